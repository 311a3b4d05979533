## What is said before the game: on the start page and while people sit down.

hook-gold = Gira due carte. Ricordale tutte.
option-gold-mines = Miniere
option-gold-mines-note = Ogni giocatore sceglie un colore, o due se si gioca in due. Chi non sceglie riceve quel che resta.
option-gold-mines-green = verde
option-gold-mines-orange = arancione
option-gold-mines-blue = blu
option-gold-mines-red = rossa
option-gold-mines-purple = viola
option-gold-start = Giocatore iniziale
option-gold-stall-guard = Protezione dallo stallo
option-gold-stall-guard-note = La corsa all’oro comincia anche dopo troppi turni senza niente di nuovo.
option-gold-stall-guard-on = Se la partita si blocca, comincia la corsa all’oro.
option-gold-stall-guard-off = La corsa all’oro non comincia mai in anticipo, nemmeno se la partita si blocca.
option-gold-match = Serie
option-gold-match-note = Tanti round quanti giocatori; ognuno ne inizia uno.
option-gold-open-piles = Pile aperte
option-gold-open-piles-note = Tutti possono guardare l’oro di tutti.
option-gold-match-on = Una serie: tanti round quanti giocatori.
option-gold-match-off = Un round.
option-gold-open-piles-on = Le pile sono aperte: tutti possono guardarle.
option-gold-open-piles-off = Le pile sono coperte fino al conteggio.

## The table.

gold-card-gold = Oro { $points }
gold-card-dynamite = Dinamite
gold-prospector = { $color ->
    [green] Cercatore verde
    [orange] Cercatore arancione
    [blue] Cercatore blu
    [red] Cercatore rosso
   *[purple] Cercatore viola
} { $value }
gold-mine = { $color ->
    [green] Miniera verde
    [orange] Miniera arancione
    [blue] Miniera blu
    [red] Miniera rossa
   *[purple] Miniera viola
}

# What the cards do, while they lie face up.
gold-told-found = { $you ->
    [yes] { $prospector } ti porta oro { $points }
   *[no] { $prospector } porta oro { $points } a { $name }
}
gold-why-owner = { $color ->
    [green] La miniera verde
    [orange] La miniera arancione
    [blue] La miniera blu
    [red] La miniera rossa
   *[purple] La miniera viola
} { $you ->
    [yes] è tua.
   *[no] è di { $name }.
} Entrambe le carte lasciano il tavolo.
gold-why-neutral = { $color ->
    [green] La miniera verde
    [orange] La miniera arancione
    [blue] La miniera blu
    [red] La miniera rossa
   *[purple] La miniera viola
} non è di nessuno, quindi l’oro { $you ->
    [yes] è tuo: lo hai girato tu.
   *[no] va a chi lo ha girato: { $name }.
} Entrambe le carte lasciano il tavolo.
gold-told-dynamite = Dinamite!
gold-why-dynamite = Entrambe le carte escono dal gioco. Nessuno prende niente.
gold-told-duel = Duello: { $winner } batte { $loser }
gold-why-duel = Il più debole esce dal gioco. Il più forte torna coperto.
gold-told-nothing = La ricerca continua
gold-why-two-gold = Due carte oro, e nessuno che le porti. Tornano coperte entrambe.
gold-why-equal = Due cercatori dello stesso valore non si battono. Entrambe le carte tornano coperte.
gold-why-weak = Un cercatore di valore { $value } è troppo debole per oro { $points }. Entrambe le carte tornano coperte.
gold-told-rush-gold = { $you ->
    [yes] Oro { $points } per te
   *[no] Oro { $points } per { $name }
}
gold-why-rush-gold = Nella corsa all’oro i colori non contano.
gold-told-rush-blank = { $card }: niente oro
gold-why-rush-blank = Nella corsa all’oro esce semplicemente dal gioco.
gold-told-rush = Comincia la corsa all’oro
gold-why-rush-few = { $cards ->
    [one] Resta 1 carta.
   *[other] Restano { $cards } carte.
} D’ora in poi, una carta per turno. Se giri oro, è tuo.
gold-why-rush-stalled = Da un po’ non succede niente di nuovo. D’ora in poi, una carta per turno. Se giri oro, è tuo.

