# Written by codegen from spec/. Do not edit.
"""The operations of the namespace sandbox, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED12, SHARED18, SHARED3, SHARED4, SHARED8

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import cards as _cards
    from ..types import errors as _errors
    from ..types import identity as _identity
    from ..types import invoices as _invoices
    from ..types import offramp as _offramp
    from ..types import policies as _policies
    from ..types import sandbox as _sandbox
    from ..types import treasury as _treasury
    from ._shared import Shared12Code, Shared18Code, Shared3Code, Shared4Code, Shared8Code

if TYPE_CHECKING:
    AdvanceTestClockCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'] | Shared3Code"


class AdvanceTestClockError(PaychartError):
    """What `sandbox.advance_test_clock` fails with."""

    code: AdvanceTestClockCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    AnchorTestCredentialCode: TypeAlias = "Literal['INVALID_TRANSITION', 'SANDBOX_ONLY', 'CREDENTIAL_NOT_FOUND'] | Shared3Code"


class AnchorTestCredentialError(PaychartError):
    """What `sandbox.anchor_test_credential` fails with."""

    code: AnchorTestCredentialCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ClearTestProviderControlsCode: TypeAlias = "Literal['UNKNOWN_PROVIDER', 'SANDBOX_ONLY'] | Shared4Code"


class ClearTestProviderControlsError(PaychartError):
    """What `sandbox.clear_test_provider_controls` fails with."""

    code: ClearTestProviderControlsCode
    details: _errors.UnknownProviderDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateTestCardAuthorizationCode: TypeAlias = "Literal['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'CARD_NOT_FOUND'] | Shared3Code"


class CreateTestCardAuthorizationError(PaychartError):
    """What `sandbox.create_test_card_authorization` fails with."""

    code: CreateTestCardAuthorizationCode
    details: _errors.InvalidWalletAddressDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateTestSessionCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'TENANT_NOT_FOUND', 'MEMBER_NOT_FOUND'] | Shared8Code"


class CreateTestSessionError(PaychartError):
    """What `sandbox.create_test_session` fails with."""

    code: CreateTestSessionCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateTestWebhookSinkCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared3Code"


class CreateTestWebhookSinkError(PaychartError):
    """What `sandbox.create_test_webhook_sink` fails with."""

    code: CreateTestWebhookSinkCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreditTestBalanceCode: TypeAlias = "Literal['INVALID_AMOUNT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'] | Shared3Code"


class CreditTestBalanceError(PaychartError):
    """What `sandbox.credit_test_balance` fails with."""

    code: CreditTestBalanceCode
    details: _errors.InvalidAmountDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ExpireTestCredentialCode: TypeAlias = "Literal['INVALID_TRANSITION', 'SANDBOX_ONLY', 'CREDENTIAL_NOT_FOUND'] | Shared3Code"


class ExpireTestCredentialError(PaychartError):
    """What `sandbox.expire_test_credential` fails with."""

    code: ExpireTestCredentialCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ExpireTestPhoneAliasCode: TypeAlias = "Literal['INVALID_TRANSITION', 'SANDBOX_ONLY', 'PHONE_ALIAS_NOT_FOUND'] | Shared3Code"


class ExpireTestPhoneAliasError(PaychartError):
    """What `sandbox.expire_test_phone_alias` fails with."""

    code: ExpireTestPhoneAliasCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetTestArbiterCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared12Code"


class GetTestArbiterError(PaychartError):
    """What `sandbox.get_test_arbiter` fails with."""

    code: GetTestArbiterCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetTestChainCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared12Code"


class GetTestChainError(PaychartError):
    """What `sandbox.get_test_chain` fails with."""

    code: GetTestChainCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetTestClockCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared12Code"


class GetTestClockError(PaychartError):
    """What `sandbox.get_test_clock` fails with."""

    code: GetTestClockCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetTestProviderCode: TypeAlias = "Literal['SANDBOX_ONLY', 'PAYMENT_NOT_FOUND'] | Shared12Code"


class GetTestProviderError(PaychartError):
    """What `sandbox.get_test_provider` fails with."""

    code: GetTestProviderCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    IssueTestCredentialCode: TypeAlias = "Literal['MEMBER_ID_REQUIRED', 'LEGAL_NAME_REQUIRED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'MEMBER_NOT_FOUND'] | Shared3Code"


class IssueTestCredentialError(PaychartError):
    """What `sandbox.issue_test_credential` fails with."""

    code: IssueTestCredentialCode
    details: _errors.MemberIdRequiredDetails | _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListTestMessagesCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared12Code"


class ListTestMessagesError(PaychartError):
    """What `sandbox.list_test_messages` fails with."""

    code: ListTestMessagesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListTestReviewCasesCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared12Code"


class ListTestReviewCasesError(PaychartError):
    """What `sandbox.list_test_review_cases` fails with."""

    code: ListTestReviewCasesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListTestWebhookSinkRequestsCode: TypeAlias = "Literal['SANDBOX_ONLY', 'WEBHOOK_SINK_NOT_FOUND'] | Shared12Code"


class ListTestWebhookSinkRequestsError(PaychartError):
    """What `sandbox.list_test_webhook_sink_requests` fails with."""

    code: ListTestWebhookSinkRequestsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    PollTestInvoiceCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'INVOICE_NOT_FOUND'] | Shared3Code"


class PollTestInvoiceError(PaychartError):
    """What `sandbox.poll_test_invoice` fails with."""

    code: PollTestInvoiceCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ReevaluateTestPaymentCode: TypeAlias = "Literal['INVALID_TRANSITION', 'SANDBOX_ONLY', 'PAYMENT_NOT_FOUND'] | Shared3Code"


class ReevaluateTestPaymentError(PaychartError):
    """What `sandbox.reevaluate_test_payment` fails with."""

    code: ReevaluateTestPaymentCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ReinstateTestCredentialCode: TypeAlias = "Literal['INVALID_TRANSITION', 'SANDBOX_ONLY', 'CREDENTIAL_NOT_FOUND'] | Shared3Code"


class ReinstateTestCredentialError(PaychartError):
    """What `sandbox.reinstate_test_credential` fails with."""

    code: ReinstateTestCredentialCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ResolveTestReviewCaseCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'REVIEW_CASE_NOT_FOUND', 'REVIEW_CASE_RESOLVED', 'REVIEW_CASE_NOT_OPEN'] | Shared3Code"


class ResolveTestReviewCaseError(PaychartError):
    """What `sandbox.resolve_test_review_case` fails with."""

    code: ResolveTestReviewCaseCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ReviewCaseResolvedDetails | _errors.ReviewCaseNotOpenDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ReverseTestCardAuthorizationCode: TypeAlias = "Literal['INVALID_TRANSITION', 'INVALID_AMOUNT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'CARD_NOT_FOUND', 'CARD_AUTHORIZATION_NOT_FOUND'] | Shared3Code"


class ReverseTestCardAuthorizationError(PaychartError):
    """What `sandbox.reverse_test_card_authorization` fails with."""

    code: ReverseTestCardAuthorizationCode
    details: _errors.InvalidTransitionDetails | _errors.InvalidAmountDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RevokeTestCredentialCode: TypeAlias = "Literal['INVALID_TRANSITION', 'SANDBOX_ONLY', 'CREDENTIAL_NOT_FOUND'] | Shared3Code"


class RevokeTestCredentialError(PaychartError):
    """What `sandbox.revoke_test_credential` fails with."""

    code: RevokeTestCredentialCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RunTestTreasuryRuleCode: TypeAlias = "Literal['SANDBOX_ONLY', 'TREASURY_RULE_NOT_FOUND'] | Shared3Code"


class RunTestTreasuryRuleError(PaychartError):
    """What `sandbox.run_test_treasury_rule` fails with."""

    code: RunTestTreasuryRuleCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RunTestWebhookDeliveriesCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared3Code"


class RunTestWebhookDeliveriesError(PaychartError):
    """What `sandbox.run_test_webhook_deliveries` fails with."""

    code: RunTestWebhookDeliveriesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SendTestProviderWebhookCode: TypeAlias = "Literal['UNKNOWN_PROVIDER', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'WEBHOOK_REPLAY_WINDOW', 'SANDBOX_ONLY', 'PAYMENT_NOT_FOUND'] | Shared3Code"


class SendTestProviderWebhookError(PaychartError):
    """What `sandbox.send_test_provider_webhook` fails with."""

    code: SendTestProviderWebhookCode
    details: _errors.UnknownProviderDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SetTestChainCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'] | Shared3Code"


class SetTestChainError(PaychartError):
    """What `sandbox.set_test_chain` fails with."""

    code: SetTestChainCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SetTestFeaturesCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'] | Shared3Code"


class SetTestFeaturesError(PaychartError):
    """What `sandbox.set_test_features` fails with."""

    code: SetTestFeaturesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SetTestPolicyEnforcementCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'] | Shared3Code"


class SetTestPolicyEnforcementError(PaychartError):
    """What `sandbox.set_test_policy_enforcement` fails with."""

    code: SetTestPolicyEnforcementCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SetTestPolicySubsystemCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'] | Shared3Code"


class SetTestPolicySubsystemError(PaychartError):
    """What `sandbox.set_test_policy_subsystem` fails with."""

    code: SetTestPolicySubsystemCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SetTestProviderControlsCode: TypeAlias = "Literal['UNKNOWN_PROVIDER', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'DESTINATION_NOT_FOUND'] | Shared3Code"


class SetTestProviderControlsError(PaychartError):
    """What `sandbox.set_test_provider_controls` fails with."""

    code: SetTestProviderControlsCode
    details: _errors.UnknownProviderDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SetTestScreeningCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'TENANT_NOT_FOUND'] | Shared3Code"


class SetTestScreeningError(PaychartError):
    """What `sandbox.set_test_screening` fails with."""

    code: SetTestScreeningCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SetTestTenantStatusCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'] | Shared18Code"


class SetTestTenantStatusError(PaychartError):
    """What `sandbox.set_test_tenant_status` fails with."""

    code: SetTestTenantStatusCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    StepTestProviderCode: TypeAlias = "Literal['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'PAYMENT_NOT_FOUND'] | Shared3Code"


class StepTestProviderError(PaychartError):
    """What `sandbox.step_test_provider` fails with."""

    code: StepTestProviderCode
    details: _errors.ValidationFailedDetails | _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SuspendTestCredentialCode: TypeAlias = "Literal['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'CREDENTIAL_NOT_FOUND'] | Shared3Code"


class SuspendTestCredentialError(PaychartError):
    """What `sandbox.suspend_test_credential` fails with."""

    code: SuspendTestCredentialCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    UpdateTestWebhookSinkCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'WEBHOOK_SINK_NOT_FOUND'] | Shared12Code"


class UpdateTestWebhookSinkError(PaychartError):
    """What `sandbox.update_test_webhook_sink` fails with."""

    code: UpdateTestWebhookSinkCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


ADVANCE_TEST_CLOCK: Operation[_sandbox.TestClock, AdvanceTestClockError] = Operation(
    name="advanceTestClock",
    method="POST",
    path="/v1/test/clock",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@sandbox.TestClock",
    error=AdvanceTestClockError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY"),
    shared=SHARED3,
)

ANCHOR_TEST_CREDENTIAL: Operation[_identity.Credential, AnchorTestCredentialError] = Operation(
    name="anchorTestCredential",
    method="POST",
    path="/v1/test/credentials/{id}/anchor",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@identity.Credential",
    error=AnchorTestCredentialError,
    codes=("INVALID_TRANSITION", "SANDBOX_ONLY", "CREDENTIAL_NOT_FOUND"),
    shared=SHARED3,
)

CLEAR_TEST_PROVIDER_CONTROLS: Operation[_sandbox.TestProviderControls, ClearTestProviderControlsError] = Operation(
    name="clearTestProviderControls",
    method="DELETE",
    path="/v1/test/providers/{provider}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@sandbox.TestProviderControls",
    error=ClearTestProviderControlsError,
    codes=("UNKNOWN_PROVIDER", "SANDBOX_ONLY"),
    shared=SHARED4,
)

CREATE_TEST_CARD_AUTHORIZATION: Operation[_cards.CardAuthorization, CreateTestCardAuthorizationError] = Operation(
    name="createTestCardAuthorization",
    method="POST",
    path="/v1/test/cards/{id}/authorizations",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@cards.CardAuthorization",
    error=CreateTestCardAuthorizationError,
    codes=("INVALID_WALLET_ADDRESS", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "CARD_NOT_FOUND"),
    shared=SHARED3,
)

CREATE_TEST_SESSION: Operation[_sandbox.TestSession, CreateTestSessionError] = Operation(
    name="createTestSession",
    method="POST",
    path="/v1/test/sessions",
    query=(),
    body="rest",
    replay="refused",
    result="json",
    form="@sandbox.TestSession",
    error=CreateTestSessionError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "TENANT_NOT_FOUND", "MEMBER_NOT_FOUND"),
    shared=SHARED8,
)

CREATE_TEST_WEBHOOK_SINK: Operation[_sandbox.TestWebhookSinkCreated, CreateTestWebhookSinkError] = Operation(
    name="createTestWebhookSink",
    method="POST",
    path="/v1/test/webhook-sinks",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@sandbox.TestWebhookSinkCreated",
    error=CreateTestWebhookSinkError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED3,
)

CREDIT_TEST_BALANCE: Operation[_sandbox.TestCredit, CreditTestBalanceError] = Operation(
    name="creditTestBalance",
    method="POST",
    path="/v1/test/balance",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@sandbox.TestCredit",
    error=CreditTestBalanceError,
    codes=("INVALID_AMOUNT", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY"),
    shared=SHARED3,
)

EXPIRE_TEST_CREDENTIAL: Operation[_identity.Credential, ExpireTestCredentialError] = Operation(
    name="expireTestCredential",
    method="POST",
    path="/v1/test/credentials/{id}/expire",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@identity.Credential",
    error=ExpireTestCredentialError,
    codes=("INVALID_TRANSITION", "SANDBOX_ONLY", "CREDENTIAL_NOT_FOUND"),
    shared=SHARED3,
)

EXPIRE_TEST_PHONE_ALIAS: Operation[_identity.PhoneAlias, ExpireTestPhoneAliasError] = Operation(
    name="expireTestPhoneAlias",
    method="POST",
    path="/v1/test/phone-aliases/{id}/expire",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@identity.PhoneAlias",
    error=ExpireTestPhoneAliasError,
    codes=("INVALID_TRANSITION", "SANDBOX_ONLY", "PHONE_ALIAS_NOT_FOUND"),
    shared=SHARED3,
)

GET_TEST_ARBITER: Operation[_invoices.TestArbiter, GetTestArbiterError] = Operation(
    name="getTestArbiter",
    method="GET",
    path="/v1/test/arbiter",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@invoices.TestArbiter",
    error=GetTestArbiterError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED12,
)

GET_TEST_CHAIN: Operation[_sandbox.TestChain, GetTestChainError] = Operation(
    name="getTestChain",
    method="GET",
    path="/v1/test/chain",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@sandbox.TestChain",
    error=GetTestChainError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED12,
)

GET_TEST_CLOCK: Operation[_sandbox.TestClock, GetTestClockError] = Operation(
    name="getTestClock",
    method="GET",
    path="/v1/test/clock",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@sandbox.TestClock",
    error=GetTestClockError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED12,
)

GET_TEST_PROVIDER: Operation[_sandbox.TestProvider, GetTestProviderError] = Operation(
    name="getTestProvider",
    method="GET",
    path="/v1/test/payments/{id}/provider",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@sandbox.TestProvider",
    error=GetTestProviderError,
    codes=("SANDBOX_ONLY", "PAYMENT_NOT_FOUND"),
    shared=SHARED12,
)

ISSUE_TEST_CREDENTIAL: Operation[_identity.Credential, IssueTestCredentialError] = Operation(
    name="issueTestCredential",
    method="POST",
    path="/v1/test/credentials",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.Credential",
    error=IssueTestCredentialError,
    codes=("MEMBER_ID_REQUIRED", "LEGAL_NAME_REQUIRED", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "MEMBER_NOT_FOUND"),
    shared=SHARED3,
)

LIST_TEST_MESSAGES: Operation[_sandbox.TestMessageList, ListTestMessagesError] = Operation(
    name="listTestMessages",
    method="GET",
    path="/v1/test/messages",
    query=("channel", "to", "purpose", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@sandbox.TestMessageList",
    error=ListTestMessagesError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED12,
    items=("messages", "messages"),
)

LIST_TEST_REVIEW_CASES: Operation[_sandbox.ReviewCaseList, ListTestReviewCasesError] = Operation(
    name="listTestReviewCases",
    method="GET",
    path="/v1/test/review-cases",
    query=("status", "reason", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@sandbox.ReviewCaseList",
    error=ListTestReviewCasesError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED12,
    items=("reviewCases", "review_cases"),
)

LIST_TEST_WEBHOOK_SINK_REQUESTS: Operation[_sandbox.TestWebhookSinkRequestList, ListTestWebhookSinkRequestsError] = Operation(
    name="listTestWebhookSinkRequests",
    method="GET",
    path="/v1/test/webhook-sinks/{id}/requests",
    query=("skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@sandbox.TestWebhookSinkRequestList",
    error=ListTestWebhookSinkRequestsError,
    codes=("SANDBOX_ONLY", "WEBHOOK_SINK_NOT_FOUND"),
    shared=SHARED12,
    items=("requests", "requests"),
)

POLL_TEST_INVOICE: Operation[_invoices.Invoice, PollTestInvoiceError] = Operation(
    name="pollTestInvoice",
    method="POST",
    path="/v1/test/invoices/{id}/poll",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@invoices.Invoice",
    error=PollTestInvoiceError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "INVOICE_NOT_FOUND"),
    shared=SHARED3,
)

REEVALUATE_TEST_PAYMENT: Operation[_offramp.OfframpPayment, ReevaluateTestPaymentError] = Operation(
    name="reevaluateTestPayment",
    method="POST",
    path="/v1/test/payments/{id}/reevaluate",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@offramp.OfframpPayment",
    error=ReevaluateTestPaymentError,
    codes=("INVALID_TRANSITION", "SANDBOX_ONLY", "PAYMENT_NOT_FOUND"),
    shared=SHARED3,
)

REINSTATE_TEST_CREDENTIAL: Operation[_identity.Credential, ReinstateTestCredentialError] = Operation(
    name="reinstateTestCredential",
    method="POST",
    path="/v1/test/credentials/{id}/reinstate",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@identity.Credential",
    error=ReinstateTestCredentialError,
    codes=("INVALID_TRANSITION", "SANDBOX_ONLY", "CREDENTIAL_NOT_FOUND"),
    shared=SHARED3,
)

RESOLVE_TEST_REVIEW_CASE: Operation[_sandbox.ReviewCase, ResolveTestReviewCaseError] = Operation(
    name="resolveTestReviewCase",
    method="POST",
    path="/v1/test/review-cases/{id}/resolve",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@sandbox.ReviewCase",
    error=ResolveTestReviewCaseError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "REVIEW_CASE_NOT_FOUND", "REVIEW_CASE_RESOLVED", "REVIEW_CASE_NOT_OPEN"),
    shared=SHARED3,
)

REVERSE_TEST_CARD_AUTHORIZATION: Operation[_cards.CardAuthorization, ReverseTestCardAuthorizationError] = Operation(
    name="reverseTestCardAuthorization",
    method="POST",
    path="/v1/test/cards/{id}/authorizations/{authorizationId}/reverse",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@cards.CardAuthorization",
    error=ReverseTestCardAuthorizationError,
    codes=("INVALID_TRANSITION", "INVALID_AMOUNT", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "CARD_NOT_FOUND", "CARD_AUTHORIZATION_NOT_FOUND"),
    shared=SHARED3,
)

REVOKE_TEST_CREDENTIAL: Operation[_identity.Credential, RevokeTestCredentialError] = Operation(
    name="revokeTestCredential",
    method="POST",
    path="/v1/test/credentials/{id}/revoke",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@identity.Credential",
    error=RevokeTestCredentialError,
    codes=("INVALID_TRANSITION", "SANDBOX_ONLY", "CREDENTIAL_NOT_FOUND"),
    shared=SHARED3,
)

RUN_TEST_TREASURY_RULE: Operation[_treasury.TestTreasuryRuleRun, RunTestTreasuryRuleError] = Operation(
    name="runTestTreasuryRule",
    method="POST",
    path="/v1/test/treasury/rules/{ruleId}/run",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@treasury.TestTreasuryRuleRun",
    error=RunTestTreasuryRuleError,
    codes=("SANDBOX_ONLY", "TREASURY_RULE_NOT_FOUND"),
    shared=SHARED3,
)

RUN_TEST_WEBHOOK_DELIVERIES: Operation[_sandbox.TestWebhookRun, RunTestWebhookDeliveriesError] = Operation(
    name="runTestWebhookDeliveries",
    method="POST",
    path="/v1/test/webhook-deliveries/run",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@sandbox.TestWebhookRun",
    error=RunTestWebhookDeliveriesError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED3,
)

SEND_TEST_PROVIDER_WEBHOOK: Operation[_offramp.ProviderWebhookReceipt, SendTestProviderWebhookError] = Operation(
    name="sendTestProviderWebhook",
    method="POST",
    path="/v1/test/provider-webhooks",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@offramp.ProviderWebhookReceipt",
    error=SendTestProviderWebhookError,
    codes=("UNKNOWN_PROVIDER", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "WEBHOOK_REPLAY_WINDOW", "SANDBOX_ONLY", "PAYMENT_NOT_FOUND"),
    shared=SHARED3,
)

SET_TEST_CHAIN: Operation[_sandbox.TestChain, SetTestChainError] = Operation(
    name="setTestChain",
    method="POST",
    path="/v1/test/chain",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@sandbox.TestChain",
    error=SetTestChainError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY"),
    shared=SHARED3,
)

SET_TEST_FEATURES: Operation[_sandbox.TestFeatures, SetTestFeaturesError] = Operation(
    name="setTestFeatures",
    method="POST",
    path="/v1/test/features",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@sandbox.TestFeatures",
    error=SetTestFeaturesError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY"),
    shared=SHARED3,
)

SET_TEST_POLICY_ENFORCEMENT: Operation[_policies.TestPolicyEnforcement, SetTestPolicyEnforcementError] = Operation(
    name="setTestPolicyEnforcement",
    method="POST",
    path="/v1/test/policy-enforcement",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@policies.TestPolicyEnforcement",
    error=SetTestPolicyEnforcementError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY"),
    shared=SHARED3,
)

SET_TEST_POLICY_SUBSYSTEM: Operation[_sandbox.TestPolicySubsystem, SetTestPolicySubsystemError] = Operation(
    name="setTestPolicySubsystem",
    method="POST",
    path="/v1/test/policy-subsystem",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@sandbox.TestPolicySubsystem",
    error=SetTestPolicySubsystemError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY"),
    shared=SHARED3,
)

SET_TEST_PROVIDER_CONTROLS: Operation[_sandbox.TestProviderControls, SetTestProviderControlsError] = Operation(
    name="setTestProviderControls",
    method="POST",
    path="/v1/test/providers/{provider}",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@sandbox.TestProviderControls",
    error=SetTestProviderControlsError,
    codes=("UNKNOWN_PROVIDER", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "DESTINATION_NOT_FOUND"),
    shared=SHARED3,
)

SET_TEST_SCREENING: Operation[_sandbox.TestScreening, SetTestScreeningError] = Operation(
    name="setTestScreening",
    method="POST",
    path="/v1/test/screening",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@sandbox.TestScreening",
    error=SetTestScreeningError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "TENANT_NOT_FOUND"),
    shared=SHARED3,
)

SET_TEST_TENANT_STATUS: Operation[_sandbox.TestTenantStatus, SetTestTenantStatusError] = Operation(
    name="setTestTenantStatus",
    method="POST",
    path="/v1/test/tenant",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@sandbox.TestTenantStatus",
    error=SetTestTenantStatusError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY"),
    shared=SHARED18,
)

STEP_TEST_PROVIDER: Operation[_offramp.OfframpPayment, StepTestProviderError] = Operation(
    name="stepTestProvider",
    method="POST",
    path="/v1/test/payments/{id}/provider-step",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@offramp.OfframpPayment",
    error=StepTestProviderError,
    codes=("INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "PAYMENT_NOT_FOUND"),
    shared=SHARED3,
)

SUSPEND_TEST_CREDENTIAL: Operation[_identity.Credential, SuspendTestCredentialError] = Operation(
    name="suspendTestCredential",
    method="POST",
    path="/v1/test/credentials/{id}/suspend",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.Credential",
    error=SuspendTestCredentialError,
    codes=("INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "CREDENTIAL_NOT_FOUND"),
    shared=SHARED3,
)

UPDATE_TEST_WEBHOOK_SINK: Operation[_sandbox.TestWebhookSink, UpdateTestWebhookSinkError] = Operation(
    name="updateTestWebhookSink",
    method="PATCH",
    path="/v1/test/webhook-sinks/{id}",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@sandbox.TestWebhookSink",
    error=UpdateTestWebhookSinkError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "WEBHOOK_SINK_NOT_FOUND"),
    shared=SHARED12,
)
