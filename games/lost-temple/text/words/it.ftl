## What is said before the game: on the home page and in the lobby.

hook-lost-temple = Nove personaggi, una corsa nella giungla.
option-lost-temple-mandarin = Mandarino
option-lost-temple-mandarin-note = Aggiunge un decimo personaggio.
option-lost-temple-mandarin-on = Dieci personaggi, con il Mandarino.
option-lost-temple-mandarin-off = Nove personaggi, senza il Mandarino.
option-lost-temple-board = Tabellone
option-lost-temple-board-is = Tabellone: { $name }
option-lost-temple-board-refused = Sul tabellone di questo file non si può giocare. La pagina dei tabelloni spiega che cosa non va.
option-lost-temple-board-more = Tutti i tabelloni e l’editor
title-lost-temple = Tabelloni · Quipu

## The table.

lost-shaman = Sciamano
lost-thief = Ladro
lost-seer = Veggente
lost-priest = Prete
lost-elder = Anziano
lost-artisan = Artigiano
lost-scout = Scout
lost-canoe = Canoa
lost-child = Bambino
lost-mandarin = Mandarino

# A character as the object of a verb: keep, have, curse, rob.
lost-the-shaman = lo Sciamano
lost-the-thief = il Ladro
lost-the-seer = il Veggente
lost-the-priest = il Prete
lost-the-elder = l’Anziano
lost-the-artisan = l’Artigiano
lost-the-scout = lo Scout
lost-the-canoe = la Canoa
lost-the-child = il Bambino
lost-the-mandarin = il Mandarino

# What a character does, in a few words: on its card.
lost-does-shaman = nomina con chi scambiarti di posto
lost-does-thief = nomina chi derubare, muovi di 1 o 2
lost-does-seer = guarda due segnalini, muovi di 1 o 2
lost-does-priest = 2 gemme: vai al prossimo tempio
lost-does-elder = 2 gemme: vai al prossimo villaggio
lost-does-artisan = prendi un macete, muovi di 1 o 2
lost-does-scout = 1 gemma per casella
lost-does-canoe = paga tutte le gemme, 2 caselle per gemma
lost-does-child = vai alla prossima pedina davanti
lost-does-mandarin = muovi di tante caselle quanto la tua posizione

# What a token does, in a few words: after a colon, or alone.
lost-token-idol = l’idolo nel prossimo round
lost-token-gain-gems = prendi 4 gemme
lost-token-lose-gems = perdi 2 gemme
lost-token-forward = 3 caselle avanti
lost-token-back = 2 caselle indietro
lost-token-gain-machete = prendi un macete
lost-token-lose-machete = perdi un macete

# A space of the start area; elsewhere a space is just its number.
lost-start-place = di partenza { $place }

# What happens, in the log and for screen readers. { $place } is a number or a start space.
lost-told-started = { $name } comincia sulla casella di partenza { $place } { $gems ->
    [0] senza gemme
    [one] con 1 gemma
   *[other] con { $gems } gemme
}
lost-told-started-machete = { $name } comincia sulla casella di partenza { $place } con { $gems ->
    [0] un macete
    [one] 1 gemma e un macete
   *[other] { $gems } gemme e un macete
}
lost-told-began = Round { $round }. { $idol }
lost-idol-token = { $name } riceve l’idolo (segnalino idolo) e sceglie prima degli altri.
lost-idol-rearmost = { $name } riceve l’idolo (ultima posizione) e sceglie prima degli altri.
lost-idol-fewest = { $name } riceve l’idolo (pari in coda, meno gemme) e sceglie prima degli altri.
lost-idol-kept = { $name } conserva l’idolo e sceglie prima degli altri.
lost-idol-first = { $name } riceve l’idolo (pari in coda, ordine dei posti) e sceglie prima degli altri.
lost-told-up = Messe da parte scoperte: { $characters }
lost-told-added = { $name } aggiunge la carta messa da parte
lost-told-picked = { $name } ha scelto
lost-told-nobody = Nessuno ha: { $characters }
lost-told-called = { $number }, { $character }: { $name }
lost-told-called-gem = { $number }, { $character }: { $name } prende una gemma
lost-told-cursed = La maledizione colpisce { $name }, che si scambia di posto con { $shaman }. Ora { $shaman } è sulla casella { $there }, { $name } sulla casella { $here }
lost-told-cursed-same = La maledizione colpisce { $name }, ma anche { $shaman } è sulla casella { $place }: non cambia niente
lost-told-robbed = { $thief } ruba { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
} a { $name }
lost-told-robbed-none = { $thief } deruba { $name }, ma non trova niente
lost-told-spared-curse = { $name } ha maledetto il proprio personaggio: non succede niente
lost-told-spared-theft = { $name } ha derubato il proprio personaggio: non succede niente
lost-told-gem = { $name } prende una gemma
lost-told-no-gem = La banca è vuota: nessuna gemma per { $name }
lost-told-curses = { $name } maledice { $character } e si scambierà di posto con chi ha quella carta
lost-told-robs = { $name } deruberà { $character } e prenderà tutte le gemme di chi ha quella carta
lost-told-looks = { $name } guarda i segnalini sulle caselle { $one } e { $other }
lost-told-swaps = { $name } scambia i segnalini sulle caselle { $one } e { $other }
lost-told-lets-lie = { $name } lascia i segnalini dove sono
lost-told-takes-machete = { $name } prende un macete
lost-told-leaves-machete = { $name } non prende nessun macete
lost-told-loses-machete = { $name } perde un macete
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
    [one] { $name } spende un macete nella giungla sulla casella { $jungles } e va alla casella { $place }
   *[other] { $name } spende { $many } macete nella giungla sulle caselle { $jungles } e va alla casella { $place }
}
lost-told-cuts-stuck = { $many ->
    [one] { $name } spende un macete nella giungla sulla casella { $jungles } e si ferma nella successiva, sulla casella { $place }
   *[other] { $name } spende { $many } macete nella giungla sulle caselle { $jungles } e si ferma nella successiva, sulla casella { $place }
}
lost-told-arrives = { $name } raggiunge il grande tempio sulla casella { $place }
lost-told-cuts-arrives = { $many ->
    [one] { $name } spende un macete nella giungla sulla casella { $jungles } e raggiunge il grande tempio sulla casella { $place }
   *[other] { $name } spende { $many } macete nella giungla sulle caselle { $jungles } e raggiunge il grande tempio sulla casella { $place }
}
lost-told-token = { $name } gira il segnalino sulla casella { $space }: { $token }
lost-told-token-nothing = Niente da prendere né da perdere: non succede niente
lost-told-idol = { $name } avrà l’idolo nel prossimo round
lost-told-idol-instead = { $name } avrà l’idolo nel prossimo round, al posto di { $other }
lost-told-gets-gems = { $name } riceve { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}
lost-told-loses-gems = { $name } perde { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}
lost-told-won = { $name } vince: nessuno arriva prima al grande tempio
lost-said-opening = Corsa fino al grande tempio sulla casella { $finish }.
lost-said-summary = Round { $round }: si scelgono i personaggi. In testa: { $name }, sulla casella { $place }.
lost-said-summary-called = Round { $round }, personaggio chiamato: { $character }. In testa: { $name }, sulla casella { $place }.
lost-said-asked = Tocca a te. { $title } { $note }

# What is asked.
lost-ask = Tocca a te
lost-ask-keep = Tienine una, passane { $rest } a { $name }
lost-ask-keep-last = Tienine una su { $cards }
lost-ask-curse = Sciamano: chi maledici?
lost-ask-rob = Ladro: chi derubi?
lost-ask-look = Veggente: guarda due segnalini
lost-ask-swap = Veggente: li vedi solo tu
lost-ask-how-far = { $character }: fin dove?
lost-ask-village = Anziano: al prossimo villaggio?
lost-ask-temple = Prete: al prossimo tempio?
lost-ask-machete = Artigiano: prendi un macete?

# What is good to know before choosing.
lost-note-curse = Quando il personaggio che nomini viene chiamato, ti scambi di posto con chi ce l’ha prima del suo turno. Carte coperte: { $suspects }.
lost-note-rob = Quando il personaggio che nomini viene chiamato, prendi tutte le gemme di chi ce l’ha. Carte coperte: { $suspects }.
lost-suspect-place = { $name } (casella { $place })
lost-suspect-gems = { $name } ({ $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
})
lost-note-look = Scegli due caselle evento. I segnalini li vedi solo tu. Puoi scambiarli, poi muovi.
lost-note-swap = Ricordali. Tutti vedono se li scambi. Poi muovi di 1 o 2 caselle.
lost-note-steps = Devi muovere. { $machetes ->
    [0] Senza macete la giungla ti ferma.
    [one] Attraversare la giungla ti costa il macete.
   *[other] Attraversare la giungla ti costa uno dei tuoi { $machetes } macete.
}
lost-note-pay = Costa { $toll } delle tue { $gems } gemme.
lost-note-pay-gems = 1 gemma per casella. { $machetes ->
    [0] Senza macete la giungla ti ferma.
    [one] Attraversare la giungla ti costa il macete.
   *[other] Attraversare la giungla ti costa uno dei tuoi { $machetes } macete.
}
lost-note-take = { $machetes ->
    [0] Non hai macete.
    [one] Hai 1 macete.
   *[other] Hai { $machetes } macete.
} La prossima giungla è sulla casella { $jungle }. Poi muovi di 1 o 2 caselle.
lost-note-take-clear = { $machetes ->
    [0] Non hai macete.
    [one] Hai 1 macete.
   *[other] Hai { $machetes } macete.
} Davanti a te non c’è più giungla. Poi muovi di 1 o 2 caselle.
lost-aside-none = Nessuna carta da parte.
lost-aside-up = Messe da parte scoperte: { $up }.
lost-aside-down = { $down ->
    [one] Da parte: 1 carta coperta.
   *[other] Da parte: { $down } carte coperte.
}
lost-aside-both = { $down ->
    [one] Da parte: { $up } (scoperte) e 1 carta coperta.
   *[other] Da parte: { $up } (scoperte) e { $down } carte coperte.
}
lost-pick-first = È il primo dei tuoi due personaggi.
lost-pick-second = È il tuo secondo personaggio. Hai già { $character }.

# What a choice does: short on the choice, whole below, and on the button.
lost-to = casella { $place }
lost-keep-button = Tieni { $character }
lost-keep-means = { $character }: { $does }. { $outlook }
lost-outlook-names = Non si muove: si scambia di posto con chi ha il personaggio che nomini.
lost-outlook-walks = Ora può arrivare alla casella { $place }.
lost-outlook-scout = { $gems ->
    [one] Ora 1 gemma lo porta alla casella { $place }.
   *[other] Ora fino a { $gems } gemme lo portano al massimo alla casella { $place }.
}
lost-outlook-canoe = { $gems ->
    [one] Ora paga la tua unica gemma e va alla casella { $place }.
   *[other] Ora paga tutte le tue { $gems } gemme e va alla casella { $place }.
}
lost-outlook-pays = Ora { $gems } gemme lo portano alla casella { $place }.
lost-outlook-goes = Ora va alla casella { $place }.
lost-outlook-poor = Ora non puoi pagare, quindi non si muove.
lost-outlook-no-village = Davanti a te non ci sono villaggi, quindi non si muove.
lost-outlook-nobody = Ora davanti a te non c’è nessuno, quindi non si muove.
lost-name-up = scoperto
lost-name-own = è tuo
lost-name-up-means = { $character }: la carta è scoperta e non ce l’ha nessuno. Non succede niente.
lost-name-own-means = { $character }: la carta è tua. Non succede niente.
lost-curse-means = Se qualcuno ha { $character }, vi scambiate di posto quando il personaggio viene chiamato.
lost-rob-means = Se qualcuno ha { $character }, prendi tutte le sue gemme quando il personaggio viene chiamato. Ora muovi.
lost-curse-button = Maledici { $character }
lost-rob-button = Deruba { $character }
lost-look-short = { $one } e { $other }
lost-look-means = Solo tu vedrai i segnalini sulle caselle { $one } e { $other }.
lost-look-button = Guarda { $one } e { $other }
lost-look-first = Scegli due caselle.
lost-look-second = Hai scelto la { $one }. Scegline un’altra.
lost-look-none = Scegli due segnalini
lost-look-at = Casella { $space }
lost-look-spaces = Caselle evento
lost-swap-short = scambia
lost-lie-short = lascia
lost-swap-means = Casella { $one }: { $first }. Casella { $other }: { $second }.
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
    [one] Sprechi 1 gemma.
   *[other] Sprechi { $gems } gemme.
}
lost-means-walk = Vai alla casella { $place }.
lost-means-cut = { $many ->
    [one] Spendi un macete nella giungla sulla casella { $jungles }.
   *[other] Spendi { $many } macete nella giungla sulle caselle { $jungles }.
}
lost-means-stuck = La giungla sulla casella { $place } ti ferma.
lost-means-event = Giri il segnalino che c’è lì.
lost-means-wins = Vinci.
lost-sign-cut = { $many ->
    [one] spende un macete
   *[other] spende { $many } macete
}
lost-sign-stuck = la giungla ferma
lost-sign-event = gira un segnalino
lost-sign-wins = traguardo
lost-stay-short = resta
lost-stay-means = Non paghi niente e resti sulla casella { $place }.
lost-stay-button = Resta sulla casella { $place }
lost-take-short = prendilo
lost-leave-short = lascialo
lost-take-means = { $machetes ->
    [0] Non avrai macete
    [one] Avrai 1 macete
   *[other] Avrai { $machetes } macete
}.
lost-take-button = Prendi il macete
lost-leave-button = Lascia il macete
lost-choose-first = Scegli un’opzione

