## What is said before the game: on the start page and while people sit down.

hook-gold = Destapa dos cartas. Recuérdalas todas.
option-gold-mines = Minas
option-gold-mines-note = Cada jugador elige un color, o dos si solo juegan dos. Quien no elige recibe lo que queda.
option-gold-mines-green = verde
option-gold-mines-orange = naranja
option-gold-mines-blue = azul
option-gold-mines-red = roja
option-gold-mines-purple = morada
option-gold-start = Jugador inicial
option-gold-stall-guard = Protección contra atascos
option-gold-stall-guard-note = La fiebre del oro empieza también tras demasiados turnos sin nada nuevo.
option-gold-stall-guard-on = Si la partida se atasca, empieza la fiebre del oro.
option-gold-stall-guard-off = La fiebre del oro nunca se adelanta, aunque la partida se atasque.
option-gold-match = Serie
option-gold-match-note = Tantas rondas como jugadores; cada uno empieza una.
option-gold-open-piles = Montones abiertos
option-gold-open-piles-note = Todos pueden mirar el oro de los demás.
option-gold-match-on = Una serie: tantas rondas como jugadores.
option-gold-match-off = Una ronda.
option-gold-open-piles-on = Los montones están abiertos: todos pueden mirarlos.
option-gold-open-piles-off = Los montones están tapados hasta el recuento.

## The table.

gold-card-gold = Oro { $points }
gold-card-dynamite = Dinamita
gold-prospector = { $color ->
    [green] Buscador verde
    [orange] Buscador naranja
    [blue] Buscador azul
    [red] Buscador rojo
   *[purple] Buscador morado
} { $value }
gold-mine = { $color ->
    [green] Mina verde
    [orange] Mina naranja
    [blue] Mina azul
    [red] Mina roja
   *[purple] Mina morada
}

# What the cards do, while they lie face up.
gold-told-found = { $you ->
    [yes] { $prospector } te trae oro { $points }
   *[no] { $prospector } lleva oro { $points } a { $name }
}
gold-why-owner = { $color ->
    [green] La mina verde
    [orange] La mina naranja
    [blue] La mina azul
    [red] La mina roja
   *[purple] La mina morada
} { $you ->
    [yes] es tuya.
   *[no] es de { $name }.
} Las dos cartas salen de la mesa.
gold-why-neutral = { $color ->
    [green] La mina verde
    [orange] La mina naranja
    [blue] La mina azul
    [red] La mina roja
   *[purple] La mina morada
} no es de nadie, así que el oro es { $you ->
    [yes] tuyo, por haberlo destapado.
   *[no] para { $name }, por haberlo destapado.
} Las dos cartas salen de la mesa.
gold-told-dynamite = ¡Dinamita!
gold-why-dynamite = Las dos cartas salen del juego. Nadie gana nada.
gold-told-duel = Duelo: { $winner } vence a { $loser }
gold-why-duel = El más débil sale del juego. El más fuerte vuelve a quedar boca abajo.
gold-told-nothing = La búsqueda continúa
gold-why-two-gold = Dos cartas de oro, y nadie para llevarlas. Las dos vuelven a quedar boca abajo.
gold-why-equal = Dos buscadores del mismo valor no pelean. Las dos cartas vuelven a quedar boca abajo.
gold-why-weak = Un buscador de valor { $value } es demasiado débil para oro { $points }. Las dos cartas vuelven a quedar boca abajo.
gold-told-rush-gold = { $you ->
    [yes] Oro { $points } para ti
   *[no] Oro { $points } para { $name }
}
gold-why-rush-gold = En la fiebre del oro los colores no importan.
gold-told-rush-blank = { $card }: no hay oro
gold-why-rush-blank = En la fiebre del oro simplemente sale del juego.
gold-told-rush = Empieza la fiebre del oro
gold-why-rush-few = { $cards ->
    [one] Queda 1 carta.
   *[other] Quedan { $cards } cartas.
} Desde ahora, una carta por turno. Si destapas oro, es tuyo.
gold-why-rush-stalled = Hace rato que no pasa nada nuevo. Desde ahora, una carta por turno. Si destapas oro, es tuyo.

# For those who listen.
gold-said-turned = { $you ->
    [yes] Destapas { $place }: { $card }.
   *[no] { $name } destapa { $place }: { $card }.
}
gold-said-summary = Ronda { $round } de { $rounds }. { $cards ->
    [one] Queda 1 carta
   *[other] Quedan { $cards } cartas
} en la mesa. { $turn }.
gold-said-summary-rush = Ronda { $round } de { $rounds }. Fiebre del oro: { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
} en la mesa. { $turn }.
gold-said-asked = Tu turno. Destapa una carta.
gold-said-asked-second = Destapa otra carta.

# The log. It names no card.
gold-log-dynamite = { $name }: dinamita, se van las dos cartas
gold-log-gold = { $name }: oro
gold-log-gold-for = { $name }: oro para { $to }
gold-log-duel = { $name }: duelo, se va una carta
gold-log-nothing = { $name }: sin efecto, las dos boca abajo
gold-log-rush-blank = { $name }: sin oro, se va una carta
gold-log-counted = Resultado de la ronda { $round }: { $points }
gold-log-began = { $name } empieza la ronda { $round }
gold-score = { $name } { $points }
gold-won = { $many ->
    [one] { $names } gana con { $points }
   *[other] { $names } comparten la victoria con { $points }
}

# The bar at the top.
gold-title = Gold: { $players } jugadores
gold-turn = { $you ->
    [yes] Tu turno
   *[no] Turno de { $name }
}
gold-over = Fin de la partida
gold-rush = Fiebre del oro
gold-rush-flag = Una carta por turno. Si destapas oro, es tuyo.
gold-left = { $cards ->
    [one] carta
   *[other] cartas
}
gold-round = Ronda { $round } de { $rounds }

# The table of cards.
gold-grid = Cartas: filas 1 a 8, columnas A a H
gold-cell-down = { $place }, boca abajo
gold-cell-up = { $place }, boca arriba: { $card }
gold-cell-empty = { $place }, vacía
gold-cell-turning = { $place }, destapándose

# Mines and piles.
gold-mines = Minas y montones
gold-no-owner = Sin dueño
gold-no-owner-what = { $mines ->
    [one] El oro de esta mina es para quien lo destapa.
   *[other] El oro de estas minas es para quien lo destapa.
}
gold-covered = Montón tapado
gold-pile = { $points ->
    [one] Montón: 1 punto
   *[other] Montón: { $points } puntos
}
gold-your-pile = Tu montón: { $points }
gold-pile-empty = Todavía sin oro.

# The panel: what is asked, what happened.
gold-panel = Qué pasa
gold-ask-first = Destapa una carta
gold-ask-second = Destapa otra carta
gold-ask-rush = Destapa una sola carta
gold-ask-how = Muévete con las flechas y destapa con Intro.
gold-ask-how-touch = Toca una carta boca abajo.
gold-ask-rush-how = Si es oro, es tuyo.
gold-ask-dynamite = Incluso tras la dinamita tienes que destapar otra carta.
gold-wait-first = { $name } destapa una carta
gold-wait-second = { $name } destapa otra carta
gold-wait-note = Recuerda lo que ves.
gold-watching-note = Estás viendo la partida.
gold-turned = { $place }: { $card }
gold-on-its-way = Destapando { $place }…
gold-your-choice = tu elección
gold-second-card = segunda carta
gold-next = { $you ->
    [yes] Después: tú
   *[no] Después: { $name }
}
gold-go-on = Continuar
gold-stall = { $turns ->
    [one] Si en este turno no sale nada nuevo, empieza la fiebre del oro.
   *[other] Si en los próximos { $turns } turnos no sale nada nuevo, empieza la fiebre del oro.
}

# Rounds and the end.
gold-sheet = Puntuación
gold-player = Jugador
gold-rank = Puesto
gold-round-short = R{ $round }
gold-round-name = Ronda { $round }
gold-total = Total
gold-points = Puntos
gold-cards = Cartas de oro
gold-pile-column = Montón
gold-counted = Resultado de la ronda { $round }
gold-counted-why = Los montones están abiertos hasta que empiece la próxima ronda.
gold-tie-cards = { $names } empatan a { $points } puntos. { $many ->
    [one] { $winners } gana por tener más cartas de oro ({ $cards }).
   *[other] { $winners } ganan por tener más cartas de oro ({ $cards }).
}
gold-tie-shared = { $names } empatan a { $points } puntos y a cartas de oro, así que comparten la victoria.
gold-tie-round = { $names } empatan a { $points } puntos en total. { $many ->
    [one] { $winners } gana por tener más puntos en la última ronda ({ $last }).
   *[other] { $winners } ganan por tener más puntos en la última ronda ({ $last }).
}
gold-tie-round-shared = { $names } empatan a { $points } puntos en total y también en la última ronda, así que comparten la victoria.

# Help.
gold-help = Qué hacen dos cartas
gold-help-found = Un buscador y oro que no vale más que él: el oro es para el dueño de su mina. Si la mina no es de nadie, es para quien lo ha destapado.
gold-help-duel = Dos buscadores: el más débil sale del juego, el más fuerte vuelve a quedar boca abajo.
gold-help-dynamite = Dinamita con cualquier carta: las dos salen del juego.
gold-help-nothing = Dos cartas de oro, dos buscadores iguales o uno demasiado débil: las dos vuelven a quedar boca abajo.
gold-help-found-title = Hay oro
gold-help-duel-title = Duelo
gold-help-rush = Con { $cards } cartas o menos empieza la fiebre del oro: una carta por turno. Si destapas oro, es tuyo.
gold-deck = Qué hay en el mazo
gold-deck-gold = { $cards } cartas de oro, { $points } puntos en total
gold-deck-prospectors = { $cards } buscadores; cada uno de los cinco colores tiene estos
gold-deck-dynamite = { $cards } cartas de dinamita
gold-times = × { $count }
gold-log-note = El historial no guarda valores ni casillas: recordar es el juego.

## The rules page.

lead-gold = Un juego de memoria para dos a cinco jugadores. Sesenta y cuatro cartas están boca abajo. Destapa dos, recuerda lo que has visto y deja que los buscadores lleven oro a tu mina.
rule-g-cards-title = Las cartas
rule-g-box = Hay 64 cartas: 24 de oro, 35 buscadores y 5 de dinamita. Además, cada uno de los cinco colores tiene una mina.
rule-g-gold-cards = Oro: cinco cartas de 1 punto, siete de 2, siete de 3 y cinco de 4. Son 60 puntos en total.
rule-g-prospectors = Buscadores: cada uno de los cinco colores tiene dos de valor 2, dos de valor 3, dos de valor 4 y uno de valor 5. El valor es la carga máxima que pueden llevar.
rule-g-dynamite-cards = Dinamita: cinco cartas. Cada una se lleva otra carta fuera del juego.
rule-g-players = Pueden jugar de dos a cinco.
rule-g-start-title = Antes del primer turno
rule-g-owners = Cada jugador elige una mina de cualquier color; si juegan dos, dos cada uno. Quien no elige recibe la siguiente libre en este orden: verde, naranja, azul, roja, morada.
rule-g-neutral = Las minas sin dueño vuelven a la caja, pero sus buscadores siguen en juego. Se llaman neutrales.
rule-g-square = Las 64 cartas se barajan y se ponen boca abajo en ocho filas de ocho. Una carta nunca se mueve: donde se retira una queda un hueco. Las casillas se llaman de A1 a H8.
rule-g-begins = Según el reglamento empieza el jugador más joven. Aquí, quien ocupa el primer sitio, salvo que el anfitrión elija otra cosa.
rule-g-turn-title = Tu turno
rule-g-two-cards = Destapa dos cartas, una tras otra, a la vista de todos. Puedes mirar la primera antes de elegir la segunda. Una carta que ya se destapó se puede destapar otra vez. Lo que pasa depende de las dos cartas.
rule-g-out-dynamite = Dinamita
rule-g-dynamite-what = Si al menos una de las dos es dinamita, ambas salen del juego y nadie gana nada. Incluso tras la dinamita tienes que destapar otra carta.
rule-g-out-found = Hay oro
rule-g-found-what = Un buscador lleva oro que no vale más que él. El oro es para el dueño de la mina del buscador, sea de quien sea el turno. Si la mina es neutral, el oro es tuyo. El buscador sale del juego.
rule-g-found-example = Verde 4 puede llevar oro 3: las dos cartas salen de la mesa, y 3 puntos van bajo la mina verde. Verde 2 no podría.
rule-g-out-duel = Duelo
rule-g-duel-what = Dos buscadores de distinto valor, sean o no del mismo color: el más débil sale del juego. El más fuerte vuelve a quedar boca abajo en su sitio.
rule-g-duel-example = Azul 5 se encuentra con rojo 3: rojo 3 se va, y azul 5 vuelve a quedar boca abajo.
rule-g-out-nothing = La búsqueda continúa
rule-g-nothing-what = Dos cartas de oro, dos buscadores del mismo valor o un buscador demasiado débil para el oro: las dos vuelven a quedar boca abajo en su sitio.
rule-g-next = Después le toca a quien se sienta a tu izquierda. No hay turnos extra.
rule-g-memory-title = Lo que ves y lo que recuerdas
rule-g-pile = El oro que ganas queda boca abajo bajo tu mina. Puedes mirar tu propio montón; los demás siguen cerrados hasta el recuento final. Con montones abiertos, todos pueden mirarlos todos.
rule-g-remember = Todos ven cada carta cuando se destapa, y el oro cuando se gana. Lo que volvió a quedar boca abajo o salió del juego lo tienes que recordar: nada en la mesa lo hace por ti, tampoco si te vas y vuelves.
rule-g-rush-title = La fiebre del oro
rule-g-rush-begins = Si al empezar un turno quedan diez cartas o menos en la mesa, empieza la fiebre del oro, que dura hasta la última carta.
rule-g-rush-what = En la fiebre del oro destapas una sola carta. Si es oro, es tuyo, sea cual sea tu color. Un buscador o la dinamita simplemente salen del juego.
rule-g-stalled = Un turno es vano si en él no sale ninguna carta de la mesa y ninguna se destapa por primera vez. Cuando hay seguidos el doble de turnos vanos que de jugadores, la fiebre del oro empieza en el turno siguiente, queden las cartas que queden.
rule-g-ex-title = Seis turnos, carta a carta
rule-g-ex-who = Ana tiene la mina verde, Ben la naranja y Nina la azul. La roja y la morada son neutrales.
rule-g-ex-weak = Ana destapa oro 3 y naranja 2. Dos es poco para tres: las dos vuelven a quedar boca abajo.
rule-g-ex-found = Ben destapa naranja 4, recuerda dónde está el oro 3 y lo destapa. Es su propio buscador: Ben tiene 3 puntos.
rule-g-ex-other = Nina destapa verde 3 y oro 2. Es su turno, pero la mina verde es de Ana: Ana tiene 2 puntos.
rule-g-ex-neutral = Ana destapa morado 5 y oro 4. La mina morada no es de nadie, así que el oro es suyo: Ana tiene 6 puntos.
rule-g-ex-duel = Ben destapa azul 5 y naranja 2. El más débil sale: Ben ha perdido un buscador propio. Azul 5 vuelve a quedar boca abajo.
rule-g-ex-dynamite = Nina destapa dinamita y tiene que destapar otra carta: oro 4. Las dos salen del juego.
rule-g-end-title = El final
rule-g-end-points = La partida acaba cuando la mesa queda vacía. Gana quien tiene más puntos de oro. En caso de empate va por delante quien tiene más cartas de oro; si sigue el empate, se comparte el puesto.
rule-g-match-what = Una serie tiene tantas rondas como jugadores; cada una la empieza otro, y las minas se conservan. Se suman los puntos de todas las rondas y gana el total más alto. Si los totales son iguales, deciden los puntos de la última ronda; si también son iguales, se comparte el puesto.
rule-g-house-title = Donde calla el reglamento

