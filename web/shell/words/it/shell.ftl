# The shell: what stands on every page, and what can go wrong anywhere.

list = { $first } e { $last }
list-clash = { $first } ed { $last }
skip = Vai al contenuto
title-home = Quipu
title-table = Tavolo { $code } · Quipu
title-here = Tavolo su questo dispositivo · Quipu
title-records = Le tue partite · Quipu
title-settings = Impostazioni · Quipu
title-rules = Regole · Quipu
title-rules-of = Regole di { $game } · Quipu
title-replay = Replay · Quipu
title-learn = Prima spedizione: { $game } · Quipu
title-nowhere = Non trovato · Quipu

level-porter = Portatore
level-guide = Guida
level-pathfinder = Apripista
level-oracle = Oracolo
bot-numbered = { $name } { $number }

fault-unreachable = Il server non risponde. Controlla la connessione e riprova.
fault-not-signed-in = Prima dicci il tuo nome.
fault-not-found = Non c’è, oppure non è per i tuoi occhi.
fault-name-taken = Questo nome è già di qualcun altro. Scegline un altro.
fault-bad-name = Un nome ha da 1 a 20 lettere visibili.
fault-bad-passphrase = Una frase segreta ha da 8 a 200 caratteri. Una frase breve si ricorda bene.
fault-wrong-passphrase = Questo nome e questa frase segreta non vanno insieme. Controlla entrambi.
fault-other = Non ha funzionato ({ $name }). Ricarica la pagina; se non cambia, avvisa chi gestisce questo server.

refused-unknown-table = Non c’è nessun tavolo con questo codice. Controllalo o chiedi di nuovo il link.
refused-no-spectators = La partita è iniziata e non sono ammessi spettatori.
refused-not-host = Può farlo solo chi ospita il tavolo.
refused-place-taken = Qualcuno ha fatto prima: quel posto è occupato.
refused-table-full = Tutti i posti sono occupati.
refused-already-started = Si può fare solo tra una partita e l’altra.
refused-not-enough = Servono almeno { $least } giocatori. Aggiungi un bot o aspetta qualcuno.
refused-no-person = A un tavolo serve almeno una persona.
refused-bad-setup = Così non funziona, e non è cambiato niente. Prova in un altro modo.
refused-setup-seats = { $game } è per { $least }–{ $most } giocatori.
refused-setup-option = «{ $option }» non può avere questo valore. Scegline un altro.
refused-setup-unfit = «{ $option }» non va bene per { $n } giocatori. Scegli di nuovo.
refused-too-late = Scelta arrivata tardi: la partita è andata avanti.
refused-stand-in = In questo momento un bot gioca per te. Prima riprendi il tuo posto.
refused-closed = Questo tavolo è stato chiuso.
refused-other-rules = Una partita a questo tavolo è iniziata con regole precedenti, quindi il tavolo è stato chiuso. Aprine un altro per continuare a giocare.
refused-too-many-tables = Hai { $most } tavoli aperti. Prima chiudine uno.
refused-too-fast = Un po’ troppo in fretta. Riprova tra un momento.
refused-busy = Il server ora non ce l’ha fatta. Riprova tra un momento.
refused-wrong-protocol = Questa pagina è più vecchia del server. Ricaricala.
refused-already-picked = Qualcun altro l’ha già scelto. Scegli altro.

table-opening = Apertura del tavolo…
table-shut = Non puoi unirti a questo tavolo
go-home = Alla pagina iniziale
banner-away = Connessione persa. Il tuo posto è salvo. Riconnessione…
sound-is-on = Suono attivo
sound-is-off = Suono spento
rules-and-help = Regole e aiuto
settings = Impostazioni
nowhere = Qui non c’è niente
nowhere-why = L’indirizzo non porta a nessuna nostra pagina. Il link di un tavolo è così: /t/kamo-tiru.
here-none = Nessun tavolo su questo dispositivo
here-none-why = Aprine uno dalla pagina iniziale: contro i bot, o con amici che condividono questo schermo.
here-damaged = Quello che questo browser ha conservato del tuo tavolo è rovinato. Aprine un altro dalla pagina iniziale.
here-unsaved = Questo browser non può salvare la partita. Durerà finché non chiudi questa pagina.
here-other-rules = Questa partita salvata non può continuare
here-other-rules-why = È iniziata con regole precedenti che questa versione non usa più. Iniziane un’altra dalla pagina iniziale.

handover = { $count ->
    [one] Deve ancora scegliere: { $names }
   *[other] Devono ancora scegliere: { $names }
}
handover-how = Passa il dispositivo. Quello che segue è per un solo paio d’occhi.
handover-take = Sono { $name }
