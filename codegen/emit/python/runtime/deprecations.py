"""Warnings of operations that are going to end."""

from __future__ import annotations

import sys
import warnings
from typing import Any

from .operation import Operation

_PACKAGE = __name__.split(".", 1)[0]

#: The operations of which this process was warned.
_told: set[str] = set()


def warn_of_deprecation(operation: Operation[Any, Any]) -> None:
    """Warns once in a process, at the line that calls the client. The filters of `warnings` decide who sees it."""
    if operation.deprecated is None or operation.name in _told:
        return
    _told.add(operation.name)
    warnings.warn(f"{operation.name}: {operation.deprecated}", DeprecationWarning, stacklevel=_callers_level())


def _callers_level() -> int:
    """How many calls above `warn_of_deprecation` the first one outside this package is."""
    level, frame = 2, sys._getframe(2)
    while frame.f_back is not None and frame.f_globals.get("__name__", "").split(".", 1)[0] == _PACKAGE:
        level, frame = level + 1, frame.f_back
    return level
