"""Reading a file of records: JSON Lines, or one record over several lines, and whatever else is in it."""

import io
import json
import tracemalloc
from collections.abc import Callable, Iterable
from typing import IO, Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.record import NotJson, Record, read_documents, replay_record
from flip7.record.reader import LONGEST_RECORD
from support.records import GOOD, scenarios

LINE = json.dumps(GOOD).encode()
INDENTED = json.dumps(GOOD, indent=1).encode()


def read(data: bytes) -> list[tuple[int, object]]:
    return list(read_documents(io.BytesIO(data)))


def fault(data: bytes, *, before: int = 0) -> NotJson:
    """Read data that is no JSON after so many documents."""
    documents = read_documents(io.BytesIO(data))
    for _ in range(before):
        next(documents)
    with pytest.raises(NotJson) as error:
        next(documents)
    assert error.value.message.isprintable()
    assert len(error.value.message) < 200
    assert str(error.value) == f"line {error.value.line}: {error.value.message}"
    return error.value


def test_json_lines() -> None:
    assert read(LINE + b"\n" + LINE + b"\n") == [(1, GOOD), (2, GOOD)]
    assert read(LINE + b"\n" + LINE) == [(1, GOOD), (2, GOOD)]
    assert read(LINE) == [(1, GOOD)]


def test_an_empty_file_has_no_record() -> None:
    assert read(b"") == read(b"\n") == read(b"  \r\n\t\n") == read(b"\xef\xbb\xbf") == []


def test_blank_lines_are_skipped_but_counted() -> None:
    assert read(b"\n\n" + LINE + b"\n  \t\n\r\n" + LINE + b"\n\n") == [(3, GOOD), (6, GOOD)]


def test_lines_may_end_as_on_windows() -> None:
    assert read(LINE + b"\r\n\r\n" + LINE + b"\r\n") == [(1, GOOD), (3, GOOD)]


def test_a_byte_order_mark_is_taken_for_what_it_is() -> None:
    assert read(b"\xef\xbb\xbf" + LINE + b"\n" + LINE) == [(1, GOOD), (2, GOOD)]
    assert read(b"\xef\xbb\xbf" + INDENTED) == [(1, GOOD)]
    assert fault(LINE + b"\n\xef\xbb\xbf" + LINE, before=1).line == 2


@pytest.mark.parametrize("newline", [b"\n", b"\r\n"])
def test_one_record_over_several_lines(newline: bytes) -> None:
    assert read(INDENTED.replace(b"\n", newline)) == [(1, GOOD)]
    assert read(newline * 2 + INDENTED.replace(b"\n", newline) + newline * 2) == [(3, GOOD)]


def test_only_one_record_may_stretch_over_several_lines() -> None:
    assert fault(INDENTED + b"\n" + INDENTED).line == 1
    assert fault(LINE + b"\n" + INDENTED, before=1).line == 2


def test_any_json_is_handed_on() -> None:
    assert read(b'null\n[1]\n"x"\n1.5\n-0\n') == [(1, None), (2, [1]), (3, "x"), (4, 1.5), (5, 0)]


@pytest.mark.parametrize(
    "nonsense",
    [
        b"nonsense",
        b"{",
        b"}",
        b"{'a': 1}",
        b'{"a": 1,}',
        b"[1 2]",
        b'"open',
        b"\x00",
        b"+1",
        b"01",
        b"//x",
        b"tru",
    ],
)
def test_what_is_no_json_is_refused_with_its_line(nonsense: bytes) -> None:
    assert fault(nonsense).line == 1
    assert fault(LINE + b"\n\n" + nonsense + b"\n" + LINE, before=1).line == 3


def test_the_place_in_the_line_is_named() -> None:
    assert fault(LINE + b'\n{"a": }', before=1).message.endswith("(line 2, column 7)")
    assert fault(b'{"a": 1,\n "b": }\n').message.endswith("(line 2, column 7)")


@pytest.mark.parametrize(
    "bad", [b'"\xff"', b'"\xc3"', b'"\xed\xa0\x80"', "ä".encode("latin-1"), LINE.decode().encode("utf-16")]
)
def test_what_is_no_utf8_is_refused(bad: bytes) -> None:
    assert "UTF-8" in fault(bad).message
    assert "UTF-8" in fault(LINE + b"\n" + bad, before=1).message


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_in_json_is_refused(number: str) -> None:
    assert f"{number} is no number in JSON" in fault(f'{{"target": {number}}}'.encode()).message


@pytest.mark.parametrize("number", ["1e999", "-1e999", "1.5e400", "9" * 400 + ".0"])
def test_a_number_that_is_too_large_is_refused(number: str) -> None:
    assert "a number is too large" in fault(f'{{"target": {number}}}'.encode()).message


def test_numbers_with_a_point_are_read() -> None:
    assert read(b"[1.5, -0.25e3, 1e308, 1e-999]") == [(1, [1.5, -250.0, 1e308, 0.0])]


@pytest.mark.parametrize("digits", [5_000, 10_000, 1_000_000])
def test_a_number_of_too_many_digits_is_refused(digits: int) -> None:
    assert "a number has too many digits" in fault(b'{"target": ' + b"9" * digits + b"}").message


@pytest.mark.parametrize("opening", [b"[", b'{"a":'])
def test_what_is_nested_too_deeply_is_refused(opening: bytes) -> None:
    assert "nested too deeply" in fault(opening * 100_000).message
    assert "nested too deeply" in fault(LINE + b"\n" + opening * 100_000, before=1).message


def test_fifty_megabytes_of_nonsense_are_refused() -> None:
    assert fault(b"x" * 50_000_000).line == 1


def test_a_line_without_end_is_not_read_to_its_end() -> None:
    class Endless:
        given = 0

        def readline(self, limit: int) -> bytes:
            self.given += limit
            return bytes(limit)

    stream = Endless()
    with pytest.raises(NotJson) as error:
        next(read_documents(cast("IO[bytes]", stream)))
    assert error.value.message == f"a line is longer than {LONGEST_RECORD} bytes"
    assert stream.given == LONGEST_RECORD + 1


def test_of_a_key_given_twice_the_last_value_counts() -> None:
    text = LINE.replace(b'"target": 200', b'"target": 7, "target": 20')
    (_, document), *_ = read(text)
    assert Record.from_json(document).target == 20


def test_lone_surrogates_are_texts() -> None:
    text = LINE.replace(b'"Ann"', b'"\\ud83d"')
    (_, document), *_ = read(text)
    assert Record.from_json(document).players == ["\ud83d", "Bo"]
    assert json.loads(json.dumps(Record.from_json(document).to_json()))["players"] == ["\ud83d", "Bo"]


@settings(max_examples=300)
@given(
    st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass"))
)
def test_whatever_is_in_a_file_it_is_read_or_refused(data: bytes) -> None:
    lines = []
    try:
        for line, _ in read_documents(io.BytesIO(data)):
            lines.append(line)
    except NotJson as error:
        lines.append(error.line)
    assert lines == sorted(set(lines))
    assert all(1 <= line <= data.count(b"\n") + 1 for line in lines)


@given(st.lists(st.sampled_from([LINE, b"", b"  ", b"[]", b"5"])))
def test_lines_are_counted(lines: list[bytes]) -> None:
    expected = [(number, json.loads(line)) for number, line in enumerate(lines, 1) if line.strip()]
    assert read(b"\n".join(lines)) == expected


class Stream(io.RawIOBase):
    """A file that is made while it is read, and is nowhere as a whole."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        super().__init__()
        self.lines = iter(lines)

    def readline(self, size: int | None = -1, /) -> bytes:  # noqa: ARG002  # no line is that long
        return next(self.lines, b"")


def peak_of(read_all: Callable[[], Any]) -> int:
    """The most memory in bytes that was taken meanwhile."""
    tracemalloc.start()
    try:
        read_all()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_records_are_read_and_replayed_in_constant_memory() -> None:
    lines = [json.dumps(scenario["record"]).encode() + b"\n" for scenario in scenarios()[:3]]

    def replay_all(count: int) -> int:
        stream = Stream(lines[number % 3] for number in range(count))
        replayed = 0
        for line, document in read_documents(cast("IO[bytes]", stream)):
            replayed += 1
            assert line == replayed
            if line % 40 == 0:
                replay_record(document)
        return replayed

    assert replay_all(300) == 300
    few, many = peak_of(lambda: replay_all(100)), peak_of(lambda: replay_all(20_000))
    assert many < few + 200_000
    assert many < 1_000_000
