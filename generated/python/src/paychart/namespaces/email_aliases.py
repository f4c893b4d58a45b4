# Written by codegen from spec/. Do not edit.
"""The namespace email_aliases of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.email_aliases import (
    CREATE_EMAIL_ALIAS,
    GET_EMAIL_ALIAS,
    LIST_EMAIL_ALIASES,
    REVOKE_EMAIL_ALIAS,
    get_email_alias_waiting,
)
from ..operations.explanations import EXPLAIN_RESOURCE

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.email_aliases import (
    CreateEmailAliasError,
    GetEmailAliasError,
    ListEmailAliasesError,
    RevokeEmailAliasError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import identity as _identity


class EmailAliasesNamespace:
    """The operations of `email_aliases`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(self, *, options: CallOptions | None = None) -> _identity.EmailAlias:
        """Add your e-mail address.

        Makes the tenant the one that is paid at the e-mail address of the session. The identity provider has
        to have verified the address. An address has one ACTIVE alias: another tenant's is refused with
        EMAIL_ALIAS_TAKEN until it is removed there, and the tenant's own is returned as it is. A DID that is
        reserved for the address becomes the tenant's own. Creating a tenant adds the address of its founder;
        accepting an invitation adds nothing.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/email-aliases`, scope identity:write

        Raises:
            CreateEmailAliasError: `code` says why.
        """
        return self._calls.give(CREATE_EMAIL_ALIAS, {}, options)

    def try_create(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.EmailAlias] | Failure[CreateEmailAliasError]:
        """Add your e-mail address: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(CREATE_EMAIL_ALIAS, {}, options)

    def get(self, id: str, *, options: CallOptions | None = None) -> _identity.EmailAlias:
        """Get an e-mail alias.

        Returns one e-mail alias of the tenant.

        `GET /v1/email-aliases/{id}`, scope identity:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetEmailAliasError: `code` says why.
        """
        return self._calls.give(GET_EMAIL_ALIAS, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.EmailAlias] | Failure[GetEmailAliasError]:
        """Get an e-mail alias: `get` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(GET_EMAIL_ALIAS, {"id": id}, options)

    def wait(
        self,
        id: str,
        *,
        until: _identity.EmailAliasStatus | Sequence[_identity.EmailAliasStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _identity.EmailAlias:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _identity.EmailAlias = (self._calls.wait(get_email_alias_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait(
        self,
        id: str,
        *,
        until: _identity.EmailAliasStatus | Sequence[_identity.EmailAliasStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_identity.EmailAlias] | Failure[GetEmailAliasError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return self._calls.wait(get_email_alias_waiting(), id, until, timeout, options)

    def next(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> tuple[_explanations.ExplanationNext, ...]:
        """The operations that can move the resource now, each with whether the service would take it from you,
        or the code of its refusal.
        """
        told = self._calls.give(EXPLAIN_RESOURCE, {"id": id}, options)
        return tuple(step for step in told.next if step.by == "operation" and step.operation_id is not None)

    def list(
        self,
        *,
        status: _identity.EmailAliasStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_identity.EmailAlias]:
        """List e-mail aliases.

        Lists the tenant's e-mail aliases in every status, newest first.

        `GET /v1/email-aliases`, scope identity:read

        Args:
            status: Only aliases of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListEmailAliasesError: `code` says why.
        """
        return self._calls.page(
            LIST_EMAIL_ALIASES,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _identity.EmailAliasStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_identity.EmailAlias]] | Failure[ListEmailAliasesError]:
        """List e-mail aliases: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt_page(
            LIST_EMAIL_ALIASES,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def revoke(self, id: str, *, options: CallOptions | None = None) -> _identity.RevokedEmailAlias:
        """Remove an e-mail address.

        Removes an e-mail address from the tenant. Payments to the address no longer reach the tenant, and
        another tenant can add it; `openPayments` says how many payments are on their way. An alias that is
        already REVOKED is returned unchanged. A session needs the role OWNER, ADMIN or FINANCE.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `DELETE /v1/email-aliases/{id}`, scope identity:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            RevokeEmailAliasError: `code` says why.
        """
        return self._calls.give(REVOKE_EMAIL_ALIAS, {"id": id}, options)

    def try_revoke(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.RevokedEmailAlias] | Failure[RevokeEmailAliasError]:
        """Remove an e-mail address: `revoke` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(REVOKE_EMAIL_ALIAS, {"id": id}, options)
