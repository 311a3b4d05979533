## What is said before the game: on the start page and while people sit down.

hook-gold = Turn two cards. Remember all of them.
option-gold-mines = Mines
option-gold-mines-note = Each player picks a color, or two if only two play. Anyone without a wish gets what is left.
option-gold-mines-green = green
option-gold-mines-orange = orange
option-gold-mines-blue = blue
option-gold-mines-red = red
option-gold-mines-purple = purple
option-gold-start = Start player
option-gold-stall-guard = Stall guard
option-gold-stall-guard-note = The gold rush also begins when turns bring nothing new for too long.
option-gold-stall-guard-on = If the table stalls, the gold rush begins.
option-gold-stall-guard-off = The gold rush never begins early, even if the table stalls.
option-gold-match = Match
option-gold-match-note = As many rounds as players; everyone starts one.
option-gold-open-piles = Open piles
option-gold-open-piles-note = Everyone can look through everyone’s gold.
option-gold-match-on = A match: as many rounds as players.
option-gold-match-off = One round.
option-gold-open-piles-on = Piles are open: everyone can look through them.
option-gold-open-piles-off = Piles are covered until they are counted.

## The table.

gold-card-gold = Gold { $points }
gold-card-dynamite = Dynamite
gold-prospector = { $color ->
    [green] Green
    [orange] Orange
    [blue] Blue
    [red] Red
   *[purple] Purple
} prospector { $value }
gold-mine = { $color ->
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
gold-why-owner = { $color ->
    [green] The green mine
    [orange] The orange mine
    [blue] The blue mine
    [red] The red mine
   *[purple] The purple mine
} { $you ->
    [yes] is yours.
   *[no] belongs to { $name }.
} Both cards leave the table.
gold-why-neutral = { $color ->
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

## The rules page.

lead-gold = A memory game for two to five. Sixty-four cards lie face down. Turn two, remember what you saw, and let prospectors carry gold to your mine.
rule-g-cards-title = The cards
rule-g-box = There are 64 cards: 24 gold cards, 35 prospectors and 5 dynamite. Besides, each of the five colours has a mine.
rule-g-gold-cards = Gold: five cards of 1 point, seven of 2, seven of 3 and five of 4. That is 60 points in all.
rule-g-prospectors = Prospectors: in each of the five colours two of value 2, two of value 3, two of value 4 and one of value 5. The value says how heavy a load they can carry.
rule-g-dynamite-cards = Dynamite: five cards. It takes itself and another card out of the game.
rule-g-players = Two to five can play.
rule-g-start-title = Before the first turn
rule-g-owners = With three, four or five players everybody owns one mine, with two players everybody owns two. They are given out in seat order: green, orange, blue, red, purple.
rule-g-neutral = Mines that nobody owns take no part, but their prospectors do: they are shuffled in and are called neutral.
rule-g-square = All 64 cards are shuffled and laid out face down, eight rows of eight. A card never moves: where one is taken away a hole remains. Places have names from A1 to H8.
rule-g-begins = The first seat begins, unless the table agreed on another one.
rule-g-turn-title = Your turn
rule-g-two-cards = Turn two cards, one after the other, for all to see: you may look at the first before you choose the second. A card that was turned before may be turned again. What the two cards are decides what happens.
rule-g-out-dynamite = Dynamite
rule-g-dynamite-what = If one of the two is dynamite, or both are, both cards are out of the game, and nobody gets anything. Also after a first card that is dynamite you have to turn a second one.
rule-g-out-found = Gold found
rule-g-found-what = A prospector and gold worth no more than his value: he carries it to his mine. The owner of the mine gets the gold, no matter whose turn it is. If the mine is neutral, the gold is yours. The prospector is out of the game.
rule-g-found-example = Green 4 can carry gold 3: both leave the table, and 3 points go under the green mine. Green 2 could not.
rule-g-out-duel = Duel
rule-g-duel-what = Two prospectors with different values, of one colour or of two: the weaker is out of the game. The stronger is turned face down where he lies.
rule-g-duel-example = Blue 5 meets red 3: red 3 is gone, and blue 5 is turned back.
rule-g-out-nothing = Nothing
rule-g-nothing-what = Two gold cards, two prospectors of the same value, or a prospector who is too weak for the gold: both are turned face down where they lie.
rule-g-next = Then it is your left neighbour’s turn. Success earns no second turn.
rule-g-memory-title = What you see, and what you remember
rule-g-pile = Gold that was won is kept face down under its owner’s mine. You may look through your own pile; the others stay closed until they are counted at the end. At a table with open piles everybody may look through all.
rule-g-remember = Everybody sees every card as it is turned, and the gold as it is won. What was turned back, and what has left the game, you have to remember: nothing on the table keeps it for you, not even if you leave and come back.
rule-g-rush-title = The gold rush
rule-g-rush-begins = If ten cards or fewer lie on the table when a turn begins, the gold rush begins with it and goes on until the last card.
rule-g-rush-what = In the gold rush you turn only one card. Gold is yours, whatever your colour. A prospector or dynamite is simply taken out of the game.
rule-g-stalled = A turn is idle if no card left the table in it and neither card was turned for the first time. After twice as many idle turns in a row as there are players, the gold rush begins with the next turn, however many cards there are.
rule-g-ex-title = Six turns, card by card
rule-g-ex-who = Ana owns the green mine, Ben the orange one and Nina the blue one. Red and purple are neutral.
rule-g-ex-weak = Ana turns gold 3 and orange 2. Two is too weak for three: both are turned back.
rule-g-ex-found = Ben turns orange 4, remembers where the gold 3 lies, and turns it. It is his own prospector: Ben has 3 points.
rule-g-ex-other = Nina turns green 3 and gold 2. It is her turn, but the green mine is Ana’s: Ana has 2 points.
rule-g-ex-neutral = Ana turns purple 5 and gold 4. Nobody owns the purple mine, so the gold is hers: Ana has 6 points.
rule-g-ex-duel = Ben turns blue 5 and orange 2. The weaker is out: he has lost a prospector of his own. Blue 5 is turned back.
rule-g-ex-dynamite = Nina turns dynamite, and has to turn another card: gold 4. Both are out of the game.
rule-g-end-title = The end
rule-g-end-points = The game ends when the table is empty. The most points on gold win. Of players with equal points the one with more gold cards is ahead; if these are equal too, they share the place.
rule-g-match-what = In a match you play as many rounds as there are players, each begun by another one, and keep your mines. The points of all rounds are added up, and the highest total wins. If totals are equal, the points of the last round decide; if these are equal too, the place is shared.
rule-g-house-title = Where the rulebook is silent
rule-g-house = We decided: cards are turned one by one, a pile stays closed until it is counted, what has left the game may not be looked through, and a table on which nothing happens any more goes over to the gold rush. The command “quipu rules gold” marks every such ruling.

## The lesson.

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

## Replays.

replay-knot-gold = gold found
replay-knot-dynamite = dynamite
replay-graph-gold = Points
