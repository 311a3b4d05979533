## What is said before the game: on the start page and while people sit down.

hook-incan-gold = Resta per averne di più, o scappa con quello che hai.
begin-incan-gold = Entra nel tempio
first-incan-gold-torch = Torcia: ti spingi più a fondo in cerca di gemme. Se lo stesso pericolo esce due volte, perdi quello che porti.
first-incan-gold-camp = Accampamento: scappi con quello che hai. Ormai è tuo.
keys-incan-gold = In Incan Gold, T è la torcia e C l’accampamento.
option-incan-gold-edition = Edizione
option-incan-gold-edition-incan-gold-2006 = Incan Gold (2006)
option-incan-gold-edition-incan-gold-2006-note = Un nuovo artefatto ogni round: vale 5, poi 10.
option-incan-gold-edition-diamant-2005 = Diamant (2005)
option-incan-gold-edition-diamant-2005-note = Solo gemme, niente artefatti.
option-incan-gold-edition-diamant-2016 = Diamant (2016)
option-incan-gold-edition-diamant-2016-note = Tutti e cinque gli artefatti dal primo round. In caso di parità la vittoria è condivisa.
option-incan-gold-edition-incan-gold-2020 = Incan Gold (2020)
option-incan-gold-edition-incan-gold-2020-note = Artefatti da 5, 7, 8, 10 e 12, come stampato sulla carta.
option-incan-gold-open-tents = Tende aperte
option-incan-gold-open-tents-note = Tutti possono contare che cosa c’è in ogni tenda.
option-incan-gold-open-tents-on = Le tende sono aperte: tutti possono contarle.
option-incan-gold-open-tents-off = Le tende restano chiuse fino alla fine.

## The table.

incan-spider = Ragno
incan-mummy = Mummia
incan-fire = Fuoco
incan-snake = Serpente
incan-rockfall = Frana
incan-artifact-1 = l’idolo d’oro
incan-artifact-2 = la maschera del sole
incan-artifact-3 = il vaso
incan-artifact-4 = la collana
incan-artifact-5 = il copricapo
incan-edition-incan-2006 = Incan Gold, 2006
incan-edition-incan-2020 = Incan Gold, 2020
incan-edition-diamant-2005 = Diamant, 2005
incan-edition-diamant-2016 = Diamant, 2016

# What happens, in the log and for those who listen.
incan-everyone-stays = Restano tutti
incan-goes-on-alone = { $name } prosegue in solitaria
incan-slips-out = { $name } esce in solitaria
incan-last-leaves = Per ultimo esce { $name }
incan-some-leave = { $names } escono
incan-all-leave = { $names } escono; il tempio è vuoto
incan-and-stay = { $many ->
    [one] { $heading }; { $names } resta
   *[other] { $heading }; { $names } restano
}
incan-left-empty = { $many ->
    [one] { $names } torna a mani vuote
   *[other] { $names } tornano a mani vuote
}
incan-left = { $many ->
    [one] { $names } torna con { $gems ->
        [one] 1 gemma
       *[other] { $gems } gemme
    }
   *[other] { $names } tornano con { $gems ->
        [one] 1 gemma
       *[other] { $gems } gemme
    } a testa
}
incan-left-both = { $many ->
    [one] { $names } torna con { $gems } gemme ({ $carried } che aveva e { $share } dal sentiero)
   *[other] { $names } tornano con { $gems } gemme a testa ({ $carried } che avevano e { $share } dal sentiero)
}
incan-left-rest = { $rest ->
    [one] { $home }; ne resta 1 sul sentiero
   *[other] { $home }; ne restano { $rest } sul sentiero
}
incan-many-leave = Escono in { $many }
incan-everyone-leaves = Escono tutti
incan-brought-nothing = Di ritorno a mani vuote
incan-brought-gems = Di ritorno con { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}{ $many ->
    [one] {""}
   *[other] {" "}a testa
}
incan-brought-both = Di ritorno con { $gems } gemme{ $many ->
    [one] {""}
   *[other] {" "}a testa
} ({ $carried } già prese, { $share } dal sentiero)
incan-brought-artifacts = E in più { $things } (valore: { $worth })
incan-told-taken = { $name } prende { $things } (valore: { $worth })
incan-told-first = { $hazard }: un avvertimento
incan-told-second = { $hazard } per la seconda volta: il round è finito. { $gems ->
    [0] { $many ->
        [one] { $names } non aveva niente da perdere
       *[other] { $names } non avevano niente da perdere
    }
    [one] { $many ->
        [one] { $names } perde 1 gemma
       *[other] { $names } perdono 1 gemma a testa
    }
   *[other] { $many ->
        [one] { $names } perde { $gems } gemme
       *[other] { $names } perdono { $gems } gemme a testa
    }
}
incan-told-artifact = Sul sentiero: { $artifact }
incan-told-treasure = { $rest ->
    [one] Tesoro { $gems }: { $each } a testa, ne avanza 1
   *[other] Tesoro { $gems }: { $each } a testa, ne avanzano { $rest }
}
incan-told-treasure-all = Tesoro { $gems }: { $each } a testa
incan-told-treasure-one = Tesoro { $gems }: tutto per un solo giocatore
incan-told-treasure-none = Tesoro { $gems }: non basta per tutti, resta sul sentiero
incan-told-began = Round { $round }: entrano tutti
incan-told-began-with = { $many ->
    [one] Round { $round }: entrano tutti; al mazzo si aggiunge { $things }
   *[other] Round { $round }: entrano tutti; al mazzo si aggiungono { $things }
}
incan-told-ended = Il round { $round } è finito
incan-told-ended-lost = Il round { $round } è finito. { $many ->
    [one] Un artefatto è perso: { $things }
   *[other] Artefatti persi: { $things }
}
incan-won = { $many ->
    [one] { $names } vince con { $points }
   *[other] { $names } condividono la vittoria con { $points }
}
incan-said-sealed = La tua scelta è sigillata.
incan-said-asked = Torcia o accampamento? { $carried ->
    [0] Non porti niente
    [one] Porti 1 gemma
   *[other] Porti { $carried } gemme
}, { $path ->
    [0] e sul sentiero non ci sono gemme.
    [one] e sul sentiero c’è 1 gemma.
   *[other] e sul sentiero ci sono { $path } gemme.
}
incan-said-summary = Round { $round } di 5. Dentro: { $inside }. Gemme: { $carried } a testa, { $path } sul sentiero.

