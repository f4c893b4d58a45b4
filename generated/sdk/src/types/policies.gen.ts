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
  ApiVersionEndedError,
  ApiVersionUnknownError,
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
  TwofaAgentNotPermittedError,
  TwofaBindingMismatchError,
  TwofaChallengeNotRedeemableError,
  TwofaNotEnrolledError,
  TwofaRequiredError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  ValidationFailedError,
  WalletNotFoundError,
} from './errors.gen.ts';

/**
 * The status of a policy. Every policy that can be read is ACTIVE; DELETED occurs only in the event policy.deleted.
 */
export const PolicyStatus = { ACTIVE: 'ACTIVE', DELETED: 'DELETED' } as const;

/**
 * The status of a policy. Every policy that can be read is ACTIVE; DELETED occurs only in the event policy.deleted.
 */
export type PolicyStatus = typeof PolicyStatus[keyof typeof PolicyStatus];

/**
 * The type of subject that a policy is attached to. The policy of a treasury account covers all of its buckets.
 */
export const PolicySubjectType = {
    WALLET: 'wallet',
    CARD: 'card',
    AGENT: 'agent',
    TREASURY_ACCOUNT: 'treasury_account'
} as const;

/**
 * The type of subject that a policy is attached to. The policy of a treasury account covers all of its buckets.
 */
export type PolicySubjectType = typeof PolicySubjectType[keyof typeof PolicySubjectType];

/**
 * The rules, in the order in which they appear in a compiled document and in a trace.
 */
export const PolicyRuleName = {
    COUNTERPARTY_BLOCKED: 'COUNTERPARTY_BLOCKED',
    COUNTERPARTY_NOT_ALLOWED: 'COUNTERPARTY_NOT_ALLOWED',
    MCC_BLOCKED: 'MCC_BLOCKED',
    MCC_NOT_ALLOWED: 'MCC_NOT_ALLOWED',
    PER_TXN_LIMIT: 'PER_TXN_LIMIT',
    DAILY_CAP: 'DAILY_CAP',
    WEEKLY_CAP: 'WEEKLY_CAP',
    MONTHLY_CAP: 'MONTHLY_CAP',
    ROLLING_DAILY_CAP: 'ROLLING_DAILY_CAP',
    ROLLING_MONTHLY_CAP: 'ROLLING_MONTHLY_CAP'
} as const;

/**
 * The rules, in the order in which they appear in a compiled document and in a trace.
 */
export type PolicyRuleName = typeof PolicyRuleName[keyof typeof PolicyRuleName];

/**
 * The first rule that failed; NO_POLICY if the subject has no policy, which allows the payment; null if no rule failed. CALL_NOT_JUDGED: a wallet would send ETH or make a call that is no transfer or approval of a known token, and the policy has limits or counterparty rules.
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
    ROLLING_DAILY_CAP: 'ROLLING_DAILY_CAP',
    ROLLING_MONTHLY_CAP: 'ROLLING_MONTHLY_CAP',
    CALL_NOT_JUDGED: 'CALL_NOT_JUDGED',
    NO_POLICY: 'NO_POLICY',
    NULL: null
} as const;

/**
 * The first rule that failed; NO_POLICY if the subject has no policy, which allows the payment; null if no rule failed. CALL_NOT_JUDGED: a wallet would send ETH or make a call that is no transfer or approval of a known token, and the policy has limits or counterparty rules.
 */
export type PolicyReason = typeof PolicyReason[keyof typeof PolicyReason];

/**
 * Limits in USD, each above zero and at most 1000000000. An absent limit does not apply. The limits of a day, a week and a month are cumulative for card authorizations only: for payments and in evaluations each of them limits a single transaction. The rolling limits add up everything that the subject has spent, by payments and by cards.
 */
export type PolicyLimits = {
    /**
     * The limit of one transaction, in USD.
     */
    perTransactionUsd?: string;
    /**
     * The limit of a UTC day, in USD.
     */
    dailyUsd?: string;
    /**
     * The limit of an ISO week, in USD.
     */
    weeklyUsd?: string;
    /**
     * The limit of a calendar month, in USD.
     */
    monthlyUsd?: string;
    /**
     * The limit of any 24 hours, in USD. Everything that the subject spends counts: payments of each kind, transactions of a wallet, loans, and card authorizations. What is cancelled, refunded or reversed no longer counts.
     */
    rollingDailyUsd?: string;
    /**
     * The limit of any 720 hours (30 days), in USD, counted like rollingDailyUsd.
     */
    rollingMonthlyUsd?: string;
};

