# The shell: what every page shows, and what can go wrong anywhere.

list = { $first } y { $last }
list-clash = { $first } e { $last }
skip = Ir al contenido
title-home = Quipu
title-table = Mesa { $code } · Quipu
title-here = Partida en este dispositivo · Quipu
title-records = Tus partidas · Quipu
title-daily = Expedición del día · Quipu
title-puzzles = Problemas · Quipu
title-mistakes = Tus errores · Quipu
title-settings = Ajustes · Quipu
title-rules = Reglas · Quipu
title-rules-of = Reglas de { $game } · Quipu
title-replay = Repetición · Quipu
title-learn = Primera expedición: { $game } · Quipu
title-nowhere = No encontrada · Quipu

level-porter = Porteador
level-guide = Guía
level-pathfinder = Rastreador
level-oracle = Oráculo
level-companion = Compañero
bot-numbered = { $name } { $number }

fault-unreachable = El servidor no responde. Revisa tu conexión e inténtalo de nuevo.
fault-not-signed-in = Escribe antes tu nombre.
fault-not-found = No existe, o no tienes acceso.
fault-name-taken = Ese nombre ya está en uso. Elige otro.
fault-name-empty = Escribe un nombre.
fault-name-too-long = Usa como máximo { $most } caracteres.
fault-name-invisible = El nombre contiene caracteres invisibles. Escríbelo de nuevo.
fault-name-spaces = Deja un solo espacio entre palabras.
fault-name-stacked = Usa como máximo dos acentos por letra.
fault-name-unknown = Muchos dispositivos no pueden mostrar un carácter de este nombre. Elige otro.
fault-name-mixed = No mezcles letras de alfabetos distintos en una palabra.
fault-bad-passphrase = Usa de 8 a 200 caracteres. Una frase corta se recuerda bien.
fault-wrong-passphrase = Nombre o contraseña incorrectos.
fault-store-corrupt = El servidor no puede leer sus datos guardados. Avisa a quien lo administra.
fault-other = Algo ha fallado ({ $name }). Recarga la página. Si el problema sigue, avisa a quien administra el servidor.

refused-unknown-table = No hay ninguna mesa con este código. Revísalo o pide otra vez el enlace.
refused-no-spectators = La partida ha empezado y no se admiten espectadores.
refused-not-host = Solo puede hacerlo el anfitrión.
refused-place-taken = Alguien se ha adelantado: ese sitio está ocupado.
refused-table-full = Todos los sitios están ocupados.
refused-already-started = Eso solo se puede hacer entre partidas.
refused-starting = La partida está empezando. Espera un momento.
refused-not-enough = Hacen falta al menos { $least } jugadores. Añade un bot o espera a alguien.
refused-no-person = En la mesa debe haber al menos una persona.
refused-setup-seats = { $game } es para { $least } a { $most } jugadores.
refused-setup-option = «{ $option }» no puede tener este valor. Elige otro.
refused-setup-unfit = «{ $option }» no encaja con { $n } jugadores. Elige de nuevo.
refused-setup-options = No se pueden leer las opciones de { $game }. Elígelas de nuevo.
refused-setup-time = Una decisión puede durar de { $least } a { $most } segundos, o de { $first } a { $last } días.
refused-too-late = Demasiado tarde: la partida ya ha avanzado.
refused-stand-in = Un bot juega por ti. Recupera antes tu sitio.
refused-for-people = Aquí no se admiten bots de otras personas.
refused-not-claimed = Primero protege tu nombre con una contraseña.
refused-bad-bot-name = El nombre de un bot debe acabar en «bot», como PixelBot.
refused-too-many-bots = Límite de bots: { $most }. Revoca uno primero.
refused-bad-plan = Ese plan ya no encaja en la partida. Haz otro.
refused-no-hints = En esta mesa no hay pistas.
refused-closed = Esta mesa se ha cerrado.
refused-other-rules = Esta mesa se ha cerrado: su partida empezó con reglas anteriores. Abre otra para seguir jugando.
refused-damaged = Los datos guardados de esta mesa están dañados y no se puede abrir. Solo quien administra este servidor puede repararla. Tus partidas terminadas están a salvo.
unfinished-host = El anfitrión terminó esta partida antes de tiempo. No cuenta para nadie, y su registro está entre tus partidas.
unfinished-idle = Nadie jugó aquí durante mucho tiempo, así que la partida se dio por terminada. No cuenta para nadie, y su registro está entre tus partidas.
unfinished-restored = Este servidor se restauró desde una copia de seguridad. La partida pudo haber continuado después, así que se dio por terminada. No cuenta para nadie.
refused-too-many-tables = Tienes { $most } mesas abiertas. Cierra antes una.
refused-too-fast = Demasiado rápido. Inténtalo de nuevo en un momento.
refused-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
refused-wrong-protocol = Esta página está desactualizada. Recárgala.
refused-already-picked = Otro jugador ya lo ha elegido. Elige otra cosa.

table-opening = Abriendo la mesa…
table-shut = No puedes entrar en esta mesa
go-home = Inicio
banner-away = Se ha perdido la conexión. Tu sitio está guardado. Reconectando…
sound-is-on = Con sonido
sound-is-off = Sin sonido
rules-and-help = Reglas y ayuda
settings = Ajustes
nowhere = Página no encontrada
nowhere-why = Esta página no existe. El enlace de una mesa es así: /t/kamo-tiru.
here-none = Ninguna partida en este dispositivo
here-none-why = Empieza una desde la página de inicio: contra bots, o con amigos en esta misma pantalla.
here-damaged = La partida guardada en este navegador está dañada. Empieza otra desde la página de inicio.
here-stopped = La partida se ha detenido por un error. Recarga la página para continuar desde la última jugada guardada.
here-unsaved = Este navegador no puede guardar la partida. Durará hasta que cierres esta página.
here-other-rules = Esta partida guardada no se puede continuar
here-other-rules-why = Empezó con reglas anteriores que esta versión ya no usa. Empieza otra desde la página de inicio.

handover = { $count ->
    [one] Falta por elegir: { $names }
   *[other] Faltan por elegir: { $names }
}
handover-how = Pasa el dispositivo. La siguiente pantalla es privada.
handover-take = Soy { $name }
refused-not-admitted = El anfitrión no te deja entrar.
refused-banned = Quien gestiona este servidor te ha vetado.
refused-too-many = Ya tienes { $most }. Quita antes alguno.
unfinished-operator = Quien gestiona este servidor cerró esta mesa. La partida no cuenta para nadie.
