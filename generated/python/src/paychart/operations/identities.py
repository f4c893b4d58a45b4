# Written by codegen from spec/. Do not edit.
"""The operations of the namespace identities, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import identity as _identity
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    CreateIdentityCode: TypeAlias = "Literal['MEMBER_ID_REQUIRED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'MEMBER_NOT_FOUND'] | Shared1Code"


class CreateIdentityError(PaychartError):
    """What `identities.create` fails with."""

    code: CreateIdentityCode
    details: _errors.MemberIdRequiredDetails | _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetIdentityCode: TypeAlias = "Literal['IDENTITY_NOT_FOUND'] | Shared10Code"


class GetIdentityError(PaychartError):
    """What `identities.get` fails with."""

    code: GetIdentityCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdentityNotFoundDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListIdentitiesCode: TypeAlias = "Shared10Code"


class ListIdentitiesError(PaychartError):
    """What `identities.list` fails with."""

    code: ListIdentitiesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_IDENTITY: Operation[_identity.Identity, CreateIdentityError] = Operation(
    name="createIdentity",
    method="POST",
    path="/v1/identities",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.Identity",
    error=CreateIdentityError,
    codes=("MEMBER_ID_REQUIRED", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "MEMBER_NOT_FOUND"),
    shared=SHARED1,
)

GET_IDENTITY: Operation[_identity.Identity, GetIdentityError] = Operation(
    name="getIdentity",
    method="GET",
    path="/v1/identities/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@identity.Identity",
    error=GetIdentityError,
    codes=("IDENTITY_NOT_FOUND",),
    shared=SHARED10,
)

LIST_IDENTITIES: Operation[_identity.IdentityList, ListIdentitiesError] = Operation(
    name="listIdentities",
    method="GET",
    path="/v1/identities",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@identity.IdentityList",
    error=ListIdentitiesError,
    codes=(),
    shared=SHARED10,
    items=("identities", "identities"),
)
