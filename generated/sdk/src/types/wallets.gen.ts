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
  DripNotFoundError,
  FaucetNotAvailableError,
  FaucetRateLimitedError,
  HandleReservedError,
  HandleTakenError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidAmountError,
  InvalidJsonError,
  InvalidWalletAddressError,
  IpNotAllowedError,
  MemberNotActiveError,
  NotImplementedError,
  OrgAccountNotReadyError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  SmartAccountNotLinkedError,
  TenantAmbiguousError,
  TenantRequiredError,
  TenantSuspendedError,
  TryAgainError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  ValidationFailedError,
  WalletNotDeployableError,
  WalletNotFoundError,
} from './errors.gen.ts';
import type { FundingMode } from './offramp.gen.ts';

/**
 * Where the deployment stands: PENDING_DEPLOYMENT while the address is only computed, DEPLOYING once a transaction is sent, then DEPLOYED, or FAILED after three attempts. The address never changes. It can be funded in every status but FAILED.
 */
export const WalletStatus = {
    PENDING_DEPLOYMENT: 'PENDING_DEPLOYMENT',
    DEPLOYING: 'DEPLOYING',
    DEPLOYED: 'DEPLOYED',
    FAILED: 'FAILED'
} as const;

/**
 * Where the deployment stands: PENDING_DEPLOYMENT while the address is only computed, DEPLOYING once a transaction is sent, then DEPLOYED, or FAILED after three attempts. The address never changes. It can be funded in every status but FAILED.
 */
export type WalletStatus = typeof WalletStatus[keyof typeof WalletStatus];

/**
 * STANDARD is a wallet that the tenant created, or that holds a treasury bucket or the escrow of an invoice. ORGANIZATION is the tenant's organization account. SMART_ACCOUNT is a member's own wallet.
 */
export const WalletKind = {
    STANDARD: 'STANDARD',
    ORGANIZATION: 'ORGANIZATION',
    SMART_ACCOUNT: 'SMART_ACCOUNT'
} as const;

/**
 * STANDARD is a wallet that the tenant created, or that holds a treasury bucket or the escrow of an invoice. ORGANIZATION is the tenant's organization account. SMART_ACCOUNT is a member's own wallet.
 */
export type WalletKind = typeof WalletKind[keyof typeof WalletKind];

/**
 * The owner's role in the tenant. All owners sign alike.
 */
export const WalletOwnerRole = {
    ADMIN_OWNER: 'ADMIN_OWNER',
    FINANCE_OWNER: 'FINANCE_OWNER',
    MERCHANT_OPERATOR: 'MERCHANT_OPERATOR',
    AGENT: 'AGENT'
} as const;

/**
 * The owner's role in the tenant. All owners sign alike.
 */
export type WalletOwnerRole = typeof WalletOwnerRole[keyof typeof WalletOwnerRole];

/**
 * An owner of the multisig.
 */
export type WalletOwner = {
    /**
     * The checksummed address that signs.
     */
    address: string;
    /**
     * The owner's role in the tenant.
     */
    role: WalletOwnerRole;
    /**
     * The tenant's own name for the owner.
     */
    label: string | null;
};

/**
 * `usdc` is the settlement token with 6 decimals, Demo USD in the sandbox. `eth` is the native coin with 18 decimals.
 */
export const TokenAsset = { USDC: 'usdc', ETH: 'eth' } as const;

/**
 * `usdc` is the settlement token with 6 decimals, Demo USD in the sandbox. `eth` is the native coin with 18 decimals.
 */
export type TokenAsset = typeof TokenAsset[keyof typeof TokenAsset];

/**
 * An amount in whole tokens, with as many decimals as it needs and no trailing zeros.
 */
export type TokenAmount = string;

/**
 * What an address holds of one asset on the chain.
 */
export type TokenBalance = {
    /**
     * `usdc`, or `eth` for the native coin.
     */
    asset: TokenAsset;
    /**
     * The balance in whole tokens.
     */
    amount: TokenAmount;
    /**
     * Number of decimals of the token: 6 for usdc, 18 for eth.
     */
    decimals: 6 | 18;
};

/**
 * A multisig wallet, without its balances.
 */
export type Wallet = {
    /**
     * Id of the wallet.
     */
    id: string;
    /**
     * The checksummed address. It is computed first and stays the same after deployment, so that it can be funded at once.
     */
    address: string;
    /**
     * Whose wallet it is.
     */
    kind: WalletKind;
    /**
     * The status of the deployment on chain.
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
     * The number of owners who have to sign a transaction.
     */
    threshold: number;
    /**
     * True until the wallet is DEPLOYED.
     */
    predictedAddress: boolean;
    /**
     * The tenant's name for it; another wallet may have the same one.
     */
    name: string;
    /**
     * The addresses that may sign.
     */
    owners: Array<WalletOwner>;
    /**
     * True if the OWNER and ADMIN signers of the tenant are no longer the owners of its organization account. Its owners change that by a transaction. False for other kinds.
     */
    ownersOutOfDate: boolean;
    createdAt: string;
};

