## What is said before the game: on the home page and in the lobby.

hook-lost-temple = Dziewięć postaci, jeden wyścig przez dżunglę.
option-lost-temple-mandarin = Mandaryn
option-lost-temple-mandarin-note = Dodaje dziesiątą postać.
option-lost-temple-mandarin-on = Dziesięć postaci, z Mandarynem.
option-lost-temple-mandarin-off = Dziewięć postaci, bez Mandaryna.
option-lost-temple-board = Plansza
option-lost-temple-board-is = Plansza: { $name }
option-lost-temple-board-refused = Na planszy z tego pliku nie da się grać. Strona plansz pokaże, co jest nie tak.
option-lost-temple-board-more = Wszystkie plansze i edytor
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

# A character as the object of a verb: keep, have, curse, rob.
lost-the-shaman = Szamana
lost-the-thief = Złodzieja
lost-the-seer = Jasnowidza
lost-the-priest = Kapłana
lost-the-elder = Starca
lost-the-artisan = Rzemieślnika
lost-the-scout = Zwiadowcę
lost-the-canoe = Kanu
lost-the-child = Dziecko
lost-the-mandarin = Mandaryna

# What a character does, in a few words: on its card.
lost-does-shaman = wskaż, z kim zamienisz się miejscem
lost-does-thief = wskaż, kogo okradniesz, idź o 1 lub 2
lost-does-seer = obejrzyj dwa żetony, idź o 1 lub 2
lost-does-priest = za 2 klejnoty do następnej świątyni
lost-does-elder = za 2 klejnoty do następnej wioski
lost-does-artisan = weź maczetę, idź o 1 lub 2
lost-does-scout = 1 klejnot za pole
lost-does-canoe = zapłać wszystko, 2 pola za klejnot
lost-does-child = idź do najbliższego pionka z przodu
lost-does-mandarin = idź o tyle pól, ile wynosi twoje miejsce

# What a token does, in a few words: after a colon, or alone.
lost-token-idol = posążek w następnej rundzie
lost-token-gain-gems = weź 4 klejnoty
lost-token-lose-gems = oddaj 2 klejnoty
lost-token-forward = 3 pola do przodu
lost-token-back = 2 pola do tyłu
lost-token-gain-machete = weź maczetę
lost-token-lose-machete = oddaj maczetę

# A space of the start area; elsewhere a space is just its number.
# The texts below say "pole" before it, always in the nominative or accusative.
lost-start-place = startowe { $place }

# What happens, in the log and for screen readers. { $place } is a number or a start space.
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
lost-idol-token = { $name } dostaje posążek (dzięki żetonowi) i zaczyna wybór.
lost-idol-rearmost = { $name } dostaje posążek (ostatnia pozycja w wyścigu) i zaczyna wybór.
lost-idol-fewest = { $name } dostaje posążek (remis na końcu, najmniej klejnotów) i zaczyna wybór.
lost-idol-kept = { $name } zachowuje posążek i zaczyna wybór.
lost-idol-first = { $name } dostaje posążek (remis na końcu, kolejność przy stole) i zaczyna wybór.
lost-told-up = Odłożone odkryte: { $characters }
lost-told-added = { $name } dobiera odłożoną kartę
lost-told-picked = { $name } ma już postać
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
lost-told-spared-curse = { $name } rzuca klątwę na własną postać: nic się nie dzieje
lost-told-spared-theft = { $name } okrada własną postać: nic się nie dzieje
lost-told-gem = { $name } bierze klejnot
lost-told-no-gem = Bank jest pusty: { $name } nie dostaje klejnotu
lost-told-curses = { $name } rzuca klątwę na { $character } i zamieni się miejscem z tym, kto ma tę postać
lost-told-robs = { $name } okradnie { $character }: zabierze wszystkie klejnoty temu, kto ma tę postać
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
lost-said-summary = Runda { $round }: trwa wybór postaci. Prowadzi { $name }, pole { $place }.
lost-said-summary-called = Runda { $round }, wywołana postać: { $character }. Prowadzi { $name }, pole { $place }.
lost-said-asked = Twoja kolej. { $title } { $note }

# What is asked.
lost-ask = Twoja kolej
lost-ask-keep = Zatrzymaj jedną, resztę ({ $rest }) dostanie { $name }
lost-ask-keep-last = Zatrzymaj jedną z { $cards }
lost-ask-curse = Szaman: kogo przeklinasz?
lost-ask-rob = Złodziej: kogo okradasz?
lost-ask-look = Jasnowidz: obejrzyj dwa żetony
lost-ask-swap = Jasnowidz: te żetony widzisz tylko ty
lost-ask-how-far = { $character }: jak daleko?
lost-ask-village = Starzec: do następnej wioski?
lost-ask-temple = Kapłan: do następnej świątyni?
lost-ask-machete = Rzemieślnik: bierzesz maczetę?

# What is good to know before choosing.
lost-note-curse = Gdy wskazana postać zostanie wywołana, najpierw zamienisz się miejscem z tym, kto ją ma. Zakryte karty: { $suspects }.
lost-note-rob = Gdy wskazana postać zostanie wywołana, zabierzesz wszystkie klejnoty temu, kto ją ma. Zakryte karty: { $suspects }.
lost-suspect-place = { $name } (pole { $place })
lost-suspect-gems = { $name } ({ $gems ->
    [one] 1 klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
})
lost-note-look = Wybierz dwa pola zdarzeń. Żetony zobaczysz tylko ty. Możesz je zamienić, a potem ruszasz dalej.
lost-note-swap = Zapamiętaj je. Wszyscy widzą, czy je zamieniasz. Potem idziesz o 1 lub 2 pola.
lost-note-steps = Musisz się ruszyć. { $machetes ->
    [0] Bez maczety zatrzyma cię dżungla.
    [one] Przejście przez dżunglę kosztuje maczetę.
   *[many] Przejście przez dżunglę kosztuje jedną z { $machetes } maczet.
}
lost-note-pay = Koszt: { $toll } klejnoty. Masz { $gems }.
lost-note-pay-gems = 1 klejnot za pole. { $machetes ->
    [0] Bez maczety zatrzyma cię dżungla.
    [one] Przejście przez dżunglę kosztuje maczetę.
   *[many] Przejście przez dżunglę kosztuje jedną z { $machetes } maczet.
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
lost-aside-none = Nie ma odłożonych kart.
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
lost-pick-second = To twoja druga postać. Masz już { $character }.

# What a choice does: short on the choice, whole below, and on the button.
lost-to = pole { $place }
lost-keep-button = Zatrzymaj { $character }
lost-keep-means = { $character }: { $does }. { $outlook }
lost-outlook-names = Nie idzie: zamienia się miejscem z tym, kto ma wskazaną postać.
lost-outlook-walks = W tej chwili może dojść na pole { $place }.
lost-outlook-scout = { $gems ->
    [one] W tej chwili za 1 klejnot dojdzie na pole { $place }.
    [few] W tej chwili za { $gems } klejnoty dojdzie najdalej na pole { $place }.
   *[many] W tej chwili za { $gems } klejnotów dojdzie najdalej na pole { $place }.
}
lost-outlook-canoe = { $gems ->
    [one] W tej chwili płaci twój jedyny klejnot i płynie na pole { $place }.
   *[many] W tej chwili płaci wszystkie klejnoty ({ $gems }) i płynie na pole { $place }.
}
lost-outlook-pays = W tej chwili za { $gems ->
    [one] 1 klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
} dojdzie na pole { $place }.
lost-outlook-goes = W tej chwili idzie na pole { $place }.
lost-outlook-poor = W tej chwili nie masz czym zapłacić, więc się nie rusza.
lost-outlook-no-village = Przed tobą nie ma wioski, więc się nie rusza.
lost-outlook-nobody = W tej chwili nikogo przed tobą nie ma, więc się nie rusza.
lost-name-up = odkryta
lost-name-own = twoja
lost-name-up-means = { $character } to odkryta karta. Nikt jej nie ma, więc nic się nie stanie.
lost-name-own-means = { $character } to twoja postać, więc nic się nie stanie.
lost-curse-means = Jeśli ktoś ma { $character }, po wywołaniu tej postaci zamienicie się miejscami.
lost-rob-means = Jeśli ktoś ma { $character }, po wywołaniu tej postaci zabierzesz wszystkie jego klejnoty. Teraz idziesz o 1 lub 2 pola.
lost-curse-button = Przeklnij { $character }
lost-rob-button = Okradnij { $character }
lost-look-short = { $one } i { $other }
lost-look-means = Tylko ty zobaczysz żetony na polach { $one } i { $other }.
lost-look-button = Obejrzyj { $one } i { $other }
lost-look-first = Wybierz dwa pola.
lost-look-second = Wybrane pole: { $one }. Wybierz jeszcze jedno.
lost-look-none = Wybierz dwa żetony
lost-look-at = Pole { $space }
lost-look-spaces = Pola zdarzeń
lost-swap-short = zamień
lost-lie-short = zostaw
lost-swap-means = Pole { $one }: { $first }. Pole { $other }: { $second }.
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
    [0] Nie będziesz mieć maczety
    [one] Będziesz mieć 1 maczetę
    [few] Będziesz mieć { $machetes } maczety
   *[many] Będziesz mieć { $machetes } maczet
}.
lost-take-button = Weź maczetę
lost-leave-button = Zostaw maczetę
lost-choose-first = Wybierz opcję

# Who the table is waiting for.
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
lost-final = Wyniki końcowe
lost-round = Runda { $round }
lost-round-called = Runda { $round }: { $character }
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
lost-explorer = Gracz
lost-gems-column = Klejnoty
lost-machetes-column = Maczety
lost-space-column = Pole
lost-start-short = S{ $place }
lost-bank = W banku
lost-rank = Miejsce
lost-choices = Co robisz?
lost-choose-hint = Nic jeszcze nie wybrano.
lost-steps = { $steps ->
    [one] pole
    [few] pola
   *[many] pól
}
lost-own = Twoje postacie
lost-order = Kolejność: { $names }. Teraz wybiera { $name }.
lost-sent = Wybór przyjęty
lost-wait-none = Nie masz jeszcze postaci.
lost-wait-shared = Wszystko jest zakryte, dopóki któryś z graczy nie weźmie urządzenia.
lost-wait-shown = Twoje postacie są już wywołane.
lost-wait-hidden = Widzisz to tylko ty: { $characters }

# What is shown large.
lost-cursed = { $name } pada ofiarą klątwy
lost-robbed = { $name } pada ofiarą kradzieży
lost-wins = { $name } wygrywa
lost-tie-gems = { $names } stoją na jednym polu (pole { $place }). Decydują klejnoty.
lost-tie-shared = { $names } stoją na jednym polu (pole { $place }) i mają tyle samo klejnotów. Dzielą { $rank }. miejsce.

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
board-place = Pole startowe { $number }
board-stand = { $space }: { $names }

# A board as a small picture, and the choice of one in the lobby.
board-map = Plansza { $name }

# The page of boards.
board-title = Plansze do gry Lost Temple
board-lead = W Lost Temple zagrasz na dowolnym szlaku: naszym, z pliku albo narysowanym przez siebie.
board-shipped = Nasze plansze
board-own = Twoje plansze
board-own-none = Jeszcze żadnej. Narysowane i wczytane plansze zapisują się w tej przeglądarce.
board-new = Narysuj planszę
board-about-highlands = Domyślna w nowych grach, wyważona dla każdej liczby graczy.
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
    }. Od sześciu graczy wyścig kończy się na polu { $short }.
board-play = Zagraj na niej
board-edit = Edytuj
board-copy = Edytuj kopię
board-download = Zapisz jako plik
board-delete = Usuń
board-delete-sure = Usunąć tę planszę na dobre?
board-delete-yes = Usuń
board-delete-no = Anuluj
board-close = Zamknij

board-load = Plansza z pliku
board-load-how = Wybierz plik albo upuść go gdziekolwiek na tej stronie.
board-load-choose = Wybierz plik
board-load-refused = Na tej planszy nie da się jeszcze grać:
board-file-large = Ten plik jest za duży na planszę i nie został wczytany. Plansza to krótki plik tekstowy.
board-file-no-text = To nie jest plik tekstowy. Plansza to krótki tekst, taki jak z przycisku „Zapisz jako plik”.
board-file-gone = Przeglądarka nie może odczytać tego pliku. Może to folder albo plik został przeniesiony.

board-play-on = Zagraj na planszy { $name }
board-your-name = Twój nick
board-no-room = W tej przeglądarce brak miejsca. Usuń jedną ze swoich plansz albo zapisz tę jako plik.

