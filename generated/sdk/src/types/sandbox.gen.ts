// Generated from spec/ by `npm run generate`. Do not edit.

import type {
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  BodyTooLargeError,
  CredentialNotFoundError,
  DestinationNotFoundError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InternalErrorError,
  InvalidJsonError,
  InvalidTransitionError,
  IpNotAllowedError,
  LegalNameRequiredError,
  MemberIdRequiredError,
  MemberNotActiveError,
  MemberNotFoundError,
  NotImplementedError,
  PaymentNotFoundError,
  PhoneAliasNotFoundError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  ReviewCaseNotFoundError,
  ReviewCaseNotOpenError,
  ReviewCaseResolvedError,
  SandboxOnlyError,
  TenantAmbiguousError,
  TenantNotFoundError,
  TenantRequiredError,
  TenantSuspendedError,
  TryAgainError,
  UnauthenticatedError,
  UnknownProviderError,
  UnsupportedContentTypeError,
  ValidationFailedError,
  WebhookReplayWindowError,
  WebhookSinkNotFoundError,
} from './errors.gen.ts';
import type { Credential, PhoneAlias } from './identity.gen.ts';
import type { OfframpPayment, ProviderWebhookReceipt } from './offramp.gen.ts';

/**
 * Who signs in: an e-mail address, new or known, or a member. Send exactly one of the two forms.
 */
export type CreateTestSessionRequest = TestSessionByEmail | TestSessionByMember;

/**
 * Signs in the user of an e-mail address.
 */
export type TestSessionByEmail = {
    /**
     * The e-mail address, new or known.
     */
    email: string;
    /**
     * Full name of a new user.
     */
    name?: string;
    /**
     * The tenant to act in, for a user who belongs to several.
     */
    tenantId?: string;
};

/**
 * Signs in a member. An INVITED member becomes ACTIVE.
 */
export type TestSessionByMember = {
    /**
     * Id of the member who signs in.
     */
    memberId: string;
};

/**
 * A throw-away key of the user. For tests only.
 */
export type TestSigner = {
    /**
     * Address of the key, checksummed.
     */
    address: string;
    /**
     * The private key, `0x` and 64 hex digits.
     */
    privateKey: string;
};

/**
 * A member session of the sandbox.
 */
export type TestSession = {
    /**
     * A JWT to send as `Authorization: Bearer`. It is valid for 12 hours.
     */
    token: string;
    /**
     * Always `Bearer`.
     */
    tokenType: 'Bearer';
    /**
     * Time at which the session ends, on the real clock.
     */
    expiresAt: string;
    /**
     * The identity provider's id of the person.
     */
    userId: string;
    /**
     * The tenant that the session acts in; null for a user who has none, or has several and chose none.
     */
    tenantId: string | null;
    /**
     * The member in that tenant; null without one.
     */
    memberId: string | null;
    /**
     * The user's key.
     */
    signer: TestSigner;
};

/**
 * The tenant's test clock.
 */
export type TestClock = {
    /**
     * What the clock shows.
     */
    now: string;
    /**
     * How far the clock is ahead of the real one.
     */
    offsetSeconds: number;
};

/**
 * How far to move the clock forward. It never goes back.
 */
export type AdvanceTestClockRequest = {
    /**
     * How far, in seconds, at most a year.
     */
    advanceSeconds: number;
};

/**
 * A text or e-mail that would have been sent, with recipient and code in full.
 */
export type TestMessage = {
    /**
     * The message.
     */
    id: string;
    /**
     * How it would have been sent.
     */
    channel: TestMessageChannel;
    /**
     * Phone number or e-mail address, unmasked.
     */
    to: string;
    /**
     * The purpose of the message.
     */
    purpose: TestMessagePurpose;
    /**
     * The text of the message.
     */
    body: string;
    /**
     * The one-time code that the message contains; null where there is none.
     */
    code: string | null;
    /**
     * The link that the message contains; null where there is none.
     */
    link: string | null;
    /**
     * Time of sending.
     */
    createdAt: string;
};

/**
 * How the message is sent.
 */
export const TestMessageChannel = { SMS: 'sms', EMAIL: 'email' } as const;

/**
 * How the message is sent.
 */
export type TestMessageChannel = typeof TestMessageChannel[keyof typeof TestMessageChannel];

