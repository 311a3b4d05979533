# First expeditions: what the coach says. One or two short sentences; $rival is the name of the bot.

learn-coach = Twoja pierwsza wyprawa
learn-nameless = Odkrywca
learn-step = Krok { $step } z { $steps }
learn-next = Dalej
learn-your-turn = Twój wybór
learn-watch = Patrz
learn-dismiss = Wyłącz porady
learn-play = Zagraj prawdziwą partię
learn-stay = Graj dalej tutaj
learn-rules = Przeczytaj zasady
