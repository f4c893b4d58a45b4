// Generated from spec/ by `npm run generate`. Do not edit.

import type { Environment } from './accounts.gen.ts';
import type {
  AgentSuspendedError,
  AlreadyVotedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApprovalGroupMismatchError,
  ApprovalNotFoundError,
  ApprovalNotPendingError,
  ApprovalRequiresMemberError,
  ApprovalSignatureInvalidError,
  AuthorityActionsRequiredError,
  AuthorityAlreadyAttestedError,
  AuthorityMissingError,
  AuthorityNotActiveError,
  AuthorityNotFoundError,
  AuthorityRevokedError,
  BodyTooLargeError,
  ChainUnavailableError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidApprovalWeightError,
  InvalidJsonError,
  InvalidPolicyRuleError,
  InvalidUsdAmountError,
  IpNotAllowedError,
  MemberNotActiveError,
  MemberNotFoundError,
  NoSignerAddressError,
  NotImplementedError,
  OrgAttestationInvalidError,
  OrgMultisigNotDeployedError,
  PaymentPolicyAlreadyAttestedError,
  PaymentPolicyNotFoundError,
  PaymentPolicyUnknownKeyError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureRequiredError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  RoleNotPermittedError,
  SelfApprovalForbiddenError,
  TenantAmbiguousError,
  TenantRequiredError,
  TenantSuspendedError,
  TryAgainError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  ValidationFailedError,
} from './errors.gen.ts';
import type { Credential } from './identity.gen.ts';
import type { Rail } from './offramp.gen.ts';

/**
 * Whether a grant counts; REVOKED is the end.
 */
export const AuthorityStatus = {
    ACTIVE: 'ACTIVE',
    SUSPENDED: 'SUSPENDED',
    REVOKED: 'REVOKED'
} as const;

/**
 * Whether a grant counts; REVOKED is the end.
 */
export type AuthorityStatus = typeof AuthorityStatus[keyof typeof AuthorityStatus];

/**
 * What a grant allows: the first two are gates, the others are recorded in its credential.
 */
export const AuthorityAction = {
    PAYMENT_CREATE: 'payment.create',
    PAYMENT_APPROVE: 'payment.approve',
    PAYMENT_CANCEL: 'payment.cancel',
    DESTINATION_MANAGE: 'destination.manage',
    POLICY_MANAGE: 'policy.manage'
} as const;

/**
 * What a grant allows: the first two are gates, the others are recorded in its credential.
 */
export type AuthorityAction = typeof AuthorityAction[keyof typeof AuthorityAction];

/**
 * What a member may do in the organization's name, and within which limits.
 */
export type Authority = {
    /**
     * Id of the authority grant.
     */
    id: string;
    /**
     * Id of the member who holds it.
     */
    memberId: string;
    /**
     * The current status. Only an ACTIVE one counts.
     */
    status: AuthorityStatus;
    /**
     * The actions that the grant allows, sorted.
     */
    allowedActions: Array<AuthorityAction>;
    /**
     * Caps one payment, in USD; null caps nothing.
     */
    perTxLimitUsd: string | null;
    /**
     * Caps what the member spends in 24 hours, rolling; null caps nothing.
     */
    dailyLimitUsd: string | null;
    /**
     * Caps what the member spends in 30 times 24 hours, rolling; null caps nothing.
     */
    monthlyLimitUsd: string | null;
    /**
     * Currencies; empty means any.
     */
    allowedCurrencies: Array<string>;
    /**
     * Asset codes or asset ids; empty means any.
     */
    allowedAssets: Array<string>;
    /**
     * Chains, eip155:<chainId>; empty means any.
     */
    allowedChains: Array<string>;
    /**
     * Payout destinations that may be paid; empty means any.
     */
    allowedDestinationIds: Array<string>;
    /**
     * The weight of the member's vote.
     */
    approvalWeight: number;
    /**
     * True if every payment needs an approval.
     */
    requiresCountersignature: boolean;
    /**
     * Payments above this amount need an approval, even within the limits; null for none.
     */
    countersignAboveUsd: string | null;
    /**
     * Counts per member, over all grants and their changes.
     */
    version: number;
    /**
     * The AUTHORITY_DELEGATION credential; null until this version is attested.
     */
    credentialId: string | null;
    /**
     * Time of the grant.
     */
    createdAt: string;
    /**
     * Time of the last change.
     */
    updatedAt: string;
    /**
     * Time of the suspension; null again after reactivation.
     */
    suspendedAt: string | null;
    /**
     * Time of that change; null while the status is not REVOKED.
     */
    revokedAt: string | null;
};

/**
 * Authority grants of a member, newest version first.
 */
export type AuthorityList = {
    /**
     * The entries of this page.
     */
    authorities: Array<Authority>;
};

/**
 * What to allow, and within which limits.
 */
export type CreateAuthorityRequest = {
    /**
     * The actions that the grant allows, at least one. Duplicates are removed.
     */
    allowedActions: Array<AuthorityAction>;
    /**
     * Caps one payment: above zero, at most 1000000000, at most 6 fraction digits.
     */
    perTxLimitUsd?: string;
    /**
     * Caps 24 hours; not below perTxLimitUsd.
     */
    dailyLimitUsd?: string;
    /**
     * Caps 30 times 24 hours; not below dailyLimitUsd.
     */
    monthlyLimitUsd?: string;
    /**
     * Currencies; empty or absent means any.
     */
    allowedCurrencies?: Array<string>;
    /**
     * Asset codes or asset ids; empty or absent means any.
     */
    allowedAssets?: Array<string>;
    /**
     * Chains, eip155:<chainId>; empty or absent means any.
     */
    allowedChains?: Array<string>;
    /**
     * Payout destinations that may be paid; empty or absent means any.
     */
    allowedDestinationIds?: Array<string>;
    /**
     * The weight of the member's vote.
     */
    approvalWeight?: number;
    /**
     * True if every payment needs an approval.
     */
    requiresCountersignature?: boolean;
    /**
     * Payments above this amount need an approval.
     */
    countersignAboveUsd?: string;
};

/**
 * What to change: an absent field stays as it is, and a list replaces the list. A null amount is taken away; for the other fields null is the same as absent.
 */
export type UpdateAuthorityRequest = {
    /**
     * The actions that the grant allows, at least one. Duplicates are removed.
     */
    allowedActions?: Array<AuthorityAction>;
    /**
     * Caps one payment: above zero, at most 1000000000, at most 6 fraction digits.
     */
    perTxLimitUsd?: string | null;
    /**
     * Caps 24 hours; not below perTxLimitUsd.
     */
    dailyLimitUsd?: string | null;
    /**
     * Caps 30 times 24 hours; not below dailyLimitUsd.
     */
    monthlyLimitUsd?: string | null;
    /**
     * Currencies; empty means any.
     */
    allowedCurrencies?: Array<string>;
    /**
     * Asset codes or asset ids; empty means any.
     */
    allowedAssets?: Array<string>;
    /**
     * Chains, eip155:<chainId>; empty means any.
     */
    allowedChains?: Array<string>;
    /**
     * Payout destinations that may be paid; empty means any.
     */
    allowedDestinationIds?: Array<string>;
    /**
     * The weight of the member's later votes.
     */
    approvalWeight?: number;
    /**
     * True if every payment needs an approval.
     */
    requiresCountersignature?: boolean;
    /**
     * Payments above this amount need an approval.
     */
    countersignAboveUsd?: string | null;
};

/**
 * The EIP-712 message, its fields in the order of the type: string subjectDid, string orgDid, string kind, string schemaVersion, bytes32 docHash, uint64 issuedAt, uint64 expiresAt, uint256 nonce. Unsigned integers are decimal strings.
 */
export type CredentialAttestationMessage = {
    /**
     * The DID of the member; of the organization itself for its payment policy.
     */
    subjectDid: string;
    /**
     * The DID of the organization.
     */
    orgDid: string;
    /**
     * The kind of credential.
     */
    kind: 'AUTHORITY_DELEGATION' | 'PAYMENT_POLICY';
    /**
     * The schema of its document.
     */
    schemaVersion: 'service/credential/AUTHORITY_DELEGATION/v1' | 'service/credential/PAYMENT_POLICY/v1';
    /**
     * 0x and the SHA-256 of the canonical document, which follows from the stored row.
     */
    docHash: string;
    /**
     * When the version was written, Unix seconds.
     */
    issuedAt: string;
    /**
     * Unix seconds; 0 means never.
     */
    expiresAt: string;
    /**
     * Follows from the id and the version.
     */
    nonce: string;
};

/**
 * What the organization multisig may sign. The same for one version as often as it is asked for: there is no state of a pending signature.
 */
