# Written by codegen from spec/. Do not edit.
"""Types of the contract: policies."""

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
class AttachPolicyRequest(Model):
    """The subject to attach the policy to."""

    #: The type of the subject: `wallet`, `card`, `agent` or `treasury_account`.
    subject_type: PolicySubjectType
    #: Id of the wallet, card, agent or treasury account.
    subject_id: str

    _fields_ = (
        ("subject_type", "subjectType", True, False, "@policies.PolicySubjectType"),
        ("subject_id", "subjectId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreatePolicyRequest(Model):
    """The policy to create, with its first document."""

    #: The name, which never changes.
    name: str
    #: The rules.
    document: PolicyDocument

    _fields_ = (
        ("name", "name", True, False, ""),
        ("document", "document", True, False, "@policies.PolicyDocument"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreatePolicyVersionRequest(Model):
    """The document that replaces the one in force."""

    #: The new rules of the policy.
    document: PolicyDocument

    _fields_ = (
        ("document", "document", True, False, "@policies.PolicyDocument"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EvaluatePolicyById(Model):
    """Evaluates a policy by its id, attached or not."""

    #: An opaque id that begins with `pol_`.
    policy_id: str
    #: The amount in USD: above zero, at most 1000000000.
    amount_usd: Decimal
    #: The merchant category code. Without it the rules for merchant categories are skipped.
    mcc: str | None = None
    #: The EVM address of the payee. Mixed case has to pass the EIP-55 checksum. Without it the rules for
    #: counterparties are skipped.
    counterparty: str | None = None

    _fields_ = (
        ("policy_id", "policyId", True, False, ""),
        ("amount_usd", "amountUsd", True, False, "d"),
        ("mcc", "mcc", False, False, ""),
        ("counterparty", "counterparty", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EvaluatePolicyOfSubject(Model):
    """Evaluates the policy that is attached to a subject."""

    #: The type of the subject: `wallet`, `card`, `agent` or `treasury_account`.
    subject_type: PolicySubjectType
    #: Id of the wallet, card, agent or treasury account.
    subject_id: str
    #: The amount in USD: above zero, at most 1000000000.
    amount_usd: Decimal
    #: The merchant category code. Without it the rules for merchant categories are skipped.
    mcc: str | None = None
    #: The EVM address of the payee. Mixed case has to pass the EIP-55 checksum. Without it the rules for
    #: counterparties are skipped.
    counterparty: str | None = None

    _fields_ = (
        ("subject_type", "subjectType", True, False, "@policies.PolicySubjectType"),
        ("subject_id", "subjectId", True, False, ""),
        ("amount_usd", "amountUsd", True, False, "d"),
        ("mcc", "mcc", False, False, ""),
        ("counterparty", "counterparty", False, False, ""),
    )


#: A policy or a subject, exactly one of them, and the payment to evaluate.
EvaluatePolicyRequest: TypeAlias = "EvaluatePolicyById | EvaluatePolicyOfSubject"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Policy(Model):
    """A named set of rules. Its newest version is in force."""

    #: An opaque id that begins with `pol_`.
    policy_id: str
    #: A label of the tenant, 1 to 120 characters.
    name: str
    #: Always ACTIVE.
    status: PolicyStatus
    #: Id of the version that is in force.
    active_version_id: str
    #: The number of the active version.
    active_version: int
    created_at: datetime

    _fields_ = (
        ("policy_id", "policyId", True, False, ""),
        ("name", "name", True, False, ""),
        ("status", "status", True, False, "@policies.PolicyStatus"),
        ("active_version_id", "activeVersionId", True, False, ""),
        ("active_version", "activeVersion", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyAddressRule(Model):
    """A list of counterparties that are denied, or that are the only ones allowed."""

    #: The rule that the list belongs to.
    rule: Literal["COUNTERPARTY_BLOCKED", "COUNTERPARTY_NOT_ALLOWED"]
    #: EVM addresses in lower case, sorted, without duplicates.
    addresses: tuple[str, ...]

    _fields_ = (
        ("rule", "rule", True, False, "=COUNTERPARTY_BLOCKED|COUNTERPARTY_NOT_ALLOWED"),
        ("addresses", "addresses", True, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyAmountRule(Model):
    """A limit on the amount. An amount equal to the limit is allowed."""

    #: The period of the limit: one transaction, a UTC day, an ISO week, a calendar month, any 24 hours or any
    #: 720 hours.
    rule: Literal["PER_TXN_LIMIT", "DAILY_CAP", "WEEKLY_CAP", "MONTHLY_CAP", "ROLLING_DAILY_CAP", "ROLLING_MONTHLY_CAP"]
    #: The limit in base units with 6 decimals.
    max_base_units: str

    _fields_ = (
        ("rule", "rule", True, False, "=PER_TXN_LIMIT|DAILY_CAP|WEEKLY_CAP|MONTHLY_CAP|ROLLING_DAILY_CAP|ROLLING_MONTHLY_CAP"),
        ("max_base_units", "maxBaseUnits", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyAttachment(Model):
    """The attachment of a policy to a subject. A subject has at most one."""

    #: An opaque id that begins with `patt_`.
    attachment_id: str
    #: Id of the policy, whose newest version applies.
    policy_id: str
    #: The type of the subject: `wallet`, `card`, `agent` or `treasury_account`.
    subject_type: PolicySubjectType
    #: Id of the wallet, card, agent or treasury account.
    subject_id: str
    #: Time at which it was attached.
    attached_at: datetime

    _fields_ = (
        ("attachment_id", "attachmentId", True, False, ""),
        ("policy_id", "policyId", True, False, ""),
        ("subject_type", "subjectType", True, False, "@policies.PolicySubjectType"),
        ("subject_id", "subjectId", True, False, ""),
        ("attached_at", "attachedAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyAttachmentEvent(Model):
    """The event that is sent when a policy is attached to a subject, or detached from it. It never contains
    phone numbers, e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["policy.attached", "policy.detached"]
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
    #: The attachment. `previousStatus` is absent, because an attachment has no status.
    data: PolicyAttachmentEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=policy.attached|policy.detached"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@policies.PolicyAttachmentEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyAttachmentEventData(Model):
    """The attachment. `previousStatus` is absent, because an attachment has no status."""

    #: The attachment.
    object: PolicyAttachment

    _fields_ = (
        ("object", "object", True, False, "~@policies.PolicyAttachment"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyAttachmentList(Model):
    """Attachments, newest first."""

    #: The entries of this page.
    attachments: tuple[PolicyAttachment, ...]

    _fields_ = (
        ("attachments", "attachments", True, False, "[@policies.PolicyAttachment"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyCounterparties(Model):
    """EVM addresses, in any case. Mixed case has to pass the EIP-55 checksum. An address cannot be on both
    lists.
    """

    #: The entries that are denied.
    blocked: Sequence[str] | None = None
    #: The only addresses that are allowed; empty or absent allows any.
    allowed: Sequence[str] | None = None

    _fields_ = (
        ("blocked", "blocked", False, False, "["),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyCreated(Model):
    """The new policy and its first version."""

    #: An opaque id that begins with `pol_`.
    policy_id: str
    #: A label of the tenant, 1 to 120 characters.
    name: str
    #: Always ACTIVE.
    status: PolicyStatus
    #: Id of the version that is in force.
    active_version_id: str
    #: The number of the active version.
    active_version: int
    created_at: datetime
    #: The first version, number 1.
    version: PolicyVersion

    _fields_ = (
        ("policy_id", "policyId", True, False, ""),
        ("name", "name", True, False, ""),
        ("status", "status", True, False, "@policies.PolicyStatus"),
        ("active_version_id", "activeVersionId", True, False, ""),
        ("active_version", "activeVersion", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
        ("version", "version", True, False, "@policies.PolicyVersion"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyDecision(Model):
    """One entry of the decision log. Entries never change and are kept for 400 days."""

    #: Id of the decision in the log, `dec_…`.
    decision_log_id: str
    #: The cause of the decision: a dry run, a payment or a card authorization.
    source: Literal["evaluate", "payment", "card"] | Unknown
    #: The enforcement mode at that time; null for a dry run, which ignores it. In mode `off` nothing is
    #: recorded.
    mode: Literal["log", "enforce"] | Unknown | None
    #: The result of the evaluation.
    allow: bool
    #: True if a denial blocks; false in mode `log` and for a dry run.
    enforced: bool
    #: The rule that determined the result.
    reason: PolicyReason
    #: Id of the policy; null if the subject had none.
    policy_id: str | None
    #: Number of the version in force at that time; null if the subject had no policy.
    policy_version: int | None
    #: The hash of that version; null if the subject has no policy.
    sha256: str | None
    #: The results of all rules in their order; empty without a policy.
    rule_trace: tuple[PolicyRuleTrace, ...]
    #: The facts that were evaluated.
    input: PolicyDecisionInput
    #: Id of the payment or card authorization; null for a dry run, and for a payment that was refused before
    #: it was recorded.
    resource_id: str | None
    #: Time of the decision.
    created_at: datetime

    _fields_ = (
        ("decision_log_id", "decisionLogId", True, False, ""),
        ("source", "source", True, False, "=evaluate|payment|card"),
        ("mode", "mode", True, False, "?=log|enforce"),
        ("allow", "allow", True, False, ""),
        ("enforced", "enforced", True, False, ""),
        ("reason", "reason", True, False, "?=COUNTERPARTY_BLOCKED|COUNTERPARTY_NOT_ALLOWED|MCC_BLOCKED|MCC_NOT_ALLOWED|PER_TXN_LIMIT|DAILY_CAP|WEEKLY_CAP|MONTHLY_CAP|ROLLING_DAILY_CAP|ROLLING_MONTHLY_CAP|CALL_NOT_JUDGED|NO_POLICY"),
        ("policy_id", "policyId", True, False, ""),
        ("policy_version", "policyVersion", True, False, ""),
        ("sha256", "sha256", True, False, ""),
        ("rule_trace", "ruleTrace", True, False, "[@policies.PolicyRuleTrace"),
        ("input", "input", True, False, "@policies.PolicyDecisionInput"),
        ("resource_id", "resourceId", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyDecisionInput(Model):
    """The facts that were evaluated."""

    #: The type of the subject; null if a policy was evaluated by its id.
    subject_type: Literal["wallet", "card", "agent", "treasury_account"] | Unknown | None
    #: Id of the subject; null if a policy was evaluated by its id.
    subject_id: str | None
    #: The amount in USD; null for a payment in ETH, to which the limits do not apply.
    amount_usd: Decimal | None
    #: The merchant category code; null if none was supplied.
    mcc: str | None
    #: The EVM address of the payee, with EIP-55 checksum; null if none was supplied.
    counterparty: str | None

    _fields_ = (
        ("subject_type", "subjectType", True, False, "?=wallet|card|agent|treasury_account"),
        ("subject_id", "subjectId", True, False, ""),
        ("amount_usd", "amountUsd", True, False, "?d"),
        ("mcc", "mcc", True, False, ""),
        ("counterparty", "counterparty", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyDecisionList(Model):
    """Decisions, newest first."""

    #: The entries of this page.
    decisions: tuple[PolicyDecision, ...]

    _fields_ = (
        ("decisions", "decisions", True, False, "[@policies.PolicyDecision"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyDeletion(Model):
    """Confirms that the policy or attachment was deleted."""

    #: Id of the deleted policy or attachment.
    id: str
    #: Always true.
    deleted: Literal[True]

    _fields_ = (
        ("id", "id", True, False, ""),
        ("deleted", "deleted", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyDocument(Model):
    """The rules of a policy. Unknown fields are refused, never ignored. Every error in the document, including
    an address on both lists, is refused with INVALID_POLICY_RULE. An empty document allows everything.
    """

    #: The version of this schema; 1 by default.
    schema_version: Literal[1] | None = None
    #: The limits on amounts.
    limits: PolicyLimits | None = None
    #: The merchant categories that may or may not be paid by card.
    mcc: PolicyMcc | None = None
    #: The addresses that may or may not be paid.
    counterparties: PolicyCounterparties | None = None

    _fields_ = (
        ("schema_version", "schemaVersion", False, False, ""),
        ("limits", "limits", False, False, "@policies.PolicyLimits"),
        ("mcc", "mcc", False, False, "@policies.PolicyMcc"),
        ("counterparties", "counterparties", False, False, "@policies.PolicyCounterparties"),
    )


POLICY_ENFORCEMENT_MODE_VALUES = ("off", "log", "enforce")
#: How policies are enforced: `off` skips the evaluation, `log` records what would be denied and allows it,
#: `enforce` blocks what is denied, and blocks everything while the policy check is unavailable.
PolicyEnforcementMode: TypeAlias = "Literal['off', 'log', 'enforce'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyEvaluation(Model):
    """The result of an evaluation."""

    #: True if the policy allows the payment.
    allow: bool
    #: The rule that determined the result.
    reason: PolicyReason
    #: Id of the policy; null if the subject has none.
    policy_id: str | None
    #: Number of the version in force; null if the subject has no policy.
    policy_version: int | None
    #: The hash of that version; null if the subject has no policy.
    sha256: str | None
    #: The results of all rules in their order, including those after a failure; empty without a policy.
    rule_trace: tuple[PolicyRuleTrace, ...]
    #: Id of the entry in the decision log.
    decision_log_id: str

    _fields_ = (
        ("allow", "allow", True, False, ""),
        ("reason", "reason", True, False, "?=COUNTERPARTY_BLOCKED|COUNTERPARTY_NOT_ALLOWED|MCC_BLOCKED|MCC_NOT_ALLOWED|PER_TXN_LIMIT|DAILY_CAP|WEEKLY_CAP|MONTHLY_CAP|ROLLING_DAILY_CAP|ROLLING_MONTHLY_CAP|CALL_NOT_JUDGED|NO_POLICY"),
        ("policy_id", "policyId", True, False, ""),
        ("policy_version", "policyVersion", True, False, ""),
        ("sha256", "sha256", True, False, ""),
        ("rule_trace", "ruleTrace", True, False, "[@policies.PolicyRuleTrace"),
        ("decision_log_id", "decisionLogId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyEvent(Model):
    """The event that is sent when a version of a policy comes into force, or when a policy is deleted. It never
    contains phone numbers, e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["policy.activated", "policy.deleted"]
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
    data: PolicyEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=policy.activated|policy.deleted"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@policies.PolicyEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyEventData(Model):
    """The resource that changed."""

    #: The policy at the moment of the change.
    object: Policy
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@policies.Policy"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyIr(Model):
    """A compiled document. Equal rule sets have the same bytes: absent and empty parts produce no rule, and the
    rules are in the order of PolicyRuleName.
    """

    #: Number of the schema that the compiled document follows.
    schema_version: Literal[1]
    #: The compiled rules; an empty list allows everything.
    rules: tuple[PolicyRule, ...]

    _fields_ = (
        ("schema_version", "schemaVersion", True, False, ""),
        ("rules", "rules", True, False, "[@policies.PolicyRule"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyLimits(Model):
    """Limits in USD, each above zero and at most 1000000000. An absent limit does not apply. The limits of a
    day, a week and a month are cumulative for card authorizations only: for payments and in evaluations each
    of them limits a single transaction. The rolling limits add up everything that the subject has spent, by
    payments and by cards.
    """

    #: The limit of one transaction, in USD.
    per_transaction_usd: Amount | None = None
    #: The limit of a UTC day, in USD.
    daily_usd: Amount | None = None
    #: The limit of an ISO week, in USD.
    weekly_usd: Amount | None = None
    #: The limit of a calendar month, in USD.
    monthly_usd: Amount | None = None
    #: The limit of any 24 hours, in USD. Everything that the subject spends counts: payments of each kind,
    #: transactions of a wallet, loans, and card authorizations. What is cancelled, refunded or reversed no
    #: longer counts.
    rolling_daily_usd: Amount | None = None
    #: The limit of any 720 hours (30 days), in USD, counted like rollingDailyUsd.
    rolling_monthly_usd: Amount | None = None

    _fields_ = (
        ("per_transaction_usd", "perTransactionUsd", False, False, "d"),
        ("daily_usd", "dailyUsd", False, False, "d"),
        ("weekly_usd", "weeklyUsd", False, False, "d"),
        ("monthly_usd", "monthlyUsd", False, False, "d"),
        ("rolling_daily_usd", "rollingDailyUsd", False, False, "d"),
        ("rolling_monthly_usd", "rollingMonthlyUsd", False, False, "d"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyList(Model):
    """Policies, newest first."""

    #: The entries of this page.
    policies: tuple[Policy, ...]

    _fields_ = (
        ("policies", "policies", True, False, "[@policies.Policy"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyMcc(Model):
    """Merchant category codes of 2 to 4 digits. A shorter code matches every code that begins with it. A code on
    both lists is blocked. The codes apply to card authorizations only: payments have no merchant category.
    """

    #: The entries that are denied.
    blocked: Sequence[str] | None = None
    #: The only merchant categories that are allowed; empty or absent allows any.
    allowed: Sequence[str] | None = None

    _fields_ = (
        ("blocked", "blocked", False, False, "["),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyMccRule(Model):
    """A list of merchant categories that are denied, or that are the only ones allowed."""

    #: The rule that the list belongs to.
    rule: Literal["MCC_BLOCKED", "MCC_NOT_ALLOWED"]
    #: Codes of 2 to 4 digits, sorted, without duplicates. Each matches every code that begins with it.
    codes: tuple[str, ...]

    _fields_ = (
        ("rule", "rule", True, False, "=MCC_BLOCKED|MCC_NOT_ALLOWED"),
        ("codes", "codes", True, False, "["),
    )


POLICY_REASON_VALUES = ("COUNTERPARTY_BLOCKED", "COUNTERPARTY_NOT_ALLOWED", "MCC_BLOCKED", "MCC_NOT_ALLOWED", "PER_TXN_LIMIT", "DAILY_CAP", "WEEKLY_CAP", "MONTHLY_CAP", "ROLLING_DAILY_CAP", "ROLLING_MONTHLY_CAP", "CALL_NOT_JUDGED", "NO_POLICY")
#: The first rule that failed; NO_POLICY if the subject has no policy, which allows the payment; null if no
#: rule failed. CALL_NOT_JUDGED: a wallet would send ETH or make a call that is no transfer or approval of a
#: known token, and the policy has limits or counterparty rules.
PolicyReason: TypeAlias = "Literal['COUNTERPARTY_BLOCKED', 'COUNTERPARTY_NOT_ALLOWED', 'MCC_BLOCKED', 'MCC_NOT_ALLOWED', 'PER_TXN_LIMIT', 'DAILY_CAP', 'WEEKLY_CAP', 'MONTHLY_CAP', 'ROLLING_DAILY_CAP', 'ROLLING_MONTHLY_CAP', 'CALL_NOT_JUDGED', 'NO_POLICY'] | Unknown | None"

#: One compiled rule with its operands.
PolicyRule: TypeAlias = "PolicyAddressRule | PolicyMccRule | PolicyAmountRule"

POLICY_RULE_NAME_VALUES = ("COUNTERPARTY_BLOCKED", "COUNTERPARTY_NOT_ALLOWED", "MCC_BLOCKED", "MCC_NOT_ALLOWED", "PER_TXN_LIMIT", "DAILY_CAP", "WEEKLY_CAP", "MONTHLY_CAP", "ROLLING_DAILY_CAP", "ROLLING_MONTHLY_CAP")
#: The rules, in the order in which they appear in a compiled document and in a trace.
PolicyRuleName: TypeAlias = "Literal['COUNTERPARTY_BLOCKED', 'COUNTERPARTY_NOT_ALLOWED', 'MCC_BLOCKED', 'MCC_NOT_ALLOWED', 'PER_TXN_LIMIT', 'DAILY_CAP', 'WEEKLY_CAP', 'MONTHLY_CAP', 'ROLLING_DAILY_CAP', 'ROLLING_MONTHLY_CAP'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyRuleTrace(Model):
    """The result of one rule."""

    #: Name of the rule, such as PER_TXN_LIMIT.
    rule: PolicyRuleName
    #: The result of the rule: `skip` if the rule is not configured, or if its field was not supplied.
    result: Literal["pass", "fail", "skip"] | Unknown
    #: An explanation in words.
    detail: str

    _fields_ = (
        ("rule", "rule", True, False, "@policies.PolicyRuleName"),
        ("result", "result", True, False, "=pass|fail|skip"),
        ("detail", "detail", True, False, ""),
    )


POLICY_STATUS_VALUES = ("ACTIVE", "DELETED")
#: The status of a policy. Every policy that can be read is ACTIVE; DELETED occurs only in the event
#: policy.deleted.
PolicyStatus: TypeAlias = "Literal['ACTIVE', 'DELETED'] | Unknown"

POLICY_SUBJECT_TYPE_VALUES = ("wallet", "card", "agent", "treasury_account")
#: The type of subject that a policy is attached to. The policy of a treasury account covers all of its
#: buckets.
PolicySubjectType: TypeAlias = "Literal['wallet', 'card', 'agent', 'treasury_account'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyVersion(Model):
    """One immutable version of a policy."""

    #: Id of the policy's version, `pver_…`.
    version_id: str
    #: Number of the version within the policy, beginning with 1.
    version: int
    #: SHA-256 of the canonical JSON of `ir`. Equal rules have the same hash.
    sha256: str
    #: The compiled form of the document.
    ir: PolicyIr
    #: Time at which the version was created, from which it applies.
    created_at: datetime

    _fields_ = (
        ("version_id", "versionId", True, False, ""),
        ("version", "version", True, False, ""),
        ("sha256", "sha256", True, False, ""),
        ("ir", "ir", True, False, "@policies.PolicyIr"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyVersionList(Model):
    """The versions of a policy, oldest first."""

    #: The entries of this page.
    versions: tuple[PolicyVersion, ...]

    _fields_ = (
        ("versions", "versions", True, False, "[@policies.PolicyVersion"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SetTestPolicyEnforcementRequest(Model):
    """The enforcement mode to set for this tenant."""

    #: The enforcement mode: `off` skips the evaluation, `log` only records what would be denied, `enforce`
    #: blocks it.
    mode: PolicyEnforcementMode

    _fields_ = (
        ("mode", "mode", True, False, "@policies.PolicyEnforcementMode"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestPolicyEnforcement(Model):
    """The enforcement mode of this tenant."""

    #: The enforcement mode: `off` skips the evaluation, `log` only records what would be denied, `enforce`
    #: blocks it.
    mode: PolicyEnforcementMode

    _fields_ = (
        ("mode", "mode", True, False, "@policies.PolicyEnforcementMode"),
    )


SHAPES_: Mapping[str, Any] = {
    "EvaluatePolicyRequest": OneOf(None, {"policyId": "@policies.EvaluatePolicyById", "subjectType": "@policies.EvaluatePolicyOfSubject"}),
    "PolicyEnforcementMode": Choice(*POLICY_ENFORCEMENT_MODE_VALUES),
    "PolicyReason": Choice(*POLICY_REASON_VALUES),
    "PolicyRule": OneOf("rule", {"COUNTERPARTY_BLOCKED": "@policies.PolicyAddressRule", "COUNTERPARTY_NOT_ALLOWED": "@policies.PolicyAddressRule", "MCC_BLOCKED": "@policies.PolicyMccRule", "MCC_NOT_ALLOWED": "@policies.PolicyMccRule", "PER_TXN_LIMIT": "@policies.PolicyAmountRule", "DAILY_CAP": "@policies.PolicyAmountRule", "WEEKLY_CAP": "@policies.PolicyAmountRule", "MONTHLY_CAP": "@policies.PolicyAmountRule", "ROLLING_DAILY_CAP": "@policies.PolicyAmountRule", "ROLLING_MONTHLY_CAP": "@policies.PolicyAmountRule"}),
    "PolicyRuleName": Choice(*POLICY_RULE_NAME_VALUES),
    "PolicyStatus": Choice(*POLICY_STATUS_VALUES),
    "PolicySubjectType": Choice(*POLICY_SUBJECT_TYPE_VALUES),
}
