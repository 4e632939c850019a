# Os painéis sobre a mesa, o resultado de uma mão e de uma partida, rever um registo.

## Em comum

screens-close = Esc fecha
screens-scroll = ↑ ↓ deslocam
screens-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }

## Cartas por ver (U). $cards: quantas podem vir agora.

unseen-title = Cartas por ver
unseen-left = { $cards ->
    [one] Resta uma carta no monte.
    [many] Restam { $cards } de cartas no monte.
   *[other] Restam { $cards } cartas no monte.
}
unseen-shuffled = { $cards ->
    [one] O monte está vazio: a próxima carta é a dos descartes.
    [many] O monte está vazio: a próxima carta vem dos descartes baralhados, { $cards } de cartas.
   *[other] O monte está vazio: a próxima carta vem dos descartes baralhados, { $cards } cartas.
}
unseen-no-cards = Não há mais cartas.
# ◀ marca estes números na lista.
unseen-match = ◀ Repetem um número à frente de { $name }: { $matching } em { $cards }, { $percent }.
unseen-save = A Segunda Chance salva uma vez.

## O que aconteceu (L)

log-title = O que aconteceu
log-empty = Ainda não aconteceu nada.

## Teclas e regras (?)

help-title = Teclas e regras
help-keys = Teclas
help-search = Escreve uma palavra para procurar
help-clear = Esc apaga
help-found = { $count ->
    [one] «{ $word }»: uma regra
    [many] «{ $word }»: { $count } de regras
   *[other] «{ $word }»: { $count } regras
}

help-key-arrows = ← → Enter
help-key-turns = ↓ ↑ ou N P
help-key-pages = PgDn PgUp
help-key-ends = Home End
help-key-space = Espaço

help-hit = Continuar: mais uma carta
help-stay = Parar: ficas com os pontos da mão
help-arrows = escolher e confirmar; também se pode clicar
help-targets = quem recebe uma carta Especial
help-unseen = as cartas por ver
help-log = o que aconteceu
help-rules = estas teclas e as regras
help-faster = muda o ritmo; qualquer outra tecla mostra logo o resto
help-reasons = os bots dizem porquê
help-quit = guardar e sair

help-players = a linha de outro jogador na tabela e no gráfico
help-columns = as mãos anteriores e seguintes na tabela

help-events = o evento seguinte, o anterior
help-turns = a vez seguinte, a anterior
help-rounds = a mão seguinte, a anterior
help-ends = o primeiro e o último evento
help-space = avança e pausa
help-records = o registo anterior, o seguinte
help-viewer = outro jogador em primeiro plano
help-pace = muda o ritmo
help-leave = sair

## O resultado de uma mão

summary-title = Resultado da mão { $round }
summary-nobody-active = já ninguém está em jogo
summary-flip7 = { $name } faz Flip 7
summary-no-cards = já não há cartas
summary-earlier = antes: { $points }
summary-leads = À frente com { $points } de { $target }: { $names }
summary-reached = { $name } tem { $points } de { $target }: a partida acabou
summary-alone = { $points } de { $target } ao fim de { count-rounds }
summary-tied = Igualdade a { $points }: { $names }. Decide uma mão extra.
summary-none = Ainda ninguém tem pontos.

## O fim de uma partida

final-title = { $name } ganha com { count-points }
final-title-pair = { count-points } em { count-rounds }
final-title-alone = Desafio a solo: { count-points } em { count-rounds }
final-leads = { $name } vai à frente com { count-points }
final-scored = { count-points }
final-facts = { count-rounds } · até aos { $target } · { $edition }
final-record = Registo: { $path }
final-no-record = Desta partida não há registo em disco.
final-keys = ← → Enter escolhe   ↑ ↓ jogador   PgUp PgDn mãos   ? regras
final-again = Outra: { $name } dá as cartas
final-again-alone = Outra partida
final-copy = Copiar o registo
final-watch = Rever
final-setting = Mudar a partida
final-quit = Sair
# Uma letra cada, todas diferentes, Q para a última.
key-again = O
key-copy = C
key-watch = R
key-setting = M
key-quit = Q
# Por baixo do gráfico: só cabem algumas linhas.
chart-leaders = { $count } de { $seats }: os da frente e o escolhido

## Copiar o registo

copy-title = Copiar o registo
copy-where = O registo está aqui:
copy-ask = Nome da cópia em { $folder }:
copy-exists = { $name } já existe. Enter outra vez para o substituir.
copy-done = Copiado: { $path }
copy-failed = Não é possível escrever: { $reason }
copy-bad-name = É preciso só o nome de um ficheiro, sem pasta.
copy-keys = Enter copia   Esc fecha

## Rever um registo

# A vez 0 é a abertura da mão.
watch-place = Evento { $event } de { $events } · { $turn ->
    [0] abertura
   *[other] vez { $turn } de { $turns }
} · mão { $round } de { $rounds }
watch-record = registo { $record } de { $records }
watch-paused = em pausa
watch-playing = a avançar ({ $pace })
watch-keys = → ← evento   ↓ ↑ vez   PgDn PgUp mão   Espaço avança   ? teclas   Q sair
watch-over = O registo acaba aqui; a partida não.
watch-over-short = partida por acabar
