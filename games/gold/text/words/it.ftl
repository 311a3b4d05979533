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
option-gold-stall-guard-note = La corsa all’oro comincia anche quando i turni non portano nulla di nuovo per troppo tempo.
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
    [yes] è tuo, perché hai girato le carte.
   *[no] va a chi ha girato le carte: { $name }.
} Entrambe le carte lasciano il tavolo.
gold-told-dynamite = Dinamite!
gold-why-dynamite = Entrambe le carte escono dal gioco. Nessuno prende niente.
gold-told-duel = Duello: { $winner } resta, { $loser } se ne va
gold-why-duel = Il più debole esce dal gioco. Il più forte torna coperto.
gold-told-nothing = Niente
gold-why-two-gold = Due carte oro, e nessuno che le porti. Tornano coperte entrambe.
gold-why-equal = Due cercatori dello stesso valore non si battono. Entrambe le carte tornano coperte.
gold-why-weak = Un cercatore di valore { $value } è troppo debole per oro { $points }. Entrambe le carte tornano coperte.
gold-told-rush-gold = { $you ->
    [yes] Oro { $points } per te
   *[no] Oro { $points } per { $name }
}
gold-why-rush-gold = Nella corsa all’oro i colori non contano più.
gold-told-rush-blank = { $card }: niente oro
gold-why-rush-blank = Nella corsa all’oro esce semplicemente dal gioco.
gold-told-rush = Comincia la corsa all’oro
gold-why-rush-few = { $cards ->
    [one] Resta 1 carta.
   *[other] Restano { $cards } carte.
} D’ora in poi: una carta per turno, e l’oro è di chi lo gira.
gold-why-rush-stalled = Da un po’ non succede niente di nuovo. D’ora in poi: una carta per turno, e l’oro è di chi lo gira.

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
gold-log-duel = { $name }: un duello, via una carta
gold-log-nothing = { $name }: niente, di nuovo coperte
gold-log-rush-blank = { $name }: niente oro, via una carta
gold-log-counted = Conteggio del round { $round }: { $points }
gold-log-began = Il round { $round } comincia con { $name }
gold-score = { $name } { $points }
gold-won = { $many ->
    [one] { $names } vince con { $points }
   *[other] { $names } condividono la vittoria con { $points }
}

# The bar at the top.
gold-title = Gold: { $players } partecipanti
gold-turn = { $you ->
    [yes] Tocca a te
   *[no] Tocca a { $name }
}
gold-over = Partita finita
gold-rush = Corsa all’oro
gold-rush-flag = Una carta per turno. L’oro è di chi lo gira.
gold-left = { $cards ->
    [one] carta
   *[other] carte
}
gold-round = Round { $round } di { $rounds }

# The table of cards.
gold-grid = Tavolo di carte: righe da 1 a 8, colonne da A a H
gold-cell-down = { $place }, coperta
gold-cell-up = { $place }, scoperta: { $card }
gold-cell-empty = { $place }, vuoto
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
gold-ask-how = Le frecce muovono, Invio gira.
gold-ask-how-touch = Premi una carta coperta.
gold-ask-rush-how = Se è oro, è tuo.
gold-ask-dynamite = Anche dopo la dinamite devi girare un’altra carta.
gold-wait-first = { $name } gira una carta
gold-wait-second = { $name } gira un’altra carta
gold-wait-note = Ricorda quello che vedi.
gold-watching-note = Stai guardando.
gold-turned = { $place }: { $card }
gold-on-its-way = Si gira { $place }
gold-your-choice = la tua scelta
gold-second-card = seconda carta
gold-next = { $you ->
    [yes] Poi: tu
   *[no] Poi: { $name }
}
gold-go-on = Avanti
gold-stall = { $turns ->
    [one] Se in questo turno non si gira niente di nuovo, comincia la corsa all’oro.
   *[other] Se nei prossimi { $turns } turni non si gira niente di nuovo, comincia la corsa all’oro.
}