/**
 * Merchant category codes of 2 to 4 digits. A shorter code matches every code that begins with it. A code on both lists is blocked. The codes apply to card authorizations only: payments have no merchant category.
 */
export type PolicyMcc = {
    /**
     * The entries that are denied.
     */
    blocked?: Array<Mcc>;
    /**
     * The only merchant categories that are allowed; empty or absent allows any.
     */
    allowed?: Array<Mcc>;
};

/**
 * EVM addresses, in any case. Mixed case has to pass the EIP-55 checksum. An address cannot be on both lists.
 */
export type PolicyCounterparties = {
    /**
     * The entries that are denied.
     */
    blocked?: Array<string>;
    /**
     * The only addresses that are allowed; empty or absent allows any.
     */
    allowed?: Array<string>;
};

/**
 * The rules of a policy. Unknown fields are refused, never ignored. Every error in the document, including an address on both lists, is refused with INVALID_POLICY_RULE. An empty document allows everything.
 */
export type PolicyDocument = {
    /**
     * The version of this schema; 1 by default.
     */
    schemaVersion?: 1;
    /**
     * The limits on amounts.
     */
    limits?: PolicyLimits;
    /**
     * The merchant categories that may or may not be paid by card.
     */
    mcc?: PolicyMcc;
    /**
     * The addresses that may or may not be paid.
     */
    counterparties?: PolicyCounterparties;
};

/**
 * The policy to create, with its first document.
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
     * The new rules of the policy.
     */
    document: PolicyDocument;
};

/**
 * A list of counterparties that are denied, or that are the only ones allowed.
 */
export type PolicyAddressRule = {
    /**
     * The rule that the list belongs to.
     */
    rule: 'COUNTERPARTY_BLOCKED' | 'COUNTERPARTY_NOT_ALLOWED';
    /**
     * EVM addresses in lower case, sorted, without duplicates.
     */
    addresses: Array<string>;
};

/**
 * A list of merchant categories that are denied, or that are the only ones allowed.
 */
export type PolicyMccRule = {
    /**
     * The rule that the list belongs to.
     */
    rule: 'MCC_BLOCKED' | 'MCC_NOT_ALLOWED';
    /**
     * Codes of 2 to 4 digits, sorted, without duplicates. Each matches every code that begins with it.
     */
    codes: Array<Mcc>;
};

/**
 * A limit on the amount. An amount equal to the limit is allowed.
 */
export type PolicyAmountRule = {
    /**
     * The period of the limit: one transaction, a UTC day, an ISO week, a calendar month, any 24 hours or any 720 hours.
     */
    rule: 'PER_TXN_LIMIT' | 'DAILY_CAP' | 'WEEKLY_CAP' | 'MONTHLY_CAP' | 'ROLLING_DAILY_CAP' | 'ROLLING_MONTHLY_CAP';
    /**
     * The limit in base units with 6 decimals.
     */
    maxBaseUnits: string;
};

/**
 * One compiled rule with its operands.
 */
export type PolicyRule = PolicyAddressRule | PolicyMccRule | PolicyAmountRule;

/**
 * A compiled document. Equal rule sets have the same bytes: absent and empty parts produce no rule, and the rules are in the order of PolicyRuleName.
 */
