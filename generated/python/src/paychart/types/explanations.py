# Written by codegen from spec/. Do not edit.
"""Types of the contract: explanations."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence

from .._runtime.values import UNSET, Choice, Model, OneOf, Unknown, Unset

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from typing_extensions import TypeAlias

    from .._runtime.values import Amount
    from . import approvals as _approvals
    from . import offramp as _offramp
    from . import policies as _policies
    from . import webhooks as _webhooks


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplainedResource(Model):
    """A resource and its state."""

    #: Id of the resource.
    id: str
    #: The name of its lifecycle, as `/lifecycles.json` has it.
    lifecycle: str
    #: The status, as the operation that reads the resource shows it.
    status: str
    #: Whether the lifecycle has ended.
    is_final: bool
    #: Time of the last change, on the clock of the resource.
    since: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("lifecycle", "lifecycle", True, False, ""),
        ("status", "status", True, False, ""),
        ("is_final", "isFinal", True, False, ""),
        ("since", "since", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Explanation(Model):
    """What happened to a resource, what it waits for, and what can happen next."""

    #: What is explained, with its current status.
    resource: ExplainedResource
    #: For people: where it is, and what it waits for or how it has ended.
    summary: str
    #: The steps of its lifecycle, oldest first. Another party than the owner sees those of which it has
    #: events, as long as events are kept.
    timeline: tuple[ExplanationStep, ...]
    #: What has to happen before it goes on, most important first; empty if it has ended.
    waiting_for: tuple[ExplanationWait, ...]
    #: The events that its lifecycle takes now, once for each way in which they come.
    next: tuple[ExplanationNext, ...]
    #: Where its money is and how it has moved; null if it has none, and for other parties than the owner.
    money: ExplanationMoney | None
    #: The current quotes and what was left out, with the reason; null if it is not routed.
    routes: _offramp.OfframpPaymentRoutes | None
    #: The approval requests of the resource, newest first. Empty for other parties than the owner, and
    #: without the scope `payments:read`.
    approvals: tuple[ExplanationApproval, ...]
    #: What payout providers were asked and what they answered, oldest first. Empty for other parties than the
    #: owner.
    provider_attempts: tuple[ExplanationAttempt, ...]
    #: Background work about the resource that waits. Empty for other parties than the owner.
    jobs: tuple[ExplanationJob, ...]
    #: The deadline that is set. Empty for other parties than the owner.
    timers: tuple[ExplanationTimer, ...]
    #: The newest 50 refused requests about the resource that are on record, oldest first: your own, and no
    #: others. A refusal is on record if the operation moves money and answered 403 or 409.
    refusals: tuple[ExplanationRefusal, ...]
    #: The newest 50 decisions of your spend policies about the resource, oldest first, each with the result
    #: of every rule. Empty without the scope `policies:read`.
    policy_decisions: tuple[_policies.PolicyDecision, ...]
    #: The newest 50 webhook deliveries of its events to your endpoints, newest first. Empty without the scope
    #: `webhooks:read`.
    deliveries: tuple[ExplanationDelivery, ...]

    _fields_ = (
        ("resource", "resource", True, False, "@explanations.ExplainedResource"),
        ("summary", "summary", True, False, ""),
        ("timeline", "timeline", True, False, "[@explanations.ExplanationStep"),
        ("waiting_for", "waitingFor", True, False, "[@explanations.ExplanationWait"),
        ("next", "next", True, False, "[@explanations.ExplanationNext"),
        ("money", "money", True, False, "?@explanations.ExplanationMoney"),
        ("routes", "routes", True, False, "?@offramp.OfframpPaymentRoutes"),
        ("approvals", "approvals", True, False, "[@explanations.ExplanationApproval"),
        ("provider_attempts", "providerAttempts", True, False, "[@explanations.ExplanationAttempt"),
        ("jobs", "jobs", True, False, "[@explanations.ExplanationJob"),
        ("timers", "timers", True, False, "[@explanations.ExplanationTimer"),
        ("refusals", "refusals", True, False, "[@explanations.ExplanationRefusal"),
        ("policy_decisions", "policyDecisions", True, False, "[@policies.PolicyDecision"),
        ("deliveries", "deliveries", True, False, "[@explanations.ExplanationDelivery"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationActor(Model):
    """Who caused a step."""

    #: Who caused the step.
    kind: ExplanationActorKind
    #: Id of the member or API key; null for everybody else.
    id: str | None
    #: The member's name; null for everybody else, and without the scope `members:read`.
    name: str | None

    _fields_ = (
        ("kind", "kind", True, False, "@explanations.ExplanationActorKind"),
        ("id", "id", True, False, ""),
        ("name", "name", True, False, ""),
    )


EXPLANATION_ACTOR_KIND_VALUES = ("member", "apiKey", "counterparty", "provider", "chain", "timer", "operator", "service")
#: Who caused a step. Members and API keys of your own tenant have an id; those of another party are
#: `counterparty`.
ExplanationActorKind: TypeAlias = "Literal['member', 'apiKey', 'counterparty', 'provider', 'chain', 'timer', 'operator', 'service'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationAnswer(Model):
    """A statement of a payout provider about a submission."""

    #: Time at which it arrived, on the clock of the resource.
    at: datetime
    #: Time of the statement, on the provider's clock.
    said_at: datetime
    #: The status that the provider told.
    status: str
    #: What became of it: applied, or why it was ignored.
    disposition: str
    #: The provider's own words, for operators; null for everybody else.
    reason: str | None

    _fields_ = (
        ("at", "at", True, False, "t"),
        ("said_at", "saidAt", True, False, "t"),
        ("status", "status", True, False, ""),
        ("disposition", "disposition", True, False, ""),
        ("reason", "reason", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationApproval(Model):
    """An approval request and the votes that it has."""

    #: Id of the approval request.
    id: str
    #: Its status: PENDING, APPROVED or REJECTED.
    status: str
    #: The group whose members vote; null if all members may.
    approval_group: str | None
    #: The weight of the votes for it.
    received_weight: int
    #: The weight that it needs.
    required_weight: int
    #: The votes, oldest first.
    votes: tuple[_approvals.ApprovalSignature, ...]
    #: Why it was closed without a decision; null otherwise.
    closed_reason: str | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("status", "status", True, False, ""),
        ("approval_group", "approvalGroup", True, False, ""),
        ("received_weight", "receivedWeight", True, False, ""),
        ("required_weight", "requiredWeight", True, False, ""),
        ("votes", "votes", True, False, "[@approvals.ApprovalSignature"),
        ("closed_reason", "closedReason", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationAsked(Model):
    """A request to a payout provider. The recipient's account is never part of it here."""

    #: The payout method; null if the quote has been erased.
    rail: str | None
    #: The amount to be paid, in minor units of the currency; null if the quote has been erased.
    destination_amount_minor: str | None
    #: The currency or asset to be paid; null if the quote has been erased.
    destination_currency: str | None
    #: The end of the key of the request; the rest is masked.
    idempotency_key: str
    #: The end of the provider's reference; the rest is masked. Null if the provider has given none.
    provider_ref: str | None

    _fields_ = (
        ("rail", "rail", True, False, ""),
        ("destination_amount_minor", "destinationAmountMinor", True, False, ""),
        ("destination_currency", "destinationCurrency", True, False, ""),
        ("idempotency_key", "idempotencyKey", True, False, ""),
        ("provider_ref", "providerRef", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationAttempt(Model):
    """A submission to a payout provider."""

    #: Name of the payout provider that was asked.
    provider: str
    #: Id of the route that was submitted.
    route_id: str
    #: Time of the submission.
    submitted_at: datetime
    #: What the provider was asked for.
    asked: ExplanationAsked
    #: What the provider has said since then, oldest first.
    answers: tuple[ExplanationAnswer, ...]
    #: The last status that the provider told; null if none yet.
    last_status: str | None
    #: Whether the payment is with this provider now.
    is_current: bool
    #: Time at which the provider gave the money back; null if it has not.
    returned_at: datetime | None

    _fields_ = (
        ("provider", "provider", True, False, ""),
        ("route_id", "routeId", True, False, ""),
        ("submitted_at", "submittedAt", True, False, "t"),
        ("asked", "asked", True, False, "@explanations.ExplanationAsked"),
        ("answers", "answers", True, False, "[@explanations.ExplanationAnswer"),
        ("last_status", "lastStatus", True, False, ""),
        ("is_current", "isCurrent", True, False, ""),
        ("returned_at", "returnedAt", True, False, "?t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationDelivery(Model):
    """A webhook delivery of one of its events."""

    #: Id of the delivery.
    id: str
    #: Id of the endpoint of yours that is told.
    endpoint_id: str
    #: What the delivery tells.
    event_type: _webhooks.EventType
    #: Its status: PENDING, DELIVERED or FAILED.
    status: str
    #: How often it was attempted.
    attempts: int
    #: Why the last attempt failed; null if it has not.
    last_error: str | None
    #: Time of the next attempt; null if there is none.
    next_attempt_at: datetime | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("endpoint_id", "endpointId", True, False, ""),
        ("event_type", "eventType", True, False, "@webhooks.EventType"),
        ("status", "status", True, False, ""),
        ("attempts", "attempts", True, False, ""),
        ("last_error", "lastError", True, False, ""),
        ("next_attempt_at", "nextAttemptAt", True, False, "?t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationEntry(Model):
    """A transfer of the ledger."""

    #: Time of the transfer.
    at: datetime
    #: The kind of account that it was taken from.
    from_: str
    #: The kind of account that it went to.
    to: str
    #: How much was moved.
    amount_base_units: str

    _fields_ = (
        ("at", "at", True, False, "t"),
        ("from_", "from", True, False, ""),
        ("to", "to", True, False, ""),
        ("amount_base_units", "amountBaseUnits", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationJob(Model):
    """Background work that waits."""

    #: What the work is.
    topic: str
    #: When it is due, on the clock of the resource.
    due_at: datetime
    #: How often it was begun.
    attempts: int

    _fields_ = (
        ("topic", "topic", True, False, ""),
        ("due_at", "dueAt", True, False, "t"),
        ("attempts", "attempts", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationMoney(Model):
    """Where the money of a payment is, and how it has moved."""

    #: Who holds the money now.
    custody: str
    #: The whole amount as it was asked for.
    amount_base_units: str
    #: The transfers of the ledger, oldest first.
    entries: tuple[ExplanationEntry, ...]

    _fields_ = (
        ("custody", "custody", True, False, ""),
        ("amount_base_units", "amountBaseUnits", True, False, ""),
        ("entries", "entries", True, False, "[@explanations.ExplanationEntry"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationNext(Model):
    """An event that the lifecycle takes now, in one way in which it comes."""

    #: The event of the lifecycle.
    event: str
    #: What sends it: `operation` and `control` are requests, the latter of the sandbox alone.
    by: Literal["operation", "provider", "chain", "operator", "timer", "service", "control"] | Unknown
    #: The operation that sends it; null if none of the API does.
    operation_id: str | None
    #: The statuses that it may lead to.
    to: tuple[str, ...]
    #: Whether it would be taken now. `depends` if what it carries decides. An operation can still be refused
    #: for what the request contains.
    allowed: bool | Literal["depends"]
    #: The code with which it would be refused; null if it would not be.
    code: str | None
    #: For people: why it would be refused, or what decides.
    why: str | None
    #: When the deadline sends it; null for everything else.
    due_at: datetime | None

    _fields_ = (
        ("event", "event", True, False, ""),
        ("by", "by", True, False, "=operation|provider|chain|operator|timer|service|control"),
        ("operation_id", "operationId", True, False, ""),
        ("to", "to", True, False, "["),
        ("allowed", "allowed", True, False, ""),
        ("code", "code", True, False, ""),
        ("why", "why", True, False, ""),
        ("due_at", "dueAt", True, False, "?t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationRefusal(Model):
    """A refused request about a resource."""

    #: Time of the refusal, on the clock of the resource.
    at: datetime
    #: The operation that was refused.
    operation_id: str
    #: The code with which it was refused.
    code: str
    #: Who asked.
    actor: ExplanationActor
    #: Identifies the request, as its response did; null if none is on record.
    request_id: str | None

    _fields_ = (
        ("at", "at", True, False, "t"),
        ("operation_id", "operationId", True, False, ""),
        ("code", "code", True, False, ""),
        ("actor", "actor", True, False, "@explanations.ExplanationActor"),
        ("request_id", "requestId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationStep(Model):
    """One step of a lifecycle."""

    #: Time of the step, on the clock of the resource.
    at: datetime
    #: The event of the lifecycle; null where another party or the service caused it and you are not the
    #: owner.
    event: str | None
    #: The status before the step; null for the creation.
    from_: str | None
    #: The status after the step.
    to: str
    #: Who caused it.
    actor: ExplanationActor
    #: The id of your own request that caused it; null otherwise.
    request_id: str | None

    _fields_ = (
        ("at", "at", True, False, "t"),
        ("event", "event", True, False, ""),
        ("from_", "from", True, False, ""),
        ("to", "to", True, False, ""),
        ("actor", "actor", True, False, "@explanations.ExplanationActor"),
        ("request_id", "requestId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationTimer(Model):
    """A deadline that is set."""

    #: The event that is sent then.
    event: str
    #: When it is due, on the clock of the resource.
    due_at: datetime

    _fields_ = (
        ("event", "event", True, False, ""),
        ("due_at", "dueAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExplanationWait(Model):
    """Something that has to happen before a resource goes on."""

    #: Who or what it waits for.
    kind: Literal["you", "sender", "recipient", "counterparty", "provider", "chain", "operator", "deadline", "approval", "signature", "liquidity", "funds", "service"] | Unknown
    #: The hold reason or the reason of the failure; null if there is none.
    code: str | None
    #: For people: what has to happen.
    why: str
    #: The ids of operations that can clear it; empty if no operation can.
    cleared_by: tuple[str, ...]
    #: When a deadline ends the wait; null if there is none.
    due_at: datetime | None

    _fields_ = (
        ("kind", "kind", True, False, "=you|sender|recipient|counterparty|provider|chain|operator|deadline|approval|signature|liquidity|funds|service"),
        ("code", "code", True, False, ""),
        ("why", "why", True, False, ""),
        ("cleared_by", "clearedBy", True, False, "["),
        ("due_at", "dueAt", True, False, "?t"),
    )


SHAPES_: Mapping[str, Any] = {
    "ExplanationActorKind": Choice(*EXPLANATION_ACTOR_KIND_VALUES),
}
