# La pantalla de inicio de la mesa a pantalla completa, y la visita guiada de la primera partida.

start-title = Flip 7
start-slogan = Pedir o plantarse: siete números distintos, o te pasas.
start-unofficial = no oficial
start-how = Pide cartas una a una. Con un número que ya tienes, te pasas: ningún punto en esta ronda. Siete números distintos son un Flip 7: { $bonus } puntos más, y la ronda acaba para todos.

## Las líneas, 15 letras como máximo

start-entry-resume = Seguir
start-entry-play = Nueva partida
start-entry-people = Personas
start-entry-bots = Bots
start-entry-edition = Edición
start-entry-target = Meta
start-entry-decks = Mazos
start-entry-language = Idioma
start-entry-pace = Ritmo
start-entry-theme = Colores
start-entry-motion = Movimiento
start-entry-curtain = Telón
start-entry-reasons = Motivos

## Los valores, 15 letras como máximo

start-none = nadie
start-edition-3-1 = 3.1
start-edition-continental = continental
# Cada idioma como se llama a sí mismo.
start-language-en = English
start-language-it = Italiano
start-language-pt = Português
start-language-fr = Français
start-language-es = Español
start-theme-auto = automáticos
start-theme-dark = oscuros
start-theme-light = claros
start-motion-off = completo
start-motion-on = reducido
start-curtain-off = abierto
start-curtain-on = cerrado
start-reasons-off = callados
start-reasons-on = dichos

## Qué significan

start-pace-slow-text = Tiempo para leer cada carta.
start-pace-normal-text = Las cartas se giran una a una.
start-pace-fast-text = Para quien ya conoce el juego.
start-pace-off-text = Los bots juegan al instante; el diario cuenta lo que ha pasado.
start-theme-auto-text = Como la terminal.
start-theme-dark-text = Una mesa bajo la lámpara.
start-theme-light-text = Un mantel de lino, de día.
start-motion-off-text = Quien se pasa tiembla, Congela trae escarcha.
start-motion-on-text = Nada se mueve: lo que pasa queda marcado.
start-curtain-off-text = Los turnos se siguen sin pausa.
start-curtain-on-text = Entre dos personas, la pantalla espera a que llegue la siguiente.
start-reasons-off-text = Los bots juegan sin decir nada.
start-reasons-on-text = Los bots dicen por qué piden o se plantan.

## La partida

start-decks = { $decks ->
    [one] { $decks } mazo
    [many] { $decks } de mazos
   *[other] { $decks } mazos
}
start-decks-suggested = mejor { $decks }
start-decks-hint = { $seats ->
    [one] { $seats } jugador
    [many] { $seats } de jugadores
   *[other] { $seats } jugadores
}: por encima de { $most } se recomienda un segundo mazo. Tú decides.
start-decks-text = Un mazo tiene { $cards } cartas y basta para { $most } jugadores.
start-target-text = Gana quien, al final de una ronda, tenga el total más alto y haya llegado a la meta. La meta impresa es 200; con 100 la partida es corta.
start-number-text = ← → lo cambian; las cifras lo escriben.

start-saved-today = Guardada hoy a las { $time }.
start-saved-yesterday = Guardada ayer a las { $time }.
start-saved-on = Guardada el { $date } a las { $time }.

start-people-add = añadir un nombre

## Una línea sobre el carácter de cada bot

start-bot-counter = cuenta las cartas; se planta al { $number } % de riesgo
start-bot-cautious = prudente: se planta con { $number } puntos
start-bot-bold = atrevido: se planta con { $number } puntos
start-bot-threshold = se planta siempre con { $number } puntos
start-bot-random = decide a cara o cruz
start-bot-number = puntos: su número

## En qué difieren las ediciones: $holds es "yes" o "no"

start-r01-label = Inicio de la ronda
start-r01 = { $holds ->
    [yes] una carta a cada uno
   *[no] sin cartas: filas vacías
}
start-r02-label = Plantarse
start-r02 = { $holds ->
    [yes] con una carta delante
   *[no] siempre, aun sin cartas
}
start-r03-label = Congela, Da la Vuelta a Tres dentro de otra
start-r03 = { $holds ->
    [yes] esperan al final de las tres
   *[no] actúan al momento
}
start-r04-label = Segunda Oportunidad que nadie toma
start-r04 = { $edition ->
    [continental] lo mismo
   *[other] se descarta
}

## Las teclas, 48 letras como máximo

start-keys-lines = ↑↓ mover  ←→ cambiar  Intro elegir
start-keys-people = Intro seguir  ↑↓ mover  Ctrl+D quitar  Esc cancelar
start-keys-bots = ↑↓ mover  ←→ menos, más  Intro listo
start-keys-number = Intro aceptar  Esc dejarlo como estaba
start-keys-quit = Q salir

## Respuestas a lo que no se puede hacer

start-note-empty-name = Un nombre no puede quedar vacío. Retroceso quita el sitio.
start-note-full = Hay sitio para { $most } jugadores.
start-note-number = Escribe un número entero de { $least } a { $most }.
start-note-nobody = Todavía no juega nadie: añade una persona o un bot.
start-note-bot = El bot «{ $bot }» no puede jugar aquí: elige otro.

## La visita guiada: cinco consejos, 150 letras como máximo. $hit y $stay son teclas.

start-hint-turn = { $hit } pide una carta más, { $stay } guarda tus puntos. Con un número que ya tienes delante te pasas: ningún punto en esta ronda.
start-hint-special = Las cartas entre (paréntesis) suman puntos o doblan tus números. Entre <ángulos>: Congela, Da la Vuelta a Tres, Segunda Oportunidad, que actúan.
start-hint-seven = Siete huecos, siete números distintos: llénalos todos y es un Flip 7. La ronda acaba para todos, y tú recibes { $bonus } puntos más.
start-hint-totals = La barra va hacia la meta: llena es el total, a trazos lo que suma esta ronda. Al final de una ronda gana el total más alto que la alcance.
start-hint-keys = En cualquier momento: U cartas por ver, L diario, ? reglas, F más rápido, R motivos de los bots. Q guarda y sale: la partida te espera.
