## What is said before the game: on the start page and while people sit down.

hook-lost-temple = Dziewięć postaci, jeden wyścig przez dżunglę.
option-lost-temple-mandarin = Mandaryn
option-lost-temple-mandarin-note = W grze jest dziesiąta postać.
option-lost-temple-mandarin-on = Mandaryn gra jako dziesiąta postać.
option-lost-temple-mandarin-off = Dziewięć postaci, bez Mandaryna.
option-lost-temple-board = Plansza
option-lost-temple-board-is = Gra na planszy { $name }
option-lost-temple-board-refused = Ten plik nie jest planszą, na której da się grać. Strona plansz wyjaśnia, co jest w nim nie tak.
option-lost-temple-board-more = Wszystkie plansze i stół kreślarski
title-lost-temple = Plansze · Quipu

## The table.

lost-shaman = Szaman
lost-thief = Złodziej
lost-seer = Jasnowidz
lost-priest = Kapłan
lost-elder = Starzec
lost-artisan = Rzemieślnik
lost-scout = Zwiadowca
lost-canoe = Kanu
lost-child = Dziecko
lost-mandarin = Mandaryn

# What a character does, in a few words: on its card.
lost-does-shaman = wskazuje, z kim zamieni się miejscem
lost-does-thief = wskazuje, kogo okradnie, idzie 1 lub 2
lost-does-seer = ogląda dwa żetony, idzie 1 lub 2
lost-does-priest = za 2 klejnoty do następnej świątyni
lost-does-elder = za 2 klejnoty do następnej wioski
lost-does-artisan = bierze maczetę, idzie 1 lub 2
lost-does-scout = klejnot za każde pole
lost-does-canoe = płaci wszystko, 2 pola za klejnot
lost-does-child = idzie do najbliższego pionka z przodu
lost-does-mandarin = idzie tyle pól, ile wynosi miejsce w wyścigu

# What a token does, in a few words: after a colon, or alone.
lost-token-idol = posążek na następną rundę
lost-token-gain-gems = weź 4 klejnoty
lost-token-lose-gems = zapłać 2 klejnoty
lost-token-forward = 3 pola do przodu
lost-token-back = 2 pola do tyłu
lost-token-gain-machete = weź maczetę
lost-token-lose-machete = oddaj maczetę

# A place of the start area; elsewhere a place is just its number.
# The texts below say "pole" before it, always in the nominative or accusative.
lost-start-place = startowe { $place }

