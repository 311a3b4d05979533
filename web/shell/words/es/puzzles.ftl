# Problemas y práctica de tus propios errores.

# Todos los problemas.
puzzles-title = Problemas
puzzles-what = Encuentra la mejor jugada en posiciones de partidas reales. La correcta es siempre claramente mejor que las demás.
puzzles-all = Todos los problemas
puzzles-coming = Cargando…
puzzles-none = No se pueden cargar los problemas de este juego. Conéctate a internet e inténtalo de nuevo.
puzzles-new = Aún no has resuelto ninguno.
puzzles-standing = Tu nivel: { $rating }. Resueltos: { $solved } de { $tried }. Seguidos: { $streak }, como máximo { $longest }.
puzzles-provisional = Todavía es una primera estimación.
puzzles-lately = { $right } resueltos de los últimos { $of }
puzzles-reset = Empezar de cero
puzzles-reset-sure = Borrar nivel e historial

# Un problema.
puzzle-ask = ¿Cuál es tu mejor jugada?
puzzle-level = Nivel del problema: { $rating }
puzzle-own-rating = Tu nivel: { $rating }
puzzle-own-mistake = De una de tus partidas
puzzle-memory = Cartas que todos han visto
puzzle-broken = No se puede mostrar este problema. { $problem }
puzzle-right = ¡Correcto!
puzzle-wrong = Hay una jugada mejor
puzzle-cost = Te cuesta { $points } puntos de probabilidad de ganar.
puzzle-rated = Nivel: { $before } → { $after }
puzzle-worth = Probabilidad de ganar con cada jugada
puzzle-chance = { $percent } %
puzzle-number = { $whole },{ $tenth }
puzzle-yours = tu jugada
puzzle-more = { $names } y { $n } más
puzzle-next = Siguiente
puzzle-again = Reintentar
puzzle-play-on = Seguir desde aquí

# Tus propios errores.
mistakes-title = Tus errores
mistakes-what = Practica las jugadas que más te costaron en tus partidas. Vuelven después de 1, 3 y 7 días.
mistakes-due = { $n ->
    [one] Te espera 1 jugada de tus partidas.
   *[other] Te esperan { $n } jugadas de tus partidas.
}
mistakes-go = Practicar tus errores
mistakes-looking = Revisando tus partidas… Listas: { $n }.
mistakes-none = No hay errores en las partidas de este dispositivo. Termina una partida y vuelve.
mistakes-later = Hoy no hay nada que practicar. Errores hasta ahora: { $all }; aprendidos: { $learned }.
