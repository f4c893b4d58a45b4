# Written by codegen from spec/. Do not edit.
"""Types of the contract: treasury."""

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
class CreateRebalanceRuleRequest(Model):
    """A rule that moves money from the bucket that is most above its target to the one that is most below. It
    has no buckets and no amounts of its own.
    """

    #: The type of the rule.
    type: Literal["REBALANCE_TO_TARGET"]
    #: The minimum time between two runs, in seconds.
    interval_seconds: int | None = None
    #: True if the rule runs when it is due.
    enabled: bool | None = None

    _fields_ = (
        ("type", "type", True, False, "=REBALANCE_TO_TARGET"),
        ("interval_seconds", "intervalSeconds", False, False, ""),
        ("enabled", "enabled", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateSweepExcessRuleRequest(Model):
    """A rule that moves the source's balance above the threshold into the destination."""

    #: The type of the rule.
    type: Literal["SWEEP_EXCESS"]
    #: Id of the bucket that pays.
    source_bucket_id: str
    #: Id of the bucket that receives the money, another bucket of the account.
    dest_bucket_id: str
    #: The amount in USD that stays in the source.
    threshold_usd: Decimal
    #: The minimum time between two runs, in seconds.
    interval_seconds: int | None = None
    #: True if the rule runs when it is due.
    enabled: bool | None = None

    _fields_ = (
        ("type", "type", True, False, "=SWEEP_EXCESS"),
        ("source_bucket_id", "sourceBucketId", True, False, ""),
        ("dest_bucket_id", "destBucketId", True, False, ""),
        ("threshold_usd", "thresholdUsd", True, False, "d"),
        ("interval_seconds", "intervalSeconds", False, False, ""),
        ("enabled", "enabled", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateTopUpRuleRequest(Model):
    """A rule that refills the destination to the target when its balance falls below the threshold."""

    #: The type of the rule.
    type: Literal["TOP_UP"]
    #: Id of the bucket that pays.
    source_bucket_id: str
    #: Id of the bucket that receives the money, another bucket of the account.
    dest_bucket_id: str
    #: The balance in USD below which the rule refills; at most targetUsd, which is the default.
    threshold_usd: Decimal | None = None
    #: The balance in USD to which the destination is refilled.
    target_usd: Decimal
    #: The minimum time between two runs, in seconds.
    interval_seconds: int | None = None
    #: True if the rule runs when it is due.
    enabled: bool | None = None

    _fields_ = (
        ("type", "type", True, False, "=TOP_UP"),
        ("source_bucket_id", "sourceBucketId", True, False, ""),
        ("dest_bucket_id", "destBucketId", True, False, ""),
        ("threshold_usd", "thresholdUsd", False, False, "d"),
        ("target_usd", "targetUsd", True, False, "d"),
        ("interval_seconds", "intervalSeconds", False, False, ""),
        ("enabled", "enabled", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateTreasuryAccountRequest(Model):
    """The account to create, with its owners and buckets."""

    #: A label of the tenant, 1 to 120 characters.
    name: str
    #: The owners of the multisig wallets of all buckets. No two may have the same address.
    owners: tuple[TreasuryOwnerInput, ...]
    #: The number of owners who have to sign a transfer, at most the number of owners.
    threshold: int | None = None
    #: EIP-155 id of the deployment's chain, which is also the default.
    chain_id: int | None = None
    #: The buckets of the account, in the order in which they are created.
    buckets: tuple[TreasuryBucketInput, ...]

    _fields_ = (
        ("name", "name", True, False, ""),
        ("owners", "owners", True, False, "[@treasury.TreasuryOwnerInput"),
        ("threshold", "threshold", False, False, ""),
        ("chain_id", "chainId", False, False, ""),
        ("buckets", "buckets", True, False, "[@treasury.TreasuryBucketInput"),
    )


#: A rule of one of the three types, with the fields of its type only.
CreateTreasuryRuleRequest: TypeAlias = "CreateSweepExcessRuleRequest | CreateTopUpRuleRequest | CreateRebalanceRuleRequest"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateTreasurySweepRequest(Model):
    """A transfer between two buckets of the account."""

    #: Id of the bucket that pays.
    source_bucket_id: str
    #: Id of the destination bucket, another one of the account.
    dest_bucket_id: str
    #: The amount to transfer, in USD.
    amount_usd: Decimal

    _fields_ = (
        ("source_bucket_id", "sourceBucketId", True, False, ""),
        ("dest_bucket_id", "destBucketId", True, False, ""),
        ("amount_usd", "amountUsd", True, False, "d"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestTreasuryRuleRun(Model):
    """The result of a run."""

    #: The rule after the run.
    rule: TreasuryRule
    #: The sweep that the run proposed; null if there is none.
    sweep: TreasurySweep | None

    _fields_ = (
        ("rule", "rule", True, False, "@treasury.TreasuryRule"),
        ("sweep", "sweep", True, False, "?@treasury.TreasurySweep"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasuryAccount(Model):
    """An account of buckets, each with its own multisig wallet of the same owners. The platform has no keys: it
    only proposes transfers.
    """

    #: The account.
    id: str
    #: A label of the tenant, 1 to 120 characters.
    name: str
    #: EIP-155 id of the chain of the multisig wallets.
    chain_id: int
    #: The number of owners who have to sign a transfer.
    threshold: int
    #: The status of the deployment on chain.
    status: TreasuryAccountStatus
    #: The owners, in the order in which they were given.
    owners: tuple[TreasuryOwner, ...]
    #: The buckets, in the order in which they were given.
    buckets: tuple[TreasuryBucket, ...]
    #: The sum of the buckets in USD; null unless every balance can be read.
    total_usd: Decimal | None
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("name", "name", True, False, ""),
        ("chain_id", "chainId", True, False, ""),
        ("threshold", "threshold", True, False, ""),
        ("status", "status", True, False, "@treasury.TreasuryAccountStatus"),
        ("owners", "owners", True, False, "[@treasury.TreasuryOwner"),
        ("buckets", "buckets", True, False, "[@treasury.TreasuryBucket"),
        ("total_usd", "totalUsd", True, False, "?d"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasuryAccountList(Model):
    """Treasury accounts, newest first, without live balances."""

    #: The entries of this page.
    accounts: tuple[TreasuryAccount, ...]

    _fields_ = (
        ("accounts", "accounts", True, False, "[@treasury.TreasuryAccount"),
    )


TREASURY_ACCOUNT_STATUS_VALUES = ("PROVISIONING", "ACTIVE", "FAILED")
#: The status of a treasury account: PROVISIONING while the multisig wallets of the buckets are being
#: deployed, ACTIVE once all are deployed, FAILED if one cannot be.
TreasuryAccountStatus: TypeAlias = "Literal['PROVISIONING', 'ACTIVE', 'FAILED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasuryBucket(Model):
    """A part of a treasury account, with its own multisig wallet. Lists do not read balances: there balanceUsd,
    shareBps and driftBps are null.
    """

    #: Id of the bucket.
    id: str
    #: A label of the tenant, 1 to 120 characters.
    name: str
    #: OPERATING, RESERVE or YIELD.
    kind: TreasuryBucketKind
    #: The target share of the bucket in the account's total, in basis points.
    target_bps: int
    #: The simulated annual yield in basis points; null if there is none.
    apy_bps: int | None
    #: Id of the bucket's multisig wallet.
    wallet_id: str
    #: The EVM address of the bucket's multisig wallet, with EIP-55 checksum. It can receive money from the
    #: first response on.
    address: str
    #: The status of the deployment on chain.
    wallet_status: TreasuryBucketWalletStatus
    #: The current balance in USD; null, never zero, if it cannot be read.
    balance_usd: Decimal | None
    #: The share of the bucket in the total, in basis points, rounded down; null while any bucket cannot be
    #: read or the total is zero.
    share_bps: int | None
    #: shareBps less targetBps, in basis points; null if shareBps is null.
    drift_bps: int | None
    #: The simulated yield so far, in USD; null unless it is a YIELD bucket with apyBps. It is for display
    #: only and moves no money.
    accrued_yield_usd: Decimal | None
    #: Always true, because no yield here is real.
    yield_simulated: Literal[True]

    _fields_ = (
        ("id", "id", True, False, ""),
        ("name", "name", True, False, ""),
        ("kind", "kind", True, False, "@treasury.TreasuryBucketKind"),
        ("target_bps", "targetBps", True, False, ""),
        ("apy_bps", "apyBps", True, False, ""),
        ("wallet_id", "walletId", True, False, ""),
        ("address", "address", True, False, ""),
        ("wallet_status", "walletStatus", True, False, "@treasury.TreasuryBucketWalletStatus"),
        ("balance_usd", "balanceUsd", True, False, "?d"),
        ("share_bps", "shareBps", True, False, ""),
        ("drift_bps", "driftBps", True, False, ""),
        ("accrued_yield_usd", "accruedYieldUsd", True, False, "?d"),
        ("yield_simulated", "yieldSimulated", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasuryBucketInput(Model):
    """A bucket to create."""

    #: The name, unique within the account.
    name: str
    #: OPERATING, RESERVE or YIELD.
    kind: TreasuryBucketKind
    #: The target share of the bucket in the account's total, in basis points. All targets together are at
    #: most 10000; a rest has no target.
    target_bps: int
    #: For YIELD only: the simulated annual yield in basis points.
    apy_bps: int | None = None

    _fields_ = (
        ("name", "name", True, False, ""),
        ("kind", "kind", True, False, "@treasury.TreasuryBucketKind"),
        ("target_bps", "targetBps", True, False, ""),
        ("apy_bps", "apyBps", False, False, ""),
    )


TREASURY_BUCKET_KIND_VALUES = ("OPERATING", "RESERVE", "YIELD")
#: The purpose of a bucket. Only a YIELD bucket can accrue simulated yield.
TreasuryBucketKind: TypeAlias = "Literal['OPERATING', 'RESERVE', 'YIELD'] | Unknown"

TREASURY_BUCKET_WALLET_STATUS_VALUES = ("PENDING_DEPLOYMENT", "DEPLOYING", "DEPLOYED", "FAILED")
#: The deployment status of a bucket's multisig wallet. Money can leave only a DEPLOYED one.
TreasuryBucketWalletStatus: TypeAlias = "Literal['PENDING_DEPLOYMENT', 'DEPLOYING', 'DEPLOYED', 'FAILED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasuryOwner(Model):
    """An owner of the multisig wallets of all buckets."""

    #: The EVM address that signs, with EIP-55 checksum.
    address: str
    #: The role of the owner.
    role: TreasuryOwnerRole
    #: A label of your own.
    label: str | None
    #: Id of the member whose signing address it is; null if the owner was given by address or handle.
    member_id: str | None

    _fields_ = (
        ("address", "address", True, False, ""),
        ("role", "role", True, False, "@treasury.TreasuryOwnerRole"),
        ("label", "label", True, False, ""),
        ("member_id", "memberId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasuryOwnerByAddress(Model):
    """An owner given by the EVM address that signs."""

    #: The EVM address that signs. Mixed case has to pass the EIP-55 checksum. The zero address and 0x…01
    #: cannot be owners.
    address: str
    #: The role of the owner.
    role: TreasuryOwnerRole | None = None
    #: A label of your own.
    label: str | None = None

    _fields_ = (
        ("address", "address", True, False, ""),
        ("role", "role", False, False, "@treasury.TreasuryOwnerRole"),
        ("label", "label", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasuryOwnerByHandle(Model):
    """An owner given by handle. The wallet of the handle signs."""

    #: A handle of the directory, which is deprecated.
    handle: str
    #: The role of the owner.
    role: TreasuryOwnerRole | None = None
    #: A label of your own.
    label: str | None = None

    _fields_ = (
        ("handle", "handle", True, False, ""),
        ("role", "role", False, False, "@treasury.TreasuryOwnerRole"),
        ("label", "label", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasuryOwnerByMember(Model):
    """An owner given by member id. The member's signing address signs."""

    #: Id of a member of the tenant.
    member_id: str
    #: The role of the owner.
    role: TreasuryOwnerRole | None = None
    #: A label of your own.
    label: str | None = None

    _fields_ = (
        ("member_id", "memberId", True, False, ""),
        ("role", "role", False, False, "@treasury.TreasuryOwnerRole"),
        ("label", "label", False, False, ""),
    )


#: An owner, given by exactly one of `address`, `memberId` and `handle`.
TreasuryOwnerInput: TypeAlias = "TreasuryOwnerByAddress | TreasuryOwnerByMember | TreasuryOwnerByHandle"

TREASURY_OWNER_ROLE_VALUES = ("ADMIN_OWNER", "FINANCE_OWNER", "MERCHANT_OPERATOR", "AGENT")
#: The role of an owner of the multisig wallets in the organization.
TreasuryOwnerRole: TypeAlias = "Literal['ADMIN_OWNER', 'FINANCE_OWNER', 'MERCHANT_OPERATOR', 'AGENT'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasuryRule(Model):
    """A rule that proposes sweeps between buckets of an account."""

    #: The rule.
    id: str
    #: Id of the treasury account, `trs_…`.
    account_id: str
    #: What the rule does.
    type: TreasuryRuleType
    #: Id of the source bucket; null for REBALANCE_TO_TARGET.
    source_bucket_id: str | None
    #: Id of the destination bucket; null for REBALANCE_TO_TARGET.
    dest_bucket_id: str | None
    #: For SWEEP_EXCESS: the amount in USD that stays in the source. For TOP_UP: the balance in USD below
    #: which it refills; null if that is targetUsd. Null for REBALANCE_TO_TARGET.
    threshold_usd: Decimal | None
    #: For TOP_UP: the balance in USD to which the destination is refilled; null for other types.
    target_usd: Decimal | None
    #: The minimum time between two runs, in seconds. A skipped run counts too.
    interval_seconds: int
    #: True if the rule runs when it is due.
    enabled: bool
    #: Time of the last run; null before the first.
    last_run_at: datetime | None
    #: The result of the last run; null before the first.
    last_outcome: TreasuryRuleOutcome | None
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("account_id", "accountId", True, False, ""),
        ("type", "type", True, False, "@treasury.TreasuryRuleType"),
        ("source_bucket_id", "sourceBucketId", True, False, ""),
        ("dest_bucket_id", "destBucketId", True, False, ""),
        ("threshold_usd", "thresholdUsd", True, False, "?d"),
        ("target_usd", "targetUsd", True, False, "?d"),
        ("interval_seconds", "intervalSeconds", True, False, ""),
        ("enabled", "enabled", True, False, ""),
        ("last_run_at", "lastRunAt", True, False, "?t"),
        ("last_outcome", "lastOutcome", True, False, "?@treasury.TreasuryRuleOutcome"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasuryRuleDeleted(Model):
    """Confirms that the rule was deleted."""

    #: Id of the deleted rule.
    id: str
    #: Always true.
    deleted: Literal[True]

    _fields_ = (
        ("id", "id", True, False, ""),
        ("deleted", "deleted", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasuryRuleList(Model):
    """The rules of an account, newest first."""

    #: The entries of this page.
    rules: tuple[TreasuryRule, ...]

    _fields_ = (
        ("rules", "rules", True, False, "[@treasury.TreasuryRule"),
    )


TREASURY_RULE_OUTCOME_VALUES = ("PROPOSED", "NOT_TRIGGERED", "SKIPPED_UNREADABLE", "SKIPPED_PENDING_SWEEP", "SKIPPED_INSUFFICIENT", "FAILED")
#: The result of a run: PROPOSED if it created a sweep; NOT_TRIGGERED; SKIPPED if a balance could not be read,
#: a sweep is open on either bucket, or the source holds too little; FAILED, which includes a denial by
#: policy.
TreasuryRuleOutcome: TypeAlias = "Literal['PROPOSED', 'NOT_TRIGGERED', 'SKIPPED_UNREADABLE', 'SKIPPED_PENDING_SWEEP', 'SKIPPED_INSUFFICIENT', 'FAILED'] | Unknown"

TREASURY_RULE_TYPE_VALUES = ("SWEEP_EXCESS", "TOP_UP", "REBALANCE_TO_TARGET")
#: The type of a rule. SWEEP_EXCESS moves what the source holds above thresholdUsd into the destination.
#: TOP_UP refills the destination to targetUsd when its balance falls below thresholdUsd, or below targetUsd
#: if there is no threshold. REBALANCE_TO_TARGET moves money from the bucket that is most above its target to
#: the one that is most below.
TreasuryRuleType: TypeAlias = "Literal['SWEEP_EXCESS', 'TOP_UP', 'REBALANCE_TO_TARGET'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasurySweep(Model):
    """A proposed transfer between two buckets, with the payment that the owners sign."""

    #: The sweep.
    id: str
    #: Id of the treasury account, `trs_…`.
    account_id: str
    #: Id of the rule that proposed the sweep; null if it was created by request.
    rule_id: str | None
    #: Id of the bucket that pays.
    source_bucket_id: str
    #: Id of the bucket that receives the money.
    dest_bucket_id: str
    #: The amount to transfer, in USD.
    amount_usd: Decimal
    #: Id of the payment that the owners sign.
    payment_id: str
    #: The status of the sweep.
    status: TreasurySweepStatus
    #: The reason why the payment failed; null unless the sweep is FAILED.
    failure_reason: str | None
    #: Time of the proposal.
    created_at: datetime
    #: Time at which the transfer completed.
    completed_at: datetime | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("account_id", "accountId", True, False, ""),
        ("rule_id", "ruleId", True, False, ""),
        ("source_bucket_id", "sourceBucketId", True, False, ""),
        ("dest_bucket_id", "destBucketId", True, False, ""),
        ("amount_usd", "amountUsd", True, False, "d"),
        ("payment_id", "paymentId", True, False, ""),
        ("status", "status", True, False, "@treasury.TreasurySweepStatus"),
        ("failure_reason", "failureReason", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
        ("completed_at", "completedAt", True, False, "?t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasurySweepEvent(Model):
    """The event that is sent when a treasury sweep changes. It never contains phone numbers, e-mail addresses,
    codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["treasury.sweep.proposed", "treasury.sweep.completed", "treasury.sweep.failed", "treasury.sweep.canceled"]
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
    data: TreasurySweepEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=treasury.sweep.proposed|treasury.sweep.completed|treasury.sweep.failed|treasury.sweep.canceled"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@treasury.TreasurySweepEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasurySweepEventData(Model):
    """The resource that changed."""

    #: The resource at the moment of the change.
    object: TreasurySweep
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@treasury.TreasurySweep"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TreasurySweepList(Model):
    """The sweeps of an account, newest first."""

    #: The entries of this page.
    sweeps: tuple[TreasurySweep, ...]

    _fields_ = (
        ("sweeps", "sweeps", True, False, "[@treasury.TreasurySweep"),
    )


TREASURY_SWEEP_STATUS_VALUES = ("PROPOSED", "COMPLETED", "FAILED", "CANCELED")
#: The status of a sweep, which follows that of its payment. COMPLETED, FAILED and CANCELED are final.
TreasurySweepStatus: TypeAlias = "Literal['PROPOSED', 'COMPLETED', 'FAILED', 'CANCELED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UpdateTreasuryRuleRequest(Model):
    """The fields to update. A field that is absent or null does not change. The type cannot be changed, and the
    result has to be a valid rule of its type.
    """

    #: Id of the bucket that pays.
    source_bucket_id: str | None = None
    #: Id of the bucket that receives the money, another bucket of the account.
    dest_bucket_id: str | None = None
    #: For SWEEP_EXCESS: the amount in USD that stays in the source. For TOP_UP: the balance in USD below
    #: which the rule refills.
    threshold_usd: Decimal | None = None
    #: For TOP_UP: the balance in USD to which the destination is refilled.
    target_usd: Decimal | None = None
    #: The minimum time between two runs, in seconds.
    interval_seconds: int | None = None
    #: True if the rule runs when it is due.
    enabled: bool | None = None

    _fields_ = (
        ("source_bucket_id", "sourceBucketId", False, False, ""),
        ("dest_bucket_id", "destBucketId", False, False, ""),
        ("threshold_usd", "thresholdUsd", False, False, "d"),
        ("target_usd", "targetUsd", False, False, "d"),
        ("interval_seconds", "intervalSeconds", False, False, ""),
        ("enabled", "enabled", False, False, ""),
    )


SHAPES_: Mapping[str, Any] = {
    "CreateTreasuryRuleRequest": OneOf("type", {"SWEEP_EXCESS": "@treasury.CreateSweepExcessRuleRequest", "TOP_UP": "@treasury.CreateTopUpRuleRequest", "REBALANCE_TO_TARGET": "@treasury.CreateRebalanceRuleRequest"}),
    "TreasuryAccountStatus": Choice(*TREASURY_ACCOUNT_STATUS_VALUES),
    "TreasuryBucketKind": Choice(*TREASURY_BUCKET_KIND_VALUES),
    "TreasuryBucketWalletStatus": Choice(*TREASURY_BUCKET_WALLET_STATUS_VALUES),
    "TreasuryOwnerInput": OneOf(None, {"address": "@treasury.TreasuryOwnerByAddress", "memberId": "@treasury.TreasuryOwnerByMember", "handle": "@treasury.TreasuryOwnerByHandle"}),
    "TreasuryOwnerRole": Choice(*TREASURY_OWNER_ROLE_VALUES),
    "TreasuryRuleOutcome": Choice(*TREASURY_RULE_OUTCOME_VALUES),
    "TreasuryRuleType": Choice(*TREASURY_RULE_TYPE_VALUES),
    "TreasurySweepStatus": Choice(*TREASURY_SWEEP_STATUS_VALUES),
}
