# Palavras curtas para os ecrãs: cartas, estados, escolhas, montes, edições, línguas.

## Cartas. Os Números e +N são iguais em toda a parte. «Stop» também lembra a escolha de parar: a carta é sempre «carta Stop».

card-freeze = carta Stop
card-flip3 = Três seguidas
card-second = Segunda Chance
# No início de uma frase.
card-first = { $card ->
    [freeze] Carta Stop
    [flip3] { card-flip3 }
   *[second] { card-second }
}
# Como complemento de um verbo, com o artigo.
card-object = { $card ->
    [freeze] a { card-freeze }
    [flip3] a carta { card-flip3 }
   *[second] a { card-second }
}

## Como está um jogador na mão; cada palavra fica ao lado do seu sinal, em dez colunas no máximo.

status-active = em jogo
status-stayed = parou
status-frozen = carta Stop
status-busted = saltou
status-flip7 = Flip 7

## As duas escolhas, como num botão.

move-hit = Continuar
move-stay = Parar

## Títulos e etiquetas.

word-card = Carta
word-cards = Cartas
word-dealer = Dador
word-discard-pile = Descartes
word-draw-pile = Monte
word-edition = Edição
word-game = Partida
word-language = Língua
word-modifier = Bónus
word-number = Número
word-player = Jogador
word-players = Jogadores
word-points = Pontos
word-round = Mão
word-seat = Lugar
word-solo-challenge = Desafio a solo
word-target = Meta
word-total = Total
word-winner = Ganha

edition-3-1 = edição 3.1
edition-continental = edição continental

language-en = inglês
language-it = italiano
language-pt = português
language-fr = francês
language-es = espanhol

## Números com o seu nome.

count-points = { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
}
count-cards = { $cards ->
    [one] { $cards } carta
    [many] { $cards } de cartas
   *[other] { $cards } cartas
}
count-rounds = { $rounds ->
    [one] { $rounds } mão
    [many] { $rounds } de mãos
   *[other] { $rounds } mãos
}
count-players = { $players ->
    [one] { $players } jogador
    [many] { $players } de jogadores
   *[other] { $players } jogadores
}

# Um jogador sem nome.
player = Jogador { $number }

list-and = { $next ->
   *[other] { $first } e { $last }
}
