// Written by codegen from the contract. Do not edit.

import { createMethods } from './client.ts';
import { operations } from './operations.gen.ts';
import type { CallOptions, PaychartOptions } from './options.ts';
import type { Call, ClientError, ListMethod } from './result.ts';
import type * as T from './types.gen.ts';
import { type VerifyWebhookOptions, verifySignedBody, type WebhookHeaders } from './webhook.ts';

type NoParams = Record<string, never>;

export type AdvanceTestClockParams = NonNullable<T.AdvanceTestClockData['body']>;

export type CancelOfframpPaymentParams = T.CancelOfframpPaymentData['path'];

export type ClearTestProviderControlsParams = T.ClearTestProviderControlsData['path'];

export type ConfirmOfframpPaymentParams = T.ConfirmOfframpPaymentData['path'];

export type CreateApiKeyParams = NonNullable<T.CreateApiKeyData['body']>;

export type CreateMemberParams = NonNullable<T.CreateMemberData['body']>;

export type CreateOfframpPaymentParams = NonNullable<T.CreateOfframpPaymentData['body']>;

export type CreatePayoutDestinationParams = NonNullable<T.CreatePayoutDestinationData['body']>;

export type CreatePhoneAliasParams = NonNullable<T.CreatePhoneAliasData['body']>;

export type CreateTenantParams = NonNullable<T.CreateTenantData['body']>;

export type CreateTestSessionParams = NonNullable<T.CreateTestSessionData['body']>;

export type CreateVerificationSessionParams = NonNullable<T.CreateVerificationSessionData['body']>;

export type ExpireTestCredentialParams = T.ExpireTestCredentialData['path'];

export type ExpireTestPhoneAliasParams = T.ExpireTestPhoneAliasData['path'];

export type GetApiKeyParams = T.GetApiKeyData['path'];

export type GetCredentialParams = T.GetCredentialData['path'];

export type GetCredentialStatusParams = T.GetCredentialStatusData['path'];

export type GetEventParams = T.GetEventData['path'];

export type GetHealthParams = NoParams;

export type GetMeParams = NoParams;

export type GetMemberParams = T.GetMemberData['path'];

export type GetMyTenantParams = NoParams;

export type GetOfframpPaymentParams = T.GetOfframpPaymentData['path'];

export type GetOfframpPaymentClaimParams = T.GetOfframpPaymentClaimData['path'];

export type GetOfframpPaymentRoutesParams = T.GetOfframpPaymentRoutesData['path'];

export type GetOpenApiDocumentParams = NoParams;

export type GetPayoutDestinationParams = T.GetPayoutDestinationData['path'];

export type GetReadinessParams = NoParams;

export type GetTestClockParams = NoParams;

export type GetTestProviderParams = T.GetTestProviderData['path'];

export type GetVerificationSessionParams = T.GetVerificationSessionData['path'];

export type IssueTestCredentialParams = NonNullable<T.IssueTestCredentialData['body']>;

export type ListApiKeysParams = NonNullable<T.ListApiKeysData['query']>;

export type ListCredentialsParams = NonNullable<T.ListCredentialsData['query']>;

export type ListEventsParams = NonNullable<T.ListEventsData['query']>;

export type ListMembersParams = NonNullable<T.ListMembersData['query']>;

export type ListOfframpPaymentsParams = NonNullable<T.ListOfframpPaymentsData['query']>;

export type ListPayoutDestinationsParams = NonNullable<T.ListPayoutDestinationsData['query']>;

export type ListPhoneAliasesParams = NonNullable<T.ListPhoneAliasesData['query']>;

export type ListTestMessagesParams = NonNullable<T.ListTestMessagesData['query']>;

export type ListTestReviewCasesParams = NonNullable<T.ListTestReviewCasesData['query']>;

export type ReactivateMemberParams = T.ReactivateMemberData['path'];

export type ReevaluateTestPaymentParams = T.ReevaluateTestPaymentData['path'];

export type RegisterMemberSignerParams = T.RegisterMemberSignerData['path'] & NonNullable<T.RegisterMemberSignerData['body']>;

export type ReinstateTestCredentialParams = T.ReinstateTestCredentialData['path'];

export type RemoveMemberParams = T.RemoveMemberData['path'];

export type ResendPhoneAliasCodeParams = T.ResendPhoneAliasCodeData['path'];

export type ResolveTestReviewCaseParams = T.ResolveTestReviewCaseData['path'] & NonNullable<T.ResolveTestReviewCaseData['body']>;

export type RevokeApiKeyParams = T.RevokeApiKeyData['path'];

export type RevokePayoutDestinationParams = T.RevokePayoutDestinationData['path'];

export type RevokePhoneAliasParams = T.RevokePhoneAliasData['path'];

export type RevokeTestCredentialParams = T.RevokeTestCredentialData['path'];

export type SelectOfframpPaymentRouteParams = T.SelectOfframpPaymentRouteData['path'] & NonNullable<T.SelectOfframpPaymentRouteData['body']>;

export type SetDefaultPayoutDestinationParams = T.SetDefaultPayoutDestinationData['path'];

export type SetTestPolicySubsystemParams = NonNullable<T.SetTestPolicySubsystemData['body']>;

export type SetTestProviderControlsParams = T.SetTestProviderControlsData['path'] & NonNullable<T.SetTestProviderControlsData['body']>;

export type SetTestScreeningParams = NonNullable<T.SetTestScreeningData['body']>;

export type SimulateVerificationSessionParams = T.SimulateVerificationSessionData['path'] & NonNullable<T.SimulateVerificationSessionData['body']>;

export type StepTestProviderParams = T.StepTestProviderData['path'] & NonNullable<T.StepTestProviderData['body']>;

export type SuspendMemberParams = T.SuspendMemberData['path'];

export type SuspendTestCredentialParams = T.SuspendTestCredentialData['path'];

