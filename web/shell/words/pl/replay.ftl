# Games played back.

# The way here from other pages.
replay-look = Obejrzyj powtórkę
replay-look-at = Obejrzyj powtórkę: { $title }
replay-elsewhere = Otwórz zapis innej partii

# Choosing a game.
replay-pick = Obejrzyj partię jeszcze raz
replay-pick-note = Każdą partię można odtworzyć krok po kroku i z każdego miejsca, a od każdego momentu można grać dalej.
replay-coming = Wczytywanie partii…
replay-drop = Upuść tu zapis albo wybierz plik
replay-drop-note = Zapis to mały plik z końcówką .jsonl. Zostaje na tym urządzeniu.
replay-here = Rozegrane na tym urządzeniu
replay-online = Twoje partie na tym serwerze
replay-no-too-long = Ten plik jest za duży na jedną partię. Zapisy partii są dużo mniejsze.
replay-no-record = Ten plik nie jest zapisem partii.
replay-no-version = Ten zapis pochodzi z innej wersji Quipu, której ta strona nie umie odczytać.
replay-no-end = Ten plik urywa się w wierszu { $line }. Może nie został pobrany do końca.
replay-no-legal = Wiersz { $line } mówi coś, co w tej grze nie może się zdarzyć, więc zapisu nie da się pokazać.
replay-no-file = Tego pliku nie da się odczytać.
replay-no-such = Takiej partii tu dla ciebie nie ma. Widzą ją tylko ci, którzy w niej grali; poproś kogoś z nich o link.
replay-no-server = Serwer jest nieosiągalny. Partie z tego urządzenia i pliki można mimo to otworzyć.
replay-no-worker = Ta przeglądarka nie umie odtwarzać partii.
replay-broken = Dalej nie da się pokazać tej partii: jej zapis jest uszkodzony.
replay-branch-broken = Od tego miejsca nie da się grać dalej. Wybierz inną chwilę.

# The game and its end.
replay-title = { $many ->
    [one] { $game }: { $names } wygrywa
   *[other] { $game }: { $names } wygrywają razem
}
replay-title-open = { $game }: partia niedokończona

# The transport.
replay-transport = Powtórka
replay-slider = Moment gry
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-on = Krok dalej
replay-last = Na koniec
replay-at = Krok { $step } z { $of }, runda { $round }
replay-at-text = Krok { $step } z { $of }, runda { $round }: { $text }
replay-speed = Tempo
replay-times = { $speed } ×
replay-eyes = Kto patrzy
replay-everybody = Wszyscy
replay-knot-round = runda

# The lists below.
replay-steps = Kroki
replay-step-first = Początek gry
replay-step-of = Gra { $name }
replay-graph-label = { $what }, po jednej linii na osobę przez całą partię. Liczby z tego momentu stoją powyżej.

# The check.
replay-fair = Karty nie były ustawione
replay-unfair = Ten zapis się nie zgadza
replay-unknown = Kart nie da się sprawdzić
replay-fair-why = { $n ->
    [one] To, co przyniósł los, zostało obliczone na nowo z tajemnicy gry i jest takie samo.
    [few] Wszystkie { $n } zdarzenia losowe zostały obliczone na nowo z tajemnicy gry i są takie same.
   *[many] Wszystkie { $n } zdarzeń losowych zostało obliczonych na nowo z tajemnicy gry i są takie same.
}
replay-why-branched = Ta partia jest dalszym ciągiem innej, od kroku { $step }. To, co los przyniósł wcześniej, pochodzi stamtąd, więc nie ma dowodu na całość.
replay-why-no-proof = Zapis nie mówi, na czym opierało się losowanie. Zapisy skończonych partii u nas to mówią.
replay-why-bad-proof = Zapis mówi coś o losowaniu, ale nie tak, by dało się to sprawdzić.
replay-why-commitment = Tajemnica w tym zapisie nie jest tą, którą obiecano przed pierwszą kartą.
replay-why-step = W wierszu { $line } jest coś innego, niż wynika z tajemnicy gry. Ktoś zmienił zapis albo karty.
replay-why-unfinished = Partia nie została dokończona. Jej tajemnica była znana za wcześnie, by czegokolwiek dowieść.
replay-check-rules = Każdy krok jest zgodny z zasadami
replay-check-proof = Zapis ma dowód losowania
replay-check-secret = Tajemnica jest tą obiecaną
replay-check-cards = Wszystko, co przyniósł los, z niej wynika
replay-check-end = Partia została dokończona
replay-check-holds = zgadza się
replay-check-fails = nie zgadza się
replay-check-open = nie sprawdzono
replay-check-stirred = { $stirred ->
    [0] Żadna z { $seats } osób nie dodała własnych liczb, więc kto rozdawał, mógł wcześniej wypróbować wiele tajemnic.
    [one] 1 z { $seats } osób dodała własne liczby, których nikt nie mógł znać, gdy obiecywano tajemnicę.
    [few] { $stirred } z { $seats } osób dodały własne liczby, których nikt nie mógł znać, gdy obiecywano tajemnicę.
   *[many] { $stirred } z { $seats } osób dodało własne liczby, których nikt nie mógł znać, gdy obiecywano tajemnicę.
}
replay-check-commitment = Obietnica. Liczy się dla ciebie, jeśli właśnie ją widać było przed pierwszą kartą:
replay-check-how = Co to znaczy
replay-check-how-1 = Przed pierwszą kartą rozdający losuje tajemnicę i pokazuje wszystkim jej odcisk: to obietnica. Potem urządzenie każdej osoby dodaje własne losowe liczby. Tajemnica i te liczby razem decydują o każdej karcie w grze.
replay-check-how-2 = Po grze tajemnica zostaje ujawniona. Każdy może wtedy obliczyć wszystkie karty na nowo, tak jak właśnie zrobiła to ta strona, i zobaczyć, że żadnej nie zmieniono, nie pominięto ani nie dobrano dwa razy.
replay-check-how-3 = Nie dowodzi to, że rozdający, który znał tajemnicę, nikomu jej nie zdradził. I nie mówi nic o wyborach graczy.

# Playing on.
replay-branch = Graj dalej stąd
replay-branch-note = Zajmujesz miejsce w tym momencie gry, a boty zajmują pozostałe. Dalszy ciąg jest rozdawany na nowo.
replay-branch-over = Tu gra jest już skończona. Cofnij się do momentu, w którym jeszcze trwa.
replay-branch-replaces = Na tym urządzeniu jest już inna gra. Ta ją zastąpi.
replay-branch-seat = Twoje miejsce
replay-branch-level = Boty
replay-branch-name = Twoje imię
replay-branch-go = Graj dalej
replay-branch-replace = Porzuć tamtą i graj dalej

# Giving it on.
replay-give = Pokaż innym
replay-link = Link do tego momentu
replay-download = Zapisz plik partii
replay-other = Inna partia
replay-link-copied = Link skopiowany. Każdy, kto go ma, zobaczy partię w tym momencie.
replay-link-file = Ta partia pochodzi z pliku, więc nie ma do niej linku. Wyślij plik i numer kroku.
replay-link-device = Ta partia jest zapisana tylko na tym urządzeniu, więc link nie zadziałałby u nikogo innego. Wyślij plik partii.
replay-link-marked = Link jest zaznaczony: skopiuj go.
