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
 * sandbox for test keys, live for live keys.
 */
export const Environment = { SANDBOX: 'sandbox', LIVE: 'live' } as const;

/**
 * sandbox for test keys, live for live keys.
 */
export type Environment = typeof Environment[keyof typeof Environment];

/**
 * A scope, resource:action. There is no wildcard.
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
 * A scope, resource:action. There is no wildcard.
 */
export type Scope = typeof Scope[keyof typeof Scope];

/**
 * The role of a member. OWNER and ADMIN have every scope; the others fewer.
 */
export const MemberRole = {
    OWNER: 'OWNER',
    ADMIN: 'ADMIN',
    FINANCE: 'FINANCE',
    MEMBER: 'MEMBER',
    VIEWER: 'VIEWER'
} as const;

/**
 * The role of a member. OWNER and ADMIN have every scope; the others fewer.
 */
export type MemberRole = typeof MemberRole[keyof typeof MemberRole];

/**
 * Whether the tenant may act; a SUSPENDED one is refused everything.
 */
export const TenantStatus = { ACTIVE: 'ACTIVE', SUSPENDED: 'SUSPENDED' } as const;

/**
 * Whether the tenant may act; a SUSPENDED one is refused everything.
 */
export type TenantStatus = typeof TenantStatus[keyof typeof TenantStatus];

/**
 * Where a membership stands; REMOVED is the end.
 */
export const MemberStatus = {
    INVITED: 'INVITED',
    ACTIVE: 'ACTIVE',
    SUSPENDED: 'SUSPENDED',
    REMOVED: 'REMOVED'
} as const;

/**
 * Where a membership stands; REMOVED is the end.
 */
export type MemberStatus = typeof MemberStatus[keyof typeof MemberStatus];

/**
 * Whether an API key works; EXPIRED follows from expiresAt on the real clock.
 */
export const ApiKeyStatus = {
    ACTIVE: 'ACTIVE',
    REVOKED: 'REVOKED',
    EXPIRED: 'EXPIRED'
} as const;

/**
 * Whether an API key works; EXPIRED follows from expiresAt on the real clock.
 */
export type ApiKeyStatus = typeof ApiKeyStatus[keyof typeof ApiKeyStatus];

/**
 * A business on the service: the owner of everything else.
 */
export type Tenant = {
    /**
     * The tenant.
     */
    id: string;
    /**
     * What it is called.
     */
    name: string;
    /**
     * The name it is registered under, which verification checks.
     */
    legalName: string;
    /**
     * ISO 3166-1 alpha-2 country of registration.
     */
    country: string | null;
    /**
     * Whether the tenant may act.
     */
    status: TenantStatus;
    /**
     * The environment it lives in.
     */
    environment: Environment;
    /**
     * When it was created.
     */
    createdAt: string;
};

/**
 * The business to create.
 */
export type CreateTenantRequest = {
    /**
     * What it is called.
     */
    name: string;
    /**
     * The registered name; the name by default.
     */
    legalName?: string;
    /**
     * ISO 3166-1 alpha-2 country of registration.
     */
    country?: string;
    /**
     * The owner's e-mail within the tenant; that of the session by default. An address that differs from the session's is a contact address: it receives no payments and accepts no invitations until the owner signs in with it.
     */
    email?: string;
    /**
     * True to create one more tenant for a user who already belongs to one.
     */
    additional?: boolean;
};

/**
 * The new tenant and its first member.
 */
export type TenantCreated = {
    /**
     * The tenant.
     */
    tenant: Tenant;
    /**
     * The caller, now its ACTIVE OWNER.
     */
    member: Member;
};

/**
 * What to change; an absent or null field stays as it is.
 */
export type UpdateTenantRequest = {
    /**
     * What it is called.
     */
    name?: string;
    /**
     * The registered name.
     */
    legalName?: string;
    /**
     * ISO 3166-1 alpha-2 country of registration.
     */
    country?: string;
};

/**
 * A person in a tenant.
 */
export type Member = {
    /**
     * The member.
     */
    id: string;
    /**
     * Their tenant.
     */
    tenantId: string;
    /**
     * Their e-mail, which is theirs alone within the tenant.
     */
    email: string;
    /**
     * Their name; null until it is known.
     */
    name: string | null;
    /**
     * What the member may do.
     */
    role: MemberRole;
    /**
     * Where the membership stands.
     */
    status: MemberStatus;
    /**
     * The EVM address that signs for the member, checksummed; in the sandbox preset to the embedded signer.
     */
    signerAddress: string | null;
    /**
     * Groups in whose name the member may vote.
     */
    approvalGroups: Array<string>;
    /**
     * The group that must approve what the member initiates.
     */
    approverGroup: string | null;
    /**
     * When the member was invited.
     */
    createdAt: string;
    /**
     * When the first session began.
     */
    activatedAt: string | null;
    /**
     * When the member was suspended; null again after reactivation.
     */
    suspendedAt: string | null;
    /**
     * When the member was removed.
     */
    removedAt: string | null;
};

