// Generated from spec/ by `npm run generate`. Do not edit.

import type { Environment } from './accounts.gen.ts';
import type {
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
  ApprovalRequiredError,
  AuthorityMissingError,
  BodyTooLargeError,
  ChainUnavailableError,
  DocumentInUseError,
  ExtractionNotFoundError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientFundsError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidAmountError,
  InvalidJsonError,
  InvalidTransitionError,
  InvalidWalletAddressError,
  IpNotAllowedError,
  LoanNotFoundError,
  MemberNotActiveError,
  NotImplementedError,
  NotOrderPartyError,
  OfferExpiredError,
  OfferNotFoundError,
  OfferOpenError,
  OrderNotFinanceableError,
  OrgAccountNotReadyError,
  PermitRequiredError,
  PolicyDeniedError,
  PolicyUnavailableError,
  PoolCapExceededError,
  PoolNotFoundError,
  PoolPhaseError,
  PrincipalBelowMinimumError,
  PrincipalExceedsLimitError,
  PurchaseOrderNotAcceptedError,
  PurchaseOrderNotFoundError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureRequiredError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  SalesOrderNotFoundError,
  SandboxOnlyError,
  SignatureInvalidError,
  TenantAmbiguousError,
  TenantNotFoundError,
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
import type { Atoms, PositiveAtoms } from './trade.gen.ts';

/**
 * The phase of a pool: SUBSCRIPTION accepts deposits, ORIGINATION lends, SERVICING waits for the open loans, CLOSED allows withdrawals.
 */
export const PoolPhase = {
    SUBSCRIPTION: 'SUBSCRIPTION',
    ORIGINATION: 'ORIGINATION',
    SERVICING: 'SERVICING',
    CLOSED: 'CLOSED'
} as const;

/**
 * The phase of a pool: SUBSCRIPTION accepts deposits, ORIGINATION lends, SERVICING waits for the open loans, CLOSED allows withdrawals.
 */
export type PoolPhase = typeof PoolPhase[keyof typeof PoolPhase];

/**
 * The result of a pool: LOSS if principal was lost by the time the pool closed, otherwise REPAID; null before.
 */
export const PoolOutcome = {
    REPAID: 'REPAID',
    LOSS: 'LOSS',
    NULL: null
} as const;

/**
 * The result of a pool: LOSS if principal was lost by the time the pool closed, otherwise REPAID; null before.
 */
export type PoolOutcome = typeof PoolOutcome[keyof typeof PoolOutcome];

/**
 * The status of a purchase order: registered, accepted by the supplier, then according to its loan.
 */
export const PurchaseOrderStatus = {
    REGISTERED: 'REGISTERED',
    ACCEPTED: 'ACCEPTED',
    FINANCED: 'FINANCED',
    DEFAULTED: 'DEFAULTED',
    REPAID: 'REPAID'
} as const;

/**
 * The status of a purchase order: registered, accepted by the supplier, then according to its loan.
 */
export type PurchaseOrderStatus = typeof PurchaseOrderStatus[keyof typeof PurchaseOrderStatus];

/**
 * The status of a permit. It is ACTIVE for 30 days, unless a new permit for the same pool replaces it.
 */
export const PermitStatus = {
    ACTIVE: 'ACTIVE',
    EXPIRED: 'EXPIRED',
    REVOKED: 'REVOKED'
} as const;

/**
 * The status of a permit. It is ACTIVE for 30 days, unless a new permit for the same pool replaces it.
 */
export type PermitStatus = typeof PermitStatus[keyof typeof PermitStatus];

/**
 * The status of a lending offer: offered, accepted by the borrower, issued by the pool's tenant, or EXPIRED after its deadline.
 */
export const LendingOfferStatus = {
    OFFERED: 'OFFERED',
    ACCEPTED: 'ACCEPTED',
    ISSUED: 'ISSUED',
    EXPIRED: 'EXPIRED'
} as const;

/**
 * The status of a lending offer: offered, accepted by the borrower, issued by the pool's tenant, or EXPIRED after its deadline.
 */
export type LendingOfferStatus = typeof LendingOfferStatus[keyof typeof LendingOfferStatus];

/**
 * The status of a loan: ACTIVE until maturityAt, GRACE until graceEndsAt, then DEFAULTED. REPAID is final.
 */
export const LoanStatus = {
    ACTIVE: 'ACTIVE',
    GRACE: 'GRACE',
    DEFAULTED: 'DEFAULTED',
    REPAID: 'REPAID'
} as const;

/**
 * The status of a loan: ACTIVE until maturityAt, GRACE until graceEndsAt, then DEFAULTED. REPAID is final.
 */
export type LoanStatus = typeof LoanStatus[keyof typeof LoanStatus];

/**
 * A rate or share in basis points: hundredths of a percent.
 */
export type Bps = number;

/**
 * The current balances and totals of a pool.
 */
export type PoolState = {
    /**
     * The money in the pool that is not lent, in atoms.
     */
    cashAtoms: Atoms;
    /**
     * The principal that is lent and not in default, in atoms.
     */
    principalOutstandingAtoms: Atoms;
    /**
     * The total interest that was paid, in atoms.
     */
    interestCollectedAtoms: Atoms;
    /**
     * The principal of loans in default, in atoms.
     */
    lossAtoms: Atoms;
};

/**
 * Money that a tenant lends against purchase orders. The terms of the pool apply to its offers. No contract is deployed: the addresses are derived, not real contracts.
 */
export type FinancingPool = {
    /**
     * The pool.
     */
    id: string;
    /**
     * A label of the tenant for the pool, 1 to 120 characters.
     */
    name: string;
    /**
     * EIP-155 id of the chain of the deployment.
     */
    chainId: number;
    /**
     * The provider that moves the money.
     */
    provider: 'simulated';
    /**
     * A derived EVM address. No contract is deployed there.
     */
    poolAddress: string;
    /**
     * The EVM address of the settlement token.
     */
    tokenAddress: string;
    /**
     * The address of the pool registry.
     */
    registryAddress: string;
    /**
     * The phase on the tenant's clock.
     */
    phase: PoolPhase;
    /**
     * The result of the pool; null before it has closed.
     */
    outcome: PoolOutcome;
    /**
     * Time at which it was created.
     */
    subscriptionStartsAt: string;
    /**
     * Time from which the pool accepts no more deposits.
     */
    subscriptionEndsAt: string;
    /**
     * Time at which the phase ORIGINATION begins, when SUBSCRIPTION ends.
     */
    originationStartsAt: string;
    /**
     * Time from which no loan is issued from the pool.
     */
    originationEndsAt: string;
    /**
     * The limit on deposits, in atoms; null for no limit.
     */
    capAtoms: Atoms | null;
    /**
     * The share of the cash that one loan may use, in basis points.
     */
    exposureBps: Bps;
    /**
     * The share of the cash that is not lent, in basis points.
     */
    reserveBps: Bps;
    /**
     * The annual interest rate of the pool's loans, in basis points.
     */
    annualRateBps: Bps;
    /**
     * The term of the pool's loans, in seconds.
     */
    tenorSeconds: number;
    /**
     * The grace period after maturity, in seconds.
     */
    graceSeconds: number;
    /**
     * The balances of the pool.
     */
    state: PoolState;
    createdAt: string;
};

/**
 * Financing pools, newest first.
 */
export type FinancingPoolList = {
    /**
     * The entries of this page.
     */
    pools: Array<FinancingPool>;
};

/**
 * The name, phases, limits and terms of the new pool.
 */
export type CreateFinancingPoolRequest = {
    /**
     * A label of the tenant for the pool, 1 to 120 characters.
     */
    name: string;
    /**
     * The length of the phase SUBSCRIPTION, in seconds.
     */
    subscriptionSeconds?: number;
    /**
     * The length of the phase ORIGINATION, in seconds.
     */
    originationSeconds?: number;
    /**
     * The limit on deposits, in atoms; no limit if it is absent.
     */
    capAtoms?: PositiveAtoms;
    /**
     * The share of the cash that one loan may use, in basis points.
     */
    exposureBps?: number;
    /**
     * The share of the cash that is not lent, in basis points.
     */
    reserveBps?: number;
    /**
     * The annual interest rate of the pool's loans, in basis points.
     */
    annualRateBps?: number;
    /**
     * The term of the pool's loans, in seconds.
     */
    tenorSeconds?: number;
    /**
     * The grace period after maturity, in seconds.
     */
    graceSeconds?: number;
};

/**
 * The amount to transfer.
 */
export type MovePoolFundsRequest = {
    /**
     * The amount in base units with 6 decimals.
     */
    amountAtoms: PositiveAtoms;
};

/**
 * The position of the tenant in a pool.
 */
export type PoolPosition = {
    /**
     * An opaque id that begins with `pool_`.
     */
    poolId: string;
    /**
     * Deposits less withdrawals, in atoms; at least 0.
     */
    depositedAtoms: Atoms;
    /**
     * The tenant's share of the pool in basis points: 10000, or 0 before a deposit.
     */
    shareBps: Bps;
    /**
     * The value of the position in atoms: cash and the principal that is lent and not in default.
     */
    valueAtoms: Atoms;
    /**
     * The amount that can be withdrawn now, in atoms: the cash in SUBSCRIPTION and CLOSED, 0 in the phases between.
     */
    withdrawableAtoms: Atoms;
};

/**
 * An order that a pool may finance. The borrower has registered it, the supplier is paid by the loan, and the lender is the pool's tenant. All three can read it.
 */
export type PurchaseOrder = {
    /**
     * Id of the purchase order.
     */
    id: string;
    /**
     * `0x` and the keccak256 of the id. Offers and loans refer to the purchase order by it.
     */
    poId: string;
    /**
     * An opaque id that begins with `pool_`.
     */
    poolId: string;
    /**
     * Id of the extraction that the purchase order is based on; null if there is none.
     */
    extractionId: string | null;
    /**
     * Id of the sales order that the purchase order is based on; null if there is none.
     */
    tradeOrderId: string | null;
    /**
     * Id of the tenant that registered it.
     */
    borrowerTenantId: string;
    /**
     * The EVM address of the borrower's organization account.
     */
    borrowerAddress: string;
    /**
     * Id of the supplier's tenant; null if the supplier is a wallet outside the service.
     */
    supplierTenantId: string | null;
    /**
     * The EVM address of the supplier's wallet; null if none was given.
     */
    supplierWallet: string | null;
    /**
     * The face amount, in atoms.
     */
    faceAmount: Atoms;
    /**
     * The lowest principal that the supplier accepts, in atoms; null until the supplier accepts.
     */
    minPrincipal: Atoms | null;
    /**
     * The current status.
     */
    status: PurchaseOrderStatus;
    /**
     * Time at which the purchase order was registered.
     */
    createdAt: string;
};

/**
 * Purchase orders, newest first.
 */
export type PurchaseOrderList = {
    /**
     * The entries of this page.
     */
    purchaseOrders: Array<PurchaseOrder>;
};

/**
 * The order to finance, the pool and the supplier. Send exactly one of `tradeOrderId` and `extractionId`, and at least one of `supplierTenantId` and `supplierWallet`.
 */
export type RegisterPurchaseOrderRequest = {
    /**
     * Id of the pool, which may belong to any tenant.
     */
    poolId: string;
    /**
     * Id of a sales order in which the caller is the buyer.
     */
    tradeOrderId?: string;
    /**
     * Id of an APPROVED extraction of the caller's tenant.
     */
    extractionId?: string;
    /**
     * Id of the supplier's tenant, which is another tenant; for a sales order its seller.
     */
    supplierTenantId?: string;
    /**
     * The supplier's EVM address. Payments to it are only recorded.
     */
    supplierWallet?: string;
    /**
     * The face amount, in atoms.
     */
    faceAmount: PositiveAtoms;
};

/**
 * The condition under which the supplier accepts.
 */
export type AcceptPurchaseOrderRequest = {
    /**
     * The lowest principal that the supplier accepts, in atoms; at most the face amount.
     */
    minPrincipal: string;
};

/**
 * The kind of evidence behind the permit.
 */
export const PermitMode = { SYNTHETIC: 'synthetic', BANK_DATA_SANDBOX: 'bank_data_sandbox' } as const;

/**
 * The kind of evidence behind the permit.
 */
export type PermitMode = typeof PermitMode[keyof typeof PermitMode];

/**
 * A permit that states the highest principal that a pool may lend to the borrower. The borrower and the pool's tenant can read it.
 */
export type EligibilityPermit = {
    /**
     * The permit.
     */
    id: string;
    /**
     * An opaque id that begins with `pool_`.
     */
    poolId: string;
    /**
     * The EVM address of the borrower's organization account.
     */
    subjectAddress: string;
    /**
     * The form of the permit.
     */
    schema: 'service/permit/v1';
    /**
     * The kind of evidence behind the permit.
     */
    mode: PermitMode;
    /**
     * The highest principal in atoms: 50000, 25000, 10000, 5000 or 1000 USD for the tiers 1 to 5.
     */
    maxPrincipal: Atoms;
    /**
     * The risk tier, from 1 for the lowest risk to 5.
     */
    riskTier: number;
    /**
     * Mode and tier in the form `<mode>:<tier>`.
     */
    profile: string;
    /**
     * EIP-712 hash of EligibilityPermit (string id, address subject, string poolId, uint256 maxPrincipal, uint8 riskTier, uint64 expiresAt) in the domain of attestations.
     */
    permitDigest: string;
    /**
     * The issuer's signature over the digest.
     */
    signature: string;
    /**
     * The EVM address of the platform issuer.
     */
    issuerAddress: string;
    /**
     * Time at which the permit expires, 30 days after it was issued.
     */
    expiresAt: string;
    /**
     * The status of the permit. Only an ACTIVE permit allows offers.
     */
    status: PermitStatus;
    /**
     * Time at which the permit was issued.
     */
    createdAt: string;
};

/**
 * Eligibility permits, newest first.
 */
export type EligibilityPermitList = {
    /**
     * The entries of this page.
     */
    permits: Array<EligibilityPermit>;
};

/**
 * The pool, and how the risk is assessed.
 */
export type IssuePermitRequest = {
    /**
     * Id of the pool, which may belong to any tenant.
     */
    poolId: string;
    /**
     * The kind of evidence behind the permit.
     */
    mode: PermitMode;
    /**
     * The risk tier, from 1 for the lowest risk to 5.
     */
    riskTier: number;
};

/**
 * An offer of a pool to lend against a purchase order. The lender and the borrower can read it.
 */
export type LendingOffer = {
    /**
     * The offer.
     */
    id: string;
    /**
     * An opaque id that begins with `pool_`.
     */
    poolId: string;
    /**
     * The `poId` of the purchase order.
     */
    poId: string;
    /**
     * The EVM address of the borrower's organization account.
     */
    borrowerAddress: string;
    /**
     * The principal of the loan, in atoms.
     */
    principal: Atoms;
    /**
     * The annual interest rate, in basis points.
     */
    rateBps: Bps;
    /**
     * The term of the loan, in seconds.
     */
    tenorSeconds: number;
    /**
     * The grace period after maturity, in seconds.
     */
    graceSeconds: number;
    /**
     * Time until which the offer can be accepted and issued, 72 hours after it was created. In the digest it is in Unix seconds.
     */
    deadline: string;
    /**
     * EIP-712 hash of LendingOffer (string id, string poolId, bytes32 poId, address borrower, uint256 principal, uint16 rateBps, uint64 tenorSeconds, uint64 graceSeconds, uint64 deadline) in the domain of attestations.
     */
    offerDigest: string;
    /**
     * The current status.
     */
    status: LendingOfferStatus;
    /**
     * Id of the loan; null until it is issued.
     */
    loanId: string | null;
    /**
     * Time at which it was created.
     */
    createdAt: string;
};

/**
 * The terms of the offer, and its purchase order.
 */
export type CreateLendingOfferRequest = {
    /**
     * Id of a pool of the caller's tenant, `pool_…`.
     */
    poolId: string;
    /**
     * The `poId` of the purchase order.
     */
    poId: string;
    /**
     * The principal to lend, in atoms.
     */
    principal: PositiveAtoms;
};

/**
 * The acceptance of the borrower, with or without a signature.
 */
export type AcceptLendingOfferRequest = {
    /**
     * A signature over offerDigest by the borrower's address. The organization account's signature is verified according to EIP-1271.
     */
    signature?: string;
};

/**
 * Principal that was paid to a supplier and that the borrower owes with interest. The lender, the borrower and the supplier can read it.
 */
export type Loan = {
    /**
     * The loan.
     */
    id: string;
    /**
     * An opaque id that begins with `pool_`.
     */
    poolId: string;
    /**
     * The `poId` of the purchase order.
     */
    poId: string;
    /**
     * The EVM address of the borrower's organization account.
     */
    borrowerAddress: string;
    /**
     * The EVM address of the supplier's wallet; null if none was given.
     */
    supplierWallet: string | null;
    /**
     * The principal of the loan, in atoms.
     */
    principal: Atoms;
    /**
     * The principal that is still owed, in atoms.
     */
    principalOutstanding: Atoms;
    /**
     * The interest that is owed now, in atoms: simple interest on principalOutstanding, rounded up. It stops at DEFAULTED.
     */
    interestDue: Atoms;
    /**
     * The current status.
     */
    status: LoanStatus;
    /**
     * Time at which the supplier was paid.
     */
    fundedAt: string;
    /**
     * Time at which the loan is due.
     */
    maturityAt: string;
    /**
     * Time at which the grace period ends and the loan becomes DEFAULTED.
     */
    graceEndsAt: string;
};

/**
 * Loans, newest first.
 */
export type LoanList = {
    /**
     * The entries of this page.
     */
    loans: Array<Loan>;
};

/**
 * The limit of the repayment.
 */
export type RepayLoanRequest = {
    /**
     * The highest amount to pay, in atoms.
     */
    maxAmount: PositiveAtoms;
    /**
     * Number of seconds for which the authorization is valid. It is executed at once.
     */
    deadlineSeconds?: number;
};

/**
 * The amounts that were paid.
 */
export type LoanRepayment = {
    /**
     * Reference of the ledger entry.
     */
    txRef: string;
    /**
     * The amount that was paid, in atoms.
     */
    amount: Atoms;
    /**
     * The part that paid interest, in atoms.
     */
    interestPortion: Atoms;
    /**
     * The part that repaid principal, in atoms.
     */
    principalPortion: Atoms;
    /**
     * The status of the loan after the repayment: REPAID if nothing is owed any more.
     */
    loanStatus: LoanStatus;
};

/**
 * The event that is sent when the status of a purchase order changes. The borrower, the supplier and the lender receive it.
 */
export type PurchaseOrderEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'purchase_order.registered' | 'purchase_order.accepted' | 'purchase_order.financed' | 'purchase_order.repaid' | 'purchase_order.defaulted';
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
        object: PurchaseOrder;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent when the status of a lending offer changes. The lender and the borrower receive it.
 */
export type LendingOfferEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'offer.offered' | 'offer.accepted' | 'offer.issued' | 'offer.expired';
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
        object: LendingOffer;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent when the status of a loan changes. The lender, the borrower and the supplier receive it.
 */
export type LoanEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'loan.active' | 'loan.grace' | 'loan.defaulted' | 'loan.repaid';
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
        object: Loan;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

export type ListFinancingPoolsData = {
    body?: never;
    path?: never;
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
    url: '/v1/lending/pools';
};

export type ListFinancingPoolsErrors = {
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

export type ListFinancingPoolsError = ListFinancingPoolsErrors[keyof ListFinancingPoolsErrors];

export type ListFinancingPoolsResponses = {
    /**
     * A page of pools.
     */
    200: FinancingPoolList;
};

export type ListFinancingPoolsResponse = ListFinancingPoolsResponses[keyof ListFinancingPoolsResponses];

export type CreateFinancingPoolData = {
    body: CreateFinancingPoolRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/lending/pools';
};

export type CreateFinancingPoolErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type CreateFinancingPoolError = CreateFinancingPoolErrors[keyof CreateFinancingPoolErrors];

export type CreateFinancingPoolResponses = {
    /**
     * The new pool, which is empty.
     */
    201: FinancingPool;
};

export type CreateFinancingPoolResponse = CreateFinancingPoolResponses[keyof CreateFinancingPoolResponses];

export type GetFinancingPoolData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/lending/pools/{id}';
};

export type GetFinancingPoolErrors = {
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
     * POOL_NOT_FOUND
     */
    404: PoolNotFoundError;
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

export type GetFinancingPoolError = GetFinancingPoolErrors[keyof GetFinancingPoolErrors];

export type GetFinancingPoolResponses = {
    /**
     * The pool.
     */
    200: FinancingPool;
};

export type GetFinancingPoolResponse = GetFinancingPoolResponses[keyof GetFinancingPoolResponses];

export type GetPoolPositionData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/lending/pools/{id}/position';
};

export type GetPoolPositionErrors = {
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
     * POOL_NOT_FOUND
     */
    404: PoolNotFoundError;
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

export type GetPoolPositionError = GetPoolPositionErrors[keyof GetPoolPositionErrors];

export type GetPoolPositionResponses = {
    /**
     * The position of the tenant.
     */
    200: PoolPosition;
};

export type GetPoolPositionResponse = GetPoolPositionResponses[keyof GetPoolPositionResponses];

export type DepositToPoolData = {
    body: MovePoolFundsRequest;
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
    url: '/v1/lending/pools/{id}/deposit';
};

export type DepositToPoolErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * INSUFFICIENT_FUNDS
     */
    402: InsufficientFundsError;
    /**
     * AUTHORITY_MISSING, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: AuthorityMissingError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | ApprovalRequiredError | PolicyDeniedError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * POOL_NOT_FOUND
     */
    404: PoolNotFoundError;
    /**
     * POOL_PHASE, POOL_CAP_EXCEEDED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: PoolPhaseError | PoolCapExceededError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type DepositToPoolError = DepositToPoolErrors[keyof DepositToPoolErrors];

export type DepositToPoolResponses = {
    /**
     * The pool after the transfer.
     */
    200: FinancingPool;
};

export type DepositToPoolResponse = DepositToPoolResponses[keyof DepositToPoolResponses];

export type WithdrawFromPoolData = {
    body: MovePoolFundsRequest;
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
    url: '/v1/lending/pools/{id}/withdraw';
};

export type WithdrawFromPoolErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * INSUFFICIENT_FUNDS
     */
    402: InsufficientFundsError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * POOL_NOT_FOUND
     */
    404: PoolNotFoundError;
    /**
     * POOL_PHASE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: PoolPhaseError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type WithdrawFromPoolError = WithdrawFromPoolErrors[keyof WithdrawFromPoolErrors];

export type WithdrawFromPoolResponses = {
    /**
     * The pool after the transfer.
     */
    200: FinancingPool;
};

