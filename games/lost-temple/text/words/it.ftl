## What is said before the game: on the start page and while people sit down.

hook-lost-temple = Nove personaggi, una corsa nella giungla.
option-lost-temple-mandarin = Il Mandarino
option-lost-temple-mandarin-note = C’è un decimo personaggio in gioco.
option-lost-temple-mandarin-on = Il Mandarino è in gioco, come decimo personaggio.
option-lost-temple-mandarin-off = Nove personaggi, senza il Mandarino.
option-lost-temple-board = Tabellone
option-lost-temple-board-is = Si gioca sul tabellone { $name }
option-lost-temple-board-refused = Questo file non è un tabellone su cui si può giocare. La pagina dei tabelloni spiega che cosa non va.
option-lost-temple-board-more = Tutti i tabelloni e il tavolo da disegno
title-lost-temple = Tabelloni · Quipu

## The table.

lost-shaman = Sciamano
lost-thief = Ladro
lost-seer = Veggente
lost-priest = Sacerdote
lost-elder = Anziano
lost-artisan = Artigiano
lost-scout = Esploratore
lost-canoe = Canoa
lost-child = Bambino
lost-mandarin = Mandarino

# What a character does, in a few words: on its card.
lost-does-shaman = nomina con chi scambiare posto
lost-does-thief = nomina chi derubare, muove di 1 o 2
lost-does-seer = guarda due segnalini, muove di 1 o 2
lost-does-priest = 2 gemme fino al prossimo tempio
lost-does-elder = 2 gemme fino al prossimo villaggio
lost-does-artisan = prende un machete, muove di 1 o 2
lost-does-scout = una gemma per casella
lost-does-canoe = paga tutte le gemme, 2 caselle l’una
lost-does-child = va alla prossima pedina davanti
lost-does-mandarin = muove di tante caselle quanto il suo posto

# What a token does, in a few words: after a colon, or alone.
lost-token-idol = l’idolo per il prossimo round
lost-token-gain-gems = 4 gemme in più
lost-token-lose-gems = 2 gemme in meno
lost-token-forward = 3 caselle avanti
lost-token-back = 2 caselle indietro
lost-token-gain-machete = un machete in più
lost-token-lose-machete = un machete in meno

# A place of the start area; elsewhere a place is just its number.
lost-start-place = di partenza { $place }

# What happens, in the log and for those who listen. { $place } is a number or a start place.
lost-told-started = { $name } comincia sulla casella di partenza { $place } { $gems ->
    [0] senza gemme
    [one] con 1 gemma
   *[other] con { $gems } gemme
}
lost-told-started-machete = { $name } comincia sulla casella di partenza { $place } con { $gems ->
    [0] un machete
    [one] 1 gemma e un machete
   *[other] { $gems } gemme e un machete
}
lost-told-began = Round { $round }. { $idol }
lost-idol-token = { $name } ha l’idolo, grazie al segnalino idolo, e sceglie prima degli altri.
lost-idol-rearmost = { $name } ha l’idolo, perché è in coda alla corsa, e sceglie prima degli altri.
lost-idol-fewest = { $name } ha l’idolo, perché ha meno gemme tra chi è in coda, e sceglie prima degli altri.
lost-idol-kept = { $name } conserva l’idolo e sceglie prima degli altri.
lost-idol-first = { $name } ha l’idolo, per ordine di posto tra chi è in coda, e sceglie prima degli altri.
lost-told-up = Da parte, a vista: { $characters }
lost-told-added = { $name } aggiunge la carta che era da parte
lost-told-picked = { $name } ha scelto
lost-told-nobody = Nessuno ha: { $characters }
lost-told-called = { $number }, { $character }: { $name }
lost-told-called-gem = { $number }, { $character }: { $name } prende una gemma
lost-told-cursed = La maledizione colpisce { $name }: { $shaman } e { $name } si scambiano di posto. Ora { $shaman } è sulla casella { $there } e { $name } sulla casella { $here }
lost-told-cursed-same = La maledizione colpisce { $name }, ma { $shaman } e { $name } sono insieme sulla casella { $place }: non cambia niente
lost-told-robbed = { $thief } ruba { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
} a { $name }
lost-told-robbed-none = { $thief } deruba { $name } e non trova niente
lost-told-spared-curse = La maledizione ricade su { $name }: non succede niente
lost-told-spared-theft = Il furto ricade su { $name }: non succede niente
lost-told-gem = { $name } prende una gemma
lost-told-no-gem = La banca è vuota: nessuna gemma per { $name }
lost-told-curses = { $name } maledice { $character ->
    [Canoa] la Canoa
    [Sciamano] lo Sciamano
    [Anziano] l’Anziano
    [Artigiano] l’Artigiano
    [Esploratore] l’Esploratore
   *[other] il { $character }
}: chi ha quella carta scambierà il posto con { $name }
lost-told-robs = { $name } deruberà { $character ->
    [Canoa] la Canoa
    [Sciamano] lo Sciamano
    [Anziano] l’Anziano
    [Artigiano] l’Artigiano
    [Esploratore] l’Esploratore
   *[other] il { $character }
}: chi ha quella carta darà tutte le sue gemme a { $name }
lost-told-looks = { $name } guarda i segnalini sulle caselle { $one } e { $other }
lost-told-swaps = { $name } scambia i segnalini sulle caselle { $one } e { $other }
lost-told-lets-lie = { $name } lascia i segnalini dove sono
lost-told-takes-machete = { $name } prende un machete
lost-told-leaves-machete = { $name } non prende nessun machete
lost-told-loses-machete = { $name } restituisce un machete
lost-told-pays = { $name } paga { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}
lost-told-stays = { $name } non si muove
lost-told-too-poor = { $name } non può pagare e non si muove
lost-told-no-village = Nessun villaggio più avanti: { $name } non si muove
lost-told-nobody-ahead = Davanti non c’è nessuno: { $name } non si muove
lost-told-walks = { $name } va alla casella { $place }
lost-told-back = { $name } torna indietro alla casella { $place }
lost-told-no-way-back = { $name } non può arretrare oltre e resta sulla casella { $place }
lost-told-stuck = La giungla sulla casella { $place } ferma { $name }
lost-told-cuts = { $many ->
    [one] { $name } spende un machete nella giungla sulla casella { $jungles } e va alla casella { $place }
   *[other] { $name } spende { $many } machete nelle giungle sulle caselle { $jungles } e va alla casella { $place }
}
lost-told-cuts-stuck = { $many ->
    [one] { $name } spende un machete nella giungla sulla casella { $jungles } e si ferma nella giungla sulla casella { $place }
   *[other] { $name } spende { $many } machete nelle giungle sulle caselle { $jungles } e si ferma nella giungla sulla casella { $place }
}
lost-told-arrives = { $name } raggiunge il grande tempio sulla casella { $place }
lost-told-cuts-arrives = { $many ->
    [one] { $name } spende un machete nella giungla sulla casella { $jungles } e raggiunge il grande tempio sulla casella { $place }
   *[other] { $name } spende { $many } machete nelle giungle sulle caselle { $jungles } e raggiunge il grande tempio sulla casella { $place }
}
lost-told-token = { $name } gira il segnalino sulla casella { $space }: { $token }
lost-told-token-nothing = Non c’è niente da prendere né da dare: non succede niente
lost-told-idol = { $name } ha l’idolo nel prossimo round
lost-told-idol-instead = { $name } ha l’idolo nel prossimo round, al posto di { $other }
lost-told-gets-gems = { $name } riceve { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}
lost-told-loses-gems = { $name } perde { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}
lost-told-won = { $name } vince: nessuno arriva prima al grande tempio
lost-said-opening = Una corsa fino al grande tempio sulla casella { $finish }.
lost-said-summary = Round { $round }, si scelgono i personaggi. In testa: { $name }, sulla casella { $place }.
lost-said-summary-called = Round { $round }, personaggio chiamato: { $character }. In testa: { $name }, sulla casella { $place }.
lost-said-asked = Decidi tu. { $title } { $note }

