# Records and settings.

records-title = Your games
records-looking = Loading…
records-none = No finished games yet. They will be listed here.
records-more = More
record-title = { $game }, { $day }
record-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
record-download = Download
record-download-of = Download game file: { $title }
record-share = Share
record-share-of = Share game: { $title }
record-link = Link to the game
record-shared = Link copied. Anyone with it can watch the game.

who-title = Profile
who-away = Can’t reach the server, so you can’t change this right now.
who-rename = Change name
who-taken = Name changed.
keep-title = Protect this name
keep-change = Change passphrase
keep-note = With a passphrase, no one else can use your name, and you can use it on another device.
keep-old = Current passphrase
keep-new = New passphrase
keep-button = Save passphrase
keep-kept = The name is yours. Remember the passphrase: we can’t recover it.
signin-title = I already have a name
signin-note = Your games and tables on this server come with it. You’ll switch away from your current name.
signin-name = Protected name
signin-passphrase = Passphrase
signin-button = Sign in
signout-button = Sign out
signout-note = For devices that aren’t yours. Your passphrase gets you back in.
set-look = Appearance
set-theme = Theme
theme-system = Same as device
theme-dark = Torchlight
theme-light = Daylight
set-motion = Motion
motion-system = Same as device
motion-full = Full
motion-less = Reduced
set-language = Language
set-play = Gameplay
set-sound = Sound
set-sound-note = Short sounds for cards, gems and your turn. They never reveal more than the screen does.
set-odds = Odds
set-odds-note = Show exact odds beside the temple, if the host allows it.
about-title = About Quipu
about = Quipu is free software. The pictures, sounds and texts are our own. It stores your name, your games and nothing else about you. Your settings stay in this browser.
record-here = On this device: { $names }
record-no-link = This browser can’t put the game into a link. Download the game file instead.

bots-title = My bots
bots-note = Let a program of yours play online. It signs in with a token, and everyone can see that it’s a program.
bots-name = Name of the bot (must end in “bot”)
bots-create = Create bot
bots-token = Token
bots-copy = Copy token
bots-created = { $name } is ready. Save the token now: it won’t be shown again.
bots-copied = Token copied.
bots-marked = Copy the selected token yourself.
bots-of-date = { $name }, since { $date }
bots-revoke = Revoke
bots-revoke-name = Revoke { $name }
bots-revoke-sure = Its token stops working for good.
bots-keep = Cancel
