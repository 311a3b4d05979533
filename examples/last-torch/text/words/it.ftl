# Last Torch: il tavolo, il replay, le regole e la prima spedizione.

hook-last-torch = Fin dove osi scendere?
torch-title = Last Torch
torch-round = Round { $round }
torch-homes = Gemme a casa
torch-carried = { $gems ->
    [one] porta 1 gemma
   *[other] porta { $gems } gemme
}
torch-ask = Avanti o indietro?
torch-asked = { $gems ->
    [one] Avanti, o indietro con 1 gemma?
   *[other] Avanti, o indietro con { $gems } gemme?
}
torch-on = Avanti
torch-back = { $gems ->
    [one] Indietro con 1 gemma
   *[other] Indietro con { $gems } gemme
}
torch-wait = { $name } è nel pozzo
torch-watching-note = Chi gioca scende a turno.
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

lead-last-torch = Un dado, un pozzo, da due a sei partecipanti. Fin dove osi scendere?
rule-t-players = Si gioca da due a sei. All’inizio nessuno ha gemme.
rule-t-throw = Nel tuo turno scendi nel pozzo e tiri il dado. Ogni risultato tranne l’uno vale altrettante gemme, che porti con te.
rule-t-one = Un uno: una folata, e la tua torcia si spegne. Perdi ciò che porti e il tuo turno finisce.
rule-t-choice = Dopo ogni altro tiro scegli: avanti, e tiri ancora; oppure indietro, e ciò che porti è al sicuro a casa.
rule-t-end = Poi tocca a chi segue. Quando un round è finito e qualcuno ha a casa quaranta gemme o più, la partita finisce: vince chi ha più gemme, e in parità la vittoria è condivisa.

learn-t-welcome = Sei nel pozzo e queste sono le tue prime gemme. Non sono ancora al sicuro. Dopo di te scende { $rival }.
learn-t-on = Poche gemme, poco da perdere: avanti.
learn-t-back = Basta così. Portale a casa.
learn-t-out = Un uno, e la torcia si spegne: è perso ciò che si portava, ma niente di ciò che è a casa.
learn-t-home = Ciò che è a casa è al sicuro. Con quaranta gemme a casa, questo round è l’ultimo.
learn-t-watch = { $rival } è nel pozzo. Aspetta e guarda.
learn-t-end = È tutto qui. Fin dove osare, lo decidi tu.
