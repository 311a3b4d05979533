# Analiza zakończonej partii. Punkty to punkty procentowe szansy na wygraną.
review = Analiza
review-open = Analiza
review-note = Zobacz, jak zmieniały się szanse na wygraną, co było szczęściem i ile kosztował każdy wybór. Liczy to twoje urządzenie.
review-rough = Pierwsze oszacowanie. Dokładne liczby za chwilę.
review-compared-table = W porównaniu z tym, czego można było się spodziewać po graczach przy tym stole.
review-compared-perfect = W porównaniu z bezbłędną grą.
review-start = Analizuj partię
review-more = Policz dokładnie
review-again = Spróbuj ponownie
review-stop = Anuluj
review-working = Trwa analiza
review-away = Nie udało się wczytać analizy. Sprawdź połączenie i spróbuj ponownie.
review-fault = Nie można przeanalizować tej partii. { $problem }
review-shown = Co pokazuje wykres
review-score = Punkty
review-chance = Szansa na wygraną
review-waits = Szanse na wygraną pojawią się tutaj po obliczeniu.
review-percent = { $percent }%
review-lens = Porównaj z
review-lens-perfect = Bezbłędna gra
review-lens-table = Ten stół
review-parts = Skąd ten wynik
review-sum = { $name }: od szansy na początku do wyniku, w punktach
review-begin = Początek
review-luck = Szczęście
review-reading = Odczytanie
review-own = Własne
review-rest = Reszta
review-result = Wynik
review-words = Co znaczą te słowa
review-luck-what = Co dały ci karty w porównaniu z tym, co mogło przyjść.
review-reading-what = Co wybrali inni w porównaniu z tym, czego można było się po nich spodziewać.
review-own-what = Twoje wybory w porównaniu z tym, czego można się było po tobie spodziewać. Ile kosztował każdy z nich, liczymy osobno.
review-rest-what = Czego oszacowanie nie przewidziało.
review-lost = { $n ->
    [0] Brak decyzji
    [one] Strata { $mean } punktu w 1 decyzji
    [few] Strata { $mean } ± { $se } punktu na decyzję ({ $n })
   *[many] Strata { $mean } ± { $se } punktu na decyzję ({ $n })
}
review-count = { $word }: { $n }
review-inaccuracy = Niedokładność
review-mistake = Błąd
review-blunder = Gruby błąd
review-keys = Kluczowe momenty
review-no-keys = Żaden wybór nie był wyraźnie zły, a szczęście było równe.
review-error = { $did }: { $points } punktu. { $best } wygrywa w { $best_chance }, { $made } w { $chance }.
review-swing = Szczęście, { $name }: { $points } punktu. { $text }
review-step = Krok { $step }
review-look = Pokaż
review-try = Spróbuj ponownie
review-try-step = Spróbuj ponownie od kroku { $step }
review-table = Pokaż jako tabelę
review-moment = Moment
review-row = { $step }: { $text }
review-picture = Zapisz jako obraz
review-no-picture = Ta przeglądarka nie potrafi utworzyć obrazu.