# Who the table is waiting for.
lost-waits-pick = { $name } sceglie un personaggio
lost-waits-curse = { $name } decide chi maledice lo Sciamano
lost-waits-rob = { $name } decide chi deruba il Ladro
lost-waits-look = { $name } sceglie due segnalini da guardare
lost-waits-swap = { $name } guarda due segnalini
lost-waits-village = { $name } decide se l’Anziano paga
lost-waits-temple = { $name } decide se il Prete paga
lost-waits-machete = { $name } decide se prendere un macete
lost-waits-how-far = { $name } decide fin dove andare: { $character }

# The table itself.
lost-over = Corsa finita
lost-final = Classifica finale
lost-round = Round { $round }
lost-round-called = Round { $round }: { $character }
lost-round-choose = Round { $round }: scegli un personaggio
lost-has-idol = { $name } ha l’idolo
lost-holds-idol = ha l’idolo
lost-gets-idol = avrà l’idolo nel prossimo round
lost-calls = Personaggi, chiamati dall’1 al { $many }
lost-is-nobody = nessuno
lost-is-aside = da parte
lost-is-yours = tuo
lost-is-to-come = in arrivo
lost-is-cursed = sotto la maledizione dello Sciamano
lost-is-robbed = nel mirino del Ladro
lost-purses = Gemme e macete
lost-gems = gemme
lost-machetes = macete
lost-race = Corsa alla casella { $finish }
lost-explorer = Giocatore
lost-gems-column = Gemme
lost-machetes-column = Macete
lost-space-column = Casella
lost-start-short = P{ $place }
lost-bank = In banca
lost-rank = Posizione
lost-choices = Che cosa fai?
lost-choose-hint = Non hai ancora scelto niente.
lost-steps = { $steps ->
    [one] casella
   *[other] caselle
}
lost-own = I tuoi personaggi
lost-order = Ordine: { $names }. Ora sceglie { $name }.
lost-sent = Scelta fatta
lost-wait-none = Non hai ancora un personaggio.
lost-wait-shared = Tutto resta coperto finché un giocatore non prende il dispositivo.
lost-wait-shown = I tuoi personaggi sono già stati chiamati.
lost-wait-hidden = Lo vedi solo tu: { $characters }

# What is shown large.
lost-cursed = La maledizione colpisce { $name }
lost-robbed = Furto a { $name }
lost-wins = { $name } vince
lost-tie-gems = { $names } sono sulla casella { $place }. Decidono le gemme.
lost-tie-shared = { $names } sono sulla casella { $place } con le stesse gemme. Condividono la posizione { $rank }.

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

# A board as a small picture, and the choice of one in the lobby.
board-map = Tabellone { $name }

# The page of boards.
board-title = Tabelloni di Lost Temple
board-lead = Gioca a Lost Temple su qualsiasi percorso: uno dei nostri, uno da un file o uno che disegni tu.
board-shipped = I nostri tabelloni
board-own = I tuoi tabelloni
board-own-none = Ancora nessuno. I tabelloni che disegni o carichi vengono salvati in questo browser.
board-new = Disegna un tabellone
board-about-highlands = Quello delle nuove partite, equilibrato per qualsiasi numero di giocatori.
board-about-monsoon = Più selvaggio: un evento ogni tre caselle e giungla proprio prima del traguardo.
board-about-expedition = Il nostro primo tabellone, un po’ più lungo alla fine.
board-facts =
    { $spaces } caselle, { $events ->
        [one] 1 casella evento
       *[other] { $events } caselle evento
    }. Da sei giocatori in su la corsa finisce alla { $short }.
board-play = Gioca qui
board-edit = Modifica
board-copy = Modifica una copia
board-download = Salva come file
board-delete = Elimina
board-delete-sure = Eliminare per sempre questo tabellone?
board-delete-yes = Elimina
board-delete-no = Annulla
board-close = Chiudi

board-load = Tabellone da un file
board-load-how = Scegli un file, o trascinalo in un punto qualsiasi di questa pagina.
board-load-choose = Scegli un file
board-load-refused = Su questo tabellone non si può ancora giocare:
board-file-large = Questo file è troppo grande per un tabellone e non è stato letto. Un tabellone è un breve file di testo.
board-file-no-text = Questo non è un file di testo. Un tabellone è un breve file di testo, come quelli di «Salva come file».
board-file-gone = Il browser non riesce a leggere questo file. Forse è una cartella, o è stato spostato.

board-play-on = Gioca su { $name }
board-your-name = Il tuo nome
board-no-room = In questo browser non c’è più spazio. Elimina uno dei tuoi tabelloni, o salva questo come file.

board-draw = Editor di tabelloni
board-name = Nome del tabellone
board-about = Descrizione
board-nameless = Il tabellone non ha ancora un nome. Dagliene uno.
board-spaces =
    { $n ->
        [one] Percorso: 1 casella
       *[other] Percorso: { $n } caselle
    }
board-spaces-how = Tocca una casella per sceglierla, e toccala di nuovo per cambiarne il tipo. Con la tastiera: le frecce scelgono, le lettere qui sotto cambiano il tipo, Ins e Canc aggiungono e tolgono.
board-this-space = Tipo della casella { $number }
board-kind =
    { $kind ->
        [event] Evento
        [jungle] Giungla
        [village] Villaggio
        [temple] Tempio
        [great] Grande tempio
       *[plain] Sentiero
    }
board-insert = Aggiungi casella prima
board-remove = Togli casella
board-starts = Posizioni di partenza
board-starts-how = La casella di partenza 1 è proprio prima della prima casella del percorso. Ognuno comincia con le gemme e il macete del personaggio ricevuto.
board-column-character = Personaggio
board-column-place = Partenza
board-column-gems = Gemme
board-column-machete = Macete
board-start-place = { $character }: partenza
board-start-gems = { $character }: gemme
board-start-machete = { $character }: macete
board-tokens = Segnalini evento: { $n } di { $all }
board-tokens-how = Esattamente due devono essere idoli.
board-token-count = Quanti: { $token }
board-sound = Su questo tabellone si può giocare.
board-faults = Per poterci giocare:
board-save = Salva nel browser
board-save-play = Salva e gioca
board-saved = Tabellone salvato: { $name }.

# What is wrong with a board, and what to do. { $part } and { $key } are words of the file, { $character } is a character's name.
board-fault-json = Riga { $line }, colonna { $column }: errore di sintassi. Cerca una virgola, delle virgolette o una parentesi mancante.
board-fault-object = Questo non è un tabellone. Il file deve essere un oggetto tra parentesi graffe con name, track, starts e tokens.
board-fault-key = Chiave sconosciuta: «{ $key }». Toglila.
board-fault-character = In «starts», «{ $key }» non è uno dei nove personaggi. Toglilo, o correggi il nome.
board-fault-token = In «tokens», «{ $key }» non è un segnalino. Toglilo, o correggi il nome.
board-fault-missing = Manca «{ $part }». Aggiungilo.
board-fault-twice = «{ $part }» compare due volte. Lasciane una sola.
board-fault-text = «{ $part }» deve essere un testo tra virgolette.
board-fault-number = «{ $part }» deve essere un numero intero.
board-fault-group = «{ $part }» deve essere un oggetto tra parentesi graffe.
board-fault-long = Il percorso ha { $n } caselle. Accorcialo a { $most }.
board-fault-letter = «{ $letter }», alla casella { $number }, non è un tipo di casella. Usa uno di questi: . e j v t T
board-fault-great =
    { $n ->
        [0] Il percorso non ha nessun grande tempio. Ne servono esattamente due.
        [one] Il percorso ha 1 grande tempio. Ne servono esattamente due.
       *[other] Il percorso ha { $n } grandi templi. Ne servono esattamente due.
    }
board-fault-end = Il percorso non finisce con un grande tempio. Mettine uno sull’ultima casella.
board-fault-jungles =
    { $n ->
        [0] Il percorso non ha giungla. Servono esattamente tre caselle.
        [one] Il percorso ha 1 casella di giungla. Ne servono esattamente tre.
       *[other] Il percorso ha { $n } caselle di giungla. Ne servono esattamente tre.
    }
board-fault-village = Il percorso non ha villaggi prima del primo grande tempio. Mettine uno lì.
board-fault-no-event = Il percorso non ha caselle evento. Mettine almeno una.
board-fault-events = Il percorso ha { $n } caselle evento. I segnalini bastano al massimo per { $most }.
board-fault-rich = Gli otto personaggi più ricchi cominciano con { $gems } gemme in tutto, ma la banca ne ha solo { $bank }. Danne loro di meno.
board-fault-negative = { $n } non può essere un numero di segnalini ({ $token }). Usa 0 o più.
board-fault-tokens =
    { $n ->
        [one] C’è 1 segnalino. Devono essere { $all }.
       *[other] Ci sono { $n } segnalini. Devono essere { $all }.
    }
board-fault-idols =
    { $n ->
        [one] C’è 1 segnalino idolo. Devono essere esattamente 2.
       *[other] Ci sono { $n } segnalini idolo. Devono essere esattamente 2.
    }
board-fault-start-key = { $character }: chiave sconosciuta, «{ $key }». Toglila.
board-fault-start-missing = { $character }: manca «{ $part }». Aggiungilo.
board-fault-start-twice = { $character }: «{ $part }» compare due volte. Lasciane una sola.
board-fault-start-number = { $character }: «{ $part }» deve essere un numero intero.
board-fault-start-machete = { $character }: «machete» deve essere true o false.
board-fault-start-place = { $character }: non esiste la casella di partenza { $place }. Usa da 1 a { $most }.
board-fault-start-gems = { $character }: non può avere { $gems } gemme. Usa da 0 a { $most }.
board-fault-more =
    { $n ->
        [one] E 1 altro errore.
       *[other] E altri { $n } errori.
    }

## The rules page.

lead-lost-temple = Una corsa nella giungla da due a otto giocatori. In ogni round diventi in segreto un personaggio. Vince chi mette piede per primo nel grande tempio.
rule-lt-board-title = Il tabellone
rule-lt-box = Ci sono 9 carte personaggio, 18 segnalini evento, 50 gemme, 8 macete, un idolo e una pedina per giocatore. Si gioca da due a otto.
rule-lt-track = Il tabellone è un unico percorso, con caselle semplici, caselle evento con un segnalino, tre caselle di giungla, villaggi e templi.
rule-lt-great = Due dei templi sono grandi templi. Da due a cinque giocatori la corsa finisce al secondo, l’ultima casella del percorso. Da sei a otto finisce al primo. Entrambi contano come templi, e dietro l’ultimo non ci sono villaggi.
rule-lt-own-boards = I tabelloni sono nostri, equilibrati con simulazioni. Le nuove partite usano «highlands». Un tabellone è un file che chiunque può scrivere: se hai il gioco stampato, puoi trascriverne il tabellone e giocarci.
rule-lt-start-title = Preparazione
rule-lt-dealt = Ognuno riceve una carta personaggio, mette la pedina sulla casella di partenza indicata, prende le gemme e il macete indicati e restituisce la carta. Ogni casella evento riceve un segnalino coperto. Gli altri formano la riserva.
rule-lt-purses = Le gemme e i macete di tutti sono sempre visibili a tutti.
rule-lt-bank = Gemme e macete vengono dalla banca, e quello che paghi ci torna. Se la banca ha meno di quanto ti spetta, ricevi quello che resta.
rule-lt-idol-title = L’idolo
rule-lt-idol-first = Chi ha l’idolo sceglie per primo in questo round. Ce l’ha chi nel round precedente ha girato un segnalino idolo. Se sono stati in più, l’ultimo.
rule-lt-idol-rear = Altrimenti ce l’ha chi è più indietro. In caso di parità, chi ha meno gemme. Se anche queste sono pari, l’idolo resta dov’era. Nel primo round lo riceve chi viene prima in ordine di posto.
rule-lt-draft-title = Scegliere i personaggi
rule-lt-draft-many = Da quattro a otto giocatori, si mescolano le nove carte e alcune si mettono da parte prima che qualcuno guardi: scoperte, visibili a tutti, oppure coperte. Chi ha l’idolo prende le altre, ne tiene una e passa il resto a sinistra, e così via. L’ultimo giocatore sceglie tra due e mette da parte l’altra, coperta.
rule-lt-draft-table = Carte messe da parte
rule-lt-draft-players = Giocatori
rule-lt-draft-up = Scoperte
rule-lt-draft-down = Coperte
rule-lt-draft-eight = In otto, l’ultimo riceve una sola carta, aggiunge quella messa da parte coperta e tiene una delle due.
rule-lt-draft-three = In tre, ognuno ha due personaggi. Una carta si mette da parte senza guardarla, e ognuno sceglie una volta: tra otto, sette e sei carte. Delle cinque che tornano se ne mette da parte un’altra senza guardarla. Poi ognuno sceglie di nuovo, tra quattro, tre e due, e l’ultima carta va da parte.
rule-lt-draft-two = Anche in due ognuno ha due personaggi. Una carta si mette da parte scoperta e una coperta. Chi ha l’idolo sceglie tra sette, l’altro giocatore tra sei, e una delle cinque rimaste va da parte a caso. Chi ha l’idolo sceglie tra quattro, e una delle tre rimaste va da parte a caso. L’altro giocatore sceglie tra due, e l’ultima carta va da parte.
rule-lt-draft-know = Così conosci le carte che hai ricevuto, quelle che hai scelto, quelle scoperte e tutto quello che se ne deduce.
rule-lt-call-title = La chiamata
rule-lt-call-order = I personaggi vengono chiamati dall’1 al 9. Chi ha quello chiamato lo rivela. Poi, in quest’ordine: subisce la maledizione dello Sciamano se c’è, subisce il furto se il Ladro l’ha nominato, prende una gemma dalla banca e usa il personaggio. Un personaggio che nessuno ha si salta.
rule-lt-call-nobody = Lo Sciamano e il Ladro possono nominare una carta scoperta, una che sanno da parte o il proprio secondo personaggio. In questo caso non succede niente.
rule-lt-must-move = Dove c’è scritto 1 o 2 caselle, devi muovere. Su una casella può stare qualsiasi numero di pedine.
rule-lt-chars-title = I nove personaggi
rule-lt-name-shaman = Sciamano
rule-lt-shaman-what = Nomina un altro personaggio. Quando viene chiamato, la tua pedina e quella di chi ce l’ha si scambiano di posto prima di ogni altra cosa, anche se ti porta indietro e anche oltre la giungla. Nessun segnalino viene girato. Lo Sciamano non si muove.
rule-lt-name-thief = Ladro
rule-lt-thief-what = Nomina un altro personaggio, ma non lo Sciamano. Poi muovi di 1 o 2 caselle. Quando quel personaggio viene chiamato, prendi tutte le gemme di chi ce l’ha prima che cominci il suo turno. La gemma della banca arriva dopo ed è al sicuro.
rule-lt-name-seer = Veggente
rule-lt-seer-what = Scegli due segnalini prima del traguardo, guardali e scambiali se vuoi. Poi muovi di 1 o 2 caselle. I segnalini li vedi solo tu. Tutti vedono dove hai guardato e se hai scambiato.
rule-lt-name-priest = Prete
rule-lt-priest-what = Puoi pagare 2 gemme e andare avanti fino al prossimo tempio. Se non vuoi, o ne hai meno di 2, non ti muovi.
rule-lt-name-elder = Anziano
rule-lt-elder-what = Puoi pagare 2 gemme e andare avanti fino al prossimo villaggio. Se prima del traguardo non ci sono più villaggi, non puoi usare l’Anziano.
rule-lt-name-artisan = Artigiano
rule-lt-artisan-what = Prendi un macete, se vuoi e se ne resta uno. Poi muovi di 1 o 2 caselle.
rule-lt-name-scout = Scout
rule-lt-scout-what = Paga quante gemme vuoi e muovi di una casella per ognuna.
rule-lt-name-canoe = Canoa
rule-lt-canoe-what = Devi pagare tutte le tue gemme. Muovi di due caselle per ognuna, ma al massimo di 20. Paghi anche le gemme in eccesso.
rule-lt-name-child = Bambino
rule-lt-child-what = Vai avanti fino alla prossima pedina davanti a te. Quelle sulla tua casella non contano. Se davanti non c’è nessuno, non ti muovi.
rule-lt-jungle-title = La giungla
rule-lt-jungle-what = La giungla non si attraversa gratis. Se hai un macete, devi spenderlo lì e prosegui. Altrimenti ti ci fermi. Finire un movimento proprio nella giungla non costa niente, e uscirne nemmeno. Se la giungla interrompe il movimento, quello che hai pagato è perso.
rule-lt-jungle-example = Con un macete: 3 gemme portano lo Scout tre caselle avanti, e il macete è speso.
rule-lt-jungle-stops = Senza: le stesse 3 gemme finiscono nella giungla, sulla seconda casella.
rule-lt-jungle-all = Vale per ogni movimento, in avanti e all’indietro, tranne lo scambio dello Sciamano.
rule-lt-events-title = Segnalini evento
rule-lt-events-when = Una pedina che finisce un movimento su una casella evento gira il segnalino che c’è. Non lo gira se non si è mossa o se l’ha messa lì lo Sciamano. Conta anche il movimento causato da un segnalino, quindi un segnalino può portare a un altro.
rule-lt-events-new = Il segnalino girato si toglie, se ne mette lì uno nuovo dalla riserva, coperto, e poi quello girato si mescola nella riserva.
rule-lt-token-idol = Hai l’idolo nel prossimo round.
rule-lt-token-gems-plus = Prendi 4 gemme.
rule-lt-token-gems-minus = Paga 2 gemme, o tutte quelle che hai se sono meno.
rule-lt-token-forward = Vai avanti di 3 caselle.
rule-lt-token-back = Torna indietro di 2 caselle, ma non oltre la zona di partenza.
rule-lt-token-machete-plus = Prendi un macete, se ne resta uno.
rule-lt-token-machete-minus = Restituisci un macete, se ne hai uno.
rule-lt-ex-title = Un round in due, chiamata per chiamata
rule-lt-ex-who = Ana ha l’idolo. Sceglie il Ladro e la Canoa. Ben sceglie il Veggente e lo Scout. Ana è sulla casella 8 con 2 gemme, Ben sulla 6 con 3 gemme e un macete. La casella 10 è giungla.
rule-lt-ex-thief = 2, il Ladro: Ana prende una gemma, nomina lo Scout e va alla 9. Ha 3 gemme.
rule-lt-ex-seer = 3, il Veggente: Ben prende una gemma, guarda due segnalini, li scambia e va alla 8. Ha 4 gemme.
rule-lt-ex-scout = 7, lo Scout: il Ladro l’ha nominato. Le 4 gemme di Ben passano ad Ana. Ben ne prende una, la paga e va alla 9.
rule-lt-ex-canoe = 8, la Canoa: Ana ha 7 gemme, ne prende una e le paga tutte e 8, per al massimo 16 caselle. Ma non ha macete, quindi la giungla sulla casella 10 la ferma. Quello che ha pagato è perso.
rule-lt-ex-idol = Nessuno ha girato un idolo, e ora Ben è il più indietro. L’idolo è suo, e sceglie per primo.
rule-lt-end-title = Il traguardo
rule-lt-finish = La prima pedina che raggiunge il traguardo, o che lo supererebbe, vince subito. Niente di quello che verrebbe dopo conta.
rule-lt-ranks = Gli altri si classificano per quanto sono avanzati e, sulla stessa casella, per le gemme. Chi è ancora alla pari condivide la posizione.
rule-lt-ten-title = Il decimo personaggio
rule-lt-name-mandarin = Mandarino
rule-lt-mandarin-what = Un’opzione, di solito esclusa. Il Mandarino viene chiamato dopo il Bambino e muove di tante caselle quanto la tua posizione nella corsa: una, e una in più per ogni pedina davanti alla tua. Lo Sciamano e il Ladro possono nominarlo. Con lui si mette da parte una carta scoperta in più.
rule-lt-see-title = Che cosa puoi vedere
rule-lt-see-all = Tutti vedono le pedine, tutte le gemme e i macete, l’idolo, le carte scoperte, i personaggi rivelati in questo round, chi hanno nominato lo Sciamano e il Ladro, e ogni segnalino quando viene girato.
rule-lt-see-you = Solo tu vedi la tua mano, quello che hai scelto e i segnalini che guardi come Veggente. Le mani che hai passato e i segnalini che hai guardato devi ricordarli.
rule-lt-house-title = Dove il regolamento tace

