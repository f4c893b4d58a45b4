// Generated from spec/ by `npm run generate`. Do not edit.

import type { Environment } from './accounts.gen.ts';
import type {
  AccountChainMismatchError,
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  BalanceUnavailableError,
  BodyTooLargeError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientFundsError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidJsonError,
  IpNotAllowedError,
  MemberNotActiveError,
  MemberNotFoundError,
  NoSignerAddressError,
  NotImplementedError,
  PayeeNotFoundError,
  PolicyDeniedError,
  PolicyUnavailableError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureRequiredError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  SandboxOnlyError,
  SweepNotFoundError,
  TenantAmbiguousError,
  TenantRequiredError,
  TenantSuspendedError,
  TreasuryAccountNotFoundError,
  TreasuryBucketNotFoundError,
  TreasuryRuleNotFoundError,
  TryAgainError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  ValidationFailedError,
  WalletNotDeployedError,
} from './errors.gen.ts';
import type { Usd } from './offramp.gen.ts';

/**
 * PROVISIONING while the multisigs of the buckets are deployed, ACTIVE once all are, FAILED when one cannot be.
 */
export const TreasuryAccountStatus = {
    PROVISIONING: 'PROVISIONING',
    ACTIVE: 'ACTIVE',
    FAILED: 'FAILED'
} as const;

/**
 * PROVISIONING while the multisigs of the buckets are deployed, ACTIVE once all are, FAILED when one cannot be.
 */
export type TreasuryAccountStatus = typeof TreasuryAccountStatus[keyof typeof TreasuryAccountStatus];

/**
 * Follows the payment of the sweep; COMPLETED, FAILED and CANCELED are the ends.
 */
export const TreasurySweepStatus = {
    PROPOSED: 'PROPOSED',
    COMPLETED: 'COMPLETED',
    FAILED: 'FAILED',
    CANCELED: 'CANCELED'
} as const;

/**
 * Follows the payment of the sweep; COMPLETED, FAILED and CANCELED are the ends.
 */
export type TreasurySweepStatus = typeof TreasurySweepStatus[keyof typeof TreasurySweepStatus];

/**
 * What a bucket is for; only YIELD can accrue simulated yield.
 */
export const TreasuryBucketKind = {
    OPERATING: 'OPERATING',
    RESERVE: 'RESERVE',
    YIELD: 'YIELD'
} as const;

/**
 * What a bucket is for; only YIELD can accrue simulated yield.
 */
export type TreasuryBucketKind = typeof TreasuryBucketKind[keyof typeof TreasuryBucketKind];

/**
 * What an owner of the multisigs is to the organization.
 */
export const TreasuryOwnerRole = {
    ADMIN_OWNER: 'ADMIN_OWNER',
    FINANCE_OWNER: 'FINANCE_OWNER',
    MERCHANT_OPERATOR: 'MERCHANT_OPERATOR',
    AGENT: 'AGENT'
} as const;

/**
 * What an owner of the multisigs is to the organization.
 */
export type TreasuryOwnerRole = typeof TreasuryOwnerRole[keyof typeof TreasuryOwnerRole];

/**
 * SWEEP_EXCESS drains what the source holds above thresholdUsd into the destination; TOP_UP refills the destination to targetUsd when it dips below thresholdUsd, or below targetUsd where there is none; REBALANCE_TO_TARGET moves from the most over-target bucket to the most under-target one.
 */
export const TreasuryRuleType = {
    SWEEP_EXCESS: 'SWEEP_EXCESS',
    TOP_UP: 'TOP_UP',
    REBALANCE_TO_TARGET: 'REBALANCE_TO_TARGET'
} as const;

/**
 * SWEEP_EXCESS drains what the source holds above thresholdUsd into the destination; TOP_UP refills the destination to targetUsd when it dips below thresholdUsd, or below targetUsd where there is none; REBALANCE_TO_TARGET moves from the most over-target bucket to the most under-target one.
 */
export type TreasuryRuleType = typeof TreasuryRuleType[keyof typeof TreasuryRuleType];

/**
 * What a run came to: PROPOSED a sweep; NOT_TRIGGERED; SKIPPED because a balance could not be read, a sweep is open on either bucket, or the source holds too little; FAILED, which includes a denial by policy.
 */
