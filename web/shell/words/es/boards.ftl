### Boards of Lost Temple: the track, the gallery, the editor.

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
