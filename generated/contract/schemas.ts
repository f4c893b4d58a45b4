// Generated from spec/ and machines/ by `npm run generate`. Do not edit.

/** The proof of control of the contact. */
export interface AcceptClaimRequest {
  /** The ticket of the right code. */
  claimTicket: string;
}

/** The borrower's consent, with or without a signature. */
export interface AcceptLendingOfferRequest {
  /** Over offerDigest, by the borrower address; of the organization account through EIP-1271. */
  signature?: string;
}

/** Under which condition the supplier accepts. */
export interface AcceptPurchaseOrderRequest {
  /** The least that it takes, in atoms; at most the face amount. */
  minPrincipal: string;
}

/** A raw on-chain address. */
export interface AddressDestination {
  /** By address. */
  type: 'address';
  /** The EVM address; in mixed case it has to pass EIP-55. */
  address: string;
  /** The chain of the wallet. */
  chainId: number;
}

/** How far to go; never back. */
export interface AdvanceTestClockRequest {
  /** Seconds, up to a year. */
  advanceSeconds: number;
}

/** A program that acts for a tenant through its own keys. */
export interface Agent {
  /** The agent. */
  id: string;
  /** What it is called. */
  name: string;
  /** Whether its keys work. */
  status: AgentStatus;
  /** When it was created. */
  createdAt: string;
  /** When it was suspended; null again after it was resumed. */
  suspendedAt: string | null;
}

/** Agents, newest first. */
export interface AgentList {
  /** One page of them. */
  agents: Agent[];
}

/** What the cards of the agent have spent in the current windows, reversals taken off. */
export interface AgentSpent {
  /** In this UTC day of the tenant's clock. */
  dailyUsd: Usd;
  /** In this ISO week, from Monday 00:00 UTC. */
  weeklyUsd: Usd;
  /** In this calendar month. */
  monthlyUsd: Usd;
}

/** Whether its keys work; those of a SUSPENDED agent are refused everything. */
export type AgentStatus = 'ACTIVE' | 'SUSPENDED';

/** An agent with what its cards have spent. */
export interface AgentWithSpent {
  /** The agent. */
  id: string;
  /** What it is called. */
  name: string;
  /** Whether its keys work. */
  status: AgentStatus;
  /** When it was created. */
  createdAt: string;
  /** When it was suspended; null again after it was resumed. */
  suspendedAt: string | null;
  /** What its cards have spent; 0.00 where it has none. */
  spent: AgentSpent;
}

/** Approved facts, which nothing changes any more. */
export interface Agreement {
  /** The agreement. */
  id: string;
  /** Where it comes from. */
  extractionId: string;
  /** The facts. */
  facts: ExtractedFacts;
  /** Of the canonical JSON of the facts, in lowercase hex. */
  sha256: string;
  /** When they were approved. */
  createdAt: string;
}

/** The code of an EMAIL, SMS or TOTP factor. */
export interface AnswerChallengeByCode {
  /** A factor of the challenge. */
  factorId: string;
  /** Six digits. */
  code: string;
}

/** The signature of an IDP_MFA factor. */
export interface AnswerChallengeBySignature {
  /** A factor of the challenge. */
  factorId: string;
  /** EIP-191 personal_sign over the lines <Service> transfer approval, challenge: <id>, amount: <amountUsd> USD, destination: <destinationAddress>; without an amount the last two are one, change: protection settings. */
  signature: string;
}

/** What is known about an API key; the key itself is shown once, at issue. */
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
  /** What the key may do, always narrowed by the role of its member. */
  scopes: Scope[];
  /** True for a key of an autonomous agent. */
  agent: boolean;
  /** The agent behind the key. */
  agentId: string | null;
  /** The member in whose name the key acts. */
  memberId: string;
  /** Addresses and CIDR blocks that may use the key; empty means any. */
  ipAllowlist: string[];
  /** True when high-risk routes demand a signed request. */
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

/** An API key was issued or revoked. The record only, never the key. Phone numbers, e-mails, codes and tokens are never in it. */
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

/** A new API key with its secrets, which are shown this once only. */
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
  /** What the key may do, always narrowed by the role of its member. */
  scopes: Scope[];
  /** True for a key of an autonomous agent. */
  agent: boolean;
  /** The agent behind the key. */
  agentId: string | null;
  /** The member in whose name the key acts. */
  memberId: string;
  /** Addresses and CIDR blocks that may use the key; empty means any. */
  ipAllowlist: string[];
  /** True when high-risk routes demand a signed request. */
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
  /** The secret that signs requests, when requestSigning is true; shown this once only. */
  signingSecret: string | null;
}

/** API keys, newest first. */
export interface ApiKeyList {
  /** One page of them. */
  apiKeys: ApiKey[];
}

/** Whether an API key works; EXPIRED follows from expiresAt on the real clock. */
export type ApiKeyStatus = 'ACTIVE' | 'REVOKED' | 'EXPIRED';

/** An approval request changed. Phone numbers, e-mails, codes and tokens are never in it. */
export interface ApprovalEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'approval.requested' | 'approval.voted' | 'approval.approved' | 'approval.rejected';
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
    object: ApprovalRequest;
    /** The status before the change; absent where it did not change. */
    previousStatus?: string;
  };
}

/** The approval that a held payment needs; at most one is open per payment. */
export interface ApprovalRequest {
  /** The approval request. */
  id: string;
  /** The payment. */
  paymentId: string;
  /** The summed weight that it takes; fixed. */
  requiredWeight: number;
  /** The group that votes; null lets any voter in. */
  approvalGroup: string | null;
  /** Where it stands. */
  status: ApprovalStatus;
  /** The summed weight of approving votes that count. */
  receivedWeight: number;
  /** The votes, oldest first. */
  signatures: ApprovalSignature[];
  /** Why it was REJECTED without a vote; null otherwise. */
  closedReason: 'PAYMENT_CANCELED' | null;
  /** When it opened. */
  createdAt: string;
}

/** Approval requests, newest first. */
export interface ApprovalRequestList {
  /** One page of them. */
  approvals: ApprovalRequest[];
}

/** A vote; later changes of the voter's authority never rewrite it. */
export interface ApprovalSignature {
  /** Who voted. */
  memberId: string;
  /** How. */
  decision: VoteDecision;
  /** The voter's approvalWeight at that time. */
  weightAtSigning: number;
  /** When it stopped to count, because the voter may no longer approve. */
  invalidatedAt: string | null;
  /** When it was given. */
  createdAt: string;
}

/** Where an approval request stands; only PENDING ones take votes. */
export type ApprovalStatus = 'PENDING' | 'APPROVED' | 'REJECTED';

/** A member's vote. */
export interface ApprovePaymentRequest {
  /** The vote. */
  decision?: VoteDecision;
  /** An EIP-191 signature of the vote text by the member's registered address; without one the session alone is the vote. */
  signature?: string;
}

/** USD in integer atoms, six decimals. */
export type Atoms = string;

/** What to attach the policy to. */
export interface AttachPolicyRequest {
  /** What the subject is. */
  subjectType: PolicySubjectType;
  /** The subject. */
  subjectId: string;
}

/** The organization multisig's signature. */
export interface AttestationSignatureRequest {
  /** The combined signature blob of the Safe, 0x and hex, as isValidSignature takes it (EIP-1271). */
  signature: string;
}

/** What a member may do in the organization's name, and within which limits. */
export interface Authority {
  /** The grant. */
  id: string;
  /** Who holds it. */
  memberId: string;
  /** Whether it counts. */
  status: AuthorityStatus;
  /** What it allows, sorted. */
  allowedActions: AuthorityAction[];
  /** Caps one payment, in USD; null caps nothing. */
  perTxLimitUsd: string | null;
  /** Caps what the member spends in 24 hours, rolling; null caps nothing. */
  dailyLimitUsd: string | null;
  /** Caps what the member spends in 30 times 24 hours, rolling; null caps nothing. */
  monthlyLimitUsd: string | null;
  /** Currencies; empty means any. */
  allowedCurrencies: string[];
  /** Asset codes or asset ids; empty means any. */
  allowedAssets: string[];
  /** Chains, eip155:<chainId>; empty means any. */
  allowedChains: string[];
  /** Payout destinations that may be paid; empty means any. */
  allowedDestinationIds: string[];
  /** What the member's vote weighs. */
  approvalWeight: number;
  /** True sends every payment to the approval lane. */
  requiresCountersignature: boolean;
  /** Sends payments above it to the approval lane, even within the limits; null sends none. */
  countersignAboveUsd: string | null;
  /** Counts per member, over all grants and their changes. */
  version: number;
  /** The AUTHORITY_DELEGATION credential; null until this version is attested. */
  credentialId: string | null;
  /** When it was granted. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
  /** When it was suspended; null again after reactivation. */
  suspendedAt: string | null;
  /** When it was revoked. */
  revokedAt: string | null;
}

/** What a grant allows: the first two are gates, the others are recorded in its credential. */
export type AuthorityAction = 'payment.create' | 'payment.approve' | 'payment.cancel' | 'destination.manage' | 'policy.manage';

/** The attested grant and the credential that backs it. */
export interface AuthorityAttested {
  /** The grant, its credentialId set. */
  authority: Authority;
  /** Its AUTHORITY_DELEGATION credential. */
  credential: Credential;
}

/** The document of an attested authority grant, which the organization signs. */
export interface AuthorityCredentialDocument {
  /** What it says. */
  kind: 'AUTHORITY_DELEGATION';
  /** Its form. */
  schemaVersion: 'service/credential/AUTHORITY_DELEGATION/v1';
  /** The member's DID. */
  subjectDid: string;
  /** The DID of the tenant. */
  orgDid: string;
  /** The grant of that version, without status and credentialId; what is null is absent. */
  grant: {
    /** The grant. */
    id: string;
    /** Whose it is. */
    memberId: string;
    /** What it allows, sorted. */
    allowedActions: string[];
    /** The cap of one payment. */
    perTxLimitUsd?: Usd;
    /** The cap of 24 hours. */
    dailyLimitUsd?: Usd;
    /** The cap of 30 days. */
    monthlyLimitUsd?: Usd;
    /** Only these; any where empty. */
    allowedCurrencies: string[];
    /** Only these; any where empty. */
    allowedAssets: string[];
    /** Only these; any where empty. */
    allowedChains: string[];
    /** Only these; any where empty. */
    allowedDestinationIds: string[];
    /** How much a vote of the member weighs. */
    approvalWeight: number;
    /** Whether every payment needs approval. */
    requiresCountersignature: boolean;
    /** Above this amount a payment needs approval. */
    countersignAboveUsd?: Usd;
    /** The version of the grant. */
    version: number;
  };
}

/** A member's authority changed. Phone numbers, e-mails, codes and tokens are never in it. */
export interface AuthorityEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'authority.created'
    | 'authority.updated'
    | 'authority.suspended'
    | 'authority.revoked'
    | 'authority.attested';
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
    object: Authority;
    /** The status before the change; absent where it did not change. */
    previousStatus?: string;
  };
}

/** Authority grants of a member, newest version first. */
export interface AuthorityList {
  /** One page of them. */
  authorities: Authority[];
}

/** Whether a grant counts; REVOKED is the end. */
export type AuthorityStatus = 'ACTIVE' | 'SUSPENDED' | 'REVOKED';

/** A grant in the version that was just written, and what the multisig may sign to back it. */
export interface AuthorityWithAttestation {
  /** The grant. */
  authority: Authority;
  /** What the multisig may sign. */
  attestation: CredentialAttestation;
}

/** What the caller can pay with. */
export interface Balance {
  /** Always USD. */
  currency: 'USD';
  /** The environment's chain. */
  chainId: number;
  /** The tenant's ledger, which pays INTERNAL_BALANCE. */
  internalBalance: InternalBalance;
  /** The acting member's account; null where there is none. */
  smartAccount: BalanceAccount | null;
  /** The tenant's account; null where there is none. */
  organizationAccount: BalanceAccount | null;
  /** When it was read. */
  asOf: string;
}

/** An account on chain with what it holds. */
export interface BalanceAccount {
  /** Its wallet. */
  walletId: string;
  /** Its address, checksummed. */
  address: string;
  /** Where its deployment stands. */
  status: WalletStatus;
  /** usdc, then eth; zero included. */
  balances: TokenBalance[];
}

/** Hundredths of a percent. */
export type Bps = number;

/** What this deployment can do for this tenant. */
export interface Capabilities {
  /** The environment. */
  environment: Environment;
  /** The version of the API. */
  apiVersion: 'v1';
  /** What the tenant can use. */
  features: Features;
  /** The chains. */
  chains: ChainCapability[];
  /** The funding modes that the tenant can use. */
  fundingModes: FundingMode[];
  /** The rails, usable or not. */
  rails: RailCapability[];
  /** Who signs the credentials that this deployment issues, checksummed. */
  issuerAddress: string;
  /** The chain's RPC, in the sandbox; null in live. */
  rpcUrl: string | null;
}

/** A card. Its number is with the issuer, never here. */
export interface Card {
  /** The card. */
  cardId: string;
  /** The issuer's own name for it. */
  issuerCardId: string;
  /** The wallet that it draws from; null for provider cards. */
  walletId: string | null;
  /** The agent under which its spend also counts. */
  agentId: string | null;
  /** The last four digits. */
  last4: string;
  /** The wallet's address, checksummed; null for provider cards. */
  multisigAddress: string | null;
  /** Whether it can be used. */
  status: CardStatus;
  /** When it was issued. */
  createdAt: string;
}

/** One use of a card, approved or declined. */
export interface CardAuthorization {
  /** The authorization. */
  authorizationId: string;
  /** The card. */
  cardId: string;
  /** The amount. */
  amountUsd: Usd;
  /** The merchant's category; null when not given. */
  mcc: string | null;
  /** Whether it went through. */
  approved: boolean;
  /** Why it did not. */
  declineReason: CardDeclineReason;
  /** What the policy said; null where none was asked: none is attached, the card is frozen, or it has no tenant. */
  policy: CardPolicyOutcome | null;
  /** The card's windows after it. */
  spent: CardSpent;
  /** What was given back so far; 0.00 at first. */
  reversedUsd: Usd;
  /** When it was decided. */
  createdAt: string;
}

/** A card was used, or a use was given back in part or whole. Phone numbers, e-mails, codes and tokens are never in it. */
export interface CardAuthorizationEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'card.authorization.approved' | 'card.authorization.declined' | 'card.authorization.reversed';
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
    /** The authorization at the moment of the change. */
    object: CardAuthorization;
    /** APPROVED for a reversal; absent for the decision itself. */
    previousStatus?: string;
  };
}

/** Authorizations of a card, newest first. */
export interface CardAuthorizationList {
  /** One page of them. */
  authorizations: CardAuthorization[];
}

/** Why an authorization was declined, the first in this order; null when it was approved. POLICY_DENIED is a counterparty that the policy refuses, POLICY_UNAVAILABLE a policy subsystem that is down, both in enforce mode only; the policy's other rules decline with the reasons of the card's own limits. */
export type CardDeclineReason = 'CARD_INACTIVE'
  | 'POLICY_UNAVAILABLE'
  | 'POLICY_DENIED'
  | 'MCC_BLOCKED'
  | 'MCC_NOT_ALLOWED'
  | 'PER_TXN_LIMIT'
  | 'DAILY_CAP'
  | 'WEEKLY_CAP'
  | 'MONTHLY_CAP'
  | 'INSUFFICIENT_MULTISIG_BALANCE'
  | null;

/** A key with which a client puts the card into a phone wallet, or shows it. */
export interface CardEphemeralKey {
  /** The card. */
  cardId: string;
  /** The issuer's own name for it. */
  issuerCardId: string;
  /** For which phone wallet. */
  platform: CardPlatform;
  /** The key. */
  ephemeralKey: EphemeralKey;
}

/** A card was issued, frozen or unfrozen. Phone numbers, e-mails, codes and tokens are never in it. */
export interface CardEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'card.issued' | 'card.frozen' | 'card.unfrozen';
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
    /** The card at the moment of the change. */
    object: Card;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** The card after freezing or unfreezing. */
export interface CardFreezeResult {
  /** The card. */
  cardId: string;
  /** inactive when it is frozen. */
  status: CardStatus;
  /** The last four digits. */
  last4: string;
  /** The wallet's address, checksummed; null for provider cards. */
  multisigAddress: string | null;
}

/** The new card. */
export interface CardIssued {
  /** The card. */
  cardId: string;
  /** The issuer's own name for it. */
  issuerCardId: string;
  /** The last four digits. */
  last4: string;
  /** The address of the wallet that it draws from, checksummed. */
  multisigAddress: string;
  /** Always active. */
  status: CardStatus;
  /** The agent under which its spend also counts. */
  agentId: string | null;
}

/** What a card may spend, the most restrictive limit winning. Windows are the UTC day, the ISO week and the calendar month on the tenant's clock; equality passes. */
export interface CardLimits {
  /** The card. */
  cardId: string;
  /** The most that one authorization may take; null is unlimited. */
  perTransactionUsd: Usd | null;
  /** The cap of a UTC day; null is unlimited. */
  dailyUsd: Usd | null;
  /** The cap of an ISO week, from Monday 00:00 UTC; null is unlimited. */
  weeklyUsd: Usd | null;
  /** The cap of a calendar month; null is unlimited. */
  monthlyUsd: Usd | null;
  /** Merchants that are refused, sorted; wins over allowedMcc. */
  blockedMcc: Mcc[];
  /** The only merchants that are allowed, sorted; null is no allowlist. */
  allowedMcc: Mcc[] | null;
}

/** Cards of a wallet, newest first. */
export interface CardList {
  /** One page of them. */
  cards: Card[];
}

/** Whose phone wallet a card goes into. */
export type CardPlatform = 'wallet_vendor_a' | 'wallet_vendor_b';

/** What the policy of the card said; that of its agent where the card has none, or only the agent's denies. */
export interface CardPolicyOutcome {
  /** The recorded decision. */
  decisionLogId: string;
  /** Whether it allows; in log mode a deny declines nothing. */
  allow: boolean;
  /** The first rule that failed; null when it allows. */
  reason: string | null;
}

/** What the card had spent in its windows, reversals taken off, right after this decision or its last reversal. */
export interface CardSpent {
  /** In this UTC day. */
  dailyUsd: Usd;
  /** In this ISO week. */
  weeklyUsd: Usd;
  /** In this calendar month. */
  monthlyUsd: Usd;
}

/** active, or inactive while frozen. */
export type CardStatus = 'active' | 'inactive';

/** A chain that wallets live on. */
export interface ChainCapability {
  /** The chain. */
  chainId: number;
  /** The same, eip155:<chainId>. */
  chainKey: string;
  /** The network's name. */
  name: string;
  /** True where money has no value. */
  test: boolean;
  /** Its settlement token. */
  settlementToken: SettlementToken;
}

