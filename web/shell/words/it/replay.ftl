# Games played back.

# The way here from other pages.
replay-look = Guarda il replay
replay-look-at = Guarda il replay: { $title }
replay-elsewhere = Apri la registrazione di un’altra partita

# Choosing a game.
replay-pick = Rivedi una partita
replay-pick-note = Ogni partita si può rivedere, passo per passo e da qualsiasi posto, e continuare da qualsiasi momento.
replay-coming = La partita sta arrivando…
replay-drop = Trascina qui una registrazione o scegli un file
replay-drop-note = Una registrazione è un piccolo file che finisce in .jsonl. Resta su questo dispositivo.
replay-here = Giocate su questo dispositivo
replay-online = Le tue partite su questo server
replay-no-too-long = Questo file è troppo grande per una partita. Le registrazioni sono molto più piccole.
replay-no-record = Questo file non è la registrazione di una partita.
replay-no-version = Questa registrazione è di un’altra versione di Quipu, che questa pagina non sa leggere.
replay-no-end = Questo file si interrompe alla riga { $line }. Forse non è stato scaricato per intero.
replay-no-legal = La riga { $line } dice qualcosa che in questo gioco non può succedere: la registrazione non si può mostrare.
replay-no-file = Questo file non si può leggere.
replay-no-such = Per te non c’è nessuna partita così. Qui può vederla solo chi l’ha giocata; chiedi un link a chi c’era.
replay-no-server = Il server non è raggiungibile. Le partite di questo dispositivo e i file si possono aprire lo stesso.
replay-no-worker = Questo browser non può riprodurre partite.
replay-broken = La partita non si può mostrare oltre: la registrazione è rovinata.
replay-branch-broken = Da qui non si può continuare a giocare. Scegli un altro momento.

# The game and its end.
replay-title = { $many ->
    [one] { $game }: vince { $names }
   *[other] { $game }: { $names } condividono la vittoria
}
replay-title-open = { $game }: partita non finita

# The transport.
replay-transport = Replay
replay-slider = Momento della partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-on = Un passo avanti
replay-last = Alla fine
replay-at = Passo { $step } di { $of }, round { $round }
replay-at-text = Passo { $step } di { $of }, round { $round }: { $text }
replay-speed = Velocità
replay-times = { $speed } ×
replay-eyes = Visto da
replay-everybody = Tutti
replay-knot-round = round

# The lists below.
replay-steps = Passi
replay-step-first = La partita comincia
replay-step-of = Gioca { $name }
replay-graph-label = { $what }, una linea per partecipante lungo tutta la partita. I numeri di questo momento sono sopra.

# The check.
replay-fair = Nessuno ha manipolato le carte
replay-unfair = Questa registrazione non regge
replay-unknown = Le carte non si possono verificare
replay-fair-why = { $n ->
    [one] Quello che ha portato il caso è stato ricalcolato dal segreto della partita, ed è lo stesso.
   *[other] Tutte le { $n } cose portate dal caso sono state ricalcolate dal segreto della partita, e sono le stesse.
}
replay-why-branched = Questa partita continua un’altra dal passo { $step }. Quello che il caso ha portato prima viene da lì, quindi non c’è una prova di tutto.
replay-why-no-proof = La registrazione non dice di che cosa è fatto il suo caso. Le registrazioni delle partite finite qui lo dicono.
replay-why-bad-proof = La registrazione dice qualcosa del suo caso, ma non in un modo che si possa verificare.
replay-why-commitment = Il segreto in questa registrazione non è quello promesso prima della prima carta.
replay-why-step = Alla riga { $line } è uscito qualcosa di diverso da quello che dà il segreto della partita. Qualcuno ha cambiato la registrazione, o le carte.
replay-why-unfinished = La partita non è stata giocata fino alla fine. Il suo segreto è stato noto troppo presto per provare qualcosa.
replay-check-rules = Ogni passo segue le regole
replay-check-proof = La registrazione ha una prova del suo caso
replay-check-secret = Il segreto è quello promesso
replay-check-cards = Tutto ciò che il caso ha portato ne deriva
replay-check-end = La partita è stata giocata fino alla fine
replay-check-holds = vale
replay-check-fails = non vale
replay-check-open = non verificato
replay-check-stirred = { $stirred ->
    [0] Su { $seats } partecipanti nessuno ha aggiunto numeri propri: chi ha distribuito poteva provare prima molti segreti.
    [one] Su { $seats } partecipanti { $stirred } ha aggiunto numeri propri, che nessuno poteva sapere quando il segreto è stato promesso.
   *[other] Su { $seats } partecipanti { $stirred } hanno aggiunto numeri propri, che nessuno poteva sapere quando il segreto è stato promesso.
}
replay-check-commitment = La promessa. Per te vale se è quella che hai visto prima della prima carta:
replay-check-how = Che cosa significa
replay-check-how-1 = Prima della prima carta, chi distribuisce estrae un segreto e ne mostra a tutti l’impronta: la promessa. Poi il dispositivo di ogni partecipante aggiunge i propri numeri casuali. Segreto e numeri decidono insieme ogni carta della partita.
replay-check-how-2 = Quando la partita è finita il segreto viene svelato. Allora chiunque può ricalcolare tutte le carte, come ha appena fatto questa pagina, e vedere che nessuna è stata cambiata, saltata o estratta due volte.
replay-check-how-3 = Non prova che chi ha distribuito, e conosceva il segreto, non l’abbia detto a nessuno. E non dice niente sulle scelte dei giocatori.

# Playing on.
replay-branch = Continua da qui
replay-branch-note = Prendi un posto in questo momento, e i bot prendono gli altri. Quello che viene dopo si distribuisce di nuovo.
replay-branch-over = Qui la partita è finita. Torna a un momento in cui è in corso.
replay-branch-replaces = C’è un’altra partita su questo dispositivo. Sarà abbandonata per questa.
replay-branch-seat = Il tuo posto
replay-branch-level = I bot
replay-branch-name = Il tuo nome
replay-branch-go = Gioca
replay-branch-replace = Abbandonala e gioca

# Giving it on.
replay-give = Mostrala ad altri
replay-link = Link a questo momento
replay-download = Salva il file
replay-other = Un’altra partita
replay-link-copied = Link copiato. Chi ce l’ha vede la partita in questo momento.
replay-link-file = Questa partita viene da un file, quindi non ha un link. Manda il file e il numero del passo.
replay-link-device = Questa partita è salvata solo su questo dispositivo, quindi un link non funzionerebbe per nessun altro. Manda il file della partita.
replay-link-marked = Il link è evidenziato: copialo.
