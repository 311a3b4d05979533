### Boards of Lost Temple: the track, the gallery, the editor.

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
