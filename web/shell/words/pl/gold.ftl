# The table of Gold. $you is "yes" in a sentence to the one it is about, and "no" in a sentence about somebody else.
# $colour is green, orange, blue, red or purple.

# What things are called.
gold-card-gold = Złoto { $points }
gold-card-dynamite = Dynamit
gold-prospector = { $colour ->
    [green] Zielony
    [orange] Pomarańczowy
    [blue] Niebieski
    [red] Czerwony
   *[purple] Fioletowy
} poszukiwacz { $value }
gold-mine = { $colour ->
    [green] Zielona kopalnia
    [orange] Pomarańczowa kopalnia
    [blue] Niebieska kopalnia
    [red] Czerwona kopalnia
   *[purple] Fioletowa kopalnia
}

# What the cards do, while they lie face up.
gold-told-found = { $you ->
    [yes] { $prospector } niesie ci złoto { $points }
   *[no] { $prospector } niesie złoto { $points }, dostaje je { $name }
}
gold-why-owner = { $colour ->
    [green] Zieloną kopalnię
    [orange] Pomarańczową kopalnię
    [blue] Niebieską kopalnię
    [red] Czerwoną kopalnię
   *[purple] Fioletową kopalnię
} { $you ->
    [yes] masz ty.
   *[no] ma { $name }.
} Obie karty schodzą ze stołu.
gold-why-neutral = { $colour ->
    [green] Zielona kopalnia
    [orange] Pomarańczowa kopalnia
    [blue] Niebieska kopalnia
    [red] Czerwona kopalnia
   *[purple] Fioletowa kopalnia
} jest niczyja, więc złoto bierze ten, kto odkrywa karty: { $you ->
    [yes] to ty.
   *[no] { $name }.
} Obie karty schodzą ze stołu.
gold-told-dynamite = Dynamit!
gold-why-dynamite = Obie karty wypadają z gry. Nikt nic nie dostaje.
gold-told-duel = Pojedynek: { $winner } zostaje, { $loser } odpada
gold-why-duel = Słabszy wypada z gry. Silniejszy zostaje znów zakryty.
gold-told-nothing = Nic
gold-why-two-gold = Dwie karty złota i nikogo, kto by je niósł. Obie zostają znów zakryte.
gold-why-equal = Dwaj poszukiwacze o tej samej wartości nie walczą. Obie karty zostają znów zakryte.
gold-why-weak = Poszukiwacz o wartości { $value } jest za słaby na złoto { $points }. Obie karty zostają znów zakryte.
gold-told-rush-gold = { $you ->
    [yes] Złoto { $points } jest twoje
   *[no] Złoto { $points } dostaje { $name }
}
gold-why-rush-gold = W gorączce złota kolory już się nie liczą.
gold-told-rush-blank = { $card }: bez złota
gold-why-rush-blank = W gorączce złota taka karta po prostu wypada z gry.
gold-told-rush = Zaczyna się gorączka złota
gold-why-rush-few = { $cards ->
    [one] Została 1 karta.
    [few] Zostały { $cards } karty.
   *[many] Zostało { $cards } kart.
} Od teraz jedna karta na turę, a złoto bierze ten, kto je odkryje.
gold-why-rush-stalled = Od jakiegoś czasu nie dzieje się nic nowego. Od teraz jedna karta na turę, a złoto bierze ten, kto je odkryje.

# For those who listen.
gold-said-turned = { $you ->
    [yes] Odkrywasz { $place }: { $card }.
   *[no] { $name } odkrywa { $place }: { $card }.
}
gold-said-summary = Runda { $round } z { $rounds }. Na stole { $cards ->
    [one] leży 1 karta
    [few] leżą { $cards } karty
   *[many] leży { $cards } kart
}. { $turn }.
gold-said-summary-rush = Runda { $round } z { $rounds }. Gorączka złota: na stole { $cards ->
    [one] leży 1 karta
    [few] leżą { $cards } karty
   *[many] leży { $cards } kart
}. { $turn }.
gold-said-asked = Twoja kolej. Odkryj kartę.
gold-said-asked-second = Odkryj drugą kartę.

# The log. It names no card.
gold-log-dynamite = { $name }: dynamit, obie karty przepadają
gold-log-gold = { $name }: złoto
gold-log-gold-for = { $name }: złoto, dostaje je { $to }
gold-log-duel = { $name }: pojedynek, jedna karta odpada
gold-log-nothing = { $name }: nic, obie karty znów zakryte
gold-log-rush-blank = { $name }: bez złota, jedna karta odpada
gold-log-counted = Runda { $round } policzona: { $points }
gold-log-began = Rundę { $round } zaczyna { $name }
gold-score = { $name } { $points }
gold-won = { $many ->
    [one] { $names } wygrywa z wynikiem { $points }
   *[other] { $names } dzielą się zwycięstwem z wynikiem { $points }
}

# The bar at the top.
gold-title = Gold: { $players ->
    [one] 1 osoba
    [few] { $players } osoby
   *[many] { $players } osób
}
gold-turn = { $you ->
    [yes] Twoja kolej
   *[no] Gra { $name }
}
gold-over = Koniec gry
gold-rush = Gorączka złota
gold-rush-flag = Jedna karta na turę. Złoto bierze ten, kto je odkryje.
gold-left = { $cards ->
    [one] karta na stole
    [few] karty na stole
   *[many] kart na stole
}
gold-round = Runda { $round } z { $rounds }