export type CredentialAttestation = {
    /**
     * The EIP-712 primary type.
     */
    primaryType: 'CredentialAttestation';
    /**
     * The message to sign.
     */
    message: CredentialAttestationMessage;
    /**
     * A note for people.
     */
    note: string;
};

/**
 * A grant in the version that was just written, and what the multisig may sign to back it.
 */
export type AuthorityWithAttestation = {
    /**
     * The authority grant.
     */
    authority: Authority;
    /**
     * The message that the multisig signs to attest this version.
     */
    attestation: CredentialAttestation;
};

/**
 * The organization multisig's signature.
 */
export type AttestationSignatureRequest = {
    /**
     * The combined signature blob of the Safe, 0x and hex, as isValidSignature takes it (EIP-1271).
     */
    signature: string;
};

/**
 * The attested grant and the credential that backs it.
 */
export type AuthorityAttested = {
    /**
     * The grant, its credentialId set.
     */
    authority: Authority;
    /**
     * Its AUTHORITY_DELEGATION credential.
     */
    credential: Credential;
};

/**
 * Above this amount a payment needs so much approval.
 */
export type PaymentPolicyApprovalRule = {
    /**
     * The amount in USD: at most 1000000000; 0 stands for every payment.
     */
    aboveUsd: string;
    /**
     * The total weight of votes that is required.
     */
    minimumApprovals: number;
};

/**
 * The rules; an absent one restricts nothing.
 */
export type PaymentPolicyRules = {
    /**
     * Withholds routes with a higher total fee, in minor units of the destination currency.
     */
    maximumFeeMinor?: string;
    /**
     * Rejects payments above it: above zero, at most 1000000000, at most 6 fraction digits.
     */
    maximumAmountUsd?: string;
    /**
     * Withholds routes over other rails; empty allows all.
     */
    allowedRails?: Array<Rail>;
    /**
     * Rejects payments in other assets, by code or asset id; empty allows all.
     */
    allowedAssets?: Array<string>;
    /**
     * Rejects payments on other chains, eip155:<chainId>; empty allows all.
     */
    allowedChains?: Array<string>;
    /**
     * When a payment needs approvals. If several rules fit a payment, the greatest number counts.
     */
    approvals?: Array<PaymentPolicyApprovalRule>;
};

/**
 * The organization payment policy in force.
 */
export type PaymentPolicy = {
    /**
     * The policy, the same for all its versions; null before the first.
     */
    policyId: string | null;
    /**
     * The version; 0 before the first.
     */
    version: number;
    /**
     * Everything that the policy checks; a rule that is left out checks nothing.
     */
    rules: PaymentPolicyRules;
    /**
     * Always ACTIVE: versions before it stand in the history.
     */
    status: 'ACTIVE';
    /**
     * The PAYMENT_POLICY credential; null until this version is attested.
     */
    credentialId: string | null;
    /**
     * Time at which this version was set.
     */
    activatedAt: string | null;
};

/**
 * The version that was just put, and what the multisig may sign to back it.
 */
export type PaymentPolicyWithAttestation = {
    /**
     * The policy, the same for all its versions.
     */
    policyId: string;
    /**
     * Counts up with each write, from 1; 0 before the first.
     */
    version: number;
    /**
     * Everything that the policy checks; a rule that is left out checks nothing.
     */
    rules: PaymentPolicyRules;
    /**
     * Always ACTIVE: a new version is in force at once.
     */
    status: 'ACTIVE';
    /**
     * Null until this version is attested.
     */
    credentialId: string | null;
    /**
     * Time at which this version was set.
     */
    activatedAt: string | null;
    /**
     * The message that the multisig signs to attest this version.
     */
    attestation: CredentialAttestation;
};

/**
 * All rules of the new version.
 */
export type PutPaymentPolicyRequest = {
    /**
     * The rules; an empty object lifts them all.
     */
    rules: PaymentPolicyRules;
};

/**
 * ACTIVE for the version in force, SUPERSEDED for those before.
 */
export const PaymentPolicyVersionStatus = { ACTIVE: 'ACTIVE', SUPERSEDED: 'SUPERSEDED' } as const;

/**
 * ACTIVE for the version in force, SUPERSEDED for those before.
 */
export type PaymentPolicyVersionStatus = typeof PaymentPolicyVersionStatus[keyof typeof PaymentPolicyVersionStatus];

/**
 * One version of the payment policy.
 */
