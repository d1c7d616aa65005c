"""`bakufu play`: a table in the terminal, for people at one keyboard and bots."""

from errno import EEXIST
from itertools import count
from os import strerror
from pathlib import Path
from random import Random
from typing import Any

from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from bakufu.bots import Bot, Budget
from bakufu.cli.seats import PROGRAM, Sitter, bots_for, seat_all
from bakufu.cli.words import words
from bakufu.coach.hint import THINKS, hint
from bakufu.coach.words import hint_lines
from bakufu.games import all_games, find
from bakufu.kernel.chance import new_seed, seed_from
from bakufu.kernel.luck import JointLuck
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.record import Record
from bakufu.kernel.rules import clauses
from bakufu.kernel.table import Table
from bakufu.kernel.text import Texts
from bakufu.kernel.verify import replay
from bakufu.kernel.words import Action, Decision, Refused, Seat
from bakufu.terminal.board import Unclear, board_of, player
from bakufu.terminal.speak import console


class Leave(Exception):
    """The people want to stop."""


def start(
    name: str | None,
    players: int | None,
    wish: str | None,
    options: dict[str, Any],
    seed: str | None,
    language: str,
    resume: Path | None,
    budget: Budget | None = None,
    usual: str | None = None,
    joint: bool = False,
) -> None:
    """Set the table and play. `joint`: the people add to the luck."""
    if resume:
        if name or options or joint or players is not None or seed is not None:
            raise Mistake("resume-alone", package="bakufu.cli")
        record = Record.read(resume)
        game = find(record.game)
        table = replay(game, record)
        sitters = seat_all(game, record.players, wish, usual)
        if wish is None and record.names:
            kinds = record.bots or [""] * record.players
            if any(kind.split(":")[0] == PROGRAM for kind in kinds):
                raise Mistake("resume-program", package="bakufu.cli")
            sitters = tuple(Sitter(who, kind) for who, kind in zip(record.names, kinds, strict=True))
    else:
        game = find(name or ask_game(language))
        sitters = seat_all(game, players, wish, usual)
        chosen = game.read_options(len(sitters), options)
        if joint and seed is not None:
            raise Mistake("luck-or-seed", package="bakufu.cli")
        try:
            luck = ask_luck(sitters, language) if joint else None
        except Leave:
            return
        drawn = luck.seed if luck else new_seed() if seed is None else seed_from(seed)
        table = Table(game, len(sitters), chosen, drawn, luck=luck)
    if not joint:
        promise(table.promise, language)
    table.names = tuple(sitter.name for sitter in sitters)
    table.bots = tuple(sitter.kind for sitter in sitters)
    thinks = budget.over(THINKS) if budget else THINKS
    TerminalTable(table, bots_for(sitters, seed, budget), language, resume, thinks).play()


def promise(commitment: str, language: str) -> None:
    """Say it before the first move."""
    console.print(Text(words(language)("play-promise", commitment=commitment), style="dim"))


def ask_luck(sitters: tuple[Sitter, ...], language: str) -> JointLuck:
    """Promise something, then let every person add to it: words, throws of dice, anything that we cannot know."""
    say = words(language)
    secret = new_seed()
    promise(JointLuck(secret, ()).promise, language)
    parts = []
    for sitter in sitters:
        typed = "" if sitter.kind else typed_line(say("play-luck", player=sitter.name))
        parts.append(seed_from(typed) if typed else b"")
    return JointLuck(secret, tuple(parts))


def ask_game(language: str) -> str:
    """Let the person choose a game."""
    say = words(language)
    games = all_games()
    console.print(say("play-which"))
    for number, game in enumerate(games, 1):
        line = Text(f"  {number}  ", style="bold").append(game.name, style="not bold")
        console.print(line.append(f"  {Texts(game, language)('tagline')}", style="not bold dim"))
    by_number = {str(number): game.id for number, game in enumerate(games, 1)}
    try:
        return by_number[typed_line("> ")]
    except (Leave, KeyError):
        raise Mistake("play-no-game", package="bakufu.cli", most=len(games)) from None


def typed_line(prompt: str) -> str:
    """What is typed next; the end of the input means that the people leave."""
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt, RuntimeError):
        raise Leave from None


