// Generated from spec/ by `npm run generate`. Do not edit.

import type { CountryCode, Environment } from './accounts.gen.ts';
import type {
  AgentSuspendedError,
  AliasOtpExpiredError,
  AliasOtpInvalidError,
  AliasOtpTooManyAttemptsError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  BodyTooLargeError,
  ChainUnavailableError,
  ChallengeNotFoundError,
  CredentialArtifactNotAvailableError,
  CredentialNotFoundError,
  CredentialNotRefreshableError,
  DidNotResolvableError,
  DisclosureNotAvailableError,
  EmptyBodyError,
  HandleReservedError,
  HandoffGoneError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  IdentityNotFoundError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidDidError,
  InvalidJsonError,
  InvalidTransitionError,
  InvalidWalletAddressError,
  InviteContactRequiredError,
  IpNotAllowedError,
  LegalNameRequiredError,
  MemberIdRequiredError,
  MemberNotActiveError,
  MemberNotFoundError,
  NotImplementedError,
  PaymentNotFoundError,
  PhoneAliasExistsError,
  PhoneAliasNotFoundError,
  PresentationReplayedError,
  ProviderUnavailableError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  SimulateNotAvailableError,
  TenantAmbiguousError,
  TenantRequiredError,
  TenantSuspendedError,
  TryAgainError,
  UnauthenticatedError,
  UnknownEligibilityActionError,
  UnknownProviderError,
  UnsupportedContentTypeError,
  ValidationFailedError,
  VerificationSessionNotFoundError,
  VerificationSessionNotStartedError,
  VerificationSessionTerminalError,
  WalletAlreadyBoundError,
  WalletBindingNoChallengeError,
  WalletBindingNotActiveError,
  WalletBindingNotFoundError,
  WalletBindingNotPendingError,
  WalletBindingNotRotatingError,
  WalletBindingRotationStaleError,
  WalletBindingSignatureInvalidError,
  WebhookReplayWindowError,
  WebhookSignatureInvalidError,
} from './errors.gen.ts';
import type { Usd } from './offramp.gen.ts';

/**
 * Where the proof of control stands. Payments reach the tenant while it is ACTIVE or REVERIFICATION_REQUIRED.
 */
export const PhoneAliasStatus = {
    PENDING: 'PENDING',
    ACTIVE: 'ACTIVE',
    REVERIFICATION_REQUIRED: 'REVERIFICATION_REQUIRED',
    REPLACED: 'REPLACED',
    REVOKED: 'REVOKED'
} as const;

/**
 * Where the proof of control stands. Payments reach the tenant while it is ACTIVE or REVERIFICATION_REQUIRED.
 */
export type PhoneAliasStatus = typeof PhoneAliasStatus[keyof typeof PhoneAliasStatus];

/**
 * Where the verification stands. Every status but CREATED is final.
 */
export const VerificationSessionStatus = {
    CREATED: 'CREATED',
    VERIFIED: 'VERIFIED',
    REJECTED: 'REJECTED',
    EXPIRED: 'EXPIRED',
    CANCELED: 'CANCELED',
    ERROR: 'ERROR'
} as const;

/**
 * Where the verification stands. Every status but CREATED is final.
 */
export type VerificationSessionStatus = typeof VerificationSessionStatus[keyof typeof VerificationSessionStatus];

/**
 * Whether the credential counts.
 */
export const CredentialStatus = {
    ACTIVE: 'ACTIVE',
    SUSPENDED: 'SUSPENDED',
    REVOKED: 'REVOKED',
    EXPIRED: 'EXPIRED'
} as const;

/**
 * Whether the credential counts.
 */
export type CredentialStatus = typeof CredentialStatus[keyof typeof CredentialStatus];

/**
 * What the credential certifies.
 */
export const CredentialKind = {
    PERSON_IDENTITY: 'PERSON_IDENTITY',
    BUSINESS_IDENTITY: 'BUSINESS_IDENTITY',
    DESTINATION_OWNERSHIP: 'DESTINATION_OWNERSHIP',
    AUTHORITY_DELEGATION: 'AUTHORITY_DELEGATION',
    PAYMENT_POLICY: 'PAYMENT_POLICY',
    TENANT_MEMBERSHIP: 'TENANT_MEMBERSHIP'
} as const;

/**
 * What the credential certifies.
 */
export type CredentialKind = typeof CredentialKind[keyof typeof CredentialKind];

/**
 * Whether a tenant or one of its members is the subject.
 */
export const SubjectType = { TENANT: 'TENANT', TENANT_MEMBER: 'TENANT_MEMBER' } as const;

/**
 * Whether a tenant or one of its members is the subject.
 */
export type SubjectType = typeof SubjectType[keyof typeof SubjectType];

/**
 * A phone number that the tenant has proved to control. Payments to it reach the tenant.
 */
export type PhoneAlias = {
    /**
     * The alias.
     */
    id: string;
    /**
     * The number with all but its last four digits masked. The full number is never returned.
     */
    phoneMasked: string;
    /**
     * The status of the verification.
     */
    status: PhoneAliasStatus;
    /**
     * Time of the last proof of control; null before the first.
     */
    verifiedAt: string | null;
    /**
     * Time at which control has to be proved again, 365 days after the last proof.
     */
    reverifyBy: string | null;
    /**
     * When the alias was added.
     */
    createdAt: string;
};

/**
 * Phone aliases, newest first.
 */
export type PhoneAliasList = {
    /**
     * The entries of this page.
     */
    phoneAliases: Array<PhoneAlias>;
};

/**
 * The phone number to add.
 */
export type CreatePhoneAliasRequest = {
    /**
     * The phone number in E.164 form.
     */
    phone: string;
};

/**
 * The code that the phone has received.
 */
export type VerifyPhoneAliasRequest = {
    /**
     * The six digits.
     */
    code: string;
};

/**
 * KYC verifies a member, KYB the business.
 */
export const VerificationKind = { KYC: 'KYC', KYB: 'KYB' } as const;

/**
 * KYC verifies a member, KYB the business.
 */
export type VerificationKind = typeof VerificationKind[keyof typeof VerificationKind];

/**
 * One thing that the provider checks.
 */
export type VerificationRequirement = {
    /**
     * The kind of requirement.
     */
    type: 'identity_document' | 'liveness' | 'business_registry' | 'authorized_representative_kyc' | 'beneficial_ownership';
    /**
     * The status of the requirement.
     */
    status: 'PENDING' | 'SATISFIED' | 'FAILED';
    /**
     * The tenant or member that the check is about.
     */
    subjectRef: string;
};

/**
 * What a front end needs to run the session at the provider.
 */
export type VerificationClient = {
    /**
     * The provider's name; `mock` in the sandbox.
     */
    provider: string;
    /**
     * The provider's id of the session.
     */
    sessionRef: string;
    /**
     * A short-lived token for the provider's widget.
     */
    token: string;
    /**
     * The flow that the provider runs.
     */
    templateId: string;
    /**
     * The provider's environment.
     */
    environmentId: string;
};

/**
 * One attempt to verify a member (KYC) or the business (KYB).
 */