# The bar at the top.
incan-title = { $edition }: round { $round } di 5, { $players } giocatori
incan-rounds = Round
incan-round = Round { $round }
incan-round-done = Round { $round }, finito
incan-round-now = Round { $round }, in corso
incan-joined = Novità nel mazzo: { $things }
incan-all-artifacts = i cinque artefatti
incan-gone-for-good = Fuori dal gioco
incan-removed = { $hazard }: una carta fuori dal gioco

# The temple.
incan-path = Sentiero: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, con { $gems ->
    [0] nessuna gemma
    [one] 1 gemma
   *[other] { $gems } gemme
}
incan-treasure = Tesoro { $value }, { $gems ->
    [0] nessuna gemma rimasta
    [one] 1 gemma rimasta
   *[other] { $gems } gemme rimaste
}
incan-empty = vuota
incan-hazard = Pericolo: { $name }
incan-artifact-lies = Artefatto: { $name }; vale { $worth } per chi esce in solitaria
incan-worth = vale { $worth }
incan-deck = Mazzo spedizione, { $cards } carte
incan-deck-left = restano { $cards }
incan-inside = { $inside ->
    [0] Dentro non c’è nessuno
    [one] 1 dentro, rischia { $carried }
   *[other] { $inside } dentro, ognuno rischia { $carried }
}
incan-on-path = Sul sentiero: { $gems }

# The camp.
incan-camp-heading = L’accampamento
incan-starts = Giocatore iniziale di questo round
incan-gems = gemme
incan-in-your-tent = { $gems } nella tua tenda
incan-in-the-tent = { $gems } nella tenda
incan-in-tent-short = { $gems } in tenda
incan-state-open = nella tenda aperta
incan-state-open-short = in tenda
incan-state-beside = accanto alla tenda
incan-state-inside = dentro
incan-state-safe = nell’accampamento
incan-state-home = in salvo
incan-state-empty = a mani vuote
incan-state-empty-short = fuori
incan-some-artifact = un artefatto
incan-has-artifact = { $name }, vale { $worth }

# Moments.
incan-torch = Torcia
incan-camp = Accampamento
incan-next-card = { $many ->
    [one] La prossima carta si gira per un solo giocatore.
   *[other] La prossima carta si gira per { $many } giocatori.
}
incan-second = { $hazard } per la seconda volta!
incan-loses = perde
incan-gone = Chi è dentro scappa a mani vuote. Questa carta esce dal gioco per sempre: { $hazard }.
incan-round-over = Round { $round }: tutti in salvo
incan-lost = Perso nel tempio: { $things }
incan-explorer = Giocatore
incan-brought = In salvo
incan-dropped = Perse
incan-on-cord = Nodi
incan-artifacts = Artefatti
incan-tents-open = Le tende aperte
incan-rank = Posizione
incan-gems-column = Gemme
incan-points = Punti
incan-tie-artifacts = { $names } sono in parità a { $points } punti. { $many ->
    [one] { $winners } vince con più artefatti ({ $artifacts }).
   *[other] { $winners } vincono con più artefatti ({ $artifacts }).
}
incan-tie-shared = { $names } sono in parità a { $points } punti e anche per artefatti: condividono la vittoria.
incan-tie-shared-2016 = { $names } sono in parità a { $points } punti. In questa edizione condividono la vittoria.

# The dock.
incan-torch-or-camp = Torcia o accampamento?
incan-sealed = Scelta sigillata
incan-over = Partita finita
incan-torch-means = { $carried ->
    [0] Resti. Non hai niente da perdere.
   *[other] Resti. Rischi { $carried } per la prossima carta.
}
incan-camp-means = { $carried ->
    [0] Esci senza niente.
   *[other] Esci con { $carried }.
}
incan-camp-means-share = { $carried ->
    [0] Esci con la tua parte di ciò che è sul sentiero ({ $path }).
   *[other] Esci con { $carried } e la tua parte di ciò che è sul sentiero ({ $path }).
}
incan-camp-means-all = { $carried ->
    [0] Esci con tutto ciò che è sul sentiero ({ $path }).
   *[other] Esci con { $carried } e tutto ciò che è sul sentiero ({ $path }).
}
incan-camp-takes = { $gems } Prendi { $things } (valore: { $worth }).
incan-camp-alone = { $gems } In solitaria prendi anche { $things } (valore: { $worth }).
incan-you-torch = Alzi la torcia
incan-you-camp = Torni all’accampamento
incan-only-you = Lo vedi solo tu finché non hanno scelto tutti.
incan-plan = Resta finché…
incan-plan-hazards = { $n ->
    [one] 1 pericolo
   *[other] { $n } pericoli
}
incan-plan-gems = { $n ->
    [one] porti 1 gemma
   *[other] porti { $n } gemme
}
incan-plan-left = qualcuno esce
incan-plan-on = Resti finché: { $what }
incan-plan-carry = Porto tante gemme
incan-plan-number = Numero di gemme
incan-plan-note = Poi torni all’accampamento. Solo tu conosci il piano. Finisce con il round.
incan-plan-set = Imposta piano
incan-plan-cancel = Annulla piano
incan-all-chosen = Hanno scelto tutti
incan-continue = Continua
incan-tent-holds = { $gems } nella tua tenda
incan-wait-home = Sei fuori dal tempio fino al prossimo round.
incan-wait-turn = Si gira la prossima carta…
incan-watching-note = Le scelte si vedono quando hanno scelto tutti.

# Odds.
incan-odds = Probabilità
incan-percent = { $percent }%
incan-odds-brief = { $percent }% che finisca il round
incan-odds-of = { $deadly ->
    [one] { $deadly } carta su { $cards } chiude il round
   *[other] { $deadly } carte su { $cards } chiudono il round
}
incan-odds-deadly = { $many ->
    [one] 1 mortale
   *[other] { $many } mortali
}
incan-odds-treasures = { $many ->
    [one] 1 tesoro
   *[other] { $many } tesori
}
incan-odds-warnings = { $many ->
    [one] 1 pericolo nuovo
   *[other] { $many } pericoli nuovi
}
incan-odds-artifacts = { $many ->
    [one] 1 artefatto
   *[other] { $many } artefatti
}
incan-odds-values = Tesori rimasti: { $values }
incan-odds-leaving = Che cosa ottieni uscendo ora
incan-odds-leavers = Escono
incan-odds-each = Gemme a testa
incan-odds-taken = Artefatti
incan-hint-artifacts = Dentro ci sei solo tu, quindi gli artefatti sul sentiero sono tuoi. Punti: { $points }.
incan-hint-bank = { $gems ->
    [0] Uscendo non perdi nulla.
    [one] Ti assicuri 1 gemma.
   *[other] Ti assicuri { $gems } gemme.
}
incan-hint-behind = { $points ->
    [one] È l’ultimo tempio e { $name } ha 1 punto più di te.
   *[other] È l’ultimo tempio e { $name } ha { $points } punti più di te.
}
incan-hint-danger = { $gems ->
    [0] La prossima carta ha il { $percent }% di probabilità di chiudere il round.
    [one] La prossima carta ha il { $percent }% di probabilità di chiudere il round: perderesti 1 gemma.
   *[other] La prossima carta ha il { $percent }% di probabilità di chiudere il round: perderesti { $gems } gemme.
}
incan-hint-lead = { $points ->
    [one] È l’ultimo tempio e hai 1 punto più di { $name }.
   *[other] È l’ultimo tempio e hai { $points } punti più di { $name }.
}
incan-hint-likely-safe = Con il { $percent }% di probabilità la prossima carta non chiude il round.
incan-hint-nothing = Non c’è ancora niente da portare via.
incan-hint-safe = La prossima carta non può chiudere il round.

## The rules page.

lead-incan-gold = Cinque templi, da due a otto esploratori. Vai avanti per averne di più, o torna all’accampamento con quello che hai. Tutti decidono nello stesso momento, e chi resta troppo a lungo perde tutto.
rule-ig-turn-title = Un turno
rule-ig-torch = Torcia:
rule-ig-torch-what = resti, e la prossima carta si gira anche per te.
rule-ig-camp = Accampamento:
rule-ig-camp-what = esci, e quello che porti è al sicuro nella tua tenda.
rule-ig-rounds = Una partita ha cinque round, un tempio per ciascuno. A ogni round si aggiunge un nuovo artefatto al mazzo spedizione. Il mazzo si ricompone a ogni round con tutti i tesori, tutti i pericoli ancora in gioco e tutti gli artefatti aggiunti finora che nessuno ha portato fuori e che non sono andati persi.
rule-ig-choose = Chi è dentro sceglie in segreto torcia o accampamento. Poi tutte le scelte si mostrano insieme. Prima, chi esce riceve la sua parte. Poi si gira la prossima carta per chi resta. Una scelta non si può ritirare.
rule-ig-first-card = Prima della prima carta non si sceglie: entrano tutti. Se quella carta è un pericolo, non c’è niente con cui uscire, quindi se ne gira subito una seconda. Se è lo stesso pericolo, il round finisce all’istante.
rule-ig-cards-title = Le carte
rule-ig-treasure = Tesoro
rule-ig-treasure-what = Le gemme si dividono in parti uguali tra chi è dentro, arrotondando per difetto, e si mettono accanto alle tende, dove non sono ancora al sicuro. Quello che non si può dividere resta sulla carta: di 11 gemme, quattro giocatori ne ricevono 2 a testa e 3 restano. Così chi è dentro porta sempre la stessa quantità.
rule-ig-treasure-which = Ci sono 15 tesori: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 e 17. In una tenda il turchese vale 1 gemma, l’ossidiana 5 e l’oro 10.
rule-ig-hazard = Pericolo
rule-ig-hazard-what = Il primo di un tipo è un avvertimento. Il secondo dello stesso tipo nello stesso round lo chiude: chi è dentro perde quello che ha accanto alla tenda, e quella seconda carta esce dal gioco per sempre. Quello che è in una tenda non si perde mai.
rule-ig-hazard-which = Ragno, mummia, fuoco, serpente e frana, tre carte per tipo. «Frana» è il nome che diamo noi al quinto; non viene dal regolamento.
rule-ig-artifact = Artefatto
rule-ig-artifact-what = Resta sul sentiero finché qualcuno non esce in solitaria: quella persona prende tutti gli artefatti che ci sono. Se si esce in due o più insieme, nessuno ne prende.
rule-ig-artifact-worth = I primi tre artefatti portati fuori in una partita valgono 5 ciascuno, il quarto e il quinto 10. Si contano uno alla volta, nell’ordine in cui escono.
rule-ig-leave-title = Uscire
rule-ig-leave = Chi esce nello stesso turno si divide tutte le gemme del sentiero come un unico mucchio, in parti uguali e arrotondando per difetto. Quello che avanza va sull’ultima carta tesoro del sentiero. La propria parte e tutto quello che si porta vanno nella tenda, e per il resto del round non si gioca.
rule-ig-leave-last = Chi esce per ultimo prende tutto quello che resta sul sentiero. Se gli ultimi sono più d’uno, quello che non si può dividere torna nella riserva.
rule-ig-round-end = Un round finisce quando dentro non c’è più nessuno o quando esce un secondo pericolo dello stesso tipo. In entrambi i casi le gemme ancora sul sentiero tornano nella riserva, e gli artefatti ancora lì sono persi per il resto della partita.
rule-ig-start-player = Il giocatore iniziale gira le carte. Da regolamento è chi ha tenuto in mano per ultimo dell’oro vero; qui è chi siede al primo posto. Il ruolo passa a sinistra a ogni round ed è puramente cerimoniale.
rule-ig-tents = Le tende sono chiuse: vedi le tue gemme, e i totali degli altri solo alla fine. Tutti hanno visto che cosa è entrato, quindi basta una buona memoria. Con le tende aperte tutti possono contare.
rule-ex-title = Un round, carta per carta
rule-ex-who = Entrano Ana, Ben, Kuba e Nina.
rule-ex-11 = 11 gemme: 2 a testa, e 3 restano sulla carta. Tutti scelgono la torcia.
rule-ex-spider = Un ragno: un avvertimento. Tutti scelgono di nuovo la torcia.
rule-ex-7 = 7 gemme: 1 a testa, e ne restano 3. Tutti portano 3 gemme, e 6 sono sul sentiero.
rule-ex-two-leave = Ben e Nina escono. Si dividono le 6: in tenda mettono 3 e 3 a testa, cioè 6 gemme.
rule-ex-artifact = Un artefatto. Ana e Kuba restano.
rule-ex-5 = 5 gemme: 2 a testa, e ne resta 1. Ora ne portano 5 a testa.
rule-ex-one-leaves = Kuba esce in solitaria: con 5 gemme, quella sul sentiero e l’artefatto, il primo della partita, che vale 5.
rule-ex-bust = Un secondo ragno. Ana perde le sue 5 gemme, e quel ragno esce dal gioco.
rule-ig-end-title = La fine
rule-ig-end = Dopo il quinto round si aprono le tende: gemme più artefatti. Vince chi ha più punti. In caso di parità, chi ha più artefatti; se la parità resta, la vittoria è condivisa.
rule-ig-deck = Il mazzo non può finire: escono dal gioco così pochi pericoli che una coppia arriva sempre prima dell’ultima carta.
rule-ig-editions-title = Edizioni
rule-ig-2006 = Incan Gold (2006), l’edizione predefinita: tutto come sopra.
rule-ig-2005 = Diamant (2005): niente artefatti. Tutto il resto è uguale.
rule-ig-2016 = Diamant (2016): tutti e cinque gli artefatti sono nel mazzo dal primo round e valgono 5, 5, 5, 10 e 10 nell’ordine in cui escono. A parità di punti la vittoria è subito condivisa.
rule-ig-2020 = Incan Gold (2020): ogni artefatto ha il valore stampato sulla carta. Quelli dei round da 1 a 5 valgono 5, 7, 8, 10 e 12. Le parità si risolvono come nell’edizione predefinita.
rule-ig-house-title = Dove i regolamenti non bastano

