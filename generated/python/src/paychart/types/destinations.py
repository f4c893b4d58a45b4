# Written by codegen from spec/. Do not edit.
"""Types of the contract: destinations."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence

from .._runtime.values import UNSET, Choice, Model, OneOf, Unknown, Unset

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from typing_extensions import TypeAlias

    from .._runtime.values import Amount


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreatePayoutDestinationRequest(Model):
    """The destination to add. Send the fields of its type and no others. The type determines which fields are
    required, and their format.
    """

    #: The type: ONCHAIN_WALLET (or STABLECOIN_ADDRESS), PAYMENT_APP_A, PAYMENT_APP_B, US_BANK_ACH, SEPA or
    #: SERVICE_BALANCE; ONCHAIN_WALLET by default if an address is given. PAYMENT_APP_C is refused with
    #: VALIDATION_FAILED, any other value with DESTINATION_RAIL_NOT_AVAILABLE.
    type: Literal["ONCHAIN_WALLET", "PAYMENT_APP_C", "STABLECOIN_ADDRESS", "PAYMENT_APP_A", "PAYMENT_APP_B", "US_BANK_ACH", "SEPA", "SERVICE_BALANCE"] | Unknown | None = None
    #: For ONCHAIN_WALLET: USDC, the default, on every network except tron, or USDT on ethereum and tron.
    asset: str | None = None
    #: For ONCHAIN_WALLET, in lower case: base, base-sepolia, ethereum, polygon, arbitrum, solana or tron; the
    #: deployment's network by default.
    network: str | None = None
    #: For ONCHAIN_WALLET: the address, stored exactly as it is sent. An EVM address is `0x` and 40 hex
    #: digits, with a valid checksum if it is in mixed case, and not the zero address. A Solana address is the
    #: base58 of a public key on the curve. A Tron address is 34 characters of base58check that begin with T.
    #: Two EVM addresses that differ only in case are the same destination.
    address: str | None = None
    #: For PAYMENT_APP_A: the e-mail address of the account. Send either `email` or `phone`.
    email: str | None = None
    #: For PAYMENT_APP_A: send either `phone` or `email`. For PAYMENT_APP_B: send either `phone` or `handle`.
    #: The phone number of the account in E.164 form.
    phone: str | None = None
    #: For PAYMENT_APP_B: the handle of the account. Send either `handle` or `phone`. 1 to 30 letters, digits,
    #: dots, hyphens and underscores, without `@`.
    handle: str | None = None
    #: For US_BANK_ACH: 9 digits with an assigned ABA prefix and a valid checksum.
    routing_number: str | None = None
    #: For US_BANK_ACH: 4 to 17 digits.
    account_number: str | None = None
    #: For SEPA: an IBAN with a valid checksum and the length of its country.
    iban: str | None = None
    #: ISO 3166-1 alpha-2 country code. The default depends on the rail.
    country: str | None = None
    #: ISO 4217 currency code. The default depends on the rail.
    currency: str | None = None
    #: A label of your own.
    label: str | None = None

    _fields_ = (
        ("type", "type", False, False, "=ONCHAIN_WALLET|PAYMENT_APP_C|STABLECOIN_ADDRESS|PAYMENT_APP_A|PAYMENT_APP_B|US_BANK_ACH|SEPA|SERVICE_BALANCE"),
        ("asset", "asset", False, False, ""),
        ("network", "network", False, False, ""),
        ("address", "address", False, False, ""),
        ("email", "email", False, False, ""),
        ("phone", "phone", False, False, ""),
        ("handle", "handle", False, False, ""),
        ("routing_number", "routingNumber", False, False, ""),
        ("account_number", "accountNumber", False, False, ""),
        ("iban", "iban", False, False, ""),
        ("country", "country", False, False, ""),
        ("currency", "currency", False, False, ""),
        ("label", "label", False, False, ""),
    )


OWNERSHIP_STATUS_VALUES = ("DECLARED", "SIGNATURE_VERIFIED", "PROVIDER_VERIFIED", "INTERNAL", "FAILED")
#: How the ownership of a destination was established: DECLARED by the tenant, SIGNATURE_VERIFIED by a
#: signature of its key, PROVIDER_VERIFIED by the provider, INTERNAL for the tenant's own balance, FAILED if
#: the last verification was rejected.
OwnershipStatus: TypeAlias = "Literal['DECLARED', 'SIGNATURE_VERIFIED', 'PROVIDER_VERIFIED', 'INTERNAL', 'FAILED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PayoutDestination(Model):
    """A place where a tenant can be paid. Its address or account never changes: to be paid elsewhere, add
    another destination.
    """

    #: The destination.
    id: str
    #: The type of the destination, which determines the payout method.
    type: PayoutDestinationType
    #: Code of the token; null for destinations that are not on a chain.
    asset: str | None
    #: Name of the network; null for destinations that are not on a chain.
    network: str | None
    #: The address exactly as it was given; null for destinations that are not on a chain.
    address: str | None
    #: Name of the provider that pays to this destination; null if there is none.
    provider: str | None
    #: Country of the destination, ISO 3166-1 alpha-2.
    country: str | None
    #: Currency of the destination, an ISO 4217 code.
    currency: str | None
    #: A label of the tenant's own.
    label: str | None
    #: The address or account, masked. It is stored encrypted and never returned in full, except for wallet
    #: addresses.
    masked_label: str
    #: The status of the destination. Only an ACTIVE one can be paid.
    status: PayoutDestinationStatus
    #: How the tenant's ownership of the destination was established.
    ownership_status: OwnershipStatus
    #: Id of the DESTINATION_OWNERSHIP credential that a verified signature has issued; null without one.
    verification_credential_id: str | None
    #: Priority among the tenant's destinations; lower numbers come first.
    priority: int
    #: The tenant's consent to be paid here if another route fails. It is stored for later use: no payment is
    #: rerouted automatically.
    allow_automatic_fallback: bool
    #: True for the tenant's default destination, which is preferred when routes rank equal.
    is_default: bool
    #: Time of the consent to be paid here, which is the time of creation.
    consented_at: datetime | None
    #: Time at which the destination became ACTIVE; null before.
    verified_at: datetime | None
    #: Time of the revocation; null while the destination is not REVOKED.
    revoked_at: datetime | None
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "@destinations.PayoutDestinationType"),
        ("asset", "asset", True, False, ""),
        ("network", "network", True, False, ""),
        ("address", "address", True, False, ""),
        ("provider", "provider", True, False, ""),
        ("country", "country", True, False, ""),
        ("currency", "currency", True, False, ""),
        ("label", "label", True, False, ""),
        ("masked_label", "maskedLabel", True, False, ""),
        ("status", "status", True, False, "@destinations.PayoutDestinationStatus"),
        ("ownership_status", "ownershipStatus", True, False, "@destinations.OwnershipStatus"),
        ("verification_credential_id", "verificationCredentialId", True, False, ""),
        ("priority", "priority", True, False, ""),
        ("allow_automatic_fallback", "allowAutomaticFallback", True, False, ""),
        ("is_default", "isDefault", True, False, ""),
        ("consented_at", "consentedAt", True, False, "?t"),
        ("verified_at", "verifiedAt", True, False, "?t"),
        ("revoked_at", "revokedAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PayoutDestinationList(Model):
    """Payout destinations, newest first."""

    #: The entries of this page.
    destinations: tuple[PayoutDestination, ...]

    _fields_ = (
        ("destinations", "destinations", True, False, "[@destinations.PayoutDestination"),
    )


PAYOUT_DESTINATION_STATUS_VALUES = ("PENDING_VERIFICATION", "ACTIVE", "REVOKED")
#: The status of a destination. Only an ACTIVE destination can be paid. REVOKED is final.
PayoutDestinationStatus: TypeAlias = "Literal['PENDING_VERIFICATION', 'ACTIVE', 'REVOKED'] | Unknown"

PAYOUT_DESTINATION_TYPE_VALUES = ("STABLECOIN_ADDRESS", "PAYMENT_APP_A", "PAYMENT_APP_B", "US_BANK_ACH", "SEPA", "SERVICE_BALANCE")
#: The type of a destination, which determines the payout method. An ONCHAIN_WALLET is returned as
#: STABLECOIN_ADDRESS. PAYMENT_APP_C cannot be created and never appears.
PayoutDestinationType: TypeAlias = "Literal['STABLECOIN_ADDRESS', 'PAYMENT_APP_A', 'PAYMENT_APP_B', 'US_BANK_ACH', 'SEPA', 'SERVICE_BALANCE'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UpdatePayoutDestinationRequest(Model):
    """The fields to update. A field that is absent or null does not change."""

    #: A label of your own.
    label: str | None = None
    #: Priority among the tenant's destinations; lower numbers come first.
    priority: int | None = None
    #: The tenant's consent to be paid here if another route fails. The destination has to be ACTIVE.
    allow_automatic_fallback: bool | None = None

    _fields_ = (
        ("label", "label", False, False, ""),
        ("priority", "priority", False, False, ""),
        ("allow_automatic_fallback", "allowAutomaticFallback", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerifyPayoutDestinationRequest(Model):
    """A signature by the address, or an empty body for a check by the provider. The three fields have to be sent
    together.
    """

    #: EIP-712 signature by the address, or by its contract (EIP-1271), over `DestinationOwnership(string
    #: destinationId,string ownerDid,string network,string asset,string address,uint256 nonce,uint64
    #: expiresAt)`. `ownerDid` is the tenant's `did:subject:` identity, and `address` is as it is stored. The
    #: domain has the service's name, version 1, the deployment's chain, and
    #: `0x5afeba0000000000000000000000000000000002` as verifyingContract.
    signature: str | None = None
    #: A uint256 in decimal. Each nonce works once for this destination.
    nonce: str | None = None
    #: Time at which the signature expires, in Unix seconds, at most one hour ahead.
    expires_at: int | None = None

    _fields_ = (
        ("signature", "signature", False, False, ""),
        ("nonce", "nonce", False, False, ""),
        ("expires_at", "expiresAt", False, False, ""),
    )


SHAPES_: Mapping[str, Any] = {
    "OwnershipStatus": Choice(*OWNERSHIP_STATUS_VALUES),
    "PayoutDestinationStatus": Choice(*PAYOUT_DESTINATION_STATUS_VALUES),
    "PayoutDestinationType": Choice(*PAYOUT_DESTINATION_TYPE_VALUES),
}
