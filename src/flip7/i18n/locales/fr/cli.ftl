# La ligne de commande : préparer une partie, la jouer ligne par ligne, tableaux des points.

setup-welcome = Flip 7 : stop ou encore, sept numéros différents, le premier à { $target } points gagne. Non officiel.
setup-people = Qui joue ? Noms séparés par des virgules
setup-people-default = Toi
setup-bots = Bots : combien, ou lesquels ({ $known })
setup-edition = Édition : 3.1 (une première carte à chacun) ou continental (sans première carte)
setup-target = Points pour gagner
setup-decks = { $seats ->
    [one] Paquets pour { $seats } joueur
   *[other] Paquets pour { $seats } joueurs
}
setup-wrong = Ce n’est pas compris : { $problem }
setup-wrong-number = il faut un nombre entier de { $least } à { $most }
setup-wrong-bots = il faut un nombre jusqu’à { $most }, ou des stratégies séparées par des virgules ({ $known })
setup-wrong-edition = il faut 3.1 ou continental
setup-wrong-seats = la table accueille { $most } joueurs au plus

play-begins = { $edition ->
    [continental] Édition continentale
   *[other] Édition { $edition }
}, objectif { $target }. Autour de la table, dans le sens horaire : { $players }.
play-second-deck = À plus de { $most } joueurs, un second paquet est conseillé : --decks 2.
play-keys = E encore, S stop, T table, U cartes pas encore vues, ? aide, Q enregistrer et quitter
play-option = { $number }  { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, cartes : { $cards }
play-no-cards = aucune
play-not-understood = Tape { $hit } pour encore ou { $stay } pour stop. (? : aide)
play-not-understood-target = Tape un des numéros { $numbers }. (? : aide)
play-table = Table, manche { $round }, objectif { $target } : { $draw } dans la pioche, { $discard } dans la défausse.
play-seat = { $name } ({ $status }) : { $cards } ; { $points } pour l’instant, { $total } en tout
play-unseen = Pas encore vues : { $cards }
play-help =
    Encore : une carte de plus ; si elle répète un numéro devant toi, tu sautes. Stop : tu gardes les points de la manche.
    Tape { $hit } pour encore, { $stay } pour stop, ou le numéro d’une personne quand il faut choisir une cible.
    T montre la table, U les cartes pas encore vues, Q enregistre et quitte. « flip7 rules » affiche les règles.
play-saved = Partie enregistrée. Pour continuer : flip7 play --resume
play-saved-at = Partie enregistrée dans { $path }. Pour continuer : flip7 play --resume { $path }
play-resumed = La partie continue à la manche { $round }.
play-over-already = Cette partie est déjà finie.
play-record = L’enregistrement de cette partie : { $path }
play-not-saved = La partie n’a pas pu être enregistrée : { $reason }
play-damaged = Une partie enregistrée était abîmée ; elle est gardée à part sous { $path } ({ $reason }).

table-player = Joueur
table-total = Total
table-earlier = avant
table-legend = Signes : × sauter, * carte Stop, ! Flip 7

# What one types: the shown key, then all that is understood besides, parted by spaces.
key-hit = E
key-stay = S
words-hit = encore
words-stay = stop
