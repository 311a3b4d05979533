# Replays of games.

# The way here from other pages.
replay-look = Ver repetición
replay-look-at = Ver repetición: { $title }
replay-elsewhere = Abrir un archivo de partida

# Choosing a game.
replay-pick = Repeticiones
replay-pick-note = Mira cualquier partida paso a paso, desde cualquier sitio, y sigue jugando desde cualquier momento.
replay-coming = Cargando…
replay-drop = Suelta aquí un archivo de partida o elígelo
replay-drop-note = Un archivo de partida es pequeño y acaba en .jsonl. No sale de este dispositivo.
replay-here = Jugadas en este dispositivo
replay-online = Tus partidas en este servidor
replay-no-too-long = Este archivo es demasiado grande para ser una partida.
replay-no-record = Esto no es un archivo de partida.
replay-no-version = Este archivo de partida es de otra versión de Quipu. Esta página no puede leerlo.
replay-no-game = Este archivo es de un juego que esta versión de Quipu no tiene.
replay-no-setup = Los jugadores o las opciones de la línea 1 no valen para este juego, así que no se puede mostrar.
replay-no-end = Este archivo se corta en la línea { $line }. Quizá no se descargó entero.
replay-no-step = La línea { $line } no es un paso de este juego. Puede que alguien haya cambiado el archivo.
replay-no-legal = La línea { $line } incumple las reglas de este juego, así que la partida no se puede mostrar.
replay-no-file = No se puede leer este archivo.
replay-no-such = Partida no encontrada. Aquí solo pueden abrirla quienes la jugaron; pídeles un enlace.
replay-no-server = Sin conexión con el servidor. Aún puedes abrir archivos y partidas de este dispositivo.
replay-no-worker = Este navegador no puede mostrar repeticiones.
replay-broken = No se puede mostrar el resto de la partida. { $problem }
replay-branch-broken = No se puede jugar desde aquí. { $problem }
refused-setup-steps = El archivo de partida no coincide con sus propias opciones.

# The game and its end.
replay-title = { $many ->
    [one] { $game }: gana { $names }
   *[other] { $game }: { $names } comparten la victoria
}
replay-title-open = { $game }: partida sin terminar

# The transport.
replay-transport = Repetición
replay-slider = Momento de la partida
replay-first = Primer paso
replay-back = Paso anterior
replay-play = Reproducir
replay-pause = Pausa
replay-on = Paso siguiente
replay-last = Último paso
replay-at = Paso { $step } de { $of }, ronda { $round }
replay-at-text = Paso { $step } de { $of }, ronda { $round }: { $text }
replay-speed = Velocidad
replay-times = { $speed }×
replay-eyes = Perspectiva
replay-everyone = Todos
replay-knot-round = ronda

# The lists below.
replay-steps = Pasos
replay-step-first = Empieza la partida
replay-step-of = Juega { $name }
replay-graph-label = { $what }: una línea por jugador durante toda la partida. Los números actuales están encima.

# The check.
replay-fair = Nadie ha manipulado las cartas
replay-public = Son las cartas del día
replay-public-why = Cada sorteo coincide con el reparto público del { $date }. Cualquiera podía calcularlo de antemano.
replay-unfair = La comprobación ha fallado
replay-unknown = Las cartas no se pueden comprobar
replay-fair-why = { $n ->
    [one] El único sorteo, recalculado, coincide.
   *[other] Los { $n } sorteos recalculados coinciden.
}
replay-why-branched = Esta partida continúa otra desde el paso { $step }. Los sorteos anteriores vienen de allí, así que no todos se pueden probar.
replay-why-no-proof = El archivo no incluye prueba del reparto. Los de partidas terminadas aquí sí la incluyen.
replay-why-bad-proof = El archivo incluye una prueba del reparto, pero no se puede comprobar.
replay-why-commitment = El secreto no coincide con la huella mostrada antes de la partida.
replay-why-step = La línea { $line } no se deriva del secreto. Alguien ha cambiado el archivo o las cartas.
replay-why-unfinished = La partida no se terminó. Su secreto se conoció demasiado pronto para probar nada.
replay-check-rules = Cada paso sigue las reglas
replay-check-proof = El archivo incluye prueba del reparto
replay-check-secret = El secreto coincide con su huella
replay-check-cards = Cada sorteo se deriva del secreto
replay-check-end = La partida se terminó
replay-check-holds = se cumple
replay-check-fails = falla
replay-check-open = sin comprobar
replay-check-stirred = { $stirred ->
    [0] Ninguno de los { $seats } jugadores añadió números al azar, así que quien repartió pudo probar antes muchos secretos.
    [one] { $stirred } de { $seats } jugadores añadió números al azar que nadie podía saber cuando se fijó el secreto.
   *[other] { $stirred } de { $seats } jugadores añadieron números al azar que nadie podía saber cuando se fijó el secreto.
}
replay-check-commitment = Huella del secreto. Vale si es la que viste antes de la primera carta:
replay-check-voided = Repartos anulados antes de este porque no llegaron los números de un jugador: { $n } ({ $names }).
replay-own-same = Este es el reparto que aceptaste en este dispositivo.
replay-own-left-out = Este es el reparto que este dispositivo vio antes de la partida, pero sin números al azar propios.
replay-own-secret = Este no es el reparto que aceptaste: antes de la partida, este dispositivo vio otra huella del secreto.
replay-own-deal = Este no es el reparto que aceptaste: salió de otras cosas que las fijadas antes de la partida.
replay-own-salt = Este no es el reparto que aceptaste: faltan los números al azar de este dispositivo.
replay-own-other = Este no es el reparto que aceptaste: los números al azar de { $name } no coinciden con la huella que este dispositivo vio antes de la partida.
replay-check-how = Qué significa esto
replay-check-how-1 = Antes de la primera carta, quien reparte saca un secreto y muestra su huella a todos. El dispositivo de cada jugador también saca números al azar y muestra su huella. Los números solo se revelan cuando están todas las huellas. El secreto y esos números deciden juntos cada carta de la partida.
replay-check-how-2 = Después de la partida se revela el secreto. Entonces cualquiera puede volver a calcular todas las cartas, como acaba de hacer esta página, y ver que ninguna se ha cambiado, omitido ni sacado dos veces.
replay-check-how-3 = No prueba que quien reparte, que conocía el secreto, no se lo dijera a nadie. Y no dice nada sobre lo que eligieron los jugadores.

# Playing on.
replay-branch = Jugar desde aquí
replay-branch-note = Ocupa un sitio en este momento; los bots ocupan los demás. Lo que viene después se reparte de nuevo.
replay-branch-over = Aquí la partida ha terminado. Vuelve a un momento anterior.
replay-branch-replaces = Esto reemplaza la partida guardada en este dispositivo.
replay-branch-seat = Tu sitio
replay-branch-level = Bots
replay-branch-name = Tu nombre
replay-branch-go = Jugar desde aquí
replay-branch-replace = Reemplazar y jugar

# Sharing it.
replay-give = Compartir
replay-link = Enlace a este momento
replay-download = Guardar la partida
replay-other = Abrir otra partida
replay-link-copied = Enlace copiado. Quien lo tenga ve la partida en este momento.
replay-link-marked = Copia tú el enlace seleccionado.

# The bar at the top.
replay-verify = Verificar
replay-share = Compartir
replay-link-whole = El enlace contiene toda la partida, así que funciona para cualquiera.
replay-no-link = Este navegador no puede meter la partida en un enlace. Guarda el archivo de partida.