board-draw = Edytor plansz
board-name = Nazwa planszy
board-about = Opis
board-nameless = Plansza nie ma jeszcze nazwy. Nadaj jej jakąś.
board-spaces =
    { $n ->
        [one] Szlak: 1 pole
        [few] Szlak: { $n } pola
       *[many] Szlak: { $n } pól
    }
board-spaces-how = Dotknij pola, aby je wybrać, a potem jeszcze raz, aby zmienić jego rodzaj. Klawiatura: strzałki wybierają, litery poniżej zmieniają rodzaj, Insert dodaje, a Delete usuwa.
board-this-space = Rodzaj pola { $number }
board-kind =
    { $kind ->
        [event] Zdarzenie
        [jungle] Dżungla
        [village] Wioska
        [temple] Świątynia
        [great] Wielka świątynia
       *[plain] Ścieżka
    }
board-insert = Wstaw pole przed
board-remove = Usuń pole
board-starts = Pozycje startowe
board-starts-how = Pole startowe 1 jest tuż przed pierwszym polem szlaku. Gracze zaczynają z klejnotami i maczetą wylosowanej postaci.
board-column-character = Postać
board-column-place = Pole startowe
board-column-gems = Klejnoty
board-column-machete = Maczeta
board-start-place = { $character }: pole startowe
board-start-gems = { $character }: klejnoty
board-start-machete = { $character }: maczeta
board-tokens = Żetony zdarzeń: { $n } z { $all }
board-tokens-how = Dokładnie dwa z nich muszą być posążkami.
board-token-count = Ile żetonów: { $token }
board-sound = Na tej planszy da się grać.
board-faults = Zanim da się na niej grać:
board-save = Zapisz w przeglądarce
board-save-play = Zapisz i zagraj
board-saved = Plansza { $name } jest zapisana.

# What is wrong with a board, and what to do. { $part } and { $key } are words of the file, { $character } is a character's name.
board-fault-json = Wiersz { $line }, kolumna { $column }: błąd składni. Poszukaj brakującego przecinka, cudzysłowu albo nawiasu.
board-fault-object = To nie jest plansza. Plik musi być jednym obiektem w nawiasach klamrowych, a w nim name, track, starts i tokens.
board-fault-key = Nieznany klucz „{ $key }”. Usuń go.
board-fault-character = W „starts” jest „{ $key }”, a to żadna z dziewięciu postaci. Usuń to albo popraw nazwę.
board-fault-token = W „tokens” jest nieznany żeton „{ $key }”. Usuń go albo popraw nazwę.
board-fault-missing = Brakuje wpisu „{ $part }”. Dodaj go.
board-fault-twice = Wpis „{ $part }” występuje dwa razy. Zostaw jeden.
board-fault-text = „{ $part }” musi być tekstem w cudzysłowie.
board-fault-number = „{ $part }” musi być liczbą całkowitą.
board-fault-group = „{ $part }” musi być obiektem w nawiasach klamrowych.
board-fault-long =
    { $n ->
        [few] Szlak ma { $n } pola. Skróć go do { $most }.
       *[many] Szlak ma { $n } pól. Skróć go do { $most }.
    }
board-fault-letter = „{ $letter }” na polu { $number } nie oznacza rodzaju pola. Użyj jednego z: . e j v t T.
board-fault-great =
    { $n ->
        [0] Szlak nie ma wielkiej świątyni. Muszą być dokładnie dwie.
        [one] Szlak ma 1 wielką świątynię. Muszą być dokładnie dwie.
        [few] Szlak ma { $n } wielkie świątynie. Muszą być dokładnie dwie.
       *[many] Szlak ma { $n } wielkich świątyń. Muszą być dokładnie dwie.
    }
board-fault-end = Szlak nie kończy się wielką świątynią. Zmień na nią ostatnie pole.
board-fault-jungles =
    { $n ->
        [0] Szlak nie ma dżungli. Muszą być dokładnie trzy.
        [one] Szlak ma 1 dżunglę. Muszą być dokładnie trzy.
        [few] Szlak ma { $n } dżungle. Muszą być dokładnie trzy.
       *[many] Szlak ma { $n } dżungli. Muszą być dokładnie trzy.
    }
board-fault-village = Przed pierwszą wielką świątynią nie ma wioski. Dodaj ją.
board-fault-no-event = Szlak nie ma pola zdarzenia. Dodaj co najmniej jedno.
board-fault-events =
    { $n ->
        [few] Szlak ma { $n } pola zdarzeń. Żetonów starczy najwyżej na { $most }.
       *[many] Szlak ma { $n } pól zdarzeń. Żetonów starczy najwyżej na { $most }.
    }
board-fault-rich = Osiem najbogatszych postaci zaczyna łącznie z tyloma klejnotami: { $gems }. W banku jest tylko { $bank }. Daj im mniej.
board-fault-negative = { $n } nie może być liczbą żetonów ({ $token }). Użyj 0 lub więcej.
board-fault-tokens =
    { $n ->
        [one] Jest 1 żeton. Musi ich być { $all }.
        [few] Są { $n } żetony. Musi ich być { $all }.
       *[many] Jest { $n } żetonów. Musi ich być { $all }.
    }
board-fault-idols =
    { $n ->
        [one] Jest 1 żeton posążka. Muszą być dokładnie 2.
        [few] Są { $n } żetony posążków. Muszą być dokładnie 2.
       *[many] Jest { $n } żetonów posążków. Muszą być dokładnie 2.
    }
board-fault-start-key = { $character }: nieznany klucz „{ $key }”. Usuń go.
board-fault-start-missing = { $character }: brakuje wpisu „{ $part }”. Dodaj go.
board-fault-start-twice = { $character }: wpis „{ $part }” występuje dwa razy. Zostaw jeden.
board-fault-start-number = { $character }: „{ $part }” musi być liczbą całkowitą.
board-fault-start-machete = { $character }: „machete” musi mieć wartość true albo false.
board-fault-start-place = { $character }: nie ma pola startowego { $place }. Użyj od 1 do { $most }.
board-fault-start-gems = { $character }: liczba klejnotów nie może wynosić { $gems }. Użyj od 0 do { $most }.
board-fault-more =
    { $n ->
        [one] I jeszcze 1 błąd.
        [few] I jeszcze { $n } błędy.
       *[many] I jeszcze { $n } błędów.
    }

