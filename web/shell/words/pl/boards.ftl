### Boards of Lost Temple: the track, the gallery, the editor.

board-track = Szlak
board-space =
    { $kind ->
        [event] Pole { $number }, zdarzenie
        [jungle] Pole { $number }, dżungla
        [village] Pole { $number }, wioska
        [temple] Pole { $number }, świątynia
        [great] Pole { $number }, wielka świątynia
       *[plain] Pole { $number }, ścieżka
    }
board-space-face = Pole { $number }, zdarzenie: { $token }
board-space-bare = Pole { $number }, zdarzenie, bez żetonu
board-finish = Pole { $number }, wielka świątynia, meta
board-place = Start, miejsce { $number }
board-stand = { $space }: { $names }

# A board as a small picture, and the choice of one while people sit down.
board-map = Plansza { $name }

# The page of boards.
board-title = Plansze gry Lost Temple
board-lead = W Lost Temple można grać na dowolnym szlaku: na jednym z naszych, z pliku albo na własnoręcznie narysowanym.
board-shipped = Nasze plansze
board-own = Twoje plansze
board-own-none = Jeszcze żadnej. Plansza, którą narysujesz albo wczytasz, zostaje w tej przeglądarce.
board-new = Narysuj nową planszę
board-about-highlands = Na niej gra każdy nowy stół: wyważona dla każdej liczby osób.
board-about-monsoon = Dziksza: zdarzenie na co trzecim polu i dżungla tuż przed metą.
board-about-expedition = Nasza pierwsza plansza, trochę dłuższa pod koniec.
board-facts =
    { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    }, { $events ->
        [one] 1 zdarzenie
        [few] { $events } zdarzenia
       *[many] { $events } zdarzeń
    }. Od sześciu osób wyścig kończy się na polu { $short }.
board-play = Zagraj na niej
board-edit = Zmień
board-copy = Rysuj na kopii
board-download = Zapisz jako plik
board-delete = Usuń
board-delete-sure = Usunąć na dobre?
board-delete-yes = Usuń
board-delete-no = Zostaw
board-close = Zamknij

board-load = Plansza z pliku
board-load-how = Wybierz plik albo upuść go gdziekolwiek na tej stronie.
board-load-choose = Wybierz plik
board-load-refused = Na tej planszy nie da się jeszcze grać:
board-file-large = Ten plik jest o wiele za duży na planszę, więc nie został wczytany. Plansza to krótki tekst.
board-file-no-text = Ten plik nie jest tekstem. Plansza to krótki tekst w takiej postaci, jaką daje „Zapisz jako plik”.
board-file-gone = Przeglądarka nie może odczytać tego pliku. Może to folder albo plik został przeniesiony.

board-play-on = Zagraj na planszy { $name }
board-your-name = Twoje imię
board-no-room = W tej przeglądarce nie ma na nią miejsca. Usuń jedną ze swoich plansz albo zapisz tę jako plik.

board-draw = Stół kreślarski
board-name = Nazwa planszy
board-about = Co jest w niej szczególnego
board-nameless = Plansza nie ma jeszcze nazwy. Nadaj jej jakąś.
board-spaces =
    { $n ->
        [one] Szlak: 1 pole
        [few] Szlak: { $n } pola
       *[many] Szlak: { $n } pól
    }
board-spaces-how = Naciśnij pole, aby je wybrać, i naciśnij jeszcze raz, aby zmienić jego rodzaj. Z klawiatury: strzałki wybierają, litery poniżej zmieniają, Insert dodaje, a Delete usuwa.
board-this-space = Pole { $number } to
board-kind =
    { $kind ->
        [event] Zdarzenie
        [jungle] Dżungla
        [village] Wioska
        [temple] Świątynia
        [great] Wielka świątynia
       *[plain] Ścieżka
    }
board-insert = Dodaj pole przed nim
board-remove = Usuń je
board-starts = Gdzie zaczynają postacie
board-starts-how = Miejsce 1 jest tuż przed pierwszym polem. Kto dostanie postać, zaczyna z tymi klejnotami.
board-column-character = Postać
board-column-place = Miejsce
board-column-gems = Klejnoty
board-column-machete = Maczeta
board-start-place = { $character }: miejsce
board-start-gems = { $character }: klejnoty
board-start-machete = { $character }: maczeta
board-tokens = Żetony zdarzeń: { $n } z { $all }
board-tokens-how = Dwa z nich muszą być posążkami.
board-token-count = Ile żetonów: { $token }
board-sound = Na tej planszy da się grać.
board-faults = Zanim da się na niej grać:
board-save = Zachowaj w przeglądarce
board-save-play = Zachowaj i zagraj
board-saved = Plansza { $name } jest zachowana.

