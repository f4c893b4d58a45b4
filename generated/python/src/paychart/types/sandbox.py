# Written by codegen from spec/. Do not edit.
"""Types of the contract: sandbox."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence

from .._runtime.values import UNSET, Choice, Model, OneOf, Unknown, Unset

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from typing_extensions import TypeAlias

    from .._runtime.values import Amount
    from . import offramp as _offramp


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AdvanceTestClockRequest(Model):
    """How far to move the clock forward. The clock never moves back."""

    #: Number of seconds to move forward, at most one year.
    advance_seconds: int

    _fields_ = (
        ("advance_seconds", "advanceSeconds", True, False, ""),
    )


#: Who signs in: an e-mail address or a member. Send exactly one of the two.
CreateTestSessionRequest: TypeAlias = "TestSessionByEmail | TestSessionByMember"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreditTestBalanceRequest(Model):
    """How much test money to add."""

    #: The amount in USD: above zero, at most 1000000000, with at most 6 decimals.
    amount_usd: Decimal

    _fields_ = (
        ("amount_usd", "amountUsd", True, False, "d"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IssueTestCredentialRequest(Model):
    """The credential to issue."""

    #: What the credential certifies.
    kind: Literal["PERSON_IDENTITY", "BUSINESS_IDENTITY"] | Unknown
    #: Id of the member who gets a PERSON_IDENTITY; not allowed for a BUSINESS_IDENTITY.
    member_id: str | None = None
    #: True for a credential without a signed document, as older credentials are.
    unsigned: bool | None = None

    _fields_ = (
        ("kind", "kind", True, False, "=PERSON_IDENTITY|BUSINESS_IDENTITY"),
        ("member_id", "memberId", False, False, ""),
        ("unsigned", "unsigned", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ResolveTestReviewCaseRequest(Model):
    """The decision about a review case."""

    #: RELEASE to continue the payment, REJECT to end it.
    decision: ReviewDecision
    #: The explanation of the decision.
    note: str

    _fields_ = (
        ("decision", "decision", True, False, "@sandbox.ReviewDecision"),
        ("note", "note", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ReviewCase(Model):
    """A payment that an operator has to review. A payment has at most one OPEN case for each reason."""

    #: Id of the review case.
    id: str
    #: An opaque id that begins with `pay_`.
    payment_id: str
    #: The reason why the case was opened.
    reason: ReviewCaseReason
    #: The status of the case. It is OPEN until the case is decided.
    status: ReviewCaseStatus
    #: The decision; null while the case is not RESOLVED.
    decision: ReviewDecision | None
    #: The explanation of the decision; null before the decision.
    note: str | None
    #: Name of the operator who decided; null before the decision.
    resolved_by: str | None
    #: Time of the decision; null before the decision.
    resolved_at: datetime | None
    #: Time at which the case was opened.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("payment_id", "paymentId", True, False, ""),
        ("reason", "reason", True, False, "@sandbox.ReviewCaseReason"),
        ("status", "status", True, False, "@sandbox.ReviewCaseStatus"),
        ("decision", "decision", True, False, "?@sandbox.ReviewDecision"),
        ("note", "note", True, False, ""),
        ("resolved_by", "resolvedBy", True, False, ""),
        ("resolved_at", "resolvedAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ReviewCaseList(Model):
    """Review cases, newest first."""

    #: The entries of this page.
    review_cases: tuple[ReviewCase, ...]

    _fields_ = (
        ("review_cases", "reviewCases", True, False, "[@sandbox.ReviewCase"),
    )


REVIEW_CASE_REASON_VALUES = ("SANCTIONS_REVIEW_REQUIRED", "TRANSACTION_MONITORING_REVIEW", "CREDENTIAL_CHANGED_REVIEW_REQUIRED", "PROVIDER_STUCK", "POST_DELIVERY_RETURN", "PAYOUT_CONTRADICTED", "FUNDING_CONTRADICTED")
#: The reason why an operator has to review the payment. PAYOUT_CONTRADICTED: the provider reports that it has
#: paid a payment that failed or was returned, or that it has not paid one that was delivered.
#: FUNDING_CONTRADICTED: a deposit that funded the payment has left the chain, or the partner who took it
#: reports that it failed. Both leave the payment as it is.
ReviewCaseReason: TypeAlias = "Literal['SANCTIONS_REVIEW_REQUIRED', 'TRANSACTION_MONITORING_REVIEW', 'CREDENTIAL_CHANGED_REVIEW_REQUIRED', 'PROVIDER_STUCK', 'POST_DELIVERY_RETURN', 'PAYOUT_CONTRADICTED', 'FUNDING_CONTRADICTED'] | Unknown"

REVIEW_CASE_STATUS_VALUES = ("OPEN", "RESOLVED", "CLOSED")
#: The status of a review case: OPEN until it is RESOLVED; CLOSED if the payment ended in another way.
ReviewCaseStatus: TypeAlias = "Literal['OPEN', 'RESOLVED', 'CLOSED'] | Unknown"

REVIEW_DECISION_VALUES = ("RELEASE", "REJECT")
#: RELEASE clears the reason for this payment permanently; REJECT ends the payment.
ReviewDecision: TypeAlias = "Literal['RELEASE', 'REJECT'] | Unknown"

SCREENING_OUTCOME_VALUES = ("CLEAR", "SANCTIONS", "MONITORING")
#: CLEAR lets the payment pass, SANCTIONS rejects it, MONITORING holds it for review.
ScreeningOutcome: TypeAlias = "Literal['CLEAR', 'SANCTIONS', 'MONITORING'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SendTestProviderWebhookRequest(Model):
    """The event to send, and the payment that it is about."""

    #: Name of the provider that sends the webhook.
    provider: _offramp.ProviderWebhookSender
    #: An opaque id that begins with `pay_`.
    payment_id: str
    #: The status that the provider reports for the payment.
    status: _offramp.ProviderStatus
    #: The provider's id of the event; a new one by default.
    event_id: str | None = None
    #: Time of the event on the provider's clock; now by default.
    occurred_at: datetime | None = None
    #: The timestamp of the signature header, in Unix seconds; now on the real clock by default.
    timestamp: int | None = None

    _fields_ = (
        ("provider", "provider", True, False, "@offramp.ProviderWebhookSender"),
        ("payment_id", "paymentId", True, False, ""),
        ("status", "status", True, False, "@offramp.ProviderStatus"),
        ("event_id", "eventId", False, False, ""),
        ("occurred_at", "occurredAt", False, False, "t"),
        ("timestamp", "timestamp", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SetTestChainRequest(Model):
    """The fields to update. A field that is absent or null does not change."""

    #: False makes every read of the chain fail.
    available: bool | None = None
    #: True if payments are not executed automatically.
    hold_execution: bool | None = None
    #: True if wallets are not deployed.
    hold_deployments: bool | None = None
    #: Number of the next drips that fail.
    fail_next_drips: int | None = None
    #: Number of the next wallets whose deployment fails.
    fail_next_deployments: int | None = None

    _fields_ = (
        ("available", "available", False, False, ""),
        ("hold_execution", "holdExecution", False, False, ""),
        ("hold_deployments", "holdDeployments", False, False, ""),
        ("fail_next_drips", "failNextDrips", False, False, ""),
        ("fail_next_deployments", "failNextDeployments", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SetTestFeaturesRequest(Model):
    """The features to enable or disable."""

    #: Whether the tenant may fund payments in mode ONCHAIN_DEPOSIT.
    onchain_deposit: bool

    _fields_ = (
        ("onchain_deposit", "onchainDeposit", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SetTestMessageGatewayRequest(Model):
    """Whether the gateway takes messages."""

    #: False makes the gateway refuse the messages of the tenant.
    available: bool

    _fields_ = (
        ("available", "available", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SetTestPolicySubsystemRequest(Model):
    """Whether the policy check works for this tenant."""

    #: False makes the policy check fail.
    available: bool

    _fields_ = (
        ("available", "available", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SetTestProviderControlsRequest(Model):
    """The overrides to set. A field that is absent or null does not change."""

    #: False makes the provider unavailable.
    available: bool | None = None
    #: The liquidity, in minor units of `currency`.
    liquidity_minor: str | None = None
    #: The currency of the liquidity; USD by default.
    currency: _offramp.PayoutCurrency | None = None
    #: True keeps payments in FUNDS_LOCKED until it is set to false. Use it to test the check before
    #: submission.
    hold_submission: bool | None = None
    #: Id of one of the tenant's destinations that this provider pays. The provider reports it as revoked,
    #: once and permanently.
    revoke_destination_id: str | None = None

    _fields_ = (
        ("available", "available", False, False, ""),
        ("liquidity_minor", "liquidityMinor", False, False, ""),
        ("currency", "currency", False, False, "@offramp.PayoutCurrency"),
        ("hold_submission", "holdSubmission", False, False, ""),
        ("revoke_destination_id", "revokeDestinationId", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SetTestScreeningRequest(Model):
    """The recipient and the result to set. Send exactly one of `phone`, `did` and `tenantId`."""

    #: The recipient's phone number in E.164 form.
    phone: str | None = None
    #: The recipient's payment DID.
    did: str | None = None
    #: Id of the recipient's tenant, `ten_…`.
    tenant_id: str | None = None
    #: The result of the screening.
    outcome: ScreeningOutcome

    _fields_ = (
        ("phone", "phone", False, False, ""),
        ("did", "did", False, False, ""),
        ("tenant_id", "tenantId", False, False, ""),
        ("outcome", "outcome", True, False, "@sandbox.ScreeningOutcome"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SetTestTenantStatusRequest(Model):
    """The status that the tenant is to have."""

    #: SUSPENDED has every request of the tenant refused.
    status: TestTenantState

    _fields_ = (
        ("status", "status", True, False, "@sandbox.TestTenantState"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class StepTestProviderRequest(Model):
    """The steps to simulate. Send either `steps` or `status`."""

    #: Number of polls of the provider to run.
    steps: int | None = None
    #: One provider event to apply instead of polling.
    status: _offramp.ProviderStatus | None = None

    _fields_ = (
        ("steps", "steps", False, False, ""),
        ("status", "status", False, False, "@offramp.ProviderStatus"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SuspendTestCredentialRequest(Model):
    """Who suspends the credential."""

    #: PLATFORM for an operator, PROVIDER for the verification provider.
    source: Literal["PLATFORM", "PROVIDER"] | Unknown | None = None

    _fields_ = (
        ("source", "source", False, False, "=PLATFORM|PROVIDER"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestChain(Model):
    """How the chain behaves for this tenant."""

    #: False makes every read of the chain fail.
    available: bool
    #: True if payments are not executed automatically.
    hold_execution: bool
    #: True if wallets are not deployed.
    hold_deployments: bool
    #: Number of drips that will still fail.
    fail_next_drips: int
    #: Number of wallets whose deployment will still fail.
    fail_next_deployments: int

    _fields_ = (
        ("available", "available", True, False, ""),
        ("hold_execution", "holdExecution", True, False, ""),
        ("hold_deployments", "holdDeployments", True, False, ""),
        ("fail_next_drips", "failNextDrips", True, False, ""),
        ("fail_next_deployments", "failNextDeployments", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestClock(Model):
    """The tenant's test clock."""

    #: The current time of the test clock.
    now: datetime
    #: Number of seconds that the test clock is ahead of the real one.
    offset_seconds: int

    _fields_ = (
        ("now", "now", True, False, "t"),
        ("offset_seconds", "offsetSeconds", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestCredit(Model):
    """Test money that was added to a balance."""

    #: The amount that was added, in USD.
    amount_usd: Decimal
    #: The amount in base units of a millionth of a USD.
    amount_base_units: str

    _fields_ = (
        ("amount_usd", "amountUsd", True, False, "d"),
        ("amount_base_units", "amountBaseUnits", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestFeatures(Model):
    """The features that can be enabled for single tenants."""

    #: Whether the tenant may fund payments in mode ONCHAIN_DEPOSIT.
    onchain_deposit: bool

    _fields_ = (
        ("onchain_deposit", "onchainDeposit", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestLiquidity(Model):
    """An overridden provider balance."""

    #: The currency of the liquidity.
    currency: _offramp.PayoutCurrency
    #: The remaining balance in minor units.
    liquidity_minor: str

    _fields_ = (
        ("currency", "currency", True, False, "@offramp.PayoutCurrency"),
        ("liquidity_minor", "liquidityMinor", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestMessage(Model):
    """A text message or e-mail that would have been sent in live, with recipient and code in full."""

    #: Id of the message.
    id: str
    #: How the message would have been sent.
    channel: TestMessageChannel
    #: The phone number or e-mail address of the recipient, unmasked.
    to: str
    #: The purpose of the message.
    purpose: TestMessagePurpose
    #: The text of the message.
    body: str
    #: The one-time code in the message; null if it contains none.
    code: str | None
    #: The link in the message; null if it contains none.
    link: str | None
    #: The token in a claim link, which operations take as `claimToken`; null if the message contains none.
    token: str | None
    #: Time at which the message was sent.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("channel", "channel", True, False, "@sandbox.TestMessageChannel"),
        ("to", "to", True, False, ""),
        ("purpose", "purpose", True, False, "@sandbox.TestMessagePurpose"),
        ("body", "body", True, False, ""),
        ("code", "code", True, False, ""),
        ("link", "link", True, False, ""),
        ("token", "token", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
    )


TEST_MESSAGE_CHANNEL_VALUES = ("sms", "email")
#: How the message is sent.
TestMessageChannel: TypeAlias = "Literal['sms', 'email'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestMessageGateway(Model):
    """Whether the gateway takes the messages of the tenant."""

    #: False if the gateway refuses the messages of the tenant.
    available: bool

    _fields_ = (
        ("available", "available", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestMessageList(Model):
    """Messages, newest first."""

    #: The entries of this page.
    messages: tuple[TestMessage, ...]

    _fields_ = (
        ("messages", "messages", True, False, "[@sandbox.TestMessage"),
    )


TEST_MESSAGE_PURPOSE_VALUES = ("CLAIM_LINK", "CLAIM_OTP", "ALIAS_OTP", "FACTOR_OTP", "TWOFA_OTP", "INVITE", "FACTOR_NOTICE")
#: The purpose of the message.
TestMessagePurpose: TypeAlias = "Literal['CLAIM_LINK', 'CLAIM_OTP', 'ALIAS_OTP', 'FACTOR_OTP', 'TWOFA_OTP', 'INVITE', 'FACTOR_NOTICE'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestPolicySubsystem(Model):
    """Whether the policy check works for this tenant."""

    #: False while the policy check fails.
    available: bool

    _fields_ = (
        ("available", "available", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestProvider(Model):
    """The provider's responses about a payment so far."""

    #: Name of the provider; null before the submission.
    provider: str | None
    #: The provider's own reference of the payment; null before the submission.
    provider_ref: str | None
    #: The provider's responses, oldest first.
    attempts: tuple[TestProviderAttempt, ...]

    _fields_ = (
        ("provider", "provider", True, False, ""),
        ("provider_ref", "providerRef", True, False, ""),
        ("attempts", "attempts", True, False, "[@sandbox.TestProviderAttempt"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestProviderAttempt(Model):
    """One response of the provider."""

    #: Time of the attempt, on the real clock.
    at: datetime
    #: The status that the provider reported.
    status: _offramp.ProviderStatus

    _fields_ = (
        ("at", "at", True, False, "t"),
        ("status", "status", True, False, "@offramp.ProviderStatus"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestProviderControls(Model):
    """The overrides of a provider for payments of the caller's tenant. The mode of the provider in this
    deployment cannot be changed over HTTP.
    """

    #: The payout provider that is overridden.
    provider: _offramp.PayoutProvider
    #: The overridden availability; null if it is not overridden.
    available: bool | None
    #: True while submissions are held.
    hold_submission: bool
    #: The overridden balances by currency; empty if none is overridden.
    liquidity: tuple[TestLiquidity, ...]

    _fields_ = (
        ("provider", "provider", True, False, "@offramp.PayoutProvider"),
        ("available", "available", True, False, ""),
        ("hold_submission", "holdSubmission", True, False, ""),
        ("liquidity", "liquidity", True, False, "[@sandbox.TestLiquidity"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestScreening(Model):
    """The screening result that is set for a recipient."""

    #: The result of the screening.
    outcome: ScreeningOutcome

    _fields_ = (
        ("outcome", "outcome", True, False, "@sandbox.ScreeningOutcome"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestSession(Model):
    """A member session of the sandbox."""

    #: A JWT to send as `Authorization: Bearer`. It is valid for 12 hours.
    token: str
    #: Always `Bearer`.
    token_type: Literal["Bearer"]
    #: Time at which the session expires, on the real clock.
    expires_at: datetime
    #: The identity provider's id of the person.
    user_id: str
    #: Id of the tenant that the session acts in; null if the user has none, or has several and chose none.
    tenant_id: str | None
    #: Id of the member in that tenant; null if there is no tenant.
    member_id: str | None
    #: The user's signing key.
    signer: TestSigner

    _fields_ = (
        ("token", "token", True, True, ""),
        ("token_type", "tokenType", True, False, "=Bearer"),
        ("expires_at", "expiresAt", True, False, "t"),
        ("user_id", "userId", True, False, ""),
        ("tenant_id", "tenantId", True, False, ""),
        ("member_id", "memberId", True, False, ""),
        ("signer", "signer", True, False, "@sandbox.TestSigner"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestSessionByEmail(Model):
    """Signs in the user with an e-mail address."""

    #: The e-mail address of a new or an existing user.
    email: str
    #: Full name of a new user.
    name: str | None = None
    #: Id of the tenant to act in, for a user who belongs to several.
    tenant_id: str | None = None

    _fields_ = (
        ("email", "email", True, False, ""),
        ("name", "name", False, False, ""),
        ("tenant_id", "tenantId", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestSessionByMember(Model):
    """Signs in a member. An INVITED member accepts the invitation by it."""

    #: Id of the member who signs in.
    member_id: str

    _fields_ = (
        ("member_id", "memberId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestSigner(Model):
    """A signing key of the user. The sandbox creates it for tests only."""

    #: The EVM address of the key, with EIP-55 checksum.
    address: str
    #: The private key, `0x` and 64 hex digits.
    private_key: str

    _fields_ = (
        ("address", "address", True, False, ""),
        ("private_key", "privateKey", True, True, ""),
    )


TEST_TENANT_STATE_VALUES = ("ACTIVE", "SUSPENDED")
#: Whether requests of a tenant are accepted.
TestTenantState: TypeAlias = "Literal['ACTIVE', 'SUSPENDED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestTenantStatus(Model):
    """The status of the tenant."""

    #: Status of the tenant.
    status: TestTenantState

    _fields_ = (
        ("status", "status", True, False, "@sandbox.TestTenantState"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestWebhookRun(Model):
    """The result of the run."""

    #: The number of attempts that were made.
    attempted: int

    _fields_ = (
        ("attempted", "attempted", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestWebhookSink(Model):
    """A webhook sink with its response."""

    #: Id of the sink, which is part of its host name.
    sink_id: str
    #: The URL to register as a webhook endpoint.
    url: str
    #: The response of the sink: an HTTP status, or TIMEOUT.
    respond_with: TestWebhookSinkAnswer

    _fields_ = (
        ("sink_id", "sinkId", True, False, ""),
        ("url", "url", True, False, ""),
        ("respond_with", "respondWith", True, False, "@sandbox.TestWebhookSinkAnswer"),
    )


#: A response status, or TIMEOUT for no response.
TestWebhookSinkAnswer: TypeAlias = "int | Literal['TIMEOUT']"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestWebhookSinkCreated(Model):
    """A new sink."""

    #: Id of the sink, which is part of its host name.
    sink_id: str
    #: The URL to register as a webhook endpoint.
    url: str

    _fields_ = (
        ("sink_id", "sinkId", True, False, ""),
        ("url", "url", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestWebhookSinkRequest(Model):
    """A request as the sink received it."""

    #: The headers of the request, with names in lower case.
    headers: Mapping[str, str]
    #: The bytes that were signed.
    body: str
    #: Time of receipt, on the real clock.
    received_at: datetime

    _fields_ = (
        ("headers", "headers", True, False, "{"),
        ("body", "body", True, False, ""),
        ("received_at", "receivedAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestWebhookSinkRequestList(Model):
    """The requests that a sink has received, newest first."""

    #: The entries of this page.
    requests: tuple[TestWebhookSinkRequest, ...]

    _fields_ = (
        ("requests", "requests", True, False, "[@sandbox.TestWebhookSinkRequest"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UpdateTestWebhookSinkRequest(Model):
    """The response to give from now on."""

    #: The response of the sink: an HTTP status, or TIMEOUT.
    respond_with: TestWebhookSinkAnswer

    _fields_ = (
        ("respond_with", "respondWith", True, False, "@sandbox.TestWebhookSinkAnswer"),
    )


SHAPES_: Mapping[str, Any] = {
    "CreateTestSessionRequest": OneOf(None, {"email": "@sandbox.TestSessionByEmail", "memberId": "@sandbox.TestSessionByMember"}),
    "ReviewCaseReason": Choice(*REVIEW_CASE_REASON_VALUES),
    "ReviewCaseStatus": Choice(*REVIEW_CASE_STATUS_VALUES),
    "ReviewDecision": Choice(*REVIEW_DECISION_VALUES),
    "ScreeningOutcome": Choice(*SCREENING_OUTCOME_VALUES),
    "TestMessageChannel": Choice(*TEST_MESSAGE_CHANNEL_VALUES),
    "TestMessagePurpose": Choice(*TEST_MESSAGE_PURPOSE_VALUES),
    "TestTenantState": Choice(*TEST_TENANT_STATE_VALUES),
    "TestWebhookSinkAnswer": "",
}
