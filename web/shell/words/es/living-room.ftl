# The table on a big screen, with everyone on a phone.
room-guest = Pantalla grande
room-join = Entra con tu móvil
room-scan = Escanea con la cámara
room-or-type = O abre esta dirección y escribe el código
room-qr = Código QR con el enlace a esta mesa
room-free = libre
room-missing = { $n ->
    [one] Falta 1 jugador.
   *[other] Faltan { $n } jugadores.
}
room-host-starts = { $host } inicia la partida en su móvil.
room-someone-starts = La partida empieza cuando todos confirmen en su móvil.
room-decides = { $name } está eligiendo
room-chosen = { $chosen ->
    [one] Ha elegido { $chosen } de { $asked }
   *[other] Han elegido { $chosen } de { $asked }
}
room-paused = Esperando a que vuelva un jugador.
room-next = { $host } inicia la próxima partida en su móvil.
room-someone-next = La próxima partida empieza cuando todos confirmen en su móvil.
room-waiting = Esperando
room-choose = Elige en tu móvil
room-code = Código
room-look-up = Mira la pantalla grande
room-shut = Esta mesa no admite espectadores. Abre esta página en el navegador de alguien que juega, o permite espectadores.
