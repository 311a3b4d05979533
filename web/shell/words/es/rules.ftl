# What all rules pages say.

rules-all = Reglas
rules-size = De { $least } a { $most } participantes, unos { $minutes } minutos
help-title = En la mesa
help-friends = Abre una mesa, envía su enlace y empieza cuando todo el mundo se haya sentado. Los sitios vacíos se quitan al empezar.
help-away = Si se corta tu conexión, tu sitio se guarda. Cuando se acaba tu tiempo, un bot elige por ti; puedes recuperar tu sitio cuando quieras.
help-keys = Todo funciona con el teclado.

rules-contents = En esta página
rules-learn = Primera expedición: se aprende jugando, en tres minutos
rules-play = Jugar ahora
