# Written by codegen from spec/. Do not edit.
"""Types of the contract: cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence

from .._runtime.values import UNSET, Choice, Model, OneOf, Unknown, Unset

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from typing_extensions import TypeAlias

    from .._runtime.values import Amount
    from . import accounts as _accounts


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Card(Model):
    """A debit card. The service does not store the card number: only the issuer has it."""

    #: An opaque id that begins with `card_`.
    card_id: str
    #: The issuer's id of the card.
    issuer_card_id: str
    #: Id of the wallet that pays; null for cards of the card provider.
    wallet_id: str | None
    #: Id of the agent to which the card's spending is also added; null if there is none.
    agent_id: str | None
    #: The last four digits of the card number.
    last4: str
    #: The address of the wallet, with EIP-55 checksum; null for cards of the card provider.
    multisig_address: str | None
    #: The current status. Only an active card can be used.
    status: CardStatus
    #: Time at which the card was issued.
    created_at: datetime

    _fields_ = (
        ("card_id", "cardId", True, False, ""),
        ("issuer_card_id", "issuerCardId", True, False, ""),
        ("wallet_id", "walletId", True, False, ""),
        ("agent_id", "agentId", True, False, ""),
        ("last4", "last4", True, False, ""),
        ("multisig_address", "multisigAddress", True, False, ""),
        ("status", "status", True, False, "@cards.CardStatus"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardAuthorization(Model):
    """A card authorization, approved or declined."""

    #: An opaque id that begins with `auz_`.
    authorization_id: str
    #: An opaque id that begins with `card_`.
    card_id: str
    #: The amount of the authorization, in USD.
    amount_usd: Decimal
    #: The merchant category code; null if none was given.
    mcc: str | None
    #: True if the authorization was approved.
    approved: bool
    #: The reason of the decline; null if it was approved.
    decline_reason: CardDeclineReason
    #: The decision of the policy; null if none was evaluated, because none is attached, the card is frozen or
    #: it has no tenant.
    policy: CardPolicyOutcome | None
    #: The amounts spent in the card's windows after this authorization.
    spent: CardSpent
    #: The total amount that has been reversed so far, in USD; 0.00 at first.
    reversed_usd: Decimal
    #: Time of the decision.
    created_at: datetime

    _fields_ = (
        ("authorization_id", "authorizationId", True, False, ""),
        ("card_id", "cardId", True, False, ""),
        ("amount_usd", "amountUsd", True, False, "d"),
        ("mcc", "mcc", True, False, ""),
        ("approved", "approved", True, False, ""),
        ("decline_reason", "declineReason", True, False, "?=CARD_INACTIVE|AGENT_SUSPENDED|POLICY_UNAVAILABLE|POLICY_DENIED|MCC_BLOCKED|MCC_NOT_ALLOWED|PER_TXN_LIMIT|DAILY_CAP|WEEKLY_CAP|MONTHLY_CAP|INSUFFICIENT_MULTISIG_BALANCE"),
        ("policy", "policy", True, False, "?@cards.CardPolicyOutcome"),
        ("spent", "spent", True, False, "@cards.CardSpent"),
        ("reversed_usd", "reversedUsd", True, False, "d"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardAuthorizationEvent(Model):
    """The event that is sent when a card authorization is approved, declined or reversed. It never contains
    phone numbers, e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["card.authorization.approved", "card.authorization.declined", "card.authorization.reversed"]
    #: Time at which the change was committed.
    created_at: datetime
    #: The environment: `sandbox` or `live`.
    environment: _accounts.Environment
    #: Id of the tenant that receives the event.
    tenant_id: str
    #: Version of the payload, always `v1`.
    api_version: Literal["v1"]
    #: Number of the event in this tenant's feed. The numbers increase by one, without gaps.
    sequence: str
    #: Id of the resource that changed.
    resource_id: str
    #: Position of the change among the changes of the same resource. It always increases, but may skip
    #: numbers.
    resource_sequence: int
    #: The resource that changed.
    data: CardAuthorizationEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=card.authorization.approved|card.authorization.declined|card.authorization.reversed"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@cards.CardAuthorizationEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardAuthorizationEventData(Model):
    """The resource that changed."""

    #: The authorization at the moment of the change.
    object: CardAuthorization
    #: APPROVED for a reversal; absent for the decision itself.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@cards.CardAuthorization"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardAuthorizationList(Model):
    """Authorizations of a card, newest first."""

    #: The entries of this page.
    authorizations: tuple[CardAuthorization, ...]

    _fields_ = (
        ("authorizations", "authorizations", True, False, "[@cards.CardAuthorization"),
    )


