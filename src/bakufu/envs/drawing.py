"""The terminal's board as a text, and as a picture of it, without a browser or a screen."""

from functools import cache
from io import StringIO
from typing import Any
from unicodedata import name, normalize

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import DEFAULT_TERMINAL_THEME

from bakufu.envs.course import Course
from bakufu.kernel.text import texts
from bakufu.terminal.board import CRESTS, board_of

COLUMNS = 160
INK, PAPER = (230, 230, 230), (20, 22, 28)
WIDE, HIGH = 6, 11
"""A letter of the small font that comes with Pillow, in pixels."""

SHAPES = {
    CRESTS[0]: ((1, 3), (3, 3), (4, 4), (4, 7), (3, 8), (1, 8), (0, 7), (0, 4)),
    CRESTS[1]: ((2, 2), (5, 5), (2, 9), (0, 5)),
    CRESTS[2]: ((2, 2), (5, 9), (0, 9)),
    CRESTS[3]: ((0, 3), (4, 3), (4, 8), (0, 8)),
    CRESTS[4]: ((2, 1), (3, 4), (5, 4), (3, 6), (4, 9), (2, 7), (0, 9), (1, 6), (0, 4), (2, 4)),
}
"""The players' signs, which the font lacks."""


def as_text(course: Course) -> str:
    """The table as the seat sees it that is asked (when the game is over, as anybody does), coloured for a terminal."""
    console = _console()
    console.print(_drawn(course))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def as_picture(course: Course) -> NDArray[np.uint8]:
    """The same as a picture: rows of pixels, each red, green and blue."""
    console = _console()
    lines = console.render_lines(_drawn(course), pad=False)
    image = Image.new("RGB", (COLUMNS * WIDE, max(1, len(lines)) * HIGH), PAPER)
    draw = ImageDraw.Draw(image)
    for row, segments in enumerate(lines):
        column = 0
        for segment in segments:
            column = _segment(draw, segment, column, row)
    return np.asarray(image, dtype=np.uint8).copy()


def _console() -> Console:
    return Console(
        file=StringIO(),
        width=COLUMNS,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        legacy_windows=False,
    )


def _drawn(course: Course) -> Any:
    game, seat = course.game, course.seat
    return board_of(game).draw(game.view(course.state, seat), seat, texts(game, "en"))


def _segment(draw: ImageDraw.ImageDraw, segment: Segment, column: int, row: int) -> int:
    """Draw letter by letter; says in which column the next one stands."""
    ink: tuple[int, ...] = INK
    paper: tuple[int, ...] = PAPER
    style = segment.style
    if style is not None:
        if style.color is not None:
            ink = tuple(style.color.get_truecolor(DEFAULT_TERMINAL_THEME))
        if style.bgcolor is not None:
            paper = tuple(style.bgcolor.get_truecolor(DEFAULT_TERMINAL_THEME))
        if style.reverse:
            ink, paper = paper, ink
    for letter in segment.text:
        x, y = column * WIDE, row * HIGH
        if paper != PAPER:
            draw.rectangle((x, y, x + WIDE - 1, y + HIGH - 1), fill=paper)
        if letter in SHAPES:
            draw.polygon([(x + dx, y + dy) for dx, dy in SHAPES[letter]], fill=ink)
        elif not letter.isspace():
            draw.text((x, y), _plain(letter), fill=ink, font=_font())
        column += 1
    return column


@cache
def _font() -> ImageFont.ImageFont:
    return ImageFont.load_default_imagefont()


@cache
def _plain(letter: str) -> str:
    """A letter that the font has: without its macron, or the simplest of its kind."""
    bare = normalize("NFKD", letter)[0]
    if ord(bare) < 256:
        return bare
    lines = {"━": "-", "─": "-", "│": "|", "┃": "|", "–": "-", "—": "-", "’": "'", "“": '"', "”": '"'}
    if bare in lines:
        return lines[bare]
    return "+" if name(bare, "").startswith("BOX") else "¤"
