# The shell: what stands on every page, and what can go wrong anywhere.

list = { $first } and { $last }
list-clash = { $first } and { $last }
skip = Skip to the page
title-home = Quipu
title-table = Table { $code } · Quipu
title-here = Table on this device · Quipu
title-records = Your games · Quipu
title-settings = Settings · Quipu
title-rules = Rules · Quipu
title-rules-of = Rules of { $game } · Quipu
title-replay = Replay · Quipu
title-learn = First expedition: { $game } · Quipu
title-nowhere = Not found · Quipu

level-porter = Porter
level-guide = Guide
level-pathfinder = Pathfinder
level-oracle = Oracle
bot-numbered = { $name } { $number }

fault-unreachable = The server does not answer. Check your connection and try again.
fault-not-signed-in = Tell us your name first.
fault-not-found = It is not there, or it is not yours to see.
fault-name-taken = Somebody else has claimed this name. Choose another one.
fault-bad-name = A name has 1 to 20 letters that can be seen.
fault-bad-passphrase = A passphrase has 8 to 200 characters. A short sentence is easy to remember.
fault-wrong-passphrase = This name and this passphrase do not belong together. Check both.
fault-other = That did not work ({ $name }). Load the page again; if it stays, tell whoever runs this server.

refused-unknown-table = There is no table with this code. Check it, or ask for the link again.
refused-no-spectators = The game has started, and spectators aren’t allowed.
refused-not-host = Only the host can do that.
refused-place-taken = Somebody was quicker: that place is taken.
refused-table-full = Every place is taken.
refused-already-started = That can be done only between games.
refused-not-enough = At least { $least } players are needed. Add a bot, or wait for a friend.
refused-no-person = A table needs at least one person.
refused-bad-setup = That does not fit together: { $problem }
refused-setup-seats = { $game } is for { $least } to { $most } players.
refused-setup-option = “{ $option }” can’t have this value. Choose another one.
refused-setup-unfit = “{ $option }” doesn’t fit { $n } players. Choose again.
refused-too-late = That choice came too late: the game has gone on.
refused-stand-in = A bot plays for you at the moment. Take your seat back first.
refused-closed = This table was closed.
refused-other-rules = A game at this table was started under older rules, so the table was closed. Open a new one to play on.
refused-too-many-tables = You have { $most } tables open. Close one first.
refused-too-fast = That was a bit fast. Try again in a moment.
refused-busy = The server could not take that just now. Try again in a moment.
refused-wrong-protocol = This page is older than the server. Load it again.
refused-already-picked = Another player has picked that. Choose something else.

table-opening = Opening the table …
table-shut = You can’t join this table
go-home = To the start page
banner-away = Connection lost. Your seat is saved. Reconnecting…
sound-is-on = Sound is on
sound-is-off = Sound is off
rules-and-help = Rules and help
settings = Settings
nowhere = There is nothing here
nowhere-why = The address leads to no page of ours. A table’s link looks like /t/kamo-tiru.
here-none = No table on this device
here-none-why = Start one from the start page: alone against bots, or with friends who share this screen.
here-damaged = What this browser kept of your table is damaged. Start a new one from the start page.
here-unsaved = This browser can’t save the game. It lasts until you close this page.
here-other-rules = This saved game can’t be continued
here-other-rules-why = It was started under older rules that this version no longer plays. Start a new game from the home page.

handover = { $names } { $count ->
        [one] has
       *[other] have
    } yet to choose
handover-how = Hand the device on. What follows is for one pair of eyes only.
handover-take = I am { $name }
