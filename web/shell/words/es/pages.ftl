# The home page and the gathering.

try-again = Reintentar
go-back = Volver
rules-short = Reglas
rules-of = Reglas de { $game }
tag-you = tú
tag-host = anfitrión
tag-bot = bot

home-dare = ¿Hasta dónde te atreves?
home-what = Búsquedas del tesoro para amigos, desconocidos y bots. Sin cuenta.
puzzles-go = Resolver problemas
home-away = Sin conexión con el servidor. Aún puedes jugar en este dispositivo.
first-title = ¿Primera vez?
first-learn = Primera expedición: { $game } en tres minutos
foot-more = Más
foot-rules = Reglas
foot-records = Tus partidas

name-ask = Tu nombre
name-take = Soy yo
name-sit-down = Sentarme
name-have = Ya tengo un nombre
arrive = Te invitan a jugar a { $game }
arrive-guest = Visitante
arrive-nobody = Todavía no hay nadie. Estrena la mesa.
arrive-waiting = { $n ->
    [one] { $names } te espera.
   *[other] { $names } te esperan.
}

start-title = Nueva partida
start-which = Elige un juego
cover-players = { $least }–{ $most }
cover-minutes = { $n } min
way-bots = Jugar contra bots
way-bots-note = Empieza al momento. Sin dar tu nombre.
way-friends = Jugar con amigos
way-friends-note = Abre una mesa y comparte el enlace. También pueden jugar bots.
way-here = Jugar en este dispositivo
way-here-note = Contra bots, o con amigos que se pasan el dispositivo. Funciona sin conexión.
here-friend = Nombre
here-friend-name = Nombre del jugador { $n }
here-add-bot = Añadir bot
here-add-friend = Añadir persona
here-add = Añadir
here-nameless = Cada jugador necesita un nombre de 1 a 20 caracteres.
here-same-name = Dos jugadores tienen el mismo nombre. Cambia uno.
here-alone = Necesitas un rival: añade un bot o a otra persona.
here-crowded = A { $game } pueden jugar { $most } como máximo.
here-replaces = Esto reemplaza la partida guardada en este dispositivo.
here-options-first = Elegir opciones
here-kept = Se guarda en este dispositivo. Puedes continuar más tarde.

level-and-character = { $level }: { $character }
level-of = Nivel de { $name }
level-of-place = Nivel del jugador { $n }
character-porter = principiante
character-guide = constante
character-pathfinder = fuerte
character-oracle = calcula hasta la última carta
character-companion = juega más o menos tan bien como tú

join-title = Entrar con un código
join = Entrar
join-no-code = Los códigos tienen cuatro sílabas, como kamo-tiru. Revísalo o pide el enlace.

again = Continuar
again-go = Continuar
again-go-to = Continuar: { $title }
again-here = Tu partida en este dispositivo
again-here-line = Sigue donde la dejaste.
again-table = { $game }, { $code }
again-your-turn = Te toca: { $names }
again-all = Todas tus mesas ({ $n })
again-playing = Partida en curso: { $names }
again-gathering = Antes de empezar: { $names }
again-over = Partida terminada: { $names }

open-title = Mesas abiertas
open-looking = Cargando…
open-none = Ahora no hay mesas abiertas. Abre una para tus amigos o juega con bots.
open-free = { $names } · { $n ->
    [0] sin sitios libres
    [one] 1 sitio libre
   *[other] { $n } sitios libres
}
open-playing = { $names } · partida en curso
open-join = Entrar en la mesa de { $names }: { $game }
open-look = Ver
open-look-on = Ver la mesa de { $names }: { $game }

last-title = Últimas partidas
last-all = Todas tus partidas
result-unfinished = Sin terminar
result-won = Victoria con { $score }
result-place = Puesto { $rank } de { $n } con { $score }

gather-who = ¿Quién juega?
gather-free = { $n ->
    [one] 1 sitio libre
   *[other] { $n } sitios libres
}
gather-sit = Sentarme
gather-looking-on = Espectadores: { $n }
gather-add-bot = Añadir bot
mark-bot = bot, { $character }
mark-away = ausente
mark-ready = todo listo
row-up = Subir: { $name }
row-down = Bajar: { $name }
row-remove = Quitar: { $name }
row-stand = Levantarme

invite = Invitar a amigos
invite-qr = Código QR con el enlace a esta mesa
invite-code = Código de la mesa:
invite-link = Enlace a la mesa
invite-copy = Copiar enlace
invite-share = Compartir
invite-copied = Enlace copiado. Envíalo a tus amigos.
invite-marked = El navegador ha bloqueado la copia. Copia tú el enlace seleccionado.
invite-title = Juega conmigo a { $game }
invite-only-here = Esta dirección solo funciona en este ordenador. Para que otros puedan entrar, abre Quipu con la dirección de red que mostró al arrancar.

start-game = Empezar partida
start-missing = { $n ->
    [one] Falta 1 jugador. Añade un bot o espera a alguien.
   *[other] Faltan { $n } jugadores. Añade bots o espera a más gente.
}
say-ready = ¡Listo!
host-starts = { $host } inicia la partida.
waits-for-host = Todo listo. Esperando a que { $host } empiece.
looks-on = Modo espectador. Esperando a que { $host } empiece.
looks-on-free = Hay un sitio libre. { $host } inicia la partida.

house-title = Opciones de la partida
option-odds = Permitir probabilidades
option-odds-note = Los jugadores pueden activar las probabilidades exactas.
option-hints = Permitir pistas
option-hints-note = Los jugadores pueden ver sus probabilidades y qué haría Rastreador. Las partidas con pistas no puntúan.
option-hints-here = Mira tus probabilidades y qué haría Rastreador.
option-public = En la lista de mesas abiertas
option-public-note = Cualquiera puede encontrar la mesa y entrar.
option-programs = Bots de otras personas
option-programs-note = Los programas con cuenta de bot pueden sentarse. Sus partidas puntúan aparte.
term-programs = Pueden jugar bots de otras personas.
tag-program = programa
option-spectators = Espectadores
option-spectators-note = Cualquiera con el enlace puede ver la partida.
option-places = Sitios
option-seat = Sitio { $n }
pick-any = cualquiera
first-next = Quién empieza la próxima partida
first-fixed = el mismo jugador
first-rotate = el siguiente jugador
first-loser = quien pierda
first-random = al azar
option-pace = Tiempo por jugada
pace-seconds = { $n } segundos
pace-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
pace-days = { $n ->
    [one] 1 día
   *[other] { $n } días
}
event-new = Mismo reparto en varias mesas
event-new-note = Para un grupo más grande: cada mesa recibe las mismas cartas y luego comparáis las puntuaciones sitio por sitio.
close-table = Cerrar mesa
close-sure = Esto cierra la mesa para todos.
close-yes = Cerrar
close-no = Cancelar
term-choice = { $name }: { $line }
term-odds = Los jugadores pueden activar las probabilidades exactas.
term-no-odds = Sin probabilidades.
term-hints = Los jugadores pueden pedir pistas. Las partidas no puntúan.
term-hints-here = Puedes pedir pistas.
term-no-hints = Sin pistas.
term-pace = Tiempo por jugada: { $pace }. Después elige un bot.
term-public = La mesa está en la lista de mesas abiertas.
term-private = La mesa solo se encuentra con el enlace o el código.
term-spectators = Se admiten espectadores.
term-no-spectators = Sin espectadores.
fair-title = Juego limpio
fair-what = El servidor ha fijado un secreto para el próximo reparto, y el navegador de cada jugador ha fijado números al azar. Solo se revelan cuando la parte de todos está fijada, así que nadie puede elegir el reparto. Después de la partida, cualquiera puede verificar que cada carta sale de ellos.
fair-commitment = Huella del secreto:

# A board, and a big screen, while players sit down.
option-from-file = De un archivo…
room-full-screen = Pantalla completa
room-less-screen = Salir de pantalla completa
room-show = Mostrar en una pantalla grande
room-show-how = Abre esta dirección en un televisor o un ordenador que todos puedan ver. No muestra secretos: cada cual juega en su móvil.
room-show-open = Abrir nueva ventana
room-shown = Una pantalla grande muestra esta mesa.
bots-replace = ¿Reemplazar la partida guardada?
bots-continue = Continuarla
bots-replace-yes = Reemplazar
start-unready = Aún no { $n ->
    [one] ha
   *[other] han
} confirmado: { $names }. ¿Empezar igualmente?
start-waiting = Aún sin confirmar: { $names }
start-anyway = Empezar igualmente
start-wait = Esperar
arrive-watch = Ver

daily-title = Expedición del día
daily-home = Un reparto al día, el mismo para todo el mundo. Juega una vez y compara.
daily-go = Jugar las expediciones de hoy