/**
 * The purpose of the message.
 */
export const TestMessagePurpose = {
    CLAIM_LINK: 'CLAIM_LINK',
    CLAIM_OTP: 'CLAIM_OTP',
    ALIAS_OTP: 'ALIAS_OTP',
    FACTOR_OTP: 'FACTOR_OTP',
    TWOFA_OTP: 'TWOFA_OTP',
    INVITE: 'INVITE'
} as const;

/**
 * The purpose of the message.
 */
export type TestMessagePurpose = typeof TestMessagePurpose[keyof typeof TestMessagePurpose];

/**
 * Messages, newest first.
 */
export type TestMessageList = {
    /**
     * The entries of this page.
     */
    messages: Array<TestMessage>;
};

/**
 * The status of a payout, in words that all providers share.
 */
export const ProviderStatus = {
    SUBMITTED: 'SUBMITTED',
    PENDING: 'PENDING',
    UNCLAIMED: 'UNCLAIMED',
    HELD: 'HELD',
    BLOCKED: 'BLOCKED',
    SUCCEEDED: 'SUCCEEDED',
    FAILED: 'FAILED',
    RETURNED: 'RETURNED',
    CANCELED: 'CANCELED',
    REJECTED: 'REJECTED'
} as const;

/**
 * The status of a payout, in words that all providers share.
 */
export type ProviderStatus = typeof ProviderStatus[keyof typeof ProviderStatus];

/**
 * Send either `steps` or `status`.
 */
export type StepTestProviderRequest = {
    /**
     * How many times to poll the provider.
     */
    steps?: number;
    /**
     * One provider event to apply instead of polling.
     */
    status?: ProviderStatus;
};

/**
 * One answer of the provider.
 */
export type TestProviderAttempt = {
    /**
     * Time of the attempt, on the real clock.
     */
    at: string;
    /**
     * The status that the provider reported.
     */
    status: ProviderStatus;
};

/**
 * What the provider has said about a payment so far.
 */
export type TestProvider = {
    /**
     * The provider; null before submission.
     */
    provider: string | null;
    /**
     * The provider's own reference; null before submission.
     */
    providerRef: string | null;
    /**
     * The provider's answers, oldest first.
     */
    attempts: Array<TestProviderAttempt>;
};

/**
 * What to override. A field that is absent or null stays as it is.
 */
export type SetTestProviderControlsRequest = {
    /**
     * False makes the provider unavailable.
     */
    available?: boolean;
    /**
     * The liquidity, in minor units of `currency`.
     */
    liquidityMinor?: string;
    /**
     * The currency of the liquidity; USD by default.
     */
    currency?: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
    /**
     * True keeps payments in FUNDS_LOCKED until it is false, so that the check before submission can be tested.
     */
    holdSubmission?: boolean;
    /**
     * One of the tenant's destinations that this provider pays: the provider reports it as revoked, once and permanently.
     */
    revokeDestinationId?: string;
};

/**
 * An overridden balance.
 */
export type TestLiquidity = {
    /**
     * ISO 4217 code, or USDC or USDT.
     */
    currency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
    /**
     * The remaining balance in minor units.
     */
    liquidityMinor: string;
};

/**
 * What is overridden for payments of the caller's tenant. The deployment's own mode cannot be changed over HTTP.
 */
export type TestProviderControls = {
    /**
     * `internal`, `onchain`, `payapp_a` or `payapp_b`.
     */
    provider: 'internal' | 'onchain' | 'payapp_a' | 'payapp_b';
    /**
     * The override; null if there is none.
     */
    available: boolean | null;
    /**
     * True while submissions are held.
     */
    holdSubmission: boolean;
    /**
     * The overridden balances by currency; empty if there are none.
     */
    liquidity: Array<TestLiquidity>;
};

/**
 * CLEAR lets the payment pass, SANCTIONS rejects it, MONITORING holds it for review.
 */
export const ScreeningOutcome = {
    CLEAR: 'CLEAR',
    SANCTIONS: 'SANCTIONS',
    MONITORING: 'MONITORING'
} as const;

/**
 * CLEAR lets the payment pass, SANCTIONS rejects it, MONITORING holds it for review.
 */
export type ScreeningOutcome = typeof ScreeningOutcome[keyof typeof ScreeningOutcome];

