"""A position built from JSON: take a table's own, change what you like, and go on from there."""

import json

import bakufu
from bakufu.kernel.game import BadPosition


def main() -> None:
    """Edo Yashiki, with a lead for the second player and only three cards left in the pile."""
    plain = json.loads(bakufu.new("edo_yashiki", players=2, seed=1, options={"taking": "draft"}).state.to_json())
    plain["scores"] = [0, 12]
    plain["deck"] = plain["deck"][:3]

    table = bakufu.load("edo_yashiki", json.dumps(plain))
    seat, decision = next(iter(table.pending.items()))
    print(f"Seat {seat + 1} decides: {decision.name}, one of {len(decision.actions)} answers.")
    while not table.over:
        for seat, decision in table.pending.items():
            table.play(seat, decision.actions[0])
    assert table.result
    print(f"It ended {table.result.scores}.")

    # What could not lie on a table is refused, with the reason.
    plain["scores"] = [0, 12, 5]
    try:
        bakufu.load("edo_yashiki", json.dumps(plain))
    except BadPosition as mistake:
        print(mistake)


if __name__ == "__main__":
    main()
