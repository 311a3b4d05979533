# The start page and the gathering.

try-again = Try again
go-back = Back
rules-short = The rules
rules-of = The rules of { $game }
tag-you = you
tag-host = host
tag-bot = bot

home-dare = How far in do you dare?
home-what = Treasure hunts for friends, strangers and bots. No account needed.
home-away = The server cannot be reached. You can play on this device meanwhile.
first-title = New here?
first-learn = First expedition: { $game } in three minutes
foot-more = More
foot-rules = Rules
foot-records = Your games

name-ask = Your name
name-take = That’s me
name-sit-down = Sit down
name-note = As others at the table will see it. You can change it later.
name-have = I have a name here already
arrive = You are invited to { $game }
arrive-guest = Guest
arrive-nobody = Nobody is there yet. Be the first.
arrive-waiting = { $names } { $n ->
    [one] waits for you.
   *[other] wait for you.
  }

start-title = Start a game
start-which = Which game
cover-players = { $least }–{ $most }
cover-minutes = { $n } min
way-friends = Play with friends
way-friends-note = Opens a table with a link to share. Bots can join too.
way-here = Play on this device
way-here-note = You and bots, or friends who pass the device on. No connection needed.
here-your-name = Your name, on this device
here-friend = Name
here-friend-name = Name of explorer { $n }
here-add-bot = Add a bot
here-add-friend = Friend at this screen
here-add = Add
here-nameless = Everybody needs a name of 1 to 20 letters.
here-same-name = Two of you have the same name. Change one, so that you can be told apart.
here-alone = Somebody has to come along: add a bot or a friend.
here-crowded = At most { $most } can play { $game }.
here-replaces = This takes the place of the table that is kept on this device.
here-options-first = House options first
here-kept = The table is kept on this device, so you can go on later.

level-and-character = { $level }: { $character }
level-of = Level of { $name }
level-of-place = Level of explorer { $n }
character-porter = a beginner
character-guide = steady
character-pathfinder = strong
character-oracle = plays the odds to the last card

join-title = Join with a code
join = Join
join-no-code = A code has four syllables, such as kamo-tiru. Check it, or ask for the link.

again = Continue
again-go = Continue
again-go-to = Continue: { $title }
again-here = Your table on this device
again-here-line = Pick up where you left off.
again-table = { $game }, { $code }
again-playing = Game in progress: { $names }.
again-gathering = { $names } at the table, before the game.
again-over = The game is over: { $names }.

open-title = Open tables
open-looking = Looking …
open-none = No table is open to everybody just now. Open one with your friends, or play with bots.
open-free = { $names }; { $n ->
    [0] no place is free
    [one] 1 place is free
   *[other] { $n } places are free
  }
open-playing = { $names }; a game is on
open-join = Join the table of { $names }: { $game }
open-look = Look on
open-look-on = Look on at the table of { $names }: { $game }

last-title = Your last games
last-all = All your games
result-won = Won with { $score }
result-place = Place { $rank } of { $n } with { $score }

gather-who = Who plays?
gather-free = { $n ->
    [one] 1 place is free
   *[other] { $n } places are free
  }
gather-sit = Sit here
gather-looking-on = { $n ->
    [one] 1 person looks on.
   *[other] { $n } people look on.
  }
gather-add-bot = Add a bot
mark-bot = bot, { $character }
mark-away = not here now
mark-ready = ready
row-up = Move { $name } up
row-down = Move { $name } down
row-remove = Remove { $name }
row-stand = Stand up

invite = Invite friends
invite-qr = QR code of the link to this table
invite-code = Code of the table:
invite-link = Link to the table
invite-copy = Copy the link
invite-share = Share
invite-copied = The link is copied. Send it to your friends.
invite-marked = Copy the marked link by hand: this browser does not allow it here.
invite-title = A game of { $game }
invite-only-here = This address works only on this computer. For others, open Quipu by the network address that it printed when it started.

start-game = Start the game
start-missing = { $n ->
    [one] One more explorer is needed. Add a bot, or wait for a friend.
   *[other] { $n } more explorers are needed. Add bots, or wait for friends.
  }
say-ready = I am ready
host-starts = { $host } starts the game.
waits-for-host = You are ready. { $host } starts the game.
looks-on = You look on. { $host } starts the game.
looks-on-free = A place is free. { $host } starts the game.

house-title = House options
option-odds = Odds allowed
option-odds-note = Whoever likes may see the exact odds.
option-public = In the list of open tables
option-public-note = Strangers can find the table and sit down.
option-spectators = Spectators
option-spectators-note = Whoever has the link may look on.
option-places = Places
option-seat = Seat { $n }
pick-any = any
first-next = Who starts next time
first-fixed = the same
first-rotate = the next
first-loser = the loser
first-random = random
option-pace = Time for a choice
pace-seconds = { $n } seconds
pace-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
pace-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
close-table = Close this table
close-sure = It is closed for everybody.
close-yes = Close it
close-no = Keep it
term-choice = { $name }: { $line }
term-odds = Whoever likes may see the exact odds.
term-no-odds = Nobody sees the odds.
term-pace = Time for a choice: { $pace }. After that a bot chooses.
term-public = The table is in the list of open tables.
term-private = Only those who have the link or the code find the table.
term-spectators = Spectators are welcome.
term-no-spectators = Nobody may look on.
fair-title = Fair deal
fair-what = The server has committed to a secret for the next deal, and each player’s browser adds random bytes of its own. When the game is over, its record lets anyone check that every card followed from them. Only someone who runs the server and has a friend at the table could still choose among deals.
fair-commitment = What it is bound to:

# A board, and a big screen, while people sit down.
option-from-file = From a file …
room-full-screen = Full screen
room-less-screen = Leave full screen
room-show = Show on a big screen
room-show-how = Open this address on a television or a computer that everybody can see. It shows no secrets: everybody plays on the phone.
room-show-open = Open in a new window
room-shown = A big screen shows this table.
