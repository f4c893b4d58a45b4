// Generated from spec/ by `npm run generate`. Do not edit.

import type {
  AgentNotFoundError,
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyLimitReachedError,
  ApiKeyNotFoundError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
  BodyTooLargeError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidJsonError,
  InvalidTransitionError,
  InvalidWalletAddressError,
  IpNotAllowedError,
  LastOwnerError,
  MemberExistsError,
  MemberNotActiveError,
  MemberNotFoundError,
  MemberSessionRequiredError,
  NotImplementedError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  RoleNotPermittedError,
  SignerSignatureInvalidError,
  TenantAmbiguousError,
  TenantExistsError,
  TenantRequiredError,
  TenantSuspendedError,
  TryAgainError,
  TwofaAgentNotPermittedError,
  TwofaBindingMismatchError,
  TwofaChallengeNotRedeemableError,
  TwofaNotEnrolledError,
  TwofaRequiredError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  ValidationFailedError,
} from './errors.gen.ts';
import type { Usd } from './offramp.gen.ts';

/**
 * The environment of a deployment: `sandbox` accepts test keys, `live` accepts live keys.
 */
export const Environment = { SANDBOX: 'sandbox', LIVE: 'live' } as const;

/**
 * The environment of a deployment: `sandbox` accepts test keys, `live` accepts live keys.
 */
export type Environment = typeof Environment[keyof typeof Environment];

/**
 * A permission, written `resource:action`. There is no wildcard.
 */
export const Scope = {
    MEMBERS_READ: 'members:read',
    MEMBERS_MANAGE: 'members:manage',
    POLICIES_READ: 'policies:read',
    POLICIES_WRITE: 'policies:write',
    POLICIES_EVALUATE: 'policies:evaluate',
    PAYMENTS_READ: 'payments:read',
    PAYMENTS_CREATE: 'payments:create',
    PAYMENTS_EXECUTE: 'payments:execute',
    RAMPS_READ: 'ramps:read',
    RAMPS_WRITE: 'ramps:write',
    CARDS_ISSUE: 'cards:issue',
    CARDS_READ: 'cards:read',
    CARDS_MANAGE: 'cards:manage',
    WALLETS_READ: 'wallets:read',
    WALLETS_WRITE: 'wallets:write',
    WALLETS_FUND: 'wallets:fund',
    TREASURY_READ: 'treasury:read',
    TREASURY_WRITE: 'treasury:write',
    INVOICES_READ: 'invoices:read',
    INVOICES_WRITE: 'invoices:write',
    INVOICES_RELEASE: 'invoices:release',
    STATUS_READ: 'status:read',
    IDENTITY_READ: 'identity:read',
    IDENTITY_WRITE: 'identity:write',
    WEBHOOKS_READ: 'webhooks:read',
    WEBHOOKS_MANAGE: 'webhooks:manage',
    TRADE_READ: 'trade:read',
    TRADE_WRITE: 'trade:write',
    LENDING_READ: 'lending:read',
    LENDING_WRITE: 'lending:write'
} as const;

/**
 * A permission, written `resource:action`. There is no wildcard.
 */
export type Scope = typeof Scope[keyof typeof Scope];

/**
 * The role of a member. OWNER and ADMIN have every scope, the others have fewer.
 */
export const MemberRole = {
    OWNER: 'OWNER',
    ADMIN: 'ADMIN',
    FINANCE: 'FINANCE',
    MEMBER: 'MEMBER',
    VIEWER: 'VIEWER'
} as const;

/**
 * The role of a member. OWNER and ADMIN have every scope, the others have fewer.
 */
export type MemberRole = typeof MemberRole[keyof typeof MemberRole];

/**
 * The status of a tenant. Every request of a SUSPENDED tenant is refused.
 */
export const TenantStatus = { ACTIVE: 'ACTIVE', SUSPENDED: 'SUSPENDED' } as const;

/**
 * The status of a tenant. Every request of a SUSPENDED tenant is refused.
 */
export type TenantStatus = typeof TenantStatus[keyof typeof TenantStatus];

/**
 * The status of a membership. REMOVED is final.
 */
export const MemberStatus = {
    INVITED: 'INVITED',
    ACTIVE: 'ACTIVE',
    SUSPENDED: 'SUSPENDED',
    REMOVED: 'REMOVED'
} as const;

/**
 * The status of a membership. REMOVED is final.
 */
export type MemberStatus = typeof MemberStatus[keyof typeof MemberStatus];

/**
 * The status of an API key. A key becomes EXPIRED when `expiresAt` has passed on the real clock.
 */
export const ApiKeyStatus = {
    ACTIVE: 'ACTIVE',
    REVOKED: 'REVOKED',
    EXPIRED: 'EXPIRED'
} as const;

/**
 * The status of an API key. A key becomes EXPIRED when `expiresAt` has passed on the real clock.
 */
export type ApiKeyStatus = typeof ApiKeyStatus[keyof typeof ApiKeyStatus];

/**
 * An assigned country code of ISO 3166-1 alpha-2.
 */
export type CountryCode = string;

/**
 * A business that uses the service. Everything else belongs to a tenant.
 */
export type Tenant = {
    /**
     * The tenant.
     */
    id: string;
    /**
     * The everyday name of the business, 1 to 120 characters.
     */
    name: string;
    /**
     * The registered name of the business. The verification of the business checks this name.
     */
    legalName: string;
    /**
     * ISO 3166-1 alpha-2 country of registration.
     */
    country: string | null;
    /**
     * The status of the tenant. Only an ACTIVE tenant may act.
     */
    status: TenantStatus;
    /**
     * The environment of the tenant: `sandbox` or `live`.
     */
    environment: Environment;
    createdAt: string;
};

/**
 * The business to create.
 */
export type CreateTenantRequest = {
    /**
     * The everyday name of the business, 1 to 120 characters.
     */
    name: string;
    /**
     * The registered name of the business; the same as `name` by default.
     */
    legalName?: string;
    /**
     * ISO 3166-1 alpha-2 country of registration.
     */
    country?: CountryCode;
    /**
     * The owner's e-mail address within the tenant; that of the session by default. An address that differs from the session's is a contact address: it receives no payments and accepts no invitations until the owner signs in with it.
     */
    email?: string;
    /**
     * Has to be true for a user who already belongs to a tenant.
     */
    additional?: boolean;
};

/**
 * The new tenant and its first member.
 */
export type TenantCreated = {
    /**
     * The business that was created.
     */
    tenant: Tenant;
    /**
     * The caller, now its ACTIVE OWNER.
     */
    member: Member;
};

/**
 * The fields to update. A field that is absent or null does not change.
 */
export type UpdateTenantRequest = {
    /**
     * The everyday name of the business, 1 to 120 characters.
     */
    name?: string;
    /**
     * The registered name of the business. The verification of the business checks this name.
     */
    legalName?: string;
    /**
     * ISO 3166-1 alpha-2 country of registration.
     */
    country?: CountryCode;
};

/**
 * A person in a tenant.
 */
export type Member = {
    /**
     * Id of the member.
     */
    id: string;
    /**
     * Id of the tenant that the member belongs to, `ten_…`.
     */
    tenantId: string;
    /**
     * The member's e-mail address, unique within the tenant.
     */
    email: string;
    /**
     * Full name; null until it is known.
     */
    name: string | null;
    /**
     * The role of the member. It determines the scopes of the member's sessions.
     */
    role: MemberRole;
    /**
     * The status of the membership.
     */
    status: MemberStatus;
    /**
     * The EVM address with which the member signs, with EIP-55 checksum. The sandbox sets it in advance; in live it is null until it is registered.
     */
    signerAddress: string | null;
    /**
     * The groups for which the member may vote on payments.
     */
    approvalGroups: Array<string>;
    /**
     * The group that has to approve payments that the member initiates; null if any group may.
     */
    approverGroup: string | null;
    /**
     * Time of the invitation.
     */
    createdAt: string;
    /**
     * Time at which the invitation was accepted or the tenant founded; null before.
     */
    activatedAt: string | null;
    /**
     * Time of the suspension; null unless the member is SUSPENDED.
     */
    suspendedAt: string | null;
    /**
     * Time of the removal; null unless the member is REMOVED.
     */
    removedAt: string | null;
};

/**
 * A member as events show it: without e-mail address and name.
 */
export type MemberInEvent = {
    /**
     * Id of the member.
     */
    id: string;
    /**
     * Id of the tenant that the member belongs to, `ten_…`.
     */
    tenantId: string;
    /**
     * The member's role.
     */
    role: MemberRole;
    /**
     * The status of the membership.
     */
    status: MemberStatus;
    /**
     * The EVM address with which the member signs, with EIP-55 checksum. The sandbox sets it in advance; in live it is null until it is registered.
     */
    signerAddress: string | null;
    /**
     * The groups for which the member may vote on payments.
     */
    approvalGroups: Array<string>;
    /**
     * The group that has to approve payments that the member initiates; null if any group may.
     */
    approverGroup: string | null;
    /**
     * Time of the invitation.
     */
    createdAt: string;
    /**
     * Time at which the invitation was accepted or the tenant founded; null before.
     */
    activatedAt: string | null;
    /**
     * Time of the suspension; null unless the member is SUSPENDED.
     */
    suspendedAt: string | null;
    /**
     * Time of the removal; null unless the member is REMOVED.
     */
    removedAt: string | null;
};

