# Mots courts pour les écrans : cartes, états, choix, paquets, éditions, langues.

## Cartes. Les Numéros et +N sont les mêmes partout. « Stop » est aussi un choix : la carte est toujours « carte Stop ».

card-freeze = carte Stop
card-flip3 = Trois à la suite
card-second = Seconde Chance
# Au début d'une phrase.
card-first = { $card ->
    [freeze] Carte Stop
    [flip3] { card-flip3 }
   *[second] { card-second }
}
# Comme complément d'un verbe, avec l'article.
card-object = { $card ->
    [freeze] la { card-freeze }
    [flip3] la carte { card-flip3 }
   *[second] la { card-second }
}

## Où en est un joueur dans la manche ; chaque mot accompagne son signe, en dix colonnes au plus.

status-active = en jeu
status-stayed = s’arrête
status-frozen = carte Stop
status-busted = saute
status-flip7 = Flip 7

## Les deux choix, comme sur un bouton.

move-hit = Encore
move-stay = Stop

## Titres et étiquettes.

word-card = Carte
word-cards = Cartes
word-dealer = Donneur
word-discard-pile = Défausse
word-draw-pile = Pioche
word-edition = Édition
word-game = Partie
word-language = Langue
word-modifier = Bonus
word-number = Numéro
word-player = Joueur
word-players = Joueurs
word-points = Points
word-round = Manche
word-seat = Place
word-solo-challenge = Défi en solo
word-target = Objectif
word-total = Total
word-winner = Gagne

edition-3-1 = édition 3.1
edition-continental = édition continentale

language-en = anglais
language-it = italien
language-pt = portugais
language-fr = français
language-es = espagnol

## Nombres avec leur nom. En français, zéro est au singulier.

count-points = { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
}
count-cards = { $cards ->
    [one] { $cards } carte
    [many] { $cards } de cartes
   *[other] { $cards } cartes
}
count-rounds = { $rounds ->
    [one] { $rounds } manche
    [many] { $rounds } de manches
   *[other] { $rounds } manches
}
count-players = { $players ->
    [one] { $players } joueur
    [many] { $players } de joueurs
   *[other] { $players } joueurs
}

# Un joueur sans nom.
player = Joueur { $number }

list-and = { $next ->
   *[other] { $first } et { $last }
}