/**
 * A member as events show it: without e-mail and name.
 */
export type MemberInEvent = {
    /**
     * The member.
     */
    id: string;
    /**
     * Their tenant.
     */
    tenantId: string;
    /**
     * What the member may do.
     */
    role: MemberRole;
    /**
     * Where the membership stands.
     */
    status: MemberStatus;
    /**
     * The EVM address that signs for the member, checksummed; in the sandbox preset to the embedded signer.
     */
    signerAddress: string | null;
    /**
     * Groups in whose name the member may vote.
     */
    approvalGroups: Array<string>;
    /**
     * The group that must approve what the member initiates.
     */
    approverGroup: string | null;
    /**
     * When the member was invited.
     */
    createdAt: string;
    /**
     * When the first session began.
     */
    activatedAt: string | null;
    /**
     * When the member was suspended; null again after reactivation.
     */
    suspendedAt: string | null;
    /**
     * When the member was removed.
     */
    removedAt: string | null;
};

/**
 * Members, newest first.
 */
export type MemberList = {
    /**
     * One page of them.
     */
    members: Array<Member>;
};

/**
 * Whom to invite.
 */
export type CreateMemberRequest = {
    /**
     * Where the invitation goes; compared in lower case.
     */
    email: string;
    /**
     * Their name.
     */
    name?: string;
    /**
     * Their role.
     */
    role?: MemberRole;
    /**
     * Groups in whose name the member may vote.
     */
    approvalGroups?: Array<string>;
    /**
     * The group that must approve what the member initiates.
     */
    approverGroup?: string;
};

/**
 * What to change; an absent or null field stays as it is.
 */
export type UpdateMemberRequest = {
    /**
     * Their name.
     */
    name?: string;
    /**
     * Their role.
     */
    role?: MemberRole;
    /**
     * Replaces the list.
     */
    approvalGroups?: Array<string>;
    /**
     * The group that must approve what the member initiates.
     */
    approverGroup?: string;
};

/**
 * An address and the proof that the member holds it.
 */
export type RegisterMemberSignerRequest = {
    /**
     * An EVM address; mixed case must pass EIP-55.
     */
    address: string;
    /**
     * EIP-191 personal_sign over three lines: Service signer registration, member: <memberId>, address: <checksummed address>.
     */
    signature: string;
};

/**
 * What is known about an API key; the key itself is shown once, at issue.
 */
export type ApiKey = {
    /**
     * The API key record, never the key itself.
     */
    id: string;
    /**
     * What the key is for.
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
     * What the key may do, always narrowed by the role of its member.
     */
    scopes: Array<Scope>;
    /**
     * True for a key of an autonomous agent.
     */
    agent: boolean;
    /**
     * The agent behind the key.
     */
    agentId: string | null;
    /**
     * The member in whose name the key acts.
     */
    memberId: string;
    /**
     * Addresses and CIDR blocks that may use the key; empty means any.
     */
    ipAllowlist: Array<string>;
    /**
     * True when high-risk routes demand a signed request.
     */
    requestSigning: boolean;
    /**
     * Whether the key works.
     */
    status: ApiKeyStatus;
    /**
     * When the key was last used.
     */
    lastUsedAt: string | null;
    /**
     * When the key stops working by itself.
     */
    expiresAt: string | null;
    /**
     * When the key was revoked.
     */
    revokedAt: string | null;
    /**
     * When the key was issued.
     */
    createdAt: string;
};

/**
 * A new API key with its secrets, which are shown this once only.
 */
export type ApiKeyIssued = {
    /**
     * The API key record, never the key itself.
     */
    id: string;
    /**
     * What the key is for.
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
     * What the key may do, always narrowed by the role of its member.
     */
    scopes: Array<Scope>;
    /**
     * True for a key of an autonomous agent.
     */
    agent: boolean;
    /**
     * The agent behind the key.
     */
    agentId: string | null;
    /**
     * The member in whose name the key acts.
     */
    memberId: string;
    /**
     * Addresses and CIDR blocks that may use the key; empty means any.
     */
    ipAllowlist: Array<string>;
    /**
     * True when high-risk routes demand a signed request.
     */
    requestSigning: boolean;
    /**
     * Whether the key works.
     */
    status: ApiKeyStatus;
    /**
     * When the key was last used.
     */
    lastUsedAt: string | null;
    /**
     * When the key stops working by itself.
     */
    expiresAt: string | null;
    /**
     * When the key was revoked.
     */
    revokedAt: string | null;
    /**
     * When the key was issued.
     */
    createdAt: string;
    /**
     * The key: svc_test_ or svc_live_ and 40 base62 characters. Keep it; it cannot be read again.
     */
    apiKey: string;
    /**
     * The secret that signs requests, when requestSigning is true; shown this once only.
     */
    signingSecret: string | null;
};

