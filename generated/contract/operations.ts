// Generated from spec/ by `npm run generate`. Do not edit.

import type {
  AdvanceTestClockRequest,
  ApiKey,
  ApiKeyIssued,
  ApiKeyList,
  ApiKeyStatus,
  Claim,
  CreateApiKeyRequest,
  CreateMemberRequest,
  CreateOfframpPaymentRequest,
  CreatePayoutDestinationRequest,
  CreatePhoneAliasRequest,
  CreateTenantRequest,
  CreateTestSessionRequest,
  CreateVerificationSessionRequest,
  Credential,
  CredentialKind,
  CredentialList,
  CredentialStatus,
  CredentialStatusRead,
  Event,
  EventList,
  Health,
  IssueTestCredentialRequest,
  Me,
  Member,
  MemberList,
  MemberStatus,
  OfframpPayment,
  OfframpPaymentCreated,
  OfframpPaymentList,
  OfframpPaymentRoutes,
  OfframpPaymentStatus,
  OpenApiDocument,
  PayoutDestination,
  PayoutDestinationList,
  PayoutDestinationStatus,
  PayoutDestinationType,
  PhoneAlias,
  PhoneAliasList,
  PhoneAliasStatus,
  RegisterMemberSignerRequest,
  ResolveTestReviewCaseRequest,
  ReviewCase,
  ReviewCaseList,
  ReviewCaseReason,
  ReviewCaseStatus,
  SelectOfframpPaymentRouteRequest,
  SetTestPolicySubsystemRequest,
  SetTestProviderControlsRequest,
  SetTestScreeningRequest,
  SimulateVerificationSessionRequest,
  StepTestProviderRequest,
  Tenant,
  TenantCreated,
  TestClock,
  TestMessageChannel,
  TestMessageList,
  TestMessagePurpose,
  TestPolicySubsystem,
  TestProvider,
  TestProviderControls,
  TestScreening,
  TestSession,
  UpdateMemberRequest,
  UpdatePayoutDestinationRequest,
  UpdateTenantRequest,
  VerificationSession,
  VerifyPayoutDestinationRequest,
  VerifyPhoneAliasRequest,
} from './schemas.ts';

