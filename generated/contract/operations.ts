// Generated from spec/ by `npm run generate`. Do not edit.

import type {
  AcceptClaimRequest,
  AcceptLendingOfferRequest,
  AcceptPurchaseOrderRequest,
  AdvanceTestClockRequest,
  Agent,
  AgentList,
  AgentStatus,
  AgentWithSpent,
  Agreement,
  ApiKey,
  ApiKeyIssued,
  ApiKeyList,
  ApiKeyStatus,
  ApprovalRequest,
  ApprovalRequestList,
  ApprovalStatus,
  ApprovePaymentRequest,
  AttachPolicyRequest,
  AttestationSignatureRequest,
  Authority,
  AuthorityAttested,
  AuthorityList,
  AuthorityStatus,
  AuthorityWithAttestation,
  Balance,
  Capabilities,
  Card,
  CardAuthorization,
  CardAuthorizationList,
  CardEphemeralKey,
  CardFreezeResult,
  CardIssued,
  CardIssuerAuthorizationRequest,
  CardIssuerDecision,
  CardIssuerReversalReceipt,
  CardIssuerReversalRequest,
  CardLimits,
  CardList,
  CardStatus,
  Claim,
  ClaimAccepted,
  ClaimLink,
  ClaimOtpSent,
  ClaimTicket,
  ConfigureLiquidityRequest,
  Contact,
  ContactList,
  CorrectExtractionRequest,
  CreateAgentRequest,
  CreateApiKeyRequest,
  CreateAuthorityRequest,
  CreateContactRequest,
  CreateDidReservationRequest,
  CreateDripRequest,
  CreateEmailAliasRequest,
  CreateEphemeralKeyRequest,
  CreateExtractionRequest,
  CreateFinancingPoolRequest,
  CreateIdentityRequest,
  CreateInvoiceRequest,
  CreateLendingOfferRequest,
  CreateMemberRequest,
  CreateOfframpPaymentRequest,
  CreatePaymentRequest,
  CreatePayoutDestinationRequest,
  CreatePhoneAliasRequest,
  CreatePolicyRequest,
  CreatePolicyVersionRequest,
  CreatePresentationChallengeRequest,
  CreateProviderCardRequest,
  CreateRampRequest,
  CreateSalesOrderRequest,
  CreateTenantRequest,
  CreateTestCardAuthorizationRequest,
  CreateTestSessionRequest,
  CreateTreasuryAccountRequest,
  CreateTreasuryRuleRequest,
  CreateTreasurySweepRequest,
  CreateUploadRequest,
  CreateVerificationSessionRequest,
  CreateWalletRequest,
  CreateWalletTransactionRequest,
  CreateWebhookEndpointRequest,
  Credential,
  CredentialArtifact,
  CredentialKind,
  CredentialList,
  CredentialStatus,
  CredentialStatusRead,
  CreditTestBalanceRequest,
  DeliverInvoiceRequest,
  DeliveryRecord,
  DepositOfframpPaymentRequest,
  DidDocument,
  DidReservation,
  DidResolution,
  DidResolutionResult,
  DirectoryHandle,
  Drip,
  DripList,
  DripStatus,
  Eligibility,
  EligibilityPermit,
  EligibilityPermitList,
  EmailAlias,
  EmailAliasList,
  EmailAliasStatus,
  EnrollTwoFactorFactorRequest,
  EvaluateEligibilityRequest,
  EvaluatePolicyRequest,
  Event,
  EventList,
  EventTypeOrFamily,
  Explanation,
  Extraction,
  ExtractionList,
  ExtractionStatus,
  FinancingPool,
  FinancingPoolList,
  FundWalletRequest,
  Health,
  Identity,
  IdentityList,
  IdentityStatus,
  IntentPaymentCreated,
  Invoice,
  InvoiceList,
  InvoiceStatus,
  IssueCardRequest,
  IssuePermitRequest,
  IssueTestCredentialRequest,
  LegacyPayment,
  LegacyPaymentStatus,
  LendingOffer,
  Liquidity,
  LiquidityList,
  Loan,
  LoanList,
  LoanRepayment,
  LoanStatus,
  Me,
  Member,
  MemberList,
  MemberStatus,
  MoveLiquidityRequest,
  MovePoolFundsRequest,
  OfframpPayment,
  OfframpPaymentCreated,
  OfframpPaymentList,
  OfframpPaymentRoutes,
  OfframpPaymentStatus,
  OpenApiDocument,
  OwnDids,
  Payment,
  PaymentGeneration,
  PaymentList,
  PaymentPolicy,
  PaymentPolicyAttested,
  PaymentPolicyVersionList,
  PaymentPolicyWithAttestation,
  PaymentSide,
  PaymentStatus,
  PayoutDestination,
  PayoutDestinationList,
  PayoutDestinationStatus,
  PayoutDestinationType,
  PayoutProvider,
  PayoutVendor,
  PermitStatus,
  PhoneAlias,
  PhoneAliasList,
  PhoneAliasStatus,
  Policy,
  PolicyAttachment,
  PolicyAttachmentList,
  PolicyCreated,
  PolicyDecisionList,
  PolicyDeletion,
  PolicyEvaluation,
  PolicyList,
  PolicyStatus,
  PolicySubjectType,
  PolicyVersion,
  PolicyVersionList,
  PollTestInvoiceRequest,
  PoolPosition,
  PresentationChallenge,
  PresentationResult,
  ProtectionRemoval,
  ProtectionSettings,
  ProviderCard,
  ProviderWebhookReceipt,
  ProviderWebhookSender,
  PublicInvoice,
  PurchaseOrder,
  PurchaseOrderList,
  PurchaseOrderStatus,
  PutPaymentPolicyRequest,
  Ramp,
  RampList,
  RampStatus,
  Readiness,
  ReceiveProviderWebhookRequest,
  ReceiveVerificationWebhookRequest,
  RecordDeliveryRequest,
  RegisterMemberSignerRequest,
  RegisterPurchaseOrderRequest,
  RejectApprovalRequest,
  RepayLoanRequest,
  ReplayWebhookEndpointRequest,
  ResolveReviewCaseRequest,
  ResolveTestReviewCaseRequest,
  RespondToSalesOrderRequest,
  ReverseTestCardAuthorizationRequest,
  ReviewCase,
  ReviewCaseList,
  ReviewCaseReason,
  ReviewCaseStatus,
  RevokedApiKey,
  RevokedEmailAlias,
  RevokedPhoneAlias,
  RotateWalletBindingRequest,
  RotateWebhookEndpointSecretRequest,
  SalesOrder,
  SalesOrderList,
  SalesOrderStatus,
  SelectOfframpPaymentRouteRequest,
  SelectPaymentRouteRequest,
  SelectiveDisclosure,
  SendTestProviderWebhookRequest,
  SendTwoFactorCodeRequest,
  SetCardLimitsRequest,
  SetDirectoryHandleRequest,
  SetTestChainRequest,
  SetTestFeaturesRequest,
  SetTestMessageGatewayRequest,
  SetTestPolicyEnforcementRequest,
  SetTestPolicySubsystemRequest,
  SetTestProviderControlsRequest,
  SetTestScreeningRequest,
  SetTestTenantStatusRequest,
  SettlementCheck,
  SignApprovalRequest,
  SignPaymentRequest,
  SimulateVerificationSessionRequest,
  StartWalletBindingRequest,
  StepTestProviderRequest,
  SuspendTestCredentialRequest,
  Tenant,
  TenantCreated,
  TestArbiter,
  TestChain,
  TestClock,
  TestCredit,
  TestFeatures,
  TestMessageChannel,
  TestMessageGateway,
  TestMessageList,
  TestMessagePurpose,
  TestPolicyEnforcement,
  TestPolicySubsystem,
  TestProvider,
  TestProviderControls,
  TestScreening,
  TestSession,
  TestTenantStatus,
  TestTreasuryRuleRun,
  TestWebhookRun,
  TestWebhookSink,
  TestWebhookSinkCreated,
  TestWebhookSinkRequestList,
  TreasuryAccount,
  TreasuryAccountList,
  TreasuryAccountStatus,
  TreasuryRule,
  TreasuryRuleDeleted,
  TreasuryRuleList,
  TreasurySweep,
  TreasurySweepList,
  TreasurySweepStatus,
  TwoFactorChallengeProgress,
  TwoFactorChallengeRecord,
  TwoFactorCodeSent,
  TwoFactorEnrollment,
  TwoFactorFactor,
  TwoFactorFactorList,
  TwoFactorFactorStatus,
  UnifiedPayment,
  UpdateAuthorityRequest,
  UpdateMemberRequest,
  UpdatePayoutDestinationRequest,
  UpdateProtectionSettingsRequest,
  UpdateSalesOrderTermsRequest,
  UpdateTenantRequest,
  UpdateTestWebhookSinkRequest,
  UpdateTreasuryRuleRequest,
  UpdateWebhookEndpointRequest,
  Upload,
  VerificationHandoff,
  VerificationHandoffRead,
  VerificationSession,
  VerificationWebhookReceipt,
  VerifyClaimOtpRequest,
  VerifyPayoutDestinationRequest,
  VerifyPhoneAliasRequest,
  VerifyPresentationRequest,
  VerifyTwoFactorChallengeRequest,
  VerifyTwoFactorFactorRequest,
  VerifyWalletBindingRequest,
  Wallet,
  WalletBinding,
  WalletBindingList,
  WalletBindingStatus,
  WalletList,
  WalletStatus,
  WalletWithBalances,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookDeliveryStatus,
  WebhookEndpoint,
  WebhookEndpointDeleted,
  WebhookEndpointIssued,
  WebhookEndpointList,
  WebhookEndpointReplayed,
  WebhookEndpointStatus,
  WebhookEndpointTested,
} from './schemas.ts';

/** A body that its handler verifies by its bytes before it has it parsed and validated (x-raw-body). */
export interface UnverifiedBody<Body> {
  readonly bytes: Uint8Array;
  /** What the bytes say, or everything that keeps them from being what the contract describes. */
  verified(): { readonly body: Body } | { readonly errors: { readonly path: string; readonly message: string; readonly rule: string }[] };
}

