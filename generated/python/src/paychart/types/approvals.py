# Written by codegen from spec/. Do not edit.
"""Types of the contract: approvals."""

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
    from . import identity as _identity
    from . import offramp as _offramp


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApprovalEvent(Model):
    """The event that is sent when an approval request changes. It never contains phone numbers, e-mail
    addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["approval.requested", "approval.voted", "approval.approved", "approval.rejected"]
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
    data: ApprovalEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=approval.requested|approval.voted|approval.approved|approval.rejected"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@approvals.ApprovalEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApprovalEventData(Model):
    """The resource that changed."""

    #: The resource at the moment of the change, as this tenant may read it.
    object: ApprovalRequest
    #: The status before the change; absent if the status did not change.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@approvals.ApprovalRequest"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApprovalRequest(Model):
    """The approval that a held payment needs. A payment has at most one pending approval request."""

    #: The approval request.
    id: str
    #: An opaque id that begins with `pay_`.
    payment_id: str
    #: The total weight that is required. It does not change.
    required_weight: int
    #: The group whose members may vote; null if every voter may.
    approval_group: str | None
    #: The current status.
    status: ApprovalStatus
    #: The total weight of the approving votes that count.
    received_weight: int
    #: The votes, oldest first.
    signatures: tuple[ApprovalSignature, ...]
    #: The reason why the request was REJECTED without a vote; null otherwise.
    closed_reason: Literal["PAYMENT_CANCELED"] | None
    #: Time at which the request was opened.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("payment_id", "paymentId", True, False, ""),
        ("required_weight", "requiredWeight", True, False, ""),
        ("approval_group", "approvalGroup", True, False, ""),
        ("status", "status", True, False, "@approvals.ApprovalStatus"),
        ("received_weight", "receivedWeight", True, False, ""),
        ("signatures", "signatures", True, False, "[@approvals.ApprovalSignature"),
        ("closed_reason", "closedReason", True, False, "?=PAYMENT_CANCELED"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApprovalRequestList(Model):
    """Approval requests, newest first."""

    #: The entries of this page.
    approvals: tuple[ApprovalRequest, ...]

    _fields_ = (
        ("approvals", "approvals", True, False, "[@approvals.ApprovalRequest"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApprovalSignature(Model):
    """A vote. Later changes of the voter's authority never change it."""

    #: Id of the member who voted.
    member_id: str
    #: The vote of the member.
    decision: VoteDecision
    #: The approvalWeight of the voter at the time of the vote.
    weight_at_signing: int
    #: Time at which the vote became invalid because the voter may no longer approve; null while it is valid.
    invalidated_at: datetime | None
    #: Time of the vote.
    created_at: datetime

    _fields_ = (
        ("member_id", "memberId", True, False, ""),
        ("decision", "decision", True, False, "@approvals.VoteDecision"),
        ("weight_at_signing", "weightAtSigning", True, False, ""),
        ("invalidated_at", "invalidatedAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
    )


APPROVAL_STATUS_VALUES = ("PENDING", "APPROVED", "REJECTED")
#: The status of an approval request. Only a PENDING request accepts votes.
ApprovalStatus: TypeAlias = "Literal['PENDING', 'APPROVED', 'REJECTED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AttestationSignatureRequest(Model):
    """The signature of the organization's multisig wallet."""

    #: The combined signature of the Safe, `0x` and hex digits, in the form that `isValidSignature` (EIP-1271)
    #: accepts.
    signature: str

    _fields_ = (
        ("signature", "signature", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Authority(Model):
    """An authority grant: what a member may do for the organization, and within which limits."""

    #: Id of the authority grant.
    id: str
    #: Id of the member who has the grant.
    member_id: str
    #: The current status. Only ACTIVE grants apply.
    status: AuthorityStatus
    #: The actions that the grant allows, sorted.
    allowed_actions: tuple[AuthorityAction, ...]
    #: The limit of one payment, in USD; null for no limit.
    per_tx_limit_usd: Decimal | None
    #: The limit of the member's payments in any 24 hours, in USD; null for no limit.
    daily_limit_usd: Decimal | None
    #: The limit of the member's payments in any 30 times 24 hours, in USD; null for no limit.
    monthly_limit_usd: Decimal | None
    #: The allowed currencies; an empty list allows any.
    allowed_currencies: tuple[str, ...]
    #: The allowed assets, by code or id; an empty list allows any.
    allowed_assets: tuple[str, ...]
    #: The allowed chains, in the form `eip155:<chainId>`; an empty list allows any.
    allowed_chains: tuple[str, ...]
    #: Ids of the payout destinations that may be paid; an empty list allows any.
    allowed_destination_ids: tuple[str, ...]
    #: The weight of the member's vote.
    approval_weight: int
    #: True if every payment needs an approval.
    requires_countersignature: bool
    #: Payments above this amount, in USD, need an approval, even within the limits; null if there is no such
    #: amount.
    countersign_above_usd: Decimal | None
    #: Number of the version. It counts all grants of the member and their changes.
    version: int
    #: Id of the AUTHORITY_DELEGATION credential; null until this version is attested.
    credential_id: str | None
    #: Time at which the grant was created.
    created_at: datetime
    #: Time of the last change.
    updated_at: datetime
    #: Time of the suspension; null before it and after a reactivation.
    suspended_at: datetime | None
    #: Time of the revocation; null unless the grant is REVOKED.
    revoked_at: datetime | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("member_id", "memberId", True, False, ""),
        ("status", "status", True, False, "@approvals.AuthorityStatus"),
        ("allowed_actions", "allowedActions", True, False, "[@approvals.AuthorityAction"),
        ("per_tx_limit_usd", "perTxLimitUsd", True, False, "?d"),
        ("daily_limit_usd", "dailyLimitUsd", True, False, "?d"),
        ("monthly_limit_usd", "monthlyLimitUsd", True, False, "?d"),
        ("allowed_currencies", "allowedCurrencies", True, False, "["),
        ("allowed_assets", "allowedAssets", True, False, "["),
        ("allowed_chains", "allowedChains", True, False, "["),
        ("allowed_destination_ids", "allowedDestinationIds", True, False, "["),
        ("approval_weight", "approvalWeight", True, False, ""),
        ("requires_countersignature", "requiresCountersignature", True, False, ""),
        ("countersign_above_usd", "countersignAboveUsd", True, False, "?d"),
        ("version", "version", True, False, ""),
        ("credential_id", "credentialId", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
        ("updated_at", "updatedAt", True, False, "t"),
        ("suspended_at", "suspendedAt", True, False, "?t"),
        ("revoked_at", "revokedAt", True, False, "?t"),
    )


AUTHORITY_ACTION_VALUES = ("payment.create", "payment.approve", "payment.cancel", "destination.manage", "policy.manage")
#: An action that a grant can allow. The service enforces the first two; the others are only recorded in the
#: credential.
AuthorityAction: TypeAlias = "Literal['payment.create', 'payment.approve', 'payment.cancel', 'destination.manage', 'policy.manage'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityAttested(Model):
    """The attested grant and the credential that backs it."""

    #: The grant with its credentialId.
    authority: Authority
    #: The AUTHORITY_DELEGATION credential.
    credential: _identity.Credential

    _fields_ = (
        ("authority", "authority", True, False, "@approvals.Authority"),
        ("credential", "credential", True, False, "@identity.Credential"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityEvent(Model):
    """The event that is sent when an authority grant changes. It never contains phone numbers, e-mail addresses,
    codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["authority.created", "authority.updated", "authority.suspended", "authority.revoked", "authority.attested"]
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
    data: AuthorityEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=authority.created|authority.updated|authority.suspended|authority.revoked|authority.attested"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@approvals.AuthorityEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityEventData(Model):
    """The resource that changed."""

    #: The resource at the moment of the change, as this tenant may read it.
    object: Authority
    #: The status before the change; absent if the status did not change.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@approvals.Authority"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityList(Model):
    """Authority grants of a member, newest version first."""

    #: The entries of this page.
    authorities: tuple[Authority, ...]

    _fields_ = (
        ("authorities", "authorities", True, False, "[@approvals.Authority"),
    )


AUTHORITY_STATUS_VALUES = ("ACTIVE", "SUSPENDED", "REVOKED")
#: The status of a grant. Only ACTIVE grants apply. REVOKED is final.
AuthorityStatus: TypeAlias = "Literal['ACTIVE', 'SUSPENDED', 'REVOKED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityWithAttestation(Model):
    """The new version of the grant, and the message that the multisig wallet may sign to back it."""

    #: Id of the authority grant.
    authority: Authority
    #: The message that the multisig wallet signs to attest this version.
    attestation: CredentialAttestation

    _fields_ = (
        ("authority", "authority", True, False, "@approvals.Authority"),
        ("attestation", "attestation", True, False, "@approvals.CredentialAttestation"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateAuthorityRequest(Model):
    """The authority grant to create."""

    #: The actions that the grant allows, at least one. Duplicates are removed.
    allowed_actions: tuple[AuthorityAction, ...]
    #: The limit of one payment in USD: above zero, at most 1000000000, with at most 6 decimals.
    per_tx_limit_usd: Decimal | None = None
    #: The limit of any 24 hours in USD; not lower than perTxLimitUsd.
    daily_limit_usd: Decimal | None = None
    #: The limit of any 30 times 24 hours in USD; not lower than dailyLimitUsd.
    monthly_limit_usd: Decimal | None = None
    #: The allowed currencies; empty or absent allows any.
    allowed_currencies: tuple[str, ...] | None = None
    #: The allowed assets, by code or id; empty or absent allows any.
    allowed_assets: tuple[str, ...] | None = None
    #: The allowed chains, in the form `eip155:<chainId>`; empty or absent allows any.
    allowed_chains: tuple[str, ...] | None = None
    #: Ids of the payout destinations that may be paid; empty or absent allows any.
    allowed_destination_ids: tuple[str, ...] | None = None
    #: The weight of the member's vote.
    approval_weight: int | None = None
    #: True if every payment needs an approval.
    requires_countersignature: bool | None = None
    #: Payments above this amount, in USD, need an approval.
    countersign_above_usd: Decimal | None = None

    _fields_ = (
        ("allowed_actions", "allowedActions", True, False, "[@approvals.AuthorityAction"),
        ("per_tx_limit_usd", "perTxLimitUsd", False, False, "d"),
        ("daily_limit_usd", "dailyLimitUsd", False, False, "d"),
        ("monthly_limit_usd", "monthlyLimitUsd", False, False, "d"),
        ("allowed_currencies", "allowedCurrencies", False, False, "["),
        ("allowed_assets", "allowedAssets", False, False, "["),
        ("allowed_chains", "allowedChains", False, False, "["),
        ("allowed_destination_ids", "allowedDestinationIds", False, False, "["),
        ("approval_weight", "approvalWeight", False, False, ""),
        ("requires_countersignature", "requiresCountersignature", False, False, ""),
        ("countersign_above_usd", "countersignAboveUsd", False, False, "d"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CredentialAttestation(Model):
    """The message that the organization's multisig wallet may sign. It is always the same for one version: the
    service does not store that a signature is pending.
    """

    #: The EIP-712 primary type.
    primary_type: Literal["CredentialAttestation"]
    #: The message to sign.
    message: CredentialAttestationMessage
    #: An explanation in words.
    note: str

    _fields_ = (
        ("primary_type", "primaryType", True, False, "=CredentialAttestation"),
        ("message", "message", True, False, "@approvals.CredentialAttestationMessage"),
        ("note", "note", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CredentialAttestationMessage(Model):
    """The EIP-712 message. Its fields are in the order of the type: string subjectDid, string orgDid, string
    kind, string schemaVersion, bytes32 docHash, uint64 issuedAt, uint64 expiresAt, uint256 nonce. Unsigned
    integers are decimal strings.
    """

    #: The DID of the member; for a payment policy the DID of the organization itself.
    subject_did: str
    #: The DID of the organization.
    org_did: str
    #: The kind of credential.
    kind: Literal["AUTHORITY_DELEGATION", "PAYMENT_POLICY"] | Unknown
    #: The schema of the credential's document.
    schema_version: Literal["service/credential/AUTHORITY_DELEGATION/v1", "service/credential/PAYMENT_POLICY/v1"] | Unknown
    #: `0x` and the SHA-256 of the canonical document.
    doc_hash: str
    #: Time at which the version was created, in Unix seconds.
    issued_at: str
    #: Time at which the credential expires, in Unix seconds; 0 if it never expires.
    expires_at: str
    #: The nonce of the attestation, a uint256 in decimal. It is derived from the id and the version.
    nonce: str

    _fields_ = (
        ("subject_did", "subjectDid", True, False, ""),
        ("org_did", "orgDid", True, False, ""),
        ("kind", "kind", True, False, "=AUTHORITY_DELEGATION|PAYMENT_POLICY"),
        ("schema_version", "schemaVersion", True, False, "=service/credential/AUTHORITY_DELEGATION/v1|service/credential/PAYMENT_POLICY/v1"),
        ("doc_hash", "docHash", True, False, ""),
        ("issued_at", "issuedAt", True, False, ""),
        ("expires_at", "expiresAt", True, False, ""),
        ("nonce", "nonce", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPolicy(Model):
    """The organization's payment policy that is in force."""

    #: Id of the policy, the same for all versions; null before the policy is set for the first time.
    policy_id: str | None
    #: Number of the version; 0 before the policy is set for the first time.
    version: int
    #: The rules of the policy. A rule that is absent checks nothing.
    rules: PaymentPolicyRules
    #: Always ACTIVE. Previous versions are in the history.
    status: Literal["ACTIVE"]
    #: Id of the PAYMENT_POLICY credential; null until this version is attested.
    credential_id: str | None
    #: Time at which this version was set.
    activated_at: datetime | None

    _fields_ = (
        ("policy_id", "policyId", True, False, ""),
        ("version", "version", True, False, ""),
        ("rules", "rules", True, False, "@approvals.PaymentPolicyRules"),
        ("status", "status", True, False, "=ACTIVE"),
        ("credential_id", "credentialId", True, False, ""),
        ("activated_at", "activatedAt", True, False, "?t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPolicyApprovalRule(Model):
    """The total weight of votes that a payment above an amount needs."""

    #: Payments above this amount in USD match the rule: at most 1000000000; 0 for every payment.
    above_usd: Decimal
    #: The total weight of votes that is required.
    minimum_approvals: int

    _fields_ = (
        ("above_usd", "aboveUsd", True, False, "d"),
        ("minimum_approvals", "minimumApprovals", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPolicyAttested(Model):
    """The attested policy and the credential that backs it."""

    #: The policy with its credentialId.
    policy: PaymentPolicy
    #: The PAYMENT_POLICY credential.
    credential: _identity.Credential

    _fields_ = (
        ("policy", "policy", True, False, "@approvals.PaymentPolicy"),
        ("credential", "credential", True, False, "@identity.Credential"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPolicyEvent(Model):
    """The event that is sent when the organization's payment policy changes. It never contains phone numbers,
    e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["payment_policy.updated", "payment_policy.attested"]
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
    data: PaymentPolicyEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=payment_policy.updated|payment_policy.attested"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@approvals.PaymentPolicyEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPolicyEventData(Model):
    """The resource that changed."""

    #: The resource at the moment of the change, as this tenant may read it.
    object: PaymentPolicy
    #: The status before the change; absent if the status did not change.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@approvals.PaymentPolicy"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPolicyRules(Model):
    """The rules of a payment policy. A rule that is absent restricts nothing."""

    #: Excludes routes with a higher total fee, in minor units of the destination currency.
    maximum_fee_minor: str | None = None
    #: Rejects payments above this amount in USD: above zero, at most 1000000000, with at most 6 decimals.
    maximum_amount_usd: Decimal | None = None
    #: Excludes routes over other rails; an empty list allows all.
    allowed_rails: tuple[_offramp.Rail, ...] | None = None
    #: Rejects payments in other assets, given by code or id; an empty list allows all.
    allowed_assets: tuple[str, ...] | None = None
    #: Rejects payments on other chains, in the form `eip155:<chainId>`; an empty list allows all.
    allowed_chains: tuple[str, ...] | None = None
    #: The rules for when a payment needs approvals. If several rules match a payment, the highest number
    #: applies.
    approvals: tuple[PaymentPolicyApprovalRule, ...] | None = None

    _fields_ = (
        ("maximum_fee_minor", "maximumFeeMinor", False, False, ""),
        ("maximum_amount_usd", "maximumAmountUsd", False, False, "d"),
        ("allowed_rails", "allowedRails", False, False, "[@offramp.Rail"),
        ("allowed_assets", "allowedAssets", False, False, "["),
        ("allowed_chains", "allowedChains", False, False, "["),
        ("approvals", "approvals", False, False, "[@approvals.PaymentPolicyApprovalRule"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPolicyVersion(Model):
    """One version of the payment policy."""

    #: Id of the policy, `ppo_…`, the same for all versions.
    policy_id: str
    #: Number of the version, which increases by one with each update, from 1.
    version: int
    #: The rules of the policy. A rule that is absent checks nothing.
    rules: PaymentPolicyRules
    #: The status of the version.
    status: PaymentPolicyVersionStatus
    #: Id of the credential of this version; null if it was not attested. The credential is REVOKED once the
    #: version is superseded.
    credential_id: str | None
    #: Time from which it applies.
    activated_at: datetime
    #: Time at which the next version replaced this one; null while it is in force.
    superseded_at: datetime | None
    #: Id of the member who set this version; for an API key the member in whose name it acts.
    created_by_member_id: str
    #: Time at which this version was set.
    created_at: datetime

    _fields_ = (
        ("policy_id", "policyId", True, False, ""),
        ("version", "version", True, False, ""),
        ("rules", "rules", True, False, "@approvals.PaymentPolicyRules"),
        ("status", "status", True, False, "@approvals.PaymentPolicyVersionStatus"),
        ("credential_id", "credentialId", True, False, ""),
        ("activated_at", "activatedAt", True, False, "t"),
        ("superseded_at", "supersededAt", True, False, "?t"),
        ("created_by_member_id", "createdByMemberId", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPolicyVersionList(Model):
    """Versions of the payment policy, newest first."""

    #: The entries of this page.
    versions: tuple[PaymentPolicyVersion, ...]

    _fields_ = (
        ("versions", "versions", True, False, "[@approvals.PaymentPolicyVersion"),
    )


PAYMENT_POLICY_VERSION_STATUS_VALUES = ("ACTIVE", "SUPERSEDED")
#: The status of a version: ACTIVE if it is in force, SUPERSEDED if a newer one has replaced it.
PaymentPolicyVersionStatus: TypeAlias = "Literal['ACTIVE', 'SUPERSEDED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPolicyWithAttestation(Model):
    """The new version of the policy, and the message that the multisig wallet may sign to back it."""

    #: Id of the policy, the same for all versions.
    policy_id: str
    #: Number of the version, which increases by one with each update, from 1.
    version: int
    #: The rules of the policy. A rule that is absent checks nothing.
    rules: PaymentPolicyRules
    #: Always ACTIVE, because a new version is in force at once.
    status: Literal["ACTIVE"]
    #: Id of the credential; null until this version is attested.
    credential_id: str | None
    #: Time at which this version was set.
    activated_at: datetime | None
    #: The message that the multisig wallet signs to attest this version.
    attestation: CredentialAttestation

    _fields_ = (
        ("policy_id", "policyId", True, False, ""),
        ("version", "version", True, False, ""),
        ("rules", "rules", True, False, "@approvals.PaymentPolicyRules"),
        ("status", "status", True, False, "=ACTIVE"),
        ("credential_id", "credentialId", True, False, ""),
        ("activated_at", "activatedAt", True, False, "?t"),
        ("attestation", "attestation", True, False, "@approvals.CredentialAttestation"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PutPaymentPolicyRequest(Model):
    """All rules of the new version."""

    #: The rules. An empty object removes all rules.
    rules: PaymentPolicyRules

    _fields_ = (
        ("rules", "rules", True, False, "@approvals.PaymentPolicyRules"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RejectApprovalRequest(Model):
    """A rejection. The body may be empty."""

    #: A signature as for signing a vote, over the text with `decision: REJECT`.
    signature: str | None = None

    _fields_ = (
        ("signature", "signature", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SignApprovalRequest(Model):
    """A vote. An empty body approves."""

    #: The vote: APPROVE or REJECT; APPROVE by default.
    decision: VoteDecision | None = None
    #: EIP-191 `personal_sign` by the member's signerAddress (EIP-1271 if that is a contract) over five lines,
    #: without a line break after the last: `Service approval vote`, `request: <id>`, `payment: <paymentId>`,
    #: `decision: <decision>`, `member: <memberId>`.
    signature: str | None = None

    _fields_ = (
        ("decision", "decision", False, False, "@approvals.VoteDecision"),
        ("signature", "signature", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UpdateAuthorityRequest(Model):
    """The fields to update. An absent field does not change, and a list replaces the old one. Null removes an
    amount; for the other fields null is the same as absent.
    """

    #: The actions that the grant allows, at least one. Duplicates are removed.
    allowed_actions: tuple[AuthorityAction, ...] | None = None
    #: The limit of one payment in USD: above zero, at most 1000000000, with at most 6 decimals.
    per_tx_limit_usd: Decimal | None | Unset = UNSET
    #: The limit of any 24 hours in USD; not lower than perTxLimitUsd.
    daily_limit_usd: Decimal | None | Unset = UNSET
    #: The limit of any 30 times 24 hours in USD; not lower than dailyLimitUsd.
    monthly_limit_usd: Decimal | None | Unset = UNSET
    #: The allowed currencies; an empty list allows any.
    allowed_currencies: tuple[str, ...] | None = None
    #: The allowed assets, by code or id; an empty list allows any.
    allowed_assets: tuple[str, ...] | None = None
    #: The allowed chains, in the form `eip155:<chainId>`; an empty list allows any.
    allowed_chains: tuple[str, ...] | None = None
    #: Ids of the payout destinations that may be paid; an empty list allows any.
    allowed_destination_ids: tuple[str, ...] | None = None
    #: The weight of the member's later votes.
    approval_weight: int | None = None
    #: True if every payment needs an approval.
    requires_countersignature: bool | None = None
    #: Payments above this amount, in USD, need an approval.
    countersign_above_usd: Decimal | None | Unset = UNSET

    _fields_ = (
        ("allowed_actions", "allowedActions", False, False, "[@approvals.AuthorityAction"),
        ("per_tx_limit_usd", "perTxLimitUsd", False, False, "?d"),
        ("daily_limit_usd", "dailyLimitUsd", False, False, "?d"),
        ("monthly_limit_usd", "monthlyLimitUsd", False, False, "?d"),
        ("allowed_currencies", "allowedCurrencies", False, False, "["),
        ("allowed_assets", "allowedAssets", False, False, "["),
        ("allowed_chains", "allowedChains", False, False, "["),
        ("allowed_destination_ids", "allowedDestinationIds", False, False, "["),
        ("approval_weight", "approvalWeight", False, False, ""),
        ("requires_countersignature", "requiresCountersignature", False, False, ""),
        ("countersign_above_usd", "countersignAboveUsd", False, False, "?d"),
    )


VOTE_DECISION_VALUES = ("APPROVE", "REJECT")
#: The vote of a member.
VoteDecision: TypeAlias = "Literal['APPROVE', 'REJECT'] | Unknown"

SHAPES_: Mapping[str, Any] = {
    "ApprovalStatus": Choice(*APPROVAL_STATUS_VALUES),
    "AuthorityAction": Choice(*AUTHORITY_ACTION_VALUES),
    "AuthorityStatus": Choice(*AUTHORITY_STATUS_VALUES),
    "PaymentPolicyVersionStatus": Choice(*PAYMENT_POLICY_VERSION_STATUS_VALUES),
    "VoteDecision": Choice(*VOTE_DECISION_VALUES),
}
