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
about = Quipu to wolne oprogramowanie. Obrazy, dźwięki i teksty są nasze. Przechowuje twój nick, twoje partie, dodane adresy do powiadomień i nic więcej o tobie. Ustawienia zostają w tej przeglądarce.
record-here = Na tym urządzeniu: { $names }
record-no-link = Ta przeglądarka nie umie umieścić partii w linku. Pobierz plik partii.

yours-title = Twoje dane
yours-copy = Pobierz moje dane
yours-copy-note = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku.
yours-links = Udostępnione linki
yours-links-none = Nie masz udostępnionych partii z tego serwera.
yours-link = { $game }, { $day }
yours-revoke = Cofnij
yours-revoke-of = Cofnij link: { $title }
yours-blocks = Zablokowani gracze
yours-blocks-none = Nikt nie jest zablokowany.
yours-blocks-note = Zablokowani gracze nie mogą siadać przy twoich stołach, a ty nie widzisz ich reakcji. Nie dowiadują się o tym.
yours-unblock = Odblokuj
yours-unblock-of = Odblokuj: { $name }
yours-delete = Usuń moje konto
yours-delete-note = To na zawsze usuwa twój nick, rankingi, linki i listę zablokowanych. Rozegrane partie zostają, ale pod nazwą „Former player”. Partie zapisane w tej przeglądarce też zostają.
yours-delete-button = Usuń konto
yours-delete-sure = Usunąć twoje konto? Tego nie da się cofnąć.
yours-delete-passphrase = Twoje hasło
players-title = Gracze
block-button = Zablokuj
block-of = Zablokuj: { $name }
block-done = { $name } jest na liście zablokowanych. Możesz to cofnąć w ustawieniach.
report-button = Zgłoś
report-of = Zgłoś: { $name }
report-why = Powód
report-name = Obraźliwy nick
report-annoys = Celowe dokuczanie
report-stalls = Inni muszą czekać
report-cheats = Nieuczciwa gra
report-other = Coś innego
report-done = Dzięki. Operator tego serwera to zobaczy.
