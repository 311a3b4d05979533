# The table of Lost Temple.
# The characters are named in sentences as they are here: { $character } is always one of these names, unchanged.

lost-shaman = Sciamano
lost-thief = Ladro
lost-seer = Veggente
lost-priest = Sacerdote
lost-elder = Anziano
lost-artisan = Artigiano
lost-scout = Esploratore
lost-canoe = Canoa
lost-child = Bambino
lost-mandarin = Mandarino

# What a character does, in a few words: on its card.
lost-does-shaman = nomina con chi scambiare posto
lost-does-thief = nomina chi derubare, muove di 1 o 2
lost-does-seer = guarda due segnalini, muove di 1 o 2
lost-does-priest = 2 gemme fino al prossimo tempio
lost-does-elder = 2 gemme fino al prossimo villaggio
lost-does-artisan = prende un machete, muove di 1 o 2
lost-does-scout = una gemma per casella
lost-does-canoe = paga tutte le gemme, 2 caselle l’una
lost-does-child = va alla prossima pedina davanti
lost-does-mandarin = muove di tante caselle quanto il suo posto

# What a token does, in a few words: after a colon, or alone.
lost-token-idol = l’idolo per il prossimo round
lost-token-gain-gems = 4 gemme in più
lost-token-lose-gems = 2 gemme in meno
lost-token-forward = 3 caselle avanti
lost-token-back = 2 caselle indietro
lost-token-gain-machete = un machete in più
lost-token-lose-machete = un machete in meno

# A place of the start area; elsewhere a place is just its number.
lost-start-place = di partenza { $place }

# What happens, in the log and for those who listen. { $place } is a number or a start place.
lost-told-started = { $name } comincia sulla casella di partenza { $place } { $gems ->
    [0] senza gemme
    [one] con 1 gemma
   *[other] con { $gems } gemme
}
lost-told-started-machete = { $name } comincia sulla casella di partenza { $place } con { $gems ->
    [0] un machete
    [one] 1 gemma e un machete
   *[other] { $gems } gemme e un machete
}
lost-told-began = Round { $round }. { $idol }
lost-idol-token = { $name } ha l’idolo, grazie al segnalino idolo, e sceglie prima degli altri.
lost-idol-rearmost = { $name } ha l’idolo, perché è in coda alla corsa, e sceglie prima degli altri.
lost-idol-fewest = { $name } ha l’idolo, perché ha meno gemme tra chi è in coda, e sceglie prima degli altri.
lost-idol-kept = { $name } conserva l’idolo e sceglie prima degli altri.
lost-idol-first = { $name } ha l’idolo, per ordine di posto tra chi è in coda, e sceglie prima degli altri.
lost-told-up = Da parte, a vista: { $characters }
lost-told-added = { $name } aggiunge la carta che era da parte
lost-told-picked = { $name } ha scelto
lost-told-nobody = Nessuno ha: { $characters }
lost-told-called = { $number }, { $character }: { $name }
lost-told-called-gem = { $number }, { $character }: { $name } prende una gemma
lost-told-cursed = La maledizione colpisce { $name }: { $shaman } e { $name } si scambiano di posto. Ora { $shaman } è sulla casella { $there } e { $name } sulla casella { $here }
lost-told-cursed-same = La maledizione colpisce { $name }, ma { $shaman } e { $name } sono insieme sulla casella { $place }: non cambia niente
lost-told-robbed = { $thief } ruba { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
} a { $name }
lost-told-robbed-none = { $thief } deruba { $name } e non trova niente
lost-told-spared-curse = La maledizione ricade su { $name }: non succede niente
lost-told-spared-theft = Il furto ricade su { $name }: non succede niente
lost-told-gem = { $name } prende una gemma
lost-told-no-gem = La banca è vuota: nessuna gemma per { $name }
lost-told-curses = { $name } maledice { $character ->
    [Canoa] la Canoa
    [Sciamano] lo Sciamano
    [Anziano] l’Anziano
    [Artigiano] l’Artigiano
    [Esploratore] l’Esploratore
   *[other] il { $character }
}: chi ha quella carta scambierà il posto con { $name }
lost-told-robs = { $name } deruberà { $character ->
    [Canoa] la Canoa
    [Sciamano] lo Sciamano
    [Anziano] l’Anziano
    [Artigiano] l’Artigiano
    [Esploratore] l’Esploratore
   *[other] il { $character }
}: chi ha quella carta darà tutte le sue gemme a { $name }
lost-told-looks = { $name } guarda i segnalini sulle caselle { $one } e { $other }
lost-told-swaps = { $name } scambia i segnalini sulle caselle { $one } e { $other }
lost-told-lets-lie = { $name } lascia i segnalini dove sono
lost-told-takes-machete = { $name } prende un machete
lost-told-leaves-machete = { $name } non prende nessun machete
lost-told-loses-machete = { $name } restituisce un machete
lost-told-pays = { $name } paga { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}
lost-told-stays = { $name } non si muove
lost-told-too-poor = { $name } non può pagare e non si muove
lost-told-no-village = Nessun villaggio più avanti: { $name } non si muove
lost-told-nobody-ahead = Davanti non c’è nessuno: { $name } non si muove
lost-told-walks = { $name } va alla casella { $place }
lost-told-back = { $name } torna indietro alla casella { $place }
lost-told-no-way-back = { $name } non può arretrare oltre e resta sulla casella { $place }
lost-told-stuck = La giungla sulla casella { $place } ferma { $name }
lost-told-cuts = { $many ->
    [one] { $name } spende un machete nella giungla sulla casella { $jungles } e va alla casella { $place }
   *[other] { $name } spende { $many } machete nelle giungle sulle caselle { $jungles } e va alla casella { $place }
}
lost-told-cuts-stuck = { $many ->
    [one] { $name } spende un machete nella giungla sulla casella { $jungles } e si ferma nella giungla sulla casella { $place }
   *[other] { $name } spende { $many } machete nelle giungle sulle caselle { $jungles } e si ferma nella giungla sulla casella { $place }
}
lost-told-arrives = { $name } raggiunge il grande tempio sulla casella { $place }
lost-told-cuts-arrives = { $many ->
    [one] { $name } spende un machete nella giungla sulla casella { $jungles } e raggiunge il grande tempio sulla casella { $place }
   *[other] { $name } spende { $many } machete nelle giungle sulle caselle { $jungles } e raggiunge il grande tempio sulla casella { $place }
}
lost-told-token = { $name } gira il segnalino sulla casella { $space }: { $token }
lost-told-token-nothing = Non c’è niente da prendere né da dare: non succede niente
lost-told-idol = { $name } ha l’idolo nel prossimo round
lost-told-idol-instead = { $name } ha l’idolo nel prossimo round, al posto di { $other }
lost-told-gets-gems = { $name } riceve { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}
lost-told-loses-gems = { $name } perde { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}
lost-told-won = { $name } vince: nessuno arriva prima al grande tempio
lost-said-opening = Una corsa fino al grande tempio sulla casella { $finish }.
lost-said-summary = Round { $round }, si scelgono i personaggi. In testa: { $name }, sulla casella { $place }.
lost-said-summary-called = Round { $round }, personaggio chiamato: { $character }. In testa: { $name }, sulla casella { $place }.
lost-said-asked = Decidi tu. { $title } { $note }