/**
 * Members, newest first.
 */
export type MemberList = {
    /**
     * The entries of this page.
     */
    members: Array<Member>;
};

/**
 * The person to invite.
 */
export type CreateMemberRequest = {
    /**
     * The e-mail address of the person to invite. Upper and lower case are the same.
     */
    email: string;
    /**
     * Full name, 1 to 120 characters.
     */
    name?: string;
    /**
     * The role of the member. It determines the scopes of the member's sessions.
     */
    role?: MemberRole;
    /**
     * The groups for which the member may vote on payments.
     */
    approvalGroups?: Array<string>;
    /**
     * The group that has to approve payments that the member initiates; any group by default.
     */
    approverGroup?: string;
};

/**
 * The fields to update. A field that is absent or null does not change.
 */
export type UpdateMemberRequest = {
    /**
     * Full name, 1 to 120 characters.
     */
    name?: string;
    /**
     * The role of the member. It determines the scopes of the member's sessions.
     */
    role?: MemberRole;
    /**
     * The groups for which the member may vote. The new list replaces the old one.
     */
    approvalGroups?: Array<string>;
    /**
     * The group that has to approve payments that the member initiates.
     */
    approverGroup?: string;
};

/**
 * An address and the proof that the member controls it.
 */
export type RegisterMemberSignerRequest = {
    /**
     * An EVM address. Mixed case has to pass the EIP-55 checksum.
     */
    address: string;
    /**
     * EIP-191 `personal_sign` over three lines: `Service signer registration`, `member: <memberId>`, `address: <checksummed address>`.
     */
    signature: string;
};

/**
 * The record of an API key. The key itself is shown only once, when it is created.
 */
export type ApiKey = {
    /**
     * Id of the record. It is not the key itself.
     */
    id: string;
    /**
     * A label that says what the key is used for.
     */
    name: string;
    /**
     * The first 12 characters of the key.
     */
    prefix: string;
    /**
     * The last four characters of the key.
     */
    last4: string;
    /**
     * The environment in which the key works: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * The scopes of the key. A scope has no effect while the role of the key's member lacks it.
     */
    scopes: Array<Scope>;
    /**
     * True for a key of an agent.
     */
    agent: boolean;
    /**
     * Id of the agent that the key belongs to; null if it belongs to none.
     */
    agentId: string | null;
    /**
     * Id of the member in whose name the key acts.
     */
    memberId: string;
    /**
     * IP addresses and CIDR blocks from which the key may be used. An empty list allows any address.
     */
    ipAllowlist: Array<string>;
    /**
     * True if requests that move money have to be signed.
     */
    requestSigning: boolean;
    /**
     * The status of the key. Only an ACTIVE key is accepted.
     */
    status: ApiKeyStatus;
    /**
     * Time of the last request with the key; null if there was none.
     */
    lastUsedAt: string | null;
    /**
     * Time at which the key expires; null if it never expires.
     */
    expiresAt: string | null;
    /**
     * Time of the revocation; null unless the key is REVOKED.
     */
    revokedAt: string | null;
    /**
     * Time at which the key was created.
     */
    createdAt: string;
    /**
     * The version of the contract that the key's requests have, unless they choose another one with the header X-Service-Api-Version. It is the version that was the newest when the key was created.
     */
    apiVersion?: string;
    /**
     * What the key called in older versions of the contract, and what it would meet in the newest one. Only `getApiKey` returns it, for a key that has an older version or called in one.
     */
    upgrade?: VersionUpgrade;
};

/**
 * What an API key or a webhook endpoint would meet in the newest version of the contract.
 */
export type VersionUpgrade = {
    /**
     * What the API key called in older versions in the last 30 days. A call is counted about a minute later. The list of a webhook endpoint is empty.
     */
    calls: Array<VersionCall>;
    /**
     * What is different in the newest version, oldest change first: only changes of operations in `calls`, or of events that the endpoint receives.
     */
    changes: Array<VersionChange>;
};

/**
 * How often an operation was called in an older version.
 */
export type VersionCall = {
    /**
     * What was called, as the contract names it (operationId).
     */
    operation: string;
    /**
     * The version of the requests.
     */
    apiVersion: string;
    /**
     * The number of requests, refused ones included.
     */
    requests: number;
};

/**
 * A change in the contract that clients of an older version do not see.
 */
export type VersionChange = {
    /**
     * The version that changed it.
     */
    apiVersion: string;
    /**
     * What is different.
     */
    summary: string;
    /**
     * What a client does to follow.
     */
    upgrade: string;
    /**
     * Operations in `calls` that are different, by their operationId.
     */
    operations: Array<string>;
    /**
     * Types of events that the endpoint receives and that are different.
     */
    events: Array<string>;
};

