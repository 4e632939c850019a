# Porque é que um bot escolheu assim.

reason-random = escolha ao acaso
reason-points-below = { $value } pontos, abaixo dos seus { $limit }
reason-points-reached = { $value } pontos, os seus { $limit } estão atingidos
reason-second-chance = uma Segunda Chance salvava-o
reason-bust-below = risco de saltar { $value } %, abaixo dos seus { $limit } %
reason-bust-above = risco de saltar { $value } %, os seus { $limit } % estão atingidos
reason-strongest = o rival mais forte
reason-most-numbers = o rival com mais números
reason-weakest = o rival mais fraco
reason-likeliest-bust = quem mais arrisca saltar: { $value } %
reason-keep-three = vale a pena ficar com ela: { $value } % de saltar