export type PaymentPolicyVersion = {
    /**
     * Id of this version, `ppo_…`; null before the first one is written.
     */
    policyId: string;
    /**
     * Counts up with each write, from 1.
     */
    version: number;
    /**
     * Everything that the policy checks; a rule that is left out checks nothing.
     */
    rules: PaymentPolicyRules;
    /**
     * The status of the version.
     */
    status: PaymentPolicyVersionStatus;
    /**
     * Its credential; REVOKED once it is superseded.
     */
    credentialId: string | null;
    /**
     * Time from which it applies.
     */
    activatedAt: string;
    /**
     * When the next version took its place.
     */
    supersededAt: string | null;
    /**
     * Who put it; the member behind the key for an API key.
     */
    createdByMemberId: string;
    /**
     * Time at which this version was set.
     */
    createdAt: string;
};

/**
 * Versions of the payment policy, newest first.
 */
export type PaymentPolicyVersionList = {
    /**
     * The entries of this page.
     */
    versions: Array<PaymentPolicyVersion>;
};

/**
 * The attested policy and the credential that backs it.
 */
export type PaymentPolicyAttested = {
    /**
     * The policy, its credentialId set.
     */
    policy: PaymentPolicy;
    /**
     * Its PAYMENT_POLICY credential.
     */
    credential: Credential;
};

/**
 * Where an approval request stands; only PENDING ones take votes.
 */
export const ApprovalStatus = {
    PENDING: 'PENDING',
    APPROVED: 'APPROVED',
    REJECTED: 'REJECTED'
} as const;

/**
 * Where an approval request stands; only PENDING ones take votes.
 */
export type ApprovalStatus = typeof ApprovalStatus[keyof typeof ApprovalStatus];

/**
 * How a member votes.
 */
export const VoteDecision = { APPROVE: 'APPROVE', REJECT: 'REJECT' } as const;

/**
 * How a member votes.
 */
export type VoteDecision = typeof VoteDecision[keyof typeof VoteDecision];

/**
 * A vote; later changes of the voter's authority never rewrite it.
 */
export type ApprovalSignature = {
    /**
     * Id of the member who voted.
     */
    memberId: string;
    /**
     * How the member votes.
     */
    decision: VoteDecision;
    /**
     * The voter's approvalWeight at that time.
     */
    weightAtSigning: number;
    /**
     * When it stopped to count, because the voter may no longer approve.
     */
    invalidatedAt: string | null;
    /**
     * Time of the vote.
     */
    createdAt: string;
};

/**
 * The approval that a held payment needs; at most one is open per payment.
 */
export type ApprovalRequest = {
    /**
     * The approval request.
     */
    id: string;
    /**
     * An opaque id that begins with `pay_`.
     */
    paymentId: string;
    /**
     * The total weight that is required. It does not change.
     */
    requiredWeight: number;
    /**
     * The group that votes; null lets any voter in.
     */
    approvalGroup: string | null;
    /**
     * The current status.
     */
    status: ApprovalStatus;
    /**
     * The total weight of the approving votes that count.
     */
    receivedWeight: number;
    /**
     * The votes, oldest first.
     */
    signatures: Array<ApprovalSignature>;
    /**
     * Why it was REJECTED without a vote; null otherwise.
     */
    closedReason: 'PAYMENT_CANCELED' | null;
    /**
     * Time at which it was opened.
     */
    createdAt: string;
};

/**
 * Approval requests, newest first.
 */
export type ApprovalRequestList = {
    /**
     * The entries of this page.
     */
    approvals: Array<ApprovalRequest>;
};

/**
 * A vote; an empty body approves.
 */
export type SignApprovalRequest = {
    /**
     * APPROVE or REJECT.
     */
    decision?: VoteDecision;
    /**
     * EIP-191 personal_sign by the member's signerAddress (EIP-1271 where that is a contract) over five lines without an end of line after the last: Service approval vote, request: <id>, payment: <paymentId>, decision: <decision>, member: <memberId>.
     */
    signature?: string;
};

/**
 * A rejection; the body may be empty.
 */
export type RejectApprovalRequest = {
    /**
     * As for sign, over the text with decision: REJECT.
     */
    signature?: string;
};

/**
 * A member's authority changed. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type AuthorityEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'authority.created' | 'authority.updated' | 'authority.suspended' | 'authority.revoked' | 'authority.attested';
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
         * The resource at the moment of the change, as this tenant may read it.
         */
        object: Authority;
        /**
         * The status before the change; absent where it did not change.
         */
        previousStatus?: string;
    };
};