# For those who listen.
gold-said-turned = { $you ->
    [yes] Giri { $place }: { $card }.
   *[no] { $name } gira { $place }: { $card }.
}
gold-said-summary = Round { $round } di { $rounds }. { $cards ->
    [one] Resta 1 carta
   *[other] Restano { $cards } carte
} sul tavolo. { $turn }.
gold-said-summary-rush = Round { $round } di { $rounds }. Corsa all’oro: { $cards ->
    [one] resta 1 carta
   *[other] restano { $cards } carte
} sul tavolo. { $turn }.
gold-said-asked = Tocca a te. Gira una carta.
gold-said-asked-second = Gira un’altra carta.

# The log. It names no card.
gold-log-dynamite = { $name }: dinamite, via entrambe le carte
gold-log-gold = { $name }: oro
gold-log-gold-for = { $name }: oro per { $to }
gold-log-duel = { $name }: duello, via una carta
gold-log-nothing = { $name }: nessun effetto, di nuovo coperte
gold-log-rush-blank = { $name }: niente oro, via una carta
gold-log-counted = Risultato del round { $round }: { $points }
gold-log-began = { $name } inizia il round { $round }
gold-score = { $name } { $points }
gold-won = { $many ->
    [one] { $names } vince con { $points }
   *[other] { $names } condividono la vittoria con { $points }
}

# The bar at the top.
gold-title = Gold: { $players } giocatori
gold-turn = { $you ->
    [yes] Tocca a te
   *[no] Tocca a { $name }
}
gold-over = Partita finita
gold-rush = Corsa all’oro
gold-rush-flag = Una carta per turno. Se giri oro, è tuo.
gold-left = { $cards ->
    [one] carta
   *[other] carte
}
gold-round = Round { $round } di { $rounds }

# The table of cards.
gold-grid = Carte: righe da 1 a 8, colonne da A a H
gold-cell-down = { $place }, coperta
gold-cell-up = { $place }, scoperta: { $card }
gold-cell-empty = { $place }, vuota
gold-cell-turning = { $place }, si sta girando

# Mines and piles.
gold-mines = Miniere e pile
gold-no-owner = Di nessuno
gold-no-owner-what = { $mines ->
    [one] L’oro di questa miniera va a chi lo gira.
   *[other] L’oro di queste miniere va a chi lo gira.
}
gold-covered = Pila coperta
gold-pile = { $points ->
    [one] Pila: 1 punto
   *[other] Pila: { $points } punti
}
gold-your-pile = La tua pila: { $points }
gold-pile-empty = Ancora niente oro.

# The panel: what is asked, what happened.
gold-panel = Che cosa succede
gold-ask-first = Gira una carta
gold-ask-second = Gira un’altra carta
gold-ask-rush = Gira una sola carta
gold-ask-how = Muoviti con le frecce, gira con Invio.
gold-ask-how-touch = Tocca una carta coperta.
gold-ask-rush-how = Se è oro, è tuo.
gold-ask-dynamite = Anche dopo la dinamite devi girare un’altra carta.
gold-wait-first = { $name } gira una carta
gold-wait-second = { $name } gira un’altra carta
gold-wait-note = Ricorda quello che vedi.
gold-watching-note = Stai guardando la partita.
gold-turned = { $place }: { $card }
gold-on-its-way = Si gira { $place }…
gold-your-choice = la tua scelta
gold-second-card = seconda carta
gold-next = { $you ->
    [yes] Poi: tu
   *[no] Poi: { $name }
}
gold-go-on = Continua
gold-stall = { $turns ->
    [one] Se in questo turno non esce niente di nuovo, comincia la corsa all’oro.
   *[other] Se nei prossimi { $turns } turni non esce niente di nuovo, comincia la corsa all’oro.
}

# Rounds and the end.
gold-sheet = Punteggio
gold-player = Giocatore
gold-rank = Posizione
gold-round-short = R{ $round }
gold-round-name = Round { $round }
gold-total = Totale
gold-points = Punti
gold-cards = Carte oro
gold-pile-column = Pila
gold-counted = Risultato del round { $round }
gold-counted-why = Le pile restano aperte fino all’inizio del prossimo round.
gold-tie-cards = { $names } sono in parità a { $points } punti. { $many ->
    [one] { $winners } vince con più carte oro ({ $cards }).
   *[other] { $winners } vincono con più carte oro ({ $cards }).
}
gold-tie-shared = { $names } sono in parità a { $points } punti e anche per carte oro: condividono la vittoria.
gold-tie-round = { $names } sono in parità a { $points } punti in totale. { $many ->
    [one] { $winners } vince con più punti nell’ultimo round ({ $last }).
   *[other] { $winners } vincono con più punti nell’ultimo round ({ $last }).
}
gold-tie-round-shared = { $names } sono in parità a { $points } punti in totale e anche nell’ultimo round: condividono la vittoria.

