// Generated from spec/ by `npm run generate`. Do not edit.

import type { Environment } from './accounts.gen.ts';
import type {
  AgentSuspendedError,
  AlreadyVotedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
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
  TwofaAgentNotPermittedError,
  TwofaBindingMismatchError,
  TwofaChallengeNotRedeemableError,
  TwofaNotEnrolledError,
  TwofaRequiredError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  ValidationFailedError,
} from './errors.gen.ts';
import type { Credential } from './identity.gen.ts';
import type { Rail } from './offramp.gen.ts';

/**
 * The status of a grant. Only ACTIVE grants apply. REVOKED is final.
 */
export const AuthorityStatus = {
    ACTIVE: 'ACTIVE',
    SUSPENDED: 'SUSPENDED',
    REVOKED: 'REVOKED'
} as const;

/**
 * The status of a grant. Only ACTIVE grants apply. REVOKED is final.
 */
export type AuthorityStatus = typeof AuthorityStatus[keyof typeof AuthorityStatus];

/**
 * An action that a grant can allow. The service enforces the first two; the others are only recorded in the credential.
 */
export const AuthorityAction = {
    PAYMENT_CREATE: 'payment.create',
    PAYMENT_APPROVE: 'payment.approve',
    PAYMENT_CANCEL: 'payment.cancel',
    DESTINATION_MANAGE: 'destination.manage',
    POLICY_MANAGE: 'policy.manage'
} as const;

/**
 * An action that a grant can allow. The service enforces the first two; the others are only recorded in the credential.
 */
export type AuthorityAction = typeof AuthorityAction[keyof typeof AuthorityAction];

/**
 * An authority grant: what a member may do for the organization, and within which limits.
 */
