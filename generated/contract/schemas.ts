// Generated from spec/ and machines/ by `npm run generate`. Do not edit.

/** A ticket that proves control of the contact. */
export interface AcceptClaimRequest {
  /** The claim ticket from the response to verifying the code. */
  claimTicket: string;
}

/** The acceptance of the borrower, with or without a signature. */
export interface AcceptLendingOfferRequest {
  /** A signature over offerDigest by the borrower's address. The organization account's signature is verified according to EIP-1271. */
  signature?: string;
}

/** The condition under which the supplier accepts. */
export interface AcceptPurchaseOrderRequest {
  /** The lowest principal that the supplier accepts, in atoms; at most the face amount. */
  minPrincipal: string;
}

/** A raw EVM address. */
export interface AddressDestination {
  /** Always `address`. */
  type: 'address';
  /** The EVM address. Mixed case has to pass the EIP-55 checksum. The zero address, the token's contract and the source wallet are not allowed. */
  address: string;
  /** The chain of the wallet. */
  chainId: number;
}

/** How far to move the clock forward. The clock never moves back. */
export interface AdvanceTestClockRequest {
  /** Number of seconds to move forward, at most one year. */
  advanceSeconds: number;
}

/** A program that acts for a tenant through API keys of its own. */
export interface Agent {
  /** Id of the agent. */
  id: string;
  /** A label of your own, 1 to 120 characters. */
  name: string;
  /** The status of the agent. While it is SUSPENDED, its keys are refused. */
  status: AgentStatus;
  createdAt: string;
  /** Time of the suspension; null unless the agent is SUSPENDED. */
  suspendedAt: string | null;
}

/** Agents, newest first. */
export interface AgentList {
  /** The entries of this page. */
  agents: Agent[];
}

/** The amounts that the agent's cards have spent in the current windows, less reversals. */
export interface AgentSpent {
  /** Amount in USD spent today, by the UTC day of the tenant's clock. */
  dailyUsd: Usd;
  /** Amount in USD spent in this ISO week, which begins on Monday at 00:00 UTC. */
  weeklyUsd: Usd;
  /** Amount in USD spent in this calendar month, in UTC. */
  monthlyUsd: Usd;
}

/** The status of an agent. Every request of a SUSPENDED agent is refused. */
export type AgentStatus = 'ACTIVE' | 'SUSPENDED';

/** An agent with the amounts that its cards have spent. */
export interface AgentWithSpent {
  /** Id of the agent. */
  id: string;
  /** A label of your own, 1 to 120 characters. */
  name: string;
  /** The status of the agent. While it is SUSPENDED, its keys are refused. */
  status: AgentStatus;
  createdAt: string;
  /** Time of the suspension; null unless the agent is SUSPENDED. */
  suspendedAt: string | null;
  /** The amounts that the agent's cards have spent; `0.00` if it has no cards. */
  spent: AgentSpent;
}

/** The approved facts of an extraction. An agreement never changes. */
export interface Agreement {
  /** The agreement. */
  id: string;
  /** Id of the extraction that the agreement is based on. */
  extractionId: string;
  /** The approved facts, by name. */
  facts: ExtractedFacts;
  /** SHA-256 of the canonical JSON of the facts, in lower case hex. */
  sha256: string;
  /** Time at which the facts were approved. */
  createdAt: string;
}

/** The code of an EMAIL, SMS or TOTP factor. */
export interface AnswerChallengeByCode {
  /** Id of a factor of the challenge. */
  factorId: string;
  /** The code of six digits. */
  code: string;
}

/** The signature of an IDP_MFA factor. */
export interface AnswerChallengeBySignature {
  /** Id of a factor of the challenge. */
  factorId: string;
  /** EIP-191 `personal_sign` over the lines `<Service> transfer approval`, `challenge: <id>`, `amount: <amountUsd> USD`, `destination: <destinationAddress>`. Without an amount the last two lines are replaced by one, `change: protection settings`. */
  signature: string;
}

/** The record of an API key. The key itself is shown only once, when it is created. */
export interface ApiKey {
  /** Id of the record. It is not the key itself. */
  id: string;
  /** A label that says what the key is used for. */
  name: string;
  /** The first 12 characters of the key. */
  prefix: string;
  /** The last four characters of the key. */
  last4: string;
  /** The environment in which the key works: `sandbox` or `live`. */
  environment: Environment;
  /** The scopes of the key. A scope has no effect while the role of the key's member lacks it. */
  scopes: Scope[];
  /** True for a key of an agent. */
  agent: boolean;
  /** Id of the agent that the key belongs to; null if it belongs to none. */
  agentId: string | null;
  /** Id of the member in whose name the key acts. */
  memberId: string;
  /** IP addresses and CIDR blocks from which the key may be used. An empty list allows any address. */
  ipAllowlist: string[];
  /** True if requests that move money have to be signed. */
  requestSigning: boolean;
  /** The status of the key. Only an ACTIVE key is accepted. */
  status: ApiKeyStatus;
  /** Time of the last request with the key; null if there was none. */
  lastUsedAt: string | null;
  /** Time at which the key expires; null if it never expires. */
  expiresAt: string | null;
  /** Time of the revocation; null unless the key is REVOKED. */
  revokedAt: string | null;
  /** Time at which the key was created. */
  createdAt: string;
}

/** The event that is sent when an API key is created or revoked. It contains the record of the key, never the key itself. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface ApiKeyEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'api_key.created' | 'api_key.revoked';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment of the event: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource as it was at the moment of the change, as this tenant may read it. */
    object: ApiKey;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** A new API key with its secrets, which are shown only once. */
export interface ApiKeyIssued {
  /** Id of the record. It is not the key itself. */
  id: string;
  /** A label that says what the key is used for. */
  name: string;
  /** The first 12 characters of the key. */
  prefix: string;
  /** The last four characters of the key. */
  last4: string;
  /** The environment in which the key works: `sandbox` or `live`. */
  environment: Environment;
  /** The scopes of the key. A scope has no effect while the role of the key's member lacks it. */
  scopes: Scope[];
  /** True for a key of an agent. */
  agent: boolean;
  /** Id of the agent that the key belongs to; null if it belongs to none. */
  agentId: string | null;
  /** Id of the member in whose name the key acts. */
  memberId: string;
  /** IP addresses and CIDR blocks from which the key may be used. An empty list allows any address. */
  ipAllowlist: string[];
  /** True if requests that move money have to be signed. */
  requestSigning: boolean;
  /** The status of the key. Only an ACTIVE key is accepted. */
  status: ApiKeyStatus;
  /** Time of the last request with the key; null if there was none. */
  lastUsedAt: string | null;
  /** Time at which the key expires; null if it never expires. */
  expiresAt: string | null;
  /** Time of the revocation; null unless the key is REVOKED. */
  revokedAt: string | null;
  /** Time at which the key was created. */
  createdAt: string;
  /** The key itself: `svc_test_` or `svc_live_` and 40 letters and digits. Keep it safe: it cannot be read again. */
  apiKey: string;
  /** The secret for signing requests; present if `requestSigning` is true. It is shown only once. */
  signingSecret: string | null;
}

/** API keys, newest first. */
export interface ApiKeyList {
  /** The entries of this page. */
  apiKeys: ApiKey[];
}

/** The status of an API key. A key becomes EXPIRED when `expiresAt` has passed on the real clock. */
export type ApiKeyStatus = 'ACTIVE' | 'REVOKED' | 'EXPIRED';

/** The event that is sent when an approval request changes. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface ApprovalEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'approval.requested' | 'approval.voted' | 'approval.approved' | 'approval.rejected';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource at the moment of the change, as this tenant may read it. */
    object: ApprovalRequest;
    /** The status before the change; absent if the status did not change. */
    previousStatus?: string;
  };
}

/** The approval that a held payment needs. A payment has at most one pending approval request. */
export interface ApprovalRequest {
  /** The approval request. */
  id: string;
  /** An opaque id that begins with `pay_`. */
  paymentId: string;
  /** The total weight that is required. It does not change. */
  requiredWeight: number;
  /** The group whose members may vote; null if every voter may. */
  approvalGroup: string | null;
  /** The current status. */
  status: ApprovalStatus;
  /** The total weight of the approving votes that count. */
  receivedWeight: number;
  /** The votes, oldest first. */
  signatures: ApprovalSignature[];
  /** The reason why the request was REJECTED without a vote; null otherwise. */
  closedReason: 'PAYMENT_CANCELED' | null;
  /** Time at which the request was opened. */
  createdAt: string;
}

/** Approval requests, newest first. */
export interface ApprovalRequestList {
  /** The entries of this page. */
  approvals: ApprovalRequest[];
}

/** A vote. Later changes of the voter's authority never change it. */
export interface ApprovalSignature {
  /** Id of the member who voted. */
  memberId: string;
  /** The vote of the member. */
  decision: VoteDecision;
  /** The approvalWeight of the voter at the time of the vote. */
  weightAtSigning: number;
  /** Time at which the vote became invalid because the voter may no longer approve; null while it is valid. */
  invalidatedAt: string | null;
  /** Time of the vote. */
  createdAt: string;
}

/** The status of an approval request. Only a PENDING request accepts votes. */
export type ApprovalStatus = 'PENDING' | 'APPROVED' | 'REJECTED';

/** A member's vote. */
export interface ApprovePaymentRequest {
  /** The vote: APPROVE, the default, or REJECT. */
  decision?: VoteDecision;
  /** EIP-191 signature over the vote text by the member's signing address. If it is absent, the session counts as the vote. */
  signature?: string;
}

/** An amount in USD in atoms: a whole number with 6 decimals, so that 25 USD is `25000000`. */
export type Atoms = string;

/** The subject to attach the policy to. */
export interface AttachPolicyRequest {
  /** The type of the subject: `wallet`, `card`, `agent` or `treasury_account`. */
  subjectType: PolicySubjectType;
  /** Id of the wallet, card, agent or treasury account. */
  subjectId: string;
}

/** The signature of the organization's multisig wallet. */
export interface AttestationSignatureRequest {
  /** The combined signature of the Safe, `0x` and hex digits, in the form that `isValidSignature` (EIP-1271) accepts. */
  signature: string;
}

/** An authority grant: what a member may do for the organization, and within which limits. */
export interface Authority {
  /** Id of the authority grant. */
  id: string;
  /** Id of the member who has the grant. */
  memberId: string;
  /** The current status. Only ACTIVE grants apply. */
  status: AuthorityStatus;
  /** The actions that the grant allows, sorted. */
  allowedActions: AuthorityAction[];
  /** The limit of one payment, in USD; null for no limit. */
  perTxLimitUsd: string | null;
  /** The limit of the member's payments in any 24 hours, in USD; null for no limit. */
  dailyLimitUsd: string | null;
  /** The limit of the member's payments in any 30 times 24 hours, in USD; null for no limit. */
  monthlyLimitUsd: string | null;
  /** The allowed currencies; an empty list allows any. */
  allowedCurrencies: string[];
  /** The allowed assets, by code or id; an empty list allows any. */
  allowedAssets: string[];
  /** The allowed chains, in the form `eip155:<chainId>`; an empty list allows any. */
  allowedChains: string[];
  /** Ids of the payout destinations that may be paid; an empty list allows any. */
  allowedDestinationIds: string[];
  /** The weight of the member's vote. */
  approvalWeight: number;
  /** True if every payment needs an approval. */
  requiresCountersignature: boolean;
  /** Payments above this amount, in USD, need an approval, even within the limits; null if there is no such amount. */
  countersignAboveUsd: string | null;
  /** Number of the version. It counts all grants of the member and their changes. */
  version: number;
  /** Id of the AUTHORITY_DELEGATION credential; null until this version is attested. */
  credentialId: string | null;
  /** Time at which the grant was created. */
  createdAt: string;
  /** Time of the last change. */
  updatedAt: string;
  /** Time of the suspension; null before it and after a reactivation. */
  suspendedAt: string | null;
  /** Time of the revocation; null unless the grant is REVOKED. */
  revokedAt: string | null;
}

/** An action that a grant can allow. The service enforces the first two; the others are only recorded in the credential. */
export type AuthorityAction = 'payment.create' | 'payment.approve' | 'payment.cancel' | 'destination.manage' | 'policy.manage';

/** The attested grant and the credential that backs it. */
export interface AuthorityAttested {
  /** The grant with its credentialId. */
  authority: Authority;
  /** The AUTHORITY_DELEGATION credential. */
  credential: Credential;
}

/** The document of an attested authority grant, which the organization signs. */
export interface AuthorityCredentialDocument {
  /** The kind of credential. */
  kind: 'AUTHORITY_DELEGATION';
  /** The schema version of the document. */
  schemaVersion: 'service/credential/AUTHORITY_DELEGATION/v1';
  /** The member's DID. */
  subjectDid: string;
  /** The DID of the tenant. */
  orgDid: string;
  /** The grant in the attested version, without status and credentialId. Fields without a value are absent. */
  grant: {
    /** Id of the authority grant. */
    id: string;
    /** Id of the member who has the grant. */
    memberId: string;
    /** The actions that the grant allows, sorted. */
    allowedActions: string[];
    /** The limit of one payment, in USD. */
    perTxLimitUsd?: Usd;
    /** The limit of 24 hours, in USD. */
    dailyLimitUsd?: Usd;
    /** The limit of 30 days, in USD. */
    monthlyLimitUsd?: Usd;
    /** Only these values are allowed; an empty list allows any. */
    allowedCurrencies: string[];
    /** Only these values are allowed; an empty list allows any. */
    allowedAssets: string[];
    /** Only these values are allowed; an empty list allows any. */
    allowedChains: string[];
    /** Only these values are allowed; an empty list allows any. */
    allowedDestinationIds: string[];
    /** The weight of the member's vote. */
    approvalWeight: number;
    /** True if every payment needs approval. */
    requiresCountersignature: boolean;
    /** Payments above this amount, in USD, need approval. */
    countersignAboveUsd?: Usd;
    /** The version of the grant. */
    version: number;
  };
}

/** The event that is sent when an authority grant changes. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface AuthorityEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'authority.created'
    | 'authority.updated'
    | 'authority.suspended'
    | 'authority.revoked'
    | 'authority.attested';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource at the moment of the change, as this tenant may read it. */
    object: Authority;
    /** The status before the change; absent if the status did not change. */
    previousStatus?: string;
  };
}

/** Authority grants of a member, newest version first. */
export interface AuthorityList {
  /** The entries of this page. */
  authorities: Authority[];
}

/** The status of a grant. Only ACTIVE grants apply. REVOKED is final. */
export type AuthorityStatus = 'ACTIVE' | 'SUSPENDED' | 'REVOKED';

/** The new version of the grant, and the message that the multisig wallet may sign to back it. */
export interface AuthorityWithAttestation {
  /** Id of the authority grant. */
  authority: Authority;
  /** The message that the multisig wallet signs to attest this version. */
  attestation: CredentialAttestation;
}

/** The balances of the tenant and the caller. */
export interface Balance {
  /** Always USD. */
  currency: 'USD';
  /** EIP-155 id of the chain of this deployment. */
  chainId: number;
  /** The balance that pays for payments with the funding mode INTERNAL_BALANCE. */
  internalBalance: InternalBalance;
  /** The acting member's smart account; null if it does not exist. */
  smartAccount: BalanceAccount | null;
  /** The tenant's organization account; null if it does not exist. */
  organizationAccount: BalanceAccount | null;
  /** Time at which the balances were read. */
  asOf: string;
}

/** An on-chain account with its balances. */
export interface BalanceAccount {
  /** Id of the wallet of this account. */
  walletId: string;
  /** The EVM address of the account, with EIP-55 checksum. */
  address: string;
  /** The status of the deployment on chain. */
  status: WalletStatus;
  /** The balances of usdc and eth, also if they are zero. */
  balances: TokenBalance[];
}

/** A rate or share in basis points: hundredths of a percent. */
export type Bps = number;

/** The features, chains, funding modes and rails that this tenant can use. */
export interface Capabilities {
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Always `v1`. */
  apiVersion: 'v1';
  /** The capabilities of this deployment for the tenant. */
  features: Features;
  /** The chains of this deployment. */
  chains: ChainCapability[];
  /** The funding modes that the tenant can use. */
  fundingModes: FundingMode[];
  /** All rails, including those that cannot be used. */
  rails: RailCapability[];
  /** The EVM address that signs the credentials of this deployment, with EIP-55 checksum. */
  issuerAddress: string;
  /** URL of the chain's RPC in the sandbox; null in live. */
  rpcUrl: string | null;
}

/** A debit card. The service does not store the card number: only the issuer has it. */
export interface Card {
  /** An opaque id that begins with `card_`. */
  cardId: string;
  /** The issuer's id of the card. */
  issuerCardId: string;
  /** Id of the wallet that pays; null for cards of the card provider. */
  walletId: string | null;
  /** Id of the agent to which the card's spending is also added; null if there is none. */
  agentId: string | null;
  /** The last four digits of the card number. */
  last4: string;
  /** The address of the wallet, with EIP-55 checksum; null for cards of the card provider. */
  multisigAddress: string | null;
  /** The current status. Only an active card can be used. */
  status: CardStatus;
  /** Time at which the card was issued. */
  createdAt: string;
}

/** A card authorization, approved or declined. */
export interface CardAuthorization {
  /** An opaque id that begins with `auz_`. */
  authorizationId: string;
  /** An opaque id that begins with `card_`. */
  cardId: string;
  /** The amount of the authorization, in USD. */
  amountUsd: Usd;
  /** The merchant category code; null if none was given. */
  mcc: string | null;
  /** True if the authorization was approved. */
  approved: boolean;
  /** The reason of the decline; null if it was approved. */
  declineReason: CardDeclineReason;
  /** The decision of the policy; null if none was evaluated, because none is attached, the card is frozen or it has no tenant. */
  policy: CardPolicyOutcome | null;
  /** The amounts spent in the card's windows after this authorization. */
  spent: CardSpent;
  /** The total amount that has been reversed so far, in USD; 0.00 at first. */
  reversedUsd: Usd;
  /** Time of the decision. */
  createdAt: string;
}

/** The event that is sent when a card authorization is approved, declined or reversed. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface CardAuthorizationEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'card.authorization.approved' | 'card.authorization.declined' | 'card.authorization.reversed';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The authorization at the moment of the change. */
    object: CardAuthorization;
    /** APPROVED for a reversal; absent for the decision itself. */
    previousStatus?: string;
  };
}

/** Authorizations of a card, newest first. */
export interface CardAuthorizationList {
  /** The entries of this page. */
  authorizations: CardAuthorization[];
}

/** The reason why an authorization was declined, the first that applies in this order; null if it was approved. POLICY_DENIED means that the policy refuses the counterparty, POLICY_UNAVAILABLE that the policy check is unavailable, both in enforce mode only. The policy's other rules decline with the reasons of the card's own limits. INSUFFICIENT_MULTISIG_BALANCE also means that the balance of the multisig wallet could not be read from the chain. */
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

/** A key with which a client adds the card to a phone wallet, or displays it. */
export interface CardEphemeralKey {
  /** An opaque id that begins with `card_`. */
  cardId: string;
  /** The issuer's id of the card. */
  issuerCardId: string;
  /** The vendor of the phone wallet that the key is for. */
  platform: CardPlatform;
  /** The key of the card provider, with its secret. */
  ephemeralKey: EphemeralKey;
}

/** The event that is sent when a card is issued, frozen or unfrozen. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface CardEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'card.issued' | 'card.frozen' | 'card.unfrozen';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The card at the moment of the change. */
    object: Card;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** The card after freezing or unfreezing. */
export interface CardFreezeResult {
  /** An opaque id that begins with `card_`. */
  cardId: string;
  /** The status: inactive while the card is frozen. */
  status: CardStatus;
  /** The last four digits of the card number. */
  last4: string;
  /** The address of the wallet, with EIP-55 checksum; null for cards of the card provider. */
  multisigAddress: string | null;
}

/** The new card. */
export interface CardIssued {
  /** An opaque id that begins with `card_`. */
  cardId: string;
  /** The issuer's id of the card. */
  issuerCardId: string;
  /** The last four digits of the card number. */
  last4: string;
  /** The address of the wallet that pays, with EIP-55 checksum. */
  multisigAddress: string;
  /** Always active. */
  status: CardStatus;
  /** Id of the agent to which the card's spending is also added; null if there is none. */
  agentId: string | null;
}

/** A card authorization that the issuer asks to decide. */
export interface CardIssuerAuthorizationRequest {
  /** The issuer's id of the authorization. It is decided once; the same id always gets the same response. */
  authorizationId: string;
  /** The issuer's id of the card. */
  issuerCardId: string;
  /** The amount to authorize, in USD. */
  amountUsd: string;
  /** The merchant category code. Without it the rules about categories are skipped. */
  mcc?: string;
  /** The merchant's name. */
  merchantName?: string;
  /** The merchant's EVM address, to which the counterparty rules apply. */
  merchantAddress?: string;
}

/** The response to the issuer. If it does not arrive in time, the issuer declines. */
export interface CardIssuerDecision {
  /** The issuer's own id of the authorization. */
  authorizationId: string;
  /** True if the authorization is approved. */
  approved: boolean;
  /** The first check that failed; null if the authorization is approved. */
  declineReason: CardDeclineReason;
}

/** The result of the reversal. */
export interface CardIssuerReversalReceipt {
  /** The issuer's own id of the reversal. */
  reversalId: string;
  /** True if the reversal had been processed before. */
  duplicate: boolean;
  /** The total amount of the authorization that has been reversed so far, in USD. */
  reversedUsd: Usd;
}

/** A reversal of an authorization by the issuer. */
export interface CardIssuerReversalRequest {
  /** The issuer's id of the reversal. It is processed once. */
  reversalId: string;
  /** The issuer's id of the authorization to reverse. */
  authorizationId: string;
  /** The amount to reverse, in USD; the whole rest by default. */
  amountUsd?: string;
}

/** The limits of a card. The most restrictive limit applies. Windows are the UTC day, the ISO week and the calendar month on the tenant's clock. An amount equal to a limit is allowed. */
export interface CardLimits {
  /** An opaque id that begins with `card_`. */
  cardId: string;
  /** The limit of one authorization, in USD; null for no limit. */
  perTransactionUsd: Usd | null;
  /** The limit of a UTC day, in USD; null for no limit. */
  dailyUsd: Usd | null;
  /** The limit of an ISO week, from Monday 00:00 UTC, in USD; null for no limit. */
  weeklyUsd: Usd | null;
  /** The limit of a calendar month, in USD; null for no limit. */
  monthlyUsd: Usd | null;
  /** The merchant categories that are declined, sorted. The list has precedence over allowedMcc. */
  blockedMcc: Mcc[];
  /** The only merchant categories that are allowed, sorted; null if any is allowed. */
  allowedMcc: Mcc[] | null;
}

/** Cards of a wallet, newest first. */
export interface CardList {
  /** The entries of this page. */
  cards: Card[];
}

/** The vendor of the phone wallet. */
export type CardPlatform = 'wallet_vendor_a' | 'wallet_vendor_b';

/** The decision of the card's policy. It is the decision of the agent's policy if the card has none, or if only the agent's policy denies. */
export interface CardPolicyOutcome {
  /** Id of the entry in the policy decision log. */
  decisionLogId: string;
  /** True if the policy allows the authorization. In log mode a denial declines nothing. */
  allow: boolean;
  /** The first rule that failed; null if the policy allows. */
  reason: string | null;
}

/** The amounts that the card has spent in its windows, less reversals, after this decision or its last reversal. */
export interface CardSpent {
  /** The amount spent in this UTC day, in USD. */
  dailyUsd: Usd;
  /** The amount spent in this ISO week, in USD. */
  weeklyUsd: Usd;
  /** The amount spent in this calendar month, in USD. */
  monthlyUsd: Usd;
}

/** The status of a card: active, or inactive while it is frozen. */
export type CardStatus = 'active' | 'inactive';

/** A chain that this deployment uses. */
export interface ChainCapability {
  /** EIP-155 id of the chain, such as 84532. */
  chainId: number;
  /** The chain in CAIP-2 form, `eip155:<chainId>`. */
  chainKey: string;
  /** Name of the network. */
  name: string;
  /** True if money on this chain has no value. */
  test: boolean;
  /** The token in which payments settle on this chain. */
  settlementToken: SettlementToken;
}

/** Money that is reserved for a phone number or e-mail address that belongs to no tenant yet. */
export interface Claim {
  /** An opaque id that begins with `clm_`. */
  claimId: string;
  /** Id of the payment that opened the claim. */
  paymentId: string;
  /** 32 random bytes in hex that identify the claim without revealing anything about it. */
  opaqueId: string;
  /** `0x` and the SHA-256 of `<claimId>:<paymentId>`. */
  metadataHash: string;
  /** The status of the claim. */
  status: ClaimStatus;
  /** True if the money of the claim is secured: by a reservation in the ledger or by a confirmed deposit. */
  funded: boolean;
  /** The phone number that may claim the money, masked; null for an invitation by e-mail. */
  phoneMasked: string | null;
  /** The e-mail address that may claim the money, masked; null for a phone number. */
  emailMasked: string | null;
  /** The amount in base units with 6 decimals: 25 USD is `25000000`. */
  amountBaseUnits: string;
  /** Time at which the claim expires if nobody claims it, 14 days after it was opened. */
  expiresAt: string;
  /** Time at which a LOCKED claim is refunded if it has not been submitted to a provider. */
  graceEndsAt: string;
  /** Time at which a recipient proved control of the contact; null before. */
  claimedAt: string | null;
  /** Time at which the money was locked for the recipient; null before. */
  lockedAt: string | null;
  /** Time at which the money was paid out; null before. */
  releasedAt: string | null;
  /** Time at which the sender got the money back; null before. */
  refundedAt: string | null;
  /** Null while the claim is not CANCELED. */
  canceledAt: string | null;
  /** Time at which the claim was opened. */
  createdAt: string;
}

/** The claim, assigned to the caller's tenant. */
export interface ClaimAccepted {
  /** An opaque id that begins with `clm_`. */
  claimId: string;
  /** The status of the claim. */
  status: ClaimStatus;
  /** Id of the payment that the tenant will receive. */
  paymentId: string;
  /** The steps that are missing, in the order in which to complete them; empty if nothing is missing. */
  nextSteps: ClaimNextStep[];
}

/** The event that is sent to the sender of a payment when its claim changes. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface ClaimEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'claim.opened'
    | 'claim.locked'
    | 'claim.released'
    | 'claim.expired'
    | 'claim.refunded'
    | 'claim.canceled';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment of the event: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource as it was at the moment of the change, as this tenant may read it. */
    object: Claim;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** The next step for a claim link. It contains no amount, no names and no phone number, not even masked. */
export interface ClaimLink {
  /** The status of the claim. */
  status: ClaimStatus;
  /** Time at which the link expires: 72 hours after it was sent, or earlier together with the claim. */
  expiresAt: string;
  /** Always true: a code has to be verified before the claim can be accepted. */
  otpRequired: true;
  /** How the code is sent to the contact of the claim. */
  otpChannel: 'sms' | 'email';
}

/** A step that the recipient still has to complete before the money is paid out. */
export type ClaimNextStep = 'COMPLETE_VERIFICATION' | 'ADD_DESTINATION';

/** Confirms that a code was sent. */
export interface ClaimOtpSent {
  /** Always true. */
  sent: true;
  /** Time at which the code expires, 10 minutes after it was sent. */
  expiresAt: string;
  /** Earliest time at which the next code can be sent. */
  resendAvailableAt: string;
}

/** The status of a claim. RELEASED, REFUNDED and CANCELED are final, and a claim reaches only one of them. */
export type ClaimStatus = 'OPEN' | 'LOCKED' | 'EXPIRED' | 'RELEASED' | 'REFUNDED' | 'CANCELED';

/** A ticket that proves control of the contact. */
export interface ClaimTicket {
  /** The ticket for accepting the claim. It works once. */
  claimTicket: string;
  /** Time at which the ticket expires, 60 minutes after it was issued. */
  expiresAt: string;
}

/** The currency of the new balance. */
export interface ConfigureLiquidityRequest {
  /** ISO 4217 code, or USDC or USDT. */
  currency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
}

/** A saved payee of the tenant. It never changes. */
export interface Contact {
  /** The saved payee. */
  id: string;
  /** A label of your own. */
  label: string;
  /** The kind of recipient. */
  kind: ContactKind;
  /** The reference of the payee. Phone numbers and e-mail addresses are masked, the others are complete. */
  masked: string;
  /** Time from which the payee can be paid under protection: `createdAt` plus the cooling-off period at that time, or `createdAt` itself if protection was disabled. */
  availableAt: string;
  /** Time at which the payee was saved. */
  createdAt: string;
}

/** The kind of reference by which a saved payee is paid. */
export type ContactKind = 'PHONE' | 'EMAIL' | 'DID' | 'ADDRESS' | 'HANDLE';

/** Saved payees, newest first. */
export interface ContactList {
  /** The entries of this page. */
  contacts: Contact[];
}

/** The correction of one fact. */
export interface CorrectExtractionRequest {
  /** The fact to correct. */
  field: ExtractionField;
  /** The correct value. An empty string means that the document does not contain the fact, and resolves MISSING_FIELD. */
  value: string;
}

/** An assigned country code of ISO 3166-1 alpha-2. */
export type CountryCode = string;

