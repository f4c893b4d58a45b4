# Written by codegen from spec/. Do not edit.
"""The namespace review_cases of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.review_cases import (
    GET_REVIEW_CASE,
    LIST_REVIEW_CASES,
    RESOLVE_REVIEW_CASE,
    get_review_case_waiting,
)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.review_cases import (GetReviewCaseError, ListReviewCasesError, ResolveReviewCaseError)
    from ..types import sandbox as _sandbox


class ReviewCasesNamespace:
    """The operations of `review_cases`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def get(self, id: str, *, options: CallOptions | None = None) -> _sandbox.ReviewCase:
        """Get a review case.

        Returns one review case of any tenant. Only operators may call it, with the deployment's admin key. If
        no such key is configured, the path does not exist.

        `GET /v1/admin/review-cases/{id}`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetReviewCaseError: `code` says why.
        """
        return self._calls.give(GET_REVIEW_CASE, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.ReviewCase] | Failure[GetReviewCaseError]:
        """Get a review case: `get` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(GET_REVIEW_CASE, {"id": id}, options)

    def wait(
        self,
        id: str,
        *,
        until: _sandbox.ReviewCaseStatus | Sequence[_sandbox.ReviewCaseStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _sandbox.ReviewCase:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _sandbox.ReviewCase = (self._calls.wait(get_review_case_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait(
        self,
        id: str,
        *,
        until: _sandbox.ReviewCaseStatus | Sequence[_sandbox.ReviewCaseStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.ReviewCase] | Failure[GetReviewCaseError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return self._calls.wait(get_review_case_waiting(), id, until, timeout, options)

    def list(
        self,
        *,
        status: _sandbox.ReviewCaseStatus | None = None,
        reason: _sandbox.ReviewCaseReason | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_sandbox.ReviewCase]:
        """List review cases.

        Lists the review cases of all tenants, newest first. Only operators may call it, with the deployment's
        admin key. If no such key is configured, the path does not exist.

        `GET /v1/admin/review-cases`

        Args:
            status: Only cases of this status.
            reason: Only cases of this reason.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListReviewCasesError: `code` says why.
        """
        return self._calls.page(
            LIST_REVIEW_CASES,
            {"status": status, "reason": reason, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _sandbox.ReviewCaseStatus | None = None,
        reason: _sandbox.ReviewCaseReason | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_sandbox.ReviewCase]] | Failure[ListReviewCasesError]:
        """List review cases: `list` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt_page(
            LIST_REVIEW_CASES,
            {"status": status, "reason": reason, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def resolve(
        self,
        id: str,
        *,
        decision: _sandbox.ReviewDecision,
        note: str,
        options: CallOptions | None = None,
    ) -> _sandbox.ReviewCase:
        """Resolve a review case.

        Decides a review case. RELEASE clears its reason for this payment permanently, and the payment is
        checked again; if a POST_DELIVERY_RETURN is released, the amount is credited to the sender. REJECT
        ends the payment with REVIEW_REJECTED. A decision about PAYOUT_CONTRADICTED or FUNDING_CONTRADICTED is
        recorded and moves no money. `resolvedBy` is the name in the header x-service-operator. Only operators
        may call it, with the deployment's admin key. If no such key is configured, the path does not exist.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/admin/review-cases/{id}/resolve`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            decision: RELEASE to continue the payment, REJECT to end it.
            note: The explanation of the decision, for the audit log.

        Raises:
            ResolveReviewCaseError: `code` says why.
        """
        return self._calls.give(RESOLVE_REVIEW_CASE, {"id": id, "decision": decision, "note": note}, options)

    def try_resolve(
        self,
        id: str,
        *,
        decision: _sandbox.ReviewDecision,
        note: str,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.ReviewCase] | Failure[ResolveReviewCaseError]:
        """Resolve a review case: `resolve` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(
            RESOLVE_REVIEW_CASE,
            {"id": id, "decision": decision, "note": note},
            options,
        )
