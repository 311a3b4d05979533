# Records and settings.

records-title = Twoje partie
records-looking = Szukanie…
records-none = Nie ma tu jeszcze ukończonych partii. Pojawią się w tym miejscu.
records-here = Na tym urządzeniu
records-online = Na tym serwerze
records-more = Więcej
record-title = { $game }, { $day }
record-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  }
record-download = Pobierz
record-download-of = Pobierz zapis: { $title }
record-share = Wyślij
record-share-of = Wyślij partię: { $title }
record-link = Link do partii
record-shared = Link skopiowany. Kto go ma, może obejrzeć partię.

who-title = Kim jesteś
who-away = Serwer jest nieosiągalny, więc teraz nie można tego zmienić.
who-rename = Zmień
who-taken = Od teraz to twoje imię.
keep-title = Zachowaj to imię
keep-change = Zmień hasło
keep-note = Z hasłem imię jest twoje: nikt inny go nie zajmie, a ty możesz go używać na innym urządzeniu.
keep-old = Obecne hasło
keep-new = Nowe hasło
keep-button = Zachowaj
keep-kept = Imię jest twoje. Zapamiętaj hasło: nikt nie będzie mógł ci go podać.
signin-title = Mam tutaj imię
signin-note = Wrócą z nim twoje partie i stoły na tym serwerze. Imię, którego teraz tu używasz, zostanie porzucone.
signin-name = Zachowane imię
signin-passphrase = Hasło do niego
signin-button = Zaloguj
signout-button = Wyloguj
signout-note = Na urządzeniu, które nie jest twoje. Wrócisz dzięki hasłu.
set-look = Wygląd
set-theme = Światło
theme-system = Jak urządzenie
theme-dark = Blask pochodni
theme-light = Blask dnia
set-motion = Ruch
motion-system = Jak urządzenie
motion-full = Pełny
motion-less = Mniej
set-language = Język
set-play = Podczas gry
set-sound = Dźwięk
set-sound-note = Krótkie dźwięki kart, klejnotów i twojej kolejki. Nigdy nie mówią więcej niż ekran.
set-odds = Szanse
set-odds-note = Pokazuje dokładne szanse obok świątyni, jeśli gospodarz na to pozwala.
about-title = O Quipu
about = Quipu to wolne oprogramowanie. Obrazy, dźwięki i teksty są nasze własne. Przechowuje twoje imię, twoje partie i nic więcej o tobie; ustawienia zostają w tej przeglądarce.
