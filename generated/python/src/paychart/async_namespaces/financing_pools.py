# Written by codegen from spec/. Do not edit.
"""The namespace financing_pools of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.financing_pools import (CREATE_FINANCING_POOL, GET_FINANCING_POOL, LIST_FINANCING_POOLS)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.financing_pools import (
    CreateFinancingPoolError,
    GetFinancingPoolError,
    ListFinancingPoolsError,
)
    from ..types import lending as _lending


class AsyncFinancingPoolsNamespace:
    """The operations of `financing_pools`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        name: str,
        subscription_seconds: int | None = None,
        origination_seconds: int | None = None,
        cap_atoms: str | None = None,
        exposure_bps: int | None = None,
        reserve_bps: int | None = None,
        annual_rate_bps: int | None = None,
        tenor_seconds: int | None = None,
        grace_seconds: int | None = None,
        options: CallOptions | None = None,
    ) -> _lending.FinancingPool:
        """Create a financing pool.

        Creates a financing pool in the phase SUBSCRIPTION. The phases follow each other on the tenant's
        clock. The pool's rate, term and grace period apply to its offers.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/lending/pools`, scope lending:write

        Args:
            name: A label of the tenant for the pool, 1 to 120 characters.
            subscription_seconds: The length of the phase SUBSCRIPTION, in seconds.
            origination_seconds: The length of the phase ORIGINATION, in seconds.
            cap_atoms: The limit on deposits, in atoms; no limit if it is absent.
            exposure_bps: The share of the cash that one loan may use, in basis points.
            reserve_bps: The share of the cash that is not lent, in basis points.
            annual_rate_bps: The annual interest rate of the pool's loans, in basis points.
            tenor_seconds: The term of the pool's loans, in seconds.
            grace_seconds: The grace period after maturity, in seconds.

        Raises:
            CreateFinancingPoolError: `code` says why.
        """
        return await self._calls.give(
            CREATE_FINANCING_POOL,
            {"name": name, "subscriptionSeconds": subscription_seconds, "originationSeconds": origination_seconds, "capAtoms": cap_atoms, "exposureBps": exposure_bps, "reserveBps": reserve_bps, "annualRateBps": annual_rate_bps, "tenorSeconds": tenor_seconds, "graceSeconds": grace_seconds},
            options,
        )

    async def try_create(
        self,
        *,
        name: str,
        subscription_seconds: int | None = None,
        origination_seconds: int | None = None,
        cap_atoms: str | None = None,
        exposure_bps: int | None = None,
        reserve_bps: int | None = None,
        annual_rate_bps: int | None = None,
        tenor_seconds: int | None = None,
        grace_seconds: int | None = None,
        options: CallOptions | None = None,
    ) -> Success[_lending.FinancingPool] | Failure[CreateFinancingPoolError]:
        """Create a financing pool: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            CREATE_FINANCING_POOL,
            {"name": name, "subscriptionSeconds": subscription_seconds, "originationSeconds": origination_seconds, "capAtoms": cap_atoms, "exposureBps": exposure_bps, "reserveBps": reserve_bps, "annualRateBps": annual_rate_bps, "tenorSeconds": tenor_seconds, "graceSeconds": grace_seconds},
            options,
        )

    async def get(self, id: str, *, options: CallOptions | None = None) -> _lending.FinancingPool:
        """Get a financing pool.

        Returns one of the tenant's pools, with its phase on the tenant's clock.

        `GET /v1/lending/pools/{id}`, scope lending:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetFinancingPoolError: `code` says why.
        """
        return await self._calls.give(GET_FINANCING_POOL, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_lending.FinancingPool] | Failure[GetFinancingPoolError]:
        """Get a financing pool: `get` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(GET_FINANCING_POOL, {"id": id}, options)

    def list(
        self,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_lending.FinancingPool]:
        """List financing pools.

        Lists the tenant's financing pools, newest first.

        `GET /v1/lending/pools`, scope lending:read

        Args:
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListFinancingPoolsError: `code` says why.
        """
        return self._calls.pages(
            LIST_FINANCING_POOLS,
            {"skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_lending.FinancingPool]] | Failure[ListFinancingPoolsError]:
        """List financing pools: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt_page(
            LIST_FINANCING_POOLS,
            {"skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )
