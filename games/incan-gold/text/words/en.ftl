## What is said before the game: on the start page and while people sit down.

hook-incan-gold = Stay for more, or run with what you have.
begin-incan-gold = Enter the temple
first-incan-gold-torch = Torch: go deeper for more gems. If the same hazard appears twice, you lose what you carry.
first-incan-gold-camp = Camp: run with what you have. It’s yours to keep.
keys-incan-gold = In Incan Gold, press T for the torch and C for the camp.
option-incan-gold-edition = Edition
option-incan-gold-edition-incan-gold-2006 = Incan Gold (2006)
option-incan-gold-edition-incan-gold-2006-note = A new artifact each round: worth 5, later 10.
option-incan-gold-edition-diamant-2005 = Diamant (2005)
option-incan-gold-edition-diamant-2005-note = Gems only, no artifacts.
option-incan-gold-edition-diamant-2016 = Diamant (2016)
option-incan-gold-edition-diamant-2016-note = All five artifacts from round 1. Ties share the win.
option-incan-gold-edition-incan-gold-2020 = Incan Gold (2020)
option-incan-gold-edition-incan-gold-2020-note = Artifacts worth 5, 7, 8, 10 and 12, as printed.
option-incan-gold-open-tents = Open tents
option-incan-gold-open-tents-note = Everyone can count every tent.
option-incan-gold-open-tents-on = Tents are open: everyone can count them.
option-incan-gold-open-tents-off = Tents stay closed until the end.

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
incan-everyone-stays = Everyone stays
incan-goes-on-alone = { $name } presses on alone
incan-slips-out = { $name } slips out alone
incan-last-leaves = { $name } leaves last
incan-some-leave = { $names } leave
incan-all-leave = { $names } leave; the temple is empty
incan-and-stay = { $heading }; { $names } { $many ->
    [one] stays
   *[other] stay
}
incan-left-empty = { $names } { $many ->
    [one] returns
   *[other] return
} empty-handed
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
} ({ $carried } carried, { $share } from the path)
incan-left-rest = { $home }; { $rest ->
    [one] 1 stays
   *[other] { $rest } stay
} on the path
incan-many-leave = { $many } players leave
incan-everyone-leaves = Everyone leaves
incan-brought-nothing = Back empty-handed
incan-brought-gems = Brought home: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}{ $many ->
    [one] {""}
   *[other] {" "}each
}
incan-brought-both = Brought home: { $gems } gems{ $many ->
    [one] {""}
   *[other] {" "}each
} ({ $carried } carried, { $share } from the path)
incan-brought-artifacts = Plus { $things }, worth { $worth }
incan-told-taken = { $name } takes { $things }, worth { $worth }
incan-told-first = { $hazard }: a warning
incan-told-second = Second { $hazard }: the round is over. { $gems ->
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
incan-told-treasure = Treasure { $gems }: { $each } each, { $rest } left over
incan-told-treasure-all = Treasure { $gems }: { $each } each
incan-told-treasure-one = Treasure { $gems }: all for one player
incan-told-treasure-none = Treasure { $gems }: too few to share, left on the path
incan-told-began = Round { $round }: everyone enters
incan-told-began-with = Round { $round }: everyone enters; { $things } { $many ->
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
   *[other] { $names } share the win: { $points } each
}
incan-said-sealed = Your choice is sealed.
incan-said-asked = Torch or camp? { $carried ->
    [0] You carry nothing
    [one] You carry 1 gem
   *[other] You carry { $carried } gems
}, { $path ->
    [0] and no gems are on the path.
    [one] and 1 gem is on the path.
   *[other] and { $path } gems are on the path.
}
incan-said-summary = Round { $round } of 5. Inside: { $inside }. Gems: { $carried } each, { $path } on the path.

# The bar at the top.
incan-title = { $edition }: round { $round } of 5, { $players } players
incan-rounds = Rounds
incan-round = Round { $round }
incan-round-done = Round { $round }, finished
incan-round-now = Round { $round }, in progress
incan-joined = New in the deck: { $things }
incan-all-artifacts = all five artifacts
incan-gone-for-good = Gone for good
incan-removed = { $hazard }: one card out of the game

# The temple.
incan-path = Path: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} on it
incan-treasure = Treasure { $value }, { $gems ->
    [0] no gems left
    [one] 1 gem left
   *[other] { $gems } gems left
}
incan-empty = empty
incan-hazard = Hazard: { $name }
incan-artifact-lies = Artifact: { $name }, worth { $worth } to a player who leaves alone
incan-worth = worth { $worth }
incan-deck = Quest deck, { $cards } cards
incan-deck-left = { $cards } left
incan-inside = { $inside ->
    [0] Nobody inside
    [one] 1 inside, risking { $carried }
   *[other] { $inside } inside, each risking { $carried }
}
incan-on-path = On the path: { $gems }

# The camp.
incan-camp-heading = The camp
incan-starts = Start player this round
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
incan-state-empty-short = in camp
incan-some-artifact = an artifact
incan-has-artifact = { $name }, worth { $worth }

# Moments.
incan-torch = Torch
incan-camp = Camp
incan-next-card = { $many ->
    [one] The next card is flipped for one player.
   *[other] The next card is flipped for { $many } players.
}
incan-second = Second { $hazard }!
incan-loses = loses
incan-gone = Everyone inside flees empty-handed. This card is gone for good: { $hazard }.
incan-round-over = Round { $round }: everyone made it out
incan-lost = Lost in the temple: { $things }
incan-explorer = Player
incan-brought = Saved
incan-dropped = Lost
incan-on-cord = Knots
incan-artifacts = Artifacts
incan-tents-open = The open tents
incan-rank = Rank
incan-gems-column = Gems
incan-points = Points
incan-tie-artifacts = { $names } tie at { $points } points. { $winners } { $many ->
    [one] wins
   *[other] win
} with more artifacts ({ $artifacts }).
incan-tie-shared = { $names } tie at { $points } points and have equally many artifacts, so they share the win.
incan-tie-shared-2016 = { $names } tie at { $points } points. In this edition they share the win.

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
incan-you-torch = You raise your torch
incan-you-camp = You head back to camp
incan-only-you = Only you can see this until everyone has chosen.
incan-plan = Stay until…
incan-plan-hazards = { $n ->
    [one] 1 hazard
   *[other] { $n } hazards
}
incan-plan-gems = { $n ->
    [one] carrying 1 gem
   *[other] carrying { $n } gems
}
incan-plan-left = someone leaves
incan-plan-on = Staying until: { $what }
incan-plan-carry = I carry this many gems
incan-plan-number = Number of gems
incan-plan-note = Then you return to camp. Only you know the plan. It ends with the round.
incan-plan-set = Set plan
incan-plan-cancel = Cancel plan
incan-all-chosen = Everyone has chosen
incan-continue = Continue
incan-tent-holds = { $gems } in your tent
incan-wait-home = You’re out of the temple until the next round.
incan-wait-turn = Flipping the next card…
incan-watching-note = Choices are revealed once everyone has chosen.

# Odds.
incan-odds = Odds
incan-percent = { $percent }%
incan-odds-brief = { $percent }% chance the next card ends it
incan-odds-of = { $deadly ->
    [one] 1 of { $cards } cards ends the round
   *[other] { $deadly } of { $cards } cards end the round
}
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
incan-odds-leaving = Payout for leaving now
incan-odds-leavers = Leavers
incan-odds-each = Gems each
incan-odds-taken = Artifacts
incan-hint-artifacts = You’re alone inside, so the artifacts on the path are yours. Points: { $points }.
incan-hint-bank = { $gems ->
    [0] You lose nothing by leaving.
    [one] You keep 1 gem for sure.
   *[other] You keep { $gems } gems for sure.
}
incan-hint-behind = { $points ->
    [one] It’s the last temple, and { $name } is 1 point ahead of you.
   *[other] It’s the last temple, and { $name } is { $points } points ahead of you.
}
incan-hint-danger = { $gems ->
    [0] There’s a { $percent }% chance that the next card ends the round.
    [one] There’s a { $percent }% chance that the next card ends the round and you lose 1 gem.
   *[other] There’s a { $percent }% chance that the next card ends the round and you lose { $gems } gems.
}
incan-hint-lead = { $points ->
    [one] It’s the last temple, and you’re 1 point ahead of { $name }.
   *[other] It’s the last temple, and you’re { $points } points ahead of { $name }.
}
incan-hint-likely-safe = With { $percent }% probability the next card doesn’t end the round.
incan-hint-nothing = There’s nothing to take home yet.
incan-hint-safe = The next card can’t end the round.

## The rules page.

lead-incan-gold = Five temples, two to eight explorers. Press on for more, or head back to camp with what you have. Everyone decides at the same moment, and if you stay too long, you lose it all.
rule-ig-turn-title = A turn
rule-ig-torch = Torch:
rule-ig-torch-what = you stay, and the next card is flipped for you.
rule-ig-camp = Camp:
rule-ig-camp-what = you leave, and what you carry is safe in your tent.
rule-ig-rounds = A game has five rounds, one temple each. Each round, one more artifact is shuffled into the quest deck. The deck is rebuilt every round from all treasures, all hazards still in the game, and every artifact added so far that was neither carried out nor lost.
rule-ig-choose = Everyone inside secretly chooses torch or camp. Then all choices are revealed at once. First, those who leave get their share. Then the next card is flipped for those who stay. You can’t take a choice back.
rule-ig-first-card = There’s no choice before the first card: everyone goes in. If that card is a hazard, there’s nothing to leave with, so a second card is flipped right away. If it’s the same hazard, the round ends on the spot.
rule-ig-cards-title = The cards
rule-ig-treasure = Treasure
rule-ig-treasure-what = The gems are shared equally among everyone inside, rounded down, and placed beside the tents, where they aren’t safe yet. What can’t be shared stays on the card: from 11 gems, four players get 2 each, and 3 stay. So everyone inside always carries the same amount.
rule-ig-treasure-which = There are 15 treasures: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 and 17. In a tent, turquoise is 1 gem, obsidian 5 and gold 10.
rule-ig-hazard = Hazard
rule-ig-hazard-what = The first of a kind is a warning. The second of that kind in the same round ends it: everyone inside loses what lies beside their tent, and that second card leaves the game for good. What’s in a tent is never lost.
rule-ig-hazard-which = Spider, mummy, fire, snake and rockfall, three cards each. “Rockfall” is our own name for the fifth, not the rulebook’s.
rule-ig-artifact = Artifact
rule-ig-artifact-what = It stays on the path until someone leaves alone. That player takes every artifact there. If two or more leave together, nobody gets any.
rule-ig-artifact-worth = The first three artifacts carried out in a game are worth 5 each, the fourth and fifth 10. They’re counted one at a time, in the order they leave.
rule-ig-leave-title = Leaving
rule-ig-leave = Everyone who leaves in the same turn shares all the gems on the path as one pile, equally and rounded down. What’s left over stays on the last treasure card of the path. They put their share and everything they carry into their tents, and sit out the rest of the round.
rule-ig-leave-last = The last player to leave gets everything left on the path. If several leave last, what can’t be shared goes back to the stock.
rule-ig-round-end = A round ends when nobody is left inside or when a second hazard of a kind appears. Either way, gems still on the path go back to the stock, and artifacts still on it are lost for the rest of the game.
rule-ig-start-player = The start player flips the cards. In the rulebooks, that’s the player who last held real gold; here it’s the player in the first seat. The role passes to the left each round and is purely ceremonial.
rule-ig-tents = Tents are closed: you see your own gems, and the other totals only at the end. Everyone saw what went in, so a good memory knows. With open tents, everyone can count.
rule-ex-title = A round, card by card
rule-ex-who = Ana, Ben, Kuba and Nina go in.
rule-ex-11 = 11 gems: each gets 2, and 3 stay on the card. All choose the torch.
rule-ex-spider = A spider: a warning. All choose the torch again.
rule-ex-7 = 7 gems: each gets 1, and 3 stay. Each carries 3, and 6 lie on the path.
rule-ex-two-leave = Ben and Nina leave. They share the 6: each brings 3 and 3, so 6 gems, to the tent.
rule-ex-artifact = An artifact. Ana and Kuba both stay.
rule-ex-5 = 5 gems: each gets 2, and 1 stays. Each carries 5.
rule-ex-one-leaves = Kuba leaves alone: with 5 gems, the 1 on the path, and the artifact, the first of the game, worth 5.
rule-ex-bust = A second spider. Ana loses her 5 gems, and that spider is out of the game.
rule-ig-end-title = The end
rule-ig-end = After round five, the tents are opened: gems plus artifacts. The most points win. Ties go to the player with more artifacts; if still tied, the victory is shared.
rule-ig-deck = The deck can’t run out: too few hazards ever leave the game, so a pair always comes before the last card.
rule-ig-editions-title = Editions
rule-ig-2006 = Incan Gold (2006), the default: everything as above.
rule-ig-2005 = Diamant (2005): no artifacts. Everything else is the same.
rule-ig-2016 = Diamant (2016): all five artifacts are in the deck from round 1, worth 5, 5, 5, 10 and 10 in the order they leave. A tie on points is a shared victory right away.
rule-ig-2020 = Incan Gold (2020): each artifact has its value printed on it. Those of rounds 1 to 5 are worth 5, 7, 8, 10 and 12. Ties work as in the default edition.
rule-ig-house-title = Where the rulebooks fall short

