### Boards of Lost Temple: the track, the gallery, the editor.

board-track = Szlak
board-space =
    { $kind ->
        [event] Pole { $number }, zdarzenie
        [jungle] Pole { $number }, dżungla
        [village] Pole { $number }, wioska
        [temple] Pole { $number }, świątynia
        [great] Pole { $number }, wielka świątynia
       *[plain] Pole { $number }, ścieżka
    }
board-space-face = Pole { $number }, zdarzenie: { $token }
board-space-bare = Pole { $number }, zdarzenie, bez żetonu
board-finish = Pole { $number }, wielka świątynia, meta
board-place = Start, miejsce { $number }
board-stand = { $space }: { $names }
