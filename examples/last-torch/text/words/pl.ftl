# Last Torch: stół, powtórka, zasady i pierwsza wyprawa.

hook-last-torch = Jak głęboko się odważysz?
torch-title = Last Torch
torch-round = Runda { $round }
torch-homes = Klejnoty w domu
torch-carried = niesione klejnoty: { $gems }
torch-ask = Dalej czy z powrotem?
torch-asked = Dalej czy z powrotem? Niesione klejnoty: { $gems }.
torch-on = Dalej
torch-back = Z powrotem (klejnoty: { $gems })
torch-wait = { $name } jest w szybie
torch-watching-note = Gracze schodzą po kolei.
torch-over = Koniec gry
torch-thrown = { $name } wyrzuca { $die }.
torch-out = { $name }: pochodnia zgasła, stracone klejnoty: { $gems }.
torch-home = { $name } wraca, klejnoty: { $gems }.
torch-won = { $many ->
    [one] Wygrywa { $names }.
   *[other] Zwycięstwem dzielą się { $names }.
}

torch-graph = Klejnoty w domu
torch-knot-home = klejnoty w domu
torch-knot-out = zgasła pochodnia

lead-last-torch = Jedna kość, jeden szyb, od dwóch do sześciu osób. Jak głęboko się odważysz?
rule-t-players = Grają dwie do sześciu osób. Na początku nikt nie ma klejnotów.
rule-t-throw = W swojej turze schodzisz do szybu i rzucasz kością. Każdy wynik oprócz jedynki to tyle klejnotów, ile oczek; niesiesz je ze sobą.
rule-t-one = Jedynka: podmuch i pochodnia gaśnie. Tracisz wszystko, co niesiesz, i kończysz turę.
rule-t-choice = Po każdym innym rzucie wybierasz: dalej, czyli kolejny rzut, albo z powrotem, i to, co niesiesz, jest bezpieczne w domu.
rule-t-end = Potem kolej na następną osobę. Gdy runda się kończy i ktoś ma w domu co najmniej czterdzieści klejnotów, gra się kończy: wygrywa najwięcej klejnotów, a remis to wspólne zwycięstwo.

learn-t-welcome = Jesteś w szybie i masz pierwsze klejnoty. Nie są jeszcze bezpieczne. Po tobie schodzi { $rival }.
learn-t-on = Mało klejnotów, mało do stracenia: idź dalej.
learn-t-back = Wystarczy. Zanieś to do domu.
learn-t-out = Jedynka i pochodnia gaśnie: przepada wszystko, co niesione, ale nic z tego, co w domu.
learn-t-home = Co jest w domu, jest bezpieczne. Czterdzieści klejnotów w domu i to ostatnia runda.
learn-t-watch = W szybie jest { $rival }. Poczekaj i patrz.
learn-t-end = To już wszystko. Jak daleko się odważysz, zależy od ciebie.