## The lesson.

learn-ig-welcome = You and { $rival } are in the first temple. Each card is flipped for everyone inside, and the cards form a path.
learn-ig-shared =
    { $rest ->
        [0] A treasure: you each get { $each }. The gems lie beside your tent, where they aren’t safe yet.
        [one] A treasure: you each get { $each }, and 1 gem stays on the card. Yours lie beside your tent, where they aren’t safe yet.
       *[other] A treasure: you each get { $each }, and { $rest } gems stay on the card. Yours lie beside your tent, where they aren’t safe yet.
    }
learn-ig-choose = Now everyone chooses in secret. Torch: stay for the next card. Camp: leave with what you carry. Try the torch.
learn-ig-hazard = A hazard. The first of its kind is only a warning. The second of the same kind ends the round, and everyone inside loses what they carry.
learn-ig-artifact = An artifact, worth 5. You only get it by leaving alone: if you both leave together, it stays.
learn-ig-go-home-first =
    { $carried ->
        [one] It’s getting dangerous, and you carry 1 gem. Try the camp: bring it home.
       *[other] It’s getting dangerous, and you carry { $carried } gems. Try the camp: bring them home.
    }
learn-ig-go-home-artifact =
    { $carried ->
        [one] You carry 1 gem, and the artifact is waiting. Try the camp: if { $rival } stays, you leave alone and take it.
       *[other] You carry { $carried } gems, and the artifact is waiting. Try the camp: if { $rival } stays, you leave alone and take it.
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
        [one] You and { $rival } left together and shared the gems on the path. 1 gem is safe in your tent.
       *[other] You and { $rival } left together and shared the gems on the path. { $gems } gems are safe in your tent.
    }
