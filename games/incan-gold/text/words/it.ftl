## What is said before the game: on the start page and while people sit down.

hook-incan-gold = Resta per averne di più, o scappa con quello che hai.
begin-incan-gold = Entra nel tempio
first-incan-gold-torch = Torcia: vai avanti nel tempio, per altre gemme. Se esce due volte lo stesso pericolo, perdi tutto quello che porti.
first-incan-gold-camp = Campo: scappi con quello che hai. È tuo.
keys-incan-gold = In Incan Gold, T è la torcia e C l’accampamento.
option-incan-gold-edition = Edizione
option-incan-gold-edition-incan-gold-2006 = Incan Gold (2006)
option-incan-gold-edition-incan-gold-2006-note = Un artefatto in più ogni round; valgono 5, poi 10.
option-incan-gold-edition-diamant-2005 = Diamant (2005)
option-incan-gold-edition-diamant-2005-note = Solo gemme, niente artefatti.
option-incan-gold-edition-diamant-2016 = Diamant (2016)
option-incan-gold-edition-diamant-2016-note = Tutti e cinque gli artefatti dal primo round. In parità la vittoria è condivisa.
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
incan-everybody-stays = Restano tutti
incan-goes-on-alone = Solo { $name } va avanti
incan-slips-out = Esce solo { $name }
incan-last-leaves = { $name } esce e dentro non resta nessuno
incan-some-leave = { $names } escono
incan-all-leave = { $names } escono; dentro non resta nessuno
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
    [one] { $names } torna con { $gems } gemme: { $carried } che aveva e { $share } dal sentiero
   *[other] { $names } tornano con { $gems } gemme a testa: { $carried } che avevano e { $share } dal sentiero
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
}: { $carried } di prima e { $share } dal sentiero
incan-brought-artifacts = E inoltre { $things } (valore: { $worth })
incan-told-taken = { $name } prende { $things } (valore: { $worth })
incan-told-first = { $hazard }, primo avviso
incan-told-second = { $hazard }, per la seconda volta: il round è finito. { $gems ->
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
    [one] Tesoro da { $gems }: { $each } a testa, ne resta 1
   *[other] Tesoro da { $gems }: { $each } a testa, ne restano { $rest }
}
incan-told-treasure-all = Tesoro da { $gems }: { $each } a testa
incan-told-treasure-one = Tesoro da { $gems }: tutto per una sola persona
incan-told-treasure-none = { $rest ->
    [one] Tesoro da { $gems }: non basta per tutti, ne resta 1
   *[other] Tesoro da { $gems }: non basta per tutti, ne restano { $rest }
}
incan-told-began = Round { $round }: entrano tutti
incan-told-began-with = { $many ->
    [one] Round { $round }: entrano tutti; nel mazzo si aggiunge { $things }
   *[other] Round { $round }: entrano tutti; nel mazzo si aggiungono { $things }
}
incan-told-ended = Il round { $round } è finito
incan-told-ended-lost = { $many ->
    [one] Il round { $round } è finito; va perso un artefatto: { $things }
   *[other] Il round { $round } è finito; vanno persi: { $things }
}
incan-won = { $many ->
    [one] { $names } vince con { $points }
   *[other] { $names } condividono la vittoria con { $points }
}
incan-said-sealed = La tua scelta è sigillata.
incan-said-asked = Torcia o campo? { $carried ->
    [0] Non porti niente
    [one] Porti 1 gemma
   *[other] Porti { $carried } gemme
}, { $path ->
    [0] sul sentiero non c’è niente.
    [one] sul sentiero ce n’è 1.
   *[other] sul sentiero ce ne sono { $path }.
}
incan-said-summary = Round { $round } di 5. Dentro: { $inside }. Gemme portate a testa: { $carried }; sul sentiero: { $path }.

