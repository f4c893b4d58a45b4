# Written by codegen from spec/. Do not edit.
"""The namespace explanations of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.explanations import (EXPLAIN_RESOURCE)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.explanations import (ExplainResourceError)
    from ..types import explanations as _explanations


class AsyncExplanationsNamespace:
    """The operations of `explanations`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def get(self, id: str, *, options: CallOptions | None = None) -> _explanations.Explanation:
        """Explain a resource.

        Explains any resource that has a lifecycle: what has happened to it, what it waits for, and what can
        happen next.
        Everything is derived from the lifecycle, the history and the tables of the service; nothing is
        written.

        `next` lists every event that the lifecycle takes in the current state, once for each way in which it
        comes. For
        your own operations it says whether they would be refused, and with which code.

        You need the scopes of the operation that reads the resource, and see what that operation shows you: a
        party of a
        payment sees its own side. The owner of a resource sees its whole history. Another party sees the
        changes of which
        it has events.

        Refused requests about it are those of your own members and API keys that are on record. Keys and
        references of
        payout providers are masked, and the recipient's account is not shown.

        A resource that the operation which reads it would not find is not found here either. Wallets are
        explained
        without their balances.

        `GET /v1/explanations/{id}`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ExplainResourceError: `code` says why.
        """
        return await self._calls.give(EXPLAIN_RESOURCE, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_explanations.Explanation] | Failure[ExplainResourceError]:
        """Explain a resource: `get` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(EXPLAIN_RESOURCE, {"id": id}, options)