# What is asked.
lost-ask = Decidi tu
lost-ask-keep = Tienine una, passane { $rest } a { $name }
lost-ask-keep-last = Tienine una su { $cards }
lost-ask-curse = Sciamano: chi maledici?
lost-ask-rob = Ladro: chi derubi?
lost-ask-look = Veggente: guarda due segnalini
lost-ask-swap = Veggente: li vedi solo tu
lost-ask-how-far = { $character }: fin dove?
lost-ask-village = Anziano: al prossimo villaggio?
lost-ask-temple = Sacerdote: al prossimo tempio?
lost-ask-machete = Artigiano: prendi un machete?

# What is good to know before choosing.
lost-note-curse = Prima che tocchi al personaggio che nomini, scambi il posto con chi ce l’ha. Ci sono carte coperte davanti a { $suspects }.
lost-note-rob = Quando il personaggio che nomini viene chiamato, tutte le gemme di chi ce l’ha sono tue. Ci sono carte coperte davanti a { $suspects }.
lost-suspect-place = { $name } (casella { $place })
lost-suspect-gems = { $name } ({ $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
})
lost-note-look = Scegli due caselle evento. I segnalini li vedi solo tu; poi puoi scambiarli, e infine muovi.
lost-note-swap = Ricordali. Tutti vedono se li scambi. Poi muovi di 1 o 2 caselle.
lost-note-steps = Devi muovere. { $machetes ->
    [0] Senza machete una giungla ti ferma.
    [one] Per attraversare una giungla spendi il tuo machete.
   *[other] Per attraversare una giungla spendi uno dei tuoi { $machetes } machete.
}
lost-note-pay = Costa { $toll } delle tue { $gems } gemme.
lost-note-pay-gems = Una gemma per casella. { $machetes ->
    [0] Senza machete una giungla ti ferma.
    [one] Per attraversare una giungla spendi il tuo machete.
   *[other] Per attraversare una giungla spendi uno dei tuoi { $machetes } machete.
}
lost-note-take = { $machetes ->
    [0] Non hai machete.
    [one] Hai 1 machete.
   *[other] Hai { $machetes } machete.
} La prossima giungla è sulla casella { $jungle }. Poi muovi di 1 o 2 caselle.
lost-note-take-clear = { $machetes ->
    [0] Non hai machete.
    [one] Hai 1 machete.
   *[other] Hai { $machetes } machete.
} Davanti a te non ci sono più giungle. Poi muovi di 1 o 2 caselle.
lost-aside-none = Niente è da parte.
lost-aside-up = Da parte, a vista: { $up }.
lost-aside-down = { $down ->
    [one] Da parte: una carta coperta.
   *[other] Da parte: { $down } carte coperte.
}
lost-aside-both = { $down ->
    [one] Da parte: { $up } a vista, una carta coperta.
   *[other] Da parte: { $up } a vista, { $down } carte coperte.
}
lost-pick-first = Questo è il primo dei tuoi due personaggi.
lost-pick-second = Questo è il tuo secondo personaggio; il primo è { $character ->
    [Canoa] la Canoa
    [Sciamano] lo Sciamano
    [Anziano] l’Anziano
    [Artigiano] l’Artigiano
    [Esploratore] l’Esploratore
   *[other] il { $character }
}.

# What a choice does: short on the choice, whole below, and on the button.
lost-to = casella { $place }
lost-keep-button = Tieni { $character ->
    [Canoa] la Canoa
    [Sciamano] lo Sciamano
    [Anziano] l’Anziano
    [Artigiano] l’Artigiano
    [Esploratore] l’Esploratore
   *[other] il { $character }
}
lost-keep-means = { $character }: { $does }. { $outlook }
lost-outlook-names = Non si muove: scambia il posto con chi ha il personaggio che nomina.
lost-outlook-walks = Per ora arriverebbe al massimo alla casella { $place }.
lost-outlook-scout = { $gems ->
    [one] Per ora, 1 gemma lo porterebbe alla casella { $place }.
   *[other] Per ora, fino a { $gems } gemme lo porterebbero al massimo alla casella { $place }.
}
lost-outlook-canoe = { $gems ->
    [one] Per ora pagherebbe la tua unica gemma e andrebbe alla casella { $place }.
   *[other] Per ora pagherebbe tutte le tue { $gems } gemme e andrebbe alla casella { $place }.
}
lost-outlook-pays = Per ora, { $gems } gemme lo porterebbero alla casella { $place }.
lost-outlook-goes = Per ora andrebbe alla casella { $place }.
lost-outlook-poor = Per ora non potrebbe pagare e non si muoverebbe.
lost-outlook-no-village = Davanti a te non ci sono villaggi: non si muove.
lost-outlook-nobody = Per ora davanti a te non c’è nessuno: non si muoverebbe.
lost-name-up = scoperto
lost-name-own = è tuo
lost-name-up-means = { $character }: la carta è scoperta, non ce l’ha nessuno e non succede niente.
lost-name-own-means = { $character }: la carta è tua e non succede niente.
lost-curse-means = Se qualcuno ha { $character ->
    [Canoa] la Canoa
    [Sciamano] lo Sciamano
    [Anziano] l’Anziano
    [Artigiano] l’Artigiano
    [Esploratore] l’Esploratore
   *[other] il { $character }
}, scambiate i posti quando la carta viene chiamata.
lost-rob-means = Se qualcuno ha { $character ->
    [Canoa] la Canoa
    [Sciamano] lo Sciamano
    [Anziano] l’Anziano
    [Artigiano] l’Artigiano
    [Esploratore] l’Esploratore
   *[other] il { $character }
}, tutte le sue gemme sono tue quando la carta viene chiamata. Poi muovi.
lost-curse-button = Maledici: { $character }
lost-rob-button = Deruba: { $character }
lost-look-short = { $one } e { $other }
lost-look-means = Guardi i segnalini sulle caselle { $one } e { $other }, e nessun altro li vede.
lost-look-button = Guarda { $one } e { $other }
lost-look-first = Scegli due caselle.
lost-look-second = Casella { $one }. Scegline un’altra.
lost-look-none = Scegli due segnalini
lost-look-at = Casella { $space }
lost-look-spaces = Caselle evento
lost-swap-short = scambia
lost-lie-short = lasciali
lost-swap-means = Così: sulla { $one }, { $first }; sulla { $other }, { $second }.
lost-swap-button = Scambiali
lost-lie-button = Lasciali così
lost-token-on = Casella { $space }: { $token }
lost-walk-button = Vai alla casella { $place }
lost-pay-button = Paga { $gems }, vai alla casella { $place }
lost-means-pay = Paghi { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}.
lost-means-vain = { $gems ->
    [one] 1 gemma si paga per niente.
   *[other] { $gems } gemme si pagano per niente.
}
lost-means-walk = Vai alla casella { $place }.
lost-means-cut = { $many ->
    [one] Spendi un machete nella giungla sulla casella { $jungles }.
   *[other] Spendi { $many } machete nelle giungle sulle caselle { $jungles }.
}
lost-means-stuck = La giungla sulla casella { $place } ti ferma.
lost-means-event = Giri il segnalino che c’è lì.
lost-means-wins = Vinci.
lost-sign-cut = { $many ->
    [one] spende un machete
   *[other] spende { $many } machete
}
lost-sign-stuck = la giungla ferma
lost-sign-event = gira un segnalino
lost-sign-wins = il traguardo
lost-stay-short = resta
lost-stay-means = Non paghi niente e resti sulla casella { $place }.
lost-stay-button = Resta sulla casella { $place }
lost-take-short = prendilo
lost-leave-short = lascialo
lost-take-means = Allora hai { $machetes ->
    [0] zero machete
    [one] 1 machete
   *[other] { $machetes } machete
}.
lost-take-button = Prendi il machete
lost-leave-button = Non prenderlo
lost-choose-first = Scegli un’opzione

