// Generated from spec/ by `npm run generate`. Do not edit.

import type { Environment } from './accounts.gen.ts';
import type { PayoutDestinationType } from './destinations.gen.ts';
import type {
  AccountChainMismatchError,
  AccountNotReadyError,
  AgentSuspendedError,
  AmountExceedsCapError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  BalanceUnavailableError,
  BodyTooLargeError,
  ChainUnavailableError,
  DripNotFoundError,
  FaucetNotAvailableError,
  FaucetRateLimitedError,
  HandleReservedError,
  HandleTakenError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientFundsError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidAmountError,
  InvalidJsonError,
  InvalidWalletAddressError,
  IpNotAllowedError,
  MemberNotActiveError,
  NewPayeeNotSavedError,
  NotImplementedError,
  OrgAccountNotReadyError,
  PayeeCoolingOffError,
  PolicyDeniedError,
  PolicyUnavailableError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureRequiredError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  SmartAccountNotLinkedError,
  TenantAmbiguousError,
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
  WalletNotDeployableError,
  WalletNotDeployedError,
  WalletNotFoundError,
} from './errors.gen.ts';
import type { FundingMode } from './offramp.gen.ts';
import type { LegacyPayment } from './payments.gen.ts';

/**
 * Where the deployment stands: PENDING_DEPLOYMENT while the address is only predicted, DEPLOYING once a transaction is sent, then DEPLOYED, or FAILED after three attempts. The address never changes and is safe to fund in every status but FAILED.
 */
export const WalletStatus = {
    PENDING_DEPLOYMENT: 'PENDING_DEPLOYMENT',
    DEPLOYING: 'DEPLOYING',
    DEPLOYED: 'DEPLOYED',
    FAILED: 'FAILED'
} as const;

/**
 * Where the deployment stands: PENDING_DEPLOYMENT while the address is only predicted, DEPLOYING once a transaction is sent, then DEPLOYED, or FAILED after three attempts. The address never changes and is safe to fund in every status but FAILED.
 */
export type WalletStatus = typeof WalletStatus[keyof typeof WalletStatus];

/**
 * STANDARD is created by the tenant, or for a treasury bucket or the escrow of an invoice; ORGANIZATION is its one organization account; SMART_ACCOUNT is a member's own 1-of-1 wallet.
 */
export const WalletKind = {
    STANDARD: 'STANDARD',
    ORGANIZATION: 'ORGANIZATION',
    SMART_ACCOUNT: 'SMART_ACCOUNT'
} as const;

/**
 * STANDARD is created by the tenant, or for a treasury bucket or the escrow of an invoice; ORGANIZATION is its one organization account; SMART_ACCOUNT is a member's own 1-of-1 wallet.
 */
export type WalletKind = typeof WalletKind[keyof typeof WalletKind];

/**
 * What the owner is to the tenant; all owners sign alike.
 */
export const WalletOwnerRole = {
    ADMIN_OWNER: 'ADMIN_OWNER',
    FINANCE_OWNER: 'FINANCE_OWNER',
    MERCHANT_OPERATOR: 'MERCHANT_OPERATOR',
    AGENT: 'AGENT'
} as const;

/**
 * What the owner is to the tenant; all owners sign alike.
 */
export type WalletOwnerRole = typeof WalletOwnerRole[keyof typeof WalletOwnerRole];

/**
 * An owner of the multisig.
 */
export type WalletOwner = {
    /**
     * The signing address, checksummed.
     */
    address: string;
    /**
     * What the owner is.
     */
    role: WalletOwnerRole;
    /**
     * The tenant's own text.
     */
    label: string | null;
};

/**
 * usdc is the settlement token, Demo USD in the sandbox, with 6 decimals; eth pays gas, with 18.
 */
export const TokenAsset = { USDC: 'usdc', ETH: 'eth' } as const;

/**
 * usdc is the settlement token, Demo USD in the sandbox, with 6 decimals; eth pays gas, with 18.
 */
export type TokenAsset = typeof TokenAsset[keyof typeof TokenAsset];

/**
 * Whole tokens, with as many fraction digits as needed and no trailing zeros.
 */
export type TokenAmount = string;

