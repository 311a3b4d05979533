# The table of Incan Gold and Diamant.

ig-spider = Spider
ig-mummy = Mummy
ig-fire = Fire
ig-snake = Snake
ig-rockfall = Rockfall
ig-artifact-1 = the golden idol
ig-artifact-2 = the sun mask
ig-artifact-3 = the vessel
ig-artifact-4 = the necklace
ig-artifact-5 = the headdress
ig-edition-incan-2006 = Incan Gold, 2006
ig-edition-incan-2020 = Incan Gold, 2020
ig-edition-diamant-2005 = Diamant, 2005
ig-edition-diamant-2016 = Diamant, 2016
ig-nameless = Explorer { $number }

# What happens, in the log and for those who listen.
ig-everybody-stays = Everybody stays
ig-goes-on-alone = { $name } goes on alone
ig-slips-out = { $name } slips out alone
ig-last-leaves = { $name } leaves as the last one
ig-some-leave = { $names } leave
ig-all-leave = { $names } leave; nobody is left inside
ig-and-stay = { $heading }; { $names } { $many ->
    [one] stays
   *[other] stay
}
ig-left-empty = { $names } { $many ->
    [one] goes
   *[other] go
} home empty-handed
ig-left = { $names } { $many ->
    [one] brings
   *[other] bring
} home { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}{ $many ->
    [one] {""}
   *[other] {" "}each
}
ig-left-both = { $names } { $many ->
    [one] brings
   *[other] bring
} home { $gems } gems{ $many ->
    [one] {""}
   *[other] {" "}each
}: { $carried } carried, { $share } from the path
ig-left-rest = { $home }; { $rest ->
    [one] 1 stays
   *[other] { $rest } stay
} on the path
ig-told-taken = { $name } takes { $things }, worth { $worth }
ig-told-first = { $hazard }, the first one
ig-told-second = { $hazard }, the second one: the round is over. { $gems ->
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
ig-told-artifact = On the path: { $artifact }
ig-told-treasure = Treasure { $gems }: { $each } each, { $rest ->
    [one] 1 stays
   *[other] { $rest } stay
}
ig-told-treasure-all = Treasure { $gems }: { $each } each
ig-told-treasure-none = Treasure { $gems }: too few to share, { $rest ->
    [one] 1 stays
   *[other] { $rest } stay
}
ig-told-began = Round { $round }: everybody goes in
ig-told-began-with = Round { $round }: everybody goes in, { $things } { $many ->
    [one] joins
   *[other] join
} the deck
ig-told-ended = Round { $round } is over
ig-told-ended-lost = Round { $round } is over; { $things } { $many ->
    [one] is
   *[other] are
} lost
ig-won = { $many ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the victory with { $points }
}
ig-said-sealed = Your choice is sealed.
ig-chosen = { $chosen } of { $asked } have chosen
ig-said-asked = Torch or camp? { $carried ->
    [0] You carry nothing
    [one] You carry 1 gem
   *[other] You carry { $carried } gems
}, { $path ->
    [0] nothing lies on the path.
    [one] 1 lies on the path.
   *[other] { $path } lie on the path.
}
ig-said-summary = Round { $round } of 5. Inside: { $inside }. Each carries { $carried }, and { $path } lie on the path.
ig-said-late = { $seconds } seconds left.

# The bar at the top.
ig-title = { $edition }: round { $round } of 5, { $players } players
ig-leave-table = Leave the table
ig-rounds = Rounds
ig-round = Round { $round }
ig-round-done = Round { $round }, finished
ig-round-now = Round { $round }, now
ig-joined = In the deck: { $things }
ig-all-artifacts = all five artifacts
ig-gone-for-good = Gone for good
ig-removed = Out of the game: one { $hazard }

# The temple.
ig-path = The path: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} lying on it
ig-treasure = Treasure { $value }, { $gems ->
    [0] no gems left on it
    [one] 1 gem left on it
   *[other] { $gems } gems left on it
}
ig-empty = empty
ig-hazard = Hazard: { $name }
ig-artifact-lies = Artifact: { $name }, worth { $worth } to one who leaves alone
ig-worth = worth { $worth }
ig-deck = Quest deck, { $cards } cards
ig-deck-left = { $cards } left
ig-inside = { $inside ->
    [0] Nobody is inside
    [one] 1 inside, at risk { $carried }
   *[other] { $inside } inside, at risk { $carried } each
}
ig-on-path = On the path { $gems }

