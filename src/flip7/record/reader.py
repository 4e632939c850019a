"""Reads records from a file: JSON Lines, or one record over several lines. One record is held at a time."""

from __future__ import annotations

import json
from typing import IO, TYPE_CHECKING, Final

from flip7.record.errors import NotJson

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_RECORD: Final = 256 * 1024 * 1024
"""The longest line, or record over several lines, that is read (in bytes)."""


def read_documents(stream: IO[bytes]) -> Iterator[tuple[int, object]]:
    r"""Yield each record of a binary stream as ``(line, parsed JSON)``; lines count from 1.

    Blank lines are skipped. If the first line is no JSON by itself, the whole stream is read as one record.

    Raises:
        NotJson: a line, or the whole, is no JSON text; what came before it stands.

    >>> import io
    >>> list(read_documents(io.BytesIO(b'{"a": 1}\n\n[2]\n')))
    [(1, {'a': 1}), (3, [2])]
    >>> list(read_documents(io.BytesIO(b'{"a":\n 1}')))
    [(1, {'a': 1})]
    """
    first = True
    line = 0
    while raw := stream.readline(LONGEST_RECORD + 1):
        line += 1
        if len(raw) > LONGEST_RECORD:
            raise NotJson(line, f"a line is longer than {LONGEST_RECORD} bytes")
        if line == 1:
            raw = raw.removeprefix(b"\xef\xbb\xbf")  # a byte order mark says nothing here
        if not raw.strip():
            continue
        try:
            document = _parse(raw, line)
        except NotJson:
            if not first:
                raise
            rest = stream.read(LONGEST_RECORD)
            if not rest.strip():
                raise
            yield line, _parse(raw + rest, line)
            return
        first = False
        yield line, document


def _parse(raw: bytes, line: int) -> object:
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotJson(line, f"this is no text in UTF-8 (byte {error.start + 1})") from None
    try:
        return json.loads(text, parse_constant=_refuse_constant, parse_float=_finite)
    except json.JSONDecodeError as error:
        at = f"line {line + error.lineno - 1}, column {error.colno}"
        raise NotJson(line, f"this is no JSON: {error.msg} ({at})") from None
    except RecursionError:
        raise NotJson(line, "this is no JSON that can be read: it is nested too deeply") from None
    except ValueError as error:
        # A number of thousands of digits, or NaN.
        raise NotJson(line, f"this is no JSON that can be read: {_reason(error)}") from None


def _reason(error: ValueError) -> str:
    return "a number has too many digits" if "digits" in str(error) else str(error)


def _finite(text: str) -> float:
    number = float(text)
    if abs(number) == float("inf"):
        message = "a number is too large"
        raise ValueError(message)
    return number


def _refuse_constant(name: str) -> None:
    message = f"{name} is no number in JSON"
    raise ValueError(message)
