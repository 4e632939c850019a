"""``flip7 play``: a game against bots, or of several people at one keyboard."""

from __future__ import annotations

import gc
import os
import secrets
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from click.core import ParameterSource

from flip7.cli.common import (
    echo_json,
    edition_option,
    fail,
    json_option,
    language_option,
    shown,
    state_folder,
)

if TYPE_CHECKING:
    from flip7.cli.lines import LineTable
    from flip7.record import Keeper, Record, SavedGames
    from flip7.strategies import LocalGame, Setting

NEWEST = "\0newest"
# The same as flip7.tui.scene.PACES and flip7.tui.preferences.THEMES (a test holds them equal).
PACE_CHOICES: Final = ("slow", "normal", "fast", "off")
THEME_CHOICES: Final = ("auto", "dark", "light")


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
@click.option("--pace", type=click.Choice(PACE_CHOICES), help="How fast cards turn over on the full screen.")
@click.option("--theme", type=click.Choice(THEME_CHOICES), help="Background of the full screen.")
@click.option("--reduced-motion", is_flag=True, help="Nothing moves on the full screen.")
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
    plain: bool,  # noqa: FBT001  # Click calls it by name
    pace: str | None,
    theme: str | None,
    reduced_motion: bool,  # noqa: FBT001  # as above
    as_json: bool,  # noqa: FBT001  # as above
) -> None:
    """Play Flip 7: each NAME is a person at this keyboard, bots take the other seats.

    What is not given is asked for; if the input is no terminal, defaults are taken. The game takes the
    whole screen of a terminal; without one, or with --plain, it goes in lines. It is saved after each
    choice: Ctrl-C, the end of the input or a closed terminal lose nothing, and --resume goes on.
    """
    from flip7.cli.set_up import NoAnswer, check_names, complete, read_bots_option
    from flip7.record import Keeper, SavedGames
    from flip7.strategies import Setting

    saves = SavedGames(state_folder())
    wide = not (plain or as_json) and _is_screen()
    view = {"pace": pace, "theme": theme, "reduced_motion": reduced_motion or None}
    if resumed is not None:
        given = (bots, edition, target, decks, seed)
        if players or any(value is not None for value in given):
            fail(
                "--resume goes on with a saved game: it takes no names, bots, edition, seed, target or decks"
            )
        path, table = _resume(saves, resumed, language)
        if wide:
            _run_screen(saves, language, view, table=table, path=path)
        else:
            _run_lines(table, Keeper(saves, path), language, as_json=as_json, resumed=True)
        return

    setting = Setting(check_names(players), read_bots_option(bots), edition, target, decks)
    if wide:
        _run_screen(saves, language, view, setting=setting, seed=seed)
        return
    ask = sys.stdin.isatty() or not (players or bots)
    try:
        setting = complete(setting, language, ask=ask, say=lambda text: click.echo(text, err=as_json))
    except (NoAnswer, KeyboardInterrupt):
        click.echo(err=as_json)
        return
    table = setting.new_table(language, secrets.randbits(64) if seed is None else seed)
    keeper = Keeper(saves, saves.new_path(datetime.now()))  # noqa: DTZ005  # a person reads it
    _run_lines(table, keeper, language, as_json=as_json, resumed=False)


def _is_screen() -> bool:
    """Whether there is a terminal with a screen of its own."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in ("dumb", "")


def _run_screen(  # it joins the parts
    saves: SavedGames,
    language: str,
    view: dict[str, Any],
    *,
    setting: Setting | None = None,
    seed: int | None = None,
    table: LocalGame | None = None,
    path: Path | None = None,
) -> None:
    """Play on the whole screen: at once if it is known who plays, else from the start screen."""
    # A collection in the middle of thousands of new classes finds nothing and delays the first card.
    gc.disable()
    from dataclasses import replace

    from flip7.i18n import catalogue
    from flip7.tui.app import Flip7App
    from flip7.tui.environment import options_of
    from flip7.tui.preferences import load_preferences

    preferences = load_preferences(saves.folder)
    source = click.get_current_context().get_parameter_source("language")
    if source is ParameterSource.COMMANDLINE:
        preferences = replace(preferences, language=language)
    language = preferences.language or language
    preferences = replace(preferences, **{name: value for name, value in view.items() if value is not None})
    texts = catalogue(language, "cli")
    if setting is not None and (setting.people or setting.bots):
        complete_setting = setting.completed(language, texts.format("setup-people-default"))
        table = complete_setting.new_table(language, secrets.randbits(64) if seed is None else seed)
    app = Flip7App(
        saves, preferences, options_of(language), setting=setting, seed=seed, table=table, path=path
    )
    gc.freeze()
    gc.enable()
    app.run()
    texts = catalogue(app.options.language, "cli")
    keeper = app.keeper
    if keeper is None or app.return_code:
        sys.exit(app.return_code or 0)
    if keeper.failure is not None:
        fail(texts.format("play-not-saved", reason=keeper.failure))
    message = ("play-saved" if keeper.owned else "play-saved-at") if app.unfinished else "play-record"
    click.echo(texts.format(message, path=str(keeper.path)))


def _resume(saves: SavedGames, wanted: str, language: str) -> tuple[Path, LocalGame]:
    """Find a saved game; damaged ones of ours are kept aside under another name, and said so."""
    from flip7.i18n import catalogue
    from flip7.record import DamagedSave, RecordError, load
    from flip7.strategies import StrategyFailed, UnknownStrategy

    candidates = saves.unfinished() if wanted == NEWEST else [Path(wanted)]
    for path in candidates:
        try:
            return path, _table_of(load(path))
        except DamagedSave as damaged:
            if not saves.owns(path):
                fail(f"{shown(path)} cannot be resumed: {damaged.reason}")
            try:
                aside = saves.set_aside(path)
            except OSError as error:
                problem = f"{damaged.reason}; it cannot be renamed: {error.strerror}"
            else:
                texts = catalogue(language, "cli")
                click.echo(texts.format("play-damaged", path=shown(aside), reason=damaged.reason), err=True)
                continue
        except (UnknownStrategy, RecordError, StrategyFailed) as error:
            problem = str(error)
        except OSError as error:
            problem = str(error.strerror)
        if wanted != NEWEST:
            fail(f"{shown(path)} cannot be resumed: {problem}")
        # An older game may still be resumed.
        click.echo(f"{shown(path)} cannot be resumed: {problem}", err=True)
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
    elif left and keeper.saved and keeper.failure is None:
        message = "play-saved" if keeper.owned else "play-saved-at"
        lines.say(lines.texts.format(message, path=str(keeper.path)))
    if as_json:
        echo_json({**table.game.outcome(), "record": str(keeper.path)})
    if keeper.failure is not None:
        sys.exit(2)


def _play(table: LocalGame, lines: LineTable, keeper: Keeper) -> bool:
    """Play until the game is over (False) or the people leave (True)."""
    from flip7.cli.lines import Left
    from flip7.engine import Refusal
    from flip7.strategies import StrategyFailed

    def save() -> None:
        failed_before = keeper.failure is not None
        if not keeper.save(table.game.record()) and not failed_before:
            lines.say_not_saved(keeper)

    try:
        events = table.start()
        save()
        lines.show(events)
        while (question := table.game.question) is not None:
            choice = table.bot_choice() if table.asks_bot else lines.ask(question)
            events = table.apply(choice)
            save()
            lines.show(events)
    except Left:
        return True
    except KeyboardInterrupt:
        save()
        lines.say("")
        return True
    except (Refusal, StrategyFailed) as error:
        # A strategy or a record of others that cannot go on: what was played is saved.
        save()
        fail(str(error))
    return False
