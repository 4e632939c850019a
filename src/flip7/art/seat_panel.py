"""One seat of a table as a panel: face, name, status, cards, points and the way to the target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flip7.art.faces import BOX as FACE_BOX
from flip7.art.faces import draw_face
from flip7.art.hands import chips_width, draw_chips, draw_row
from flip7.art.marks import BOX as MARK_BOX
from flip7.art.marks import draw_status_mark, status_colour
from flip7.art.panel_style import NAME, SMALL
from flip7.art.svg import clipped, placed, tag
from flip7.art.text import draw_text, text_width

if TYPE_CHECKING:
    from flip7.art.colours import Theme
    from flip7.art.panel_style import PanelStyle
    from flip7.art.seats import SeatPicture, TableWords


def draw_panel(
    seat: SeatPicture, place: int, style: PanelStyle, target: int, words: TableWords, theme: Theme
) -> str:
    """Draw the panel of a seat, its corner at 0, 0.

    Args:
        seat: what to show.
        place: the seat's place at the table, from 0; it chooses the face.
        style: the measures.
        target: the total the game is played to.
        words: the words to show.
        theme: the colours.
    """
    heading = _wide_heading if style.kind != "narrow" else _narrow_heading
    slots_left = style.padding + (style.face + 10 if style.kind == "flat" else 0)
    if style.kind == "tall":
        slots_left += (style.inner - style.row.width) / 2
    row = draw_row(seat.cards, style.row, theme, busted=seat.status == "busted")
    return (
        _ground(seat, style, theme)
        + heading(seat, place, style, words, theme)
        + placed(row, slots_left, style.slots_top)
        + placed(_bar(seat, style, target, theme), style.padding, style.bar_top)
    )


def _ground(seat: SeatPicture, style: PanelStyle, theme: Theme) -> str:
    line = None
    if seat.mood in ("turn", "flip7"):
        line = theme.gold
    elif seat.is_out and not style.own:
        line = theme.hairline
    thickness = 3.0 if line == theme.gold else 1.0
    inset = thickness / 2 if line else 0.0
    return tag(
        "rect",
        x=inset,
        y=inset,
        width=style.width - 2 * inset,
        height=style.height - 2 * inset,
        rx=12 - inset,
        fill=style.ground(seat, theme),
        stroke=line,
        stroke_width=thickness if line else None,
    )


def _wide_heading(seat: SeatPicture, place: int, style: PanelStyle, words: TableWords, theme: Theme) -> str:
    """Face, name and status on the left; chips, points and total on the right."""
    large = style.large
    tall = style.kind == "tall"
    left, right = style.padding, style.width - style.padding
    top = style.padding if tall else 10.0
    points_size = 38.0 if large else 24.0
    total_size = NAME if large else SMALL
    points_room = max(
        text_width(str(seat.points), points_size, 800) if _shows_points(seat) else 0,
        text_width(str(seat.total), total_size),
    )
    text_left = left + style.face + 10
    chip = style.chip
    room = right - points_room - 12 - text_left
    chips = chips_width(seat.cards, room * 0.42, chip)
    chips_right = right - points_room - 12
    name_room = chips_right - chips - (10 if chips else 0) - text_left

    name_size = 21.0 if large else 16.0 if tall else NAME
    name_line = top + (24 if large else 17 if tall else 14)
    if tall:
        status_line, status_size = (top + 45, 16.0) if large else (top + 36, SMALL)
        text = _name(seat, theme, text_left, name_line, name_size, name_room)
        text += _status(seat, words, theme, text_left, status_line, size=status_size, room=name_room)
    else:
        whole = text_width(seat.name, name_size, 600)
        status = _status_width(seat, words, SMALL)
        # The word of an active player gives way to the name; that of any other status leaves it half.
        if seat.mood == "active" and whole + status + 10 > name_room:
            status = 0.0
        name = min(whole, max(name_room * 0.5, name_room - status - 10))
        text = _name(seat, theme, text_left, name_line, name_size, name)
        # Widths are estimated on the safe side: most fonts leave a gap here, and the widest still none.
        after = name * 0.92 + 10
        text += _status(seat, words, theme, text_left + after, name_line, room=name_room - after)
    points_line = top + (32 if large else 20)
    total_line = top + (52 if large else 38)
    return (
        _face(seat, place, style, words, theme, top)
        + text
        + placed(
            draw_chips(seat.cards, room * 0.42, chip, dim=seat.status == "busted", to_the_left=True),
            chips_right,
            top + (style.face - chip) / 2 if tall else 9,
        )
        + _points(seat, theme, right, points_line, points_size)
        + draw_text(str(seat.total), right, total_line, total_size, theme.second_ink, anchor="end")
    )


def _narrow_heading(seat: SeatPicture, place: int, style: PanelStyle, words: TableWords, theme: Theme) -> str:
    """Two lines: face, name and points; status, chips and total."""
    left, right = style.padding, style.width - style.padding
    points = text_width(str(seat.points), 16, 800) if _shows_points(seat) else 0.0
    total = text_width(str(seat.total), SMALL)
    text_left = left + style.face + 6
    room = right - total - 8 - left
    # The word of an active player gives way to the chips; that of any other status is kept.
    status = _status_width(seat, words, SMALL)
    chips = chips_width(seat.cards, room, style.chip)
    if seat.mood == "active" and chips and status + 6 + chips > room:
        status = 0.0
    status = min(status, room - min(chips, 32.0) - 6)
    return (
        _face(seat, place, style, words, theme, 6)
        + _name(seat, theme, text_left, 23, NAME, right - points - 6 - text_left)
        + _points(seat, theme, right, 24, 16)
        + _status(seat, words, theme, left, 46, room=status)
        + placed(
            draw_chips(
                seat.cards, room - status - 6, style.chip, dim=seat.status == "busted", to_the_left=True
            ),
            right - total - 6,
            31,
        )
        + draw_text(str(seat.total), right, 46, SMALL, theme.second_ink, anchor="end")
    )


def _shows_points(seat: SeatPicture) -> bool:
    return bool(seat.cards) or seat.is_out or seat.points != 0


def _points(seat: SeatPicture, theme: Theme, right: float, line: float, size: float) -> str:
    if not _shows_points(seat):
        return ""
    colour = theme.bust if seat.status == "busted" else theme.ink
    return draw_text(str(seat.points), right, line, size, colour, weight=800, anchor="end")


def _face(
    seat: SeatPicture, place: int, style: PanelStyle, words: TableWords, theme: Theme, top: float
) -> str:
    """Draw the face and, on its lower corner, the dealer's mark."""
    face = placed(draw_face(place, seat.mood), style.padding, top, style.face / FACE_BOX)
    if not (seat.dealer and words.dealer):
        return face
    radius = max(8.0, style.face * 0.2)
    x, y = style.padding + style.face - radius * 0.6, top + style.face - radius * 0.8
    ground = style.ground(seat, theme)
    size = radius * 1.35
    return (
        face
        + tag("circle", cx=x, cy=y, r=radius, fill=theme.ink, stroke=ground, stroke_width=2)
        + draw_text(
            words.dealer, x, y + size * 0.36, size, ground, weight=800, anchor="middle", room=radius * 2
        )
    )


def _name(seat: SeatPicture, theme: Theme, x: float, line: float, size: float, room: float) -> str:
    name = draw_text(seat.name, 0, size * 1.1, size, theme.ink, weight=600, room=room)
    return clipped(name, x, line - size * 1.1, room, size * 1.5)


def _status_width(seat: SeatPicture, words: TableWords, size: float) -> float:
    word = words.statuses.get(seat.mood, "")
    mark = 0.0 if seat.mood == "active" else size + 4
    return mark + text_width(word, size, 600)


def _status(
    seat: SeatPicture,
    words: TableWords,
    theme: Theme,
    x: float,
    line: float,
    *,
    size: float = SMALL,
    room: float,
) -> str:
    """Draw the mark of a status and write its word, cut to fit; in the round, the word shows whole or not."""
    if seat.mood == "active" and _status_width(seat, words, size) > room:
        return ""
    colour = status_colour(seat.mood, theme)
    word = words.statuses.get(seat.mood, "")
    mark = 0.0 if seat.mood == "active" else size + 4
    drawing = ""
    if mark:
        drawing = placed(draw_status_mark(seat.mood, colour), x, line - size * 0.87, size / MARK_BOX)
    text = draw_text(word, 0, size * 1.1, size, colour, weight=600, room=room - mark)
    return drawing + (clipped(text, x + mark, line - size * 1.1, room - mark, size * 1.5) if text else "")


def _bar(seat: SeatPicture, style: PanelStyle, target: int, theme: Theme) -> str:
    """Draw the way to the target: the total solid, what this round would add dashed."""
    width, height = style.inner, style.bar_height
    solid = width * min(1.0, max(0.0, seat.total / target))
    added = width * min(1.0, max(0.0, (seat.total + seat.points) / target)) - solid
    drawing = tag("rect", width=width, height=height, rx=height / 2, fill=theme.hairline)
    if added > 0:
        line = tag(
            "line",
            x1=solid + 1,
            x2=solid + added,
            y1=height / 2,
            y2=height / 2,
            stroke=theme.gold,
            stroke_width=height,
            stroke_dasharray="2.5 2",
        )
        drawing += line
    if solid > 0:
        drawing += tag("rect", width=max(solid, height), height=height, rx=height / 2, fill=theme.second_ink)
    return drawing
