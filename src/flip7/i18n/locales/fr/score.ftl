# Le compte d’une ligne et le contenu du paquet.

score-numbers = Numéros
score-double = Carte x2
score-add = Carte +{ $amount }
score-flip7 = Flip 7
score-busted = Sauté
score-seven = Sept Numéros différents : la manche s’achève aussitôt pour tous (R12).
score-bust-note = Tu as sauté : rien de cette ligne ne compte (R11).
score-empty = Aucune carte devant toi : il n’y a rien à additionner.

deck-title =
    { $decks ->
        [one] Un paquet neuf : { $cards } cartes
       *[other] { $decks } paquets neufs : { $cards } cartes
    }
deck-seen = Déjà vues : { $seen }. Encore à venir : { $left }.
deck-none-left = Il ne reste aucune carte : la prochaine vient de la défausse mélangée (R24).
deck-card = Carte
deck-copies = Exemplaires
deck-left = Restent
deck-chance = Probabilité d’être la prochaine
deck-numbers = Numéros
deck-modifiers = Bonus
deck-actions = Cartes Spéciales
deck-total = En tout
deck-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
deck-recommendation = À plus de { $seats } joueurs, un second paquet est conseillé (R06).