# Help.
gold-help = Che cosa fanno due carte
gold-help-found = Un cercatore e oro che non vale più di lui: l’oro va a chi possiede la sua miniera. Se la miniera non è di nessuno, va a chi lo ha girato.
gold-help-duel = Due cercatori: il più debole esce dal gioco, il più forte torna coperto.
gold-help-dynamite = Dinamite con qualsiasi carta: escono entrambe dal gioco.
gold-help-nothing = Due carte oro, due cercatori uguali o uno troppo debole: tornano coperte entrambe.
gold-help-found-title = Oro trovato
gold-help-duel-title = Duello
gold-help-rush = Con { $cards } carte o meno comincia la corsa all’oro: una carta per turno. Se giri oro, è tuo.
gold-deck = Che cosa c’è nel mazzo
gold-deck-gold = { $cards } carte oro, { $points } punti in totale
gold-deck-prospectors = { $cards } cercatori; ognuno dei cinque colori ha questi
gold-deck-dynamite = { $cards } carte dinamite
gold-times = × { $count }
gold-log-note = La cronologia non conserva valori né caselle: ricordare è il gioco.

## The rules page.

lead-gold = Un gioco di memoria da due a cinque giocatori. Sessantaquattro carte sono coperte sul tavolo. Girane due, ricorda quello che hai visto e lascia che i cercatori portino oro alla tua miniera.
rule-g-cards-title = Le carte
rule-g-box = Ci sono 64 carte: 24 carte oro, 35 cercatori e 5 carte dinamite. Inoltre ognuno dei cinque colori ha una miniera.
rule-g-gold-cards = Oro: cinque carte da 1 punto, sette da 2, sette da 3 e cinque da 4. Sono 60 punti in totale.
rule-g-prospectors = Cercatori: ognuno dei cinque colori ne ha due di valore 2, due di valore 3, due di valore 4 e uno di valore 5. Il valore è il carico massimo che possono portare.
rule-g-dynamite-cards = Dinamite: cinque carte. Ognuna porta con sé un’altra carta fuori dal gioco.
rule-g-players = Si gioca da due a cinque.
rule-g-start-title = Prima del primo turno
rule-g-owners = Ogni giocatore sceglie una miniera di qualsiasi colore; se si gioca in due, due a testa. Chi non sceglie riceve la prossima libera in quest’ordine: verde, arancione, blu, rossa, viola.
rule-g-neutral = Le miniere di nessuno tornano nella scatola, ma i loro cercatori restano in gioco. Si chiamano neutrali.
rule-g-square = Le 64 carte si mescolano e si dispongono coperte in otto file da otto. Una carta non si sposta mai: dove se ne toglie una resta un buco. Le caselle hanno nomi da A1 a H8.
rule-g-begins = Da regolamento comincia il giocatore più giovane. Qui comincia chi siede al primo posto, salvo altra scelta dell’host.
rule-g-turn-title = Il tuo turno
rule-g-two-cards = Gira due carte, una dopo l’altra, sotto gli occhi di tutti. Puoi guardare la prima prima di scegliere la seconda. Una carta già girata si può girare di nuovo. Quello che succede dipende dalle due carte.
rule-g-out-dynamite = Dinamite
rule-g-dynamite-what = Se almeno una delle due è dinamite, escono entrambe dal gioco e nessuno prende niente. Anche dopo la dinamite devi girare un’altra carta.
rule-g-out-found = Oro trovato
rule-g-found-what = Un cercatore porta oro che non vale più di lui. L’oro va a chi possiede la miniera del cercatore, di chiunque sia il turno. Se la miniera è neutrale, l’oro è tuo. Il cercatore esce dal gioco.
rule-g-found-example = Verde 4 può portare oro 3: entrambe le carte lasciano il tavolo, e 3 punti vanno sotto la miniera verde. Verde 2 non potrebbe.
rule-g-out-duel = Duello
rule-g-duel-what = Due cercatori di valore diverso, dello stesso colore o no: il più debole esce dal gioco. Il più forte torna coperto dov’è.
rule-g-duel-example = Blu 5 incontra rosso 3: rosso 3 se ne va, e blu 5 torna coperto.
rule-g-out-nothing = La ricerca continua
rule-g-nothing-what = Due carte oro, due cercatori dello stesso valore o un cercatore troppo debole per l’oro: entrambe tornano coperte dove sono.
rule-g-next = Poi tocca a chi siede alla tua sinistra. Non ci sono turni extra.
rule-g-memory-title = Che cosa vedi e che cosa ricordi
rule-g-pile = L’oro che vinci resta coperto sotto la tua miniera. Puoi guardare la tua pila; le altre restano chiuse fino al conteggio finale. Con le pile aperte tutti possono guardarle tutte.
rule-g-remember = Tutti vedono ogni carta quando si gira, e l’oro quando si vince. Quello che è tornato coperto o è uscito dal gioco lo devi ricordare: niente sul tavolo lo fa per te, neanche se vai via e torni.
rule-g-rush-title = La corsa all’oro
rule-g-rush-begins = Se all’inizio di un turno sul tavolo restano dieci carte o meno, comincia la corsa all’oro, che dura fino all’ultima carta.
rule-g-rush-what = Nella corsa all’oro giri una sola carta. Se è oro è tuo, qualunque sia il tuo colore. Un cercatore o la dinamite escono semplicemente dal gioco.
rule-g-stalled = Un turno è a vuoto se nessuna carta lascia il tavolo e nessuna viene girata per la prima volta. Quando i turni a vuoto di fila sono il doppio dei giocatori, la corsa all’oro comincia con il turno seguente, quante che siano le carte.
rule-g-ex-title = Sei turni, carta per carta
rule-g-ex-who = Ana ha la miniera verde, Ben quella arancione e Nina quella blu. La rossa e la viola sono neutrali.
rule-g-ex-weak = Ana gira oro 3 e arancione 2. Due è troppo poco per tre: tornano coperte entrambe.
rule-g-ex-found = Ben gira arancione 4, ricorda dov’è l’oro 3 e lo gira. È un suo cercatore: Ben ha 3 punti.
rule-g-ex-other = Nina gira verde 3 e oro 2. È il suo turno, ma la miniera verde è di Ana: Ana ha 2 punti.
rule-g-ex-neutral = Ana gira viola 5 e oro 4. La miniera viola non è di nessuno, quindi l’oro è suo: Ana ha 6 punti.
rule-g-ex-duel = Ben gira blu 5 e arancione 2. Il più debole esce: Ben ha perso un proprio cercatore. Blu 5 torna coperto.
rule-g-ex-dynamite = Nina gira dinamite e deve girare un’altra carta: oro 4. Escono entrambe dal gioco.
rule-g-end-title = La fine
rule-g-end-points = La partita finisce quando il tavolo è vuoto. Vince chi ha più punti in oro. In caso di parità è davanti chi ha più carte oro; se la parità resta, la posizione è condivisa.
rule-g-match-what = Una serie ha tanti round quanti sono i giocatori, ognuno iniziato da un giocatore diverso, e le miniere restano le stesse. I punti di tutti i round si sommano, e vince il totale più alto. A parità di totale decidono i punti dell’ultimo round; se anche questi sono pari, la posizione è condivisa.
rule-g-house-title = Dove il regolamento tace

