# What the tables of all games say.

play-nameless = Partecipante { $number }
play-leave-table = Lascia il tavolo
play-you = tu
play-host = Ospita il tavolo
play-bot = Bot, { $level }
play-stand-in = gioca un bot
play-away = assente
play-paused = Si aspetta che qualcuno torni
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
play-bot-plays-note = Continua finché non riprendi il tuo posto.
play-take-back = Riprendi il posto
play-once-more = Ancora?
play-play-again = Gioca ancora
play-ready = Ci sto
play-is-ready = Ci stai
play-next-note = Lo stesso tavolo, le stesse persone.
play-next-ready = D’accordo: { $names }
play-next-waiting = Si aspetta: { $names }
play-next-watch = Chi gioca decide se fare un’altra partita.
play-stand-up = Alzati
play-leave = Alla pagina iniziale
play-record = Salva la registrazione
play-log = Che cosa è successo
play-reactions = Mostra una maschera
play-mask-brave = Audace!
play-mask-wow = Wow!
play-mask-laugh = Ah ah!
play-mask-phew = Fiù!
play-mask-ouch = Ahi!
play-mask-hurry = Sbrigati!
play-shows = { $name }: { $mask }
play-mute = Niente più maschere da { $name }
play-mute-shown = { $name }: { $mask }. Premi per non vedere più maschere da { $name }
play-unmute = Rivedi le maschere di { $name }