/** The agent to create. */
export interface CreateAgentRequest {
  /** A label of your own, 1 to 120 characters. */
  name: string;
}

/** The API key to create. */
export interface CreateApiKeyRequest {
  /** A label that says what the key is used for. */
  name: string;
  /** The scopes of the key; by default every scope of the creator that a key may have. */
  scopes?: Scope[];
  /** True for a key of an agent, which can never hold some scopes. */
  agent?: boolean;
  /** Id of the agent that gets the key; by default a new agent with the name of the key is created. */
  agentId?: string;
  /** Id of the member in whose name the key acts; the creator by default. Only an OWNER may set another member. */
  memberId?: string;
  /** IPv4 or IPv6 addresses and CIDR blocks from which the key may be used. An empty list allows any address. */
  ipAllowlist?: string[];
  /** True if requests that move money have to be signed. */
  requestSigning?: boolean;
  /** Time at which the key expires. It has to be in the future. */
  expiresAt?: string;
}

/** The authority grant to create. */
export interface CreateAuthorityRequest {
  /** The actions that the grant allows, at least one. Duplicates are removed. */
  allowedActions: AuthorityAction[];
  /** The limit of one payment in USD: above zero, at most 1000000000, with at most 6 decimals. */
  perTxLimitUsd?: string;
  /** The limit of any 24 hours in USD; not lower than perTxLimitUsd. */
  dailyLimitUsd?: string;
  /** The limit of any 30 times 24 hours in USD; not lower than dailyLimitUsd. */
  monthlyLimitUsd?: string;
  /** The allowed currencies; empty or absent allows any. */
  allowedCurrencies?: string[];
  /** The allowed assets, by code or id; empty or absent allows any. */
  allowedAssets?: string[];
  /** The allowed chains, in the form `eip155:<chainId>`; empty or absent allows any. */
  allowedChains?: string[];
  /** Ids of the payout destinations that may be paid; empty or absent allows any. */
  allowedDestinationIds?: string[];
  /** The weight of the member's vote. */
  approvalWeight?: number;
  /** True if every payment needs an approval. */
  requiresCountersignature?: boolean;
  /** Payments above this amount, in USD, need an approval. */
  countersignAboveUsd?: string;
}

/** The payee to save: a label and exactly one of `phone`, `email`, `did`, `address` and `handle`. */
export type CreateContactRequest = SavePhoneContact | SaveEmailContact | SaveDidContact | SaveAddressContact | SaveHandleContact;

/** The contact to reserve a payment DID for. Send exactly one of `email` and `phone`. */
export interface CreateDidReservationRequest {
  /** The e-mail address of the contact. */
  email?: string;
  /** The phone number of the contact in E.164 form. */
  phone?: string;
  /** A handle to reserve with the DID. A leading `@` is removed. */
  handle?: string;
}

/** The asset, the amount and the account to send it to; 250 usdc to the smart account by default. */
export interface CreateDripRequest {
  /** `usdc`, or `eth` for the native coin. */
  asset?: TokenAsset;
  /** The amount in whole tokens, above zero, with at most 6 decimals for usdc and 18 for eth. usdc: 250 by default, at most 1000. eth: 0.02 by default and at most. */
  amount?: string;
  /** The account that receives the money: `smart` for the acting member's smart account, `organization` for the tenant's organization account. */
  account?: 'smart' | 'organization';
}

/** Empty. The address is the one that the session proves. */
export type CreateEmailAliasRequest = Record<string, never>;

/** The phone wallet that the key is for. Send a nonce to add the card to a phone wallet, none to display the card in the client. */
export type CreateEphemeralKeyRequest = VendorAEphemeralKeyRequest | VendorBEphemeralKeyRequest;

/** The upload to extract facts from. */
export interface CreateExtractionRequest {
  /** Id of an upload of the caller's tenant, `upl_…`. */
  uploadId: string;
}

/** The name, phases, limits and terms of the new pool. */
export interface CreateFinancingPoolRequest {
  /** A label of the tenant for the pool, 1 to 120 characters. */
  name: string;
  /** The length of the phase SUBSCRIPTION, in seconds. */
  subscriptionSeconds?: number;
  /** The length of the phase ORIGINATION, in seconds. */
  originationSeconds?: number;
  /** The limit on deposits, in atoms; no limit if it is absent. */
  capAtoms?: PositiveAtoms;
  /** The share of the cash that one loan may use, in basis points. */
  exposureBps?: number;
  /** The share of the cash that is not lent, in basis points. */
  reserveBps?: number;
  /** The annual interest rate of the pool's loans, in basis points. */
  annualRateBps?: number;
  /** The term of the pool's loans, in seconds. */
  tenorSeconds?: number;
  /** The grace period after maturity, in seconds. */
  graceSeconds?: number;
}

/** The subject of the new identity. */
export interface CreateIdentityRequest {
  /** TENANT for the caller's tenant, TENANT_MEMBER for one of its members. */
  subjectType: SubjectType;
  /** Id of the member; required for TENANT_MEMBER, not allowed for TENANT. */
  memberId?: string;
}

/** A payment intent: the recipient, the amount and the limits. The service finds the routes. */
export interface CreateIntentPaymentRequest {
  /** Who is paid, by exactly one of the fields. */
  recipient: IntentRecipient;
  /** The amount to pay, in USD. */
  amount: IntentAmount;
  /** The source of the money. */
  funding?: IntentFunding;
  /** The sender's preferences for the delivery. */
  delivery?: IntentDelivery;
  /** The purpose of the payment. */
  purpose?: IntentPurpose;
  /** A signed payment envelope, for DID recipients only. Every error in it is refused with ENVELOPE_INVALID. */
  envelope?: PaymentEnvelope | Record<string, unknown>;
  /** Plain text for both parties. It takes precedence over `purpose.memo`. */
  memo?: string;
  /** Your own data, returned exactly as it was sent: at most 50 keys of 1 to 40 characters, nested at most 3 levels deep, 8 KiB in total. */
  metadata?: Record<string, unknown>;
  /** The idempotency key, if it is not sent as a header. If both are sent, they have to be equal. */
  idempotencyKey?: string;
  /** Id of one of the recipient's ACTIVE destinations; any of them by default. */
  requestedDestinationId?: string;
}

/** The invoice to create. Payer, payee and arbiter have to be three different addresses, regardless of letter case. */
export interface CreateInvoiceRequest {
  /** The amount in USD: above zero, at most 1000000000, with at most 6 decimals. */
  amountUsd: string;
  /** The EVM address of the payer. Mixed case has to pass the EIP-55 checksum. The zero address and 0x…01 cannot own the escrow and are not allowed. */
  payerAddress: string;
  /** The EVM address that is paid on release. */
  payeeAddress: string;
  /** The payee's name, as the payer sees it. */
  payeeName: string;
  /** The EVM address of the third owner of the escrow; the platform's arbiter by default. The payer sees it. It must not be a wallet of the tenant if the payer's or the payee's address is one, too. */
  arbiterAddress?: string;
  /** Time until which the invoice can be funded. It has to be in the future; 30 days after sending by default. */
  expiresAt?: string;
}

/** A legacy payment from one of the tenant's wallets. This form is deprecated, but only it can pay raw addresses. */
export interface CreateLegacyPaymentRequest {
  /** Id of the wallet that pays. It has to be DEPLOYED. */
  sourceWalletId: string;
  /** The address or person that is paid. */
  destination: LegacyDestination;
  /** The amount and the asset to pay. */
  amount: LegacyAmount;
  /** Plain text. */
  memo?: string;
}

/** The terms of the offer, and its purchase order. */
export interface CreateLendingOfferRequest {
  /** Id of a pool of the caller's tenant, `pool_…`. */
  poolId: string;
  /** The `poId` of the purchase order. */
  poId: string;
  /** The principal to lend, in atoms. */
  principal: PositiveAtoms;
}

/** The person to invite. */
export interface CreateMemberRequest {
  /** The e-mail address of the person to invite. Upper and lower case are the same. */
  email: string;
  /** Full name, 1 to 120 characters. */
  name?: string;
  /** The role of the member. It determines the scopes of the member's sessions. */
  role?: MemberRole;
  /** The groups for which the member may vote on payments. */
  approvalGroups?: string[];
  /** The group that has to approve payments that the member initiates; any group by default. */
  approverGroup?: string;
}

/** Whom to pay, how much, and within which limits. Send exactly one of `phone` and `did`. */
export interface CreateOfframpPaymentRequest {
  /** The recipient's phone number in E.164 form. */
  phone?: string;
  /** The recipient's payment DID (`did:payid:` and 64 hex digits), a `did:web` of this service, or a handle. */
  did?: string;
  /** The amount in USD: above zero, at most 1000000000, with at most 6 decimals. */
  amountUsd: string;
  /** The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in live. */
  chainId?: number;
  /** The source of the money. */
  fundingMode?: FundingMode;
  /** The EVM address to which an unused deposit is refunded. Required with ONCHAIN_DEPOSIT, not allowed otherwise. */
  refundAddress?: string;
  /** The asset that pays: USDC on the deployment's network by default. */
  funding?: {
    /** USDC or USDT. */
    asset?: string;
    /** Name of the network, such as `base-sepolia`. */
    network?: string;
  };
  /** A signed payment envelope. Every error in it is refused with ENVELOPE_INVALID. */
  envelope?: PaymentEnvelope | Record<string, unknown>;
  /** Plain text for both parties, at most 500 characters. */
  memo?: string;
  /** Your own reference of the payment, such as an order number: 1 to 100 printable ASCII characters. It is returned only to you, the sender. It does not have to be unique. */
  clientReference?: string;
  /** Id of one of the recipient's ACTIVE destinations; any of them by default. */
  requestedDestinationId?: string;
  /** How to rank the routes; CHEAPEST by default. */
  speedPreference?: SpeedPreference;
  /** The highest total fee, in minor units of the destination currency. A fee equal to it is allowed. */
  maximumFeeMinor?: string;
  /** The rails that may be used; empty or absent for all. */
  allowedRails?: Rail[];
  /** The person to invite if the handle belongs to nobody: an e-mail address, a phone number, or both. Only for handles. */
  invite?: {
    /** E-mail address of the person to invite. */
    email?: string;
    /** Phone number of the person to invite, in E.164 form. */
    phone?: string;
  };
}

/** A payment intent, if it has `recipient`, or a legacy payment, if it has `sourceWalletId`. An invalid intent is never processed as a legacy payment. */
export type CreatePaymentRequest = CreateIntentPaymentRequest | CreateLegacyPaymentRequest;

/** The destination to add. Send the fields of its type and no others. The type determines which fields are required, and their format. */
export interface CreatePayoutDestinationRequest {
  /** The type: ONCHAIN_WALLET (or STABLECOIN_ADDRESS), PAYMENT_APP_A, PAYMENT_APP_B, US_BANK_ACH, SEPA or SERVICE_BALANCE; ONCHAIN_WALLET by default if an address is given. PAYMENT_APP_C is refused with VALIDATION_FAILED, any other value with DESTINATION_RAIL_NOT_AVAILABLE. */
  type?: 'ONCHAIN_WALLET'
    | 'STABLECOIN_ADDRESS'
    | 'PAYMENT_APP_A'
    | 'PAYMENT_APP_B'
    | 'PAYMENT_APP_C'
    | 'US_BANK_ACH'
    | 'SEPA'
    | 'SERVICE_BALANCE';
  /** For ONCHAIN_WALLET: USDC, the default, on every network except tron, or USDT on ethereum and tron. */
  asset?: string;
  /** For ONCHAIN_WALLET, in lower case: base, base-sepolia, ethereum, polygon, arbitrum, solana or tron; the deployment's network by default. */
  network?: string;
  /** For ONCHAIN_WALLET: the address, stored exactly as it is sent. An EVM address is `0x` and 40 hex digits, with a valid checksum if it is in mixed case, and not the zero address. A Solana address is the base58 of a public key on the curve. A Tron address is 34 characters of base58check that begin with T. Two EVM addresses that differ only in case are the same destination. */
  address?: string;
  /** For PAYMENT_APP_A: the e-mail address of the account. Send either `email` or `phone`. */
  email?: string;
  /** For PAYMENT_APP_A: send either `phone` or `email`. For PAYMENT_APP_B: send either `phone` or `handle`. The phone number of the account in E.164 form. */
  phone?: string;
  /** For PAYMENT_APP_B: the handle of the account. Send either `handle` or `phone`. 1 to 30 letters, digits, dots, hyphens and underscores, without `@`. */
  handle?: string;
  /** For US_BANK_ACH: 9 digits with an assigned ABA prefix and a valid checksum. */
  routingNumber?: string;
  /** For US_BANK_ACH: 4 to 17 digits. */
  accountNumber?: string;
  /** For SEPA: an IBAN with a valid checksum and the length of its country. */
  iban?: string;
  /** ISO 3166-1 alpha-2 country code. The default depends on the rail. */
  country?: CountryCode;
  /** ISO 4217 currency code. The default depends on the rail. */
  currency?: string;
  /** A label of your own. */
  label?: string;
}

/** The phone number to add. */
export interface CreatePhoneAliasRequest {
  /** The phone number in E.164 form. */
  phone: string;
}

/** The policy to create, with its first document. */
export interface CreatePolicyRequest {
  /** The name, which never changes. */
  name: string;
  /** The rules. */
  document: PolicyDocument;
}

/** The document that replaces the one in force. */
export interface CreatePolicyVersionRequest {
  /** The new rules of the policy. */
  document: PolicyDocument;
}

/** The intended use of the presentation. */
export interface CreatePresentationChallengeRequest {
  /** Your own description of the purpose. It is part of the signed message. */
  purpose: string;
  /** Id of the only identity that may present; any identity by default. */
  identityId?: string;
  /** Id of the payment that the presentation is for. */
  paymentId?: string;
}

/** The cardholder. For the crypto-funded card provider, and only there, the source of the money is required too. */
export interface CreateProviderCardRequest {
  /** The card provider's id of the cardholder. */
  cardholderId: string;
  /** The chain of the funding account. */
  chain?: 'solana' | 'world_chain' | 'base';
  /** EVM address that funds the card. */
  cryptoAccountAddress?: string;
  /** The type of the funding account. */
  cryptoAccountType?: 'standard' | 'provider_wallet';
}

/** The ramp to create: direction, wallet and amount. */
export interface CreateRampRequest {
  /** Id of a wallet of the caller's tenant. */
  walletId: string;
  /** `on` from fiat to the wallet, `off` from the wallet to fiat. */
  direction: RampDirection;
  /** The amount in USD: above zero, at most 1000000000, with at most 6 decimals. */
  amount: string;
  /** The provider; `simulated` by default. No other provider is available. */
  provider?: 'simulated';
}

/** A rule that moves money from the bucket that is most above its target to the one that is most below. It has no buckets and no amounts of its own. */
export interface CreateRebalanceRuleRequest {
  /** The type of the rule. */
  type: 'REBALANCE_TO_TARGET';
  /** The minimum time between two runs, in seconds. */
  intervalSeconds?: TreasuryIntervalInput;
  /** True if the rule runs when it is due. */
  enabled?: boolean;
}

/** The seller and the terms of the new order. Send at most one of `extractionId` and `agreementId`. */
export interface CreateSalesOrderRequest {
  /** Id of the seller's tenant, which is another tenant. */
  sellerTenantId: string;
  /** Id of an extraction of the caller's tenant. If it is APPROVED, its agreement becomes the agreement of the order. */
  extractionId?: string;
  /** Id of an agreement of the caller's tenant, `agr_…`. */
  agreementId?: string;
  /** The terms; without them the draft has no line items. */
  terms?: SalesOrderTermsInput;
}

/** A rule that moves the source's balance above the threshold into the destination. */
export interface CreateSweepExcessRuleRequest {
  /** The type of the rule. */
  type: 'SWEEP_EXCESS';
  /** Id of the bucket that pays. */
  sourceBucketId: string;
  /** Id of the bucket that receives the money, another bucket of the account. */
  destBucketId: string;
  /** The amount in USD that stays in the source. */
  thresholdUsd: TreasuryAmountInput;
  /** The minimum time between two runs, in seconds. */
  intervalSeconds?: TreasuryIntervalInput;
  /** True if the rule runs when it is due. */
  enabled?: boolean;
}

/** The business to create. */
export interface CreateTenantRequest {
  /** The everyday name of the business, 1 to 120 characters. */
  name: string;
  /** The registered name of the business; the same as `name` by default. */
  legalName?: string;
  /** ISO 3166-1 alpha-2 country of registration. */
  country?: CountryCode;
  /** The owner's e-mail address within the tenant; that of the session by default. An address that differs from the session's is a contact address: it receives no payments and accepts no invitations until the owner signs in with it. */
  email?: string;
  /** Has to be true for a user who already belongs to a tenant. */
  additional?: boolean;
}

/** The authorization to simulate. */
export interface CreateTestCardAuthorizationRequest {
  /** The amount to authorize in USD, above zero, with at most 6 decimals. */
  amountUsd: string;
  /** The merchant category code. Without it the rules about categories are skipped. */
  mcc?: string;
  /** The merchant's name. */
  merchantName?: string;
  /** The merchant's EVM address, to which the counterparty rules apply. */
  merchantAddress?: string;
}

/** Who signs in: an e-mail address or a member. Send exactly one of the two. */
export type CreateTestSessionRequest = TestSessionByEmail | TestSessionByMember;

/** A rule that refills the destination to the target when its balance falls below the threshold. */
export interface CreateTopUpRuleRequest {
  /** The type of the rule. */
  type: 'TOP_UP';
  /** Id of the bucket that pays. */
  sourceBucketId: string;
  /** Id of the bucket that receives the money, another bucket of the account. */
  destBucketId: string;
  /** The balance in USD below which the rule refills; at most targetUsd, which is the default. */
  thresholdUsd?: TreasuryAmountInput;
  /** The balance in USD to which the destination is refilled. */
  targetUsd: TreasuryAmountInput;
  /** The minimum time between two runs, in seconds. */
  intervalSeconds?: TreasuryIntervalInput;
  /** True if the rule runs when it is due. */
  enabled?: boolean;
}

/** The account to create, with its owners and buckets. */
export interface CreateTreasuryAccountRequest {
  /** A label of the tenant, 1 to 120 characters. */
  name: string;
  /** The owners of the multisig wallets of all buckets. No two may have the same address. */
  owners: TreasuryOwnerInput[];
  /** The number of owners who have to sign a transfer, at most the number of owners. */
  threshold?: number;
  /** EIP-155 id of the deployment's chain, which is also the default. */
  chainId?: number;
  /** The buckets of the account, in the order in which they are created. */
  buckets: TreasuryBucketInput[];
}

/** A rule of one of the three types, with the fields of its type only. */
export type CreateTreasuryRuleRequest = CreateSweepExcessRuleRequest | CreateTopUpRuleRequest | CreateRebalanceRuleRequest;

/** A transfer between two buckets of the account. */
export interface CreateTreasurySweepRequest {
  /** Id of the bucket that pays. */
  sourceBucketId: string;
  /** Id of the destination bucket, another one of the account. */
  destBucketId: string;
  /** The amount to transfer, in USD. */
  amountUsd: TreasuryAmountInput;
}

/** The file to upload, in base64. */
export interface CreateUploadRequest {
  /** The name of the file. */
  filename: string;
  /** Media type of the file. */
  contentType: UploadContentType;
  /** The content of the file in padded base64; at most 5 MiB decoded. */
  contentBase64: string;
}

/** The subject of the verification. */
export interface CreateVerificationSessionRequest {
  /** KYC for a member, KYB for the business. */
  kind: VerificationKind;
  /** Id of the member to verify; required for KYC, not allowed for KYB. */
  memberId?: string;
  /** ISO 3166-1 alpha-2 country code; the tenant's by default. */
  country?: CountryCode;
}

/** An owner of the new multisig. */
export interface CreateWalletOwner {
  /** The address that signs. Mixed case has to pass the EIP-55 checksum. The zero address and 0x…01 cannot be owners. */
  address: string;
  /** The owner's role in the tenant. */
  role: WalletOwnerRole;
  /** A label of your own for the owner. */
  label?: string;
}

/** The wallet to create. */
export interface CreateWalletRequest {
  /** A label of your own for the wallet. */
  name: string;
  /** The addresses that may sign. Each address can be given once. */
  owners: CreateWalletOwner[];
  /** The number of owners who have to sign, at most the number of owners. */
  threshold?: number;
  /** The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in live. */
  chainId?: number;
}

/** The transaction to propose. Delegate calls are not supported. */
export interface CreateWalletTransactionRequest {
  /** The address to call. Mixed case has to pass the EIP-55 checksum. */
  to: string;
  /** The ETH to send, in wei. */
  value?: string;
  /** The call data, `0x` and hex, at most 64 KiB. */
  data?: string;
  /** A note in plain text. */
  memo?: string;
}

/** The endpoint to create. */
export interface CreateWebhookEndpointRequest {
  /** An absolute http or https URL without credentials and fragment. In live it has to be https on port 443. */
  url: string;
  /** The event types to send; all types by default. */
  eventTypes?: EventTypeFilter[];
  /** A description of your own, such as what the endpoint is for. */
  description?: string;
}

/** A signed statement about a tenant or a member. */
export interface Credential {
  /** Id of the credential. */
  id: string;
  /** What the credential certifies. */
  kind: CredentialKind;
  /** TENANT for a business, TENANT_MEMBER for a person in it. */
  subjectType: SubjectType;
  /** Id of the tenant or the member. */
  subjectId: string;
  /** The current status. Only ACTIVE credentials are accepted. */
  status: CredentialStatus;
  /** The verified name; null for kinds without one. */
  legalName: string | null;
  /** Time at which the issuer signed. */
  issuedAt: string;
  /** Time at which the credential expires; null if it never expires. */
  expiresAt: string | null;
  /** Time of the revocation; null unless the credential is REVOKED. */
  revokedAt: string | null;
  /** The reason of the revocation; null unless the credential is REVOKED. */
  revokedReason: RevokedReason;
  /** The subject's DID. */
  subjectDid: string;
  /** `0x` and the SHA-256 of the signed document; null for an unsigned credential. */
  credentialHash: string | null;
  /** The kind of issuer: PLATFORM if the service has signed the credential, ORGANIZATION if the tenant's multisig wallet has. */
  issuerKind: 'PLATFORM' | 'ORGANIZATION';
}

/** A signed document, with everything that is needed to verify it without this service. `signature` is over the EIP-712 type CredentialAttestation(string subjectDid,string orgDid,string kind,string schemaVersion,bytes32 docHash,uint64 issuedAt,uint64 expiresAt,uint256 nonce), with times in Unix seconds and expiresAt 0 for none. The domain has the service's name, version 1, the chain in use, and verifyingContract 0x5afeba0000000000000000000000000000000002, which is not a deployed contract. */
export interface CredentialArtifact {
  /** Id of the credential. */
  id: string;
  /** The document that is signed. */
  document: CredentialDocument;
  /** The signature of the issuer's key. For issuerKind ORGANIZATION it is a signature that the multisig wallet accepts according to EIP-1271. */
  signature: string;
  /** The `docHash`: `0x` and the SHA-256 of the canonical JSON of the document, with sorted keys and without absent ones. */
  credentialHash: string;
  /** The nonce of the attestation, a uint256 in decimal. */
  nonce: string;
  /** The address of the platform's issuer or of the tenant's multisig wallet. */
  issuerRef: string;
  /** The schema of the document: `service/credential/<KIND>/v1`. */
  schemaVersion: string;
}

/** The message that the organization's multisig wallet may sign. It is always the same for one version: the service does not store that a signature is pending. */
export interface CredentialAttestation {
  /** The EIP-712 primary type. */
  primaryType: 'CredentialAttestation';
  /** The message to sign. */
  message: CredentialAttestationMessage;
  /** An explanation in words. */
  note: string;
}

/** The EIP-712 message. Its fields are in the order of the type: string subjectDid, string orgDid, string kind, string schemaVersion, bytes32 docHash, uint64 issuedAt, uint64 expiresAt, uint256 nonce. Unsigned integers are decimal strings. */
export interface CredentialAttestationMessage {
  /** The DID of the member; for a payment policy the DID of the organization itself. */
  subjectDid: string;
  /** The DID of the organization. */
  orgDid: string;
  /** The kind of credential. */
  kind: 'AUTHORITY_DELEGATION' | 'PAYMENT_POLICY';
  /** The schema of the credential's document. */
  schemaVersion: 'service/credential/AUTHORITY_DELEGATION/v1' | 'service/credential/PAYMENT_POLICY/v1';
  /** `0x` and the SHA-256 of the canonical document. */
  docHash: string;
  /** Time at which the version was created, in Unix seconds. */
  issuedAt: string;
  /** Time at which the credential expires, in Unix seconds; 0 if it never expires. */
  expiresAt: string;
  /** The nonce of the attestation, a uint256 in decimal. It is derived from the id and the version. */
  nonce: string;
}

/** The signed document, verbatim. Its schema depends on `kind`. */
export type CredentialDocument = PlatformCredentialDocument | AuthorityCredentialDocument | PaymentPolicyCredentialDocument;

/** The event that is sent when a credential changes. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface CredentialEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'credential.issued' | 'credential.suspended' | 'credential.revoked' | 'credential.expired';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment of the event: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource as it was at the moment of the change, as this tenant may read it. */
    object: Credential;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** What the credential certifies. */
export type CredentialKind = 'PERSON_IDENTITY'
  | 'BUSINESS_IDENTITY'
  | 'DESTINATION_OWNERSHIP'
  | 'AUTHORITY_DELEGATION'
  | 'PAYMENT_POLICY'
  | 'TENANT_MEMBERSHIP';

/** Credentials, newest first. */
export interface CredentialList {
  /** The entries of this page. */
  credentials: Credential[];
}

/** The status of a credential. Only ACTIVE credentials are accepted. */
export type CredentialStatus = 'ACTIVE' | 'SUSPENDED' | 'REVOKED' | 'EXPIRED';

/** The status of a credential, and how it was confirmed. */
export interface CredentialStatusRead {
  /** Id of the credential. */
  id: string;
  /** The current status. Only ACTIVE credentials are accepted. */
  status: CredentialStatus;
  /** The reason of the revocation; null unless the credential is REVOKED. */
  revokedReason: RevokedReason;
  /** When the status was last confirmed; null before the first time. */
  statusRefreshedAt: string | null;
  /** The source that last confirmed the status. */
  statusSource: 'PROVIDER' | 'PLATFORM' | 'ONCHAIN';
}

/** How much test money to add. */
export interface CreditTestBalanceRequest {
  /** The amount in USD: above zero, at most 1000000000, with at most 6 decimals. */
  amountUsd: string;
}

/** The evidence of the delivery, which is optional. */
export interface DeliverInvoiceRequest {
  /** The evidence of the delivery. */
  evidence?: InvoiceEvidenceInput;
}

/** One attempt to deliver an event. */
export interface DeliveryAttempt {
  /** Time at which the attempt began, in real time. */
  at: string;
  /** The HTTP status of the response; null if there was no response. */
  httpStatus: number | null;
  /** The reason of the failure; null if the attempt succeeded. */
  lastError: DeliveryError | null;
  /** The duration of the attempt, in milliseconds. */
  durationMs: number;
}

/** The reason why an attempt failed: no response within 15 seconds; an error of DNS, TCP or TLS; a host that is not public; a 4xx status; a 5xx status; a 1xx or 3xx status; a secret that could not be read; an interrupted worker; an endpoint that was deleted or responded with 410. */
export type DeliveryError = 'TIMEOUT'
  | 'CONNECTION_FAILED'
  | 'BLOCKED_URL'
  | 'HTTP_4XX'
  | 'HTTP_5XX'
  | 'HTTP_ERROR'
  | 'SECRET_ERROR'
  | 'LEASE_EXPIRED'
  | 'ENDPOINT_GONE';

/** The progress of the payment: ACCEPTED once it is recorded, SECURED once it is funded, SUBMITTED once it is with the provider, DELIVERED once the provider has confirmed the delivery. Null after the payment has failed, was refunded or was cancelled. */
export type DeliveryMoment = 'ACCEPTED' | 'SECURED' | 'SUBMITTED' | 'DELIVERED' | null;

/** The delivery of a sales order, and whether the buyer has accepted it. */
export interface DeliveryRecord {
  /** Id of the delivery. */
  id: string;
  /** Id of the sales order, `so_…`. */
  orderId: string;
  /** Whether the buyer has accepted the delivery. */
  status: DeliveryRecordStatus;
  /** The seller's note. */
  note: string;
  /** `0x` and the SHA-256 of the canonical JSON of the uploads' hashes, sorted; the hash of `[]` if there are no uploads. */
  evidenceHash: string;
  /** Time at which the delivery was recorded. */
  deliveredAt: string;
  /** Time at which the buyer accepted; null before. */
  acceptedAt: string | null;
  /** Id of the DRAFT invoice that the acceptance created; null before, and if a party has no organization account. */
  invoiceId: string | null;
}

/** The event that is sent when a delivery is recorded or accepted. Both parties of the order receive it. */
export interface DeliveryRecordEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'delivery.recorded' | 'delivery.accepted';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The delivery at the moment of the change. */
    object: DeliveryRecord;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** The status of a delivery: recorded by the seller, then accepted by the buyer. */
export type DeliveryRecordStatus = 'RECORDED' | 'ACCEPTED';

/** The deposit to check for. */
export interface DepositOfframpPaymentRequest {
  /** The amount in minor units of the token (6 decimals). It has to equal the amount of the payment. */
  amountMinor: string;
}

/** The public document of a payment DID. It contains no payment endpoint and no personal data. */
export interface DidDocument {
  /** Always `https://www.w3.org/ns/did/v1` alone. */
  '@context': string[];
  /** The payment DID. */
  id: PaymentDid;
  /** The DID of the tenant's identity, `did:subject:<id>`. */
  alsoKnownAs: string[];
}

/** A payment DID that is reserved for a contact. A contact has one reservation, for all tenants. */
export interface DidReservation {
  /** The reserved payment DID, which can already be paid. */
  did: PaymentDid;
  /** The status of the reservation. */
  status: DidReservationStatus;
  /** The contact, masked: a phone number except for its last four digits, or the first character of an e-mail address, `***` and the domain. */
  contactMasked: string;
  /** The handle that is reserved with the DID; null if there is none. */
  handle: string | null;
  /** Time of the first reservation. */
  createdAt: string;
}

/** The status of a reservation. It is CLAIMED once somebody has proved control of the contact. */
export type DidReservationStatus = 'RESERVED' | 'CLAIMED';

/** Whether a payment DID can be paid. */
export interface DidResolution {
  /** The DID that was asked for. */
  did: PaymentDid;
  /** True if a tenant can be paid by this DID. */
  resolvable: boolean;
  /** The legal name of the tenant that has the DID; null if the DID cannot be paid. */
  displayName: string | null;
}

/** The result of the resolution, as the W3C standard defines it. */
export interface DidResolutionResult {
  /** The JSON-LD context of the result. */
  '@context': 'https://w3id.org/did-resolution/v1';
  /** The DID document of the W3C standard. */
  didDocument: DidDocument;
  /** Metadata about the resolution. */
  didResolutionMetadata: {
    /** The media type of the document. */
    contentType: 'application/did+json';
  };
  /** Metadata about the document. */
  didDocumentMetadata: {
    /** Time at which the DID was created. */
    created: string;
    /** Time at which the DID became payable. */
    updated: string;
  };
}

/** A handle of the deprecated directory. */
export interface DirectoryHandle {
  /** The handle: 3 to 32 characters, without `@`. */
  handle: string;
  /** An opaque id that begins with `wal_`. */
  walletId: string;
  /** The address of the wallet, with EIP-55 checksum. */
  address: string;
  /** Id of the tenant that owns the handle, `ten_…`. */
  tenantId: string;
  /** Time of the last change. */
  updatedAt: string;
}

/** The reason why the service disabled an endpoint: CONSECUTIVE_FAILURES after 5 events in a row whose attempts all failed, ENDPOINT_GONE after a response with the status 410. */
export type DisabledReason = 'CONSECUTIVE_FAILURES' | 'ENDPOINT_GONE';

/** A transfer of test money from the faucet. */
export interface Drip {
  /** The drip. */
  id: string;
  /** Id of the wallet that receives the money. */
  walletId: string;
  /** `usdc`, or `eth`. */
  asset: TokenAsset;
  /** The amount in whole tokens. */
  amount: TokenAmount;
  /** EIP-155 id of the chain, such as 84532. */
  chainId: number;
  /** The status of the drip. */
  status: DripStatus;
  /** Hash of the transaction of the transfer; null until the drip is CONFIRMED. */
  txHash: string | null;
  /** The reason why the drip FAILED; SIMULATED_FAILURE if a test requested the failure. Null otherwise. */
  failureReason: string | null;
  /** Time of the request. */
  createdAt: string;
}

/** The event that is sent when a drip was confirmed or has failed. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface DripEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'drip.confirmed' | 'drip.failed';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The drip at the moment of the change. */
    object: Drip;
    /** The status before the change. */
    previousStatus?: string;
  };
}

/** Drips, newest first. */
export interface DripList {
  /** The entries of this page. */
  drips: Drip[];
}

/** The status of a drip. It is SUBMITTED until the transfer has arrived or failed. Spend the money only after CONFIRMED. */
export type DripStatus = 'SUBMITTED' | 'CONFIRMED' | 'FAILED';

/** Whether the tenant has the credentials that an action needs. */
export interface Eligibility {
  /** The action that was evaluated. */
  action: EligibilityAction;
  /** True if no credential is missing. */
  eligible: boolean;
  /** The kinds of credential that the action needs and the tenant does not have ACTIVE. */
  missing: CredentialKind[];
  /** The reason for each missing kind, in the same order: there never was a credential, or what happened to the latest one. */
  reasons: ('CREDENTIAL_MISSING' | 'CREDENTIAL_EXPIRED' | 'CREDENTIAL_REVOKED' | 'CREDENTIAL_SUSPENDED')[];
}

/** An action whose required credentials can be evaluated. */
export type EligibilityAction = 'payments.create' | 'invoices.pay' | 'ramps.offramp' | 'claims.claim';

/** A permit that states the highest principal that a pool may lend to the borrower. The borrower and the pool's tenant can read it. */
export interface EligibilityPermit {
  /** The permit. */
  id: string;
  /** An opaque id that begins with `pool_`. */
  poolId: string;
  /** The EVM address of the borrower's organization account. */
  subjectAddress: string;
  /** The form of the permit. */
  schema: 'service/permit/v1';
  /** The kind of evidence behind the permit. */
  mode: PermitMode;
  /** The highest principal in atoms: 50000, 25000, 10000, 5000 or 1000 USD for the tiers 1 to 5. */
  maxPrincipal: Atoms;
  /** The risk tier, from 1 for the lowest risk to 5. */
  riskTier: number;
  /** Mode and tier in the form `<mode>:<tier>`. */
  profile: string;
  /** EIP-712 hash of EligibilityPermit (string id, address subject, string poolId, uint256 maxPrincipal, uint8 riskTier, uint64 expiresAt) in the domain of attestations. */
  permitDigest: string;
  /** The issuer's signature over the digest. */
  signature: string;
  /** The EVM address of the platform issuer. */
  issuerAddress: string;
  /** Time at which the permit expires, 30 days after it was issued. */
  expiresAt: string;
  /** The status of the permit. Only an ACTIVE permit allows offers. */
  status: PermitStatus;
  /** Time at which the permit was issued. */
  createdAt: string;
}

/** Eligibility permits, newest first. */
export interface EligibilityPermitList {
  /** The entries of this page. */
  permits: EligibilityPermit[];
}

/** An e-mail address of a tenant. Payments to the address reach the tenant while the alias is ACTIVE. */
export interface EmailAlias {
  /** Id of the e-mail alias. */
  id: string;
  /** The e-mail address, masked except for its first character and its domain. */
  emailMasked: string;
  /** The status of the alias. */
  status: EmailAliasStatus;
  /** Time at which a session proved the address. */
  verifiedAt: string;
  /** Time at which the address was added. */
  createdAt: string;
  /** Time at which the address was removed; null before. */
  revokedAt: string | null;
}

/** E-mail aliases, newest first. */
export interface EmailAliasList {
  /** The entries of this page. */
  emailAliases: EmailAlias[];
}

/** The status of an e-mail alias. Payments to the address reach the tenant while it is ACTIVE. */
export type EmailAliasStatus = 'ACTIVE' | 'REVOKED';

/** The organization account of the tenant with this e-mail address. */
export interface EmailDestination {
  /** Always `email`. */
  type: 'email';
  /** The e-mail address of a tenant, which has to be verified. */
  email: string;
}

/** The event that tests a webhook endpoint. It is sent only to that endpoint, whatever its event types. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface EndpointEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'endpoint.test';
  /** Time at which the test was requested. */
  createdAt: string;
  /** The environment of the event: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The data of the test event. */
  data: {
    /** The endpoint at the moment of the test, without its secret. */
    object: WebhookEndpoint;
  };
}

/** A two-factor method that sends codes by e-mail. */
export interface EnrollEmailFactor {
  /** Always EMAIL. */
  type: 'EMAIL';
  /** The e-mail address to which codes are sent. */
  email: string;
  /** A label of your own. */
  label?: string;
}

/** A two-factor method that uses the identity provider's signer, which is registered for the member. */
export interface EnrollIdpMfaFactor {
  /** Always IDP_MFA. */
  type: 'IDP_MFA';
  /** A label of your own. */
  label?: string;
}

/** A two-factor method that sends codes by text message. */
export interface EnrollSmsFactor {
  /** Always SMS. */
  type: 'SMS';
  /** The phone number to which codes are sent, in E.164 form. */
  phoneE164: string;
  /** A label of your own. */
  label?: string;
}

/** A two-factor method that uses an authenticator app. */
export interface EnrollTotpFactor {
  /** Always TOTP. */
  type: 'TOTP';
  /** A label of your own. */
  label?: string;
}

/** The two-factor method to add. Its fields depend on `type`. */
export type EnrollTwoFactorFactorRequest = EnrollEmailFactor | EnrollSmsFactor | EnrollTotpFactor | EnrollIdpMfaFactor;

/** The environment of a deployment: `sandbox` accepts test keys, `live` accepts live keys. */
export type Environment = 'sandbox' | 'live';

/** A short-lived key of the issuer. */
export interface EphemeralKey {
  /** Id of the key. */
  id: string;
  /** The secret of the client. It is shown once and not stored in clear. */
  secret: string;
  /** Time at which the key expires, in Unix seconds: 900 seconds after it was created. */
  expires: number;
  /** The objects that the key gives access to. */
  associated_objects: EphemeralKeyObject[];
}

/** An object that the key gives access to. */
export interface EphemeralKeyObject {
  /** The issuer's id of the object. */
  id: string;
  /** The type of the object. */
  type: string;
}

/** The action to evaluate. */
export interface EvaluateEligibilityRequest {
  /** The action to evaluate. */
  action: EligibilityAction;
}

/** Evaluates a policy by its id, attached or not. */
export interface EvaluatePolicyById {
  /** An opaque id that begins with `pol_`. */
  policyId: string;
  /** The amount in USD: above zero, at most 1000000000. */
  amountUsd: string;
  /** The merchant category code. Without it the rules for merchant categories are skipped. */
  mcc?: string;
  /** The EVM address of the payee. Mixed case has to pass the EIP-55 checksum. Without it the rules for counterparties are skipped. */
  counterparty?: string;
}

/** Evaluates the policy that is attached to a subject. */
export interface EvaluatePolicyOfSubject {
  /** The type of the subject: `wallet`, `card`, `agent` or `treasury_account`. */
  subjectType: PolicySubjectType;
  /** Id of the wallet, card, agent or treasury account. */
  subjectId: string;
  /** The amount in USD: above zero, at most 1000000000. */
  amountUsd: string;
  /** The merchant category code. Without it the rules for merchant categories are skipped. */
  mcc?: string;
  /** The EVM address of the payee. Mixed case has to pass the EIP-55 checksum. Without it the rules for counterparties are skipped. */
  counterparty?: string;
}

/** A policy or a subject, exactly one of them, and the payment to evaluate. */
export type EvaluatePolicyRequest = EvaluatePolicyById | EvaluatePolicyOfSubject;

/** A change of a resource, as this tenant may read it. It has the content of the webhook and the position in the feed. */
export interface Event {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: EventType;
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment of the event: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** The resource that changed. */
  data: {
    /** The resource as it was at the moment of the change. Its schema depends on the type of the event. If the event would exceed 64 KiB, it contains only the resource's `id`. */
    object: Record<string, unknown>;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
}

/** Events of the tenant's feed. */
export interface EventList {
  /** The entries of this page. */
  events: Event[];
}

/** The type of an event, `<family>.<change>`. New types may be added at any time. Ignore types that you do not know. */
export type EventType = 'authority.created'
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
  | 'card.issued'
  | 'card.frozen'
  | 'card.unfrozen'
  | 'card.authorization.approved'
  | 'card.authorization.declined'
  | 'card.authorization.reversed'
  | 'wallet_binding.active'
  | 'wallet_binding.rotated'
  | 'wallet_binding.revoked'
  | 'invoice.sent'
  | 'invoice.funded'
  | 'invoice.delivered'
  | 'invoice.released'
  | 'invoice.refunded'
  | 'invoice.expired'
  | 'invoice.cancelled'
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
  | 'loan.repaid'
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
  | 'ramp.confirmed'
  | 'ramp.failed'
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
  | 'treasury.sweep.proposed'
  | 'treasury.sweep.completed'
  | 'treasury.sweep.failed'
  | 'treasury.sweep.canceled'
  | 'wallet.deployed'
  | 'wallet.failed'
  | 'drip.confirmed'
  | 'drip.failed'
  | 'payment.created'
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
  | 'endpoint.test';

/** A type of event, a family with `.*` for all of its types, or `*` for every event. */
export type EventTypeFilter = EventType | ('*'
  | 'authority.*'
  | 'approval.*'
  | 'payment_policy.*'
  | 'card.*'
  | 'card.authorization.*'
  | 'wallet_binding.*'
  | 'invoice.*'
  | 'purchase_order.*'
  | 'offer.*'
  | 'loan.*'
  | 'multisig_payment.*'
  | 'policy.*'
  | 'ramp.*'
  | 'sales_order.*'
  | 'delivery.*'
  | 'treasury.*'
  | 'treasury.sweep.*'
  | 'wallet.*'
  | 'drip.*'
  | 'payment.*'
  | 'claim.*'
  | 'payout_destination.*'
  | 'phone_alias.*'
  | 'verification_session.*'
  | 'credential.*'
  | 'member.*'
  | 'api_key.*'
  | 'review_case.*'
  | 'endpoint.*');

/** A type of event, or a family with `.*` for all of its types. */
export type EventTypeOrFamily = 'authority.created'
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
  | 'card.issued'
  | 'card.frozen'
  | 'card.unfrozen'
  | 'card.authorization.approved'
  | 'card.authorization.declined'
  | 'card.authorization.reversed'
  | 'wallet_binding.active'
  | 'wallet_binding.rotated'
  | 'wallet_binding.revoked'
  | 'invoice.sent'
  | 'invoice.funded'
  | 'invoice.delivered'
  | 'invoice.released'
  | 'invoice.refunded'
  | 'invoice.expired'
  | 'invoice.cancelled'
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
  | 'loan.repaid'
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
  | 'ramp.confirmed'
  | 'ramp.failed'
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
  | 'treasury.sweep.proposed'
  | 'treasury.sweep.completed'
  | 'treasury.sweep.failed'
  | 'treasury.sweep.canceled'
  | 'wallet.deployed'
  | 'wallet.failed'
  | 'drip.confirmed'
  | 'drip.failed'
  | 'payment.created'
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
  | 'endpoint.test'
  | 'authority.*'
  | 'approval.*'
  | 'payment_policy.*'
  | 'card.*'
  | 'card.authorization.*'
  | 'wallet_binding.*'
  | 'invoice.*'
  | 'purchase_order.*'
  | 'offer.*'
  | 'loan.*'
  | 'multisig_payment.*'
  | 'policy.*'
  | 'ramp.*'
  | 'sales_order.*'
  | 'delivery.*'
  | 'treasury.*'
  | 'treasury.sweep.*'
  | 'wallet.*'
  | 'drip.*'
  | 'payment.*'
  | 'claim.*'
  | 'payout_destination.*'
  | 'phone_alias.*'
  | 'verification_session.*'
  | 'credential.*'
  | 'member.*'
  | 'api_key.*'
  | 'review_case.*'
  | 'endpoint.*';

/** A route that is not offered, and why. */
export interface ExcludedRoute {
  /** Id of the payout destination, `dst_…`. */
  destinationId: string;
  /** The provider; null if the rail has none. */
  provider: string | null;
  /** Type of the destination, such as PAYMENT_APP_A. */
  rail: Rail;
  /** The reason why this route was not quoted, as a code. */
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

/** A resource and its state. */
export interface ExplainedResource {
  /** Id of the resource. */
  id: string;
  /** The name of its lifecycle, as `/lifecycles.json` has it. */
  lifecycle: string;
  /** The status, as the operation that reads the resource shows it. */
  status: string;
  /** Whether the lifecycle has ended. */
  isFinal: boolean;
  /** Time of the last change, on the clock of the resource. */
  since: string;
}

/** What happened to a resource, what it waits for, and what can happen next. */
export interface Explanation {
  /** What is explained, with its current status. */
  resource: ExplainedResource;
  /** For people: where it is, and what it waits for or how it has ended. */
  summary: string;
  /** The steps of its lifecycle, oldest first. Another party than the owner sees those of which it has events, as long as events are kept. */
  timeline: ExplanationStep[];
  /** What has to happen before it goes on, most important first; empty if it has ended. */
  waitingFor: ExplanationWait[];
  /** The events that its lifecycle takes now, once for each way in which they come. */
  next: ExplanationNext[];
  /** Where its money is and how it has moved; null if it has none, and for other parties than the owner. */
  money: ExplanationMoney | null;
  /** The current quotes and what was left out, with the reason; null if it is not routed. */
  routes: OfframpPaymentRoutes | null;
  /** The approval requests of the resource, newest first. Empty for other parties than the owner, and without the scope `payments:read`. */
  approvals: ExplanationApproval[];
  /** What a payout provider was asked, oldest first. Empty for other parties than the owner. */
  providerAttempts: ExplanationAttempt[];
  /** Background work about the resource that waits. Empty for other parties than the owner. */
  jobs: ExplanationJob[];
  /** The deadline that is set. Empty for other parties than the owner. */
  timers: ExplanationTimer[];
  /** The newest 50 webhook deliveries of its events to your endpoints, newest first. Empty without the scope `webhooks:read`. */
  deliveries: ExplanationDelivery[];
}

/** Who caused a step. */
export interface ExplanationActor {
  /** Who caused the step. */
  kind: ExplanationActorKind;
  /** Id of the member or API key; null for everybody else. */
  id: string | null;
  /** The member's name; null for everybody else, and without the scope `members:read`. */
  name: string | null;
}

/** Who caused a step. Members and API keys of your own tenant have an id; those of another party are `counterparty`. */
export type ExplanationActorKind = 'member' | 'apiKey' | 'counterparty' | 'provider' | 'chain' | 'timer' | 'operator' | 'service';

/** An approval request and the votes that it has. */
export interface ExplanationApproval {
  /** Id of the approval request. */
  id: string;
  /** Its status: PENDING, APPROVED or REJECTED. */
  status: string;
  /** The group whose members vote; null if all members may. */
  approvalGroup: string | null;
  /** The weight of the votes for it. */
  receivedWeight: number;
  /** The weight that it needs. */
  requiredWeight: number;
  /** Why it was closed without a decision; null otherwise. */
  closedReason: string | null;
}

/** A submission to a payout provider. */
export interface ExplanationAttempt {
  /** Name of the payout provider that was asked. */
  provider: string;
  /** Id of the route that was submitted. */
  routeId: string;
  /** Time of the submission. */
  submittedAt: string;
  /** The last status that the provider told; null if none yet. */
  lastStatus: string | null;
  /** Whether the payment is with this provider now. */
  isCurrent: boolean;
  /** Time at which the provider gave the money back; null if it has not. */
  returnedAt: string | null;
}

/** A webhook delivery of one of its events. */
export interface ExplanationDelivery {
  /** Id of the delivery. */
  id: string;
  /** Id of the endpoint of yours that is told. */
  endpointId: string;
  /** What the delivery tells. */
  eventType: EventType;
  /** Its status: PENDING, DELIVERED or FAILED. */
  status: string;
  /** How often it was attempted. */
  attempts: number;
  /** Why the last attempt failed; null if it has not. */
  lastError: string | null;
  /** Time of the next attempt; null if there is none. */
  nextAttemptAt: string | null;
}

/** A transfer of the ledger. */
export interface ExplanationEntry {
  /** Time of the transfer. */
  at: string;
  /** The kind of account that it was taken from. */
  from: string;
  /** The kind of account that it went to. */
  to: string;
  /** How much was moved. */
  amountBaseUnits: string;
}

/** Background work that waits. */
export interface ExplanationJob {
  /** What the work is. */
  topic: string;
  /** When it is due, on the clock of the resource. */
  dueAt: string;
  /** How often it was begun. */
  attempts: number;
}

/** Where the money of a payment is, and how it has moved. */
export interface ExplanationMoney {
  /** Who holds the money now. */
  custody: string;
  /** The whole amount as it was asked for. */
  amountBaseUnits: string;
  /** The transfers of the ledger, oldest first. */
  entries: ExplanationEntry[];
}

/** An event that the lifecycle takes now, in one way in which it comes. */
export interface ExplanationNext {
  /** The event of the lifecycle. */
  event: string;
  /** What sends it: `operation` and `control` are requests, the latter of the sandbox alone. */
  by: 'operation' | 'provider' | 'chain' | 'operator' | 'timer' | 'service' | 'control';
  /** The operation that sends it; null if none of the API does. */
  operationId: string | null;
  /** The statuses that it may lead to. */
  to: string[];
  /** Whether it would be taken now. `depends` if what it carries decides. An operation can still be refused for what the request contains. */
  allowed: boolean | 'depends';
  /** The code with which it would be refused; null if it would not be. */
  code: string | null;
  /** For people: why it would be refused, or what decides. */
  why: string | null;
  /** When the deadline sends it; null for everything else. */
  dueAt: string | null;
}

/** One step of a lifecycle. */
export interface ExplanationStep {
  /** Time of the step, on the clock of the resource. */
  at: string;
  /** The event of the lifecycle; null where another party or the service caused it and you are not the owner. */
  event: string | null;
  /** The status before the step; null for the creation. */
  from: string | null;
  /** The status after the step. */
  to: string;
  /** Who caused it. */
  actor: ExplanationActor;
  /** The id of your own request that caused it; null otherwise. */
  requestId: string | null;
}

/** A deadline that is set. */
export interface ExplanationTimer {
  /** The event that is sent then. */
  event: string;
  /** When it is due, on the clock of the resource. */
  dueAt: string;
}

/** Something that has to happen before a resource goes on. */
export interface ExplanationWait {
  /** Who or what it waits for. */
  kind: 'you'
    | 'sender'
    | 'recipient'
    | 'counterparty'
    | 'provider'
    | 'chain'
    | 'operator'
    | 'deadline'
    | 'approval'
    | 'signature'
    | 'liquidity'
    | 'funds'
    | 'service';
  /** The hold reason or the reason of the failure; null if there is none. */
  code: string | null;
  /** For people: what has to happen. */
  why: string;
  /** The ids of operations that can clear it; empty if no operation can. */
  clearedBy: string[];
  /** When a deadline ends the wait; null if there is none. */
  dueAt: string | null;
}

/** The facts of a document, as they were extracted or corrected. The values are text as it appears in the document, null if nothing was found. vendorName, invoiceNumber, currency, totalMinor and dueDate are critical. */
export interface ExtractedFacts {
  /** Name of the vendor that issued the document. */
  vendorName: string | null;
  /** The vendor's e-mail address. */
  vendorEmail: string | null;
  /** The invoice number as the document shows it. */
  invoiceNumber: string | null;
  /** The currency, an ISO 4217 code. */
  currency: string | null;
  /** The total, in minor units, as read. */
  totalMinor: string | null;
  /** Due date, YYYY-MM-DD. */
  dueDate: string | null;
  /** The bank details on the document. */
  bankDetails: string | null;
  /** The number of the purchase order on the document. */
  poNumber: string | null;
  /** The payment terms as the document states them. */
  paymentTerms: string | null;
  /** Date of issue, YYYY-MM-DD. */
  issueDate: string | null;
  /** The sum before tax, in minor units, as read. */
  subtotalMinor: string | null;
  /** The tax, in minor units, as read. */
  taxMinor: string | null;
  /** Name of the buyer on the document. */
  buyerName: string | null;
}

/** The extracted facts of an uploaded document, which are reviewed and approved. */
export interface Extraction {
  /** The extraction. */
  id: string;
  /** Id of the upload that the facts were extracted from. */
  uploadId: string;
  /** The status of the extraction. */
  status: ExtractionStatus;
  /** The current facts of the document. */
  facts: ExtractedFacts;
  /** The problems that were found, both OPEN and RESOLVED. */
  flags: ExtractionFlag[];
  /** Id of the agreement; null until the extraction is approved. */
  agreementId: string | null;
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

/** A problem that a person has to review. */
export interface ExtractionFlag {
  /** Id of the flag. */
  id: string;
  /** The kind of problem. MISSING_FIELD: a critical fact is missing. TOTAL_MISMATCH: the total is not the sum of subtotal and tax. LOW_CONFIDENCE: a fact does not have the form of its field. */
  kind: 'MISSING_FIELD' | 'TOTAL_MISMATCH' | 'LOW_CONFIDENCE';
  /** The status of the flag. It is RESOLVED once the check that raised it passes. */
  status: 'OPEN' | 'RESOLVED';
  /** The fact that the flag is about. */
  field: string | null;
  /** An explanation of the problem, in words. */
  detail: string;
}

/** Extractions, newest first. */
export interface ExtractionList {
  /** The entries of this page. */
  extractions: Extraction[];
}

/** The status of an extraction. It is under review until its facts are approved into an agreement. */
export type ExtractionStatus = 'REVIEW' | 'APPROVED';

/** The features that this tenant can use in this environment. */
export interface Features {
  /** Whether the faucet gives test money. Always false in live. */
  faucet: boolean;
  /** Whether this deployment issues cards. */
  cards: boolean;
  /** Whether the tenant can use treasury accounts. */
  treasury: boolean;
  /** Whether the tenant can use invoices. */
  invoices: boolean;
  /** Whether the tenant can use ramps. */
  ramps: boolean;
  /** Whether the tenant can use sales orders. */
  trade: boolean;
  /** Whether the tenant can use pools and loans. */
  lending: boolean;
  /** Whether recipients who have not joined yet can claim payments. */
  claims: boolean;
  /** Whether payments can be funded in mode ONCHAIN_DEPOSIT. */
  onchainDeposit: boolean;
}

/** Money that a tenant lends against purchase orders. The terms of the pool apply to its offers. No contract is deployed: the addresses are derived, not real contracts. */
export interface FinancingPool {
  /** The pool. */
  id: string;
  /** A label of the tenant for the pool, 1 to 120 characters. */
  name: string;
  /** EIP-155 id of the chain of the deployment. */
  chainId: number;
  /** The provider that moves the money. */
  provider: 'simulated';
  /** A derived EVM address. No contract is deployed there. */
  poolAddress: string;
  /** The EVM address of the settlement token. */
  tokenAddress: string;
  /** The address of the pool registry. */
  registryAddress: string;
  /** The phase on the tenant's clock. */
  phase: PoolPhase;
  /** The result of the pool; null before it has closed. */
  outcome: PoolOutcome;
  /** Time at which it was created. */
  subscriptionStartsAt: string;
  /** Time from which the pool accepts no more deposits. */
  subscriptionEndsAt: string;
  /** Time at which the phase ORIGINATION begins, when SUBSCRIPTION ends. */
  originationStartsAt: string;
  /** Time from which no loan is issued from the pool. */
  originationEndsAt: string;
  /** The limit on deposits, in atoms; null for no limit. */
  capAtoms: Atoms | null;
  /** The share of the cash that one loan may use, in basis points. */
  exposureBps: Bps;
  /** The share of the cash that is not lent, in basis points. */
  reserveBps: Bps;
  /** The annual interest rate of the pool's loans, in basis points. */
  annualRateBps: Bps;
  /** The term of the pool's loans, in seconds. */
  tenorSeconds: number;
  /** The grace period after maturity, in seconds. */
  graceSeconds: number;
  /** The balances of the pool. */
  state: PoolState;
  createdAt: string;
}

/** Financing pools, newest first. */
export interface FinancingPoolList {
  /** The entries of this page. */
  pools: FinancingPool[];
}

/** The asset and the amount to send; 250 usdc by default. */
export interface FundWalletRequest {
  /** `usdc`, or `eth` for the native coin. */
  asset?: TokenAsset;
  /** The amount in whole tokens, above zero, with at most 6 decimals for usdc and 18 for eth. usdc: 250 by default, at most 1000. eth: 0.02 by default and at most. */
  amount?: string;
}

/** Instructions for paying an on-chain deposit. */
export interface FundingInstructions {
  /** `onchain` for a deposit into the escrow, `partner` for USDT on tron. */
  provider: 'onchain' | 'partner';
  /** Address that receives the deposit. */
  escrowAddress: string;
  /** 32 random bytes in hex that identify the deposit on the chain. */
  dealId: string;
  /** EVM address of the token's contract. */
  tokenAddress: string;
  /** EIP-155 id of the chain, such as 84532. */
  chainId: number;
  /** The amount to deposit, in minor units of the token (6 decimals). */
  amountMinor: string;
  /** The transactions to send, in this order; empty for a deposit with the partner. */
  steps: FundingStep[];
  /** An explanation in words. */
  note: string;
}

/** The source of the money: INTERNAL_BALANCE is the sender's balance in the ledger, ONCHAIN_DEPOSIT an on-chain deposit, which is available to some tenants. MULTISIG_PROPOSAL is never available. */
export type FundingMode = 'INTERNAL_BALANCE' | 'ONCHAIN_DEPOSIT' | 'MULTISIG_PROPOSAL';

/** A transaction that the payer has to send. */
export interface FundingStep {
  /** What the transaction does. */
  kind: 'approve' | 'deposit';
  /** Address of the contract to call. */
  to: string;
  /** Call data of the transaction, in hex. */
  data: string;
}

/** The wallet that is registered for a handle. Handles are deprecated. */
export interface HandleDestination {
  /** Always `handle`. */
  type: 'handle';
  /** The handle, with or without `@`. */
  handle: string;
}

/** The result of the liveness check. */
export interface Health {
  /** Always `ok`. */
  status: 'ok';
}

/** The reason why a payment is held. Every hold can be cleared. SANCTIONS_REVIEW_REQUIRED and POLICY_DENIED are not holds: they end the payment and are shown in `failureReason`. */
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

/** The identity of a tenant or a member, independent of its wallets. Its DID is the subject of credentials. */
export interface Identity {
  /** The identity. */
  id: string;
  /** The DID of the identity: `did:subject:` and the id. */
  did: string;
  /** PERSON for members, BUSINESS for tenants. */
  identityType: 'PERSON' | 'BUSINESS';
  /** The current status. Only an ACTIVE identity can be used. */
  status: IdentityStatus;
  /** TENANT for a business, TENANT_MEMBER for a person in it. */
  subjectType: SubjectType;
  /** Id of the tenant or the member. */
  subjectId: string;
  /** Id of the member's smart account, or of the tenant's organization account; null if there is none. */
  primarySmartAccountId: string | null;
  /** BASIC with an ACTIVE identity credential of the mock provider, SUBSTANTIAL with one of a live provider, HIGH if the identity also has an ACTIVE wallet binding. */
  credentialAssuranceLevel: 'NONE' | 'BASIC' | 'SUBSTANTIAL' | 'HIGH';
  /** Time at which the identity was created. */
  createdAt: string;
}

/** Identities, newest first. */
export interface IdentityList {
  /** The entries of this page. */
  identities: Identity[];
}

/** The status of an identity. A new identity is ACTIVE. */
export type IdentityStatus = 'ACTIVE' | 'SUSPENDED' | 'CLOSED';

/** The amount to pay, in USD. */
export interface IntentAmount {
  /** The amount: above zero, at most 1000000000, at most 6 fraction digits. */
  value: string;
  /** Always USD. */
  currency: 'USD';
}

/** The sender's preferences for the delivery. */
export interface IntentDelivery {
  /** How quotes are ranked: `instant` by delivery time first, `cheapest` and `standard`, the default, by fee first. */
  preference?: 'instant' | 'cheapest' | 'standard';
  /** The highest total fee, in minor units of the destination currency. A fee equal to it is allowed. */
  maximumFeeMinor?: string;
  /** The rails that may be used; empty or absent for all. */
  allowedRails?: Rail[];
}

/** A recipient given by payment DID. A DID that belongs to nobody is refused with PAYEE_NOT_FOUND. */
export interface IntentDidRecipient {
  /** The recipient's payment DID. */
  did: PaymentIdentityDid;
}

/** A recipient given by e-mail address: that of a tenant, or of a person who was invited. The address of a tenant counts once an OWNER or ADMIN has signed in with it. */
export interface IntentEmailRecipient {
  /** The recipient's e-mail address. */
  email: string;
}

/** The source of the money; by default the tenant's balance. */
export interface IntentFunding {
  /** How the payment is funded. MULTISIG_PROPOSAL is never available. */
  mode?: FundingMode;
  /** USDC, the default, or USDT. */
  asset?: string;
  /** Name of the asset's network; the deployment's by default. */
  network?: string;
  /** The chain in CAIP-2 form, or the name of its network. It has to match `chainId`. */
  chain?: string;
  /** The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in live. */
  chainId?: number;
  /** The EVM address to which an unused deposit is refunded. Required with ONCHAIN_DEPOSIT, not allowed otherwise. */
  refundAddress?: string;
}

/** A recipient given by handle. Handles are deprecated. */
export interface IntentHandleRecipient {
  /** The handle, with or without `@`. */
  handle: string;
}

/** A recipient given by identity id, of any tenant. */
export interface IntentIdentityRecipient {
  /** Id of the identity of a tenant. The identity of a member is refused with RECIPIENT_NOT_ROUTABLE. */
  identityId: string;
}

/** A new payment intent with its quotes. */
export interface IntentPaymentCreated {
  /** Id of the payment, the same as `paymentId`. */
  id: string;
  /** An opaque id that begins with `pay_`. */
  paymentId: string;
  /** Always `intent`. A legacy payment has a schema of its own. */
  generation: 'intent';
  /** The public status. */
  status: PaymentStatus;
  /** The internal status from which the public status is derived. */
  internalStatus: OfframpPaymentStatus;
  /** The recipient as the sender named it. */
  recipient: PaymentRecipient;
  /** The amount and its currency. */
  amount: PaymentAmount;
  /** The preferences of the sender. */
  delivery: PaymentDelivery;
  /** The purpose of the payment; null if the sender gave none. */
  purpose: PaymentPurpose | null;
  /** The sender's own data, returned exactly as it was sent; empty for the recipient. */
  metadata: Record<string, unknown>;
  /** The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or was cancelled. */
  deliveryMoment: DeliveryMoment;
  /** The recipient's phone number, masked; null if the payment names a DID. The full number is never returned. */
  recipientPhoneMasked: string | null;
  /** The recipient's DID; absent if the payment names a phone number. */
  recipientDid?: string;
  /** Id of the payment envelope; absent for payments without one. */
  envelopeId?: string;
  /** Id of the recipient's tenant; null until the recipient is known. */
  recipientTenantId: string | null;
  /** Id of the claim that waits for the recipient; null if the payment needs no claim. */
  claimId: string | null;
  /** The chain of the source asset, `eip155:<chainId>`. */
  sourceChainKey: string;
  /** The source asset, `eip155:<chainId>/erc20:<token address in lower case>`. */
  sourceAssetId: string;
  /** The amount in base units with 6 decimals: 25 USD is `25000000`. */
  sourceAmountBaseUnits: string;
  /** The same amount in USD. */
  amountUsd: Usd;
  /** The source of the money. */
  sourceFundingMode: FundingMode;
  /** Id of the destination that the sender asked for; null if any destination is allowed. */
  requestedDestinationId: string | null;
  /** Id of the quote that the recipient selected; null before the selection, and again after a new set was quoted. */
  selectedRouteQuoteId: string | null;
  /** How the quotes are ranked; null if the sender did not choose. */
  speedPreference: SpeedPreference | null;
  /** The highest total fee that the sender allows, in minor units of the destination currency; null for no limit. */
  maximumFeeMinor: string | null;
  /** The payout methods that the sender allows; null or empty for all. */
  allowedRails: Rail[] | null;
  /** The reasons why the payment is held, in the order of the checks; empty if it is not held. */
  holdReasons: HoldReason[];
  /** Why the payment failed, was cancelled by a policy or needs action: the reason of the rejection, or `PROVIDER_` and the provider's status. Null otherwise. */
  failureReason: string | null;
  /** Plain text for both parties. It is erased 400 days after the payment has ended. */
  memo: string | null;
  /** The address to which an on-chain deposit is refunded; null for the recipient. */
  refundAddress: string | null;
  /** Id of the approval request that holds the payment; null for the recipient. */
  approvalRequestId: string | null;
  /** Instructions for paying the deposit. Present only for on-chain deposits that are not confirmed yet; null for the recipient. */
  fundingInstructions?: FundingInstructions | null;
  /** Time at which the provider confirmed the delivery; null before. */
  deliveredAt: string | null;
  /** Time of the cancellation; null while the payment is not CANCELED. */
  canceledAt: string | null;
  /** Time at which the money was returned to the sender; null before. */
  refundedAt: string | null;
  /** Time at which the payment was recorded. */
  createdAt: string;
  /** Time of the last change. */
  updatedAt: string;
  /** The quotes, best first; empty if there are none. */
  quotes: RouteQuote[];
}

/** A recipient given by phone number. The number may belong to nobody yet. */
export interface IntentPhoneRecipient {
  /** The recipient's phone number in E.164 form. */
  phoneNumber: string;
}

/** The purpose of the payment. */
export interface IntentPurpose {
  /** The kind of purpose. */
  type?: 'invoice' | 'payroll' | 'vendor' | 'refund' | 'other';
  /** Id of an invoice of the tenant, for reference. The payment does not settle it. */
  invoiceId?: string;
  /** Plain text for both parties. It is used if the top-level `memo` is absent. */
  memo?: string;
}

/** The recipient. Send exactly one of the fields. */
export type IntentRecipient = IntentDidRecipient | IntentPhoneRecipient | IntentEmailRecipient | IntentIdentityRecipient | IntentHandleRecipient | IntentWalletAddressRecipient;

/** Always refused. To pay a raw address, create a legacy payment with a destination of type `address`. */
export interface IntentWalletAddressRecipient {
  /** Any value is refused. */
  walletAddress: string;
}

/** The tenant's balance in the service's ledger, in base units with 6 decimals. It is separate from on-chain balances. */
export interface InternalBalance {
  /** The amount that is available for payments, in base units with 6 decimals. */
  availableBaseUnits: string;
  /** The amount that is reserved for payments that are not confirmed yet, in base units with 6 decimals. */
  reservedBaseUnits: string;
  /** The amount that is locked for confirmed payments that are being delivered, in base units with 6 decimals. */
  lockedBaseUnits: string;
}

/** An invitation to a tenant that the invited person has neither accepted nor declined. */
export interface Invitation {
  /** Id of the member, with which the invitation is accepted or declined. */
  memberId: string;
  /** The name that the tenant has given itself. Nobody has verified it. */
  tenantName: string;
  /** The role that the person gets. */
  role: MemberRole;
  /** Time of the invitation. */
  invitedAt: string;
}

/** A payment request with its own escrow, a 2-of-3 multisig wallet of payer, payee and arbiter. */
export interface Invoice {
  /** The invoice. */
  id: string;
  /** The status of the invoice. */
  status: InvoiceStatus;
  /** The amount that is invoiced, in USD. */
  amountUsd: Usd;
  /** The address of the payer, with EIP-55 checksum. */
  payerAddress: string;
  /** The address of the payee, with EIP-55 checksum. */
  payeeAddress: string;
  /** The payee's name, as the payer sees it. */
  payeeName: string;
  /** The EVM address of the arbiter, the third owner of the escrow, with EIP-55 checksum. */
  arbiterAddress: string;
  /** The address of the escrow, to which payers pay, with EIP-55 checksum; null until the invoice is sent. */
  holdAddress: string | null;
  /** Id of the wallet of the escrow; null until the invoice is sent. */
  holdWalletId: string | null;
  /** EIP-155 id of the chain of the escrow. */
  chainId: number;
  /** Time until which the invoice can be funded. If none was set, it is null in a DRAFT, and 30 days after sending otherwise. */
  expiresAt: string | null;
  /** The evidence of the delivery; null if there is none. */
  evidence: InvoiceEvidence | null;
  /** The release or refund; null if none is pending and none has completed. */
  settlement: InvoiceSettlement | null;
  /** Time at which the service found the amount in the escrow; null before. */
  fundedAt: string | null;
  /** Time at which the invoice was marked as delivered; null before. */
  deliveredAt: string | null;
  /** Time at which the payee was paid; null before. */
  releasedAt: string | null;
  /** Time at which the payer was refunded; null before. */
  refundedAt: string | null;
  /** Time of the cancellation; null while the invoice is not CANCELLED. */
  cancelledAt: string | null;
  /** Time at which the service found the invoice expired; null before. */
  expiredAt: string | null;
  /** Time at which the invoice was sent; null while it is a DRAFT. */
  sentAt: string | null;
  /** Time at which the draft was created. */
  createdAt: string;
}

/** The event that is sent when an invoice changes. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface InvoiceEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'invoice.sent'
    | 'invoice.funded'
    | 'invoice.delivered'
    | 'invoice.released'
    | 'invoice.refunded'
    | 'invoice.expired'
    | 'invoice.cancelled';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource at the moment of the change. */
    object: Invoice;
    /** The status before the change. */
    previousStatus?: string;
  };
}

/** The evidence of the delivery. */
export interface InvoiceEvidence {
  /** A note in plain text. */
  note: string | null;
  /** Ids of uploads of the tenant; empty if there are none. */
  uploadIds: string[];
  /** URL of a page about the delivery. */
  url: string | null;
}

/** The evidence of the delivery. */
export interface InvoiceEvidenceInput {
  /** A note in plain text. */
  note?: string;
  /** Ids of uploads of the tenant. */
  uploadIds?: string[];
  /** URL of a page about the delivery. */
  url?: string;
}

/** Invoices, newest first. */
export interface InvoiceList {
  /** The entries of this page. */
  invoices: Invoice[];
}

/** The release or refund that is pending or has completed. */
export interface InvoiceSettlement {
  /** The kind of settlement. */
  kind: InvoiceSettlementKind;
  /** Id of the payment that the parties sign. */
  paymentId: string;
  /** The status of the payment. */
  status: InvoiceSettlementStatus;
}

/** The kind of settlement: RELEASE pays the payee, REFUND pays the payer. */
export type InvoiceSettlementKind = 'RELEASE' | 'REFUND';

/** The status of the payment that settles the invoice. FAILED and CANCELLED do not appear, because they remove the settlement. */
export type InvoiceSettlementStatus = 'CREATED'
  | 'AWAITING_SIGNATURE'
  | 'SIGNING'
  | 'READY_TO_EXECUTE'
  | 'EXECUTING'
  | 'COMPLETED'
  | 'FAILED'
  | 'CANCELLED';

/** The status of an invoice. RELEASED, REFUNDED and CANCELLED are final. An EXPIRED invoice can only be refunded. */
export type InvoiceStatus = 'DRAFT' | 'SENT' | 'FUNDED' | 'DELIVERED' | 'EXPIRED' | 'RELEASED' | 'REFUNDED' | 'CANCELLED';

/** The limits and the agent of the new card. An absent limit or null means no limit. */
export interface IssueCardRequest {
  /** The limit of one authorization, in USD. */
  perTransactionUsd?: string | null;
  /** The limit of a UTC day, in USD. */
  dailyUsd?: string | null;
  /** The limit of an ISO week, in USD. */
  weeklyUsd?: string | null;
  /** The limit of a calendar month, in USD. */
  monthlyUsd?: string | null;
  /** The merchant categories to decline; none by default. The list is stored sorted and without duplicates. */
  blockedMcc?: Mcc[] | null;
  /** The only merchant categories to allow. An empty list allows any, like null. */
  allowedMcc?: Mcc[] | null;
  /** Id of the agent to which the card's spending is also added; null if there is none. */
  agentId?: string;
}

/** The pool, and how the risk is assessed. */
export interface IssuePermitRequest {
  /** Id of the pool, which may belong to any tenant. */
  poolId: string;
  /** The kind of evidence behind the permit. */
  mode: PermitMode;
  /** The risk tier, from 1 for the lowest risk to 5. */
  riskTier: number;
}

/** The credential to issue. */
export interface IssueTestCredentialRequest {
  /** What the credential certifies. */
  kind: 'PERSON_IDENTITY' | 'BUSINESS_IDENTITY';
  /** Id of the member who gets a PERSON_IDENTITY; not allowed for a BUSINESS_IDENTITY. */
  memberId?: string;
  /** True for a credential without a signed document, as older credentials are. */
  unsigned?: boolean;
}

/** The amount and its asset. */
export interface LegacyAmount {
  /** The amount in whole units of the asset: above zero, at most 6 fraction digits for usdc, 18 for eth. */
  value: string;
  /** `usdc`, or `eth`. */
  asset?: TokenAsset;
}

/** The destination of a legacy payment. `type` determines how the destination is given. */
export type LegacyDestination = HandleDestination | EmailDestination | AddressDestination | WalletDestination;

/** A payment from a multisig wallet. It is executed once enough owners have signed `multisigTxHash`. Wallet transactions, treasury sweeps, settlements of invoices and ramps are legacy payments too. Only the owning tenant can read it. */
export interface LegacyPayment {
  /** The payment. */
  id: string;
  /** Always `legacy`. */
  generation: 'legacy';
  /** Id of the wallet that pays. */
  sourceWalletId: string;
  /** How the destination was given. `transaction` is a call that was proposed on the wallet itself. */
  destinationType: 'handle' | 'email' | 'address' | 'wallet' | 'transaction';
  /** The handle or e-mail address of the destination; null for other types. An e-mail address is masked in events. */
  destinationHandle: string | null;
  /** The address that receives the money. */
  destinationAddress: string;
  /** The chain of the wallet. */
  destinationChainId: number;
  /** `usdc`, the default, or `eth`. */
  asset: TokenAsset;
  /** The amount in whole tokens without trailing zeros, with at most 6 decimals for usdc and 18 for eth. */
  amount: string;
  /** The status of the payment. */
  status: LegacyPaymentStatus;
  /** The Safe transaction hash. Owners sign these 32 bytes as they are, without the EIP-191 prefix. */
  multisigTxHash: string;
  /** Hash of the on-chain transaction that executed the payment; null before. */
  executedTxHash: string | null;
  /** Plain text. */
  memo: string | null;
  /** Why the payment FAILED; null otherwise. */
  failureReason: 'POLICY_DENIED'
    | 'POLICY_UNAVAILABLE'
    | 'EXECUTION_REVERTED'
    | 'NONCE_CONFLICT'
    | 'INSUFFICIENT_FUNDS'
    | null;
  /** The number of owners who have to sign, the threshold of the wallet. */
  signaturesRequired: number;
  /** The number of owners who have signed. */
  signaturesCollected: number;
  /** Addresses of the owners who have signed, oldest first. */
  signers: string[];
  /** The Safe nonce of this proposal. It does not change. */
  nonce: string;
  /** The Safe nonce that has to be used before this payment can be executed, which then happens automatically; null if nothing blocks the payment. */
  blockedByNonce: string | null;
  /** The transaction that was hashed to `multisigTxHash`. */
  safeTx: SafeTransaction;
  /** Time of the proposal. */
  createdAt: string;
  /** Time of the last change. */
  updatedAt: string;
}

/** The status of a legacy payment. SIGNING occurs only in the settlement of invoices. COMPLETED, FAILED and CANCELLED are final. */
export type LegacyPaymentStatus = 'CREATED'
  | 'AWAITING_SIGNATURE'
  | 'SIGNING'
  | 'READY_TO_EXECUTE'
  | 'EXECUTING'
  | 'COMPLETED'
  | 'FAILED'
  | 'CANCELLED';

/** An offer of a pool to lend against a purchase order. The lender and the borrower can read it. */
export interface LendingOffer {
  /** The offer. */
  id: string;
  /** An opaque id that begins with `pool_`. */
  poolId: string;
  /** The `poId` of the purchase order. */
  poId: string;
  /** The EVM address of the borrower's organization account. */
  borrowerAddress: string;
  /** The principal of the loan, in atoms. */
  principal: Atoms;
  /** The annual interest rate, in basis points. */
  rateBps: Bps;
  /** The term of the loan, in seconds. */
  tenorSeconds: number;
  /** The grace period after maturity, in seconds. */
  graceSeconds: number;
  /** Time until which the offer can be accepted and issued, 72 hours after it was created. In the digest it is in Unix seconds. */
  deadline: string;
  /** EIP-712 hash of LendingOffer (string id, string poolId, bytes32 poId, address borrower, uint256 principal, uint16 rateBps, uint64 tenorSeconds, uint64 graceSeconds, uint64 deadline) in the domain of attestations. */
  offerDigest: string;
  /** The current status. */
  status: LendingOfferStatus;
  /** Id of the loan; null until it is issued. */
  loanId: string | null;
  /** Time at which it was created. */
  createdAt: string;
}

/** The event that is sent when the status of a lending offer changes. The lender and the borrower receive it. */
export interface LendingOfferEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'offer.offered' | 'offer.accepted' | 'offer.issued' | 'offer.expired';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource at the moment of the change. */
    object: LendingOffer;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** The status of a lending offer: offered, accepted by the borrower, issued by the pool's tenant, or EXPIRED after its deadline. */
export type LendingOfferStatus = 'OFFERED' | 'ACCEPTED' | 'ISSUED' | 'EXPIRED';

/** A line item of a sales order. */
export interface LineItem {
  /** The goods or the service, in words. */
  description: string;
  /** The price, in atoms. */
  amountAtoms: PositiveAtoms;
}

/** The prefunded balance at a provider in one currency. */
export interface Liquidity {
  /** `internal`, `onchain`, `payapp_a` or `payapp_b`. */
  provider: 'payapp_a' | 'payapp_b';
  /** ISO 4217 code, or USDC or USDT. */
  currency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
  /** The remaining balance in minor units of the currency. */
  balanceMinor: string;
}

/** Prefunded balances, newest first. */
export interface LiquidityList {
  /** The entries of this page. */
  liquidity: Liquidity[];
}

/** Principal that was paid to a supplier and that the borrower owes with interest. The lender, the borrower and the supplier can read it. */
export interface Loan {
  /** The loan. */
  id: string;
  /** An opaque id that begins with `pool_`. */
  poolId: string;
  /** The `poId` of the purchase order. */
  poId: string;
  /** The EVM address of the borrower's organization account. */
  borrowerAddress: string;
  /** The EVM address of the supplier's wallet; null if none was given. */
  supplierWallet: string | null;
  /** The principal of the loan, in atoms. */
  principal: Atoms;
  /** The principal that is still owed, in atoms. */
  principalOutstanding: Atoms;
  /** The interest that is owed now, in atoms: simple interest on principalOutstanding, rounded up. It stops at DEFAULTED. */
  interestDue: Atoms;
  /** The current status. */
  status: LoanStatus;
  /** Time at which the supplier was paid. */
  fundedAt: string;
  /** Time at which the loan is due. */
  maturityAt: string;
  /** Time at which the grace period ends and the loan becomes DEFAULTED. */
  graceEndsAt: string;
}

/** The event that is sent when the status of a loan changes. The lender, the borrower and the supplier receive it. */
export interface LoanEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'loan.active' | 'loan.grace' | 'loan.defaulted' | 'loan.repaid';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource at the moment of the change. */
    object: Loan;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** Loans, newest first. */
export interface LoanList {
  /** The entries of this page. */
  loans: Loan[];
}

/** The amounts that were paid. */
export interface LoanRepayment {
  /** Reference of the ledger entry. */
  txRef: string;
  /** The amount that was paid, in atoms. */
  amount: Atoms;
  /** The part that paid interest, in atoms. */
  interestPortion: Atoms;
  /** The part that repaid principal, in atoms. */
  principalPortion: Atoms;
  /** The status of the loan after the repayment: REPAID if nothing is owed any more. */
  loanStatus: LoanStatus;
}

/** The status of a loan: ACTIVE until maturityAt, GRACE until graceEndsAt, then DEFAULTED. REPAID is final. */
export type LoanStatus = 'ACTIVE' | 'GRACE' | 'DEFAULTED' | 'REPAID';

/** A merchant category code, or its first two or three digits, which match all codes that begin with them. */
export type Mcc = string;

/** The caller of the request. */
export interface Me {
  /** The type of the caller: a member or an API key. */
  actorType: 'member' | 'apiKey';
  /** The environment of this deployment. */
  environment: Environment;
  /** Id of the user of the session; null for an API key. */
  userId: string | null;
  /** The tenant that the caller acts in; null for a user who has none. */
  tenant: Tenant | null;
  /** The member who is calling; for an API key the member in whose name it acts. */
  member: Member | null;
  /** The API key that was sent; null for a session. */
  apiKey: ApiKey | null;
  /** The newest open invitations of the session's e-mail address, at most 100; empty for an API key, and for an address that the identity provider has not verified. */
  invitations: Invitation[];
  /** The scopes of the caller. An API key never has a scope that its member's role lacks. */
  scopes: Scope[];
}

/** A person in a tenant. */
export interface Member {
  /** Id of the member. */
  id: string;
  /** Id of the tenant that the member belongs to, `ten_…`. */
  tenantId: string;
  /** The member's e-mail address, unique within the tenant. */
  email: string;
  /** Full name; null until it is known. */
  name: string | null;
  /** The role of the member. It determines the scopes of the member's sessions. */
  role: MemberRole;
  /** The status of the membership. */
  status: MemberStatus;
  /** The EVM address with which the member signs, with EIP-55 checksum. The sandbox sets it in advance; in live it is null until it is registered. */
  signerAddress: string | null;
  /** The groups for which the member may vote on payments. */
  approvalGroups: string[];
  /** The group that has to approve payments that the member initiates; null if any group may. */
  approverGroup: string | null;
  /** Time of the invitation. */
  createdAt: string;
  /** Time at which the invitation was accepted or the tenant founded; null before. */
  activatedAt: string | null;
  /** Time of the suspension; null unless the member is SUSPENDED. */
  suspendedAt: string | null;
  /** Time of the removal; null unless the member is REMOVED. */
  removedAt: string | null;
}

/** The event that is sent when a membership changes. It contains the member without e-mail address and name. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface MemberEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'member.activated' | 'member.suspended' | 'member.removed';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment of the event: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource as it was at the moment of the change, as this tenant may read it. */
    object: MemberInEvent;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** A member as events show it: without e-mail address and name. */
export interface MemberInEvent {
  /** Id of the member. */
  id: string;
  /** Id of the tenant that the member belongs to, `ten_…`. */
  tenantId: string;
  /** The member's role. */
  role: MemberRole;
  /** The status of the membership. */
  status: MemberStatus;
  /** The EVM address with which the member signs, with EIP-55 checksum. The sandbox sets it in advance; in live it is null until it is registered. */
  signerAddress: string | null;
  /** The groups for which the member may vote on payments. */
  approvalGroups: string[];
  /** The group that has to approve payments that the member initiates; null if any group may. */
  approverGroup: string | null;
  /** Time of the invitation. */
  createdAt: string;
  /** Time at which the invitation was accepted or the tenant founded; null before. */
  activatedAt: string | null;
  /** Time of the suspension; null unless the member is SUSPENDED. */
  suspendedAt: string | null;
  /** Time of the removal; null unless the member is REMOVED. */
  removedAt: string | null;
}

/** Members, newest first. */
export interface MemberList {
  /** The entries of this page. */
  members: Member[];
}

/** The role of a member. OWNER and ADMIN have every scope, the others have fewer. */
export type MemberRole = 'OWNER' | 'ADMIN' | 'FINANCE' | 'MEMBER' | 'VIEWER';

/** The status of a membership. REMOVED is final. */
export type MemberStatus = 'INVITED' | 'ACTIVE' | 'SUSPENDED' | 'REMOVED';

/** The amount to add or withdraw, and its reference. */
export interface MoveLiquidityRequest {
  /** ISO 4217 code, or USDC or USDT. */
  currency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
  /** The amount in minor units of the currency, above zero. */
  amountMinor: string;
  /** A reference of the transfer, for the audit log. It must not contain a secret. */
  reference: string;
}

/** The amount to transfer. */
export interface MovePoolFundsRequest {
  /** The amount in base units with 6 decimals. */
  amountAtoms: PositiveAtoms;
}

/** A legacy payment changed its status. The owning tenant receives it. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface MultisigPaymentEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'multisig_payment.created'
    | 'multisig_payment.awaiting_signature'
    | 'multisig_payment.signing'
    | 'multisig_payment.ready_to_execute'
    | 'multisig_payment.executing'
    | 'multisig_payment.completed'
    | 'multisig_payment.failed'
    | 'multisig_payment.cancelled';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment of the event: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The payment at the moment of the change; an e-mail address in destinationHandle is masked. */
    object: LegacyPayment;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** A payment to a phone number or DID over the rail that the recipient chooses. Sender and recipient read the same record, but `refundAddress`, `approvalRequestId`, `maximumFeeMinor` and `fundingInstructions` are null for the recipient. */
export interface OfframpPayment {
  /** An opaque id that begins with `pay_`. */
  paymentId: string;
  /** The status of the payment. */
  status: OfframpPaymentStatus;
  /** The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or was cancelled. */
  deliveryMoment: DeliveryMoment;
  /** The recipient's phone number, masked; null if the payment names a DID. The full number is never returned. */
  recipientPhoneMasked: string | null;
  /** The recipient's DID; absent if the payment names a phone number. */
  recipientDid?: string;
  /** Id of the payment envelope; absent for payments without one. */
  envelopeId?: string;
  /** Id of the recipient's tenant; null until the recipient is known. */
  recipientTenantId: string | null;
  /** Id of the claim that waits for the recipient; null if the payment needs no claim. */
  claimId: string | null;
  /** The chain of the source asset, `eip155:<chainId>`. */
  sourceChainKey: string;
  /** The source asset, `eip155:<chainId>/erc20:<token address in lower case>`. */
  sourceAssetId: string;
  /** The amount in base units with 6 decimals: 25 USD is `25000000`. */
  sourceAmountBaseUnits: string;
  /** The same amount in USD. */
  amountUsd: Usd;
  /** The source of the money. */
  sourceFundingMode: FundingMode;
  /** Id of the destination that the sender asked for; null if any destination is allowed. */
  requestedDestinationId: string | null;
  /** Id of the quote that the recipient selected; null before the selection, and again after a new set was quoted. */
  selectedRouteQuoteId: string | null;
  /** How the quotes are ranked; null if the sender did not choose. */
  speedPreference: SpeedPreference | null;
  /** The highest total fee that the sender allows, in minor units of the destination currency; null for no limit. */
  maximumFeeMinor: string | null;
  /** The payout methods that the sender allows; null or empty for all. */
  allowedRails: Rail[] | null;
  /** The reasons why the payment is held, in the order of the checks; empty if it is not held. */
  holdReasons: HoldReason[];
  /** Why the payment failed, was cancelled by a policy or needs action: the reason of the rejection, or `PROVIDER_` and the provider's status. Null otherwise. */
  failureReason: string | null;
  /** Plain text for both parties. It is erased 400 days after the payment has ended. */
  memo: string | null;
  /** The sender's own reference. Only the sender reads it, and only if the request contained one. */
  clientReference?: string;
  /** The address to which an on-chain deposit is refunded; null for the recipient. */
  refundAddress: string | null;
  /** Id of the approval request that holds the payment; null for the recipient. */
  approvalRequestId: string | null;
  /** Instructions for paying the deposit. Present only for on-chain deposits that are not confirmed yet; null for the recipient. */
  fundingInstructions?: FundingInstructions | null;
  /** Time at which the provider confirmed the delivery; null before. */
  deliveredAt: string | null;
  /** Time of the cancellation; null while the payment is not CANCELED. */
  canceledAt: string | null;
  /** Time at which the money was returned to the sender; null before. */
  refundedAt: string | null;
  /** Time at which the payment was recorded. */
  createdAt: string;
  /** Time of the last change. */
  updatedAt: string;
}

/** The new payment with its quotes. */
export interface OfframpPaymentCreated {
  /** An opaque id that begins with `pay_`. */
  paymentId: string;
  /** The status of the payment. */
  status: OfframpPaymentStatus;
  /** The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or was cancelled. */
  deliveryMoment: DeliveryMoment;
  /** The recipient's phone number, masked; null if the payment names a DID. The full number is never returned. */
  recipientPhoneMasked: string | null;
  /** The recipient's DID; absent if the payment names a phone number. */
  recipientDid?: string;
  /** Id of the payment envelope; absent for payments without one. */
  envelopeId?: string;
  /** Id of the recipient's tenant; null until the recipient is known. */
  recipientTenantId: string | null;
  /** Id of the claim that waits for the recipient; null if the payment needs no claim. */
  claimId: string | null;
  /** The chain of the source asset, `eip155:<chainId>`. */
  sourceChainKey: string;
  /** The source asset, `eip155:<chainId>/erc20:<token address in lower case>`. */
  sourceAssetId: string;
  /** The amount in base units with 6 decimals: 25 USD is `25000000`. */
  sourceAmountBaseUnits: string;
  /** The same amount in USD. */
  amountUsd: Usd;
  /** The source of the money. */
  sourceFundingMode: FundingMode;
  /** Id of the destination that the sender asked for; null if any destination is allowed. */
  requestedDestinationId: string | null;
  /** Id of the quote that the recipient selected; null before the selection, and again after a new set was quoted. */
  selectedRouteQuoteId: string | null;
  /** How the quotes are ranked; null if the sender did not choose. */
  speedPreference: SpeedPreference | null;
  /** The highest total fee that the sender allows, in minor units of the destination currency; null for no limit. */
  maximumFeeMinor: string | null;
  /** The payout methods that the sender allows; null or empty for all. */
  allowedRails: Rail[] | null;
  /** The reasons why the payment is held, in the order of the checks; empty if it is not held. */
  holdReasons: HoldReason[];
  /** Why the payment failed, was cancelled by a policy or needs action: the reason of the rejection, or `PROVIDER_` and the provider's status. Null otherwise. */
  failureReason: string | null;
  /** Plain text for both parties. It is erased 400 days after the payment has ended. */
  memo: string | null;
  /** The sender's own reference. Only the sender reads it, and only if the request contained one. */
  clientReference?: string;
  /** The address to which an on-chain deposit is refunded; null for the recipient. */
  refundAddress: string | null;
  /** Id of the approval request that holds the payment; null for the recipient. */
  approvalRequestId: string | null;
  /** Instructions for paying the deposit. Present only for on-chain deposits that are not confirmed yet; null for the recipient. */
  fundingInstructions?: FundingInstructions | null;
  /** Time at which the provider confirmed the delivery; null before. */
  deliveredAt: string | null;
  /** Time of the cancellation; null while the payment is not CANCELED. */
  canceledAt: string | null;
  /** Time at which the money was returned to the sender; null before. */
  refundedAt: string | null;
  /** Time at which the payment was recorded. */
  createdAt: string;
  /** Time of the last change. */
  updatedAt: string;
  /** The quotes, best first; empty if there are none. */
  quotes: RouteQuote[];
}

/** Off-ramp payments, newest first, without quotes and funding instructions. */
export interface OfframpPaymentList {
  /** The entries of this page. */
  payments: OfframpPayment[];
}

/** The newest set of quotes, and the routes that are not offered. */
export interface OfframpPaymentRoutes {
  /** The quotes, best first. */
  routes: RouteQuote[];
  /** The routes that are not offered. */
  excludedRoutes: ExcludedRoute[];
}

/** The status of an off-ramp payment. DELIVERED, REFUNDED and CANCELED are final. */
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

/** The bundled contract of this service, an OpenAPI 3.1 document. */
export interface OpenApiDocument {
  /** The version of OpenAPI. */
  openapi: string;
  /** Title and version of the contract. */
  info: Record<string, unknown>;
  /** The operations by path. */
  paths: Record<string, unknown>;
}

/** A DID of the caller. */
export interface OwnDid {
  /** The decentralized identifier, `did:payid:…` or `did:subject:…`. */
  did: string;
  /** PAYMENT for a DID that receives payments, SUBJECT for one that is the subject of credentials. */
  kind: 'PAYMENT' | 'SUBJECT';
  /** The current status. Only an ACTIVE identity can be used. */
  status: IdentityStatus;
  /** Whether payments can be sent to it; false for a SUBJECT. */
  payable: boolean;
}

/** The caller's DIDs. */
export interface OwnDids {
  /** All entries; the list has no pages. */
  identities: OwnDid[];
}

/** How the ownership of a destination was established: DECLARED by the tenant, SIGNATURE_VERIFIED by a signature of its key, PROVIDER_VERIFIED by the provider, INTERNAL for the tenant's own balance, FAILED if the last verification was rejected. */
export type OwnershipStatus = 'DECLARED' | 'SIGNATURE_VERIFIED' | 'PROVIDER_VERIFIED' | 'INTERNAL' | 'FAILED';

/** An intent or a legacy payment. Both use the same ids. */
export type Payment = UnifiedPayment | LegacyPayment;

/** An amount in USD. */
export interface PaymentAmount {
  /** The amount in USD. */
  value: Usd;
  /** Always USD. */
  currency: 'USD';
}

/** The preferences of the sender. */
export interface PaymentDelivery {
  /** The delivery speed that the sender asked for. */
  preference: 'instant' | 'cheapest' | 'standard' | null;
  /** The highest total fee, in minor units of the destination currency; shown to the sender only. */
  maximumFeeMinor: string | null;
  /** The payout methods that the sender allows; null or empty for all. */
  allowedRails: Rail[] | null;
}

/** A payment DID, to which payers send money: `did:payid:` and 64 hex digits in lower case. It is random and never reused. */
export type PaymentDid = string;

/** A message signed by the payer that binds amount, payee and limits. For DID recipients only. */
export interface PaymentEnvelope {
  /** The signed fields. */
  message: {
    /** The payer's own reference of the payment. */
    paymentObjectId: string;
    /** The payer's `did:subject:` identity. */
    payer: string;
    /** The payee's DID. */
    payeeDid: string;
    /** The amount in base units with 6 decimals: 25 USD is `25000000`. */
    amountBaseUnits: string;
    /** Code of the token, such as USDC. */
    asset: string;
    /** Number of decimals of the asset. */
    assetExponent: number;
    /** A uint256 in decimal. The payer can use each one only once. */
    nonce: string;
    /** Time at which the envelope expires, in Unix seconds. */
    expiresAt: string;
  };
  /** The limits. The signature covers their hash. */
  doc: {
    /** SHA-256 of the organization's policy, or an empty string. */
    policySha256: string;
    /** Assets that may settle the payment; empty for any. */
    permittedSettlementAssets: string[];
    /** Networks that may be used; empty for any. */
    permittedNetworks: string[];
    /** Providers that may be used; empty for any. */
    permittedProviders: string[];
    /** Rails that must not be used. */
    railExclusions: string[];
    /** What may be replaced by something else. It is stored, but nothing is replaced yet. */
    substitutionPermissions: {
      /** Whether another destination may be used. */
      destination: boolean;
      /** Whether another provider may be used. */
      provider: boolean;
      /** Whether another rail may be used. */
      rail: boolean;
      /** Whether another network may be used. */
      network: boolean;
      /** Whether another asset may settle the payment. */
      settlementAsset: boolean;
    };
    /** False if destination, provider and rail have to stay as they were selected. */
    allowRouteChange: boolean;
    /** The highest total fee, in USD as a whole number of 6 decimals. */
    maxFeeBaseUnits: string;
    /** The lowest amount that the recipient has to receive. */
    minRecipientProceeds: {
      /** The amount in base units. The field `exponent` contains the number of decimals. */
      amountBaseUnits: string;
      /** Code of the token, such as USDC. */
      asset: string;
      /** Number of decimals of the asset. */
      exponent: number;
    };
    /** The highest number of times that the payment may be submitted to the provider. */
    maxAttempts: number;
    /** Countries that the destination may be in; empty for any. */
    jurisdictionConstraints: string[];
    /** `0x` and the SHA-256 of the memo. */
    memoHash: string;
  };
  /** EIP-712 signature over PaymentEnvelope, by the payer's key or by its wallet contract (EIP-1271). */
  signature: string;
}

/** The event that is sent when the public status of a payment changes. The sender receives it and, once the recipient is known, the recipient too. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface PaymentEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
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
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment of the event: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource as it was at the moment of the change, as this tenant may read it. */
    object: UnifiedPayment;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** A payment DID: `did:payid:` and 64 hex digits in lower case. No other DID is accepted. */
export type PaymentIdentityDid = string;

/** Intents and legacy payments together, newest first, without quotes and funding instructions. */
export interface PaymentList {
  /** The entries of this page. */
  payments: Payment[];
}

/** The organization's payment policy that is in force. */
export interface PaymentPolicy {
  /** Id of the policy, the same for all versions; null before the policy is set for the first time. */
  policyId: string | null;
  /** Number of the version; 0 before the policy is set for the first time. */
  version: number;
  /** The rules of the policy. A rule that is absent checks nothing. */
  rules: PaymentPolicyRules;
  /** Always ACTIVE. Previous versions are in the history. */
  status: 'ACTIVE';
  /** Id of the PAYMENT_POLICY credential; null until this version is attested. */
  credentialId: string | null;
  /** Time at which this version was set. */
  activatedAt: string | null;
}

/** The total weight of votes that a payment above an amount needs. */
export interface PaymentPolicyApprovalRule {
  /** Payments above this amount in USD match the rule: at most 1000000000; 0 for every payment. */
  aboveUsd: string;
  /** The total weight of votes that is required. */
  minimumApprovals: number;
}

/** The attested policy and the credential that backs it. */
export interface PaymentPolicyAttested {
  /** The policy with its credentialId. */
  policy: PaymentPolicy;
  /** The PAYMENT_POLICY credential. */
  credential: Credential;
}

/** The document of an attested payment policy, which the organization signs. */
export interface PaymentPolicyCredentialDocument {
  /** The kind of credential. */
  kind: 'PAYMENT_POLICY';
  /** The schema version of the document. */
  schemaVersion: 'service/credential/PAYMENT_POLICY/v1';
  /** The DID of the tenant. */
  subjectDid: string;
  /** The DID of the tenant. */
  orgDid: string;
  /** The rules and the version of the policy. */
  policy: Record<string, unknown>;
}

/** The event that is sent when the organization's payment policy changes. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface PaymentPolicyEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'payment_policy.updated' | 'payment_policy.attested';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource at the moment of the change, as this tenant may read it. */
    object: PaymentPolicy;
    /** The status before the change; absent if the status did not change. */
    previousStatus?: string;
  };
}