/**
 * A new API key with its secrets, which are shown only once.
 */
export type ApiKeyIssued = {
    /**
     * Id of the record. It is not the key itself.
     */
    id: string;
    /**
     * A label that says what the key is used for.
     */
    name: string;
    /**
     * The first 12 characters of the key.
     */
    prefix: string;
    /**
     * The last four characters of the key.
     */
    last4: string;
    /**
     * The environment in which the key works: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * The scopes of the key. A scope has no effect while the role of the key's member lacks it.
     */
    scopes: Array<Scope>;
    /**
     * True for a key of an agent.
     */
    agent: boolean;
    /**
     * Id of the agent that the key belongs to; null if it belongs to none.
     */
    agentId: string | null;
    /**
     * Id of the member in whose name the key acts.
     */
    memberId: string;
    /**
     * IP addresses and CIDR blocks from which the key may be used. An empty list allows any address.
     */
    ipAllowlist: Array<string>;
    /**
     * True if requests that move money have to be signed.
     */
    requestSigning: boolean;
    /**
     * The status of the key. Only an ACTIVE key is accepted.
     */
    status: ApiKeyStatus;
    /**
     * Time of the last request with the key; null if there was none.
     */
    lastUsedAt: string | null;
    /**
     * Time at which the key expires; null if it never expires.
     */
    expiresAt: string | null;
    /**
     * Time of the revocation; null unless the key is REVOKED.
     */
    revokedAt: string | null;
    /**
     * Time at which the key was created.
     */
    createdAt: string;
    /**
     * The version of the contract that the key's requests have, unless they choose another one with the header X-Service-Api-Version. It is the version that was the newest when the key was created.
     */
    apiVersion?: string;
    /**
     * The key itself: `svc_test_` or `svc_live_` and 40 letters and digits. Keep it safe: it cannot be read again.
     */
    apiKey: string;
    /**
     * The secret for signing requests; present if `requestSigning` is true. It is shown only once.
     */
    signingSecret: string | null;
};

/**
 * The record of a revoked API key, with what it has made.
 */
export type RevokedApiKey = {
    /**
     * Id of the record. It is not the key itself.
     */
    id: string;
    /**
     * A label that says what the key is used for.
     */
    name: string;
    /**
     * The first 12 characters of the key.
     */
    prefix: string;
    /**
     * The last four characters of the key.
     */
    last4: string;
    /**
     * The environment in which the key works: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * The scopes of the key. A scope has no effect while the role of the key's member lacks it.
     */
    scopes: Array<Scope>;
    /**
     * True for a key of an agent.
     */
    agent: boolean;
    /**
     * Id of the agent that the key belongs to; null if it belongs to none.
     */
    agentId: string | null;
    /**
     * Id of the member in whose name the key acts.
     */
    memberId: string;
    /**
     * IP addresses and CIDR blocks from which the key may be used. An empty list allows any address.
     */
    ipAllowlist: Array<string>;
    /**
     * True if requests that move money have to be signed.
     */
    requestSigning: boolean;
    /**
     * The status of the key. Only an ACTIVE key is accepted.
     */
    status: ApiKeyStatus;
    /**
     * Time of the last request with the key; null if there was none.
     */
    lastUsedAt: string | null;
    /**
     * Time at which the key expires; null if it never expires.
     */
    expiresAt: string | null;
    /**
     * Time of the revocation; null unless the key is REVOKED.
     */
    revokedAt: string | null;
    /**
     * Time at which the key was created.
     */
    createdAt: string;
    /**
     * The version of the contract that the key's requests have, unless they choose another one with the header X-Service-Api-Version. It is the version that was the newest when the key was created.
     */
    apiVersion?: string;
    /**
     * What the key has made and is still in force, sorted by id.
     */
    created: Array<CreatedByKey>;
};

/**
 * A resource that an API key has made.
 */
export type CreatedByKey = {
    /**
     * The lifecycle of the resource.
     */
    type: 'authority' | 'card' | 'member' | 'payment-policy' | 'payout-destination' | 'permit' | 'phone-alias' | 'wallet' | 'webhook-endpoint';
    /**
     * The id of the resource.
     */
    id: string;
    /**
     * The status of the resource after the request.
     */
    status: string;
};

/**
 * API keys, newest first.
 */
export type ApiKeyList = {
    /**
     * The entries of this page.
     */
    apiKeys: Array<ApiKey>;
};

/**
 * The API key to create.
 */
