# Le spedizioni del giorno.
daily-what = La stessa distribuzione per tutti, contro gli stessi bot. Hai un tentativo per gioco e giorno.
daily-next = Prossima spedizione fra { $hours } h { $minutes } min
daily-public = La distribuzione deriva dalla data, quindi chi si impegna può calcolarla in anticipo. Gioca per divertirti, non per la gloria.
daily-play = Gioca
daily-continue = Continua
daily-continue-yesterday = Finisci quella di ieri
daily-result = { $score ->
        [one] { $score } punto, posizione { $rank } su { $seats }
       *[other] { $score } punti, posizione { $rank } su { $seats }
    }
daily-line = Quipu { $date } · { $game } · { $score } · { $rank }/{ $seats } · { $row } · serie { $streak }
daily-line-label = Il tuo risultato da condividere
daily-share = Condividi
daily-copy = Copia
daily-copied = Copiato. Non svela nessuna carta.
daily-marked = Selezionato. Copialo con la tastiera o dal menu.
daily-no-copy = Questo browser non può copiarlo. Apri l’elenco delle spedizioni e copialo lì.
daily-all = Tutte le spedizioni
daily-name = Il tuo nome in classifica
daily-name-take = Usa nome
daily-board = Classifica
daily-board-looking = Carico la classifica…
daily-board-empty = In classifica non c’è ancora nessuno.
daily-board-place = Piazzamento
daily-board-name = Nome
daily-board-points = Punti
daily-board-rank = Posizione al tavolo
daily-send-name = Per entrare in classifica, scegli un nome nella pagina della spedizione del giorno.
daily-send-later = Il tuo risultato è salvato su questo dispositivo. Andrà in classifica quando il server risponderà.
daily-send-busy = Il server controlla la tua partita…
daily-send-done = Il tuo risultato è in classifica.
daily-send-place = In classifica: piazzamento { $place } su { $players }.
daily-send-lost = Il file della partita non è più su questo dispositivo, quindi il risultato non può andare in classifica.
daily-send-closed = La classifica di quel giorno è chiusa.
daily-send-refused = Il server non accetta questa partita. La sua versione può essere diversa da quella di questa pagina: ricaricala.
daily-streaks = Spedizioni del giorno
daily-streak = { $game }: { $days ->
        [one] { $days } giorno di fila
       *[other] { $days } giorni di fila
    }, record { $best }
daily-past = { $day }: { $result } · piazzamento { $place } su { $players }
