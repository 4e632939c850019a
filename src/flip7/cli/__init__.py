"""The command ``flip7``: one module a command, imported only when that command is used."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

import click

SUMMARIES: Final = {
    "play": "Play a game against bots or with several people.",
    "replay": "Replay records of games.",
    "score": "Score a hand, step by step.",
    "deck": "Show what the deck holds and the chance of each card.",
    "rules": "Print the rules, all or some.",
    "art": "Draw cards and hands as SVG.",
}
"""The commands in the order of the help, which is printed without importing any of them."""


class LazyGroup(click.Group):
    """A group whose commands are imported one by one, when they are used."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  # the same in every context
        """Return the names in the order of the help."""
        return list(SUMMARIES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002  # see above
        """Import a command's module and return its command."""
        if cmd_name not in SUMMARIES:
            return None
        command: click.Command = import_module(f"flip7.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002  # see above
        """Write the list of commands from the summaries."""
        with formatter.section("Commands"):
            formatter.write_dl(list(SUMMARIES.items()))


def _print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:  # noqa: FBT001  # Click's callback
    if wanted and not context.resilient_parsing:
        import flip7

        click.echo(f"flip7 {flip7.__version__}")
        context.exit()


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_print_version,
    help="Show the version and exit.",
)
def commands() -> None:
    """The card game Flip 7: play it, replay it, score it, know it.

    Unofficial: Flip 7 is a trademark of its publisher, who has no part in this program.
    """


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit; bad input and full disks give a sentence and status 2."""
    _mend_streams()
    status: int | str | None = 0
    try:
        try:
            commands.main(arguments, prog_name="flip7")
        except SystemExit as stop:
            status = stop.code
        sys.stdout.flush()
        sys.stderr.flush()
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:
        status = 1
        _abandon_output()
    except MemoryError:
        status = 2
        _complain("Error: there is not enough memory for this")
    except OSError as error:
        status = 2
        _complain(f"Error: the output cannot be written: {error.strerror or error}")
        _abandon_output()
    sys.exit(status)


def _mend_streams() -> None:
    """Put empty streams in the place of closed ones, and let no letter be a failure.

    What a terminal cannot show, or is no text, becomes a question mark.
    """
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123  # it stays open to the end
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123  # as above
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure: Any = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _complain(sentence: str) -> None:
    """Say something on standard error, if that can be written."""
    with suppress(OSError):
        click.echo(sentence, err=True)


def _abandon_output() -> None:
    """Keep the interpreter from trying once more, at its end, to write what cannot be written."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            os.dup2(nowhere, stream.fileno())
