# Les règles R01 à R30 dans nos propres mots : titre et texte de chacune, et une décision du projet là où les
# règles imprimées se taisent.

rules-title = Les règles de Flip 7 dans nos propres mots, { $edition }
rules-differences-title = Les règles de Flip 7 dans nos propres mots : ce qui change d’une édition à l’autre
rules-unofficial = Texte non officiel : ce projet n’a aucun lien avec l’éditeur du jeu, et ce ne sont pas ses
    mots.
rules-ids = Chaque règle a un code, de { $first } à { $last }. Les messages, le programme, les tests et les
    documents du projet désignent les règles par ces codes ; « flip7 rules R14 » n’en montre qu’une.
rules-rulings = Là où les règles imprimées se taisent, le projet décide de sa façon de jouer : ces passages
    commencent par « Notre décision ».
rules-our-ruling = Notre décision : { $ruling }
rules-none-found = Aucune règle ne contient « { $word } ».

rules-deck = Le paquet
rules-round = La manche
rules-actions = Les cartes Spéciales
rules-score = Le décompte
rules-piles = Le paquet au fil des manches
rules-game = La partie

rule-r01-title = Comment s’ouvre la manche
rule-r01-text =
    { $opening-deal ->
        [yes] Avant toute question, le Donneur donne à chacun une carte face visible. Si c’est une carte
            Spéciale, vois R08.
       *[no] Rien n’est donné d’avance : quand la première question est posée, à la gauche du Donneur, toutes
            les lignes sont vides.
    }

rule-r02-title = Quand tu peux t’arrêter
rule-r02-text =
    { $staying-needs-a-card ->
        [yes] Tu peux dire Stop dès qu’une carte, quelle qu’elle soit, se trouve devant toi. Jusque-là, tu ne
            peux répondre qu’Encore.
       *[no] Tu peux dire Stop chaque fois qu’on te le demande, même avant ta première carte ; avec une ligne
            vide, tu marques 0 point.
    }

rule-r03-title = Carte Stop ou Trois à la suite pendant un Trois à la suite
rule-r03-text =
    { $sets-actions-aside ->
        [yes] Une carte Stop ou un Trois à la suite qui sort parmi les trois cartes ne fait rien pour
            l’instant. Mets-la de côté, termine les trois, et résous-la seulement ensuite (R17). Si, avant
            cela, celui qui les reçoit saute ou réussit un Flip 7, elle part à la défausse sans effet.
       *[no] Une carte Stop ou un Trois à la suite qui sort parmi les trois cartes agit aussitôt. Puis on
            reprend les cartes interrompues, si c’est encore possible (R18).
    }

rule-r04-title = Une Seconde Chance que personne ne peut prendre
rule-r04-text = Une Seconde Chance en trop (R21) part à la défausse quand elle ne trouve pas preneur : les
    autres joueurs en jeu en ont tous déjà une, ou il n’y a plus personne d’autre en jeu.
rule-r04-ruling =
    { $edition ->
        [continental] celui qui a déjà une Seconde Chance ne peut pas en recevoir une autre, pour que la carte
            ne tourne pas en rond. Le texte imprimé ne parle pas de ceux qui en ont déjà une.
       *[other] { "" }
    }

rule-r05-title = Ce que contient le paquet
rule-r05-text = Le paquet compte { $cards } cartes. Les Numéros sont { $numbers } : de 1 à 12, chacun est
    présent autant de fois que sa valeur (douze 12, un seul 1), et le 0 est unique. Les Bonus sont {
    $modifiers } : +2, +4, +6, +8, +10 et x2, une carte par sorte. Les cartes Spéciales sont { $actions } :
    carte Stop, Trois à la suite et Seconde Chance, chacune en trois exemplaires.

rule-r06-title = Un second paquet
rule-r06-text = À plus de { $seats } joueurs, mieux vaut ajouter un second paquet, mais rien n’y oblige. Deux
    paquets font { $two-decks } cartes : tout ce que dit R05, en double.
rule-r06-ruling = celui qui a les deux cartes x2 compte quatre fois ses Numéros.

rule-r07-title = Donneur et ordre de jeu
rule-r07-text = Le premier Donneur est tiré au sort. Cartes et questions tournent dans le sens horaire : le
    voisin de gauche du Donneur passe en premier, le Donneur en dernier.

rule-r08-title = La donne d’ouverture
rule-r08-text =
    { $opening-deal ->
        [yes] Chacun reçoit une carte, l’un après l’autre. Si c’est une carte Spéciale, la donne attend
            qu’elle soit résolue ; c’est la carte d’ouverture de ce joueur, et il n’en reçoit pas d’autre.
            Ceux qui attendent encore la leur sont en jeu et peuvent être désignés. Celui qui sort de la
            manche (à cause d’une carte Stop ou parce qu’il saute) avant d’être servi ne reçoit rien. Un Flip
            7 met fin à la manche même ici ; de même quand plus personne n’est en jeu.
       *[no] Cette édition n’a pas de donne d’ouverture (R01) : il n’y a rien à régler, on commence par les
            questions de R09.
    }
