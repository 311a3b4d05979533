# Last Torch: su mesa, su repetición, sus reglas y su primera expedición.

hook-last-torch = ¿Hasta dónde te atreves a bajar?
torch-title = Last Torch
torch-round = Ronda { $round }
torch-homes = Gemas en casa
torch-carried = { $gems ->
    [one] lleva 1 gema
   *[other] lleva { $gems } gemas
}
torch-ask = ¿Seguir o volver?
torch-asked = { $gems ->
    [one] ¿Seguir, o volver con 1 gema?
   *[other] ¿Seguir, o volver con { $gems } gemas?
}
torch-on = Seguir
torch-back = { $gems ->
    [one] Volver con 1 gema
   *[other] Volver con { $gems } gemas
}
torch-wait = { $name } está en el pozo
torch-watching-note = Los jugadores bajan por turnos.
torch-over = La partida ha terminado
torch-thrown = { $name } saca un { $die }.
torch-out = { $gems ->
    [one] Se apaga la antorcha de { $name }: 1 gema perdida.
   *[other] Se apaga la antorcha de { $name }: { $gems } gemas perdidas.
}
torch-home = { $gems ->
    [one] { $name } vuelve con 1 gema.
   *[other] { $name } vuelve con { $gems } gemas.
}
torch-won = { $many ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
}

torch-graph = Gemas en casa
torch-knot-home = gemas en casa
torch-knot-out = antorcha apagada
torch-review-on = seguir
torch-review-back = volver
torch-review-made = { $name }, { $choice }

lead-last-torch = Un dado, un pozo, de dos a seis jugadores. ¿Hasta dónde te atreves a bajar?
rule-t-players = De dos a seis jugadores. Al principio nadie tiene gemas.
rule-t-throw = En tu turno, baja al pozo y tira el dado. Si no sale un uno, coges tantas gemas como indique el dado y las llevas contigo.
rule-t-one = Si sale un uno, una ráfaga apaga tu antorcha. Pierdes lo que llevas y termina tu turno.
rule-t-choice = Después de cualquier otra tirada, elige: sigue y tira otra vez, o vuelve y lleva a casa lo que tienes.
rule-t-end = Después le toca al siguiente jugador. La partida acaba tras una ronda en la que alguien tiene cuarenta gemas o más en casa. Gana quien tenga más gemas; en caso de empate, la victoria se comparte.

learn-t-welcome = Estás en el pozo con tus primeras gemas. Todavía no están a salvo. Después baja { $rival }.
learn-t-on = Pocas gemas, poco que perder: sigue.
learn-t-back = Ya basta. Llévalas a casa.
learn-t-out = Un uno, y se apaga la antorcha. Se pierde lo que se llevaba, pero lo que hay en casa está a salvo.
learn-t-home = Lo que llega a casa está a salvo. Cuando alguien tiene cuarenta gemas en casa, esa ronda es la última.
learn-t-watch = { $rival } está en el pozo. Espera y mira.
learn-t-end = Eso es todo. Hasta dónde te atreves es cosa tuya.
