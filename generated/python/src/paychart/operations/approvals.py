# Written by codegen from spec/. Do not edit.
"""The operations of the namespace approvals, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import approvals as _approvals
    from ..types import errors as _errors
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    AttestPaymentPolicyCode: TypeAlias = "Literal['PAYMENT_POLICY_ALREADY_ATTESTED', 'ORG_ATTESTATION_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'PAYMENT_POLICY_NOT_FOUND', 'ORG_MULTISIG_NOT_DEPLOYED', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class AttestPaymentPolicyError(PaychartError):
    """What `approvals.attest_payment_policy` fails with."""

    code: AttestPaymentPolicyCode
    details: _errors.OrgAttestationInvalidDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetApprovalCode: TypeAlias = "Literal['APPROVAL_NOT_FOUND'] | Shared10Code"


class GetApprovalError(PaychartError):
    """What `approvals.get` fails with."""

    code: GetApprovalCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetPaymentPolicyCode: TypeAlias = "Shared10Code"


class GetPaymentPolicyError(PaychartError):
    """What `approvals.get_payment_policy` fails with."""

    code: GetPaymentPolicyCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListApprovalsCode: TypeAlias = "Shared10Code"


class ListApprovalsError(PaychartError):
    """What `approvals.list` fails with."""

    code: ListApprovalsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListPaymentPolicyVersionsCode: TypeAlias = "Shared10Code"


class ListPaymentPolicyVersionsError(PaychartError):
    """What `approvals.list_payment_policy_versions` fails with."""

    code: ListPaymentPolicyVersionsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RejectApprovalCode: TypeAlias = "Literal['NO_SIGNER_ADDRESS', 'APPROVAL_SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'APPROVAL_REQUIRES_MEMBER', 'SELF_APPROVAL_FORBIDDEN', 'AUTHORITY_MISSING', 'APPROVAL_GROUP_MISMATCH', 'APPROVAL_NOT_FOUND', 'APPROVAL_NOT_PENDING', 'ALREADY_VOTED', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class RejectApprovalError(PaychartError):
    """What `approvals.reject` fails with."""

    code: RejectApprovalCode
    details: _errors.ApprovalSignatureInvalidDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.AuthorityMissingDetails | _errors.InsufficientScopeDetails | _errors.ApprovalNotPendingDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SetPaymentPolicyCode: TypeAlias = "Literal['PAYMENT_POLICY_UNKNOWN_KEY', 'INVALID_POLICY_RULE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE'] | Shared10Code"


class SetPaymentPolicyError(PaychartError):
    """What `approvals.set_payment_policy` fails with."""

    code: SetPaymentPolicyCode
    details: _errors.PaymentPolicyUnknownKeyDetails | _errors.InvalidPolicyRuleDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SignApprovalCode: TypeAlias = "Literal['NO_SIGNER_ADDRESS', 'APPROVAL_SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'APPROVAL_REQUIRES_MEMBER', 'SELF_APPROVAL_FORBIDDEN', 'AUTHORITY_MISSING', 'APPROVAL_GROUP_MISMATCH', 'APPROVAL_NOT_FOUND', 'APPROVAL_NOT_PENDING', 'ALREADY_VOTED', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class SignApprovalError(PaychartError):
    """What `approvals.sign` fails with."""

    code: SignApprovalCode
    details: _errors.ApprovalSignatureInvalidDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.AuthorityMissingDetails | _errors.InsufficientScopeDetails | _errors.ApprovalNotPendingDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


ATTEST_PAYMENT_POLICY: Operation[_approvals.PaymentPolicyAttested, AttestPaymentPolicyError] = Operation(
    name="attestPaymentPolicy",
    method="POST",
    path="/v1/payment-policy/attest",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@approvals.PaymentPolicyAttested",
    error=AttestPaymentPolicyError,
    codes=("PAYMENT_POLICY_ALREADY_ATTESTED", "ORG_ATTESTATION_INVALID", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "PAYMENT_POLICY_NOT_FOUND", "ORG_MULTISIG_NOT_DEPLOYED", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)

GET_APPROVAL: Operation[_approvals.ApprovalRequest, GetApprovalError] = Operation(
    name="getApproval",
    method="GET",
    path="/v1/approvals/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@approvals.ApprovalRequest",
    error=GetApprovalError,
    codes=("APPROVAL_NOT_FOUND",),
    shared=SHARED10,
)

GET_PAYMENT_POLICY: Operation[_approvals.PaymentPolicy, GetPaymentPolicyError] = Operation(
    name="getPaymentPolicy",
    method="GET",
    path="/v1/payment-policy",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@approvals.PaymentPolicy",
    error=GetPaymentPolicyError,
    codes=(),
    shared=SHARED10,
)

LIST_APPROVALS: Operation[_approvals.ApprovalRequestList, ListApprovalsError] = Operation(
    name="listApprovals",
    method="GET",
    path="/v1/approvals",
    query=("status", "paymentId", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@approvals.ApprovalRequestList",
    error=ListApprovalsError,
    codes=(),
    shared=SHARED10,
    items=("approvals", "approvals"),
)

LIST_PAYMENT_POLICY_VERSIONS: Operation[_approvals.PaymentPolicyVersionList, ListPaymentPolicyVersionsError] = Operation(
    name="listPaymentPolicyVersions",
    method="GET",
    path="/v1/payment-policy/history",
    query=("skip", "take", "cursor"),
    body="none",
    replay="always",
    result="json",
    form="@approvals.PaymentPolicyVersionList",
    error=ListPaymentPolicyVersionsError,
    codes=(),
    shared=SHARED10,
    items=("versions", "versions"),
)

REJECT_APPROVAL: Operation[_approvals.ApprovalRequest, RejectApprovalError] = Operation(
    name="rejectApproval",
    method="POST",
    path="/v1/approvals/{id}/reject",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@approvals.ApprovalRequest",
    error=RejectApprovalError,
    codes=("NO_SIGNER_ADDRESS", "APPROVAL_SIGNATURE_INVALID", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "APPROVAL_REQUIRES_MEMBER", "SELF_APPROVAL_FORBIDDEN", "AUTHORITY_MISSING", "APPROVAL_GROUP_MISMATCH", "APPROVAL_NOT_FOUND", "APPROVAL_NOT_PENDING", "ALREADY_VOTED", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)

SET_PAYMENT_POLICY: Operation[_approvals.PaymentPolicyWithAttestation, SetPaymentPolicyError] = Operation(
    name="setPaymentPolicy",
    method="PUT",
    path="/v1/payment-policy",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@approvals.PaymentPolicyWithAttestation",
    error=SetPaymentPolicyError,
    codes=("PAYMENT_POLICY_UNKNOWN_KEY", "INVALID_POLICY_RULE", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE"),
    shared=SHARED10,
)

SIGN_APPROVAL: Operation[_approvals.ApprovalRequest, SignApprovalError] = Operation(
    name="signApproval",
    method="POST",
    path="/v1/approvals/{id}/sign",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@approvals.ApprovalRequest",
    error=SignApprovalError,
    codes=("NO_SIGNER_ADDRESS", "APPROVAL_SIGNATURE_INVALID", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "APPROVAL_REQUIRES_MEMBER", "SELF_APPROVAL_FORBIDDEN", "AUTHORITY_MISSING", "APPROVAL_GROUP_MISMATCH", "APPROVAL_NOT_FOUND", "APPROVAL_NOT_PENDING", "ALREADY_VOTED", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)


def get_approval_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_3
    from .events import LIST_EVENTS

    steps = {"": WAY_3}
    return Waiting(GET_APPROVAL, "id", LIST_EVENTS, steps, None)
