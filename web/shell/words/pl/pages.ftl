# The start page and the gathering.

try-again = Jeszcze raz
go-back = Wstecz
rules-short = Zasady
rules-of = Zasady gry { $game }
tag-you = ty
tag-host = gospodarz
tag-bot = bot

home-dare = Jak głęboko odważysz się wejść?
home-what = Wyprawy po skarby dla przyjaciół, nieznajomych i botów. Bez zakładania konta.
home-away = Serwer jest nieosiągalny. Na razie możesz grać na tym urządzeniu.
first-title = Pierwszy raz tutaj?
first-learn = Pierwsza wyprawa: { $game } w trzy minuty
foot-more = Więcej
foot-rules = Zasady
foot-records = Twoje partie

name-ask = Twoje imię
name-take = To ja
name-sit-down = Usiądź
name-note = Tak zobaczą cię inni przy stole. Możesz je później zmienić.
name-have = Mam już tutaj imię
arrive = Zaproszenie do gry { $game }
arrive-guest = Gość
arrive-nobody = Nikogo tu jeszcze nie ma. Zajmij pierwsze miejsce.
arrive-waiting = { $names } { $n ->
    [one] czeka na ciebie.
   *[other] czekają na ciebie.
  }

start-title = Zacznij grę
start-which = Która gra
cover-players = { $least }–{ $most }
cover-minutes = { $n } min
way-friends = Zagraj ze znajomymi
way-friends-note = Otwiera stół z linkiem dla innych. Boty też mogą dołączyć.
way-here = Zagraj na tym urządzeniu
way-here-note = Ty i boty albo znajomi, którzy podają sobie urządzenie. Połączenie nie jest potrzebne.
here-your-name = Twoje imię na tym urządzeniu
here-friend = Imię
here-friend-name = Imię, miejsce { $n }
here-add-bot = Dodaj bota
here-add-friend = Ktoś przy tym ekranie
here-add = Dodaj
here-nameless = Każde imię musi mieć od 1 do 20 liter.
here-same-name = Dwie osoby mają to samo imię. Zmień jedno, żeby było wiadomo, kto jest kim.
here-alone = Ktoś musi iść z tobą: dodaj bota albo kogoś znajomego.
here-crowded = W { $game } { $most ->
    [one] może grać najwyżej 1 osoba.
    [few] mogą grać najwyżej { $most } osoby.
   *[many] może grać najwyżej { $most } osób.
  }
here-replaces = Zastąpi to stół, który jest zachowany na tym urządzeniu.
here-options-first = Najpierw opcje stołu
here-kept = Stół jest zachowany na tym urządzeniu, możesz więc dokończyć później.

level-and-character = { $level }: { $character }
level-of = Poziom: { $name }
level-of-place = Poziom: miejsce { $n }
character-porter = dopiero zaczyna
character-guide = gra solidnie
character-pathfinder = gra mocno
character-oracle = liczy szanse do ostatniej karty

join-title = Dołącz kodem
join = Dołącz
join-no-code = Kod ma cztery sylaby, na przykład kamo-tiru. Sprawdź go albo poproś o link.

again = Graj dalej
again-go = Graj dalej
again-go-to = Graj dalej: { $title }
again-here = Twój stół na tym urządzeniu
again-here-line = Zaczniesz tam, gdzie gra stanęła.
again-table = { $game }, { $code }
again-playing = Gra trwa: { $names }.
again-gathering = Przy stole, przed grą: { $names }.
again-over = Gra skończona: { $names }.

open-title = Otwarte stoły
open-looking = Szukanie…
open-none = W tej chwili żaden stół nie jest otwarty dla wszystkich. Otwórz własny ze znajomymi albo zagraj z botami.
open-free = { $names }; { $n ->
    [0] brak wolnych miejsc
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
  }
open-playing = { $names }; gra trwa
open-join = Dołącz do stołu, przy którym siedzą: { $names }. Gra: { $game }
open-look = Popatrz
open-look-on = Popatrz na stół, przy którym siedzą: { $names }. Gra: { $game }

last-title = Twoje ostatnie partie
last-all = Wszystkie partie
result-won = Wygrana, wynik { $score }
result-place = Miejsce { $rank } z { $n }, wynik { $score }