## The rules page.

lead-lost-temple = Wyścig przez dżunglę dla dwóch do ośmiu graczy. W każdej rundzie potajemnie wcielasz się w jedną z postaci. Wygrywa ten, kto pierwszy stanie w wielkiej świątyni.
rule-lt-board-title = Plansza
rule-lt-box = W grze jest 9 kart postaci, 18 żetonów zdarzeń, 50 klejnotów, 8 maczet, jeden posążek i po pionku dla każdego gracza. Może grać od dwóch do ośmiu graczy.
rule-lt-track = Plansza to jeden szlak. Są na nim zwykłe pola, pola zdarzeń z żetonem, trzy dżungle, wioski i świątynie.
rule-lt-great = Dwie świątynie są wielkie. Gdy gra od dwóch do pięciu graczy, wyścig kończy się w drugiej z nich, na ostatnim polu szlaku. Od sześciu do ośmiu graczy: w pierwszej. Obie liczą się jako świątynie, a za ostatnią nie ma już wioski.
rule-lt-own-boards = Plansze są nasze własne, wyważone symulacją. Nowe gry toczą się na planszy „highlands”. Plansza to plik, który każdy może napisać, więc jeśli masz pudełkową grę, możesz odtworzyć jej planszę i na niej zagrać.
rule-lt-start-title = Przygotowanie
rule-lt-dealt = Każdy gracz dostaje jedną kartę postaci, stawia pionek na wskazanym na niej polu startowym, bierze wskazane klejnoty i maczetę, a potem oddaje kartę. Na każde pole zdarzenia trafia zakryty żeton. Pozostałe żetony to zapas.
rule-lt-purses = Wszyscy zawsze widzą klejnoty i maczety wszystkich graczy.
rule-lt-bank = Klejnoty i maczety pochodzą z banku, a zapłata do niego wraca. Jeśli w banku jest mniej, niż masz dostać, dostajesz to, co zostało.
rule-lt-idol-title = Posążek
rule-lt-idol-first = Gracz z posążkiem wybiera w tej rundzie pierwszy. Ma go ten, kto w poprzedniej rundzie odkrył żeton posążka. Jeśli odkryło go kilku graczy, posążek ma ostatni z nich.
rule-lt-idol-rear = W przeciwnym razie posążek ma ostatni gracz na szlaku. Przy remisie ten z najmniejszą liczbą klejnotów. Jeśli i tu jest remis, posążek zostaje tam, gdzie był. W pierwszej rundzie dostaje go pierwszy z nich w kolejności przy stole.
rule-lt-draft-title = Wybór postaci
rule-lt-draft-many = Gdy gra od czterech do ośmiu graczy, tasuje się dziewięć kart i część odkłada na bok, zanim ktokolwiek je obejrzy: odkryte, widoczne dla wszystkich, albo zakryte. Gracz z posążkiem bierze pozostałe, zatrzymuje jedną i podaje resztę w lewo, i tak dalej. Ostatni gracz wybiera z dwóch, a drugą odkłada zakrytą.
rule-lt-draft-table = Odłożone karty
rule-lt-draft-players = Gracze
rule-lt-draft-up = Odkryte
rule-lt-draft-down = Zakryte
rule-lt-draft-eight = Przy ośmiu graczach ostatni dostaje tylko jedną kartę, dobiera tę odłożoną zakrytą i zatrzymuje jedną z dwóch.
rule-lt-draft-three = Przy trzech graczach każdy ma dwie postacie. Jedną kartę odkłada się bez oglądania i każdy wybiera raz: z ośmiu, siedmiu i sześciu kart. Z pięciu, które wracają, jeszcze jedną odkłada się bez oglądania. Potem każdy wybiera znowu: z czterech, trzech i dwóch, a ostatnią kartę się odkłada.
rule-lt-draft-two = Przy dwóch graczach każdy też ma dwie postacie. Jedną kartę odkłada się odkrytą, a jedną zakrytą. Gracz z posążkiem wybiera z siedmiu, drugi gracz z sześciu, a jedną z pięciu pozostałych odkłada się losowo. Gracz z posążkiem wybiera z czterech i jedną z trzech pozostałych odkłada się losowo. Drugi gracz wybiera z dwóch, a ostatnią kartę się odkłada.
rule-lt-draft-know = Znasz więc karty, które trafiły do twojej ręki, wybrane przez ciebie, leżące odkryte i wszystko, co z tego wynika.
rule-lt-call-title = Wywoływanie postaci
rule-lt-call-order = Postacie wywołuje się od 1 do 9. Gracz, który ma wywołaną postać, odkrywa ją. Potem po kolei: zamienia się miejscem, jeśli ciąży na niej klątwa Szamana, traci klejnoty, jeśli wskazał ją Złodziej, bierze jeden klejnot z banku i używa postaci. Postać, której nikt nie ma, się pomija.
rule-lt-call-nobody = Szaman i Złodziej mogą wskazać odkrytą kartę, kartę, o której wiedzą, że jest odłożona, albo własną drugą postać. Wtedy nic się nie dzieje.
rule-lt-must-move = Gdzie mowa o 1 lub 2 polach, trzeba się ruszyć. Na jednym polu może stać dowolna liczba pionków.
rule-lt-chars-title = Dziewięć postaci
rule-lt-name-shaman = Szaman
rule-lt-shaman-what = Wskaż inną postać. Gdy zostanie wywołana, twój pionek i pionek tego, kto ją ma, najpierw zamieniają się miejscami, nawet jeśli cię to cofa i nawet przez dżunglę. Nie odkrywa się przy tym żetonu. Szaman się nie rusza.
rule-lt-name-thief = Złodziej
rule-lt-thief-what = Wskaż inną postać, ale nie Szamana. Potem idź o 1 lub 2 pola. Gdy wskazana postać zostanie wywołana, zabierasz wszystkie klejnoty temu, kto ją ma, zanim zacznie się ta tura. Klejnot z banku przychodzi dopiero potem i jest bezpieczny.
rule-lt-name-seer = Jasnowidz
rule-lt-seer-what = Wybierz dwa żetony przed metą, obejrzyj je i zamień, jeśli chcesz. Potem idź o 1 lub 2 pola. Żetony widzisz tylko ty. Wszyscy widzą, które oglądasz i czy je zamieniasz.
rule-lt-name-priest = Kapłan
rule-lt-priest-what = Możesz zapłacić 2 klejnoty i przejść do następnej świątyni z przodu. Jeśli nie chcesz albo masz mniej niż 2, nie ruszasz się.
rule-lt-name-elder = Starzec
rule-lt-elder-what = Możesz zapłacić 2 klejnoty i przejść do następnej wioski z przodu. Jeśli przed metą nie ma już wioski, Starca nie można użyć.
rule-lt-name-artisan = Rzemieślnik
rule-lt-artisan-what = Weź maczetę, jeśli chcesz i jeśli jakaś została. Potem idź o 1 lub 2 pola.
rule-lt-name-scout = Zwiadowca
rule-lt-scout-what = Zapłać dowolną liczbę klejnotów i za każdy idź o jedno pole.
rule-lt-name-canoe = Kanu
rule-lt-canoe-what = Musisz zapłacić wszystkie klejnoty. Za każdy płyniesz o dwa pola, ale najwyżej o 20. Nadwyżkę też płacisz.
rule-lt-name-child = Dziecko
rule-lt-child-what = Idź do najbliższego pionka przed tobą. Pionki na twoim polu się nie liczą. Jeśli nikogo przed tobą nie ma, nie ruszasz się.
rule-lt-jungle-title = Dżungla
rule-lt-jungle-what = Przez dżunglę nie przejdziesz za darmo. Jeśli masz maczetę, musisz ją tam zużyć i idziesz dalej. Jeśli nie, zatrzymujesz się w dżungli. Zakończenie ruchu dokładnie w dżungli nic nie kosztuje, wyjście z niej też nie. Jeśli dżungla przerwie ruch, zapłata przepada.
rule-lt-jungle-example = Z maczetą: za 3 klejnoty Zwiadowca idzie o trzy pola, a maczeta się zużywa.
rule-lt-jungle-stops = Bez niej: za te same 3 klejnoty dochodzi tylko do dżungli, na drugie pole.
rule-lt-jungle-all = Dotyczy to każdego ruchu, do przodu i do tyłu, oprócz zamiany Szamana.
rule-lt-events-title = Żetony zdarzeń
rule-lt-events-when = Pionek, który kończy ruch na polu zdarzenia, odkrywa leżący tam żeton. Pionek, który się nie ruszył albo którego przestawił Szaman, nie odkrywa. Ruch wywołany żetonem też się liczy, więc jeden żeton może prowadzić do następnego.
rule-lt-events-new = Odkryty żeton się zdejmuje, na jego miejsce trafia zakryty nowy z zapasu, a odkryty wtasowuje się do zapasu.
rule-lt-token-idol = W następnej rundzie masz posążek.
rule-lt-token-gems-plus = Weź 4 klejnoty.
rule-lt-token-gems-minus = Oddaj 2 klejnoty albo wszystkie, jeśli masz mniej.
rule-lt-token-forward = Idź o 3 pola do przodu.
rule-lt-token-back = Cofnij się o 2 pola, ale nie poza strefę startową.
rule-lt-token-machete-plus = Weź maczetę, jeśli jakaś została.
rule-lt-token-machete-minus = Oddaj maczetę, jeśli ją masz.
rule-lt-ex-title = Runda dla dwojga, postać po postaci
rule-lt-ex-who = Ana ma posążek. Wybiera Złodzieja i Kanu. Ben wybiera Jasnowidza i Zwiadowcę. Ana stoi na polu 8 z 2 klejnotami, Ben na polu 6 z 3 klejnotami i maczetą. Pole 10 to dżungla.
rule-lt-ex-thief = 2, Złodziej: Ana bierze klejnot, wskazuje Zwiadowcę i idzie na pole 9. Ma 3 klejnoty.
rule-lt-ex-seer = 3, Jasnowidz: Ben bierze klejnot, ogląda dwa żetony, zamienia je i idzie na pole 8. Ma 4 klejnoty.
rule-lt-ex-scout = 7, Zwiadowca: wskazał go Złodziej. Ben oddaje Anie swoje 4 klejnoty, bierze jeden, płaci go i idzie na pole 9.
rule-lt-ex-canoe = 8, Kanu: Ana ma 7 klejnotów, bierze jeden i płaci wszystkie 8, czyli za najwyżej 16 pól. Ale nie ma maczety, więc zatrzymuje ją dżungla na polu 10. Zapłata przepada.
rule-lt-ex-idol = Nikt nie odkrył posążka, a Ben jest teraz ostatni. Posążek jest jego i to on wybiera pierwszy.
rule-lt-end-title = Meta
rule-lt-finish = Pierwszy pionek, który dotrze do mety albo miałby ją minąć, od razu wygrywa. Nic, co nastąpiłoby potem, już się nie liczy.
rule-lt-ranks = O kolejności pozostałych decyduje to, jak daleko doszli, a na tym samym polu klejnoty. Przy remisie dzielą miejsce.
rule-lt-ten-title = Dziesiąta postać
rule-lt-name-mandarin = Mandaryn
rule-lt-mandarin-what = Opcja, domyślnie wyłączona. Mandaryn jest wywoływany po Dziecku i idzie do przodu o tyle pól, ile wynosi twoje miejsce w wyścigu: o jedno i o jeszcze jedno za każdy pionek przed twoim. Szaman i Złodziej mogą go wskazać. Gdy jest w grze, odkłada się o jedną odkrytą kartę więcej.
rule-lt-see-title = Co widać
rule-lt-see-all = Wszyscy widzą pionki, wszystkie klejnoty i maczety, posążek, odkryte karty, postacie odkryte w tej rundzie, kogo wskazali Szaman i Złodziej, oraz każdy żeton, gdy jest odkrywany.
rule-lt-see-you = Tylko ty widzisz karty na ręce, swój wybór i żetony, które oglądasz jako Jasnowidz. Kart podanych dalej i obejrzanych żetonów nikt ci nie przypomni.
rule-lt-house-title = Gdy instrukcja milczy

