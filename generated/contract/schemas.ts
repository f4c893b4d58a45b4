// Generated from spec/ and machines/ by `npm run generate`. Do not edit.

/** How far to go; never back. */
export interface AdvanceTestClockRequest {
  /** Seconds, up to a year. */
  advanceSeconds: number;
}

/** What is known about an API key; the key itself is shown once, at issue (D-008, D-010). */
export interface ApiKey {
  /** The API key record, never the key itself. */
  id: string;
  /** What the key is for. */
  name: string;
  /** The first 12 characters of the key. */
  prefix: string;
  /** The last four characters of the key. */
  last4: string;
  /** The environment that the key belongs to. */
  environment: Environment;
  /** What the key may do, always narrowed by the role of its member (D-031). */
  scopes: Scope[];
  /** True for a key of an autonomous agent (D-022). */
  agent: boolean;
  /** The agent behind the key. */
  agentId: string | null;
  /** The member in whose name the key acts (D-021). */
  memberId: string;
  /** Addresses and CIDR blocks that may use the key; empty means any (D-026). */
  ipAllowlist: string[];
  /** True when high-risk routes demand a signed request (D-029). */
  requestSigning: boolean;
  /** Whether the key works. */
  status: ApiKeyStatus;
  /** When the key was last used. */
  lastUsedAt: string | null;
  /** When the key stops working by itself. */
  expiresAt: string | null;
  /** When the key was revoked. */
  revokedAt: string | null;
  /** When the key was issued. */
  createdAt: string;
}