export type Authority = {
    /**
     * Id of the authority grant.
     */
    id: string;
    /**
     * Id of the member who has the grant.
     */
    memberId: string;
    /**
     * The current status. Only ACTIVE grants apply.
     */
    status: AuthorityStatus;
    /**
     * The actions that the grant allows, sorted.
     */
    allowedActions: Array<AuthorityAction>;
    /**
     * The limit of one payment, in USD; null for no limit.
     */
    perTxLimitUsd: string | null;
    /**
     * The limit of the member's payments in any 24 hours, in USD; null for no limit.
     */
    dailyLimitUsd: string | null;
    /**
     * The limit of the member's payments in any 30 times 24 hours, in USD; null for no limit.
     */
    monthlyLimitUsd: string | null;
    /**
     * The allowed currencies; an empty list allows any.
     */
    allowedCurrencies: Array<string>;
    /**
     * The allowed assets, by code or id; an empty list allows any.
     */
    allowedAssets: Array<string>;
    /**
     * The allowed chains, in the form `eip155:<chainId>`; an empty list allows any.
     */
    allowedChains: Array<string>;
    /**
     * Ids of the payout destinations that may be paid; an empty list allows any.
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
     * Payments above this amount, in USD, need an approval, even within the limits; null if there is no such amount.
     */
    countersignAboveUsd: string | null;
    /**
     * Number of the version. It counts all grants of the member and their changes.
     */
    version: number;
    /**
     * Id of the AUTHORITY_DELEGATION credential; null until this version is attested.
     */
    credentialId: string | null;
    /**
     * Time at which the grant was created.
     */
    createdAt: string;
    /**
     * Time of the last change.
     */
    updatedAt: string;
    /**
     * Time of the suspension; null before it and after a reactivation.
     */
    suspendedAt: string | null;
    /**
     * Time of the revocation; null unless the grant is REVOKED.
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
 * The authority grant to create.
 */
export type CreateAuthorityRequest = {
    /**
     * The actions that the grant allows, at least one. Duplicates are removed.
     */
    allowedActions: Array<AuthorityAction>;
    /**
     * The limit of one payment in USD: above zero, at most 1000000000, with at most 6 decimals.
     */
    perTxLimitUsd?: string;
    /**
     * The limit of any 24 hours in USD; not lower than perTxLimitUsd.
     */
    dailyLimitUsd?: string;
    /**
     * The limit of any 30 times 24 hours in USD; not lower than dailyLimitUsd.
     */
    monthlyLimitUsd?: string;
    /**
     * The allowed currencies; empty or absent allows any.
     */
    allowedCurrencies?: Array<string>;
    /**
     * The allowed assets, by code or id; empty or absent allows any.
     */
    allowedAssets?: Array<string>;
    /**
     * The allowed chains, in the form `eip155:<chainId>`; empty or absent allows any.
     */
    allowedChains?: Array<string>;
    /**
     * Ids of the payout destinations that may be paid; empty or absent allows any.
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
     * Payments above this amount, in USD, need an approval.
     */
    countersignAboveUsd?: string;
};

/**
 * The fields to update. An absent field does not change, and a list replaces the old one. Null removes an amount; for the other fields null is the same as absent.
 */
export type UpdateAuthorityRequest = {
    /**
     * The actions that the grant allows, at least one. Duplicates are removed.
     */
    allowedActions?: Array<AuthorityAction>;
    /**
     * The limit of one payment in USD: above zero, at most 1000000000, with at most 6 decimals.
     */
    perTxLimitUsd?: string | null;
    /**
     * The limit of any 24 hours in USD; not lower than perTxLimitUsd.
     */
    dailyLimitUsd?: string | null;
    /**
     * The limit of any 30 times 24 hours in USD; not lower than dailyLimitUsd.
     */
    monthlyLimitUsd?: string | null;
    /**
     * The allowed currencies; an empty list allows any.
     */
    allowedCurrencies?: Array<string>;
    /**
     * The allowed assets, by code or id; an empty list allows any.
     */
    allowedAssets?: Array<string>;
    /**
     * The allowed chains, in the form `eip155:<chainId>`; an empty list allows any.
     */
    allowedChains?: Array<string>;
    /**
     * Ids of the payout destinations that may be paid; an empty list allows any.
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
     * Payments above this amount, in USD, need an approval.
     */
    countersignAboveUsd?: string | null;
};

/**
 * The EIP-712 message. Its fields are in the order of the type: string subjectDid, string orgDid, string kind, string schemaVersion, bytes32 docHash, uint64 issuedAt, uint64 expiresAt, uint256 nonce. Unsigned integers are decimal strings.
 */
export type CredentialAttestationMessage = {
    /**
     * The DID of the member; for a payment policy the DID of the organization itself.
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
     * The schema of the credential's document.
     */
    schemaVersion: 'service/credential/AUTHORITY_DELEGATION/v1' | 'service/credential/PAYMENT_POLICY/v1';
    /**
     * `0x` and the SHA-256 of the canonical document.
     */
    docHash: string;
    /**
     * Time at which the version was created, in Unix seconds.
     */
    issuedAt: string;
    /**
     * Time at which the credential expires, in Unix seconds; 0 if it never expires.
     */
    expiresAt: string;
    /**
     * The nonce of the attestation, a uint256 in decimal. It is derived from the id and the version.
     */
    nonce: string;
};

/**
 * The message that the organization's multisig wallet may sign. It is always the same for one version: the service does not store that a signature is pending.
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
     * An explanation in words.
     */
    note: string;
};

/**
 * The new version of the grant, and the message that the multisig wallet may sign to back it.
 */
export type AuthorityWithAttestation = {
    /**
     * Id of the authority grant.
     */
    authority: Authority;
    /**
     * The message that the multisig wallet signs to attest this version.
     */
    attestation: CredentialAttestation;
};

/**
 * The signature of the organization's multisig wallet.
 */
export type AttestationSignatureRequest = {
    /**
     * The combined signature of the Safe, `0x` and hex digits, in the form that `isValidSignature` (EIP-1271) accepts.
     */
    signature: string;
};

/**
 * The attested grant and the credential that backs it.
 */
export type AuthorityAttested = {
    /**
     * The grant with its credentialId.
     */
    authority: Authority;
    /**
     * The AUTHORITY_DELEGATION credential.
     */
    credential: Credential;
};

/**
 * The total weight of votes that a payment above an amount needs.
 */
export type PaymentPolicyApprovalRule = {
    /**
     * Payments above this amount in USD match the rule: at most 1000000000; 0 for every payment.
     */
    aboveUsd: string;
    /**
     * The total weight of votes that is required.
     */
    minimumApprovals: number;
};

/**
 * The rules of a payment policy. A rule that is absent restricts nothing.
 */
