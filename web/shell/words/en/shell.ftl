# The shell: what every page shows, and what can go wrong anywhere.

list = { $first } and { $last }
list-clash = { $first } and { $last }
skip = Skip to content
title-home = Quipu
title-table = Table { $code } · Quipu
title-here = Game on this device · Quipu
title-records = Your games · Quipu
title-daily = Daily expedition · Quipu
title-puzzles = Puzzles · Quipu
title-mistakes = Your mistakes · Quipu
title-settings = Settings · Quipu
title-rules = Rules · Quipu
title-rules-of = { $game } rules · Quipu
title-replay = Replay · Quipu
title-learn = First expedition: { $game } · Quipu
title-nowhere = Not found · Quipu

level-porter = Porter
level-guide = Guide
level-pathfinder = Pathfinder
level-oracle = Oracle
level-companion = Companion
bot-numbered = { $name } { $number }

fault-unreachable = The server isn’t responding. Check your connection and try again.
fault-not-signed-in = Enter your name first.
fault-not-found = Not found, or you don’t have access.
fault-name-taken = This name is taken. Choose another.
fault-name-empty = Enter a name.
fault-name-too-long = Use at most { $most } characters.
fault-name-invisible = The name contains invisible characters. Type it again.
fault-name-spaces = Use single spaces between words.
fault-name-stacked = Use at most two accents on a letter.
fault-name-unknown = Many devices can’t show a character in this name. Choose another.
fault-name-mixed = Don’t mix letters of different alphabets in one word.
fault-bad-passphrase = Use 8 to 200 characters. A short sentence is easy to remember.
fault-wrong-passphrase = Wrong name or passphrase.
fault-store-corrupt = The server can’t read its saved data. Tell its operator.
fault-other = Something went wrong ({ $name }). Reload the page. If it persists, tell the server’s operator.

refused-unknown-table = No table has this code. Check it or ask for the link again.
refused-no-spectators = The game has started, and spectators aren’t allowed.
refused-not-host = Only the host can do that.
refused-place-taken = Someone was quicker: that seat is taken.
refused-table-full = Every seat is taken.
refused-already-started = You can only do that between games.
refused-starting = The game is starting. Wait a moment.
refused-not-enough = You need at least { $least } players. Add a bot or wait for a friend.
refused-no-person = A table needs at least one person.
refused-setup-seats = { $game } is for { $least } to { $most } players.
refused-setup-option = “{ $option }” can’t have this value. Choose another one.
refused-setup-unfit = “{ $option }” doesn’t fit { $n } players. Choose again.
refused-setup-options = The options for { $game } can’t be read. Choose them again.
refused-setup-time = A decision can take { $least } to { $most } seconds, or { $first } to { $last } days.
refused-too-late = Too late: the game has moved on.
refused-stand-in = A bot is playing for you. Take your seat back first.
refused-for-people = Bots from other people aren’t allowed here.
refused-not-claimed = Protect your name with a passphrase first.
refused-bad-bot-name = A bot’s name must end in “bot”, such as PixelBot.
refused-too-many-bots = You can have { $most } bots. Revoke one first.
refused-bad-plan = That plan doesn’t fit the game any more. Make a new one.
refused-no-hints = Hints are off at this table.
refused-closed = This table was closed.
refused-other-rules = This table was closed: its game began under older rules. Open a new one to keep playing.
refused-damaged = What is stored of this table is damaged, so it can’t be opened. Only the operator of this server can repair it. Your finished games are safe.
unfinished-host = The host ended this game before it was over. It counts for nobody, and its record is among your games.
unfinished-idle = Nobody played here for a long time, so the game was ended. It counts for nobody, and its record is among your games.
unfinished-restored = This server was restored from a backup. The game may have gone on since then, so it was ended. It counts for nobody.
refused-too-many-tables = You have { $most } tables open. Close one first.
refused-too-fast = That was a bit fast. Try again in a moment.
refused-busy = The server is busy. Try again in a moment.
refused-wrong-protocol = This page is out of date. Reload it.
refused-already-picked = Another player has picked that. Choose something else.

table-opening = Opening the table…
table-shut = You can’t join this table
go-home = Home
banner-away = Connection lost. Your seat is saved. Reconnecting…
sound-is-on = Sound is on
sound-is-off = Sound is off
rules-and-help = Rules and help
settings = Settings
nowhere = Page not found
nowhere-why = This page doesn’t exist. A table link looks like /t/kamo-tiru.
here-none = No game on this device
here-none-why = Start one from the home page, on your own against bots or with friends around this screen.
here-damaged = The game saved in this browser is damaged. Start a new one from the home page.
here-stopped = The game stopped because of an error. Reload the page to continue from the last saved move.
here-unsaved = This browser can’t save the game. It lasts until you close this page.
here-other-rules = This saved game can’t be continued
here-other-rules-why = It began under older rules that this version no longer plays. Start a new game from the home page.

handover = { $names } still { $count ->
        [one] has
       *[other] have
    } to choose
handover-how = Pass the device. The next screen is private.
handover-take = I’m { $name }
refused-not-admitted = The host hasn’t let you in.
refused-banned = The operator of this server has banned you.
refused-too-many = You already have { $most } of these. Remove one first.
unfinished-operator = The operator of this server closed this table. The game counts for nobody.
