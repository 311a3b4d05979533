# The table on a big screen, with everyone on a phone.
room-guest = Schermo grande
room-join = Entra con il telefono
room-scan = Inquadra con la fotocamera
room-or-type = Oppure apri questo indirizzo e scrivi il codice
room-qr = Codice QR con il link a questo tavolo
room-free = libero
room-missing = { $n ->
    [one] Serve ancora 1 giocatore.
   *[other] Servono ancora { $n } giocatori.
}
room-host-starts = { $host } avvia la partita dal telefono.
room-someone-starts = La partita inizia quando tutti confermano dal telefono.
room-decides = { $name } sta scegliendo
room-chosen = { $chosen ->
    [one] Ha scelto { $chosen } su { $asked }
   *[other] Hanno scelto { $chosen } su { $asked }
}
room-paused = Si aspetta il ritorno di un giocatore.
room-next = { $host } avvia la prossima partita dal telefono.
room-someone-next = La prossima partita inizia quando tutti confermano dal telefono.
room-waiting = In attesa
room-choose = Scegli sul telefono
room-code = Codice
room-look-up = Guarda lo schermo grande
room-shut = Questo tavolo non ammette spettatori. Apri questa pagina nel browser di qualcuno che gioca, oppure consenti gli spettatori.
