# Written by codegen from spec/. Do not edit.
"""The namespace permits of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.permits import (ISSUE_PERMIT, LIST_PERMITS)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.permits import (IssuePermitError, ListPermitsError)
    from ..types import lending as _lending


class PermitsNamespace:
    """The operations of `permits`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def issue(
        self,
        *,
        pool_id: str,
        mode: _lending.PermitMode,
        risk_tier: int,
        options: CallOptions | None = None,
    ) -> _lending.EligibilityPermit:
        """Issue an eligibility permit.

        Issues an eligibility permit for the caller as borrower, with its organization account as subject. The
        platform issuer signs it, and it is valid for 30 days. It replaces the caller's ACTIVE permit with the
        same pool, which becomes REVOKED. Under two-factor protection, a permit whose `maxPrincipal` reaches
        the threshold needs two-factor approval. The policy of an agent whose key calls applies.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/lending/permits`, scope lending:write

        Args:
            pool_id: Id of the pool, which may belong to any tenant.
            mode: The kind of evidence behind the permit.
            risk_tier: The risk tier, from 1 for the lowest risk to 5.

        Raises:
            IssuePermitError: `code` says why.
        """
        return self._calls.give(
            ISSUE_PERMIT,
            {"poolId": pool_id, "mode": mode, "riskTier": risk_tier},
            options,
        )

    def try_issue(
        self,
        *,
        pool_id: str,
        mode: _lending.PermitMode,
        risk_tier: int,
        options: CallOptions | None = None,
    ) -> Success[_lending.EligibilityPermit] | Failure[IssuePermitError]:
        """Issue an eligibility permit: `issue` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            ISSUE_PERMIT,
            {"poolId": pool_id, "mode": mode, "riskTier": risk_tier},
            options,
        )

    def list(
        self,
        *,
        status: _lending.PermitStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_lending.EligibilityPermit]:
        """List eligibility permits.

        Lists the tenant's own permits and those of its pools, newest first.

        `GET /v1/lending/permits`, scope lending:read

        Args:
            status: Only permits of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListPermitsError: `code` says why.
        """
        return self._calls.page(
            LIST_PERMITS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _lending.PermitStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_lending.EligibilityPermit]] | Failure[ListPermitsError]:
        """List eligibility permits: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt_page(
            LIST_PERMITS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )
