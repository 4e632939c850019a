# Needs only Python 3.11 or newer (with pip) and make. `make` alone lists what there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

# Arguments of the game: make play ARGS="Ann Bo --bots counter,bold"
ARGS ?=
# How many times the usual number of random records `make differential` replays.
SCALE ?= 10

# Stamps, written last, say that all was installed; what was interrupted is done again.
BASE := $(VENV)/base.stamp
DEV := $(VENV)/dev.stamp
FRAME := pyproject.toml requirements/base.txt requirements/build.txt

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help install play test check bench differential clean

# An environment made elsewhere (the folder was moved), or whose Python is gone, is made anew.
MADE_HERE := grep -qsF "$(CURDIR)/$(VENV)/" $(BIN)/pip && $(BIN)/python -c "" 2>/dev/null
ifneq ($(wildcard $(BASE)),)
ifneq ($(shell $(MADE_HERE) && echo yes),yes)
.PHONY: $(BASE) $(DEV)
endif
endif

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(firstword $(MAKEFILE_LIST)) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 15

install: $(DEV) ## make .venv with all that development needs

play: $(BASE) ## play a game; ARGS="..." are the arguments of `flip7 play`
	@$(BIN)/flip7 play $(ARGS)

test: $(DEV) ## run the tests; rules, engine and record must be covered to the last branch
	$(PYTEST) --cov --cov-report=term

check: $(DEV) ## lint, types, import contracts, then the tests: what must be green
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python -m mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(PYTEST) --cov --cov-report=term

bench: $(DEV) ## print every figure that the project claims
	$(BIN)/python -m bench

differential: $(DEV) ## hold the engine against the independent referee on many more records (SCALE=10)
	FLIP7_DIFFERENTIAL=$(SCALE) $(PYTEST) tests/differential

clean: ## remove .venv, caches and built files
	rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

define PREPARE
@echo "Setting up $(VENV) ..."
@if ! { $(MADE_HERE) && $(BIN)/python -m pip --version >/dev/null 2>&1; }; then \
	command -v "$(PYTHON)" >/dev/null || { \
		echo "There is no '$(PYTHON)' here. flip7 needs Python 3.11 or newer;" \
			"if yours has another name: make $(or $(MAKECMDGOALS),install) PYTHON=python3.12" >&2; exit 1; }; \
	"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "flip7 needs Python 3.11 or newer, and '$(PYTHON)' is $$("$(PYTHON)" --version 2>&1)." \
			"If there is a newer one, name it: make $(or $(MAKECMDGOALS),install) PYTHON=python3.12" >&2; exit 1; }; \
	"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' has no venv module. On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }; \
	"$(PYTHON)" -m venv --clear $(VENV); \
fi
endef

$(BASE): $(FRAME)
	$(PREPARE)
	@$(PIP) install --quiet --requirement requirements/base.txt --requirement requirements/build.txt
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): $(FRAME) requirements/dev.txt
	$(PREPARE)
	@$(PIP) install --quiet --requirement requirements/dev.txt
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $(BASE) $@
