# Written by codegen from spec/. Do not edit.
"""The namespace identities of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.identities import (CREATE_IDENTITY, GET_IDENTITY, LIST_IDENTITIES)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.identities import (CreateIdentityError, GetIdentityError, ListIdentitiesError)
    from ..types import identity as _identity


class IdentitiesNamespace:
    """The operations of `identities`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        subject_type: _identity.SubjectType,
        member_id: str | None = None,
        options: CallOptions | None = None,
    ) -> _identity.Identity:
        """Create an identity.

        Creates the identity of the tenant or of a member. A subject has at most one identity: if it already
        exists, the response is 200 with that identity. Issuing the first credential also creates the
        identity.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/identities`, scope identity:write

        Args:
            subject_type: TENANT for the caller's tenant, TENANT_MEMBER for one of its members.
            member_id: Id of the member; required for TENANT_MEMBER, not allowed for TENANT.

        Raises:
            CreateIdentityError: `code` says why.
        """
        return self._calls.give(
            CREATE_IDENTITY,
            {"subjectType": subject_type, "memberId": member_id},
            options,
        )

    def try_create(
        self,
        *,
        subject_type: _identity.SubjectType,
        member_id: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_identity.Identity] | Failure[CreateIdentityError]:
        """Create an identity: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(
            CREATE_IDENTITY,
            {"subjectType": subject_type, "memberId": member_id},
            options,
        )

    def get(self, id: str, *, options: CallOptions | None = None) -> _identity.Identity:
        """Get an identity.

        Returns one identity of the tenant or of one of its members.

        `GET /v1/identities/{id}`, scope identity:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetIdentityError: `code` says why.
        """
        return self._calls.give(GET_IDENTITY, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.Identity] | Failure[GetIdentityError]:
        """Get an identity: `get` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(GET_IDENTITY, {"id": id}, options)

    def list(
        self,
        *,
        status: _identity.IdentityStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_identity.Identity]:
        """List identities.

        Lists the identities of the tenant and its members, newest first.

        `GET /v1/identities`, scope identity:read

        Args:
            status: Only identities of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListIdentitiesError: `code` says why.
        """
        return self._calls.page(
            LIST_IDENTITIES,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _identity.IdentityStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_identity.Identity]] | Failure[ListIdentitiesError]:
        """List identities: `list` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt_page(
            LIST_IDENTITIES,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )
