# Problemi, e allenamento sui propri errori.

# Tutti i problemi.
puzzles-title = Problemi
puzzles-what = Trova la scelta migliore in posizioni di partite vere. Quella giusta è sempre nettamente migliore delle altre.
puzzles-all = Tutti i problemi
puzzles-coming = Caricamento…
puzzles-none = Impossibile caricare i problemi di questo gioco. Connettiti a internet e riprova.
puzzles-new = Non ne hai ancora risolto nessuno.
puzzles-standing = Il tuo punteggio: { $rating }. Risolti: { $solved } su { $tried }. Di fila: { $streak }, al massimo { $longest }.
puzzles-provisional = Per ora è una prima stima.
puzzles-lately = { $right } risolti degli ultimi { $of }
puzzles-reset = Ricomincia da capo
puzzles-reset-sure = Elimina punteggio e storico

# Un problema.
puzzle-ask = Qual è la scelta migliore?
puzzle-level = Punteggio del problema: { $rating }
puzzle-own-rating = Il tuo punteggio: { $rating }
puzzle-own-mistake = Da una delle tue partite
puzzle-memory = Carte che tutti hanno visto
puzzle-broken = Impossibile mostrare questo problema. { $problem }
puzzle-right = Giusto!
puzzle-wrong = C’è una scelta migliore
puzzle-cost = Ti costa { $points } punti di probabilità di vittoria.
puzzle-rated = Punteggio: { $before } → { $after }
puzzle-worth = Probabilità di vittoria di ogni scelta
puzzle-chance = { $percent }%
puzzle-number = { $whole },{ $tenth }
puzzle-yours = la tua scelta
puzzle-more = { $names } e { $n ->
    [one] un’altra
   *[other] altre { $n }
}
puzzle-next = Avanti
puzzle-again = Riprova
puzzle-play-on = Continua da qui

# I tuoi errori.
mistakes-title = I tuoi errori
mistakes-what = Allenati sulle scelte che ti sono costate di più nelle tue partite. Tornano dopo 1, 3 e 7 giorni.
mistakes-due = { $n ->
    [one] Ti aspetta 1 scelta dalle tue partite.
   *[other] Ti aspettano { $n } scelte dalle tue partite.
}
mistakes-go = Allenati sui tuoi errori
mistakes-looking = Esame delle tue partite… Fatte: { $n }.
mistakes-none = Nessun errore nelle partite su questo dispositivo. Finisci una partita, poi torna qui.
mistakes-later = Per oggi niente da ripassare. Errori finora: { $all }, imparati: { $learned }.
