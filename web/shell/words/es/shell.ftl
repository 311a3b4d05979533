# The shell: what stands on every page, and what can go wrong anywhere.

list = { $first } y { $last }
list-clash = { $first } e { $last }
skip = Ir al contenido
title-home = Quipu
title-table = Mesa { $code } · Quipu
title-here = Mesa en este dispositivo · Quipu
title-records = Tus partidas · Quipu
title-settings = Ajustes · Quipu
title-rules = Reglas · Quipu
title-rules-of = Reglas de { $game } · Quipu
title-replay = Repetición · Quipu
title-learn = Primera expedición: { $game } · Quipu
title-nowhere = No encontrado · Quipu

level-porter = Porteador
level-guide = Guía
level-pathfinder = Rastreador
level-oracle = Oráculo
bot-numbered = { $name } { $number }

fault-unreachable = El servidor no responde. Revisa tu conexión e inténtalo de nuevo.
fault-not-signed-in = Primero dinos tu nombre.
fault-not-found = No existe, o no es para tus ojos.
fault-name-taken = Ese nombre ya tiene dueño. Elige otro.
fault-bad-name = Un nombre tiene de 1 a 20 letras visibles.
fault-bad-passphrase = Una frase secreta tiene de 8 a 200 caracteres. Una oración corta se recuerda bien.
fault-wrong-passphrase = Este nombre y esta frase secreta no van juntos. Revisa ambos.
fault-other = No ha funcionado ({ $name }). Recarga la página; si sigue igual, avisa a quien lleva este servidor.

refused-unknown-table = No hay ninguna mesa con este código. Revísalo o pide otra vez el enlace.
refused-no-spectators = La partida ha empezado y no se admiten espectadores.
refused-not-host = Solo puede hacerlo quien organiza la mesa.
refused-place-taken = Alguien se ha adelantado: ese sitio está ocupado.
refused-table-full = Todos los sitios están ocupados.
refused-already-started = Eso solo se puede hacer entre partidas.
refused-not-enough = Hacen falta al menos { $least } jugadores. Añade un bot o espera a alguien.
refused-no-person = Una mesa necesita al menos una persona.
refused-bad-setup = Eso no encaja, así que no se ha cambiado nada. Prueba de otra manera.
refused-setup-seats = { $game } es para { $least } a { $most } jugadores.
refused-setup-option = «{ $option }» no puede tener este valor. Elige otro.
refused-setup-unfit = «{ $option }» no encaja con { $n } jugadores. Elige de nuevo.
refused-too-late = Esa elección llega tarde: la partida ha seguido.
refused-stand-in = Ahora mismo un bot juega por ti. Recupera antes tu sitio.
refused-closed = Esta mesa se ha cerrado.
refused-other-rules = Una partida de esta mesa empezó con reglas anteriores, así que la mesa se ha cerrado. Abre otra para seguir jugando.
refused-too-many-tables = Tienes { $most } mesas abiertas. Cierra antes una.
refused-too-fast = Demasiado rápido. Inténtalo otra vez en un momento.
refused-busy = El servidor no ha podido atender eso. Inténtalo otra vez en un momento.
refused-wrong-protocol = Esta página es más antigua que el servidor. Recárgala.
refused-already-picked = Otra persona ya lo ha elegido. Elige otra cosa.

table-opening = Abriendo la mesa…
table-shut = No puedes entrar en esta mesa
go-home = A la página de inicio
banner-away = Se ha perdido la conexión. Tu sitio está guardado. Reconectando…
sound-is-on = Con sonido
sound-is-off = Sin sonido
rules-and-help = Reglas y ayuda
settings = Ajustes
nowhere = Aquí no hay nada
nowhere-why = La dirección no lleva a ninguna página nuestra. El enlace de una mesa es así: /t/kamo-tiru.
here-none = No hay mesa en este dispositivo
here-none-why = Abre una desde la página de inicio: contra bots, o con amigos que comparten esta pantalla.
here-damaged = Lo que este navegador guardó de tu mesa está dañado. Abre otra desde la página de inicio.
here-unsaved = Este navegador no puede guardar la partida. Durará hasta que cierres esta página.
here-other-rules = Esta partida guardada no se puede continuar
here-other-rules-why = Empezó con reglas anteriores que esta versión ya no usa. Empieza otra desde la página de inicio.

handover = { $count ->
    [one] Falta por elegir: { $names }
   *[other] Faltan por elegir: { $names }
}
handover-how = Pasa el dispositivo. Lo que sigue es solo para un par de ojos.
handover-take = Soy { $name }