class TerminalTable:
    """People share the keyboard, bots answer by themselves; where several are asked, chance says who is first."""

    def __init__(
        self,
        table: Table[Any],
        bots: dict[Seat, Bot],
        language: str,
        file: Path | None,
        thinks: Budget = THINKS,
    ) -> None:
        self.table = table
        self.bots = bots
        self.people = [seat for seat in range(table.players) if seat not in bots]
        self.file = file
        self.say = words(language)
        self.texts = Texts(table.game, language, table.names)
        self.board = board_of(table.game)
        self.order = Random(table.seed)
        self.read_so_far = dict.fromkeys(range(-1, table.players), 0)
        self.at_keyboard: Seat | None = None
        self.thinks = thinks
        """How long a hint is thought about."""
        self.hints = 0
        """How many have been asked for."""

    def play(self) -> None:
        """Until the end of the game, or until the people leave."""
        intro = self.board.intro(self.table.game.view(self.table.state, -1), self.texts)
        if intro is not None:
            console.print(intro)
        try:
            while not self.table.over:
                self.next_answer()
            self.show_result()
        except Leave:
            self.leave()

    def next_answer(self) -> None:
        """One seat decides."""
        seat = self.order.choice(self.table.waiting_for)
        decision = self.table.pending[seat]
        if seat in self.bots:
            self.table.play(seat, self.bots[seat].choose(self.table.sight(seat)))
        else:
            self.let_decide(seat, decision)

    def let_decide(self, seat: Seat, decision: Decision) -> None:
        """A person decides; asks again until it is clear and allowed."""
        if len(self.people) > 1 and seat != self.at_keyboard:
            console.clear()
            typed_line(self.say("play-hand-over", player=self.texts.seat(seat)))
        self.at_keyboard = seat
        self.tell_news(seat)
        self.show(seat, decision)
        while True:
            typed = typed_line("> ")
            if not typed:
                continue
            if self.was_command(typed, seat, decision):
                if seat in self.table.waiting_for and self.table.pending[seat].actions == decision.actions:
                    continue
                return
            try:
                view = self.table.game.view(self.table.state, seat)
                action = self.board.read(typed, view, seat, decision, self.texts)
                if self.allowed(seat, action) and self.confirmed(seat, action):
                    self.table.play(seat, action)
                    return
            except Unclear as unclear:
                console.print(Text(f"{unclear} {self.say('play-try-help')}", style="red"))

    def allowed(self, seat: Seat, action: Action) -> bool:
        """Say which clause forbids it, if one does."""
        refusal = self.table.why_not(seat, action)
        if refusal:
            console.print(Text(self.texts.refusal(refusal), style="red"))
        return refusal is None

    def confirmed(self, seat: Seat, action: Action) -> bool:
        """Show what it would do, where the board can, and let the person think again."""
        preview = self.board.preview(self.table.game.view(self.table.state, seat), seat, action, self.texts)
        if preview is None:
            return True
        console.print(preview)
        return typed_line(self.say("play-confirm")) == ""

    def was_command(self, typed: str, seat: Seat, decision: Decision) -> bool:
        """Carry out what is no answer but a word to the table."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "?":
                self.explain(seat, decision)
            case "hint":
                self.hint(seat)
            case "u":
                self.take_back(seat)
            case "save":
                self.save(rest.strip())
            case "log":
                self.read_so_far[seat] = 0
                self.tell_news(seat)
            case "board":
                self.show(seat, decision)
            case "quit":
                raise Leave
            case _:
                return False
        return True

    def show(self, seat: Seat, decision: Decision) -> None:
        """The board as the seat sees it, what is asked, and the answers there are."""
        view = self.table.game.view(self.table.state, seat)
        console.print(self.board.draw(view, seat, self.texts))
        console.print(player(seat, self.texts).append(f": {self.texts.decision(decision.name)}", style="bold"))
        offer = self.board.offer(view, seat, decision, self.texts)
        if offer is not None:
            console.print(offer)

    def tell_news(self, seat: Seat) -> None:
        """What this seat has been told since it last looked."""
        for told in self.table.told[self.read_so_far[seat] :]:
            if told.known_to(seat):
                console.print(Text(f"  {self.texts.event(told.event)}"))
        self.read_so_far[seat] = len(self.table.told)

    def explain(self, seat: Seat, decision: Decision) -> None:
        """The clause that asks for this decision, what the board adds, and what can be typed."""
        known = clauses(self.table.game, self.say.language)
        clause = known.get(self.table.state.stack[-1].clause)
        if clause:
            console.print(Panel(Markdown(clause.text), title=clause.id, title_align="left"))
        extra = self.board.help(self.table.game.view(self.table.state, seat), seat, decision, self.texts)
        if extra is not None:
            console.print(extra)
        console.print(self.say("play-commands", game=self.table.game.id))

    def hint(self, seat: Seat) -> None:
        """What a strong bot would do, and why not something else; not where people play against each other."""
        if len(self.people) > 1:
            console.print(Text(self.say("hint-not-among-people"), style="red"))
            return
        self.hints += 1
        console.print(Text(self.say("hint-thinking"), style="dim"))
        found = hint(self.table.sight(seat), f"{len(self.table.answers)}", self.thinks)
        for line in hint_lines(found, self.texts):
            console.print(Text(line), soft_wrap=True)
        preview = self.board.preview(self.table.game.view(self.table.state, seat), seat, found.plan[0], self.texts)
        if preview is not None:
            console.print(preview)

    def take_back(self, seat: Seat) -> None:
        """Undo this seat's last answer, if the table allows it."""
        try:
            action = self.table.take_back(seat)
        except Refused as refused:
            console.print(Text(self.texts.refusal(refused.refusal), style="red"))
            return
        self.read_so_far = {who: min(count, len(self.table.told)) for who, count in self.read_so_far.items()}
        console.print(Text(self.say("play-taken-back", action=self.texts.action(action)), style="dim"))

    def save(self, file: str) -> bool:
        """Write the record; of a game under way it holds the seed too, so that it can be gone on with."""
        path = Path(file) if file else self.file or self.free_file()
        try:
            if path.exists() and not self.is_ours(path):
                raise FileExistsError(EEXIST, strerror(EEXIST), str(path))
            self.table.write_up(with_luck=True).save(path)
        except OSError as error:
            why = error.strerror or "?"
            console.print(Text(self.say("cannot-save", name=str(path), why=why), style="red"))
            return False
        self.file = path
        console.print(self.say("play-saved", file=str(path)))
        return True

    def is_ours(self, path: Path) -> bool:
        """Whether this is an earlier record of the same game, and nothing else that somebody would miss."""
        try:
            return path.is_file() and Record.read(path).commitment == self.table.promise
        except Mistake:
            return False

    def free_file(self) -> Path:
        """A file that is not there yet: edo_yashiki.jsonl, edo_yashiki-2.jsonl, ..."""
        stem = self.table.game.id
        names = (f"{stem}-{number}.jsonl" if number > 1 else f"{stem}.jsonl" for number in count(1))
        return next(path for path in map(Path, names) if not path.exists())

    def leave(self) -> None:
        """Nothing is lost: an unfinished game is written down."""
        console.print()
        if self.table.answers and not self.table.over and self.save(""):
            console.print(self.say("play-go-on", file=str(self.file)))

    def show_result(self) -> None:
        """Who won, and why."""
        self.tell_news(-1 if not self.people else self.people[0])
        result = self.table.result
        assert result is not None
        console.print(self.board.draw(self.table.game.view(self.table.state, -1), -1, self.texts))
        for line in result.why:
            console.print(Text(f"  {self.texts.event(line)}"))
        grid = Grid(box=None, padding=(0, 2), header_style="bold")
        for column in ("place", "player", "points"):
            grid.add_column(self.say(f"play-{column}"), justify="left" if column == "player" else "right")
        for seat in sorted(range(self.table.players), key=lambda seat: result.places[seat]):
            grid.add_row(str(result.places[seat]), player(seat, self.texts), str(result.scores[seat]))
        console.print(grid)
        if self.hints:
            console.print(self.say("hint-count", hints=self.hints))
        if self.people:
            file = typed_line(self.say("play-save-as"))
            if file:
                self.save(file)
