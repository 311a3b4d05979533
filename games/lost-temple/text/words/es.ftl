## What is said before the game: on the start page and while people sit down.

hook-lost-temple = Nueve personajes, una carrera por la selva.
option-lost-temple-mandarin = El Mandarín
option-lost-temple-mandarin-note = Hay un décimo personaje en juego.
option-lost-temple-mandarin-on = El Mandarín está en juego, como décimo personaje.
option-lost-temple-mandarin-off = Nueve personajes, sin el Mandarín.
option-lost-temple-board = Tablero
option-lost-temple-board-is = Se juega en el tablero { $name }
option-lost-temple-board-refused = Este archivo no es un tablero en el que se pueda jugar. La página de tableros explica qué le pasa.
option-lost-temple-board-more = Todos los tableros y la mesa de dibujo
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

# What a character does, in a few words: on its card.
lost-does-shaman = nombra con quién cambia de lugar
lost-does-thief = nombra a quién roba, avanza 1 o 2
lost-does-seer = mira dos fichas, avanza 1 o 2
lost-does-priest = 2 gemas hasta el próximo templo
lost-does-elder = 2 gemas hasta la próxima aldea
lost-does-artisan = toma un machete, avanza 1 o 2
lost-does-scout = una gema por casilla
lost-does-canoe = paga todas las gemas, 2 casillas por gema
lost-does-child = avanza hasta el próximo peón
lost-does-mandarin = avanza tantas casillas como su puesto

# What a token does, in a few words: after a colon, or alone.
lost-token-idol = el ídolo para la próxima ronda
lost-token-gain-gems = 4 gemas más
lost-token-lose-gems = 2 gemas menos
lost-token-forward = 3 casillas adelante
lost-token-back = 2 casillas atrás
lost-token-gain-machete = un machete más
lost-token-lose-machete = un machete menos

# A place of the start area; elsewhere a place is just its number.
lost-start-place = de salida { $place }

# What happens, in the log and for those who listen. { $place } is a number or a start place.
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
lost-idol-token = { $name } tiene el ídolo, por la ficha de ídolo, y elige primero.
lost-idol-rearmost = { $name } tiene el ídolo, por ir al final de la carrera, y elige primero.
lost-idol-fewest = { $name } tiene el ídolo, por tener menos gemas entre quienes van al final, y elige primero.
lost-idol-kept = { $name } conserva el ídolo y elige primero.
lost-idol-first = { $name } tiene el ídolo, por orden de asiento entre quienes van al final, y elige primero.
lost-told-up = Apartado boca arriba: { $characters }
lost-told-added = { $name } añade la carta que estaba apartada
lost-told-picked = { $name } ha elegido
lost-told-nobody = Nadie tiene: { $characters }
lost-told-called = { $number }, { $character }: { $name }
lost-told-called-gem = { $number }, { $character }: { $name } toma una gema
lost-told-cursed = La maldición alcanza a { $name }: { $shaman } y { $name } intercambian sus lugares. Ahora { $shaman } está en la casilla { $there } y { $name } en la casilla { $here }
lost-told-cursed-same = La maldición alcanza a { $name }, pero { $shaman } y { $name } están en la misma casilla, la casilla { $place }: nada cambia
lost-told-robbed = { $thief } roba { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
} a { $name }
lost-told-robbed-none = { $thief } roba a { $name } y no encuentra nada
lost-told-spared-curse = La maldición recae en { $name }: no pasa nada
lost-told-spared-theft = El robo recae en { $name }: no pasa nada
lost-told-gem = { $name } toma una gema
lost-told-no-gem = La banca está vacía: no hay gema para { $name }
lost-told-curses = { $name } maldice { $character ->
    [Canoa] a la Canoa
   *[other] al { $character }
}: quien tenga esa carta cambiará de lugar con { $name }
lost-told-robs = { $name } robará { $character ->
    [Canoa] a la Canoa
   *[other] al { $character }
}: quien tenga esa carta dará todas sus gemas a { $name }
lost-told-looks = { $name } mira las fichas de las casillas { $one } y { $other }
lost-told-swaps = { $name } intercambia las fichas de las casillas { $one } y { $other }
lost-told-lets-lie = { $name } deja las fichas como están
lost-told-takes-machete = { $name } toma un machete
lost-told-leaves-machete = { $name } no toma ningún machete
lost-told-loses-machete = { $name } devuelve un machete
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
   *[other] { $name } gasta { $many } machetes en las selvas de las casillas { $jungles } y va a la casilla { $place }
}
lost-told-cuts-stuck = { $many ->
    [one] { $name } gasta un machete en la selva de la casilla { $jungles } y se detiene en la selva de la casilla { $place }
   *[other] { $name } gasta { $many } machetes en las selvas de las casillas { $jungles } y se detiene en la selva de la casilla { $place }
}
lost-told-arrives = { $name } llega al gran templo, en la casilla { $place }
lost-told-cuts-arrives = { $many ->
    [one] { $name } gasta un machete en la selva de la casilla { $jungles } y llega al gran templo, en la casilla { $place }
   *[other] { $name } gasta { $many } machetes en las selvas de las casillas { $jungles } y llega al gran templo, en la casilla { $place }
}
lost-told-token = { $name } destapa la ficha de la casilla { $space }: { $token }
lost-told-token-nothing = No hay nada que tomar ni que dar: no pasa nada
lost-told-idol = { $name } tiene el ídolo en la próxima ronda
lost-told-idol-instead = { $name } tiene el ídolo en la próxima ronda, en lugar de { $other }
lost-told-gets-gems = { $name } recibe { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}
lost-told-loses-gems = { $name } pierde { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}
lost-told-won = { $name } gana: nadie llega antes al gran templo
lost-said-opening = Una carrera hasta el gran templo de la casilla { $finish }.
lost-said-summary = Ronda { $round }, se eligen los personajes. En cabeza: { $name }, en la casilla { $place }.
lost-said-summary-called = Ronda { $round }, personaje llamado: { $character }. En cabeza: { $name }, en la casilla { $place }.
lost-said-asked = Tú decides. { $title } { $note }

# What is asked.
lost-ask = Tú decides
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
lost-note-curse = Antes de que juegue el personaje que nombres, cambias de lugar con quien lo tenga. Hay cartas boca abajo delante de { $suspects }.
lost-note-rob = Cuando se llame al personaje que nombres, todas las gemas de quien lo tenga serán tuyas. Hay cartas boca abajo delante de { $suspects }.
lost-suspect-place = { $name } (casilla { $place })
lost-suspect-gems = { $name } ({ $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
})
lost-note-look = Elige dos casillas de evento. Solo tú ves las fichas; luego puedes intercambiarlas, y después avanzas.
lost-note-swap = Recuérdalas. Todo el mundo ve si las intercambias. Después avanzas 1 o 2 casillas.
lost-note-steps = Tienes que avanzar. { $machetes ->
    [0] Sin machete, una selva te detiene.
    [one] Para atravesar una selva gastas tu machete.
   *[other] Para atravesar una selva gastas uno de tus { $machetes } machetes.
}
lost-note-pay = Cuesta { $toll } de tus { $gems } gemas.
lost-note-pay-gems = Una gema por casilla. { $machetes ->
    [0] Sin machete, una selva te detiene.
    [one] Para atravesar una selva gastas tu machete.
   *[other] Para atravesar una selva gastas uno de tus { $machetes } machetes.
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
} No te queda ninguna selva por delante. Después avanzas 1 o 2 casillas.
lost-aside-none = No hay nada apartado.
lost-aside-up = Apartado boca arriba: { $up }.
lost-aside-down = { $down ->
    [one] Apartado: una carta boca abajo.
   *[other] Apartado: { $down } cartas boca abajo.
}
lost-aside-both = { $down ->
    [one] Apartado: { $up } boca arriba, una carta boca abajo.
   *[other] Apartado: { $up } boca arriba, { $down } cartas boca abajo.
}
lost-pick-first = Este es el primero de tus dos personajes.
lost-pick-second = Este es tu segundo personaje; el primero es { $character ->
    [Canoa] la Canoa
   *[other] el { $character }
}.

