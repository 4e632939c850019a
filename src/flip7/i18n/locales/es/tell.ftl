# Lo que pasa en una partida, contado a quien escucha; cada mensaje es una o más frases enteras, o un elemento de lista.
#
# $actor es "you" cuando actúa quien escucha; si no, "other", y $name es el nombre del jugador. $target es "you", "self"
# (sobre quien juega la carta) u "other", con el nombre en $target-name. $card es freeze, flip3 o second.
# Un nombre puede ser cualquiera, de una persona de cualquier género: ningún artículo ni participio depende de él.

## Empieza una ronda

round-begins = Ronda { $round }. { $actor ->
    [you] Repartes tú.
   *[other] Reparte { $name }.
}
round-begins-alone = Ronda { $round }.
opening-cards = Cartas iniciales: { $cards }.
opening-item = { $actor ->
    [you] tú { $what }
   *[other] { $name } { $what }
}

## Una pregunta

turn = { $actor ->
    [you] Te toca.
   *[other] Le toca a { $name }.
}
turn-hand = { $held ->
    [0] { $actor ->
        [you] No tienes cartas
       *[other] { $name } no tiene cartas
    }
    [1] { $actor ->
        [you] Tienes una carta, { $cards }
       *[other] { $name } tiene una carta, { $cards }
    }
   *[other] { $cards }
}: { count-points }, { $different } de 7.
turn-others = En juego: { $others }.
turn-other = { $actor ->
    [you] tú
   *[other] { $name }
} con { $points }
turn-many-others = En juego hay otras { $others } personas, como máximo con { $points }.
turn-nobody-else = Nadie más sigue en juego.
turn-question = ¿Pides o te plantas?

between = { $count ->
   *[other] entre
}
choose = { $actor ->
    [you] Elige
   *[other] { $name } elige
} { between } { $options }.
choose-for = { card-first }: { $actor ->
    [you] elige
   *[other] { $name } elige
} { between } { $options }.
choose-for-set-aside = { card-first }, apartada: { $actor ->
    [you] elige
   *[other] { $name } elige
} { between } { $options }.
option = { $actor ->
    [you] tú
   *[other] { $name }
}
option-mine = { $actor ->
    [you] tú ({ $points })
   *[other] { $name } ({ $points })
}

## Se descubre una carta. $what es una de las expresiones de abajo.

turned-deal = Carta inicial para { $actor ->
    [you] ti
   *[other] { $name }
}: { $what }.
turned-hit = { $actor ->
    [you] Pides
   *[other] { $name } pide
}: { $what }.
turned-forced = { $actor ->
    [you] No tienes cartas y debes pedir
   *[other] { $name } no tiene cartas y debe pedir
}: { $what }.
turned-step = { $step ->
    [1] Primera
    [2] Segunda
   *[3] Tercera
}: { $what }.
turned-step-for = Da la Vuelta a Tres para { $actor ->
    [you] ti
   *[other] { $name }
}, { $step ->
    [1] primera
    [2] segunda
   *[3] tercera
} carta: { $what }.

what-kept = { card-second }, guardada
what-surplus = otra { card-second }, una de más
what-set-aside = { $what }, apartada
what-duplicate = otro { $number }
what-saved = otro { $number }; la { card-second } { $actor ->
    [you] te salva
   *[other] salva a { $name }
}, se descartan las dos cartas

worth = { count-points }, { $different } de 7.
worth-points = { count-points }.
busts = { $actor ->
    [you] Te pasas.
   *[other] { $name } se pasa.
}
flip-seven = ¡Flip 7! { $actor ->
    [you] Tienes
   *[other] { $name } tiene
} siete Números: { $numbers } más { $bonus }, { count-points }. La ronda termina para todos.

## Un jugador se planta

stays = { $actor ->
    [you] Te plantas
   *[other] { $name } se planta
} con { count-points }.

## Se juega una carta de acción

was-set-aside = { $actor ->
    [you] Habías
   *[other] { $name } había
} apartado { card-object }.
only-active = { $target ->
    [other] En juego solo queda { $target-name }.
   *[you] En juego solo quedas tú.
}

