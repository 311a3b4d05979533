# What the tables of all games say.

play-nameless = Gracz { $number }
play-leave-table = Odejdź od stołu
play-you = ty
play-host = Gospodarz
play-bot = Bot, { $level }
play-stand-in = gra bot
play-away = offline
play-paused = Czekamy na powrót gracza
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
play-take-back = Wróć do gry
play-once-more = Jeszcze jedna partia?
play-play-again = Zagraj ponownie
play-ready = Możemy grać
play-is-ready = Czekamy na innych
play-next-note = Ten sam stół, ten sam skład.
play-next-ready = W gotowości: { $names }
play-next-waiting = Czekamy na: { $names }
play-next-canceled = { $name } odwołuje następną partię.
play-cancel-rematch = Anuluj
play-next-watch = Gracze decydują, czy zagrają ponownie.
play-stand-up = Wstań
play-leave = Strona główna
play-record = Zapisz plik partii
play-log = Przebieg gry
play-reactions = Zareaguj
play-mask-brave = Odważnie!
play-mask-wow = Wow
play-mask-laugh = Ha!
play-mask-phew = Uff
play-mask-ouch = Auć
play-mask-hurry = Szybciej
play-shows = { $name }: { $mask }
play-mute = Ukryj reakcje: { $name }
play-mute-shown = { $name }: { $mask }. Naciśnij, aby ukryć reakcje: { $name }
play-unmute = Pokaż reakcje: { $name }

pace-next = Dalej
pace-waits = Bez pośpiechu.
pace-title = Tempo gry
pace-slow = Wolne
pace-normal = Zwykłe
pace-fast = Szybkie
pace-wait = Boty czekają na mnie
pace-wait-note = „Boty czekają na mnie”: wydarzenia zostają na ekranie, aż naciśniesz Dalej. Przy stołach online inni gracze nie czekają.
hint-ask = Podpowiedź
hint-thinking = Chwileczkę…
hint-choice = { $name } wybiera: { $action }
hint-chances = Twoja szansa na wygraną
hint-best = Twoje największe szanse na wygraną
hint-percent = { $percent }%
hint-close = Zamknij podpowiedź
help-close = Zamknij pomoc
help-odds = Szanse
help-odds-note = Pokazuj dokładne szanse przy tym stole.
help-hints = Podpowiedzi
help-hints-note = Gdy przyjdzie twoja kolej, naciśnij H i zobacz swoje szanse oraz wybór Tropiciela.
plan-forced = Graj wymuszone ruchy
plan-forced-note = Gdy masz tylko jedną możliwość, ruch robi się sam. Do końca tej partii.
help-sound = Dźwięk
help-settings = Wszystkie ustawienia

refused-not-seated = Nie masz miejsca przy tym stole.
refused-only-shows = Duży ekran tylko pokazuje stół. Graj na swoim urządzeniu.
refused-no-such-place = To miejsce jest puste albo już go nie ma.
refused-not-started = To można zrobić tylko w trakcie partii.
refused-illegal-action = Zasady na to nie pozwalają. Wybierz coś innego.
refused-too-long = To za dużo danych. Spróbuj z mniejszym plikiem.
