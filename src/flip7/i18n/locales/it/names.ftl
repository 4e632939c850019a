# Parole brevi per gli schermi: carte, stati, scelte, mazzi, edizioni, lingue.

## Carte. Numeri e +N sono uguali dappertutto. «Stop» è anche una scelta: la carta è sempre «carta Stop».

card-freeze = carta Stop
card-flip3 = Tre di fila
card-second = Seconda Possibilità
# All'inizio di una frase.
card-first = { $card ->
    [freeze] Carta Stop
    [flip3] { card-flip3 }
   *[second] { card-second }
}
# Come oggetto di un verbo, con l'articolo.
card-object = { $card ->
    [freeze] la { card-freeze }
    [flip3] la carta { card-flip3 }
   *[second] la { card-second }
}

## Come sta un giocatore nella manche; ogni parola sta accanto al suo segno, in dieci colonne al massimo.

status-active = in gioco
status-stayed = si ferma
status-frozen = carta Stop
status-busted = salta
status-flip7 = Flip 7

## Le due scelte, come su un pulsante.

move-hit = Ancora
move-stay = Stop

## Titoli ed etichette.

word-card = Carta
word-cards = Carte
word-dealer = Mazziere
word-discard-pile = Scarti
word-draw-pile = Mazzo
word-edition = Edizione
word-game = Partita
word-language = Lingua
word-modifier = Bonus
word-number = Numero
word-player = Giocatore
word-players = Giocatori
word-points = Punti
word-round = Manche
word-seat = Posto
word-solo-challenge = Sfida in solitario
word-target = Traguardo
word-total = Totale
word-winner = Vince

edition-3-1 = edizione 3.1
edition-continental = edizione continentale

language-en = inglese
language-it = italiano
language-pt = portoghese
language-fr = francese
language-es = spagnolo

## Numeri con il loro nome.

count-points = { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
count-cards = { $cards ->
    [one] { $cards } carta
    [many] { $cards } di carte
   *[other] { $cards } carte
}
count-rounds = { $rounds ->
    [one] { $rounds } manche
    [many] { $rounds } di manche
   *[other] { $rounds } manche
}
count-players = { $players ->
    [one] { $players } giocatore
    [many] { $players } di giocatori
   *[other] { $players } giocatori
}

# Un giocatore senza nome.
player = Giocatore { $number }

list-and = { $next ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
}
