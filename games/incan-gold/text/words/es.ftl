## What is said before the game: on the start page and while people sit down.

hook-incan-gold = Sigue por más o huye con lo que tienes.
begin-incan-gold = Entrar en el templo
first-incan-gold-torch = Antorcha: te adentras en busca de más gemas. Si el mismo peligro sale dos veces, pierdes lo que llevas.
first-incan-gold-camp = Campamento: huyes con lo que tienes. Ya es tuyo.
keys-incan-gold = En Incan Gold, T es la antorcha y C el campamento.
option-incan-gold-edition = Edición
option-incan-gold-edition-incan-gold-2006 = Incan Gold (2006)
option-incan-gold-edition-incan-gold-2006-note = Un artefacto nuevo por ronda: vale 5 y, más tarde, 10.
option-incan-gold-edition-diamant-2005 = Diamant (2005)
option-incan-gold-edition-diamant-2005-note = Solo gemas, sin artefactos.
option-incan-gold-edition-diamant-2016 = Diamant (2016)
option-incan-gold-edition-diamant-2016-note = Los cinco artefactos desde la ronda 1. En caso de empate se comparte la victoria.
option-incan-gold-edition-incan-gold-2020 = Incan Gold (2020)
option-incan-gold-edition-incan-gold-2020-note = Artefactos de valor 5, 7, 8, 10 y 12, impreso en la carta.
option-incan-gold-open-tents = Tiendas abiertas
option-incan-gold-open-tents-note = Todos pueden contar lo que hay en cada tienda.
option-incan-gold-open-tents-on = Las tiendas están abiertas: todos pueden contarlas.
option-incan-gold-open-tents-off = Las tiendas están cerradas hasta el final.

## The table.

incan-spider = Araña
incan-mummy = Momia
incan-fire = Fuego
incan-snake = Serpiente
incan-rockfall = Derrumbe
incan-artifact-1 = el ídolo de oro
incan-artifact-2 = la máscara del sol
incan-artifact-3 = la vasija
incan-artifact-4 = el collar
incan-artifact-5 = el tocado
incan-edition-incan-2006 = Incan Gold, 2006
incan-edition-incan-2020 = Incan Gold, 2020
incan-edition-diamant-2005 = Diamant, 2005
incan-edition-diamant-2016 = Diamant, 2016

# What happens, in the log and for those who listen.
incan-everyone-stays = Todos siguen
incan-goes-on-alone = { $name } sigue en solitario
incan-slips-out = { $name } sale en solitario
incan-last-leaves = Por último sale { $name }
incan-some-leave = { $names } salen
incan-all-leave = { $names } salen; el templo queda vacío
incan-and-stay = { $many ->
    [one] { $heading }; { $names } sigue
   *[other] { $heading }; { $names } siguen
}
incan-left-empty = { $many ->
    [one] { $names } vuelve con las manos vacías
   *[other] { $names } vuelven con las manos vacías
}
incan-left = { $many ->
    [one] { $names } vuelve con { $gems ->
        [one] 1 gema
       *[other] { $gems } gemas
    }
   *[other] { $names } vuelven con { $gems ->
        [one] 1 gema
       *[other] { $gems } gemas
    } por persona
}
incan-left-both = { $many ->
    [one] { $names } vuelve con { $gems } gemas ({ $carried } que llevaba y { $share } del camino)
   *[other] { $names } vuelven con { $gems } gemas por persona ({ $carried } que llevaban y { $share } del camino)
}
incan-left-rest = { $rest ->
    [one] { $home }; queda 1 en el camino
   *[other] { $home }; quedan { $rest } en el camino
}
incan-many-leave = Salen { $many } jugadores
incan-everyone-leaves = Salen todos
incan-brought-nothing = De vuelta con las manos vacías
incan-brought-gems = De vuelta con { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}{ $many ->
    [one] {""}
   *[other] {" "}por persona
}
incan-brought-both = De vuelta con { $gems } gemas{ $many ->
    [one] {""}
   *[other] {" "}por persona
} ({ $carried } propias y { $share } del camino)
incan-brought-artifacts = Y además { $things } (valor: { $worth })
incan-told-taken = { $name } se lleva { $things } (valor: { $worth })
incan-told-first = { $hazard }: un aviso
incan-told-second = { $hazard } por segunda vez: acaba la ronda. { $gems ->
    [0] { $many ->
        [one] { $names } no tenía nada que perder
       *[other] { $names } no tenían nada que perder
    }
    [one] { $many ->
        [one] { $names } pierde 1 gema
       *[other] { $names } pierden 1 gema por persona
    }
   *[other] { $many ->
        [one] { $names } pierde { $gems } gemas
       *[other] { $names } pierden { $gems } gemas por persona
    }
}
incan-told-artifact = En el camino: { $artifact }
incan-told-treasure = { $rest ->
    [one] Tesoro { $gems }: { $each } por persona, sobra 1
   *[other] Tesoro { $gems }: { $each } por persona, sobran { $rest }
}
incan-told-treasure-all = Tesoro { $gems }: { $each } por persona
incan-told-treasure-one = Tesoro { $gems }: todo para un solo jugador
incan-told-treasure-none = Tesoro { $gems }: no alcanza para repartir, se queda en el camino
incan-told-began = Ronda { $round }: entran todos
incan-told-began-with = { $many ->
    [one] Ronda { $round }: entran todos; se añade al mazo { $things }
   *[other] Ronda { $round }: entran todos; se añaden al mazo { $things }
}
incan-told-ended = Fin de la ronda { $round }
incan-told-ended-lost = { $many ->
    [one] Fin de la ronda { $round }; se pierde { $things }
   *[other] Fin de la ronda { $round }; se pierden { $things }
}
incan-won = { $many ->
    [one] { $names } gana con { $points }
   *[other] { $names } comparten la victoria con { $points }
}
incan-said-sealed = Tu elección está sellada.
incan-said-asked = ¿Antorcha o campamento? { $carried ->
    [0] No llevas nada
    [one] Llevas 1 gema
   *[other] Llevas { $carried } gemas
}, { $path ->
    [0] y en el camino no hay gemas.
    [one] y en el camino hay 1 gema.
   *[other] y en el camino hay { $path } gemas.
}
incan-said-summary = Ronda { $round } de 5. Dentro: { $inside }. Gemas: { $carried } por persona y { $path } en el camino.

