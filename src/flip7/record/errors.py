"""What is wrong with a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.rules import Fault


class RecordError(ValueError):
    """A bad record.

    Attributes:
        code: a slug, that of the first fault.
        message: an English sentence that names every fault.
    """

    def __init__(self, code: str, message: str) -> None:
        """Keep both; ``str()`` gives the message."""
        super().__init__(message)
        self.code = code
        self.message = message

    @classmethod
    def of_faults(cls, faults: Sequence[Fault]) -> RecordError:
        """Join all faults into one error."""
        return cls(faults[0].name, "; ".join(fault.sentence for fault in faults))


class NotJson(ValueError):
    """A text that is no JSON, so that nothing after it can be trusted.

    Attributes:
        line: the line, from 1.
        message: an English sentence.
    """

    def __init__(self, line: int, message: str) -> None:
        """Keep both; ``str()`` names the line."""
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message
