# Le regole da R01 a R30 con parole nostre: titolo e testo di ognuna, e una decisione del progetto dove la
# stampa tace.

rules-title = Le regole di Flip 7 con parole nostre, { $edition }
rules-differences-title = Le regole di Flip 7 con parole nostre: dove le edizioni differiscono
rules-unofficial = Testo non ufficiale: questo progetto non ha legami con chi pubblica il gioco e queste non
    sono le sue parole.
rules-ids = Ogni regola ha una sigla, da { $first } a { $last }. I messaggi, il codice, i test e i documenti
    del progetto citano le regole con queste sigle; «flip7 rules R14» ne mostra una sola.
rules-rulings = Dove le regole stampate tacciono, è il progetto a decidere come si gioca: quei passi
    cominciano con «Nostra decisione».
rules-our-ruling = Nostra decisione: { $ruling }
rules-none-found = Nessuna regola contiene «{ $word }».

rules-deck = Il mazzo
rules-round = La manche
rules-actions = Le carte Speciali
rules-score = Il punteggio
rules-piles = Il mazzo da una manche all’altra
rules-game = La partita

rule-r01-title = Come si apre la manche
rule-r01-text =
    { $opening-deal ->
        [yes] Prima di qualsiasi domanda il Mazziere dà a ciascuno una carta scoperta. Se è una carta
            Speciale, vale R08.
       *[no] Prima non si dà nulla: quando tocca alla prima domanda, a chi siede alla sinistra del Mazziere,
            tutte le file sono vuote.
    }

rule-r02-title = Quando puoi fermarti
rule-r02-text =
    { $staying-needs-a-card ->
        [yes] Puoi dire Stop quando hai davanti almeno una carta, di qualunque tipo. Fino ad allora puoi
            rispondere soltanto Ancora.
       *[no] Puoi dire Stop ogni volta che te lo chiedono, anche prima della tua prima carta; con la fila
            vuota fai 0 punti.
    }

rule-r03-title = Carta Stop o Tre di fila dentro un Tre di fila
rule-r03-text =
    { $sets-actions-aside ->
        [yes] Una carta Stop o un Tre di fila che esce fra le tre carte per ora non fa nulla. Mettila da
            parte, completa le tre e solo dopo risolvila (R17). Se prima chi le riceve salta o fa un Flip 7,
            va negli scarti senza effetto.
       *[no] Una carta Stop o un Tre di fila che esce fra le tre carte agisce subito. Poi si riprendono le
            carte interrotte, se è ancora possibile (R18).
    }

rule-r04-title = Una Seconda Possibilità che nessuno può prendere
rule-r04-text = Una Seconda Possibilità di troppo (R21) va negli scarti quando non trova nessuno: gli altri
    giocatori in gioco ne hanno già una ciascuno, oppure in gioco non c’è nessun altro.
rule-r04-ruling =
    { $edition ->
        [continental] chi ha già una Seconda Possibilità non può riceverne un’altra, così la carta non passa
            di mano all’infinito. Di chi ne ha già una il testo stampato non parla.
       *[other] { "" }
    }

rule-r05-title = Che cosa contiene il mazzo
rule-r05-text = Il mazzo è di { $cards } carte. I Numeri sono { $numbers }: dall’1 al 12 ognuno compare tante
    volte quanto vale (dodici 12, un solo 1), e lo 0 è uno solo. I Bonus sono { $modifiers }: +2, +4, +6, +8,
    +10 e x2, una carta per tipo. Le carte Speciali sono { $actions }: Seconda Possibilità, Tre di fila e
    carta Stop, con tre copie di ognuna.

rule-r06-title = Un secondo mazzo
rule-r06-text = In più di { $seats } giocatori è meglio aggiungere un secondo mazzo, ma nessuno vi obbliga.
    Due mazzi fanno { $two-decks } carte: tutto ciò che elenca R05, due volte.
rule-r06-ruling = chi ha tutte e due le carte x2 conta quattro volte i propri Numeri.

rule-r07-title = Mazziere e ordine di gioco
rule-r07-text = Il primo Mazziere si sorteggia. Carte e domande girano in senso orario: il vicino di sinistra
    del Mazziere è il primo, il Mazziere è l’ultimo.

rule-r08-title = La distribuzione iniziale
rule-r08-text =
    { $opening-deal ->
        [yes] Ognuno riceve una carta, uno dopo l’altro. Se è una carta Speciale, la distribuzione si ferma
            finché non è risolta; vale come carta iniziale di quel giocatore, che non ne riceve un’altra. Chi
            aspetta ancora la sua carta è in gioco e può essere scelto come bersaglio. Chi esce (per una carta
            Stop o perché salta) prima di essere servito non riceve la carta. Un Flip 7 chiude la manche anche
            qui; lo stesso accade se in gioco non resta più nessuno.
       *[no] In questa edizione non c’è distribuzione iniziale (R01), quindi non c’è niente da stabilire: si
            comincia con le domande di R09.
    }
rule-r08-ruling =
    { $opening-deal ->
        [yes] le tre carte di un Tre di fila non sostituiscono la carta iniziale: chi le ha prese riceve
            comunque la sua.
       *[no] { "" }
    }

rule-r09-title = Il tuo turno
rule-r09-text = I giocatori in gioco rispondono uno dopo l’altro. Ancora: ricevi una carta scoperta in più.
    Stop: esci dalla manche e i tuoi punti sono al sicuro. Un turno è di una sola carta, qualunque essa sia.
    { $staying-needs-a-card ->
        [yes] Se davanti non hai nulla, puoi dire soltanto Ancora (R02). Qualsiasi carta che hai davanti
            basta, anche un x2, una Seconda Possibilità o un’altra carta Speciale.
       *[no] Puoi fermarti anche se davanti non hai nulla (R02).
    }

rule-r10-title = A chi tocca dopo una carta Speciale
rule-r10-text = Si prosegue con il primo giocatore in gioco dopo quello che ha pescato la carta Speciale,
    chiunque ne sia il bersaglio. Essere il bersaglio non consuma mai il proprio turno.

rule-r11-title = Un Numero nuovo, o salti
rule-r11-text = Un Numero che per te è nuovo si aggiunge alla fila. Con la seconda copia di uno che hai già
    salti, a meno che non ti salvi una Seconda Possibilità (R20): sei fuori dalla manche con 0 punti. La
    seconda copia resta davanti a te insieme alle altre carte.

rule-r12-title = Flip 7
rule-r12-text = Sette Numeri diversi in una stessa fila sono un Flip 7, e lo 0 vale come gli altri. In quel
    preciso momento la manche finisce per tutti,
    { $opening-deal ->
        [yes] sia durante la distribuzione iniziale, sia in un turno, sia a metà di un Tre di fila.
       *[no] sia in un turno, sia a metà di un Tre di fila.
    }
    Chi l’ha fatto prende { $bonus } punti in più; segnano tutti quelli che non hanno saltato.

rule-r13-title = Quando in gioco non resta nessuno
rule-r13-text = La manche termina anche appena nessuno è più in gioco: tutti hanno detto Stop, hanno ricevuto
    una carta Stop o hanno saltato.

rule-r14-title = La scelta del bersaglio
rule-r14-text = Chi pesca una carta Stop o un Tre di fila decide a quale giocatore in gioco va, e può
    scegliere se stesso. Se in gioco è rimasto lui solo, tocca a lui. Una domanda con una sola risposta
    possibile non si fa: si esegue e basta.
    { $staying-needs-a-card ->
        [yes] Vale lo stesso per chi ha la fila vuota e può dire soltanto Ancora.
       *[no] { "" }
    }

rule-r15-title = La carta Stop
rule-r15-text = Chi riceve una carta Stop lascia subito la manche e conserva i suoi punti. La Seconda
    Possibilità non lo protegge.

rule-r16-title = Tre di fila
rule-r16-text = Il bersaglio scopre tre carte, una per volta. Ogni carta è una delle tre, persino un doppione
    tolto di mezzo da una Seconda Possibilità. Se il bersaglio salta o fa un Flip 7, si smette prima.

rule-r17-title = Le carte messe da parte
rule-r17-text =
    { $sets-actions-aside ->
        [yes] Finite le tre carte, quelle messe da parte (R03) si risolvono una alla volta, secondo l’ordine
            di uscita. Ciò che un nuovo Tre di fila mette da parte viene prima di ciò che aspetta ancora. Il
            bersaglio lo sceglie chi ha scoperto la carta, fra i giocatori in gioco in quel momento. Se nel
            frattempo chi l’ha scoperta ha saltato, la carta va negli scarti; ci va anche se in gioco non c’è
            nessuno.
       *[no] In questa edizione non si mette da parte nulla: una carta Stop o un Tre di fila agisce appena
            esce (R18).
    }
rule-r17-ruling =
    { $sets-actions-aside ->
        [yes] chi è fuori in un altro modo, per esempio per una carta Stop, sceglie lo stesso.
       *[no] { "" }
    }