## The lesson.

learn-lt-welcome = Questa è una corsa: vince chi arriva prima al grande tempio sulla casella { $finish }. Gemme e macete ti aiutano lungo la strada.
learn-lt-idol-you = Hai l’idolo, quindi scegli il personaggio prima degli altri.
learn-lt-idol-rival = { $rival } ha l’idolo e sceglie un personaggio prima di te. Poi ti arrivano le altre carte.
learn-lt-why-shaman = Lo Sciamano si scambia di posto con un altro giocatore, e { $rival } è davanti.
learn-lt-why-thief = Il Ladro può prendere tutte le gemme di { $rival }.
learn-lt-why-seer = Il Veggente guarda due segnalini sul percorso e muove di 1 o 2 caselle.
learn-lt-why-priest = Il Prete paga 2 gemme e va al prossimo tempio.
learn-lt-why-elder = L’Anziano paga 2 gemme e va al prossimo villaggio.
learn-lt-why-artisan = L’Artigiano prende un macete, che ti serve nella giungla, e muove di 1 o 2 caselle.
learn-lt-why-scout = Lo Scout muove di una casella per ogni gemma che paghi.
learn-lt-why-canoe = La Canoa consuma tutte le tue gemme e va avanti di due caselle per ognuna.
learn-lt-why-child = Il Bambino corre fino alla prossima pedina davanti, e { $rival } è davanti.
learn-lt-call = Ora i personaggi vengono chiamati dall’1 al 9. Chi ha quello chiamato prende una gemma e lo usa. Gli altri si saltano.
learn-lt-called = Il tuo personaggio è stato chiamato, e hai preso una gemma.
learn-lt-do-curse = Nomina un personaggio che { $rival } potrebbe avere. Quando viene chiamato, vi scambiate di posto.
learn-lt-do-rob = Nomina un personaggio che { $rival } potrebbe avere. Quando viene chiamato, prendi tutte le gemme di chi ce l’ha.
learn-lt-do-look = Scegli due caselle evento e guarda i segnalini. Prova le più vicine a te.
learn-lt-do-swap = Questi segnalini li vedi solo tu. Scambiali, o lasciali dove sono.
learn-lt-do-steps = Muovi di 1 o 2 caselle. Il pannello dice che cosa ti aspetta lì.
learn-lt-do-pay = Paga 2 gemme per fare molta strada, o resta dove sei. Prova a pagare.
learn-lt-do-pay-gems = Paga quante gemme vuoi, una per casella. Prova a pagarne { $gems }.
learn-lt-do-take = Prendi un macete. Senza, la prossima giungla ti fermerà.
learn-lt-cut-you = Il tuo macete ti ha aperto la strada nella giungla, e ora è speso. Senza, la giungla ti avrebbe fermato.
learn-lt-stuck-you = Senza macete la giungla ti ferma. Uscirne non costa niente. Attraversarla costa un macete.
learn-lt-cut-rival = { $rival } attraversa la giungla con un macete, che ora è speso. Senza, bisogna fermarsi lì.
learn-lt-stuck-rival = La giungla ferma { $rival }: senza macete nessuno la attraversa. Uscirne non costa niente.
learn-lt-robbed-you =
    { $gems ->
        [0] { $rival } aveva il Ladro e aveva nominato il tuo personaggio. Non avevi niente da perdere, e la gemma del tuo turno la prendi dopo il furto.
        [one] { $rival } aveva il Ladro e aveva nominato il tuo personaggio: la tua gemma è persa. La gemma del tuo turno la prendi dopo il furto.
       *[other] { $rival } aveva il Ladro e aveva nominato il tuo personaggio: le tue { $gems } gemme sono perse. La gemma del tuo turno la prendi dopo il furto.
    }