export type PaymentPolicyRules = {
    /**
     * Excludes routes with a higher total fee, in minor units of the destination currency.
     */
    maximumFeeMinor?: string;
    /**
     * Rejects payments above this amount in USD: above zero, at most 1000000000, with at most 6 decimals.
     */
    maximumAmountUsd?: string;
    /**
     * Excludes routes over other rails; an empty list allows all.
     */
    allowedRails?: Array<Rail>;
    /**
     * Rejects payments in other assets, given by code or id; an empty list allows all.
     */
    allowedAssets?: Array<string>;
    /**
     * Rejects payments on other chains, in the form `eip155:<chainId>`; an empty list allows all.
     */
    allowedChains?: Array<string>;
    /**
     * The rules for when a payment needs approvals. If several rules match a payment, the highest number applies.
     */
    approvals?: Array<PaymentPolicyApprovalRule>;
};

/**
 * The organization's payment policy that is in force.
 */
export type PaymentPolicy = {
    /**
     * Id of the policy, the same for all versions; null before the policy is set for the first time.
     */
    policyId: string | null;
    /**
     * Number of the version; 0 before the policy is set for the first time.
     */
    version: number;
    /**
     * The rules of the policy. A rule that is absent checks nothing.
     */
    rules: PaymentPolicyRules;
    /**
     * Always ACTIVE. Previous versions are in the history.
     */
    status: 'ACTIVE';
    /**
     * Id of the PAYMENT_POLICY credential; null until this version is attested.
     */
    credentialId: string | null;
    /**
     * Time at which this version was set.
     */
    activatedAt: string | null;
};

/**
 * The new version of the policy, and the message that the multisig wallet may sign to back it.
 */
export type PaymentPolicyWithAttestation = {
    /**
     * Id of the policy, the same for all versions.
     */
    policyId: string;
    /**
     * Number of the version, which increases by one with each update, from 1.
     */
    version: number;
    /**
     * The rules of the policy. A rule that is absent checks nothing.
     */
    rules: PaymentPolicyRules;
    /**
     * Always ACTIVE, because a new version is in force at once.
     */
    status: 'ACTIVE';
    /**
     * Id of the credential; null until this version is attested.
     */
    credentialId: string | null;
    /**
     * Time at which this version was set.
     */
    activatedAt: string | null;
    /**
     * The message that the multisig wallet signs to attest this version.
     */
    attestation: CredentialAttestation;
};

/**
 * All rules of the new version.
 */
export type PutPaymentPolicyRequest = {
    /**
     * The rules. An empty object removes all rules.
     */
    rules: PaymentPolicyRules;
};

/**
 * The status of a version: ACTIVE if it is in force, SUPERSEDED if a newer one has replaced it.
 */
export const PaymentPolicyVersionStatus = { ACTIVE: 'ACTIVE', SUPERSEDED: 'SUPERSEDED' } as const;

/**
 * The status of a version: ACTIVE if it is in force, SUPERSEDED if a newer one has replaced it.
 */
export type PaymentPolicyVersionStatus = typeof PaymentPolicyVersionStatus[keyof typeof PaymentPolicyVersionStatus];

/**
 * One version of the payment policy.
 */
export type PaymentPolicyVersion = {
    /**
     * Id of the policy, `ppo_…`, the same for all versions.
     */
    policyId: string;
    /**
     * Number of the version, which increases by one with each update, from 1.
     */
    version: number;
    /**
     * The rules of the policy. A rule that is absent checks nothing.
     */
    rules: PaymentPolicyRules;
    /**
     * The status of the version.
     */
    status: PaymentPolicyVersionStatus;
    /**
     * Id of the credential of this version; null if it was not attested. The credential is REVOKED once the version is superseded.
     */
    credentialId: string | null;
    /**
     * Time from which it applies.
     */
    activatedAt: string;
    /**
     * Time at which the next version replaced this one; null while it is in force.
     */
    supersededAt: string | null;
    /**
     * Id of the member who set this version; for an API key the member in whose name it acts.
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
     * The policy with its credentialId.
     */
    policy: PaymentPolicy;
    /**
     * The PAYMENT_POLICY credential.
     */
    credential: Credential;
};

/**
 * The status of an approval request. Only a PENDING request accepts votes.
 */
export const ApprovalStatus = {
    PENDING: 'PENDING',
    APPROVED: 'APPROVED',
    REJECTED: 'REJECTED'
} as const;

/**
 * The status of an approval request. Only a PENDING request accepts votes.
 */
export type ApprovalStatus = typeof ApprovalStatus[keyof typeof ApprovalStatus];

/**
 * The vote of a member.
 */
export const VoteDecision = { APPROVE: 'APPROVE', REJECT: 'REJECT' } as const;

