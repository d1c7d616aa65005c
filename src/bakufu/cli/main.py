"""`bakufu`: every command, with its options. What a command alone needs it imports itself: all start sooner."""

import sys
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Literal

import typer
from typer.models import CommandInfo

from bakufu import IS_COMPILED, __version__
from bakufu.cli import arena
from bakufu.cli.admin.commands import DATABASE
from bakufu.cli.admin.commands import app as admin
from bakufu.cli.coach import commands as coach
from bakufu.cli.parameters import Json, Language, Options, Players, Playouts, Seed, Think, Workers, chosen
from bakufu.cli.words import words
from bakufu.games import BrokenGame, all_games, find
from bakufu.kernel.outside import plainly as plain_error
from bakufu.terminal.speak import language_or_exit, own_language, plainly

say = words()

app = typer.Typer(
    name="bakufu",
    help=say("help"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)

app.add_typer(admin)


def show_version(asked: bool) -> None:
    """Which version this is, and which engine runs."""
    if asked:
        print(f"bakufu {__version__}: {say('engine-compiled' if IS_COMPILED else 'engine-plain')}")
        raise typer.Exit


@app.callback()
def every_command(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version, help=say("help-version"))
    ] = False,
) -> None:
    """What stands before any command."""


@app.command(help=say("help-games"))
def games(lang: Language = None) -> None:
    """List the games."""
    from bakufu.cli import games as games_command

    with plainly(lang):
        games_command.show(language_or_exit(lang))


@app.command(help=say("help-play"))
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    players: Players = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="me,greedy,...", help=say("help-seats"))] = None,
    option: Options = None,
    seed: Seed = None,
    lang: Language = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=say("help-resume"))] = None,
    bot: Annotated[str | None, typer.Option("--bot", metavar="NAME", help=say("help-bot"))] = None,
    think: Think = None,
    luck: Annotated[bool, typer.Option("--luck", help=say("help-play-luck"))] = False,
) -> None:
    """Play in the terminal."""
    from bakufu.bots.budget import Budget
    from bakufu.cli.play import start

    with plainly(lang):
        start(
            game,
            players,
            seats,
            chosen(option),
            seed,
            language_or_exit(lang),
            resume,
            Budget(think),
            bot,
            luck,
        )