export type WithdrawFromPoolResponse = WithdrawFromPoolResponses[keyof WithdrawFromPoolResponses];

export type ListPurchaseOrdersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only purchase orders of this status.
         */
        status?: PurchaseOrderStatus;
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
    url: '/v1/lending/purchase-orders';
};

export type ListPurchaseOrdersErrors = {
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

export type ListPurchaseOrdersError = ListPurchaseOrdersErrors[keyof ListPurchaseOrdersErrors];

export type ListPurchaseOrdersResponses = {
    /**
     * A page of purchase orders.
     */
    200: PurchaseOrderList;
};

export type ListPurchaseOrdersResponse = ListPurchaseOrdersResponses[keyof ListPurchaseOrdersResponses];

export type RegisterPurchaseOrderData = {
    body: RegisterPurchaseOrderRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/lending/purchase-orders';
};

export type RegisterPurchaseOrderErrors = {
    /**
     * INVALID_WALLET_ADDRESS, VALIDATION_FAILED, INVALID_AMOUNT, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: InvalidWalletAddressError | ValidationFailedError | InvalidAmountError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_ORDER_PARTY, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotOrderPartyError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * POOL_NOT_FOUND, SALES_ORDER_NOT_FOUND, EXTRACTION_NOT_FOUND, TENANT_NOT_FOUND
     */
    404: PoolNotFoundError | SalesOrderNotFoundError | ExtractionNotFoundError | TenantNotFoundError;
    /**
     * ORG_ACCOUNT_NOT_READY, ORDER_NOT_FINANCEABLE, DOCUMENT_IN_USE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: OrgAccountNotReadyError | OrderNotFinanceableError | DocumentInUseError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type RegisterPurchaseOrderError = RegisterPurchaseOrderErrors[keyof RegisterPurchaseOrderErrors];

export type RegisterPurchaseOrderResponses = {
    /**
     * The new purchase order, which is REGISTERED.
     */
    201: PurchaseOrder;
};

export type RegisterPurchaseOrderResponse = RegisterPurchaseOrderResponses[keyof RegisterPurchaseOrderResponses];

export type AcceptPurchaseOrderData = {
    body: AcceptPurchaseOrderRequest;
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
    url: '/v1/lending/purchase-orders/{id}/accept';
};

export type AcceptPurchaseOrderErrors = {
    /**
     * INVALID_TRANSITION, INVALID_AMOUNT, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | InvalidAmountError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_ORDER_PARTY, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotOrderPartyError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PURCHASE_ORDER_NOT_FOUND
     */
    404: PurchaseOrderNotFoundError;
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

export type AcceptPurchaseOrderError = AcceptPurchaseOrderErrors[keyof AcceptPurchaseOrderErrors];

export type AcceptPurchaseOrderResponses = {
    /**
     * The purchase order, which is now ACCEPTED.
     */
    200: PurchaseOrder;
};

export type AcceptPurchaseOrderResponse = AcceptPurchaseOrderResponses[keyof AcceptPurchaseOrderResponses];

export type ListPermitsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only permits of this status.
         */
        status?: PermitStatus;
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
    url: '/v1/lending/permits';
};

export type ListPermitsErrors = {
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

export type ListPermitsError = ListPermitsErrors[keyof ListPermitsErrors];

export type ListPermitsResponses = {
    /**
     * A page of permits.
     */
    200: EligibilityPermitList;
};

export type ListPermitsResponse = ListPermitsResponses[keyof ListPermitsResponses];

export type IssuePermitData = {
    body: IssuePermitRequest;
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
    url: '/v1/lending/permits';
};

export type IssuePermitErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * AUTHORITY_MISSING, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: AuthorityMissingError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | ApprovalRequiredError | PolicyDeniedError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * POOL_NOT_FOUND
     */
    404: PoolNotFoundError;
    /**
     * ORG_ACCOUNT_NOT_READY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: OrgAccountNotReadyError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type IssuePermitError = IssuePermitErrors[keyof IssuePermitErrors];

export type IssuePermitResponses = {
    /**
     * The permit.
     */
    201: EligibilityPermit;
};

export type IssuePermitResponse = IssuePermitResponses[keyof IssuePermitResponses];

export type CreateLendingOfferData = {
    body: CreateLendingOfferRequest;
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
    url: '/v1/lending/offers';
};

export type CreateLendingOfferErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_ORDER_PARTY, PERMIT_REQUIRED, AUTHORITY_MISSING, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotOrderPartyError | PermitRequiredError | AuthorityMissingError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | ApprovalRequiredError | PolicyDeniedError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * POOL_NOT_FOUND, PURCHASE_ORDER_NOT_FOUND
     */
    404: PoolNotFoundError | PurchaseOrderNotFoundError;
    /**
     * PURCHASE_ORDER_NOT_ACCEPTED, OFFER_OPEN, POOL_PHASE, PRINCIPAL_EXCEEDS_LIMIT, PRINCIPAL_BELOW_MINIMUM, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: PurchaseOrderNotAcceptedError | OfferOpenError | PoolPhaseError | PrincipalExceedsLimitError | PrincipalBelowMinimumError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type CreateLendingOfferError = CreateLendingOfferErrors[keyof CreateLendingOfferErrors];

export type CreateLendingOfferResponses = {
    /**
     * The offer.
     */
    201: LendingOffer;
};

