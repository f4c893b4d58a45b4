# Written by codegen from spec/. Do not edit.
"""The operations of the namespace policy_versions, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import policies as _policies
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    CreatePolicyVersionCode: TypeAlias = "Literal['INVALID_POLICY_RULE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'POLICY_NOT_FOUND'] | Shared1Code"


class CreatePolicyVersionError(PaychartError):
    """What `policy_versions.create` fails with."""

    code: CreatePolicyVersionCode
    details: _errors.InvalidPolicyRuleDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListPolicyVersionsCode: TypeAlias = "Literal['POLICY_NOT_FOUND'] | Shared10Code"


class ListPolicyVersionsError(PaychartError):
    """What `policy_versions.list` fails with."""

    code: ListPolicyVersionsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_POLICY_VERSION: Operation[_policies.PolicyVersion, CreatePolicyVersionError] = Operation(
    name="createPolicyVersion",
    method="POST",
    path="/v1/policies/{id}/versions",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@policies.PolicyVersion",
    error=CreatePolicyVersionError,
    codes=("INVALID_POLICY_RULE", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "POLICY_NOT_FOUND"),
    shared=SHARED1,
)

LIST_POLICY_VERSIONS: Operation[_policies.PolicyVersionList, ListPolicyVersionsError] = Operation(
    name="listPolicyVersions",
    method="GET",
    path="/v1/policies/{id}/versions",
    query=("skip", "take", "cursor"),
    body="none",
    replay="always",
    result="json",
    form="@policies.PolicyVersionList",
    error=ListPolicyVersionsError,
    codes=("POLICY_NOT_FOUND",),
    shared=SHARED10,
    items=("versions", "versions"),
)
