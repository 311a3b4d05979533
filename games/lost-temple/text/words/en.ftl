## What is said before the game: on the home page and in the lobby.

hook-lost-temple = Nine characters, one jungle race.
option-lost-temple-mandarin = Mandarin
option-lost-temple-mandarin-note = Adds a tenth character.
option-lost-temple-mandarin-on = Ten characters, with the Mandarin.
option-lost-temple-mandarin-off = Nine characters, without the Mandarin.
option-lost-temple-board = Board
option-lost-temple-board-is = Board: { $name }
option-lost-temple-board-refused = This file isn’t a playable board. The boards page shows what’s wrong with it.
option-lost-temple-board-more = All boards and the board editor
title-lost-temple = Boards · Quipu

## The table.

lost-shaman = Shaman
lost-thief = Thief
lost-seer = Seer
lost-priest = Priest
lost-elder = Elder
lost-artisan = Craftsman
lost-scout = Scout
lost-canoe = Canoe
lost-child = Child
lost-mandarin = Mandarin

# A character as the object of a verb: keep, have, curse, rob.
lost-the-shaman = the Shaman
lost-the-thief = the Thief
lost-the-seer = the Seer
lost-the-priest = the Priest
lost-the-elder = the Elder
lost-the-artisan = the Craftsman
lost-the-scout = the Scout
lost-the-canoe = the Canoe
lost-the-child = the Child
lost-the-mandarin = the Mandarin

# What a character does, in a few words: on its card.
lost-does-shaman = name who to swap places with
lost-does-thief = name who to rob, move 1 or 2
lost-does-seer = look at two tokens, move 1 or 2
lost-does-priest = 2 gems: go to the next temple
lost-does-elder = 2 gems: go to the next village
lost-does-artisan = take a machete, move 1 or 2
lost-does-scout = 1 gem per space
lost-does-canoe = pay all gems, 2 spaces per gem
lost-does-child = move to the next pawn ahead
lost-does-mandarin = move as many spaces as your rank

# What a token does, in a few words: after a colon, or alone.
lost-token-idol = the idol next round
lost-token-gain-gems = gain 4 gems
lost-token-lose-gems = lose 2 gems
lost-token-forward = 3 spaces forward
lost-token-back = 2 spaces back
lost-token-gain-machete = gain a machete
lost-token-lose-machete = lose a machete

# A space of the start area; elsewhere a space is just its number.
lost-start-place = start space { $place }

