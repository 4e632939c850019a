"""The colour tokens of the visual language, as data: light and dark theme, cards, faces, terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from flip7.art.blending import mix
from flip7.rules.cards import FLIP_THREE, FREEZE, SECOND_CHANCE, Card

ThemeName = Literal["light", "dark"]


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of everything that is not a card, each as ``#RRGGBB``."""

    page: str
    table: str
    panel: str
    panel_out: str
    """The panel of a player who is out of the round."""
    ink: str
    second_ink: str
    bust: str
    ice: str
    gold: str
    """Whose turn it is, and what would be gained."""
    hit: str
    hit_ink: str
    control_line: str
    hairline: str
    focus: str

    @property
    def surfaces(self) -> tuple[str, str, str, str]:
        """The four grounds that text may stand on."""
        return self.page, self.table, self.panel, self.panel_out


LIGHT: Final = Theme(
    page="#F4EFE6",
    table="#DFE9E1",
    panel="#FFFDF8",
    panel_out="#EDEFE8",
    ink="#15202B",
    second_ink="#475263",
    bust="#B3261E",
    ice="#1B659B",
    gold="#8A5A00",
    hit="#0B6B5D",
    hit_ink="#FFFFFF",
    control_line="#7C7868",
    hairline="#D8D2C4",
    focus="#1D4ED8",
)
DARK: Final = Theme(
    page="#0D1520",
    table="#14302F",
    panel="#1A2634",
    panel_out="#101E26",
    ink="#FFF8EA",
    second_ink="#B9C3CF",
    bust="#FF8F80",
    ice="#8FD0F5",
    gold="#F6C453",
    hit="#39C9A8",
    hit_ink="#06231D",
    control_line="#7E8B9C",
    hairline="#31404F",
    focus="#FFD84D",
)


def theme_named(name: str) -> Theme:
    """Return the theme called ``"light"`` or ``"dark"``.

    Raises:
        ValueError: there is no theme of that name.

    >>> theme_named("dark").page
    '#0D1520'
    """
    if name == "light":
        return LIGHT
    if name == "dark":
        return DARK
    raise ValueError(f"unknown theme {name!r:.40}: themes are light and dark")


INK: Final = "#15202B"
"""The dark colour of cards and faces; it does not follow the theme."""
CREAM: Final = "#FFF8EA"
"""The light colour of cards: rims, and figures on dark panels."""

NUMBER_COLOURS: Final = (
    "#28292A",
    "#DFD0F3",
    "#4247C4",
    "#5DBAFC",
    "#0A7273",
    "#B9F8E1",
    "#2B5638",
    "#FADF10",
    "#583400",
    "#F97D14",
    "#B73C0D",
    "#FAAAA9",
    "#720A6C",
)
"""The panel of each Number, 0 to 12."""
_CREAM_ON_LIGHT, _INK_ON_DARK = 0.42, 0.34

COIN: Final = "#F2B632"
COIN_BEHIND: Final = "#B57F0B"
"""The second coin of x2."""
MODIFIER_PANEL: Final = "#1E2B3A"
ACTION_COLOURS: Final = {FREEZE: "#1F6FA8", FLIP_THREE: "#A8431F", SECOND_CHANCE: "#0B6B5D"}
BACK_PANEL: Final = "#123B46"
BACK_LINE: Final = COIN

FACE_COLOURS: Final = tuple(NUMBER_COLOURS[number] for number in (5, 11, 3, 7, 1, 9))
"""The colours of players' faces, seat after seat."""

TERMINAL_COLOURS: Final = (232, 225, 27, 75, 242, 194, 238, 227, 52, 202, 124, 211, 54)
"""The cell of each Number in a terminal of 256 colours."""
TERMINAL_LIGHT_FIGURE: Final = 231
TERMINAL_DARK_FIGURE: Final = 16


def is_light(number: Card) -> bool:
    """Whether a Number has a light panel: the odd ones have.

    >>> is_light(Card("7")), is_light(Card("12"))
    (True, False)
    """
    return number % 2 == 1


def panel_colour(number: Card) -> str:
    """Return the panel of a Number card.

    >>> panel_colour(Card("7"))
    '#FADF10'
    """
    return NUMBER_COLOURS[number]


def figure_colour(number: Card) -> str:
    """Return the colour of a Number's figure: ink on light panels, cream on dark ones.

    >>> figure_colour(Card("12"))
    '#FFF8EA'
    """
    return INK if is_light(number) else CREAM


def petal_colour(number: Card) -> str:
    """Return the colour of a Number's petals.

    It lies away from the figure, so that the figure has more contrast on the petals than on the panel:
    42 % cream on light panels, 34 % ink on dark ones.

    >>> petal_colour(Card("12"))
    '#521156'
    """
    over, share = (CREAM, _CREAM_ON_LIGHT) if is_light(number) else (INK, _INK_ON_DARK)
    return mix(panel_colour(number), over, share)


def terminal_colour(index: int) -> str:
    """Return the colour that a terminal of 256 colours shows for an index from 16 to 255.

    Indexes 16 to 231 are the 6 x 6 x 6 cube, 232 to 255 the ramp of greys (xterm). The first
    sixteen are whatever their owner chose, so they have no colour here.

    Raises:
        ValueError: the index is below 16 or above 255.

    >>> terminal_colour(27), terminal_colour(232)
    ('#005FFF', '#080808')
    """
    if not 16 <= index <= 255:
        raise ValueError(f"a fixed terminal colour has an index from 16 to 255, not {index}")
    if index >= 232:
        grey = 8 + 10 * (index - 232)
        return f"#{grey:02X}{grey:02X}{grey:02X}"
    levels = (0, 95, 135, 175, 215, 255)
    cube = index - 16
    red, green, blue = levels[cube // 36], levels[cube // 6 % 6], levels[cube % 6]
    return f"#{red:02X}{green:02X}{blue:02X}"
