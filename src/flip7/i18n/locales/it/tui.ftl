# La tavola a schermo intero.

tui-round = Manche { $round }
tui-header = si arriva a { $target } · { $edition }
tui-piles = mazzo { $draw }   scarti { $discard }
tui-too-small = Questa tavola ha bisogno di almeno { $columns } colonne e { $rows } righe.
tui-now-size = La finestra ne ha { $columns } × { $rows }.

# Di chi è interpellato, al massimo 12 lettere
tui-turn = di turno
tui-different = Numeri diversi: { $count } su 7
tui-of-seven = { $count } su 7
tui-sum = + { $total } = { $sum }
tui-to-go = ne mancano { $points }
tui-more-above = ↑ altri { $count }
tui-more-below = ↓ altri { $count }

# La domanda
tui-hit-or-stay = { $name }, ancora o stop?
tui-matching = Carte che ripetono un tuo numero: { $matching } su { $draw }
tui-matching-saved = { tui-matching }; la Seconda Possibilità ti salva una volta
tui-choose = { $name }, a chi va { $card }?
tui-hit = Ancora
tui-stay = Stop: tieni { $points }
tui-continue = Invio: avanti
tui-now = Ora { $name }: premi Invio
tui-keys = ? regole  L diario  U non viste  F più veloce  R perché  Q salva ed esci
tui-keys-short = ?  L  U  F  Q
tui-pace-slow = lento
tui-pace-normal = normale
tui-pace-fast = veloce
tui-pace-off = senza attese
tui-pace = Ritmo: { $pace }
tui-waiting = { $name } ci pensa …
tui-reasons-on = I bot dicono perché.
tui-reasons-off = I bot non dicono perché.