export const TreasuryRuleOutcome = {
    PROPOSED: 'PROPOSED',
    NOT_TRIGGERED: 'NOT_TRIGGERED',
    SKIPPED_UNREADABLE: 'SKIPPED_UNREADABLE',
    SKIPPED_PENDING_SWEEP: 'SKIPPED_PENDING_SWEEP',
    SKIPPED_INSUFFICIENT: 'SKIPPED_INSUFFICIENT',
    FAILED: 'FAILED'
} as const;

/**
 * What a run came to: PROPOSED a sweep; NOT_TRIGGERED; SKIPPED because a balance could not be read, a sweep is open on either bucket, or the source holds too little; FAILED, which includes a denial by policy.
 */
export type TreasuryRuleOutcome = typeof TreasuryRuleOutcome[keyof typeof TreasuryRuleOutcome];

/**
 * Where the multisig of a bucket stands; money can leave only a DEPLOYED one.
 */
export const TreasuryBucketWalletStatus = {
    PENDING_DEPLOYMENT: 'PENDING_DEPLOYMENT',
    DEPLOYING: 'DEPLOYING',
    DEPLOYED: 'DEPLOYED',
    FAILED: 'FAILED'
} as const;

/**
 * Where the multisig of a bucket stands; money can leave only a DEPLOYED one.
 */
export type TreasuryBucketWalletStatus = typeof TreasuryBucketWalletStatus[keyof typeof TreasuryBucketWalletStatus];

/**
 * An owner of every bucket's multisig.
 */
export type TreasuryOwner = {
    /**
     * The address that signs, checksummed.
     */
    address: string;
    /**
     * The role of the owner.
     */
    role: TreasuryOwnerRole;
    /**
     * A label of your own.
     */
    label: string | null;
    /**
     * The member whose signer it is; null when it was named by address or handle.
     */
    memberId: string | null;
};

/**
 * A part of an account, held by a multisig of its own. Lists do not read balances: there balanceUsd, shareBps and driftBps are null.
 */
export type TreasuryBucket = {
    /**
     * The bucket.
     */
    id: string;
    /**
     * A label of the tenant, 1 to 120 characters.
     */
    name: string;
    /**
     * OPERATING, RESERVE or YIELD.
     */
    kind: TreasuryBucketKind;
    /**
     * Its target share of the account's total, in basis points.
     */
    targetBps: number;
    /**
     * The yearly simulated yield in basis points; null when it has none.
     */
    apyBps: number | null;
    /**
     * The wallet of its multisig.
     */
    walletId: string;
    /**
     * The address of its multisig, checksummed; safe to fund from the first answer on.
     */
    address: string;
    /**
     * The status of the deployment on chain.
     */
    walletStatus: TreasuryBucketWalletStatus;
    /**
     * What it holds now; null when that cannot be read, never zero for it.
     */
    balanceUsd: Usd | null;
    /**
     * Its share of the total, in basis points, rounded down; null while a bucket is unreadable or the total is zero.
     */
    shareBps: number | null;
    /**
     * shareBps less targetBps; null whenever shareBps is.
     */
    driftBps: number | null;
    /**
     * The simulated yield so far; null unless it is a YIELD bucket with apyBps. For display: it moves nothing.
     */
    accruedYieldUsd: Usd | null;
    /**
     * Always true: no yield here is real.
     */
    yieldSimulated: true;
};

/**
 * An account of buckets, each its own multisig of the same owners. The platform holds no keys: it only proposes.
 */
export type TreasuryAccount = {
    /**
     * The account.
     */
    id: string;
    /**
     * A label of the tenant, 1 to 120 characters.
     */
    name: string;
    /**
     * The chain of its multisigs.
     */
    chainId: number;
    /**
     * The number of owners who have to sign a transfer.
     */
    threshold: number;
    /**
     * The status of the deployment on chain.
     */
    status: TreasuryAccountStatus;
    /**
     * The owners, as they were given.
     */
    owners: Array<TreasuryOwner>;
    /**
     * The buckets, as they were given.
     */
    buckets: Array<TreasuryBucket>;
    /**
     * The sum of the buckets; null until every one is readable.
     */
    totalUsd: Usd | null;
    createdAt: string;
};

/**
 * Treasury accounts, newest first, without live balances.
 */
export type TreasuryAccountList = {
    /**
     * The entries of this page.
     */
    accounts: Array<TreasuryAccount>;
};

/**
 * A rule that proposes sweeps between buckets of an account.
 */
