# La schermata d’inizio del tavolo a schermo intero, e il giro guidato della prima partita.

start-title = Flip 7
start-slogan = Ancora o stop: sette numeri diversi, o salti.
start-unofficial = non ufficiale
start-how = Prendi le carte una alla volta. Con un numero che hai già salti: niente punti in questa manche. Sette numeri diversi sono un Flip 7: { $bonus } punti in più, e la manche finisce per tutti.

## Le righe, al massimo 15 lettere

start-entry-resume = Riprendi
start-entry-play = Nuova partita
start-entry-people = Persone
start-entry-bots = Bot
start-entry-edition = Edizione
start-entry-target = Traguardo
start-entry-decks = Mazzi
start-entry-language = Lingua
start-entry-pace = Ritmo
start-entry-theme = Colori
start-entry-motion = Movimento
start-entry-curtain = Sipario
start-entry-reasons = Motivi

## I valori, al massimo 15 lettere

start-none = nessuno
start-edition-3-1 = 3.1
start-edition-continental = continentale
# Ogni lingua come si chiama da sé.
start-language-en = English
start-language-it = Italiano
start-language-pt = Português
start-language-fr = Français
start-language-es = Español
start-theme-auto = automatici
start-theme-dark = scuri
start-theme-light = chiari
start-motion-off = intero
start-motion-on = ridotto
start-curtain-off = aperto
start-curtain-on = chiuso
start-reasons-off = taciuti
start-reasons-on = detti

## Che cosa vogliono dire

start-pace-slow-text = Il tempo di leggere ogni carta.
start-pace-normal-text = Le carte si girano una alla volta.
start-pace-fast-text = Per chi conosce già il gioco.
start-pace-off-text = I bot giocano subito; il diario racconta che cosa è successo.
start-theme-auto-text = Come il terminale.
start-theme-dark-text = Un tavolo sotto la lampada.
start-theme-light-text = Una tovaglia di lino, di giorno.
start-motion-off-text = Chi salta trema, la carta Stop porta la brina.
start-motion-on-text = Niente si muove: ciò che succede è segnato.
start-curtain-off-text = I turni si seguono senza pausa.
start-curtain-on-text = Fra una persona e l’altra lo schermo aspetta che arrivi la prossima.
start-reasons-off-text = I bot giocano senza parlare.
start-reasons-on-text = I bot dicono perché continuano o si fermano.

## La partita

start-decks = { $decks ->
    [one] { $decks } mazzo
    [many] { $decks } di mazzi
   *[other] { $decks } mazzi
}
start-decks-suggested = meglio { $decks }
start-decks-hint = { $seats ->
    [one] { $seats } giocatore
    [many] { $seats } di giocatori
   *[other] { $seats } giocatori
}: oltre i { $most } si consiglia un secondo mazzo. La scelta è tua.
start-decks-text = Un mazzo ha { $cards } carte e basta fino a { $most } giocatori.
start-target-text = Vince chi, alla fine di una manche, ha il totale più alto e ha raggiunto il traguardo. 200 è quello stampato; con 100 la partita è breve.
start-number-text = ← → lo cambiano; le cifre lo scrivono.

start-saved-today = Salvata oggi alle { $time }.
start-saved-yesterday = Salvata ieri alle { $time }.
start-saved-on = Salvata il { $date } alle { $time }.

start-people-add = aggiungi un nome

## Una riga sul carattere di ogni bot

start-bot-counter = conta le carte; si ferma al { $number } % di rischio
start-bot-cautious = prudente: si ferma a { $number } punti
start-bot-bold = audace: si ferma a { $number } punti
start-bot-threshold = si ferma sempre a { $number } punti
start-bot-random = decide lanciando una moneta
start-bot-number = punti: il suo numero

## In che cosa le edizioni sono diverse: $holds è "yes" o "no"

start-r01-label = Inizio della manche
start-r01 = { $holds ->
    [yes] una carta a testa
   *[no] senza carte: file vuote
}
start-r02-label = Fermarsi
start-r02 = { $holds ->
    [yes] con una carta davanti
   *[no] sempre, anche senza carte
}
start-r03-label = Carta Stop, Tre di fila dentro un altro
start-r03 = { $holds ->
    [yes] aspettano la fine delle tre
   *[no] valgono subito
}
start-r04-label = Seconda Possibilità che nessuno prende
start-r04 = { $edition ->
    [continental] lo stesso
   *[other] si scarta
}

## I tasti, al massimo 48 lettere

start-keys-lines = ↑↓ muovi  ←→ cambia  Invio scegli
start-keys-people = Invio avanti  ↑↓ muovi  Ctrl+D togli  Esc annulla
start-keys-bots = ↑↓ muovi  ←→ meno, più  Invio fatto
start-keys-number = Invio va bene  Esc lascia com’era
start-keys-quit = Q esci

## Risposte a ciò che non si può fare

start-note-empty-name = Il nome non può essere vuoto. Backspace toglie il posto.
start-note-full = C’è posto per { $most } giocatori.
start-note-number = Scrivi un numero intero da { $least } a { $most }.
start-note-nobody = Non gioca ancora nessuno: aggiungi una persona o un bot.
start-note-bot = Il bot «{ $bot }» qui non può giocare: scegline un altro.

## Il giro guidato: cinque consigli, al massimo 150 lettere. $hit e $stay sono tasti.

start-hint-turn = { $hit } prende ancora una carta, { $stay } tiene i tuoi punti. Un numero che hai già davanti ti fa saltare: niente punti in questa manche.
start-hint-special = Le carte tra parentesi (tonde) danno punti o raddoppiano i numeri. Quelle tra <angoli> agiscono: carta Stop, Tre di fila, Seconda Possibilità.
start-hint-seven = Sette caselle, sette numeri diversi: riempile tutte ed è un Flip 7. La manche finisce per tutti e tu ricevi { $bonus } punti in più.
start-hint-totals = La barra corre verso il traguardo: piena è il totale, tratteggiata ciò che questa manche aggiunge. A fine manche vince il più alto oltre il traguardo.
start-hint-keys = Quando vuoi: U carte non viste, L diario, ? regole, F più veloce, R i motivi dei bot. Q salva ed esce: la partita ti aspetta.
