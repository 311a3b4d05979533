# The home page and the gathering.

try-again = Riprova
go-back = Indietro
rules-short = Regole
rules-of = Regole di { $game }
tag-you = tu
tag-host = host
tag-bot = bot

home-dare = Fin dove osi spingerti?
home-what = Cacce al tesoro per amici, sconosciuti e bot. Senza registrarsi.
puzzles-go = Risolvi problemi
home-away = Server non raggiungibile. Puoi comunque giocare su questo dispositivo.
first-title = Prima volta?
first-learn = Prima spedizione: { $game } in tre minuti
foot-more = Altro
foot-rules = Regole
foot-records = Le tue partite

name-ask = Il tuo nome
name-take = Sono io
name-sit-down = Siediti
name-have = Ho già un nome
arrive = Ti invitano a giocare a { $game }
arrive-guest = Ospite
arrive-nobody = Non c’è ancora nessuno. Inaugura il tavolo.
arrive-waiting = { $n ->
    [one] { $names } ti aspetta.
   *[other] { $names } ti aspettano.
}

start-title = Nuova partita
start-which = Scegli un gioco
cover-players = { $least }–{ $most }
cover-minutes = { $n } min
way-bots = Gioca con i bot
way-bots-note = Si comincia subito. Senza dare un nome.
way-friends = Gioca con amici
way-friends-note = Apri un tavolo e condividi il link. Possono giocare anche i bot.
way-here = Gioca su questo dispositivo
way-here-note = Contro i bot, o con amici passandosi il dispositivo. Funziona offline.
here-friend = Nome
here-friend-name = Nome del giocatore { $n }
here-add-bot = Aggiungi bot
here-add-friend = Aggiungi persona
here-add = Aggiungi
here-nameless = A ogni giocatore serve un nome da 1 a 20 caratteri.
here-same-name = Due giocatori hanno lo stesso nome. Cambiane uno.
here-alone = Ti serve un avversario: aggiungi un bot o un’altra persona.
here-crowded = A { $game } si gioca al massimo in { $most }.
here-replaces = Sostituisce la partita salvata su questo dispositivo.
here-options-first = Scegli le opzioni
here-kept = Salvata su questo dispositivo. Puoi continuare più tardi.

level-and-character = { $level }: { $character }
level-of = Livello di { $name }
level-of-place = Livello del giocatore { $n }
character-porter = alle prime armi
character-guide = costante
character-pathfinder = forte
character-oracle = calcola fino all’ultima carta
character-companion = gioca più o meno bene quanto te

join-title = Entra con un codice
join = Entra
join-no-code = I codici hanno quattro sillabe, come kamo-tiru. Controllalo o chiedi il link.

again = Continua
again-go = Continua
again-go-to = Continua: { $title }
again-here = La tua partita su questo dispositivo
again-here-line = Riprendi da dove eri.
again-table = { $game }, { $code }
again-your-turn = Tocca a te: { $names }
again-all = Tutti i tuoi tavoli ({ $n })
again-playing = Partita in corso: { $names }
again-gathering = In attesa di iniziare: { $names }
again-over = Partita finita: { $names }

open-title = Tavoli aperti
open-looking = Caricamento…
open-none = Al momento non ci sono tavoli aperti. Aprine uno per i tuoi amici, o gioca con i bot.
open-free = { $names } · { $n ->
    [0] nessun posto libero
    [one] 1 posto libero
   *[other] { $n } posti liberi
}
open-playing = { $names } · partita in corso
open-join = Entra al tavolo di { $names }: { $game }
open-look = Guarda
open-look-on = Guarda il tavolo di { $names }: { $game }

last-title = Ultime partite
last-all = Tutte le tue partite
result-unfinished = Non finita
result-won = Vittoria con { $score }
result-place = Posizione { $rank } su { $n } con { $score }

gather-who = Chi gioca?
gather-free = { $n ->
    [one] 1 posto libero
   *[other] { $n } posti liberi
}
gather-sit = Siediti
gather-looking-on = Spettatori: { $n }
gather-add-bot = Aggiungi bot
mark-bot = bot, { $character }
mark-away = assente
mark-ready = c’è
row-up = Sposta su: { $name }
row-down = Sposta giù: { $name }
row-remove = Togli: { $name }
row-stand = Alzati