# What is asked.
lost-ask = Decidi tu
lost-ask-keep = Tienine una, passane { $rest } a { $name }
lost-ask-keep-last = Tienine una su { $cards }
lost-ask-curse = Sciamano: chi maledici?
lost-ask-rob = Ladro: chi derubi?
lost-ask-look = Veggente: guarda due segnalini
lost-ask-swap = Veggente: li vedi solo tu
lost-ask-how-far = { $character }: fin dove?
lost-ask-village = Anziano: al prossimo villaggio?
lost-ask-temple = Sacerdote: al prossimo tempio?
lost-ask-machete = Artigiano: prendi un machete?

# What is good to know before choosing.
lost-note-curse = Prima che tocchi al personaggio che nomini, scambi il posto con chi ce l’ha. Ci sono carte coperte davanti a { $suspects }.
lost-note-rob = Quando il personaggio che nomini viene chiamato, tutte le gemme di chi ce l’ha sono tue. Ci sono carte coperte davanti a { $suspects }.
lost-suspect-place = { $name } (casella { $place })
lost-suspect-gems = { $name } ({ $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
})
lost-note-look = Scegli due caselle evento. I segnalini li vedi solo tu; poi puoi scambiarli, e infine muovi.
lost-note-swap = Ricordali. Tutti vedono se li scambi. Poi muovi di 1 o 2 caselle.
lost-note-steps = Devi muovere. { $machetes ->
    [0] Senza machete una giungla ti ferma.
    [one] Per attraversare una giungla spendi il tuo machete.
   *[other] Per attraversare una giungla spendi uno dei tuoi { $machetes } machete.
}
lost-note-pay = Costa { $toll } delle tue { $gems } gemme.
lost-note-pay-gems = Una gemma per casella. { $machetes ->
    [0] Senza machete una giungla ti ferma.
    [one] Per attraversare una giungla spendi il tuo machete.
   *[other] Per attraversare una giungla spendi uno dei tuoi { $machetes } machete.
}
lost-note-take = { $machetes ->
    [0] Non hai machete.
    [one] Hai 1 machete.
   *[other] Hai { $machetes } machete.
} La prossima giungla è sulla casella { $jungle }. Poi muovi di 1 o 2 caselle.
lost-note-take-clear = { $machetes ->
    [0] Non hai machete.
    [one] Hai 1 machete.
   *[other] Hai { $machetes } machete.
} Davanti a te non ci sono più giungle. Poi muovi di 1 o 2 caselle.
lost-aside-none = Niente è da parte.
lost-aside-up = Da parte, a vista: { $up }.
lost-aside-down = { $down ->
    [one] Da parte: una carta coperta.
   *[other] Da parte: { $down } carte coperte.
}
lost-aside-both = { $down ->
    [one] Da parte: { $up } a vista, una carta coperta.
   *[other] Da parte: { $up } a vista, { $down } carte coperte.
}
lost-pick-first = Questo è il primo dei tuoi due personaggi.
lost-pick-second = Questo è il tuo secondo personaggio; il primo è { $character ->
    [Canoa] la Canoa
    [Sciamano] lo Sciamano
    [Anziano] l’Anziano
    [Artigiano] l’Artigiano
    [Esploratore] l’Esploratore
   *[other] il { $character }
}.

