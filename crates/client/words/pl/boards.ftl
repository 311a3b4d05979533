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
board-space-face =
    { $token ->
        [idol] Pole { $number }, zdarzenie: posążek
        [gems-plus] Pole { $number }, zdarzenie: 4 klejnoty więcej
        [gems-minus] Pole { $number }, zdarzenie: 2 klejnoty mniej
        [forward] Pole { $number }, zdarzenie: 3 pola do przodu
        [back] Pole { $number }, zdarzenie: 2 pola do tyłu
        [machete-plus] Pole { $number }, zdarzenie: maczeta więcej
       *[machete-minus] Pole { $number }, zdarzenie: maczeta mniej
    }
board-space-bare = Pole { $number }, zdarzenie, bez żetonu
board-finish = Pole { $number }, wielka świątynia, meta
board-place = Start, miejsce { $number }
board-stand = { $space }: { $names }
