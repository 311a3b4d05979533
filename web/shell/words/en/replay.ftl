# Games played back.

# The way here from other pages.
replay-look = Watch replay
replay-look-at = Watch replay: { $title }
replay-elsewhere = Open the record of another game

# Choosing a game.
replay-pick = Look at a game again
replay-pick-note = Every game can be played back, step by step and from any seat, and played on from any moment.
replay-coming = Getting the game …
replay-drop = Drop a record here, or choose a file
replay-drop-note = A record is a small file that ends in .jsonl. It stays on this device.
replay-here = Played on this device
replay-online = Your games on this server
replay-no-too-long = This file is too large for a game. Records of games are much smaller.
replay-no-record = This file is not the record of a game.
replay-no-version = This record was written by another version of Quipu, which this page cannot read.
replay-no-end = This file breaks off in line { $line }. Perhaps it was not downloaded completely.
replay-no-legal = Line { $line } says something that cannot happen in this game, so the record cannot be shown.
replay-no-file = This file cannot be read.
replay-no-such = There is no such game for you. Only those who played it can see it here; ask one of them for a link.
replay-no-server = The server cannot be reached. Games of this device and files can be opened all the same.
replay-no-worker = This browser cannot play games back.
replay-broken = The game cannot be shown any further: { $problem }
replay-branch-broken = It cannot be played on from here: { $problem }

# The game and its end.
replay-title = { $many ->
    [one] { $game }: { $names } wins
   *[other] { $game }: { $names } win together
}
replay-title-open = { $game }: not played to the end

# The transport.
replay-transport = Replay
replay-slider = Moment of the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-at = Step { $step } of { $of }, round { $round }
replay-at-text = Step { $step } of { $of }, round { $round }: { $text }
replay-speed = Speed
replay-times = { $speed } ×
replay-eyes = Seen by
replay-everybody = Everybody
replay-knot-round = round

# The lists below.
replay-steps = Steps
replay-step-first = The game begins
replay-step-of = { $name } plays
replay-graph-label = { $what }, one line for each player over the whole game. The numbers of this moment stand above.

# The check.
replay-fair = The cards were not steered
replay-unfair = This record does not hold
replay-unknown = The cards cannot be checked
replay-fair-why = { $n ->
    [one] What chance brought was worked out again from the secret of the game, and it is the same.
   *[other] All { $n } things that chance brought were worked out again from the secret of the game, and they are the same.
}
replay-why-branched = This game was played on from step { $step } of another one. What chance brought before comes from there, so there is no proof for all of it.
replay-why-no-proof = The record does not say what its chance was made of. Records of finished games here do.
replay-why-bad-proof = The record says something about its chance, but not in a way that can be checked.
replay-why-commitment = The secret in this record is not the one that was promised before the first card.
replay-why-step = In line { $line } something else came than the secret of the game gives. Somebody has changed the record, or the cards.
replay-why-unfinished = The game was not played to its end. Its secret was known too early to prove anything.
replay-check-rules = Every step follows the rules
replay-check-proof = The record has a proof of its chance
replay-check-secret = The secret is the promised one
replay-check-cards = All that chance brought follows from it
replay-check-end = The game was played to its end
replay-check-holds = holds
replay-check-fails = fails
replay-check-open = not checked
replay-check-stirred = { $stirred ->
    [0] None of the { $seats } players added numbers of their own, so whoever dealt could have tried many secrets beforehand.
   *[other] { $stirred } of { $seats } players added numbers of their own, which nobody could know when the secret was promised.
}
replay-check-commitment = The promise. It counts for you if it is what you were shown before the first card:
replay-check-how = What this means
replay-check-how-1 = Before the first card the dealer draws a secret and shows its fingerprint to everybody: the promise. Then each player’s device adds random numbers of its own. Secret and numbers together decide every card of the game.
replay-check-how-2 = When the game is over the secret is told. Anybody can then work out all cards again, as this page just did, and see that none was changed, left out or drawn twice.
replay-check-how-3 = It does not prove that the dealer, who knew the secret, told nobody. And it says nothing about the choices of the players.

# Playing on.
replay-branch = Play on from here
replay-branch-note = You take a seat at this moment, and bots take the others. What comes next is dealt anew.
replay-branch-over = The game is over here. Go back to a moment where it is on.
replay-branch-replaces = There is another game on this device. It will be given up for this one.
replay-branch-seat = Your seat
replay-branch-level = The bots
replay-branch-name = Your name
replay-branch-go = Play on
replay-branch-replace = Give it up and play on

# Giving it on.
replay-give = Show it to others
replay-link = Link to this moment
replay-download = Save game file
replay-other = Another game
replay-link-copied = Link copied. Anyone with it sees the game at this moment.
replay-link-file = This game came from a file, so there is no link to it. Send the file and the number of the step.
replay-link-device = This game is saved only on this device, so a link would not work for anyone else. Send the game file instead.
replay-link-marked = The link is marked: copy it.
