"""What the tests of pictures share: reading an SVG document back."""

from __future__ import annotations

import re
from xml.etree import ElementTree

FOREIGN = ("script", "style", "filter", "image", "use", "foreignObject")
SVG = "{http://www.w3.org/2000/svg}"


def parse(svg: str) -> ElementTree.Element:
    """Read a document as XML, and hold it to what every picture of ours promises."""
    root = ElementTree.fromstring(svg)  # noqa: S314  # our own output
    assert root.tag == f"{SVG}svg"
    assert float(root.attrib["width"]) > 0
    assert float(root.attrib["height"]) > 0
    named = root.find(f"{SVG}title")
    if named is None:
        assert root.attrib["aria-hidden"] == "true"
    else:
        assert root.attrib["role"] == "img"
        assert root[0] is named
    for element in root.iter():
        # Several pictures stand in one page, and no picture needs anything from outside.
        assert "id" not in element.attrib
        assert "class" not in element.attrib
        assert not any(name.endswith("href") for name in element.attrib)
        assert element.tag.removeprefix(SVG) not in FOREIGN
        for value in element.attrib.values():
            assert "nan" not in value
            assert "inf" not in value
            assert "url(" not in value
    return root


def size(root: ElementTree.Element) -> tuple[float, float]:
    """Return width and height in px."""
    return float(root.attrib["width"]), float(root.attrib["height"])


def tags(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """Return all elements of a name."""
    return list(root.iter(f"{SVG}{name}"))


def texts(root: ElementTree.Element) -> list[str]:
    """Return what is written in the picture."""
    return ["".join(element.itertext()) for element in tags(root, "text")]


def title(root: ElementTree.Element) -> str:
    """Return the accessible name."""
    element = root.find(f"{SVG}title")
    assert element is not None
    return element.text or ""


def colours(svg: str) -> set[str]:
    """Return every colour a picture uses."""
    return set(re.findall(r"#[0-9A-Fa-f]{6}\b", svg))


def filled(root: ElementTree.Element, colour: str) -> list[ElementTree.Element]:
    """Return the elements with this fill of their own."""
    return [element for element in root.iter() if element.attrib.get("fill") == colour]
