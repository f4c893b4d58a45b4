# Written by codegen from spec/. Do not edit.
"""The operations of the namespace authorities, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10, SHARED9

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import approvals as _approvals
    from ..types import errors as _errors
    from ._shared import Shared1Code, Shared10Code, Shared9Code

if TYPE_CHECKING:
    AttestAuthorityCode: TypeAlias = "Literal['ORG_ATTESTATION_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'MEMBER_NOT_FOUND', 'AUTHORITY_NOT_FOUND', 'AUTHORITY_NOT_ACTIVE', 'AUTHORITY_ALREADY_ATTESTED', 'ORG_MULTISIG_NOT_DEPLOYED', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class AttestAuthorityError(PaychartError):
    """What `authorities.attest` fails with."""

    code: AttestAuthorityCode
    details: _errors.OrgAttestationInvalidDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.AuthorityNotActiveDetails | _errors.AuthorityAlreadyAttestedDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateAuthorityCode: TypeAlias = "Literal['AUTHORITY_ACTIONS_REQUIRED', 'INVALID_USD_AMOUNT', 'INVALID_APPROVAL_WEIGHT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_NOT_FOUND', 'AUTHORITY_NOT_ACTIVE'] | Shared1Code"


class CreateAuthorityError(PaychartError):
    """What `authorities.create` fails with."""

    code: CreateAuthorityCode
    details: _errors.AuthorityActionsRequiredDetails | _errors.InvalidUsdAmountDetails | _errors.InvalidApprovalWeightDetails | _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.AuthorityNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListAuthoritiesCode: TypeAlias = "Literal['MEMBER_NOT_FOUND'] | Shared10Code"


class ListAuthoritiesError(PaychartError):
    """What `authorities.list` fails with."""

    code: ListAuthoritiesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ReactivateAuthorityCode: TypeAlias = "Literal['ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_NOT_FOUND', 'AUTHORITY_NOT_FOUND', 'AUTHORITY_REVOKED', 'AUTHORITY_NOT_ACTIVE'] | Shared1Code"


class ReactivateAuthorityError(PaychartError):
    """What `authorities.reactivate` fails with."""

    code: ReactivateAuthorityCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.AuthorityRevokedDetails | _errors.AuthorityNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RevokeAuthorityCode: TypeAlias = "Literal['ROLE_NOT_PERMITTED', 'MEMBER_NOT_FOUND', 'AUTHORITY_NOT_FOUND', 'AUTHORITY_REVOKED'] | Shared9Code"


class RevokeAuthorityError(PaychartError):
    """What `authorities.revoke` fails with."""

    code: RevokeAuthorityCode
    details: _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.AuthorityRevokedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SuspendAuthorityCode: TypeAlias = "Literal['ROLE_NOT_PERMITTED', 'MEMBER_NOT_FOUND', 'AUTHORITY_NOT_FOUND', 'AUTHORITY_REVOKED', 'AUTHORITY_NOT_ACTIVE'] | Shared1Code"


class SuspendAuthorityError(PaychartError):
    """What `authorities.suspend` fails with."""

    code: SuspendAuthorityCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.AuthorityRevokedDetails | _errors.AuthorityNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    UpdateAuthorityCode: TypeAlias = "Literal['AUTHORITY_ACTIONS_REQUIRED', 'INVALID_USD_AMOUNT', 'INVALID_APPROVAL_WEIGHT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_NOT_FOUND', 'AUTHORITY_NOT_FOUND', 'AUTHORITY_REVOKED'] | Shared10Code"


class UpdateAuthorityError(PaychartError):
    """What `authorities.update` fails with."""

    code: UpdateAuthorityCode
    details: _errors.AuthorityActionsRequiredDetails | _errors.InvalidUsdAmountDetails | _errors.InvalidApprovalWeightDetails | _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.AuthorityRevokedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


ATTEST_AUTHORITY: Operation[_approvals.AuthorityAttested, AttestAuthorityError] = Operation(
    name="attestAuthority",
    method="POST",
    path="/v1/members/{memberId}/authorities/{authorityId}/attest",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@approvals.AuthorityAttested",
    error=AttestAuthorityError,
    codes=("ORG_ATTESTATION_INVALID", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "MEMBER_NOT_FOUND", "AUTHORITY_NOT_FOUND", "AUTHORITY_NOT_ACTIVE", "AUTHORITY_ALREADY_ATTESTED", "ORG_MULTISIG_NOT_DEPLOYED", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)

CREATE_AUTHORITY: Operation[_approvals.AuthorityWithAttestation, CreateAuthorityError] = Operation(
    name="createAuthority",
    method="POST",
    path="/v1/members/{memberId}/authorities",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@approvals.AuthorityWithAttestation",
    error=CreateAuthorityError,
    codes=("AUTHORITY_ACTIONS_REQUIRED", "INVALID_USD_AMOUNT", "INVALID_APPROVAL_WEIGHT", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "MEMBER_NOT_FOUND", "AUTHORITY_NOT_ACTIVE"),
    shared=SHARED1,
)

LIST_AUTHORITIES: Operation[_approvals.AuthorityList, ListAuthoritiesError] = Operation(
    name="listAuthorities",
    method="GET",
    path="/v1/members/{memberId}/authorities",
    query=("status", "skip", "take", "cursor"),
    body="none",
    replay="always",
    result="json",
    form="@approvals.AuthorityList",
    error=ListAuthoritiesError,
    codes=("MEMBER_NOT_FOUND",),
    shared=SHARED10,
    items=("authorities", "authorities"),
)

REACTIVATE_AUTHORITY: Operation[_approvals.Authority, ReactivateAuthorityError] = Operation(
    name="reactivateAuthority",
    method="POST",
    path="/v1/members/{memberId}/authorities/{authorityId}/reactivate",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@approvals.Authority",
    error=ReactivateAuthorityError,
    codes=("ROLE_NOT_PERMITTED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "MEMBER_NOT_FOUND", "AUTHORITY_NOT_FOUND", "AUTHORITY_REVOKED", "AUTHORITY_NOT_ACTIVE"),
    shared=SHARED1,
)

REVOKE_AUTHORITY: Operation[_approvals.Authority, RevokeAuthorityError] = Operation(
    name="revokeAuthority",
    method="DELETE",
    path="/v1/members/{memberId}/authorities/{authorityId}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@approvals.Authority",
    error=RevokeAuthorityError,
    codes=("ROLE_NOT_PERMITTED", "MEMBER_NOT_FOUND", "AUTHORITY_NOT_FOUND", "AUTHORITY_REVOKED"),
    shared=SHARED9,
)

SUSPEND_AUTHORITY: Operation[_approvals.Authority, SuspendAuthorityError] = Operation(
    name="suspendAuthority",
    method="POST",
    path="/v1/members/{memberId}/authorities/{authorityId}/suspend",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@approvals.Authority",
    error=SuspendAuthorityError,
    codes=("ROLE_NOT_PERMITTED", "MEMBER_NOT_FOUND", "AUTHORITY_NOT_FOUND", "AUTHORITY_REVOKED", "AUTHORITY_NOT_ACTIVE"),
    shared=SHARED1,
)

UPDATE_AUTHORITY: Operation[_approvals.AuthorityWithAttestation, UpdateAuthorityError] = Operation(
    name="updateAuthority",
    method="PATCH",
    path="/v1/members/{memberId}/authorities/{authorityId}",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@approvals.AuthorityWithAttestation",
    error=UpdateAuthorityError,
    codes=("AUTHORITY_ACTIONS_REQUIRED", "INVALID_USD_AMOUNT", "INVALID_APPROVAL_WEIGHT", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "MEMBER_NOT_FOUND", "AUTHORITY_NOT_FOUND", "AUTHORITY_REVOKED"),
    shared=SHARED10,
    nulls=("perTxLimitUsd", "dailyLimitUsd", "monthlyLimitUsd", "countersignAboveUsd"),
)
