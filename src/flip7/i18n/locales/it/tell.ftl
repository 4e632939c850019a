# Che cosa succede in una partita, raccontato a chi ascolta; ogni messaggio è una o più frasi intere, o una voce di elenco.
#
# $actor è "you" quando agisce chi ascolta, altrimenti "other" e $name è il nome del giocatore. $target è "you", "self"
# (su chi gioca la carta) o "other", con il nome in $target-name. $card è freeze, flip3 o second.
# Un nome può essere qualsiasi, di una persona di qualsiasi genere: nessun articolo, elisione o participio ne dipende.

## Comincia una manche

round-begins = Manche { $round }. { $actor ->
    [you] Dai le carte tu.
   *[other] { $name } dà le carte.
}
round-begins-alone = Manche { $round }.
opening-cards = Carte iniziali: { $cards }.
opening-item = { $actor ->
    [you] tu { $what }
   *[other] { $name } { $what }
}

## Una domanda

turn = { $actor ->
    [you] Tocca a te.
   *[other] È il turno di { $name }.
}
turn-hand = { $held ->
    [0] { $actor ->
        [you] Non hai carte
       *[other] { $name } non ha carte
    }
    [1] { $actor ->
        [you] Hai una carta, { $cards }
       *[other] { $name } ha una carta, { $cards }
    }
   *[other] { $cards }
}: { count-points }, { $different } su 7.
turn-others = In gioco: { $others }.
turn-other = { $actor ->
    [you] tu
   *[other] { $name }
} con { $points }
turn-many-others = In gioco ci sono altre { $others } persone, al massimo con { $points }.
turn-nobody-else = Nessun altro è in gioco.
turn-question = Ancora o Stop?

between = { $count ->
   *[other] tra
}
choose = { $actor ->
    [you] Scegli
   *[other] { $name } sceglie
} { between } { $options }.
choose-for = { card-first }: { $actor ->
    [you] scegli
   *[other] { $name } sceglie
} { between } { $options }.
choose-for-set-aside = { card-first }, messa da parte: { $actor ->
    [you] scegli
   *[other] { $name } sceglie
} { between } { $options }.
option = { $actor ->
    [you] te
   *[other] { $name }
}
option-mine = { $actor ->
    [you] te ({ $points })
   *[other] { $name } ({ $points })
}

## Si scopre una carta. $what è una delle espressioni qui sotto.

turned-deal = Carta iniziale per { $actor ->
    [you] te
   *[other] { $name }
}: { $what }.
turned-hit = { $actor ->
    [you] Dici «Ancora»
   *[other] { $name } dice «Ancora»
}: { $what }.
turned-forced = { $actor ->
    [you] Non hai carte e devi dire «Ancora»
   *[other] { $name } non ha carte e deve dire «Ancora»
}: { $what }.
turned-step = { $step ->
    [1] Prima
    [2] Seconda
   *[3] Terza
}: { $what }.
turned-step-for = Tre di fila per { $actor ->
    [you] te
   *[other] { $name }
}, { $step ->
    [1] prima
    [2] seconda
   *[3] terza
} carta: { $what }.

what-kept = { card-second }, conservata
what-surplus = un’altra { card-second }, una di troppo
what-set-aside = { $what }, messa da parte
what-duplicate = un altro { $number }
what-saved = un altro { $number }; la { card-second } { $actor ->
    [you] ti salva
   *[other] salva { $name }
}, entrambe le carte vanno negli scarti

worth = { count-points }, { $different } su 7.
worth-points = { count-points }.
busts = { $actor ->
    [you] Salti.
   *[other] { $name } salta.
}
flip-seven = Flip 7! { $actor ->
    [you] Hai
   *[other] { $name } ha
} sette Numeri: { $numbers } più { $bonus }, { count-points }. La manche finisce per tutti.

## Un giocatore si ferma

stays = { $actor ->
    [you] Dici «Stop»
   *[other] { $name } dice «Stop»
} con { count-points }.

## Si gioca una carta Speciale

was-set-aside = { $actor ->
    [you] Avevi
   *[other] { $name } aveva
} messo da parte { card-object }.
only-active = { $target ->
    [other] In gioco c’è solo { $target-name }.
   *[you] In gioco ci sei solo tu.
}