# What a choice does: short on the choice, whole below, and on the button.
lost-to = casella { $place }
lost-keep-button = Tieni { $character ->
    [Canoa] la Canoa
    [Sciamano] lo Sciamano
    [Anziano] l’Anziano
    [Artigiano] l’Artigiano
    [Esploratore] l’Esploratore
   *[other] il { $character }
}
lost-keep-means = { $character }: { $does }. { $outlook }
lost-outlook-names = Non si muove: scambia il posto con chi ha il personaggio che nomina.
lost-outlook-walks = Per ora arriverebbe al massimo alla casella { $place }.
lost-outlook-scout = { $gems ->
    [one] Per ora, 1 gemma lo porterebbe alla casella { $place }.
   *[other] Per ora, fino a { $gems } gemme lo porterebbero al massimo alla casella { $place }.
}
lost-outlook-canoe = { $gems ->
    [one] Per ora pagherebbe la tua unica gemma e andrebbe alla casella { $place }.
   *[other] Per ora pagherebbe tutte le tue { $gems } gemme e andrebbe alla casella { $place }.
}
lost-outlook-pays = Per ora, { $gems } gemme lo porterebbero alla casella { $place }.
lost-outlook-goes = Per ora andrebbe alla casella { $place }.
lost-outlook-poor = Per ora non potrebbe pagare e non si muoverebbe.
lost-outlook-no-village = Davanti a te non ci sono villaggi: non si muove.
lost-outlook-nobody = Per ora davanti a te non c’è nessuno: non si muoverebbe.
lost-name-up = scoperto
lost-name-own = è tuo
lost-name-up-means = { $character }: la carta è scoperta, non ce l’ha nessuno e non succede niente.
lost-name-own-means = { $character }: la carta è tua e non succede niente.
lost-curse-means = Se qualcuno ha { $character ->
    [Canoa] la Canoa
    [Sciamano] lo Sciamano
    [Anziano] l’Anziano
    [Artigiano] l’Artigiano
    [Esploratore] l’Esploratore
   *[other] il { $character }
}, scambiate i posti quando la carta viene chiamata.
lost-rob-means = Se qualcuno ha { $character ->
    [Canoa] la Canoa
    [Sciamano] lo Sciamano
    [Anziano] l’Anziano
    [Artigiano] l’Artigiano
    [Esploratore] l’Esploratore
   *[other] il { $character }
}, tutte le sue gemme sono tue quando la carta viene chiamata. Poi muovi.
lost-curse-button = Maledici: { $character }
lost-rob-button = Deruba: { $character }
lost-look-short = { $one } e { $other }
lost-look-means = Guardi i segnalini sulle caselle { $one } e { $other }, e nessun altro li vede.
lost-look-button = Guarda { $one } e { $other }
lost-look-first = Scegli due caselle.
lost-look-second = Casella { $one }. Scegline un’altra.
lost-look-none = Scegli due segnalini
lost-look-at = Casella { $space }
lost-look-spaces = Caselle evento
lost-swap-short = scambia
lost-lie-short = lasciali
lost-swap-means = Così: sulla { $one }, { $first }; sulla { $other }, { $second }.
lost-swap-button = Scambiali
lost-lie-button = Lasciali così
lost-token-on = Casella { $space }: { $token }
lost-walk-button = Vai alla casella { $place }
lost-pay-button = Paga { $gems }, vai alla casella { $place }
lost-means-pay = Paghi { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}.
lost-means-vain = { $gems ->
    [one] 1 gemma si paga per niente.
   *[other] { $gems } gemme si pagano per niente.
}
lost-means-walk = Vai alla casella { $place }.
lost-means-cut = { $many ->
    [one] Spendi un machete nella giungla sulla casella { $jungles }.
   *[other] Spendi { $many } machete nelle giungle sulle caselle { $jungles }.
}
lost-means-stuck = La giungla sulla casella { $place } ti ferma.
lost-means-event = Giri il segnalino che c’è lì.
lost-means-wins = Vinci.
lost-sign-cut = { $many ->
    [one] spende un machete
   *[other] spende { $many } machete
}
lost-sign-stuck = la giungla ferma
lost-sign-event = gira un segnalino
lost-sign-wins = il traguardo
lost-stay-short = resta
lost-stay-means = Non paghi niente e resti sulla casella { $place }.
lost-stay-button = Resta sulla casella { $place }
lost-take-short = prendilo
lost-leave-short = lascialo
lost-take-means = Allora hai { $machetes ->
    [0] zero machete
    [one] 1 machete
   *[other] { $machetes } machete
}.
lost-take-button = Prendi il machete
lost-leave-button = Non prenderlo
lost-choose-first = Scegli un’opzione

# Whom the table waits for.
lost-waits-pick = { $name } sceglie un personaggio
lost-waits-curse = { $name } decide chi viene maledetto dallo Sciamano
lost-waits-rob = { $name } decide chi viene derubato dal Ladro
lost-waits-look = { $name } sceglie due segnalini da guardare
lost-waits-swap = { $name } guarda due segnalini
lost-waits-village = { $name } decide se l’Anziano paga
lost-waits-temple = { $name } decide se il Sacerdote paga
lost-waits-machete = { $name } decide se prendere un machete
lost-waits-how-far = { $name } decide fin dove andare: { $character }

# The table itself.
lost-over = Corsa finita
lost-final = La fine della corsa
lost-round = Round { $round }
lost-round-called = Round { $round }, chiamata: { $character }
lost-round-choose = Round { $round }: scegli un personaggio
lost-has-idol = { $name } ha l’idolo
lost-holds-idol = ha l’idolo
lost-gets-idol = avrà l’idolo al prossimo round
lost-calls = I personaggi, chiamati da 1 a { $many }
lost-is-nobody = nessuno
lost-is-aside = da parte
lost-is-yours = tuo
lost-is-to-come = in arrivo
lost-is-cursed = sotto la maledizione dello Sciamano
lost-is-robbed = nel mirino del Ladro
lost-purses = Gemme e machete
lost-gems = gemme
lost-machetes = machete
lost-race = La corsa alla casella { $finish }
lost-explorer = Chi
lost-gems-column = Gemme
lost-machetes-column = Machete
lost-space-column = Casella
lost-short-column = Mancano
lost-start-short = P{ $place }
lost-bank = In banca
lost-rank = Posto
lost-choices = Che cosa fai?
lost-choose-hint = Non hai ancora scelto niente.
lost-steps = { $steps ->
    [one] casella
   *[other] caselle
}
lost-own = I tuoi personaggi
lost-order = L’ordine: { $names }. Ora sceglie { $name }.
lost-sent = La tua scelta è fatta
lost-wait-none = Non hai ancora un personaggio.
lost-wait-shared = Finché il dispositivo non passa a qualcuno, tutto resta coperto.
lost-wait-shown = I tuoi personaggi sono già stati chiamati.
lost-wait-hidden = Lo vedi solo tu: { $characters }

# What is shown large.
lost-cursed = La maledizione colpisce { $name }
lost-robbed = Furto a { $name }
lost-wins = { $name } vince
lost-tie-gems = { $names } sono sulla casella { $place }: lì decidono le gemme.
lost-tie-shared = { $names } sono sulla casella { $place } con le stesse gemme: condividono il posto { $rank }.

## Boards: the track, the gallery, the editor.

board-track = Il percorso
board-space =
    { $kind ->
        [event] Casella { $number }, evento
        [jungle] Casella { $number }, giungla
        [village] Casella { $number }, villaggio
        [temple] Casella { $number }, tempio
        [great] Casella { $number }, grande tempio
       *[plain] Casella { $number }, sentiero
    }
board-space-face = Casella { $number }, evento: { $token }
board-space-bare = Casella { $number }, evento, senza segnalino
board-finish = Casella { $number }, grande tempio, il traguardo
board-place = Casella di partenza { $number }
board-stand = { $space }: { $names }

# A board as a small picture, and the choice of one while people sit down.
board-map = Il tabellone { $name }

# The page of boards.
board-title = Tabelloni di Lost Temple
board-lead = A Lost Temple si può giocare su qualsiasi percorso: su uno dei nostri, su uno da un file o su uno che disegni tu.
board-shipped = I nostri tabelloni
board-own = I tuoi tabelloni
board-own-none = Ancora nessuno. I tabelloni che disegni o carichi restano in questo browser.
board-new = Disegna un tabellone
board-about-highlands = Quello di ogni tavolo nuovo: equilibrato per qualsiasi numero di giocatori.
board-about-monsoon = Più selvaggio: un evento ogni tre caselle e una giungla proprio prima del traguardo.
board-about-expedition = Il nostro primo tabellone, un po’ più lungo alla fine.
board-facts =
    { $spaces } caselle, { $events ->
        [one] 1 evento
       *[other] { $events } eventi
    }. Da sei giocatori in su la corsa finisce alla casella { $short }.
board-play = Gioca qui
board-edit = Modifica
board-copy = Disegna su una copia
board-download = Salva in un file
board-delete = Elimina
board-delete-sure = Eliminarlo per sempre?
board-delete-yes = Elimina
board-delete-no = Tienilo
board-close = Chiudi

board-load = Un tabellone da un file
board-load-how = Scegli un file, o trascinalo in un punto qualsiasi di questa pagina.
board-load-choose = Scegli un file
board-load-refused = Su questo tabellone non si può ancora giocare:
board-file-large = Questo file è troppo grande per un tabellone, quindi non è stato letto. Un tabellone è un testo breve.
board-file-no-text = Questo file non è un testo. Un tabellone è un testo breve nella forma che dà «Salva in un file».
board-file-gone = Il browser non può leggere questo file. Forse è una cartella, o è stato spostato.

board-play-on = Gioca su { $name }
board-your-name = Il tuo nome
board-no-room = In questo browser non c’è spazio. Elimina uno dei tuoi tabelloni, o salva questo in un file.

board-draw = Il tavolo da disegno
board-name = Nome del tabellone
board-about = Che cos’ha di speciale
board-nameless = Il tabellone non ha ancora un nome. Dagliene uno.
board-spaces =
    { $n ->
        [one] Il percorso: 1 casella
       *[other] Il percorso: { $n } caselle
    }
board-spaces-how = Premi una casella per sceglierla, e premila di nuovo per cambiarne il tipo. Con la tastiera: le frecce scelgono, le lettere qui sotto cambiano, Ins e Canc aggiungono e tolgono.
board-this-space = La casella { $number } è
board-kind =
    { $kind ->
        [event] Evento
        [jungle] Giungla
        [village] Villaggio
        [temple] Tempio
        [great] Grande tempio
       *[plain] Sentiero
    }
board-insert = Aggiungi una casella prima
board-remove = Toglila
board-starts = Da dove partono i personaggi
board-starts-how = La partenza 1 è proprio prima della prima casella. Chi riceve un personaggio comincia con queste gemme.
board-column-character = Personaggio
board-column-place = Partenza
board-column-gems = Gemme
board-column-machete = Machete
board-start-place = { $character }: partenza
board-start-gems = { $character }: gemme
board-start-machete = { $character }: un machete
board-tokens = Segnalini evento: { $n } di { $all }
board-tokens-how = Due devono essere idoli.
board-token-count = Quanti: { $token }
board-sound = Su questo tabellone si può giocare.
board-faults = Per poterci giocare:
board-save = Tienilo in questo browser
board-save-play = Tienilo e gioca
board-saved = Tabellone salvato: { $name }.

# What is wrong with a board, and what to do. { $part } and { $key } are words of the file, { $character } is a character's name.
board-fault-json = Riga { $line }, lettera { $column }: lì il testo si interrompe o ha una svista. Cerca una virgola, delle virgolette o una parentesi mancante.
board-fault-object = Questo non è un tabellone. Il testo deve essere una coppia di parentesi graffe con dentro nome, percorso, partenze e segnalini.
board-fault-key = Un tabellone non ha niente che si chiami «{ $key }». Toglilo.
board-fault-character = Partenze: «{ $key }» non è nessuno dei nove personaggi. Toglilo, o correggi il nome.
board-fault-token = Segnalini: non c’è nessun segnalino «{ $key }». Toglilo, o correggi il nome.
board-fault-missing = Manca «{ $part }». Aggiungilo.
board-fault-twice = «{ $part }» c’è due volte. Tienine una sola.
board-fault-text = «{ $part }» deve essere un testo tra virgolette.
board-fault-number = «{ $part }» deve essere un numero intero.
board-fault-group = «{ $part }» deve essere una coppia di parentesi graffe con dentro i suoi valori.
board-fault-long =
    { $n ->
       *[other] Il percorso ha { $n } caselle. Accorcialo a { $most }.
    }
board-fault-letter = Percorso: «{ $letter }», alla casella { $number }, non è un tipo di casella. Usa uno di questi: . e j v t T
board-fault-great =
    { $n ->
        [0] Il percorso non ha nessun grande tempio. Gliene servono esattamente due.
        [one] Il percorso ha 1 grande tempio. Gliene servono esattamente due.
       *[other] Il percorso ha { $n } grandi templi. Gliene servono esattamente due.
    }
board-fault-end = Il percorso non finisce con un grande tempio. Mettine uno sull’ultima casella.
board-fault-jungles =
    { $n ->
        [0] Il percorso non ha nessuna giungla. Gliene servono esattamente tre.
        [one] Il percorso ha 1 giungla. Gliene servono esattamente tre.
       *[other] Il percorso ha { $n } giungle. Gliene servono esattamente tre.
    }
board-fault-village = Il percorso non ha villaggi prima del suo primo grande tempio. Mettine uno su una di quelle caselle.
board-fault-no-event = Il percorso non ha eventi. Mettine almeno uno.
board-fault-events =
    { $n ->
       *[other] Il percorso ha { $n } eventi. I segnalini bastano al massimo per { $most }.
    }
board-fault-rich = Partenze: gli otto personaggi più ricchi hanno insieme { $gems } gemme, e la banca ne ha solo { $bank }. Danne loro di meno.
board-fault-negative = Segnalini: { $n } non può essere un numero di segnalini ({ $token }). Usa 0 o più.
board-fault-tokens =
    { $n ->
        [one] Segnalini: ce n’è 1. Devono essere { $all } in tutto.
       *[other] Segnalini: ce ne sono { $n }. Devono essere { $all } in tutto.
    }
board-fault-idols =
    { $n ->
        [one] Segnalini: c’è 1 idolo. Devono essere esattamente 2.
       *[other] Segnalini: ci sono { $n } idoli. Devono essere esattamente 2.
    }
board-fault-start-key = Partenze, { $character }: una partenza non ha niente che si chiami «{ $key }». Toglilo.
board-fault-start-missing = Partenze, { $character }: manca «{ $part }». Aggiungilo.
board-fault-start-twice = Partenze, { $character }: «{ $part }» c’è due volte. Tienine una sola.
board-fault-start-number = Partenze, { $character }: «{ $part }» deve essere un numero intero.
board-fault-start-machete = Partenze, { $character }: «machete» deve essere true o false.
board-fault-start-place = Partenze, { $character }: non esiste la partenza { $place }. Usa da 1 a { $most }.
board-fault-start-gems = Partenze, { $character }: nessuno può avere { $gems } gemme. Usa da 0 a { $most }.
board-fault-more =
    { $n ->
        [one] E 1 altro errore.
       *[other] E altri { $n } errori.
    }

## The rules page.

lead-lost-temple = Una corsa nella giungla da due a otto. In ogni round diventi in segreto un personaggio. Vince chi per primo mette piede nel grande tempio.
rule-lt-board-title = Il tabellone
rule-lt-box = Ci sono 9 carte personaggio, 18 segnalini evento, 50 gemme, 8 machete, un idolo e una pedina a testa. Si gioca da due a otto.
rule-lt-track = Il tabellone è un unico percorso. Ha caselle semplici, caselle evento con un segnalino sopra, tre giungle, villaggi e templi.
rule-lt-great = Due dei templi sono grandi. Da due a cinque giocatori la corsa finisce al secondo, l’ultima casella del percorso; da sei a otto finisce al primo. Entrambi contano come templi, e dietro l’ultimo non ci sono villaggi.
rule-lt-own-boards = I tabelloni sono nostri ed equilibrati con simulazioni; le partite nuove si giocano su highlands, l’altopiano. Un tabellone è un file che chiunque può scrivere: chi ha il gioco stampato può trascriverne il tabellone e giocarci.
rule-lt-start-title = La partenza
rule-lt-dealt = Ognuno riceve una carta personaggio, mette la pedina sul posto della zona di partenza che la carta indica, prende le gemme e il machete che mostra e restituisce la carta. Ogni casella evento riceve un segnalino coperto; gli altri sono la riserva.
rule-lt-purses = Le gemme e i machete di tutti sono sempre visibili a tutti.
rule-lt-bank = Gemme e machete vengono dalla banca, e quello che si paga ci torna. Se la banca ha meno di quanto ti spetta, ricevi quello che resta.
rule-lt-idol-title = L’idolo
rule-lt-idol-first = In questo round chi ha l’idolo sceglie prima degli altri. Se nel round precedente qualcuno ha rivelato un segnalino idolo, ce l’ha quella persona; se sono state più d’una, l’ultima.
rule-lt-idol-rear = Altrimenti ce l’ha chi è più indietro; se sono in più, chi ha meno gemme. Se anche queste sono pari, resta dov’era; nel primo round ce l’ha chi viene prima in ordine di posto.
rule-lt-draft-title = Scegliere i personaggi
rule-lt-draft-many = Da quattro a otto giocatori le nove carte si mescolano, e alcune si mettono da parte prima che qualcuno guardi: scoperte per tutti, o coperte per nessuno. Chi ha l’idolo prende le altre, ne tiene una e passa il resto a sinistra, e così via. Chi è per ultimo sceglie tra due e mette da parte l’altra, coperta.
rule-lt-draft-table = Carte da parte
rule-lt-draft-players = Giocatori
rule-lt-draft-up = Scoperte
rule-lt-draft-down = Coperte
rule-lt-draft-eight = In otto, chi è per ultimo riceve una sola carta, aggiunge quella messa da parte coperta e tiene una delle due.
rule-lt-draft-three = In tre ognuno ha due personaggi. Una carta si mette da parte senza guardarla, e ognuno sceglie una volta, tra otto, sette e sei carte. Delle cinque che tornano se ne mette da parte un’altra senza guardarla. Poi ognuno sceglie di nuovo, tra quattro, tre e due, e l’ultima carta va da parte.
rule-lt-draft-two = Anche in due ognuno ha due personaggi. Una carta si mette da parte scoperta e una coperta. Chi ha l’idolo sceglie tra sette, l’altra persona tra sei; una delle cinque rimaste va da parte a caso. Chi ha l’idolo sceglie tra quattro, e una delle tre rimaste va da parte a caso. L’altra persona sceglie tra due, e l’ultima carta va da parte.
rule-lt-draft-know = Così conosci le carte che hai ricevuto, quelle che hai scelto, quelle scoperte e tutto quello che ne segue.
rule-lt-call-title = La chiamata
rule-lt-call-order = I personaggi si chiamano da 1 a 9. Chi ha quello chiamato lo rivela e poi, in quest’ordine: subisce la maledizione dello Sciamano se c’è stata, subisce il furto se il Ladro l’ha nominato, prende una gemma dalla banca e lo usa. Un personaggio che nessuno ha si salta.
rule-lt-call-nobody = Sciamano e Ladro possono nominare una carta scoperta, una che sanno da parte o il proprio secondo personaggio. Allora non succede niente.
rule-lt-must-move = Dove c’è scritto 1 o 2 caselle devi muovere. Su una casella può stare qualsiasi numero di pedine.
rule-lt-chars-title = I nove personaggi
rule-lt-name-shaman = Sciamano
rule-lt-shaman-what = Nomina un altro personaggio. Quando viene chiamato, la tua pedina e quella di chi ce l’ha si scambiano di posto, prima di ogni altra cosa: anche se ti porta indietro, e oltre qualsiasi giungla. Nessun segnalino viene rivelato. Lo Sciamano non si muove.
rule-lt-name-thief = Ladro
rule-lt-thief-what = Nomina un altro personaggio, ma non lo Sciamano; poi muovi di 1 o 2 caselle. Quando viene chiamato, tutte le gemme di chi ce l’ha sono tue prima che cominci quel turno. La gemma della banca arriva dopo ed è al sicuro.
rule-lt-name-seer = Veggente
rule-lt-seer-what = Scegli due segnalini prima del traguardo, guardali e scambiali se vuoi; poi muovi di 1 o 2 caselle. I segnalini li vedi solo tu. Tutti vedono dove hai guardato e se hai scambiato.
rule-lt-name-priest = Sacerdote
rule-lt-priest-what = Puoi pagare 2 gemme e andare avanti fino al prossimo tempio. Se non vuoi, o ne hai meno di 2, non ti muovi.
rule-lt-name-elder = Anziano
rule-lt-elder-what = Puoi pagare 2 gemme e andare avanti fino al prossimo villaggio. Se prima del traguardo non ci sono più villaggi, l’Anziano non si può usare.
rule-lt-name-artisan = Artigiano
rule-lt-artisan-what = Prendi un machete, se vuoi e se ce n’è uno; poi muovi di 1 o 2 caselle.
rule-lt-name-scout = Esploratore
rule-lt-scout-what = Paga quante gemme vuoi e muovi di una casella per ognuna.
rule-lt-name-canoe = Canoa
rule-lt-canoe-what = Devi pagare tutte le tue gemme e muovi di due caselle per ognuna, ma al massimo di 20; quello che è di troppo si paga lo stesso.
rule-lt-name-child = Bambino
rule-lt-child-what = Vai avanti fino alla prossima pedina davanti a te; quelle sulla tua casella non contano. Se davanti non c’è nessuno, non ti muovi.
rule-lt-jungle-title = La giungla
rule-lt-jungle-what = Una giungla non si attraversa liberamente. Se hai un machete devi spenderlo lì e prosegui; altrimenti ti ci fermi. Finire un movimento proprio su una giungla non costa niente, e nemmeno partirne. Quello che hai pagato per un movimento che la giungla interrompe è perso.
rule-lt-jungle-example = Con un machete: 3 gemme portano l’Esploratore tre caselle avanti, e il machete è speso.
rule-lt-jungle-stops = Senza: le stesse 3 gemme finiscono nella giungla, sulla seconda casella.
rule-lt-jungle-all = Vale per ogni movimento tranne lo scambio dello Sciamano, in avanti e all’indietro.
rule-lt-events-title = Segnalini evento
rule-lt-events-when = Una pedina che finisce un movimento su una casella evento rivela il segnalino che c’è. Non lo rivela una che non si è mossa o che lo Sciamano ha messo lì. Conta anche il movimento causato da un segnalino, così un evento può portare al successivo.
rule-lt-events-new = Il segnalino rivelato si toglie, se ne mette lì uno nuovo dalla riserva, coperto, e poi quello rivelato si mescola nella riserva.
rule-lt-token-idol = Hai l’idolo nel prossimo round.
rule-lt-token-gems-plus = Prendi 4 gemme.
rule-lt-token-gems-minus = Paga 2 gemme, o tutte quelle che hai se sono meno.
rule-lt-token-forward = Vai avanti di 3 caselle.
rule-lt-token-back = Torna indietro di 2 caselle, ma non oltre la zona di partenza.
rule-lt-token-machete-plus = Prendi un machete, se ce n’è ancora uno.
rule-lt-token-machete-minus = Restituisci un machete, se ne hai uno.
rule-lt-ex-title = Un round in due, chiamata per chiamata
rule-lt-ex-who = Ana ha l’idolo; sceglie il Ladro e la Canoa. Ben sceglie il Veggente e l’Esploratore. Ana è sulla casella 8 con 2 gemme, Ben sulla 6 con 3 gemme e un machete. La casella 10 è una giungla.
rule-lt-ex-thief = 2, il Ladro: Ana prende una gemma, nomina l’Esploratore e va alla 9. Ha 3 gemme.
rule-lt-ex-seer = 3, il Veggente: Ben prende una gemma, guarda due segnalini, li scambia e va alla 8. Ha 4 gemme.
rule-lt-ex-scout = 7, l’Esploratore: il Ladro l’ha nominato. Le 4 gemme di Ben passano ad Ana; Ben ne prende una, la paga e va alla 9.
rule-lt-ex-canoe = 8, la Canoa: Ana ha 7 gemme, ne prende una e le paga tutte e 8: fino a 16 caselle. Ma non ha machete, quindi la giungla sulla casella 10 la ferma. Quello che ha pagato è perso.
rule-lt-ex-idol = Nessuno ha rivelato un idolo, e ora Ben è il più indietro: l’idolo è suo, e sceglie prima degli altri.
rule-lt-end-title = Il traguardo
rule-lt-finish = La prima pedina che raggiunge il traguardo, o che lo supererebbe, vince subito, e niente di quello che verrebbe dopo conta.
rule-lt-ranks = Gli altri si classificano per quanto sono avanzati e, sulla stessa casella, per le gemme. In parità il posto è condiviso.
rule-lt-ten-title = Il decimo personaggio
rule-lt-name-mandarin = Mandarino
rule-lt-mandarin-what = Un’opzione, di solito esclusa. Il Mandarino si chiama dopo il Bambino e muove di tante caselle quanto il tuo posto nella corsa: una, e una in più per ogni pedina davanti alla tua. Sciamano e Ladro possono nominarlo. Con lui si mette da parte una carta scoperta in più.
rule-lt-see-title = Che cosa puoi vedere
rule-lt-see-all = Tutti vedono le pedine, tutte le gemme e i machete, l’idolo, le carte scoperte, i personaggi rivelati in questo round, chi hanno nominato Sciamano e Ladro, e ogni segnalino quando viene rivelato.
rule-lt-see-you = Solo tu vedi la tua mano, quello che hai scelto e i segnalini che guardi come Veggente. Le mani che hai passato e i segnalini che hai guardato li devi ricordare.
rule-lt-house-title = Dove il regolamento tace
rule-lt-house = Il percorso stampato, i valori di partenza e la composizione dei segnalini si conoscono solo da immagini che non abbiamo, e il regolamento lascia aperti alcuni casi. Li abbiamo decisi noi. Il comando «quipu rules lost-temple» segna ognuna di queste decisioni.

## The lesson.

learn-lt-welcome = Questa è una corsa: vince chi arriva prima al grande tempio sulla casella { $finish }. Gemme e machete ti aiutano lungo la strada.
learn-lt-idol-you = Hai l’idolo, quindi scegli il tuo personaggio prima degli altri.
learn-lt-idol-rival = { $rival } ha l’idolo e sceglie un personaggio prima di te; poi ti arrivano le altre carte.
learn-lt-pick = In ogni round diventi in segreto due personaggi. Prova quello segnato.
learn-lt-pick-again = Ora il tuo secondo personaggio; li giochi entrambi. Prova quello segnato.
learn-lt-why-shaman = Lo Sciamano scambia il posto con qualcuno, e { $rival } è davanti.
learn-lt-why-thief = Il Ladro può prendere tutte le gemme di { $rival }.
learn-lt-why-seer = Il Veggente guarda due segnalini sul percorso e muove di 1 o 2 caselle.
learn-lt-why-priest = Il Sacerdote paga 2 gemme e va al prossimo tempio.
learn-lt-why-elder = L’Anziano paga 2 gemme e va al prossimo villaggio.
learn-lt-why-artisan = L’Artigiano prende un machete, che ti serve nella giungla, e muove di 1 o 2 caselle.
learn-lt-why-scout = L’Esploratore muove di una casella per ogni gemma che paghi.
learn-lt-why-canoe = La Canoa consuma tutte le tue gemme e va avanti di due caselle per ognuna.
learn-lt-why-child = Il Bambino corre fino alla prossima pedina davanti, e { $rival } è davanti.
learn-lt-call = Ora i personaggi si chiamano da 1 a 9. Chi ha quello chiamato prende una gemma e lo usa; gli altri si saltano.
learn-lt-called = Il tuo personaggio è stato chiamato, e hai preso una gemma.
learn-lt-do-curse = Nomina un personaggio che { $rival } potrebbe avere: quando viene chiamato, vi scambiate di posto.
learn-lt-do-rob = Nomina un personaggio che { $rival } potrebbe avere: quando viene chiamato, tutte le gemme di chi ce l’ha sono tue.
learn-lt-do-look = Scegli due caselle evento e guarda i segnalini; prova le più vicine a te.
learn-lt-do-swap = Questi segnalini li vedi solo tu. Scambiali, o lasciali dove sono.
learn-lt-do-steps = Muovi di 1 o 2 caselle. Il pannello dice che cosa ti aspetta lì.
learn-lt-do-pay = Paga 2 gemme per un lungo tratto, o resta dove sei. Prova: paga.
learn-lt-do-pay-gems =
    { $gems ->
        [one] Paga quante gemme vuoi, una per casella. Prova: paga 1.
       *[other] Paga quante gemme vuoi, una per casella. Prova: paga { $gems }.
    }