## The lesson.

learn-lt-welcome = To wyścig: wygrywa ten, kto pierwszy dotrze do wielkiej świątyni na polu { $finish }. W drodze pomagają klejnoty i maczety.
learn-lt-idol-you = Masz posążek, więc to ty zaczynasz wybór postaci.
learn-lt-idol-rival = { $rival } ma posążek i zaczyna wybór postaci. Potem pozostałe karty trafiają do ciebie.
learn-lt-why-shaman = Szaman zamienia się miejscem z innym graczem, a { $rival } jest przed tobą.
learn-lt-why-thief = Złodziej może zabrać wszystkie klejnoty, które ma { $rival }.
learn-lt-why-seer = Jasnowidz ogląda dwa żetony na szlaku i idzie o 1 lub 2 pola.
learn-lt-why-priest = Kapłan płaci 2 klejnoty i idzie do następnej świątyni.
learn-lt-why-elder = Starzec płaci 2 klejnoty i idzie do następnej wioski.
learn-lt-why-artisan = Rzemieślnik bierze maczetę, która przyda ci się w dżungli, i idzie o 1 lub 2 pola.
learn-lt-why-scout = Zwiadowca idzie o jedno pole za każdy zapłacony klejnot.
learn-lt-why-canoe = Kanu zabiera wszystkie twoje klejnoty i za każdy płynie o dwa pola.
learn-lt-why-child = Dziecko biegnie do najbliższego pionka z przodu, a { $rival } jest przed tobą.
learn-lt-call = Teraz postacie są wywoływane od 1 do 9. Gracz, który ma wywołaną postać, bierze klejnot i jej używa. Pozostałe się pomija.
learn-lt-called = Twoja postać jest wywołana i bierzesz klejnot.
learn-lt-do-curse = Wskaż postać, którą może mieć { $rival }. Gdy zostanie wywołana, zamienicie się miejscami.
learn-lt-do-rob = Wskaż postać, którą może mieć { $rival }. Gdy zostanie wywołana, zabierzesz wszystkie klejnoty temu, kto ją ma.
learn-lt-do-look = Wybierz dwa pola zdarzeń i obejrzyj ich żetony. Wypróbuj te najbliższe.
learn-lt-do-swap = Te żetony widzisz tylko ty. Zamień je albo zostaw.
learn-lt-do-steps = Idź o 1 lub 2 pola. Panel mówi, co tam czeka.
learn-lt-do-pay = Zapłać 2 klejnoty za długą drogę albo zostań. Spróbuj zapłacić.
learn-lt-do-pay-gems = Zapłać dowolną liczbę klejnotów, po jednym za pole. Spróbuj: { $gems }.
learn-lt-do-take = Weź maczetę. Bez niej zatrzyma cię następna dżungla.
learn-lt-cut-you = Maczeta toruje ci drogę przez dżunglę i się zużywa. Bez niej trzeba by się tam zatrzymać.
learn-lt-stuck-you = Bez maczety zatrzymuje cię dżungla. Wyjście z niej nic nie kosztuje. Przejście przez nią kosztuje maczetę.
learn-lt-cut-rival = { $rival } przechodzi przez dżunglę z maczetą, która się przy tym zużywa. Bez maczety trzeba się tam zatrzymać.
learn-lt-stuck-rival = { $rival } grzęźnie w dżungli: bez maczety nikt przez nią nie przejdzie. Wyjście z niej nic nie kosztuje.
learn-lt-robbed-you =
    { $gems ->
        [0] { $rival } jako Złodziej wskazuje twoją postać. Nie masz nic do stracenia, a swój klejnot bierzesz dopiero po kradzieży.
        [one] { $rival } jako Złodziej wskazuje twoją postać: tracisz klejnot. Swój klejnot w tej turze bierzesz dopiero po kradzieży.
        [few] { $rival } jako Złodziej wskazuje twoją postać: tracisz { $gems } klejnoty. Swój klejnot w tej turze bierzesz dopiero po kradzieży.
       *[many] { $rival } jako Złodziej wskazuje twoją postać: tracisz { $gems } klejnotów. Swój klejnot w tej turze bierzesz dopiero po kradzieży.
    }
