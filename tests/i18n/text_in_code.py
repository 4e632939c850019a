"""Finds text for people that stands in Python code instead of in the catalogues.

What counts: a literal with two words side by side (a value set into an f-string counts as one of them), and
any literal with a word in it that is handed straight to a function that prints or asks, unless it is the
program's name or the name of a message.

What does not count, because it is English by rule: docstrings, annotations, the help of commands (decorators,
``help=`` and the like), style sheets, logs, ``assert`` messages, and errors: what is raised, a message that
is built for a ``raise`` in the same function, the arguments of an error class, of ``fail`` or of ``refuse``,
and what goes to standard error.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

VALUE = "\ue000"
"""Stands for a value set into an f-string."""


class Found(NamedTuple):
    """A literal that people would read.

    Attributes:
        line: where, from 1.
        place: the function, class or variable at the top of the module that it belongs to, or "".
        text: the literal, with an ellipsis for each value set into it.
    """

    line: int
    place: str
    text: str


_WORD = r"[^\W\d_]{2,}"
_SENTENCE = re.compile(rf"{_WORD}[,;:.!?]?\s+(?:{_WORD}|{VALUE})|{VALUE}[,;:.!?]?\s+{_WORD}")
_ANY_WORD = re.compile(rf"\b(?!flip7\b){_WORD}")
_PRINTS = {
    "echo",
    "secho",
    "print",
    "prompt",
    "confirm",
    "say",
    "write",
    "notify",
    "put",
    "Label",
    "Static",
    "Button",
}
_STYLE_SHEETS = {"CSS", "DEFAULT_CSS"}
_HELP = {"help", "short_help", "epilog", "metavar", "usage", "prog_name"}
_ERROR_NAME = re.compile(
    r"(?:Error|Exception|Refusal|Refused|Failure|Fault|Warning|BadParameter|Left)$|^fail$|^refuse$"
)
_LOG = {"log", "logger", "logging", "_log", "_logger", "warnings"}


def text_in_code(source: str, messages: Collection[str] = ()) -> list[Found]:
    r"""Return each literal that people would read.

    Args:
        source: of a module.
        messages: names of messages in the catalogues; to say one by its name is what the code should do.

    >>> text_in_code('def f(name):\n    return f"{name} wins the game"')
    [Found(line=2, place='f', text='… wins the game')]
    """
    tree = ast.parse(source)
    raised = {name for function in _functions(tree) for name in _raised_names(function)}
    found = []
    for statement in tree.body:
        if _is_exempt(tree, statement, "body", raised):
            continue
        for line, text in _walk(statement, raised, printed=False):
            if text not in messages:
                found.append(Found(line, _name_of(statement), text.replace(VALUE, "…")))
    return found


def _name_of(statement: ast.stmt) -> str:
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    return ""


def _walk(node: ast.AST, raised: set[tuple[int, str]], *, printed: bool) -> Iterator[tuple[int, str]]:
    text = _literal(node)
    if text is not None:
        if (_ANY_WORD if printed else _SENTENCE).search(text):
            assert isinstance(node, ast.expr)
            yield node.lineno, text
        # What is set into an f-string may hold literals of its own.
        values = node.values if isinstance(node, ast.JoinedStr) else []
        for value in values:
            if isinstance(value, ast.FormattedValue):
                yield from _walk(value.value, raised, printed=False)
        return
    prints = isinstance(node, ast.Call) and _called(node) in _PRINTS
    for child, name in _children(node):
        if _is_exempt(node, child, name, raised):
            continue
        direct = name == "args" if prints else printed and isinstance(node, (ast.BinOp, ast.IfExp))
        yield from _walk(child, raised, printed=direct)


def _is_exempt(node: ast.AST, child: ast.AST, field: str, raised: set[tuple[int, str]]) -> bool:
    """Whether what stands in this place is English by rule, or no text at all."""
    if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
        return True  # a docstring, of a module, class, function or attribute
    if isinstance(child, (ast.Raise, ast.Assert)) or field in ("annotation", "returns", "decorator_list"):
        return True
    if isinstance(child, ast.keyword) and child.arg in _HELP:
        return True
    if isinstance(child, (ast.Assign, ast.AnnAssign)):
        targets = child.targets if isinstance(child, ast.Assign) else [child.target]
        names = {target.id for target in targets if isinstance(target, ast.Name)}
        if names & _STYLE_SHEETS or any((child.lineno, name) in raised for name in names):
            return True
    if isinstance(child, ast.Call):
        return bool(_ERROR_NAME.search(_called(child))) or _is_log(child) or _goes_to_stderr(child)
    return isinstance(node, ast.Subscript) and field == "slice"


def _children(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    for field, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child, field


def _literal(node: ast.AST) -> str | None:
    """Return the text of a literal, with ``VALUE`` for each value set into it."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else VALUE for part in node.values)
    return None


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node


def _raised_names(function: ast.AST) -> set[tuple[int, str]]:
    """Return where a variable gets a value that is only there for a ``raise`` in the same function."""
    used = {
        name.id
        for node in ast.walk(function)
        if isinstance(node, ast.Raise)
        for name in ast.walk(node)
        if isinstance(name, ast.Name)
    }
    return {
        (node.lineno, target.id)
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name) and target.id in used
    }


def _called(call: ast.Call) -> str:
    """Return the last part of the name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _is_log(call: ast.Call) -> bool:
    owner = call.func.value if isinstance(call.func, ast.Attribute) else None
    return isinstance(owner, ast.Name) and owner.id in _LOG


def _goes_to_stderr(call: ast.Call) -> bool:
    return any(
        keyword.arg == "err" and isinstance(keyword.value, ast.Constant) and keyword.value.value is True
        for keyword in call.keywords
    )