/**
 * The vote of a member.
 */
export type VoteDecision = typeof VoteDecision[keyof typeof VoteDecision];

/**
 * A vote. Later changes of the voter's authority never change it.
 */
export type ApprovalSignature = {
    /**
     * Id of the member who voted.
     */
    memberId: string;
    /**
     * The vote of the member.
     */
    decision: VoteDecision;
    /**
     * The approvalWeight of the voter at the time of the vote.
     */
    weightAtSigning: number;
    /**
     * Time at which the vote became invalid because the voter may no longer approve; null while it is valid.
     */
    invalidatedAt: string | null;
    /**
     * Time of the vote.
     */
    createdAt: string;
};

/**
 * The approval that a held payment needs. A payment has at most one pending approval request.
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
     * The group whose members may vote; null if every voter may.
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
     * The reason why the request was REJECTED without a vote; null otherwise.
     */
    closedReason: 'PAYMENT_CANCELED' | null;
    /**
     * Time at which the request was opened.
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
 * A vote. An empty body approves.
 */
export type SignApprovalRequest = {
    /**
     * The vote: APPROVE or REJECT; APPROVE by default.
     */
    decision?: VoteDecision;
    /**
     * EIP-191 `personal_sign` by the member's signerAddress (EIP-1271 if that is a contract) over five lines, without a line break after the last: `Service approval vote`, `request: <id>`, `payment: <paymentId>`, `decision: <decision>`, `member: <memberId>`.
     */
    signature?: string;
};

/**
 * A rejection. The body may be empty.
 */
export type RejectApprovalRequest = {
    /**
     * A signature as for signing a vote, over the text with `decision: REJECT`.
     */
    signature?: string;
};

/**
 * The event that is sent when an authority grant changes. It never contains phone numbers, e-mail addresses, codes or tokens.
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
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
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
         * The status before the change; absent if the status did not change.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent when an approval request changes. It never contains phone numbers, e-mail addresses, codes or tokens.
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
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
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
         * The status before the change; absent if the status did not change.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent when the organization's payment policy changes. It never contains phone numbers, e-mail addresses, codes or tokens.
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
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
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
         * The status before the change; absent if the status did not change.
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
    };
    url: '/v1/members/{memberId}/authorities';
};

export type ListAuthoritiesErrors = {
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
         * Id of the member.
         */
        memberId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}/authorities';
};

export type CreateAuthorityErrors = {
    /**
     * AUTHORITY_ACTIONS_REQUIRED, INVALID_USD_AMOUNT, INVALID_APPROVAL_WEIGHT, VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: AuthorityActionsRequiredError | InvalidUsdAmountError | InvalidApprovalWeightError | ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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
     * AUTHORITY_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: AuthorityNotActiveError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreateAuthorityError = CreateAuthorityErrors[keyof CreateAuthorityErrors];

export type CreateAuthorityResponses = {
    /**
     * The new grant, which is ACTIVE, and the message that the multisig wallet may sign.
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
         * Id of the authority grant.
         */
        authorityId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}/authorities/{authorityId}';
};

export type RevokeAuthorityErrors = {
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
     * MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND
     */
    404: MemberNotFoundError | AuthorityNotFoundError;
    /**
     * AUTHORITY_REVOKED
     */
    409: AuthorityRevokedError;
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

export type RevokeAuthorityError = RevokeAuthorityErrors[keyof RevokeAuthorityErrors];

export type RevokeAuthorityResponses = {
    /**
     * The grant, which is now REVOKED.
     */
    200: Authority;
};

export type RevokeAuthorityResponse = RevokeAuthorityResponses[keyof RevokeAuthorityResponses];

export type UpdateAuthorityData = {
    body: UpdateAuthorityRequest;
    headers?: {
        /**
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
    };
    path: {
        /**
         * Id of the member.
         */
        memberId: string;
        /**
         * Id of the authority grant.
         */
        authorityId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}/authorities/{authorityId}';
};

export type UpdateAuthorityErrors = {
    /**
     * AUTHORITY_ACTIONS_REQUIRED, INVALID_USD_AMOUNT, INVALID_APPROVAL_WEIGHT, VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: AuthorityActionsRequiredError | InvalidUsdAmountError | InvalidApprovalWeightError | ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND
     */
    404: MemberNotFoundError | AuthorityNotFoundError;
    /**
     * AUTHORITY_REVOKED
     */
    409: AuthorityRevokedError;
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

export type UpdateAuthorityError = UpdateAuthorityErrors[keyof UpdateAuthorityErrors];

export type UpdateAuthorityResponses = {
    /**
     * The new version of the grant, and the message that the multisig wallet may sign.
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
         * Id of the authority grant.
         */
        authorityId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}/authorities/{authorityId}/attest';
};

export type AttestAuthorityErrors = {
    /**
     * ORG_ATTESTATION_INVALID, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: OrgAttestationInvalidError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type AttestAuthorityError = AttestAuthorityErrors[keyof AttestAuthorityErrors];

export type AttestAuthorityResponses = {
    /**
     * The attested grant and its credential.
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
         * Id of the authority grant.
         */
        authorityId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}/authorities/{authorityId}/suspend';
};

