# The start screen of the full-screen table, and the tour of the first game.

start-title = Flip 7
start-slogan = Hit or stay: seven different numbers, or bust.
start-unofficial = unofficial
start-how = Take cards one by one. A number you already have busts you: no points this round. Seven different numbers are a Flip 7: { $bonus } points more, and the round ends for everyone.

## The lines, at most 15 letters each

start-entry-resume = Resume
start-entry-play = New game
start-entry-people = People
start-entry-bots = Bots
start-entry-edition = Edition
start-entry-target = First to
start-entry-decks = Decks
start-entry-language = Language
start-entry-pace = Pace
start-entry-theme = Colours
start-entry-motion = Motion
start-entry-curtain = Curtain
start-entry-reasons = Reasons

## Values, at most 15 letters each

start-none = none
start-edition-3-1 = 3.1
start-edition-continental = continental
# Each language as it calls itself.
start-language-en = English
start-language-it = Italiano
start-language-pt = Português
start-language-fr = Français
start-language-es = Español
start-theme-auto = automatic
start-theme-dark = dark
start-theme-light = light
start-motion-off = full
start-motion-on = reduced
start-curtain-off = open
start-curtain-on = closed
start-reasons-off = silent
start-reasons-on = told

## What the values mean

start-pace-slow-text = Time to read every card.
start-pace-normal-text = Cards turn over one by one.
start-pace-fast-text = For those who know the game.
start-pace-off-text = Bots play at once; the log tells what happened.
start-theme-auto-text = Like the terminal.
start-theme-dark-text = A lamp-lit table.
start-theme-light-text = Linen by day.
start-motion-off-text = A bust shakes, a Freeze brings frost.
start-motion-on-text = Nothing moves; it is marked instead.
start-curtain-off-text = Turns follow one another without a break.
start-curtain-on-text = Between two people the screen waits until the next one is there.
start-reasons-off-text = Bots play without a word.
start-reasons-on-text = Bots say why they hit or stay.

## The game

start-decks = { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}
start-decks-suggested = better { $decks }
start-decks-hint = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: above { $most } a second deck is recommended. You decide.
start-decks-text = One deck has { $cards } cards and is enough for { $most } players.
start-target-text = Whoever has the highest total, at or above the target, at the end of a round wins. 200 is the printed target; 100 makes a short game.
start-number-text = ← → change it; digits set it.

start-saved-today = Saved today at { $time }.
start-saved-yesterday = Saved yesterday at { $time }.
start-saved-on = Saved on { $date } at { $time }.

start-people-add = add a name

## One line on the character of each bot

start-bot-counter = counts the cards; stays at a { $number } % risk
start-bot-cautious = careful: stays from { $number } points on
start-bot-bold = greedy: stays from { $number } points on
start-bot-threshold = always stays from { $number } points on
start-bot-random = decides by the toss of a coin
start-bot-number = points: set its number here

## In what the editions differ: $holds is "yes" or "no"

start-r01-label = Opening deal
start-r01 = { $holds ->
    [yes] one card each
   *[no] none: rows start empty
}
start-r02-label = Staying
start-r02 = { $holds ->
    [yes] with a card in front
   *[no] always, even with no card
}
start-r03-label = Freeze, Flip Three inside another
start-r03 = { $holds ->
    [yes] wait until the three are over
   *[no] are resolved at once
}
start-r04-label = Second Chance nobody can take
start-r04 = { $edition ->
    [continental] the same
   *[other] is discarded
}

## The keys, at most 48 letters each

start-keys-lines = ↑↓ move  ←→ change  Enter choose
start-keys-people = Enter next  ↑↓ move  Ctrl+D remove  Esc cancel
start-keys-bots = ↑↓ move  ←→ fewer, more  Enter done
start-keys-number = Enter take it  Esc leave it as it was
start-keys-quit = Q quit

## Answers to what cannot be done

start-note-empty-name = A name cannot be empty. Backspace removes the seat.
start-note-full = There is room for { $most } players.
start-note-number = Type a whole number from { $least } to { $most }.
start-note-nobody = Nobody plays yet: add a person or a bot.
start-note-bot = The bot “{ $bot }” cannot play here: choose another.

## The tour: five hints, at most 150 letters each. $hit and $stay are keys.

start-hint-turn = { $hit } takes one more card, { $stay } keeps your points. A number you already have in front of you busts you: no points this round.
start-hint-special = Cards in (round) brackets add points or double your numbers. Cards in <pointed> ones act: Freeze, Flip Three, Second Chance.
start-hint-seven = Seven slots, seven different numbers: fill them all for a Flip 7. The round then ends for everyone, and you get { $bonus } points more.
start-hint-totals = A bar runs toward the target: solid is the total, dashed what this round would add. After a round, the highest total past it wins.
start-hint-keys = At any time: U unseen cards, L log, ? rules, F faster, R reasons of the bots. Q saves and quits; the game waits for you.
