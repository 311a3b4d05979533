## What is said before the game: on the start page and while people sit down.

hook-gold = Odkryj dwie karty. Zapamiętaj wszystkie.
option-gold-mines = Kopalnie
option-gold-mines-note = Każdy gracz wybiera kolor, a w grze dwuosobowej dwa. Kto nie wybierze, dostaje to, co zostanie.
option-gold-mines-green = zielona
option-gold-mines-orange = pomarańczowa
option-gold-mines-blue = niebieska
option-gold-mines-red = czerwona
option-gold-mines-purple = fioletowa
option-gold-start = Gracz rozpoczynający
option-gold-stall-guard = Ochrona przed zastojem
option-gold-stall-guard-note = Gorączka złota zaczyna się też, gdy zbyt wiele tur nie przynosi nic nowego.
option-gold-stall-guard-on = Jeśli gra utknie, zaczyna się gorączka złota.
option-gold-stall-guard-off = Gorączka złota nie zaczyna się wcześniej, nawet jeśli gra utknie.
option-gold-match = Mecz
option-gold-match-note = Tyle rund, ilu graczy; każdy jedną zaczyna.
option-gold-open-piles = Otwarte stosy
option-gold-open-piles-note = Każdy może przeglądać złoto wszystkich.
option-gold-match-on = Mecz: tyle rund, ilu graczy.
option-gold-match-off = Jedna runda.
option-gold-open-piles-on = Stosy są otwarte: każdy może je przeglądać.
option-gold-open-piles-off = Stosy są zakryte aż do liczenia.

## The table.

gold-card-gold = Złoto { $points }
gold-card-dynamite = Dynamit
gold-prospector = { $color ->
    [green] Zielony
    [orange] Pomarańczowy
    [blue] Niebieski
    [red] Czerwony
   *[purple] Fioletowy
} poszukiwacz { $value }
gold-mine = { $color ->
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
gold-why-owner = { $color ->
    [green] Zieloną kopalnię
    [orange] Pomarańczową kopalnię
    [blue] Niebieską kopalnię
    [red] Czerwoną kopalnię
   *[purple] Fioletową kopalnię
} { $you ->
    [yes] masz ty.
   *[no] ma { $name }.
} Obie karty schodzą ze stołu.
gold-why-neutral = { $color ->
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
gold-why-duel = Słabszy wypada z gry. Silniejszy znów jest zakryty.
gold-told-nothing = Poszukiwania trwają dalej
gold-why-two-gold = Dwie karty złota i nie ma kto ich nieść. Obie znów są zakryte.
gold-why-equal = Poszukiwacze o tej samej wartości nie walczą. Obie karty znów są zakryte.
gold-why-weak = Poszukiwacz o wartości { $value } jest za słaby na złoto { $points }. Obie karty znów są zakryte.
gold-told-rush-gold = { $you ->
    [yes] Złoto { $points } jest twoje
   *[no] Złoto { $points } dostaje { $name }
}
gold-why-rush-gold = W gorączce złota kolory się nie liczą.
gold-told-rush-blank = { $card }: bez złota
gold-why-rush-blank = W gorączce złota taka karta po prostu wypada z gry.
gold-told-rush = Zaczyna się gorączka złota
gold-why-rush-few = { $cards ->
    [one] Została 1 karta.
    [few] Zostały { $cards } karty.
   *[many] Zostało { $cards } kart.
} Od teraz jedna karta na turę. Odkryte złoto jest twoje.
gold-why-rush-stalled = Od jakiegoś czasu nie dzieje się nic nowego. Od teraz jedna karta na turę. Odkryte złoto jest twoje.

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
gold-said-asked = Twoja tura. Odkryj kartę.
gold-said-asked-second = Odkryj drugą kartę.

# The log. It names no card.
gold-log-dynamite = { $name }: dynamit, obie karty przepadają
gold-log-gold = { $name }: złoto
gold-log-gold-for = { $name }: złoto, dostaje je { $to }
gold-log-duel = { $name }: pojedynek, jedna karta odpada
gold-log-nothing = { $name }: bez skutku, obie karty znów zakryte
gold-log-rush-blank = { $name }: bez złota, jedna karta odpada
gold-log-counted = Wyniki rundy { $round }: { $points }
gold-log-began = Rundę { $round } zaczyna { $name }
gold-score = { $name } { $points }
gold-won = { $many ->
    [one] { $names } wygrywa z wynikiem { $points }
   *[other] { $names } dzielą się zwycięstwem z wynikiem { $points }
}

# The bar at the top.
gold-title = Gold, gracze: { $players }
gold-turn = { $you ->
    [yes] Twoja tura
   *[no] Gra { $name }
}
gold-over = Koniec gry
gold-rush = Gorączka złota
gold-rush-flag = Jedna karta na turę. Odkryte złoto jest twoje.
gold-left = { $cards ->
    [one] karta na stole
    [few] karty na stole
   *[many] kart na stole
}
gold-round = Runda { $round } z { $rounds }

# The table of cards.
gold-grid = Karty: rzędy od 1 do 8, kolumny od A do H
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
gold-ask-how-touch = Dotknij zakrytej karty.
gold-ask-rush-how = Jeśli to złoto, jest twoje.
gold-ask-dynamite = Nawet po dynamicie musisz odkryć drugą kartę.
gold-wait-first = { $name } odkrywa kartę
gold-wait-second = { $name } odkrywa drugą kartę
gold-wait-note = Zapamiętaj, co widzisz.
gold-watching-note = Oglądasz.
gold-turned = { $place }: { $card }
gold-on-its-way = Odkrywanie { $place }…
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
gold-counted = Wyniki rundy { $round }
gold-counted-why = Wszystkie stosy są otwarte do początku następnej rundy.
gold-tie-cards = { $names } mają po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $many ->
    [one] { $winners } wygrywa dzięki większej liczbie kart złota ({ $cards }).
   *[other] { $winners } wygrywają dzięki większej liczbie kart złota ({ $cards }).
}
gold-tie-shared = { $names } mają po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} i tyle samo kart złota, więc dzielą się zwycięstwem.
gold-tie-round = { $names } mają w sumie po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $many ->
    [one] { $winners } wygrywa dzięki punktom z ostatniej rundy ({ $last }).
   *[other] { $winners } wygrywają dzięki punktom z ostatniej rundy ({ $last }).
}
gold-tie-round-shared = { $names } mają w sumie po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} i tyle samo w ostatniej rundzie, więc dzielą się zwycięstwem.

# Help.
gold-help = Co robią dwie karty
gold-help-found = Poszukiwacz i złoto warte nie więcej niż on: złoto dostaje właściciel jego kopalni. Jeśli kopalnia jest niczyja, bierze je ten, kto je odkrył.
gold-help-duel = Dwaj poszukiwacze: słabszy wypada z gry, silniejszy znów jest zakryty.
gold-help-dynamite = Dynamit z dowolną kartą: obie wypadają z gry.
gold-help-nothing = Dwie karty złota, dwaj równi poszukiwacze albo jeden za słaby: obie karty znów są zakryte.
gold-help-found-title = Poszukiwacz znalazł złoto
gold-help-duel-title = Pojedynek
gold-help-rush = Gdy zostanie { $cards } kart lub mniej, zaczyna się gorączka złota: jedna karta na turę. Odkryte złoto jest twoje.
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
}; każdy z pięciu kolorów ma takich
gold-deck-dynamite = { $cards ->
    [one] 1 karta dynamitu
    [few] { $cards } karty dynamitu
   *[many] { $cards } kart dynamitu
}
gold-times = × { $count }
gold-log-note = Przebieg gry nie zapisuje wartości ani pól: na pamiętaniu polega ta gra.

## The rules page.

