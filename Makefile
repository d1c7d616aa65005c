# make play       set everything up, start the server on this machine and open the page (ARGS="--port 9000")
# make terminal   play in the terminal instead (GAME=edo_yashiki ARGS="--lang fr")
# make fast       compile the engine (a few minutes, needs a C compiler); everything then uses it
# make profiled   the same for what games and servers do most (gcc; twice as long): a little faster, as in the wheels
# make test       set everything up; lint, strict types, every test but the long ones
# make test-fast  compile the engine and test that, also with the long ones
# make referee    random games beside a second telling of the rules (GAMES=2000 GAME=edo_yashiki JOBS=2)
# make wheels     build/wheels: one with the compiled engine for this machine, one of plain Python
# make docs       write the site, with the reference of the Python package, to build/docs
# make web        build the browser's part into web/dist, if its sources have changed

.PHONY: play terminal fast profiled test test-fast lint types tests attacks endure referee web web-tests wire-types map icons golden records bench bench-envs baselines numbers bench-server bench-load wheels pythons strength calibration luck skill balance pictures docs lock clean

GAME ?=
ARGS ?=
GAMES ?= 2000
JOBS ?= 2
# Tests wait for servers and browsers as long as they compute: one more of them than there are cores.
WORKERS ?= 3
PYTEST = .venv/bin/pytest -n $(WORKERS) --dist loadgroup
# Whole games by clicks and the like wait for `make test-fast`.
SHORT = -m "not long"
LOCK = uv pip compile pyproject.toml --universal --generate-hashes --no-strip-extras --no-header --python-version 3.11

play:
	@tools/set-up play
	@tools/build-web
	@.venv/bin/python -m tools.compile_later || true
	@.venv/bin/bakufu serve --open $(ARGS)

terminal:
	@tools/set-up play
	@.venv/bin/bakufu play $(GAME) $(ARGS)

fast:
	@tools/set-up test
	@.venv/bin/python tools/compile.py

profiled:
	@tools/set-up test
	@.venv/bin/python tools/compile.py --profile

# What is only read is read side by side: types and the page's tests keep one core each busy for a while.
test:
	@tools/set-up test
	@tools/build-web
	@tools/build-web tools
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=target lint types web-tests
	@$(MAKE) --no-print-directory tests

lint:
	@tools/set-up test
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/lint-imports
	@tools/build-web tools
	cd web && npm run --silent lint

types:
	@tools/set-up test
	.venv/bin/mypy

web:
	@tools/build-web

web-tests: web
	@tools/build-web tools
	cd web && npm run --silent check && npm run --silent test

# The browser's types: the messages from the server's, each board's from its game's.
wire-types:
	@tools/set-up test
	.venv/bin/python tools/wire_types.py

# How much of the kernel and the games their own tests run is measured, and is said at the end.
tests: web
	@tools/set-up test
	@tools/get-chromium
	$(PYTEST) $(SHORT) $(patsubst %,--ignore tests/%,kernel games envs server/attacks) $(ARGS)
	$(PYTEST) $(SHORT) --cov --cov-report= --cov-fail-under=95 tests/kernel tests/games tests/envs

# Attacks on a real server; how long others wait is measured, so they want a quiet machine.
attacks:
	@tools/set-up test
	.venv/bin/pytest tests/server/attacks $(ARGS)

# What a server must endure, in numbers: killed a hundred times, restarted under 200 tables, a million odd messages. About an hour.
endure:
	@tools/set-up test
	.venv/bin/python -m tests.server.endure $(ARGS)

# So many games of each game that has a referee, spread over all its variants.
referee:
	@tools/set-up test
	.venv/bin/python -m tests.referees --games $(GAMES) --jobs $(JOBS) $(if $(GAME),--game $(GAME)) $(ARGS)

# What is compiled keeps the rules and the protocol as what is not does (the tests are in plain Python unless told so);
# and what takes long is tested on it.
COMPILED = tests/test_engine.py tests/kernel tests/games tests/conformance tests/envs tests/server
test-fast: fast web
	@tools/get-chromium
	BAKUFU_PURE=0 $(PYTEST) $(COMPILED) --ignore tests/server/attacks $(ARGS)
	BAKUFU_PURE=0 $(PYTEST) -m long $(patsubst %,--ignore %,$(COMPILED)) $(ARGS)

