// Generated from spec/ by `npm run generate`. Do not edit.

import type {
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
  BodyTooLargeError,
  CredentialNotFoundError,
  DestinationNotFoundError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InternalErrorError,
  InvalidAmountError,
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
import type {
  OfframpPayment,
  PayoutCurrency,
  PayoutProvider,
  ProviderStatus,
  ProviderWebhookReceipt,
  ProviderWebhookSender,
  Usd,
} from './offramp.gen.ts';

/**
 * Who signs in: an e-mail address or a member. Send exactly one of the two.
 */
export type CreateTestSessionRequest = TestSessionByEmail | TestSessionByMember;

/**
 * Signs in the user with an e-mail address.
 */
export type TestSessionByEmail = {
    /**
     * The e-mail address of a new or an existing user.
     */
    email: string;
    /**
     * Full name of a new user.
     */
    name?: string;
    /**
     * Id of the tenant to act in, for a user who belongs to several.
     */
    tenantId?: string;
};

/**
 * Signs in a member. An INVITED member accepts the invitation by it.
 */
export type TestSessionByMember = {
    /**
     * Id of the member who signs in.
     */
    memberId: string;
};

/**
 * A signing key of the user. The sandbox creates it for tests only.
 */
export type TestSigner = {
    /**
     * The EVM address of the key, with EIP-55 checksum.
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
     * Time at which the session expires, on the real clock.
     */
    expiresAt: string;
    /**
     * The identity provider's id of the person.
     */
    userId: string;
    /**
     * Id of the tenant that the session acts in; null if the user has none, or has several and chose none.
     */
    tenantId: string | null;
    /**
     * Id of the member in that tenant; null if there is no tenant.
     */
    memberId: string | null;
    /**
     * The user's signing key.
     */
    signer: TestSigner;
};

/**
 * The tenant's test clock.
 */
export type TestClock = {
    /**
     * The current time of the test clock.
     */
    now: string;
    /**
     * Number of seconds that the test clock is ahead of the real one.
     */
    offsetSeconds: number;
};

/**
 * How far to move the clock forward. The clock never moves back.
 */
export type AdvanceTestClockRequest = {
    /**
     * Number of seconds to move forward, at most one year.
     */
    advanceSeconds: number;
};

/**
 * A text message or e-mail that would have been sent in live, with recipient and code in full.
 */
export type TestMessage = {
    /**
     * Id of the message.
     */
    id: string;
    /**
     * How the message would have been sent.
     */
    channel: TestMessageChannel;
    /**
     * The phone number or e-mail address of the recipient, unmasked.
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
     * The one-time code in the message; null if it contains none.
     */
    code: string | null;
    /**
     * The link in the message; null if it contains none.
     */
    link: string | null;
    /**
     * The token in a claim link, which operations take as `claimToken`; null if the message contains none.
     */
    token: string | null;
    /**
     * Time at which the message was sent.
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
    INVITE: 'INVITE',
    FACTOR_NOTICE: 'FACTOR_NOTICE'
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
 * The steps to simulate. Send either `steps` or `status`.
 */
export type StepTestProviderRequest = {
    /**
     * Number of polls of the provider to run.
     */
    steps?: number;
    /**
     * One provider event to apply instead of polling.
     */
    status?: ProviderStatus;
};

/**
 * One response of the provider.
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
 * The provider's responses about a payment so far.
 */
export type TestProvider = {
    /**
     * Name of the provider; null before the submission.
     */
    provider: string | null;
    /**
     * The provider's own reference of the payment; null before the submission.
     */
    providerRef: string | null;
    /**
     * The provider's responses, oldest first.
     */
    attempts: Array<TestProviderAttempt>;
};

/**
 * The overrides to set. A field that is absent or null does not change.
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
    currency?: PayoutCurrency;
    /**
     * True keeps payments in FUNDS_LOCKED until it is set to false. Use it to test the check before submission.
     */
    holdSubmission?: boolean;
    /**
     * Id of one of the tenant's destinations that this provider pays. The provider reports it as revoked, once and permanently.
     */
    revokeDestinationId?: string;
};

/**
 * An overridden provider balance.
 */
export type TestLiquidity = {
    /**
     * The currency of the liquidity.
     */
    currency: PayoutCurrency;
    /**
     * The remaining balance in minor units.
     */
    liquidityMinor: string;
};

/**
 * The overrides of a provider for payments of the caller's tenant. The mode of the provider in this deployment cannot be changed over HTTP.
 */
export type TestProviderControls = {
    /**
     * The payout provider that is overridden.
     */
    provider: PayoutProvider;
    /**
     * The overridden availability; null if it is not overridden.
     */
    available: boolean | null;
    /**
     * True while submissions are held.
     */
    holdSubmission: boolean;
    /**
     * The overridden balances by currency; empty if none is overridden.
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
 * The recipient and the result to set. Send exactly one of `phone`, `did` and `tenantId`.
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
 * The screening result that is set for a recipient.
 */
export type TestScreening = {
    /**
     * The result of the screening.
     */
    outcome: ScreeningOutcome;
};

/**
 * Whether the policy check works for this tenant.
 */
export type TestPolicySubsystem = {
    /**
     * False while the policy check fails.
     */
    available: boolean;
};

/**
 * Whether the policy check works for this tenant.
 */
export type SetTestPolicySubsystemRequest = {
    /**
     * False makes the policy check fail.
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
     * Id of the member who gets a PERSON_IDENTITY; not allowed for a BUSINESS_IDENTITY.
     */
    memberId?: string;
    /**
     * True for a credential without a signed document, as older credentials are.
     */
    unsigned?: boolean;
};

/**
 * The reason why an operator has to review the payment. PAYOUT_CONTRADICTED: the provider reports that it has paid a payment that failed or was returned, or that it has not paid one that was delivered. FUNDING_CONTRADICTED: a deposit that funded the payment has left the chain, or the partner who took it reports that it failed. Both leave the payment as it is.
 */
export const ReviewCaseReason = {
    SANCTIONS_REVIEW_REQUIRED: 'SANCTIONS_REVIEW_REQUIRED',
    TRANSACTION_MONITORING_REVIEW: 'TRANSACTION_MONITORING_REVIEW',
    CREDENTIAL_CHANGED_REVIEW_REQUIRED: 'CREDENTIAL_CHANGED_REVIEW_REQUIRED',
    PROVIDER_STUCK: 'PROVIDER_STUCK',
    POST_DELIVERY_RETURN: 'POST_DELIVERY_RETURN',
    PAYOUT_CONTRADICTED: 'PAYOUT_CONTRADICTED',
    FUNDING_CONTRADICTED: 'FUNDING_CONTRADICTED'
} as const;

/**
 * The reason why an operator has to review the payment. PAYOUT_CONTRADICTED: the provider reports that it has paid a payment that failed or was returned, or that it has not paid one that was delivered. FUNDING_CONTRADICTED: a deposit that funded the payment has left the chain, or the partner who took it reports that it failed. Both leave the payment as it is.
 */
export type ReviewCaseReason = typeof ReviewCaseReason[keyof typeof ReviewCaseReason];

/**
 * The status of a review case: OPEN until it is RESOLVED; CLOSED if the payment ended in another way.
 */
export const ReviewCaseStatus = {
    OPEN: 'OPEN',
    RESOLVED: 'RESOLVED',
    CLOSED: 'CLOSED'
} as const;

/**
 * The status of a review case: OPEN until it is RESOLVED; CLOSED if the payment ended in another way.
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
 * A payment that an operator has to review. A payment has at most one OPEN case for each reason.
 */
export type ReviewCase = {
    /**
     * Id of the review case.
     */
    id: string;
    /**
     * An opaque id that begins with `pay_`.
     */
    paymentId: string;
    /**
     * The reason why the case was opened.
     */
    reason: ReviewCaseReason;
    /**
     * The status of the case. It is OPEN until the case is decided.
     */
    status: ReviewCaseStatus;
    /**
     * The decision; null while the case is not RESOLVED.
     */
    decision: ReviewDecision | null;
    /**
     * The explanation of the decision; null before the decision.
     */
    note: string | null;
    /**
     * Name of the operator who decided; null before the decision.
     */
    resolvedBy: string | null;
    /**
     * Time of the decision; null before the decision.
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
 * The decision about a review case.
 */
export type ResolveTestReviewCaseRequest = {
    /**
     * RELEASE to continue the payment, REJECT to end it.
     */
    decision: ReviewDecision;
    /**
     * The explanation of the decision.
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
     * True if payments are not executed automatically.
     */
    holdExecution: boolean;
    /**
     * True if wallets are not deployed.
     */
    holdDeployments: boolean;
    /**
     * Number of drips that will still fail.
     */
    failNextDrips: number;
    /**
     * Number of wallets whose deployment will still fail.
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
     * True if payments are not executed automatically.
     */
    holdExecution?: boolean;
    /**
     * True if wallets are not deployed.
     */
    holdDeployments?: boolean;
    /**
     * Number of the next drips that fail.
     */
    failNextDrips?: number;
    /**
     * Number of the next wallets whose deployment fails.
     */
    failNextDeployments?: number;
};

/**
 * The features that can be enabled for single tenants.
 */
export type TestFeatures = {
    /**
     * Whether the tenant may fund payments in mode ONCHAIN_DEPOSIT.
     */
    onchainDeposit: boolean;
};

/**
 * The features to enable or disable.
 */
export type SetTestFeaturesRequest = {
    /**
     * Whether the tenant may fund payments in mode ONCHAIN_DEPOSIT.
     */
    onchainDeposit: boolean;
};

/**
 * Who suspends the credential.
 */
export type SuspendTestCredentialRequest = {
    /**
     * PLATFORM for an operator, PROVIDER for the verification provider.
     */
    source?: 'PLATFORM' | 'PROVIDER';
};

/**
 * The status that the tenant is to have.
 */
export type SetTestTenantStatusRequest = {
    /**
     * SUSPENDED has every request of the tenant refused.
     */
    status: TestTenantState;
};

/**
 * Whether requests of a tenant are accepted.
 */
export const TestTenantState = { ACTIVE: 'ACTIVE', SUSPENDED: 'SUSPENDED' } as const;

/**
 * Whether requests of a tenant are accepted.
 */
export type TestTenantState = typeof TestTenantState[keyof typeof TestTenantState];

/**
 * The status of the tenant.
 */
export type TestTenantStatus = {
    /**
     * Status of the tenant.
     */
    status: TestTenantState;
};

/**
 * Whether the gateway takes messages.
 */
export type SetTestMessageGatewayRequest = {
    /**
     * False makes the gateway refuse the messages of the tenant.
     */
    available: boolean;
};

/**
 * Whether the gateway takes the messages of the tenant.
 */
export type TestMessageGateway = {
    /**
     * False if the gateway refuses the messages of the tenant.
     */
    available: boolean;
};

/**
 * How much test money to add.
 */
export type CreditTestBalanceRequest = {
    /**
     * The amount in USD: above zero, at most 1000000000, with at most 6 decimals.
     */
    amountUsd: string;
};

/**
 * Test money that was added to a balance.
 */
export type TestCredit = {
    /**
     * The amount that was added, in USD.
     */
    amountUsd: Usd;
    /**
     * The amount in base units of a millionth of a USD.
     */
    amountBaseUnits: string;
};

/**
 * The event to send, and the payment that it is about.
 */
export type SendTestProviderWebhookRequest = {
    /**
     * Name of the provider that sends the webhook.
     */
    provider: ProviderWebhookSender;
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
     * Time of the event on the provider's clock; now by default.
     */
    occurredAt?: string;
    /**
     * The timestamp of the signature header, in Unix seconds; now on the real clock by default.
     */
    timestamp?: number;
};

/**
 * The result of the run.
 */
export type TestWebhookRun = {
    /**
     * The number of attempts that were made.
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
 * A response status, or TIMEOUT for no response.
 */
export type TestWebhookSinkAnswer = number | 'TIMEOUT';

/**
 * A webhook sink with its response.
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
     * The response of the sink: an HTTP status, or TIMEOUT.
     */
    respondWith: TestWebhookSinkAnswer;
};

/**
 * The response to give from now on.
 */
export type UpdateTestWebhookSinkRequest = {
    /**
     * The response of the sink: an HTTP status, or TIMEOUT.
     */
    respondWith: TestWebhookSinkAnswer;
};

/**
 * A request as the sink received it.
 */
export type TestWebhookSinkRequest = {
    /**
     * The headers of the request, with names in lower case.
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
 * The requests that a sink has received, newest first.
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
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * SANDBOX_ONLY
     */
    403: SandboxOnlyError;
    /**
     * TENANT_NOT_FOUND, MEMBER_NOT_FOUND
     */
    404: TenantNotFoundError | MemberNotFoundError;
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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
         * A phone number or an e-mail address.
         */
        to?: string;
        /**
         * Only messages for this purpose.
         */
        purpose?: TestMessagePurpose;
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
    url: '/v1/test/messages';
};

export type ListTestMessagesErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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
     * VALIDATION_FAILED, INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type GetTestProviderError = GetTestProviderErrors[keyof GetTestProviderErrors];

export type GetTestProviderResponses = {
    /**
     * The provider's responses about the payment.
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
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
         * Name of the payout provider.
         */
        provider: PayoutProvider;
    };
    query?: never;
    url: '/v1/test/providers/{provider}';
};

export type ClearTestProviderControlsErrors = {
    /**
     * UNKNOWN_PROVIDER, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS
     */
    400: UnknownProviderError | ApiVersionUnknownError | TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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

export type ClearTestProviderControlsError = ClearTestProviderControlsErrors[keyof ClearTestProviderControlsErrors];

export type ClearTestProviderControlsResponses = {
    /**
     * The provider, which now has no overrides.
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
         * Name of the payout provider.
         */
        provider: PayoutProvider;
    };
    query?: never;
    url: '/v1/test/providers/{provider}';
};

export type SetTestProviderControlsErrors = {
    /**
     * UNKNOWN_PROVIDER, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: UnknownProviderError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type SetTestProviderControlsError = SetTestProviderControlsErrors[keyof SetTestProviderControlsErrors];

export type SetTestProviderControlsResponses = {
    /**
     * The current overrides of the provider.
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
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type SetTestScreeningError = SetTestScreeningErrors[keyof SetTestScreeningErrors];

export type SetTestScreeningResponses = {
    /**
     * The screening result that was set.
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

export type SetTestPolicySubsystemError = SetTestPolicySubsystemErrors[keyof SetTestPolicySubsystemErrors];

export type SetTestPolicySubsystemResponses = {
    /**
     * The updated setting.
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
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type ExpireTestPhoneAliasError = ExpireTestPhoneAliasErrors[keyof ExpireTestPhoneAliasErrors];

export type ExpireTestPhoneAliasResponses = {
    /**
     * The alias, which is now REVERIFICATION_REQUIRED.
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
     * MEMBER_ID_REQUIRED, VALIDATION_FAILED, LEGAL_NAME_REQUIRED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: MemberIdRequiredError | ValidationFailedError | LegalNameRequiredError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type IssueTestCredentialError = IssueTestCredentialErrors[keyof IssueTestCredentialErrors];

export type IssueTestCredentialResponses = {
    /**
     * The new credential, which is ACTIVE.
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
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type RevokeTestCredentialError = RevokeTestCredentialErrors[keyof RevokeTestCredentialErrors];

export type RevokeTestCredentialResponses = {
    /**
     * The credential.
     */
    200: Credential;
};

export type RevokeTestCredentialResponse = RevokeTestCredentialResponses[keyof RevokeTestCredentialResponses];

export type SuspendTestCredentialData = {
    body?: SuspendTestCredentialRequest;
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
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type ExpireTestCredentialError = ExpireTestCredentialErrors[keyof ExpireTestCredentialErrors];

export type ExpireTestCredentialResponses = {
    /**
     * The credential.
     */
    200: Credential;
};

export type ExpireTestCredentialResponse = ExpireTestCredentialResponses[keyof ExpireTestCredentialResponses];

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
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type AnchorTestCredentialError = AnchorTestCredentialErrors[keyof AnchorTestCredentialErrors];

export type AnchorTestCredentialResponses = {
    /**
     * The credential. The record does not show that it is anchored.
     */
    200: Credential;
};

export type AnchorTestCredentialResponse = AnchorTestCredentialResponses[keyof AnchorTestCredentialResponses];

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
    url: '/v1/test/review-cases';
};

export type ListTestReviewCasesErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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
     * REVIEW_CASE_NOT_FOUND
     */
    404: ReviewCaseNotFoundError;
    /**
     * REVIEW_CASE_RESOLVED, REVIEW_CASE_NOT_OPEN, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: ReviewCaseResolvedError | ReviewCaseNotOpenError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type ResolveTestReviewCaseError = ResolveTestReviewCaseErrors[keyof ResolveTestReviewCaseErrors];

export type ResolveTestReviewCaseResponses = {
    /**
     * The case, which is now RESOLVED.
     */
    200: ReviewCase;
};

export type ResolveTestReviewCaseResponse = ResolveTestReviewCaseResponses[keyof ResolveTestReviewCaseResponses];

export type GetTestChainData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/test/chain';
};

