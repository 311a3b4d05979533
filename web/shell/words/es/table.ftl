# What the tables of all games say.

play-nameless = Jugador { $number }
play-leave-table = Dejar la mesa
play-you = tú
play-host = Anfitrión
play-bot = Bot, { $level }
play-stand-in = juega un bot
play-away = ausente
play-paused = Esperando a que vuelva un jugador
play-chosen = { $chosen ->
    [one] Ha elegido { $chosen } de { $asked }
   *[other] Han elegido { $chosen } de { $asked }
}
play-time-left = Tiempo restante
play-hours = { $hours } h { $minutes } min
play-days = { $days } d { $hours } h
play-said-late = Quedan { $seconds } segundos.
play-watching = Modo espectador
play-bot-plays = Un bot juega por ti
play-bot-plays-note = Juega hasta que recuperes tu sitio.
play-take-back = Recuperar mi sitio
play-once-more = ¿Otra partida?
play-play-again = Jugar otra vez
play-ready = ¡Listo!
play-is-ready = Esperando a los demás
play-next-note = La misma mesa, los mismos jugadores.
play-next-ready = De acuerdo: { $names }
play-next-waiting = Esperando a { $names }
play-next-canceled = { $name } ha cancelado la siguiente partida.
play-cancel-rematch = Cancelar
play-next-watch = Los jugadores deciden si juegan otra vez.
play-stand-up = Levantarme
play-leave = Inicio
play-record = Guardar la partida
play-log = Historial
play-reactions = Reaccionar
play-mask-brave = ¡Valiente!
play-mask-wow = ¡Guau!
play-mask-laugh = ¡Ja!
play-mask-phew = ¡Uf!
play-mask-ouch = ¡Ay!
play-mask-hurry = ¡Rápido!
play-shows = { $name }: { $mask }
play-mute = Ocultar las reacciones de { $name }
play-mute-shown = { $name }: { $mask }. Pulsa para ocultar las reacciones de { $name }
play-unmute = Mostrar las reacciones de { $name }

pace-next = Siguiente
pace-waits = Sin prisa.
pace-title = Velocidad de la partida
pace-slow = Lenta
pace-normal = Normal
pace-fast = Rápida
pace-wait = Los bots me esperan
pace-wait-note = Con «Los bots me esperan», lo ocurrido sigue en pantalla hasta que pulses Siguiente. En las mesas en línea, los demás jugadores no esperan.
hint-ask = Pista
hint-thinking = Pensando…
hint-choice = { $name } elegiría: { $action }
hint-chances = Tu probabilidad de ganar
hint-best = Tus mejores probabilidades de ganar
hint-percent = { $percent } %
hint-close = Cerrar pista
help-close = Cerrar la ayuda
help-odds = Probabilidades
help-odds-note = Muestra las probabilidades exactas en esta mesa.
help-hints = Pistas
help-hints-note = En tu turno, pulsa H para ver tus probabilidades y qué haría Rastreador.
help-sound = Sonido
help-settings = Todos los ajustes

refused-not-seated = No tienes sitio en esta mesa.
refused-only-shows = La pantalla grande solo muestra la mesa. Juega en tu dispositivo.
refused-no-such-place = Ese sitio está vacío o ya no existe.
refused-not-started = Eso solo se puede hacer durante una partida.
refused-illegal-action = Las reglas no lo permiten. Elige otra cosa.
refused-too-long = Son demasiados datos. Prueba con un archivo más pequeño.