/**
 * The recipient, by exactly one of `phone`, `did` and `tenantId`, and the result.
 */
export type SetTestScreeningRequest = {
    /**
     * The recipient's phone number in E.164 form.
     */
    phone?: string;
    /**
     * The recipient's payment DID.
     */
    did?: string;
    /**
     * Id of the recipient's tenant, `ten_…`.
     */
    tenantId?: string;
    /**
     * The result of the screening.
     */
    outcome: ScreeningOutcome;
};

/**
 * The scripted outcome.
 */
export type TestScreening = {
    /**
     * The result of the screening.
     */
    outcome: ScreeningOutcome;
};

/**
 * Whether the policy subsystem works for this tenant.
 */
export type TestPolicySubsystem = {
    /**
     * False if it fails.
     */
    available: boolean;
};

/**
 * Whether the policy subsystem works for this tenant.
 */
export type SetTestPolicySubsystemRequest = {
    /**
     * False makes it fail.
     */
    available: boolean;
};

/**
 * The credential to issue.
 */
export type IssueTestCredentialRequest = {
    /**
     * What the credential certifies.
     */
    kind: 'PERSON_IDENTITY' | 'BUSINESS_IDENTITY';
    /**
     * The member who gets a PERSON_IDENTITY; refused for a BUSINESS_IDENTITY.
     */
    memberId?: string;
    /**
     * True for an older kind of credential, without a signed document.
     */
    unsigned?: boolean;
};

/**
 * Why an operator has to look at the payment.
 */
export const ReviewCaseReason = {
    SANCTIONS_REVIEW_REQUIRED: 'SANCTIONS_REVIEW_REQUIRED',
    TRANSACTION_MONITORING_REVIEW: 'TRANSACTION_MONITORING_REVIEW',
    CREDENTIAL_CHANGED_REVIEW_REQUIRED: 'CREDENTIAL_CHANGED_REVIEW_REQUIRED',
    PROVIDER_STUCK: 'PROVIDER_STUCK',
    POST_DELIVERY_RETURN: 'POST_DELIVERY_RETURN'
} as const;

/**
 * Why an operator has to look at the payment.
 */
export type ReviewCaseReason = typeof ReviewCaseReason[keyof typeof ReviewCaseReason];

/**
 * OPEN until it is RESOLVED; CLOSED if the payment ended otherwise.
 */
export const ReviewCaseStatus = {
    OPEN: 'OPEN',
    RESOLVED: 'RESOLVED',
    CLOSED: 'CLOSED'
} as const;

/**
 * OPEN until it is RESOLVED; CLOSED if the payment ended otherwise.
 */
export type ReviewCaseStatus = typeof ReviewCaseStatus[keyof typeof ReviewCaseStatus];

/**
 * RELEASE clears the reason for this payment permanently; REJECT ends the payment.
 */
export const ReviewDecision = { RELEASE: 'RELEASE', REJECT: 'REJECT' } as const;

/**
 * RELEASE clears the reason for this payment permanently; REJECT ends the payment.
 */
export type ReviewDecision = typeof ReviewDecision[keyof typeof ReviewDecision];

/**
 * A payment that an operator has to look at. A payment has one OPEN case for each reason.
 */
export type ReviewCase = {
    /**
     * The case.
     */
    id: string;
    /**
     * An opaque id that begins with `pay_`.
     */
    paymentId: string;
    /**
     * Why the case was opened.
     */
    reason: ReviewCaseReason;
    /**
     * OPEN until the case is decided.
     */
    status: ReviewCaseStatus;
    /**
     * The decision; null before.
     */
    decision: ReviewDecision | null;
    /**
     * The reason that was given for the decision; null before.
     */
    note: string | null;
    /**
     * The operator who decided; null before.
     */
    resolvedBy: string | null;
    /**
     * Time of the decision; null before.
     */
    resolvedAt: string | null;
    /**
     * Time at which the case was opened.
     */
    createdAt: string;
};

/**
 * Review cases, newest first.
 */
export type ReviewCaseList = {
    /**
     * The entries of this page.
     */
    reviewCases: Array<ReviewCase>;
};

/**
 * The decision.
 */
