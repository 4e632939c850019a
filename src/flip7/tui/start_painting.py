"""Paints the start screen for a size: its lines, and beside or below them what belongs to the chosen one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.i18n import display_width, safe_name
from flip7.rules import Card
from flip7.tui.canvas import Canvas, fit
from flip7.tui.drawing import CARD_HEIGHT, SLOT_STEP, chip_text, draw_card
from flip7.tui.painting import LEAST_COLUMNS, LEAST_ROWS
from flip7.tui.start_area import Area, window, wrapped
from flip7.tui.start_details import draw_detail
from flip7.tui.start_entries import start_texts, value_name, values_of
from flip7.tui.start_keys import LISTS

if TYPE_CHECKING:
    from flip7.i18n import Catalogue
    from flip7.tui.start_entries import Entry
    from flip7.tui.start_page import StartPage

SHOWN: Final = ("12", "7", "10", "3", "4", "9", "2")
"""Seven different Numbers for the head of the screen."""
INTO: Final = "\u203a"
"""Behind the value of a line that one can go into."""
_SIDE_BY_SIDE: Final = 76
_TILES: Final = (100, 34)
_FOOT: Final = 2
_LEAST_LINES: Final = 5
_BELOW: Final = 10
"""So many rows below the lines are enough for the two editions; all else keeps to them, so nothing jumps."""
_KEY_AT: Final = 3
_LABEL_AT: Final = 6
_ROOMY: Final = 18
"""From so many rows on what belongs to a line has a free one above."""


def paint_start(page: StartPage, width: int, height: int) -> Canvas:
    """Paint a page.

    Args:
        page: what to show.
        width: columns of the window.
        height: rows of the window.
    """
    palette = page.form.palette
    texts = start_texts(page.form.language)
    canvas = Canvas(width, height, palette.style("ink"))
    if width < LEAST_COLUMNS or height < LEAST_ROWS:
        _draw_too_small(canvas, texts)
        return canvas
    top = _draw_head(canvas, page, texts)
    body = height - top - _FOOT
    if width >= _SIDE_BY_SIDE:
        split = _split(page, texts, width)
        detail = _area(canvas, page, texts, top, split + 2, width - split - 4, body)
        for row in range(top, top + body):
            canvas.put(row, split, " " * (width - split), detail.style("ink"))
            canvas.put(row, split, "▏", detail.style("faint"))
        lines = Area(canvas, palette, texts, top=top, left=0, width=split, height=body, on="page")
        _draw_lines(lines, page)
        detail.next(1 if body >= _ROOMY else 0)
        draw_detail(detail, page)
    else:
        room = max(_LEAST_LINES, body - 1 - _BELOW)
        lines = Area(canvas, palette, texts, top=top, left=0, width=width, height=room, on="page")
        used = _draw_lines(lines, page)
        below = top + used
        for row in range(below, top + body):
            canvas.put(row, 0, " " * width, palette.style("ink", on="panel"))
        canvas.put(below, 0, "─" * width, palette.style("faint", on="panel"))
        draw_detail(_area(canvas, page, texts, below + 1, 2, width - 4, body - used - 1), page)
    _draw_foot(canvas, page, texts)
    return canvas


def _draw_too_small(canvas: Canvas, texts: Catalogue) -> None:
    needed = texts.format("tui-too-small", columns=LEAST_COLUMNS, rows=LEAST_ROWS)
    now = texts.format("tui-now-size", columns=canvas.width, rows=canvas.height)
    lines = [line for text in (needed, now) for line in wrapped(text, canvas.width - 2)]
    for offset, line in enumerate(lines):
        canvas.put(max(0, (canvas.height - len(lines)) // 2) + offset, 1, line)


def _area(  # noqa: PLR0917  # a rectangle, and what it is drawn with
    canvas: Canvas, page: StartPage, texts: Catalogue, top: int, left: int, width: int, height: int
) -> Area:
    return Area(canvas, page.form.palette, texts, top=top, left=left, width=width, height=height)


def _draw_head(canvas: Canvas, page: StartPage, texts: Catalogue) -> int:
    """Draw title and cards and return the row below them."""
    palette = page.form.palette
    title, unofficial = texts.format("start-title"), texts.format("start-unofficial")
    rule = 1
    if canvas.width >= _TILES[0] and canvas.height >= _TILES[1]:
        for index, code in enumerate(SHOWN):
            card = Card(code)
            draw_card(canvas, 1, 2 + index * SLOT_STEP, card, palette, style=palette.number(int(card)))
        at = 2 + len(SHOWN) * SLOT_STEP + 3
        canvas.put(1, at, title, palette.style("gold", bold=True))
        canvas.put(2, at, texts.format("start-slogan"), palette.style("ink"))
        canvas.put(4, at, unofficial, palette.style("second"))
        rule = CARD_HEIGHT + 2
    else:
        at = canvas.put(0, 1, title, palette.style("gold", bold=True))
        canvas.put(0, at + 2, unofficial, palette.style("second"))
        chips = [(Card(code), chip_text(Card(code), palette, texts)) for code in SHOWN]
        at = canvas.width - 1 - sum(display_width(text) + 1 for _, text in chips)
        for card, text in chips:
            at = canvas.put(0, at, text, palette.number(int(card))) + 1
    canvas.put(rule, 0, "─" * canvas.width, palette.style("faint"))
    return rule + 1


def _draw_foot(canvas: Canvas, page: StartPage, texts: Catalogue) -> None:
    """Draw the answer to what was just done, and the keys that do something here."""
    palette = page.form.palette
    if page.note is not None:
        text = texts.format(page.note.message, **dict(page.note.arguments))
        canvas.put(canvas.height - 2, 1, text, palette.style("bust", bold=True), most=canvas.width - 2)
    where = "lines"
    if page.entry == "people" and page.item is not None:
        where = "people"
    elif page.field is not None:
        where = "number"
    elif page.item is not None:
        where = "bots"
    row, right = canvas.height - 1, canvas.width - 1
    if where in ("lines", "bots"):
        right = canvas.put_right(row, right, texts.format("start-keys-quit"), palette.style("second"))
        canvas.region(row, right, canvas.width - 1, "quit")
    canvas.put(row, 1, texts.format(f"start-keys-{where}"), palette.style("second"), most=right - 2)


# --- the lines ------------------------------------------------------------------------------------------


def _labels(page: StartPage, texts: Catalogue) -> dict[Entry, str]:
    return {entry: texts.format(f"start-entry-{entry}") for group in page.form.groups for entry in group}


def _split(page: StartPage, texts: Catalogue, width: int) -> int:
    """Return how wide the lines are beside what belongs to them."""
    labels = max(map(display_width, _labels(page, texts).values()))
    return max(_LABEL_AT + labels + 3 + 17, width * 2 // 5 - 2)


def _draw_lines(area: Area, page: StartPage) -> int:
    """Draw the lines in groups, as airily as there is room, and return how many rows that takes."""
    groups = page.form.groups
    spaced: list[Entry | None] = []
    for group in groups:
        spaced += [*([None] if spaced else []), *group]
    dense = [entry for entry in spaced if entry is not None]
    airy: list[Entry | None] = [None]
    for entry in dense:
        airy += [entry, None]
    padded = [None, *spaced]
    shown: list[Entry | None] = next(
        (lines for lines in (airy, padded, spaced) if len(lines) <= area.room), list(dense)
    )
    first, last = window(len(shown), area.room, shown.index(page.entry))
    labels, keys = _labels(page, area.texts), page.keys()
    column = _LABEL_AT + max(map(display_width, labels.values())) + 3
    for index in range(first, last):
        line = shown[index]
        if line is not None:
            _draw_line(area, page, line, labels[line], keys.get(line, ""), column)
        hidden = (index == first > 0, index == last - 1 < len(shown) - 1)
        if any(hidden):
            area.put(0, "↑" if hidden[0] else "↓", area.style("second"))
        area.next()
    return last - first


def _draw_line(area: Area, page: StartPage, entry: Entry, label: str, key: str, column: int) -> None:
    """Draw a line: its letter, its label, its value."""
    palette = area.palette
    here = page.entry == entry
    ground = area.on
    if here:
        area.on = "panel"
        area.put(0, " " * area.width, area.style("ink"))
    if key:
        area.click(f"entry:{entry}")
    area.mark(1, here=here)
    area.put(_KEY_AT, key.upper(), area.style("second"))
    if entry in ("play", "resume"):
        style = palette.button("hit" if entry == page.form.entries[0] else "stay", chosen=here)
        if palette.depth == "none" and not here:
            style = area.style("ink", bold=True)
        area.put(_LABEL_AT - 1, f" {label} ", style)
    else:
        style = area.focus() if here else area.style("ink" if key else "second", bold=bool(key))
        area.put(_LABEL_AT, label, style)
    _draw_value(area, page, entry, column)
    area.on = ground


def _draw_value(area: Area, page: StartPage, entry: Entry, column: int) -> None:
    texts, form = area.texts, page.form
    here = page.entry == entry
    room = area.width - column - 1
    style = area.style("ink" if entry in form.entries else "second")
    text = _value(page, entry, texts)
    if entry in LISTS:
        text = f"{fit(text, room - 2)} {INTO}" if entry in form.entries else text
        area.put(column, text, style, most=room)
    elif here and page.field is not None:
        area.field(column, page.field, room)
    elif here and (values_of(entry) or entry in ("target", "decks")):
        at = area.stepper(column - 2, text)
        if entry == "decks":
            _draw_suggestion(area, page, at + 1)
    else:
        at = area.put(column, text, style, most=room)
        if entry == "decks":
            _draw_suggestion(area, page, at + 1)


def _draw_suggestion(area: Area, page: StartPage, column: int) -> None:
    decks = page.form.suggested_decks
    if decks is not None:
        text = area.texts.format("start-decks-suggested", decks=decks)
        area.put(column, text, area.style("gold", bold=True), most=area.width - column - 1)


def _value(page: StartPage, entry: Entry, texts: Catalogue) -> str:
    """Return the value of a line in a few words."""
    form = page.form
    match entry:
        case "resume":
            return "" if form.saved is None else texts.format("tui-round", round=form.saved.round)
        case "play":
            return texts.format("count-players", players=form.seats)
        case "people":
            return ", ".join(map(safe_name, form.people)) or texts.format("start-none")
        case "bots":
            counted = {kind: form.bots.count(kind) for kind in form.kinds}
            seated = [(safe_name(kind), count) for kind, count in counted.items() if count]
            parts = [f"{kind} ×{count}" if count > 1 else kind for kind, count in seated]
            return ", ".join(parts) or texts.format("start-none")
        case "target" | "decks":
            return str(getattr(form, entry))
        case _:
            return value_name(texts, entry, form.value(entry))
