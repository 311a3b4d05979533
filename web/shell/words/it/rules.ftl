# What all rules pages say.

rules-all = Regole
rules-size = Da { $least } a { $most } partecipanti, circa { $minutes } minuti
help-title = Al tavolo
help-friends = Apri un tavolo, manda il suo link e inizia quando tutti sono seduti. I posti vuoti vengono tolti all’inizio.
help-away = Se cade la connessione, il tuo posto resta tuo. Quando il tuo tempo finisce, un bot sceglie per te; puoi riprendere il posto quando vuoi.
help-keys = Tutto funziona con la tastiera.

rules-contents = In questa pagina
rules-learn = Prima spedizione: si impara giocando, in tre minuti
rules-play = Gioca ora
