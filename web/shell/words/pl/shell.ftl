# The shell: what every page shows, and what can go wrong anywhere.

list = { $first } i { $last }
list-clash = { $first } i { $last }
skip = Przejdź do treści
title-home = Quipu
title-table = Stół { $code } · Quipu
title-here = Partia na tym urządzeniu · Quipu
title-records = Twoje partie · Quipu
title-daily = Wyprawa dnia · Quipu
title-puzzles = Zadania · Quipu
title-mistakes = Twoje błędy · Quipu
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
level-companion = Kompan
bot-numbered = { $name } { $number }

fault-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
fault-not-signed-in = Najpierw podaj swój nick.
fault-not-found = Nie znaleziono albo nie masz dostępu.
fault-name-taken = Ten nick jest już zajęty. Wybierz inny.
fault-name-empty = Podaj nick.
fault-name-too-long = Użyj najwyżej { $most } znaków.
fault-name-invisible = Nick zawiera niewidoczne znaki. Wpisz go ponownie.
fault-name-spaces = Między wyrazami wstaw tylko jedną spację.
fault-name-stacked = Litera może mieć najwyżej dwa znaki diakrytyczne.
fault-name-unknown = Wiele urządzeń nie pokaże jednego ze znaków tego nicku. Wybierz inny.
fault-name-mixed = Nie mieszaj liter różnych alfabetów w jednym słowie.
fault-bad-passphrase = Użyj od 8 do 200 znaków. Krótkie zdanie łatwo zapamiętać.
fault-wrong-passphrase = Nieprawidłowy nick albo hasło.
fault-store-corrupt = Serwer nie może odczytać zapisanych danych. Powiadom osobę, która go prowadzi.
fault-other = Coś poszło nie tak ({ $name }). Odśwież stronę. Jeśli to nie pomoże, powiadom osobę, która prowadzi ten serwer.

refused-unknown-table = Nie ma stołu z tym kodem. Sprawdź kod albo poproś o link jeszcze raz.
refused-no-spectators = Gra już trwa, a widzowie nie są dozwoleni.
refused-not-host = To może zrobić tylko gospodarz.
refused-place-taken = Ktoś cię uprzedził: to miejsce jest już zajęte.
refused-table-full = Wszystkie miejsca są zajęte.
refused-already-started = To można zrobić tylko między partiami.
refused-starting = Partia właśnie się zaczyna. Poczekaj chwilę.
refused-not-enough = Potrzeba co najmniej { $least } graczy. Dodaj bota albo poczekaj na znajomych.
refused-no-person = Przy stole musi siedzieć co najmniej jedna osoba.
refused-setup-seats = { $game } to gra dla { $least }–{ $most } graczy.
refused-setup-option = „{ $option }” nie może mieć tej wartości. Wybierz inną.
refused-setup-unfit = „{ $option }” nie pasuje do liczby graczy ({ $n }). Wybierz ponownie.
refused-setup-options = Nie można odczytać opcji gry { $game }. Wybierz je ponownie.
refused-setup-time = Decyzja może trwać od { $least } do { $most } sekund albo od { $first } do { $last } dni.
refused-too-late = Za późno: gra poszła już dalej.
refused-stand-in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
refused-for-people = Boty innych osób nie mogą tu grać.
refused-not-claimed = Najpierw zabezpiecz swój nick hasłem.
refused-bad-bot-name = Nazwa bota musi kończyć się na „bot”, na przykład PixelBot.
refused-too-many-bots = Limit botów: { $most }. Najpierw unieważnij jednego.
refused-bad-plan = Ten plan nie pasuje już do gry. Ułóż nowy.
refused-no-hints = Przy tym stole podpowiedzi są wyłączone.
refused-closed = Ten stół został zamknięty.
refused-other-rules = Ten stół zamknięto: jego partia zaczęła się na starszych zasadach. Otwórz nowy, żeby grać dalej.
refused-damaged = Zapisane dane tego stołu są uszkodzone, więc nie można go otworzyć. Naprawić je może tylko operator tego serwera. Twoje zakończone partie są bezpieczne.
unfinished-host = Gospodarz zakończył tę partię przed końcem. Nie liczy się nikomu, a jej zapis jest wśród twoich partii.
unfinished-idle = Przez długi czas nikt tu nie grał, więc partia została zakończona. Nie liczy się nikomu, a jej zapis jest wśród twoich partii.
unfinished-restored = Ten serwer przywrócono z kopii zapasowej. Partia mogła się potem toczyć dalej, więc została zakończona. Nie liczy się nikomu.
refused-too-many-tables = { $most ->
    [one] Masz już otwarty 1 stół. Najpierw go zamknij.
    [few] Masz już otwarte { $most } stoły. Najpierw zamknij któryś z nich.
   *[many] Masz już otwartych { $most } stołów. Najpierw zamknij któryś z nich.
  }
refused-too-fast = Trochę za szybko. Spróbuj za chwilę.
refused-busy = Serwer jest zajęty. Spróbuj za chwilę.
refused-wrong-protocol = Ta strona jest nieaktualna. Odśwież ją.
refused-already-picked = Inny gracz już to wybrał. Wybierz coś innego.

table-opening = Otwieranie stołu…
table-shut = Nie możesz dołączyć do tego stołu
go-home = Strona główna
banner-away = Utracono połączenie. Twoje miejsce czeka. Łączymy ponownie…
sound-is-on = Dźwięk włączony
sound-is-off = Dźwięk wyłączony
rules-and-help = Zasady i pomoc
settings = Ustawienia
nowhere = Nie znaleziono strony
nowhere-why = Ta strona nie istnieje. Link do stołu wygląda tak: /t/kamo-tiru.
here-none = Brak partii na tym urządzeniu
here-none-why = Zacznij nową na stronie głównej: z botami albo ze znajomymi przy jednym ekranie.
here-damaged = Partia zapisana w tej przeglądarce jest uszkodzona. Zacznij nową na stronie głównej.
here-stopped = Gra zatrzymała się z powodu błędu. Odśwież stronę, żeby grać dalej od ostatniego zapisanego ruchu.
here-unsaved = Ta przeglądarka nie może zapisać partii. Przepadnie, gdy zamkniesz tę stronę.
here-other-rules = Tej zapisanej partii nie można kontynuować
here-other-rules-why = Zaczęła się na starszych zasadach, których ta wersja już nie obsługuje. Zacznij nową na stronie głównej.

handover = { $count ->
    [one] Jeszcze wybiera: { $names }
   *[other] Jeszcze wybierają: { $names }
  }
handover-how = Podaj urządzenie dalej. Następny ekran jest prywatny.
handover-take = Jestem { $name }
refused-not-admitted = Gospodarz nie pozwala ci dołączyć.
refused-banned = Operator tego serwera cię zablokował.
refused-too-many = Masz ich już { $most }. Najpierw usuń jedną pozycję.
unfinished-operator = Operator tego serwera zamknął ten stół. Partia nikomu się nie liczy.
