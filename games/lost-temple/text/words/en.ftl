## What is said before the game: on the start page and while people sit down.

hook-lost-temple = Nine characters, one jungle race.
option-lost-temple-mandarin = The Mandarin
option-lost-temple-mandarin-note = A tenth character is in the game.
option-lost-temple-mandarin-on = The Mandarin is in the game, as the tenth character.
option-lost-temple-mandarin-off = Nine characters, without the Mandarin.
option-lost-temple-board = Board
option-lost-temple-board-is = Played on the board { $name }
option-lost-temple-board-refused = This file is not a board that can be played. The page of boards explains what is wrong with it.
option-lost-temple-board-more = All boards, and the drawing table
title-lost-temple = Boards · Quipu

## The table.

lost-shaman = Shaman
lost-thief = Thief
lost-seer = Seer
lost-priest = Priest
lost-elder = Elder
lost-artisan = Artisan
lost-scout = Scout
lost-canoe = Canoe
lost-child = Child
lost-mandarin = Mandarin

# What a character does, in a few words: on its card.
lost-does-shaman = names one to swap places with
lost-does-thief = names one to rob, walks 1 or 2
lost-does-seer = looks at two tokens, walks 1 or 2
lost-does-priest = 2 gems to the next temple
lost-does-elder = 2 gems to the next village
lost-does-artisan = takes a machete, walks 1 or 2
lost-does-scout = a gem for each space
lost-does-canoe = pays all gems, 2 spaces for each
lost-does-child = walks to the next pawn ahead
lost-does-mandarin = walks as many spaces as its rank

# What a token does, in a few words: after a colon, or alone.
lost-token-idol = the idol for the next round
lost-token-gain-gems = take 4 gems
lost-token-lose-gems = pay 2 gems
lost-token-forward = 3 spaces forward
lost-token-back = 2 spaces back
lost-token-gain-machete = take a machete
lost-token-lose-machete = give a machete back

# A place of the start area; elsewhere a place is just its number.
lost-start-place = start place { $place }

# What happens, in the log and for those who listen. { $place } is a number or a start place.
lost-told-started = { $name } begins on start place { $place } with { $gems ->
    [0] no gems
    [one] 1 gem
   *[other] { $gems } gems
}
lost-told-started-machete = { $name } begins on start place { $place } with { $gems ->
    [0] a machete
    [one] 1 gem and a machete
   *[other] { $gems } gems and a machete
}
lost-told-began = Round { $round }. { $idol }
lost-idol-token = { $name } has the idol, by the idol token, and picks first.
lost-idol-rearmost = { $name } has the idol, as the last in the race, and picks first.
lost-idol-fewest = { $name } has the idol, as the poorest of the last, and picks first.
lost-idol-kept = { $name } keeps the idol and picks first.
lost-idol-first = { $name } has the idol, as the first seat of the last, and picks first.
lost-told-up = Set aside face up: { $characters }
lost-told-added = { $name } adds the card that was put aside
lost-told-picked = { $name } has chosen
lost-told-nobody = Nobody holds: { $characters }
lost-told-called = { $number }, { $character }: { $name }
lost-told-called-gem = { $number }, { $character }: { $name } takes a gem
lost-told-cursed = The curse strikes { $name }: { $shaman } and { $name } swap places. { $shaman } stands on { $there } now, { $name } on { $here }
lost-told-cursed-same = The curse strikes { $name }, but { $shaman } and { $name } both stand on { $place }: nothing changes
lost-told-robbed = { $thief } steals { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} from { $name }
lost-told-robbed-none = { $thief } robs { $name } and finds nothing
lost-told-spared-curse = The curse falls back on { $name }: nothing happens
lost-told-spared-theft = The theft falls back on { $name }: nothing happens
lost-told-gem = { $name } takes a gem
lost-told-no-gem = The bank is empty: no gem for { $name }
lost-told-curses = { $name } curses the { $character }: whoever holds it will swap places with { $name }
lost-told-robs = { $name } will rob the { $character }: whoever holds it loses all gems to { $name }
lost-told-looks = { $name } looks at the tokens on { $one } and { $other }
lost-told-swaps = { $name } swaps the tokens on { $one } and { $other }
lost-told-lets-lie = { $name } lets the tokens lie
lost-told-takes-machete = { $name } takes a machete
lost-told-leaves-machete = { $name } takes no machete
lost-told-loses-machete = { $name } gives a machete back
lost-told-pays = { $name } pays { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
lost-told-stays = { $name } stays
lost-told-too-poor = { $name } cannot pay and stays
lost-told-no-village = No village lies ahead: { $name } stays
lost-told-nobody-ahead = Nobody is ahead: { $name } stays
lost-told-walks = { $name } goes to { $place }
lost-told-back = { $name } goes back to { $place }
lost-told-no-way-back = { $name } cannot go further back and stays on { $place }
lost-told-stuck = { $name } gets stuck in the jungle on { $place }
lost-told-cuts = { $many ->
    [one] { $name } spends a machete in the jungle on { $jungles } and goes to { $place }
   *[other] { $name } spends { $many } machetes in the jungles on { $jungles } and goes to { $place }
}
lost-told-cuts-stuck = { $many ->
    [one] { $name } spends a machete in the jungle on { $jungles } and gets stuck in the jungle on { $place }
   *[other] { $name } spends { $many } machetes in the jungles on { $jungles } and gets stuck in the jungle on { $place }
}
lost-told-arrives = { $name } reaches the great temple on { $place }
lost-told-cuts-arrives = { $many ->
    [one] { $name } spends a machete in the jungle on { $jungles } and reaches the great temple on { $place }
   *[other] { $name } spends { $many } machetes in the jungles on { $jungles } and reaches the great temple on { $place }
}
lost-told-token = { $name } turns the token on { $space }: { $token }
lost-told-token-nothing = There is nothing to take or to give: nothing happens
lost-told-idol = { $name } has the idol in the next round
lost-told-idol-instead = { $name } has the idol in the next round, instead of { $other }
lost-told-gets-gems = { $name } gets { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
lost-told-loses-gems = { $name } loses { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
lost-told-won = { $name } wins: the first in the great temple
lost-said-opening = A race to the great temple on { $finish }.
lost-said-summary = Round { $round }, the characters are being chosen. { $name } is ahead, on { $place }.
lost-said-summary-called = Round { $round }, { $character } is called. { $name } is ahead, on { $place }.
lost-said-asked = Your decision. { $title } { $note }

# What is asked.
lost-ask = Your decision
lost-ask-keep = Keep one, pass { $rest } to { $name }
lost-ask-keep-last = Keep one of { $cards }
lost-ask-curse = Shaman: whom do you curse?
lost-ask-rob = Thief: whom do you rob?
lost-ask-look = Seer: look at two tokens
lost-ask-swap = Seer: only you see these tokens
lost-ask-how-far = { $character }: how far?
lost-ask-village = Elder: to the next village?
lost-ask-temple = Priest: to the next temple?
lost-ask-machete = Artisan: take a machete?

# What is good to know before choosing.
lost-note-curse = Before the character you name has its turn, you swap places with its holder. Face-down cards lie before { $suspects }.
lost-note-rob = When the character you name is called, all gems of its holder are yours. Face-down cards lie before { $suspects }.
lost-suspect-place = { $name } (on { $place })
lost-suspect-gems = { $name } ({ $gems ->
    [one] 1 gem
   *[other] { $gems } gems
})
lost-note-look = Choose two event spaces. Only you see the tokens; then you may swap them, and then you walk.
lost-note-swap = Remember them. Everybody sees whether you swap. Then you walk 1 or 2 spaces.
lost-note-steps = You must walk. { $machetes ->
    [0] Without a machete a jungle stops you.
    [one] To go on past a jungle you spend your machete.
   *[other] To go on past a jungle you spend one of your { $machetes } machetes.
}
lost-note-pay = It costs { $toll } of your { $gems } gems.
lost-note-pay-gems = A gem for each space. { $machetes ->
    [0] Without a machete a jungle stops you.
    [one] To go on past a jungle you spend your machete.
   *[other] To go on past a jungle you spend one of your { $machetes } machetes.
}
lost-note-take = { $machetes ->
    [0] You have no machete.
    [one] You have 1 machete.
   *[other] You have { $machetes } machetes.
} The next jungle is on { $jungle }. Then you walk 1 or 2 spaces.
lost-note-take-clear = { $machetes ->
    [0] You have no machete.
    [one] You have 1 machete.
   *[other] You have { $machetes } machetes.
} No jungle lies ahead of you. Then you walk 1 or 2 spaces.
lost-aside-none = Nothing is set aside.
lost-aside-up = Set aside face up: { $up }.
lost-aside-down = { $down ->
    [one] Set aside: one card face down.
   *[other] Set aside: { $down } cards face down.
}
lost-aside-both = { $down ->
    [one] Set aside: { $up } face up, one card face down.
   *[other] Set aside: { $up } face up, { $down } cards face down.
}
lost-pick-first = This is the first of your two characters.
lost-pick-second = This is your second character; the first is the { $character }.

# What a choice does: short on the choice, whole below, and on the button.
lost-to = to { $place }
lost-keep-button = Keep the { $character }
lost-keep-means = { $character }: { $does }. { $outlook }
lost-outlook-names = It does not walk: it swaps places with whoever holds the character it names.
lost-outlook-walks = As things stand, it walks to { $place } at the farthest.
lost-outlook-scout = { $gems ->
    [one] As things stand, 1 gem takes it to { $place }.
   *[other] As things stand, up to { $gems } gems take it to { $place } at the farthest.
}
lost-outlook-canoe = { $gems ->
    [one] As things stand, it pays your only gem and goes to { $place }.
   *[other] As things stand, it pays all { $gems } gems and goes to { $place }.
}
lost-outlook-pays = As things stand, { $gems } gems take it to { $place }.
lost-outlook-goes = As things stand, it goes to { $place }.
lost-outlook-poor = As things stand, it cannot pay and does not move.
lost-outlook-no-village = No village lies ahead of you: it does not move.
lost-outlook-nobody = As things stand, nobody is ahead of you: it does not move.
lost-name-up = lies face up
lost-name-own = your own
lost-name-up-means = { $character } lies face up: nobody holds it, and nothing happens.
lost-name-own-means = { $character } is your own: nothing happens.
lost-curse-means = If somebody holds the { $character }, you swap places when it is called.
lost-rob-means = If somebody holds the { $character }, all that explorer's gems are yours when it is called. Then you walk.
lost-curse-button = Curse the { $character }
lost-rob-button = Rob the { $character }
lost-look-short = { $one } and { $other }
lost-look-means = You look at the tokens on { $one } and { $other }, and nobody else does.
lost-look-button = Look at { $one } and { $other }
lost-look-first = Choose two spaces.
lost-look-second = On { $one }. Choose another one.
lost-look-none = Choose two tokens
lost-look-at = Space { $space }
lost-look-spaces = Event spaces
lost-swap-short = swap
lost-lie-short = let them lie
lost-swap-means = Then on { $one }: { $first }; on { $other }: { $second }.
lost-swap-button = Swap them
lost-lie-button = Let them lie
lost-token-on = On { $space }: { $token }
lost-walk-button = Walk to { $place }
lost-pay-button = Pay { $gems }, go to { $place }
lost-means-pay = You pay { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}.
lost-means-vain = { $gems ->
    [one] 1 gem is paid for nothing.
   *[other] { $gems } gems are paid for nothing.
}
lost-means-walk = You go to { $place }.
lost-means-cut = { $many ->
    [one] A machete is spent in the jungle on { $jungles }.
   *[other] { $many } machetes are spent in the jungles on { $jungles }.
}
lost-means-stuck = The jungle on { $place } stops you.
lost-means-event = You turn the token there.
lost-means-wins = You win.
lost-sign-cut = { $many ->
    [one] spends a machete
   *[other] spends { $many } machetes
}
lost-sign-stuck = stopped by the jungle
lost-sign-event = turns a token
lost-sign-wins = the finish
lost-stay-short = stay
lost-stay-means = You pay nothing and stay on { $place }.
lost-stay-button = Stay on { $place }
lost-take-short = take it
lost-leave-short = leave it
lost-take-means = Then you have { $machetes ->
    [0] no machete
    [one] 1 machete
   *[other] { $machetes } machetes
}.
lost-take-button = Take the machete
lost-leave-button = Take none
lost-choose-first = Choose first

# Whom the table waits for.
lost-waits-pick = { $name } picks a character
lost-waits-curse = { $name } decides whom the Shaman curses
lost-waits-rob = { $name } decides whom the Thief robs
lost-waits-look = { $name } chooses two tokens to look at
lost-waits-swap = { $name } looks at two tokens
lost-waits-village = { $name } decides whether the Elder pays
lost-waits-temple = { $name } decides whether the Priest pays
lost-waits-machete = { $name } decides whether to take a machete
lost-waits-how-far = { $name } decides how far to walk: { $character }

# The table itself.
lost-over = The race is over
lost-final = The end of the race
lost-round = Round { $round }
lost-round-called = Round { $round }: { $character } is called
lost-round-choose = Round { $round }: choose a character
lost-has-idol = { $name } holds the idol
lost-holds-idol = holds the idol
lost-gets-idol = gets the idol next round
lost-calls = The characters, called 1 to { $many }
lost-is-nobody = nobody
lost-is-aside = set aside
lost-is-yours = yours
lost-is-to-come = to come
lost-is-cursed = cursed by the Shaman
lost-is-robbed = robbed by the Thief
lost-purses = Gems and machetes
lost-gems = gems
lost-machetes = machetes
lost-race = The race to { $finish }
lost-explorer = Explorer
lost-gems-column = Gems
lost-machetes-column = Machetes
lost-space-column = Space
lost-short-column = To go
lost-start-short = S{ $place }
lost-bank = In the bank
lost-rank = Rank
lost-choices = What will you do?
lost-choose-hint = Nothing is chosen yet.
lost-steps = { $steps ->
    [one] space
   *[other] spaces
}
lost-own = Your characters
lost-order = The order: { $names }. { $name } picks now.
lost-sent = Your choice is made
lost-wait-none = You have no character yet.
lost-wait-shared = Until the device is handed to somebody, everything stays covered.
lost-wait-shown = Your characters have been called.
lost-wait-hidden = Only you see this: { $characters }

# What is shown large.
lost-cursed = { $name } is cursed
lost-robbed = { $name } is robbed
lost-wins = { $name } wins
lost-tie-gems = { $names } stand on { $place }: there the gems decide.
lost-tie-shared = { $names } stand on { $place } with equally many gems: they share rank { $rank }.

## Boards: the track, the gallery, the editor.

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

## The rules page.

lead-lost-temple = A race through the jungle for two to eight. In every round each of you secretly becomes a character. Whoever first sets foot in the great temple wins.
rule-lt-board-title = The board
rule-lt-box = There are 9 character cards, 18 event tokens, 50 gems, 8 machetes, one idol, and a pawn for everybody. Two to eight can play.
rule-lt-track = The board is one track. It has plain spaces, event spaces with a token on them, three jungles, villages and temples.
rule-lt-great = Two of the temples are great. With two to five players the race ends at the second one, the last space of the track; with six to eight it ends at the first. Both count as temples, and no village lies behind the last one.
rule-lt-own-boards = The boards are our own and balanced by simulation; new games are played on the highlands. A board is a file that anybody can write, so whoever owns the printed game can write down its board and play on that.
rule-lt-start-title = Setting out
rule-lt-dealt = Everybody is dealt one character card, puts the pawn on the place of the start area that it shows, takes the gems and the machete it shows, and gives the card back. Every event space gets a token, face down; the rest are the reserve.
rule-lt-purses = Everybody may always see everybody’s gems and machetes.
rule-lt-bank = Gems and machetes come from the bank, and what is paid goes back to it. If the bank has less than you should get, you get what is left.
rule-lt-idol-title = The idol
rule-lt-idol-first = The holder of the idol picks first in this round. If somebody revealed an idol token in the round before, that player has it; if several did, the last of them.
rule-lt-idol-rear = Otherwise the rearmost player has it; of several the one with the fewest gems. If that is a tie as well, it stays where it was; in the first round the first of them in seat order has it.
rule-lt-draft-title = Choosing characters
rule-lt-draft-many = With four to eight players the nine cards are shuffled, and some are set aside before anybody looks: face up for all to see, or face down for nobody. The idol’s holder takes the others, keeps one and passes the rest to the left, and so it goes round. The last player chooses between two and puts the other one aside, face down.
rule-lt-draft-table = Cards set aside
rule-lt-draft-players = Players
rule-lt-draft-up = Face up
rule-lt-draft-down = Face down
rule-lt-draft-eight = With eight players the last one is handed a single card, adds the one that was set aside face down, and keeps one of the two.
rule-lt-draft-three = With three players everybody has two characters. One card is put aside unseen, and everybody picks once, from eight, seven and six cards. Of the five that come back one more is put aside unseen. Then everybody picks again, from four, three and two, and the last card is put aside.
rule-lt-draft-two = With two players everybody has two characters as well. One card is set aside face up and one face down. The idol’s holder picks from seven, the other one from six; one of the five left is put aside at random. The holder picks from four, and one of the three left is put aside at random. The other one picks from two, and the last card is put aside.
rule-lt-draft-know = So you know the cards you were handed, those you picked, those that lie face up, and whatever follows from that.
rule-lt-call-title = The call
rule-lt-call-order = The characters are called from 1 to 9. Whoever holds the one that is called reveals it, and then, in this order: suffers the Shaman’s curse if it was cursed, is robbed if the Thief named it, takes one gem from the bank, and uses it. A character that nobody holds is passed over.
rule-lt-call-nobody = Shaman and Thief may name a card that lies face up, one that they know to be aside, or their own second character. Then nothing happens.
rule-lt-must-move = Where it says 1 or 2 spaces you must move. Any number of pawns may stand on a space.
rule-lt-chars-title = The nine characters
rule-lt-name-shaman = Shaman
rule-lt-shaman-what = Name another character. When it is called, you and its holder swap the places of your pawns, before anything else: even if this takes you back, and across any jungle. No token is revealed by it. The Shaman does not move.
rule-lt-name-thief = Thief
rule-lt-thief-what = Name another character, but not the Shaman; then move 1 or 2 spaces. When it is called, all gems of its holder are yours before that turn begins. The gem from the bank comes after that and is safe.
rule-lt-name-seer = Seer
rule-lt-seer-what = Choose two tokens before the finish, look at them and swap them if you like; then move 1 or 2 spaces. Only you see the tokens. All see where you looked and whether you swapped.
rule-lt-name-priest = Priest
rule-lt-priest-what = You may pay 2 gems and move forward to the next temple. If you do not want to, or have fewer than 2, you do not move.
rule-lt-name-elder = Elder
rule-lt-elder-what = You may pay 2 gems and move forward to the next village. If no village lies ahead before the finish, the Elder cannot be used.
rule-lt-name-artisan = Artisan
rule-lt-artisan-what = Take a machete if you like and if there is one; then move 1 or 2 spaces.
rule-lt-name-scout = Scout
rule-lt-scout-what = Pay as many gems as you like and move one space for each.
rule-lt-name-canoe = Canoe
rule-lt-canoe-what = You must pay all your gems, and move two spaces for each, but at most 20; what is too much is paid all the same.
rule-lt-name-child = Child
rule-lt-child-what = Move forward to the next pawn ahead of you; those on your own space do not count. If nobody is ahead you do not move.
rule-lt-jungle-title = The jungle
rule-lt-jungle-what = Nobody goes on past a jungle space just so. If you have a machete you must spend it there and go on; if not, you stop on it. Ending a move exactly on a jungle costs nothing, nor does setting off from one. What you paid for a move that the jungle cuts short is lost.
rule-lt-jungle-example = With a machete: 3 gems take the Scout three spaces on, and the machete is spent.
rule-lt-jungle-stops = Without one: the same 3 gems end in the jungle, on the second space.
rule-lt-jungle-all = This holds for every movement but the Shaman’s swap, forward and backward.
rule-lt-events-title = Event tokens
rule-lt-events-when = A pawn that ends a movement on an event space reveals the token there. One that did not move, or was put there by the Shaman, does not. The movement that a token causes counts as well, so that one event can lead to the next.
rule-lt-events-new = The revealed token is taken off, a new one from the reserve is put there face down, and then the revealed one is shuffled into the reserve.
rule-lt-token-idol = You have the idol in the next round.
rule-lt-token-gems-plus = Take 4 gems.
rule-lt-token-gems-minus = Pay 2 gems, or all you have if that is less.
rule-lt-token-forward = Move 3 spaces forward.
rule-lt-token-back = Move 2 spaces back, but not behind the start area.
rule-lt-token-machete-plus = Take a machete, if there is one left.
rule-lt-token-machete-minus = Give a machete back, if you have one.
rule-lt-ex-title = A round of two, call by call
rule-lt-ex-who = Ana has the idol; she picks the Thief and the Canoe. Ben picks the Seer and the Scout. Ana stands on 8 with 2 gems, Ben on 6 with 3 gems and a machete. Space 10 is a jungle.
rule-lt-ex-thief = 2, the Thief: Ana takes a gem, names the Scout and moves to 9. She has 3 gems.
rule-lt-ex-seer = 3, the Seer: Ben takes a gem, looks at two tokens, swaps them and moves to 8. He has 4 gems.
rule-lt-ex-scout = 7, the Scout: the Thief named him. Ben loses his 4 gems to Ana, takes one, pays it and moves to 9.
rule-lt-ex-canoe = 8, the Canoe: Ana has 7 gems, takes one and pays all 8: up to 16 spaces. But she has no machete, so the jungle on 10 stops her. What she paid is lost.
rule-lt-ex-idol = Nobody has revealed an idol, and Ben is the rearmost now: the idol is his, and he picks first.
rule-lt-end-title = The finish
rule-lt-finish = The first pawn that reaches the finish, or would be carried past it, wins at once, and nothing that would come after that counts.
rule-lt-ranks = The others are ranked by how far they came, and those on the same space by their gems. Equal ones share the rank.
rule-lt-ten-title = The tenth character
rule-lt-name-mandarin = Mandarin
rule-lt-mandarin-what = An option, usually left out. The Mandarin is called after the Child and moves as many spaces forward as your rank in the race: one, and one more for every pawn ahead of yours. Shaman and Thief may name it. With it one more card is set aside face up.
rule-lt-see-title = What you can see
rule-lt-see-all = Everybody sees the pawns, all gems and machetes, the idol, the cards that lie face up, the characters revealed in this round, whom Shaman and Thief have named, and every token as it is revealed.
rule-lt-see-you = Only you see your hand, what you picked, and the tokens you look at as Seer. Hands you have passed on and tokens you have looked at you have to remember.
rule-lt-house-title = Where the rulebook is silent
rule-lt-house = The printed track, the start values and the mix of tokens are only known from pictures that we do not have, and the rulebook leaves some cases open. We decided them. The command “quipu rules lost-temple” marks every such ruling.

## The lesson.

learn-lt-welcome = This is a race: whoever first reaches the great temple on space { $finish } wins. Gems and machetes help you on the way.
learn-lt-idol-you = You have the idol, so you pick your character first.
learn-lt-idol-rival = { $rival } has the idol and picks a character first; then the other cards come to you.
learn-lt-pick = In every round you secretly become two characters. Try the marked one.
learn-lt-pick-again = Now your second character; you play both. Try the marked one.
learn-lt-why-shaman = The Shaman swaps places with somebody, and { $rival } is ahead.
learn-lt-why-thief = The Thief can take all gems of { $rival }.
learn-lt-why-seer = The Seer looks at two tokens on the track and walks 1 or 2 spaces.
learn-lt-why-priest = The Priest pays 2 gems and goes to the next temple.
learn-lt-why-elder = The Elder pays 2 gems and goes to the next village.
learn-lt-why-artisan = The Artisan takes a machete, which you need in the jungle, and walks 1 or 2 spaces.
learn-lt-why-scout = The Scout walks one space for each gem you pay.
learn-lt-why-canoe = The Canoe takes all your gems and goes two spaces for each.
learn-lt-why-child = The Child runs to the next pawn ahead, and { $rival } is ahead.
learn-lt-call = Now the characters are called from 1 to 9. Whoever holds the one that is called takes a gem and uses it; the others are passed over.
learn-lt-called = Your character was called, and you took a gem.
learn-lt-do-curse = Name a character that { $rival } may hold: when it is called, you swap places.
learn-lt-do-rob = Name a character that { $rival } may hold: when it is called, all its holder’s gems are yours.
learn-lt-do-look = Choose two event spaces and look at their tokens; try those next to you.
learn-lt-do-swap = Only you see these tokens. Swap them, or let them lie.
learn-lt-do-steps = Walk 1 or 2 spaces. The panel says what waits there.
learn-lt-do-pay = Pay 2 gems for a long way, or stay. Try it: pay.
learn-lt-do-pay-gems =
    { $gems ->
        [one] Pay as many gems as you like, one for each space. Try it: pay 1.
       *[other] Pay as many gems as you like, one for each space. Try it: pay { $gems }.
    }
learn-lt-do-take = Take a machete: without one the next jungle will stop you.
learn-lt-cut-you = Your machete cut the way through the jungle, and is spent. Without one you would have had to stop there.
learn-lt-stuck-you = Without a machete the jungle stopped you. Setting off from it costs nothing; going past one does.
learn-lt-cut-rival = { $rival } went through the jungle with a machete, which is spent now. Without one, whoever comes to a jungle stops there.
learn-lt-stuck-rival = The jungle stopped { $rival }: without a machete nobody goes past one. Setting off from it costs nothing.
learn-lt-robbed-you =
    { $gems ->
        [0] { $rival } was the Thief and had named your character. You had nothing to lose; the gem of your turn comes after that.
        [one] { $rival } was the Thief and had named your character: your gem is gone. The one you take in your turn comes after that.
       *[other] { $rival } was the Thief and had named your character: your { $gems } gems are gone. The one you take in your turn comes after that.
    }
learn-lt-robbed-rival =
    { $gems ->
        [0] You named the right character, but { $rival } had no gems.
        [one] You named the right character: the gem of { $rival } is yours.
       *[other] You named the right character: the { $gems } gems of { $rival } are yours.
    }
learn-lt-cursed = The Shaman’s curse: when the character that was named is called, the two pawns change places, whatever lies between them.
learn-lt-token = A pawn that ends its move on an event space reveals the token there: gems, a machete, steps forward or back. A new token takes its place.
learn-lt-token-idol = A pawn that ends its move on an event space reveals the token there. This one is the idol: whoever has it picks first in the next round.
learn-lt-end = Now you know how it goes. The race goes on to the great temple on space { $finish }: keep gems for a long way, and a machete for each jungle.
learn-lt-watch = { $rival } is choosing. Watch the strip: it shows who is called.

## Replays.

replay-knot-token = event token
replay-knot-curse = curse or theft
replay-graph-lost = Spaces on the track
replay-lost-picked = { $name } picks: { $character }
replay-lost-looked = { $name } looks at spaces { $one } and { $other }: { $first }; { $second }
