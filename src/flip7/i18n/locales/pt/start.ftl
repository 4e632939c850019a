# O ecrã inicial da mesa em ecrã inteiro, e a visita guiada do primeiro jogo.

start-title = Flip 7
start-slogan = Continuar ou parar: sete números diferentes, ou saltas.
start-unofficial = não oficial
start-how = Recebe cartas uma a uma. Com um número que já tens, saltas: nenhum ponto nesta mão. Sete números diferentes são um Flip 7: mais { $bonus } pontos, e a mão acaba para todos.

## As linhas, no máximo 15 letras

start-entry-resume = Retomar
start-entry-play = Novo jogo
start-entry-people = Pessoas
start-entry-bots = Bots
start-entry-edition = Edição
start-entry-target = Meta
start-entry-decks = Baralhos
start-entry-language = Língua
start-entry-pace = Ritmo
start-entry-theme = Cores
start-entry-motion = Movimento
start-entry-curtain = Cortina
start-entry-reasons = Razões

## Os valores, no máximo 15 letras

start-none = ninguém
start-edition-3-1 = 3.1
start-edition-continental = continental
# Cada língua como se chama a si própria.
start-language-en = English
start-language-it = Italiano
start-language-pt = Português
start-language-fr = Français
start-language-es = Español
start-theme-auto = automáticas
start-theme-dark = escuras
start-theme-light = claras
start-motion-off = completo
start-motion-on = reduzido
start-curtain-off = aberta
start-curtain-on = fechada
start-reasons-off = caladas
start-reasons-on = ditas

## O que significam

start-pace-slow-text = Tempo para ler cada carta.
start-pace-normal-text = As cartas viram-se uma a uma.
start-pace-fast-text = Para quem já conhece o jogo.
start-pace-off-text = Os bots jogam logo; o diário conta o que aconteceu.
start-theme-auto-text = Como o terminal.
start-theme-dark-text = Uma mesa à luz do candeeiro.
start-theme-light-text = Uma toalha de linho, de dia.
start-motion-off-text = Quem salta treme, a carta Stop traz geada.
start-motion-on-text = Nada se mexe: o que acontece fica assinalado.
start-curtain-off-text = As vezes seguem-se sem pausa.
start-curtain-on-text = Entre duas pessoas, o ecrã espera até a seguinte chegar.
start-reasons-off-text = Os bots jogam sem dizer nada.
start-reasons-on-text = Os bots dizem porque continuam ou param.

## O jogo

start-decks = { $decks ->
    [one] { $decks } baralho
    [many] { $decks } de baralhos
   *[other] { $decks } baralhos
}
start-decks-suggested = melhor { $decks }
start-decks-hint = { $seats ->
    [one] { $seats } jogador
    [many] { $seats } de jogadores
   *[other] { $seats } jogadores
}: acima de { $most } recomenda-se um segundo baralho. Tu decides.
start-decks-text = Um baralho tem { $cards } cartas e chega para { $most } jogadores.
start-target-text = Ganha quem, no fim de uma mão, tiver o total mais alto e a meta alcançada. A meta impressa é 200; com 100 o jogo é curto.
start-number-text = ← → mudam o número; os algarismos escrevem-no.

start-saved-today = Guardado hoje às { $time }.
start-saved-yesterday = Guardado ontem às { $time }.
start-saved-on = Guardado em { $date } às { $time }.

start-people-add = juntar um nome

## Uma linha sobre o feitio de cada bot

start-bot-counter = conta as cartas; para com { $number } % de risco
start-bot-cautious = prudente: para aos { $number } pontos
start-bot-bold = ousado: para aos { $number } pontos
start-bot-threshold = para sempre aos { $number } pontos
start-bot-random = decide atirando uma moeda ao ar
start-bot-number = pontos: o seu número

## Em que diferem as edições: $holds é "yes" ou "no"

start-r01-label = Início da mão
start-r01 = { $holds ->
    [yes] uma carta a cada um
   *[no] sem cartas: filas vazias
}
start-r02-label = Parar
start-r02 = { $holds ->
    [yes] com uma carta à frente
   *[no] sempre, mesmo sem cartas
}
start-r03-label = Carta Stop, Três seguidas dentro de outra
start-r03 = { $holds ->
    [yes] esperam pelo fim das três
   *[no] valem logo
}
start-r04-label = Segunda Chance que ninguém pode ter
start-r04 = { $edition ->
    [continental] o mesmo
   *[other] descarta-se
}

## As teclas, no máximo 48 letras

start-keys-lines = ↑↓ mover  ←→ mudar  Enter escolher
start-keys-people = Enter seguir  ↑↓ mover  Ctrl+D tirar  Esc cancelar
start-keys-bots = ↑↓ mover  ←→ menos, mais  Enter feito
start-keys-number = Enter aceitar  Esc deixar como estava
start-keys-quit = Q sair

## Respostas ao que não se pode fazer

start-note-empty-name = O nome não pode ficar vazio. Backspace tira o lugar.
start-note-full = Há lugar para { $most } jogadores.
start-note-number = Escreve um número inteiro de { $least } a { $most }.
start-note-nobody = Ainda não joga ninguém: junta uma pessoa ou um bot.
start-note-bot = O bot «{ $bot }» não pode jogar aqui: escolhe outro.

## A visita guiada: cinco conselhos, no máximo 150 letras. $hit e $stay são teclas.

start-hint-turn = { $hit } pede mais uma carta, { $stay } guarda os teus pontos. Um número que já tens à frente faz-te saltar: nenhum ponto nesta mão.
start-hint-special = Cartas entre parênteses (curvos) dão pontos ou dobram os números. As que estão entre <ângulos> agem: carta Stop, Três seguidas, Segunda Chance.
start-hint-seven = Sete casas, sete números diferentes: enche-as todas e é um Flip 7. A mão acaba para todos, e tu recebes mais { $bonus } pontos.
start-hint-totals = A barra corre para a meta: cheia é o total, tracejada o que esta mão acrescenta. No fim da mão ganha o mais alto que passou a meta.
start-hint-keys = A qualquer momento: U cartas por ver, L diário, ? regras, F mais rápido, R razões dos bots. Q guarda e sai: o jogo espera por ti.
