# Records and settings.

records-title = Your games
records-looking = Loading…
records-none = No finished games yet. They will be listed here.
records-here = On this device
records-online = On this server
records-more = More
record-title = { $game }, { $day }
record-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
record-download = Download
record-download-of = Download the record: { $title }
record-share = Share
record-share-of = Share the game: { $title }
record-link = Link to the game
record-shared = The link is copied. Whoever has it can look at the game.

who-title = Who you are
who-away = The server cannot be reached, so this cannot be changed now.
who-rename = Change it
who-taken = That is your name now.
keep-title = Keep this name
keep-change = Change the passphrase
keep-note = With a passphrase the name is yours: nobody else can take it, and you can use it on another device.
keep-old = The passphrase now
keep-new = A new passphrase
keep-button = Keep it
keep-kept = The name is yours. Remember the passphrase: nobody can tell it to you.
signin-title = I have a name here
signin-note = Your games and tables on this server come with it. Whoever you are here now is left behind.
signin-name = The name you kept
signin-passphrase = Its passphrase
signin-button = Sign in
signout-button = Sign out
signout-note = On a device that is not yours. Your passphrase brings you back.
set-look = How it looks
set-theme = Light
theme-system = As the device
theme-dark = Torchlight
theme-light = Daylight
set-motion = Motion
motion-system = As the device
motion-full = Full
motion-less = Less
set-language = Language
set-play = While you play
set-sound = Sound
set-sound-note = Short sounds for cards, gems and your turn. They never tell more than the screen.
set-odds = Odds
set-odds-note = Show the exact odds beside the temple, where the host allows it.
about-title = About Quipu
about = Quipu is free software. Pictures, sounds and texts are our own. It keeps your name, your games and nothing else about you; your settings stay in this browser.