# The bar at the top.
incan-title = { $edition }: ronda { $round } de 5, { $players } jugadores
incan-rounds = Rondas
incan-round = Ronda { $round }
incan-round-done = Ronda { $round }, terminada
incan-round-now = Ronda { $round }, en curso
incan-joined = Nuevo en el mazo: { $things }
incan-all-artifacts = los cinco artefactos
incan-gone-for-good = Fuera del juego
incan-removed = { $hazard }: una carta fuera del juego

# The temple.
incan-path = Camino: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, con { $gems ->
    [0] ninguna gema
    [one] 1 gema
   *[other] { $gems } gemas
}
incan-treasure = Tesoro { $value }, { $gems ->
    [0] no quedan gemas
    [one] queda 1 gema
   *[other] quedan { $gems } gemas
}
incan-empty = vacía
incan-hazard = Peligro: { $name }
incan-artifact-lies = Artefacto: { $name }; vale { $worth } para quien sale en solitario
incan-worth = vale { $worth }
incan-deck = Mazo de Búsqueda, { $cards } cartas
incan-deck-left = quedan { $cards }
incan-inside = { $inside ->
    [0] No hay nadie dentro
    [one] 1 dentro, arriesga { $carried }
   *[other] { $inside } dentro, cada uno arriesga { $carried }
}
incan-on-path = En el camino: { $gems }

# The camp.
incan-camp-heading = El campamento
incan-starts = Jugador inicial de esta ronda
incan-gems = gemas
incan-in-your-tent = { $gems } en tu tienda
incan-in-the-tent = { $gems } en la tienda
incan-in-tent-short = { $gems } en tienda
incan-state-open = en la tienda abierta
incan-state-open-short = en tienda
incan-state-beside = junto a la tienda
incan-state-inside = dentro
incan-state-safe = en el campamento
incan-state-home = a salvo
incan-state-empty = manos vacías
incan-state-empty-short = fuera
incan-some-artifact = un artefacto
incan-has-artifact = { $name }, vale { $worth }

# Moments.
incan-torch = Antorcha
incan-camp = Campamento
incan-next-card = { $many ->
    [one] La próxima carta se destapa para un solo jugador.
   *[other] La próxima carta se destapa para { $many } jugadores.
}
incan-second = ¡{ $hazard } por segunda vez!
incan-loses = pierde
incan-gone = Quienes están dentro huyen con las manos vacías. Esta carta sale del juego para siempre: { $hazard }.
incan-round-over = Ronda { $round }: todos a salvo
incan-lost = Perdido en el templo: { $things }
incan-explorer = Jugador
incan-brought = A salvo
incan-dropped = Perdidas
incan-on-cord = Nudos
incan-artifacts = Artefactos
incan-tents-open = Las tiendas abiertas
incan-rank = Puesto
incan-gems-column = Gemas
incan-points = Puntos
incan-tie-artifacts = { $names } empatan a { $points } puntos. { $many ->
    [one] { $winners } gana por tener más artefactos ({ $artifacts }).
   *[other] { $winners } ganan por tener más artefactos ({ $artifacts }).
}
incan-tie-shared = { $names } empatan a { $points } puntos y a artefactos, así que comparten la victoria.
incan-tie-shared-2016 = { $names } empatan a { $points } puntos. En esta edición comparten la victoria.

# The dock.
incan-torch-or-camp = ¿Antorcha o campamento?
incan-sealed = Elección sellada
incan-over = Fin de la partida
incan-torch-means = { $carried ->
    [0] Sigues. No tienes nada que perder.
   *[other] Sigues. Arriesgas { $carried } por la próxima carta.
}
incan-camp-means = { $carried ->
    [0] Sales sin nada.
   *[other] Sales con { $carried }.
}
incan-camp-means-share = { $carried ->
    [0] Sales con tu parte de lo que hay en el camino ({ $path }).
   *[other] Sales con { $carried } y tu parte de lo que hay en el camino ({ $path }).
}
incan-camp-means-all = { $carried ->
    [0] Sales con todo lo del camino ({ $path }).
   *[other] Sales con { $carried } y todo lo del camino ({ $path }).
}
incan-camp-takes = { $gems } Te llevas { $things } (valor: { $worth }).
incan-camp-alone = { $gems } En solitario, también te llevas { $things } (valor: { $worth }).
incan-you-torch = Alzas la antorcha
incan-you-camp = Vuelves al campamento
incan-only-you = Solo tú lo ves hasta que todos elijan.
incan-plan = Seguir hasta…
incan-plan-hazards = { $n ->
    [one] 1 peligro
   *[other] { $n } peligros
}
incan-plan-gems = { $n ->
    [one] llevar 1 gema
   *[other] llevar { $n } gemas
}
incan-plan-left = alguien se va
incan-plan-on = Sigues hasta: { $what }
incan-plan-carry = Llevo estas gemas
incan-plan-number = Número de gemas
incan-plan-note = Después vuelves al campamento. Solo tú conoces el plan. Termina con la ronda.
incan-plan-set = Fijar plan
incan-plan-cancel = Anular plan
incan-all-chosen = Todos han elegido
incan-continue = Continuar
incan-tent-holds = { $gems } en tu tienda
incan-wait-home = Estás fuera del templo hasta la próxima ronda.
incan-wait-turn = Destapando la próxima carta…
incan-watching-note = Las elecciones se muestran cuando todos han elegido.

# Odds.
incan-odds = Probabilidades
incan-percent = { $percent } %
incan-odds-brief = { $percent } % de que acabe la ronda
incan-odds-of = { $deadly ->
    [one] { $deadly } de { $cards } cartas termina la ronda
   *[other] { $deadly } de { $cards } cartas terminan la ronda
}
incan-odds-deadly = { $many ->
    [one] 1 mortal
   *[other] { $many } mortales
}
incan-odds-treasures = { $many ->
    [one] 1 tesoro
   *[other] { $many } tesoros
}
incan-odds-warnings = { $many ->
    [one] 1 peligro nuevo
   *[other] { $many } peligros nuevos
}
incan-odds-artifacts = { $many ->
    [one] 1 artefacto
   *[other] { $many } artefactos
}
incan-odds-values = Tesoros restantes: { $values }
incan-odds-leaving = Lo que ganas si sales ahora
incan-odds-leavers = Salen
incan-odds-each = Por persona
incan-odds-taken = Artefactos
incan-hint-artifacts = No queda nadie más dentro, así que te llevas los artefactos del camino. Puntos: { $points }.
incan-hint-bank = { $gems ->
    [0] No pierdes nada si sales.
    [one] Te aseguras 1 gema.
   *[other] Te aseguras { $gems } gemas.
}
incan-hint-behind = { $points ->
    [one] Es el último templo y { $name } te lleva 1 punto.
   *[other] Es el último templo y { $name } te lleva { $points } puntos.
}
incan-hint-danger = { $gems ->
    [0] Hay un { $percent } % de que la próxima carta acabe la ronda.
    [one] Hay un { $percent } % de que la próxima carta acabe la ronda y pierdas 1 gema.
   *[other] Hay un { $percent } % de que la próxima carta acabe la ronda y pierdas { $gems } gemas.
}
incan-hint-lead = { $points ->
    [one] Es el último templo y le llevas 1 punto a { $name }.
   *[other] Es el último templo y le llevas { $points } puntos a { $name }.
}
incan-hint-likely-safe = La próxima carta no acabará la ronda con un { $percent } % de probabilidad.
incan-hint-nothing = Todavía no hay nada que llevarse.
incan-hint-safe = La próxima carta no puede acabar la ronda.

## The rules page.