lead-gold = Gra na pamięć dla dwóch do pięciu osób. Sześćdziesiąt cztery karty leżą zakryte. Odkryj dwie, zapamiętaj, co widzisz, i niech poszukiwacze niosą złoto do twojej kopalni.
rule-g-cards-title = Karty
rule-g-box = Są 64 karty: 24 karty złota, 35 poszukiwaczy i 5 kart dynamitu. Poza tym każdy z pięciu kolorów ma kopalnię.
rule-g-gold-cards = Złoto: pięć kart za 1 punkt, siedem za 2, siedem za 3 i pięć za 4. Razem to 60 punktów.
rule-g-prospectors = Poszukiwacze: w każdym z pięciu kolorów dwaj o wartości 2, dwaj o wartości 3, dwaj o wartości 4 i jeden o wartości 5. Wartość to największy ciężar, jaki uniosą.
rule-g-dynamite-cards = Dynamit: pięć kart. Każda zabiera ze sobą z gry jeszcze jedną kartę.
rule-g-players = Może grać od dwóch do pięciu osób.
rule-g-start-title = Przed pierwszą turą
rule-g-owners = Każdy gracz wybiera jedną kopalnię w dowolnym kolorze, a w grze dwuosobowej dwie. Kto nie wybierze, dostaje następną wolną w kolejności: zielona, pomarańczowa, niebieska, czerwona, fioletowa.
rule-g-neutral = Kopalnie, których nikt nie ma, wracają do pudełka, ale ich poszukiwacze zostają w grze. To poszukiwacze neutralni.
rule-g-square = Wszystkie 64 karty tasuje się i wykłada zakryte w ośmiu rzędach po osiem. Karta nigdy nie zmienia miejsca: po zabranej zostaje dziura. Pola mają nazwy od A1 do H8.
rule-g-begins = Według instrukcji zaczyna najmłodszy gracz. Tutaj zaczyna gracz na pierwszym miejscu, chyba że gospodarz wybierze inaczej.
rule-g-turn-title = Twoja tura
rule-g-two-cards = Odkryj dwie karty, jedną po drugiej, tak by wszyscy widzieli. Możesz obejrzeć pierwszą, zanim wybierzesz drugą. Kartę, która była już odkryta, można odkryć ponownie. Co się stanie, zależy od tych dwóch kart.
rule-g-out-dynamite = Dynamit
rule-g-dynamite-what = Jeśli choć jedna z nich to dynamit, obie karty wypadają z gry i nikt nic nie dostaje. Nawet po dynamicie musisz odkryć drugą kartę.
rule-g-out-found = Poszukiwacz znalazł złoto
rule-g-found-what = Poszukiwacz unosi złoto warte nie więcej niż on. Złoto dostaje właściciel jego kopalni, bez względu na to, czyja to tura. Jeśli kopalnia jest neutralna, złoto jest twoje. Poszukiwacz wypada z gry.
rule-g-found-example = Zielony 4 uniesie złoto 3: obie karty schodzą ze stołu, a 3 punkty trafiają pod zieloną kopalnię. Zielony 2 nie dałby rady.
rule-g-out-duel = Pojedynek
rule-g-duel-what = Dwaj poszukiwacze o różnych wartościach, w tym samym kolorze lub nie: słabszy wypada z gry. Silniejszego zakrywa się tam, gdzie leży.
rule-g-duel-example = Niebieski 5 spotyka czerwonego 3: czerwony 3 odpada, a niebieski 5 znów jest zakryty.
rule-g-out-nothing = Poszukiwania trwają dalej
rule-g-nothing-what = Dwie karty złota, dwaj poszukiwacze o tej samej wartości albo poszukiwacz za słaby na złoto: obie karty zakrywa się tam, gdzie leżą.
rule-g-next = Potem gra osoba po twojej lewej. Dodatkowych tur nie ma.
rule-g-memory-title = Co widzisz, a co pamiętasz
rule-g-pile = Zdobyte złoto leży zakryte pod twoją kopalnią. Swój stos możesz przeglądać; stosy innych są zamknięte aż do liczenia na końcu. Przy otwartych stosach każdy może przeglądać wszystkie.
rule-g-remember = Wszyscy widzą każdą kartę, gdy jest odkrywana, i złoto, gdy jest zdobywane. To, co zostało zakryte albo wypadło z gry, trzeba pamiętać: nic na stole nie zrobi tego za ciebie, nawet gdy odejdziesz i wrócisz.
rule-g-rush-title = Gorączka złota
rule-g-rush-begins = Jeśli na początku tury leży na stole dziesięć kart lub mniej, zaczyna się gorączka złota i trwa do ostatniej karty.
rule-g-rush-what = W gorączce złota odkrywasz tylko jedną kartę. Złoto jest twoje bez względu na kolor. Poszukiwacz albo dynamit po prostu wypada z gry.
rule-g-stalled = Tura jest jałowa, jeśli żadna karta nie schodzi w niej ze stołu i żadna nie jest odkrywana po raz pierwszy. Gdy jałowych tur z rzędu jest dwa razy więcej niż graczy, z następną turą zaczyna się gorączka złota, bez względu na to, ile kart zostało.
rule-g-ex-title = Sześć tur, karta po karcie
rule-g-ex-who = Ana ma kopalnię zieloną, Ben pomarańczową, a Nina niebieską. Czerwona i fioletowa są neutralne.
rule-g-ex-weak = Ana odkrywa złoto 3 i pomarańczowego 2. Dwójka jest za słaba na trójkę: obie karty znów są zakryte.
rule-g-ex-found = Ben odkrywa pomarańczowego 4, pamięta, gdzie leży złoto 3, i je odkrywa. To jego własny poszukiwacz: Ben ma 3 punkty.
rule-g-ex-other = Nina odkrywa zielonego 3 i złoto 2. To jej tura, ale zieloną kopalnię ma Ana: Ana ma 2 punkty.
rule-g-ex-neutral = Ana odkrywa fioletowego 5 i złoto 4. Fioletowej kopalni nikt nie ma, więc złoto jest jej: Ana ma 6 punktów.
rule-g-ex-duel = Ben odkrywa niebieskiego 5 i pomarańczowego 2. Słabszy odpada: Ben traci własnego poszukiwacza. Niebieski 5 znów jest zakryty.
rule-g-ex-dynamite = Nina odkrywa dynamit i musi odkryć jeszcze jedną kartę: złoto 4. Obie wypadają z gry.
rule-g-end-title = Koniec
rule-g-end-points = Gra kończy się, gdy stół jest pusty. Wygrywa gracz z największą liczbą punktów za złoto. Przy remisie wyżej jest ten, kto ma więcej kart złota; jeśli i tu jest remis, miejsce jest wspólne.
rule-g-match-what = Mecz ma tyle rund, ilu jest graczy; każdą zaczyna ktoś inny, a kopalnie zostają te same. Punkty ze wszystkich rund się sumuje i wygrywa najwyższa suma. Jeśli sumy są równe, decydują punkty z ostatniej rundy; jeśli i te są równe, miejsce jest wspólne.
rule-g-house-title = Tam, gdzie instrukcja milczy

