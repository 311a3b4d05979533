# Wyprawy dnia.
daily-what = To samo rozdanie dla wszystkich, przeciwko tym samym botom. W każdej grze masz jedną próbę dziennie.
daily-next = Następna wyprawa za { $hours } godz. { $minutes } min
daily-public = Rozdanie wynika z daty, więc kto bardzo chce, może je obliczyć z góry. Graj dla zabawy, nie dla sławy.
daily-play = Zagraj
daily-continue = Graj dalej
daily-continue-yesterday = Dokończ wczorajszą
daily-result = { $score ->
        [one] { $score } punkt, { $rank }. miejsce na { $seats }
        [few] { $score } punkty, { $rank }. miejsce na { $seats }
        [many] { $score } punktów, { $rank }. miejsce na { $seats }
       *[other] { $score } punktu, { $rank }. miejsce na { $seats }
    }
daily-line = Quipu { $date } · { $game } · { $score } · { $rank }/{ $seats } · { $row } · seria { $streak }
daily-line-label = Twój wynik do udostępnienia
daily-share = Udostępnij
daily-copy = Kopiuj
daily-copied = Skopiowano. Nie zdradza żadnej karty.
daily-marked = Zaznaczono. Skopiuj klawiaturą albo z menu.
daily-no-copy = Ta przeglądarka nie może tego skopiować. Otwórz listę wypraw i skopiuj tam.
daily-all = Wszystkie wyprawy
daily-name = Twój nick w rankingu
daily-name-take = Użyj nicku
daily-board = Ranking
daily-board-looking = Wczytuję ranking…
daily-board-empty = W rankingu nie ma jeszcze nikogo.
daily-board-place = Pozycja
daily-board-name = Nick
daily-board-points = Punkty
daily-board-rank = Miejsce przy stole
daily-send-name = Aby trafić do rankingu, podaj nick na stronie wyprawy dnia.
daily-send-later = Wynik jest zapisany na tym urządzeniu. Trafi do rankingu, gdy serwer będzie dostępny.
daily-send-busy = Serwer sprawdza twoją partię…
daily-send-done = Twój wynik jest w rankingu.
daily-send-place = W rankingu: pozycja { $place } z { $players }.
daily-send-lost = Pliku partii nie ma już na tym urządzeniu, więc wynik nie może trafić do rankingu.
daily-send-closed = Ranking z tego dnia jest zamknięty.
daily-send-refused = Serwer nie przyjmuje tej partii. Może mieć inną wersję niż ta strona: odśwież stronę.
daily-streaks = Wyprawy dnia
daily-streak = { $game }: { $days ->
        [one] { $days } dzień z rzędu
        [few] { $days } dni z rzędu
        [many] { $days } dni z rzędu
       *[other] { $days } dnia z rzędu
    }, rekord { $best }
daily-past = { $day }: { $result } · pozycja { $place } z { $players }
