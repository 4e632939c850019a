# A mesa em ecrã inteiro.

tui-round = Mão { $round }
tui-header = até aos { $target } · { $edition }
tui-piles = monte { $draw }   descartes { $discard }
tui-too-small = Esta mesa precisa de pelo menos { $columns } colunas e { $rows } linhas.
tui-now-size = A janela tem { $columns } × { $rows }.

# De quem é chamado a decidir, no máximo 12 letras
tui-turn = a jogar
tui-different = Números diferentes: { $count } de 7
tui-of-seven = { $count } de 7
tui-sum = + { $total } = { $sum }
tui-to-go = faltam { $points }
tui-more-above = ↑ mais { $count }
tui-more-below = ↓ mais { $count }

# A pergunta
tui-hit-or-stay = { $name }, continuar ou parar?
tui-matching = Cartas que repetem um número teu: { $matching } em { $draw }
tui-matching-saved = { tui-matching }; a Segunda Chance salva-te uma vez
tui-choose = { $name }, para quem vai { $card }?
tui-hit = Continuar
tui-stay = Parar: ficas com { $points }
tui-continue = Enter: seguir
tui-now = Agora { $name }: carrega em Enter
tui-keys = ? regras  L diário  U por ver  F mais rápido  R porquê  Q guardar e sair
tui-keys-short = ?  L  U  F  Q
tui-pace-slow = lento
tui-pace-normal = normal
tui-pace-fast = rápido
tui-pace-off = sem esperas
tui-pace = Ritmo: { $pace }
tui-waiting = { $name } está a pensar …
tui-reasons-on = Os bots dizem porquê.
tui-reasons-off = Os bots não dizem porquê.