/** The rules of a payment policy. A rule that is absent restricts nothing. */
export interface PaymentPolicyRules {
  /** Excludes routes with a higher total fee, in minor units of the destination currency. */
  maximumFeeMinor?: string;
  /** Rejects payments above this amount in USD: above zero, at most 1000000000, with at most 6 decimals. */
  maximumAmountUsd?: string;
  /** Excludes routes over other rails; an empty list allows all. */
  allowedRails?: Rail[];
  /** Rejects payments in other assets, given by code or id; an empty list allows all. */
  allowedAssets?: string[];
  /** Rejects payments on other chains, in the form `eip155:<chainId>`; an empty list allows all. */
  allowedChains?: string[];
  /** The rules for when a payment needs approvals. If several rules match a payment, the highest number applies. */
  approvals?: PaymentPolicyApprovalRule[];
}

/** One version of the payment policy. */
export interface PaymentPolicyVersion {
  /** Id of the policy, `ppo_…`, the same for all versions. */
  policyId: string;
  /** Number of the version, which increases by one with each update, from 1. */
  version: number;
  /** The rules of the policy. A rule that is absent checks nothing. */
  rules: PaymentPolicyRules;
  /** The status of the version. */
  status: PaymentPolicyVersionStatus;
  /** Id of the credential of this version; null if it was not attested. The credential is REVOKED once the version is superseded. */
  credentialId: string | null;
  /** Time from which it applies. */
  activatedAt: string;
  /** Time at which the next version replaced this one; null while it is in force. */
  supersededAt: string | null;
  /** Id of the member who set this version; for an API key the member in whose name it acts. */
  createdByMemberId: string;
  /** Time at which this version was set. */
  createdAt: string;
}

/** Versions of the payment policy, newest first. */
export interface PaymentPolicyVersionList {
  /** The entries of this page. */
  versions: PaymentPolicyVersion[];
}

/** The status of a version: ACTIVE if it is in force, SUPERSEDED if a newer one has replaced it. */
export type PaymentPolicyVersionStatus = 'ACTIVE' | 'SUPERSEDED';

/** The new version of the policy, and the message that the multisig wallet may sign to back it. */
export interface PaymentPolicyWithAttestation {
  /** Id of the policy, the same for all versions. */
  policyId: string;
  /** Number of the version, which increases by one with each update, from 1. */
  version: number;
  /** The rules of the policy. A rule that is absent checks nothing. */
  rules: PaymentPolicyRules;
  /** Always ACTIVE, because a new version is in force at once. */
  status: 'ACTIVE';
  /** Id of the credential; null until this version is attested. */
  credentialId: string | null;
  /** Time at which this version was set. */
  activatedAt: string | null;
  /** The message that the multisig wallet signs to attest this version. */
  attestation: CredentialAttestation;
}

/** The purpose of the payment. */
export interface PaymentPurpose {
  /** The kind of purpose. */
  type: 'invoice' | 'payroll' | 'vendor' | 'refund' | 'other' | null;
  /** Id of an invoice for reference. The payment does not settle it. */
  invoiceId: string | null;
  /** Plain text. */
  memo: string | null;
}

/** The recipient as the sender named it. */
export interface PaymentRecipient {
  /** The kind of reference. */
  kind: 'phoneNumber' | 'did' | 'email' | 'identityId' | 'handle';
  /** The reference itself; phone numbers and e-mail addresses are masked. */
  masked: string;
}

/** The public status of a payment. It is derived from the internal status. APPROVED and CREDENTIAL_CHECK never occur. */
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

/** A place where a tenant can be paid. Its address or account never changes: to be paid elsewhere, add another destination. */
export interface PayoutDestination {
  /** The destination. */
  id: string;
  /** The type of the destination, which determines the payout method. */
  type: PayoutDestinationType;
  /** Code of the token; null for destinations that are not on a chain. */
  asset: string | null;
  /** Name of the network; null for destinations that are not on a chain. */
  network: string | null;
  /** The address exactly as it was given; null for destinations that are not on a chain. */
  address: string | null;
  /** Name of the provider that pays to this destination; null if there is none. */
  provider: string | null;
  /** Country of the destination, ISO 3166-1 alpha-2. */
  country: string | null;
  /** Currency of the destination, an ISO 4217 code. */
  currency: string | null;
  /** A label of the tenant's own. */
  label: string | null;
  /** The address or account, masked. It is stored encrypted and never returned in full, except for wallet addresses. */
  maskedLabel: string;
  /** The status of the destination. Only an ACTIVE one can be paid. */
  status: PayoutDestinationStatus;
  /** How the tenant's ownership of the destination was established. */
  ownershipStatus: OwnershipStatus;
  /** Id of the DESTINATION_OWNERSHIP credential that a verified signature has issued; null without one. */
  verificationCredentialId: string | null;
  /** Priority among the tenant's destinations; lower numbers come first. */
  priority: number;
  /** The tenant's consent to be paid here if another route fails. It is stored for later use: no payment is rerouted automatically. */
  allowAutomaticFallback: boolean;
  /** True for the tenant's default destination, which is preferred when routes rank equal. */
  isDefault: boolean;
  /** Time of the consent to be paid here, which is the time of creation. */
  consentedAt: string | null;
  /** Time at which the destination became ACTIVE; null before. */
  verifiedAt: string | null;
  /** Time of the revocation; null while the destination is not REVOKED. */
  revokedAt: string | null;
  createdAt: string;
}

/** The event that is sent when a payout destination changes. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface PayoutDestinationEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'payout_destination.created' | 'payout_destination.verified' | 'payout_destination.revoked';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment of the event: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource as it was at the moment of the change, as this tenant may read it. */
    object: PayoutDestination;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** Payout destinations, newest first. */
export interface PayoutDestinationList {
  /** The entries of this page. */
  destinations: PayoutDestination[];
}

/** The status of a destination. Only an ACTIVE destination can be paid. REVOKED is final. */
export type PayoutDestinationStatus = 'PENDING_VERIFICATION' | 'ACTIVE' | 'REVOKED';

/** The type of a destination, which determines the payout method. An ONCHAIN_WALLET is returned as STABLECOIN_ADDRESS. PAYMENT_APP_C cannot be created and never appears. */
export type PayoutDestinationType = 'STABLECOIN_ADDRESS'
  | 'PAYMENT_APP_A'
  | 'PAYMENT_APP_B'
  | 'US_BANK_ACH'
  | 'SEPA'
  | 'SERVICE_BALANCE';

/** The kind of evidence behind the permit. */
export type PermitMode = 'synthetic' | 'bank_data_sandbox';

/** The status of a permit. It is ACTIVE for 30 days, unless a new permit for the same pool replaces it. */
export type PermitStatus = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** A phone number of a tenant. Payments to the number reach the tenant once it is verified. */
export interface PhoneAlias {
  /** Id of the phone alias. */
  id: string;
  /** The phone number, masked except for its last four digits. The full number is never returned. */
  phoneMasked: string;
  /** The status of the verification. */
  status: PhoneAliasStatus;
  /** Time of the last verification; null before the first. */
  verifiedAt: string | null;
  /** Time at which the number has to be verified again, 365 days after the last verification. */
  reverifyBy: string | null;
  /** Time at which the phone number was added. */
  createdAt: string;
}

/** The event that is sent when a phone alias changes. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface PhoneAliasEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'phone_alias.verified' | 'phone_alias.reverification_required' | 'phone_alias.replaced';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment of the event: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource as it was at the moment of the change, as this tenant may read it. */
    object: PhoneAlias;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** Phone aliases, newest first. */
export interface PhoneAliasList {
  /** The entries of this page. */
  phoneAliases: PhoneAlias[];
}

/** The status of a phone alias. Payments reach the tenant while it is ACTIVE or REVERIFICATION_REQUIRED. */
export type PhoneAliasStatus = 'PENDING' | 'ACTIVE' | 'REVERIFICATION_REQUIRED' | 'REPLACED' | 'REVOKED';

/** The document of a credential that the platform issues. Fields without a value are absent, never null. */
export interface PlatformCredentialDocument {
  /** The kind of credential. */
  kind: 'PERSON_IDENTITY' | 'BUSINESS_IDENTITY' | 'DESTINATION_OWNERSHIP' | 'TENANT_MEMBERSHIP';
  /** The schema of the document: `service/credential/<KIND>/v1`. */
  schemaVersion: string;
  /** The subject's DID. */
  subjectDid: string;
  /** The DID of the subject's tenant. */
  orgDid: string;
  /** The verified name; absent for the kinds without one. */
  legalName?: string;
  /** ISO 3166-1 alpha-2 country code; absent if it is not known. */
  country?: string;
  /** The certified statements, by key. Together with legalName and country they can be disclosed one by one. */
  claims: Record<string, string>;
  /** Time at which the issuer signed. */
  issuedAt: string;
  /** Time at which the credential expires; absent if it never expires. */
  expiresAt?: string;
}

/** A named set of rules. Its newest version is in force. */
export interface Policy {
  /** An opaque id that begins with `pol_`. */
  policyId: string;
  /** A label of the tenant, 1 to 120 characters. */
  name: string;
  /** Always ACTIVE. */
  status: PolicyStatus;
  /** Id of the version that is in force. */
  activeVersionId: string;
  /** The number of the active version. */
  activeVersion: number;
  createdAt: string;
}

/** A list of counterparties that are denied, or that are the only ones allowed. */
export interface PolicyAddressRule {
  /** The rule that the list belongs to. */
  rule: 'COUNTERPARTY_BLOCKED' | 'COUNTERPARTY_NOT_ALLOWED';
  /** EVM addresses in lower case, sorted, without duplicates. */
  addresses: string[];
}

/** A limit on the amount. An amount equal to the limit is allowed. */
export interface PolicyAmountRule {
  /** The period of the limit: one transaction, a UTC day, an ISO week or a calendar month. */
  rule: 'PER_TXN_LIMIT' | 'DAILY_CAP' | 'WEEKLY_CAP' | 'MONTHLY_CAP';
  /** The limit in base units with 6 decimals. */
  maxBaseUnits: string;
}

/** The attachment of a policy to a subject. A subject has at most one. */
export interface PolicyAttachment {
  /** An opaque id that begins with `patt_`. */
  attachmentId: string;
  /** Id of the policy, whose newest version applies. */
  policyId: string;
  /** The type of the subject: `wallet`, `card`, `agent` or `treasury_account`. */
  subjectType: PolicySubjectType;
  /** Id of the wallet, card, agent or treasury account. */
  subjectId: string;
  /** Time at which it was attached. */
  attachedAt: string;
}

/** The event that is sent when a policy is attached to a subject, or detached from it. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface PolicyAttachmentEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'policy.attached' | 'policy.detached';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The attachment. `previousStatus` is absent, because an attachment has no status. */
  data: {
    /** The attachment. */
    object: PolicyAttachment;
  };
}

/** Attachments, newest first. */
export interface PolicyAttachmentList {
  /** The entries of this page. */
  attachments: PolicyAttachment[];
}

/** EVM addresses, in any case. Mixed case has to pass the EIP-55 checksum. An address cannot be on both lists. */
export interface PolicyCounterparties {
  /** The entries that are denied. */
  blocked?: string[];
  /** The only addresses that are allowed; empty or absent allows any. */
  allowed?: string[];
}

/** The new policy and its first version. */
export interface PolicyCreated {
  /** An opaque id that begins with `pol_`. */
  policyId: string;
  /** A label of the tenant, 1 to 120 characters. */
  name: string;
  /** Always ACTIVE. */
  status: PolicyStatus;
  /** Id of the version that is in force. */
  activeVersionId: string;
  /** The number of the active version. */
  activeVersion: number;
  createdAt: string;
  /** The first version, number 1. */
  version: PolicyVersion;
}

/** One entry of the decision log. Entries never change and are kept for 400 days. */
export interface PolicyDecision {
  /** Id of the decision in the log, `dec_…`. */
  decisionLogId: string;
  /** The cause of the decision: a dry run, a payment or a card authorization. */
  source: 'evaluate' | 'payment' | 'card';
  /** The enforcement mode at that time; null for a dry run, which ignores it. In mode `off` nothing is recorded. */
  mode: 'log' | 'enforce' | null;
  /** The result of the evaluation. */
  allow: boolean;
  /** True if a denial blocks; false in mode `log` and for a dry run. */
  enforced: boolean;
  /** The rule that determined the result. */
  reason: PolicyReason;
  /** Id of the policy; null if the subject had none. */
  policyId: string | null;
  /** Number of the version in force at that time; null if the subject had no policy. */
  policyVersion: number | null;
  /** The hash of that version; null if the subject has no policy. */
  sha256: string | null;
  /** The results of all eight rules in their order; empty without a policy. */
  ruleTrace: PolicyRuleTrace[];
  /** The facts that were evaluated. */
  input: PolicyDecisionInput;
  /** Id of the payment or card authorization; null for a dry run, and for a payment that was refused before it was recorded. */
  resourceId: string | null;
  /** Time of the decision. */
  createdAt: string;
}

/** The facts that were evaluated. */
export interface PolicyDecisionInput {
  /** The type of the subject; null if a policy was evaluated by its id. */
  subjectType: 'wallet' | 'card' | 'agent' | 'treasury_account' | null;
  /** Id of the subject; null if a policy was evaluated by its id. */
  subjectId: string | null;
  /** The amount in USD; null for a payment in ETH, to which the limits do not apply. */
  amountUsd: string | null;
  /** The merchant category code; null if none was supplied. */
  mcc: string | null;
  /** The EVM address of the payee, with EIP-55 checksum; null if none was supplied. */
  counterparty: string | null;
}

/** Decisions, newest first. */
export interface PolicyDecisionList {
  /** The entries of this page. */
  decisions: PolicyDecision[];
}

/** Confirms that the policy or attachment was deleted. */
export interface PolicyDeletion {
  /** Id of the deleted policy or attachment. */
  id: string;
  /** Always true. */
  deleted: true;
}

/** The rules of a policy. Unknown fields are refused, never ignored. Every error in the document, including an address on both lists, is refused with INVALID_POLICY_RULE. An empty document allows everything. */
export interface PolicyDocument {
  /** The version of this schema; 1 by default. */
  schemaVersion?: 1;
  /** The limits on amounts. */
  limits?: PolicyLimits;
  /** The merchant categories that may or may not be paid by card. */
  mcc?: PolicyMcc;
  /** The addresses that may or may not be paid. */
  counterparties?: PolicyCounterparties;
}

/** How policies are enforced: `off` skips the evaluation, `log` records what would be denied and allows it, `enforce` blocks what is denied, and blocks everything while the policy check is unavailable. */
export type PolicyEnforcementMode = 'off' | 'log' | 'enforce';

/** The result of an evaluation. */
export interface PolicyEvaluation {
  /** True if the policy allows the payment. */
  allow: boolean;
  /** The rule that determined the result. */
  reason: PolicyReason;
  /** Id of the policy; null if the subject has none. */
  policyId: string | null;
  /** Number of the version in force; null if the subject has no policy. */
  policyVersion: number | null;
  /** The hash of that version; null if the subject has no policy. */
  sha256: string | null;
  /** The results of all eight rules in their order, including those after a failure; empty without a policy. */
  ruleTrace: PolicyRuleTrace[];
  /** Id of the entry in the decision log. */
  decisionLogId: string;
}

/** The event that is sent when a version of a policy comes into force, or when a policy is deleted. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface PolicyEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'policy.activated' | 'policy.deleted';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The policy at the moment of the change. */
    object: Policy;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** A compiled document. Equal rule sets have the same bytes: absent and empty parts produce no rule, and the rules are in the order of PolicyRuleName. */
export interface PolicyIr {
  /** Number of the schema that the compiled document follows. */
  schemaVersion: 1;
  /** The compiled rules; an empty list allows everything. */
  rules: PolicyRule[];
}

/** Limits in USD, each above zero and at most 1000000000. An absent limit does not apply. For card authorizations the interval limits are cumulative; for wallet payments and in evaluations each of them limits a single transaction. */
export interface PolicyLimits {
  /** The limit of one transaction, in USD. */
  perTransactionUsd?: string;
  /** The limit of a UTC day, in USD. */
  dailyUsd?: string;
  /** The limit of an ISO week, in USD. */
  weeklyUsd?: string;
  /** The limit of a calendar month, in USD. */
  monthlyUsd?: string;
}

/** Policies, newest first. */
export interface PolicyList {
  /** The entries of this page. */
  policies: Policy[];
}

/** Merchant category codes of 2 to 4 digits. A shorter code matches every code that begins with it. A code on both lists is blocked. The codes apply to card authorizations only: payments have no merchant category. */
export interface PolicyMcc {
  /** The entries that are denied. */
  blocked?: Mcc[];
  /** The only merchant categories that are allowed; empty or absent allows any. */
  allowed?: Mcc[];
}

/** A list of merchant categories that are denied, or that are the only ones allowed. */
export interface PolicyMccRule {
  /** The rule that the list belongs to. */
  rule: 'MCC_BLOCKED' | 'MCC_NOT_ALLOWED';
  /** Codes of 2 to 4 digits, sorted, without duplicates. Each matches every code that begins with it. */
  codes: Mcc[];
}

/** The first rule that failed; NO_POLICY if the subject has no policy, which allows the payment; null if no rule failed. CALL_NOT_JUDGED: a wallet would send ETH or make a call that is no transfer or approval of a known token, and the policy has limits or counterparty rules. */
export type PolicyReason = 'COUNTERPARTY_BLOCKED'
  | 'COUNTERPARTY_NOT_ALLOWED'
  | 'MCC_BLOCKED'
  | 'MCC_NOT_ALLOWED'
  | 'PER_TXN_LIMIT'
  | 'DAILY_CAP'
  | 'WEEKLY_CAP'
  | 'MONTHLY_CAP'
  | 'CALL_NOT_JUDGED'
  | 'NO_POLICY'
  | null;

/** One compiled rule with its operands. */
export type PolicyRule = PolicyAddressRule | PolicyMccRule | PolicyAmountRule;

/** The rules, in the order in which they appear in a compiled document and in a trace. */
export type PolicyRuleName = 'COUNTERPARTY_BLOCKED'
  | 'COUNTERPARTY_NOT_ALLOWED'
  | 'MCC_BLOCKED'
  | 'MCC_NOT_ALLOWED'
  | 'PER_TXN_LIMIT'
  | 'DAILY_CAP'
  | 'WEEKLY_CAP'
  | 'MONTHLY_CAP';

/** The result of one rule. */
export interface PolicyRuleTrace {
  /** Name of the rule, such as PER_TXN_LIMIT. */
  rule: PolicyRuleName;
  /** The result of the rule: `skip` if the rule is not configured, or if its field was not supplied. */
  result: 'pass' | 'fail' | 'skip';
  /** An explanation in words. */
  detail: string;
}

/** The status of a policy. Every policy that can be read is ACTIVE; DELETED occurs only in the event policy.deleted. */
export type PolicyStatus = 'ACTIVE' | 'DELETED';

/** The type of subject that a policy is attached to. The policy of a treasury account covers all of its buckets. */
export type PolicySubjectType = 'wallet' | 'card' | 'agent' | 'treasury_account';

/** One immutable version of a policy. */
export interface PolicyVersion {
  /** Id of the policy's version, `pver_…`. */
  versionId: string;
  /** Number of the version within the policy, beginning with 1. */
  version: number;
  /** SHA-256 of the canonical JSON of `ir`. Equal rules have the same hash. */
  sha256: string;
  /** The compiled form of the document. */
  ir: PolicyIr;
  /** Time at which the version was created, from which it applies. */
  createdAt: string;
}

/** The versions of a policy, oldest first. */
export interface PolicyVersionList {
  /** The entries of this page. */
  versions: PolicyVersion[];
}

/** What the check finds. An empty body reads the escrow. */
export interface PollTestInvoiceRequest {
  /** True if the blocks with the money of a FUNDED invoice are gone. */
  reorganized?: boolean;
}

/** The result of a pool: LOSS if principal was lost by the time the pool closed, otherwise REPAID; null before. */
export type PoolOutcome = 'REPAID' | 'LOSS' | null;

/** The phase of a pool: SUBSCRIPTION accepts deposits, ORIGINATION lends, SERVICING waits for the open loans, CLOSED allows withdrawals. */
export type PoolPhase = 'SUBSCRIPTION' | 'ORIGINATION' | 'SERVICING' | 'CLOSED';

/** The position of the tenant in a pool. */
export interface PoolPosition {
  /** An opaque id that begins with `pool_`. */
  poolId: string;
  /** Deposits less withdrawals, in atoms; at least 0. */
  depositedAtoms: Atoms;
  /** The tenant's share of the pool in basis points: 10000, or 0 before a deposit. */
  shareBps: Bps;
  /** The value of the position in atoms: cash and the principal that is lent and not in default. */
  valueAtoms: Atoms;
  /** The amount that can be withdrawn now, in atoms: the cash in SUBSCRIPTION and CLOSED, 0 in the phases between. */
  withdrawableAtoms: Atoms;
}

/** The current balances and totals of a pool. */
export interface PoolState {
  /** The money in the pool that is not lent, in atoms. */
  cashAtoms: Atoms;
  /** The principal that is lent and not in default, in atoms. */
  principalOutstandingAtoms: Atoms;
  /** The total interest that was paid, in atoms. */
  interestCollectedAtoms: Atoms;
  /** The principal of loans in default, in atoms. */
  lossAtoms: Atoms;
}

/** An amount in USD in atoms: a whole number with 6 decimals, above zero, with at most 16 digits. */
export type PositiveAtoms = string;

/** A challenge that can be used for one presentation. */
export interface PresentationChallenge {
  /** 32 random bytes, which are a string in the typed data. */
  nonce: string;
  /** The verifier that asks: the setting AUDIENCE, by default the host of the base URL. */
  audience: string;
  /** The verifyingContract of the typed data. It is not a deployed contract. */
  domainTag: '0x5afeba0000000000000000000000000000000003';
  /** The reason why the verifier asks, 1 to 64 of `a-z 0-9 _ . -`. */
  purpose: string;
  /** Time at which the challenge expires, 5 minutes after it was created. */
  expiresAt: string;
}

/** The result of a presentation. One invalid credential makes the whole presentation invalid. */
export interface PresentationResult {
  /** True if the presentation is valid. */
  verified: boolean;
  /** The id that was sent. */
  holderDid: string;
  /** The result for each credential, in the order of credentialIds; empty if the holder is unknown. */
  credentialResults: PresentedCredential[];
  /** All reasons that apply, in this order; after HOLDER_UNKNOWN nothing else is checked. CHALLENGE_EXPIRED: the challenge or the signature's expiresAt has passed. HOLDER_UNKNOWN: no identity has this DID. HOLDER_MISMATCH: the challenge is for another identity. SIGNER_NOT_BOUND: signerAddress has no ACTIVE binding to the holder. PRESENTATION_SIGNATURE_INVALID: the signature was not made by signerAddress over these values. CREDENTIAL_INVALID: a verdict is not VALID. */
  reasonCodes: ('CHALLENGE_EXPIRED'
    | 'HOLDER_UNKNOWN'
    | 'HOLDER_MISMATCH'
    | 'SIGNER_NOT_BOUND'
    | 'PRESENTATION_SIGNATURE_INVALID'
    | 'CREDENTIAL_INVALID')[];
  /** Id of this verification. It is never null. */
  presentationId: string;
}

/** The result for one credential. */
export interface PresentedCredential {
  /** The id that was sent. */
  credentialId: string;
  /** The hash of the credential; null if it is not found or unsigned. */
  credentialHash: string | null;
  /** The result of the checks. NOT_FOUND is also returned for a credential of another holder, REVOKED also for a suspended one, SIGNATURE_INVALID also for an unsigned one and for a document that no longer matches its hash. */
  verdict: 'VALID' | 'EXPIRED' | 'REVOKED' | 'UNTRUSTED_ISSUER' | 'SIGNATURE_INVALID' | 'NOT_FOUND';
}

/** A sibling hash on the path from the leaf to the root. */
export interface ProofStep {
  /** The side on which the sibling is. */
  position: 'left' | 'right';
  /** The hash of the sibling. */
  hash: string;
}

/** Confirms that the factor or saved payee was deleted. */
export interface ProtectionRemoval {
  /** Id of the deleted factor or saved payee. */
  id: string;
  /** Always true. */
  deleted: true;
}

/** The settings for the two-factor protection of the tenant's transfers. */
export interface ProtectionSettings {
  /** True if protection is enabled; false by default. */
  enabled: boolean;
  /** The cooling-off period of new payees and two-factor methods, in seconds; at least 86400 while protection is enabled. */
  coolingOffSeconds: number;
  /** Transfers of this amount or more, in USD, need two-factor approval; 0.00 for all transfers. */
  thresholdUsd: Usd;
  /** The number of two-factor methods that a transfer needs. */
  requiredFactors: number;
  /** Time of the last change; the time at which the tenant was created if there was none. */
  updatedAt: string;
}

/** The new card of the card provider. */
export interface ProviderCard {
  /** An opaque id that begins with `card_`. */
  cardId: string;
  /** The issuer's id of the card. */
  issuerCardId: string;
  /** Id of the account at the provider that pays. */
  fundingCardAccountId: string;
  /** The last four digits of the card number. */
  last4: string;
}

/** The status of a payout, in words that all providers share. */
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

/** The result of receiving the event. */
export interface ProviderWebhookReceipt {
  /** Always true. */
  received: true;
  /** True if the event had been received before. */
  duplicate: boolean;
  /** False if no payment, deposit or destination has this providerRef. */
  matched: boolean;
}

/** The public view of an invoice, with what a payer needs. */
export interface PublicInvoice {
  /** The amount to pay, in USD. */
  amountUsd: Usd;
  /** The confirmed amount in the escrow while the invoice could be paid, in USD. It is read every 5 seconds, and no longer changes once the invoice is funded or has expired. */
  receivedUsd: Usd;
  /** The status of the invoice, never DRAFT. */
  status: InvoiceStatus;
  /** The address of the escrow to pay to, with EIP-55 checksum; null if the invoice was cancelled before it was sent. */
  holdAddress: string | null;
  /** EIP-155 id of the chain on which to pay. */
  chainId: number;
  /** The address of the token to pay with, USDC, with EIP-55 checksum. */
  tokenAddress: string;
  /** The payee's name, as the tenant that sent the invoice gave it. The service has not verified it. */
  payeeName: string;
  /** The EVM address of the arbiter, with EIP-55 checksum. The arbiter and the payee together can release the money, so a payer has to trust it. */
  arbiterAddress: string;
  /** Time until which the invoice can be funded; null if the invoice was cancelled before it was sent. */
  expiresAt: string | null;
}

/** An order that a pool may finance. The borrower has registered it, the supplier is paid by the loan, and the lender is the pool's tenant. All three can read it. */
export interface PurchaseOrder {
  /** Id of the purchase order. */
  id: string;
  /** `0x` and the keccak256 of the id. Offers and loans refer to the purchase order by it. */
  poId: string;
  /** An opaque id that begins with `pool_`. */
  poolId: string;
  /** Id of the extraction that the purchase order is based on; null if there is none. */
  extractionId: string | null;
  /** Id of the sales order that the purchase order is based on; null if there is none. */
  tradeOrderId: string | null;
  /** Id of the tenant that registered it. */
  borrowerTenantId: string;
  /** The EVM address of the borrower's organization account. */
  borrowerAddress: string;
  /** Id of the supplier's tenant; null if the supplier is a wallet outside the service. */
  supplierTenantId: string | null;
  /** The EVM address of the supplier's wallet; null if none was given. */
  supplierWallet: string | null;
  /** The face amount, in atoms. */
  faceAmount: Atoms;
  /** The lowest principal that the supplier accepts, in atoms; null until the supplier accepts. */
  minPrincipal: Atoms | null;
  /** The current status. */
  status: PurchaseOrderStatus;
  /** Time at which the purchase order was registered. */
  createdAt: string;
}

/** The event that is sent when the status of a purchase order changes. The borrower, the supplier and the lender receive it. */
export interface PurchaseOrderEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'purchase_order.registered'
    | 'purchase_order.accepted'
    | 'purchase_order.financed'
    | 'purchase_order.repaid'
    | 'purchase_order.defaulted';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource at the moment of the change. */
    object: PurchaseOrder;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** Purchase orders, newest first. */
export interface PurchaseOrderList {
  /** The entries of this page. */
  purchaseOrders: PurchaseOrder[];
}

/** The status of a purchase order: registered, accepted by the supplier, then according to its loan. */
export type PurchaseOrderStatus = 'REGISTERED' | 'ACCEPTED' | 'FINANCED' | 'DEFAULTED' | 'REPAID';

/** All rules of the new version. */
export interface PutPaymentPolicyRequest {
  /** The rules. An empty object removes all rules. */
  rules: PaymentPolicyRules;
}

/** A payout method, named by the type of destination. ONCHAIN_WALLET and STABLECOIN_ADDRESS mean the same. */
export type Rail = 'ONCHAIN_WALLET'
  | 'STABLECOIN_ADDRESS'
  | 'PAYMENT_APP_A'
  | 'PAYMENT_APP_B'
  | 'US_BANK_ACH'
  | 'SEPA'
  | 'SERVICE_BALANCE';

/** A payout rail, and whether it can be used. */
export interface RailCapability {
  /** The rail, named by the type of destination. */
  type: PayoutDestinationType;
  /** True if quotes can use this rail: it has a provider, and the provider is not off. */
  routable: boolean;
  /** The mode of the rail's provider; null for US_BANK_ACH and SEPA, which have none. */
  providerMode: 'off' | 'mock' | 'sandbox' | 'live' | null;
}

/** A simulated transfer between fiat and the USDC of a wallet. */
export interface Ramp {
  /** The ramp. */
  id: string;
  /** An opaque id that begins with `wal_`. */
  walletId: string;
  /** `on` from fiat to the wallet, `off` from the wallet to fiat. */
  direction: RampDirection;
  /** The amount to transfer, in USD. */
  amount: Usd;
  /** The provider that moves the money. */
  provider: RampProvider;
  /** The status of the ramp. */
  status: RampStatus;
  /** For `on`: hash of the transaction that credited the wallet; null until CONFIRMED. For `off`: always null. */
  txHash: string | null;
  /** For `off`: id of the payment that the owners sign. For `on`: always null. */
  paymentId: string | null;
  /** The simulated bank reference; null until CONFIRMED. */
  fiatRef: string | null;
  /** The reason of the failure; null unless the ramp is FAILED. */
  failureReason: RampFailureReason | null;
  createdAt: string;
  /** Time at which the ramp was confirmed; null before. */
  confirmedAt: string | null;
}

/** The direction of a ramp: `on` moves money into the wallet, `off` out of it. */
export type RampDirection = 'on' | 'off';

/** The event that is sent when a ramp is confirmed or has failed. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface RampEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'ramp.confirmed' | 'ramp.failed';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource at the moment of the change. */
    object: Ramp;
    /** The status before the change. */
    previousStatus?: string;
  };
}

/** The reason why a ramp failed: MINT_FAILED for `on`; PAYMENT_FAILED and PAYMENT_CANCELED for `off`. */
export type RampFailureReason = 'MINT_FAILED' | 'PAYMENT_FAILED' | 'PAYMENT_CANCELED';

/** Ramps, newest first. */
export interface RampList {
  /** The entries of this page. */
  ramps: Ramp[];
}

/** The provider of a ramp. Only `simulated` is available. */
export type RampProvider = 'simulated';

/** The status of a ramp: SUBMITTED until the money has moved, then CONFIRMED or FAILED. */
export type RampStatus = 'SUBMITTED' | 'CONFIRMED' | 'FAILED';

/** The result of the readiness check, with warnings. */
export interface Readiness {
  /** Always `ok`. */
  status: 'ok';
  /** Problems that an operator has to fix. Absent if there are none. */
  warnings?: ReadinessWarning[];
}

/** RELAYER_OUT_OF_GAS: the relayer cannot pay for deploying one more wallet. Transactions wait until its address receives ETH. */
export type ReadinessWarning = 'RELAYER_OUT_OF_GAS';

/** One event of a provider, in the format that all providers share. */
export interface ReceiveProviderWebhookRequest {
  /** Id of the event. An event is processed once for each provider. */
  eventId: string;
  /** The provider's reference of what the event is about. */
  providerRef: string;
  /** The outcome that the provider reports. */
  status: ProviderStatus;
  /** Time of the event on the provider's clock. An event that is older than the newest one processed changes nothing. */
  occurredAt: string;
  /** The provider's explanation. Only operators see it. */
  reason?: string;
}

/** A notification that a session has changed. */
export interface ReceiveVerificationWebhookRequest {
  /** The provider's id of the event. */
  eventId: string;
  /** The provider's id of the session. */
  sessionRef: string;
  /** The reference under which the service has started the session at the provider. */
  reference: string;
}

/** The delivery to record, with its evidence. */
export interface RecordDeliveryRequest {
  /** A description of the delivery. */
  note: string;
  /** Ids of the seller's own uploads that prove the delivery. */
  uploadIds?: string[];
}

/** An address and the proof that the member controls it. */
export interface RegisterMemberSignerRequest {
  /** An EVM address. Mixed case has to pass the EIP-55 checksum. */
  address: string;
  /** EIP-191 `personal_sign` over three lines: `Service signer registration`, `member: <memberId>`, `address: <checksummed address>`. */
  signature: string;
}

/** The order to finance, the pool and the supplier. Send exactly one of `tradeOrderId` and `extractionId`, and at least one of `supplierTenantId` and `supplierWallet`. */
export interface RegisterPurchaseOrderRequest {
  /** Id of the pool, which may belong to any tenant. */
  poolId: string;
  /** Id of a sales order in which the caller is the buyer. */
  tradeOrderId?: string;
  /** Id of an APPROVED extraction of the caller's tenant. */
  extractionId?: string;
  /** Id of the supplier's tenant, which is another tenant; for a sales order its seller. */
  supplierTenantId?: string;
  /** The supplier's EVM address. Payments to it are only recorded. */
  supplierWallet?: string;
  /** The face amount, in atoms. */
  faceAmount: PositiveAtoms;
}

/** A rejection. The body may be empty. */
export interface RejectApprovalRequest {
  /** A signature as for signing a vote, over the text with `decision: REJECT`. */
  signature?: string;
}

/** The limit of the repayment. */
export interface RepayLoanRequest {
  /** The highest amount to pay, in atoms. */
  maxAmount: PositiveAtoms;
  /** Number of seconds for which the authorization is valid. It is executed at once. */
  deadlineSeconds?: number;
}

/** The period whose events are sent again. */
export interface ReplayWebhookEndpointRequest {
  /** Start of the period. Events that were created at this time or later are sent. */
  since: string;
  /** End of the period. Only events that were created before this time are sent. It has to be later than `since`. */
  until?: string;
}

/** The decision about a review case. */
export interface ResolveReviewCaseRequest {
  /** RELEASE to continue the payment, REJECT to end it. */
  decision: ReviewDecision;
  /** The explanation of the decision, for the audit log. */
  note: string;
}

/** The decision about a review case. */
export interface ResolveTestReviewCaseRequest {
  /** RELEASE to continue the payment, REJECT to end it. */
  decision: ReviewDecision;
  /** The explanation of the decision. */
  note: string;
}

/** The seller's response. */
export interface RespondToSalesOrderRequest {
  /** The response: `accept`, `request-changes` or `reject`. */
  action: 'accept' | 'request-changes' | 'reject';
  /** The reason for the response; required for `request-changes`. */
  note?: string;
}

/** The amount to reverse. */
export interface ReverseTestCardAuthorizationRequest {
  /** The amount in USD; the whole rest by default. */
  amountUsd?: string;
}

/** A payment that an operator has to review. A payment has at most one OPEN case for each reason. */
export interface ReviewCase {
  /** Id of the review case. */
  id: string;
  /** An opaque id that begins with `pay_`. */
  paymentId: string;
  /** The reason why the case was opened. */
  reason: ReviewCaseReason;
  /** The status of the case. It is OPEN until the case is decided. */
  status: ReviewCaseStatus;
  /** The decision; null while the case is not RESOLVED. */
  decision: ReviewDecision | null;
  /** The explanation of the decision; null before the decision. */
  note: string | null;
  /** Name of the operator who decided; null before the decision. */
  resolvedBy: string | null;
  /** Time of the decision; null before the decision. */
  resolvedAt: string | null;
  /** Time at which the case was opened. */
  createdAt: string;
}

/** The event that is sent when a review case of a payment is opened or resolved. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface ReviewCaseEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'review_case.opened' | 'review_case.resolved';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment of the event: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource as it was at the moment of the change, as this tenant may read it. */
    object: ReviewCase;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** Review cases, newest first. */
export interface ReviewCaseList {
  /** The entries of this page. */
  reviewCases: ReviewCase[];
}

/** The reason why an operator has to review the payment. PAYOUT_CONTRADICTED: the provider reports that it has paid a payment that failed or was returned, or that it has not paid one that was delivered. FUNDING_CONTRADICTED: a deposit that funded the payment has left the chain, or the partner who took it reports that it failed. Both leave the payment as it is. */
export type ReviewCaseReason = 'SANCTIONS_REVIEW_REQUIRED'
  | 'TRANSACTION_MONITORING_REVIEW'
  | 'CREDENTIAL_CHANGED_REVIEW_REQUIRED'
  | 'PROVIDER_STUCK'
  | 'POST_DELIVERY_RETURN'
  | 'PAYOUT_CONTRADICTED'
  | 'FUNDING_CONTRADICTED';

/** The status of a review case: OPEN until it is RESOLVED; CLOSED if the payment ended in another way. */
export type ReviewCaseStatus = 'OPEN' | 'RESOLVED' | 'CLOSED';

/** RELEASE clears the reason for this payment permanently; REJECT ends the payment. */
export type ReviewDecision = 'RELEASE' | 'REJECT';

/** The reason of the revocation; null unless the credential is REVOKED. */
export type RevokedReason = 'OPERATOR'
  | 'SUPERSEDED'
  | 'AUTHORITY_REVOKED'
  | 'AUTHORITY_CHANGED'
  | 'POLICY_CHANGED'
  | 'MEMBER_REMOVED'
  | 'PROVIDER'
  | null;

/** The wallet that replaces the bound wallet. */
export interface RotateWalletBindingRequest {
  /** The EVM address of the new wallet. Mixed case has to pass the EIP-55 checksum. Chain and type are those of the bound wallet. */
  newWalletAddress: string;
}

/** The length of the grace period. */
export interface RotateWebhookEndpointSecretRequest {
  /** Number of seconds, in real time, during which both secrets sign; one day (86400) by default. */
  graceSeconds?: number;
}

/** The fees of the route, which the recipient bears, in minor units of the destination currency. */
export interface RouteFees {
  /** The provider's fee, including the cost of a currency conversion. */
  providerFeeMinor: string;
  /** The fee of the blockchain network. */
  networkFeeMinor: string;
}

/** An offer to pay one destination through one provider. A quote never changes: a new set of quotes replaces all of the old ones. */
export interface RouteQuote {
  /** Id of the quote. Pass it to select-route as `routeQuoteId`. */
  routeId: string;
  /** An opaque id that begins with `pay_`. */
  paymentId: string;
  /** Id of the destination that receives the money. */
  destinationId: string;
  /** Name of the provider that pays out. */
  provider: string;
  /** The amount that the sender pays, in base units with 6 decimals. */
  sourceAmountBaseUnits: string;
  /** The asset that the sender pays. */
  sourceAssetId: string;
  /** The amount that the recipient receives after fees, in minor units of the destination currency. */
  destinationAmountMinor: string;
  /** The currency that the recipient receives: an ISO 4217 code, or USDC or USDT with 6 decimals. */
  destinationCurrency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
  /** The fees of the route, which the recipient bears. */
  fees: RouteFees;
  /** Units of the destination currency for one USD, with 8 decimals. */
  exchangeRate: string;
  /** The expected delivery time in seconds. */
  estimatedDeliverySeconds: number | null;
  /** The expected speed of the delivery. It is an estimate, not a promise. */
  speedClass: 'INSTANT_EXPECTED' | 'SAME_DAY' | 'NEXT_DAY' | 'STANDARD' | 'UNKNOWN';
  /** How binding the estimate is. */
  guaranteeLevel: 'CONTRACTUAL_SLA' | 'BEST_EFFORT' | 'NONE';
  /** Position of the quote in the ranking; 1 is the best. */
  rank: number | null;
  /** True if the destination is on another network. */
  requiresBridge: boolean;
  /** True if the destination receives another currency or asset. */
  requiresConversion: boolean;
  /** True if the provider pays from a prefunded balance. */
  requiresPrefunding: boolean;
  /** Whether the quote can still be used. It is computed when the quote is read. */
  status: 'ACTIVE' | 'EXPIRED' | 'SUPERSEDED' | 'CONSUMED';
  /** Time at which the quote expires, 120 seconds after it was created. */
  quoteExpiresAt: string;
}

/** The Safe transaction that is hashed to `multisigTxHash`. Anybody can compute the hash from it and the wallet's address and chain. */
export interface SafeTransaction {
  /** Address that the transaction calls: the token's contract, or the destination of ETH and of a call. */
  to: string;
  /** The ETH that the transaction transfers, in wei. */
  value: string;
  /** The call data; `0x` if there is none. */
  data: string;
  /** Always 0, a call. Delegate calls are not supported. */
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
  /** The Safe nonce of this proposal. */
  nonce: string;
}

/** An order between two tenants, which both can read. The signatures are recorded acceptances of an authenticated party, not wallet signatures. */
export interface SalesOrder {
  /** The order. */
  id: string;
  /** The order number: `SO-` and the buyer's sequence number. */
  number: string;
  /** The status of the order. */
  status: SalesOrderStatus;
  /** Number of the version: 1 at first, one more with every change of terms. */
  version: number;
  /** Id of the tenant that created it. */
  buyerTenantId: string;
  /** Id of the seller: the tenant that responds and delivers. */
  sellerTenantId: string;
  /** The DID of the buyer, `did:subject:<identity id>`. */
  buyerDid: string;
  /** The DID of the seller, `did:subject:<identity id>`. */
  sellerDid: string;
  /** The sum of the line items, in atoms. */
  totalAtoms: Atoms;
  /** Always USD. */
  currency: 'USD';
  /** Number of days from the invoice until it is due, as in the terms. */
  dueDays: number;
  /** The terms of this version. */
  terms: SalesOrderTerms;
  /** `0x` and the SHA-256 of the canonical JSON of number, version, buyerDid, sellerDid, currency and terms. */
  contentHash: string;
  /** The last note of the seller; null if there is none. */
  changeNote: string | null;
  /** True from the submission until the terms change. */
  buyerSigned: boolean;
  /** True once the seller has accepted. */
  sellerSigned: boolean;
  /** `0x` and the SHA-256 of the canonical JSON of contentHash, buyerDid, sellerDid and acceptedAt; null until the order is ACCEPTED. */
  salesOrderHash: string | null;
  /** Id of the extraction that the order was created from; null if there is none. */
  extractionId: string | null;
  /** Id of the agreement that the order is based on; null if there is none. */
  agreementId: string | null;
  /** True if the order can be financed: it is ACCEPTED or DELIVERED, not settled, and has no purchase order other than a REPAID one. */
  financeable: boolean;
  /** Time at which the seller accepted; null before. */
  acceptedAt: string | null;
  createdAt: string;
  /** Time of the last change. */
  updatedAt: string;
}

/** The event that is sent when the status of a sales order changes. Both parties receive it. */
export interface SalesOrderEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'sales_order.draft'
    | 'sales_order.submitted'
    | 'sales_order.changes_requested'
    | 'sales_order.accepted'
    | 'sales_order.delivered'
    | 'sales_order.completed'
    | 'sales_order.rejected'
    | 'sales_order.canceled';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The order at the moment of the change. */
    object: SalesOrder;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** Sales orders, newest first. */
export interface SalesOrderList {
  /** The entries of this page. */
  salesOrders: SalesOrder[];
}

/** The status of a sales order. COMPLETED, REJECTED and CANCELED are final. */
export type SalesOrderStatus = 'DRAFT'
  | 'SUBMITTED'
  | 'CHANGES_REQUESTED'
  | 'ACCEPTED'
  | 'DELIVERED'
  | 'COMPLETED'
  | 'REJECTED'
  | 'CANCELED';

/** The terms of a sales order. */
export interface SalesOrderTerms {
  /** The line items; empty in a new draft. */
  lineItems: LineItem[];
  /** Number of days from the invoice until it is due. */
  dueDays: number;
  /** The delivery terms, such as an Incoterm; null if there are none. */
  deliveryTerms: string | null;
}

/** The terms that the buyer proposes. */
export interface SalesOrderTermsInput {
  /** The line items; at least one before the order is submitted. */
  lineItems: LineItem[];
  /** Number of days from the invoice until it is due. */
  dueDays?: number;
  /** The delivery terms, such as an Incoterm. */
  deliveryTerms?: string;
}

/** A payee given by EVM address. */
export interface SaveAddressContact {
  /** A label of your own. */
  label: string;
  /** The payee's EVM address. Mixed case has to pass the EIP-55 checksum. */
  address: string;
  /** EIP-155 id of the chain on which the payee is paid; the deployment's chain by default. */
  chainId?: number;
}

/** A payee given by DID. */
export interface SaveDidContact {
  /** A label of your own. */
  label: string;
  /** The payee's DID: `did:payid:` and 64 hex digits in lower case, or a `did:web` of this service. */
  did: string;
}

/** A payee given by e-mail address. */
export interface SaveEmailContact {
  /** A label of your own. */
  label: string;
  /** The payee's e-mail address, in any letter case. */
  email: string;
}

/** A payee given by handle. */
export interface SaveHandleContact {
  /** A label of your own. */
  label: string;
  /** The payee's handle. A leading `@` is removed. */
  handle: string;
}

/** A payee given by phone number. */
export interface SavePhoneContact {
  /** A label of your own. */
  label: string;
  /** The payee's phone number in E.164 form. */
  phone: string;
}

/** A permission, written `resource:action`. There is no wildcard. */
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

/** CLEAR lets the payment pass, SANCTIONS rejects it, MONITORING holds it for review. */
export type ScreeningOutcome = 'CLEAR' | 'SANCTIONS' | 'MONITORING';

/** The quote to select. */
export interface SelectOfframpPaymentRouteRequest {
  /** The `routeId` of one of the quotes. */
  routeQuoteId: string;
}