export interface Operations {
  /** Accept a claim */
  acceptClaim: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: AcceptClaimRequest;
    result: ClaimAccepted;
    status: 200;
    codes: 'ROUTE_NOT_FOUND' | 'RATE_LIMITED' | 'CLAIM_TICKET_GONE' | 'CLAIM_LINK_GONE';
    risk: 'none';
  };
  /** Accept an invitation */
  acceptInvitation: {
    path: { memberId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Member;
    status: 200;
    codes: 'MEMBER_NOT_FOUND' | 'MEMBER_EXISTS' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Accept a lending offer */
  acceptLendingOffer: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: AcceptLendingOfferRequest | undefined;
    result: LendingOffer;
    status: 200;
    codes: 'SIGNATURE_INVALID'
      | 'OFFER_NOT_FOUND'
      | 'NOT_ORDER_PARTY'
      | 'OFFER_EXPIRED'
      | 'INVALID_TRANSITION'
      | 'AUTHORITY_MISSING'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
      | 'APPROVAL_REQUIRED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED'
      | 'CHAIN_UNAVAILABLE';
    risk: 'moves-money';
  };
  /** Accept a purchase order */
  acceptPurchaseOrder: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: AcceptPurchaseOrderRequest;
    result: PurchaseOrder;
    status: 200;
    codes: 'PURCHASE_ORDER_NOT_FOUND' | 'NOT_ORDER_PARTY' | 'INVALID_TRANSITION' | 'INVALID_AMOUNT';
    risk: 'none';
  };
  /** Accept the delivery of a sales order */
  acceptSalesOrderDelivery: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: DeliveryRecord;
    status: 200;
    codes: 'SALES_ORDER_NOT_FOUND' | 'DELIVERY_RECORD_NOT_FOUND' | 'NOT_ORDER_PARTY' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Advance the test clock */
  advanceTestClock: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: AdvanceTestClockRequest;
    result: TestClock;
    status: 200;
    codes: 'VALIDATION_FAILED';
    risk: 'none';
  };
  /** Anchor a test credential on chain */
  anchorTestCredential: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Credential;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Approve an extraction */
  approveExtraction: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Extraction;
    status: 200;
    codes: 'EXTRACTION_NOT_FOUND'
      | 'INVALID_TRANSITION'
      | 'EXTRACTION_FLAGS_OPEN'
      | 'EXTRACTION_FIELDS_MISSING';
    risk: 'none';
  };
  /** Approve a payment */
  approvePayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ApprovePaymentRequest | undefined;
    result: UnifiedPayment;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND'
      | 'APPROVAL_REQUIRES_MEMBER'
      | 'NOT_SENDER'
      | 'INVALID_TRANSITION'
      | 'SELF_APPROVAL_FORBIDDEN'
      | 'MEMBER_NOT_ACTIVE'
      | 'AUTHORITY_MISSING'
      | 'APPROVAL_GROUP_MISMATCH'
      | 'APPROVAL_NOT_PENDING'
      | 'ALREADY_VOTED'
      | 'NO_SIGNER_ADDRESS'
      | 'APPROVAL_SIGNATURE_INVALID'
      | 'CHAIN_UNAVAILABLE';
    risk: 'moves-money';
  };
  /** Attach a policy */
  attachPolicy: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: AttachPolicyRequest;
    result: PolicyAttachment;
    status: 201;
    codes: 'POLICY_NOT_FOUND'
      | 'WALLET_NOT_FOUND'
      | 'CARD_NOT_FOUND'
      | 'AGENT_NOT_FOUND'
      | 'TREASURY_ACCOUNT_NOT_FOUND'
      | 'POLICY_SUBJECT_ATTACHED';
    risk: 'takes-rights';
  };
  /** Attest an authority grant */
  attestAuthority: {
    path: { memberId: string; authorityId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: AttestationSignatureRequest;
    result: AuthorityAttested;
    status: 200;
    codes: 'MEMBER_NOT_FOUND'
      | 'AUTHORITY_NOT_FOUND'
      | 'AUTHORITY_NOT_ACTIVE'
      | 'AUTHORITY_ALREADY_ATTESTED'
      | 'ORG_MULTISIG_NOT_DEPLOYED'
      | 'ORG_ATTESTATION_INVALID'
      | 'CHAIN_UNAVAILABLE';
    risk: 'none';
  };
  /** Attest the payment policy */
  attestPaymentPolicy: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: AttestationSignatureRequest;
    result: PaymentPolicyAttested;
    status: 200;
    codes: 'PAYMENT_POLICY_NOT_FOUND'
      | 'PAYMENT_POLICY_ALREADY_ATTESTED'
      | 'ORG_MULTISIG_NOT_DEPLOYED'
      | 'ORG_ATTESTATION_INVALID'
      | 'CHAIN_UNAVAILABLE';
    risk: 'none';
  };
  /** Cancel an invoice */
  cancelInvoice: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Invoice;
    status: 200;
    codes: 'INVOICE_NOT_FOUND' | 'INVALID_TRANSITION' | 'BALANCE_UNAVAILABLE' | 'INVOICE_HAS_FUNDS';
    risk: 'none';
  };
  /** Cancel an off-ramp payment */
  cancelOfframpPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: OfframpPayment;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND' | 'NOT_SENDER' | 'CANCEL_CONFLICT';
    risk: 'none';
  };
  /** Cancel a payment */
  cancelPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Payment;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND' | 'NOT_SENDER' | 'CANCEL_CONFLICT';
    risk: 'none';
  };
  /** Cancel a sales order */
  cancelSalesOrder: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: SalesOrder;
    status: 200;
    codes: 'SALES_ORDER_NOT_FOUND' | 'NOT_ORDER_PARTY' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Cancel a wallet rotation */
  cancelWalletRotation: {
    path: { id: string; bindingId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: WalletBinding;
    status: 200;
    codes: 'IDENTITY_NOT_FOUND' | 'WALLET_BINDING_NOT_FOUND' | 'WALLET_BINDING_NOT_ROTATING';
    risk: 'none';
  };
  /** Check the settlement of a sales order */
  checkSalesOrderSettlement: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: SettlementCheck;
    status: 200;
    codes: 'SALES_ORDER_NOT_FOUND';
    risk: 'none';
  };
  /** Clear provider overrides */
  clearTestProviderControls: {
    path: { provider: PayoutProvider };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: TestProviderControls;
    status: 200;
    codes: 'UNKNOWN_PROVIDER';
    risk: 'none';
  };
  /** Configure provider liquidity */
  configureLiquidity: {
    path: { provider: PayoutVendor };
    query: Record<never, never>;
    headers: { 'x-service-operator': string; 'idempotency-key'?: string };
    body: ConfigureLiquidityRequest;
    result: Liquidity;
    status: 200;
    codes: 'ROUTE_NOT_FOUND' | 'UNKNOWN_PROVIDER';
    risk: 'none';
  };
  /** Confirm a payment */
  confirmOfframpPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: OfframpPayment;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED'
      | 'PAYMENT_NOT_FOUND'
      | 'RECIPIENT_UNRESOLVED'
      | 'RECIPIENT_CONSENT_REQUIRED'
      | 'INVALID_TRANSITION'
      | 'ROUTE_NOT_SELECTED'
      | 'PAYEE_COOLING_OFF'
      | 'ROUTE_QUOTE_EXPIRED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED';
    risk: 'directs-money';
  };
  /** Confirm a payment */
  confirmPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: UnifiedPayment;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED'
      | 'PAYMENT_NOT_FOUND'
      | 'RECIPIENT_UNRESOLVED'
      | 'RECIPIENT_CONSENT_REQUIRED'
      | 'INVALID_TRANSITION'
      | 'ROUTE_NOT_SELECTED'
      | 'PAYEE_COOLING_OFF'
      | 'ROUTE_QUOTE_EXPIRED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED';
    risk: 'directs-money';
  };
  /** Correct an extracted fact */
  correctExtraction: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CorrectExtractionRequest;
    result: Extraction;
    status: 200;
    codes: 'FIELD_NOT_CORRECTABLE' | 'EXTRACTION_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Create an agent */
  createAgent: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateAgentRequest;
    result: Agent;
    status: 201;
    codes: never;
    risk: 'none';
  };
  /** Create an API key */
  createApiKey: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreateApiKeyRequest;
    result: ApiKeyIssued;
    status: 201;
    codes: 'VALIDATION_FAILED'
      | 'MEMBER_NOT_FOUND'
      | 'AGENT_NOT_FOUND'
      | 'ROLE_NOT_PERMITTED'
      | 'INSUFFICIENT_SCOPE'
      | 'MEMBER_NOT_ACTIVE'
      | 'API_KEY_LIMIT_REACHED'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights';
  };
  /** Create an authority grant */
  createAuthority: {
    path: { memberId: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreateAuthorityRequest;
    result: AuthorityWithAttestation;
    status: 201;
    codes: 'AUTHORITY_ACTIONS_REQUIRED'
      | 'INVALID_USD_AMOUNT'
      | 'INVALID_APPROVAL_WEIGHT'
      | 'MEMBER_NOT_FOUND'
      | 'ROLE_NOT_PERMITTED'
      | 'AUTHORITY_NOT_ACTIVE'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights';
  };
  /** Create an ephemeral key for a card */
  createCardEphemeralKey: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreateEphemeralKeyRequest;
    result: CardEphemeralKey;
    status: 201;
    codes: 'CARD_NOT_FOUND'
      | 'INVALID_TRANSITION'
      | 'WALLET_PROVISIONING_NOT_AVAILABLE'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'lets-draw';
  };
  /** Save a payee */
  createContact: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateContactRequest;
    result: Contact;
    status: 201;
    codes: 'VALIDATION_FAILED' | 'INVALID_WALLET_ADDRESS' | 'CONTACT_EXISTS';
    risk: 'directs-money';
  };
  /** Reserve a payment DID */
  createDidReservation: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateDidReservationRequest;
    result: DidReservation;
    status: 200 | 201;
    codes: 'VALIDATION_FAILED' | 'INVITE_CONTACT_REQUIRED' | 'HANDLE_RESERVED';
    risk: 'none';
  };
  /** Request test money from the faucet */
  createDrip: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateDripRequest | undefined;
    result: Drip;
    status: 201;
    codes: 'INVALID_AMOUNT'
      | 'FAUCET_NOT_AVAILABLE'
      | 'SMART_ACCOUNT_NOT_LINKED'
      | 'ORG_ACCOUNT_NOT_READY'
      | 'WALLET_NOT_DEPLOYABLE'
      | 'AMOUNT_EXCEEDS_CAP'
      | 'FAUCET_RATE_LIMITED';
    risk: 'none';
  };
  /** Add your e-mail address */
  createEmailAlias: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateEmailAliasRequest;
    result: EmailAlias;
    status: 201;
    codes: 'ROLE_NOT_PERMITTED' | 'VALIDATION_FAILED' | 'EMAIL_ALIAS_TAKEN';
    risk: 'directs-money';
  };
  /** Create an extraction */
  createExtraction: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateExtractionRequest;
    result: Extraction;
    status: 201;
    codes: 'VALIDATION_FAILED' | 'UPLOAD_NOT_FOUND';
    risk: 'none';
  };
  /** Create a financing pool */
  createFinancingPool: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateFinancingPoolRequest;
    result: FinancingPool;
    status: 201;
    codes: never;
    risk: 'none';
  };
  /** Create an identity */
  createIdentity: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateIdentityRequest;
    result: Identity;
    status: 200 | 201;
    codes: 'MEMBER_ID_REQUIRED' | 'VALIDATION_FAILED' | 'MEMBER_NOT_FOUND';
    risk: 'none';
  };
  /** Create an invoice */
  createInvoice: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateInvoiceRequest;
    result: Invoice;
    status: 201;
    codes: 'INVALID_WALLET_ADDRESS' | 'VALIDATION_FAILED' | 'INVOICE_PARTIES_NOT_DISTINCT';
    risk: 'none';
  };
  /** Create a lending offer */
  createLendingOffer: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreateLendingOfferRequest;
    result: LendingOffer;
    status: 201;
    codes: 'POOL_NOT_FOUND'
      | 'PURCHASE_ORDER_NOT_FOUND'
      | 'NOT_ORDER_PARTY'
      | 'PURCHASE_ORDER_NOT_ACCEPTED'
      | 'OFFER_OPEN'
      | 'POOL_PHASE'
      | 'PERMIT_REQUIRED'
      | 'PRINCIPAL_EXCEEDS_LIMIT'
      | 'PRINCIPAL_BELOW_MINIMUM'
      | 'AUTHORITY_MISSING'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
      | 'APPROVAL_REQUIRED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED';
    risk: 'moves-money';
  };
  /** Invite a member */
  createMember: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreateMemberRequest;
    result: Member;
    status: 201;
    codes: 'ROLE_NOT_PERMITTED'
      | 'VALIDATION_FAILED'
      | 'MEMBER_EXISTS'
      | 'RATE_LIMITED'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights' | 'none';
  };
  /** Pay a phone number or DID */
  createOfframpPayment: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreateOfframpPaymentRequest;
    result: OfframpPaymentCreated;
    status: 201;
    codes: 'RECIPIENT_REQUIRED'
      | 'RECIPIENT_AMBIGUOUS'
      | 'INVALID_PHONE'
      | 'INVALID_DID'
      | 'DID_NOT_RESOLVABLE'
      | 'INVALID_AMOUNT'
      | 'ACCOUNT_CHAIN_MISMATCH'
      | 'FUNDING_MODE_NOT_AVAILABLE'
      | 'INVALID_WALLET_ADDRESS'
      | 'VALIDATION_FAILED'
      | 'CHAIN_UNAVAILABLE'
      | 'ENVELOPE_INVALID'
      | 'PAYEE_NOT_FOUND'
      | 'INVITE_CONTACT_REQUIRED'
      | 'HANDLE_RESERVED'
      | 'DESTINATION_NOT_ELIGIBLE'
      | 'AUTHORITY_MISSING'
      | 'CLIENT_REFERENCE_TAKEN'
      | 'NEW_PAYEE_NOT_SAVED'
      | 'PAYEE_COOLING_OFF'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
      | 'INSUFFICIENT_FUNDS';
    risk: 'moves-money';
  };
  /** Create a payment */
  createPayment: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreatePaymentRequest;
    result: LegacyPayment | IntentPaymentCreated;
    status: 201 | 202;
    codes: 'AMBIGUOUS_PAYMENT_BODY'
      | 'UNRECOGNIZED_PAYMENT_BODY'
      | 'RECIPIENT_REQUIRED'
      | 'RECIPIENT_AMBIGUOUS'
      | 'UNSUPPORTED_RECIPIENT_KIND'
      | 'INVALID_PHONE'
      | 'INVALID_DID'
      | 'DID_NOT_RESOLVABLE'
      | 'INVALID_AMOUNT'
      | 'ACCOUNT_CHAIN_MISMATCH'
      | 'FUNDING_MODE_NOT_AVAILABLE'
      | 'INVALID_WALLET_ADDRESS'
      | 'INVALID_PAYMENT_BODY'
      | 'ENVELOPE_INVALID'
      | 'IDEMPOTENCY_KEY_REQUIRED'
      | 'WALLET_NOT_FOUND'
      | 'PAYEE_NOT_FOUND'
      | 'EMAIL_NOT_FOUND'
      | 'IDENTITY_NOT_FOUND'
      | 'RECIPIENT_NOT_ROUTABLE'
      | 'INVOICE_NOT_FOUND'
      | 'DESTINATION_NOT_ELIGIBLE'
      | 'AUTHORITY_MISSING'
      | 'CLIENT_REFERENCE_TAKEN'
      | 'WALLET_NOT_DEPLOYED'
      | 'NEW_PAYEE_NOT_SAVED'
      | 'PAYEE_COOLING_OFF'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED'
      | 'CHAIN_UNAVAILABLE'
      | 'APPROVAL_REQUIRED'
      | 'INSUFFICIENT_FUNDS';
    risk: 'moves-money';
  };
  /** Add a payout destination */
  createPayoutDestination: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreatePayoutDestinationRequest;
    result: PayoutDestination;
    status: 201;
    codes: 'ROLE_NOT_PERMITTED'
      | 'DESTINATION_TYPE_REQUIRED'
      | 'DESTINATION_RAIL_NOT_AVAILABLE'
      | 'VALIDATION_FAILED'
      | 'DESTINATION_IDENTIFIER_REQUIRED'
      | 'UNSUPPORTED_NETWORK'
      | 'INVALID_DESTINATION_ADDRESS'
      | 'DESTINATION_RAIL_CONSTRAINT'
      | 'IDENTITY_REQUIRED'
      | 'DESTINATION_EXISTS'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'directs-money';
  };
  /** Add a phone number */
  createPhoneAlias: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreatePhoneAliasRequest;
    result: PhoneAlias;
    status: 201;
    codes: 'ROLE_NOT_PERMITTED'
      | 'VALIDATION_FAILED'
      | 'PHONE_ALIAS_EXISTS'
      | 'RATE_LIMITED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED';
    risk: 'directs-money';
  };
  /** Create a policy */
  createPolicy: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreatePolicyRequest;
    result: PolicyCreated;
    status: 201;
    codes: 'INVALID_POLICY_RULE';
    risk: 'none';
  };
  /** Create a policy version */
  createPolicyVersion: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreatePolicyVersionRequest;
    result: PolicyVersion;
    status: 201;
    codes: 'INVALID_POLICY_RULE'
      | 'POLICY_NOT_FOUND'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights' | 'none';
  };
  /** Create a presentation challenge */
  createPresentationChallenge: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreatePresentationChallengeRequest;
    result: PresentationChallenge;
    status: 201;
    codes: 'IDENTITY_NOT_FOUND' | 'PAYMENT_NOT_FOUND';
    risk: 'none';
  };
  /** Create a card at the provider */
  createProviderCard: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreateProviderCardRequest;
    result: ProviderCard;
    status: 201;
    codes: 'VALIDATION_FAILED'
      | 'INVALID_WALLET_ADDRESS'
      | 'IDENTITY_REQUIRED'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'lets-draw';
  };
  /** Create an on-ramp or off-ramp */
  createRamp: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreateRampRequest;
    result: Ramp;
    status: 201;
    codes: 'INVALID_AMOUNT'
      | 'RAMP_PROVIDER_NOT_AVAILABLE'
      | 'WALLET_NOT_FOUND'
      | 'WALLET_NOT_DEPLOYABLE'
      | 'WALLET_NOT_DEPLOYED'
      | 'RAMP_AMOUNT_TOO_LARGE'
      | 'RAMP_DAILY_CAP'
      | 'AUTHORITY_MISSING'
      | 'NEW_PAYEE_NOT_SAVED'
      | 'PAYEE_COOLING_OFF'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
      | 'POLICY_DENIED'
      | 'POLICY_UNAVAILABLE'
      | 'BALANCE_UNAVAILABLE'
      | 'APPROVAL_REQUIRED'
      | 'INSUFFICIENT_FUNDS';
    risk: 'moves-money';
  };
  /** Create a sales order */
  createSalesOrder: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateSalesOrderRequest;
    result: SalesOrder;
    status: 201;
    codes: 'VALIDATION_FAILED' | 'TENANT_NOT_FOUND' | 'EXTRACTION_NOT_FOUND' | 'AGREEMENT_NOT_FOUND';
    risk: 'none';
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
    risk: 'none';
  };
  /** Simulate a card authorization */
  createTestCardAuthorization: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateTestCardAuthorizationRequest;
    result: CardAuthorization;
    status: 201;
    codes: 'INVALID_WALLET_ADDRESS' | 'CARD_NOT_FOUND';
    risk: 'none';
  };
  /** Create a test session */
  createTestSession: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: CreateTestSessionRequest;
    result: TestSession;
    status: 201;
    codes: 'VALIDATION_FAILED' | 'TENANT_NOT_FOUND' | 'MEMBER_NOT_FOUND';
    risk: 'none';
  };
  /** Create a webhook sink */
  createTestWebhookSink: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: TestWebhookSinkCreated;
    status: 201;
    codes: never;
    risk: 'none';
  };
  /** Create a treasury account */
  createTreasuryAccount: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateTreasuryAccountRequest;
    result: TreasuryAccount;
    status: 202;
    codes: 'VALIDATION_FAILED'
      | 'ACCOUNT_CHAIN_MISMATCH'
      | 'MEMBER_NOT_FOUND'
      | 'PAYEE_NOT_FOUND'
      | 'NO_SIGNER_ADDRESS';
    risk: 'none';
  };
  /** Create a treasury rule */
  createTreasuryRule: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateTreasuryRuleRequest;
    result: TreasuryRule;
    status: 201;
    codes: 'VALIDATION_FAILED' | 'TREASURY_ACCOUNT_NOT_FOUND' | 'TREASURY_BUCKET_NOT_FOUND';
    risk: 'none';
  };
  /** Create a treasury sweep */
  createTreasurySweep: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateTreasurySweepRequest;
    result: TreasurySweep;
    status: 201;
    codes: 'VALIDATION_FAILED'
      | 'TREASURY_ACCOUNT_NOT_FOUND'
      | 'TREASURY_BUCKET_NOT_FOUND'
      | 'WALLET_NOT_DEPLOYED'
      | 'POLICY_DENIED'
      | 'POLICY_UNAVAILABLE'
      | 'BALANCE_UNAVAILABLE'
      | 'INSUFFICIENT_FUNDS';
    risk: 'none';
  };
  /** Upload a file */
  createUpload: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateUploadRequest;
    result: Upload;
    status: 200 | 201;
    codes: 'VALIDATION_FAILED';
    risk: 'none';
  };
  /** Create a verification hand-off link */
  createVerificationHandoff: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: VerificationHandoff;
    status: 201;
    codes: 'VERIFICATION_SESSION_NOT_FOUND'
      | 'VERIFICATION_SESSION_TERMINAL'
      | 'VERIFICATION_SESSION_NOT_STARTED';
    risk: 'none';
  };
  /** Start a verification */
  createVerificationSession: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateVerificationSessionRequest;
    result: VerificationSession;
    status: 200 | 201;
    codes: 'MEMBER_ID_REQUIRED'
      | 'VALIDATION_FAILED'
      | 'MEMBER_NOT_FOUND'
      | 'MEMBER_NOT_ACTIVE'
      | 'LEGAL_NAME_REQUIRED';
    risk: 'none';
  };
  /** Create a multisig wallet */
  createWallet: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateWalletRequest;
    result: Wallet;
    status: 201;
    codes: 'ROLE_NOT_PERMITTED' | 'INVALID_WALLET_ADDRESS' | 'VALIDATION_FAILED' | 'ACCOUNT_CHAIN_MISMATCH';
    risk: 'directs-money';
  };
  /** Propose a wallet transaction */
  createWalletTransaction: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: CreateWalletTransactionRequest;
    result: LegacyPayment;
    status: 201;
    codes: 'INVALID_WALLET_ADDRESS'
      | 'WALLET_NOT_FOUND'
      | 'WALLET_NOT_DEPLOYED'
      | 'AUTHORITY_MISSING'
      | 'NEW_PAYEE_NOT_SAVED'
      | 'PAYEE_COOLING_OFF'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED'
      | 'CHAIN_UNAVAILABLE'
      | 'APPROVAL_REQUIRED'
      | 'INSUFFICIENT_FUNDS';
    risk: 'moves-money';
  };
  /** Create a webhook endpoint */
  createWebhookEndpoint: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreateWebhookEndpointRequest;
    result: WebhookEndpointIssued;
    status: 201;
    codes: 'INVALID_URL'
      | 'SCHEME_NOT_ALLOWED'
      | 'PORT_NOT_ALLOWED'
      | 'PRIVATE_HOST_BLOCKED'
      | 'ENDPOINT_LIMIT_REACHED';
    risk: 'none';
  };
  /** Add test money */
  creditTestBalance: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CreditTestBalanceRequest;
    result: TestCredit;
    status: 200;
    codes: 'INVALID_AMOUNT';
    risk: 'none';
  };
  /** Decline an invitation */
  declineInvitation: {
    path: { memberId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Member;
    status: 200;
    codes: 'MEMBER_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Delete a policy */
  deletePolicy: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: PolicyDeletion;
    status: 200;
    codes: 'POLICY_NOT_FOUND' | 'POLICY_ATTACHED';
    risk: 'none';
  };
  /** Delete a treasury rule */
  deleteTreasuryRule: {
    path: { ruleId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: TreasuryRuleDeleted;
    status: 200;
    codes: 'TREASURY_RULE_NOT_FOUND';
    risk: 'none';
  };
  /** Delete a webhook endpoint */
  deleteWebhookEndpoint: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: WebhookEndpointDeleted;
    status: 200;
    codes: 'ENDPOINT_NOT_FOUND';
    risk: 'none';
  };
  /** Mark an invoice as delivered */
  deliverInvoice: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: DeliverInvoiceRequest | undefined;
    result: Invoice;
    status: 200;
    codes: 'INVOICE_NOT_FOUND' | 'UPLOAD_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Check for an on-chain deposit */
  depositOfframpPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: DepositOfframpPaymentRequest;
    result: OfframpPaymentCreated;
    status: 200;
    codes: 'INVALID_AMOUNT' | 'PAYMENT_NOT_FOUND' | 'NOT_SENDER' | 'INVALID_TRANSITION' | 'CHAIN_UNAVAILABLE';
    risk: 'moves-money';
  };
  /** Deposit into a pool */
  depositToPool: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: MovePoolFundsRequest;
    result: FinancingPool;
    status: 200;
    codes: 'POOL_NOT_FOUND'
      | 'POOL_PHASE'
      | 'POOL_CAP_EXCEEDED'
      | 'AUTHORITY_MISSING'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
      | 'APPROVAL_REQUIRED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED'
      | 'INSUFFICIENT_FUNDS';
    risk: 'moves-money';
  };
  /** Detach a policy */
  detachPolicy: {
    path: { attachmentId: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string };
    body: undefined;
    result: PolicyDeletion;
    status: 200;
    codes: 'POLICY_ATTACHMENT_NOT_FOUND'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights';
  };
  /** Enroll a two-factor method */
  enrollTwoFactorFactor: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: EnrollTwoFactorFactorRequest;
    result: TwoFactorEnrollment;
    status: 201;
    codes: 'TWOFA_AGENT_NOT_PERMITTED'
      | 'VALIDATION_FAILED'
      | 'NO_SIGNER_ADDRESS'
      | 'FACTOR_EXISTS'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
      | 'RATE_LIMITED';
    risk: 'grants-rights';
  };
  /** Evaluate eligibility for an action */
  evaluateEligibility: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: EvaluateEligibilityRequest;
    result: Eligibility;
    status: 200;
    codes: 'UNKNOWN_ELIGIBILITY_ACTION';
    risk: 'none';
  };
  /** Evaluate a policy (dry run) */
  evaluatePolicy: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: EvaluatePolicyRequest;
    result: PolicyEvaluation;
    status: 200;
    codes: 'VALIDATION_FAILED' | 'POLICY_NOT_FOUND' | 'POLICY_UNAVAILABLE';
    risk: 'none';
  };
  /** Execute a multisig payment */
  executePayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: LegacyPayment;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND' | 'INVALID_TRANSITION' | 'POLICY_DENIED' | 'CHAIN_UNAVAILABLE';
    risk: 'moves-money';
  };
  /** Expire a test credential */
  expireTestCredential: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Credential;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Expire the verification of a phone number */
  expireTestPhoneAlias: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: PhoneAlias;
    status: 200;
    codes: 'PHONE_ALIAS_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Explain a resource */
  explainResource: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Explanation;
    status: 200;
    codes: 'INSUFFICIENT_SCOPE'
      | 'MEMBER_SESSION_REQUIRED'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'RESOURCE_NOT_FOUND'
      | 'ROLE_NOT_PERMITTED';
    risk: never;
  };
  /** Freeze a card */
  freezeCard: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: CardFreezeResult;
    status: 200;
    codes: 'CARD_NOT_FOUND';
    risk: 'takes-rights';
  };
  /** Fund a wallet with test money */
  fundWallet: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: FundWalletRequest | undefined;
    result: Drip;
    status: 201;
    codes: 'INVALID_AMOUNT'
      | 'FAUCET_NOT_AVAILABLE'
      | 'WALLET_NOT_FOUND'
      | 'WALLET_NOT_DEPLOYABLE'
      | 'AMOUNT_EXCEEDS_CAP'
      | 'FAUCET_RATE_LIMITED';
    risk: 'none';
  };
  /** Get an agent */
  getAgent: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: AgentWithSpent;
    status: 200;
    codes: 'AGENT_NOT_FOUND';
    risk: never;
  };
  /** Get an agreement */
  getAgreement: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Agreement;
    status: 200;
    codes: 'AGREEMENT_NOT_FOUND';
    risk: never;
  };
  /** Get an API key */
  getApiKey: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: ApiKey;
    status: 200;
    codes: 'API_KEY_NOT_FOUND' | 'ROLE_NOT_PERMITTED';
    risk: never;
  };
  /** Get an approval request */
  getApproval: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: ApprovalRequest;
    status: 200;
    codes: 'APPROVAL_NOT_FOUND';
    risk: never;
  };
  /** Get your balance */
  getBalance: {
    path: Record<never, never>;
    query: { ensure: boolean };
    headers: Record<never, never>;
    body: undefined;
    result: Balance;
    status: 200;
    codes: 'ACCOUNT_NOT_READY' | 'BALANCE_UNAVAILABLE';
    risk: never;
  };
  /** Get the capabilities of this deployment */
  getCapabilities: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Capabilities;
    status: 200;
    codes: never;
    risk: never;
  };
  /** Get a card */
  getCard: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Card;
    status: 200;
    codes: 'CARD_NOT_FOUND';
    risk: never;
  };
  /** Get a card authorization */
  getCardAuthorization: {
    path: { id: string; authorizationId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: CardAuthorization;
    status: 200;
    codes: 'CARD_NOT_FOUND' | 'CARD_AUTHORIZATION_NOT_FOUND';
    risk: never;
  };
  /** Get the limits of a card */
  getCardLimits: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: CardLimits;
    status: 200;
    codes: 'CARD_NOT_FOUND';
    risk: never;
  };
  /** Open a claim link */
  getClaimLink: {
    path: { claimToken: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: ClaimLink;
    status: 200;
    codes: 'ROUTE_NOT_FOUND' | 'RATE_LIMITED' | 'CLAIM_NOT_FOUND' | 'CLAIM_LINK_GONE';
    risk: never;
  };
  /** Get a saved payee */
  getContact: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Contact;
    status: 200;
    codes: 'CONTACT_NOT_FOUND';
    risk: never;
  };
  /** Get a credential */
  getCredential: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Credential;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND';
    risk: never;
  };
  /** Get the signed document of a credential */
  getCredentialArtifact: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: CredentialArtifact;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND' | 'CREDENTIAL_ARTIFACT_NOT_AVAILABLE';
    risk: never;
  };
  /** Disclose one claim of a credential */
  getCredentialDisclosure: {
    path: { id: string };
    query: { key: string };
    headers: Record<never, never>;
    body: undefined;
    result: SelectiveDisclosure;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND' | 'DISCLOSURE_NOT_AVAILABLE';
    risk: never;
  };
  /** Get the status of a credential */
  getCredentialStatus: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: CredentialStatusRead;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND';
    risk: never;
  };
  /** Get a DID document */
  getDidDocument: {
    path: { did: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: DidDocument;
    status: 200;
    codes: 'INVALID_DID' | 'DID_NOT_RESOLVABLE' | 'IDENTITY_NOT_FOUND';
    risk: never;
  };
  /** Get a faucet drip */
  getDrip: {
    path: { dripId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Drip;
    status: 200;
    codes: 'FAUCET_NOT_AVAILABLE' | 'DRIP_NOT_FOUND';
    risk: never;
  };
  /** Get an e-mail alias */
  getEmailAlias: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: EmailAlias;
    status: 200;
    codes: 'EMAIL_ALIAS_NOT_FOUND';
    risk: never;
  };
  /** Get an event */
  getEvent: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Event;
    status: 200;
    codes: 'EVENT_NOT_FOUND';
    risk: never;
  };
  /** Get an extraction */
  getExtraction: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Extraction;
    status: 200;
    codes: 'EXTRACTION_NOT_FOUND';
    risk: never;
  };
  /** Get a financing pool */
  getFinancingPool: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: FinancingPool;
    status: 200;
    codes: 'POOL_NOT_FOUND';
    risk: never;
  };
  /** Check liveness */
  getHealth: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Health;
    status: 200;
    codes: never;
    risk: never;
  };
  /** Get an identity */
  getIdentity: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Identity;
    status: 200;
    codes: 'IDENTITY_NOT_FOUND';
    risk: never;
  };
  /** Get an invoice */
  getInvoice: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Invoice;
    status: 200;
    codes: 'INVOICE_NOT_FOUND';
    risk: never;
  };
  /** Get a lending offer */
  getLendingOffer: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: LendingOffer;
    status: 200;
    codes: 'OFFER_NOT_FOUND';
    risk: never;
  };
  /** Get a loan */
  getLoan: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Loan;
    status: 200;
    codes: 'LOAN_NOT_FOUND';
    risk: never;
  };
  /** Get the current caller */
  getMe: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Me;
    status: 200;
    codes: never;
    risk: never;
  };
  /** Get a member */
  getMember: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Member;
    status: 200;
    codes: 'MEMBER_NOT_FOUND';
    risk: never;
  };
  /** Get your tenant */
  getMyTenant: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Tenant;
    status: 200;
    codes: never;
    risk: never;
  };
  /** Get an off-ramp payment */
  getOfframpPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: OfframpPayment;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND';
    risk: never;
  };
  /** Get the claim of a payment */
  getOfframpPaymentClaim: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Claim;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND' | 'NOT_SENDER' | 'CLAIM_NOT_FOUND';
    risk: never;
  };
  /** Get the route quotes of a payment */
  getOfframpPaymentRoutes: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: OfframpPaymentRoutes;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND';
    risk: never;
  };
  /** Get the OpenAPI document */
  getOpenApiDocument: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: OpenApiDocument;
    status: 200;
    codes: never;
    risk: never;
  };
  /** Get your DIDs */
  getOwnDids: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: OwnDids;
    status: 200;
    codes: never;
    risk: never;
  };
  /** Get a payment */
  getPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Payment;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND';
    risk: never;
  };
  /** Get the claim of a payment intent */
  getPaymentClaim: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Claim;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND' | 'NOT_SENDER' | 'CLAIM_NOT_FOUND';
    risk: never;
  };
  /** Get the payment policy */
  getPaymentPolicy: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: PaymentPolicy;
    status: 200;
    codes: never;
    risk: never;
  };
  /** Get the route quotes of a payment */
  getPaymentRoutes: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: OfframpPaymentRoutes;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: never;
  };
  /** Get a payout destination */
  getPayoutDestination: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: PayoutDestination;
    status: 200;
    codes: 'DESTINATION_NOT_FOUND';
    risk: never;
  };
  /** Get a policy */
  getPolicy: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Policy;
    status: 200;
    codes: 'POLICY_NOT_FOUND';
    risk: never;
  };
  /** Get your position in a pool */
  getPoolPosition: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: PoolPosition;
    status: 200;
    codes: 'POOL_NOT_FOUND';
    risk: never;
  };
  /** Get the protection settings */
  getProtectionSettings: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: ProtectionSettings;
    status: 200;
    codes: 'TWOFA_AGENT_NOT_PERMITTED';
    risk: never;
  };
  /** Get the public view of an invoice */
  getPublicInvoice: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: PublicInvoice;
    status: 200;
    codes: 'INVOICE_NOT_FOUND';
    risk: never;
  };
  /** Get a ramp */
  getRamp: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Ramp;
    status: 200;
    codes: 'RAMP_NOT_FOUND';
    risk: never;
  };
  /** Check readiness */
  getReadiness: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-admin-key'?: string };
    body: undefined;
    result: Readiness;
    status: 200;
    codes: 'TRY_AGAIN' | 'CHAIN_UNAVAILABLE';
    risk: never;
  };
  /** Get a review case */
  getReviewCase: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-operator': string };
    body: undefined;
    result: ReviewCase;
    status: 200;
    codes: 'ROUTE_NOT_FOUND' | 'REVIEW_CASE_NOT_FOUND';
    risk: never;
  };
  /** Get a sales order */
  getSalesOrder: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: SalesOrder;
    status: 200;
    codes: 'SALES_ORDER_NOT_FOUND';
    risk: never;
  };
  /** Get the delivery of a sales order */
  getSalesOrderDelivery: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: DeliveryRecord;
    status: 200;
    codes: 'SALES_ORDER_NOT_FOUND' | 'DELIVERY_RECORD_NOT_FOUND';
    risk: never;
  };
  /** Get the sandbox arbiter */
  getTestArbiter: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: TestArbiter;
    status: 200;
    codes: never;
    risk: never;
  };
  /** Get the chain controls */
  getTestChain: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: TestChain;
    status: 200;
    codes: never;
    risk: never;
  };
  /** Get the test clock */
  getTestClock: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: TestClock;
    status: 200;
    codes: never;
    risk: never;
  };
  /** Get the provider state of a payment */
  getTestProvider: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: TestProvider;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND';
    risk: never;
  };
  /** Get a treasury account */
  getTreasuryAccount: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: TreasuryAccount;
    status: 200;
    codes: 'TREASURY_ACCOUNT_NOT_FOUND';
    risk: never;
  };
  /** Get a treasury sweep */
  getTreasurySweep: {
    path: { sweepId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: TreasurySweep;
    status: 200;
    codes: 'SWEEP_NOT_FOUND';
    risk: never;
  };
  /** Get a two-factor challenge */
  getTwoFactorChallenge: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: TwoFactorChallengeRecord;
    status: 200;
    codes: 'TWOFA_AGENT_NOT_PERMITTED' | 'CHALLENGE_NOT_FOUND';
    risk: never;
  };
  /** Open a verification hand-off link */
  getVerificationHandoff: {
    path: { token: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: VerificationHandoffRead;
    status: 200;
    codes: 'HANDOFF_GONE';
    risk: never;
  };
  /** Get a verification */
  getVerificationSession: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: VerificationSession;
    status: 200;
    codes: 'VERIFICATION_SESSION_NOT_FOUND';
    risk: never;
  };
  /** Get a wallet and its balances */
  getWallet: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: WalletWithBalances;
    status: 200;
    codes: 'WALLET_NOT_FOUND' | 'BALANCE_UNAVAILABLE';
    risk: never;
  };
  /** Get a webhook delivery */
  getWebhookDelivery: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: WebhookDelivery;
    status: 200;
    codes: 'DELIVERY_NOT_FOUND';
    risk: never;
  };
  /** Get a webhook endpoint */
  getWebhookEndpoint: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: WebhookEndpoint;
    status: 200;
    codes: 'ENDPOINT_NOT_FOUND';
    risk: never;
  };
  /** Issue a card */
  issueCard: {
    path: { walletId: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: IssueCardRequest | undefined;
    result: CardIssued;
    status: 201;
    codes: 'WALLET_NOT_FOUND'
      | 'AGENT_NOT_FOUND'
      | 'IDENTITY_REQUIRED'
      | 'WALLET_NOT_DEPLOYED'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'lets-draw';
  };
  /** Issue a loan */
  issueLendingOffer: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: undefined;
    result: LendingOffer;
    status: 200;
    codes: 'OFFER_NOT_FOUND'
      | 'NOT_ORDER_PARTY'
      | 'OFFER_EXPIRED'
      | 'INVALID_TRANSITION'
      | 'POOL_PHASE'
      | 'PRINCIPAL_EXCEEDS_LIMIT'
      | 'AUTHORITY_MISSING'
      | 'DOCUMENT_IN_USE'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
      | 'APPROVAL_REQUIRED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED';
    risk: 'moves-money';
  };
  /** Issue an eligibility permit */
  issuePermit: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: IssuePermitRequest;
    result: EligibilityPermit;
    status: 201;
    codes: 'POOL_NOT_FOUND'
      | 'ORG_ACCOUNT_NOT_READY'
      | 'AUTHORITY_MISSING'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
      | 'APPROVAL_REQUIRED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED';
    risk: 'lets-draw';
  };
  /** Issue a test credential */
  issueTestCredential: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: IssueTestCredentialRequest;
    result: Credential;
    status: 201;
    codes: 'MEMBER_ID_REQUIRED'
      | 'VALIDATION_FAILED'
      | 'MEMBER_NOT_FOUND'
      | 'MEMBER_NOT_ACTIVE'
      | 'LEGAL_NAME_REQUIRED';
    risk: 'none';
  };
  /** List agents */
  listAgents: {
    path: Record<never, never>;
    query: { status?: AgentStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: AgentList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List API keys */
  listApiKeys: {
    path: Record<never, never>;
    query: { status?: ApiKeyStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: ApiKeyList;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED';
    risk: never;
  };
  /** List approval requests */
  listApprovals: {
    path: Record<never, never>;
    query: { status?: ApprovalStatus; paymentId?: string; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: ApprovalRequestList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List authority grants */
  listAuthorities: {
    path: { memberId: string };
    query: { status?: AuthorityStatus; skip: number; take: number; cursor?: string };
    headers: Record<never, never>;
    body: undefined;
    result: AuthorityList;
    status: 200;
    codes: 'MEMBER_NOT_FOUND';
    risk: never;
  };
  /** List card authorizations */
  listCardAuthorizations: {
    path: { id: string };
    query: { skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: CardAuthorizationList;
    status: 200;
    codes: 'CARD_NOT_FOUND';
    risk: never;
  };
  /** List saved payees */
  listContacts: {
    path: Record<never, never>;
    query: { skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: ContactList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List credentials */
  listCredentials: {
    path: Record<never, never>;
    query: { kind?: CredentialKind; status?: CredentialStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: CredentialList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List faucet drips */
  listDrips: {
    path: Record<never, never>;
    query: { walletId?: string; status?: DripStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: DripList;
    status: 200;
    codes: 'FAUCET_NOT_AVAILABLE';
    risk: never;
  };
  /** List e-mail aliases */
  listEmailAliases: {
    path: Record<never, never>;
    query: { status?: EmailAliasStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: EmailAliasList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List events */
  listEvents: {
    path: Record<never, never>;
    query: { type?: EventTypeOrFamily; resourceId?: string; order: 'desc' | 'asc'; skip: number; take: number; cursor?: string };
    headers: { 'last-event-id'?: string };
    body: undefined;
    result: EventList;
    status: 200;
    codes: 'VALIDATION_FAILED' | 'TOO_MANY_STREAMS';
    risk: never;
  };
  /** List extractions */
  listExtractions: {
    path: Record<never, never>;
    query: { status?: ExtractionStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: ExtractionList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List financing pools */
  listFinancingPools: {
    path: Record<never, never>;
    query: { skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: FinancingPoolList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List identities */
  listIdentities: {
    path: Record<never, never>;
    query: { status?: IdentityStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: IdentityList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List invoices */
  listInvoices: {
    path: Record<never, never>;
    query: { status?: InvoiceStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: InvoiceList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List liquidity */
  listLiquidity: {
    path: Record<never, never>;
    query: { skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: { 'x-service-operator': string };
    body: undefined;
    result: LiquidityList;
    status: 200;
    codes: 'ROUTE_NOT_FOUND';
    risk: never;
  };
  /** List loans */
  listLoans: {
    path: Record<never, never>;
    query: { status?: LoanStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: LoanList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List members */
  listMembers: {
    path: Record<never, never>;
    query: { status?: MemberStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: MemberList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List off-ramp payments */
  listOfframpPayments: {
    path: Record<never, never>;
    query: { status?: OfframpPaymentStatus[]; role?: PaymentSide; clientReference?: string; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: OfframpPaymentList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List payment policy versions */
  listPaymentPolicyVersions: {
    path: Record<never, never>;
    query: { skip: number; take: number; cursor?: string };
    headers: Record<never, never>;
    body: undefined;
    result: PaymentPolicyVersionList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List payments */
  listPayments: {
    path: Record<never, never>;
    query: { status?: (PaymentStatus | LegacyPaymentStatus)[]; role?: PaymentSide; generation?: PaymentGeneration; clientReference?: string; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: PaymentList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List payout destinations */
  listPayoutDestinations: {
    path: Record<never, never>;
    query: { status?: PayoutDestinationStatus; type?: PayoutDestinationType; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: PayoutDestinationList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List eligibility permits */
  listPermits: {
    path: Record<never, never>;
    query: { status?: PermitStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: EligibilityPermitList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List phone aliases */
  listPhoneAliases: {
    path: Record<never, never>;
    query: { status?: PhoneAliasStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: PhoneAliasList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List policies */
  listPolicies: {
    path: Record<never, never>;
    query: { status?: PolicyStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: PolicyList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List policy attachments */
  listPolicyAttachments: {
    path: { id: string };
    query: { skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: PolicyAttachmentList;
    status: 200;
    codes: 'POLICY_NOT_FOUND';
    risk: never;
  };
  /** List policy decisions */
  listPolicyDecisions: {
    path: Record<never, never>;
    query: { policyId?: string; subjectType?: PolicySubjectType; subjectId?: string; allow?: boolean; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: PolicyDecisionList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List the versions of a policy */
  listPolicyVersions: {
    path: { id: string };
    query: { skip: number; take: number; cursor?: string };
    headers: Record<never, never>;
    body: undefined;
    result: PolicyVersionList;
    status: 200;
    codes: 'POLICY_NOT_FOUND';
    risk: never;
  };
  /** List purchase orders */
  listPurchaseOrders: {
    path: Record<never, never>;
    query: { status?: PurchaseOrderStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: PurchaseOrderList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List ramps */
  listRamps: {
    path: Record<never, never>;
    query: { status?: RampStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: RampList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List review cases */
  listReviewCases: {
    path: Record<never, never>;
    query: { status?: ReviewCaseStatus; reason?: ReviewCaseReason; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: { 'x-service-operator': string };
    body: undefined;
    result: ReviewCaseList;
    status: 200;
    codes: 'ROUTE_NOT_FOUND';
    risk: never;
  };
  /** List sales orders */
  listSalesOrders: {
    path: Record<never, never>;
    query: { status?: SalesOrderStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: SalesOrderList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List outgoing test messages */
  listTestMessages: {
    path: Record<never, never>;
    query: { channel?: TestMessageChannel; to?: string; purpose?: TestMessagePurpose; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: TestMessageList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List review cases of your payments */
  listTestReviewCases: {
    path: Record<never, never>;
    query: { status?: ReviewCaseStatus; reason?: ReviewCaseReason; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: ReviewCaseList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List requests received by a sink */
  listTestWebhookSinkRequests: {
    path: { id: string };
    query: { skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: TestWebhookSinkRequestList;
    status: 200;
    codes: 'WEBHOOK_SINK_NOT_FOUND';
    risk: never;
  };
  /** List treasury accounts */
  listTreasuryAccounts: {
    path: Record<never, never>;
    query: { status?: TreasuryAccountStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: TreasuryAccountList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List treasury rules */
  listTreasuryRules: {
    path: { id: string };
    query: { skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: TreasuryRuleList;
    status: 200;
    codes: 'TREASURY_ACCOUNT_NOT_FOUND';
    risk: never;
  };
  /** List treasury sweeps */
  listTreasurySweeps: {
    path: { id: string };
    query: { status?: TreasurySweepStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: TreasurySweepList;
    status: 200;
    codes: 'TREASURY_ACCOUNT_NOT_FOUND';
    risk: never;
  };
  /** List your two-factor methods */
  listTwoFactorFactors: {
    path: Record<never, never>;
    query: { status?: TwoFactorFactorStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: TwoFactorFactorList;
    status: 200;
    codes: 'TWOFA_AGENT_NOT_PERMITTED';
    risk: never;
  };
  /** List the wallet bindings of an identity */
  listWalletBindings: {
    path: { id: string };
    query: { status?: WalletBindingStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: WalletBindingList;
    status: 200;
    codes: 'IDENTITY_NOT_FOUND';
    risk: never;
  };
  /** List the cards of a wallet */
  listWalletCards: {
    path: { walletId: string };
    query: { status?: CardStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: CardList;
    status: 200;
    codes: 'WALLET_NOT_FOUND';
    risk: never;
  };
  /** List wallets */
  listWallets: {
    path: Record<never, never>;
    query: { status?: WalletStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: WalletList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** List webhook deliveries */
  listWebhookDeliveries: {
    path: { id: string };
    query: { status?: WebhookDeliveryStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: WebhookDeliveryList;
    status: 200;
    codes: 'ENDPOINT_NOT_FOUND';
    risk: never;
  };
  /** List webhook endpoints */
  listWebhookEndpoints: {
    path: Record<never, never>;
    query: { status?: WebhookEndpointStatus; skip: number; take: number; cursor?: string; createdAfter?: string; createdBefore?: string };
    headers: Record<never, never>;
    body: undefined;
    result: WebhookEndpointList;
    status: 200;
    codes: never;
    risk: never;
  };
  /** Check the escrow of an invoice now */
  pollTestInvoice: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: PollTestInvoiceRequest | undefined;
    result: Invoice;
    status: 200;
    codes: 'INVOICE_NOT_FOUND';
    risk: 'none';
  };
  /** Reactivate an authority grant */
  reactivateAuthority: {
    path: { memberId: string; authorityId: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: undefined;
    result: Authority;
    status: 200;
    codes: 'MEMBER_NOT_FOUND'
      | 'AUTHORITY_NOT_FOUND'
      | 'ROLE_NOT_PERMITTED'
      | 'AUTHORITY_REVOKED'
      | 'AUTHORITY_NOT_ACTIVE'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights';
  };
  /** Reactivate a member */
  reactivateMember: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: undefined;
    result: Member;
    status: 200;
    codes: 'MEMBER_NOT_FOUND'
      | 'ROLE_NOT_PERMITTED'
      | 'INVALID_TRANSITION'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights' | 'none';
  };
  /** Receive a card authorization request */
  receiveCardAuthorization: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-provider-timestamp'?: string; 'x-provider-signature'?: string };
    body: UnverifiedBody<CardIssuerAuthorizationRequest>;
    result: CardIssuerDecision;
    status: 200;
    codes: 'UNKNOWN_PROVIDER'
      | 'EMPTY_BODY'
      | 'WEBHOOK_SIGNATURE_INVALID'
      | 'WEBHOOK_REPLAY_WINDOW'
      | 'VALIDATION_FAILED'
      | 'CARD_NOT_FOUND'
      | 'CARD_AUTHORIZATION_CONFLICT';
    risk: 'moves-money';
  };
  /** Receive a card reversal */
  receiveCardReversal: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-provider-timestamp'?: string; 'x-provider-signature'?: string };
    body: UnverifiedBody<CardIssuerReversalRequest>;
    result: CardIssuerReversalReceipt;
    status: 200;
    codes: 'UNKNOWN_PROVIDER'
      | 'EMPTY_BODY'
      | 'WEBHOOK_SIGNATURE_INVALID'
      | 'WEBHOOK_REPLAY_WINDOW'
      | 'VALIDATION_FAILED'
      | 'CARD_AUTHORIZATION_NOT_FOUND'
      | 'CARD_AUTHORIZATION_CONFLICT'
      | 'INVALID_TRANSITION'
      | 'INVALID_AMOUNT';
    risk: 'none';
  };
  /** Receive a provider webhook */
  receiveProviderWebhook: {
    path: { provider: ProviderWebhookSender };
    query: Record<never, never>;
    headers: { 'x-provider-timestamp'?: string; 'x-provider-signature'?: string };
    body: UnverifiedBody<ReceiveProviderWebhookRequest>;
    result: ProviderWebhookReceipt;
    status: 200;
    codes: 'UNKNOWN_PROVIDER'
      | 'EMPTY_BODY'
      | 'WEBHOOK_SIGNATURE_INVALID'
      | 'WEBHOOK_REPLAY_WINDOW'
      | 'VALIDATION_FAILED';
    risk: 'none';
  };
  /** Receive a verification webhook */
  receiveVerificationWebhook: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-provider-timestamp'?: string; 'x-provider-signature'?: string };
    body: UnverifiedBody<ReceiveVerificationWebhookRequest>;
    result: VerificationWebhookReceipt;
    status: 200;
    codes: 'UNKNOWN_PROVIDER'
      | 'EMPTY_BODY'
      | 'WEBHOOK_SIGNATURE_INVALID'
      | 'WEBHOOK_REPLAY_WINDOW'
      | 'VALIDATION_FAILED';
    risk: 'none';
  };
  /** Record the delivery of a sales order */
  recordSalesOrderDelivery: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: RecordDeliveryRequest;
    result: DeliveryRecord;
    status: 201;
    codes: 'SALES_ORDER_NOT_FOUND' | 'UPLOAD_NOT_FOUND' | 'NOT_ORDER_PARTY' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Redeliver an event */
  redeliverWebhookDelivery: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: WebhookDelivery;
    status: 200;
    codes: 'DELIVERY_NOT_FOUND' | 'ENDPOINT_NOT_FOUND' | 'ENDPOINT_DISABLED';
    risk: 'none';
  };
  /** Recheck a held payment */
  reevaluateTestPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: OfframpPayment;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Refresh a credential */
  refreshCredential: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: CredentialStatusRead;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND' | 'CREDENTIAL_NOT_REFRESHABLE' | 'PROVIDER_UNAVAILABLE';
    risk: 'none';
  };
  /** Refund an invoice to the payer */
  refundInvoice: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Invoice;
    status: 200;
    codes: 'INVOICE_NOT_FOUND'
      | 'INVALID_TRANSITION'
      | 'SETTLEMENT_IN_FLIGHT'
      | 'BALANCE_UNAVAILABLE'
      | 'INVOICE_NOTHING_TO_REFUND'
      | 'WALLET_NOT_DEPLOYED'
      | 'AUTHORITY_MISSING'
      | 'APPROVAL_REQUIRED'
      | 'POLICY_DENIED'
      | 'POLICY_UNAVAILABLE';
    risk: 'moves-money';
  };
  /** Register a member's signing address */
  registerMemberSigner: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string };
    body: RegisterMemberSignerRequest;
    result: Member;
    status: 200;
    codes: 'INVALID_WALLET_ADDRESS'
      | 'SIGNER_SIGNATURE_INVALID'
      | 'MEMBER_NOT_FOUND'
      | 'ROLE_NOT_PERMITTED'
      | 'INVALID_TRANSITION'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights';
  };
  /** Register a purchase order */
  registerPurchaseOrder: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: RegisterPurchaseOrderRequest;
    result: PurchaseOrder;
    status: 201;
    codes: 'INVALID_WALLET_ADDRESS'
      | 'VALIDATION_FAILED'
      | 'POOL_NOT_FOUND'
      | 'SALES_ORDER_NOT_FOUND'
      | 'EXTRACTION_NOT_FOUND'
      | 'TENANT_NOT_FOUND'
      | 'NOT_ORDER_PARTY'
      | 'ORG_ACCOUNT_NOT_READY'
      | 'ORDER_NOT_FINANCEABLE'
      | 'DOCUMENT_IN_USE'
      | 'INVALID_AMOUNT';
    risk: 'none';
  };
  /** Reinstate a test credential */
  reinstateTestCredential: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Credential;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Reject an approval request */
  rejectApproval: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: RejectApprovalRequest | undefined;
    result: ApprovalRequest;
    status: 200;
    codes: 'APPROVAL_NOT_FOUND'
      | 'APPROVAL_REQUIRES_MEMBER'
      | 'SELF_APPROVAL_FORBIDDEN'
      | 'MEMBER_NOT_ACTIVE'
      | 'AUTHORITY_MISSING'
      | 'APPROVAL_GROUP_MISMATCH'
      | 'APPROVAL_NOT_PENDING'
      | 'ALREADY_VOTED'
      | 'NO_SIGNER_ADDRESS'
      | 'APPROVAL_SIGNATURE_INVALID'
      | 'CHAIN_UNAVAILABLE';
    risk: 'takes-rights';
  };
  /** Release an invoice to the payee */
  releaseInvoice: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Invoice;
    status: 200;
    codes: 'INVOICE_NOT_FOUND'
      | 'INVALID_TRANSITION'
      | 'SETTLEMENT_IN_FLIGHT'
      | 'WALLET_NOT_DEPLOYED'
      | 'AUTHORITY_MISSING'
      | 'POLICY_DENIED'
      | 'POLICY_UNAVAILABLE'
      | 'BALANCE_UNAVAILABLE'
      | 'APPROVAL_REQUIRED'
      | 'INSUFFICIENT_FUNDS';
    risk: 'moves-money';
  };
  /** Delete a saved payee */
  removeContact: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: ProtectionRemoval;
    status: 200;
    codes: 'CONTACT_NOT_FOUND';
    risk: 'none';
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
    risk: 'takes-rights';
  };
  /** Remove a two-factor method */
  removeTwoFactorFactor: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: ProtectionRemoval;
    status: 200;
    codes: 'TWOFA_AGENT_NOT_PERMITTED' | 'FACTOR_NOT_FOUND' | 'TWOFA_FACTOR_REQUIRED';
    risk: 'takes-rights';
  };
  /** Repay a loan */
  repayLoan: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: RepayLoanRequest;
    result: LoanRepayment;
    status: 200;
    codes: 'LOAN_NOT_FOUND'
      | 'NOT_ORDER_PARTY'
      | 'INVALID_TRANSITION'
      | 'AUTHORITY_MISSING'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
      | 'APPROVAL_REQUIRED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED'
      | 'INSUFFICIENT_FUNDS';
    risk: 'moves-money';
  };
  /** Replay past events */
  replayWebhookEndpoint: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ReplayWebhookEndpointRequest;
    result: WebhookEndpointReplayed;
    status: 200;
    codes: 'VALIDATION_FAILED' | 'ENDPOINT_NOT_FOUND' | 'ENDPOINT_DISABLED';
    risk: 'none';
  };
  /** Resend a claim link */
  resendOfframpPaymentClaim: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Claim;
    status: 200;
    codes: 'ROUTE_NOT_FOUND'
      | 'PAYMENT_NOT_FOUND'
      | 'NOT_SENDER'
      | 'CLAIM_NOT_FOUND'
      | 'INVALID_TRANSITION'
      | 'RATE_LIMITED';
    risk: 'none';
  };
  /** Resend a phone verification code */
  resendPhoneAliasCode: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: PhoneAlias;
    status: 200;
    codes: 'PHONE_ALIAS_NOT_FOUND' | 'INVALID_TRANSITION' | 'RATE_LIMITED';
    risk: 'none';
  };
  /** Resend an enrollment code */
  resendTwoFactorFactorCode: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: TwoFactorFactor;
    status: 200;
    codes: 'TWOFA_AGENT_NOT_PERMITTED'
      | 'FACTOR_NOT_FOUND'
      | 'VALIDATION_FAILED'
      | 'INVALID_TRANSITION'
      | 'RATE_LIMITED';
    risk: 'none';
  };
  /** Resolve a payment DID */
  resolveDid: {
    path: Record<never, never>;
    query: { did: string };
    headers: Record<never, never>;
    body: undefined;
    result: DidResolution;
    status: 200;
    codes: 'INVALID_DID' | 'DID_NOT_RESOLVABLE';
    risk: never;
  };
  /** Resolve a DID (W3C) */
  resolveDidDocument: {
    path: { did: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: DidResolutionResult;
    status: 200;
    codes: 'INVALID_DID' | 'DID_NOT_RESOLVABLE' | 'IDENTITY_NOT_FOUND';
    risk: never;
  };
  /** Resolve a review case */
  resolveReviewCase: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-operator': string; 'idempotency-key'?: string };
    body: ResolveReviewCaseRequest;
    result: ReviewCase;
    status: 200;
    codes: 'ROUTE_NOT_FOUND' | 'REVIEW_CASE_NOT_FOUND' | 'REVIEW_CASE_RESOLVED' | 'REVIEW_CASE_NOT_OPEN';
    risk: 'moves-money';
  };
  /** Resolve a review case */
  resolveTestReviewCase: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ResolveTestReviewCaseRequest;
    result: ReviewCase;
    status: 200;
    codes: 'REVIEW_CASE_NOT_FOUND' | 'REVIEW_CASE_RESOLVED' | 'REVIEW_CASE_NOT_OPEN';
    risk: 'none';
  };
  /** Respond to a sales order */
  respondToSalesOrder: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: RespondToSalesOrderRequest;
    result: SalesOrder;
    status: 200;
    codes: 'NOTE_REQUIRED' | 'SALES_ORDER_NOT_FOUND' | 'NOT_ORDER_PARTY' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Resume an agent */
  resumeAgent: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: undefined;
    result: Agent;
    status: 200;
    codes: 'AGENT_NOT_FOUND'
      | 'INVALID_TRANSITION'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights';
  };
  /** Simulate a card reversal */
  reverseTestCardAuthorization: {
    path: { id: string; authorizationId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ReverseTestCardAuthorizationRequest | undefined;
    result: CardAuthorization;
    status: 200;
    codes: 'CARD_NOT_FOUND' | 'CARD_AUTHORIZATION_NOT_FOUND' | 'INVALID_TRANSITION' | 'INVALID_AMOUNT';
    risk: 'none';
  };
  /** Revoke an API key */
  revokeApiKey: {
    path: { id: string };
    query: { disableCreated: boolean };
    headers: Record<never, never>;
    body: undefined;
    result: RevokedApiKey;
    status: 200;
    codes: 'API_KEY_NOT_FOUND' | 'ROLE_NOT_PERMITTED';
    risk: 'takes-rights';
  };
  /** Revoke an authority grant */
  revokeAuthority: {
    path: { memberId: string; authorityId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: Authority;
    status: 200;
    codes: 'MEMBER_NOT_FOUND' | 'AUTHORITY_NOT_FOUND' | 'ROLE_NOT_PERMITTED' | 'AUTHORITY_REVOKED';
    risk: 'takes-rights';
  };
  /** Remove an e-mail address */
  revokeEmailAlias: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: RevokedEmailAlias;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED' | 'EMAIL_ALIAS_NOT_FOUND' | 'POLICY_UNAVAILABLE' | 'POLICY_DENIED';
    risk: 'directs-money';
  };
  /** Revoke a payout destination */
  revokePayoutDestination: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: PayoutDestination;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED'
      | 'DESTINATION_NOT_FOUND'
      | 'DESTINATION_REVOKED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED';
    risk: 'directs-money';
  };
  /** Remove a phone number */
  revokePhoneAlias: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: RevokedPhoneAlias;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED' | 'PHONE_ALIAS_NOT_FOUND' | 'POLICY_UNAVAILABLE' | 'POLICY_DENIED';
    risk: 'directs-money';
  };
  /** Revoke a test credential */
  revokeTestCredential: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Credential;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Revoke a wallet binding */
  revokeWalletBinding: {
    path: { id: string; bindingId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: WalletBinding;
    status: 200;
    codes: 'IDENTITY_NOT_FOUND' | 'WALLET_BINDING_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Start a wallet rotation */
  rotateWalletBinding: {
    path: { id: string; bindingId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: RotateWalletBindingRequest;
    result: WalletBinding;
    status: 201;
    codes: 'INVALID_WALLET_ADDRESS'
      | 'IDENTITY_NOT_FOUND'
      | 'WALLET_BINDING_NOT_FOUND'
      | 'WALLET_BINDING_NOT_ACTIVE'
      | 'WALLET_ALREADY_BOUND';
    risk: 'none';
  };
  /** Rotate a signing secret */
  rotateWebhookEndpointSecret: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: RotateWebhookEndpointSecretRequest | undefined;
    result: WebhookEndpointIssued;
    status: 200;
    codes: 'ENDPOINT_NOT_FOUND';
    risk: 'none';
  };
  /** Run a treasury rule now */
  runTestTreasuryRule: {
    path: { ruleId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: TestTreasuryRuleRun;
    status: 200;
    codes: 'TREASURY_RULE_NOT_FOUND';
    risk: 'none';
  };
  /** Run pending webhook deliveries */
  runTestWebhookDeliveries: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: TestWebhookRun;
    status: 200;
    codes: never;
    risk: 'none';
  };
  /** Select a route quote */
  selectOfframpPaymentRoute: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SelectOfframpPaymentRouteRequest;
    result: OfframpPayment;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED'
      | 'PAYMENT_NOT_FOUND'
      | 'RECIPIENT_UNRESOLVED'
      | 'RECIPIENT_CONSENT_REQUIRED'
      | 'INVALID_TRANSITION'
      | 'ROUTE_QUOTE_NOT_AVAILABLE'
      | 'PAYEE_COOLING_OFF'
      | 'ROUTE_QUOTE_EXPIRED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED';
    risk: 'directs-money';
  };
  /** Select a route quote of a payment */
  selectPaymentRoute: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SelectPaymentRouteRequest;
    result: UnifiedPayment;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED'
      | 'PAYMENT_NOT_FOUND'
      | 'RECIPIENT_UNRESOLVED'
      | 'RECIPIENT_CONSENT_REQUIRED'
      | 'INVALID_TRANSITION'
      | 'ROUTE_QUOTE_NOT_AVAILABLE'
      | 'PAYEE_COOLING_OFF'
      | 'ROUTE_QUOTE_EXPIRED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED';
    risk: 'directs-money';
  };
  /** Send a claim code */
  sendClaimOtp: {
    path: { claimToken: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    result: ClaimOtpSent;
    status: 200;
    codes: 'ROUTE_NOT_FOUND' | 'RATE_LIMITED' | 'CLAIM_NOT_FOUND' | 'CLAIM_LINK_GONE';
    risk: 'none';
  };
  /** Send an invoice */
  sendInvoice: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Invoice;
    status: 200;
    codes: 'INVOICE_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Simulate a provider webhook */
  sendTestProviderWebhook: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SendTestProviderWebhookRequest;
    result: ProviderWebhookReceipt;
    status: 200;
    codes: 'UNKNOWN_PROVIDER' | 'PAYMENT_NOT_FOUND' | 'WEBHOOK_REPLAY_WINDOW';
    risk: 'none';
  };
  /** Send a two-factor code */
  sendTwoFactorChallengeCode: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SendTwoFactorCodeRequest;
    result: TwoFactorCodeSent;
    status: 200;
    codes: 'TWOFA_AGENT_NOT_PERMITTED'
      | 'CHALLENGE_NOT_FOUND'
      | 'FACTOR_NOT_FOUND'
      | 'VALIDATION_FAILED'
      | 'TWOFA_CHALLENGE_EXPIRED'
      | 'TWOFA_TOO_MANY_ATTEMPTS'
      | 'INVALID_TRANSITION'
      | 'RATE_LIMITED';
    risk: 'none';
  };
  /** Update the limits of a card */
  setCardLimits: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string };
    body: SetCardLimitsRequest | undefined;
    result: CardLimits;
    status: 200;
    codes: 'CARD_NOT_FOUND'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'lets-draw' | 'takes-rights';
  };
  /** Set the default payout destination */
  setDefaultPayoutDestination: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: undefined;
    result: PayoutDestination;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED'
      | 'DESTINATION_NOT_FOUND'
      | 'DESTINATION_NOT_VERIFIED'
      | 'DESTINATION_NOT_ACTIVE'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'directs-money';
  };
  /** Set the wallet of a handle */
  setDirectoryHandle: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string };
    body: SetDirectoryHandleRequest;
    result: DirectoryHandle;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED'
      | 'WALLET_NOT_FOUND'
      | 'HANDLE_RESERVED'
      | 'HANDLE_TAKEN'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'directs-money';
  };
  /** Set the payment policy */
  setPaymentPolicy: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string };
    body: PutPaymentPolicyRequest;
    result: PaymentPolicyWithAttestation;
    status: 200;
    codes: 'PAYMENT_POLICY_UNKNOWN_KEY'
      | 'INVALID_POLICY_RULE'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights' | 'takes-rights';
  };
  /** Set the chain controls */
  setTestChain: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SetTestChainRequest;
    result: TestChain;
    status: 200;
    codes: never;
    risk: 'none';
  };
  /** Set tenant features */
  setTestFeatures: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SetTestFeaturesRequest;
    result: TestFeatures;
    status: 200;
    codes: never;
    risk: 'none';
  };
  /** Turn the message gateway on or off */
  setTestMessageGateway: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SetTestMessageGatewayRequest;
    result: TestMessageGateway;
    status: 200;
    codes: never;
    risk: 'none';
  };
  /** Set the policy enforcement mode */
  setTestPolicyEnforcement: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SetTestPolicyEnforcementRequest;
    result: TestPolicyEnforcement;
    status: 200;
    codes: never;
    risk: 'none';
  };
  /** Turn the policy subsystem on or off */
  setTestPolicySubsystem: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SetTestPolicySubsystemRequest;
    result: TestPolicySubsystem;
    status: 200;
    codes: never;
    risk: 'none';
  };
  /** Set provider overrides */
  setTestProviderControls: {
    path: { provider: PayoutProvider };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SetTestProviderControlsRequest;
    result: TestProviderControls;
    status: 200;
    codes: 'UNKNOWN_PROVIDER' | 'DESTINATION_NOT_FOUND';
    risk: 'none';
  };
  /** Set the screening result of a recipient */
  setTestScreening: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SetTestScreeningRequest;
    result: TestScreening;
    status: 200;
    codes: 'VALIDATION_FAILED' | 'TENANT_NOT_FOUND';
    risk: 'none';
  };
  /** Suspend or resume the tenant */
  setTestTenantStatus: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SetTestTenantStatusRequest;
    result: TestTenantStatus;
    status: 200;
    codes: 'TENANT_REQUIRED' | 'MEMBER_NOT_ACTIVE' | 'TENANT_SUSPENDED';
    risk: 'none';
  };
  /** Approve an approval request */
  signApproval: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SignApprovalRequest | undefined;
    result: ApprovalRequest;
    status: 200;
    codes: 'APPROVAL_NOT_FOUND'
      | 'APPROVAL_REQUIRES_MEMBER'
      | 'SELF_APPROVAL_FORBIDDEN'
      | 'MEMBER_NOT_ACTIVE'
      | 'AUTHORITY_MISSING'
      | 'APPROVAL_GROUP_MISMATCH'
      | 'APPROVAL_NOT_PENDING'
      | 'ALREADY_VOTED'
      | 'NO_SIGNER_ADDRESS'
      | 'APPROVAL_SIGNATURE_INVALID'
      | 'CHAIN_UNAVAILABLE';
    risk: 'moves-money';
  };
  /** Sign a multisig payment */
  signPayment: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SignPaymentRequest;
    result: LegacyPayment;
    status: 200;
    codes: 'PAYMENT_NOT_FOUND' | 'INVALID_TRANSITION' | 'SIGNATURE_INVALID' | 'ALREADY_SIGNED';
    risk: 'moves-money';
  };
  /** Simulate the next verification step */
  simulateVerificationSession: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SimulateVerificationSessionRequest | undefined;
    result: VerificationSession;
    status: 200;
    codes: 'VERIFICATION_SESSION_NOT_FOUND'
      | 'SIMULATE_NOT_AVAILABLE'
      | 'VERIFICATION_SESSION_TERMINAL'
      | 'VERIFICATION_SESSION_NOT_STARTED';
    risk: 'none';
  };
  /** Start a wallet binding */
  startWalletBinding: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: StartWalletBindingRequest;
    result: WalletBinding;
    status: 201;
    codes: 'INVALID_WALLET_ADDRESS' | 'VALIDATION_FAILED' | 'IDENTITY_NOT_FOUND' | 'WALLET_ALREADY_BOUND';
    risk: 'none';
  };
  /** Advance a payment at its provider */
  stepTestProvider: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: StepTestProviderRequest | undefined;
    result: OfframpPayment;
    status: 200;
    codes: 'VALIDATION_FAILED' | 'PAYMENT_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Submit a sales order */
  submitSalesOrder: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: SalesOrder;
    status: 200;
    codes: 'SALES_ORDER_NOT_FOUND' | 'NOT_ORDER_PARTY' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Suspend an agent */
  suspendAgent: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Agent;
    status: 200;
    codes: 'AGENT_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'takes-rights';
  };
  /** Suspend an authority grant */
  suspendAuthority: {
    path: { memberId: string; authorityId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: Authority;
    status: 200;
    codes: 'MEMBER_NOT_FOUND'
      | 'AUTHORITY_NOT_FOUND'
      | 'ROLE_NOT_PERMITTED'
      | 'AUTHORITY_REVOKED'
      | 'AUTHORITY_NOT_ACTIVE';
    risk: 'takes-rights';
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
    risk: 'takes-rights';
  };
  /** Suspend a test credential */
  suspendTestCredential: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SuspendTestCredentialRequest | undefined;
    result: Credential;
    status: 200;
    codes: 'CREDENTIAL_NOT_FOUND' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Send a test event */
  testWebhookEndpoint: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    result: WebhookEndpointTested;
    status: 200;
    codes: 'ENDPOINT_NOT_FOUND' | 'ENDPOINT_DISABLED';
    risk: 'none';
  };
  /** Top up liquidity */
  topUpLiquidity: {
    path: { provider: string };
    query: Record<never, never>;
    headers: { 'x-service-operator': string; 'idempotency-key'?: string };
    body: MoveLiquidityRequest;
    result: Liquidity;
    status: 200;
    codes: 'ROUTE_NOT_FOUND' | 'LIQUIDITY_BAD_AMOUNT' | 'LIQUIDITY_NOT_CONFIGURED';
    risk: 'none';
  };
  /** Unfreeze a card */
  unfreezeCard: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string; 'idempotency-key'?: string };
    body: undefined;
    result: CardFreezeResult;
    status: 200;
    codes: 'CARD_NOT_FOUND'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'lets-draw' | 'none';
  };
  /** Update an authority grant */
  updateAuthority: {
    path: { memberId: string; authorityId: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string };
    body: UpdateAuthorityRequest;
    result: AuthorityWithAttestation;
    status: 200;
    codes: 'AUTHORITY_ACTIONS_REQUIRED'
      | 'INVALID_USD_AMOUNT'
      | 'INVALID_APPROVAL_WEIGHT'
      | 'MEMBER_NOT_FOUND'
      | 'AUTHORITY_NOT_FOUND'
      | 'ROLE_NOT_PERMITTED'
      | 'AUTHORITY_REVOKED'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights' | 'takes-rights';
  };
  /** Update a member */
  updateMember: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string };
    body: UpdateMemberRequest;
    result: Member;
    status: 200;
    codes: 'MEMBER_NOT_FOUND'
      | 'ROLE_NOT_PERMITTED'
      | 'INVALID_TRANSITION'
      | 'LAST_OWNER'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights' | 'takes-rights' | 'none';
  };
  /** Update your tenant */
  updateMyTenant: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: UpdateTenantRequest;
    result: Tenant;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED' | 'TENANT_SUSPENDED';
    risk: 'none';
  };
  /** Update a payout destination */
  updatePayoutDestination: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string };
    body: UpdatePayoutDestinationRequest;
    result: PayoutDestination;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED'
      | 'DESTINATION_NOT_FOUND'
      | 'DESTINATION_REVOKED'
      | 'DESTINATION_NOT_VERIFIED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED'
      | 'TWOFA_AGENT_NOT_PERMITTED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'directs-money';
  };
  /** Update the protection settings */
  updateProtectionSettings: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'x-service-2fa-challenge'?: string };
    body: UpdateProtectionSettingsRequest;
    result: ProtectionSettings;
    status: 200;
    codes: 'TWOFA_AGENT_NOT_PERMITTED'
      | 'ROLE_NOT_PERMITTED'
      | 'VALIDATION_FAILED'
      | 'TWOFA_NOT_ENROLLED'
      | 'TWOFA_REQUIRED'
      | 'TWOFA_BINDING_MISMATCH'
      | 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    risk: 'grants-rights' | 'takes-rights';
  };
  /** Update the terms of a sales order */
  updateSalesOrderTerms: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: UpdateSalesOrderTermsRequest;
    result: SalesOrder;
    status: 200;
    codes: 'SALES_ORDER_NOT_FOUND' | 'NOT_ORDER_PARTY' | 'INVALID_TRANSITION';
    risk: 'none';
  };
  /** Update a webhook sink */
  updateTestWebhookSink: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: UpdateTestWebhookSinkRequest;
    result: TestWebhookSink;
    status: 200;
    codes: 'WEBHOOK_SINK_NOT_FOUND';
    risk: 'none';
  };
  /** Update a treasury rule */
  updateTreasuryRule: {
    path: { ruleId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: UpdateTreasuryRuleRequest;
    result: TreasuryRule;
    status: 200;
    codes: 'TREASURY_RULE_NOT_FOUND' | 'VALIDATION_FAILED' | 'TREASURY_BUCKET_NOT_FOUND';
    risk: 'none';
  };
  /** Update a webhook endpoint */
  updateWebhookEndpoint: {
    path: { id: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: UpdateWebhookEndpointRequest;
    result: WebhookEndpoint;
    status: 200;
    codes: 'VALIDATION_FAILED'
      | 'INVALID_URL'
      | 'SCHEME_NOT_ALLOWED'
      | 'PORT_NOT_ALLOWED'
      | 'PRIVATE_HOST_BLOCKED'
      | 'ENDPOINT_NOT_FOUND';
    risk: 'none';
  };
  /** Verify a claim code */
  verifyClaimOtp: {
    path: { claimToken: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: VerifyClaimOtpRequest;
    result: ClaimTicket;
    status: 200;
    codes: 'ROUTE_NOT_FOUND'
      | 'RATE_LIMITED'
      | 'CLAIM_NOT_FOUND'
      | 'CLAIM_LINK_GONE'
      | 'CLAIM_OTP_TOO_MANY_ATTEMPTS'
      | 'CLAIM_OTP_EXPIRED'
      | 'CLAIM_OTP_INVALID';
    risk: 'none';
  };
  /** Verify a payout destination */
  verifyPayoutDestination: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VerifyPayoutDestinationRequest | undefined;
    result: PayoutDestination;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED'
      | 'VALIDATION_FAILED'
      | 'DESTINATION_NOT_FOUND'
      | 'DESTINATION_REVOKED'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED'
      | 'DESTINATION_VERIFY_NOT_AVAILABLE'
      | 'PROVIDER_UNAVAILABLE'
      | 'DESTINATION_SIGNATURE_INVALID'
      | 'CHAIN_UNAVAILABLE';
    risk: 'directs-money';
  };
  /** Verify a phone number */
  verifyPhoneAlias: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VerifyPhoneAliasRequest;
    result: PhoneAlias;
    status: 200;
    codes: 'ROLE_NOT_PERMITTED'
      | 'PHONE_ALIAS_NOT_FOUND'
      | 'POLICY_UNAVAILABLE'
      | 'POLICY_DENIED'
      | 'INVALID_TRANSITION'
      | 'ALIAS_OTP_TOO_MANY_ATTEMPTS'
      | 'ALIAS_OTP_EXPIRED'
      | 'ALIAS_OTP_INVALID';
    risk: 'directs-money';
  };
  /** Verify a credential presentation */
  verifyPresentation: {
    path: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VerifyPresentationRequest;
    result: PresentationResult;
    status: 200;
    codes: 'INVALID_WALLET_ADDRESS' | 'CHALLENGE_NOT_FOUND' | 'PRESENTATION_REPLAYED' | 'CHAIN_UNAVAILABLE';
    risk: 'none';
  };
  /** Answer a two-factor challenge */
  verifyTwoFactorChallenge: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VerifyTwoFactorChallengeRequest;
    result: TwoFactorChallengeProgress;
    status: 200;
    codes: 'TWOFA_AGENT_NOT_PERMITTED'
      | 'CHALLENGE_NOT_FOUND'
      | 'FACTOR_NOT_FOUND'
      | 'VALIDATION_FAILED'
      | 'TWOFA_CHALLENGE_EXPIRED'
      | 'INVALID_TRANSITION'
      | 'RATE_LIMITED'
      | 'TWOFA_TOO_MANY_ATTEMPTS'
      | 'TWOFA_INVALID_CODE';
    risk: 'none';
  };
  /** Verify a two-factor method */
  verifyTwoFactorFactor: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VerifyTwoFactorFactorRequest;
    result: TwoFactorFactor;
    status: 200;
    codes: 'TWOFA_AGENT_NOT_PERMITTED'
      | 'FACTOR_NOT_FOUND'
      | 'VALIDATION_FAILED'
      | 'INVALID_TRANSITION'
      | 'TWOFA_TOO_MANY_ATTEMPTS'
      | 'TWOFA_INVALID_CODE';
    risk: 'grants-rights';
  };
  /** Verify a wallet binding */
  verifyWalletBinding: {
    path: { id: string; bindingId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VerifyWalletBindingRequest;
    result: WalletBinding;
    status: 200;
    codes: 'IDENTITY_NOT_FOUND'
      | 'WALLET_BINDING_NOT_FOUND'
      | 'WALLET_BINDING_NOT_PENDING'
      | 'WALLET_BINDING_ROTATION_STALE'
      | 'WALLET_BINDING_NO_CHALLENGE'
      | 'CHAIN_UNAVAILABLE'
      | 'WALLET_BINDING_SIGNATURE_INVALID'
      | 'WALLET_ALREADY_BOUND';
    risk: 'none';
  };
  /** Withdraw from a pool */
  withdrawFromPool: {
    path: { id: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: MovePoolFundsRequest;
    result: FinancingPool;
    status: 200;
    codes: 'POOL_NOT_FOUND' | 'POOL_PHASE' | 'INSUFFICIENT_FUNDS';
    risk: 'none';
  };
  /** Withdraw liquidity */
  withdrawLiquidity: {
    path: { provider: string };
    query: Record<never, never>;
    headers: { 'x-service-operator': string; 'idempotency-key'?: string };
    body: MoveLiquidityRequest;
    result: Liquidity;
    status: 200;
    codes: 'ROUTE_NOT_FOUND' | 'LIQUIDITY_BAD_AMOUNT' | 'LIQUIDITY_NOT_CONFIGURED' | 'LIQUIDITY_INSUFFICIENT';
    risk: 'moves-money';
  };
}

export type OperationId = keyof Operations;
