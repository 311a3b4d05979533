# The table of Gold. $you is "yes" in a sentence to the one it is about, and "no" in a sentence about somebody else.
# $colour is green, orange, blue, red or purple.

# What things are called.
gold-card-gold = Gold { $points }
gold-card-dynamite = Dynamite
gold-prospector = { $colour ->
    [green] Green
    [orange] Orange
    [blue] Blue
    [red] Red
   *[purple] Purple
} prospector { $value }
gold-mine = { $colour ->
    [green] Green mine
    [orange] Orange mine
    [blue] Blue mine
    [red] Red mine
   *[purple] Purple mine
}

# What the cards do, while they lie face up.
gold-told-found = { $you ->
    [yes] { $prospector } carries gold { $points } to you
   *[no] { $prospector } carries gold { $points } to { $name }
}
gold-why-owner = { $colour ->
    [green] The green mine
    [orange] The orange mine
    [blue] The blue mine
    [red] The red mine
   *[purple] The purple mine
} { $you ->
    [yes] is yours.
   *[no] belongs to { $name }.
} Both cards leave the table.
gold-why-neutral = { $colour ->
    [green] The green mine
    [orange] The orange mine
    [blue] The blue mine
    [red] The red mine
   *[purple] The purple mine
} has no owner, so { $you ->
    [yes] you, who turned the cards, get the gold.
   *[no] { $name }, who turned the cards, gets the gold.
} Both cards leave the table.
gold-told-dynamite = Dynamite!
gold-why-dynamite = Both cards are out of the game. Nobody gets anything.
gold-told-duel = Duel: { $winner } stays, { $loser } leaves
gold-why-duel = The weaker one is out of the game. The stronger one is turned face down again.
gold-told-nothing = Nothing
gold-why-two-gold = Two gold cards, and nobody to carry them. Both are turned face down again.
gold-why-equal = Two prospectors of the same value do not fight. Both are turned face down again.
gold-why-weak = A prospector of value { $value } is too weak for gold { $points }. Both are turned face down again.
gold-told-rush-gold = { $you ->
    [yes] Gold { $points } is yours
   *[no] Gold { $points } goes to { $name }
}
gold-why-rush-gold = In the gold rush colours no longer matter.
gold-told-rush-blank = { $card }: no gold
gold-why-rush-blank = In the gold rush it is simply taken out of the game.
gold-told-rush = The gold rush begins
gold-why-rush-few = { $cards ->
    [one] 1 card is left.
   *[other] { $cards } cards are left.
} From now on: one card a turn, and gold is for whoever turns it.
gold-why-rush-stalled = Nothing new has happened for a while. From now on: one card a turn, and gold is for whoever turns it.

# For those who listen.
gold-said-turned = { $you ->
    [yes] You turn { $place }: { $card }.
   *[no] { $name } turns { $place }: { $card }.
}
gold-said-summary = Round { $round } of { $rounds }. { $cards ->
    [one] 1 card lies
   *[other] { $cards } cards lie
} on the table. { $turn }.
gold-said-summary-rush = Round { $round } of { $rounds }. Gold rush: { $cards ->
    [one] 1 card lies
   *[other] { $cards } cards lie
} on the table. { $turn }.
gold-said-asked = Your turn. Turn a card.
gold-said-asked-second = Turn a second card.

# The log. It names no card.
gold-log-dynamite = { $name }: dynamite, both cards gone
gold-log-gold = { $name }: gold
gold-log-gold-for = { $name }: gold for { $to }
gold-log-duel = { $name }: a duel, one card gone
gold-log-nothing = { $name }: nothing, both turned back
gold-log-rush-blank = { $name }: no gold, one card gone
gold-log-counted = Round { $round } is counted: { $points }
gold-log-began = Round { $round } begins with { $name }
gold-score = { $name } { $points }
gold-won = { $many ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the victory with { $points }
}