export type VerificationSession = {
    /**
     * The session.
     */
    id: string;
    /**
     * KYC for a member, KYB for the business.
     */
    kind: VerificationKind;
    /**
     * TENANT for a business, TENANT_MEMBER for a person in it.
     */
    subjectType: SubjectType;
    /**
     * The tenant or the member.
     */
    subjectId: string;
    /**
     * The name under which the subject is verified.
     */
    legalName: string;
    /**
     * The status of the session.
     */
    status: VerificationSessionStatus;
    /**
     * The requirements, in order.
     */
    requirements: Array<VerificationRequirement>;
    /**
     * The credential that was issued; null until VERIFIED.
     */
    credentialId: string | null;
    /**
     * What a front end needs to run the verification; null if the provider is off, and in events.
     */
    client: VerificationClient | null;
    /**
     * Time at which the session was started.
     */
    createdAt: string;
    /**
     * Time of the last change.
     */
    updatedAt: string;
    /**
     * Time at which the session ended; null before.
     */
    completedAt: string | null;
};

/**
 * Whom to verify.
 */
export type CreateVerificationSessionRequest = {
    /**
     * KYC for a member, KYB for the business.
     */
    kind: VerificationKind;
    /**
     * The member to verify; required for KYC, refused for KYB.
     */
    memberId?: string;
    /**
     * ISO 3166-1 alpha-2 country code; the tenant's by default.
     */
    country?: CountryCode;
};

/**
 * How the session goes on. An empty body satisfies the next requirement.
 */
export type SimulateVerificationSessionRequest = {
    /**
     * Ends the session in this status at once.
     */
    outcome?: 'REJECTED' | 'EXPIRED' | 'CANCELED' | 'ERROR';
};

/**
 * A signed statement about a tenant or a member.
 */
export type Credential = {
    /**
     * Id of the credential.
     */
    id: string;
    /**
     * What the credential certifies.
     */
    kind: CredentialKind;
    /**
     * TENANT for a business, TENANT_MEMBER for a person in it.
     */
    subjectType: SubjectType;
    /**
     * The tenant or the member.
     */
    subjectId: string;
    /**
     * The current status. Only an ACTIVE one counts.
     */
    status: CredentialStatus;
    /**
     * The verified name; null for kinds without one.
     */
    legalName: string | null;
    /**
     * Time at which the issuer signed.
     */
    issuedAt: string;
    /**
     * Time at which the credential expires; null if it never does.
     */
    expiresAt: string | null;
    /**
     * Time of that change; null while the status is not REVOKED.
     */
    revokedAt: string | null;
    /**
     * Why the credential was revoked; null if it was not.
     */
    revokedReason: RevokedReason;
    /**
     * The subject's DID.
     */
    subjectDid: string;
    /**
     * `0x` and the SHA-256 of the signed document; null for an unsigned credential.
     */
    credentialHash: string | null;
    /**
     * PLATFORM if the service has signed it, ORGANIZATION if the tenant's multisig has.
     */
    issuerKind: 'PLATFORM' | 'ORGANIZATION';
};

/**
 * Why a credential was revoked; null while it is not.
 */
export const RevokedReason = {
    OPERATOR: 'OPERATOR',
    SUPERSEDED: 'SUPERSEDED',
    AUTHORITY_REVOKED: 'AUTHORITY_REVOKED',
    AUTHORITY_CHANGED: 'AUTHORITY_CHANGED',
    POLICY_CHANGED: 'POLICY_CHANGED',
    MEMBER_REMOVED: 'MEMBER_REMOVED',
    PROVIDER: 'PROVIDER',
    NULL: null
} as const;

/**
 * Why a credential was revoked; null while it is not.
 */
export type RevokedReason = typeof RevokedReason[keyof typeof RevokedReason];

/**
 * Credentials, newest first.
 */
export type CredentialList = {
    /**
     * The entries of this page.
     */
    credentials: Array<Credential>;
};

/**
 * Whether a credential counts, and how that is known.
 */
export type CredentialStatusRead = {
    /**
     * Id of the credential.
     */
    id: string;
    /**
     * The current status. Only an ACTIVE one counts.
     */
    status: CredentialStatus;
    /**
     * Why it was revoked.
     */
    revokedReason: RevokedReason;
    /**
     * When the status was last confirmed; null before the first time.
     */
    statusRefreshedAt: string | null;
    /**
     * The source that last confirmed the status.
     */
    statusSource: 'PROVIDER' | 'PLATFORM' | 'ONCHAIN';
};

/**
 * Whether the identity can be used; one that is made is ACTIVE.
 */
export const IdentityStatus = {
    ACTIVE: 'ACTIVE',
    SUSPENDED: 'SUSPENDED',
    CLOSED: 'CLOSED'
} as const;

/**
 * Whether the identity can be used; one that is made is ACTIVE.
 */
export type IdentityStatus = typeof IdentityStatus[keyof typeof IdentityStatus];

/**
 * Who a tenant or a member is, whatever wallets it uses. Its DID is the subject of credentials.
 */
export type Identity = {
    /**
     * The identity.
     */
    id: string;
    /**
     * did:subject and the id.
     */
    did: string;
    /**
     * PERSON for members, BUSINESS for tenants.
     */
    identityType: 'PERSON' | 'BUSINESS';
    /**
     * The current status. Only an ACTIVE one can be used.
     */
    status: IdentityStatus;
    /**
     * TENANT for a business, TENANT_MEMBER for a person in it.
     */
    subjectType: SubjectType;
    /**
     * The tenant or the member.
     */
    subjectId: string;
    /**
     * The member's smart account or the organization account; null where there is none.
     */
    primarySmartAccountId: string | null;
    /**
     * BASIC with an ACTIVE identity credential of the mock provider, SUBSTANTIAL with one of a live provider, HIGH when an ACTIVE wallet binding joins that.
     */
    credentialAssuranceLevel: 'NONE' | 'BASIC' | 'SUBSTANTIAL' | 'HIGH';
    /**
     * Time of creation.
     */
    createdAt: string;
};

/**
 * Identities, newest first.
 */
export type IdentityList = {
    /**
     * The entries of this page.
     */
    identities: Array<Identity>;
};

/**
 * Whose identity it is.
 */
export type CreateIdentityRequest = {
    /**
     * TENANT for the own tenant.
     */
    subjectType: SubjectType;
    /**
     * The member; required for TENANT_MEMBER, refused for TENANT.
     */
    memberId?: string;
};

/**
 * Only an ACTIVE binding lets the wallet sign for the identity.
 */
export const WalletBindingStatus = {
    PENDING: 'PENDING',
    ACTIVE: 'ACTIVE',
    ROTATED: 'ROTATED',
    REVOKED: 'REVOKED'
} as const;

/**
 * Only an ACTIVE binding lets the wallet sign for the identity.
 */
export type WalletBindingStatus = typeof WalletBindingStatus[keyof typeof WalletBindingStatus];

/**
 * How the wallet signs: by its key, or by its contract through EIP-1271.
 */
export const WalletType = {
    EOA: 'EOA',
    SMART_ACCOUNT: 'SMART_ACCOUNT',
    MULTISIG_WALLET: 'MULTISIG_WALLET'
} as const;

/**
 * How the wallet signs: by its key, or by its contract through EIP-1271.
 */
export type WalletType = typeof WalletType[keyof typeof WalletType];

/**
 * A wallet of an identity. A wallet is ACTIVE under one identity at a time.
 */
export type WalletBinding = {
    /**
     * The binding.
     */
    id: string;
    /**
     * An opaque id that begins with `idn_`.
     */
    identityId: string;
    /**
     * The kind of chain.
     */
    chainFamily: 'EVM';
    /**
     * Number of the EVM chain, such as 84532.
     */
    chainId: number;
    /**
     * The address of the wallet, with EIP-55 checksum.
     */
    walletAddress: string;
    /**
     * How the wallet signs.
     */
    walletType: WalletType;
    /**
     * Who controls the wallet: ORGANIZATION for the identity of a tenant, else SELF.
     */
    controllerType: 'SELF' | 'DELEGATED' | 'ORGANIZATION';
    /**
     * How control of the wallet is proved.
     */
    verificationMethod: 'SIGNATURE_CHALLENGE';
    /**
     * The status of the binding.
     */
    status: WalletBindingStatus;
    /**
     * Time at which it became ACTIVE; null before.
     */
    validFrom: string | null;
    /**
     * Time at which it was rotated or revoked; null before.
     */
    validUntil: string | null;
    /**
     * Time at which the signature was verified.
     */
    verifiedAt: string | null;
    /**
     * The text to sign, exactly as it is, valid for 15 minutes: four lines joined by \n, which are <service name> wallet binding, did: <did>, wallet: <checksummed address>, nonce: <32 hex digits>. Only start and rotate answer it; null elsewhere.
     */
    challenge: string | null;
};

/**
 * Wallet bindings, newest first.
 */
export type WalletBindingList = {
    /**
     * The entries of this page.
     */
    wallets: Array<WalletBinding>;
};

/**
 * The wallet to bind.
 */
export type StartWalletBindingRequest = {
    /**
     * An EVM address; mixed case must pass EIP-55.
     */
    walletAddress: string;
    /**
     * The environment's chain, which is also the default: 84532 in the sandbox, 8453 in live.
     */
    chainId?: number;
    /**
     * EOA by default.
     */
    walletType?: WalletType;
};

/**
 * The signed challenge.
 */
export type VerifyWalletBindingRequest = {
    /**
     * EIP-191 personal_sign (signMessage, not typed data) over the challenge: 65 bytes by an EOA; by a contract wallet whatever its isValidSignature takes.
     */
    signature: string;
};

/**
 * The wallet that takes the place of the bound one.
 */
export type RotateWalletBindingRequest = {
    /**
     * An EVM address; mixed case must pass EIP-55. Chain and type are those of the bound wallet.
     */
    newWalletAddress: string;
};

/**
 * A wallet binding became ACTIVE, ROTATED or REVOKED. challenge is null. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type WalletBindingEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'wallet_binding.active' | 'wallet_binding.rotated' | 'wallet_binding.revoked';
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
     * Number of the change among the changes of the same resource.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The resource as it was at the moment of the change, as this tenant may read it.
         */
        object: WalletBinding;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * A link for another device, shown once.
 */
export type VerificationHandoff = {
    /**
     * The link, fit for a QR code: <base URL>/v1/verification-handoffs/<token>.
     */
    url: string;
    /**
     * 15 minutes later.
     */
    expiresAt: string;
};

/**
 * What the other device needs to go on, and nothing about the subject.
 */
export type VerificationHandoffRead = {
    /**
     * The kind of subject: a member or the tenant.
     */
    kind: VerificationKind;
    /**
     * For the provider's widget.
     */
    client: VerificationClient;
};

/**
 * The document of a credential that the platform issues. Keys that say nothing are absent, never null.
 */
export type PlatformCredentialDocument = {
    /**
     * The kind of credential.
     */
    kind: 'PERSON_IDENTITY' | 'BUSINESS_IDENTITY' | 'DESTINATION_OWNERSHIP' | 'TENANT_MEMBERSHIP';
    /**
     * Its form: service/credential/<KIND>/v1.
     */
    schemaVersion: string;
    /**
     * The subject's DID.
     */
    subjectDid: string;
    /**
     * The DID of the subject's tenant.
     */
    orgDid: string;
    /**
     * The verified name; absent for the kinds without one.
     */
    legalName?: string;
    /**
     * ISO 3166-1 alpha-2; absent when not known.
     */
    country?: string;
    /**
     * What is stated, by key; with legalName and country what can be disclosed one by one.
     */
    claims: {
        [key: string]: string;
    };
    /**
     * Time at which the issuer signed.
     */
    issuedAt: string;
    /**
     * When it ends by itself; absent when it does not.
     */
    expiresAt?: string;
};

/**
 * The document of an attested authority grant, which the organization signs.
 */
export type AuthorityCredentialDocument = {
    /**
     * The kind of credential.
     */
    kind: 'AUTHORITY_DELEGATION';
    /**
     * The schema version of the document.
     */
    schemaVersion: 'service/credential/AUTHORITY_DELEGATION/v1';
    /**
     * The member's DID.
     */
    subjectDid: string;
    /**
     * The DID of the tenant.
     */
    orgDid: string;
    /**
     * The grant of that version, without status and credentialId; what is null is absent.
     */
    grant: {
        /**
         * Id of the authority grant.
         */
        id: string;
        /**
         * The member who has the grant.
         */
        memberId: string;
        /**
         * The actions that the grant allows, sorted.
         */
        allowedActions: Array<string>;
        /**
         * The cap of one payment.
         */
        perTxLimitUsd?: Usd;
        /**
         * The cap of 24 hours.
         */
        dailyLimitUsd?: Usd;
        /**
         * The cap of 30 days.
         */
        monthlyLimitUsd?: Usd;
        /**
         * Only these are allowed; empty allows any.
         */
        allowedCurrencies: Array<string>;
        /**
         * Only these are allowed; empty allows any.
         */
        allowedAssets: Array<string>;
        /**
         * Only these are allowed; empty allows any.
         */
        allowedChains: Array<string>;
        /**
         * Only these are allowed; empty allows any.
         */
        allowedDestinationIds: Array<string>;
        /**
         * The weight of the member's vote.
         */
        approvalWeight: number;
        /**
         * Whether every payment needs approval.
         */
        requiresCountersignature: boolean;
        /**
         * Above this amount a payment needs approval.
         */
        countersignAboveUsd?: Usd;
        /**
         * The version of the grant.
         */
        version: number;
    };
};

/**
 * The document of an attested payment policy, which the organization signs.
 */
export type PaymentPolicyCredentialDocument = {
    /**
     * The kind of credential.
     */
    kind: 'PAYMENT_POLICY';
    /**
     * The schema version of the document.
     */
    schemaVersion: 'service/credential/PAYMENT_POLICY/v1';
    /**
     * The DID of the tenant.
     */
    subjectDid: string;
    /**
     * The DID of the tenant.
     */
    orgDid: string;
    /**
     * The rules and the version of the policy.
     */
    policy: {
        [key: string]: unknown;
    };
};

/**
 * The signed document, verbatim; its form follows from kind.
 */
export type CredentialDocument = PlatformCredentialDocument | AuthorityCredentialDocument | PaymentPolicyCredentialDocument;

/**
 * What anybody needs to check the credential without this service. signature is over EIP-712 CredentialAttestation(string subjectDid,string orgDid,string kind,string schemaVersion,bytes32 docHash,uint64 issuedAt,uint64 expiresAt,uint256 nonce), times in Unix seconds and expiresAt 0 for none; the domain has the service's name, version 1, the chain in use, and verifyingContract 0x5afeba0000000000000000000000000000000002, a synthetic anchor.
 */
export type CredentialArtifact = {
    /**
     * Id of the credential.
     */
    id: string;
    /**
     * The document that is signed.
     */
    document: CredentialDocument;
    /**
     * By the issuer's key; for issuerKind ORGANIZATION what the multisig takes by EIP-1271.
     */
    signature: string;
    /**
     * The docHash: 0x and the SHA-256 of the canonical JSON of the document, keys sorted, absent ones left out.
     */
    credentialHash: string;
    /**
     * A uint256 in decimal.
     */
    nonce: string;
    /**
     * The address of the platform's issuer or of the multisig.
     */
    issuerRef: string;
    /**
     * The form of the document: service/credential/<KIND>/v1.
     */
    schemaVersion: string;
};

/**
 * A sibling on the way from the leaf to the root.
 */
export type ProofStep = {
    /**
     * On which side the sibling stands.
     */
    position: 'left' | 'right';
    /**
     * The sibling.
     */
    hash: string;
};

/**
 * One claim of a credential and the proof that it belongs to the anchored root, without the others. leaf is SHA-256 of byte 0x00 and the canonical JSON [salt, key, value], a node SHA-256 of byte 0x01, left and right; leaves are sorted by key, and an odd node goes up as it is.
 */
export type SelectiveDisclosure = {
    /**
     * The claim.
     */
    key: string;
    /**
     * What the claim says.
     */
    value: string | number | boolean | {
        [key: string]: unknown;
    } | Array<unknown> | null;
    /**
     * 32 random bytes, for this claim alone.
     */
    salt: string;
    /**
     * The claim's hash.
     */
    leaf: string;
    /**
     * From the leaf to the root.
     */
    proof: Array<ProofStep>;
    /**
     * What is anchored on chain.
     */
    root: string;
};

/**
 * What can be asked about.
 */
export const EligibilityAction = {
    PAYMENTS_CREATE: 'payments.create',
    INVOICES_PAY: 'invoices.pay',
    RAMPS_OFFRAMP: 'ramps.offramp',
    CLAIMS_CLAIM: 'claims.claim'
} as const;

/**
 * What can be asked about.
 */
export type EligibilityAction = typeof EligibilityAction[keyof typeof EligibilityAction];

/**
 * What the tenant would like to do.
 */
export type EvaluateEligibilityRequest = {
    /**
     * The action to evaluate.
     */
    action: EligibilityAction;
};

/**
 * Whether the tenant has the credentials that an action needs.
 */
export type Eligibility = {
    /**
     * The action that was asked about.
     */
    action: EligibilityAction;
    /**
     * True when nothing is missing.
     */
    eligible: boolean;
    /**
     * The kinds that no ACTIVE one covers.
     */
    missing: Array<CredentialKind>;
    /**
     * Why, one for each missing kind in the same order: there never was one, or what became of the latest.
     */
    reasons: Array<'CREDENTIAL_MISSING' | 'CREDENTIAL_EXPIRED' | 'CREDENTIAL_REVOKED' | 'CREDENTIAL_SUSPENDED'>;
};

/**
 * What the presentation is for.
 */
export type CreatePresentationChallengeRequest = {
    /**
     * Your own description of the purpose. It is part of the signed message.
     */
    purpose: string;
    /**
     * The only identity that may answer; any by default.
     */
    identityId?: string;
    /**
     * The payment that it is asked for.
     */
    paymentId?: string;
};

/**
 * A question that can be answered once.
 */
export type PresentationChallenge = {
    /**
     * 32 random bytes; in the typed data a string.
     */
    nonce: string;
    /**
     * Who asks: AUDIENCE, by default the host of the base URL.
     */
    audience: string;
    /**
     * The verifyingContract of the typed data; a synthetic anchor.
     */
    domainTag: '0x5afeba0000000000000000000000000000000003';
    /**
     * The reason why the verifier asks, 1 to 64 of `a-z 0-9 _ . -`.
     */
    purpose: string;
    /**
     * 5 minutes later.
     */
    expiresAt: string;
};

/**
 * Credentials, presented by a signature over EIP-712 CredentialPresentation(string holderDid,string audience,string purpose,string nonce,bytes32[] credentialHashes,uint64 expiresAt). The domain has the service's name, version 1, the chain in use, and the challenge's domainTag as verifyingContract; credentialHashes stand in the order of credentialIds, 32 zero bytes for one without artifact.
 */
export type VerifyPresentationRequest = {
    /**
     * The nonce of the challenge.
     */
    nonce: string;
    /**
     * Who presents.
     */
    holderDid: string;
    /**
     * 0x and hex.
     */
    signature: string;
    /**
     * The signing wallet, ACTIVE under the holder's identity; mixed case must pass EIP-55.
     */
    signerAddress: string;
    /**
     * The credentials, in the order in which their hashes are signed.
     */
    credentialIds: Array<string>;
    /**
     * When the signature ends, in Unix seconds; one that is past counts as CHALLENGE_EXPIRED.
     */
    expiresAt: number;
};

/**
 * What was found about one credential.
 */
export type PresentedCredential = {
    /**
     * The id that was sent.
     */
    credentialId: string;
    /**
     * The hash of the credential; null if it is not found or unsigned.
     */
    credentialHash: string | null;
    /**
     * NOT_FOUND also for a credential of another holder, REVOKED also for a suspended one, SIGNATURE_INVALID also for an unsigned one and for a document that no longer has its hash.
     */
    verdict: 'VALID' | 'EXPIRED' | 'REVOKED' | 'UNTRUSTED_ISSUER' | 'SIGNATURE_INVALID' | 'NOT_FOUND';
};

/**
 * Whether a presentation holds; one bad credential fails all of it.
 */
export type PresentationResult = {
    /**
     * True when there is no reason against it.
     */
    verified: boolean;
    /**
     * The id that was sent.
     */
    holderDid: string;
    /**
     * In the order of credentialIds; empty when the holder is unknown.
     */
    credentialResults: Array<PresentedCredential>;
    /**
     * All that apply, in this order; nothing is looked at after HOLDER_UNKNOWN. CHALLENGE_EXPIRED: the challenge or the signature's expiresAt is past. HOLDER_UNKNOWN: no identity has this DID. HOLDER_MISMATCH: the challenge asks for another identity. SIGNER_NOT_BOUND: signerAddress has no ACTIVE binding to the holder. PRESENTATION_SIGNATURE_INVALID: the signature is not by signerAddress over these values. CREDENTIAL_INVALID: a verdict is not VALID.
     */
    reasonCodes: Array<'CHALLENGE_EXPIRED' | 'HOLDER_UNKNOWN' | 'HOLDER_MISMATCH' | 'SIGNER_NOT_BOUND' | 'PRESENTATION_SIGNATURE_INVALID' | 'CREDENTIAL_INVALID'>;
    /**
     * Names this verification; always set.
     */
    presentationId: string;
};