## The lesson.

learn-ig-welcome = Tu e { $rival } siete nel primo tempio. Ogni carta si gira per chi è dentro, e le carte formano un sentiero.
learn-ig-shared =
    { $rest ->
        [0] Un tesoro: { $each } a testa. Le gemme stanno accanto alla tua tenda, dove non sono ancora al sicuro.
        [one] Un tesoro: { $each } a testa, e 1 gemma resta sulla carta. Le tue stanno accanto alla tua tenda, dove non sono ancora al sicuro.
       *[other] Un tesoro: { $each } a testa, e { $rest } gemme restano sulla carta. Le tue stanno accanto alla tua tenda, dove non sono ancora al sicuro.
    }
learn-ig-choose = Ora si sceglie in segreto. Torcia: resti per la prossima carta. Accampamento: torni con quello che porti. Prova la torcia.
learn-ig-hazard = Un pericolo. Il primo del suo tipo è solo un avvertimento. Il secondo dello stesso tipo chiude il round, e chi è dentro perde quello che porta.
learn-ig-artifact = Un artefatto, vale 5. Lo prendi solo se esci in solitaria: se uscite insieme, resta lì.
learn-ig-go-home-first =
    { $carried ->
        [one] Si fa pericoloso, e porti 1 gemma. Prova l’accampamento: mettila in salvo.
       *[other] Si fa pericoloso, e porti { $carried } gemme. Prova l’accampamento: mettile in salvo.
    }
learn-ig-go-home-artifact =
    { $carried ->
        [one] Porti 1 gemma, e l’artefatto aspetta. Prova l’accampamento: se { $rival } resta, esci in solitaria e lo prendi.
       *[other] Porti { $carried } gemme, e l’artefatto aspetta. Prova l’accampamento: se { $rival } resta, esci in solitaria e lo prendi.
    }
learn-ig-home-artifact =
    { $gems ->
        [one] Esci in solitaria: l’artefatto è tuo, e 1 gemma è al sicuro nella tua tenda.
       *[other] Esci in solitaria: l’artefatto è tuo, e { $gems } gemme sono al sicuro nella tua tenda ({ $share } dal sentiero).
    }
learn-ig-home-alone =
    { $gems ->
        [one] 1 gemma è al sicuro nella tua tenda. Ormai niente può portartela via.
       *[other] { $gems } gemme sono al sicuro nella tua tenda ({ $share } dal sentiero). Ormai niente può portartele via.
    }
learn-ig-home-both =
    { $gems ->
        [one] Tu e { $rival } uscite insieme e vi dividete le gemme del sentiero. 1 gemma è al sicuro nella tua tenda.
       *[other] Tu e { $rival } uscite insieme e vi dividete le gemme del sentiero. { $gems } gemme sono al sicuro nella tua tenda.
    }
learn-ig-round-calm = Dentro non c’è più nessuno, e il round è finito. Quello che era ancora sul sentiero è perso.
learn-ig-bust-rival = { $rival } resta troppo a lungo: un secondo pericolo dello stesso tipo, e tutto quello che era accanto alla sua tenda è perso. Quella seconda carta esce dal gioco.
learn-ig-bust-you = Un secondo pericolo dello stesso tipo: perdi quello che portavi. Capita a tutti, e quello che è in una tenda non si perde mai.
learn-ig-bust-both = Un secondo pericolo dello stesso tipo: tu e { $rival } perdete quello che portavate. Capita a tutti, e quello che è in una tenda non si perde mai.
learn-ig-second = Il secondo di cinque templi. Il mazzo si rimescola con un artefatto in più, e tutti rientrano.
learn-ig-alone = { $rival } è già nell’accampamento, quindi tutto quello che porta la prossima carta è solo tuo. Prova: rischiane un’altra.
learn-ig-dared =
    { $gems ->
        [one] Ora torna: con quello che è sul sentiero fa 1 gemma.
       *[other] Ora torna: con quello che è sul sentiero fanno { $gems } gemme.
    }
