# The home page and the gathering.

try-again = Spróbuj ponownie
go-back = Wstecz
rules-short = Zasady
rules-of = Zasady gry { $game }
tag-you = ty
tag-host = gospodarz
tag-bot = bot

home-dare = Jak głęboko odważysz się wejść?
home-what = Wyprawy po skarby dla przyjaciół, nieznajomych i botów. Bez zakładania konta.
puzzles-go = Rozwiązuj zadania
home-away = Brak połączenia z serwerem. Nadal możesz grać na tym urządzeniu.
first-title = Pierwszy raz tutaj?
first-learn = Pierwsza wyprawa: { $game } w trzy minuty
foot-more = Więcej
foot-rules = Zasady
foot-records = Twoje partie

name-ask = Twój nick
name-take = To ja
name-sit-down = Usiądź
name-have = Mam już nick
arrive = Zaproszenie do gry { $game }
arrive-guest = Gość
arrive-nobody = Stół jest jeszcze pusty. Dołącz!
arrive-waiting = { $names } { $n ->
    [one] czeka na ciebie.
   *[other] czekają na ciebie.
  }

start-title = Nowa partia
start-which = Wybierz grę
cover-players = { $least }–{ $most }
cover-minutes = { $n } min
way-bots = Graj z botami
way-bots-note = Zaczynasz od razu. Bez podawania nicku.
way-friends = Zagraj ze znajomymi
way-friends-note = Otwórz stół i udostępnij link. Boty też mogą dołączyć.
way-here = Zagraj na tym urządzeniu
way-here-note = Z botami albo ze znajomymi, podając sobie urządzenie. Działa offline.
here-friend = Nick
here-friend-name = Nick gracza { $n }
here-add-bot = Dodaj bota
here-add-friend = Dodaj osobę
here-add = Dodaj
here-nameless = Każdy gracz musi mieć nick: od 1 do 20 znaków.
here-same-name = Dwie osoby mają ten sam nick. Zmień jeden z nich.
here-alone = Potrzebujesz przeciwnika: dodaj bota albo drugą osobę.
here-crowded = { $game } to gra dla najwyżej { $most } graczy.
here-replaces = Zastąpi to partię zapisaną na tym urządzeniu.
here-options-first = Najpierw opcje
here-kept = Zapisano na tym urządzeniu. Możesz dokończyć później.

level-and-character = { $level }: { $character }
level-of = Poziom: { $name }
level-of-place = Poziom gracza { $n }
character-porter = dopiero zaczyna
character-guide = gra solidnie
character-pathfinder = gra mocno
character-oracle = liczy szanse do ostatniej karty
character-companion = gra mniej więcej tak dobrze jak ty

join-title = Dołącz z kodem
join = Dołącz
join-no-code = Kod ma cztery sylaby, na przykład kamo-tiru. Sprawdź go albo poproś o link.

again = Graj dalej
again-go = Graj dalej
again-go-to = Graj dalej: { $title }
again-here = Twoja partia na tym urządzeniu
again-here-line = Wróć do przerwanej gry.
again-table = { $game }, { $code }
again-your-turn = Twoja kolej: { $names }
again-all = Wszystkie twoje stoły ({ $n })
again-playing = Trwa partia: { $names }
again-gathering = Przed startem: { $names }
again-over = Koniec partii: { $names }

open-title = Otwarte stoły
open-looking = Wczytywanie…
open-none = Teraz nie ma otwartych stołów. Otwórz własny dla znajomych albo zagraj z botami.
open-free = { $names } · { $n ->
    [0] brak wolnych miejsc
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
  }
open-playing = { $names } · trwa partia
open-join = Dołącz ({ $names }): { $game }
open-look = Oglądaj
open-look-on = Oglądaj ({ $names }): { $game }

last-title = Ostatnie partie
last-all = Wszystkie partie
result-unfinished = Niedokończona
result-won = Wygrana, wynik { $score }
result-place = { $rank }. miejsce z { $n }, wynik { $score }

gather-who = Kto gra?
gather-free = { $n ->
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
  }
gather-sit = Usiądź
gather-looking-on = Widzowie: { $n }
gather-add-bot = Dodaj bota
mark-bot = bot, { $character }
mark-away = offline
mark-ready = chce grać
row-up = Przesuń wyżej: { $name }
row-down = Przesuń niżej: { $name }
row-remove = Usuń: { $name }
row-stand = Wstań