/** Money set aside for a contact that resolved to nobody yet. */
export interface Claim {
  /** The claim. */
  claimId: string;
  /** The payment that opened it. */
  paymentId: string;
  /** Its 32 random bytes on chain; derived from nothing. */
  opaqueId: string;
  /** 0x and the SHA-256 of <claimId>:<paymentId>. */
  metadataHash: string;
  /** Where it stands. */
  status: ClaimStatus;
  /** True when money is set aside: a reservation or a confirmed deposit. */
  funded: boolean;
  /** The phone that may claim it, masked. */
  phoneMasked: string | null;
  /** The e-mail that may claim it, masked. */
  emailMasked: string | null;
  /** The amount in 6-decimal base units. */
  amountBaseUnits: string;
  /** When it expires if nobody claims it: 14 days after it opened. */
  expiresAt: string;
  /** When a locked claim that is not yet with a provider goes back. */
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

/** The claim, bound to the caller's tenant. */
export interface ClaimAccepted {
  /** The claim. */
  claimId: string;
  /** Where it stands. */
  status: ClaimStatus;
  /** The payment to receive. */
  paymentId: string;
  /** What is left to do, in order. */
  nextSteps: ClaimNextStep[];
}

/** A claim changed. For the sender. Phone numbers, e-mails, codes and tokens are never in it. */
export interface ClaimEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'claim.opened'
    | 'claim.locked'
    | 'claim.released'
    | 'claim.expired'
    | 'claim.refunded'
    | 'claim.canceled';
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

/** What a claim link shows: no amount, no names, no phone, not even masked. */
export interface ClaimLink {
  /** Where the claim stands. */
  status: ClaimStatus;
  /** When the link expires: 72 hours after it was sent, or with the claim. */
  expiresAt: string;
  /** A code always comes first. */
  otpRequired: true;
  /** How the code comes: to the contact on the claim. */
  otpChannel: 'sms' | 'email';
}

/** What the recipient has to do before the money moves. */
export type ClaimNextStep = 'COMPLETE_VERIFICATION' | 'ADD_DESTINATION';

/** The code that was sent. */
export interface ClaimOtpSent {
  /** It is on its way. */
  sent: true;
  /** When it expires, 10 minutes after it was sent. */
  expiresAt: string;
  /** When another one can be had. */
  resendAvailableAt: string;
}

/** Where a claim stands; RELEASED, REFUNDED and CANCELED are the ends, and never two of them. */
export type ClaimStatus = 'OPEN' | 'LOCKED' | 'EXPIRED' | 'RELEASED' | 'REFUNDED' | 'CANCELED';

/** The proof of control of the contact. */
export interface ClaimTicket {
  /** The ticket to accept the claim with; it counts once. */
  claimTicket: string;
  /** When it expires, 60 minutes after it was given. */
  expiresAt: string;
}

/** The currency to open. */
export interface ConfigureLiquidityRequest {
  /** The currency. */
  currency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
}

/** A saved payee of the tenant; it never changes. */
export interface Contact {
  /** The contact. */
  id: string;
  /** Your own text for it. */
  label: string;
  /** How it is addressed. */
  kind: ContactKind;
  /** The target; phones and e-mails masked, the others whole. */
  masked: string;
  /** From when it may be paid under protection: createdAt and the cooling-off of that moment, createdAt itself where protection was off. */
  availableAt: string;
  /** When it was saved. */
  createdAt: string;
}

/** How a contact is addressed. */
export type ContactKind = 'PHONE' | 'EMAIL' | 'DID' | 'ADDRESS' | 'HANDLE';

/** Contacts, newest first. */
export interface ContactList {
  /** One page of them. */
  contacts: Contact[];
}

/** One fact, corrected. */
export interface CorrectExtractionRequest {
  /** Which fact. */
  field: ExtractionField;
  /** What it is; the empty string says that the document has none, and resolves MISSING_FIELD. */
  value: string;
}

/** The agent to create. */
export interface CreateAgentRequest {
  /** What it is called. */
  name: string;
}

/** The API key to issue. */
export interface CreateApiKeyRequest {
  /** What the key is for. */
  name: string;
  /** What the key may do; by default every scope that the creator has and the key may hold. */
  scopes?: Scope[];
  /** True for a key of an autonomous agent, which some scopes are closed to. */
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

/** What to allow, and within which limits. */
export interface CreateAuthorityRequest {
  /** What it allows, at least one; kept once each and sorted. */
  allowedActions: AuthorityAction[];
  /** Caps one payment: above zero, at most 1000000000, at most 6 fraction digits. */
  perTxLimitUsd?: string;
  /** Caps 24 hours; not below perTxLimitUsd. */
  dailyLimitUsd?: string;
  /** Caps 30 times 24 hours; not below dailyLimitUsd. */
  monthlyLimitUsd?: string;
  /** Currencies; empty or absent means any. */
  allowedCurrencies?: string[];
  /** Asset codes or asset ids; empty or absent means any. */
  allowedAssets?: string[];
  /** Chains, eip155:<chainId>; empty or absent means any. */
  allowedChains?: string[];
  /** Payout destinations that may be paid; empty or absent means any. */
  allowedDestinationIds?: string[];
  /** What the member's vote weighs. */
  approvalWeight?: number;
  /** True sends every payment to the approval lane. */
  requiresCountersignature?: boolean;
  /** Sends payments above it to the approval lane. */
  countersignAboveUsd?: string;
}

/** A label and exactly one target: phone, email, did, address or handle. */
export type CreateContactRequest = SavePhoneContact | SaveEmailContact | SaveDidContact | SaveAddressContact | SaveHandleContact;

/** Whose payment DID to reserve. Exactly one of email and phone. */
export interface CreateDidReservationRequest {
  /** An e-mail. */
  email?: string;
  /** A phone, E.164. */
  phone?: string;
  /** A handle to reserve with it; a leading @ is dropped. */
  handle?: string;
}

/** What to drip, and into which of the caller's accounts; 250 usdc into the smart account by default. */
export interface CreateDripRequest {
  /** The asset. */
  asset?: TokenAsset;
  /** Whole tokens, above zero, with at most 6 fraction digits for usdc and 18 for eth. usdc: 250 by default, at most 1000. eth: 0.02 by default and at most. */
  amount?: string;
  /** smart is the acting member's own account, organization the tenant's. */
  account?: 'smart' | 'organization';
}

/** For which phone wallet. With a nonce for push provisioning, without one to display the card in the client. */
export type CreateEphemeralKeyRequest = VendorAEphemeralKeyRequest | VendorBEphemeralKeyRequest;

/** What to read. */
export interface CreateExtractionRequest {
  /** An own upload. */
  uploadId: string;
}

/** The pool's name, windows, limits and terms. */
export interface CreateFinancingPoolRequest {
  /** Its name. */
  name: string;
  /** How long money comes in. */
  subscriptionSeconds?: number;
  /** How long it lends. */
  originationSeconds?: number;
  /** The most that it takes in; no cap without. */
  capAtoms?: PositiveAtoms;
  /** The share of the cash that one loan may take. */
  exposureBps?: number;
  /** The share of the cash that is not lent. */
  reserveBps?: number;
  /** The yearly interest of its loans. */
  annualRateBps?: number;
  /** How long its loans run. */
  tenorSeconds?: number;
  /** How long they may be late. */
  graceSeconds?: number;
}

/** Whose identity it is. */
export interface CreateIdentityRequest {
  /** TENANT for the own tenant. */
  subjectType: SubjectType;
  /** The member; required for TENANT_MEMBER, refused for TENANT. */
  memberId?: string;
}

/** The intent: whom to pay, how much, and within which limits. The service finds the routes. */
export interface CreateIntentPaymentRequest {
  /** Whom to pay. */
  recipient: IntentRecipient;
  /** How much. */
  amount: IntentAmount;
  /** Where the money comes from. */
  funding?: IntentFunding;
  /** How it should be delivered. */
  delivery?: IntentDelivery;
  /** What it is for. */
  purpose?: IntentPurpose;
  /** A payment envelope, for DID recipients only; its own checks answer ENVELOPE_INVALID, its shape included. */
  envelope?: PaymentEnvelope | Record<string, unknown>;
  /** Plain text for both parties; wins over purpose.memo. */
  memo?: string;
  /** The sender's own data, echoed and never interpreted: at most 50 keys of 1 to 40 characters, nested 3 deep, 8 KiB serialised. */
  metadata?: Record<string, unknown>;
  /** In place of the Idempotency-Key header; equal to it when both are sent. */
  idempotencyKey?: string;
  /** One of the recipient's ACTIVE destinations. */
  requestedDestinationId?: string;
}

/** Who pays whom how much; the three addresses differ, whatever their letter case. */
export interface CreateInvoiceRequest {
  /** USD: above zero, at most 1000000000, at most 6 fraction digits. */
  amountUsd: string;
  /** Who pays; a mixed-case address must pass its checksum. A Safe takes neither the zero address nor 0x…01 as an owner. */
  payerAddress: string;
  /** Who is paid. */
  payeeAddress: string;
  /** The payee's name, for people. */
  payeeName: string;
  /** The third owner of the escrow; the platform arbiter by default. */
  arbiterAddress?: string;
  /** Until when it can be funded; ahead of now, 30 days after sending by default. */
  expiresAt?: string;
}

/** The legacy multisig debit: an asset out of a wallet of the tenant. Deprecated as a shape; raw addresses are paid by it only. */
export interface CreateLegacyPaymentRequest {
  /** The wallet that pays; it has to be DEPLOYED. */
  sourceWalletId: string;
  /** Where the money goes. */
  destination: LegacyDestination;
  /** How much. */
  amount: LegacyAmount;
  /** Plain text. */
  memo?: string;
}

/** What to offer, and for which purchase order. */
export interface CreateLendingOfferRequest {
  /** An own pool. */
  poolId: string;
  /** The purchase order's poId. */
  poId: string;
  /** What to lend, in atoms. */
  principal: PositiveAtoms;
}

/** Whom to invite. */
export interface CreateMemberRequest {
  /** Where the invitation goes; compared in lower case. */
  email: string;
  /** Their name. */
  name?: string;
  /** Their role. */
  role?: MemberRole;
  /** Groups in whose name the member may vote. */
  approvalGroups?: string[];
  /** The group that must approve what the member initiates. */
  approverGroup?: string;
}

/** Whom to pay, how much, and within which limits. Exactly one of phone and did. */
export interface CreateOfframpPaymentRequest {
  /** The recipient's phone, E.164. */
  phone?: string;
  /** The recipient's payment identity: did:payid and 64 lowercase hex digits, a did:web of this service, or a bare handle. */
  did?: string;
  /** The amount in USD: above zero, at most 1000000000, at most 6 fraction digits. */
  amountUsd: string;
  /** The environment's chain, which is also the default: 84532 in the sandbox, 8453 in live. */
  chainId?: number;
  /** Where the money comes from. */
  fundingMode?: FundingMode;
  /** ONCHAIN_DEPOSIT only, and required there: the EVM address that an expired or cancelled deposit goes back to. */
  refundAddress?: string;
  /** The asset that pays: USDC on the environment network by default; USDT on tron where the partner is on. */
  funding?: {
    /** USDC or USDT. */
    asset?: string;
    /** The network. */
    network?: string;
  };
  /** A payment envelope; its own checks answer ENVELOPE_INVALID, its shape included. */
  envelope?: PaymentEnvelope | Record<string, unknown>;
  /** Plain text for both parties. */
  memo?: string;
  /** One of the recipient's ACTIVE destinations. */
  requestedDestinationId?: string;
  /** How to rank the routes; CHEAPEST by default. */
  speedPreference?: SpeedPreference;
  /** Ceiling of the total fee, in minor units of the destination currency; a fee equal to it passes. */
  maximumFeeMinor?: string;
  /** The rails that may be used; empty or absent means all. */
  allowedRails?: Rail[];
  /** Whom to invite when nobody holds the handle: at least one of both. For handles only. */
  invite?: {
    /** An e-mail. */
    email?: string;
    /** A phone, E.164. */
    phone?: string;
  };
}

/** Either an intent, told by recipient, or a legacy payment, told by sourceWalletId. An invalid intent never falls through to legacy. */
export type CreatePaymentRequest = CreateIntentPaymentRequest | CreateLegacyPaymentRequest;

/** Where to be paid. The fields of the type, and only those: others are refused. Which are wanted, and their form, depends on the type, so their own codes come from the operation. */
export interface CreatePayoutDestinationRequest {
  /** ONCHAIN_WALLET (or STABLECOIN_ADDRESS), PAYMENT_APP_A, PAYMENT_APP_B, US_BANK_ACH, SEPA or SERVICE_BALANCE. ONCHAIN_WALLET when an address is given. PAYMENT_APP_C is defined but refused with VALIDATION_FAILED, any other with DESTINATION_RAIL_NOT_AVAILABLE. */
  type?: string;
  /** ONCHAIN_WALLET: USDC (default) on every network but tron, USDT on ethereum and tron. */
  asset?: string;
  /** ONCHAIN_WALLET, in lower case: base, base-sepolia, ethereum, polygon, arbitrum, solana or tron; the environment network by default. */
  network?: string;
  /** ONCHAIN_WALLET: the address, kept as it is. EVM: 0x and 40 hex digits, mixed case must pass EIP-55, not zero; solana: base58 of an ed25519 public key, 32 bytes on the curve; tron: base58check of 34 characters from T. Two EVM addresses that differ in case are the same. */
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
  /** SEPA: an IBAN with a valid checksum and the length of its country. */
  iban?: string;
  /** ISO 3166-1 alpha-2; a default for each rail. */
  country?: string;
  /** ISO 4217; a default for each rail. */
  currency?: string;
  /** Your own text for it. */
  label?: string;
}

/** The phone number to prove. */
export interface CreatePhoneAliasRequest {
  /** E.164. */
  phone: string;
}

/** A policy and its first document. */
export interface CreatePolicyRequest {
  /** Its name, for good. */
  name: string;
  /** What it says. */
  document: PolicyDocument;
}

/** The document that replaces the one in force. */
export interface CreatePolicyVersionRequest {
  /** What it says from now on. */
  document: PolicyDocument;
}

/** What the presentation is for. */
export interface CreatePresentationChallengeRequest {
  /** Your own word for it; it becomes part of what is signed. */
  purpose: string;
  /** The only identity that may answer; any by default. */
  identityId?: string;
  /** The payment that it is asked for. */
  paymentId?: string;
}

/** The cardholder; and, with the crypto-funded card provider only and required there, where the money comes from. */
export interface CreateProviderCardRequest {
  /** The card provider's name for the cardholder. */
  cardholderId: string;
  /** The chain of the funding account. */
  chain?: 'solana' | 'world_chain' | 'base';
  /** The address of that account. */
  cryptoAccountAddress?: string;
  /** The kind of that account. */
  cryptoAccountType?: 'standard' | 'provider_wallet';
}

/** Which way, which wallet, how much. */
export interface CreateRampRequest {
  /** A wallet of this tenant. */
  walletId: string;
  /** on or off. */
  direction: RampDirection;
  /** USD: above zero, at most 1000000000, at most 6 fraction digits. */
  amount: string;
  /** simulated, the default; no other is there. */
  provider?: 'simulated';
}

/** Moves money from the most over-target bucket to the most under-target one; it names no buckets and no amounts. */
export interface CreateRebalanceRuleRequest {
  /** The kind of rule. */
  type: 'REBALANCE_TO_TARGET';
  /** The least time between two runs. */
  intervalSeconds?: TreasuryIntervalInput;
  /** Whether the runner takes it. */
  enabled?: boolean;
}

/** From whom to order, and what. At most one of extractionId and agreementId. */
export interface CreateSalesOrderRequest {
  /** The seller; another tenant. */
  sellerTenantId: string;
  /** An own extraction; its agreement, where it is APPROVED, becomes the order's. */
  extractionId?: string;
  /** An own agreement. */
  agreementId?: string;
  /** The terms; without them the draft has no line items. */
  terms?: SalesOrderTermsInput;
}

/** Drains the source above the threshold into the destination. */
export interface CreateSweepExcessRuleRequest {
  /** The kind of rule. */
  type: 'SWEEP_EXCESS';
  /** A bucket of the account. */
  sourceBucketId: string;
  /** Another bucket of the account. */
  destBucketId: string;
  /** What stays in the source. */
  thresholdUsd: TreasuryAmountInput;
  /** The least time between two runs. */
  intervalSeconds?: TreasuryIntervalInput;
  /** Whether the runner takes it. */
  enabled?: boolean;
}

/** The business to create. */
export interface CreateTenantRequest {
  /** What it is called. */
  name: string;
  /** The registered name; the name by default. */
  legalName?: string;
  /** ISO 3166-1 alpha-2 country of registration. */
  country?: string;
  /** The owner's e-mail within the tenant; that of the session by default. An address that differs from the session's is a contact address: it receives no payments and accepts no invitations until the owner signs in with it. */
  email?: string;
  /** True to create one more tenant for a user who already belongs to one. */
  additional?: boolean;
}

/** The use of the card to simulate. */
export interface CreateTestCardAuthorizationRequest {
  /** The amount. */
  amountUsd: string;
  /** The merchant's category; without one the rules about categories are skipped. */
  mcc?: string;
  /** The merchant's name. */
  merchantName?: string;
  /** The merchant's address, which counterparty rules judge. */
  merchantAddress?: string;
}

/** Who signs in: an e-mail, new or known, or a member. Exactly one form. */
export type CreateTestSessionRequest = TestSessionByEmail | TestSessionByMember;

/** Refills the destination to the target when it dips below the trigger. */
export interface CreateTopUpRuleRequest {
  /** The kind of rule. */
  type: 'TOP_UP';
  /** A bucket of the account. */
  sourceBucketId: string;
  /** Another bucket of the account. */
  destBucketId: string;
  /** The trigger, at most targetUsd, its default. */
  thresholdUsd?: TreasuryAmountInput;
  /** What the destination is refilled to. */
  targetUsd: TreasuryAmountInput;
  /** The least time between two runs. */
  intervalSeconds?: TreasuryIntervalInput;
  /** Whether the runner takes it. */
  enabled?: boolean;
}

/** The account to create, with its owners and buckets. */
export interface CreateTreasuryAccountRequest {
  /** Its name. */
  name: string;
  /** The owners of every bucket's multisig, different from each other. */
  owners: TreasuryOwnerInput[];
  /** How many owners sign each transfer; at most as many as there are. */
  threshold?: number;
  /** The environment's chain, which is also the default. */
  chainId?: number;
  /** The buckets. */
  buckets: TreasuryBucketInput[];
}

/** A rule of one of the three types, with the fields of its type only. */
export type CreateTreasuryRuleRequest = CreateSweepExcessRuleRequest | CreateTopUpRuleRequest | CreateRebalanceRuleRequest;

/** A transfer between two buckets of the account. */
export interface CreateTreasurySweepRequest {
  /** Where the money comes from. */
  sourceBucketId: string;
  /** Where it goes, another bucket. */
  destBucketId: string;
  /** How much. */
  amountUsd: TreasuryAmountInput;
}

/** A file, in base64. */
export interface CreateUploadRequest {
  /** Its name. */
  filename: string;
  /** What it is. */
  contentType: UploadContentType;
  /** The bytes in padded base64; at most 5 MiB decoded. */
  contentBase64: string;
}

/** Whom to verify. */
export interface CreateVerificationSessionRequest {
  /** KYC for a member, KYB for the business. */
  kind: VerificationKind;
  /** The member; required for KYC, refused for KYB. */
  memberId?: string;
  /** ISO 3166-1 alpha-2; the tenant's by default. */
  country?: string;
}

/** An owner of the new multisig. */
export interface CreateWalletOwner {
  /** The signing address; one in mixed case has to pass EIP-55. A Safe takes neither the zero address nor 0x…01 as an owner. */
  address: string;
  /** What the owner is. */
  role: WalletOwnerRole;
  /** Your own text. */
  label?: string;
}

/** The wallet to create. */
export interface CreateWalletRequest {
  /** Your name for it. */
  name: string;
  /** Who signs; every address once. */
  owners: CreateWalletOwner[];
  /** How many owners have to sign: at most as many as there are. */
  threshold?: number;
  /** The environment's chain, which is also the default: 84532 in the sandbox, 8453 in live. */
  chainId?: number;
}

/** The call that the wallet shall make; delegatecall is not offered. */
export interface CreateWalletTransactionRequest {
  /** Who is called; an address in mixed case has to pass EIP-55. */
  to: string;
  /** What is sent along, in wei. */
  value?: string;
  /** The call data, 0x and hex: at most 64 KiB. */
  data?: string;
  /** Plain text. */
  memo?: string;
}

/** Where to send which events. */
export interface CreateWebhookEndpointRequest {
  /** An absolute http or https URL without credentials and fragment; in live https on port 443. */
  url: string;
  /** What to send; everything by default. */
  eventTypes?: EventTypeFilter[];
  /** What the endpoint is for. */
  description?: string;
}

/** A signed statement about a tenant or member. Its subject is a DID, never a wallet. */
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
  /** 0x and the SHA-256 of the canonical document; null for a legacy, unsigned credential. */
  credentialHash: string | null;
  /** PLATFORM is signed by the platform issuer, ORGANIZATION by the multisig of the tenant. */
  issuerKind: 'PLATFORM' | 'ORGANIZATION';
}

/** What anybody needs to check the credential without this service. signature is over EIP-712 CredentialAttestation(string subjectDid,string orgDid,string kind,string schemaVersion,bytes32 docHash,uint64 issuedAt,uint64 expiresAt,uint256 nonce), times in Unix seconds and expiresAt 0 for none; the domain has the service's name, version 1, the chain in use, and verifyingContract 0x5afeba0000000000000000000000000000000002, a synthetic anchor. */
export interface CredentialArtifact {
  /** The credential. */
  id: string;
  /** What is signed. */
  document: CredentialDocument;
  /** By the issuer's key; for issuerKind ORGANIZATION what the multisig takes by EIP-1271. */
  signature: string;
  /** The docHash: 0x and the SHA-256 of the canonical JSON of the document, keys sorted, absent ones left out. */
  credentialHash: string;
  /** A uint256 in decimal. */
  nonce: string;
  /** The address of the platform's issuer or of the multisig. */
  issuerRef: string;
  /** The form of the document: service/credential/<KIND>/v1. */
  schemaVersion: string;
}

/** What the organization multisig may sign. The same for one version as often as it is asked for: there is no state of a pending signature. */
export interface CredentialAttestation {
  /** The EIP-712 primary type. */
  primaryType: 'CredentialAttestation';
  /** What is signed. */
  message: CredentialAttestationMessage;
  /** For people. */
  note: string;
}

/** The EIP-712 message, its fields in the order of the type: string subjectDid, string orgDid, string kind, string schemaVersion, bytes32 docHash, uint64 issuedAt, uint64 expiresAt, uint256 nonce. Unsigned integers are decimal strings. */
export interface CredentialAttestationMessage {
  /** The DID of the member; of the organization itself for its payment policy. */
  subjectDid: string;
  /** The DID of the organization. */
  orgDid: string;
  /** The kind of credential. */
  kind: 'AUTHORITY_DELEGATION' | 'PAYMENT_POLICY';
  /** The schema of its document. */
  schemaVersion: 'service/credential/AUTHORITY_DELEGATION/v1' | 'service/credential/PAYMENT_POLICY/v1';
  /** 0x and the SHA-256 of the canonical document, which follows from the stored row. */
  docHash: string;
  /** When the version was written, Unix seconds. */
  issuedAt: string;
  /** Unix seconds; 0 means never. */
  expiresAt: string;
  /** Follows from the id and the version. */
  nonce: string;
}

/** The signed document, verbatim; its form follows from kind. */
export type CredentialDocument = PlatformCredentialDocument | AuthorityCredentialDocument | PaymentPolicyCredentialDocument;

/** A credential changed. Phone numbers, e-mails, codes and tokens are never in it. */
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

/** What a credential says. */
export type CredentialKind = 'PERSON_IDENTITY'
  | 'BUSINESS_IDENTITY'
  | 'DESTINATION_OWNERSHIP'
  | 'AUTHORITY_DELEGATION'
  | 'PAYMENT_POLICY'
  | 'TENANT_MEMBERSHIP';

/** Credentials, newest first. */
export interface CredentialList {
  /** One page of them. */
  credentials: Credential[];
}

/** Whether the credential counts. */
export type CredentialStatus = 'ACTIVE' | 'SUSPENDED' | 'REVOKED' | 'EXPIRED';

/** Whether a credential counts, and how that is known. */
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

/** Optional evidence. */
export interface DeliverInvoiceRequest {
  /** What to say of the delivery. */
  evidence?: InvoiceEvidenceInput;
}

/** One attempt to deliver. */
export interface DeliveryAttempt {
  /** When it began; real time. */
  at: string;
  /** What the endpoint answered; null when nothing did. */
  httpStatus: number | null;
  /** Why it failed; null for a success. */
  lastError: DeliveryError | null;
  /** How long it took. */
  durationMs: number;
}

/** Why an attempt failed: no answer in 15 s; DNS, TCP or TLS; a host that is not public; a 4xx; a 5xx; a 1xx or 3xx; the secret could not be read; the worker was lost; the endpoint was deleted or answered 410. */
export type DeliveryError = 'TIMEOUT'
  | 'CONNECTION_FAILED'
  | 'BLOCKED_URL'
  | 'HTTP_4XX'
  | 'HTTP_5XX'
  | 'HTTP_ERROR'
  | 'SECRET_ERROR'
  | 'LEASE_EXPIRED'
  | 'ENDPOINT_GONE';

/** ACCEPTED is recorded, SECURED is funded, SUBMITTED is with the provider, DELIVERED is confirmed by it; null once the payment fails, goes back or is cancelled. */
export type DeliveryMoment = 'ACCEPTED' | 'SECURED' | 'SUBMITTED' | 'DELIVERED' | null;

/** What the seller delivered, and whether the buyer took it. */
export interface DeliveryRecord {
  /** The delivery. */
  id: string;
  /** The order. */
  orderId: string;
  /** Whether the buyer has accepted. */
  status: DeliveryRecordStatus;
  /** What the seller wrote. */
  note: string;
  /** 0x and sha256 of the canonical JSON of the uploads' hashes, sorted; of [] without uploads. */
  evidenceHash: string;
  /** When it was recorded. */
  deliveredAt: string;
  /** When the buyer accepted. */
  acceptedAt: string | null;
  /** The DRAFT invoice of the acceptance; null before, and where a party has no organization account. */
  invoiceId: string | null;
}

/** A delivery was recorded or accepted. For both parties of the order. */
export interface DeliveryRecordEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'delivery.recorded' | 'delivery.accepted';
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
    /** The delivery at the moment of the change. */
    object: DeliveryRecord;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** Recorded by the seller, then accepted by the buyer. */
export type DeliveryRecordStatus = 'RECORDED' | 'ACCEPTED';

/** What was paid in. */
export interface DepositOfframpPaymentRequest {
  /** Minor units of the token, 6 digits; the amount of the payment, no more and no less. */
  amountMinor: string;
}

/** The public document of a payment DID: no payment endpoint, no personal data. */
export interface DidDocument {
  /** https://www.w3.org/ns/did/v1 and nothing else. */
  '@context': string[];
  /** The DID. */
  id: PaymentDid;
  /** The subject of the tenant's credentials, did:subject:<id>. */
  alsoKnownAs: string[];
}

/** A payment DID that waits for the holder of a contact; one per contact, for all tenants. */
export interface DidReservation {
  /** What can be paid already. */
  did: PaymentDid;
  /** Whether it is claimed. */
  status: DidReservationStatus;
  /** The phone with all but its last four digits masked, or the e-mail's first character, *** and domain. */
  contactMasked: string;
  /** The handle that is reserved with it; null for none. */
  handle: string | null;
  /** When it was first reserved. */
  createdAt: string;
}

/** CLAIMED once somebody has proved control of the contact. */
export type DidReservationStatus = 'RESERVED' | 'CLAIMED';

/** Whether a payment DID reaches anybody. */
export interface DidResolution {
  /** As it was asked. */
  did: PaymentDid;
  /** True for the payid of a tenant that is payable. */
  resolvable: boolean;
  /** The legal name of the tenant behind it; null when nobody payable is. */
  displayName: string | null;
}

/** The result of the W3C DID resolution binding. */
export interface DidResolutionResult {
  /** The context of the result. */
  '@context': 'https://w3id.org/did-resolution/v1';
  /** The document. */
  didDocument: DidDocument;
  /** About the resolution. */
  didResolutionMetadata: {
    /** The form of the document. */
    contentType: 'application/did+json';
  };
  /** About the document. */
  didDocumentMetadata: {
    /** When the DID was made. */
    created: string;
    /** When it became payable. */
    updated: string;
  };
}

/** A handle of the legacy directory. */
export interface DirectoryHandle {
  /** The handle. */
  handle: string;
  /** The wallet. */
  walletId: string;
  /** The wallet's address, checksummed. */
  address: string;
  /** The tenant. */
  tenantId: string;
  /** When it last changed. */
  updatedAt: string;
}

/** CONSECUTIVE_FAILURES after 5 events in a row whose whole series failed, ENDPOINT_GONE after an answer of 410. */
export type DisabledReason = 'CONSECUTIVE_FAILURES' | 'ENDPOINT_GONE';

/** Test money from the faucet. */
export interface Drip {
  /** The drip. */
  id: string;
  /** The wallet that is funded: of an account drip, the account's. */
  walletId: string;
  /** What is dripped. */
  asset: TokenAsset;
  /** How much. */
  amount: TokenAmount;
  /** The chain. */
  chainId: number;
  /** Where it stands. */
  status: DripStatus;
  /** The transfer; null until CONFIRMED. */
  txHash: string | null;
  /** Why it FAILED, SIMULATED_FAILURE when a test asked for it; null otherwise. */
  failureReason: string | null;
  /** When it was asked for. */
  createdAt: string;
}

/** A drip has landed or failed. Phone numbers, e-mails, codes and tokens are never in it. */
export interface DripEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'drip.confirmed' | 'drip.failed';
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
    /** The drip at the moment of the change. */
    object: Drip;
    /** The status before the change. */
    previousStatus?: string;
  };
}

