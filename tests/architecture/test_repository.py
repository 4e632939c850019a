"""What every file of the repository must keep to, whoever wrote it."""

from __future__ import annotations

import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "flip7"
LARGEST_FILE = 1024 * 1024  # bytes
LONGEST_MODULE = 300  # lines

REGISTRY_HOST = re.compile(
    r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com|crates\.io|(?:deb|security)\.debian\.org"
)
MACHINE_PATH = re.compile(r"(?<![\w.)\]}<-])/(?:work|root|tmp|opt|home/\w+|Users/\w+)(?=[/\s\"'`,;:)\]]|$)")
MARKDOWN_LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
DIRECTIVE = re.compile(
    r"#\s*(?:ruff:\s*)?(?:noqa|type:\s*ignore|(?P<bare>pragma:\s*no \w+))"
    r"(?P<codes>:\s*[A-Z]+[0-9]+(?:,\s*[A-Z]+[0-9]+)*|\[[a-z, -]+\])?"
)


def repository_files() -> list[Path]:
    """All files that are committed or would be; in an unpacked archive, all but hidden ones."""
    if (ROOT / ".git").exists():
        command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
        command += ["--cached", "--others", "--exclude-standard"]
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
        paths = [ROOT / name for name in listing.decode().split("\0") if name]
    else:
        paths = [
            path
            for path in ROOT.rglob("*")
            if not any(part.startswith(".") or part == "__pycache__" for part in path.relative_to(ROOT).parts)
        ]
    return sorted(path for path in paths if path.is_file())


FILES = repository_files()
PYTHON_FILES = [path for path in FILES if path.suffix == ".py"]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def lines_of(path: Path) -> Iterator[tuple[int, str]]:
    """Number the lines of a text file; a file that is no text has none."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return
    yield from enumerate(text.splitlines(), 1)


def unexplained_directives(text: str) -> list[int]:
    """Return the lines with a comment that silences a tool without a code, or without a reason.

    The reason stands in the same comment, or in one alone on the line above.
    """
    lines = text.splitlines()
    found = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT or not DIRECTIVE.search(token.string):
            continue
        number = token.start[0]
        coded = all(match["codes"] or match["bare"] for match in DIRECTIVE.finditer(token.string))
        rest = DIRECTIVE.sub("", token.string).strip("# ")
        above = lines[number - 2].strip() if number > 1 else ""
        if not (coded and (rest or above.startswith("#"))):
            found.append(number)
    return found


def test_the_files_are_found() -> None:
    names = {name_of(path) for path in FILES}
    assert {"pyproject.toml", "Makefile", "src/flip7/py.typed", "tests/conftest.py"} <= names


def test_no_file_names_a_registry_host() -> None:
    """Whoever installs decides where packages come from."""
    found = [
        f"{name_of(path)}:{n}" for path in FILES for n, line in lines_of(path) if REGISTRY_HOST.search(line)
    ]
    assert not found


def test_no_file_names_a_path_of_one_machine() -> None:
    found = [
        f"{name_of(path)}:{n}" for path in FILES for n, line in lines_of(path) if MACHINE_PATH.search(line)
    ]
    assert not found


@pytest.mark.parametrize("folder", ["work", "tmp", "root", "opt", "home/ann"])
def test_paths_of_one_machine_are_recognised(folder: str) -> None:
    for text in (f'open("/{folder}/x")', f"cd /{folder}", f"under `/{folder}`.", f"(/{folder}/a/b)"):
        assert MACHINE_PATH.search(text), text
    for text in (f"docs/{folder}/x", f"</{folder}>", "/workshop/x", "tests/tmp/x"):
        assert not MACHINE_PATH.search(text), text


def test_no_file_is_large() -> None:
    assert not [name_of(path) for path in FILES if path.stat().st_size > LARGEST_FILE]


def test_modules_are_short() -> None:
    """One module, one concept."""
    lengths = {
        name_of(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in PYTHON_FILES
        if SOURCE in path.parents
    }
    assert lengths
    assert not {name: length for name, length in lengths.items() if length > LONGEST_MODULE}


def test_every_package_holds_something() -> None:
    """No package is a mere name, and no folder of modules lacks its ``__init__``."""
    folders = {path.parent for path in PYTHON_FILES if SOURCE in path.parents}
    assert SOURCE in folders
    for folder in folders:
        modules = {path.name for path in PYTHON_FILES if path.parent == folder}
        assert "__init__.py" in modules, f"{name_of(folder)} is no package"
        assert len(modules) > 1, f"{name_of(folder)} is empty"


def test_links_between_pages_lead_somewhere() -> None:
    pages = [path for path in FILES if path.suffix == ".md"]
    assert pages
    broken = [
        f"{name_of(page)}: {link}"
        for page in pages
        for link in MARKDOWN_LINK.findall(page.read_text(encoding="utf-8"))
        if not (page.parent / link).exists()
    ]
    assert not broken


def test_what_silences_a_tool_has_a_code_and_a_reason() -> None:
    found = [
        f"{name_of(path)}:{number}"
        for path in PYTHON_FILES
        for number in unexplained_directives(path.read_text(encoding="utf-8"))
    ]
    assert not found


@pytest.mark.parametrize(
    ("line", "accepted"),
    [
        ("x = 1  # noqa: E501  # the address is that long", True),
        ("# the address is that long\nx = 1  # noqa: E501", True),
        ("x = 1  # noqa: A001, E501  # two reasons", True),
        ("x = f()  # type: ignore[arg-type]  # the stub is wrong", True),
        ("x = f()  # pragma: no cover  # only on Windows", True),
        ('x = "# noqa"', True),
        ("x = 1  # noqa: E501", False),
        ("x = 1  # noqa: A001, E501", False),
        ("x = 1  # noqa  # no code", False),
        ("# ruff: noqa\n", False),
        ("x = f()  # type: ignore  # no code", False),
        ("x = f()  # type: ignore[arg-type]", False),
        ("x = f()  # pragma: no cover", False),
        ("x = f()  # type: ignore[arg-type]  # noqa: E501", False),
    ],
)
def test_reasons_are_recognised(line: str, accepted: bool) -> None:
    assert (unexplained_directives(f"{line}\n") == []) is accepted
