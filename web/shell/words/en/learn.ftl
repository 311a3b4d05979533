# First expeditions: what the coach says. One or two short sentences; $rival is the name of the bot.

learn-coach = Your first expedition
learn-nameless = Explorer
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-your-turn = Your choice
learn-watch = Watch
learn-dismiss = Turn off tips
learn-play = Play a real game
learn-stay = Keep playing here
learn-rules = Read the rules