learn-ig-round-calm = Everyone is out, and the round is over. Whatever was left on the path is gone.
learn-ig-bust-rival = { $rival } stayed too long: a second hazard of the same kind, and everything beside that tent is lost. The second card is out of the game.
learn-ig-bust-you = A second hazard of the same kind: you lose what you carried. It happens to everyone, and what’s in a tent is never lost.
learn-ig-bust-both = A second hazard of the same kind: you and { $rival } lose what you carried. It happens to everyone, and what’s in a tent is never lost.
learn-ig-second = The second of five temples. The deck is reshuffled with one more artifact, and everyone goes in again.
learn-ig-alone = { $rival } is back in camp, so everything on the next card is yours. Try it: risk one more.
learn-ig-dared =
    { $gems ->
        [one] Now head back: with what’s on the path, that’s 1 gem.
       *[other] Now head back: with what’s on the path, that’s { $gems } gems.
    }
learn-ig-end =
    { $gems ->
        [one] That’s all you need to know. You have 1 gem in your tent. After five temples, the fullest tent wins.
       *[other] That’s all you need to know. You have { $gems } gems in your tent. After five temples, the fullest tent wins.
    }
learn-ig-go-on =
    { $carried ->
        [one] You carry 1 gem. It looks good: stay.
       *[other] You carry { $carried } gems. It looks good: stay.
    }
learn-ig-go-home =
    { $carried ->
        [one] You carry 1 gem, and it’s dangerous here: head back.
       *[other] You carry { $carried } gems, and it’s dangerous here: head back.
    }
learn-ig-sealed = Your choice is sealed. Once everyone has chosen, all choices are revealed at once.
learn-ig-at-home = You’re safe in camp. { $rival } carries on without you. The next round begins when nobody is left inside.

## Replays.

replay-knot-leaves = someone leaves
replay-knot-lost = round lost
replay-graph-incan = Gems and artifacts, including those carried

## The end of a round and of the game.

incan-summary-hazard = Round { $round }: { $hazard ->
    [spider] the spider
    [mummy] the mummy
    [fire] the fire
    [snake] the snake
   *[rockfall] the rockfall
} won
incan-next-artifact = Round { $round } brings { $things } into the deck.
incan-next-round = Round { $round } comes next.
incan-next-tents = The tents open next.
incan-on-to-round = On to round { $round }
incan-open-tents = Open the tents
incan-tents-opening = The tents open
incan-show-result = Show result
incan-tents-closed = Tents stay closed until the end of the game.
incan-key-moments = Key moments
incan-moment-lost = { $names } { $many ->
    [one] loses
   *[other] lose
} { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}{ $many ->
    [one] {""}
   *[other] {" "}each
} to { $hazard ->
    [spider] the spider
    [mummy] the mummy
    [fire] the fire
    [snake] the snake
   *[rockfall] the rockfall
}

## House rulings, beside the rules they belong to.

rule-ig-house-about = Where the rulebooks are silent or disagree, we had to decide. Each of these decisions is marked like this, right below its rule.
rule-ig-house-mark = House ruling
rule-ig-house-02 = Two to eight players can play. The box has pieces for eight, and the editions disagree about the smallest number.
rule-ig-house-03 = The stones never run out, and you can change them for free.
rule-ig-house-04 = All artifacts look alike in the box. Here each has its own picture and name, so everyone knows which one joined.
rule-ig-house-06 = The rulebooks number these two steps the other way round. We let players leave before the next card is flipped.
rule-ig-house-08 = The second card is always flipped right away.
rule-ig-house-12 = Whatever can’t be shared gathers on the last treasure card, even if nobody got anything.
rule-ig-house-13 = You take the artifacts automatically. (The Spanish rulebook has a translation mistake here. We follow the English and Polish ones.)
rule-ig-house-14 = Artifacts count one by one. Carry out three after two others have left, and they’re worth 5 + 10 + 10. Lost artifacts don’t count.
rule-ig-house-15 = If several players leave last, the gems they can’t divide go back to the stock.
rule-ig-house-16 = Gems still on the path go back to the stock. (The Polish rulebook mentions lost artifacts only for rounds that a hazard ends. The English and Spanish ones cover both.)
rule-ig-house-18 = Still tied? You share the victory. The rulebooks tell you to play again, and a rematch is one click away.

## The page about the solved game.