export type GetTestChainErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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

export type GetTestChainError = GetTestChainErrors[keyof GetTestChainErrors];

export type GetTestChainResponses = {
    /**
     * The current settings.
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

export type SetTestChainError = SetTestChainErrors[keyof SetTestChainErrors];

export type SetTestChainResponses = {
    /**
     * The updated settings.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, SANDBOX_ONLY, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: TenantSuspendedError | SandboxOnlyError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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

export type SetTestFeaturesError = SetTestFeaturesErrors[keyof SetTestFeaturesErrors];

export type SetTestFeaturesResponses = {
    /**
     * The updated features.
     */
    200: TestFeatures;
};

export type SetTestFeaturesResponse = SetTestFeaturesResponses[keyof SetTestFeaturesResponses];

export type SetTestTenantStatusData = {
    body: SetTestTenantStatusRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/tenant';
};

export type SetTestTenantStatusErrors = {
    /**
     * API_VERSION_UNKNOWN, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_REQUIRED, MEMBER_NOT_ACTIVE, TENANT_SUSPENDED, SANDBOX_ONLY, AGENT_SUSPENDED, IP_NOT_ALLOWED, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: TenantRequiredError | MemberNotActiveError | TenantSuspendedError | SandboxOnlyError | AgentSuspendedError | IpNotAllowedError | RequestSigningNotConfiguredError;
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

export type SetTestTenantStatusError = SetTestTenantStatusErrors[keyof SetTestTenantStatusErrors];

export type SetTestTenantStatusResponses = {
    /**
     * The status of the tenant.
     */
    200: TestTenantStatus;
};

