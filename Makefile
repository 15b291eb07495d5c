# What can be made: `make help`. Everything runs in .venv, made with the Python that PYTHON names.
PYTHON ?= python3
ARGS   ?=

# Windows keeps a virtual environment's commands elsewhere.
BINDIR := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
BIN    := .venv/$(BINDIR)
RUN    := $(BIN)/python -m
PYTEST := $(RUN) pytest

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

.PHONY: help
help: ## Print this list
	@echo 'make …'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' Makefile

.PHONY: play
play: .venv/.lab ## Open a lesson in JupyterLab (ARGS="--no-browser --port 8899")
	@$(RUN) seqnum play $(ARGS)

.PHONY: test
test: .venv/.test browser ## Run the tests, about a quarter of an hour on two cores (ARGS="tests/engine -k deal")
	$(PYTEST) -m 'not slow' -n auto --dist loadfile $(ARGS)

.PHONY: test-full
test-full: .venv/.test browser ## Run all tests, the long ones too
	$(PYTEST) -n auto --dist loadfile $(ARGS)

.PHONY: test-oldest
test-oldest: .venv/.dev ## Run the tests that need no browser with the oldest libraries that pyproject.toml allows
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python build/oldest
	$(BIN)/uv pip install --quiet --python build/oldest --resolution lowest-direct --editable '.[test]'
	build/oldest/$(BINDIR)/python -m pytest -m 'not slow and not browser' -n auto --dist loadfile $(OLD_ONES_WARN) $(ARGS)

# What old libraries say of each other's future is nothing that we could heed.
OLD_ONES_WARN := -W ignore::DeprecationWarning -W ignore::PendingDeprecationWarning

.PHONY: test-pyodide
test-pyodide: build/lite/tools/.installed ## Run the tests of what playing needs in a browser's Python 3.14, on Node.js; needs npm
	@build/lite/tools/bin/python -m binder.lite.tests $(ARGS)

.PHONY: golden
golden: .venv/.test ## Tell the golden games anew and count perft anew, after a rule was changed on purpose
	@$(RUN) tests.engine.golden

.PHONY: shapes
shapes: .venv/.test ## Write down anew in which shapes skills ask, after a skill was changed
	@$(RUN) tests.decks.shapes

.PHONY: browser
browser: .venv/.test ## Find a Chromium for the tests, or install one
	@$(RUN) tests.browser

.PHONY: gallery
gallery: .venv/.test browser ## Draw every state of the board and every skill's cards into results/gallery (ARGS="hand won fraction"), or the lessons' pictures (ARGS="lessons 7")
	@$(RUN) tests.gallery $(ARGS)

.PHONY: lint
lint: .venv/.dev types check-workflows ## Check style, spelling and the arrows between rooms
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	$(BIN)/lint-imports --no-logo
	$(RUN) codespell_lib

.PHONY: types
types: .venv/.dev ## Check types
	$(RUN) mypy

.PHONY: format
format: .venv/.dev ## Put the code in shape
	$(RUN) ruff check --fix .
	$(RUN) ruff format .

.PHONY: front-end
front-end: node_modules/.installed ## Join the board's JavaScript into the one file that ships
	npm run --silent build

.PHONY: front-end-check
front-end-check: node_modules/.installed ## Check the board's JavaScript, and that the file that ships is its newest
	npm run --silent typecheck
	@fresh=$$(mktemp -d) && trap 'rm -rf "$$fresh"' EXIT && npm run --silent build -- --outdir="$$fresh" && \
	  { diff -rq "$$fresh" seqnum/widgets/static || { echo 'The front end that ships is not the newest: run `make front-end`.' >&2; exit 1; }; }

.PHONY: docs
docs: .venv/.docs ## Build the documentation into build/docs; a warning is an error
	$(RUN) sphinx --fail-on-warning --keep-going --jobs auto docs build/docs

.PHONY: dist
dist: .venv/.dev ## Build the wheel and the source archive into dist
	rm -rf dist
	$(RUN) build --outdir dist .

.PHONY: check-dist
check-dist: dist ## Install what was built in an empty environment, offline, and play there
	$(RUN) tests.dist dist

.PHONY: check-workflows
check-workflows: .venv/.dev ## Check the workflows and the citation file against their schemas
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff

.PHONY: bench
bench: .venv/.bench ## Measure what we claim and write benchmarks/README.md
	$(RUN) benchmarks $(ARGS)

.PHONY: lite
lite: build/lite/tools/.installed ## Build the site on which a class plays with no server, in build/lite/site; needs npm
	@build/lite/tools/bin/python -m binder.lite.build $(ARGS)

.PHONY: lite-serve
lite-serve: ## Serve that site to the class from this computer (ARGS="--port 8000")
	@$(PYTHON) -m binder.lite.serve $(ARGS)

.PHONY: hub
hub: build/hub/.installed ## Try out a school's JupyterHub here (docs/hub.md); needs npm
	@mkdir -p $${SEQNUM_HUB:-build/hub/data}
	@PATH="$(CURDIR)/build/hub/bin:$(CURDIR)/build/hub/node_modules/.bin:$$PATH" \
	  SEQNUM_HUB="$${SEQNUM_HUB:-build/hub/data}" SEQNUM_CLASS_PASSWORD="$${SEQNUM_CLASS_PASSWORD:-chips-and-numbers}" \
	  exec jupyterhub --config binder/hub/jupyterhub_config.py $(ARGS)

.PHONY: clean
clean: ## Remove everything that was made, .venv too
	rm -rf .venv node_modules build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# One stamp for each set of packages, so that a second run starts at once and fetches nothing.
.venv/.python:
	@command -v $(PYTHON) >/dev/null || { echo 'There is no $(PYTHON) here: install Python 3.11 or newer.' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("seqnum needs Python 3.11 or newer, and this is %d.%d. Say which to use: make PYTHON=python3.12 play" % sys.version_info[:2])'
	$(PYTHON) -m venv .venv
	@touch $@

.venv/.lab .venv/.test .venv/.bench .venv/.dev .venv/.docs: .venv/.%: .venv/.python pyproject.toml
	$(RUN) pip install --quiet --editable '.[$*]'
	@touch $@ $(if $(filter bench dev,$*),.venv/.test) $(if $(filter bench dev test,$*),.venv/.lab .venv/.docs)

# Environments of their own: what builds the site, or runs a hub, is no part of a lesson.
build/lite/tools/.installed: binder/lite/tools.txt
	$(PYTHON) -m venv build/lite/tools
	build/lite/tools/bin/python -m pip install --quiet --requirement binder/lite/tools.txt
	@touch $@

build/hub/.installed: binder/hub/requirements.txt pyproject.toml
	$(PYTHON) -m venv build/hub
	build/hub/bin/python -m pip install --quiet --requirement binder/hub/requirements.txt
	npm install --prefix build/hub --no-package-lock --no-audit --no-fund --silent configurable-http-proxy@5.3.0
	@touch $@

node_modules/.installed: package.json
	@command -v npm >/dev/null || { echo 'The front end is built with Node.js: install it first (playing and testing need none).' >&2; exit 1; }
	npm install --no-package-lock --no-audit --no-fund --silent
	@touch $@