export type UpdateMemberParams = T.UpdateMemberData['path'] & NonNullable<T.UpdateMemberData['body']>;

export type UpdateMyTenantParams = NonNullable<T.UpdateMyTenantData['body']>;

export type UpdatePayoutDestinationParams = T.UpdatePayoutDestinationData['path'] & NonNullable<T.UpdatePayoutDestinationData['body']>;

export type VerifyPayoutDestinationParams = T.VerifyPayoutDestinationData['path'] & NonNullable<T.VerifyPayoutDestinationData['body']>;

export type VerifyPhoneAliasParams = T.VerifyPhoneAliasData['path'] & NonNullable<T.VerifyPhoneAliasData['body']>;

/** Every error that the service answers. */
export type ApiError =
  | T.AccountChainMismatchError
  | T.AgentNotFoundError
  | T.AgentSuspendedError
  | T.AliasOtpExpiredError
  | T.AliasOtpInvalidError
  | T.AliasOtpTooManyAttemptsError
  | T.ApiKeyExpiredError
  | T.ApiKeyInvalidError
  | T.ApiKeyLimitReachedError
  | T.ApiKeyNotFoundError
  | T.ApiKeyRequiredError
  | T.ApiKeyRevokedError
  | T.AuthorityMissingError
  | T.BodyTooLargeError
  | T.CancelConflictError
  | T.ClaimNotFoundError
  | T.CredentialNotFoundError
  | T.DestinationExistsError
  | T.DestinationIdentifierRequiredError
  | T.DestinationNotActiveError
  | T.DestinationNotEligibleError
  | T.DestinationNotFoundError
  | T.DestinationNotVerifiedError
  | T.DestinationRailConstraintError
  | T.DestinationRailNotAvailableError
  | T.DestinationRevokedError
  | T.DestinationSignatureInvalidError
  | T.DestinationTypeRequiredError
  | T.DestinationVerifyNotAvailableError
  | T.DidNotResolvableError
  | T.EnvelopeInvalidError
  | T.EventNotFoundError
  | T.FundingModeNotAvailableError
  | T.HandleReservedError
  | T.IdempotencyInProgressError
  | T.IdempotencyKeyReusedError
  | T.IdentityRequiredError
  | T.InsufficientFundsError
  | T.InsufficientScopeError
  | T.InternalErrorError
  | T.InvalidAmountError
  | T.InvalidDestinationAddressError
  | T.InvalidDidError
  | T.InvalidJsonError
  | T.InvalidPhoneError
  | T.InvalidTransitionError
  | T.InvalidWalletAddressError
  | T.InviteContactRequiredError
  | T.IpNotAllowedError
  | T.LastOwnerError
  | T.LegalNameRequiredError
  | T.MemberExistsError
  | T.MemberIdRequiredError
  | T.MemberNotActiveError
  | T.MemberNotFoundError
  | T.MemberSessionRequiredError
  | T.NewPayeeNotSavedError
  | T.NotImplementedError
  | T.NotSenderError
  | T.PayeeCoolingOffError
  | T.PayeeNotFoundError
  | T.PaymentNotFoundError
  | T.PhoneAliasExistsError
  | T.PhoneAliasNotFoundError
  | T.RateLimitedError
  | T.RecipientAmbiguousError
  | T.RecipientConsentRequiredError
  | T.RecipientRequiredError
  | T.RecipientUnresolvedError
  | T.RequestSignatureInvalidError
  | T.RequestSignatureRequiredError
  | T.RequestSignatureStaleError
  | T.RequestSigningNotConfiguredError
  | T.ReviewCaseNotFoundError
  | T.ReviewCaseNotOpenError
  | T.ReviewCaseResolvedError
  | T.RoleNotPermittedError
  | T.RouteNotSelectedError
  | T.RouteQuoteExpiredError
  | T.RouteQuoteNotAvailableError
  | T.SandboxOnlyError
  | T.SignerSignatureInvalidError
  | T.SimulateNotAvailableError
  | T.TenantAmbiguousError
  | T.TenantExistsError
  | T.TenantNotFoundError
  | T.TenantRequiredError
  | T.TenantSuspendedError
  | T.TryAgainError
  | T.TwofaAgentNotPermittedError
  | T.TwofaBindingMismatchError
  | T.TwofaChallengeExpiredError
  | T.TwofaChallengeNotRedeemableError
  | T.TwofaNotEnrolledError
  | T.TwofaRequiredError
  | T.UnauthenticatedError
  | T.UnknownProviderError
  | T.UnsupportedContentTypeError
  | T.UnsupportedNetworkError
  | T.ValidationFailedError
  | T.VerificationSessionNotFoundError
  | T.VerificationSessionNotStartedError
  | T.VerificationSessionTerminalError;

/** A delivery's payload, narrowed by `type`. A newer service may send types that are not in it yet. */
export type WebhookEvent =
  | T.ApiKeyEvent
  | T.ClaimEvent
  | T.CredentialEvent
  | T.MemberEvent
  | T.PaymentEvent
  | T.PayoutDestinationEvent
  | T.PhoneAliasEvent
  | T.ReviewCaseEvent
  | T.VerificationSessionEvent;