# What happens, in the log and for those who listen. { $place } is a number or a start place.
lost-told-started = { $name } zaczyna na polu startowym { $place } { $gems ->
    [0] bez klejnotów
    [one] z 1 klejnotem
   *[many] z { $gems } klejnotami
}
lost-told-started-machete = { $name } zaczyna na polu startowym { $place } { $gems ->
    [0] z maczetą
    [one] z 1 klejnotem i maczetą
   *[many] z { $gems } klejnotami i maczetą
}
lost-told-began = Runda { $round }. { $idol }
lost-idol-token = { $name } ma posążek dzięki żetonowi i zaczyna wybór.
lost-idol-rearmost = { $name } ma posążek, bo jest na końcu wyścigu, i zaczyna wybór.
lost-idol-fewest = { $name } ma posążek, bo z osób na końcu ma najmniej klejnotów, i zaczyna wybór.
lost-idol-kept = { $name } zachowuje posążek i zaczyna wybór.
lost-idol-first = { $name } ma posążek, bo z osób na końcu ma najniższy numer miejsca przy stole, i zaczyna wybór.
lost-told-up = Odłożone odkryte: { $characters }
lost-told-added = { $name } dobiera odłożoną kartę
lost-told-picked = { $name } zatrzymuje kartę
lost-told-nobody = Nikt nie ma postaci: { $characters }
lost-told-called = { $number }, { $character }: { $name }
lost-told-called-gem = { $number }, { $character }: { $name } bierze klejnot
lost-told-cursed = Klątwa działa: { $shaman } i { $name } zamieniają się miejscami. { $shaman } trafia na pole { $there }, { $name } na pole { $here }
lost-told-cursed-same = Klątwa działa, ale { $shaman } i { $name } stoją razem (pole { $place }): nic się nie zmienia
lost-told-robbed = { $thief } kradnie { $gems ->
    [one] 1 klejnot, traci go { $name }
    [few] { $gems } klejnoty, traci je { $name }
   *[many] { $gems } klejnotów, traci je { $name }
}
lost-told-robbed-none = { $thief } kradnie, ale { $name } nic nie ma
lost-told-spared-curse = Klątwa wraca tam, skąd wyszła ({ $name }): nic się nie dzieje
lost-told-spared-theft = Kradzież wraca tam, skąd wyszła ({ $name }): nic się nie dzieje
lost-told-gem = { $name } bierze klejnot
lost-told-no-gem = Bank jest pusty: { $name } nie dostaje klejnotu
lost-told-curses = { $name } rzuca klątwę na postać { $character }: kto ją ma, zamieni się miejscem z Szamanem
lost-told-robs = { $name } okradnie postać { $character }: kto ją ma, odda Złodziejowi wszystkie klejnoty
lost-told-looks = { $name } ogląda żetony na polach { $one } i { $other }
lost-told-swaps = { $name } zamienia żetony na polach { $one } i { $other }
lost-told-lets-lie = { $name } zostawia żetony na miejscach
lost-told-takes-machete = { $name } bierze maczetę
lost-told-leaves-machete = { $name } nie bierze maczety
lost-told-loses-machete = { $name } oddaje maczetę
lost-told-pays = { $name } płaci { $gems ->
    [one] 1 klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
}
lost-told-stays = { $name } zostaje na miejscu
lost-told-too-poor = { $name } nie może zapłacić i zostaje na miejscu
lost-told-no-village = Z przodu nie ma wioski: { $name } zostaje na miejscu
lost-told-nobody-ahead = Z przodu nie ma nikogo: { $name } zostaje na miejscu
lost-told-walks = { $name } idzie na pole { $place }
lost-told-back = { $name } cofa się na pole { $place }
lost-told-no-way-back = { $name } nie może cofnąć się dalej i zostaje (pole { $place })
lost-told-stuck = { $name } grzęźnie w dżungli: pole { $place }
lost-told-cuts = { $many ->
    [one] { $name } zużywa maczetę w dżungli na polu { $jungles } i idzie na pole { $place }
    [few] { $name } zużywa { $many } maczety w dżunglach na polach { $jungles } i idzie na pole { $place }
   *[many] { $name } zużywa { $many } maczet w dżunglach na polach { $jungles } i idzie na pole { $place }
}
lost-told-cuts-stuck = { $many ->
    [one] { $name } zużywa maczetę w dżungli na polu { $jungles } i grzęźnie w następnej: pole { $place }
    [few] { $name } zużywa { $many } maczety w dżunglach na polach { $jungles } i grzęźnie w następnej: pole { $place }
   *[many] { $name } zużywa { $many } maczet w dżunglach na polach { $jungles } i grzęźnie w następnej: pole { $place }
}
lost-told-arrives = { $name } dociera do wielkiej świątyni: pole { $place }
lost-told-cuts-arrives = { $many ->
    [one] { $name } zużywa maczetę w dżungli na polu { $jungles } i dociera do wielkiej świątyni: pole { $place }
    [few] { $name } zużywa { $many } maczety w dżunglach na polach { $jungles } i dociera do wielkiej świątyni: pole { $place }
   *[many] { $name } zużywa { $many } maczet w dżunglach na polach { $jungles } i dociera do wielkiej świątyni: pole { $place }
}
lost-told-token = { $name } odkrywa żeton na polu { $space }: { $token }
lost-told-token-nothing = Nie ma czego wziąć ani oddać: nic się nie dzieje
lost-told-idol = { $name } ma posążek w następnej rundzie
lost-told-idol-instead = Posążek w następnej rundzie ma { $name }, a nie { $other }
lost-told-gets-gems = { $name } dostaje { $gems ->
    [one] 1 klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
}
lost-told-loses-gems = { $name } traci { $gems ->
    [one] 1 klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
}
lost-told-won = { $name } wygrywa: pierwszy pionek w wielkiej świątyni
lost-said-opening = Wyścig do wielkiej świątyni na polu { $finish }.
lost-said-summary = Runda { $round }, trwa wybór postaci. Prowadzi { $name }, pole { $place }.
lost-said-summary-called = Runda { $round }, wywołana postać: { $character }. Prowadzi { $name }, pole { $place }.
lost-said-asked = Twoja decyzja. { $title } { $note }

# What is asked.
lost-ask = Twoja decyzja
lost-ask-keep = Zatrzymaj jedną, resztę ({ $rest }) dostanie { $name }
lost-ask-keep-last = Zatrzymaj jedną z { $cards }
lost-ask-curse = Szaman: kogo przeklinasz?
lost-ask-rob = Złodziej: kogo okradasz?
lost-ask-look = Jasnowidz: obejrzyj dwa żetony
lost-ask-swap = Jasnowidz: te żetony widzisz tylko ty
lost-ask-how-far = { $character }: jak daleko?
lost-ask-village = Starzec: do następnej wioski?
lost-ask-temple = Kapłan: do następnej świątyni?
lost-ask-machete = Rzemieślnik: wziąć maczetę?

