## What is said before the game: on the start page and while people sit down.

hook-incan-gold = Zostań po więcej albo uciekaj z tym, co masz.
begin-incan-gold = Wejdź do świątyni
first-incan-gold-torch = Pochodnia: idziesz w głąb po więcej klejnotów. Gdy to samo niebezpieczeństwo pojawi się drugi raz, tracisz to, co niesiesz.
first-incan-gold-camp = Obozowisko: uciekasz z tym, co masz. To już twoje.
keys-incan-gold = W Incan Gold T to pochodnia, a C to obozowisko.
option-incan-gold-edition = Wydanie
option-incan-gold-edition-incan-gold-2006 = Incan Gold (2006)
option-incan-gold-edition-incan-gold-2006-note = Co rundę nowy artefakt: wart 5, później 10.
option-incan-gold-edition-diamant-2005 = Diamant (2005)
option-incan-gold-edition-diamant-2005-note = Tylko klejnoty, bez artefaktów.
option-incan-gold-edition-diamant-2016 = Diamant (2016)
option-incan-gold-edition-diamant-2016-note = Wszystkie pięć artefaktów od pierwszej rundy. Remis to wspólne zwycięstwo.
option-incan-gold-edition-incan-gold-2020 = Incan Gold (2020)
option-incan-gold-edition-incan-gold-2020-note = Artefakty warte 5, 7, 8, 10 i 12, jak na kartach.
option-incan-gold-open-tents = Otwarte namioty
option-incan-gold-open-tents-note = Każdy może policzyć, co jest w namiotach.
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
incan-everyone-stays = Wszyscy zostają
incan-goes-on-alone = { $name } idzie dalej w pojedynkę
incan-slips-out = { $name } wymyka się w pojedynkę
incan-last-leaves = { $name } wychodzi na końcu
incan-some-leave = { $names } wychodzą
incan-all-leave = { $names } wychodzą; świątynia jest pusta
incan-and-stay = { $heading }; { $names } { $many ->
    [one] zostaje
   *[other] zostają
}
incan-left-empty = { $names } { $many ->
    [one] wraca
   *[other] wracają
} z pustymi rękami
incan-left = { $many ->
    [one] { $names } wynosi { $gems ->
        [one] 1 klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
   *[other] { $names } wynoszą po { $gems ->
        [one] 1 klejnocie
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
}
incan-left-both = { $many ->
    [one] { $names } wynosi { $gems ->
        [one] 1 klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
   *[other] { $names } wynoszą po { $gems ->
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
incan-brought-gems = Wyniesione: { $many ->
    [one] { $gems ->
        [one] 1 klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
   *[other] po { $gems ->
        [one] 1 klejnocie
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
}
incan-brought-both = Wyniesione: { $many ->
    [one] { $gems ->
        [one] 1 klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
   *[other] po { $gems ->
        [one] 1 klejnocie
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
} (niesione: { $carried }, ze ścieżki: { $share })
incan-brought-artifacts = I jeszcze { $things }, wartość { $worth }
incan-told-taken = { $name } zabiera łup: { $things }, wartość { $worth }
incan-told-first = { $hazard }: ostrzeżenie
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
incan-told-treasure = Skarb { $gems }: po { $each }, reszta { $rest }
incan-told-treasure-all = Skarb { $gems }: po { $each }
incan-told-treasure-one = Skarb { $gems }: wszystko dla jednej osoby
incan-told-treasure-none = Skarb { $gems }: za mało do podziału, zostaje na ścieżce
incan-told-began = Runda { $round }: wszyscy wchodzą
incan-told-began-with = Runda { $round }: wszyscy wchodzą; do talii { $many ->
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
incan-said-asked = Pochodnia czy obozowisko? { $carried ->
    [0] Nic nie niesiesz
    [one] Niesiesz 1 klejnot
    [few] Niesiesz { $carried } klejnoty
   *[many] Niesiesz { $carried } klejnotów
}, { $path ->
    [0] a na ścieżce nie ma klejnotów.
    [one] a na ścieżce leży 1 klejnot.
    [few] a na ścieżce leżą { $path } klejnoty.
   *[many] a na ścieżce leży { $path } klejnotów.
}
incan-said-summary = Runda { $round } z 5. W środku: { $inside }. Klejnoty: każdy niesie { $carried }, na ścieżce { $path }.

# The bar at the top.
incan-title = { $edition }: runda { $round } z 5, gracze: { $players }
incan-rounds = Rundy
incan-round = Runda { $round }
incan-round-done = Runda { $round }, zakończona
incan-round-now = Runda { $round }, w toku
incan-joined = Nowe w talii: { $things }
incan-all-artifacts = wszystkie pięć artefaktów
incan-gone-for-good = Poza grą
incan-removed = { $hazard }: jedna karta poza grą

# The temple.
incan-path = Ścieżka: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, { $gems ->
    [0] bez klejnotów
    [one] na niej 1 klejnot
    [few] na niej { $gems } klejnoty
   *[many] na niej { $gems } klejnotów
}
incan-treasure = Skarb { $value }, { $gems ->
    [0] nie ma już klejnotów
    [one] został 1 klejnot
    [few] zostały { $gems } klejnoty
   *[many] zostało { $gems } klejnotów
}
incan-empty = pusto
incan-hazard = Niebezpieczeństwo: { $name }
incan-artifact-lies = Artefakt: { $name }, wartość { $worth } przy wyjściu w pojedynkę
incan-worth = wartość { $worth }
incan-deck = Talia przygody, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
incan-deck-left = jeszcze { $cards }
incan-inside = { $inside ->
    [0] W środku nie ma nikogo
    [one] W środku 1, ryzykuje { $carried }
   *[many] W środku { $inside }, każdy ryzykuje { $carried }
}
incan-on-path = Na ścieżce: { $gems }

# The camp.
incan-camp-heading = Obozowisko
incan-starts = Gracz rozpoczynający w tej rundzie
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
incan-state-empty-short = w obozie
incan-some-artifact = artefakt
incan-has-artifact = { $name }, wartość { $worth }

# Moments.
incan-torch = Pochodnia
incan-camp = Obozowisko
incan-next-card = { $many ->
    [one] Następna karta jest dla jednej osoby.
   *[many] Następna karta jest dla { $many } osób.
}
incan-second = { $hazard } po raz drugi!
incan-loses = traci
incan-gone = Wszyscy w środku uciekają z pustymi rękami. Ta karta wypada z gry na dobre: { $hazard }.
incan-round-over = Runda { $round }: wszyscy wychodzą cało
incan-lost = Przepadło w świątyni: { $things }
incan-explorer = Gracz
incan-brought = Zysk
incan-dropped = Strata
incan-on-cord = Węzły
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
    [one] wygrywa
   *[other] wygrywają
} dzięki większej liczbie artefaktów ({ $artifacts }).
incan-tie-shared = { $names } mają po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} i tyle samo artefaktów, więc dzielą się zwycięstwem.
incan-tie-shared-2016 = { $names } mają po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}. W tym wydaniu to wspólne zwycięstwo.

# The dock.
incan-torch-or-camp = Pochodnia czy obozowisko?
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
incan-camp-alone = { $gems } W pojedynkę także: { $things }, wartość { $worth }.
incan-you-torch = Podnosisz pochodnię
incan-you-camp = Wracasz do obozowiska
incan-only-you = Widzisz to tylko ty, dopóki wszyscy nie wybiorą.
incan-plan = Zostań, aż…
incan-plan-hazards = { $n ->
    [one] 1 niebezpieczeństwo
    [few] { $n } niebezpieczeństwa
   *[many] { $n } niebezpieczeństw
}
incan-plan-gems = { $n ->
    [one] { $n } klejnot przy tobie
    [few] { $n } klejnoty przy tobie
   *[many] { $n } klejnotów przy tobie
}
incan-plan-left = ktoś wyjdzie
incan-plan-on = Zostajesz, aż: { $what }
incan-plan-carry = Niosę tyle klejnotów
incan-plan-number = Liczba klejnotów
incan-plan-note = Potem wracasz do obozowiska. Tylko ty znasz ten plan. Kończy się z rundą.
incan-plan-set = Ustaw plan
incan-plan-cancel = Anuluj plan
incan-all-chosen = Wszyscy już wybrali
incan-continue = Dalej
incan-tent-holds = { $gems } w twoim namiocie
incan-wait-home = Do następnej rundy jesteś poza świątynią.
incan-wait-turn = Odkrywanie następnej karty…
incan-watching-note = Wybory pokażą się, gdy wszyscy wybiorą.

# Odds.
incan-odds = Szanse
incan-percent = { $percent }%
incan-odds-brief = { $percent }% szans na koniec rundy
incan-odds-of = { $deadly ->
    [one] 1 z { $cards } kart kończy rundę
    [few] { $deadly } z { $cards } kart kończą rundę
   *[many] { $deadly } z { $cards } kart kończy rundę
}
incan-odds-deadly = { $many ->
    [one] 1 kończy rundę
    [few] { $many } kończą rundę
   *[many] { $many } kończy rundę
}
incan-odds-treasures = { $many ->
    [one] 1 skarb
    [few] { $many } skarby
   *[many] { $many } skarbów
}
incan-odds-warnings = { $many ->
    [one] 1 ostrzeżenie
    [few] { $many } ostrzeżenia
   *[many] { $many } ostrzeżeń
}
incan-odds-artifacts = { $many ->
    [one] 1 artefakt
    [few] { $many } artefakty
   *[many] { $many } artefaktów
}
incan-odds-values = Pozostałe skarby: { $values }
incan-odds-leaving = Co da ci wyjście teraz
incan-odds-leavers = Wychodzi
incan-odds-each = Klejnoty
incan-odds-taken = Artefakty
incan-hint-artifacts = W świątyni nie ma nikogo poza tobą, więc bierzesz artefakty ze ścieżki. Punkty: { $points }.
incan-hint-bank = { $gems ->
    [0] Wychodząc, nic nie tracisz.
    [one] Zachowujesz na pewno 1 klejnot.
    [few] Zachowujesz na pewno { $gems } klejnoty.
   *[many] Zachowujesz na pewno { $gems } klejnotów.
}
incan-hint-behind = { $points ->
    [one] To ostatnia świątynia, a { $name } ma nad tobą 1 punkt przewagi.
    [few] To ostatnia świątynia, a { $name } ma nad tobą { $points } punkty przewagi.
   *[many] To ostatnia świątynia, a { $name } ma nad tobą { $points } punktów przewagi.
}
incan-hint-danger = { $gems ->
    [0] Jest { $percent }% szans, że następna karta zakończy rundę.
    [one] Jest { $percent }% szans, że następna karta zakończy rundę, a ty stracisz 1 klejnot.
    [few] Jest { $percent }% szans, że następna karta zakończy rundę, a ty stracisz { $gems } klejnoty.
   *[many] Jest { $percent }% szans, że następna karta zakończy rundę, a ty stracisz { $gems } klejnotów.
}
incan-hint-lead = { $points ->
    [one] To ostatnia świątynia i masz 1 punkt przewagi. Następny gracz: { $name }.
    [few] To ostatnia świątynia i masz { $points } punkty przewagi. Następny gracz: { $name }.
   *[many] To ostatnia świątynia i masz { $points } punktów przewagi. Następny gracz: { $name }.
}
incan-hint-likely-safe = Na { $percent }% następna karta nie zakończy rundy.
incan-hint-nothing = Nie ma jeszcze czego wynosić.
incan-hint-safe = Następna karta nie może zakończyć rundy.

## The rules page.

lead-incan-gold = Pięć świątyń, od dwóch do ośmiu odkrywców. Idź dalej po więcej albo wróć do obozowiska z tym, co masz. Wszyscy decydują w tej samej chwili, a kto zostanie za długo, traci wszystko.
rule-ig-turn-title = Tura
rule-ig-torch = Pochodnia:
rule-ig-torch-what = idziesz dalej i następna karta jest także dla ciebie.
rule-ig-camp = Obozowisko:
rule-ig-camp-what = wychodzisz, a to, co niesiesz, jest bezpieczne w twoim namiocie.
rule-ig-rounds = Gra ma pięć rund, każda to jedna świątynia. W każdej rundzie do talii przygody wtasowuje się jeden nowy artefakt. Talię co rundę tworzy się od nowa: wszystkie skarby, wszystkie niebezpieczeństwa, które są jeszcze w grze, i każdy dodany dotąd artefakt, którego nikt nie wyniósł i który nie przepadł.
rule-ig-choose = Wszyscy w środku potajemnie wybierają pochodnię albo obozowisko. Potem odsłania się wszystkie wybory naraz. Najpierw ci, którzy wychodzą, biorą swoją część. Potem odkrywa się następną kartę dla tych, którzy zostali. Wyboru nie można cofnąć.
rule-ig-first-card = Przed pierwszą kartą nie ma wyboru: wchodzą wszyscy. Jeśli ta karta to niebezpieczeństwo, nie ma z czym wychodzić, więc od razu odkrywa się drugą. Jeśli to takie samo niebezpieczeństwo, runda kończy się natychmiast.
rule-ig-cards-title = Karty
rule-ig-treasure = Skarb
rule-ig-treasure-what = Klejnoty dzieli się po równo między wszystkich w środku, zaokrąglając w dół, i kładzie obok namiotów, gdzie nie są jeszcze bezpieczne. Czego nie da się podzielić, zostaje na karcie: z 11 klejnotów cztery osoby dostają po 2, a 3 zostają. Dlatego wszyscy w środku niosą zawsze tyle samo.
rule-ig-treasure-which = Skarbów jest 15: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 i 17. W namiocie turkus to 1 klejnot, obsydian 5, a złoto 10.
rule-ig-hazard = Niebezpieczeństwo
rule-ig-hazard-what = Pierwsze danego rodzaju to ostrzeżenie. Drugie tego samego rodzaju w tej samej rundzie ją kończy: wszyscy w środku tracą to, co leży obok ich namiotów, a ta druga karta na dobre wypada z gry. Tego, co jest w namiocie, nie traci się nigdy.
rule-ig-hazard-which = Pająk, mumia, ogień, wąż i lawina, po trzy karty. „Lawina” to nasza nazwa piątego niebezpieczeństwa, nie z instrukcji.
rule-ig-artifact = Artefakt
rule-ig-artifact-what = Leży na ścieżce, aż ktoś wyjdzie w pojedynkę. Ta osoba zabiera wszystkie artefakty, które tam leżą. Jeśli razem wychodzą dwie osoby lub więcej, nikt nie dostaje artefaktów.
rule-ig-artifact-worth = Pierwsze trzy artefakty wyniesione w grze są warte po 5, czwarty i piąty po 10. Liczy się je pojedynczo, w kolejności wynoszenia.
rule-ig-leave-title = Wyjście
rule-ig-leave = Wszyscy, którzy wychodzą w tej samej turze, dzielą się klejnotami z całej ścieżki jak jednym stosem, po równo i z zaokrągleniem w dół. Reszta zostaje na ostatniej karcie skarbu na ścieżce. Swoją część i wszystko, co niosą, wkładają do namiotów i do końca rundy już nie grają.
rule-ig-leave-last = Kto wychodzi na końcu, dostaje wszystko, co zostało na ścieżce. Jeśli na końcu wychodzi kilka osób, to, czego nie da się podzielić, wraca do zapasu.
rule-ig-round-end = Runda kończy się, gdy w środku nie ma już nikogo albo gdy pojawi się drugie takie samo niebezpieczeństwo. W obu przypadkach klejnoty ze ścieżki wracają do zapasu, a artefakty, które na niej zostały, przepadają do końca gry.
rule-ig-start-player = Gracz rozpoczynający odkrywa karty. Według instrukcji to ten, kto ostatnio trzymał w ręku prawdziwe złoto; tutaj gracz na pierwszym miejscu. Co rundę rola przechodzi na gracza po lewej i jest czysto ceremonialna.
rule-ig-tents = Namioty są zamknięte: widzisz swoje klejnoty, a sumy innych dopiero na końcu. Wszyscy widzieli, co do nich trafiło, więc dobra pamięć wystarczy. Przy otwartych namiotach każdy może liczyć.
rule-ex-title = Runda, karta po karcie
rule-ex-who = Do środka wchodzą Ana, Ben, Kuba i Nina.
rule-ex-11 = 11 klejnotów: każdy dostaje 2, a 3 zostają na karcie. Wszyscy wybierają pochodnię.
rule-ex-spider = Pająk: ostrzeżenie. Wszyscy znów wybierają pochodnię.
rule-ex-7 = 7 klejnotów: każdy dostaje 1, a 3 zostają. Każdy niesie 3, a na ścieżce leży 6.
rule-ex-two-leave = Ben i Nina wychodzą. Dzielą się tymi 6: każde wkłada do namiotu 3 i 3, czyli 6 klejnotów.
rule-ex-artifact = Artefakt. Ana i Kuba zostają.
rule-ex-5 = 5 klejnotów: każde dostaje 2, a 1 zostaje. Każde niesie 5.
rule-ex-one-leaves = Kuba wychodzi w pojedynkę: z 5 klejnotami, z 1 ze ścieżki i z artefaktem, pierwszym w tej grze, wartym 5.
rule-ex-bust = Drugi pająk. Ana traci swoje 5 klejnotów, a ten pająk wypada z gry.
rule-ig-end-title = Koniec
rule-ig-end = Po piątej rundzie otwiera się namioty: klejnoty plus artefakty. Wygrywa gracz z największą liczbą punktów. Przy remisie decyduje liczba artefaktów, a jeśli i ta jest równa, zwycięstwo jest wspólne.
rule-ig-deck = Talia nie może się skończyć: z gry wypada za mało niebezpieczeństw, więc jakaś para zawsze pojawi się przed ostatnią kartą.
rule-ig-editions-title = Wydania
rule-ig-2006 = Incan Gold (2006), wydanie domyślne: wszystko jak wyżej.
rule-ig-2005 = Diamant (2005): bez artefaktów. Reszta bez zmian.
rule-ig-2016 = Diamant (2016): wszystkie pięć artefaktów jest w talii od pierwszej rundy; w kolejności wynoszenia są warte 5, 5, 5, 10 i 10. Równa liczba punktów to od razu wspólne zwycięstwo.
rule-ig-2020 = Incan Gold (2020): każdy artefakt ma swoją wartość wydrukowaną na karcie. Te z rund od 1 do 5 są warte 5, 7, 8, 10 i 12. Remisy jak w wydaniu domyślnym.
rule-ig-house-title = Gdzie instrukcje zawodzą

## The lesson.

learn-ig-welcome = Ty i { $rival } jesteście w pierwszej świątyni. Każdą kartę odkrywa się dla wszystkich w środku; karty tworzą ścieżkę.
learn-ig-shared =
    { $rest ->
        [0] Skarb: każde z was dostaje { $each }. Klejnoty leżą obok twojego namiotu, gdzie nie są jeszcze bezpieczne.
        [one] Skarb: każde z was dostaje { $each }, a 1 klejnot zostaje na karcie. Twoje leżą obok namiotu, gdzie nie są jeszcze bezpieczne.
        [few] Skarb: każde z was dostaje { $each }, a { $rest } klejnoty zostają na karcie. Twoje leżą obok namiotu, gdzie nie są jeszcze bezpieczne.
       *[many] Skarb: każde z was dostaje { $each }, a { $rest } klejnotów zostaje na karcie. Twoje leżą obok namiotu, gdzie nie są jeszcze bezpieczne.
    }
learn-ig-choose = Teraz wszyscy wybierają potajemnie. Pochodnia: idziesz dalej po następną kartę. Obozowisko: wracasz z tym, co niesiesz. Spróbuj: wybierz pochodnię.
learn-ig-hazard = Niebezpieczeństwo. Pierwsze danego rodzaju to tylko ostrzeżenie. Drugie takie samo kończy rundę i wszyscy w środku tracą to, co niosą.
learn-ig-artifact = Artefakt, wart 5. Zabierzesz go tylko, wychodząc w pojedynkę: jeśli wyjdziecie razem, zostanie.
learn-ig-go-home-first =
    { $carried ->
        [one] Robi się niebezpiecznie, a niesiesz 1 klejnot. Wybierz obozowisko i zanieś go do namiotu.
        [few] Robi się niebezpiecznie, a niesiesz { $carried } klejnoty. Wybierz obozowisko i zanieś je do namiotu.
       *[many] Robi się niebezpiecznie, a niesiesz { $carried } klejnotów. Wybierz obozowisko i zanieś je do namiotu.
    }
learn-ig-go-home-artifact =
    { $carried ->
        [one] Niesiesz 1 klejnot, a artefakt czeka. Wybierz obozowisko: jeśli { $rival } pójdzie dalej, wyjdziesz w pojedynkę i go zabierzesz.
        [few] Niesiesz { $carried } klejnoty, a artefakt czeka. Wybierz obozowisko: jeśli { $rival } pójdzie dalej, wyjdziesz w pojedynkę i go zabierzesz.
       *[many] Niesiesz { $carried } klejnotów, a artefakt czeka. Wybierz obozowisko: jeśli { $rival } pójdzie dalej, wyjdziesz w pojedynkę i go zabierzesz.
    }
learn-ig-home-artifact =
    { $gems ->
        [one] Wychodzisz w pojedynkę: artefakt jest twój, a 1 klejnot jest bezpieczny w twoim namiocie.
        [few] Wychodzisz w pojedynkę: artefakt jest twój, a { $gems } klejnoty są bezpieczne w twoim namiocie, w tym { $share } ze ścieżki.
       *[many] Wychodzisz w pojedynkę: artefakt jest twój, a { $gems } klejnotów jest bezpiecznych w twoim namiocie, w tym { $share } ze ścieżki.
    }
learn-ig-home-alone =
    { $gems ->
        [one] 1 klejnot jest bezpieczny w twoim namiocie. Nic już ci go nie zabierze.
        [few] { $gems } klejnoty są bezpieczne w twoim namiocie, w tym { $share } ze ścieżki. Nic już ci ich nie zabierze.
       *[many] { $gems } klejnotów jest bezpiecznych w twoim namiocie, w tym { $share } ze ścieżki. Nic już ci ich nie zabierze.
    }
learn-ig-home-both =
    { $gems ->
        [one] Ty i { $rival } wychodzicie razem i dzielicie się klejnotami ze ścieżki. 1 klejnot jest bezpieczny w twoim namiocie.
        [few] Ty i { $rival } wychodzicie razem i dzielicie się klejnotami ze ścieżki. { $gems } klejnoty są bezpieczne w twoim namiocie.
       *[many] Ty i { $rival } wychodzicie razem i dzielicie się klejnotami ze ścieżki. { $gems } klejnotów jest bezpiecznych w twoim namiocie.
    }
learn-ig-round-calm = W środku nie ma już nikogo i runda się kończy. To, co zostało na ścieżce, przepada.
learn-ig-bust-rival = { $rival } zostaje za długo: drugie takie samo niebezpieczeństwo i przepada wszystko, co leżało obok tamtego namiotu. Ta druga karta wypada z gry.
learn-ig-bust-you = Drugie takie samo niebezpieczeństwo: tracisz to, co niesiesz. Każdemu się to zdarza, a tego, co jest w namiocie, nie traci się nigdy.
learn-ig-bust-both = Drugie takie samo niebezpieczeństwo: ty i { $rival } tracicie to, co niesiecie. Każdemu się to zdarza, a tego, co jest w namiocie, nie traci się nigdy.
learn-ig-second = Druga z pięciu świątyń. Talia jest potasowana na nowo, z jeszcze jednym artefaktem, i znów wchodzą wszyscy.
learn-ig-alone = { $rival } jest już w obozowisku, więc wszystko z następnej karty będzie tylko twoje. Spróbuj: zaryzykuj jeszcze jedną.
learn-ig-dared =
    { $gems ->
        [one] Teraz wracaj: z tym, co leży na ścieżce, to 1 klejnot.
        [few] Teraz wracaj: z tym, co leży na ścieżce, to { $gems } klejnoty.
       *[many] Teraz wracaj: z tym, co leży na ścieżce, to { $gems } klejnotów.
    }
learn-ig-end =
    { $gems ->
        [one] To wszystko, co trzeba wiedzieć. W twoim namiocie jest 1 klejnot. Po pięciu świątyniach wygrywa najpełniejszy namiot.
        [few] To wszystko, co trzeba wiedzieć. W twoim namiocie są { $gems } klejnoty. Po pięciu świątyniach wygrywa najpełniejszy namiot.
       *[many] To wszystko, co trzeba wiedzieć. W twoim namiocie jest { $gems } klejnotów. Po pięciu świątyniach wygrywa najpełniejszy namiot.
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
learn-ig-sealed = Twój wybór jest zapieczętowany. Gdy wszyscy wybiorą, wybory pokażą się naraz.
learn-ig-at-home = Jesteś w obozowisku, tu nic ci nie grozi. { $rival } idzie dalej bez ciebie. Następna runda zacznie się, gdy w środku nie będzie nikogo.

## Replays.

replay-knot-leaves = ktoś wychodzi
replay-knot-lost = runda stracona
replay-graph-incan = Klejnoty i artefakty, razem z niesionymi

## The end of a round and of the game.

incan-summary-hazard = Runda { $round }: wygrywa { $hazard ->
    [spider] pająk
    [mummy] mumia
    [fire] ogień
    [snake] wąż
   *[rockfall] lawina
}
incan-next-artifact = W rundzie { $round } do talii dochodzi { $things }.
incan-next-round = Następna jest runda { $round }.
incan-next-tents = Teraz otwierają się namioty.
incan-on-to-round = Do rundy { $round }
incan-open-tents = Otwórz namioty
incan-tents-opening = Namioty się otwierają
incan-show-result = Pokaż wynik
incan-tents-closed = Namioty są zamknięte do końca partii.
incan-key-moments = Kluczowe momenty
incan-moment-lost = { $names } { $many ->
    [one] traci { $gems ->
        [one] 1 klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
   *[other] tracą po { $gems ->
        [one] 1 klejnocie
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
} przez { $hazard ->
    [spider] pająka
    [mummy] mumię
    [fire] ogień
    [snake] węża
   *[rockfall] lawinę
}

## House rulings, beside the rules they belong to.

rule-ig-house-about = Tam, gdzie instrukcje milczą albo się różnią, musieliśmy zdecydować sami. Każda taka decyzja jest oznaczona w ten sposób, zaraz pod swoją zasadą.
rule-ig-house-mark = Nasza decyzja
rule-ig-house-02 = Gra od dwóch do ośmiu graczy. W pudełku są elementy dla ośmiu, a wydania różnią się co do najmniejszej liczby.
rule-ig-house-03 = Kamienie nigdy się nie kończą, a wymiana jest zawsze możliwa.
rule-ig-house-04 = W pudełku wszystkie artefakty wyglądają tak samo. Tutaj każdy ma własny obrazek i nazwę, więc wiadomo, który doszedł.
rule-ig-house-06 = Instrukcje numerują te dwa kroki odwrotnie. U nas gracze wychodzą, zanim odkryje się następną kartę.
rule-ig-house-08 = Druga karta jest zawsze odkrywana od razu.
rule-ig-house-12 = Reszta, której nie da się podzielić, leży na ostatniej karcie skarbu, także wtedy, gdy nikt nic nie dostał.
rule-ig-house-13 = Artefakty zabierasz automatycznie. (W hiszpańskiej instrukcji jest tu błąd w tłumaczeniu. Trzymamy się angielskiej i polskiej.)
rule-ig-house-14 = Artefakty liczą się po kolei. Trzy wyniesione naraz po dwóch innych są warte 5 + 10 + 10. Utracone się nie liczą.
rule-ig-house-15 = Jeśli na końcu wychodzi kilku graczy, niepodzielne klejnoty wracają do puli.
rule-ig-house-16 = Klejnoty, które zostały na ścieżce, wracają do puli. (Polska instrukcja wspomina o utracie artefaktów tylko wtedy, gdy rundę kończy niebezpieczeństwo. Angielska i hiszpańska mówią o obu przypadkach.)
rule-ig-house-18 = Nadal remis? Zwycięstwo jest wspólne. Instrukcje każą zagrać jeszcze raz, a rewanż jest jedno kliknięcie stąd.

## Strona o rozwiązanej grze.

title-incan-gold = Rozwiązana: Incan Gold dla dwojga · Quipu
page-incan-gold = Incan Gold dla dwojga, gra rozwiązana
solved-teaser = Dla dwóch graczy gra jest rozwiązana: znamy najlepszy wybór w każdej pozycji.
solved-title = Incan Gold dla dwojga: gra rozwiązana
solved-lead = Każda pozycja gry dwuosobowej, rozegrana bezbłędnie przez obie strony.
solved-what = „Rozwiązana” znaczy, że dla każdej przewagi, każdej talii i każdej karty na ścieżce znamy dokładną szansę na wygraną. Bezbłędnej gry nie da się na dłuższą metę pokonać. Czasem musi być nieprzewidywalna: wtedy wychodzi losowo, z dokładnie dobraną szansą.
solved-edition = Wydanie
solved-round = Runda
solved-loading = Wczytywanie tabeli…
solved-away = Nie udało się wczytać tej części. Sprawdź połączenie i odśwież stronę. Co raz otworzysz, zostaje na tym urządzeniu.
solved-even = Równo
solved-ahead = { $n } z przodu
solved-behind = { $n } z tyłu

solved-lead-title = Ile warta jest przewaga
solved-lead-what = Twoja szansa na wygraną na początku rundy, jeśli oboje gracie bezbłędnie. Im późniejsza runda, tym więcej znaczy przewaga.
solved-lead-chart = Szansa na wygraną według przewagi, po jednej linii na rundę. Wartości są w tabeli poniżej.
solved-lead-axis = Przewaga
solved-before-round = Przed rundą { $round }
solved-mirror = Jeśli jesteś z tyłu, odejmij od 100%. W talii są wszystkie niebezpieczeństwa i artefakty.
solved-one-point = Jeden punkt przewagi przed ostatnią rundą to już { $chance } szans na wygraną.
solved-lead-table = Pokaż jako tabelę
solved-lead-caption = Szansa na wygraną przed każdą rundą

solved-leave-title = Kiedy wracać
solved-leave-what = Jak często bezbłędna gra wraca do obozowiska, zależnie od przewagi przed rundą i niesionych klejnotów. W środku są obie osoby.
solved-leave-chart = Mapa: jak często bezbłędna gra wraca. Wybierz przewagę i liczbę klejnotów, aby odczytać wartość.
solved-leave-level = Przy równym wyniku zawsze jeden wybór jest najlepszy. Dopiero przy przewadze warto grać nieprzewidywalnie.
solved-leave-note = Każde pole to średnia wszystkich takich pozycji, ważona tym, jak często się zdarzają. Na początku rundy w talii są wszystkie niebezpieczeństwa i artefakty.
solved-hazards = Niebezpieczeństwa na ścieżce
solved-gems-axis = Niesione klejnoty
solved-legend = Legenda
solved-legend-stay = Zostań
solved-legend-leave = Wracaj
solved-legend-mix = Mieszaj: wracaj losowo
solved-legend-never = Nie zdarza się
solved-map-at = { $lead }, { $gems ->
    [one] 1 klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
}, { $hazards ->
    [0] bez niebezpieczeństw
    [one] 1 niebezpieczeństwo
    [few] { $hazards } niebezpieczeństwa
   *[many] { $hazards } niebezpieczeństw
}:
solved-map-never = to się nie zdarza.
solved-map-says = wracaj w { $camp } przypadków. { $mixed } takich pozycji wymaga mieszania.

solved-look-title = Sprawdź pozycję
solved-look-what = Ułóż ścieżkę i zobacz, co robi bezbłędna gra. Dotknij karty na ścieżce, aby ją usunąć.
solved-lead-start = Twoja przewaga przed rundą
solved-inside = Kto jest w środku?
solved-both = Ty i przeciwnik
solved-only-you = Tylko ty
solved-only-other = Tylko przeciwnik
solved-path = Ścieżka
solved-path-empty = Nie ma jeszcze kart. Dodaj je poniżej.
solved-carried = { $gems ->
    [one] Niesiony: 1 klejnot.
    [few] Niesione: { $gems } klejnoty.
   *[many] Niesione: { $gems } klejnotów.
} Na ścieżce: { $path }.
solved-you-left = { $cards ->
    [one] Wracasz po 1 karcie.
   *[other] Wracasz po { $cards } kartach.
}
solved-other-left = { $cards ->
    [one] Przeciwnik wraca po 1 karcie.
   *[other] Przeciwnik wraca po { $cards } kartach.
}
solved-clear = Wyczyść ścieżkę
solved-add-title = Dodaj kartę
solved-add = Dodaj: { $card }
solved-remove = Usuń: { $card }
solved-treasure = skarb { $gems }
solved-treasures = Skarby
solved-earlier = Wcześniejsze rundy
solved-earlier-none = W rundzie 1 wszystko jest jeszcze w talii.
solved-earlier-what = Które niebezpieczeństwa wypadły z gry i gdzie są artefakty z wcześniejszych rund.
solved-gone = Niebezpieczeństwa poza grą
solved-gone-of = { $hazard }: poza grą { $n }
solved-in-deck = W talii
solved-yours = W twoim namiocie
solved-others = W namiocie przeciwnika
solved-lost = Stracony
solved-answer = Bezbłędna gra
solved-working = Rozwiązywanie rundy…
solved-not-asked = Nikt jeszcze nie wybiera: najpierw odkrywa się następną kartę.
solved-impossible = W tej rundzie to niemożliwe. Sprawdź wcześniejsze rundy.
solved-value = twoja szansa na wygraną
solved-mix = Wracaj w { $camp } przypadków, zostawaj w { $torch }.
solved-equal = Oba wybory są równie dobre.
solved-leave = Wracaj.
solved-stay = Zostań.
solved-other-leaves = Przeciwnik wraca.
solved-other-stays = Przeciwnik zostaje.
solved-if-leave = Wracasz
solved-if-stay = Zostajesz
solved-they-leave = Przeciwnik wraca
solved-they-stay = Przeciwnik zostaje
solved-other-does = Przeciwnik wraca w { $camp } przypadków i zostaje w { $torch }.
solved-matrix = Twoja szansa na wygraną zależnie od obu wyborów

solved-play-title = Zagraj przeciwko niej
solved-play-what = Pięć rund przeciw bezbłędnej grze. Po każdym wyborze widzisz, ile był wart.
solved-play-begin = Zacznij partię
solved-play-again = Nowa partia
solved-perfect = Bezbłędna gra
solved-card-with = { $card }, { $gems ->
    [one] został 1 klejnot
    [few] zostały { $gems } klejnoty
   *[many] zostało { $gems } klejnotów
}
solved-round-of = Runda { $round } z V
solved-won = Wygrywasz!
solved-lost-game = Wygrywa bezbłędna gra.
solved-tied = Wspólna wygrana.
solved-grade = Wracasz: { $leave }. Zostajesz: { $stay }.
solved-grade-equal = Oba wybory są tu równie dobre.
solved-grade-best = Najlepszy wybór.
solved-grade-lost = Strata: { $points } pkt. proc.
solved-grade-mix = Bezbłędna gra wraca tu w { $camp } przypadków.
solved-totals = { $n ->
    [one] 1 wybór
    [few] { $n } wybory
   *[many] { $n } wyborów
}, w tym bezbłędne: { $good }. Strata łącznie: { $points } pkt. proc. szansy na wygraną.

solved-thumb-title = Prosta zasada
solved-thumb-what = Trzy liczby do zapamiętania:
solved-thumb-count = Policz niesione klejnoty i dodaj { $each } za każde niebezpieczeństwo na ścieżce.
solved-thumb-leave = Wracaj, gdy razem jest { $limit }.
solved-thumb-alone = Jeśli przeciwnik już wrócił, wracaj, gdy tylko da ci to { $ahead ->
    [one] 1 punkt
    [few] { $ahead } punkty
   *[many] { $ahead } punktów
} przewagi.
solved-thumb-never = Nigdy nie wracaj przed pierwszym niebezpieczeństwem.
solved-thumb-wins = Przeciw bezbłędnej grze wygrywa { $wins } ± { $margin } partii.
solved-bots-title = Jak pokonać boty
solved-bots-what = Jak często wygrywa ktoś, kto dokładnie wie, jak wybiera bot. Bezbłędna gra nie przegrywa z nikim: dla niej to 50%.
solved-bots-who = Bot lub zasada
solved-bots-best = Najlepsza odpowiedź wygrywa
solved-at-least = co najmniej { $chance }

# Dlaczego wybór jest dobry, w zadaniach.
incan-why-camp-alone = W świątyni nie ma już nikogo poza tobą. Jeśli teraz wyjdziesz, wszystkie klejnoty ({ $gems }) są twoje{ $worth ->
    [0] .
   *[other] , a do tego artefakty o wartości { $worth }.
}
incan-why-camp-artifact = Na ścieżce leży artefakt. Jeśli wyjdziesz bez innych, bierzesz { $worth } punktów.
incan-why-camp-lead = To ostatnia runda. Z tym, co niesiesz, masz przewagę { $points ->
    [one] 1 punktu
   *[other] { $points } punktów
}: zanieś to do obozowiska.
incan-why-camp-path = Klejnoty na ścieżce: { $gems }. Dostaje je ten, kto wyjdzie pierwszy.
incan-why-camp-rich = Niesiesz klejnoty: { $gems }. To za dużo, żeby ryzykować.
incan-why-camp-hazards = Różne niebezpieczeństwa na ścieżce: { $hazards }. Następna karta kończy rundę z szansą { $percent }%.
incan-why-camp-enough = To, co możesz teraz zanieść do obozowiska, jest więcej warte niż następna karta.
incan-why-torch-behind = Brakowałoby ci { $points ->
    [one] 1 punktu
   *[other] { $points } punktów
}. Wygrać można tylko z większą liczbą klejnotów.
incan-why-torch-safe = Na ścieżce nie ma niebezpieczeństw: następna karta nic ci nie zrobi.
incan-why-torch-few = { $inside ->
    [one] Nikogo więcej nie ma w środku: wszystko, co się pojawi, jest twoje.
   *[other] W środku jest was tylko { $inside }: każdy dostanie więcej.
}
incan-why-torch-poor = { $gems ->
    [0] Nic nie niesiesz, więc nie masz nic do stracenia.
   *[other] Niesiesz mało klejnotów ({ $gems }), więc masz niewiele do stracenia.
}
incan-why-torch-calm = Następna karta kończy rundę z szansą tylko { $percent }%.

# Wybór w kilku słowach, do analiz.
review-incan-torch = pozostanie
review-incan-camp = powrót
review-incan-stayed = { $n ->
    [one] { $name } zostaje, nikogo więcej nie ma w środku
    [few] { $name } zostaje, gdy w środku są { $n } osoby
   *[many] { $name } zostaje, gdy w środku jest { $n } osób
}
review-incan-left = { $n ->
    [one] { $name } wraca, nikogo więcej nie ma w środku
    [few] { $name } wraca, gdy w środku są { $n } osoby
   *[many] { $name } wraca, gdy w środku jest { $n } osób
}
