"""A bot as a program: it asks for a position that could be the real one and takes what is worth most there.

`bakufu play edo_yashiki --bot "exec:python examples/programs/worth.py"`
"""

import json
import sys

import bakufu
from bakufu.kernel.step import answer

for line in sys.stdin:
    ask = json.loads(line)
    print(json.dumps({"sample": str(ask["ask"])}), flush=True)
    sample = json.loads(sys.stdin.readline())["sample"]
    position = bakufu.load(ask["game"], json.dumps(sample))
    worths = []
    for plain in ask["answers"]:
        after = position.state.clone()
        answer(after, ask["seat"], position.game.read_action(plain))
        worths.append(position.game.worth(after, ask["seat"]))
    print(json.dumps({"answer": worths.index(max(worths))}), flush=True)
