# Written by codegen from codegen/emit/python/runtime/results.py: edit that file.
"""Results of calls as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, Iterator, Literal, Mapping, NoReturn, TypeVar

from .errors import PaychartError

T = TypeVar("T", covariant=True)
E = TypeVar("E", bound=PaychartError, covariant=True)


class Headers(Mapping[str, str]):
    """Headers of an answer; their names are the same in any case."""

    def __init__(self, items: list[tuple[str, str]]) -> None:
        self._values: dict[str, str] = {}
        for name, value in items:
            key = name.lower()
            self._values[key] = f"{self._values[key]}, {value}" if key in self._values else value

    def __getitem__(self, name: str) -> str:
        return self._values[name.lower()]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


@dataclass(frozen=True)
class Response:
    """An answer of the service."""

    status: int
    headers: Headers = field(repr=False)
    #: The body as text.
    text: str = field(repr=False)


@dataclass(frozen=True)
class Success(Generic[T]):
    """A call that succeeded: `ok` is true, and `data` is what it gives."""

    data: T
    response: Response
    attempts: int = 1
    idempotency_key: str | None = None
    ok: Literal[True] = True

    def unwrap(self) -> T:
        """The data."""
        return self.data


@dataclass(frozen=True)
class Failure(Generic[E]):
    """A call that failed: `ok` is false, and `error` is what it would have raised."""

    error: E
    ok: Literal[False] = False

    def unwrap(self) -> NoReturn:
        """Raises the error."""
        raise self.error