/**
 * What an address holds of one asset on chain.
 */
export type TokenBalance = {
    /**
     * The asset.
     */
    asset: TokenAsset;
    /**
     * The balance in whole tokens.
     */
    amount: TokenAmount;
    /**
     * The token's precision: 6 for usdc, 18 for eth.
     */
    decimals: 6 | 18;
};

/**
 * A multisig wallet, without its balances.
 */
export type Wallet = {
    /**
     * The wallet.
     */
    id: string;
    /**
     * Predicted first, the same after deployment, checksummed: safe to fund at once.
     */
    address: string;
    /**
     * Whose wallet it is.
     */
    kind: WalletKind;
    /**
     * Where its deployment stands.
     */
    status: WalletStatus;
    /**
     * Why the deployment FAILED; null otherwise.
     */
    failureReason: string | null;
    /**
     * The chain: 84532 in the sandbox, 8453 in live.
     */
    chainId: number;
    /**
     * How many owners have to sign.
     */
    threshold: number;
    /**
     * True until the wallet is DEPLOYED.
     */
    predictedAddress: boolean;
    /**
     * The tenant's name for it; need not be unique.
     */
    name: string;
    /**
     * Who signs.
     */
    owners: Array<WalletOwner>;
    /**
     * True when the OWNER and ADMIN signers of the tenant are no longer the owners of its organization account, which its owners change by a transaction; false for the other kinds.
     */
    ownersOutOfDate: boolean;
    /**
     * When it was created.
     */
    createdAt: string;
};

/**
 * A multisig wallet with what it holds on chain right now.
 */
export type WalletWithBalances = {
    /**
     * The wallet.
     */
    id: string;
    /**
     * Predicted first, the same after deployment, checksummed: safe to fund at once.
     */
    address: string;
    /**
     * Whose wallet it is.
     */
    kind: WalletKind;
    /**
     * Where its deployment stands.
     */
    status: WalletStatus;
    /**
     * Why the deployment FAILED; null otherwise.
     */
    failureReason: string | null;
    /**
     * The chain: 84532 in the sandbox, 8453 in live.
     */
    chainId: number;
    /**
     * How many owners have to sign.
     */
    threshold: number;
    /**
     * True until the wallet is DEPLOYED.
     */
    predictedAddress: boolean;
    /**
     * The tenant's name for it; need not be unique.
     */
    name: string;
    /**
     * Who signs.
     */
    owners: Array<WalletOwner>;
    /**
     * True when the OWNER and ADMIN signers of the tenant are no longer the owners of its organization account, which its owners change by a transaction; false for the other kinds.
     */
    ownersOutOfDate: boolean;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * usdc, then eth; zero included.
     */
    balances: Array<TokenBalance>;
};

/**
 * Wallets of every kind, newest first.
 */
export type WalletList = {
    /**
     * One page of them.
     */
    wallets: Array<Wallet>;
    /**
     * How many there are over all pages of this filter.
     */
    total: number;
};

/**
 * An owner of the new multisig.
 */
export type CreateWalletOwner = {
    /**
     * The signing address; one in mixed case has to pass EIP-55. A Safe takes neither the zero address nor 0x…01 as an owner.
     */
    address: string;
    /**
     * What the owner is.
     */
    role: WalletOwnerRole;
    /**
     * Your own text.
     */
    label?: string;
};

/**
 * The wallet to create.
 */
export type CreateWalletRequest = {
    /**
     * Your name for it.
     */
    name: string;
    /**
     * Who signs; every address once.
     */
    owners: Array<CreateWalletOwner>;
    /**
     * How many owners have to sign: at most as many as there are.
     */
    threshold?: number;
    /**
     * The environment's chain, which is also the default: 84532 in the sandbox, 8453 in live.
     */
    chainId?: number;
};

/**
 * SUBMITTED until the transfer has landed or failed. Spend after CONFIRMED only.
 */
export const DripStatus = {
    SUBMITTED: 'SUBMITTED',
    CONFIRMED: 'CONFIRMED',
    FAILED: 'FAILED'
} as const;

/**
 * SUBMITTED until the transfer has landed or failed. Spend after CONFIRMED only.
 */
export type DripStatus = typeof DripStatus[keyof typeof DripStatus];

/**
 * Test money from the faucet.
 */
export type Drip = {
    /**
     * The drip.
     */
    id: string;
    /**
     * The wallet that is funded: of an account drip, the account's.
     */
    walletId: string;
    /**
     * What is dripped.
     */
    asset: TokenAsset;
    /**
     * How much.
     */
    amount: TokenAmount;
    /**
     * The chain.
     */
    chainId: number;
    /**
     * Where it stands.
     */
    status: DripStatus;
    /**
     * The transfer; null until CONFIRMED.
     */
    txHash: string | null;
    /**
     * Why it FAILED, SIMULATED_FAILURE when a test asked for it; null otherwise.
     */
    failureReason: string | null;
    /**
     * When it was asked for.
     */
    createdAt: string;
};

/**
 * Drips, newest first.
 */
export type DripList = {
    /**
     * One page of them.
     */
    drips: Array<Drip>;
};

/**
 * What to drip; 250 usdc where nothing is said.
 */
export type FundWalletRequest = {
    /**
     * The asset.
     */
    asset?: TokenAsset;
    /**
     * Whole tokens, above zero, with at most 6 fraction digits for usdc and 18 for eth. usdc: 250 by default, at most 1000. eth: 0.02 by default and at most.
     */
    amount?: string;
};

/**
 * What to drip, and into which of the caller's accounts; 250 usdc into the smart account by default.
 */
export type CreateDripRequest = {
    /**
     * The asset.
     */
    asset?: TokenAsset;
    /**
     * Whole tokens, above zero, with at most 6 fraction digits for usdc and 18 for eth. usdc: 250 by default, at most 1000. eth: 0.02 by default and at most.
     */
    amount?: string;
    /**
     * smart is the acting member's own account, organization the tenant's.
     */
    account?: 'smart' | 'organization';
};

/**
 * The call that the wallet shall make; delegatecall is not offered.
 */
export type CreateWalletTransactionRequest = {
    /**
     * Who is called; an address in mixed case has to pass EIP-55.
     */
    to: string;
    /**
     * What is sent along, in wei.
     */
    value?: string;
    /**
     * The call data, 0x and hex: at most 64 KiB.
     */
    data?: string;
    /**
     * Plain text.
     */
    memo?: string;
};

/**
 * The tenant's ledger, in base units of 6 decimals; never netted with what is on chain.
 */
export type InternalBalance = {
    /**
     * What can be paid with.
     */
    availableBaseUnits: string;
    /**
     * What is set aside for payments that are not confirmed.
     */
    reservedBaseUnits: string;
    /**
     * What is locked for payments on their way.
     */
    lockedBaseUnits: string;
};

/**
 * An account on chain with what it holds.
 */
export type BalanceAccount = {
    /**
     * Its wallet.
     */
    walletId: string;
    /**
     * Its address, checksummed.
     */
    address: string;
    /**
     * Where its deployment stands.
     */
    status: WalletStatus;
    /**
     * usdc, then eth; zero included.
     */
    balances: Array<TokenBalance>;
};

/**
 * What the caller can pay with.
 */
export type Balance = {
    /**
     * Always USD.
     */
    currency: 'USD';
    /**
     * The environment's chain.
     */
    chainId: number;
    /**
     * The tenant's ledger, which pays INTERNAL_BALANCE.
     */
    internalBalance: InternalBalance;
    /**
     * The acting member's account; null where there is none.
     */
    smartAccount: BalanceAccount | null;
    /**
     * The tenant's account; null where there is none.
     */
    organizationAccount: BalanceAccount | null;
    /**
     * When it was read.
     */
    asOf: string;
};

/**
 * What this tenant can use in this environment.
 */
export type Features = {
    /**
     * Test money; never in live.
     */
    faucet: boolean;
    /**
     * Cards.
     */
    cards: boolean;
    /**
     * Treasury accounts.
     */
    treasury: boolean;
    /**
     * Escrow invoices.
     */
    invoices: boolean;
    /**
     * Simulated ramps.
     */
    ramps: boolean;
    /**
     * Sales orders.
     */
    trade: boolean;
    /**
     * Pools and loans.
     */
    lending: boolean;
    /**
     * The public claim flow, for recipients who are nobody's yet.
     */
    claims: boolean;
    /**
     * ONCHAIN_DEPOSIT as a funding mode.
     */
    onchainDeposit: boolean;
};