/**
 * An approval request changed. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type ApprovalEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'approval.requested' | 'approval.voted' | 'approval.approved' | 'approval.rejected';
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
         * The resource at the moment of the change, as this tenant may read it.
         */
        object: ApprovalRequest;
        /**
         * The status before the change; absent where it did not change.
         */
        previousStatus?: string;
    };
};

/**
 * The organization payment policy changed. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type PaymentPolicyEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'payment_policy.updated' | 'payment_policy.attested';
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
         * The resource at the moment of the change, as this tenant may read it.
         */
        object: PaymentPolicy;
        /**
         * The status before the change; absent where it did not change.
         */
        previousStatus?: string;
    };
};

export type ListAuthoritiesData = {
    body?: never;
    path: {
        /**
         * Id of the member.
         */
        memberId: string;
    };
    query?: {
        /**
         * Only grants of this status.
         */
        status?: AuthorityStatus;
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
    url: '/v1/members/{memberId}/authorities';
};

export type ListAuthoritiesErrors = {
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

export type ListAuthoritiesError = ListAuthoritiesErrors[keyof ListAuthoritiesErrors];

export type ListAuthoritiesResponses = {
    /**
     * A page of grants.
     */
    200: AuthorityList;
};

export type ListAuthoritiesResponse = ListAuthoritiesResponses[keyof ListAuthoritiesResponses];

export type CreateAuthorityData = {
    body: CreateAuthorityRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the member.
         */
        memberId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}/authorities';
};

export type CreateAuthorityErrors = {
    /**
     * AUTHORITY_ACTIONS_REQUIRED, INVALID_USD_AMOUNT, INVALID_APPROVAL_WEIGHT, VALIDATION_FAILED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: AuthorityActionsRequiredError | InvalidUsdAmountError | InvalidApprovalWeightError | ValidationFailedError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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
     * AUTHORITY_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: AuthorityNotActiveError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreateAuthorityError = CreateAuthorityErrors[keyof CreateAuthorityErrors];

export type CreateAuthorityResponses = {
    /**
     * The grant, ACTIVE, and what the multisig may sign.
     */
    201: AuthorityWithAttestation;
};

export type CreateAuthorityResponse = CreateAuthorityResponses[keyof CreateAuthorityResponses];

export type RevokeAuthorityData = {
    body?: never;
    path: {
        /**
         * Id of the member.
         */
        memberId: string;
        /**
         * The authority grant.
         */
        authorityId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}/authorities/{authorityId}';
};

export type RevokeAuthorityErrors = {
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
     * MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND
     */
    404: MemberNotFoundError | AuthorityNotFoundError;
    /**
     * AUTHORITY_REVOKED
     */
    409: AuthorityRevokedError;
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

export type RevokeAuthorityError = RevokeAuthorityErrors[keyof RevokeAuthorityErrors];

export type RevokeAuthorityResponses = {
    /**
     * The grant, REVOKED.
     */
    200: Authority;
};

export type RevokeAuthorityResponse = RevokeAuthorityResponses[keyof RevokeAuthorityResponses];

export type UpdateAuthorityData = {
    body: UpdateAuthorityRequest;
    path: {
        /**
         * Id of the member.
         */
        memberId: string;
        /**
         * The authority grant.
         */
        authorityId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}/authorities/{authorityId}';
};

export type UpdateAuthorityErrors = {
    /**
     * AUTHORITY_ACTIONS_REQUIRED, INVALID_USD_AMOUNT, INVALID_APPROVAL_WEIGHT, VALIDATION_FAILED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: AuthorityActionsRequiredError | InvalidUsdAmountError | InvalidApprovalWeightError | ValidationFailedError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND
     */
    404: MemberNotFoundError | AuthorityNotFoundError;
    /**
     * AUTHORITY_REVOKED
     */
    409: AuthorityRevokedError;
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

export type UpdateAuthorityError = UpdateAuthorityErrors[keyof UpdateAuthorityErrors];

export type UpdateAuthorityResponses = {
    /**
     * The grant in its new version, and what the multisig may sign.
     */
    200: AuthorityWithAttestation;
};

export type UpdateAuthorityResponse = UpdateAuthorityResponses[keyof UpdateAuthorityResponses];

export type AttestAuthorityData = {
    body: AttestationSignatureRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the member.
         */
        memberId: string;
        /**
         * The authority grant.
         */
        authorityId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}/authorities/{authorityId}/attest';
};

export type AttestAuthorityErrors = {
    /**
     * ORG_ATTESTATION_INVALID, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: OrgAttestationInvalidError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND
     */
    404: MemberNotFoundError | AuthorityNotFoundError;
    /**
     * AUTHORITY_NOT_ACTIVE, AUTHORITY_ALREADY_ATTESTED, ORG_MULTISIG_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: AuthorityNotActiveError | AuthorityAlreadyAttestedError | OrgMultisigNotDeployedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type AttestAuthorityError = AttestAuthorityErrors[keyof AttestAuthorityErrors];

export type AttestAuthorityResponses = {
    /**
     * The grant and its credential.
     */
    200: AuthorityAttested;
};

export type AttestAuthorityResponse = AttestAuthorityResponses[keyof AttestAuthorityResponses];

export type SuspendAuthorityData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the member.
         */
        memberId: string;
        /**
         * The authority grant.
         */
        authorityId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}/authorities/{authorityId}/suspend';
};

