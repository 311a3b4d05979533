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
board-space-face = Space { $number }, event: { $token }
board-space-bare = Space { $number }, event, no token
board-finish = Space { $number }, great temple, the finish
board-place = Start, place { $number }
board-stand = { $space }: { $names }

# A board as a small picture, and the choice of one while people sit down.
board-map = The board { $name }

# The page of boards.
board-title = Boards of Lost Temple
board-lead = Lost Temple can be played on any track: on one of ours, on one from a file, or on one that you draw yourself.
board-shipped = Our boards
board-own = Your boards
board-own-none = None yet. A board that you draw or load is kept in this browser.
board-new = Draw a new board
board-about-highlands = What a new table plays on: balanced for every number of players.
board-about-monsoon = Wilder: an event on every third space, and a jungle right before the goal.
board-about-expedition = Our first board, a little longer at the end.
board-facts =
    { $spaces } spaces, { $events ->
        [one] 1 event
       *[other] { $events } events
    }. Six and more players race to { $short }.
board-play = Play on it
board-edit = Change
board-copy = Draw on a copy
board-download = Save as a file
board-delete = Delete
board-delete-sure = Delete it for good?
board-delete-yes = Delete
board-delete-no = Keep it
board-close = Close

board-load = A board from a file
board-load-how = Choose a file, or drop it anywhere on this page.
board-load-choose = Choose a file
board-load-refused = This board cannot be played on yet:
board-file-large = This file is far too large for a board, so it was not read. A board is a short text.
board-file-no-text = This file is not a text. A board is a short text in the form that “Save as a file” makes.
board-file-gone = The browser cannot read this file. Perhaps it is a folder, or it was moved.

board-play-on = Play on { $name }
board-your-name = Your name
board-no-room = This browser has no room for it. Delete one of your boards, or save this one as a file.

board-draw = The drawing table
board-name = Name of the board
board-about = What is special about it
board-nameless = The board has no name yet. Give it one.
board-spaces =
    { $n ->
        [one] The track: 1 space
       *[other] The track: { $n } spaces
    }
board-spaces-how = Press a space to choose it, and press it again to change its kind. With the keyboard: arrows choose, the letters below change, Insert and Delete add and take away.
board-this-space = Space { $number } is
board-kind =
    { $kind ->
        [event] Event
        [jungle] Jungle
        [village] Village
        [temple] Temple
        [great] Great temple
       *[plain] Path
    }
board-insert = Add a space before it
board-remove = Take it away
board-starts = Where the characters start
board-starts-how = Place 1 is right before the first space. Whoever is dealt a character starts with these gems.
board-column-character = Character
board-column-place = Place
board-column-gems = Gems
board-column-machete = Machete
board-start-place = { $character }: place
board-start-gems = { $character }: gems
board-start-machete = { $character }: a machete
board-tokens = Event tokens: { $n } of { $all }
board-tokens-how = Two of them must be idols.
board-token-count = How many: { $token }
board-sound = This board can be played on.
board-faults = Before it can be played on:
board-save = Keep it in this browser
board-save-play = Keep it and play
board-saved = { $name } is kept.

# What is wrong with a board, and what to do. { $part } and { $key } are words of the file, { $character } is a character's name.
board-fault-json = Line { $line }, letter { $column }: the text breaks off or has a slip there. Look for a missing comma, quotation mark or bracket.
board-fault-object = This is not a board. The text must be one pair of braces with a name, a track, starts and tokens in it.
board-fault-key = A board has nothing called “{ $key }”. Take it out.
board-fault-character = Starts: “{ $key }” is none of the nine characters. Take it out, or correct the name.
board-fault-token = Tokens: there is no token “{ $key }”. Take it out, or correct the name.
board-fault-missing = “{ $part }” is missing. Add it.
board-fault-twice = “{ $part }” is there twice. Keep one of them.
board-fault-text = “{ $part }” must be a text in quotation marks.
board-fault-number = “{ $part }” must be a whole number.
board-fault-group = “{ $part }” must be a pair of braces with its values in it.
board-fault-long =
    { $n ->
       *[other] The track has { $n } spaces. Shorten it to { $most }.
    }
board-fault-letter = Track: “{ $letter }” at space { $number } is no kind of space. Use one of . e j v t T.
board-fault-great =
    { $n ->
        [0] The track has no great temple. It needs exactly two.
        [one] The track has 1 great temple. It needs exactly two.
       *[other] The track has { $n } great temples. It needs exactly two.
    }
board-fault-end = The track does not end with a great temple. Make its last space one.
board-fault-jungles =
    { $n ->
        [0] The track has no jungle. It needs exactly three.
        [one] The track has 1 jungle. It needs exactly three.
       *[other] The track has { $n } jungles. It needs exactly three.
    }
board-fault-village = The track has no village before its first great temple. Make one of those spaces a village.
board-fault-no-event = The track has no event. Make at least one space an event.
board-fault-events =
    { $n ->
       *[other] The track has { $n } events. There are tokens for at most { $most }.
    }
board-fault-rich = Starts: the eight richest characters have { $gems } gems together, and the bank has only { $bank }. Give them fewer.
board-fault-negative = Tokens: { $n } cannot be a number of tokens ({ $token }). Use 0 or more.
board-fault-tokens =
    { $n ->
        [one] Tokens: there is 1. There must be { $all } in all.
       *[other] Tokens: there are { $n }. There must be { $all } in all.
    }
board-fault-idols =
    { $n ->
        [one] Tokens: there is 1 idol. There must be exactly 2.
       *[other] Tokens: there are { $n } idols. There must be exactly 2.
    }
board-fault-start-key = Starts, { $character }: a start has nothing called “{ $key }”. Take it out.
board-fault-start-missing = Starts, { $character }: “{ $part }” is missing. Add it.
board-fault-start-twice = Starts, { $character }: “{ $part }” is there twice. Keep one of them.
board-fault-start-number = Starts, { $character }: “{ $part }” must be a whole number.
board-fault-start-machete = Starts, { $character }: “machete” must be true or false.
board-fault-start-place = Starts, { $character }: there is no place { $place }. Use 1 to { $most }.
board-fault-start-gems = Starts, { $character }: nobody can have { $gems } gems. Use 0 to { $most }.
board-fault-more =
    { $n ->
        [one] And 1 more fault.
       *[other] And { $n } more faults.
    }
