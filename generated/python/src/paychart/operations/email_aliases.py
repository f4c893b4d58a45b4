# Written by codegen from spec/. Do not edit.
"""The operations of the namespace email_aliases, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED10, SHARED6, SHARED9

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import identity as _identity
    from ._shared import Shared10Code, Shared6Code, Shared9Code

if TYPE_CHECKING:
    CreateEmailAliasCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED', 'EMAIL_ALIAS_TAKEN'] | Shared6Code"


class CreateEmailAliasError(PaychartError):
    """What `email_aliases.create` fails with."""

    code: CreateEmailAliasCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetEmailAliasCode: TypeAlias = "Literal['EMAIL_ALIAS_NOT_FOUND'] | Shared10Code"


class GetEmailAliasError(PaychartError):
    """What `email_aliases.get` fails with."""

    code: GetEmailAliasCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListEmailAliasesCode: TypeAlias = "Shared10Code"


class ListEmailAliasesError(PaychartError):
    """What `email_aliases.list` fails with."""

    code: ListEmailAliasesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RevokeEmailAliasCode: TypeAlias = "Literal['ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'EMAIL_ALIAS_NOT_FOUND', 'POLICY_UNAVAILABLE'] | Shared9Code"


class RevokeEmailAliasError(PaychartError):
    """What `email_aliases.revoke` fails with."""

    code: RevokeEmailAliasCode
    details: _errors.ApiVersionUnknownDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_EMAIL_ALIAS: Operation[_identity.EmailAlias, CreateEmailAliasError] = Operation(
    name="createEmailAlias",
    method="POST",
    path="/v1/email-aliases",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.EmailAlias",
    error=CreateEmailAliasError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED", "MEMBER_SESSION_REQUIRED", "EMAIL_ALIAS_TAKEN"),
    shared=SHARED6,
)

GET_EMAIL_ALIAS: Operation[_identity.EmailAlias, GetEmailAliasError] = Operation(
    name="getEmailAlias",
    method="GET",
    path="/v1/email-aliases/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@identity.EmailAlias",
    error=GetEmailAliasError,
    codes=("EMAIL_ALIAS_NOT_FOUND",),
    shared=SHARED10,
)

LIST_EMAIL_ALIASES: Operation[_identity.EmailAliasList, ListEmailAliasesError] = Operation(
    name="listEmailAliases",
    method="GET",
    path="/v1/email-aliases",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@identity.EmailAliasList",
    error=ListEmailAliasesError,
    codes=(),
    shared=SHARED10,
    items=("emailAliases", "email_aliases"),
)

REVOKE_EMAIL_ALIAS: Operation[_identity.RevokedEmailAlias, RevokeEmailAliasError] = Operation(
    name="revokeEmailAlias",
    method="DELETE",
    path="/v1/email-aliases/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@identity.RevokedEmailAlias",
    error=RevokeEmailAliasError,
    codes=("ROLE_NOT_PERMITTED", "POLICY_DENIED", "EMAIL_ALIAS_NOT_FOUND", "POLICY_UNAVAILABLE"),
    shared=SHARED9,
)


def get_email_alias_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_7
    from .events import LIST_EVENTS

    steps = {"": WAY_7}
    return Waiting(GET_EMAIL_ALIAS, "id", LIST_EVENTS, steps, None)
