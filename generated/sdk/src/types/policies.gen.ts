// Generated from spec/ by `npm run generate`. Do not edit.

import type { Environment } from './accounts.gen.ts';
import type { Mcc } from './cards.gen.ts';
import type {
  AgentNotFoundError,
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  BodyTooLargeError,
  CardNotFoundError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidJsonError,
  InvalidPolicyRuleError,
  IpNotAllowedError,
  MemberNotActiveError,
  NotImplementedError,
  PolicyAttachedError,
  PolicyAttachmentNotFoundError,
  PolicyNotFoundError,
  PolicySubjectAttachedError,
  PolicyUnavailableError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  SandboxOnlyError,
  TenantAmbiguousError,
  TenantRequiredError,
  TenantSuspendedError,
  TreasuryAccountNotFoundError,
  TryAgainError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  ValidationFailedError,
  WalletNotFoundError,
} from './errors.gen.ts';

/**
 * ACTIVE for every policy that can be read; DELETED stands in policy.deleted only, since reads then answer 404.
 */
export const PolicyStatus = { ACTIVE: 'ACTIVE', DELETED: 'DELETED' } as const;

/**
 * ACTIVE for every policy that can be read; DELETED stands in policy.deleted only, since reads then answer 404.
 */
export type PolicyStatus = typeof PolicyStatus[keyof typeof PolicyStatus];

/**
 * What a policy is attached to; a treasury account covers all its buckets.
 */
export const PolicySubjectType = {
    WALLET: 'wallet',
    CARD: 'card',
    AGENT: 'agent',
    TREASURY_ACCOUNT: 'treasury_account'
} as const;

/**
 * What a policy is attached to; a treasury account covers all its buckets.
 */
export type PolicySubjectType = typeof PolicySubjectType[keyof typeof PolicySubjectType];

/**
 * The rules, in the order in which they stand in the IR and in a trace.
 */
export const PolicyRuleName = {
    COUNTERPARTY_BLOCKED: 'COUNTERPARTY_BLOCKED',
    COUNTERPARTY_NOT_ALLOWED: 'COUNTERPARTY_NOT_ALLOWED',
    MCC_BLOCKED: 'MCC_BLOCKED',
    MCC_NOT_ALLOWED: 'MCC_NOT_ALLOWED',
    PER_TXN_LIMIT: 'PER_TXN_LIMIT',
    DAILY_CAP: 'DAILY_CAP',
    WEEKLY_CAP: 'WEEKLY_CAP',
    MONTHLY_CAP: 'MONTHLY_CAP'
} as const;

/**
 * The rules, in the order in which they stand in the IR and in a trace.
 */
export type PolicyRuleName = typeof PolicyRuleName[keyof typeof PolicyRuleName];

/**
 * The first rule that failed; NO_POLICY when the subject has no policy, which allows; null when every rule let it pass.
 */
export const PolicyReason = {
    COUNTERPARTY_BLOCKED: 'COUNTERPARTY_BLOCKED',
    COUNTERPARTY_NOT_ALLOWED: 'COUNTERPARTY_NOT_ALLOWED',
    MCC_BLOCKED: 'MCC_BLOCKED',
    MCC_NOT_ALLOWED: 'MCC_NOT_ALLOWED',
    PER_TXN_LIMIT: 'PER_TXN_LIMIT',
    DAILY_CAP: 'DAILY_CAP',
    WEEKLY_CAP: 'WEEKLY_CAP',
    MONTHLY_CAP: 'MONTHLY_CAP',
    NO_POLICY: 'NO_POLICY',
    NULL: null
} as const;

/**
 * The first rule that failed; NO_POLICY when the subject has no policy, which allows; null when every rule let it pass.
 */
export type PolicyReason = typeof PolicyReason[keyof typeof PolicyReason];

/**
 * Ceilings in USD, each above zero and at most 1000000000; an absent one is no ceiling. On card authorizations the interval caps are cumulative; on wallet payments and in evaluations they act as ceilings of one transaction.
 */
