# I pannelli sopra la tavola, il risultato di una manche e di una partita, rivedere una registrazione.

## In comune

screens-close = Esc chiude
screens-scroll = ↑ ↓ scorrono
screens-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }

## Carte non viste (U). $cards: quante possono venire adesso.

unseen-title = Carte non ancora viste
unseen-left = { $cards ->
    [one] Nel mazzo resta una carta.
    [many] Nel mazzo restano { $cards } di carte.
   *[other] Nel mazzo restano { $cards } carte.
}
unseen-shuffled = { $cards ->
    [one] Il mazzo è vuoto: la prossima carta è quella degli scarti.
    [many] Il mazzo è vuoto: la prossima carta viene dagli scarti mescolati, { $cards } di carte.
   *[other] Il mazzo è vuoto: la prossima carta viene dagli scarti mescolati, { $cards } carte.
}
unseen-no-cards = Non ci sono più carte.
# ◀ segna questi numeri nell’elenco.
unseen-match = ◀ Ripetono un numero davanti a { $name }: { $matching } su { $cards }, { $percent }.
unseen-save = La Seconda Possibilità salva una volta.

## Che cosa è successo (L)

log-title = Che cosa è successo
log-empty = Non è ancora successo niente.

## Tasti e regole (?)

help-title = Tasti e regole
help-keys = Tasti
help-search = Scrivi una parola per cercarla
help-clear = Esc cancella
help-found = { $count ->
    [one] «{ $word }»: una regola
    [many] «{ $word }»: { $count } di regole
   *[other] «{ $word }»: { $count } regole
}

help-key-arrows = ← → Invio
help-key-turns = ↓ ↑ o N P
help-key-pages = Pag↓ Pag↑
help-key-ends = Inizio Fine
help-key-space = Spazio

help-hit = Ancora: un’altra carta
help-stay = Stop: tieni i punti della manche
help-arrows = scegliere e confermare; si può anche fare clic
help-targets = chi riceve una carta Speciale
help-unseen = le carte non ancora viste
help-log = che cosa è successo
help-rules = questi tasti e le regole
help-faster = cambia il ritmo; ogni altro tasto mostra subito il resto
help-reasons = i bot dicono perché
help-quit = salva ed esci

help-players = la linea di un altro giocatore in tabella e grafico
help-columns = le manche prima e dopo nella tabella

help-events = l’evento dopo, quello prima
help-turns = il turno dopo, quello prima
help-rounds = la manche dopo, quella prima
help-ends = il primo e l’ultimo evento
help-space = avvia e ferma
help-records = la registrazione prima, quella dopo
help-viewer = un altro giocatore in primo piano
help-pace = cambia il ritmo
help-leave = esci

## Il risultato di una manche

summary-title = Risultato della manche { $round }
summary-nobody-active = nessuno è più in gioco
summary-flip7 = { $name } fa Flip 7
summary-no-cards = non ci sono più carte
summary-earlier = prima: { $points }
summary-leads = In testa con { $points } su { $target }: { $names }
summary-reached = { $name } ha { $points } punti su { $target }: la partita è finita
summary-alone = { $points } su { $target } dopo { count-rounds }
summary-tied = Alla pari con { $points }: { $names }. Decide una manche in più.
summary-none = Nessuno ha ancora punti.

## La fine di una partita

final-title = { $name } vince con { count-points }
final-title-pair = { count-points } in { count-rounds }
final-title-alone = Sfida in solitario: { count-points } in { count-rounds }
final-leads = { $name } è in testa con { count-points }
final-scored = { count-points }
final-facts = { count-rounds } · si arriva a { $target } · { $edition }
final-record = Registrazione: { $path }
final-no-record = Di questa partita non c’è una registrazione su disco.
final-keys = ← → Invio scegli   ↑ ↓ giocatore   Pag↑ Pag↓ manche   ? regole
final-again = Un’altra: dà le carte { $name }
final-again-alone = Un’altra partita
final-copy = Copia la registrazione
final-watch = Rivedi
final-setting = Cambia la partita
final-quit = Esci
# Una lettera ciascuno, tutte diverse, Q per l’ultimo.
key-again = A
key-copy = C
key-watch = R
key-setting = P
key-quit = Q
# Sotto il grafico: ci stanno solo alcune linee.
chart-leaders = { $count } su { $seats }: i primi e quello scelto

## Copiare la registrazione

copy-title = Copia la registrazione
copy-where = La registrazione è qui:
copy-ask = Nome della copia in { $folder }:
copy-exists = { $name } c’è già. Ancora Invio per sostituirlo.
copy-done = Copiata: { $path }
copy-failed = Non si può scrivere: { $reason }
copy-bad-name = Serve solo il nome di un file, senza cartelle.
copy-keys = Invio copia   Esc chiude

## Rivedere una registrazione

# Turno 0 è l’apertura della manche.
watch-place = Evento { $event } di { $events } · { $turn ->
    [0] apertura
   *[other] turno { $turn } di { $turns }
} · manche { $round } di { $rounds }
watch-record = registrazione { $record } di { $records }
watch-paused = fermo
watch-playing = scorre ({ $pace })
watch-keys = → ← evento   ↓ ↑ turno   Pag↓ Pag↑ manche   Spazio avvia   ? tasti   Q esci
watch-over = La registrazione finisce qui; la partita no.
watch-over-short = partita non finita