# What is wrong with a board, and what to do. { $part } and { $key } are words of the file, { $character } is a character's name.
board-fault-json = Wiersz { $line }, znak { $column }: tekst się tu urywa albo ma błąd. Poszukaj brakującego przecinka, cudzysłowu albo nawiasu.
board-fault-object = To nie jest plansza. Tekst musi być jedną parą nawiasów klamrowych, a w niej name, track, starts i tokens.
board-fault-key = Plansza nie ma niczego o nazwie „{ $key }”. Usuń to.
board-fault-character = Starty: „{ $key }” nie jest żadną z dziewięciu postaci. Usuń ją albo popraw nazwę.
board-fault-token = Żetony: nie ma żetonu „{ $key }”. Usuń go albo popraw nazwę.
board-fault-missing = Brakuje części „{ $part }”. Dodaj ją.
board-fault-twice = Część „{ $part }” jest tu dwa razy. Zostaw jedną.
board-fault-text = Część „{ $part }” musi być tekstem w cudzysłowie.
board-fault-number = Część „{ $part }” musi być liczbą całkowitą.
board-fault-group = Część „{ $part }” musi być parą nawiasów klamrowych z wartościami w środku.
board-fault-long =
    { $n ->
        [few] Szlak ma { $n } pola. Skróć go do { $most }.
       *[many] Szlak ma { $n } pól. Skróć go do { $most }.
    }
board-fault-letter = Szlak: „{ $letter }” na polu { $number } nie jest rodzajem pola. Użyj jednego z: . e j v t T.
board-fault-great =
    { $n ->
        [0] Szlak nie ma wielkiej świątyni. Potrzebuje dokładnie dwóch.
        [one] Szlak ma 1 wielką świątynię. Potrzebuje dokładnie dwóch.
        [few] Szlak ma { $n } wielkie świątynie. Potrzebuje dokładnie dwóch.
       *[many] Szlak ma { $n } wielkich świątyń. Potrzebuje dokładnie dwóch.
    }
board-fault-end = Szlak nie kończy się wielką świątynią. Zmień jego ostatnie pole na wielką świątynię.
board-fault-jungles =
    { $n ->
        [0] Szlak nie ma dżungli. Potrzebuje dokładnie trzech.
        [one] Szlak ma 1 dżunglę. Potrzebuje dokładnie trzech.
        [few] Szlak ma { $n } dżungle. Potrzebuje dokładnie trzech.
       *[many] Szlak ma { $n } dżungli. Potrzebuje dokładnie trzech.
    }
board-fault-village = Szlak nie ma wioski przed pierwszą wielką świątynią. Zmień któreś z tych pól na wioskę.
board-fault-no-event = Szlak nie ma zdarzenia. Zmień co najmniej jedno pole na zdarzenie.
board-fault-events =
    { $n ->
        [few] Szlak ma { $n } zdarzenia. Żetonów starczy najwyżej na { $most }.
       *[many] Szlak ma { $n } zdarzeń. Żetonów starczy najwyżej na { $most }.
    }
board-fault-rich = Starty: osiem najbogatszych postaci ma razem klejnotów: { $gems }, a w banku jest tylko { $bank }. Daj im mniej.
board-fault-negative = Żetony: liczba { $n } jest niemożliwa ({ $token }). Użyj 0 lub więcej.
board-fault-tokens =
    { $n ->
        [one] Żetony: jest 1. Razem musi ich być { $all }.
        [few] Żetony: są { $n }. Razem musi ich być { $all }.
       *[many] Żetony: jest { $n }. Razem musi ich być { $all }.
    }
board-fault-idols =
    { $n ->
        [one] Żetony: jest 1 posążek. Muszą być dokładnie 2.
        [few] Żetony: są { $n } posążki. Muszą być dokładnie 2.
       *[many] Żetony: jest { $n } posążków. Muszą być dokładnie 2.
    }
board-fault-start-key = Starty, { $character }: start nie ma niczego o nazwie „{ $key }”. Usuń to.
board-fault-start-missing = Starty, { $character }: brakuje części „{ $part }”. Dodaj ją.
board-fault-start-twice = Starty, { $character }: część „{ $part }” jest tu dwa razy. Zostaw jedną.
board-fault-start-number = Starty, { $character }: część „{ $part }” musi być liczbą całkowitą.
board-fault-start-machete = Starty, { $character }: „machete” musi mieć wartość true albo false.
board-fault-start-place = Starty, { $character }: nie ma miejsca { $place }. Użyj od 1 do { $most }.
board-fault-start-gems = Starty, { $character }: nikt nie może mieć tylu klejnotów ({ $gems }). Użyj od 0 do { $most }.
board-fault-more =
    { $n ->
        [one] I jeszcze 1 błąd.
        [few] I jeszcze { $n } błędy.
       *[many] I jeszcze { $n } błędów.
    }