# The camp.
ig-camp-heading = The camp
ig-you = you
ig-host = Host
ig-starts = Turns the cards this round
ig-bot = Bot, { $level }
ig-stand-in = bot plays
ig-away = away
ig-gems = gems
ig-in-your-tent = { $gems } in your tent
ig-in-the-tent = { $gems } in the tent
ig-in-tent-short = { $gems } in tent
ig-state-open = in the open tent
ig-state-open-short = in tent
ig-state-beside = beside the tent
ig-state-inside = inside
ig-state-safe = safe in camp
ig-state-home = in camp
ig-state-empty = empty-handed
ig-state-empty-short = got out
ig-some-artifact = an artifact
ig-has-artifact = { $name }, worth { $worth }

# Moments.
ig-torch = Torch
ig-camp = Camp
ig-next-card = { $many ->
    [one] The next card is turned for one.
   *[other] The next card is turned for { $many }.
}
ig-second = { $hazard }, the second one!
ig-loses = loses
ig-gone = Whoever is inside runs with empty hands. This card is gone for good: { $hazard }.
ig-round-lost = Round { $round }: { $hazard } won
ig-round-over = Round { $round }: all are home
ig-lost = Lost in the temple: { $things }
ig-explorer = Explorer
ig-brought = Home
ig-dropped = Dropped
ig-on-cord = On a cord
ig-artifacts = Artifacts
ig-rank = Rank
ig-gems-column = Gems
ig-points = Points
ig-played = { $edition }
ig-tie-artifacts = { $names } have { $points } points each. { $winners } { $many ->
    [one] has
   *[other] have
} more artifacts ({ $artifacts }), and that decides.
ig-tie-shared = { $names } have { $points } points and equally many artifacts, so the victory is shared.
ig-tie-shared-2016 = { $names } have { $points } points each: in this edition that is a shared victory.

# The dock.
ig-torch-or-camp = Torch or camp?
ig-sealed = Sealed
ig-over = The game is over
ig-paused = Waiting for somebody to come back
ig-time-left = Time left
ig-hours = { $hours } h { $minutes } min
ig-days = { $days } d { $hours } h
ig-torch-means = { $carried ->
    [0] Stay. You have nothing to lose.
   *[other] Stay. Risk your { $carried } for the next card.
}
ig-camp-means = { $carried ->
    [0] Leave with nothing.
   *[other] Leave with { $carried }.
}
ig-camp-means-share = { $carried ->
    [0] Leave with a share of the { $path } on the path.
   *[other] Leave with { $carried } and a share of the { $path } on the path.
}
ig-camp-means-all = { $carried ->
    [0] Leave with the { $path } on the path.
   *[other] Leave with { $carried } and all { $path } on the path.
}
ig-camp-takes = { $gems } You take { $things }, worth { $worth }.
ig-camp-alone = { $gems } Alone, you also take { $things }, worth { $worth }.
ig-you-torch = You hold up a torch
ig-you-camp = You go back to camp
ig-only-you = Only you can see this until all have chosen.
ig-tent-holds = { $gems } in your tent
ig-wait-home = You are out of the temple until the next round.
ig-wait-turn = The next card is being turned.
ig-watching = You are looking on
ig-watching-note = The choices are shown when all have chosen.
ig-bot-plays = A bot plays for you
ig-bot-plays-note = It goes on until you take your seat back.
ig-take-back = Take my seat back
ig-once-more = Once more?
ig-play-again = Play again
ig-ready = I am ready
ig-is-ready = You are ready
ig-next-note = The same table, the same people.
ig-next-ready = Ready: { $names }
ig-next-waiting = Waiting for { $names }
ig-next-watch = The players decide whether they play again.
ig-stand-up = Stand up
ig-leave = To the start page
ig-record = Save the record

# Odds, log, masks.
ig-odds = Odds
ig-percent = { $percent } %
ig-odds-brief = { $percent } % that the next card ends it
ig-odds-of = { $deadly } of { $cards } cards end the round
ig-odds-deadly = { $many } deadly
ig-odds-treasures = { $many ->
    [one] 1 treasure
   *[other] { $many } treasures
}
ig-odds-warnings = { $many ->
    [one] 1 new hazard
   *[other] { $many } new hazards
}
ig-odds-artifacts = { $many ->
    [one] 1 artifact
   *[other] { $many } artifacts
}
ig-odds-values = Treasures left: { $values }
ig-odds-leaving = What leaving now pays
ig-odds-leavers = Leave together
ig-odds-each = Each brings home
ig-odds-pays = { $gems }
ig-odds-pays-more = { $gems } and artifacts worth { $worth }
ig-log = What happened
ig-reactions = Hold up a mask
ig-mask-brave = Brave!
ig-mask-wow = Wow
ig-mask-laugh = Ha!
ig-mask-phew = Phew
ig-mask-ouch = Ouch
ig-mask-hurry = Hurry up
ig-shows = { $name }: { $mask }
ig-mute = No more masks from { $name }
ig-mute-shown = { $name }: { $mask }. Press to see no more masks from { $name }
ig-unmute = See the masks of { $name } again
