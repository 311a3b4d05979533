### Boards of Lost Temple: the track, the gallery, the editor.

board-track = The track
board-space =
    { $kind ->
        [event] Space { $number }, event
        [jungle] Space { $number }, jungle
        [village] Space { $number }, village
        [temple] Space { $number }, temple
        [great] Space { $number }, great temple
       *[plain] Space { $number }, path
    }
board-space-face =
    { $token ->
        [idol] Space { $number }, event: the idol
        [gems-plus] Space { $number }, event: 4 gems more
        [gems-minus] Space { $number }, event: 2 gems less
        [forward] Space { $number }, event: 3 spaces forward
        [back] Space { $number }, event: 2 spaces back
        [machete-plus] Space { $number }, event: a machete more
       *[machete-minus] Space { $number }, event: a machete less
    }
board-space-bare = Space { $number }, event, no token
board-finish = Space { $number }, great temple, the finish
board-place = Start, place { $number }
board-stand = { $space }: { $names }