## The lesson.

learn-g-welcome = Sześćdziesiąt cztery karty leżą zakryte: złoto, poszukiwacze i dynamit. Kopalnie zielona i pomarańczowa są twoje, niebieską i czerwoną ma { $rival }, a fioletowa jest niczyja.
learn-g-first = W swojej turze odkrywasz dwie karty, jedną po drugiej. Spróbuj: odkryj dowolną kartę.
learn-g-found-you =
    { $points ->
        [one] Poszukiwacz znalazł złoto! Ma dość siły i niesie 1 punkt do twojej kopalni. Leży tam zakryty, a poszukiwacz wypada z gry.
        [few] Poszukiwacz znalazł złoto! Ma dość siły i niesie { $points } punkty do twojej kopalni. Leżą tam zakryte, a poszukiwacz wypada z gry.
       *[many] Poszukiwacz znalazł złoto! Ma dość siły i niesie { $points } punktów do twojej kopalni. Leżą tam zakryte, a poszukiwacz wypada z gry.
    }
learn-g-found-for-you =
    { $points ->
        [one] { $rival } odkrywa złoto i twojego poszukiwacza: 1 punkt dla ciebie. Złoto dostaje właściciel kopalni, bez względu na to, czyja to tura.
        [few] { $rival } odkrywa złoto i twojego poszukiwacza: { $points } punkty dla ciebie. Złoto dostaje właściciel kopalni, bez względu na to, czyja to tura.
       *[many] { $rival } odkrywa złoto i twojego poszukiwacza: { $points } punktów dla ciebie. Złoto dostaje właściciel kopalni, bez względu na to, czyja to tura.
    }