/**
 * A multisig wallet with what it holds on the chain right now.
 */
export type WalletWithBalances = {
    /**
     * Id of the wallet.
     */
    id: string;
    /**
     * The checksummed address. It is computed first and stays the same after deployment, so that it can be funded at once.
     */
    address: string;
    /**
     * Whose wallet it is.
     */
    kind: WalletKind;
    /**
     * The status of the deployment on chain.
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
     * The number of owners who have to sign a transaction.
     */
    threshold: number;
    /**
     * True until the wallet is DEPLOYED.
     */
    predictedAddress: boolean;
    /**
     * The tenant's name for it; another wallet may have the same one.
     */
    name: string;
    /**
     * The addresses that may sign.
     */
    owners: Array<WalletOwner>;
    /**
     * True if the OWNER and ADMIN signers of the tenant are no longer the owners of its organization account. Its owners change that by a transaction. False for other kinds.
     */
    ownersOutOfDate: boolean;
    createdAt: string;
    /**
     * The balances of usdc and eth, also if they are zero.
     */
    balances: Array<TokenBalance>;
};

/**
 * Wallets of every kind, newest first.
 */
export type WalletList = {
    /**
     * The entries of this page.
     */
    wallets: Array<Wallet>;
    /**
     * How many wallets fit the filter, on all pages.
     */
    total: number;
};

/**
 * An owner of the new multisig.
 */
export type CreateWalletOwner = {
    /**
     * The address that signs. Mixed case has to pass the EIP-55 checksum. The zero address and 0x…01 cannot be owners.
     */
    address: string;
    /**
     * The owner's role in the tenant.
     */
    role: WalletOwnerRole;
    /**
     * Your own name for the owner.
     */
    label?: string;
};

/**
 * The wallet to create.
 */
export type CreateWalletRequest = {
    /**
     * Your name for the wallet.
     */
    name: string;
    /**
     * The addresses that may sign, each of them once.
     */
    owners: Array<CreateWalletOwner>;
    /**
     * How many owners have to sign, at most as many as there are.
     */
    threshold?: number;
    /**
     * The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in live.
     */
    chainId?: number;
};

/**
 * SUBMITTED until the transfer has arrived or failed. Spend the money only after CONFIRMED.
 */
export const DripStatus = {
    SUBMITTED: 'SUBMITTED',
    CONFIRMED: 'CONFIRMED',
    FAILED: 'FAILED'
} as const;

/**
 * SUBMITTED until the transfer has arrived or failed. Spend the money only after CONFIRMED.
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
     * The wallet that gets the money.
     */
    walletId: string;
    /**
     * `usdc`, or `eth`.
     */
    asset: TokenAsset;
    /**
     * The amount in whole tokens.
     */
    amount: TokenAmount;
    /**
     * Number of the EVM chain, such as 84532.
     */
    chainId: number;
    /**
     * The current status.
     */
    status: DripStatus;
    /**
     * The transaction of the transfer; null until CONFIRMED.
     */
    txHash: string | null;
    /**
     * Why the drip FAILED; SIMULATED_FAILURE if a test asked for it. Null otherwise.
     */
    failureReason: string | null;
    /**
     * Time of the request.
     */
    createdAt: string;
};

/**
 * Drips, newest first.
 */
export type DripList = {
    /**
     * The entries of this page.
     */
    drips: Array<Drip>;
};

/**
 * What to send; 250 usdc by default.
 */
export type FundWalletRequest = {
    /**
     * `usdc`, or `eth` for the native coin.
     */
    asset?: TokenAsset;
    /**
     * Whole tokens above zero, with at most 6 decimals for usdc and 18 for eth. usdc: 250 by default, at most 1000. eth: 0.02 by default and at most.
     */
    amount?: string;
};

/**
 * What to send, and to which of the caller's accounts; 250 usdc to the smart account by default.
 */
export type CreateDripRequest = {
    /**
     * `usdc`, or `eth` for the native coin.
     */
    asset?: TokenAsset;
    /**
     * Whole tokens above zero, with at most 6 decimals for usdc and 18 for eth. usdc: 250 by default, at most 1000. eth: 0.02 by default and at most.
     */
    amount?: string;
    /**
     * `smart` is the acting member's own account, `organization` the tenant's.
     */
    account?: 'smart' | 'organization';
};

/**
 * The call that the wallet is to make. Delegate calls are not offered.
 */
export type CreateWalletTransactionRequest = {
    /**
     * The address to call. Mixed case has to pass the EIP-55 checksum.
     */
    to: string;
    /**
     * The ETH that is sent, in wei.
     */
    value?: string;
    /**
     * The call data, `0x` and hex, at most 64 KiB.
     */
    data?: string;
    /**
     * Plain text.
     */
    memo?: string;
};

/**
 * The tenant's balance in the service's ledger, as whole numbers of 6 decimals. It is separate from what is on the chain.
 */
export type InternalBalance = {
    /**
     * What the tenant can pay with.
     */
    availableBaseUnits: string;
    /**
     * What is set aside for payments that are not confirmed yet.
     */
    reservedBaseUnits: string;
    /**
     * What is locked for payments that are on their way.
     */
    lockedBaseUnits: string;
};