# The table of cards.
gold-grid = Karty na stole: rzędy od 1 do 8, kolumny od A do H
gold-cell-down = { $place }, zakryta
gold-cell-up = { $place }, odkryta: { $card }
gold-cell-empty = { $place }, puste
gold-cell-turning = { $place }, właśnie odkrywana

# Mines and piles.
gold-mines = Kopalnie i stosy
gold-no-owner = Bez właściciela
gold-no-owner-what = { $mines ->
    [one] Złoto tej kopalni bierze ten, kto je odkryje.
   *[other] Złoto tych kopalni bierze ten, kto je odkryje.
}
gold-covered = Zakryty stos
gold-pile = { $points ->
    [one] Stos: 1 punkt
    [few] Stos: { $points } punkty
   *[many] Stos: { $points } punktów
}
gold-your-pile = Twój stos: { $points }
gold-pile-empty = Jeszcze bez złota.

# The panel: what is asked, what happened.
gold-panel = Co się dzieje
gold-ask-first = Odkryj kartę
gold-ask-second = Odkryj drugą kartę
gold-ask-rush = Odkryj jedną kartę
gold-ask-how = Strzałki przesuwają, Enter odkrywa.
gold-ask-how-touch = Naciśnij zakrytą kartę.
gold-ask-rush-how = Jeśli to złoto, jest twoje.
gold-ask-dynamite = Po dynamicie też musisz odkryć drugą kartę.
gold-wait-first = { $name } odkrywa kartę
gold-wait-second = { $name } odkrywa drugą kartę
gold-wait-note = Zapamiętaj, co widzisz.
gold-watching-note = Tylko patrzysz.
gold-turned = { $place }: { $card }
gold-on-its-way = { $place }: odkrywanie karty
gold-your-choice = twój wybór
gold-second-card = druga karta
gold-next = { $you ->
    [yes] Potem: ty
   *[no] Potem: { $name }
}
gold-go-on = Dalej
gold-stall = { $turns ->
    [one] Jeśli w tej turze nie pojawi się nic nowego, zacznie się gorączka złota.
   *[many] Jeśli w następnych { $turns } turach nie pojawi się nic nowego, zacznie się gorączka złota.
}

# Rounds and the end.
gold-sheet = Punktacja
gold-player = Gracz
gold-rank = Miejsce
gold-round-short = R{ $round }
gold-round-name = Runda { $round }
gold-total = Suma
gold-points = Punkty
gold-cards = Karty złota
gold-pile-column = Stos
gold-counted = Runda { $round } policzona
gold-counted-why = Stosy są otwarte, dopóki nie zacznie się następna runda.
gold-tie-cards = { $names } mają po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $many ->
    [one] { $winners } ma więcej kart złota ({ $cards }) i to rozstrzyga.
   *[other] { $winners } mają więcej kart złota ({ $cards }) i to rozstrzyga.
}
gold-tie-shared = { $names } mają po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} i tyle samo kart złota, więc zwycięstwo jest wspólne.
gold-tie-round = { $names } mają w sumie po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $many ->
    [one] { $winners } ma więcej punktów w ostatniej rundzie ({ $last }) i to rozstrzyga.
   *[other] { $winners } mają więcej punktów w ostatniej rundzie ({ $last }) i to rozstrzyga.
}
gold-tie-round-shared = { $names } mają w sumie po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} i tyle samo w ostatniej rundzie, więc zwycięstwo jest wspólne.

# Help.
gold-help = Co robią dwie karty
gold-help-found = Poszukiwacz i złoto warte nie więcej niż on: złoto dostaje ten, kto ma jego kopalnię. Jeśli kopalnia jest niczyja, bierze je ten, kto je odkrył.
gold-help-duel = Dwaj poszukiwacze: słabszy wypada z gry, silniejszy zostaje znów zakryty.
gold-help-dynamite = Dynamit z czymkolwiek: obie karty wypadają z gry.
gold-help-nothing = Dwie karty złota, dwaj równi poszukiwacze albo jeden za słaby: obie karty zostają znów zakryte.
gold-help-found-title = Znalezione złoto
gold-help-duel-title = Pojedynek
gold-help-rush = Gdy zostanie { $cards } kart lub mniej, zaczyna się gorączka złota: jedna karta na turę, a złoto bierze ten, kto je odkryje.
gold-deck = Co jest w talii
gold-deck-gold = { $cards ->
    [one] 1 karta złota
    [few] { $cards } karty złota
   *[many] { $cards } kart złota
}, razem { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
gold-deck-prospectors = { $cards ->
    [one] 1 poszukiwacz
   *[many] { $cards } poszukiwaczy
}: każdy z pięciu kolorów ma takich
gold-deck-dynamite = { $cards ->
    [one] 1 karta dynamitu
    [few] { $cards } karty dynamitu
   *[many] { $cards } kart dynamitu
}
gold-times = × { $count }
gold-log-note = Kronika nie zapisuje wartości ani miejsc: na pamiętaniu polega gra.