# What is good to know before choosing.
lost-note-curse = Zanim wskazana postać zacznie turę, zamieniasz się miejscem z tym, kto ją ma. Kto ma zakryte karty: { $suspects }.
lost-note-rob = Gdy wskazana postać zostanie wywołana, wszystkie klejnoty tego, kto ją ma, są twoje. Kto ma zakryte karty: { $suspects }.
lost-suspect-place = { $name } (pole { $place })
lost-suspect-gems = { $name } ({ $gems ->
    [one] 1 klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
})
lost-note-look = Wybierz dwa pola zdarzeń. Żetony zobaczysz tylko ty; potem możesz je zamienić, a na koniec idziesz.
lost-note-swap = Zapamiętaj je. Wszyscy widzą, czy je zamieniasz. Potem idziesz o 1 lub 2 pola.
lost-note-steps = Musisz się ruszyć. { $machetes ->
    [0] Bez maczety zatrzyma cię dżungla.
    [one] Żeby minąć dżunglę, zużyjesz maczetę.
   *[many] Żeby minąć dżunglę, zużyjesz jedną z { $machetes } maczet.
}
lost-note-pay = To kosztuje { $toll }, a masz { $gems ->
    [one] 1 klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
}.
lost-note-pay-gems = Jeden klejnot za każde pole. { $machetes ->
    [0] Bez maczety zatrzyma cię dżungla.
    [one] Żeby minąć dżunglę, zużyjesz maczetę.
   *[many] Żeby minąć dżunglę, zużyjesz jedną z { $machetes } maczet.
}
lost-note-take = { $machetes ->
    [0] Nie masz maczety.
    [one] Masz 1 maczetę.
    [few] Masz { $machetes } maczety.
   *[many] Masz { $machetes } maczet.
} Następna dżungla: pole { $jungle }. Potem idziesz o 1 lub 2 pola.
lost-note-take-clear = { $machetes ->
    [0] Nie masz maczety.
    [one] Masz 1 maczetę.
    [few] Masz { $machetes } maczety.
   *[many] Masz { $machetes } maczet.
} Przed tobą nie ma już dżungli. Potem idziesz o 1 lub 2 pola.
lost-aside-none = Nic nie jest odłożone.
lost-aside-up = Odłożone odkryte: { $up }.
lost-aside-down = { $down ->
    [one] Odłożona: 1 zakryta karta.
    [few] Odłożone: { $down } zakryte karty.
   *[many] Odłożone: { $down } zakrytych kart.
}
lost-aside-both = { $down ->
    [one] Odłożone odkryte: { $up }; do tego 1 zakryta karta.
    [few] Odłożone odkryte: { $up }; do tego { $down } zakryte karty.
   *[many] Odłożone odkryte: { $up }; do tego { $down } zakrytych kart.
}
lost-pick-first = To pierwsza z twoich dwóch postaci.
lost-pick-second = To twoja druga postać; pierwsza to { $character }.

