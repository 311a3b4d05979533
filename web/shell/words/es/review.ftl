# El análisis de una partida terminada. Los puntos son puntos porcentuales de la probabilidad de ganar.
review = Análisis
review-open = Análisis
review-note = Mira cómo cambió la probabilidad de ganar, qué fue suerte y cuánto costó cada decisión. Se calcula en tu dispositivo.
review-rough = Una primera estimación. Ahora vienen los números exactos.
review-compared-table = En comparación con lo que se podía esperar de los jugadores de esta mesa.
review-compared-perfect = En comparación con el juego perfecto.
review-start = Analizar partida
review-more = Calcular con exactitud
review-again = Reintentar
review-stop = Cancelar
review-working = Calculando el análisis
review-away = No se puede cargar el análisis. Comprueba tu conexión y vuelve a intentarlo.
review-fault = No se puede analizar esta partida. { $problem }
review-shown = Qué muestra el gráfico
review-score = Puntuación
review-chance = Probabilidad de ganar
review-waits = Las probabilidades de ganar aparecen aquí cuando están calculadas.
review-percent = { $percent } %
review-lens = Comparar con
review-lens-perfect = Juego perfecto
review-lens-table = Esta mesa
review-parts = De dónde viene
review-sum = { $name }: de la probabilidad inicial al resultado, en puntos
review-begin = Inicio
review-luck = Suerte
review-reading = Lectura
review-own = Propio
review-rest = Resto
review-result = Resultado
review-words = Qué significan las palabras
review-luck-what = Lo que te dieron las cartas, comparado con lo que podía salir.
review-reading-what = Lo que eligieron los demás, comparado con lo que se podía esperar.
review-own-what = Tus decisiones, comparadas con lo que se podía esperar de ti. Lo que costó cada una se cuenta aparte.
review-rest-what = Lo que la estimación no previó.
review-lost = { $n ->
    [0] Ninguna decisión
    [one] { $mean } puntos perdidos en 1 decisión
   *[other] { $mean } ± { $se } puntos perdidos por decisión ({ $n })
}
review-count = { $word }: { $n }
review-inaccuracy = Imprecisión
review-mistake = Error
review-blunder = Error grave
review-keys = Momentos clave
review-no-keys = Ninguna decisión fue claramente mala, y la suerte estuvo repartida.
review-error = { $did }: { $points } puntos. { $best } gana el { $best_chance }, { $made } el { $chance }.
review-swing = Suerte de { $name }: { $points } puntos. { $text }
review-step = Paso { $step }
review-look = Ver
review-try = Reintentar
review-try-step = Reintentar desde el paso { $step }
review-table = Ver como tabla
review-moment = Momento
review-row = { $step }: { $text }
review-picture = Guardar como imagen
review-no-picture = Este navegador no puede crear la imagen.
