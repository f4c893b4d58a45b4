// Generated from spec/ by `npm run generate`. Do not edit.

import type { Environment } from './accounts.gen.ts';
import type {
  AccountChainMismatchError,
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
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
 * The status of a treasury account: PROVISIONING while the multisig wallets of the buckets are being deployed, ACTIVE once all are deployed, FAILED if one cannot be.
 */
export const TreasuryAccountStatus = {
    PROVISIONING: 'PROVISIONING',
    ACTIVE: 'ACTIVE',
    FAILED: 'FAILED'
} as const;

/**
 * The status of a treasury account: PROVISIONING while the multisig wallets of the buckets are being deployed, ACTIVE once all are deployed, FAILED if one cannot be.
 */
export type TreasuryAccountStatus = typeof TreasuryAccountStatus[keyof typeof TreasuryAccountStatus];

/**
 * The status of a sweep, which follows that of its payment. COMPLETED, FAILED and CANCELED are final.
 */
export const TreasurySweepStatus = {
    PROPOSED: 'PROPOSED',
    COMPLETED: 'COMPLETED',
    FAILED: 'FAILED',
    CANCELED: 'CANCELED'
} as const;

/**
 * The status of a sweep, which follows that of its payment. COMPLETED, FAILED and CANCELED are final.
 */
export type TreasurySweepStatus = typeof TreasurySweepStatus[keyof typeof TreasurySweepStatus];

/**
 * The purpose of a bucket. Only a YIELD bucket can accrue simulated yield.
 */
export const TreasuryBucketKind = {
    OPERATING: 'OPERATING',
    RESERVE: 'RESERVE',
    YIELD: 'YIELD'
} as const;

/**
 * The purpose of a bucket. Only a YIELD bucket can accrue simulated yield.
 */
export type TreasuryBucketKind = typeof TreasuryBucketKind[keyof typeof TreasuryBucketKind];

/**
 * The role of an owner of the multisig wallets in the organization.
 */
export const TreasuryOwnerRole = {
    ADMIN_OWNER: 'ADMIN_OWNER',
    FINANCE_OWNER: 'FINANCE_OWNER',
    MERCHANT_OPERATOR: 'MERCHANT_OPERATOR',
    AGENT: 'AGENT'
} as const;

/**
 * The role of an owner of the multisig wallets in the organization.
 */
export type TreasuryOwnerRole = typeof TreasuryOwnerRole[keyof typeof TreasuryOwnerRole];

/**
 * The type of a rule. SWEEP_EXCESS moves what the source holds above thresholdUsd into the destination. TOP_UP refills the destination to targetUsd when its balance falls below thresholdUsd, or below targetUsd if there is no threshold. REBALANCE_TO_TARGET moves money from the bucket that is most above its target to the one that is most below.
 */
export const TreasuryRuleType = {
    SWEEP_EXCESS: 'SWEEP_EXCESS',
    TOP_UP: 'TOP_UP',
    REBALANCE_TO_TARGET: 'REBALANCE_TO_TARGET'
} as const;

/**
 * The type of a rule. SWEEP_EXCESS moves what the source holds above thresholdUsd into the destination. TOP_UP refills the destination to targetUsd when its balance falls below thresholdUsd, or below targetUsd if there is no threshold. REBALANCE_TO_TARGET moves money from the bucket that is most above its target to the one that is most below.
 */
export type TreasuryRuleType = typeof TreasuryRuleType[keyof typeof TreasuryRuleType];

/**
 * The result of a run: PROPOSED if it created a sweep; NOT_TRIGGERED; SKIPPED if a balance could not be read, a sweep is open on either bucket, or the source holds too little; FAILED, which includes a denial by policy.
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
 * The result of a run: PROPOSED if it created a sweep; NOT_TRIGGERED; SKIPPED if a balance could not be read, a sweep is open on either bucket, or the source holds too little; FAILED, which includes a denial by policy.
 */
export type TreasuryRuleOutcome = typeof TreasuryRuleOutcome[keyof typeof TreasuryRuleOutcome];

/**
 * The deployment status of a bucket's multisig wallet. Money can leave only a DEPLOYED one.
 */
export const TreasuryBucketWalletStatus = {
    PENDING_DEPLOYMENT: 'PENDING_DEPLOYMENT',
    DEPLOYING: 'DEPLOYING',
    DEPLOYED: 'DEPLOYED',
    FAILED: 'FAILED'
} as const;

/**
 * The deployment status of a bucket's multisig wallet. Money can leave only a DEPLOYED one.
 */
export type TreasuryBucketWalletStatus = typeof TreasuryBucketWalletStatus[keyof typeof TreasuryBucketWalletStatus];

/**
 * An owner of the multisig wallets of all buckets.
 */
export type TreasuryOwner = {
    /**
     * The EVM address that signs, with EIP-55 checksum.
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
     * Id of the member whose signing address it is; null if the owner was given by address or handle.
     */
    memberId: string | null;
};

/**
 * A part of a treasury account, with its own multisig wallet. Lists do not read balances: there balanceUsd, shareBps and driftBps are null.
 */
export type TreasuryBucket = {
    /**
     * Id of the bucket.
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
     * The target share of the bucket in the account's total, in basis points.
     */
    targetBps: number;
    /**
     * The simulated annual yield in basis points; null if there is none.
     */
    apyBps: number | null;
    /**
     * Id of the bucket's multisig wallet.
     */
    walletId: string;
    /**
     * The EVM address of the bucket's multisig wallet, with EIP-55 checksum. It can receive money from the first response on.
     */
    address: string;
    /**
     * The status of the deployment on chain.
     */
    walletStatus: TreasuryBucketWalletStatus;
    /**
     * The current balance in USD; null, never zero, if it cannot be read.
     */
    balanceUsd: Usd | null;
    /**
     * The share of the bucket in the total, in basis points, rounded down; null while any bucket cannot be read or the total is zero.
     */
    shareBps: number | null;
    /**
     * shareBps less targetBps, in basis points; null if shareBps is null.
     */
    driftBps: number | null;
    /**
     * The simulated yield so far, in USD; null unless it is a YIELD bucket with apyBps. It is for display only and moves no money.
     */
    accruedYieldUsd: Usd | null;
    /**
     * Always true, because no yield here is real.
     */
    yieldSimulated: true;
};

/**
 * An account of buckets, each with its own multisig wallet of the same owners. The platform has no keys: it only proposes transfers.
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
     * EIP-155 id of the chain of the multisig wallets.
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
     * The owners, in the order in which they were given.
     */
    owners: Array<TreasuryOwner>;
    /**
     * The buckets, in the order in which they were given.
     */
    buckets: Array<TreasuryBucket>;
    /**
     * The sum of the buckets in USD; null unless every balance can be read.
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
     * For SWEEP_EXCESS: the amount in USD that stays in the source. For TOP_UP: the balance in USD below which it refills; null if that is targetUsd. Null for REBALANCE_TO_TARGET.
     */
    thresholdUsd: Usd | null;
    /**
     * For TOP_UP: the balance in USD to which the destination is refilled; null for other types.
     */
    targetUsd: Usd | null;
    /**
     * The minimum time between two runs, in seconds. A skipped run counts too.
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
     * The result of the last run; null before the first.
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
 * Confirms that the rule was deleted.
 */
export type TreasuryRuleDeleted = {
    /**
     * Id of the deleted rule.
     */
    id: string;
    /**
     * Always true.
     */
    deleted: true;
};

/**
 * A proposed transfer between two buckets, with the payment that the owners sign.
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
     * Id of the rule that proposed the sweep; null if it was created by request.
     */
    ruleId: string | null;
    /**
     * Id of the bucket that pays.
     */
    sourceBucketId: string;
    /**
     * Id of the bucket that receives the money.
     */
    destBucketId: string;
    /**
     * The amount to transfer, in USD.
     */
    amountUsd: Usd;
    /**
     * Id of the payment that the owners sign.
     */
    paymentId: string;
    /**
     * The status of the sweep.
     */
    status: TreasurySweepStatus;
    /**
     * The reason why the payment failed; null unless the sweep is FAILED.
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
 * An owner given by the EVM address that signs.
 */
export type TreasuryOwnerByAddress = {
    /**
     * The EVM address that signs. Mixed case has to pass the EIP-55 checksum. The zero address and 0x…01 cannot be owners.
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
 * An owner given by member id. The member's signing address signs.
 */
export type TreasuryOwnerByMember = {
    /**
     * Id of a member of the tenant.
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
 * An owner given by handle. The wallet of the handle signs.
 */
export type TreasuryOwnerByHandle = {
    /**
     * A handle of the directory, which is deprecated.
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
 * An owner, given by exactly one of `address`, `memberId` and `handle`.
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
     * The target share of the bucket in the account's total, in basis points. All targets together are at most 10000; a rest has no target.
     */
    targetBps: number;
    /**
     * For YIELD only: the simulated annual yield in basis points.
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
     * The owners of the multisig wallets of all buckets. No two may have the same address.
     */
    owners: Array<TreasuryOwnerInput>;
    /**
     * The number of owners who have to sign a transfer, at most the number of owners.
     */
    threshold?: number;
    /**
     * EIP-155 id of the deployment's chain, which is also the default.
     */
    chainId?: number;
    /**
     * The buckets of the account, in the order in which they are created.
     */
    buckets: Array<TreasuryBucketInput>;
};

/**
 * A rule that moves the source's balance above the threshold into the destination.
 */
export type CreateSweepExcessRuleRequest = {
    /**
     * The type of the rule.
     */
    type: 'SWEEP_EXCESS';
    /**
     * Id of the bucket that pays.
     */
    sourceBucketId: string;
    /**
     * Id of the bucket that receives the money, another bucket of the account.
     */
    destBucketId: string;
    /**
     * The amount in USD that stays in the source.
     */
    thresholdUsd: TreasuryAmountInput;
    /**
     * The minimum time between two runs, in seconds.
     */
    intervalSeconds?: TreasuryIntervalInput;
    /**
     * True if the rule runs when it is due.
     */
    enabled?: boolean;
};

/**
 * A rule that refills the destination to the target when its balance falls below the threshold.
 */
export type CreateTopUpRuleRequest = {
    /**
     * The type of the rule.
     */
    type: 'TOP_UP';
    /**
     * Id of the bucket that pays.
     */
    sourceBucketId: string;
    /**
     * Id of the bucket that receives the money, another bucket of the account.
     */
    destBucketId: string;
    /**
     * The balance in USD below which the rule refills; at most targetUsd, which is the default.
     */
    thresholdUsd?: TreasuryAmountInput;
    /**
     * The balance in USD to which the destination is refilled.
     */
    targetUsd: TreasuryAmountInput;
    /**
     * The minimum time between two runs, in seconds.
     */
    intervalSeconds?: TreasuryIntervalInput;
    /**
     * True if the rule runs when it is due.
     */
    enabled?: boolean;
};

/**
 * A rule that moves money from the bucket that is most above its target to the one that is most below. It has no buckets and no amounts of its own.
 */
export type CreateRebalanceRuleRequest = {
    /**
     * The type of the rule.
     */
    type: 'REBALANCE_TO_TARGET';
    /**
     * The minimum time between two runs, in seconds.
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
 * An amount in USD: above zero, at most 1000000000, with at most 6 decimals.
 */
export type TreasuryAmountInput = string;

/**
 * Number of seconds between two runs: one minute to 30 days, one hour by default.
 */
export type TreasuryIntervalInput = number;

/**
 * The fields to update. A field that is absent or null does not change. The type cannot be changed, and the result has to be a valid rule of its type.
 */
export type UpdateTreasuryRuleRequest = {
    /**
     * Id of the bucket that pays.
     */
    sourceBucketId?: string;
    /**
     * Id of the bucket that receives the money, another bucket of the account.
     */
    destBucketId?: string;
    /**
     * For SWEEP_EXCESS: the amount in USD that stays in the source. For TOP_UP: the balance in USD below which the rule refills.
     */
    thresholdUsd?: TreasuryAmountInput;
    /**
     * For TOP_UP: the balance in USD to which the destination is refilled.
     */
    targetUsd?: TreasuryAmountInput;
    /**
     * The minimum time between two runs, in seconds.
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
     * The amount to transfer, in USD.
     */
    amountUsd: TreasuryAmountInput;
};

/**
 * The result of a run.
 */
export type TestTreasuryRuleRun = {
    /**
     * The rule after the run.
     */
    rule: TreasuryRule;
    /**
     * The sweep that the run proposed; null if there is none.
     */
    sweep: TreasurySweep | null;
};

/**
 * The event that is sent when a treasury sweep changes. It never contains phone numbers, e-mail addresses, codes or tokens.
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
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
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
    url: '/v1/treasury/accounts';
};

export type ListTreasuryAccountsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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
     * VALIDATION_FAILED, ACCOUNT_CHAIN_MISMATCH, NO_SIGNER_ADDRESS, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | AccountChainMismatchError | NoSignerAddressError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type CreateTreasuryAccountError = CreateTreasuryAccountErrors[keyof CreateTreasuryAccountErrors];

export type CreateTreasuryAccountResponses = {
    /**
     * The new account, whose multisig wallets are being deployed.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
    url: '/v1/treasury/accounts/{id}/rules';
};

export type ListTreasuryRulesErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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
         * Id of the rule. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        ruleId: string;
    };
    query?: never;
    url: '/v1/treasury/rules/{ruleId}';
};

export type DeleteTreasuryRuleErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS
     */
    400: ApiVersionUnknownError | TenantAmbiguousError;
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

export type DeleteTreasuryRuleError = DeleteTreasuryRuleErrors[keyof DeleteTreasuryRuleErrors];

export type DeleteTreasuryRuleResponses = {
    /**
     * Confirms that the rule was deleted.
     */
    200: TreasuryRuleDeleted;
};

export type DeleteTreasuryRuleResponse = DeleteTreasuryRuleResponses[keyof DeleteTreasuryRuleResponses];

export type UpdateTreasuryRuleData = {
    body: UpdateTreasuryRuleRequest;
    path: {
        /**
         * Id of the rule. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        ruleId: string;
    };
    query?: never;
    url: '/v1/treasury/rules/{ruleId}';
};

export type UpdateTreasuryRuleErrors = {
    /**
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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
    url: '/v1/treasury/accounts/{id}/sweeps';
};

export type ListTreasurySweepsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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
     * POLICY_UNAVAILABLE, BALANCE_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | BalanceUnavailableError | TryAgainError;
};

export type CreateTreasurySweepError = CreateTreasurySweepErrors[keyof CreateTreasurySweepErrors];

export type CreateTreasurySweepResponses = {
    /**
     * The new sweep. The owners sign its payment.
     */
    201: TreasurySweep;
};

export type CreateTreasurySweepResponse = CreateTreasurySweepResponses[keyof CreateTreasurySweepResponses];

export type GetTreasurySweepData = {
    body?: never;
    path: {
        /**
         * Id of the sweep. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        sweepId: string;
    };
    query?: never;
    url: '/v1/treasury/sweeps/{sweepId}';
};

export type GetTreasurySweepErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
         * Id of the rule. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        ruleId: string;
    };
    query?: never;
    url: '/v1/test/treasury/rules/{ruleId}/run';
};

export type RunTestTreasuryRuleErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type RunTestTreasuryRuleError = RunTestTreasuryRuleErrors[keyof RunTestTreasuryRuleErrors];

export type RunTestTreasuryRuleResponses = {
    /**
     * The rule and the sweep that it proposed.
     */
    200: TestTreasuryRuleRun;
};

export type RunTestTreasuryRuleResponse = RunTestTreasuryRuleResponses[keyof RunTestTreasuryRuleResponses];