/** The service, one method for each operation of its contract. */
export interface Paychart {
  /**
   * Advance the test clock
   *
   * Runs what falls due for the tenant, timers, sweeps and expiries, before it answers; provider polls and webhook retries follow real time (D-067, D-482). A payment follows the clock of its sender. Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/clock`
   *
   * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  advanceTestClock(params: AdvanceTestClockParams, options?: CallOptions): Call<T.AdvanceTestClockResponse, T.AdvanceTestClockError>;

  /**
   * Cancel a payment
   *
   * The sender only, and only while unfunded: a reservation alone does not count as funding (A 3.1, D-088). Releases the reservation, supersedes the quotes and cancels an OPEN claim. Funded, later or ended payments are CANCEL_CONFLICT (D-103); a claim that was locked first wins (D-104).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/offramp/payments/{id}/cancel` · scope ramps:write
   *
   * Errors of its own: REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, PAYMENT_NOT_FOUND, CANCEL_CONFLICT, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  cancelOfframpPayment(params: CancelOfframpPaymentParams, options?: CallOptions): Call<T.CancelOfframpPaymentResponse, T.CancelOfframpPaymentError>;

  /**
   * Clear the overrides of a provider
   *
   * Doing it again changes nothing (D-145). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again**: safe; `Idempotency-Key` is ignored here (D-060).
   *
   * `DELETE /v1/test/providers/{provider}`
   *
   * Errors of its own: UNKNOWN_PROVIDER, SANDBOX_ONLY
   */
  clearTestProviderControls(params: ClearTestProviderControlsParams, options?: CallOptions): Call<T.ClearTestProviderControlsResponse, T.ClearTestProviderControlsError>;

  /**
   * Lock the money against the selected route
   *
   * The recipient's consent (A 4.1): exactly the selected quote will be paid. Nothing is selected automatically, not even a single quote (D-101). An expired quote is refused after a fresh set was quoted (D-098). Quote, destination and policy are checked once more; a hold that has come up since answers 200 with the held payment, nothing locked (D-476). Otherwise always FUNDS_LOCKED: submission follows by itself (D-096).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/offramp/payments/{id}/confirm` · scope ramps:write
   *
   * Errors of its own: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, RECIPIENT_CONSENT_REQUIRED, PAYMENT_NOT_FOUND, RECIPIENT_UNRESOLVED, ROUTE_NOT_SELECTED, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  confirmOfframpPayment(params: ConfirmOfframpPaymentParams, options?: CallOptions): Call<T.ConfirmOfframpPaymentResponse, T.ConfirmOfframpPaymentError>;

  /**
   * Issue an API key
   *
   * Member sessions of role OWNER or ADMIN only: an API key never manages API keys (D-007, D-013). A key never holds a scope that its creator lacks (D-031), and an agent key none of policies:write, members:manage and webhooks:manage (rule agentForbidden, D-023). At most 100 keys that are not revoked (D-009). The answer shows the key once; only its hash is kept (D-010).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/api-keys`
   *
   * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, MEMBER_NOT_FOUND, AGENT_NOT_FOUND, API_KEY_LIMIT_REACHED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createApiKey(params: CreateApiKeyParams, options?: CallOptions): Call<T.CreateApiKeyResponse, T.CreateApiKeyError>;

  /**
   * Invite a member
   *
   * The member is INVITED and becomes ACTIVE with the first session of that e-mail (D-016, D-017). Only an OWNER makes an OWNER; an API key makes neither OWNER nor ADMIN (D-016, D-018).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/members` · scope members:manage
   *
   * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createMember(params: CreateMemberParams, options?: CallOptions): Call<T.CreateMemberResponse, T.CreateMemberError>;

  /**
   * Pay a phone number or DID
   *
   * Records the payment, reserves the money, finds the recipient, runs the policy and quotes, all before it answers (A 4.1, D-078). From then on the answer is 201 whatever comes of it (A 3.2, D-079): AWAITING_RECIPIENT_CONFIRMATION with quotes; PENDING_CLAIM when nobody has the phone; PAYOUT_SELECTION_REQUIRED or COMPLIANCE_HOLD with reasons; CANCELED when the policy rejects. Refusals record nothing, but a two-factor challenge. Codes come in the order of the checks. The initiator needs authority (D-199); INTERNAL_BALANCE needs the balance (D-089).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another `phone`, `did`, `amountUsd`, `chainId`, `fundingMode`, `requestedDestinationId` under the same key is refused with 409, any other difference with 422 (D-054 to D-058).
   *
   * `POST /v1/offramp/payments` · scope ramps:write
   *
   * Errors of its own: RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, ENVELOPE_INVALID, INVITE_CONTACT_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, DESTINATION_NOT_ELIGIBLE, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_CHALLENGE_EXPIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, PAYEE_NOT_FOUND, HANDLE_RESERVED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createOfframpPayment(params: CreateOfframpPaymentParams, options?: CallOptions): Call<T.CreateOfframpPaymentResponse, T.CreateOfframpPaymentError>;

  /**
   * Add a payout destination
   *
   * Needs an ACTIVE BUSINESS_IDENTITY credential (A 4.4); losing it later holds payments, not destinations (D-246). SERVICE_BALANCE is ACTIVE at once, once per tenant; the others wait for verification; ACH and SEPA are kept but not routable yet (D-234). Creating one is the consent to be paid there. Checks run in the order of the codes (D-238).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/payout-destinations` · scope ramps:write
   *
   * Errors of its own: DESTINATION_TYPE_REQUIRED, DESTINATION_RAIL_NOT_AVAILABLE, DESTINATION_IDENTIFIER_REQUIRED, UNSUPPORTED_NETWORK, INVALID_DESTINATION_ADDRESS, DESTINATION_RAIL_CONSTRAINT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, IDENTITY_REQUIRED, DESTINATION_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createPayoutDestination(params: CreatePayoutDestinationParams, options?: CallOptions): Call<T.CreatePayoutDestinationResponse, T.CreatePayoutDestinationError>;

  /**
   * Add a phone number
   *
   * The alias is PENDING, and a code of six digits goes to the phone: 10 minutes, 5 attempts (D-107, D-108). Codes sent to one number are budgeted per hour and day; beyond that 429 with Retry-After (D-053, D-195).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/phone-aliases` · scope identity:write
   *
   * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, PHONE_ALIAS_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createPhoneAlias(params: CreatePhoneAliasParams, options?: CallOptions): Call<T.CreatePhoneAliasResponse, T.CreatePhoneAliasError>;

  /**
   * Create a tenant
   *
   * The only way in for a user without a tenant (B 5). The caller becomes its ACTIVE member with role OWNER, and the tenant gets its payment identity, payable once the business is verified (D-005, D-318). A user who already belongs to a tenant sends additional: true.
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/tenants`
   *
   * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_SESSION_REQUIRED, TENANT_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createTenant(params: CreateTenantParams, options?: CallOptions): Call<T.CreateTenantResponse, T.CreateTenantError>;

  /**
   * Sign in at the embedded identity provider
   *
   * Public, sandbox only (D-001). An unknown e-mail becomes a new user without a tenant, who goes on with POST /v1/tenants; an INVITED member of that e-mail becomes ACTIVE (D-017). The signer is the user's own throw-away key; the service keeps its address only. In live the identity provider issues the tokens, and the service takes them (D-003).
   *
   * **Sent again**: `Idempotency-Key` is ignored here, as it is a control for tests (D-054).
   *
   * `POST /v1/test/sessions`
   *
   * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TENANT_NOT_FOUND, MEMBER_NOT_FOUND
   */
  createTestSession(params: CreateTestSessionParams, options?: CallOptions): Call<T.CreateTestSessionResponse, T.CreateTestSessionError>;

