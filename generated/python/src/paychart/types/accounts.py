# Written by codegen from spec/. Do not edit.
"""Types of the contract: accounts."""

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
class Agent(Model):
    """A program that acts for a tenant through API keys of its own."""

    #: Id of the agent.
    id: str
    #: A label of your own, 1 to 120 characters.
    name: str
    #: The status of the agent. While it is SUSPENDED, its keys are refused.
    status: AgentStatus
    created_at: datetime
    #: Time of the suspension; null unless the agent is SUSPENDED.
    suspended_at: datetime | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("name", "name", True, False, ""),
        ("status", "status", True, False, "@accounts.AgentStatus"),
        ("created_at", "createdAt", True, False, "t"),
        ("suspended_at", "suspendedAt", True, False, "?t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AgentList(Model):
    """Agents, newest first."""

    #: The entries of this page.
    agents: tuple[Agent, ...]

    _fields_ = (
        ("agents", "agents", True, False, "[@accounts.Agent"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AgentSpent(Model):
    """The amounts that the agent's cards have spent in the current windows, less reversals."""

    #: Amount in USD spent today, by the UTC day of the tenant's clock.
    daily_usd: Decimal
    #: Amount in USD spent in this ISO week, which begins on Monday at 00:00 UTC.
    weekly_usd: Decimal
    #: Amount in USD spent in this calendar month, in UTC.
    monthly_usd: Decimal

    _fields_ = (
        ("daily_usd", "dailyUsd", True, False, "d"),
        ("weekly_usd", "weeklyUsd", True, False, "d"),
        ("monthly_usd", "monthlyUsd", True, False, "d"),
    )


AGENT_STATUS_VALUES = ("ACTIVE", "SUSPENDED")
#: The status of an agent. Every request of a SUSPENDED agent is refused.
AgentStatus: TypeAlias = "Literal['ACTIVE', 'SUSPENDED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AgentWithSpent(Model):
    """An agent with the amounts that its cards have spent."""

    #: Id of the agent.
    id: str
    #: A label of your own, 1 to 120 characters.
    name: str
    #: The status of the agent. While it is SUSPENDED, its keys are refused.
    status: AgentStatus
    created_at: datetime
    #: Time of the suspension; null unless the agent is SUSPENDED.
    suspended_at: datetime | None
    #: The amounts that the agent's cards have spent; `0.00` if it has no cards.
    spent: AgentSpent

    _fields_ = (
        ("id", "id", True, False, ""),
        ("name", "name", True, False, ""),
        ("status", "status", True, False, "@accounts.AgentStatus"),
        ("created_at", "createdAt", True, False, "t"),
        ("suspended_at", "suspendedAt", True, False, "?t"),
        ("spent", "spent", True, False, "@accounts.AgentSpent"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApiKey(Model):
    """The record of an API key. The key itself is shown only once, when it is created."""

    #: Id of the record. It is not the key itself.
    id: str
    #: A label that says what the key is used for.
    name: str
    #: The first 12 characters of the key.
    prefix: str
    #: The last four characters of the key.
    last4: str
    #: The environment in which the key works: `sandbox` or `live`.
    environment: Environment
    #: The scopes of the key. A scope has no effect while the role of the key's member lacks it.
    scopes: tuple[Scope, ...]
    #: True for a key of an agent.
    agent: bool
    #: Id of the agent that the key belongs to; null if it belongs to none.
    agent_id: str | None
    #: Id of the member in whose name the key acts.
    member_id: str
    #: IP addresses and CIDR blocks from which the key may be used. An empty list allows any address.
    ip_allowlist: tuple[str, ...]
    #: True if requests that move money have to be signed.
    request_signing: bool
    #: The status of the key. Only an ACTIVE key is accepted.
    status: ApiKeyStatus
    #: Time of the last request with the key; null if there was none.
    last_used_at: datetime | None
    #: Time at which the key expires; null if it never expires.
    expires_at: datetime | None
    #: Time of the revocation; null unless the key is REVOKED.
    revoked_at: datetime | None
    #: Time at which the key was created.
    created_at: datetime
    #: The version of the contract that the key's requests have, unless they choose another one with the
    #: header X-Service-Api-Version. It is the version that was the newest when the key was created.
    api_version: str | None = None
    #: What the key called in older versions of the contract, and what it would meet in the newest one. Only
    #: `getApiKey` returns it, for a key that has an older version or called in one.
    upgrade: VersionUpgrade | None = None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("name", "name", True, False, ""),
        ("prefix", "prefix", True, False, ""),
        ("last4", "last4", True, False, ""),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("scopes", "scopes", True, False, "[@accounts.Scope"),
        ("agent", "agent", True, False, ""),
        ("agent_id", "agentId", True, False, ""),
        ("member_id", "memberId", True, False, ""),
        ("ip_allowlist", "ipAllowlist", True, False, "["),
        ("request_signing", "requestSigning", True, False, ""),
        ("status", "status", True, False, "@accounts.ApiKeyStatus"),
        ("last_used_at", "lastUsedAt", True, False, "?t"),
        ("expires_at", "expiresAt", True, False, "?t"),
        ("revoked_at", "revokedAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
        ("api_version", "apiVersion", False, False, ""),
        ("upgrade", "upgrade", False, False, "@accounts.VersionUpgrade"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApiKeyIssued(Model):
    """A new API key with its secrets, which are shown only once."""

    #: Id of the record. It is not the key itself.
    id: str
    #: A label that says what the key is used for.
    name: str
    #: The first 12 characters of the key.
    prefix: str
    #: The last four characters of the key.
    last4: str
    #: The environment in which the key works: `sandbox` or `live`.
    environment: Environment
    #: The scopes of the key. A scope has no effect while the role of the key's member lacks it.
    scopes: tuple[Scope, ...]
    #: True for a key of an agent.
    agent: bool
    #: Id of the agent that the key belongs to; null if it belongs to none.
    agent_id: str | None
    #: Id of the member in whose name the key acts.
    member_id: str
    #: IP addresses and CIDR blocks from which the key may be used. An empty list allows any address.
    ip_allowlist: tuple[str, ...]
    #: True if requests that move money have to be signed.
    request_signing: bool
    #: The status of the key. Only an ACTIVE key is accepted.
    status: ApiKeyStatus
    #: Time of the last request with the key; null if there was none.
    last_used_at: datetime | None
    #: Time at which the key expires; null if it never expires.
    expires_at: datetime | None
    #: Time of the revocation; null unless the key is REVOKED.
    revoked_at: datetime | None
    #: Time at which the key was created.
    created_at: datetime
    #: The version of the contract that the key's requests have, unless they choose another one with the
    #: header X-Service-Api-Version. It is the version that was the newest when the key was created.
    api_version: str | None = None
    #: The key itself: `svc_test_` or `svc_live_` and 40 letters and digits. Keep it safe: it cannot be read
    #: again.
    api_key: str
    #: The secret for signing requests; present if `requestSigning` is true. It is shown only once.
    signing_secret: str | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("name", "name", True, False, ""),
        ("prefix", "prefix", True, False, ""),
        ("last4", "last4", True, False, ""),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("scopes", "scopes", True, False, "[@accounts.Scope"),
        ("agent", "agent", True, False, ""),
        ("agent_id", "agentId", True, False, ""),
        ("member_id", "memberId", True, False, ""),
        ("ip_allowlist", "ipAllowlist", True, False, "["),
        ("request_signing", "requestSigning", True, False, ""),
        ("status", "status", True, False, "@accounts.ApiKeyStatus"),
        ("last_used_at", "lastUsedAt", True, False, "?t"),
        ("expires_at", "expiresAt", True, False, "?t"),
        ("revoked_at", "revokedAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
        ("api_version", "apiVersion", False, False, ""),
        ("api_key", "apiKey", True, True, ""),
        ("signing_secret", "signingSecret", True, True, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApiKeyList(Model):
    """API keys, newest first."""

    #: The entries of this page.
    api_keys: tuple[ApiKey, ...]

    _fields_ = (
        ("api_keys", "apiKeys", True, False, "[@accounts.ApiKey"),
    )


API_KEY_STATUS_VALUES = ("ACTIVE", "REVOKED", "EXPIRED")
#: The status of an API key. A key becomes EXPIRED when `expiresAt` has passed on the real clock.
ApiKeyStatus: TypeAlias = "Literal['ACTIVE', 'REVOKED', 'EXPIRED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateAgentRequest(Model):
    """The agent to create."""

    #: A label of your own, 1 to 120 characters.
    name: str

    _fields_ = (
        ("name", "name", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateApiKeyRequest(Model):
    """The API key to create."""

    #: A label that says what the key is used for.
    name: str
    #: The scopes of the key. By default every scope of the creator that a key may have, except for
    #: `members:manage` and `policies:write`, which have to be named: a stolen key with one of these could
    #: give rights to others.
    scopes: tuple[Scope, ...] | None = None
    #: True for a key of an agent, which can never hold some scopes.
    agent: bool | None = None
    #: Id of the agent that gets the key; by default a new agent with the name of the key is created. It needs
    #: `agent: true`.
    agent_id: str | None = None
    #: Id of the member in whose name the key acts; the creator by default. Only an OWNER may set another
    #: member.
    member_id: str | None = None
    #: IPv4 or IPv6 addresses and CIDR blocks from which the key may be used. An empty list allows any
    #: address.
    ip_allowlist: tuple[str, ...] | None = None
    #: True if requests that move money have to be signed.
    request_signing: bool | None = None
    #: Time at which the key expires. It has to be in the future.
    expires_at: datetime | None = None

    _fields_ = (
        ("name", "name", True, False, ""),
        ("scopes", "scopes", False, False, "[@accounts.Scope"),
        ("agent", "agent", False, False, ""),
        ("agent_id", "agentId", False, False, ""),
        ("member_id", "memberId", False, False, ""),
        ("ip_allowlist", "ipAllowlist", False, False, "["),
        ("request_signing", "requestSigning", False, False, ""),
        ("expires_at", "expiresAt", False, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateMemberRequest(Model):
    """The person to invite."""

    #: The e-mail address of the person to invite. Upper and lower case are the same.
    email: str
    #: Full name, 1 to 120 characters.
    name: str | None = None
    #: The role of the member. It determines the scopes of the member's sessions.
    role: MemberRole | None = None
    #: The groups for which the member may vote on payments.
    approval_groups: tuple[str, ...] | None = None
    #: The group that has to approve payments that the member initiates; any group by default.
    approver_group: str | None = None

    _fields_ = (
        ("email", "email", True, False, ""),
        ("name", "name", False, False, ""),
        ("role", "role", False, False, "@accounts.MemberRole"),
        ("approval_groups", "approvalGroups", False, False, "["),
        ("approver_group", "approverGroup", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateTenantRequest(Model):
    """The business to create."""

    #: The everyday name of the business, 1 to 120 characters.
    name: str
    #: The registered name of the business; the same as `name` by default.
    legal_name: str | None = None
    #: ISO 3166-1 alpha-2 country of registration.
    country: str | None = None
    #: The owner's e-mail address within the tenant; that of the session by default. An address that differs
    #: from the session's is a contact address: it receives no payments and accepts no invitations until the
    #: owner signs in with it.
    email: str | None = None
    #: Has to be true for a user who already belongs to a tenant.
    additional_: bool | None = None

    _fields_ = (
        ("name", "name", True, False, ""),
        ("legal_name", "legalName", False, False, ""),
        ("country", "country", False, False, ""),
        ("email", "email", False, False, ""),
        ("additional_", "additional", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreatedByKey(Model):
    """A resource that an API key has made."""

    #: The lifecycle of the resource.
    type: Literal["authority", "card", "member", "payment-policy", "payout-destination", "permit", "phone-alias", "wallet", "webhook-endpoint"] | Unknown
    #: The id of the resource.
    id: str
    #: The status of the resource after the request.
    status: str

    _fields_ = (
        ("type", "type", True, False, "=authority|card|member|payment-policy|payout-destination|permit|phone-alias|wallet|webhook-endpoint"),
        ("id", "id", True, False, ""),
        ("status", "status", True, False, ""),
    )


ENVIRONMENT_VALUES = ("sandbox", "live")
#: The environment of a deployment: `sandbox` accepts test keys, `live` accepts live keys.
Environment: TypeAlias = "Literal['sandbox', 'live'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Invitation(Model):
    """An invitation to a tenant that the invited person has neither accepted nor declined."""

    #: Id of the member, with which the invitation is accepted or declined.
    member_id: str
    #: The name that the tenant has given itself. Nobody has verified it.
    tenant_name: str
    #: The role that the person gets.
    role: MemberRole
    #: Time of the invitation.
    invited_at: datetime

    _fields_ = (
        ("member_id", "memberId", True, False, ""),
        ("tenant_name", "tenantName", True, False, ""),
        ("role", "role", True, False, "@accounts.MemberRole"),
        ("invited_at", "invitedAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Me(Model):
    """The caller of the request."""

    #: The type of the caller: a member or an API key.
    actor_type: Literal["member", "apiKey"] | Unknown
    #: The environment of this deployment.
    environment: Environment
    #: Id of the user of the session; null for an API key.
    user_id: str | None
    #: The tenant that the caller acts in; null for a user who has none.
    tenant: Tenant | None
    #: The member who is calling; for an API key the member in whose name it acts.
    member: Member | None
    #: The API key that was sent; null for a session.
    api_key: ApiKey | None
    #: The newest open invitations of the session's e-mail address, at most 100; empty for an API key, and for
    #: an address that the identity provider has not verified.
    invitations: tuple[Invitation, ...]
    #: The scopes of the caller. An API key never has a scope that its member's role lacks.
    scopes: tuple[Scope, ...]

    _fields_ = (
        ("actor_type", "actorType", True, False, "=member|apiKey"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("user_id", "userId", True, False, ""),
        ("tenant", "tenant", True, False, "?@accounts.Tenant"),
        ("member", "member", True, False, "?@accounts.Member"),
        ("api_key", "apiKey", True, False, "?@accounts.ApiKey"),
        ("invitations", "invitations", True, False, "[@accounts.Invitation"),
        ("scopes", "scopes", True, False, "[@accounts.Scope"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Member(Model):
    """A person in a tenant."""

    #: Id of the member.
    id: str
    #: Id of the tenant that the member belongs to, `ten_…`.
    tenant_id: str
    #: The member's e-mail address, unique within the tenant.
    email: str
    #: Full name; null until it is known.
    name: str | None
    #: The role of the member. It determines the scopes of the member's sessions.
    role: MemberRole
    #: The status of the membership.
    status: MemberStatus
    #: The EVM address with which the member signs, with EIP-55 checksum. The sandbox sets it in advance; in
    #: live it is null until it is registered.
    signer_address: str | None
    #: The groups for which the member may vote on payments.
    approval_groups: tuple[str, ...]
    #: The group that has to approve payments that the member initiates; null if any group may.
    approver_group: str | None
    #: Time of the invitation.
    created_at: datetime
    #: Time at which the invitation was accepted or the tenant founded; null before.
    activated_at: datetime | None
    #: Time of the suspension; null unless the member is SUSPENDED.
    suspended_at: datetime | None
    #: Time of the removal; null unless the member is REMOVED.
    removed_at: datetime | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("tenant_id", "tenantId", True, False, ""),
        ("email", "email", True, False, ""),
        ("name", "name", True, False, ""),
        ("role", "role", True, False, "@accounts.MemberRole"),
        ("status", "status", True, False, "@accounts.MemberStatus"),
        ("signer_address", "signerAddress", True, False, ""),
        ("approval_groups", "approvalGroups", True, False, "["),
        ("approver_group", "approverGroup", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
        ("activated_at", "activatedAt", True, False, "?t"),
        ("suspended_at", "suspendedAt", True, False, "?t"),
        ("removed_at", "removedAt", True, False, "?t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class MemberInEvent(Model):
    """A member as events show it: without e-mail address and name."""

    #: Id of the member.
    id: str
    #: Id of the tenant that the member belongs to, `ten_…`.
    tenant_id: str
    #: The member's role.
    role: MemberRole
    #: The status of the membership.
    status: MemberStatus
    #: The EVM address with which the member signs, with EIP-55 checksum. The sandbox sets it in advance; in
    #: live it is null until it is registered.
    signer_address: str | None
    #: The groups for which the member may vote on payments.
    approval_groups: tuple[str, ...]
    #: The group that has to approve payments that the member initiates; null if any group may.
    approver_group: str | None
    #: Time of the invitation.
    created_at: datetime
    #: Time at which the invitation was accepted or the tenant founded; null before.
    activated_at: datetime | None
    #: Time of the suspension; null unless the member is SUSPENDED.
    suspended_at: datetime | None
    #: Time of the removal; null unless the member is REMOVED.
    removed_at: datetime | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("tenant_id", "tenantId", True, False, ""),
        ("role", "role", True, False, "@accounts.MemberRole"),
        ("status", "status", True, False, "@accounts.MemberStatus"),
        ("signer_address", "signerAddress", True, False, ""),
        ("approval_groups", "approvalGroups", True, False, "["),
        ("approver_group", "approverGroup", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
        ("activated_at", "activatedAt", True, False, "?t"),
        ("suspended_at", "suspendedAt", True, False, "?t"),
        ("removed_at", "removedAt", True, False, "?t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class MemberList(Model):
    """Members, newest first."""

    #: The entries of this page.
    members: tuple[Member, ...]

    _fields_ = (
        ("members", "members", True, False, "[@accounts.Member"),
    )


MEMBER_ROLE_VALUES = ("OWNER", "ADMIN", "FINANCE", "MEMBER", "VIEWER")
#: The role of a member. OWNER and ADMIN have every scope, the others have fewer.
MemberRole: TypeAlias = "Literal['OWNER', 'ADMIN', 'FINANCE', 'MEMBER', 'VIEWER'] | Unknown"

MEMBER_STATUS_VALUES = ("INVITED", "ACTIVE", "SUSPENDED", "REMOVED")
#: The status of a membership. REMOVED is final.
MemberStatus: TypeAlias = "Literal['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RegisterMemberSignerRequest(Model):
    """An address and the proof that the member controls it."""

    #: An EVM address. Mixed case has to pass the EIP-55 checksum.
    address: str
    #: EIP-191 `personal_sign` over three lines: `Service signer registration`, `member: <memberId>`,
    #: `address: <checksummed address>`.
    signature: str

    _fields_ = (
        ("address", "address", True, False, ""),
        ("signature", "signature", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RevokedApiKey(Model):
    """The record of a revoked API key, with what it has made."""

    #: Id of the record. It is not the key itself.
    id: str
    #: A label that says what the key is used for.
    name: str
    #: The first 12 characters of the key.
    prefix: str
    #: The last four characters of the key.
    last4: str
    #: The environment in which the key works: `sandbox` or `live`.
    environment: Environment
    #: The scopes of the key. A scope has no effect while the role of the key's member lacks it.
    scopes: tuple[Scope, ...]
    #: True for a key of an agent.
    agent: bool
    #: Id of the agent that the key belongs to; null if it belongs to none.
    agent_id: str | None
    #: Id of the member in whose name the key acts.
    member_id: str
    #: IP addresses and CIDR blocks from which the key may be used. An empty list allows any address.
    ip_allowlist: tuple[str, ...]
    #: True if requests that move money have to be signed.
    request_signing: bool
    #: The status of the key. Only an ACTIVE key is accepted.
    status: ApiKeyStatus
    #: Time of the last request with the key; null if there was none.
    last_used_at: datetime | None
    #: Time at which the key expires; null if it never expires.
    expires_at: datetime | None
    #: Time of the revocation; null unless the key is REVOKED.
    revoked_at: datetime | None
    #: Time at which the key was created.
    created_at: datetime
    #: The version of the contract that the key's requests have, unless they choose another one with the
    #: header X-Service-Api-Version. It is the version that was the newest when the key was created.
    api_version: str | None = None
    #: What the key has made and is still in force, sorted by id.
    created: tuple[CreatedByKey, ...]

    _fields_ = (
        ("id", "id", True, False, ""),
        ("name", "name", True, False, ""),
        ("prefix", "prefix", True, False, ""),
        ("last4", "last4", True, False, ""),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("scopes", "scopes", True, False, "[@accounts.Scope"),
        ("agent", "agent", True, False, ""),
        ("agent_id", "agentId", True, False, ""),
        ("member_id", "memberId", True, False, ""),
        ("ip_allowlist", "ipAllowlist", True, False, "["),
        ("request_signing", "requestSigning", True, False, ""),
        ("status", "status", True, False, "@accounts.ApiKeyStatus"),
        ("last_used_at", "lastUsedAt", True, False, "?t"),
        ("expires_at", "expiresAt", True, False, "?t"),
        ("revoked_at", "revokedAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
        ("api_version", "apiVersion", False, False, ""),
        ("created", "created", True, False, "[@accounts.CreatedByKey"),
    )


SCOPE_VALUES = ("members:read", "members:manage", "policies:read", "policies:write", "policies:evaluate", "payments:read", "payments:create", "payments:execute", "ramps:read", "ramps:write", "cards:issue", "cards:read", "cards:manage", "wallets:read", "wallets:write", "wallets:fund", "treasury:read", "treasury:write", "invoices:read", "invoices:write", "invoices:release", "status:read", "identity:read", "identity:write", "webhooks:read", "webhooks:manage", "trade:read", "trade:write", "lending:read", "lending:write")
#: A permission, written `resource:action`. There is no wildcard.
Scope: TypeAlias = "Literal['members:read', 'members:manage', 'policies:read', 'policies:write', 'policies:evaluate', 'payments:read', 'payments:create', 'payments:execute', 'ramps:read', 'ramps:write', 'cards:issue', 'cards:read', 'cards:manage', 'wallets:read', 'wallets:write', 'wallets:fund', 'treasury:read', 'treasury:write', 'invoices:read', 'invoices:write', 'invoices:release', 'status:read', 'identity:read', 'identity:write', 'webhooks:read', 'webhooks:manage', 'trade:read', 'trade:write', 'lending:read', 'lending:write'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Tenant(Model):
    """A business that uses the service. Everything else belongs to a tenant."""

    #: The tenant.
    id: str
    #: The everyday name of the business, 1 to 120 characters.
    name: str
    #: The registered name of the business. The verification of the business checks this name.
    legal_name: str
    #: ISO 3166-1 alpha-2 country of registration.
    country: str | None
    #: The status of the tenant. Only an ACTIVE tenant may act.
    status: TenantStatus
    #: The environment of the tenant: `sandbox` or `live`.
    environment: Environment
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("name", "name", True, False, ""),
        ("legal_name", "legalName", True, False, ""),
        ("country", "country", True, False, ""),
        ("status", "status", True, False, "@accounts.TenantStatus"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TenantCreated(Model):
    """The new tenant and its first member."""

    #: The business that was created.
    tenant: Tenant
    #: The caller, now its ACTIVE OWNER.
    member: Member

    _fields_ = (
        ("tenant", "tenant", True, False, "@accounts.Tenant"),
        ("member", "member", True, False, "@accounts.Member"),
    )


TENANT_STATUS_VALUES = ("ACTIVE", "SUSPENDED")
#: The status of a tenant. Every request of a SUSPENDED tenant is refused.
TenantStatus: TypeAlias = "Literal['ACTIVE', 'SUSPENDED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UpdateMemberRequest(Model):
    """The fields to update. A field that is absent or null does not change."""

    #: Full name, 1 to 120 characters.
    name: str | None = None
    #: The role of the member. It determines the scopes of the member's sessions.
    role: MemberRole | None = None
    #: The groups for which the member may vote. The new list replaces the old one.
    approval_groups: tuple[str, ...] | None = None
    #: The group that has to approve payments that the member initiates.
    approver_group: str | None = None

    _fields_ = (
        ("name", "name", False, False, ""),
        ("role", "role", False, False, "@accounts.MemberRole"),
        ("approval_groups", "approvalGroups", False, False, "["),
        ("approver_group", "approverGroup", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UpdateTenantRequest(Model):
    """The fields to update. A field that is absent or null does not change."""

    #: The everyday name of the business, 1 to 120 characters.
    name: str | None = None
    #: The registered name of the business. The verification of the business checks this name.
    legal_name: str | None = None
    #: ISO 3166-1 alpha-2 country of registration.
    country: str | None = None

    _fields_ = (
        ("name", "name", False, False, ""),
        ("legal_name", "legalName", False, False, ""),
        ("country", "country", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VersionCall(Model):
    """How often an operation was called in an older version."""

    #: What was called, as the contract names it (operationId).
    operation: str
    #: The version of the requests.
    api_version: str
    #: The number of requests, refused ones included.
    requests: int

    _fields_ = (
        ("operation", "operation", True, False, ""),
        ("api_version", "apiVersion", True, False, ""),
        ("requests", "requests", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VersionChange(Model):
    """A change in the contract that clients of an older version do not see."""

    #: The version that changed it.
    api_version: str
    #: What is different.
    summary: str
    #: What a client does to follow.
    upgrade: str
    #: Operations in `calls` that are different, by their operationId.
    operations: tuple[str, ...]
    #: Types of events that the endpoint receives and that are different.
    events: tuple[str, ...]

    _fields_ = (
        ("api_version", "apiVersion", True, False, ""),
        ("summary", "summary", True, False, ""),
        ("upgrade", "upgrade", True, False, ""),
        ("operations", "operations", True, False, "["),
        ("events", "events", True, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VersionUpgrade(Model):
    """What an API key or a webhook endpoint would meet in the newest version of the contract."""

    #: What the API key called in older versions in the last 30 days. A call is counted about a minute later.
    #: The list of a webhook endpoint is empty.
    calls: tuple[VersionCall, ...]
    #: What is different in the newest version, oldest change first: only changes of operations in `calls`, or
    #: of events that the endpoint receives.
    changes: tuple[VersionChange, ...]

    _fields_ = (
        ("calls", "calls", True, False, "[@accounts.VersionCall"),
        ("changes", "changes", True, False, "[@accounts.VersionChange"),
    )


SHAPES_: Mapping[str, Any] = {
    "AgentStatus": Choice(*AGENT_STATUS_VALUES),
    "ApiKeyStatus": Choice(*API_KEY_STATUS_VALUES),
    "Environment": Choice(*ENVIRONMENT_VALUES),
    "MemberRole": Choice(*MEMBER_ROLE_VALUES),
    "MemberStatus": Choice(*MEMBER_STATUS_VALUES),
    "Scope": Choice(*SCOPE_VALUES),
    "TenantStatus": Choice(*TENANT_STATUS_VALUES),
}
