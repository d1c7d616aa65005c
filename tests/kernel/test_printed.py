"""What is printed on components, and how a lab plays with other values."""

import subprocess
import sys

import pytest

from bakufu.games.bushido.components import HONOUR, TERRAINS
from bakufu.games.bushido.printed import PRINTED, _Components
from bakufu.kernel.printed import WrongValue, laid_over, lay_over, printed

BUSHIDO = "bakufu.games.bushido"


def test_other_values_are_laid_over_those_that_are_printed() -> None:
    found = laid_over({"a": {"b": 1, "c": 2}, "d": [3]}, {"a": {"b": 7}, "d": [4, 5]})
    assert found == {"a": {"b": 7, "c": 2}, "d": [4, 5]}


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"terrain": {"swamp": {"honour": 1}}}, "nothing is called terrain.swamp"),
        ({"terrain": {"temple": 3}}, "terrain.temple is something else"),
        ({"terrain": {"temple": {"honour": {"x": 1}}}}, "terrain.temple.honour is something else"),
    ],
)
def test_a_value_for_what_is_not_there_is_refused(values: dict[str, object], why: str) -> None:
    plain = {"terrain": {"temple": {"honour": 7}}}
    with pytest.raises(WrongValue, match=why):
        laid_over(plain, values)


def test_a_game_that_is_loaded_keeps_its_values() -> None:
    assert printed(BUSHIDO, _Components) == PRINTED
    with pytest.raises(RuntimeError, match="loaded with other values"):
        lay_over(BUSHIDO, {"terrain": {"temple": {"honour": 1}}})
    assert HONOUR[TERRAINS.index("temple")] == 7


def test_a_process_that_lays_others_over_first_plays_with_them() -> None:
    script = f"""
from bakufu.kernel.printed import lay_over
lay_over("{BUSHIDO}", {{"terrain": {{"temple": {{"honour": 9}}}}}})
from bakufu.games.bushido.components import HONOUR, KOKU
print(HONOUR, KOKU)
lay_over("{BUSHIDO}", {{"terrain": {{"temple": {{"honour": 9}}}}}})
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "(5, 2, 3, 4, 5, 6, 9) (5, 2, 6, 4, 3, 3, 2)"
