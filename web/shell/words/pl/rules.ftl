# What all rules pages say.

rules-all = Zasady
rules-size = { $least }–{ $most } osób, około { $minutes ->
    [one] minuty
   *[many] { $minutes } minut
}
help-title = Przy stole
help-friends = Otwórz stół, wyślij link i zacznij, gdy wszyscy usiądą. Puste miejsca znikają na początku gry.
help-away = Jeśli stracisz połączenie, twoje miejsce czeka. Gdy minie twój czas, wybiera za ciebie bot; możesz wrócić na miejsce, kiedy chcesz.
help-keys = Wszystko działa z klawiatury.

rules-contents = Na tej stronie
rules-learn = Pierwsza wyprawa: nauka w grze, trzy minuty
rules-play = Zagraj teraz
