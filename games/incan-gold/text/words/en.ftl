## What is said before the game: on the start page and while people sit down.

hook-incan-gold = Stay for more, or run with what you have.
begin-incan-gold = Enter the temple
first-incan-gold-torch = Torch: go on into the temple, for more gems. A second danger of one kind, and all you carry is lost.
first-incan-gold-camp = Camp: run with what you have. It is yours.
keys-incan-gold = In Incan Gold, T is the torch and C the camp.
option-incan-gold-edition = Edition
option-incan-gold-edition-incan-gold-2006 = Incan Gold (2006)
option-incan-gold-edition-incan-gold-2006-note = One artifact more each round; worth 5, later 10.
option-incan-gold-edition-diamant-2005 = Diamant (2005)
option-incan-gold-edition-diamant-2005-note = Gems only, no artifacts.
option-incan-gold-edition-diamant-2016 = Diamant (2016)
option-incan-gold-edition-diamant-2016-note = All five artifacts from the first round on. A tie is a shared victory.
option-incan-gold-edition-incan-gold-2020 = Incan Gold (2020)
option-incan-gold-edition-incan-gold-2020-note = Artifacts worth 5, 7, 8, 10 and 12, as printed on them.
option-incan-gold-open-tents = Open tents
option-incan-gold-open-tents-note = Everyone can count what is in every tent.
option-incan-gold-open-tents-on = Tents are open: everyone can count them.
option-incan-gold-open-tents-off = Tents are closed until the end.

## The table.

incan-spider = Spider
incan-mummy = Mummy
incan-fire = Fire
incan-snake = Snake
incan-rockfall = Rockfall
incan-artifact-1 = the golden idol
incan-artifact-2 = the sun mask
incan-artifact-3 = the vessel
incan-artifact-4 = the necklace
incan-artifact-5 = the headdress
incan-edition-incan-2006 = Incan Gold, 2006
incan-edition-incan-2020 = Incan Gold, 2020
incan-edition-diamant-2005 = Diamant, 2005
incan-edition-diamant-2016 = Diamant, 2016

# What happens, in the log and for those who listen.
incan-everybody-stays = Everybody stays
incan-goes-on-alone = { $name } goes on alone
incan-slips-out = { $name } slips out alone
incan-last-leaves = { $name } leaves as the last one
incan-some-leave = { $names } leave
incan-all-leave = { $names } leave; nobody is left inside
incan-and-stay = { $heading }; { $names } { $many ->
    [one] stays
   *[other] stay
}
incan-left-empty = { $names } { $many ->
    [one] goes
   *[other] go
} home empty-handed
incan-left = { $names } { $many ->
    [one] brings
   *[other] bring
} home { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}{ $many ->
    [one] {""}
   *[other] {" "}each
}
incan-left-both = { $names } { $many ->
    [one] brings
   *[other] bring
} home { $gems } gems{ $many ->
    [one] {""}
   *[other] {" "}each
}: { $carried } carried, { $share } from the path
incan-left-rest = { $home }; { $rest ->
    [one] 1 stays
   *[other] { $rest } stay
} on the path
incan-many-leave = { $many } leave
incan-everyone-leaves = Everyone leaves
incan-brought-nothing = Home empty-handed
incan-brought-gems = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} brought home{ $many ->
    [one] {""}
   *[other] {" "}each
}
incan-brought-both = { $gems } gems brought home{ $many ->
    [one] {""}
   *[other] {" "}each
}: { $carried } carried, { $share } from the path
incan-brought-artifacts = And { $things }, worth { $worth }
incan-told-taken = { $name } takes { $things }, worth { $worth }
incan-told-first = { $hazard }, the first one
incan-told-second = { $hazard }, the second one: the round is over. { $gems ->
    [0] { $names } had nothing to lose
    [one] { $names } { $many ->
        [one] loses 1 gem
       *[other] lose 1 gem each
    }
   *[other] { $names } { $many ->
        [one] loses { $gems } gems
       *[other] lose { $gems } gems each
    }
}
incan-told-artifact = On the path: { $artifact }
incan-told-treasure = Treasure { $gems }: { $each } each, { $rest ->
    [one] 1 stays
   *[other] { $rest } stay
}
incan-told-treasure-all = Treasure { $gems }: { $each } each
incan-told-treasure-one = Treasure { $gems }: all for one
incan-told-treasure-none = Treasure { $gems }: too few to share, { $rest ->
    [one] 1 stays
   *[other] { $rest } stay
}
incan-told-began = Round { $round }: everybody goes in
incan-told-began-with = Round { $round }: everybody goes in, { $things } { $many ->
    [one] joins
   *[other] join
} the deck
incan-told-ended = Round { $round } is over
incan-told-ended-lost = Round { $round } is over; { $things } { $many ->
    [one] is
   *[other] are
} lost
incan-won = { $many ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the victory with { $points }
}
incan-said-sealed = Your choice is sealed.
incan-said-asked = Torch or camp? { $carried ->
    [0] You carry nothing
    [one] You carry 1 gem
   *[other] You carry { $carried } gems
}, { $path ->
    [0] nothing lies on the path.
    [one] 1 lies on the path.
   *[other] { $path } lie on the path.
}
incan-said-summary = Round { $round } of 5. Inside: { $inside }. Each carries { $carried }, and { $path } lie on the path.