export type PolicyIr = {
    /**
     * Number of the schema that the compiled document follows.
     */
    schemaVersion: 1;
    /**
     * The compiled rules; an empty list allows everything.
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
     * Number of the version within the policy, beginning with 1.
     */
    version: number;
    /**
     * SHA-256 of the canonical JSON of `ir`. Equal rules have the same hash.
     */
    sha256: string;
    /**
     * The compiled form of the document.
     */
    ir: PolicyIr;
    /**
     * Time at which the version was created, from which it applies.
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
 * A named set of rules. Its newest version is in force.
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
     * Always ACTIVE.
     */
    status: PolicyStatus;
    /**
     * Id of the version that is in force.
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
     * Always ACTIVE.
     */
    status: PolicyStatus;
    /**
     * Id of the version that is in force.
     */
    activeVersionId: string;
    /**
     * The number of the active version.
     */
    activeVersion: number;
    createdAt: string;
    /**
     * The first version, number 1.
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
 * Confirms that the policy or attachment was deleted.
 */
export type PolicyDeletion = {
    /**
     * Id of the deleted policy or attachment.
     */
    id: string;
    /**
     * Always true.
     */
    deleted: true;
};

/**
 * The attachment of a policy to a subject. A subject has at most one.
 */
export type PolicyAttachment = {
    /**
     * An opaque id that begins with `patt_`.
     */
    attachmentId: string;
    /**
     * Id of the policy, whose newest version applies.
     */
    policyId: string;
    /**
     * The type of the subject: `wallet`, `card`, `agent` or `treasury_account`.
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
 * The subject to attach the policy to.
 */
export type AttachPolicyRequest = {
    /**
     * The type of the subject: `wallet`, `card`, `agent` or `treasury_account`.
     */
    subjectType: PolicySubjectType;
    /**
     * Id of the wallet, card, agent or treasury account.
     */
    subjectId: string;
};

/**
 * Evaluates a policy by its id, attached or not.
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
     * The merchant category code. Without it the rules for merchant categories are skipped.
     */
    mcc?: string;
    /**
     * The EVM address of the payee. Mixed case has to pass the EIP-55 checksum. Without it the rules for counterparties are skipped.
     */
    counterparty?: string;
};

/**
 * Evaluates the policy that is attached to a subject.
 */
export type EvaluatePolicyOfSubject = {
    /**
     * The type of the subject: `wallet`, `card`, `agent` or `treasury_account`.
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
     * The merchant category code. Without it the rules for merchant categories are skipped.
     */
    mcc?: string;
    /**
     * The EVM address of the payee. Mixed case has to pass the EIP-55 checksum. Without it the rules for counterparties are skipped.
     */
    counterparty?: string;
};

/**
 * A policy or a subject, exactly one of them, and the payment to evaluate.
 */
export type EvaluatePolicyRequest = EvaluatePolicyById | EvaluatePolicyOfSubject;

/**
 * The result of one rule.
 */
export type PolicyRuleTrace = {
    /**
     * Name of the rule, such as PER_TXN_LIMIT.
     */
    rule: PolicyRuleName;
    /**
     * The result of the rule: `skip` if the rule is not configured, or if its field was not supplied.
     */
    result: 'pass' | 'fail' | 'skip';
    /**
     * An explanation in words.
     */
    detail: string;
};

/**
 * The result of an evaluation.
 */
export type PolicyEvaluation = {
    /**
     * True if the policy allows the payment.
     */
    allow: boolean;
    /**
     * The rule that determined the result.
     */
    reason: PolicyReason;
    /**
     * Id of the policy; null if the subject has none.
     */
    policyId: string | null;
    /**
     * Number of the version in force; null if the subject has no policy.
     */
    policyVersion: number | null;
    /**
     * The hash of that version; null if the subject has no policy.
     */
    sha256: string | null;
    /**
     * The results of all rules in their order, including those after a failure; empty without a policy.
     */
    ruleTrace: Array<PolicyRuleTrace>;
    /**
     * Id of the entry in the decision log.
     */
    decisionLogId: string;
};

/**
 * The facts that were evaluated.
 */
export type PolicyDecisionInput = {
    /**
     * The type of the subject; null if a policy was evaluated by its id.
     */
    subjectType: 'wallet' | 'card' | 'agent' | 'treasury_account' | null;
    /**
     * Id of the subject; null if a policy was evaluated by its id.
     */
    subjectId: string | null;
    /**
     * The amount in USD; null for a payment in ETH, to which the limits do not apply.
     */
    amountUsd: string | null;
    /**
     * The merchant category code; null if none was supplied.
     */
    mcc: string | null;
    /**
     * The EVM address of the payee, with EIP-55 checksum; null if none was supplied.
     */
    counterparty: string | null;
};

/**
 * One entry of the decision log. Entries never change and are kept for 400 days.
 */
export type PolicyDecision = {
    /**
     * Id of the decision in the log, `dec_…`.
     */
    decisionLogId: string;
    /**
     * The cause of the decision: a dry run, a payment or a card authorization.
     */
    source: 'evaluate' | 'payment' | 'card';
    /**
     * The enforcement mode at that time; null for a dry run, which ignores it. In mode `off` nothing is recorded.
     */
    mode: 'log' | 'enforce' | null;
    /**
     * The result of the evaluation.
     */
    allow: boolean;
    /**
     * True if a denial blocks; false in mode `log` and for a dry run.
     */
    enforced: boolean;
    /**
     * The rule that determined the result.
     */
    reason: PolicyReason;
    /**
     * Id of the policy; null if the subject had none.
     */
    policyId: string | null;
    /**
     * Number of the version in force at that time; null if the subject had no policy.
     */
    policyVersion: number | null;
    /**
     * The hash of that version; null if the subject has no policy.
     */
    sha256: string | null;
    /**
     * The results of all rules in their order; empty without a policy.
     */
    ruleTrace: Array<PolicyRuleTrace>;
    /**
     * The facts that were evaluated.
     */
    input: PolicyDecisionInput;
    /**
     * Id of the payment or card authorization; null for a dry run, and for a payment that was refused before it was recorded.
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
 * How policies are enforced: `off` skips the evaluation, `log` records what would be denied and allows it, `enforce` blocks what is denied, and blocks everything while the policy check is unavailable.
 */
export const PolicyEnforcementMode = {
    OFF: 'off',
    LOG: 'log',
    ENFORCE: 'enforce'
} as const;

/**
 * How policies are enforced: `off` skips the evaluation, `log` records what would be denied and allows it, `enforce` blocks what is denied, and blocks everything while the policy check is unavailable.
 */
export type PolicyEnforcementMode = typeof PolicyEnforcementMode[keyof typeof PolicyEnforcementMode];

/**
 * The enforcement mode of this tenant.
 */
export type TestPolicyEnforcement = {
    /**
     * The enforcement mode: `off` skips the evaluation, `log` only records what would be denied, `enforce` blocks it.
     */
    mode: PolicyEnforcementMode;
};

/**
 * The enforcement mode to set for this tenant.
 */
export type SetTestPolicyEnforcementRequest = {
    /**
     * The enforcement mode: `off` skips the evaluation, `log` only records what would be denied, `enforce` blocks it.
     */
    mode: PolicyEnforcementMode;
};

/**
 * The event that is sent when a version of a policy comes into force, or when a policy is deleted. It never contains phone numbers, e-mail addresses, codes or tokens.
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
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
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
 * The event that is sent when a policy is attached to a subject, or detached from it. It never contains phone numbers, e-mail addresses, codes or tokens.
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
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The attachment. `previousStatus` is absent, because an attachment has no status.
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
    url: '/v1/policies';
};

export type ListPoliciesErrors = {
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
     * INVALID_POLICY_RULE, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidPolicyRuleError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS
     */
    400: ApiVersionUnknownError | TenantAmbiguousError;
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

export type DeletePolicyError = DeletePolicyErrors[keyof DeletePolicyErrors];

export type DeletePolicyResponses = {
    /**
     * The policy or attachment has been deleted.
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
     * POLICY_NOT_FOUND
     */
    404: PolicyNotFoundError;
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
    url: '/v1/policies/{id}/versions';
};

export type ListPolicyVersionsErrors = {
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
     * POLICY_NOT_FOUND
     */
    404: PolicyNotFoundError;
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
    url: '/v1/policies/{id}/versions';
};

export type CreatePolicyVersionErrors = {
    /**
     * INVALID_POLICY_RULE, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidPolicyRuleError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * POLICY_NOT_FOUND
     */
    404: PolicyNotFoundError;
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

export type CreatePolicyVersionError = CreatePolicyVersionErrors[keyof CreatePolicyVersionErrors];

export type CreatePolicyVersionResponses = {
    /**
     * The new version, which is in force.
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
    url: '/v1/policies/{id}/attachments';
};

export type ListPolicyAttachmentsErrors = {
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
     * POLICY_NOT_FOUND
     */
    404: PolicyNotFoundError;
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
    headers?: {
        /**
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
    };
    path: {
        /**
         * Id of the attachment. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        attachmentId: string;
    };
    query?: never;
    url: '/v1/policies/attachments/{attachmentId}';
};

export type DetachPolicyErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * POLICY_ATTACHMENT_NOT_FOUND
     */
    404: PolicyAttachmentNotFoundError;
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

export type DetachPolicyError = DetachPolicyErrors[keyof DetachPolicyErrors];

export type DetachPolicyResponses = {
    /**
     * The policy or attachment has been deleted.
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
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type EvaluatePolicyError = EvaluatePolicyErrors[keyof EvaluatePolicyErrors];

export type EvaluatePolicyResponses = {
    /**
     * The result of the evaluation.
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
         * Only decisions with this result: true for allowed, false for denied.
         */
        allow?: boolean;
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
    url: '/v1/policies/decisions';
};

export type ListPolicyDecisionsErrors = {
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type SetTestPolicyEnforcementError = SetTestPolicyEnforcementErrors[keyof SetTestPolicyEnforcementErrors];

export type SetTestPolicyEnforcementResponses = {
    /**
     * The updated enforcement mode.
     */
    200: TestPolicyEnforcement;
};

export type SetTestPolicyEnforcementResponse = SetTestPolicyEnforcementResponses[keyof SetTestPolicyEnforcementResponses];