lead-incan-gold = Cinco templos, de dos a ocho exploradores. Sigue adelante a por más o vuelve al campamento con lo que tienes. Todos deciden a la vez, y quien se queda demasiado lo pierde todo.
rule-ig-turn-title = Un turno
rule-ig-torch = Antorcha:
rule-ig-torch-what = te quedas, y la próxima carta se destapa también para ti.
rule-ig-camp = Campamento:
rule-ig-camp-what = sales, y lo que llevas queda a salvo en tu tienda.
rule-ig-rounds = Una partida tiene cinco rondas, un templo en cada una. En cada ronda se añade un artefacto nuevo al mazo de Búsqueda. El mazo se vuelve a formar en cada ronda con todos los tesoros, todos los peligros que siguen en juego y todos los artefactos añadidos hasta entonces que nadie ha sacado y que no se han perdido.
rule-ig-choose = Quienes están dentro eligen en secreto antorcha o campamento. Después se muestran todas las elecciones a la vez. Primero, quienes salen reciben su parte. Luego se destapa la próxima carta para quienes siguen. Una elección no se puede deshacer.
rule-ig-first-card = Antes de la primera carta no se elige: entran todos. Si esa carta es un peligro, no hay nada que llevarse, así que enseguida se destapa otra. Si es el mismo peligro, la ronda acaba en el acto.
rule-ig-cards-title = Las cartas
rule-ig-treasure = Tesoro
rule-ig-treasure-what = Las gemas se reparten por igual entre quienes están dentro, redondeando hacia abajo, y se dejan junto a las tiendas, donde todavía no están a salvo. Lo que no se puede repartir se queda en la carta: de 11 gemas, cuatro jugadores reciben 2 cada uno y quedan 3. Por eso quienes están dentro llevan siempre lo mismo.
rule-ig-treasure-which = Hay 15 tesoros: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 y 17. En una tienda, la turquesa vale 1 gema, la obsidiana 5 y el oro 10.
rule-ig-hazard = Peligro
rule-ig-hazard-what = El primero de un tipo es un aviso. El segundo del mismo tipo en la misma ronda la termina: quienes están dentro pierden lo que hay junto a su tienda, y esa segunda carta sale del juego para siempre. Lo que está en una tienda nunca se pierde.
rule-ig-hazard-which = Araña, momia, fuego, serpiente y derrumbe, tres cartas de cada tipo. «Derrumbe» es el nombre que damos nosotros al quinto; no es del reglamento.
rule-ig-artifact = Artefacto
rule-ig-artifact-what = Se queda en el camino hasta que alguien sale en solitario: esa persona se lleva todos los artefactos que haya allí. Si salen dos o más a la vez, nadie se lleva ninguno.
rule-ig-artifact-worth = Los tres primeros artefactos que se sacan en una partida valen 5 cada uno; el cuarto y el quinto, 10. Se cuentan de uno en uno, en el orden en que salen.
rule-ig-leave-title = Salir
rule-ig-leave = Quienes salen en el mismo turno se reparten todas las gemas del camino como un solo montón, por igual y redondeando hacia abajo. Lo que sobra se deja en la última carta de tesoro del camino. Guardan su parte y todo lo que llevan en sus tiendas y no juegan el resto de la ronda.
rule-ig-leave-last = Quien sale en último lugar se lleva todo lo que queda en el camino. Si son varios, lo que no se puede repartir vuelve a la reserva.
rule-ig-round-end = Una ronda acaba cuando ya no queda nadie dentro o cuando sale un segundo peligro del mismo tipo. En ambos casos, las gemas que siguen en el camino vuelven a la reserva, y los artefactos que siguen en él se pierden para el resto de la partida.
rule-ig-start-player = El jugador inicial destapa las cartas. Según el reglamento es quien tuvo oro de verdad en las manos por última vez; aquí, quien ocupa el primer sitio. El papel pasa a la izquierda en cada ronda y es puramente ceremonial: no tiene otro efecto.
rule-ig-tents = Las tiendas están cerradas: ves tus propias gemas, y los totales de los demás solo al final. Todos vieron lo que entró, así que basta con buena memoria. Con tiendas abiertas, todos pueden contar.
rule-ex-title = Una ronda, carta a carta
rule-ex-who = Entran Ana, Ben, Kuba y Nina.
rule-ex-11 = 11 gemas: 2 por persona, y 3 se quedan en la carta. Todos eligen la antorcha.
rule-ex-spider = Una araña: un aviso. Todos eligen otra vez la antorcha.
rule-ex-7 = 7 gemas: 1 por persona, y quedan 3. Cada uno lleva 3, y en el camino hay 6.
rule-ex-two-leave = Ben y Nina salen. Se reparten las 6: cada uno guarda en su tienda 3 y 3, es decir, 6 gemas.
rule-ex-artifact = Un artefacto. Ana y Kuba siguen.
rule-ex-5 = 5 gemas: 2 por persona, y queda 1. Cada uno lleva 5.
rule-ex-one-leaves = Kuba sale en solitario: con 5 gemas, la que hay en el camino y el artefacto, el primero de la partida, que vale 5.
rule-ex-bust = Una segunda araña. Ana pierde sus 5 gemas, y esa araña sale del juego.
rule-ig-end-title = El final
rule-ig-end = Después de la quinta ronda se abren las tiendas: gemas más artefactos. Gana quien tiene más puntos. En caso de empate, quien tiene más artefactos; si sigue el empate, se comparte la victoria.
rule-ig-deck = El mazo no se puede acabar: salen del juego tan pocos peligros que siempre llega alguna pareja antes de la última carta.
rule-ig-editions-title = Ediciones
rule-ig-2006 = Incan Gold (2006), la edición por defecto: todo como arriba.
rule-ig-2005 = Diamant (2005): sin artefactos. Todo lo demás es igual.
rule-ig-2016 = Diamant (2016): los cinco artefactos están en el mazo desde la ronda 1 y valen 5, 5, 5, 10 y 10 en el orden en que salen. Si hay empate a puntos, se comparte la victoria sin más.
rule-ig-2020 = Incan Gold (2020): cada artefacto lleva su valor impreso. Los de las rondas 1 a 5 valen 5, 7, 8, 10 y 12. Los empates, como en la edición por defecto.
rule-ig-house-title = Donde fallan los reglamentos

