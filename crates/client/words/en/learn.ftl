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
