# L’analisi di una partita finita. I punti sono punti percentuali della probabilità di vittoria.
review = Analisi
review-open = Analisi
review-note = Guarda come è cambiata la probabilità di vittoria, che cosa è stato fortuna e quanto è costata ogni scelta. Il calcolo avviene sul tuo dispositivo.
review-rough = Una prima stima. I numeri esatti arrivano tra poco.
review-compared-table = In confronto a ciò che ci si poteva aspettare dai giocatori a questo tavolo.
review-compared-perfect = In confronto al gioco perfetto.
review-start = Analizza partita
review-more = Calcola con precisione
review-again = Riprova
review-stop = Annulla
review-working = Calcolo dell’analisi
review-away = Impossibile caricare l’analisi. Controlla la connessione e riprova.
review-fault = Impossibile analizzare questa partita. { $problem }
review-shown = Che cosa mostra il grafico
review-score = Punteggio
review-chance = Probabilità di vittoria
review-waits = Le probabilità di vittoria compaiono qui quando sono calcolate.
review-percent = { $percent }%
review-lens = Confronta con
review-lens-perfect = Gioco perfetto
review-lens-table = Questo tavolo
review-parts = Da dove viene
review-sum = { $name }: dalla probabilità iniziale al risultato, in punti
review-begin = Inizio
review-luck = Fortuna
review-reading = Lettura
review-own = Proprie
review-rest = Resto
review-result = Risultato
review-words = Che cosa significano le parole
review-luck-what = Ciò che ti hanno dato le carte, in confronto a ciò che poteva uscire.
review-reading-what = Ciò che hanno scelto gli altri, in confronto a ciò che ci si poteva aspettare.
review-own-what = Le tue scelte, in confronto a ciò che ci si poteva aspettare da te. Quanto è costata ciascuna si conta a parte.
review-rest-what = Ciò che la stima non ha previsto.
review-lost = { $n ->
    [0] Nessuna decisione
    [one] { $mean } punti persi in 1 decisione
   *[other] { $mean } ± { $se } punti persi per decisione ({ $n })
}
review-count = { $word }: { $n }
review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Errore grave
review-keys = Momenti chiave
review-no-keys = Nessuna scelta è stata chiaramente sbagliata, e la fortuna è stata pari.
review-error = { $did }: { $points } punti. { $best } vince nel { $best_chance } dei casi, { $made } nel { $chance }.
review-swing = Fortuna di { $name }: { $points } punti. { $text }
review-step = Passo { $step }
review-look = Mostra
review-try = Riprova
review-try-step = Riprova dal passo { $step }
review-table = Mostra come tabella
review-moment = Momento
review-row = { $step }: { $text }
review-picture = Salva come immagine
review-no-picture = Questo browser non può creare l’immagine.
