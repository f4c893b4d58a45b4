# Written by codegen from spec/. Do not edit.
"""The operations of the namespace policies, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10, SHARED9

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import policies as _policies
    from ._shared import Shared1Code, Shared10Code, Shared9Code

if TYPE_CHECKING:
    AttachPolicyCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'POLICY_NOT_FOUND', 'WALLET_NOT_FOUND', 'CARD_NOT_FOUND', 'AGENT_NOT_FOUND', 'TREASURY_ACCOUNT_NOT_FOUND', 'POLICY_SUBJECT_ATTACHED'] | Shared1Code"


class AttachPolicyError(PaychartError):
    """What `policies.attach` fails with."""

    code: AttachPolicyCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreatePolicyCode: TypeAlias = "Literal['INVALID_POLICY_RULE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON'] | Shared1Code"


class CreatePolicyError(PaychartError):
    """What `policies.create` fails with."""

    code: CreatePolicyCode
    details: _errors.InvalidPolicyRuleDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    DeletePolicyCode: TypeAlias = "Literal['POLICY_NOT_FOUND', 'POLICY_ATTACHED'] | Shared9Code"


class DeletePolicyError(PaychartError):
    """What `policies.delete` fails with."""

    code: DeletePolicyCode
    details: _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    DetachPolicyCode: TypeAlias = "Literal['TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'POLICY_ATTACHMENT_NOT_FOUND'] | Shared10Code"


class DetachPolicyError(PaychartError):
    """What `policies.detach` fails with."""

    code: DetachPolicyCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    EvaluatePolicyCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'POLICY_NOT_FOUND', 'POLICY_UNAVAILABLE'] | Shared1Code"


class EvaluatePolicyError(PaychartError):
    """What `policies.evaluate` fails with."""

    code: EvaluatePolicyCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetPolicyCode: TypeAlias = "Literal['POLICY_NOT_FOUND'] | Shared10Code"


class GetPolicyError(PaychartError):
    """What `policies.get` fails with."""

    code: GetPolicyCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListPoliciesCode: TypeAlias = "Shared10Code"


class ListPoliciesError(PaychartError):
    """What `policies.list` fails with."""

    code: ListPoliciesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


ATTACH_POLICY: Operation[_policies.PolicyAttachment, AttachPolicyError] = Operation(
    name="attachPolicy",
    method="POST",
    path="/v1/policies/{id}/attachments",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@policies.PolicyAttachment",
    error=AttachPolicyError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "POLICY_NOT_FOUND", "WALLET_NOT_FOUND", "CARD_NOT_FOUND", "AGENT_NOT_FOUND", "TREASURY_ACCOUNT_NOT_FOUND", "POLICY_SUBJECT_ATTACHED"),
    shared=SHARED1,
)

CREATE_POLICY: Operation[_policies.PolicyCreated, CreatePolicyError] = Operation(
    name="createPolicy",
    method="POST",
    path="/v1/policies",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@policies.PolicyCreated",
    error=CreatePolicyError,
    codes=("INVALID_POLICY_RULE", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON"),
    shared=SHARED1,
)

DELETE_POLICY: Operation[_policies.PolicyDeletion, DeletePolicyError] = Operation(
    name="deletePolicy",
    method="DELETE",
    path="/v1/policies/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@policies.PolicyDeletion",
    error=DeletePolicyError,
    codes=("POLICY_NOT_FOUND", "POLICY_ATTACHED"),
    shared=SHARED9,
)

DETACH_POLICY: Operation[_policies.PolicyDeletion, DetachPolicyError] = Operation(
    name="detachPolicy",
    method="DELETE",
    path="/v1/policies/attachments/{attachmentId}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@policies.PolicyDeletion",
    error=DetachPolicyError,
    codes=("TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "POLICY_ATTACHMENT_NOT_FOUND"),
    shared=SHARED10,
)

EVALUATE_POLICY: Operation[_policies.PolicyEvaluation, EvaluatePolicyError] = Operation(
    name="evaluatePolicy",
    method="POST",
    path="/v1/policies/evaluate",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@policies.PolicyEvaluation",
    error=EvaluatePolicyError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "POLICY_NOT_FOUND", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

GET_POLICY: Operation[_policies.Policy, GetPolicyError] = Operation(
    name="getPolicy",
    method="GET",
    path="/v1/policies/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@policies.Policy",
    error=GetPolicyError,
    codes=("POLICY_NOT_FOUND",),
    shared=SHARED10,
)

LIST_POLICIES: Operation[_policies.PolicyList, ListPoliciesError] = Operation(
    name="listPolicies",
    method="GET",
    path="/v1/policies",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@policies.PolicyList",
    error=ListPoliciesError,
    codes=(),
    shared=SHARED10,
    items=("policies", "policies"),
)


def get_policy_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_17
    from .events import LIST_EVENTS

    steps = {"": WAY_17}
    return Waiting(GET_POLICY, "id", LIST_EVENTS, steps, None)