export type ResolveTestReviewCaseRequest = {
    /**
     * RELEASE or REJECT.
     */
    decision: ReviewDecision;
    /**
     * The reason for the decision.
     */
    note: string;
};

/**
 * How the chain behaves for this tenant.
 */
export type TestChain = {
    /**
     * False makes every read of the chain fail.
     */
    available: boolean;
    /**
     * True keeps payments from being executed by themselves.
     */
    holdExecution: boolean;
    /**
     * True keeps wallets from being deployed.
     */
    holdDeployments: boolean;
    /**
     * How many of the next drips will fail.
     */
    failNextDrips: number;
    /**
     * How many of the next wallets will fail.
     */
    failNextDeployments: number;
};

/**
 * The fields to update. A field that is absent or null does not change.
 */
export type SetTestChainRequest = {
    /**
     * False makes every read of the chain fail.
     */
    available?: boolean;
    /**
     * True keeps payments from being executed by themselves.
     */
    holdExecution?: boolean;
    /**
     * True keeps wallets from being deployed.
     */
    holdDeployments?: boolean;
    /**
     * How many of the next drips fail.
     */
    failNextDrips?: number;
    /**
     * How many of the next wallets fail.
     */
    failNextDeployments?: number;
};

/**
 * The features that are switched on for single tenants.
 */
export type TestFeatures = {
    /**
     * Whether the tenant may fund payments in mode ONCHAIN_DEPOSIT.
     */
    onchainDeposit: boolean;
};

/**
 * The features to switch.
 */
export type SetTestFeaturesRequest = {
    /**
     * Whether the tenant may fund payments in mode ONCHAIN_DEPOSIT.
     */
    onchainDeposit: boolean;
};

/**
 * The event to send, and the payment that it is about.
 */
export type SendTestProviderWebhookRequest = {
    /**
     * The provider that sends it.
     */
    provider: 'internal' | 'onchain' | 'payapp_a' | 'payapp_b' | 'tron_partner';
    /**
     * An opaque id that begins with `pay_`.
     */
    paymentId: string;
    /**
     * The status that the provider reports for the payment.
     */
    status: ProviderStatus;
    /**
     * The provider's id of the event; a new one by default.
     */
    eventId?: string;
    /**
     * Time at which it happened, as the provider says; now by default.
     */
    occurredAt?: string;
    /**
     * Unix seconds of the signed header; those of the real clock by default.
     */
    timestamp?: number;
};

/**
 * What the run did.
 */
export type TestWebhookRun = {
    /**
     * How many attempts were made.
     */
    attempted: number;
};

/**
 * A new sink.
 */
export type TestWebhookSinkCreated = {
    /**
     * Id of the sink, which is part of its host name.
     */
    sinkId: string;
    /**
     * The URL to register as a webhook endpoint.
     */
    url: string;
};

/**
 * A status, or TIMEOUT for no answer at all.
 */
export type TestWebhookSinkAnswer = number | 'TIMEOUT';

/**
 * A sink and how it answers.
 */
export type TestWebhookSink = {
    /**
     * Id of the sink, which is part of its host name.
     */
    sinkId: string;
    /**
     * The URL to register as a webhook endpoint.
     */
    url: string;
    /**
     * What the sink answers.
     */
    respondWith: TestWebhookSinkAnswer;
};

/**
 * What to answer from now on.
 */
export type UpdateTestWebhookSinkRequest = {
    /**
     * What the sink answers.
     */
    respondWith: TestWebhookSinkAnswer;
};

/**
 * A delivery as the sink received it.
 */
export type TestWebhookSinkRequest = {
    /**
     * Its headers, names in lower case.
     */
    headers: {
        [key: string]: string;
    };
    /**
     * The bytes that were signed.
     */
    body: string;
    /**
     * Time of receipt, on the real clock.
     */
    receivedAt: string;
};

/**
 * What a sink received, newest first.
 */
export type TestWebhookSinkRequestList = {
    /**
     * The entries of this page.
     */
    requests: Array<TestWebhookSinkRequest>;
};

export type CreateTestSessionData = {
    body: CreateTestSessionRequest;
    path?: never;
    query?: never;
    url: '/v1/test/sessions';
};

export type CreateTestSessionErrors = {
    /**
     * BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * SANDBOX_ONLY
     */
    403: SandboxOnlyError;
    /**
     * TENANT_NOT_FOUND, MEMBER_NOT_FOUND
     */
    404: TenantNotFoundError | MemberNotFoundError;
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

export type CreateTestSessionError = CreateTestSessionErrors[keyof CreateTestSessionErrors];

export type CreateTestSessionResponses = {
    /**
     * The session.
     */
    201: TestSession;
};

export type CreateTestSessionResponse = CreateTestSessionResponses[keyof CreateTestSessionResponses];

export type GetTestClockData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/test/clock';
};

export type GetTestClockErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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

export type GetTestClockError = GetTestClockErrors[keyof GetTestClockErrors];

export type GetTestClockResponses = {
    /**
     * The clock.
     */
    200: TestClock;
};

export type GetTestClockResponse = GetTestClockResponses[keyof GetTestClockResponses];

export type AdvanceTestClockData = {
    body: AdvanceTestClockRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/clock';
};

export type AdvanceTestClockErrors = {
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

export type AdvanceTestClockError = AdvanceTestClockErrors[keyof AdvanceTestClockErrors];

export type AdvanceTestClockResponses = {
    /**
     * The updated clock.
     */
    200: TestClock;
};

export type AdvanceTestClockResponse = AdvanceTestClockResponses[keyof AdvanceTestClockResponses];

export type ListTestMessagesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only messages of this channel.
         */
        channel?: TestMessageChannel;
        /**
         * A phone or e-mail.
         */
        to?: string;
        /**
         * Only messages for this purpose.
         */
        purpose?: TestMessagePurpose;
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
    url: '/v1/test/messages';
};

export type ListTestMessagesErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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

export type ListTestMessagesError = ListTestMessagesErrors[keyof ListTestMessagesErrors];

export type ListTestMessagesResponses = {
    /**
     * A page of messages.
     */
    200: TestMessageList;
};

export type ListTestMessagesResponse = ListTestMessagesResponses[keyof ListTestMessagesResponses];

export type StepTestProviderData = {
    body?: StepTestProviderRequest;
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
    url: '/v1/test/payments/{id}/provider-step';
};

export type StepTestProviderErrors = {
    /**
     * VALIDATION_FAILED, INVALID_TRANSITION, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidTransitionError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
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

export type StepTestProviderError = StepTestProviderErrors[keyof StepTestProviderErrors];

export type StepTestProviderResponses = {
    /**
     * The payment after the steps.
     */
    200: OfframpPayment;
};

export type StepTestProviderResponse = StepTestProviderResponses[keyof StepTestProviderResponses];

export type GetTestProviderData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/test/payments/{id}/provider';
};

export type GetTestProviderErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
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

export type GetTestProviderError = GetTestProviderErrors[keyof GetTestProviderErrors];

export type GetTestProviderResponses = {
    /**
     * The provider's answers.
     */
    200: TestProvider;
};

export type GetTestProviderResponse = GetTestProviderResponses[keyof GetTestProviderResponses];

export type ReevaluateTestPaymentData = {
    body?: never;
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
    url: '/v1/test/payments/{id}/reevaluate';
};

export type ReevaluateTestPaymentErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
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

export type ReevaluateTestPaymentError = ReevaluateTestPaymentErrors[keyof ReevaluateTestPaymentErrors];

export type ReevaluateTestPaymentResponses = {
    /**
     * The payment after the check.
     */
    200: OfframpPayment;
};

export type ReevaluateTestPaymentResponse = ReevaluateTestPaymentResponses[keyof ReevaluateTestPaymentResponses];

export type ClearTestProviderControlsData = {
    body?: never;
    path: {
        /**
         * The payout provider.
         */
        provider: 'internal' | 'onchain' | 'payapp_a' | 'payapp_b';
    };
    query?: never;
    url: '/v1/test/providers/{provider}';
};

export type ClearTestProviderControlsErrors = {
    /**
     * UNKNOWN_PROVIDER, TENANT_AMBIGUOUS
     */
    400: UnknownProviderError | TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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

export type ClearTestProviderControlsError = ClearTestProviderControlsErrors[keyof ClearTestProviderControlsErrors];

export type ClearTestProviderControlsResponses = {
    /**
     * Nothing is overridden.
     */
    200: TestProviderControls;
};

export type ClearTestProviderControlsResponse = ClearTestProviderControlsResponses[keyof ClearTestProviderControlsResponses];

export type SetTestProviderControlsData = {
    body: SetTestProviderControlsRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The payout provider.
         */
        provider: 'internal' | 'onchain' | 'payapp_a' | 'payapp_b';
    };
    query?: never;
    url: '/v1/test/providers/{provider}';
};