learn-lt-robbed-rival =
    { $gems ->
        [0] Dobrze wskazana postać, ale { $rival } nie ma klejnotów.
        [one] Dobrze wskazana postać: { $rival } oddaje ci klejnot.
        [few] Dobrze wskazana postać: { $rival } oddaje ci { $gems } klejnoty.
       *[many] Dobrze wskazana postać: { $rival } oddaje ci { $gems } klejnotów.
    }
learn-lt-cursed = Klątwa Szamana: gdy wskazana postać zostaje wywołana, dwa pionki zamieniają się miejscami, cokolwiek leży między nimi.
learn-lt-token = Pionek, który kończy ruch na polu zdarzenia, odkrywa leżący tam żeton: klejnoty, maczetę albo ruch do przodu lub do tyłu. Na jego miejsce trafia nowy.
learn-lt-token-idol = Pionek, który kończy ruch na polu zdarzenia, odkrywa leżący tam żeton. Ten to posążek: kto go ma, zaczyna wybór w następnej rundzie.
learn-lt-watch = { $rival } wybiera. Patrz na pasek: pokazuje, kto jest wywołany.

## Replays.

replay-knot-token = żeton zdarzenia
replay-knot-curse = klątwa lub kradzież
replay-graph-lost = Pola na szlaku
replay-lost-picked = { $name } wybiera postać: { $character }
replay-lost-looked = { $name } ogląda pola { $one } i { $other }: { $first }; { $second }

## Key moments, the summary card.

