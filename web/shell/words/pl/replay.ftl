# Replays of games.

# The way here from other pages.
replay-look = Obejrzyj powtórkę
replay-look-at = Obejrzyj powtórkę: { $title }
replay-elsewhere = Otwórz plik partii

# Choosing a game.
replay-pick = Powtórki
replay-pick-note = Obejrzyj dowolną partię krok po kroku, z każdego miejsca, i graj dalej od dowolnego momentu.
replay-coming = Wczytywanie…
replay-drop = Upuść tu plik partii albo go wybierz
replay-drop-note = Plik partii jest mały i ma końcówkę .jsonl. Zostaje na tym urządzeniu.
replay-here = Rozegrane na tym urządzeniu
replay-online = Twoje partie na tym serwerze
replay-no-too-long = Ten plik jest za duży jak na plik partii.
replay-no-record = To nie jest plik partii.
replay-no-version = Ten plik partii pochodzi z innej wersji Quipu. Ta strona go nie odczyta.
replay-no-game = To plik partii gry, której ta wersja Quipu nie ma.
replay-no-setup = Gracze albo opcje w wierszu 1 nie pasują do tej gry, więc nie można jej pokazać.
replay-no-end = Ten plik urywa się w wierszu { $line }. Może nie pobrał się w całości.
replay-no-step = Wiersz { $line } nie jest krokiem tej gry. Być może ktoś zmienił plik.
replay-no-legal = Wiersz { $line } jest niezgodny z zasadami tej gry, więc partii nie da się pokazać.
replay-no-file = Nie można odczytać tego pliku.
replay-no-such = Nie znaleziono partii. Tutaj mogą ją otworzyć tylko jej gracze; poproś któregoś o link.
replay-no-server = Brak połączenia z serwerem. Nadal możesz otwierać pliki i partie z tego urządzenia.
replay-no-worker = Ta przeglądarka nie może pokazywać powtórek.
replay-broken = Nie można pokazać dalszego ciągu partii. { $problem }
replay-branch-broken = Nie można grać od tego momentu. { $problem }
refused-setup-steps = Plik partii nie zgadza się z jej opcjami.

# The game and its end.
replay-title = { $many ->
    [one] { $game }: wygrywa { $names }
   *[other] { $game }: zwycięstwem dzielą się { $names }
}
replay-title-open = { $game }: partia niedokończona

# The transport.
replay-transport = Powtórka
replay-slider = Moment gry
replay-first = Pierwszy krok
replay-back = Poprzedni krok
replay-play = Odtwórz
replay-pause = Pauza
replay-on = Następny krok
replay-last = Ostatni krok
replay-at = Krok { $step } z { $of }, runda { $round }
replay-at-text = Krok { $step } z { $of }, runda { $round }: { $text }
replay-speed = Tempo
replay-times = { $speed }×
replay-eyes = Perspektywa
replay-everyone = Wszyscy
replay-knot-round = runda

# The lists below.
replay-steps = Kroki
replay-step-first = Początek gry
replay-step-of = Gra { $name }
replay-graph-label = { $what }: jedna linia na gracza przez całą partię. Bieżące liczby są powyżej.