export type SetTestTenantStatusResponse = SetTestTenantStatusResponses[keyof SetTestTenantStatusResponses];

export type SetTestMessageGatewayData = {
    body: SetTestMessageGatewayRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/message-gateway';
};

export type SetTestMessageGatewayErrors = {
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

export type SetTestMessageGatewayError = SetTestMessageGatewayErrors[keyof SetTestMessageGatewayErrors];

export type SetTestMessageGatewayResponses = {
    /**
     * The updated setting.
     */
    200: TestMessageGateway;
};

export type SetTestMessageGatewayResponse = SetTestMessageGatewayResponses[keyof SetTestMessageGatewayResponses];

export type CreditTestBalanceData = {
    body: CreditTestBalanceRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/test/balance';
};

export type CreditTestBalanceErrors = {
    /**
     * INVALID_AMOUNT, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidAmountError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type CreditTestBalanceError = CreditTestBalanceErrors[keyof CreditTestBalanceErrors];

export type CreditTestBalanceResponses = {
    /**
     * The credited amount.
     */
    200: TestCredit;
};

export type CreditTestBalanceResponse = CreditTestBalanceResponses[keyof CreditTestBalanceResponses];

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
     * UNKNOWN_PROVIDER, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: UnknownProviderError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type SendTestProviderWebhookError = SendTestProviderWebhookErrors[keyof SendTestProviderWebhookErrors];

export type SendTestProviderWebhookResponses = {
    /**
     * The response that the service gave to the webhook.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type RunTestWebhookDeliveriesError = RunTestWebhookDeliveriesErrors[keyof RunTestWebhookDeliveriesErrors];

export type RunTestWebhookDeliveriesResponses = {
    /**
     * The number of attempts that were made.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
     * WEBHOOK_SINK_NOT_FOUND
     */
    404: WebhookSinkNotFoundError;
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
    url: '/v1/test/webhook-sinks/{id}/requests';
};

export type ListTestWebhookSinkRequestsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type ListTestWebhookSinkRequestsError = ListTestWebhookSinkRequestsErrors[keyof ListTestWebhookSinkRequestsErrors];

export type ListTestWebhookSinkRequestsResponses = {
    /**
     * A page of requests.
     */
    200: TestWebhookSinkRequestList;
};

export type ListTestWebhookSinkRequestsResponse = ListTestWebhookSinkRequestsResponses[keyof ListTestWebhookSinkRequestsResponses];
