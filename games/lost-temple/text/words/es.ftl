## What is said before the game: on the home page and in the lobby.

hook-lost-temple = Nueve personajes, una carrera por la selva.
option-lost-temple-mandarin = Mandarín
option-lost-temple-mandarin-note = Añade un décimo personaje.
option-lost-temple-mandarin-on = Diez personajes, con el Mandarín.
option-lost-temple-mandarin-off = Nueve personajes, sin el Mandarín.
option-lost-temple-board = Tablero
option-lost-temple-board-is = Tablero: { $name }
option-lost-temple-board-refused = En el tablero de este archivo no se puede jugar. La página de tableros explica por qué.
option-lost-temple-board-more = Todos los tableros y el editor
title-lost-temple = Tableros · Quipu

## The table.

lost-shaman = Chamán
lost-thief = Ladrón
lost-seer = Vidente
lost-priest = Sacerdote
lost-elder = Anciano
lost-artisan = Artesano
lost-scout = Explorador
lost-canoe = Canoa
lost-child = Niño
lost-mandarin = Mandarín

# A character as the object of a verb: keep, have, curse, rob.
lost-the-shaman = al Chamán
lost-the-thief = al Ladrón
lost-the-seer = al Vidente
lost-the-priest = al Sacerdote
lost-the-elder = al Anciano
lost-the-artisan = al Artesano
lost-the-scout = al Explorador
lost-the-canoe = a la Canoa
lost-the-child = al Niño
lost-the-mandarin = al Mandarín

# What a character does, in a few words: on its card.
lost-does-shaman = di con quién cambias de lugar
lost-does-thief = di a quién robas, avanza 1 o 2
lost-does-seer = mira dos fichas, avanza 1 o 2
lost-does-priest = 2 gemas: ve al próximo templo
lost-does-elder = 2 gemas: ve a la próxima aldea
lost-does-artisan = toma un machete, avanza 1 o 2
lost-does-scout = 1 gema por casilla
lost-does-canoe = paga todas las gemas, 2 casillas por gema
lost-does-child = avanza hasta el próximo peón
lost-does-mandarin = avanza tantas casillas como tu puesto

# What a token does, in a few words: after a colon, or alone.
lost-token-idol = el ídolo en la próxima ronda
lost-token-gain-gems = ganas 4 gemas
lost-token-lose-gems = pierdes 2 gemas
lost-token-forward = 3 casillas adelante
lost-token-back = 2 casillas atrás
lost-token-gain-machete = ganas un machete
lost-token-lose-machete = pierdes un machete

# A space of the start area; elsewhere a space is just its number.
lost-start-place = de salida { $place }

# What happens, in the log and for screen readers. { $place } is a number or a start space.
lost-told-started = { $name } empieza en la casilla de salida { $place } { $gems ->
    [0] sin gemas
    [one] con 1 gema
   *[other] con { $gems } gemas
}
lost-told-started-machete = { $name } empieza en la casilla de salida { $place } con { $gems ->
    [0] un machete
    [one] 1 gema y un machete
   *[other] { $gems } gemas y un machete
}
lost-told-began = Ronda { $round }. { $idol }
lost-idol-token = { $name } recibe el ídolo (ficha de ídolo) y elige primero.
lost-idol-rearmost = { $name } recibe el ídolo (va al final de la carrera) y elige primero.
lost-idol-fewest = { $name } recibe el ídolo (empate al final, menos gemas) y elige primero.
lost-idol-kept = { $name } conserva el ídolo y elige primero.
lost-idol-first = { $name } recibe el ídolo (empate al final, por orden de sitio) y elige primero.
lost-told-up = Cartas apartadas boca arriba: { $characters }
lost-told-added = { $name } añade la carta apartada
lost-told-picked = { $name } ya ha elegido
lost-told-nobody = Nadie tiene: { $characters }
lost-told-called = { $number }, { $character }: { $name }
lost-told-called-gem = { $number }, { $character }: { $name } toma una gema
lost-told-cursed = La maldición alcanza a { $name }, que cambia de lugar con { $shaman }. Ahora { $shaman } está en la casilla { $there } y { $name }, en la casilla { $here }
lost-told-cursed-same = La maldición alcanza a { $name }, pero { $shaman } también está en la casilla { $place }: nada cambia
lost-told-robbed = { $thief } roba { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
} a { $name }
lost-told-robbed-none = { $thief } roba a { $name }, pero no encuentra nada
lost-told-spared-curse = { $name } ha maldecido a su propio personaje: no pasa nada
lost-told-spared-theft = { $name } ha robado a su propio personaje: no pasa nada
lost-told-gem = { $name } toma una gema
lost-told-no-gem = La banca está vacía: no hay gema para { $name }
lost-told-curses = { $name } maldice { $character } y cambiará de lugar con quien tenga esa carta
lost-told-robs = { $name } robará { $character } y se llevará todas las gemas de quien tenga esa carta
lost-told-looks = { $name } mira las fichas de las casillas { $one } y { $other }
lost-told-swaps = { $name } intercambia las fichas de las casillas { $one } y { $other }
lost-told-lets-lie = { $name } deja las fichas como están
lost-told-takes-machete = { $name } toma un machete
lost-told-leaves-machete = { $name } no toma ningún machete
lost-told-loses-machete = { $name } pierde un machete
lost-told-pays = { $name } paga { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}
lost-told-stays = { $name } no se mueve
lost-told-too-poor = { $name } no puede pagar y no se mueve
lost-told-no-village = No hay ninguna aldea por delante: { $name } no se mueve
lost-told-nobody-ahead = No hay nadie por delante: { $name } no se mueve
lost-told-walks = { $name } va a la casilla { $place }
lost-told-back = { $name } retrocede a la casilla { $place }
lost-told-no-way-back = { $name } no puede retroceder más y sigue en la casilla { $place }
lost-told-stuck = La selva de la casilla { $place } detiene a { $name }
lost-told-cuts = { $many ->
    [one] { $name } gasta un machete en la selva de la casilla { $jungles } y va a la casilla { $place }
   *[other] { $name } gasta { $many } machetes en la selva de las casillas { $jungles } y va a la casilla { $place }
}
lost-told-cuts-stuck = { $many ->
    [one] { $name } gasta un machete en la selva de la casilla { $jungles } y se queda en la siguiente, en la casilla { $place }
   *[other] { $name } gasta { $many } machetes en la selva de las casillas { $jungles } y se queda en la siguiente, en la casilla { $place }
}
lost-told-arrives = { $name } llega al gran templo, en la casilla { $place }
lost-told-cuts-arrives = { $many ->
    [one] { $name } gasta un machete en la selva de la casilla { $jungles } y llega al gran templo, en la casilla { $place }
   *[other] { $name } gasta { $many } machetes en la selva de las casillas { $jungles } y llega al gran templo, en la casilla { $place }
}
lost-told-token = { $name } destapa la ficha de la casilla { $space }: { $token }
lost-told-token-nothing = No hay nada que ganar ni que perder: no pasa nada
lost-told-idol = { $name } tendrá el ídolo en la próxima ronda
lost-told-idol-instead = { $name } tendrá el ídolo en la próxima ronda, en lugar de { $other }
lost-told-gets-gems = { $name } gana { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}
lost-told-loses-gems = { $name } pierde { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}
lost-told-won = { $name } gana: nadie llega antes al gran templo
lost-said-opening = Carrera hasta el gran templo de la casilla { $finish }.
lost-said-summary = Ronda { $round }: se eligen los personajes. En cabeza: { $name }, en la casilla { $place }.
lost-said-summary-called = Ronda { $round }, personaje llamado: { $character }. En cabeza: { $name }, en la casilla { $place }.
lost-said-asked = Te toca. { $title } { $note }