learn-ig-end =
    { $gems ->
        [one] Non serve sapere altro. Nella tua tenda c’è 1 gemma. Dopo cinque templi vince la tenda più piena.
       *[other] Non serve sapere altro. Nella tua tenda ci sono { $gems } gemme. Dopo cinque templi vince la tenda più piena.
    }
learn-ig-go-on =
    { $carried ->
        [one] Porti 1 gemma. Promette bene: resta.
       *[other] Porti { $carried } gemme. Promette bene: resta.
    }
learn-ig-go-home =
    { $carried ->
        [one] Porti 1 gemma, e qui è pericoloso: torna indietro.
       *[other] Porti { $carried } gemme, e qui è pericoloso: torna indietro.
    }
learn-ig-sealed = La tua scelta è sigillata. Quando hanno scelto tutti, le scelte si mostrano insieme.
learn-ig-at-home = Sei al sicuro nell’accampamento. { $rival } va avanti senza di te. Il prossimo round comincia quando dentro non c’è più nessuno.

## Replays.

replay-knot-leaves = qualcuno esce
replay-knot-lost = round perso
replay-graph-incan = Gemme e artefatti, anche quelli portati con sé

## The end of a round and of the game.

incan-summary-hazard = Round { $round }: { $hazard ->
    [spider] ha vinto il ragno
    [mummy] ha vinto la mummia
    [fire] ha vinto il fuoco
    [snake] ha vinto il serpente
   *[rockfall] ha vinto la frana
}
incan-next-artifact = Nel round { $round } arriva nel mazzo { $things }.
incan-next-round = Ora tocca al round { $round }.
incan-next-tents = Ora si aprono le tende.
incan-on-to-round = Vai al round { $round }
incan-open-tents = Apri le tende
incan-tents-opening = Si aprono le tende
incan-show-result = Mostra il risultato
incan-tents-closed = Le tende restano chiuse fino alla fine della partita.
incan-key-moments = Momenti chiave
incan-moment-lost = { $names } { $many ->
    [one] perde { $gems ->
        [one] 1 gemma
       *[other] { $gems } gemme
    }
   *[other] perdono { $gems ->
        [one] 1 gemma
       *[other] { $gems } gemme
    } a testa
} per colpa { $hazard ->
    [spider] del ragno
    [mummy] della mummia
    [fire] del fuoco
    [snake] del serpente
   *[rockfall] della frana
}

## House rulings, beside the rules they belong to.

rule-ig-house-about = Dove i regolamenti tacciono o si contraddicono, abbiamo dovuto decidere noi. Ogni decisione è segnata così, subito sotto la sua regola.
rule-ig-house-mark = Decisione nostra
rule-ig-house-02 = Si gioca da due a otto. Nella scatola ci sono pezzi per otto, e le edizioni non concordano sul numero minimo.
rule-ig-house-03 = Le pietre non finiscono mai e si possono sempre cambiare.
rule-ig-house-04 = Nella scatola gli artefatti sono tutti uguali. Qui ognuno ha la sua immagine e il suo nome, così si sa quale è arrivato.
rule-ig-house-06 = I regolamenti numerano questi due passi al contrario. Qui si esce prima che si giri la prossima carta.
rule-ig-house-08 = La seconda carta si gira sempre subito.
rule-ig-house-12 = Quello che non si può dividere resta sull’ultima carta tesoro, anche se nessuno ha ricevuto niente.
rule-ig-house-13 = Gli artefatti si prendono automaticamente. (Il regolamento spagnolo ha qui un errore di traduzione. Seguiamo quelli inglese e polacco.)
rule-ig-house-14 = Gli artefatti si contano uno alla volta. Tre portati fuori insieme dopo altri due valgono 5 + 10 + 10. Quelli persi non contano.
rule-ig-house-15 = Se in più persone escono per ultime, le gemme che non si possono dividere tornano nella riserva.
rule-ig-house-16 = Le gemme rimaste sul sentiero tornano nella riserva. (Il regolamento polacco parla degli artefatti persi solo se un pericolo chiude il round. Quelli inglese e spagnolo parlano di entrambi i casi.)
rule-ig-house-18 = Ancora parità? La vittoria è condivisa. I regolamenti dicono di giocare di nuovo, e la rivincita è a un clic.

## La pagina del gioco risolto.

