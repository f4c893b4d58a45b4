# Written by codegen from spec/. Do not edit.
"""The operations of the namespace members, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10, SHARED11, SHARED9

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import accounts as _accounts
    from ..types import errors as _errors
    from ._shared import Shared1Code, Shared10Code, Shared11Code, Shared9Code

if TYPE_CHECKING:
    CreateMemberCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_EXISTS'] | Shared1Code"


class CreateMemberError(PaychartError):
    """What `members.create` fails with."""

    code: CreateMemberCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetMemberCode: TypeAlias = "Literal['MEMBER_NOT_FOUND'] | Shared10Code"


class GetMemberError(PaychartError):
    """What `members.get` fails with."""

    code: GetMemberCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListMembersCode: TypeAlias = "Shared10Code"


class ListMembersError(PaychartError):
    """What `members.list` fails with."""

    code: ListMembersCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ReactivateMemberCode: TypeAlias = "Literal['INVALID_TRANSITION', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_NOT_FOUND'] | Shared1Code"


class ReactivateMemberError(PaychartError):
    """What `members.reactivate` fails with."""

    code: ReactivateMemberCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RegisterMemberSignerCode: TypeAlias = "Literal['INVALID_WALLET_ADDRESS', 'SIGNER_SIGNATURE_INVALID', 'INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_SESSION_REQUIRED', 'MEMBER_NOT_FOUND'] | Shared11Code"


class RegisterMemberSignerError(PaychartError):
    """What `members.register_signer` fails with."""

    code: RegisterMemberSignerCode
    details: _errors.InvalidWalletAddressDetails | _errors.SignerSignatureInvalidDetails | _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RemoveMemberCode: TypeAlias = "Literal['ROLE_NOT_PERMITTED', 'MEMBER_NOT_FOUND', 'LAST_OWNER'] | Shared9Code"


class RemoveMemberError(PaychartError):
    """What `members.remove` fails with."""

    code: RemoveMemberCode
    details: _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SuspendMemberCode: TypeAlias = "Literal['INVALID_TRANSITION', 'ROLE_NOT_PERMITTED', 'MEMBER_NOT_FOUND', 'LAST_OWNER'] | Shared1Code"


class SuspendMemberError(PaychartError):
    """What `members.suspend` fails with."""

    code: SuspendMemberCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    UpdateMemberCode: TypeAlias = "Literal['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_NOT_FOUND', 'LAST_OWNER'] | Shared10Code"


class UpdateMemberError(PaychartError):
    """What `members.update` fails with."""

    code: UpdateMemberCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_MEMBER: Operation[_accounts.Member, CreateMemberError] = Operation(
    name="createMember",
    method="POST",
    path="/v1/members",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@accounts.Member",
    error=CreateMemberError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "MEMBER_EXISTS"),
    shared=SHARED1,
)

GET_MEMBER: Operation[_accounts.Member, GetMemberError] = Operation(
    name="getMember",
    method="GET",
    path="/v1/members/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@accounts.Member",
    error=GetMemberError,
    codes=("MEMBER_NOT_FOUND",),
    shared=SHARED10,
)

LIST_MEMBERS: Operation[_accounts.MemberList, ListMembersError] = Operation(
    name="listMembers",
    method="GET",
    path="/v1/members",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@accounts.MemberList",
    error=ListMembersError,
    codes=(),
    shared=SHARED10,
    items=("members", "members"),
)

REACTIVATE_MEMBER: Operation[_accounts.Member, ReactivateMemberError] = Operation(
    name="reactivateMember",
    method="POST",
    path="/v1/members/{id}/reactivate",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@accounts.Member",
    error=ReactivateMemberError,
    codes=("INVALID_TRANSITION", "ROLE_NOT_PERMITTED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "MEMBER_NOT_FOUND"),
    shared=SHARED1,
)

REGISTER_MEMBER_SIGNER: Operation[_accounts.Member, RegisterMemberSignerError] = Operation(
    name="registerMemberSigner",
    method="PUT",
    path="/v1/members/{id}/signer",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@accounts.Member",
    error=RegisterMemberSignerError,
    codes=("INVALID_WALLET_ADDRESS", "SIGNER_SIGNATURE_INVALID", "INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "MEMBER_SESSION_REQUIRED", "MEMBER_NOT_FOUND"),
    shared=SHARED11,
)

REMOVE_MEMBER: Operation[_accounts.Member, RemoveMemberError] = Operation(
    name="removeMember",
    method="DELETE",
    path="/v1/members/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@accounts.Member",
    error=RemoveMemberError,
    codes=("ROLE_NOT_PERMITTED", "MEMBER_NOT_FOUND", "LAST_OWNER"),
    shared=SHARED9,
)

SUSPEND_MEMBER: Operation[_accounts.Member, SuspendMemberError] = Operation(
    name="suspendMember",
    method="POST",
    path="/v1/members/{id}/suspend",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@accounts.Member",
    error=SuspendMemberError,
    codes=("INVALID_TRANSITION", "ROLE_NOT_PERMITTED", "MEMBER_NOT_FOUND", "LAST_OWNER"),
    shared=SHARED1,
)

UPDATE_MEMBER: Operation[_accounts.Member, UpdateMemberError] = Operation(
    name="updateMember",
    method="PATCH",
    path="/v1/members/{id}",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@accounts.Member",
    error=UpdateMemberError,
    codes=("INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "MEMBER_NOT_FOUND", "LAST_OWNER"),
    shared=SHARED10,
)


def get_member_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_12
    from .events import LIST_EVENTS

    steps = {"": WAY_12}
    return Waiting(GET_MEMBER, "id", LIST_EVENTS, steps, None)
