# Zadania i trening własnych błędów.

# Wszystkie zadania.
puzzles-title = Zadania
puzzles-what = Znajdź najlepszy ruch w pozycjach z prawdziwych partii. Dobry wybór jest zawsze wyraźnie lepszy od pozostałych.
puzzles-all = Wszystkie zadania
puzzles-coming = Wczytywanie…
puzzles-none = Nie można wczytać zadań do tej gry. Połącz się z internetem i spróbuj ponownie.
puzzles-new = Nie masz jeszcze rozwiązanych zadań.
puzzles-standing = Twój ranking: { $rating }. Rozwiązane: { $solved } z { $tried }. Z rzędu: { $streak }, najwięcej { $longest }.
puzzles-provisional = To na razie wstępna ocena.
puzzles-lately = Rozwiązane z ostatnich { $of }: { $right }
puzzles-reset = Zacznij od nowa
puzzles-reset-sure = Usuń ranking i historię

# Jedno zadanie.
puzzle-ask = Co najlepiej zrobić?
puzzle-level = Ranking zadania: { $rating }
puzzle-own-rating = Twój ranking: { $rating }
puzzle-own-mistake = Z jednej z twoich partii
puzzle-memory = Karty, które wszyscy widzieli
puzzle-broken = Nie można pokazać tego zadania. { $problem }
puzzle-right = Dobrze!
puzzle-wrong = Jest lepszy wybór
puzzle-cost = To kosztuje { $points } punktu procentowego szansy na wygraną.
puzzle-rated = Ranking: { $before } → { $after }
puzzle-worth = Szansa na wygraną przy każdym wyborze
puzzle-chance = { $percent }%
puzzle-number = { $whole },{ $tenth }
puzzle-yours = twój wybór
puzzle-more = { $names } i { $n ->
    [one] 1 inny
    [few] { $n } inne
   *[many] { $n } innych
}
puzzle-next = Następne
puzzle-again = Spróbuj ponownie
puzzle-play-on = Graj dalej stąd

# Własne błędy.
mistakes-title = Twoje błędy
mistakes-what = Ćwicz wybory, które najwięcej cię kosztowały w twoich partiach. Wracają po 1, 3 i 7 dniach.
mistakes-due = { $n ->
    [one] Czeka 1 wybór z twoich partii.
    [few] Czekają { $n } wybory z twoich partii.
   *[many] Czeka { $n } wyborów z twoich partii.
}
mistakes-go = Ćwicz swoje błędy
mistakes-looking = Przeglądanie twoich partii… Gotowe: { $n }.
mistakes-none = W partiach na tym urządzeniu nie ma błędów. Dokończ partię i wróć tutaj.
mistakes-later = Dziś nie ma nic do ćwiczenia. Błędy do tej pory: { $all }, opanowane: { $learned }.
