# La table en plein écran.

tui-round = Manche { $round }
tui-header = objectif { $target } · { $edition }
tui-piles = pioche { $draw }   défausse { $discard }
tui-too-small = Cette table demande au moins { $columns } colonnes et { $rows } lignes.
tui-now-size = La fenêtre en a { $columns } × { $rows }.

# De qui doit répondre, 12 lettres au plus
tui-turn = à son tour
tui-different = Numéros différents : { $count } sur 7
tui-of-seven = { $count } sur 7
tui-sum = + { $total } = { $sum }
tui-to-go = encore { $points }
tui-more-above = ↑ { $count } de plus
tui-more-below = ↓ { $count } de plus

# La question
tui-hit-or-stay = { $name }, stop ou encore ?
tui-matching = Cartes qui répètent un de tes numéros : { $matching } sur { $draw }
tui-matching-saved = { tui-matching } ; ta Seconde Chance te sauve une fois
tui-choose = { $name }, à qui va { $card } ?
tui-hit = Encore
tui-stay = Stop : tu gardes { $points }
tui-continue = Entrée : continuer
tui-now = À { $name } : appuie sur Entrée
tui-keys = ? règles  L journal  U pas vues  F plus vite  R pourquoi  Q enregistrer et quitter
tui-keys-short = ?  L  U  F  Q
tui-pace-slow = lent
tui-pace-normal = normal
tui-pace-fast = rapide
tui-pace-off = sans attente
tui-pace = Rythme : { $pace }
tui-waiting = { $name } réfléchit …
tui-reasons-on = Les bots disent pourquoi.
tui-reasons-off = Les bots ne disent pas pourquoi.
