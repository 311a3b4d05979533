## What is said before the game: on the start page and while people sit down.

hook-incan-gold = Zostań po więcej albo uciekaj z tym, co masz.
begin-incan-gold = Wejdź do świątyni
first-incan-gold-torch = Pochodnia: idziesz dalej w głąb świątyni, po więcej klejnotów. Drugie takie samo zagrożenie i tracisz wszystko, co niesiesz.
first-incan-gold-camp = Obóz: uciekasz z tym, co masz. To już twoje.
keys-incan-gold = W Incan Gold T to pochodnia, a C to obozowisko.
option-incan-gold-edition = Wydanie
option-incan-gold-edition-incan-gold-2006 = Incan Gold (2006)
option-incan-gold-edition-incan-gold-2006-note = W każdej rundzie o jeden artefakt więcej; wart 5, później 10.
option-incan-gold-edition-diamant-2005 = Diamant (2005)
option-incan-gold-edition-diamant-2005-note = Tylko klejnoty, bez artefaktów.
option-incan-gold-edition-diamant-2016 = Diamant (2016)
option-incan-gold-edition-diamant-2016-note = Wszystkie pięć artefaktów od pierwszej rundy. Remis to wspólne zwycięstwo.
option-incan-gold-edition-incan-gold-2020 = Incan Gold (2020)
option-incan-gold-edition-incan-gold-2020-note = Artefakty warte 5, 7, 8, 10 i 12, tak jak na nich wydrukowano.
option-incan-gold-open-tents = Otwarte namioty
option-incan-gold-open-tents-note = Każdy może policzyć, co jest w każdym namiocie.
option-incan-gold-open-tents-on = Namioty są otwarte: każdy może liczyć.
option-incan-gold-open-tents-off = Namioty są zamknięte do końca gry.

## The table.

incan-spider = Pająk
incan-mummy = Mumia
incan-fire = Ogień
incan-snake = Wąż
incan-rockfall = Lawina
incan-artifact-1 = złoty posążek
incan-artifact-2 = maska słońca
incan-artifact-3 = naczynie
incan-artifact-4 = naszyjnik
incan-artifact-5 = pióropusz
incan-edition-incan-2006 = Incan Gold, 2006
incan-edition-incan-2020 = Incan Gold, 2020
incan-edition-diamant-2005 = Diamant, 2005
incan-edition-diamant-2016 = Diamant, 2016

