# The table of Incan Gold and Diamant.

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