rule-r08-ruling =
    { $opening-deal ->
        [yes] les trois cartes d’un Trois à la suite ne remplacent pas la carte d’ouverture : celui qui les a
            prises reçoit quand même la sienne.
       *[no] { "" }
    }

rule-r09-title = Ton tour
rule-r09-text = Les joueurs en jeu répondent l’un après l’autre. Encore : tu reçois une carte de plus, face
    visible. Stop : tu quittes la manche et tes points sont acquis. Un tour dure une seule carte, quelle
    qu’elle soit.
    { $staying-needs-a-card ->
        [yes] Si tu n’as rien devant toi, tu ne peux dire qu’Encore (R02). N’importe quelle carte devant toi
            suffit, même un x2, une Seconde Chance ou une autre carte Spéciale.
       *[no] Tu peux t’arrêter même si tu n’as rien devant toi (R02).
    }

rule-r10-title = À qui le tour après une carte Spéciale
rule-r10-text = On continue par le premier joueur en jeu après celui qui a tiré la carte Spéciale, quelle
    qu’en soit la cible. Être désigné ne fait jamais perdre son propre tour.

rule-r11-title = Un nouveau Numéro, ou tu sautes
rule-r11-text = Un Numéro nouveau pour toi rejoint ta ligne. Au second exemplaire d’un Numéro de ta ligne, tu
    sautes, sauf si une Seconde Chance te sauve (R20) : tu es hors de la manche avec 0 point. Ce second
    exemplaire reste devant toi avec tes autres cartes.

rule-r12-title = Flip 7
rule-r12-text = Sept Numéros différents dans une même ligne font un Flip 7, et le 0 en est un comme les
    autres. À cet instant, la manche s’achève pour tous,
    { $opening-deal ->
        [yes] que ce soit à la donne d’ouverture, à un tour ou au milieu d’un Trois à la suite.
       *[no] que ce soit à un tour ou au milieu d’un Trois à la suite.
    }
    Son auteur prend { $bonus } points en plus, et tous ceux qui n’ont pas sauté marquent.

rule-r13-title = Quand plus personne n’est en jeu
rule-r13-text = La manche s’achève aussi dès qu’il n’y a plus personne en jeu : tous ont dit Stop, reçu une
    carte Stop ou sauté.

rule-r14-title = Le choix de la cible
rule-r14-text = Qui tire une carte Stop ou un Trois à la suite décide à quel joueur en jeu le donner, et peut
    se désigner. S’il est seul en jeu, c’est pour lui. Une question qui n’a qu’une réponse possible ne se pose
    pas : on l’applique.
    { $staying-needs-a-card ->
        [yes] C’est aussi le cas du joueur à la ligne vide, qui ne peut dire qu’Encore.
       *[no] { "" }
    }

rule-r15-title = La carte Stop
rule-r15-text = Qui reçoit une carte Stop quitte aussitôt la manche et garde ses points. Une Seconde Chance
    n’y change rien.

rule-r16-title = Trois à la suite
rule-r16-text = La cible retourne trois cartes, l’une après l’autre. Chaque carte est l’une des trois, même un
    doublon qu’une Seconde Chance emporte. Si la cible saute ou réussit un Flip 7, on s’arrête avant.

rule-r17-title = Les cartes mises de côté
rule-r17-text =
    { $sets-actions-aside ->
        [yes] Une fois les trois cartes finies, celles mises de côté (R03) se résolvent une à une, dans
            l’ordre de leur sortie. Ce qu’un nouveau Trois à la suite met de côté passe avant ce qui attend
            encore. La cible est choisie par celui qui a retourné la carte, parmi les joueurs en jeu à ce
            moment-là. Si celui qui l’a retournée a sauté entre-temps, la carte part à la défausse ; elle y
            part aussi si personne n’est en jeu.
       *[no] Cette édition ne met rien de côté : une carte Stop ou un Trois à la suite agit dès sa sortie
            (R18).
    }
rule-r17-ruling =
    { $sets-actions-aside ->
        [yes] celui qui est hors de la manche autrement, par exemple à cause d’une carte Stop, choisit quand
            même.
       *[no] { "" }
    }

