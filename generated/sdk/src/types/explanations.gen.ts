// Generated from spec/ by `npm run generate`. Do not edit.

import type { ApprovalSignature } from './approvals.gen.ts';
import type {
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
  InsufficientScopeError,
  InternalErrorError,
  IpNotAllowedError,
  MemberNotActiveError,
  MemberSessionRequiredError,
  NotImplementedError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  ResourceNotFoundError,
  RoleNotPermittedError,
  TenantAmbiguousError,
  TenantRequiredError,
  TenantSuspendedError,
  TryAgainError,
  TwofaAgentNotPermittedError,
  UnauthenticatedError,
  ValidationFailedError,
} from './errors.gen.ts';
import type { OfframpPaymentRoutes } from './offramp.gen.ts';
import type { PolicyDecision } from './policies.gen.ts';
import type { EventType } from './webhooks.gen.ts';

/**
 * What happened to a resource, what it waits for, and what can happen next.
 */
export type Explanation = {
    /**
     * What is explained, with its current status.
     */
    resource: ExplainedResource;
    /**
     * For people: where it is, and what it waits for or how it has ended.
     */
    summary: string;
    /**
     * The steps of its lifecycle, oldest first. Another party than the owner sees those of which it has events, as long as events are kept.
     */
    timeline: Array<ExplanationStep>;
    /**
     * What has to happen before it goes on, most important first; empty if it has ended.
     */
    waitingFor: Array<ExplanationWait>;
    /**
     * The events that its lifecycle takes now, once for each way in which they come.
     */
    next: Array<ExplanationNext>;
    /**
     * Where its money is and how it has moved; null if it has none, and for other parties than the owner.
     */
    money: ExplanationMoney | null;
    /**
     * The current quotes and what was left out, with the reason; null if it is not routed.
     */
    routes: OfframpPaymentRoutes | null;
    /**
     * The approval requests of the resource, newest first. Empty for other parties than the owner, and without the scope `payments:read`.
     */
    approvals: Array<ExplanationApproval>;
    /**
     * What payout providers were asked and what they answered, oldest first. Empty for other parties than the owner.
     */
    providerAttempts: Array<ExplanationAttempt>;
    /**
     * Background work about the resource that waits. Empty for other parties than the owner.
     */
    jobs: Array<ExplanationJob>;
    /**
     * The deadline that is set. Empty for other parties than the owner.
     */
    timers: Array<ExplanationTimer>;
    /**
     * The newest 50 refused requests about the resource that are on record, oldest first: your own, and no others. A refusal is on record if the operation moves money and answered 403 or 409.
     */
    refusals: Array<ExplanationRefusal>;
    /**
     * The newest 50 decisions of your spend policies about the resource, oldest first, each with the result of every rule. Empty without the scope `policies:read`.
     */
    policyDecisions: Array<PolicyDecision>;
    /**
     * The newest 50 webhook deliveries of its events to your endpoints, newest first. Empty without the scope `webhooks:read`.
     */
    deliveries: Array<ExplanationDelivery>;
};

/**
 * A resource and its state.
 */
export type ExplainedResource = {
    /**
     * Id of the resource.
     */
    id: string;
    /**
     * The name of its lifecycle, as `/lifecycles.json` has it.
     */
    lifecycle: string;
    /**
     * The status, as the operation that reads the resource shows it.
     */
    status: string;
    /**
     * Whether the lifecycle has ended.
     */
    isFinal: boolean;
    /**
     * Time of the last change, on the clock of the resource.
     */
    since: string;
};

/**
 * Who caused a step. Members and API keys of your own tenant have an id; those of another party are `counterparty`.
 */
export const ExplanationActorKind = {
    MEMBER: 'member',
    API_KEY: 'apiKey',
    COUNTERPARTY: 'counterparty',
    PROVIDER: 'provider',
    CHAIN: 'chain',
    TIMER: 'timer',
    OPERATOR: 'operator',
    SERVICE: 'service'
} as const;

/**
 * Who caused a step. Members and API keys of your own tenant have an id; those of another party are `counterparty`.
 */
export type ExplanationActorKind = typeof ExplanationActorKind[keyof typeof ExplanationActorKind];

