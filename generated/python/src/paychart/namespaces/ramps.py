# Written by codegen from spec/. Do not edit.
"""The namespace ramps of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.ramps import (CREATE_RAMP, GET_RAMP, LIST_RAMPS, get_ramp_waiting)
from ..operations.explanations import EXPLAIN_RESOURCE

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.ramps import (CreateRampError, GetRampError, ListRampsError)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import ramps as _ramps


class RampsNamespace:
    """The operations of `ramps`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        wallet_id: str,
        direction: _ramps.RampDirection,
        amount: Amount,
        provider: Literal["simulated"] | None = None,
        options: CallOptions | None = None,
    ) -> _ramps.Ramp:
        """Create an on-ramp or off-ramp.

        Creates a simulated on-ramp or off-ramp, which moves money between fiat and a wallet. One ramp moves
        at most
        10000.00 USD, and all ramps of a tenant 25000.00 USD in 24 hours, both directions together and without
        FAILED
        ones. Above that the request is refused with RAMP_DAILY_CAP, and `resetsAt` and Retry-After contain
        the time to
        try again.

        **`on`** mints tokens to the address of the wallet and waits up to 20 seconds for the receipt. The
        response is 201
        with the status CONFIRMED and `txHash`, with FAILED, or with SUBMITTED if the mint is still pending;
        it is then
        completed asynchronously. The wallet does not have to be deployed, but must not be FAILED.

        **`off`** proposes a payment to the liquidation address of the platform. The status is SUBMITTED. The
        owners sign
        that payment with `POST /v1/payments/{id}/sign`, and the status of the ramp follows it. To stop the
        ramp, cancel
        the payment. The wallet has to be DEPLOYED and to hold the amount. Its policy applies, and so does
        two-factor
        protection, for which the payee is the liquidation address in the payment.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. Under the same key, another value of `walletId`, `direction`, `amount` is refused with 409,
        and any other difference in the body with 422.

        `POST /v1/ramps`, scope ramps:write

        Args:
            wallet_id: Id of a wallet of the caller's tenant.
            direction: `on` from fiat to the wallet, `off` from the wallet to fiat.
            amount: The amount in USD: above zero, at most 1000000000, with at most 6 decimals.
            provider: The provider; `simulated` by default. No other provider is available.

        Raises:
            CreateRampError: `code` says why.
        """
        return self._calls.give(
            CREATE_RAMP,
            {"walletId": wallet_id, "direction": direction, "amount": amount, "provider": provider},
            options,
        )

    def try_create(
        self,
        *,
        wallet_id: str,
        direction: _ramps.RampDirection,
        amount: Amount,
        provider: Literal["simulated"] | None = None,
        options: CallOptions | None = None,
    ) -> Success[_ramps.Ramp] | Failure[CreateRampError]:
        """Create an on-ramp or off-ramp: `create` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            CREATE_RAMP,
            {"walletId": wallet_id, "direction": direction, "amount": amount, "provider": provider},
            options,
        )

    def get(self, id: str, *, options: CallOptions | None = None) -> _ramps.Ramp:
        """Get a ramp.

        Returns one of the tenant's ramps.

        `GET /v1/ramps/{id}`, scope ramps:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetRampError: `code` says why.
        """
        return self._calls.give(GET_RAMP, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_ramps.Ramp] | Failure[GetRampError]:
        """Get a ramp: `get` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(GET_RAMP, {"id": id}, options)

    def wait(
        self,
        id: str,
        *,
        until: _ramps.RampStatus | Sequence[_ramps.RampStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _ramps.Ramp:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _ramps.Ramp = (self._calls.wait(get_ramp_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait(
        self,
        id: str,
        *,
        until: _ramps.RampStatus | Sequence[_ramps.RampStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_ramps.Ramp] | Failure[GetRampError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return self._calls.wait(get_ramp_waiting(), id, until, timeout, options)

    def next(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> tuple[_explanations.ExplanationNext, ...]:
        """The operations that can move the resource now, each with whether the service would take it from you,
        or the code of its refusal.
        """
        told = self._calls.give(EXPLAIN_RESOURCE, {"id": id}, options)
        return tuple(step for step in told.next if step.by == "operation" and step.operation_id is not None)

    def list(
        self,
        *,
        status: _ramps.RampStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_ramps.Ramp]:
        """List ramps.

        Lists the tenant's ramps in both directions, newest first.

        `GET /v1/ramps`, scope ramps:read

        Args:
            status: Only ramps of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListRampsError: `code` says why.
        """
        return self._calls.page(
            LIST_RAMPS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _ramps.RampStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_ramps.Ramp]] | Failure[ListRampsError]:
        """List ramps: `list` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt_page(
            LIST_RAMPS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )
