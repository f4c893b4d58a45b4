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
  UnauthenticatedError,
  UnsupportedContentTypeError,
  ValidationFailedError,
} from './errors.gen.ts';
import type { Usd } from './offramp.gen.ts';

/**
 * `sandbox` for test keys, `live` for live keys.
 */
export const Environment = { SANDBOX: 'sandbox', LIVE: 'live' } as const;

/**
 * `sandbox` for test keys, `live` for live keys.
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
 * Whether the tenant may act. Every request of a SUSPENDED tenant is refused.
 */
export const TenantStatus = { ACTIVE: 'ACTIVE', SUSPENDED: 'SUSPENDED' } as const;

/**
 * Whether the tenant may act. Every request of a SUSPENDED tenant is refused.
 */
export type TenantStatus = typeof TenantStatus[keyof typeof TenantStatus];

/**
 * Where the membership stands. REMOVED is final.
 */
export const MemberStatus = {
    INVITED: 'INVITED',
    ACTIVE: 'ACTIVE',
    SUSPENDED: 'SUSPENDED',
    REMOVED: 'REMOVED'
} as const;

/**
 * Where the membership stands. REMOVED is final.
 */
export type MemberStatus = typeof MemberStatus[keyof typeof MemberStatus];

/**
 * Whether the API key works. It is EXPIRED once `expiresAt` has passed on the real clock.
 */
export const ApiKeyStatus = {
    ACTIVE: 'ACTIVE',
    REVOKED: 'REVOKED',
    EXPIRED: 'EXPIRED'
} as const;

/**
 * Whether the API key works. It is EXPIRED once `expiresAt` has passed on the real clock.
 */
export type ApiKeyStatus = typeof ApiKeyStatus[keyof typeof ApiKeyStatus];

/**
 * A business that uses the service. Everything else belongs to a tenant.
 */
export type Tenant = {
    /**
     * The tenant.
     */
    id: string;
    /**
     * The name in everyday use, 1 to 120 characters.
     */
    name: string;
    /**
     * The registered name, which the verification of the business checks.
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
     * `sandbox`, or `live`.
     */
    environment: Environment;
    createdAt: string;
};

/**
 * The business to create.
 */
export type CreateTenantRequest = {
    /**
     * The name in everyday use, 1 to 120 characters.
     */
    name: string;
    /**
     * The registered name; the same as `name` by default.
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
 * What to change. A field that is absent or null stays as it is.
 */
export type UpdateTenantRequest = {
    /**
     * The name in everyday use, 1 to 120 characters.
     */
    name?: string;
    /**
     * The registered name, which the verification of the business checks.
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
     * Decides which scopes the member's sessions have.
     */
    role: MemberRole;
    /**
     * The status of the membership.
     */
    status: MemberStatus;
    /**
     * The checksummed EVM address that signs for the member. The sandbox presets it; in live it is null until it is registered.
     */
    signerAddress: string | null;
    /**
     * The groups for which the member may vote on payments.
     */
    approvalGroups: Array<string>;
    /**
     * The group that has to approve what the member initiates; null for any group.
     */
    approverGroup: string | null;
    /**
     * Time of the invitation.
     */
    createdAt: string;
    /**
     * Time of the first session; null before.
     */
    activatedAt: string | null;
    /**
     * Null unless the member is SUSPENDED.
     */
    suspendedAt: string | null;
    /**
     * Null unless the member is REMOVED.
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
     * The checksummed EVM address that signs for the member. The sandbox presets it; in live it is null until it is registered.
     */
    signerAddress: string | null;
    /**
     * The groups for which the member may vote on payments.
     */
    approvalGroups: Array<string>;
    /**
     * The group that has to approve what the member initiates; null for any group.
     */
    approverGroup: string | null;
    /**
     * Time of the invitation.
     */
    createdAt: string;
    /**
     * Time of the first session; null before.
     */
    activatedAt: string | null;
    /**
     * Null unless the member is SUSPENDED.
     */
    suspendedAt: string | null;
    /**
     * Null unless the member is REMOVED.
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
     * The e-mail address of the person to invite. It is compared in lower case.
     */
    email: string;
    /**
     * Full name, 1 to 120 characters.
     */
    name?: string;
    /**
     * Decides which scopes the member's sessions have.
     */
    role?: MemberRole;
    /**
     * The groups for which the member may vote on payments.
     */
    approvalGroups?: Array<string>;
    /**
     * The group that has to approve what the member initiates; any group by default.
     */
    approverGroup?: string;
};

/**
 * What to change. A field that is absent or null stays as it is.
 */
export type UpdateMemberRequest = {
    /**
     * Full name, 1 to 120 characters.
     */
    name?: string;
    /**
     * Decides which scopes the member's sessions have.
     */
    role?: MemberRole;
    /**
     * The groups for which the member may vote; replaces the whole list.
     */
    approvalGroups?: Array<string>;
    /**
     * The group that has to approve what the member initiates.
     */
    approverGroup?: string;
};

/**
 * An address, and the proof that the member holds it.
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
 * What is known about an API key. The key itself is shown once, when it is issued.
 */
export type ApiKey = {
    /**
     * Id of the record; the key itself is another text.
     */
    id: string;
    /**
     * What the key is used for.
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
     * The environment that the key belongs to.
     */
    environment: Environment;
    /**
     * What the key may do, as far as the role of its member allows it too.
     */
    scopes: Array<Scope>;
    /**
     * True for a key of an agent.
     */
    agent: boolean;
    /**
     * The agent that the key belongs to; null for other keys.
     */
    agentId: string | null;
    /**
     * The member in whose name the key acts.
     */
    memberId: string;
    /**
     * Addresses and CIDR blocks that may use the key. An empty list allows any address.
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
     * Time at which the key stops working; null if it never does.
     */
    expiresAt: string | null;
    /**
     * Null unless the key is REVOKED.
     */
    revokedAt: string | null;
    /**
     * Time of issue.
     */
    createdAt: string;
};

/**
 * A new API key with its secrets, which are shown only this once.
 */
export type ApiKeyIssued = {
    /**
     * Id of the record; the key itself is another text.
     */
    id: string;
    /**
     * What the key is used for.
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
     * The environment that the key belongs to.
     */
    environment: Environment;
    /**
     * What the key may do, as far as the role of its member allows it too.
     */
    scopes: Array<Scope>;
    /**
     * True for a key of an agent.
     */
    agent: boolean;
    /**
     * The agent that the key belongs to; null for other keys.
     */
    agentId: string | null;
    /**
     * The member in whose name the key acts.
     */
    memberId: string;
    /**
     * Addresses and CIDR blocks that may use the key. An empty list allows any address.
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
     * Time at which the key stops working; null if it never does.
     */
    expiresAt: string | null;
    /**
     * Null unless the key is REVOKED.
     */
    revokedAt: string | null;
    /**
     * Time of issue.
     */
    createdAt: string;
    /**
     * The key itself: `svc_test_` or `svc_live_` and 40 letters and digits. Keep it safe: it cannot be read again.
     */
    apiKey: string;
    /**
     * The secret that signs requests, if `requestSigning` is true. It cannot be read again.
     */
    signingSecret: string | null;
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
 * The API key to issue.
 */
export type CreateApiKeyRequest = {
    /**
     * What the key is used for.
     */
    name: string;
    /**
     * What the key may do; by default every scope that the creator has and the key may hold.
     */
    scopes?: Array<Scope>;
    /**
     * True for a key of an agent, which can never hold some scopes.
     */
    agent?: boolean;
    /**
     * The agent that gets the key; by default a new one with the name of the key.
     */
    agentId?: string;
    /**
     * The member in whose name the key acts; the creator by default. Only an OWNER may name another member.
     */
    memberId?: string;
    /**
     * IPv4 or IPv6 addresses and CIDR blocks that may use the key. An empty list allows any address.
     */
    ipAllowlist?: Array<string>;
    /**
     * True if requests that move money have to be signed.
     */
    requestSigning?: boolean;
    /**
     * Time at which the key stops working; it has to be in the future.
     */
    expiresAt?: string;
};

/**
 * Who the caller is, as the service sees it.
 */
export type Me = {
    /**
     * Whether a member or an API key is calling.
     */
    actorType: 'member' | 'apiKey';
    /**
     * The environment of this deployment.
     */
    environment: Environment;
    /**
     * The user of the session; null for an API key.
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
     * What the caller may do. An API key never has a scope that its member's role lacks.
     */
    scopes: Array<Scope>;
};

/**
 * An assigned country code of ISO 3166-1 alpha-2.
 */
export type CountryCode = string;

/**
 * Whether the agent's keys work. Every request of a SUSPENDED agent is refused.
 */
export const AgentStatus = { ACTIVE: 'ACTIVE', SUSPENDED: 'SUSPENDED' } as const;

/**
 * Whether the agent's keys work. Every request of a SUSPENDED agent is refused.
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
     * A label of the tenant, 1 to 120 characters.
     */
    name: string;
    /**
     * The status of the agent. While it is SUSPENDED, its keys are refused.
     */
    status: AgentStatus;
    createdAt: string;
    /**
     * Null unless the agent is SUSPENDED.
     */
    suspendedAt: string | null;
};

/**
 * What the agent's cards have spent in the current windows, less what was reversed.
 */
export type AgentSpent = {
    /**
     * Spent today, by the UTC day of the tenant's clock.
     */
    dailyUsd: Usd;
    /**
     * Spent this ISO week, from Monday 00:00 UTC.
     */
    weeklyUsd: Usd;
    /**
     * Spent this calendar month.
     */
    monthlyUsd: Usd;
};

/**
 * An agent with what its cards have spent.
 */
export type AgentWithSpent = {
    /**
     * Id of the agent.
     */
    id: string;
    /**
     * A label of the tenant, 1 to 120 characters.
     */
    name: string;
    /**
     * The status of the agent. While it is SUSPENDED, its keys are refused.
     */
    status: AgentStatus;
    createdAt: string;
    /**
     * Null unless the agent is SUSPENDED.
     */
    suspendedAt: string | null;
    /**
     * What the agent's cards have spent; `0.00` where it has no cards.
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
     * A label of the tenant, 1 to 120 characters.
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
     * VALIDATION_FAILED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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
     * The new tenant, and the caller as its owner.
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
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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
     * TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
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
     * The tenant as it is now.
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
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * AGENT_SUSPENDED, IP_NOT_ALLOWED, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: AgentSuspendedError | IpNotAllowedError | RequestSigningNotConfiguredError;
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
         * How many entries to leave out. For people: programs follow the Link header. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * How many entries the page has at most.
         */
        take?: number;
        /**
         * Where the page begins, as the Link header of the previous page says. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
    };
    url: '/v1/api-keys';
};

export type ListApiKeysErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
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
     * VALIDATION_FAILED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, INSUFFICIENT_SCOPE, MEMBER_NOT_ACTIVE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: RoleNotPermittedError | InsufficientScopeError | MemberNotActiveError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * MEMBER_NOT_FOUND, AGENT_NOT_FOUND
     */
    404: MemberNotFoundError | AgentNotFoundError;
    /**
     * API_KEY_LIMIT_REACHED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: ApiKeyLimitReachedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * The record and, this once, the key.
     */
    201: ApiKeyIssued;
};

export type CreateApiKeyResponse = CreateApiKeyResponses[keyof CreateApiKeyResponses];

export type RevokeApiKeyData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/api-keys/{id}';
};

