# The table on a big screen, with everybody on a phone.
room-guest = Big screen
room-join = Join on your phone
room-scan = Scan this with the camera
room-or-type = Or open this address and type the code
room-qr = QR code of the link to this table
room-free = free
room-missing = { $n ->
    [one] One more player is needed.
   *[other] { $n } more players are needed.
  }
room-host-starts = { $host } starts the game on the phone.
room-somebody-starts = The game starts when everybody is ready on the phone.
room-decides = { $name } decides
room-chosen = { $chosen } of { $asked } have chosen
room-paused = The game waits until somebody is back.
room-next = { $host } starts the next game on the phone.
room-somebody-next = The next game starts when everybody is ready on the phone.
room-waiting = Waiting
room-choose = Choose on your phone
room-code = Code
room-look-up = Look at the big screen
room-shut = The host of this table wants no spectators. Open this page where somebody is signed in who plays, or let others look on.
