# What all rules pages say.

rules-all = Zasady
rules-size = { $least }–{ $most } graczy, około { $minutes ->
    [one] minuty
   *[many] { $minutes } minut
}
help-title = Przy stole
help-friends = Otwórz stół, wyślij link i zacznij, gdy wszyscy usiądą. Puste miejsca znikają na początku gry.
end-game = Zakończ tę partię
end-game-sure = Zakończyć partię dla wszystkich? Nie będzie się liczyć nikomu, a stół zostanie zamknięty.
end-game-yes = Zakończ
end-game-no = Anuluj
help-away = Jeśli stracisz połączenie, twoje miejsce czeka. Gdy skończy się twój czas, wybiera za ciebie bot. Możesz wrócić na swoje miejsce w każdej chwili.
help-keys = Wszystko działa z klawiatury.

rules-contents = Na tej stronie
rules-learn = Pierwsza wyprawa: nauka przez grę, w trzy minuty
rules-play = Zagraj teraz