# The check.
replay-fair = Karty nie były ustawione
replay-public = To karty z tego dnia
replay-public-why = Każde losowanie zgadza się z jawnym rozdaniem z dnia { $date }. Każdy może je obliczyć z wyprzedzeniem.
replay-unfair = Weryfikacja nie powiodła się
replay-unknown = Nie można sprawdzić kart
replay-fair-why = { $n ->
    [one] Sprawdzone losowania: 1. Wynik się zgadza.
   *[other] Sprawdzone losowania: { $n }. Wszystkie się zgadzają.
}
replay-why-branched = Ta partia jest dalszym ciągiem innej, od kroku { $step }. Wcześniejsze losowania pochodzą stamtąd, więc nie wszystkie da się udowodnić.
replay-why-no-proof = Plik partii nie zawiera dowodu rozdania. Pliki partii ukończonych tutaj go zawierają.
replay-why-bad-proof = Plik partii zawiera dowód rozdania, ale nie da się go sprawdzić.
replay-why-commitment = Sekret nie pasuje do odcisku sprzed gry.
replay-why-step = Wiersz { $line } nie wynika z sekretu. Ktoś zmienił plik albo karty.
replay-why-unfinished = Partii nie dokończono. Jej sekret był znany za wcześnie, by czegokolwiek dowieść.
replay-check-rules = Każdy krok jest zgodny z zasadami
replay-check-proof = Plik zawiera dowód rozdania
replay-check-secret = Sekret pasuje do odcisku
replay-check-cards = Każde losowanie wynika z sekretu
replay-check-end = Partię dokończono
replay-check-holds = zgadza się
replay-check-fails = nie zgadza się
replay-check-open = nie sprawdzono
replay-check-stirred = { $stirred ->
    [0] Żaden z { $seats } graczy nie dodał losowych liczb, więc rozdający mógł wcześniej wypróbować wiele sekretów.
    [one] Losowe liczby dodał 1 z { $seats } graczy. Nikt nie mógł ich znać, gdy ustalano sekret.
   *[other] Losowe liczby dodało { $stirred } z { $seats } graczy. Nikt nie mógł ich znać, gdy ustalano sekret.
}
replay-check-commitment = Odcisk sekretu. Liczy się, jeśli przed pierwszą kartą było widać ten sam:
replay-check-voided = Rozdania odwołane przed tym, bo zabrakło liczb gracza: { $n } ({ $names }).
replay-own-same = To jest rozdanie uzgodnione na tym urządzeniu.
replay-own-left-out = To jest rozdanie, które to urządzenie widziało przed grą, ale bez jego własnych losowych liczb.
replay-own-secret = To nie jest uzgodnione rozdanie: przed grą to urządzenie widziało inny odcisk sekretu.
replay-own-deal = To nie jest uzgodnione rozdanie: powstało z czegoś innego, niż ustalono przed grą.
replay-own-salt = To nie jest uzgodnione rozdanie: nie ma w nim losowych liczb tego urządzenia.
replay-own-other = To nie jest uzgodnione rozdanie: losowe liczby gracza { $name } nie pasują do odcisku, który to urządzenie widziało przed grą.
replay-check-how = Co to znaczy
replay-check-how-1 = Przed pierwszą kartą rozdający losuje sekret i pokazuje wszystkim jego odcisk. Urządzenie każdego gracza też losuje liczby i pokazuje ich odcisk. Dopiero gdy są wszystkie odciski, liczby zostają ujawnione. Sekret i te liczby razem decydują o każdej karcie w grze.
replay-check-how-2 = Po grze sekret zostaje ujawniony. Każdy może wtedy ponownie obliczyć wszystkie karty, tak jak właśnie zrobiła to ta strona, i zobaczyć, że żadnej nie zmieniono, nie pominięto ani nie dobrano dwa razy.
replay-check-how-3 = Nie dowodzi to, że rozdający, który znał sekret, nikomu go nie zdradził. I nie mówi nic o wyborach graczy.

# Playing on.
replay-branch = Graj od tego momentu
replay-branch-note = Zajmij miejsce w tym momencie gry, a boty zajmą pozostałe. Dalszy ciąg jest rozdawany na nowo.
replay-branch-over = Tu gra jest już skończona. Cofnij się do wcześniejszego momentu.
replay-branch-replaces = Zastąpi to partię zapisaną na tym urządzeniu.
replay-branch-seat = Twoje miejsce
replay-branch-level = Boty
replay-branch-name = Twój nick
replay-branch-go = Graj stąd
replay-branch-replace = Zastąp i graj

# Sharing it.
replay-give = Udostępnianie
replay-link = Link do tego momentu
replay-download = Zapisz plik partii
replay-other = Otwórz inną partię
replay-link-copied = Link skopiowany. Każdy, kto go ma, zobaczy partię w tym momencie.
replay-link-marked = Skopiuj zaznaczony link ręcznie.

# The bar at the top.
replay-verify = Sprawdź
replay-share = Udostępnij
replay-link-whole = Link zawiera całą partię, więc działa u każdego.
replay-no-link = Ta przeglądarka nie umie umieścić partii w linku. Zapisz plik partii.