# The bar at the top.
gold-title = Gold: { $players } players
gold-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
gold-over = The game is over
gold-rush = Gold rush
gold-rush-flag = One card a turn. Gold is for whoever turns it.
gold-left = { $cards ->
    [one] card left
   *[other] cards left
}
gold-round = Round { $round } of { $rounds }

# The table of cards.
gold-grid = Table of cards: rows 1 to 8, columns A to H
gold-cell-down = { $place }, face down
gold-cell-up = { $place }, face up: { $card }
gold-cell-empty = { $place }, empty
gold-cell-turning = { $place }, being turned

# Mines and piles.
gold-mines = Mines and piles
gold-no-owner = No owner
gold-no-owner-what = { $mines ->
    [one] Gold for this mine goes to whoever turns it.
   *[other] Gold for these mines goes to whoever turns it.
}
gold-covered = Covered pile
gold-pile = { $points ->
    [one] Pile: 1 point
   *[other] Pile: { $points } points
}
gold-your-pile = Your pile: { $points }
gold-pile-empty = No gold yet.

# The panel: what is asked, what happened.
gold-panel = What happens
gold-ask-first = Turn a card
gold-ask-second = Turn a second card
gold-ask-rush = Turn one card
gold-ask-how = Arrow keys move, Enter turns.
gold-ask-how-touch = Press a card that lies face down.
gold-ask-rush-how = If it is gold, it is yours.
gold-ask-dynamite = After dynamite you have to turn a second card too.
gold-wait-first = { $name } turns a card
gold-wait-second = { $name } turns a second card
gold-wait-note = Remember what you see.
gold-watching-note = You are looking on.
gold-turned = { $place }: { $card }
gold-on-its-way = { $place } is being turned
gold-your-choice = your choice
gold-second-card = second card
gold-next = { $you ->
    [yes] Next: you
   *[no] Next: { $name }
}
gold-go-on = Go on
gold-stall = { $turns ->
    [one] If nothing new is turned in this turn, the gold rush begins.
   *[other] If nothing new is turned in the next { $turns } turns, the gold rush begins.
}

# Rounds and the end.
gold-sheet = Score sheet
gold-player = Player
gold-rank = Rank
gold-round-short = R{ $round }
gold-round-name = Round { $round }
gold-total = Total
gold-points = Points
gold-cards = Gold cards
gold-pile-column = Pile
gold-counted = Round { $round } is counted
gold-counted-why = The piles are open until the next round begins.
gold-tie-cards = { $names } have { $points } points each. { $many ->
    [one] { $winners } has more gold cards ({ $cards }), and that decides.
   *[other] { $winners } have more gold cards ({ $cards }), and that decides.
}
gold-tie-shared = { $names } have { $points } points and equally many gold cards, so the victory is shared.
gold-tie-round = { $names } have { $points } points in all. { $many ->
    [one] { $winners } has more points in the last round ({ $last }), and that decides.
   *[other] { $winners } have more points in the last round ({ $last }), and that decides.
}
gold-tie-round-shared = { $names } have { $points } points in all and equally many in the last round, so the victory is shared.

# Help.
gold-help = What two cards do
gold-help-found = A prospector and gold worth no more than his value: his mine’s owner gets the gold. If nobody owns the mine, it is for whoever turned it.
gold-help-duel = Two prospectors: the weaker is out of the game, the stronger is turned back.
gold-help-dynamite = Dynamite with anything: both are out of the game.
gold-help-nothing = Two gold cards, two equal prospectors, or one too weak: both are turned back.
gold-help-found-title = Gold found
gold-help-duel-title = Duel
gold-help-rush = With { $cards } cards or fewer the gold rush begins: one card a turn, and gold is for whoever turns it.
gold-deck = What the deck holds
gold-deck-gold = { $cards } gold cards, { $points } points in all
gold-deck-prospectors = { $cards } prospectors: each of the five colours has these
gold-deck-dynamite = { $cards } dynamite
gold-times = × { $count }
gold-log-note = The log keeps no values and no places: remembering is the game.