## The lesson.

learn-g-welcome = Ci sono sessantaquattro carte coperte: oro, cercatori e dinamite. Le miniere verde e arancione sono tue, la blu e la rossa sono di { $rival }, e la viola non è di nessuno.
learn-g-first = Nel tuo turno giri due carte, una dopo l’altra. Prova: gira una carta qualsiasi.
learn-g-found-you =
    { $points ->
        [one] Oro trovato: il cercatore era abbastanza forte e ha portato 1 punto alla tua miniera. Resta lì coperto. Il cercatore esce dal gioco.
       *[other] Oro trovato: il cercatore era abbastanza forte e ha portato { $points } punti alla tua miniera. Restano lì coperti. Il cercatore esce dal gioco.
    }
learn-g-found-for-you =
    { $points ->
        [one] { $rival } ha girato oro e un tuo cercatore: 1 punto per te. L’oro va a chi possiede la miniera, di chiunque sia il turno.
       *[other] { $rival } ha girato oro e un tuo cercatore: { $points } punti per te. L’oro va a chi possiede la miniera, di chiunque sia il turno.
    }
learn-g-found-for-rival =
    { $points ->
        [one] Hai girato oro, ma il cercatore è di { $rival }, che prende 1 punto. Decide la miniera, non il turno.
       *[other] Hai girato oro, ma il cercatore è di { $rival }, che prende { $points } punti. Decide la miniera, non il turno.
    }