learn-g-found-for-rival =
    { $points ->
        [one] Odkrywasz złoto, ale to nie twój poszukiwacz: 1 punkt dostaje { $rival }. Decyduje kopalnia, a nie to, czyja jest tura.
        [few] Odkrywasz złoto, ale to nie twój poszukiwacz: { $points } punkty dostaje { $rival }. Decyduje kopalnia, a nie to, czyja jest tura.
       *[many] Odkrywasz złoto, ale to nie twój poszukiwacz: { $points } punktów dostaje { $rival }. Decyduje kopalnia, a nie to, czyja jest tura.
    }
learn-g-found-rival =
    { $points ->
        [one] { $rival } znajduje złoto: 1 punkt. Neutralni poszukiwacze pracują dla tego, kto ich odkryje, pozostali dla właściciela swojej kopalni.
        [few] { $rival } znajduje złoto: { $points } punkty. Neutralni poszukiwacze pracują dla tego, kto ich odkryje, pozostali dla właściciela swojej kopalni.
       *[many] { $rival } znajduje złoto: { $points } punktów. Neutralni poszukiwacze pracują dla tego, kto ich odkryje, pozostali dla właściciela swojej kopalni.
    }
learn-g-too-weak = Za słaby: poszukiwacz jest wart mniej niż złoto, więc obie karty znów są zakryte. Zapamiętaj, gdzie leżą!
learn-g-two-gold = Dwie karty złota nic nie dają, więc obie znów są zakryte. Zapamiętaj, gdzie leżą!
learn-g-equal = Dwaj poszukiwacze o tej samej wartości nic nie dają, więc obie karty znów są zakryte. Zapamiętaj, gdzie leżą!
learn-g-duel = Pojedynek: z dwóch poszukiwaczy o różnych wartościach słabszy wypada z gry. Silniejszy znów jest zakryty tam, gdzie leży.
learn-g-dynamite = Dynamit: obie karty wypadają z gry i nikt nic nie dostaje.
learn-g-remember = Znasz już złoto i poszukiwacza, który je dla ciebie uniesie. Pamiętasz, gdzie leżą? Odkryj jedno i drugie.
learn-g-pair = Wśród kart, które znasz, jest złoto do zdobycia. Pamiętasz gdzie?
learn-g-any = Twoja tura. Odkryj dowolną kartę: nowa pokaże ci coś do zapamiętania.
learn-g-watch = { $rival } odkrywa dwie karty. Patrz uważnie: to, co pokażą, przyda się i tobie.
learn-g-up-gold =
    { $points ->
        [one] Złoto, 1 punkt. Uniesie je każdy poszukiwacz. Odkryj drugą kartę.
        [few] Złoto, { $points } punkty. Uniesie je tylko poszukiwacz o wartości { $points } lub większej. Odkryj drugą kartę.
       *[many] Złoto, { $points } punktów. Uniesie je tylko poszukiwacz o wartości { $points } lub większej. Odkryj drugą kartę.
    }
learn-g-up-gold-known =
    { $points ->
        [one] Złoto, 1 punkt, a znasz już poszukiwacza, który je dla ciebie uniesie. Odkryj go!
        [few] Złoto, { $points } punkty, a znasz już poszukiwacza, który je dla ciebie uniesie. Odkryj go!
       *[many] Złoto, { $points } punktów, a znasz już poszukiwacza, który je dla ciebie uniesie. Odkryj go!
    }