/**
 * What payers address: did:payid and 64 lowercase hex digits, random, never reused.
 */
export type PaymentDid = string;

/**
 * A DID of the caller.
 */
export type OwnDid = {
    /**
     * The decentralized identifier, `did:payid:…` or `did:subject:…`.
     */
    did: string;
    /**
     * PAYMENT for payers, SUBJECT for credentials.
     */
    kind: 'PAYMENT' | 'SUBJECT';
    /**
     * The current status. Only an ACTIVE one can be used.
     */
    status: IdentityStatus;
    /**
     * Whether payments can be sent to it; false for a SUBJECT.
     */
    payable: boolean;
};

/**
 * The caller's DIDs.
 */
export type OwnDids = {
    /**
     * All entries; the list has no pages.
     */
    identities: Array<OwnDid>;
};

/**
 * Whether a payment DID reaches anybody.
 */
export type DidResolution = {
    /**
     * The DID that was asked for.
     */
    did: PaymentDid;
    /**
     * True if a tenant can be paid by this DID.
     */
    resolvable: boolean;
    /**
     * The legal name of the tenant behind it; null when nobody payable is.
     */
    displayName: string | null;
};

/**
 * The public document of a payment DID: no payment endpoint, no personal data.
 */
export type DidDocument = {
    /**
     * https://www.w3.org/ns/did/v1 and nothing else.
     */
    '@context': Array<string>;
    /**
     * The DID.
     */
    id: PaymentDid;
    /**
     * The subject of the tenant's credentials, did:subject:<id>.
     */
    alsoKnownAs: Array<string>;
};

/**
 * The result of the W3C DID resolution binding.
 */
export type DidResolutionResult = {
    /**
     * The context of the result.
     */
    '@context': 'https://w3id.org/did-resolution/v1';
    /**
     * The DID document of the W3C standard.
     */
    didDocument: DidDocument;
    /**
     * About the resolution.
     */
    didResolutionMetadata: {
        /**
         * The form of the document.
         */
        contentType: 'application/did+json';
    };
    /**
     * About the document.
     */
    didDocumentMetadata: {
        /**
         * When the DID was made.
         */
        created: string;
        /**
         * When it became payable.
         */
        updated: string;
    };
};

/**
 * CLAIMED once somebody has proved control of the contact.
 */
export const DidReservationStatus = { RESERVED: 'RESERVED', CLAIMED: 'CLAIMED' } as const;

/**
 * CLAIMED once somebody has proved control of the contact.
 */
export type DidReservationStatus = typeof DidReservationStatus[keyof typeof DidReservationStatus];

/**
 * A payment DID that waits for the holder of a contact; one per contact, for all tenants.
 */
export type DidReservation = {
    /**
     * What can be paid already.
     */
    did: PaymentDid;
    /**
     * The status of the reservation.
     */
    status: DidReservationStatus;
    /**
     * The phone with all but its last four digits masked, or the e-mail's first character, *** and domain.
     */
    contactMasked: string;
    /**
     * The handle that is reserved with it; null for none.
     */
    handle: string | null;
    /**
     * When it was first reserved.
     */
    createdAt: string;
};

/**
 * Whose payment DID to reserve. Exactly one of email and phone.
 */
export type CreateDidReservationRequest = {
    /**
     * An e-mail.
     */
    email?: string;
    /**
     * A phone, E.164.
     */
    phone?: string;
    /**
     * A handle to reserve with it; a leading @ is dropped.
     */
    handle?: string;
};

/**
 * News of one session.
 */
export type ReceiveVerificationWebhookRequest = {
    /**
     * The provider's id of the event.
     */
    eventId: string;
    /**
     * The provider's id of the session.
     */
    sessionRef: string;
    /**
     * The reference under which the service has started the session at the provider.
     */
    reference: string;
};

/**
 * What became of the news.
 */
export type VerificationWebhookReceipt = {
    /**
     * Always true.
     */
    received: true;
    /**
     * False when nobody here has begun the session.
     */
    matched: boolean;
};

export type ListPhoneAliasesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only aliases of this status.
         */
        status?: PhoneAliasStatus;
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
    url: '/v1/phone-aliases';
};

export type ListPhoneAliasesErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type ListPhoneAliasesError = ListPhoneAliasesErrors[keyof ListPhoneAliasesErrors];

export type ListPhoneAliasesResponses = {
    /**
     * A page of phone aliases.
     */
    200: PhoneAliasList;
};

export type ListPhoneAliasesResponse = ListPhoneAliasesResponses[keyof ListPhoneAliasesResponses];

export type CreatePhoneAliasData = {
    body: CreatePhoneAliasRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/phone-aliases';
};

export type CreatePhoneAliasErrors = {
    /**
     * VALIDATION_FAILED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PHONE_ALIAS_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: PhoneAliasExistsError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreatePhoneAliasError = CreatePhoneAliasErrors[keyof CreatePhoneAliasErrors];

export type CreatePhoneAliasResponses = {
    /**
     * The alias, PENDING.
     */
    201: PhoneAlias;
};

export type CreatePhoneAliasResponse = CreatePhoneAliasResponses[keyof CreatePhoneAliasResponses];

export type RevokePhoneAliasData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/phone-aliases/{id}';
};

export type RevokePhoneAliasErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PHONE_ALIAS_NOT_FOUND
     */
    404: PhoneAliasNotFoundError;
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

export type RevokePhoneAliasError = RevokePhoneAliasErrors[keyof RevokePhoneAliasErrors];

export type RevokePhoneAliasResponses = {
    /**
     * The alias, REVOKED.
     */
    200: PhoneAlias;
};

export type RevokePhoneAliasResponse = RevokePhoneAliasResponses[keyof RevokePhoneAliasResponses];

export type ResendPhoneAliasCodeData = {
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
    url: '/v1/phone-aliases/{id}/resend';
};

export type ResendPhoneAliasCodeErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type ResendPhoneAliasCodeError = ResendPhoneAliasCodeErrors[keyof ResendPhoneAliasCodeErrors];

export type ResendPhoneAliasCodeResponses = {
    /**
     * The alias, in the same status.
     */
    200: PhoneAlias;
};

export type ResendPhoneAliasCodeResponse = ResendPhoneAliasCodeResponses[keyof ResendPhoneAliasCodeResponses];

export type VerifyPhoneAliasData = {
    body: VerifyPhoneAliasRequest;
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
    url: '/v1/phone-aliases/{id}/verify';
};