@app.command(help=say("help-serve"))
def serve(
    host: Annotated[str, typer.Option("--host", metavar="HOST", help=say("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, metavar="N", help=say("help-port"))] = 8000,
    database: Annotated[
        str | None, typer.Option("--database", envvar=DATABASE, metavar="URL", help=say("help-database"))
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help=say("help-data"))] = None,
    limits: Annotated[float, typer.Option("--limits", min=0, metavar="X", help=say("help-limits"))] = 1.0,
    ready: Annotated[float, typer.Option("--ready", min=0, max=60, metavar="S", help=say("help-ready"))] = 1.5,
    reaction: Annotated[float, typer.Option("--reaction", min=0, max=60, metavar="S", help=say("help-reaction"))] = 8.0,
    unvisited: Annotated[float, typer.Option("--unvisited", min=0, metavar="DAYS", help=say("help-unvisited"))] = 90.0,
    unjoined: Annotated[float, typer.Option("--unjoined", min=0, metavar="MINUTES", help=say("help-unjoined"))] = 60.0,
    bots_after: Annotated[float, typer.Option("--bots-after", min=0, metavar="S", help=say("help-bots-after"))] = 15.0,
    gone: Annotated[float, typer.Option("--gone", min=0, metavar="HOURS", help=say("help-gone"))] = 24.0,
    luck: Annotated[float, typer.Option("--luck", min=0, max=3600, metavar="S", help=say("help-serve-luck"))] = 10.0,
    review_samples: Annotated[
        int, typer.Option("--review-samples", min=0, metavar="N", help=say("help-serve-reviews"))
    ] = 60,
    review_nice: Annotated[
        int, typer.Option("--review-nice", min=0, max=19, metavar="N", help=say("help-serve-review-nice"))
    ] = 19,
    hint_seconds: Annotated[
        float, typer.Option("--hint-seconds", min=0.01, max=60, metavar="S", help=say("help-serve-hint-seconds"))
    ] = 1.4,
    proxy: Annotated[str | None, typer.Option("--proxy", metavar="ADDRESS", help=say("help-proxy"))] = None,
    metrics_port: Annotated[
        int | None, typer.Option("--metrics-port", min=1, max=65535, metavar="N", help=say("help-metrics-port"))
    ] = None,
    tell_after: Annotated[
        float, typer.Option("--tell-after", min=0, max=3600, metavar="S", help=say("help-tell-after"))
    ] = 10.0,
    tell_private: Annotated[bool, typer.Option("--tell-private", help=say("help-tell-private"))] = False,
    contact: Annotated[str | None, typer.Option("--contact", metavar="URL", help=say("help-contact"))] = None,
    log: Annotated[Literal["lines", "json"], typer.Option("--log", help=say("help-log"))] = "lines",
    show: Annotated[bool, typer.Option("--open", help=say("help-open"))] = False,
) -> None:
    """Serve tables to browsers."""
    from bakufu.cli import serve as serve_command

    with plainly():
        serve_command.run(
            host,
            port,
            database,
            data,
            limits,
            ready,
            reaction,
            unvisited,
            unjoined,
            bots_after,
            gone,
            luck,
            review_samples,
            review_nice,
            hint_seconds,
            proxy,
            metrics_port,
            tell_after,
            tell_private,
            contact,
            log,
            show,
        )


@app.command(help=say("help-sim"))
def sim(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help=say("help-sim-games"))] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help=say("help-seed"))] = "1",
    bots: Annotated[str, typer.Option("--bots", metavar="a,b,...", help=say("help-bots"))] = "random",
    option: Options = None,
    rotate: Annotated[bool, typer.Option("--rotate", help=say("help-rotate"))] = False,
    workers: Workers = 1,
    think: Think = None,
    playouts: Playouts = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots play many games."""
    from bakufu.bots.budget import Budget
    from bakufu.cli import sim as sim_command

    with plainly(lang):
        language = language_or_exit(lang)
        named = [bot.strip() for bot in bots.split(",")]
        budget = Budget(think, playouts, steady=False)
        plan = sim_command.plan(game, players, chosen(option), named, games, seed, rotate, budget)
        sim_command.run(plan, workers, None if json else language)


@app.command("bot-host", help=say("help-bot-host"))
def bot_host(
    name: Annotated[str, typer.Argument(metavar="BOT")],
    think: Think = None,
    playouts: Playouts = None,
    seed: Seed = None,
) -> None:
    """Speak the line protocol for one of our bots."""
    from bakufu.bots.budget import Budget
    from bakufu.cli import bot_host as bot_host_command

    with plainly():
        bot_host_command.run(name, Budget(think, playouts), seed)


@app.command(help=say("help-train"))
def train(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=50, metavar="N", help=say("help-train-games"))] = 2000,
    generations: Annotated[
        int, typer.Option("--generations", min=1, metavar="N", help=say("help-train-generations"))
    ] = 2,
    slips: Annotated[float, typer.Option("--slips", min=0, max=0.5, metavar="X", help=say("help-train-slips"))] = 0.15,
    playouts: Annotated[int, typer.Option("--playouts", min=1, metavar="N", help=say("help-train-playouts"))] = 8,
    test_playouts: Annotated[
        int, typer.Option("--test-playouts", min=1, metavar="N", help=say("help-train-test-playouts"))
    ] = 24,
    test_deals: Annotated[
        int, typer.Option("--test-deals", min=1, metavar="N", help=say("help-train-test-deals"))
    ] = 60,
    better: Annotated[
        float, typer.Option("--better", min=0.02, max=0.5, metavar="X", help=say("help-train-better"))
    ] = 0.1,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help=say("help-seed"))] = "1",
    into: Annotated[Path | None, typer.Option("--into", metavar="DIR", help=say("help-train-into"))] = None,
    ship: Annotated[bool, typer.Option("--ship", help=say("help-train-ship"))] = False,
    workers: Workers = 1,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=say("help-arena-ray"))] = None,
    lang: Language = None,
) -> None:
    """Learn chances to win from self-play."""
    from bakufu.cli import train as train_command

    with plainly(lang):
        test = (test_playouts, test_deals)
        about = (game, players, games, generations, slips, playouts, test, better, seed, into, ship, workers, ray)
        raise typer.Exit(train_command.run(*about, language_or_exit(lang)))


@app.command(help=say("help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    step: Annotated[int | None, typer.Option("--step", min=0, metavar="N", help=say("help-step"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=1, metavar="N", help=say("help-seat"))] = None,
    lang: Language = None,
) -> None:
    """Read a game that was played."""
    from bakufu.cli import records

    with plainly(lang):
        records.replay(file, step, seat, language_or_exit(lang))


@app.command(help=say("help-verify"))
def verify(files: Annotated[list[Path], typer.Argument(metavar="FILE...")], lang: Language = None) -> None:
    """Check records."""
    from bakufu.cli import records

    with plainly(lang):
        if len(files) == 1:
            records.verify(files[0], language_or_exit(lang))
        else:
            records.verify_all(files, language_or_exit(lang))


@app.command(help=say("help-rules"))
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE")] = None,
    rulings: Annotated[bool, typer.Option("--rulings", help=say("help-rulings"))] = False,
    changes: Annotated[bool, typer.Option("--changes", help=say("help-changes"))] = False,
    lang: Language = None,
) -> None:
    """Read the rules."""
    from bakufu.cli import rules as rules_command

    with plainly(lang):
        if changes:
            rules_command.show_changes(game, language_or_exit(lang))
        else:
            rules_command.show(game, clause, rulings, language_or_exit(lang))


@app.command(help=say("help-check"))
def check(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help=say("help-check-games"))] = 20,
    lang: Language = None,
) -> None:
    """See whether a game keeps what every game must."""
    from bakufu.cli import check as check_command

    with plainly(lang):
        check_command.check(game, games, language_or_exit(lang))


@app.command(help=say("help-bench"))
def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, metavar="S", help=say("help-seconds"))] = 1.0,
    everything: Annotated[bool, typer.Option("--all", help=say("help-bench-all"))] = False,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Measure the engine."""
    from bakufu.cli import bench as bench_command

    with plainly(lang):
        language = language_or_exit(lang)
        bench_command.run(game, seconds, None if json else language, everything)


@app.command(help=say("help-actions"))
def actions(game: Annotated[str, typer.Argument(metavar="GAME")], lang: Language = None) -> None:
    """Say what the numbers of actions mean."""
    from bakufu.cli import numbers

    with plainly(lang):
        numbers.show_actions(game, language_or_exit(lang))


@app.command(help=say("help-observation"))
def observation(
    game: Annotated[str, typer.Argument(metavar="GAME")], players: Players = None, lang: Language = None
) -> None:
    """Say what the numbers of an observation mean."""
    from bakufu.cli import numbers

    with plainly(lang):
        numbers.show_observation(game, players, language_or_exit(lang))


@app.command(help=say("help-balance"))
def balance(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    players: Players = None,
    option: Options = None,
    only: Annotated[bool, typer.Option("--only", help=say("help-balance-only"))] = False,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help=say("help-arena-bot"))] = "greedy",
    games: Annotated[int, typer.Option("--games", "-n", min=2, metavar="N", help=say("help-balance-games"))] = 100,
    luck: Annotated[int, typer.Option("--luck", min=0, metavar="N", help=say("help-balance-luck"))] = 10,
    samples: Annotated[int, typer.Option("--samples", min=1, metavar="N", help=say("help-balance-samples"))] = 4,
    values: Annotated[Path | None, typer.Option("--values", metavar="FILE", help=say("help-balance-values"))] = None,
    into: Annotated[Path, typer.Option("--into", metavar="DIR", help=say("help-balance-into"))] = Path("balance"),
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help=say("help-balance-name"))] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help=say("help-seed"))] = "1",
    workers: Workers = 1,
    ray: arena.Ray = None,
    think: Think = None,
    playouts: Playouts = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Say how balanced a game is."""
    from bakufu.balance.lab import cells, read_values
    from bakufu.bots.budget import Budget
    from bakufu.cli import balance as balance_command

    with plainly(lang):
        language = language_or_exit(lang)
        found, budget = find(game), Budget(think, playouts, steady=False)
        others = read_values(found, values)
        wanted = cells(found, players, chosen(option), bot, budget, seed, others, not only)
        balance_command.run(wanted, games, luck, samples, workers, ray, into, name or found.id, language, json)


app.add_typer(arena.app, name="arena")
coach.add_to(app)


def add_games_own_commands() -> None:
    """A game may bring commands of its own: its module `commands` adds them."""
    for game in all_games():
        try:
            if find_spec(f"{game.package}.commands"):
                import_module(f"{game.package}.commands").add_to(app)
        # As with the game itself: what fails here must not take the other commands down.
        except Exception as error:
            mistake = BrokenGame("game-fails", name=game.id, why=plain_error(error))
            print(mistake.text(own_language()), file=sys.stderr)


def leave_only(asked: str) -> None:
    """Where one command is asked for by its name, making the others ready would only take time."""
    named = [command for command in app.registered_commands if _name(command) == asked]
    groups = [group for group in app.registered_groups if group.name == asked]
    if named or groups:
        app.registered_commands[:], app.registered_groups[:] = named, groups


def _name(command: CommandInfo) -> str:
    return str(command.name or getattr(command.callback, "__name__", ""))


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that knows no ō gets a question mark, not a traceback.
            stream.reconfigure(errors="replace")
    add_games_own_commands()
    leave_only(sys.argv[1] if len(sys.argv) > 1 else "")
    app()