export type SuspendAuthorityErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND
     */
    404: MemberNotFoundError | AuthorityNotFoundError;
    /**
     * AUTHORITY_REVOKED, AUTHORITY_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: AuthorityRevokedError | AuthorityNotActiveError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type SuspendAuthorityError = SuspendAuthorityErrors[keyof SuspendAuthorityErrors];

export type SuspendAuthorityResponses = {
    /**
     * The grant, SUSPENDED.
     */
    200: Authority;
};

export type SuspendAuthorityResponse = SuspendAuthorityResponses[keyof SuspendAuthorityResponses];

export type ReactivateAuthorityData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the member.
         */
        memberId: string;
        /**
         * The authority grant.
         */
        authorityId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}/authorities/{authorityId}/reactivate';
};

export type ReactivateAuthorityErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND
     */
    404: MemberNotFoundError | AuthorityNotFoundError;
    /**
     * AUTHORITY_REVOKED, AUTHORITY_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: AuthorityRevokedError | AuthorityNotActiveError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type ReactivateAuthorityError = ReactivateAuthorityErrors[keyof ReactivateAuthorityErrors];

export type ReactivateAuthorityResponses = {
    /**
     * The grant, ACTIVE.
     */
    200: Authority;
};

export type ReactivateAuthorityResponse = ReactivateAuthorityResponses[keyof ReactivateAuthorityResponses];

export type GetPaymentPolicyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/payment-policy';
};

