# The table of Lost Temple.
# The characters are named in sentences as they are here: { $character } is always one of these names, unchanged.

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
