# First expeditions: what the coach says. One or two short sentences; $rival is the name of the bot.

learn-coach = Tu primera expedición
learn-nameless = Participante
learn-step = Paso { $step } de { $steps }
learn-next = Siguiente
learn-your-turn = Te toca elegir
learn-watch = Mira
learn-dismiss = Seguir sin consejos
learn-play = Jugar de verdad
learn-stay = Seguir jugando aquí
learn-rules = Leer las reglas

learn-ig-welcome = Estás en el primer templo con { $rival }. Se destapa una carta para quienes están dentro; las cartas forman un camino.
learn-ig-shared =
    { $rest ->
        [0] Un tesoro: { $each } por persona. Las gemas quedan junto a tu tienda, donde todavía no están a salvo.
        [one] Un tesoro: { $each } por persona, y 1 gema se queda en la carta. Las tuyas quedan junto a tu tienda, donde todavía no están a salvo.
       *[other] Un tesoro: { $each } por persona, y { $rest } gemas se quedan en la carta. Las tuyas quedan junto a tu tienda, donde todavía no están a salvo.
    }
learn-ig-choose = Ahora se elige en secreto. La antorcha sigue hacia la próxima carta; el campamento vuelve con lo que llevas. Pruébalo: sigue.
learn-ig-hazard = Un peligro. El primero de su clase es solo un aviso; el segundo de la misma clase acaba la ronda, y quienes están dentro pierden lo que llevan.
learn-ig-artifact = Un artefacto, que vale 5. Solo se lo lleva quien sale sin compañía: si salen dos a la vez, se queda.
learn-ig-go-home-first =
    { $carried ->
        [one] Se pone peligroso, y llevas 1 gema. Prueba el campamento: llévala a casa.
       *[other] Se pone peligroso, y llevas { $carried } gemas. Prueba el campamento: llévalas a casa.
    }
learn-ig-go-home-artifact =
    { $carried ->
        [one] Llevas 1 gema, y el artefacto espera. Prueba el campamento: si { $rival } sigue, nadie más sale y te lo llevas.
       *[other] Llevas { $carried } gemas, y el artefacto espera. Prueba el campamento: si { $rival } sigue, nadie más sale y te lo llevas.
    }
learn-ig-home-artifact =
    { $gems ->
        [one] Nadie más ha salido: el artefacto es tuyo, y 1 gema está a salvo en tu tienda.
       *[other] Nadie más ha salido: el artefacto es tuyo, y { $gems } gemas están a salvo en tu tienda ({ $share } del camino).
    }
learn-ig-home-alone =
    { $gems ->
        [one] 1 gema está a salvo en tu tienda. Ya nada te la puede quitar.
       *[other] { $gems } gemas están a salvo en tu tienda ({ $share } del camino). Ya nada te las puede quitar.
    }
learn-ig-home-both =
    { $gems ->
        [one] Has salido a la vez que { $rival }, y lo del camino se ha repartido. 1 gema está a salvo en tu tienda.
       *[other] Has salido a la vez que { $rival }, y lo del camino se ha repartido. { $gems } gemas están a salvo en tu tienda.
    }
learn-ig-round-calm = Ya no queda nadie dentro, y la ronda ha terminado. Lo que seguía en el camino se pierde.
learn-ig-bust-rival = { $rival } se ha quedado demasiado: un segundo peligro de la misma clase, y pierde todo lo que había junto a su tienda. Esa segunda carta sale del juego.
learn-ig-bust-you = Un segundo peligro de la misma clase: pierdes lo que llevabas. Le pasa a cualquiera, y lo que está en una tienda nunca se pierde.
learn-ig-bust-both = Un segundo peligro de la misma clase: pierdes lo que llevabas, y { $rival } también. Le pasa a cualquiera, y lo que está en una tienda nunca se pierde.
learn-ig-second = El segundo templo de cinco. Las cartas se barajan de nuevo, hay un artefacto más, y todo el mundo vuelve a entrar.
learn-ig-alone = { $rival } ya está en el campamento, así que todo lo que traiga la próxima carta es para ti. Pruébalo: atrévete con una más.
learn-ig-dared =
    { $gems ->
        [one] Ahora llévatelo a casa: con lo del camino es 1 gema.
       *[other] Ahora llévatelo a casa: con lo del camino son { $gems } gemas.
    }
learn-ig-end =
    { $gems ->
        [one] No hace falta saber más. Hay 1 gema en tu tienda; después de cinco templos gana la tienda más llena.
       *[other] No hace falta saber más. Hay { $gems } gemas en tu tienda; después de cinco templos gana la tienda más llena.
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
learn-ig-sealed = Tu elección está sellada. Cuando todo el mundo ha elegido, las elecciones se muestran a la vez.
learn-ig-at-home = Estás a salvo en el campamento. { $rival } sigue sin ti; la próxima ronda empieza cuando no queda nadie dentro.

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
