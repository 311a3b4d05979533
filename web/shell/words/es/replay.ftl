# Games played back.

# The way here from other pages.
replay-look = Ver repetición
replay-look-at = Ver repetición: { $title }
replay-elsewhere = Abrir el registro de otra partida

# Choosing a game.
replay-pick = Volver a ver una partida
replay-pick-note = Toda partida se puede reproducir, paso a paso y desde cualquier sitio, y seguir jugando desde cualquier momento.
replay-coming = Trayendo la partida…
replay-drop = Suelta aquí un registro o elige un archivo
replay-drop-note = Un registro es un archivo pequeño que acaba en .jsonl. No sale de este dispositivo.
replay-here = Jugadas en este dispositivo
replay-online = Tus partidas en este servidor
replay-no-too-long = Este archivo es demasiado grande para una partida. Los registros de partidas son mucho más pequeños.
replay-no-record = Este archivo no es el registro de una partida.
replay-no-version = Este registro lo escribió otra versión de Quipu, y esta página no puede leerlo.
replay-no-end = Este archivo se corta en la línea { $line }. Quizá no se descargó entero.
replay-no-legal = La línea { $line } dice algo que no puede ocurrir en este juego, así que el registro no se puede mostrar.
replay-no-file = Este archivo no se puede leer.
replay-no-such = No hay tal partida para ti. Aquí solo pueden verla quienes la jugaron; pide un enlace a alguien que jugó.
replay-no-server = No se puede llegar al servidor. Las partidas de este dispositivo y los archivos se pueden abrir igual.
replay-no-worker = Este navegador no puede reproducir partidas.
replay-broken = La partida no se puede mostrar más allá: su registro está dañado.
replay-branch-broken = No se puede seguir jugando desde aquí. Elige otro momento.

# The game and its end.
replay-title = { $many ->
    [one] { $game }: gana { $names }
   *[other] { $game }: { $names } comparten la victoria
}
replay-title-open = { $game }: partida sin terminar

# The transport.
replay-transport = Repetición
replay-slider = Momento de la partida
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Un paso adelante
replay-last = Al final
replay-at = Paso { $step } de { $of }, ronda { $round }
replay-at-text = Paso { $step } de { $of }, ronda { $round }: { $text }
replay-speed = Velocidad
replay-times = { $speed } ×
replay-eyes = Visto por
replay-everybody = Todo el mundo
replay-knot-round = ronda

# The lists below.
replay-steps = Pasos
replay-step-first = Empieza la partida
replay-step-of = Juega { $name }
replay-graph-label = { $what }, una línea por participante a lo largo de toda la partida. Los números de este momento están encima.

# The check.
replay-fair = Nadie ha manipulado las cartas
replay-unfair = Este registro no se sostiene
replay-unknown = Las cartas no se pueden comprobar
replay-fair-why = { $n ->
    [one] Lo que trajo el azar se ha vuelto a calcular a partir del secreto de la partida, y es lo mismo.
   *[other] Las { $n } cosas que trajo el azar se han vuelto a calcular a partir del secreto de la partida, y son las mismas.
}
replay-why-branched = Esta partida se siguió jugando desde el paso { $step } de otra. Lo que el azar trajo antes viene de allí, así que no hay prueba de todo.
replay-why-no-proof = El registro no dice de qué se hizo su azar. Los registros de partidas terminadas aquí sí lo dicen.
replay-why-bad-proof = El registro dice algo sobre su azar, pero no de un modo que se pueda comprobar.
replay-why-commitment = El secreto de este registro no es el que se prometió antes de la primera carta.
replay-why-step = En la línea { $line } salió algo distinto de lo que da el secreto de la partida. Alguien ha cambiado el registro o las cartas.
replay-why-unfinished = La partida no se jugó hasta el final. Su secreto se conoció demasiado pronto para probar nada.
replay-check-rules = Cada paso sigue las reglas
replay-check-proof = El registro trae una prueba de su azar
replay-check-secret = El secreto es el prometido
replay-check-cards = Todo lo que trajo el azar sale de él
replay-check-end = La partida se jugó hasta el final
replay-check-holds = se cumple
replay-check-fails = falla
replay-check-open = sin comprobar
replay-check-stirred = { $stirred ->
    [0] De { $seats } participantes, nadie añadió números propios, así que quien repartió pudo probar antes muchos secretos.
    [one] De { $seats } participantes, { $stirred } añadió números propios, que nadie podía saber cuando se prometió el secreto.
   *[other] De { $seats } participantes, { $stirred } añadieron números propios, que nadie podía saber cuando se prometió el secreto.
}
replay-check-commitment = La promesa. Vale para ti si es la que viste antes de la primera carta:
replay-check-how = Qué significa esto
replay-check-how-1 = Antes de la primera carta, quien reparte saca un secreto y muestra su huella a todo el mundo: la promesa. Después, el dispositivo de cada participante añade sus propios números al azar. El secreto y los números deciden juntos cada carta de la partida.
replay-check-how-2 = Cuando la partida termina, se revela el secreto. Entonces cualquiera puede volver a calcular todas las cartas, como acaba de hacer esta página, y ver que ninguna se ha cambiado, omitido ni sacado dos veces.
replay-check-how-3 = No prueba que quien reparte, que conocía el secreto, no se lo dijera a nadie. Y no dice nada sobre lo que eligieron los jugadores.

# Playing on.
replay-branch = Jugar desde aquí
replay-branch-note = Ocupas un sitio en este momento, y los bots ocupan los demás. Lo que viene después se reparte de nuevo.
replay-branch-over = Aquí la partida ha terminado. Vuelve a un momento en que siga en curso.
replay-branch-replaces = Hay otra partida en este dispositivo. Se abandonará por esta.
replay-branch-seat = Tu sitio
replay-branch-level = Los bots
replay-branch-name = Tu nombre
replay-branch-go = Jugar
replay-branch-replace = Abandonarla y jugar esta

# Giving it on.
replay-give = Mostrarla a otros
replay-link = Enlace a este momento
replay-download = Guardar archivo
replay-other = Otra partida
replay-link-copied = Enlace copiado. Quien lo tenga ve la partida en este momento.
replay-link-file = Esta partida viene de un archivo, así que no tiene enlace. Envía el archivo y el número del paso.
replay-link-device = Esta partida solo está guardada en este dispositivo, así que un enlace no le funcionaría a nadie más. Envía el archivo de partida.
replay-link-marked = El enlace está marcado: cópialo.
