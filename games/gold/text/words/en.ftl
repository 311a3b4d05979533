## What is said before the game: on the start page and while people sit down.

hook-gold = Turn two cards. Remember all of them.
option-gold-mines = Mines
option-gold-mines-note = Each player picks a color, or two in a two-player game. If you don’t pick, you get what’s left.
option-gold-mines-green = green
option-gold-mines-orange = orange
option-gold-mines-blue = blue
option-gold-mines-red = red
option-gold-mines-purple = purple
option-gold-start = Start player
option-gold-stall-guard = Stall guard
option-gold-stall-guard-note = The gold rush also begins after too many turns with nothing new.
option-gold-stall-guard-on = If the game stalls, the gold rush begins.
option-gold-stall-guard-off = The gold rush never begins early, even if the game stalls.
option-gold-match = Match
option-gold-match-note = One round per player; everyone starts one.
option-gold-open-piles = Open piles
option-gold-open-piles-note = Everyone can look through everyone’s gold.
option-gold-match-on = A match: one round per player.
option-gold-match-off = One round.
option-gold-open-piles-on = Piles are open: everyone can look through them.
option-gold-open-piles-off = Piles stay covered until they’re counted.

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
    [yes] { $prospector } brings you gold { $points }
   *[no] { $prospector } brings { $name } gold { $points }
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
    [yes] you get the gold for flipping it.
   *[no] { $name } gets the gold for flipping it.
} Both cards leave the table.
gold-told-dynamite = Dynamite!
gold-why-dynamite = Both cards are out of the game. Nobody gets anything.
gold-told-duel = Duel: { $winner } beats { $loser }
gold-why-duel = The weaker is out of the game. The stronger is turned face down again.
gold-told-nothing = No effect
gold-why-two-gold = Two gold cards, and nobody to carry them. Both are turned face down again.
gold-why-equal = Prospectors of equal value don’t fight. Both are turned face down again.
gold-why-weak = A prospector of value { $value } is too weak for gold { $points }. Both are turned face down again.
gold-told-rush-gold = { $you ->
    [yes] Gold { $points } is yours
   *[no] Gold { $points } goes to { $name }
}
gold-why-rush-gold = In the gold rush, colors don’t matter.
gold-told-rush-blank = { $card }: no gold
gold-why-rush-blank = In the gold rush, it simply leaves the game.
gold-told-rush = The gold rush begins
gold-why-rush-few = { $cards ->
    [one] 1 card is left.
   *[other] { $cards } cards are left.
} From now on, one card per turn. Flip gold and it’s yours.
gold-why-rush-stalled = Nothing new has happened for a while. From now on, one card per turn. Flip gold and it’s yours.

# For those who listen.
gold-said-turned = { $you ->
    [yes] You flip { $place }: { $card }.
   *[no] { $name } flips { $place }: { $card }.
}
gold-said-summary = Round { $round } of { $rounds }. { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} on the table. { $turn }.
gold-said-summary-rush = Round { $round } of { $rounds }. Gold rush: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} on the table. { $turn }.
gold-said-asked = Your turn. Flip a card.
gold-said-asked-second = Flip a second card.

# The log. It names no card.
gold-log-dynamite = { $name }: dynamite, both cards gone
gold-log-gold = { $name }: gold
gold-log-gold-for = { $name }: gold for { $to }
gold-log-duel = { $name }: duel, one card gone
gold-log-nothing = { $name }: no effect, both face down again
gold-log-rush-blank = { $name }: no gold, one card gone
gold-log-counted = Round { $round } scored: { $points }
gold-log-began = { $name } starts round { $round }
gold-score = { $name } { $points }
gold-won = { $many ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the win: { $points } each
}

# The bar at the top.
gold-title = Gold: { $players } players
gold-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
gold-over = The game is over
gold-rush = Gold rush
gold-rush-flag = One card per turn. Flip gold and it’s yours.
gold-left = { $cards ->
    [one] card left
   *[other] cards left
}
gold-round = Round { $round } of { $rounds }

# The table of cards.
gold-grid = Cards: rows 1 to 8, columns A to H
gold-cell-down = { $place }, face down
gold-cell-up = { $place }, face up: { $card }
gold-cell-empty = { $place }, empty
gold-cell-turning = { $place }, being flipped