CARD_DECLINE_REASON_VALUES = ("CARD_INACTIVE", "AGENT_SUSPENDED", "POLICY_UNAVAILABLE", "POLICY_DENIED", "MCC_BLOCKED", "MCC_NOT_ALLOWED", "PER_TXN_LIMIT", "DAILY_CAP", "WEEKLY_CAP", "MONTHLY_CAP", "INSUFFICIENT_MULTISIG_BALANCE")
#: The reason why an authorization was declined, the first that applies in this order; null if it was
#: approved. POLICY_DENIED means that the policy refuses the counterparty, POLICY_UNAVAILABLE that the policy
#: check is unavailable, both in enforce mode only. AGENT_SUSPENDED means that the agent of the card is
#: suspended. The policy's other rules decline with the reasons of the card's own limits.
#: INSUFFICIENT_MULTISIG_BALANCE also means that the balance of the multisig wallet could not be read from the
#: chain.
CardDeclineReason: TypeAlias = "Literal['CARD_INACTIVE', 'AGENT_SUSPENDED', 'POLICY_UNAVAILABLE', 'POLICY_DENIED', 'MCC_BLOCKED', 'MCC_NOT_ALLOWED', 'PER_TXN_LIMIT', 'DAILY_CAP', 'WEEKLY_CAP', 'MONTHLY_CAP', 'INSUFFICIENT_MULTISIG_BALANCE'] | Unknown | None"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardEphemeralKey(Model):
    """A key with which a client adds the card to a phone wallet, or displays it."""

    #: An opaque id that begins with `card_`.
    card_id: str
    #: The issuer's id of the card.
    issuer_card_id: str
    #: The vendor of the phone wallet that the key is for.
    platform: CardPlatform
    #: The key of the card provider, with its secret.
    ephemeral_key: EphemeralKey

    _fields_ = (
        ("card_id", "cardId", True, False, ""),
        ("issuer_card_id", "issuerCardId", True, False, ""),
        ("platform", "platform", True, False, "@cards.CardPlatform"),
        ("ephemeral_key", "ephemeralKey", True, False, "@cards.EphemeralKey"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardEvent(Model):
    """The event that is sent when a card is issued, frozen or unfrozen. It never contains phone numbers, e-mail
    addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["card.issued", "card.frozen", "card.unfrozen"]
    #: Time at which the change was committed.
    created_at: datetime
    #: The environment: `sandbox` or `live`.
    environment: _accounts.Environment
    #: Id of the tenant that receives the event.
    tenant_id: str
    #: Version of the payload, always `v1`.
    api_version: Literal["v1"]
    #: Number of the event in this tenant's feed. The numbers increase by one, without gaps.
    sequence: str
    #: Id of the resource that changed.
    resource_id: str
    #: Position of the change among the changes of the same resource. It always increases, but may skip
    #: numbers.
    resource_sequence: int
    #: The resource that changed.
    data: CardEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=card.issued|card.frozen|card.unfrozen"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@cards.CardEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardEventData(Model):
    """The resource that changed."""

    #: The card at the moment of the change.
    object: Card
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@cards.Card"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardFreezeResult(Model):
    """The card after freezing or unfreezing."""

    #: An opaque id that begins with `card_`.
    card_id: str
    #: The status: inactive while the card is frozen.
    status: CardStatus
    #: The last four digits of the card number.
    last4: str
    #: The address of the wallet, with EIP-55 checksum; null for cards of the card provider.
    multisig_address: str | None

    _fields_ = (
        ("card_id", "cardId", True, False, ""),
        ("status", "status", True, False, "@cards.CardStatus"),
        ("last4", "last4", True, False, ""),
        ("multisig_address", "multisigAddress", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardIssued(Model):
    """The new card."""

    #: An opaque id that begins with `card_`.
    card_id: str
    #: The issuer's id of the card.
    issuer_card_id: str
    #: The last four digits of the card number.
    last4: str
    #: The address of the wallet that pays, with EIP-55 checksum.
    multisig_address: str
    #: Always active.
    status: CardStatus
    #: Id of the agent to which the card's spending is also added; null if there is none.
    agent_id: str | None

    _fields_ = (
        ("card_id", "cardId", True, False, ""),
        ("issuer_card_id", "issuerCardId", True, False, ""),
        ("last4", "last4", True, False, ""),
        ("multisig_address", "multisigAddress", True, False, ""),
        ("status", "status", True, False, "@cards.CardStatus"),
        ("agent_id", "agentId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardIssuerAuthorizationRequest(Model):
    """A card authorization that the issuer asks to decide."""

    #: The issuer's id of the authorization. It is decided once; the same id always gets the same response.
    authorization_id: str
    #: The issuer's id of the card.
    issuer_card_id: str
    #: The amount to authorize, in USD.
    amount_usd: Decimal
    #: The merchant category code. Without it the rules about categories are skipped.
    mcc: str | None = None
    #: The merchant's name.
    merchant_name: str | None = None
    #: The merchant's EVM address, to which the counterparty rules apply.
    merchant_address: str | None = None

    _fields_ = (
        ("authorization_id", "authorizationId", True, False, ""),
        ("issuer_card_id", "issuerCardId", True, False, ""),
        ("amount_usd", "amountUsd", True, False, "d"),
        ("mcc", "mcc", False, False, ""),
        ("merchant_name", "merchantName", False, False, ""),
        ("merchant_address", "merchantAddress", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardIssuerDecision(Model):
    """The response to the issuer. If it does not arrive in time, the issuer declines."""

    #: The issuer's own id of the authorization.
    authorization_id: str
    #: True if the authorization is approved.
    approved: bool
    #: The first check that failed; null if the authorization is approved.
    decline_reason: CardDeclineReason

    _fields_ = (
        ("authorization_id", "authorizationId", True, False, ""),
        ("approved", "approved", True, False, ""),
        ("decline_reason", "declineReason", True, False, "?=CARD_INACTIVE|AGENT_SUSPENDED|POLICY_UNAVAILABLE|POLICY_DENIED|MCC_BLOCKED|MCC_NOT_ALLOWED|PER_TXN_LIMIT|DAILY_CAP|WEEKLY_CAP|MONTHLY_CAP|INSUFFICIENT_MULTISIG_BALANCE"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardIssuerReversalReceipt(Model):
    """The result of the reversal."""

    #: The issuer's own id of the reversal.
    reversal_id: str
    #: True if the reversal had been processed before.
    duplicate: bool
    #: The total amount of the authorization that has been reversed so far, in USD.
    reversed_usd: Decimal

    _fields_ = (
        ("reversal_id", "reversalId", True, False, ""),
        ("duplicate", "duplicate", True, False, ""),
        ("reversed_usd", "reversedUsd", True, False, "d"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardIssuerReversalRequest(Model):
    """A reversal of an authorization by the issuer."""

    #: The issuer's id of the reversal. It is processed once.
    reversal_id: str
    #: The issuer's id of the authorization to reverse.
    authorization_id: str
    #: The amount to reverse, in USD; the whole rest by default.
    amount_usd: Decimal | None = None

    _fields_ = (
        ("reversal_id", "reversalId", True, False, ""),
        ("authorization_id", "authorizationId", True, False, ""),
        ("amount_usd", "amountUsd", False, False, "d"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardLimits(Model):
    """The limits of a card. The most restrictive limit applies. Windows are the UTC day, the ISO week and the
    calendar month on the tenant's clock. An amount equal to a limit is allowed.
    """

    #: An opaque id that begins with `card_`.
    card_id: str
    #: The limit of one authorization, in USD; null for no limit.
    per_transaction_usd: Decimal | None
    #: The limit of a UTC day, in USD; null for no limit.
    daily_usd: Decimal | None
    #: The limit of an ISO week, from Monday 00:00 UTC, in USD; null for no limit.
    weekly_usd: Decimal | None
    #: The limit of a calendar month, in USD; null for no limit.
    monthly_usd: Decimal | None
    #: The merchant categories that are declined, sorted. The list has precedence over allowedMcc.
    blocked_mcc: tuple[str, ...]
    #: The only merchant categories that are allowed, sorted; null if any is allowed.
    allowed_mcc: tuple[str, ...] | None

    _fields_ = (
        ("card_id", "cardId", True, False, ""),
        ("per_transaction_usd", "perTransactionUsd", True, False, "?d"),
        ("daily_usd", "dailyUsd", True, False, "?d"),
        ("weekly_usd", "weeklyUsd", True, False, "?d"),
        ("monthly_usd", "monthlyUsd", True, False, "?d"),
        ("blocked_mcc", "blockedMcc", True, False, "["),
        ("allowed_mcc", "allowedMcc", True, False, "?["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardList(Model):
    """Cards of a wallet, newest first."""

    #: The entries of this page.
    cards: tuple[Card, ...]

    _fields_ = (
        ("cards", "cards", True, False, "[@cards.Card"),
    )


CARD_PLATFORM_VALUES = ("wallet_vendor_a", "wallet_vendor_b")
#: The vendor of the phone wallet.
CardPlatform: TypeAlias = "Literal['wallet_vendor_a', 'wallet_vendor_b'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardPolicyOutcome(Model):
    """The decision of the card's policy. It is the decision of the agent's policy if the card has none, or if
    only the agent's policy denies.
    """

    #: Id of the entry in the policy decision log.
    decision_log_id: str
    #: True if the policy allows the authorization. In log mode a denial declines nothing.
    allow: bool
    #: The first rule that failed; null if the policy allows.
    reason: str | None

    _fields_ = (
        ("decision_log_id", "decisionLogId", True, False, ""),
        ("allow", "allow", True, False, ""),
        ("reason", "reason", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CardSpent(Model):
    """The amounts that the card has spent in its windows, less reversals, after this decision or its last
    reversal.
    """

    #: The amount spent in this UTC day, in USD.
    daily_usd: Decimal
    #: The amount spent in this ISO week, in USD.
    weekly_usd: Decimal
    #: The amount spent in this calendar month, in USD.
    monthly_usd: Decimal

    _fields_ = (
        ("daily_usd", "dailyUsd", True, False, "d"),
        ("weekly_usd", "weeklyUsd", True, False, "d"),
        ("monthly_usd", "monthlyUsd", True, False, "d"),
    )


CARD_STATUS_VALUES = ("active", "inactive")
#: The status of a card: active, or inactive while it is frozen.
CardStatus: TypeAlias = "Literal['active', 'inactive'] | Unknown"

#: The phone wallet that the key is for. Send a nonce to add the card to a phone wallet, none to display the
#: card in the client.
CreateEphemeralKeyRequest: TypeAlias = "VendorAEphemeralKeyRequest | VendorBEphemeralKeyRequest"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateProviderCardRequest(Model):
    """The cardholder. For the crypto-funded card provider, and only there, the source of the money is required
    too.
    """

    #: The card provider's id of the cardholder.
    cardholder_id: str
    #: The chain of the funding account.
    chain: Literal["solana", "world_chain", "base"] | Unknown | None = None
    #: EVM address that funds the card.
    crypto_account_address: str | None = None
    #: The type of the funding account.
    crypto_account_type: Literal["standard", "provider_wallet"] | Unknown | None = None

    _fields_ = (
        ("cardholder_id", "cardholderId", True, False, ""),
        ("chain", "chain", False, False, "=solana|world_chain|base"),
        ("crypto_account_address", "cryptoAccountAddress", False, False, ""),
        ("crypto_account_type", "cryptoAccountType", False, False, "=standard|provider_wallet"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateTestCardAuthorizationRequest(Model):
    """The authorization to simulate."""

    #: The amount to authorize in USD, above zero, with at most 6 decimals.
    amount_usd: Decimal
    #: The merchant category code. Without it the rules about categories are skipped.
    mcc: str | None = None
    #: The merchant's name.
    merchant_name: str | None = None
    #: The merchant's EVM address, to which the counterparty rules apply.
    merchant_address: str | None = None

    _fields_ = (
        ("amount_usd", "amountUsd", True, False, "d"),
        ("mcc", "mcc", False, False, ""),
        ("merchant_name", "merchantName", False, False, ""),
        ("merchant_address", "merchantAddress", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EphemeralKey(Model):
    """A short-lived key of the issuer."""

    #: Id of the key.
    id: str
    #: The secret of the client. It is shown once and not stored in clear.
    secret: str
    #: Time at which the key expires, in Unix seconds: 900 seconds after it was created.
    expires: int
    #: The objects that the key gives access to.
    associated_objects: tuple[EphemeralKeyObject, ...]

    _fields_ = (
        ("id", "id", True, False, ""),
        ("secret", "secret", True, True, ""),
        ("expires", "expires", True, False, ""),
        ("associated_objects", "associated_objects", True, False, "[@cards.EphemeralKeyObject"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EphemeralKeyObject(Model):
    """An object that the key gives access to."""

    #: The issuer's id of the object.
    id: str
    #: The type of the object.
    type: str

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IssueCardRequest(Model):
    """The limits and the agent of the new card. An absent limit or null means no limit."""

    #: The limit of one authorization, in USD.
    per_transaction_usd: Decimal | None | Unset = UNSET
    #: The limit of a UTC day, in USD.
    daily_usd: Decimal | None | Unset = UNSET
    #: The limit of an ISO week, in USD.
    weekly_usd: Decimal | None | Unset = UNSET
    #: The limit of a calendar month, in USD.
    monthly_usd: Decimal | None | Unset = UNSET
    #: The merchant categories to decline; none by default. The list is stored sorted and without duplicates.
    blocked_mcc: tuple[str, ...] | None | Unset = UNSET
    #: The only merchant categories to allow. An empty list allows any, like null.
    allowed_mcc: tuple[str, ...] | None | Unset = UNSET
    #: Id of the agent to which the card's spending is also added; null if there is none.
    agent_id: str | None = None

    _fields_ = (
        ("per_transaction_usd", "perTransactionUsd", False, False, "?d"),
        ("daily_usd", "dailyUsd", False, False, "?d"),
        ("weekly_usd", "weeklyUsd", False, False, "?d"),
        ("monthly_usd", "monthlyUsd", False, False, "?d"),
        ("blocked_mcc", "blockedMcc", False, False, "?["),
        ("allowed_mcc", "allowedMcc", False, False, "?["),
        ("agent_id", "agentId", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ProviderCard(Model):
    """The new card of the card provider."""

    #: An opaque id that begins with `card_`.
    card_id: str
    #: The issuer's id of the card.
    issuer_card_id: str
    #: Id of the account at the provider that pays.
    funding_card_account_id: str
    #: The last four digits of the card number.
    last4: str

    _fields_ = (
        ("card_id", "cardId", True, False, ""),
        ("issuer_card_id", "issuerCardId", True, False, ""),
        ("funding_card_account_id", "fundingCardAccountId", True, False, ""),
        ("last4", "last4", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ReverseTestCardAuthorizationRequest(Model):
    """The amount to reverse."""

    #: The amount in USD; the whole rest by default.
    amount_usd: Decimal | None = None

    _fields_ = (
        ("amount_usd", "amountUsd", False, False, "d"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SetCardLimitsRequest(Model):
    """The limits to update. A field that is absent does not change, and null removes the limit."""

    #: The limit of one authorization, in USD; null for no limit.
    per_transaction_usd: Decimal | None | Unset = UNSET
    #: The limit of a UTC day, in USD; null for no limit.
    daily_usd: Decimal | None | Unset = UNSET
    #: The limit of an ISO week, in USD; null for no limit.
    weekly_usd: Decimal | None | Unset = UNSET
    #: The limit of a calendar month, in USD; null for no limit.
    monthly_usd: Decimal | None | Unset = UNSET
    #: The merchant categories to decline. The new list replaces the old one; null empties it. The list is
    #: stored sorted and without duplicates.
    blocked_mcc: tuple[str, ...] | None | Unset = UNSET
    #: The only merchant categories to allow. The new list replaces the old one; null or an empty list removes
    #: it.
    allowed_mcc: tuple[str, ...] | None | Unset = UNSET

    _fields_ = (
        ("per_transaction_usd", "perTransactionUsd", False, False, "?d"),
        ("daily_usd", "dailyUsd", False, False, "?d"),
        ("weekly_usd", "weeklyUsd", False, False, "?d"),
        ("monthly_usd", "monthlyUsd", False, False, "?d"),
        ("blocked_mcc", "blockedMcc", False, False, "?["),
        ("allowed_mcc", "allowedMcc", False, False, "?["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VendorAEphemeralKeyRequest(Model):
    """A key for vendor A. The device signs the nonce, so a signature or certificates can be sent only with a
    nonce.
    """

    #: Always vendor A.
    platform: Literal["wallet_vendor_a"]
    #: The nonce of the device, for adding the card to the phone wallet.
    nonce: str | None = None
    #: The device's signature of the nonce.
    nonce_signature: str | None = None
    #: The device's certificate chain, each certificate in base64.
    certificates: tuple[str, ...] | None = None

    _fields_ = (
        ("platform", "platform", True, False, "=wallet_vendor_a"),
        ("nonce", "nonce", False, False, ""),
        ("nonce_signature", "nonceSignature", False, False, ""),
        ("certificates", "certificates", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VendorBEphemeralKeyRequest(Model):
    """A key for vendor B, which uses neither signature nor certificates."""

    #: Always vendor B.
    platform: Literal["wallet_vendor_b"]
    #: The nonce of the device, for adding the card to the phone wallet.
    nonce: str | None = None

    _fields_ = (
        ("platform", "platform", True, False, "=wallet_vendor_b"),
        ("nonce", "nonce", False, False, ""),
    )


SHAPES_: Mapping[str, Any] = {
    "CardDeclineReason": Choice(*CARD_DECLINE_REASON_VALUES),
    "CardPlatform": Choice(*CARD_PLATFORM_VALUES),
    "CardStatus": Choice(*CARD_STATUS_VALUES),
    "CreateEphemeralKeyRequest": OneOf("platform", {"wallet_vendor_a": "@cards.VendorAEphemeralKeyRequest", "wallet_vendor_b": "@cards.VendorBEphemeralKeyRequest"}),
}
