"""Each rule has its test: the ids are read from the names of the tests in this folder."""

import ast
from pathlib import Path

RULES = {f"r{number:02}" for number in range(1, 31)}


def named_tests() -> list[str]:
    return [
        node.name
        for path in sorted(Path(__file__).parent.glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_r")
    ]


def test_every_rule_is_named_by_a_test() -> None:
    named = {name.split("_")[1] for name in named_tests()}
    assert named == RULES, f"without a test: {sorted(RULES - named)}; unknown: {sorted(named - RULES)}"


def test_no_test_hides_another_of_the_same_name() -> None:
    names = named_tests()
    assert len(names) == len(set(names))