played-freeze = { $target ->
    [you] { $name } te da la carta { card-freeze }: sales de la ronda con { count-points }.
    [self] { $actor ->
        [you] Tomas la carta { card-freeze } y sales de la ronda con { count-points }.
       *[other] { $name } toma la carta { card-freeze } y sale de la ronda con { count-points }.
    }
   *[other] { $actor ->
        [you] Le das la carta { card-freeze } a { $target-name }, que sale de la ronda con { count-points }.
       *[other] { $name } le da la carta { card-freeze } a { $target-name }, que sale de la ronda con { count-points }.
    }
}
forced-freeze = Nadie más sigue en juego: { $actor ->
    [you] tomas la carta { card-freeze } y sales de la ronda con { count-points }.
   *[other] { $name } toma la carta { card-freeze } y sale de la ronda con { count-points }.
}
played-flip3 = { $target ->
    [you] { $name } te da la carta { card-flip3 }.
    [self] { $actor ->
        [you] Tomas la carta { card-flip3 }.
       *[other] { $name } toma la carta { card-flip3 }.
    }
   *[other] { $actor ->
        [you] Le das la carta { card-flip3 } a { $target-name }.
       *[other] { $name } le da la carta { card-flip3 } a { $target-name }.
    }
}
forced-flip3 = Nadie más sigue en juego: { $actor ->
    [you] tomas la carta { card-flip3 }.
   *[other] { $name } toma la carta { card-flip3 }.
}
played-second = { $target ->
    [you] { $name } te da la { card-second }.
   *[other] { $actor ->
        [you] Le das la { card-second } a { $target-name }.
       *[other] { $name } le da la { card-second } a { $target-name }.
    }
}
forced-second = { $target ->
    [you] { $name } te da la { card-second }: nadie más puede tomarla.
   *[other] { $actor ->
        [you] Le das la { card-second } a { $target-name }: nadie más puede tomarla.
       *[other] { $name } le da la { card-second } a { $target-name }: nadie más puede tomarla.
    }
}

dropped-bust = { $actor ->
    [you] Te has pasado
   *[other] { $name } se ha pasado
}: { card-object } apartada se descarta.
dropped-nobody = { $actor ->
    [you] No puedes darle { card-object } a nadie
   *[other] { $name } no puede darle { card-object } a nadie
}: se descarta.

## Se acaba el mazo

reshuffled = El descarte se baraja y forma un mazo nuevo de { count-cards }.

## Termina una ronda

round-over = Fin de la ronda.
round-over-flip7 = Fin de la ronda: { $actor ->
    [you] has conseguido Flip 7.
   *[other] { $name } ha conseguido Flip 7.
}
round-over-no-cards = Fin de la ronda: no quedan cartas. Quien seguía en juego conserva sus puntos.
# "Tú 25, Bo 4, Cy 0."
scores = { $scores }.
score-item = { $actor ->
    [you] { $place ->
        [first] Tú
       *[later] tú
    }
   *[other] { $name }
} { $points }
score-alone = { $actor ->
    [you] Sumas
   *[other] { $name } suma
} { count-points }: { $total } de { $target }.
# $leader es "you", "other" ($who es el nombre), "several-you" (con quien escucha) o "several" ($who es una lista).
leads = { $leader ->
    [you] Vas en cabeza
    [other] { $who } va en cabeza
    [several-you] { $who } vais en cabeza
   *[several] { $who } van en cabeza
} con { $points } de { $target }.
leads-mine = Tú tienes { count-points }.
leads-nobody = Nadie tiene puntos todavía.
reached = { $actor ->
    [you] Llegas
   *[other] { $name } llega
} a { $target }, con { count-points }.
tied = { $leader ->
    [several-you] { $who } empatáis
   *[several] { $who } empatan
} en cabeza con { $points }: una ronda más para todos.
leader-item = { $actor ->
    [you] { $place ->
        [first] Tú
       *[later] tú
    }
   *[other] { $name }
}

## Termina la partida

game-over = Fin de la partida tras { count-rounds }. { $actor ->
    [you] Ganas
   *[other] { $name } gana
} con { count-points }.
game-over-pair = Fin de la partida: { $target } puntos en { count-rounds }. { $actor ->
    [you] Ganas
   *[other] { $name } gana
} con { count-points }.
game-over-alone = Fin del desafío en solitario: { $actor ->
    [you] llegas
   *[other] { $name } llega
} a { $target } en { count-rounds }, con { count-points }.