learn-g-found-rival =
    { $points ->
        [one] { $rival } ha trovato oro: 1 punto. I cercatori neutrali lavorano per chi li gira, gli altri per chi possiede la loro miniera.
       *[other] { $rival } ha trovato oro: { $points } punti. I cercatori neutrali lavorano per chi li gira, gli altri per chi possiede la loro miniera.
    }
learn-g-too-weak = Troppo debole: il cercatore valeva meno dell’oro, quindi entrambe le carte tornano coperte. Ricorda dove sono!
learn-g-two-gold = Due carte oro non danno niente, quindi tornano coperte. Ricorda dove sono!
learn-g-equal = Due cercatori dello stesso valore non danno niente, quindi tornano coperti. Ricorda dove sono!
learn-g-duel = Un duello: di due cercatori di valore diverso, il più debole esce dal gioco. Il più forte torna coperto dov’è.
learn-g-dynamite = Dinamite: entrambe le carte escono dal gioco, e nessuno prende niente.
learn-g-remember = Hai visto oro e un cercatore che può portarlo per te. Ricordi dove sono? Girali entrambi.
learn-g-pair = Tra le carte che hai visto c’è oro da vincere. Ricordi dove?
learn-g-any = Tocca a te. Gira una carta qualsiasi: una nuova ti mostra qualcosa da ricordare.
learn-g-watch = { $rival } gira due carte. Guarda bene: quello che mostrano serve anche a te.
learn-g-up-gold =
    { $points ->
        [one] Oro, 1 punto. Può portarlo qualsiasi cercatore. Gira un’altra carta.
       *[other] Oro, { $points } punti. Può portarlo solo un cercatore di valore { $points } o più. Gira un’altra carta.
    }
learn-g-up-gold-known =
    { $points ->
        [one] Oro, 1 punto, e hai visto un cercatore che può portarlo per te. Giralo!
       *[other] Oro, { $points } punti, e hai visto un cercatore che può portarlo per te. Giralo!
    }
learn-g-up-yours = Uno dei tuoi cercatori, valore { $value }: può portare oro fino a { $value } punti. Gira un’altra carta.
learn-g-up-prospector-known = Un cercatore di valore { $value }, e hai visto oro che può portare per te. Giralo!
learn-g-up-rival = Un cercatore di { $rival }, valore { $value }: l’oro fino a { $value } punti andrebbe alla sua miniera. Gira un’altra carta.
learn-g-up-neutral = Un cercatore neutrale, valore { $value }: l’oro fino a { $value } punti è tuo. Gira un’altra carta.
learn-g-up-dynamite = Dinamite! Quello che giri adesso se ne va con lei.
learn-g-rush = Quando restano dieci carte o meno comincia la corsa all’oro: una carta per turno. Se giri oro, è tuo.
learn-g-end = Il gioco è tutto qui. Quando il tavolo è vuoto, vince chi ha più punti in oro.

## Replays.

replay-knot-gold = oro trovato
replay-knot-dynamite = dinamite
replay-graph-gold = Punti

## Momenti, aspetto del tavolo e momenti chiave.

gold-rush-begins = Corsa all’oro!
gold-help-and-display = Aiuto e aspetto
gold-display = Aspetto
gold-display-scattered = Carte sparse
gold-display-scattered-note = Le carte sono sparse invece che in file dritte. Ogni carta resta al suo posto.
gold-turn-waits = È di nuovo il tuo turno. Vai avanti quando hai visto tutto.
gold-key = Momenti chiave
gold-key-found = { $name } trova oro { $points }.
gold-key-gift = { $name } gira oro { $points } per { $to }.
gold-key-destroyed = { $name } gira dinamite: va perso oro per { $points }.
gold-key-rush = { $name } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} nella corsa all’oro.
gold-key-lead = { $name } va in testa con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e ci resta.
replay-gold-exploded = Dinamite: { $first } e { $second } escono dal gioco

## Le nostre decisioni nella pagina delle regole, regola per regola.

