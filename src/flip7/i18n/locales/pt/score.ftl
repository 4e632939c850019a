# A conta de uma linha e o conteúdo do baralho.

score-numbers = Números
score-double = Carta x2
score-add = Carta +{ $amount }
score-flip7 = Flip 7
score-busted = Saltou
score-seven = Sete Números diferentes: a mão acaba logo para todos (R12).
score-bust-note = Saltaste: nada desta linha conta (R11).
score-empty = Não há nenhuma carta à frente: não há nada para somar.

deck-title =
    { $decks ->
        [1] Um baralho novo: { $cards } cartas
       *[other] { $decks } baralhos novos: { $cards } cartas
    }
deck-seen = Já vistas: { $seen }. Por ver: { $left }.
deck-none-left = Não resta nenhuma carta: a próxima vem dos descartes baralhados (R24).
deck-card = Carta
deck-copies = Cópias
deck-left = Restam
deck-chance = Probabilidade de ser a próxima
deck-numbers = Números
deck-modifiers = Bónus
deck-actions = Cartas Especiais
deck-total = Ao todo
deck-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
deck-recommendation = Com mais de { $seats } jogadores recomenda-se um segundo baralho (R06).