rule-r18-title = Le carte che interrompono
rule-r18-text =
    { $sets-actions-aside ->
        [yes] In questa edizione una carta Stop o un Tre di fila non interrompe mai le tre carte: si mette da
            parte (R03, R17). Solo una Seconda Possibilità di troppo si cede nel mezzo (R21).
       *[no] Chi ha scoperto la carta che interrompe la gioca fino in fondo, con tutto ciò che a sua volta la
            interrompe. Poi le tre carte lasciate a metà riprendono, purché il loro bersaglio sia ancora in
            gioco e la manche non sia finita.
    }

rule-r19-title = Dove stanno le carte Speciali
rule-r19-text = Una carta Stop o un Tre di fila sta davanti al suo bersaglio, non davanti a chi l’ha pescato,
    e ci resta sino alla fine della manche.

rule-r20-title = Seconda Possibilità
rule-r20-text = La tua prima Seconda Possibilità rimane davanti a te. Un Numero doppio la consuma
    automaticamente, non puoi risparmiarla: le due carte vanno subito negli scarti e tu sei ancora in gioco.
    Non puoi averne più di una per volta, ma dopo averla usata puoi riceverne un’altra. Non dà punti.

rule-r21-title = Una Seconda Possibilità di troppo
rule-r21-text = Se te ne arriva una mentre ne hai già una, cedila subito a un altro giocatore in gioco che non
    ne ha; se sono più d’uno, scegli tu. È così anche a metà di un Tre di fila. Se nessuno può prenderla, si
    scarta (R04).

rule-r22-title = I punti di una fila
rule-r22-text = Per prima cosa somma i tuoi Numeri; ogni x2 raddoppia questa somma. Poi vengono le carte +N e
    per ultimi i { $bonus } punti del Flip 7, che x2 non raddoppia, come non raddoppia le carte +N. Chi salta
    fa 0. Un x2 senza Numeri vale 0; le carte +N contano anche senza Numeri.

rule-r23-title = Dopo la manche
rule-r23-text = Tutto ciò che i giocatori hanno davanti va negli scarti, comprese le Seconde Possibilità.
    Niente torna nel mazzo di pesca. Comunque sia finita la manche, il prossimo Mazziere è chi siede alla
    sinistra di quello attuale.

rule-r24-title = Quando il mazzo di pesca è vuoto
rule-r24-text = Se occorre una carta e il mazzo di pesca è vuoto, mescola gli scarti: sono il nuovo mazzo. Non
    ci va altro: ciò che i giocatori hanno davanti resta lì, che abbiano saltato o no, e così una carta in
    attesa o che si sta risolvendo.

rule-r25-title = Quando finiscono anche gli scarti
rule-r25-text = Se una manche si interrompe, per esempio per un Flip 7, le carte che aspettano ancora il loro
    momento o un bersaglio si scartano con tutte le altre. Che cosa accade se occorre una carta e sono finiti
    sia il mazzo di pesca sia gli scarti, le regole stampate non lo dicono.
rule-r25-ruling = la manche finisce e chi è ancora in gioco conserva i suoi punti.

rule-r26-title = Chi vince
rule-r26-text = La partita si decide al termine di una manche dopo la quale qualcuno ha almeno { $target }
    punti; potete fissare un altro traguardo. Vince il totale più alto. Mentre una manche è in corso non vince
    nessuno.

rule-r27-title = Parità in testa
rule-r27-text =
    { $edition ->
        [continental] Se il totale più alto è di più giocatori, tutti giocano un’altra manche intera, e così
            via finché in testa ce n’è uno solo.
       *[other] Le regole stampate di questa edizione non dicono che cosa fare se il totale più alto è di più
            giocatori.
    }
rule-r27-ruling =
    { $edition ->
        [continental] { "" }
       *[other] se il totale più alto è di più giocatori, tutti giocano un’altra manche intera, e così via
            finché in testa ce n’è uno solo.
    }

rule-r28-title = Uno o due giocatori
rule-r28-text = Da soli o in due si gioca la sfida in solitario: le regole restano le stesse e il risultato è
    quante manche sono servite. In due vince comunque chi è in testa alla fine, e per la parità c’è R27.

rule-r29-title = Che cosa possono vedere tutti
rule-r29-text = Ogni carta scoperta è visibile a tutti, anche quelle di chi è fuori. Segreto è soltanto
    l’ordine del mazzo di pesca.

rule-r30-title = Chi lascia il tavolo
rule-r30-text = Le regole stampate non parlano di chi abbandona.
rule-r30-ruling = il posto resta e gioca da sé. Si ferma quando è permesso, altrimenti dice Ancora; dà le
    carte Speciali al primo bersaglio ammesso che non sia lui stesso.