# Whom the table waits for.
lost-waits-pick = { $name } sceglie un personaggio
lost-waits-curse = { $name } decide chi viene maledetto dallo Sciamano
lost-waits-rob = { $name } decide chi viene derubato dal Ladro
lost-waits-look = { $name } sceglie due segnalini da guardare
lost-waits-swap = { $name } guarda due segnalini
lost-waits-village = { $name } decide se l’Anziano paga
lost-waits-temple = { $name } decide se il Sacerdote paga
lost-waits-machete = { $name } decide se prendere un machete
lost-waits-how-far = { $name } decide fin dove andare: { $character }

# The table itself.
lost-over = Corsa finita
lost-final = La fine della corsa
lost-round = Round { $round }
lost-round-called = Round { $round }, chiamata: { $character }
lost-round-choose = Round { $round }: scegli un personaggio
lost-has-idol = { $name } ha l’idolo
lost-holds-idol = ha l’idolo
lost-gets-idol = avrà l’idolo al prossimo round
lost-calls = I personaggi, chiamati da 1 a { $many }
lost-is-nobody = nessuno
lost-is-aside = da parte
lost-is-yours = tuo
lost-is-to-come = in arrivo
lost-is-cursed = sotto la maledizione dello Sciamano
lost-is-robbed = nel mirino del Ladro
lost-purses = Gemme e machete
lost-gems = gemme
lost-machetes = machete
lost-race = La corsa alla casella { $finish }
lost-explorer = Chi
lost-gems-column = Gemme
lost-machetes-column = Machete
lost-space-column = Casella
lost-short-column = Mancano
lost-start-short = P{ $place }
lost-bank = In banca
lost-rank = Posto
lost-choices = Che cosa fai?
lost-choose-hint = Non hai ancora scelto niente.
lost-steps = { $steps ->
    [one] casella
   *[other] caselle
}
lost-own = I tuoi personaggi
lost-order = L’ordine: { $names }. Ora sceglie { $name }.
lost-sent = La tua scelta è fatta
lost-wait-none = Non hai ancora un personaggio.
lost-wait-shared = Finché il dispositivo non passa a qualcuno, tutto resta coperto.
lost-wait-shown = I tuoi personaggi sono già stati chiamati.
lost-wait-hidden = Lo vedi solo tu: { $characters }

# What is shown large.
lost-cursed = La maledizione colpisce { $name }
lost-robbed = Furto a { $name }
lost-wins = { $name } vince
lost-tie-gems = { $names } sono sulla casella { $place }: lì decidono le gemme.
lost-tie-shared = { $names } sono sulla casella { $place } con le stesse gemme: condividono il posto { $rank }.