  /**
   * Begin a verification
   *
   * KYC verifies the member named by memberId, KYB the tenant. An open session of the same kind and subject is answered instead of a second one. A session that nobody finishes expires after 7 days (D-313, D-316).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/verification-sessions` · scope identity:write
   *
   * Errors of its own: MEMBER_ID_REQUIRED, LEGAL_NAME_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createVerificationSession(params: CreateVerificationSessionParams, options?: CallOptions): Call<T.CreateVerificationSessionResponse, T.CreateVerificationSessionError>;

  /**
   * Let a credential expire
   *
   * As if its expiresAt had come (D-325, D-327). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/credentials/{id}/expire`
   *
   * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  expireTestCredential(params: ExpireTestCredentialParams, options?: CallOptions): Call<T.ExpireTestCredentialResponse, T.ExpireTestCredentialError>;

  /**
   * Make a phone alias need proof again
   *
   * From ACTIVE, as after 365 days (D-110). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/phone-aliases/{id}/expire`
   *
   * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, PHONE_ALIAS_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  expireTestPhoneAlias(params: ExpireTestPhoneAliasParams, options?: CallOptions): Call<T.ExpireTestPhoneAliasResponse, T.ExpireTestPhoneAliasError>;

  /**
   * Read an API key record
   *
   * Member sessions of role OWNER or ADMIN only: an API key never manages API keys (D-007, D-013).
   *
   * `GET /v1/api-keys/{id}`
   *
   * Errors of its own: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, API_KEY_NOT_FOUND
   */
  getApiKey(params: GetApiKeyParams, options?: CallOptions): Call<T.GetApiKeyResponse, T.GetApiKeyError>;

  /**
   * Read a credential
   *
   * One credential of the own tenant or of a member of it (B 4.7).
   *
   * `GET /v1/credentials/{id}` · scope identity:read
   *
   * Errors of its own: CREDENTIAL_NOT_FOUND
   */
  getCredential(params: GetCredentialParams, options?: CallOptions): Call<T.GetCredentialResponse, T.GetCredentialError>;

  /**
   * Read the status of a credential
   *
   * What is stored, and when and by whom it was last confirmed (B 4.7, D-328).
   *
   * `GET /v1/credentials/{id}/status` · scope identity:read
   *
   * Errors of its own: CREDENTIAL_NOT_FOUND
   */
  getCredentialStatus(params: GetCredentialStatusParams, options?: CallOptions): Call<T.GetCredentialStatusResponse, T.GetCredentialStatusError>;

  /**
   * Read an event
   *
   * One event of the tenant's own feed (D-389).
   *
   * `GET /v1/events/{id}` · scope webhooks:read
   *
   * Errors of its own: EVENT_NOT_FOUND
   */
  getEvent(params: GetEventParams, options?: CallOptions): Call<T.GetEventResponse, T.GetEventError>;

  /**
   * Tell that the process runs
   *
   * Public, never rate limited (D-071). Says nothing about the database.
   *
   * `GET /healthz`
   */
  getHealth(params?: GetHealthParams, options?: CallOptions): Call<T.GetHealthResponse, T.GetHealthError>;

  /**
   * Tell who is calling
   *
   * Answers every valid credential, that of a user without a tenant and that of a suspended member included, and needs no scope (D-072, D-452).
   *
   * `GET /v1/me`
   */
  getMe(params?: GetMeParams, options?: CallOptions): Call<T.GetMeResponse, T.GetMeError>;

  /**
   * Read a member
   *
   * One member of the own tenant (D-016).
   *
   * `GET /v1/members/{id}` · scope members:read
   *
   * Errors of its own: MEMBER_NOT_FOUND
   */
  getMember(params: GetMemberParams, options?: CallOptions): Call<T.GetMemberResponse, T.GetMemberError>;

  /**
   * Read the own tenant
   *
   * Any credential reads the tenant that it acts in; no scope is needed (D-006).
   *
   * `GET /v1/tenants/me`
   */
  getMyTenant(params?: GetMyTenantParams, options?: CallOptions): Call<T.GetMyTenantResponse, T.GetMyTenantError>;

  /**
   * Read an off-ramp payment
   *
   * For sender and recipient. Reading has no side effect, expired quotes included (D-098).
   *
   * `GET /v1/offramp/payments/{id}` · scope ramps:read
   *
   * Errors of its own: PAYMENT_NOT_FOUND
   */
  getOfframpPayment(params: GetOfframpPaymentParams, options?: CallOptions): Call<T.GetOfframpPaymentResponse, T.GetOfframpPaymentError>;

  /**
   * Read the claim of a payment
   *
   * For the sender only (D-183). The claim link and the full contact are in no answer.
   *
   * `GET /v1/offramp/payments/{id}/claim` · scope ramps:read
   *
   * Errors of its own: NOT_SENDER, PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND
   */
  getOfframpPaymentClaim(params: GetOfframpPaymentClaimParams, options?: CallOptions): Call<T.GetOfframpPaymentClaimResponse, T.GetOfframpPaymentClaimError>;

  /**
   * Read the routes on offer
   *
   * The newest set only, for sender and recipient. When it has expired before a confirm, a fresh set is quoted and answered (D-098). Empty in every state that has no quotes; after FUNDS_LOCKED the set that held the executed quote (D-102). What is withheld stands in excludedRoutes, never silently left out (A 2.2).
   *
   * `GET /v1/offramp/payments/{id}/routes` · scope ramps:read
   *
   * Errors of its own: PAYMENT_NOT_FOUND
   */
  getOfframpPaymentRoutes(params: GetOfframpPaymentRoutesParams, options?: CallOptions): Call<T.GetOfframpPaymentRoutesResponse, T.GetOfframpPaymentRoutesError>;

  /**
   * Read this contract
   *
   * The bundled OpenAPI 3.1 document that routes, validators, mock and SDK are generated from. Public, never rate limited (D-071).
   *
   * `GET /openapi.json`
   */
  getOpenApiDocument(params?: GetOpenApiDocumentParams, options?: CallOptions): Call<T.GetOpenApiDocumentResponse, T.GetOpenApiDocumentError>;

  /**
   * Read a payout destination
   *
   * One of the own destinations, in any status (A 4.4).
   *
   * `GET /v1/payout-destinations/{id}` · scope ramps:read
   *
   * Errors of its own: DESTINATION_NOT_FOUND
   */
  getPayoutDestination(params: GetPayoutDestinationParams, options?: CallOptions): Call<T.GetPayoutDestinationResponse, T.GetPayoutDestinationError>;

  /**
   * Tell whether requests can be served
   *
   * Public, never rate limited (D-071). Asks what the service needs, the database first, and answers 503 TRY_AGAIN while something is missing.
   *
   * `GET /readyz`
   */
  getReadiness(params?: GetReadinessParams, options?: CallOptions): Call<T.GetReadinessResponse, T.GetReadinessError>;

  /**
   * Read the test clock
   *
   * Every time rule of the tenant follows it: quotes, claims, codes, credentials. Sessions, keys, request signatures and idempotency follow real time (D-067). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * `GET /v1/test/clock`
   *
   * Errors of its own: SANDBOX_ONLY
   */
  getTestClock(params?: GetTestClockParams, options?: CallOptions): Call<T.GetTestClockResponse, T.GetTestClockError>;

  /**
   * Read what the provider said
   *
   * For sender or recipient; empty before submission (D-449). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * `GET /v1/test/payments/{id}/provider`
   *
   * Errors of its own: SANDBOX_ONLY, PAYMENT_NOT_FOUND
   */
  getTestProvider(params: GetTestProviderParams, options?: CallOptions): Call<T.GetTestProviderResponse, T.GetTestProviderError>;

  /**
   * Read a verification
   *
   * One session of the own tenant; there is no list of them (D-424).
   *
   * `GET /v1/verification-sessions/{id}` · scope identity:read
   *
   * Errors of its own: VERIFICATION_SESSION_NOT_FOUND
   */
  getVerificationSession(params: GetVerificationSessionParams, options?: CallOptions): Call<T.GetVerificationSessionResponse, T.GetVerificationSessionError>;

  /**
   * Issue a credential directly
   *
   * Without a verification session; an ACTIVE one of the kind is superseded (D-318, D-327). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/credentials`
   *
   * Errors of its own: MEMBER_ID_REQUIRED, LEGAL_NAME_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, MEMBER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  issueTestCredential(params: IssueTestCredentialParams, options?: CallOptions): Call<T.IssueTestCredentialResponse, T.IssueTestCredentialError>;

  /**
   * List API keys
   *
   * Member sessions of role OWNER or ADMIN only: an API key never manages API keys (D-007, D-013). Newest first, revoked and expired ones included.
   *
   * `GET /v1/api-keys`
   *
   * Errors of its own: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  listApiKeys: ListMethod<[params?: ListApiKeysParams, options?: CallOptions], T.ListApiKeysResponse, T.ListApiKeysError, T.ListApiKeysResponse['apiKeys'][number]>;

  /**
   * List credentials
   *
   * Those of the own tenant and its members, newest first (B 4.7).
   *
   * `GET /v1/credentials` · scope identity:read
   */
  listCredentials: ListMethod<[params?: ListCredentialsParams, options?: CallOptions], T.ListCredentialsResponse, T.ListCredentialsError, T.ListCredentialsResponse['credentials'][number]>;

  /**
   * Read the feed of events
   *
   * The tenant's own feed, newest first by sequence, or oldest first with order=asc; the cursor works both ways (D-389, D-439). Each party of a payment has it in its own feed, rendered for that party (D-487). An event appears once it is numbered, so no gap is ever seen (D-390). Kept 30 days.
   *
   * `GET /v1/events` · scope webhooks:read
   */
  listEvents: ListMethod<[params?: ListEventsParams, options?: CallOptions], T.ListEventsResponse, T.ListEventsError, T.ListEventsResponse['events'][number]>;

  /**
   * List members
   *
   * Newest first, removed ones included (D-016, D-043).
   *
   * `GET /v1/members` · scope members:read
   */
  listMembers: ListMethod<[params?: ListMembersParams, options?: CallOptions], T.ListMembersResponse, T.ListMembersError, T.ListMembersResponse['members'][number]>;

  /**
   * List off-ramp payments
   *
   * Those that the tenant sends or receives, newest first (A 4.1, D-044). A recipient sees a payment from the moment it is resolved (D-077). Payments of the unified surface do not appear (D-151).
   *
   * `GET /v1/offramp/payments` · scope ramps:read
   */
  listOfframpPayments: ListMethod<[params?: ListOfframpPaymentsParams, options?: CallOptions], T.ListOfframpPaymentsResponse, T.ListOfframpPaymentsError, T.ListOfframpPaymentsResponse['payments'][number]>;

  /**
   * List payout destinations
   *
   * The tenant's own, newest first, in every status (A 4.4, D-246).
   *
   * `GET /v1/payout-destinations` · scope ramps:read
   */
  listPayoutDestinations: ListMethod<[params?: ListPayoutDestinationsParams, options?: CallOptions], T.ListPayoutDestinationsResponse, T.ListPayoutDestinationsError, T.ListPayoutDestinationsResponse['destinations'][number]>;

  /**
   * List phone aliases
   *
   * The tenant's own, newest first, in every status (D-107).
   *
   * `GET /v1/phone-aliases` · scope identity:read
   */
  listPhoneAliases: ListMethod<[params?: ListPhoneAliasesParams, options?: CallOptions], T.ListPhoneAliasesResponse, T.ListPhoneAliasesError, T.ListPhoneAliasesResponse['phoneAliases'][number]>;

  /**
   * Read the inbox of the mock gateway
   *
   * Texts and e-mails caused by the caller's tenant, newest first; with to, any message to exactly that address (D-069). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * `GET /v1/test/messages`
   *
   * Errors of its own: SANDBOX_ONLY
   */
  listTestMessages: ListMethod<[params?: ListTestMessagesParams, options?: CallOptions], T.ListTestMessagesResponse, T.ListTestMessagesError, T.ListTestMessagesResponse['messages'][number]>;

  /**
   * List review cases of own payments
   *
   * Those of payments that the tenant sent, newest first (D-426). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * `GET /v1/test/review-cases`
   *
   * Errors of its own: SANDBOX_ONLY
   */
  listTestReviewCases: ListMethod<[params?: ListTestReviewCasesParams, options?: CallOptions], T.ListTestReviewCasesResponse, T.ListTestReviewCasesError, T.ListTestReviewCasesResponse['reviewCases'][number]>;

  /**
   * Reactivate a member
   *
   * From SUSPENDED only. Authority grants stay suspended until each is reactivated (D-017, D-205).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/members/{id}/reactivate` · scope members:manage
   *
   * Errors of its own: INVALID_TRANSITION, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  reactivateMember(params: ReactivateMemberParams, options?: CallOptions): Call<T.ReactivateMemberResponse, T.ReactivateMemberError>;

  /**
   * Re-evaluate a held payment now
   *
   * For sender or recipient, in COMPLIANCE_HOLD and PAYOUT_SELECTION_REQUIRED: runs POLICY_CHECK at once instead of with the next sweep (D-119). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/payments/{id}/reevaluate`
   *
   * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  reevaluateTestPayment(params: ReevaluateTestPaymentParams, options?: CallOptions): Call<T.ReevaluateTestPaymentResponse, T.ReevaluateTestPaymentError>;

  /**
   * Register the member's signing address
   *
   * The member's own session only (D-020). The signature proves that the member holds the address; registering again replaces it.
   *
   * **Sent again**: safe; `Idempotency-Key` is ignored here (D-060).
   *
   * `PUT /v1/members/{id}/signer`
   *
   * Errors of its own: INVALID_WALLET_ADDRESS, SIGNER_SIGNATURE_INVALID, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, MEMBER_NOT_FOUND
   */
  registerMemberSigner(params: RegisterMemberSignerParams, options?: CallOptions): Call<T.RegisterMemberSignerResponse, T.RegisterMemberSignerError>;

  /**
   * Reinstate a credential
   *
   * From SUSPENDED; clears the hold (D-327). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/credentials/{id}/reinstate`
   *
   * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  reinstateTestCredential(params: ReinstateTestCredentialParams, options?: CallOptions): Call<T.ReinstateTestCredentialResponse, T.ReinstateTestCredentialError>;

  /**
   * Remove a member
   *
   * Revokes the member's authority grants (D-017). Doing it again answers the same record (D-060). Never the last ACTIVE OWNER; an API key removes no OWNER and no ADMIN.
   *
   * **Sent again**: safe; `Idempotency-Key` is ignored here (D-060).
   *
   * `DELETE /v1/members/{id}` · scope members:manage
   *
   * Errors of its own: ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, LAST_OWNER
   */
  removeMember(params: RemoveMemberParams, options?: CallOptions): Call<T.RemoveMemberResponse, T.RemoveMemberError>;

  /**
   * Send a new code
   *
   * For PENDING and REVERIFICATION_REQUIRED; the new code voids the old one (D-107, D-110). Sends are budgeted; beyond that 429 with Retry-After (D-053).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/phone-aliases/{id}/resend` · scope identity:write
   *
   * Errors of its own: INVALID_TRANSITION, PHONE_ALIAS_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  resendPhoneAliasCode(params: ResendPhoneAliasCodeParams, options?: CallOptions): Call<T.ResendPhoneAliasCodeResponse, T.ResendPhoneAliasCodeError>;

  /**
   * Decide a review case
   *
   * RELEASE clears the reason for this payment for good and runs POLICY_CHECK again; REJECT ends the attempt with REVIEW_REJECTED. A POST_DELIVERY_RETURN that is released credits the sender (D-122, D-130). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/review-cases/{id}/resolve`
   *
   * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, REVIEW_CASE_NOT_FOUND, REVIEW_CASE_RESOLVED, REVIEW_CASE_NOT_OPEN, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  resolveTestReviewCase(params: ResolveTestReviewCaseParams, options?: CallOptions): Call<T.ResolveTestReviewCaseResponse, T.ResolveTestReviewCaseError>;

  /**
   * Revoke an API key
   *
   * Member sessions of role OWNER or ADMIN only: an API key never manages API keys (D-007, D-013). Effective on the next request; doing it again answers the same record (D-009).
   *
   * **Sent again**: safe; `Idempotency-Key` is ignored here (D-060).
   *
   * `DELETE /v1/api-keys/{id}`
   *
   * Errors of its own: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, API_KEY_NOT_FOUND
   */
  revokeApiKey(params: RevokeApiKeyParams, options?: CallOptions): Call<T.RevokeApiKeyResponse, T.RevokeApiKeyError>;

