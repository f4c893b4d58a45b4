# Written by codegen from spec/. Do not edit.
"""The namespace contacts of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.contacts import (CREATE_CONTACT, GET_CONTACT, LIST_CONTACTS, REMOVE_CONTACT)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.contacts import (
    CreateContactError,
    GetContactError,
    ListContactsError,
    RemoveContactError,
)
    from ..types import protection as _protection


class ContactsNamespace:
    """The operations of `contacts`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    @overload
    def create(
        self,
        *,
        label: str,
        phone: str,
        options: CallOptions | None = None,
    ) -> _protection.Contact: ...

    @overload
    def create(
        self,
        *,
        label: str,
        email: str,
        options: CallOptions | None = None,
    ) -> _protection.Contact: ...

    @overload
    def create(self, *, label: str, did: str, options: CallOptions | None = None) -> _protection.Contact: ...

    @overload
    def create(
        self,
        *,
        label: str,
        address: str,
        chain_id: int | None = None,
        options: CallOptions | None = None,
    ) -> _protection.Contact: ...

    @overload
    def create(
        self,
        *,
        label: str,
        handle: str,
        options: CallOptions | None = None,
    ) -> _protection.Contact: ...

    def create(self, options: CallOptions | None = None, **fields: Any) -> _protection.Contact:
        """Save a payee.

        Saves a payee for the whole tenant. While protection is enabled, only saved payees can be paid, and
        only from `availableAt` on. The cooling-off period that applies now determines `availableAt`; while
        protection is disabled there is none. A saved payee never changes: to change it, delete it and save it
        again, which starts a new cooling-off period. A payment matches a payee by the target that the request
        contains, before the recipient is looked up. The tenant's own wallets and destinations need no saved
        payee, but they can be paid only when the cooling-off period has passed since their creation. Only
        member sessions may call it; no scope is needed.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/contacts`

        Args:
            label: A label of your own.
            phone: The payee's phone number in E.164 form.
            email: The payee's e-mail address, in any letter case.
            did: The payee's DID: `did:payid:` and 64 hex digits in lower case, or a `did:web` of this
            service.
            address: The payee's EVM address. Mixed case has to pass the EIP-55 checksum.
            chain_id: EIP-155 id of the chain on which the payee is paid; the deployment's chain by default.
            handle: The payee's handle. A leading `@` is removed.

        Raises:
            CreateContactError: `code` says why.
        """
        return self._calls.give(
            CREATE_CONTACT,
            {**renamed("create", {"label": "label", "phone": "phone", "email": "email", "did": "did", "address": "address", "chain_id": "chainId", "handle": "handle"}, fields)},
            options,
        )

    @overload
    def try_create(
        self,
        *,
        label: str,
        phone: str,
        options: CallOptions | None = None,
    ) -> Success[_protection.Contact] | Failure[CreateContactError]: ...

    @overload
    def try_create(
        self,
        *,
        label: str,
        email: str,
        options: CallOptions | None = None,
    ) -> Success[_protection.Contact] | Failure[CreateContactError]: ...

    @overload
    def try_create(
        self,
        *,
        label: str,
        did: str,
        options: CallOptions | None = None,
    ) -> Success[_protection.Contact] | Failure[CreateContactError]: ...

    @overload
    def try_create(
        self,
        *,
        label: str,
        address: str,
        chain_id: int | None = None,
        options: CallOptions | None = None,
    ) -> Success[_protection.Contact] | Failure[CreateContactError]: ...

    @overload
    def try_create(
        self,
        *,
        label: str,
        handle: str,
        options: CallOptions | None = None,
    ) -> Success[_protection.Contact] | Failure[CreateContactError]: ...

    def try_create(
        self,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Success[_protection.Contact] | Failure[CreateContactError]:
        """Save a payee: `create` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(
            CREATE_CONTACT,
            {**renamed("try_create", {"label": "label", "phone": "phone", "email": "email", "did": "did", "address": "address", "chain_id": "chainId", "handle": "handle"}, fields)},
            options,
        )

    def get(self, id: str, *, options: CallOptions | None = None) -> _protection.Contact:
        """Get a saved payee.

        Returns one of the tenant's saved payees. Only member sessions may call it; no scope is needed.

        `GET /v1/contacts/{id}`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetContactError: `code` says why.
        """
        return self._calls.give(GET_CONTACT, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_protection.Contact] | Failure[GetContactError]:
        """Get a saved payee: `get` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(GET_CONTACT, {"id": id}, options)

    def list(
        self,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_protection.Contact]:
        """List saved payees.

        Lists the tenant's saved payees, newest first. Only member sessions may call it; no scope is needed.

        `GET /v1/contacts`

        Args:
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListContactsError: `code` says why.
        """
        return self._calls.page(
            LIST_CONTACTS,
            {"skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_protection.Contact]] | Failure[ListContactsError]:
        """List saved payees: `list` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt_page(
            LIST_CONTACTS,
            {"skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def remove(self, id: str, *, options: CallOptions | None = None) -> _protection.ProtectionRemoval:
        """Delete a saved payee.

        Deletes a saved payee. It no longer matches any payment. Deleting it again is refused with
        CONTACT_NOT_FOUND. Only member sessions may call it; no scope is needed.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `DELETE /v1/contacts/{id}`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            RemoveContactError: `code` says why.
        """
        return self._calls.give(REMOVE_CONTACT, {"id": id}, options)

    def try_remove(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_protection.ProtectionRemoval] | Failure[RemoveContactError]:
        """Delete a saved payee: `remove` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(REMOVE_CONTACT, {"id": id}, options)