title-incan-gold = Solved: Incan Gold for two · Quipu
page-incan-gold = Incan Gold for two, solved
solved-teaser = With two players, the game is solved: we know the best choice in every position.
solved-title = Incan Gold for two, solved
solved-lead = Every position of the two-player game, played perfectly by both sides.
solved-what = “Solved” means that the exact chance to win is known for every lead, every deck and every card on the path. Perfect play can’t be beaten in the long run. Sometimes it must be unpredictable: then it leaves at random, with exactly the right chance.
solved-edition = Edition
solved-round = Round
solved-loading = Loading the table…
solved-away = This part couldn’t be loaded. Check your connection and reload the page. What you open once stays on this device.
solved-even = Level
solved-ahead = { $n } ahead
solved-behind = { $n } behind

solved-lead-title = What a lead is worth
solved-lead-what = Your chance to win when a round begins, if both play perfectly. The later the round, the more a lead is worth.
solved-lead-chart = Chance to win by lead, one line for each round. The table below has the values.
solved-lead-axis = Lead
solved-before-round = Before round { $round }
solved-mirror = If you’re behind, subtract from 100%. All hazards and artifacts are in the deck.
solved-one-point = Just one point ahead before the last round wins { $chance } of the time.
solved-lead-table = Show as a table
solved-lead-caption = Chance to win before each round

solved-leave-title = When to leave
solved-leave-what = How often perfect play leaves, by your lead before the round and the gems you carry. Both players are inside.
solved-leave-chart = Map of how often perfect play leaves. Choose a lead and a number of gems to read a value.
solved-leave-level = At a level score, one choice is always best. Only a lead makes it worth being unpredictable.
solved-leave-note = Each field is the average over all positions like it, weighted by how often they come up. All hazards and artifacts are in the deck when the round begins.
solved-hazards = Hazards on the path
solved-gems-axis = Gems you carry
solved-legend = Legend
solved-legend-stay = Stay
solved-legend-leave = Leave
solved-legend-mix = Mix: leave at random
solved-legend-never = Doesn’t come up
solved-map-at = { $lead }, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} carried, { $hazards ->
    [0] no hazard
    [one] 1 hazard
   *[other] { $hazards } hazards
}:
solved-map-never = this doesn’t come up.
solved-map-says = leave { $camp } of the time. { $mixed } of these positions call for a mix.

solved-look-title = Look up a position
solved-look-what = Lay out the path and see what perfect play does. Tap a card on the path to remove it.
solved-lead-start = Your lead before the round
solved-inside = Who is inside?
solved-both = Both of you
solved-only-you = Only you
solved-only-other = Only the other player
solved-path = Path
solved-path-empty = No cards yet. Add some below.
solved-carried = { $gems ->
    [one] Carried: 1 gem.
   *[other] Carried: { $gems } gems.
} On the path: { $path }.
solved-you-left = { $cards ->
    [one] You left after 1 card.
   *[other] You left after { $cards } cards.
}
solved-other-left = { $cards ->
    [one] The other player left after 1 card.
   *[other] The other player left after { $cards } cards.
}
solved-clear = Clear path
solved-add-title = Add a card
solved-add = Add: { $card }
solved-remove = Remove: { $card }
solved-treasure = treasure { $gems }
solved-treasures = Treasures
solved-earlier = Earlier rounds
solved-earlier-none = In round 1 everything is still in the deck.
solved-earlier-what = Which hazards have left the game, and where the artifacts of earlier rounds are.
solved-gone = Hazards out of the game
solved-gone-of = { $hazard }: { $n } out of the game
solved-in-deck = In the deck
solved-yours = In your tent
solved-others = In the other tent
solved-lost = Lost
solved-answer = Perfect play
solved-working = Solving this round…
solved-not-asked = No one chooses yet: the next card is flipped first.
solved-impossible = This can’t happen in this round. Check the earlier rounds.
solved-value = your chance to win
solved-mix = Leave { $camp } of the time, stay { $torch } of the time.
solved-equal = Both choices are equally good.
solved-leave = Leave.
solved-stay = Stay.
solved-other-leaves = The other player leaves.
solved-other-stays = The other player stays.
solved-if-leave = You leave
solved-if-stay = You stay
solved-they-leave = They leave
solved-they-stay = They stay
solved-other-does = The other player leaves { $camp } of the time and stays { $torch } of the time.
solved-matrix = Your chance to win by what you both choose