# What happens, in the log and for those who listen.
incan-everybody-stays = Wszyscy zostają
incan-goes-on-alone = { $name } idzie dalej samotnie
incan-slips-out = { $name } wymyka się samotnie
incan-last-leaves = { $name } wychodzi na końcu
incan-some-leave = { $names } wychodzą
incan-all-leave = { $names } wychodzą; w środku nie ma już nikogo
incan-and-stay = { $heading }; { $names } { $many ->
    [one] zostaje
   *[other] zostają
}
incan-left-empty = { $names } { $many ->
    [one] wraca
   *[other] wracają
} z pustymi rękami
incan-left = { $many ->
    [one] { $names } przynosi do obozu { $gems ->
        [one] 1 klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
   *[other] { $names } przynoszą do obozu po { $gems ->
        [one] 1 klejnocie
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
}
incan-left-both = { $many ->
    [one] { $names } przynosi do obozu { $gems ->
        [one] 1 klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
   *[other] { $names } przynoszą do obozu po { $gems ->
        [one] 1 klejnocie
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
} (niesione: { $carried }, ze ścieżki: { $share })
incan-left-rest = { $home }; na ścieżce { $rest ->
    [one] zostaje 1
    [few] zostają { $rest }
   *[many] zostaje { $rest }
}
incan-many-leave = { $many ->
    [few] { $many } osoby wychodzą
   *[many] { $many } osób wychodzi
}
incan-everyone-leaves = Wszyscy wychodzą
incan-brought-nothing = Powrót z pustymi rękami
incan-brought-gems = { $many ->
    [one] Do obozu: { $gems ->
        [one] 1 klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
   *[other] Do obozu: po { $gems ->
        [one] 1 klejnocie
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    } na osobę
}
incan-brought-both = { $many ->
    [one] Do obozu: { $gems ->
        [one] 1 klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
   *[other] Do obozu: po { $gems ->
        [one] 1 klejnocie
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    } na osobę
} (niesione: { $carried }, ze ścieżki: { $share })
incan-brought-artifacts = I jeszcze: { $things }, wartość { $worth }
incan-told-taken = { $name } zabiera łup: { $things }, wartość { $worth }
incan-told-first = { $hazard } po raz pierwszy
incan-told-second = { $hazard } po raz drugi: koniec rundy. { $gems ->
    [0] { $names } { $many ->
        [one] nie ma nic do stracenia
       *[other] nie mają nic do stracenia
    }
    [one] { $names } { $many ->
        [one] traci 1 klejnot
       *[other] tracą po 1 klejnocie
    }
    [few] { $names } { $many ->
        [one] traci { $gems } klejnoty
       *[other] tracą po { $gems } klejnoty
    }
   *[many] { $names } { $many ->
        [one] traci { $gems } klejnotów
       *[other] tracą po { $gems } klejnotów
    }
}
incan-told-artifact = Na ścieżce: { $artifact }
incan-told-treasure = Skarb { $gems }: po { $each } na osobę, { $rest ->
    [one] 1 zostaje
    [few] { $rest } zostają
   *[many] { $rest } zostaje
}
incan-told-treasure-all = Skarb { $gems }: po { $each } na osobę
incan-told-treasure-one = Skarb { $gems }: wszystko dla jednej osoby
incan-told-treasure-none = Skarb { $gems }: za mało do podziału, { $rest ->
    [one] 1 zostaje
    [few] { $rest } zostają
   *[many] { $rest } zostaje
}
incan-told-began = Runda { $round }: wszyscy wchodzą
incan-told-began-with = Runda { $round }: wszyscy wchodzą, do talii { $many ->
    [one] dochodzi
   *[other] dochodzą
} { $things }
incan-told-ended = Koniec rundy { $round }
incan-told-ended-lost = Koniec rundy { $round }; { $many ->
    [one] przepada
   *[other] przepadają
} { $things }
incan-won = { $many ->
    [one] { $names } wygrywa z wynikiem { $points }
   *[other] { $names } dzielą się zwycięstwem z wynikiem { $points }
}
incan-said-sealed = Twój wybór jest zapieczętowany.
incan-said-asked = Pochodnia czy obóz? { $carried ->
    [0] Nic nie niesiesz
    [one] Niesiesz 1 klejnot
    [few] Niesiesz { $carried } klejnoty
   *[many] Niesiesz { $carried } klejnotów
}, { $path ->
    [0] na ścieżce nic nie leży.
    [one] na ścieżce leży 1.
    [few] na ścieżce leżą { $path }.
   *[many] na ścieżce leży { $path }.
}
incan-said-summary = Runda { $round } z 5. W środku: { $inside }. Niesione klejnoty na osobę: { $carried }, na ścieżce: { $path }.

# The bar at the top.
incan-title = { $edition }: runda { $round } z 5, { $players ->
    [one] 1 osoba
    [few] { $players } osoby
   *[many] { $players } osób
}
incan-rounds = Rundy
incan-round = Runda { $round }
incan-round-done = Runda { $round }, skończona
incan-round-now = Runda { $round }, teraz
incan-joined = W talii: { $things }
incan-all-artifacts = wszystkie pięć artefaktów
incan-gone-for-good = Odrzucone na stałe
incan-removed = Poza grą, jedna karta: { $hazard }

# The temple.
incan-path = Ścieżka: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, { $gems ->
    [0] nie leżą na niej klejnoty
    [one] leży na niej 1 klejnot
    [few] leżą na niej { $gems } klejnoty
   *[many] leży na niej { $gems } klejnotów
}
incan-treasure = Skarb { $value }, { $gems ->
    [0] nie ma już na nim klejnotów
    [one] został na nim 1 klejnot
    [few] zostały na nim { $gems } klejnoty
   *[many] zostało na nim { $gems } klejnotów
}
incan-empty = pusto
incan-hazard = Zagrożenie: { $name }
incan-artifact-lies = Artefakt: { $name }, wartość { $worth } przy samotnym wyjściu
incan-worth = wartość { $worth }
incan-deck = Talia przygody, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
incan-deck-left = jeszcze { $cards }
incan-inside = { $inside ->
    [0] W środku nie ma nikogo
    [one] W środku 1, stawka { $carried }
   *[many] W środku { $inside }, stawka po { $carried }
}
incan-on-path = Na ścieżce { $gems }

# The camp.
incan-camp-heading = Obóz
incan-starts = Odkrywa karty w tej rundzie
incan-gems = klejnoty
incan-in-your-tent = { $gems } w twoim namiocie
incan-in-the-tent = { $gems } w namiocie
incan-in-tent-short = namiot { $gems }
incan-state-open = w otwartym namiocie
incan-state-open-short = w namiocie
incan-state-beside = obok namiotu
incan-state-inside = w środku
incan-state-safe = już bezpieczne
incan-state-home = w obozie
incan-state-empty = z pustymi rękami
incan-state-empty-short = z niczym
incan-some-artifact = artefakt
incan-has-artifact = { $name }, wartość { $worth }

# Moments.
incan-torch = Pochodnia
incan-camp = Obóz
incan-next-card = { $many ->
    [one] Następna karta jest dla jednej osoby.
   *[many] Następna karta jest dla { $many } osób.
}
incan-second = { $hazard } po raz drugi!
incan-loses = traci
incan-gone = Kto jest w środku, ucieka z pustymi rękami. Ta karta wypada z gry na dobre: { $hazard }.
incan-round-lost = Runda { $round }: wygrywa { $hazard }
incan-round-over = Runda { $round }: wszyscy w obozie
incan-lost = Przepadło w świątyni: { $things }
incan-explorer = Odkrywca
incan-brought = Zysk
incan-dropped = Strata
incan-on-cord = Na sznurze
incan-artifacts = Artefakty
incan-tents-open = Otwarte namioty
incan-rank = Miejsce
incan-gems-column = Klejnoty
incan-points = Punkty
incan-tie-artifacts = { $names } mają po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $winners } { $many ->
    [one] ma
   *[other] mają
} więcej artefaktów ({ $artifacts }) i to rozstrzyga.
incan-tie-shared = { $names } mają po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} i tyle samo artefaktów, więc zwycięstwo jest wspólne.
incan-tie-shared-2016 = { $names } mają po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}: w tym wydaniu to wspólne zwycięstwo.

# The dock.
incan-torch-or-camp = Pochodnia czy obóz?
incan-sealed = Zapieczętowane
incan-over = Koniec gry
incan-torch-means = { $carried ->
    [0] Zostań. Nie masz nic do stracenia.
   *[other] Zostań. Za następną kartę ryzykujesz { $carried }.
}
incan-camp-means = { $carried ->
    [0] Wyjdź z niczym.
   *[other] Wyjdź i zabierz { $carried }.
}
incan-camp-means-share = { $carried ->
    [0] Wyjdź i zabierz część z { $path } na ścieżce.
   *[other] Wyjdź i zabierz { $carried } oraz część z { $path } na ścieżce.
}
incan-camp-means-all = { $carried ->
    [0] Wyjdź i zabierz { $path } ze ścieżki.
   *[other] Wyjdź i zabierz { $carried } oraz { $path } ze ścieżki.
}
incan-camp-takes = { $gems } Twój łup: { $things }, wartość { $worth }.
incan-camp-alone = { $gems } Przy samotnym wyjściu także: { $things }, wartość { $worth }.
incan-you-torch = Podnosisz pochodnię
incan-you-camp = Wracasz do obozu
incan-only-you = Widzisz to tylko ty, dopóki wszyscy nie wybiorą.
incan-all-chosen = Wszyscy już wybrali
incan-continue = Dalej
incan-tent-holds = { $gems } w twoim namiocie
incan-wait-home = Do następnej rundy jesteś poza świątynią.
incan-wait-turn = Odkrywana jest następna karta.
incan-watching-note = Wybory pokażą się, gdy wszyscy wybiorą.

# Odds.
incan-odds = Szanse
incan-percent = { $percent }%
incan-odds-brief = { $percent }%, że następna karta to koniec
incan-odds-of = { $deadly ->
    [one] 1 z { $cards } kart kończy rundę
    [few] { $deadly } z { $cards } kart kończą rundę
   *[many] { $deadly } z { $cards } kart kończy rundę
}
incan-odds-deadly = { $many ->
    [one] 1 zgubna
    [few] { $many } zgubne
   *[many] { $many } zgubnych
}
incan-odds-treasures = { $many ->
    [one] 1 skarb
    [few] { $many } skarby
   *[many] { $many } skarbów
}
incan-odds-warnings = { $many ->
    [one] 1 nowe zagrożenie
    [few] { $many } nowe zagrożenia
   *[many] { $many } nowych zagrożeń
}
incan-odds-artifacts = { $many ->
    [one] 1 artefakt
    [few] { $many } artefakty
   *[many] { $many } artefaktów
}
incan-odds-values = Pozostałe skarby: { $values }
incan-odds-leaving = Co daje wyjście teraz
incan-odds-leavers = Wychodzi
incan-odds-each = Na osobę
incan-odds-taken = Artefakty

## The rules page.

lead-incan-gold = Pięć świątyń, od dwóch do ośmiu odkrywców. Idź dalej po więcej albo wróć do obozu z tym, co masz: wszyscy decydują w tej samej chwili. Kto zostanie za długo, traci wszystko.
rule-ig-turn-title = Tura
rule-ig-torch = Pochodnia:
rule-ig-torch-what = idziesz dalej i następna karta jest odkrywana dla ciebie.
rule-ig-camp = Obóz:
rule-ig-camp-what = wychodzisz, a to, co niesiesz, jest bezpieczne w twoim namiocie.
rule-ig-rounds = Gra ma pięć rund, po jednej świątyni. W każdej rundzie wtasowuje się do talii przygody jeszcze jeden artefakt. Talię układa się na nowo w każdej rundzie: wszystkie skarby, wszystkie zagrożenia, które są jeszcze w grze, i każdy artefakt, który już doszedł, a nie został wyniesiony ani nie przepadł.
rule-ig-choose = Wszyscy w środku potajemnie wybierają pochodnię albo obóz; potem wszystkie wybory pokazuje się naraz. Najpierw rozliczają się ci, którzy wychodzą. Potem odkrywa się następną kartę dla tych, którzy zostali. Wyboru nie można cofnąć.
rule-ig-first-card = Przed pierwszą kartą nikt nie wybiera: wchodzą wszyscy. Jeśli ta karta to zagrożenie, nie ma z czym wracać, więc od razu odkrywa się drugą. Jeśli to takie samo zagrożenie, runda kończy się natychmiast.
rule-ig-cards-title = Karty
rule-ig-treasure = Skarb
rule-ig-treasure-what = Klejnoty dzieli się po równo między wszystkich w środku, zaokrąglając w dół, i kładzie obok namiotów, gdzie nie są jeszcze bezpieczne. Czego nie da się podzielić, zostaje na karcie: z 11 klejnotów cztery osoby dostają po 2, a 3 zostają. Dlatego wszyscy w środku niosą zawsze tyle samo.
rule-ig-treasure-which = Skarbów jest 15: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 i 17. W namiocie turkus to 1 klejnot, obsydian 5, a złoto 10.
rule-ig-hazard = Zagrożenie
rule-ig-hazard-what = Pierwsze danego rodzaju to ostrzeżenie. Drugie tego samego rodzaju w tej samej rundzie ją kończy: wszyscy w środku tracą to, co leży obok namiotu, a ta druga karta wypada z gry na dobre. Tego, co jest w namiocie, nie traci się nigdy.
rule-ig-hazard-which = Pająk, mumia, ogień, wąż i lawina, po trzy karty.
rule-ig-artifact = Artefakt
rule-ig-artifact-what = Leży na ścieżce, aż ktoś wyjdzie samotnie: taka osoba zabiera wszystkie artefakty, które tam leżą. Jeśli wychodzą razem dwie osoby lub więcej, żadna nie dostaje artefaktów.
rule-ig-artifact-worth = Pierwsze trzy artefakty wyniesione w grze są warte po 5, czwarty i piąty po 10. Liczy się je pojedynczo, w kolejności wynoszenia.
rule-ig-leave-title = Wyjście
rule-ig-leave = Wszyscy, którzy wychodzą w tej samej turze, dzielą między siebie klejnoty z całej ścieżki jako jeden stos, po równo i z zaokrągleniem w dół. Reszta leży na ostatniej karcie skarbu na ścieżce. Swoją część i wszystko, co niosą, wkładają do namiotów i do końca rundy odpoczywają.
rule-ig-leave-last = Ostatnia wychodząca osoba dostaje wszystko, co zostało na ścieżce. Jeśli na końcu wychodzi kilka osób, to, czego nie da się podzielić, wraca do zapasu.
rule-ig-round-end = Runda kończy się, gdy w środku nie ma już nikogo albo gdy przerwie ją drugie zagrożenie. Klejnoty, które leżą jeszcze na ścieżce, wracają do zapasu, a artefakty przepadają do końca gry.
rule-ig-start-player = Gracz rozpoczynający odkrywa karty i zmienia się co rundę. Nie ma to innego znaczenia.
rule-ig-tents = Namioty są zamknięte: widzisz swoje klejnoty, a sumy innych dopiero na końcu. Wszystko, co do nich trafiło, było widoczne dla wszystkich, więc dobra pamięć wystarczy. Przy stole z otwartymi namiotami każdy może liczyć.
rule-ex-title = Runda, karta po karcie
rule-ex-who = Do środka wchodzą Ana, Ben, Kuba i Nina.
rule-ex-11 = 11 klejnotów: każdy dostaje 2, a 3 zostają na karcie. Wszyscy wybierają pochodnię.
rule-ex-spider = Pająk: ostrzeżenie. Wszyscy znów wybierają pochodnię.
rule-ex-7 = 7 klejnotów: każdy dostaje 1, a 3 zostają. Każdy niesie 3, a na ścieżce leży 6.
rule-ex-two-leave = Ben i Nina wychodzą. Dzielą się tymi 6: każde przynosi do namiotu 3 i 3, czyli 6 klejnotów.
rule-ex-artifact = Artefakt. Ana i Kuba idą dalej.
rule-ex-5 = 5 klejnotów: każde dostaje 2, a 1 zostaje. Każde niesie 5.
rule-ex-one-leaves = Kuba wychodzi samotnie: z 5 klejnotami, z 1 ze ścieżki i z artefaktem, pierwszym w tej grze, wartym 5.
rule-ex-bust = Drugi pająk. Ana traci swoje 5 klejnotów, a ten pająk wypada z gry.
rule-ig-end-title = Koniec
rule-ig-end = Po piątej rundzie otwiera się namioty: klejnoty plus artefakty. Wygrywa najwięcej punktów; przy remisie więcej artefaktów; jeśli i tu jest remis, zwycięstwo jest wspólne.
rule-ig-deck = Talia nie może się skończyć: z gry wypada za mało zagrożeń, więc jakaś para musi wyjść przed ostatnią kartą.
rule-ig-editions-title = Wydania
rule-ig-2006 = Incan Gold (2006) to zwykłe wydanie: wszystko jak wyżej.
rule-ig-2005 = Diamant (2005) nie ma artefaktów. Reszta jest taka sama.
rule-ig-2016 = Diamant (2016) ma w talii wszystkie pięć artefaktów od pierwszej rundy, wartych w kolejności wynoszenia 5, 5, 5, 10 i 10. Równa liczba punktów to od razu wspólne zwycięstwo.
rule-ig-2020 = Incan Gold (2020) ma wartości wydrukowane na artefaktach: ten z rundy 1, 2, 3, 4 i 5 jest wart 5, 7, 8, 10 i 12. Remisy jak w zwykłym wydaniu.
rule-ig-house-title = Tam, gdzie instrukcje milczą
rule-ig-house = Drukowane instrukcje różnią się liczbą graczy i nie rozstrzygają niektórych przypadków. Postanowiliśmy tak: gra od dwóch do ośmiu osób, wychodzący mają pierwszeństwo przed kartą, zagrożenie jako pierwsza karta zawsze pociąga za sobą drugą, a to, czego nikt nie może podzielić, zostaje na ostatnim skarbie. Każde takie rozstrzygnięcie oznacza polecenie „quipu rules incan-gold”.

## The lesson.

learn-ig-welcome = Ty i { $rival } jesteście w pierwszej świątyni. Dla wszystkich w środku odkrywa się kartę; karty tworzą ścieżkę.
learn-ig-shared =
    { $rest ->
        [0] Skarb: każde z was dostaje { $each }. Klejnoty leżą obok twojego namiotu, gdzie nie są jeszcze bezpieczne.
        [one] Skarb: każde z was dostaje { $each }, a 1 klejnot zostaje na karcie. Twoje leżą obok namiotu, gdzie nie są jeszcze bezpieczne.
        [few] Skarb: każde z was dostaje { $each }, a { $rest } klejnoty zostają na karcie. Twoje leżą obok namiotu, gdzie nie są jeszcze bezpieczne.
       *[many] Skarb: każde z was dostaje { $each }, a { $rest } klejnotów zostaje na karcie. Twoje leżą obok namiotu, gdzie nie są jeszcze bezpieczne.
    }
learn-ig-choose = Teraz wszyscy wybierają potajemnie. Pochodnia idzie dalej po następną kartę; obóz to powrót z tym, co niesiesz. Spróbuj: idź dalej.
learn-ig-hazard = Zagrożenie. Pierwsze danego rodzaju to tylko ostrzeżenie; drugie takie samo kończy rundę i wszyscy w środku tracą to, co niosą.
learn-ig-artifact = Artefakt, wart 5. Zabierze go tylko ktoś, kto wyjdzie samotnie: jeśli wyjdziecie razem, zostanie.
learn-ig-go-home-first =
    { $carried ->
        [one] Robi się niebezpiecznie, a niesiesz 1 klejnot. Spróbuj obozu: zanieś go do namiotu.
        [few] Robi się niebezpiecznie, a niesiesz { $carried } klejnoty. Spróbuj obozu: zanieś je do namiotu.
       *[many] Robi się niebezpiecznie, a niesiesz { $carried } klejnotów. Spróbuj obozu: zanieś je do namiotu.
    }
learn-ig-go-home-artifact =
    { $carried ->
        [one] Niesiesz 1 klejnot, a artefakt czeka. Spróbuj obozu: jeśli { $rival } pójdzie dalej, wyjdziesz samotnie i go zabierzesz.
        [few] Niesiesz { $carried } klejnoty, a artefakt czeka. Spróbuj obozu: jeśli { $rival } pójdzie dalej, wyjdziesz samotnie i go zabierzesz.
       *[many] Niesiesz { $carried } klejnotów, a artefakt czeka. Spróbuj obozu: jeśli { $rival } pójdzie dalej, wyjdziesz samotnie i go zabierzesz.
    }
learn-ig-home-artifact =
    { $gems ->
        [one] Wychodzisz samotnie: artefakt jest twój, a 1 klejnot jest bezpieczny w twoim namiocie.
        [few] Wychodzisz samotnie: artefakt jest twój, a { $gems } klejnoty są bezpieczne w twoim namiocie, w tym { $share } ze ścieżki.
       *[many] Wychodzisz samotnie: artefakt jest twój, a { $gems } klejnotów jest bezpiecznych w twoim namiocie, w tym { $share } ze ścieżki.
    }
learn-ig-home-alone =
    { $gems ->
        [one] 1 klejnot jest bezpieczny w twoim namiocie. Nic już nie może ci go zabrać.
        [few] { $gems } klejnoty są bezpieczne w twoim namiocie, w tym { $share } ze ścieżki. Nic już nie może ci ich zabrać.
       *[many] { $gems } klejnotów jest bezpiecznych w twoim namiocie, w tym { $share } ze ścieżki. Nic już nie może ci ich zabrać.
    }
learn-ig-home-both =
    { $gems ->
        [one] Ty i { $rival } wychodzicie razem i dzielicie to, co leżało na ścieżce. 1 klejnot jest bezpieczny w twoim namiocie.
        [few] Ty i { $rival } wychodzicie razem i dzielicie to, co leżało na ścieżce. { $gems } klejnoty są bezpieczne w twoim namiocie.
       *[many] Ty i { $rival } wychodzicie razem i dzielicie to, co leżało na ścieżce. { $gems } klejnotów jest bezpiecznych w twoim namiocie.
    }
learn-ig-round-calm = Wszyscy są w obozie i runda się kończy. To, co jeszcze leżało na ścieżce, przepada.
learn-ig-bust-rival = { $rival } zostaje za długo: drugie takie samo zagrożenie i przepada wszystko, co leżało obok namiotu. Ta druga karta wypada z gry.
learn-ig-bust-you = Drugie takie samo zagrożenie: tracisz to, co niesiesz. Każdemu się to zdarza, a tego, co jest w namiocie, nie traci się nigdy.
learn-ig-bust-both = Drugie takie samo zagrożenie: ty i { $rival } tracicie to, co niesiecie. Każdemu się to zdarza, a tego, co jest w namiocie, nie traci się nigdy.
learn-ig-second = Druga świątynia z pięciu. Karty są potasowane na nowo, jest wśród nich o jeden artefakt więcej i znów wchodzą wszyscy.
learn-ig-alone = { $rival } jest już w obozie, więc wszystko, co przyniesie następna karta, jest tylko twoje. Spróbuj: zaryzykuj jeszcze jedną.
learn-ig-dared =
    { $gems ->
        [one] Teraz wracaj: z tym, co leży na ścieżce, to 1 klejnot.
        [few] Teraz wracaj: z tym, co leży na ścieżce, to { $gems } klejnoty.
       *[many] Teraz wracaj: z tym, co leży na ścieżce, to { $gems } klejnotów.
    }
learn-ig-end =
    { $gems ->
        [one] To wszystko, co trzeba wiedzieć. W twoim namiocie jest 1 klejnot; po pięciu świątyniach wygrywa najpełniejszy namiot.
        [few] To wszystko, co trzeba wiedzieć. W twoim namiocie są { $gems } klejnoty; po pięciu świątyniach wygrywa najpełniejszy namiot.
       *[many] To wszystko, co trzeba wiedzieć. W twoim namiocie jest { $gems } klejnotów; po pięciu świątyniach wygrywa najpełniejszy namiot.
    }
learn-ig-go-on =
    { $carried ->
        [one] Niesiesz 1 klejnot. Wygląda to dobrze: idź dalej.
        [few] Niesiesz { $carried } klejnoty. Wygląda to dobrze: idź dalej.
       *[many] Niesiesz { $carried } klejnotów. Wygląda to dobrze: idź dalej.
    }
learn-ig-go-home =
    { $carried ->
        [one] Niesiesz 1 klejnot, a tu jest niebezpiecznie: wracaj.
        [few] Niesiesz { $carried } klejnoty, a tu jest niebezpiecznie: wracaj.
       *[many] Niesiesz { $carried } klejnotów, a tu jest niebezpiecznie: wracaj.
    }
learn-ig-sealed = Twój wybór jest zapieczętowany. Gdy wszyscy wybiorą, wszystkie wybory pokażą się naraz.
learn-ig-at-home = Jesteś w obozie, w bezpiecznym miejscu. { $rival } idzie dalej bez ciebie; następna runda zacznie się, gdy w środku nie będzie nikogo.

## Replays.

replay-knot-leaves = ktoś wychodzi
replay-knot-lost = runda stracona
replay-graph-incan = Klejnoty i artefakty, razem z niesionymi
