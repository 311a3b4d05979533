# Replays of games.

# The way here from other pages.
replay-look = Watch replay
replay-look-at = Watch replay: { $title }
replay-elsewhere = Open a game file

# Choosing a game.
replay-pick = Replays
replay-pick-note = Watch any game step by step, from any seat, and play from any moment.
replay-coming = Loading…
replay-drop = Drop a game file here, or choose one
replay-drop-note = A game file is small and ends in .jsonl. It stays on this device.
replay-here = Played on this device
replay-online = Your games on this server
replay-no-too-long = This file is too large for a game file.
replay-no-record = This isn’t a game file.
replay-no-version = This game file comes from another version of Quipu. This page can’t read it.
replay-no-game = This game file is for a game that this version of Quipu doesn’t have.
replay-no-setup = The players or options in line 1 don’t fit this game, so it can’t be shown.
replay-no-end = This file breaks off in line { $line }. The download may be incomplete.
replay-no-step = Line { $line } isn’t a step of this game. Someone may have edited the file.
replay-no-legal = Line { $line } breaks the rules of this game, so it can’t be shown.
replay-no-file = Can’t read this file.
replay-no-such = Game not found. Only its players can open it here; ask one for a link.
replay-no-server = Can’t reach the server. You can still open files and games on this device.
replay-no-worker = This browser can’t show replays.
replay-broken = Can’t show the rest of this game. { $problem }
replay-branch-broken = You can’t play from here. { $problem }
refused-setup-steps = The game file doesn’t match its own options.

# The game and its end.
replay-title = { $many ->
    [one] { $game }: { $names } wins
   *[other] { $game }: { $names } share the victory
}
replay-title-open = { $game }: unfinished

# The transport.
replay-transport = Replay
replay-slider = Position in the game
replay-first = First step
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-on = Next step
replay-last = Last step
replay-at = Step { $step } of { $of }, round { $round }
replay-at-text = Step { $step } of { $of }, round { $round }: { $text }
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = Perspective
replay-everyone = Everyone
replay-knot-round = round

# The lists below.
replay-steps = Steps
replay-step-first = The game begins
replay-step-of = { $name } plays
replay-graph-label = { $what }: one line per player for the whole game. The current numbers are above.

# The check.
replay-fair = The cards weren’t rigged
replay-public = The cards are those of the day
replay-public-why = Every draw is that of the public deal of { $date }. Anyone could compute it in advance.
replay-unfair = Verification failed
replay-unknown = The cards can’t be verified
replay-fair-why = { $n ->
    [one] The one draw recomputed from the secret matches.
   *[other] All { $n } draws recomputed from the secret match.
}
replay-why-branched = This game continues another one from step { $step }. Earlier draws come from there, so not all of them can be proven.
replay-why-no-proof = The game file has no proof of the deal. Files of games finished here have one.
replay-why-bad-proof = The game file has a proof of the deal, but it can’t be checked.
replay-why-commitment = The secret doesn’t match the fingerprint shown before the game.
replay-why-step = Line { $line } doesn’t follow from the secret. Someone changed the file, or the cards.
replay-why-unfinished = The game wasn’t finished. Its secret was known too early to prove anything.
replay-check-rules = Every step follows the rules
replay-check-proof = The file has a proof of the deal
replay-check-secret = The secret matches its fingerprint
replay-check-cards = Every draw follows from the secret
replay-check-end = The game was finished
replay-check-holds = passed
replay-check-fails = failed
replay-check-open = not checked
replay-check-stirred = { $stirred ->
    [0] None of the { $seats } players added random numbers, so the dealer could have tried many secrets beforehand.
   *[other] { $stirred } of { $seats } players added random numbers that no one could know when the secret was locked in.
}
replay-check-commitment = Fingerprint of the secret. It counts if it’s the one you saw before the first card:
replay-check-voided = Deals called off before this one, because a player’s numbers didn’t arrive: { $n } ({ $names }).
replay-own-same = This is the deal you agreed to on this device.
replay-own-left-out = This is the deal this device saw before the game, but without random numbers of its own.
replay-own-secret = This isn’t the deal you agreed to: before the game, this device saw another fingerprint of the secret.
replay-own-deal = This isn’t the deal you agreed to: it was made from other things than those fixed before the game.
replay-own-salt = This isn’t the deal you agreed to: the random numbers of this device aren’t in it.
replay-own-other = This isn’t the deal you agreed to: the random numbers of { $name } don’t match the fingerprint this device saw before the game.
replay-check-how = What this means
replay-check-how-1 = Before the first card, the dealer draws a secret and shows everyone its fingerprint. Each player’s device draws random numbers and shows their fingerprint, too. Only when all fingerprints are in are the numbers revealed. The secret and these numbers together decide every card of the game.
replay-check-how-2 = After the game, the secret is revealed. Anyone can then work out all the cards again, as this page just did, and see that none was changed, left out or drawn twice.
replay-check-how-3 = It doesn’t prove that the dealer, who knew the secret, told no one. And it says nothing about the players’ choices.

# Playing on.
replay-branch = Play from here
replay-branch-note = Take a seat at this moment; bots take the others. Whatever comes next is dealt again.
replay-branch-over = The game is over here. Go back to an earlier moment.
replay-branch-replaces = This replaces the game saved on this device.
replay-branch-seat = Your seat
replay-branch-level = Bots
replay-branch-name = Your name
replay-branch-go = Play from here
replay-branch-replace = Replace and play

# Sharing it.
replay-give = Share
replay-link = Link to this moment
replay-download = Save game file
replay-other = Open another game
replay-link-copied = Link copied. Anyone with it sees the game at this moment.
replay-link-marked = Copy the selected link yourself.

# The bar at the top.
replay-verify = Verify
replay-share = Share
replay-link-whole = The link contains the whole game, so it works for anyone.
replay-no-link = This browser can’t put the game into a link. Save the game file instead.
