# What the tables of all games say.

play-nameless = Giocatore { $number }
play-leave-table = Lascia il tavolo
play-you = tu
play-host = Host
play-bot = Bot, { $level }
play-stand-in = gioca un bot
play-away = assente
play-paused = Si aspetta il ritorno di un giocatore
play-chosen = { $chosen ->
    [one] Ha scelto { $chosen } su { $asked }
   *[other] Hanno scelto { $chosen } su { $asked }
}
play-time-left = Tempo rimasto
play-hours = { $hours } h { $minutes } min
play-days = { $days } g { $hours } h
play-said-late = Restano { $seconds } secondi.
play-watching = Stai guardando
play-bot-plays = Un bot gioca per te
play-bot-plays-note = Gioca finché non riprendi il tuo posto.
play-take-back = Riprendi il posto
play-once-more = Un’altra partita?
play-play-again = Gioca ancora
play-ready = Ci sono!
play-is-ready = In attesa degli altri
play-next-note = Stesso tavolo, stessi giocatori.
play-next-ready = D’accordo: { $names }
play-next-waiting = Si aspetta: { $names }
play-next-canceled = { $name } annulla la prossima partita.
play-cancel-rematch = Annulla
play-next-watch = I giocatori decidono se giocare ancora.
play-stand-up = Alzati
play-leave = Home
play-record = Salva la partita
play-log = Cronologia
play-reactions = Reagisci
play-mask-brave = Audace!
play-mask-wow = Wow!
play-mask-laugh = Ah ah!
play-mask-phew = Fiù!
play-mask-ouch = Ahi!
play-mask-hurry = Sbrigati!
play-shows = { $name }: { $mask }
play-mute = Nascondi le reazioni di { $name }
play-mute-shown = { $name }: { $mask }. Premi per nascondere le reazioni di { $name }
play-unmute = Mostra le reazioni di { $name }

pace-next = Avanti
pace-waits = Con calma.
pace-title = Velocità di gioco
pace-slow = Lenta
pace-normal = Normale
pace-fast = Veloce
pace-wait = I bot mi aspettano
pace-wait-note = Con «I bot mi aspettano» ciò che è successo resta sullo schermo finché non premi Avanti. Ai tavoli online gli altri giocatori non aspettano.
hint-ask = Suggerimento
hint-thinking = Sto pensando…
hint-choice = { $name } sceglierebbe: { $action }
hint-chances = La tua probabilità di vittoria
hint-best = Le tue migliori probabilità di vittoria
hint-percent = { $percent }%
hint-close = Chiudi suggerimento
help-close = Chiudi l’aiuto
help-odds = Probabilità
help-odds-note = Mostra le probabilità esatte a questo tavolo.
help-hints = Suggerimenti
help-hints-note = Quando tocca a te, premi H per vedere le tue probabilità e che cosa farebbe l’Apripista.
help-sound = Suono
help-settings = Tutte le impostazioni

refused-not-seated = Non hai un posto a questo tavolo.
refused-only-shows = Lo schermo grande mostra solo il tavolo. Gioca sul tuo dispositivo.
refused-no-such-place = Quel posto è vuoto o non c’è più.
refused-not-started = Si può fare solo durante una partita.
refused-illegal-action = Le regole non lo permettono. Scegli qualcos’altro.
refused-too-long = Sono troppi dati. Prova con un file più piccolo.
