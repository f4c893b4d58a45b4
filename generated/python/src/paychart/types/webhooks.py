# Written by codegen from spec/. Do not edit.
"""Types of the contract: webhooks."""

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
    from . import cards as _cards
    from . import claims as _claims
    from . import destinations as _destinations
    from . import identity as _identity
    from . import invoices as _invoices
    from . import lending as _lending
    from . import payments as _payments
    from . import policies as _policies
    from . import ramps as _ramps
    from . import sandbox as _sandbox
    from . import trade as _trade
    from . import treasury as _treasury
    from . import wallets as _wallets


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApiKeyEvent(Model):
    """The event that is sent when an API key is created or revoked. It contains the record of the key, never the
    key itself. It never contains phone numbers, e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["api_key.created", "api_key.revoked"]
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
    data: ApiKeyEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=api_key.created|api_key.revoked"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@webhooks.ApiKeyEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApiKeyEventData(Model):
    """The resource that changed."""

    #: The resource as it was at the moment of the change, as this tenant may read it.
    object: _accounts.ApiKey
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@accounts.ApiKey"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ClaimEvent(Model):
    """The event that is sent to the sender of a payment when its claim changes. It never contains phone numbers,
    e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["claim.opened", "claim.locked", "claim.released", "claim.expired", "claim.refunded", "claim.canceled"]
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
    data: ClaimEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=claim.opened|claim.locked|claim.released|claim.expired|claim.refunded|claim.canceled"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@webhooks.ClaimEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ClaimEventData(Model):
    """The resource that changed."""

    #: The resource as it was at the moment of the change, as this tenant may read it.
    object: _claims.Claim
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@claims.Claim"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateWebhookEndpointRequest(Model):
    """The endpoint to create."""

    #: An absolute http or https URL without credentials and fragment. In live it has to be https on port 443.
    url: str
    #: The event types to send; all types by default.
    event_types: tuple[EventTypeFilter, ...] | None = None
    #: A description of your own, such as what the endpoint is for.
    description: str | None = None

    _fields_ = (
        ("url", "url", True, False, ""),
        ("event_types", "eventTypes", False, False, "[@webhooks.EventTypeFilter"),
        ("description", "description", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CredentialEvent(Model):
    """The event that is sent when a credential changes. It never contains phone numbers, e-mail addresses, codes
    or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["credential.issued", "credential.suspended", "credential.revoked", "credential.expired"]
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
    data: CredentialEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=credential.issued|credential.suspended|credential.revoked|credential.expired"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@webhooks.CredentialEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CredentialEventData(Model):
    """The resource that changed."""

    #: The resource as it was at the moment of the change, as this tenant may read it.
    object: _identity.Credential
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@identity.Credential"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DeliveryAttempt(Model):
    """One attempt to deliver an event."""

    #: Time at which the attempt began, in real time.
    at: datetime
    #: The HTTP status of the response; null if there was no response.
    http_status: int | None
    #: The reason of the failure; null if the attempt succeeded.
    last_error: DeliveryError | None
    #: The duration of the attempt, in milliseconds.
    duration_ms: int

    _fields_ = (
        ("at", "at", True, False, "t"),
        ("http_status", "httpStatus", True, False, ""),
        ("last_error", "lastError", True, False, "?@webhooks.DeliveryError"),
        ("duration_ms", "durationMs", True, False, ""),
    )


DELIVERY_ERROR_VALUES = ("TIMEOUT", "CONNECTION_FAILED", "BLOCKED_URL", "HTTP_4XX", "HTTP_5XX", "HTTP_ERROR", "SECRET_ERROR", "LEASE_EXPIRED", "ENDPOINT_GONE")
#: The reason why an attempt failed: no response within 15 seconds; an error of DNS, TCP or TLS; a host that
#: is not public; a 4xx status; a 5xx status; a 1xx or 3xx status; a secret that could not be read; an
#: interrupted worker; an endpoint that was deleted or responded with 410.
DeliveryError: TypeAlias = "Literal['TIMEOUT', 'CONNECTION_FAILED', 'BLOCKED_URL', 'HTTP_4XX', 'HTTP_5XX', 'HTTP_ERROR', 'SECRET_ERROR', 'LEASE_EXPIRED', 'ENDPOINT_GONE'] | Unknown"

DISABLED_REASON_VALUES = ("CONSECUTIVE_FAILURES", "ENDPOINT_GONE")
#: The reason why the service disabled an endpoint: CONSECUTIVE_FAILURES after 5 events in a row whose
#: attempts all failed, ENDPOINT_GONE after a response with the status 410.
DisabledReason: TypeAlias = "Literal['CONSECUTIVE_FAILURES', 'ENDPOINT_GONE'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EndpointEvent(Model):
    """The event that tests a webhook endpoint. It is sent only to that endpoint, whatever its event types. It
    never contains phone numbers, e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["endpoint.test"]
    #: Time at which the test was requested.
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
    #: The data of the test event.
    data: EndpointEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=endpoint.test"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@webhooks.EndpointEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EndpointEventData(Model):
    """The data of the test event."""

    #: The endpoint at the moment of the test, without its secret.
    object: WebhookEndpoint

    _fields_ = (
        ("object", "object", True, False, "~@webhooks.WebhookEndpoint"),
    )


#: A change of a resource, as this tenant may read it. It has the content of the webhook and the position in
#: the feed.
Event: TypeAlias = "ApiKeyEvent | _approvals.ApprovalEvent | _approvals.AuthorityEvent | _cards.CardAuthorizationEvent | _cards.CardEvent | ClaimEvent | CredentialEvent | _trade.DeliveryRecordEvent | _wallets.DripEvent | EndpointEvent | _invoices.InvoiceEvent | _lending.LendingOfferEvent | _lending.LoanEvent | MemberEvent | _payments.MultisigPaymentEvent | PaymentEvent | _approvals.PaymentPolicyEvent | PayoutDestinationEvent | PhoneAliasEvent | _policies.PolicyAttachmentEvent | _policies.PolicyEvent | _lending.PurchaseOrderEvent | _ramps.RampEvent | ReviewCaseEvent | _trade.SalesOrderEvent | _treasury.TreasurySweepEvent | VerificationSessionEvent | _identity.WalletBindingEvent | _wallets.WalletEvent | UnknownEvent"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EventList(Model):
    """Events of the tenant's feed."""

    #: The entries of this page.
    events: tuple[Event, ...]

    _fields_ = (
        ("events", "events", True, False, "[@webhooks.Event"),
    )


EVENT_TYPE_VALUES = ("authority.created", "authority.updated", "authority.suspended", "authority.revoked", "authority.attested", "approval.requested", "approval.voted", "approval.approved", "approval.rejected", "payment_policy.updated", "payment_policy.attested", "card.issued", "card.frozen", "card.unfrozen", "card.authorization.approved", "card.authorization.declined", "card.authorization.reversed", "wallet_binding.active", "wallet_binding.rotated", "wallet_binding.revoked", "invoice.sent", "invoice.funded", "invoice.delivered", "invoice.released", "invoice.refunded", "invoice.expired", "invoice.cancelled", "purchase_order.registered", "purchase_order.accepted", "purchase_order.financed", "purchase_order.repaid", "purchase_order.defaulted", "offer.offered", "offer.accepted", "offer.issued", "offer.expired", "loan.active", "loan.grace", "loan.defaulted", "loan.repaid", "multisig_payment.created", "multisig_payment.awaiting_signature", "multisig_payment.signing", "multisig_payment.ready_to_execute", "multisig_payment.executing", "multisig_payment.completed", "multisig_payment.failed", "multisig_payment.cancelled", "policy.activated", "policy.attached", "policy.detached", "policy.deleted", "ramp.confirmed", "ramp.failed", "sales_order.draft", "sales_order.submitted", "sales_order.changes_requested", "sales_order.accepted", "sales_order.delivered", "sales_order.completed", "sales_order.rejected", "sales_order.canceled", "delivery.recorded", "delivery.accepted", "treasury.sweep.proposed", "treasury.sweep.completed", "treasury.sweep.failed", "treasury.sweep.canceled", "wallet.deployed", "wallet.failed", "drip.confirmed", "drip.failed", "payment.created", "payment.funds_pending", "payment.funds_confirmed", "payment.identity_resolution", "payment.action_required", "payment.policy_check", "payment.approval_required", "payment.approval_pending", "payment.credential_hold", "payment.route_quoted", "payment.awaiting_confirmation", "payment.routing", "payment.provider_submitted", "payment.provider_processing", "payment.delivered", "payment.failed", "payment.refund_pending", "payment.refunded", "payment.canceled", "claim.opened", "claim.locked", "claim.released", "claim.expired", "claim.refunded", "claim.canceled", "payout_destination.created", "payout_destination.verified", "payout_destination.revoked", "phone_alias.verified", "phone_alias.reverification_required", "phone_alias.replaced", "verification_session.verified", "verification_session.rejected", "verification_session.expired", "verification_session.canceled", "verification_session.error", "credential.issued", "credential.suspended", "credential.revoked", "credential.expired", "member.activated", "member.suspended", "member.removed", "api_key.created", "api_key.revoked", "review_case.opened", "review_case.resolved", "endpoint.test")
#: The type of an event, `<family>.<change>`. New types may be added at any time. Ignore types that you do not
#: know.
EventType: TypeAlias = "Literal['authority.created', 'authority.updated', 'authority.suspended', 'authority.revoked', 'authority.attested', 'approval.requested', 'approval.voted', 'approval.approved', 'approval.rejected', 'payment_policy.updated', 'payment_policy.attested', 'card.issued', 'card.frozen', 'card.unfrozen', 'card.authorization.approved', 'card.authorization.declined', 'card.authorization.reversed', 'wallet_binding.active', 'wallet_binding.rotated', 'wallet_binding.revoked', 'invoice.sent', 'invoice.funded', 'invoice.delivered', 'invoice.released', 'invoice.refunded', 'invoice.expired', 'invoice.cancelled', 'purchase_order.registered', 'purchase_order.accepted', 'purchase_order.financed', 'purchase_order.repaid', 'purchase_order.defaulted', 'offer.offered', 'offer.accepted', 'offer.issued', 'offer.expired', 'loan.active', 'loan.grace', 'loan.defaulted', 'loan.repaid', 'multisig_payment.created', 'multisig_payment.awaiting_signature', 'multisig_payment.signing', 'multisig_payment.ready_to_execute', 'multisig_payment.executing', 'multisig_payment.completed', 'multisig_payment.failed', 'multisig_payment.cancelled', 'policy.activated', 'policy.attached', 'policy.detached', 'policy.deleted', 'ramp.confirmed', 'ramp.failed', 'sales_order.draft', 'sales_order.submitted', 'sales_order.changes_requested', 'sales_order.accepted', 'sales_order.delivered', 'sales_order.completed', 'sales_order.rejected', 'sales_order.canceled', 'delivery.recorded', 'delivery.accepted', 'treasury.sweep.proposed', 'treasury.sweep.completed', 'treasury.sweep.failed', 'treasury.sweep.canceled', 'wallet.deployed', 'wallet.failed', 'drip.confirmed', 'drip.failed', 'payment.created', 'payment.funds_pending', 'payment.funds_confirmed', 'payment.identity_resolution', 'payment.action_required', 'payment.policy_check', 'payment.approval_required', 'payment.approval_pending', 'payment.credential_hold', 'payment.route_quoted', 'payment.awaiting_confirmation', 'payment.routing', 'payment.provider_submitted', 'payment.provider_processing', 'payment.delivered', 'payment.failed', 'payment.refund_pending', 'payment.refunded', 'payment.canceled', 'claim.opened', 'claim.locked', 'claim.released', 'claim.expired', 'claim.refunded', 'claim.canceled', 'payout_destination.created', 'payout_destination.verified', 'payout_destination.revoked', 'phone_alias.verified', 'phone_alias.reverification_required', 'phone_alias.replaced', 'verification_session.verified', 'verification_session.rejected', 'verification_session.expired', 'verification_session.canceled', 'verification_session.error', 'credential.issued', 'credential.suspended', 'credential.revoked', 'credential.expired', 'member.activated', 'member.suspended', 'member.removed', 'api_key.created', 'api_key.revoked', 'review_case.opened', 'review_case.resolved', 'endpoint.test'] | Unknown"

#: A type of event, a family with `.*` for all of its types, or `*` for every event.
EventTypeFilter: TypeAlias = "EventType | Literal['*', 'authority.*', 'approval.*', 'payment_policy.*', 'card.*', 'card.authorization.*', 'wallet_binding.*', 'invoice.*', 'purchase_order.*', 'offer.*', 'loan.*', 'multisig_payment.*', 'policy.*', 'ramp.*', 'sales_order.*', 'delivery.*', 'treasury.*', 'treasury.sweep.*', 'wallet.*', 'drip.*', 'payment.*', 'claim.*', 'payout_destination.*', 'phone_alias.*', 'verification_session.*', 'credential.*', 'member.*', 'api_key.*', 'review_case.*', 'endpoint.*'] | Unknown"

EVENT_TYPE_OR_FAMILY_VALUES = ("authority.created", "authority.updated", "authority.suspended", "authority.revoked", "authority.attested", "approval.requested", "approval.voted", "approval.approved", "approval.rejected", "payment_policy.updated", "payment_policy.attested", "card.issued", "card.frozen", "card.unfrozen", "card.authorization.approved", "card.authorization.declined", "card.authorization.reversed", "wallet_binding.active", "wallet_binding.rotated", "wallet_binding.revoked", "invoice.sent", "invoice.funded", "invoice.delivered", "invoice.released", "invoice.refunded", "invoice.expired", "invoice.cancelled", "purchase_order.registered", "purchase_order.accepted", "purchase_order.financed", "purchase_order.repaid", "purchase_order.defaulted", "offer.offered", "offer.accepted", "offer.issued", "offer.expired", "loan.active", "loan.grace", "loan.defaulted", "loan.repaid", "multisig_payment.created", "multisig_payment.awaiting_signature", "multisig_payment.signing", "multisig_payment.ready_to_execute", "multisig_payment.executing", "multisig_payment.completed", "multisig_payment.failed", "multisig_payment.cancelled", "policy.activated", "policy.attached", "policy.detached", "policy.deleted", "ramp.confirmed", "ramp.failed", "sales_order.draft", "sales_order.submitted", "sales_order.changes_requested", "sales_order.accepted", "sales_order.delivered", "sales_order.completed", "sales_order.rejected", "sales_order.canceled", "delivery.recorded", "delivery.accepted", "treasury.sweep.proposed", "treasury.sweep.completed", "treasury.sweep.failed", "treasury.sweep.canceled", "wallet.deployed", "wallet.failed", "drip.confirmed", "drip.failed", "payment.created", "payment.funds_pending", "payment.funds_confirmed", "payment.identity_resolution", "payment.action_required", "payment.policy_check", "payment.approval_required", "payment.approval_pending", "payment.credential_hold", "payment.route_quoted", "payment.awaiting_confirmation", "payment.routing", "payment.provider_submitted", "payment.provider_processing", "payment.delivered", "payment.failed", "payment.refund_pending", "payment.refunded", "payment.canceled", "claim.opened", "claim.locked", "claim.released", "claim.expired", "claim.refunded", "claim.canceled", "payout_destination.created", "payout_destination.verified", "payout_destination.revoked", "phone_alias.verified", "phone_alias.reverification_required", "phone_alias.replaced", "verification_session.verified", "verification_session.rejected", "verification_session.expired", "verification_session.canceled", "verification_session.error", "credential.issued", "credential.suspended", "credential.revoked", "credential.expired", "member.activated", "member.suspended", "member.removed", "api_key.created", "api_key.revoked", "review_case.opened", "review_case.resolved", "endpoint.test", "authority.*", "approval.*", "payment_policy.*", "card.*", "card.authorization.*", "wallet_binding.*", "invoice.*", "purchase_order.*", "offer.*", "loan.*", "multisig_payment.*", "policy.*", "ramp.*", "sales_order.*", "delivery.*", "treasury.*", "treasury.sweep.*", "wallet.*", "drip.*", "payment.*", "claim.*", "payout_destination.*", "phone_alias.*", "verification_session.*", "credential.*", "member.*", "api_key.*", "review_case.*", "endpoint.*")
#: A type of event, or a family with `.*` for all of its types.
EventTypeOrFamily: TypeAlias = "Literal['authority.created', 'authority.updated', 'authority.suspended', 'authority.revoked', 'authority.attested', 'approval.requested', 'approval.voted', 'approval.approved', 'approval.rejected', 'payment_policy.updated', 'payment_policy.attested', 'card.issued', 'card.frozen', 'card.unfrozen', 'card.authorization.approved', 'card.authorization.declined', 'card.authorization.reversed', 'wallet_binding.active', 'wallet_binding.rotated', 'wallet_binding.revoked', 'invoice.sent', 'invoice.funded', 'invoice.delivered', 'invoice.released', 'invoice.refunded', 'invoice.expired', 'invoice.cancelled', 'purchase_order.registered', 'purchase_order.accepted', 'purchase_order.financed', 'purchase_order.repaid', 'purchase_order.defaulted', 'offer.offered', 'offer.accepted', 'offer.issued', 'offer.expired', 'loan.active', 'loan.grace', 'loan.defaulted', 'loan.repaid', 'multisig_payment.created', 'multisig_payment.awaiting_signature', 'multisig_payment.signing', 'multisig_payment.ready_to_execute', 'multisig_payment.executing', 'multisig_payment.completed', 'multisig_payment.failed', 'multisig_payment.cancelled', 'policy.activated', 'policy.attached', 'policy.detached', 'policy.deleted', 'ramp.confirmed', 'ramp.failed', 'sales_order.draft', 'sales_order.submitted', 'sales_order.changes_requested', 'sales_order.accepted', 'sales_order.delivered', 'sales_order.completed', 'sales_order.rejected', 'sales_order.canceled', 'delivery.recorded', 'delivery.accepted', 'treasury.sweep.proposed', 'treasury.sweep.completed', 'treasury.sweep.failed', 'treasury.sweep.canceled', 'wallet.deployed', 'wallet.failed', 'drip.confirmed', 'drip.failed', 'payment.created', 'payment.funds_pending', 'payment.funds_confirmed', 'payment.identity_resolution', 'payment.action_required', 'payment.policy_check', 'payment.approval_required', 'payment.approval_pending', 'payment.credential_hold', 'payment.route_quoted', 'payment.awaiting_confirmation', 'payment.routing', 'payment.provider_submitted', 'payment.provider_processing', 'payment.delivered', 'payment.failed', 'payment.refund_pending', 'payment.refunded', 'payment.canceled', 'claim.opened', 'claim.locked', 'claim.released', 'claim.expired', 'claim.refunded', 'claim.canceled', 'payout_destination.created', 'payout_destination.verified', 'payout_destination.revoked', 'phone_alias.verified', 'phone_alias.reverification_required', 'phone_alias.replaced', 'verification_session.verified', 'verification_session.rejected', 'verification_session.expired', 'verification_session.canceled', 'verification_session.error', 'credential.issued', 'credential.suspended', 'credential.revoked', 'credential.expired', 'member.activated', 'member.suspended', 'member.removed', 'api_key.created', 'api_key.revoked', 'review_case.opened', 'review_case.resolved', 'endpoint.test', 'authority.*', 'approval.*', 'payment_policy.*', 'card.*', 'card.authorization.*', 'wallet_binding.*', 'invoice.*', 'purchase_order.*', 'offer.*', 'loan.*', 'multisig_payment.*', 'policy.*', 'ramp.*', 'sales_order.*', 'delivery.*', 'treasury.*', 'treasury.sweep.*', 'wallet.*', 'drip.*', 'payment.*', 'claim.*', 'payout_destination.*', 'phone_alias.*', 'verification_session.*', 'credential.*', 'member.*', 'api_key.*', 'review_case.*', 'endpoint.*'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class MemberEvent(Model):
    """The event that is sent when a membership changes. It contains the member without e-mail address and name.
    It never contains phone numbers, e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["member.activated", "member.suspended", "member.removed"]
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
    data: MemberEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=member.activated|member.suspended|member.removed"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@webhooks.MemberEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class MemberEventData(Model):
    """The resource that changed."""

    #: The resource as it was at the moment of the change, as this tenant may read it.
    object: _accounts.MemberInEvent
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@accounts.MemberInEvent"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentEvent(Model):
    """The event that is sent when the public status of a payment changes. The sender receives it and, once the
    recipient is known, the recipient too. It never contains phone numbers, e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["payment.created", "payment.funds_pending", "payment.funds_confirmed", "payment.identity_resolution", "payment.action_required", "payment.policy_check", "payment.approval_required", "payment.approval_pending", "payment.credential_hold", "payment.route_quoted", "payment.awaiting_confirmation", "payment.routing", "payment.provider_submitted", "payment.provider_processing", "payment.delivered", "payment.failed", "payment.refund_pending", "payment.refunded", "payment.canceled"]
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
    data: PaymentEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=payment.created|payment.funds_pending|payment.funds_confirmed|payment.identity_resolution|payment.action_required|payment.policy_check|payment.approval_required|payment.approval_pending|payment.credential_hold|payment.route_quoted|payment.awaiting_confirmation|payment.routing|payment.provider_submitted|payment.provider_processing|payment.delivered|payment.failed|payment.refund_pending|payment.refunded|payment.canceled"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@webhooks.PaymentEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentEventData(Model):
    """The resource that changed."""

    #: The resource as it was at the moment of the change, as this tenant may read it.
    object: _payments.UnifiedPayment
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@payments.UnifiedPayment"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PayoutDestinationEvent(Model):
    """The event that is sent when a payout destination changes. It never contains phone numbers, e-mail
    addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["payout_destination.created", "payout_destination.verified", "payout_destination.revoked"]
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
    data: PayoutDestinationEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=payout_destination.created|payout_destination.verified|payout_destination.revoked"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@webhooks.PayoutDestinationEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PayoutDestinationEventData(Model):
    """The resource that changed."""

    #: The resource as it was at the moment of the change, as this tenant may read it.
    object: _destinations.PayoutDestination
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@destinations.PayoutDestination"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PhoneAliasEvent(Model):
    """The event that is sent when a phone alias changes. It never contains phone numbers, e-mail addresses,
    codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["phone_alias.verified", "phone_alias.reverification_required", "phone_alias.replaced"]
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
    data: PhoneAliasEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=phone_alias.verified|phone_alias.reverification_required|phone_alias.replaced"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@webhooks.PhoneAliasEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PhoneAliasEventData(Model):
    """The resource that changed."""

    #: The resource as it was at the moment of the change, as this tenant may read it.
    object: _identity.PhoneAlias
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@identity.PhoneAlias"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ReplayWebhookEndpointRequest(Model):
    """The period whose events are sent again."""

    #: Start of the period. Events that were created at this time or later are sent.
    since: datetime
    #: End of the period. Only events that were created before this time are sent. It has to be later than
    #: `since`.
    until: datetime | None = None

    _fields_ = (
        ("since", "since", True, False, "t"),
        ("until", "until", False, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ReviewCaseEvent(Model):
    """The event that is sent when a review case of a payment is opened or resolved. It never contains phone
    numbers, e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["review_case.opened", "review_case.resolved"]
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
    data: ReviewCaseEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=review_case.opened|review_case.resolved"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@webhooks.ReviewCaseEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ReviewCaseEventData(Model):
    """The resource that changed."""

    #: The resource as it was at the moment of the change, as this tenant may read it.
    object: _sandbox.ReviewCase
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@sandbox.ReviewCase"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RotateWebhookEndpointSecretRequest(Model):
    """The length of the grace period."""

    #: Number of seconds, in real time, during which both secrets sign; one day (86400) by default.
    grace_seconds: int | None = None

    _fields_ = (
        ("grace_seconds", "graceSeconds", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnknownEvent(Model):
    """A change of a resource, as this tenant may read it. It has the content of the webhook and the position in
    the feed.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    type: Unknown
    #: Time at which the change was committed.
    created_at: datetime
    #: The environment of the event: `sandbox` or `live`.
    environment: _accounts.Environment
    #: Id of the tenant that receives the event.
    tenant_id: str
    #: Version of the payload, always `v1`.
    api_version: Literal["v1"]
    #: The resource that changed.
    data: UnknownEventData
    #: Number of the event in this tenant's feed. The numbers increase by one, without gaps.
    sequence: str
    #: Id of the resource that changed.
    resource_id: str
    #: Position of the change among the changes of the same resource. It always increases, but may skip
    #: numbers.
    resource_sequence: int

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "="),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("data", "data", True, False, "@webhooks.UnknownEventData"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnknownEventData(Model):
    """The resource that changed."""

    #: The resource as it was at the moment of the change. Its schema depends on the type of the event. If the
    #: event would exceed 64 KiB, it contains only the resource's `id`.
    object: Mapping[str, Any]
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "{"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UpdateWebhookEndpointRequest(Model):
    """The fields to update. A field that is absent or null does not change."""

    #: An absolute http or https URL without credentials and fragment. In live it has to be https on port 443.
    url: str | None = None
    #: The event types to send. The new list replaces the old one.
    event_types: tuple[EventTypeFilter, ...] | None = None
    #: A description of your own, such as what the endpoint is for.
    description: str | None = None
    #: ENABLED to send events to the endpoint, DISABLED to stop.
    status: WebhookEndpointStatus | None = None
    #: The version of the contract that the events have from now on, also those of pending deliveries.
    api_version: str | None = None

    _fields_ = (
        ("url", "url", False, False, ""),
        ("event_types", "eventTypes", False, False, "[@webhooks.EventTypeFilter"),
        ("description", "description", False, False, ""),
        ("status", "status", False, False, "@webhooks.WebhookEndpointStatus"),
        ("api_version", "apiVersion", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerificationSessionEvent(Model):
    """The event that is sent when a verification ends. `client` is null. It never contains phone numbers, e-mail
    addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["verification_session.verified", "verification_session.rejected", "verification_session.expired", "verification_session.canceled", "verification_session.error"]
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
    data: VerificationSessionEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=verification_session.verified|verification_session.rejected|verification_session.expired|verification_session.canceled|verification_session.error"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@webhooks.VerificationSessionEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerificationSessionEventData(Model):
    """The resource that changed."""

    #: The resource as it was at the moment of the change, as this tenant may read it.
    object: _identity.VerificationSession
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@identity.VerificationSession"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WebhookDelivery(Model):
    """The delivery of one event to one endpoint. Its attempts are made one after the other. Requests are signed
    according to Standard Webhooks: `webhook-id` is the id of the event, `webhook-signature` contains `v1` and
    the base64 of the HMAC-SHA256 over id, timestamp and body.
    """

    #: Id of the delivery.
    id: str
    #: Id of the webhook endpoint, `whe_…`.
    endpoint_id: str
    #: Id of the event, which is the `webhook-id`.
    event_id: str
    #: The type of the delivered event, such as `payment.delivered`.
    event_type: EventType
    #: The status of the delivery.
    status: WebhookDeliveryStatus
    #: The attempts of all series, oldest first.
    attempts: tuple[DeliveryAttempt, ...]
    #: The number of attempts so far.
    attempt_count: int
    #: Time of the next attempt, in real time; null if no further attempt is planned.
    next_attempt_at: datetime | None
    #: The reason why the newest attempt failed; null before the first attempt and after a success.
    last_error: DeliveryError | None
    #: Time at which the delivery was queued.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("endpoint_id", "endpointId", True, False, ""),
        ("event_id", "eventId", True, False, ""),
        ("event_type", "eventType", True, False, "@webhooks.EventType"),
        ("status", "status", True, False, "@webhooks.WebhookDeliveryStatus"),
        ("attempts", "attempts", True, False, "[@webhooks.DeliveryAttempt"),
        ("attempt_count", "attemptCount", True, False, ""),
        ("next_attempt_at", "nextAttemptAt", True, False, "?t"),
        ("last_error", "lastError", True, False, "?@webhooks.DeliveryError"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WebhookDeliveryList(Model):
    """Deliveries, newest first."""

    #: The entries of this page.
    deliveries: tuple[WebhookDelivery, ...]

    _fields_ = (
        ("deliveries", "deliveries", True, False, "[@webhooks.WebhookDelivery"),
    )


WEBHOOK_DELIVERY_STATUS_VALUES = ("PENDING", "DELIVERED", "FAILED")
#: The status of a delivery. It is PENDING while attempts are left.
WebhookDeliveryStatus: TypeAlias = "Literal['PENDING', 'DELIVERED', 'FAILED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WebhookEndpoint(Model):
    """A URL to which the tenant's events are sent. Its secret is shown only when it is created and rotated."""

    #: Id of the endpoint.
    id: str
    #: The URL to which events are sent.
    url: str
    #: The event types that are sent.
    event_types: tuple[EventTypeFilter, ...]
    #: A description of your own, such as what the endpoint is for.
    description: str | None
    #: ENABLED or DISABLED. Events are sent while it is ENABLED.
    status: WebhookEndpointStatus
    #: The reason why the service disabled the endpoint; null while it is ENABLED, and if its owner disabled
    #: it.
    disabled_reason: DisabledReason | None
    #: The environment of the endpoint: `sandbox` or `live`.
    environment: _accounts.Environment
    #: Number of events in a row that could not be delivered. The endpoint is disabled at 5.
    failure_count: int
    #: Time at which the endpoint was created.
    created_at: datetime
    #: The version of the contract that the events have. It is the version that was the newest when the
    #: endpoint was created, until `updateWebhookEndpoint` sets another one.
    api_version: str | None = None
    #: What the receiver would meet in the newest version of the contract. Only `getWebhookEndpoint` returns
    #: it, for an endpoint that has an older version.
    upgrade: _accounts.VersionUpgrade | None = None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("url", "url", True, False, ""),
        ("event_types", "eventTypes", True, False, "[@webhooks.EventTypeFilter"),
        ("description", "description", True, False, ""),
        ("status", "status", True, False, "@webhooks.WebhookEndpointStatus"),
        ("disabled_reason", "disabledReason", True, False, "?@webhooks.DisabledReason"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("failure_count", "failureCount", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
        ("api_version", "apiVersion", False, False, ""),
        ("upgrade", "upgrade", False, False, "@accounts.VersionUpgrade"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WebhookEndpointDeleted(Model):
    """Confirms that the endpoint was deleted."""

    #: Id of the endpoint.
    id: str
    #: Always true.
    deleted: Literal[True]

    _fields_ = (
        ("id", "id", True, False, ""),
        ("deleted", "deleted", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WebhookEndpointIssued(Model):
    """An endpoint with its signing secret, which is shown only once."""

    #: Id of the endpoint.
    id: str
    #: The URL to which events are sent.
    url: str
    #: The event types that are sent.
    event_types: tuple[EventTypeFilter, ...]
    #: A description of your own, such as what the endpoint is for.
    description: str | None
    #: ENABLED or DISABLED. Events are sent while it is ENABLED.
    status: WebhookEndpointStatus
    #: The reason why the service disabled the endpoint; null while it is ENABLED, and if its owner disabled
    #: it.
    disabled_reason: DisabledReason | None
    #: The environment of the endpoint: `sandbox` or `live`.
    environment: _accounts.Environment
    #: Number of events in a row that could not be delivered. The endpoint is disabled at 5.
    failure_count: int
    #: Time at which the endpoint was created.
    created_at: datetime
    #: The version of the contract that the events have. It is the version that was the newest when the
    #: endpoint was created, until `updateWebhookEndpoint` sets another one.
    api_version: str | None = None
    #: The secret that signs the deliveries: `whsec_` and the base64 of the 32 bytes that are the key of the
    #: HMAC. Store it safely: it cannot be read again.
    secret: str

    _fields_ = (
        ("id", "id", True, False, ""),
        ("url", "url", True, False, ""),
        ("event_types", "eventTypes", True, False, "[@webhooks.EventTypeFilter"),
        ("description", "description", True, False, ""),
        ("status", "status", True, False, "@webhooks.WebhookEndpointStatus"),
        ("disabled_reason", "disabledReason", True, False, "?@webhooks.DisabledReason"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("failure_count", "failureCount", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
        ("api_version", "apiVersion", False, False, ""),
        ("secret", "secret", True, True, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WebhookEndpointList(Model):
    """Webhook endpoints, newest first."""

    #: The entries of this page.
    webhook_endpoints: tuple[WebhookEndpoint, ...]

    _fields_ = (
        ("webhook_endpoints", "webhookEndpoints", True, False, "[@webhooks.WebhookEndpoint"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WebhookEndpointReplayed(Model):
    """The result of a replay."""

    #: The number of events that were queued.
    enqueued: int

    _fields_ = (
        ("enqueued", "enqueued", True, False, ""),
    )


WEBHOOK_ENDPOINT_STATUS_VALUES = ("ENABLED", "DISABLED")
#: Whether events are sent to the endpoint. An endpoint becomes DISABLED by its owner, after 5 failed events
#: in a row, or after one response with the status 410.
WebhookEndpointStatus: TypeAlias = "Literal['ENABLED', 'DISABLED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WebhookEndpointTested(Model):
    """The test event that was created."""

    #: Id of the event, `evt_…`.
    event_id: str

    _fields_ = (
        ("event_id", "eventId", True, False, ""),
    )


SHAPES_: Mapping[str, Any] = {
    "DeliveryError": Choice(*DELIVERY_ERROR_VALUES),
    "DisabledReason": Choice(*DISABLED_REASON_VALUES),
    "Event": OneOf("type", {"api_key.created": "@webhooks.ApiKeyEvent", "api_key.revoked": "@webhooks.ApiKeyEvent", "approval.requested": "@approvals.ApprovalEvent", "approval.voted": "@approvals.ApprovalEvent", "approval.approved": "@approvals.ApprovalEvent", "approval.rejected": "@approvals.ApprovalEvent", "authority.created": "@approvals.AuthorityEvent", "authority.updated": "@approvals.AuthorityEvent", "authority.suspended": "@approvals.AuthorityEvent", "authority.revoked": "@approvals.AuthorityEvent", "authority.attested": "@approvals.AuthorityEvent", "card.authorization.approved": "@cards.CardAuthorizationEvent", "card.authorization.declined": "@cards.CardAuthorizationEvent", "card.authorization.reversed": "@cards.CardAuthorizationEvent", "card.issued": "@cards.CardEvent", "card.frozen": "@cards.CardEvent", "card.unfrozen": "@cards.CardEvent", "claim.opened": "@webhooks.ClaimEvent", "claim.locked": "@webhooks.ClaimEvent", "claim.released": "@webhooks.ClaimEvent", "claim.expired": "@webhooks.ClaimEvent", "claim.refunded": "@webhooks.ClaimEvent", "claim.canceled": "@webhooks.ClaimEvent", "credential.issued": "@webhooks.CredentialEvent", "credential.suspended": "@webhooks.CredentialEvent", "credential.revoked": "@webhooks.CredentialEvent", "credential.expired": "@webhooks.CredentialEvent", "delivery.recorded": "@trade.DeliveryRecordEvent", "delivery.accepted": "@trade.DeliveryRecordEvent", "drip.confirmed": "@wallets.DripEvent", "drip.failed": "@wallets.DripEvent", "endpoint.test": "@webhooks.EndpointEvent", "invoice.sent": "@invoices.InvoiceEvent", "invoice.funded": "@invoices.InvoiceEvent", "invoice.delivered": "@invoices.InvoiceEvent", "invoice.released": "@invoices.InvoiceEvent", "invoice.refunded": "@invoices.InvoiceEvent", "invoice.expired": "@invoices.InvoiceEvent", "invoice.cancelled": "@invoices.InvoiceEvent", "offer.offered": "@lending.LendingOfferEvent", "offer.accepted": "@lending.LendingOfferEvent", "offer.issued": "@lending.LendingOfferEvent", "offer.expired": "@lending.LendingOfferEvent", "loan.active": "@lending.LoanEvent", "loan.grace": "@lending.LoanEvent", "loan.defaulted": "@lending.LoanEvent", "loan.repaid": "@lending.LoanEvent", "member.activated": "@webhooks.MemberEvent", "member.suspended": "@webhooks.MemberEvent", "member.removed": "@webhooks.MemberEvent", "multisig_payment.created": "@payments.MultisigPaymentEvent", "multisig_payment.awaiting_signature": "@payments.MultisigPaymentEvent", "multisig_payment.signing": "@payments.MultisigPaymentEvent", "multisig_payment.ready_to_execute": "@payments.MultisigPaymentEvent", "multisig_payment.executing": "@payments.MultisigPaymentEvent", "multisig_payment.completed": "@payments.MultisigPaymentEvent", "multisig_payment.failed": "@payments.MultisigPaymentEvent", "multisig_payment.cancelled": "@payments.MultisigPaymentEvent", "payment.created": "@webhooks.PaymentEvent", "payment.funds_pending": "@webhooks.PaymentEvent", "payment.funds_confirmed": "@webhooks.PaymentEvent", "payment.identity_resolution": "@webhooks.PaymentEvent", "payment.action_required": "@webhooks.PaymentEvent", "payment.policy_check": "@webhooks.PaymentEvent", "payment.approval_required": "@webhooks.PaymentEvent", "payment.approval_pending": "@webhooks.PaymentEvent", "payment.credential_hold": "@webhooks.PaymentEvent", "payment.route_quoted": "@webhooks.PaymentEvent", "payment.awaiting_confirmation": "@webhooks.PaymentEvent", "payment.routing": "@webhooks.PaymentEvent", "payment.provider_submitted": "@webhooks.PaymentEvent", "payment.provider_processing": "@webhooks.PaymentEvent", "payment.delivered": "@webhooks.PaymentEvent", "payment.failed": "@webhooks.PaymentEvent", "payment.refund_pending": "@webhooks.PaymentEvent", "payment.refunded": "@webhooks.PaymentEvent", "payment.canceled": "@webhooks.PaymentEvent", "payment_policy.updated": "@approvals.PaymentPolicyEvent", "payment_policy.attested": "@approvals.PaymentPolicyEvent", "payout_destination.created": "@webhooks.PayoutDestinationEvent", "payout_destination.verified": "@webhooks.PayoutDestinationEvent", "payout_destination.revoked": "@webhooks.PayoutDestinationEvent", "phone_alias.verified": "@webhooks.PhoneAliasEvent", "phone_alias.reverification_required": "@webhooks.PhoneAliasEvent", "phone_alias.replaced": "@webhooks.PhoneAliasEvent", "policy.attached": "@policies.PolicyAttachmentEvent", "policy.detached": "@policies.PolicyAttachmentEvent", "policy.activated": "@policies.PolicyEvent", "policy.deleted": "@policies.PolicyEvent", "purchase_order.registered": "@lending.PurchaseOrderEvent", "purchase_order.accepted": "@lending.PurchaseOrderEvent", "purchase_order.financed": "@lending.PurchaseOrderEvent", "purchase_order.repaid": "@lending.PurchaseOrderEvent", "purchase_order.defaulted": "@lending.PurchaseOrderEvent", "ramp.confirmed": "@ramps.RampEvent", "ramp.failed": "@ramps.RampEvent", "review_case.opened": "@webhooks.ReviewCaseEvent", "review_case.resolved": "@webhooks.ReviewCaseEvent", "sales_order.draft": "@trade.SalesOrderEvent", "sales_order.submitted": "@trade.SalesOrderEvent", "sales_order.changes_requested": "@trade.SalesOrderEvent", "sales_order.accepted": "@trade.SalesOrderEvent", "sales_order.delivered": "@trade.SalesOrderEvent", "sales_order.completed": "@trade.SalesOrderEvent", "sales_order.rejected": "@trade.SalesOrderEvent", "sales_order.canceled": "@trade.SalesOrderEvent", "treasury.sweep.proposed": "@treasury.TreasurySweepEvent", "treasury.sweep.completed": "@treasury.TreasurySweepEvent", "treasury.sweep.failed": "@treasury.TreasurySweepEvent", "treasury.sweep.canceled": "@treasury.TreasurySweepEvent", "verification_session.verified": "@webhooks.VerificationSessionEvent", "verification_session.rejected": "@webhooks.VerificationSessionEvent", "verification_session.expired": "@webhooks.VerificationSessionEvent", "verification_session.canceled": "@webhooks.VerificationSessionEvent", "verification_session.error": "@webhooks.VerificationSessionEvent", "wallet_binding.active": "@identity.WalletBindingEvent", "wallet_binding.rotated": "@identity.WalletBindingEvent", "wallet_binding.revoked": "@identity.WalletBindingEvent", "wallet.deployed": "@wallets.WalletEvent", "wallet.failed": "@wallets.WalletEvent"}, "@webhooks.UnknownEvent"),
    "EventType": Choice(*EVENT_TYPE_VALUES),
    "EventTypeFilter": "",
    "EventTypeOrFamily": Choice(*EVENT_TYPE_OR_FAMILY_VALUES),
    "WebhookDeliveryStatus": Choice(*WEBHOOK_DELIVERY_STATUS_VALUES),
    "WebhookEndpointStatus": Choice(*WEBHOOK_ENDPOINT_STATUS_VALUES),
}
