# The table of Gold. $you is "yes" in a sentence to the one it is about, and "no" in a sentence about somebody else.
# $colour is green, orange, blue, red or purple.

# What things are called.
gold-card-gold = Oro { $points }
gold-card-dynamite = Dinamite
gold-prospector = { $colour ->
    [green] Cercatore verde
    [orange] Cercatore arancione
    [blue] Cercatore blu
    [red] Cercatore rosso
   *[purple] Cercatore viola
} { $value }
gold-mine = { $colour ->
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
gold-why-owner = { $colour ->
    [green] La miniera verde
    [orange] La miniera arancione
    [blue] La miniera blu
    [red] La miniera rossa
   *[purple] La miniera viola
} { $you ->
    [yes] è tua.
   *[no] è di { $name }.
} Entrambe le carte lasciano il tavolo.
gold-why-neutral = { $colour ->
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
