# Las reglas de R01 a R30 con nuestras palabras: título y texto de cada una, y un criterio del proyecto donde
# las reglas impresas callan.

rules-title = Las reglas de Flip 7 con nuestras palabras, { $edition }
rules-differences-title = Las reglas de Flip 7 con nuestras palabras: en qué difieren las ediciones
rules-unofficial = Texto no oficial: este proyecto no tiene relación con quien publica el juego, y estas no
    son sus palabras.
rules-ids = Cada regla tiene un código, de { $first } a { $last }. Los mensajes, el programa, las pruebas y
    los documentos del proyecto citan las reglas con estos códigos; «flip7 rules R14» muestra una sola.
rules-rulings = Donde las reglas impresas callan, el proyecto decide cómo se juega: esos pasajes empiezan por
    «Nuestro criterio».
rules-our-ruling = Nuestro criterio: { $ruling }
rules-none-found = Ninguna regla contiene «{ $word }».

rules-deck = El mazo
rules-round = La ronda
rules-actions = Las cartas de acción
rules-score = La puntuación
rules-piles = El mazo de una ronda a otra
rules-game = La partida

rule-r01-title = Cómo se abre la ronda
rule-r01-text =
    { $opening-deal ->
        [yes] Antes de cualquier pregunta, cada jugador recibe del Repartidor una carta descubierta. Si es una
            carta de acción, R08 dice qué ocurre.
       *[no] Antes no se reparte nada: cuando le llega la primera pregunta a quien está a la izquierda del
            Repartidor, todas las filas están vacías.
    }

rule-r02-title = Cuándo puedes plantarte
rule-r02-text =
    { $staying-needs-a-card ->
        [yes] Puedes plantarte en cuanto haya una carta delante de ti, sea del tipo que sea. Hasta entonces
            solo puedes pedir.
       *[no] Puedes plantarte siempre que te pregunten, incluso antes de tu primera carta; con la fila vacía
            sumas 0 puntos.
    }

rule-r03-title = Congela o Da la Vuelta a Tres dentro de un Da la Vuelta a Tres
rule-r03-text =
    { $sets-actions-aside ->
        [yes] Una carta Congela o Da la Vuelta a Tres que sale entre las tres todavía no hace nada. Déjala a
            un lado, completa las tres y resuélvela solo después (R17). Si antes quien las recibe se pasa o
            hace un Flip 7, va al descarte sin efecto.
       *[no] Una carta Congela o Da la Vuelta a Tres que sale entre las tres actúa en el acto. Luego se
            retoman las cartas interrumpidas, si aún es posible (R18).
    }

rule-r04-title = Una Segunda Oportunidad que nadie puede recibir
rule-r04-text = Una Segunda Oportunidad sobrante (R21) va al descarte cuando no hay a quién dársela: los demás
    jugadores activos ya tienen la suya, o no hay ningún otro activo.
rule-r04-ruling =
    { $edition ->
        [continental] quien ya tiene una Segunda Oportunidad no puede recibir otra, para que la carta no dé
            vueltas sin fin. El texto impreso no menciona a quien ya tiene una.
       *[other] { "" }
    }

rule-r05-title = Qué hay en el mazo
rule-r05-text = El mazo tiene { $cards } cartas. Los Números son { $numbers }: del 1 al 12, cada uno aparece
    tantas veces como indica (doce 12, un solo 1), y hay un único 0. Las Modificadoras son { $modifiers }: +2,
    +4, +6, +8, +10 y x2, una carta de cada tipo. Las cartas de acción son { $actions }: Congela, Da la Vuelta
    a Tres y Segunda Oportunidad, con tres copias de cada una.

rule-r06-title = Un segundo mazo
rule-r06-text = Con más de { $seats } jugadores conviene añadir un segundo mazo, pero nadie os obliga. Dos
    mazos son { $two-decks } cartas: todo lo que enumera R05, dos veces.
rule-r06-ruling = quien tiene las dos cartas x2 cuenta cuatro veces sus Números.

rule-r07-title = Repartidor y orden de juego
rule-r07-text = El primer Repartidor se elige al azar. Cartas y preguntas van en el sentido de las agujas del
    reloj: empieza el vecino de la izquierda del Repartidor y este es el último.

rule-r08-title = El reparto inicial
rule-r08-text =
    { $opening-deal ->
        [yes] Cada jugador recibe una carta, uno tras otro. Si es una carta de acción, el reparto espera hasta
            que quede resuelta; cuenta como carta inicial de ese jugador, que no recibe otra. Quien aún espera
            la suya está activo y puede ser elegido como objetivo. Quien sale de la ronda (congelado o por
            pasarse) antes de que le sirvan se queda sin carta. Un Flip 7 pone fin a la ronda también aquí,
            igual que el momento en que ya no quede nadie activo.
       *[no] En esta edición no hay reparto inicial (R01), así que no hay nada que aclarar: se empieza con las
            preguntas de R09.
    }
rule-r08-ruling =
    { $opening-deal ->
        [yes] las tres cartas de un Da la Vuelta a Tres no sustituyen a la carta inicial: quien las ha
            recibido recibe igualmente la suya.
       *[no] { "" }
    }

rule-r09-title = Tu turno
rule-r09-text = Los jugadores activos responden uno tras otro. Pedir: recibes una carta más, descubierta.
    Plantarse: sales de la ronda y tus puntos están a salvo. Un turno dura una sola carta, sea cual sea.
    { $staying-needs-a-card ->
        [yes] Si no tienes nada delante, solo puedes pedir (R02). Sirve cualquier carta que tengas delante,
            también un x2, una Segunda Oportunidad u otra carta de acción.
       *[no] Puedes plantarte aunque no tengas nada delante (R02).
    }

rule-r10-title = A quién le toca tras una carta de acción
rule-r10-text = Se sigue por el primer jugador activo después de quien robó la carta de acción, sea quien sea
    el objetivo. Ser el objetivo nunca gasta el turno propio.

rule-r11-title = Un Número nuevo, o te pasas
rule-r11-text = Un Número que para ti es nuevo se añade a tu fila. Con la segunda copia de uno que ya tienes
    te pasas, salvo que te salve una Segunda Oportunidad (R20): quedas eliminado de la ronda con 0 puntos. Esa
    segunda copia se queda ante ti con tus otras cartas.

rule-r12-title = Flip 7
rule-r12-text = Siete Números distintos en una misma fila son un Flip 7, y el 0 vale como cualquier otro. En
    ese instante la ronda acaba para todos,
    { $opening-deal ->
        [yes] ya sea en el reparto inicial, en un turno o en mitad de un Da la Vuelta a Tres.
       *[no] ya sea en un turno o en mitad de un Da la Vuelta a Tres.
    }
    Quien lo logra recibe { $bonus } puntos más, y puntúan todos los que no se hayan pasado.

rule-r13-title = Cuando no queda nadie activo
rule-r13-text = La ronda acaba también en cuanto no hay nadie activo: todos se han plantado, están congelados
    o se han pasado.

rule-r14-title = La elección del objetivo
rule-r14-text = Quien roba una carta Congela o Da la Vuelta a Tres decide a qué jugador activo se la da, y
    puede quedársela. Si es el único activo, tiene que quedársela. Una pregunta con una sola respuesta posible
    no se hace: se cumple sin más.
    { $staying-needs-a-card ->
        [yes] Lo mismo vale para quien tiene la fila vacía y solo puede pedir.
       *[no] { "" }
    }

rule-r15-title = Congela
rule-r15-text = Quien recibe una carta Congela abandona la ronda al instante y conserva sus puntos. La Segunda
    Oportunidad no le protege.

rule-r16-title = Da la Vuelta a Tres
rule-r16-text = El objetivo descubre tres cartas, de una en una. Cada carta es una de las tres, incluso un
    duplicado que se lleva una Segunda Oportunidad. Si el objetivo se pasa o hace un Flip 7, se para antes.

rule-r17-title = Las cartas apartadas
rule-r17-text =
    { $sets-actions-aside ->
        [yes] Acabadas las tres cartas, las apartadas (R03) se resuelven de una en una, según el orden en que
            salieron. Lo que aparte un nuevo Da la Vuelta a Tres va antes que lo que aún espera. El objetivo
            lo elige quien descubrió la carta, entre los jugadores activos en ese momento. Si quien la
            descubrió ya se ha pasado, la carta va al descarte; también va si no hay nadie activo.
       *[no] En esta edición no se aparta nada: una carta Congela o Da la Vuelta a Tres actúa en cuanto sale
            (R18).
    }
rule-r17-ruling =
    { $sets-actions-aside ->
        [yes] quien está fuera de otro modo, por ejemplo congelado, elige igualmente.
       *[no] { "" }
    }

rule-r18-title = Las cartas que interrumpen
rule-r18-text =
    { $sets-actions-aside ->
        [yes] En esta edición una carta Congela o Da la Vuelta a Tres nunca interrumpe las tres cartas: se
            aparta (R03, R17). Solo una Segunda Oportunidad sobrante se entrega entre medias (R21).
       *[no] Quien descubrió la carta que interrumpe la juega hasta el final, con todo lo que a su vez la
            interrumpa. Después siguen las tres que quedaron a medias, siempre que su objetivo siga activo y
            la ronda no haya acabado.
    }

rule-r19-title = Dónde quedan las cartas de acción
rule-r19-text = Una carta Congela o Da la Vuelta a Tres queda ante su objetivo, no ante quien la robó, y ahí
    sigue hasta que acaba la ronda.

rule-r20-title = Segunda Oportunidad
rule-r20-text = Tu primera Segunda Oportunidad se queda ante ti. Un Número duplicado la gasta por sí solo, no
    puedes reservarla: las dos cartas van enseguida al descarte y tú sigues en la ronda. No puedes tener más
    de una a la vez, pero cuando la hayas gastado puedes recibir otra. No da puntos.

rule-r21-title = Una Segunda Oportunidad sobrante
rule-r21-text = Si te llega una cuando ya tienes otra, dásela enseguida a otro jugador activo que no tenga
    ninguna; si hay varios, eliges tú. Es así también en mitad de un Da la Vuelta a Tres. Si nadie puede
    recibirla, se descarta (R04).

rule-r22-title = Los puntos de una fila
rule-r22-text = Lo primero es sumar tus Números; cada x2 duplica esa suma. Después van las cartas +N y, al
    final, los { $bonus } puntos del Flip 7: x2 no duplica ni aquellas ni estos. Quien se pasa suma 0. Un x2
    sin Números vale 0; las cartas +N cuentan aunque no haya Números.

rule-r23-title = Después de la ronda
rule-r23-text = Todo lo que los jugadores tienen delante va al descarte, también las Segundas Oportunidades.
    Nada vuelve al mazo de robo. Acabe como acabe la ronda, la siguiente la reparte quien está a la izquierda
    del Repartidor.

rule-r24-title = Cuando el mazo de robo está vacío
rule-r24-text = Si hace falta una carta y el mazo de robo está vacío, baraja el descarte: es el nuevo mazo. No
    entra nada más: lo que los jugadores tienen delante se queda ahí, se hayan pasado o no, y lo mismo una
    carta que espera o que se está resolviendo.

rule-r25-title = Cuando el descarte también está vacío
rule-r25-text = Si una ronda se corta, por ejemplo por un Flip 7, las cartas que aún esperan su momento o un
    objetivo se descartan con todas las demás. Qué ocurre si hace falta una carta y no queda ninguna ni en el
    mazo de robo ni en el descarte, las reglas impresas no lo dicen.
rule-r25-ruling = la ronda acaba, y quien sigue activo conserva sus puntos.

rule-r26-title = Quién gana
rule-r26-text = La partida se decide tras una ronda en la que alguien llegue a { $target } puntos o más;
    podéis acordar otra meta. Gana el total más alto. Mientras una ronda está en marcha no gana nadie.

rule-r27-title = Empate en cabeza
rule-r27-text =
    { $edition ->
        [continental] Si varios jugadores tienen el total más alto, todos juegan otra ronda completa, y así
            hasta que uno solo esté en cabeza.
       *[other] Las reglas impresas de esta edición no dicen qué hacer si varios jugadores tienen el total más
            alto.
    }
rule-r27-ruling =
    { $edition ->
        [continental] { "" }
       *[other] si varios jugadores tienen el total más alto, todos juegan otra ronda completa, y así hasta
            que uno solo esté en cabeza.
    }

rule-r28-title = Uno o dos jugadores
rule-r28-text = A solas o entre dos se juega el desafío en solitario: las reglas no cambian y el resultado es
    el número de rondas que han hecho falta. Entre dos gana de todos modos quien va en cabeza al final, y los
    empates los resuelve R27.

rule-r29-title = Qué pueden ver todos
rule-r29-text = Toda carta descubierta está a la vista de todos, también las de quien ha quedado fuera. Solo
    es secreto el orden del mazo de robo.

rule-r30-title = Un jugador se marcha
rule-r30-text = Las reglas impresas no hablan de quien abandona la partida.
rule-r30-ruling = su sitio permanece y juega solo. Se planta cuando está permitido y, si no, pide; da las
    cartas de acción al primer objetivo permitido que no sea él mismo.