learn-g-up-yours = Twój poszukiwacz o wartości { $value }: uniesie złoto do { $value }. Odkryj drugą kartę.
learn-g-up-prospector-known = Poszukiwacz o wartości { $value }, a znasz już złoto, które dla ciebie uniesie. Odkryj je!
learn-g-up-rival = Poszukiwacz o wartości { $value }, ale nie twój: złoto do { $value } dostanie { $rival }. Odkryj drugą kartę.
learn-g-up-neutral = Neutralny poszukiwacz o wartości { $value }: złoto do { $value } jest twoje. Odkryj drugą kartę.
learn-g-up-dynamite = Dynamit! Cokolwiek teraz odkryjesz, przepada razem z nim.
learn-g-rush = Gdy zostanie dziesięć kart lub mniej, zaczyna się gorączka złota: jedna karta na turę. Odkryte złoto jest twoje.
learn-g-end = To cała gra. Gdy stół jest pusty, wygrywa gracz z największą liczbą punktów za złoto.

## Replays.

replay-knot-gold = złoto znalezione
replay-knot-dynamite = dynamit
replay-graph-gold = Punkty

## Chwile, wygląd stołu i kluczowe momenty.

gold-rush-begins = Gorączka złota!
gold-help-and-display = Pomoc i wygląd
gold-display = Wygląd
gold-display-scattered = Karty w rozsypce
gold-display-scattered-note = Karty leżą luźno zamiast w równych rzędach. Każda zostaje na swoim miejscu.
gold-turn-waits = Znowu twoja tura. Przejdź dalej, gdy już wszystko zapamiętasz.
gold-key = Kluczowe momenty
gold-key-found = { $name } znajduje złoto { $points }.
gold-key-gift = { $name } odkrywa złoto { $points } dla: { $to }.
gold-key-destroyed = { $name } odkrywa dynamit: przepada złoto warte { $points }.
gold-key-rush = { $name } zdobywa { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
} w gorączce złota.
gold-key-lead = { $name } wychodzi na prowadzenie ({ $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}) i już go nie oddaje.
replay-gold-exploded = Dynamit: { $first } i { $second } wypadają z gry

## Nasze ustalenia na stronie zasad, zasada po zasadzie.

rule-g-ours = Nasze ustalenie
rule-g-ours-colors = Instrukcja nie wymienia kolorów. U nas są to: zielony, pomarańczowy, niebieski, czerwony i fioletowy.
rule-g-ours-mines = Jeśli nie wybierzesz kopalni, są rozdawane w kolejności miejsc, zaczynając od zielonej.
rule-g-ours-places = Kwadrat z ośmiu rzędów to podpowiedź z instrukcji. Nazwy od A1 do H8 są nasze.
rule-g-ours-start = W instrukcji zaczyna najmłodszy gracz. Tutaj decyduje gospodarz: pierwsze miejsce, inne miejsce albo los.
rule-g-ours-one-by-one = Instrukcja nie mówi, czy wolno obejrzeć pierwszą kartę przed wybraniem drugiej. Tutaj wolno.
rule-g-ours-piles = Instrukcja mówi tylko, że zdobyte złoto leży zakryte. Tutaj wolno przeglądać tylko własny stos, a w meczu stosy są pokazywane przy liczeniu rundy.
rule-g-ours-removed = Kart, które wypadły z gry, nie wolno przeglądać.
rule-g-ours-stalled = Cała ta zasada jest nasza. Instrukcja nie mówi, co robić, gdy nikt nie odkrywa nic nowego. Gospodarz może ją wyłączyć.
rule-g-ours-match = Następną rundę zaczyna gracz po lewej, kopalnie zostają te same przez cały mecz, a gracze z takim samym wynikiem dzielą miejsce.
rule-g-ours-all = Każda zasada oznaczona na tej stronie jako „Nasze ustalenie” to nasza decyzja tam, gdzie instrukcja milczy. Wszystkie inne zasady pochodzą z instrukcji.

