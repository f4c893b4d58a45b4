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
  ApiVersionEndedError,
  ApiVersionUnknownError,
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
  PolicyDeniedError,
  PolicyUnavailableError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  RoleNotPermittedError,
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
  WalletNotFoundError,
} from './errors.gen.ts';
import type { FundingMode } from './offramp.gen.ts';

/**
 * The status of the deployment: PENDING_DEPLOYMENT while only the address has been computed, DEPLOYING once a transaction is sent, then DEPLOYED, or FAILED after three attempts. The address never changes. It can receive money in every status except FAILED.
 */
export const WalletStatus = {
    PENDING_DEPLOYMENT: 'PENDING_DEPLOYMENT',
    DEPLOYING: 'DEPLOYING',
    DEPLOYED: 'DEPLOYED',
    FAILED: 'FAILED'
} as const;

/**
 * The status of the deployment: PENDING_DEPLOYMENT while only the address has been computed, DEPLOYING once a transaction is sent, then DEPLOYED, or FAILED after three attempts. The address never changes. It can receive money in every status except FAILED.
 */
export type WalletStatus = typeof WalletStatus[keyof typeof WalletStatus];

/**
 * The kind of wallet. STANDARD is a wallet that the tenant created, or that holds a treasury bucket or the escrow of an invoice. ORGANIZATION is the tenant's organization account. SMART_ACCOUNT is a member's own wallet.
 */
export const WalletKind = {
    STANDARD: 'STANDARD',
    ORGANIZATION: 'ORGANIZATION',
    SMART_ACCOUNT: 'SMART_ACCOUNT'
} as const;

/**
 * The kind of wallet. STANDARD is a wallet that the tenant created, or that holds a treasury bucket or the escrow of an invoice. ORGANIZATION is the tenant's organization account. SMART_ACCOUNT is a member's own wallet.
 */
export type WalletKind = typeof WalletKind[keyof typeof WalletKind];

/**
 * The owner's role in the tenant. All owners have the same signing rights.
 */
export const WalletOwnerRole = {
    ADMIN_OWNER: 'ADMIN_OWNER',
    FINANCE_OWNER: 'FINANCE_OWNER',
    MERCHANT_OPERATOR: 'MERCHANT_OPERATOR',
    AGENT: 'AGENT'
} as const;

/**
 * The owner's role in the tenant. All owners have the same signing rights.
 */
export type WalletOwnerRole = typeof WalletOwnerRole[keyof typeof WalletOwnerRole];

/**
 * An owner of the multisig.
 */
export type WalletOwner = {
    /**
     * The EVM address that signs, with EIP-55 checksum.
     */
    address: string;
    /**
     * The owner's role in the tenant.
     */
    role: WalletOwnerRole;
    /**
     * The tenant's label for the owner.
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
 * The on-chain balance of an address in one asset.
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
     * The EVM address, with EIP-55 checksum. It is computed before the deployment and never changes, so that it can receive money at once.
     */
    address: string;
    /**
     * The kind of wallet.
     */
    kind: WalletKind;
    /**
     * The status of the deployment on chain.
     */
    status: WalletStatus;
    /**
     * The reason why the deployment FAILED; null otherwise.
     */
    failureReason: string | null;
    /**
     * EIP-155 id of the chain: 84532 in the sandbox, 8453 in live.
     */
    chainId: number;
    /**
     * The number of owners who have to sign a transaction.
     */
    threshold: number;
    /**
     * True until the wallet is DEPLOYED: the address has been computed, but has no contract yet.
     */
    predictedAddress: boolean;
    /**
     * The tenant's label for the wallet. Several wallets may have the same name.
     */
    name: string;
    /**
     * The owners, whose addresses may sign.
     */
    owners: Array<WalletOwner>;
    /**
     * True if the owners of the tenant's organization account differ from the signing addresses of its OWNER and ADMIN members. The current owners correct this with a transaction. Always false for other kinds.
     */
    ownersOutOfDate: boolean;
    createdAt: string;
};

/**
 * A multisig wallet with its current on-chain balances.
 */
export type WalletWithBalances = {
    /**
     * Id of the wallet.
     */
    id: string;
    /**
     * The EVM address, with EIP-55 checksum. It is computed before the deployment and never changes, so that it can receive money at once.
     */
    address: string;
    /**
     * The kind of wallet.
     */
    kind: WalletKind;
    /**
     * The status of the deployment on chain.
     */
    status: WalletStatus;
    /**
     * The reason why the deployment FAILED; null otherwise.
     */
    failureReason: string | null;
    /**
     * EIP-155 id of the chain: 84532 in the sandbox, 8453 in live.
     */
    chainId: number;
    /**
     * The number of owners who have to sign a transaction.
     */
    threshold: number;
    /**
     * True until the wallet is DEPLOYED: the address has been computed, but has no contract yet.
     */
    predictedAddress: boolean;
    /**
     * The tenant's label for the wallet. Several wallets may have the same name.
     */
    name: string;
    /**
     * The owners, whose addresses may sign.
     */
    owners: Array<WalletOwner>;
    /**
     * True if the owners of the tenant's organization account differ from the signing addresses of its OWNER and ADMIN members. The current owners correct this with a transaction. Always false for other kinds.
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
     * Number of wallets on all pages that match the filter.
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
     * A label of your own for the owner.
     */
    label?: string;
};

/**
 * The wallet to create.
 */
export type CreateWalletRequest = {
    /**
     * A label of your own for the wallet.
     */
    name: string;
    /**
     * The addresses that may sign. Each address can be given once.
     */
    owners: Array<CreateWalletOwner>;
    /**
     * The number of owners who have to sign, at most the number of owners.
     */
    threshold?: number;
    /**
     * The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in live.
     */
    chainId?: number;
};

/**
 * The status of a drip. It is SUBMITTED until the transfer has arrived or failed. Spend the money only after CONFIRMED.
 */
export const DripStatus = {
    SUBMITTED: 'SUBMITTED',
    CONFIRMED: 'CONFIRMED',
    FAILED: 'FAILED'
} as const;

/**
 * The status of a drip. It is SUBMITTED until the transfer has arrived or failed. Spend the money only after CONFIRMED.
 */
export type DripStatus = typeof DripStatus[keyof typeof DripStatus];

/**
 * A transfer of test money from the faucet.
 */
export type Drip = {
    /**
     * The drip.
     */
    id: string;
    /**
     * Id of the wallet that receives the money.
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
     * EIP-155 id of the chain, such as 84532.
     */
    chainId: number;
    /**
     * The status of the drip.
     */
    status: DripStatus;
    /**
     * Hash of the transaction of the transfer; null until the drip is CONFIRMED.
     */
    txHash: string | null;
    /**
     * The reason why the drip FAILED; SIMULATED_FAILURE if a test requested the failure. Null otherwise.
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
 * The asset and the amount to send; 250 usdc by default.
 */
export type FundWalletRequest = {
    /**
     * `usdc`, or `eth` for the native coin.
     */
    asset?: TokenAsset;
    /**
     * The amount in whole tokens, above zero, with at most 6 decimals for usdc and 18 for eth. usdc: 250 by default, at most 1000. eth: 0.02 by default and at most.
     */
    amount?: string;
};

/**
 * The asset, the amount and the account to send it to; 250 usdc to the smart account by default.
 */
export type CreateDripRequest = {
    /**
     * `usdc`, or `eth` for the native coin.
     */
    asset?: TokenAsset;
    /**
     * The amount in whole tokens, above zero, with at most 6 decimals for usdc and 18 for eth. usdc: 250 by default, at most 1000. eth: 0.02 by default and at most.
     */
    amount?: string;
    /**
     * The account that receives the money: `smart` for the acting member's smart account, `organization` for the tenant's organization account.
     */
    account?: 'smart' | 'organization';
};

/**
 * The transaction to propose. Delegate calls are not supported.
 */
export type CreateWalletTransactionRequest = {
    /**
     * The address to call. Mixed case has to pass the EIP-55 checksum.
     */
    to: string;
    /**
     * The ETH to send, in wei.
     */
    value?: string;
    /**
     * The call data, `0x` and hex, at most 64 KiB.
     */
    data?: string;
    /**
     * A note in plain text.
     */
    memo?: string;
};

/**
 * The tenant's balance in the service's ledger, in base units with 6 decimals. It is separate from on-chain balances.
 */
export type InternalBalance = {
    /**
     * The amount that is available for payments, in base units with 6 decimals.
     */
    availableBaseUnits: string;
    /**
     * The amount that is reserved for payments that are not confirmed yet, in base units with 6 decimals.
     */
    reservedBaseUnits: string;
    /**
     * The amount that is locked for confirmed payments that are being delivered, in base units with 6 decimals.
     */
    lockedBaseUnits: string;
};

/**
 * An on-chain account with its balances.
 */
export type BalanceAccount = {
    /**
     * Id of the wallet of this account.
     */
    walletId: string;
    /**
     * The EVM address of the account, with EIP-55 checksum.
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
 * The balances of the tenant and the caller.
 */
export type Balance = {
    /**
     * Always USD.
     */
    currency: 'USD';
    /**
     * EIP-155 id of the chain of this deployment.
     */
    chainId: number;
    /**
     * The balance that pays for payments with the funding mode INTERNAL_BALANCE.
     */
    internalBalance: InternalBalance;
    /**
     * The acting member's smart account; null if it does not exist.
     */
    smartAccount: BalanceAccount | null;
    /**
     * The tenant's organization account; null if it does not exist.
     */
    organizationAccount: BalanceAccount | null;
    /**
     * Time at which the balances were read.
     */
    asOf: string;
};

/**
 * The features that this tenant can use in this environment.
 */
export type Features = {
    /**
     * Whether the faucet gives test money. Always false in live.
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
     * The address of the token's contract, with EIP-55 checksum.
     */
    address: string;
    /**
     * Number of decimals of the token.
     */
    decimals: 6;
};

/**
 * A chain that this deployment uses.
 */
export type ChainCapability = {
    /**
     * EIP-155 id of the chain, such as 84532.
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
 * A payout rail, and whether it can be used.
 */
export type RailCapability = {
    /**
     * The rail, named by the type of destination.
     */
    type: PayoutDestinationType;
    /**
     * True if quotes can use this rail: it has a provider, and the provider is not off.
     */
    routable: boolean;
    /**
     * The mode of the rail's provider; null for US_BANK_ACH and SEPA, which have none.
     */
    providerMode: 'off' | 'mock' | 'sandbox' | 'live' | null;
};

/**
 * The features, chains, funding modes and rails that this tenant can use.
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
     * The capabilities of this deployment for the tenant.
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
     * All rails, including those that cannot be used.
     */
    rails: Array<RailCapability>;
    /**
     * The EVM address that signs the credentials of this deployment, with EIP-55 checksum.
     */
    issuerAddress: string;
    /**
     * URL of the chain's RPC in the sandbox; null in live.
     */
    rpcUrl: string | null;
};

/**
 * The handle to set, and the wallet that it belongs to.
 */
export type SetDirectoryHandleRequest = {
    /**
     * The handle: 3 to 32 lower case letters, digits and hyphens, without `@`.
     */
    handle: string;
    /**
     * Id of one of the tenant's wallets.
     */
    walletId: string;
};

/**
 * A handle of the deprecated directory.
 */
export type DirectoryHandle = {
    /**
     * The handle: 3 to 32 characters, without `@`.
     */
    handle: string;
    /**
     * An opaque id that begins with `wal_`.
     */
    walletId: string;
    /**
     * The address of the wallet, with EIP-55 checksum.
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
 * The event that is sent when a wallet was deployed or its deployment has failed. It contains the wallet without balances. It never contains phone numbers, e-mail addresses, codes or tokens.
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
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
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
 * The event that is sent when a drip was confirmed or has failed. It never contains phone numbers, e-mail addresses, codes or tokens.
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
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
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
    url: '/v1/wallets';
};

export type ListWalletsErrors = {
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
     * INVALID_WALLET_ADDRESS, VALIDATION_FAILED, ACCOUNT_CHAIN_MISMATCH, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: InvalidWalletAddressError | ValidationFailedError | AccountChainMismatchError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type CreateWalletError = CreateWalletErrors[keyof CreateWalletErrors];

export type CreateWalletResponses = {
    /**
     * The new wallet, which is being deployed.
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
     * WALLET_NOT_FOUND
     */
    404: WalletNotFoundError;
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
     * INVALID_AMOUNT, AMOUNT_EXCEEDS_CAP, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidAmountError | AmountExceedsCapError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type FundWalletError = FundWalletErrors[keyof FundWalletErrors];

export type FundWalletResponses = {
    /**
     * The drip, which is SUBMITTED.
     */
    201: Drip;
};

export type FundWalletResponse = FundWalletResponses[keyof FundWalletResponses];

export type GetBalanceData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * True to create accounts that are missing or FAILED before the response.
         */
        ensure?: boolean;
    };
    url: '/v1/balance';
};

export type GetBalanceErrors = {
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
     * ACCOUNT_NOT_READY
     */
    409: AccountNotReadyError;
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
     * BALANCE_UNAVAILABLE, TRY_AGAIN
     */
    503: BalanceUnavailableError | TryAgainError;
};

export type GetBalanceError = GetBalanceErrors[keyof GetBalanceErrors];

export type GetBalanceResponses = {
    /**
     * The internal balance and the on-chain accounts.
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
    url: '/v1/faucet/drips';
};

export type ListDripsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * FAUCET_NOT_AVAILABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: FaucetNotAvailableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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
     * INVALID_AMOUNT, AMOUNT_EXCEEDS_CAP, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidAmountError | AmountExceedsCapError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type CreateDripError = CreateDripErrors[keyof CreateDripErrors];

export type CreateDripResponses = {
    /**
     * The drip, which is SUBMITTED.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type GetCapabilitiesError = GetCapabilitiesErrors[keyof GetCapabilitiesErrors];

export type GetCapabilitiesResponses = {
    /**
     * The capabilities of this deployment for the tenant.
     */
    200: Capabilities;
};

export type GetCapabilitiesResponse = GetCapabilitiesResponses[keyof GetCapabilitiesResponses];

export type SetDirectoryHandleData = {
    body: SetDirectoryHandleRequest;
    headers?: {
        /**
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/directory/handle';
};

export type SetDirectoryHandleErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, POLICY_DENIED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | PolicyDeniedError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * WALLET_NOT_FOUND
     */
    404: WalletNotFoundError;
    /**
     * HANDLE_RESERVED, HANDLE_TAKEN
     */
    409: HandleReservedError | HandleTakenError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type SetDirectoryHandleError = SetDirectoryHandleErrors[keyof SetDirectoryHandleErrors];

export type SetDirectoryHandleResponses = {
    /**
     * The updated handle.
     */
    200: DirectoryHandle;
};

export type SetDirectoryHandleResponse = SetDirectoryHandleResponses[keyof SetDirectoryHandleResponses];