## The lesson.

learn-ig-welcome = Estás en el primer templo con { $rival }. Cada carta se destapa para quienes están dentro, y las cartas forman un camino.
learn-ig-shared =
    { $rest ->
        [0] Un tesoro: { $each } por persona. Las gemas quedan junto a tu tienda, donde todavía no están a salvo.
        [one] Un tesoro: { $each } por persona, y 1 gema se queda en la carta. Las tuyas quedan junto a tu tienda, donde todavía no están a salvo.
       *[other] Un tesoro: { $each } por persona, y { $rest } gemas se quedan en la carta. Las tuyas quedan junto a tu tienda, donde todavía no están a salvo.
    }
learn-ig-choose = Ahora se elige en secreto. Antorcha: sigues a por la próxima carta. Campamento: vuelves con lo que llevas. Prueba la antorcha.
learn-ig-hazard = Un peligro. El primero de su tipo es solo un aviso. El segundo del mismo tipo termina la ronda, y quienes están dentro pierden lo que llevan.
learn-ig-artifact = Un artefacto, que vale 5. Solo te lo llevas si sales en solitario: si salís a la vez, se queda.
learn-ig-go-home-first =
    { $carried ->
        [one] Se pone peligroso, y llevas 1 gema. Prueba el campamento: ponla a salvo.
       *[other] Se pone peligroso, y llevas { $carried } gemas. Prueba el campamento: ponlas a salvo.
    }
learn-ig-go-home-artifact =
    { $carried ->
        [one] Llevas 1 gema, y el artefacto espera. Prueba el campamento: si { $rival } sigue, sales en solitario y te lo llevas.
       *[other] Llevas { $carried } gemas, y el artefacto espera. Prueba el campamento: si { $rival } sigue, sales en solitario y te lo llevas.
    }
learn-ig-home-artifact =
    { $gems ->
        [one] Has salido en solitario: el artefacto es tuyo, y 1 gema está a salvo en tu tienda.
       *[other] Has salido en solitario: el artefacto es tuyo, y { $gems } gemas están a salvo en tu tienda ({ $share } del camino).
    }
learn-ig-home-alone =
    { $gems ->
        [one] 1 gema está a salvo en tu tienda. Ya nada te la puede quitar.
       *[other] { $gems } gemas están a salvo en tu tienda ({ $share } del camino). Ya nada te las puede quitar.
    }
learn-ig-home-both =
    { $gems ->
        [one] { $rival } y tú habéis salido a la vez y os habéis repartido las gemas del camino. 1 gema está a salvo en tu tienda.
       *[other] { $rival } y tú habéis salido a la vez y os habéis repartido las gemas del camino. { $gems } gemas están a salvo en tu tienda.
    }
learn-ig-round-calm = Ya no queda nadie dentro, y la ronda ha terminado. Lo que seguía en el camino se pierde.
learn-ig-bust-rival = { $rival } se ha quedado demasiado: un segundo peligro del mismo tipo, y pierde todo lo que había junto a su tienda. Esa segunda carta sale del juego.
learn-ig-bust-you = Un segundo peligro del mismo tipo: pierdes lo que llevabas. Le pasa a cualquiera, y lo que está en una tienda nunca se pierde.
learn-ig-bust-both = Un segundo peligro del mismo tipo: { $rival } y tú perdéis lo que llevabais. Le pasa a cualquiera, y lo que está en una tienda nunca se pierde.
learn-ig-second = El segundo de cinco templos. El mazo se baraja de nuevo, con un artefacto más, y todos vuelven a entrar.
learn-ig-alone = { $rival } ya está en el campamento, así que todo lo que traiga la próxima carta es para ti. Pruébalo: arriesga una más.
learn-ig-dared =
    { $gems ->
        [one] Ahora vuelve: con lo del camino es 1 gema.
       *[other] Ahora vuelve: con lo del camino son { $gems } gemas.
    }
