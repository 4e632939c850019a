# Scoring a hand, and what a deck holds.
# Codes of cards, sums such as "12 + 9 = 21" and fractions are the same in every language.

score-numbers = Numbers
score-double = Card x2
score-add = Card +{ $amount }
score-flip7 = Flip 7
score-busted = Bust
score-seven = Seven different Numbers: the round is over for everyone (R12).
score-bust-note = Bust: nothing in this hand counts (R11).
score-empty = No card lies in front: there is nothing to add up.

deck-title =
    { $decks ->
        [one] A fresh deck: { $cards } cards
       *[other] { $decks } fresh decks: { $cards } cards
    }
deck-seen = Already seen: { $seen }. Still to come: { $left }.
deck-none-left = No card is left: the next one comes from the shuffled discard pile (R24).
deck-card = Card
deck-copies = Copies
deck-left = Left
deck-chance = Chance to be next
deck-numbers = Numbers
deck-modifiers = Modifiers
deck-actions = Action cards
deck-total = All
deck-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
deck-recommendation = Above { $seats } players it is wise to add a second deck (R06).