rule-g-ours = Decisione nostra
rule-g-ours-colors = Il regolamento non nomina i colori. I nostri sono verde, arancione, blu, rosso e viola.
rule-g-ours-mines = Se non scegli le tue miniere, vengono assegnate in ordine di posto, a partire da quella verde.
rule-g-ours-places = Il quadrato di otto file è un consiglio del regolamento. I nomi da A1 a H8 sono nostri.
rule-g-ours-start = Nel regolamento inizia la persona più giovane. Qui decide l’host: il primo posto, un altro o il caso.
rule-g-ours-one-by-one = Il regolamento non dice se puoi guardare la prima carta prima di scegliere la seconda. Qui puoi.
rule-g-ours-piles = Il regolamento dice solo che l’oro vinto resta coperto. Qui puoi guardare solo la tua pila, e in una serie le pile si mostrano quando si conta un round.
rule-g-ours-removed = Nessuno può guardare le carte uscite dal gioco.
rule-g-ours-stalled = Tutta questa regola è nostra. Il regolamento non dice che cosa succede quando non si gira più niente di nuovo. L’host può disattivarla.
rule-g-ours-match = Il round seguente lo inizia chi siede a sinistra, le miniere restano le stesse per tutta la serie e chi è ancora in parità condivide la posizione.
rule-g-ours-all = Ogni regola indicata qui come «Decisione nostra» è una nostra scelta, perché il regolamento non dice nulla. Tutte le altre sono del regolamento.

# Problemi: perché una scelta è giusta.
gold-puzzle-rush-gold = Nella corsa all’oro, l’oro che giri è tuo: prendi quello da { $points } che conosci.
gold-puzzle-rush-new = { $gold } carte sconosciute su { $cards } sono oro: una sconosciuta promette di più.
gold-puzzle-rush-pass = Una carta senza oro qui non costa niente e lascia agli altri meno scelta.
gold-puzzle-second-gold = Questa coppia ti porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Hai visto entrambe le carte.
gold-puzzle-second-new = Niente di quello che conosci è adatto. Una carta nuova può portare oro, e impari dove si trova.
gold-puzzle-second-duel = Il duello elimina un cercatore da { $value } che avrebbe trovato oro per altri.
gold-puzzle-second-blast = La dinamite elimina una carta che aiuterebbe gli altri.
gold-puzzle-second-pass = Queste due carte non si fanno niente. Non mostri nulla di nuovo, quindi gli altri non imparano nulla.
gold-puzzle-second-give = L’oro va a un’altra persona, ma ogni altra carta ti costerebbe di più.
gold-puzzle-first-gold = Conosci una coppia che ti porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Comincia da questa carta.
gold-puzzle-first-new = Non conosci una buona coppia. Comincia da una carta nuova: può andare con una che conosci.
gold-puzzle-first-duel = Comincia da una carta che vince o perde un duello, e togli un cercatore agli altri.
gold-puzzle-first-known = Comincia da una carta che tutti conoscono: una nuova aiuterebbe chi gioca dopo.
gold-puzzle-ahead = Hai { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di vantaggio: lascia poco agli altri.
gold-puzzle-behind = Hai { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di svantaggio: ti serve oro adesso.
gold-puzzle-level = Hai gli stessi punti di chi è in testa: conta ogni punto.

# Why Pathfinder would choose something.
gold-hint-boom = La dinamite toglie dal gioco entrambe le carte.
gold-hint-deny = Altrimenti { $name } può prendere questo oro nel prossimo turno. Punti: { $gold }.
gold-hint-duel = Esce dal gioco un cercatore di { $name }.
gold-hint-hope = Il { $percent }% delle carte che nessuno ha visto ti porta oro con questa.
gold-hint-new = Il { $percent }% delle carte che nessuno ha visto ti porta oro con una già vista.
gold-hint-pair = { $gold ->
    [one] Questa coppia si è già vista. Ti porta 1 punto.
   *[other] Questa coppia si è già vista. Ti porta { $gold } punti.
}
gold-hint-pass = Non succede niente e gli altri non scoprono nulla di nuovo.
gold-hint-rush = { $gold ->
    [one] Qui c’è oro: 1 punto.
   *[other] Qui c’è oro: { $gold } punti.
}
gold-hint-rush-new = Il { $percent }% delle carte che nessuno ha visto è oro.

# Una scelta in poche parole, per le analisi.
review-gold-flip = girare { $place }
review-gold-flipped = { $n ->
    [0] { $name } gira { $place } con tutte le carte già viste
    [one] { $name } gira { $place } con 1 carta mai vista
   *[other] { $name } gira { $place } con { $n } carte mai viste
}
gold-hint-unseen = { $n ->
    [one] la carta che nessuno ha visto
   *[other] una qualsiasi delle { $n } carte che nessuno ha visto
}
