# Last Torch: il tavolo, il replay, le regole e la prima spedizione.

hook-last-torch = Fin dove osi scendere?
torch-title = Last Torch
torch-round = Round { $round }
torch-homes = Gemme a casa
torch-carried = { $gems ->
    [one] porta 1 gemma
   *[other] porta { $gems } gemme
}
torch-ask = Prosegui o torni?
torch-asked = { $gems ->
    [one] Prosegui, o torni con 1 gemma?
   *[other] Prosegui, o torni con { $gems } gemme?
}
torch-on = Prosegui
torch-back = { $gems ->
    [one] Torna con 1 gemma
   *[other] Torna con { $gems } gemme
}
torch-wait = { $name } è nel pozzo
torch-watching-note = I giocatori scendono a turno.
torch-over = La partita è finita
torch-thrown = { $name } tira un { $die }.
torch-out = { $gems ->
    [one] Si spegne la torcia di { $name }: 1 gemma persa.
   *[other] Si spegne la torcia di { $name }: { $gems } gemme perse.
}
torch-home = { $gems ->
    [one] { $name } torna con 1 gemma.
   *[other] { $name } torna con { $gems } gemme.
}
torch-won = { $many ->
    [one] Vince { $names }.
   *[other] { $names } condividono la vittoria.
}

torch-graph = Gemme a casa
torch-knot-home = gemme a casa
torch-knot-out = torcia spenta
torch-review-on = proseguire
torch-review-back = tornare
torch-review-made = { $name }, { $choice }

lead-last-torch = Un dado, un pozzo, da due a sei giocatori. Fin dove osi scendere?
rule-t-players = Da due a sei giocatori. All’inizio nessuno ha gemme.
rule-t-throw = Nel tuo turno scendi nel pozzo e tira il dado. Se non esce l’uno, prendi tante gemme quante ne indica il dado e le porti con te.
rule-t-one = Se esce l’uno, una folata spegne la tua torcia. Perdi ciò che porti e il tuo turno finisce.
rule-t-choice = Dopo ogni altro tiro scegli: prosegui e tiri ancora, oppure torni e metti al sicuro a casa ciò che porti.
rule-t-end = Poi tocca al giocatore successivo. La partita finisce dopo un round in cui qualcuno ha a casa quaranta gemme o più. Vince chi ha più gemme; in caso di parità la vittoria è condivisa.

learn-t-welcome = Sei nel pozzo con le tue prime gemme. Non sono ancora al sicuro. Dopo di te scende { $rival }.
learn-t-on = Poche gemme, poco da perdere: prosegui.
learn-t-back = Basta così. Portale a casa.
learn-t-out = Un uno, e la torcia si spegne. Si perde ciò che si portava, ma ciò che è a casa è al sicuro.
learn-t-home = Ciò che è a casa è al sicuro. Quando qualcuno ha a casa quaranta gemme, quel round è l’ultimo.
learn-t-watch = { $rival } è nel pozzo. Aspetta e guarda.
learn-t-end = È tutto qui. Fin dove osare, lo decidi tu.