/**
 * API keys, newest first.
 */
export type ApiKeyList = {
    /**
     * One page of them.
     */
    apiKeys: Array<ApiKey>;
};

/**
 * The API key to issue.
 */
export type CreateApiKeyRequest = {
    /**
     * What the key is for.
     */
    name: string;
    /**
     * What the key may do; by default every scope that the creator has and the key may hold.
     */
    scopes?: Array<Scope>;
    /**
     * True for a key of an autonomous agent, which some scopes are closed to.
     */
    agent?: boolean;
    /**
     * The agent; by default a new one, named like the key.
     */
    agentId?: string;
    /**
     * The member in whose name the key acts; by default the creator. Only an OWNER names another.
     */
    memberId?: string;
    /**
     * IPv4 or IPv6 addresses and CIDR blocks; empty or absent means any.
     */
    ipAllowlist?: Array<string>;
    /**
     * True to make high-risk routes demand a signed request.
     */
    requestSigning?: boolean;
    /**
     * When the key stops working; must lie ahead.
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
     * The member; for an API key the one it acts for.
     */
    member: Member | null;
    /**
     * The API key; null for a session.
     */
    apiKey: ApiKey | null;
    /**
     * What the caller may do: for a key its scopes less those that the role of its member lacks.
     */
    scopes: Array<Scope>;
};

/**
 * Whether its keys work; those of a SUSPENDED agent are refused everything.
 */
export const AgentStatus = { ACTIVE: 'ACTIVE', SUSPENDED: 'SUSPENDED' } as const;

/**
 * Whether its keys work; those of a SUSPENDED agent are refused everything.
 */
export type AgentStatus = typeof AgentStatus[keyof typeof AgentStatus];

/**
 * A program that acts for a tenant through its own keys.
 */
export type Agent = {
    /**
     * The agent.
     */
    id: string;
    /**
     * What it is called.
     */
    name: string;
    /**
     * Whether its keys work.
     */
    status: AgentStatus;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * When it was suspended; null again after it was resumed.
     */
    suspendedAt: string | null;
};

/**
 * What the cards of the agent have spent in the current windows, reversals taken off.
 */
export type AgentSpent = {
    /**
     * In this UTC day of the tenant's clock.
     */
    dailyUsd: Usd;
    /**
     * In this ISO week, from Monday 00:00 UTC.
     */
    weeklyUsd: Usd;
    /**
     * In this calendar month.
     */
    monthlyUsd: Usd;
};

/**
 * An agent with what its cards have spent.
 */
export type AgentWithSpent = {
    /**
     * The agent.
     */
    id: string;
    /**
     * What it is called.
     */
    name: string;
    /**
     * Whether its keys work.
     */
    status: AgentStatus;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * When it was suspended; null again after it was resumed.
     */
    suspendedAt: string | null;
    /**
     * What its cards have spent; 0.00 where it has none.
     */
    spent: AgentSpent;
};

/**
 * Agents, newest first.
 */
export type AgentList = {
    /**
     * One page of them.
     */
    agents: Array<Agent>;
};

/**
 * The agent to create.
 */
export type CreateAgentRequest = {
    /**
     * What it is called.
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
     * The tenant and its owner.
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
         * How many to leave out. For people; clients follow the Link header. Not together with cursor.
         */
        skip?: number;
        /**
         * How many to answer at most.
         */
        take?: number;
        /**
         * Where the page begins, as the Link header of the page before gave it. Never repeats or skips a row.
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
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
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
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
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
         * How many to leave out. For people; clients follow the Link header. Not together with cursor.
         */
        skip?: number;
        /**
         * How many to answer at most.
         */
        take?: number;
        /**
         * Where the page begins, as the Link header of the page before gave it. Never repeats or skips a row.
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
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
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
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
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
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
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
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
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
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
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
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
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
         * How many to leave out. For people; clients follow the Link header. Not together with cursor.
         */
        skip?: number;
        /**
         * How many to answer at most.
         */
        take?: number;
        /**
         * Where the page begins, as the Link header of the page before gave it. Never repeats or skips a row.
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
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
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
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
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
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
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
