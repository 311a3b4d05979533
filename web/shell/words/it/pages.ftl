# The start page and the gathering.

try-again = Riprova
go-back = Indietro
rules-short = Le regole
rules-of = Le regole di { $game }
tag-you = tu
tag-host = ospita
tag-bot = bot

home-dare = Fin dove osi spingerti?
home-what = Cacce al tesoro per amici, sconosciuti e bot. Senza registrarsi.
home-away = Il server non è raggiungibile. Intanto puoi giocare su questo dispositivo.
first-title = Prima volta?
first-learn = Prima spedizione: { $game } in tre minuti
foot-more = Altro
foot-rules = Regole
foot-records = Le tue partite

name-ask = Il tuo nome
name-take = Sono io
name-sit-down = Siediti
name-note = Così ti vedranno al tavolo. Puoi cambiarlo dopo.
name-have = Ho già un nome qui
arrive = Ti invitano a giocare a { $game }
arrive-guest = Ospite
arrive-nobody = Non c’è ancora nessuno. Inaugura il tavolo.
arrive-waiting = { $n ->
    [one] { $names } ti aspetta.
   *[other] { $names } ti aspettano.
}

start-title = Nuova partita
start-which = Quale gioco
cover-players = { $least }–{ $most }
cover-minutes = { $n } min
way-friends = Gioca con amici
way-friends-note = Apre un tavolo con un link da condividere. Possono giocare anche i bot.
way-here = Gioca su questo dispositivo
way-here-note = Contro i bot, o con amici che si passano il dispositivo. Senza connessione.
here-your-name = Il tuo nome su questo dispositivo
here-friend = Nome
here-friend-name = Nome della persona { $n }
here-add-bot = Aggiungi bot
here-add-friend = Qualcuno a questo schermo
here-add = Aggiungi
here-nameless = A tutti serve un nome da 1 a 20 lettere.
here-same-name = Ci sono due nomi uguali. Cambiane uno, per distinguerli.
here-alone = Serve compagnia: aggiungi un bot o qualcun altro.
here-crowded = A { $game } si gioca al massimo in { $most }.
here-replaces = Prende il posto del tavolo salvato su questo dispositivo.
here-options-first = Prima le opzioni
here-kept = Il tavolo resta salvato su questo dispositivo: puoi continuare più tardi.

level-and-character = { $level }: { $character }
level-of = Livello di { $name }
level-of-place = Livello del posto { $n }
character-porter = alle prime armi
character-guide = costante
character-pathfinder = forte
character-oracle = calcola il rischio fino all’ultima carta

join-title = Entra con un codice
join = Entra
join-no-code = Un codice ha quattro sillabe, come kamo-tiru. Controllalo o chiedi il link.

again = Continua
again-go = Continua
again-go-to = Continua: { $title }
again-here = Il tuo tavolo su questo dispositivo
again-here-line = Riprende da dove eri.
again-table = { $game }, { $code }
again-playing = Partita in corso: { $names }.
again-gathering = Al tavolo, prima della partita: { $names }.
again-over = La partita è finita: { $names }.

open-title = Tavoli aperti
open-looking = Ricerca…
open-none = Al momento nessun tavolo è aperto a tutti. Aprine uno con amici, o gioca con i bot.
open-free = { $names }; { $n ->
    [0] nessun posto libero
    [one] 1 posto libero
   *[other] { $n } posti liberi
}
open-playing = { $names }; partita in corso
open-join = Entra al tavolo di { $names }: { $game }
open-look = Guarda
open-look-on = Guarda il tavolo di { $names }: { $game }

last-title = Le tue ultime partite
last-all = Tutte le tue partite
result-won = Vittoria con { $score }
result-place = Posizione { $rank } su { $n } con { $score }

gather-who = Chi gioca?
gather-free = { $n ->
    [one] 1 posto libero
   *[other] { $n } posti liberi
}
gather-sit = Siediti qui
gather-looking-on = { $n ->
    [one] 1 persona guarda.
   *[other] { $n } persone guardano.
}
gather-add-bot = Aggiungi bot
mark-bot = bot, { $character }
mark-away = ora non c’è
mark-ready = tutto pronto
row-up = Sposta su: { $name }
row-down = Sposta giù: { $name }
row-remove = Togli: { $name }
row-stand = Alzati

invite = Invita amici
invite-qr = Codice QR del link a questo tavolo
invite-code = Codice del tavolo:
invite-link = Link al tavolo
invite-copy = Copia il link
invite-share = Condividi
invite-copied = Link copiato. Mandalo ai tuoi amici.
invite-marked = Copia a mano il link evidenziato: questo browser qui non lo permette.
invite-title = Una partita a { $game }
invite-only-here = Questo indirizzo funziona solo su questo computer. Per gli altri, apri Quipu con l’indirizzo di rete che ha mostrato all’avvio.

start-game = Inizia la partita
start-missing = { $n ->
    [one] Serve ancora una persona. Aggiungi un bot o aspetta qualcuno.
   *[other] Servono ancora { $n } persone. Aggiungi dei bot o aspetta qualcuno.
}
say-ready = Tutto pronto
host-starts = { $host } avvia la partita.
waits-for-host = Tutto pronto. { $host } avvia la partita.
looks-on = Stai guardando. { $host } avvia la partita.
looks-on-free = C’è un posto libero. { $host } avvia la partita.

house-title = Opzioni del tavolo
option-odds = Rischio visibile
option-odds-note = Chi vuole può vedere le probabilità esatte.
option-public = Nell’elenco dei tavoli aperti
option-public-note = Anche chi non conosci può trovare il tavolo e sedersi.
option-spectators = Pubblico
option-spectators-note = Chi ha il link può guardare.
option-places = Posti
option-seat = Posto { $n }
pick-any = qualsiasi
first-next = Chi inizia la prossima volta
first-fixed = lo stesso
first-rotate = il seguente
first-loser = chi ha perso
first-random = a caso
option-pace = Tempo per scegliere
pace-seconds = { $n } secondi
pace-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
pace-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
close-table = Chiudi questo tavolo
close-sure = Si chiude per tutti.
close-yes = Chiudilo
close-no = Lascialo
term-choice = { $name }: { $line }
term-odds = Chi vuole può vedere le probabilità esatte.
term-no-odds = Nessuno vede le probabilità.
term-pace = Tempo per scegliere: { $pace }. Poi sceglie un bot.
term-public = Il tavolo è nell’elenco dei tavoli aperti.
term-private = Trova il tavolo solo chi ha il link o il codice.
term-spectators = Il pubblico è benvenuto.
term-no-spectators = Nessuno può guardare.
fair-title = Gioco pulito
fair-what = Il server si è già impegnato su un segreto per la prossima distribuzione, e il browser di ogni partecipante aggiunge i propri byte casuali. A partita finita, la registrazione permette a chiunque di verificare che ogni carta ne deriva. Solo chi gestisce il server e ha un amico al tavolo potrebbe ancora scegliere tra più distribuzioni.
fair-commitment = Il suo impegno:

# A board, and a big screen, while people sit down.
option-from-file = Da un file…
room-full-screen = Schermo intero
room-less-screen = Esci da schermo intero
room-show = Mostra su uno schermo grande
room-show-how = Apri questo indirizzo su un televisore o un computer che tutti possono vedere. Non mostra segreti: ognuno gioca sul proprio telefono.
room-show-open = Apri in una nuova finestra
room-shown = Uno schermo grande mostra questo tavolo.
