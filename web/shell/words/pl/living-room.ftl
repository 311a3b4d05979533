# The table on a big screen, with everyone on a phone.
room-guest = Duży ekran
room-join = Dołącz telefonem
room-scan = Zeskanuj aparatem
room-or-type = Albo otwórz ten adres i wpisz kod
room-qr = Kod QR z linkiem do tego stołu
room-free = wolne
room-missing = { $n ->
    [one] Potrzeba jeszcze 1 gracza.
   *[many] Potrzeba jeszcze { $n } graczy.
  }
room-host-starts = { $host } zaczyna grę na swoim telefonie.
room-someone-starts = Gra zacznie się, gdy wszyscy potwierdzą na telefonach.
room-decides = { $name } wybiera
room-chosen = Gotowe wybory: { $chosen } z { $asked }
room-paused = Czekamy na powrót gracza.
room-next = { $host } zaczyna następną partię na swoim telefonie.
room-someone-next = Następna partia zacznie się, gdy wszyscy potwierdzą na telefonach.
room-waiting = Czekamy
room-choose = Wybierz na telefonie
room-code = Kod
room-look-up = Spójrz na duży ekran
room-shut = Ten stół nie wpuszcza widzów. Otwórz tę stronę w przeglądarce kogoś, kto gra, albo zezwól na widzów.
