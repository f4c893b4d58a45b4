# Written by codegen from spec/. Do not edit.
"""The operations of the namespace contacts, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED11, SHARED17, SHARED7

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import protection as _protection
    from ._shared import Shared11Code, Shared17Code, Shared7Code

if TYPE_CHECKING:
    CreateContactCode: TypeAlias = "Literal['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'MEMBER_SESSION_REQUIRED', 'CONTACT_EXISTS'] | Shared7Code"


class CreateContactError(PaychartError):
    """What `contacts.create` fails with."""

    code: CreateContactCode
    details: _errors.ValidationFailedDetails | _errors.InvalidWalletAddressDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetContactCode: TypeAlias = "Literal['MEMBER_SESSION_REQUIRED', 'CONTACT_NOT_FOUND'] | Shared11Code"


class GetContactError(PaychartError):
    """What `contacts.get` fails with."""

    code: GetContactCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListContactsCode: TypeAlias = "Literal['MEMBER_SESSION_REQUIRED'] | Shared11Code"


class ListContactsError(PaychartError):
    """What `contacts.list` fails with."""

    code: ListContactsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RemoveContactCode: TypeAlias = "Literal['MEMBER_SESSION_REQUIRED', 'CONTACT_NOT_FOUND'] | Shared17Code"


class RemoveContactError(PaychartError):
    """What `contacts.remove` fails with."""

    code: RemoveContactCode
    details: _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_CONTACT: Operation[_protection.Contact, CreateContactError] = Operation(
    name="createContact",
    method="POST",
    path="/v1/contacts",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@protection.Contact",
    error=CreateContactError,
    codes=("INVALID_WALLET_ADDRESS", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "MEMBER_SESSION_REQUIRED", "CONTACT_EXISTS"),
    shared=SHARED7,
)

GET_CONTACT: Operation[_protection.Contact, GetContactError] = Operation(
    name="getContact",
    method="GET",
    path="/v1/contacts/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@protection.Contact",
    error=GetContactError,
    codes=("MEMBER_SESSION_REQUIRED", "CONTACT_NOT_FOUND"),
    shared=SHARED11,
)

LIST_CONTACTS: Operation[_protection.ContactList, ListContactsError] = Operation(
    name="listContacts",
    method="GET",
    path="/v1/contacts",
    query=("skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@protection.ContactList",
    error=ListContactsError,
    codes=("MEMBER_SESSION_REQUIRED",),
    shared=SHARED11,
    items=("contacts", "contacts"),
)

REMOVE_CONTACT: Operation[_protection.ProtectionRemoval, RemoveContactError] = Operation(
    name="removeContact",
    method="DELETE",
    path="/v1/contacts/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@protection.ProtectionRemoval",
    error=RemoveContactError,
    codes=("MEMBER_SESSION_REQUIRED", "CONTACT_NOT_FOUND"),
    shared=SHARED17,
)
