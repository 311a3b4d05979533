# The home page and the gathering.

try-again = Try again
go-back = Back
rules-short = Rules
rules-of = { $game } rules
tag-you = you
tag-host = host
tag-bot = bot

home-dare = How far in do you dare?
home-what = Treasure hunts for friends, strangers and bots. No account needed.
puzzles-go = Solve puzzles
home-away = Can’t reach the server. You can still play on this device.
first-title = New here?
first-learn = First expedition: { $game } in three minutes
foot-more = More
foot-rules = Rules
foot-records = Your games

name-ask = Your name
name-take = That’s me
name-sit-down = Sit down
name-have = I already have a name
arrive = You’re invited to play { $game }
arrive-guest = Guest
arrive-nobody = No one’s here yet. Be the first.
arrive-waiting = { $names } { $n ->
    [one] is waiting for you.
   *[other] are waiting for you.
  }

start-title = New game
start-which = Choose a game
cover-players = { $least }–{ $most }
cover-minutes = { $n } min
way-bots = Play the bots now
way-bots-note = Starts at once. No name needed.
way-friends = Play with friends
way-friends-note = Open a table and share its link. Bots can join too.
way-here = Play on this device
way-here-note = Play against bots, or pass the device around with friends. Works offline.
here-friend = Name
here-friend-name = Name of player { $n }
here-add-bot = Add bot
here-add-friend = Add friend
here-add = Add
here-nameless = Every player needs a name of 1 to 20 characters.
here-same-name = Two players share a name. Change one.
here-alone = You need an opponent: add a bot or a friend.
here-crowded = { $game } is for up to { $most } players.
here-replaces = This replaces the game saved on this device.
here-options-first = Set options first
here-kept = Saved on this device. You can continue later.

level-and-character = { $level }: { $character }
level-of = Level of { $name }
level-of-place = Level of player { $n }
character-porter = a beginner
character-guide = steady
character-pathfinder = strong
character-oracle = plays the odds to the last card
character-companion = plays about as well as you

join-title = Join with a code
join = Join
join-no-code = Codes have four syllables, like kamo-tiru. Check yours or ask for the link.

again = Continue
again-go = Continue
again-go-to = Continue: { $title }
again-here = Your game on this device
again-here-line = Pick up where you left off.
again-table = { $game }, { $code }
again-your-turn = Your turn: { $names }
again-all = All your tables ({ $n })
again-playing = Game in progress: { $names }
again-gathering = Waiting to start: { $names }
again-over = Game over: { $names }

open-title = Open tables
open-looking = Loading…
open-none = No open tables right now. Open one for your friends, or play with bots.
open-free = { $names } · { $n ->
    [0] no free seats
    [one] 1 free seat
   *[other] { $n } free seats
  }
open-playing = { $names } · game in progress
open-join = Join { $names }: { $game }
open-look = Watch
open-look-on = Watch { $names }: { $game }

last-title = Recent games
last-all = All your games
result-unfinished = Unfinished
result-won = Won with { $score }
result-place = Ranked { $rank } of { $n } with { $score }

gather-who = Who’s playing?
gather-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
  }
gather-sit = Sit down
gather-looking-on = { $n } watching
gather-add-bot = Add a bot
mark-bot = bot, { $character }
mark-away = away
mark-ready = ready
row-up = Move { $name } up
row-down = Move { $name } down
row-remove = Remove { $name }
row-stand = Stand up

invite = Invite friends
invite-qr = QR code with the link to this table
invite-code = Table code:
invite-link = Table link
invite-copy = Copy link
invite-share = Share
invite-copied = Link copied. Send it to your friends.
invite-marked = Your browser blocked copying. Copy the selected link yourself.
invite-title = Play { $game } with me
invite-only-here = This address only works on this computer. So that others can join, open Quipu at the network address it printed at startup.

start-game = Start game
start-missing = { $n ->
    [one] One more player needed. Add a bot or wait for a friend.
   *[other] { $n } more players needed. Add bots or wait for friends.
  }
say-ready = I’m ready
host-starts = { $host } starts the game.
waits-for-host = You’re ready. Waiting for { $host } to start.
looks-on = You’re watching. Waiting for { $host } to start.
looks-on-free = There’s a free seat. { $host } starts the game.

house-title = Game options
option-odds = Allow odds
option-odds-note = Players can turn on exact odds.
option-hints = Allow hints
option-hints-note = Players can see their chances and what Pathfinder would do. Games with hints aren’t rated.
option-hints-here = See your chances and what Pathfinder would do.
option-public = Listed under open tables
option-public-note = Anyone can find the table and join.
option-programs = Bots from other people
option-programs-note = Programs with a bot account can sit down. Games with them are rated apart.
term-programs = Bots from other people can play.
tag-program = program
option-spectators = Spectators
option-spectators-note = Anyone with the link can watch.
option-places = Seats
option-seat = Seat { $n }
pick-any = any
first-next = Who starts the next game
first-fixed = same player
first-rotate = next player
first-loser = the loser
first-random = random
option-pace = Time per move
pace-seconds = { $n } seconds
pace-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
pace-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
event-new = Same deal at several tables
event-new-note = For a larger group: every table gets the same cards, and you compare scores seat by seat.
close-table = Close table
close-sure = This closes the table for everyone.
close-yes = Close
close-no = Cancel
term-choice = { $name }: { $line }
term-odds = Players can turn on exact odds.
term-no-odds = Odds are off.
term-hints = Players can ask for hints. The games aren’t rated.
term-hints-here = You can ask for hints.
term-no-hints = Hints are off.
term-pace = Time per move: { $pace }. After that, a bot chooses.
term-public = This table is listed under open tables.
term-private = You need the link or the code to find this table.
term-spectators = Spectators are welcome.
term-no-spectators = No spectators.
fair-title = Fair deal
fair-what = The server has locked in a secret for the next deal, and every player’s browser has locked in random numbers. They are revealed only when everyone’s part is fixed, so nobody can choose the deal. After the game, anyone can verify that every card followed from them.
fair-commitment = Fingerprint of the secret:

# A board, and a big screen, while players sit down.
option-from-file = From a file…
room-full-screen = Full screen
room-less-screen = Exit full screen
room-show = Show on a big screen
room-show-how = Open this address on a TV or computer that everyone can see. It shows no secrets: everyone plays on their phone.
room-show-open = Open new window
room-shown = A big screen is showing this table.
bots-replace = Replace the saved game?
bots-continue = Continue it
bots-replace-yes = Replace
start-unready = { $names } { $n ->
    [one] isn’t
   *[other] aren’t
} ready yet. Start anyway?
start-waiting = Not ready yet: { $names }
start-anyway = Start anyway
start-wait = Wait
arrive-watch = Watch

daily-title = Daily expedition
daily-home = One deal a day, the same for everyone. Play it once and compare.
daily-go = Play today’s expeditions
