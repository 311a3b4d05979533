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
option-gold-stall-guard-note = La fiebre del oro empieza también cuando los turnos no traen nada nuevo durante demasiado tiempo.
option-gold-stall-guard-on = Si la partida se atasca, empieza la fiebre del oro.
option-gold-stall-guard-off = La fiebre del oro nunca se adelanta, aunque la partida se atasque.
option-gold-match = Serie
option-gold-match-note = Tantas rondas como jugadores; cada cual empieza una.
option-gold-open-piles = Montones abiertos
option-gold-open-piles-note = Todo el mundo puede mirar el oro de los demás.
option-gold-match-on = Una serie: tantas rondas como jugadores.
option-gold-match-off = Una ronda.
option-gold-open-piles-on = Los montones están abiertos: todo el mundo puede mirarlos.
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
    [yes] tuyo, por haber destapado las cartas.
   *[no] para quien ha destapado las cartas: { $name }.
} Las dos cartas salen de la mesa.
gold-told-dynamite = ¡Dinamita!
gold-why-dynamite = Las dos cartas salen del juego. Nadie gana nada.
gold-told-duel = Duelo: { $winner } se queda, { $loser } se va
gold-why-duel = El más débil sale del juego. El más fuerte vuelve a quedar boca abajo.
gold-told-nothing = Nada
gold-why-two-gold = Dos cartas de oro, y nadie para llevarlas. Las dos vuelven a quedar boca abajo.
gold-why-equal = Dos buscadores del mismo valor no pelean. Las dos cartas vuelven a quedar boca abajo.
gold-why-weak = Un buscador de valor { $value } es demasiado débil para oro { $points }. Las dos cartas vuelven a quedar boca abajo.
gold-told-rush-gold = { $you ->
    [yes] Oro { $points } para ti
   *[no] Oro { $points } para { $name }
}
gold-why-rush-gold = En la fiebre del oro los colores ya no importan.
gold-told-rush-blank = { $card }: no hay oro
gold-why-rush-blank = En la fiebre del oro simplemente sale del juego.
gold-told-rush = Empieza la fiebre del oro
gold-why-rush-few = { $cards ->
    [one] Queda 1 carta.
   *[other] Quedan { $cards } cartas.
} Desde ahora: una carta por turno, y el oro es para quien lo destapa.
gold-why-rush-stalled = Hace rato que no pasa nada nuevo. Desde ahora: una carta por turno, y el oro es para quien lo destapa.

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
gold-log-duel = { $name }: un duelo, se va una carta
gold-log-nothing = { $name }: nada, las dos boca abajo
gold-log-rush-blank = { $name }: sin oro, se va una carta
gold-log-counted = Recuento de la ronda { $round }: { $points }
gold-log-began = La ronda { $round } empieza con { $name }
gold-score = { $name } { $points }
gold-won = { $many ->
    [one] { $names } gana con { $points }
   *[other] { $names } comparten la victoria con { $points }
}

# The bar at the top.
gold-title = Gold: { $players } participantes
gold-turn = { $you ->
    [yes] Tu turno
   *[no] Turno de { $name }
}
gold-over = Fin de la partida
gold-rush = Fiebre del oro
gold-rush-flag = Una carta por turno. El oro es para quien lo destapa.
gold-left = { $cards ->
    [one] carta
   *[other] cartas
}
gold-round = Ronda { $round } de { $rounds }

# The table of cards.
gold-grid = Mesa de cartas: filas 1 a 8, columnas A a H
gold-cell-down = { $place }, boca abajo
gold-cell-up = { $place }, boca arriba: { $card }
gold-cell-empty = { $place }, hueco
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
gold-ask-how = Las flechas mueven, Intro destapa.
gold-ask-how-touch = Pulsa una carta boca abajo.
gold-ask-rush-how = Si es oro, es tuyo.
gold-ask-dynamite = Tras la dinamita también tienes que destapar otra carta.
gold-wait-first = { $name } destapa una carta
gold-wait-second = { $name } destapa otra carta
gold-wait-note = Recuerda lo que ves.
gold-watching-note = Estás mirando.
gold-turned = { $place }: { $card }
gold-on-its-way = Se destapa { $place }
gold-your-choice = tu elección
gold-second-card = segunda carta
gold-next = { $you ->
    [yes] Después: tú
   *[no] Después: { $name }
}
gold-go-on = Seguir
gold-stall = { $turns ->
    [one] Si en este turno no se destapa nada nuevo, empieza la fiebre del oro.
   *[other] Si en los próximos { $turns } turnos no se destapa nada nuevo, empieza la fiebre del oro.
}

# Rounds and the end.
gold-sheet = Puntuación
gold-player = Quién
gold-rank = Puesto
gold-round-short = R{ $round }
gold-round-name = Ronda { $round }
gold-total = Total
gold-points = Puntos
gold-cards = Cartas de oro
gold-pile-column = Montón
gold-counted = Recuento de la ronda { $round }
gold-counted-why = Los montones quedan abiertos hasta que empiece la próxima ronda.
gold-tie-cards = Empate a { $points } puntos: { $names }. { $many ->
    [one] { $winners } tiene más cartas de oro ({ $cards }), y eso decide.
   *[other] { $winners } tienen más cartas de oro ({ $cards }), y eso decide.
}
gold-tie-shared = { $names } empatan a { $points } puntos y a cartas de oro, así que comparten la victoria.
gold-tie-round = Empate a { $points } puntos en total: { $names }. { $many ->
    [one] { $winners } tiene más puntos en la última ronda ({ $last }), y eso decide.
   *[other] { $winners } tienen más puntos en la última ronda ({ $last }), y eso decide.
}
gold-tie-round-shared = { $names } empatan a { $points } puntos en total y también en la última ronda, así que comparten la victoria.

# Help.
gold-help = Qué hacen dos cartas
gold-help-found = Un buscador y oro que no vale más que él: el oro es para quien tiene su mina. Si la mina no es de nadie, es para quien lo ha destapado.
gold-help-duel = Dos buscadores: el más débil sale del juego, el más fuerte vuelve a quedar boca abajo.
gold-help-dynamite = Dinamita con cualquier carta: las dos salen del juego.
gold-help-nothing = Dos cartas de oro, dos buscadores iguales o uno demasiado débil: las dos vuelven a quedar boca abajo.
gold-help-found-title = Hay oro
gold-help-duel-title = Duelo
gold-help-rush = Con { $cards } cartas o menos empieza la fiebre del oro: una carta por turno, y el oro es para quien lo destapa.
gold-deck = Qué hay en el mazo
gold-deck-gold = { $cards } cartas de oro, { $points } puntos en total
gold-deck-prospectors = { $cards } buscadores: cada uno de los cinco colores tiene estos
gold-deck-dynamite = { $cards } cartas de dinamita
gold-times = × { $count }
gold-log-note = El diario no guarda valores ni lugares: recordar es el juego.

## The rules page.

