# What all rules pages say.

rules-all = Rules
rules-size = { $least } to { $most } players, about { $minutes } minutes
help-title = At the table
help-friends = Open a table, send its link, and start when everyone is seated. Empty seats are removed at the start.
end-game = End this game
end-game-sure = End the game for everyone? It counts for nobody, and the table is closed.
end-game-yes = End it
end-game-no = Cancel
help-away = If your connection drops, your seat is saved. When your time runs out, a bot chooses for you. You can take your seat back at any time.
help-keys = Everything works with the keyboard.

rules-contents = On this page
rules-learn = First expedition: learn by playing, in three minutes
rules-play = Play now