## The lesson.

learn-g-welcome = Hay sesenta y cuatro cartas boca abajo: oro, buscadores y dinamita. Las minas verde y naranja son tuyas, la azul y la roja son de { $rival }, y la morada no es de nadie.
learn-g-first = En tu turno destapas dos cartas, una tras otra. Pruébalo: destapa una carta cualquiera.
learn-g-found-you =
    { $points ->
        [one] Hay oro: el buscador tenía fuerza suficiente y ha llevado 1 punto a tu mina. Queda allí boca abajo. El buscador sale del juego.
       *[other] Hay oro: el buscador tenía fuerza suficiente y ha llevado { $points } puntos a tu mina. Quedan allí boca abajo. El buscador sale del juego.
    }
learn-g-found-for-you =
    { $points ->
        [one] { $rival } ha destapado oro y un buscador tuyo: 1 punto para ti. El oro es para el dueño de la mina, sea de quien sea el turno.
       *[other] { $rival } ha destapado oro y un buscador tuyo: { $points } puntos para ti. El oro es para el dueño de la mina, sea de quien sea el turno.
    }
learn-g-found-for-rival =
    { $points ->
        [one] Has destapado oro, pero el buscador es de { $rival }, que se lleva 1 punto. Decide la mina, no el turno.
       *[other] Has destapado oro, pero el buscador es de { $rival }, que se lleva { $points } puntos. Decide la mina, no el turno.
    }