# What happens, in the log and for screen readers. { $place } is a number or a start space.
lost-told-started = { $name } begins on start space { $place } with { $gems ->
    [0] no gems
    [one] 1 gem
   *[other] { $gems } gems
}
lost-told-started-machete = { $name } begins on start space { $place } with { $gems ->
    [0] a machete
    [one] 1 gem and a machete
   *[other] { $gems } gems and a machete
}
lost-told-began = Round { $round }. { $idol }
lost-idol-token = { $name } gets the idol (idol token) and picks first.
lost-idol-rearmost = { $name } gets the idol (last in the race) and picks first.
lost-idol-fewest = { $name } gets the idol (tied for last, fewest gems) and picks first.
lost-idol-kept = { $name } keeps the idol and picks first.
lost-idol-first = { $name } gets the idol (tied for last, first in seat order) and picks first.
lost-told-up = Set aside face up: { $characters }
lost-told-added = { $name } adds the card set aside
lost-told-picked = { $name } has picked
lost-told-nobody = Nobody has: { $characters }
lost-told-called = { $number }, { $character }: { $name }
lost-told-called-gem = { $number }, { $character }: { $name } takes a gem
lost-told-cursed = The curse strikes { $name }, who swaps places with { $shaman }. Now { $shaman } is on { $there }, { $name } on { $here }
lost-told-cursed-same = The curse strikes { $name }, but { $shaman } is on { $place } too: nothing changes
lost-told-robbed = { $thief } steals { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} from { $name }
lost-told-robbed-none = { $thief } robs { $name } but finds nothing
lost-told-spared-curse = { $name } cursed their own character: nothing happens
lost-told-spared-theft = { $name } robbed their own character: nothing happens
lost-told-gem = { $name } takes a gem
lost-told-no-gem = The bank is empty: no gem for { $name }
lost-told-curses = { $name } curses { $character } and will swap places with its holder
lost-told-robs = { $name } will rob { $character } and take all its holder’s gems
lost-told-looks = { $name } looks at the tokens on { $one } and { $other }
lost-told-swaps = { $name } swaps the tokens on { $one } and { $other }
lost-told-lets-lie = { $name } leaves the tokens as they are
lost-told-takes-machete = { $name } takes a machete
lost-told-leaves-machete = { $name } takes no machete
lost-told-loses-machete = { $name } loses a machete
lost-told-pays = { $name } pays { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
lost-told-stays = { $name } stays put
lost-told-too-poor = { $name } can’t pay and stays put
lost-told-no-village = No village ahead: { $name } stays put
lost-told-nobody-ahead = Nobody ahead: { $name } stays put
lost-told-walks = { $name } moves to { $place }
lost-told-back = { $name } moves back to { $place }
lost-told-no-way-back = { $name } can’t move back any farther and stays on { $place }
lost-told-stuck = { $name } gets stuck in the deep jungle on { $place }
lost-told-cuts = { $many ->
    [one] { $name } spends a machete in the deep jungle on { $jungles } and moves to { $place }
   *[other] { $name } spends { $many } machetes in the deep jungle on { $jungles } and moves to { $place }
}
lost-told-cuts-stuck = { $many ->
    [one] { $name } spends a machete in the deep jungle on { $jungles } and gets stuck in the next one, on { $place }
   *[other] { $name } spends { $many } machetes in the deep jungle on { $jungles } and gets stuck in the next one, on { $place }
}
lost-told-arrives = { $name } reaches the great temple on { $place }
lost-told-cuts-arrives = { $many ->
    [one] { $name } spends a machete in the deep jungle on { $jungles } and reaches the great temple on { $place }
   *[other] { $name } spends { $many } machetes in the deep jungle on { $jungles } and reaches the great temple on { $place }
}
lost-told-token = { $name } reveals the token on { $space }: { $token }
lost-told-token-nothing = Nothing to gain or lose: nothing happens
lost-told-idol = { $name } gets the idol next round
lost-told-idol-instead = { $name } gets the idol next round instead of { $other }
lost-told-gets-gems = { $name } gains { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
lost-told-loses-gems = { $name } loses { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
lost-told-won = { $name } wins: first to the great temple
lost-said-opening = Race to the great temple on space { $finish }.
lost-said-summary = Round { $round }: players are picking characters. { $name } leads, on { $place }.
lost-said-summary-called = Round { $round }: { $character } is called. { $name } leads, on { $place }.
lost-said-asked = Your turn. { $title } { $note }

# What is asked.
lost-ask = Your turn
lost-ask-keep = Keep one, pass { $rest } to { $name }
lost-ask-keep-last = Keep one of { $cards }
lost-ask-curse = Shaman: who do you curse?
lost-ask-rob = Thief: who do you rob?
lost-ask-look = Seer: look at two tokens
lost-ask-swap = Seer: only you see these tokens
lost-ask-how-far = { $character }: how far?
lost-ask-village = Elder: go to the next village?
lost-ask-temple = Priest: go to the next temple?
lost-ask-machete = Craftsman: take a machete?

# What is good to know before choosing.
lost-note-curse = When the character you name is called, you first swap places with its holder. Hidden cards: { $suspects }.
lost-note-rob = When the character you name is called, you take all its holder’s gems. Hidden cards: { $suspects }.
lost-suspect-place = { $name } (on { $place })
lost-suspect-gems = { $name } ({ $gems ->
    [one] 1 gem
   *[other] { $gems } gems
})
lost-note-look = Choose two chance spaces. Only you see the tokens. You may swap them, then you move.
lost-note-swap = Remember them. Everyone sees whether you swap. Then you move 1 or 2 spaces.
lost-note-steps = You must move. { $machetes ->
    [0] Without a machete, deep jungle stops you.
    [one] Passing deep jungle costs your machete.
   *[other] Passing deep jungle costs one of your { $machetes } machetes.
}
lost-note-pay = This costs { $toll } of your { $gems } gems.
lost-note-pay-gems = 1 gem per space. { $machetes ->
    [0] Without a machete, deep jungle stops you.
    [one] Passing deep jungle costs your machete.
   *[other] Passing deep jungle costs one of your { $machetes } machetes.
}
lost-note-take = { $machetes ->
    [0] You have no machete.
    [one] You have 1 machete.
   *[other] You have { $machetes } machetes.
} The next deep jungle is on { $jungle }. After this you move 1 or 2 spaces.
lost-note-take-clear = { $machetes ->
    [0] You have no machete.
    [one] You have 1 machete.
   *[other] You have { $machetes } machetes.
} No deep jungle ahead. After this you move 1 or 2 spaces.
lost-aside-none = No cards are set aside.
lost-aside-up = Set aside face up: { $up }.
lost-aside-down = { $down ->
    [one] Set aside: 1 card face down.
   *[other] Set aside: { $down } cards face down.
}
lost-aside-both = { $down ->
    [one] Set aside: { $up } face up, 1 card face down.
   *[other] Set aside: { $up } face up, { $down } cards face down.
}
lost-pick-first = This is the first of your two characters.
lost-pick-second = This is your second character. You already have { $character }.

# What a choice does: short on the choice, whole below, and on the button.
lost-to = to { $place }
lost-keep-button = Keep { $character }
lost-keep-means = { $character }: { $does }. { $outlook }
lost-outlook-names = It doesn’t move. It swaps places with the holder of the character you name.
lost-outlook-walks = Right now it can reach { $place }.
lost-outlook-scout = { $gems ->
    [one] Right now 1 gem takes it to { $place }.
   *[other] Right now up to { $gems } gems take it as far as { $place }.
}
lost-outlook-canoe = { $gems ->
    [one] Right now it pays your only gem and goes to { $place }.
   *[other] Right now it pays all { $gems } gems and goes to { $place }.
}
lost-outlook-pays = Right now { $gems } gems take it to { $place }.
lost-outlook-goes = Right now it goes to { $place }.
lost-outlook-poor = Right now you can’t pay, so it doesn’t move.
lost-outlook-no-village = No village is ahead of you, so it doesn’t move.
lost-outlook-nobody = Right now nobody is ahead of you, so it doesn’t move.
lost-name-up = face up
lost-name-own = yours
lost-name-up-means = { $character } is face up. Nobody holds it, so nothing happens.
lost-name-own-means = { $character } is yours, so nothing happens.
lost-curse-means = If someone holds { $character }, you swap places when it’s called.
lost-rob-means = If someone holds { $character }, you take all their gems when it’s called. Next you move.
lost-curse-button = Curse { $character }
lost-rob-button = Rob { $character }
lost-look-short = { $one } and { $other }
lost-look-means = Only you will see the tokens on { $one } and { $other }.
lost-look-button = Look at { $one } and { $other }
lost-look-first = Choose two spaces.
lost-look-second = You chose { $one }. Choose one more.
lost-look-none = Choose two tokens
lost-look-at = Space { $space }
lost-look-spaces = Chance spaces
lost-swap-short = swap
lost-lie-short = leave
lost-swap-means = Space { $one }: { $first }. Space { $other }: { $second }.
lost-swap-button = Swap them
lost-lie-button = Leave them
lost-token-on = On { $space }: { $token }
lost-walk-button = Move to { $place }
lost-pay-button = Pay { $gems }, move to { $place }
lost-means-pay = You pay { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}.
lost-means-vain = { $gems ->
    [one] 1 gem wasted.
   *[other] { $gems } gems wasted.
}
lost-means-walk = You move to { $place }.
lost-means-cut = { $many ->
    [one] You spend a machete in the deep jungle on { $jungles }.
   *[other] You spend { $many } machetes in the deep jungle on { $jungles }.
}
lost-means-stuck = The deep jungle on { $place } stops you.
lost-means-event = You reveal the token there.
lost-means-wins = You win.
lost-sign-cut = { $many ->
    [one] spends a machete
   *[other] spends { $many } machetes
}
lost-sign-stuck = stopped by deep jungle
lost-sign-event = reveals a token
lost-sign-wins = finish
lost-stay-short = stay
lost-stay-means = You pay nothing and stay on { $place }.
lost-stay-button = Stay on { $place }
lost-take-short = take it
lost-leave-short = leave it
lost-take-means = You’ll have { $machetes ->
    [0] no machete
    [one] 1 machete
   *[other] { $machetes } machetes
}.
lost-take-button = Take the machete
lost-leave-button = Leave the machete
lost-choose-first = Choose an option

# Who the table is waiting for.
lost-waits-pick = { $name } is picking a character
lost-waits-curse = { $name } is choosing who the Shaman curses
lost-waits-rob = { $name } is choosing who the Thief robs
lost-waits-look = { $name } is choosing two tokens to look at
lost-waits-swap = { $name } is looking at two tokens
lost-waits-village = { $name } is deciding whether the Elder pays
lost-waits-temple = { $name } is deciding whether the Priest pays
lost-waits-machete = { $name } is deciding whether to take a machete
lost-waits-how-far = { $name } is deciding how far to move: { $character }

# The table itself.
lost-over = The race is over
lost-final = Final standings
lost-round = Round { $round }
lost-round-called = Round { $round }: { $character }
lost-round-choose = Round { $round }: pick a character
lost-has-idol = { $name } has the idol
lost-holds-idol = has the idol
lost-gets-idol = gets the idol next round
lost-calls = Characters, called from 1 to { $many }
lost-is-nobody = nobody
lost-is-aside = set aside
lost-is-yours = yours
lost-is-to-come = to come
lost-is-cursed = cursed by the Shaman
lost-is-robbed = targeted by the Thief
lost-purses = Gems and machetes
lost-gems = gems
lost-machetes = machetes
lost-race = Race to space { $finish }
lost-explorer = Player
lost-gems-column = Gems
lost-machetes-column = Machetes
lost-space-column = Space
lost-start-short = S{ $place }
lost-bank = In the bank
lost-rank = Rank
lost-choices = What will you do?
lost-choose-hint = Nothing chosen yet.
lost-steps = { $steps ->
    [one] space
   *[other] spaces
}
lost-own = Your characters
lost-order = Order: { $names }. { $name } is picking.
lost-sent = Choice made
lost-wait-none = You have no character yet.
lost-wait-shared = Everything stays hidden until a player takes the device.
lost-wait-shown = Your characters have been called.
lost-wait-hidden = Only you see this: { $characters }

# What is shown large.
lost-cursed = { $name } is cursed
lost-robbed = { $name } is robbed
lost-wins = { $name } wins
lost-tie-gems = { $names } are on { $place }. Gems break the tie.
lost-tie-shared = { $names } are on { $place } with equal gems. They share rank { $rank }.

## Boards: the track, the gallery, the editor.

board-track = The track
board-space =
    { $kind ->
        [event] Space { $number }, chance
        [jungle] Space { $number }, deep jungle
        [village] Space { $number }, village
        [temple] Space { $number }, temple
        [great] Space { $number }, great temple
       *[plain] Space { $number }, path
    }
board-space-face = Space { $number }, chance: { $token }
board-space-bare = Space { $number }, chance, no token
board-finish = Space { $number }, great temple, the finish
board-place = Start space { $number }
board-stand = { $space }: { $names }

# A board as a small picture, and the choice of one in the lobby.
board-map = Board { $name }

# The page of boards.
board-title = Lost Temple boards
board-lead = Play Lost Temple on any track: one of ours, one from a file, or one you draw yourself.
board-shipped = Our boards
board-own = Your boards
board-own-none = None yet. Boards you draw or load are saved in this browser.
board-new = Draw a board
board-about-highlands = The default for new games, balanced for any number of players.
board-about-monsoon = Wilder: chance on every third space, and deep jungle right before the finish.
board-about-expedition = Our first board, a little longer at the end.
board-facts =
    { $spaces } spaces, { $events ->
        [one] 1 chance space
       *[other] { $events } chance spaces
    }. With six or more players, the race ends on { $short }.
board-play = Play this board
board-edit = Edit
board-copy = Edit a copy
board-download = Save as file
board-delete = Delete
board-delete-sure = Delete this board for good?
board-delete-yes = Delete
board-delete-no = Cancel
board-close = Close

board-load = Board from a file
board-load-how = Choose a file, or drop it anywhere on this page.
board-load-choose = Choose file
board-load-refused = This board isn’t playable yet:
board-file-large = This file is too large to be a board, so it wasn’t read. A board is a short text file.
board-file-no-text = This isn’t a text file. A board is a short text file like the ones “Save as file” makes.
board-file-gone = Your browser can’t read this file. It may be a folder, or it was moved.

board-play-on = Play on { $name }
board-your-name = Your name
board-no-room = There’s no room in this browser. Delete one of your boards, or save this one as a file.

board-draw = Board editor
board-name = Board name
board-about = Description
board-nameless = The board has no name yet. Give it one.
board-spaces =
    { $n ->
        [one] Track: 1 space
       *[other] Track: { $n } spaces
    }
board-spaces-how = Tap a space to select it, and tap again to change its kind. Keyboard: arrows select, the letters below change the kind, Insert and Delete add and remove.
board-this-space = Kind of space { $number }
board-kind =
    { $kind ->
        [event] Chance
        [jungle] Deep jungle
        [village] Village
        [temple] Temple
        [great] Great temple
       *[plain] Path
    }
board-insert = Add space before
board-remove = Remove space
board-starts = Starting positions
board-starts-how = Start space 1 is right before the first space. Players start with the gems and machete of the character they’re dealt.
board-column-character = Character
board-column-place = Start space
board-column-gems = Gems
board-column-machete = Machete
board-start-place = { $character }: start space
board-start-gems = { $character }: gems
board-start-machete = { $character }: machete
board-tokens = Chance tokens: { $n } of { $all }
board-tokens-how = Exactly two of them must be idols.
board-token-count = How many: { $token }
board-sound = This board is playable.
board-faults = Before you can play on it:
board-save = Save in browser
board-save-play = Save and play
board-saved = { $name } is saved.

# What is wrong with a board, and what to do. { $part } and { $key } are words of the file, { $character } is a character's name.
board-fault-json = Line { $line }, column { $column }: syntax error. Look for a missing comma, quotation mark, or bracket.
board-fault-object = This isn’t a board. The file must be one object in braces, with name, track, starts, and tokens.
board-fault-key = Unknown key “{ $key }”. Remove it.
board-fault-character = In “starts”, “{ $key }” isn’t one of the nine characters. Remove it, or fix the name.
board-fault-token = In “tokens”, “{ $key }” isn’t a token. Remove it, or fix the name.
board-fault-missing = “{ $part }” is missing. Add it.
board-fault-twice = “{ $part }” appears twice. Keep only one.
board-fault-text = “{ $part }” must be text in quotation marks.
board-fault-number = “{ $part }” must be a whole number.
board-fault-group = “{ $part }” must be an object in braces.
board-fault-long = The track has { $n } spaces. Shorten it to { $most }.
board-fault-letter = “{ $letter }” at space { $number } isn’t a kind of space. Use one of . e j v t T.
board-fault-great =
    { $n ->
        [0] The track has no great temple. It needs exactly two.
        [one] The track has 1 great temple. It needs exactly two.
       *[other] The track has { $n } great temples. It needs exactly two.
    }
board-fault-end = The track doesn’t end with a great temple. Make its last space one.
board-fault-jungles =
    { $n ->
        [0] The track has no deep jungle. It needs exactly three.
        [one] The track has 1 deep jungle space. It needs exactly three.
       *[other] The track has { $n } deep jungle spaces. It needs exactly three.
    }
board-fault-village = The track has no village before its first great temple. Add one there.
board-fault-no-event = The track has no chance space. Add at least one.
board-fault-events = The track has { $n } chance spaces. There are tokens for at most { $most }.
board-fault-rich = The eight richest characters start with { $gems } gems in all, but the bank has only { $bank }. Give them fewer.
board-fault-negative = { $n } can’t be a number of tokens ({ $token }). Use 0 or more.
board-fault-tokens =
    { $n ->
        [one] There is 1 token. There must be { $all }.
       *[other] There are { $n } tokens. There must be { $all }.
    }
board-fault-idols =
    { $n ->
        [one] There is 1 idol token. There must be exactly 2.
       *[other] There are { $n } idol tokens. There must be exactly 2.
    }
board-fault-start-key = { $character }: unknown key “{ $key }”. Remove it.
board-fault-start-missing = { $character }: “{ $part }” is missing. Add it.
board-fault-start-twice = { $character }: “{ $part }” appears twice. Keep only one.
board-fault-start-number = { $character }: “{ $part }” must be a whole number.
board-fault-start-machete = { $character }: “machete” must be true or false.
board-fault-start-place = { $character }: there is no start space { $place }. Use 1 to { $most }.
board-fault-start-gems = { $character }: { $gems } gems aren’t possible. Use 0 to { $most }.
board-fault-more =
    { $n ->
        [one] And 1 more problem.
       *[other] And { $n } more problems.
    }

## The rules page.

lead-lost-temple = A race through the jungle for two to eight players. Each round you secretly become a character. The first to set foot in the great temple wins.
rule-lt-board-title = The board
rule-lt-box = The game has 9 character cards, 18 chance tokens, 50 gems, 8 machetes, one idol, and a pawn for each player. It’s for two to eight players.
rule-lt-track = The board is one track with plain spaces, chance spaces that hold a token, three deep jungle spaces, villages, and temples.
rule-lt-great = Two of the temples are great temples. With two to five players, the race ends at the second one, the last space of the track. With six to eight, it ends at the first. Both count as temples, and there’s no village behind the last one.
rule-lt-own-boards = The boards are our own, balanced by simulation. New games use “highlands”. A board is a file that anyone can write, so if you own the printed game, you can copy its board and play on that.
rule-lt-start-title = Setup
rule-lt-dealt = Each player is dealt one character card, puts their pawn on the start space it shows, takes the gems and the machete it shows, and gives the card back. Every chance space gets a face-down token. The rest form the reserve.
rule-lt-purses = Everyone can always see all gems and machetes.
rule-lt-bank = Gems and machetes come from the bank, and what you pay goes back to it. If the bank has less than you should get, you get what’s left.
rule-lt-idol-title = The idol
rule-lt-idol-first = The idol’s holder picks first this round. If a player revealed an idol token last round, that player has it. If several did, the last of them has it.
rule-lt-idol-rear = Otherwise the rearmost player has it. If several are tied, it’s the one with the fewest gems. If that’s tied too, the idol stays where it was. In the first round it goes to the first of them in seat order.
rule-lt-draft-title = Picking characters
rule-lt-draft-many = With four to eight players, the nine cards are shuffled. Some are set aside before anyone looks: face up for everyone to see, or face down. The idol’s holder takes the rest, keeps one, and passes the others to the left, and so on. The last player chooses between two and sets the other aside face down.
rule-lt-draft-table = Cards set aside
rule-lt-draft-players = Players
rule-lt-draft-up = Face up
rule-lt-draft-down = Face down
rule-lt-draft-eight = With eight players, the last one gets a single card, adds the one that was set aside face down, and keeps one of the two.
rule-lt-draft-three = With three players, each has two characters. One card is set aside unseen, and each player picks once: from eight, seven, and six cards. Of the five that come back, one more is set aside unseen. Then each picks again, from four, three, and two, and the last card is set aside.
rule-lt-draft-two = With two players, each has two characters as well. One card is set aside face up and one face down. The idol’s holder picks from seven cards, the other player from six, and one of the remaining five is set aside at random. The holder picks from four, and one of the remaining three is set aside at random. The other player picks from two, and the last card is set aside.
rule-lt-draft-know = So you know the cards you were handed, the ones you picked, the ones lying face up, and whatever follows from that.
rule-lt-call-title = Calling the characters
rule-lt-call-order = The characters are called from 1 to 9. The player who holds the one called reveals it. Then, in this order, that player suffers the Shaman’s curse if it was cursed, is robbed if the Thief named it, takes one gem from the bank, and uses the character. A character that nobody holds is skipped.
rule-lt-call-nobody = The Shaman and the Thief may name a card that’s face up, a card they know is set aside, or their own second character. Then nothing happens.
rule-lt-must-move = Where it says 1 or 2 spaces, you must move. Any number of pawns can share a space.
rule-lt-chars-title = The nine characters
rule-lt-name-shaman = Shaman
rule-lt-shaman-what = Name another character. When it’s called, your pawn and its holder’s pawn swap places before anything else, even if that takes you back, and across any deep jungle. No token is revealed. The Shaman doesn’t move.
rule-lt-name-thief = Thief
rule-lt-thief-what = Name another character, but not the Shaman. Then move 1 or 2 spaces. When the character is called, you take all its holder’s gems before that turn begins. The gem from the bank comes later and is safe.
rule-lt-name-seer = Seer
rule-lt-seer-what = Choose two tokens before the finish, look at them, and swap them if you like. Then move 1 or 2 spaces. Only you see the tokens. Everyone sees where you looked and whether you swapped.
rule-lt-name-priest = Priest
rule-lt-priest-what = You may pay 2 gems to move forward to the next temple. If you don’t want to, or have fewer than 2, you don’t move.
rule-lt-name-elder = Elder
rule-lt-elder-what = You may pay 2 gems to move forward to the next village. If there’s no village ahead before the finish, you can’t use the Elder.
rule-lt-name-artisan = Craftsman
rule-lt-artisan-what = Take a machete if you like and if one is left. Then move 1 or 2 spaces.
rule-lt-name-scout = Scout
rule-lt-scout-what = Pay any number of gems and move one space for each.
rule-lt-name-canoe = Canoe
rule-lt-canoe-what = You must pay all your gems. Move two spaces for each, but at most 20. You pay the extra gems anyway.
rule-lt-name-child = Child
rule-lt-child-what = Move forward to the next pawn ahead of you. Pawns on your own space don’t count. If nobody is ahead, you don’t move.
rule-lt-jungle-title = Deep jungle
rule-lt-jungle-what = You can’t pass deep jungle for free. If you have a machete, you must spend it there and keep going. If not, you stop there. Ending a move exactly on deep jungle costs nothing, and neither does leaving it. If it cuts your move short, what you paid is lost.
rule-lt-jungle-example = With a machete: 3 gems take the Scout three spaces forward, and the machete is spent.
rule-lt-jungle-stops = Without one: the same 3 gems end in the deep jungle, on the second space.
rule-lt-jungle-all = This applies to every move, forward and backward, except the Shaman’s swap.
rule-lt-events-title = Chance tokens
rule-lt-events-when = A pawn that ends a move on a chance space reveals the token there. A pawn that didn’t move, or that the Shaman put there, doesn’t. Moves caused by a token count too, so one token can lead to the next.
rule-lt-events-new = The revealed token is removed, a new one from the reserve is put there face down, and then the revealed one is shuffled into the reserve.
rule-lt-token-idol = You have the idol next round.
rule-lt-token-gems-plus = Take 4 gems.
rule-lt-token-gems-minus = Pay 2 gems, or all you have if that’s less.
rule-lt-token-forward = Move 3 spaces forward.
rule-lt-token-back = Move 2 spaces back, but not beyond the start area.
rule-lt-token-machete-plus = Take a machete, if one is left.
rule-lt-token-machete-minus = Give back a machete, if you have one.
rule-lt-ex-title = A round for two, call by call
rule-lt-ex-who = Ana has the idol. She picks the Thief and the Canoe. Ben picks the Seer and the Scout. Ana is on 8 with 2 gems, Ben on 6 with 3 gems and a machete. Space 10 is deep jungle.
rule-lt-ex-thief = 2, the Thief: Ana takes a gem, names the Scout, and moves to 9. She has 3 gems.
rule-lt-ex-seer = 3, the Seer: Ben takes a gem, looks at two tokens, swaps them, and moves to 8. He has 4 gems.
rule-lt-ex-scout = 7, the Scout: the Thief named it. Ben loses his 4 gems to Ana, takes one, pays it, and moves to 9.
rule-lt-ex-canoe = 8, the Canoe: Ana has 7 gems, takes one, and pays all 8, for up to 16 spaces. But she has no machete, so the deep jungle on 10 stops her. What she paid is lost.
rule-lt-ex-idol = Nobody has revealed an idol, and Ben is the rearmost now. The idol is his, and he picks first.
rule-lt-end-title = The finish
rule-lt-finish = The first pawn to reach the finish, or to be carried past it, wins at once. Nothing after that counts.
rule-lt-ranks = The others are ranked by how far they got, and on the same space by their gems. Players who are still tied share the rank.
rule-lt-ten-title = The tenth character
rule-lt-name-mandarin = Mandarin
rule-lt-mandarin-what = Optional, and usually left out. The Mandarin is called after the Child and moves as many spaces forward as your rank in the race: one, plus one for every pawn ahead of yours. The Shaman and the Thief may name it. With it, one more card is set aside face up.
rule-lt-see-title = What you can see
rule-lt-see-all = Everyone sees the pawns, all gems and machetes, the idol, the cards lying face up, the characters revealed this round, who the Shaman and the Thief have named, and every token when it’s revealed.
rule-lt-see-you = Only you see your hand, what you picked, and the tokens you look at as the Seer. You have to remember the hands you passed on and the tokens you looked at.
rule-lt-house-title = Where the rulebook is silent

## The lesson.

learn-lt-welcome = This is a race: the first to reach the great temple on space { $finish } wins. Gems and machetes help you on the way.
learn-lt-idol-you = You have the idol, so you pick your character first.
learn-lt-idol-rival = { $rival } has the idol and picks a character first. Then you get the remaining cards.
learn-lt-why-shaman = The Shaman swaps places with another player, and { $rival } is ahead.
learn-lt-why-thief = The Thief can take all of { $rival }’s gems.
learn-lt-why-seer = The Seer looks at two tokens on the track and moves 1 or 2 spaces.
learn-lt-why-priest = The Priest pays 2 gems and goes to the next temple.
learn-lt-why-elder = The Elder pays 2 gems and goes to the next village.
learn-lt-why-artisan = The Craftsman takes a machete, which you need in deep jungle, and moves 1 or 2 spaces.
learn-lt-why-scout = The Scout moves one space for each gem you pay.
learn-lt-why-canoe = The Canoe takes all your gems and moves two spaces for each.
learn-lt-why-child = The Child runs to the next pawn ahead, and { $rival } is ahead.
learn-lt-call = Now the characters are called from 1 to 9. The player who holds the one called takes a gem and uses it. The others are skipped.
learn-lt-called = Your character was called, and you took a gem.
learn-lt-do-curse = Name a character that { $rival } may hold. When it’s called, you swap places.
learn-lt-do-rob = Name a character that { $rival } may hold. When it’s called, you take all its holder’s gems.
learn-lt-do-look = Choose two chance spaces and look at their tokens. Try the ones closest to you.
learn-lt-do-swap = Only you see these tokens. Swap them, or leave them.
learn-lt-do-steps = Move 1 or 2 spaces. The panel says what’s waiting there.
learn-lt-do-pay = Pay 2 gems to go a long way, or stay. Try paying.
learn-lt-do-pay-gems = Pay any number of gems, one per space. Try paying { $gems }.
learn-lt-do-take = Take a machete. Without one, the next deep jungle will stop you.
learn-lt-cut-you = Your machete got you through the deep jungle, and now it’s spent. Without it you would have had to stop there.
learn-lt-stuck-you = Without a machete, the deep jungle stopped you. Leaving it costs nothing. Passing one costs a machete.
learn-lt-cut-rival = { $rival } got through the deep jungle with a machete, which is now spent. Without one, you have to stop there.
learn-lt-stuck-rival = The deep jungle stopped { $rival }: nobody gets past without a machete. Leaving it costs nothing.
learn-lt-robbed-you =
    { $gems ->
        [0] { $rival } was the Thief and had named your character. You had nothing to lose, and you take your turn’s gem after the theft.
        [one] { $rival } was the Thief and had named your character: your gem is gone. You take your turn’s gem after the theft.
       *[other] { $rival } was the Thief and had named your character: your { $gems } gems are gone. You take your turn’s gem after the theft.
    }
learn-lt-robbed-rival =
    { $gems ->
        [0] You named the right character, but { $rival } had no gems.
        [one] You named the right character: { $rival }’s gem is yours.
       *[other] You named the right character: { $rival }’s { $gems } gems are yours.
    }
learn-lt-cursed = The Shaman’s curse: when the named character is called, the two pawns swap places, whatever lies between them.
learn-lt-token = A pawn that ends its move on a chance space reveals the token there: gems, a machete, or a move forward or back. A new token takes its place.
learn-lt-token-idol = A pawn that ends its move on a chance space reveals the token there. This one is the idol: its holder picks first next round.
learn-lt-watch = { $rival } is choosing. Watch the strip: it shows who is called.

## Replays.

replay-knot-token = chance token
replay-knot-curse = curse or theft
replay-graph-lost = Spaces on the track
replay-lost-picked = { $name } picks: { $character }
replay-lost-looked = { $name } looks at spaces { $one } and { $other }: { $first }; { $second }

## Key moments, the summary card.

lost-key-moments = Key moments
lost-key-move = { $spaces ->
    [one] { $name } moves 1 space with the { $character }.
   *[other] { $name } moves { $spaces } spaces at once with the { $character }.
}
lost-key-theft = { $gems ->
    [one] { $name } steals 1 gem from { $other }.
   *[other] { $name } steals { $gems } gems from { $other }.
}
lost-key-swap = { $spaces ->
    [one] { $name } swaps places with { $other } and gains 1 space.
   *[other] { $name } swaps places with { $other } and gains { $spaces } spaces.
}
lost-key-swap-back = { $spaces ->
    [one] { $name } swaps places with { $other } and loses 1 space.
   *[other] { $name } swaps places with { $other } and loses { $spaces } spaces.
}
lost-key-stuck = { $name } pays { $gems } gems and gets stuck in the deep jungle on { $space }.
lost-key-token = { $spaces ->
    [one] A chance token on { $space } takes { $name } 1 space further.
   *[other] A chance token on { $space } takes { $name } { $spaces } spaces further.
}
lost-key-win = { $name } goes from { $from } to { $to } and wins.
lost-key-idol = { $name } reveals an idol.
lost-key-rounds = { $rounds ->
    [one] { $name } has the idol.
   *[other] { $name } has now had the idol in { $rounds } rounds.
}
lost-summary = Summary card
lost-summary-close = Close the summary card
lost-summary-call = The characters are called in this order. When yours is called, take a gem, then use it.
lost-legend = Spaces
lost-legend-plain = Nothing happens here.
lost-legend-event = If you end a move here, you reveal the chance token.
lost-legend-jungle = To go past it, spend a machete. Without one, you stop here.
lost-legend-village = The Elder goes to the next village for 2 gems.
lost-legend-temple = The Priest goes to the next temple for 2 gems.
lost-legend-great = A finish: the last one with 2 to 5 players, the first one with 6 to 8. The Priest can go there.
lost-mix = Chance tokens
lost-mix-where = { $all } tokens: { $track } on the track and { $reserve } in the reserve, all face down.
lost-mix-count = { $count }×

## The rules page: our own rulings, rule by rule.

rule-lt-house-mark = House ruling
rule-lt-house-about = The rulebook leaves some cases open, and its pictures of the track, the starting values, and the tokens aren’t available to us. We decided those cases ourselves. Each such ruling is marked at its rule.
rule-lt-house-03 = A board is a file, the boards here are our own, and so are the limits a board must keep: up to 200 spaces, three deep jungle spaces, two great temples, and 18 tokens with two idols.
rule-lt-house-06 = If the bank runs short, you get what’s left. What you pay goes back to the bank. The rulebook says this only for the Craftsman’s machete.
rule-lt-house-07 = If several players reveal an idol, the last of them has it. That’s how we read “the second cancels the first”.
rule-lt-house-08 = On a full tie the idol stays with its last holder, even if that player isn’t one of the tied. In the first round it goes by seat order.
rule-lt-house-12 = Nobody sees the cards set aside at random.
rule-lt-house-13 = You may use everything that follows from what you’ve seen.
rule-lt-house-14 = The curse comes before the theft. The order makes no difference.
rule-lt-house-17 = This whole rule is ours.
rule-lt-house-18 = You choose both tokens before you see either. Where you looked and whether you swapped is public. With fewer than two tokens before the finish, you only move.
rule-lt-house-20 = Without a village ahead, you can’t use the Elder.
rule-lt-house-23 = Without any gem, you don’t move.
rule-lt-house-24 = If nobody is ahead, you don’t move.
rule-lt-house-25 = You can’t choose to stay.
rule-lt-house-26 = What you paid for a move that gets cut short is lost.
rule-lt-house-27 = This whole rule is ours.
rule-lt-house-28 = A move caused by a token counts as a move.
rule-lt-house-29 = The token is replaced before it takes effect, even if it ends the game.
rule-lt-house-30 = Nobody goes back beyond the rearmost start space of the board.
rule-lt-house-31 = A pawn that would go past the finish stops on it.
rule-lt-house-32 = The ranks behind the winner are ours.
rule-lt-house-33 = The card is known only from short descriptions. All of this is our reconstruction.

## The lesson with four players.

learn-lt-pick-one = Each round you secretly become one character: keep a card and pass on the rest. Try the marked one.
learn-lt-robbed-other = { $gems ->
    [0] { $thief } was the Thief and had named { $rival }’s character, but there was nothing to take.
    [one] { $thief } was the Thief and had named { $rival }’s character: the gem is gone.
   *[other] { $thief } was the Thief and had named { $rival }’s character: all { $gems } gems are gone.
}
learn-lt-end-four = Now you know how it works. Save gems for a long move, and a machete for each deep jungle. With two or three players, everyone becomes two characters each round.

# Puzzles: choices in a few words, and why one is right.
lost-choice-look = Look at { $one } and { $other }
lost-choice-swap = Swap the tokens
lost-choice-leave = Leave the tokens
lost-choice-steps = { $steps ->
    [one] Move 1 space
   *[other] Move { $steps } spaces
}
lost-choice-pay = { $gems ->
    [0] Pay nothing
    [one] Pay 1 gem
   *[other] Pay { $gems } gems
}
lost-choice-stay = Pay nothing and stay
lost-choice-take = Take a machete
lost-choice-no-machete = Leave the machete
lost-why-pick-shaman = { $spaces ->
    [0] The Shaman’s curse swaps places: it can turn the race around.
   *[other] The foremost pawn is { $spaces } ahead of you. The Shaman can swap places with it.
}
lost-why-pick-thief = Someone has { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}: that’s worth a theft, and the Thief moves as well.
lost-why-pick-seer = The Seer knows where the good token lies, and moves there.
lost-why-pick-priest = For 2 gems, the Priest takes you to the next temple.
lost-why-pick-elder = For 2 gems, the Elder takes you to the next village.
lost-why-pick-artisan = You’ll need a machete for the deep jungle, and the Craftsman moves as well.
lost-why-pick-scout = With the Scout you can move up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, and stop where you like.
lost-why-pick-canoe = With your gems, the Canoe takes you { $spaces } spaces.
lost-why-pick-child = { $spaces ->
    [0] The Child runs after any pawn that moves ahead before its turn.
   *[other] The Child runs to the next pawn for free: { $spaces } from here.
}
lost-why-pick-mandarin = At place { $spaces } in the race, the Mandarin moves as many spaces.
lost-why-name-shaman = { $spaces ->
    [0] Name the character that would carry someone far ahead.
   *[other] Name the character that the player in front most likely holds: { $spaces } spaces are at stake.
}
lost-why-name-thief = Name the character that the richest player most likely holds: { $gems ->
    [one] 1 gem is
   *[other] { $gems } gems are
} at stake.
lost-why-look = Look where you or the player behind you will land.
lost-why-swap = Swapped, the better token is on your way.
lost-why-swap-not = The better token is already on your way.
lost-why-steps = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}: what’s there is better for you.
lost-why-pay = The way is worth far more than 2 gems.
lost-why-pay-not = Your { $gems ->
    [one] gem carries
   *[other] { $gems } gems carry
} you further later.
lost-why-pay-gems = { $paid ->
    [0] Save your gems: later they carry you further.
   *[other] { $paid } of your { $gems } gems take you exactly where you want to be.
}
lost-why-take = A machete saves you a stop in the deep jungle.
lost-why-take-not = You don’t need a machete any more.
lost-why-near = The finish is only { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} away: now it counts.
lost-why-other-near = Someone is only { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} from the finish: you can’t wait.

# Why Pathfinder would choose something.
lost-hint-ahead = { $spaces ->
    [one] { $name } is 1 space ahead of you and can be stopped.
   *[other] { $name } is { $spaces } spaces ahead of you and can be stopped.
}
lost-hint-curse = { $spaces ->
    [one] { $name } may hold it and is 1 space ahead of you.
   *[other] { $name } may hold it and is { $spaces } spaces ahead of you.
}
lost-hint-finish = It takes you to the finish.
lost-hint-keep = { $gems ->
    [0] You save your strength for later.
    [one] You keep 1 gem for later.
   *[other] You keep { $gems } gems for later.
}
lost-hint-moves = { $spaces ->
    [one] It moves you 1 space as the track stands now.
   *[other] It moves you { $spaces } spaces as the track stands now.
}
lost-hint-pays = As the track stands now: spaces forward { $spaces }, gems paid { $gems }.
lost-hint-rich = { $gems ->
    [one] { $name } has 1 gem to steal.
   *[other] { $name } has { $gems } gems to steal.
}
lost-hint-rob = { $gems ->
    [one] { $name } may hold it and has 1 gem.
   *[other] { $name } may hold it and has { $gems } gems.
}
lost-hint-saves = It costs you nothing now, and you take a gem.

# A choice in a few words, for reviews.
review-lost-pick = picking { $character }
review-lost-name = naming { $character }
review-lost-look = looking at spaces { $one } and { $two }
review-lost-swap = swapping the tokens
review-lost-no-swap = leaving the tokens
review-lost-steps = { $n ->
    [one] moving 1 space
   *[other] moving { $n } spaces
}
review-lost-pay = paying
review-lost-no-pay = not paying
review-lost-pay-gems = { $n ->
    [0] paying nothing
    [one] paying 1 gem
   *[other] paying { $n } gems
}
review-lost-take = taking a machete
review-lost-no-take = taking no machete
review-lost-picked = { $name }, { $choice } out of { $n }
review-lost-acted = { $name } ({ $character }), { $choice }
