# Written by codegen from spec/. Do not edit.
"""The namespace treasury_accounts of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.treasury_accounts import (
    CREATE_TREASURY_ACCOUNT,
    GET_TREASURY_ACCOUNT,
    LIST_TREASURY_ACCOUNTS,
    get_treasury_account_waiting,
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
    from ..operations.treasury_accounts import (
    CreateTreasuryAccountError,
    GetTreasuryAccountError,
    ListTreasuryAccountsError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import treasury as _treasury


class AsyncTreasuryAccountsNamespace:
    """The operations of `treasury_accounts`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        name: str,
        owners: Sequence[_treasury.TreasuryOwnerInput],
        buckets: Sequence[_treasury.TreasuryBucketInput],
        threshold: int | None = None,
        chain_id: int | None = None,
        options: CallOptions | None = None,
    ) -> _treasury.TreasuryAccount:
        """Create a treasury account.

        Creates a treasury account with one multisig wallet for each bucket. All buckets have the same owners
        and
        threshold. Their addresses can receive money at once, and they are deployed asynchronously. New
        buckets are
        returned with an empty balance, without reading the chain.

        Each owner is given by exactly one of `address`, `memberId` and `handle`, and is resolved to an
        address once. No
        two owners may have the same address. `threshold` is at most the number of owners, and bucket names
        have to be
        different. `targetBps` add up to at most 10000, and `apyBps` is allowed for YIELD buckets only. A
        member without a
        signing address is refused with NO_SIGNER_ADDRESS, an unknown one with MEMBER_NOT_FOUND, and an
        unknown handle
        with PAYEE_NOT_FOUND. The platform is not an owner and never signs.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/treasury/accounts`, scope treasury:write

        Args:
            name: A label of the tenant, 1 to 120 characters.
            owners: The owners of the multisig wallets of all buckets. No two may have the same address.
            threshold: The number of owners who have to sign a transfer, at most the number of owners.
            chain_id: EIP-155 id of the deployment's chain, which is also the default.
            buckets: The buckets of the account, in the order in which they are created.

        Raises:
            CreateTreasuryAccountError: `code` says why.
        """
        return await self._calls.give(
            CREATE_TREASURY_ACCOUNT,
            {"name": name, "owners": owners, "threshold": threshold, "chainId": chain_id, "buckets": buckets},
            options,
        )

    async def try_create(
        self,
        *,
        name: str,
        owners: Sequence[_treasury.TreasuryOwnerInput],
        buckets: Sequence[_treasury.TreasuryBucketInput],
        threshold: int | None = None,
        chain_id: int | None = None,
        options: CallOptions | None = None,
    ) -> Success[_treasury.TreasuryAccount] | Failure[CreateTreasuryAccountError]:
        """Create a treasury account: `create` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(
            CREATE_TREASURY_ACCOUNT,
            {"name": name, "owners": owners, "threshold": threshold, "chainId": chain_id, "buckets": buckets},
            options,
        )

    async def get(self, id: str, *, options: CallOptions | None = None) -> _treasury.TreasuryAccount:
        """Get a treasury account.

        Returns a treasury account with the current balance, drift and simulated yield of each bucket. A
        balance that cannot be read is null, never zero. Until every bucket can be read, `totalUsd` and all
        shares and drifts are null. Yield is simulated and moves no money: at each UTC midnight of the
        tenant's clock a bucket earns balance × apyBps / 10000 / 365, rounded down to 6 decimals.

        `GET /v1/treasury/accounts/{id}`, scope treasury:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetTreasuryAccountError: `code` says why.
        """
        return await self._calls.give(GET_TREASURY_ACCOUNT, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_treasury.TreasuryAccount] | Failure[GetTreasuryAccountError]:
        """Get a treasury account: `get` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(GET_TREASURY_ACCOUNT, {"id": id}, options)

    async def wait(
        self,
        id: str,
        *,
        until: _treasury.TreasuryAccountStatus | Sequence[_treasury.TreasuryAccountStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _treasury.TreasuryAccount:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _treasury.TreasuryAccount = (await self._calls.wait(get_treasury_account_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait(
        self,
        id: str,
        *,
        until: _treasury.TreasuryAccountStatus | Sequence[_treasury.TreasuryAccountStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_treasury.TreasuryAccount] | Failure[GetTreasuryAccountError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return await self._calls.wait(get_treasury_account_waiting(), id, until, timeout, options)

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
        *,
        status: _treasury.TreasuryAccountStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_treasury.TreasuryAccount]:
        """List treasury accounts.

        Lists the tenant's treasury accounts in every status, newest first. The list does not read balances:
        `totalUsd`, `balanceUsd`, `shareBps` and `driftBps` are null.

        `GET /v1/treasury/accounts`, scope treasury:read

        Args:
            status: Only accounts of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListTreasuryAccountsError: `code` says why.
        """
        return self._calls.pages(
            LIST_TREASURY_ACCOUNTS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        *,
        status: _treasury.TreasuryAccountStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_treasury.TreasuryAccount]] | Failure[ListTreasuryAccountsError]:
        """List treasury accounts: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt_page(
            LIST_TREASURY_ACCOUNTS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )
