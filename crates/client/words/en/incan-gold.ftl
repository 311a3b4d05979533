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
