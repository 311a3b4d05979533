# What all rules pages say.

rules-all = Regole
rules-size = Da { $least } a { $most } giocatori, circa { $minutes } minuti
help-title = Al tavolo
help-friends = Apri un tavolo, manda il suo link e inizia quando tutti si sono seduti. I posti vuoti vengono tolti all’inizio.
end-game = Chiudi questa partita
end-game-sure = Chiudere la partita per tutti? Non conterà per nessuno e il tavolo verrà chiuso.
end-game-yes = Chiudi
end-game-no = Annulla
help-away = Se cade la connessione, il tuo posto è salvo. Quando il tuo tempo finisce, un bot sceglie per te. Puoi riprendere il posto quando vuoi.
help-keys = Tutto funziona con la tastiera.

rules-contents = In questa pagina
rules-learn = Prima spedizione: impara giocando, in tre minuti
rules-play = Gioca ora