export interface Operations {
  /** Advance the test clock */
  advanceTestClock: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: AdvanceTestClockRequest;
    result: TestClock;
    status: 200;
    codes: never;
  };
  /** Cancel a payment */
  cancelOfframpPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: OfframpPayment;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND' | 'NOT_SENDER' | 'CANCEL_CONFLICT';
  };
  /** Clear the overrides of a provider */
  clearTestProviderControls: {
    path: { provider: 'internal' | 'onchain' | 'payapp_a' | 'payapp_b' };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: TestProviderControls;
    status: 200;
    codes: 'UNKNOWN_PROVIDER';
  };
  /** Lock the money against the selected route */
  confirmOfframpPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: OfframpPayment;
    status: 200;
    codes: 
      | 'PAYMENT_NOT_FOUND'
      | 'RECIPIENT_UNRESOLVED'
      | 'RECIPIENT_CONSENT_REQUIRED'
      | 'INVALID_TRANSITION'
      | 'ROUTE_NOT_SELECTED'
      | 'ROUTE_QUOTE_EXPIRED';
  };
  /** Issue an API key */
  createApiKey: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateApiKeyRequest;
    result: ApiKeyIssued;
    status: 201;
    codes: 
      | 'VALIDATION_FAILED'
      | 'MEMBER_NOT_FOUND'
      | 'AGENT_NOT_FOUND'
      | 'ROLE_NOT_PERMITTED'
      | 'INSUFFICIENT_SCOPE'
      | 'MEMBER_NOT_ACTIVE'
      | 'API_KEY_LIMIT_REACHED';
  };
  /** Invite a member */
  createMember: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateMemberRequest;
    result: Member;
    status: 201;
    codes: 'ROLE_NOT_PERMITTED' | 'MEMBER_EXISTS';
  };
  /** Pay a phone number or DID */
  createOfframpPayment: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreateOfframpPaymentRequest;
    result: OfframpPaymentCreated;
    status: 201;
    codes: 
      | 'RECIPIENT_REQUIRED'
      | 'RECIPIENT_AMBIGUOUS'
      | 'INVALID_PHONE'
      | 'INVALID_DID'
      | 'DID_NOT_RESOLVABLE'
      | 'INVALID_AMOUNT'
      | 'ACCOUNT_CHAIN_MISMATCH'
      | 'FUNDING_MODE_NOT_AVAILABLE'
      | 'INVALID_WALLET_ADDRESS'
      | 'VALIDATION_FAILED'
      | 'ENVELOPE_INVALID'
      | 'PAYEE_NOT_FOUND'
      | 'INVITE_CONTACT_REQUIRED'
      | 'HANDLE_RESERVED'
      | 'DESTINATION_NOT_ELIGIBLE'
      | 'AUTHORITY_MISSING'
      | 'NEW_PAYEE_NOT_SAVED'
      | 'PAYEE_COOLING_OFF'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_CHALLENGE_EXPIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
      | 'INSUFFICIENT_FUNDS';
  };
  /** Add a payout destination */
  createPayoutDestination: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreatePayoutDestinationRequest;
    result: PayoutDestination;
    status: 201;
    codes: 
      | 'DESTINATION_TYPE_REQUIRED'
      | 'DESTINATION_RAIL_NOT_AVAILABLE'
      | 'VALIDATION_FAILED'
      | 'DESTINATION_IDENTIFIER_REQUIRED'
      | 'UNSUPPORTED_NETWORK'
      | 'INVALID_DESTINATION_ADDRESS'
      | 'DESTINATION_RAIL_CONSTRAINT'
      | 'IDENTITY_REQUIRED'
      | 'DESTINATION_EXISTS';
  };
  /** Add a phone number */
  createPhoneAlias: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreatePhoneAliasRequest;
    result: PhoneAlias;
    status: 201;
    codes: 'PHONE_ALIAS_EXISTS' | 'RATE_LIMITED';
  };
  /** Create a tenant */
  createTenant: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateTenantRequest;
    result: TenantCreated;
    status: 201;
    codes: 'VALIDATION_FAILED' | 'TENANT_EXISTS';
  };
  /** Sign in at the embedded identity provider */
  createTestSession: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: CreateTestSessionRequest;
    result: TestSession;
    status: 201;
    codes: 'TENANT_NOT_FOUND' | 'MEMBER_NOT_FOUND';
  };
  /** Begin a verification */
  createVerificationSession: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateVerificationSessionRequest;
    result: VerificationSession;
    status: 200 | 201;
    codes: 
      | 'MEMBER_ID_REQUIRED'
      | 'VALIDATION_FAILED'
      | 'MEMBER_NOT_FOUND'
      | 'MEMBER_NOT_ACTIVE'
      | 'LEGAL_NAME_REQUIRED';
  };
  /** Let a credential expire */
  expireTestCredential: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Credential;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND' | 'INVALID_TRANSITION';
  };
  /** Make a phone alias need proof again */
  expireTestPhoneAlias: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: PhoneAlias;
    status: 200;
    codes: 'PHONE_ALIAS_NOT_FOUND' | 'INVALID_TRANSITION';
  };
  /** Read an API key record */
  getApiKey: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: ApiKey;
    status: 200;
    codes: 'API_KEY_NOT_FOUND' | 'ROLE_NOT_PERMITTED';
  };
  /** Read a credential */
  getCredential: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Credential;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND';
  };
  /** Read the status of a credential */
  getCredentialStatus: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: CredentialStatusRead;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND';
  };
  /** Read an event */
  getEvent: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Event;
    status: 200;
    codes: 'EVENT_NOT_FOUND';
  };
  /** Tell that the process runs */
  getHealth: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Health;
    status: 200;
    codes: never;
  };
  /** Tell who is calling */
  getMe: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Me;
    status: 200;
    codes: never;
  };
  /** Read a member */
  getMember: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Member;
    status: 200;
    codes: 'MEMBER_NOT_FOUND';
  };
  /** Read the own tenant */
  getMyTenant: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Tenant;
    status: 200;
    codes: never;
  };
  /** Read an off-ramp payment */
  getOfframpPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: OfframpPayment;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND';
  };
  /** Read the claim of a payment */
  getOfframpPaymentClaim: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Claim;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND' | 'NOT_SENDER' | 'CLAIM_NOT_FOUND';
  };
  /** Read the routes on offer */
  getOfframpPaymentRoutes: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: OfframpPaymentRoutes;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND';
  };
  /** Read this contract */
  getOpenApiDocument: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: OpenApiDocument;
    status: 200;
    codes: never;
  };
  /** Read a payout destination */
  getPayoutDestination: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: PayoutDestination;
    status: 200;
    codes: 'DESTINATION_NOT_FOUND';
  };
  /** Tell whether requests can be served */
  getReadiness: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Health;
    status: 200;
    codes: 'TRY_AGAIN';
  };
  /** Read the test clock */
  getTestClock: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: TestClock;
    status: 200;
    codes: never;
  };
  /** Read what the provider said */
  getTestProvider: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: TestProvider;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND';
  };
  /** Read a verification */
  getVerificationSession: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: VerificationSession;
    status: 200;
    codes: 'VERIFICATION_SESSION_NOT_FOUND';
  };
  /** Issue a credential directly */
  issueTestCredential: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: IssueTestCredentialRequest;
    result: Credential;
    status: 201;
    codes: 
      | 'MEMBER_ID_REQUIRED'
      | 'VALIDATION_FAILED'
      | 'MEMBER_NOT_FOUND'
      | 'MEMBER_NOT_ACTIVE'
      | 'LEGAL_NAME_REQUIRED';
  };
  /** List API keys */
  listApiKeys: {
    path: Record<never, never>;
    query: { status?: ApiKeyStatus; skip: number; take: number; cursor?: string };
    headers: Record<never, never>;
    body: undefined;
    result: ApiKeyList;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED';
  };
  /** List credentials */
  listCredentials: {
    path: Record<never, never>;
    query: { kind?: CredentialKind; status?: CredentialStatus; skip: number; take: number; cursor?: string };
    headers: Record<never, never>;
    body: undefined;
    result: CredentialList;
    status: 200;
    codes: never;
  };
  /** Read the feed of events */
  listEvents: {
    path: Record<never, never>;
    query: { type?: string; resourceId?: string; order: 'desc' | 'asc'; skip: number; take: number; cursor?: string };
    headers: Record<never, never>;
    body: undefined;
    result: EventList;
    status: 200;
    codes: 'VALIDATION_FAILED';
  };
  /** List members */
  listMembers: {
    path: Record<never, never>;
    query: { status?: MemberStatus; skip: number; take: number; cursor?: string };
    headers: Record<never, never>;
    body: undefined;
    result: MemberList;
    status: 200;
    codes: never;
  };
  /** List off-ramp payments */
  listOfframpPayments: {
    path: Record<never, never>;
    query: { status?: OfframpPaymentStatus[]; role?: 'sender' | 'recipient'; skip: number; take: number; cursor?: string };
    headers: Record<never, never>;
    body: undefined;
    result: OfframpPaymentList;
    status: 200;
    codes: never;
  };
  /** List payout destinations */
  listPayoutDestinations: {
    path: Record<never, never>;
    query: { status?: PayoutDestinationStatus; type?: PayoutDestinationType; skip: number; take: number; cursor?: string };
    headers: Record<never, never>;
    body: undefined;
    result: PayoutDestinationList;
    status: 200;
    codes: never;
  };
  /** List phone aliases */
  listPhoneAliases: {
    path: Record<never, never>;
    query: { status?: PhoneAliasStatus; skip: number; take: number; cursor?: string };
    headers: Record<never, never>;
    body: undefined;
    result: PhoneAliasList;
    status: 200;
    codes: never;
  };
  /** Read the inbox of the mock gateway */
  listTestMessages: {
    path: Record<never, never>;
    query: { channel?: TestMessageChannel; to?: string; purpose?: TestMessagePurpose; skip: number; take: number; cursor?: string };
    headers: Record<never, never>;
    body: undefined;
    result: TestMessageList;
    status: 200;
    codes: never;
  };
  /** List review cases of own payments */
  listTestReviewCases: {
    path: Record<never, never>;
    query: { status?: ReviewCaseStatus; reason?: ReviewCaseReason; skip: number; take: number; cursor?: string };
    headers: Record<never, never>;
    body: undefined;
    result: ReviewCaseList;
    status: 200;
    codes: never;
  };
  /** Reactivate a member */
  reactivateMember: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Member;
    status: 200;
    codes: 'MEMBER_NOT_FOUND' | 'ROLE_NOT_PERMITTED' | 'INVALID_TRANSITION';
  };
  /** Re-evaluate a held payment now */
  reevaluateTestPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: OfframpPayment;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND' | 'INVALID_TRANSITION';
  };
  /** Register the member's signing address */
  registerMemberSigner: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: RegisterMemberSignerRequest;
    result: Member;
    status: 200;
    codes: 
      | 'INVALID_WALLET_ADDRESS'
      | 'SIGNER_SIGNATURE_INVALID'
      | 'MEMBER_NOT_FOUND'
      | 'ROLE_NOT_PERMITTED'
      | 'INVALID_TRANSITION';
  };
  /** Reinstate a credential */
  reinstateTestCredential: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Credential;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND' | 'INVALID_TRANSITION';
  };
  /** Remove a member */
  removeMember: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Member;
    status: 200;
    codes: 'MEMBER_NOT_FOUND' | 'ROLE_NOT_PERMITTED' | 'LAST_OWNER';
  };
  /** Send a new code */
  resendPhoneAliasCode: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: PhoneAlias;
    status: 200;
    codes: 'PHONE_ALIAS_NOT_FOUND' | 'INVALID_TRANSITION' | 'RATE_LIMITED';
  };
  /** Decide a review case */
  resolveTestReviewCase: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ResolveTestReviewCaseRequest;
    result: ReviewCase;
    status: 200;
    codes: 'REVIEW_CASE_NOT_FOUND' | 'REVIEW_CASE_RESOLVED' | 'REVIEW_CASE_NOT_OPEN';
  };
  /** Revoke an API key */
  revokeApiKey: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: ApiKey;
    status: 200;
    codes: 'API_KEY_NOT_FOUND' | 'ROLE_NOT_PERMITTED';
  };
  /** Revoke a payout destination */
  revokePayoutDestination: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: PayoutDestination;
    status: 200;
    codes: 'DESTINATION_NOT_FOUND' | 'DESTINATION_REVOKED';
  };
  /** Give a phone number up */
  revokePhoneAlias: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: PhoneAlias;
    status: 200;
    codes: 'PHONE_ALIAS_NOT_FOUND';
  };
  /** Revoke a credential */
  revokeTestCredential: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Credential;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND' | 'INVALID_TRANSITION';
  };
  /** Select a route */
  selectOfframpPaymentRoute: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SelectOfframpPaymentRouteRequest;
    result: OfframpPayment;
    status: 200;
    codes: 
      | 'PAYMENT_NOT_FOUND'
      | 'RECIPIENT_UNRESOLVED'
      | 'RECIPIENT_CONSENT_REQUIRED'
      | 'INVALID_TRANSITION'
      | 'ROUTE_QUOTE_NOT_AVAILABLE'
      | 'ROUTE_QUOTE_EXPIRED';
  };
  /** Make a destination the default */
  setDefaultPayoutDestination: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: PayoutDestination;
    status: 200;
    codes: 'DESTINATION_NOT_FOUND' | 'DESTINATION_NOT_VERIFIED' | 'DESTINATION_NOT_ACTIVE';
  };
  /** Take the policy subsystem down or up */
  setTestPolicySubsystem: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SetTestPolicySubsystemRequest;
    result: TestPolicySubsystem;
    status: 200;
    codes: never;
  };
  /** Override a provider */
  setTestProviderControls: {
    path: { provider: 'internal' | 'onchain' | 'payapp_a' | 'payapp_b' };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SetTestProviderControlsRequest;
    result: TestProviderControls;
    status: 200;
    codes: 'UNKNOWN_PROVIDER';
  };
  /** Script the screening of a recipient */
  setTestScreening: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SetTestScreeningRequest;
    result: TestScreening;
    status: 200;
    codes: 'VALIDATION_FAILED' | 'TENANT_NOT_FOUND';
  };
  /** Advance a verification in the sandbox */
  simulateVerificationSession: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SimulateVerificationSessionRequest | undefined;
    result: VerificationSession;
    status: 200;
    codes: 
      | 'VERIFICATION_SESSION_NOT_FOUND'
      | 'SIMULATE_NOT_AVAILABLE'
      | 'VERIFICATION_SESSION_TERMINAL'
      | 'VERIFICATION_SESSION_NOT_STARTED';
  };
  /** Drive the provider by hand */
  stepTestProvider: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: StepTestProviderRequest | undefined;
    result: OfframpPayment;
    status: 200;
    codes: 'VALIDATION_FAILED' | 'PAYMENT_NOT_FOUND' | 'INVALID_TRANSITION';
  };
  /** Suspend a member */
  suspendMember: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Member;
    status: 200;
    codes: 'MEMBER_NOT_FOUND' | 'ROLE_NOT_PERMITTED' | 'INVALID_TRANSITION' | 'LAST_OWNER';
  };
  /** Suspend a credential */
  suspendTestCredential: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Credential;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND' | 'INVALID_TRANSITION';
  };
  /** Change a member */
  updateMember: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: UpdateMemberRequest;
    result: Member;
    status: 200;
    codes: 'MEMBER_NOT_FOUND' | 'ROLE_NOT_PERMITTED' | 'INVALID_TRANSITION' | 'LAST_OWNER';
  };
  /** Change the own tenant */
  updateMyTenant: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: UpdateTenantRequest;
    result: Tenant;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED' | 'TENANT_SUSPENDED';
  };
  /** Change label, priority or fallback */
  updatePayoutDestination: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: UpdatePayoutDestinationRequest;
    result: PayoutDestination;
    status: 200;
    codes: 'DESTINATION_NOT_FOUND' | 'DESTINATION_REVOKED' | 'DESTINATION_NOT_VERIFIED';
  };
  /** Verify ownership */
  verifyPayoutDestination: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VerifyPayoutDestinationRequest | undefined;
    result: PayoutDestination;
    status: 200;
    codes: 
      | 'VALIDATION_FAILED'
      | 'DESTINATION_NOT_FOUND'
      | 'DESTINATION_REVOKED'
      | 'DESTINATION_VERIFY_NOT_AVAILABLE'
      | 'DESTINATION_SIGNATURE_INVALID';
  };
  /** Prove control of a phone number */
  verifyPhoneAlias: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VerifyPhoneAliasRequest;
    result: PhoneAlias;
    status: 200;
    codes: 
      | 'PHONE_ALIAS_NOT_FOUND'
      | 'INVALID_TRANSITION'
      | 'ALIAS_OTP_TOO_MANY_ATTEMPTS'
      | 'ALIAS_OTP_EXPIRED'
      | 'ALIAS_OTP_INVALID';
  };
}

export type OperationId = keyof Operations;
