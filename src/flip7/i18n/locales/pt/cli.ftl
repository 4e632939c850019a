# A linha de comandos: preparar um jogo, jogá-lo linha a linha, tabelas de pontos.

setup-welcome = Flip 7: continuar ou parar, sete números diferentes, ganha quem chegar aos { $target } pontos. Não oficial.
setup-people = Quem joga? Nomes separados por vírgulas
setup-people-default = Tu
setup-bots = Bots: quantos, ou quais ({ $known })
setup-edition = Edição: 3.1 (uma carta inicial para cada um) ou continental (sem carta inicial)
setup-target = Pontos para ganhar
setup-decks = { $seats ->
    [one] Baralhos para { $seats } jogador
   *[other] Baralhos para { $seats } jogadores
}
setup-wrong = Não se percebe: { $problem }
setup-wrong-number = é preciso um número inteiro de { $least } a { $most }
setup-wrong-bots = é preciso um número até { $most }, ou estratégias separadas por vírgulas ({ $known })
setup-wrong-edition = é preciso 3.1 ou continental
setup-wrong-seats = à mesa cabem no máximo { $most } jogadores

play-begins = { $edition ->
    [continental] Edição continental
   *[other] Edição { $edition }
}, até aos { $target }. Jogadores, no sentido dos ponteiros do relógio: { $players }.
play-second-deck = Com mais de { $most } jogadores recomenda-se um segundo baralho: --decks 2.
play-keys = C continuar, P parar, T mesa, U cartas por ver, ? ajuda, Q guardar e sair
play-option = { $number }  { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, cartas: { $cards }
play-no-cards = nenhuma
play-not-understood = Escreve { $hit } para continuar ou { $stay } para parar. (?: ajuda)
play-not-understood-target = Escreve um dos números { $numbers }. (?: ajuda)
play-table = Mesa, mão { $round }, até aos { $target }: { $draw } no monte, { $discard } nos descartes.
play-seat = { $name } ({ $status }): { $cards }; { $points } agora, { $total } ao todo
play-unseen = Por ver: { $cards }
play-help =
    Continuar: recebes mais uma carta; se repetir um número que tens à frente, saltas. Parar: ficas com os pontos da mão.
    Escreve { $hit } para continuar, { $stay } para parar, ou o número de um jogador quando se escolhe um alvo.
    T mostra a mesa, U as cartas por ver, Q guarda e sai. "flip7 rules" mostra as regras.
play-saved = Jogo guardado. Continua-se com: flip7 play --resume
play-saved-at = Jogo guardado em { $path }. Continua-se com: flip7 play --resume { $path }
play-resumed = O jogo continua na mão { $round }.
play-over-already = Este jogo já acabou.
play-record = O registo deste jogo: { $path }
play-not-saved = Não foi possível guardar o jogo: { $reason }
play-damaged = Um jogo guardado estava danificado e fica à parte como { $path } ({ $reason }).

table-player = Jogador
table-total = Total
table-earlier = antes
table-legend = Sinais: × saltar, * carta Stop, ! Flip 7

# What one types: the shown key, then all that is understood besides, parted by spaces.
key-hit = C
key-stay = P
words-hit = continuar
words-stay = parar
