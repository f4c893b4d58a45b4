# Written by codegen from spec/. Do not edit.
"""The namespace phone_aliases of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.phone_aliases import (
    CREATE_PHONE_ALIAS,
    LIST_PHONE_ALIASES,
    RESEND_PHONE_ALIAS_CODE,
    REVOKE_PHONE_ALIAS,
    VERIFY_PHONE_ALIAS,
)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.phone_aliases import (
    CreatePhoneAliasError,
    ListPhoneAliasesError,
    ResendPhoneAliasCodeError,
    RevokePhoneAliasError,
    VerifyPhoneAliasError,
)
    from ..types import identity as _identity


class AsyncPhoneAliasesNamespace:
    """The operations of `phone_aliases`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(self, *, phone: str, options: CallOptions | None = None) -> _identity.PhoneAlias:
        """Add a phone number.

        Adds a phone number to the tenant. The new alias is PENDING until its verification, for which a code
        of six digits is sent to the phone. The code is valid for 10 minutes and 5 attempts. The number of
        codes for a phone number is limited per hour and per day, and all tenants together send at most 10
        codes and links an hour to it; further requests are refused with 429 and Retry-After.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/phone-aliases`, scope identity:write

        Args:
            phone: The phone number in E.164 form.

        Raises:
            CreatePhoneAliasError: `code` says why.
        """
        return await self._calls.give(CREATE_PHONE_ALIAS, {"phone": phone}, options)

    async def try_create(
        self,
        *,
        phone: str,
        options: CallOptions | None = None,
    ) -> Success[_identity.PhoneAlias] | Failure[CreatePhoneAliasError]:
        """Add a phone number: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(CREATE_PHONE_ALIAS, {"phone": phone}, options)

    def list(
        self,
        *,
        status: _identity.PhoneAliasStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_identity.PhoneAlias]:
        """List phone aliases.

        Lists the tenant's phone aliases in every status, newest first.

        `GET /v1/phone-aliases`, scope identity:read

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
            ListPhoneAliasesError: `code` says why.
        """
        return self._calls.pages(
            LIST_PHONE_ALIASES,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        *,
        status: _identity.PhoneAliasStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_identity.PhoneAlias]] | Failure[ListPhoneAliasesError]:
        """List phone aliases: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt_page(
            LIST_PHONE_ALIASES,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def resend_code(self, id: str, *, options: CallOptions | None = None) -> _identity.PhoneAlias:
        """Resend a phone verification code.

        Sends a new code for an alias that is PENDING or REVERIFICATION_REQUIRED. The new code replaces the
        previous one. The number of codes is limited, and all tenants together send at most 10 codes and links
        an hour to a phone number; further requests are refused with 429 and Retry-After.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/phone-aliases/{id}/resend`, scope identity:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ResendPhoneAliasCodeError: `code` says why.
        """
        return await self._calls.give(RESEND_PHONE_ALIAS_CODE, {"id": id}, options)

    async def try_resend_code(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.PhoneAlias] | Failure[ResendPhoneAliasCodeError]:
        """Resend a phone verification code: `resend_code` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(RESEND_PHONE_ALIAS_CODE, {"id": id}, options)

    async def revoke(self, id: str, *, options: CallOptions | None = None) -> _identity.RevokedPhoneAlias:
        """Remove a phone number.

        Removes a phone number from the tenant. Payments to the number no longer reach the tenant;
        `openPayments` says how many are on their way. An alias that is already REVOKED or REPLACED is
        returned unchanged. A session needs the role OWNER, ADMIN or FINANCE.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `DELETE /v1/phone-aliases/{id}`, scope identity:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            RevokePhoneAliasError: `code` says why.
        """
        return await self._calls.give(REVOKE_PHONE_ALIAS, {"id": id}, options)

    async def try_revoke(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.RevokedPhoneAlias] | Failure[RevokePhoneAliasError]:
        """Remove a phone number: `revoke` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(REVOKE_PHONE_ALIAS, {"id": id}, options)

    async def verify(self, id: str, *, code: str, options: CallOptions | None = None) -> _identity.PhoneAlias:
        """Verify a phone number.

        Verifies the code and makes the alias ACTIVE. The latest verification applies: an alias of another
        tenant for the same number becomes REPLACED. Every OPEN claim for the number is assigned to this
        tenant, and a DID that is reserved for the number becomes the tenant's own. The service counts wrong
        codes: the first four refusals contain the number of attempts left, and after the fifth the code is no
        longer valid.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/phone-aliases/{id}/verify`, scope identity:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            code: The code of six digits.

        Raises:
            VerifyPhoneAliasError: `code` says why.
        """
        return await self._calls.give(VERIFY_PHONE_ALIAS, {"id": id, "code": code}, options)

    async def try_verify(
        self,
        id: str,
        *,
        code: str,
        options: CallOptions | None = None,
    ) -> Success[_identity.PhoneAlias] | Failure[VerifyPhoneAliasError]:
        """Verify a phone number: `verify` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(VERIFY_PHONE_ALIAS, {"id": id, "code": code}, options)
