# Every command sets up what it needs: Python 3.11+, make and git are enough.
# PYTHON=python3.12 chooses the Python; ARGS="…" is passed on to play, bench and long.

PYTHON ?= $(firstword $(foreach p,python3 python3.13 python3.12 python3.11,$(shell \
	$(p) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(p))))
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PACKAGES := $(VENV)/.packages
TOOLS := $(VENV)/.tools
INSTALLED := $(VENV)/.installed
TESTABLE := $(INSTALLED) $(TOOLS)
BOUNDED := build/bounds/.built
PAGE := src/caravanserai/page/.built-from
SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' -not -path 'src/caravanserai/page/*' \
	-not -path 'src/caravanserai/site/*' 2>/dev/null) \
	hatch_build.py $(wildcard build_tools/*.py) pyproject.toml README.md
PAGE_SOURCES := $(shell find web src/caravanserai/locales -type f -not -path 'web/node_modules/*' \
	-not -path 'web/dist/*' 2>/dev/null)
CORES ?= 2
PYTEST := $(PY) -m pytest -n $(CORES) --dist=worksteal
# People in a browser wait a lot, and so do servers for their disk: one more has the time.
PYTEST_WAITING := $(PY) -m pytest -n $(shell expr $(CORES) + 1) --dist=worksteal
OF_THE_SERVER := tests/server tests/client tests/system tests/new_game tests/attacks
APART := $(OF_THE_SERVER) tests/page
# What knows no difference between the builds is tested on one of them.
ONCE := tests/arena tests/cli tests/drawing tests/envs/test_docs_learning.py tests/envs/test_extras.py tests/lessons tests/locales \
	tests/puzzles tests/table tests/tournaments tests/games/five_tribes/test_sowing_exact.py \
	$(wildcard tests/test_*.py)
COMPILE := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links

export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONPATH
unexport PYTHONDONTWRITEBYTECODE # a hundred processes would each compile their libraries anew

.DEFAULT_GOAL := help
.PHONY: help play page terminal test lint types format test-plain test-compiled test-server test-page test-page-long \
	check-page test-browser test-bounds test-ray test-learn test-attacks attacks faults container nginx browser load long \
	puzzles strength season bench docs first-contact lock wheels test-wheels clean

help: ## what can be asked for
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 16

play: $(INSTALLED) ## open the table: a server here, and its page in the browser
	@$(BIN)/caravanserai serve $(ARGS)

page: $(PAGE) ## build the page for a server that runs on the sources

terminal: $(INSTALLED) ## play a game in the terminal
	@$(BIN)/caravanserai play $(or $(ARGS),five-tribes)

test: ## everything a change must pass
	@$(MAKE) --no-print-directory $(PACKAGES)
	@CARAVANSERAI_PAGE_TOOLS=1 $(MAKE) --no-print-directory --jobs=$(CORES) lint check-page $(TESTABLE) $(BOUNDED) browser nginx
	@$(MAKE) --no-print-directory test-compiled test-plain test-server test-browser test-bounds

lint: $(TOOLS) ## style, types, doors
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --cache-dir build/import-linter
	PYTHONPATH=src $(PY) web/scripts/wire_types.py --check

types: $(TOOLS) ## make the page's types anew of the server's
	PYTHONPATH=src $(PY) web/scripts/wire_types.py

format: $(TOOLS) ## let ruff tidy the sources
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test-plain: $(TOOLS) ## the tests, on plain Python
	@once='$(ONCE:%=--ignore=%)'; $(PY) hatch_build.py --can-compile >/dev/null 2>&1 || once=; \
	CARAVANSERAI_EXPECT=plain PYTHONPATH=src $(PYTEST) $(APART:%=--ignore=%) $$once

test-compiled: $(TESTABLE) ## the tests, on the compiled build
	@if $(PY) hatch_build.py --can-compile >/dev/null 2>&1; then \
		CARAVANSERAI_EXPECT=compiled $(PYTEST) $(APART:%=--ignore=%); \
	else echo 'SKIPPED: no C compiler here, so there is no compiled build to test'; fi

test-server: $(TESTABLE) nginx ## the server and its clients, with a real Postgres, Redis and nginx; attacked, too
	$(PYTEST_WAITING) $(OF_THE_SERVER)

test-attacks: $(TESTABLE) ## the server attacked while two people play: the short form
	$(PYTEST) tests/attacks

attacks: $(TESTABLE) ## the server attacked in every way we know, while two people play; the long form
	$(PY) -m pytest -m 'long or not long' tests/attacks $(ARGS)

test-page: check-page test-browser ## the page: types, style, units, and people who play in a real browser

check-page: $(TOOLS) $(PAGE) # types, style, units
	$(PY) hatch_build.py --npm run check
	$(PY) hatch_build.py --npm run lint
	$(PY) hatch_build.py --npm run test

test-browser: $(TESTABLE) browser
	$(PYTEST_WAITING) tests/page

test-page-long: $(TESTABLE) browser ## the page: whole games of every kind, all pictures, measured times
	$(PY) -m pytest -m 'long or not long' tests/page $(ARGS)

test-bounds: $(BOUNDED) ## random games on a build that dies at an index out of bounds
	@if $(PY) hatch_build.py --can-compile >/dev/null 2>&1; then \
		export PYTHONPATH=build/bounds && \
		{ $(PY) -m tests.bots.fingerprint >build/bounds/bots.txt & } && \
		$(PY) benchmarks/long_check.py --games 100 --expect compiled && \
		$(PY) -m tests.games.fingerprint --seeds 60 --expect compiled >build/bounds/fingerprints.txt && \
		$(PY) -m tests.envs.fingerprint >build/bounds/envs.txt && \
		wait $$!; \
	else echo 'SKIPPED: no C compiler here, so there is no build with bounds checks'; fi

test-ray: $(TESTABLE) ## the arena on a Ray cluster of two nodes on this machine
	$(PY) -m pip install -qq --require-hashes -r requirements/dev.txt -r requirements/ray.txt
	$(PY) -m pytest tests/arena/test_ray.py tests/cli/test_arena.py

test-learn: $(TESTABLE) ## the environments whole: long games under OpenSpiel, and all programs and the training of docs/learning.md
	$(PY) -m pip install -qq 'caravanserai[train]'
	$(PY) -m pip install -qq --no-deps --require-hashes -r requirements/learn.txt
	$(PYTEST) -m 'long or not long' tests/envs tests/bots/test_trained.py

faults: $(TESTABLE) nginx ## the long form: kills, restarts and power cuts under 200 tables; an hour or so
	$(PY) -m pytest -m long tests/system $(ARGS)

container: $(TESTABLE) ## build the image of deploy/Containerfile and play at it, where buildah is at hand
	$(PY) -m pytest -m long tests/container $(ARGS)

load: $(TESTABLE) ## how many moves a second the server keeps, and how soon
	$(PY) -m benchmarks.load $(ARGS)

nginx: # from Debian's packages, where that is possible; its tests are skipped elsewhere
	@command -v nginx >/dev/null || test -x /usr/sbin/nginx || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq >/dev/null 2>&1 && \
		apt-get install -qq -y --no-install-recommends nginx-light >/dev/null 2>&1; } || \
		echo 'nginx is not here and could not be installed: its tests are skipped'

browser: $(TOOLS) $(PAGE) # Chromium from a package of npm; where it doesn't start, from Debian's
	@$(PY) -m tests.page.browser || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq >/dev/null 2>&1 && \
		apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core >/dev/null 2>&1 && \
		$(PY) -m tests.page.browser; }

long: $(TESTABLE) ## the long check: 100,000 random games of every kind
	$(PY) benchmarks/long_check.py --games 100000 $(ARGS)

puzzles: $(TESTABLE) ## every puzzle searched again, for longer and with other dice; most of an hour
	$(BIN)/caravanserai puzzles check five-tribes
	$(BIN)/caravanserai puzzles check ali-baba

strength: $(TESTABLE) ## the matches that show how strong the bots are; hours, and can be gone on with
	$(PY) benchmarks/strength.py $(ARGS)

season: $(TESTABLE) ## 500 people with bots behind them, 200 rounds through a real server: ratings, losses, memory; hours
	$(PY) -m benchmarks.season $(ARGS)

bench: $(TESTABLE) ## how fast it is, compiled against plain
	$(BIN)/caravanserai bench $(ARGS)

docs: $(TESTABLE) ## the papers as a site, with a reference; the server gives it out at /docs
	$(PY) -m pip install -qq --no-deps --require-hashes -r requirements/docs.txt
	$(PY) -m build_tools.docs_site

first-contact: ## how long a stranger waits for `make play`, part by part
	@$(PYTHON) benchmarks/first_contact.py $(ARGS)

lock: $(TOOLS) ## pin the newest versions of all dependencies
	$(COMPILE) --extra server --group dev pyproject.toml --output-file requirements/dev.txt
	$(COMPILE) --extra server --group build --constraint requirements/dev.txt pyproject.toml --output-file requirements/play.txt
	$(COMPILE) --extra server --group ray-test --constraint requirements/dev.txt pyproject.toml --output-file build/dev-and-ray.txt
	$(PY) -m build_tools.lock requirements/dev.txt build/dev-and-ray.txt >requirements/ray.txt
	echo torch >build/not-locked.txt # which build of it fits depends on the machine
	$(COMPILE) --extra server --group learn-test --constraint requirements/dev.txt --excludes build/not-locked.txt pyproject.toml \
		--output-file build/dev-and-learn.txt
	$(PY) -m build_tools.lock requirements/dev.txt build/dev-and-learn.txt >requirements/learn.txt
	$(COMPILE) --group pyproject.toml:docs --constraint requirements/dev.txt --output-file requirements/docs.txt
	$(COMPILE) --group pyproject.toml:node --output-file requirements/node.txt
	$(COMPILE) --group pyproject.toml:uv --output-file requirements/uv.txt

wheels: $(TESTABLE) ## a source distribution and a wheel for each Python here, in dist
	@$(PY) -m build_tools.wheels dist

test-wheels: $(TESTABLE) ## the same, and each installed and served where there is no compiler and no Node
	$(PY) -m pytest -m long tests/wheels $(ARGS)

clean: ## forget everything that was built
	rm -rf $(VENV) build dist src/caravanserai/page web/node_modules web/dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# What playing needs, and nothing else: build_tools/set_up.py. Developers' tools come on top of it.
NEEDS_PYTHON = @test -n '$(PYTHON)' || { echo 'Python 3.11 or newer is needed' >&2; exit 1; }

$(PACKAGES): requirements/play.txt requirements/uv.txt
	$(NEEDS_PYTHON)
	@$(PYTHON) -m build_tools.set_up $(VENV) --only packages
	@touch $@

$(TOOLS): $(PACKAGES) requirements/dev.txt
	@mkdir -p build
	$(PY) -m ensurepip --default-pip >/dev/null
	$(BIN)/uv pip install -q --python $(PY) --no-deps --require-hashes -r requirements/dev.txt || \
		$(PY) -m pip install -qq --no-compile --no-deps --require-hashes -r requirements/dev.txt
	@touch $@

$(BOUNDED): $(INSTALLED) # after it, for both kinds share their C files
	@if $(PY) hatch_build.py --can-compile >/dev/null 2>&1; then $(PY) hatch_build.py build/bounds --bounds; fi
	@mkdir -p $(@D) && touch $@

$(PAGE): $(PACKAGES) $(PAGE_SOURCES)
	@$(PYTHON) -m build_tools.set_up $(VENV) --only page
	@test ! -e $@ || touch $@

# Who only plays sees the packages come while the page is built; others share the environment with other targets.
$(INSTALLED): requirements/play.txt $(SOURCES) $(PAGE_SOURCES) | $(if $(filter play terminal,$(MAKECMDGOALS)),,$(PACKAGES))
	$(NEEDS_PYTHON)
	@$(PYTHON) -m build_tools.set_up $(VENV)