export type PolicyLimits = {
    /**
     * The limit of one transaction, in USD.
     */
    perTransactionUsd?: string;
    /**
     * The cap of a UTC day, in USD.
     */
    dailyUsd?: string;
    /**
     * The cap of an ISO week, in USD.
     */
    weeklyUsd?: string;
    /**
     * The cap of a calendar month, in USD.
     */
    monthlyUsd?: string;
};

/**
 * Merchant category codes of 2 to 4 digits; a shorter one matches every code that begins with it. A code on both lists is blocked. They count for card authorizations: payments carry no code.
 */
export type PolicyMcc = {
    /**
     * The entries that are refused.
     */
    blocked?: Array<Mcc>;
    /**
     * The only ones that are allowed; empty or absent allows any.
     */
    allowed?: Array<Mcc>;
};

/**
 * EVM addresses, in any case; mixed case must pass EIP-55. No address stands on both lists.
 */
export type PolicyCounterparties = {
    /**
     * The entries that are refused.
     */
    blocked?: Array<string>;
    /**
     * Only these, everybody else is denied; empty or absent means anybody.
     */
    allowed?: Array<string>;
};

/**
 * What a policy says. Unknown fields are refused, never dropped; everything wrong in it, an address on both lists included, is INVALID_POLICY_RULE. An empty document allows all.
 */
export type PolicyDocument = {
    /**
     * The version of this form; 1 where absent.
     */
    schemaVersion?: 1;
    /**
     * The caps on amounts.
     */
    limits?: PolicyLimits;
    /**
     * Merchant categories.
     */
    mcc?: PolicyMcc;
    /**
     * The addresses that may or may not be paid.
     */
    counterparties?: PolicyCounterparties;
};

/**
 * A policy and its first document.
 */
export type CreatePolicyRequest = {
    /**
     * The name, which never changes.
     */
    name: string;
    /**
     * The rules.
     */
    document: PolicyDocument;
};

/**
 * The document that replaces the one in force.
 */
export type CreatePolicyVersionRequest = {
    /**
     * What it says from now on.
     */
    document: PolicyDocument;
};

/**
 * A list of counterparties, blocked or the only ones allowed.
 */
export type PolicyAddressRule = {
    /**
     * The rule that the list belongs to.
     */
    rule: 'COUNTERPARTY_BLOCKED' | 'COUNTERPARTY_NOT_ALLOWED';
    /**
     * In lower case, sorted, each once.
     */
    addresses: Array<string>;
};

/**
 * A list of merchant categories, blocked or the only ones allowed.
 */
export type PolicyMccRule = {
    /**
     * The rule that the list belongs to.
     */
    rule: 'MCC_BLOCKED' | 'MCC_NOT_ALLOWED';
    /**
     * Codes of 2 to 4 digits, matched from their beginning, sorted, each once.
     */
    codes: Array<Mcc>;
};

/**
 * A ceiling; what is equal to it passes.
 */
export type PolicyAmountRule = {
    /**
     * Of one transaction, a UTC day, an ISO week or a calendar month.
     */
    rule: 'PER_TXN_LIMIT' | 'DAILY_CAP' | 'WEEKLY_CAP' | 'MONTHLY_CAP';
    /**
     * The ceiling in base units of 6 decimals.
     */
    maxBaseUnits: string;
};

/**
 * One compiled rule with its operands.
 */
export type PolicyRule = PolicyAddressRule | PolicyMccRule | PolicyAmountRule;

/**
 * A compiled document. Equal rule sets give the same bytes: absent and empty parts give no rule, and the rules stand in the order of PolicyRuleName.
 */
export type PolicyIr = {
    /**
     * The version of this form.
     */
    schemaVersion: 1;
    /**
     * The rules; none allows all.
     */
    rules: Array<PolicyRule>;
};

/**
 * One immutable version of a policy.
 */
export type PolicyVersion = {
    /**
     * Id of the policy's version, `pver_…`.
     */
    versionId: string;
    /**
     * Its number within the policy, from 1.
     */
    version: number;
    /**
     * SHA-256 of the canonical JSON of ir; the same for the same rules.
     */
    sha256: string;
    /**
     * The compiled form of the document.
     */
    ir: PolicyIr;
    /**
     * Time at which it was added; it applies from then on.
     */
    createdAt: string;
};

