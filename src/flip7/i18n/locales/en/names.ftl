# Short words for screens: cards, statuses, moves, piles, editions, languages.

## Cards. Numbers and +N are the same everywhere. A screen marks each with its shape as well.

card-freeze = Freeze
card-flip3 = Flip Three
card-second = Second Chance
# At the start of a sentence.
card-first = { $card ->
    [freeze] { card-freeze }
    [flip3] { card-flip3 }
   *[second] { card-second }
}
# As the object of a verb, with an article where the language has one.
card-object = { $card ->
    [freeze] { card-freeze }
    [flip3] { card-flip3 }
   *[second] { card-second }
}

## How a player stands in the round; each stands beside its mark and takes ten columns at most.

status-active = in
status-stayed = stayed
status-frozen = frozen
status-busted = bust
status-flip7 = Flip 7

## The two moves, as on a button.

move-hit = Hit
move-stay = Stay

## Headings and labels.

word-card = Card
word-cards = Cards
word-dealer = Dealer
word-discard-pile = Discard pile
word-draw-pile = Draw pile
word-edition = Edition
word-game = Game
word-language = Language
word-modifier = Modifier
word-number = Number
word-player = Player
word-players = Players
word-points = Points
word-round = Round
word-seat = Seat
word-solo-challenge = Solo challenge
word-target = Target
word-total = Total
word-winner = Winner

edition-3-1 = edition 3.1
edition-continental = continental edition

language-en = English
language-it = Italian
language-pt = Portuguese
language-fr = French
language-es = Spanish

## Numbers with their noun.

count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
count-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
count-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}

# A player without a name.
player = Player { $number }

# "a and b", "a, b and c". $next tells how the last item begins: with the sound "e" or "i", or "other".
list-and = { $next ->
   *[other] { $first } and { $last }
}
