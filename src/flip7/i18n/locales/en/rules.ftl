# The rules R01 to R30 in our own words. rule-rNN-title and rule-rNN-text for each; rule-rNN-ruling where
# the printed rules are silent and this project decides (it may be empty in one edition).
# $edition is the edition's name; $opening-deal, $staying-needs-a-card and $sets-actions-aside are its
# points, "yes" or "no". The numbers come from the code that plays by them.

rules-title = The rules of Flip 7 in our own words, { $edition }
rules-differences-title = The rules of Flip 7 in our own words: where the editions differ
rules-unofficial = Unofficial: this project has nothing to do with the makers of the game, and this is not
    their text.
rules-ids = Each rule has an id, { $first } to { $last }. The messages, code, tests and documents of this
    project name rules by these ids; “flip7 rules R14” shows a single one.
rules-rulings = Where the printed rules are silent, this project decides how it plays; such a passage begins
    with “Our ruling”.
rules-our-ruling = Our ruling: { $ruling }
rules-none-found = No rule contains “{ $word }”.

rules-deck = The deck
rules-round = The round
rules-actions = Action cards
rules-score = The score
rules-piles = The deck across rounds
rules-game = The game

rule-r01-title = How a round opens
rule-r01-text =
    { $opening-deal ->
        [yes] Before anyone is asked, the dealer gives every player one face-up card. If that is an action
            card, R08 says what happens.
       *[no] Nothing is dealt beforehand: all rows are empty when the player at the dealer’s left is asked the
            first question.
    }

rule-r02-title = When you may stay
rule-r02-text =
    { $staying-needs-a-card ->
        [yes] You may say Stay once a card of any kind lies in front of you. Until then your only answer is
            Hit.
       *[no] You may say Stay whenever you are asked, even before your first card; with an empty row you score
            0 points.
    }

rule-r03-title = Freeze or Flip Three inside a Flip Three
rule-r03-text =
    { $sets-actions-aside ->
        [yes] A Freeze or Flip Three that turns up among the three cards does nothing yet. Put it aside,
            finish the three, and resolve it only then (R17). If the three end in a bust or in a Flip 7, it
            goes to the discard pile unused.
       *[no] A Freeze or Flip Three that turns up among the three cards takes effect on the spot. Then the
            three that were broken off continue, if they still can (R18).
    }

rule-r04-title = A Second Chance that nobody can take
rule-r04-text = A surplus Second Chance (R21) goes to the discard pile when it finds no taker: the other
    active players all hold one, or no other player is active.
rule-r04-ruling =
    { $edition ->
        [continental] a player who holds a Second Chance cannot be given another, so the card never goes round
            in circles. In print, players who already hold one are not mentioned.
       *[other] { "" }
    }

rule-r05-title = What is in the deck
rule-r05-text = The deck has { $cards } cards. The { $numbers } Numbers run from 0 to 12: each comes as often
    as it says (twelve 12s, a single 1), but the 0 comes once. The { $modifiers } modifiers are +2, +4, +6,
    +8, +10 and x2, one card of each. The { $actions } action cards are Freeze, Flip Three and Second Chance,
    with three copies of each.

rule-r06-title = A second deck
rule-r06-text = A second deck is a good idea above { $seats } players; you are free to leave it out. Two decks
    are { $two-decks } cards: everything in R05 is there twice.
rule-r06-ruling = a player who holds both x2 cards counts their Numbers four times.

rule-r07-title = Dealer and order of play
rule-r07-text = Chance picks the first dealer. Cards and questions go round clockwise: the player at the
    dealer’s left comes first, the dealer comes last.

rule-r08-title = The opening deal
rule-r08-text =
    { $opening-deal ->
        [yes] The players get one card each, one after the other. When it is an action card, the deal waits
            until it has been resolved; it counts as that player’s opening card and no other comes for it.
            Players who still wait for their card are active and can be chosen as targets. Anyone who is
            frozen or bust before being served gets no card. A Flip 7 ends the round even here, and so does
            the moment when nobody is active any more.
       *[no] This edition has no opening deal (R01), so there is nothing to settle: play begins with the
            questions of R09.
    }
rule-r08-ruling =
    { $opening-deal ->
        [yes] the three cards of a Flip Three do not stand in for the opening card; whoever took them is still
            dealt theirs.
       *[no] { "" }
    }

rule-r09-title = Your turn
rule-r09-text = The active players are asked one after another. Hit: you get one more card, face up. Stay: you
    leave the round and your points are safe. A turn is one card long, whatever card it is.
    { $staying-needs-a-card ->
        [yes] With nothing in front of you, you can only hit (R02). Any card in front counts, be it an x2, an
            action card or a Second Chance.
       *[no] You may also stay with nothing in front of you (R02).
    }

rule-r10-title = Who is next after an action card
rule-r10-text = Play passes from the player who drew the action card to the next active one, wherever the card
    was aimed. Being a target never uses up a player’s own turn.

rule-r11-title = A new Number, or a bust
rule-r11-text = A Number that is new to you joins your row. A second copy of one you hold busts you, unless a
    Second Chance prevents it (R20): you are out of the round and score nothing. The second copy lies in front
    of you with your other cards.

