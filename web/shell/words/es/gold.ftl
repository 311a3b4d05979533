# The table of Gold. $you is "yes" in a sentence to the one it is about, and "no" in a sentence about somebody else.
# $colour is green, orange, blue, red or purple.

# What things are called.
gold-card-gold = Oro { $points }
gold-card-dynamite = Dinamita
gold-prospector = { $colour ->
    [green] Buscador verde
    [orange] Buscador naranja
    [blue] Buscador azul
    [red] Buscador rojo
   *[purple] Buscador morado
} { $value }
gold-mine = { $colour ->
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
gold-why-owner = { $colour ->
    [green] La mina verde
    [orange] La mina naranja
    [blue] La mina azul
    [red] La mina roja
   *[purple] La mina morada
} { $you ->
    [yes] es tuya.
   *[no] es de { $name }.
} Las dos cartas salen de la mesa.
gold-why-neutral = { $colour ->
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
