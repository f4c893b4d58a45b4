# Written by codegen from spec/. Do not edit.
"""Types of the contract: lending."""

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
class AcceptLendingOfferRequest(Model):
    """The acceptance of the borrower, with or without a signature."""

    #: A signature over offerDigest by the borrower's address. The organization account's signature is
    #: verified according to EIP-1271.
    signature: str | None = None

    _fields_ = (
        ("signature", "signature", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AcceptPurchaseOrderRequest(Model):
    """The condition under which the supplier accepts."""

    #: The lowest principal that the supplier accepts, in atoms; at most the face amount.
    min_principal: str

    _fields_ = (
        ("min_principal", "minPrincipal", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateFinancingPoolRequest(Model):
    """The name, phases, limits and terms of the new pool."""

    #: A label of the tenant for the pool, 1 to 120 characters.
    name: str
    #: The length of the phase SUBSCRIPTION, in seconds.
    subscription_seconds: int | None = None
    #: The length of the phase ORIGINATION, in seconds.
    origination_seconds: int | None = None
    #: The limit on deposits, in atoms; no limit if it is absent.
    cap_atoms: str | None = None
    #: The share of the cash that one loan may use, in basis points.
    exposure_bps: int | None = None
    #: The share of the cash that is not lent, in basis points.
    reserve_bps: int | None = None
    #: The annual interest rate of the pool's loans, in basis points.
    annual_rate_bps: int | None = None
    #: The term of the pool's loans, in seconds.
    tenor_seconds: int | None = None
    #: The grace period after maturity, in seconds.
    grace_seconds: int | None = None

    _fields_ = (
        ("name", "name", True, False, ""),
        ("subscription_seconds", "subscriptionSeconds", False, False, ""),
        ("origination_seconds", "originationSeconds", False, False, ""),
        ("cap_atoms", "capAtoms", False, False, ""),
        ("exposure_bps", "exposureBps", False, False, ""),
        ("reserve_bps", "reserveBps", False, False, ""),
        ("annual_rate_bps", "annualRateBps", False, False, ""),
        ("tenor_seconds", "tenorSeconds", False, False, ""),
        ("grace_seconds", "graceSeconds", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateLendingOfferRequest(Model):
    """The terms of the offer, and its purchase order."""

    #: Id of a pool of the caller's tenant, `pool_…`.
    pool_id: str
    #: The `poId` of the purchase order.
    po_id: str
    #: The principal to lend, in atoms.
    principal: str

    _fields_ = (
        ("pool_id", "poolId", True, False, ""),
        ("po_id", "poId", True, False, ""),
        ("principal", "principal", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EligibilityPermit(Model):
    """A permit that states the highest principal that a pool may lend to the borrower. The borrower and the
    pool's tenant can read it.
    """

    #: The permit.
    id: str
    #: An opaque id that begins with `pool_`.
    pool_id: str
    #: The EVM address of the borrower's organization account.
    subject_address: str
    #: The form of the permit.
    schema: Literal["service/permit/v1"]
    #: The kind of evidence behind the permit.
    mode: PermitMode
    #: The highest principal in atoms: 50000, 25000, 10000, 5000 or 1000 USD for the tiers 1 to 5.
    max_principal: str
    #: The risk tier, from 1 for the lowest risk to 5.
    risk_tier: int
    #: Mode and tier in the form `<mode>:<tier>`.
    profile: str
    #: EIP-712 hash of EligibilityPermit (string id, address subject, string poolId, uint256 maxPrincipal,
    #: uint8 riskTier, uint64 expiresAt) in the domain of attestations.
    permit_digest: str
    #: The issuer's signature over the digest.
    signature: str
    #: The EVM address of the platform issuer.
    issuer_address: str
    #: Time at which the permit expires, 30 days after it was issued.
    expires_at: datetime
    #: The status of the permit. Only an ACTIVE permit allows offers.
    status: PermitStatus
    #: Time at which the permit was issued.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("pool_id", "poolId", True, False, ""),
        ("subject_address", "subjectAddress", True, False, ""),
        ("schema", "schema", True, False, "=service/permit/v1"),
        ("mode", "mode", True, False, "@lending.PermitMode"),
        ("max_principal", "maxPrincipal", True, False, ""),
        ("risk_tier", "riskTier", True, False, ""),
        ("profile", "profile", True, False, ""),
        ("permit_digest", "permitDigest", True, False, ""),
        ("signature", "signature", True, False, ""),
        ("issuer_address", "issuerAddress", True, False, ""),
        ("expires_at", "expiresAt", True, False, "t"),
        ("status", "status", True, False, "@lending.PermitStatus"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EligibilityPermitList(Model):
    """Eligibility permits, newest first."""

    #: The entries of this page.
    permits: tuple[EligibilityPermit, ...]

    _fields_ = (
        ("permits", "permits", True, False, "[@lending.EligibilityPermit"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class FinancingPool(Model):
    """Money that a tenant lends against purchase orders. The terms of the pool apply to its offers. No contract
    is deployed: the addresses are derived, not real contracts.
    """

    #: The pool.
    id: str
    #: A label of the tenant for the pool, 1 to 120 characters.
    name: str
    #: EIP-155 id of the chain of the deployment.
    chain_id: int
    #: The provider that moves the money.
    provider: Literal["simulated"]
    #: A derived EVM address. No contract is deployed there.
    pool_address: str
    #: The EVM address of the settlement token.
    token_address: str
    #: The address of the pool registry.
    registry_address: str
    #: The phase on the tenant's clock.
    phase: PoolPhase
    #: The result of the pool; null before it has closed.
    outcome: PoolOutcome
    #: Time at which it was created.
    subscription_starts_at: datetime
    #: Time from which the pool accepts no more deposits.
    subscription_ends_at: datetime
    #: Time at which the phase ORIGINATION begins, when SUBSCRIPTION ends.
    origination_starts_at: datetime
    #: Time from which no loan is issued from the pool.
    origination_ends_at: datetime
    #: The limit on deposits, in atoms; null for no limit.
    cap_atoms: str | None
    #: The share of the cash that one loan may use, in basis points.
    exposure_bps: int
    #: The share of the cash that is not lent, in basis points.
    reserve_bps: int
    #: The annual interest rate of the pool's loans, in basis points.
    annual_rate_bps: int
    #: The term of the pool's loans, in seconds.
    tenor_seconds: int
    #: The grace period after maturity, in seconds.
    grace_seconds: int
    #: The balances of the pool.
    state: PoolState
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("name", "name", True, False, ""),
        ("chain_id", "chainId", True, False, ""),
        ("provider", "provider", True, False, "=simulated"),
        ("pool_address", "poolAddress", True, False, ""),
        ("token_address", "tokenAddress", True, False, ""),
        ("registry_address", "registryAddress", True, False, ""),
        ("phase", "phase", True, False, "@lending.PoolPhase"),
        ("outcome", "outcome", True, False, "?=REPAID|LOSS"),
        ("subscription_starts_at", "subscriptionStartsAt", True, False, "t"),
        ("subscription_ends_at", "subscriptionEndsAt", True, False, "t"),
        ("origination_starts_at", "originationStartsAt", True, False, "t"),
        ("origination_ends_at", "originationEndsAt", True, False, "t"),
        ("cap_atoms", "capAtoms", True, False, ""),
        ("exposure_bps", "exposureBps", True, False, ""),
        ("reserve_bps", "reserveBps", True, False, ""),
        ("annual_rate_bps", "annualRateBps", True, False, ""),
        ("tenor_seconds", "tenorSeconds", True, False, ""),
        ("grace_seconds", "graceSeconds", True, False, ""),
        ("state", "state", True, False, "@lending.PoolState"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class FinancingPoolList(Model):
    """Financing pools, newest first."""

    #: The entries of this page.
    pools: tuple[FinancingPool, ...]

    _fields_ = (
        ("pools", "pools", True, False, "[@lending.FinancingPool"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IssuePermitRequest(Model):
    """The pool, and how the risk is assessed."""

    #: Id of the pool, which may belong to any tenant.
    pool_id: str
    #: The kind of evidence behind the permit.
    mode: PermitMode
    #: The risk tier, from 1 for the lowest risk to 5.
    risk_tier: int

    _fields_ = (
        ("pool_id", "poolId", True, False, ""),
        ("mode", "mode", True, False, "@lending.PermitMode"),
        ("risk_tier", "riskTier", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class LendingOffer(Model):
    """An offer of a pool to lend against a purchase order. The lender and the borrower can read it."""

    #: The offer.
    id: str
    #: An opaque id that begins with `pool_`.
    pool_id: str
    #: The `poId` of the purchase order.
    po_id: str
    #: The EVM address of the borrower's organization account.
    borrower_address: str
    #: The principal of the loan, in atoms.
    principal: str
    #: The annual interest rate, in basis points.
    rate_bps: int
    #: The term of the loan, in seconds.
    tenor_seconds: int
    #: The grace period after maturity, in seconds.
    grace_seconds: int
    #: Time until which the offer can be accepted and issued, 72 hours after it was created. In the digest it
    #: is in Unix seconds.
    deadline: datetime
    #: EIP-712 hash of LendingOffer (string id, string poolId, bytes32 poId, address borrower, uint256
    #: principal, uint16 rateBps, uint64 tenorSeconds, uint64 graceSeconds, uint64 deadline) in the domain of
    #: attestations.
    offer_digest: str
    #: The current status.
    status: LendingOfferStatus
    #: Id of the loan; null until it is issued.
    loan_id: str | None
    #: Time at which it was created.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("pool_id", "poolId", True, False, ""),
        ("po_id", "poId", True, False, ""),
        ("borrower_address", "borrowerAddress", True, False, ""),
        ("principal", "principal", True, False, ""),
        ("rate_bps", "rateBps", True, False, ""),
        ("tenor_seconds", "tenorSeconds", True, False, ""),
        ("grace_seconds", "graceSeconds", True, False, ""),
        ("deadline", "deadline", True, False, "t"),
        ("offer_digest", "offerDigest", True, False, ""),
        ("status", "status", True, False, "@lending.LendingOfferStatus"),
        ("loan_id", "loanId", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class LendingOfferEvent(Model):
    """The event that is sent when the status of a lending offer changes. The lender and the borrower receive it."""

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["offer.offered", "offer.accepted", "offer.issued", "offer.expired"]
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
    data: LendingOfferEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=offer.offered|offer.accepted|offer.issued|offer.expired"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@lending.LendingOfferEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class LendingOfferEventData(Model):
    """The resource that changed."""

    #: The resource at the moment of the change.
    object: LendingOffer
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@lending.LendingOffer"),
        ("previous_status", "previousStatus", False, False, ""),
    )


LENDING_OFFER_STATUS_VALUES = ("OFFERED", "ACCEPTED", "ISSUED", "EXPIRED")
#: The status of a lending offer: offered, accepted by the borrower, issued by the pool's tenant, or EXPIRED
#: after its deadline.
LendingOfferStatus: TypeAlias = "Literal['OFFERED', 'ACCEPTED', 'ISSUED', 'EXPIRED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Loan(Model):
    """Principal that was paid to a supplier and that the borrower owes with interest. The lender, the borrower
    and the supplier can read it.
    """

    #: The loan.
    id: str
    #: An opaque id that begins with `pool_`.
    pool_id: str
    #: The `poId` of the purchase order.
    po_id: str
    #: The EVM address of the borrower's organization account.
    borrower_address: str
    #: The EVM address of the supplier's wallet; null if none was given.
    supplier_wallet: str | None
    #: The principal of the loan, in atoms.
    principal: str
    #: The principal that is still owed, in atoms.
    principal_outstanding: str
    #: The interest that is owed now, in atoms: simple interest on principalOutstanding, rounded up. It stops
    #: at DEFAULTED.
    interest_due: str
    #: The current status.
    status: LoanStatus
    #: Time at which the supplier was paid.
    funded_at: datetime
    #: Time at which the loan is due.
    maturity_at: datetime
    #: Time at which the grace period ends and the loan becomes DEFAULTED.
    grace_ends_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("pool_id", "poolId", True, False, ""),
        ("po_id", "poId", True, False, ""),
        ("borrower_address", "borrowerAddress", True, False, ""),
        ("supplier_wallet", "supplierWallet", True, False, ""),
        ("principal", "principal", True, False, ""),
        ("principal_outstanding", "principalOutstanding", True, False, ""),
        ("interest_due", "interestDue", True, False, ""),
        ("status", "status", True, False, "@lending.LoanStatus"),
        ("funded_at", "fundedAt", True, False, "t"),
        ("maturity_at", "maturityAt", True, False, "t"),
        ("grace_ends_at", "graceEndsAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class LoanEvent(Model):
    """The event that is sent when the status of a loan changes. The lender, the borrower and the supplier
    receive it.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["loan.active", "loan.grace", "loan.defaulted", "loan.repaid"]
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
    data: LoanEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=loan.active|loan.grace|loan.defaulted|loan.repaid"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@lending.LoanEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class LoanEventData(Model):
    """The resource that changed."""

    #: The resource at the moment of the change.
    object: Loan
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@lending.Loan"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class LoanList(Model):
    """Loans, newest first."""

    #: The entries of this page.
    loans: tuple[Loan, ...]

    _fields_ = (
        ("loans", "loans", True, False, "[@lending.Loan"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class LoanRepayment(Model):
    """The amounts that were paid."""

    #: Reference of the ledger entry.
    tx_ref: str
    #: The amount that was paid, in atoms.
    amount: str
    #: The part that paid interest, in atoms.
    interest_portion: str
    #: The part that repaid principal, in atoms.
    principal_portion: str
    #: The status of the loan after the repayment: REPAID if nothing is owed any more.
    loan_status: LoanStatus

    _fields_ = (
        ("tx_ref", "txRef", True, False, ""),
        ("amount", "amount", True, False, ""),
        ("interest_portion", "interestPortion", True, False, ""),
        ("principal_portion", "principalPortion", True, False, ""),
        ("loan_status", "loanStatus", True, False, "@lending.LoanStatus"),
    )


LOAN_STATUS_VALUES = ("ACTIVE", "GRACE", "DEFAULTED", "REPAID")
#: The status of a loan: ACTIVE until maturityAt, GRACE until graceEndsAt, then DEFAULTED. REPAID is final.
LoanStatus: TypeAlias = "Literal['ACTIVE', 'GRACE', 'DEFAULTED', 'REPAID'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class MovePoolFundsRequest(Model):
    """The amount to transfer."""

    #: The amount in base units with 6 decimals.
    amount_atoms: str

    _fields_ = (
        ("amount_atoms", "amountAtoms", True, False, ""),
    )


PERMIT_MODE_VALUES = ("synthetic", "bank_data_sandbox")
#: The kind of evidence behind the permit.
PermitMode: TypeAlias = "Literal['synthetic', 'bank_data_sandbox'] | Unknown"

PERMIT_STATUS_VALUES = ("ACTIVE", "EXPIRED", "REVOKED")
#: The status of a permit. It is ACTIVE for 30 days, unless a new permit for the same pool replaces it.
PermitStatus: TypeAlias = "Literal['ACTIVE', 'EXPIRED', 'REVOKED'] | Unknown"

POOL_OUTCOME_VALUES = ("REPAID", "LOSS")
#: The result of a pool: LOSS if principal was lost by the time the pool closed, otherwise REPAID; null
#: before.
PoolOutcome: TypeAlias = "Literal['REPAID', 'LOSS'] | Unknown | None"

POOL_PHASE_VALUES = ("SUBSCRIPTION", "ORIGINATION", "SERVICING", "CLOSED")
#: The phase of a pool: SUBSCRIPTION accepts deposits, ORIGINATION lends, SERVICING waits for the open loans,
#: CLOSED allows withdrawals.
PoolPhase: TypeAlias = "Literal['SUBSCRIPTION', 'ORIGINATION', 'SERVICING', 'CLOSED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PoolPosition(Model):
    """The position of the tenant in a pool."""

    #: An opaque id that begins with `pool_`.
    pool_id: str
    #: Deposits less withdrawals, in atoms; at least 0.
    deposited_atoms: str
    #: The tenant's share of the pool in basis points: 10000, or 0 before a deposit.
    share_bps: int
    #: The value of the position in atoms: cash and the principal that is lent and not in default.
    value_atoms: str
    #: The amount that can be withdrawn now, in atoms: the cash in SUBSCRIPTION and CLOSED, 0 in the phases
    #: between.
    withdrawable_atoms: str

    _fields_ = (
        ("pool_id", "poolId", True, False, ""),
        ("deposited_atoms", "depositedAtoms", True, False, ""),
        ("share_bps", "shareBps", True, False, ""),
        ("value_atoms", "valueAtoms", True, False, ""),
        ("withdrawable_atoms", "withdrawableAtoms", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PoolState(Model):
    """The current balances and totals of a pool."""

    #: The money in the pool that is not lent, in atoms.
    cash_atoms: str
    #: The principal that is lent and not in default, in atoms.
    principal_outstanding_atoms: str
    #: The total interest that was paid, in atoms.
    interest_collected_atoms: str
    #: The principal of loans in default, in atoms.
    loss_atoms: str

    _fields_ = (
        ("cash_atoms", "cashAtoms", True, False, ""),
        ("principal_outstanding_atoms", "principalOutstandingAtoms", True, False, ""),
        ("interest_collected_atoms", "interestCollectedAtoms", True, False, ""),
        ("loss_atoms", "lossAtoms", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PurchaseOrder(Model):
    """An order that a pool may finance. The borrower has registered it, the supplier is paid by the loan, and
    the lender is the pool's tenant. All three can read it.
    """

    #: Id of the purchase order.
    id: str
    #: `0x` and the keccak256 of the id. Offers and loans refer to the purchase order by it.
    po_id: str
    #: An opaque id that begins with `pool_`.
    pool_id: str
    #: Id of the extraction that the purchase order is based on; null if there is none.
    extraction_id: str | None
    #: Id of the sales order that the purchase order is based on; null if there is none.
    trade_order_id: str | None
    #: Id of the tenant that registered it.
    borrower_tenant_id: str
    #: The EVM address of the borrower's organization account.
    borrower_address: str
    #: Id of the supplier's tenant; null if the supplier is a wallet outside the service.
    supplier_tenant_id: str | None
    #: The EVM address of the supplier's wallet; null if none was given.
    supplier_wallet: str | None
    #: The face amount, in atoms.
    face_amount: str
    #: The lowest principal that the supplier accepts, in atoms; null until the supplier accepts.
    min_principal: str | None
    #: The current status.
    status: PurchaseOrderStatus
    #: Time at which the purchase order was registered.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("po_id", "poId", True, False, ""),
        ("pool_id", "poolId", True, False, ""),
        ("extraction_id", "extractionId", True, False, ""),
        ("trade_order_id", "tradeOrderId", True, False, ""),
        ("borrower_tenant_id", "borrowerTenantId", True, False, ""),
        ("borrower_address", "borrowerAddress", True, False, ""),
        ("supplier_tenant_id", "supplierTenantId", True, False, ""),
        ("supplier_wallet", "supplierWallet", True, False, ""),
        ("face_amount", "faceAmount", True, False, ""),
        ("min_principal", "minPrincipal", True, False, ""),
        ("status", "status", True, False, "@lending.PurchaseOrderStatus"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PurchaseOrderEvent(Model):
    """The event that is sent when the status of a purchase order changes. The borrower, the supplier and the
    lender receive it.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["purchase_order.registered", "purchase_order.accepted", "purchase_order.financed", "purchase_order.repaid", "purchase_order.defaulted"]
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
    data: PurchaseOrderEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=purchase_order.registered|purchase_order.accepted|purchase_order.financed|purchase_order.repaid|purchase_order.defaulted"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@lending.PurchaseOrderEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PurchaseOrderEventData(Model):
    """The resource that changed."""

    #: The resource at the moment of the change.
    object: PurchaseOrder
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@lending.PurchaseOrder"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PurchaseOrderList(Model):
    """Purchase orders, newest first."""

    #: The entries of this page.
    purchase_orders: tuple[PurchaseOrder, ...]

    _fields_ = (
        ("purchase_orders", "purchaseOrders", True, False, "[@lending.PurchaseOrder"),
    )


PURCHASE_ORDER_STATUS_VALUES = ("REGISTERED", "ACCEPTED", "FINANCED", "DEFAULTED", "REPAID")
#: The status of a purchase order: registered, accepted by the supplier, then according to its loan.
PurchaseOrderStatus: TypeAlias = "Literal['REGISTERED', 'ACCEPTED', 'FINANCED', 'DEFAULTED', 'REPAID'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RegisterPurchaseOrderRequest(Model):
    """The order to finance, the pool and the supplier. Send exactly one of `tradeOrderId` and `extractionId`,
    and at least one of `supplierTenantId` and `supplierWallet`.
    """

    #: Id of the pool, which may belong to any tenant.
    pool_id: str
    #: Id of a sales order in which the caller is the buyer.
    trade_order_id: str | None = None
    #: Id of an APPROVED extraction of the caller's tenant.
    extraction_id: str | None = None
    #: Id of the supplier's tenant, which is another tenant; for a sales order its seller.
    supplier_tenant_id: str | None = None
    #: The supplier's EVM address. Payments to it are only recorded.
    supplier_wallet: str | None = None
    #: The face amount, in atoms.
    face_amount: str

    _fields_ = (
        ("pool_id", "poolId", True, False, ""),
        ("trade_order_id", "tradeOrderId", False, False, ""),
        ("extraction_id", "extractionId", False, False, ""),
        ("supplier_tenant_id", "supplierTenantId", False, False, ""),
        ("supplier_wallet", "supplierWallet", False, False, ""),
        ("face_amount", "faceAmount", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RepayLoanRequest(Model):
    """The limit of the repayment."""

    #: The highest amount to pay, in atoms.
    max_amount: str
    #: Number of seconds for which the authorization is valid. It is executed at once.
    deadline_seconds: int | None = None

    _fields_ = (
        ("max_amount", "maxAmount", True, False, ""),
        ("deadline_seconds", "deadlineSeconds", False, False, ""),
    )


SHAPES_: Mapping[str, Any] = {
    "LendingOfferStatus": Choice(*LENDING_OFFER_STATUS_VALUES),
    "LoanStatus": Choice(*LOAN_STATUS_VALUES),
    "PermitMode": Choice(*PERMIT_MODE_VALUES),
    "PermitStatus": Choice(*PERMIT_STATUS_VALUES),
    "PoolOutcome": Choice(*POOL_OUTCOME_VALUES),
    "PoolPhase": Choice(*POOL_PHASE_VALUES),
    "PurchaseOrderStatus": Choice(*PURCHASE_ORDER_STATUS_VALUES),
}
