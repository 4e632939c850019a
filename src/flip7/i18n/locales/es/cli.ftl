# La línea de órdenes: preparar una partida, jugarla línea a línea, tablas de puntos.

setup-welcome = Flip 7: pedir o plantarse, siete números distintos, gana quien llegue a { $target } puntos. No oficial.
setup-people = ¿Quién juega? Nombres separados por comas
setup-people-default = Tú
setup-bots = Bots: cuántos, o cuáles ({ $known })
setup-edition = Edición: 3.1 (una carta inicial por persona) o continental (sin carta inicial)
setup-target = Puntos para ganar
setup-decks = { $seats ->
    [one] Mazos para { $seats } jugador
   *[other] Mazos para { $seats } jugadores
}
setup-wrong = No se entiende: { $problem }
setup-wrong-number = hace falta un número entero de { $least } a { $most }
setup-wrong-bots = hace falta un número hasta { $most }, o estrategias separadas por comas ({ $known })
setup-wrong-edition = hace falta 3.1 o continental
setup-wrong-seats = a la mesa caben { $most } jugadores como máximo

play-begins = { $edition ->
    [continental] Edición continental
   *[other] Edición { $edition }
}, hasta { $target }. Jugadores, en el sentido de las agujas del reloj: { $players }.
play-second-deck = Con más de { $most } jugadores se recomienda un segundo mazo: --decks 2.
play-keys = P pedir, A plantarse, T mesa, U cartas por ver, ? ayuda, Q guardar y salir
play-option = { $number }  { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, cartas: { $cards }
play-no-cards = ninguna
play-not-understood = Escribe { $hit } para pedir o { $stay } para plantarte. (?: ayuda)
play-not-understood-target = Escribe uno de los números { $numbers }. (?: ayuda)
play-table = Mesa, ronda { $round }, hasta { $target }: { $draw } en el mazo, { $discard } en el descarte.
play-seat = { $name } ({ $status }): { $cards }; { $points } ahora, { $total } en total
play-unseen = Por ver: { $cards }
play-help =
    Pedir: recibes otra carta; si repite un número que tienes delante, te pasas. Plantarse: guardas los puntos de la ronda.
    Escribe { $hit } para pedir, { $stay } para plantarte, o el número de un jugador cuando haya que elegir.
    T muestra la mesa, U las cartas por ver, Q guarda y sale. «flip7 rules» muestra las reglas.
play-saved = Partida guardada. Se sigue con: flip7 play --resume
play-saved-at = Partida guardada en { $path }. Se sigue con: flip7 play --resume { $path }
play-resumed = La partida sigue en la ronda { $round }.
play-over-already = Esta partida ya ha terminado.
play-record = El registro de esta partida: { $path }
play-not-saved = No se ha podido guardar la partida: { $reason }
play-damaged = Una partida guardada estaba dañada y se conserva aparte como { $path } ({ $reason }).

table-player = Jugador
table-total = Total
table-earlier = antes
table-legend = Marcas: × pasarse, * Congela, ! Flip 7

# What one types: the shown key, then all that is understood besides, parted by spaces.
key-hit = P
key-stay = A
words-hit = pedir
words-stay = plantarse
