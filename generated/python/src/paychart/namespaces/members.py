# Written by codegen from spec/. Do not edit.
"""The namespace members of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.members import (
    CREATE_MEMBER,
    GET_MEMBER,
    LIST_MEMBERS,
    REACTIVATE_MEMBER,
    REGISTER_MEMBER_SIGNER,
    REMOVE_MEMBER,
    SUSPEND_MEMBER,
    UPDATE_MEMBER,
    get_member_waiting,
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
    from ..operations.members import (
    CreateMemberError,
    GetMemberError,
    ListMembersError,
    ReactivateMemberError,
    RegisterMemberSignerError,
    RemoveMemberError,
    SuspendMemberError,
    UpdateMemberError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import accounts as _accounts
    from ..types import explanations as _explanations


class MembersNamespace:
    """The operations of `members`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        email: str,
        name: str | None = None,
        role: _accounts.MemberRole | None = None,
        approval_groups: Sequence[str] | None = None,
        approver_group: str | None = None,
        options: CallOptions | None = None,
    ) -> _accounts.Member:
        """Invite a member.

        Invites a person by e-mail. The new member has the status INVITED, and becomes ACTIVE when the person
        accepts with `POST /v1/invitations/{memberId}/accept`. Until then it counts for nothing else. Only an
        OWNER can invite an OWNER. An API key can invite neither an OWNER nor an ADMIN. All tenants together
        send at most 10 codes and links an hour to one address; a further invitation is refused with 429 and
        Retry-After.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/members`, scope members:manage

        Args:
            email: The e-mail address of the person to invite. Upper and lower case are the same.
            name: Full name, 1 to 120 characters.
            role: The role of the member. It determines the scopes of the member's sessions.
            approval_groups: The groups for which the member may vote on payments.
            approver_group: The group that has to approve payments that the member initiates; any group by
            default.

        Raises:
            CreateMemberError: `code` says why.
        """
        return self._calls.give(
            CREATE_MEMBER,
            {"email": email, "name": name, "role": role, "approvalGroups": approval_groups, "approverGroup": approver_group},
            options,
        )

    def try_create(
        self,
        *,
        email: str,
        name: str | None = None,
        role: _accounts.MemberRole | None = None,
        approval_groups: Sequence[str] | None = None,
        approver_group: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Member] | Failure[CreateMemberError]:
        """Invite a member: `create` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(
            CREATE_MEMBER,
            {"email": email, "name": name, "role": role, "approvalGroups": approval_groups, "approverGroup": approver_group},
            options,
        )

    def get(self, id: str, *, options: CallOptions | None = None) -> _accounts.Member:
        """Get a member.

        Returns one member of the tenant.

        `GET /v1/members/{id}`, scope members:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetMemberError: `code` says why.
        """
        return self._calls.give(GET_MEMBER, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Member] | Failure[GetMemberError]:
        """Get a member: `get` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(GET_MEMBER, {"id": id}, options)

    def wait(
        self,
        id: str,
        *,
        until: _accounts.MemberStatus | Sequence[_accounts.MemberStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _accounts.Member:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _accounts.Member = (self._calls.wait(get_member_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait(
        self,
        id: str,
        *,
        until: _accounts.MemberStatus | Sequence[_accounts.MemberStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Member] | Failure[GetMemberError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return self._calls.wait(get_member_waiting(), id, until, timeout, options)

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
        status: _accounts.MemberStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_accounts.Member]:
        """List members.

        Lists the tenant's members, newest first, including removed ones.

        `GET /v1/members`, scope members:read

        Args:
            status: Only members of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListMembersError: `code` says why.
        """
        return self._calls.page(
            LIST_MEMBERS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _accounts.MemberStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_accounts.Member]] | Failure[ListMembersError]:
        """List members: `list` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt_page(
            LIST_MEMBERS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def reactivate(self, id: str, *, options: CallOptions | None = None) -> _accounts.Member:
        """Reactivate a member.

        Makes a SUSPENDED member ACTIVE again. Its authority grants are what they were before: one that was
        suspended or revoked stays so. Credentials of grants that were suspended with the member are
        reinstated.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/members/{id}/reactivate`, scope members:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ReactivateMemberError: `code` says why.
        """
        return self._calls.give(REACTIVATE_MEMBER, {"id": id}, options)

    def try_reactivate(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Member] | Failure[ReactivateMemberError]:
        """Reactivate a member: `reactivate` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(REACTIVATE_MEMBER, {"id": id}, options)

    def register_signer(
        self,
        id: str,
        *,
        address: str,
        signature: str,
        options: CallOptions | None = None,
    ) -> _accounts.Member:
        """Register a member's signing address.

        Registers the EVM address with which the member signs. Only the member's own session may. The
        signature proves that the member controls the address. Registering another address replaces the
        previous one.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PUT /v1/members/{id}/signer`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            address: An EVM address. Mixed case has to pass the EIP-55 checksum.
            signature: EIP-191 `personal_sign` over three lines: `Service signer registration`, `member:
            <memberId>`, `address: <checksummed address>`.

        Raises:
            RegisterMemberSignerError: `code` says why.
        """
        return self._calls.give(
            REGISTER_MEMBER_SIGNER,
            {"id": id, "address": address, "signature": signature},
            options,
        )

    def try_register_signer(
        self,
        id: str,
        *,
        address: str,
        signature: str,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Member] | Failure[RegisterMemberSignerError]:
        """Register a member's signing address: `register_signer` with its result as a value, which never raises
        for what the service answers.
        """
        return self._calls.attempt(
            REGISTER_MEMBER_SIGNER,
            {"id": id, "address": address, "signature": signature},
            options,
        )

    def remove(self, id: str, *, options: CallOptions | None = None) -> _accounts.Member:
        """Remove a member.

        Ends a membership. This revokes the member's authority grants and every API key that acts for the
        member. A new invitation restores neither of them. The last ACTIVE OWNER cannot be removed. An API key
        can remove neither an OWNER nor an ADMIN. Removing a REMOVED member returns the same record.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `DELETE /v1/members/{id}`, scope members:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            RemoveMemberError: `code` says why.
        """
        return self._calls.give(REMOVE_MEMBER, {"id": id}, options)

    def try_remove(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Member] | Failure[RemoveMemberError]:
        """Remove a member: `remove` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(REMOVE_MEMBER, {"id": id}, options)

    def suspend(self, id: str, *, options: CallOptions | None = None) -> _accounts.Member:
        """Suspend a member.

        Suspends an ACTIVE member. While the member is SUSPENDED, its sessions and the API keys that act for
        it are refused with MEMBER_NOT_ACTIVE, for reading too. Only `GET /v1/me` still works. The member's
        authority grants do not change, but nothing is allowed by them while the member is SUSPENDED, and the
        credentials of the ACTIVE grants are suspended. The last ACTIVE OWNER cannot be suspended.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/members/{id}/suspend`, scope members:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            SuspendMemberError: `code` says why.
        """
        return self._calls.give(SUSPEND_MEMBER, {"id": id}, options)

    def try_suspend(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Member] | Failure[SuspendMemberError]:
        """Suspend a member: `suspend` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(SUSPEND_MEMBER, {"id": id}, options)

    def update(
        self,
        id: str,
        *,
        name: str | None = None,
        role: _accounts.MemberRole | None = None,
        approval_groups: Sequence[str] | None = None,
        approver_group: str | None = None,
        options: CallOptions | None = None,
    ) -> _accounts.Member:
        """Update a member.

        Updates the name, the role or the approval groups of a member. Only an OWNER can give or take away the
        role OWNER. An ADMIN manages all other roles. Members cannot change their own role, `approvalGroups`
        or `approverGroup`, not even with an API key that they issued. An API key can change neither an OWNER
        nor an ADMIN. A REMOVED member cannot be changed.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PATCH /v1/members/{id}`, scope members:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            name: Full name, 1 to 120 characters.
            role: The role of the member. It determines the scopes of the member's sessions.
            approval_groups: The groups for which the member may vote. The new list replaces the old one.
            approver_group: The group that has to approve payments that the member initiates.

        Raises:
            UpdateMemberError: `code` says why.
        """
        return self._calls.give(
            UPDATE_MEMBER,
            {"id": id, "name": name, "role": role, "approvalGroups": approval_groups, "approverGroup": approver_group},
            options,
        )

    def try_update(
        self,
        id: str,
        *,
        name: str | None = None,
        role: _accounts.MemberRole | None = None,
        approval_groups: Sequence[str] | None = None,
        approver_group: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_accounts.Member] | Failure[UpdateMemberError]:
        """Update a member: `update` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(
            UPDATE_MEMBER,
            {"id": id, "name": name, "role": role, "approvalGroups": approval_groups, "approverGroup": approver_group},
            options,
        )
