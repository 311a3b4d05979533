# The table on a big screen, with everyone on a phone.
room-guest = Big screen
room-join = Join on your phone
room-scan = Scan with your camera
room-or-type = Or open this address and enter the code
room-qr = QR code with the link to this table
room-free = free
room-missing = { $n ->
    [one] One more player needed.
   *[other] { $n } more players needed.
  }
room-host-starts = { $host } starts the game on their phone.
room-someone-starts = The game starts when everyone is ready on their phone.
room-decides = { $name } is choosing
room-chosen = { $chosen } of { $asked } have chosen
room-paused = Waiting for a player to come back.
room-next = { $host } starts the next game on their phone.
room-someone-next = The next game starts when everyone is ready on their phone.
room-waiting = Waiting
room-choose = Choose on your phone
room-code = Code
room-look-up = Look at the big screen
room-shut = This table doesn’t allow spectators. Open this page in the browser of someone who is playing, or allow spectators.
