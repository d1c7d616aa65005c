"""What is kept as JSON is what would be written anew."""

from random import Random

import msgspec

import bakufu
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.laying import Places
from bakufu.kernel.json import encode, encode_actions


def test_houses_and_places_as_json() -> None:
    rng = Random(11)
    for seed in range(12):
        table = bakufu.new("edo_yashiki", players=2, seed=seed, options={"taking": "draft"})
        # At the edge the frame of a house moves; in the middle rows of many houses are alike.
        edge = seed % 3
        while not table.over:
            seat = rng.choice(table.waiting_for)
            actions = table.pending[seat].actions
            assert encode_actions(actions) == encode(list(actions))
            if isinstance(actions, Places):
                plain = actions.house.to_plain()
                assert encode(actions.house) == msgspec.json.encode(plain) == encode(House.from_plain(plain))
            table.play(seat, rng.choice(actions) if edge == 0 else actions[0 if edge == 1 else -1])
