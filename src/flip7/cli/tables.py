"""Tables of scores for a terminal, in rows that fit its width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.engine import FinalStatus
from flip7.i18n import catalogue, display_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.engine import RoundEnded

_MARK_OF: Final = {
    FinalStatus.STAYED: " ",
    FinalStatus.FROZEN: "*",
    FinalStatus.BUSTED: "×",
    FinalStatus.FLIP_SEVEN: "!",
}
WIDTH: Final = 80
_GAP: Final = "  "


def pad(text: str, width: int, *, right: bool = False) -> str:
    """Fill up with spaces to a display width; wide letters count as two.

    >>> pad("ab", 4, right=True)
    '  ab'
    """
    spaces = " " * max(0, width - display_width(text))
    return spaces + text if right else text + spaces


def score_table(
    names: Sequence[str], rounds: Sequence[RoundEnded], language: str, *, width: int = WIDTH
) -> str:
    """Return the points of each round and the totals, a row a seat.

    The last rounds that fit the width are shown one by one, earlier ones in one column. Marks say how a
    seat came out of a round; the last line explains them.

    Args:
        names: a label for each seat, safe to print.
        rounds: the finished rounds, at least one.
        language: of the headings.
        width: columns of the terminal.
    """
    texts = catalogue(language, "cli")
    cells = [_cells(ended) for ended in rounds]
    totals = [str(total) for total in rounds[-1].totals]
    heads = [f"{ended.round} " for ended in rounds]
    name_head, total_head = texts.format("table-player"), texts.format("table-total")
    name_width = max(display_width(name) for name in (*names, name_head))
    total_width = max(map(len, (*totals, total_head)))
    widths = [max(map(len, (*column, head))) for column, head in zip(cells, heads, strict=True)]

    earlier_head = texts.format("table-earlier")
    first = 0
    while first < len(rounds) - 1 and _needs(name_width, widths[first:], total_width, first, rounds) > width:
        first += 1
    columns = list(zip(heads[first:], cells[first:], widths[first:], strict=True))
    if first:
        before = [f"{total} " for total in rounds[first - 1].totals]
        columns.insert(0, (f"{earlier_head} ", before, max(map(len, (*before, f"{earlier_head} ")))))

    lines = [
        _GAP.join(
            [
                pad(name_head, name_width),
                *(pad(head, size, right=True) for head, _, size in columns),
                pad(total_head, total_width, right=True),
            ]
        )
    ]
    for seat, name in enumerate(names):
        row = [pad(name, name_width)]
        row += [pad(column[seat], size, right=True) for _, column, size in columns]
        row.append(pad(totals[seat], total_width, right=True))
        lines.append(_GAP.join(row))
    if any(status is not FinalStatus.STAYED for ended in rounds[first:] for status in ended.statuses):
        lines.append(texts.format("table-legend"))
    return "\n".join(lines)


def _cells(ended: RoundEnded) -> list[str]:
    return [
        f"{points}{_MARK_OF[status]}" for points, status in zip(ended.points, ended.statuses, strict=True)
    ]


def _needs(
    name_width: int, widths: Sequence[int], total_width: int, first: int, rounds: Sequence[RoundEnded]
) -> int:
    """Return the width of the table that begins with round ``first``."""
    earlier = max(len(str(total)) + 1 for total in rounds[first - 1].totals) if first else 0
    parts = [name_width, *widths, total_width, *([max(earlier, 8)] if first else [])]
    return sum(parts) + len(_GAP) * (len(parts) - 1)