gather-who = Kto gra?
gather-free = { $n ->
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
  }
gather-sit = Usiądź tutaj
gather-looking-on = { $n ->
    [one] 1 osoba patrzy.
    [few] { $n } osoby patrzą.
   *[many] { $n } osób patrzy.
  }
gather-add-bot = Dodaj bota
mark-bot = bot, { $character }
mark-away = teraz offline
mark-ready = chce grać
row-up = Przesuń wyżej: { $name }
row-down = Przesuń niżej: { $name }
row-remove = Usuń: { $name }
row-stand = Wstań

invite = Zaproś znajomych
invite-qr = Kod QR z linkiem do tego stołu
invite-code = Kod stołu:
invite-link = Link do stołu
invite-copy = Kopiuj link
invite-share = Wyślij
invite-copied = Link skopiowany. Wyślij go znajomym.
invite-marked = Skopiuj zaznaczony link ręcznie: ta przeglądarka nie pozwala na to tutaj.
invite-title = Partia gry { $game }
invite-only-here = Ten adres działa tylko na tym komputerze. Dla innych otwórz Quipu pod adresem sieciowym, który pojawił się przy uruchomieniu.

start-game = Zacznij grę
start-missing = { $n ->
    [one] Potrzeba jeszcze jednej osoby. Dodaj bota albo poczekaj na znajomych.
   *[many] Potrzeba jeszcze { $n } osób. Dodaj boty albo poczekaj na znajomych.
  }
say-ready = Możemy grać
host-starts = Grę zaczyna { $host }.
waits-for-host = Czekasz na start. Grę zaczyna { $host }.
looks-on = Tylko patrzysz. Grę zaczyna { $host }.
looks-on-free = Jest wolne miejsce. Grę zaczyna { $host }.

house-title = Opcje stołu
option-odds = Szanse dozwolone
option-odds-note = Kto chce, może widzieć dokładne szanse.
option-public = Na liście otwartych stołów
option-public-note = Nieznajomi mogą znaleźć stół i się przysiąść.
option-spectators = Widzowie
option-spectators-note = Kto ma link, może patrzeć.
option-places = Miejsca
option-seat = Miejsce { $n }
pick-any = dowolny
first-next = Kto zaczyna następnym razem
first-fixed = ten sam gracz
first-rotate = następny gracz
first-loser = przegrany gracz
first-random = losowo
option-pace = Czas na wybór
pace-seconds = { $n ->
    [one] 1 sekunda
    [few] { $n } sekundy
   *[many] { $n } sekund
  }
pace-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
   *[many] { $n } minut
  }
pace-days = { $n ->
    [one] 1 dzień
   *[many] { $n } dni
  }
close-table = Zamknij ten stół
close-sure = Zostanie zamknięty dla wszystkich.
close-yes = Zamknij
close-no = Zostaw
term-choice = { $name }: { $line }
term-odds = Kto chce, może widzieć dokładne szanse.
term-no-odds = Nikt nie widzi szans.
term-pace = Czas na wybór: { $pace }. Potem wybiera bot.
term-public = Stół jest na liście otwartych stołów.
term-private = Stół znajdą tylko ci, którzy mają link albo kod.
term-spectators = Widzowie są mile widziani.
term-no-spectators = Nikt nie może patrzeć.
fair-title = Uczciwe rozdanie
fair-what = Serwer zobowiązał się już do tajemnicy następnego rozdania, a przeglądarka każdej osoby dodaje własne losowe bajty. Po grze każdy może sprawdzić w jej zapisie, że wszystkie karty z nich wynikły. Tylko ktoś, kto prowadzi serwer i ma znajomego przy stole, mógłby jeszcze wybierać spośród rozdań.
fair-commitment = Do czego się zobowiązał:

# A board, and a big screen, while people sit down.
option-from-file = Z pliku…
room-full-screen = Pełny ekran
room-less-screen = Zamknij pełny ekran
room-show = Pokaż na dużym ekranie
room-show-how = Otwórz ten adres na telewizorze albo komputerze, który wszyscy widzą. Nie pokazuje on żadnych tajemnic: każdy gra w swoim telefonie.
room-show-open = Otwórz w nowym oknie
room-shown = Ten stół widać na dużym ekranie.