# Shogun's map, from its table of borders.
map:
	@tools/set-up test
	.venv/bin/python -m tools.shogun_map

# The page's icons, from their drawings.
icons:
	@tools/set-up test
	.venv/bin/python -m tools.icons

golden:
	@tools/set-up test
	find tests/conformance/golden -type f -delete
	BAKUFU_GOLDEN=write .venv/bin/pytest tests/conformance -k "golden or counts"

# Finished games of a new version of the rules; those that are there are never written again.
records:
	@tools/set-up test
	.venv/bin/python -m tools.records

bench:
	@bench/run $(ARGS)

# Our environments beside those of PettingZoo and RLCard.
bench-envs:
	@bench/run envs $(ARGS)

# The tables of docs/research.md: the games as environments, then every bot against every other (some minutes).
baselines:
	@tools/set-up test
	@.venv/bin/python -m tools.baselines $(ARGS)
	@.venv/bin/python -m tools.baselines --bots $(ARGS)

# Thousands of random games: every legal answer has a number of its own (some minutes; faster after `make fast`).
numbers:
	@tools/set-up test
	.venv/bin/python -m tests.envs.numbers $(ARGS)

# Needs node and npm; the first run also the network.
bench-server: profiled
	@bench/server/run $(ARGS)

# A thousand tables, a move every two seconds at each; and a start with ten thousand whose clocks run.
bench-load: fast
	@.venv/bin/python -m bench.load $(ARGS)

# How strong the search is against greedy-1: some minutes. The hours' form: ARGS="--think 1 --games 200".
strength:
	@tools/set-up test
	@.venv/bin/python -m tools.strength $(ARGS)

# Do those win who are said to? About a minute. The full form: ARGS="--positions 2000 --samples 100 --rows build/calibration.jsonl".
calibration:
	@tools/set-up test
	@.venv/bin/python -m tools.calibration $(ARGS)

# Does luck come to nothing? Some minutes.
luck:
	@tools/set-up test
	@.venv/bin/python -m tools.luck $(ARGS)

# How many times fewer games tell who is stronger when luck is taken off? Some minutes.
skill:
	@tools/set-up test
	@.venv/bin/python -m tools.skill $(ARGS)

# Is each game fair? A page and a JSON for each in build/balance: some minutes. Broken off, it goes on. The hours' form: ARGS="--bot search@40 --games 400 --luck 100".
balance:
	@tools/set-up test
	@for game in $(or $(GAME),bushido edo_yashiki shitenno shogun); do \
		.venv/bin/bakufu balance $$game --games 60 --luck 4 --samples 2 --workers $(JOBS) --into build/balance $(ARGS) || exit; \
	done

# A wheel with the compiled engine, for this Python on this kind of machine, and one of plain Python: build/wheels.
wheels: profiled web
	rm -rf build/wheels
	.venv/bin/hatchling build -t wheel -d build/wheels
	BAKUFU_COMPILE=1 .venv/bin/hatchling build -t wheel -d build/wheels
	.venv/bin/pytest tests/test_wheels.py
	@ls build/wheels

# Every Python from 3.11 to 3.14 that is found here plays the same games; compiled too with COMPILE=1 (minutes each).
pythons:
	@tools/set-up test
	@tools/pythons $(if $(COMPILE),compile)
	.venv/bin/pytest tests/test_pythons.py

pictures: web
	@tools/set-up test
	.venv/bin/python tools/pictures.py
	.venv/bin/python -m tools.page_pictures

docs:
	@tools/set-up docs
	rm -rf docs/api
	.venv/bin/sphinx-build -q -W --keep-going docs build/docs
	@echo "file://$(CURDIR)/build/docs/index.html"

# Pinned, hashed, without addresses. Needs uv.
lock:
	$(LOCK) --extra server --extra arena --group set-up --group compile -o requirements/play.txt
	$(LOCK) --extra server --group dev -o requirements/test.txt
	$(LOCK) --extra server --extra research --group docs -o requirements/docs.txt

clean:
	rm -rf .venv .venv-bench .compiled .compiled.new build docs/api .coverage web/node_modules web/dist bench/server/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