rule-r12-title = Flip 7
rule-r12-text = Seven different Numbers in one row make a Flip 7, and the 0 is as good as any. The round stops
    at that moment for everybody,
    { $opening-deal ->
        [yes] during the opening deal, on a turn or in the middle of a Flip Three.
       *[no] on a turn or in the middle of a Flip Three.
    }
    That player gets { $bonus } points more, and everyone who is not bust scores.

rule-r13-title = When nobody is left
rule-r13-text = The round is also over as soon as there is no active player: everyone has stayed, is frozen or
    has bust.

rule-r14-title = Choosing a target
rule-r14-text = Whoever draws a Freeze or a Flip Three decides which active player gets it, and may take it
    themselves. The only active player has no choice and must take it. A question with one possible answer is
    never put: the answer is simply carried out.
    { $staying-needs-a-card ->
        [yes] The same goes for a player with an empty row, who can only hit.
       *[no] { "" }
    }

rule-r15-title = Freeze
rule-r15-text = The player who gets a Freeze leaves the round immediately and keeps their points. A Second
    Chance is no help against it.

rule-r16-title = Flip Three
rule-r16-text = The target turns up three cards, one by one. Every card is one of the three, even a duplicate
    that a Second Chance takes away. A bust cuts it short, and so does a Flip 7.

rule-r17-title = Cards that were put aside
rule-r17-text =
    { $sets-actions-aside ->
        [yes] When the three cards are over, those put aside (R03) are resolved singly, in the order in which
            they appeared. What is put aside during a later Flip Three comes before the ones still waiting.
            Whoever turned a card up picks its target among the players active just then; if they have bust
            themselves by that time, or if nobody is active, the card goes to the discard pile unused.
       *[no] This edition puts nothing aside: a Freeze or Flip Three acts as soon as it turns up (R18).
    }
rule-r17-ruling =
    { $sets-actions-aside ->
        [yes] a player who is out in any other way than by a bust, for example frozen, still chooses.
       *[no] { "" }
    }

rule-r18-title = Cards that interrupt
rule-r18-text =
    { $sets-actions-aside ->
        [yes] In this edition a Freeze or Flip Three never interrupts the three cards: it is put aside (R03,
            R17). A surplus Second Chance alone is given away in between (R21).
       *[no] The player who turned up the interrupting card plays it to its end, with anything that interrupts
            it in turn. After that the three that were broken off continue, provided that the round is still
            on and their target has not left it.
    }

rule-r19-title = Where action cards lie
rule-r19-text = A Freeze or Flip Three lies in front of its target, not of the player who drew it, and stays
    there to the end of the round.

rule-r20-title = Second Chance
rule-r20-text = Your first Second Chance stays in front of you. A duplicate Number uses it up by itself, and
    you cannot hold it back: both go straight to the discard pile and you are still in the round. You can have
    no more than one at a time, but once it is used you may get another. It is worth no points.

rule-r21-title = A surplus Second Chance
rule-r21-text = If you get a Second Chance while you hold one, hand it straight on to an active player without
    one; if there are several, you choose. That is so in the middle of a Flip Three too. If nobody can take
    it, it is discarded (R04).

rule-r22-title = Counting a hand
rule-r22-text = First the sum of your Numbers; each x2 doubles that sum. Then come your +N cards, and at the
    end { $bonus } points if you have a Flip 7: x2 doubles neither of these. A bust hand is worth 0. An x2
    without Numbers is worth 0; +N cards count even if you have no Number.

rule-r23-title = After a round
rule-r23-text = Everything in front of the players goes to the discard pile, every Second Chance included.
    None of it is shuffled into the draw pile. However the round ended, the player at the dealer’s left deals
    next.

rule-r24-title = When the draw pile is empty
rule-r24-text = When the draw pile has run out and another card must be turned up, the discard pile is
    shuffled to make a new one. Nothing else goes in: what lies in front of players stays there, bust or not,
    and so does a card that waits or is just being resolved.

rule-r25-title = When both piles are empty
rule-r25-text = When a round is cut short, for instance by a Flip 7, cards that still wait for their turn or
    for a target are discarded with all others. What happens when a card must be turned up and neither pile
    has one is not said in print.
rule-r25-ruling = the round is over, and players who are still active keep their points.

rule-r26-title = Winning
rule-r26-text = The game is decided after a round in which at least one player has { $target } points or more;
    you may agree on a different target. The highest total wins. No one can win while a round is going on.

rule-r27-title = A tie at the top
rule-r27-text =
    { $edition ->
        [continental] If several players share the highest total, everyone plays one more complete round, and
            so on until one player alone is in the lead.
       *[other] The printed rules of this edition do not say who wins if the highest total is shared.
    }
rule-r27-ruling =
    { $edition ->
        [continental] { "" }
       *[other] if several players share the highest total, everyone plays one more complete round, and so on
            until one player alone is in the lead.
    }

rule-r28-title = One or two players
rule-r28-text = Alone or with two, you play the solo challenge: all rules stay as they are, and your result is
    how many rounds you needed. With two players whoever leads at the end has still won, and R27 settles a
    tie.

rule-r29-title = What everyone may see
rule-r29-text = Every card that was turned up can be seen by all, even in front of someone who has left the
    round. The one secret is how the draw pile is ordered.

rule-r30-title = A player leaves
rule-r30-text = The printed rules do not speak of players who leave.
rule-r30-ruling = the seat stays in the game and plays by itself. It stays when that is allowed and otherwise
    hits; it gives action cards to the first permitted target that is not itself.
