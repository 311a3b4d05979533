# The table of Incan Gold and Diamant.

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
incan-everybody-stays = Todo el mundo sigue
incan-goes-on-alone = Solo { $name } sigue adelante
incan-slips-out = Solo sale { $name }
incan-last-leaves = { $name } sale y ya no queda nadie
incan-some-leave = { $names } salen
incan-all-leave = { $names } salen; ya no queda nadie dentro
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
    [one] { $names } vuelve con { $gems } gemas: { $carried } que llevaba y { $share } del camino
   *[other] { $names } vuelven con { $gems } gemas por persona: { $carried } que llevaban y { $share } del camino
}
incan-left-rest = { $rest ->
    [one] { $home }; queda 1 en el camino
   *[other] { $home }; quedan { $rest } en el camino
}
incan-many-leave = Salen { $many }
incan-everyone-leaves = Todo el mundo sale
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
}: { $carried } de antes y { $share } del camino
incan-brought-artifacts = Y además { $things } (valor: { $worth })
incan-told-taken = { $name } se lleva { $things } (valor: { $worth })
incan-told-first = { $hazard }, primer aviso
incan-told-second = { $hazard }, por segunda vez: acaba la ronda. { $gems ->
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
    [one] Tesoro de { $gems }: { $each } por persona, queda 1
   *[other] Tesoro de { $gems }: { $each } por persona, quedan { $rest }
}
incan-told-treasure-all = Tesoro de { $gems }: { $each } por persona
incan-told-treasure-one = Tesoro de { $gems }: todo para una sola persona
incan-told-treasure-none = { $rest ->
    [one] Tesoro de { $gems }: no alcanza para repartir, queda 1
   *[other] Tesoro de { $gems }: no alcanza para repartir, quedan { $rest }
}
incan-told-began = Ronda { $round }: entra todo el mundo
incan-told-began-with = { $many ->
    [one] Ronda { $round }: entra todo el mundo; se une al mazo { $things }
   *[other] Ronda { $round }: entra todo el mundo; se unen al mazo { $things }
}
incan-told-ended = Acaba la ronda { $round }
incan-told-ended-lost = { $many ->
    [one] Acaba la ronda { $round }; se pierde { $things }
   *[other] Acaba la ronda { $round }; se pierden { $things }
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
    [0] y en el camino no hay nada.
    [one] y en el camino hay 1.
   *[other] y en el camino hay { $path }.
}
incan-said-summary = Ronda { $round } de 5. Dentro: { $inside }. Cada participante lleva { $carried }, y en el camino hay { $path }.

# The bar at the top.
incan-title = { $edition }: ronda { $round } de 5, { $players } participantes
incan-rounds = Rondas
incan-round = Ronda { $round }
incan-round-done = Ronda { $round }, terminada
incan-round-now = Ronda { $round }, en curso
incan-joined = En el mazo: { $things }
incan-all-artifacts = los cinco artefactos
incan-gone-for-good = Fuera del juego
incan-removed = Fuera del juego: una carta de { $hazard }

# The temple.
incan-path = El camino: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, con { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
} encima
incan-treasure = Tesoro de { $value }, { $gems ->
    [0] no le quedan gemas
    [one] le queda 1 gema
   *[other] le quedan { $gems } gemas
}
incan-empty = vacía
incan-hazard = Peligro: { $name }
incan-artifact-lies = Artefacto: { $name }; vale { $worth } si alguien sale sin compañía
incan-worth = vale { $worth }
incan-deck = Mazo de expedición, { $cards } cartas
incan-deck-left = quedan { $cards }
incan-inside = { $inside ->
    [0] No hay nadie dentro
    [one] 1 dentro, arriesga { $carried }
   *[other] { $inside } dentro, arriesgan { $carried } por persona
}
incan-on-path = En el camino { $gems }

# The camp.
incan-camp-heading = El campamento
incan-starts = Destapa las cartas esta ronda
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
    [one] La próxima carta se destapa para una sola persona.
   *[other] La próxima carta se destapa para { $many } personas.
}
incan-second = ¡{ $hazard }, por segunda vez!
incan-loses = pierde
incan-gone = Quien está dentro huye con las manos vacías. Esta carta no volverá: { $hazard }.
incan-round-lost = Ronda { $round }: fin por { $hazard }
incan-round-over = Ronda { $round }: no queda nadie dentro
incan-lost = Perdido en el templo: { $things }
incan-explorer = Quién
incan-brought = A salvo
incan-dropped = Perdidas
incan-on-cord = En una cuerda
incan-artifacts = Artefactos
incan-tents-open = Las tiendas abiertas
incan-rank = Puesto
incan-gems-column = Gemas
incan-points = Puntos
incan-tie-artifacts = Empate a { $points } puntos: { $names }. { $many ->
    [one] { $winners } tiene más artefactos ({ $artifacts }), y eso decide.
   *[other] { $winners } tienen más artefactos ({ $artifacts }), y eso decide.
}
incan-tie-shared = { $names } empatan a { $points } puntos y a artefactos, así que comparten la victoria.
incan-tie-shared-2016 = { $names } empatan a { $points } puntos: en esta edición comparten la victoria.

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
incan-camp-alone = { $gems } Si no sale nadie más, también te llevas { $things } (valor: { $worth }).
incan-you-torch = Alzas una antorcha
incan-you-camp = Vuelves al campamento
incan-only-you = Solo tú lo ves hasta que todo el mundo elija.
incan-all-chosen = Todo el mundo ha elegido
incan-continue = Continuar
incan-tent-holds = { $gems } en tu tienda
incan-wait-home = Estás fuera del templo hasta la próxima ronda.
incan-wait-turn = Se está destapando la próxima carta.
incan-watching-note = Las elecciones se muestran cuando todo el mundo ha elegido.

# Odds.
incan-odds = Riesgo
incan-percent = { $percent } %
incan-odds-brief = { $percent } % de que la próxima carta sea el fin
incan-odds-of = { $deadly ->
    [one] { $deadly } de { $cards } cartas acaba la ronda
   *[other] { $deadly } de { $cards } cartas acaban la ronda
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
incan-odds-leaving = Lo que da salir ahora
incan-odds-leavers = Salen
incan-odds-each = Por persona
incan-odds-taken = Artefactos