# Mines and piles.
gold-mines = Mines and piles
gold-no-owner = No owner
gold-no-owner-what = { $mines ->
    [one] Gold for this mine goes to the player who flips it.
   *[other] Gold for these mines goes to the player who flips it.
}
gold-covered = Covered pile
gold-pile = { $points ->
    [one] Pile: 1 point
   *[other] Pile: { $points } points
}
gold-your-pile = Your pile: { $points }
gold-pile-empty = No gold yet.

# The panel: what is asked, what happened.
gold-panel = What’s happening
gold-ask-first = Flip a card
gold-ask-second = Flip a second card
gold-ask-rush = Flip one card
gold-ask-how = Arrow keys move, Enter flips.
gold-ask-how-touch = Tap a face-down card.
gold-ask-rush-how = If it’s gold, it’s yours.
gold-ask-dynamite = Even after dynamite you must flip a second card.
gold-wait-first = { $name } flips a card
gold-wait-second = { $name } flips a second card
gold-wait-note = Remember what you see.
gold-watching-note = You’re watching.
gold-turned = { $place }: { $card }
gold-on-its-way = Flipping { $place }…
gold-your-choice = your choice
gold-second-card = second card
gold-next = { $you ->
    [yes] Next: you
   *[no] Next: { $name }
}
gold-go-on = Continue
gold-stall = { $turns ->
    [one] If nothing new turns up this turn, the gold rush begins.
   *[other] If nothing new turns up in the next { $turns } turns, the gold rush begins.
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
gold-counted = Round { $round }: results
gold-counted-why = All piles are open until the next round begins.
gold-tie-cards = { $names } tie at { $points } points. { $many ->
    [one] { $winners } wins with more gold cards ({ $cards }).
   *[other] { $winners } win with more gold cards ({ $cards }).
}
gold-tie-shared = { $names } tie at { $points } points and have equally many gold cards, so they share the win.
gold-tie-round = { $names } tie at { $points } points overall. { $many ->
    [one] { $winners } wins with more points in the last round ({ $last }).
   *[other] { $winners } win with more points in the last round ({ $last }).
}
gold-tie-round-shared = { $names } tie at { $points } points overall and also in the last round, so they share the win.

# Help.
gold-help = What two cards do
gold-help-found = A prospector and gold worth no more than its value: the owner of the prospector’s mine gets the gold. If it has no owner, the player who flipped the cards does.
gold-help-duel = Two prospectors: the weaker is out of the game, the stronger is turned face down.
gold-help-dynamite = Dynamite with any card: both are out of the game.
gold-help-nothing = Two gold cards, two equal prospectors, or one too weak: both are turned face down.
gold-help-found-title = Gold found
gold-help-duel-title = Duel
gold-help-rush = At { $cards } cards or fewer, the gold rush begins: one card per turn. Flip gold and it’s yours.
gold-deck = What’s in the deck
gold-deck-gold = { $cards } gold cards, { $points } points in total
gold-deck-prospectors = { $cards } prospectors; each of the five colors has these
gold-deck-dynamite = { $cards } dynamite
gold-times = × { $count }
gold-log-note = The log keeps no values and no places: remembering is the game.

## The rules page.

lead-gold = A memory game for two to five. Sixty-four cards lie face down. Flip two, remember what you saw, and let prospectors carry gold to your mine.
rule-g-cards-title = The cards
rule-g-box = There are 64 cards: 24 gold cards, 35 prospectors and 5 dynamite. Each of the five colors also has a mine.
rule-g-gold-cards = Gold: five cards worth 1 point, seven worth 2, seven worth 3 and five worth 4. That’s 60 points in total.
rule-g-prospectors = Prospectors: each of the five colors has two of value 2, two of value 3, two of value 4 and one of value 5. The value is the heaviest load they can carry.
rule-g-dynamite-cards = Dynamite: five cards. Each takes another card out of the game with it.
rule-g-players = Two to five can play.
rule-g-start-title = Before the first turn
rule-g-owners = Each player picks one mine of any color; with two players, two each. If you don’t pick, you get the next free one in this order: green, orange, blue, red, purple.
rule-g-neutral = Mines that nobody owns go back to the box, but their prospectors stay in the game. They’re called neutral.
rule-g-square = All 64 cards are shuffled and laid face down in eight rows of eight. A card never moves: when one is removed, a hole remains. Spaces are named A1 to H8.
rule-g-begins = In the rulebook, the youngest player starts. Here it’s the player in the first seat, unless the host chooses otherwise.
rule-g-turn-title = Your turn
rule-g-two-cards = Flip two cards, one after the other, for everyone to see. You may look at the first before you choose the second. A card that was flipped before can be flipped again. What happens depends on the two cards.
rule-g-out-dynamite = Dynamite
rule-g-dynamite-what = If at least one of the two is dynamite, both cards are out of the game, and nobody gets anything. Even after dynamite you must flip a second card.
rule-g-out-found = Gold found
rule-g-found-what = A prospector carries gold worth no more than its value. The gold goes to the owner of the prospector’s mine, no matter whose turn it is. If the mine is neutral, the gold is yours. The prospector is out of the game.
rule-g-found-example = Green 4 can carry gold 3: both leave the table, and 3 points go under the green mine. Green 2 couldn’t.
rule-g-out-duel = Duel
rule-g-duel-what = Two prospectors with different values, of the same color or not: the weaker is out of the game. The stronger is turned face down in place.
rule-g-duel-example = Blue 5 meets red 3: red 3 is gone, and blue 5 is turned face down.
rule-g-out-nothing = No effect
rule-g-nothing-what = Two gold cards, two prospectors of the same value, or a prospector too weak for the gold: both are turned face down in place.
rule-g-next = Then it’s the turn of the player on your left. There are no bonus turns.
rule-g-memory-title = What you see, and what you remember
rule-g-pile = Gold you win lies face down under your mine. You may look through your own pile; the others stay closed until they’re counted at the end. With open piles, everyone can look through all of them.
rule-g-remember = Everyone sees every card as it’s flipped, and the gold as it’s won. What was turned face down or left the game, you have to remember: nothing on the table does it for you, even if you leave and come back.
rule-g-rush-title = The gold rush
rule-g-rush-begins = If ten cards or fewer are on the table when a turn begins, the gold rush starts and lasts until the last card.
rule-g-rush-what = In the gold rush, you flip only one card. Gold is yours, whatever your color. A prospector or dynamite simply leaves the game.
rule-g-stalled = A turn is idle if no card leaves the table and neither card is flipped for the first time. After twice as many idle turns in a row as there are players, the gold rush begins on the next turn, no matter how many cards are left.
rule-g-ex-title = Six turns, card by card
rule-g-ex-who = Ana owns the green mine, Ben the orange one and Nina the blue one. Red and purple are neutral.
rule-g-ex-weak = Ana flips gold 3 and orange 2. Two is too weak for three: both are turned face down.
rule-g-ex-found = Ben flips orange 4, remembers where the gold 3 lies, and flips it. It’s his own prospector: Ben has 3 points.
rule-g-ex-other = Nina flips green 3 and gold 2. It’s her turn, but the green mine is Ana’s: Ana has 2 points.
rule-g-ex-neutral = Ana flips purple 5 and gold 4. Nobody owns the purple mine, so the gold is hers: Ana has 6 points.
rule-g-ex-duel = Ben flips blue 5 and orange 2. The weaker is out: he has lost a prospector of his own. Blue 5 is turned face down.
rule-g-ex-dynamite = Nina flips dynamite and must flip another card: gold 4. Both are out of the game.
rule-g-end-title = The end
rule-g-end-points = The game ends when the table is empty. The most points in gold win. If players tie, the one with more gold cards is ahead; if still tied, they share the rank.
rule-g-match-what = A match has as many rounds as players, each started by a different one. You keep your mines. Points from all rounds are added up, and the highest total wins. If totals tie, the points of the last round decide; if still tied, the rank is shared.
rule-g-house-title = Where the rulebook is silent

## The lesson.

learn-g-welcome = Sixty-four cards lie face down: gold, prospectors and dynamite. The green and orange mines are yours, blue and red belong to { $rival }, and purple is nobody’s.
learn-g-first = On your turn, flip two cards, one after the other. Try it: flip any card.
learn-g-found-you =
    { $points ->
        [one] Gold found: the prospector was strong enough and brought 1 point to your mine. It lies there face down. The prospector is out of the game.
       *[other] Gold found: the prospector was strong enough and brought { $points } points to your mine. They lie there face down. The prospector is out of the game.
    }
learn-g-found-for-you =
    { $points ->
        [one] { $rival } flipped gold and a prospector of yours: 1 point for you. The owner of the mine gets the gold, no matter whose turn it is.
       *[other] { $rival } flipped gold and a prospector of yours: { $points } points for you. The owner of the mine gets the gold, no matter whose turn it is.
    }
learn-g-found-for-rival =
    { $points ->
        [one] You flipped gold, but the prospector belongs to { $rival }, who gets 1 point. The mine decides, not whose turn it is.
       *[other] You flipped gold, but the prospector belongs to { $rival }, who gets { $points } points. The mine decides, not whose turn it is.
    }
learn-g-found-rival =
    { $points ->
        [one] { $rival } has found gold: 1 point. Neutral prospectors work for the player who flips them, the others for the owner of their mine.
       *[other] { $rival } has found gold: { $points } points. Neutral prospectors work for the player who flips them, the others for the owner of their mine.
    }
learn-g-too-weak = Too weak: the prospector’s value was lower than the gold, so both cards were turned face down. Remember where they are!
learn-g-two-gold = Two gold cards have no effect, so both were turned face down. Remember where they are!
learn-g-equal = Two prospectors of the same value have no effect, so both were turned face down. Remember where they are!
learn-g-duel = A duel: of two prospectors with different values, the weaker is out of the game. The stronger was turned face down in place.
learn-g-dynamite = Dynamite: both cards are out of the game, and nobody gets anything.
learn-g-remember = You’ve seen gold, and a prospector who can carry it for you. Do you remember where they are? Flip both.
learn-g-pair = There’s gold to win among the cards you’ve seen. Do you remember where?
learn-g-any = Your turn. Flip any card: a new one shows you something to remember.
learn-g-watch = { $rival } flips two cards. Watch closely: what they show helps you, too.
learn-g-up-gold =
    { $points ->
        [one] Gold, 1 point. Any prospector can carry it. Flip a second card.
       *[other] Gold, { $points } points. Only a prospector of value { $points } or more can carry it. Flip a second card.
    }
learn-g-up-gold-known =
    { $points ->
        [one] Gold, 1 point, and you’ve seen a prospector who can carry it for you. Flip that card!
       *[other] Gold, { $points } points, and you’ve seen a prospector who can carry it for you. Flip that card!
    }
learn-g-up-yours = One of your prospectors, value { $value }: strong enough for gold up to { $value } points. Flip a second card.
learn-g-up-prospector-known = A prospector of value { $value }, and you’ve seen gold it can carry for you. Flip it!
learn-g-up-rival = One of { $rival }’s prospectors, value { $value }: gold up to { $value } points would go there. Flip a second card.
learn-g-up-neutral = A neutral prospector, value { $value }: gold up to { $value } points is yours. Flip a second card.
learn-g-up-dynamite = Dynamite! Whatever you flip next goes with it.
learn-g-rush = With ten cards or fewer left, the gold rush begins: one card per turn. Flip gold and it’s yours.
learn-g-end = That’s the whole game. When the table is empty, the most points in gold win.

## Replays.

replay-knot-gold = gold found
replay-knot-dynamite = dynamite
replay-graph-gold = Points

## Moments, display and key moments.

gold-rush-begins = Gold rush!
gold-help-and-display = Help and display
gold-display = Display
gold-display-scattered = Scattered cards
gold-display-scattered-note = The cards lie loosely instead of in straight rows. Every card keeps its place.
gold-turn-waits = It’s your turn again. Go on when you’ve seen enough.
gold-key = Key moments
gold-key-found = { $name } finds gold { $points }.
gold-key-gift = { $name } flips gold { $points } for { $to }.
gold-key-destroyed = { $name } flips dynamite: gold worth { $points } is lost.
gold-key-rush = { $name } wins { $points } points in the gold rush.
gold-key-lead = { $name } takes the lead with { $points } points and keeps it.
replay-gold-exploded = Dynamite: { $first } and { $second } leave the game

## House rulings on the rules page, rule by rule.

rule-g-ours = House ruling
rule-g-ours-colors = The rulebook doesn’t name the colors. Ours are green, orange, blue, red and purple.
rule-g-ours-mines = If you don’t pick your mines, they are dealt in seat order, starting with green.
rule-g-ours-places = The square of eight rows is a tip in the rulebook. The names from A1 to H8 are ours.
rule-g-ours-start = In the rulebook the youngest player starts. Here the host decides: the first seat, another one, or chance.
rule-g-ours-one-by-one = The rulebook doesn’t say whether you may look at the first card before you choose the second. Here you may.
rule-g-ours-piles = The rulebook only says that won gold lies face down. Here you may look through your own pile only, and in a match the piles are shown when a round is counted.
rule-g-ours-removed = Nobody may look through the cards that have left the game.
rule-g-ours-stalled = All of this rule is ours. The rulebook doesn’t say what happens when nothing new is flipped. The host can turn it off.
rule-g-ours-match = The player to the left starts the next round, you keep your mines for the whole match, and players who are still tied share the rank.
rule-g-ours-all = Each rule marked “House ruling” on this page is a decision of ours, because the rulebook is silent there. All other rules are the rulebook’s.

# Puzzles: why a choice is right.
gold-puzzle-rush-gold = In the gold rush, gold is yours when you flip it: take the { $points } you know.
gold-puzzle-rush-new = { $gold } of { $cards } unknown cards are gold: an unknown card promises most.
gold-puzzle-rush-pass = A card without gold costs nothing here and leaves the others less to choose from.
gold-puzzle-second-gold = This pair brings you { $points ->
    [one] 1 point
   *[other] { $points } points
}. You’ve seen both cards.
gold-puzzle-second-new = Nothing you know fits. A new card may bring gold, and you learn where it lies.
gold-puzzle-second-duel = The duel removes a prospector with { $value }, who would have found gold for someone else.
gold-puzzle-second-blast = Dynamite clears a card that would help the others.
gold-puzzle-second-pass = These two do nothing to each other. You show nothing new, so the next player learns nothing.
gold-puzzle-second-give = The gold goes to someone else, but every other card would cost you more.
gold-puzzle-first-gold = You know a pair that brings you { $points ->
    [one] 1 point
   *[other] { $points } points
}. Begin with this card.
gold-puzzle-first-new = You know no good pair. Begin with a new card: what it shows may fit a card you know.
gold-puzzle-first-duel = Begin with a card that can win or lose a duel, and take a prospector away from the others.
gold-puzzle-first-known = Begin with a card that everyone knows: a new one would help the next player.
gold-puzzle-ahead = You’re { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead, so leave little open.
gold-puzzle-behind = You’re { $points ->
    [one] 1 point
   *[other] { $points } points
} behind, so you need gold now.
gold-puzzle-level = You’re level with the leader: every point counts.

# Why Pathfinder would choose something.
gold-hint-boom = Dynamite takes both cards out of the game.
gold-hint-deny = Otherwise { $name } can take this gold on the next turn. Points: { $gold }.
gold-hint-duel = A prospector of { $name } leaves the game.
gold-hint-hope = { $percent }% of the cards that no one has seen bring you gold with this one.
gold-hint-new = { $percent }% of the cards that no one has seen bring you gold with one that has been shown.
gold-hint-pair = { $gold ->
    [one] This pair has been shown. It brings you 1 point.
   *[other] This pair has been shown. It brings you { $gold } points.
}
gold-hint-pass = Nothing happens, and the others learn nothing new.
gold-hint-rush = { $gold ->
    [one] There’s gold here: 1 point.
   *[other] There’s gold here: { $gold } points.
}
gold-hint-rush-new = { $percent }% of the cards that no one has seen are gold.

# A choice in a few words, for reviews.
review-gold-flip = flipping { $place }
review-gold-flipped = { $n ->
    [0] { $name } flipped { $place } with all cards seen
    [one] { $name } flipped { $place } with 1 card not seen yet
   *[other] { $name } flipped { $place } with { $n } cards not seen yet
}
gold-hint-unseen = { $n ->
    [one] the card that no one has seen
   *[other] any of the { $n } cards that no one has seen
}