/**
 * An account on the chain, with what it holds.
 */
export type BalanceAccount = {
    /**
     * The wallet that the account is.
     */
    walletId: string;
    /**
     * The account's address, checksummed.
     */
    address: string;
    /**
     * The status of the deployment on chain.
     */
    status: WalletStatus;
    /**
     * The balances of usdc and eth, also if they are zero.
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
     * The balance that funds payments in mode INTERNAL_BALANCE.
     */
    internalBalance: InternalBalance;
    /**
     * The acting member's account; null if there is none.
     */
    smartAccount: BalanceAccount | null;
    /**
     * The tenant's account; null if there is none.
     */
    organizationAccount: BalanceAccount | null;
    /**
     * Time at which the balances were read.
     */
    asOf: string;
};

/**
 * What this tenant can use in this environment.
 */
export type Features = {
    /**
     * Whether there is test money; never in live.
     */
    faucet: boolean;
    /**
     * Whether this deployment issues cards.
     */
    cards: boolean;
    /**
     * Whether the tenant can use treasury accounts.
     */
    treasury: boolean;
    /**
     * Whether the tenant can use invoices.
     */
    invoices: boolean;
    /**
     * Whether the tenant can use ramps.
     */
    ramps: boolean;
    /**
     * Whether the tenant can use sales orders.
     */
    trade: boolean;
    /**
     * Whether the tenant can use pools and loans.
     */
    lending: boolean;
    /**
     * Whether recipients who have not joined yet can claim payments.
     */
    claims: boolean;
    /**
     * Whether payments can be funded in mode ONCHAIN_DEPOSIT.
     */
    onchainDeposit: boolean;
};

/**
 * The token in which USD amounts settle on a chain.
 */
export type SettlementToken = {
    /**
     * The token's code in this API.
     */
    asset: 'usdc';
    /**
     * The token's contract, checksummed.
     */
    address: string;
    /**
     * Number of decimals of the token.
     */
    decimals: 6;
};

/**
 * A chain that this deployment works on.
 */
export type ChainCapability = {
    /**
     * Number of the EVM chain, such as 84532.
     */
    chainId: number;
    /**
     * The chain in CAIP-2 form, `eip155:<chainId>`.
     */
    chainKey: string;
    /**
     * Name of the network.
     */
    name: string;
    /**
     * True if money on this chain has no value.
     */
    test: boolean;
    /**
     * The token in which payments settle on this chain.
     */
    settlementToken: SettlementToken;
};

/**
 * A rail, and whether it can be used.
 */
export type RailCapability = {
    /**
     * The rail, named by the type of destination.
     */
    type: PayoutDestinationType;
    /**
     * True if quotes can lead there: the rail has a provider, and it is not off.
     */
    routable: boolean;
    /**
     * The mode of the rail's provider; null for US_BANK_ACH and SEPA, which have none.
     */
    providerMode: 'off' | 'mock' | 'sandbox' | 'live' | null;
};

/**
 * What this deployment can do for this tenant.
 */
export type Capabilities = {
    /**
     * The environment: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Always `v1`.
     */
    apiVersion: 'v1';
    /**
     * What the tenant can use.
     */
    features: Features;
    /**
     * The chains of this deployment.
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
     * The checksummed address that signs the credentials of this deployment.
     */
    issuerAddress: string;
    /**
     * URL of the chain's RPC in the sandbox; null in live.
     */
    rpcUrl: string | null;
};

/**
 * The tenant's handle, and the wallet behind it.
 */
export type SetDirectoryHandleRequest = {
    /**
     * 3 to 32 lower case letters, digits and hyphens, without `@`.
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
     * A name of 3 to 32 characters, without `@`.
     */
    handle: string;
    /**
     * An opaque id that begins with `wal_`.
     */
    walletId: string;
    /**
     * The wallet's address, checksummed.
     */
    address: string;
    /**
     * Id of the tenant that owns the handle, `ten_…`.
     */
    tenantId: string;
    /**
     * Time of the last change.
     */
    updatedAt: string;
};

/**
 * A wallet was deployed, or could not be. The wallet is without balances. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type WalletEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'wallet.deployed' | 'wallet.failed';
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
 * A drip has landed or failed. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type DripEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'drip.confirmed' | 'drip.failed';
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
     * The wallet, whose deployment is under way.
     */
    201: Wallet;
};

export type CreateWalletResponse = CreateWalletResponses[keyof CreateWalletResponses];

export type GetWalletData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
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

export type GetBalanceData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * True creates the accounts that are missing or FAILED before it answers.
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
         * Only drips into this wallet. For a wallet of another tenant the list is empty.
         */
        walletId?: string;
        /**
         * Only drips of this status.
         */
        status?: DripStatus;
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
         * Id of the drip. Ids are opaque: a malformed one is refused like one that does not exist.
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
     * The updated handle.
     */
    200: DirectoryHandle;
};

export type SetDirectoryHandleResponse = SetDirectoryHandleResponses[keyof SetDirectoryHandleResponses];
