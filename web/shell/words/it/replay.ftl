# Replays of games.

# The way here from other pages.
replay-look = Guarda il replay
replay-look-at = Guarda il replay: { $title }
replay-elsewhere = Apri il file di una partita

# Choosing a game.
replay-pick = Replay
replay-pick-note = Guarda qualsiasi partita passo per passo, da qualsiasi posto, e gioca da qualsiasi momento.
replay-coming = Caricamento…
replay-drop = Trascina qui il file di una partita o sceglilo
replay-drop-note = Il file di una partita è piccolo e finisce in .jsonl. Resta su questo dispositivo.
replay-here = Giocate su questo dispositivo
replay-online = Le tue partite su questo server
replay-no-too-long = Questo file è troppo grande per una partita.
replay-no-record = Questo non è il file di una partita.
replay-no-version = Questo file è di un’altra versione di Quipu. Questa pagina non può leggerlo.
replay-no-game = Questo file è di un gioco che questa versione di Quipu non ha.
replay-no-setup = I giocatori o le opzioni della riga 1 non vanno bene per questo gioco, quindi non si può mostrare.
replay-no-end = Questo file si interrompe alla riga { $line }. Forse non è stato scaricato per intero.
replay-no-step = La riga { $line } non è un passo di questo gioco. Forse qualcuno ha modificato il file.
replay-no-legal = La riga { $line } non rispetta le regole di questo gioco: la partita non si può mostrare.
replay-no-file = Non è possibile leggere questo file.
replay-no-such = Partita non trovata. Qui può aprirla solo chi l’ha giocata; chiedi un link a chi c’era.
replay-no-server = Server non raggiungibile. Puoi comunque aprire i file e le partite di questo dispositivo.
replay-no-worker = Questo browser non può mostrare i replay.
replay-broken = Il resto della partita non si può mostrare. { $problem }
replay-branch-broken = Da qui non si può giocare. { $problem }
refused-setup-steps = Il file della partita non corrisponde alle sue opzioni.

# The game and its end.
replay-title = { $many ->
    [one] { $game }: vince { $names }
   *[other] { $game }: { $names } condividono la vittoria
}
replay-title-open = { $game }: partita non finita

# The transport.
replay-transport = Replay
replay-slider = Momento della partita
replay-first = Primo passo
replay-back = Passo precedente
replay-play = Riproduci
replay-pause = Pausa
replay-on = Passo successivo
replay-last = Ultimo passo
replay-at = Passo { $step } di { $of }, round { $round }
replay-at-text = Passo { $step } di { $of }, round { $round }: { $text }
replay-speed = Velocità
replay-times = { $speed }×
replay-eyes = Prospettiva
replay-everyone = Tutti
replay-knot-round = round

# The lists below.
replay-steps = Passi
replay-step-first = La partita comincia
replay-step-of = Gioca { $name }
replay-graph-label = { $what }: una linea per giocatore lungo tutta la partita. I numeri attuali sono sopra.