rule-r18-title = Les cartes qui interrompent
rule-r18-text =
    { $sets-actions-aside ->
        [yes] Dans cette édition, une carte Stop ou un Trois à la suite n’interrompt jamais les trois cartes :
            ces cartes se mettent de côté (R03, R17). Seule une Seconde Chance en trop se donne au passage
            (R21).
       *[no] Celui qui a retourné la carte qui interrompt la joue jusqu’au bout, avec tout ce qui l’interrompt
            à son tour. Ensuite les trois cartes laissées en plan reprennent, pourvu que leur cible soit
            encore en jeu et que la manche ne soit pas finie.
    }

rule-r19-title = Où se posent les cartes Spéciales
rule-r19-text = Une carte Stop ou un Trois à la suite se pose devant sa cible, non devant celui qui l’a tiré,
    et y reste jusqu’au terme de la manche.

rule-r20-title = Seconde Chance
rule-r20-text = Ta première Seconde Chance se pose devant toi. Un Numéro en double l’utilise d’office, tu ne
    peux pas la retenir : les deux cartes vont droit à la défausse et tu es toujours en jeu. Tu ne peux pas en
    avoir plus d’une à la fois, mais une fois utilisée tu peux en recevoir une autre. Elle ne rapporte aucun
    point.

rule-r21-title = Une Seconde Chance en trop
rule-r21-text = S’il t’en vient une alors que tu en as déjà une, donne-la aussitôt à un autre joueur en jeu
    qui n’en a pas ; s’il y en a plusieurs, tu choisis. C’est vrai aussi au milieu d’un Trois à la suite. Si
    personne ne peut la prendre, on la défausse (R04).

rule-r22-title = Les points d’une ligne
rule-r22-text = Additionne d’abord tes Numéros ; chaque x2 double cette somme. Viennent ensuite les cartes +N,
    et pour finir les { $bonus } points d’un Flip 7 : ni les unes ni les autres ne sont doublés. Celui qui
    saute fait 0. Un x2 sans Numéro vaut 0 ; les cartes +N comptent même sans Numéro.

rule-r23-title = Après la manche
rule-r23-text = Tout ce que les joueurs ont devant eux part à la défausse, Secondes Chances comprises. Rien ne
    retourne dans la pioche. Quelle que soit la fin de la manche, le voisin de gauche du Donneur donne la
    suivante.

rule-r24-title = Quand la pioche est vide
rule-r24-text = S’il faut une carte et que la pioche est vide, mélange la défausse : c’est la nouvelle pioche.
    Rien d’autre n’y entre : ce que les joueurs ont devant eux y reste, qu’ils aient sauté ou non, et de même
    une carte qui attend ou qu’on est en train de résoudre.

rule-r25-title = Quand la défausse est vide aussi
rule-r25-text = Si une manche est coupée court, par exemple par un Flip 7, les cartes qui attendent encore
    leur moment ou une cible sont défaussées avec toutes les autres. Ce qui se passe s’il faut une carte et
    que pioche et défausse sont vides, les règles imprimées ne le disent pas.
rule-r25-ruling = la manche est finie, et ceux qui sont encore en jeu gardent leurs points.

rule-r26-title = Qui gagne
rule-r26-text = La partie se décide après une manche au terme de laquelle quelqu’un a au moins { $target }
    points ; vous pouvez convenir d’un autre seuil. Le total le plus élevé l’emporte. Personne ne gagne en
    cours de manche.

rule-r27-title = Égalité en tête
rule-r27-text =
    { $edition ->
        [continental] Si plusieurs joueurs ont le total le plus élevé, tous jouent encore une manche entière,
            et ainsi de suite jusqu’à ce qu’un seul soit en tête.
       *[other] Les règles imprimées de cette édition ne disent pas quoi faire si plusieurs joueurs ont le
            total le plus élevé.
    }
rule-r27-ruling =
    { $edition ->
        [continental] { "" }
       *[other] si plusieurs joueurs ont le total le plus élevé, tous jouent encore une manche entière, et
            ainsi de suite jusqu’à ce qu’un seul soit en tête.
    }

rule-r28-title = Un ou deux joueurs
rule-r28-text = Seul ou à deux, on joue le défi en solo : les règles restent les mêmes, et le résultat est le
    nombre de manches qu’il a fallu. À deux, celui qui est en tête à la fin gagne tout de même, et R27 règle
    l’égalité.

rule-r29-title = Ce que tout le monde peut voir
rule-r29-text = Toute carte retournée est visible par tous, y compris celles des joueurs sortis. Seul l’ordre
    de la pioche est secret.

rule-r30-title = Un joueur s’en va
rule-r30-text = Les règles imprimées ne parlent pas des départs.
rule-r30-ruling = la place reste et joue d’elle-même. Elle dit Stop quand c’est permis, sinon Encore ; elle
    donne les cartes Spéciales à la première cible permise autre qu’elle-même.