# What a choice does: short on the choice, whole below, and on the button.
lost-to = pole { $place }
lost-keep-button = Zatrzymaj: { $character }
lost-keep-means = { $character }: { $does }. { $outlook }
lost-outlook-names = Nie idzie: zamienia się miejscem z tym, kto ma wskazaną postać.
lost-outlook-walks = W tej chwili: idzie najdalej na pole { $place }.
lost-outlook-scout = { $gems ->
    [one] W tej chwili: za 1 klejnot idzie na pole { $place }.
    [few] W tej chwili: za { $gems } klejnoty idzie najdalej na pole { $place }.
   *[many] W tej chwili: za { $gems } klejnotów idzie najdalej na pole { $place }.
}
lost-outlook-canoe = { $gems ->
    [one] W tej chwili: płaci twój jedyny klejnot i płynie na pole { $place }.
   *[many] W tej chwili: płaci wszystkie klejnoty ({ $gems }) i płynie na pole { $place }.
}
lost-outlook-pays = W tej chwili: za { $gems ->
    [one] 1 klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
} idzie na pole { $place }.
lost-outlook-goes = W tej chwili: idzie na pole { $place }.
lost-outlook-poor = W tej chwili: nie może zapłacić i się nie rusza.
lost-outlook-no-village = Przed tobą nie ma wioski: postać się nie rusza.
lost-outlook-nobody = W tej chwili nikogo przed tobą nie ma: postać się nie rusza.
lost-name-up = leży odkryta
lost-name-own = twoja
lost-name-up-means = Ta karta leży odkryta ({ $character }): nikt jej nie ma i nic się nie stanie.
lost-name-own-means = { $character } to twoja postać: nic się nie stanie.
lost-curse-means = Jeśli ktoś ma tę postać ({ $character }), po jej wywołaniu zamienicie się miejscami.
lost-rob-means = Jeśli ktoś ma tę postać ({ $character }), po jej wywołaniu wszystkie klejnoty tej osoby są twoje. Potem idziesz.
lost-curse-button = Przeklnij: { $character }
lost-rob-button = Okradnij: { $character }
lost-look-short = { $one } i { $other }
lost-look-means = Obejrzysz żetony na polach { $one } i { $other }, nikt inny ich nie zobaczy.
lost-look-button = Obejrzyj { $one } i { $other }
lost-look-first = Wybierz dwa pola.
lost-look-second = Pole { $one }. Wybierz jeszcze jedno.
lost-look-none = Wybierz dwa żetony
lost-look-at = Pole { $space }
lost-look-spaces = Pola zdarzeń
lost-swap-short = zamień
lost-lie-short = zostaw
lost-swap-means = Wtedy pole { $one }: { $first }; pole { $other }: { $second }.
lost-swap-button = Zamień je
lost-lie-button = Zostaw je
lost-token-on = Pole { $space }: { $token }
lost-walk-button = Idź na pole { $place }
lost-pay-button = Zapłać { $gems }, idź na pole { $place }
lost-means-pay = Płacisz { $gems ->
    [one] 1 klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
}.
lost-means-vain = { $gems ->
    [one] 1 klejnot idzie na marne.
    [few] { $gems } klejnoty idą na marne.
   *[many] { $gems } klejnotów idzie na marne.
}
lost-means-walk = Idziesz na pole { $place }.
lost-means-cut = { $many ->
    [one] Zużywasz maczetę w dżungli na polu { $jungles }.
    [few] Zużywasz { $many } maczety w dżunglach na polach { $jungles }.
   *[many] Zużywasz { $many } maczet w dżunglach na polach { $jungles }.
}
lost-means-stuck = Zatrzymuje cię dżungla: pole { $place }.
lost-means-event = Odkrywasz tam żeton.
lost-means-wins = Wygrywasz.
lost-sign-cut = { $many ->
    [one] zużywa maczetę
    [few] zużywa { $many } maczety
   *[many] zużywa { $many } maczet
}
lost-sign-stuck = zatrzymuje dżungla
lost-sign-event = odkrywa żeton
lost-sign-wins = meta
lost-stay-short = zostań
lost-stay-means = Nic nie płacisz i zostajesz (pole { $place }).
lost-stay-button = Zostań (pole { $place })
lost-take-short = weź
lost-leave-short = zostaw
lost-take-means = { $machetes ->
    [0] Potem nie masz maczety
    [one] Potem masz 1 maczetę
    [few] Potem masz { $machetes } maczety
   *[many] Potem masz { $machetes } maczet
}.
lost-take-button = Weź maczetę
lost-leave-button = Nie bierz
lost-choose-first = Najpierw wybierz

# Whom the table waits for.
lost-waits-pick = { $name } wybiera postać
lost-waits-curse = { $name } decyduje, kogo przeklnie Szaman
lost-waits-rob = { $name } decyduje, kogo okradnie Złodziej
lost-waits-look = { $name } wybiera dwa żetony do obejrzenia
lost-waits-swap = { $name } ogląda dwa żetony
lost-waits-village = { $name } decyduje, czy Starzec zapłaci
lost-waits-temple = { $name } decyduje, czy Kapłan zapłaci
lost-waits-machete = { $name } decyduje, czy wziąć maczetę
lost-waits-how-far = { $name } decyduje, jak daleko iść: { $character }

# The table itself.
lost-over = Koniec wyścigu
lost-final = Zakończenie wyścigu
lost-round = Runda { $round }
lost-round-called = Runda { $round }, wywołana postać: { $character }
lost-round-choose = Runda { $round }: wybór postaci
lost-has-idol = { $name } ma posążek
lost-holds-idol = ma posążek
lost-gets-idol = dostanie posążek w następnej rundzie
lost-calls = Postacie, wywoływane od 1 do { $many }
lost-is-nobody = nikt
lost-is-aside = odłożona
lost-is-yours = twoja
lost-is-to-come = czeka
lost-is-cursed = przeklęta przez Szamana
lost-is-robbed = na celowniku Złodzieja
lost-purses = Klejnoty i maczety
lost-gems = klejnoty
lost-machetes = maczety
lost-race = Wyścig do pola { $finish }
lost-explorer = Odkrywca
lost-gems-column = Klejnoty
lost-machetes-column = Maczety
lost-space-column = Pole
lost-short-column = Do mety
lost-start-short = S{ $place }
lost-bank = W banku
lost-rank = Miejsce
lost-choices = Co robisz?
lost-choose-hint = Nic jeszcze nie jest wybrane.
lost-steps = { $steps ->
    [one] pole
    [few] pola
   *[many] pól
}
lost-own = Twoje postacie
lost-order = Kolejność: { $names }. Teraz wybiera { $name }.
lost-sent = Wybór jest zrobiony
lost-wait-none = Nie masz jeszcze postaci.
lost-wait-shared = Dopóki nikt nie dostanie urządzenia, wszystko jest zakryte.
lost-wait-shown = Twoje postacie są już wywołane.
lost-wait-hidden = Widzisz to tylko ty: { $characters }