/** An API key was issued or revoked (D-388). The record only, never the key. Phone numbers, e-mails, codes and tokens are never in it (D-384). */
export interface ApiKeyEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'api_key.created' | 'api_key.revoked';
  /** When the change was committed. */
  createdAt: string;
  /** The environment. */
  environment: Environment;
  /** The tenant that receives it. */
  tenantId: string;
  /** The version of the payload. */
  apiVersion: 'v1';
  /** What changed. */
  data: {
    /** The resource at the moment of the change, as this tenant may read it. */
    object: ApiKey;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** A new API key with its secrets, which are shown this once only (D-007). */
export interface ApiKeyIssued {
  /** The API key record, never the key itself. */
  id: string;
  /** What the key is for. */
  name: string;
  /** The first 12 characters of the key. */
  prefix: string;
  /** The last four characters of the key. */
  last4: string;
  /** The environment that the key belongs to. */
  environment: Environment;
  /** What the key may do, always narrowed by the role of its member (D-031). */
  scopes: Scope[];
  /** True for a key of an autonomous agent (D-022). */
  agent: boolean;
  /** The agent behind the key. */
  agentId: string | null;
  /** The member in whose name the key acts (D-021). */
  memberId: string;
  /** Addresses and CIDR blocks that may use the key; empty means any (D-026). */
  ipAllowlist: string[];
  /** True when high-risk routes demand a signed request (D-029). */
  requestSigning: boolean;
  /** Whether the key works. */
  status: ApiKeyStatus;
  /** When the key was last used. */
  lastUsedAt: string | null;
  /** When the key stops working by itself. */
  expiresAt: string | null;
  /** When the key was revoked. */
  revokedAt: string | null;
  /** When the key was issued. */
  createdAt: string;
  /** The key: svc_test_ or svc_live_ and 40 base62 characters. Keep it; it cannot be read again. */
  apiKey: string;
  /** The secret that signs requests, when requestSigning is true; shown this once only (D-027). */
  signingSecret: string | null;
}

/** API keys, newest first. */
export interface ApiKeyList {
  /** One page of them. */
  apiKeys: ApiKey[];
}

/** Whether an API key works; EXPIRED follows from expiresAt on the real clock (D-008, D-067). */
export type ApiKeyStatus = 'ACTIVE' | 'REVOKED' | 'EXPIRED';

/** Money set aside for a contact that resolved to nobody yet (A 2.5, D-183). */
export interface Claim {
  /** The claim. */
  claimId: string;
  /** The payment that opened it. */
  paymentId: string;
  /** Its 32 random bytes on chain; derived from nothing. */
  opaqueId: string;
  /** 0x and the SHA-256 of <claimId>:<paymentId> (D-184). */
  metadataHash: string;
  /** Where it stands. */
  status: ClaimStatus;
  /** True when money is set aside: a reservation or a confirmed deposit (D-088). */
  funded: boolean;
  /** The phone that may claim it, masked. */
  phoneMasked: string | null;
  /** The e-mail that may claim it, masked. */
  emailMasked: string | null;
  /** The amount in 6-decimal base units. */
  amountBaseUnits: string;
  /** When it expires if nobody claims it: 14 days after it opened. */
  expiresAt: string;
  /** When a locked claim that is not yet with a provider goes back (D-189). */
  graceEndsAt: string;
  /** When somebody proved control of the contact. */
  claimedAt: string | null;
  /** When the money was locked for the recipient. */
  lockedAt: string | null;
  /** When it was paid out. */
  releasedAt: string | null;
  /** When the sender had it back. */
  refundedAt: string | null;
  /** When it was cancelled. */
  canceledAt: string | null;
  /** When it opened. */
  createdAt: string;
}

/** A claim changed (A 3.3). For the sender. Phone numbers, e-mails, codes and tokens are never in it (D-384). */
export interface ClaimEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'claim.opened' | 'claim.locked' | 'claim.released' | 'claim.expired' | 'claim.refunded' | 'claim.canceled';
  /** When the change was committed. */
  createdAt: string;
  /** The environment. */
  environment: Environment;
  /** The tenant that receives it. */
  tenantId: string;
  /** The version of the payload. */
  apiVersion: 'v1';
  /** What changed. */
  data: {
    /** The resource at the moment of the change, as this tenant may read it. */
    object: Claim;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** Where a claim stands; RELEASED, REFUNDED and CANCELED are the ends, and never two of them (A 3.3). */
export type ClaimStatus = 'OPEN' | 'LOCKED' | 'EXPIRED' | 'RELEASED' | 'REFUNDED' | 'CANCELED';

/** The API key to issue. */
export interface CreateApiKeyRequest {
  /** What the key is for. */
  name: string;
  /** What the key may do; by default every scope that the creator has and the key may hold. */
  scopes?: Scope[];
  /** True for a key of an autonomous agent, which some scopes are closed to (D-023). */
  agent?: boolean;
  /** The agent; by default a new one, named like the key. */
  agentId?: string;
  /** The member in whose name the key acts; by default the creator. Only an OWNER names another. */
  memberId?: string;
  /** IPv4 or IPv6 addresses and CIDR blocks; empty or absent means any. */
  ipAllowlist?: string[];
  /** True to make high-risk routes demand a signed request. */
  requestSigning?: boolean;
  /** When the key stops working; must lie ahead. */
  expiresAt?: string;
}

/** Whom to invite. */
export interface CreateMemberRequest {
  /** Where the invitation goes; compared in lower case. */
  email: string;
  /** Their name. */
  name?: string;
  /** Their role. */
  role?: 'OWNER' | 'ADMIN' | 'FINANCE' | 'MEMBER' | 'VIEWER';
  /** Groups in whose name the member may vote. */
  approvalGroups?: string[];
  /** The group that must approve what the member initiates. */
  approverGroup?: string;
}

/** Whom to pay, how much, and within which limits. Exactly one of phone and did. */
export interface CreateOfframpPaymentRequest {
  /** The recipient's phone, E.164. */
  phone?: string;
  /** The recipient's payment identity: did:payid and 64 lowercase hex digits, a did:web of this service, or a bare handle (D-111). */
  did?: string;
  /** The amount in USD: above zero, at most 1000000000, at most 6 fraction digits (D-048). */
  amountUsd: string;
  /** The environment's chain, which is also the default: 84532 in the sandbox, 8453 in live (D-080). */
  chainId?: number;
  /** Where the money comes from. */
  fundingMode?: 'INTERNAL_BALANCE' | 'ONCHAIN_DEPOSIT' | 'MULTISIG_PROPOSAL';
  /** ONCHAIN_DEPOSIT only, and required there: the EVM address that an expired or cancelled deposit goes back to. */
  refundAddress?: string;
  /** The asset that pays: USDC on the environment network by default; USDT on tron where the partner is on (D-081, D-082). */
  funding?: {
    /** USDC or USDT. */
    asset?: string;
    /** The network. */
    network?: string;
  };
  /** A payment envelope; its own checks answer ENVELOPE_INVALID, its shape included (D-148). */
  envelope?: PaymentEnvelope | Record<string, unknown>;
  /** Plain text for both parties. */
  memo?: string;
  /** One of the recipient's ACTIVE destinations. */
  requestedDestinationId?: string;
  /** How to rank the routes; CHEAPEST by default. */
  speedPreference?: 'FASTEST' | 'CHEAPEST';
  /** Ceiling of the total fee, in minor units of the destination currency; a fee equal to it passes (D-142). */
  maximumFeeMinor?: string;
  /** The rails that may be used; empty or absent means all. */
  allowedRails?: Rail[];
  /** Whom to invite when nobody holds the handle: at least one of both. For handles only (D-112). */
  invite?: {
    /** An e-mail. */
    email?: string;
    /** A phone, E.164. */
    phone?: string;
  };
}

/** Where to be paid. The fields of the type, and only those: others are refused (D-238). Which are wanted, and their form, depends on the type, so their own codes come from the operation. */
export interface CreatePayoutDestinationRequest {
  /** ONCHAIN_WALLET (or STABLECOIN_ADDRESS), PAYMENT_APP_A, PAYMENT_APP_B, US_BANK_ACH, SEPA or SERVICE_BALANCE. ONCHAIN_WALLET when an address is given. PAYMENT_APP_C is defined but refused with VALIDATION_FAILED, any other with DESTINATION_RAIL_NOT_AVAILABLE. */
  type?: string;
  /** ONCHAIN_WALLET: USDC (default) on every network but tron, USDT on ethereum and tron (D-240). */
  asset?: string;
  /** ONCHAIN_WALLET, in lower case: base, base-sepolia, ethereum, polygon, arbitrum, solana or tron; the environment network by default. */
  network?: string;
  /** ONCHAIN_WALLET: the address, kept as it is and compared in its own case. */
  address?: string;
  /** PAYMENT_APP_A: this or phone. */
  email?: string;
  /** PAYMENT_APP_A: this or email. PAYMENT_APP_B: this or handle. E.164. */
  phone?: string;
  /** PAYMENT_APP_B, without @: 1 to 30 letters, digits, dots, hyphens and underscores. */
  handle?: string;
  /** US_BANK_ACH: 9 digits with a valid ABA checksum. */
  routingNumber?: string;
  /** US_BANK_ACH: 4 to 17 digits. */
  accountNumber?: string;
  /** SEPA: an IBAN with a valid checksum. */
  iban?: string;
  /** ISO 3166-1 alpha-2; a default for each rail (D-239). */
  country?: string;
  /** ISO 4217; a default for each rail (D-239). */
  currency?: string;
  /** Your own text for it. */
  label?: string;
}

/** The phone number to prove. */
export interface CreatePhoneAliasRequest {
  /** E.164. */
  phone: string;
}

/** The business to create. */
export interface CreateTenantRequest {
  /** What it is called. */
  name: string;
  /** The registered name; the name by default. */
  legalName?: string;
  /** ISO 3166-1 alpha-2 country of registration. */
  country?: string;
  /** The owner's e-mail within the tenant; that of the session by default. */
  email?: string;
  /** True to create one more tenant for a user who already belongs to one. */
  additional?: boolean;
}

/** Who signs in: an e-mail, new or known, or a member. Exactly one form. */
export type CreateTestSessionRequest = TestSessionByEmail | TestSessionByMember;

/** Whom to verify. */
export interface CreateVerificationSessionRequest {
  /** KYC for a member, KYB for the business. */
  kind: VerificationKind;
  /** The member; required for KYC, refused for KYB. */
  memberId?: string;
  /** ISO 3166-1 alpha-2; the tenant's by default. */
  country?: string;
}

/** A signed statement about a tenant or member (B 2.8). Its subject is a DID, never a wallet. */
export interface Credential {
  /** The credential. */
  id: string;
  /** What it says. */
  kind: CredentialKind;
  /** What the subject is. */
  subjectType: SubjectType;
  /** The tenant or the member. */
  subjectId: string;
  /** Whether it counts. */
  status: CredentialStatus;
  /** The verified name; null for the kinds without one. */
  legalName: string | null;
  /** When it was issued. */
  issuedAt: string;
  /** When it ends by itself. */
  expiresAt: string | null;
  /** When it was revoked. */
  revokedAt: string | null;
  /** Why it was revoked. */
  revokedReason: RevokedReason;
  /** The subject's DID. */
  subjectDid: string;
  /** 0x and the SHA-256 of the canonical document; null for a legacy, unsigned credential (D-467). */
  credentialHash: string | null;
  /** PLATFORM is signed by the platform issuer, ORGANIZATION by the multisig of the tenant. */
  issuerKind: 'PLATFORM' | 'ORGANIZATION';
}

/** A credential changed (D-388). Phone numbers, e-mails, codes and tokens are never in it (D-384). */
export interface CredentialEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'credential.issued' | 'credential.suspended' | 'credential.revoked' | 'credential.expired';
  /** When the change was committed. */
  createdAt: string;
  /** The environment. */
  environment: Environment;
  /** The tenant that receives it. */
  tenantId: string;
  /** The version of the payload. */
  apiVersion: 'v1';
  /** What changed. */
  data: {
    /** The resource at the moment of the change, as this tenant may read it. */
    object: Credential;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** What a credential says (B 2.8, D-325). */
export type CredentialKind = 'PERSON_IDENTITY' | 'BUSINESS_IDENTITY' | 'DESTINATION_OWNERSHIP' | 'AUTHORITY_DELEGATION' | 'PAYMENT_POLICY' | 'TENANT_MEMBERSHIP';

/** Credentials, newest first. */
export interface CredentialList {
  /** One page of them. */
  credentials: Credential[];
}

/** Whether the credential counts (D-325). */
export type CredentialStatus = 'ACTIVE' | 'SUSPENDED' | 'REVOKED' | 'EXPIRED';

/** Whether a credential counts, and how that is known (B 2.8, D-328). */
export interface CredentialStatusRead {
  /** The credential. */
  id: string;
  /** Whether it counts. */
  status: CredentialStatus;
  /** Why it was revoked. */
  revokedReason: RevokedReason;
  /** When the status was last confirmed; null before the first time. */
  statusRefreshedAt: string | null;
  /** Who confirmed it. */
  statusSource: 'PROVIDER' | 'PLATFORM' | 'ONCHAIN';
}

/** ACCEPTED is recorded, SECURED is funded, SUBMITTED is with the provider, DELIVERED is confirmed by it; null once the payment fails, goes back or is cancelled (A 1, D-076). */
export type DeliveryMoment = 'ACCEPTED' | 'SECURED' | 'SUBMITTED' | 'DELIVERED' | null;

/** sandbox for test keys, live for live keys (D-014). */
export type Environment = 'sandbox' | 'live';

/** Something that happened, as this tenant may read it: the payload of its webhook with its place in the feed (D-384, D-439). */
export interface Event {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: EventType;
  /** When the change was committed. */
  createdAt: string;
  /** The environment. */
  environment: Environment;
  /** The tenant that receives it. */
  tenantId: string;
  /** The version of the payload. */
  apiVersion: 'v1';
  /** What changed. */
  data: {
    /** The resource at the moment of the change, as GET returns it; its form follows from the type, see the webhooks. */
    object: Record<string, unknown>;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
  /** The event's number in this tenant's feed, an increasing integer without gaps (D-390). */
  sequence: string;
  /** The resource that changed. */
  resourceId: string;
  /** Which step of the resource it was (D-390). */
  resourceSequence: number;
}

/** Events. */
export interface EventList {
  /** One page of them. */
  events: Event[];
}

/** What happened, <family>.<change> (D-385, D-388). New types may appear; ignore those you do not know (D-062). */
export type EventType = 'payment.created' | 'payment.funds_pending' | 'payment.funds_confirmed' | 'payment.identity_resolution' | 'payment.action_required' | 'payment.policy_check' | 'payment.approval_required' | 'payment.approval_pending' | 'payment.credential_hold' | 'payment.route_quoted' | 'payment.awaiting_confirmation' | 'payment.routing' | 'payment.provider_submitted' | 'payment.provider_processing' | 'payment.delivered' | 'payment.failed' | 'payment.refund_pending' | 'payment.refunded' | 'payment.canceled' | 'claim.opened' | 'claim.locked' | 'claim.released' | 'claim.expired' | 'claim.refunded' | 'claim.canceled' | 'payout_destination.created' | 'payout_destination.verified' | 'payout_destination.revoked' | 'phone_alias.verified' | 'phone_alias.reverification_required' | 'phone_alias.replaced' | 'verification_session.verified' | 'verification_session.rejected' | 'verification_session.expired' | 'verification_session.canceled' | 'verification_session.error' | 'credential.issued' | 'credential.suspended' | 'credential.revoked' | 'credential.expired' | 'member.activated' | 'member.suspended' | 'member.removed' | 'api_key.created' | 'api_key.revoked' | 'review_case.opened' | 'review_case.resolved';

/** A route that is not offered, and why (A 2.2). */
export interface ExcludedRoute {
  /** The destination. */
  destinationId: string;
  /** The provider; null when the rail has none. */
  provider: string | null;
  /** The rail. */
  rail: Rail;
  /** Why (D-143). */
  reasonCode: 'MAX_FEE_EXCEEDED' | 'RAIL_NOT_ALLOWED' | 'DESTINATION_NOT_REQUESTED' | 'PROVIDER_OFF' | 'PROVIDER_UNAVAILABLE' | 'INSUFFICIENT_LIQUIDITY' | 'NO_PROVIDER_ADAPTER' | 'NETWORK_NOT_ROUTABLE' | 'CURRENCY_NOT_SUPPORTED' | 'AMOUNT_TOO_SMALL' | 'POLICY_FEE_EXCEEDED' | 'POLICY_RAIL_NOT_ALLOWED' | 'AUTHORITY_DESTINATION_NOT_ALLOWED' | 'ENVELOPE_CONSTRAINT';
}

/** How to pay an on-chain deposit in (A 2.1, D-084). */
export interface FundingInstructions {
  /** onchain, or partner for USDT on tron. */
  provider: 'onchain' | 'partner';
  /** Where the money goes. */
  escrowAddress: string;
  /** The deposit's opaque name on chain. */
  dealId: string;
  /** The token. */
  tokenAddress: string;
  /** The chain. */
  chainId: number;
  /** The amount in minor units of the token. */
  amountMinor: string;
  /** The transactions, in order; empty for the partner. */
  steps: FundingStep[];
  /** For people. */
  note: string;
}

/** INTERNAL_BALANCE takes the sender's balance; ONCHAIN_DEPOSIT is open to some tenants; MULTISIG_PROPOSAL is never available (A 4.1, D-083, D-423). */
export type FundingMode = 'INTERNAL_BALANCE' | 'ONCHAIN_DEPOSIT' | 'MULTISIG_PROPOSAL';

/** One transaction for the payer to send. */
export interface FundingStep {
  /** What the transaction does. */
  kind: 'approve' | 'deposit';
  /** The contract. */
  to: string;
  /** The call data. */
  data: string;
}

/** That the process runs. */
export interface Health {
  /** Always ok. */
  status: 'ok';
}

/** Why a payment is held. All are recoverable but SANCTIONS_REVIEW_REQUIRED and POLICY_DENIED, which end the attempt and then stand in failureReason (A 2.3, D-117, D-208). */
export type HoldReason = 'RECIPIENT_NOT_ONBOARDED' | 'PAYOUT_DESTINATION_NOT_SELECTED' | 'CREDENTIAL_EXPIRED' | 'CREDENTIAL_REVOKED' | 'CREDENTIAL_SUSPENDED' | 'CREDENTIAL_CHANGED_REVIEW_REQUIRED' | 'PHONE_REVERIFICATION_REQUIRED' | 'TRANSACTION_MONITORING_REVIEW' | 'PROVIDER_DESTINATION_REVOKED' | 'PROVIDER_UNAVAILABLE' | 'INSUFFICIENT_ROUTE_LIQUIDITY' | 'POLICY_SUBSYSTEM_ERROR' | 'APPROVAL_THRESHOLD_NOT_MET' | 'AUTHORITY_LIMIT_EXCEEDED' | 'SANCTIONS_REVIEW_REQUIRED' | 'POLICY_DENIED';

/** The credential to issue. */
export interface IssueTestCredentialRequest {
  /** What it says. */
  kind: 'PERSON_IDENTITY' | 'BUSINESS_IDENTITY';
  /** The member; required for PERSON_IDENTITY, refused for BUSINESS_IDENTITY. */
  memberId?: string;
  /** True for a legacy credential without artifact. */
  unsigned?: boolean;
}

/** Who the caller is, as the service sees it (D-072). */
export interface Me {
  /** Whether a member or an API key is calling. */
  actorType: 'member' | 'apiKey';
  /** The environment of this deployment. */
  environment: Environment;
  /** The user of the session; null for an API key. */
  userId: string | null;
  /** The tenant that the caller acts in; null for a user who has none. */
  tenant: Tenant | null;
  /** The member; for an API key the one it acts for. */
  member: Member | null;
  /** The API key; null for a session. */
  apiKey: ApiKey | null;
  /** What the caller may do: for a key its scopes less those that the role of its member lacks. */
  scopes: Scope[];
}

/** A person in a tenant (D-015). */
export interface Member {
  /** The member. */
  id: string;
  /** Their tenant. */
  tenantId: string;
  /** Their e-mail, which is theirs alone within the tenant. */
  email: string;
  /** Their name; null until it is known. */
  name: string | null;
  /** What the member may do (D-019). */
  role: MemberRole;
  /** Where the membership stands (D-017). */
  status: MemberStatus;
  /** The EVM address that signs for the member, checksummed; in the sandbox preset to the embedded signer (D-020). */
  signerAddress: string | null;
  /** Groups in whose name the member may vote. */
  approvalGroups: string[];
  /** The group that must approve what the member initiates. */
  approverGroup: string | null;
  /** When the member was invited. */
  createdAt: string;
  /** When the first session began. */
  activatedAt: string | null;
  /** When the member was suspended; null again after reactivation. */
  suspendedAt: string | null;
  /** When the member was removed. */
  removedAt: string | null;
}

/** A membership changed (D-388). Without e-mail and name (D-466). Phone numbers, e-mails, codes and tokens are never in it (D-384). */
export interface MemberEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'member.activated' | 'member.suspended' | 'member.removed';
  /** When the change was committed. */
  createdAt: string;
  /** The environment. */
  environment: Environment;
  /** The tenant that receives it. */
  tenantId: string;
  /** The version of the payload. */
  apiVersion: 'v1';
  /** What changed. */
  data: {
    /** The resource at the moment of the change, as this tenant may read it. */
    object: MemberInEvent;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** A member as events show it: without e-mail and name (D-466). */
export interface MemberInEvent {
  /** The member. */
  id: string;
  /** Their tenant. */
  tenantId: string;
  /** What the member may do (D-019). */
  role: MemberRole;
  /** Where the membership stands (D-017). */
  status: MemberStatus;
  /** The EVM address that signs for the member, checksummed; in the sandbox preset to the embedded signer (D-020). */
  signerAddress: string | null;
  /** Groups in whose name the member may vote. */
  approvalGroups: string[];
  /** The group that must approve what the member initiates. */
  approverGroup: string | null;
  /** When the member was invited. */
  createdAt: string;
  /** When the first session began. */
  activatedAt: string | null;
  /** When the member was suspended; null again after reactivation. */
  suspendedAt: string | null;
  /** When the member was removed. */
  removedAt: string | null;
}

/** Members, newest first. */
export interface MemberList {
  /** One page of them. */
  members: Member[];
}

/** The role of a member. OWNER and ADMIN have every scope; the others fewer (D-019). */
export type MemberRole = 'OWNER' | 'ADMIN' | 'FINANCE' | 'MEMBER' | 'VIEWER';

/** Where a membership stands; REMOVED is the end (D-017). */
export type MemberStatus = 'INVITED' | 'ACTIVE' | 'SUSPENDED' | 'REMOVED';

/** A payment to a phone number or DID over the rail that the recipient chooses (A 2.1, D-075). Sender and recipient read the same record; refundAddress, approvalRequestId, maximumFeeMinor and fundingInstructions are null for the recipient (D-077). */
export interface OfframpPayment {
  /** The payment. */
  paymentId: string;
  /** Where the payment stands. */
  status: OfframpPaymentStatus;
  /** Which of the four delivery moments is reached. */
  deliveryMoment: DeliveryMoment;
  /** The recipient's number, masked; null for DID addressing. The full number is never returned. */
  recipientPhoneMasked: string | null;
  /** The recipient's DID; present for DID addressing only. */
  recipientDid?: string;
  /** The payment envelope; present for envelope payments only. */
  envelopeId?: string;
  /** The recipient; null until it is resolved. */
  recipientTenantId: string | null;
  /** The claim, once the phone has resolved to nobody. */
  claimId: string | null;
  /** The chain of the source asset, eip155:<chainId>. */
  sourceChainKey: string;
  /** The source asset, eip155:<chainId>/erc20:<token address in lower case>. */
  sourceAssetId: string;
  /** The amount in 6-decimal base units. */
  sourceAmountBaseUnits: string;
  /** The same amount in USD. */
  amountUsd: Usd;
  /** Where the money comes from. */
  sourceFundingMode: FundingMode;
  /** The recipient's destination that the sender asked for. */
  requestedDestinationId: string | null;
  /** The quote that the recipient selected; null again after a fresh set (D-446). */
  selectedRouteQuoteId: string | null;
  /** How quotes are ranked, if it was said. */
  speedPreference: SpeedPreference | null;
  /** The ceiling of the total fee, in minor units of the destination currency. */
  maximumFeeMinor: string | null;
  /** The rails that are allowed; null or empty means all. */
  allowedRails: Rail[] | null;
  /** Why the payment is held, in the order of the checks; empty when it is not. */
  holdReasons: HoldReason[];
  /** Why the payment failed, was cancelled by policy, or needs action: the reject reason, or PROVIDER_ and the provider's status. */
  failureReason: string | null;
  /** Plain text for both parties, erased 400 days after the end (D-150). */
  memo: string | null;
  /** Where an on-chain deposit goes back to; for the sender only. */
  refundAddress: string | null;
  /** The approval request that holds the payment; for the sender only. */
  approvalRequestId: string | null;
  /** How to pay the deposit in; present for on-chain deposits only, until they are confirmed; null for the recipient. */
  fundingInstructions?: FundingInstructions | null;
  /** When the provider confirmed delivery. */
  deliveredAt: string | null;
  /** When it was cancelled. */
  canceledAt: string | null;
  /** When the sender had the money back. */
  refundedAt: string | null;
  /** When it was recorded. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
}

/** The new payment with its quotes (D-074). */
export interface OfframpPaymentCreated {
  /** The payment. */
  paymentId: string;
  /** Where the payment stands. */
  status: OfframpPaymentStatus;
  /** Which of the four delivery moments is reached. */
  deliveryMoment: DeliveryMoment;
  /** The recipient's number, masked; null for DID addressing. The full number is never returned. */
  recipientPhoneMasked: string | null;
  /** The recipient's DID; present for DID addressing only. */
  recipientDid?: string;
  /** The payment envelope; present for envelope payments only. */
  envelopeId?: string;
  /** The recipient; null until it is resolved. */
  recipientTenantId: string | null;
  /** The claim, once the phone has resolved to nobody. */
  claimId: string | null;
  /** The chain of the source asset, eip155:<chainId>. */
  sourceChainKey: string;
  /** The source asset, eip155:<chainId>/erc20:<token address in lower case>. */
  sourceAssetId: string;
  /** The amount in 6-decimal base units. */
  sourceAmountBaseUnits: string;
  /** The same amount in USD. */
  amountUsd: Usd;
  /** Where the money comes from. */
  sourceFundingMode: FundingMode;
  /** The recipient's destination that the sender asked for. */
  requestedDestinationId: string | null;
  /** The quote that the recipient selected; null again after a fresh set (D-446). */
  selectedRouteQuoteId: string | null;
  /** How quotes are ranked, if it was said. */
  speedPreference: SpeedPreference | null;
  /** The ceiling of the total fee, in minor units of the destination currency. */
  maximumFeeMinor: string | null;
  /** The rails that are allowed; null or empty means all. */
  allowedRails: Rail[] | null;
  /** Why the payment is held, in the order of the checks; empty when it is not. */
  holdReasons: HoldReason[];
  /** Why the payment failed, was cancelled by policy, or needs action: the reject reason, or PROVIDER_ and the provider's status. */
  failureReason: string | null;
  /** Plain text for both parties, erased 400 days after the end (D-150). */
  memo: string | null;
  /** Where an on-chain deposit goes back to; for the sender only. */
  refundAddress: string | null;
  /** The approval request that holds the payment; for the sender only. */
  approvalRequestId: string | null;
  /** How to pay the deposit in; present for on-chain deposits only, until they are confirmed; null for the recipient. */
  fundingInstructions?: FundingInstructions | null;
  /** When the provider confirmed delivery. */
  deliveredAt: string | null;
  /** When it was cancelled. */
  canceledAt: string | null;
  /** When the sender had the money back. */
  refundedAt: string | null;
  /** When it was recorded. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
  /** The routes on offer, best first; empty while there are none. */
  quotes: RouteQuote[];
}

/** Off-ramp payments, newest first, without quotes and funding instructions (D-074). */
export interface OfframpPaymentList {
  /** One page of them. */
  payments: OfframpPayment[];
}

/** The newest set of quotes, and what was left out of it. */
export interface OfframpPaymentRoutes {
  /** The quotes, best first. */
  routes: RouteQuote[];
  /** The routes that are not offered. */
  excludedRoutes: ExcludedRoute[];
}

/** Where an off-ramp payment stands (A 3.1). DELIVERED, REFUNDED and CANCELED are the ends. */
export type OfframpPaymentStatus = 'CREATED' | 'RECIPIENT_RESOLUTION' | 'AWAITING_SOURCE_FUNDS' | 'SOURCE_FUNDS_CONFIRMING' | 'SOURCE_FUNDS_CONFIRMED' | 'PENDING_CLAIM' | 'POLICY_CHECK' | 'PAYOUT_SELECTION_REQUIRED' | 'COMPLIANCE_HOLD' | 'ROUTE_QUOTED' | 'AWAITING_RECIPIENT_CONFIRMATION' | 'FUNDS_LOCKED' | 'PROVIDER_SUBMITTED' | 'PROVIDER_PROCESSING' | 'ACTION_REQUIRED' | 'DELIVERED' | 'FAILED' | 'REFUND_PENDING' | 'REFUNDED' | 'CANCELED';

/** This contract, bundled: an OpenAPI 3.1 document. */
export interface OpenApiDocument {
  /** The version of OpenAPI. */
  openapi: string;
  /** Title and version. */
  info: Record<string, unknown>;
  /** The operations. */
  paths: Record<string, unknown>;
}

/** How it is known that the destination is the tenant's: DECLARED at first, SIGNATURE_VERIFIED by its key, PROVIDER_VERIFIED by its rail, INTERNAL for the own balance, FAILED when the last check was refused (D-233). */
export type OwnershipStatus = 'DECLARED' | 'SIGNATURE_VERIFIED' | 'PROVIDER_VERIFIED' | 'INTERNAL' | 'FAILED';

/** A USD amount. */
export interface PaymentAmount {
  /** The amount. */
  value: Usd;
  /** Always USD. */
  currency: 'USD';
}

/** How the sender wanted it delivered. */
export interface PaymentDelivery {
  /** The speed that was asked for. */
  preference: 'instant' | 'cheapest' | 'standard' | null;
  /** The fee ceiling; for the sender only. */
  maximumFeeMinor: string | null;
  /** The rails that are allowed; null or empty means all. */
  allowedRails: Rail[] | null;
}

/** A payer-signed envelope that binds amount, payee and limits (A 2.10). For DID recipients only. */
export interface PaymentEnvelope {
  /** The signed fields. */
  message: {
    /** The payer's own name for the payment. */
    paymentObjectId: string;
    /** The payer's did:subject. */
    payer: string;
    /** The payee's DID. */
    payeeDid: string;
    /** The amount in base units. */
    amountBaseUnits: string;
    /** The asset. */
    asset: string;
    /** Its decimals. */
    assetExponent: number;
    /** A uint256 in decimal, unique per payer for ever. */
    nonce: string;
    /** When the envelope ends, in Unix seconds, in decimal. */
    expiresAt: string;
  };
  /** The limits; the signature binds its hash (D-147). */
  doc: {
    /** The organization policy's sha256, or empty. */
    policySha256: string;
    /** Empty means any. */
    permittedSettlementAssets: string[];
    /** Empty means any. */
    permittedNetworks: string[];
    /** Empty means any. */
    permittedProviders: string[];
    /** Rails never to be used. */
    railExclusions: string[];
    /** What may be replaced; stored and unused in v1 (D-149). */
    substitutionPermissions: {
      /** The destination. */
      destination: boolean;
      /** The provider. */
      provider: boolean;
      /** The rail. */
      rail: boolean;
      /** The network. */
      network: boolean;
      /** The settlement asset. */
      settlementAsset: boolean;
    };
    /** False keeps destination, provider and rail once a route was selected. */
    allowRouteChange: boolean;
    /** Ceiling of the total fee in USD base units. */
    maxFeeBaseUnits: string;
    /** The least that the recipient gets. */
    minRecipientProceeds: {
      /** The amount. */
      amountBaseUnits: string;
      /** The asset. */
      asset: string;
      /** Its decimals. */
      exponent: number;
    };
    /** How often the provider may be asked. */
    maxAttempts: number;
    /** Allowed countries of the destination; empty means any. */
    jurisdictionConstraints: string[];
    /** 0x and the SHA-256 of the memo. */
    memoHash: string;
  };
  /** EIP-712 PaymentEnvelope signature. */
  signature: string;
}

/** A payment changed its normalized status (A 3.6, D-385, D-386). Phone numbers, e-mails, codes and tokens are never in it (D-384). */
export interface PaymentEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'payment.created' | 'payment.funds_pending' | 'payment.funds_confirmed' | 'payment.identity_resolution' | 'payment.action_required' | 'payment.policy_check' | 'payment.approval_required' | 'payment.approval_pending' | 'payment.credential_hold' | 'payment.route_quoted' | 'payment.awaiting_confirmation' | 'payment.routing' | 'payment.provider_submitted' | 'payment.provider_processing' | 'payment.delivered' | 'payment.failed' | 'payment.refund_pending' | 'payment.refunded' | 'payment.canceled';
  /** When the change was committed. */
  createdAt: string;
  /** The environment. */
  environment: Environment;
  /** The tenant that receives it. */
  tenantId: string;
  /** The version of the payload. */
  apiVersion: 'v1';
  /** What changed. */
  data: {
    /** The resource at the moment of the change, as this tenant may read it. */
    object: UnifiedPayment;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** What the payment is for. */
export interface PaymentPurpose {
  /** The kind of purpose. */
  type: 'invoice' | 'payroll' | 'vendor' | 'refund' | 'other' | null;
  /** The invoice; paying it this way does not settle it. */
  invoiceId: string | null;
  /** Plain text. */
  memo: string | null;
}

/** Whom the payment was addressed to (D-162). */
export interface PaymentRecipient {
  /** The kind of reference. */
  kind: 'phoneNumber' | 'did' | 'email' | 'identityId' | 'handle';
  /** The reference, masked where it is personal. */
  masked: string;
}

/** The normalized status (A 3.6): a projection of the internal one. APPROVED and CREDENTIAL_CHECK belong to the vocabulary and do not occur in v1 (D-164). */
export type PaymentStatus = 'CREATED' | 'IDENTITY_RESOLUTION' | 'FUNDS_PENDING' | 'FUNDS_CONFIRMED' | 'ACTION_REQUIRED' | 'POLICY_CHECK' | 'CREDENTIAL_HOLD' | 'APPROVAL_REQUIRED' | 'APPROVAL_PENDING' | 'ROUTE_QUOTED' | 'AWAITING_CONFIRMATION' | 'ROUTING' | 'PROVIDER_SUBMITTED' | 'PROVIDER_PROCESSING' | 'DELIVERED' | 'FAILED' | 'REFUND_PENDING' | 'REFUNDED' | 'CANCELED' | 'APPROVED' | 'CREDENTIAL_CHECK';

/** A place where a tenant wants to be paid (A 2.4). Identifiers never change: another place is another destination. */
export interface PayoutDestination {
  /** The destination. */
  id: string;
  /** The rail. */
  type: PayoutDestinationType;
  /** The token, for on-chain destinations. */
  asset: string | null;
  /** The network, for on-chain destinations. */
  network: string | null;
  /** The address exactly as it was given, for on-chain destinations; null otherwise (D-242). */
  address: string | null;
  /** The adapter that pays it; null when there is none yet (D-245). */
  provider: string | null;
  /** ISO 3166-1 alpha-2 country of the rail. */
  country: string | null;
  /** ISO 4217 currency of the rail. */
  currency: string | null;
  /** The owner's own text. */
  label: string | null;
  /** The identifier, masked; it is stored encrypted and never returned whole (D-242). */
  maskedLabel: string;
  /** Whether routes may lead here. */
  status: PayoutDestinationStatus;
  /** How ownership is known. */
  ownershipStatus: OwnershipStatus;
  /** The DESTINATION_OWNERSHIP credential of a signature (D-235). */
  verificationCredentialId: string | null;
  /** The order among own destinations, lower first. */
  priority: number;
  /** The recipient's consent to be paid here when another route fails; v1 never reroutes by itself (D-146). */
  allowAutomaticFallback: boolean;
  /** True for the one that wins ties. */
  isDefault: boolean;
  /** When the owner consented to be paid here: at creation (D-245). */
  consentedAt: string | null;
  /** When it became ACTIVE. */
  verifiedAt: string | null;
  /** When it was revoked. */
  revokedAt: string | null;
  /** When it was created. */
  createdAt: string;
}

/** A payout destination changed (D-388). Phone numbers, e-mails, codes and tokens are never in it (D-384). */
export interface PayoutDestinationEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'payout_destination.created' | 'payout_destination.verified' | 'payout_destination.revoked';
  /** When the change was committed. */
  createdAt: string;
  /** The environment. */
  environment: Environment;
  /** The tenant that receives it. */
  tenantId: string;
  /** The version of the payload. */
  apiVersion: 'v1';
  /** What changed. */
  data: {
    /** The resource at the moment of the change, as this tenant may read it. */
    object: PayoutDestination;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** Payout destinations, newest first. */
export interface PayoutDestinationList {
  /** One page of them. */
  destinations: PayoutDestination[];
}

/** Routing considers ACTIVE destinations only; REVOKED is the end (A 2.4, A 3.5). */
export type PayoutDestinationStatus = 'PENDING_VERIFICATION' | 'ACTIVE' | 'REVOKED';

/** The rail as responses name it; STABLECOIN_ADDRESS is created as ONCHAIN_WALLET (D-232). PAYMENT_APP_C is defined, has no operation in v1 and never appears (D-247). */
export type PayoutDestinationType = 'STABLECOIN_ADDRESS' | 'PAYMENT_APP_A' | 'PAYMENT_APP_B' | 'US_BANK_ACH' | 'SEPA' | 'SERVICE_BALANCE';

/** A phone number that a tenant has shown to control; payments to it reach the tenant (D-107). */
export interface PhoneAlias {
  /** The alias. */
  id: string;
  /** The number with all but its last four digits masked; the full number is never returned. */
  phoneMasked: string;
  /** Where the proof of control stands. */
  status: PhoneAliasStatus;
  /** When control was last proved. */
  verifiedAt: string | null;
  /** When control must be proved again: 365 days later (D-110). */
  reverifyBy: string | null;
  /** When the alias was added. */
  createdAt: string;
}

/** A phone alias changed (D-388). Phone numbers, e-mails, codes and tokens are never in it (D-384). */
export interface PhoneAliasEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'phone_alias.verified' | 'phone_alias.reverification_required' | 'phone_alias.replaced';
  /** When the change was committed. */
  createdAt: string;
  /** The environment. */
  environment: Environment;
  /** The tenant that receives it. */
  tenantId: string;
  /** The version of the payload. */
  apiVersion: 'v1';
  /** What changed. */
  data: {
    /** The resource at the moment of the change, as this tenant may read it. */
    object: PhoneAlias;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** Phone aliases, newest first. */
export interface PhoneAliasList {
  /** One page of them. */
  phoneAliases: PhoneAlias[];
}

/** Where the proof of control stands; ACTIVE and REVERIFICATION_REQUIRED resolve payments to the tenant (D-106, D-108). */
export type PhoneAliasStatus = 'PENDING' | 'ACTIVE' | 'REVERIFICATION_REQUIRED' | 'REPLACED' | 'REVOKED';

/** A payout status in the common vocabulary of the adapters (D-093). */
export type ProviderStatus = 'SUBMITTED' | 'PENDING' | 'UNCLAIMED' | 'HELD' | 'BLOCKED' | 'SUCCEEDED' | 'FAILED' | 'RETURNED' | 'CANCELED' | 'REJECTED';

/** A rail, named by destination type; ONCHAIN_WALLET and STABLECOIN_ADDRESS are the same (D-142). */
export type Rail = 'ONCHAIN_WALLET' | 'STABLECOIN_ADDRESS' | 'PAYMENT_APP_A' | 'PAYMENT_APP_B' | 'US_BANK_ACH' | 'SEPA' | 'SERVICE_BALANCE';

/** An address and the proof that the member holds it. */
export interface RegisterMemberSignerRequest {
  /** An EVM address; mixed case must pass EIP-55 (D-064). */
  address: string;
  /** EIP-191 personal_sign over three lines: Service signer registration, member: <memberId>, address: <checksummed address>. */
  signature: string;
}

/** The decision. */
export interface ResolveTestReviewCaseRequest {
  /** What to do. */
  decision: ReviewDecision;
  /** Why. */
  note: string;
}

/** A payment that an operator must look at (D-122, D-426). One OPEN per payment and reason. */
export interface ReviewCase {
  /** The case. */
  id: string;
  /** The payment. */
  paymentId: string;
  /** Why. */
  reason: ReviewCaseReason;
  /** Whether it is open. */
  status: ReviewCaseStatus;
  /** What was decided; null until then. */
  decision: ReviewDecision | null;
  /** Why it was decided so. */
  note: string | null;
  /** Who decided. */
  resolvedBy: string | null;
  /** When it was decided. */
  resolvedAt: string | null;
  /** When it opened. */
  createdAt: string;
}

/** A review case of a payment was opened or resolved (D-122, D-388). Phone numbers, e-mails, codes and tokens are never in it (D-384). */
export interface ReviewCaseEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'review_case.opened' | 'review_case.resolved';
  /** When the change was committed. */
  createdAt: string;
  /** The environment. */
  environment: Environment;
  /** The tenant that receives it. */
  tenantId: string;
  /** The version of the payload. */
  apiVersion: 'v1';
  /** What changed. */
  data: {
    /** The resource at the moment of the change, as this tenant may read it. */
    object: ReviewCase;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** Review cases, newest first. */
export interface ReviewCaseList {
  /** One page of them. */
  reviewCases: ReviewCase[];
}

/** Why an operator must look (D-122). */
export type ReviewCaseReason = 'SANCTIONS_REVIEW_REQUIRED' | 'TRANSACTION_MONITORING_REVIEW' | 'CREDENTIAL_CHANGED_REVIEW_REQUIRED' | 'PROVIDER_STUCK' | 'POST_DELIVERY_RETURN';

/** CLOSED when the payment ended otherwise (D-426). */
export type ReviewCaseStatus = 'OPEN' | 'RESOLVED' | 'CLOSED';

/** RELEASE clears the reason for this payment for good; REJECT ends the attempt. */
export type ReviewDecision = 'RELEASE' | 'REJECT';

/** Why a credential was revoked; null while it is not (D-327). */
export type RevokedReason = 'OPERATOR' | 'SUPERSEDED' | 'AUTHORITY_REVOKED' | 'AUTHORITY_CHANGED' | 'POLICY_CHANGED' | 'MEMBER_REMOVED' | 'PROVIDER' | null;

/** What a route costs the recipient, in minor units of the destination currency (D-136). */
export interface RouteFees {
  /** The provider's fee, conversion included. */
  providerFeeMinor: string;
  /** The network's fee. */
  networkFeeMinor: string;
}

/** An offer to pay one destination over one provider. Quotes never change: a requote supersedes the whole set (A 2.2). */
export interface RouteQuote {
  /** The quote; select-route calls it routeQuoteId. */
  routeId: string;
  /** The payment. */
  paymentId: string;
  /** Where it pays. */
  destinationId: string;
  /** Who pays it. */
  provider: string;
  /** What the sender pays, in 6-decimal base units. */
  sourceAmountBaseUnits: string;
  /** The asset that the sender pays. */
  sourceAssetId: string;
  /** What the recipient gets, fees taken off, in minor units of the destination currency. */
  destinationAmountMinor: string;
  /** ISO 4217, or USDC or USDT with 6 digits. */
  destinationCurrency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
  /** What it costs. */
  fees: RouteFees;
  /** Destination currency per USD, 8 fraction digits. */
  exchangeRate: string;
  /** How long it should take. */
  estimatedDeliverySeconds: number | null;
  /** How fast it should be; never a promise of instant delivery. */
  speedClass: 'INSTANT_EXPECTED' | 'SAME_DAY' | 'NEXT_DAY' | 'STANDARD' | 'UNKNOWN';
  /** How binding the estimate is. */
  guaranteeLevel: 'CONTRACTUAL_SLA' | 'BEST_EFFORT' | 'NONE';
  /** 1 is best (D-141). */
  rank: number | null;
  /** The destination is on another network. */
  requiresBridge: boolean;
  /** The destination takes another currency or asset. */
  requiresConversion: boolean;
  /** The provider pays out of a prefunded balance. */
  requiresPrefunding: boolean;
  /** Computed on reading; the row never changes (D-139). */
  status: 'ACTIVE' | 'EXPIRED' | 'SUPERSEDED' | 'CONSUMED';
  /** When the quote ends: 120 s after it was made. */
  quoteExpiresAt: string;
}

/** A scope, resource:action. There is no wildcard (D-024). */
export type Scope = 'members:read' | 'members:manage' | 'policies:read' | 'policies:write' | 'policies:evaluate' | 'payments:read' | 'payments:create' | 'payments:execute' | 'ramps:read' | 'ramps:write' | 'cards:issue' | 'cards:read' | 'cards:manage' | 'wallets:read' | 'wallets:write' | 'wallets:fund' | 'treasury:read' | 'treasury:write' | 'invoices:read' | 'invoices:write' | 'invoices:release' | 'status:read' | 'identity:read' | 'identity:write' | 'webhooks:read' | 'webhooks:manage' | 'trade:read' | 'trade:write' | 'lending:read' | 'lending:write';

/** CLEAR passes, SANCTIONS rejects, MONITORING holds for review. */
export type ScreeningOutcome = 'CLEAR' | 'SANCTIONS' | 'MONITORING';

/** The route to take. */
export interface SelectOfframpPaymentRouteRequest {
  /** The quote's routeId. */
  routeQuoteId: string;
}

/** Whether the policy subsystem works for this tenant. */
export interface SetTestPolicySubsystemRequest {
  /** False makes it fail. */
  available: boolean;
}

/** What to override; an absent or null field stays as it is. */
export interface SetTestProviderControlsRequest {
  /** False makes the provider unavailable. */
  available?: boolean;
  /** The liquidity, in minor units of currency. */
  liquidityMinor?: string;
  /** The currency of the liquidity; USD by default. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
  /** True keeps payments in FUNDS_LOCKED until it is false, so that the re-check can be driven. */
  holdSubmission?: boolean;
}

/** Whom to script: exactly one of phone, did and tenantId. */
export interface SetTestScreeningRequest {
  /** A phone, E.164. */
  phone?: string;
  /** A payment-identity DID. */
  did?: string;
  /** A tenant. */
  tenantId?: string;
  /** What screening will say. */
  outcome: ScreeningOutcome;
}

/** How the session goes on; an empty body advances it by one requirement. */
export interface SimulateVerificationSessionRequest {
  /** Ends the session in this status at once. */
  outcome?: 'REJECTED' | 'EXPIRED' | 'CANCELED' | 'ERROR';
}

/** FASTEST ranks by time first, CHEAPEST, the default, by fee first (D-141). */
export type SpeedPreference = 'FASTEST' | 'CHEAPEST';

/** Either steps or status. */
export interface StepTestProviderRequest {
  /** How many times to ask the provider. */
  steps?: number;
  /** One provider event to apply instead. */
  status?: 'SUBMITTED' | 'PENDING' | 'UNCLAIMED' | 'HELD' | 'BLOCKED' | 'SUCCEEDED' | 'FAILED' | 'RETURNED' | 'CANCELED' | 'REJECTED';
}

/** Whether a tenant or one of its members is the subject. */
export type SubjectType = 'TENANT' | 'TENANT_MEMBER';

/** A business on the service: the owner of everything else (D-006). */
export interface Tenant {
  /** The tenant. */
  id: string;
  /** What it is called. */
  name: string;
  /** The name it is registered under, which verification checks. */
  legalName: string;
  /** ISO 3166-1 alpha-2 country of registration. */
  country: string | null;
  /** Whether the tenant may act. */
  status: TenantStatus;
  /** The environment it lives in. */
  environment: Environment;
  /** When it was created. */
  createdAt: string;
}

/** The new tenant and its first member. */
export interface TenantCreated {
  /** The tenant. */
  tenant: Tenant;
  /** The caller, now its ACTIVE OWNER. */
  member: Member;
}

/** Whether the tenant may act; a SUSPENDED one is refused everything (D-006). */
export type TenantStatus = 'ACTIVE' | 'SUSPENDED';

/** The tenant's own clock (D-067). */
export interface TestClock {
  /** What the clock shows. */
  now: string;
  /** How far it is ahead of real time. */
  offsetSeconds: number;
}

/** An overridden liquidity. */
export interface TestLiquidity {
  /** The currency. */
  currency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
  /** What is left, in minor units. */
  liquidityMinor: string;
}

/** A text or e-mail that the mock gateway took, with recipient and code in full: it is the gateway (D-069). */
export interface TestMessage {
  /** The message. */
  id: string;
  /** How it went out. */
  channel: TestMessageChannel;
  /** To whom. */
  to: string;
  /** What for. */
  purpose: TestMessagePurpose;
  /** The text. */
  body: string;
  /** The code in it. */
  code: string | null;
  /** The link in it. */
  link: string | null;
  /** When it was sent. */
  createdAt: string;
}

/** How a message goes out. */
export type TestMessageChannel = 'sms' | 'email';

/** Messages, newest first. */
export interface TestMessageList {
  /** One page of them. */
  messages: TestMessage[];
}

/** What a message is for. */
export type TestMessagePurpose = 'CLAIM_LINK' | 'CLAIM_OTP' | 'ALIAS_OTP' | 'FACTOR_OTP' | 'TWOFA_OTP' | 'INVITE';

/** Whether the policy subsystem works for this tenant. */
export interface TestPolicySubsystem {
  /** False makes it fail. */
  available: boolean;
}

/** What the provider has said about a payment so far (D-449). */
export interface TestProvider {
  /** The provider; null before submission. */
  provider: string | null;
  /** The provider's own reference; null before submission. */
  providerRef: string | null;
  /** Its answers, oldest first. */
  attempts: TestProviderAttempt[];
}

/** An answer of the provider. */
export interface TestProviderAttempt {
  /** When. */
  at: string;
  /** What it said. */
  status: ProviderStatus;
}

/** What is overridden for payments of the caller's tenant (D-145). The mode of the deployment cannot be changed over HTTP. */
export interface TestProviderControls {
  /** The provider. */
  provider: 'internal' | 'onchain' | 'payapp_a' | 'payapp_b';
  /** The override; null means none. */
  available: boolean | null;
  /** True while submission is held. */
  holdSubmission: boolean;
  /** The overrides, by currency; empty means none. */
  liquidity: TestLiquidity[];
}

/** The scripted outcome. */
export interface TestScreening {
  /** What screening will say. */
  outcome: ScreeningOutcome;
}

/** A session of the embedded identity provider (D-001, D-002). */
export interface TestSession {
  /** A JWT, for Authorization: Bearer; 12 hours. */
  token: string;
  /** Always Bearer. */
  tokenType: 'Bearer';
  /** When the session ends. */
  expiresAt: string;
  /** The user. */
  userId: string;
  /** The tenant; null for a user who has none. */
  tenantId: string | null;
  /** The member; null for a user who has none. */
  memberId: string | null;
  /** The user's key. */
  signer: TestSigner;
}

/** Signs the user of an e-mail in. */
export interface TestSessionByEmail {
  /** The e-mail. */
  email: string;
  /** The name of a new user. */
  name?: string;
  /** The membership to act in, where the user has several. */
  tenantId?: string;
}

/** Signs a member in; an INVITED one becomes ACTIVE. */
export interface TestSessionByMember {
  /** The member. */
  memberId: string;
}

/** The throw-away key that the embedded identity provider made for the user. For tests only. */
export interface TestSigner {
  /** Its address, checksummed. */
  address: string;
  /** The key itself. */
  privateKey: string;
}

/** A payment in the normalized vocabulary (A 2.6, D-162): the object of payment events. Each party gets it as it may read it (D-077, D-168). */
export interface UnifiedPayment {
  /** The payment; the same as paymentId. */
  id: string;
  /** The payment. */
  paymentId: string;
  /** intent for everything but the legacy multisig shape. */
  generation: 'intent';
  /** The normalized status. */
  status: PaymentStatus;
  /** The raw status behind it. */
  internalStatus: OfframpPaymentStatus;
  /** Whom it was addressed to. */
  recipient: PaymentRecipient;
  /** The amount. */
  amount: PaymentAmount;
  /** How it should be delivered. */
  delivery: PaymentDelivery;
  /** What it is for, if that was said. */
  purpose: PaymentPurpose | null;
  /** The sender's own data, echoed and never interpreted; empty for the recipient. */
  metadata: Record<string, unknown>;
  /** Which of the four delivery moments is reached. */
  deliveryMoment: DeliveryMoment;
  /** The recipient's number, masked; null for DID addressing. The full number is never returned. */
  recipientPhoneMasked: string | null;
  /** The recipient's DID; present for DID addressing only. */
  recipientDid?: string;
  /** The payment envelope; present for envelope payments only. */
  envelopeId?: string;
  /** The recipient; null until it is resolved. */
  recipientTenantId: string | null;
  /** The claim, once the phone has resolved to nobody. */
  claimId: string | null;
  /** The chain of the source asset, eip155:<chainId>. */
  sourceChainKey: string;
  /** The source asset, eip155:<chainId>/erc20:<token address in lower case>. */
  sourceAssetId: string;
  /** The amount in 6-decimal base units. */
  sourceAmountBaseUnits: string;
  /** The same amount in USD. */
  amountUsd: Usd;
  /** Where the money comes from. */
  sourceFundingMode: FundingMode;
  /** The recipient's destination that the sender asked for. */
  requestedDestinationId: string | null;
  /** The quote that the recipient selected; null again after a fresh set (D-446). */
  selectedRouteQuoteId: string | null;
  /** How quotes are ranked, if it was said. */
  speedPreference: SpeedPreference | null;
  /** The ceiling of the total fee, in minor units of the destination currency. */
  maximumFeeMinor: string | null;
  /** The rails that are allowed; null or empty means all. */
  allowedRails: Rail[] | null;
  /** Why the payment is held, in the order of the checks; empty when it is not. */
  holdReasons: HoldReason[];
  /** Why the payment failed, was cancelled by policy, or needs action: the reject reason, or PROVIDER_ and the provider's status. */
  failureReason: string | null;
  /** Plain text for both parties, erased 400 days after the end (D-150). */
  memo: string | null;
  /** Where an on-chain deposit goes back to; for the sender only. */
  refundAddress: string | null;
  /** The approval request that holds the payment; for the sender only. */
  approvalRequestId: string | null;
  /** How to pay the deposit in; present for on-chain deposits only, until they are confirmed; null for the recipient. */
  fundingInstructions?: FundingInstructions | null;
  /** When the provider confirmed delivery. */
  deliveredAt: string | null;
  /** When it was cancelled. */
  canceledAt: string | null;
  /** When the sender had the money back. */
  refundedAt: string | null;
  /** When it was recorded. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
}

/** What to change; an absent or null field stays as it is. */
export interface UpdateMemberRequest {
  /** Their name. */
  name?: string;
  /** Their role. */
  role?: 'OWNER' | 'ADMIN' | 'FINANCE' | 'MEMBER' | 'VIEWER';
  /** Replaces the list. */
  approvalGroups?: string[];
  /** The group that must approve what the member initiates. */
  approverGroup?: string;
}

/** What to change; an absent or null field stays as it is. The identifier cannot change. */
export interface UpdatePayoutDestinationRequest {
  /** Your own text for it. */
  label?: string;
  /** The order among own destinations, lower first. */
  priority?: number;
  /** Consent to be paid here when another route fails; needs an ACTIVE destination. */
  allowAutomaticFallback?: boolean;
}

/** What to change; an absent or null field stays as it is. */
export interface UpdateTenantRequest {
  /** What it is called. */
  name?: string;
  /** The registered name. */
  legalName?: string;
  /** ISO 3166-1 alpha-2 country of registration. */
  country?: string;
}

/** USD with 2 to 6 fraction digits (D-050). */
export type Usd = string;

/** What a front end needs to run the session at the provider. */
export interface VerificationClient {
  /** The provider; mock in the sandbox. */
  provider: string;
  /** The provider's session. */
  sessionRef: string;
  /** A short-lived token for the widget. */
  token: string;
  /** The flow that the provider runs. */
  templateId: string;
  /** The provider's environment. */
  environmentId: string;
}

/** KYC verifies a member, KYB the business. */
export type VerificationKind = 'KYC' | 'KYB';

/** One thing that the provider checks (D-314). */
export interface VerificationRequirement {
  /** What is checked. */
  type: 'identity_document' | 'liveness' | 'business_registry' | 'authorized_representative_kyc' | 'beneficial_ownership';
  /** How far the check is. */
  status: 'PENDING' | 'SATISFIED' | 'FAILED';
  /** The tenant or member that the check is about. */
  subjectRef: string;
}

/** One attempt to verify a member (KYC) or the business (KYB) (B 2.8). */
export interface VerificationSession {
  /** The session. */
  id: string;
  /** Who is verified. */
  kind: VerificationKind;
  /** What the subject is. */
  subjectType: SubjectType;
  /** The tenant or the member. */
  subjectId: string;
  /** The name under which the subject is verified. */
  legalName: string;
  /** Where the session stands. */
  status: VerificationSessionStatus;
  /** What is checked, in order. */
  requirements: VerificationRequirement[];
  /** The credential that was issued; null until VERIFIED. */
  credentialId: string | null;
  /** For the front end; null when the provider is off, and null in events. */
  client: VerificationClient | null;
  /** When it began. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
  /** When it ended. */
  completedAt: string | null;
}

/** A verification ended (D-388). client is null. Phone numbers, e-mails, codes and tokens are never in it (D-384). */
export interface VerificationSessionEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'verification_session.verified' | 'verification_session.rejected' | 'verification_session.expired' | 'verification_session.canceled' | 'verification_session.error';
  /** When the change was committed. */
  createdAt: string;
  /** The environment. */
  environment: Environment;
  /** The tenant that receives it. */
  tenantId: string;
  /** The version of the payload. */
  apiVersion: 'v1';
  /** What changed. */
  data: {
    /** The resource at the moment of the change, as this tenant may read it. */
    object: VerificationSession;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** Only CREATED is open; every other status is the end (D-316). */
export type VerificationSessionStatus = 'CREATED' | 'VERIFIED' | 'REJECTED' | 'EXPIRED' | 'CANCELED' | 'ERROR';

/** A signature by the controlling key, or an empty body for a check by the rail. The three fields go together. */
export interface VerifyPayoutDestinationRequest {
  /** EIP-712 DestinationOwnership signature, 0x and hex (D-236). */
  signature?: string;
  /** A uint256 in decimal, used once for this destination (D-448). */
  nonce?: string;
  /** When the signature ends, in Unix seconds; at most one hour ahead. */
  expiresAt?: number;
}

/** The code that came by text. */
export interface VerifyPhoneAliasRequest {
  /** Six digits. */
  code: string;
}