lead-gold = Un juego de memoria para dos a cinco. Sesenta y cuatro cartas boca abajo. Destapa dos, recuerda lo que has visto y deja que los buscadores lleven oro a tu mina.
rule-g-cards-title = Las cartas
rule-g-box = Hay 64 cartas: 24 de oro, 35 buscadores y 5 de dinamita. Además, cada uno de los cinco colores tiene una mina.
rule-g-gold-cards = Oro: cinco cartas de 1 punto, siete de 2, siete de 3 y cinco de 4. Son 60 puntos en total.
rule-g-prospectors = Buscadores: en cada uno de los cinco colores hay dos de valor 2, dos de valor 3, dos de valor 4 y uno de valor 5. El valor dice cuánto peso pueden cargar.
rule-g-dynamite-cards = Dinamita: cinco cartas. Sale del juego y se lleva consigo otra carta.
rule-g-players = Pueden jugar de dos a cinco.
rule-g-start-title = Antes del primer turno
rule-g-owners = Con tres, cuatro o cinco jugadores cada cual tiene una mina; con dos, cada cual tiene dos. Se reparten por orden de asiento: verde, naranja, azul, roja, morada.
rule-g-neutral = Las minas sin dueño no participan, pero sus buscadores sí: se barajan con los demás y se llaman neutrales.
rule-g-square = Las 64 cartas se barajan y se ponen boca abajo, en ocho filas de ocho. Las cartas nunca se mueven: donde se retira una queda un hueco. Los lugares se llaman de A1 a H8.
rule-g-begins = Empieza el primer asiento, si la mesa no ha acordado otro.
rule-g-turn-title = Tu turno
rule-g-two-cards = Destapa dos cartas, una tras otra, a la vista de todo el mundo: puedes mirar la primera antes de elegir la segunda. Una carta que ya se destapó se puede destapar otra vez. Lo que pasa depende de las dos cartas.
rule-g-out-dynamite = Dinamita
rule-g-dynamite-what = Si una de las dos es dinamita, o las dos lo son, ambas salen del juego y nadie gana nada. También después de una primera carta de dinamita tienes que destapar una segunda.
rule-g-out-found = Hay oro
rule-g-found-what = Un buscador y oro que no vale más que él: lo lleva a su mina. El oro es para quien tiene la mina, sea de quien sea el turno. Si la mina es neutral, el oro es tuyo. El buscador sale del juego.
rule-g-found-example = Verde 4 puede cargar oro 3: las dos cartas salen de la mesa, y 3 puntos van bajo la mina verde. Verde 2 no podría.
rule-g-out-duel = Duelo
rule-g-duel-what = Dos buscadores de distinto valor, de un color o de dos: el más débil sale del juego. El más fuerte vuelve a quedar boca abajo donde está.
rule-g-duel-example = Azul 5 se encuentra con rojo 3: rojo 3 se va, y azul 5 vuelve a quedar boca abajo.
rule-g-out-nothing = Nada
rule-g-nothing-what = Dos cartas de oro, dos buscadores del mismo valor o un buscador demasiado débil para el oro: las dos vuelven a quedar boca abajo donde están.
rule-g-next = Después le toca a quien se sienta a tu izquierda. Acertar no da otro turno.
rule-g-memory-title = Lo que ves y lo que recuerdas
rule-g-pile = El oro ganado se guarda boca abajo bajo la mina de quien lo ganó. Puedes mirar tu propio montón; los demás siguen cerrados hasta el recuento final. En una mesa con montones abiertos todo el mundo puede mirarlos todos.
rule-g-remember = Todo el mundo ve cada carta cuando se destapa, y el oro cuando se gana. Lo que volvió a quedar boca abajo y lo que salió del juego lo tienes que recordar: nada en la mesa lo guarda por ti, tampoco si te vas y vuelves.
rule-g-rush-title = La fiebre del oro
rule-g-rush-begins = Si al empezar un turno quedan diez cartas o menos en la mesa, con él empieza la fiebre del oro, que dura hasta la última carta.
rule-g-rush-what = En la fiebre del oro destapas una sola carta. Si es oro, es tuyo, sea cual sea tu color. Un buscador o la dinamita simplemente salen del juego.
rule-g-stalled = Un turno es vano si en él no sale ninguna carta de la mesa y ninguna se destapa por primera vez. Tras el doble de turnos vanos seguidos que jugadores hay, la fiebre del oro empieza con el turno siguiente, queden las cartas que queden.
rule-g-ex-title = Seis turnos, carta a carta
rule-g-ex-who = Ana tiene la mina verde, Ben la naranja y Nina la azul. La roja y la morada son neutrales.
rule-g-ex-weak = Ana destapa oro 3 y naranja 2. Dos es poco para tres: las dos vuelven a quedar boca abajo.
rule-g-ex-found = Ben destapa naranja 4, recuerda dónde está el oro 3 y lo destapa. Es su propio buscador: Ben tiene 3 puntos.
rule-g-ex-other = Nina destapa verde 3 y oro 2. Es su turno, pero la mina verde es de Ana: Ana tiene 2 puntos.
rule-g-ex-neutral = Ana destapa morado 5 y oro 4. La mina morada no es de nadie, así que el oro es suyo: Ana tiene 6 puntos.
rule-g-ex-duel = Ben destapa azul 5 y naranja 2. El más débil sale: Ben ha perdido un buscador propio. Azul 5 vuelve a quedar boca abajo.
rule-g-ex-dynamite = Nina destapa dinamita y tiene que destapar otra carta: oro 4. Las dos salen del juego.
rule-g-end-title = El final
rule-g-end-points = La partida acaba cuando la mesa queda vacía. Gana quien tiene más puntos de oro. A igualdad de puntos, va por delante quien tiene más cartas de oro; si también son iguales, se comparte el puesto.
rule-g-match-what = En una serie se juegan tantas rondas como jugadores hay, cada una la empieza otra persona, y las minas se conservan. Se suman los puntos de todas las rondas y gana el total más alto. Si los totales son iguales, deciden los puntos de la última ronda; si también son iguales, se comparte el puesto.
rule-g-house-title = Donde calla el reglamento
rule-g-house = Hemos decidido: las cartas se destapan de una en una, un montón sigue cerrado hasta que se cuenta, lo que salió del juego no se puede volver a mirar, y una mesa en la que ya no pasa nada pasa a la fiebre del oro. La orden «quipu rules gold» señala cada una de estas decisiones.

## The lesson.

