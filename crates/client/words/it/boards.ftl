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
board-space-face =
    { $token ->
        [idol] Casella { $number }, evento: l’idolo
        [gems-plus] Casella { $number }, evento: 4 gemme in più
        [gems-minus] Casella { $number }, evento: 2 gemme in meno
        [forward] Casella { $number }, evento: 3 caselle avanti
        [back] Casella { $number }, evento: 2 caselle indietro
        [machete-plus] Casella { $number }, evento: un machete in più
       *[machete-minus] Casella { $number }, evento: un machete in meno
    }
board-space-bare = Casella { $number }, evento, senza segnalino
board-finish = Casella { $number }, grande tempio, il traguardo
board-place = Casella di partenza { $number }
board-stand = { $space }: { $names }