export type CreateLendingOfferResponse = CreateLendingOfferResponses[keyof CreateLendingOfferResponses];

export type GetLendingOfferData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/lending/offers/{id}';
};

export type GetLendingOfferErrors = {
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
     * OFFER_NOT_FOUND
     */
    404: OfferNotFoundError;
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

export type GetLendingOfferError = GetLendingOfferErrors[keyof GetLendingOfferErrors];

export type GetLendingOfferResponses = {
    /**
     * The offer.
     */
    200: LendingOffer;
};

export type GetLendingOfferResponse = GetLendingOfferResponses[keyof GetLendingOfferResponses];

export type AcceptLendingOfferData = {
    body?: AcceptLendingOfferRequest;
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
    url: '/v1/lending/offers/{id}/accept';
};

export type AcceptLendingOfferErrors = {
    /**
     * SIGNATURE_INVALID, INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: SignatureInvalidError | InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_ORDER_PARTY, AUTHORITY_MISSING, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotOrderPartyError | AuthorityMissingError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | ApprovalRequiredError | PolicyDeniedError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * OFFER_NOT_FOUND
     */
    404: OfferNotFoundError;
    /**
     * OFFER_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: OfferExpiredError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | ChainUnavailableError | TryAgainError;
};

export type AcceptLendingOfferError = AcceptLendingOfferErrors[keyof AcceptLendingOfferErrors];

export type AcceptLendingOfferResponses = {
    /**
     * The offer, which is now ACCEPTED.
     */
    200: LendingOffer;
};

export type AcceptLendingOfferResponse = AcceptLendingOfferResponses[keyof AcceptLendingOfferResponses];

export type IssueLendingOfferData = {
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
    url: '/v1/lending/offers/{id}/issue';
};

export type IssueLendingOfferErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_ORDER_PARTY, AUTHORITY_MISSING, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotOrderPartyError | AuthorityMissingError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | ApprovalRequiredError | PolicyDeniedError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * OFFER_NOT_FOUND
     */
    404: OfferNotFoundError;
    /**
     * OFFER_EXPIRED, POOL_PHASE, PRINCIPAL_EXCEEDS_LIMIT, DOCUMENT_IN_USE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: OfferExpiredError | PoolPhaseError | PrincipalExceedsLimitError | DocumentInUseError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type IssueLendingOfferError = IssueLendingOfferErrors[keyof IssueLendingOfferErrors];

export type IssueLendingOfferResponses = {
    /**
     * The offer, which is now ISSUED.
     */
    200: LendingOffer;
};

export type IssueLendingOfferResponse = IssueLendingOfferResponses[keyof IssueLendingOfferResponses];

export type ListLoansData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only loans of this status.
         */
        status?: LoanStatus;
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
    url: '/v1/lending/loans';
};

export type ListLoansErrors = {
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

export type ListLoansError = ListLoansErrors[keyof ListLoansErrors];

export type ListLoansResponses = {
    /**
     * A page of loans.
     */
    200: LoanList;
};

export type ListLoansResponse = ListLoansResponses[keyof ListLoansResponses];

export type GetLoanData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/lending/loans/{id}';
};

export type GetLoanErrors = {
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
     * LOAN_NOT_FOUND
     */
    404: LoanNotFoundError;
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

export type GetLoanError = GetLoanErrors[keyof GetLoanErrors];

export type GetLoanResponses = {
    /**
     * The loan.
     */
    200: Loan;
};

export type GetLoanResponse = GetLoanResponses[keyof GetLoanResponses];

export type RepayLoanData = {
    body: RepayLoanRequest;
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
    url: '/v1/lending/loans/{id}/repay';
};

export type RepayLoanErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * INSUFFICIENT_FUNDS
     */
    402: InsufficientFundsError;
    /**
     * NOT_ORDER_PARTY, AUTHORITY_MISSING, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotOrderPartyError | AuthorityMissingError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | ApprovalRequiredError | PolicyDeniedError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * LOAN_NOT_FOUND
     */
    404: LoanNotFoundError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type RepayLoanError = RepayLoanErrors[keyof RepayLoanErrors];

export type RepayLoanResponses = {
    /**
     * The amounts that were paid.
     */
    200: LoanRepayment;
};

export type RepayLoanResponse = RepayLoanResponses[keyof RepayLoanResponses];
