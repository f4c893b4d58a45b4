# Written by codegen from spec/. Do not edit.
"""The operations of the namespace permits, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import lending as _lending
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    IssuePermitCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'AUTHORITY_MISSING', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'POOL_NOT_FOUND', 'ORG_ACCOUNT_NOT_READY', 'POLICY_UNAVAILABLE'] | Shared1Code"


class IssuePermitError(PaychartError):
    """What `permits.issue` fails with."""

    code: IssuePermitCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.AuthorityMissingDetails | _errors.TwofaRequiredDetails | _errors.ApprovalRequiredDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.OrgAccountNotReadyDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListPermitsCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared10Code"


class ListPermitsError(PaychartError):
    """What `permits.list` fails with."""

    code: ListPermitsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


ISSUE_PERMIT: Operation[_lending.EligibilityPermit, IssuePermitError] = Operation(
    name="issuePermit",
    method="POST",
    path="/v1/lending/permits",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@lending.EligibilityPermit",
    error=IssuePermitError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "AUTHORITY_MISSING", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "APPROVAL_REQUIRED", "POLICY_DENIED", "SANDBOX_ONLY", "POOL_NOT_FOUND", "ORG_ACCOUNT_NOT_READY", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

LIST_PERMITS: Operation[_lending.EligibilityPermitList, ListPermitsError] = Operation(
    name="listPermits",
    method="GET",
    path="/v1/lending/permits",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@lending.EligibilityPermitList",
    error=ListPermitsError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED10,
    items=("permits", "permits"),
)