# Zadania: dlaczego wybór jest dobry.
gold-puzzle-rush-gold = W gorączce złota odkryte złoto jest twoje: weź to, które znasz, za { $points }.
gold-puzzle-rush-new = Złoto wśród nieznanych kart: { $gold } z { $cards }. Nieznana karta obiecuje najwięcej.
gold-puzzle-rush-pass = Karta bez złota nic tu nie kosztuje i zostawia innym mniejszy wybór.
gold-puzzle-second-gold = Ta para daje ci { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Znasz obie karty.
gold-puzzle-second-new = Nic, co znasz, tu nie pasuje. Nowa karta może dać złoto, a ty poznasz jej miejsce.
gold-puzzle-second-duel = Pojedynek usuwa poszukiwacza o wartości { $value }, który znalazłby złoto dla kogoś innego.
gold-puzzle-second-blast = Dynamit usuwa kartę, która pomogłaby innym.
gold-puzzle-second-pass = Te dwie karty nic sobie nie robią. Nie pokazujesz nic nowego, więc następna osoba niczego się nie dowie.
gold-puzzle-second-give = Złoto dostanie ktoś inny, ale każda inna karta kosztowałaby cię więcej.
gold-puzzle-first-gold = Znasz parę, która daje ci { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Zacznij od tej karty.
gold-puzzle-first-new = Nie znasz dobrej pary. Zacznij od nowej karty: może pasować do którejś, którą znasz.
gold-puzzle-first-duel = Zacznij od karty, która wygra lub przegra pojedynek, i zabierz innym poszukiwacza.
gold-puzzle-first-known = Zacznij od karty, którą wszyscy znają: nowa pomogłaby następnej osobie.
gold-puzzle-ahead = Twoja przewaga: { $points }. Nie odkrywaj innym za dużo.
gold-puzzle-behind = Twoja strata: { $points }. Potrzebujesz złota teraz.
gold-puzzle-level = Masz tyle samo co lider: liczy się każdy punkt.

# Why Pathfinder would choose something.
gold-hint-boom = Dynamit usuwa obie karty z gry.
gold-hint-deny = W przeciwnym razie to złoto może zabrać { $name }. Punkty: { $gold }.
gold-hint-duel = Z gry wypada poszukiwacz. Traci go { $name }.
gold-hint-hope = { $percent }% kart, których nikt jeszcze nie widział, da ci z tą kartą złoto.
gold-hint-new = { $percent }% kart, których nikt jeszcze nie widział, da ci złoto z jedną z pokazanych.
gold-hint-pair = { $gold ->
    [one] Ta para była już pokazana. Daje ci 1 punkt.
    [few] Ta para była już pokazana. Daje ci { $gold } punkty.
   *[many] Ta para była już pokazana. Daje ci { $gold } punktów.
}
gold-hint-pass = Nic się nie dzieje, a inni nie dowiadują się niczego nowego.
gold-hint-rush = { $gold ->
    [one] Leży tu złoto: 1 punkt.
    [few] Leży tu złoto: { $gold } punkty.
   *[many] Leży tu złoto: { $gold } punktów.
}
gold-hint-rush-new = { $percent }% kart, których nikt jeszcze nie widział, to złoto.

# Wybór w kilku słowach, do analiz.
review-gold-flip = odkrycie { $place }
review-gold-flipped = { $n ->
    [0] { $name } odkrywa { $place }, gdy wszystkie karty są znane
    [one] { $name } odkrywa { $place }, gdy nieznana jest 1 karta
    [few] { $name } odkrywa { $place }, gdy nieznane są { $n } karty
   *[many] { $name } odkrywa { $place }, gdy nieznanych jest { $n } kart
}
gold-hint-unseen = { $n ->
    [one] karta, której nikt jeszcze nie widział
    [few] dowolna z { $n } kart, których nikt jeszcze nie widział
   *[many] dowolna z { $n } kart, których nikt jeszcze nie widział
}
