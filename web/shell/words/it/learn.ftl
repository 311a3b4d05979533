# First expeditions: what the coach says. One or two short sentences; $rival is the name of the bot.

learn-coach = La tua prima spedizione
learn-nameless = Partecipante
learn-step = Passo { $step } di { $steps }
learn-next = Avanti
learn-your-turn = Scegli tu
learn-watch = Guarda
learn-dismiss = Continua senza consigli
learn-play = Gioca sul serio
learn-stay = Continua a giocare
learn-rules = Leggi le regole

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

learn-g-welcome = Ci sono sessantaquattro carte coperte: oro, cercatori e dinamite. Le miniere verde e arancione sono tue, la blu e la rossa sono le miniere di { $rival }, e la viola non è di nessuno.
learn-g-first = Nel tuo turno giri due carte, una dopo l’altra. Prova: gira una carta qualsiasi.
learn-g-found-you =
    { $points ->
        [one] Oro trovato: il cercatore era abbastanza forte e ha portato 1 punto alla tua miniera. Resta lì coperto; il cercatore esce dal gioco.
       *[other] Oro trovato: il cercatore era abbastanza forte e ha portato { $points } punti alla tua miniera. Restano lì coperti; il cercatore esce dal gioco.
    }
learn-g-found-for-you =
    { $points ->
        [one] { $rival } ha girato oro e un tuo cercatore: 1 punto per te. L’oro va a chi ha la miniera, di chiunque sia il turno.
       *[other] { $rival } ha girato oro e un tuo cercatore: { $points } punti per te. L’oro va a chi ha la miniera, di chiunque sia il turno.
    }
learn-g-found-for-rival =
    { $points ->
        [one] Hai girato oro, ma il cercatore è di { $rival }: 1 punto va lì. Decide la miniera, non il turno.
       *[other] Hai girato oro, ma il cercatore è di { $rival }: { $points } punti vanno lì. Decide la miniera, non il turno.
    }
learn-g-found-rival =
    { $points ->
        [one] { $rival } ha trovato oro: 1 punto. I cercatori neutrali lavorano per chi li gira, gli altri per chi ha la loro miniera.
       *[other] { $rival } ha trovato oro: { $points } punti. I cercatori neutrali lavorano per chi li gira, gli altri per chi ha la loro miniera.
    }
learn-g-too-weak = Troppo debole: il cercatore valeva meno dell’oro, quindi entrambe le carte tornano coperte. Ricorda dove sono!
learn-g-two-gold = Due carte oro non danno niente, quindi tornano coperte. Ricorda dove sono!
learn-g-equal = Due cercatori dello stesso valore non danno niente, quindi tornano coperti. Ricorda dove sono!
learn-g-duel = Un duello: di due cercatori di valore diverso il più debole esce dal gioco. Il più forte torna coperto al suo posto.
learn-g-dynamite = Dinamite: entrambe le carte escono dal gioco, e nessuno prende niente.
learn-g-remember = Hai visto un cercatore che lavora per te, e oro che può portare. Ricordi dove sono? Girali entrambi.
learn-g-pair = Tra le carte che hai visto c’è oro da prendere. Ricordi dove?
learn-g-any = Tocca a te. Gira una carta qualsiasi: una nuova ti mostra qualcosa da ricordare.
learn-g-watch = { $rival } gira due carte. Guarda: quello che mostrano serve anche a te.
learn-g-up-gold =
    { $points ->
        [one] Oro, 1 punto. Può portarlo qualsiasi cercatore. Gira un’altra carta.
       *[other] Oro, { $points } punti. Può portarlo solo un cercatore di valore { $points } o più. Gira un’altra carta.
    }
learn-g-up-gold-known =
    { $points ->
        [one] Oro, 1 punto, e hai visto un cercatore che può portarlo per te. Giralo!
       *[other] Oro, { $points } punti, e hai visto un cercatore che può portarlo per te. Giralo!
    }
learn-g-up-yours = Uno dei tuoi cercatori, valore { $value }: può portare oro fino a { $value } punti. Gira un’altra carta.
learn-g-up-prospector-known = Un cercatore di valore { $value }, e hai visto oro che può portare per te. Giralo!
learn-g-up-rival = Un cercatore di { $rival }, valore { $value }: l’oro fino a { $value } punti andrebbe alla sua miniera. Gira un’altra carta.
learn-g-up-neutral = Un cercatore neutrale, valore { $value }: l’oro fino a { $value } punti è tuo. Gira un’altra carta.
learn-g-up-dynamite = Dinamite! Quello che giri adesso se ne va con lei.
learn-g-rush = Quando restano dieci carte o meno comincia la corsa all’oro: giri una sola carta per turno, e l’oro è di chi lo gira.
learn-g-end = Il gioco è tutto qui. Quando il tavolo è vuoto, vince chi ha più punti in oro.

learn-lt-welcome = Questa è una corsa: vince chi arriva prima al grande tempio sulla casella { $finish }. Gemme e machete ti aiutano lungo la strada.
learn-lt-idol-you = Hai l’idolo, quindi scegli il tuo personaggio prima degli altri.
learn-lt-idol-rival = { $rival } ha l’idolo e sceglie un personaggio prima di te; poi ti arrivano le altre carte.
learn-lt-pick = In ogni round diventi in segreto due personaggi. Prova quello segnato.
learn-lt-pick-again = Ora il tuo secondo personaggio; li giochi entrambi. Prova quello segnato.
learn-lt-why-shaman = Lo Sciamano scambia il posto con qualcuno, e { $rival } è davanti.
learn-lt-why-thief = Il Ladro può prendere tutte le gemme di { $rival }.
learn-lt-why-seer = Il Veggente guarda due segnalini sul percorso e muove di 1 o 2 caselle.
learn-lt-why-priest = Il Sacerdote paga 2 gemme e va al prossimo tempio.
learn-lt-why-elder = L’Anziano paga 2 gemme e va al prossimo villaggio.
learn-lt-why-artisan = L’Artigiano prende un machete, che ti serve nella giungla, e muove di 1 o 2 caselle.
learn-lt-why-scout = L’Esploratore muove di una casella per ogni gemma che paghi.
learn-lt-why-canoe = La Canoa consuma tutte le tue gemme e va avanti di due caselle per ognuna.
learn-lt-why-child = Il Bambino corre fino alla prossima pedina davanti, e { $rival } è davanti.
learn-lt-call = Ora i personaggi si chiamano da 1 a 9. Chi ha quello chiamato prende una gemma e lo usa; gli altri si saltano.
learn-lt-called = Il tuo personaggio è stato chiamato, e hai preso una gemma.
learn-lt-do-curse = Nomina un personaggio che { $rival } potrebbe avere: quando viene chiamato, vi scambiate di posto.
learn-lt-do-rob = Nomina un personaggio che { $rival } potrebbe avere: quando viene chiamato, tutte le gemme di chi ce l’ha sono tue.
learn-lt-do-look = Scegli due caselle evento e guarda i segnalini; prova le più vicine a te.
learn-lt-do-swap = Questi segnalini li vedi solo tu. Scambiali, o lasciali dove sono.
learn-lt-do-steps = Muovi di 1 o 2 caselle. Il pannello dice che cosa ti aspetta lì.
learn-lt-do-pay = Paga 2 gemme per un lungo tratto, o resta dove sei. Prova: paga.
learn-lt-do-pay-gems =
    { $gems ->
        [one] Paga quante gemme vuoi, una per casella. Prova: paga 1.
       *[other] Paga quante gemme vuoi, una per casella. Prova: paga { $gems }.
    }
learn-lt-do-take = Prendi un machete: senza, la prossima giungla ti fermerà.
learn-lt-cut-you = Il tuo machete ha aperto la strada nella giungla, e ora è speso. Senza, la giungla ti avrebbe fermato.
learn-lt-stuck-you = Senza machete la giungla ti ferma. Ripartire da lì non costa niente; attraversarla sì.
learn-lt-cut-rival = { $rival } attraversa la giungla con un machete, che ora è speso. Senza, chi arriva a una giungla si ferma lì.
learn-lt-stuck-rival = La giungla ferma { $rival }: senza machete nessuno la attraversa. Ripartire da lì non costa niente.
learn-lt-robbed-you =
    { $gems ->
        [0] { $rival } aveva il Ladro e aveva nominato il tuo personaggio. Non avevi niente da perdere; la gemma del tuo turno arriva dopo.
        [one] { $rival } aveva il Ladro e aveva nominato il tuo personaggio: la tua gemma è persa. Quella che prendi nel tuo turno arriva dopo.
       *[other] { $rival } aveva il Ladro e aveva nominato il tuo personaggio: le tue { $gems } gemme sono perse. Quella che prendi nel tuo turno arriva dopo.
    }
learn-lt-robbed-rival =
    { $gems ->
        [0] Hai nominato il personaggio giusto, ma { $rival } non aveva gemme.
        [one] Hai nominato il personaggio giusto: la gemma di { $rival } è tua.
       *[other] Hai nominato il personaggio giusto: le { $gems } gemme di { $rival } sono tue.
    }
learn-lt-cursed = La maledizione dello Sciamano: quando il personaggio nominato viene chiamato, le due pedine si scambiano di posto, qualunque cosa ci sia in mezzo.
learn-lt-token = Una pedina che finisce il movimento su una casella evento rivela il segnalino che c’è: gemme, un machete, passi avanti o indietro. Un nuovo segnalino prende il suo posto.
learn-lt-token-idol = Una pedina che finisce il movimento su una casella evento rivela il segnalino che c’è. Questo è l’idolo: chi ce l’ha sceglie prima degli altri nel prossimo round.
learn-lt-end = Ora sai come funziona. La corsa continua fino al grande tempio sulla casella { $finish }: tieni gemme per un lungo tratto, e un machete per ogni giungla.
learn-lt-watch = { $rival } sta scegliendo. Guarda la striscia: mostra chi viene chiamato.
