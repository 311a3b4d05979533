# Records and settings.

records-title = Twoje partie
records-looking = Wczytywanie…
records-none = Nie ma jeszcze ukończonych partii. Pojawią się tutaj.
records-more = Więcej
record-title = { $game }, { $day }
record-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  }
record-download = Pobierz
record-download-of = Pobierz plik partii: { $title }
record-share = Udostępnij
record-share-of = Udostępnij partię: { $title }
record-link = Link do partii
record-shared = Link skopiowany. Każdy, kto go ma, może obejrzeć partię.

who-title = Profil
who-away = Brak połączenia z serwerem, więc teraz nie można tego zmienić.
who-rename = Zmień nick
who-taken = Nick zmieniony.
keep-title = Zabezpiecz ten nick
keep-change = Zmień hasło
keep-note = Z hasłem nikt inny nie użyje twojego nicku, a ty możesz go używać na innym urządzeniu.
keep-old = Obecne hasło
keep-new = Nowe hasło
keep-button = Zapisz hasło
keep-kept = Nick jest twój. Zapamiętaj hasło: nie możemy go odzyskać.
signin-title = Mam już nick
signin-note = Wrócą z nim twoje partie i stoły na tym serwerze. Zastąpi on obecny nick.
signin-name = Zabezpieczony nick
signin-passphrase = Hasło
signin-button = Zaloguj się
signout-button = Wyloguj się
signout-note = Na cudzym urządzeniu. Hasło pozwoli ci wrócić.
set-look = Wygląd
set-theme = Motyw
theme-system = Jak urządzenie
theme-dark = Blask pochodni
theme-light = Blask dnia
set-motion = Animacje
motion-system = Jak urządzenie
motion-full = Pełne
motion-less = Ograniczone
set-language = Język
set-play = Rozgrywka
set-sound = Dźwięk
set-sound-note = Krótkie dźwięki kart, klejnotów i twojej kolei. Nigdy nie zdradzają więcej niż ekran.
set-odds = Szanse
set-odds-note = Pokazuje dokładne szanse obok świątyni, jeśli gospodarz na to pozwala.
about-title = O Quipu
about = Quipu to wolne oprogramowanie. Obrazy, dźwięki i teksty są nasze. Przechowuje twój nick, twoje partie i nic więcej o tobie. Ustawienia zostają w tej przeglądarce.
record-here = Na tym urządzeniu: { $names }
record-no-link = Ta przeglądarka nie umie umieścić partii w linku. Pobierz plik partii.

bots-title = Moje boty
bots-note = Twój program może grać online. Loguje się tokenem, a wszyscy widzą, że to program.
bots-name = Nazwa bota (musi kończyć się na „bot”)
bots-create = Utwórz bota
bots-token = Token
bots-copy = Kopiuj token
bots-created = { $name } jest gotowy. Zapisz token teraz: nie pokaże się ponownie.
bots-copied = Token skopiowany.
bots-marked = Skopiuj zaznaczony token samodzielnie.
bots-of-date = { $name }, od { $date }
bots-revoke = Unieważnij
bots-revoke-name = Unieważnij: { $name }
bots-revoke-sure = Jego token przestanie działać na zawsze.
bots-keep = Anuluj