/**
 * Who caused a step.
 */
export type ExplanationActor = {
    /**
     * Who caused the step.
     */
    kind: ExplanationActorKind;
    /**
     * Id of the member or API key; null for everybody else.
     */
    id: string | null;
    /**
     * The member's name; null for everybody else, and without the scope `members:read`.
     */
    name: string | null;
};

/**
 * One step of a lifecycle.
 */
export type ExplanationStep = {
    /**
     * Time of the step, on the clock of the resource.
     */
    at: string;
    /**
     * The event of the lifecycle; null where another party or the service caused it and you are not the owner.
     */
    event: string | null;
    /**
     * The status before the step; null for the creation.
     */
    from: string | null;
    /**
     * The status after the step.
     */
    to: string;
    /**
     * Who caused it.
     */
    actor: ExplanationActor;
    /**
     * The id of your own request that caused it; null otherwise.
     */
    requestId: string | null;
};

/**
 * Something that has to happen before a resource goes on.
 */
export type ExplanationWait = {
    /**
     * Who or what it waits for.
     */
    kind: 'you' | 'sender' | 'recipient' | 'counterparty' | 'provider' | 'chain' | 'operator' | 'deadline' | 'approval' | 'signature' | 'liquidity' | 'funds' | 'service';
    /**
     * The hold reason or the reason of the failure; null if there is none.
     */
    code: string | null;
    /**
     * For people: what has to happen.
     */
    why: string;
    /**
     * The ids of operations that can clear it; empty if no operation can.
     */
    clearedBy: Array<string>;
    /**
     * When a deadline ends the wait; null if there is none.
     */
    dueAt: string | null;
};

/**
 * An event that the lifecycle takes now, in one way in which it comes.
 */
export type ExplanationNext = {
    /**
     * The event of the lifecycle.
     */
    event: string;
    /**
     * What sends it: `operation` and `control` are requests, the latter of the sandbox alone.
     */
    by: 'operation' | 'provider' | 'chain' | 'operator' | 'timer' | 'service' | 'control';
    /**
     * The operation that sends it; null if none of the API does.
     */
    operationId: string | null;
    /**
     * The statuses that it may lead to.
     */
    to: Array<string>;
    /**
     * Whether it would be taken now. `depends` if what it carries decides. An operation can still be refused for what the request contains.
     */
    allowed: boolean | 'depends';
    /**
     * The code with which it would be refused; null if it would not be.
     */
    code: string | null;
    /**
     * For people: why it would be refused, or what decides.
     */
    why: string | null;
    /**
     * When the deadline sends it; null for everything else.
     */
    dueAt: string | null;
};

/**
 * Where the money of a payment is, and how it has moved.
 */
export type ExplanationMoney = {
    /**
     * Who holds the money now.
     */
    custody: string;
    /**
     * The whole amount as it was asked for.
     */
    amountBaseUnits: string;
    /**
     * The transfers of the ledger, oldest first.
     */
    entries: Array<ExplanationEntry>;
};

/**
 * A transfer of the ledger.
 */
export type ExplanationEntry = {
    /**
     * Time of the transfer.
     */
    at: string;
    /**
     * The kind of account that it was taken from.
     */
    from: string;
    /**
     * The kind of account that it went to.
     */
    to: string;
    /**
     * How much was moved.
     */
    amountBaseUnits: string;
};

/**
 * An approval request and the votes that it has.
 */
export type ExplanationApproval = {
    /**
     * Id of the approval request.
     */
    id: string;
    /**
     * Its status: PENDING, APPROVED or REJECTED.
     */
    status: string;
    /**
     * The group whose members vote; null if all members may.
     */
    approvalGroup: string | null;
    /**
     * The weight of the votes for it.
     */
    receivedWeight: number;
    /**
     * The weight that it needs.
     */
    requiredWeight: number;
    /**
     * The votes, oldest first.
     */
    votes: Array<ApprovalSignature>;
    /**
     * Why it was closed without a decision; null otherwise.
     */
    closedReason: string | null;
};

/**
 * A submission to a payout provider.
 */