lost-key-moments = Kluczowe momenty
lost-key-move = { $spaces ->
    [one] { $name } idzie o 1 pole ({ $character }).
    [few] { $name } idzie od razu o { $spaces } pola ({ $character }).
   *[many] { $name } idzie od razu o { $spaces } pól ({ $character }).
}
lost-key-theft = { $gems ->
    [one] { $name } kradnie 1 klejnot. Traci: { $other }.
    [few] { $name } kradnie { $gems } klejnoty. Traci: { $other }.
   *[many] { $name } kradnie { $gems } klejnotów. Traci: { $other }.
}
lost-key-swap = { $spaces ->
    [one] { $name } i { $other } zamieniają się miejscami: { $name } zyskuje 1 pole.
    [few] { $name } i { $other } zamieniają się miejscami: { $name } zyskuje { $spaces } pola.
   *[many] { $name } i { $other } zamieniają się miejscami: { $name } zyskuje { $spaces } pól.
}
lost-key-swap-back = { $spaces ->
    [one] { $name } i { $other } zamieniają się miejscami: { $name } traci 1 pole.
    [few] { $name } i { $other } zamieniają się miejscami: { $name } traci { $spaces } pola.
   *[many] { $name } i { $other } zamieniają się miejscami: { $name } traci { $spaces } pól.
}
lost-key-stuck = { $gems ->
    [few] { $name } płaci { $gems } klejnoty i grzęźnie w dżungli na polu { $space }.
   *[many] { $name } płaci { $gems } klejnotów i grzęźnie w dżungli na polu { $space }.
}
lost-key-token = { $spaces ->
    [one] Żeton zdarzenia na polu { $space } przesuwa pionek o 1 pole: { $name }.
    [few] Żeton zdarzenia na polu { $space } przesuwa pionek o { $spaces } pola: { $name }.
   *[many] Żeton zdarzenia na polu { $space } przesuwa pionek o { $spaces } pól: { $name }.
}
lost-key-win = { $name } idzie z pola { $from } na pole { $to } i wygrywa.
lost-key-idol = { $name } odkrywa posążek.
lost-key-rounds = { $rounds ->
    [one] { $name } ma posążek.
   *[many] To już { $rounds }. runda z posążkiem: { $name }.
}
lost-summary = Karta pomocy
lost-summary-close = Zamknij kartę pomocy
lost-summary-call = Postacie są wywoływane w tej kolejności. Gdy przyjdzie na twoją, weź klejnot, a potem jej użyj.
lost-legend = Pola
lost-legend-plain = Nic się tu nie dzieje.
lost-legend-event = Jeśli kończysz tu ruch, odkrywasz żeton zdarzenia.
lost-legend-jungle = Żeby ją minąć, wydaj maczetę. Bez maczety zatrzymujesz się tutaj.
lost-legend-village = Starzec idzie do następnej wioski za 2 klejnoty.
lost-legend-temple = Kapłan idzie do następnej świątyni za 2 klejnoty.
lost-legend-great = Meta: ostatnia przy 2–5 graczach, pierwsza przy 6–8. Kapłan może do niej iść.
lost-mix = Żetony zdarzeń
lost-mix-where = Wszystkich żetonów: { $all }. Na szlaku: { $track }, w rezerwie: { $reserve }. Wszystkie są zakryte.
lost-mix-count = { $count }×

## The rules page: our own rulings, rule by rule.

rule-lt-house-mark = Nasza zasada
rule-lt-house-about = Instrukcja nie rozstrzyga kilku przypadków, a jej rysunków szlaku, wartości startowych i żetonów nie mamy. Te przypadki rozstrzygamy sami. Każde takie rozstrzygnięcie jest oznaczone przy swojej zasadzie.
rule-lt-house-03 = Plansza to plik, a plansze w grze są nasze. Nasze są też ich granice: do 200 pól, trzy pola dżungli, dwie wielkie świątynie i 18 żetonów, w tym dwa posążki.
rule-lt-house-06 = Jeśli w banku brakuje, dostajesz to, co zostało. To, co płacisz, wraca do banku. Instrukcja mówi tak tylko o maczecie Rzemieślnika.
rule-lt-house-07 = Jeśli posążek odkrywa kilku graczy, ma go ostatni z nich. Tak rozumiemy „drugi unieważnia pierwszy”.
rule-lt-house-08 = Przy pełnym remisie posążek zostaje u ostatniego posiadacza, nawet jeśli nie ma go wśród remisujących. W pierwszej rundzie decyduje kolejność miejsc.
rule-lt-house-12 = Kart odłożonych losowo nie widzi nikt.
rule-lt-house-13 = Możesz korzystać ze wszystkiego, co wynika z tego, co widzisz.
rule-lt-house-14 = Klątwa działa przed kradzieżą. Kolejność niczego nie zmienia.
rule-lt-house-17 = Cała ta zasada jest nasza.
rule-lt-house-18 = Wybierasz oba żetony, zanim zobaczysz którykolwiek. Wszyscy widzą, gdzie patrzysz i czy zamieniasz żetony. Jeśli przed metą leży mniej niż dwa żetony, tylko się ruszasz.
rule-lt-house-20 = Bez wioski przed sobą nie możesz użyć Starca.
rule-lt-house-23 = Bez klejnotów nie ruszasz się.
rule-lt-house-24 = Jeśli nikogo nie ma z przodu, nie ruszasz się.
rule-lt-house-25 = Nie możesz zostać w miejscu.
rule-lt-house-26 = Zapłata za przerwany ruch przepada.
rule-lt-house-27 = Cała ta zasada jest nasza.
rule-lt-house-28 = Ruch wywołany przez żeton liczy się jak ruch.
rule-lt-house-29 = Żeton jest wymieniany, zanim zadziała, nawet jeśli kończy partię.
rule-lt-house-30 = Nikt nie cofa się za ostatnie pole startowe planszy.
rule-lt-house-31 = Pionek, który minąłby metę, staje na niej.
rule-lt-house-32 = Miejsca za zwycięzcą to nasza zasada.
rule-lt-house-33 = Tę kartę znamy tylko z krótkich opisów. Wszystko tu to nasza rekonstrukcja.

## The lesson with four players.

learn-lt-pick-one = W każdej rundzie w tajemnicy stajesz się jedną postacią: zatrzymujesz kartę, a resztę podajesz dalej. Spróbuj tej zaznaczonej.
learn-lt-robbed-other = { $gems ->
    [0] Złodziejem jest { $thief }. Okradana postać należy do gracza { $rival }, ale nie ma czego zabrać.
    [one] Złodziejem jest { $thief }. Okradana postać należy do gracza { $rival }: przepada 1 klejnot.
    [few] Złodziejem jest { $thief }. Okradana postać należy do gracza { $rival }: przepadają { $gems } klejnoty.
   *[many] Złodziejem jest { $thief }. Okradana postać należy do gracza { $rival }: przepada { $gems } klejnotów.
}
learn-lt-end-four = Teraz już wiesz, jak to działa. Oszczędzaj klejnoty na długi ruch i miej maczetę na każdą dżunglę. We dwoje i we troje każdy gracz ma w rundzie dwie postacie.