solved-play-title = Play against it
solved-play-what = Five rounds against perfect play. After each choice you see what it was worth.
solved-play-begin = Start a game
solved-play-again = New game
solved-perfect = Perfect play
solved-card-with = { $card }, { $gems ->
    [one] 1 gem left
   *[other] { $gems } gems left
}
solved-round-of = Round { $round } of V
solved-won = You win!
solved-lost-game = Perfect play wins.
solved-tied = A shared win.
solved-grade = Leave: { $leave }. Stay: { $stay }.
solved-grade-equal = Both are equally good here.
solved-grade-best = Best choice.
solved-grade-lost = You lost { $points } points.
solved-grade-mix = Perfect play leaves { $camp } of the time.
solved-totals = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}, { $good } of them perfect. Lost in all: { $points } points of win chance.

solved-thumb-title = A rule of thumb
solved-thumb-what = Three numbers to remember:
solved-thumb-count = Count the gems you carry, plus { $each } for each hazard on the path.
solved-thumb-leave = Leave when that makes { $limit }.
solved-thumb-alone = If the other player has left, leave as soon as that puts you { $ahead ->
    [one] 1 point
   *[other] { $ahead } points
} ahead.
solved-thumb-never = Never leave before the first hazard.
solved-thumb-wins = Against perfect play it wins { $wins } ± { $margin } of its games.
solved-bots-title = How to beat the bots
solved-bots-what = How often someone wins who knows exactly how a bot chooses. Perfect play loses to no one: for it, this number is 50%.
solved-bots-who = Bot or rule
solved-bots-best = Best answer wins
solved-at-least = at least { $chance }

# Why a choice is right, in puzzles.
incan-why-camp-alone = You’re the last one inside. If you leave now, all { $gems } gems are yours{ $worth ->
    [0] .
   *[other] , and artifacts worth { $worth } too.
}
incan-why-camp-artifact = An artifact lies on the path. If you leave alone, you take { $worth } points.
incan-why-camp-lead = This is the last round. With what you carry, you’re { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead: bring it home.
incan-why-camp-path = { $gems } gems lie on the path. The first to leave gets them.
incan-why-camp-rich = You carry { $gems } gems. That’s too much to risk.
incan-why-camp-hazards = { $hazards ->
    [one] One hazard lies
   *[other] { $hazards } different hazards lie
} on the path. The next card ends the round with a chance of { $percent }%.
incan-why-camp-enough = What you can bring home now is worth more than the next card.
incan-why-torch-behind = You’d be { $points ->
    [one] 1 point
   *[other] { $points } points
} behind. Only more gems can win this.
incan-why-torch-safe = No hazard lies on the path: the next card can’t hurt you.
incan-why-torch-few = { $inside ->
    [one] You’re alone inside: everything that comes is yours.
   *[other] Only { $inside } of you are inside: there’s more for each.
}
incan-why-torch-poor = { $gems ->
    [0] You carry nothing, so you have nothing to lose.
    [one] You carry only 1 gem, so you have little to lose.
   *[other] You carry only { $gems } gems, so you have little to lose.
}
incan-why-torch-calm = The next card ends the round with a chance of only { $percent }%.

# A choice in a few words, for reviews.
review-incan-torch = staying
review-incan-camp = leaving
review-incan-stayed = { $n ->
    [one] { $name } stayed alone inside
   *[other] { $name } stayed with { $n } inside
}
review-incan-left = { $n ->
    [one] { $name } left as the last one inside
   *[other] { $name } left with { $n } inside
}