learn-ig-end =
    { $gems ->
        [one] No hace falta saber más. Hay 1 gema en tu tienda. Después de cinco templos gana la tienda más llena.
       *[other] No hace falta saber más. Hay { $gems } gemas en tu tienda. Después de cinco templos gana la tienda más llena.
    }
learn-ig-go-on =
    { $carried ->
        [one] Llevas 1 gema. Tiene buena pinta: sigue.
       *[other] Llevas { $carried } gemas. Tiene buena pinta: sigue.
    }
learn-ig-go-home =
    { $carried ->
        [one] Llevas 1 gema, y aquí hay peligro: vuelve.
       *[other] Llevas { $carried } gemas, y aquí hay peligro: vuelve.
    }
learn-ig-sealed = Tu elección está sellada. Cuando todos hayan elegido, las elecciones se mostrarán a la vez.
learn-ig-at-home = Estás a salvo en el campamento. { $rival } sigue sin ti. La próxima ronda empieza cuando no queda nadie dentro.

## Replays.

replay-knot-leaves = alguien sale
replay-knot-lost = ronda perdida
replay-graph-incan = Gemas y artefactos, también lo que se lleva encima

## The end of a round and of the game.

incan-summary-hazard = Ronda { $round }: { $hazard ->
    [spider] ha ganado la araña
    [mummy] ha ganado la momia
    [fire] ha ganado el fuego
    [snake] ha ganado la serpiente
   *[rockfall] ha ganado el derrumbe
}
incan-next-artifact = En la ronda { $round } llega al mazo { $things }.
incan-next-round = Ahora viene la ronda { $round }.
incan-next-tents = Ahora se abren las tiendas.
incan-on-to-round = Ir a la ronda { $round }
incan-open-tents = Abrir las tiendas
incan-tents-opening = Se abren las tiendas
incan-show-result = Ver resultado
incan-tents-closed = Las tiendas siguen cerradas hasta el final de la partida.
incan-key-moments = Momentos clave
incan-moment-lost = { $names } { $many ->
    [one] pierde { $gems ->
        [one] 1 gema
       *[other] { $gems } gemas
    }
   *[other] pierden { $gems ->
        [one] 1 gema
       *[other] { $gems } gemas
    } por persona
} por { $hazard ->
    [spider] la araña
    [mummy] la momia
    [fire] el fuego
    [snake] la serpiente
   *[rockfall] el derrumbe
}

## House rulings, beside the rules they belong to.

rule-ig-house-about = Donde los reglamentos callan o se contradicen, hemos tenido que decidir. Cada decisión está marcada así, justo debajo de su regla.
rule-ig-house-mark = Decisión nuestra
rule-ig-house-02 = Juegan de dos a ocho personas. La caja trae piezas para ocho, y las ediciones no coinciden en el número mínimo.
rule-ig-house-03 = Las piedras nunca se acaban y se pueden cambiar siempre.
rule-ig-house-04 = En la caja todos los artefactos son iguales. Aquí cada uno tiene su dibujo y su nombre, para que se sepa cuál ha llegado.
rule-ig-house-06 = Los reglamentos numeran estos dos pasos al revés. Aquí se sale antes de destapar la próxima carta.
rule-ig-house-08 = La segunda carta se destapa siempre enseguida.
rule-ig-house-12 = Lo que no se puede repartir queda en la última carta de tesoro, aunque nadie haya recibido nada.
rule-ig-house-13 = Los artefactos se toman automáticamente. (El reglamento español tiene aquí un error de traducción. Seguimos el inglés y el polaco.)
rule-ig-house-14 = Los artefactos se cuentan uno por uno. Tres que salen a la vez después de otros dos valen 5 + 10 + 10. Los perdidos no cuentan.
rule-ig-house-15 = Si varias personas salen las últimas, las gemas que no se pueden repartir vuelven a la reserva.
rule-ig-house-16 = Las gemas que quedan en el camino vuelven a la reserva. (El reglamento polaco solo menciona los artefactos perdidos cuando un peligro acaba la ronda. El inglés y el español hablan de los dos casos.)
rule-ig-house-18 = ¿Sigue el empate? Se comparte la victoria. Los reglamentos dicen que se juegue otra vez, y la revancha está a un clic.

## La página del juego resuelto.

