# Panels over the table, the result of a round and of a game, watching a record.

## Shared

screens-close = Esc close
screens-scroll = ↑ ↓ scroll
screens-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }

## Unseen cards (U). $cards: how many may come next.

unseen-title = Unseen cards
unseen-left = { $cards ->
    [one] One card is left in the draw pile.
   *[other] { $cards } cards are left in the draw pile.
}
unseen-shuffled = { $cards ->
    [one] The draw pile is empty: the next card is the one in the discard pile.
   *[other] The draw pile is empty: the next card comes from the { $cards } of the discard pile, shuffled.
}
unseen-no-cards = There are no cards left.
# ◀ marks these numbers in the list.
unseen-match = ◀ Match a number in front of { $name }: { $matching } of { $cards }, { $percent }.
unseen-save = The Second Chance saves once.

## What has happened (L)

log-title = What has happened
log-empty = Nothing has happened yet.

## Keys and rules (?)

help-title = Keys and rules
help-keys = Keys
help-search = Type a word to search
help-clear = Esc clear
help-found = { $count ->
    [one] “{ $word }”: one rule
   *[other] “{ $word }”: { $count } rules
}

help-key-arrows = ← → Enter
help-key-turns = ↓ ↑ or N P
help-key-pages = PgDn PgUp
help-key-ends = Home End
help-key-space = Space

help-hit = Hit: one more card
help-stay = Stay: keep the points of this round
help-arrows = choose and press; the mouse can click as well
help-targets = the player who gets an action card
help-unseen = the cards not seen yet
help-log = what has happened
help-rules = these keys and the rules
help-faster = change the pace; any other key shows the rest at once
help-reasons = let bots say why
help-quit = save and quit
help-players = another player’s line in table and chart
help-columns = earlier and later rounds of the table

help-events = the next event, the one before
help-turns = the next turn, the one before
help-rounds = the next round, the one before
help-ends = the first and the last event
help-space = play and pause
help-records = the record before, the next one
help-viewer = another player in front
help-pace = change the pace
help-leave = quit

## The result of a round

summary-title = Result of round { $round }
summary-nobody-active = nobody is left in the round
summary-flip7 = { $name } has Flip 7
summary-no-cards = there are no cards left
summary-earlier = before: { $points }
summary-leads = Leading with { $points } of { $target }: { $names }
summary-reached = { $name } has { $points } of { $target }: the game is over
summary-alone = { $points } of { $target } after { count-rounds }
summary-tied = Level with { $points }: { $names }. An extra round decides.
summary-none = Nobody has any points yet.

## The end of a game

final-title = { $name } wins with { count-points }
final-title-pair = { count-points } reached in { count-rounds }
final-title-alone = Solo challenge: { count-points } reached in { count-rounds }
final-leads = { $name } leads with { count-points }
final-scored = { count-points }
final-facts = { count-rounds } · first to { $target } · { $edition }
final-record = Record: { $path }
final-no-record = This game has no record on disk.
final-keys = ← → Enter choose   ↑ ↓ player   PgUp PgDn rounds   ? rules
final-again = Play again: { $name } deals
final-again-alone = Play again
final-copy = Copy the record
final-watch = Watch it
final-setting = Change the setting
final-quit = Quit
# One letter each, all different, Q for the last.
key-again = A
key-copy = C
key-watch = W
key-setting = S
key-quit = Q
# Under the chart: only some lines fit.
chart-leaders = { $count } of { $seats }: the leaders and the one chosen

## Copying the record

copy-title = Copy the record
copy-where = The record is kept here:
copy-ask = Name of the copy in { $folder }:
copy-exists = { $name } is there already. Enter again overwrites it.
copy-done = Copied: { $path }
copy-failed = This cannot be written: { $reason }
copy-bad-name = A file name alone is needed, without a folder.
copy-keys = Enter copy   Esc close

## Watching a record

# Turn 0 is the opening of the round.
watch-place = Event { $event } of { $events } · { $turn ->
    [0] opening
   *[other] turn { $turn } of { $turns }
} · round { $round } of { $rounds }
watch-record = record { $record } of { $records }
watch-paused = paused
watch-playing = plays ({ $pace })
watch-keys = → ← event   ↓ ↑ turn   PgDn PgUp round   Space play   ? keys   Q quit
watch-over = The record ends here; the game is not over.
watch-over-short = game not over