# Rounds and the end.
gold-sheet = Punteggio
gold-player = Chi
gold-rank = Posto
gold-round-short = R{ $round }
gold-round-name = Round { $round }
gold-total = Totale
gold-points = Punti
gold-cards = Carte oro
gold-pile-column = Pila
gold-counted = Conteggio del round { $round }
gold-counted-why = Le pile restano aperte finché non comincia il prossimo round.
gold-tie-cards = Parità a { $points } punti: { $names }. { $many ->
    [one] { $winners } ha più carte oro ({ $cards }), e questo decide.
   *[other] { $winners } hanno più carte oro ({ $cards }), e questo decide.
}
gold-tie-shared = { $names } hanno { $points } punti e lo stesso numero di carte oro: condividono la vittoria.
gold-tie-round = Parità a { $points } punti in tutto: { $names }. { $many ->
    [one] { $winners } ha più punti nell’ultimo round ({ $last }), e questo decide.
   *[other] { $winners } hanno più punti nell’ultimo round ({ $last }), e questo decide.
}
gold-tie-round-shared = { $names } hanno { $points } punti in tutto e sono in parità anche nell’ultimo round: condividono la vittoria.

# Help.
gold-help = Che cosa fanno due carte
gold-help-found = Un cercatore e oro che non vale più di lui: l’oro va a chi ha la sua miniera. Se la miniera non è di nessuno, va a chi lo ha girato.
gold-help-duel = Due cercatori: il più debole esce dal gioco, il più forte torna coperto.
gold-help-dynamite = Dinamite con qualsiasi carta: escono entrambe dal gioco.
gold-help-nothing = Due carte oro, due cercatori uguali o uno troppo debole: tornano coperte entrambe.
gold-help-found-title = Oro trovato
gold-help-duel-title = Duello
gold-help-rush = Con { $cards } carte o meno comincia la corsa all’oro: una carta per turno, e l’oro è di chi lo gira.
gold-deck = Che cosa c’è nel mazzo
gold-deck-gold = { $cards } carte oro, { $points } punti in tutto
gold-deck-prospectors = { $cards } cercatori: ognuno dei cinque colori ha questi
gold-deck-dynamite = { $cards } carte dinamite
gold-times = × { $count }
gold-log-note = Il diario non conserva valori né posti: ricordare è il gioco.

## The rules page.