title-incan-gold = Resuelto: Incan Gold para dos · Quipu
page-incan-gold = Incan Gold para dos, resuelto
solved-teaser = Con dos jugadores el juego está resuelto: sabemos la mejor elección en cada posición.
solved-title = Incan Gold para dos, resuelto
solved-lead = Cada posición del juego de dos, jugada a la perfección por ambas partes.
solved-what = «Resuelto» significa que se conoce la probabilidad exacta de ganar con cada ventaja, cada mazo y cada carta del camino. A la larga, el juego perfecto no se puede vencer. A veces tiene que ser imprevisible: entonces sale al azar, con la probabilidad exacta.
solved-edition = Edición
solved-round = Ronda
solved-loading = Cargando la tabla…
solved-away = No se ha podido cargar esta parte. Comprueba la conexión y recarga la página. Lo que abras una vez se queda en este dispositivo.
solved-even = Igualdad
solved-ahead = { $n } por delante
solved-behind = { $n } por detrás

solved-lead-title = Cuánto vale una ventaja
solved-lead-what = Tu probabilidad de ganar al empezar una ronda si ambas partes juegan a la perfección. Cuanto más tarde, más vale la ventaja.
solved-lead-chart = Probabilidad de ganar según la ventaja, una línea por ronda. La tabla de abajo tiene los valores.
solved-lead-axis = Ventaja
solved-before-round = Antes de la ronda { $round }
solved-mirror = Si vas por detrás, resta de 100 %. Todos los peligros y artefactos están en el mazo.
solved-one-point = Un solo punto de ventaja antes de la última ronda ya gana el { $chance } de las veces.
solved-lead-table = Mostrar como tabla
solved-lead-caption = Probabilidad de ganar antes de cada ronda

solved-leave-title = Cuándo salir
solved-leave-what = Con qué frecuencia sale el juego perfecto, según tu ventaja antes de la ronda y las gemas que llevas. Ambos jugadores están dentro.
solved-leave-chart = Mapa de la frecuencia con la que sale el juego perfecto. Elige una ventaja y un número de gemas para leer un valor.
solved-leave-level = Con el marcador igualado, siempre hay una opción mejor. Solo con ventaja conviene ser imprevisible.
solved-leave-note = Cada casilla es la media de todas las posiciones iguales, según la frecuencia con la que aparecen. Al empezar la ronda, todos los peligros y artefactos están en el mazo.
solved-hazards = Peligros en el camino
solved-gems-axis = Gemas que llevas
solved-legend = Leyenda
solved-legend-stay = Seguir
solved-legend-leave = Salir
solved-legend-mix = Mezclar: salir al azar
solved-legend-never = No ocurre
solved-map-at = { $lead }, { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}, { $hazards ->
    [0] ningún peligro
    [one] 1 peligro
   *[other] { $hazards } peligros
}:
solved-map-never = esto no ocurre.
solved-map-says = sal el { $camp } de las veces. El { $mixed } de estas posiciones pide mezclar.

solved-look-title = Consulta una posición
solved-look-what = Coloca el camino y mira qué hace el juego perfecto. Toca una carta del camino para quitarla.
solved-lead-start = Tu ventaja antes de la ronda
solved-inside = ¿Quién está dentro?
solved-both = Ambos
solved-only-you = Solo tú
solved-only-other = Solo el rival
solved-path = Camino
solved-path-empty = Aún no hay cartas. Añade algunas abajo.
solved-carried = { $gems ->
    [one] Llevas 1 gema.
   *[other] Llevas { $gems } gemas.
} En el camino: { $path }.
solved-you-left = { $cards ->
    [one] Saliste tras 1 carta.
   *[other] Saliste tras { $cards } cartas.
}
solved-other-left = { $cards ->
    [one] El rival salió tras 1 carta.
   *[other] El rival salió tras { $cards } cartas.
}
solved-clear = Vaciar el camino
solved-add-title = Añade una carta
solved-add = Añadir: { $card }
solved-remove = Quitar: { $card }
solved-treasure = tesoro { $gems }
solved-treasures = Tesoros
solved-earlier = Rondas anteriores
solved-earlier-none = En la ronda 1 todo está aún en el mazo.
solved-earlier-what = Qué peligros han salido del juego y dónde están los artefactos de rondas anteriores.
solved-gone = Peligros fuera del juego
solved-gone-of = { $hazard }: { $n } fuera del juego
solved-in-deck = En el mazo
solved-yours = En tu tienda
solved-others = En la otra tienda
solved-lost = Perdido
solved-answer = Juego perfecto
solved-working = Resolviendo la ronda…
solved-not-asked = Nadie elige todavía: antes se destapa la siguiente carta.
solved-impossible = Esto no puede ocurrir en esta ronda. Revisa las rondas anteriores.
solved-value = tu probabilidad de ganar
solved-mix = Sal el { $camp } de las veces y sigue el { $torch }.
solved-equal = Las dos opciones son igual de buenas.
solved-leave = Sal.
solved-stay = Sigue.
solved-other-leaves = El rival sale.
solved-other-stays = El rival sigue.
solved-if-leave = Sales
solved-if-stay = Sigues
solved-they-leave = El rival sale
solved-they-stay = El rival sigue
solved-other-does = El rival sale el { $camp } de las veces y sigue el { $torch }.
solved-matrix = Tu probabilidad de ganar según lo que elegís