# What is shown large.
lost-cursed = { $name } pada ofiarą klątwy
lost-robbed = { $name } pada ofiarą kradzieży
lost-wins = { $name } wygrywa
lost-tie-gems = { $names } stoją razem (pole { $place }): tam decydują klejnoty.
lost-tie-shared = { $names } stoją razem (pole { $place }) i mają tyle samo klejnotów: dzielą miejsce { $rank }.

## Boards: the track, the gallery, the editor.

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

## The rules page.

lead-lost-temple = Wyścig przez dżunglę dla dwóch do ośmiu osób. W każdej rundzie każdy potajemnie staje się którąś z postaci. Kto pierwszy wejdzie do wielkiej świątyni, wygrywa.
rule-lt-board-title = Plansza
rule-lt-box = Jest 9 kart postaci, 18 żetonów zdarzeń, 50 klejnotów, 8 maczet, jeden posążek i po pionku dla każdego. Może grać od dwóch do ośmiu osób.
rule-lt-track = Plansza to jeden szlak. Są na nim zwykłe pola, pola zdarzeń z żetonem, trzy dżungle, wioski i świątynie.
rule-lt-great = Dwie świątynie są wielkie. Przy dwóch do pięciu osobach wyścig kończy się w drugiej, na ostatnim polu szlaku; przy sześciu do ośmiu w pierwszej. Obie liczą się jako świątynie, a za ostatnią nie ma już wioski.
rule-lt-own-boards = Plansze są nasze własne, wyważone symulacją; nowe gry toczą się na planszy highlands. Plansza to plik, który każdy może napisać, więc kto ma drukowaną grę, może spisać jej planszę i na niej zagrać.
rule-lt-start-title = W drogę
rule-lt-dealt = Każdy dostaje jedną kartę postaci, stawia pionek na wskazanym na niej miejscu strefy startowej, bierze wskazane klejnoty i maczetę i oddaje kartę. Na każde pole zdarzenia trafia zakryty żeton; reszta to zapas.
rule-lt-purses = Wszyscy zawsze widzą klejnoty i maczety wszystkich.
rule-lt-bank = Klejnoty i maczety pochodzą z banku i to, co zapłacone, do niego wraca. Jeśli w banku jest mniej, niż masz dostać, dostajesz to, co zostało.
rule-lt-idol-title = Posążek
rule-lt-idol-first = Kto ma posążek, wybiera w tej rundzie pierwszy. Jeśli ktoś w poprzedniej rundzie odkrył żeton posążka, to ta osoba go ma; jeśli kilka osób, to ostatnia z nich.
rule-lt-idol-rear = W przeciwnym razie ma go ostatnia osoba na szlaku; z kilku ostatnich ta, która ma najmniej klejnotów. Jeśli i tu jest remis, posążek zostaje tam, gdzie był; w pierwszej rundzie ma go pierwsza z nich w kolejności miejsc.
rule-lt-draft-title = Wybór postaci
rule-lt-draft-many = Przy czterech do ośmiu osobach dziewięć kart się tasuje i część odkłada na bok, zanim ktokolwiek je obejrzy: odkryte, widoczne dla wszystkich, albo zakryte, niewidoczne dla nikogo. Kto ma posążek, bierze pozostałe, zatrzymuje jedną i podaje resztę w lewo, i tak dookoła. Ostatnia osoba wybiera z dwóch i drugą odkłada zakrytą.
rule-lt-draft-table = Odłożone karty
rule-lt-draft-players = Osoby
rule-lt-draft-up = Odkryte
rule-lt-draft-down = Zakryte
rule-lt-draft-eight = Przy ośmiu osobach ostatnia dostaje tylko jedną kartę, dobiera tę odłożoną zakrytą i zatrzymuje jedną z dwóch.
rule-lt-draft-three = Przy trzech osobach każda ma dwie postacie. Jedną kartę odkłada się bez oglądania i każdy wybiera raz: z ośmiu, siedmiu i sześciu kart. Z pięciu, które wracają, jeszcze jedną odkłada się bez oglądania. Potem każdy wybiera znowu: z czterech, trzech i dwóch, a ostatnią kartę się odkłada.
rule-lt-draft-two = Przy dwóch osobach każda też ma dwie postacie. Jedną kartę odkłada się odkrytą, a jedną zakrytą. Kto ma posążek, wybiera z siedmiu, druga osoba z sześciu; jedną z pięciu pozostałych odkłada się losowo. Kto ma posążek, wybiera z czterech i jedną z trzech pozostałych odkłada się losowo. Druga osoba wybiera z dwóch, a ostatnią kartę się odkłada.
rule-lt-draft-know = Znasz więc karty, które trafiły do twojej ręki, wybrane przez ciebie, te, które leżą odkryte, i wszystko, co z tego wynika.
rule-lt-call-title = Wywoływanie
rule-lt-call-order = Postacie wywołuje się od 1 do 9. Kto ma wywołaną postać, odkrywa ją, a potem po kolei: ponosi skutki klątwy Szamana, jeśli na niej ciąży, traci klejnoty, jeśli wskazał ją Złodziej, bierze jeden klejnot z banku i jej używa. Postać, której nikt nie ma, się pomija.
rule-lt-call-nobody = Szaman i Złodziej mogą wskazać kartę, która leży odkryta, taką, o której wiedzą, że jest odłożona, albo własną drugą postać. Wtedy nic się nie dzieje.
rule-lt-must-move = Gdzie mowa o 1 lub 2 polach, trzeba się ruszyć. Na jednym polu może stać dowolnie wiele pionków.
rule-lt-chars-title = Dziewięć postaci
rule-lt-name-shaman = Szaman
rule-lt-shaman-what = Wskaż inną postać. Gdy zostanie wywołana, ty i ten, kto ją ma, zamieniacie swoje pionki miejscami, zanim stanie się cokolwiek innego: nawet jeśli cię to cofa i przez każdą dżunglę. Nie odkrywa się przy tym żetonu. Szaman się nie rusza.
rule-lt-name-thief = Złodziej
rule-lt-thief-what = Wskaż inną postać, ale nie Szamana; potem rusz się o 1 lub 2 pola. Gdy zostanie wywołana, wszystkie klejnoty tego, kto ją ma, są twoje, zanim zacznie się ta tura. Klejnot z banku przychodzi dopiero potem i jest bezpieczny.
rule-lt-name-seer = Jasnowidz
rule-lt-seer-what = Wybierz dwa żetony przed metą, obejrzyj je i zamień, jeśli chcesz; potem rusz się o 1 lub 2 pola. Żetony widzisz tylko ty. Wszyscy widzą, które oglądasz i czy je zamieniasz.
rule-lt-name-priest = Kapłan
rule-lt-priest-what = Możesz zapłacić 2 klejnoty i przejść do przodu do następnej świątyni. Jeśli nie chcesz albo masz mniej niż 2, nie ruszasz się.
rule-lt-name-elder = Starzec
rule-lt-elder-what = Możesz zapłacić 2 klejnoty i przejść do przodu do następnej wioski. Jeśli przed metą nie ma już wioski, Starca nie można użyć.
rule-lt-name-artisan = Rzemieślnik
rule-lt-artisan-what = Weź maczetę, jeśli chcesz i jeśli jakaś jest; potem rusz się o 1 lub 2 pola.
rule-lt-name-scout = Zwiadowca
rule-lt-scout-what = Zapłać dowolnie wiele klejnotów i za każdy rusz się o jedno pole.
rule-lt-name-canoe = Kanu
rule-lt-canoe-what = Musisz zapłacić wszystkie klejnoty i za każdy ruszyć się o dwa pola, ale najwyżej o 20; nadwyżkę też się płaci.
rule-lt-name-child = Dziecko
rule-lt-child-what = Przejdź do przodu do najbliższego pionka przed tobą; te na twoim polu się nie liczą. Jeśli nikogo przed tobą nie ma, nie ruszasz się.
rule-lt-jungle-title = Dżungla
rule-lt-jungle-what = Nikt nie minie dżungli ot tak. Jeśli masz maczetę, musisz ją tam zużyć i iść dalej; jeśli nie, stajesz w dżungli. Zakończenie ruchu dokładnie w dżungli nic nie kosztuje, ruszenie z niej też nie. Zapłata za ruch, który przerwie dżungla, przepada.
rule-lt-jungle-example = Z maczetą: 3 klejnoty prowadzą Zwiadowcę o trzy pola dalej, a maczeta się zużywa.
rule-lt-jungle-stops = Bez niej: te same 3 klejnoty kończą się w dżungli, na drugim polu.
rule-lt-jungle-all = Dotyczy to każdego ruchu do przodu i do tyłu, oprócz zamiany Szamana.
rule-lt-events-title = Żetony zdarzeń
rule-lt-events-when = Pionek, który kończy ruch na polu zdarzenia, odkrywa leżący tam żeton. Taki, który się nie ruszył albo którego przestawił Szaman, nie odkrywa. Ruch wywołany żetonem też się liczy, więc jedno zdarzenie może prowadzić do następnego.
rule-lt-events-new = Odkryty żeton się zdejmuje, na jego miejsce trafia zakryty nowy z zapasu, a odkryty wtasowuje się do zapasu.
rule-lt-token-idol = W następnej rundzie masz posążek.
rule-lt-token-gems-plus = Weź 4 klejnoty.
rule-lt-token-gems-minus = Zapłać 2 klejnoty albo wszystko, co masz, jeśli to mniej.
rule-lt-token-forward = Rusz się o 3 pola do przodu.
rule-lt-token-back = Cofnij się o 2 pola, ale nie poza strefę startową.
rule-lt-token-machete-plus = Weź maczetę, jeśli jakaś została.
rule-lt-token-machete-minus = Oddaj maczetę, jeśli ją masz.
rule-lt-ex-title = Runda dwóch osób, postać po postaci
rule-lt-ex-who = Ana ma posążek; wybiera Złodzieja i Kanu. Ben wybiera Jasnowidza i Zwiadowcę. Ana stoi na polu 8 z 2 klejnotami, Ben na polu 6 z 3 klejnotami i maczetą. Pole 10 to dżungla.
rule-lt-ex-thief = 2, Złodziej: Ana bierze klejnot, wskazuje Zwiadowcę i idzie na pole 9. Ma 3 klejnoty.
rule-lt-ex-seer = 3, Jasnowidz: Ben bierze klejnot, ogląda dwa żetony, zamienia je i idzie na pole 8. Ma 4 klejnoty.
rule-lt-ex-scout = 7, Zwiadowca: wskazał go Złodziej. Ben oddaje Anie swoje 4 klejnoty, bierze jeden, płaci go i idzie na pole 9.
rule-lt-ex-canoe = 8, Kanu: Ana ma 7 klejnotów, bierze jeden i płaci wszystkie 8: to najwyżej 16 pól. Ale nie ma maczety, więc zatrzymuje ją dżungla na polu 10. Zapłata przepada.
rule-lt-ex-idol = Nikt nie odkrył posążka, a Ben jest teraz ostatni: posążek jest jego i to on wybiera pierwszy.
rule-lt-end-title = Meta
rule-lt-finish = Pierwszy pionek, który dotrze do mety albo miałby ją minąć, wygrywa od razu i nic, co nastąpiłoby potem, już się nie liczy.
rule-lt-ranks = O kolejności pozostałych decyduje to, jak daleko doszli, a na tym samym polu klejnoty. Przy remisie miejsce jest wspólne.
rule-lt-ten-title = Dziesiąta postać
rule-lt-name-mandarin = Mandaryn
rule-lt-mandarin-what = Opcja, zwykle pomijana. Mandaryn jest wywoływany po Dziecku i rusza się do przodu o tyle pól, ile wynosi twoje miejsce w wyścigu: o jedno i o jeszcze jedno za każdy pionek przed twoim. Szaman i Złodziej mogą go wskazać. Gdy jest w grze, odkłada się o jedną odkrytą kartę więcej.
rule-lt-see-title = Co widać
rule-lt-see-all = Wszyscy widzą pionki, wszystkie klejnoty i maczety, posążek, karty, które leżą odkryte, postacie odkryte w tej rundzie, kogo wskazali Szaman i Złodziej, i każdy żeton, gdy jest odkrywany.
rule-lt-see-you = Tylko ty widzisz karty na ręce, swój wybór i żetony, które oglądasz jako Jasnowidz. Karty podane dalej i obejrzane żetony trzeba pamiętać.
rule-lt-house-title = Tam, gdzie instrukcja milczy
rule-lt-house = Drukowany szlak, wartości startowe i zestaw żetonów są znane tylko z ilustracji, których nie mamy, a instrukcja nie rozstrzyga niektórych przypadków. Postanowiliśmy sami. Każde takie rozstrzygnięcie oznacza polecenie „quipu rules lost-temple”.

## The lesson.

learn-lt-welcome = To wyścig: kto pierwszy dotrze do wielkiej świątyni na polu { $finish }, wygrywa. W drodze pomagają klejnoty i maczety.
learn-lt-idol-you = Masz posążek, więc wybór postaci zaczynasz ty.
learn-lt-idol-rival = { $rival } ma posążek i zaczyna wybór postaci; potem pozostałe karty trafiają do ciebie.
learn-lt-pick = W każdej rundzie potajemnie stajesz się dwiema postaciami. Spróbuj tej zaznaczonej.
learn-lt-pick-again = Teraz twoja druga postać; grasz obiema. Spróbuj tej zaznaczonej.
learn-lt-why-shaman = Szaman zamienia się z kimś miejscem, a { $rival } jest przed tobą.
learn-lt-why-thief = Złodziej może zabrać wszystkie klejnoty, które ma { $rival }.
learn-lt-why-seer = Jasnowidz ogląda dwa żetony na szlaku i idzie o 1 lub 2 pola.
learn-lt-why-priest = Kapłan płaci 2 klejnoty i idzie do następnej świątyni.
learn-lt-why-elder = Starzec płaci 2 klejnoty i idzie do następnej wioski.
learn-lt-why-artisan = Rzemieślnik bierze maczetę, która przyda ci się w dżungli, i idzie o 1 lub 2 pola.
learn-lt-why-scout = Zwiadowca idzie o jedno pole za każdy zapłacony klejnot.
learn-lt-why-canoe = Kanu zabiera wszystkie twoje klejnoty i za każdy płynie o dwa pola.
learn-lt-why-child = Dziecko biegnie do najbliższego pionka z przodu, a { $rival } jest przed tobą.
learn-lt-call = Teraz postacie są wywoływane od 1 do 9. Kto ma wywołaną postać, bierze klejnot i jej używa; pozostałe się pomija.
learn-lt-called = Twoja postać jest wywołana i bierzesz klejnot.
learn-lt-do-curse = Wskaż postać, którą może mieć { $rival }: gdy zostanie wywołana, zamienicie się miejscami.
learn-lt-do-rob = Wskaż postać, którą może mieć { $rival }: gdy zostanie wywołana, wszystkie klejnoty tego, kto ją ma, są twoje.
learn-lt-do-look = Wybierz dwa pola zdarzeń i obejrzyj ich żetony; spróbuj tych najbliższych.
learn-lt-do-swap = Te żetony widzisz tylko ty. Zamień je albo zostaw.
learn-lt-do-steps = Idź o 1 lub 2 pola. Panel mówi, co tam czeka.
learn-lt-do-pay = Zapłać 2 klejnoty za długą drogę albo zostań. Spróbuj: zapłać.
learn-lt-do-pay-gems =
    { $gems ->
        [one] Zapłać dowolnie wiele klejnotów, po jednym za pole. Spróbuj: zapłać 1.
       *[many] Zapłać dowolnie wiele klejnotów, po jednym za pole. Spróbuj: zapłać { $gems }.
    }
