# What the tables of all games say.

play-nameless = Participante { $number }
play-leave-table = Dejar la mesa
play-you = tú
play-host = Organiza la mesa
play-bot = Bot, { $level }
play-stand-in = juega un bot
play-away = ausente
play-paused = Esperando a que alguien vuelva
play-chosen = { $chosen ->
    [one] Ha elegido { $chosen } de { $asked }
   *[other] Han elegido { $chosen } de { $asked }
}
play-time-left = Tiempo restante
play-hours = { $hours } h { $minutes } min
play-days = { $days } d { $hours } h
play-said-late = Quedan { $seconds } segundos.
play-watching = Estás mirando
play-bot-plays = Un bot juega por ti
play-bot-plays-note = Sigue hasta que recuperes tu sitio.
play-take-back = Recuperar mi sitio
play-once-more = ¿Otra vez?
play-play-again = Jugar otra vez
play-ready = Me apunto
play-is-ready = Te apuntas
play-next-note = La misma mesa, la misma gente.
play-next-ready = De acuerdo: { $names }
play-next-waiting = Esperando a: { $names }
play-next-watch = Quienes juegan deciden si hay otra partida.
play-stand-up = Levantarme
play-leave = A la página de inicio
play-record = Guardar el registro
play-log = Qué ha pasado
play-reactions = Alzar una máscara
play-mask-brave = ¡Valiente!
play-mask-wow = ¡Guau!
play-mask-laugh = ¡Ja!
play-mask-phew = ¡Uf!
play-mask-ouch = ¡Ay!
play-mask-hurry = ¡Rápido!
play-shows = { $name }: { $mask }
play-mute = No ver más máscaras de { $name }
play-mute-shown = { $name }: { $mask }. Pulsa para no ver más máscaras de { $name }
play-unmute = Volver a ver las máscaras de { $name }