learn-lt-do-take = Prendi un machete: senza, la prossima giungla ti fermerà.
learn-lt-cut-you = Il tuo machete ha aperto la strada nella giungla, e ora è speso. Senza, la giungla ti avrebbe fermato.
learn-lt-stuck-you = Senza machete la giungla ti ferma. Ripartire da lì non costa niente; attraversarla sì.
learn-lt-cut-rival = { $rival } attraversa la giungla con un machete, che ora è speso. Senza, chi arriva a una giungla si ferma lì.
learn-lt-stuck-rival = La giungla ferma { $rival }: senza machete nessuno la attraversa. Ripartire da lì non costa niente.
learn-lt-robbed-you =
    { $gems ->
        [0] { $rival } aveva il Ladro e aveva nominato il tuo personaggio. Non avevi niente da perdere; la gemma del tuo turno arriva dopo.
        [one] { $rival } aveva il Ladro e aveva nominato il tuo personaggio: la tua gemma è persa. Quella che prendi nel tuo turno arriva dopo.
       *[other] { $rival } aveva il Ladro e aveva nominato il tuo personaggio: le tue { $gems } gemme sono perse. Quella che prendi nel tuo turno arriva dopo.
    }
learn-lt-robbed-rival =
    { $gems ->
        [0] Hai nominato il personaggio giusto, ma { $rival } non aveva gemme.
        [one] Hai nominato il personaggio giusto: la gemma di { $rival } è tua.
       *[other] Hai nominato il personaggio giusto: le { $gems } gemme di { $rival } sono tue.
    }
learn-lt-cursed = La maledizione dello Sciamano: quando il personaggio nominato viene chiamato, le due pedine si scambiano di posto, qualunque cosa ci sia in mezzo.
learn-lt-token = Una pedina che finisce il movimento su una casella evento rivela il segnalino che c’è: gemme, un machete, passi avanti o indietro. Un nuovo segnalino prende il suo posto.
learn-lt-token-idol = Una pedina che finisce il movimento su una casella evento rivela il segnalino che c’è. Questo è l’idolo: chi ce l’ha sceglie prima degli altri nel prossimo round.
learn-lt-end = Ora sai come funziona. La corsa continua fino al grande tempio sulla casella { $finish }: tieni gemme per un lungo tratto, e un machete per ogni giungla.
learn-lt-watch = { $rival } sta scegliendo. Guarda la striscia: mostra chi viene chiamato.

## Replays.

replay-knot-token = segnalino evento
replay-knot-curse = maledizione o furto
replay-graph-lost = Caselle del percorso
replay-lost-picked = { $name } sceglie: { $character }
replay-lost-looked = { $name } guarda le caselle { $one } e { $other }: { $first }; { $second }