/**
 * The versions of a policy, oldest first.
 */
export type PolicyVersionList = {
    /**
     * The entries of this page.
     */
    versions: Array<PolicyVersion>;
};

/**
 * A named rule set; its newest version is in force.
 */
export type Policy = {
    /**
     * An opaque id that begins with `pol_`.
     */
    policyId: string;
    /**
     * A label of the tenant, 1 to 120 characters.
     */
    name: string;
    /**
     * ACTIVE.
     */
    status: PolicyStatus;
    /**
     * The version in force.
     */
    activeVersionId: string;
    /**
     * The number of the active version.
     */
    activeVersion: number;
    createdAt: string;
};

/**
 * The new policy and its first version.
 */
export type PolicyCreated = {
    /**
     * An opaque id that begins with `pol_`.
     */
    policyId: string;
    /**
     * A label of the tenant, 1 to 120 characters.
     */
    name: string;
    /**
     * ACTIVE.
     */
    status: PolicyStatus;
    /**
     * The version in force.
     */
    activeVersionId: string;
    /**
     * The number of the active version.
     */
    activeVersion: number;
    createdAt: string;
    /**
     * Version 1.
     */
    version: PolicyVersion;
};

/**
 * Policies, newest first.
 */
export type PolicyList = {
    /**
     * The entries of this page.
     */
    policies: Array<Policy>;
};

/**
 * What is gone.
 */
export type PolicyDeletion = {
    /**
     * The policy or attachment.
     */
    id: string;
    /**
     * Always true.
     */
    deleted: true;
};

/**
 * A policy at work on a subject, which has one at most.
 */
export type PolicyAttachment = {
    /**
     * An opaque id that begins with `patt_`.
     */
    attachmentId: string;
    /**
     * The policy; its newest version counts.
     */
    policyId: string;
    /**
     * `wallet`, `card`, `agent` or `treasury_account`.
     */
    subjectType: PolicySubjectType;
    /**
     * Id of the wallet, card, agent or treasury account.
     */
    subjectId: string;
    /**
     * Time at which it was attached.
     */
    attachedAt: string;
};

/**
 * Attachments, newest first.
 */
export type PolicyAttachmentList = {
    /**
     * The entries of this page.
     */
    attachments: Array<PolicyAttachment>;
};

/**
 * What to attach the policy to.
 */
export type AttachPolicyRequest = {
    /**
     * `wallet`, `card`, `agent` or `treasury_account`.
     */
    subjectType: PolicySubjectType;
    /**
     * Id of the wallet, card, agent or treasury account.
     */
    subjectId: string;
};

/**
 * Evaluates a policy, attached or not.
 */
export type EvaluatePolicyById = {
    /**
     * An opaque id that begins with `pol_`.
     */
    policyId: string;
    /**
     * The amount in USD: above zero, at most 1000000000.
     */
    amountUsd: string;
    /**
     * The merchant category; without it the MCC rules are skipped.
     */
    mcc?: string;
    /**
     * The payee; without it the counterparty rules are skipped. Mixed case must pass EIP-55.
     */
    counterparty?: string;
};

/**
 * Evaluates the policy that is attached to a subject.
 */
export type EvaluatePolicyOfSubject = {
    /**
     * `wallet`, `card`, `agent` or `treasury_account`.
     */
    subjectType: PolicySubjectType;
    /**
     * Id of the wallet, card, agent or treasury account.
     */
    subjectId: string;
    /**
     * The amount in USD: above zero, at most 1000000000.
     */
    amountUsd: string;
    /**
     * The merchant category; without it the MCC rules are skipped.
     */
    mcc?: string;
    /**
     * The payee; without it the counterparty rules are skipped. Mixed case must pass EIP-55.
     */
    counterparty?: string;
};

/**
 * A policy or a subject, exactly one of them, and what would be paid.
 */
export type EvaluatePolicyRequest = EvaluatePolicyById | EvaluatePolicyOfSubject;

/**
 * What one rule said.
 */