/** The quote to select. */
export interface SelectPaymentRouteRequest {
  /** The `routeId` of one of the quotes. */
  routeQuoteId: string;
}

/** One claim of a credential, and the proof that it belongs to the anchored root, without the other claims. The leaf is the SHA-256 of the byte 0x00 and the canonical JSON [salt, key, value], a node is the SHA-256 of the byte 0x01, left and right. Leaves are sorted by key, and an odd node moves up unchanged. */
export interface SelectiveDisclosure {
  /** The key of the claim. */
  key: string;
  /** The value of the claim. */
  value: string | number | boolean | Record<string, unknown> | unknown[] | null;
  /** 32 random bytes that are used for this claim only. */
  salt: string;
  /** The hash of the claim. */
  leaf: string;
  /** The sibling hashes from the leaf to the root. */
  proof: ProofStep[];
  /** The Merkle root that is anchored on chain. */
  root: string;
}

/** The event to send, and the payment that it is about. */
export interface SendTestProviderWebhookRequest {
  /** Name of the provider that sends the webhook. */
  provider: 'internal' | 'onchain' | 'payapp_a' | 'payapp_b' | 'tron_partner';
  /** An opaque id that begins with `pay_`. */
  paymentId: string;
  /** The status that the provider reports for the payment. */
  status: ProviderStatus;
  /** The provider's id of the event; a new one by default. */
  eventId?: string;
  /** Time of the event on the provider's clock; now by default. */
  occurredAt?: string;
  /** The timestamp of the signature header, in Unix seconds; now on the real clock by default. */
  timestamp?: number;
}

/** The factor to which to send a code. */
export interface SendTwoFactorCodeRequest {
  /** Id of an EMAIL or SMS factor of the challenge. */
  factorId: string;
}

/** The limits to update. A field that is absent does not change, and null removes the limit. */
export interface SetCardLimitsRequest {
  /** The limit of one authorization, in USD; null for no limit. */
  perTransactionUsd?: string | null;
  /** The limit of a UTC day, in USD; null for no limit. */
  dailyUsd?: string | null;
  /** The limit of an ISO week, in USD; null for no limit. */
  weeklyUsd?: string | null;
  /** The limit of a calendar month, in USD; null for no limit. */
  monthlyUsd?: string | null;
  /** The merchant categories to decline. The new list replaces the old one; null empties it. The list is stored sorted and without duplicates. */
  blockedMcc?: Mcc[] | null;
  /** The only merchant categories to allow. The new list replaces the old one; null or an empty list removes it. */
  allowedMcc?: Mcc[] | null;
}

/** The handle to set, and the wallet that it belongs to. */
export interface SetDirectoryHandleRequest {
  /** The handle: 3 to 32 lower case letters, digits and hyphens, without `@`. */
  handle: string;
  /** Id of one of the tenant's wallets. */
  walletId: string;
}

/** The fields to update. A field that is absent or null does not change. */
export interface SetTestChainRequest {
  /** False makes every read of the chain fail. */
  available?: boolean;
  /** True if payments are not executed automatically. */
  holdExecution?: boolean;
  /** True if wallets are not deployed. */
  holdDeployments?: boolean;
  /** Number of the next drips that fail. */
  failNextDrips?: number;
  /** Number of the next wallets whose deployment fails. */
  failNextDeployments?: number;
}

/** The features to enable or disable. */
export interface SetTestFeaturesRequest {
  /** Whether the tenant may fund payments in mode ONCHAIN_DEPOSIT. */
  onchainDeposit: boolean;
}

/** Whether the gateway takes messages. */
export interface SetTestMessageGatewayRequest {
  /** False makes the gateway refuse the messages of the tenant. */
  available: boolean;
}

/** The enforcement mode to set for this tenant. */
export interface SetTestPolicyEnforcementRequest {
  /** The enforcement mode: `off` skips the evaluation, `log` only records what would be denied, `enforce` blocks it. */
  mode: PolicyEnforcementMode;
}

/** Whether the policy check works for this tenant. */
export interface SetTestPolicySubsystemRequest {
  /** False makes the policy check fail. */
  available: boolean;
}

/** The overrides to set. A field that is absent or null does not change. */
export interface SetTestProviderControlsRequest {
  /** False makes the provider unavailable. */
  available?: boolean;
  /** The liquidity, in minor units of `currency`. */
  liquidityMinor?: string;
  /** The currency of the liquidity; USD by default. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
  /** True keeps payments in FUNDS_LOCKED until it is set to false. Use it to test the check before submission. */
  holdSubmission?: boolean;
  /** Id of one of the tenant's destinations that this provider pays. The provider reports it as revoked, once and permanently. */
  revokeDestinationId?: string;
}

/** The recipient and the result to set. Send exactly one of `phone`, `did` and `tenantId`. */
export interface SetTestScreeningRequest {
  /** The recipient's phone number in E.164 form. */
  phone?: string;
  /** The recipient's payment DID. */
  did?: string;
  /** Id of the recipient's tenant, `ten_…`. */
  tenantId?: string;
  /** The result of the screening. */
  outcome: ScreeningOutcome;
}

/** The status that the tenant is to have. */
export interface SetTestTenantStatusRequest {
  /** SUSPENDED has every request of the tenant refused. */
  status: 'ACTIVE' | 'SUSPENDED';
}

/** The result of the check, and the order after it. */
export interface SettlementCheck {
  /** True if the order is paid. */
  settled: boolean;
  /** How the order was paid; null if it is not paid. */
  source: SettlementSource;
  /** Time of the check. */
  checkedAt: string;
  /** The order after the check. A DELIVERED order that is paid is now COMPLETED. */
  order: SalesOrder;
}

/** How the order was paid: its invoice was released, or its loan was repaid. */
export type SettlementSource = 'INVOICE' | 'LOAN' | null;

/** The token in which USD amounts settle on a chain. */
export interface SettlementToken {
  /** The token's code in this API. */
  asset: 'usdc';
  /** The address of the token's contract, with EIP-55 checksum. */
  address: string;
  /** Number of decimals of the token. */
  decimals: 6;
}

/** A vote. An empty body approves. */
export interface SignApprovalRequest {
  /** The vote: APPROVE or REJECT; APPROVE by default. */
  decision?: VoteDecision;
  /** EIP-191 `personal_sign` by the member's signerAddress (EIP-1271 if that is a contract) over five lines, without a line break after the last: `Service approval vote`, `request: <id>`, `payment: <paymentId>`, `decision: <decision>`, `member: <memberId>`. */
  signature?: string;
}

/** An owner's signature. */
export interface SignPaymentRequest {
  /** A secp256k1 signature of 65 bytes, with v 27 or 28, over the raw 32 bytes of `multisigTxHash`. A signature with the EIP-191 prefix does not verify. */
  signature: string;
}

/** The step to simulate. An empty body satisfies the next requirement. */
export interface SimulateVerificationSessionRequest {
  /** Ends the session at once with this status. */
  outcome?: 'REJECTED' | 'EXPIRED' | 'CANCELED' | 'ERROR';
}

/** How quotes are ranked: FASTEST by delivery time first, CHEAPEST, the default, by fee first. */
export type SpeedPreference = 'FASTEST' | 'CHEAPEST';

/** The wallet to bind. */
export interface StartWalletBindingRequest {
  /** The EVM address to bind. Mixed case has to pass the EIP-55 checksum. */
  walletAddress: string;
  /** EIP-155 id of the deployment's chain, which is also the default: 84532 in the sandbox, 8453 in live. */
  chainId?: number;
  /** How the wallet signs; EOA by default. */
  walletType?: WalletType;
}

/** The steps to simulate. Send either `steps` or `status`. */
export interface StepTestProviderRequest {
  /** Number of polls of the provider to run. */
  steps?: number;
  /** One provider event to apply instead of polling. */
  status?: ProviderStatus;
}

/** The type of the subject: a tenant or one of its members. */
export type SubjectType = 'TENANT' | 'TENANT_MEMBER';

/** Who suspends the credential. */
export interface SuspendTestCredentialRequest {
  /** PLATFORM for an operator, PROVIDER for the verification provider. */
  source?: 'PLATFORM' | 'PROVIDER';
}

/** A business that uses the service. Everything else belongs to a tenant. */
export interface Tenant {
  /** The tenant. */
  id: string;
  /** The everyday name of the business, 1 to 120 characters. */
  name: string;
  /** The registered name of the business. The verification of the business checks this name. */
  legalName: string;
  /** ISO 3166-1 alpha-2 country of registration. */
  country: string | null;
  /** The status of the tenant. Only an ACTIVE tenant may act. */
  status: TenantStatus;
  /** The environment of the tenant: `sandbox` or `live`. */
  environment: Environment;
  createdAt: string;
}

/** The new tenant and its first member. */
export interface TenantCreated {
  /** The business that was created. */
  tenant: Tenant;
  /** The caller, now its ACTIVE OWNER. */
  member: Member;
}

/** The status of a tenant. Every request of a SUSPENDED tenant is refused. */
export type TenantStatus = 'ACTIVE' | 'SUSPENDED';

/** The platform arbiter of the sandbox. For tests only. */
export interface TestArbiter {
  /** The address, with EIP-55 checksum. */
  address: string;
  /** The private key, `0x` and 64 hex digits. */
  privateKey: string;
}

/** How the chain behaves for this tenant. */
export interface TestChain {
  /** False makes every read of the chain fail. */
  available: boolean;
  /** True if payments are not executed automatically. */
  holdExecution: boolean;
  /** True if wallets are not deployed. */
  holdDeployments: boolean;
  /** Number of drips that will still fail. */
  failNextDrips: number;
  /** Number of wallets whose deployment will still fail. */
  failNextDeployments: number;
}

/** The tenant's test clock. */
export interface TestClock {
  /** The current time of the test clock. */
  now: string;
  /** Number of seconds that the test clock is ahead of the real one. */
  offsetSeconds: number;
}

/** Test money that was added to a balance. */
export interface TestCredit {
  /** The amount that was added, in USD. */
  amountUsd: Usd;
  /** The amount in base units of a millionth of a USD. */
  amountBaseUnits: string;
}

/** The features that can be enabled for single tenants. */
export interface TestFeatures {
  /** Whether the tenant may fund payments in mode ONCHAIN_DEPOSIT. */
  onchainDeposit: boolean;
}

/** An overridden provider balance. */
export interface TestLiquidity {
  /** ISO 4217 code, or USDC or USDT. */
  currency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
  /** The remaining balance in minor units. */
  liquidityMinor: string;
}

/** A text message or e-mail that would have been sent in live, with recipient and code in full. */
export interface TestMessage {
  /** Id of the message. */
  id: string;
  /** How the message would have been sent. */
  channel: TestMessageChannel;
  /** The phone number or e-mail address of the recipient, unmasked. */
  to: string;
  /** The purpose of the message. */
  purpose: TestMessagePurpose;
  /** The text of the message. */
  body: string;
  /** The one-time code in the message; null if it contains none. */
  code: string | null;
  /** The link in the message; null if it contains none. */
  link: string | null;
  /** Time at which the message was sent. */
  createdAt: string;
}

/** How the message is sent. */
export type TestMessageChannel = 'sms' | 'email';

/** Whether the gateway takes the messages of the tenant. */
export interface TestMessageGateway {
  /** False if the gateway refuses the messages of the tenant. */
  available: boolean;
}

/** Messages, newest first. */
export interface TestMessageList {
  /** The entries of this page. */
  messages: TestMessage[];
}

/** The purpose of the message. */
export type TestMessagePurpose = 'CLAIM_LINK' | 'CLAIM_OTP' | 'ALIAS_OTP' | 'FACTOR_OTP' | 'TWOFA_OTP' | 'INVITE';

/** The enforcement mode of this tenant. */
export interface TestPolicyEnforcement {
  /** The enforcement mode: `off` skips the evaluation, `log` only records what would be denied, `enforce` blocks it. */
  mode: PolicyEnforcementMode;
}

/** Whether the policy check works for this tenant. */
export interface TestPolicySubsystem {
  /** False while the policy check fails. */
  available: boolean;
}

/** The provider's responses about a payment so far. */
export interface TestProvider {
  /** Name of the provider; null before the submission. */
  provider: string | null;
  /** The provider's own reference of the payment; null before the submission. */
  providerRef: string | null;
  /** The provider's responses, oldest first. */
  attempts: TestProviderAttempt[];
}

/** One response of the provider. */
export interface TestProviderAttempt {
  /** Time of the attempt, on the real clock. */
  at: string;
  /** The status that the provider reported. */
  status: ProviderStatus;
}

/** The overrides of a provider for payments of the caller's tenant. The mode of the provider in this deployment cannot be changed over HTTP. */
export interface TestProviderControls {
  /** `internal`, `onchain`, `payapp_a` or `payapp_b`. */
  provider: 'internal' | 'onchain' | 'payapp_a' | 'payapp_b';
  /** The overridden availability; null if it is not overridden. */
  available: boolean | null;
  /** True while submissions are held. */
  holdSubmission: boolean;
  /** The overridden balances by currency; empty if none is overridden. */
  liquidity: TestLiquidity[];
}

/** The screening result that is set for a recipient. */
export interface TestScreening {
  /** The result of the screening. */
  outcome: ScreeningOutcome;
}

/** A member session of the sandbox. */
export interface TestSession {
  /** A JWT to send as `Authorization: Bearer`. It is valid for 12 hours. */
  token: string;
  /** Always `Bearer`. */
  tokenType: 'Bearer';
  /** Time at which the session expires, on the real clock. */
  expiresAt: string;
  /** The identity provider's id of the person. */
  userId: string;
  /** Id of the tenant that the session acts in; null if the user has none, or has several and chose none. */
  tenantId: string | null;
  /** Id of the member in that tenant; null if there is no tenant. */
  memberId: string | null;
  /** The user's signing key. */
  signer: TestSigner;
}

/** Signs in the user with an e-mail address. */
export interface TestSessionByEmail {
  /** The e-mail address of a new or an existing user. */
  email: string;
  /** Full name of a new user. */
  name?: string;
  /** Id of the tenant to act in, for a user who belongs to several. */
  tenantId?: string;
}

/** Signs in a member. An INVITED member accepts the invitation by it. */
export interface TestSessionByMember {
  /** Id of the member who signs in. */
  memberId: string;
}

/** A signing key of the user. The sandbox creates it for tests only. */
export interface TestSigner {
  /** The EVM address of the key, with EIP-55 checksum. */
  address: string;
  /** The private key, `0x` and 64 hex digits. */
  privateKey: string;
}

/** The status of the tenant. */
export interface TestTenantStatus {
  /** Status of the tenant. */
  status: 'ACTIVE' | 'SUSPENDED';
}

/** The result of a run. */
export interface TestTreasuryRuleRun {
  /** The rule after the run. */
  rule: TreasuryRule;
  /** The sweep that the run proposed; null if there is none. */
  sweep: TreasurySweep | null;
}

/** The result of the run. */
export interface TestWebhookRun {
  /** The number of attempts that were made. */
  attempted: number;
}

/** A webhook sink with its response. */
export interface TestWebhookSink {
  /** Id of the sink, which is part of its host name. */
  sinkId: string;
  /** The URL to register as a webhook endpoint. */
  url: string;
  /** The response of the sink: an HTTP status, or TIMEOUT. */
  respondWith: TestWebhookSinkAnswer;
}

/** A response status, or TIMEOUT for no response. */
export type TestWebhookSinkAnswer = number | 'TIMEOUT';

/** A new sink. */
export interface TestWebhookSinkCreated {
  /** Id of the sink, which is part of its host name. */
  sinkId: string;
  /** The URL to register as a webhook endpoint. */
  url: string;
}

/** A request as the sink received it. */
export interface TestWebhookSinkRequest {
  /** The headers of the request, with names in lower case. */
  headers: Record<string, string>;
  /** The bytes that were signed. */
  body: string;
  /** Time of receipt, on the real clock. */
  receivedAt: string;
}

/** The requests that a sink has received, newest first. */
export interface TestWebhookSinkRequestList {
  /** The entries of this page. */
  requests: TestWebhookSinkRequest[];
}

/** An amount in whole tokens, with as many decimals as it needs and no trailing zeros. */
export type TokenAmount = string;

/** `usdc` is the settlement token with 6 decimals, Demo USD in the sandbox. `eth` is the native coin with 18 decimals. */
export type TokenAsset = 'usdc' | 'eth';

/** The on-chain balance of an address in one asset. */
export interface TokenBalance {
  /** `usdc`, or `eth` for the native coin. */
  asset: TokenAsset;
  /** The balance in whole tokens. */
  amount: TokenAmount;
  /** Number of decimals of the token: 6 for usdc, 18 for eth. */
  decimals: 6 | 18;
}

/** An account of buckets, each with its own multisig wallet of the same owners. The platform has no keys: it only proposes transfers. */
export interface TreasuryAccount {
  /** The account. */
  id: string;
  /** A label of the tenant, 1 to 120 characters. */
  name: string;
  /** EIP-155 id of the chain of the multisig wallets. */
  chainId: number;
  /** The number of owners who have to sign a transfer. */
  threshold: number;
  /** The status of the deployment on chain. */
  status: TreasuryAccountStatus;
  /** The owners, in the order in which they were given. */
  owners: TreasuryOwner[];
  /** The buckets, in the order in which they were given. */
  buckets: TreasuryBucket[];
  /** The sum of the buckets in USD; null unless every balance can be read. */
  totalUsd: Usd | null;
  createdAt: string;
}

/** Treasury accounts, newest first, without live balances. */
export interface TreasuryAccountList {
  /** The entries of this page. */
  accounts: TreasuryAccount[];
}

/** The status of a treasury account: PROVISIONING while the multisig wallets of the buckets are being deployed, ACTIVE once all are deployed, FAILED if one cannot be. */
export type TreasuryAccountStatus = 'PROVISIONING' | 'ACTIVE' | 'FAILED';

/** An amount in USD: above zero, at most 1000000000, with at most 6 decimals. */
export type TreasuryAmountInput = string;

/** A part of a treasury account, with its own multisig wallet. Lists do not read balances: there balanceUsd, shareBps and driftBps are null. */
export interface TreasuryBucket {
  /** Id of the bucket. */
  id: string;
  /** A label of the tenant, 1 to 120 characters. */
  name: string;
  /** OPERATING, RESERVE or YIELD. */
  kind: TreasuryBucketKind;
  /** The target share of the bucket in the account's total, in basis points. */
  targetBps: number;
  /** The simulated annual yield in basis points; null if there is none. */
  apyBps: number | null;
  /** Id of the bucket's multisig wallet. */
  walletId: string;
  /** The EVM address of the bucket's multisig wallet, with EIP-55 checksum. It can receive money from the first response on. */
  address: string;
  /** The status of the deployment on chain. */
  walletStatus: TreasuryBucketWalletStatus;
  /** The current balance in USD; null, never zero, if it cannot be read. */
  balanceUsd: Usd | null;
  /** The share of the bucket in the total, in basis points, rounded down; null while any bucket cannot be read or the total is zero. */
  shareBps: number | null;
  /** shareBps less targetBps, in basis points; null if shareBps is null. */
  driftBps: number | null;
  /** The simulated yield so far, in USD; null unless it is a YIELD bucket with apyBps. It is for display only and moves no money. */
  accruedYieldUsd: Usd | null;
  /** Always true, because no yield here is real. */
  yieldSimulated: true;
}

/** A bucket to create. */
export interface TreasuryBucketInput {
  /** The name, unique within the account. */
  name: string;
  /** OPERATING, RESERVE or YIELD. */
  kind: TreasuryBucketKind;
  /** The target share of the bucket in the account's total, in basis points. All targets together are at most 10000; a rest has no target. */
  targetBps: number;
  /** For YIELD only: the simulated annual yield in basis points. */
  apyBps?: number;
}

/** The purpose of a bucket. Only a YIELD bucket can accrue simulated yield. */
export type TreasuryBucketKind = 'OPERATING' | 'RESERVE' | 'YIELD';

/** The deployment status of a bucket's multisig wallet. Money can leave only a DEPLOYED one. */
export type TreasuryBucketWalletStatus = 'PENDING_DEPLOYMENT' | 'DEPLOYING' | 'DEPLOYED' | 'FAILED';

/** Number of seconds between two runs: one minute to 30 days, one hour by default. */
export type TreasuryIntervalInput = number;

/** An owner of the multisig wallets of all buckets. */
export interface TreasuryOwner {
  /** The EVM address that signs, with EIP-55 checksum. */
  address: string;
  /** The role of the owner. */
  role: TreasuryOwnerRole;
  /** A label of your own. */
  label: string | null;
  /** Id of the member whose signing address it is; null if the owner was given by address or handle. */
  memberId: string | null;
}

/** An owner given by the EVM address that signs. */
export interface TreasuryOwnerByAddress {
  /** The EVM address that signs. Mixed case has to pass the EIP-55 checksum. The zero address and 0x…01 cannot be owners. */
  address: string;
  /** The role of the owner. */
  role?: TreasuryOwnerRole;
  /** A label of your own. */
  label?: string;
}

/** An owner given by handle. The wallet of the handle signs. */
export interface TreasuryOwnerByHandle {
  /** A handle of the directory, which is deprecated. */
  handle: string;
  /** The role of the owner. */
  role?: TreasuryOwnerRole;
  /** A label of your own. */
  label?: string;
}

/** An owner given by member id. The member's signing address signs. */
export interface TreasuryOwnerByMember {
  /** Id of a member of the tenant. */
  memberId: string;
  /** The role of the owner. */
  role?: TreasuryOwnerRole;
  /** A label of your own. */
  label?: string;
}

/** An owner, given by exactly one of `address`, `memberId` and `handle`. */
export type TreasuryOwnerInput = TreasuryOwnerByAddress | TreasuryOwnerByMember | TreasuryOwnerByHandle;

/** The role of an owner of the multisig wallets in the organization. */
export type TreasuryOwnerRole = 'ADMIN_OWNER' | 'FINANCE_OWNER' | 'MERCHANT_OPERATOR' | 'AGENT';

/** A rule that proposes sweeps between buckets of an account. */
export interface TreasuryRule {
  /** The rule. */
  id: string;
  /** Id of the treasury account, `trs_…`. */
  accountId: string;
  /** What the rule does. */
  type: TreasuryRuleType;
  /** Id of the source bucket; null for REBALANCE_TO_TARGET. */
  sourceBucketId: string | null;
  /** Id of the destination bucket; null for REBALANCE_TO_TARGET. */
  destBucketId: string | null;
  /** For SWEEP_EXCESS: the amount in USD that stays in the source. For TOP_UP: the balance in USD below which it refills; null if that is targetUsd. Null for REBALANCE_TO_TARGET. */
  thresholdUsd: Usd | null;
  /** For TOP_UP: the balance in USD to which the destination is refilled; null for other types. */
  targetUsd: Usd | null;
  /** The minimum time between two runs, in seconds. A skipped run counts too. */
  intervalSeconds: number;
  /** True if the rule runs when it is due. */
  enabled: boolean;
  /** Time of the last run; null before the first. */
  lastRunAt: string | null;
  /** The result of the last run; null before the first. */
  lastOutcome: TreasuryRuleOutcome | null;
  createdAt: string;
}

/** Confirms that the rule was deleted. */
export interface TreasuryRuleDeleted {
  /** Id of the deleted rule. */
  id: string;
  /** Always true. */
  deleted: true;
}

/** The rules of an account, newest first. */
export interface TreasuryRuleList {
  /** The entries of this page. */
  rules: TreasuryRule[];
}

/** The result of a run: PROPOSED if it created a sweep; NOT_TRIGGERED; SKIPPED if a balance could not be read, a sweep is open on either bucket, or the source holds too little; FAILED, which includes a denial by policy. */
export type TreasuryRuleOutcome = 'PROPOSED'
  | 'NOT_TRIGGERED'
  | 'SKIPPED_UNREADABLE'
  | 'SKIPPED_PENDING_SWEEP'
  | 'SKIPPED_INSUFFICIENT'
  | 'FAILED';

/** The type of a rule. SWEEP_EXCESS moves what the source holds above thresholdUsd into the destination. TOP_UP refills the destination to targetUsd when its balance falls below thresholdUsd, or below targetUsd if there is no threshold. REBALANCE_TO_TARGET moves money from the bucket that is most above its target to the one that is most below. */
export type TreasuryRuleType = 'SWEEP_EXCESS' | 'TOP_UP' | 'REBALANCE_TO_TARGET';

/** A proposed transfer between two buckets, with the payment that the owners sign. */
export interface TreasurySweep {
  /** The sweep. */
  id: string;
  /** Id of the treasury account, `trs_…`. */
  accountId: string;
  /** Id of the rule that proposed the sweep; null if it was created by request. */
  ruleId: string | null;
  /** Id of the bucket that pays. */
  sourceBucketId: string;
  /** Id of the bucket that receives the money. */
  destBucketId: string;
  /** The amount to transfer, in USD. */
  amountUsd: Usd;
  /** Id of the payment that the owners sign. */
  paymentId: string;
  /** The status of the sweep. */
  status: TreasurySweepStatus;
  /** The reason why the payment failed; null unless the sweep is FAILED. */
  failureReason: string | null;
  /** Time of the proposal. */
  createdAt: string;
  /** Time at which the transfer completed. */
  completedAt: string | null;
}

/** The event that is sent when a treasury sweep changes. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface TreasurySweepEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'treasury.sweep.proposed'
    | 'treasury.sweep.completed'
    | 'treasury.sweep.failed'
    | 'treasury.sweep.canceled';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource at the moment of the change. */
    object: TreasurySweep;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** The sweeps of an account, newest first. */
export interface TreasurySweepList {
  /** The entries of this page. */
  sweeps: TreasurySweep[];
}

/** The status of a sweep, which follows that of its payment. COMPLETED, FAILED and CANCELED are final. */
export type TreasurySweepStatus = 'PROPOSED' | 'COMPLETED' | 'FAILED' | 'CANCELED';

/** The progress of a two-factor approval. */
export interface TwoFactorChallengeProgress {
  /** An opaque id that begins with `tfc_`. */
  challengeId: string;
  /** The status of the challenge. It is SATISFIED once enough factors have answered. */
  status: TwoFactorChallengeStatus;
  /** The number of methods that have answered. */
  satisfiedFactors: number;
  /** The number of methods that have to answer. */
  requiredFactors: number;
}

/** A request that needs two-factor approval, with what it would do. */
export interface TwoFactorChallengeRecord {
  /** An opaque id that begins with `tfc_`. */
  challengeId: string;
  /** The status of the challenge. */
  status: TwoFactorChallengeStatus;
  /** The number of methods that have to answer. */
  requiredFactors: number;
  /** The number of methods that have answered. */
  satisfiedFactors: number;
  /** The member's usable two-factor methods. */
  factors: TwoFactorFactorRef[];
  /** The amount that the challenge is bound to, in USD: 0.00 for a wallet transaction, which has no amount in USD, null for a change of protection settings. */
  amountUsd: string | null;
  /** The destination that the challenge is bound to: a masked phone number or e-mail address, a DID or an address; null for a change of settings. */
  destinationAddress: string | null;
  /** The label of the saved payee; null if the destination is not saved. */
  destinationLabel: string | null;
  /** Time at which the challenge expires: 10 minutes to satisfy it, then 10 minutes to redeem it. */
  expiresAt: string;
}

/** The status of a two-factor challenge: PENDING until enough methods have answered, SATISFIED until the request is sent again. REDEEMED, CANCELLED and EXPIRED are final. */
export type TwoFactorChallengeStatus = 'PENDING' | 'SATISFIED' | 'REDEEMED' | 'CANCELLED' | 'EXPIRED';

/** A code from a message or an authenticator app. */
export interface TwoFactorCodeAnswer {
  /** The code of six digits. */
  code: string;
}

/** Confirms that a code was sent. */
export interface TwoFactorCodeSent {
  /** An opaque id that begins with `tfc_`. */
  challengeId: string;
  /** Id of the factor, `fac_…`. */
  factorId: string;
  /** Time at which the code was sent. */
  sentAt: string;
  /** Time at which the code expires, 10 minutes after it was sent. */
  expiresAt: string;
}

/** The new factor and, shown only once, the data to set it up. */
export interface TwoFactorEnrollment {
  /** Id of the two-factor method. */
  id: string;
  /** Id of the factor, the same as `id`. */
  factorId: string;
  /** The type of the method: TOTP, EMAIL, SMS or IDP_MFA. */
  type: TwoFactorFactorType;
  /** Always PENDING. */
  status: TwoFactorFactorStatus;
  /** The member's own label for the method. */
  label: string | null;
  /** The masked e-mail address, phone number or signing address; null for TOTP. */
  hint: string | null;
  /** Always null, because the method is not verified yet. */
  verifiedAt: string | null;
  /** Always null, because the method is not verified yet. */
  usableAt: string | null;
  /** Always false, because the method is not verified yet. */
  usableNow: boolean;
  /** Always null, because the method has not been used yet. */
  lastUsedAt: string | null;
  /** Time at which the method was added. */
  createdAt: string;
  /** For TOTP: the shared secret, 20 bytes in base32 without padding. Null for other types. */
  secretBase32: string | null;
  /** For TOTP: the URI with the shared secret, to be shown as a QR code. Null for other types. */
  otpauthUri: string | null;
  /** For IDP_MFA: the EVM address whose signature verifies the method, with EIP-55 checksum. Null for other types. */
  signerAddress: string | null;
}