solved-play-title = Juega contra él
solved-play-what = Cinco rondas contra el juego perfecto. Tras cada elección ves cuánto valía.
solved-play-begin = Empezar una partida
solved-play-again = Nueva partida
solved-perfect = Juego perfecto
solved-card-with = { $card }, { $gems ->
    [one] queda 1 gema
   *[other] quedan { $gems } gemas
}
solved-round-of = Ronda { $round } de V
solved-won = ¡Ganas!
solved-lost-game = Gana el juego perfecto.
solved-tied = Victoria compartida.
solved-grade = Salir: { $leave }. Seguir: { $stay }.
solved-grade-equal = Aquí las dos opciones son igual de buenas.
solved-grade-best = La mejor elección.
solved-grade-lost = Pierdes { $points } puntos.
solved-grade-mix = El juego perfecto sale el { $camp } de las veces.
solved-totals = { $n ->
    [one] 1 elección
   *[other] { $n } elecciones
}, perfectas: { $good }. Pérdida total: { $points } puntos de probabilidad de ganar.

solved-thumb-title = Una regla sencilla
solved-thumb-what = Tres números para recordar:
solved-thumb-count = Cuenta las gemas que llevas y suma { $each } por cada peligro del camino.
solved-thumb-leave = Sal cuando sumes { $limit }.
solved-thumb-alone = Si el rival ha salido, sal en cuanto eso te ponga { $ahead ->
    [one] 1 punto
   *[other] { $ahead } puntos
} por delante.
solved-thumb-never = Nunca salgas antes del primer peligro.
solved-thumb-wins = Contra el juego perfecto gana el { $wins } ± { $margin } de las partidas.
solved-bots-title = Cómo ganar a los bots
solved-bots-what = Con qué frecuencia gana quien sabe exactamente cómo elige un bot. El juego perfecto no pierde contra nadie: para él, este número es 50 %.
solved-bots-who = Bot o regla
solved-bots-best = La mejor respuesta gana
solved-at-least = al menos { $chance }

# Por qué una jugada es correcta, en los problemas.
incan-why-camp-alone = Solo quedas tú dentro. Si te vas ahora, las { $gems } gemas son tuyas{ $worth ->
    [0] .
   *[other] , y también artefactos por valor de { $worth }.
}
incan-why-camp-artifact = Hay un artefacto en el camino. Si sales en solitario, te llevas { $worth } puntos.
incan-why-camp-lead = Es la última ronda. Con lo que llevas tienes { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de ventaja: ponlo a salvo.
incan-why-camp-path = Hay { $gems } gemas en el camino. Son para quien salga primero.
incan-why-camp-rich = Llevas { $gems } gemas. Es demasiado para arriesgarlo.
incan-why-camp-hazards = { $hazards ->
    [one] Hay un peligro
   *[other] Hay { $hazards } peligros distintos
} en el camino. La próxima carta acaba la ronda con una probabilidad del { $percent } %.
incan-why-camp-enough = Lo que puedes poner a salvo ahora vale más que la próxima carta.
incan-why-torch-behind = Te faltarían { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Solo puedes ganar con más gemas.
incan-why-torch-safe = No hay peligros en el camino: la próxima carta no puede hacerte daño.
incan-why-torch-few = { $inside ->
    [one] Solo quedas tú dentro: todo lo que salga es para ti.
   *[other] Solo quedáis { $inside } dentro: toca a más.
}
incan-why-torch-poor = { $gems ->
    [0] No llevas nada, así que no tienes nada que perder.
    [one] Solo llevas 1 gema, así que tienes poco que perder.
   *[other] Solo llevas { $gems } gemas, así que tienes poco que perder.
}
incan-why-torch-calm = La próxima carta acaba la ronda con una probabilidad de solo el { $percent } %.

# Una decisión en pocas palabras, para los análisis.
review-incan-torch = quedarse
review-incan-camp = salir
review-incan-stayed = { $n ->
    [one] { $name } se quedó sin nadie más dentro
   *[other] { $name } se quedó con { $n } dentro
}
review-incan-left = { $n ->
    [one] { $name } salió sin nadie más dentro
   *[other] { $name } salió con { $n } dentro
}
