# Written by codegen from spec/. Do not edit.
"""The namespace offramp_payments of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.offramp_payments import (
    CANCEL_OFFRAMP_PAYMENT,
    CONFIRM_OFFRAMP_PAYMENT,
    CREATE_OFFRAMP_PAYMENT,
    DEPOSIT_OFFRAMP_PAYMENT,
    GET_OFFRAMP_PAYMENT,
    GET_OFFRAMP_PAYMENT_CLAIM,
    GET_OFFRAMP_PAYMENT_ROUTES,
    LIST_OFFRAMP_PAYMENTS,
    RESEND_OFFRAMP_PAYMENT_CLAIM,
    SELECT_OFFRAMP_PAYMENT_ROUTE,
    get_offramp_payment_waiting,
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
    from ..operations.offramp_payments import (
    CancelOfframpPaymentError,
    ConfirmOfframpPaymentError,
    CreateOfframpPaymentError,
    DepositOfframpPaymentError,
    GetOfframpPaymentClaimError,
    GetOfframpPaymentError,
    GetOfframpPaymentRoutesError,
    ListOfframpPaymentsError,
    ResendOfframpPaymentClaimError,
    SelectOfframpPaymentRouteError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import claims as _claims
    from ..types import explanations as _explanations
    from ..types import offramp as _offramp


class AsyncOfframpPaymentsNamespace:
    """The operations of `offramp_payments`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def cancel(self, id: str, *, options: CallOptions | None = None) -> _offramp.OfframpPayment:
        """Cancel an off-ramp payment.

        Cancels a payment that is not funded yet. Only the sender may. A reservation alone does not count as
        funding. Cancelling releases the reservation, invalidates the quotes, closes a pending approval
        request and cancels an OPEN claim. A deposit that is not confirmed yet is returned to `refundAddress`.
        If the payment is funded or has ended, or if its claim was locked first, the request is refused with
        CANCEL_CONFLICT.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/offramp/payments/{id}/cancel`, scope ramps:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            CancelOfframpPaymentError: `code` says why.
        """
        return await self._calls.give(CANCEL_OFFRAMP_PAYMENT, {"id": id}, options)

    async def try_cancel(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_offramp.OfframpPayment] | Failure[CancelOfframpPaymentError]:
        """Cancel an off-ramp payment: `cancel` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(CANCEL_OFFRAMP_PAYMENT, {"id": id}, options)

    async def confirm(self, id: str, *, options: CallOptions | None = None) -> _offramp.OfframpPayment:
        """Confirm a payment.

        Confirms the selected quote. Only the recipient may. Exactly this quote will be paid: the service
        never selects one itself, not even if there is only one. If the quote has expired, the request is
        refused and the service quotes a new set. Quote, destination and policy are checked once more. If the
        payment has to be held now, the response is 200 with the held payment, and no money is locked.
        Otherwise the status becomes FUNDS_LOCKED, and the service submits the payment to the provider
        asynchronously. A session needs the role OWNER, ADMIN or FINANCE. A tenant under two-factor protection
        that pays itself is refused with PAYEE_COOLING_OFF if its destination is outside the service and
        younger than the cooling-off period.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/offramp/payments/{id}/confirm`, scope ramps:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ConfirmOfframpPaymentError: `code` says why.
        """
        return await self._calls.give(CONFIRM_OFFRAMP_PAYMENT, {"id": id}, options)

    async def try_confirm(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_offramp.OfframpPayment] | Failure[ConfirmOfframpPaymentError]:
        """Confirm a payment: `confirm` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(CONFIRM_OFFRAMP_PAYMENT, {"id": id}, options)

    async def create(
        self,
        *,
        amount_usd: Amount,
        phone: str | None = None,
        did: str | None = None,
        chain_id: int | None = None,
        funding_mode: _offramp.FundingMode | None = None,
        refund_address: str | None = None,
        funding: _offramp.CreateOfframpPaymentRequestFunding | None = None,
        envelope: _offramp.PaymentEnvelope | Mapping[str, Any] | None = None,
        memo: str | None = None,
        client_reference: str | None = None,
        client_reference_unique: bool | None = None,
        requested_destination_id: str | None = None,
        speed_preference: _offramp.SpeedPreference | None = None,
        maximum_fee_minor: str | None = None,
        allowed_rails: Sequence[_offramp.Rail] | None = None,
        invite: _offramp.CreateOfframpPaymentRequestInvite | None = None,
        options: CallOptions | None = None,
    ) -> _offramp.OfframpPaymentCreated:
        """Pay a phone number or DID.

        Pays a phone number or a DID. Begin with `POST /v1/payments` and `recipient`, which also pays e-mail
        addresses. In
        one request the service records the payment, reserves the money, looks up the recipient, applies the
        policy and
        quotes the routes.

        Once the payment is recorded, the response is 201 with one of these statuses:

        - AWAITING_RECIPIENT_CONFIRMATION: the payment has quotes, and the recipient selects one.
        - AWAITING_SOURCE_FUNDS: the sender has to make the on-chain deposit.
        - PENDING_CLAIM: the phone number belongs to no tenant yet.
        - PAYOUT_SELECTION_REQUIRED or COMPLIANCE_HOLD: the payment is held. `holdReasons` lists the reasons.
        - CANCELED: the policy has rejected the payment. `failureReason` contains the reason.

        A refused request records nothing, except for a two-factor challenge. The errors are listed in the
        order in which
        they are checked. The member who pays needs an authority grant.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. Under the same key, another value of `phone`, `did`, `amountUsd`, `chainId`, `fundingMode`,
        `requestedDestinationId` is refused with 409, and any other difference in the body with 422.

        `POST /v1/offramp/payments`, scope ramps:write

        Args:
            phone: The recipient's phone number in E.164 form.
            did: The recipient's payment DID (`did:payid:` and 64 hex digits), a `did:web` of this service, or
            a handle.
            amount_usd: The amount in USD: above zero, at most 1000000000, with at most 6 decimals.
            chain_id: The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in
            live.
            funding_mode: The source of the money.
            refund_address: The EVM address to which an unused deposit is refunded. Required with
            ONCHAIN_DEPOSIT, not allowed otherwise.
            funding: The asset that pays: USDC on the deployment's network by default.
            envelope: A signed payment envelope. Every error in it is refused with ENVELOPE_INVALID.
            memo: Plain text for both parties, at most 500 characters.
            client_reference: Your own reference of the payment, such as an order number: 1 to 100 printable
            ASCII characters. It is returned only to you, the sender, and lists can be filtered by it. It does
            not have to be unique, unless you send `clientReferenceUnique`.
            client_reference_unique: True to refuse the request with CLIENT_REFERENCE_TAKEN if another payment
            of yours has the same `clientReference` and was created with this field, whatever its status is.
            requested_destination_id: Id of one of the recipient's ACTIVE destinations; any of them by
            default.
            speed_preference: How to rank the routes; CHEAPEST by default.
            maximum_fee_minor: The highest total fee, in minor units of the destination currency. A fee equal
            to it is allowed.
            allowed_rails: The rails that may be used; empty or absent for all.
            invite: The person to invite if the handle belongs to nobody: an e-mail address, a phone number,
            or both. Only for handles.

        Raises:
            CreateOfframpPaymentError: `code` says why.
        """
        return await self._calls.give(
            CREATE_OFFRAMP_PAYMENT,
            {"phone": phone, "did": did, "amountUsd": amount_usd, "chainId": chain_id, "fundingMode": funding_mode, "refundAddress": refund_address, "funding": funding, "envelope": envelope, "memo": memo, "clientReference": client_reference, "clientReferenceUnique": client_reference_unique, "requestedDestinationId": requested_destination_id, "speedPreference": speed_preference, "maximumFeeMinor": maximum_fee_minor, "allowedRails": allowed_rails, "invite": invite},
            options,
        )

    async def try_create(
        self,
        *,
        amount_usd: Amount,
        phone: str | None = None,
        did: str | None = None,
        chain_id: int | None = None,
        funding_mode: _offramp.FundingMode | None = None,
        refund_address: str | None = None,
        funding: _offramp.CreateOfframpPaymentRequestFunding | None = None,
        envelope: _offramp.PaymentEnvelope | Mapping[str, Any] | None = None,
        memo: str | None = None,
        client_reference: str | None = None,
        client_reference_unique: bool | None = None,
        requested_destination_id: str | None = None,
        speed_preference: _offramp.SpeedPreference | None = None,
        maximum_fee_minor: str | None = None,
        allowed_rails: Sequence[_offramp.Rail] | None = None,
        invite: _offramp.CreateOfframpPaymentRequestInvite | None = None,
        options: CallOptions | None = None,
    ) -> Success[_offramp.OfframpPaymentCreated] | Failure[CreateOfframpPaymentError]:
        """Pay a phone number or DID: `create` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(
            CREATE_OFFRAMP_PAYMENT,
            {"phone": phone, "did": did, "amountUsd": amount_usd, "chainId": chain_id, "fundingMode": funding_mode, "refundAddress": refund_address, "funding": funding, "envelope": envelope, "memo": memo, "clientReference": client_reference, "clientReferenceUnique": client_reference_unique, "requestedDestinationId": requested_destination_id, "speedPreference": speed_preference, "maximumFeeMinor": maximum_fee_minor, "allowedRails": allowed_rails, "invite": invite},
            options,
        )

    async def deposit(
        self,
        id: str,
        *,
        amount_minor: str,
        options: CallOptions | None = None,
    ) -> _offramp.OfframpPaymentCreated:
        """Check for an on-chain deposit.

        Checks the chain now for the deposit of a payment. Only the sender of an ONCHAIN_DEPOSIT payment may,
        while the
        payment is AWAITING_SOURCE_FUNDS, SOURCE_FUNDS_CONFIRMING or PENDING_CLAIM. `amountMinor` has to equal
        `sourceAmountBaseUnits`.

        - Not on the chain yet: the status does not change.
        - Seen: the payment is SOURCE_FUNDS_CONFIRMING until the deposit has enough confirmations.
        - Confirmed: the payment continues with its policy check at once. In PENDING_CLAIM the deposit funds
          the claim,
          and the status does not change.
        - Confirmed with another amount or refund address: the deposit is returned, and `fundingInstructions`
          contains a
          new `dealId`, because the escrow takes one deposit for each.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/offramp/payments/{id}/deposit`, scope ramps:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            amount_minor: The amount in minor units of the token (6 decimals). It has to equal the amount of
            the payment.

        Raises:
            DepositOfframpPaymentError: `code` says why.
        """
        return await self._calls.give(
            DEPOSIT_OFFRAMP_PAYMENT,
            {"id": id, "amountMinor": amount_minor},
            options,
        )

    async def try_deposit(
        self,
        id: str,
        *,
        amount_minor: str,
        options: CallOptions | None = None,
    ) -> Success[_offramp.OfframpPaymentCreated] | Failure[DepositOfframpPaymentError]:
        """Check for an on-chain deposit: `deposit` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(
            DEPOSIT_OFFRAMP_PAYMENT,
            {"id": id, "amountMinor": amount_minor},
            options,
        )

    async def get(self, id: str, *, options: CallOptions | None = None) -> _offramp.OfframpPayment:
        """Get an off-ramp payment.

        Returns one payment. Only its sender and its recipient can read it. Reading changes nothing: an
        expired quote is not replaced.

        `GET /v1/offramp/payments/{id}`, scope ramps:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetOfframpPaymentError: `code` says why.
        """
        return await self._calls.give(GET_OFFRAMP_PAYMENT, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_offramp.OfframpPayment] | Failure[GetOfframpPaymentError]:
        """Get an off-ramp payment: `get` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(GET_OFFRAMP_PAYMENT, {"id": id}, options)

    async def wait(
        self,
        id: str,
        *,
        until: _offramp.OfframpPaymentStatus | Sequence[_offramp.OfframpPaymentStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _offramp.OfframpPayment:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _offramp.OfframpPayment = (await self._calls.wait(get_offramp_payment_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait(
        self,
        id: str,
        *,
        until: _offramp.OfframpPaymentStatus | Sequence[_offramp.OfframpPaymentStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_offramp.OfframpPayment] | Failure[GetOfframpPaymentError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return await self._calls.wait(get_offramp_payment_waiting(), id, until, timeout, options)

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

    async def get_claim(self, id: str, *, options: CallOptions | None = None) -> _claims.Claim:
        """Get the claim of a payment.

        Returns the claim that a payment opened. Only the sender of the payment may. No response contains the
        claim link or the full contact.

        `GET /v1/offramp/payments/{id}/claim`, scope ramps:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetOfframpPaymentClaimError: `code` says why.
        """
        return await self._calls.give(GET_OFFRAMP_PAYMENT_CLAIM, {"id": id}, options)

    async def try_get_claim(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_claims.Claim] | Failure[GetOfframpPaymentClaimError]:
        """Get the claim of a payment: `get_claim` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(GET_OFFRAMP_PAYMENT_CLAIM, {"id": id}, options)

    async def get_routes(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _offramp.OfframpPaymentRoutes:
        """Get the route quotes of a payment.

        Returns the newest set of quotes. Only the sender and the recipient can read it. If the set has
        expired and the payment is not confirmed yet, the service quotes a new set first. `excludedRoutes`
        lists the routes that are not offered, with the reason. Both lists are empty while the payment has no
        quotes. After FUNDS_LOCKED they show the set that contains the executed quote.

        `GET /v1/offramp/payments/{id}/routes`, scope ramps:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetOfframpPaymentRoutesError: `code` says why.
        """
        return await self._calls.give(GET_OFFRAMP_PAYMENT_ROUTES, {"id": id}, options)

    async def try_get_routes(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_offramp.OfframpPaymentRoutes] | Failure[GetOfframpPaymentRoutesError]:
        """Get the route quotes of a payment: `get_routes` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(GET_OFFRAMP_PAYMENT_ROUTES, {"id": id}, options)

    def list(
        self,
        *,
        status: Sequence[_offramp.OfframpPaymentStatus] | None = None,
        role: _offramp.PaymentSide | None = None,
        client_reference: str | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_offramp.OfframpPayment]:
        """List off-ramp payments.

        Lists the off-ramp payments that the tenant sends or receives, newest first. A recipient sees a
        payment as soon as the service knows who the recipient is. Payment intents are not in this list: `GET
        /v1/payments` lists payments of all kinds.

        `GET /v1/offramp/payments`, scope ramps:read

        Args:
            status: Only payments of these statuses. The parameter can be repeated.
            role: Only payments that the tenant sends (`sender`), or only those that it receives
            (`recipient`); both by default.
            client_reference: Only payments that the tenant sends and to which it gave exactly this reference.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListOfframpPaymentsError: `code` says why.
        """
        return self._calls.pages(
            LIST_OFFRAMP_PAYMENTS,
            {"status": status, "role": role, "clientReference": client_reference, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        *,
        status: Sequence[_offramp.OfframpPaymentStatus] | None = None,
        role: _offramp.PaymentSide | None = None,
        client_reference: str | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_offramp.OfframpPayment]] | Failure[ListOfframpPaymentsError]:
        """List off-ramp payments: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt_page(
            LIST_OFFRAMP_PAYMENTS,
            {"status": status, "role": role, "clientReference": client_reference, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def resend_claim(self, id: str, *, options: CallOptions | None = None) -> _claims.Claim:
        """Resend a claim link.

        Sends a new claim link to the contact of an OPEN claim. Only the sender of the payment may. The new
        link replaces the previous one, whose codes and ticket stop working. A claim gets at most 3 links a
        day, and all tenants together send at most 10 codes and links an hour to one contact; further requests
        are refused with 429 and Retry-After. If public claims are disabled, the operation is refused with 404
        ROUTE_NOT_FOUND.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/offramp/payments/{id}/claim/resend`, scope ramps:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ResendOfframpPaymentClaimError: `code` says why.
        """
        return await self._calls.give(RESEND_OFFRAMP_PAYMENT_CLAIM, {"id": id}, options)

    async def try_resend_claim(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_claims.Claim] | Failure[ResendOfframpPaymentClaimError]:
        """Resend a claim link: `resend_claim` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(RESEND_OFFRAMP_PAYMENT_CLAIM, {"id": id}, options)

    async def select_route(
        self,
        id: str,
        *,
        route_quote_id: str,
        options: CallOptions | None = None,
    ) -> _offramp.OfframpPayment:
        """Select a route quote.

        Selects the quote that will be paid. Only the recipient may. The recipient can select again until the
        payment is confirmed: the last selection applies. The status does not change. If the quote has
        expired, the request is refused and the service quotes a new set. A session needs the role OWNER,
        ADMIN or FINANCE. A tenant under two-factor protection that pays itself is refused with
        PAYEE_COOLING_OFF if its destination is outside the service and younger than the cooling-off period.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/offramp/payments/{id}/select-route`, scope ramps:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            route_quote_id: The `routeId` of one of the quotes.

        Raises:
            SelectOfframpPaymentRouteError: `code` says why.
        """
        return await self._calls.give(
            SELECT_OFFRAMP_PAYMENT_ROUTE,
            {"id": id, "routeQuoteId": route_quote_id},
            options,
        )

    async def try_select_route(
        self,
        id: str,
        *,
        route_quote_id: str,
        options: CallOptions | None = None,
    ) -> Success[_offramp.OfframpPayment] | Failure[SelectOfframpPaymentRouteError]:
        """Select a route quote: `select_route` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(
            SELECT_OFFRAMP_PAYMENT_ROUTE,
            {"id": id, "routeQuoteId": route_quote_id},
            options,
        )
