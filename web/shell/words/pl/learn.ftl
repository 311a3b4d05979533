# First expeditions: what the coach says. One or two short sentences; $rival is the name of the bot.

learn-coach = Twoja pierwsza wyprawa
learn-nameless = Odkrywca
learn-step = Krok { $step } z { $steps }
learn-next = Dalej
learn-your-turn = Twój wybór
learn-watch = Patrz
learn-dismiss = Wyłącz rady
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

learn-g-welcome = Sześćdziesiąt cztery karty leżą zakryte: złoto, poszukiwacze i dynamit. Kopalnie zielona i pomarańczowa są twoje, niebieską i czerwoną ma { $rival }, a fioletowa jest niczyja.
learn-g-first = W swojej turze odkrywasz dwie karty, jedną po drugiej. Spróbuj: odkryj dowolną kartę.
learn-g-found-you =
    { $points ->
        [one] Złoto znalezione: poszukiwacz ma dość siły i niesie 1 punkt do twojej kopalni. Leży tam zakryty; poszukiwacz wypada z gry.
        [few] Złoto znalezione: poszukiwacz ma dość siły i niesie { $points } punkty do twojej kopalni. Leżą tam zakryte; poszukiwacz wypada z gry.
       *[many] Złoto znalezione: poszukiwacz ma dość siły i niesie { $points } punktów do twojej kopalni. Leżą tam zakryte; poszukiwacz wypada z gry.
    }
learn-g-found-for-you =
    { $points ->
        [one] { $rival } odkrywa złoto i twojego poszukiwacza: 1 punkt dla ciebie. Złoto dostaje ten, kto ma kopalnię, bez względu na to, czyja to tura.
        [few] { $rival } odkrywa złoto i twojego poszukiwacza: { $points } punkty dla ciebie. Złoto dostaje ten, kto ma kopalnię, bez względu na to, czyja to tura.
       *[many] { $rival } odkrywa złoto i twojego poszukiwacza: { $points } punktów dla ciebie. Złoto dostaje ten, kto ma kopalnię, bez względu na to, czyja to tura.
    }
learn-g-found-for-rival =
    { $points ->
        [one] Odkrywasz złoto, ale to nie twój poszukiwacz: 1 punkt dostaje { $rival }. Decyduje kopalnia, a nie to, czyja jest tura.
        [few] Odkrywasz złoto, ale to nie twój poszukiwacz: { $points } punkty dostaje { $rival }. Decyduje kopalnia, a nie to, czyja jest tura.
       *[many] Odkrywasz złoto, ale to nie twój poszukiwacz: { $points } punktów dostaje { $rival }. Decyduje kopalnia, a nie to, czyja jest tura.
    }
learn-g-found-rival =
    { $points ->
        [one] { $rival } znajduje złoto: 1 punkt. Neutralni poszukiwacze pracują dla tego, kto ich odkryje, pozostali dla tego, kto ma ich kopalnię.
        [few] { $rival } znajduje złoto: { $points } punkty. Neutralni poszukiwacze pracują dla tego, kto ich odkryje, pozostali dla tego, kto ma ich kopalnię.
       *[many] { $rival } znajduje złoto: { $points } punktów. Neutralni poszukiwacze pracują dla tego, kto ich odkryje, pozostali dla tego, kto ma ich kopalnię.
    }
learn-g-too-weak = Za słaby: poszukiwacz jest wart mniej niż złoto, więc obie karty zostają znów zakryte. Zapamiętaj, gdzie leżą!
learn-g-two-gold = Dwie karty złota nic nie dają, więc obie zostają znów zakryte. Zapamiętaj, gdzie leżą!
learn-g-equal = Dwaj poszukiwacze o tej samej wartości nic nie dają, więc obie karty zostają znów zakryte. Zapamiętaj, gdzie leżą!
learn-g-duel = Pojedynek: z dwóch poszukiwaczy o różnych wartościach słabszy wypada z gry. Silniejszy zostaje znów zakryty tam, gdzie leży.
learn-g-dynamite = Dynamit: obie karty wypadają z gry i nikt nic nie dostaje.
learn-g-remember = Znasz już poszukiwacza, który pracuje dla ciebie, i złoto, które uniesie. Pamiętasz, gdzie leżą? Odkryj jedno i drugie.
learn-g-pair = Wśród kart, które znasz, jest złoto do zdobycia. Pamiętasz gdzie?
learn-g-any = Twoja tura. Odkryj dowolną kartę: nowa pokaże ci coś do zapamiętania.
learn-g-watch = { $rival } odkrywa dwie karty. Patrz: to, co pokażą, przyda się i tobie.
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
learn-g-up-rival = Poszukiwacz o wartości { $value }, ale nie twój: złoto do { $value } dostaje wtedy { $rival }. Odkryj drugą kartę.
learn-g-up-neutral = Neutralny poszukiwacz o wartości { $value }: złoto do { $value } jest twoje. Odkryj drugą kartę.
learn-g-up-dynamite = Dynamit! Cokolwiek odkryjesz teraz, przepada razem z nim.
learn-g-rush = Gdy zostanie dziesięć kart lub mniej, zaczyna się gorączka złota: odkrywasz wtedy po jednej karcie, a złoto bierze ten, kto je odkryje.
learn-g-end = To cała gra. Gdy stół jest pusty, wygrywa najwięcej punktów na złocie.

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