lead-gold = Un gioco di memoria da due a cinque. Sessantaquattro carte sono coperte sul tavolo. Girane due, ricorda quello che hai visto e lascia che i cercatori portino oro alla tua miniera.
rule-g-cards-title = Le carte
rule-g-box = Ci sono 64 carte: 24 carte oro, 35 cercatori e 5 carte dinamite. Inoltre ognuno dei cinque colori ha una miniera.
rule-g-gold-cards = Oro: cinque carte da 1 punto, sette da 2, sette da 3 e cinque da 4. Sono 60 punti in tutto.
rule-g-prospectors = Cercatori: in ognuno dei cinque colori due di valore 2, due di valore 3, due di valore 4 e uno di valore 5. Il valore dice quanto peso possono portare.
rule-g-dynamite-cards = Dinamite: cinque carte. Esce dal gioco e porta con sé un’altra carta.
rule-g-players = Si gioca da due a cinque.
rule-g-start-title = Prima del primo turno
rule-g-owners = Con tre, quattro o cinque giocatori ognuno ha una miniera, con due ognuno ne ha due. Si assegnano in ordine di posto: verde, arancione, blu, rossa, viola.
rule-g-neutral = Le miniere di nessuno non partecipano, ma i loro cercatori sì: si mescolano con gli altri e si chiamano neutrali.
rule-g-square = Le 64 carte si mescolano e si dispongono coperte, otto file da otto. Le carte non si spostano mai: dove se ne toglie una resta un buco. I posti hanno nomi da A1 a H8.
rule-g-begins = Comincia il primo posto, se il tavolo non si è accordato per un altro.
rule-g-turn-title = Il tuo turno
rule-g-two-cards = Gira due carte, una dopo l’altra, sotto gli occhi di tutti: puoi guardare la prima prima di scegliere la seconda. Una carta già girata si può girare di nuovo. Quello che succede dipende dalle due carte.
rule-g-out-dynamite = Dinamite
rule-g-dynamite-what = Se una delle due è dinamite, o lo sono entrambe, tutte e due escono dal gioco e nessuno prende niente. Anche dopo una prima carta dinamite devi girarne una seconda.
rule-g-out-found = Oro trovato
rule-g-found-what = Un cercatore e oro che non vale più di lui: lo porta alla sua miniera. L’oro va a chi ha la miniera, di chiunque sia il turno. Se la miniera è neutrale, l’oro è tuo. Il cercatore esce dal gioco.
rule-g-found-example = Verde 4 può portare oro 3: entrambe le carte lasciano il tavolo, e 3 punti vanno sotto la miniera verde. Verde 2 non potrebbe.
rule-g-out-duel = Duello
rule-g-duel-what = Due cercatori di valore diverso, di uno o di due colori: il più debole esce dal gioco. Il più forte torna coperto al suo posto.
rule-g-duel-example = Blu 5 incontra rosso 3: rosso 3 se ne va, e blu 5 torna coperto.
rule-g-out-nothing = Niente
rule-g-nothing-what = Due carte oro, due cercatori dello stesso valore o un cercatore troppo debole per l’oro: entrambe tornano coperte al loro posto.
rule-g-next = Poi tocca a chi siede alla tua sinistra. Un successo non dà un altro turno.
rule-g-memory-title = Che cosa vedi e che cosa ricordi
rule-g-pile = L’oro vinto resta coperto sotto la miniera di chi l’ha vinto. Puoi guardare la tua pila; le altre restano chiuse fino al conteggio finale. A un tavolo con le pile aperte tutti possono guardarle tutte.
rule-g-remember = Tutti vedono ogni carta quando si gira, e l’oro quando si vince. Quello che è tornato coperto e quello che è uscito dal gioco lo devi ricordare: niente sul tavolo lo conserva per te, neanche se vai via e torni.
rule-g-rush-title = La corsa all’oro
rule-g-rush-begins = Se all’inizio di un turno sul tavolo restano dieci carte o meno, con quel turno comincia la corsa all’oro, che dura fino all’ultima carta.
rule-g-rush-what = Nella corsa all’oro giri una sola carta. Se è oro è tuo, qualunque sia il tuo colore. Un cercatore o la dinamite escono semplicemente dal gioco.
rule-g-stalled = Un turno è a vuoto se nessuna carta lascia il tavolo e nessuna viene girata per la prima volta. Dopo il doppio di turni a vuoto di fila rispetto ai giocatori, la corsa all’oro comincia con il turno seguente, quante che siano le carte.
rule-g-ex-title = Sei turni, carta per carta
rule-g-ex-who = Ana ha la miniera verde, Ben quella arancione e Nina quella blu. La rossa e la viola sono neutrali.
rule-g-ex-weak = Ana gira oro 3 e arancione 2. Due è troppo poco per tre: tornano coperte entrambe.
rule-g-ex-found = Ben gira arancione 4, ricorda dov’è l’oro 3 e lo gira. È un suo cercatore: Ben ha 3 punti.
rule-g-ex-other = Nina gira verde 3 e oro 2. È il suo turno, ma la miniera verde è di Ana: Ana ha 2 punti.
rule-g-ex-neutral = Ana gira viola 5 e oro 4. La miniera viola non è di nessuno, quindi l’oro è suo: Ana ha 6 punti.
rule-g-ex-duel = Ben gira blu 5 e arancione 2. Il più debole esce: Ben ha perso un proprio cercatore. Blu 5 torna coperto.
rule-g-ex-dynamite = Nina gira dinamite e deve girare un’altra carta: oro 4. Escono entrambe dal gioco.
rule-g-end-title = La fine
rule-g-end-points = La partita finisce quando il tavolo è vuoto. Vince chi ha più punti in oro. A parità di punti è davanti chi ha più carte oro; se anche queste sono pari, il posto è condiviso.
rule-g-match-what = In una serie si giocano tanti round quanti sono i giocatori, ognuno iniziato da una persona diversa, e le miniere restano le stesse. I punti di tutti i round si sommano, e vince il totale più alto. A parità di totale decidono i punti dell’ultimo round; se anche questi sono pari, il posto è condiviso.
rule-g-house-title = Dove il regolamento tace
rule-g-house = Abbiamo deciso: le carte si girano una alla volta, una pila resta chiusa fino al conteggio, quello che è uscito dal gioco non si può riguardare, e un tavolo su cui non succede più niente passa alla corsa all’oro. Il comando «quipu rules gold» segna ognuna di queste decisioni.