# The bar at the top.
incan-title = { $edition }: round { $round } of 5, { $players } players
incan-rounds = Rounds
incan-round = Round { $round }
incan-round-done = Round { $round }, finished
incan-round-now = Round { $round }, now
incan-joined = In the deck: { $things }
incan-all-artifacts = all five artifacts
incan-gone-for-good = Gone for good
incan-removed = Out of the game: one { $hazard }

# The temple.
incan-path = The path: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} lying on it
incan-treasure = Treasure { $value }, { $gems ->
    [0] no gems left on it
    [one] 1 gem left on it
   *[other] { $gems } gems left on it
}
incan-empty = empty
incan-hazard = Hazard: { $name }
incan-artifact-lies = Artifact: { $name }, worth { $worth } to one who leaves alone
incan-worth = worth { $worth }
incan-deck = Quest deck, { $cards } cards
incan-deck-left = { $cards } left
incan-inside = { $inside ->
    [0] Nobody is inside
    [one] 1 inside, at risk { $carried }
   *[other] { $inside } inside, at risk { $carried } each
}
incan-on-path = On the path { $gems }

# The camp.
incan-camp-heading = The camp
incan-starts = Turns the cards this round
incan-gems = gems
incan-in-your-tent = { $gems } in your tent
incan-in-the-tent = { $gems } in the tent
incan-in-tent-short = { $gems } in tent
incan-state-open = in the open tent
incan-state-open-short = in tent
incan-state-beside = beside the tent
incan-state-inside = inside
incan-state-safe = safe in camp
incan-state-home = in camp
incan-state-empty = empty-handed
incan-state-empty-short = got out
incan-some-artifact = an artifact
incan-has-artifact = { $name }, worth { $worth }

# Moments.
incan-torch = Torch
incan-camp = Camp
incan-next-card = { $many ->
    [one] The next card is turned for one.
   *[other] The next card is turned for { $many }.
}
incan-second = { $hazard }, the second one!
incan-loses = loses
incan-gone = Whoever is inside runs with empty hands. This card is gone for good: { $hazard }.
incan-round-lost = Round { $round }: { $hazard } won
incan-round-over = Round { $round }: all are home
incan-lost = Lost in the temple: { $things }
incan-explorer = Explorer
incan-brought = Home
incan-dropped = Dropped
incan-on-cord = On a cord
incan-artifacts = Artifacts
incan-tents-open = The open tents
incan-rank = Rank
incan-gems-column = Gems
incan-points = Points
incan-tie-artifacts = { $names } have { $points } points each. { $winners } { $many ->
    [one] has
   *[other] have
} more artifacts ({ $artifacts }), and that decides.
incan-tie-shared = { $names } have { $points } points and equally many artifacts, so the victory is shared.
incan-tie-shared-2016 = { $names } have { $points } points each: in this edition that is a shared victory.

# The dock.
incan-torch-or-camp = Torch or camp?
incan-sealed = Sealed
incan-over = The game is over
incan-torch-means = { $carried ->
    [0] Stay. You have nothing to lose.
   *[other] Stay. Risk your { $carried } for the next card.
}
incan-camp-means = { $carried ->
    [0] Leave with nothing.
   *[other] Leave with { $carried }.
}
incan-camp-means-share = { $carried ->
    [0] Leave with a share of the { $path } on the path.
   *[other] Leave with { $carried } and a share of the { $path } on the path.
}
incan-camp-means-all = { $carried ->
    [0] Leave with the { $path } on the path.
   *[other] Leave with { $carried } and all { $path } on the path.
}
incan-camp-takes = { $gems } You take { $things }, worth { $worth }.
incan-camp-alone = { $gems } Alone, you also take { $things }, worth { $worth }.
incan-you-torch = You hold up a torch
incan-you-camp = You go back to camp
incan-only-you = Only you can see this until all have chosen.
incan-all-chosen = Everyone has chosen
incan-continue = Continue
incan-tent-holds = { $gems } in your tent
incan-wait-home = You are out of the temple until the next round.
incan-wait-turn = The next card is being turned.
incan-watching-note = The choices are shown when all have chosen.

# Odds.
incan-odds = Odds
incan-percent = { $percent } %
incan-odds-brief = { $percent } % that the next card ends it
incan-odds-of = { $deadly } of { $cards } cards end the round
incan-odds-deadly = { $many } deadly
incan-odds-treasures = { $many ->
    [one] 1 treasure
   *[other] { $many } treasures
}
incan-odds-warnings = { $many ->
    [one] 1 new hazard
   *[other] { $many } new hazards
}
incan-odds-artifacts = { $many ->
    [one] 1 artifact
   *[other] { $many } artifacts
}
incan-odds-values = Treasures left: { $values }
incan-odds-leaving = What leaving now pays
incan-odds-leavers = Leavers
incan-odds-each = Gems each
incan-odds-taken = Artifacts

## The rules page.

lead-incan-gold = Five temples, two to eight explorers. Go on for more, or go back to camp with what you have: everybody decides at the same moment. Whoever stays too long loses it all.
rule-ig-turn-title = A turn
rule-ig-torch = Torch:
rule-ig-torch-what = you go on, and the next card is turned for you.
rule-ig-camp = Camp:
rule-ig-camp-what = you leave, and what you carry is safe in your tent.
rule-ig-rounds = A game has five rounds, one temple each. Each round one more artifact is shuffled into the quest deck. The deck is made anew for every round: all treasures, all hazards still in the game, and every artifact that came in and was neither carried out nor lost.
rule-ig-choose = Everybody inside secretly chooses torch or camp; then all choices are shown at once. First those who leave are dealt with. Then the next card is turned for those who stayed. A choice cannot be taken back.
rule-ig-first-card = Nobody is asked before the first card: all go in. If that card is a hazard there is nothing to go home with, so a second one is turned straight away. If that is the same hazard, the round ends on the spot.
rule-ig-cards-title = The cards
rule-ig-treasure = Treasure
rule-ig-treasure-what = The gems are shared equally among all who are inside, rounded down, and laid beside the tents, where they are not safe yet. What cannot be shared stays on the card: of 11 gems four explorers get 2 each, and 3 stay. So all who are inside always carry the same.
rule-ig-treasure-which = There are 15 treasures: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 and 17. In a tent, turquoise is 1 gem, obsidian 5 and gold 10.
rule-ig-hazard = Hazard
rule-ig-hazard-what = The first of a kind is a warning. The second of that kind in the same round ends it: everybody inside loses what lies beside the tent, and that second card is out of the game for good. What is in a tent is never lost.
rule-ig-hazard-which = Spider, mummy, fire, snake and rockfall, three cards each.
rule-ig-artifact = Artifact
rule-ig-artifact-what = It lies on the path until somebody leaves alone: whoever does takes every artifact that lies there. If two or more leave together, none of them gets any.
rule-ig-artifact-worth = The first three artifacts that are carried out in a game are worth 5 each, the fourth and the fifth 10. They are counted one at a time, in the order in which they leave.
rule-ig-leave-title = Leaving
rule-ig-leave = All who leave in the same turn share the gems that lie on the whole path as one heap, equally and rounded down. What is left over lies on the last treasure card of the path. They put their share and all they carry into their tents, and sit out the rest of the round.
rule-ig-leave-last = The last explorer to leave gets all that is left on the path. If several leave last, what cannot be divided goes back to the stock.
rule-ig-round-end = A round is over when nobody is inside any more or a second hazard ends it. Gems still on the path go back to the stock, and artifacts still on it are lost for the rest of the game.
rule-ig-start-player = The start player turns the cards and changes each round. It has no other meaning.
rule-ig-tents = Tents are closed: you see your own gems, and the totals of the others only at the end. All that went in was there for everybody to see, so a good memory knows. At a table with open tents all may count.
rule-ex-title = A round, card by card
rule-ex-who = Ana, Ben, Kuba and Nina go in.
rule-ex-11 = 11 gems: each gets 2, and 3 stay on the card. All choose the torch.
rule-ex-spider = A spider: a warning. All choose the torch again.
rule-ex-7 = 7 gems: each gets 1, and 3 stay. Each carries 3, and 6 lie on the path.
rule-ex-two-leave = Ben and Nina leave. They share the 6: each brings 3 and 3, so 6 gems, to the tent.
rule-ex-artifact = An artifact. Ana and Kuba both go on.
rule-ex-5 = 5 gems: each gets 2, and 1 stays. Each carries 5.
rule-ex-one-leaves = Kuba leaves alone: with 5 gems, the 1 on the path, and the artifact, the first of the game, worth 5.
rule-ex-bust = A second spider. Ana loses her 5 gems, and that spider is out of the game.
rule-ig-end-title = The end
rule-ig-end = After the fifth round the tents are opened: gems plus artifacts. The most points win; if equal, the most artifacts; if still equal, the victory is shared.
rule-ig-deck = The deck cannot run out: too few hazards leave the game for that, so some pair must come before the last card.
rule-ig-editions-title = Editions
rule-ig-2006 = Incan Gold (2006) is the usual one: everything as above.
rule-ig-2005 = Diamant (2005) has no artifacts. All else is the same.
rule-ig-2016 = Diamant (2016) has all five artifacts in the deck from the first round on, worth 5, 5, 5, 10 and 10 in the order they leave. Equal points are a shared victory at once.
rule-ig-2020 = Incan Gold (2020) has the value printed on the artifact: that of round 1, 2, 3, 4 or 5 is worth 5, 7, 8, 10 or 12. Ties as in the usual one.
rule-ig-house-title = Where the rulebooks are silent
rule-ig-house = The printed books differ about the number of players and leave some cases open. We decided them: two to eight play, leavers go before the card, a hazard as first card always brings a second one, and what nobody can divide stays on the last treasure. The command “quipu rules incan-gold” marks every such ruling.

## The lesson.

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

## Replays.

replay-knot-leaves = someone leaves
replay-knot-lost = round lost
replay-graph-incan = Gems and artifacts, carried ones too
