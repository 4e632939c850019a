# As regras de R01 a R30 por palavras nossas: título e texto de cada uma, e uma decisão do projeto onde as
# regras impressas nada dizem.

rules-title = As regras do Flip 7 por palavras nossas, { $edition }
rules-differences-title = As regras do Flip 7 por palavras nossas: onde as edições diferem
rules-unofficial = Texto não oficial: este projeto não tem qualquer ligação a quem publica o jogo e estas não
    são as suas palavras.
rules-ids = Cada regra tem um código, de { $first } a { $last }. As mensagens, o programa, os testes e os
    documentos do projeto citam as regras por estes códigos; «flip7 rules R14» mostra uma só.
rules-rulings = Onde as regras impressas nada dizem, é o projeto que decide como se joga: essas passagens
    começam por «Decisão nossa».
rules-our-ruling = Decisão nossa: { $ruling }
rules-none-found = Nenhuma regra contém «{ $word }».

rules-deck = O baralho
rules-round = A mão
rules-actions = As cartas Especiais
rules-score = A pontuação
rules-piles = O baralho de mão para mão
rules-game = A partida

rule-r01-title = Como abre a mão
rule-r01-text =
    { $opening-deal ->
        [yes] Antes de qualquer pergunta, o Dador dá a cada jogador uma carta virada para cima. Se for uma
            carta Especial, aplica-se a R08.
       *[no] Antes não se dá nada: quando o jogador à esquerda do Dador ouve a primeira pergunta, todas as
            linhas estão vazias.
    }

rule-r02-title = Quando podes parar
rule-r02-text =
    { $staying-needs-a-card ->
        [yes] Podes parar quando tiveres à frente pelo menos uma carta, seja de que tipo for. Até lá só podes
            continuar.
       *[no] Podes parar sempre que te perguntarem, até antes da tua primeira carta; com a linha vazia fazes 0
            pontos.
    }

rule-r03-title = Carta Stop ou Três seguidas dentro de Três seguidas
rule-r03-text =
    { $sets-actions-aside ->
        [yes] Uma carta Stop ou Três seguidas que saia entre as três cartas ainda não faz nada. Põe-na à
            parte, completa as três e só então a resolve (R17). Se antes disso quem as recebe saltar ou fizer
            um Flip 7, vai para os descartes sem efeito.
       *[no] Uma carta Stop ou Três seguidas que saia entre as três cartas atua logo. Depois retomam-se as
            cartas interrompidas, se ainda for possível (R18).
    }

rule-r04-title = Uma Segunda Chance que ninguém pode receber
rule-r04-text = Uma Segunda Chance a mais (R21) vai para os descartes quando não há a quem a dar: os outros
    jogadores em jogo já têm todos uma, ou não há mais ninguém em jogo.
rule-r04-ruling =
    { $edition ->
        [continental] quem já tem uma Segunda Chance não pode receber outra, para que a carta não ande às
            voltas sem fim. O texto impresso não menciona quem já tem uma.
       *[other] { "" }
    }

rule-r05-title = O que há no baralho
rule-r05-text = O baralho tem { $cards } cartas. Os Números são { $numbers }: do 1 ao 12, cada um aparece
    tantas vezes quanto vale (doze 12, um só 1), e de 0 há apenas um. Os Bónus são { $modifiers }: +2, +4, +6,
    +8, +10 e x2, uma carta de cada tipo. As cartas Especiais são { $actions }: Segunda Chance, Três seguidas
    e carta Stop, com três cópias de cada.

rule-r06-title = Um segundo baralho
rule-r06-text = Com mais de { $seats } jogadores convém juntar um segundo baralho, mas ninguém é obrigado.
    Dois baralhos somam { $two-decks } cartas: tudo o que a R05 enumera, a dobrar.
rule-r06-ruling = quem tem as duas cartas x2 conta os seus Números quatro vezes.

rule-r07-title = Dador e ordem de jogo
rule-r07-text = O primeiro Dador é tirado à sorte. Cartas e perguntas correm no sentido dos ponteiros do
    relógio; começa o vizinho da esquerda do Dador e ele próprio é o último.

rule-r08-title = A distribuição inicial
rule-r08-text =
    { $opening-deal ->
        [yes] Cada jogador recebe uma carta, um a seguir ao outro. Se for uma carta Especial, a distribuição
            espera até ela estar resolvida; conta como carta inicial desse jogador, que não recebe outra. Quem
            ainda espera pela sua carta está em jogo e pode ser escolhido como alvo. Quem sai (por uma carta
            Stop ou por saltar) antes de ser servido fica sem carta. Um Flip 7 acaba com a mão também aqui; o
            mesmo acontece se já não houver ninguém em jogo.
       *[no] Nesta edição não existe distribuição inicial (R01), pelo que não há nada a regular: começa-se com
            as perguntas da R09.
    }
rule-r08-ruling =
    { $opening-deal ->
        [yes] as três cartas de Três seguidas não substituem a carta inicial: quem as recebeu tem ainda
            direito à sua.
       *[no] { "" }
    }

rule-r09-title = A tua vez
rule-r09-text = Os jogadores em jogo respondem um de cada vez. Continuar: recebes mais uma carta, virada para
    cima. Parar: sais da mão e os teus pontos ficam seguros. Cada vez é uma só carta, seja ela qual for.
    { $staying-needs-a-card ->
        [yes] Sem nada à frente, só podes continuar (R02). Qualquer carta que tenhas à frente serve, mesmo um
            x2, uma Segunda Chance ou outra carta Especial.
       *[no] Podes parar mesmo sem nada à frente (R02).
    }

rule-r10-title = Quem joga depois de uma carta Especial
rule-r10-text = Segue-se o primeiro jogador em jogo depois daquele que tirou a carta Especial, seja quem for o
    alvo. Ser alvo nunca gasta a vez de ninguém.

rule-r11-title = Um Número novo, ou saltas
rule-r11-text = Um Número que para ti é novo junta-se à tua linha. Com a segunda cópia de um que já tens,
    saltas, a não ser que uma Segunda Chance te salve (R20): ficas fora da mão com 0 pontos. A segunda cópia
    permanece diante de ti com as outras cartas.

rule-r12-title = Flip 7
rule-r12-text = Sete Números diferentes na mesma linha são um Flip 7, e o 0 vale como os outros. Nesse exato
    momento a mão acaba para todos,
    { $opening-deal ->
        [yes] seja na distribuição inicial, numa vez de jogar ou a meio de Três seguidas.
       *[no] seja numa vez de jogar ou a meio de Três seguidas.
    }
    Quem o fez recebe mais { $bonus } pontos; pontuam todos os que não tiverem saltado.

rule-r13-title = Quando já não há ninguém em jogo
rule-r13-text = A mão acaba também assim que não haja ninguém em jogo: todos pararam, receberam uma carta Stop
    ou saltaram.

rule-r14-title = A escolha do alvo
rule-r14-text = Quem tira uma carta Stop ou Três seguidas decide a que jogador em jogo a dá, e pode ficar com
    ela. Se for o único em jogo, tem de ficar com ela. Uma pergunta com uma só resposta possível não se faz:
    cumpre-se e pronto.
    { $staying-needs-a-card ->
        [yes] O mesmo vale para quem tem a linha vazia e só pode continuar.
       *[no] { "" }
    }

rule-r15-title = A carta Stop
rule-r15-text = Quem recebe uma carta Stop deixa logo a mão e guarda os seus pontos. A Segunda Chance não o
    protege.

rule-r16-title = Três seguidas
rule-r16-text = O alvo vira três cartas, uma de cada vez. Cada carta é uma das três, mesmo um repetido que uma
    Segunda Chance leva consigo. Se o alvo saltar ou fizer um Flip 7, para-se antes.

rule-r17-title = As cartas postas à parte
rule-r17-text =
    { $sets-actions-aside ->
        [yes] Terminadas as três cartas, as que foram postas à parte (R03) resolvem-se uma a uma, pela ordem
            por que saíram. O que outra carta Três seguidas puser à parte vem antes do que ainda espera. O
            alvo é escolhido por quem virou a carta, entre os jogadores em jogo nesse momento. Se entretanto
            quem a virou tiver saltado, a carta vai para os descartes; e também vai se não houver ninguém em
            jogo.
       *[no] Nesta edição nada se põe à parte: uma carta Stop ou Três seguidas atua mal sai (R18).
    }
rule-r17-ruling =
    { $sets-actions-aside ->
        [yes] quem está fora de outra maneira, por exemplo por uma carta Stop, escolhe na mesma.
       *[no] { "" }
    }