export type GetPaymentPolicyErrors = {
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

export type GetPaymentPolicyError = GetPaymentPolicyErrors[keyof GetPaymentPolicyErrors];

export type GetPaymentPolicyResponses = {
    /**
     * The version in force.
     */
    200: PaymentPolicy;
};

export type GetPaymentPolicyResponse = GetPaymentPolicyResponses[keyof GetPaymentPolicyResponses];

export type SetPaymentPolicyData = {
    body: PutPaymentPolicyRequest;
    path?: never;
    query?: never;
    url: '/v1/payment-policy';
};

export type SetPaymentPolicyErrors = {
    /**
     * PAYMENT_POLICY_UNKNOWN_KEY, INVALID_POLICY_RULE, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: PaymentPolicyUnknownKeyError | InvalidPolicyRuleError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
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

export type SetPaymentPolicyError = SetPaymentPolicyErrors[keyof SetPaymentPolicyErrors];

export type SetPaymentPolicyResponses = {
    /**
     * The new version, and what the multisig may sign.
     */
    200: PaymentPolicyWithAttestation;
};

export type SetPaymentPolicyResponse = SetPaymentPolicyResponses[keyof SetPaymentPolicyResponses];

export type ListPaymentPolicyVersionsData = {
    body?: never;
    path?: never;
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
    url: '/v1/payment-policy/history';
};

export type ListPaymentPolicyVersionsErrors = {
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

export type ListPaymentPolicyVersionsError = ListPaymentPolicyVersionsErrors[keyof ListPaymentPolicyVersionsErrors];

export type ListPaymentPolicyVersionsResponses = {
    /**
     * A page of versions.
     */
    200: PaymentPolicyVersionList;
};

export type ListPaymentPolicyVersionsResponse = ListPaymentPolicyVersionsResponses[keyof ListPaymentPolicyVersionsResponses];

export type AttestPaymentPolicyData = {
    body: AttestationSignatureRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/payment-policy/attest';
};

export type AttestPaymentPolicyErrors = {
    /**
     * PAYMENT_POLICY_ALREADY_ATTESTED, ORG_ATTESTATION_INVALID, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: PaymentPolicyAlreadyAttestedError | OrgAttestationInvalidError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYMENT_POLICY_NOT_FOUND
     */
    404: PaymentPolicyNotFoundError;
    /**
     * ORG_MULTISIG_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: OrgMultisigNotDeployedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type AttestPaymentPolicyError = AttestPaymentPolicyErrors[keyof AttestPaymentPolicyErrors];

export type AttestPaymentPolicyResponses = {
    /**
     * The policy and its credential.
     */
    200: PaymentPolicyAttested;
};

export type AttestPaymentPolicyResponse = AttestPaymentPolicyResponses[keyof AttestPaymentPolicyResponses];

export type ListApprovalsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only requests of this status.
         */
        status?: ApprovalStatus;
        /**
         * Only requests of this payment.
         */
        paymentId?: string;
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
    url: '/v1/approvals';
};

export type ListApprovalsErrors = {
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

export type ListApprovalsError = ListApprovalsErrors[keyof ListApprovalsErrors];

export type ListApprovalsResponses = {
    /**
     * A page of approval requests.
     */
    200: ApprovalRequestList;
};

export type ListApprovalsResponse = ListApprovalsResponses[keyof ListApprovalsResponses];

export type GetApprovalData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/approvals/{id}';
};

export type GetApprovalErrors = {
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
     * APPROVAL_NOT_FOUND
     */
    404: ApprovalNotFoundError;
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

export type GetApprovalError = GetApprovalErrors[keyof GetApprovalErrors];

export type GetApprovalResponses = {
    /**
     * The approval request.
     */
    200: ApprovalRequest;
};

export type GetApprovalResponse = GetApprovalResponses[keyof GetApprovalResponses];

export type SignApprovalData = {
    body?: SignApprovalRequest;
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
    url: '/v1/approvals/{id}/sign';
};

export type SignApprovalErrors = {
    /**
     * NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: NoSignerAddressError | ApprovalSignatureInvalidError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * APPROVAL_REQUIRES_MEMBER, SELF_APPROVAL_FORBIDDEN, MEMBER_NOT_ACTIVE, AUTHORITY_MISSING, APPROVAL_GROUP_MISMATCH, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: ApprovalRequiresMemberError | SelfApprovalForbiddenError | MemberNotActiveError | AuthorityMissingError | ApprovalGroupMismatchError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * APPROVAL_NOT_FOUND
     */
    404: ApprovalNotFoundError;
    /**
     * APPROVAL_NOT_PENDING, ALREADY_VOTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: ApprovalNotPendingError | AlreadyVotedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type SignApprovalError = SignApprovalErrors[keyof SignApprovalErrors];

export type SignApprovalResponses = {
    /**
     * The approval request with the vote.
     */
    200: ApprovalRequest;
};

export type SignApprovalResponse = SignApprovalResponses[keyof SignApprovalResponses];

export type RejectApprovalData = {
    body?: RejectApprovalRequest;
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
    url: '/v1/approvals/{id}/reject';
};

export type RejectApprovalErrors = {
    /**
     * NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: NoSignerAddressError | ApprovalSignatureInvalidError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * APPROVAL_REQUIRES_MEMBER, SELF_APPROVAL_FORBIDDEN, MEMBER_NOT_ACTIVE, AUTHORITY_MISSING, APPROVAL_GROUP_MISMATCH, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: ApprovalRequiresMemberError | SelfApprovalForbiddenError | MemberNotActiveError | AuthorityMissingError | ApprovalGroupMismatchError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * APPROVAL_NOT_FOUND
     */
    404: ApprovalNotFoundError;
    /**
     * APPROVAL_NOT_PENDING, ALREADY_VOTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: ApprovalNotPendingError | AlreadyVotedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type RejectApprovalError = RejectApprovalErrors[keyof RejectApprovalErrors];

export type RejectApprovalResponses = {
    /**
     * The approval request, REJECTED.
     */
    200: ApprovalRequest;
};

export type RejectApprovalResponse = RejectApprovalResponses[keyof RejectApprovalResponses];
