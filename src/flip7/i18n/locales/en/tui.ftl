# The full-screen table.

tui-round = Round { $round }
tui-header = first to { $target } · { $edition }
tui-piles = pile { $draw }   discard { $discard }
tui-too-small = This table needs at least { $columns } columns and { $rows } rows.
tui-now-size = The window has { $columns } × { $rows }.

# Of the seat that is asked, at most 12 letters
tui-turn = to act
tui-different = { $count } of 7 different numbers
tui-of-seven = { $count } of 7
tui-sum = + { $total } = { $sum }
tui-to-go = { $points } to go
tui-more-above = ↑ { $count } more
tui-more-below = ↓ { $count } more

# The question
tui-hit-or-stay = { $name }, hit or stay?
tui-matching = { $matching ->
    [one] { $matching } of { $draw } cards matches one of yours
   *[other] { $matching } of { $draw } cards match one of yours
}
tui-matching-saved = { tui-matching }; your Second Chance would save you once
tui-choose = { $name }, who gets { $card }?
tui-hit = Hit
tui-stay = Stay: keep { $points }
tui-continue = Enter: go on
tui-now = Now { $name }: press Enter
tui-keys = ? rules  L log  U unseen  F faster  R reasons  Q save and quit
tui-keys-short = ?  L  U  F  Q
tui-pace-slow = slow
tui-pace-normal = normal
tui-pace-fast = fast
tui-pace-off = no waiting
tui-pace = Pace: { $pace }
tui-waiting = { $name } is thinking …
tui-reasons-on = Bots say why.
tui-reasons-off = Bots keep their reasons to themselves.