title-incan-gold = Risolto: Incan Gold in due · Quipu
page-incan-gold = Incan Gold in due, risolto
solved-teaser = In due il gioco è risolto: conosciamo la scelta migliore in ogni posizione.
solved-title = Incan Gold in due, risolto
solved-lead = Ogni posizione del gioco in due, giocata alla perfezione da entrambe le parti.
solved-what = «Risolto» vuol dire che si conosce la probabilità esatta di vittoria con ogni vantaggio, ogni mazzo e ogni carta sul sentiero. Alla lunga il gioco perfetto non si può battere. A volte deve essere imprevedibile: allora esce a caso, con la probabilità esatta.
solved-edition = Edizione
solved-round = Round
solved-loading = Caricamento della tabella…
solved-away = Non è stato possibile caricare questa parte. Controlla la connessione e ricarica la pagina. Quello che apri una volta resta su questo dispositivo.
solved-even = Parità
solved-ahead = { $n } di vantaggio
solved-behind = { $n } di svantaggio

solved-lead-title = Quanto vale un vantaggio
solved-lead-what = La tua probabilità di vittoria all’inizio di un round, se entrambe le parti giocano alla perfezione. Più il round è avanzato, più il vantaggio vale.
solved-lead-chart = Probabilità di vittoria secondo il vantaggio, una linea per round. La tabella sotto ha i valori.
solved-lead-axis = Vantaggio
solved-before-round = Prima del round { $round }
solved-mirror = Se sei in svantaggio, sottrai da 100%. Tutti i pericoli e gli artefatti sono nel mazzo.
solved-one-point = Un solo punto di vantaggio prima dell’ultimo round vince già il { $chance } delle volte.
solved-lead-table = Mostra come tabella
solved-lead-caption = Probabilità di vittoria prima di ogni round

solved-leave-title = Quando uscire
solved-leave-what = Quanto spesso esce il gioco perfetto, secondo il vantaggio prima del round e le gemme che porti. Entrambi i giocatori sono dentro.
solved-leave-chart = Mappa di quanto spesso esce il gioco perfetto. Scegli un vantaggio e un numero di gemme per leggere un valore.
solved-leave-level = A parità di punti una scelta è sempre la migliore. Solo con un vantaggio conviene essere imprevedibili.
solved-leave-note = Ogni casella è la media di tutte le posizioni simili, secondo la frequenza con cui si presentano. All’inizio del round tutti i pericoli e gli artefatti sono nel mazzo.
solved-hazards = Pericoli sul sentiero
solved-gems-axis = Gemme che porti
solved-legend = Legenda
solved-legend-stay = Resta
solved-legend-leave = Esci
solved-legend-mix = Mescola: esci a caso
solved-legend-never = Non succede
solved-map-at = { $lead }, { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}, { $hazards ->
    [0] nessun pericolo
    [one] 1 pericolo
   *[other] { $hazards } pericoli
}:
solved-map-never = non succede.
solved-map-says = esci il { $camp } delle volte. Il { $mixed } di queste posizioni chiede di mescolare.

solved-look-title = Cerca una posizione
solved-look-what = Componi il sentiero e guarda cosa fa il gioco perfetto. Tocca una carta del sentiero per toglierla.
solved-lead-start = Il tuo vantaggio prima del round
solved-inside = Chi è dentro?
solved-both = Entrambi
solved-only-you = Solo tu
solved-only-other = Solo l’avversario
solved-path = Sentiero
solved-path-empty = Ancora nessuna carta. Aggiungine qui sotto.
solved-carried = { $gems ->
    [one] Porti 1 gemma.
   *[other] Porti { $gems } gemme.
} Sul sentiero: { $path }.
solved-you-left = { $cards ->
    [one] Esci dopo 1 carta.
   *[other] Esci dopo { $cards } carte.
}
solved-other-left = { $cards ->
    [one] L’avversario esce dopo 1 carta.
   *[other] L’avversario esce dopo { $cards } carte.
}
solved-clear = Svuota il sentiero
solved-add-title = Aggiungi una carta
solved-add = Aggiungi: { $card }
solved-remove = Togli: { $card }
solved-treasure = tesoro { $gems }
solved-treasures = Tesori
solved-earlier = Round precedenti
solved-earlier-none = Nel round 1 tutto è ancora nel mazzo.
solved-earlier-what = Quali pericoli sono usciti dal gioco e dove sono gli artefatti dei round precedenti.
solved-gone = Pericoli fuori dal gioco
solved-gone-of = { $hazard }: { $n } fuori dal gioco
solved-in-deck = Nel mazzo
solved-yours = Nella tua tenda
solved-others = Nell’altra tenda
solved-lost = Perso
solved-answer = Gioco perfetto
solved-working = Risoluzione del round…
solved-not-asked = Nessuno sceglie ancora: prima si gira la prossima carta.
solved-impossible = In questo round non può succedere. Controlla i round precedenti.
solved-value = la tua probabilità di vittoria
solved-mix = Esci il { $camp } delle volte, resta il { $torch }.
solved-equal = Le due scelte sono ugualmente buone.
solved-leave = Esci.
solved-stay = Resta.
solved-other-leaves = L’avversario esce.
solved-other-stays = L’avversario resta.
solved-if-leave = Esci
solved-if-stay = Resti
solved-they-leave = L’avversario esce
solved-they-stay = L’avversario resta
solved-other-does = L’avversario esce il { $camp } delle volte e resta il { $torch }.
solved-matrix = La tua probabilità di vittoria secondo le due scelte

