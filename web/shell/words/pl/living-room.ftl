# The table on a big screen, with everybody on a phone.
room-guest = Duży ekran
room-join = Dołącz telefonem
room-scan = Zeskanuj to aparatem
room-or-type = Albo otwórz ten adres i wpisz kod
room-qr = Kod QR z linkiem do tego stołu
room-free = wolne
room-missing = { $n ->
    [one] Potrzeba jeszcze jednej osoby.
   *[many] Potrzeba jeszcze { $n } osób.
  }
room-host-starts = { $host } zaczyna grę w telefonie.
room-somebody-starts = Gra zacznie się, gdy wszyscy potwierdzą w telefonach.
room-decides = { $name } wybiera
room-chosen = Gotowe wybory: { $chosen } z { $asked }
room-paused = Gra czeka, aż ktoś wróci.
room-next = { $host } zaczyna następną grę w telefonie.
room-somebody-next = Następna gra zacznie się, gdy wszyscy potwierdzą w telefonach.
room-waiting = Czekamy
room-choose = Wybierz w telefonie
room-code = Kod
room-look-up = Spójrz na duży ekran
room-shut = Gospodarz tego stołu nie chce widzów. Otwórz tę stronę w przeglądarce kogoś, kto gra, albo pozwól patrzeć innym.
