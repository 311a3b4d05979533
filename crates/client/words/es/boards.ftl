### Boards of Lost Temple: the track, the gallery, the editor.

board-track = El recorrido
board-space =
    { $kind ->
        [event] Casilla { $number }, evento
        [jungle] Casilla { $number }, selva
        [village] Casilla { $number }, aldea
        [temple] Casilla { $number }, templo
        [great] Casilla { $number }, gran templo
       *[plain] Casilla { $number }, camino
    }
board-space-face =
    { $token ->
        [idol] Casilla { $number }, evento: el ídolo
        [gems-plus] Casilla { $number }, evento: 4 gemas más
        [gems-minus] Casilla { $number }, evento: 2 gemas menos
        [forward] Casilla { $number }, evento: 3 casillas adelante
        [back] Casilla { $number }, evento: 2 casillas atrás
        [machete-plus] Casilla { $number }, evento: un machete más
       *[machete-minus] Casilla { $number }, evento: un machete menos
    }
board-space-bare = Casilla { $number }, evento, sin ficha
board-finish = Casilla { $number }, gran templo, la meta
board-place = Casilla de salida { $number }
board-stand = { $space }: { $names }