/** Drips, newest first. */
export interface DripList {
  /** One page of them. */
  drips: Drip[];
}

/** SUBMITTED until the transfer has landed or failed. Spend after CONFIRMED only. */
export type DripStatus = 'SUBMITTED' | 'CONFIRMED' | 'FAILED';

/** Whether the tenant has the credentials that an action needs. */
export interface Eligibility {
  /** What was asked about. */
  action: EligibilityAction;
  /** True when nothing is missing. */
  eligible: boolean;
  /** The kinds that no ACTIVE one covers. */
  missing: CredentialKind[];
  /** Why, one for each missing kind in the same order: there never was one, or what became of the latest. */
  reasons: ('CREDENTIAL_MISSING' | 'CREDENTIAL_EXPIRED' | 'CREDENTIAL_REVOKED' | 'CREDENTIAL_SUSPENDED')[];
}

/** What can be asked about. */
export type EligibilityAction = 'payments.create' | 'invoices.pay' | 'ramps.offramp' | 'claims.claim';

/** Says up to what amount the borrower may be lent to by a pool. For the borrower and the pool's tenant. */
export interface EligibilityPermit {
  /** The permit. */
  id: string;
  /** The pool. */
  poolId: string;
  /** The borrower's organization account. */
  subjectAddress: string;
  /** The form of the permit. */
  schema: 'service/permit/v1';
  /** What it rests on. */
  mode: PermitMode;
  /** 50000, 25000, 10000, 5000 or 1000 USD in atoms, for the tiers 1 to 5. */
  maxPrincipal: Atoms;
  /** From 1, the least risk, to 5. */
  riskTier: number;
  /** <mode>:<tier>. */
  profile: string;
  /** EIP-712 hash of EligibilityPermit (string id, address subject, string poolId, uint256 maxPrincipal, uint8 riskTier, uint64 expiresAt) in the domain of attestations. */
  permitDigest: string;
  /** The issuer's signature over the digest. */
  signature: string;
  /** The platform issuer. */
  issuerAddress: string;
  /** When it ends, 30 days after it was issued. */
  expiresAt: string;
  /** Whether offers may rely on it. */
  status: PermitStatus;
  /** When it was issued. */
  createdAt: string;
}

/** Eligibility permits, newest first. */
export interface EligibilityPermitList {
  /** One page of them. */
  permits: EligibilityPermit[];
}

/** The organization account of the tenant with this verified e-mail. */
export interface EmailDestination {
  /** By e-mail. */
  type: 'email';
  /** The e-mail. */
  email: string;
}

/** A test of a webhook endpoint. Goes to that endpoint alone, whatever its event types. Phone numbers, e-mails, codes and tokens are never in it. */
export interface EndpointEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'endpoint.test';
  /** When it was asked for. */
  createdAt: string;
  /** The environment. */
  environment: Environment;
  /** The tenant that receives it. */
  tenantId: string;
  /** The version of the payload. */
  apiVersion: 'v1';
  /** What is tested. */
  data: {
    /** The endpoint at that moment, without its secret. */
    object: WebhookEndpoint;
  };
}

/** Codes by e-mail. */
export interface EnrollEmailFactor {
  /** EMAIL. */
  type: 'EMAIL';
  /** Where codes go. */
  email: string;
  /** Your own text for it. */
  label?: string;
}

/** The identity provider's signer, as registered for the member. */
export interface EnrollIdpMfaFactor {
  /** IDP_MFA. */
  type: 'IDP_MFA';
  /** Your own text for it. */
  label?: string;
}

/** Codes by text. */
export interface EnrollSmsFactor {
  /** SMS. */
  type: 'SMS';
  /** Where codes go, E.164. */
  phoneE164: string;
  /** Your own text for it. */
  label?: string;
}

/** An authenticator app. */
export interface EnrollTotpFactor {
  /** TOTP. */
  type: 'TOTP';
  /** Your own text for it. */
  label?: string;
}

/** What to enroll; its fields follow from type. */
export type EnrollTwoFactorFactorRequest = EnrollEmailFactor | EnrollSmsFactor | EnrollTotpFactor | EnrollIdpMfaFactor;

/** sandbox for test keys, live for live keys. */
export type Environment = 'sandbox' | 'live';

/** A short-lived key of the issuer. */
export interface EphemeralKey {
  /** The key. */
  id: string;
  /** For the client only; shown once, never kept in clear. */
  secret: string;
  /** When it ends, in Unix seconds: 900 s from now. */
  expires: number;
  /** What it opens. */
  associated_objects: EphemeralKeyObject[];
}

/** What a key opens. */
export interface EphemeralKeyObject {
  /** Its name at the issuer. */
  id: string;
  /** Its kind. */
  type: string;
}

/** What the tenant would like to do. */
export interface EvaluateEligibilityRequest {
  /** One of the four. */
  action: EligibilityAction;
}

/** Evaluates a policy, attached or not. */
export interface EvaluatePolicyById {
  /** The policy. */
  policyId: string;
  /** The amount in USD: above zero, at most 1000000000. */
  amountUsd: string;
  /** The merchant category; without it the MCC rules are skipped. */
  mcc?: string;
  /** The payee; without it the counterparty rules are skipped. Mixed case must pass EIP-55. */
  counterparty?: string;
}

/** Evaluates the policy that is attached to a subject. */
export interface EvaluatePolicyOfSubject {
  /** What the subject is. */
  subjectType: PolicySubjectType;
  /** The subject. */
  subjectId: string;
  /** The amount in USD: above zero, at most 1000000000. */
  amountUsd: string;
  /** The merchant category; without it the MCC rules are skipped. */
  mcc?: string;
  /** The payee; without it the counterparty rules are skipped. Mixed case must pass EIP-55. */
  counterparty?: string;
}

/** A policy or a subject, exactly one of them, and what would be paid. */
export type EvaluatePolicyRequest = EvaluatePolicyById | EvaluatePolicyOfSubject;

/** Something that happened, as this tenant may read it: the payload of its webhook with its place in the feed. */
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
  /** The event's number in this tenant's feed, an increasing integer without gaps. */
  sequence: string;
  /** The resource that changed. */
  resourceId: string;
  /** Which step of the resource it was. */
  resourceSequence: number;
}

/** Events. */
export interface EventList {
  /** One page of them. */
  events: Event[];
}

/** What happened, <family>.<change>. New types may appear; ignore those you do not know. */
export type EventType = 'payment.created'
  | 'payment.funds_pending'
  | 'payment.funds_confirmed'
  | 'payment.identity_resolution'
  | 'payment.action_required'
  | 'payment.policy_check'
  | 'payment.approval_required'
  | 'payment.approval_pending'
  | 'payment.credential_hold'
  | 'payment.route_quoted'
  | 'payment.awaiting_confirmation'
  | 'payment.routing'
  | 'payment.provider_submitted'
  | 'payment.provider_processing'
  | 'payment.delivered'
  | 'payment.failed'
  | 'payment.refund_pending'
  | 'payment.refunded'
  | 'payment.canceled'
  | 'claim.opened'
  | 'claim.locked'
  | 'claim.released'
  | 'claim.expired'
  | 'claim.refunded'
  | 'claim.canceled'
  | 'payout_destination.created'
  | 'payout_destination.verified'
  | 'payout_destination.revoked'
  | 'phone_alias.verified'
  | 'phone_alias.reverification_required'
  | 'phone_alias.replaced'
  | 'verification_session.verified'
  | 'verification_session.rejected'
  | 'verification_session.expired'
  | 'verification_session.canceled'
  | 'verification_session.error'
  | 'credential.issued'
  | 'credential.suspended'
  | 'credential.revoked'
  | 'credential.expired'
  | 'member.activated'
  | 'member.suspended'
  | 'member.removed'
  | 'api_key.created'
  | 'api_key.revoked'
  | 'review_case.opened'
  | 'review_case.resolved'
  | 'wallet.deployed'
  | 'wallet.failed'
  | 'drip.confirmed'
  | 'drip.failed'
  | 'card.issued'
  | 'card.frozen'
  | 'card.unfrozen'
  | 'card.authorization.approved'
  | 'card.authorization.declined'
  | 'card.authorization.reversed'
  | 'treasury.sweep.proposed'
  | 'treasury.sweep.completed'
  | 'treasury.sweep.failed'
  | 'treasury.sweep.canceled'
  | 'invoice.sent'
  | 'invoice.funded'
  | 'invoice.delivered'
  | 'invoice.released'
  | 'invoice.refunded'
  | 'invoice.expired'
  | 'invoice.cancelled'
  | 'ramp.confirmed'
  | 'ramp.failed'
  | 'wallet_binding.active'
  | 'wallet_binding.rotated'
  | 'wallet_binding.revoked'
  | 'multisig_payment.created'
  | 'multisig_payment.awaiting_signature'
  | 'multisig_payment.signing'
  | 'multisig_payment.ready_to_execute'
  | 'multisig_payment.executing'
  | 'multisig_payment.completed'
  | 'multisig_payment.failed'
  | 'multisig_payment.cancelled'
  | 'policy.activated'
  | 'policy.attached'
  | 'policy.detached'
  | 'policy.deleted'
  | 'endpoint.test'
  | 'authority.created'
  | 'authority.updated'
  | 'authority.suspended'
  | 'authority.revoked'
  | 'authority.attested'
  | 'approval.requested'
  | 'approval.voted'
  | 'approval.approved'
  | 'approval.rejected'
  | 'payment_policy.updated'
  | 'payment_policy.attested'
  | 'sales_order.draft'
  | 'sales_order.submitted'
  | 'sales_order.changes_requested'
  | 'sales_order.accepted'
  | 'sales_order.delivered'
  | 'sales_order.completed'
  | 'sales_order.rejected'
  | 'sales_order.canceled'
  | 'delivery.recorded'
  | 'delivery.accepted'
  | 'purchase_order.registered'
  | 'purchase_order.accepted'
  | 'purchase_order.financed'
  | 'purchase_order.repaid'
  | 'purchase_order.defaulted'
  | 'offer.offered'
  | 'offer.accepted'
  | 'offer.issued'
  | 'offer.expired'
  | 'loan.active'
  | 'loan.grace'
  | 'loan.defaulted'
  | 'loan.repaid';

/** A type of event, all types of a family, or all with *. */
export type EventTypeFilter = EventType | ('*'
  | 'payment.*'
  | 'claim.*'
  | 'payout_destination.*'
  | 'phone_alias.*'
  | 'verification_session.*'
  | 'credential.*'
  | 'member.*'
  | 'api_key.*'
  | 'review_case.*'
  | 'wallet.*'
  | 'drip.*'
  | 'card.*'
  | 'card.authorization.*'
  | 'treasury.*'
  | 'treasury.sweep.*'
  | 'invoice.*'
  | 'ramp.*'
  | 'wallet_binding.*'
  | 'multisig_payment.*'
  | 'policy.*'
  | 'endpoint.*'
  | 'authority.*'
  | 'approval.*'
  | 'payment_policy.*'
  | 'sales_order.*'
  | 'delivery.*'
  | 'purchase_order.*'
  | 'offer.*'
  | 'loan.*');

/** A route that is not offered, and why. */
export interface ExcludedRoute {
  /** The destination. */
  destinationId: string;
  /** The provider; null when the rail has none. */
  provider: string | null;
  /** The rail. */
  rail: Rail;
  /** Why this route was not quoted. */
  reasonCode: 'MAX_FEE_EXCEEDED'
    | 'RAIL_NOT_ALLOWED'
    | 'DESTINATION_NOT_REQUESTED'
    | 'PROVIDER_OFF'
    | 'PROVIDER_UNAVAILABLE'
    | 'INSUFFICIENT_LIQUIDITY'
    | 'NO_PROVIDER_ADAPTER'
    | 'NETWORK_NOT_ROUTABLE'
    | 'CURRENCY_NOT_SUPPORTED'
    | 'AMOUNT_TOO_SMALL'
    | 'POLICY_FEE_EXCEEDED'
    | 'POLICY_RAIL_NOT_ALLOWED'
    | 'AUTHORITY_DESTINATION_NOT_ALLOWED'
    | 'ENVELOPE_CONSTRAINT';
}

/** What the extractor read, or a person corrected: text as it stands in the document, null where nothing was found. vendorName, invoiceNumber, currency, totalMinor and dueDate are critical. */
export interface ExtractedFacts {
  /** Who invoices. */
  vendorName: string | null;
  /** The vendor's e-mail. */
  vendorEmail: string | null;
  /** The number of the invoice. */
  invoiceNumber: string | null;
  /** ISO 4217. */
  currency: string | null;
  /** The total, in minor units, as read. */
  totalMinor: string | null;
  /** When it is due, YYYY-MM-DD. */
  dueDate: string | null;
  /** Where to pay. */
  bankDetails: string | null;
  /** The number of the purchase order. */
  poNumber: string | null;
  /** The terms of payment. */
  paymentTerms: string | null;
  /** When it was issued, YYYY-MM-DD. */
  issueDate: string | null;
  /** The sum before tax, in minor units, as read. */
  subtotalMinor: string | null;
  /** The tax, in minor units, as read. */
  taxMinor: string | null;
  /** Who is invoiced. */
  buyerName: string | null;
}

/** The facts of an uploaded document under review. */
export interface Extraction {
  /** The extraction. */
  id: string;
  /** The document. */
  uploadId: string;
  /** Whether it is approved. */
  status: ExtractionStatus;
  /** The facts as they stand. */
  facts: ExtractedFacts;
  /** What was and is to be looked at. */
  flags: ExtractionFlag[];
  /** The agreement; null until it is approved. */
  agreementId: string | null;
  /** When it was created. */
  createdAt: string;
}

/** A fact that can be corrected. */
export type ExtractionField = 'vendorName'
  | 'vendorEmail'
  | 'invoiceNumber'
  | 'currency'
  | 'totalMinor'
  | 'dueDate'
  | 'bankDetails'
  | 'poNumber'
  | 'paymentTerms'
  | 'issueDate'
  | 'subtotalMinor'
  | 'taxMinor'
  | 'buyerName';

/** Something that a person has to look at. */
export interface ExtractionFlag {
  /** The flag. */
  id: string;
  /** MISSING_FIELD: a critical fact is absent. TOTAL_MISMATCH: the total is not subtotal and tax. LOW_CONFIDENCE: a fact has not the form of its field. */
  kind: 'MISSING_FIELD' | 'TOTAL_MISMATCH' | 'LOW_CONFIDENCE';
  /** RESOLVED once the check that raised it passes. */
  status: 'OPEN' | 'RESOLVED';
  /** The fact that it is about. */
  field: string | null;
  /** What is wrong, for people. */
  detail: string;
}

/** Extractions, newest first. */
export interface ExtractionList {
  /** One page of them. */
  extractions: Extraction[];
}

/** Under review until its facts are approved into an agreement. */
export type ExtractionStatus = 'REVIEW' | 'APPROVED';

/** What this tenant can use in this environment. */
export interface Features {
  /** Test money; never in live. */
  faucet: boolean;
  /** Cards. */
  cards: boolean;
  /** Treasury accounts. */
  treasury: boolean;
  /** Escrow invoices. */
  invoices: boolean;
  /** Simulated ramps. */
  ramps: boolean;
  /** Sales orders. */
  trade: boolean;
  /** Pools and loans. */
  lending: boolean;
  /** The public claim flow, for recipients who are nobody's yet. */
  claims: boolean;
  /** ONCHAIN_DEPOSIT as a funding mode. */
  onchainDeposit: boolean;
}

