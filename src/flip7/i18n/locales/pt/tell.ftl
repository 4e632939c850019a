# O que acontece numa partida, contado a quem ouve; cada mensagem é uma ou mais frases inteiras, ou um item de lista.
#
# $actor é "you" quando age quem ouve, senão "other" e $name é o nome do jogador. $target é "you", "self" (sobre quem
# joga a carta) ou "other", com o nome em $target-name. $card é freeze, flip3 ou second.
# Um nome pode ser qualquer um, de uma pessoa de qualquer género: nenhum artigo, contração ou particípio depende dele.

## Começa uma mão

round-begins = Mão { $round }. { $actor ->
    [you] Tu dás as cartas.
   *[other] { $name } dá as cartas.
}
round-begins-alone = Mão { $round }.
opening-cards = Cartas iniciais: { $cards }.
opening-item = { $actor ->
    [you] tu { $what }
   *[other] { $name } { $what }
}

## Uma pergunta

turn = { $actor ->
    [you] É a tua vez.
   *[other] É a vez de { $name }.
}
turn-hand = { $held ->
    [0] { $actor ->
        [you] Não tens cartas
       *[other] { $name } não tem cartas
    }
    [1] { $actor ->
        [you] Tens uma carta, { $cards }
       *[other] { $name } tem uma carta, { $cards }
    }
   *[other] { $cards }
}: { count-points }, { $different } de 7.
turn-others = Em jogo: { $others }.
turn-other = { $actor ->
    [you] tu
   *[other] { $name }
} com { $points }
turn-many-others = Em jogo há mais { $others } pessoas, no máximo com { $points }.
turn-nobody-else = Mais ninguém está em jogo.
turn-question = Continuas ou paras?

between = { $count ->
   *[other] entre
}
choose = { $actor ->
    [you] Escolhe
   *[other] { $name } escolhe
} { between } { $options }.
choose-for = { card-first }: { $actor ->
    [you] escolhe
   *[other] { $name } escolhe
} { between } { $options }.
choose-for-set-aside = { card-first }, posta de lado: { $actor ->
    [you] escolhe
   *[other] { $name } escolhe
} { between } { $options }.
option = { $actor ->
    [you] ti
   *[other] { $name }
}
option-mine = { $actor ->
    [you] ti ({ $points })
   *[other] { $name } ({ $points })
}

## Vira-se uma carta. $what é uma das expressões abaixo.

turned-deal = Carta inicial para { $actor ->
    [you] ti
   *[other] { $name }
}: { $what }.
turned-hit = { $actor ->
    [you] Continuas
   *[other] { $name } continua
}: { $what }.
turned-forced = { $actor ->
    [you] Não tens cartas e tens de continuar
   *[other] { $name } não tem cartas e tem de continuar
}: { $what }.
turned-step = { $step ->
    [1] Primeira
    [2] Segunda
   *[3] Terceira
}: { $what }.
turned-step-for = Três seguidas para { $actor ->
    [you] ti
   *[other] { $name }
}, { $step ->
    [1] primeira
    [2] segunda
   *[3] terceira
} carta: { $what }.

what-kept = { card-second }, guardada
what-surplus = outra { card-second }, uma a mais
what-set-aside = { $what }, posta de lado
what-duplicate = outro { $number }
what-saved = outro { $number }; a { card-second } { $actor ->
    [you] salva-te
   *[other] salva { $name }
}, as duas cartas são descartadas

worth = { count-points }, { $different } de 7.
worth-points = { count-points }.
busts = { $actor ->
    [you] Saltas.
   *[other] { $name } salta.
}
flip-seven = Flip 7! { $actor ->
    [you] Tens
   *[other] { $name } tem
} sete Números: { $numbers } mais { $bonus }, { count-points }. A mão acaba para toda a gente.

## Um jogador para

stays = { $actor ->
    [you] Decides parar
   *[other] { $name } decide parar
} com { count-points }.

## Joga-se uma carta Especial

was-set-aside = { $actor ->
    [you] Tinhas
   *[other] { $name } tinha
} posto de lado { card-object }.
only-active = { $target ->
    [other] Em jogo só está { $target-name }.
   *[you] Em jogo só estás tu.
}

