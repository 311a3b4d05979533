# Records and settings.

records-title = Le tue partite
records-looking = Ricerca…
records-none = Non ci sono ancora partite finite. Compariranno qui.
records-here = Su questo dispositivo
records-online = Su questo server
records-more = Altre
record-title = { $game }, { $day }
record-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
record-download = Scarica
record-download-of = Scarica la registrazione: { $title }
record-share = Condividi
record-share-of = Condividi la partita: { $title }
record-link = Link alla partita
record-shared = Link copiato. Chi ce l’ha può rivedere la partita.

who-title = Chi sei
who-away = Il server non è raggiungibile: ora non si può cambiare.
who-rename = Cambialo
who-taken = Ora è questo il tuo nome.
keep-title = Tieni questo nome
keep-change = Cambia la frase segreta
keep-note = Con una frase segreta il nome è tuo: nessun altro può prenderlo, e puoi usarlo su un altro dispositivo.
keep-old = La frase segreta attuale
keep-new = Una nuova frase segreta
keep-button = Tienilo
keep-kept = Il nome è tuo. Ricorda la frase segreta: nessuno potrà dirtela.
signin-title = Ho già un nome qui
signin-note = Con lui arrivano le tue partite e i tuoi tavoli su questo server. Chi sei qui adesso resta indietro.
signin-name = Il nome che hai tenuto
signin-passphrase = La sua frase segreta
signin-button = Accedi
signout-button = Esci
signout-note = Su un dispositivo che non è tuo. La frase segreta ti riporta qui.
set-look = Aspetto
set-theme = Luce
theme-system = Automatica
theme-dark = Torcia
theme-light = Giorno
set-motion = Movimento
motion-system = Automatico
motion-full = Tutto
motion-less = Meno
set-language = Lingua
set-play = Mentre giochi
set-sound = Suono
set-sound-note = Suoni brevi per carte, gemme e il tuo turno. Non dicono mai più dello schermo.
set-odds = Rischio
set-odds-note = Mostra accanto al tempio le probabilità esatte, se il tavolo lo permette.
about-title = Che cos’è Quipu
about = Quipu è software libero. Immagini, suoni e testi sono nostri. Conserva il tuo nome, le tue partite e nient’altro di te; le impostazioni restano in questo browser.