/** Money that a tenant lends against purchase orders. The terms of the pool are those of its offers. No contract is deployed: the addresses are deterministic. */
export interface FinancingPool {
  /** The pool. */
  id: string;
  /** Its name. */
  name: string;
  /** The environment's chain. */
  chainId: number;
  /** Who runs it. */
  provider: 'simulated';
  /** Its address. */
  poolAddress: string;
  /** The settlement token. */
  tokenAddress: string;
  /** Where pools are registered. */
  registryAddress: string;
  /** The phase on the tenant's clock. */
  phase: PoolPhase;
  /** How it ended. */
  outcome: PoolOutcome;
  /** When it was created. */
  subscriptionStartsAt: string;
  /** When SUBSCRIPTION ends. */
  subscriptionEndsAt: string;
  /** When ORIGINATION begins, at the same time. */
  originationStartsAt: string;
  /** When ORIGINATION ends. */
  originationEndsAt: string;
  /** The most that it takes in; null is no cap. */
  capAtoms: Atoms | null;
  /** The share of the cash that one loan may take. */
  exposureBps: Bps;
  /** The share of the cash that is not lent. */
  reserveBps: Bps;
  /** The yearly interest of its loans. */
  annualRateBps: Bps;
  /** How long its loans run. */
  tenorSeconds: number;
  /** How long they may be late. */
  graceSeconds: number;
  /** Its money. */
  state: PoolState;
  /** When it was created. */
  createdAt: string;
}

/** Financing pools, newest first. */
export interface FinancingPoolList {
  /** One page of them. */
  pools: FinancingPool[];
}

/** What to drip; 250 usdc where nothing is said. */
export interface FundWalletRequest {
  /** The asset. */
  asset?: TokenAsset;
  /** Whole tokens, above zero, with at most 6 fraction digits for usdc and 18 for eth. usdc: 250 by default, at most 1000. eth: 0.02 by default and at most. */
  amount?: string;
}

/** How to pay an on-chain deposit in. */
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

/** INTERNAL_BALANCE takes the sender's balance; ONCHAIN_DEPOSIT is open to some tenants; MULTISIG_PROPOSAL is never available. */
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

/** The wallet behind a handle of the legacy directory, which is being removed. */
export interface HandleDestination {
  /** By handle. */
  type: 'handle';
  /** The handle, with or without @. */
  handle: string;
}

/** That the process runs. */
export interface Health {
  /** Always ok. */
  status: 'ok';
}

/** Why a payment is held. All are recoverable but SANCTIONS_REVIEW_REQUIRED and POLICY_DENIED, which end the attempt and then stand in failureReason. */
export type HoldReason = 'RECIPIENT_NOT_ONBOARDED'
  | 'PAYOUT_DESTINATION_NOT_SELECTED'
  | 'CREDENTIAL_EXPIRED'
  | 'CREDENTIAL_REVOKED'
  | 'CREDENTIAL_SUSPENDED'
  | 'CREDENTIAL_CHANGED_REVIEW_REQUIRED'
  | 'PHONE_REVERIFICATION_REQUIRED'
  | 'TRANSACTION_MONITORING_REVIEW'
  | 'PROVIDER_DESTINATION_REVOKED'
  | 'PROVIDER_UNAVAILABLE'
  | 'INSUFFICIENT_ROUTE_LIQUIDITY'
  | 'POLICY_SUBSYSTEM_ERROR'
  | 'APPROVAL_THRESHOLD_NOT_MET'
  | 'AUTHORITY_LIMIT_EXCEEDED'
  | 'SANCTIONS_REVIEW_REQUIRED'
  | 'POLICY_DENIED';

/** Who a tenant or a member is, whatever wallets it uses. Its DID is the subject of credentials. */
export interface Identity {
  /** The identity. */
  id: string;
  /** did:subject and the id. */
  did: string;
  /** PERSON for members, BUSINESS for tenants. */
  identityType: 'PERSON' | 'BUSINESS';
  /** Whether it can be used. */
  status: IdentityStatus;
  /** What the subject is. */
  subjectType: SubjectType;
  /** The tenant or the member. */
  subjectId: string;
  /** The member's smart account or the organization account; null where there is none. */
  primarySmartAccountId: string | null;
  /** BASIC with an ACTIVE identity credential of the mock provider, SUBSTANTIAL with one of a live provider, HIGH when an ACTIVE wallet binding joins that. */
  credentialAssuranceLevel: 'NONE' | 'BASIC' | 'SUBSTANTIAL' | 'HIGH';
  /** When it was made. */
  createdAt: string;
}

/** Identities, newest first. */
export interface IdentityList {
  /** One page of them. */
  identities: Identity[];
}

/** Whether the identity can be used; one that is made is ACTIVE. */
export type IdentityStatus = 'ACTIVE' | 'SUSPENDED' | 'CLOSED';

/** How much to pay, in USD. */
export interface IntentAmount {
  /** The amount: above zero, at most 1000000000, at most 6 fraction digits. */
  value: string;
  /** Always USD. */
  currency: 'USD';
}

/** How it should be delivered. */
export interface IntentDelivery {
  /** instant ranks routes by time first; cheapest and standard, the default, by fee. */
  preference?: 'instant' | 'cheapest' | 'standard';
  /** Ceiling of the total fee, in minor units of the destination currency; a fee equal to it passes. */
  maximumFeeMinor?: string;
  /** The rails that may be used; empty or absent means all. */
  allowedRails?: Rail[];
}

/** A recipient by payment identity; one that nobody holds is PAYEE_NOT_FOUND, never reserved. */
export interface IntentDidRecipient {
  /** The payment identity. */
  did: PaymentIdentityDid;
}

/** A recipient by verified tenant e-mail, or by a contact that was invited. An e-mail is verified when an OWNER or ADMIN of the tenant has signed in with it. */
export interface IntentEmailRecipient {
  /** The recipient's e-mail. */
  email: string;
}

/** Where the money comes from; the tenant's balance on the environment's chain by default. */
export interface IntentFunding {
  /** How it is funded; MULTISIG_PROPOSAL is never available. */
  mode?: FundingMode;
  /** USDC, the default, or USDT. */
  asset?: string;
  /** The network of the asset; the environment's by default. */
  network?: string;
  /** The chain as CAIP-2 or by its network name; it has to agree with chainId. */
  chain?: string;
  /** The environment's chain, which is also the default: 84532 in the sandbox, 8453 in live. */
  chainId?: number;
  /** ONCHAIN_DEPOSIT only, and required there: the EVM address that an expired or cancelled deposit goes back to. */
  refundAddress?: string;
}

/** A recipient by handle of the legacy directory, which is being removed. */
export interface IntentHandleRecipient {
  /** The handle, with or without @. */
  handle: string;
}

/** A recipient by identity, of any tenant: identities are addresses. */
export interface IntentIdentityRecipient {
  /** An identity of a tenant; a member's is RECIPIENT_NOT_ROUTABLE. */
  identityId: string;
}

/** The new intent payment after its pipeline, with its quotes. */
export interface IntentPaymentCreated {
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
  /** The quote that the recipient selected; null again after a fresh set. */
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
  /** Plain text for both parties, erased 400 days after the end. */
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

/** A recipient by phone; nobody has to hold the number yet. */
export interface IntentPhoneRecipient {
  /** The recipient's phone, E.164. */
  phoneNumber: string;
}

/** What the payment is for. */
export interface IntentPurpose {
  /** The kind of purpose. */
  type?: 'invoice' | 'payroll' | 'vendor' | 'refund' | 'other';
  /** An invoice of the tenant; paying it this way does not settle it. */
  invoiceId?: string;
  /** Plain text for both parties, where memo is absent. */
  memo?: string;
}

/** Whom to pay, by exactly one reference. */
export type IntentRecipient = IntentDidRecipient | IntentPhoneRecipient | IntentEmailRecipient | IntentIdentityRecipient | IntentHandleRecipient | IntentWalletAddressRecipient;

/** Never accepted: raw addresses are paid by the legacy shape, sourceWalletId with a destination of type address. */
export interface IntentWalletAddressRecipient {
  /** Refused whatever it holds. */
  walletAddress: string;
}

/** The tenant's ledger, in base units of 6 decimals; never netted with what is on chain. */
export interface InternalBalance {
  /** What can be paid with. */
  availableBaseUnits: string;
  /** What is set aside for payments that are not confirmed. */
  reservedBaseUnits: string;
  /** What is locked for payments on their way. */
  lockedBaseUnits: string;
}

/** A payment request with its own 2-of-3 escrow of payer, payee and arbiter. */
export interface Invoice {
  /** The invoice. */
  id: string;
  /** Where the invoice stands. */
  status: InvoiceStatus;
  /** What the payer owes. */
  amountUsd: Usd;
  /** Who pays, checksummed. */
  payerAddress: string;
  /** Who is paid, checksummed. */
  payeeAddress: string;
  /** The payee's name, for people. */
  payeeName: string;
  /** The third owner, checksummed. */
  arbiterAddress: string;
  /** The escrow to pay into, checksummed; null until it is sent. */
  holdAddress: string | null;
  /** The wallet of the escrow; null until it is sent. */
  holdWalletId: string | null;
  /** The chain of the escrow. */
  chainId: number;
  /** Until when it can be funded; null in a draft that names none, 30 days after sending then. */
  expiresAt: string | null;
  /** What was said of the delivery; null when nothing was. */
  evidence: InvoiceEvidence | null;
  /** The release or refund; null when there is none in flight and none has completed. */
  settlement: InvoiceSettlement | null;
  /** When the escrow held the amount. */
  fundedAt: string | null;
  /** When it was said to be delivered. */
  deliveredAt: string | null;
  /** When the payee was paid. */
  releasedAt: string | null;
  /** When the payer had the money back. */
  refundedAt: string | null;
  /** When it was cancelled. */
  cancelledAt: string | null;
  /** When it was found expired. */
  expiredAt: string | null;
  /** When it was sent. */
  sentAt: string | null;
  /** When it was drafted. */
  createdAt: string;
}

/** An invoice changed. Phone numbers, e-mails, codes and tokens are never in it. */
export interface InvoiceEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'invoice.sent'
    | 'invoice.funded'
    | 'invoice.delivered'
    | 'invoice.released'
    | 'invoice.refunded'
    | 'invoice.expired'
    | 'invoice.cancelled';
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
    /** The resource at the moment of the change. */
    object: Invoice;
    /** The status before the change. */
    previousStatus?: string;
  };
}

/** What was said of the delivery. */
export interface InvoiceEvidence {
  /** Plain text. */
  note: string | null;
  /** Uploads of the tenant; empty when there are none. */
  uploadIds: string[];
  /** A page about it. */
  url: string | null;
}

/** Evidence of a delivery. */
export interface InvoiceEvidenceInput {
  /** Plain text. */
  note?: string;
  /** Uploads of the tenant. */
  uploadIds?: string[];
  /** A page about it. */
  url?: string;
}

/** Invoices, newest first. */
export interface InvoiceList {
  /** One page of them. */
  invoices: Invoice[];
}

/** The release or refund that is in flight or has completed. */
export interface InvoiceSettlement {
  /** Whom it pays. */
  kind: InvoiceSettlementKind;
  /** The payment to sign. */
  paymentId: string;
  /** Where the payment stands. */
  status: InvoiceSettlementStatus;
}

/** RELEASE pays the payee, REFUND the payer. */
export type InvoiceSettlementKind = 'RELEASE' | 'REFUND';

/** The status of the payment that settles the invoice. FAILED and CANCELLED clear the settlement, so they do not stay here. */
export type InvoiceSettlementStatus = 'CREATED'
  | 'AWAITING_SIGNATURE'
  | 'SIGNING'
  | 'READY_TO_EXECUTE'
  | 'EXECUTING'
  | 'COMPLETED'
  | 'FAILED'
  | 'CANCELLED';

/** Where an invoice stands. RELEASED, REFUNDED and CANCELLED are the ends; the only exit of EXPIRED is a refund. */
export type InvoiceStatus = 'DRAFT' | 'SENT' | 'FUNDED' | 'DELIVERED' | 'EXPIRED' | 'RELEASED' | 'REFUNDED' | 'CANCELLED';

/** The limits of the new card, and its agent. Absent and null mean no limit. */
export interface IssueCardRequest {
  /** The most that one authorization may take. */
  perTransactionUsd?: string | null;
  /** The cap of a UTC day. */
  dailyUsd?: string | null;
  /** The cap of an ISO week. */
  weeklyUsd?: string | null;
  /** The cap of a calendar month. */
  monthlyUsd?: string | null;
  /** Merchants to refuse; none by default. Kept sorted and each once. */
  blockedMcc?: Mcc[] | null;
  /** The only merchants to allow; an empty list is no allowlist, like null. */
  allowedMcc?: Mcc[] | null;
  /** The agent under which its spend also counts. */
  agentId?: string;
}

/** With which pool, and how the risk is judged. */
export interface IssuePermitRequest {
  /** The pool; of any tenant. */
  poolId: string;
  /** What it rests on. */
  mode: PermitMode;
  /** From 1, the least risk, to 5. */
  riskTier: number;
}

/** The credential to issue. */
export interface IssueTestCredentialRequest {
  /** What it says. */
  kind: 'PERSON_IDENTITY' | 'BUSINESS_IDENTITY';
  /** The member; required for PERSON_IDENTITY, refused for BUSINESS_IDENTITY. */
  memberId?: string;
  /** True for a legacy credential without artifact. */
  unsigned?: boolean;
}

/** How much of which asset. */
export interface LegacyAmount {
  /** The amount in whole units of the asset: above zero, at most 6 fraction digits for usdc, 18 for eth. */
  value: string;
  /** What is paid. */
  asset?: TokenAsset;
}

/** Where a legacy payment goes, told by type. */
export type LegacyDestination = HandleDestination | EmailDestination | AddressDestination | WalletDestination;

/** A payment out of a multisig wallet, executed once enough owners have signed multisigTxHash. Wallet transactions, sweeps, invoice settlements and ramps are paid this way too. For the owning tenant only. */
export interface LegacyPayment {
  /** The payment. */
  id: string;
  /** legacy for the multisig shape. */
  generation: 'legacy';
  /** The wallet that pays. */
  sourceWalletId: string;
  /** How the destination was named; transaction is a call proposed on the wallet itself. */
  destinationType: 'handle' | 'email' | 'address' | 'wallet' | 'transaction';
  /** The handle or e-mail that was named, an e-mail masked in events; null for the other types. */
  destinationHandle: string | null;
  /** Always the resolved address. */
  destinationAddress: string;
  /** The chain of the wallet. */
  destinationChainId: number;
  /** What is paid; usdc by default. */
  asset: TokenAsset;
  /** The amount in whole units of the asset, without trailing zeros: at most 6 fraction digits for usdc, 18 for eth. */
  amount: string;
  /** Where the payment stands. */
  status: LegacyPaymentStatus;
  /** The Safe transaction hash that owners sign as it is, without the EIP-191 prefix. */
  multisigTxHash: string;
  /** The transaction that executed it; null until then. */
  executedTxHash: string | null;
  /** Plain text. */
  memo: string | null;
  /** Why it FAILED; null otherwise. */
  failureReason: 'POLICY_DENIED'
    | 'POLICY_UNAVAILABLE'
    | 'EXECUTION_REVERTED'
    | 'NONCE_CONFLICT'
    | 'INSUFFICIENT_FUNDS'
    | null;
  /** The threshold of the wallet. */
  signaturesRequired: number;
  /** How many owners have signed. */
  signaturesCollected: number;
  /** The owners that have signed, oldest first. */
  signers: string[];
  /** The Safe nonce that the proposal holds until it ends. */
  nonce: string;
  /** The Safe nonce that has to be used before a READY_TO_EXECUTE payment can go on, which it then does by itself; null when nothing stands in the way. */
  blockedByNonce: string | null;
  /** What the hash was made of. */
  safeTx: SafeTransaction;
  /** When it was proposed. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
}

/** Where a legacy payment stands, never projected. SIGNING occurs in invoice settlements only. COMPLETED, FAILED and CANCELLED are the ends. */
export type LegacyPaymentStatus = 'CREATED'
  | 'AWAITING_SIGNATURE'
  | 'SIGNING'
  | 'READY_TO_EXECUTE'
  | 'EXECUTING'
  | 'COMPLETED'
  | 'FAILED'
  | 'CANCELLED';

/** What a pool offers to lend against a purchase order. For lender and borrower. */
export interface LendingOffer {
  /** The offer. */
  id: string;
  /** The pool. */
  poolId: string;
  /** The purchase order's poId. */
  poId: string;
  /** The borrower's organization account. */
  borrowerAddress: string;
  /** What is lent, in atoms. */
  principal: Atoms;
  /** The yearly interest. */
  rateBps: Bps;
  /** How long the loan runs. */
  tenorSeconds: number;
  /** How long it may be late. */
  graceSeconds: number;
  /** Until when it can be accepted and issued, 72 h; in the digest as Unix seconds. */
  deadline: string;
  /** EIP-712 hash of LendingOffer (string id, string poolId, bytes32 poId, address borrower, uint256 principal, uint16 rateBps, uint64 tenorSeconds, uint64 graceSeconds, uint64 deadline) in the domain of attestations. */
  offerDigest: string;
  /** Where it stands. */
  status: LendingOfferStatus;
  /** The loan; null until it is issued. */
  loanId: string | null;
  /** When it was made. */
  createdAt: string;
}

/** A lending offer changed its status. For lender and borrower. */
export interface LendingOfferEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'offer.offered' | 'offer.accepted' | 'offer.issued' | 'offer.expired';
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
    /** The resource at the moment of the change. */
    object: LendingOffer;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** Offered, accepted by the borrower, issued by the pool's tenant; EXPIRED after its deadline. */
export type LendingOfferStatus = 'OFFERED' | 'ACCEPTED' | 'ISSUED' | 'EXPIRED';

/** One position of an order. */
export interface LineItem {
  /** What it is. */
  description: string;
  /** What it costs. */
  amountAtoms: PositiveAtoms;
}

/** What is prefunded at a provider in a currency. */
export interface Liquidity {
  /** The provider. */
  provider: 'payapp_a' | 'payapp_b';
  /** The currency. */
  currency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
  /** What is left, in minor units of the currency. */
  balanceMinor: string;
}

/** Balances, newest row first. */
export interface LiquidityList {
  /** One page of them. */
  liquidity: Liquidity[];
}

/** Principal that was paid to a supplier and that the borrower owes with interest. For lender, borrower and supplier. */
export interface Loan {
  /** The loan. */
  id: string;
  /** The pool. */
  poolId: string;
  /** The purchase order's poId. */
  poId: string;
  /** The borrower's organization account. */
  borrowerAddress: string;
  /** The supplier's wallet, where one was named. */
  supplierWallet: string | null;
  /** What was lent, in atoms. */
  principal: Atoms;
  /** What of it is owed. */
  principalOutstanding: Atoms;
  /** The interest that is owed at this moment: simple, on principalOutstanding, rounded up to the atom; it stops at DEFAULTED. */
  interestDue: Atoms;
  /** Where it stands. */
  status: LoanStatus;
  /** When the supplier was paid. */
  fundedAt: string;
  /** When it is due. */
  maturityAt: string;
  /** When it defaults. */
  graceEndsAt: string;
}

/** A loan changed its status. For lender, borrower and supplier. */
export interface LoanEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'loan.active' | 'loan.grace' | 'loan.defaulted' | 'loan.repaid';
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
    /** The resource at the moment of the change. */
    object: Loan;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** Loans, newest first. */
export interface LoanList {
  /** One page of them. */
  loans: Loan[];
}

/** What was paid. */
export interface LoanRepayment {
  /** The ledger entry. */
  txRef: string;
  /** What was paid, in atoms. */
  amount: Atoms;
  /** What of it was interest; that comes first. */
  interestPortion: Atoms;
  /** What of it was principal. */
  principalPortion: Atoms;
  /** The loan after it, REPAID when nothing is owed. */
  loanStatus: LoanStatus;
}

/** ACTIVE until maturityAt, GRACE until graceEndsAt, then DEFAULTED; REPAID is the end. */
export type LoanStatus = 'ACTIVE' | 'GRACE' | 'DEFAULTED' | 'REPAID';

/** A merchant category code, or its first two or three digits, which mean all codes that begin so. */
export type Mcc = string;

/** Who the caller is, as the service sees it. */
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

/** A person in a tenant. */
export interface Member {
  /** The member. */
  id: string;
  /** Their tenant. */
  tenantId: string;
  /** Their e-mail, which is theirs alone within the tenant. */
  email: string;
  /** Their name; null until it is known. */
  name: string | null;
  /** What the member may do. */
  role: MemberRole;
  /** Where the membership stands. */
  status: MemberStatus;
  /** The EVM address that signs for the member, checksummed; in the sandbox preset to the embedded signer. */
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

/** A membership changed. Without e-mail and name. Phone numbers, e-mails, codes and tokens are never in it. */
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

/** A member as events show it: without e-mail and name. */
export interface MemberInEvent {
  /** The member. */
  id: string;
  /** Their tenant. */
  tenantId: string;
  /** What the member may do. */
  role: MemberRole;
  /** Where the membership stands. */
  status: MemberStatus;
  /** The EVM address that signs for the member, checksummed; in the sandbox preset to the embedded signer. */
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

/** The role of a member. OWNER and ADMIN have every scope; the others fewer. */
export type MemberRole = 'OWNER' | 'ADMIN' | 'FINANCE' | 'MEMBER' | 'VIEWER';

/** Where a membership stands; REMOVED is the end. */
export type MemberStatus = 'INVITED' | 'ACTIVE' | 'SUSPENDED' | 'REMOVED';

/** How much to add or take, and what for. */
export interface MoveLiquidityRequest {
  /** The currency. */
  currency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
  /** More than zero, in minor units of the currency. */
  amountMinor: string;
  /** What the money moved with, for the audit log; not a secret. */
  reference: string;
}

/** How much to move. */
export interface MovePoolFundsRequest {
  /** The amount. */
  amountAtoms: PositiveAtoms;
}

/** A legacy payment changed its status. For the owning tenant. Phone numbers, e-mails, codes and tokens are never in it. */
export interface MultisigPaymentEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'multisig_payment.created'
    | 'multisig_payment.awaiting_signature'
    | 'multisig_payment.signing'
    | 'multisig_payment.ready_to_execute'
    | 'multisig_payment.executing'
    | 'multisig_payment.completed'
    | 'multisig_payment.failed'
    | 'multisig_payment.cancelled';
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
    /** The resource at the moment of the change, an e-mail in destinationHandle masked. */
    object: LegacyPayment;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** A payment to a phone number or DID over the rail that the recipient chooses. Sender and recipient read the same record; refundAddress, approvalRequestId, maximumFeeMinor and fundingInstructions are null for the recipient. */
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
  /** The quote that the recipient selected; null again after a fresh set. */
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
  /** Plain text for both parties, erased 400 days after the end. */
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

/** The new payment with its quotes. */
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
  /** The quote that the recipient selected; null again after a fresh set. */
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
  /** Plain text for both parties, erased 400 days after the end. */
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

/** Off-ramp payments, newest first, without quotes and funding instructions. */
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

/** Where an off-ramp payment stands. DELIVERED, REFUNDED and CANCELED are the ends. */
export type OfframpPaymentStatus = 'CREATED'
  | 'RECIPIENT_RESOLUTION'
  | 'AWAITING_SOURCE_FUNDS'
  | 'SOURCE_FUNDS_CONFIRMING'
  | 'SOURCE_FUNDS_CONFIRMED'
  | 'PENDING_CLAIM'
  | 'POLICY_CHECK'
  | 'PAYOUT_SELECTION_REQUIRED'
  | 'COMPLIANCE_HOLD'
  | 'ROUTE_QUOTED'
  | 'AWAITING_RECIPIENT_CONFIRMATION'
  | 'FUNDS_LOCKED'
  | 'PROVIDER_SUBMITTED'
  | 'PROVIDER_PROCESSING'
  | 'ACTION_REQUIRED'
  | 'DELIVERED'
  | 'FAILED'
  | 'REFUND_PENDING'
  | 'REFUNDED'
  | 'CANCELED';

/** This contract, bundled: an OpenAPI 3.1 document. */
export interface OpenApiDocument {
  /** The version of OpenAPI. */
  openapi: string;
  /** Title and version. */
  info: Record<string, unknown>;
  /** The operations. */
  paths: Record<string, unknown>;
}

/** A DID of the caller. */
export interface OwnDid {
  /** The DID. */
  did: string;
  /** PAYMENT for payers, SUBJECT for credentials. */
  kind: 'PAYMENT' | 'SUBJECT';
  /** Whether it can be used. */
  status: IdentityStatus;
  /** Whether payments can be sent to it; false for a SUBJECT. */
  payable: boolean;
}

/** The caller's DIDs. */
export interface OwnDids {
  /** All of them. */
  identities: OwnDid[];
}

/** How it is known that the destination is the tenant's: DECLARED at first, SIGNATURE_VERIFIED by its key, PROVIDER_VERIFIED by its rail, INTERNAL for the own balance, FAILED when the last check was refused. */
export type OwnershipStatus = 'DECLARED' | 'SIGNATURE_VERIFIED' | 'PROVIDER_VERIFIED' | 'INTERNAL' | 'FAILED';

/** A payment of either generation; ids are shared across both. */
export type Payment = UnifiedPayment | LegacyPayment;

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

/** What payers address: did:payid and 64 lowercase hex digits, random, never reused. */
export type PaymentDid = string;

/** A payer-signed envelope that binds amount, payee and limits. For DID recipients only. */
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
  /** The limits; the signature binds its hash. */
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
    /** What may be replaced; stored and unused in v1. */
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
  /** EIP-712 PaymentEnvelope, by the payer's key or by the contract of its wallet (EIP-1271). */
  signature: string;
}

/** A payment changed its normalized status. Phone numbers, e-mails, codes and tokens are never in it. */
export interface PaymentEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'payment.created'
    | 'payment.funds_pending'
    | 'payment.funds_confirmed'
    | 'payment.identity_resolution'
    | 'payment.action_required'
    | 'payment.policy_check'
    | 'payment.approval_required'
    | 'payment.approval_pending'
    | 'payment.credential_hold'
    | 'payment.route_quoted'
    | 'payment.awaiting_confirmation'
    | 'payment.routing'
    | 'payment.provider_submitted'
    | 'payment.provider_processing'
    | 'payment.delivered'
    | 'payment.failed'
    | 'payment.refund_pending'
    | 'payment.refunded'
    | 'payment.canceled';
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

/** A payment identity: did:payid and 64 lowercase hex digits; no other DID resolves. */
export type PaymentIdentityDid = string;

/** Payments of both generations in one order, newest first, without quotes and funding instructions. */
export interface PaymentList {
  /** One page of them. */
  payments: Payment[];
}

/** The organization payment policy in force. */
export interface PaymentPolicy {
  /** The policy, the same for all its versions; null before the first. */
  policyId: string | null;
  /** Its version; 0 before the first. */
  version: number;
  /** Its rules. */
  rules: PaymentPolicyRules;
  /** Always ACTIVE: versions before it stand in the history. */
  status: 'ACTIVE';
  /** The PAYMENT_POLICY credential; null until this version is attested. */
  credentialId: string | null;
  /** When this version was put. */
  activatedAt: string | null;
}

/** Above this amount a payment needs so much approval. */
export interface PaymentPolicyApprovalRule {
  /** The amount in USD: at most 1000000000; 0 stands for every payment. */
  aboveUsd: string;
  /** The summed weight of votes that it takes. */
  minimumApprovals: number;
}

/** The attested policy and the credential that backs it. */
export interface PaymentPolicyAttested {
  /** The policy, its credentialId set. */
  policy: PaymentPolicy;
  /** Its PAYMENT_POLICY credential. */
  credential: Credential;
}

/** The document of an attested payment policy, which the organization signs. */
export interface PaymentPolicyCredentialDocument {
  /** What it says. */
  kind: 'PAYMENT_POLICY';
  /** Its form. */
  schemaVersion: 'service/credential/PAYMENT_POLICY/v1';
  /** The DID of the tenant. */
  subjectDid: string;
  /** The DID of the tenant. */
  orgDid: string;
  /** The rules and the version of the policy. */
  policy: Record<string, unknown>;
}

/** The organization payment policy changed. Phone numbers, e-mails, codes and tokens are never in it. */
export interface PaymentPolicyEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'payment_policy.updated' | 'payment_policy.attested';
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
    object: PaymentPolicy;
    /** The status before the change; absent where it did not change. */
    previousStatus?: string;
  };
}