solved-play-title = Gioca contro di lui
solved-play-what = Cinque round contro il gioco perfetto. Dopo ogni scelta vedi quanto valeva.
solved-play-begin = Inizia una partita
solved-play-again = Nuova partita
solved-perfect = Gioco perfetto
solved-card-with = { $card }, { $gems ->
    [one] resta 1 gemma
   *[other] restano { $gems } gemme
}
solved-round-of = Round { $round } di V
solved-won = Vinci!
solved-lost-game = Vince il gioco perfetto.
solved-tied = Vittoria condivisa.
solved-grade = Uscire: { $leave }. Restare: { $stay }.
solved-grade-equal = Qui le due scelte sono ugualmente buone.
solved-grade-best = La scelta migliore.
solved-grade-lost = Perdi { $points } punti.
solved-grade-mix = Il gioco perfetto esce il { $camp } delle volte.
solved-totals = { $n ->
    [one] 1 scelta
   *[other] { $n } scelte
}, perfette: { $good }. Perdita totale: { $points } punti di probabilità di vittoria.

solved-thumb-title = Una regola semplice
solved-thumb-what = Tre numeri da ricordare:
solved-thumb-count = Conta le gemme che porti e aggiungi { $each } per ogni pericolo sul sentiero.
solved-thumb-leave = Esci quando il totale è { $limit }.
solved-thumb-alone = Se l’avversario è uscito, esci appena questo ti dà { $ahead ->
    [one] 1 punto
   *[other] { $ahead } punti
} di vantaggio.
solved-thumb-never = Non uscire mai prima del primo pericolo.
solved-thumb-wins = Contro il gioco perfetto vince il { $wins } ± { $margin } delle partite.
solved-bots-title = Come battere i bot
solved-bots-what = Quanto spesso vince chi sa esattamente come sceglie un bot. Il gioco perfetto non perde con nessuno: per lui questo numero è 50%.
solved-bots-who = Bot o regola
solved-bots-best = La risposta migliore vince
solved-at-least = almeno { $chance }

# Perché una scelta è giusta, nei problemi.
incan-why-camp-alone = Dentro ci sei solo tu. Se esci ora, tutte le { $gems } gemme sono tue{ $worth ->
    [0] .
   *[other] , e anche artefatti del valore di { $worth }.
}
incan-why-camp-artifact = Sul sentiero c’è un artefatto. Se esci senza nessun altro, prendi { $worth } punti.
incan-why-camp-lead = È l’ultimo round. Con quello che porti hai { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di vantaggio: mettilo al sicuro.
incan-why-camp-path = Sul sentiero ci sono { $gems } gemme. Vanno a chi esce per primo.
incan-why-camp-rich = Porti { $gems } gemme. Sono troppe per rischiarle.
incan-why-camp-hazards = { $hazards ->
    [one] C’è un pericolo
   *[other] Ci sono { $hazards } pericoli diversi
} sul sentiero. La prossima carta chiude il round con una probabilità del { $percent }%.
incan-why-camp-enough = Quello che puoi mettere al sicuro ora vale più della prossima carta.
incan-why-torch-behind = Ti mancherebbero { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Puoi vincere solo con altre gemme.
incan-why-torch-safe = Sul sentiero non ci sono pericoli: la prossima carta non può farti male.
incan-why-torch-few = { $inside ->
    [one] Dentro ci sei solo tu: tutto quello che arriva è tuo.
   *[other] Dentro siete solo in { $inside }: ce n’è di più per ciascuno.
}
incan-why-torch-poor = { $gems ->
    [0] Non porti niente, quindi non hai niente da perdere.
    [one] Porti solo 1 gemma, quindi hai poco da perdere.
   *[other] Porti solo { $gems } gemme, quindi hai poco da perdere.
}
incan-why-torch-calm = La prossima carta chiude il round con una probabilità di solo il { $percent }%.

# Una scelta in poche parole, per le analisi.
review-incan-torch = restare
review-incan-camp = uscire
review-incan-stayed = { $n ->
    [one] { $name } resta senza nessun altro dentro
   *[other] { $name } resta con { $n } persone dentro
}
review-incan-left = { $n ->
    [one] { $name } esce senza nessun altro dentro
   *[other] { $name } esce con { $n } persone dentro
}