export type TreasuryRule = {
    /**
     * The rule.
     */
    id: string;
    /**
     * Id of the treasury account, `trs_…`.
     */
    accountId: string;
    /**
     * What the rule does.
     */
    type: TreasuryRuleType;
    /**
     * Id of the source bucket; null for REBALANCE_TO_TARGET.
     */
    sourceBucketId: string | null;
    /**
     * Id of the destination bucket; null for REBALANCE_TO_TARGET.
     */
    destBucketId: string | null;
    /**
     * SWEEP_EXCESS: what stays in the source. TOP_UP: the trigger, null when it is targetUsd. Null for REBALANCE_TO_TARGET.
     */
    thresholdUsd: Usd | null;
    /**
     * TOP_UP: what the destination is refilled to; null for the others.
     */
    targetUsd: Usd | null;
    /**
     * The least time between two runs; a skip uses its window up too.
     */
    intervalSeconds: number;
    /**
     * True if the rule runs when it is due.
     */
    enabled: boolean;
    /**
     * Time of the last run; null before the first.
     */
    lastRunAt: string | null;
    /**
     * What the last run came to; null before the first.
     */
    lastOutcome: TreasuryRuleOutcome | null;
    createdAt: string;
};

/**
 * The rules of an account, newest first.
 */
export type TreasuryRuleList = {
    /**
     * The entries of this page.
     */
    rules: Array<TreasuryRule>;
};

/**
 * The rule is gone.
 */
export type TreasuryRuleDeleted = {
    /**
     * The rule that was deleted.
     */
    id: string;
    /**
     * Always true.
     */
    deleted: true;
};

/**
 * The record of a proposed transfer between two buckets, linked to the payment that owners sign.
 */
export type TreasurySweep = {
    /**
     * The sweep.
     */
    id: string;
    /**
     * Id of the treasury account, `trs_…`.
     */
    accountId: string;
    /**
     * The rule that proposed it; null for a manual one.
     */
    ruleId: string | null;
    /**
     * Id of the bucket that pays.
     */
    sourceBucketId: string;
    /**
     * The bucket that receives the money.
     */
    destBucketId: string;
    /**
     * The amount to transfer.
     */
    amountUsd: Usd;
    /**
     * The payment to sign.
     */
    paymentId: string;
    /**
     * The status of the sweep.
     */
    status: TreasurySweepStatus;
    /**
     * Why the payment failed; null unless FAILED.
     */
    failureReason: string | null;
    /**
     * Time of the proposal.
     */
    createdAt: string;
    /**
     * Time at which the transfer completed.
     */
    completedAt: string | null;
};

/**
 * The sweeps of an account, newest first.
 */
export type TreasurySweepList = {
    /**
     * The entries of this page.
     */
    sweeps: Array<TreasurySweep>;
};

/**
 * Names an owner by the address that signs.
 */
export type TreasuryOwnerByAddress = {
    /**
     * An EVM address; a mixed-case one must pass its checksum. A Safe takes neither the zero address nor 0x…01 as an owner.
     */
    address: string;
    /**
     * The role of the owner.
     */
    role?: TreasuryOwnerRole;
    /**
     * A label of your own.
     */
    label?: string;
};

/**
 * Names a member as an owner; the member's signer address signs.
 */
export type TreasuryOwnerByMember = {
    /**
     * A member of this tenant.
     */
    memberId: string;
    /**
     * The role of the owner.
     */
    role?: TreasuryOwnerRole;
    /**
     * A label of your own.
     */
    label?: string;
};

/**
 * Names an owner by a handle; the wallet in the directory signs.
 */
export type TreasuryOwnerByHandle = {
    /**
     * A handle of the directory.
     */
    handle: string;
    /**
     * The role of the owner.
     */
    role?: TreasuryOwnerRole;
    /**
     * A label of your own.
     */
    label?: string;
};

/**
 * An owner, named by exactly one of address, memberId and handle.
 */
export type TreasuryOwnerInput = TreasuryOwnerByAddress | TreasuryOwnerByMember | TreasuryOwnerByHandle;

/**
 * A bucket to create.
 */
export type TreasuryBucketInput = {
    /**
     * The name, unique within the account.
     */
    name: string;
    /**
     * OPERATING, RESERVE or YIELD.
     */
    kind: TreasuryBucketKind;
    /**
     * Its target share in basis points; all together at most 10000, a rest has no target.
     */
    targetBps: number;
    /**
     * YIELD only: the yearly simulated yield in basis points.
     */
    apyBps?: number;
};

