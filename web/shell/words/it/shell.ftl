# The shell: what every page shows, and what can go wrong anywhere.

list = { $first } e { $last }
list-clash = { $first } ed { $last }
skip = Vai al contenuto
title-home = Quipu
title-table = Tavolo { $code } · Quipu
title-here = Partita su questo dispositivo · Quipu
title-records = Le tue partite · Quipu
title-daily = Spedizione del giorno · Quipu
title-puzzles = Problemi · Quipu
title-mistakes = I tuoi errori · Quipu
title-settings = Impostazioni · Quipu
title-rules = Regole · Quipu
title-rules-of = Regole di { $game } · Quipu
title-replay = Replay · Quipu
title-learn = Prima spedizione: { $game } · Quipu
title-nowhere = Non trovata · Quipu

level-porter = Portatore
level-guide = Guida
level-pathfinder = Apripista
level-oracle = Oracolo
level-companion = Compagno
bot-numbered = { $name } { $number }

fault-unreachable = Il server non risponde. Controlla la connessione e riprova.
fault-not-signed-in = Prima scrivi il tuo nome.
fault-not-found = Non esiste, oppure non hai accesso.
fault-name-taken = Questo nome è già in uso. Scegline un altro.
fault-name-empty = Scrivi un nome.
fault-name-too-long = Usa al massimo { $most } caratteri.
fault-name-invisible = Il nome contiene caratteri invisibili. Scrivilo di nuovo.
fault-name-spaces = Lascia un solo spazio tra le parole.
fault-name-stacked = Usa al massimo due accenti per lettera.
fault-name-unknown = Molti dispositivi non possono mostrare un carattere di questo nome. Scegline un altro.
fault-name-mixed = Non mescolare lettere di alfabeti diversi in una parola.
fault-bad-passphrase = Usa da 8 a 200 caratteri. Una frase breve si ricorda bene.
fault-wrong-passphrase = Nome o password errati.
fault-store-corrupt = Il server non riesce a leggere i dati salvati. Avvisa chi lo gestisce.
fault-other = Qualcosa è andato storto ({ $name }). Ricarica la pagina. Se il problema resta, avvisa chi gestisce il server.

refused-unknown-table = Nessun tavolo ha questo codice. Controllalo o chiedi di nuovo il link.
refused-no-spectators = La partita è iniziata e non sono ammessi spettatori.
refused-not-host = Può farlo solo l’host.
refused-place-taken = Qualcuno ha fatto prima: quel posto è occupato.
refused-table-full = Tutti i posti sono occupati.
refused-already-started = Si può fare solo tra una partita e l’altra.
refused-starting = La partita sta iniziando. Aspetta un momento.
refused-not-enough = Servono almeno { $least } giocatori. Aggiungi un bot o aspetta qualcuno.
refused-no-person = A un tavolo serve almeno una persona.
refused-setup-seats = { $game } è per { $least }–{ $most } giocatori.
refused-setup-option = «{ $option }» non può avere questo valore. Scegline un altro.
refused-setup-unfit = «{ $option }» non va bene per { $n } giocatori. Scegli di nuovo.
refused-setup-options = Le opzioni di { $game } non sono leggibili. Sceglile di nuovo.
refused-setup-time = Una decisione può durare da { $least } a { $most } secondi, o da { $first } a { $last } giorni.
refused-too-late = Troppo tardi: la partita è andata avanti.
refused-stand-in = Un bot gioca per te. Prima riprendi il tuo posto.
refused-for-people = Qui non sono ammessi i bot di altre persone.
refused-not-claimed = Prima proteggi il tuo nome con una password.
refused-bad-bot-name = Il nome di un bot deve finire in «bot», come PixelBot.
refused-too-many-bots = Limite di bot: { $most }. Prima revocane uno.
refused-bad-plan = Questo piano non è più adatto alla partita. Fanne un altro.
refused-no-hints = A questo tavolo i suggerimenti sono disattivati.
refused-closed = Questo tavolo è stato chiuso.
refused-other-rules = Questo tavolo è stato chiuso: la partita era iniziata con regole precedenti. Aprine un altro per continuare a giocare.
refused-damaged = I dati salvati di questo tavolo sono danneggiati e non si può aprire. Solo chi gestisce questo server può ripararlo. Le tue partite finite sono al sicuro.
unfinished-host = Chi ospita ha chiuso questa partita prima della fine. Non conta per nessuno e la sua registrazione è tra le tue partite.
unfinished-idle = Nessuno ha giocato qui per molto tempo, quindi la partita è stata chiusa. Non conta per nessuno e la sua registrazione è tra le tue partite.
unfinished-restored = Questo server è stato ripristinato da una copia di riserva. La partita potrebbe essere andata avanti, quindi è stata chiusa. Non conta per nessuno.
refused-too-many-tables = Hai { $most } tavoli aperti. Prima chiudine uno.
refused-too-fast = Un po’ troppo in fretta. Riprova tra un momento.
refused-busy = Il server è occupato. Riprova tra un momento.
refused-wrong-protocol = Questa pagina non è aggiornata. Ricaricala.
refused-already-picked = Un altro giocatore l’ha già scelto. Scegli altro.

table-opening = Apertura del tavolo…
table-shut = Non puoi unirti a questo tavolo
go-home = Home
banner-away = Connessione persa. Il tuo posto è salvo. Riconnessione…
sound-is-on = Suono attivo
sound-is-off = Suono spento
rules-and-help = Regole e aiuto
settings = Impostazioni
nowhere = Pagina non trovata
nowhere-why = Questa pagina non esiste. Il link di un tavolo è così: /t/kamo-tiru.
here-none = Nessuna partita su questo dispositivo
here-none-why = Iniziane una dalla pagina iniziale: contro i bot, o con amici davanti a questo schermo.
here-damaged = La partita salvata in questo browser è danneggiata. Iniziane un’altra dalla pagina iniziale.
here-stopped = La partita si è fermata per un errore. Ricarica la pagina per continuare dall’ultima mossa salvata.
here-unsaved = Questo browser non può salvare la partita. Durerà finché non chiudi questa pagina.
here-other-rules = Questa partita salvata non può continuare
here-other-rules-why = È iniziata con regole precedenti che questa versione non usa più. Iniziane un’altra dalla pagina iniziale.

handover = { $count ->
    [one] Deve ancora scegliere: { $names }
   *[other] Devono ancora scegliere: { $names }
}
handover-how = Passa il dispositivo. La prossima schermata è privata.
handover-take = Sono { $name }
refused-not-admitted = L’host non ti lascia entrare.
refused-banned = Chi gestisce questo server ti ha escluso.
refused-too-many = Ne hai già { $most }. Prima eliminane uno.
unfinished-operator = Chi gestisce questo server ha chiuso il tavolo. La partita non conta per nessuno.
