# First expeditions: what the coach says. One or two short sentences; $rival is the name of the bot.

learn-coach = Tu primera expedición
learn-nameless = Jugador
learn-step = Paso { $step } de { $steps }
learn-next = Siguiente
learn-your-turn = Te toca elegir
learn-watch = Mira
learn-dismiss = Quitar los consejos
learn-play = Jugar de verdad
learn-stay = Seguir jugando aquí
learn-rules = Leer las reglas
