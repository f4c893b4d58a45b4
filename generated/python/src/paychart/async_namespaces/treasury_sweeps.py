# Written by codegen from spec/. Do not edit.
"""The namespace treasury_sweeps of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.treasury_sweeps import (
    CREATE_TREASURY_SWEEP,
    GET_TREASURY_SWEEP,
    LIST_TREASURY_SWEEPS,
    get_treasury_sweep_waiting,
)
from ..operations.explanations import EXPLAIN_RESOURCE

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.treasury_sweeps import (
    CreateTreasurySweepError,
    GetTreasurySweepError,
    ListTreasurySweepsError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import treasury as _treasury


class AsyncTreasurySweepsNamespace:
    """The operations of `treasury_sweeps`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        id: str,
        *,
        source_bucket_id: str,
        dest_bucket_id: str,
        amount_usd: Amount,
        options: CallOptions | None = None,
    ) -> _treasury.TreasurySweep:
        """Create a treasury sweep.

        Creates a sweep: proposes a transfer from one bucket to another. It creates a payment from the
        multisig wallet of
        the source bucket, which the owners sign with `POST /v1/payments/{id}/sign`. With a threshold of 1,
        one signature
        executes it. To cancel the sweep, cancel that payment.

        The source has to be DEPLOYED and to hold the amount in addition to what open sweeps reserve. The
        destination may
        still be deploying. The policy of the account applies, unless the wallet of the bucket has its own.
        Two-factor
        protection does not apply. Sending the same bucket twice is refused with VALIDATION_FAILED.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. Under the same key, another value of `sourceBucketId`, `destBucketId`, `amountUsd` is
        refused with 409, and any other difference in the body with 422.

        `POST /v1/treasury/accounts/{id}/sweeps`, scope treasury:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            source_bucket_id: Id of the bucket that pays.
            dest_bucket_id: Id of the destination bucket, another one of the account.
            amount_usd: The amount to transfer, in USD.

        Raises:
            CreateTreasurySweepError: `code` says why.
        """
        return await self._calls.give(
            CREATE_TREASURY_SWEEP,
            {"id": id, "sourceBucketId": source_bucket_id, "destBucketId": dest_bucket_id, "amountUsd": amount_usd},
            options,
        )

    async def try_create(
        self,
        id: str,
        *,
        source_bucket_id: str,
        dest_bucket_id: str,
        amount_usd: Amount,
        options: CallOptions | None = None,
    ) -> Success[_treasury.TreasurySweep] | Failure[CreateTreasurySweepError]:
        """Create a treasury sweep: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            CREATE_TREASURY_SWEEP,
            {"id": id, "sourceBucketId": source_bucket_id, "destBucketId": dest_bucket_id, "amountUsd": amount_usd},
            options,
        )

    async def get(self, sweep_id: str, *, options: CallOptions | None = None) -> _treasury.TreasurySweep:
        """Get a treasury sweep.

        Returns one sweep of the tenant. Its status follows that of its payment.

        `GET /v1/treasury/sweeps/{sweepId}`, scope treasury:read

        Args:
            sweep_id: Id of the sweep. Ids are opaque: a malformed one is refused like one that does not
            exist.

        Raises:
            GetTreasurySweepError: `code` says why.
        """
        return await self._calls.give(GET_TREASURY_SWEEP, {"sweepId": sweep_id}, options)

    async def try_get(
        self,
        sweep_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_treasury.TreasurySweep] | Failure[GetTreasurySweepError]:
        """Get a treasury sweep: `get` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(GET_TREASURY_SWEEP, {"sweepId": sweep_id}, options)

    async def wait(
        self,
        id: str,
        *,
        until: _treasury.TreasurySweepStatus | Sequence[_treasury.TreasurySweepStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _treasury.TreasurySweep:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _treasury.TreasurySweep = (await self._calls.wait(get_treasury_sweep_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait(
        self,
        id: str,
        *,
        until: _treasury.TreasurySweepStatus | Sequence[_treasury.TreasurySweepStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_treasury.TreasurySweep] | Failure[GetTreasurySweepError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return await self._calls.wait(get_treasury_sweep_waiting(), id, until, timeout, options)

    async def next(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> tuple[_explanations.ExplanationNext, ...]:
        """The operations that can move the resource now, each with whether the service would take it from you,
        or the code of its refusal.
        """
        told = await self._calls.give(EXPLAIN_RESOURCE, {"id": id}, options)
        return tuple(step for step in told.next if step.by == "operation" and step.operation_id is not None)

    def list(
        self,
        id: str,
        *,
        status: _treasury.TreasurySweepStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_treasury.TreasurySweep]:
        """List treasury sweeps.

        Lists the sweeps of a treasury account, newest first, both those of rules and those created by
        request.

        `GET /v1/treasury/accounts/{id}/sweeps`, scope treasury:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            status: Only sweeps of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListTreasurySweepsError: `code` says why.
        """
        return self._calls.pages(
            LIST_TREASURY_SWEEPS,
            {"id": id, "status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        id: str,
        *,
        status: _treasury.TreasurySweepStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_treasury.TreasurySweep]] | Failure[ListTreasurySweepsError]:
        """List treasury sweeps: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt_page(
            LIST_TREASURY_SWEEPS,
            {"id": id, "status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )
