# Ce qui se passe dans une partie, raconté à qui écoute ; chaque message est une ou plusieurs phrases entières, ou un élément de liste.
#
# $actor est "you" quand agit la personne qui écoute, sinon "other" et $name est le nom du joueur. $target est "you",
# "self" (pour qui joue la carte) ou "other", avec le nom dans $target-name. $card est freeze, flip3 ou second.
# Un nom peut être n'importe lequel, d'une personne de n'importe quel genre : aucun article, aucune élision, aucun
# participe n'en dépend. Les espaces avant : ; ! ? et dans « » sont insécables.

## Une manche commence

round-begins = Manche { $round }. { $actor ->
    [you] Tu donnes.
   *[other] { $name } donne.
}
round-begins-alone = Manche { $round }.
opening-cards = Cartes de départ : { $cards }.
opening-item = { $actor ->
    [you] toi { $what }
   *[other] { $name } { $what }
}

## Une question

turn = { $actor ->
    [you] C’est ton tour.
   *[other] C’est à { $name } de jouer.
}
turn-hand = { $held ->
    [0] { $actor ->
        [you] Tu n’as pas de carte
       *[other] { $name } n’a pas de carte
    }
    [1] { $actor ->
        [you] Tu as une carte, { $cards }
       *[other] { $name } a une carte, { $cards }
    }
   *[other] { $cards }
} : { count-points }, { $different } sur 7.
turn-others = En jeu : { $others }.
turn-other = { $actor ->
    [you] toi
   *[other] { $name }
} avec { $points }
turn-many-others = En jeu : { $others } autres personnes, au mieux avec { $points }.
turn-nobody-else = Personne d’autre n’est en jeu.
turn-question = Encore ou stop ?

between = { $count ->
   *[other] entre
}
choose = { $actor ->
    [you] Choisis
   *[other] { $name } choisit
} { between } { $options }.
choose-for = { card-first } : { $actor ->
    [you] choisis
   *[other] { $name } choisit
} { between } { $options }.
choose-for-set-aside = { card-first }, mise de côté : { $actor ->
    [you] choisis
   *[other] { $name } choisit
} { between } { $options }.
option = { $actor ->
    [you] toi
   *[other] { $name }
}
option-mine = { $actor ->
    [you] toi ({ $points })
   *[other] { $name } ({ $points })
}

## Une carte est retournée. $what est une des expressions ci-dessous.

turned-deal = Carte de départ pour { $actor ->
    [you] toi
   *[other] { $name }
} : { $what }.
turned-hit = { $actor ->
    [you] Tu dis « Encore »
   *[other] { $name } dit « Encore »
} : { $what }.
turned-forced = { $actor ->
    [you] Tu n’as pas de carte et tu dois dire « Encore »
   *[other] { $name } n’a pas de carte et doit dire « Encore »
} : { $what }.
turned-step = { $step ->
    [1] Première
    [2] Deuxième
   *[3] Troisième
} : { $what }.
turned-step-for = Trois à la suite pour { $actor ->
    [you] toi
   *[other] { $name }
}, { $step ->
    [1] première
    [2] deuxième
   *[3] troisième
} carte : { $what }.

what-kept = { card-second }, gardée
what-surplus = une autre { card-second }, une de trop
what-set-aside = { $what }, mise de côté
what-duplicate = un deuxième { $number }
what-saved = un deuxième { $number } ; la { card-second } { $actor ->
    [you] te sauve
   *[other] sauve { $name }
}, les deux cartes sont défaussées

worth = { count-points }, { $different } sur 7.
worth-points = { count-points }.
busts = { $actor ->
    [you] Tu sautes.
   *[other] { $name } saute.
}
flip-seven = Flip 7 ! { $actor ->
    [you] Tu as
   *[other] { $name } a
} sept Numéros : { $numbers } plus { $bonus }, { count-points }. La manche s’arrête pour tout le monde.

## Un joueur s'arrête

stays = { $actor ->
    [you] Tu dis « Stop »
   *[other] { $name } dit « Stop »
} avec { count-points }.

## Une carte Spéciale est jouée

was-set-aside = { $actor ->
    [you] Tu avais
   *[other] { $name } avait
} mis de côté { card-object }.
only-active = { $target ->
    [other] Il reste seulement { $target-name } en jeu.
   *[you] Il ne reste que toi en jeu.
}