export type CreateApiKeyRequest = {
    /**
     * A label that says what the key is used for.
     */
    name: string;
    /**
     * The scopes of the key. By default every scope of the creator that a key may have, except for `members:manage` and `policies:write`, which have to be named: a stolen key with one of these could give rights to others.
     */
    scopes?: Array<Scope>;
    /**
     * True for a key of an agent, which can never hold some scopes.
     */
    agent?: boolean;
    /**
     * Id of the agent that gets the key; by default a new agent with the name of the key is created. It needs `agent: true`.
     */
    agentId?: string;
    /**
     * Id of the member in whose name the key acts; the creator by default. Only an OWNER may set another member.
     */
    memberId?: string;
    /**
     * IPv4 or IPv6 addresses and CIDR blocks from which the key may be used. An empty list allows any address.
     */
    ipAllowlist?: Array<string>;
    /**
     * True if requests that move money have to be signed.
     */
    requestSigning?: boolean;
    /**
     * Time at which the key expires. It has to be in the future.
     */
    expiresAt?: string;
};

/**
 * The caller of the request.
 */
export type Me = {
    /**
     * The type of the caller: a member or an API key.
     */
    actorType: 'member' | 'apiKey';
    /**
     * The environment of this deployment.
     */
    environment: Environment;
    /**
     * Id of the user of the session; null for an API key.
     */
    userId: string | null;
    /**
     * The tenant that the caller acts in; null for a user who has none.
     */
    tenant: Tenant | null;
    /**
     * The member who is calling; for an API key the member in whose name it acts.
     */
    member: Member | null;
    /**
     * The API key that was sent; null for a session.
     */
    apiKey: ApiKey | null;
    /**
     * The newest open invitations of the session's e-mail address, at most 100; empty for an API key, and for an address that the identity provider has not verified.
     */
    invitations: Array<Invitation>;
    /**
     * The scopes of the caller. An API key never has a scope that its member's role lacks.
     */
    scopes: Array<Scope>;
};

/**
 * An invitation to a tenant that the invited person has neither accepted nor declined.
 */
export type Invitation = {
    /**
     * Id of the member, with which the invitation is accepted or declined.
     */
    memberId: string;
    /**
     * The name that the tenant has given itself. Nobody has verified it.
     */
    tenantName: string;
    /**
     * The role that the person gets.
     */
    role: MemberRole;
    /**
     * Time of the invitation.
     */
    invitedAt: string;
};

/**
 * The status of an agent. Every request of a SUSPENDED agent is refused.
 */
export const AgentStatus = { ACTIVE: 'ACTIVE', SUSPENDED: 'SUSPENDED' } as const;

/**
 * The status of an agent. Every request of a SUSPENDED agent is refused.
 */
export type AgentStatus = typeof AgentStatus[keyof typeof AgentStatus];

/**
 * A program that acts for a tenant through API keys of its own.
 */
export type Agent = {
    /**
     * Id of the agent.
     */
    id: string;
    /**
     * A label of your own, 1 to 120 characters.
     */
    name: string;
    /**
     * The status of the agent. While it is SUSPENDED, its keys are refused.
     */
    status: AgentStatus;
    createdAt: string;
    /**
     * Time of the suspension; null unless the agent is SUSPENDED.
     */
    suspendedAt: string | null;
};

/**
 * The amounts that the agent's cards have spent in the current windows, less reversals.
 */
export type AgentSpent = {
    /**
     * Amount in USD spent today, by the UTC day of the tenant's clock.
     */
    dailyUsd: Usd;
    /**
     * Amount in USD spent in this ISO week, which begins on Monday at 00:00 UTC.
     */
    weeklyUsd: Usd;
    /**
     * Amount in USD spent in this calendar month, in UTC.
     */
    monthlyUsd: Usd;
};

/**
 * An agent with the amounts that its cards have spent.
 */
export type AgentWithSpent = {
    /**
     * Id of the agent.
     */
    id: string;
    /**
     * A label of your own, 1 to 120 characters.
     */
    name: string;
    /**
     * The status of the agent. While it is SUSPENDED, its keys are refused.
     */
    status: AgentStatus;
    createdAt: string;
    /**
     * Time of the suspension; null unless the agent is SUSPENDED.
     */
    suspendedAt: string | null;
    /**
     * The amounts that the agent's cards have spent; `0.00` if it has no cards.
     */
    spent: AgentSpent;
};

/**
 * Agents, newest first.
 */
export type AgentList = {
    /**
     * The entries of this page.
     */
    agents: Array<Agent>;
};

/**
 * The agent to create.
 */
export type CreateAgentRequest = {
    /**
     * A label of your own, 1 to 120 characters.
     */
    name: string;
};

export type CreateTenantData = {
    body: CreateTenantRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tenants';
};