learn-lt-do-take = Weź maczetę: bez niej zatrzyma cię następna dżungla.
learn-lt-cut-you = Maczeta toruje ci drogę przez dżunglę i się zużywa. Bez niej trzeba by się tam zatrzymać.
learn-lt-stuck-you = Bez maczety zatrzymuje cię dżungla. Ruszenie z niej nic nie kosztuje; minięcie jej kosztuje.
learn-lt-cut-rival = { $rival } mija dżunglę z maczetą, która się przy tym zużywa. Kto nie ma maczety, zatrzymuje się w dżungli.
learn-lt-stuck-rival = { $rival } staje w dżungli: bez maczety nikt jej nie minie. Ruszenie z niej nic nie kosztuje.
learn-lt-robbed-you =
    { $gems ->
        [0] { $rival } jako Złodziej wskazuje twoją postać. Nie masz nic do stracenia; klejnot twojej tury przychodzi dopiero potem.
        [one] { $rival } jako Złodziej wskazuje twoją postać: tracisz klejnot. Ten, który bierzesz w swojej turze, przychodzi dopiero potem.
        [few] { $rival } jako Złodziej wskazuje twoją postać: tracisz { $gems } klejnoty. Ten, który bierzesz w swojej turze, przychodzi dopiero potem.
       *[many] { $rival } jako Złodziej wskazuje twoją postać: tracisz { $gems } klejnotów. Ten, który bierzesz w swojej turze, przychodzi dopiero potem.
    }
