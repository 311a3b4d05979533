# Las expediciones del día.
daily-what = El mismo reparto para todo el mundo, contra los mismos bots. Tienes un intento por juego y día.
daily-next = Próxima expedición en { $hours } h { $minutes } min
daily-public = El reparto se deduce de la fecha, así que alguien con empeño puede calcularlo de antemano. Juega por diversión, no por la gloria.
daily-play = Jugar
daily-continue = Continuar
daily-continue-yesterday = Terminar la de ayer
daily-result = { $score ->
        [one] { $score } punto, puesto { $rank } de { $seats }
       *[other] { $score } puntos, puesto { $rank } de { $seats }
    }
daily-line = Quipu { $date } · { $game } · { $score } · { $rank }/{ $seats } · { $row } · racha { $streak }
daily-line-label = Tu resultado para compartir
daily-share = Compartir
daily-copy = Copiar
daily-copied = Copiado. No desvela ninguna carta.
daily-marked = Seleccionado. Cópialo con el teclado o el menú.
daily-no-copy = Este navegador no puede copiarlo. Abre la lista de expediciones y cópialo allí.
daily-all = Todas las expediciones
daily-name = Tu nombre en la clasificación
daily-name-take = Usar nombre
daily-board = Clasificación
daily-board-looking = Cargando la clasificación…
daily-board-empty = Todavía no hay nadie en la clasificación.
daily-board-place = Posición
daily-board-name = Nombre
daily-board-points = Puntos
daily-board-rank = Puesto en la mesa
daily-send-name = Para entrar en la clasificación, elige un nombre en la página de la expedición del día.
daily-send-later = Tu resultado está guardado en este dispositivo. Irá a la clasificación cuando el servidor responda.
daily-send-busy = El servidor está comprobando tu partida…
daily-send-done = Tu resultado está en la clasificación.
daily-send-place = En la clasificación: posición { $place } de { $players }.
daily-send-lost = El archivo de partida ya no está en este dispositivo, así que el resultado no puede ir a la clasificación.
daily-send-closed = La clasificación de ese día está cerrada.
daily-send-refused = El servidor no acepta esta partida. Su versión puede ser distinta de la de esta página: recárgala.
daily-streaks = Expediciones del día
daily-streak = { $game }: { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }, récord { $best }
daily-past = { $day }: { $result } · posición { $place } de { $players }