export type CreateTenantErrors = {
    /**
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * AGENT_SUSPENDED, IP_NOT_ALLOWED, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: AgentSuspendedError | IpNotAllowedError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * TENANT_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: TenantExistsError | IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type CreateTenantError = CreateTenantErrors[keyof CreateTenantErrors];

export type CreateTenantResponses = {
    /**
     * The new tenant, and the caller as its first member with role OWNER.
     */
    201: TenantCreated;
};

export type CreateTenantResponse = CreateTenantResponses[keyof CreateTenantResponses];

export type GetMyTenantData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/tenants/me';
};

export type GetMyTenantErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetMyTenantError = GetMyTenantErrors[keyof GetMyTenantErrors];

export type GetMyTenantResponses = {
    /**
     * The tenant.
     */
    200: Tenant;
};

export type GetMyTenantResponse = GetMyTenantResponses[keyof GetMyTenantResponses];

export type UpdateMyTenantData = {
    body: UpdateTenantRequest;
    path?: never;
    query?: never;
    url: '/v1/tenants/me';
};

export type UpdateMyTenantErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type UpdateMyTenantError = UpdateMyTenantErrors[keyof UpdateMyTenantErrors];

export type UpdateMyTenantResponses = {
    /**
     * The updated tenant.
     */
    200: Tenant;
};

export type UpdateMyTenantResponse = UpdateMyTenantResponses[keyof UpdateMyTenantResponses];

export type GetMeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/me';
};

export type GetMeErrors = {
    /**
     * API_VERSION_UNKNOWN, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * AGENT_SUSPENDED, IP_NOT_ALLOWED, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: AgentSuspendedError | IpNotAllowedError | RequestSigningNotConfiguredError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetMeError = GetMeErrors[keyof GetMeErrors];

export type GetMeResponses = {
    /**
     * The caller.
     */
    200: Me;
};

export type GetMeResponse = GetMeResponses[keyof GetMeResponses];

export type ListApiKeysData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only keys of this status.
         */
        status?: ApiKeyStatus;
        /**
         * Number of entries to skip, for use in a user interface. Programs should follow the Link header instead. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * The highest number of entries on the page.
         */
        take?: number;
        /**
         * The cursor from the Link header of the previous page. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
        /**
         * Only entries that were created at this time or later. With `createdBefore` of one request as `createdAfter` of the next, no entry is missed or listed twice.
         */
        createdAfter?: string;
        /**
         * Only entries that were created before this time.
         */
        createdBefore?: string;
    };
    url: '/v1/api-keys';
};

export type ListApiKeysErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type ListApiKeysError = ListApiKeysErrors[keyof ListApiKeysErrors];

export type ListApiKeysResponses = {
    /**
     * A page of API keys.
     */
    200: ApiKeyList;
};

export type ListApiKeysResponse = ListApiKeysResponses[keyof ListApiKeysResponses];

export type CreateApiKeyData = {
    body: CreateApiKeyRequest;
    headers?: {
        /**
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/api-keys';
};

export type CreateApiKeyErrors = {
    /**
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, INSUFFICIENT_SCOPE, MEMBER_NOT_ACTIVE, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: RoleNotPermittedError | InsufficientScopeError | MemberNotActiveError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * MEMBER_NOT_FOUND, AGENT_NOT_FOUND
     */
    404: MemberNotFoundError | AgentNotFoundError;
    /**
     * API_KEY_LIMIT_REACHED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: ApiKeyLimitReachedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type CreateApiKeyError = CreateApiKeyErrors[keyof CreateApiKeyErrors];

export type CreateApiKeyResponses = {
    /**
     * The record of the key and the key itself, which is shown only this once.
     */
    201: ApiKeyIssued;
};

export type CreateApiKeyResponse = CreateApiKeyResponses[keyof CreateApiKeyResponses];

export type RevokeApiKeyData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: {
        /**
         * True also takes the rights of what the key has made, for a key that was stolen.
         */
        disableCreated?: boolean;
    };
    url: '/v1/api-keys/{id}';
};

export type RevokeApiKeyErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * API_KEY_NOT_FOUND
     */
    404: ApiKeyNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type RevokeApiKeyError = RevokeApiKeyErrors[keyof RevokeApiKeyErrors];

export type RevokeApiKeyResponses = {
    /**
     * The record of the API key, which is now REVOKED.
     */
    200: RevokedApiKey;
};

export type RevokeApiKeyResponse = RevokeApiKeyResponses[keyof RevokeApiKeyResponses];

export type GetApiKeyData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/api-keys/{id}';
};

