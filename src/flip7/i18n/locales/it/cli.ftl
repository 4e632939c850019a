# La riga di comando: preparare una partita, giocarla riga per riga, tabelle dei punti.

setup-welcome = Flip 7: ancora o stop, sette numeri diversi, vince chi arriva a { $target } punti. Non ufficiale.
setup-people = Chi gioca? Nomi separati da virgole
setup-people-default = Tu
setup-bots = Bot: quanti, oppure quali ({ $known })
setup-edition = Edizione: 3.1 (una carta iniziale a testa) o continental (nessuna carta iniziale)
setup-target = Punti per vincere
setup-decks = { $seats ->
    [one] Mazzi per { $seats } giocatore
   *[other] Mazzi per { $seats } giocatori
}
setup-wrong = Non si capisce: { $problem }
setup-wrong-number = serve un numero intero da { $least } a { $most }
setup-wrong-bots = serve un numero fino a { $most }, oppure strategie separate da virgole ({ $known })
setup-wrong-edition = serve 3.1 o continental
setup-wrong-seats = al tavolo c'è posto per { $most } giocatori al massimo

play-begins = { $edition ->
    [continental] Edizione continentale
   *[other] Edizione { $edition }
}, si arriva a { $target }. Giocatori, in senso orario: { $players }.
play-second-deck = Con più di { $most } giocatori si consiglia un secondo mazzo: --decks 2.
play-keys = A ancora, S stop, T tavolo, U carte non viste, ? aiuto, Q salva ed esci
play-option = { $number }  { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, carte: { $cards }
play-no-cards = nessuna
play-not-understood = Scrivi { $hit } per dire ancora o { $stay } per dire stop. (?: aiuto)
play-not-understood-target = Scrivi uno dei numeri { $numbers }. (?: aiuto)
play-table = Tavolo, manche { $round }, si arriva a { $target }: { $draw } nel mazzo, { $discard } negli scarti.
play-seat = { $name } ({ $status }): { $cards }; { $points } ora, { $total } in tutto
play-unseen = Non viste: { $cards }
play-help =
    Ancora: prendi un'altra carta; se ripete un numero che hai davanti, salti. Stop: tieni i punti della manche.
    Scrivi { $hit } per ancora, { $stay } per stop, o il numero di un giocatore quando si sceglie un bersaglio.
    T mostra il tavolo, U le carte non ancora viste, Q salva ed esce. "flip7 rules" stampa le regole.
play-saved = Partita salvata. Si continua con: flip7 play --resume
play-saved-at = Partita salvata in { $path }. Si continua con: flip7 play --resume { $path }
play-resumed = La partita continua dalla manche { $round }.
play-over-already = Questa partita è già finita.
play-record = La registrazione di questa partita: { $path }
play-not-saved = Non è stato possibile salvare la partita: { $reason }
play-damaged = Una partita salvata era danneggiata ed è conservata a parte come { $path } ({ $reason }).

table-player = Giocatore
table-total = Totale
table-earlier = prima
table-legend = Segni: × saltare, * carta Stop, ! Flip 7

# What one types: the shown key, then all that is understood besides, parted by spaces.
key-hit = A
key-stay = S
words-hit = ancora
words-stay = stop