export type RevokeApiKeyErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
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
     * The record, REVOKED.
     */
    200: ApiKey;
};

export type RevokeApiKeyResponse = RevokeApiKeyResponses[keyof RevokeApiKeyResponses];

export type GetApiKeyData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/api-keys/{id}';
};

export type GetApiKeyErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
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
     * The record.
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
         * How many entries to leave out. For people: programs follow the Link header. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * How many entries the page has at most.
         */
        take?: number;
        /**
         * Where the page begins, as the Link header of the previous page says. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
    };
    url: '/v1/members';
};

export type ListMembersErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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
     * TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: MemberExistsError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
         * Id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/members/{id}';
};

export type RemoveMemberErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
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
         * Id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/members/{id}';
};

export type GetMemberErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
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
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/members/{id}';
};

export type UpdateMemberErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
     * The member as it is now.
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
         * Id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/members/{id}/suspend';
};

export type SuspendMemberErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
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
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/members/{id}/reactivate';
};

export type ReactivateMemberErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
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
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type RegisterMemberSignerData = {
    body: RegisterMemberSignerRequest;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/members/{id}/signer';
};

export type RegisterMemberSignerErrors = {
    /**
     * INVALID_WALLET_ADDRESS, SIGNER_SIGNATURE_INVALID, INVALID_TRANSITION, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidWalletAddressError | SignerSignatureInvalidError | InvalidTransitionError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * MEMBER_NOT_FOUND
     */
    404: MemberNotFoundError;
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
     * The member with its address.
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
         * How many entries to leave out. For people: programs follow the Link header. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * How many entries the page has at most.
         */
        take?: number;
        /**
         * Where the page begins, as the Link header of the previous page says. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
    };
    url: '/v1/agents';
};

export type ListAgentsErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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
     * TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
         * Id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/agents/{id}';
};

export type GetAgentErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
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
         * Id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/agents/{id}/suspend';
};

export type SuspendAgentErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
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
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/agents/{id}/resume';
};

export type ResumeAgentErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
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
