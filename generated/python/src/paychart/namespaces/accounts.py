# Written by codegen from spec/. Do not edit.
"""The namespace accounts of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.accounts import (
    ACCEPT_INVITATION,
    CREATE_TENANT,
    DECLINE_INVITATION,
    GET_ME,
    GET_MY_TENANT,
    UPDATE_MY_TENANT,
)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.accounts import (
    AcceptInvitationError,
    CreateTenantError,
    DeclineInvitationError,
    GetMeError,
    GetMyTenantError,
    UpdateMyTenantError,
)
    from ..types import accounts as _accounts


class AccountsNamespace:
    """The operations of `accounts`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def accept_invitation(self, member_id: str, *, options: CallOptions | None = None) -> _accounts.Member:
        """Accept an invitation.

        Accepts an invitation to a tenant. The session has to be of the e-mail address that was invited,
        verified by the identity provider; it needs no tenant. `GET /v1/me` lists the open invitations. The
        member becomes ACTIVE. A member that is ACTIVE already is returned unchanged. A user who already
        belongs to the tenant under another address is refused with MEMBER_EXISTS. Payments to the e-mail
        address do not follow the membership: see `POST /v1/email-aliases`.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/invitations/{memberId}/accept`

        Args:
            member_id: Id of the member that the invitation is about.

        Raises:
            AcceptInvitationError: `code` says why.
        """
        return self._calls.give(ACCEPT_INVITATION, {"memberId": member_id}, options)

    def try_accept_invitation(
        self,
        member_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Member] | Failure[AcceptInvitationError]:
        """Accept an invitation: `accept_invitation` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(ACCEPT_INVITATION, {"memberId": member_id}, options)

    def create_tenant(
        self,
        *,
        name: str,
        legal_name: str | None = None,
        country: str | None = None,
        email: str | None = None,
        additional_: bool | None = None,
        options: CallOptions | None = None,
    ) -> _accounts.TenantCreated:
        """Create a tenant.

        Creates a business and makes the caller its first member, ACTIVE with role OWNER. A new user calls
        this first: every other operation of a tenant needs one. The tenant gets a payment DID at once, which
        can be paid as soon as the business is verified. The tenant is paid at the e-mail address of the
        session, if the identity provider has verified the address and no other tenant is paid at it. A user
        who already belongs to a tenant has to send `additional: true`; an invitation that is not accepted
        does not count.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/tenants`

        Args:
            name: The everyday name of the business, 1 to 120 characters.
            legal_name: The registered name of the business; the same as `name` by default.
            country: ISO 3166-1 alpha-2 country of registration.
            email: The owner's e-mail address within the tenant; that of the session by default. An address
            that differs from the session's is a contact address: it receives no payments and accepts no
            invitations until the owner signs in with it.
            additional_: Has to be true for a user who already belongs to a tenant.

        Raises:
            CreateTenantError: `code` says why.
        """
        return self._calls.give(
            CREATE_TENANT,
            {"name": name, "legalName": legal_name, "country": country, "email": email, "additional": additional_},
            options,
        )

    def try_create_tenant(
        self,
        *,
        name: str,
        legal_name: str | None = None,
        country: str | None = None,
        email: str | None = None,
        additional_: bool | None = None,
        options: CallOptions | None = None,
    ) -> Success[_accounts.TenantCreated] | Failure[CreateTenantError]:
        """Create a tenant: `create_tenant` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(
            CREATE_TENANT,
            {"name": name, "legalName": legal_name, "country": country, "email": email, "additional": additional_},
            options,
        )

    def decline_invitation(self, member_id: str, *, options: CallOptions | None = None) -> _accounts.Member:
        """Decline an invitation.

        Declines an invitation to a tenant. The session has to be of the e-mail address that was invited,
        verified by the identity provider; it needs no tenant. The member becomes REMOVED. A member that is
        REMOVED already is returned unchanged.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/invitations/{memberId}/decline`

        Args:
            member_id: Id of the member that the invitation is about.

        Raises:
            DeclineInvitationError: `code` says why.
        """
        return self._calls.give(DECLINE_INVITATION, {"memberId": member_id}, options)

    def try_decline_invitation(
        self,
        member_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Member] | Failure[DeclineInvitationError]:
        """Decline an invitation: `decline_invitation` with its result as a value, which never raises for what
        the service answers.
        """
        return self._calls.attempt(DECLINE_INVITATION, {"memberId": member_id}, options)

    def get_me(self, *, options: CallOptions | None = None) -> _accounts.Me:
        """Get the current caller.

        Returns the caller: the user, member or API key, the tenant, the scopes and the open invitations.
        Every valid credential may call it, including that of a user without a tenant and that of a suspended
        member.

        `GET /v1/me`

        Raises:
            GetMeError: `code` says why.
        """
        return self._calls.give(GET_ME, {}, options)

    def try_get_me(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Me] | Failure[GetMeError]:
        """Get the current caller: `get_me` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(GET_ME, {}, options)

    def get_my_tenant(self, *, options: CallOptions | None = None) -> _accounts.Tenant:
        """Get your tenant.

        Returns the tenant that the credential acts in. No scope is needed.

        `GET /v1/tenants/me`

        Raises:
            GetMyTenantError: `code` says why.
        """
        return self._calls.give(GET_MY_TENANT, {}, options)

    def try_get_my_tenant(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Tenant] | Failure[GetMyTenantError]:
        """Get your tenant: `get_my_tenant` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(GET_MY_TENANT, {}, options)

    def update_my_tenant(
        self,
        *,
        name: str | None = None,
        legal_name: str | None = None,
        country: str | None = None,
        options: CallOptions | None = None,
    ) -> _accounts.Tenant:
        """Update your tenant.

        Updates the name, the legal name or the country of the tenant. Only a member session of role OWNER or
        ADMIN may call it. A new legal name applies from the next verification on. Existing credentials keep
        the old name.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PATCH /v1/tenants/me`

        Args:
            name: The everyday name of the business, 1 to 120 characters.
            legal_name: The registered name of the business. The verification of the business checks this
            name.
            country: ISO 3166-1 alpha-2 country of registration.

        Raises:
            UpdateMyTenantError: `code` says why.
        """
        return self._calls.give(
            UPDATE_MY_TENANT,
            {"name": name, "legalName": legal_name, "country": country},
            options,
        )

    def try_update_my_tenant(
        self,
        *,
        name: str | None = None,
        legal_name: str | None = None,
        country: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Tenant] | Failure[UpdateMyTenantError]:
        """Update your tenant: `update_my_tenant` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            UPDATE_MY_TENANT,
            {"name": name, "legalName": legal_name, "country": country},
            options,
        )
