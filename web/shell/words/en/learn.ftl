# First expeditions: what the coach says. One or two short sentences; $rival is the name of the bot.

learn-coach = Your first expedition
learn-nameless = Explorer
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-your-turn = Your choice
learn-watch = Watch
learn-dismiss = Go on without advice
learn-play = Play a real game
learn-stay = Play on here
learn-rules = Read the rules

learn-ig-welcome = You and { $rival } are in the first temple. A card is turned for everybody inside; the cards make a path.
learn-ig-shared =
    { $rest ->
        [0] A treasure: each of you gets { $each }. The gems lie beside your tent, where they are not safe yet.
        [one] A treasure: each of you gets { $each }, and 1 gem stays on the card. Yours lie beside your tent, where they are not safe yet.
       *[other] A treasure: each of you gets { $each }, and { $rest } gems stay on the card. Yours lie beside your tent, where they are not safe yet.
    }
learn-ig-choose = Now everybody chooses in secret. The torch goes on for the next card; the camp goes home with what you carry. Try it: go on.
learn-ig-hazard = A hazard. The first of its kind is only a warning; the second of the same kind ends the round, and all inside lose what they carry.
learn-ig-artifact = An artifact, worth 5. Only somebody who leaves alone takes it: if you both leave together, it stays.
learn-ig-go-home-first =
    { $carried ->
        [one] It gets dangerous, and you carry 1 gem. Try the camp: bring it home.
       *[other] It gets dangerous, and you carry { $carried } gems. Try the camp: bring them home.
    }
learn-ig-go-home-artifact =
    { $carried ->
        [one] You carry 1 gem, and the artifact waits. Try the camp: if { $rival } goes on, you leave alone and take it.
       *[other] You carry { $carried } gems, and the artifact waits. Try the camp: if { $rival } goes on, you leave alone and take it.
    }
learn-ig-home-artifact =
    { $gems ->
        [one] You left alone: the artifact is yours, and 1 gem is safe in your tent.
       *[other] You left alone: the artifact is yours, and { $gems } gems are safe in your tent, { $share } of them from the path.
    }
learn-ig-home-alone =
    { $gems ->
        [one] 1 gem is safe in your tent. Nothing can take it away now.
       *[other] { $gems } gems are safe in your tent, { $share } of them from the path. Nothing can take them away now.
    }
learn-ig-home-both =
    { $gems ->
        [one] You left together with { $rival } and shared what lay on the path. 1 gem is safe in your tent.
       *[other] You left together with { $rival } and shared what lay on the path. { $gems } gems are safe in your tent.
    }
learn-ig-round-calm = Everybody is home, and the round is over. What still lay on the path is gone.
learn-ig-bust-rival = { $rival } stayed too long: a second hazard of one kind, and all that lay beside the tent is lost. That second card is out of the game.
learn-ig-bust-you = A second hazard of one kind: what you carried is lost. It happens to everybody, and what is in a tent is never lost.
learn-ig-bust-both = A second hazard of one kind: you and { $rival } lose what you carried. It happens to everybody, and what is in a tent is never lost.
learn-ig-second = The second temple of five. The cards are shuffled anew, one more artifact is among them, and everybody goes in again.
learn-ig-alone = { $rival } has gone home, so everything the next card brings is yours alone. Try it: dare one more.
learn-ig-dared =
    { $gems ->
        [one] Now take it home: with what lies on the path it is 1 gem.
       *[other] Now take it home: with what lies on the path it is { $gems } gems.
    }
learn-ig-end =
    { $gems ->
        [one] That is all you need to know. 1 gem is in your tent; after five temples the fullest tent wins.
       *[other] That is all you need to know. { $gems } gems are in your tent; after five temples the fullest tent wins.
    }
learn-ig-go-on =
    { $carried ->
        [one] You carry 1 gem. It looks good: go on.
       *[other] You carry { $carried } gems. It looks good: go on.
    }
learn-ig-go-home =
    { $carried ->
        [one] You carry 1 gem, and it is dangerous here: go home.
       *[other] You carry { $carried } gems, and it is dangerous here: go home.
    }
learn-ig-sealed = Your choice is sealed. When everybody has chosen, all choices are shown at once.
learn-ig-at-home = You are home and safe. { $rival } goes on without you; the next round begins when nobody is inside.

learn-g-welcome = Sixty-four cards lie face down: gold, prospectors and dynamite. The green and the orange mine are yours, blue and red are the mines of { $rival }, and purple is nobody’s.
learn-g-first = In your turn you turn two cards, one after the other. Try it: turn any card.
learn-g-found-you =
    { $points ->
        [one] Gold found: the prospector was strong enough and carried 1 point to your mine. It lies face down there; he is out of the game.
       *[other] Gold found: the prospector was strong enough and carried { $points } points to your mine. They lie face down there; he is out of the game.
    }
learn-g-found-for-you =
    { $points ->
        [one] { $rival } turned gold and a prospector of yours: 1 point for you. The owner of the mine gets the gold, no matter whose turn it is.
       *[other] { $rival } turned gold and a prospector of yours: { $points } points for you. The owner of the mine gets the gold, no matter whose turn it is.
    }
learn-g-found-for-rival =
    { $points ->
        [one] You turned gold, but the prospector belongs to { $rival }: 1 point goes there. The mine decides, not whose turn it is.
       *[other] You turned gold, but the prospector belongs to { $rival }: { $points } points go there. The mine decides, not whose turn it is.
    }
learn-g-found-rival =
    { $points ->
        [one] { $rival } has found gold: 1 point. Neutral prospectors work for whoever turns them, the others for the owner of their mine.
       *[other] { $rival } has found gold: { $points } points. Neutral prospectors work for whoever turns them, the others for the owner of their mine.
    }
learn-g-too-weak = Too weak: the prospector’s value was smaller than the gold, so both cards were turned back. Remember where they lie!
learn-g-two-gold = Two gold cards bring nothing, so both were turned back. Remember where they lie!
learn-g-equal = Two prospectors of the same value bring nothing, so both were turned back. Remember where they lie!
learn-g-duel = A duel: of two prospectors with different values the weaker is out of the game. The stronger was turned back where he lies.
learn-g-dynamite = Dynamite: both cards are out of the game, and nobody gets anything.
learn-g-remember = You have seen a prospector who works for you, and gold that he can carry. Do you remember where they lie? Turn both.
learn-g-pair = There is gold to be fetched among the cards you have seen. Do you remember where?
learn-g-any = Your turn. Turn any card: a new one shows you something to remember.
learn-g-watch = { $rival } turns two cards. Watch: what they show is good to know for you, too.
learn-g-up-gold =
    { $points ->
        [one] Gold, 1 point. Any prospector can carry it. Turn a second card.
       *[other] Gold, { $points } points. Only a prospector of value { $points } or more can carry it. Turn a second card.
    }
learn-g-up-gold-known =
    { $points ->
        [one] Gold, 1 point, and you have seen a prospector who can carry it for you. Turn him!
       *[other] Gold, { $points } points, and you have seen a prospector who can carry it for you. Turn him!
    }
learn-g-up-yours = One of your prospectors, value { $value }: he can carry gold of up to { $value } points. Turn a second card.
learn-g-up-prospector-known = A prospector of value { $value }, and you have seen gold that he can carry for you. Turn it!
learn-g-up-rival = A prospector of { $rival }, value { $value }: gold of up to { $value } points would go there. Turn a second card.
learn-g-up-neutral = A neutral prospector, value { $value }: gold of up to { $value } points is yours. Turn a second card.
learn-g-up-dynamite = Dynamite! Whatever you turn next goes with it.
learn-g-rush = When ten cards or fewer are left the gold rush begins: then you turn one card at a time, and gold belongs to whoever turns it.
learn-g-end = That is the whole game. When the table is empty, the most points on gold win.

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
