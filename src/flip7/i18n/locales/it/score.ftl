# Il conto di una fila e il contenuto del mazzo.

score-numbers = Numeri
score-double = Carta x2
score-add = Carta +{ $amount }
score-flip7 = Flip 7
score-busted = Saltato
score-seven = Sette Numeri diversi: la manche è finita per tutti (R12).
score-bust-note = Hai saltato: di questa fila non conta nulla (R11).
score-empty = Davanti non c’è nessuna carta: non c’è niente da sommare.

deck-title =
    { $decks ->
        [one] Un mazzo nuovo: { $cards } carte
       *[other] { $decks } mazzi nuovi: { $cards } carte
    }
deck-seen = Già viste: { $seen }. Ancora da vedere: { $left }.
deck-none-left = Non resta nessuna carta: la prossima viene dagli scarti mescolati (R24).
deck-card = Carta
deck-copies = Copie
deck-left = Restano
deck-chance = Probabilità che sia la prossima
deck-numbers = Numeri
deck-modifiers = Bonus
deck-actions = Carte Speciali
deck-total = In tutto
deck-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
deck-recommendation = Con più di { $seats } giocatori si consiglia un secondo mazzo (R06).
