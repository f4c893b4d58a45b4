# Written by codegen from spec/. Do not edit.
"""The namespace policy_attachments of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.policy_attachments import (LIST_POLICY_ATTACHMENTS)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.policy_attachments import (ListPolicyAttachmentsError)
    from ..types import policies as _policies


class AsyncPolicyAttachmentsNamespace:
    """The operations of `policy_attachments`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    def list(
        self,
        id: str,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_policies.PolicyAttachment]:
        """List policy attachments.

        Lists the current attachments of a policy, newest first.

        `GET /v1/policies/{id}/attachments`, scope policies:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListPolicyAttachmentsError: `code` says why.
        """
        return self._calls.pages(
            LIST_POLICY_ATTACHMENTS,
            {"id": id, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        id: str,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_policies.PolicyAttachment]] | Failure[ListPolicyAttachmentsError]:
        """List policy attachments: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt_page(
            LIST_POLICY_ATTACHMENTS,
            {"id": id, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )
