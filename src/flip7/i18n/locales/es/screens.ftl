# Los paneles sobre la mesa, el resultado de una ronda y de una partida, ver un registro.

## En común

screens-close = Esc cierra
screens-scroll = ↑ ↓ desplazan
screens-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }

## Cartas por ver (U). $cards: cuántas pueden venir ahora.

unseen-title = Cartas por ver
unseen-left = { $cards ->
    [one] Queda una carta en el mazo.
    [many] Quedan { $cards } de cartas en el mazo.
   *[other] Quedan { $cards } cartas en el mazo.
}
unseen-shuffled = { $cards ->
    [one] El mazo está vacío: la próxima carta es la del descarte.
    [many] El mazo está vacío: la próxima carta sale del descarte barajado, { $cards } de cartas.
   *[other] El mazo está vacío: la próxima carta sale del descarte barajado, { $cards } cartas.
}
unseen-no-cards = No quedan cartas.
# ◀ marca estos números en la lista.
unseen-match = ◀ Repiten un número delante de { $name }: { $matching } de { $cards }, { $percent }.
unseen-save = La Segunda Oportunidad salva una vez.

## Qué ha pasado (L)

log-title = Qué ha pasado
log-empty = Aún no ha pasado nada.

## Teclas y reglas (?)

help-title = Teclas y reglas
help-keys = Teclas
help-search = Escribe una palabra para buscarla
help-clear = Esc borra
help-found = { $count ->
    [one] «{ $word }»: una regla
    [many] «{ $word }»: { $count } de reglas
   *[other] «{ $word }»: { $count } reglas
}

help-key-arrows = ← → Intro
help-key-turns = ↓ ↑ o N P
help-key-pages = AvPág RePág
help-key-ends = Inicio Fin
help-key-space = Espacio

help-hit = Pedir: una carta más
help-stay = Plantarse: guardas los puntos de la ronda
help-arrows = elegir y confirmar; también vale el ratón
help-targets = quién recibe una carta de acción
help-unseen = las cartas por ver
help-log = qué ha pasado
help-rules = estas teclas y las reglas
help-faster = cambia el ritmo; cualquier otra tecla muestra el resto de golpe
help-reasons = los bots dicen por qué
help-quit = guardar y salir

help-players = la línea de otro jugador en la tabla y el gráfico
help-columns = las rondas anteriores y siguientes de la tabla

help-events = el suceso siguiente, el anterior
help-turns = el turno siguiente, el anterior
help-rounds = la ronda siguiente, la anterior
help-ends = el primer suceso y el último
help-space = reproducir y pausar
help-records = el registro anterior, el siguiente
help-viewer = otro jugador en primer plano
help-pace = cambia el ritmo
help-leave = salir

## El resultado de una ronda

summary-title = Resultado de la ronda { $round }
summary-nobody-active = ya nadie está en juego
summary-flip7 = { $name } hace Flip 7
summary-no-cards = no quedan cartas
summary-earlier = antes: { $points }
summary-leads = En cabeza con { $points } de { $target }: { $names }
summary-reached = { $name } tiene { $points } de { $target }: la partida ha terminado
summary-alone = { $points } de { $target } tras { count-rounds }
summary-tied = Empate a { $points }: { $names }. Decide una ronda extra.
summary-none = Aún nadie tiene puntos.

## El final de una partida

final-title = { $name } gana con { count-points }
final-title-pair = { count-points } en { count-rounds }
final-title-alone = Desafío en solitario: { count-points } en { count-rounds }
final-leads = { $name } va en cabeza con { count-points }
final-scored = { count-points }
final-facts = { count-rounds } · hasta { $target } · { $edition }
final-record = Registro: { $path }
final-no-record = De esta partida no hay registro en el disco.
final-keys = ← → Intro elige   ↑ ↓ jugador   RePág AvPág rondas   ? reglas
final-again = Otra: reparte { $name }
final-again-alone = Otra partida
final-copy = Copiar el registro
final-watch = Verla
final-setting = Ajustes
final-quit = Salir
# Una letra cada uno, todas distintas, Q para el último.
key-again = O
key-copy = C
key-watch = V
key-setting = A
key-quit = Q
# Bajo el gráfico: solo caben algunas líneas.
chart-leaders = { $count } de { $seats }: los primeros y el elegido

## Copiar el registro

copy-title = Copiar el registro
copy-where = El registro está aquí:
copy-ask = Nombre de la copia en { $folder }:
copy-exists = { $name } ya existe. Otra vez Intro para sustituirlo.
copy-done = Copiado: { $path }
copy-failed = No se puede escribir: { $reason }
copy-bad-name = Hace falta solo un nombre de archivo, sin carpeta.
copy-keys = Intro copia   Esc cierra

## Ver un registro

# El turno 0 es la apertura de la ronda.
watch-place = Suceso { $event } de { $events } · { $turn ->
    [0] apertura
   *[other] turno { $turn } de { $turns }
} · ronda { $round } de { $rounds }
watch-record = registro { $record } de { $records }
watch-paused = en pausa
watch-playing = en marcha ({ $pace })
watch-keys = → ← suceso   ↓ ↑ turno   AvPág RePág ronda   Espacio sigue   ? teclas   Q salir
watch-over = El registro acaba aquí; la partida no.
watch-over-short = partida sin acabar
