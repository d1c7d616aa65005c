"""Every listed action is accepted, every other is refused with a reason, and a refused one changes nothing."""

from random import Random
from typing import Any

from bakufu.conformance.variant import Variant, Violation, walk
from bakufu.kernel.catalogue import languages_of
from bakufu.kernel.json import to_builtins
from bakufu.kernel.rules import clauses
from bakufu.kernel.step import answer
from bakufu.kernel.table import Table
from bakufu.kernel.text import texts
from bakufu.kernel.words import Action, Decision, Refusal, Refused, Seat

TRIED, OTHERS = 12, 8
"""So many listed answers, and so many others, are tried at each close look."""


def listed_actions_are_distinct_and_accepted(variant: Variant) -> None:
    """Each answer stands once in the list, reads the same from JSON, and can be carried out."""
    rng = Random(1)
    for seed in range(variant.effort.told):
        table = variant.table(seed)
        for seat, decision in walk(table, rng):
            if rng.randrange(variant.effort.every):
                continue
            actions = list(decision.actions)
            if wrong := _flaw_of_list(actions, decision):
                raise variant.violated(f"decision {decision.name}: {wrong}", seed, len(table.answers))
            for action in rng.sample(actions, min(TRIED, len(actions))):
                if action not in decision.actions:
                    raise variant.violated(f"{action} is listed, but not in the list", seed, len(table.answers))
                if (read := variant.game.read_action(to_builtins(action))) != action:
                    raise variant.violated(f"{action} reads {read} from its JSON", seed, len(table.answers))
                answer(table.state.clone(), seat, action)


def _flaw_of_list(actions: list[Action], decision: Decision) -> str | None:
    """What is wrong with a list of answers, whatever kind of sequence it is."""
    if not actions:
        return "there is no answer to it"
    if not len(set(actions)) == len(actions) == len(decision.actions):
        return f"{len(decision.actions)} answers are promised, {len(actions)} come, {len(set(actions))} are distinct"
    ends = (decision.actions[0], decision.actions[-1], decision.actions[len(actions) - 1])
    if (actions[0], actions[-1], actions[-1]) != ends:
        return "its answers come in another order by number"
    return None


def everything_else_is_refused_and_changes_nothing(variant: Variant) -> int:
    """Answers that were right elsewhere are refused with a clause, in words; says how many were tried."""
    rng = Random(2)
    known: set[Action] = set()
    tried = 0
    for seed in range(variant.effort.told):
        table = variant.table(seed)
        for seat, decision in walk(table, rng):
            known.update(rng.sample(list(decision.actions), min(3, len(decision.actions))))
            if rng.randrange(variant.effort.every):
                continue
            before = table.state.to_json()
            # A table that remembers no earlier questions, so that nothing passes for an answer that came too late.
            fresh = Table(table.game, table.players, table.options, table.seed, first=table.state)
            strangers = [other for other in range(variant.players) if other not in table.waiting_for]
            others = [(seat, action) for action in known if action not in decision.actions]
            others += [(stranger, decision.actions[0]) for stranger in strangers]
            for who, action in rng.sample(others, min(OTHERS, len(others))):
                if wrong := _flaw_of_refusal(variant, _refusal(fresh, who, action)):
                    raise variant.violated(f"{action} by seat {who} {wrong}", seed, len(table.answers))
                tried += 1
            if not fresh.state.to_json() == before == table.state.to_json():
                raise variant.violated("what was refused has changed the position", seed, len(table.answers))
    return tried


def _refusal(table: Table[Any], seat: Seat, action: Any) -> Refusal | None:
    """Why this is not allowed; None where it is."""
    try:
        table.play(seat, action)
    except Refused as refused:
        return refused.refusal
    return None


def _flaw_of_refusal(variant: Variant, refusal: Refusal | None) -> str | None:
    if refusal is None:
        return "is not listed, but was accepted"
    if not refusal.clause:
        return "was refused without a clause"
    for language in languages_of(variant.game.package):
        text = texts(variant.game, language).refusal(refusal)
        if "[" in text or refusal.clause not in text:
            return f"was refused without words in {language}: {text}"
    return None


def an_ended_game_refuses_everything_with_its_clause(variant: Variant) -> None:
    """Whatever was the last answer, it is none any more; the game's `end_clause` says so."""
    table = variant.table(0)
    (last, *_) = [(seat, decision.actions[0]) for seat, decision in walk(table, Random(4))][::-1]
    refusal = _refusal(table.as_of(len(table.answers)), *last)
    if refusal is None or refusal.clause not in clauses(variant.game, "en"):
        raise variant.violated(f"the game is over, but {last} gets {refusal}", 0, len(table.answers))


def nonsense_is_refused(variant: Variant) -> None:
    """What is no action, and who is nobody."""
    table = variant.table(0)
    before = table.state.to_json()
    (seat, *_) = table.waiting_for
    something = table.pending[seat].actions[0]
    odd: list[tuple[Seat, Any]] = [(seat, nonsense) for nonsense in ({}, {"do": "nothing-like-it"}, {"do": 3})]
    odd += [(nobody, something) for nobody in (-1, variant.players, 99)]
    for who, nonsense in odd:
        if _refusal(table, who, nonsense) is None:
            raise Violation(f"{variant}: {nonsense} by seat {who} was accepted")
    if table.state.to_json() != before:
        raise Violation(f"{variant}: nonsense has changed the position")
