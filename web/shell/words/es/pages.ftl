# The start page and the gathering.

try-again = Reintentar
go-back = Volver
rules-short = Las reglas
rules-of = Las reglas de { $game }
tag-you = tú
tag-host = organiza
tag-bot = bot

home-dare = ¿Hasta dónde te atreves?
home-what = Búsquedas del tesoro para amigos, desconocidos y bots. Sin cuenta.
home-away = No se puede llegar al servidor. Mientras tanto puedes jugar en este dispositivo.
first-title = ¿Primera vez?
first-learn = Primera expedición: { $game } en tres minutos
foot-more = Más
foot-rules = Reglas
foot-records = Tus partidas

name-ask = Tu nombre
name-take = Soy yo
name-sit-down = Sentarme
name-note = Así te verán en la mesa. Puedes cambiarlo después.
name-have = Ya tengo un nombre aquí
arrive = Te invitan a jugar a { $game }
arrive-guest = Visitante
arrive-nobody = Todavía no hay nadie. Estrena la mesa.
arrive-waiting = { $n ->
    [one] { $names } te espera.
   *[other] { $names } te esperan.
}

start-title = Nueva partida
start-which = Qué juego
cover-players = { $least }–{ $most }
cover-minutes = { $n } min
way-friends = Jugar con amigos
way-friends-note = Abre una mesa con un enlace para compartir. También pueden jugar bots.
way-here = Jugar en este dispositivo
way-here-note = Contra bots, o con amigos que se pasan el dispositivo. Sin conexión.
here-your-name = Tu nombre en este dispositivo
here-friend = Nombre
here-friend-name = Nombre de la persona { $n }
here-add-bot = Añadir bot
here-add-friend = Alguien en esta pantalla
here-add = Añadir
here-nameless = Cada participante necesita un nombre de 1 a 20 letras.
here-same-name = Hay dos nombres iguales. Cambia uno para poder distinguirlos.
here-alone = Hace falta compañía: añade un bot o a alguien más.
here-crowded = A { $game } pueden jugar como mucho { $most }.
here-replaces = Esto ocupa el lugar de la mesa guardada en este dispositivo.
here-options-first = Antes, las opciones
here-kept = La mesa se guarda en este dispositivo; puedes seguir más tarde.

level-and-character = { $level }: { $character }
level-of = Nivel de { $name }
level-of-place = Nivel del sitio { $n }
character-porter = principiante
character-guide = constante
character-pathfinder = fuerte
character-oracle = calcula el riesgo hasta la última carta

join-title = Entrar con un código
join = Entrar
join-no-code = Un código tiene cuatro sílabas, como kamo-tiru. Revísalo o pide el enlace.

again = Continuar
again-go = Continuar
again-go-to = Continuar: { $title }
again-here = Tu mesa en este dispositivo
again-here-line = Sigue donde la dejaste.
again-table = { $game }, { $code }
again-playing = Partida en curso: { $names }.
again-gathering = En la mesa, antes de la partida: { $names }.
again-over = La partida ha terminado: { $names }.

open-title = Mesas abiertas
open-looking = Buscando…
open-none = Ahora mismo no hay ninguna mesa abierta a todo el mundo. Abre una con amigos o juega con bots.
open-free = { $names }; { $n ->
    [0] no hay sitios libres
    [one] 1 sitio libre
   *[other] { $n } sitios libres
}
open-playing = { $names }; partida en curso
open-join = Entrar en la mesa de { $names }: { $game }
open-look = Mirar
open-look-on = Mirar la mesa de { $names }: { $game }

last-title = Tus últimas partidas
last-all = Todas tus partidas
result-won = Victoria con { $score }
result-place = Puesto { $rank } de { $n } con { $score }

gather-who = ¿Quién juega?
gather-free = { $n ->
    [one] 1 sitio libre
   *[other] { $n } sitios libres
}
gather-sit = Sentarme
gather-looking-on = { $n ->
    [one] 1 persona mira.
   *[other] { $n } personas miran.
}
gather-add-bot = Añadir bot
mark-bot = bot, { $character }
mark-away = no está ahora
mark-ready = todo listo
row-up = Subir: { $name }
row-down = Bajar: { $name }
row-remove = Quitar: { $name }
row-stand = Levantarme

invite = Invitar a amigos
invite-qr = Código QR del enlace a esta mesa
invite-code = Código de la mesa:
invite-link = Enlace a la mesa
invite-copy = Copiar el enlace
invite-share = Compartir
invite-copied = Enlace copiado. Envíalo a tus amigos.
invite-marked = Copia a mano el enlace marcado: este navegador no permite hacerlo aquí.
invite-title = Una partida de { $game }
invite-only-here = Esta dirección solo funciona en este equipo. Para los demás, abre Quipu con la dirección de red que mostró al arrancar.

start-game = Empezar la partida
start-missing = { $n ->
    [one] Falta una persona más. Añade un bot o espera a alguien.
   *[other] Faltan { $n } personas más. Añade bots o espera a alguien.
}
say-ready = Todo listo
host-starts = { $host } da inicio a la partida.
waits-for-host = Todo listo. { $host } da inicio a la partida.
looks-on = Estás mirando. { $host } da inicio a la partida.
looks-on-free = Hay un sitio libre. { $host } da inicio a la partida.

house-title = Opciones de mesa
option-odds = Ver el riesgo
option-odds-note = Quien quiera puede ver las probabilidades exactas.
option-public = En la lista de mesas abiertas
option-public-note = Gente desconocida puede encontrar la mesa y sentarse.
option-spectators = Público
option-spectators-note = Quien tenga el enlace puede mirar.
option-places = Sitios
option-seat = Sitio { $n }
pick-any = cualquiera
first-next = Quién empieza la próxima vez
first-fixed = el mismo
first-rotate = el siguiente
first-loser = quien perdió
first-random = al azar
option-pace = Tiempo para elegir
pace-seconds = { $n } segundos
pace-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
pace-days = { $n ->
    [one] 1 día
   *[other] { $n } días
}
close-table = Cerrar esta mesa
close-sure = Se cierra para todo el mundo.
close-yes = Cerrarla
close-no = Dejarla
term-choice = { $name }: { $line }
term-odds = Quien quiera puede ver las probabilidades exactas.
term-no-odds = Nadie ve las probabilidades.
term-pace = Tiempo para elegir: { $pace }. Después elige un bot.
term-public = La mesa está en la lista de mesas abiertas.
term-private = Solo encuentra la mesa quien tiene el enlace o el código.
term-spectators = Se admite público.
term-no-spectators = Nadie puede mirar.
fair-title = Juego limpio
fair-what = El servidor ya se ha comprometido con un secreto para el próximo reparto, y el navegador de cada participante añade sus propios bytes al azar. Cuando la partida termina, su registro permite a cualquiera comprobar que cada carta salió de ahí. Solo quien administra el servidor y tiene a alguien de su lado en la mesa podría aún elegir entre varios repartos.
fair-commitment = Su compromiso:

# A board, and a big screen, while people sit down.
option-from-file = De un archivo…
room-full-screen = Pantalla completa
room-less-screen = Salir de pantalla completa
room-show = Mostrar en una pantalla grande
room-show-how = Abre esta dirección en un televisor o en un equipo que todo el mundo pueda ver. No muestra secretos: cada cual juega en su teléfono.
room-show-open = Abrir en otra ventana
room-shown = Una pantalla grande muestra esta mesa.
