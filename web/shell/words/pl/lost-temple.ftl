# The table of Lost Temple.
# The characters are named in sentences as they are here: { $character } is always one of these names, unchanged.

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
