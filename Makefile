# make play   set everything up and sit down at the table (make play GAME=edo_yashiki ARGS="--lang fr")
# make test   set everything up; lint, strict types, every test

.PHONY: play test lint types tests golden bench pictures lock clean

GAME ?=
ARGS ?=
JOBS ?= 2

play:
	@tools/set-up play
	@.venv/bin/bakufu play $(GAME) $(ARGS)

test: lint types tests

lint:
	@tools/set-up test
	.venv/bin/ruff check
	.venv/bin/ruff format --check

types:
	@tools/set-up test
	.venv/bin/mypy

tests:
	@tools/set-up test
	.venv/bin/pytest -n $(JOBS) $(ARGS)

golden:
	@tools/set-up test
	rm -rf tests/conformance/golden
	BAKUFU_GOLDEN=write .venv/bin/pytest tests/conformance -k "golden or counts"

bench:
	@bench/run $(ARGS)

pictures:
	@tools/set-up play
	.venv/bin/python tools/pictures.py

# Pinned, hashed, without addresses. Needs uv.
lock:
	uv pip compile pyproject.toml --group set-up --universal --generate-hashes --no-header --python-version 3.11 -o requirements/play.txt
	uv pip compile pyproject.toml --group dev --universal --generate-hashes --no-header --python-version 3.11 -o requirements/test.txt

clean:
	rm -rf .venv .venv-bench .mypy_cache .ruff_cache .pytest_cache .hypothesis
