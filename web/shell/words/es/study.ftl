# Records and settings.

records-title = Tus partidas
records-looking = Cargando…
records-none = Todavía no hay partidas terminadas. Aparecerán aquí.
records-more = Más
record-title = { $game }, { $day }
record-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
record-download = Descargar
record-download-of = Descargar archivo de partida: { $title }
record-share = Compartir
record-share-of = Compartir la partida: { $title }
record-link = Enlace a la partida
record-shared = Enlace copiado. Quien lo tenga puede ver la partida.

who-title = Perfil
who-away = Sin conexión con el servidor: ahora no se puede cambiar.
who-rename = Cambiar nombre
who-taken = Nombre cambiado.
keep-title = Proteger este nombre
keep-change = Cambiar contraseña
keep-note = Con una contraseña, nadie más puede usar tu nombre, y tú puedes usarlo en otro dispositivo.
keep-old = Contraseña actual
keep-new = Contraseña nueva
keep-button = Guardar contraseña
keep-kept = El nombre es tuyo. Recuerda la contraseña: no podemos recuperarla.
signin-title = Ya tengo un nombre
signin-note = Con él vienen tus partidas y mesas en este servidor. Dejarás tu nombre actual.
signin-name = Nombre protegido
signin-passphrase = Contraseña
signin-button = Iniciar sesión
signout-button = Cerrar sesión
signout-note = Para dispositivos que no son tuyos. Con tu contraseña puedes volver.
set-look = Aspecto
set-theme = Tema
theme-system = Automático
theme-dark = Antorcha
theme-light = Día
set-motion = Movimiento
motion-system = Automático
motion-full = Completo
motion-less = Reducido
set-language = Idioma
set-play = Juego
set-sound = Sonido
set-sound-note = Sonidos breves para cartas, gemas y tu turno. Nunca revelan más que la pantalla.
set-odds = Probabilidades
set-odds-note = Muestra junto al templo las probabilidades exactas, si el anfitrión lo permite.
about-title = Sobre Quipu
about = Quipu es software libre. Las imágenes, los sonidos y los textos son nuestros. Guarda tu nombre, tus partidas y nada más sobre ti. Tus ajustes se quedan en este navegador.
record-here = En este dispositivo: { $names }
record-no-link = Este navegador no puede meter la partida en un enlace. Descarga el archivo de partida.

bots-title = Mis bots
bots-note = Deja que un programa tuyo juegue en línea. Entra con un token y todos ven que es un programa.
bots-name = Nombre del bot (debe acabar en «bot»)
bots-create = Crear bot
bots-token = Token
bots-copy = Copiar token
bots-created = { $name } está listo. Guarda el token ahora: no se volverá a mostrar.
bots-copied = Token copiado.
bots-marked = Copia tú el token seleccionado.
bots-of-date = { $name }, desde { $date }
bots-revoke = Revocar
bots-revoke-name = Revocar { $name }
bots-revoke-sure = Su token dejará de funcionar para siempre.
bots-keep = Cancelar
