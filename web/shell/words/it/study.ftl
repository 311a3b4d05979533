# Records and settings.

records-title = Le tue partite
records-looking = Caricamento…
records-none = Non ci sono ancora partite finite. Compariranno qui.
records-more = Altre
record-title = { $game }, { $day }
record-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
record-download = Scarica
record-download-of = Scarica il file della partita: { $title }
record-share = Condividi
record-share-of = Condividi la partita: { $title }
record-link = Link alla partita
record-shared = Link copiato. Chi ce l’ha può guardare la partita.

who-title = Profilo
who-away = Server non raggiungibile: ora non si può cambiare.
who-rename = Cambia nome
who-taken = Nome cambiato.
keep-title = Proteggi questo nome
keep-change = Cambia password
keep-note = Con una password nessun altro può usare il tuo nome, e tu puoi usarlo su un altro dispositivo.
keep-old = Password attuale
keep-new = Nuova password
keep-button = Salva password
keep-kept = Il nome è tuo. Ricorda la password: non possiamo recuperarla.
signin-title = Ho già un nome
signin-note = Porta con sé le tue partite e i tuoi tavoli su questo server. Il nome attuale verrà abbandonato.
signin-name = Nome protetto
signin-passphrase = Password
signin-button = Accedi
signout-button = Esci
signout-note = Per i dispositivi che non sono tuoi. Con la password puoi rientrare.
set-look = Aspetto
set-theme = Tema
theme-system = Automatico
theme-dark = Torcia
theme-light = Giorno
set-motion = Movimento
motion-system = Automatico
motion-full = Completo
motion-less = Ridotto
set-language = Lingua
set-play = Gioco
set-sound = Suono
set-sound-note = Suoni brevi per carte, gemme e il tuo turno. Non rivelano mai più dello schermo.
set-odds = Probabilità
set-odds-note = Mostra accanto al tempio le probabilità esatte, se l’host lo permette.
about-title = Che cos’è Quipu
about = Quipu è software libero. Immagini, suoni e testi sono nostri. Conserva il tuo nome, le tue partite e nient’altro di te. Le impostazioni restano in questo browser.
record-here = Su questo dispositivo: { $names }
record-no-link = Questo browser non può mettere la partita in un link. Scarica il file della partita.

bots-title = I miei bot
bots-note = Fai giocare online un tuo programma. Entra con un token e tutti vedono che è un programma.
bots-name = Nome del bot (deve finire in «bot»)
bots-create = Crea bot
bots-token = Token
bots-copy = Copia token
bots-created = { $name } è pronto. Salva ora il token: non verrà più mostrato.
bots-copied = Token copiato.
bots-marked = Copia tu il token selezionato.
bots-of-date = { $name }, dal { $date }
bots-revoke = Revoca
bots-revoke-name = Revoca { $name }
bots-revoke-sure = Il suo token smetterà di funzionare per sempre.
bots-keep = Annulla