export type GetApiKeyErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * API_KEY_NOT_FOUND
     */
    404: ApiKeyNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetApiKeyError = GetApiKeyErrors[keyof GetApiKeyErrors];

export type GetApiKeyResponses = {
    /**
     * The record of the API key.
     */
    200: ApiKey;
};

export type GetApiKeyResponse = GetApiKeyResponses[keyof GetApiKeyResponses];

export type ListMembersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only members of this status.
         */
        status?: MemberStatus;
        /**
         * Number of entries to skip, for use in a user interface. Programs should follow the Link header instead. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * The highest number of entries on the page.
         */
        take?: number;
        /**
         * The cursor from the Link header of the previous page. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
        /**
         * Only entries that were created at this time or later. With `createdBefore` of one request as `createdAfter` of the next, no entry is missed or listed twice.
         */
        createdAfter?: string;
        /**
         * Only entries that were created before this time.
         */
        createdBefore?: string;
    };
    url: '/v1/members';
};

export type ListMembersErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type ListMembersError = ListMembersErrors[keyof ListMembersErrors];

export type ListMembersResponses = {
    /**
     * A page of members.
     */
    200: MemberList;
};

export type ListMembersResponse = ListMembersResponses[keyof ListMembersResponses];

export type CreateMemberData = {
    body: CreateMemberRequest;
    headers?: {
        /**
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/members';
};

export type CreateMemberErrors = {
    /**
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: MemberExistsError | IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type CreateMemberError = CreateMemberErrors[keyof CreateMemberErrors];

export type CreateMemberResponses = {
    /**
     * The member, INVITED.
     */
    201: Member;
};

export type CreateMemberResponse = CreateMemberResponses[keyof CreateMemberResponses];

export type RemoveMemberData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/members/{id}';
};

export type RemoveMemberErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS
     */
    400: ApiVersionUnknownError | TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND
     */
    404: MemberNotFoundError;
    /**
     * LAST_OWNER
     */
    409: LastOwnerError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type RemoveMemberError = RemoveMemberErrors[keyof RemoveMemberErrors];

export type RemoveMemberResponses = {
    /**
     * The member, REMOVED.
     */
    200: Member;
};

export type RemoveMemberResponse = RemoveMemberResponses[keyof RemoveMemberResponses];

export type GetMemberData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/members/{id}';
};

export type GetMemberErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND
     */
    404: MemberNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetMemberError = GetMemberErrors[keyof GetMemberErrors];

export type GetMemberResponses = {
    /**
     * The member.
     */
    200: Member;
};

export type GetMemberResponse = GetMemberResponses[keyof GetMemberResponses];

export type UpdateMemberData = {
    body: UpdateMemberRequest;
    headers?: {
        /**
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/members/{id}';
};

export type UpdateMemberErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND
     */
    404: MemberNotFoundError;
    /**
     * LAST_OWNER
     */
    409: LastOwnerError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type UpdateMemberError = UpdateMemberErrors[keyof UpdateMemberErrors];

export type UpdateMemberResponses = {
    /**
     * The updated member.
     */
    200: Member;
};

export type UpdateMemberResponse = UpdateMemberResponses[keyof UpdateMemberResponses];

export type SuspendMemberData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/members/{id}/suspend';
};

export type SuspendMemberErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND
     */
    404: MemberNotFoundError;
    /**
     * LAST_OWNER, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: LastOwnerError | IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type SuspendMemberError = SuspendMemberErrors[keyof SuspendMemberErrors];

export type SuspendMemberResponses = {
    /**
     * The member, SUSPENDED.
     */
    200: Member;
};

export type SuspendMemberResponse = SuspendMemberResponses[keyof SuspendMemberResponses];

export type ReactivateMemberData = {
    body?: never;
    headers?: {
        /**
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/members/{id}/reactivate';
};

export type ReactivateMemberErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND
     */
    404: MemberNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type ReactivateMemberError = ReactivateMemberErrors[keyof ReactivateMemberErrors];

export type ReactivateMemberResponses = {
    /**
     * The member, ACTIVE.
     */
    200: Member;
};

export type ReactivateMemberResponse = ReactivateMemberResponses[keyof ReactivateMemberResponses];

export type AcceptInvitationData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the member that the invitation is about.
         */
        memberId: string;
    };
    query?: never;
    url: '/v1/invitations/{memberId}/accept';
};

export type AcceptInvitationErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * AGENT_SUSPENDED, IP_NOT_ALLOWED, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: AgentSuspendedError | IpNotAllowedError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * MEMBER_NOT_FOUND
     */
    404: MemberNotFoundError;
    /**
     * MEMBER_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: MemberExistsError | IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type AcceptInvitationError = AcceptInvitationErrors[keyof AcceptInvitationErrors];

export type AcceptInvitationResponses = {
    /**
     * The member, ACTIVE.
     */
    200: Member;
};

