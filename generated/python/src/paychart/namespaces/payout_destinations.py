# Written by codegen from spec/. Do not edit.
"""The namespace payout_destinations of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.payout_destinations import (
    CREATE_PAYOUT_DESTINATION,
    GET_PAYOUT_DESTINATION,
    LIST_PAYOUT_DESTINATIONS,
    REVOKE_PAYOUT_DESTINATION,
    SET_DEFAULT_PAYOUT_DESTINATION,
    UPDATE_PAYOUT_DESTINATION,
    VERIFY_PAYOUT_DESTINATION,
    get_payout_destination_waiting,
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
    from ..operations.payout_destinations import (
    CreatePayoutDestinationError,
    GetPayoutDestinationError,
    ListPayoutDestinationsError,
    RevokePayoutDestinationError,
    SetDefaultPayoutDestinationError,
    UpdatePayoutDestinationError,
    VerifyPayoutDestinationError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import destinations as _destinations
    from ..types import explanations as _explanations


class PayoutDestinationsNamespace:
    """The operations of `payout_destinations`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        type: Literal["ONCHAIN_WALLET", "STABLECOIN_ADDRESS", "PAYMENT_APP_A", "PAYMENT_APP_B", "PAYMENT_APP_C", "US_BANK_ACH", "SEPA", "SERVICE_BALANCE"] | None = None,
        asset: str | None = None,
        network: str | None = None,
        address: str | None = None,
        email: str | None = None,
        phone: str | None = None,
        handle: str | None = None,
        routing_number: str | None = None,
        account_number: str | None = None,
        iban: str | None = None,
        country: str | None = None,
        currency: str | None = None,
        label: str | None = None,
        options: CallOptions | None = None,
    ) -> _destinations.PayoutDestination:
        """Add a payout destination.

        Adds a payout destination: a place where the tenant can be paid. The tenant needs an ACTIVE
        BUSINESS_IDENTITY credential; if it loses the credential later, payments are held, but its
        destinations stay. A SERVICE_BALANCE is ACTIVE at once, and a tenant has only one. Wallets and payment
        apps have to be verified first. Bank accounts (ACH and SEPA) are stored, but cannot be paid yet. The
        first ACTIVE destination becomes the default. Creating a destination is the consent to be paid there.
        The errors are listed in the order in which they are checked. A session needs the role OWNER, ADMIN or
        FINANCE. Under two-factor protection, every destination but a SERVICE_BALANCE needs two-factor
        approval, and an API key is refused with TWOFA_AGENT_NOT_PERMITTED.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/payout-destinations`, scope ramps:write

        Args:
            type: The type: ONCHAIN_WALLET (or STABLECOIN_ADDRESS), PAYMENT_APP_A, PAYMENT_APP_B, US_BANK_ACH,
            SEPA or SERVICE_BALANCE; ONCHAIN_WALLET by default if an address is given. PAYMENT_APP_C is
            refused with VALIDATION_FAILED, any other value with DESTINATION_RAIL_NOT_AVAILABLE.
            asset: For ONCHAIN_WALLET: USDC, the default, on every network except tron, or USDT on ethereum
            and tron.
            network: For ONCHAIN_WALLET, in lower case: base, base-sepolia, ethereum, polygon, arbitrum,
            solana or tron; the deployment's network by default.
            address: For ONCHAIN_WALLET: the address, stored exactly as it is sent. An EVM address is `0x` and
            40 hex digits, with a valid checksum if it is in mixed case, and not the zero address. A Solana
            address is the base58 of a public key on the curve. A Tron address is 34 characters of base58check
            that begin with T. Two EVM addresses that differ only in case are the same destination.
            email: For PAYMENT_APP_A: the e-mail address of the account. Send either `email` or `phone`.
            phone: For PAYMENT_APP_A: send either `phone` or `email`. For PAYMENT_APP_B: send either `phone`
            or `handle`. The phone number of the account in E.164 form.
            handle: For PAYMENT_APP_B: the handle of the account. Send either `handle` or `phone`. 1 to 30
            letters, digits, dots, hyphens and underscores, without `@`.
            routing_number: For US_BANK_ACH: 9 digits with an assigned ABA prefix and a valid checksum.
            account_number: For US_BANK_ACH: 4 to 17 digits.
            iban: For SEPA: an IBAN with a valid checksum and the length of its country.
            country: ISO 3166-1 alpha-2 country code. The default depends on the rail.
            currency: ISO 4217 currency code. The default depends on the rail.
            label: A label of your own.

        Raises:
            CreatePayoutDestinationError: `code` says why.
        """
        return self._calls.give(
            CREATE_PAYOUT_DESTINATION,
            {"type": type, "asset": asset, "network": network, "address": address, "email": email, "phone": phone, "handle": handle, "routingNumber": routing_number, "accountNumber": account_number, "iban": iban, "country": country, "currency": currency, "label": label},
            options,
        )

    def try_create(
        self,
        *,
        type: Literal["ONCHAIN_WALLET", "STABLECOIN_ADDRESS", "PAYMENT_APP_A", "PAYMENT_APP_B", "PAYMENT_APP_C", "US_BANK_ACH", "SEPA", "SERVICE_BALANCE"] | None = None,
        asset: str | None = None,
        network: str | None = None,
        address: str | None = None,
        email: str | None = None,
        phone: str | None = None,
        handle: str | None = None,
        routing_number: str | None = None,
        account_number: str | None = None,
        iban: str | None = None,
        country: str | None = None,
        currency: str | None = None,
        label: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_destinations.PayoutDestination] | Failure[CreatePayoutDestinationError]:
        """Add a payout destination: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(
            CREATE_PAYOUT_DESTINATION,
            {"type": type, "asset": asset, "network": network, "address": address, "email": email, "phone": phone, "handle": handle, "routingNumber": routing_number, "accountNumber": account_number, "iban": iban, "country": country, "currency": currency, "label": label},
            options,
        )

    def get(self, id: str, *, options: CallOptions | None = None) -> _destinations.PayoutDestination:
        """Get a payout destination.

        Returns one of the tenant's destinations, in any status.

        `GET /v1/payout-destinations/{id}`, scope ramps:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetPayoutDestinationError: `code` says why.
        """
        return self._calls.give(GET_PAYOUT_DESTINATION, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_destinations.PayoutDestination] | Failure[GetPayoutDestinationError]:
        """Get a payout destination: `get` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(GET_PAYOUT_DESTINATION, {"id": id}, options)

    def wait(
        self,
        id: str,
        *,
        until: _destinations.PayoutDestinationStatus | Sequence[_destinations.PayoutDestinationStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _destinations.PayoutDestination:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _destinations.PayoutDestination = (self._calls.wait(get_payout_destination_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait(
        self,
        id: str,
        *,
        until: _destinations.PayoutDestinationStatus | Sequence[_destinations.PayoutDestinationStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_destinations.PayoutDestination] | Failure[GetPayoutDestinationError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return self._calls.wait(get_payout_destination_waiting(), id, until, timeout, options)

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
        status: _destinations.PayoutDestinationStatus | None = None,
        type: _destinations.PayoutDestinationType | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_destinations.PayoutDestination]:
        """List payout destinations.

        Lists the tenant's destinations in every status, newest first.

        `GET /v1/payout-destinations`, scope ramps:read

        Args:
            status: Only destinations of this status.
            type: Only destinations of this type.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListPayoutDestinationsError: `code` says why.
        """
        return self._calls.page(
            LIST_PAYOUT_DESTINATIONS,
            {"status": status, "type": type, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _destinations.PayoutDestinationStatus | None = None,
        type: _destinations.PayoutDestinationType | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_destinations.PayoutDestination]] | Failure[ListPayoutDestinationsError]:
        """List payout destinations: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt_page(
            LIST_PAYOUT_DESTINATIONS,
            {"status": status, "type": type, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def revoke(self, id: str, *, options: CallOptions | None = None) -> _destinations.PayoutDestination:
        """Revoke a payout destination.

        Revokes a destination permanently. Payments to it are held or quoted again. If it was the default, the
        ACTIVE destination with the lowest priority number becomes the default. A REVOKED destination cannot
        be revoked again. A session needs the role OWNER, ADMIN or FINANCE.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/payout-destinations/{id}/revoke`, scope ramps:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            RevokePayoutDestinationError: `code` says why.
        """
        return self._calls.give(REVOKE_PAYOUT_DESTINATION, {"id": id}, options)

    def try_revoke(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_destinations.PayoutDestination] | Failure[RevokePayoutDestinationError]:
        """Revoke a payout destination: `revoke` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(REVOKE_PAYOUT_DESTINATION, {"id": id}, options)

    def set_default(self, id: str, *, options: CallOptions | None = None) -> _destinations.PayoutDestination:
        """Set the default payout destination.

        Makes an ACTIVE destination the tenant's default, which is preferred when routes rank equal. The
        previous default stops being the default. For a payment that is held because its destination was
        revoked, this is treated as the recipient's new choice. A pending destination is refused with
        DESTINATION_NOT_VERIFIED, a revoked one with DESTINATION_NOT_ACTIVE. A session needs the role OWNER,
        ADMIN or FINANCE. Under two-factor protection, this needs two-factor approval, except for the
        SERVICE_BALANCE.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/payout-destinations/{id}/default`, scope ramps:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            SetDefaultPayoutDestinationError: `code` says why.
        """
        return self._calls.give(SET_DEFAULT_PAYOUT_DESTINATION, {"id": id}, options)

    def try_set_default(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_destinations.PayoutDestination] | Failure[SetDefaultPayoutDestinationError]:
        """Set the default payout destination: `set_default` with its result as a value, which never raises for
        what the service answers.
        """
        return self._calls.attempt(SET_DEFAULT_PAYOUT_DESTINATION, {"id": id}, options)

    def update(
        self,
        id: str,
        *,
        label: str | None = None,
        priority: int | None = None,
        allow_automatic_fallback: bool | None = None,
        options: CallOptions | None = None,
    ) -> _destinations.PayoutDestination:
        """Update a payout destination.

        Updates the label, the priority or the consent to fallback. The address or account cannot be changed:
        add another destination instead. A REVOKED destination cannot be changed, and the consent to fallback
        needs an ACTIVE one. Payments that are held because the tenant has no destination are checked again. A
        session needs the role OWNER, ADMIN or FINANCE. Under two-factor protection, the consent to fallback
        to a destination other than the SERVICE_BALANCE needs two-factor approval.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PATCH /v1/payout-destinations/{id}`, scope ramps:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            label: A label of your own.
            priority: Priority among the tenant's destinations; lower numbers come first.
            allow_automatic_fallback: The tenant's consent to be paid here if another route fails. The
            destination has to be ACTIVE.

        Raises:
            UpdatePayoutDestinationError: `code` says why.
        """
        return self._calls.give(
            UPDATE_PAYOUT_DESTINATION,
            {"id": id, "label": label, "priority": priority, "allowAutomaticFallback": allow_automatic_fallback},
            options,
        )

    def try_update(
        self,
        id: str,
        *,
        label: str | None = None,
        priority: int | None = None,
        allow_automatic_fallback: bool | None = None,
        options: CallOptions | None = None,
    ) -> Success[_destinations.PayoutDestination] | Failure[UpdatePayoutDestinationError]:
        """Update a payout destination: `update` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            UPDATE_PAYOUT_DESTINATION,
            {"id": id, "label": label, "priority": priority, "allowAutomaticFallback": allow_automatic_fallback},
            options,
        )

    def verify(
        self,
        id: str,
        *,
        signature: str | None = None,
        nonce: str | None = None,
        expires_at: int | None = None,
        options: CallOptions | None = None,
    ) -> _destinations.PayoutDestination:
        """Verify a payout destination.

        Verifies that a destination belongs to the tenant, in one of two ways.

        **With a signature.** An EVM address signs the EIP-712 message DestinationOwnership, and a
        DESTINATION_OWNERSHIP
        credential is issued. A signature that has expired, is valid for more than an hour, was used before or
        was not
        made by the address is refused with DESTINATION_SIGNATURE_INVALID. If the key of the address did not
        sign, the
        service asks the contract at the address on the deployment's chain (EIP-1271); while the chain does
        not respond,
        the request is refused with CHAIN_UNAVAILABLE.

        **With an empty body.** The provider of the rail checks the destination, if the provider is in mode
        mock or
        sandbox. Bank accounts, and providers in mode off or live, are refused. If the provider does not
        respond, the
        request is refused with PROVIDER_UNAVAILABLE. A confirmed destination is ACTIVE at once: payment apps
        become
        PROVIDER_VERIFIED, addresses stay DECLARED. If the provider rejects the destination, the response is
        200 with
        ownershipStatus FAILED, and the status does not change. The mock rejects identifiers that contain
        `fail`, and
        phone numbers that end in 0000.

        Verifying an ACTIVE destination changes nothing, except that a signature raises a DECLARED address to
        SIGNATURE_VERIFIED.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/payout-destinations/{id}/verify`, scope ramps:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            signature: EIP-712 signature by the address, or by its contract (EIP-1271), over
            `DestinationOwnership(string destinationId,string ownerDid,string network,string asset,string
            address,uint256 nonce,uint64 expiresAt)`. `ownerDid` is the tenant's `did:subject:` identity, and
            `address` is as it is stored. The domain has the service's name, version 1, the deployment's
            chain, and `0x5afeba0000000000000000000000000000000002` as verifyingContract.
            nonce: A uint256 in decimal. Each nonce works once for this destination.
            expires_at: Time at which the signature expires, in Unix seconds, at most one hour ahead.

        Raises:
            VerifyPayoutDestinationError: `code` says why.
        """
        return self._calls.give(
            VERIFY_PAYOUT_DESTINATION,
            {"id": id, "signature": signature, "nonce": nonce, "expiresAt": expires_at},
            options,
        )

    def try_verify(
        self,
        id: str,
        *,
        signature: str | None = None,
        nonce: str | None = None,
        expires_at: int | None = None,
        options: CallOptions | None = None,
    ) -> Success[_destinations.PayoutDestination] | Failure[VerifyPayoutDestinationError]:
        """Verify a payout destination: `verify` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            VERIFY_PAYOUT_DESTINATION,
            {"id": id, "signature": signature, "nonce": nonce, "expiresAt": expires_at},
            options,
        )