# The check.
replay-fair = Nessuno ha manipolato le carte
replay-public = Sono le carte del giorno
replay-public-why = Ogni estrazione coincide con la distribuzione pubblica del { $date }. Chiunque poteva calcolarla in anticipo.
replay-unfair = Verifica non riuscita
replay-unknown = Le carte non si possono verificare
replay-fair-why = { $n ->
    [one] L’unica estrazione, ricalcolata, coincide.
   *[other] Le { $n } estrazioni ricalcolate coincidono.
}
replay-why-branched = Questa partita ne continua un’altra dal passo { $step }. Le estrazioni precedenti vengono da lì, quindi non tutte si possono provare.
replay-why-no-proof = Il file non contiene la prova della distribuzione. I file delle partite finite qui la contengono.
replay-why-bad-proof = Il file contiene una prova della distribuzione, ma non si può verificare.
replay-why-commitment = Il segreto non corrisponde all’impronta mostrata prima della partita.
replay-why-step = La riga { $line } non deriva dal segreto. Qualcuno ha cambiato il file, o le carte.
replay-why-unfinished = La partita non è finita. Il suo segreto era noto troppo presto per provare qualcosa.
replay-check-rules = Ogni passo segue le regole
replay-check-proof = Il file contiene la prova della distribuzione
replay-check-secret = Il segreto corrisponde alla sua impronta
replay-check-cards = Ogni estrazione deriva dal segreto
replay-check-end = La partita è finita
replay-check-holds = superato
replay-check-fails = non superato
replay-check-open = non verificato
replay-check-stirred = { $stirred ->
    [0] Nessuno dei { $seats } giocatori ha aggiunto numeri casuali: chi ha distribuito poteva provare prima molti segreti.
    [one] { $stirred } giocatore su { $seats } ha aggiunto numeri casuali che nessuno poteva sapere quando il segreto è stato fissato.
   *[other] { $stirred } giocatori su { $seats } hanno aggiunto numeri casuali che nessuno poteva sapere quando il segreto è stato fissato.
}
replay-check-commitment = Impronta del segreto. Vale se è quella che hai visto prima della prima carta:
replay-check-voided = Distribuzioni annullate prima di questa perché mancavano i numeri di un giocatore: { $n } ({ $names }).
replay-own-same = Questa è la distribuzione che hai accettato su questo dispositivo.
replay-own-left-out = Questa è la distribuzione che questo dispositivo ha visto prima della partita, ma senza numeri casuali suoi.
replay-own-secret = Questa non è la distribuzione che hai accettato: prima della partita questo dispositivo ha visto un’altra impronta del segreto.
replay-own-deal = Questa non è la distribuzione che hai accettato: deriva da cose diverse da quelle fissate prima della partita.
replay-own-salt = Questa non è la distribuzione che hai accettato: mancano i numeri casuali di questo dispositivo.
replay-own-other = Questa non è la distribuzione che hai accettato: i numeri casuali di { $name } non corrispondono all’impronta che questo dispositivo ha visto prima della partita.
replay-check-how = Che cosa significa
replay-check-how-1 = Prima della prima carta, chi distribuisce estrae un segreto e ne mostra a tutti l’impronta. Anche il dispositivo di ogni giocatore estrae numeri casuali e ne mostra l’impronta. I numeri vengono svelati solo quando ci sono tutte le impronte. Il segreto e questi numeri decidono insieme ogni carta della partita.
replay-check-how-2 = Dopo la partita il segreto viene svelato. Allora chiunque può ricalcolare tutte le carte, come ha appena fatto questa pagina, e vedere che nessuna è stata cambiata, saltata o estratta due volte.
replay-check-how-3 = Non prova che chi ha distribuito, e conosceva il segreto, non l’abbia detto a nessuno. E non dice niente sulle scelte dei giocatori.

# Playing on.
replay-branch = Gioca da qui
replay-branch-note = Prendi un posto in questo momento; i bot prendono gli altri. Quello che viene dopo si distribuisce di nuovo.
replay-branch-over = Qui la partita è finita. Torna a un momento precedente.
replay-branch-replaces = Sostituisce la partita salvata su questo dispositivo.
replay-branch-seat = Il tuo posto
replay-branch-level = Bot
replay-branch-name = Il tuo nome
replay-branch-go = Gioca da qui
replay-branch-replace = Sostituisci e gioca

# Sharing it.
replay-give = Condividi
replay-link = Link a questo momento
replay-download = Salva la partita
replay-other = Apri un’altra partita
replay-link-copied = Link copiato. Chi ce l’ha vede la partita in questo momento.
replay-link-marked = Copia a mano il link selezionato.

# The bar at the top.
replay-verify = Verifica
replay-share = Condividi
replay-link-whole = Il link contiene l’intera partita, quindi funziona per chiunque.
replay-no-link = Questo browser non può mettere la partita in un link. Salva il file della partita.
