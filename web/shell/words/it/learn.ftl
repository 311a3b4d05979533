# First expeditions: what the coach says. One or two short sentences; $rival is the name of the bot.

learn-coach = La tua prima spedizione
learn-nameless = Giocatore
learn-step = Passo { $step } di { $steps }
learn-next = Avanti
learn-your-turn = Scegli tu
learn-watch = Guarda
learn-dismiss = Disattiva i consigli
learn-play = Gioca sul serio
learn-stay = Continua a giocare
learn-rules = Leggi le regole
