"""Who waits for something scarce: everybody gets as much of it, however much each wants."""

from collections import Counter

from bakufu.server.tables.fair_queue import FairQueue


def test_time_is_shared_and_not_questions() -> None:
    turns: FairQueue[float] = FairQueue()
    # One asks what takes a second each time, the other what takes a tenth.
    for _ in range(200):
        turns.put("slow", "a", 1.0)
        turns.put("quick", "b", 0.1)
    had: Counter[str] = Counter()
    while sum(had.values()) < 40:
        who, seconds = turns.take() or ("", 0.0)
        turns.done(who, seconds)
        had[who] += seconds  # type: ignore[assignment]
    assert abs(had["slow"] - had["quick"]) <= 2


def test_whoever_has_something_going_on_comes_after_who_has_nothing() -> None:
    turns: FairQueue[str] = FairQueue()
    for what in ("first", "second"):
        turns.put("one", "a", what)
    assert turns.take() == ("one", "first")
    turns.put("other", "b", "theirs")
    assert turns.take() == ("other", "theirs")
    assert turns.take() == ("one", "second")
    assert turns.take() is None


def test_nobody_saves_turns_up() -> None:
    turns: FairQueue[int] = FairQueue()
    for number in range(100):
        turns.put("busy", "a", number)
    for _ in range(50):
        who, _ = turns.take() or ("", 0)
        turns.done(who, 1.0)
    for number in range(50):
        turns.put("late", "b", number)
    order = []
    for _ in range(10):
        who, _ = turns.take() or ("", 0)
        turns.done(who, 1.0)
        order.append(who)
    # Who comes late has not missed fifty turns, but begins where the other is.
    assert 4 <= order.count("busy") <= 6


def test_the_tables_of_one_person_take_turns() -> None:
    turns: FairQueue[str] = FairQueue()
    for _ in range(3):
        turns.put("one", "a", "a")
    turns.put("one", "b", "b")
    assert [(turns.take() or ("", ""))[1] for _ in range(4)] == ["a", "b", "a", "a"]
    assert len(turns) == 0