# What is asked.
lost-ask = Te toca
lost-ask-keep = Quédate con una, pasa { $rest } a { $name }
lost-ask-keep-last = Quédate con una de { $cards }
lost-ask-curse = Chamán: ¿a quién maldices?
lost-ask-rob = Ladrón: ¿a quién robas?
lost-ask-look = Vidente: mira dos fichas
lost-ask-swap = Vidente: solo tú ves estas fichas
lost-ask-how-far = { $character }: ¿hasta dónde?
lost-ask-village = Anciano: ¿a la próxima aldea?
lost-ask-temple = Sacerdote: ¿al próximo templo?
lost-ask-machete = Artesano: ¿tomas un machete?

# What is good to know before choosing.
lost-note-curse = Cuando se llame al personaje que nombres, cambiarás de lugar con quien lo tenga antes de su turno. Cartas ocultas: { $suspects }.
lost-note-rob = Cuando se llame al personaje que nombres, te llevarás todas las gemas de quien lo tenga. Cartas ocultas: { $suspects }.
lost-suspect-place = { $name } (casilla { $place })
lost-suspect-gems = { $name } ({ $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
})
lost-note-look = Elige dos casillas de evento. Solo tú ves las fichas. Puedes intercambiarlas; después avanzas.
lost-note-swap = Recuérdalas. Todos ven si las intercambias. Después avanzas 1 o 2 casillas.
lost-note-steps = Tienes que avanzar. { $machetes ->
    [0] Sin machete, la selva te detiene.
    [one] Atravesar la selva te cuesta el machete.
   *[other] Atravesar la selva te cuesta uno de tus { $machetes } machetes.
}
lost-note-pay = Cuesta { $toll } de tus { $gems } gemas.
lost-note-pay-gems = 1 gema por casilla. { $machetes ->
    [0] Sin machete, la selva te detiene.
    [one] Atravesar la selva te cuesta el machete.
   *[other] Atravesar la selva te cuesta uno de tus { $machetes } machetes.
}
lost-note-take = { $machetes ->
    [0] No tienes machete.
    [one] Tienes 1 machete.
   *[other] Tienes { $machetes } machetes.
} La próxima selva está en la casilla { $jungle }. Después avanzas 1 o 2 casillas.
lost-note-take-clear = { $machetes ->
    [0] No tienes machete.
    [one] Tienes 1 machete.
   *[other] Tienes { $machetes } machetes.
} No te queda selva por delante. Después avanzas 1 o 2 casillas.
lost-aside-none = No hay cartas apartadas.
lost-aside-up = Cartas apartadas boca arriba: { $up }.
lost-aside-down = { $down ->
    [one] Apartada: 1 carta boca abajo.
   *[other] Apartadas: { $down } cartas boca abajo.
}
lost-aside-both = { $down ->
    [one] Apartadas: { $up } boca arriba, 1 carta boca abajo.
   *[other] Apartadas: { $up } boca arriba, { $down } cartas boca abajo.
}
lost-pick-first = Es el primero de tus dos personajes.
lost-pick-second = Es tu segundo personaje. Ya tienes { $character }.

# What a choice does: short on the choice, whole below, and on the button.
lost-to = casilla { $place }
lost-keep-button = Elegir { $character }
lost-keep-means = { $character }: { $does }. { $outlook }
lost-outlook-names = No avanza: cambia de lugar con quien tenga el personaje que nombres.
lost-outlook-walks = Ahora mismo puede llegar a la casilla { $place }.
lost-outlook-scout = { $gems ->
    [one] Ahora mismo, 1 gema lo lleva a la casilla { $place }.
   *[other] Ahora mismo, hasta { $gems } gemas lo llevan como mucho a la casilla { $place }.
}
lost-outlook-canoe = { $gems ->
    [one] Ahora mismo paga tu única gema y va a la casilla { $place }.
   *[other] Ahora mismo paga tus { $gems } gemas y va a la casilla { $place }.
}
lost-outlook-pays = Ahora mismo, { $gems } gemas lo llevan a la casilla { $place }.
lost-outlook-goes = Ahora mismo va a la casilla { $place }.
lost-outlook-poor = Ahora mismo no puedes pagar, así que no se mueve.
lost-outlook-no-village = No tienes ninguna aldea por delante, así que no se mueve.
lost-outlook-nobody = Ahora mismo no tienes a nadie por delante, así que no se mueve.
lost-name-up = boca arriba
lost-name-own = es tuyo
lost-name-up-means = { $character }: la carta está boca arriba y nadie la tiene. No pasa nada.
lost-name-own-means = { $character }: la carta es tuya. No pasa nada.
lost-curse-means = Si alguien tiene { $character }, cambiaréis de lugar cuando se llame a ese personaje.
lost-rob-means = Si alguien tiene { $character }, te llevarás todas sus gemas cuando se llame a ese personaje. Ahora avanzas.
lost-curse-button = Maldecir { $character }
lost-rob-button = Robar { $character }
lost-look-short = { $one } y { $other }
lost-look-means = Solo tú verás las fichas de las casillas { $one } y { $other }.
lost-look-button = Mirar { $one } y { $other }
lost-look-first = Elige dos casillas.
lost-look-second = Has elegido la { $one }. Elige otra.
lost-look-none = Elige dos fichas
lost-look-at = Casilla { $space }
lost-look-spaces = Casillas de evento
lost-swap-short = cambiar
lost-lie-short = dejarlas
lost-swap-means = Casilla { $one }: { $first }. Casilla { $other }: { $second }.
lost-swap-button = Cambiarlas
lost-lie-button = Dejarlas así
lost-token-on = Casilla { $space }: { $token }
lost-walk-button = Ir a la casilla { $place }
lost-pay-button = Pagar { $gems }, ir a la casilla { $place }
lost-means-pay = Pagas { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}.
lost-means-vain = { $gems ->
    [one] Desperdicias 1 gema.
   *[other] Desperdicias { $gems } gemas.
}
lost-means-walk = Vas a la casilla { $place }.
lost-means-cut = { $many ->
    [one] Gastas un machete en la selva de la casilla { $jungles }.
   *[other] Gastas { $many } machetes en la selva de las casillas { $jungles }.
}
lost-means-stuck = La selva de la casilla { $place } te detiene.
lost-means-event = Destapas la ficha que hay allí.
lost-means-wins = Ganas.
lost-sign-cut = { $many ->
    [one] gasta un machete
   *[other] gasta { $many } machetes
}
lost-sign-stuck = la selva detiene
lost-sign-event = destapa una ficha
lost-sign-wins = meta
lost-stay-short = no moverse
lost-stay-means = No pagas nada y sigues en la casilla { $place }.
lost-stay-button = Seguir en la casilla { $place }
lost-take-short = tomarlo
lost-leave-short = dejarlo
lost-take-means = { $machetes ->
    [0] No tendrás machete
    [one] Tendrás 1 machete
   *[other] Tendrás { $machetes } machetes
}.
lost-take-button = Tomar el machete
lost-leave-button = Dejar el machete
lost-choose-first = Elige una opción

# Who the table is waiting for.
lost-waits-pick = { $name } está eligiendo personaje
lost-waits-curse = { $name } decide a quién maldice el Chamán
lost-waits-rob = { $name } decide a quién roba el Ladrón
lost-waits-look = { $name } elige dos fichas para mirarlas
lost-waits-swap = { $name } está mirando dos fichas
lost-waits-village = { $name } decide si paga el Anciano
lost-waits-temple = { $name } decide si paga el Sacerdote
lost-waits-machete = { $name } decide si toma un machete
lost-waits-how-far = { $name } decide hasta dónde avanza: { $character }

# The table itself.
lost-over = Fin de la carrera
lost-final = Clasificación final
lost-round = Ronda { $round }
lost-round-called = Ronda { $round }: { $character }
lost-round-choose = Ronda { $round }: elige personaje
lost-has-idol = { $name } tiene el ídolo
lost-holds-idol = tiene el ídolo
lost-gets-idol = tendrá el ídolo en la próxima ronda
lost-calls = Personajes, llamados del 1 al { $many }
lost-is-nobody = nadie
lost-is-aside = apartado
lost-is-yours = tuyo
lost-is-to-come = por venir
lost-is-cursed = bajo la maldición del Chamán
lost-is-robbed = en el punto de mira del Ladrón
lost-purses = Gemas y machetes
lost-gems = gemas
lost-machetes = machetes
lost-race = Carrera hasta la casilla { $finish }
lost-explorer = Jugador
lost-gems-column = Gemas
lost-machetes-column = Machetes
lost-space-column = Casilla
lost-start-short = S{ $place }
lost-bank = En la banca
lost-rank = Puesto
lost-choices = ¿Qué haces?
lost-choose-hint = Todavía no has elegido nada.
lost-steps = { $steps ->
    [one] casilla
   *[other] casillas
}
lost-own = Tus personajes
lost-order = Orden: { $names }. Ahora elige { $name }.
lost-sent = Elección hecha
lost-wait-none = Todavía no tienes personaje.
lost-wait-shared = Todo sigue oculto hasta que un jugador tome el dispositivo.
lost-wait-shown = Tus personajes ya han sido llamados.
lost-wait-hidden = Esto solo lo ves tú: { $characters }

# What is shown large.
lost-cursed = La maldición alcanza a { $name }
lost-robbed = Robo a { $name }
lost-wins = { $name } gana
lost-tie-gems = { $names } están en la casilla { $place }. Las gemas desempatan.
lost-tie-shared = { $names } están en la casilla { $place } con las mismas gemas. Comparten el puesto { $rank }.

## Boards: the track, the gallery, the editor.

board-track = El recorrido
board-space =
    { $kind ->
        [event] Casilla { $number }, evento
        [jungle] Casilla { $number }, selva
        [village] Casilla { $number }, aldea
        [temple] Casilla { $number }, templo
        [great] Casilla { $number }, gran templo
       *[plain] Casilla { $number }, camino
    }
board-space-face = Casilla { $number }, evento: { $token }
board-space-bare = Casilla { $number }, evento, sin ficha
board-finish = Casilla { $number }, gran templo, la meta
board-place = Casilla de salida { $number }
board-stand = { $space }: { $names }

# A board as a small picture, and the choice of one in the lobby.
board-map = Tablero { $name }

# The page of boards.
board-title = Tableros de Lost Temple
board-lead = Juega a Lost Temple en cualquier recorrido: uno de los nuestros, uno de un archivo o uno que dibujes tú.
board-shipped = Nuestros tableros
board-own = Tus tableros
board-own-none = Todavía ninguno. Los tableros que dibujes o cargues se guardan en este navegador.
board-new = Dibujar un tablero
board-about-highlands = El de las partidas nuevas, equilibrado para cualquier número de jugadores.
board-about-monsoon = Más salvaje: un evento cada tres casillas y selva justo antes de la meta.
board-about-expedition = Nuestro primer tablero, un poco más largo al final.
board-facts =
    { $spaces } casillas, { $events ->
        [one] 1 de evento
       *[other] { $events } de evento
    }. Con seis o más jugadores, la carrera acaba en la { $short }.
board-play = Jugar en él
board-edit = Editar
board-copy = Editar una copia
board-download = Guardar como archivo
board-delete = Borrar
board-delete-sure = ¿Borrar este tablero para siempre?
board-delete-yes = Borrar
board-delete-no = Cancelar
board-close = Cerrar

board-load = Tablero de un archivo
board-load-how = Elige un archivo o suéltalo en cualquier parte de esta página.
board-load-choose = Elegir archivo
board-load-refused = En este tablero todavía no se puede jugar:
board-file-large = Este archivo es demasiado grande para un tablero y no se ha leído. Un tablero es un archivo de texto corto.
board-file-no-text = Este archivo no es de texto. Un tablero es un archivo de texto corto, como los de «Guardar como archivo».
board-file-gone = El navegador no puede leer este archivo. Quizá es una carpeta o se ha movido.

board-play-on = Jugar en { $name }
board-your-name = Tu nombre
board-no-room = No queda espacio en este navegador. Borra uno de tus tableros o guarda este como archivo.

board-draw = Editor de tableros
board-name = Nombre del tablero
board-about = Descripción
board-nameless = El tablero todavía no tiene nombre. Ponle uno.
board-spaces =
    { $n ->
        [one] Recorrido: 1 casilla
       *[other] Recorrido: { $n } casillas
    }
board-spaces-how = Toca una casilla para elegirla y tócala otra vez para cambiar su tipo. Con el teclado: las flechas eligen, las letras de abajo cambian el tipo, Insert y Supr añaden y quitan.
board-this-space = Tipo de la casilla { $number }
board-kind =
    { $kind ->
        [event] Evento
        [jungle] Selva
        [village] Aldea
        [temple] Templo
        [great] Gran templo
       *[plain] Camino
    }
board-insert = Añadir casilla antes
board-remove = Quitar casilla
board-starts = Posiciones de salida
board-starts-how = La casilla de salida 1 está justo antes de la primera del recorrido. Cada jugador empieza con las gemas y el machete del personaje que le toque.
board-column-character = Personaje
board-column-place = Salida
board-column-gems = Gemas
board-column-machete = Machete
board-start-place = { $character }: salida
board-start-gems = { $character }: gemas
board-start-machete = { $character }: machete
board-tokens = Fichas de evento: { $n } de { $all }
board-tokens-how = Exactamente dos tienen que ser ídolos.
board-token-count = Cuántas: { $token }
board-sound = En este tablero se puede jugar.
board-faults = Para poder jugar en él:
board-save = Guardar aquí
board-save-play = Guardar y jugar
board-saved = Tablero guardado: { $name }.

# What is wrong with a board, and what to do. { $part } and { $key } are words of the file, { $character } is a character's name.
board-fault-json = Línea { $line }, columna { $column }: error de sintaxis. Busca una coma, unas comillas o una llave que falte.
board-fault-object = Esto no es un tablero. El archivo tiene que ser un objeto entre llaves con name, track, starts y tokens.
board-fault-key = Clave desconocida: «{ $key }». Quítala.
board-fault-character = En «starts», «{ $key }» no es ninguno de los nueve personajes. Quítalo o corrige el nombre.
board-fault-token = En «tokens», «{ $key }» no es una ficha. Quítala o corrige el nombre.
board-fault-missing = Falta «{ $part }». Añádelo.
board-fault-twice = «{ $part }» aparece dos veces. Deja solo una.
board-fault-text = «{ $part }» tiene que ser un texto entre comillas.
board-fault-number = «{ $part }» tiene que ser un número entero.
board-fault-group = «{ $part }» tiene que ser un objeto entre llaves.
board-fault-long = El recorrido tiene { $n } casillas. Acórtalo a { $most }.
board-fault-letter = «{ $letter }», en la casilla { $number }, no es un tipo de casilla. Usa uno de estos: . e j v t T
board-fault-great =
    { $n ->
        [0] El recorrido no tiene ningún gran templo. Necesita exactamente dos.
        [one] El recorrido tiene 1 gran templo. Necesita exactamente dos.
       *[other] El recorrido tiene { $n } grandes templos. Necesita exactamente dos.
    }
board-fault-end = El recorrido no acaba en un gran templo. Pon uno en la última casilla.
board-fault-jungles =
    { $n ->
        [0] El recorrido no tiene selva. Necesita exactamente tres casillas.
        [one] El recorrido tiene 1 casilla de selva. Necesita exactamente tres.
       *[other] El recorrido tiene { $n } casillas de selva. Necesita exactamente tres.
    }
board-fault-village = El recorrido no tiene ninguna aldea antes del primer gran templo. Pon una allí.
board-fault-no-event = El recorrido no tiene ninguna casilla de evento. Pon al menos una.
board-fault-events = El recorrido tiene { $n } casillas de evento. Hay fichas para { $most } como mucho.
board-fault-rich = Los ocho personajes más ricos empiezan con { $gems } gemas en total, pero la banca solo tiene { $bank }. Dales menos.
board-fault-negative = { $n } no puede ser un número de fichas ({ $token }). Usa 0 o más.
board-fault-tokens =
    { $n ->
        [one] Hay 1 ficha. Tiene que haber { $all }.
       *[other] Hay { $n } fichas. Tiene que haber { $all }.
    }
board-fault-idols =
    { $n ->
        [one] Hay 1 ficha de ídolo. Tiene que haber exactamente 2.
       *[other] Hay { $n } fichas de ídolo. Tiene que haber exactamente 2.
    }
board-fault-start-key = { $character }: clave desconocida, «{ $key }». Quítala.
board-fault-start-missing = { $character }: falta «{ $part }». Añádelo.
board-fault-start-twice = { $character }: «{ $part }» aparece dos veces. Deja solo una.
board-fault-start-number = { $character }: «{ $part }» tiene que ser un número entero.
board-fault-start-machete = { $character }: «machete» tiene que ser true o false.
board-fault-start-place = { $character }: no existe la casilla de salida { $place }. Usa de 1 a { $most }.
board-fault-start-gems = { $character }: no puede tener { $gems } gemas. Usa de 0 a { $most }.
board-fault-more =
    { $n ->
        [one] Y 1 fallo más.
       *[other] Y { $n } fallos más.
    }

## The rules page.

lead-lost-temple = Una carrera por la selva de dos a ocho jugadores. En cada ronda te conviertes en secreto en un personaje. Gana quien pisa primero el gran templo.
rule-lt-board-title = El tablero
rule-lt-box = Hay 9 cartas de personaje, 18 fichas de evento, 50 gemas, 8 machetes, un ídolo y un peón por jugador. Pueden jugar de dos a ocho.
rule-lt-track = El tablero es un solo recorrido, con casillas normales, casillas de evento con una ficha, tres casillas de selva, aldeas y templos.
rule-lt-great = Dos de los templos son grandes templos. De dos a cinco jugadores, la carrera acaba en el segundo, la última casilla del recorrido. De seis a ocho, en el primero. Los dos cuentan como templos, y detrás del último no hay ninguna aldea.
rule-lt-own-boards = Los tableros son nuestros y están equilibrados por simulación. Las partidas nuevas usan «highlands». Un tablero es un archivo que cualquiera puede escribir: si tienes el juego impreso, puedes copiar su tablero y jugar en él.
rule-lt-start-title = Preparación
rule-lt-dealt = Cada jugador recibe una carta de personaje, pone su peón en la casilla de salida que indica, toma las gemas y el machete que muestra y devuelve la carta. Cada casilla de evento recibe una ficha boca abajo. Las demás forman la reserva.
rule-lt-purses = Las gemas y los machetes están siempre a la vista de todos.
rule-lt-bank = Las gemas y los machetes vienen de la banca, y lo que pagas vuelve a ella. Si la banca tiene menos de lo que te toca, recibes lo que queda.
rule-lt-idol-title = El ídolo
rule-lt-idol-first = Quien tiene el ídolo elige primero en esta ronda. Lo tiene quien destapó una ficha de ídolo en la ronda anterior. Si fueron varios jugadores, el último.
rule-lt-idol-rear = Si no, lo tiene quien va más atrás. Si hay empate, quien tiene menos gemas. Si también empatan, el ídolo se queda donde estaba. En la primera ronda lo recibe quien va antes por orden de sitio.
rule-lt-draft-title = Elegir personajes
rule-lt-draft-many = De cuatro a ocho jugadores, se barajan las nueve cartas y se apartan algunas antes de que nadie mire: boca arriba, a la vista de todos, o boca abajo. Quien tiene el ídolo toma las demás, se queda una y pasa el resto a la izquierda, y así sucesivamente. El último jugador elige entre dos y aparta la otra boca abajo.
rule-lt-draft-table = Cartas apartadas
rule-lt-draft-players = Jugadores
rule-lt-draft-up = Boca arriba
rule-lt-draft-down = Boca abajo
rule-lt-draft-eight = Con ocho jugadores, el último recibe una sola carta, añade la que se apartó boca abajo y se queda una de las dos.
rule-lt-draft-three = Con tres jugadores, cada uno tiene dos personajes. Se aparta una carta sin verla, y cada uno elige una vez: de ocho, siete y seis cartas. De las cinco que vuelven se aparta otra sin verla. Después cada uno elige de nuevo, de cuatro, tres y dos, y se aparta la última carta.
rule-lt-draft-two = Con dos jugadores, cada uno tiene también dos personajes. Se aparta una carta boca arriba y otra boca abajo. Quien tiene el ídolo elige de siete y el otro jugador de seis; una de las cinco restantes se aparta al azar. Quien tiene el ídolo elige de cuatro, y una de las tres restantes se aparta al azar. El otro jugador elige de dos, y se aparta la última carta.
rule-lt-draft-know = Así conoces las cartas que recibiste, las que elegiste, las que están boca arriba y todo lo que se deduce de ellas.
rule-lt-call-title = La llamada
rule-lt-call-order = Se llama a los personajes del 1 al 9. Quien tiene el que se llama lo descubre. Después, por este orden: sufre la maldición del Chamán si la hay, sufre el robo si el Ladrón lo nombró, toma una gema de la banca y usa el personaje. Un personaje que nadie tiene se salta.
rule-lt-call-nobody = El Chamán y el Ladrón pueden nombrar una carta que está boca arriba, una que saben apartada o su propio segundo personaje. Entonces no pasa nada.
rule-lt-must-move = Donde dice 1 o 2 casillas, tienes que avanzar. En una casilla puede haber cualquier número de peones.
rule-lt-chars-title = Los nueve personajes
rule-lt-name-shaman = Chamán
rule-lt-shaman-what = Nombra a otro personaje. Cuando se le llame, tu peón y el de quien lo tenga cambian de lugar antes que nada, aunque te haga retroceder y aunque haya selva entre los dos. No se destapa ninguna ficha. El Chamán no avanza.
rule-lt-name-thief = Ladrón
rule-lt-thief-what = Nombra a otro personaje, pero no al Chamán. Después avanza 1 o 2 casillas. Cuando se llame a ese personaje, te llevas todas las gemas de quien lo tenga antes de que empiece su turno. La gema de la banca llega después y está a salvo.
rule-lt-name-seer = Vidente
rule-lt-seer-what = Elige dos fichas antes de la meta, míralas e intercámbialas si quieres. Después avanza 1 o 2 casillas. Solo tú ves las fichas. Todos ven dónde has mirado y si las has intercambiado.
rule-lt-name-priest = Sacerdote
rule-lt-priest-what = Puedes pagar 2 gemas y avanzar hasta el próximo templo. Si no quieres, o tienes menos de 2, no te mueves.
rule-lt-name-elder = Anciano
rule-lt-elder-what = Puedes pagar 2 gemas y avanzar hasta la próxima aldea. Si no queda ninguna aldea antes de la meta, no puedes usar el Anciano.
rule-lt-name-artisan = Artesano
rule-lt-artisan-what = Toma un machete si quieres y si queda alguno. Después avanza 1 o 2 casillas.
rule-lt-name-scout = Explorador
rule-lt-scout-what = Paga las gemas que quieras y avanza una casilla por cada una.
rule-lt-name-canoe = Canoa
rule-lt-canoe-what = Tienes que pagar todas tus gemas. Avanzas dos casillas por cada una, pero como mucho 20. Las que sobran también se pagan.
rule-lt-name-child = Niño
rule-lt-child-what = Avanza hasta el próximo peón que tengas delante. Los de tu propia casilla no cuentan. Si no hay nadie delante, no te mueves.
rule-lt-jungle-title = La selva
rule-lt-jungle-what = La selva no se atraviesa gratis. Si tienes un machete, tienes que gastarlo allí y sigues. Si no, te detienes en ella. Acabar un movimiento justo en la selva no cuesta nada, y salir de ella tampoco. Si la selva corta tu movimiento, pierdes lo que pagaste.
rule-lt-jungle-example = Con un machete: 3 gemas llevan al Explorador tres casillas adelante, y el machete se gasta.
rule-lt-jungle-stops = Sin él: las mismas 3 gemas acaban en la selva, en la segunda casilla.
rule-lt-jungle-all = Esto vale para todo movimiento, hacia delante y hacia atrás, salvo el intercambio del Chamán.
rule-lt-events-title = Fichas de evento
rule-lt-events-when = Un peón que acaba un movimiento en una casilla de evento destapa la ficha que hay allí. No la destapa si no se ha movido o si lo ha puesto allí el Chamán. El movimiento que causa una ficha también cuenta, así que una ficha puede llevar a otra.
rule-lt-events-new = La ficha destapada se retira, se pone allí boca abajo una nueva de la reserva y después la destapada se mezcla con la reserva.
rule-lt-token-idol = Tienes el ídolo en la próxima ronda.
rule-lt-token-gems-plus = Toma 4 gemas.
rule-lt-token-gems-minus = Paga 2 gemas, o todas las que tengas si son menos.
rule-lt-token-forward = Avanza 3 casillas.
rule-lt-token-back = Retrocede 2 casillas, pero no más allá de la zona de salida.
rule-lt-token-machete-plus = Toma un machete, si queda alguno.
rule-lt-token-machete-minus = Devuelve un machete, si tienes alguno.
rule-lt-ex-title = Una ronda de dos, llamada a llamada
rule-lt-ex-who = Ana tiene el ídolo. Elige el Ladrón y la Canoa. Ben elige el Vidente y el Explorador. Ana está en la casilla 8 con 2 gemas; Ben, en la 6 con 3 gemas y un machete. La casilla 10 es selva.
rule-lt-ex-thief = 2, el Ladrón: Ana toma una gema, nombra al Explorador y avanza a la 9. Tiene 3 gemas.
rule-lt-ex-seer = 3, el Vidente: Ben toma una gema, mira dos fichas, las intercambia y avanza a la 8. Tiene 4 gemas.
rule-lt-ex-scout = 7, el Explorador: el Ladrón lo nombró. Las 4 gemas de Ben pasan a Ana. Ben toma una, la paga y avanza a la 9.
rule-lt-ex-canoe = 8, la Canoa: Ana tiene 7 gemas, toma una y paga las 8, para hasta 16 casillas. Pero no tiene machete, así que la selva de la casilla 10 la detiene. Lo que pagó se pierde.
rule-lt-ex-idol = Nadie ha destapado un ídolo, y ahora Ben va más atrás. El ídolo es suyo, y elige primero.
rule-lt-end-title = La meta
rule-lt-finish = El primer peón que llega a la meta, o que la pasaría, gana en el acto. Nada de lo que venga después cuenta.
rule-lt-ranks = Los demás se ordenan por lo lejos que han llegado y, en la misma casilla, por sus gemas. Si siguen empatados, comparten el puesto.
rule-lt-ten-title = El décimo personaje
rule-lt-name-mandarin = Mandarín
rule-lt-mandarin-what = Una opción, normalmente desactivada. Al Mandarín se le llama después del Niño y avanza tantas casillas como tu puesto en la carrera: una, y una más por cada peón que vaya delante del tuyo. El Chamán y el Ladrón pueden nombrarlo. Con él se aparta una carta más boca arriba.
rule-lt-see-title = Lo que puedes ver
rule-lt-see-all = Todos ven los peones, todas las gemas y los machetes, el ídolo, las cartas que están boca arriba, los personajes descubiertos en esta ronda, a quién han nombrado el Chamán y el Ladrón, y cada ficha cuando se destapa.
rule-lt-see-you = Solo tú ves tu mano, lo que elegiste y las fichas que miras como Vidente. Recuerda tú las manos que has pasado y las fichas que has mirado.
rule-lt-house-title = Donde calla el reglamento

## The lesson.

learn-lt-welcome = Esto es una carrera: gana quien llegue antes al gran templo de la casilla { $finish }. Las gemas y los machetes te ayudan por el camino.
learn-lt-idol-you = Tienes el ídolo, así que eliges personaje primero.
learn-lt-idol-rival = { $rival } tiene el ídolo y elige personaje primero. Después te llegan las otras cartas.
learn-lt-why-shaman = El Chamán cambia de lugar con otro jugador, y { $rival } va por delante.
learn-lt-why-thief = El Ladrón puede llevarse todas las gemas de { $rival }.
learn-lt-why-seer = El Vidente mira dos fichas del recorrido y avanza 1 o 2 casillas.
learn-lt-why-priest = El Sacerdote paga 2 gemas y va al próximo templo.
learn-lt-why-elder = El Anciano paga 2 gemas y va a la próxima aldea.
learn-lt-why-artisan = El Artesano toma un machete, que te hace falta en la selva, y avanza 1 o 2 casillas.
learn-lt-why-scout = El Explorador avanza una casilla por cada gema que pagas.
learn-lt-why-canoe = La Canoa gasta todas tus gemas y avanza dos casillas por cada una.
learn-lt-why-child = El Niño corre hasta el próximo peón que tiene delante, y { $rival } va por delante.
learn-lt-call = Ahora se llama a los personajes del 1 al 9. Quien tiene el que se llama toma una gema y lo usa. Los demás se saltan.
learn-lt-called = Se ha llamado a tu personaje, y has tomado una gema.
learn-lt-do-curse = Nombra a un personaje que { $rival } pueda tener. Cuando se le llame, cambiaréis de lugar.
learn-lt-do-rob = Nombra a un personaje que { $rival } pueda tener. Cuando se le llame, te llevarás todas las gemas de quien lo tenga.
learn-lt-do-look = Elige dos casillas de evento y mira sus fichas. Prueba las más cercanas.
learn-lt-do-swap = Solo tú ves estas fichas. Intercámbialas o déjalas como están.
learn-lt-do-steps = Avanza 1 o 2 casillas. El panel dice qué hay allí.
learn-lt-do-pay = Paga 2 gemas para llegar lejos o no te muevas. Prueba a pagar.
learn-lt-do-pay-gems = Paga las gemas que quieras, una por casilla. Prueba a pagar { $gems }.
learn-lt-do-take = Toma un machete. Sin él, la próxima selva te detendrá.
learn-lt-cut-you = Tu machete te ha abierto paso por la selva y ya está gastado. Sin él, la selva te habría detenido.
learn-lt-stuck-you = Sin machete, la selva te ha detenido. Salir de ella no cuesta nada. Atravesarla cuesta un machete.
learn-lt-cut-rival = { $rival } atraviesa la selva con un machete, que ya está gastado. Sin él, hay que detenerse allí.
learn-lt-stuck-rival = La selva ha detenido a { $rival }: sin machete nadie la atraviesa. Salir de ella no cuesta nada.
learn-lt-robbed-you =
    { $gems ->
        [0] { $rival } tenía el Ladrón y había nombrado a tu personaje. No tenías nada que perder, y la gema de tu turno la tomas después del robo.
        [one] { $rival } tenía el Ladrón y había nombrado a tu personaje: pierdes tu gema. La gema de tu turno la tomas después del robo.
       *[other] { $rival } tenía el Ladrón y había nombrado a tu personaje: pierdes tus { $gems } gemas. La gema de tu turno la tomas después del robo.
    }
