# Written by codegen from spec/. Do not edit.
"""Types of the contract: wallets."""

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
    from . import destinations as _destinations
    from . import offramp as _offramp


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Balance(Model):
    """The balances of the tenant and the caller."""

    #: Always USD.
    currency: Literal["USD"]
    #: EIP-155 id of the chain of this deployment.
    chain_id: int
    #: The balance that pays for payments with the funding mode INTERNAL_BALANCE.
    internal_balance: InternalBalance
    #: The acting member's smart account; null if it does not exist.
    smart_account: BalanceAccount | None
    #: The tenant's organization account; null if it does not exist.
    organization_account: BalanceAccount | None
    #: Time at which the balances were read.
    as_of: datetime

    _fields_ = (
        ("currency", "currency", True, False, "=USD"),
        ("chain_id", "chainId", True, False, ""),
        ("internal_balance", "internalBalance", True, False, "@wallets.InternalBalance"),
        ("smart_account", "smartAccount", True, False, "?@wallets.BalanceAccount"),
        ("organization_account", "organizationAccount", True, False, "?@wallets.BalanceAccount"),
        ("as_of", "asOf", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class BalanceAccount(Model):
    """An on-chain account with its balances."""

    #: Id of the wallet of this account.
    wallet_id: str
    #: The EVM address of the account, with EIP-55 checksum.
    address: str
    #: The status of the deployment on chain.
    status: WalletStatus
    #: The balances of usdc and eth, also if they are zero.
    balances: tuple[TokenBalance, ...]

    _fields_ = (
        ("wallet_id", "walletId", True, False, ""),
        ("address", "address", True, False, ""),
        ("status", "status", True, False, "@wallets.WalletStatus"),
        ("balances", "balances", True, False, "[@wallets.TokenBalance"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Capabilities(Model):
    """The features, chains, funding modes and rails that this tenant can use."""

    #: The environment: `sandbox` or `live`.
    environment: _accounts.Environment
    #: Always `v1`.
    api_version: Literal["v1"]
    #: The capabilities of this deployment for the tenant.
    features: Features
    #: The chains of this deployment.
    chains: tuple[ChainCapability, ...]
    #: The funding modes that the tenant can use.
    funding_modes: tuple[_offramp.FundingMode, ...]
    #: All rails, including those that cannot be used.
    rails: tuple[RailCapability, ...]
    #: The EVM address that signs the credentials of this deployment, with EIP-55 checksum.
    issuer_address: str
    #: URL of the chain's RPC in the sandbox; null in live.
    rpc_url: str | None

    _fields_ = (
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("features", "features", True, False, "@wallets.Features"),
        ("chains", "chains", True, False, "[@wallets.ChainCapability"),
        ("funding_modes", "fundingModes", True, False, "[@offramp.FundingMode"),
        ("rails", "rails", True, False, "[@wallets.RailCapability"),
        ("issuer_address", "issuerAddress", True, False, ""),
        ("rpc_url", "rpcUrl", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ChainCapability(Model):
    """A chain that this deployment uses."""

    #: EIP-155 id of the chain, such as 84532.
    chain_id: int
    #: The chain in CAIP-2 form, `eip155:<chainId>`.
    chain_key: str
    #: Name of the network.
    name: str
    #: True if money on this chain has no value.
    test: bool
    #: The token in which payments settle on this chain.
    settlement_token: SettlementToken

    _fields_ = (
        ("chain_id", "chainId", True, False, ""),
        ("chain_key", "chainKey", True, False, ""),
        ("name", "name", True, False, ""),
        ("test", "test", True, False, ""),
        ("settlement_token", "settlementToken", True, False, "@wallets.SettlementToken"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateDripRequest(Model):
    """The asset, the amount and the account to send it to; 250 usdc to the smart account by default."""

    #: `usdc`, or `eth` for the native coin.
    asset: TokenAsset | None = None
    #: The amount in whole tokens, above zero, with at most 6 decimals for usdc and 18 for eth. usdc: 250 by
    #: default, at most 1000. eth: 0.02 by default and at most.
    amount: Decimal | None = None
    #: The account that receives the money: `smart` for the acting member's smart account, `organization` for
    #: the tenant's organization account.
    account: Literal["smart", "organization"] | Unknown | None = None

    _fields_ = (
        ("asset", "asset", False, False, "@wallets.TokenAsset"),
        ("amount", "amount", False, False, "d"),
        ("account", "account", False, False, "=smart|organization"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateWalletOwner(Model):
    """An owner of the new multisig."""

    #: The address that signs. Mixed case has to pass the EIP-55 checksum. The zero address and 0x…01 cannot
    #: be owners.
    address: str
    #: The owner's role in the tenant.
    role: WalletOwnerRole
    #: A label of your own for the owner.
    label: str | None = None

    _fields_ = (
        ("address", "address", True, False, ""),
        ("role", "role", True, False, "@wallets.WalletOwnerRole"),
        ("label", "label", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateWalletRequest(Model):
    """The wallet to create."""

    #: A label of your own for the wallet.
    name: str
    #: The addresses that may sign. Each address can be given once.
    owners: tuple[CreateWalletOwner, ...]
    #: The number of owners who have to sign, at most the number of owners.
    threshold: int | None = None
    #: The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in live.
    chain_id: int | None = None

    _fields_ = (
        ("name", "name", True, False, ""),
        ("owners", "owners", True, False, "[@wallets.CreateWalletOwner"),
        ("threshold", "threshold", False, False, ""),
        ("chain_id", "chainId", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateWalletTransactionRequest(Model):
    """The transaction to propose. Delegate calls are not supported."""

    #: The address to call. Mixed case has to pass the EIP-55 checksum.
    to: str
    #: The ETH to send, in wei.
    value: str | None = None
    #: The call data, `0x` and hex, at most 64 KiB.
    data: str | None = None
    #: A note in plain text.
    memo: str | None = None

    _fields_ = (
        ("to", "to", True, False, ""),
        ("value", "value", False, False, ""),
        ("data", "data", False, False, ""),
        ("memo", "memo", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DirectoryHandle(Model):
    """A handle of the deprecated directory."""

    #: The handle: 3 to 32 characters, without `@`.
    handle: str
    #: An opaque id that begins with `wal_`.
    wallet_id: str
    #: The address of the wallet, with EIP-55 checksum.
    address: str
    #: Id of the tenant that owns the handle, `ten_…`.
    tenant_id: str
    #: Time of the last change.
    updated_at: datetime

    _fields_ = (
        ("handle", "handle", True, False, ""),
        ("wallet_id", "walletId", True, False, ""),
        ("address", "address", True, False, ""),
        ("tenant_id", "tenantId", True, False, ""),
        ("updated_at", "updatedAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Drip(Model):
    """A transfer of test money from the faucet."""

    #: The drip.
    id: str
    #: Id of the wallet that receives the money.
    wallet_id: str
    #: `usdc`, or `eth`.
    asset: TokenAsset
    #: The amount in whole tokens.
    amount: Decimal
    #: EIP-155 id of the chain, such as 84532.
    chain_id: int
    #: The status of the drip.
    status: DripStatus
    #: Hash of the transaction of the transfer; null until the drip is CONFIRMED.
    tx_hash: str | None
    #: The reason why the drip FAILED; SIMULATED_FAILURE if a test requested the failure. Null otherwise.
    failure_reason: str | None
    #: Time of the request.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("wallet_id", "walletId", True, False, ""),
        ("asset", "asset", True, False, "@wallets.TokenAsset"),
        ("amount", "amount", True, False, "d"),
        ("chain_id", "chainId", True, False, ""),
        ("status", "status", True, False, "@wallets.DripStatus"),
        ("tx_hash", "txHash", True, False, ""),
        ("failure_reason", "failureReason", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DripEvent(Model):
    """The event that is sent when a drip was confirmed or has failed. It never contains phone numbers, e-mail
    addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["drip.confirmed", "drip.failed"]
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
    data: DripEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=drip.confirmed|drip.failed"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@wallets.DripEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DripEventData(Model):
    """The resource that changed."""

    #: The drip at the moment of the change.
    object: Drip
    #: The status before the change.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@wallets.Drip"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DripList(Model):
    """Drips, newest first."""

    #: The entries of this page.
    drips: tuple[Drip, ...]

    _fields_ = (
        ("drips", "drips", True, False, "[@wallets.Drip"),
    )


DRIP_STATUS_VALUES = ("SUBMITTED", "CONFIRMED", "FAILED")
#: The status of a drip. It is SUBMITTED until the transfer has arrived or failed. Spend the money only after
#: CONFIRMED.
DripStatus: TypeAlias = "Literal['SUBMITTED', 'CONFIRMED', 'FAILED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Features(Model):
    """The features that this tenant can use in this environment."""

    #: Whether the faucet gives test money. Always false in live.
    faucet: bool
    #: Whether this deployment issues cards.
    cards: bool
    #: Whether the tenant can use treasury accounts.
    treasury: bool
    #: Whether the tenant can use invoices.
    invoices: bool
    #: Whether the tenant can use ramps.
    ramps: bool
    #: Whether the tenant can use sales orders.
    trade: bool
    #: Whether the tenant can use pools and loans.
    lending: bool
    #: Whether recipients who have not joined yet can claim payments.
    claims: bool
    #: Whether payments can be funded in mode ONCHAIN_DEPOSIT.
    onchain_deposit: bool

    _fields_ = (
        ("faucet", "faucet", True, False, ""),
        ("cards", "cards", True, False, ""),
        ("treasury", "treasury", True, False, ""),
        ("invoices", "invoices", True, False, ""),
        ("ramps", "ramps", True, False, ""),
        ("trade", "trade", True, False, ""),
        ("lending", "lending", True, False, ""),
        ("claims", "claims", True, False, ""),
        ("onchain_deposit", "onchainDeposit", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class FundWalletRequest(Model):
    """The asset and the amount to send; 250 usdc by default."""

    #: `usdc`, or `eth` for the native coin.
    asset: TokenAsset | None = None
    #: The amount in whole tokens, above zero, with at most 6 decimals for usdc and 18 for eth. usdc: 250 by
    #: default, at most 1000. eth: 0.02 by default and at most.
    amount: Decimal | None = None

    _fields_ = (
        ("asset", "asset", False, False, "@wallets.TokenAsset"),
        ("amount", "amount", False, False, "d"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InternalBalance(Model):
    """The tenant's balance in the service's ledger, in base units with 6 decimals. It is separate from on-chain
    balances.
    """

    #: The amount that is available for payments, in base units with 6 decimals.
    available_base_units: str
    #: The amount that is reserved for payments that are not confirmed yet, in base units with 6 decimals.
    reserved_base_units: str
    #: The amount that is locked for confirmed payments that are being delivered, in base units with 6
    #: decimals.
    locked_base_units: str

    _fields_ = (
        ("available_base_units", "availableBaseUnits", True, False, ""),
        ("reserved_base_units", "reservedBaseUnits", True, False, ""),
        ("locked_base_units", "lockedBaseUnits", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RailCapability(Model):
    """A payout rail, and whether it can be used."""

    #: The rail, named by the type of destination.
    type: _destinations.PayoutDestinationType
    #: True if quotes can use this rail: it has a provider, and the provider is not off.
    routable: bool
    #: The mode of the rail's provider; null for US_BANK_ACH and SEPA, which have none.
    provider_mode: Literal["off", "mock", "sandbox", "live"] | Unknown | None

    _fields_ = (
        ("type", "type", True, False, "@destinations.PayoutDestinationType"),
        ("routable", "routable", True, False, ""),
        ("provider_mode", "providerMode", True, False, "?=off|mock|sandbox|live"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SetDirectoryHandleRequest(Model):
    """The handle to set, and the wallet that it belongs to."""

    #: The handle: 3 to 32 lower case letters, digits and hyphens, without `@`.
    handle: str
    #: Id of one of the tenant's wallets.
    wallet_id: str

    _fields_ = (
        ("handle", "handle", True, False, ""),
        ("wallet_id", "walletId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SettlementToken(Model):
    """The token in which USD amounts settle on a chain."""

    #: The token's code in this API.
    asset: Literal["usdc"]
    #: The address of the token's contract, with EIP-55 checksum.
    address: str
    #: Number of decimals of the token.
    decimals: Literal[6]

    _fields_ = (
        ("asset", "asset", True, False, "=usdc"),
        ("address", "address", True, False, ""),
        ("decimals", "decimals", True, False, ""),
    )


TOKEN_ASSET_VALUES = ("usdc", "eth")
#: `usdc` is the settlement token with 6 decimals, Demo USD in the sandbox. `eth` is the native coin with 18
#: decimals.
TokenAsset: TypeAlias = "Literal['usdc', 'eth'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TokenBalance(Model):
    """The on-chain balance of an address in one asset."""

    #: `usdc`, or `eth` for the native coin.
    asset: TokenAsset
    #: The balance in whole tokens.
    amount: Decimal
    #: Number of decimals of the token: 6 for usdc, 18 for eth.
    decimals: Literal[6, 18]

    _fields_ = (
        ("asset", "asset", True, False, "@wallets.TokenAsset"),
        ("amount", "amount", True, False, "d"),
        ("decimals", "decimals", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Wallet(Model):
    """A multisig wallet, without its balances."""

    #: Id of the wallet.
    id: str
    #: The EVM address, with EIP-55 checksum. It is computed before the deployment and never changes, so that
    #: it can receive money at once.
    address: str
    #: The kind of wallet.
    kind: WalletKind
    #: The status of the deployment on chain.
    status: WalletStatus
    #: The reason why the deployment FAILED; null otherwise.
    failure_reason: str | None
    #: EIP-155 id of the chain: 84532 in the sandbox, 8453 in live.
    chain_id: int
    #: The number of owners who have to sign a transaction.
    threshold: int
    #: True until the wallet is DEPLOYED: the address has been computed, but has no contract yet.
    predicted_address: bool
    #: The tenant's label for the wallet. Several wallets may have the same name.
    name: str
    #: The owners, whose addresses may sign.
    owners: tuple[WalletOwner, ...]
    #: True if the owners of the tenant's organization account differ from the signing addresses of its OWNER
    #: and ADMIN members. The current owners correct this with a transaction. Always false for other kinds.
    owners_out_of_date: bool
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("address", "address", True, False, ""),
        ("kind", "kind", True, False, "@wallets.WalletKind"),
        ("status", "status", True, False, "@wallets.WalletStatus"),
        ("failure_reason", "failureReason", True, False, ""),
        ("chain_id", "chainId", True, False, ""),
        ("threshold", "threshold", True, False, ""),
        ("predicted_address", "predictedAddress", True, False, ""),
        ("name", "name", True, False, ""),
        ("owners", "owners", True, False, "[@wallets.WalletOwner"),
        ("owners_out_of_date", "ownersOutOfDate", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletEvent(Model):
    """The event that is sent when a wallet was deployed or its deployment has failed. It contains the wallet
    without balances. It never contains phone numbers, e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["wallet.deployed", "wallet.failed"]
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
    data: WalletEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=wallet.deployed|wallet.failed"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@wallets.WalletEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletEventData(Model):
    """The resource that changed."""

    #: The wallet at the moment of the change.
    object: Wallet
    #: The status before the change.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@wallets.Wallet"),
        ("previous_status", "previousStatus", False, False, ""),
    )


WALLET_KIND_VALUES = ("STANDARD", "ORGANIZATION", "SMART_ACCOUNT")
#: The kind of wallet. STANDARD is a wallet that the tenant created, or that holds a treasury bucket or the
#: escrow of an invoice. ORGANIZATION is the tenant's organization account. SMART_ACCOUNT is a member's own
#: wallet.
WalletKind: TypeAlias = "Literal['STANDARD', 'ORGANIZATION', 'SMART_ACCOUNT'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletList(Model):
    """Wallets of every kind, newest first."""

    #: The entries of this page.
    wallets: tuple[Wallet, ...]
    #: Number of wallets on all pages that match the filter.
    total: int

    _fields_ = (
        ("wallets", "wallets", True, False, "[@wallets.Wallet"),
        ("total", "total", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletOwner(Model):
    """An owner of the multisig."""

    #: The EVM address that signs, with EIP-55 checksum.
    address: str
    #: The owner's role in the tenant.
    role: WalletOwnerRole
    #: The tenant's label for the owner.
    label: str | None

    _fields_ = (
        ("address", "address", True, False, ""),
        ("role", "role", True, False, "@wallets.WalletOwnerRole"),
        ("label", "label", True, False, ""),
    )


WALLET_OWNER_ROLE_VALUES = ("ADMIN_OWNER", "FINANCE_OWNER", "MERCHANT_OPERATOR", "AGENT")
#: The owner's role in the tenant. All owners have the same signing rights.
WalletOwnerRole: TypeAlias = "Literal['ADMIN_OWNER', 'FINANCE_OWNER', 'MERCHANT_OPERATOR', 'AGENT'] | Unknown"

WALLET_STATUS_VALUES = ("PENDING_DEPLOYMENT", "DEPLOYING", "DEPLOYED", "FAILED")
#: The status of the deployment: PENDING_DEPLOYMENT while only the address has been computed, DEPLOYING once a
#: transaction is sent, then DEPLOYED, or FAILED after three attempts. The address never changes. It can
#: receive money in every status except FAILED.
WalletStatus: TypeAlias = "Literal['PENDING_DEPLOYMENT', 'DEPLOYING', 'DEPLOYED', 'FAILED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletWithBalances(Model):
    """A multisig wallet with its current on-chain balances."""

    #: Id of the wallet.
    id: str
    #: The EVM address, with EIP-55 checksum. It is computed before the deployment and never changes, so that
    #: it can receive money at once.
    address: str
    #: The kind of wallet.
    kind: WalletKind
    #: The status of the deployment on chain.
    status: WalletStatus
    #: The reason why the deployment FAILED; null otherwise.
    failure_reason: str | None
    #: EIP-155 id of the chain: 84532 in the sandbox, 8453 in live.
    chain_id: int
    #: The number of owners who have to sign a transaction.
    threshold: int
    #: True until the wallet is DEPLOYED: the address has been computed, but has no contract yet.
    predicted_address: bool
    #: The tenant's label for the wallet. Several wallets may have the same name.
    name: str
    #: The owners, whose addresses may sign.
    owners: tuple[WalletOwner, ...]
    #: True if the owners of the tenant's organization account differ from the signing addresses of its OWNER
    #: and ADMIN members. The current owners correct this with a transaction. Always false for other kinds.
    owners_out_of_date: bool
    created_at: datetime
    #: The balances of usdc and eth, also if they are zero.
    balances: tuple[TokenBalance, ...]

    _fields_ = (
        ("id", "id", True, False, ""),
        ("address", "address", True, False, ""),
        ("kind", "kind", True, False, "@wallets.WalletKind"),
        ("status", "status", True, False, "@wallets.WalletStatus"),
        ("failure_reason", "failureReason", True, False, ""),
        ("chain_id", "chainId", True, False, ""),
        ("threshold", "threshold", True, False, ""),
        ("predicted_address", "predictedAddress", True, False, ""),
        ("name", "name", True, False, ""),
        ("owners", "owners", True, False, "[@wallets.WalletOwner"),
        ("owners_out_of_date", "ownersOutOfDate", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
        ("balances", "balances", True, False, "[@wallets.TokenBalance"),
    )


SHAPES_: Mapping[str, Any] = {
    "DripStatus": Choice(*DRIP_STATUS_VALUES),
    "TokenAsset": Choice(*TOKEN_ASSET_VALUES),
    "WalletKind": Choice(*WALLET_KIND_VALUES),
    "WalletOwnerRole": Choice(*WALLET_OWNER_ROLE_VALUES),
    "WalletStatus": Choice(*WALLET_STATUS_VALUES),
}