# What a choice does: short on the choice, whole below, and on the button.
lost-to = casilla { $place }
lost-keep-button = Elegir { $character }
lost-keep-means = { $character }: { $does }. { $outlook }
lost-outlook-names = No avanza: cambia de lugar con quien tenga el personaje que nombra.
lost-outlook-walks = Ahora mismo avanzaría como mucho hasta la casilla { $place }.
lost-outlook-scout = { $gems ->
    [one] Ahora mismo, 1 gema lo llevaría a la casilla { $place }.
   *[other] Ahora mismo, hasta { $gems } gemas lo llevarían como mucho a la casilla { $place }.
}
lost-outlook-canoe = { $gems ->
    [one] Ahora mismo pagaría tu única gema e iría a la casilla { $place }.
   *[other] Ahora mismo pagaría tus { $gems } gemas e iría a la casilla { $place }.
}
lost-outlook-pays = Ahora mismo, { $gems } gemas lo llevarían a la casilla { $place }.
lost-outlook-goes = Ahora mismo iría a la casilla { $place }.
lost-outlook-poor = Ahora mismo no podría pagar y no se movería.
lost-outlook-no-village = No tienes ninguna aldea por delante: no se mueve.
lost-outlook-nobody = Ahora mismo no tienes a nadie por delante: no se movería.
lost-name-up = boca arriba
lost-name-own = es tuyo
lost-name-up-means = { $character }: la carta está boca arriba, nadie la tiene y no pasa nada.
lost-name-own-means = { $character }: la carta es tuya y no pasa nada.
lost-curse-means = Si alguien tiene { $character ->
    [Canoa] la Canoa
   *[other] el { $character }
}, cambias de lugar con esa persona cuando se llame.
lost-rob-means = Si alguien tiene { $character ->
    [Canoa] la Canoa
   *[other] el { $character }
}, todas sus gemas serán tuyas cuando se llame. Después avanzas.
lost-curse-button = Maldecir: { $character }
lost-rob-button = Robar a: { $character }
lost-look-short = { $one } y { $other }
lost-look-means = Miras las fichas de las casillas { $one } y { $other }, y nadie más las ve.
lost-look-button = Mirar { $one } y { $other }
lost-look-first = Elige dos casillas.
lost-look-second = En la casilla { $one }. Elige otra.
lost-look-none = Elige dos fichas
lost-look-at = Casilla { $space }
lost-look-spaces = Casillas de evento
lost-swap-short = cambiar
lost-lie-short = dejarlas
lost-swap-means = Quedan así: en la { $one }, { $first }; en la { $other }, { $second }.
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
    [one] 1 gema se paga en vano.
   *[other] { $gems } gemas se pagan en vano.
}
lost-means-walk = Vas a la casilla { $place }.
lost-means-cut = { $many ->
    [one] Gastas un machete en la selva de la casilla { $jungles }.
   *[other] Gastas { $many } machetes en las selvas de las casillas { $jungles }.
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
lost-sign-wins = la meta
lost-stay-short = no moverse
lost-stay-means = No pagas nada y sigues en la casilla { $place }.
lost-stay-button = Seguir en la casilla { $place }
lost-take-short = tomarlo
lost-leave-short = dejarlo
lost-take-means = Tendrás { $machetes ->
    [0] cero machetes
    [one] 1 machete
   *[other] { $machetes } machetes
}.
lost-take-button = Tomar el machete
lost-leave-button = No tomarlo
lost-choose-first = Elige una opción

# Whom the table waits for.
lost-waits-pick = { $name } elige un personaje
lost-waits-curse = { $name } decide a quién maldice el Chamán
lost-waits-rob = { $name } decide a quién roba el Ladrón
lost-waits-look = { $name } elige dos fichas para mirar
lost-waits-swap = { $name } mira dos fichas
lost-waits-village = { $name } decide si el Anciano paga
lost-waits-temple = { $name } decide si el Sacerdote paga
lost-waits-machete = { $name } decide si toma un machete
lost-waits-how-far = { $name } decide hasta dónde avanzar: { $character }

# The table itself.
lost-over = Fin de la carrera
lost-final = El final de la carrera
lost-round = Ronda { $round }
lost-round-called = Ronda { $round }: se llama { $character ->
    [Canoa] a la Canoa
   *[other] al { $character }
}
lost-round-choose = Ronda { $round }: elige un personaje
lost-has-idol = { $name } tiene el ídolo
lost-holds-idol = tiene el ídolo
lost-gets-idol = tendrá el ídolo la próxima ronda
lost-calls = Los personajes, llamados del 1 al { $many }
lost-is-nobody = nadie
lost-is-aside = apartado
lost-is-yours = tuyo
lost-is-to-come = por venir
lost-is-cursed = bajo la maldición del Chamán
lost-is-robbed = en la mira del Ladrón
lost-purses = Gemas y machetes
lost-gems = gemas
lost-machetes = machetes
lost-race = La carrera hasta la casilla { $finish }
lost-explorer = Quién
lost-gems-column = Gemas
lost-machetes-column = Machetes
lost-space-column = Casilla
lost-short-column = Faltan
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
lost-order = El orden: { $names }. Ahora elige { $name }.
lost-sent = Tu elección está hecha
lost-wait-none = Todavía no tienes personaje.
lost-wait-shared = Hasta que el dispositivo pase a alguien, todo queda tapado.
lost-wait-shown = Tus personajes ya se han llamado.
lost-wait-hidden = Esto solo lo ves tú: { $characters }

# What is shown large.
lost-cursed = La maldición alcanza a { $name }
lost-robbed = Robo a { $name }
lost-wins = { $name } gana
lost-tie-gems = { $names } están en la casilla { $place }: allí deciden las gemas.
lost-tie-shared = { $names } están en la casilla { $place } con las mismas gemas: comparten el puesto { $rank }.

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

# A board as a small picture, and the choice of one while people sit down.
board-map = El tablero { $name }

# The page of boards.
board-title = Tableros de Lost Temple
board-lead = A Lost Temple se puede jugar en cualquier recorrido: en uno de los nuestros, en uno de un archivo o en uno que dibujes tú.
board-shipped = Nuestros tableros
board-own = Tus tableros
board-own-none = Todavía ninguno. Los tableros que dibujes o cargues se guardan en este navegador.
board-new = Dibujar otro tablero
board-about-highlands = En el que juega una mesa nueva: equilibrado para cualquier número de jugadores.
board-about-monsoon = Más salvaje: un evento cada tres casillas y una selva justo antes de la meta.
board-about-expedition = Nuestro primer tablero, un poco más largo al final.
board-facts =
    { $spaces } casillas, { $events ->
        [one] 1 evento
       *[other] { $events } eventos
    }. Con seis o más jugadores, la carrera acaba en la casilla { $short }.
board-play = Jugar en él
board-edit = Cambiar
board-copy = Dibujar en una copia
board-download = Guardar en archivo
board-delete = Borrar
board-delete-sure = ¿Borrarlo para siempre?
board-delete-yes = Borrar
board-delete-no = Dejarlo
board-close = Cerrar

board-load = Un tablero de un archivo
board-load-how = Elige un archivo o suéltalo en cualquier parte de esta página.
board-load-choose = Elegir archivo
board-load-refused = En este tablero todavía no se puede jugar:
board-file-large = Este archivo es demasiado grande para un tablero, así que no se ha leído. Un tablero es un texto corto.
board-file-no-text = Este archivo no es un texto. Un tablero es un texto corto con la forma que da «Guardar en archivo».
board-file-gone = El navegador no puede leer este archivo. Quizá es una carpeta o se ha movido.

board-play-on = Jugar en { $name }
board-your-name = Tu nombre
board-no-room = En este navegador no cabe. Borra uno de tus tableros o guarda este en un archivo.

board-draw = La mesa de dibujo
board-name = Nombre del tablero
board-about = Qué tiene de especial
board-nameless = El tablero todavía no tiene nombre. Ponle uno.
board-spaces =
    { $n ->
        [one] El recorrido: 1 casilla
       *[other] El recorrido: { $n } casillas
    }
board-spaces-how = Pulsa una casilla para elegirla y púlsala otra vez para cambiar su clase. Con el teclado: las flechas eligen, las letras de abajo cambian, Insert y Supr añaden y quitan.
board-this-space = La casilla { $number } es
board-kind =
    { $kind ->
        [event] Evento
        [jungle] Selva
        [village] Aldea
        [temple] Templo
        [great] Gran templo
       *[plain] Camino
    }
board-insert = Añadir una casilla antes
board-remove = Quitarla
board-starts = Dónde empiezan los personajes
board-starts-how = La salida 1 está justo antes de la primera casilla. Quien recibe un personaje empieza con estas gemas.
board-column-character = Personaje
board-column-place = Salida
board-column-gems = Gemas
board-column-machete = Machete
board-start-place = { $character }: salida
board-start-gems = { $character }: gemas
board-start-machete = { $character }: un machete
board-tokens = Fichas de evento: { $n } de { $all }
board-tokens-how = Dos de ellas tienen que ser ídolos.
board-token-count = Cuántas: { $token }
board-sound = En este tablero se puede jugar.
board-faults = Para poder jugar en él:
board-save = Guardarlo en este navegador
board-save-play = Guardarlo y jugar
board-saved = Tablero guardado: { $name }.

# What is wrong with a board, and what to do. { $part } and { $key } are words of the file, { $character } is a character's name.
board-fault-json = Línea { $line }, letra { $column }: ahí el texto se corta o tiene un desliz. Busca una coma, unas comillas o un paréntesis que falte.
board-fault-object = Esto no es un tablero. El texto tiene que ser un par de llaves con nombre, recorrido, salidas y fichas dentro.
board-fault-key = Un tablero no tiene nada llamado «{ $key }». Quítalo.
board-fault-character = Salidas: «{ $key }» no es ninguno de los nueve personajes. Quítalo o corrige el nombre.
board-fault-token = Fichas: no hay ninguna ficha «{ $key }». Quítala o corrige el nombre.
board-fault-missing = Falta «{ $part }». Añádelo.
board-fault-twice = «{ $part }» está dos veces. Deja solo una.
board-fault-text = «{ $part }» tiene que ser un texto entre comillas.
board-fault-number = «{ $part }» tiene que ser un número entero.
board-fault-group = «{ $part }» tiene que ser un par de llaves con sus valores dentro.
board-fault-long =
    { $n ->
       *[other] El recorrido tiene { $n } casillas. Acórtalo a { $most }.
    }
board-fault-letter = Recorrido: «{ $letter }», en la casilla { $number }, no es ninguna clase de casilla. Usa una de estas: . e j v t T
board-fault-great =
    { $n ->
        [0] El recorrido no tiene ningún gran templo. Necesita exactamente dos.
        [one] El recorrido tiene 1 gran templo. Necesita exactamente dos.
       *[other] El recorrido tiene { $n } grandes templos. Necesita exactamente dos.
    }
board-fault-end = El recorrido no acaba en un gran templo. Pon uno en la última casilla.
board-fault-jungles =
    { $n ->
        [0] El recorrido no tiene ninguna selva. Necesita exactamente tres.
        [one] El recorrido tiene 1 selva. Necesita exactamente tres.
       *[other] El recorrido tiene { $n } selvas. Necesita exactamente tres.
    }
board-fault-village = El recorrido no tiene ninguna aldea antes de su primer gran templo. Pon una en alguna de esas casillas.
board-fault-no-event = El recorrido no tiene ningún evento. Pon al menos uno.
board-fault-events =
    { $n ->
       *[other] El recorrido tiene { $n } eventos. Hay fichas para { $most } como mucho.
    }
board-fault-rich = Salidas: los ocho personajes más ricos tienen { $gems } gemas en total, y la banca solo tiene { $bank }. Dales menos.
board-fault-negative = Fichas: { $n } no puede ser un número de fichas ({ $token }). Usa 0 o más.
board-fault-tokens =
    { $n ->
        [one] Fichas: hay 1. Tiene que haber { $all } en total.
       *[other] Fichas: hay { $n }. Tiene que haber { $all } en total.
    }
board-fault-idols =
    { $n ->
        [one] Fichas: hay 1 ídolo. Tiene que haber exactamente 2.
       *[other] Fichas: hay { $n } ídolos. Tiene que haber exactamente 2.
    }
board-fault-start-key = Salidas, { $character }: una salida no tiene nada llamado «{ $key }». Quítalo.
board-fault-start-missing = Salidas, { $character }: falta «{ $part }». Añádelo.
board-fault-start-twice = Salidas, { $character }: «{ $part }» está dos veces. Deja solo una.
board-fault-start-number = Salidas, { $character }: «{ $part }» tiene que ser un número entero.
board-fault-start-machete = Salidas, { $character }: «machete» tiene que ser true o false.
board-fault-start-place = Salidas, { $character }: no existe la salida { $place }. Usa de 1 a { $most }.
board-fault-start-gems = Salidas, { $character }: nadie puede tener { $gems } gemas. Usa de 0 a { $most }.
board-fault-more =
    { $n ->
        [one] Y 1 fallo más.
       *[other] Y { $n } fallos más.
    }

## The rules page.

lead-lost-temple = Una carrera por la selva para dos a ocho. En cada ronda te conviertes en secreto en un personaje. Gana quien primero pisa el gran templo.
rule-lt-board-title = El tablero
rule-lt-box = Hay 9 cartas de personaje, 18 fichas de evento, 50 gemas, 8 machetes, un ídolo y un peón por participante. Pueden jugar de dos a ocho.
rule-lt-track = El tablero es un solo recorrido. Tiene casillas sencillas, casillas de evento con una ficha encima, tres selvas, aldeas y templos.
rule-lt-great = Dos de los templos son grandes. De dos a cinco jugadores, la carrera acaba en el segundo, la última casilla del recorrido; de seis a ocho, en el primero. Los dos cuentan como templos, y detrás del último no hay ninguna aldea.
rule-lt-own-boards = Los tableros son nuestros y están equilibrados por simulación; las partidas nuevas se juegan en highlands, el altiplano. Un tablero es un archivo que cualquiera puede escribir, así que quien tenga el juego impreso puede copiar su tablero y jugar en él.
rule-lt-start-title = La salida
rule-lt-dealt = Cada participante recibe una carta de personaje, pone su peón en el lugar de la zona de salida que indica, toma las gemas y el machete que muestra y devuelve la carta. Cada casilla de evento recibe una ficha boca abajo; el resto es la reserva.
rule-lt-purses = Las gemas y los machetes están siempre a la vista de todo el mundo.
rule-lt-bank = Las gemas y los machetes vienen de la banca, y lo que se paga vuelve a ella. Si la banca tiene menos de lo que te toca, recibes lo que queda.
rule-lt-idol-title = El ídolo
rule-lt-idol-first = Quien tiene el ídolo elige primero en esta ronda. Si alguien reveló una ficha de ídolo en la ronda anterior, lo tiene esa persona; si fueron varias, la última de ellas.
rule-lt-idol-rear = Si no, lo tiene quien va en último lugar; si son varios, quien tiene menos gemas. Si también hay empate, se queda donde estaba; en la primera ronda lo tiene quien va antes por orden de asiento.
rule-lt-draft-title = Elegir personajes
rule-lt-draft-many = De cuatro a ocho jugadores, se barajan las nueve cartas y se apartan algunas antes de que nadie mire: boca arriba a la vista de todo el mundo, o boca abajo para nadie. Quien tiene el ídolo toma las demás, se queda una y pasa el resto a la izquierda, y así sucesivamente. Quien va en último lugar elige entre dos y aparta la otra boca abajo.
rule-lt-draft-table = Cartas apartadas
rule-lt-draft-players = Jugadores
rule-lt-draft-up = Boca arriba
rule-lt-draft-down = Boca abajo
rule-lt-draft-eight = Con ocho jugadores, quien va en último lugar recibe una sola carta, añade la que se apartó boca abajo y se queda una de las dos.
rule-lt-draft-three = Con tres jugadores cada cual tiene dos personajes. Se aparta una carta sin verla, y cada cual elige una vez, de ocho, siete y seis cartas. De las cinco que vuelven se aparta otra sin verla. Después cada cual elige de nuevo, de cuatro, tres y dos, y se aparta la última carta.
rule-lt-draft-two = Con dos jugadores también cada cual tiene dos personajes. Se aparta una carta boca arriba y otra boca abajo. Quien tiene el ídolo elige de siete, la otra persona de seis; una de las cinco restantes se aparta al azar. Quien tiene el ídolo elige de cuatro, y una de las tres restantes se aparta al azar. La otra persona elige de dos, y se aparta la última carta.
rule-lt-draft-know = Así conoces las cartas que recibiste, las que elegiste, las que están boca arriba y todo lo que se deduce de ello.
rule-lt-call-title = La llamada
rule-lt-call-order = Se llama a los personajes del 1 al 9. Quien tiene el que se llama lo revela y después, por este orden: sufre la maldición del Chamán si la hubo, sufre el robo si el Ladrón lo nombró, toma una gema de la banca y lo usa. Un personaje que no tiene nadie se salta.
rule-lt-call-nobody = El Chamán y el Ladrón pueden nombrar una carta que está boca arriba, una que saben apartada o su propio segundo personaje. Entonces no pasa nada.
rule-lt-must-move = Donde dice 1 o 2 casillas, tienes que avanzar. En una casilla puede haber cualquier número de peones.
rule-lt-chars-title = Los nueve personajes
rule-lt-name-shaman = Chamán
rule-lt-shaman-what = Nombra a otro personaje. Cuando se le llama, tu peón y el de quien lo tiene intercambian sus lugares, antes que nada: aunque te haga retroceder y por encima de cualquier selva. No se revela ninguna ficha. El Chamán no avanza.
rule-lt-name-thief = Ladrón
rule-lt-thief-what = Nombra a otro personaje, pero no al Chamán; después avanza 1 o 2 casillas. Cuando se le llama, todas las gemas de quien lo tiene son tuyas antes de que empiece ese turno. La gema de la banca llega después y está a salvo.
rule-lt-name-seer = Vidente
rule-lt-seer-what = Elige dos fichas antes de la meta, míralas e intercámbialas si quieres; después avanza 1 o 2 casillas. Solo tú ves las fichas. Todo el mundo ve dónde has mirado y si las has intercambiado.
rule-lt-name-priest = Sacerdote
rule-lt-priest-what = Puedes pagar 2 gemas y avanzar hasta el próximo templo. Si no quieres, o tienes menos de 2, no te mueves.
rule-lt-name-elder = Anciano
rule-lt-elder-what = Puedes pagar 2 gemas y avanzar hasta la próxima aldea. Si no hay ninguna aldea por delante antes de la meta, el Anciano no se puede usar.
rule-lt-name-artisan = Artesano
rule-lt-artisan-what = Toma un machete si quieres y si queda alguno; después avanza 1 o 2 casillas.
rule-lt-name-scout = Explorador
rule-lt-scout-what = Paga las gemas que quieras y avanza una casilla por cada una.
rule-lt-name-canoe = Canoa
rule-lt-canoe-what = Tienes que pagar todas tus gemas y avanzas dos casillas por cada una, pero como mucho 20; lo que sobra se paga igual.
rule-lt-name-child = Niño
rule-lt-child-what = Avanza hasta el próximo peón que tengas delante; los de tu propia casilla no cuentan. Si no hay nadie delante, no te mueves.
rule-lt-jungle-title = La selva
rule-lt-jungle-what = Nadie atraviesa una casilla de selva sin más. Si tienes un machete, tienes que gastarlo allí y sigues; si no, te detienes en ella. Acabar un movimiento justo en una selva no cuesta nada, ni tampoco salir de ella. Lo que pagaste por un movimiento que la selva corta se pierde.
rule-lt-jungle-example = Con un machete: 3 gemas llevan al Explorador tres casillas adelante, y el machete se gasta.
rule-lt-jungle-stops = Sin él: las mismas 3 gemas acaban en la selva, en la segunda casilla.
rule-lt-jungle-all = Esto vale para todo movimiento salvo el intercambio del Chamán, hacia delante y hacia atrás.
rule-lt-events-title = Fichas de evento
rule-lt-events-when = Un peón que acaba un movimiento en una casilla de evento revela la ficha que hay allí. No la revela uno que no se movió o al que puso allí el Chamán. El movimiento que causa una ficha también cuenta, así que un evento puede llevar a otro.
rule-lt-events-new = La ficha revelada se retira, se pone allí boca abajo una nueva de la reserva y después la revelada se mezcla con la reserva.
rule-lt-token-idol = Tienes el ídolo en la próxima ronda.
rule-lt-token-gems-plus = Toma 4 gemas.
rule-lt-token-gems-minus = Paga 2 gemas, o todas las que tengas si son menos.
rule-lt-token-forward = Avanza 3 casillas.
rule-lt-token-back = Retrocede 2 casillas, pero no más allá de la zona de salida.
rule-lt-token-machete-plus = Toma un machete, si queda alguno.
rule-lt-token-machete-minus = Devuelve un machete, si tienes alguno.
rule-lt-ex-title = Una ronda de dos, llamada a llamada
rule-lt-ex-who = Ana tiene el ídolo; elige el Ladrón y la Canoa. Ben elige el Vidente y el Explorador. Ana está en la casilla 8 con 2 gemas, Ben en la 6 con 3 gemas y un machete. La casilla 10 es una selva.
rule-lt-ex-thief = 2, el Ladrón: Ana toma una gema, nombra al Explorador y avanza a la 9. Tiene 3 gemas.
rule-lt-ex-seer = 3, el Vidente: Ben toma una gema, mira dos fichas, las intercambia y avanza a la 8. Tiene 4 gemas.
rule-lt-ex-scout = 7, el Explorador: el Ladrón lo nombró. Las 4 gemas de Ben pasan a Ana; Ben toma una, la paga y avanza a la 9.
rule-lt-ex-canoe = 8, la Canoa: Ana tiene 7 gemas, toma una y paga las 8: hasta 16 casillas. Pero no tiene machete, así que la selva de la casilla 10 la detiene. Lo que pagó se pierde.
rule-lt-ex-idol = Nadie ha revelado un ídolo, y ahora Ben va en último lugar: el ídolo es suyo, y elige primero.
rule-lt-end-title = La meta
rule-lt-finish = El primer peón que llega a la meta, o que la pasaría, gana en el acto, y nada de lo que vendría después cuenta.
rule-lt-ranks = Los demás se ordenan por lo lejos que han llegado y, en la misma casilla, por sus gemas. A igualdad, comparten el puesto.
rule-lt-ten-title = El décimo personaje
rule-lt-name-mandarin = Mandarín
rule-lt-mandarin-what = Una opción, normalmente fuera. Al Mandarín se le llama después del Niño y avanza tantas casillas como tu puesto en la carrera: una, y una más por cada peón que vaya delante del tuyo. El Chamán y el Ladrón pueden nombrarlo. Con él se aparta una carta más boca arriba.
rule-lt-see-title = Lo que puedes ver
rule-lt-see-all = Todo el mundo ve los peones, todas las gemas y los machetes, el ídolo, las cartas que están boca arriba, los personajes revelados en esta ronda, a quién han nombrado el Chamán y el Ladrón, y cada ficha cuando se revela.
rule-lt-see-you = Solo tú ves tu mano, lo que elegiste y las fichas que miras como Vidente. Las manos que has pasado y las fichas que has mirado las tienes que recordar.
rule-lt-house-title = Donde calla el reglamento
rule-lt-house = El recorrido impreso, los valores de salida y el reparto de fichas solo se conocen por imágenes que no tenemos, y el reglamento deja casos abiertos. Los hemos decidido. La orden «quipu rules lost-temple» señala cada una de estas decisiones.

## The lesson.

learn-lt-welcome = Esto es una carrera: gana quien llegue antes al gran templo de la casilla { $finish }. Las gemas y los machetes te ayudan por el camino.
learn-lt-idol-you = Tienes el ídolo, así que eliges primero tu personaje.
learn-lt-idol-rival = { $rival } tiene el ídolo y elige primero un personaje; después te llegan las otras cartas.
learn-lt-pick = En cada ronda te conviertes en secreto en dos personajes. Prueba el marcado.
learn-lt-pick-again = Ahora tu segundo personaje; juegas con los dos. Prueba el marcado.
learn-lt-why-shaman = El Chamán cambia de lugar con alguien, y { $rival } va por delante.
learn-lt-why-thief = El Ladrón puede quedarse todas las gemas de { $rival }.
learn-lt-why-seer = El Vidente mira dos fichas del recorrido y avanza 1 o 2 casillas.
learn-lt-why-priest = El Sacerdote paga 2 gemas y va al próximo templo.
learn-lt-why-elder = El Anciano paga 2 gemas y va a la próxima aldea.
learn-lt-why-artisan = El Artesano toma un machete, que te hace falta en la selva, y avanza 1 o 2 casillas.
learn-lt-why-scout = El Explorador avanza una casilla por cada gema que pagas.
learn-lt-why-canoe = La Canoa gasta todas tus gemas y avanza dos casillas por cada una.
learn-lt-why-child = El Niño corre hasta el próximo peón que tiene delante, y { $rival } va por delante.
learn-lt-call = Ahora se llama a los personajes del 1 al 9. Quien tiene el que se llama toma una gema y lo usa; los demás se saltan.
learn-lt-called = Se ha llamado a tu personaje, y has tomado una gema.
learn-lt-do-curse = Nombra a un personaje que { $rival } pueda tener: cuando se le llame, cambias de lugar con quien lo tenga.
learn-lt-do-rob = Nombra a un personaje que { $rival } pueda tener: cuando se le llame, todas las gemas de quien lo tenga serán tuyas.
learn-lt-do-look = Elige dos casillas de evento y mira sus fichas; prueba las más cercanas.
learn-lt-do-swap = Solo tú ves estas fichas. Intercámbialas o déjalas como están.
learn-lt-do-steps = Avanza 1 o 2 casillas. El panel dice qué hay allí.
learn-lt-do-pay = Paga 2 gemas por un largo camino o no te muevas. Pruébalo: paga.
learn-lt-do-pay-gems =
    { $gems ->
        [one] Paga las gemas que quieras, una por casilla. Pruébalo: paga 1.
       *[other] Paga las gemas que quieras, una por casilla. Pruébalo: paga { $gems }.
    }
learn-lt-do-take = Toma un machete: sin él, la próxima selva te detendrá.
learn-lt-cut-you = Tu machete ha abierto paso por la selva y ya está gastado. Sin él, la selva te habría detenido.
learn-lt-stuck-you = Sin machete, la selva te ha detenido. Salir de ella no cuesta nada; atravesarla, sí.
learn-lt-cut-rival = { $rival } atraviesa la selva con un machete, que ya está gastado. Sin él, quien llega a una selva se detiene allí.
learn-lt-stuck-rival = La selva ha detenido a { $rival }: sin machete nadie la atraviesa. Salir de ella no cuesta nada.
learn-lt-robbed-you =
    { $gems ->
        [0] { $rival } tenía el Ladrón y había nombrado a tu personaje. No tenías nada que perder; la gema de tu turno llega después.
        [one] { $rival } tenía el Ladrón y había nombrado a tu personaje: pierdes tu gema. La que tomas en tu turno llega después.
       *[other] { $rival } tenía el Ladrón y había nombrado a tu personaje: pierdes tus { $gems } gemas. La que tomas en tu turno llega después.
    }
learn-lt-robbed-rival =
    { $gems ->
        [0] Has nombrado al personaje acertado, pero { $rival } no tenía gemas.
        [one] Has nombrado al personaje acertado: la gema de { $rival } es tuya.
       *[other] Has nombrado al personaje acertado: las { $gems } gemas de { $rival } son tuyas.
    }
learn-lt-cursed = La maldición del Chamán: cuando se llama al personaje nombrado, los dos peones cambian de lugar, haya lo que haya entre ellos.
learn-lt-token = Un peón que acaba su movimiento en una casilla de evento revela la ficha que hay allí: gemas, un machete, pasos adelante o atrás. Una ficha nueva ocupa su lugar.
learn-lt-token-idol = Un peón que acaba su movimiento en una casilla de evento revela la ficha que hay allí. Esta es el ídolo: quien lo tiene elige primero en la próxima ronda.
learn-lt-end = Ya sabes cómo va. La carrera sigue hasta el gran templo de la casilla { $finish }: guarda gemas para un largo camino y un machete para cada selva.
learn-lt-watch = { $rival } está eligiendo. Mira la tira: muestra a quién se llama.

## Replays.

replay-knot-token = ficha de evento
replay-knot-curse = maldición o robo
replay-graph-lost = Casillas del recorrido
replay-lost-picked = { $name } elige: { $character }
replay-lost-looked = { $name } mira las casillas { $one } y { $other }: { $first }; { $second }
