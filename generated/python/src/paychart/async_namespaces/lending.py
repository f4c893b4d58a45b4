# Written by codegen from spec/. Do not edit.
"""The namespace lending of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.lending import (
    ACCEPT_LENDING_OFFER,
    CREATE_LENDING_OFFER,
    DEPOSIT_TO_POOL,
    GET_LENDING_OFFER,
    GET_POOL_POSITION,
    ISSUE_LENDING_OFFER,
    WITHDRAW_FROM_POOL,
    get_lending_offer_waiting,
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
    from ..operations.lending import (
    AcceptLendingOfferError,
    CreateLendingOfferError,
    DepositToPoolError,
    GetLendingOfferError,
    GetPoolPositionError,
    IssueLendingOfferError,
    WithdrawFromPoolError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import lending as _lending


class AsyncLendingNamespace:
    """The operations of `lending`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def accept_offer(
        self,
        id: str,
        *,
        signature: str | None = None,
        options: CallOptions | None = None,
    ) -> _lending.LendingOffer:
        """Accept a lending offer.

        Accepts an offer before its deadline. Only the borrower may. A signature over `offerDigest` is
        optional. If it is sent, it has to be made by the borrower's address; the signature of a contract is
        verified according to EIP-1271. Under two-factor protection, the acceptance needs two-factor approval
        from the threshold on. The policy of an agent whose key calls applies.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/lending/offers/{id}/accept`, scope lending:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            signature: A signature over offerDigest by the borrower's address. The organization account's
            signature is verified according to EIP-1271.

        Raises:
            AcceptLendingOfferError: `code` says why.
        """
        return await self._calls.give(ACCEPT_LENDING_OFFER, {"id": id, "signature": signature}, options)

    async def try_accept_offer(
        self,
        id: str,
        *,
        signature: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_lending.LendingOffer] | Failure[AcceptLendingOfferError]:
        """Accept a lending offer: `accept_offer` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(ACCEPT_LENDING_OFFER, {"id": id, "signature": signature}, options)

    async def create_offer(
        self,
        *,
        pool_id: str,
        po_id: str,
        principal: str,
        options: CallOptions | None = None,
    ) -> _lending.LendingOffer:
        """Create a lending offer.

        Offers a loan for an ACCEPTED purchase order of the pool. Only the tenant of the pool may, in the
        phase ORIGINATION. The purchase order must not have another open offer, and the borrower needs an
        ACTIVE permit. `principal` is at most the smallest of the permit's `maxPrincipal`, the face amount,
        the cash less the reserve, and `exposureBps` of the cash. It is at least the supplier's
        `minPrincipal`. The offer expires after 72 hours. Under two-factor protection, an offer needs
        two-factor approval from the threshold on. The policy of an agent whose key calls applies.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/lending/offers`, scope lending:write

        Args:
            pool_id: Id of a pool of the caller's tenant, `pool_…`.
            po_id: The `poId` of the purchase order.
            principal: The principal to lend, in atoms.

        Raises:
            CreateLendingOfferError: `code` says why.
        """
        return await self._calls.give(
            CREATE_LENDING_OFFER,
            {"poolId": pool_id, "poId": po_id, "principal": principal},
            options,
        )

    async def try_create_offer(
        self,
        *,
        pool_id: str,
        po_id: str,
        principal: str,
        options: CallOptions | None = None,
    ) -> Success[_lending.LendingOffer] | Failure[CreateLendingOfferError]:
        """Create a lending offer: `create_offer` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(
            CREATE_LENDING_OFFER,
            {"poolId": pool_id, "poId": po_id, "principal": principal},
            options,
        )

    async def deposit_to_pool(
        self,
        id: str,
        *,
        amount_atoms: str,
        options: CallOptions | None = None,
    ) -> _lending.FinancingPool:
        """Deposit into a pool.

        Deposits money into a pool from the caller's INTERNAL_BALANCE. The pool has to be in the phase
        SUBSCRIPTION, and deposits are limited by its cap. Test funds only. Under two-factor protection, a
        deposit needs two-factor approval from the threshold on. The policy of an agent whose key calls
        applies.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/lending/pools/{id}/deposit`, scope lending:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            amount_atoms: The amount in base units with 6 decimals.

        Raises:
            DepositToPoolError: `code` says why.
        """
        return await self._calls.give(DEPOSIT_TO_POOL, {"id": id, "amountAtoms": amount_atoms}, options)

    async def try_deposit_to_pool(
        self,
        id: str,
        *,
        amount_atoms: str,
        options: CallOptions | None = None,
    ) -> Success[_lending.FinancingPool] | Failure[DepositToPoolError]:
        """Deposit into a pool: `deposit_to_pool` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(DEPOSIT_TO_POOL, {"id": id, "amountAtoms": amount_atoms}, options)

    async def get_offer(self, id: str, *, options: CallOptions | None = None) -> _lending.LendingOffer:
        """Get a lending offer.

        Returns a lending offer. Its lender and its borrower can read it.

        `GET /v1/lending/offers/{id}`, scope lending:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetLendingOfferError: `code` says why.
        """
        return await self._calls.give(GET_LENDING_OFFER, {"id": id}, options)

    async def try_get_offer(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_lending.LendingOffer] | Failure[GetLendingOfferError]:
        """Get a lending offer: `get_offer` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(GET_LENDING_OFFER, {"id": id}, options)

    async def wait_for_offer(
        self,
        id: str,
        *,
        until: _lending.LendingOfferStatus | Sequence[_lending.LendingOfferStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _lending.LendingOffer:
        """Waits until what `get_offer` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _lending.LendingOffer = (await self._calls.wait(get_lending_offer_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait_for_offer(
        self,
        id: str,
        *,
        until: _lending.LendingOfferStatus | Sequence[_lending.LendingOfferStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_lending.LendingOffer] | Failure[GetLendingOfferError | WaitTimeout | WaitEnded]:
        """`wait_for_offer` with its result as a value."""
        return await self._calls.wait(get_lending_offer_waiting(), id, until, timeout, options)

    async def next_for_offer(
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

    async def get_pool_position(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _lending.PoolPosition:
        """Get your position in a pool.

        Returns the tenant's position in a pool: the deposits, their value, and the amount that can be
        withdrawn now.

        `GET /v1/lending/pools/{id}/position`, scope lending:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetPoolPositionError: `code` says why.
        """
        return await self._calls.give(GET_POOL_POSITION, {"id": id}, options)

    async def try_get_pool_position(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_lending.PoolPosition] | Failure[GetPoolPositionError]:
        """Get your position in a pool: `get_pool_position` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(GET_POOL_POSITION, {"id": id}, options)

    async def issue_offer(self, id: str, *, options: CallOptions | None = None) -> _lending.LendingOffer:
        """Issue a loan.

        Issues the loan of an accepted offer. Only the tenant of the pool may, before the deadline and in the
        phase ORIGINATION. The principal is transferred from the cash of the pool to the supplier's
        INTERNAL_BALANCE. For a `supplierWallet` without a tenant the payment is only recorded. If other loans
        have used the cash in the meantime, the request is refused with PRINCIPAL_EXCEEDS_LIMIT, and with
        DOCUMENT_IN_USE if another open loan finances the same document. The response contains the id of the
        loan. Under two-factor protection, the loan needs two-factor approval from the threshold on. The
        policy of an agent whose key calls applies.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/lending/offers/{id}/issue`, scope lending:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            IssueLendingOfferError: `code` says why.
        """
        return await self._calls.give(ISSUE_LENDING_OFFER, {"id": id}, options)

    async def try_issue_offer(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_lending.LendingOffer] | Failure[IssueLendingOfferError]:
        """Issue a loan: `issue_offer` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(ISSUE_LENDING_OFFER, {"id": id}, options)

    async def withdraw_from_pool(
        self,
        id: str,
        *,
        amount_atoms: str,
        options: CallOptions | None = None,
    ) -> _lending.FinancingPool:
        """Withdraw from a pool.

        Withdraws money from a pool to the caller's INTERNAL_BALANCE. The pool has to be in the phase
        SUBSCRIPTION or CLOSED. An amount above the cash of the pool is refused with INSUFFICIENT_FUNDS.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/lending/pools/{id}/withdraw`, scope lending:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            amount_atoms: The amount in base units with 6 decimals.

        Raises:
            WithdrawFromPoolError: `code` says why.
        """
        return await self._calls.give(WITHDRAW_FROM_POOL, {"id": id, "amountAtoms": amount_atoms}, options)

    async def try_withdraw_from_pool(
        self,
        id: str,
        *,
        amount_atoms: str,
        options: CallOptions | None = None,
    ) -> Success[_lending.FinancingPool] | Failure[WithdrawFromPoolError]:
        """Withdraw from a pool: `withdraw_from_pool` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(WITHDRAW_FROM_POOL, {"id": id, "amountAtoms": amount_atoms}, options)