/**
 * The account to create, with its owners and buckets.
 */
export type CreateTreasuryAccountRequest = {
    /**
     * A label of the tenant, 1 to 120 characters.
     */
    name: string;
    /**
     * The owners of every bucket's multisig, different from each other.
     */
    owners: Array<TreasuryOwnerInput>;
    /**
     * How many owners sign each transfer; at most as many as there are.
     */
    threshold?: number;
    /**
     * The environment's chain, which is also the default.
     */
    chainId?: number;
    /**
     * One for each purpose, in the order of creation.
     */
    buckets: Array<TreasuryBucketInput>;
};

/**
 * Drains the source above the threshold into the destination.
 */
export type CreateSweepExcessRuleRequest = {
    /**
     * The kind of rule.
     */
    type: 'SWEEP_EXCESS';
    /**
     * A bucket of the account.
     */
    sourceBucketId: string;
    /**
     * Another bucket of the account.
     */
    destBucketId: string;
    /**
     * What stays in the source.
     */
    thresholdUsd: TreasuryAmountInput;
    /**
     * The least time between two runs.
     */
    intervalSeconds?: TreasuryIntervalInput;
    /**
     * True if the rule runs when it is due.
     */
    enabled?: boolean;
};

/**
 * Refills the destination to the target when it dips below the trigger.
 */
export type CreateTopUpRuleRequest = {
    /**
     * The kind of rule.
     */
    type: 'TOP_UP';
    /**
     * A bucket of the account.
     */
    sourceBucketId: string;
    /**
     * Another bucket of the account.
     */
    destBucketId: string;
    /**
     * The trigger, at most targetUsd, its default.
     */
    thresholdUsd?: TreasuryAmountInput;
    /**
     * What the destination is refilled to.
     */
    targetUsd: TreasuryAmountInput;
    /**
     * The least time between two runs.
     */
    intervalSeconds?: TreasuryIntervalInput;
    /**
     * True if the rule runs when it is due.
     */
    enabled?: boolean;
};

/**
 * Moves money from the most over-target bucket to the most under-target one; it names no buckets and no amounts.
 */
export type CreateRebalanceRuleRequest = {
    /**
     * The kind of rule.
     */
    type: 'REBALANCE_TO_TARGET';
    /**
     * The least time between two runs.
     */
    intervalSeconds?: TreasuryIntervalInput;
    /**
     * True if the rule runs when it is due.
     */
    enabled?: boolean;
};

/**
 * A rule of one of the three types, with the fields of its type only.
 */
export type CreateTreasuryRuleRequest = CreateSweepExcessRuleRequest | CreateTopUpRuleRequest | CreateRebalanceRuleRequest;

/**
 * USD: above zero, at most 1000000000, at most 6 fraction digits.
 */
export type TreasuryAmountInput = string;

/**
 * Seconds between two runs: a minute to 30 days, an hour by default.
 */
export type TreasuryIntervalInput = number;

/**
 * What to change; an absent or null field stays as it is. The type cannot change, and what results has to be a rule of its type.
 */
export type UpdateTreasuryRuleRequest = {
    /**
     * A bucket of the account.
     */
    sourceBucketId?: string;
    /**
     * Another bucket of the account.
     */
    destBucketId?: string;
    /**
     * What stays in the source; the trigger of TOP_UP.
     */
    thresholdUsd?: TreasuryAmountInput;
    /**
     * TOP_UP: what the destination is refilled to.
     */
    targetUsd?: TreasuryAmountInput;
    /**
     * The least time between two runs.
     */
    intervalSeconds?: number;
    /**
     * True if the rule runs when it is due.
     */
    enabled?: boolean;
};

/**
 * A transfer between two buckets of the account.
 */
export type CreateTreasurySweepRequest = {
    /**
     * Id of the bucket that pays.
     */
    sourceBucketId: string;
    /**
     * Id of the destination bucket, another one of the account.
     */
    destBucketId: string;
    /**
     * The amount to transfer.
     */
    amountUsd: TreasuryAmountInput;
};

/**
 * What a run came to.
 */
export type TestTreasuryRuleRun = {
    /**
     * The rule after the run.
     */
    rule: TreasuryRule;
    /**
     * The sweep that the run proposed; null when there is none.
     */
    sweep: TreasurySweep | null;
};

