"""What a part of the search is worth: the same figures every time, and each part can be left out."""

from random import Random

import pytest
from tools.ablation import LEARNED, PARTS, WithoutCommonLuck, main, without, worth
from tools.other_judgement import RandomPlayouts

from bakufu.bots import Budget, Sight
from bakufu.bots.search import Search
from bakufu.bots.search_bot import SearchBot
from bakufu.games import find
from bakufu.kernel.judgement import ANY, judgement_of
from tests.walks import asked

SHITENNO = find("shitenno")


def sight() -> Sight:
    state, seat = next(asked(SHITENNO, {}, 7))
    return Sight(SHITENNO, state, seat)


@pytest.mark.parametrize("part", PARTS)
def test_each_part_can_be_left_out(part: str) -> None:
    seen, (search, judgement) = sight(), without(part, SHITENNO)
    bots = [SearchBot(Random(1), Budget(playouts=40)), SearchBot(Random(1), Budget(playouts=40), judgement, search)]
    for bot in bots:
        assert bot.choose(seen) in seen.decision.actions
        assert bot.playouts <= 40
    alike = part in ("waves of new plans", "sensible guesses of hidden choices")
    assert (bots[0].thoughts == bots[1].thoughts) == alike, "a small budget has one wave; this game hides no choices"


def test_what_is_left_out_is_what_is_said() -> None:
    assert without("common luck", SHITENNO)[0] is WithoutCommonLuck
    to_the_end = without("a horizon", SHITENNO)[1]
    assert (to_the_end.rounds, to_the_end.decisions) == (ANY, ANY)
    in_pieces = without("whole plans", SHITENNO)[1]
    seen = sight()
    plans = in_pieces.plans(seen.sample(Random(1)), seen.seat, seen.decision, Random(1), 12)
    assert {len(plan) for plan in plans} == {1}
    bushido = find("bushido")
    assert judgement_of(bushido).values.players
    search, by_hand = without(LEARNED, bushido)
    assert search is Search
    assert not by_hand.values.players


def test_the_same_deals_give_the_same_figures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["ablation", "--game", "edo_yashiki", "--players", "2", "--playouts", "2", "--deals", "1", "--part"]
    monkeypatch.setattr("sys.argv", [*words, "common luck"])
    main()
    found = worth("common luck", find("edo_yashiki"), 2, 2, 1, "ablation")
    assert found.games == 2
    *_, line = capsys.readouterr().out.splitlines()
    assert line.startswith(f"| common luck | 2 | {found.share:.0%} |")


def test_random_playouts_go_on_to_the_end() -> None:
    thinking = SearchBot(Random(1), Budget(playouts=3), RandomPlayouts(SHITENNO))
    thinking.choose(sight())
    assert thinking.positions > 30