export type SetTestProviderControlsErrors = {
    /**
     * UNKNOWN_PROVIDER, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: UnknownProviderError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * DESTINATION_NOT_FOUND
     */
    404: DestinationNotFoundError;
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

export type SetTestProviderControlsError = SetTestProviderControlsErrors[keyof SetTestProviderControlsErrors];

export type SetTestProviderControlsResponses = {
    /**
     * What is overridden now.
     */
    200: TestProviderControls;
};

export type SetTestProviderControlsResponse = SetTestProviderControlsResponses[keyof SetTestProviderControlsResponses];

export type SetTestScreeningData = {
    body: SetTestScreeningRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/screening';
};

export type SetTestScreeningErrors = {
    /**
     * VALIDATION_FAILED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * TENANT_NOT_FOUND
     */
    404: TenantNotFoundError;
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

export type SetTestScreeningError = SetTestScreeningErrors[keyof SetTestScreeningErrors];

export type SetTestScreeningResponses = {
    /**
     * The script.
     */
    200: TestScreening;
};

export type SetTestScreeningResponse = SetTestScreeningResponses[keyof SetTestScreeningResponses];

export type SetTestPolicySubsystemData = {
    body: SetTestPolicySubsystemRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/policy-subsystem';
};

export type SetTestPolicySubsystemErrors = {
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

export type SetTestPolicySubsystemError = SetTestPolicySubsystemErrors[keyof SetTestPolicySubsystemErrors];

export type SetTestPolicySubsystemResponses = {
    /**
     * How it is now.
     */
    200: TestPolicySubsystem;
};

export type SetTestPolicySubsystemResponse = SetTestPolicySubsystemResponses[keyof SetTestPolicySubsystemResponses];

export type ExpireTestPhoneAliasData = {
    body?: never;
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
    url: '/v1/test/phone-aliases/{id}/expire';
};

export type ExpireTestPhoneAliasErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * PHONE_ALIAS_NOT_FOUND
     */
    404: PhoneAliasNotFoundError;
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

export type ExpireTestPhoneAliasError = ExpireTestPhoneAliasErrors[keyof ExpireTestPhoneAliasErrors];

export type ExpireTestPhoneAliasResponses = {
    /**
     * The alias, REVERIFICATION_REQUIRED.
     */
    200: PhoneAlias;
};

export type ExpireTestPhoneAliasResponse = ExpireTestPhoneAliasResponses[keyof ExpireTestPhoneAliasResponses];

export type IssueTestCredentialData = {
    body: IssueTestCredentialRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/credentials';
};

export type IssueTestCredentialErrors = {
    /**
     * MEMBER_ID_REQUIRED, VALIDATION_FAILED, LEGAL_NAME_REQUIRED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: MemberIdRequiredError | ValidationFailedError | LegalNameRequiredError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * MEMBER_NOT_FOUND
     */
    404: MemberNotFoundError;
    /**
     * MEMBER_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: MemberNotActiveError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type IssueTestCredentialError = IssueTestCredentialErrors[keyof IssueTestCredentialErrors];

export type IssueTestCredentialResponses = {
    /**
     * The credential, ACTIVE.
     */
    201: Credential;
};

export type IssueTestCredentialResponse = IssueTestCredentialResponses[keyof IssueTestCredentialResponses];

export type RevokeTestCredentialData = {
    body?: never;
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
    url: '/v1/test/credentials/{id}/revoke';
};

export type RevokeTestCredentialErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * CREDENTIAL_NOT_FOUND
     */
    404: CredentialNotFoundError;
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

export type RevokeTestCredentialError = RevokeTestCredentialErrors[keyof RevokeTestCredentialErrors];

export type RevokeTestCredentialResponses = {
    /**
     * The credential.
     */
    200: Credential;
};

export type RevokeTestCredentialResponse = RevokeTestCredentialResponses[keyof RevokeTestCredentialResponses];

export type SuspendTestCredentialData = {
    body?: never;
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
    url: '/v1/test/credentials/{id}/suspend';
};

export type SuspendTestCredentialErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * CREDENTIAL_NOT_FOUND
     */
    404: CredentialNotFoundError;
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

export type SuspendTestCredentialError = SuspendTestCredentialErrors[keyof SuspendTestCredentialErrors];

export type SuspendTestCredentialResponses = {
    /**
     * The credential.
     */
    200: Credential;
};

export type SuspendTestCredentialResponse = SuspendTestCredentialResponses[keyof SuspendTestCredentialResponses];

export type ReinstateTestCredentialData = {
    body?: never;
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
    url: '/v1/test/credentials/{id}/reinstate';
};

export type ReinstateTestCredentialErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * CREDENTIAL_NOT_FOUND
     */
    404: CredentialNotFoundError;
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

export type ReinstateTestCredentialError = ReinstateTestCredentialErrors[keyof ReinstateTestCredentialErrors];

export type ReinstateTestCredentialResponses = {
    /**
     * The credential.
     */
    200: Credential;
};

export type ReinstateTestCredentialResponse = ReinstateTestCredentialResponses[keyof ReinstateTestCredentialResponses];

export type ExpireTestCredentialData = {
    body?: never;
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
    url: '/v1/test/credentials/{id}/expire';
};

export type ExpireTestCredentialErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * CREDENTIAL_NOT_FOUND
     */
    404: CredentialNotFoundError;
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

export type ExpireTestCredentialError = ExpireTestCredentialErrors[keyof ExpireTestCredentialErrors];

export type ExpireTestCredentialResponses = {
    /**
     * The credential.
     */
    200: Credential;
};

export type ExpireTestCredentialResponse = ExpireTestCredentialResponses[keyof ExpireTestCredentialResponses];

export type ListTestReviewCasesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only cases of this status.
         */
        status?: ReviewCaseStatus;
        /**
         * Only cases of this reason.
         */
        reason?: ReviewCaseReason;
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
    url: '/v1/test/review-cases';
};

export type ListTestReviewCasesErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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

export type ListTestReviewCasesError = ListTestReviewCasesErrors[keyof ListTestReviewCasesErrors];

export type ListTestReviewCasesResponses = {
    /**
     * A page of review cases.
     */
    200: ReviewCaseList;
};

export type ListTestReviewCasesResponse = ListTestReviewCasesResponses[keyof ListTestReviewCasesResponses];

export type ResolveTestReviewCaseData = {
    body: ResolveTestReviewCaseRequest;
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
    url: '/v1/test/review-cases/{id}/resolve';
};

export type ResolveTestReviewCaseErrors = {
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
     * REVIEW_CASE_NOT_FOUND
     */
    404: ReviewCaseNotFoundError;
    /**
     * REVIEW_CASE_RESOLVED, REVIEW_CASE_NOT_OPEN, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: ReviewCaseResolvedError | ReviewCaseNotOpenError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type ResolveTestReviewCaseError = ResolveTestReviewCaseErrors[keyof ResolveTestReviewCaseErrors];

export type ResolveTestReviewCaseResponses = {
    /**
     * The case, RESOLVED.
     */
    200: ReviewCase;
};

export type ResolveTestReviewCaseResponse = ResolveTestReviewCaseResponses[keyof ResolveTestReviewCaseResponses];

export type AnchorTestCredentialData = {
    body?: never;
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
    url: '/v1/test/credentials/{id}/anchor';
};

export type AnchorTestCredentialErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * CREDENTIAL_NOT_FOUND
     */
    404: CredentialNotFoundError;
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

export type AnchorTestCredentialError = AnchorTestCredentialErrors[keyof AnchorTestCredentialErrors];

export type AnchorTestCredentialResponses = {
    /**
     * The credential. The record does not show that it is anchored.
     */
    200: Credential;
};

export type AnchorTestCredentialResponse = AnchorTestCredentialResponses[keyof AnchorTestCredentialResponses];

export type GetTestChainData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/test/chain';
};

export type GetTestChainErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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

export type GetTestChainError = GetTestChainErrors[keyof GetTestChainErrors];

export type GetTestChainResponses = {
    /**
     * What is set.
     */
    200: TestChain;
};

export type GetTestChainResponse = GetTestChainResponses[keyof GetTestChainResponses];

export type SetTestChainData = {
    body: SetTestChainRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/chain';
};

export type SetTestChainErrors = {
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

export type SetTestChainError = SetTestChainErrors[keyof SetTestChainErrors];

export type SetTestChainResponses = {
    /**
     * What is set now.
     */
    200: TestChain;
};

export type SetTestChainResponse = SetTestChainResponses[keyof SetTestChainResponses];

export type SetTestFeaturesData = {
    body: SetTestFeaturesRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/features';
};

export type SetTestFeaturesErrors = {
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

export type SetTestFeaturesError = SetTestFeaturesErrors[keyof SetTestFeaturesErrors];

export type SetTestFeaturesResponses = {
    /**
     * The features as they are now.
     */
    200: TestFeatures;
};

export type SetTestFeaturesResponse = SetTestFeaturesResponses[keyof SetTestFeaturesResponses];

export type SendTestProviderWebhookData = {
    body: SendTestProviderWebhookRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/provider-webhooks';
};

export type SendTestProviderWebhookErrors = {
    /**
     * UNKNOWN_PROVIDER, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: UnknownProviderError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * WEBHOOK_REPLAY_WINDOW, API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: WebhookReplayWindowError | ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
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

export type SendTestProviderWebhookError = SendTestProviderWebhookErrors[keyof SendTestProviderWebhookErrors];

export type SendTestProviderWebhookResponses = {
    /**
     * The service's response to the webhook.
     */
    200: ProviderWebhookReceipt;
};

export type SendTestProviderWebhookResponse = SendTestProviderWebhookResponses[keyof SendTestProviderWebhookResponses];

export type RunTestWebhookDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/webhook-deliveries/run';
};

export type RunTestWebhookDeliveriesErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
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

export type RunTestWebhookDeliveriesError = RunTestWebhookDeliveriesErrors[keyof RunTestWebhookDeliveriesErrors];

export type RunTestWebhookDeliveriesResponses = {
    /**
     * How many attempts were made.
     */
    200: TestWebhookRun;
};

export type RunTestWebhookDeliveriesResponse = RunTestWebhookDeliveriesResponses[keyof RunTestWebhookDeliveriesResponses];

export type CreateTestWebhookSinkData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/webhook-sinks';
};

export type CreateTestWebhookSinkErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
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

export type CreateTestWebhookSinkError = CreateTestWebhookSinkErrors[keyof CreateTestWebhookSinkErrors];

export type CreateTestWebhookSinkResponses = {
    /**
     * The sink.
     */
    201: TestWebhookSinkCreated;
};

export type CreateTestWebhookSinkResponse = CreateTestWebhookSinkResponses[keyof CreateTestWebhookSinkResponses];

export type UpdateTestWebhookSinkData = {
    body: UpdateTestWebhookSinkRequest;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/test/webhook-sinks/{id}';
};

export type UpdateTestWebhookSinkErrors = {
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
     * WEBHOOK_SINK_NOT_FOUND
     */
    404: WebhookSinkNotFoundError;
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

export type UpdateTestWebhookSinkError = UpdateTestWebhookSinkErrors[keyof UpdateTestWebhookSinkErrors];

export type UpdateTestWebhookSinkResponses = {
    /**
     * The sink.
     */
    200: TestWebhookSink;
};

export type UpdateTestWebhookSinkResponse = UpdateTestWebhookSinkResponses[keyof UpdateTestWebhookSinkResponses];

export type ListTestWebhookSinkRequestsData = {
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
    url: '/v1/test/webhook-sinks/{id}/requests';
};

export type ListTestWebhookSinkRequestsErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * WEBHOOK_SINK_NOT_FOUND
     */
    404: WebhookSinkNotFoundError;
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

export type ListTestWebhookSinkRequestsError = ListTestWebhookSinkRequestsErrors[keyof ListTestWebhookSinkRequestsErrors];

export type ListTestWebhookSinkRequestsResponses = {
    /**
     * A page of requests.
     */
    200: TestWebhookSinkRequestList;
};

export type ListTestWebhookSinkRequestsResponse = ListTestWebhookSinkRequestsResponses[keyof ListTestWebhookSinkRequestsResponses];
