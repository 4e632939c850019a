# L’écran de départ de la table en plein écran, et la visite guidée de la première partie.

start-title = Flip 7
start-slogan = Stop ou encore : sept numéros différents, ou tu sautes.
start-unofficial = non officiel
start-how = Prends les cartes une à une. Avec un numéro que tu as déjà, tu sautes : aucun point pour cette manche. Sept numéros différents font un Flip 7 : { $bonus } points de plus, et la manche finit pour tous.

## Les lignes, 15 lettres au plus

start-entry-resume = Reprendre
start-entry-play = Nouvelle partie
start-entry-people = Personnes
start-entry-bots = Bots
start-entry-edition = Édition
start-entry-target = Objectif
start-entry-decks = Paquets
start-entry-language = Langue
start-entry-pace = Rythme
start-entry-theme = Couleurs
start-entry-motion = Mouvement
start-entry-curtain = Rideau
start-entry-reasons = Raisons

## Les valeurs, 15 lettres au plus

start-none = personne
start-edition-3-1 = 3.1
start-edition-continental = continentale
# Chaque langue comme elle se nomme.
start-language-en = English
start-language-it = Italiano
start-language-pt = Português
start-language-fr = Français
start-language-es = Español
start-theme-auto = automatiques
start-theme-dark = sombres
start-theme-light = claires
start-motion-off = entier
start-motion-on = réduit
start-curtain-off = ouvert
start-curtain-on = fermé
start-reasons-off = tues
start-reasons-on = dites

## Ce qu’elles veulent dire

start-pace-slow-text = Le temps de lire chaque carte.
start-pace-normal-text = Les cartes se retournent une à une.
start-pace-fast-text = Pour qui connaît déjà le jeu.
start-pace-off-text = Les bots jouent aussitôt ; le journal raconte ce qui s’est passé.
start-theme-auto-text = Comme le terminal.
start-theme-dark-text = Une table sous la lampe.
start-theme-light-text = Une nappe de lin, le jour.
start-motion-off-text = Qui saute tremble, la carte Stop apporte le givre.
start-motion-on-text = Rien ne bouge : ce qui arrive est marqué.
start-curtain-off-text = Les tours se suivent sans pause.
start-curtain-on-text = Entre deux personnes, l’écran attend que la suivante soit là.
start-reasons-off-text = Les bots jouent sans un mot.
start-reasons-on-text = Les bots disent pourquoi ils continuent ou s’arrêtent.

## La partie

start-decks = { $decks ->
    [one] { $decks } paquet
    [many] { $decks } de paquets
   *[other] { $decks } paquets
}
start-decks-suggested = mieux : { $decks }
start-decks-hint = { $seats ->
    [one] { $seats } joueur
    [many] { $seats } de joueurs
   *[other] { $seats } joueurs
} : au-delà de { $most }, un second paquet est conseillé. À toi de choisir.
start-decks-text = Un paquet a { $cards } cartes et suffit jusqu’à { $most } joueurs.
start-target-text = Gagne qui, à la fin d’une manche, a le total le plus haut et a atteint l’objectif. 200 est l’objectif imprimé ; avec 100 la partie est courte.
start-number-text = ← → le changent ; les chiffres l’écrivent.

start-saved-today = Enregistrée aujourd’hui à { $time }.
start-saved-yesterday = Enregistrée hier à { $time }.
start-saved-on = Enregistrée le { $date } à { $time }.

start-people-add = ajouter un nom

## Une ligne sur le caractère de chaque bot

start-bot-counter = compte les cartes ; s’arrête à { $number } % de risque
start-bot-cautious = prudent : s’arrête à { $number } points
start-bot-bold = audacieux : s’arrête à { $number } points
start-bot-threshold = s’arrête toujours à { $number } points
start-bot-random = décide à pile ou face
start-bot-number = points : son nombre

## Ce qui distingue les éditions : $holds est "yes" ou "no"

start-r01-label = Début de la manche
start-r01 = { $holds ->
    [yes] une carte à chacun
   *[no] sans carte : rangées vides
}
start-r02-label = S’arrêter
start-r02 = { $holds ->
    [yes] avec une carte devant soi
   *[no] toujours, même sans carte
}
start-r03-label = Carte Stop, Trois à la suite dans un autre
start-r03 = { $holds ->
    [yes] attendent la fin des trois
   *[no] agissent aussitôt
}
start-r04-label = Seconde Chance que personne ne prend
start-r04 = { $edition ->
    [continental] de même
   *[other] est défaussée
}

## Les touches, 48 lettres au plus

start-keys-lines = ↑↓ aller  ←→ changer  Entrée choisir
start-keys-people = Entrée suite  ↑↓ aller  Ctrl+D ôter  Échap annuler
start-keys-bots = ↑↓ aller  ←→ moins, plus  Entrée fini
start-keys-number = Entrée valider  Échap laisser tel quel
start-keys-quit = Q quitter

## Réponses à ce qui ne va pas

start-note-empty-name = Un nom ne peut pas être vide. Retour arrière ôte la place.
start-note-full = Il y a de la place pour { $most } joueurs.
start-note-number = Tape un nombre entier de { $least } à { $most }.
start-note-nobody = Personne ne joue encore : ajoute une personne ou un bot.
start-note-bot = Le bot « { $bot } » ne peut pas jouer ici : choisis-en un autre.

## La visite : cinq conseils, 150 lettres au plus. $hit et $stay sont des touches.

start-hint-turn = { $hit } : encore une carte. { $stay } : tu gardes tes points. Un numéro que tu as déjà devant toi te fait sauter : aucun point cette manche.
start-hint-special = Entre parenthèses (rondes) : des points, ou tes numéros doublés. Entre <chevrons> : carte Stop, Trois à la suite, Seconde Chance, qui agissent.
start-hint-seven = Sept cases, sept numéros différents : remplis-les toutes et c’est un Flip 7. La manche finit pour tous, et tu as { $bonus } points de plus.
start-hint-totals = La barre va vers l’objectif : pleine, le total ; pointillée, ce que la manche ajoute. En fin de manche, le plus haut total qui l’atteint gagne.
start-hint-keys = À tout moment : U cartes pas vues, L journal, ? règles, F plus vite, R raisons des bots. Q enregistre et quitte : la partie t’attend.
