# Written by codegen from spec/. Do not edit.
"""The namespace policy_decisions of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.policy_decisions import (LIST_POLICY_DECISIONS)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.policy_decisions import (ListPolicyDecisionsError)
    from ..types import policies as _policies


class AsyncPolicyDecisionsNamespace:
    """The operations of `policy_decisions`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    def list(
        self,
        *,
        policy_id: str | None = None,
        subject_type: _policies.PolicySubjectType | None = None,
        subject_id: str | None = None,
        allow: bool | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_policies.PolicyDecision]:
        """List policy decisions.

        Lists the decisions of the tenant's policies, newest first: dry runs, payments and card
        authorizations. Entries never change and are kept for 400 days, including those of deleted policies.

        `GET /v1/policies/decisions`, scope policies:read

        Args:
            policy_id: Only decisions of this policy.
            subject_type: Only decisions about subjects of this type.
            subject_id: Only decisions about this subject.
            allow: Only decisions with this result: true for allowed, false for denied.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListPolicyDecisionsError: `code` says why.
        """
        return self._calls.pages(
            LIST_POLICY_DECISIONS,
            {"policyId": policy_id, "subjectType": subject_type, "subjectId": subject_id, "allow": allow, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        *,
        policy_id: str | None = None,
        subject_type: _policies.PolicySubjectType | None = None,
        subject_id: str | None = None,
        allow: bool | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_policies.PolicyDecision]] | Failure[ListPolicyDecisionsError]:
        """List policy decisions: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt_page(
            LIST_POLICY_DECISIONS,
            {"policyId": policy_id, "subjectType": subject_type, "subjectId": subject_id, "allow": allow, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )
