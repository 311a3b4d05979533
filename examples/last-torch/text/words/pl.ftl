# Last Torch: stół, powtórka, zasady i pierwsza wyprawa.

hook-last-torch = Jak głęboko się odważysz?
torch-title = Last Torch
torch-round = Runda { $round }
torch-homes = Klejnoty w domu
torch-carried = niesione klejnoty: { $gems }
torch-ask = Dalej czy z powrotem?
torch-asked = Dalej czy z powrotem? Niesione klejnoty: { $gems }.
torch-on = Idź dalej
torch-back = Wróć (klejnoty: { $gems })
torch-wait = { $name } jest w szybie
torch-watching-note = Gracze schodzą po kolei.
torch-over = Koniec gry
torch-thrown = { $name } wyrzuca { $die }.
torch-out = { $name }: pochodnia gaśnie, stracone klejnoty: { $gems }.
torch-home = { $name } wraca, klejnoty: { $gems }.
torch-won = { $many ->
    [one] Wygrywa { $names }.
   *[other] Zwycięstwem dzielą się { $names }.
}

torch-graph = Klejnoty w domu
torch-knot-home = klejnoty w domu
torch-knot-out = zgasła pochodnia
torch-review-on = dalsze zejście
torch-review-back = powrót
torch-review-made = { $name }, { $choice }

lead-last-torch = Jedna kość, jeden szyb, od dwóch do sześciu graczy. Jak głęboko się odważysz?
rule-t-players = Od dwóch do sześciu graczy. Na początku nikt nie ma klejnotów.
rule-t-throw = W swojej turze zejdź do szybu i rzuć kością. Jeśli to nie jedynka, bierzesz tyle klejnotów, ile wypadło oczek, i niesiesz je ze sobą.
rule-t-one = Przy jedynce podmuch gasi twoją pochodnię. Tracisz wszystko, co niesiesz, i kończysz turę.
rule-t-choice = Po każdym innym rzucie wybierz: idź dalej i rzuć ponownie albo wróć i zanieś do domu to, co niesiesz.
rule-t-end = Potem kolej na następnego gracza. Gra kończy się po rundzie, w której ktoś ma w domu co najmniej czterdzieści klejnotów. Wygrywa gracz z największą liczbą klejnotów, a remis to wspólne zwycięstwo.

learn-t-welcome = Jesteś w szybie i masz pierwsze klejnoty. Nie są jeszcze bezpieczne. Po tobie schodzi { $rival }.
learn-t-on = Mało klejnotów, mało do stracenia: idź dalej.
learn-t-back = Wystarczy. Zanieś to do domu.
learn-t-out = Jedynka i pochodnia gaśnie. Przepada wszystko, co niesione, ale to, co w domu, jest bezpieczne.
learn-t-home = Co jest w domu, jest bezpieczne. Gdy ktoś ma w domu czterdzieści klejnotów, ta runda jest ostatnia.
learn-t-watch = W szybie jest { $rival }. Poczekaj i patrz.
learn-t-end = To już wszystko. Jak daleko się odważysz, zależy od ciebie.