invite = Invita amici
invite-qr = Codice QR con il link a questo tavolo
invite-code = Codice del tavolo:
invite-link = Link al tavolo
invite-copy = Copia link
invite-share = Condividi
invite-copied = Link copiato. Mandalo ai tuoi amici.
invite-marked = Il browser ha bloccato la copia. Copia a mano il link selezionato.
invite-title = Gioca con me a { $game }
invite-only-here = Questo indirizzo funziona solo su questo computer. Per far entrare altri, apri Quipu con l’indirizzo di rete che ha mostrato all’avvio.

start-game = Inizia la partita
start-missing = { $n ->
    [one] Serve ancora 1 giocatore. Aggiungi un bot o aspetta qualcuno.
   *[other] Servono ancora { $n } giocatori. Aggiungi dei bot o aspetta qualcuno.
}
say-ready = Ci sono!
host-starts = { $host } avvia la partita.
waits-for-host = Ci sei. In attesa che { $host } inizi.
looks-on = Stai guardando. In attesa che { $host } inizi.
looks-on-free = C’è un posto libero. { $host } avvia la partita.

house-title = Opzioni della partita
option-odds = Consenti probabilità
option-odds-note = I giocatori possono attivare le probabilità esatte.
option-hints = Consenti suggerimenti
option-hints-note = I giocatori possono vedere le loro probabilità e che cosa farebbe l’Apripista. Le partite con suggerimenti non valgono per la classifica.
option-hints-here = Guarda le tue probabilità e che cosa farebbe l’Apripista.
option-public = Nell’elenco dei tavoli aperti
option-public-note = Chiunque può trovare il tavolo ed entrare.
option-programs = Bot di altre persone
option-programs-note = I programmi con un account bot possono sedersi. Le partite con loro hanno una classifica a parte.
term-programs = Possono giocare bot di altre persone.
tag-program = programma
option-spectators = Spettatori
option-spectators-note = Chiunque abbia il link può guardare.
option-places = Posti
option-seat = Posto { $n }
pick-any = qualsiasi
first-next = Chi inizia la prossima partita
first-fixed = lo stesso giocatore
first-rotate = il giocatore successivo
first-loser = chi perde
first-random = a caso
option-pace = Tempo per mossa
pace-seconds = { $n } secondi
pace-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
pace-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
event-new = Stessa distribuzione a più tavoli
event-new-note = Per un gruppo più grande: ogni tavolo riceve le stesse carte e poi confrontate i punteggi posto per posto.
close-table = Chiudi tavolo
close-sure = Il tavolo si chiude per tutti.
close-yes = Chiudi
close-no = Annulla
term-choice = { $name }: { $line }
term-odds = I giocatori possono attivare le probabilità esatte.
term-no-odds = Le probabilità sono disattivate.
term-hints = I giocatori possono chiedere suggerimenti. Le partite non valgono per la classifica.
term-hints-here = Puoi chiedere suggerimenti.
term-no-hints = I suggerimenti sono disattivati.
term-pace = Tempo per mossa: { $pace }. Poi sceglie un bot.
term-public = Il tavolo è nell’elenco dei tavoli aperti.
term-private = Il tavolo si trova solo con il link o il codice.
term-spectators = Gli spettatori sono benvenuti.
term-no-spectators = Niente spettatori.
fair-title = Gioco pulito
fair-what = Il server ha fissato un segreto per la prossima distribuzione e il browser di ogni giocatore ha fissato numeri casuali. Vengono svelati solo quando la parte di tutti è fissata: così nessuno può scegliere la distribuzione. Dopo la partita, chiunque può verificare che ogni carta deriva da loro.
fair-commitment = Impronta del segreto:

# A board, and a big screen, while players sit down.
option-from-file = Da un file…
room-full-screen = Schermo intero
room-less-screen = Esci da schermo intero
room-show = Mostra su uno schermo grande
room-show-how = Apri questo indirizzo su un televisore o un computer che tutti possono vedere. Non mostra segreti: ognuno gioca sul proprio telefono.
room-show-open = Apri nuova finestra
room-shown = Uno schermo grande mostra questo tavolo.
bots-replace = Sostituire la partita salvata?
bots-continue = Continuala
bots-replace-yes = Sostituisci
start-unready = { $n ->
    [one] Manca ancora la conferma di
   *[other] Mancano ancora le conferme di
} { $names }. Iniziare lo stesso?
start-waiting = Manca ancora la conferma di: { $names }
start-anyway = Inizia lo stesso
start-wait = Aspetta
arrive-watch = Guarda

daily-title = Spedizione del giorno
daily-home = Una distribuzione al giorno, la stessa per tutti. Gioca una volta e confronta.
daily-go = Gioca le spedizioni di oggi