export type AcceptInvitationResponse = AcceptInvitationResponses[keyof AcceptInvitationResponses];

export type DeclineInvitationData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the member that the invitation is about.
         */
        memberId: string;
    };
    query?: never;
    url: '/v1/invitations/{memberId}/decline';
};

export type DeclineInvitationErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * AGENT_SUSPENDED, IP_NOT_ALLOWED, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: AgentSuspendedError | IpNotAllowedError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * MEMBER_NOT_FOUND
     */
    404: MemberNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type DeclineInvitationError = DeclineInvitationErrors[keyof DeclineInvitationErrors];

export type DeclineInvitationResponses = {
    /**
     * The member, REMOVED.
     */
    200: Member;
};

export type DeclineInvitationResponse = DeclineInvitationResponses[keyof DeclineInvitationResponses];

export type RegisterMemberSignerData = {
    body: RegisterMemberSignerRequest;
    headers?: {
        /**
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/members/{id}/signer';
};

export type RegisterMemberSignerErrors = {
    /**
     * INVALID_WALLET_ADDRESS, SIGNER_SIGNATURE_INVALID, INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidWalletAddressError | SignerSignatureInvalidError | InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_NOT_ACTIVE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: RoleNotPermittedError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | MemberNotActiveError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * MEMBER_NOT_FOUND
     */
    404: MemberNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type RegisterMemberSignerError = RegisterMemberSignerErrors[keyof RegisterMemberSignerErrors];

export type RegisterMemberSignerResponses = {
    /**
     * The member with the registered address.
     */
    200: Member;
};

export type RegisterMemberSignerResponse = RegisterMemberSignerResponses[keyof RegisterMemberSignerResponses];

export type ListAgentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only agents of this status.
         */
        status?: AgentStatus;
        /**
         * Number of entries to skip, for use in a user interface. Programs should follow the Link header instead. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * The highest number of entries on the page.
         */
        take?: number;
        /**
         * The cursor from the Link header of the previous page. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
        /**
         * Only entries that were created at this time or later. With `createdBefore` of one request as `createdAfter` of the next, no entry is missed or listed twice.
         */
        createdAfter?: string;
        /**
         * Only entries that were created before this time.
         */
        createdBefore?: string;
    };
    url: '/v1/agents';
};

export type ListAgentsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type ListAgentsError = ListAgentsErrors[keyof ListAgentsErrors];

export type ListAgentsResponses = {
    /**
     * A page of agents.
     */
    200: AgentList;
};

export type ListAgentsResponse = ListAgentsResponses[keyof ListAgentsResponses];

export type CreateAgentData = {
    body: CreateAgentRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/agents';
};

export type CreateAgentErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError | InsufficientScopeError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type CreateAgentError = CreateAgentErrors[keyof CreateAgentErrors];

export type CreateAgentResponses = {
    /**
     * The agent, ACTIVE.
     */
    201: Agent;
};

export type CreateAgentResponse = CreateAgentResponses[keyof CreateAgentResponses];

export type GetAgentData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/agents/{id}';
};

export type GetAgentErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * AGENT_NOT_FOUND
     */
    404: AgentNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetAgentError = GetAgentErrors[keyof GetAgentErrors];

export type GetAgentResponses = {
    /**
     * The agent.
     */
    200: AgentWithSpent;
};

export type GetAgentResponse = GetAgentResponses[keyof GetAgentResponses];

export type SuspendAgentData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/agents/{id}/suspend';
};

export type SuspendAgentErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError | InsufficientScopeError;
    /**
     * AGENT_NOT_FOUND
     */
    404: AgentNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type SuspendAgentError = SuspendAgentErrors[keyof SuspendAgentErrors];

export type SuspendAgentResponses = {
    /**
     * The agent, SUSPENDED.
     */
    200: Agent;
};

export type SuspendAgentResponse = SuspendAgentResponses[keyof SuspendAgentResponses];

export type ResumeAgentData = {
    body?: never;
    headers?: {
        /**
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/agents/{id}/resume';
};

export type ResumeAgentErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED, INSUFFICIENT_SCOPE
     */
    403: TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError | InsufficientScopeError;
    /**
     * AGENT_NOT_FOUND
     */
    404: AgentNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type ResumeAgentError = ResumeAgentErrors[keyof ResumeAgentErrors];

export type ResumeAgentResponses = {
    /**
     * The agent, ACTIVE.
     */
    200: Agent;
};

export type ResumeAgentResponse = ResumeAgentResponses[keyof ResumeAgentResponses];
