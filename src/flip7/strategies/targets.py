"""Whom an action card is given to: the ways our strategies choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flip7.strategies.counting import mean_gain, three_card_bust_chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.strategies.view import View


def rivals(view: View, options: Sequence[int]) -> list[int]:
    """Return the options that are not oneself, from one's left around the table.

    >>> from flip7.engine import State
    >>> from flip7.strategies import View
    >>> rivals(View(State(4), 2), (0, 1, 2, 3))
    [3, 0, 1]
    """
    return sorted(
        (seat for seat in options if seat != view.seat), key=lambda seat: (seat - view.seat) % view.seats
    )


def standing(view: View, seat: int) -> int:
    """Return a seat's total with what it would keep of this round."""
    return view.total_of(seat) + view.points_of(seat)


def strongest(view: View, seats: Sequence[int]) -> int:
    """Return the seat with the highest standing, of equals the first."""
    return max(seats, key=lambda seat: standing(view, seat))


def weakest(view: View, seats: Sequence[int]) -> int:
    """Return the seat with the lowest standing, of equals the first."""
    return min(seats, key=lambda seat: standing(view, seat))


def flip_three_target(view: View, options: Sequence[int]) -> int:
    """Give a Flip Three to the rival likeliest to bust, or keep it if that is worth more.

    For a seat with chance c to bust on three cards that bring G points on average, three cards are worth
    (1 - c)·G - c·points. One's own worth is compared with the loss of the rival.
    """
    counts = view.next_card
    worth, size = mean_gain(counts)
    others = rivals(view, options)
    chances = {
        seat: three_card_bust_chance(view.numbers_of(seat), view.second_chance_of(seat), counts)
        for seat in options
    }
    # All chances have the same denominator, so their numerators can be compared.
    victim = max(others, key=lambda seat: (chances[seat][0], view.points_of(seat)))
    if view.seat not in options:
        return victim

    def three_cards_worth(seat: int) -> int:
        bust, ways = chances[seat]
        return (ways - bust) * 3 * worth - bust * view.points_of(seat) * size

    return view.seat if three_cards_worth(view.seat) > -three_cards_worth(victim) else victim
