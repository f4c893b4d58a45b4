# Written by codegen from spec/. Do not edit.
"""Types of the contract: payments."""

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
    from . import approvals as _approvals
    from . import offramp as _offramp
    from . import wallets as _wallets


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AddressDestination(Model):
    """A raw EVM address."""

    #: Always `address`.
    type: Literal["address"]
    #: The EVM address. Mixed case has to pass the EIP-55 checksum. The zero address, the token's contract and
    #: the source wallet are not allowed.
    address: str
    #: The chain of the wallet.
    chain_id: int

    _fields_ = (
        ("type", "type", True, False, "=address"),
        ("address", "address", True, False, ""),
        ("chain_id", "chainId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApprovePaymentRequest(Model):
    """A member's vote."""

    #: The vote: APPROVE, the default, or REJECT.
    decision: _approvals.VoteDecision | None = None
    #: EIP-191 signature over the vote text by the member's signing address. If it is absent, the session
    #: counts as the vote.
    signature: str | None = None

    _fields_ = (
        ("decision", "decision", False, False, "@approvals.VoteDecision"),
        ("signature", "signature", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateIntentPaymentRequest(Model):
    """A payment intent: the recipient, the amount and the limits. The service finds the routes."""

    #: Who is paid, by exactly one of the fields.
    recipient: IntentRecipient
    #: The amount to pay, in USD.
    amount: IntentAmount
    #: The source of the money.
    funding: IntentFunding | None = None
    #: The sender's preferences for the delivery.
    delivery: IntentDelivery | None = None
    #: The purpose of the payment.
    purpose: IntentPurpose | None = None
    #: A signed payment envelope, for DID recipients only. Every error in it is refused with ENVELOPE_INVALID.
    envelope: _offramp.PaymentEnvelope | Mapping[str, Any] | None = None
    #: Plain text for both parties. It takes precedence over `purpose.memo`.
    memo: str | None = None
    #: Your own reference of the payment, such as an order number: 1 to 100 printable ASCII characters. It is
    #: returned only to you, the sender, and lists can be filtered by it. It does not have to be unique,
    #: unless you send `clientReferenceUnique`.
    client_reference: str | None = None
    #: True to refuse the request with CLIENT_REFERENCE_TAKEN if another payment of yours has the same
    #: `clientReference` and was created with this field, whatever its status is.
    client_reference_unique: bool | None = None
    #: Your own data, returned exactly as it was sent: at most 50 keys of 1 to 40 characters, nested at most 3
    #: levels deep, 8 KiB in total.
    metadata: Mapping[str, Any] | None = None
    #: The idempotency key, if it is not sent as a header. If both are sent, they have to be equal.
    idempotency_key: str | None = None
    #: Id of one of the recipient's ACTIVE destinations; any of them by default.
    requested_destination_id: str | None = None

    _fields_ = (
        ("recipient", "recipient", True, False, "@payments.IntentRecipient"),
        ("amount", "amount", True, False, "@payments.IntentAmount"),
        ("funding", "funding", False, False, "@payments.IntentFunding"),
        ("delivery", "delivery", False, False, "@payments.IntentDelivery"),
        ("purpose", "purpose", False, False, "@payments.IntentPurpose"),
        ("envelope", "envelope", False, False, ""),
        ("memo", "memo", False, False, ""),
        ("client_reference", "clientReference", False, False, ""),
        ("client_reference_unique", "clientReferenceUnique", False, False, ""),
        ("metadata", "metadata", False, False, "{"),
        ("idempotency_key", "idempotencyKey", False, False, ""),
        ("requested_destination_id", "requestedDestinationId", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateLegacyPaymentRequest(Model):
    """A legacy payment from one of the tenant's wallets. This form is deprecated, but only it can pay raw
    addresses.

    Deprecated since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.
    """

    #: Id of the wallet that pays. It has to be DEPLOYED.
    source_wallet_id: str
    #: The address or person that is paid.
    destination: LegacyDestination
    #: The amount and the asset to pay.
    amount: LegacyAmount
    #: Plain text.
    memo: str | None = None

    _fields_ = (
        ("source_wallet_id", "sourceWalletId", True, False, ""),
        ("destination", "destination", True, False, "@payments.LegacyDestination"),
        ("amount", "amount", True, False, "@payments.LegacyAmount"),
        ("memo", "memo", False, False, ""),
    )


#: A payment intent, if it has `recipient`, or a legacy payment, if it has `sourceWalletId`. An invalid intent
#: is never processed as a legacy payment.
CreatePaymentRequest: TypeAlias = "CreateIntentPaymentRequest | CreateLegacyPaymentRequest"

#: What `payments.create` gives.
CreatePaymentResult: TypeAlias = "LegacyPayment | IntentPaymentCreated"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EmailDestination(Model):
    """The organization account of the tenant with this e-mail address."""

    #: Always `email`.
    type: Literal["email"]
    #: The e-mail address of a tenant, which has to be verified.
    email: str

    _fields_ = (
        ("type", "type", True, False, "=email"),
        ("email", "email", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class HandleDestination(Model):
    """The wallet that is registered for a handle. Handles are deprecated.

    Deprecated since 2026-06-30, and served until 2027-06-30. Use `IntentPhoneRecipient` instead.
    """

    #: Always `handle`.
    type: Literal["handle"]
    #: The handle, with or without `@`.
    handle: str

    _fields_ = (
        ("type", "type", True, False, "=handle"),
        ("handle", "handle", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IntentAmount(Model):
    """The amount to pay, in USD."""

    #: The amount: above zero, at most 1000000000, at most 6 fraction digits.
    value: Amount
    #: Always USD.
    currency: Literal["USD"]

    _fields_ = (
        ("value", "value", True, False, "d"),
        ("currency", "currency", True, False, "=USD"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IntentDelivery(Model):
    """The sender's preferences for the delivery."""

    #: How quotes are ranked: `instant` by delivery time first, `cheapest` and `standard`, the default, by fee
    #: first.
    preference: Literal["instant", "cheapest", "standard"] | None = None
    #: The highest total fee, in minor units of the destination currency. A fee equal to it is allowed.
    maximum_fee_minor: str | None = None
    #: The rails that may be used; empty or absent for all.
    allowed_rails: Sequence[_offramp.Rail] | None = None

    _fields_ = (
        ("preference", "preference", False, False, "=instant|cheapest|standard"),
        ("maximum_fee_minor", "maximumFeeMinor", False, False, ""),
        ("allowed_rails", "allowedRails", False, False, "[@offramp.Rail"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IntentDidRecipient(Model):
    """A recipient given by payment DID. A DID that belongs to nobody is refused with PAYEE_NOT_FOUND."""

    #: The recipient's payment DID.
    did: str

    _fields_ = (
        ("did", "did", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IntentEmailRecipient(Model):
    """A recipient given by e-mail address: that of a tenant, or of a person who was invited. The address of a
    tenant counts once an OWNER or ADMIN has signed in with it.
    """

    #: The recipient's e-mail address.
    email: str

    _fields_ = (
        ("email", "email", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IntentFunding(Model):
    """The source of the money; by default the tenant's balance."""

    #: How the payment is funded. MULTISIG_PROPOSAL is never available.
    mode: _offramp.FundingMode | None = None
    #: USDC, the default, or USDT.
    asset: str | None = None
    #: Name of the asset's network; the deployment's by default.
    network: str | None = None
    #: The chain in CAIP-2 form, or the name of its network. It has to match `chainId`.
    chain: str | None = None
    #: The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in live.
    chain_id: int | None = None
    #: The EVM address to which an unused deposit is refunded. Required with ONCHAIN_DEPOSIT, not allowed
    #: otherwise.
    refund_address: str | None = None

    _fields_ = (
        ("mode", "mode", False, False, "@offramp.FundingMode"),
        ("asset", "asset", False, False, ""),
        ("network", "network", False, False, ""),
        ("chain", "chain", False, False, ""),
        ("chain_id", "chainId", False, False, ""),
        ("refund_address", "refundAddress", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IntentHandleRecipient(Model):
    """A recipient given by handle. Handles are deprecated.

    Deprecated since 2026-06-30, and served until 2027-06-30. Use `IntentPhoneRecipient` instead.
    """

    #: The handle, with or without `@`.
    handle: str

    _fields_ = (
        ("handle", "handle", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IntentIdentityRecipient(Model):
    """A recipient given by identity id, of any tenant."""

    #: Id of the identity of a tenant. The identity of a member is refused with RECIPIENT_NOT_ROUTABLE.
    identity_id: str

    _fields_ = (
        ("identity_id", "identityId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IntentPaymentCreated(Model):
    """A new payment intent with its quotes."""

    #: Id of the payment, the same as `paymentId`.
    id: str
    #: An opaque id that begins with `pay_`.
    payment_id: str
    #: How the payment was created: `intent` by `POST /v1/payments`, `offramp` by `POST /v1/offramp/payments`.
    #: A legacy payment has a schema of its own.
    generation: Literal["intent", "offramp"]
    #: The public status.
    status: PaymentStatus
    #: The internal status from which the public status is derived.
    internal_status: _offramp.OfframpPaymentStatus
    #: The recipient as the sender named it.
    recipient: PaymentRecipient
    #: The amount and its currency.
    amount: PaymentAmount
    #: The preferences of the sender.
    delivery: PaymentDelivery
    #: The purpose of the payment; null if the sender gave none.
    purpose: PaymentPurpose | None
    #: The sender's own data, returned exactly as it was sent; empty for the recipient.
    metadata: Mapping[str, Any]
    #: The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or
    #: was cancelled.
    delivery_moment: _offramp.DeliveryMoment
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
    source_funding_mode: _offramp.FundingMode
    #: Id of the destination that the sender asked for; null if any destination is allowed.
    requested_destination_id: str | None
    #: Id of the quote that the recipient selected; null before the selection, and again after a new set was
    #: quoted.
    selected_route_quote_id: str | None
    #: How the quotes are ranked; null if the sender did not choose.
    speed_preference: _offramp.SpeedPreference | None
    #: The highest total fee that the sender allows, in minor units of the destination currency; null for no
    #: limit.
    maximum_fee_minor: str | None
    #: The payout methods that the sender allows; null or empty for all.
    allowed_rails: tuple[_offramp.Rail, ...] | None
    #: The reasons why the payment is held, in the order of the checks; empty if it is not held.
    hold_reasons: tuple[_offramp.HoldReason, ...]
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
    funding_instructions: _offramp.FundingInstructions | None | Unset = UNSET
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
    quotes: tuple[_offramp.RouteQuote, ...]

    _fields_ = (
        ("id", "id", True, False, ""),
        ("payment_id", "paymentId", True, False, ""),
        ("generation", "generation", True, False, "=intent|offramp"),
        ("status", "status", True, False, "@payments.PaymentStatus"),
        ("internal_status", "internalStatus", True, False, "@offramp.OfframpPaymentStatus"),
        ("recipient", "recipient", True, False, "@payments.PaymentRecipient"),
        ("amount", "amount", True, False, "@payments.PaymentAmount"),
        ("delivery", "delivery", True, False, "@payments.PaymentDelivery"),
        ("purpose", "purpose", True, False, "?@payments.PaymentPurpose"),
        ("metadata", "metadata", True, False, "{"),
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
class IntentPhoneRecipient(Model):
    """A recipient given by phone number. The number may belong to nobody yet."""

    #: The recipient's phone number in E.164 form.
    phone_number: str

    _fields_ = (
        ("phone_number", "phoneNumber", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IntentPurpose(Model):
    """The purpose of the payment."""

    #: The kind of purpose.
    type: Literal["invoice", "payroll", "vendor", "refund", "other"] | None = None
    #: Id of an invoice of the tenant, for reference. The payment does not settle it.
    invoice_id: str | None = None
    #: Plain text for both parties. It is used if the top-level `memo` is absent.
    memo: str | None = None

    _fields_ = (
        ("type", "type", False, False, "=invoice|payroll|vendor|refund|other"),
        ("invoice_id", "invoiceId", False, False, ""),
        ("memo", "memo", False, False, ""),
    )


#: The recipient. Send exactly one of the fields.
IntentRecipient: TypeAlias = "IntentDidRecipient | IntentPhoneRecipient | IntentEmailRecipient | IntentIdentityRecipient | IntentHandleRecipient | IntentWalletAddressRecipient"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IntentWalletAddressRecipient(Model):
    """Always refused. To pay a raw address, create a legacy payment with a destination of type `address`.

    Deprecated since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.
    """

    #: Any value is refused.
    wallet_address: str

    _fields_ = (
        ("wallet_address", "walletAddress", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class LegacyAmount(Model):
    """The amount and its asset."""

    #: The amount in whole units of the asset: above zero, at most 6 fraction digits for usdc, 18 for eth.
    value: Amount
    #: `usdc`, or `eth`.
    asset: _wallets.TokenAsset | None = None

    _fields_ = (
        ("value", "value", True, False, "d"),
        ("asset", "asset", False, False, "@wallets.TokenAsset"),
    )


#: The destination of a legacy payment. `type` determines how the destination is given.
LegacyDestination: TypeAlias = "HandleDestination | EmailDestination | AddressDestination | WalletDestination"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class LegacyPayment(Model):
    """A payment from a multisig wallet. It is executed once enough owners have signed `multisigTxHash`. Wallet
    transactions, treasury sweeps, settlements of invoices and ramps are legacy payments too. Only the owning
    tenant can read it.
    """

    #: The payment.
    id: str
    #: Always `legacy`.
    generation: Literal["legacy"]
    #: Id of the wallet that pays.
    source_wallet_id: str
    #: How the destination was given. `transaction` is a call that was proposed on the wallet itself.
    destination_type: Literal["handle", "email", "address", "wallet", "transaction"] | Unknown
    #: The handle or e-mail address of the destination; null for other types. An e-mail address is masked in
    #: events.
    destination_handle: str | None
    #: The address that receives the money.
    destination_address: str
    #: The chain of the wallet.
    destination_chain_id: int
    #: `usdc`, the default, or `eth`.
    asset: _wallets.TokenAsset
    #: The amount in whole tokens without trailing zeros, with at most 6 decimals for usdc and 18 for eth.
    amount: Decimal
    #: The status of the payment.
    status: LegacyPaymentStatus
    #: The Safe transaction hash. Owners sign these 32 bytes as they are, without the EIP-191 prefix.
    multisig_tx_hash: str
    #: Hash of the on-chain transaction that executed the payment; null before.
    executed_tx_hash: str | None
    #: Plain text.
    memo: str | None
    #: Why the payment FAILED; null otherwise.
    failure_reason: Literal["POLICY_DENIED", "POLICY_UNAVAILABLE", "EXECUTION_REVERTED", "NONCE_CONFLICT", "INSUFFICIENT_FUNDS"] | Unknown | None
    #: The number of owners who have to sign, the threshold of the wallet.
    signatures_required: int
    #: The number of owners who have signed.
    signatures_collected: int
    #: Addresses of the owners who have signed, oldest first.
    signers: tuple[str, ...]
    #: The Safe nonce of this proposal. It does not change.
    nonce: str
    #: The Safe nonce that has to be used before this payment can be executed, which then happens
    #: automatically; null if nothing blocks the payment.
    blocked_by_nonce: str | None
    #: The transaction that was hashed to `multisigTxHash`.
    safe_tx: SafeTransaction
    #: Time of the proposal.
    created_at: datetime
    #: Time of the last change.
    updated_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("generation", "generation", True, False, "=legacy"),
        ("source_wallet_id", "sourceWalletId", True, False, ""),
        ("destination_type", "destinationType", True, False, "=handle|email|address|wallet|transaction"),
        ("destination_handle", "destinationHandle", True, False, ""),
        ("destination_address", "destinationAddress", True, False, ""),
        ("destination_chain_id", "destinationChainId", True, False, ""),
        ("asset", "asset", True, False, "@wallets.TokenAsset"),
        ("amount", "amount", True, False, "d"),
        ("status", "status", True, False, "@payments.LegacyPaymentStatus"),
        ("multisig_tx_hash", "multisigTxHash", True, False, ""),
        ("executed_tx_hash", "executedTxHash", True, False, ""),
        ("memo", "memo", True, False, ""),
        ("failure_reason", "failureReason", True, False, "?=POLICY_DENIED|POLICY_UNAVAILABLE|EXECUTION_REVERTED|NONCE_CONFLICT|INSUFFICIENT_FUNDS"),
        ("signatures_required", "signaturesRequired", True, False, ""),
        ("signatures_collected", "signaturesCollected", True, False, ""),
        ("signers", "signers", True, False, "["),
        ("nonce", "nonce", True, False, ""),
        ("blocked_by_nonce", "blockedByNonce", True, False, ""),
        ("safe_tx", "safeTx", True, False, "@payments.SafeTransaction"),
        ("created_at", "createdAt", True, False, "t"),
        ("updated_at", "updatedAt", True, False, "t"),
    )


LEGACY_PAYMENT_STATUS_VALUES = ("CREATED", "AWAITING_SIGNATURE", "SIGNING", "READY_TO_EXECUTE", "EXECUTING", "COMPLETED", "FAILED", "CANCELLED")
#: The status of a legacy payment. SIGNING occurs only in the settlement of invoices. COMPLETED, FAILED and
#: CANCELLED are final.
LegacyPaymentStatus: TypeAlias = "Literal['CREATED', 'AWAITING_SIGNATURE', 'SIGNING', 'READY_TO_EXECUTE', 'EXECUTING', 'COMPLETED', 'FAILED', 'CANCELLED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class MultisigPaymentEvent(Model):
    """A legacy payment changed its status. The owning tenant receives it. It never contains phone numbers,
    e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["multisig_payment.created", "multisig_payment.awaiting_signature", "multisig_payment.signing", "multisig_payment.ready_to_execute", "multisig_payment.executing", "multisig_payment.completed", "multisig_payment.failed", "multisig_payment.cancelled"]
    #: Time at which the change was committed.
    created_at: datetime
    #: The environment of the event: `sandbox` or `live`.
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
    data: MultisigPaymentEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=multisig_payment.created|multisig_payment.awaiting_signature|multisig_payment.signing|multisig_payment.ready_to_execute|multisig_payment.executing|multisig_payment.completed|multisig_payment.failed|multisig_payment.cancelled"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@payments.MultisigPaymentEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class MultisigPaymentEventData(Model):
    """The resource that changed."""

    #: The payment at the moment of the change; an e-mail address in destinationHandle is masked.
    object: LegacyPayment
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@payments.LegacyPayment"),
        ("previous_status", "previousStatus", False, False, ""),
    )


#: A payment of any kind. All use the same form of ids.
Payment: TypeAlias = "UnifiedPayment | LegacyPayment"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentAmount(Model):
    """An amount in USD."""

    #: The amount in USD.
    value: Decimal
    #: Always USD.
    currency: Literal["USD"]

    _fields_ = (
        ("value", "value", True, False, "d"),
        ("currency", "currency", True, False, "=USD"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentDelivery(Model):
    """The preferences of the sender."""

    #: The delivery speed that the sender asked for.
    preference: Literal["instant", "cheapest", "standard"] | Unknown | None
    #: The highest total fee, in minor units of the destination currency; shown to the sender only.
    maximum_fee_minor: str | None
    #: The payout methods that the sender allows; null or empty for all.
    allowed_rails: tuple[_offramp.Rail, ...] | None

    _fields_ = (
        ("preference", "preference", True, False, "?=instant|cheapest|standard"),
        ("maximum_fee_minor", "maximumFeeMinor", True, False, ""),
        ("allowed_rails", "allowedRails", True, False, "?[@offramp.Rail"),
    )


PAYMENT_GENERATION_VALUES = ("intent", "offramp", "legacy")
#: The kind of a payment, by the operation that created it.
PaymentGeneration: TypeAlias = "Literal['intent', 'offramp', 'legacy'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentList(Model):
    """Payments of all kinds together, newest first, without quotes and funding instructions."""

    #: The entries of this page.
    payments: tuple[Payment, ...]

    _fields_ = (
        ("payments", "payments", True, False, "[@payments.Payment"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPurpose(Model):
    """The purpose of the payment."""

    #: The kind of purpose.
    type: Literal["invoice", "payroll", "vendor", "refund", "other"] | Unknown | None
    #: Id of an invoice for reference. The payment does not settle it.
    invoice_id: str | None
    #: Plain text.
    memo: str | None

    _fields_ = (
        ("type", "type", True, False, "?=invoice|payroll|vendor|refund|other"),
        ("invoice_id", "invoiceId", True, False, ""),
        ("memo", "memo", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentRecipient(Model):
    """The recipient as the sender named it."""

    #: The kind of reference.
    kind: Literal["phoneNumber", "did", "email", "identityId", "handle"] | Unknown
    #: The reference itself; phone numbers and e-mail addresses are masked.
    masked: str

    _fields_ = (
        ("kind", "kind", True, False, "=phoneNumber|did|email|identityId|handle"),
        ("masked", "masked", True, False, ""),
    )


PAYMENT_STATUS_VALUES = ("CREATED", "IDENTITY_RESOLUTION", "FUNDS_PENDING", "FUNDS_CONFIRMED", "ACTION_REQUIRED", "POLICY_CHECK", "CREDENTIAL_HOLD", "APPROVAL_REQUIRED", "APPROVAL_PENDING", "ROUTE_QUOTED", "AWAITING_CONFIRMATION", "ROUTING", "PROVIDER_SUBMITTED", "PROVIDER_PROCESSING", "DELIVERED", "FAILED", "REFUND_PENDING", "REFUNDED", "CANCELED", "APPROVED", "CREDENTIAL_CHECK")
#: The public status of a payment. It is derived from the internal status. APPROVED and CREDENTIAL_CHECK never
#: occur.
PaymentStatus: TypeAlias = "Literal['CREATED', 'IDENTITY_RESOLUTION', 'FUNDS_PENDING', 'FUNDS_CONFIRMED', 'ACTION_REQUIRED', 'POLICY_CHECK', 'CREDENTIAL_HOLD', 'APPROVAL_REQUIRED', 'APPROVAL_PENDING', 'ROUTE_QUOTED', 'AWAITING_CONFIRMATION', 'ROUTING', 'PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'DELIVERED', 'FAILED', 'REFUND_PENDING', 'REFUNDED', 'CANCELED', 'APPROVED', 'CREDENTIAL_CHECK'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SafeTransaction(Model):
    """The Safe transaction that is hashed to `multisigTxHash`. Anybody can compute the hash from it and the
    wallet's address and chain.
    """

    #: Address that the transaction calls: the token's contract, or the destination of ETH and of a call.
    to: str
    #: The ETH that the transaction transfers, in wei.
    value: str
    #: The call data; `0x` if there is none.
    data: str
    #: Always 0, a call. Delegate calls are not supported.
    operation: Literal[0]
    #: Always 0.
    safe_tx_gas: str
    #: Always 0.
    base_gas: str
    #: Always 0: the relayer pays the gas.
    gas_price: str
    #: The zero address.
    gas_token: str
    #: The zero address.
    refund_receiver: str
    #: The Safe nonce of this proposal.
    nonce: str

    _fields_ = (
        ("to", "to", True, False, ""),
        ("value", "value", True, False, ""),
        ("data", "data", True, False, ""),
        ("operation", "operation", True, False, ""),
        ("safe_tx_gas", "safeTxGas", True, False, ""),
        ("base_gas", "baseGas", True, False, ""),
        ("gas_price", "gasPrice", True, False, ""),
        ("gas_token", "gasToken", True, False, ""),
        ("refund_receiver", "refundReceiver", True, False, ""),
        ("nonce", "nonce", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SelectPaymentRouteRequest(Model):
    """The quote to select."""

    #: The `routeId` of one of the quotes.
    route_quote_id: str

    _fields_ = (
        ("route_quote_id", "routeQuoteId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SignPaymentRequest(Model):
    """An owner's signature."""

    #: A secp256k1 signature of 65 bytes, with v 27 or 28, over the raw 32 bytes of `multisigTxHash`. A
    #: signature with the EIP-191 prefix does not verify.
    signature: str

    _fields_ = (
        ("signature", "signature", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnifiedPayment(Model):
    """A payment with its public status. It is what payment events contain, as the receiver of the event may read
    it.
    """

    #: Id of the payment, the same as `paymentId`.
    id: str
    #: An opaque id that begins with `pay_`.
    payment_id: str
    #: How the payment was created: `intent` by `POST /v1/payments`, `offramp` by `POST /v1/offramp/payments`.
    #: A legacy payment has a schema of its own.
    generation: Literal["intent", "offramp"]
    #: The public status.
    status: PaymentStatus
    #: The internal status from which the public status is derived.
    internal_status: _offramp.OfframpPaymentStatus
    #: The recipient as the sender named it.
    recipient: PaymentRecipient
    #: The amount and its currency.
    amount: PaymentAmount
    #: The preferences of the sender.
    delivery: PaymentDelivery
    #: The purpose of the payment; null if the sender gave none.
    purpose: PaymentPurpose | None
    #: The sender's own data, returned exactly as it was sent; empty for the recipient.
    metadata: Mapping[str, Any]
    #: The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or
    #: was cancelled.
    delivery_moment: _offramp.DeliveryMoment
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
    source_funding_mode: _offramp.FundingMode
    #: Id of the destination that the sender asked for; null if any destination is allowed.
    requested_destination_id: str | None
    #: Id of the quote that the recipient selected; null before the selection, and again after a new set was
    #: quoted.
    selected_route_quote_id: str | None
    #: How the quotes are ranked; null if the sender did not choose.
    speed_preference: _offramp.SpeedPreference | None
    #: The highest total fee that the sender allows, in minor units of the destination currency; null for no
    #: limit.
    maximum_fee_minor: str | None
    #: The payout methods that the sender allows; null or empty for all.
    allowed_rails: tuple[_offramp.Rail, ...] | None
    #: The reasons why the payment is held, in the order of the checks; empty if it is not held.
    hold_reasons: tuple[_offramp.HoldReason, ...]
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
    funding_instructions: _offramp.FundingInstructions | None | Unset = UNSET
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
        ("id", "id", True, False, ""),
        ("payment_id", "paymentId", True, False, ""),
        ("generation", "generation", True, False, "=intent|offramp"),
        ("status", "status", True, False, "@payments.PaymentStatus"),
        ("internal_status", "internalStatus", True, False, "@offramp.OfframpPaymentStatus"),
        ("recipient", "recipient", True, False, "@payments.PaymentRecipient"),
        ("amount", "amount", True, False, "@payments.PaymentAmount"),
        ("delivery", "delivery", True, False, "@payments.PaymentDelivery"),
        ("purpose", "purpose", True, False, "?@payments.PaymentPurpose"),
        ("metadata", "metadata", True, False, "{"),
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
class WalletDestination(Model):
    """Another wallet of the tenant."""

    #: Always `wallet`.
    type: Literal["wallet"]
    #: Id of the wallet, `wal_…`.
    wallet_id: str

    _fields_ = (
        ("type", "type", True, False, "=wallet"),
        ("wallet_id", "walletId", True, False, ""),
    )


SHAPES_: Mapping[str, Any] = {
    "CreatePaymentRequest": OneOf(None, {"recipient": "@payments.CreateIntentPaymentRequest", "sourceWalletId": "@payments.CreateLegacyPaymentRequest"}),
    "CreatePaymentResult": OneOf("generation", {"legacy": "@payments.LegacyPayment", "intent": "@payments.IntentPaymentCreated", "offramp": "@payments.IntentPaymentCreated"}),
    "IntentRecipient": OneOf(None, {"did": "@payments.IntentDidRecipient", "phoneNumber": "@payments.IntentPhoneRecipient", "email": "@payments.IntentEmailRecipient", "identityId": "@payments.IntentIdentityRecipient", "handle": "@payments.IntentHandleRecipient", "walletAddress": "@payments.IntentWalletAddressRecipient"}),
    "LegacyDestination": OneOf("type", {"handle": "@payments.HandleDestination", "email": "@payments.EmailDestination", "address": "@payments.AddressDestination", "wallet": "@payments.WalletDestination"}),
    "LegacyPaymentStatus": Choice(*LEGACY_PAYMENT_STATUS_VALUES),
    "Payment": OneOf("generation", {"intent": "@payments.UnifiedPayment", "offramp": "@payments.UnifiedPayment", "legacy": "@payments.LegacyPayment"}),
    "PaymentGeneration": Choice(*PAYMENT_GENERATION_VALUES),
    "PaymentStatus": Choice(*PAYMENT_STATUS_VALUES),
}