learn-lt-robbed-rival =
    { $gems ->
        [0] Hai nominato il personaggio giusto, ma { $rival } non aveva gemme.
        [one] Hai nominato il personaggio giusto: la gemma di { $rival } è tua.
       *[other] Hai nominato il personaggio giusto: le { $gems } gemme di { $rival } sono tue.
    }
learn-lt-cursed = La maledizione dello Sciamano: quando il personaggio nominato viene chiamato, le due pedine si scambiano di posto, qualunque cosa ci sia in mezzo.
learn-lt-token = Una pedina che finisce il movimento su una casella evento gira il segnalino che c’è: gemme, un macete o un movimento avanti o indietro. Un nuovo segnalino prende il suo posto.
learn-lt-token-idol = Una pedina che finisce il movimento su una casella evento gira il segnalino che c’è. Questo è l’idolo: chi ce l’ha sceglie per primo nel prossimo round.
learn-lt-watch = { $rival } sta scegliendo. Guarda la striscia: mostra chi viene chiamato.

## Replays.

replay-knot-token = segnalino evento
replay-knot-curse = maledizione o furto
replay-graph-lost = Caselle del percorso
replay-lost-picked = { $name } sceglie: { $character }
replay-lost-looked = { $name } guarda le caselle { $one } e { $other }: { $first }; { $second }

## Key moments, the summary card.

lost-key-moments = Momenti chiave
lost-key-move = { $spaces ->
    [one] { $name } avanza di 1 casella ({ $character }).
   *[other] { $name } avanza di { $spaces } caselle in un colpo ({ $character }).
}
lost-key-theft = { $gems ->
    [one] { $name } ruba 1 gemma a { $other }.
   *[other] { $name } ruba { $gems } gemme a { $other }.
}
lost-key-swap = { $spaces ->
    [one] { $name } si scambia di posto con { $other } e guadagna 1 casella.
   *[other] { $name } si scambia di posto con { $other } e guadagna { $spaces } caselle.
}
lost-key-swap-back = { $spaces ->
    [one] { $name } si scambia di posto con { $other } e perde 1 casella.
   *[other] { $name } si scambia di posto con { $other } e perde { $spaces } caselle.
}
lost-key-stuck = { $name } paga { $gems } gemme e resta nella giungla sulla casella { $space }.
lost-key-token = { $spaces ->
    [one] Un segnalino evento sulla casella { $space } porta { $name } 1 casella più avanti.
   *[other] Un segnalino evento sulla casella { $space } porta { $name } { $spaces } caselle più avanti.
}
lost-key-win = { $name } va da { $from } a { $to } e vince.
lost-key-idol = { $name } scopre un idolo.
lost-key-rounds = { $rounds ->
    [one] { $name } ha l’idolo.
   *[other] { $name } ha ormai avuto l’idolo in { $rounds } round.
}
lost-summary = Carta riassuntiva
lost-summary-close = Chiudi la carta riassuntiva
lost-summary-call = I personaggi vengono chiamati in quest’ordine. Quando chiamano il tuo, prendi una gemma, poi usalo.
lost-legend = Caselle
lost-legend-plain = Qui non succede niente.
lost-legend-event = Se finisci qui un movimento, scopri il segnalino evento.
lost-legend-jungle = Per superarla spendi un macete. Senza, ti fermi qui.
lost-legend-village = L’Anziano va al prossimo villaggio per 2 gemme.
lost-legend-temple = Il Prete va al prossimo tempio per 2 gemme.
lost-legend-great = Un traguardo: l’ultimo con 2–5 giocatori, il primo con 6–8. Il Prete può andarci.
lost-mix = Segnalini evento
lost-mix-where = { $all } segnalini: { $track } sul percorso e { $reserve } nella riserva, tutti coperti.
lost-mix-count = { $count }×

## The rules page: our own rulings, rule by rule.

rule-lt-house-mark = Regola nostra
rule-lt-house-about = Il regolamento lascia aperti alcuni casi, e non abbiamo le sue figure del percorso, dei valori iniziali e dei segnalini. Quei casi li abbiamo decisi noi. Ogni decisione è segnata accanto alla sua regola.
rule-lt-house-03 = Un tabellone è un file, quelli qui sono nostri e lo sono anche i loro limiti: fino a 200 caselle, tre giungle, due grandi templi e 18 segnalini con due idoli.
rule-lt-house-06 = Se la banca non ha abbastanza, ricevi ciò che resta. Ciò che paghi torna alla banca. Il regolamento lo dice solo per il macete dell’Artigiano.
rule-lt-house-07 = Se più giocatori scoprono un idolo, lo ha l’ultimo. Così leggiamo «il secondo annulla il primo».
rule-lt-house-08 = In caso di parità completa l’idolo resta a chi lo aveva, anche se non è fra i pari. Nel primo round decide l’ordine dei posti.
rule-lt-house-12 = Nessuno vede le carte messe da parte a caso.
rule-lt-house-13 = Puoi usare tutto ciò che segue da quello che hai visto.
rule-lt-house-14 = La maledizione viene prima del furto. L’ordine non cambia niente.
rule-lt-house-17 = Tutta questa regola è nostra.
rule-lt-house-18 = Scegli tutti e due i segnalini prima di vederne uno. Tutti vedono dove guardi e se li scambi. Con meno di due segnalini prima del traguardo, muovi soltanto.
rule-lt-house-20 = Senza un villaggio davanti non puoi usare l’Anziano.
rule-lt-house-23 = Senza gemme non muovi.
rule-lt-house-24 = Se davanti non c’è nessuno, non muovi.
rule-lt-house-25 = Non puoi restare dove sei.
rule-lt-house-26 = Ciò che paghi per un movimento interrotto è perso.
rule-lt-house-27 = Tutta questa regola è nostra.
rule-lt-house-28 = Il movimento causato da un segnalino conta come movimento.
rule-lt-house-29 = Il segnalino viene sostituito prima che abbia effetto, anche se la partita finisce.
rule-lt-house-30 = Nessuno torna indietro oltre l’ultima casella di partenza del tabellone.
rule-lt-house-31 = Una pedina che supererebbe il traguardo si ferma lì.
rule-lt-house-32 = Le posizioni dopo chi vince sono regola nostra.
rule-lt-house-33 = La carta è nota solo da brevi descrizioni. Tutto questo è una nostra ricostruzione.

## The lesson with four players.