rule-r18-title = As cartas que interrompem
rule-r18-text =
    { $sets-actions-aside ->
        [yes] Nesta edição uma carta Stop ou Três seguidas nunca interrompe as três cartas: põe-se à parte
            (R03, R17). Só uma Segunda Chance a mais se entrega pelo meio (R21).
       *[no] Quem virou a carta que interrompe joga-a até ao fim, com tudo o que por sua vez a interromper. A
            seguir continuam as três que ficaram a meio, desde que o seu alvo ainda esteja em jogo e a mão não
            tenha acabado.
    }

rule-r19-title = Onde ficam as cartas Especiais
rule-r19-text = Uma carta Stop ou Três seguidas fica diante do seu alvo, não de quem a tirou, e aí permanece
    até ao fim da mão.

rule-r20-title = Segunda Chance
rule-r20-text = A tua primeira Segunda Chance permanece diante de ti. Um Número repetido gasta-a por si só,
    não a podes poupar: as duas cartas vão logo para os descartes e tu continuas em jogo. Não podes ter mais
    do que uma de cada vez, mas depois de a usares podes receber outra. Não vale pontos.

rule-r21-title = Uma Segunda Chance a mais
rule-r21-text = Se te calhar uma quando já tens outra, dá-a logo a outro jogador em jogo que não tenha
    nenhuma; se houver vários, escolhes tu. É assim também a meio de Três seguidas. Se ninguém a puder
    receber, descarta-se (R04).

rule-r22-title = Os pontos de uma linha
rule-r22-text = Primeiro, soma os teus Números; cada x2 duplica essa soma. Depois vêm as cartas +N e, no fim,
    os { $bonus } pontos do Flip 7: o x2 não duplica nem aquelas nem estes. Quem salta faz 0. Um x2 sem
    Números vale 0; as cartas +N contam mesmo sem Números.

rule-r23-title = Depois da mão
rule-r23-text = Tudo o que os jogadores têm à frente vai para os descartes, incluindo as Segundas Chances.
    Nada volta ao monte. Acabe a mão como acabar, na seguinte o Dador é quem está à esquerda do atual.

rule-r24-title = Quando o monte está vazio
rule-r24-text = Se for precisa uma carta e o monte estiver vazio, baralha os descartes: são o novo monte. Mais
    nada entra nele: o que os jogadores têm à frente fica ali, tenham saltado ou não, e o mesmo vale para uma
    carta que espera ou que está a ser resolvida.

rule-r25-title = Quando também não há descartes
rule-r25-text = Se uma mão for interrompida, por exemplo por um Flip 7, as cartas que ainda esperam pelo seu
    momento ou por um alvo descartam-se com todas as outras. O que acontece se for precisa uma carta e não
    houver nenhuma no monte nem nos descartes, as regras impressas não dizem.
rule-r25-ruling = a mão acaba e quem ainda está em jogo guarda os seus pontos.

rule-r26-title = Quem vence
rule-r26-text = A partida decide-se depois de uma mão em que alguém fique com { $target } pontos ou mais;
    podem combinar outra meta. Vence o total mais alto. Enquanto uma mão decorre, ninguém vence.

rule-r27-title = Empate no primeiro lugar
rule-r27-text =
    { $edition ->
        [continental] Se vários jogadores tiverem o total mais alto, todos jogam mais uma mão completa, e
            assim por diante até haver um só à cabeça.
       *[other] As regras impressas desta edição não dizem o que fazer se vários jogadores tiverem o total
            mais alto.
    }
rule-r27-ruling =
    { $edition ->
        [continental] { "" }
       *[other] se vários jogadores tiverem o total mais alto, todos jogam mais uma mão completa, e assim por
            diante até haver um só à cabeça.
    }

rule-r28-title = Um ou dois jogadores
rule-r28-text = A sós ou a dois joga-se o desafio a solo: as regras são as mesmas e o resultado é o número de
    mãos que foram precisas. A dois vence à mesma quem estiver à frente no fim, e o empate resolve-se pela
    R27.

rule-r29-title = O que todos podem ver
rule-r29-text = Todas as cartas viradas para cima estão à vista de todos, também as de quem já saiu. Só a
    ordem do monte é segredo.

rule-r30-title = Quem deixa a mesa
rule-r30-text = As regras impressas não falam de quem abandona.
rule-r30-ruling = o lugar fica e joga por si. Quando é permitido, para; senão, continua; dá as cartas
    Especiais ao primeiro alvo admitido que não seja ele próprio.
