# Les panneaux sur la table, le résultat d’une manche et d’une partie, revoir un enregistrement.

## En commun

screens-close = Échap ferme
screens-scroll = ↑ ↓ défilent
screens-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }

## Cartes pas encore vues (U). $cards : combien peuvent venir maintenant.

unseen-title = Cartes pas encore vues
unseen-left = { $cards ->
    [one] Il reste { $cards } carte dans la pioche.
    [many] Il reste { $cards } de cartes dans la pioche.
   *[other] Il reste { $cards } cartes dans la pioche.
}
unseen-shuffled = { $cards ->
    [one] La pioche est vide : la prochaine carte est celle de la défausse.
    [many] La pioche est vide : la prochaine carte vient de la défausse mélangée, { $cards } de cartes.
   *[other] La pioche est vide : la prochaine carte vient de la défausse mélangée, { $cards } cartes.
}
unseen-no-cards = Il n’y a plus de cartes.
# ◀ marque ces numéros dans la liste.
unseen-match = ◀ Répètent un numéro devant { $name } : { $matching } sur { $cards }, { $percent }.
unseen-save = La Seconde Chance sauve une fois.

## Ce qui s’est passé (L)

log-title = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.

## Touches et règles (?)

help-title = Touches et règles
help-keys = Touches
help-search = Tape un mot pour le chercher
help-clear = Échap efface
help-found = { $count ->
    [one] « { $word } » : { $count } règle
    [many] « { $word } » : { $count } de règles
   *[other] « { $word } » : { $count } règles
}

help-key-arrows = ← → Entrée
help-key-turns = ↓ ↑ ou N P
help-key-pages = Pg↓ Pg↑
help-key-ends = Début Fin
help-key-space = Espace

help-hit = Encore : une carte de plus
help-stay = Stop : tu gardes les points de la manche
help-arrows = choisir et valider ; on peut aussi cliquer
help-targets = qui reçoit une carte Spéciale
help-unseen = les cartes pas encore vues
help-log = ce qui s’est passé
help-rules = ces touches et les règles
help-faster = change le rythme ; toute autre touche montre le reste d’un coup
help-reasons = les bots disent pourquoi
help-quit = enregistrer et quitter

help-players = la ligne d’une autre personne, dans le tableau et la courbe
help-columns = les manches d’avant et d’après dans le tableau

help-events = l’événement suivant, le précédent
help-turns = le tour suivant, le précédent
help-rounds = la manche suivante, la précédente
help-ends = le premier et le dernier événement
help-space = lecture et pause
help-records = l’enregistrement précédent, le suivant
help-viewer = une autre personne au premier plan
help-pace = change le rythme
help-leave = quitter

## Le résultat d’une manche

summary-title = Résultat de la manche { $round }
summary-nobody-active = plus personne n’est en jeu
summary-flip7 = { $name } fait Flip 7
summary-no-cards = il n’y a plus de cartes
summary-earlier = avant : { $points }
summary-leads = En tête avec { $points } sur { $target } : { $names }
summary-reached = { $name } a { $points } sur { $target } : la partie est finie
summary-alone = { $points } sur { $target } après { count-rounds }
summary-tied = À égalité avec { $points } : { $names }. Une manche de plus décide.
summary-none = Personne n’a encore de points.

## La fin d’une partie

final-title = { $name } gagne avec { count-points }
final-title-pair = { count-points } en { count-rounds }
final-title-alone = Défi en solo : { count-points } en { count-rounds }
final-leads = { $name } est en tête avec { count-points }
final-scored = { count-points }
final-facts = { count-rounds } · objectif { $target } · { $edition }
final-record = Enregistrement : { $path }
final-no-record = Cette partie n’est pas enregistrée sur le disque.
final-keys = ← → Entrée choisit   ↑ ↓ joueur   Pg↑ Pg↓ manches   ? règles
final-again = Rejouer : { $name } donne
final-again-alone = Rejouer
final-copy = Copier l’enregistrement
final-watch = Voir la partie
final-setting = Autres réglages
final-quit = Quitter
# Une lettre chacun, toutes différentes, Q pour le dernier.
key-again = R
key-copy = C
key-watch = V
key-setting = A
key-quit = Q
# Sous la courbe : il n’y a de place que pour quelques lignes.
chart-leaders = { $count } sur { $seats } : les premiers et celui choisi

## Copier l’enregistrement

copy-title = Copier l’enregistrement
copy-where = L’enregistrement est ici :
copy-ask = Nom de la copie dans { $folder } :
copy-exists = { $name } existe déjà. Encore Entrée pour le remplacer.
copy-done = Copié : { $path }
copy-failed = Écriture impossible : { $reason }
copy-bad-name = Il faut un nom de fichier seul, sans dossier.
copy-keys = Entrée copie   Échap ferme

## Revoir un enregistrement

# Le tour 0 est l’ouverture de la manche.
watch-place = Événement { $event } sur { $events } · { $turn ->
    [0] ouverture
   *[other] tour { $turn } sur { $turns }
} · manche { $round } sur { $rounds }
watch-record = enregistrement { $record } sur { $records }
watch-paused = en pause
watch-playing = lecture ({ $pace })
watch-keys = → ← événement   ↓ ↑ tour   Pg↓ Pg↑ manche   Espace lit   ? touches   Q quitte
watch-over = L’enregistrement s’arrête ici ; la partie n’est pas finie.
watch-over-short = partie inachevée
