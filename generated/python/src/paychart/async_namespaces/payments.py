# Written by codegen from spec/. Do not edit.
"""The namespace payments of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.payments import (
    APPROVE_PAYMENT,
    CANCEL_PAYMENT,
    CONFIRM_PAYMENT,
    CREATE_PAYMENT,
    EXECUTE_PAYMENT,
    GET_PAYMENT,
    GET_PAYMENT_CLAIM,
    GET_PAYMENT_ROUTES,
    LIST_PAYMENTS,
    SELECT_PAYMENT_ROUTE,
    SIGN_PAYMENT,
    get_payment_waiting,
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
    from ..operations.payments import (
    ApprovePaymentError,
    CancelPaymentError,
    ConfirmPaymentError,
    CreatePaymentError,
    ExecutePaymentError,
    GetPaymentClaimError,
    GetPaymentError,
    GetPaymentRoutesError,
    ListPaymentsError,
    SelectPaymentRouteError,
    SignPaymentError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import approvals as _approvals
    from ..types import claims as _claims
    from ..types import explanations as _explanations
    from ..types import offramp as _offramp
    from ..types import payments as _payments


class AsyncPaymentsNamespace:
    """The operations of `payments`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def approve(
        self,
        id: str,
        *,
        decision: _approvals.VoteDecision | None = None,
        signature: str | None = None,
        options: CallOptions | None = None,
    ) -> _payments.UnifiedPayment:
        """Approve a payment.

        Votes on the pending approval request of a payment. The default vote is APPROVE. The rules and errors
        are those of voting on the approval request, but the response is the payment, and APPROVAL_NOT_PENDING
        has the status 400. Only a member session of the sender may vote; an API key gets
        APPROVAL_REQUIRES_MEMBER, regardless of the status of the payment. The initiator cannot vote. Of a
        payment that an API key created, neither the member for whom the key acts nor the member who issued it
        can vote. When the votes have enough weight, the payment continues at once. A REJECT ends the payment:
        it becomes CANCELED, or REFUND_PENDING if it is funded. A legacy payment is refused with
        INVALID_TRANSITION and `details.generation`.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/payments/{id}/approve`, scope payments:execute

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            decision: The vote: APPROVE, the default, or REJECT.
            signature: EIP-191 signature over the vote text by the member's signing address. If it is absent,
            the session counts as the vote.

        Raises:
            ApprovePaymentError: `code` says why.
        """
        return await self._calls.give(
            APPROVE_PAYMENT,
            {"id": id, "decision": decision, "signature": signature},
            options,
        )

    async def try_approve(
        self,
        id: str,
        *,
        decision: _approvals.VoteDecision | None = None,
        signature: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_payments.UnifiedPayment] | Failure[ApprovePaymentError]:
        """Approve a payment: `approve` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            APPROVE_PAYMENT,
            {"id": id, "decision": decision, "signature": signature},
            options,
        )

    async def cancel(self, id: str, *, options: CallOptions | None = None) -> _payments.Payment:
        """Cancel a payment.

        Cancels a payment of any kind. An intent and an off-ramp payment can be cancelled only by their
        sender, and only while they are not funded; the status becomes CANCELED. A legacy payment can be
        cancelled before it is EXECUTING; its status becomes CANCELLED, nothing is sent to the chain, and its
        nonce becomes available again. Otherwise the request is refused with CANCEL_CONFLICT. The recipient
        gets NOT_SENDER. The response for a legacy payment contains the headers Deprecation, Sunset and Link.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/payments/{id}/cancel`, scope payments:create

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            CancelPaymentError: `code` says why.
        """
        return await self._calls.give(CANCEL_PAYMENT, {"id": id}, options)

    async def try_cancel(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_payments.Payment] | Failure[CancelPaymentError]:
        """Cancel a payment: `cancel` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(CANCEL_PAYMENT, {"id": id}, options)

    async def confirm(self, id: str, *, options: CallOptions | None = None) -> _payments.UnifiedPayment:
        """Confirm a payment.

        Confirms the selected quote of a payment. Only the recipient may. Exactly this quote will be paid: the
        service never selects one itself. The execution starts asynchronously. If the quote has expired, the
        request is refused and the service quotes a new set. If the payment has to be held now, the response
        is 200 with the held payment, and no money is locked. A legacy payment is refused with
        INVALID_TRANSITION and `details.generation`. A session needs the role OWNER, ADMIN or FINANCE. A
        tenant under two-factor protection that pays itself is refused with PAYEE_COOLING_OFF if its
        destination is outside the service and younger than the cooling-off period.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/payments/{id}/confirm`, scope payments:execute

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ConfirmPaymentError: `code` says why.
        """
        return await self._calls.give(CONFIRM_PAYMENT, {"id": id}, options)

    async def try_confirm(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_payments.UnifiedPayment] | Failure[ConfirmPaymentError]:
        """Confirm a payment: `confirm` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(CONFIRM_PAYMENT, {"id": id}, options)

    @overload
    async def create(
        self,
        *,
        recipient: _payments.IntentRecipient,
        amount: _payments.IntentAmount,
        funding: _payments.IntentFunding | None = None,
        delivery: _payments.IntentDelivery | None = None,
        purpose: _payments.IntentPurpose | None = None,
        envelope: _offramp.PaymentEnvelope | Mapping[str, Any] | None = None,
        memo: str | None = None,
        client_reference: str | None = None,
        client_reference_unique: bool | None = None,
        metadata: Mapping[str, Any] | None = None,
        idempotency_key: str | None = None,
        requested_destination_id: str | None = None,
        options: CallOptions | None = None,
    ) -> _payments.IntentPaymentCreated: ...

    @overload
    async def create(
        self,
        *,
        source_wallet_id: str,
        destination: _payments.LegacyDestination,
        amount: _payments.LegacyAmount,
        memo: str | None = None,
        options: CallOptions | None = None,
    ) -> _payments.LegacyPayment: ...

    async def create(
        self,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> _payments.CreatePaymentResult:
        """Create a payment.

        Creates a payment. The body has one of two forms.

        **With `recipient`: a payment to a phone number, an e-mail address, a DID or an identity.** The
        response is 202
        with the payment and its quotes. Such a payment is called an intent. The member who pays needs an
        authority grant.
        If the policy rejects the intent, the response is 202 too, with the status CANCELED. An intent needs
        an
        idempotency key, in the header Idempotency-Key or in the field `idempotencyKey`.

        **With `sourceWalletId`: a legacy multisig payment.** The response is 201 with a proposal that the
        wallet's owners
        sign. The wallet has to be DEPLOYED and hold the amount. The wallet's threshold and its spend policy
        apply.
        Responses for legacy payments, and for `recipient.handle`, contain the headers Deprecation, Sunset and
        Link.

        An invalid intent is never processed as a legacy payment. The errors are checked in this order: form,
        recipient,
        amount, funding, the rest of the body, existence, authority, saved payee and two-factor, spend policy,
        balance. A
        refused request records nothing, except for a two-factor challenge.

        **Sent again** with the same `Idempotency-Key` header or `idempotencyKey` in the body: it runs once,
        and every repetition gets the first response. Under the same key, another value of `recipient`,
        `amount`, `funding.mode`, `requestedDestinationId`, `sourceWalletId`, `destination` is refused with
        409, and any other difference in the body with 422.

        `POST /v1/payments`, scope payments:create

        Args:
            recipient: Who is paid, by exactly one of the fields.
            amount: The amount and the asset to pay.
            funding: The source of the money.
            delivery: The sender's preferences for the delivery.
            purpose: The purpose of the payment.
            envelope: A signed payment envelope, for DID recipients only. Every error in it is refused with
            ENVELOPE_INVALID.
            memo: Plain text.
            client_reference: Your own reference of the payment, such as an order number: 1 to 100 printable
            ASCII characters. It is returned only to you, the sender, and lists can be filtered by it. It does
            not have to be unique, unless you send `clientReferenceUnique`.
            client_reference_unique: True to refuse the request with CLIENT_REFERENCE_TAKEN if another payment
            of yours has the same `clientReference` and was created with this field, whatever its status is.
            metadata: Your own data, returned exactly as it was sent: at most 50 keys of 1 to 40 characters,
            nested at most 3 levels deep, 8 KiB in total.
            idempotency_key: The idempotency key, if it is not sent as a header. If both are sent, they have
            to be equal.
            requested_destination_id: Id of one of the recipient's ACTIVE destinations; any of them by
            default.
            source_wallet_id: Id of the wallet that pays. It has to be DEPLOYED.
            destination: The address or person that is paid.

        Raises:
            CreatePaymentError: `code` says why.
        """
        return await self._calls.give(
            CREATE_PAYMENT,
            {**renamed("create", {"recipient": "recipient", "amount": "amount", "funding": "funding", "delivery": "delivery", "purpose": "purpose", "envelope": "envelope", "memo": "memo", "client_reference": "clientReference", "client_reference_unique": "clientReferenceUnique", "metadata": "metadata", "idempotency_key": "idempotencyKey", "requested_destination_id": "requestedDestinationId", "source_wallet_id": "sourceWalletId", "destination": "destination"}, fields)},
            options,
        )

    @overload
    async def try_create(
        self,
        *,
        recipient: _payments.IntentRecipient,
        amount: _payments.IntentAmount,
        funding: _payments.IntentFunding | None = None,
        delivery: _payments.IntentDelivery | None = None,
        purpose: _payments.IntentPurpose | None = None,
        envelope: _offramp.PaymentEnvelope | Mapping[str, Any] | None = None,
        memo: str | None = None,
        client_reference: str | None = None,
        client_reference_unique: bool | None = None,
        metadata: Mapping[str, Any] | None = None,
        idempotency_key: str | None = None,
        requested_destination_id: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_payments.IntentPaymentCreated] | Failure[CreatePaymentError]: ...

    @overload
    async def try_create(
        self,
        *,
        source_wallet_id: str,
        destination: _payments.LegacyDestination,
        amount: _payments.LegacyAmount,
        memo: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_payments.LegacyPayment] | Failure[CreatePaymentError]: ...

    async def try_create(
        self,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Success[_payments.CreatePaymentResult] | Failure[CreatePaymentError]:
        """Create a payment: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            CREATE_PAYMENT,
            {**renamed("try_create", {"recipient": "recipient", "amount": "amount", "funding": "funding", "delivery": "delivery", "purpose": "purpose", "envelope": "envelope", "memo": "memo", "client_reference": "clientReference", "client_reference_unique": "clientReferenceUnique", "metadata": "metadata", "idempotency_key": "idempotencyKey", "requested_destination_id": "requestedDestinationId", "source_wallet_id": "sourceWalletId", "destination": "destination"}, fields)},
            options,
        )

    async def execute(self, id: str, *, options: CallOptions | None = None) -> _payments.LegacyPayment:
        """Execute a multisig payment.

        Deprecated since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.

        Executes a legacy payment that is READY_TO_EXECUTE, because the relayer was unavailable or execution
        was held when
        the last owner signed. A hold does not stop this request. The service waits up to 20 seconds for the
        result, as
        after signing. While a lower nonce is open, the payment stays READY_TO_EXECUTE and shows
        `blockedByNonce`.

        The spend policy is applied again. If it denies the payment, the response is 422 POLICY_DENIED; if it
        is
        unavailable, the response is 200. In both cases the payment is FAILED. After CHAIN_UNAVAILABLE the
        payment has not
        changed.

        A payment of another kind is refused with INVALID_TRANSITION and `details.generation`. Every response
        contains the headers
        Deprecation, Sunset and Link.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/payments/{id}/execute`, scope payments:execute

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ExecutePaymentError: `code` says why.
        """
        return await self._calls.give(EXECUTE_PAYMENT, {"id": id}, options)

    async def try_execute(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_payments.LegacyPayment] | Failure[ExecutePaymentError]:
        """Execute a multisig payment: `execute` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(EXECUTE_PAYMENT, {"id": id}, options)

    async def get(self, id: str, *, options: CallOptions | None = None) -> _payments.Payment:
        """Get a payment.

        Returns one payment of any kind. An intent and an off-ramp payment can be read by their sender and
        their recipient, a legacy payment by its tenant. Payment events contain the same fields. Reading
        changes nothing. Use `/routes` to get the quotes. The response for a legacy payment contains the
        headers Deprecation, Sunset and Link.

        `GET /v1/payments/{id}`, scope payments:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetPaymentError: `code` says why.
        """
        return await self._calls.give(GET_PAYMENT, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_payments.Payment] | Failure[GetPaymentError]:
        """Get a payment: `get` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(GET_PAYMENT, {"id": id}, options)

    async def wait(
        self,
        id: str,
        *,
        until: _payments.PaymentStatus | _payments.LegacyPaymentStatus | Sequence[_payments.PaymentStatus | _payments.LegacyPaymentStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _payments.Payment:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _payments.Payment = (await self._calls.wait(get_payment_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait(
        self,
        id: str,
        *,
        until: _payments.PaymentStatus | _payments.LegacyPaymentStatus | Sequence[_payments.PaymentStatus | _payments.LegacyPaymentStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_payments.Payment] | Failure[GetPaymentError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return await self._calls.wait(get_payment_waiting(), id, until, timeout, options)

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
        """Get the claim of a payment intent.

        Returns the claim that a payment intent opened. Only the sender of the intent may. It is the same
        claim record as for an off-ramp payment. A legacy payment never has a claim.

        `GET /v1/payments/{id}/claim`, scope payments:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetPaymentClaimError: `code` says why.
        """
        return await self._calls.give(GET_PAYMENT_CLAIM, {"id": id}, options)

    async def try_get_claim(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_claims.Claim] | Failure[GetPaymentClaimError]:
        """Get the claim of a payment intent: `get_claim` with its result as a value, which never raises for what
        the service answers.
        """
        return await self._calls.attempt(GET_PAYMENT_CLAIM, {"id": id}, options)

    async def get_routes(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _offramp.OfframpPaymentRoutes:
        """Get the route quotes of a payment.

        Returns the newest set of quotes of a payment, and the reasons why other routes are not offered. Only
        the sender and the recipient can read it. If the set has expired and the payment is not confirmed yet,
        the service quotes a new set first. The lists are empty while the payment has no quotes. After ROUTING
        they show the set that contains the executed quote. A legacy payment is refused with
        INVALID_TRANSITION and `details.generation`.

        `GET /v1/payments/{id}/routes`, scope payments:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetPaymentRoutesError: `code` says why.
        """
        return await self._calls.give(GET_PAYMENT_ROUTES, {"id": id}, options)

    async def try_get_routes(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_offramp.OfframpPaymentRoutes] | Failure[GetPaymentRoutesError]:
        """Get the route quotes of a payment: `get_routes` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(GET_PAYMENT_ROUTES, {"id": id}, options)

    def list(
        self,
        *,
        status: Sequence[_payments.PaymentStatus | _payments.LegacyPaymentStatus] | None = None,
        role: _offramp.PaymentSide | None = None,
        generation: _payments.PaymentGeneration | None = None,
        client_reference: str | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_payments.Payment]:
        """List payments.

        Lists payments of all kinds together, newest first: the intents and off-ramp payments that the tenant
        sends or receives, and its own legacy payments. A recipient sees a payment as soon as the service
        knows who the recipient is. The entries have no quotes.

        `GET /v1/payments`, scope payments:read

        Args:
            status: Only payments with these public statuses. The parameter can be repeated.
            role: Only payments that the tenant sends (`sender`), or only those that it receives
            (`recipient`); both by default. The tenant is the sender of its legacy payments.
            generation: Only intents (`intent`), only payments that `POST /v1/offramp/payments` created
            (`offramp`), or only legacy payments (`legacy`); all by default.
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
            ListPaymentsError: `code` says why.
        """
        return self._calls.pages(
            LIST_PAYMENTS,
            {"status": status, "role": role, "generation": generation, "clientReference": client_reference, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        *,
        status: Sequence[_payments.PaymentStatus | _payments.LegacyPaymentStatus] | None = None,
        role: _offramp.PaymentSide | None = None,
        generation: _payments.PaymentGeneration | None = None,
        client_reference: str | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_payments.Payment]] | Failure[ListPaymentsError]:
        """List payments: `list` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt_page(
            LIST_PAYMENTS,
            {"status": status, "role": role, "generation": generation, "clientReference": client_reference, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def select_route(
        self,
        id: str,
        *,
        route_quote_id: str,
        options: CallOptions | None = None,
    ) -> _payments.UnifiedPayment:
        """Select a route quote of a payment.

        Selects the quote that will be paid. Only the recipient may. The recipient can select again until the
        payment is confirmed: the last selection applies. The status does not change. If the quote has
        expired, the request is refused and the service quotes a new set. A legacy payment is refused with
        INVALID_TRANSITION and `details.generation`. A session needs the role OWNER, ADMIN or FINANCE. A
        tenant under two-factor protection that pays itself is refused with PAYEE_COOLING_OFF if its
        destination is outside the service and younger than the cooling-off period.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/payments/{id}/select-route`, scope payments:execute

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            route_quote_id: The `routeId` of one of the quotes.

        Raises:
            SelectPaymentRouteError: `code` says why.
        """
        return await self._calls.give(
            SELECT_PAYMENT_ROUTE,
            {"id": id, "routeQuoteId": route_quote_id},
            options,
        )

    async def try_select_route(
        self,
        id: str,
        *,
        route_quote_id: str,
        options: CallOptions | None = None,
    ) -> Success[_payments.UnifiedPayment] | Failure[SelectPaymentRouteError]:
        """Select a route quote of a payment: `select_route` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(
            SELECT_PAYMENT_ROUTE,
            {"id": id, "routeQuoteId": route_quote_id},
            options,
        )

    async def sign(
        self,
        id: str,
        *,
        signature: str,
        options: CallOptions | None = None,
    ) -> _payments.LegacyPayment:
        """Sign a multisig payment.

        Deprecated since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.

        Adds the signature of one of the wallet's owners to a legacy payment. Every member of the tenant may
        submit it:
        the signature over the raw `multisigTxHash` identifies the owner. The owners are those after the
        newest executed
        transaction of the wallet, so a removed owner is refused.

        Once enough owners have signed, the service executes the payment and waits up to 20 seconds for the
        result. If it
        takes longer, the status in the response is EXECUTING, and the execution finishes asynchronously. The
        payment
        waits in READY_TO_EXECUTE while a lower nonce is open, the relayer is unavailable or execution is
        held. The spend
        policy is applied once more at execution: if it denies the payment or is unavailable, the response is
        200 with the
        payment FAILED. The settlement of an invoice is SIGNING in between.

        A payment of another kind is refused with INVALID_TRANSITION and `details.generation`. Every response
        contains the headers
        Deprecation, Sunset and Link.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/payments/{id}/sign`, scope payments:create

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            signature: A secp256k1 signature of 65 bytes, with v 27 or 28, over the raw 32 bytes of
            `multisigTxHash`. A signature with the EIP-191 prefix does not verify.

        Raises:
            SignPaymentError: `code` says why.
        """
        return await self._calls.give(SIGN_PAYMENT, {"id": id, "signature": signature}, options)

    async def try_sign(
        self,
        id: str,
        *,
        signature: str,
        options: CallOptions | None = None,
    ) -> Success[_payments.LegacyPayment] | Failure[SignPaymentError]:
        """Sign a multisig payment: `sign` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(SIGN_PAYMENT, {"id": id, "signature": signature}, options)
