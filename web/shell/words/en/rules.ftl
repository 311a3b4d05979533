# What all rules pages say.

rules-all = Rules
rules-size = { $least } to { $most } explorers, about { $minutes } minutes
help-title = At the table
help-friends = Open a table, send its link, and start when everybody sits. Empty places are taken away at the start.
help-away = If your connection breaks, your place is kept. When your time is over a bot chooses for you; you can take your seat back whenever you like.
help-keys = Everything works with the keyboard.

rules-contents = On this page
rules-learn = First expedition: learn it by playing, three minutes
rules-play = Play now