/**
 * A treasury sweep changed. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type TreasurySweepEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'treasury.sweep.proposed' | 'treasury.sweep.completed' | 'treasury.sweep.failed' | 'treasury.sweep.canceled';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Number of the change among the changes of the same resource.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The resource at the moment of the change.
         */
        object: TreasurySweep;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

export type ListTreasuryAccountsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only accounts of this status.
         */
        status?: TreasuryAccountStatus;
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
    url: '/v1/treasury/accounts';
};

export type ListTreasuryAccountsErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type ListTreasuryAccountsError = ListTreasuryAccountsErrors[keyof ListTreasuryAccountsErrors];

export type ListTreasuryAccountsResponses = {
    /**
     * A page of accounts.
     */
    200: TreasuryAccountList;
};

export type ListTreasuryAccountsResponse = ListTreasuryAccountsResponses[keyof ListTreasuryAccountsResponses];

export type CreateTreasuryAccountData = {
    body: CreateTreasuryAccountRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/treasury/accounts';
};

export type CreateTreasuryAccountErrors = {
    /**
     * VALIDATION_FAILED, ACCOUNT_CHAIN_MISMATCH, NO_SIGNER_ADDRESS, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | AccountChainMismatchError | NoSignerAddressError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND, PAYEE_NOT_FOUND
     */
    404: MemberNotFoundError | PayeeNotFoundError;
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

export type CreateTreasuryAccountError = CreateTreasuryAccountErrors[keyof CreateTreasuryAccountErrors];

export type CreateTreasuryAccountResponses = {
    /**
     * The account, its multisigs on their way.
     */
    202: TreasuryAccount;
};

export type CreateTreasuryAccountResponse = CreateTreasuryAccountResponses[keyof CreateTreasuryAccountResponses];

export type GetTreasuryAccountData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/treasury/accounts/{id}';
};

export type GetTreasuryAccountErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * TREASURY_ACCOUNT_NOT_FOUND
     */
    404: TreasuryAccountNotFoundError;
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

export type GetTreasuryAccountError = GetTreasuryAccountErrors[keyof GetTreasuryAccountErrors];

export type GetTreasuryAccountResponses = {
    /**
     * The account.
     */
    200: TreasuryAccount;
};

export type GetTreasuryAccountResponse = GetTreasuryAccountResponses[keyof GetTreasuryAccountResponses];

export type ListTreasuryRulesData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: {
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
    url: '/v1/treasury/accounts/{id}/rules';
};

export type ListTreasuryRulesErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * TREASURY_ACCOUNT_NOT_FOUND
     */
    404: TreasuryAccountNotFoundError;
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

export type ListTreasuryRulesError = ListTreasuryRulesErrors[keyof ListTreasuryRulesErrors];

export type ListTreasuryRulesResponses = {
    /**
     * A page of rules.
     */
    200: TreasuryRuleList;
};

export type ListTreasuryRulesResponse = ListTreasuryRulesResponses[keyof ListTreasuryRulesResponses];

export type CreateTreasuryRuleData = {
    body: CreateTreasuryRuleRequest;
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
    url: '/v1/treasury/accounts/{id}/rules';
};

