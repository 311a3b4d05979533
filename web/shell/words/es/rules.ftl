# What all rules pages say.

rules-all = Reglas
rules-size = De { $least } a { $most } jugadores, unos { $minutes } minutos
help-title = En la mesa
help-friends = Abre una mesa, envía su enlace y empieza cuando todos se hayan sentado. Los sitios vacíos se quitan al empezar.
end-game = Terminar esta partida
end-game-sure = ¿Terminar la partida para todos? No contará para nadie y la mesa se cerrará.
end-game-yes = Terminar
end-game-no = Cancelar
help-away = Si se corta tu conexión, tu sitio queda guardado. Cuando se acaba tu tiempo, un bot elige por ti. Puedes recuperar tu sitio cuando quieras.
help-keys = Todo funciona con el teclado.

rules-contents = En esta página
rules-learn = Primera expedición: aprende jugando, en tres minutos
rules-play = Jugar ahora
