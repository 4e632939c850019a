"""``flip7 play``: a game against bots, or of several people at one keyboard."""

from __future__ import annotations

import secrets
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from flip7.cli.common import (
    echo_json,
    edition_option,
    fail,
    json_option,
    language_option,
    state_folder,
)

if TYPE_CHECKING:
    from flip7.cli.lines import LineTable
    from flip7.record import Keeper, Record, SavedGames
    from flip7.strategies import LocalGame

NEWEST = "\0newest"


@click.command("play", short_help="Play a game against bots or with several people.")
@click.argument("players", nargs=-1, metavar="[NAME]...")
@click.option("--bots", metavar="N|LIST", help="How many bots, or their strategies: 3, or counter,bold.")
@edition_option
@language_option
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="Seed of cards and bots.  [default: random]")
@click.option("--target", type=click.IntRange(1, 1_000_000), help="Points to win.  [default: 200]")
@click.option("--decks", type=click.IntRange(1, 100), help="Number of decks.  [default: 1]")
@click.option(
    "--resume",
    "resumed",
    is_flag=False,
    flag_value=NEWEST,
    metavar="[FILE]",
    help="Go on with a saved game, by default the one saved last.",
)
@click.option("--plain", is_flag=True, help="Play in lines, for screen readers, pipes and scripts.")
@json_option
def command(  # noqa: PLR0917  # Click calls it by name, one parameter an option
    players: tuple[str, ...],
    bots: str | None,
    edition: str | None,
    language: str,
    seed: int | None,
    target: int | None,
    decks: int | None,
    resumed: str | None,
    plain: bool,  # noqa: ARG001, FBT001  # lines are the only face so far
    as_json: bool,  # noqa: FBT001  # Click calls it by name
) -> None:
    """Play Flip 7: each NAME is a person at this keyboard, bots take the other seats.

    What is not given is asked for; if the input is no terminal, defaults are taken. The game is saved
    after each choice: Ctrl-C, the end of the input or a closed terminal lose nothing, and --resume goes on.
    """
    from flip7.cli.set_up import NoAnswer, check_names, complete, read_bots_option
    from flip7.record import Keeper, SavedGames
    from flip7.strategies import Setting

    saves = SavedGames(state_folder())
    if resumed is not None:
        if players or bots or edition or target or decks or seed is not None:
            fail(
                "--resume goes on with a saved game: it takes no names, bots, edition, seed, target or decks"
            )
        path, table = _resume(saves, resumed, language)
        _run_lines(table, Keeper(saves, path), language, as_json=as_json, resumed=True)
        return

    setting = Setting(check_names(players), read_bots_option(bots), edition, target, decks)
    ask = sys.stdin.isatty() or not (players or bots)
    try:
        setting = complete(setting, language, ask=ask, say=lambda text: click.echo(text, err=as_json))
    except (NoAnswer, KeyboardInterrupt):
        click.echo(err=as_json)
        return
    table = setting.new_table(language, secrets.randbits(64) if seed is None else seed)
    keeper = Keeper(saves, saves.new_path(datetime.now()))  # noqa: DTZ005  # a person reads it
    _run_lines(table, keeper, language, as_json=as_json, resumed=False)


def _resume(saves: SavedGames, wanted: str, language: str) -> tuple[Path, LocalGame]:
    """Find a saved game; damaged ones of ours are kept aside under another name, and said so."""
    from flip7.i18n import catalogue
    from flip7.record import DamagedSave, load
    from flip7.strategies import UnknownStrategy

    candidates = saves.unfinished() if wanted == NEWEST else [Path(wanted)]
    for path in candidates:
        try:
            return path, _table_of(load(path))
        except DamagedSave as damaged:
            if not saves.owns(path):
                fail(f"{path} cannot be resumed: {damaged.reason}")
            aside = saves.set_aside(path)
            text = catalogue(language, "cli").format("play-damaged", path=str(aside), reason=damaged.reason)
            click.echo(text, err=True)
        except UnknownStrategy as error:
            fail(f"{path} cannot be resumed: {error}")
        except OSError as error:
            fail(f"{path} cannot be read: {error.strerror}")
    return fail(f"there is no saved game to resume in {saves.folder / 'unfinished'}")


def _table_of(record: Record) -> LocalGame:
    from flip7.strategies import LocalGame

    return LocalGame.resume(record)


def _run_lines(table: LocalGame, keeper: Keeper, language: str, *, as_json: bool, resumed: bool) -> None:
    """Play to the end in lines, saving after each choice."""
    from flip7.cli.lines import LineTable

    lines = LineTable(table, language, to_stderr=as_json)
    if table.game.over:
        lines.say(lines.texts.format("play-over-already"))
    else:
        lines.introduce(resumed=resumed)
    left = _play(table, lines, keeper)
    if table.game.over:
        if keeper.finish(table.game.record()):
            lines.say(lines.texts.format("play-record", path=str(keeper.path)))
        else:
            lines.say_not_saved(keeper)
    elif left and keeper.failure is None:
        message = "play-saved" if keeper.owned else "play-saved-at"
        lines.say(lines.texts.format(message, path=str(keeper.path)))
    if as_json:
        echo_json({**table.game.outcome(), "record": str(keeper.path)})
    if keeper.failure is not None:
        sys.exit(2)


def _play(table: LocalGame, lines: LineTable, keeper: Keeper) -> bool:
    """Play until the game is over (False) or the people leave (True)."""
    from flip7.cli.lines import Left

    def save() -> None:
        failed_before = keeper.failure is not None
        if not keeper.save(table.game.record()) and not failed_before:
            lines.say_not_saved(keeper)

    try:
        lines.show(table.start())
        save()
        while (question := table.game.question) is not None:
            choice = table.bot_choice() if table.asks_bot else lines.ask(question)
            events = table.apply(choice)
            save()
            lines.show(events)
    except Left:
        return True
    except KeyboardInterrupt:
        lines.say("")
        return True
    return False
