# The table on a big screen, with everybody on a phone.
room-guest = Schermo grande
room-join = Entra con il telefono
room-scan = Inquadra con la fotocamera
room-or-type = Oppure apri questo indirizzo e scrivi il codice
room-qr = Codice QR del link a questo tavolo
room-free = libero
room-missing = { $n ->
    [one] Serve ancora una persona.
   *[other] Servono ancora { $n } persone.
}
room-host-starts = { $host } avvia la partita dal telefono.
room-somebody-starts = La partita comincia quando tutti sono pronti sul telefono.
room-decides = { $name } decide
room-chosen = { $chosen ->
    [one] Ha scelto { $chosen } su { $asked }
   *[other] Hanno scelto { $chosen } su { $asked }
}
room-paused = La partita aspetta che qualcuno torni.
room-next = { $host } avvia la prossima partita dal telefono.
room-somebody-next = La prossima partita comincia quando tutti sono pronti sul telefono.
room-waiting = In attesa
room-choose = Scegli sul telefono
room-code = Codice
room-look-up = Guarda lo schermo grande
room-shut = Questo tavolo non ammette pubblico. Apri questa pagina dove ha fatto l’accesso qualcuno che gioca, oppure lascia che altri guardino.