learn-lt-robbed-rival =
    { $gems ->
        [0] Has acertado el personaje, pero { $rival } no tenía gemas.
        [one] Has acertado el personaje: la gema de { $rival } es tuya.
       *[other] Has acertado el personaje: las { $gems } gemas de { $rival } son tuyas.
    }
learn-lt-cursed = La maldición del Chamán: cuando se llama al personaje nombrado, los dos peones cambian de lugar, haya lo que haya entre ellos.
learn-lt-token = Un peón que acaba su movimiento en una casilla de evento destapa la ficha que hay allí: gemas, un machete o un movimiento adelante o atrás. Una ficha nueva ocupa su lugar.
learn-lt-token-idol = Un peón que acaba su movimiento en una casilla de evento destapa la ficha que hay allí. Esta es el ídolo: quien lo tiene elige primero en la próxima ronda.
learn-lt-watch = { $rival } está eligiendo. Mira la tira: muestra a quién se llama.

## Replays.

replay-knot-token = ficha de evento
replay-knot-curse = maldición o robo
replay-graph-lost = Casillas del recorrido
replay-lost-picked = { $name } elige: { $character }
replay-lost-looked = { $name } mira las casillas { $one } y { $other }: { $first }; { $second }

## Key moments, the summary card.

lost-key-moments = Momentos clave
lost-key-move = { $spaces ->
    [one] { $name } avanza 1 casilla ({ $character }).
   *[other] { $name } avanza { $spaces } casillas de una vez ({ $character }).
}
lost-key-theft = { $gems ->
    [one] { $name } le roba 1 gema a { $other }.
   *[other] { $name } le roba { $gems } gemas a { $other }.
}
lost-key-swap = { $spaces ->
    [one] { $name } cambia de sitio con { $other } y gana 1 casilla.
   *[other] { $name } cambia de sitio con { $other } y gana { $spaces } casillas.
}
lost-key-swap-back = { $spaces ->
    [one] { $name } cambia de sitio con { $other } y pierde 1 casilla.
   *[other] { $name } cambia de sitio con { $other } y pierde { $spaces } casillas.
}
lost-key-stuck = { $name } paga { $gems } gemas y la selva de la casilla { $space } le corta el paso.
lost-key-token = { $spaces ->
    [one] Una ficha de evento en la casilla { $space } lleva a { $name } 1 casilla más allá.
   *[other] Una ficha de evento en la casilla { $space } lleva a { $name } { $spaces } casillas más allá.
}
lost-key-win = { $name } va de { $from } a { $to } y gana.
lost-key-idol = { $name } destapa un ídolo.
lost-key-rounds = { $rounds ->
    [one] { $name } tiene el ídolo.
   *[other] { $name } ya ha tenido el ídolo en { $rounds } rondas.
}
lost-summary = Carta de ayuda
lost-summary-close = Cerrar la carta de ayuda
lost-summary-call = Los personajes se llaman en este orden. Cuando llamen al tuyo, toma una gema y luego úsalo.
lost-legend = Casillas
lost-legend-plain = Aquí no pasa nada.
lost-legend-event = Si terminas un movimiento aquí, destapas la ficha de evento.
lost-legend-jungle = Para pasar de largo, gasta un machete. Sin machete, te paras aquí.
lost-legend-village = El Anciano va a la siguiente aldea por 2 gemas.
lost-legend-temple = El Sacerdote va al siguiente templo por 2 gemas.
lost-legend-great = Una meta: el último con 2 a 5 jugadores, el primero con 6 a 8. El Sacerdote puede ir allí.
lost-mix = Fichas de evento
lost-mix-where = { $all } fichas: { $track } en el camino y { $reserve } en la reserva, todas boca abajo.
lost-mix-count = { $count }×

## The rules page: our own rulings, rule by rule.

rule-lt-house-mark = Regla de la casa
rule-lt-house-about = El reglamento deja algunos casos abiertos, y no tenemos sus dibujos del camino, los valores iniciales y las fichas. Esos casos los decidimos nosotros. Cada decisión está marcada en su regla.
rule-lt-house-03 = Un tablero es un archivo, los tableros de aquí son nuestros y también sus límites: hasta 200 casillas, tres selvas, dos grandes templos y 18 fichas con dos ídolos.
rule-lt-house-06 = Si la banca no tiene suficiente, recibes lo que queda. Lo que pagas vuelve a la banca. El reglamento lo dice solo del machete del Artesano.
rule-lt-house-07 = Si varios jugadores destapan un ídolo, lo tiene el último. Así leemos «el segundo anula el primero».
rule-lt-house-08 = Si el empate es total, el ídolo se queda con quien lo tenía, aunque no esté entre los empatados. En la primera ronda decide el orden de los sitios.
rule-lt-house-12 = Nadie ve las cartas apartadas al azar.
rule-lt-house-13 = Puedes usar todo lo que se deduce de lo que has visto.
rule-lt-house-14 = La maldición va antes que el robo. El orden no cambia nada.
rule-lt-house-17 = Toda esta regla es nuestra.
rule-lt-house-18 = Eliges las dos fichas antes de ver ninguna. Todos ven dónde miras y si las cambias. Con menos de dos fichas antes de la meta, solo te mueves.
rule-lt-house-20 = Sin una aldea por delante, no puedes usar al Anciano.
rule-lt-house-23 = Sin ninguna gema, no te mueves.
rule-lt-house-24 = Si no hay nadie por delante, no te mueves.
rule-lt-house-25 = No puedes quedarte donde estás.
rule-lt-house-26 = Lo que pagas por un movimiento que se corta se pierde.
rule-lt-house-27 = Toda esta regla es nuestra.
rule-lt-house-28 = El movimiento que causa una ficha cuenta como movimiento.
rule-lt-house-29 = La ficha se sustituye antes de hacer efecto, aunque termine la partida.
rule-lt-house-30 = Nadie retrocede más allá de la última casilla de salida del tablero.
rule-lt-house-31 = Un peón que pasaría de la meta se para en ella.
rule-lt-house-32 = Los puestos detrás del ganador son regla nuestra.
rule-lt-house-33 = La carta solo se conoce por descripciones breves. Todo esto es una reconstrucción nuestra.

## The lesson with four players.

learn-lt-pick-one = En cada ronda te conviertes en secreto en un personaje: quédate una carta y pasa las demás. Prueba la marcada.
learn-lt-robbed-other = { $gems ->
    [0] { $thief } era el Ladrón y había nombrado el personaje de { $rival }, pero no había nada que llevarse.
    [one] { $thief } era el Ladrón y había nombrado el personaje de { $rival }: adiós a su gema.
   *[other] { $thief } era el Ladrón y había nombrado el personaje de { $rival }: adiós a sus { $gems } gemas.
}
learn-lt-end-four = Ya sabes cómo funciona. Guarda gemas para un movimiento largo y un machete para cada selva. Con dos o tres jugadores, cada uno tiene dos personajes por ronda.

# Problemas: las jugadas en pocas palabras y por qué una es correcta.
lost-choice-look = Mirar { $one } y { $other }
lost-choice-swap = Intercambiar las fichas
lost-choice-leave = Dejar las fichas
lost-choice-steps = { $steps ->
    [one] Avanzar 1 casilla
   *[other] Avanzar { $steps } casillas
}
lost-choice-pay = { $gems ->
    [0] No pagar nada
    [one] Pagar 1 gema
   *[other] Pagar { $gems } gemas
}
lost-choice-stay = No pagar y quedarse
lost-choice-take = Tomar un machete
lost-choice-no-machete = Dejar el machete
lost-why-pick-shaman = { $spaces ->
    [0] La maldición del Chamán cambia los lugares: puede dar la vuelta a la carrera.
   *[other] El primer peón te lleva { $spaces } casillas. El Chamán puede cambiarse por él.
}
lost-why-pick-thief = Alguien tiene { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}: merece un robo, y el Ladrón además avanza.
lost-why-pick-seer = El Vidente sabe dónde está la buena ficha y va hacia allí.
lost-why-pick-priest = Por 2 gemas, el Sacerdote te lleva al siguiente templo.
lost-why-pick-elder = Por 2 gemas, el Anciano te lleva a la siguiente aldea.
lost-why-pick-artisan = Necesitarás un machete para la selva, y el Artesano además avanza.
lost-why-pick-scout = Con el Explorador puedes avanzar hasta { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} y parar donde quieras.
lost-why-pick-canoe = Con tus gemas, la Canoa te lleva { $spaces } casillas.
lost-why-pick-child = { $spaces ->
    [0] El Niño corre tras quien te adelante antes de su turno.
   *[other] El Niño corre gratis hasta el siguiente peón: a { $spaces } de aquí.
}
lost-why-pick-mandarin = Vas en el puesto { $spaces } de la carrera, y el Mandarín avanza otras tantas casillas.
lost-why-name-shaman = { $spaces ->
    [0] Nombra al personaje que llevaría a alguien muy lejos.
   *[other] Nombra al personaje que seguramente tiene quien va en cabeza: hay { $spaces } casillas en juego.
}
lost-why-name-thief = Nombra al personaje que seguramente tiene quien es más rico: hay { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
} en juego.
lost-why-look = Mira donde vas a caer tú o quien va detrás.
lost-why-swap = Al intercambiarlas, la mejor ficha queda en tu camino.
lost-why-swap-not = La mejor ficha ya está en tu camino.
lost-why-steps = { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}: lo que hay allí te conviene más.
lost-why-pay = El camino vale mucho más que 2 gemas.
lost-why-pay-not = { $gems ->
    [one] Tu gema te llevará
   *[other] Tus { $gems } gemas te llevarán
} más lejos después.
lost-why-pay-gems = { $paid ->
    [0] Guarda tus gemas: después te llevarán más lejos.
   *[other] { $paid } de tus { $gems } gemas te llevan justo adonde quieres.
}
lost-why-take = Un machete te ahorra una parada en la selva.
lost-why-take-not = Ya no necesitas un machete.
lost-why-near = La meta está a solo { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
}: ahora cuenta.
lost-why-other-near = Alguien está a solo { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} de la meta: no puedes esperar.

# Why Pathfinder would choose something.
lost-hint-ahead = { $spaces ->
    [one] { $name } te lleva 1 casilla y puedes frenar su avance.
   *[other] { $name } te lleva { $spaces } casillas y puedes frenar su avance.
}
lost-hint-curse = { $spaces ->
    [one] Quizá lo tenga { $name }, que te lleva 1 casilla.
   *[other] Quizá lo tenga { $name }, que te lleva { $spaces } casillas.
}
lost-hint-finish = Te lleva a la meta.
lost-hint-keep = { $gems ->
    [0] Guardas fuerzas para después.
    [one] Guardas 1 gema para después.
   *[other] Guardas { $gems } gemas para después.
}
lost-hint-moves = { $spaces ->
    [one] Tal como está ahora, avanzas 1 casilla.
   *[other] Tal como está ahora, avanzas { $spaces } casillas.
}
lost-hint-pays = Tal como está ahora: casillas que avanzas { $spaces }, gemas que pagas { $gems }.
lost-hint-rich = { $gems ->
    [one] { $name } tiene 1 gema que puedes robar.
   *[other] { $name } tiene { $gems } gemas que puedes robar.
}
lost-hint-rob = { $gems ->
    [one] Quizá lo tenga { $name }, que tiene 1 gema.
   *[other] Quizá lo tenga { $name }, que tiene { $gems } gemas.
}
lost-hint-saves = Ahora no te cuesta nada y te llevas una gema.

# Una decisión en pocas palabras, para los análisis.
review-lost-pick = elegir { $character }
review-lost-name = nombrar { $character }
review-lost-look = mirar las casillas { $one } y { $two }
review-lost-swap = intercambiar las fichas
review-lost-no-swap = dejar las fichas
review-lost-steps = { $n ->
    [one] avanzar 1 casilla
   *[other] avanzar { $n } casillas
}
review-lost-pay = pagar
review-lost-no-pay = no pagar
review-lost-pay-gems = { $n ->
    [0] no pagar nada
    [one] pagar 1 gema
   *[other] pagar { $n } gemas
}
review-lost-take = tomar un machete
review-lost-no-take = no tomar ningún machete
review-lost-picked = { $name }, { $choice } entre { $n }
review-lost-acted = { $name } ({ $character }), { $choice }
