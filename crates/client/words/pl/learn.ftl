# First expeditions: what the coach says. One or two short sentences; $rival is the name of the bot.

learn-coach = Twoja pierwsza wyprawa
learn-nameless = Odkrywca
learn-step = Krok { $step } z { $steps }
learn-next = Dalej
learn-your-turn = Twój wybór
learn-watch = Patrz
learn-dismiss = Dalej bez rad
learn-play = Zagraj naprawdę
learn-stay = Graj dalej tutaj
learn-rules = Przeczytaj zasady

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