learn-lt-pick-one = In ogni round diventi in segreto un personaggio: tieni una carta e passa le altre. Prova quella indicata.
learn-lt-robbed-other = { $gems ->
    [0] { $thief } era il Ladro e aveva nominato il personaggio di { $rival }, ma non c’era niente da prendere.
    [one] { $thief } era il Ladro e aveva nominato il personaggio di { $rival }: addio alla sua gemma.
   *[other] { $thief } era il Ladro e aveva nominato il personaggio di { $rival }: addio alle sue { $gems } gemme.
}
learn-lt-end-four = Ora sai come funziona. Tieni le gemme per un lungo movimento e un macete per ogni giungla. In due o in tre, ognuno ha due personaggi per round.

# Problemi: le scelte in poche parole, e perché una è giusta.
lost-choice-look = Guarda { $one } e { $other }
lost-choice-swap = Scambia i segnalini
lost-choice-leave = Lascia i segnalini
lost-choice-steps = { $steps ->
    [one] Muovi di 1 casella
   *[other] Muovi di { $steps } caselle
}
lost-choice-pay = { $gems ->
    [0] Non pagare niente
    [one] Paga 1 gemma
   *[other] Paga { $gems } gemme
}
lost-choice-stay = Non pagare e resta
lost-choice-take = Prendi un macete
lost-choice-no-machete = Lascia il macete
lost-why-pick-shaman = { $spaces ->
    [0] La maledizione dello Sciamano scambia i posti: può ribaltare la corsa.
   *[other] La prima pedina ti precede di { $spaces }. Lo Sciamano può scambiarsi con lei.
}
lost-why-pick-thief = Qualcuno ha { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}: vale un furto, e il Ladro intanto si muove.
lost-why-pick-seer = Il Veggente sa dov’è il segnalino buono, e ci va.
lost-why-pick-priest = Per 2 gemme il Prete ti porta al prossimo tempio.
lost-why-pick-elder = Per 2 gemme l’Anziano ti porta al prossimo villaggio.
lost-why-pick-artisan = Per la giungla ti servirà un macete, e l’Artigiano intanto si muove.
lost-why-pick-scout = Con lo Scout puoi muovere fino a { $spaces ->
    [one] 1 casella
   *[other] { $spaces } caselle
}, e fermarti dove vuoi.
lost-why-pick-canoe = Con le tue gemme la Canoa ti porta avanti di { $spaces } caselle.
lost-why-pick-child = { $spaces ->
    [0] Il Bambino corre dietro a chi ti supera prima del suo turno.
   *[other] Il Bambino corre gratis fino alla prossima pedina: { $spaces } più avanti.
}
lost-why-pick-mandarin = Sei in posizione { $spaces } nella corsa, e il Mandarino muove di altrettante caselle.
lost-why-name-shaman = { $spaces ->
    [0] Nomina il personaggio che porterebbe qualcuno molto avanti.
   *[other] Nomina il personaggio che chi è in testa ha più probabilmente: sono in gioco { $spaces } caselle.
}
lost-why-name-thief = Nomina il personaggio che chi è più ricco ha più probabilmente. Gemme in gioco: { $gems }.
lost-why-look = Guarda dove finirai tu, o chi ti segue.
lost-why-swap = Dopo lo scambio il segnalino migliore è sulla tua strada.
lost-why-swap-not = Il segnalino migliore è già sulla tua strada.
lost-why-steps = { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
}: quello che c’è lì ti conviene di più.
lost-why-pay = La strada vale molto più di 2 gemme.
lost-why-pay-not = { $gems ->
    [one] La tua gemma ti porterà
   *[other] Le tue { $gems } gemme ti porteranno
} più lontano dopo.
lost-why-pay-gems = { $paid ->
    [0] Risparmia le gemme: dopo ti porteranno più lontano.
   *[other] { $paid } delle tue { $gems } gemme ti portano proprio dove vuoi.
}
lost-why-take = Un macete ti evita una sosta nella giungla.
lost-why-take-not = Un macete non ti serve più.
lost-why-near = Il traguardo è a sole { $spaces } caselle: adesso conta.
lost-why-other-near = Qualcuno è a sole { $spaces } caselle dal traguardo: non puoi aspettare.

# Why Pathfinder would choose something.
lost-hint-ahead = { $spaces ->
    [one] { $name } è 1 casella davanti a te e puoi frenare la sua corsa.
   *[other] { $name } è { $spaces } caselle davanti a te e puoi frenare la sua corsa.
}
lost-hint-curse = { $spaces ->
    [one] Forse ce l’ha { $name }, 1 casella davanti a te.
   *[other] Forse ce l’ha { $name }, { $spaces } caselle davanti a te.
}
lost-hint-finish = Ti porta al traguardo.
lost-hint-keep = { $gems ->
    [0] Risparmi le forze per dopo.
    [one] Tieni 1 gemma per dopo.
   *[other] Tieni { $gems } gemme per dopo.
}
lost-hint-moves = { $spaces ->
    [one] Per come stanno le cose avanzi di 1 casella.
   *[other] Per come stanno le cose avanzi di { $spaces } caselle.
}
lost-hint-pays = Per come stanno le cose: caselle in avanti { $spaces }, gemme pagate { $gems }.
lost-hint-rich = { $gems ->
    [one] { $name } ha 1 gemma da rubare.
   *[other] { $name } ha { $gems } gemme da rubare.
}
lost-hint-rob = { $gems ->
    [one] Forse ce l’ha { $name }, con 1 gemma.
   *[other] Forse ce l’ha { $name }, con { $gems } gemme.
}
lost-hint-saves = Ora non ti costa niente e prendi una gemma.

# Una scelta in poche parole, per le analisi.
review-lost-pick = scegliere { $character }
review-lost-name = nominare { $character }
review-lost-look = guardare le caselle { $one } e { $two }
review-lost-swap = scambiare i segnalini
review-lost-no-swap = lasciare i segnalini
review-lost-steps = { $n ->
    [one] muovere di 1 casella
   *[other] muovere di { $n } caselle
}
review-lost-pay = pagare
review-lost-no-pay = non pagare
review-lost-pay-gems = { $n ->
    [0] non pagare nulla
    [one] pagare 1 gemma
   *[other] pagare { $n } gemme
}
review-lost-take = prendere un macete
review-lost-no-take = non prendere nessun macete
review-lost-picked = { $name }, { $choice } tra { $n }
review-lost-acted = { $name } ({ $character }), { $choice }
