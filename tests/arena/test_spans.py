"""Numbers kept as spans."""

from random import Random

from bakufu.arena.spans import Spans


def test_spans_hold_what_a_set_holds() -> None:
    rng = Random(7)
    for _ in range(200):
        spans, plain = Spans(), set[int]()
        for _ in range(12):
            first = rng.randrange(30)
            last = first + rng.choice((0, 0, 1, 5))
            spans.add(first, last)
            plain |= {*range(first, last + 1)}
        assert {*spans} == plain
        assert [*spans] == sorted(plain)
        assert len(spans) == len(plain)
        assert all((number in spans) == (number in plain) for number in range(-1, 40))


def test_many_side_by_side_are_one_span() -> None:
    spans = Spans([(1, 10**9)])
    spans.add(10**9 + 1)
    assert len(spans) == 10**9 + 1
    assert 10**9 + 2 not in spans
    assert (spans._firsts, spans._lasts) == ([1], [10**9 + 1])