export type VerifyPhoneAliasErrors = {
    /**
     * INVALID_TRANSITION, ALIAS_OTP_INVALID, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | AliasOtpInvalidError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ALIAS_OTP_TOO_MANY_ATTEMPTS, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: AliasOtpTooManyAttemptsError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PHONE_ALIAS_NOT_FOUND
     */
    404: PhoneAliasNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * ALIAS_OTP_EXPIRED
     */
    410: AliasOtpExpiredError;
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

export type VerifyPhoneAliasError = VerifyPhoneAliasErrors[keyof VerifyPhoneAliasErrors];

export type VerifyPhoneAliasResponses = {
    /**
     * The alias, ACTIVE.
     */
    200: PhoneAlias;
};

export type VerifyPhoneAliasResponse = VerifyPhoneAliasResponses[keyof VerifyPhoneAliasResponses];

export type CreateVerificationSessionData = {
    body: CreateVerificationSessionRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/verification-sessions';
};

export type CreateVerificationSessionErrors = {
    /**
     * MEMBER_ID_REQUIRED, VALIDATION_FAILED, LEGAL_NAME_REQUIRED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: MemberIdRequiredError | ValidationFailedError | LegalNameRequiredError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type CreateVerificationSessionError = CreateVerificationSessionErrors[keyof CreateVerificationSessionErrors];

export type CreateVerificationSessionResponses = {
    /**
     * The session of the same kind and subject that is already open.
     */
    200: VerificationSession;
    /**
     * The session, CREATED.
     */
    201: VerificationSession;
};

export type CreateVerificationSessionResponse = CreateVerificationSessionResponses[keyof CreateVerificationSessionResponses];

export type GetVerificationSessionData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/verification-sessions/{id}';
};

export type GetVerificationSessionErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * VERIFICATION_SESSION_NOT_FOUND
     */
    404: VerificationSessionNotFoundError;
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

export type GetVerificationSessionError = GetVerificationSessionErrors[keyof GetVerificationSessionErrors];

export type GetVerificationSessionResponses = {
    /**
     * The session.
     */
    200: VerificationSession;
};

export type GetVerificationSessionResponse = GetVerificationSessionResponses[keyof GetVerificationSessionResponses];

export type SimulateVerificationSessionData = {
    body?: SimulateVerificationSessionRequest;
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
    url: '/v1/verification-sessions/{id}/simulate';
};

export type SimulateVerificationSessionErrors = {
    /**
     * TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SIMULATE_NOT_AVAILABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SimulateNotAvailableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * VERIFICATION_SESSION_NOT_FOUND
     */
    404: VerificationSessionNotFoundError;
    /**
     * VERIFICATION_SESSION_TERMINAL, VERIFICATION_SESSION_NOT_STARTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: VerificationSessionTerminalError | VerificationSessionNotStartedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type SimulateVerificationSessionError = SimulateVerificationSessionErrors[keyof SimulateVerificationSessionErrors];

export type SimulateVerificationSessionResponses = {
    /**
     * The session after the step.
     */
    200: VerificationSession;
};

export type SimulateVerificationSessionResponse = SimulateVerificationSessionResponses[keyof SimulateVerificationSessionResponses];

export type ListCredentialsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only credentials of this kind.
         */
        kind?: CredentialKind;
        /**
         * Only credentials of this status.
         */
        status?: CredentialStatus;
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
    url: '/v1/credentials';
};

export type ListCredentialsErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type ListCredentialsError = ListCredentialsErrors[keyof ListCredentialsErrors];

export type ListCredentialsResponses = {
    /**
     * A page of credentials.
     */
    200: CredentialList;
};

export type ListCredentialsResponse = ListCredentialsResponses[keyof ListCredentialsResponses];

export type GetCredentialData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/credentials/{id}';
};

export type GetCredentialErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CREDENTIAL_NOT_FOUND
     */
    404: CredentialNotFoundError;
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

export type GetCredentialError = GetCredentialErrors[keyof GetCredentialErrors];

export type GetCredentialResponses = {
    /**
     * The credential.
     */
    200: Credential;
};

export type GetCredentialResponse = GetCredentialResponses[keyof GetCredentialResponses];

export type GetCredentialStatusData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/credentials/{id}/status';
};

export type GetCredentialStatusErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CREDENTIAL_NOT_FOUND
     */
    404: CredentialNotFoundError;
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

export type GetCredentialStatusError = GetCredentialStatusErrors[keyof GetCredentialStatusErrors];

export type GetCredentialStatusResponses = {
    /**
     * The status.
     */
    200: CredentialStatusRead;
};

export type GetCredentialStatusResponse = GetCredentialStatusResponses[keyof GetCredentialStatusResponses];

export type CreateVerificationHandoffData = {
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
    url: '/v1/verification-sessions/{id}/handoff';
};

export type CreateVerificationHandoffErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * VERIFICATION_SESSION_NOT_FOUND
     */
    404: VerificationSessionNotFoundError;
    /**
     * VERIFICATION_SESSION_TERMINAL, VERIFICATION_SESSION_NOT_STARTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: VerificationSessionTerminalError | VerificationSessionNotStartedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreateVerificationHandoffError = CreateVerificationHandoffErrors[keyof CreateVerificationHandoffErrors];

export type CreateVerificationHandoffResponses = {
    /**
     * The link.
     */
    201: VerificationHandoff;
};

export type CreateVerificationHandoffResponse = CreateVerificationHandoffResponses[keyof CreateVerificationHandoffResponses];

export type GetVerificationHandoffData = {
    body?: never;
    path: {
        /**
         * The secret of the link.
         */
        token: string;
    };
    query?: never;
    url: '/v1/verification-handoffs/{token}';
};

export type GetVerificationHandoffErrors = {
    /**
     * HANDOFF_GONE
     */
    410: HandoffGoneError;
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

export type GetVerificationHandoffError = GetVerificationHandoffErrors[keyof GetVerificationHandoffErrors];

export type GetVerificationHandoffResponses = {
    /**
     * What the provider's widget is opened with.
     */
    200: VerificationHandoffRead;
};

export type GetVerificationHandoffResponse = GetVerificationHandoffResponses[keyof GetVerificationHandoffResponses];

export type GetCredentialArtifactData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/credentials/{id}/artifact';
};

export type GetCredentialArtifactErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CREDENTIAL_NOT_FOUND, CREDENTIAL_ARTIFACT_NOT_AVAILABLE
     */
    404: CredentialNotFoundError | CredentialArtifactNotAvailableError;
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

export type GetCredentialArtifactError = GetCredentialArtifactErrors[keyof GetCredentialArtifactErrors];

export type GetCredentialArtifactResponses = {
    /**
     * The artifact.
     */
    200: CredentialArtifact;
};

export type GetCredentialArtifactResponse = GetCredentialArtifactResponses[keyof GetCredentialArtifactResponses];

export type RefreshCredentialData = {
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
    url: '/v1/credentials/{id}/refresh';
};

export type RefreshCredentialErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CREDENTIAL_NOT_FOUND, CREDENTIAL_NOT_REFRESHABLE
     */
    404: CredentialNotFoundError | CredentialNotRefreshableError;
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
     * PROVIDER_UNAVAILABLE, TRY_AGAIN
     */
    503: ProviderUnavailableError | TryAgainError;
};

export type RefreshCredentialError = RefreshCredentialErrors[keyof RefreshCredentialErrors];

export type RefreshCredentialResponses = {
    /**
     * The status after the re-read.
     */
    200: CredentialStatusRead;
};

export type RefreshCredentialResponse = RefreshCredentialResponses[keyof RefreshCredentialResponses];

export type GetCredentialDisclosureData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query: {
        /**
         * The claim, exactly one.
         */
        key: string;
    };
    url: '/v1/credentials/{id}/disclosure';
};

