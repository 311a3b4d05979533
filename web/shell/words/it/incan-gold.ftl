# The table of Incan Gold and Diamant.

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
