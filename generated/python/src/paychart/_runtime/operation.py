# Written by codegen from codegen/emit/python/runtime/operation.py: edit that file.
"""The facts about an operation that a client needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from .errors import PaychartError

T = TypeVar("T", covariant=True)
E = TypeVar("E", bound=PaychartError, covariant=True)


@dataclass(frozen=True)
class Operation(Generic[T, E]):
    """An operation of the contract: what it gives, and what it fails with."""

    name: str
    method: str
    #: As in the contract: `/v1/resources/{id}`.
    path: str
    #: Names of the parameters that go into the query.
    query: tuple[str, ...]
    body: Literal["rest", "whole", "none"]
    #: May an attempt whose outcome is unknown be sent again? `key`: under its idempotency key. `always`: by its nature.
    replay: Literal["key", "always", "refused"]
    #: `value` is JSON that is no object.
    result: Literal["json", "value", "text", "none"]
    #: The form of a success, for `values.reader`.
    form: str
    error: type[E]
    #: Codes that the contract gives to the operation.
    codes: tuple[str, ...]
    #: Codes that it shares with most operations.
    shared: tuple[str, ...] = ()
    #: Parameters in which null means something else than their absence.
    nulls: tuple[str, ...] = ()
    #: The media type of a JSON success that is not `application/json`.
    accept: str | None = None
    #: When it ends and what takes its place, for an operation that is deprecated.
    deprecated: str | None = None
    #: Those parameters of the query whose lists are sent with commas between their values.
    commas: tuple[str, ...] = ()
    #: Parameters that are headers, each with the name of its header.
    headers: tuple[tuple[str, str], ...] = ()
    #: The media type of the body.
    body_type: str = "application/json"
    #: One of its successes has no body, and another one has.
    may_be_empty: bool = False
    #: The field of a list's result that holds its items, and its name in Python.
    items: tuple[str, str] | None = None