  /**
   * Revoke a payout destination
   *
   * For good (A 2.4). Payments that were routed here are held or requoted (D-120); the default passes to the ACTIVE one with the lowest priority (D-244). Twice is refused (D-234).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/payout-destinations/{id}/revoke` · scope ramps:write
   *
   * Errors of its own: REQUEST_SIGNATURE_REQUIRED, DESTINATION_NOT_FOUND, DESTINATION_REVOKED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  revokePayoutDestination(params: RevokePayoutDestinationParams, options?: CallOptions): Call<T.RevokePayoutDestinationResponse, T.RevokePayoutDestinationError>;

  /**
   * Give a phone number up
   *
   * Payments to the number no longer reach the tenant. Doing it again answers the same record (D-060, D-107).
   *
   * **Sent again**: safe; `Idempotency-Key` is ignored here (D-060).
   *
   * `DELETE /v1/phone-aliases/{id}` · scope identity:write
   *
   * Errors of its own: PHONE_ALIAS_NOT_FOUND
   */
  revokePhoneAlias(params: RevokePhoneAliasParams, options?: CallOptions): Call<T.RevokePhoneAliasResponse, T.RevokePhoneAliasError>;

  /**
   * Revoke a credential
   *
   * For good, with reason OPERATOR; payments to the subject are held (A 2.3, D-327). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/credentials/{id}/revoke`
   *
   * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  revokeTestCredential(params: RevokeTestCredentialParams, options?: CallOptions): Call<T.RevokeTestCredentialResponse, T.RevokeTestCredentialError>;

  /**
   * Select a route
   *
   * The recipient only; repeatable, the last selection counts; the status stays (D-099, D-100). An expired quote is refused after a fresh set was quoted (D-098).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/offramp/payments/{id}/select-route` · scope ramps:write
   *
   * Errors of its own: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, RECIPIENT_CONSENT_REQUIRED, PAYMENT_NOT_FOUND, ROUTE_QUOTE_NOT_AVAILABLE, RECIPIENT_UNRESOLVED, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  selectOfframpPaymentRoute(params: SelectOfframpPaymentRouteParams, options?: CallOptions): Call<T.SelectOfframpPaymentRouteResponse, T.SelectOfframpPaymentRouteError>;

  /**
   * Make a destination the default
   *
   * The default wins ties in ranking (D-141). Needs an ACTIVE destination: a pending one is DESTINATION_NOT_VERIFIED, a revoked one DESTINATION_NOT_ACTIVE (D-244).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/payout-destinations/{id}/default` · scope ramps:write
   *
   * Errors of its own: DESTINATION_NOT_FOUND, DESTINATION_NOT_VERIFIED, DESTINATION_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  setDefaultPayoutDestination(params: SetDefaultPayoutDestinationParams, options?: CallOptions): Call<T.SetDefaultPayoutDestinationResponse, T.SetDefaultPayoutDestinationError>;

  /**
   * Take the policy subsystem down or up
   *
   * While it is down, payments of the caller's tenant are held with POLICY_SUBSYSTEM_ERROR: the gate fails closed (A 2.3, D-124). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/policy-subsystem`
   *
   * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  setTestPolicySubsystem(params: SetTestPolicySubsystemParams, options?: CallOptions): Call<T.SetTestPolicySubsystemResponse, T.SetTestPolicySubsystemError>;

  /**
   * Override a provider
   *
   * Availability, liquidity and holding of submissions, for payments of the caller's tenant (D-145). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/providers/{provider}`
   *
   * Errors of its own: UNKNOWN_PROVIDER, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  setTestProviderControls(params: SetTestProviderControlsParams, options?: CallOptions): Call<T.SetTestProviderControlsResponse, T.SetTestProviderControlsError>;

  /**
   * Script the screening of a recipient
   *
   * For payments sent by the caller's tenant; everybody is CLEAR by default (D-123). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/screening`
   *
   * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TENANT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  setTestScreening(params: SetTestScreeningParams, options?: CallOptions): Call<T.SetTestScreeningResponse, T.SetTestScreeningError>;

  /**
   * Advance a verification in the sandbox
   *
   * Each call satisfies the next requirement; the one that satisfies the last issues the credential in the same step: 2 calls for KYC, 3 for KYB (D-314). With outcome the session ends at once (D-315). Needs a test key or a sandbox session, and the mock provider.
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/verification-sessions/{id}/simulate` · scope identity:write
   *
   * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SIMULATE_NOT_AVAILABLE, VERIFICATION_SESSION_NOT_FOUND, VERIFICATION_SESSION_TERMINAL, VERIFICATION_SESSION_NOT_STARTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  simulateVerificationSession(params: SimulateVerificationSessionParams, options?: CallOptions): Call<T.SimulateVerificationSessionResponse, T.SimulateVerificationSessionError>;

  /**
   * Drive the provider by hand
   *
   * For sender or recipient. steps runs the settlement and polls now, without waiting for the workers; status forces one provider event instead. In FUNDS_LOCKED (steps only), PROVIDER_SUBMITTED, PROVIDER_PROCESSING, ACTION_REQUIRED and DELIVERED (D-129, D-440). The last two digits of the amount in base units choose the script of the mock (D-127). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/payments/{id}/provider-step`
   *
   * Errors of its own: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  stepTestProvider(params: StepTestProviderParams, options?: CallOptions): Call<T.StepTestProviderResponse, T.StepTestProviderError>;

  /**
   * Suspend a member
   *
   * From ACTIVE only. Sessions of the member are refused, and so are the money-moving requests of keys that act for it (D-021, D-452); its ACTIVE authority grants are suspended with it (D-017).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/members/{id}/suspend` · scope members:manage
   *
   * Errors of its own: INVALID_TRANSITION, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, LAST_OWNER, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  suspendMember(params: SuspendMemberParams, options?: CallOptions): Call<T.SuspendMemberResponse, T.SuspendMemberError>;

  /**
   * Suspend a credential
   *
   * From ACTIVE; payments to the subject are held (A 2.3, D-327). Sandbox only; any test key or session, no scope, the own tenant only (D-068).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/test/credentials/{id}/suspend`
   *
   * Errors of its own: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  suspendTestCredential(params: SuspendTestCredentialParams, options?: CallOptions): Call<T.SuspendTestCredentialResponse, T.SuspendTestCredentialError>;

  /**
   * Change a member
   *
   * Only an OWNER grants or takes the role OWNER; an ADMIN manages every other role; nobody changes their own, save an OWNER who is not the last one (D-018, D-475). An API key touches no OWNER and no ADMIN (D-016). A REMOVED member does not change.
   *
   * **Sent again**: safe; `Idempotency-Key` is ignored here (D-060).
   *
   * `PATCH /v1/members/{id}` · scope members:manage
   *
   * Errors of its own: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, LAST_OWNER
   */
  updateMember(params: UpdateMemberParams, options?: CallOptions): Call<T.UpdateMemberResponse, T.UpdateMemberError>;