learn-g-welcome = Hay sesenta y cuatro cartas boca abajo: oro, buscadores y dinamita. Las minas verde y naranja son tuyas, la azul y la roja son las minas de { $rival }, y la morada no es de nadie.
learn-g-first = En tu turno destapas dos cartas, una tras otra. Pruébalo: destapa una carta cualquiera.
learn-g-found-you =
    { $points ->
        [one] Hay oro: el buscador tenía fuerza suficiente y ha llevado 1 punto a tu mina. Queda allí boca abajo; el buscador sale del juego.
       *[other] Hay oro: el buscador tenía fuerza suficiente y ha llevado { $points } puntos a tu mina. Quedan allí boca abajo; el buscador sale del juego.
    }
learn-g-found-for-you =
    { $points ->
        [one] { $rival } ha destapado oro y un buscador tuyo: 1 punto para ti. El oro es para quien tiene la mina, sea de quien sea el turno.
       *[other] { $rival } ha destapado oro y un buscador tuyo: { $points } puntos para ti. El oro es para quien tiene la mina, sea de quien sea el turno.
    }
learn-g-found-for-rival =
    { $points ->
        [one] Has destapado oro, pero el buscador es de { $rival }: allí va 1 punto. Decide la mina, no el turno.
       *[other] Has destapado oro, pero el buscador es de { $rival }: allí van { $points } puntos. Decide la mina, no el turno.
    }
learn-g-found-rival =
    { $points ->
        [one] { $rival } ha encontrado oro: 1 punto. Los buscadores neutrales trabajan para quien los destapa; los demás, para quien tiene su mina.
       *[other] { $rival } ha encontrado oro: { $points } puntos. Los buscadores neutrales trabajan para quien los destapa; los demás, para quien tiene su mina.
    }
learn-g-too-weak = Demasiado débil: el buscador valía menos que el oro, así que las dos cartas vuelven a quedar boca abajo. ¡Recuerda dónde están!
learn-g-two-gold = Dos cartas de oro no dan nada, así que vuelven a quedar boca abajo. ¡Recuerda dónde están!
learn-g-equal = Dos buscadores del mismo valor no dan nada, así que vuelven a quedar boca abajo. ¡Recuerda dónde están!
learn-g-duel = Un duelo: de dos buscadores de distinto valor, el más débil sale del juego. El más fuerte vuelve a quedar boca abajo donde está.
learn-g-dynamite = Dinamita: las dos cartas salen del juego, y nadie gana nada.
learn-g-remember = Has visto un buscador que trabaja para ti y oro que puede cargar. ¿Recuerdas dónde están? Destapa los dos.
learn-g-pair = Entre las cartas que has visto hay oro que recoger. ¿Recuerdas dónde?
learn-g-any = Tu turno. Destapa una carta cualquiera: una nueva te enseña algo que recordar.
learn-g-watch = { $rival } destapa dos cartas. Mira: lo que muestran también te sirve a ti.
learn-g-up-gold =
    { $points ->
        [one] Oro, 1 punto. Cualquier buscador puede cargarlo. Destapa otra carta.
       *[other] Oro, { $points } puntos. Solo puede cargarlo un buscador de valor { $points } o más. Destapa otra carta.
    }
learn-g-up-gold-known =
    { $points ->
        [one] Oro, 1 punto, y has visto un buscador que puede cargarlo para ti. ¡Destápalo!
       *[other] Oro, { $points } puntos, y has visto un buscador que puede cargarlo para ti. ¡Destápalo!
    }
learn-g-up-yours = Uno de tus buscadores, valor { $value }: puede cargar oro de hasta { $value } puntos. Destapa otra carta.
learn-g-up-prospector-known = Un buscador de valor { $value }, y has visto oro que puede cargar para ti. ¡Destápalo!
learn-g-up-rival = Un buscador de { $rival }, valor { $value }: el oro de hasta { $value } puntos iría a su mina. Destapa otra carta.
learn-g-up-neutral = Un buscador neutral, valor { $value }: el oro de hasta { $value } puntos es tuyo. Destapa otra carta.
learn-g-up-dynamite = ¡Dinamita! Lo que destapes ahora se va con ella.
learn-g-rush = Cuando quedan diez cartas o menos empieza la fiebre del oro: destapas una sola carta por turno, y el oro es para quien lo destapa.
learn-g-end = Ese es todo el juego. Cuando la mesa queda vacía, gana quien tiene más puntos de oro.

## Replays.

replay-knot-gold = hay oro
replay-knot-dynamite = dinamita
replay-graph-gold = Puntos