/** The rules; an absent one restricts nothing. */
export interface PaymentPolicyRules {
  /** Withholds routes with a higher total fee, in minor units of the destination currency. */
  maximumFeeMinor?: string;
  /** Rejects payments above it: above zero, at most 1000000000, at most 6 fraction digits. */
  maximumAmountUsd?: string;
  /** Withholds routes over other rails; empty allows all. */
  allowedRails?: Rail[];
  /** Rejects payments in other assets, by code or asset id; empty allows all. */
  allowedAssets?: string[];
  /** Rejects payments on other chains, eip155:<chainId>; empty allows all. */
  allowedChains?: string[];
  /** When the approval lane opens; of the rules that a payment meets the greatest counts. */
  approvals?: PaymentPolicyApprovalRule[];
}

/** One version of the payment policy. */
export interface PaymentPolicyVersion {
  /** The policy. */
  policyId: string;
  /** The version. */
  version: number;
  /** Its rules. */
  rules: PaymentPolicyRules;
  /** Whether it is in force. */
  status: PaymentPolicyVersionStatus;
  /** Its credential; REVOKED once it is superseded. */
  credentialId: string | null;
  /** When it came into force. */
  activatedAt: string;
  /** When the next version took its place. */
  supersededAt: string | null;
  /** Who put it; the member behind the key for an API key. */
  createdByMemberId: string;
  /** When it was put. */
  createdAt: string;
}

/** Versions of the payment policy, newest first. */
export interface PaymentPolicyVersionList {
  /** One page of them. */
  versions: PaymentPolicyVersion[];
}

/** ACTIVE for the version in force, SUPERSEDED for those before. */
export type PaymentPolicyVersionStatus = 'ACTIVE' | 'SUPERSEDED';

/** The version that was just put, and what the multisig may sign to back it. */
export interface PaymentPolicyWithAttestation {
  /** The policy, the same for all its versions. */
  policyId: string;
  /** Its version. */
  version: number;
  /** Its rules. */
  rules: PaymentPolicyRules;
  /** It is in force at once. */
  status: 'ACTIVE';
  /** Null until this version is attested. */
  credentialId: string | null;
  /** When this version was put. */
  activatedAt: string | null;
  /** What the multisig may sign. */
  attestation: CredentialAttestation;
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

/** Whom the payment was addressed to. */
export interface PaymentRecipient {
  /** The kind of reference. */
  kind: 'phoneNumber' | 'did' | 'email' | 'identityId' | 'handle';
  /** The reference, masked where it is personal. */
  masked: string;
}

/** The normalized status: a projection of the internal one. APPROVED and CREDENTIAL_CHECK belong to the vocabulary and do not occur in v1. */
export type PaymentStatus = 'CREATED'
  | 'IDENTITY_RESOLUTION'
  | 'FUNDS_PENDING'
  | 'FUNDS_CONFIRMED'
  | 'ACTION_REQUIRED'
  | 'POLICY_CHECK'
  | 'CREDENTIAL_HOLD'
  | 'APPROVAL_REQUIRED'
  | 'APPROVAL_PENDING'
  | 'ROUTE_QUOTED'
  | 'AWAITING_CONFIRMATION'
  | 'ROUTING'
  | 'PROVIDER_SUBMITTED'
  | 'PROVIDER_PROCESSING'
  | 'DELIVERED'
  | 'FAILED'
  | 'REFUND_PENDING'
  | 'REFUNDED'
  | 'CANCELED'
  | 'APPROVED'
  | 'CREDENTIAL_CHECK';

/** A place where a tenant wants to be paid. Identifiers never change: another place is another destination. */
export interface PayoutDestination {
  /** The destination. */
  id: string;
  /** The rail. */
  type: PayoutDestinationType;
  /** The token, for on-chain destinations. */
  asset: string | null;
  /** The network, for on-chain destinations. */
  network: string | null;
  /** The address exactly as it was given, for on-chain destinations; null otherwise. */
  address: string | null;
  /** The adapter that pays it; null when there is none yet. */
  provider: string | null;
  /** ISO 3166-1 alpha-2 country of the rail. */
  country: string | null;
  /** ISO 4217 currency of the rail. */
  currency: string | null;
  /** The owner's own text. */
  label: string | null;
  /** The identifier, masked; it is stored encrypted and never returned whole. */
  maskedLabel: string;
  /** Whether routes may lead here. */
  status: PayoutDestinationStatus;
  /** How ownership is known. */
  ownershipStatus: OwnershipStatus;
  /** The DESTINATION_OWNERSHIP credential of a signature. */
  verificationCredentialId: string | null;
  /** The order among own destinations, lower first. */
  priority: number;
  /** The recipient's consent to be paid here when another route fails; v1 never reroutes by itself. */
  allowAutomaticFallback: boolean;
  /** True for the one that wins ties. */
  isDefault: boolean;
  /** When the owner consented to be paid here: at creation. */
  consentedAt: string | null;
  /** When it became ACTIVE. */
  verifiedAt: string | null;
  /** When it was revoked. */
  revokedAt: string | null;
  /** When it was created. */
  createdAt: string;
}

/** A payout destination changed. Phone numbers, e-mails, codes and tokens are never in it. */
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

/** Routing considers ACTIVE destinations only; REVOKED is the end. */
export type PayoutDestinationStatus = 'PENDING_VERIFICATION' | 'ACTIVE' | 'REVOKED';

/** The rail as responses name it; STABLECOIN_ADDRESS is created as ONCHAIN_WALLET. PAYMENT_APP_C is defined, has no operation in v1 and never appears. */
export type PayoutDestinationType = 'STABLECOIN_ADDRESS'
  | 'PAYMENT_APP_A'
  | 'PAYMENT_APP_B'
  | 'US_BANK_ACH'
  | 'SEPA'
  | 'SERVICE_BALANCE';

/** What the permit rests on. */
export type PermitMode = 'synthetic' | 'bank_data_sandbox';

/** ACTIVE for 30 days, unless a new permit with the same pool takes its place. */
export type PermitStatus = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** A phone number that a tenant has shown to control; payments to it reach the tenant. */
export interface PhoneAlias {
  /** The alias. */
  id: string;
  /** The number with all but its last four digits masked; the full number is never returned. */
  phoneMasked: string;
  /** Where the proof of control stands. */
  status: PhoneAliasStatus;
  /** When control was last proved. */
  verifiedAt: string | null;
  /** When control must be proved again: 365 days later. */
  reverifyBy: string | null;
  /** When the alias was added. */
  createdAt: string;
}

/** A phone alias changed. Phone numbers, e-mails, codes and tokens are never in it. */
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

/** Where the proof of control stands; ACTIVE and REVERIFICATION_REQUIRED resolve payments to the tenant. */
export type PhoneAliasStatus = 'PENDING' | 'ACTIVE' | 'REVERIFICATION_REQUIRED' | 'REPLACED' | 'REVOKED';

/** The document of a credential that the platform issues. Keys that say nothing are absent, never null. */
export interface PlatformCredentialDocument {
  /** What it says. */
  kind: 'PERSON_IDENTITY' | 'BUSINESS_IDENTITY' | 'DESTINATION_OWNERSHIP' | 'TENANT_MEMBERSHIP';
  /** Its form: service/credential/<KIND>/v1. */
  schemaVersion: string;
  /** The subject's DID. */
  subjectDid: string;
  /** The DID of the subject's tenant. */
  orgDid: string;
  /** The verified name; absent for the kinds without one. */
  legalName?: string;
  /** ISO 3166-1 alpha-2; absent when not known. */
  country?: string;
  /** What is stated, by key; with legalName and country what can be disclosed one by one. */
  claims: Record<string, string>;
  /** When it was issued. */
  issuedAt: string;
  /** When it ends by itself; absent when it does not. */
  expiresAt?: string;
}

/** A named rule set; its newest version is in force. */
export interface Policy {
  /** The policy. */
  policyId: string;
  /** Its name. */
  name: string;
  /** ACTIVE. */
  status: PolicyStatus;
  /** The version in force. */
  activeVersionId: string;
  /** Its number. */
  activeVersion: number;
  /** When it was created. */
  createdAt: string;
}

/** A list of counterparties, blocked or the only ones allowed. */
export interface PolicyAddressRule {
  /** Which list it is. */
  rule: 'COUNTERPARTY_BLOCKED' | 'COUNTERPARTY_NOT_ALLOWED';
  /** In lower case, sorted, each once. */
  addresses: string[];
}

/** A ceiling; what is equal to it passes. */
export interface PolicyAmountRule {
  /** Of one transaction, a UTC day, an ISO week or a calendar month. */
  rule: 'PER_TXN_LIMIT' | 'DAILY_CAP' | 'WEEKLY_CAP' | 'MONTHLY_CAP';
  /** The ceiling in base units of 6 decimals. */
  maxBaseUnits: string;
}

/** A policy at work on a subject, which has one at most. */
export interface PolicyAttachment {
  /** The attachment. */
  attachmentId: string;
  /** The policy; its newest version counts. */
  policyId: string;
  /** What the subject is. */
  subjectType: PolicySubjectType;
  /** The subject. */
  subjectId: string;
  /** Since when. */
  attachedAt: string;
}

/** A policy was attached to a subject, or detached from it. Phone numbers, e-mails, codes and tokens are never in it. */
export interface PolicyAttachmentEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'policy.attached' | 'policy.detached';
  /** When the change was committed. */
  createdAt: string;
  /** The environment. */
  environment: Environment;
  /** The tenant that receives it. */
  tenantId: string;
  /** The version of the payload. */
  apiVersion: 'v1';
  /** What changed. Without previousStatus, because an attachment shows no status. */
  data: {
    /** The attachment. */
    object: PolicyAttachment;
  };
}

/** Attachments, newest first. */
export interface PolicyAttachmentList {
  /** One page of them. */
  attachments: PolicyAttachment[];
}

/** EVM addresses, in any case; mixed case must pass EIP-55. No address stands on both lists. */
export interface PolicyCounterparties {
  /** Never these. */
  blocked?: string[];
  /** Only these, everybody else is denied; empty or absent means anybody. */
  allowed?: string[];
}

/** The new policy and its first version. */
export interface PolicyCreated {
  /** The policy. */
  policyId: string;
  /** Its name. */
  name: string;
  /** ACTIVE. */
  status: PolicyStatus;
  /** The version in force. */
  activeVersionId: string;
  /** Its number. */
  activeVersion: number;
  /** When it was created. */
  createdAt: string;
  /** Version 1. */
  version: PolicyVersion;
}

/** One row of the decision log; append-only, kept 400 days. */
export interface PolicyDecision {
  /** The decision. */
  decisionLogId: string;
  /** Who asked: a dry run, a payment or a card. */
  source: 'evaluate' | 'payment' | 'card';
  /** The enforcement then; null for a dry run, which ignores it. In mode off nothing is recorded. */
  mode: 'log' | 'enforce' | null;
  /** The verdict. */
  allow: boolean;
  /** Whether a deny blocks; false in mode log and for a dry run. */
  enforced: boolean;
  /** Why. */
  reason: PolicyReason;
  /** The policy; null when the subject had none. */
  policyId: string | null;
  /** Its version then, or null. */
  policyVersion: number | null;
  /** The hash of that version, or null. */
  sha256: string | null;
  /** All eight rules in their order; empty without a policy. */
  ruleTrace: PolicyRuleTrace[];
  /** What was judged. */
  input: PolicyDecisionInput;
  /** The payment or card authorization; null for a dry run, and for a payment that was refused before it existed. */
  resourceId: string | null;
  /** When it was decided. */
  createdAt: string;
}

/** What was judged. */
export interface PolicyDecisionInput {
  /** What the subject is; null where a policy was evaluated by its id. */
  subjectType: 'wallet' | 'card' | 'agent' | 'treasury_account' | null;
  /** The subject; null where there is none. */
  subjectId: string | null;
  /** The amount. */
  amountUsd: Usd;
  /** The merchant category; null where none was supplied. */
  mcc: string | null;
  /** The payee, checksummed; null where none was supplied. */
  counterparty: string | null;
}

/** Decisions, newest first. */
export interface PolicyDecisionList {
  /** One page of them. */
  decisions: PolicyDecision[];
}

/** What is gone. */
export interface PolicyDeletion {
  /** The policy or attachment. */
  id: string;
  /** That it is gone. */
  deleted: true;
}

/** What a policy says. Unknown fields are refused, never dropped; everything wrong in it, an address on both lists included, is INVALID_POLICY_RULE. An empty document allows all. */
export interface PolicyDocument {
  /** The version of this form; 1 where absent. */
  schemaVersion?: 1;
  /** Ceilings. */
  limits?: PolicyLimits;
  /** Merchant categories. */
  mcc?: PolicyMcc;
  /** Whom to pay. */
  counterparties?: PolicyCounterparties;
}

/** off skips the gate; log records what would be declined and lets it pass; enforce blocks, and fails closed when the policy subsystem does. */
export type PolicyEnforcementMode = 'off' | 'log' | 'enforce';

/** The verdict of an evaluation. */
export interface PolicyEvaluation {
  /** Whether it may be paid. */
  allow: boolean;
  /** Why. */
  reason: PolicyReason;
  /** The policy; null when the subject has none. */
  policyId: string | null;
  /** Its version in force, or null. */
  policyVersion: number | null;
  /** The hash of that version, or null. */
  sha256: string | null;
  /** All eight rules in their order, none left out after a failure; empty without a policy. */
  ruleTrace: PolicyRuleTrace[];
  /** The recorded decision. */
  decisionLogId: string;
}

/** A policy came into force with a new version, or was deleted. Phone numbers, e-mails, codes and tokens are never in it. */
export interface PolicyEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'policy.activated' | 'policy.deleted';
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
    /** The policy at the moment of the change. */
    object: Policy;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** A compiled document. Equal rule sets give the same bytes: absent and empty parts give no rule, and the rules stand in the order of PolicyRuleName. */
export interface PolicyIr {
  /** The version of this form. */
  schemaVersion: 1;
  /** The rules; none allows all. */
  rules: PolicyRule[];
}

/** Ceilings in USD, each above zero and at most 1000000000; an absent one is no ceiling. On card authorizations the interval caps are cumulative; on wallet payments and in evaluations they act as ceilings of one transaction. */
export interface PolicyLimits {
  /** Of one transaction. */
  perTransactionUsd?: string;
  /** Of a UTC day. */
  dailyUsd?: string;
  /** Of an ISO week. */
  weeklyUsd?: string;
  /** Of a calendar month. */
  monthlyUsd?: string;
}

/** Policies, newest first. */
export interface PolicyList {
  /** One page of them. */
  policies: Policy[];
}

/** Merchant category codes of 2 to 4 digits; a shorter one matches every code that begins with it. A code on both lists is blocked. They count for card authorizations: payments carry no code. */
export interface PolicyMcc {
  /** Never these. */
  blocked?: Mcc[];
  /** Only these; empty or absent means any. */
  allowed?: Mcc[];
}

/** A list of merchant categories, blocked or the only ones allowed. */
export interface PolicyMccRule {
  /** Which list it is. */
  rule: 'MCC_BLOCKED' | 'MCC_NOT_ALLOWED';
  /** Codes of 2 to 4 digits, matched from their beginning, sorted, each once. */
  codes: Mcc[];
}

