# The table of Incan Gold and Diamant.

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
