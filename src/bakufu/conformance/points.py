"""The points one by one, on any game."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from bakufu.conformance import clauses, clones, endings, legality, replay, secrets, telling
from bakufu.conformance.variant import Effort, Variant, Violation, effort_for, spread
from bakufu.kernel.game import Game

USUAL_GAMES = 20


class Point(NamedTuple):
    """Something that must hold: for every variant of a game, and for the game itself."""

    name: str
    of_variant: tuple[Callable[[Variant], object], ...] = ()
    of_game: tuple[Callable[[Game[Any]], object], ...] = ()

    def checks(self, game: Game[Any], variants: list[Variant]) -> list[Callable[[], object]]:
        """All that there is to be looked at."""
        whole = [partial(look, game) for look in self.of_game]
        return [*whole, *(partial(look, variant) for variant in variants for look in self.of_variant)]


POINTS = (
    Point(
        "legality",
        (
            legality.nonsense_is_refused,
            legality.listed_actions_are_distinct_and_accepted,
            legality.everything_else_is_refused_and_changes_nothing,
            legality.an_ended_game_refuses_everything_with_its_clause,
        ),
    ),
    Point("endings", (endings.every_game_ends_with_a_complete_result_and_all_its_pieces,)),
    Point(
        "replay",
        (
            replay.json_round_trip_at_every_state,
            replay.a_game_goes_on_the_same_from_its_json,
            replay.the_record_replays_to_the_same_state,
            replay.same_seed_same_game,
        ),
    ),
    Point("clones", (clones.playing_on_a_clone_leaves_the_original_alone, clones.asking_changes_nothing)),
    Point(
        "secrets",
        (
            secrets.determinize_keeps_all_that_the_seat_sees,
            secrets.who_cannot_tell_two_positions_apart_is_not_told_them_apart,
            secrets.the_way_to_a_position_tells_no_more_than_the_position,
            secrets.a_secret_answer_looks_like_any_other_to_the_rest,
        ),
    ),
    Point("telling", (telling.a_whole_game_can_be_told,), (telling.every_event_action_option_and_refusal_can_be_said,)),
    Point(
        "clauses",
        (),
        (
            clauses.every_clause_reads_in_every_language,
            clauses.every_version_of_the_rules_says_what_changed_and_why,
            clauses.every_clause_cited_in_the_code_exists,
        ),
    ),
)


def variants_of(game: Game[Any], games: int = USUAL_GAMES) -> list[Variant]:
    """What is looked at: every variant, or of many enough that each two choices meet; so many games of each."""
    try:
        effort = effort_for(game, games)
    # A game that cannot even be played once is looked at closely; the points say what is wrong.
    except Exception:
        effort = Effort(games=games, told=1, depth=0, every=1)
    return [Variant(game, players, options, effort) for players, options in spread(game)]


def run(point: Point, game: Game[Any], variants: list[Variant]) -> Iterator[None]:
    """Look at one point; stops after each check, so that progress can be shown. Raises `Violation`."""
    for look in point.checks(game, variants):
        try:
            look()
        except Violation:
            raise
        # An error in the middle of a game is a violation, too: of whatever was being looked at.
        except Exception as error:
            what, about = look.func.__name__, look.args[0]  # type: ignore[attr-defined]
            name = about.id if isinstance(about, Game) else str(about)
            sentence = what.replace("_", " ")
            raise Violation(f"{name}: while seeing whether {sentence}: {type(error).__name__}: {error}") from error
        yield


def check(game: Game[Any], games: int = USUAL_GAMES) -> dict[str, Violation | None]:
    """Every point, and how it is violated; None where it holds."""
    variants = variants_of(game, games)
    found: dict[str, Violation | None] = {}
    for point in POINTS:
        try:
            for _ in run(point, game, variants):
                pass
            found[point.name] = None
        except Violation as violation:
            found[point.name] = violation
    return found
