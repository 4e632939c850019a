"""Why something is refused: a slug for programs and a sentence for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flip7.engine.decisions import HitOrStay, Move, Question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.rules import Fault


class Refusal(ValueError):
    """Something the rules do not allow. Nothing was changed.

    Attributes:
        code: a slug such as ``"illegal-choice"``.
        sentence: what was wrong and what is allowed, in English.
    """

    def __init__(self, code: str, sentence: str) -> None:
        """Keep both; ``str()`` gives the sentence."""
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class PositionRefused(Refusal):
    """A position made by hand that cannot occur.

    Attributes:
        faults: every reason, by name.
    """

    def __init__(self, faults: Sequence[Fault]) -> None:
        """Join the sentences of all faults."""
        super().__init__("bad-position", "; ".join(fault.sentence for fault in faults))
        self.faults = tuple(faults)


def why_not(question: Question | None, choice: object) -> Refusal | None:
    """Say why a choice is no answer to the pending question, or ``None`` if it is one.

    This is the only place that judges a choice; the referee acts on its word.

    >>> from flip7.engine.decisions import HitOrStay
    >>> print(why_not(HitOrStay(1), 3))
    seat 1 is asked hit or stay, not 3: the legal choices are hit, stay
    >>> why_not(HitOrStay(1), "hit") is None
    True
    """
    if question is None:
        return Refusal("nothing-asked", "nothing is being asked: the game has not begun or is over")
    # Exactly these types: a bool is an int in Python but names no seat, and others may claim to be equal.
    if type(choice) in {Move, str, int} and choice in question.options:
        return None
    options = ", ".join(map(str, question.options))
    asked = "hit or stay" if isinstance(question, HitOrStay) else f"for the target of {question.card}"
    return Refusal(
        "illegal-choice",
        f"seat {question.seat} is asked {asked}, not {_shown(choice)}: the legal choices are {options}",
    )


def _shown(value: object) -> str:
    """Show a stranger's value briefly and in printable characters."""
    if isinstance(value, int) and value.bit_length() > 64:  # noqa: PLR2004  # longer ones may not even print
        return "a huge number"
    text = ascii(value)
    return text if len(text) <= 40 else f"{text[:37]}..."  # noqa: PLR2004  # a line's worth