  /**
   * Change the own tenant
   *
   * Sessions of role OWNER or ADMIN (D-006, D-460). A new legalName counts at the next verification; it does not touch credentials that exist.
   *
   * **Sent again**: safe; `Idempotency-Key` is ignored here (D-060).
   *
   * `PATCH /v1/tenants/me`
   *
   * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  updateMyTenant(params: UpdateMyTenantParams, options?: CallOptions): Call<T.UpdateMyTenantResponse, T.UpdateMyTenantError>;

  /**
   * Change label, priority or fallback
   *
   * Where the money goes never changes (A 2.4). A REVOKED destination does not change (D-231); consent to fallback needs an ACTIVE one (D-244). Re-evaluates payments held for a destination (D-119, D-441).
   *
   * **Sent again**: safe; `Idempotency-Key` is ignored here (D-060).
   *
   * `PATCH /v1/payout-destinations/{id}` · scope ramps:write
   *
   * Errors of its own: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, DESTINATION_NOT_FOUND, DESTINATION_REVOKED, DESTINATION_NOT_VERIFIED
   */
  updatePayoutDestination(params: UpdatePayoutDestinationParams, options?: CallOptions): Call<T.UpdatePayoutDestinationResponse, T.UpdatePayoutDestinationError>;

  /**
   * Verify ownership
   *
   * With a signature: an EVM address proves itself by EIP-712 DestinationOwnership, which issues a DESTINATION_OWNERSHIP credential (D-235, D-236). With an empty body: the rail's adapter checks, in mode mock or sandbox; ACH, SEPA and modes off and live refuse (D-237). A check that the rail refuses answers 200 with ownershipStatus FAILED. Verifying an ACTIVE destination leaves it as it is.
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/payout-destinations/{id}/verify` · scope ramps:write
   *
   * Errors of its own: DESTINATION_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, DESTINATION_VERIFY_NOT_AVAILABLE, DESTINATION_NOT_FOUND, DESTINATION_REVOKED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  verifyPayoutDestination(params: VerifyPayoutDestinationParams, options?: CallOptions): Call<T.VerifyPayoutDestinationResponse, T.VerifyPayoutDestinationError>;

  /**
   * Prove control of a phone number
   *
   * Makes the alias ACTIVE. The latest proof wins: another tenant's alias of the number becomes REPLACED, and every OPEN claim of the number is bound to this tenant (D-109). A wrong code is counted though it is refused: four answers tell the attempts left, the fifth voids the code (D-443).
   *
   * **Sent again** with one header `Idempotency-Key`: runs once and answers the same bytes; another body under the same key is refused with 422 (D-054 to D-058).
   *
   * `POST /v1/phone-aliases/{id}/verify` · scope identity:write
   *
   * Errors of its own: INVALID_TRANSITION, ALIAS_OTP_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ALIAS_OTP_TOO_MANY_ATTEMPTS, PHONE_ALIAS_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, ALIAS_OTP_EXPIRED
   */
  verifyPhoneAlias(params: VerifyPhoneAliasParams, options?: CallOptions): Call<T.VerifyPhoneAliasResponse, T.VerifyPhoneAliasError>;
}

export type OperationId = keyof Paychart;

/** What a method takes, gives, and fails with. */
export type ParamsOf<I extends OperationId> = NonNullable<Parameters<Paychart[I]>[0]>;
export type DataOf<I extends OperationId> = Awaited<ReturnType<ReturnType<Paychart[I]>['unwrap']>>;
export type ErrorOf<I extends OperationId> = Paychart[I] extends (...args: never[]) => Call<unknown, infer E> ? E | ClientError : never;

/** Connects to the service. Throws a TypeError for options that cannot lead anywhere. */
export function createPaychart(options: PaychartOptions): Paychart {
  return createMethods(operations, options) as Paychart;
}

/**
 * Verifies a delivery (Standard Webhooks) and returns its payload; throws a WebhookVerificationError. `body` is the raw
 * body as received. Several secrets: during a rotation.
 */
export async function verifyWebhook(
  secret: string | readonly string[],
  headers: WebhookHeaders,
  body: string,
  options?: VerifyWebhookOptions,
): Promise<WebhookEvent> {
  return (await verifySignedBody(secret, headers, body, options)) as WebhookEvent;
}