/** The first rule that failed; NO_POLICY when the subject has no policy, which allows; null when every rule let it pass. */
export type PolicyReason = 'COUNTERPARTY_BLOCKED'
  | 'COUNTERPARTY_NOT_ALLOWED'
  | 'MCC_BLOCKED'
  | 'MCC_NOT_ALLOWED'
  | 'PER_TXN_LIMIT'
  | 'DAILY_CAP'
  | 'WEEKLY_CAP'
  | 'MONTHLY_CAP'
  | 'NO_POLICY'
  | null;

/** One compiled rule with its operands. */
export type PolicyRule = PolicyAddressRule | PolicyMccRule | PolicyAmountRule;

/** The rules, in the order in which they stand in the IR and in a trace. */
export type PolicyRuleName = 'COUNTERPARTY_BLOCKED'
  | 'COUNTERPARTY_NOT_ALLOWED'
  | 'MCC_BLOCKED'
  | 'MCC_NOT_ALLOWED'
  | 'PER_TXN_LIMIT'
  | 'DAILY_CAP'
  | 'WEEKLY_CAP'
  | 'MONTHLY_CAP';

/** What one rule said. */
export interface PolicyRuleTrace {
  /** The rule. */
  rule: PolicyRuleName;
  /** skip for a rule that is not configured, or whose field was not supplied. */
  result: 'pass' | 'fail' | 'skip';
  /** Why, for people. */
  detail: string;
}

/** ACTIVE for every policy that can be read; DELETED stands in policy.deleted only, since reads then answer 404. */
export type PolicyStatus = 'ACTIVE' | 'DELETED';

/** What a policy is attached to; a treasury account covers all its buckets. */
export type PolicySubjectType = 'wallet' | 'card' | 'agent' | 'treasury_account';

/** One immutable version of a policy. */
export interface PolicyVersion {
  /** The version. */
  versionId: string;
  /** Its number within the policy, from 1. */
  version: number;
  /** SHA-256 of the canonical JSON of ir; the same for the same rules. */
  sha256: string;
  /** What it compiled to. */
  ir: PolicyIr;
  /** When it was added and came into force. */
  createdAt: string;
}

/** The versions of a policy, oldest first. */
export interface PolicyVersionList {
  /** One page of them. */
  versions: PolicyVersion[];
}

/** LOSS when principal was lost by the time the pool closed, else REPAID; null before. */
export type PoolOutcome = 'REPAID' | 'LOSS' | null;

/** SUBSCRIPTION takes money in, ORIGINATION lends it, SERVICING waits for the open loans, CLOSED pays it out. */
export type PoolPhase = 'SUBSCRIPTION' | 'ORIGINATION' | 'SERVICING' | 'CLOSED';

/** What the tenant has in the pool. */
export interface PoolPosition {
  /** The pool. */
  poolId: string;
  /** Deposits less withdrawals, at least 0. */
  depositedAtoms: Atoms;
  /** Its share of the pool: all of it, or 0 before a deposit. */
  shareBps: Bps;
  /** Cash and what is lent and not in default. */
  valueAtoms: Atoms;
  /** The cash in SUBSCRIPTION and CLOSED; 0 in the phases between. */
  withdrawableAtoms: Atoms;
}

/** What is in a pool, and what went through it. */
export interface PoolState {
  /** What can be lent or taken out. */
  cashAtoms: Atoms;
  /** What is lent and not in default. */
  principalOutstandingAtoms: Atoms;
  /** The interest that was paid. */
  interestCollectedAtoms: Atoms;
  /** The principal of loans in default. */
  lossAtoms: Atoms;
}

/** USD in integer atoms, six decimals: above zero, at most 16 digits. */
export type PositiveAtoms = string;

/** A question that can be answered once. */
export interface PresentationChallenge {
  /** 32 random bytes; in the typed data a string. */
  nonce: string;
  /** Who asks: AUDIENCE, by default the host of the base URL. */
  audience: string;
  /** The verifyingContract of the typed data; a synthetic anchor. */
  domainTag: '0x5afeba0000000000000000000000000000000003';
  /** What it is for. */
  purpose: string;
  /** 5 minutes later. */
  expiresAt: string;
}

/** Whether a presentation holds; one bad credential fails all of it. */
export interface PresentationResult {
  /** True when there is no reason against it. */
  verified: boolean;
  /** As it was sent. */
  holderDid: string;
  /** In the order of credentialIds; empty when the holder is unknown. */
  credentialResults: PresentedCredential[];
  /** All that apply, in this order; nothing is looked at after HOLDER_UNKNOWN. CHALLENGE_EXPIRED: the challenge or the signature's expiresAt is past. HOLDER_UNKNOWN: no identity has this DID. HOLDER_MISMATCH: the challenge asks for another identity. SIGNER_NOT_BOUND: signerAddress has no ACTIVE binding to the holder. PRESENTATION_SIGNATURE_INVALID: the signature is not by signerAddress over these values. CREDENTIAL_INVALID: a verdict is not VALID. */
  reasonCodes: ('CHALLENGE_EXPIRED'
    | 'HOLDER_UNKNOWN'
    | 'HOLDER_MISMATCH'
    | 'SIGNER_NOT_BOUND'
    | 'PRESENTATION_SIGNATURE_INVALID'
    | 'CREDENTIAL_INVALID')[];
  /** Names this verification; always set. */
  presentationId: string;
}

/** What was found about one credential. */
export interface PresentedCredential {
  /** As it was sent. */
  credentialId: string;
  /** Its hash; null when it is not found or unsigned. */
  credentialHash: string | null;
  /** NOT_FOUND also for a credential of another holder, REVOKED also for a suspended one, SIGNATURE_INVALID also for an unsigned one and for a document that no longer has its hash. */
  verdict: 'VALID' | 'EXPIRED' | 'REVOKED' | 'UNTRUSTED_ISSUER' | 'SIGNATURE_INVALID' | 'NOT_FOUND';
}

/** A sibling on the way from the leaf to the root. */
export interface ProofStep {
  /** On which side the sibling stands. */
  position: 'left' | 'right';
  /** The sibling. */
  hash: string;
}

/** What is gone. */
export interface ProtectionRemoval {
  /** The factor or contact. */
  id: string;
  /** That it is gone. */
  deleted: true;
}

/** How the tenant's transfers are protected. */
export interface ProtectionSettings {
  /** False until somebody enables it. */
  enabled: boolean;
  /** How long new contacts and factors wait; at least 86400 while enabled. */
  coolingOffSeconds: number;
  /** From this amount on, inclusive, transfers need factors; 0.00 means all. */
  thresholdUsd: Usd;
  /** How many factors. */
  requiredFactors: number;
  /** When they last changed; the tenant's creation while they never did. */
  updatedAt: string;
}

/** The new card of the card provider. */
export interface ProviderCard {
  /** The card. */
  cardId: string;
  /** The issuer's own name for it. */
  issuerCardId: string;
  /** The provider's account that pays. */
  fundingCardAccountId: string;
  /** The last four digits. */
  last4: string;
}

/** A payout status in the common vocabulary of the adapters. */
export type ProviderStatus = 'SUBMITTED'
  | 'PENDING'
  | 'UNCLAIMED'
  | 'HELD'
  | 'BLOCKED'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'RETURNED'
  | 'CANCELED'
  | 'REJECTED';

/** What became of the event. */
export interface ProviderWebhookReceipt {
  /** Always true. */
  received: true;
  /** True when the event had been taken before. */
  duplicate: boolean;
  /** False when providerRef is known to nobody here. */
  matched: boolean;
}

/** What a payer needs, for everybody. */
export interface PublicInvoice {
  /** What to pay. */
  amountUsd: Usd;
  /** Where the invoice stands; never DRAFT. */
  status: InvoiceStatus;
  /** The escrow to pay into, checksummed; null for one that was cancelled before it was sent. */
  holdAddress: string | null;
  /** The chain to pay on. */
  chainId: number;
}

/** An order that a pool may finance. The borrower registered it, the supplier is paid by the loan, the lender is the pool's tenant; all three read it. */
export interface PurchaseOrder {
  /** The purchase order. */
  id: string;
  /** 0x and keccak256 of the id; its name in offers and loans. */
  poId: string;
  /** The pool. */
  poolId: string;
  /** The document behind it, if that is what it is of. */
  extractionId: string | null;
  /** The sales order behind it, if that is what it is of. */
  tradeOrderId: string | null;
  /** Who registered it. */
  borrowerTenantId: string;
  /** The borrower's organization account. */
  borrowerAddress: string;
  /** The supplier, where it is a tenant. */
  supplierTenantId: string | null;
  /** The supplier's wallet, where one was named. */
  supplierWallet: string | null;
  /** What it is worth, in atoms. */
  faceAmount: Atoms;
  /** The least that the supplier takes, in atoms; null until it accepts. */
  minPrincipal: Atoms | null;
  /** Where it stands. */
  status: PurchaseOrderStatus;
  /** When it was registered. */
  createdAt: string;
}

/** A purchase order changed its status. For borrower, supplier and lender. */
export interface PurchaseOrderEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'purchase_order.registered'
    | 'purchase_order.accepted'
    | 'purchase_order.financed'
    | 'purchase_order.repaid'
    | 'purchase_order.defaulted';
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
    /** The resource at the moment of the change. */
    object: PurchaseOrder;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** Purchase orders, newest first. */
export interface PurchaseOrderList {
  /** One page of them. */
  purchaseOrders: PurchaseOrder[];
}

/** Registered, accepted by the supplier, then as its loan goes. */
export type PurchaseOrderStatus = 'REGISTERED' | 'ACCEPTED' | 'FINANCED' | 'DEFAULTED' | 'REPAID';

/** All rules of the new version. */
export interface PutPaymentPolicyRequest {
  /** The rules; an empty object lifts them all. */
  rules: PaymentPolicyRules;
}

/** A rail, named by destination type; ONCHAIN_WALLET and STABLECOIN_ADDRESS are the same. */
export type Rail = 'ONCHAIN_WALLET'
  | 'STABLECOIN_ADDRESS'
  | 'PAYMENT_APP_A'
  | 'PAYMENT_APP_B'
  | 'US_BANK_ACH'
  | 'SEPA'
  | 'SERVICE_BALANCE';

/** A rail to recipients. */
export interface RailCapability {
  /** The rail. */
  type: PayoutDestinationType;
  /** True when quotes can lead there: there is an adapter, and it is not off. */
  routable: boolean;
  /** The mode of its provider; null for US_BANK_ACH and SEPA, which have no adapter. */
  providerMode: 'off' | 'mock' | 'sandbox' | 'live' | null;
}

/** Simulated movement of money between fiat and the USDC of a wallet. */
export interface Ramp {
  /** The ramp. */
  id: string;
  /** The wallet. */
  walletId: string;
  /** Which way the money goes. */
  direction: RampDirection;
  /** How much. */
  amount: Usd;
  /** Who moves it. */
  provider: RampProvider;
  /** Where the ramp stands. */
  status: RampStatus;
  /** on: the transaction that credited the wallet, from CONFIRMED on; null for off. */
  txHash: string | null;
  /** off: the payment that owners sign; null for on. */
  paymentId: string | null;
  /** The simulated bank reference; null until CONFIRMED. */
  fiatRef: string | null;
  /** Why it failed; null unless FAILED. */
  failureReason: RampFailureReason | null;
  /** When it was created. */
  createdAt: string;
  /** When the money had moved. */
  confirmedAt: string | null;
}

/** on brings money into the wallet, off takes it out. */
export type RampDirection = 'on' | 'off';

/** A ramp was confirmed or failed. Phone numbers, e-mails, codes and tokens are never in it. */
export interface RampEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'ramp.confirmed' | 'ramp.failed';
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
    /** The resource at the moment of the change. */
    object: Ramp;
    /** The status before the change. */
    previousStatus?: string;
  };
}

/** MINT_FAILED for on; PAYMENT_FAILED and PAYMENT_CANCELED for off. */
export type RampFailureReason = 'MINT_FAILED' | 'PAYMENT_FAILED' | 'PAYMENT_CANCELED';

/** Ramps, newest first. */
export interface RampList {
  /** One page of them. */
  ramps: Ramp[];
}

/** Only simulated is there. */
export type RampProvider = 'simulated';

/** SUBMITTED until the money has moved, CONFIRMED or FAILED then. */
export type RampStatus = 'SUBMITTED' | 'CONFIRMED' | 'FAILED';

/** One event of a provider, in the common vocabulary. */
export interface ReceiveProviderWebhookRequest {
  /** The event; taken once for each provider. */
  eventId: string;
  /** What it is about, as the provider names it. */
  providerRef: string;
  /** What became of it. */
  status: ProviderStatus;
  /** When, by the provider's clock; what is older than the newest news changes nothing. */
  occurredAt: string;
  /** What the provider says of it; for operators only. */
  reason?: string;
}

/** What was delivered, with evidence. */
export interface RecordDeliveryRequest {
  /** What was delivered. */
  note: string;
  /** The seller's own uploads that show it. */
  uploadIds?: string[];
}

/** An address and the proof that the member holds it. */
export interface RegisterMemberSignerRequest {
  /** An EVM address; mixed case must pass EIP-55. */
  address: string;
  /** EIP-191 personal_sign over three lines: Service signer registration, member: <memberId>, address: <checksummed address>. */
  signature: string;
}

/** What is to be financed, by which pool, and who is paid. Exactly one of tradeOrderId and extractionId, and at least one of supplierTenantId and supplierWallet. */
export interface RegisterPurchaseOrderRequest {
  /** The pool; of any tenant. */
  poolId: string;
  /** A sales order in which the caller buys. */
  tradeOrderId?: string;
  /** An own extraction that is APPROVED. */
  extractionId?: string;
  /** The supplier, another tenant; for a sales order its seller. */
  supplierTenantId?: string;
  /** The supplier's EVM address; payments to it are recorded only. */
  supplierWallet?: string;
  /** What it is worth, in atoms. */
  faceAmount: PositiveAtoms;
}

/** A rejection; the body may be empty. */
export interface RejectApprovalRequest {
  /** As for sign, over the text with decision: REJECT. */
  signature?: string;
}

/** How much to pay at most. */
export interface RepayLoanRequest {
  /** The most to pay, in atoms. */
  maxAmount: PositiveAtoms;
  /** How long the authorization is valid; it executes at once. */
  deadlineSeconds?: number;
}

/** Which events to send again. */
export interface ReplayWebhookEndpointRequest {
  /** Events that were created then or later. */
  since: string;
  /** Only those before then; must lie after since. */
  until?: string;
}

/** The decision. */
export interface ResolveReviewCaseRequest {
  /** What to do. */
  decision: ReviewDecision;
  /** Why. */
  note: string;
}

/** The decision. */
export interface ResolveTestReviewCaseRequest {
  /** What to do. */
  decision: ReviewDecision;
  /** Why. */
  note: string;
}

/** The seller's answer. */
export interface RespondToSalesOrderRequest {
  /** What the seller says. */
  action: 'accept' | 'request-changes' | 'reject';
  /** Why; required for request-changes. */
  note?: string;
}

/** How much to give back. */
export interface ReverseTestCardAuthorizationRequest {
  /** The amount; the whole rest by default. */
  amountUsd?: string;
}

/** A payment that an operator must look at. One OPEN per payment and reason. */
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

/** A review case of a payment was opened or resolved. Phone numbers, e-mails, codes and tokens are never in it. */
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

/** Why an operator must look. */
export type ReviewCaseReason = 'SANCTIONS_REVIEW_REQUIRED'
  | 'TRANSACTION_MONITORING_REVIEW'
  | 'CREDENTIAL_CHANGED_REVIEW_REQUIRED'
  | 'PROVIDER_STUCK'
  | 'POST_DELIVERY_RETURN';

/** CLOSED when the payment ended otherwise. */
export type ReviewCaseStatus = 'OPEN' | 'RESOLVED' | 'CLOSED';

/** RELEASE clears the reason for this payment for good; REJECT ends the attempt. */
export type ReviewDecision = 'RELEASE' | 'REJECT';

/** Why a credential was revoked; null while it is not. */
export type RevokedReason = 'OPERATOR'
  | 'SUPERSEDED'
  | 'AUTHORITY_REVOKED'
  | 'AUTHORITY_CHANGED'
  | 'POLICY_CHANGED'
  | 'MEMBER_REMOVED'
  | 'PROVIDER'
  | null;

/** The wallet that takes the place of the bound one. */
export interface RotateWalletBindingRequest {
  /** An EVM address; mixed case must pass EIP-55. Chain and type are those of the bound wallet. */
  newWalletAddress: string;
}

/** How long the secret before still signs. */
export interface RotateWebhookEndpointSecretRequest {
  /** Seconds during which both secrets sign, in real time; a day by default. */
  graceSeconds?: number;
}

/** What a route costs the recipient, in minor units of the destination currency. */
export interface RouteFees {
  /** The provider's fee, conversion included. */
  providerFeeMinor: string;
  /** The network's fee. */
  networkFeeMinor: string;
}

/** An offer to pay one destination over one provider. Quotes never change: a requote supersedes the whole set. */
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
  /** 1 is best. */
  rank: number | null;
  /** The destination is on another network. */
  requiresBridge: boolean;
  /** The destination takes another currency or asset. */
  requiresConversion: boolean;
  /** The provider pays out of a prefunded balance. */
  requiresPrefunding: boolean;
  /** Computed on reading; the row never changes. */
  status: 'ACTIVE' | 'EXPIRED' | 'SUPERSEDED' | 'CONSUMED';
  /** When the quote ends: 120 s after it was made. */
  quoteExpiresAt: string;
}

/** The Safe transaction behind multisigTxHash: with the wallet's address and chain anyone can recompute the hash. */
export interface SafeTransaction {
  /** The token, or the destination of ETH and calls. */
  to: string;
  /** The ETH that it carries, in wei. */
  value: string;
  /** The call data, 0x when there is none. */
  data: string;
  /** Always 0, a call; delegatecall is not offered. */
  operation: 0;
  /** Always 0. */
  safeTxGas: string;
  /** Always 0. */
  baseGas: string;
  /** Always 0: the relayer pays the gas. */
  gasPrice: string;
  /** The zero address. */
  gasToken: string;
  /** The zero address. */
  refundReceiver: string;
  /** The Safe nonce that the proposal holds. */
  nonce: string;
}