learn-g-found-rival =
    { $points ->
        [one] { $rival } ha encontrado oro: 1 punto. Los buscadores neutrales trabajan para quien los destapa; los demás, para el dueño de su mina.
       *[other] { $rival } ha encontrado oro: { $points } puntos. Los buscadores neutrales trabajan para quien los destapa; los demás, para el dueño de su mina.
    }
learn-g-too-weak = Demasiado débil: el buscador valía menos que el oro, así que las dos cartas vuelven a quedar boca abajo. ¡Recuerda dónde están!
learn-g-two-gold = Dos cartas de oro no dan nada, así que vuelven a quedar boca abajo. ¡Recuerda dónde están!
learn-g-equal = Dos buscadores del mismo valor no dan nada, así que vuelven a quedar boca abajo. ¡Recuerda dónde están!
learn-g-duel = Un duelo: de dos buscadores de distinto valor, el más débil sale del juego. El más fuerte vuelve a quedar boca abajo en su sitio.
learn-g-dynamite = Dinamita: las dos cartas salen del juego, y nadie gana nada.
learn-g-remember = Has visto oro y un buscador que puede llevarlo para ti. ¿Recuerdas dónde están? Destapa los dos.
learn-g-pair = Entre las cartas que has visto hay oro que ganar. ¿Recuerdas dónde?
learn-g-any = Tu turno. Destapa una carta cualquiera: una nueva te enseña algo que recordar.
learn-g-watch = { $rival } destapa dos cartas. Fíjate bien: lo que muestran también te sirve a ti.
learn-g-up-gold =
    { $points ->
        [one] Oro, 1 punto. Cualquier buscador puede llevarlo. Destapa otra carta.
       *[other] Oro, { $points } puntos. Solo puede llevarlo un buscador de valor { $points } o más. Destapa otra carta.
    }
learn-g-up-gold-known =
    { $points ->
        [one] Oro, 1 punto, y has visto un buscador que puede llevarlo para ti. ¡Destápalo!
       *[other] Oro, { $points } puntos, y has visto un buscador que puede llevarlo para ti. ¡Destápalo!
    }
learn-g-up-yours = Uno de tus buscadores, valor { $value }: puede llevar oro de hasta { $value } puntos. Destapa otra carta.
learn-g-up-prospector-known = Un buscador de valor { $value }, y has visto oro que puede llevar para ti. ¡Destápalo!
learn-g-up-rival = Un buscador de { $rival }, valor { $value }: el oro de hasta { $value } puntos iría a su mina. Destapa otra carta.
learn-g-up-neutral = Un buscador neutral, valor { $value }: el oro de hasta { $value } puntos es tuyo. Destapa otra carta.
learn-g-up-dynamite = ¡Dinamita! Lo que destapes ahora se va con ella.
learn-g-rush = Cuando quedan diez cartas o menos empieza la fiebre del oro: una carta por turno. Si destapas oro, es tuyo.
learn-g-end = Ese es todo el juego. Cuando la mesa queda vacía, gana quien tiene más puntos de oro.

## Replays.

replay-knot-gold = hay oro
replay-knot-dynamite = dinamita
replay-graph-gold = Puntos

## Momentos, aspecto de la mesa y momentos clave.

gold-rush-begins = ¡Fiebre del oro!
gold-help-and-display = Ayuda y aspecto
gold-display = Aspecto
gold-display-scattered = Cartas dispersas
gold-display-scattered-note = Las cartas están sueltas en vez de en filas rectas. Cada carta conserva su lugar.
gold-turn-waits = Vuelve a ser tu turno. Sigue cuando lo hayas visto todo.
gold-key = Momentos clave
gold-key-found = { $name } encuentra oro { $points }.
gold-key-gift = { $name } destapa oro { $points } para { $to }.
gold-key-destroyed = { $name } destapa dinamita: se pierde oro por valor de { $points }.
gold-key-rush = { $name } gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en la fiebre del oro.
gold-key-lead = { $name } se pone en cabeza con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y ya no la pierde.
replay-gold-exploded = Dinamita: { $first } y { $second } salen del juego

## Decisiones nuestras en la página de reglas, regla por regla.