played-freeze = { $target ->
    [you] { $name } ti dà la { card-freeze }: esci dalla manche con { count-points }.
    [self] { $actor ->
        [you] Prendi la { card-freeze } ed esci dalla manche con { count-points }.
       *[other] { $name } prende la { card-freeze } ed esce dalla manche con { count-points }.
    }
   *[other] { $actor ->
        [you] Giochi la { card-freeze } su { $target-name }, che esce dalla manche con { count-points }.
       *[other] { $name } gioca la { card-freeze } su { $target-name }, che esce dalla manche con { count-points }.
    }
}
forced-freeze = Nessun altro è in gioco: { $actor ->
    [you] prendi la { card-freeze } ed esci dalla manche con { count-points }.
   *[other] { $name } prende la { card-freeze } ed esce dalla manche con { count-points }.
}
played-flip3 = { $target ->
    [you] { $name } ti dà la carta { card-flip3 }.
    [self] { $actor ->
        [you] Prendi la carta { card-flip3 }.
       *[other] { $name } prende la carta { card-flip3 }.
    }
   *[other] { $actor ->
        [you] Giochi la carta { card-flip3 } su { $target-name }.
       *[other] { $name } gioca la carta { card-flip3 } su { $target-name }.
    }
}
forced-flip3 = Nessun altro è in gioco: { $actor ->
    [you] prendi la carta { card-flip3 }.
   *[other] { $name } prende la carta { card-flip3 }.
}
played-second = { $target ->
    [you] { $name } ti dà la { card-second }.
   *[other] { $actor ->
        [you] { $target-name } riceve da te la { card-second }.
       *[other] { $target-name } riceve da { $name } la { card-second }.
    }
}
forced-second = { $target ->
    [you] { $name } ti dà la { card-second }: nessun altro può prenderla.
   *[other] { $actor ->
        [you] { $target-name } riceve da te la { card-second }: nessun altro può prenderla.
       *[other] { $target-name } riceve da { $name } la { card-second }: nessun altro può prenderla.
    }
}

dropped-bust = { $actor ->
    [you] Hai saltato
   *[other] { $name } ha saltato
}: { card-object } messa da parte va negli scarti.
dropped-nobody = { $actor ->
    [you] Non puoi dare a nessuno { card-object }
   *[other] { $name } non può dare a nessuno { card-object }
}: va negli scarti.

## Il mazzo è finito

reshuffled = Gli scarti, mescolati, formano un nuovo mazzo di { count-cards }.

## Finisce una manche

round-over = Manche finita.
round-over-flip7 = Manche finita: { $actor ->
    [you] hai fatto Flip 7.
   *[other] { $name } ha fatto Flip 7.
}
round-over-no-cards = Manche finita: non ci sono più carte. Chi era ancora in gioco tiene i suoi punti.
# "Tu 25, Bo 4, Cy 0."
scores = { $scores }.
score-item = { $actor ->
    [you] { $place ->
        [first] Tu
       *[later] tu
    }
   *[other] { $name }
} { $points }
score-alone = { $actor ->
    [you] Segni
   *[other] { $name } segna
} { count-points }: { $total } su { $target }.
# $leader è "you", "other" ($who è il nome), "several-you" (c'è anche chi ascolta) o "several" ($who è un elenco).
leads = { $leader ->
    [you] Sei in testa
    [other] { $who } è in testa
    [several-you] { $who } siete in testa
   *[several] { $who } sono in testa
} con { $points } su { $target }.
leads-mine = Tu hai { count-points }.
leads-nobody = Nessuno ha ancora punti.
reached = { $actor ->
    [you] Arrivi
   *[other] { $name } arriva
} a { $target } con { count-points }.
tied = { $leader ->
    [several-you] { $who } siete pari
   *[several] { $who } sono pari
} in testa con { $points }: si gioca un’altra manche per tutti.
leader-item = { $actor ->
    [you] { $place ->
        [first] Tu
       *[later] tu
    }
   *[other] { $name }
}

## Finisce la partita

game-over = Partita finita dopo { count-rounds }. { $actor ->
    [you] Vinci
   *[other] { $name } vince
} con { count-points }.
game-over-pair = Partita finita: { $target } punti in { count-rounds }. { $actor ->
    [you] Vinci
   *[other] { $name } vince
} con { count-points }.
game-over-alone = Sfida in solitario finita: { $actor ->
    [you] arrivi
   *[other] { $name } arriva
} a { $target } in { count-rounds }, con { count-points }.