export type CreateTreasuryRuleErrors = {
    /**
     * VALIDATION_FAILED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * TREASURY_ACCOUNT_NOT_FOUND, TREASURY_BUCKET_NOT_FOUND
     */
    404: TreasuryAccountNotFoundError | TreasuryBucketNotFoundError;
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

export type CreateTreasuryRuleError = CreateTreasuryRuleErrors[keyof CreateTreasuryRuleErrors];

export type CreateTreasuryRuleResponses = {
    /**
     * The rule.
     */
    201: TreasuryRule;
};

export type CreateTreasuryRuleResponse = CreateTreasuryRuleResponses[keyof CreateTreasuryRuleResponses];

export type DeleteTreasuryRuleData = {
    body?: never;
    path: {
        /**
         * The rule. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        ruleId: string;
    };
    query?: never;
    url: '/v1/treasury/rules/{ruleId}';
};

export type DeleteTreasuryRuleErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * TREASURY_RULE_NOT_FOUND
     */
    404: TreasuryRuleNotFoundError;
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

export type DeleteTreasuryRuleError = DeleteTreasuryRuleErrors[keyof DeleteTreasuryRuleErrors];

export type DeleteTreasuryRuleResponses = {
    /**
     * The rule is gone.
     */
    200: TreasuryRuleDeleted;
};

export type DeleteTreasuryRuleResponse = DeleteTreasuryRuleResponses[keyof DeleteTreasuryRuleResponses];

export type UpdateTreasuryRuleData = {
    body: UpdateTreasuryRuleRequest;
    path: {
        /**
         * The rule. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        ruleId: string;
    };
    query?: never;
    url: '/v1/treasury/rules/{ruleId}';
};

export type UpdateTreasuryRuleErrors = {
    /**
     * VALIDATION_FAILED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * TREASURY_RULE_NOT_FOUND, TREASURY_BUCKET_NOT_FOUND
     */
    404: TreasuryRuleNotFoundError | TreasuryBucketNotFoundError;
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

export type UpdateTreasuryRuleError = UpdateTreasuryRuleErrors[keyof UpdateTreasuryRuleErrors];

export type UpdateTreasuryRuleResponses = {
    /**
     * The updated rule.
     */
    200: TreasuryRule;
};

export type UpdateTreasuryRuleResponse = UpdateTreasuryRuleResponses[keyof UpdateTreasuryRuleResponses];

export type ListTreasurySweepsData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: {
        /**
         * Only sweeps of this status.
         */
        status?: TreasurySweepStatus;
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
    url: '/v1/treasury/accounts/{id}/sweeps';
};

export type ListTreasurySweepsErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * TREASURY_ACCOUNT_NOT_FOUND
     */
    404: TreasuryAccountNotFoundError;
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

export type ListTreasurySweepsError = ListTreasurySweepsErrors[keyof ListTreasurySweepsErrors];

export type ListTreasurySweepsResponses = {
    /**
     * A page of sweeps.
     */
    200: TreasurySweepList;
};

export type ListTreasurySweepsResponse = ListTreasurySweepsResponses[keyof ListTreasurySweepsResponses];

export type CreateTreasurySweepData = {
    body: CreateTreasurySweepRequest;
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
    url: '/v1/treasury/accounts/{id}/sweeps';
};

export type CreateTreasurySweepErrors = {
    /**
     * VALIDATION_FAILED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * INSUFFICIENT_FUNDS
     */
    402: InsufficientFundsError;
    /**
     * POLICY_DENIED, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: PolicyDeniedError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * TREASURY_ACCOUNT_NOT_FOUND, TREASURY_BUCKET_NOT_FOUND
     */
    404: TreasuryAccountNotFoundError | TreasuryBucketNotFoundError;
    /**
     * WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: WalletNotDeployedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, BALANCE_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | BalanceUnavailableError | TryAgainError;
};

export type CreateTreasurySweepError = CreateTreasurySweepErrors[keyof CreateTreasurySweepErrors];

export type CreateTreasurySweepResponses = {
    /**
     * The sweep, to be signed through its payment.
     */
    201: TreasurySweep;
};

export type CreateTreasurySweepResponse = CreateTreasurySweepResponses[keyof CreateTreasurySweepResponses];

export type GetTreasurySweepData = {
    body?: never;
    path: {
        /**
         * The sweep. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        sweepId: string;
    };
    query?: never;
    url: '/v1/treasury/sweeps/{sweepId}';
};

export type GetTreasurySweepErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * SWEEP_NOT_FOUND
     */
    404: SweepNotFoundError;
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

export type GetTreasurySweepError = GetTreasurySweepErrors[keyof GetTreasurySweepErrors];

export type GetTreasurySweepResponses = {
    /**
     * The sweep.
     */
    200: TreasurySweep;
};

export type GetTreasurySweepResponse = GetTreasurySweepResponses[keyof GetTreasurySweepResponses];

export type RunTestTreasuryRuleData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The rule. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        ruleId: string;
    };
    query?: never;
    url: '/v1/test/treasury/rules/{ruleId}/run';
};

export type RunTestTreasuryRuleErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * TREASURY_RULE_NOT_FOUND
     */
    404: TreasuryRuleNotFoundError;
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

export type RunTestTreasuryRuleError = RunTestTreasuryRuleErrors[keyof RunTestTreasuryRuleErrors];

export type RunTestTreasuryRuleResponses = {
    /**
     * The rule and what it proposed.
     */
    200: TestTreasuryRuleRun;
};

export type RunTestTreasuryRuleResponse = RunTestTreasuryRuleResponses[keyof RunTestTreasuryRuleResponses];
