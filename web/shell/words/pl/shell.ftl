# The shell: what stands on every page, and what can go wrong anywhere.

list = { $first } i { $last }
list-clash = { $first } i { $last }
skip = Przejdź do treści
title-home = Quipu
title-table = Stół { $code } · Quipu
title-here = Stół na tym urządzeniu · Quipu
title-records = Twoje partie · Quipu
title-settings = Ustawienia · Quipu
title-rules = Zasady · Quipu
title-rules-of = Zasady gry { $game } · Quipu
title-replay = Powtórka · Quipu
title-learn = Pierwsza wyprawa: { $game } · Quipu
title-nowhere = Nie znaleziono · Quipu

level-porter = Tragarz
level-guide = Przewodnik
level-pathfinder = Tropiciel
level-oracle = Wyrocznia
bot-numbered = { $name } { $number }

fault-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
fault-not-signed-in = Najpierw podaj swoje imię.
fault-not-found = Tego tu nie ma albo nie jest dla twoich oczu.
fault-name-taken = To imię jest już zajęte. Wybierz inne.
fault-bad-name = Imię ma od 1 do 20 widocznych znaków.
fault-bad-passphrase = Hasło ma od 8 do 200 znaków. Krótkie zdanie łatwo zapamiętać.
fault-wrong-passphrase = To imię i to hasło nie pasują do siebie. Sprawdź jedno i drugie.
fault-other = Nie udało się ({ $name }). Wczytaj stronę ponownie; jeśli to nie pomoże, powiadom osobę, która prowadzi ten serwer.

refused-unknown-table = Nie ma stołu o tym kodzie. Sprawdź kod albo poproś o link jeszcze raz.
refused-no-spectators = Gra już trwa, a widzowie nie są dozwoleni.
refused-not-host = To może zrobić tylko gospodarz.
refused-place-taken = Ktoś cię uprzedził: to miejsce jest już zajęte.
refused-table-full = Wszystkie miejsca są zajęte.
refused-already-started = To można zrobić tylko między grami.
refused-not-enough = { $least ->
    [one] Potrzeba co najmniej 1 osoby. Dodaj bota albo poczekaj na znajomych.
   *[many] Potrzeba co najmniej { $least } osób. Dodaj bota albo poczekaj na znajomych.
  }
refused-no-person = Przy stole musi siedzieć co najmniej jeden człowiek.
refused-bad-setup = To się nie składa, więc nic się nie zmieniło. Spróbuj inaczej.
refused-setup-seats = { $game } to gra dla { $least }–{ $most } osób.
refused-setup-option = „{ $option }” nie może mieć tej wartości. Wybierz inną.
refused-setup-unfit = „{ $option }” nie pasuje do liczby graczy ({ $n }). Wybierz ponownie.
refused-too-late = Za późno na ten wybór: gra poszła dalej.
refused-stand-in = W tej chwili gra za ciebie bot. Najpierw wróć na swoje miejsce.
refused-closed = Ten stół został zamknięty.
refused-other-rules = Partia przy tym stole zaczęła się na starszych zasadach, więc stół zamknięto. Otwórz nowy, żeby grać dalej.
refused-too-many-tables = { $most ->
    [one] Masz już otwarty 1 stół. Najpierw go zamknij.
    [few] Masz już otwarte { $most } stoły. Najpierw zamknij któryś z nich.
   *[many] Masz już otwartych { $most } stołów. Najpierw zamknij któryś z nich.
  }
refused-too-fast = Trochę za szybko. Spróbuj za chwilę.
refused-busy = Serwer nie mógł tego teraz przyjąć. Spróbuj za chwilę.
refused-wrong-protocol = Ta strona jest starsza niż serwer. Wczytaj ją ponownie.
refused-already-picked = Ktoś inny już to wybrał. Wybierz coś innego.

table-opening = Otwieranie stołu…
table-shut = Nie możesz dołączyć do tego stołu
go-home = Na stronę główną
banner-away = Utracono połączenie. Twoje miejsce czeka. Łączymy ponownie…
sound-is-on = Dźwięk włączony
sound-is-off = Dźwięk wyłączony
rules-and-help = Zasady i pomoc
settings = Ustawienia
nowhere = Tu nic nie ma
nowhere-why = Ten adres nie prowadzi do żadnej z naszych stron. Link do stołu wygląda tak: /t/kamo-tiru.
here-none = Brak stołu na tym urządzeniu
here-none-why = Otwórz go na stronie głównej: dla siebie i botów albo ze znajomymi przy jednym ekranie.
here-damaged = To, co ta przeglądarka zapamiętała z twojego stołu, jest uszkodzone. Otwórz nowy na stronie głównej.
here-unsaved = Ta przeglądarka nie może zapisać partii. Przepadnie, gdy zamkniesz tę stronę.
here-other-rules = Tej zapisanej partii nie można kontynuować
here-other-rules-why = Zaczęła się na starszych zasadach, których ta wersja już nie obsługuje. Zacznij nową na stronie głównej.

handover = { $names } { $count ->
        [one] ma
       *[other] mają
    } jeszcze wybrać
handover-how = Podaj urządzenie dalej. To, co teraz się pokaże, jest tylko dla jednej pary oczu.
handover-take = Jestem { $name }