# Zadania: wybory w kilku słowach i dlaczego jeden jest dobry.
lost-choice-look = Obejrzyj { $one } i { $other }
lost-choice-swap = Zamień żetony
lost-choice-leave = Zostaw żetony
lost-choice-steps = Rusz się o { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[many] { $steps } pól
}
lost-choice-pay = { $gems ->
    [0] Nic nie płać
    [one] Zapłać 1 klejnot
    [few] Zapłać { $gems } klejnoty
   *[many] Zapłać { $gems } klejnotów
}
lost-choice-stay = Nie płać i zostań
lost-choice-take = Weź maczetę
lost-choice-no-machete = Zostaw maczetę
lost-why-pick-shaman = { $spaces ->
    [0] Klątwa Szamana zamienia miejsca: może odwrócić wyścig.
   *[other] Pierwszy pionek wyprzedza cię o { $spaces }. Szaman może zamienić się z nim miejscami.
}
lost-why-pick-thief = Ktoś ma klejnoty: { $gems }. Warto je ukraść, a Złodziej też się rusza.
lost-why-pick-seer = Jasnowidz wie, gdzie leży dobry żeton, i tam idzie.
lost-why-pick-priest = Za 2 klejnoty Kapłan zaprowadzi cię do następnej świątyni.
lost-why-pick-elder = Za 2 klejnoty Starzec zaprowadzi cię do następnej wioski.
lost-why-pick-artisan = W dżungli przyda ci się maczeta, a Rzemieślnik też się rusza.
lost-why-pick-scout = Zwiadowca może iść aż tyle pól: { $spaces }. Zatrzymasz się, gdzie zechcesz.
lost-why-pick-canoe = Z twoimi klejnotami Kanu zabierze cię o tyle pól: { $spaces }.
lost-why-pick-child = { $spaces ->
    [0] Dziecko pobiegnie za tym, kto przed jego turą cię wyprzedzi.
   *[other] Dziecko za darmo biegnie do następnego pionka: { $spaces } stąd.
}
lost-why-pick-mandarin = Zajmujesz { $spaces }. miejsce w wyścigu, a Mandaryn rusza się o tyle pól.
lost-why-name-shaman = { $spaces ->
    [0] Wskaż postać, która zaniosłaby kogoś daleko do przodu.
   *[other] Wskaż postać, którą najpewniej ma osoba na przedzie: stawka to { $spaces } pól.
}
lost-why-name-thief = Wskaż postać, którą najpewniej ma najbogatsza osoba. Klejnoty do zdobycia: { $gems }.
lost-why-look = Obejrzyj miejsca, na które trafisz ty albo osoba za tobą.
lost-why-swap = Po zamianie lepszy żeton leży na twojej drodze.
lost-why-swap-not = Lepszy żeton już leży na twojej drodze.
lost-why-steps = { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[many] { $steps } pól
}: to, co tam jest, jest dla ciebie lepsze.
lost-why-pay = Ta droga jest warta dużo więcej niż 2 klejnoty.
lost-why-pay-not = Twoje klejnoty ({ $gems }) zaniosą cię później dalej.
lost-why-pay-gems = { $paid ->
    [0] Oszczędzaj klejnoty: później zaniosą cię dalej.
   *[other] Klejnoty: { $paid } z { $gems }. Dojdziesz dokładnie tam, gdzie chcesz.
}
lost-why-take = Maczeta oszczędzi ci postoju w dżungli.
lost-why-take-not = Maczeta nie jest ci już potrzebna.
lost-why-near = Do mety zostało mało pól ({ $spaces }): teraz to się liczy.
lost-why-other-near = Komuś zostało do mety mało pól ({ $spaces }): nie możesz czekać.

# Why Pathfinder would choose something.
lost-hint-ahead = { $spaces ->
    [one] { $name } wyprzedza cię o 1 pole i można temu zaradzić.
    [few] { $name } wyprzedza cię o { $spaces } pola i można temu zaradzić.
   *[many] { $name } wyprzedza cię o { $spaces } pól i można temu zaradzić.
}
lost-hint-curse = { $spaces ->
    [one] Tę postać może mieć { $name }, 1 pole przed tobą.
    [few] Tę postać może mieć { $name }, { $spaces } pola przed tobą.
   *[many] Tę postać może mieć { $name }, { $spaces } pól przed tobą.
}
lost-hint-finish = Tak docierasz do mety.
lost-hint-keep = { $gems ->
    [0] Zachowujesz siły na później.
    [one] Zachowujesz 1 klejnot na później.
    [few] Zachowujesz { $gems } klejnoty na później.
   *[many] Zachowujesz { $gems } klejnotów na później.
}
lost-hint-moves = { $spaces ->
    [one] W tej sytuacji przesuwa cię o 1 pole.
    [few] W tej sytuacji przesuwa cię o { $spaces } pola.
   *[many] W tej sytuacji przesuwa cię o { $spaces } pól.
}
lost-hint-pays = W tej sytuacji: pola do przodu { $spaces }, zapłacone klejnoty { $gems }.
lost-hint-rich = { $gems ->
    [one] { $name } ma 1 klejnot, który można ukraść.
    [few] { $name } ma { $gems } klejnoty, które można ukraść.
   *[many] { $name } ma { $gems } klejnotów, które można ukraść.
}
lost-hint-rob = { $gems ->
    [one] Tę postać może mieć { $name }. Ma 1 klejnot.
    [few] Tę postać może mieć { $name }. Ma { $gems } klejnoty.
   *[many] Tę postać może mieć { $name }. Ma { $gems } klejnotów.
}
lost-hint-saves = Teraz nic cię nie kosztuje, a bierzesz klejnot.

# Wybór w kilku słowach, do analiz.
review-lost-pick = wybór: { $character }
review-lost-name = wskazanie: { $character }
review-lost-look = obejrzenie pól { $one } i { $two }
review-lost-swap = zamiana żetonów
review-lost-no-swap = pozostawienie żetonów
review-lost-steps = { $n ->
    [one] ruch o 1 pole
    [few] ruch o { $n } pola
   *[many] ruch o { $n } pól
}
review-lost-pay = zapłata
review-lost-no-pay = brak zapłaty
review-lost-pay-gems = { $n ->
    [0] brak zapłaty
    [one] zapłata 1 klejnotu
    [few] zapłata { $n } klejnotów
   *[many] zapłata { $n } klejnotów
}
review-lost-take = wzięcie maczety
review-lost-no-take = rezygnacja z maczety
review-lost-picked = { $name }, { $choice } (kart na ręce: { $n })
review-lost-acted = { $name } ({ $character }), { $choice }