export type GetCredentialDisclosureErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CREDENTIAL_NOT_FOUND, DISCLOSURE_NOT_AVAILABLE
     */
    404: CredentialNotFoundError | DisclosureNotAvailableError;
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

export type GetCredentialDisclosureError = GetCredentialDisclosureErrors[keyof GetCredentialDisclosureErrors];

export type GetCredentialDisclosureResponses = {
    /**
     * The claim and its proof.
     */
    200: SelectiveDisclosure;
};

export type GetCredentialDisclosureResponse = GetCredentialDisclosureResponses[keyof GetCredentialDisclosureResponses];

export type EvaluateEligibilityData = {
    body: EvaluateEligibilityRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/eligibility/evaluate';
};

export type EvaluateEligibilityErrors = {
    /**
     * UNKNOWN_ELIGIBILITY_ACTION, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: UnknownEligibilityActionError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type EvaluateEligibilityError = EvaluateEligibilityErrors[keyof EvaluateEligibilityErrors];

export type EvaluateEligibilityResponses = {
    /**
     * Whether the tenant may, and what is missing.
     */
    200: Eligibility;
};

export type EvaluateEligibilityResponse = EvaluateEligibilityResponses[keyof EvaluateEligibilityResponses];

export type ListIdentitiesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only identities of this status.
         */
        status?: IdentityStatus;
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
    url: '/v1/identities';
};

export type ListIdentitiesErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type ListIdentitiesError = ListIdentitiesErrors[keyof ListIdentitiesErrors];

export type ListIdentitiesResponses = {
    /**
     * A page of identities.
     */
    200: IdentityList;
};

export type ListIdentitiesResponse = ListIdentitiesResponses[keyof ListIdentitiesResponses];

export type CreateIdentityData = {
    body: CreateIdentityRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/identities';
};

export type CreateIdentityErrors = {
    /**
     * MEMBER_ID_REQUIRED, VALIDATION_FAILED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: MemberIdRequiredError | ValidationFailedError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * MEMBER_NOT_FOUND
     */
    404: MemberNotFoundError;
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

export type CreateIdentityError = CreateIdentityErrors[keyof CreateIdentityErrors];

export type CreateIdentityResponses = {
    /**
     * The identity that the subject has already.
     */
    200: Identity;
    /**
     * The new identity.
     */
    201: Identity;
};

export type CreateIdentityResponse = CreateIdentityResponses[keyof CreateIdentityResponses];

export type GetIdentityData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/identities/{id}';
};

export type GetIdentityErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * IDENTITY_NOT_FOUND
     */
    404: IdentityNotFoundError;
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

export type GetIdentityError = GetIdentityErrors[keyof GetIdentityErrors];

export type GetIdentityResponses = {
    /**
     * The identity.
     */
    200: Identity;
};

export type GetIdentityResponse = GetIdentityResponses[keyof GetIdentityResponses];

export type ListWalletBindingsData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: {
        /**
         * Only bindings of this status.
         */
        status?: WalletBindingStatus;
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
    url: '/v1/identities/{id}/wallets';
};

export type ListWalletBindingsErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * IDENTITY_NOT_FOUND
     */
    404: IdentityNotFoundError;
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

export type ListWalletBindingsError = ListWalletBindingsErrors[keyof ListWalletBindingsErrors];

export type ListWalletBindingsResponses = {
    /**
     * A page of bindings.
     */
    200: WalletBindingList;
};

export type ListWalletBindingsResponse = ListWalletBindingsResponses[keyof ListWalletBindingsResponses];

export type StartWalletBindingData = {
    body: StartWalletBindingRequest;
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
    url: '/v1/identities/{id}/wallets';
};

export type StartWalletBindingErrors = {
    /**
     * INVALID_WALLET_ADDRESS, VALIDATION_FAILED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: InvalidWalletAddressError | ValidationFailedError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * IDENTITY_NOT_FOUND
     */
    404: IdentityNotFoundError;
    /**
     * WALLET_ALREADY_BOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: WalletAlreadyBoundError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type StartWalletBindingError = StartWalletBindingErrors[keyof StartWalletBindingErrors];

export type StartWalletBindingResponses = {
    /**
     * The binding, PENDING, with its challenge.
     */
    201: WalletBinding;
};

export type StartWalletBindingResponse = StartWalletBindingResponses[keyof StartWalletBindingResponses];

export type VerifyWalletBindingData = {
    body: VerifyWalletBindingRequest;
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
        /**
         * The binding; opaque.
         */
        bindingId: string;
    };
    query?: never;
    url: '/v1/identities/{id}/wallets/{bindingId}/verify';
};

export type VerifyWalletBindingErrors = {
    /**
     * WALLET_BINDING_SIGNATURE_INVALID, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: WalletBindingSignatureInvalidError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND
     */
    404: IdentityNotFoundError | WalletBindingNotFoundError;
    /**
     * WALLET_BINDING_NOT_PENDING, WALLET_BINDING_ROTATION_STALE, WALLET_BINDING_NO_CHALLENGE, WALLET_ALREADY_BOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: WalletBindingNotPendingError | WalletBindingRotationStaleError | WalletBindingNoChallengeError | WalletAlreadyBoundError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type VerifyWalletBindingError = VerifyWalletBindingErrors[keyof VerifyWalletBindingErrors];

export type VerifyWalletBindingResponses = {
    /**
     * The binding, ACTIVE.
     */
    200: WalletBinding;
};

export type VerifyWalletBindingResponse = VerifyWalletBindingResponses[keyof VerifyWalletBindingResponses];

export type RotateWalletBindingData = {
    body: RotateWalletBindingRequest;
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
        /**
         * The binding; opaque.
         */
        bindingId: string;
    };
    query?: never;
    url: '/v1/identities/{id}/wallets/{bindingId}/rotate';
};

export type RotateWalletBindingErrors = {
    /**
     * INVALID_WALLET_ADDRESS, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidWalletAddressError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND
     */
    404: IdentityNotFoundError | WalletBindingNotFoundError;
    /**
     * WALLET_BINDING_NOT_ACTIVE, WALLET_ALREADY_BOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: WalletBindingNotActiveError | WalletAlreadyBoundError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type RotateWalletBindingError = RotateWalletBindingErrors[keyof RotateWalletBindingErrors];

export type RotateWalletBindingResponses = {
    /**
     * The new binding, PENDING, with its challenge.
     */
    201: WalletBinding;
};

export type RotateWalletBindingResponse = RotateWalletBindingResponses[keyof RotateWalletBindingResponses];

export type CancelWalletRotationData = {
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
        /**
         * The binding; opaque.
         */
        bindingId: string;
    };
    query?: never;
    url: '/v1/identities/{id}/wallets/{bindingId}/cancel-rotation';
};

export type CancelWalletRotationErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND
     */
    404: IdentityNotFoundError | WalletBindingNotFoundError;
    /**
     * WALLET_BINDING_NOT_ROTATING, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: WalletBindingNotRotatingError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CancelWalletRotationError = CancelWalletRotationErrors[keyof CancelWalletRotationErrors];

export type CancelWalletRotationResponses = {
    /**
     * The rotation, REVOKED.
     */
    200: WalletBinding;
};