## The lesson.

learn-g-welcome = Ci sono sessantaquattro carte coperte: oro, cercatori e dinamite. Le miniere verde e arancione sono tue, la blu e la rossa sono le miniere di { $rival }, e la viola non è di nessuno.
learn-g-first = Nel tuo turno giri due carte, una dopo l’altra. Prova: gira una carta qualsiasi.
learn-g-found-you =
    { $points ->
        [one] Oro trovato: il cercatore era abbastanza forte e ha portato 1 punto alla tua miniera. Resta lì coperto; il cercatore esce dal gioco.
       *[other] Oro trovato: il cercatore era abbastanza forte e ha portato { $points } punti alla tua miniera. Restano lì coperti; il cercatore esce dal gioco.
    }
learn-g-found-for-you =
    { $points ->
        [one] { $rival } ha girato oro e un tuo cercatore: 1 punto per te. L’oro va a chi ha la miniera, di chiunque sia il turno.
       *[other] { $rival } ha girato oro e un tuo cercatore: { $points } punti per te. L’oro va a chi ha la miniera, di chiunque sia il turno.
    }
learn-g-found-for-rival =
    { $points ->
        [one] Hai girato oro, ma il cercatore è di { $rival }: 1 punto va lì. Decide la miniera, non il turno.
       *[other] Hai girato oro, ma il cercatore è di { $rival }: { $points } punti vanno lì. Decide la miniera, non il turno.
    }
learn-g-found-rival =
    { $points ->
        [one] { $rival } ha trovato oro: 1 punto. I cercatori neutrali lavorano per chi li gira, gli altri per chi ha la loro miniera.
       *[other] { $rival } ha trovato oro: { $points } punti. I cercatori neutrali lavorano per chi li gira, gli altri per chi ha la loro miniera.
    }
learn-g-too-weak = Troppo debole: il cercatore valeva meno dell’oro, quindi entrambe le carte tornano coperte. Ricorda dove sono!
learn-g-two-gold = Due carte oro non danno niente, quindi tornano coperte. Ricorda dove sono!
learn-g-equal = Due cercatori dello stesso valore non danno niente, quindi tornano coperti. Ricorda dove sono!
learn-g-duel = Un duello: di due cercatori di valore diverso il più debole esce dal gioco. Il più forte torna coperto al suo posto.
learn-g-dynamite = Dinamite: entrambe le carte escono dal gioco, e nessuno prende niente.
learn-g-remember = Hai visto un cercatore che lavora per te, e oro che può portare. Ricordi dove sono? Girali entrambi.
learn-g-pair = Tra le carte che hai visto c’è oro da prendere. Ricordi dove?
learn-g-any = Tocca a te. Gira una carta qualsiasi: una nuova ti mostra qualcosa da ricordare.
learn-g-watch = { $rival } gira due carte. Guarda: quello che mostrano serve anche a te.
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
learn-g-rush = Quando restano dieci carte o meno comincia la corsa all’oro: giri una sola carta per turno, e l’oro è di chi lo gira.
learn-g-end = Il gioco è tutto qui. Quando il tavolo è vuoto, vince chi ha più punti in oro.

## Replays.

replay-knot-gold = oro trovato
replay-knot-dynamite = dinamite
replay-graph-gold = Punti
