# The table of Lost Temple.
# The characters are named in sentences as they are here: { $character } is always one of these names, unchanged.

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
