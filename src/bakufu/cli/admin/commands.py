"""Every command of `bakufu admin`, with its options."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from bakufu.cli.words import words
from bakufu.kernel.catalogue import LANGUAGES
from bakufu.kernel.mistake import Mistake
from bakufu.terminal.speak import language_or_exit, plainly

say = words()

app = typer.Typer(name="admin", help=say("help-admin"), no_args_is_help=True, rich_markup_mode="markdown")

DATABASE = "BAKUFU_DATABASE"
"""Where the address may stand that is not written on a command line, for the password that may be in it."""

NAMES = {"ignore_unknown_options": True}
"""A table's name may begin with a dash, and is no option for that."""

Language = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help=say("help-lang"))]
Database = Annotated[
    str | None, typer.Option("--database", envvar=DATABASE, metavar="URL", help=say("help-admin-database"))
]
Json = Annotated[bool, typer.Option("--json", help=say("help-admin-json"))]
Force = Annotated[bool, typer.Option("--force", help=say("help-admin-force"))]
Tables = Annotated[list[str], typer.Argument(metavar="TABLE...")]


@contextmanager
def keeper(lang: str | None) -> Iterator[str]:
    """The language to speak; whatever is wrong becomes one sentence, also that the server is not installed."""
    with plainly(lang):
        try:
            yield language_or_exit(lang)
        except ModuleNotFoundError as error:
            raise Mistake("serve-extra", package="bakufu.cli", missing=error.name or "?") from None


@app.command("list", help=say("help-admin-list"))
def list_tables(
    database: Database = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help=say("help-admin-game"))] = None,
    older_than: Annotated[
        str | None, typer.Option("--older-than", metavar="90d", help=say("help-admin-older-than"))
    ] = None,
    finished: Annotated[bool, typer.Option("--finished", help=say("help-admin-finished"))] = False,
    ids: Annotated[bool, typer.Option("--ids", help=say("help-admin-ids"))] = False,
    json: Json = False,
    lang: Language = None,
) -> None:
    """List the tables."""
    with keeper(lang) as language:
        from bakufu.cli.admin import reading

        reading.show_list(database, game, older_than, finished, "ids" if ids else "json" if json else "table", language)


@app.command(help=say("help-admin-show"), context_settings=NAMES)
def show(
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    database: Database = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Show one table."""
    with keeper(lang) as language:
        from bakufu.cli.admin import reading

        reading.show(database, table, json, language)


@app.command(help=say("help-admin-export"), context_settings=NAMES)
def export(
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    file: Annotated[Path | None, typer.Argument(metavar="FILE")] = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Write the record of a table."""
    with keeper(lang) as language:
        from bakufu.cli.admin import reading

        reading.export(database, table, file, language)


@app.command(help=say("help-admin-close"), context_settings=NAMES)
def close(tables: Tables, database: Database = None, lang: Language = None) -> None:
    """Close tables."""
    with keeper(lang) as language:
        from bakufu.cli.admin import changing

        changing.close(database, tables, language)


@app.command(help=say("help-admin-delete"), context_settings=NAMES)
def delete(
    tables: Tables,
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help=say("help-admin-yes"))] = False,
    lang: Language = None,
) -> None:
    """Delete tables."""
    with keeper(lang) as language:
        from bakufu.cli.admin import changing

        changing.delete(database, tables, yes, language)


@app.command("forget-name", help=say("help-admin-forget-name"))
def forget_name(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    instead: Annotated[str | None, typer.Option("--as", metavar="WORD", help=say("help-admin-as"))] = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Take a name away everywhere."""
    with keeper(lang) as language:
        from bakufu.cli.admin import changing

        changing.forget_name(database, name, instead, language)


@app.command(help=say("help-admin-ban"))
def ban(
    address: Annotated[str | None, typer.Argument(metavar="ADDRESS")] = None,
    time: Annotated[str, typer.Option("--for", metavar="7d", help=say("help-admin-for"))] = "7d",
    database: Database = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Ban an address, or list who is banned."""
    with keeper(lang) as language:
        from bakufu.cli.admin import banning

        if address is None:
            banning.show(database, json, language)
        else:
            banning.ban(database, address, time, language)


@app.command(help=say("help-admin-unban"))
def unban(
    address: Annotated[str, typer.Argument(metavar="ADDRESS")], database: Database = None, lang: Language = None
) -> None:
    """Lift a ban."""
    with keeper(lang) as language:
        from bakufu.cli.admin import banning

        banning.unban(database, address, language)


@app.command(help=say("help-admin-push"))
def push(database: Database = None, json: Json = False, lang: Language = None) -> None:
    """List the browsers that are told of turns."""
    with keeper(lang) as language:
        from bakufu.cli.admin import pushing

        pushing.show(database, json, language)


@app.command("drop-push", help=say("help-admin-drop-push"))
def drop_push(
    device: Annotated[str, typer.Argument(metavar="ID")], database: Database = None, lang: Language = None
) -> None:
    """Tell a browser no more."""
    with keeper(lang) as language:
        from bakufu.cli.admin import pushing

        pushing.drop(database, device, language)


@app.command(help=say("help-admin-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    force: Force = False,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Write a backup."""
    with keeper(lang) as language:
        from bakufu.cli.admin import copying

        copying.backup(database, file, force, language)


@app.command(help=say("help-admin-restore"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    force: Force = False,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Put a backup in the place of the database."""
    with keeper(lang) as language:
        from bakufu.cli.admin import copying

        copying.restore(database, file, force, language)


@app.command(help=say("help-admin-doctor"))
def doctor(database: Database = None, json: Json = False, lang: Language = None) -> None:
    """See whether all is well."""
    with keeper(lang) as language:
        from bakufu.cli.admin import examining

        examining.doctor(database, json, language)
