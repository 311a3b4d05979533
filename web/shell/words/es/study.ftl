# Records and settings.

records-title = Tus partidas
records-looking = Buscando…
records-none = Todavía no hay partidas terminadas. Aparecerán aquí.
records-here = En este dispositivo
records-online = En este servidor
records-more = Más
record-title = { $game }, { $day }
record-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
record-download = Descargar
record-download-of = Descargar el registro: { $title }
record-share = Compartir
record-share-of = Compartir la partida: { $title }
record-link = Enlace a la partida
record-shared = Enlace copiado. Quien lo tenga puede ver la partida.

who-title = Quién eres
who-away = No se puede llegar al servidor, así que ahora no se puede cambiar.
who-rename = Cambiarlo
who-taken = Ese es ahora tu nombre.
keep-title = Guardar este nombre
keep-change = Cambiar la frase secreta
keep-note = Con una frase secreta el nombre es tuyo: nadie más puede tomarlo, y puedes usarlo en otro dispositivo.
keep-old = La frase secreta actual
keep-new = Una frase secreta nueva
keep-button = Guardarlo
keep-kept = El nombre es tuyo. Recuerda la frase secreta: nadie puede decírtela.
signin-title = Ya tengo un nombre
signin-note = Con él vienen tus partidas y mesas en este servidor. Quien eres aquí ahora se queda atrás.
signin-name = El nombre guardado
signin-passphrase = Su frase secreta
signin-button = Entrar
signout-button = Salir
signout-note = En un dispositivo que no es tuyo. Tu frase secreta te trae de vuelta.
set-look = Aspecto
set-theme = Luz
theme-system = Automática
theme-dark = Antorcha
theme-light = Día
set-motion = Movimiento
motion-system = Automático
motion-full = Todo
motion-less = Menos
set-language = Idioma
set-play = Mientras juegas
set-sound = Sonido
set-sound-note = Sonidos breves para cartas, gemas y tu turno. Nunca dicen más que la pantalla.
set-odds = Riesgo
set-odds-note = Muestra junto al templo las probabilidades exactas, si la mesa lo permite.
about-title = Sobre Quipu
about = Quipu es software libre. Las imágenes, los sonidos y los textos son nuestros. Guarda tu nombre, tus partidas y nada más sobre ti; tus ajustes se quedan en este navegador.
