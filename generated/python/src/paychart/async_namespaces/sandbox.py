# Written by codegen from spec/. Do not edit.
"""The namespace sandbox of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.sandbox import (
    ADVANCE_TEST_CLOCK,
    ANCHOR_TEST_CREDENTIAL,
    CLEAR_TEST_PROVIDER_CONTROLS,
    CREATE_TEST_CARD_AUTHORIZATION,
    CREATE_TEST_SESSION,
    CREATE_TEST_WEBHOOK_SINK,
    CREDIT_TEST_BALANCE,
    EXPIRE_TEST_CREDENTIAL,
    EXPIRE_TEST_PHONE_ALIAS,
    GET_TEST_ARBITER,
    GET_TEST_CHAIN,
    GET_TEST_CLOCK,
    GET_TEST_PROVIDER,
    ISSUE_TEST_CREDENTIAL,
    LIST_TEST_MESSAGES,
    LIST_TEST_REVIEW_CASES,
    LIST_TEST_WEBHOOK_SINK_REQUESTS,
    POLL_TEST_INVOICE,
    REEVALUATE_TEST_PAYMENT,
    REINSTATE_TEST_CREDENTIAL,
    RESOLVE_TEST_REVIEW_CASE,
    REVERSE_TEST_CARD_AUTHORIZATION,
    REVOKE_TEST_CREDENTIAL,
    RUN_TEST_TREASURY_RULE,
    RUN_TEST_WEBHOOK_DELIVERIES,
    SEND_TEST_PROVIDER_WEBHOOK,
    SET_TEST_CHAIN,
    SET_TEST_FEATURES,
    SET_TEST_POLICY_ENFORCEMENT,
    SET_TEST_POLICY_SUBSYSTEM,
    SET_TEST_PROVIDER_CONTROLS,
    SET_TEST_SCREENING,
    SET_TEST_TENANT_STATUS,
    STEP_TEST_PROVIDER,
    SUSPEND_TEST_CREDENTIAL,
    UPDATE_TEST_WEBHOOK_SINK,
)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.sandbox import (
    AdvanceTestClockError,
    AnchorTestCredentialError,
    ClearTestProviderControlsError,
    CreateTestCardAuthorizationError,
    CreateTestSessionError,
    CreateTestWebhookSinkError,
    CreditTestBalanceError,
    ExpireTestCredentialError,
    ExpireTestPhoneAliasError,
    GetTestArbiterError,
    GetTestChainError,
    GetTestClockError,
    GetTestProviderError,
    IssueTestCredentialError,
    ListTestMessagesError,
    ListTestReviewCasesError,
    ListTestWebhookSinkRequestsError,
    PollTestInvoiceError,
    ReevaluateTestPaymentError,
    ReinstateTestCredentialError,
    ResolveTestReviewCaseError,
    ReverseTestCardAuthorizationError,
    RevokeTestCredentialError,
    RunTestTreasuryRuleError,
    RunTestWebhookDeliveriesError,
    SendTestProviderWebhookError,
    SetTestChainError,
    SetTestFeaturesError,
    SetTestPolicyEnforcementError,
    SetTestPolicySubsystemError,
    SetTestProviderControlsError,
    SetTestScreeningError,
    SetTestTenantStatusError,
    StepTestProviderError,
    SuspendTestCredentialError,
    UpdateTestWebhookSinkError,
)
    from ..types import cards as _cards
    from ..types import identity as _identity
    from ..types import invoices as _invoices
    from ..types import offramp as _offramp
    from ..types import policies as _policies
    from ..types import sandbox as _sandbox
    from ..types import treasury as _treasury


class AsyncSandboxNamespace:
    """The operations of `sandbox`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def advance_test_clock(
        self,
        *,
        advance_seconds: int,
        options: CallOptions | None = None,
    ) -> _sandbox.TestClock:
        """Advance the test clock.

        Moves the tenant's test clock forward. Timers, sweeps and expiries that become due run before the
        response. Polls of providers and webhook retries follow the real clock. A payment follows the clock of
        its sender. The clock can be at most 100 years ahead of the real one; moving it further is refused
        with VALIDATION_FAILED. Sandbox only. Any test key or session may call it; no scope is needed, and it
        acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/clock`

        Args:
            advance_seconds: Number of seconds to move forward, at most one year.

        Raises:
            AdvanceTestClockError: `code` says why.
        """
        return await self._calls.give(ADVANCE_TEST_CLOCK, {"advanceSeconds": advance_seconds}, options)

    async def try_advance_test_clock(
        self,
        *,
        advance_seconds: int,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestClock] | Failure[AdvanceTestClockError]:
        """Advance the test clock: `advance_test_clock` with its result as a value, which never raises for what
        the service answers.
        """
        return await self._calls.attempt(ADVANCE_TEST_CLOCK, {"advanceSeconds": advance_seconds}, options)

    async def anchor_test_credential(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.Credential:
        """Anchor a test credential on chain.

        Anchors a credential: sends the Merkle root of its claims to the chain, and waits for the transaction.
        From then on its claims can be disclosed one by one. The credential has to be ACTIVE, signed and not
        anchored yet; otherwise the request is refused with INVALID_TRANSITION. Sandbox only. Any test key or
        session may call it; no scope is needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/credentials/{id}/anchor`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            AnchorTestCredentialError: `code` says why.
        """
        return await self._calls.give(ANCHOR_TEST_CREDENTIAL, {"id": id}, options)

    async def try_anchor_test_credential(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.Credential] | Failure[AnchorTestCredentialError]:
        """Anchor a test credential on chain: `anchor_test_credential` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(ANCHOR_TEST_CREDENTIAL, {"id": id}, options)

    async def clear_test_provider_controls(
        self,
        provider: _offramp.PayoutProvider,
        *,
        options: CallOptions | None = None,
    ) -> _sandbox.TestProviderControls:
        """Clear provider overrides.

        Removes all overrides of a provider. Repeating it changes nothing. Sandbox only. Any test key or
        session may call it; no scope is needed, and it acts on the caller's tenant only.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `DELETE /v1/test/providers/{provider}`

        Args:
            provider: Name of the payout provider.

        Raises:
            ClearTestProviderControlsError: `code` says why.
        """
        return await self._calls.give(CLEAR_TEST_PROVIDER_CONTROLS, {"provider": provider}, options)

    async def try_clear_test_provider_controls(
        self,
        provider: _offramp.PayoutProvider,
        *,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestProviderControls] | Failure[ClearTestProviderControlsError]:
        """Clear provider overrides: `clear_test_provider_controls` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(CLEAR_TEST_PROVIDER_CONTROLS, {"provider": provider}, options)

    async def create_test_card_authorization(
        self,
        id: str,
        *,
        amount_usd: Amount,
        mcc: str | None = None,
        merchant_name: str | None = None,
        merchant_address: str | None = None,
        options: CallOptions | None = None,
    ) -> _cards.CardAuthorization:
        """Simulate a card authorization.

        Simulates an authorization request of the card issuer and decides it at once. If it is declined, the
        response is
        201 too, with `approved` false and the first check that failed. The checks run in this order:

        1. The card is active.
        2. The counterparty rules of the policy.
        3. Blocked, then allowed merchant categories.
        4. The limit of one transaction.
        5. The limits of day, week and month: the smaller of the card's and an enforced policy's.
        6. The available money: the USDC in the multisig wallet, less what was approved and not reversed. No
        token
          moves.

        An approved authorization counts in the windows of the card and of its agent. If the balance cannot be
        read, the
        authorization is declined with INSUFFICIENT_MULTISIG_BALANCE. Cards of the card provider have no
        balance check,
        and cards without a tenant have no policy. Sandbox only. Any test key or session may call it; no scope
        is needed,
        and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/cards/{id}/authorizations`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            amount_usd: The amount to authorize in USD, above zero, with at most 6 decimals.
            mcc: The merchant category code. Without it the rules about categories are skipped.
            merchant_name: The merchant's name.
            merchant_address: The merchant's EVM address, to which the counterparty rules apply.

        Raises:
            CreateTestCardAuthorizationError: `code` says why.
        """
        return await self._calls.give(
            CREATE_TEST_CARD_AUTHORIZATION,
            {"id": id, "amountUsd": amount_usd, "mcc": mcc, "merchantName": merchant_name, "merchantAddress": merchant_address},
            options,
        )

    async def try_create_test_card_authorization(
        self,
        id: str,
        *,
        amount_usd: Amount,
        mcc: str | None = None,
        merchant_name: str | None = None,
        merchant_address: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_cards.CardAuthorization] | Failure[CreateTestCardAuthorizationError]:
        """Simulate a card authorization: `create_test_card_authorization` with its result as a value, which
        never raises for what the service answers.
        """
        return await self._calls.attempt(
            CREATE_TEST_CARD_AUTHORIZATION,
            {"id": id, "amountUsd": amount_usd, "mcc": mcc, "merchantName": merchant_name, "merchantAddress": merchant_address},
            options,
        )

    @overload
    async def create_test_session(
        self,
        *,
        email: str,
        name: str | None = None,
        tenant_id: str | None = None,
        options: CallOptions | None = None,
    ) -> _sandbox.TestSession: ...

    @overload
    async def create_test_session(
        self,
        *,
        member_id: str,
        options: CallOptions | None = None,
    ) -> _sandbox.TestSession: ...

    async def create_test_session(
        self,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> _sandbox.TestSession:
        """Create a test session.

        Creates a member session in the sandbox. The operation is public. An unknown e-mail address becomes a
        new user without a tenant, who continues with `POST /v1/tenants` or accepts an invitation. `memberId`
        accepts an open invitation of the member; an e-mail address does not. A user who belongs to several
        tenants chooses one with `tenantId`, or in each request with the header x-service-tenant-id; a tenant
        that the user does not belong to is refused with TENANT_NOT_FOUND. `signer` is a test key of the user;
        the service stores only its address. In live, the identity provider issues the sessions.

        **Sent again**: `Idempotency-Key` is ignored: this is a control for tests; the rules above say what a
        repetition does.

        `POST /v1/test/sessions`

        Args:
            email: The e-mail address of a new or an existing user.
            name: Full name of a new user.
            tenant_id: Id of the tenant to act in, for a user who belongs to several.
            member_id: Id of the member who signs in.

        Raises:
            CreateTestSessionError: `code` says why.
        """
        return await self._calls.give(
            CREATE_TEST_SESSION,
            {**renamed("create_test_session", {"email": "email", "name": "name", "tenant_id": "tenantId", "member_id": "memberId"}, fields)},
            options,
        )

    @overload
    async def try_create_test_session(
        self,
        *,
        email: str,
        name: str | None = None,
        tenant_id: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestSession] | Failure[CreateTestSessionError]: ...

    @overload
    async def try_create_test_session(
        self,
        *,
        member_id: str,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestSession] | Failure[CreateTestSessionError]: ...

    async def try_create_test_session(
        self,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Success[_sandbox.TestSession] | Failure[CreateTestSessionError]:
        """Create a test session: `create_test_session` with its result as a value, which never raises for what
        the service answers.
        """
        return await self._calls.attempt(
            CREATE_TEST_SESSION,
            {**renamed("try_create_test_session", {"email": "email", "name": "name", "tenant_id": "tenantId", "member_id": "memberId"}, fields)},
            options,
        )

    async def create_test_webhook_sink(
        self,
        *,
        options: CallOptions | None = None,
    ) -> _sandbox.TestWebhookSinkCreated:
        """Create a webhook sink.

        Creates a URL that can be registered as a webhook endpoint. Deliveries to it are signed as usual, but
        no connection is opened: the service stores them to be read. The sink responds with 200 until it is
        changed. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the
        caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/webhook-sinks`

        Raises:
            CreateTestWebhookSinkError: `code` says why.
        """
        return await self._calls.give(CREATE_TEST_WEBHOOK_SINK, {}, options)

    async def try_create_test_webhook_sink(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestWebhookSinkCreated] | Failure[CreateTestWebhookSinkError]:
        """Create a webhook sink: `create_test_webhook_sink` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(CREATE_TEST_WEBHOOK_SINK, {}, options)

    async def credit_test_balance(
        self,
        *,
        amount_usd: Amount,
        options: CallOptions | None = None,
    ) -> _sandbox.TestCredit:
        """Add test money.

        Adds test money to the tenant's available balance, from which payments in mode INTERNAL_BALANCE are
        paid. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the
        caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/balance`

        Args:
            amount_usd: The amount in USD: above zero, at most 1000000000, with at most 6 decimals.

        Raises:
            CreditTestBalanceError: `code` says why.
        """
        return await self._calls.give(CREDIT_TEST_BALANCE, {"amountUsd": amount_usd}, options)

    async def try_credit_test_balance(
        self,
        *,
        amount_usd: Amount,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestCredit] | Failure[CreditTestBalanceError]:
        """Add test money: `credit_test_balance` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(CREDIT_TEST_BALANCE, {"amountUsd": amount_usd}, options)

    async def expire_test_credential(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.Credential:
        """Expire a test credential.

        Expires a credential as if its `expiresAt` had passed. Sandbox only. Any test key or session may call
        it; no scope is needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/credentials/{id}/expire`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ExpireTestCredentialError: `code` says why.
        """
        return await self._calls.give(EXPIRE_TEST_CREDENTIAL, {"id": id}, options)

    async def try_expire_test_credential(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.Credential] | Failure[ExpireTestCredentialError]:
        """Expire a test credential: `expire_test_credential` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(EXPIRE_TEST_CREDENTIAL, {"id": id}, options)

    async def expire_test_phone_alias(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.PhoneAlias:
        """Expire the verification of a phone number.

        Expires the verification of an ACTIVE phone alias, as happens after 365 days. The alias becomes
        REVERIFICATION_REQUIRED. Sandbox only. Any test key or session may call it; no scope is needed, and it
        acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/phone-aliases/{id}/expire`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ExpireTestPhoneAliasError: `code` says why.
        """
        return await self._calls.give(EXPIRE_TEST_PHONE_ALIAS, {"id": id}, options)

    async def try_expire_test_phone_alias(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.PhoneAlias] | Failure[ExpireTestPhoneAliasError]:
        """Expire the verification of a phone number: `expire_test_phone_alias` with its result as a value, which
        never raises for what the service answers.
        """
        return await self._calls.attempt(EXPIRE_TEST_PHONE_ALIAS, {"id": id}, options)

    async def get_test_arbiter(self, *, options: CallOptions | None = None) -> _invoices.TestArbiter:
        """Get the sandbox arbiter.

        Returns the default arbiter of invoices with its private key, so that tests can sign settlements. The
        key is derived from the setting SANDBOX_SEED. Sandbox only. Any test key or session may call it; no
        scope is needed.

        `GET /v1/test/arbiter`

        Raises:
            GetTestArbiterError: `code` says why.
        """
        return await self._calls.give(GET_TEST_ARBITER, {}, options)

    async def try_get_test_arbiter(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_invoices.TestArbiter] | Failure[GetTestArbiterError]:
        """Get the sandbox arbiter: `get_test_arbiter` with its result as a value, which never raises for what
        the service answers.
        """
        return await self._calls.attempt(GET_TEST_ARBITER, {}, options)

    async def get_test_chain(self, *, options: CallOptions | None = None) -> _sandbox.TestChain:
        """Get the chain controls.

        Returns how the chain behaves for the tenant. The settings remain until they are changed. Sandbox
        only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant
        only.

        `GET /v1/test/chain`

        Raises:
            GetTestChainError: `code` says why.
        """
        return await self._calls.give(GET_TEST_CHAIN, {}, options)

    async def try_get_test_chain(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestChain] | Failure[GetTestChainError]:
        """Get the chain controls: `get_test_chain` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(GET_TEST_CHAIN, {}, options)

    async def get_test_clock(self, *, options: CallOptions | None = None) -> _sandbox.TestClock:
        """Get the test clock.

        Returns the tenant's test clock. All deadlines of the tenant follow it, such as those of quotes,
        claims, codes and credentials. Sessions, API keys, request signatures and idempotency keys follow the
        real clock. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the
        caller's tenant only.

        `GET /v1/test/clock`

        Raises:
            GetTestClockError: `code` says why.
        """
        return await self._calls.give(GET_TEST_CLOCK, {}, options)

    async def try_get_test_clock(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestClock] | Failure[GetTestClockError]:
        """Get the test clock: `get_test_clock` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(GET_TEST_CLOCK, {}, options)

    async def get_test_provider(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _sandbox.TestProvider:
        """Get the provider state of a payment.

        Returns the provider's responses about a payment so far. The sender and the recipient may read it. It
        is empty before the payment is submitted. Sandbox only. Any test key or session may call it; no scope
        is needed, and it acts on the caller's tenant only.

        `GET /v1/test/payments/{id}/provider`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetTestProviderError: `code` says why.
        """
        return await self._calls.give(GET_TEST_PROVIDER, {"id": id}, options)

    async def try_get_test_provider(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestProvider] | Failure[GetTestProviderError]:
        """Get the provider state of a payment: `get_test_provider` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(GET_TEST_PROVIDER, {"id": id}, options)

    async def issue_test_credential(
        self,
        *,
        kind: Literal["PERSON_IDENTITY", "BUSINESS_IDENTITY"],
        member_id: str | None = None,
        unsigned: bool | None = None,
        options: CallOptions | None = None,
    ) -> _identity.Credential:
        """Issue a test credential.

        Issues a credential without a verification session. An ACTIVE credential of the same kind becomes
        REVOKED with reason SUPERSEDED. Sandbox only. Any test key or session may call it; no scope is needed,
        and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/credentials`

        Args:
            kind: What the credential certifies.
            member_id: Id of the member who gets a PERSON_IDENTITY; not allowed for a BUSINESS_IDENTITY.
            unsigned: True for a credential without a signed document, as older credentials are.

        Raises:
            IssueTestCredentialError: `code` says why.
        """
        return await self._calls.give(
            ISSUE_TEST_CREDENTIAL,
            {"kind": kind, "memberId": member_id, "unsigned": unsigned},
            options,
        )

    async def try_issue_test_credential(
        self,
        *,
        kind: Literal["PERSON_IDENTITY", "BUSINESS_IDENTITY"],
        member_id: str | None = None,
        unsigned: bool | None = None,
        options: CallOptions | None = None,
    ) -> Success[_identity.Credential] | Failure[IssueTestCredentialError]:
        """Issue a test credential: `issue_test_credential` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(
            ISSUE_TEST_CREDENTIAL,
            {"kind": kind, "memberId": member_id, "unsigned": unsigned},
            options,
        )

    def list_test_messages(
        self,
        *,
        channel: _sandbox.TestMessageChannel | None = None,
        to: str | None = None,
        purpose: _sandbox.TestMessagePurpose | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_sandbox.TestMessage]:
        """List outgoing test messages.

        Lists the text messages and e-mails that the caller's tenant caused, newest first. With `to` it lists
        every message to exactly that address, regardless of who caused it. Sandbox only. Any test key or
        session may call it; no scope is needed, and it acts on the caller's tenant only.

        `GET /v1/test/messages`

        Args:
            channel: Only messages of this channel.
            to: Only messages to exactly this phone number or e-mail address, regardless of who caused them.
            purpose: Only messages for this purpose.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListTestMessagesError: `code` says why.
        """
        return self._calls.pages(
            LIST_TEST_MESSAGES,
            {"channel": channel, "to": to, "purpose": purpose, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list_test_messages(
        self,
        *,
        channel: _sandbox.TestMessageChannel | None = None,
        to: str | None = None,
        purpose: _sandbox.TestMessagePurpose | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_sandbox.TestMessage]] | Failure[ListTestMessagesError]:
        """List outgoing test messages: `list_test_messages` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt_page(
            LIST_TEST_MESSAGES,
            {"channel": channel, "to": to, "purpose": purpose, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def list_test_review_cases(
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
    ) -> AsyncPages[_sandbox.ReviewCase]:
        """List review cases of your payments.

        Lists the review cases of payments that the tenant has sent, newest first. Sandbox only. Any test key
        or session may call it; no scope is needed, and it acts on the caller's tenant only.

        `GET /v1/test/review-cases`

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
            ListTestReviewCasesError: `code` says why.
        """
        return self._calls.pages(
            LIST_TEST_REVIEW_CASES,
            {"status": status, "reason": reason, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list_test_review_cases(
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
    ) -> Success[AsyncPage[_sandbox.ReviewCase]] | Failure[ListTestReviewCasesError]:
        """List review cases of your payments: `list_test_review_cases` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt_page(
            LIST_TEST_REVIEW_CASES,
            {"status": status, "reason": reason, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def list_test_webhook_sink_requests(
        self,
        id: str,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_sandbox.TestWebhookSinkRequest]:
        """List requests received by a sink.

        Lists the requests that a sink has received, newest first, each with the bytes that were signed.
        Requests to which the sink did not respond are listed too. Sandbox only. Any test key or session may
        call it; no scope is needed, and it acts on the caller's tenant only.

        `GET /v1/test/webhook-sinks/{id}/requests`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListTestWebhookSinkRequestsError: `code` says why.
        """
        return self._calls.pages(
            LIST_TEST_WEBHOOK_SINK_REQUESTS,
            {"id": id, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list_test_webhook_sink_requests(
        self,
        id: str,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_sandbox.TestWebhookSinkRequest]] | Failure[ListTestWebhookSinkRequestsError]:
        """List requests received by a sink: `list_test_webhook_sink_requests` with its result as a value, which
        never raises for what the service answers.
        """
        return await self._calls.attempt_page(
            LIST_TEST_WEBHOOK_SINK_REQUESTS,
            {"id": id, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def poll_test_invoice(
        self,
        id: str,
        *,
        reorganized: bool | None = None,
        options: CallOptions | None = None,
    ) -> _invoices.Invoice:
        """Check the escrow of an invoice now.

        Checks the escrow of a SENT invoice now, as the service does every 5 seconds and whenever the test
        clock advances. The invoice becomes FUNDED if the escrow holds the amount, and EXPIRED if `expiresAt`
        has passed. In any other status, or if the balance cannot be read, nothing changes. With `reorganized`
        the blocks with the money are gone, as after a reorganisation of the chain: a FUNDED invoice is SENT
        again, until the next check finds the amount. Sandbox only. Any test key or session may call it; no
        scope is needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/invoices/{id}/poll`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            reorganized: True if the blocks with the money of a FUNDED invoice are gone.

        Raises:
            PollTestInvoiceError: `code` says why.
        """
        return await self._calls.give(POLL_TEST_INVOICE, {"id": id, "reorganized": reorganized}, options)

    async def try_poll_test_invoice(
        self,
        id: str,
        *,
        reorganized: bool | None = None,
        options: CallOptions | None = None,
    ) -> Success[_invoices.Invoice] | Failure[PollTestInvoiceError]:
        """Check the escrow of an invoice now: `poll_test_invoice` with its result as a value, which never raises
        for what the service answers.
        """
        return await self._calls.attempt(POLL_TEST_INVOICE, {"id": id, "reorganized": reorganized}, options)

    async def reevaluate_test_payment(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _offramp.OfframpPayment:
        """Recheck a held payment.

        Checks a held payment now, instead of waiting for the next sweep. The sender and the recipient may,
        while the payment is in COMPLIANCE_HOLD or PAYOUT_SELECTION_REQUIRED. Sandbox only. Any test key or
        session may call it; no scope is needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/payments/{id}/reevaluate`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ReevaluateTestPaymentError: `code` says why.
        """
        return await self._calls.give(REEVALUATE_TEST_PAYMENT, {"id": id}, options)

    async def try_reevaluate_test_payment(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_offramp.OfframpPayment] | Failure[ReevaluateTestPaymentError]:
        """Recheck a held payment: `reevaluate_test_payment` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(REEVALUATE_TEST_PAYMENT, {"id": id}, options)

    async def reinstate_test_credential(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.Credential:
        """Reinstate a test credential.

        Reinstates a SUSPENDED credential. Payments are no longer held because of it. Sandbox only. Any test
        key or session may call it; no scope is needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/credentials/{id}/reinstate`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ReinstateTestCredentialError: `code` says why.
        """
        return await self._calls.give(REINSTATE_TEST_CREDENTIAL, {"id": id}, options)

    async def try_reinstate_test_credential(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.Credential] | Failure[ReinstateTestCredentialError]:
        """Reinstate a test credential: `reinstate_test_credential` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(REINSTATE_TEST_CREDENTIAL, {"id": id}, options)

    async def resolve_test_review_case(
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
        recorded and moves no money. Sandbox only. Any test key or session may call it; no scope is needed,
        and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/review-cases/{id}/resolve`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            decision: RELEASE to continue the payment, REJECT to end it.
            note: The explanation of the decision.

        Raises:
            ResolveTestReviewCaseError: `code` says why.
        """
        return await self._calls.give(
            RESOLVE_TEST_REVIEW_CASE,
            {"id": id, "decision": decision, "note": note},
            options,
        )

    async def try_resolve_test_review_case(
        self,
        id: str,
        *,
        decision: _sandbox.ReviewDecision,
        note: str,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.ReviewCase] | Failure[ResolveTestReviewCaseError]:
        """Resolve a review case: `resolve_test_review_case` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(
            RESOLVE_TEST_REVIEW_CASE,
            {"id": id, "decision": decision, "note": note},
            options,
        )

    async def reverse_test_card_authorization(
        self,
        id: str,
        authorization_id: str,
        *,
        amount_usd: Amount | None = None,
        options: CallOptions | None = None,
    ) -> _cards.CardAuthorization:
        """Simulate a card reversal.

        Reverses an authorization in part or in full. It can be repeated while a rest is left. The amounts
        spent in the windows of the authorization are reduced if the windows are still current. An
        authorization that was declined or is fully reversed is refused with INVALID_TRANSITION, and an amount
        above the rest with INVALID_AMOUNT. Sandbox only. Any test key or session may call it; no scope is
        needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/cards/{id}/authorizations/{authorizationId}/reverse`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            authorization_id: Id of the authorization. Ids are opaque: a malformed one is refused like one
            that does not exist.
            amount_usd: The amount in USD; the whole rest by default.

        Raises:
            ReverseTestCardAuthorizationError: `code` says why.
        """
        return await self._calls.give(
            REVERSE_TEST_CARD_AUTHORIZATION,
            {"id": id, "authorizationId": authorization_id, "amountUsd": amount_usd},
            options,
        )

    async def try_reverse_test_card_authorization(
        self,
        id: str,
        authorization_id: str,
        *,
        amount_usd: Amount | None = None,
        options: CallOptions | None = None,
    ) -> Success[_cards.CardAuthorization] | Failure[ReverseTestCardAuthorizationError]:
        """Simulate a card reversal: `reverse_test_card_authorization` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(
            REVERSE_TEST_CARD_AUTHORIZATION,
            {"id": id, "authorizationId": authorization_id, "amountUsd": amount_usd},
            options,
        )

    async def revoke_test_credential(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.Credential:
        """Revoke a test credential.

        Revokes a credential permanently, with reason OPERATOR. Payments to its subject are held. Sandbox
        only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant
        only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/credentials/{id}/revoke`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            RevokeTestCredentialError: `code` says why.
        """
        return await self._calls.give(REVOKE_TEST_CREDENTIAL, {"id": id}, options)

    async def try_revoke_test_credential(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.Credential] | Failure[RevokeTestCredentialError]:
        """Revoke a test credential: `revoke_test_credential` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(REVOKE_TEST_CREDENTIAL, {"id": id}, options)

    async def run_test_treasury_rule(
        self,
        rule_id: str,
        *,
        options: CallOptions | None = None,
    ) -> _treasury.TestTreasuryRuleRun:
        """Run a treasury rule now.

        Runs a rule now, even if it is disabled or not due. It counts as a run. A run that creates no sweep is
        not an error: `lastOutcome` contains the reason, such as a denial by a policy or a balance that cannot
        be read. `sweep` is null unless the outcome is PROPOSED. Sandbox only. Any test key or session may
        call it; no scope is needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/treasury/rules/{ruleId}/run`

        Args:
            rule_id: Id of the rule. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            RunTestTreasuryRuleError: `code` says why.
        """
        return await self._calls.give(RUN_TEST_TREASURY_RULE, {"ruleId": rule_id}, options)

    async def try_run_test_treasury_rule(
        self,
        rule_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_treasury.TestTreasuryRuleRun] | Failure[RunTestTreasuryRuleError]:
        """Run a treasury rule now: `run_test_treasury_rule` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(RUN_TEST_TREASURY_RULE, {"ruleId": rule_id}, options)

    async def run_test_webhook_deliveries(
        self,
        *,
        options: CallOptions | None = None,
    ) -> _sandbox.TestWebhookRun:
        """Run pending webhook deliveries.

        Queues new events of the tenant and makes one attempt of every PENDING delivery, however long it would
        wait. Deliveries to DISABLED endpoints keep waiting. Ten runs complete a series of attempts. Sandbox
        only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant
        only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/webhook-deliveries/run`

        Raises:
            RunTestWebhookDeliveriesError: `code` says why.
        """
        return await self._calls.give(RUN_TEST_WEBHOOK_DELIVERIES, {}, options)

    async def try_run_test_webhook_deliveries(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestWebhookRun] | Failure[RunTestWebhookDeliveriesError]:
        """Run pending webhook deliveries: `run_test_webhook_deliveries` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(RUN_TEST_WEBHOOK_DELIVERIES, {}, options)

    async def send_test_provider_webhook(
        self,
        *,
        provider: _offramp.ProviderWebhookSender,
        payment_id: str,
        status: _offramp.ProviderStatus,
        event_id: str | None = None,
        occurred_at: datetime | None = None,
        timestamp: int | None = None,
        options: CallOptions | None = None,
    ) -> _offramp.ProviderWebhookReceipt:
        """Simulate a provider webhook.

        Simulates a provider's webhook about a payment that the tenant sends or receives. The service builds
        and signs the webhook, posts it to itself and returns its own response. Before the payment is
        submitted, the webhook matches nothing. Use a past `occurredAt` for a late event, a used `eventId` for
        a repeated event, and `timestamp` for a request outside the replay window. Sandbox only. Any test key
        or session may call it; no scope is needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/provider-webhooks`

        Args:
            provider: Name of the provider that sends the webhook.
            payment_id: An opaque id that begins with `pay_`.
            status: The status that the provider reports for the payment.
            event_id: The provider's id of the event; a new one by default.
            occurred_at: Time of the event on the provider's clock; now by default.
            timestamp: The timestamp of the signature header, in Unix seconds; now on the real clock by
            default.

        Raises:
            SendTestProviderWebhookError: `code` says why.
        """
        return await self._calls.give(
            SEND_TEST_PROVIDER_WEBHOOK,
            {"provider": provider, "paymentId": payment_id, "status": status, "eventId": event_id, "occurredAt": occurred_at, "timestamp": timestamp},
            options,
        )

    async def try_send_test_provider_webhook(
        self,
        *,
        provider: _offramp.ProviderWebhookSender,
        payment_id: str,
        status: _offramp.ProviderStatus,
        event_id: str | None = None,
        occurred_at: datetime | None = None,
        timestamp: int | None = None,
        options: CallOptions | None = None,
    ) -> Success[_offramp.ProviderWebhookReceipt] | Failure[SendTestProviderWebhookError]:
        """Simulate a provider webhook: `send_test_provider_webhook` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(
            SEND_TEST_PROVIDER_WEBHOOK,
            {"provider": provider, "paymentId": payment_id, "status": status, "eventId": event_id, "occurredAt": occurred_at, "timestamp": timestamp},
            options,
        )

    async def set_test_chain(
        self,
        *,
        available: bool | None = None,
        hold_execution: bool | None = None,
        hold_deployments: bool | None = None,
        fail_next_drips: int | None = None,
        fail_next_deployments: int | None = None,
        options: CallOptions | None = None,
    ) -> _sandbox.TestChain:
        """Set the chain controls.

        Sets how the chain behaves for requests and background work of the caller's tenant, until it is
        changed. With `available: false` every read of the chain fails, so that reading balances is refused
        with 503. With `holdExecution` payments are not executed automatically; executing one by request still
        works. With `holdDeployments` wallets are not deployed. The next `failNextDeployments` wallets fail
        with all their attempts, and the next `failNextDrips` drips fail with SIMULATED_FAILURE; both numbers
        count down as they are used. Sandbox only. Any test key or session may call it; no scope is needed,
        and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/chain`

        Args:
            available: False makes every read of the chain fail.
            hold_execution: True if payments are not executed automatically.
            hold_deployments: True if wallets are not deployed.
            fail_next_drips: Number of the next drips that fail.
            fail_next_deployments: Number of the next wallets whose deployment fails.

        Raises:
            SetTestChainError: `code` says why.
        """
        return await self._calls.give(
            SET_TEST_CHAIN,
            {"available": available, "holdExecution": hold_execution, "holdDeployments": hold_deployments, "failNextDrips": fail_next_drips, "failNextDeployments": fail_next_deployments},
            options,
        )

    async def try_set_test_chain(
        self,
        *,
        available: bool | None = None,
        hold_execution: bool | None = None,
        hold_deployments: bool | None = None,
        fail_next_drips: int | None = None,
        fail_next_deployments: int | None = None,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestChain] | Failure[SetTestChainError]:
        """Set the chain controls: `set_test_chain` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(
            SET_TEST_CHAIN,
            {"available": available, "holdExecution": hold_execution, "holdDeployments": hold_deployments, "failNextDrips": fail_next_drips, "failNextDeployments": fail_next_deployments},
            options,
        )

    async def set_test_features(
        self,
        *,
        onchain_deposit: bool,
        options: CallOptions | None = None,
    ) -> _sandbox.TestFeatures:
        """Set tenant features.

        Enables or disables features of the tenant. `onchainDeposit` allows the funding mode ONCHAIN_DEPOSIT,
        if an escrow contract is configured; it is disabled by default. Sandbox only. Any test key or session
        may call it; no scope is needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/features`

        Args:
            onchain_deposit: Whether the tenant may fund payments in mode ONCHAIN_DEPOSIT.

        Raises:
            SetTestFeaturesError: `code` says why.
        """
        return await self._calls.give(SET_TEST_FEATURES, {"onchainDeposit": onchain_deposit}, options)

    async def try_set_test_features(
        self,
        *,
        onchain_deposit: bool,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestFeatures] | Failure[SetTestFeaturesError]:
        """Set tenant features: `set_test_features` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(SET_TEST_FEATURES, {"onchainDeposit": onchain_deposit}, options)

    async def set_test_policy_enforcement(
        self,
        *,
        mode: _policies.PolicyEnforcementMode,
        options: CallOptions | None = None,
    ) -> _policies.TestPolicyEnforcement:
        """Set the policy enforcement mode.

        Overrides the deployment's setting POLICY_ENFORCEMENT for payments and card authorizations of the
        caller's tenant. Dry runs ignore it. Sandbox only. Any test key or session may call it; no scope is
        needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/policy-enforcement`

        Args:
            mode: The enforcement mode: `off` skips the evaluation, `log` only records what would be denied,
            `enforce` blocks it.

        Raises:
            SetTestPolicyEnforcementError: `code` says why.
        """
        return await self._calls.give(SET_TEST_POLICY_ENFORCEMENT, {"mode": mode}, options)

    async def try_set_test_policy_enforcement(
        self,
        *,
        mode: _policies.PolicyEnforcementMode,
        options: CallOptions | None = None,
    ) -> Success[_policies.TestPolicyEnforcement] | Failure[SetTestPolicyEnforcementError]:
        """Set the policy enforcement mode: `set_test_policy_enforcement` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(SET_TEST_POLICY_ENFORCEMENT, {"mode": mode}, options)

    async def set_test_policy_subsystem(
        self,
        *,
        available: bool,
        options: CallOptions | None = None,
    ) -> _sandbox.TestPolicySubsystem:
        """Turn the policy subsystem on or off.

        Makes the policy check fail, or work again, for the caller's tenant. While it fails, payments are held
        with POLICY_SUBSYSTEM_ERROR. Spend policies fail too: in enforce mode legacy payments are refused with
        POLICY_UNAVAILABLE, and card authorizations are declined. Sandbox only. Any test key or session may
        call it; no scope is needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/policy-subsystem`

        Args:
            available: False makes the policy check fail.

        Raises:
            SetTestPolicySubsystemError: `code` says why.
        """
        return await self._calls.give(SET_TEST_POLICY_SUBSYSTEM, {"available": available}, options)

    async def try_set_test_policy_subsystem(
        self,
        *,
        available: bool,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestPolicySubsystem] | Failure[SetTestPolicySubsystemError]:
        """Turn the policy subsystem on or off: `set_test_policy_subsystem` with its result as a value, which
        never raises for what the service answers.
        """
        return await self._calls.attempt(SET_TEST_POLICY_SUBSYSTEM, {"available": available}, options)

    async def set_test_provider_controls(
        self,
        provider: _offramp.PayoutProvider,
        *,
        available: bool | None = None,
        liquidity_minor: str | None = None,
        currency: _offramp.PayoutCurrency | None = None,
        hold_submission: bool | None = None,
        revoke_destination_id: str | None = None,
        options: CallOptions | None = None,
    ) -> _sandbox.TestProviderControls:
        """Set provider overrides.

        Overrides the availability and the liquidity of a provider, or holds its submissions, for payments of
        the caller's tenant. With `revokeDestinationId` the provider also reports that destination as revoked,
        as its webhook would. Sandbox only. Any test key or session may call it; no scope is needed, and it
        acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/providers/{provider}`

        Args:
            provider: Name of the payout provider.
            available: False makes the provider unavailable.
            liquidity_minor: The liquidity, in minor units of `currency`.
            currency: The currency of the liquidity; USD by default.
            hold_submission: True keeps payments in FUNDS_LOCKED until it is set to false. Use it to test the
            check before submission.
            revoke_destination_id: Id of one of the tenant's destinations that this provider pays. The
            provider reports it as revoked, once and permanently.

        Raises:
            SetTestProviderControlsError: `code` says why.
        """
        return await self._calls.give(
            SET_TEST_PROVIDER_CONTROLS,
            {"provider": provider, "available": available, "liquidityMinor": liquidity_minor, "currency": currency, "holdSubmission": hold_submission, "revokeDestinationId": revoke_destination_id},
            options,
        )

    async def try_set_test_provider_controls(
        self,
        provider: _offramp.PayoutProvider,
        *,
        available: bool | None = None,
        liquidity_minor: str | None = None,
        currency: _offramp.PayoutCurrency | None = None,
        hold_submission: bool | None = None,
        revoke_destination_id: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestProviderControls] | Failure[SetTestProviderControlsError]:
        """Set provider overrides: `set_test_provider_controls` with its result as a value, which never raises
        for what the service answers.
        """
        return await self._calls.attempt(
            SET_TEST_PROVIDER_CONTROLS,
            {"provider": provider, "available": available, "liquidityMinor": liquidity_minor, "currency": currency, "holdSubmission": hold_submission, "revokeDestinationId": revoke_destination_id},
            options,
        )

    async def set_test_screening(
        self,
        *,
        outcome: _sandbox.ScreeningOutcome,
        phone: str | None = None,
        did: str | None = None,
        tenant_id: str | None = None,
        options: CallOptions | None = None,
    ) -> _sandbox.TestScreening:
        """Set the screening result of a recipient.

        Sets the result of the sanctions screening of a recipient, for payments that the caller's tenant
        sends. By default every recipient is CLEAR. Sandbox only. Any test key or session may call it; no
        scope is needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/screening`

        Args:
            phone: The recipient's phone number in E.164 form.
            did: The recipient's payment DID.
            tenant_id: Id of the recipient's tenant, `ten_…`.
            outcome: The result of the screening.

        Raises:
            SetTestScreeningError: `code` says why.
        """
        return await self._calls.give(
            SET_TEST_SCREENING,
            {"phone": phone, "did": did, "tenantId": tenant_id, "outcome": outcome},
            options,
        )

    async def try_set_test_screening(
        self,
        *,
        outcome: _sandbox.ScreeningOutcome,
        phone: str | None = None,
        did: str | None = None,
        tenant_id: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestScreening] | Failure[SetTestScreeningError]:
        """Set the screening result of a recipient: `set_test_screening` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(
            SET_TEST_SCREENING,
            {"phone": phone, "did": did, "tenantId": tenant_id, "outcome": outcome},
            options,
        )

    async def set_test_tenant_status(
        self,
        *,
        status: _sandbox.TestTenantState,
        options: CallOptions | None = None,
    ) -> _sandbox.TestTenantStatus:
        """Suspend or resume the tenant.

        Suspends the caller's tenant or lets it act again, as an operator of the deployment does. While the
        tenant is SUSPENDED, its requests are refused with TENANT_SUSPENDED; this operation still takes its
        keys and sessions, so that the tenant can be resumed. A suspension by an operator of the deployment is
        not lifted: it is refused with TENANT_SUSPENDED. A status that the tenant has already changes nothing.
        Sandbox only. Any test key or session of an active member may call it; no scope is needed, and it acts
        on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/tenant`

        Args:
            status: SUSPENDED has every request of the tenant refused.

        Raises:
            SetTestTenantStatusError: `code` says why.
        """
        return await self._calls.give(SET_TEST_TENANT_STATUS, {"status": status}, options)

    async def try_set_test_tenant_status(
        self,
        *,
        status: _sandbox.TestTenantState,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestTenantStatus] | Failure[SetTestTenantStatusError]:
        """Suspend or resume the tenant: `set_test_tenant_status` with its result as a value, which never raises
        for what the service answers.
        """
        return await self._calls.attempt(SET_TEST_TENANT_STATUS, {"status": status}, options)

    async def step_test_provider(
        self,
        id: str,
        *,
        steps: int | None = None,
        status: _offramp.ProviderStatus | None = None,
        options: CallOptions | None = None,
    ) -> _offramp.OfframpPayment:
        """Advance a payment at its provider.

        Advances a payment at its provider without waiting for the background polls. The sender and the
        recipient may. `steps` runs that many polls now; `status` applies one provider event instead. The
        payment has to be PROVIDER_SUBMITTED, PROVIDER_PROCESSING, ACTION_REQUIRED or DELIVERED; with `steps`
        it may also be FUNDS_LOCKED. The last two digits of the amount in base units determine what the mock
        provider does. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on
        the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/payments/{id}/provider-step`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            steps: Number of polls of the provider to run.
            status: One provider event to apply instead of polling.

        Raises:
            StepTestProviderError: `code` says why.
        """
        return await self._calls.give(
            STEP_TEST_PROVIDER,
            {"id": id, "steps": steps, "status": status},
            options,
        )

    async def try_step_test_provider(
        self,
        id: str,
        *,
        steps: int | None = None,
        status: _offramp.ProviderStatus | None = None,
        options: CallOptions | None = None,
    ) -> Success[_offramp.OfframpPayment] | Failure[StepTestProviderError]:
        """Advance a payment at its provider: `step_test_provider` with its result as a value, which never raises
        for what the service answers.
        """
        return await self._calls.attempt(
            STEP_TEST_PROVIDER,
            {"id": id, "steps": steps, "status": status},
            options,
        )

    async def suspend_test_credential(
        self,
        id: str,
        *,
        source: Literal["PLATFORM", "PROVIDER"] | None = None,
        options: CallOptions | None = None,
    ) -> _identity.Credential:
        """Suspend a test credential.

        Suspends an ACTIVE credential. Payments to its subject are held. With the source PROVIDER the
        verification provider suspends it, because it looks at the verification again; otherwise an operator
        does. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the
        caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/credentials/{id}/suspend`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            source: PLATFORM for an operator, PROVIDER for the verification provider.

        Raises:
            SuspendTestCredentialError: `code` says why.
        """
        return await self._calls.give(SUSPEND_TEST_CREDENTIAL, {"id": id, "source": source}, options)

    async def try_suspend_test_credential(
        self,
        id: str,
        *,
        source: Literal["PLATFORM", "PROVIDER"] | None = None,
        options: CallOptions | None = None,
    ) -> Success[_identity.Credential] | Failure[SuspendTestCredentialError]:
        """Suspend a test credential: `suspend_test_credential` with its result as a value, which never raises
        for what the service answers.
        """
        return await self._calls.attempt(SUSPEND_TEST_CREDENTIAL, {"id": id, "source": source}, options)

    async def update_test_webhook_sink(
        self,
        id: str,
        *,
        respond_with: _sandbox.TestWebhookSinkAnswer,
        options: CallOptions | None = None,
    ) -> _sandbox.TestWebhookSink:
        """Update a webhook sink.

        Sets how a sink responds from now on: with a status, or not at all (`TIMEOUT`). Sandbox only. Any test
        key or session may call it; no scope is needed, and it acts on the caller's tenant only.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PATCH /v1/test/webhook-sinks/{id}`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            respond_with: The response of the sink: an HTTP status, or TIMEOUT.

        Raises:
            UpdateTestWebhookSinkError: `code` says why.
        """
        return await self._calls.give(
            UPDATE_TEST_WEBHOOK_SINK,
            {"id": id, "respondWith": respond_with},
            options,
        )

    async def try_update_test_webhook_sink(
        self,
        id: str,
        *,
        respond_with: _sandbox.TestWebhookSinkAnswer,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestWebhookSink] | Failure[UpdateTestWebhookSinkError]:
        """Update a webhook sink: `update_test_webhook_sink` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(
            UPDATE_TEST_WEBHOOK_SINK,
            {"id": id, "respondWith": respond_with},
            options,
        )