export type SuspendAuthorityErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type SuspendAuthorityError = SuspendAuthorityErrors[keyof SuspendAuthorityErrors];

export type SuspendAuthorityResponses = {
    /**
     * The grant, which is now SUSPENDED.
     */
    200: Authority;
};

export type SuspendAuthorityResponse = SuspendAuthorityResponses[keyof SuspendAuthorityResponses];

export type ReactivateAuthorityData = {
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
         * Id of the member.
         */
        memberId: string;
        /**
         * Id of the authority grant.
         */
        authorityId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}/authorities/{authorityId}/reactivate';
};

export type ReactivateAuthorityErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND
     */
    404: MemberNotFoundError | AuthorityNotFoundError;
    /**
     * AUTHORITY_REVOKED, AUTHORITY_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: AuthorityRevokedError | AuthorityNotActiveError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type ReactivateAuthorityError = ReactivateAuthorityErrors[keyof ReactivateAuthorityErrors];

export type ReactivateAuthorityResponses = {
    /**
     * The grant, which is ACTIVE again.
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

export type GetPaymentPolicyError = GetPaymentPolicyErrors[keyof GetPaymentPolicyErrors];

export type GetPaymentPolicyResponses = {
    /**
     * The version that is in force.
     */
    200: PaymentPolicy;
};

export type GetPaymentPolicyResponse = GetPaymentPolicyResponses[keyof GetPaymentPolicyResponses];

export type SetPaymentPolicyData = {
    body: PutPaymentPolicyRequest;
    headers?: {
        /**
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/payment-policy';
};

export type SetPaymentPolicyErrors = {
    /**
     * PAYMENT_POLICY_UNKNOWN_KEY, INVALID_POLICY_RULE, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: PaymentPolicyUnknownKeyError | InvalidPolicyRuleError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type SetPaymentPolicyError = SetPaymentPolicyErrors[keyof SetPaymentPolicyErrors];

export type SetPaymentPolicyResponses = {
    /**
     * The new version, and the message that the multisig wallet may sign.
     */
    200: PaymentPolicyWithAttestation;
};

export type SetPaymentPolicyResponse = SetPaymentPolicyResponses[keyof SetPaymentPolicyResponses];

export type ListPaymentPolicyVersionsData = {
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
    };
    url: '/v1/payment-policy/history';
};

export type ListPaymentPolicyVersionsErrors = {
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
     * PAYMENT_POLICY_ALREADY_ATTESTED, ORG_ATTESTATION_INVALID, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: PaymentPolicyAlreadyAttestedError | OrgAttestationInvalidError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type AttestPaymentPolicyError = AttestPaymentPolicyErrors[keyof AttestPaymentPolicyErrors];

export type AttestPaymentPolicyResponses = {
    /**
     * The attested policy and its credential.
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
    url: '/v1/approvals';
};

export type ListApprovalsErrors = {
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
     * APPROVAL_NOT_FOUND
     */
    404: ApprovalNotFoundError;
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
     * NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: NoSignerAddressError | ApprovalSignatureInvalidError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type SignApprovalError = SignApprovalErrors[keyof SignApprovalErrors];

export type SignApprovalResponses = {
    /**
     * The approval request with the new vote.
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
     * NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: NoSignerAddressError | ApprovalSignatureInvalidError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type RejectApprovalError = RejectApprovalErrors[keyof RejectApprovalErrors];

export type RejectApprovalResponses = {
    /**
     * The approval request, which is now REJECTED.
     */
    200: ApprovalRequest;
};

export type RejectApprovalResponse = RejectApprovalResponses[keyof RejectApprovalResponses];