invite = Zaproś znajomych
invite-qr = Kod QR z linkiem do tego stołu
invite-code = Kod stołu:
invite-link = Link do stołu
invite-copy = Skopiuj link
invite-share = Udostępnij
invite-copied = Link skopiowany. Wyślij go znajomym.
invite-marked = Przeglądarka zablokowała kopiowanie. Skopiuj zaznaczony link ręcznie.
invite-title = Zagraj ze mną w { $game }
invite-only-here = Ten adres działa tylko na tym komputerze. Aby inni mogli dołączyć, otwórz Quipu pod adresem sieciowym wyświetlonym przy uruchomieniu.

start-game = Zacznij grę
start-missing = { $n ->
    [one] Potrzeba jeszcze 1 gracza. Dodaj bota albo poczekaj na znajomych.
   *[many] Potrzeba jeszcze { $n } graczy. Dodaj boty albo poczekaj na znajomych.
  }
say-ready = Możemy grać
host-starts = Grę zaczyna { $host }.
waits-for-host = Czekamy, aż { $host } zacznie grę.
looks-on = Oglądasz. Czekamy, aż { $host } zacznie grę.
looks-on-free = Jest wolne miejsce. Grę zaczyna { $host }.

house-title = Opcje gry
option-odds = Zezwól na szanse
option-odds-note = Gracze mogą włączyć dokładne szanse.
option-hints = Zezwól na podpowiedzi
option-hints-note = Gracze mogą zobaczyć swoje szanse i wybór Tropiciela. Partie z podpowiedziami nie liczą się do rankingu.
option-hints-here = Zobacz swoje szanse i wybór Tropiciela.
option-public = Na liście otwartych stołów
option-public-note = Każdy może znaleźć stół i dołączyć.
option-programs = Boty innych osób
option-programs-note = Programy z kontem bota mogą zająć miejsce. Partie z nimi mają osobny ranking.
term-programs = Boty innych osób mogą grać.
tag-program = program
option-spectators = Widzowie
option-spectators-note = Każdy z linkiem może oglądać.
option-places = Miejsca
option-seat = Miejsce { $n }
pick-any = dowolny
first-next = Kto zaczyna następną partię
first-fixed = ten sam gracz
first-rotate = następny gracz
first-loser = kto przegra
first-random = losowo
option-pace = Czas na ruch
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
event-new = To samo rozdanie przy kilku stołach
event-new-note = Dla większej grupy: każdy stół dostaje te same karty, a potem porównujecie wyniki miejsce po miejscu.
close-table = Zamknij stół
close-sure = Stół zostanie zamknięty dla wszystkich.
close-yes = Zamknij
close-no = Anuluj
term-choice = { $name }: { $line }
term-odds = Gracze mogą włączyć dokładne szanse.
term-no-odds = Szanse są wyłączone.
term-hints = Gracze mogą prosić o podpowiedzi. Partie nie liczą się do rankingu.
term-hints-here = Możesz prosić o podpowiedzi.
term-no-hints = Podpowiedzi są wyłączone.
term-pace = Czas na ruch: { $pace }. Potem wybiera bot.
term-public = Ten stół jest na liście otwartych stołów.
term-private = Ten stół można znaleźć tylko z linkiem albo kodem.
term-spectators = Widzowie są mile widziani.
term-no-spectators = Bez widzów.
fair-title = Uczciwe rozdanie
fair-what = Serwer ustalił sekret następnego rozdania, a przeglądarka każdego gracza ustaliła losowe liczby. Zostają ujawnione dopiero wtedy, gdy wszystko jest ustalone, więc nikt nie może wybrać rozdania. Po grze każdy może sprawdzić, że wynika z nich każda karta.
fair-commitment = Odcisk sekretu:

# A board, and a big screen, while players sit down.
option-from-file = Z pliku…
room-full-screen = Pełny ekran
room-less-screen = Zamknij pełny ekran
room-show = Pokaż na dużym ekranie
room-show-how = Otwórz ten adres na telewizorze albo komputerze, który wszyscy widzą. Nie zdradza żadnych sekretów: każdy gra na swoim telefonie.
room-show-open = Otwórz nowe okno
room-shown = Duży ekran pokazuje ten stół.
bots-replace = Zastąpić zapisaną partię?
bots-continue = Graj dalej
bots-replace-yes = Zastąp
start-unready = Jeszcze bez gotowości: { $names }. Zacząć mimo to?
start-waiting = Jeszcze bez gotowości: { $names }
start-anyway = Zacznij mimo to
start-wait = Czekaj
arrive-watch = Oglądaj

daily-title = Wyprawa dnia
daily-home = Codziennie jedno rozdanie, takie samo dla wszystkich. Zagraj raz i porównaj wynik.
daily-go = Zagraj w dzisiejsze wyprawy