learn-lt-robbed-rival =
    { $gems ->
        [0] Dobrze wskazana postać, ale { $rival } nie ma klejnotów.
        [one] Dobrze wskazana postać: { $rival } oddaje ci klejnot.
        [few] Dobrze wskazana postać: { $rival } oddaje ci { $gems } klejnoty.
       *[many] Dobrze wskazana postać: { $rival } oddaje ci { $gems } klejnotów.
    }
learn-lt-cursed = Klątwa Szamana: gdy wskazana postać zostaje wywołana, dwa pionki zamieniają się miejscami, cokolwiek leży między nimi.
learn-lt-token = Pionek, który kończy ruch na polu zdarzenia, odkrywa leżący tam żeton: klejnoty, maczeta, kroki do przodu albo do tyłu. Na jego miejsce trafia nowy.
learn-lt-token-idol = Pionek, który kończy ruch na polu zdarzenia, odkrywa leżący tam żeton. Ten to posążek: kto go ma, zaczyna wybór w następnej rundzie.
learn-lt-end = Wiesz już, o co chodzi. Wyścig trwa do wielkiej świątyni na polu { $finish }: zachowaj klejnoty na długą drogę i po maczecie na każdą dżunglę.
learn-lt-watch = { $rival } wybiera. Patrz na pasek: pokazuje, kto jest wywołany.

## Replays.

replay-knot-token = żeton zdarzenia
replay-knot-curse = klątwa lub kradzież
replay-graph-lost = Pola na szlaku
replay-lost-picked = { $name } wybiera postać: { $character }
replay-lost-looked = { $name } ogląda pola { $one } i { $other }: { $first }; { $second }
