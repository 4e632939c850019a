# La cuenta de una fila y el contenido del mazo.

score-numbers = Números
score-double = Carta x2
score-add = Carta +{ $amount }
score-flip7 = Flip 7
score-busted = Te pasas
score-seven = Siete Números distintos: la ronda acaba al instante para todos (R12).
score-bust-note = Te has pasado: nada de esta fila cuenta (R11).
score-empty = No hay ninguna carta delante: no hay nada que sumar.

deck-title =
    { $decks ->
        [one] Un mazo nuevo: { $cards } cartas
       *[other] { $decks } mazos nuevos: { $cards } cartas
    }
deck-seen = Ya vistas: { $seen }. Por ver: { $left }.
deck-none-left = No queda ninguna carta: la próxima sale del descarte barajado (R24).
deck-card = Carta
deck-copies = Copias
deck-left = Quedan
deck-chance = Probabilidad de ser la próxima
deck-numbers = Números
deck-modifiers = Modificadoras
deck-actions = Cartas de acción
deck-total = En total
deck-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
deck-recommendation = Con más de { $seats } jugadores se recomienda un segundo mazo (R06).
