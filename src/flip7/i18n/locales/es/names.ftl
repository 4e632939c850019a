# Palabras cortas para las pantallas: cartas, estados, jugadas, mazos, ediciones, idiomas.

## Cartas. Los Números y +N son iguales en todas partes.

card-freeze = Congela
card-flip3 = Da la Vuelta a Tres
card-second = Segunda Oportunidad
# Al principio de una frase.
card-first = { $card ->
    [freeze] { card-freeze }
    [flip3] { card-flip3 }
   *[second] { card-second }
}
# Como complemento de un verbo, con el artículo.
card-object = { $card ->
    [freeze] la carta { card-freeze }
    [flip3] la carta { card-flip3 }
   *[second] la { card-second }
}

## Cómo está un jugador en la ronda; cada palabra va junto a su marca, en diez columnas como máximo.

status-active = en juego
status-stayed = se planta
status-frozen = Congela
status-busted = se pasa
status-flip7 = Flip 7

## Las dos jugadas, como en un botón.

move-hit = Pedir
move-stay = Plantarse

## Títulos y etiquetas.

word-card = Carta
word-cards = Cartas
word-dealer = Repartidor
word-discard-pile = Descarte
word-draw-pile = Mazo
word-edition = Edición
word-game = Partida
word-language = Idioma
word-modifier = Modificadora
word-number = Número
word-player = Jugador
word-players = Jugadores
word-points = Puntos
word-round = Ronda
word-seat = Asiento
word-solo-challenge = Desafío en solitario
word-target = Meta
word-total = Total
word-winner = Gana

edition-3-1 = edición 3.1
edition-continental = edición continental

language-en = inglés
language-it = italiano
language-pt = portugués
language-fr = francés
language-es = español

## Números con su nombre.

count-points = { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}
count-cards = { $cards ->
    [one] { $cards } carta
    [many] { $cards } de cartas
   *[other] { $cards } cartas
}
count-rounds = { $rounds ->
    [one] { $rounds } ronda
    [many] { $rounds } de rondas
   *[other] { $rounds } rondas
}
count-players = { $players ->
    [one] { $players } jugador
    [many] { $players } de jugadores
   *[other] { $players } jugadores
}

# Un jugador sin nombre.
player = Jugador { $number }

list-and = { $next ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