/** An order between two tenants, which both read. Signed means the recorded acceptance of an authenticated party, no wallet signature. */
export interface SalesOrder {
  /** The order. */
  id: string;
  /** SO- and the buyer's sequence. */
  number: string;
  /** Where the order stands. */
  status: SalesOrderStatus;
  /** 1 at first, one more with every change of terms. */
  version: number;
  /** Who created it. */
  buyerTenantId: string;
  /** Who responds and delivers. */
  sellerTenantId: string;
  /** The buyer, did:subject:<identity id>. */
  buyerDid: string;
  /** The seller, did:subject:<identity id>. */
  sellerDid: string;
  /** The sum of the line items. */
  totalAtoms: Atoms;
  /** Always USD. */
  currency: 'USD';
  /** The same as in the terms. */
  dueDays: number;
  /** The terms of this version. */
  terms: SalesOrderTerms;
  /** 0x and sha256 of the canonical JSON of number, version, buyerDid, sellerDid, currency and terms. */
  contentHash: string;
  /** The seller's last note. */
  changeNote: string | null;
  /** True from submitting until the terms change. */
  buyerSigned: boolean;
  /** True from accepting. */
  sellerSigned: boolean;
  /** 0x and sha256 of the canonical JSON of contentHash, buyerDid, sellerDid and acceptedAt; null until ACCEPTED. */
  salesOrderHash: string | null;
  /** The extraction that it was created from, if any. */
  extractionId: string | null;
  /** The agreement behind it, if any. */
  agreementId: string | null;
  /** ACCEPTED or DELIVERED, not settled, and without a purchase order that is not REPAID. */
  financeable: boolean;
  /** When the seller accepted. */
  acceptedAt: string | null;
  /** When it was created. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
}

/** A sales order changed its status. For both parties. */
export interface SalesOrderEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'sales_order.draft'
    | 'sales_order.submitted'
    | 'sales_order.changes_requested'
    | 'sales_order.accepted'
    | 'sales_order.delivered'
    | 'sales_order.completed'
    | 'sales_order.rejected'
    | 'sales_order.canceled';
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
    /** The order at the moment of the change. */
    object: SalesOrder;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** Sales orders, newest first. */
export interface SalesOrderList {
  /** One page of them. */
  salesOrders: SalesOrder[];
}

/** Where a sales order stands; COMPLETED, REJECTED and CANCELED are the ends. */
export type SalesOrderStatus = 'DRAFT'
  | 'SUBMITTED'
  | 'CHANGES_REQUESTED'
  | 'ACCEPTED'
  | 'DELIVERED'
  | 'COMPLETED'
  | 'REJECTED'
  | 'CANCELED';

/** The terms as they stand. */
export interface SalesOrderTerms {
  /** The positions; empty in a new draft. */
  lineItems: LineItem[];
  /** Days from the invoice until it is due. */
  dueDays: number;
  /** How it is delivered; null when nothing is said. */
  deliveryTerms: string | null;
}

/** The terms that the buyer proposes. */
export interface SalesOrderTermsInput {
  /** The positions; at least one before the order is submitted. */
  lineItems: LineItem[];
  /** Days from the invoice until it is due. */
  dueDays?: number;
  /** How it is delivered. */
  deliveryTerms?: string;
}

/** A payee by EVM address. */
export interface SaveAddressContact {
  /** Your own text for it. */
  label: string;
  /** The address; mixed case must pass EIP-55. */
  address: string;
  /** The chain that it is paid on; the environment's by default. */
  chainId?: number;
}

/** A payee by DID. */
export interface SaveDidContact {
  /** Your own text for it. */
  label: string;
  /** did:payid and 64 lowercase hex digits, or a did:web of this service. */
  did: string;
}

/** A payee by e-mail. */
export interface SaveEmailContact {
  /** Your own text for it. */
  label: string;
  /** The e-mail, in any case. */
  email: string;
}

/** A payee by handle. */
export interface SaveHandleContact {
  /** Your own text for it. */
  label: string;
  /** The handle; a leading @ is dropped. */
  handle: string;
}

/** A payee by phone. */
export interface SavePhoneContact {
  /** Your own text for it. */
  label: string;
  /** The phone, E.164. */
  phone: string;
}

/** A scope, resource:action. There is no wildcard. */
export type Scope = 'members:read'
  | 'members:manage'
  | 'policies:read'
  | 'policies:write'
  | 'policies:evaluate'
  | 'payments:read'
  | 'payments:create'
  | 'payments:execute'
  | 'ramps:read'
  | 'ramps:write'
  | 'cards:issue'
  | 'cards:read'
  | 'cards:manage'
  | 'wallets:read'
  | 'wallets:write'
  | 'wallets:fund'
  | 'treasury:read'
  | 'treasury:write'
  | 'invoices:read'
  | 'invoices:write'
  | 'invoices:release'
  | 'status:read'
  | 'identity:read'
  | 'identity:write'
  | 'webhooks:read'
  | 'webhooks:manage'
  | 'trade:read'
  | 'trade:write'
  | 'lending:read'
  | 'lending:write';

/** CLEAR passes, SANCTIONS rejects, MONITORING holds for review. */
export type ScreeningOutcome = 'CLEAR' | 'SANCTIONS' | 'MONITORING';

/** The route to take. */
export interface SelectOfframpPaymentRouteRequest {
  /** The quote's routeId. */
  routeQuoteId: string;
}

/** The route to take. */
export interface SelectPaymentRouteRequest {
  /** The quote's routeId. */
  routeQuoteId: string;
}

/** One claim of a credential and the proof that it belongs to the anchored root, without the others. leaf is SHA-256 of byte 0x00 and the canonical JSON [salt, key, value], a node SHA-256 of byte 0x01, left and right; leaves are sorted by key, and an odd node goes up as it is. */
export interface SelectiveDisclosure {
  /** The claim. */
  key: string;
  /** What it says. */
  value: string | number | boolean | Record<string, unknown> | unknown[] | null;
  /** 32 random bytes, for this claim alone. */
  salt: string;
  /** The claim's hash. */
  leaf: string;
  /** From the leaf to the root. */
  proof: ProofStep[];
  /** What is anchored on chain. */
  root: string;
}

/** What the provider says, of which payment. */
export interface SendTestProviderWebhookRequest {
  /** Who sends it. */
  provider: 'internal' | 'onchain' | 'payapp_a' | 'payapp_b' | 'tron_partner';
  /** The payment. */
  paymentId: string;
  /** What became of it. */
  status: ProviderStatus;
  /** The event; a new one by default. */
  eventId?: string;
  /** When the provider says that it happened; now by default. */
  occurredAt?: string;
  /** The unix seconds of the signed header; those of the real clock by default. */
  timestamp?: number;
}

/** Which factor gets a code. */
export interface SendTwoFactorCodeRequest {
  /** An EMAIL or SMS factor of the challenge. */
  factorId: string;
}

/** Any subset of the limits; a field that is absent stays as it is, null clears it. */
export interface SetCardLimitsRequest {
  /** The most that one authorization may take; null is unlimited. */
  perTransactionUsd?: string | null;
  /** The cap of a UTC day; null is unlimited. */
  dailyUsd?: string | null;
  /** The cap of an ISO week; null is unlimited. */
  weeklyUsd?: string | null;
  /** The cap of a calendar month; null is unlimited. */
  monthlyUsd?: string | null;
  /** Replaces the list of merchants to refuse; null empties it. Kept sorted and each once. */
  blockedMcc?: Mcc[] | null;
  /** Replaces the allowlist; null and an empty list remove it. */
  allowedMcc?: Mcc[] | null;
}

/** The tenant's handle, and where payments to it go. */
export interface SetDirectoryHandleRequest {
  /** 3 to 32 lower case letters, digits and hyphens, without @. */
  handle: string;
  /** One of your wallets. */
  walletId: string;
}

/** What to change; an absent or null field stays as it is. */
export interface SetTestChainRequest {
  /** False makes every read of the chain fail. */
  available?: boolean;
  /** True keeps the relayer from executing by itself. */
  holdExecution?: boolean;
  /** True keeps wallets from being deployed. */
  holdDeployments?: boolean;
  /** How many of the next drips fail. */
  failNextDrips?: number;
  /** How many of the next wallets fail. */
  failNextDeployments?: number;
}

/** The features to switch. */
export interface SetTestFeaturesRequest {
  /** True allows the funding mode ONCHAIN_DEPOSIT. */
  onchainDeposit: boolean;
}

/** How policies are to be enforced for this tenant. */
export interface SetTestPolicyEnforcementRequest {
  /** The mode. */
  mode: PolicyEnforcementMode;
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
  /** A payout destination of the tenant that this provider pays to: the provider reports it revoked, once and for good. Overrides nothing and is not shown again. */
  revokeDestinationId?: string;
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

/** Whether the order is paid, and the order after the check. */
export interface SettlementCheck {
  /** True when it is paid. */
  settled: boolean;
  /** What paid it; null when nothing did. */
  source: SettlementSource;
  /** When it was checked. */
  checkedAt: string;
  /** The order: COMPLETED when it was DELIVERED and is paid. */
  order: SalesOrder;
}

/** What paid the order: its invoice was released, or its loan repaid. */
export type SettlementSource = 'INVOICE' | 'LOAN' | null;

/** The token in which USD amounts settle on a chain. */
export interface SettlementToken {
  /** Its wire name. */
  asset: 'usdc';
  /** The contract, checksummed. */
  address: string;
  /** Its precision. */
  decimals: 6;
}

/** A vote; an empty body approves. */
export interface SignApprovalRequest {
  /** How to vote. */
  decision?: VoteDecision;
  /** EIP-191 personal_sign by the member's signerAddress (EIP-1271 where that is a contract) over five lines without an end of line after the last: Service approval vote, request: <id>, payment: <paymentId>, decision: <decision>, member: <memberId>. */
  signature?: string;
}

/** An owner's signature. */
export interface SignPaymentRequest {
  /** A secp256k1 signature over the raw 32 bytes of multisigTxHash, 65 bytes with v 27 or 28. The EIP-191 prefix breaks it. */
  signature: string;
}

/** How the session goes on; an empty body advances it by one requirement. */
export interface SimulateVerificationSessionRequest {
  /** Ends the session in this status at once. */
  outcome?: 'REJECTED' | 'EXPIRED' | 'CANCELED' | 'ERROR';
}

/** FASTEST ranks by time first, CHEAPEST, the default, by fee first. */
export type SpeedPreference = 'FASTEST' | 'CHEAPEST';

/** The wallet to bind. */
export interface StartWalletBindingRequest {
  /** An EVM address; mixed case must pass EIP-55. */
  walletAddress: string;
  /** The environment's chain, which is also the default: 84532 in the sandbox, 8453 in live. */
  chainId?: number;
  /** EOA by default. */
  walletType?: WalletType;
}

/** Either steps or status. */
export interface StepTestProviderRequest {
  /** How many times to ask the provider. */
  steps?: number;
  /** One provider event to apply instead. */
  status?: ProviderStatus;
}

/** Whether a tenant or one of its members is the subject. */
export type SubjectType = 'TENANT' | 'TENANT_MEMBER';

/** A business on the service: the owner of everything else. */
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

/** Whether the tenant may act; a SUSPENDED one is refused everything. */
export type TenantStatus = 'ACTIVE' | 'SUSPENDED';

/** The platform arbiter of the sandbox. For tests only. */
export interface TestArbiter {
  /** Its address, checksummed. */
  address: string;
  /** The key itself. */
  privateKey: string;
}

/** How the chain behaves for this tenant. */
export interface TestChain {
  /** False makes every read of the chain fail. */
  available: boolean;
  /** True keeps the relayer from executing by itself. */
  holdExecution: boolean;
  /** True keeps wallets from being deployed. */
  holdDeployments: boolean;
  /** How many of the next drips will fail. */
  failNextDrips: number;
  /** How many of the next wallets will fail. */
  failNextDeployments: number;
}

/** The tenant's own clock. */
export interface TestClock {
  /** What the clock shows. */
  now: string;
  /** How far it is ahead of real time. */
  offsetSeconds: number;
}

/** The features of the tenant that are not everybody's. */
export interface TestFeatures {
  /** True allows the funding mode ONCHAIN_DEPOSIT. */
  onchainDeposit: boolean;
}

/** An overridden liquidity. */
export interface TestLiquidity {
  /** The currency. */
  currency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
  /** What is left, in minor units. */
  liquidityMinor: string;
}

/** A text or e-mail that the mock gateway took, with recipient and code in full: it is the gateway. */
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

/** How policies are enforced for this tenant. */
export interface TestPolicyEnforcement {
  /** The mode. */
  mode: PolicyEnforcementMode;
}

/** Whether the policy subsystem works for this tenant. */
export interface TestPolicySubsystem {
  /** False makes it fail. */
  available: boolean;
}

/** What the provider has said about a payment so far. */
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

/** What is overridden for payments of the caller's tenant. The mode of the deployment cannot be changed over HTTP. */
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

/** A session of the embedded identity provider. */
export interface TestSession {
  /** A JWT, for Authorization: Bearer; 12 hours. */
  token: string;
  /** Always Bearer. */
  tokenType: 'Bearer';
  /** When the session ends. */
  expiresAt: string;
  /** The user. */
  userId: string;
  /** The tenant that the session acts in; null for a user who has none, and for one who has several and named none. */
  tenantId: string | null;
  /** The member there; null with tenantId. */
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

/** What a run came to. */
export interface TestTreasuryRuleRun {
  /** The rule after the run. */
  rule: TreasuryRule;
  /** The sweep that the run proposed; null when there is none. */
  sweep: TreasurySweep | null;
}

/** What the run did. */
export interface TestWebhookRun {
  /** The attempts that were made. */
  attempted: number;
}

/** A sink and how it answers. */
export interface TestWebhookSink {
  /** The sink, a label of its host name. */
  sinkId: string;
  /** The URL to register. */
  url: string;
  /** How it answers. */
  respondWith: TestWebhookSinkAnswer;
}

/** A status, or TIMEOUT for no answer at all. */
export type TestWebhookSinkAnswer = number | 'TIMEOUT';

/** A new sink. */
export interface TestWebhookSinkCreated {
  /** The sink, a label of its host name. */
  sinkId: string;
  /** The URL to register. */
  url: string;
}

/** A delivery as the sink received it. */
export interface TestWebhookSinkRequest {
  /** Its headers, names in lower case. */
  headers: Record<string, string>;
  /** The bytes that were signed. */
  body: string;
  /** When it came; real time. */
  receivedAt: string;
}

/** What a sink received, newest first. */
export interface TestWebhookSinkRequestList {
  /** One page of them. */
  requests: TestWebhookSinkRequest[];
}

/** Whole tokens, with as many fraction digits as needed and no trailing zeros. */
export type TokenAmount = string;

/** usdc is the settlement token, Demo USD in the sandbox, with 6 decimals; eth pays gas, with 18. */
export type TokenAsset = 'usdc' | 'eth';

/** What an address holds of one asset on chain. */
export interface TokenBalance {
  /** The asset. */
  asset: TokenAsset;
  /** The balance in whole tokens. */
  amount: TokenAmount;
  /** The token's precision: 6 for usdc, 18 for eth. */
  decimals: 6 | 18;
}

/** An account of buckets, each its own multisig of the same owners. The platform holds no keys: it only proposes. */
export interface TreasuryAccount {
  /** The account. */
  id: string;
  /** Its name. */
  name: string;
  /** The chain of its multisigs. */
  chainId: number;
  /** How many owners sign each transfer. */
  threshold: number;
  /** Where the deployment stands. */
  status: TreasuryAccountStatus;
  /** The owners, as they were given. */
  owners: TreasuryOwner[];
  /** The buckets, as they were given. */
  buckets: TreasuryBucket[];
  /** The sum of the buckets; null until every one is readable. */
  totalUsd: Usd | null;
  /** When it was created. */
  createdAt: string;
}

/** Treasury accounts, newest first, without live balances. */
export interface TreasuryAccountList {
  /** One page of them. */
  accounts: TreasuryAccount[];
}

/** PROVISIONING while the multisigs of the buckets are deployed, ACTIVE once all are, FAILED when one cannot be. */
export type TreasuryAccountStatus = 'PROVISIONING' | 'ACTIVE' | 'FAILED';

/** USD: above zero, at most 1000000000, at most 6 fraction digits. */
export type TreasuryAmountInput = string;

/** A part of an account, held by a multisig of its own. Lists do not read balances: there balanceUsd, shareBps and driftBps are null. */
export interface TreasuryBucket {
  /** The bucket. */
  id: string;
  /** Its name. */
  name: string;
  /** What it is for. */
  kind: TreasuryBucketKind;
  /** Its target share of the account's total, in basis points. */
  targetBps: number;
  /** The yearly simulated yield in basis points; null when it has none. */
  apyBps: number | null;
  /** The wallet of its multisig. */
  walletId: string;
  /** The address of its multisig, checksummed; safe to fund from the first answer on. */
  address: string;
  /** Where the deployment stands. */
  walletStatus: TreasuryBucketWalletStatus;
  /** What it holds now; null when that cannot be read, never zero for it. */
  balanceUsd: Usd | null;
  /** Its share of the total, in basis points, rounded down; null while a bucket is unreadable or the total is zero. */
  shareBps: number | null;
  /** shareBps less targetBps; null whenever shareBps is. */
  driftBps: number | null;
  /** The simulated yield so far; null unless it is a YIELD bucket with apyBps. For display: it moves nothing. */
  accruedYieldUsd: Usd | null;
  /** Always true: no yield here is real. */
  yieldSimulated: true;
}

/** A bucket to create. */
export interface TreasuryBucketInput {
  /** Its name, different from the other buckets'. */
  name: string;
  /** What it is for. */
  kind: TreasuryBucketKind;
  /** Its target share in basis points; all together at most 10000, a rest has no target. */
  targetBps: number;
  /** YIELD only: the yearly simulated yield in basis points. */
  apyBps?: number;
}

/** What a bucket is for; only YIELD can accrue simulated yield. */
export type TreasuryBucketKind = 'OPERATING' | 'RESERVE' | 'YIELD';

/** Where the multisig of a bucket stands; money can leave only a DEPLOYED one. */
export type TreasuryBucketWalletStatus = 'PENDING_DEPLOYMENT' | 'DEPLOYING' | 'DEPLOYED' | 'FAILED';

/** Seconds between two runs: a minute to 30 days, an hour by default. */
export type TreasuryIntervalInput = number;

/** An owner of every bucket's multisig. */
export interface TreasuryOwner {
  /** The address that signs, checksummed. */
  address: string;
  /** What the owner is. */
  role: TreasuryOwnerRole;
  /** Your own text for it. */
  label: string | null;
  /** The member whose signer it is; null when it was named by address or handle. */
  memberId: string | null;
}

/** Names an owner by the address that signs. */
export interface TreasuryOwnerByAddress {
  /** An EVM address; a mixed-case one must pass its checksum. A Safe takes neither the zero address nor 0x…01 as an owner. */
  address: string;
  /** What the owner is. */
  role?: TreasuryOwnerRole;
  /** Your own text for it. */
  label?: string;
}

/** Names an owner by a handle; the wallet in the directory signs. */
export interface TreasuryOwnerByHandle {
  /** A handle of the directory. */
  handle: string;
  /** What the owner is. */
  role?: TreasuryOwnerRole;
  /** Your own text for it. */
  label?: string;
}

/** Names a member as an owner; the member's signer address signs. */
export interface TreasuryOwnerByMember {
  /** A member of this tenant. */
  memberId: string;
  /** What the owner is. */
  role?: TreasuryOwnerRole;
  /** Your own text for it. */
  label?: string;
}

/** An owner, named by exactly one of address, memberId and handle. */
export type TreasuryOwnerInput = TreasuryOwnerByAddress | TreasuryOwnerByMember | TreasuryOwnerByHandle;

/** What an owner of the multisigs is to the organization. */
export type TreasuryOwnerRole = 'ADMIN_OWNER' | 'FINANCE_OWNER' | 'MERCHANT_OPERATOR' | 'AGENT';

/** A rule that proposes sweeps between buckets of an account. */
export interface TreasuryRule {
  /** The rule. */
  id: string;
  /** Its account. */
  accountId: string;
  /** What it does. */
  type: TreasuryRuleType;
  /** Where money comes from; null for REBALANCE_TO_TARGET. */
  sourceBucketId: string | null;
  /** Where money goes; null for REBALANCE_TO_TARGET. */
  destBucketId: string | null;
  /** SWEEP_EXCESS: what stays in the source. TOP_UP: the trigger, null when it is targetUsd. Null for REBALANCE_TO_TARGET. */
  thresholdUsd: Usd | null;
  /** TOP_UP: what the destination is refilled to; null for the others. */
  targetUsd: Usd | null;
  /** The least time between two runs; a skip uses its window up too. */
  intervalSeconds: number;
  /** Whether the runner takes it. */
  enabled: boolean;
  /** When it last ran; null before the first run. */
  lastRunAt: string | null;
  /** What the last run came to; null before the first. */
  lastOutcome: TreasuryRuleOutcome | null;
  /** When it was created. */
  createdAt: string;
}

/** The rule is gone. */
export interface TreasuryRuleDeleted {
  /** The rule that was deleted. */
  id: string;
  /** Always true. */
  deleted: true;
}

/** The rules of an account, newest first. */
export interface TreasuryRuleList {
  /** One page of them. */
  rules: TreasuryRule[];
}

/** What a run came to: PROPOSED a sweep; NOT_TRIGGERED; SKIPPED because a balance could not be read, a sweep is open on either bucket, or the source holds too little; FAILED, which includes a denial by policy. */
export type TreasuryRuleOutcome = 'PROPOSED'
  | 'NOT_TRIGGERED'
  | 'SKIPPED_UNREADABLE'
  | 'SKIPPED_PENDING_SWEEP'
  | 'SKIPPED_INSUFFICIENT'
  | 'FAILED';

/** SWEEP_EXCESS drains what the source holds above thresholdUsd into the destination; TOP_UP refills the destination to targetUsd when it dips below thresholdUsd, or below targetUsd where there is none; REBALANCE_TO_TARGET moves from the most over-target bucket to the most under-target one. */
export type TreasuryRuleType = 'SWEEP_EXCESS' | 'TOP_UP' | 'REBALANCE_TO_TARGET';

/** The record of a proposed transfer between two buckets, linked to the payment that owners sign. */
export interface TreasurySweep {
  /** The sweep. */
  id: string;
  /** Its account. */
  accountId: string;
  /** The rule that proposed it; null for a manual one. */
  ruleId: string | null;
  /** Where the money comes from. */
  sourceBucketId: string;
  /** Where the money goes. */
  destBucketId: string;
  /** How much. */
  amountUsd: Usd;
  /** The payment to sign. */
  paymentId: string;
  /** Where the sweep stands. */
  status: TreasurySweepStatus;
  /** Why the payment failed; null unless FAILED. */
  failureReason: string | null;
  /** When it was proposed. */
  createdAt: string;
  /** When the money had moved. */
  completedAt: string | null;
}

/** A treasury sweep changed. Phone numbers, e-mails, codes and tokens are never in it. */
export interface TreasurySweepEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'treasury.sweep.proposed'
    | 'treasury.sweep.completed'
    | 'treasury.sweep.failed'
    | 'treasury.sweep.canceled';
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
    /** The resource at the moment of the change. */
    object: TreasurySweep;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** The sweeps of an account, newest first. */
export interface TreasurySweepList {
  /** One page of them. */
  sweeps: TreasurySweep[];
}

/** Follows the payment of the sweep; COMPLETED, FAILED and CANCELED are the ends. */
export type TreasurySweepStatus = 'PROPOSED' | 'COMPLETED' | 'FAILED' | 'CANCELED';

/** How far the approval has come. */
export interface TwoFactorChallengeProgress {
  /** The challenge. */
  challengeId: string;
  /** SATISFIED once enough factors have answered. */
  status: TwoFactorChallengeStatus;
  /** How many have answered, each once. */
  satisfiedFactors: number;
  /** How many are needed. */
  requiredFactors: number;
}

/** A request that waits for approval by factors, and what it would do. */
export interface TwoFactorChallengeRecord {
  /** The challenge. */
  challengeId: string;
  /** Where it stands. */
  status: TwoFactorChallengeStatus;
  /** How many factors are needed. */
  requiredFactors: number;
  /** How many have answered, each once. */
  satisfiedFactors: number;
  /** The member's usable factors. */
  factors: TwoFactorFactorRef[];
  /** The bound amount; 0.00 for a transaction of a wallet, which has no amount in USD, null for a change of protection settings. */
  amountUsd: string | null;
  /** The bound destination: a masked phone or e-mail, a DID or an address; null for a change of settings. */
  destinationAddress: string | null;
  /** The contact's label, if it is one. */
  destinationLabel: string | null;
  /** When it expires: 10 minutes to satisfy it, then 10 minutes to redeem it. */
  expiresAt: string;
}

/** PENDING until enough factors have answered; SATISFIED until the request is sent again; REDEEMED, CANCELLED and EXPIRED are the ends. */
export type TwoFactorChallengeStatus = 'PENDING' | 'SATISFIED' | 'REDEEMED' | 'CANCELLED' | 'EXPIRED';

/** A code, from a message or an authenticator. */
export interface TwoFactorCodeAnswer {
  /** Six digits. */
  code: string;
}

/** That a code is on its way. */
export interface TwoFactorCodeSent {
  /** The challenge. */
  challengeId: string;
  /** The factor. */
  factorId: string;
  /** When it was sent. */
  sentAt: string;
  /** When the code ends: 10 minutes later. */
  expiresAt: string;
}

/** The new factor and, once only, what sets it up. */
export interface TwoFactorEnrollment {
  /** The factor. */
  id: string;
  /** The same as id. */
  factorId: string;
  /** What it is. */
  type: TwoFactorFactorType;
  /** PENDING. */
  status: TwoFactorFactorStatus;
  /** The member's own text. */
  label: string | null;
  /** The masked e-mail, phone or signer address; null for TOTP. */
  hint: string | null;
  /** Null: it is not verified yet. */
  verifiedAt: string | null;
  /** Null: it is not verified yet. */
  usableAt: string | null;
  /** False: it is not verified yet. */
  usableNow: boolean;
  /** Null: it has approved nothing. */
  lastUsedAt: string | null;
  /** When it was enrolled. */
  createdAt: string;
  /** TOTP: the shared secret, 20 bytes in base32 without padding; null for the others. */
  secretBase32: string | null;
  /** TOTP: the same for a QR code; null for the others. */
  otpauthUri: string | null;
  /** IDP_MFA: whose signature verifies it, checksummed; null for the others. */
  signerAddress: string | null;
}

/** A two-factor method of the calling member. */
export interface TwoFactorFactor {
  /** The factor. */
  id: string;
  /** What it is. */
  type: TwoFactorFactorType;
  /** Whether it is verified. */
  status: TwoFactorFactorStatus;
  /** The member's own text. */
  label: string | null;
  /** The masked e-mail, phone or signer address; null for TOTP. */
  hint: string | null;
  /** When it was verified. */
  verifiedAt: string | null;
  /** From when it counts: at once for the member's first verified factor while protection is off, else after the cooling-off; null until it is verified. */
  usableAt: string | null;
  /** Whether it counts now. */
  usableNow: boolean;
  /** When it last approved something. */
  lastUsedAt: string | null;
  /** When it was enrolled. */
  createdAt: string;
}

/** The calling member's factors, newest first, and how many are needed. */
export interface TwoFactorFactorList {
  /** One page of them. */
  factors: TwoFactorFactor[];
  /** How many the tenant requires. */
  requiredFactors: number;
  /** How many of the member's own count now, on all pages. */
  usableFactors: number;
}

/** A usable factor, as a challenge names it. */
export interface TwoFactorFactorRef {
  /** The factor. */
  id: string;
  /** What it is. */
  type: TwoFactorFactorType;
  /** The masked e-mail, phone or signer address; null for TOTP. */
  hint: string | null;
}

/** PENDING until it is verified; a removed one is never read. */
export type TwoFactorFactorStatus = 'PENDING' | 'VERIFIED';

/** A code by e-mail or text, a signature of the identity provider's signer, or an authenticator app. */
export type TwoFactorFactorType = 'EMAIL' | 'SMS' | 'IDP_MFA' | 'TOTP';

/** A signature of the factor's signer. */
export interface TwoFactorSignatureAnswer {
  /** EIP-191 personal_sign over three lines: <Service> factor enrollment, factor: <id>, signer: <checksummed address>. */
  signature: string;
}

/** A payment in the normalized vocabulary: the object of payment events. Each party gets it as it may read it. */
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
  /** The quote that the recipient selected; null again after a fresh set. */
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
  /** Plain text for both parties, erased 400 days after the end. */
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

/** What to change: an absent field stays as it is, and a list replaces the list. A null amount is taken away; for the other fields null is the same as absent. */
export interface UpdateAuthorityRequest {
  /** What it allows, at least one; kept once each and sorted. */
  allowedActions?: AuthorityAction[];
  /** Caps one payment: above zero, at most 1000000000, at most 6 fraction digits. */
  perTxLimitUsd?: string | null;
  /** Caps 24 hours; not below perTxLimitUsd. */
  dailyLimitUsd?: string | null;
  /** Caps 30 times 24 hours; not below dailyLimitUsd. */
  monthlyLimitUsd?: string | null;
  /** Currencies; empty means any. */
  allowedCurrencies?: string[];
  /** Asset codes or asset ids; empty means any. */
  allowedAssets?: string[];
  /** Chains, eip155:<chainId>; empty means any. */
  allowedChains?: string[];
  /** Payout destinations that may be paid; empty means any. */
  allowedDestinationIds?: string[];
  /** What the member's later votes weigh. */
  approvalWeight?: number;
  /** True sends every payment to the approval lane. */
  requiresCountersignature?: boolean;
  /** Sends payments above it to the approval lane. */
  countersignAboveUsd?: string | null;
}

/** What to change; an absent or null field stays as it is. */
export interface UpdateMemberRequest {
  /** Their name. */
  name?: string;
  /** Their role. */
  role?: MemberRole;
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
export interface UpdateProtectionSettingsRequest {
  /** Whether transfers are protected. */
  enabled?: boolean;
  /** How long new contacts and factors wait; at least 86400 where the result is enabled. */
  coolingOffSeconds?: number;
  /** From which amount on: zero to 1000000000. */
  thresholdUsd?: string;
  /** How many factors. */
  requiredFactors?: number;
}

/** The terms that replace the present ones. */
export interface UpdateSalesOrderTermsRequest {
  /** The new terms. */
  terms: SalesOrderTermsInput;
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

/** How to answer from now on. */
export interface UpdateTestWebhookSinkRequest {
  /** How to answer. */
  respondWith: TestWebhookSinkAnswer;
}

/** What to change; an absent or null field stays as it is. The type cannot change, and what results has to be a rule of its type. */
export interface UpdateTreasuryRuleRequest {
  /** A bucket of the account. */
  sourceBucketId?: string;
  /** Another bucket of the account. */
  destBucketId?: string;
  /** What stays in the source; the trigger of TOP_UP. */
  thresholdUsd?: TreasuryAmountInput;
  /** TOP_UP: what the destination is refilled to. */
  targetUsd?: TreasuryAmountInput;
  /** The least time between two runs. */
  intervalSeconds?: number;
  /** Whether the runner takes it. */
  enabled?: boolean;
}

/** What to change; an absent or null field stays as it is. */
export interface UpdateWebhookEndpointRequest {
  /** An absolute http or https URL without credentials and fragment; in live https on port 443. */
  url?: string;
  /** Replaces the list. */
  eventTypes?: EventTypeFilter[];
  /** What the endpoint is for. */
  description?: string;
  /** ENABLED to send events, DISABLED to stop. */
  status?: WebhookEndpointStatus;
}

/** A stored file. Its bytes are not read again over the API. */
export interface Upload {
  /** The upload. */
  id: string;
  /** Of the decoded bytes, in lowercase hex. */
  sha256: string;
  /** Of the decoded bytes. */
  size: number;
  /** What it is. */
  contentType: UploadContentType;
  /** When it was stored. */
  createdAt: string;
}

/** What may be uploaded. */
export type UploadContentType = 'application/pdf' | 'image/png' | 'image/jpeg' | 'text/plain' | 'application/json';

/** USD with 2 to 6 fraction digits. */
export type Usd = string;

/** A key for vendor A. */
export interface VendorAEphemeralKeyRequest {
  /** Vendor A. */
  platform: 'wallet_vendor_a';
  /** The device's nonce, for push provisioning. */
  nonce?: string;
  /** The device's signature of the nonce. */
  nonceSignature?: string;
  /** The device's certificate chain, each in base64. */
  certificates?: string[];
}

/** A key for vendor B, which has neither signature nor certificates. */
export interface VendorBEphemeralKeyRequest {
  /** Vendor B. */
  platform: 'wallet_vendor_b';
  /** The device's nonce, for push provisioning. */
  nonce?: string;
}

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

/** A link for another device, shown once. */
export interface VerificationHandoff {
  /** The link, fit for a QR code: <base URL>/v1/verification-handoffs/<token>. */
  url: string;
  /** 15 minutes later. */
  expiresAt: string;
}

/** What the other device needs to go on, and nothing about the subject. */
export interface VerificationHandoffRead {
  /** Who is verified. */
  kind: VerificationKind;
  /** For the provider's widget. */
  client: VerificationClient;
}

/** KYC verifies a member, KYB the business. */
export type VerificationKind = 'KYC' | 'KYB';

/** One thing that the provider checks. */
export interface VerificationRequirement {
  /** What is checked. */
  type: 'identity_document'
    | 'liveness'
    | 'business_registry'
    | 'authorized_representative_kyc'
    | 'beneficial_ownership';
  /** How far the check is. */
  status: 'PENDING' | 'SATISFIED' | 'FAILED';
  /** The tenant or member that the check is about. */
  subjectRef: string;
}

/** One attempt to verify a member (KYC) or the business (KYB). */
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

/** A verification ended. client is null. Phone numbers, e-mails, codes and tokens are never in it. */
export interface VerificationSessionEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'verification_session.verified'
    | 'verification_session.rejected'
    | 'verification_session.expired'
    | 'verification_session.canceled'
    | 'verification_session.error';
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

/** Only CREATED is open; every other status is the end. */
export type VerificationSessionStatus = 'CREATED' | 'VERIFIED' | 'REJECTED' | 'EXPIRED' | 'CANCELED' | 'ERROR';

/** The code that came to the contact. */
export interface VerifyClaimOtpRequest {
  /** Six digits. */
  code: string;
}

/** A signature by the controlling key, or an empty body for a check by the rail. The three fields go together. */
export interface VerifyPayoutDestinationRequest {
  /** By the address, or by its contract (EIP-1271), over EIP-712 DestinationOwnership(string destinationId,string ownerDid,string network,string asset,string address,uint256 nonce,uint64 expiresAt); ownerDid is the tenant's did:subject, address as it is stored. The domain has the service's name, version 1, the environment's chain, and verifyingContract 0x5afeba0000000000000000000000000000000002. */
  signature?: string;
  /** A uint256 in decimal, used once for this destination. */
  nonce?: string;
  /** When the signature ends, in Unix seconds; at most one hour ahead. */
  expiresAt?: number;
}

/** The code that came by text. */
export interface VerifyPhoneAliasRequest {
  /** Six digits. */
  code: string;
}

/** Credentials, presented by a signature over EIP-712 CredentialPresentation(string holderDid,string audience,string purpose,string nonce,bytes32[] credentialHashes,uint64 expiresAt). The domain has the service's name, version 1, the chain in use, and the challenge's domainTag as verifyingContract; credentialHashes stand in the order of credentialIds, 32 zero bytes for one without artifact. */
export interface VerifyPresentationRequest {
  /** That of the challenge. */
  nonce: string;
  /** Who presents. */
  holderDid: string;
  /** 0x and hex. */
  signature: string;
  /** The signing wallet, ACTIVE under the holder's identity; mixed case must pass EIP-55. */
  signerAddress: string;
  /** The credentials, in the order in which their hashes are signed. */
  credentialIds: string[];
  /** When the signature ends, in Unix seconds; one that is past counts as CHALLENGE_EXPIRED. */
  expiresAt: number;
}

/** A factor and its code or signature; exactly one of the two. */
export type VerifyTwoFactorChallengeRequest = AnswerChallengeByCode | AnswerChallengeBySignature;

/** A code for EMAIL, SMS and TOTP, a signature for IDP_MFA; exactly one. */
export type VerifyTwoFactorFactorRequest = TwoFactorCodeAnswer | TwoFactorSignatureAnswer;

/** The signed challenge. */
export interface VerifyWalletBindingRequest {
  /** EIP-191 personal_sign (signMessage, not typed data) over the challenge: 65 bytes by an EOA; by a contract wallet whatever its isValidSignature takes. */
  signature: string;
}

/** How a member votes. */
export type VoteDecision = 'APPROVE' | 'REJECT';

/** A multisig wallet, without its balances. */
export interface Wallet {
  /** The wallet. */
  id: string;
  /** Predicted first, the same after deployment, checksummed: safe to fund at once. */
  address: string;
  /** Whose wallet it is. */
  kind: WalletKind;
  /** Where its deployment stands. */
  status: WalletStatus;
  /** Why the deployment FAILED; null otherwise. */
  failureReason: string | null;
  /** The chain: 84532 in the sandbox, 8453 in live. */
  chainId: number;
  /** How many owners have to sign. */
  threshold: number;
  /** True until the wallet is DEPLOYED. */
  predictedAddress: boolean;
  /** The tenant's name for it; need not be unique. */
  name: string;
  /** Who signs. */
  owners: WalletOwner[];
  /** True when the OWNER and ADMIN signers of the tenant are no longer the owners of its organization account, which its owners change by a transaction; false for the other kinds. */
  ownersOutOfDate: boolean;
  /** When it was created. */
  createdAt: string;
}

/** A wallet of an identity. A wallet is ACTIVE under one identity at a time. */
export interface WalletBinding {
  /** The binding. */
  id: string;
  /** The identity. */
  identityId: string;
  /** The kind of chain. */
  chainFamily: 'EVM';
  /** The chain. */
  chainId: number;
  /** The wallet, checksummed. */
  walletAddress: string;
  /** How it signs. */
  walletType: WalletType;
  /** Who controls the wallet: ORGANIZATION for the identity of a tenant, else SELF. */
  controllerType: 'SELF' | 'DELEGATED' | 'ORGANIZATION';
  /** How control is proved. */
  verificationMethod: 'SIGNATURE_CHALLENGE';
  /** Where the binding stands. */
  status: WalletBindingStatus;
  /** When it became ACTIVE; null before. */
  validFrom: string | null;
  /** When it was rotated or revoked; null before. */
  validUntil: string | null;
  /** When the signature was checked. */
  verifiedAt: string | null;
  /** The text to sign, exactly as it is, valid for 15 minutes: four lines joined by \n, which are <service name> wallet binding, did: <did>, wallet: <checksummed address>, nonce: <32 hex digits>. Only start and rotate answer it; null elsewhere. */
  challenge: string | null;
}

/** A wallet binding became ACTIVE, ROTATED or REVOKED. challenge is null. Phone numbers, e-mails, codes and tokens are never in it. */
export interface WalletBindingEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'wallet_binding.active' | 'wallet_binding.rotated' | 'wallet_binding.revoked';
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
    object: WalletBinding;
    /** The status before the change; absent at a creation. */
    previousStatus?: string;
  };
}

/** Wallet bindings, newest first. */
export interface WalletBindingList {
  /** One page of them. */
  wallets: WalletBinding[];
}

/** Only an ACTIVE binding lets the wallet sign for the identity. */
export type WalletBindingStatus = 'PENDING' | 'ACTIVE' | 'ROTATED' | 'REVOKED';

/** Another wallet of the tenant. */
export interface WalletDestination {
  /** By wallet. */
  type: 'wallet';
  /** The wallet. */
  walletId: string;
}

/** A wallet was deployed, or could not be. The wallet is without balances. Phone numbers, e-mails, codes and tokens are never in it. */
export interface WalletEvent {
  /** The event; the same in every delivery of it. */
  id: string;
  /** What happened. */
  type: 'wallet.deployed' | 'wallet.failed';
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
    /** The wallet at the moment of the change. */
    object: Wallet;
    /** The status before the change. */
    previousStatus?: string;
  };
}

/** STANDARD is created by the tenant, or for a treasury bucket or the escrow of an invoice; ORGANIZATION is its one organization account; SMART_ACCOUNT is a member's own 1-of-1 wallet. */
export type WalletKind = 'STANDARD' | 'ORGANIZATION' | 'SMART_ACCOUNT';

/** Wallets of every kind, newest first. */
export interface WalletList {
  /** One page of them. */
  wallets: Wallet[];
  /** How many there are over all pages of this filter. */
  total: number;
}

/** An owner of the multisig. */
export interface WalletOwner {
  /** The signing address, checksummed. */
  address: string;
  /** What the owner is. */
  role: WalletOwnerRole;
  /** The tenant's own text. */
  label: string | null;
}

/** What the owner is to the tenant; all owners sign alike. */
export type WalletOwnerRole = 'ADMIN_OWNER' | 'FINANCE_OWNER' | 'MERCHANT_OPERATOR' | 'AGENT';

/** Where the deployment stands: PENDING_DEPLOYMENT while the address is only predicted, DEPLOYING once a transaction is sent, then DEPLOYED, or FAILED after three attempts. The address never changes and is safe to fund in every status but FAILED. */
export type WalletStatus = 'PENDING_DEPLOYMENT' | 'DEPLOYING' | 'DEPLOYED' | 'FAILED';

/** How the wallet signs: by its key, or by its contract through EIP-1271. */
export type WalletType = 'EOA' | 'SMART_ACCOUNT' | 'MULTISIG_WALLET';

/** A multisig wallet with what it holds on chain right now. */
export interface WalletWithBalances {
  /** The wallet. */
  id: string;
  /** Predicted first, the same after deployment, checksummed: safe to fund at once. */
  address: string;
  /** Whose wallet it is. */
  kind: WalletKind;
  /** Where its deployment stands. */
  status: WalletStatus;
  /** Why the deployment FAILED; null otherwise. */
  failureReason: string | null;
  /** The chain: 84532 in the sandbox, 8453 in live. */
  chainId: number;
  /** How many owners have to sign. */
  threshold: number;
  /** True until the wallet is DEPLOYED. */
  predictedAddress: boolean;
  /** The tenant's name for it; need not be unique. */
  name: string;
  /** Who signs. */
  owners: WalletOwner[];
  /** True when the OWNER and ADMIN signers of the tenant are no longer the owners of its organization account, which its owners change by a transaction; false for the other kinds. */
  ownersOutOfDate: boolean;
  /** When it was created. */
  createdAt: string;
  /** usdc, then eth; zero included. */
  balances: TokenBalance[];
}

/** An event on its way to an endpoint. One per event and endpoint, attempted serially. Requests are signed as Standard Webhooks: webhook-id is the event's id, webhook-signature holds v1, and base64 of HMAC-SHA256 over id, timestamp and body. */
export interface WebhookDelivery {
  /** The delivery. */
  id: string;
  /** The endpoint. */
  endpointId: string;
  /** The event, the webhook-id. */
  eventId: string;
  /** What happened. */
  eventType: EventType;
  /** Where the delivery stands. */
  status: WebhookDeliveryStatus;
  /** Its attempts, oldest first, of all series. */
  attempts: DeliveryAttempt[];
  /** How many attempts there were. */
  attemptCount: number;
  /** When it is tried next, in real time; null when nothing more is tried. */
  nextAttemptAt: string | null;
  /** Of the newest attempt; null before the first and after a success. */
  lastError: DeliveryError | null;
  /** When it was queued. */
  createdAt: string;
}

/** Deliveries, newest first. */
export interface WebhookDeliveryList {
  /** One page of them. */
  deliveries: WebhookDelivery[];
}

/** PENDING while attempts are left. */
export type WebhookDeliveryStatus = 'PENDING' | 'DELIVERED' | 'FAILED';

/** Where the tenant wants its events sent. Its secret is shown at create and rotate only. */
export interface WebhookEndpoint {
  /** The endpoint. */
  id: string;
  /** Where events are sent. */
  url: string;
  /** Which events are sent. */
  eventTypes: EventTypeFilter[];
  /** What the endpoint is for. */
  description: string | null;
  /** Whether events are sent. */
  status: WebhookEndpointStatus;
  /** Why the service disabled it; null while ENABLED, and when its owner did. */
  disabledReason: DisabledReason | null;
  /** The environment that it belongs to. */
  environment: Environment;
  /** Events in a row that could not be delivered; the fifth disables it. */
  failureCount: number;
  /** When it was registered. */
  createdAt: string;
}

/** The endpoint is gone. */
export interface WebhookEndpointDeleted {
  /** The endpoint. */
  id: string;
  /** Always true. */
  deleted: true;
}

/** An endpoint with its secret, which is shown this once only. */
export interface WebhookEndpointIssued {
  /** The endpoint. */
  id: string;
  /** Where events are sent. */
  url: string;
  /** Which events are sent. */
  eventTypes: EventTypeFilter[];
  /** What the endpoint is for. */
  description: string | null;
  /** Whether events are sent. */
  status: WebhookEndpointStatus;
  /** Why the service disabled it; null while ENABLED, and when its owner did. */
  disabledReason: DisabledReason | null;
  /** The environment that it belongs to. */
  environment: Environment;
  /** Events in a row that could not be delivered; the fifth disables it. */
  failureCount: number;
  /** When it was registered. */
  createdAt: string;
  /** Signs the deliveries: whsec_ and base64 of the 32 bytes that key the HMAC. Keep it; it cannot be read again. */
  secret: string;
}

/** Webhook endpoints, newest first. */
export interface WebhookEndpointList {
  /** One page of them. */
  webhookEndpoints: WebhookEndpoint[];
}

/** How much is on its way again. */
export interface WebhookEndpointReplayed {
  /** The events that were queued. */
  enqueued: number;
}

/** Whether events are sent. DISABLED by its owner, after 5 failed events in a row, or after one 410. */
export type WebhookEndpointStatus = 'ENABLED' | 'DISABLED';

/** The test event. */
export interface WebhookEndpointTested {
  /** The event. */
  eventId: string;
}
