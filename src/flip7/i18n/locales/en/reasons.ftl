# Why a bot chose what it chose.

reason-random = chosen at random
reason-points-below = { $value } points, below its { $limit }
reason-points-reached = { $value } points, its { $limit } are reached
reason-second-chance = a Second Chance would save it
reason-bust-below = { $value } % bust chance, below its { $limit } %
reason-bust-above = { $value } % bust chance, its { $limit } % are reached
reason-strongest = the strongest rival
reason-most-numbers = the rival with the most numbers
reason-weakest = the weakest rival
reason-likeliest-bust = the likeliest to bust: { $value } %
reason-keep-three = worth keeping: { $value } % to bust
