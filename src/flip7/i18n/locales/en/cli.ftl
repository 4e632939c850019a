# The command line: setting up a game, playing it in lines, tables of scores.

# Setting up. Each asks for something and ends before the default in brackets.
setup-welcome = Flip 7: hit or stay, seven different numbers, first to { $target } points. Unofficial.
setup-people = Who plays? Names parted by commas
setup-people-default = You
setup-bots = Bots: how many, or which ({ $known })
setup-edition = Edition: 3.1 (an opening card each) or continental (no opening card)
setup-target = Points to win
setup-decks = { $seats ->
    [one] Decks for { $seats } player
   *[other] Decks for { $seats } players
}
setup-wrong = That is not understood: { $problem }
setup-wrong-number = a whole number from { $least } to { $most } is needed
setup-wrong-bots = a number up to { $most }, or strategies parted by commas ({ $known }), is needed
setup-wrong-edition = 3.1 or continental is needed
setup-wrong-seats = there can be at most { $most } players at the table

# Playing
play-begins = { $edition ->
    [continental] Continental edition
   *[other] Edition { $edition }
}, first to { $target }. Players, clockwise: { $players }.
play-second-deck = With more than { $most } players a second deck is recommended: --decks 2.
play-keys = H hit, S stay, T table, U unseen cards, ? help, Q save and quit
play-option = { $number }  { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, cards: { $cards }
play-no-cards = none
play-not-understood = Please type { $hit } to hit or { $stay } to stay. (?: help)
play-not-understood-target = Please type one of the numbers { $numbers }. (?: help)
play-table = Table, round { $round }, first to { $target }: { $draw } in the draw pile, { $discard } in the discard pile.
play-seat = { $name } ({ $status }): { $cards }; { $points } now, { $total } in all
play-unseen = Unseen: { $cards }
play-help =
    Hit takes one more card; a number already in front of the player busts. Stay keeps the points of this round.
    Type { $hit } to hit, { $stay } to stay, or the number of a player when a target is asked for.
    T shows the table, U the cards not seen yet, Q saves and quits. "flip7 rules" prints the rules.
play-saved = Saved. Go on with: flip7 play --resume
play-saved-at = Saved in { $path }. Go on with: flip7 play --resume { $path }
play-resumed = The game goes on in round { $round }.
play-over-already = This game is already over.
play-record = The record of this game: { $path }
play-not-saved = The game could not be saved: { $reason }
play-damaged = A saved game was damaged and is kept aside as { $path } ({ $reason }).

# Tables of scores
table-player = Player
table-total = Total
table-earlier = before
table-legend = Marks: × bust, * frozen, ! Flip 7

# What one types: the shown key, then all that is understood besides, parted by spaces.
key-hit = H
key-stay = S
words-hit = hit
words-stay = stay
