"""`bakufu arena`: its commands, with their options."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from bakufu.cli.parameters import Json, Language, Options, Players, Playouts, Think, Workers, chosen
from bakufu.cli.words import words
from bakufu.terminal.speak import language_or_exit, plainly

say = words()

app = typer.Typer(help=say("help-arena"), no_args_is_help=True, rich_markup_mode="markdown")

GameName = Annotated[str, typer.Option("--game", "-g", metavar="GAME", help=say("help-arena-game"))]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help=say("help-seed"))]
Bot = Annotated[str, typer.Option("--bot", metavar="BOT", help=say("help-arena-bot"))]
Elo = Annotated[str, typer.Option("--elo", metavar="LOW,HIGH", help=say("help-arena-elo"))]
Alpha = Annotated[float, typer.Option("--alpha", min=0.0001, max=0.4, metavar="P", help=say("help-arena-alpha"))]
Beta = Annotated[float, typer.Option("--beta", min=0.0001, max=0.4, metavar="P", help=say("help-arena-beta"))]
Most = Annotated[int, typer.Option("--max-games", min=1, metavar="N", help=say("help-arena-max-games"))]
KeptGames = Annotated[Path | None, typer.Option("--results", metavar="FILE", help=say("help-arena-kept"))]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=say("help-arena-ray"))]
MOST = 20_000


@app.command(help=say("help-arena-run"))
def run(
    bots: Annotated[list[str], typer.Argument(metavar="BOT...")],
    game: GameName,
    results: Annotated[Path, typer.Option("--results", metavar="FILE", help=say("help-arena-results"))],
    players: Players = None,
    option: Options = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help=say("help-arena-games"))] = 100,
    form: Annotated[Literal["all", "ladder"], typer.Option("--form", help=say("help-arena-form"))] = "all",
    seed: Seed = "1",
    workers: Workers = 1,
    ray: Ray = None,
    think: Think = None,
    playouts: Playouts = None,
    lang: Language = None,
) -> None:
    """Let bots play a tournament."""
    from bakufu.arena.arena import arrange
    from bakufu.bots.budget import Budget
    from bakufu.cli import arena_results

    with plainly(lang):
        language = language_or_exit(lang)
        budget = Budget(think, playouts, steady=False)
        arena = arrange(game, players, [chosen(option)], bots, seed, budget, form)
        arena_results.run(arena, games, workers, ray, results, language)


@app.command(help=say("help-arena-show"))
def show(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    resamples: Annotated[
        int | None, typer.Option("--resamples", min=1, metavar="N", help=say("help-arena-resamples"))
    ] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Say how the bots stand."""
    from bakufu.cli import arena_results

    with plainly(lang):
        language = language_or_exit(lang)
        arena_results.show(file, resamples, None if json else language)


@app.command(help=say("help-arena-replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    number: Annotated[int, typer.Argument(metavar="GAME_ID")],
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help=say("help-arena-output"))],
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="exec:...", help=say("help-arena-program"))] = None,
    lang: Language = None,
) -> None:
    """Play a game again, and write its record."""
    from bakufu.cli import arena_results

    with plainly(lang):
        arena_results.replay(file, number, output, bot or [], language_or_exit(lang))


@app.command(help=say("help-arena-export"))
def export(
    source: Annotated[Path, typer.Argument(metavar="FROM")],
    target: Annotated[Path, typer.Argument(metavar="TO")],
    lang: Language = None,
) -> None:
    """Write games that are kept in another form."""
    from bakufu.cli import arena_results

    with plainly(lang):
        arena_results.export(source, target, language_or_exit(lang))


@app.command(help=say("help-arena-compare"))
def compare(
    new: Annotated[str, typer.Argument(metavar="NEW")],
    old: Annotated[str, typer.Argument(metavar="OLD")],
    game: GameName,
    players: Players = None,
    option: Options = None,
    elo: Elo = "0,10",
    alpha: Alpha = 0.05,
    beta: Beta = 0.05,
    most: Most = MOST,
    by: Annotated[Literal["places", "wins"], typer.Option("--by", help=say("help-arena-by"))] = "places",
    seed: Seed = "1",
    workers: Workers = 1,
    ray: Ray = None,
    think: Think = None,
    playouts: Playouts = None,
    results: KeptGames = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Is one bot stronger than another?"""
    from bakufu.arena.arena import arrange
    from bakufu.bots.budget import Budget
    from bakufu.cli import arena_questions as questions

    with plainly(lang):
        language = language_or_exit(lang)
        budget = Budget(think, playouts, steady=False)
        arena = arrange(game, players, [chosen(option)], (new, old), seed, budget)
        question = questions.stronger(arena, by, elo, alpha, beta)
        questions.answer(question, workers, ray, most, results, None if json else language)


@app.command(help=say("help-arena-seats"))
def seats(
    seat: Annotated[int, typer.Argument(metavar="SEAT")],
    than: Annotated[int, typer.Argument(metavar="THAN")],
    game: GameName,
    players: Players = None,
    option: Options = None,
    bot: Bot = "greedy",
    elo: Elo = "0,10",
    alpha: Alpha = 0.05,
    beta: Beta = 0.05,
    most: Most = MOST,
    seed: Seed = "1",
    workers: Workers = 1,
    ray: Ray = None,
    think: Think = None,
    playouts: Playouts = None,
    results: KeptGames = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Is one seat better than another?"""
    from bakufu.arena.arena import arrange
    from bakufu.bots.budget import Budget
    from bakufu.cli import arena_questions as questions

    with plainly(lang):
        language = language_or_exit(lang)
        budget = Budget(think, playouts, steady=False)
        arena = arrange(game, players, [questions.SEAT_1_BEGINS | chosen(option)], (bot,), seed, budget)
        question = questions.better_seat(arena, seat, than, elo, alpha, beta)
        questions.answer(question, workers, ray, most, results, None if json else language)


@app.command(help=say("help-arena-lengths"))
def lengths(
    options: Annotated[list[str], typer.Argument(metavar="K=V...")],
    game: GameName,
    than: Annotated[list[str] | None, typer.Option("--than", metavar="K=V", help=say("help-arena-than"))] = None,
    players: Players = None,
    option: Options = None,
    bot: Bot = "greedy",
    percent: Annotated[str, typer.Option("--percent", metavar="LOW,HIGH", help=say("help-arena-percent"))] = "0,10",
    alpha: Alpha = 0.05,
    beta: Beta = 0.05,
    most: Most = MOST,
    seed: Seed = "1",
    workers: Workers = 1,
    ray: Ray = None,
    think: Think = None,
    playouts: Playouts = None,
    results: KeptGames = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Is a game longer with some options?"""
    from bakufu.arena.arena import arrange
    from bakufu.bots.budget import Budget
    from bakufu.cli import arena_questions as questions

    with plainly(lang):
        language = language_or_exit(lang)
        budget = Budget(think, playouts, steady=False)
        common = chosen(option)
        both = [common | chosen(options), common | chosen(than)]
        arena = arrange(game, players, both, (bot,), seed, budget)
        question = questions.longer(arena, options, than or [], percent, alpha, beta)
        questions.answer(question, workers, ray, most, results, None if json else language)
