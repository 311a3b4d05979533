# What the tables of all games say.

play-nameless = Odkrywca { $number }
play-leave-table = Odejdź od stołu
play-you = ty
play-host = Gospodarz
play-bot = Bot, { $level }
play-stand-in = gra bot
play-away = offline
play-paused = Czekamy, aż ktoś wróci
play-chosen = Gotowe wybory: { $chosen } z { $asked }
play-time-left = Pozostały czas
play-hours = { $hours } h { $minutes } min
play-days = { $days } d { $hours } h
play-said-late = { $seconds ->
    [one] Została 1 sekunda.
    [few] Zostały { $seconds } sekundy.
   *[many] Zostało { $seconds } sekund.
}
play-watching = Oglądasz
play-bot-plays = Gra za ciebie bot
play-bot-plays-note = Gra, dopóki nie wrócisz na swoje miejsce.
play-take-back = Wracam do gry
play-once-more = Jeszcze raz?
play-play-again = Zagraj znowu
play-ready = Możemy grać
play-is-ready = Czekasz na start
play-next-note = Ten sam stół, ten sam skład.
play-next-ready = W gotowości: { $names }
play-next-waiting = Na kogo czekamy: { $names }
play-next-watch = O następnej grze decydują ci, którzy grają.
play-stand-up = Wstań
play-leave = Na stronę główną
play-record = Zachowaj zapis
play-log = Co się wydarzyło
play-reactions = Pokaż maskę
play-mask-brave = Odważnie!
play-mask-wow = Wow
play-mask-laugh = Ha!
play-mask-phew = Uff
play-mask-ouch = Auć
play-mask-hurry = Szybciej
play-shows = { $name }: { $mask }
play-mute = Ukryj maski: { $name }
play-mute-shown = { $name }: { $mask }. Naciśnij, aby ukryć maski: { $name }
play-unmute = Pokazuj znów maski: { $name }
