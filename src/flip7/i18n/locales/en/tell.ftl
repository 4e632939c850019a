# What happens in a game, told to one listener; each message is one or more whole sentences, or an item of a list.
#
# $actor is "you" when the listener acts, else "other": then $name is the player's label. $target is "you", "self"
# (played on whoever plays it) or "other": then $target-name is the label. $card is freeze, flip3 or second.
# A label can be any name, of a person of any gender: no article, elision or participle may depend on it.

## A round begins

round-begins = Round { $round }. { $actor ->
    [you] You deal.
   *[other] { $name } deals.
}
# The solo challenge of one player.
round-begins-alone = Round { $round }.
opening-cards = Opening cards: { $cards }.
opening-item = { $actor ->
    [you] you { $what }
   *[other] { $name } { $what }
}

## A question

turn = { $actor ->
    [you] Your turn.
   *[other] { $name }’s turn.
}
turn-hand = { $held ->
    [0] { $actor ->
        [you] You have no cards
       *[other] { $name } has no cards
    }
    [1] { $actor ->
        [you] You hold { $cards }
       *[other] { $name } holds { $cards }
    }
   *[other] { $cards }
}: { count-points }, { $different } of 7.
turn-others = Still in: { $others }.
turn-other = { $actor ->
    [you] you
   *[other] { $name }
} with { $points }
turn-many-others = Still in: { $others } others, the best with { $points }.
turn-nobody-else = Nobody else is still in.
turn-question = Hit or stay?

between = { $count ->
    [2] between
   *[other] among
}
choose = { $actor ->
    [you] Choose
   *[other] { $name } chooses
} { between } { $options }.
choose-for = { card-first }: { $actor ->
    [you] choose
   *[other] { $name } chooses
} { between } { $options }.
choose-for-set-aside = { card-first }, set aside earlier: { $actor ->
    [you] choose
   *[other] { $name } chooses
} { between } { $options }.
# Among whom somebody else chooses, and among whom the listener does.
option = { $actor ->
    [you] you
   *[other] { $name }
}
option-mine = { $actor ->
    [you] yourself ({ $points })
   *[other] { $name } ({ $points })
}

## A card is turned up. $what is one of the phrases below.

turned-deal = Opening card for { $actor ->
    [you] you
   *[other] { $name }
}: { $what }.
turned-hit = { $actor ->
    [you] You hit
   *[other] { $name } hits
}: { $what }.
turned-forced = { $actor ->
    [you] You have no cards and must hit
   *[other] { $name } has no cards and must hit
}: { $what }.
turned-step = { $step ->
    [1] First
    [2] Second
   *[3] Third
}: { $what }.
turned-step-for = Flip Three for { $actor ->
    [you] you
   *[other] { $name }
}, { $step ->
    [1] first
    [2] second
   *[3] third
} card: { $what }.

what-kept = { card-second }, kept
what-surplus = another { card-second }, one too many
what-set-aside = { $what }, set aside
what-duplicate = another { $number }
what-saved = another { $number }; { card-second } saves { $actor ->
    [you] you
   *[other] { $name }
}, both discarded

worth = { count-points }, { $different } of 7.
worth-points = { count-points }.
busts = { $actor ->
    [you] You bust.
   *[other] { $name } busts.
}
flip-seven = Flip 7! { $actor ->
    [you] You have
   *[other] { $name } has
} seven: { $numbers } and { $bonus }, { count-points }. The round ends for everyone.

## A player stays

stays = { $actor ->
    [you] You stay
   *[other] { $name } stays
} with { $points }.

## An action card is played

was-set-aside = { $actor ->
    [you] You had
   *[other] { $name } had
} set { card-object } aside.
only-active = { $target ->
    [other] { $target-name } is the only active player.
   *[you] You are the only active player.
}

played-freeze = { $target ->
    [you] { $name } gives you { card-freeze }. You are frozen with { $points }.
    [self] { $actor ->
        [you] You take { card-freeze } and are frozen with { $points }.
       *[other] { $name } takes { card-freeze } and is frozen with { $points }.
    }
   *[other] { $actor ->
        [you] You give { $target-name } { card-freeze }.
       *[other] { $name } gives { $target-name } { card-freeze }.
    } { $target-name } is frozen with { $points }.
}
forced-freeze = { $actor ->
    [you] You are the only active player and are frozen with { $points }.
   *[other] { $name } is the only active player and is frozen with { $points }.
}
played-flip3 = { $target ->
    [you] { $name } gives you { card-flip3 }.
    [self] { $actor ->
        [you] You take { card-flip3 }.
       *[other] { $name } takes { card-flip3 }.
    }
   *[other] { $actor ->
        [you] You give { $target-name } { card-flip3 }.
       *[other] { $name } gives { $target-name } { card-flip3 }.
    }
}
forced-flip3 = { $actor ->
    [you] You are the only active player and take { card-flip3 }.
   *[other] { $name } is the only active player and takes { card-flip3 }.
}
played-second = { $target ->
    [you] { $name } gives you { card-second }.
   *[other] { $actor ->
        [you] You give { $target-name } { card-second }.
       *[other] { $name } gives { $target-name } { card-second }.
    }
}
forced-second = { $target ->
    [you] { $name } gives you { card-second }: nobody else can take it.
   *[other] { $actor ->
        [you] You give { $target-name } { card-second }: nobody else can take it.
       *[other] { $name } gives { $target-name } { card-second }: nobody else can take it.
    }
}

dropped-bust = { $actor ->
    [you] You have bust
   *[other] { $name } has bust
}: the { card-object } set aside is discarded.
dropped-nobody = { $actor ->
    [you] You have nobody to give { card-object } to
   *[other] { $name } has nobody to give { card-object } to
}: it is discarded.

## The draw pile is empty

reshuffled = The discard pile is shuffled into a new draw pile of { count-cards }.

## A round ends

round-over = Round over.
round-over-flip7 = Round over: { $actor ->
    [you] you have Flip 7.
   *[other] { $name } has Flip 7.
}
round-over-no-cards = Round over: there are no cards left. Whoever was still in keeps their points.
# "You 25, Bo 4, Cy 0."
scores = { $scores }.
score-item = { $actor ->
    [you] { $place ->
        [first] You
       *[later] you
    }
   *[other] { $name }
} { $points }
score-alone = { $actor ->
    [you] You score
   *[other] { $name } scores
} { $points }: { $total } of { $target }.
# $leader is "you", "other" (then $who is the label), "several-you" (the listener among them) or "several" (then
# $who is a list).
leads = { $leader ->
    [you] You lead
    [other] { $who } leads
    [several-you] { $who } lead
   *[several] { $who } lead
} with { $points } of { $target }.
leads-mine = You have { $points }.
leads-nobody = Nobody has any points yet.
reached = { $actor ->
    [you] You have
   *[other] { $name } has
} reached { $target }, with { $points }.
tied = { $leader ->
    [several-you] { $who } are level
   *[several] { $who } are level
} with { $points }: an extra round for everyone.
# How the list of those who lead or are level names the listener.
leader-item = { $actor ->
    [you] { $place ->
        [first] You
       *[later] you
    }
   *[other] { $name }
}

## The game ends

game-over = Game over after { count-rounds }. { $actor ->
    [you] You win
   *[other] { $name } wins
} with { count-points }.
game-over-pair = Game over: { $target } reached in { count-rounds }. { $actor ->
    [you] You win
   *[other] { $name } wins
} with { count-points }.
game-over-alone = Solo challenge over: { $actor ->
    [you] you
   *[other] { $name }
} reached { $target } in { count-rounds }, with { count-points }.