export type CancelWalletRotationResponse = CancelWalletRotationResponses[keyof CancelWalletRotationResponses];

export type RevokeWalletBindingData = {
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
        /**
         * The binding; opaque.
         */
        bindingId: string;
    };
    query?: never;
    url: '/v1/identities/{id}/wallets/{bindingId}/revoke';
};

export type RevokeWalletBindingErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND
     */
    404: IdentityNotFoundError | WalletBindingNotFoundError;
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

export type RevokeWalletBindingError = RevokeWalletBindingErrors[keyof RevokeWalletBindingErrors];

export type RevokeWalletBindingResponses = {
    /**
     * The binding, REVOKED.
     */
    200: WalletBinding;
};

export type RevokeWalletBindingResponse = RevokeWalletBindingResponses[keyof RevokeWalletBindingResponses];

export type CreatePresentationChallengeData = {
    body: CreatePresentationChallengeRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/credential-presentations/challenge';
};

export type CreatePresentationChallengeErrors = {
    /**
     * TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * IDENTITY_NOT_FOUND, PAYMENT_NOT_FOUND
     */
    404: IdentityNotFoundError | PaymentNotFoundError;
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

export type CreatePresentationChallengeError = CreatePresentationChallengeErrors[keyof CreatePresentationChallengeErrors];

export type CreatePresentationChallengeResponses = {
    /**
     * The challenge.
     */
    201: PresentationChallenge;
};

export type CreatePresentationChallengeResponse = CreatePresentationChallengeResponses[keyof CreatePresentationChallengeResponses];

export type VerifyPresentationData = {
    body: VerifyPresentationRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/credential-presentations/verify';
};

export type VerifyPresentationErrors = {
    /**
     * INVALID_WALLET_ADDRESS, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidWalletAddressError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CHALLENGE_NOT_FOUND
     */
    404: ChallengeNotFoundError;
    /**
     * PRESENTATION_REPLAYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: PresentationReplayedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type VerifyPresentationError = VerifyPresentationErrors[keyof VerifyPresentationErrors];

export type VerifyPresentationResponses = {
    /**
     * Whether it holds, and why not.
     */
    200: PresentationResult;
};

export type VerifyPresentationResponse = VerifyPresentationResponses[keyof VerifyPresentationResponses];

export type GetOwnDidsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/dids/me';
};

export type GetOwnDidsErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type GetOwnDidsError = GetOwnDidsErrors[keyof GetOwnDidsErrors];

export type GetOwnDidsResponses = {
    /**
     * The DIDs.
     */
    200: OwnDids;
};

export type GetOwnDidsResponse = GetOwnDidsResponses[keyof GetOwnDidsResponses];

export type ResolveDidData = {
    body?: never;
    path?: never;
    query: {
        /**
         * A payment DID: `did:payid:` and 64 hex digits in lower case. Another form is INVALID_DID, another method DID_NOT_RESOLVABLE.
         */
        did: string;
    };
    url: '/v1/dids/resolve';
};

export type ResolveDidErrors = {
    /**
     * INVALID_DID, DID_NOT_RESOLVABLE, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidDidError | DidNotResolvableError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type ResolveDidError = ResolveDidErrors[keyof ResolveDidErrors];

export type ResolveDidResponses = {
    /**
     * Whether it reaches anybody.
     */
    200: DidResolution;
};

export type ResolveDidResponse = ResolveDidResponses[keyof ResolveDidResponses];

export type GetDidDocumentData = {
    body?: never;
    path: {
        /**
         * The DID, percent-encoded or raw: did:payid and 64 lowercase hex digits.
         */
        did: string;
    };
    query?: never;
    url: '/v1/dids/{did}/did.json';
};

export type GetDidDocumentErrors = {
    /**
     * INVALID_DID, DID_NOT_RESOLVABLE
     */
    400: InvalidDidError | DidNotResolvableError;
    /**
     * IDENTITY_NOT_FOUND
     */
    404: IdentityNotFoundError;
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

export type GetDidDocumentError = GetDidDocumentErrors[keyof GetDidDocumentErrors];

export type GetDidDocumentResponses = {
    /**
     * The upload to read.
     */
    200: DidDocument;
};

export type GetDidDocumentResponse = GetDidDocumentResponses[keyof GetDidDocumentResponses];

export type ResolveDidDocumentData = {
    body?: never;
    path: {
        /**
         * The DID, percent-encoded or raw: did:payid and 64 lowercase hex digits.
         */
        did: string;
    };
    query?: never;
    url: '/1.0/identifiers/{did}';
};

export type ResolveDidDocumentErrors = {
    /**
     * INVALID_DID, DID_NOT_RESOLVABLE
     */
    400: InvalidDidError | DidNotResolvableError;
    /**
     * IDENTITY_NOT_FOUND
     */
    404: IdentityNotFoundError;
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

export type ResolveDidDocumentError = ResolveDidDocumentErrors[keyof ResolveDidDocumentErrors];

export type ResolveDidDocumentResponses = {
    /**
     * The result of the resolution.
     */
    200: DidResolutionResult;
};

export type ResolveDidDocumentResponse = ResolveDidDocumentResponses[keyof ResolveDidDocumentResponses];

export type CreateDidReservationData = {
    body: CreateDidReservationRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/dids/reservations';
};

export type CreateDidReservationErrors = {
    /**
     * INVITE_CONTACT_REQUIRED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InviteContactRequiredError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * HANDLE_RESERVED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: HandleReservedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreateDidReservationError = CreateDidReservationErrors[keyof CreateDidReservationErrors];

export type CreateDidReservationResponses = {
    /**
     * The reservation that the contact has already.
     */
    200: DidReservation;
    /**
     * The reservation, RESERVED.
     */
    201: DidReservation;
};

export type CreateDidReservationResponse = CreateDidReservationResponses[keyof CreateDidReservationResponses];

export type ReceiveVerificationWebhookData = {
    body: ReceiveVerificationWebhookRequest;
    headers?: {
        /**
         * When the provider signed, in unix seconds. Missing or malformed it is WEBHOOK_SIGNATURE_INVALID, after the checks that come before.
         */
        'x-provider-timestamp'?: string;
        /**
         * v1= and 64 hex digits. Missing or malformed it is WEBHOOK_SIGNATURE_INVALID, like a wrong one.
         */
        'x-provider-signature'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/webhooks/verification';
};

export type ReceiveVerificationWebhookErrors = {
    /**
     * UNKNOWN_PROVIDER, EMPTY_BODY, VALIDATION_FAILED, BODY_TOO_LARGE
     */
    400: UnknownProviderError | EmptyBodyError | ValidationFailedError | BodyTooLargeError;
    /**
     * WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW
     */
    401: WebhookSignatureInvalidError | WebhookReplayWindowError;
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

export type ReceiveVerificationWebhookError = ReceiveVerificationWebhookErrors[keyof ReceiveVerificationWebhookErrors];

export type ReceiveVerificationWebhookResponses = {
    /**
     * The provider is going to be asked.
     */
    200: VerificationWebhookReceipt;
};

export type ReceiveVerificationWebhookResponse = ReceiveVerificationWebhookResponses[keyof ReceiveVerificationWebhookResponses];
