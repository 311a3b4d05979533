# The table on a big screen, with everybody on a phone.
room-guest = Pantalla grande
room-join = Entra con tu teléfono
room-scan = Escanea esto con la cámara
room-or-type = O abre esta dirección y escribe el código
room-qr = Código QR del enlace a esta mesa
room-free = libre
room-missing = { $n ->
    [one] Falta una persona más.
   *[other] Faltan { $n } personas más.
}
room-host-starts = { $host } da inicio a la partida en el teléfono.
room-somebody-starts = La partida empieza cuando todo el mundo esté a punto en el teléfono.
room-decides = { $name } decide
room-chosen = { $chosen ->
    [one] Ha elegido { $chosen } de { $asked }
   *[other] Han elegido { $chosen } de { $asked }
}
room-paused = La partida espera a que alguien vuelva.
room-next = { $host } da inicio a la próxima partida en el teléfono.
room-somebody-next = La próxima partida empieza cuando todo el mundo esté a punto en el teléfono.
room-waiting = Esperando
room-choose = Elige en tu teléfono
room-code = Código
room-look-up = Mira la pantalla grande
room-shut = Esta mesa no admite público. Abre esta página donde haya entrado alguien que juega, o deja que otros miren.
