# La mesa a pantalla completa.

tui-round = Ronda { $round }
tui-header = hasta { $target } · { $edition }
tui-piles = mazo { $draw }   descarte { $discard }
tui-too-small = Esta mesa necesita al menos { $columns } columnas y { $rows } filas.
tui-now-size = La ventana tiene { $columns } × { $rows }.

# De quien tiene que decidir, 12 letras como máximo
tui-turn = le toca
tui-different = Números distintos: { $count } de 7
tui-of-seven = { $count } de 7
tui-sum = + { $total } = { $sum }
tui-to-go = faltan { $points }
tui-more-above = ↑ { $count } más
tui-more-below = ↓ { $count } más

# La pregunta
tui-hit-or-stay = { $name }, ¿pedir o plantarse?
tui-matching = Cartas que repiten un número tuyo: { $matching } de { $draw }
tui-matching-saved = { tui-matching }; tu Segunda Oportunidad te salva una vez
tui-choose = { $name }, ¿para quién es { $card }?
tui-hit = Pedir
tui-stay = Plantarse: guardas { $points }
tui-continue = Intro: seguir
tui-now = Ahora { $name }: pulsa Intro
tui-keys = ? reglas  L diario  U por ver  F más rápido  R por qué  Q guardar y salir
tui-keys-short = ?  L  U  F  Q
tui-pace-slow = lento
tui-pace-normal = normal
tui-pace-fast = rápido
tui-pace-off = sin esperas
tui-pace = Ritmo: { $pace }
tui-waiting = { $name } está pensando …
tui-reasons-on = Los bots dicen por qué.
tui-reasons-off = Los bots no dicen por qué.