played-freeze = { $target ->
    [you] { $name } dá-te a { card-freeze }: sais da mão com { count-points }.
    [self] { $actor ->
        [you] Ficas com a { card-freeze } e sais da mão com { count-points }.
       *[other] { $name } fica com a { card-freeze } e sai da mão com { count-points }.
    }
   *[other] { $actor ->
        [you] Dás a { card-freeze } a { $target-name }, que sai da mão com { count-points }.
       *[other] { $name } dá a { card-freeze } a { $target-name }, que sai da mão com { count-points }.
    }
}
forced-freeze = Mais ninguém está em jogo: { $actor ->
    [you] ficas com a { card-freeze } e sais da mão com { count-points }.
   *[other] { $name } fica com a { card-freeze } e sai da mão com { count-points }.
}
played-flip3 = { $target ->
    [you] { $name } dá-te a carta { card-flip3 }.
    [self] { $actor ->
        [you] Ficas com a carta { card-flip3 }.
       *[other] { $name } fica com a carta { card-flip3 }.
    }
   *[other] { $actor ->
        [you] Dás a carta { card-flip3 } a { $target-name }.
       *[other] { $name } dá a carta { card-flip3 } a { $target-name }.
    }
}
forced-flip3 = Mais ninguém está em jogo: { $actor ->
    [you] ficas com a carta { card-flip3 }.
   *[other] { $name } fica com a carta { card-flip3 }.
}
played-second = { $target ->
    [you] { $name } dá-te a { card-second }.
   *[other] { $actor ->
        [you] Dás a { card-second } a { $target-name }.
       *[other] { $name } dá a { card-second } a { $target-name }.
    }
}
forced-second = { $target ->
    [you] { $name } dá-te a { card-second }: mais ninguém pode ficar com ela.
   *[other] { $actor ->
        [you] Dás a { card-second } a { $target-name }: mais ninguém pode ficar com ela.
       *[other] { $name } dá a { card-second } a { $target-name }: mais ninguém pode ficar com ela.
    }
}

dropped-bust = { $actor ->
    [you] Saltaste
   *[other] { $name } saltou
}: { card-object } posta de lado é descartada.
dropped-nobody = { $actor ->
    [you] Não podes dar a ninguém { card-object }
   *[other] { $name } não pode dar a ninguém { card-object }
}: é descartada.

## O monte acabou

reshuffled = As cartas descartadas são baralhadas e formam um novo monte de { count-cards }.

## Acaba uma mão

round-over = Fim da mão.
round-over-flip7 = Fim da mão: { $actor ->
    [you] fizeste Flip 7.
   *[other] { $name } fez Flip 7.
}
round-over-no-cards = Fim da mão: não há mais cartas. Quem ainda estava em jogo fica com os seus pontos.
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
    [you] Marcas
   *[other] { $name } marca
} { count-points }: { $total } de { $target }.
# $leader é "you", "other" ($who é o nome), "several-you" (inclui quem ouve) ou "several" ($who é uma lista).
leads = { $leader ->
    [you] Vais à frente
    [other] { $who } vai à frente
    [several-you] { $who } vão à frente
   *[several] { $who } vão à frente
} com { $points } de { $target }.
leads-mine = Tu tens { count-points }.
leads-nobody = Ainda ninguém tem pontos.
reached = { $actor ->
    [you] Chegas
   *[other] { $name } chega
} aos { $target }, com { count-points }.
tied = { $leader ->
    [several-you] { $who } estão em igualdade
   *[several] { $who } estão em igualdade
} à frente com { $points }: joga-se mais uma mão para toda a gente.
leader-item = { $actor ->
    [you] { $place ->
        [first] Tu
       *[later] tu
    }
   *[other] { $name }
}

## Acaba a partida

game-over = Fim da partida após { count-rounds }. { $actor ->
    [you] Ganhas
   *[other] { $name } ganha
} com { count-points }.
game-over-pair = Fim da partida: { $target } pontos em { count-rounds }. { $actor ->
    [you] Ganhas
   *[other] { $name } ganha
} com { count-points }.
game-over-alone = Fim do desafio a solo: { $actor ->
    [you] chegas
   *[other] { $name } chega
} aos { $target } em { count-rounds }, com { count-points }.