/** A two-factor method of the calling member. */
export interface TwoFactorFactor {
  /** Id of the two-factor method. */
  id: string;
  /** The type of the method: TOTP, EMAIL, SMS or IDP_MFA. */
  type: TwoFactorFactorType;
  /** The status of the method: PENDING until it is verified, then VERIFIED. */
  status: TwoFactorFactorStatus;
  /** The member's own label for the method. */
  label: string | null;
  /** The masked e-mail address, phone number or signing address; null for TOTP. */
  hint: string | null;
  /** Time of the verification; null while the method is PENDING. */
  verifiedAt: string | null;
  /** Time from which the method can be used: at once for the member's first verified method while protection is disabled, otherwise after the cooling-off period; null until it is verified. */
  usableAt: string | null;
  /** True if the method can be used now. */
  usableNow: boolean;
  /** Time at which the method last approved a request; null before. */
  lastUsedAt: string | null;
  /** Time at which the method was added. */
  createdAt: string;
}

/** The calling member's two-factor methods, newest first, and the number that is required. */
export interface TwoFactorFactorList {
  /** The entries of this page. */
  factors: TwoFactorFactor[];
  /** The number of methods that the tenant requires. */
  requiredFactors: number;
  /** The number of the member's methods that can be used now, on all pages. */
  usableFactors: number;
}

/** A usable two-factor method, as a challenge contains it. */
export interface TwoFactorFactorRef {
  /** Id of the two-factor method. */
  id: string;
  /** The type of the method: TOTP, EMAIL, SMS or IDP_MFA. */
  type: TwoFactorFactorType;
  /** The masked e-mail address, phone number or signing address; null for TOTP. */
  hint: string | null;
}

/** The status of a two-factor method. It is PENDING until it is verified. Removed methods are never returned. */
export type TwoFactorFactorStatus = 'PENDING' | 'VERIFIED';

/** The type of a two-factor method: EMAIL and SMS for a code by e-mail or text message, IDP_MFA for a signature of the identity provider's signer, TOTP for an authenticator app. */
export type TwoFactorFactorType = 'EMAIL' | 'SMS' | 'IDP_MFA' | 'TOTP';

/** A signature of the method's signing address. */
export interface TwoFactorSignatureAnswer {
  /** EIP-191 `personal_sign` over three lines: `<Service> factor enrollment`, `factor: <id>`, `signer: <checksummed address>`. */
  signature: string;
}

/** A payment with its public status. It is what payment events contain, as the receiver of the event may read it. */
export interface UnifiedPayment {
  /** Id of the payment, the same as `paymentId`. */
  id: string;
  /** An opaque id that begins with `pay_`. */
  paymentId: string;
  /** Always `intent`. A legacy payment has a schema of its own. */
  generation: 'intent';
  /** The public status. */
  status: PaymentStatus;
  /** The internal status from which the public status is derived. */
  internalStatus: OfframpPaymentStatus;
  /** The recipient as the sender named it. */
  recipient: PaymentRecipient;
  /** The amount and its currency. */
  amount: PaymentAmount;
  /** The preferences of the sender. */
  delivery: PaymentDelivery;
  /** The purpose of the payment; null if the sender gave none. */
  purpose: PaymentPurpose | null;
  /** The sender's own data, returned exactly as it was sent; empty for the recipient. */
  metadata: Record<string, unknown>;
  /** The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or was cancelled. */
  deliveryMoment: DeliveryMoment;
  /** The recipient's phone number, masked; null if the payment names a DID. The full number is never returned. */
  recipientPhoneMasked: string | null;
  /** The recipient's DID; absent if the payment names a phone number. */
  recipientDid?: string;
  /** Id of the payment envelope; absent for payments without one. */
  envelopeId?: string;
  /** Id of the recipient's tenant; null until the recipient is known. */
  recipientTenantId: string | null;
  /** Id of the claim that waits for the recipient; null if the payment needs no claim. */
  claimId: string | null;
  /** The chain of the source asset, `eip155:<chainId>`. */
  sourceChainKey: string;
  /** The source asset, `eip155:<chainId>/erc20:<token address in lower case>`. */
  sourceAssetId: string;
  /** The amount in base units with 6 decimals: 25 USD is `25000000`. */
  sourceAmountBaseUnits: string;
  /** The same amount in USD. */
  amountUsd: Usd;
  /** The source of the money. */
  sourceFundingMode: FundingMode;
  /** Id of the destination that the sender asked for; null if any destination is allowed. */
  requestedDestinationId: string | null;
  /** Id of the quote that the recipient selected; null before the selection, and again after a new set was quoted. */
  selectedRouteQuoteId: string | null;
  /** How the quotes are ranked; null if the sender did not choose. */
  speedPreference: SpeedPreference | null;
  /** The highest total fee that the sender allows, in minor units of the destination currency; null for no limit. */
  maximumFeeMinor: string | null;
  /** The payout methods that the sender allows; null or empty for all. */
  allowedRails: Rail[] | null;
  /** The reasons why the payment is held, in the order of the checks; empty if it is not held. */
  holdReasons: HoldReason[];
  /** Why the payment failed, was cancelled by a policy or needs action: the reason of the rejection, or `PROVIDER_` and the provider's status. Null otherwise. */
  failureReason: string | null;
  /** Plain text for both parties. It is erased 400 days after the payment has ended. */
  memo: string | null;
  /** The address to which an on-chain deposit is refunded; null for the recipient. */
  refundAddress: string | null;
  /** Id of the approval request that holds the payment; null for the recipient. */
  approvalRequestId: string | null;
  /** Instructions for paying the deposit. Present only for on-chain deposits that are not confirmed yet; null for the recipient. */
  fundingInstructions?: FundingInstructions | null;
  /** Time at which the provider confirmed the delivery; null before. */
  deliveredAt: string | null;
  /** Time of the cancellation; null while the payment is not CANCELED. */
  canceledAt: string | null;
  /** Time at which the money was returned to the sender; null before. */
  refundedAt: string | null;
  /** Time at which the payment was recorded. */
  createdAt: string;
  /** Time of the last change. */
  updatedAt: string;
}

/** The fields to update. An absent field does not change, and a list replaces the old one. Null removes an amount; for the other fields null is the same as absent. */
export interface UpdateAuthorityRequest {
  /** The actions that the grant allows, at least one. Duplicates are removed. */
  allowedActions?: AuthorityAction[];
  /** The limit of one payment in USD: above zero, at most 1000000000, with at most 6 decimals. */
  perTxLimitUsd?: string | null;
  /** The limit of any 24 hours in USD; not lower than perTxLimitUsd. */
  dailyLimitUsd?: string | null;
  /** The limit of any 30 times 24 hours in USD; not lower than dailyLimitUsd. */
  monthlyLimitUsd?: string | null;
  /** The allowed currencies; an empty list allows any. */
  allowedCurrencies?: string[];
  /** The allowed assets, by code or id; an empty list allows any. */
  allowedAssets?: string[];
  /** The allowed chains, in the form `eip155:<chainId>`; an empty list allows any. */
  allowedChains?: string[];
  /** Ids of the payout destinations that may be paid; an empty list allows any. */
  allowedDestinationIds?: string[];
  /** The weight of the member's later votes. */
  approvalWeight?: number;
  /** True if every payment needs an approval. */
  requiresCountersignature?: boolean;
  /** Payments above this amount, in USD, need an approval. */
  countersignAboveUsd?: string | null;
}

/** The fields to update. A field that is absent or null does not change. */
export interface UpdateMemberRequest {
  /** Full name, 1 to 120 characters. */
  name?: string;
  /** The role of the member. It determines the scopes of the member's sessions. */
  role?: MemberRole;
  /** The groups for which the member may vote. The new list replaces the old one. */
  approvalGroups?: string[];
  /** The group that has to approve payments that the member initiates. */
  approverGroup?: string;
}

/** The fields to update. A field that is absent or null does not change. */
export interface UpdatePayoutDestinationRequest {
  /** A label of your own. */
  label?: string;
  /** Priority among the tenant's destinations; lower numbers come first. */
  priority?: number;
  /** The tenant's consent to be paid here if another route fails. The destination has to be ACTIVE. */
  allowAutomaticFallback?: boolean;
}

/** The settings to update. A field that is absent or null does not change. */
export interface UpdateProtectionSettingsRequest {
  /** True to enable protection, false to disable it. */
  enabled?: boolean;
  /** The cooling-off period of new payees and two-factor methods, in seconds; at least 86400 if protection is enabled after this request. */
  coolingOffSeconds?: number;
  /** Transfers of this amount or more, in USD, need two-factor approval: zero to 1000000000. */
  thresholdUsd?: string;
  /** The number of two-factor methods that a transfer needs. */
  requiredFactors?: number;
}

/** The terms that replace the current ones. */
export interface UpdateSalesOrderTermsRequest {
  /** The new terms. */
  terms: SalesOrderTermsInput;
}

/** The fields to update. A field that is absent or null does not change. */
export interface UpdateTenantRequest {
  /** The everyday name of the business, 1 to 120 characters. */
  name?: string;
  /** The registered name of the business. The verification of the business checks this name. */
  legalName?: string;
  /** ISO 3166-1 alpha-2 country of registration. */
  country?: CountryCode;
}

/** The response to give from now on. */
export interface UpdateTestWebhookSinkRequest {
  /** The response of the sink: an HTTP status, or TIMEOUT. */
  respondWith: TestWebhookSinkAnswer;
}

/** The fields to update. A field that is absent or null does not change. The type cannot be changed, and the result has to be a valid rule of its type. */
export interface UpdateTreasuryRuleRequest {
  /** Id of the bucket that pays. */
  sourceBucketId?: string;
  /** Id of the bucket that receives the money, another bucket of the account. */
  destBucketId?: string;
  /** For SWEEP_EXCESS: the amount in USD that stays in the source. For TOP_UP: the balance in USD below which the rule refills. */
  thresholdUsd?: TreasuryAmountInput;
  /** For TOP_UP: the balance in USD to which the destination is refilled. */
  targetUsd?: TreasuryAmountInput;
  /** The minimum time between two runs, in seconds. */
  intervalSeconds?: number;
  /** True if the rule runs when it is due. */
  enabled?: boolean;
}

/** The fields to update. A field that is absent or null does not change. */
export interface UpdateWebhookEndpointRequest {
  /** An absolute http or https URL without credentials and fragment. In live it has to be https on port 443. */
  url?: string;
  /** The event types to send. The new list replaces the old one. */
  eventTypes?: EventTypeFilter[];
  /** A description of your own, such as what the endpoint is for. */
  description?: string;
  /** ENABLED to send events to the endpoint, DISABLED to stop. */
  status?: WebhookEndpointStatus;
}

/** A stored file. Its content cannot be downloaded again. */
export interface Upload {
  /** Id of the upload. */
  id: string;
  /** SHA-256 of the decoded bytes, in lower case hex. */
  sha256: string;
  /** The size of the decoded file, in bytes. */
  size: number;
  /** Media type of the file. */
  contentType: UploadContentType;
  /** Time of the upload. */
  createdAt: string;
}

/** The media types that can be uploaded. */
export type UploadContentType = 'application/pdf' | 'image/png' | 'image/jpeg' | 'text/plain' | 'application/json';

/** An amount in USD with 2 to 6 decimals. */
export type Usd = string;

/** A key for vendor A. The device signs the nonce, so a signature or certificates can be sent only with a nonce. */
export interface VendorAEphemeralKeyRequest {
  /** Always vendor A. */
  platform: 'wallet_vendor_a';
  /** The nonce of the device, for adding the card to the phone wallet. */
  nonce?: string;
  /** The device's signature of the nonce. */
  nonceSignature?: string;
  /** The device's certificate chain, each certificate in base64. */
  certificates?: string[];
}

/** A key for vendor B, which uses neither signature nor certificates. */
export interface VendorBEphemeralKeyRequest {
  /** Always vendor B. */
  platform: 'wallet_vendor_b';
  /** The nonce of the device, for adding the card to the phone wallet. */
  nonce?: string;
}

/** The data that a front end needs to run the session at the provider. */
export interface VerificationClient {
  /** The provider's name; `mock` in the sandbox. */
  provider: string;
  /** The provider's id of the session. */
  sessionRef: string;
  /** A short-lived token for the provider's widget. */
  token: string;
  /** Id of the provider's template for the verification flow. */
  templateId: string;
  /** Id of the environment at the provider. */
  environmentId: string;
}

/** A link for continuing the verification on another device. It is shown only once. */
export interface VerificationHandoff {
  /** The link, short enough for a QR code: `<base URL>/v1/verification-handoffs/<token>`. */
  url: string;
  /** Time at which the link expires, 15 minutes after it was created. */
  expiresAt: string;
}

/** The data that the other device needs to continue. It contains nothing about the subject. */
export interface VerificationHandoffRead {
  /** The kind of subject: a member or the tenant. */
  kind: VerificationKind;
  /** The data for the provider's widget. */
  client: VerificationClient;
}

/** KYC verifies a member, KYB the business. */
export type VerificationKind = 'KYC' | 'KYB';

/** One check of the provider. */
export interface VerificationRequirement {
  /** The type of the check. */
  type: 'identity_document'
    | 'liveness'
    | 'business_registry'
    | 'authorized_representative_kyc'
    | 'beneficial_ownership';
  /** The status of the requirement. */
  status: 'PENDING' | 'SATISFIED' | 'FAILED';
  /** Id of the tenant or member that the check is about. */
  subjectRef: string;
}

/** One verification of a member (KYC) or of the business (KYB). */
export interface VerificationSession {
  /** The session. */
  id: string;
  /** KYC for a member, KYB for the business. */
  kind: VerificationKind;
  /** TENANT for a business, TENANT_MEMBER for a person in it. */
  subjectType: SubjectType;
  /** Id of the tenant or the member. */
  subjectId: string;
  /** The legal name under which the subject is verified. */
  legalName: string;
  /** The status of the session. */
  status: VerificationSessionStatus;
  /** The checks of the provider, in order. */
  requirements: VerificationRequirement[];
  /** Id of the credential that was issued; null until the session is VERIFIED. */
  credentialId: string | null;
  /** The data that a front end needs to run the verification; null while the provider is disabled, and in events. */
  client: VerificationClient | null;
  /** Time at which the session was started. */
  createdAt: string;
  /** Time of the last change. */
  updatedAt: string;
  /** Time at which the session ended; null before. */
  completedAt: string | null;
}

/** The event that is sent when a verification ends. `client` is null. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface VerificationSessionEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'verification_session.verified'
    | 'verification_session.rejected'
    | 'verification_session.expired'
    | 'verification_session.canceled'
    | 'verification_session.error';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment of the event: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource as it was at the moment of the change, as this tenant may read it. */
    object: VerificationSession;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** The status of a verification session. Every status except CREATED is final. */
export type VerificationSessionStatus = 'CREATED' | 'VERIFIED' | 'REJECTED' | 'EXPIRED' | 'CANCELED' | 'ERROR';

/** The result of receiving the notification. */
export interface VerificationWebhookReceipt {
  /** Always true. */
  received: true;
  /** False if no session with this reference was started here. */
  matched: boolean;
}

/** The code that the contact received. */
export interface VerifyClaimOtpRequest {
  /** The code of six digits. */
  code: string;
}

/** A signature by the address, or an empty body for a check by the provider. The three fields have to be sent together. */
export interface VerifyPayoutDestinationRequest {
  /** EIP-712 signature by the address, or by its contract (EIP-1271), over `DestinationOwnership(string destinationId,string ownerDid,string network,string asset,string address,uint256 nonce,uint64 expiresAt)`. `ownerDid` is the tenant's `did:subject:` identity, and `address` is as it is stored. The domain has the service's name, version 1, the deployment's chain, and `0x5afeba0000000000000000000000000000000002` as verifyingContract. */
  signature?: string;
  /** A uint256 in decimal. Each nonce works once for this destination. */
  nonce?: string;
  /** Time at which the signature expires, in Unix seconds, at most one hour ahead. */
  expiresAt?: number;
}

/** The code that was sent to the phone. */
export interface VerifyPhoneAliasRequest {
  /** The code of six digits. */
  code: string;
}

/** Credentials that are presented with a signature over the EIP-712 type CredentialPresentation(string holderDid,string audience,string purpose,string nonce,bytes32[] credentialHashes,uint64 expiresAt). The domain has the service's name, version 1, the chain in use, and the challenge's domainTag as verifyingContract. credentialHashes have the order of credentialIds, with 32 zero bytes for a credential without a signed document. */
export interface VerifyPresentationRequest {
  /** The nonce of the challenge. */
  nonce: string;
  /** The DID of the identity that presents. */
  holderDid: string;
  /** The signature of the presentation, `0x` and hex digits. */
  signature: string;
  /** The EVM address of the signing wallet, which needs an ACTIVE binding to the holder's identity. Mixed case has to pass the EIP-55 checksum. */
  signerAddress: string;
  /** Ids of the credentials, in the order in which their hashes are signed. */
  credentialIds: string[];
  /** Time at which the signature expires, in Unix seconds. A time in the past is reported as CHALLENGE_EXPIRED. */
  expiresAt: number;
}

/** A factor and its code or its signature. Send exactly one of the two. */
export type VerifyTwoFactorChallengeRequest = AnswerChallengeByCode | AnswerChallengeBySignature;

/** A code for EMAIL, SMS and TOTP, or a signature for IDP_MFA. Send exactly one of them. */
export type VerifyTwoFactorFactorRequest = TwoFactorCodeAnswer | TwoFactorSignatureAnswer;

/** The signature over the challenge. */
export interface VerifyWalletBindingRequest {
  /** EIP-191 `personal_sign` (signMessage, not typed data) over the challenge: 65 bytes for an EOA; for a contract wallet the bytes that its `isValidSignature` accepts. */
  signature: string;
}

/** The vote of a member. */
export type VoteDecision = 'APPROVE' | 'REJECT';

/** A multisig wallet, without its balances. */
export interface Wallet {
  /** Id of the wallet. */
  id: string;
  /** The EVM address, with EIP-55 checksum. It is computed before the deployment and never changes, so that it can receive money at once. */
  address: string;
  /** The kind of wallet. */
  kind: WalletKind;
  /** The status of the deployment on chain. */
  status: WalletStatus;
  /** The reason why the deployment FAILED; null otherwise. */
  failureReason: string | null;
  /** EIP-155 id of the chain: 84532 in the sandbox, 8453 in live. */
  chainId: number;
  /** The number of owners who have to sign a transaction. */
  threshold: number;
  /** True until the wallet is DEPLOYED: the address has been computed, but has no contract yet. */
  predictedAddress: boolean;
  /** The tenant's label for the wallet. Several wallets may have the same name. */
  name: string;
  /** The owners, whose addresses may sign. */
  owners: WalletOwner[];
  /** True if the owners of the tenant's organization account differ from the signing addresses of its OWNER and ADMIN members. The current owners correct this with a transaction. Always false for other kinds. */
  ownersOutOfDate: boolean;
  createdAt: string;
}

/** The binding of a wallet to an identity. A wallet can have an ACTIVE binding to only one identity at a time. */
export interface WalletBinding {
  /** Id of the wallet binding. */
  id: string;
  /** An opaque id that begins with `idn_`. */
  identityId: string;
  /** The kind of blockchain. Always EVM. */
  chainFamily: 'EVM';
  /** EIP-155 id of the chain, such as 84532. */
  chainId: number;
  /** The address of the wallet, with EIP-55 checksum. */
  walletAddress: string;
  /** How the wallet signs: with its key or through its contract. */
  walletType: WalletType;
  /** Who controls the wallet: ORGANIZATION for the identity of a tenant, otherwise SELF. */
  controllerType: 'SELF' | 'DELEGATED' | 'ORGANIZATION';
  /** How control of the wallet is proved. */
  verificationMethod: 'SIGNATURE_CHALLENGE';
  /** The status of the binding. */
  status: WalletBindingStatus;
  /** Time at which the binding became ACTIVE; null before. */
  validFrom: string | null;
  /** Time at which the binding was rotated or revoked; null before. */
  validUntil: string | null;
  /** Time at which the signature was verified; null before. */
  verifiedAt: string | null;
  /** The text to sign, exactly as it is, valid for 15 minutes: four lines joined by \n, which are `<service name> wallet binding`, `did: <did>`, `wallet: <checksummed address>`, `nonce: <32 hex digits>`. Present only in the responses to starting a binding and a rotation; null otherwise. */
  challenge: string | null;
}

/** The event that is sent when a wallet binding becomes ACTIVE, ROTATED or REVOKED. `challenge` is null. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface WalletBindingEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'wallet_binding.active' | 'wallet_binding.rotated' | 'wallet_binding.revoked';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The resource as it was at the moment of the change, as this tenant may read it. */
    object: WalletBinding;
    /** The status before the change; absent if the resource was created. */
    previousStatus?: string;
  };
}

/** Wallet bindings, newest first. */
export interface WalletBindingList {
  /** The entries of this page. */
  wallets: WalletBinding[];
}

/** The status of a wallet binding. The wallet can sign for the identity only while the binding is ACTIVE. */
export type WalletBindingStatus = 'PENDING' | 'ACTIVE' | 'ROTATED' | 'REVOKED';

/** Another wallet of the tenant. */
export interface WalletDestination {
  /** Always `wallet`. */
  type: 'wallet';
  /** Id of the wallet, `wal_…`. */
  walletId: string;
}

/** The event that is sent when a wallet was deployed or its deployment has failed. It contains the wallet without balances. It never contains phone numbers, e-mail addresses, codes or tokens. */
export interface WalletEvent {
  /** Id of the event. It is the same in every delivery of the event. */
  id: string;
  /** The type of the event. */
  type: 'wallet.deployed' | 'wallet.failed';
  /** Time at which the change was committed. */
  createdAt: string;
  /** The environment: `sandbox` or `live`. */
  environment: Environment;
  /** Id of the tenant that receives the event. */
  tenantId: string;
  /** Version of the payload, always `v1`. */
  apiVersion: 'v1';
  /** Number of the event in this tenant's feed. The numbers increase by one, without gaps. */
  sequence: string;
  /** Id of the resource that changed. */
  resourceId: string;
  /** Position of the change among the changes of the same resource. It always increases, but may skip numbers. */
  resourceSequence: number;
  /** The resource that changed. */
  data: {
    /** The wallet at the moment of the change. */
    object: Wallet;
    /** The status before the change. */
    previousStatus?: string;
  };
}

/** The kind of wallet. STANDARD is a wallet that the tenant created, or that holds a treasury bucket or the escrow of an invoice. ORGANIZATION is the tenant's organization account. SMART_ACCOUNT is a member's own wallet. */
export type WalletKind = 'STANDARD' | 'ORGANIZATION' | 'SMART_ACCOUNT';

/** Wallets of every kind, newest first. */
export interface WalletList {
  /** The entries of this page. */
  wallets: Wallet[];
  /** Number of wallets on all pages that match the filter. */
  total: number;
}

/** An owner of the multisig. */
export interface WalletOwner {
  /** The EVM address that signs, with EIP-55 checksum. */
  address: string;
  /** The owner's role in the tenant. */
  role: WalletOwnerRole;
  /** The tenant's label for the owner. */
  label: string | null;
}

/** The owner's role in the tenant. All owners have the same signing rights. */
export type WalletOwnerRole = 'ADMIN_OWNER' | 'FINANCE_OWNER' | 'MERCHANT_OPERATOR' | 'AGENT';

/** The status of the deployment: PENDING_DEPLOYMENT while only the address has been computed, DEPLOYING once a transaction is sent, then DEPLOYED, or FAILED after three attempts. The address never changes. It can receive money in every status except FAILED. */
export type WalletStatus = 'PENDING_DEPLOYMENT' | 'DEPLOYING' | 'DEPLOYED' | 'FAILED';

/** How the wallet signs: with its key (EOA), or through its contract according to EIP-1271. */
export type WalletType = 'EOA' | 'SMART_ACCOUNT' | 'MULTISIG_WALLET';

/** A multisig wallet with its current on-chain balances. */
export interface WalletWithBalances {
  /** Id of the wallet. */
  id: string;
  /** The EVM address, with EIP-55 checksum. It is computed before the deployment and never changes, so that it can receive money at once. */
  address: string;
  /** The kind of wallet. */
  kind: WalletKind;
  /** The status of the deployment on chain. */
  status: WalletStatus;
  /** The reason why the deployment FAILED; null otherwise. */
  failureReason: string | null;
  /** EIP-155 id of the chain: 84532 in the sandbox, 8453 in live. */
  chainId: number;
  /** The number of owners who have to sign a transaction. */
  threshold: number;
  /** True until the wallet is DEPLOYED: the address has been computed, but has no contract yet. */
  predictedAddress: boolean;
  /** The tenant's label for the wallet. Several wallets may have the same name. */
  name: string;
  /** The owners, whose addresses may sign. */
  owners: WalletOwner[];
  /** True if the owners of the tenant's organization account differ from the signing addresses of its OWNER and ADMIN members. The current owners correct this with a transaction. Always false for other kinds. */
  ownersOutOfDate: boolean;
  createdAt: string;
  /** The balances of usdc and eth, also if they are zero. */
  balances: TokenBalance[];
}

/** The delivery of one event to one endpoint. Its attempts are made one after the other. Requests are signed according to Standard Webhooks: `webhook-id` is the id of the event, `webhook-signature` contains `v1` and the base64 of the HMAC-SHA256 over id, timestamp and body. */
export interface WebhookDelivery {
  /** Id of the delivery. */
  id: string;
  /** Id of the webhook endpoint, `whe_…`. */
  endpointId: string;
  /** Id of the event, which is the `webhook-id`. */
  eventId: string;
  /** The type of the delivered event, such as `payment.delivered`. */
  eventType: EventType;
  /** The status of the delivery. */
  status: WebhookDeliveryStatus;
  /** The attempts of all series, oldest first. */
  attempts: DeliveryAttempt[];
  /** The number of attempts so far. */
  attemptCount: number;
  /** Time of the next attempt, in real time; null if no further attempt is planned. */
  nextAttemptAt: string | null;
  /** The reason why the newest attempt failed; null before the first attempt and after a success. */
  lastError: DeliveryError | null;
  /** Time at which the delivery was queued. */
  createdAt: string;
}

/** Deliveries, newest first. */
export interface WebhookDeliveryList {
  /** The entries of this page. */
  deliveries: WebhookDelivery[];
}

/** The status of a delivery. It is PENDING while attempts are left. */
export type WebhookDeliveryStatus = 'PENDING' | 'DELIVERED' | 'FAILED';

/** A URL to which the tenant's events are sent. Its secret is shown only when it is created and rotated. */
export interface WebhookEndpoint {
  /** Id of the endpoint. */
  id: string;
  /** The URL to which events are sent. */
  url: string;
  /** The event types that are sent. */
  eventTypes: EventTypeFilter[];
  /** A description of your own, such as what the endpoint is for. */
  description: string | null;
  /** ENABLED or DISABLED. Events are sent while it is ENABLED. */
  status: WebhookEndpointStatus;
  /** The reason why the service disabled the endpoint; null while it is ENABLED, and if its owner disabled it. */
  disabledReason: DisabledReason | null;
  /** The environment of the endpoint: `sandbox` or `live`. */
  environment: Environment;
  /** Number of events in a row that could not be delivered. The endpoint is disabled at 5. */
  failureCount: number;
  /** Time at which the endpoint was created. */
  createdAt: string;
}

/** Confirms that the endpoint was deleted. */
export interface WebhookEndpointDeleted {
  /** Id of the endpoint. */
  id: string;
  /** Always true. */
  deleted: true;
}

/** An endpoint with its signing secret, which is shown only once. */
export interface WebhookEndpointIssued {
  /** Id of the endpoint. */
  id: string;
  /** The URL to which events are sent. */
  url: string;
  /** The event types that are sent. */
  eventTypes: EventTypeFilter[];
  /** A description of your own, such as what the endpoint is for. */
  description: string | null;
  /** ENABLED or DISABLED. Events are sent while it is ENABLED. */
  status: WebhookEndpointStatus;
  /** The reason why the service disabled the endpoint; null while it is ENABLED, and if its owner disabled it. */
  disabledReason: DisabledReason | null;
  /** The environment of the endpoint: `sandbox` or `live`. */
  environment: Environment;
  /** Number of events in a row that could not be delivered. The endpoint is disabled at 5. */
  failureCount: number;
  /** Time at which the endpoint was created. */
  createdAt: string;
  /** The secret that signs the deliveries: `whsec_` and the base64 of the 32 bytes that are the key of the HMAC. Store it safely: it cannot be read again. */
  secret: string;
}

/** Webhook endpoints, newest first. */
export interface WebhookEndpointList {
  /** The entries of this page. */
  webhookEndpoints: WebhookEndpoint[];
}

/** The result of a replay. */
export interface WebhookEndpointReplayed {
  /** The number of events that were queued. */
  enqueued: number;
}

/** Whether events are sent to the endpoint. An endpoint becomes DISABLED by its owner, after 5 failed events in a row, or after one response with the status 410. */
export type WebhookEndpointStatus = 'ENABLED' | 'DISABLED';

/** The test event that was created. */
export interface WebhookEndpointTested {
  /** Id of the event, `evt_…`. */
  eventId: string;
}
