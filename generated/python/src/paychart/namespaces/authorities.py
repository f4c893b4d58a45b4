# Written by codegen from spec/. Do not edit.
"""The namespace authorities of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.authorities import (
    ATTEST_AUTHORITY,
    CREATE_AUTHORITY,
    LIST_AUTHORITIES,
    REACTIVATE_AUTHORITY,
    REVOKE_AUTHORITY,
    SUSPEND_AUTHORITY,
    UPDATE_AUTHORITY,
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
    from ..operations.authorities import (
    AttestAuthorityError,
    CreateAuthorityError,
    ListAuthoritiesError,
    ReactivateAuthorityError,
    RevokeAuthorityError,
    SuspendAuthorityError,
    UpdateAuthorityError,
)
    from ..types import approvals as _approvals


class AuthoritiesNamespace:
    """The operations of `authorities`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def attest(
        self,
        member_id: str,
        authority_id: str,
        *,
        signature: str,
        options: CallOptions | None = None,
    ) -> _approvals.AuthorityAttested:
        """Attest an authority grant.

        Attests an authority grant: backs it with a credential that the organization's multisig wallet signs.
        `signature`
        is the combined signature of the wallet over the EIP-712 hash of `attestation.message`. The domain has
        the name of
        the service, version 1, the chain of the wallet and the verifying contract
        0x5afeba0000000000000000000000000000000002.

        The service verifies the signature on chain with `isValidSignature`, regardless of who sends it.
        Therefore every caller with
        `members:manage` may send it, even the member who has the grant. The AUTHORITY_DELEGATION credential
        is issued and
        the grant is updated in one transaction.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/members/{memberId}/authorities/{authorityId}/attest`, scope members:manage

        Args:
            member_id: Id of the member.
            authority_id: Id of the authority grant.
            signature: The combined signature of the Safe, `0x` and hex digits, in the form that
            `isValidSignature` (EIP-1271) accepts.

        Raises:
            AttestAuthorityError: `code` says why.
        """
        return self._calls.give(
            ATTEST_AUTHORITY,
            {"memberId": member_id, "authorityId": authority_id, "signature": signature},
            options,
        )

    def try_attest(
        self,
        member_id: str,
        authority_id: str,
        *,
        signature: str,
        options: CallOptions | None = None,
    ) -> Success[_approvals.AuthorityAttested] | Failure[AttestAuthorityError]:
        """Attest an authority grant: `attest` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            ATTEST_AUTHORITY,
            {"memberId": member_id, "authorityId": authority_id, "signature": signature},
            options,
        )

    def create(
        self,
        member_id: str,
        *,
        allowed_actions: Sequence[_approvals.AuthorityAction],
        per_tx_limit_usd: Amount | None = None,
        daily_limit_usd: Amount | None = None,
        monthly_limit_usd: Amount | None = None,
        allowed_currencies: Sequence[str] | None = None,
        allowed_assets: Sequence[str] | None = None,
        allowed_chains: Sequence[str] | None = None,
        allowed_destination_ids: Sequence[str] | None = None,
        approval_weight: int | None = None,
        requires_countersignature: bool | None = None,
        countersign_above_usd: Amount | None = None,
        options: CallOptions | None = None,
    ) -> _approvals.AuthorityWithAttestation:
        """Create an authority grant.

        Creates an authority grant, which allows a member to act for the organization. It applies at once. The
        member has to be ACTIVE. Members cannot create grants for themselves. `attestation` is the message
        that the organization's multisig wallet may sign to back this version of the grant with a credential.
        The DIDs of the member and the organization are created if they do not exist. Limits are in USD. A
        per-transaction limit above the daily limit, or a daily limit above the monthly limit, is refused.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/members/{memberId}/authorities`, scope members:manage

        Args:
            member_id: Id of the member.
            allowed_actions: The actions that the grant allows, at least one. Duplicates are removed.
            per_tx_limit_usd: The limit of one payment in USD: above zero, at most 1000000000, with at most 6
            decimals.
            daily_limit_usd: The limit of any 24 hours in USD; not lower than perTxLimitUsd.
            monthly_limit_usd: The limit of any 30 times 24 hours in USD; not lower than dailyLimitUsd.
            allowed_currencies: The allowed currencies; empty or absent allows any.
            allowed_assets: The allowed assets, by code or id; empty or absent allows any.
            allowed_chains: The allowed chains, in the form `eip155:<chainId>`; empty or absent allows any.
            allowed_destination_ids: Ids of the payout destinations that may be paid; empty or absent allows
            any.
            approval_weight: The weight of the member's vote.
            requires_countersignature: True if every payment needs an approval.
            countersign_above_usd: Payments above this amount, in USD, need an approval.

        Raises:
            CreateAuthorityError: `code` says why.
        """
        return self._calls.give(
            CREATE_AUTHORITY,
            {"memberId": member_id, "allowedActions": allowed_actions, "perTxLimitUsd": per_tx_limit_usd, "dailyLimitUsd": daily_limit_usd, "monthlyLimitUsd": monthly_limit_usd, "allowedCurrencies": allowed_currencies, "allowedAssets": allowed_assets, "allowedChains": allowed_chains, "allowedDestinationIds": allowed_destination_ids, "approvalWeight": approval_weight, "requiresCountersignature": requires_countersignature, "countersignAboveUsd": countersign_above_usd},
            options,
        )

    def try_create(
        self,
        member_id: str,
        *,
        allowed_actions: Sequence[_approvals.AuthorityAction],
        per_tx_limit_usd: Amount | None = None,
        daily_limit_usd: Amount | None = None,
        monthly_limit_usd: Amount | None = None,
        allowed_currencies: Sequence[str] | None = None,
        allowed_assets: Sequence[str] | None = None,
        allowed_chains: Sequence[str] | None = None,
        allowed_destination_ids: Sequence[str] | None = None,
        approval_weight: int | None = None,
        requires_countersignature: bool | None = None,
        countersign_above_usd: Amount | None = None,
        options: CallOptions | None = None,
    ) -> Success[_approvals.AuthorityWithAttestation] | Failure[CreateAuthorityError]:
        """Create an authority grant: `create` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            CREATE_AUTHORITY,
            {"memberId": member_id, "allowedActions": allowed_actions, "perTxLimitUsd": per_tx_limit_usd, "dailyLimitUsd": daily_limit_usd, "monthlyLimitUsd": monthly_limit_usd, "allowedCurrencies": allowed_currencies, "allowedAssets": allowed_assets, "allowedChains": allowed_chains, "allowedDestinationIds": allowed_destination_ids, "approvalWeight": approval_weight, "requiresCountersignature": requires_countersignature, "countersignAboveUsd": countersign_above_usd},
            options,
        )

    def list(
        self,
        member_id: str,
        *,
        status: _approvals.AuthorityStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        options: CallOptions | None = None,
    ) -> Page[_approvals.Authority]:
        """List authority grants.

        Lists the authority grants of a member in every status, newest version first. If several ACTIVE grants
        cover an action, the most recent one applies.

        `GET /v1/members/{memberId}/authorities`, scope members:read

        Args:
            member_id: Id of the member.
            status: Only grants of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.

        Raises:
            ListAuthoritiesError: `code` says why.
        """
        return self._calls.page(
            LIST_AUTHORITIES,
            {"memberId": member_id, "status": status, "skip": skip, "take": take, "cursor": cursor},
            options,
        )

    def try_list(
        self,
        member_id: str,
        *,
        status: _approvals.AuthorityStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_approvals.Authority]] | Failure[ListAuthoritiesError]:
        """List authority grants: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt_page(
            LIST_AUTHORITIES,
            {"memberId": member_id, "status": status, "skip": skip, "take": take, "cursor": cursor},
            options,
        )

    def reactivate(
        self,
        member_id: str,
        authority_id: str,
        *,
        options: CallOptions | None = None,
    ) -> _approvals.Authority:
        """Reactivate an authority grant.

        Reactivates a SUSPENDED grant and its credential. The member has to be ACTIVE. Reactivating a member
        does not reactivate its grants. Invalidated votes stay invalid. Members cannot reactivate their own
        grants.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/members/{memberId}/authorities/{authorityId}/reactivate`, scope members:manage

        Args:
            member_id: Id of the member.
            authority_id: Id of the authority grant.

        Raises:
            ReactivateAuthorityError: `code` says why.
        """
        return self._calls.give(
            REACTIVATE_AUTHORITY,
            {"memberId": member_id, "authorityId": authority_id},
            options,
        )

    def try_reactivate(
        self,
        member_id: str,
        authority_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_approvals.Authority] | Failure[ReactivateAuthorityError]:
        """Reactivate an authority grant: `reactivate` with its result as a value, which never raises for what
        the service answers.
        """
        return self._calls.attempt(
            REACTIVATE_AUTHORITY,
            {"memberId": member_id, "authorityId": authority_id},
            options,
        )

    def revoke(
        self,
        member_id: str,
        authority_id: str,
        *,
        options: CallOptions | None = None,
    ) -> _approvals.Authority:
        """Revoke an authority grant.

        Revokes an authority grant and its credential permanently. A REVOKED grant cannot be revoked again.
        The member's votes on pending approval requests stop counting if the member has no other ACTIVE grant
        with `payment.approve`. Members cannot revoke their own grants.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `DELETE /v1/members/{memberId}/authorities/{authorityId}`, scope members:manage

        Args:
            member_id: Id of the member.
            authority_id: Id of the authority grant.

        Raises:
            RevokeAuthorityError: `code` says why.
        """
        return self._calls.give(
            REVOKE_AUTHORITY,
            {"memberId": member_id, "authorityId": authority_id},
            options,
        )

    def try_revoke(
        self,
        member_id: str,
        authority_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_approvals.Authority] | Failure[RevokeAuthorityError]:
        """Revoke an authority grant: `revoke` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            REVOKE_AUTHORITY,
            {"memberId": member_id, "authorityId": authority_id},
            options,
        )

    def suspend(
        self,
        member_id: str,
        authority_id: str,
        *,
        options: CallOptions | None = None,
    ) -> _approvals.Authority:
        """Suspend an authority grant.

        Suspends an ACTIVE grant and its credential. The member's votes on pending approval requests are
        invalidated if the member has no other ACTIVE grant with `payment.approve`. Members cannot suspend
        their own grants.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/members/{memberId}/authorities/{authorityId}/suspend`, scope members:manage

        Args:
            member_id: Id of the member.
            authority_id: Id of the authority grant.

        Raises:
            SuspendAuthorityError: `code` says why.
        """
        return self._calls.give(
            SUSPEND_AUTHORITY,
            {"memberId": member_id, "authorityId": authority_id},
            options,
        )

    def try_suspend(
        self,
        member_id: str,
        authority_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_approvals.Authority] | Failure[SuspendAuthorityError]:
        """Suspend an authority grant: `suspend` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            SUSPEND_AUTHORITY,
            {"memberId": member_id, "authorityId": authority_id},
            options,
        )

    def update(
        self,
        member_id: str,
        authority_id: str,
        *,
        allowed_actions: Sequence[_approvals.AuthorityAction] | None = None,
        per_tx_limit_usd: Amount | None | Unset = UNSET,
        daily_limit_usd: Amount | None | Unset = UNSET,
        monthly_limit_usd: Amount | None | Unset = UNSET,
        allowed_currencies: Sequence[str] | None = None,
        allowed_assets: Sequence[str] | None = None,
        allowed_chains: Sequence[str] | None = None,
        allowed_destination_ids: Sequence[str] | None = None,
        approval_weight: int | None = None,
        requires_countersignature: bool | None = None,
        countersign_above_usd: Amount | None | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> _approvals.AuthorityWithAttestation:
        """Update an authority grant.

        Updates an authority grant, which creates a new version of it. If the grant was attested, its
        credential is revoked with the reason AUTHORITY_CHANGED in the same transaction, and there is a new
        message to sign. A REVOKED grant cannot be updated. A SUSPENDED grant stays suspended. The change
        applies to later checks of payments that are not approved yet; existing votes keep their weight.
        Members cannot update their own grants.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PATCH /v1/members/{memberId}/authorities/{authorityId}`, scope members:manage

        Args:
            member_id: Id of the member.
            authority_id: Id of the authority grant.
            allowed_actions: The actions that the grant allows, at least one. Duplicates are removed.
            per_tx_limit_usd: The limit of one payment in USD: above zero, at most 1000000000, with at most 6
            decimals.
            daily_limit_usd: The limit of any 24 hours in USD; not lower than perTxLimitUsd.
            monthly_limit_usd: The limit of any 30 times 24 hours in USD; not lower than dailyLimitUsd.
            allowed_currencies: The allowed currencies; an empty list allows any.
            allowed_assets: The allowed assets, by code or id; an empty list allows any.
            allowed_chains: The allowed chains, in the form `eip155:<chainId>`; an empty list allows any.
            allowed_destination_ids: Ids of the payout destinations that may be paid; an empty list allows
            any.
            approval_weight: The weight of the member's later votes.
            requires_countersignature: True if every payment needs an approval.
            countersign_above_usd: Payments above this amount, in USD, need an approval.

        Raises:
            UpdateAuthorityError: `code` says why.
        """
        return self._calls.give(
            UPDATE_AUTHORITY,
            {"memberId": member_id, "authorityId": authority_id, "allowedActions": allowed_actions, "perTxLimitUsd": per_tx_limit_usd, "dailyLimitUsd": daily_limit_usd, "monthlyLimitUsd": monthly_limit_usd, "allowedCurrencies": allowed_currencies, "allowedAssets": allowed_assets, "allowedChains": allowed_chains, "allowedDestinationIds": allowed_destination_ids, "approvalWeight": approval_weight, "requiresCountersignature": requires_countersignature, "countersignAboveUsd": countersign_above_usd},
            options,
        )

    def try_update(
        self,
        member_id: str,
        authority_id: str,
        *,
        allowed_actions: Sequence[_approvals.AuthorityAction] | None = None,
        per_tx_limit_usd: Amount | None | Unset = UNSET,
        daily_limit_usd: Amount | None | Unset = UNSET,
        monthly_limit_usd: Amount | None | Unset = UNSET,
        allowed_currencies: Sequence[str] | None = None,
        allowed_assets: Sequence[str] | None = None,
        allowed_chains: Sequence[str] | None = None,
        allowed_destination_ids: Sequence[str] | None = None,
        approval_weight: int | None = None,
        requires_countersignature: bool | None = None,
        countersign_above_usd: Amount | None | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Success[_approvals.AuthorityWithAttestation] | Failure[UpdateAuthorityError]:
        """Update an authority grant: `update` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            UPDATE_AUTHORITY,
            {"memberId": member_id, "authorityId": authority_id, "allowedActions": allowed_actions, "perTxLimitUsd": per_tx_limit_usd, "dailyLimitUsd": daily_limit_usd, "monthlyLimitUsd": monthly_limit_usd, "allowedCurrencies": allowed_currencies, "allowedAssets": allowed_assets, "allowedChains": allowed_chains, "allowedDestinationIds": allowed_destination_ids, "approvalWeight": approval_weight, "requiresCountersignature": requires_countersignature, "countersignAboveUsd": countersign_above_usd},
            options,
        )
