"""``flip7 replay``: replays records, as JSON Lines or as an account one can read."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Any, Final

import click
from click.core import ParameterSource

from flip7.cli.common import echo_json, fail, json_option, language_option, shown, state_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flip7.record import Record, RecordError

MOST_WATCHED: Final = 1_000
"""So many records can be watched at once: all are replayed and kept before the screen opens."""


@click.command("replay", short_help="Replay records of games.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--watch", is_flag=True, help="Step through them on the screen, in both directions.")
@json_option
@language_option
def command(*, files: tuple[str, ...], watch: bool, language: str, as_json: bool) -> None:
    """Replay each record of each FILE ("-" is standard input).

    A FILE holds one record a line (JSON Lines), or one record over several lines. A bad record is named
    and the others are still replayed; the exit status is then 1. A file that cannot be read, or is no
    JSON, ends the command with exit status 2.

    --watch needs a terminal and good records: a bad one is named before the screen opens, and the exit
    status is 2.
    """
    if watch:
        if as_json:
            raise click.UsageError("--watch shows records on the screen: leave out --json")
        _watch(files, language)
    else:
        _replay(files, language, as_json=as_json)


def _replay(files: tuple[str, ...], language: str, *, as_json: bool) -> None:
    """Replay all records and print what became of each."""
    from flip7.record import RecordError

    bad = done = 0
    progress = Progress()
    for name in files:
        try:
            for line, document in _documents(name):
                try:
                    if as_json:
                        _print_json(document)
                    else:
                        _print_account(document, language, first=done == 0)
                except RecordError as error:
                    bad += 1
                    _report(name, line, error, as_json=as_json)
                done += 1
                progress.show(done)
        except KeyboardInterrupt:
            sys.stdout.flush()
            click.echo(f"\nStopped after {done} records.", err=True)
            sys.exit(130)
        finally:
            progress.clear()
    if bad:
        sys.exit(1)


def _watch(files: tuple[str, ...], language: str) -> None:
    """Read all records, then show them on the whole screen."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        fail("--watch needs a terminal, for its picture and for its keys; without one, leave it out")
    from dataclasses import replace

    from flip7.tui.environment import options_of
    from flip7.tui.preferences import load_preferences
    from flip7.tui.watch_screen import WatchApp

    records: list[Record] = []
    for name in files:
        records += _good_records(name, MOST_WATCHED - len(records))
    if not records:
        fail(f"there is no record in {' or '.join(map(_shown, files))}")
    options = load_preferences(state_folder()).options(options_of(language))
    source = click.get_current_context().get_parameter_source("language")
    if source is ParameterSource.COMMANDLINE:
        options = replace(options, language=language)
    app = WatchApp(records, options)
    app.run()
    if app.return_code:
        sys.exit(app.return_code)


def _good_records(name: str, most: int) -> list[Record]:
    """Read and replay the records of a file; a bad one, or too many, end the command."""
    from flip7.record import Record, RecordError, replay

    records: list[Record] = []
    for line, document in _documents(name):
        if len(records) == most:
            fail(f"--watch shows at most {MOST_WATCHED} records at once")
        try:
            record = Record.from_json(document)
            replay(record)
        except RecordError as error:
            fail(f"{_shown(name)}, line {line}: {error.message} ({error.code})")
        records.append(record)
    return records


def _documents(name: str) -> Iterator[tuple[int, object]]:
    """Yield the records of a file; one that cannot be read, or is no JSON, ends the command."""
    from flip7.record import NotJson, read_documents

    try:
        with click.open_file(name, "rb") as stream:
            yield from read_documents(stream)
    except NotJson as error:
        fail(f"{_shown(name)}, {error}")
    except OSError as error:
        fail(f"{_shown(name)} cannot be read: {error.strerror}")


class Progress:
    """A counter on standard error, for a person who waits more than a second."""

    def __init__(self) -> None:
        """Start the clock; without a terminal, or with output that shows it anyway, nothing is shown."""
        self.wanted = sys.stderr.isatty() and not sys.stdout.isatty()
        self.begun = self.shown = time.monotonic()
        self.visible = False

    def show(self, done: int) -> None:
        """Show the count about once a second."""
        if self.wanted and (now := time.monotonic()) - self.shown > 1:
            self.shown = now
            self.visible = True
            click.echo(f"\r{done:,} records, {done / (now - self.begun):,.0f} a second ", err=True, nl=False)

    def clear(self) -> None:
        """Take the line away."""
        if self.visible:
            click.echo("\r\x1b[K", err=True, nl=False)
            self.visible = False


def _print_json(document: object) -> None:
    from flip7.record import replay_record

    echo_json(replay_record(document))


def _report(name: str, line: int, error: RecordError, *, as_json: bool) -> None:
    if as_json:
        echo_json({"line": line, "code": error.code, "error": error.message})
    else:
        sys.stdout.flush()
        click.echo(f"{_shown(name)}, line {line}: {error.message} ({error.code})", err=True)


def _print_account(document: object, language: str, *, first: bool) -> None:
    """Print a line an event, and the score table after each round."""
    from flip7.cli.tables import score_table
    from flip7.engine import Asked, HitOrStay, RoundEnded
    from flip7.i18n import distinct_names, tell
    from flip7.record import Record, replay

    record = Record.from_json(document)
    names = distinct_names(record.players, language=language)
    lines: list[str] = []
    rounds: list[RoundEnded] = []

    def listen(event: Any) -> None:
        if isinstance(event, Asked) and isinstance(event.question, HitOrStay):
            return
        lines.append(tell(event, language, names=names))
        if isinstance(event, RoundEnded):
            lines.append(score_table(names, rounds, language))

    referee = replay(record, listen=listen, rounds=rounds)
    question = referee.question
    if isinstance(question, HitOrStay):
        lines += [tell(event, language, names=names) for event in referee.start()]
    if not first:
        click.echo()
    for line in lines:
        click.echo(line)


def _shown(name: str) -> str:
    return "standard input" if name == "-" else shown(name)