export type ExplanationAttempt = {
    /**
     * Name of the payout provider that was asked.
     */
    provider: string;
    /**
     * Id of the route that was submitted.
     */
    routeId: string;
    /**
     * Time of the submission.
     */
    submittedAt: string;
    /**
     * What the provider was asked for.
     */
    asked: ExplanationAsked;
    /**
     * What the provider has said since then, oldest first.
     */
    answers: Array<ExplanationAnswer>;
    /**
     * The last status that the provider told; null if none yet.
     */
    lastStatus: string | null;
    /**
     * Whether the payment is with this provider now.
     */
    isCurrent: boolean;
    /**
     * Time at which the provider gave the money back; null if it has not.
     */
    returnedAt: string | null;
};

/**
 * A request to a payout provider. The recipient's account is never part of it here.
 */
export type ExplanationAsked = {
    /**
     * The payout method; null if the quote has been erased.
     */
    rail: string | null;
    /**
     * The amount to be paid, in minor units of the currency; null if the quote has been erased.
     */
    destinationAmountMinor: string | null;
    /**
     * The currency or asset to be paid; null if the quote has been erased.
     */
    destinationCurrency: string | null;
    /**
     * The end of the key of the request; the rest is masked.
     */
    idempotencyKey: string;
    /**
     * The end of the provider's reference; the rest is masked. Null if the provider has given none.
     */
    providerRef: string | null;
};

/**
 * A statement of a payout provider about a submission.
 */
export type ExplanationAnswer = {
    /**
     * Time at which it arrived, on the clock of the resource.
     */
    at: string;
    /**
     * Time of the statement, on the provider's clock.
     */
    saidAt: string;
    /**
     * The status that the provider told.
     */
    status: string;
    /**
     * What became of it: applied, or why it was ignored.
     */
    disposition: string;
    /**
     * The provider's own words, for operators; null for everybody else.
     */
    reason: string | null;
};

/**
 * A refused request about a resource.
 */
export type ExplanationRefusal = {
    /**
     * Time of the refusal, on the clock of the resource.
     */
    at: string;
    /**
     * The operation that was refused.
     */
    operationId: string;
    /**
     * The code with which it was refused.
     */
    code: string;
    /**
     * Who asked.
     */
    actor: ExplanationActor;
    /**
     * Identifies the request, as its response did; null if none is on record.
     */
    requestId: string | null;
};

/**
 * Background work that waits.
 */
export type ExplanationJob = {
    /**
     * What the work is.
     */
    topic: string;
    /**
     * When it is due, on the clock of the resource.
     */
    dueAt: string;
    /**
     * How often it was begun.
     */
    attempts: number;
};

/**
 * A deadline that is set.
 */
export type ExplanationTimer = {
    /**
     * The event that is sent then.
     */
    event: string;
    /**
     * When it is due, on the clock of the resource.
     */
    dueAt: string;
};

/**
 * A webhook delivery of one of its events.
 */
export type ExplanationDelivery = {
    /**
     * Id of the delivery.
     */
    id: string;
    /**
     * Id of the endpoint of yours that is told.
     */
    endpointId: string;
    /**
     * What the delivery tells.
     */
    eventType: EventType;
    /**
     * Its status: PENDING, DELIVERED or FAILED.
     */
    status: string;
    /**
     * How often it was attempted.
     */
    attempts: number;
    /**
     * Why the last attempt failed; null if it has not.
     */
    lastError: string | null;
    /**
     * Time of the next attempt; null if there is none.
     */
    nextAttemptAt: string | null;
};

export type ExplainResourceData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/explanations/{id}';
};

export type ExplainResourceErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * INSUFFICIENT_SCOPE, MEMBER_SESSION_REQUIRED, TWOFA_AGENT_NOT_PERMITTED, ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: InsufficientScopeError | MemberSessionRequiredError | TwofaAgentNotPermittedError | RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * RESOURCE_NOT_FOUND
     */
    404: ResourceNotFoundError;
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

export type ExplainResourceError = ExplainResourceErrors[keyof ExplainResourceErrors];

export type ExplainResourceResponses = {
    /**
     * The explanation.
     */
    200: Explanation;
};

export type ExplainResourceResponse = ExplainResourceResponses[keyof ExplainResourceResponses];