export type PolicyRuleTrace = {
    /**
     * Name of the rule, such as PER_TXN_LIMIT.
     */
    rule: PolicyRuleName;
    /**
     * skip for a rule that is not configured, or whose field was not supplied.
     */
    result: 'pass' | 'fail' | 'skip';
    /**
     * An explanation for people.
     */
    detail: string;
};

/**
 * The verdict of an evaluation.
 */
export type PolicyEvaluation = {
    /**
     * True if the policy allows it.
     */
    allow: boolean;
    /**
     * The rule that decided.
     */
    reason: PolicyReason;
    /**
     * The policy; null when the subject has none.
     */
    policyId: string | null;
    /**
     * Its version in force, or null.
     */
    policyVersion: number | null;
    /**
     * The hash of that version, or null.
     */
    sha256: string | null;
    /**
     * All eight rules in their order, none left out after a failure; empty without a policy.
     */
    ruleTrace: Array<PolicyRuleTrace>;
    /**
     * The recorded decision.
     */
    decisionLogId: string;
};

/**
 * The facts that were evaluated.
 */
export type PolicyDecisionInput = {
    /**
     * What the subject is; null where a policy was evaluated by its id.
     */
    subjectType: 'wallet' | 'card' | 'agent' | 'treasury_account' | null;
    /**
     * The subject; null where there is none.
     */
    subjectId: string | null;
    /**
     * How much, in USD; null for a payment in ETH, which the ceilings do not judge.
     */
    amountUsd: string | null;
    /**
     * The merchant category; null where none was supplied.
     */
    mcc: string | null;
    /**
     * The payee, checksummed; null where none was supplied.
     */
    counterparty: string | null;
};

/**
 * One row of the decision log; append-only, kept 400 days.
 */
export type PolicyDecision = {
    /**
     * Id of the decision in the log, `dec_…`.
     */
    decisionLogId: string;
    /**
     * Who asked: a dry run, a payment or a card.
     */
    source: 'evaluate' | 'payment' | 'card';
    /**
     * The enforcement then; null for a dry run, which ignores it. In mode off nothing is recorded.
     */
    mode: 'log' | 'enforce' | null;
    /**
     * The verdict.
     */
    allow: boolean;
    /**
     * Whether a deny blocks; false in mode log and for a dry run.
     */
    enforced: boolean;
    /**
     * The rule that decided.
     */
    reason: PolicyReason;
    /**
     * The policy; null when the subject had none.
     */
    policyId: string | null;
    /**
     * Its version then, or null.
     */
    policyVersion: number | null;
    /**
     * The hash of that version, or null.
     */
    sha256: string | null;
    /**
     * All eight rules in their order; empty without a policy.
     */
    ruleTrace: Array<PolicyRuleTrace>;
    /**
     * The facts that were evaluated.
     */
    input: PolicyDecisionInput;
    /**
     * The payment or card authorization; null for a dry run, and for a payment that was refused before it existed.
     */
    resourceId: string | null;
    /**
     * Time of the decision.
     */
    createdAt: string;
};

/**
 * Decisions, newest first.
 */
export type PolicyDecisionList = {
    /**
     * The entries of this page.
     */
    decisions: Array<PolicyDecision>;
};

/**
 * off skips the gate; log records what would be declined and lets it pass; enforce blocks, and fails closed when the policy subsystem does.
 */
export const PolicyEnforcementMode = {
    OFF: 'off',
    LOG: 'log',
    ENFORCE: 'enforce'
} as const;

/**
 * off skips the gate; log records what would be declined and lets it pass; enforce blocks, and fails closed when the policy subsystem does.
 */
export type PolicyEnforcementMode = typeof PolicyEnforcementMode[keyof typeof PolicyEnforcementMode];

/**
 * How policies are enforced for this tenant.
 */
export type TestPolicyEnforcement = {
    /**
     * `enforce` blocks what a policy denies, `log` only records it.
     */
    mode: PolicyEnforcementMode;
};

/**
 * How policies are to be enforced for this tenant.
 */
export type SetTestPolicyEnforcementRequest = {
    /**
     * `enforce` blocks what a policy denies, `log` only records it.
     */
    mode: PolicyEnforcementMode;
};

/**
 * A policy came into force with a new version, or was deleted. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type PolicyEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'policy.activated' | 'policy.deleted';
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
         * The policy at the moment of the change.
         */
        object: Policy;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * A policy was attached to a subject, or detached from it. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type PolicyAttachmentEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'policy.attached' | 'policy.detached';
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
     * What changed. Without previousStatus, because an attachment shows no status.
     */
    data: {
        /**
         * The attachment.
         */
        object: PolicyAttachment;
    };
};

export type ListPoliciesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only policies of this status.
         */
        status?: PolicyStatus;
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
    url: '/v1/policies';
};

export type ListPoliciesErrors = {
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

export type ListPoliciesError = ListPoliciesErrors[keyof ListPoliciesErrors];

export type ListPoliciesResponses = {
    /**
     * A page of policies.
     */
    200: PolicyList;
};

export type ListPoliciesResponse = ListPoliciesResponses[keyof ListPoliciesResponses];

export type CreatePolicyData = {
    body: CreatePolicyRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/policies';
};

export type CreatePolicyErrors = {
    /**
     * INVALID_POLICY_RULE, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidPolicyRuleError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type CreatePolicyError = CreatePolicyErrors[keyof CreatePolicyErrors];

export type CreatePolicyResponses = {
    /**
     * The policy with its first version.
     */
    201: PolicyCreated;
};

export type CreatePolicyResponse = CreatePolicyResponses[keyof CreatePolicyResponses];

export type DeletePolicyData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/policies/{id}';
};

export type DeletePolicyErrors = {
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
     * POLICY_NOT_FOUND
     */
    404: PolicyNotFoundError;
    /**
     * POLICY_ATTACHED
     */
    409: PolicyAttachedError;
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

export type DeletePolicyError = DeletePolicyErrors[keyof DeletePolicyErrors];

export type DeletePolicyResponses = {
    /**
     * It is gone.
     */
    200: PolicyDeletion;
};

export type DeletePolicyResponse = DeletePolicyResponses[keyof DeletePolicyResponses];

export type GetPolicyData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/policies/{id}';
};

export type GetPolicyErrors = {
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
     * POLICY_NOT_FOUND
     */
    404: PolicyNotFoundError;
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

export type GetPolicyError = GetPolicyErrors[keyof GetPolicyErrors];

export type GetPolicyResponses = {
    /**
     * The policy.
     */
    200: Policy;
};

export type GetPolicyResponse = GetPolicyResponses[keyof GetPolicyResponses];

export type ListPolicyVersionsData = {
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
    url: '/v1/policies/{id}/versions';
};

export type ListPolicyVersionsErrors = {
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
     * POLICY_NOT_FOUND
     */
    404: PolicyNotFoundError;
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

export type ListPolicyVersionsError = ListPolicyVersionsErrors[keyof ListPolicyVersionsErrors];

export type ListPolicyVersionsResponses = {
    /**
     * A page of versions.
     */
    200: PolicyVersionList;
};

export type ListPolicyVersionsResponse = ListPolicyVersionsResponses[keyof ListPolicyVersionsResponses];

export type CreatePolicyVersionData = {
    body: CreatePolicyVersionRequest;
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
    url: '/v1/policies/{id}/versions';
};

export type CreatePolicyVersionErrors = {
    /**
     * INVALID_POLICY_RULE, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidPolicyRuleError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * POLICY_NOT_FOUND
     */
    404: PolicyNotFoundError;
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

export type CreatePolicyVersionError = CreatePolicyVersionErrors[keyof CreatePolicyVersionErrors];

export type CreatePolicyVersionResponses = {
    /**
     * The version, in force.
     */
    201: PolicyVersion;
};

export type CreatePolicyVersionResponse = CreatePolicyVersionResponses[keyof CreatePolicyVersionResponses];

export type ListPolicyAttachmentsData = {
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
    url: '/v1/policies/{id}/attachments';
};

export type ListPolicyAttachmentsErrors = {
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
     * POLICY_NOT_FOUND
     */
    404: PolicyNotFoundError;
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

export type ListPolicyAttachmentsError = ListPolicyAttachmentsErrors[keyof ListPolicyAttachmentsErrors];

export type ListPolicyAttachmentsResponses = {
    /**
     * A page of attachments.
     */
    200: PolicyAttachmentList;
};

export type ListPolicyAttachmentsResponse = ListPolicyAttachmentsResponses[keyof ListPolicyAttachmentsResponses];

export type AttachPolicyData = {
    body: AttachPolicyRequest;
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
    url: '/v1/policies/{id}/attachments';
};

export type AttachPolicyErrors = {
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
     * POLICY_NOT_FOUND, WALLET_NOT_FOUND, CARD_NOT_FOUND, AGENT_NOT_FOUND, TREASURY_ACCOUNT_NOT_FOUND
     */
    404: PolicyNotFoundError | WalletNotFoundError | CardNotFoundError | AgentNotFoundError | TreasuryAccountNotFoundError;
    /**
     * POLICY_SUBJECT_ATTACHED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: PolicySubjectAttachedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type AttachPolicyError = AttachPolicyErrors[keyof AttachPolicyErrors];

export type AttachPolicyResponses = {
    /**
     * The attachment.
     */
    201: PolicyAttachment;
};

export type AttachPolicyResponse = AttachPolicyResponses[keyof AttachPolicyResponses];

export type DetachPolicyData = {
    body?: never;
    path: {
        /**
         * The attachment. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        attachmentId: string;
    };
    query?: never;
    url: '/v1/policies/attachments/{attachmentId}';
};

export type DetachPolicyErrors = {
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
     * POLICY_ATTACHMENT_NOT_FOUND
     */
    404: PolicyAttachmentNotFoundError;
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

export type DetachPolicyError = DetachPolicyErrors[keyof DetachPolicyErrors];

export type DetachPolicyResponses = {
    /**
     * It is gone.
     */
    200: PolicyDeletion;
};

export type DetachPolicyResponse = DetachPolicyResponses[keyof DetachPolicyResponses];

export type EvaluatePolicyData = {
    body: EvaluatePolicyRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/policies/evaluate';
};

export type EvaluatePolicyErrors = {
    /**
     * VALIDATION_FAILED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * POLICY_NOT_FOUND
     */
    404: PolicyNotFoundError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type EvaluatePolicyError = EvaluatePolicyErrors[keyof EvaluatePolicyErrors];

export type EvaluatePolicyResponses = {
    /**
     * The verdict.
     */
    200: PolicyEvaluation;
};

export type EvaluatePolicyResponse = EvaluatePolicyResponses[keyof EvaluatePolicyResponses];

export type ListPolicyDecisionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only decisions of this policy.
         */
        policyId?: string;
        /**
         * Only decisions about subjects of this type.
         */
        subjectType?: PolicySubjectType;
        /**
         * Only decisions about this subject.
         */
        subjectId?: string;
        /**
         * Only verdicts of this kind: true or false.
         */
        allow?: boolean;
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
    url: '/v1/policies/decisions';
};

export type ListPolicyDecisionsErrors = {
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

export type ListPolicyDecisionsError = ListPolicyDecisionsErrors[keyof ListPolicyDecisionsErrors];

export type ListPolicyDecisionsResponses = {
    /**
     * A page of decisions.
     */
    200: PolicyDecisionList;
};

export type ListPolicyDecisionsResponse = ListPolicyDecisionsResponses[keyof ListPolicyDecisionsResponses];

export type SetTestPolicyEnforcementData = {
    body: SetTestPolicyEnforcementRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/policy-enforcement';
};

export type SetTestPolicyEnforcementErrors = {
    /**
     * TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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

export type SetTestPolicyEnforcementError = SetTestPolicyEnforcementErrors[keyof SetTestPolicyEnforcementErrors];

export type SetTestPolicyEnforcementResponses = {
    /**
     * How it is now.
     */
    200: TestPolicyEnforcement;
};

export type SetTestPolicyEnforcementResponse = SetTestPolicyEnforcementResponses[keyof SetTestPolicyEnforcementResponses];
