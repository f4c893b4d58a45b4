# Written by codegen from spec/. Do not edit.
"""Types of the contract: offramp."""

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
class CreateOfframpPaymentRequest(Model):
    """Whom to pay, how much, and within which limits. Send exactly one of `phone` and `did`."""

    #: The recipient's phone number in E.164 form.
    phone: str | None = None
    #: The recipient's payment DID (`did:payid:` and 64 hex digits), a `did:web` of this service, or a handle.
    did: str | None = None
    #: The amount in USD: above zero, at most 1000000000, with at most 6 decimals.
    amount_usd: Decimal
    #: The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in live.
    chain_id: int | None = None
    #: The source of the money.
    funding_mode: FundingMode | None = None
    #: The EVM address to which an unused deposit is refunded. Required with ONCHAIN_DEPOSIT, not allowed
    #: otherwise.
    refund_address: str | None = None
    #: The asset that pays: USDC on the deployment's network by default.
    funding: CreateOfframpPaymentRequestFunding | None = None
    #: A signed payment envelope. Every error in it is refused with ENVELOPE_INVALID.
    envelope: PaymentEnvelope | Mapping[str, Any] | None = None
    #: Plain text for both parties, at most 500 characters.
    memo: str | None = None
    #: Your own reference of the payment, such as an order number: 1 to 100 printable ASCII characters. It is
    #: returned only to you, the sender, and lists can be filtered by it. It does not have to be unique,
    #: unless you send `clientReferenceUnique`.
    client_reference: str | None = None
    #: True to refuse the request with CLIENT_REFERENCE_TAKEN if another payment of yours has the same
    #: `clientReference` and was created with this field, whatever its status is.
    client_reference_unique: bool | None = None
    #: Id of one of the recipient's ACTIVE destinations; any of them by default.
    requested_destination_id: str | None = None
    #: How to rank the routes; CHEAPEST by default.
    speed_preference: SpeedPreference | None = None
    #: The highest total fee, in minor units of the destination currency. A fee equal to it is allowed.
    maximum_fee_minor: str | None = None
    #: The rails that may be used; empty or absent for all.
    allowed_rails: tuple[Rail, ...] | None = None
    #: The person to invite if the handle belongs to nobody: an e-mail address, a phone number, or both. Only
    #: for handles.
    invite: CreateOfframpPaymentRequestInvite | None = None

    _fields_ = (
        ("phone", "phone", False, False, ""),
        ("did", "did", False, False, ""),
        ("amount_usd", "amountUsd", True, False, "d"),
        ("chain_id", "chainId", False, False, ""),
        ("funding_mode", "fundingMode", False, False, "@offramp.FundingMode"),
        ("refund_address", "refundAddress", False, False, ""),
        ("funding", "funding", False, False, "@offramp.CreateOfframpPaymentRequestFunding"),
        ("envelope", "envelope", False, False, ""),
        ("memo", "memo", False, False, ""),
        ("client_reference", "clientReference", False, False, ""),
        ("client_reference_unique", "clientReferenceUnique", False, False, ""),
        ("requested_destination_id", "requestedDestinationId", False, False, ""),
        ("speed_preference", "speedPreference", False, False, "@offramp.SpeedPreference"),
        ("maximum_fee_minor", "maximumFeeMinor", False, False, ""),
        ("allowed_rails", "allowedRails", False, False, "[@offramp.Rail"),
        ("invite", "invite", False, False, "@offramp.CreateOfframpPaymentRequestInvite"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateOfframpPaymentRequestFunding(Model):
    """The asset that pays: USDC on the deployment's network by default."""

    #: USDC or USDT.
    asset: str | None = None
    #: Name of the network, such as `base-sepolia`.
    network: str | None = None

    _fields_ = (
        ("asset", "asset", False, False, ""),
        ("network", "network", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateOfframpPaymentRequestInvite(Model):
    """The person to invite if the handle belongs to nobody: an e-mail address, a phone number, or both. Only for
    handles.
    """

    #: E-mail address of the person to invite.
    email: str | None = None
    #: Phone number of the person to invite, in E.164 form.
    phone: str | None = None

    _fields_ = (
        ("email", "email", False, False, ""),
        ("phone", "phone", False, False, ""),
    )


DELIVERY_MOMENT_VALUES = ("ACCEPTED", "SECURED", "SUBMITTED", "DELIVERED")
#: The progress of the payment: ACCEPTED once it is recorded, SECURED once it is funded, SUBMITTED once it is
#: with the provider, DELIVERED once the provider has confirmed the delivery. Null after the payment has
#: failed, was refunded or was cancelled.
DeliveryMoment: TypeAlias = "Literal['ACCEPTED', 'SECURED', 'SUBMITTED', 'DELIVERED'] | Unknown | None"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DepositOfframpPaymentRequest(Model):
    """The deposit to check for."""

    #: The amount in minor units of the token (6 decimals). It has to equal the amount of the payment.
    amount_minor: str

    _fields_ = (
        ("amount_minor", "amountMinor", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExcludedRoute(Model):
    """A route that is not offered, and why."""

    #: Id of the payout destination, `dst_…`.
    destination_id: str
    #: The provider; null if the rail has none.
    provider: str | None
    #: Type of the destination, such as PAYMENT_APP_A.
    rail: Rail
    #: The reason why this route was not quoted, as a code.
    reason_code: Literal["MAX_FEE_EXCEEDED", "RAIL_NOT_ALLOWED", "DESTINATION_NOT_REQUESTED", "PROVIDER_OFF", "PROVIDER_UNAVAILABLE", "INSUFFICIENT_LIQUIDITY", "NO_PROVIDER_ADAPTER", "NETWORK_NOT_ROUTABLE", "CURRENCY_NOT_SUPPORTED", "AMOUNT_TOO_SMALL", "POLICY_FEE_EXCEEDED", "POLICY_RAIL_NOT_ALLOWED", "AUTHORITY_DESTINATION_NOT_ALLOWED", "ENVELOPE_CONSTRAINT"] | Unknown

    _fields_ = (
        ("destination_id", "destinationId", True, False, ""),
        ("provider", "provider", True, False, ""),
        ("rail", "rail", True, False, "@offramp.Rail"),
        ("reason_code", "reasonCode", True, False, "=MAX_FEE_EXCEEDED|RAIL_NOT_ALLOWED|DESTINATION_NOT_REQUESTED|PROVIDER_OFF|PROVIDER_UNAVAILABLE|INSUFFICIENT_LIQUIDITY|NO_PROVIDER_ADAPTER|NETWORK_NOT_ROUTABLE|CURRENCY_NOT_SUPPORTED|AMOUNT_TOO_SMALL|POLICY_FEE_EXCEEDED|POLICY_RAIL_NOT_ALLOWED|AUTHORITY_DESTINATION_NOT_ALLOWED|ENVELOPE_CONSTRAINT"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class FundingInstructions(Model):
    """Instructions for paying an on-chain deposit."""

    #: `onchain` for a deposit into the escrow, `partner` for USDT on tron.
    provider: Literal["onchain", "partner"] | Unknown
    #: Address that receives the deposit.
    escrow_address: str
    #: 32 random bytes in hex that identify the deposit on the chain.
    deal_id: str
    #: EVM address of the token's contract.
    token_address: str
    #: EIP-155 id of the chain, such as 84532.
    chain_id: int
    #: The amount to deposit, in minor units of the token (6 decimals).
    amount_minor: str
    #: The transactions to send, in this order; empty for a deposit with the partner.
    steps: tuple[FundingStep, ...]
    #: An explanation in words.
    note: str

    _fields_ = (
        ("provider", "provider", True, False, "=onchain|partner"),
        ("escrow_address", "escrowAddress", True, False, ""),
        ("deal_id", "dealId", True, False, ""),
        ("token_address", "tokenAddress", True, False, ""),
        ("chain_id", "chainId", True, False, ""),
        ("amount_minor", "amountMinor", True, False, ""),
        ("steps", "steps", True, False, "[@offramp.FundingStep"),
        ("note", "note", True, False, ""),
    )


FUNDING_MODE_VALUES = ("INTERNAL_BALANCE", "ONCHAIN_DEPOSIT", "MULTISIG_PROPOSAL")
#: The source of the money: INTERNAL_BALANCE is the sender's balance in the ledger, ONCHAIN_DEPOSIT an
#: on-chain deposit, which is available to some tenants. MULTISIG_PROPOSAL is never available.
FundingMode: TypeAlias = "Literal['INTERNAL_BALANCE', 'ONCHAIN_DEPOSIT', 'MULTISIG_PROPOSAL'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class FundingStep(Model):
    """A transaction that the payer has to send."""

    #: What the transaction does.
    kind: Literal["approve", "deposit"] | Unknown
    #: Address of the contract to call.
    to: str
    #: Call data of the transaction, in hex.
    data: str

    _fields_ = (
        ("kind", "kind", True, False, "=approve|deposit"),
        ("to", "to", True, False, ""),
        ("data", "data", True, False, ""),
    )


HOLD_REASON_VALUES = ("RECIPIENT_NOT_ONBOARDED", "PAYOUT_DESTINATION_NOT_SELECTED", "CREDENTIAL_EXPIRED", "CREDENTIAL_REVOKED", "CREDENTIAL_SUSPENDED", "CREDENTIAL_CHANGED_REVIEW_REQUIRED", "PHONE_REVERIFICATION_REQUIRED", "TRANSACTION_MONITORING_REVIEW", "PROVIDER_DESTINATION_REVOKED", "PROVIDER_UNAVAILABLE", "INSUFFICIENT_ROUTE_LIQUIDITY", "POLICY_SUBSYSTEM_ERROR", "APPROVAL_THRESHOLD_NOT_MET", "AUTHORITY_LIMIT_EXCEEDED", "SANCTIONS_REVIEW_REQUIRED", "POLICY_DENIED")
#: The reason why a payment is held. Every hold can be cleared. SANCTIONS_REVIEW_REQUIRED and POLICY_DENIED
#: are not holds: they end the payment and are shown in `failureReason`.
HoldReason: TypeAlias = "Literal['RECIPIENT_NOT_ONBOARDED', 'PAYOUT_DESTINATION_NOT_SELECTED', 'CREDENTIAL_EXPIRED', 'CREDENTIAL_REVOKED', 'CREDENTIAL_SUSPENDED', 'CREDENTIAL_CHANGED_REVIEW_REQUIRED', 'PHONE_REVERIFICATION_REQUIRED', 'TRANSACTION_MONITORING_REVIEW', 'PROVIDER_DESTINATION_REVOKED', 'PROVIDER_UNAVAILABLE', 'INSUFFICIENT_ROUTE_LIQUIDITY', 'POLICY_SUBSYSTEM_ERROR', 'APPROVAL_THRESHOLD_NOT_MET', 'AUTHORITY_LIMIT_EXCEEDED', 'SANCTIONS_REVIEW_REQUIRED', 'POLICY_DENIED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class OfframpPayment(Model):
    """A payment to a phone number or DID over the rail that the recipient chooses. Sender and recipient read the
    same record, but `refundAddress`, `approvalRequestId`, `maximumFeeMinor` and `fundingInstructions` are
    null for the recipient.
    """

    #: An opaque id that begins with `pay_`.
    payment_id: str
    #: The status of the payment.
    status: OfframpPaymentStatus
    #: The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or
    #: was cancelled.
    delivery_moment: DeliveryMoment
    #: The recipient's phone number, masked; null if the payment names a DID. The full number is never
    #: returned.
    recipient_phone_masked: str | None
    #: The recipient's DID; absent if the payment names a phone number.
    recipient_did: str | None = None
    #: Id of the payment envelope; absent for payments without one.
    envelope_id: str | None = None
    #: Id of the recipient's tenant; null until the recipient is known.
    recipient_tenant_id: str | None
    #: Id of the claim that waits for the recipient; null if the payment needs no claim.
    claim_id: str | None
    #: The chain of the source asset, `eip155:<chainId>`.
    source_chain_key: str
    #: The source asset, `eip155:<chainId>/erc20:<token address in lower case>`.
    source_asset_id: str
    #: The amount in base units with 6 decimals: 25 USD is `25000000`.
    source_amount_base_units: str
    #: The same amount in USD.
    amount_usd: Decimal
    #: The source of the money.
    source_funding_mode: FundingMode
    #: Id of the destination that the sender asked for; null if any destination is allowed.
    requested_destination_id: str | None
    #: Id of the quote that the recipient selected; null before the selection, and again after a new set was
    #: quoted.
    selected_route_quote_id: str | None
    #: How the quotes are ranked; null if the sender did not choose.
    speed_preference: SpeedPreference | None
    #: The highest total fee that the sender allows, in minor units of the destination currency; null for no
    #: limit.
    maximum_fee_minor: str | None
    #: The payout methods that the sender allows; null or empty for all.
    allowed_rails: tuple[Rail, ...] | None
    #: The reasons why the payment is held, in the order of the checks; empty if it is not held.
    hold_reasons: tuple[HoldReason, ...]
    #: Why the payment failed, was cancelled by a policy or needs action: the reason of the rejection, or
    #: `PROVIDER_` and the provider's status. Null otherwise.
    failure_reason: str | None
    #: Plain text for both parties. It is erased 400 days after the payment has ended.
    memo: str | None
    #: The sender's own reference. Only the sender reads it, and only if the request contained one.
    client_reference: str | None = None
    #: The address to which an on-chain deposit is refunded; null for the recipient.
    refund_address: str | None
    #: Id of the approval request that holds the payment; null for the recipient.
    approval_request_id: str | None
    #: Instructions for paying the deposit. Present only for on-chain deposits that are not confirmed yet;
    #: null for the recipient.
    funding_instructions: FundingInstructions | None | Unset = UNSET
    #: Time at which the provider confirmed the delivery; null before.
    delivered_at: datetime | None
    #: Time of the cancellation; null while the payment is not CANCELED.
    canceled_at: datetime | None
    #: Time at which the money was returned to the sender; null before.
    refunded_at: datetime | None
    #: Time at which the payment was recorded.
    created_at: datetime
    #: Time of the last change.
    updated_at: datetime

    _fields_ = (
        ("payment_id", "paymentId", True, False, ""),
        ("status", "status", True, False, "@offramp.OfframpPaymentStatus"),
        ("delivery_moment", "deliveryMoment", True, False, "?=ACCEPTED|SECURED|SUBMITTED|DELIVERED"),
        ("recipient_phone_masked", "recipientPhoneMasked", True, False, ""),
        ("recipient_did", "recipientDid", False, False, ""),
        ("envelope_id", "envelopeId", False, False, ""),
        ("recipient_tenant_id", "recipientTenantId", True, False, ""),
        ("claim_id", "claimId", True, False, ""),
        ("source_chain_key", "sourceChainKey", True, False, ""),
        ("source_asset_id", "sourceAssetId", True, False, ""),
        ("source_amount_base_units", "sourceAmountBaseUnits", True, False, ""),
        ("amount_usd", "amountUsd", True, False, "d"),
        ("source_funding_mode", "sourceFundingMode", True, False, "@offramp.FundingMode"),
        ("requested_destination_id", "requestedDestinationId", True, False, ""),
        ("selected_route_quote_id", "selectedRouteQuoteId", True, False, ""),
        ("speed_preference", "speedPreference", True, False, "?@offramp.SpeedPreference"),
        ("maximum_fee_minor", "maximumFeeMinor", True, False, ""),
        ("allowed_rails", "allowedRails", True, False, "?[@offramp.Rail"),
        ("hold_reasons", "holdReasons", True, False, "[@offramp.HoldReason"),
        ("failure_reason", "failureReason", True, False, ""),
        ("memo", "memo", True, False, ""),
        ("client_reference", "clientReference", False, False, ""),
        ("refund_address", "refundAddress", True, False, ""),
        ("approval_request_id", "approvalRequestId", True, False, ""),
        ("funding_instructions", "fundingInstructions", False, False, "?@offramp.FundingInstructions"),
        ("delivered_at", "deliveredAt", True, False, "?t"),
        ("canceled_at", "canceledAt", True, False, "?t"),
        ("refunded_at", "refundedAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
        ("updated_at", "updatedAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class OfframpPaymentCreated(Model):
    """The new payment with its quotes."""

    #: An opaque id that begins with `pay_`.
    payment_id: str
    #: The status of the payment.
    status: OfframpPaymentStatus
    #: The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or
    #: was cancelled.
    delivery_moment: DeliveryMoment
    #: The recipient's phone number, masked; null if the payment names a DID. The full number is never
    #: returned.
    recipient_phone_masked: str | None
    #: The recipient's DID; absent if the payment names a phone number.
    recipient_did: str | None = None
    #: Id of the payment envelope; absent for payments without one.
    envelope_id: str | None = None
    #: Id of the recipient's tenant; null until the recipient is known.
    recipient_tenant_id: str | None
    #: Id of the claim that waits for the recipient; null if the payment needs no claim.
    claim_id: str | None
    #: The chain of the source asset, `eip155:<chainId>`.
    source_chain_key: str
    #: The source asset, `eip155:<chainId>/erc20:<token address in lower case>`.
    source_asset_id: str
    #: The amount in base units with 6 decimals: 25 USD is `25000000`.
    source_amount_base_units: str
    #: The same amount in USD.
    amount_usd: Decimal
    #: The source of the money.
    source_funding_mode: FundingMode
    #: Id of the destination that the sender asked for; null if any destination is allowed.
    requested_destination_id: str | None
    #: Id of the quote that the recipient selected; null before the selection, and again after a new set was
    #: quoted.
    selected_route_quote_id: str | None
    #: How the quotes are ranked; null if the sender did not choose.
    speed_preference: SpeedPreference | None
    #: The highest total fee that the sender allows, in minor units of the destination currency; null for no
    #: limit.
    maximum_fee_minor: str | None
    #: The payout methods that the sender allows; null or empty for all.
    allowed_rails: tuple[Rail, ...] | None
    #: The reasons why the payment is held, in the order of the checks; empty if it is not held.
    hold_reasons: tuple[HoldReason, ...]
    #: Why the payment failed, was cancelled by a policy or needs action: the reason of the rejection, or
    #: `PROVIDER_` and the provider's status. Null otherwise.
    failure_reason: str | None
    #: Plain text for both parties. It is erased 400 days after the payment has ended.
    memo: str | None
    #: The sender's own reference. Only the sender reads it, and only if the request contained one.
    client_reference: str | None = None
    #: The address to which an on-chain deposit is refunded; null for the recipient.
    refund_address: str | None
    #: Id of the approval request that holds the payment; null for the recipient.
    approval_request_id: str | None
    #: Instructions for paying the deposit. Present only for on-chain deposits that are not confirmed yet;
    #: null for the recipient.
    funding_instructions: FundingInstructions | None | Unset = UNSET
    #: Time at which the provider confirmed the delivery; null before.
    delivered_at: datetime | None
    #: Time of the cancellation; null while the payment is not CANCELED.
    canceled_at: datetime | None
    #: Time at which the money was returned to the sender; null before.
    refunded_at: datetime | None
    #: Time at which the payment was recorded.
    created_at: datetime
    #: Time of the last change.
    updated_at: datetime
    #: The quotes, best first; empty if there are none.
    quotes: tuple[RouteQuote, ...]

    _fields_ = (
        ("payment_id", "paymentId", True, False, ""),
        ("status", "status", True, False, "@offramp.OfframpPaymentStatus"),
        ("delivery_moment", "deliveryMoment", True, False, "?=ACCEPTED|SECURED|SUBMITTED|DELIVERED"),
        ("recipient_phone_masked", "recipientPhoneMasked", True, False, ""),
        ("recipient_did", "recipientDid", False, False, ""),
        ("envelope_id", "envelopeId", False, False, ""),
        ("recipient_tenant_id", "recipientTenantId", True, False, ""),
        ("claim_id", "claimId", True, False, ""),
        ("source_chain_key", "sourceChainKey", True, False, ""),
        ("source_asset_id", "sourceAssetId", True, False, ""),
        ("source_amount_base_units", "sourceAmountBaseUnits", True, False, ""),
        ("amount_usd", "amountUsd", True, False, "d"),
        ("source_funding_mode", "sourceFundingMode", True, False, "@offramp.FundingMode"),
        ("requested_destination_id", "requestedDestinationId", True, False, ""),
        ("selected_route_quote_id", "selectedRouteQuoteId", True, False, ""),
        ("speed_preference", "speedPreference", True, False, "?@offramp.SpeedPreference"),
        ("maximum_fee_minor", "maximumFeeMinor", True, False, ""),
        ("allowed_rails", "allowedRails", True, False, "?[@offramp.Rail"),
        ("hold_reasons", "holdReasons", True, False, "[@offramp.HoldReason"),
        ("failure_reason", "failureReason", True, False, ""),
        ("memo", "memo", True, False, ""),
        ("client_reference", "clientReference", False, False, ""),
        ("refund_address", "refundAddress", True, False, ""),
        ("approval_request_id", "approvalRequestId", True, False, ""),
        ("funding_instructions", "fundingInstructions", False, False, "?@offramp.FundingInstructions"),
        ("delivered_at", "deliveredAt", True, False, "?t"),
        ("canceled_at", "canceledAt", True, False, "?t"),
        ("refunded_at", "refundedAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
        ("updated_at", "updatedAt", True, False, "t"),
        ("quotes", "quotes", True, False, "[@offramp.RouteQuote"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class OfframpPaymentList(Model):
    """Off-ramp payments, newest first, without quotes and funding instructions."""

    #: The entries of this page.
    payments: tuple[OfframpPayment, ...]

    _fields_ = (
        ("payments", "payments", True, False, "[@offramp.OfframpPayment"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class OfframpPaymentRoutes(Model):
    """The newest set of quotes, and the routes that are not offered."""

    #: The quotes, best first.
    routes: tuple[RouteQuote, ...]
    #: The routes that are not offered.
    excluded_routes: tuple[ExcludedRoute, ...]

    _fields_ = (
        ("routes", "routes", True, False, "[@offramp.RouteQuote"),
        ("excluded_routes", "excludedRoutes", True, False, "[@offramp.ExcludedRoute"),
    )


OFFRAMP_PAYMENT_STATUS_VALUES = ("CREATED", "RECIPIENT_RESOLUTION", "AWAITING_SOURCE_FUNDS", "SOURCE_FUNDS_CONFIRMING", "SOURCE_FUNDS_CONFIRMED", "PENDING_CLAIM", "POLICY_CHECK", "PAYOUT_SELECTION_REQUIRED", "COMPLIANCE_HOLD", "ROUTE_QUOTED", "AWAITING_RECIPIENT_CONFIRMATION", "FUNDS_LOCKED", "PROVIDER_SUBMITTED", "PROVIDER_PROCESSING", "ACTION_REQUIRED", "DELIVERED", "FAILED", "REFUND_PENDING", "REFUNDED", "CANCELED")
#: The status of an off-ramp payment. DELIVERED, REFUNDED and CANCELED are final.
OfframpPaymentStatus: TypeAlias = "Literal['CREATED', 'RECIPIENT_RESOLUTION', 'AWAITING_SOURCE_FUNDS', 'SOURCE_FUNDS_CONFIRMING', 'SOURCE_FUNDS_CONFIRMED', 'PENDING_CLAIM', 'POLICY_CHECK', 'PAYOUT_SELECTION_REQUIRED', 'COMPLIANCE_HOLD', 'ROUTE_QUOTED', 'AWAITING_RECIPIENT_CONFIRMATION', 'FUNDS_LOCKED', 'PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'ACTION_REQUIRED', 'DELIVERED', 'FAILED', 'REFUND_PENDING', 'REFUNDED', 'CANCELED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentEnvelope(Model):
    """A message signed by the payer that binds amount, payee and limits. For DID recipients only."""

    #: The signed fields.
    message: PaymentEnvelopeMessage
    #: The limits. The signature covers their hash.
    doc: PaymentEnvelopeDoc
    #: EIP-712 signature over PaymentEnvelope, by the payer's key or by its wallet contract (EIP-1271).
    signature: str

    _fields_ = (
        ("message", "message", True, False, "@offramp.PaymentEnvelopeMessage"),
        ("doc", "doc", True, False, "@offramp.PaymentEnvelopeDoc"),
        ("signature", "signature", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentEnvelopeDoc(Model):
    """The limits. The signature covers their hash."""

    #: SHA-256 of the organization's policy, or an empty string.
    policy_sha256: str
    #: Assets that may settle the payment; empty for any.
    permitted_settlement_assets: Sequence[str]
    #: Networks that may be used; empty for any.
    permitted_networks: Sequence[str]
    #: Providers that may be used; empty for any.
    permitted_providers: Sequence[str]
    #: Rails that must not be used.
    rail_exclusions: Sequence[str]
    #: What may be replaced by something else. It is stored, but nothing is replaced yet.
    substitution_permissions: PaymentEnvelopeDocSubstitutionPermissions
    #: False if destination, provider and rail have to stay as they were selected.
    allow_route_change: bool
    #: The highest total fee, in USD as a whole number of 6 decimals.
    max_fee_base_units: str
    #: The lowest amount that the recipient has to receive.
    min_recipient_proceeds: PaymentEnvelopeDocMinRecipientProceeds
    #: The highest number of times that the payment may be submitted to the provider.
    max_attempts: int
    #: Countries that the destination may be in; empty for any.
    jurisdiction_constraints: Sequence[str]
    #: `0x` and the SHA-256 of the memo.
    memo_hash: str

    _fields_ = (
        ("policy_sha256", "policySha256", True, False, ""),
        ("permitted_settlement_assets", "permittedSettlementAssets", True, False, "["),
        ("permitted_networks", "permittedNetworks", True, False, "["),
        ("permitted_providers", "permittedProviders", True, False, "["),
        ("rail_exclusions", "railExclusions", True, False, "["),
        ("substitution_permissions", "substitutionPermissions", True, False, "@offramp.PaymentEnvelopeDocSubstitutionPermissions"),
        ("allow_route_change", "allowRouteChange", True, False, ""),
        ("max_fee_base_units", "maxFeeBaseUnits", True, False, ""),
        ("min_recipient_proceeds", "minRecipientProceeds", True, False, "@offramp.PaymentEnvelopeDocMinRecipientProceeds"),
        ("max_attempts", "maxAttempts", True, False, ""),
        ("jurisdiction_constraints", "jurisdictionConstraints", True, False, "["),
        ("memo_hash", "memoHash", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentEnvelopeDocMinRecipientProceeds(Model):
    """The lowest amount that the recipient has to receive."""

    #: The amount in base units. The field `exponent` contains the number of decimals.
    amount_base_units: str
    #: Code of the token, such as USDC.
    asset: str
    #: Number of decimals of the asset.
    exponent: int

    _fields_ = (
        ("amount_base_units", "amountBaseUnits", True, False, ""),
        ("asset", "asset", True, False, ""),
        ("exponent", "exponent", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentEnvelopeDocSubstitutionPermissions(Model):
    """What may be replaced by something else. It is stored, but nothing is replaced yet."""

    #: Whether another destination may be used.
    destination: bool
    #: Whether another provider may be used.
    provider: bool
    #: Whether another rail may be used.
    rail: bool
    #: Whether another network may be used.
    network: bool
    #: Whether another asset may settle the payment.
    settlement_asset: bool

    _fields_ = (
        ("destination", "destination", True, False, ""),
        ("provider", "provider", True, False, ""),
        ("rail", "rail", True, False, ""),
        ("network", "network", True, False, ""),
        ("settlement_asset", "settlementAsset", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentEnvelopeMessage(Model):
    """The signed fields."""

    #: The payer's own reference of the payment.
    payment_object_id: str
    #: The payer's `did:subject:` identity.
    payer: str
    #: The payee's DID.
    payee_did: str
    #: The amount in base units with 6 decimals: 25 USD is `25000000`.
    amount_base_units: str
    #: Code of the token, such as USDC.
    asset: str
    #: Number of decimals of the asset.
    asset_exponent: int
    #: A uint256 in decimal. The payer can use each one only once.
    nonce: str
    #: Time at which the envelope expires, in Unix seconds.
    expires_at: str

    _fields_ = (
        ("payment_object_id", "paymentObjectId", True, False, ""),
        ("payer", "payer", True, False, ""),
        ("payee_did", "payeeDid", True, False, ""),
        ("amount_base_units", "amountBaseUnits", True, False, ""),
        ("asset", "asset", True, False, ""),
        ("asset_exponent", "assetExponent", True, False, ""),
        ("nonce", "nonce", True, False, ""),
        ("expires_at", "expiresAt", True, False, ""),
    )


PAYMENT_SIDE_VALUES = ("sender", "recipient")
#: The side of a payment that the tenant is on.
PaymentSide: TypeAlias = "Literal['sender', 'recipient'] | Unknown"

PAYOUT_CURRENCY_VALUES = ("USD", "EUR", "GBP", "BRL", "MXN", "INR", "CAD", "JPY", "USDC", "USDT")
#: A currency that recipients are paid in. It is an ISO 4217 code, or USDC or USDT with 6 decimals.
PayoutCurrency: TypeAlias = "Literal['USD', 'EUR', 'GBP', 'BRL', 'MXN', 'INR', 'CAD', 'JPY', 'USDC', 'USDT'] | Unknown"

PAYOUT_PROVIDER_VALUES = ("internal", "onchain", "payapp_a", "payapp_b")
#: A payout provider. The service itself is internal and onchain; the others are vendors.
PayoutProvider: TypeAlias = "Literal['internal', 'onchain', 'payapp_a', 'payapp_b'] | Unknown"

PAYOUT_VENDOR_VALUES = ("payapp_a", "payapp_b")
#: A vendor that pays out of a balance which the operator keeps there.
PayoutVendor: TypeAlias = "Literal['payapp_a', 'payapp_b'] | Unknown"

PROVIDER_STATUS_VALUES = ("SUBMITTED", "PENDING", "UNCLAIMED", "HELD", "BLOCKED", "SUCCEEDED", "FAILED", "RETURNED", "CANCELED", "REJECTED")
#: The status of a payout, in words that all providers share.
ProviderStatus: TypeAlias = "Literal['SUBMITTED', 'PENDING', 'UNCLAIMED', 'HELD', 'BLOCKED', 'SUCCEEDED', 'FAILED', 'RETURNED', 'CANCELED', 'REJECTED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ProviderWebhookReceipt(Model):
    """The result of receiving the event."""

    #: Always true.
    received: Literal[True]
    #: True if the event had been received before.
    duplicate: bool
    #: False if no payment, deposit or destination has this providerRef.
    matched: bool

    _fields_ = (
        ("received", "received", True, False, ""),
        ("duplicate", "duplicate", True, False, ""),
        ("matched", "matched", True, False, ""),
    )


PROVIDER_WEBHOOK_SENDER_VALUES = ("internal", "onchain", "tron_partner", "payapp_a", "payapp_b")
#: A payout provider or funding partner that sends signed webhooks.
ProviderWebhookSender: TypeAlias = "Literal['internal', 'onchain', 'tron_partner', 'payapp_a', 'payapp_b'] | Unknown"

RAIL_VALUES = ("ONCHAIN_WALLET", "STABLECOIN_ADDRESS", "PAYMENT_APP_A", "PAYMENT_APP_B", "US_BANK_ACH", "SEPA", "SERVICE_BALANCE")
#: A payout method, named by the type of destination. ONCHAIN_WALLET and STABLECOIN_ADDRESS mean the same.
Rail: TypeAlias = "Literal['ONCHAIN_WALLET', 'STABLECOIN_ADDRESS', 'PAYMENT_APP_A', 'PAYMENT_APP_B', 'US_BANK_ACH', 'SEPA', 'SERVICE_BALANCE'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ReceiveProviderWebhookRequest(Model):
    """One event of a provider, in the format that all providers share."""

    #: Id of the event. An event is processed once for each provider.
    event_id: str
    #: The provider's reference of what the event is about.
    provider_ref: str
    #: The outcome that the provider reports.
    status: ProviderStatus
    #: Time of the event on the provider's clock. An event that is older than the newest one processed changes
    #: nothing.
    occurred_at: datetime
    #: The provider's explanation. Only operators see it.
    reason: str | None = None

    _fields_ = (
        ("event_id", "eventId", True, False, ""),
        ("provider_ref", "providerRef", True, False, ""),
        ("status", "status", True, False, "@offramp.ProviderStatus"),
        ("occurred_at", "occurredAt", True, False, "t"),
        ("reason", "reason", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RouteFees(Model):
    """The fees of the route, which the recipient bears, in minor units of the destination currency."""

    #: The provider's fee, including the cost of a currency conversion.
    provider_fee_minor: str
    #: The fee of the blockchain network.
    network_fee_minor: str

    _fields_ = (
        ("provider_fee_minor", "providerFeeMinor", True, False, ""),
        ("network_fee_minor", "networkFeeMinor", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RouteQuote(Model):
    """An offer to pay one destination through one provider. A quote never changes: a new set of quotes replaces
    all of the old ones.
    """

    #: Id of the quote. Pass it to select-route as `routeQuoteId`.
    route_id: str
    #: An opaque id that begins with `pay_`.
    payment_id: str
    #: Id of the destination that receives the money.
    destination_id: str
    #: Name of the provider that pays out.
    provider: str
    #: The amount that the sender pays, in base units with 6 decimals.
    source_amount_base_units: str
    #: The asset that the sender pays.
    source_asset_id: str
    #: The amount that the recipient receives after fees, in minor units of the destination currency.
    destination_amount_minor: str
    #: The currency that the recipient receives.
    destination_currency: PayoutCurrency
    #: The fees of the route, which the recipient bears.
    fees: RouteFees
    #: Units of the destination currency for one USD, with 8 decimals.
    exchange_rate: Decimal
    #: The expected delivery time in seconds.
    estimated_delivery_seconds: int | None
    #: The expected speed of the delivery. It is an estimate, not a promise.
    speed_class: Literal["INSTANT_EXPECTED", "SAME_DAY", "NEXT_DAY", "STANDARD", "UNKNOWN"] | Unknown
    #: How binding the estimate is.
    guarantee_level: Literal["CONTRACTUAL_SLA", "BEST_EFFORT", "NONE"] | Unknown
    #: Position of the quote in the ranking; 1 is the best.
    rank: int | None
    #: True if the destination is on another network.
    requires_bridge: bool
    #: True if the destination receives another currency or asset.
    requires_conversion: bool
    #: True if the provider pays from a prefunded balance.
    requires_prefunding: bool
    #: Whether the quote can still be used. It is computed when the quote is read.
    status: Literal["ACTIVE", "EXPIRED", "SUPERSEDED", "CONSUMED"] | Unknown
    #: Time at which the quote expires, 120 seconds after it was created.
    quote_expires_at: datetime

    _fields_ = (
        ("route_id", "routeId", True, False, ""),
        ("payment_id", "paymentId", True, False, ""),
        ("destination_id", "destinationId", True, False, ""),
        ("provider", "provider", True, False, ""),
        ("source_amount_base_units", "sourceAmountBaseUnits", True, False, ""),
        ("source_asset_id", "sourceAssetId", True, False, ""),
        ("destination_amount_minor", "destinationAmountMinor", True, False, ""),
        ("destination_currency", "destinationCurrency", True, False, "@offramp.PayoutCurrency"),
        ("fees", "fees", True, False, "@offramp.RouteFees"),
        ("exchange_rate", "exchangeRate", True, False, "d"),
        ("estimated_delivery_seconds", "estimatedDeliverySeconds", True, False, ""),
        ("speed_class", "speedClass", True, False, "=INSTANT_EXPECTED|SAME_DAY|NEXT_DAY|STANDARD|UNKNOWN"),
        ("guarantee_level", "guaranteeLevel", True, False, "=CONTRACTUAL_SLA|BEST_EFFORT|NONE"),
        ("rank", "rank", True, False, ""),
        ("requires_bridge", "requiresBridge", True, False, ""),
        ("requires_conversion", "requiresConversion", True, False, ""),
        ("requires_prefunding", "requiresPrefunding", True, False, ""),
        ("status", "status", True, False, "=ACTIVE|EXPIRED|SUPERSEDED|CONSUMED"),
        ("quote_expires_at", "quoteExpiresAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SelectOfframpPaymentRouteRequest(Model):
    """The quote to select."""

    #: The `routeId` of one of the quotes.
    route_quote_id: str

    _fields_ = (
        ("route_quote_id", "routeQuoteId", True, False, ""),
    )


SPEED_PREFERENCE_VALUES = ("FASTEST", "CHEAPEST")
#: How quotes are ranked: FASTEST by delivery time first, CHEAPEST, the default, by fee first.
SpeedPreference: TypeAlias = "Literal['FASTEST', 'CHEAPEST'] | Unknown"

SHAPES_: Mapping[str, Any] = {
    "DeliveryMoment": Choice(*DELIVERY_MOMENT_VALUES),
    "FundingMode": Choice(*FUNDING_MODE_VALUES),
    "HoldReason": Choice(*HOLD_REASON_VALUES),
    "OfframpPaymentStatus": Choice(*OFFRAMP_PAYMENT_STATUS_VALUES),
    "PaymentSide": Choice(*PAYMENT_SIDE_VALUES),
    "PayoutCurrency": Choice(*PAYOUT_CURRENCY_VALUES),
    "PayoutProvider": Choice(*PAYOUT_PROVIDER_VALUES),
    "PayoutVendor": Choice(*PAYOUT_VENDOR_VALUES),
    "ProviderStatus": Choice(*PROVIDER_STATUS_VALUES),
    "ProviderWebhookSender": Choice(*PROVIDER_WEBHOOK_SENDER_VALUES),
    "Rail": Choice(*RAIL_VALUES),
    "SpeedPreference": Choice(*SPEED_PREFERENCE_VALUES),
}