rule-g-ours = Decisión nuestra
rule-g-ours-colors = El reglamento no nombra los colores. Los nuestros son verde, naranja, azul, rojo y morado.
rule-g-ours-mines = Si no eliges tus minas, se reparten por orden de sitio, empezando por la verde.
rule-g-ours-places = El cuadrado de ocho filas es un consejo del reglamento. Los nombres de A1 a H8 son nuestros.
rule-g-ours-start = En el reglamento empieza la persona más joven. Aquí lo decide el anfitrión: el primer sitio, otro o el azar.
rule-g-ours-one-by-one = El reglamento no dice si puedes mirar la primera carta antes de elegir la segunda. Aquí puedes.
rule-g-ours-piles = El reglamento solo dice que el oro ganado queda boca abajo. Aquí solo puedes mirar tu propio montón, y en una serie los montones se enseñan al contar cada ronda.
rule-g-ours-removed = Nadie puede mirar las cartas que han salido del juego.
rule-g-ours-stalled = Toda esta regla es nuestra. El reglamento no dice qué pasa cuando no se destapa nada nuevo. El anfitrión puede desactivarla.
rule-g-ours-match = La siguiente ronda la empieza el jugador de la izquierda, las minas se conservan toda la serie y, si el empate sigue, se comparte el puesto.
rule-g-ours-all = Cada regla marcada aquí como «Decisión nuestra» es una decisión nuestra, porque el reglamento no dice nada. Todas las demás son del reglamento.

# Problemas: por qué una jugada es correcta.
gold-puzzle-rush-gold = En la fiebre del oro, el oro que destapas es tuyo: toma el de { $points } que conoces.
gold-puzzle-rush-new = { $gold } de { $cards } cartas desconocidas son oro: una desconocida promete más.
gold-puzzle-rush-pass = Una carta sin oro aquí no cuesta nada y deja a los demás menos donde elegir.
gold-puzzle-second-gold = Esta pareja te da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Has visto las dos cartas.
gold-puzzle-second-new = Nada de lo que conoces encaja. Una carta nueva puede dar oro, y sabrás dónde está.
gold-puzzle-second-duel = El duelo elimina un buscador de { $value } que habría encontrado oro para otra persona.
gold-puzzle-second-blast = La dinamita elimina una carta que ayudaría a los demás.
gold-puzzle-second-pass = Estas dos no se hacen nada. No enseñas nada nuevo, así que los demás no aprenden nada.
gold-puzzle-second-give = El oro es para otra persona, pero cualquier otra carta te costaría más.
gold-puzzle-first-gold = Conoces una pareja que te da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Empieza por esta carta.
gold-puzzle-first-new = No conoces ninguna buena pareja. Empieza por una carta nueva: puede encajar con una que conoces.
gold-puzzle-first-duel = Empieza por una carta que gane o pierda un duelo y quita un buscador a los demás.
gold-puzzle-first-known = Empieza por una carta que todos conocen: una nueva ayudaría a quien juega después.
gold-puzzle-ahead = Llevas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de ventaja: deja poco a la vista.
gold-puzzle-behind = Vas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por detrás: necesitas oro ya.
gold-puzzle-level = Vas igual que quien lidera: cada punto cuenta.

# Why Pathfinder would choose something.
gold-hint-boom = La dinamita saca del juego las dos cartas.
gold-hint-deny = Si no, { $name } puede llevarse ese oro en el próximo turno. Puntos: { $gold }.
gold-hint-duel = Sale del juego un buscador de { $name }.
gold-hint-hope = Un { $percent } % de las cartas que nadie ha visto te da oro con esta.
gold-hint-new = Un { $percent } % de las cartas que nadie ha visto te da oro con alguna ya vista.
gold-hint-pair = { $gold ->
    [one] Esta pareja ya se ha visto. Te da 1 punto.
   *[other] Esta pareja ya se ha visto. Te da { $gold } puntos.
}
gold-hint-pass = No pasa nada y los demás no descubren nada nuevo.
gold-hint-rush = { $gold ->
    [one] Aquí hay oro: 1 punto.
   *[other] Aquí hay oro: { $gold } puntos.
}
gold-hint-rush-new = Un { $percent } % de las cartas que nadie ha visto es oro.

# Una decisión en pocas palabras, para los análisis.
review-gold-flip = destapar { $place }
review-gold-flipped = { $n ->
    [0] { $name } destapó { $place } con todas las cartas vistas
    [one] { $name } destapó { $place } con 1 carta sin ver
   *[other] { $name } destapó { $place } con { $n } cartas sin ver
}
gold-hint-unseen = { $n ->
    [one] la carta que nadie ha visto
   *[other] cualquiera de las { $n } cartas que nadie ha visto
}