# The bar at the top.
incan-title = { $edition }: round { $round } di 5, { $players } partecipanti
incan-rounds = Round
incan-round = Round { $round }
incan-round-done = Round { $round }, finito
incan-round-now = Round { $round }, in corso
incan-joined = Nel mazzo: { $things }
incan-all-artifacts = i cinque artefatti
incan-gone-for-good = Fuori dal gioco
incan-removed = Fuori dal gioco: una carta { $hazard }

# The temple.
incan-path = Il sentiero: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, con sopra { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}
incan-treasure = Tesoro da { $value }, { $gems ->
    [0] nessuna gemma rimasta
    [one] 1 gemma rimasta
   *[other] { $gems } gemme rimaste
}
incan-empty = vuota
incan-hazard = Pericolo: { $name }
incan-artifact-lies = Artefatto: { $name }; vale { $worth } per chi esce senza compagnia
incan-worth = vale { $worth }
incan-deck = Mazzo spedizione, { $cards } carte
incan-deck-left = restano { $cards }
incan-inside = { $inside ->
    [0] Dentro non c’è nessuno
    [one] 1 dentro, rischia { $carried }
   *[other] { $inside } dentro, rischiano { $carried } a testa
}
incan-on-path = Sul sentiero { $gems }

# The camp.
incan-camp-heading = Il campo
incan-starts = Gira le carte in questo round
incan-gems = gemme
incan-in-your-tent = { $gems } nella tua tenda
incan-in-the-tent = { $gems } nella tenda
incan-in-tent-short = { $gems } in tenda
incan-state-open = nella tenda aperta
incan-state-open-short = in tenda
incan-state-beside = accanto alla tenda
incan-state-inside = dentro
incan-state-safe = in salvo al campo
incan-state-home = al campo
incan-state-empty = a mani vuote
incan-state-empty-short = fuori
incan-some-artifact = un artefatto
incan-has-artifact = { $name }, vale { $worth }

# Moments.
incan-torch = Torcia
incan-camp = Campo
incan-next-card = { $many ->
    [one] La prossima carta si gira per una sola persona.
   *[other] La prossima carta si gira per { $many } persone.
}
incan-second = { $hazard }, per la seconda volta!
incan-loses = perde
incan-gone = Chi è dentro scappa a mani vuote. Questa carta non torna più: { $hazard }.
incan-round-lost = Round { $round } finito: { $hazard }
incan-round-over = Round { $round }: tutti al campo
incan-lost = Perso nel tempio: { $things }
incan-explorer = Chi
incan-brought = In salvo
incan-dropped = Perse
incan-on-cord = Su una corda
incan-artifacts = Artefatti
incan-tents-open = Le tende aperte
incan-rank = Posto
incan-gems-column = Gemme
incan-points = Punti
incan-tie-artifacts = Parità a { $points } punti: { $names }. { $many ->
    [one] { $winners } ha più artefatti ({ $artifacts }), e questo decide.
   *[other] { $winners } hanno più artefatti ({ $artifacts }), e questo decide.
}
incan-tie-shared = { $names } hanno { $points } punti e lo stesso numero di artefatti: condividono la vittoria.
incan-tie-shared-2016 = { $names } hanno { $points } punti a testa: in questa edizione condividono la vittoria.

# The dock.
incan-torch-or-camp = Torcia o campo?
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
incan-camp-alone = { $gems } Se non esce nessun altro, prendi anche { $things } (valore: { $worth }).
incan-you-torch = Alzi una torcia
incan-you-camp = Torni al campo
incan-only-you = Lo vedi solo tu finché non hanno scelto tutti.
incan-all-chosen = Hanno scelto tutti
incan-continue = Continua
incan-tent-holds = { $gems } nella tua tenda
incan-wait-home = Sei fuori dal tempio fino al prossimo round.
incan-wait-turn = Si gira la prossima carta.
incan-watching-note = Le scelte si vedono quando hanno scelto tutti.

# Odds.
incan-odds = Rischio
incan-percent = { $percent }%
incan-odds-brief = { $percent }% che la prossima carta sia la fine
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
incan-odds-leaving = Quanto rende uscire ora
incan-odds-leavers = Escono
incan-odds-each = Gemme a testa
incan-odds-taken = Artefatti

## The rules page.

lead-incan-gold = Cinque templi, da due a otto partecipanti. Andare avanti per averne di più, o tornare al campo con quello che si ha: si decide tutti nello stesso momento. Chi resta troppo a lungo perde tutto.
rule-ig-turn-title = Un turno
rule-ig-torch = Torcia:
rule-ig-torch-what = vai avanti, e la prossima carta si gira per te.
rule-ig-camp = Campo:
rule-ig-camp-what = esci, e quello che porti è al sicuro nella tua tenda.
rule-ig-rounds = Una partita ha cinque round, un tempio per ciascuno. A ogni round si mescola un artefatto in più nel mazzo della spedizione. Il mazzo si rifà per ogni round: tutti i tesori, tutti i pericoli ancora in gioco e tutti gli artefatti entrati che nessuno ha portato fuori e che non sono andati persi.
rule-ig-choose = Chi è dentro sceglie in segreto torcia o campo; poi tutte le scelte si mostrano insieme. Prima tocca a chi esce. Poi si gira la prossima carta per chi è rimasto. Una scelta non si può ritirare.
rule-ig-first-card = Prima della prima carta non si chiede a nessuno: entrano tutti. Se quella carta è un pericolo non c’è niente da portare a casa, quindi se ne gira subito una seconda. Se è lo stesso pericolo, il round finisce all’istante.
rule-ig-cards-title = Le carte
rule-ig-treasure = Tesoro
rule-ig-treasure-what = Le gemme si dividono in parti uguali tra chi è dentro, arrotondando per difetto, e si mettono accanto alle tende, dove non sono ancora al sicuro. Quello che non si può dividere resta sulla carta: di 11 gemme, quattro partecipanti ne ricevono 2 a testa e 3 restano. Così chi è dentro porta sempre la stessa quantità.
rule-ig-treasure-which = Ci sono 15 tesori: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 e 17. In una tenda il turchese vale 1 gemma, l’ossidiana 5 e l’oro 10.
rule-ig-hazard = Pericolo
rule-ig-hazard-what = Il primo di un tipo è un avvertimento. Il secondo di quel tipo nello stesso round lo chiude: chi è dentro perde quello che ha accanto alla tenda, e quella seconda carta esce dal gioco per sempre. Quello che è in una tenda non si perde mai.
rule-ig-hazard-which = Ragno, mummia, fuoco, serpente e frana, tre carte per tipo.
rule-ig-artifact = Artefatto
rule-ig-artifact-what = Resta sul sentiero finché qualcuno esce senza compagnia: prende tutti gli artefatti che sono lì. Se escono in due o più insieme, non ne prende nessuno.
rule-ig-artifact-worth = I primi tre artefatti portati fuori in una partita valgono 5 ciascuno, il quarto e il quinto 10. Si contano uno alla volta, nell’ordine in cui escono.
rule-ig-leave-title = Uscire
rule-ig-leave = Chi esce nello stesso turno si divide le gemme di tutto il sentiero come un unico mucchio, in parti uguali e arrotondando per difetto. Quello che avanza va sull’ultima carta tesoro del sentiero. La propria parte e tutto quello che si porta vanno nella tenda, e si aspetta la fine del round.
rule-ig-leave-last = L’ultima persona a uscire prende tutto quello che resta sul sentiero. Se escono per ultime più persone, quello che non si può dividere torna nella riserva.
rule-ig-round-end = Un round è finito quando dentro non c’è più nessuno o quando lo chiude un secondo pericolo. Le gemme ancora sul sentiero tornano nella riserva, e gli artefatti ancora lì sono persi per il resto della partita.
rule-ig-start-player = Chi inizia gira le carte; cambia a ogni round. Non ha altro significato.
rule-ig-tents = Le tende sono chiuse: vedi le tue gemme, e i totali degli altri solo alla fine. Tutto quello che è entrato era sotto gli occhi di tutti, quindi una buona memoria lo sa. A un tavolo con le tende aperte tutti possono contare.
rule-ex-title = Un round, carta per carta
rule-ex-who = Entrano Ana, Ben, Kuba e Nina.
rule-ex-11 = 11 gemme: 2 a testa, e 3 restano sulla carta. Tutti scelgono la torcia.
rule-ex-spider = Un ragno: un avvertimento. Tutti scelgono di nuovo la torcia.
rule-ex-7 = 7 gemme: 1 a testa, e ne restano 3. Tutti portano 3 gemme, e 6 sono sul sentiero.
rule-ex-two-leave = Ben e Nina escono. Si dividono le 6: a testa portano in tenda 3 e 3, cioè 6 gemme.
rule-ex-artifact = Un artefatto. Ana e Kuba vanno avanti.
rule-ex-5 = 5 gemme: 2 a testa, e ne resta 1. Ora ne portano 5 a testa.
rule-ex-one-leaves = Kuba esce senza compagnia: con 5 gemme, quella sul sentiero e l’artefatto, il primo della partita, che vale 5.
rule-ex-bust = Un secondo ragno. Ana perde le sue 5 gemme, e quel ragno esce dal gioco.
rule-ig-end-title = La fine
rule-ig-end = Dopo il quinto round si aprono le tende: gemme più artefatti. Vince chi ha più punti; in parità, chi ha più artefatti; se è ancora parità, la vittoria è condivisa.
rule-ig-deck = Il mazzo non può finire: escono dal gioco troppo pochi pericoli, quindi una coppia arriva sempre prima dell’ultima carta.
rule-ig-editions-title = Edizioni
rule-ig-2006 = Incan Gold (2006) è quella abituale: tutto come sopra.
rule-ig-2005 = Diamant (2005) non ha artefatti. Tutto il resto è uguale.
rule-ig-2016 = Diamant (2016) ha tutti e cinque gli artefatti nel mazzo fin dal primo round; valgono 5, 5, 5, 10 e 10 nell’ordine in cui escono. A parità di punti la vittoria è subito condivisa.
rule-ig-2020 = Incan Gold (2020) ha il valore stampato sull’artefatto: quello del round 1, 2, 3, 4 o 5 vale 5, 7, 8, 10 o 12. Le parità come in quella abituale.
rule-ig-house-title = Dove i regolamenti tacciono
rule-ig-house = I regolamenti stampati differiscono sul numero di giocatori e lasciano aperti alcuni casi. Li abbiamo decisi noi: si gioca da due a otto, chi esce lo fa prima della carta, un pericolo come prima carta ne porta sempre una seconda, e quello che nessuno può dividere resta sull’ultimo tesoro. Il comando «quipu rules incan-gold» segna ognuna di queste decisioni.

## The lesson.

learn-ig-welcome = Tu e { $rival } siete nel primo tempio. Si gira una carta per chi è dentro; le carte formano un sentiero.
learn-ig-shared =
    { $rest ->
        [0] Un tesoro: { $each } a testa. Le gemme stanno accanto alla tua tenda, dove non sono ancora al sicuro.
        [one] Un tesoro: { $each } a testa, e 1 gemma resta sulla carta. Le tue stanno accanto alla tua tenda, dove non sono ancora al sicuro.
       *[other] Un tesoro: { $each } a testa, e { $rest } gemme restano sulla carta. Le tue stanno accanto alla tua tenda, dove non sono ancora al sicuro.
    }
learn-ig-choose = Ora si sceglie in segreto. La torcia va avanti verso la prossima carta; il campo torna a casa con quello che porti. Prova: vai avanti.
learn-ig-hazard = Un pericolo. Il primo del suo tipo è solo un avvertimento; il secondo dello stesso tipo chiude il round, e chi è dentro perde quello che porta.
learn-ig-artifact = Un artefatto, vale 5. Lo prende solo chi esce senza compagnia: se uscite insieme, resta lì.
learn-ig-go-home-first =
    { $carried ->
        [one] Si fa pericoloso, e porti 1 gemma. Prova il campo: portala a casa.
       *[other] Si fa pericoloso, e porti { $carried } gemme. Prova il campo: portale a casa.
    }
learn-ig-go-home-artifact =
    { $carried ->
        [one] Porti 1 gemma, e l’artefatto aspetta. Prova il campo: se { $rival } va avanti, non esce nessun altro e lo prendi tu.
       *[other] Porti { $carried } gemme, e l’artefatto aspetta. Prova il campo: se { $rival } va avanti, non esce nessun altro e lo prendi tu.
    }
learn-ig-home-artifact =
    { $gems ->
        [one] Non è uscito nessun altro: l’artefatto è tuo, e 1 gemma è al sicuro nella tua tenda.
       *[other] Non è uscito nessun altro: l’artefatto è tuo, e { $gems } gemme sono al sicuro nella tua tenda ({ $share } dal sentiero).
    }
learn-ig-home-alone =
    { $gems ->
        [one] 1 gemma è al sicuro nella tua tenda. Ormai niente può portartela via.
       *[other] { $gems } gemme sono al sicuro nella tua tenda ({ $share } dal sentiero). Ormai niente può portartele via.
    }
learn-ig-home-both =
    { $gems ->
        [one] Tu e { $rival } uscite insieme e dividete quello che era sul sentiero. 1 gemma è al sicuro nella tua tenda.
       *[other] Tu e { $rival } uscite insieme e dividete quello che era sul sentiero. { $gems } gemme sono al sicuro nella tua tenda.
    }
learn-ig-round-calm = Dentro non c’è più nessuno, e il round è finito. Quello che era ancora sul sentiero è perso.
learn-ig-bust-rival = { $rival } resta troppo a lungo: un secondo pericolo dello stesso tipo, e tutto quello che era accanto alla sua tenda è perso. Quella seconda carta esce dal gioco.
learn-ig-bust-you = Un secondo pericolo dello stesso tipo: quello che portavi è perso. Capita a tutti, e quello che è in una tenda non si perde mai.
learn-ig-bust-both = Un secondo pericolo dello stesso tipo: tu e { $rival } perdete quello che portavate. Capita a tutti, e quello che è in una tenda non si perde mai.
learn-ig-second = Il secondo tempio di cinque. Le carte si mescolano di nuovo, c’è un artefatto in più, e tutti rientrano.
learn-ig-alone = { $rival } è già al campo, quindi tutto quello che porta la prossima carta è solo tuo. Prova: osane ancora una.
learn-ig-dared =
    { $gems ->
        [one] Ora portala a casa: con quello che è sul sentiero fa 1 gemma.
       *[other] Ora portale a casa: con quello che è sul sentiero fanno { $gems } gemme.
    }
learn-ig-end =
    { $gems ->
        [one] Non serve sapere altro. Nella tua tenda c’è 1 gemma; dopo cinque templi vince la tenda più piena.
       *[other] Non serve sapere altro. Nella tua tenda ci sono { $gems } gemme; dopo cinque templi vince la tenda più piena.
    }
learn-ig-go-on =
    { $carried ->
        [one] Porti 1 gemma. Promette bene: vai avanti.
       *[other] Porti { $carried } gemme. Promette bene: vai avanti.
    }
learn-ig-go-home =
    { $carried ->
        [one] Porti 1 gemma, e qui è pericoloso: torna al campo.
       *[other] Porti { $carried } gemme, e qui è pericoloso: torna al campo.
    }
learn-ig-sealed = La tua scelta è sigillata. Quando hanno scelto tutti, le scelte si mostrano insieme.
learn-ig-at-home = Sei al sicuro al campo. { $rival } va avanti senza di te; il prossimo round comincia quando dentro non c’è più nessuno.

## Replays.

replay-knot-leaves = qualcuno esce
replay-knot-lost = round perso
replay-graph-incan = Gemme e artefatti, anche quelli portati con sé
