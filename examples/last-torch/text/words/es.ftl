# Last Torch: su mesa, su repetición, sus reglas y su primera expedición.

hook-last-torch = ¿Hasta dónde te atreves a bajar?
torch-title = Last Torch
torch-round = Ronda { $round }
torch-homes = Gemas en casa
torch-carried = { $gems ->
    [one] lleva 1 gema
   *[other] lleva { $gems } gemas
}
torch-ask = ¿Adelante o atrás?
torch-asked = { $gems ->
    [one] ¿Adelante, o atrás con 1 gema?
   *[other] ¿Adelante, o atrás con { $gems } gemas?
}
torch-on = Adelante
torch-back = { $gems ->
    [one] Atrás con 1 gema
   *[other] Atrás con { $gems } gemas
}
torch-wait = { $name } está en el pozo
torch-watching-note = Quienes juegan bajan por turnos.
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

lead-last-torch = Un dado, un pozo, de dos a seis participantes. ¿Hasta dónde te atreves a bajar?
rule-t-players = Juegan de dos a seis. Al principio nadie tiene gemas.
rule-t-throw = En tu turno bajas al pozo y tiras el dado. Cualquier resultado menos un uno son tantas gemas que llevas contigo.
rule-t-one = Un uno: una ráfaga, y se apaga tu antorcha. Pierdes lo que llevas y termina tu turno.
rule-t-choice = Después de cualquier otra tirada eliges: adelante, y tiras otra vez; o atrás, y lo que llevas queda a salvo en casa.
rule-t-end = Después le toca a la siguiente persona. Cuando termina una ronda y alguien tiene cuarenta gemas o más en casa, acaba la partida: gana quien tenga más gemas, y el empate es una victoria compartida.

learn-t-welcome = Estás en el pozo y estas son tus primeras gemas. Todavía no están a salvo. Después baja { $rival }.
learn-t-on = Pocas gemas, poco que perder: adelante.
learn-t-back = Ya basta. Llévalas a casa.
learn-t-out = Un uno, y se apaga la antorcha: se pierde lo que se llevaba, pero nada de lo que hay en casa.
learn-t-home = Lo que llega a casa está a salvo. Con cuarenta gemas en casa, esta ronda es la última.
learn-t-watch = { $rival } está en el pozo. Espera y mira.
learn-t-end = Eso es todo. Hasta dónde te atreves es cosa tuya.