played-freeze = { $target ->
    [you] { $name } te donne la { card-freeze } : tu sors de la manche avec { count-points }.
    [self] { $actor ->
        [you] Tu prends la { card-freeze } et tu sors de la manche avec { count-points }.
       *[other] { $name } prend la { card-freeze } et sort de la manche avec { count-points }.
    }
   *[other] { $actor ->
        [you] Tu donnes la { card-freeze } à { $target-name }, qui sort de la manche avec { count-points }.
       *[other] { $name } donne la { card-freeze } à { $target-name }, qui sort de la manche avec { count-points }.
    }
}
forced-freeze = Personne d’autre n’est en jeu : { $actor ->
    [you] tu prends la { card-freeze } et tu sors de la manche avec { count-points }.
   *[other] { $name } prend la { card-freeze } et sort de la manche avec { count-points }.
}
played-flip3 = { $target ->
    [you] { $name } te donne la carte { card-flip3 }.
    [self] { $actor ->
        [you] Tu prends la carte { card-flip3 }.
       *[other] { $name } prend la carte { card-flip3 }.
    }
   *[other] { $actor ->
        [you] Tu donnes la carte { card-flip3 } à { $target-name }.
       *[other] { $name } donne la carte { card-flip3 } à { $target-name }.
    }
}
forced-flip3 = Personne d’autre n’est en jeu : { $actor ->
    [you] tu prends la carte { card-flip3 }.
   *[other] { $name } prend la carte { card-flip3 }.
}
played-second = { $target ->
    [you] { $name } te donne la { card-second }.
   *[other] { $actor ->
        [you] Tu donnes la { card-second } à { $target-name }.
       *[other] { $name } donne la { card-second } à { $target-name }.
    }
}
forced-second = { $target ->
    [you] { $name } te donne la { card-second } : personne d’autre ne peut la prendre.
   *[other] { $actor ->
        [you] Tu donnes la { card-second } à { $target-name } : personne d’autre ne peut la prendre.
       *[other] { $name } donne la { card-second } à { $target-name } : personne d’autre ne peut la prendre.
    }
}

dropped-bust = { $actor ->
    [you] Tu as sauté
   *[other] { $name } a sauté
} : { card-object } mise de côté est défaussée.
dropped-nobody = { $actor ->
    [you] Tu ne peux donner { card-object } à personne
   *[other] { $name } ne peut donner { card-object } à personne
} : elle est défaussée.

## La pioche est vide

reshuffled = La défausse est mélangée et devient une nouvelle pioche de { count-cards }.

## Une manche se termine

round-over = Manche terminée.
round-over-flip7 = Manche terminée : { $actor ->
    [you] tu as réussi un Flip 7.
   *[other] { $name } a réussi un Flip 7.
}
round-over-no-cards = Manche terminée : il n’y a plus de cartes. Qui était encore en jeu garde ses points.
# "Toi 25, Bo 4, Cy 0."
scores = { $scores }.
score-item = { $actor ->
    [you] { $place ->
        [first] Toi
       *[later] toi
    }
   *[other] { $name }
} { $points }
score-alone = { $actor ->
    [you] Tu marques
   *[other] { $name } marque
} { count-points } : { $total } sur { $target }.
# $leader est "you", "other" ($who est le nom), "several-you" (avec la personne qui écoute) ou "several" ($who est
# une liste).
leads = { $leader ->
    [you] Tu mènes
    [other] { $who } mène
    [several-you] { $who }, vous menez
   *[several] { $who } mènent
} avec { $points } sur { $target }.
leads-mine = Tu as { count-points }.
leads-nobody = Personne n’a encore de points.
reached = { $actor ->
    [you] Tu atteins
   *[other] { $name } atteint
} { $target }, avec { count-points }.
tied = { $leader ->
    [several-you] { $who }, vous êtes à égalité
   *[several] { $who } sont à égalité
} en tête avec { $points } : tout le monde joue une manche de plus.
leader-item = { $actor ->
    [you] { $place ->
        [first] Toi
       *[later] toi
    }
   *[other] { $name }
}

## La partie se termine

game-over = Partie terminée après { count-rounds }. { $actor ->
    [you] Tu gagnes
   *[other] { $name } gagne
} avec { count-points }.
game-over-pair = Partie terminée : { $target } points en { count-rounds }. { $actor ->
    [you] Tu gagnes
   *[other] { $name } gagne
} avec { count-points }.
game-over-alone = Défi en solo terminé : { $actor ->
    [you] tu atteins
   *[other] { $name } atteint
} { $target } en { count-rounds }, avec { count-points }.