/**
 * The token in which USD amounts settle on a chain.
 */
export type SettlementToken = {
    /**
     * Its wire name.
     */
    asset: 'usdc';
    /**
     * The contract, checksummed.
     */
    address: string;
    /**
     * Its precision.
     */
    decimals: 6;
};

/**
 * A chain that wallets live on.
 */
export type ChainCapability = {
    /**
     * The chain.
     */
    chainId: number;
    /**
     * The same, eip155:<chainId>.
     */
    chainKey: string;
    /**
     * The network's name.
     */
    name: string;
    /**
     * True where money has no value.
     */
    test: boolean;
    /**
     * Its settlement token.
     */
    settlementToken: SettlementToken;
};

/**
 * A rail to recipients.
 */
export type RailCapability = {
    /**
     * The rail.
     */
    type: PayoutDestinationType;
    /**
     * True when quotes can lead there: there is an adapter, and it is not off.
     */
    routable: boolean;
    /**
     * The mode of its provider; null for US_BANK_ACH and SEPA, which have no adapter.
     */
    providerMode: 'off' | 'mock' | 'sandbox' | 'live' | null;
};

/**
 * What this deployment can do for this tenant.
 */
export type Capabilities = {
    /**
     * The environment.
     */
    environment: Environment;
    /**
     * The version of the API.
     */
    apiVersion: 'v1';
    /**
     * What the tenant can use.
     */
    features: Features;
    /**
     * The chains.
     */
    chains: Array<ChainCapability>;
    /**
     * The funding modes that the tenant can use.
     */
    fundingModes: Array<FundingMode>;
    /**
     * The rails, usable or not.
     */
    rails: Array<RailCapability>;
    /**
     * Who signs the credentials that this deployment issues, checksummed.
     */
    issuerAddress: string;
    /**
     * The chain's RPC, in the sandbox; null in live.
     */
    rpcUrl: string | null;
};

/**
 * The tenant's handle, and where payments to it go.
 */
export type SetDirectoryHandleRequest = {
    /**
     * 3 to 32 lower case letters, digits and hyphens, without @.
     */
    handle: string;
    /**
     * One of your wallets.
     */
    walletId: string;
};

/**
 * A handle of the legacy directory.
 */
export type DirectoryHandle = {
    /**
     * The handle.
     */
    handle: string;
    /**
     * The wallet.
     */
    walletId: string;
    /**
     * The wallet's address, checksummed.
     */
    address: string;
    /**
     * The tenant.
     */
    tenantId: string;
    /**
     * When it last changed.
     */
    updatedAt: string;
};

/**
 * A wallet was deployed, or could not be. The wallet is without balances. Phone numbers, e-mails, codes and tokens are never in it.
 */
export type WalletEvent = {
    /**
     * The event; the same in every delivery of it.
     */
    id: string;
    /**
     * What happened.
     */
    type: 'wallet.deployed' | 'wallet.failed';
    /**
     * When the change was committed.
     */
    createdAt: string;
    /**
     * The environment.
     */
    environment: Environment;
    /**
     * The tenant that receives it.
     */
    tenantId: string;
    /**
     * The version of the payload.
     */
    apiVersion: 'v1';
    /**
     * What changed.
     */
    data: {
        /**
         * The wallet at the moment of the change.
         */
        object: Wallet;
        /**
         * The status before the change.
         */
        previousStatus?: string;
    };
};

/**
 * A drip has landed or failed. Phone numbers, e-mails, codes and tokens are never in it.
 */
export type DripEvent = {
    /**
     * The event; the same in every delivery of it.
     */
    id: string;
    /**
     * What happened.
     */
    type: 'drip.confirmed' | 'drip.failed';
    /**
     * When the change was committed.
     */
    createdAt: string;
    /**
     * The environment.
     */
    environment: Environment;
    /**
     * The tenant that receives it.
     */
    tenantId: string;
    /**
     * The version of the payload.
     */
    apiVersion: 'v1';
    /**
     * What changed.
     */
    data: {
        /**
         * The drip at the moment of the change.
         */
        object: Drip;
        /**
         * The status before the change.
         */
        previousStatus?: string;
    };
};

export type ListWalletsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only wallets of this status.
         */
        status?: WalletStatus;
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
    url: '/v1/wallets';
};

export type ListWalletsErrors = {
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

export type ListWalletsError = ListWalletsErrors[keyof ListWalletsErrors];

export type ListWalletsResponses = {
    /**
     * A page of wallets.
     */
    200: WalletList;
};

export type ListWalletsResponse = ListWalletsResponses[keyof ListWalletsResponses];

export type CreateWalletData = {
    body: CreateWalletRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/wallets';
};

export type CreateWalletErrors = {
    /**
     * INVALID_WALLET_ADDRESS, VALIDATION_FAILED, ACCOUNT_CHAIN_MISMATCH, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: InvalidWalletAddressError | ValidationFailedError | AccountChainMismatchError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type CreateWalletError = CreateWalletErrors[keyof CreateWalletErrors];

export type CreateWalletResponses = {
    /**
     * The wallet, its deployment under way.
     */
    201: Wallet;
};

export type CreateWalletResponse = CreateWalletResponses[keyof CreateWalletResponses];

export type GetWalletData = {
    body?: never;
    path: {
        /**
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/wallets/{id}';
};

export type GetWalletErrors = {
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
     * WALLET_NOT_FOUND
     */
    404: WalletNotFoundError;
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
     * BALANCE_UNAVAILABLE, TRY_AGAIN
     */
    503: BalanceUnavailableError | TryAgainError;
};

export type GetWalletError = GetWalletErrors[keyof GetWalletErrors];

export type GetWalletResponses = {
    /**
     * The wallet with its balances.
     */
    200: WalletWithBalances;
};

export type GetWalletResponse = GetWalletResponses[keyof GetWalletResponses];

export type FundWalletData = {
    body?: FundWalletRequest;
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
    url: '/v1/wallets/{id}/fund';
};

export type FundWalletErrors = {
    /**
     * INVALID_AMOUNT, AMOUNT_EXCEEDS_CAP, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidAmountError | AmountExceedsCapError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * FAUCET_NOT_AVAILABLE, FAUCET_RATE_LIMITED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: FaucetNotAvailableError | FaucetRateLimitedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * WALLET_NOT_FOUND
     */
    404: WalletNotFoundError;
    /**
     * WALLET_NOT_DEPLOYABLE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: WalletNotDeployableError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type FundWalletError = FundWalletErrors[keyof FundWalletErrors];

export type FundWalletResponses = {
    /**
     * The drip, SUBMITTED.
     */
    201: Drip;
};

export type FundWalletResponse = FundWalletResponses[keyof FundWalletResponses];

export type CreateWalletTransactionData = {
    body: CreateWalletTransactionRequest;
    headers?: {
        /**
         * The satisfied challenge, when a request is sent again after TWOFA_REQUIRED: the same bytes, by the same member, with the same Idempotency-Key, which the refusal has released. From an API key it is TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
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
    url: '/v1/wallets/{id}/transactions';
};

export type CreateWalletTransactionErrors = {
    /**
     * INVALID_WALLET_ADDRESS, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidWalletAddressError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * INSUFFICIENT_FUNDS
     */
    402: InsufficientFundsError;
    /**
     * NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NewPayeeNotSavedError | PayeeCoolingOffError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | PolicyDeniedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * WALLET_NOT_FOUND
     */
    404: WalletNotFoundError;
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
     * POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | ChainUnavailableError | TryAgainError;
};

export type CreateWalletTransactionError = CreateWalletTransactionErrors[keyof CreateWalletTransactionErrors];

export type CreateWalletTransactionResponses = {
    /**
     * The proposal, which owners sign at /v1/payments/{id}/sign.
     */
    201: LegacyPayment;
};

export type CreateWalletTransactionResponse = CreateWalletTransactionResponses[keyof CreateWalletTransactionResponses];

export type GetBalanceData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * True provisions the accounts that are missing or FAILED, then answers.
         */
        ensure?: boolean;
    };
    url: '/v1/balance';
};

export type GetBalanceErrors = {
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
     * ACCOUNT_NOT_READY
     */
    409: AccountNotReadyError;
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
     * BALANCE_UNAVAILABLE, TRY_AGAIN
     */
    503: BalanceUnavailableError | TryAgainError;
};

export type GetBalanceError = GetBalanceErrors[keyof GetBalanceErrors];

export type GetBalanceResponses = {
    /**
     * The balance.
     */
    200: Balance;
};

export type GetBalanceResponse = GetBalanceResponses[keyof GetBalanceResponses];

export type ListDripsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only drips into this wallet; none for a wallet that is not the tenant's.
         */
        walletId?: string;
        /**
         * Only drips of this status.
         */
        status?: DripStatus;
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
    url: '/v1/faucet/drips';
};

export type ListDripsErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * FAUCET_NOT_AVAILABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: FaucetNotAvailableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type ListDripsError = ListDripsErrors[keyof ListDripsErrors];

export type ListDripsResponses = {
    /**
     * A page of drips.
     */
    200: DripList;
};

export type ListDripsResponse = ListDripsResponses[keyof ListDripsResponses];

export type CreateDripData = {
    body?: CreateDripRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/faucet/drips';
};

export type CreateDripErrors = {
    /**
     * INVALID_AMOUNT, AMOUNT_EXCEEDS_CAP, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidAmountError | AmountExceedsCapError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * FAUCET_NOT_AVAILABLE, FAUCET_RATE_LIMITED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: FaucetNotAvailableError | FaucetRateLimitedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * SMART_ACCOUNT_NOT_LINKED, ORG_ACCOUNT_NOT_READY, WALLET_NOT_DEPLOYABLE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: SmartAccountNotLinkedError | OrgAccountNotReadyError | WalletNotDeployableError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreateDripError = CreateDripErrors[keyof CreateDripErrors];

export type CreateDripResponses = {
    /**
     * The drip, SUBMITTED.
     */
    201: Drip;
};

export type CreateDripResponse = CreateDripResponses[keyof CreateDripResponses];

export type GetDripData = {
    body?: never;
    path: {
        /**
         * The drip. Ids are opaque: a malformed one is answered like a missing one.
         */
        dripId: string;
    };
    query?: never;
    url: '/v1/faucet/drips/{dripId}';
};

export type GetDripErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * FAUCET_NOT_AVAILABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: FaucetNotAvailableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DRIP_NOT_FOUND
     */
    404: DripNotFoundError;
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

export type GetDripError = GetDripErrors[keyof GetDripErrors];

export type GetDripResponses = {
    /**
     * The drip.
     */
    200: Drip;
};

export type GetDripResponse = GetDripResponses[keyof GetDripResponses];

export type GetCapabilitiesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/capabilities';
};

export type GetCapabilitiesErrors = {
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

export type GetCapabilitiesError = GetCapabilitiesErrors[keyof GetCapabilitiesErrors];

export type GetCapabilitiesResponses = {
    /**
     * What the tenant can use.
     */
    200: Capabilities;
};

export type GetCapabilitiesResponse = GetCapabilitiesResponses[keyof GetCapabilitiesResponses];

export type SetDirectoryHandleData = {
    body: SetDirectoryHandleRequest;
    path?: never;
    query?: never;
    url: '/v1/directory/handle';
};

export type SetDirectoryHandleErrors = {
    /**
     * TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * WALLET_NOT_FOUND
     */
    404: WalletNotFoundError;
    /**
     * HANDLE_RESERVED, HANDLE_TAKEN
     */
    409: HandleReservedError | HandleTakenError;
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

export type SetDirectoryHandleError = SetDirectoryHandleErrors[keyof SetDirectoryHandleErrors];

export type SetDirectoryHandleResponses = {
    /**
     * The handle as it is now.
     */
    200: DirectoryHandle;
};

export type SetDirectoryHandleResponse = SetDirectoryHandleResponses[keyof SetDirectoryHandleResponses];
