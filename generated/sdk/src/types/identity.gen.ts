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
  ApiVersionEndedError,
  ApiVersionUnknownError,
  BodyTooLargeError,
  ChainUnavailableError,
  ChallengeNotFoundError,
  CredentialArtifactNotAvailableError,
  CredentialNotFoundError,
  CredentialNotRefreshableError,
  DidNotResolvableError,
  DisclosureNotAvailableError,
  EmailAliasNotFoundError,
  EmailAliasTakenError,
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
  MemberSessionRequiredError,
  NotImplementedError,
  PaymentNotFoundError,
  PhoneAliasExistsError,
  PhoneAliasNotFoundError,
  PolicyDeniedError,
  PolicyUnavailableError,
  PresentationReplayedError,
  ProviderUnavailableError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  RoleNotPermittedError,
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
 * The status of a phone alias. Payments reach the tenant while it is ACTIVE or REVERIFICATION_REQUIRED.
 */
export const PhoneAliasStatus = {
    PENDING: 'PENDING',
    ACTIVE: 'ACTIVE',
    REVERIFICATION_REQUIRED: 'REVERIFICATION_REQUIRED',
    REPLACED: 'REPLACED',
    REVOKED: 'REVOKED'
} as const;

/**
 * The status of a phone alias. Payments reach the tenant while it is ACTIVE or REVERIFICATION_REQUIRED.
 */
export type PhoneAliasStatus = typeof PhoneAliasStatus[keyof typeof PhoneAliasStatus];

/**
 * The status of a verification session. Every status except CREATED is final.
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
 * The status of a verification session. Every status except CREATED is final.
 */
export type VerificationSessionStatus = typeof VerificationSessionStatus[keyof typeof VerificationSessionStatus];

/**
 * The status of a credential. Only ACTIVE credentials are accepted.
 */
export const CredentialStatus = {
    ACTIVE: 'ACTIVE',
    SUSPENDED: 'SUSPENDED',
    REVOKED: 'REVOKED',
    EXPIRED: 'EXPIRED'
} as const;

/**
 * The status of a credential. Only ACTIVE credentials are accepted.
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
 * The type of the subject: a tenant or one of its members.
 */
export const SubjectType = { TENANT: 'TENANT', TENANT_MEMBER: 'TENANT_MEMBER' } as const;

/**
 * The type of the subject: a tenant or one of its members.
 */
export type SubjectType = typeof SubjectType[keyof typeof SubjectType];

/**
 * A phone number of a tenant. Payments to the number reach the tenant once it is verified.
 */
export type PhoneAlias = {
    /**
     * Id of the phone alias.
     */
    id: string;
    /**
     * The phone number, masked except for its last four digits. The full number is never returned.
     */
    phoneMasked: string;
    /**
     * The status of the verification.
     */
    status: PhoneAliasStatus;
    /**
     * Time of the last verification; null before the first.
     */
    verifiedAt: string | null;
    /**
     * Time at which the number has to be verified again, 365 days after the last verification.
     */
    reverifyBy: string | null;
    /**
     * Time at which the phone number was added.
     */
    createdAt: string;
};

/**
 * An alias that was removed, and what that leaves open.
 */
export type RevokedPhoneAlias = {
    /**
     * Id of the phone alias.
     */
    id: string;
    /**
     * The phone number, masked except for its last four digits. The full number is never returned.
     */
    phoneMasked: string;
    /**
     * The status of the verification.
     */
    status: PhoneAliasStatus;
    /**
     * Time of the last verification; null before the first.
     */
    verifiedAt: string | null;
    /**
     * Time at which the number has to be verified again, 365 days after the last verification.
     */
    reverifyBy: string | null;
    /**
     * Time at which the phone number was added.
     */
    createdAt: string;
    /**
     * The number of payments to this number that have not ended. Those that nobody has confirmed wait, or go to a claim of whoever proves the number.
     */
    openPayments: number;
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
 * The code that was sent to the phone.
 */
export type VerifyPhoneAliasRequest = {
    /**
     * The code of six digits.
     */
    code: string;
};

/**
 * The status of an e-mail alias. Payments to the address reach the tenant while it is ACTIVE.
 */
export const EmailAliasStatus = { ACTIVE: 'ACTIVE', REVOKED: 'REVOKED' } as const;

/**
 * The status of an e-mail alias. Payments to the address reach the tenant while it is ACTIVE.
 */
export type EmailAliasStatus = typeof EmailAliasStatus[keyof typeof EmailAliasStatus];

/**
 * An e-mail address of a tenant. Payments to the address reach the tenant while the alias is ACTIVE.
 */
export type EmailAlias = {
    /**
     * Id of the e-mail alias.
     */
    id: string;
    /**
     * The e-mail address, masked except for its first character and its domain.
     */
    emailMasked: string;
    /**
     * The status of the alias.
     */
    status: EmailAliasStatus;
    /**
     * Time at which a session proved the address.
     */
    verifiedAt: string;
    /**
     * Time at which the address was added.
     */
    createdAt: string;
    /**
     * Time at which the address was removed; null before.
     */
    revokedAt: string | null;
};

/**
 * An alias that was removed, and what that leaves open.
 */
export type RevokedEmailAlias = {
    /**
     * Id of the e-mail alias.
     */
    id: string;
    /**
     * The e-mail address, masked except for its first character and its domain.
     */
    emailMasked: string;
    /**
     * The status of the alias.
     */
    status: EmailAliasStatus;
    /**
     * Time at which a session proved the address.
     */
    verifiedAt: string;
    /**
     * Time at which the address was added.
     */
    createdAt: string;
    /**
     * Time at which the address was removed; null before.
     */
    revokedAt: string | null;
    /**
     * The number of payments to this address that have not ended. Those that nobody has confirmed wait, or go to a claim of whoever proves the address.
     */
    openPayments: number;
};

/**
 * E-mail aliases, newest first.
 */
export type EmailAliasList = {
    /**
     * The entries of this page.
     */
    emailAliases: Array<EmailAlias>;
};

/**
 * Empty. The address is the one that the session proves.
 */
export type CreateEmailAliasRequest = {
    [key: string]: never;
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
 * One check of the provider.
 */
export type VerificationRequirement = {
    /**
     * The type of the check.
     */
    type: 'identity_document' | 'liveness' | 'business_registry' | 'authorized_representative_kyc' | 'beneficial_ownership';
    /**
     * The status of the requirement.
     */
    status: 'PENDING' | 'SATISFIED' | 'FAILED';
    /**
     * Id of the tenant or member that the check is about.
     */
    subjectRef: string;
};

/**
 * The data that a front end needs to run the session at the provider.
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
     * Id of the provider's template for the verification flow.
     */
    templateId: string;
    /**
     * Id of the environment at the provider.
     */
    environmentId: string;
};

/**
 * One verification of a member (KYC) or of the business (KYB).
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
     * Id of the tenant or the member.
     */
    subjectId: string;
    /**
     * The legal name under which the subject is verified.
     */
    legalName: string;
    /**
     * The status of the session.
     */
    status: VerificationSessionStatus;
    /**
     * The checks of the provider, in order.
     */
    requirements: Array<VerificationRequirement>;
    /**
     * Id of the credential that was issued; null until the session is VERIFIED.
     */
    credentialId: string | null;
    /**
     * The data that a front end needs to run the verification; null while the provider is disabled, and in events.
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
 * The subject of the verification.
 */
export type CreateVerificationSessionRequest = {
    /**
     * KYC for a member, KYB for the business.
     */
    kind: VerificationKind;
    /**
     * Id of the member to verify; required for KYC, not allowed for KYB.
     */
    memberId?: string;
    /**
     * ISO 3166-1 alpha-2 country code; the tenant's by default.
     */
    country?: CountryCode;
};

/**
 * The step to simulate. An empty body satisfies the next requirement.
 */
export type SimulateVerificationSessionRequest = {
    /**
     * Ends the session at once with this status.
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
     * Id of the tenant or the member.
     */
    subjectId: string;
    /**
     * The current status. Only ACTIVE credentials are accepted.
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
     * Time at which the credential expires; null if it never expires.
     */
    expiresAt: string | null;
    /**
     * Time of the revocation; null unless the credential is REVOKED.
     */
    revokedAt: string | null;
    /**
     * The reason of the revocation; null unless the credential is REVOKED.
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
     * The kind of issuer: PLATFORM if the service has signed the credential, ORGANIZATION if the tenant's multisig wallet has.
     */
    issuerKind: 'PLATFORM' | 'ORGANIZATION';
};

/**
 * The reason of the revocation; null unless the credential is REVOKED.
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
 * The reason of the revocation; null unless the credential is REVOKED.
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
 * The status of a credential, and how it was confirmed.
 */
export type CredentialStatusRead = {
    /**
     * Id of the credential.
     */
    id: string;
    /**
     * The current status. Only ACTIVE credentials are accepted.
     */
    status: CredentialStatus;
    /**
     * The reason of the revocation; null unless the credential is REVOKED.
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
 * The status of an identity. A new identity is ACTIVE.
 */
export const IdentityStatus = {
    ACTIVE: 'ACTIVE',
    SUSPENDED: 'SUSPENDED',
    CLOSED: 'CLOSED'
} as const;

/**
 * The status of an identity. A new identity is ACTIVE.
 */
export type IdentityStatus = typeof IdentityStatus[keyof typeof IdentityStatus];

/**
 * The identity of a tenant or a member, independent of its wallets. Its DID is the subject of credentials.
 */
export type Identity = {
    /**
     * The identity.
     */
    id: string;
    /**
     * The DID of the identity: `did:subject:` and the id.
     */
    did: string;
    /**
     * PERSON for members, BUSINESS for tenants.
     */
    identityType: 'PERSON' | 'BUSINESS';
    /**
     * The current status. Only an ACTIVE identity can be used.
     */
    status: IdentityStatus;
    /**
     * TENANT for a business, TENANT_MEMBER for a person in it.
     */
    subjectType: SubjectType;
    /**
     * Id of the tenant or the member.
     */
    subjectId: string;
    /**
     * Id of the member's smart account, or of the tenant's organization account; null if there is none.
     */
    primarySmartAccountId: string | null;
    /**
     * BASIC with an ACTIVE identity credential of the mock provider, SUBSTANTIAL with one of a live provider, HIGH if the identity also has an ACTIVE wallet binding.
     */
    credentialAssuranceLevel: 'NONE' | 'BASIC' | 'SUBSTANTIAL' | 'HIGH';
    /**
     * Time at which the identity was created.
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
 * The subject of the new identity.
 */
export type CreateIdentityRequest = {
    /**
     * TENANT for the caller's tenant, TENANT_MEMBER for one of its members.
     */
    subjectType: SubjectType;
    /**
     * Id of the member; required for TENANT_MEMBER, not allowed for TENANT.
     */
    memberId?: string;
};

/**
 * The status of a wallet binding. The wallet can sign for the identity only while the binding is ACTIVE.
 */
export const WalletBindingStatus = {
    PENDING: 'PENDING',
    ACTIVE: 'ACTIVE',
    ROTATED: 'ROTATED',
    REVOKED: 'REVOKED'
} as const;

/**
 * The status of a wallet binding. The wallet can sign for the identity only while the binding is ACTIVE.
 */
export type WalletBindingStatus = typeof WalletBindingStatus[keyof typeof WalletBindingStatus];

/**
 * How the wallet signs: with its key (EOA), or through its contract according to EIP-1271.
 */
export const WalletType = {
    EOA: 'EOA',
    SMART_ACCOUNT: 'SMART_ACCOUNT',
    MULTISIG_WALLET: 'MULTISIG_WALLET'
} as const;

/**
 * How the wallet signs: with its key (EOA), or through its contract according to EIP-1271.
 */
export type WalletType = typeof WalletType[keyof typeof WalletType];

/**
 * The binding of a wallet to an identity. A wallet can have an ACTIVE binding to only one identity at a time.
 */
export type WalletBinding = {
    /**
     * Id of the wallet binding.
     */
    id: string;
    /**
     * An opaque id that begins with `idn_`.
     */
    identityId: string;
    /**
     * The kind of blockchain. Always EVM.
     */
    chainFamily: 'EVM';
    /**
     * EIP-155 id of the chain, such as 84532.
     */
    chainId: number;
    /**
     * The address of the wallet, with EIP-55 checksum.
     */
    walletAddress: string;
    /**
     * How the wallet signs: with its key or through its contract.
     */
    walletType: WalletType;
    /**
     * Who controls the wallet: ORGANIZATION for the identity of a tenant, otherwise SELF.
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
     * Time at which the binding became ACTIVE; null before.
     */
    validFrom: string | null;
    /**
     * Time at which the binding was rotated or revoked; null before.
     */
    validUntil: string | null;
    /**
     * Time at which the signature was verified; null before.
     */
    verifiedAt: string | null;
    /**
     * The text to sign, exactly as it is, valid for 15 minutes: four lines joined by \n, which are `<service name> wallet binding`, `did: <did>`, `wallet: <checksummed address>`, `nonce: <32 hex digits>`. Present only in the responses to starting a binding and a rotation; null otherwise.
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
     * The EVM address to bind. Mixed case has to pass the EIP-55 checksum.
     */
    walletAddress: string;
    /**
     * EIP-155 id of the deployment's chain, which is also the default: 84532 in the sandbox, 8453 in live.
     */
    chainId?: number;
    /**
     * How the wallet signs; EOA by default.
     */
    walletType?: WalletType;
};

/**
 * The signature over the challenge.
 */
export type VerifyWalletBindingRequest = {
    /**
     * EIP-191 `personal_sign` (signMessage, not typed data) over the challenge: 65 bytes for an EOA; for a contract wallet the bytes that its `isValidSignature` accepts.
     */
    signature: string;
};

/**
 * The wallet that replaces the bound wallet.
 */
export type RotateWalletBindingRequest = {
    /**
     * The EVM address of the new wallet. Mixed case has to pass the EIP-55 checksum. Chain and type are those of the bound wallet.
     */
    newWalletAddress: string;
};

/**
 * The event that is sent when a wallet binding becomes ACTIVE, ROTATED or REVOKED. `challenge` is null. It never contains phone numbers, e-mail addresses, codes or tokens.
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
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
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
 * A link for continuing the verification on another device. It is shown only once.
 */
export type VerificationHandoff = {
    /**
     * The link, short enough for a QR code: `<base URL>/v1/verification-handoffs/<token>`.
     */
    url: string;
    /**
     * The token in the link, which `getVerificationHandoff` takes.
     */
    token: string;
    /**
     * Time at which the link expires, 15 minutes after it was created.
     */
    expiresAt: string;
};

/**
 * The data that the other device needs to continue. It contains nothing about the subject.
 */
export type VerificationHandoffRead = {
    /**
     * The kind of subject: a member or the tenant.
     */
    kind: VerificationKind;
    /**
     * The data for the provider's widget.
     */
    client: VerificationClient;
};

/**
 * The document of a credential that the platform issues. Fields without a value are absent, never null.
 */
export type PlatformCredentialDocument = {
    /**
     * The kind of credential.
     */
    kind: 'PERSON_IDENTITY' | 'BUSINESS_IDENTITY' | 'DESTINATION_OWNERSHIP' | 'TENANT_MEMBERSHIP';
    /**
     * The schema of the document: `service/credential/<KIND>/v1`.
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
     * ISO 3166-1 alpha-2 country code; absent if it is not known.
     */
    country?: string;
    /**
     * The certified statements, by key. Together with legalName and country they can be disclosed one by one.
     */
    claims: {
        [key: string]: string;
    };
    /**
     * Time at which the issuer signed.
     */
    issuedAt: string;
    /**
     * Time at which the credential expires; absent if it never expires.
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
     * The grant in the attested version, without status and credentialId. Fields without a value are absent.
     */
    grant: {
        /**
         * Id of the authority grant.
         */
        id: string;
        /**
         * Id of the member who has the grant.
         */
        memberId: string;
        /**
         * The actions that the grant allows, sorted.
         */
        allowedActions: Array<string>;
        /**
         * The limit of one payment, in USD.
         */
        perTxLimitUsd?: Usd;
        /**
         * The limit of 24 hours, in USD.
         */
        dailyLimitUsd?: Usd;
        /**
         * The limit of 30 days, in USD.
         */
        monthlyLimitUsd?: Usd;
        /**
         * Only these values are allowed; an empty list allows any.
         */
        allowedCurrencies: Array<string>;
        /**
         * Only these values are allowed; an empty list allows any.
         */
        allowedAssets: Array<string>;
        /**
         * Only these values are allowed; an empty list allows any.
         */
        allowedChains: Array<string>;
        /**
         * Only these values are allowed; an empty list allows any.
         */
        allowedDestinationIds: Array<string>;
        /**
         * The weight of the member's vote.
         */
        approvalWeight: number;
        /**
         * True if every payment needs approval.
         */
        requiresCountersignature: boolean;
        /**
         * Payments above this amount, in USD, need approval.
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
 * The signed document, verbatim. Its schema depends on `kind`.
 */
export type CredentialDocument = PlatformCredentialDocument | AuthorityCredentialDocument | PaymentPolicyCredentialDocument;

/**
 * A signed document, with everything that is needed to verify it without this service. `signature` is over the EIP-712 type CredentialAttestation(string subjectDid,string orgDid,string kind,string schemaVersion,bytes32 docHash,uint64 issuedAt,uint64 expiresAt,uint256 nonce), with times in Unix seconds and expiresAt 0 for none. The domain has the service's name, version 1, the chain in use, and verifyingContract 0x5afeba0000000000000000000000000000000002, which is not a deployed contract.
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
     * The signature of the issuer's key. For issuerKind ORGANIZATION it is a signature that the multisig wallet accepts according to EIP-1271.
     */
    signature: string;
    /**
     * The `docHash`: `0x` and the SHA-256 of the canonical JSON of the document, with sorted keys and without absent ones.
     */
    credentialHash: string;
    /**
     * The nonce of the attestation, a uint256 in decimal.
     */
    nonce: string;
    /**
     * The address of the platform's issuer or of the tenant's multisig wallet.
     */
    issuerRef: string;
    /**
     * The schema of the document: `service/credential/<KIND>/v1`.
     */
    schemaVersion: string;
};

/**
 * A sibling hash on the path from the leaf to the root.
 */
export type ProofStep = {
    /**
     * The side on which the sibling is.
     */
    position: 'left' | 'right';
    /**
     * The hash of the sibling.
     */
    hash: string;
};

/**
 * One claim of a credential, and the proof that it belongs to the anchored root, without the other claims. The leaf is the SHA-256 of the byte 0x00 and the canonical JSON [salt, key, value], a node is the SHA-256 of the byte 0x01, left and right. Leaves are sorted by key, and an odd node moves up unchanged.
 */
export type SelectiveDisclosure = {
    /**
     * The key of the claim.
     */
    key: string;
    /**
     * The value of the claim.
     */
    value: string | number | boolean | {
        [key: string]: unknown;
    } | Array<unknown> | null;
    /**
     * 32 random bytes that are used for this claim only.
     */
    salt: string;
    /**
     * The hash of the claim.
     */
    leaf: string;
    /**
     * The sibling hashes from the leaf to the root.
     */
    proof: Array<ProofStep>;
    /**
     * The Merkle root that is anchored on chain.
     */
    root: string;
};

/**
 * An action whose required credentials can be evaluated.
 */
export const EligibilityAction = {
    PAYMENTS_CREATE: 'payments.create',
    INVOICES_PAY: 'invoices.pay',
    RAMPS_OFFRAMP: 'ramps.offramp',
    CLAIMS_CLAIM: 'claims.claim'
} as const;

/**
 * An action whose required credentials can be evaluated.
 */
export type EligibilityAction = typeof EligibilityAction[keyof typeof EligibilityAction];

/**
 * The action to evaluate.
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
     * The action that was evaluated.
     */
    action: EligibilityAction;
    /**
     * True if no credential is missing.
     */
    eligible: boolean;
    /**
     * The kinds of credential that the action needs and the tenant does not have ACTIVE.
     */
    missing: Array<CredentialKind>;
    /**
     * The reason for each missing kind, in the same order: there never was a credential, or what happened to the latest one.
     */
    reasons: Array<'CREDENTIAL_MISSING' | 'CREDENTIAL_EXPIRED' | 'CREDENTIAL_REVOKED' | 'CREDENTIAL_SUSPENDED'>;
};

/**
 * The intended use of the presentation.
 */
export type CreatePresentationChallengeRequest = {
    /**
     * Your own description of the purpose. It is part of the signed message.
     */
    purpose: string;
    /**
     * Id of the only identity that may present; any identity by default.
     */
    identityId?: string;
    /**
     * Id of the payment that the presentation is for.
     */
    paymentId?: string;
};

/**
 * A challenge that can be used for one presentation.
 */
export type PresentationChallenge = {
    /**
     * 32 random bytes, which are a string in the typed data.
     */
    nonce: string;
    /**
     * The verifier that asks: the setting AUDIENCE, by default the host of the base URL.
     */
    audience: string;
    /**
     * The verifyingContract of the typed data. It is not a deployed contract.
     */
    domainTag: '0x5afeba0000000000000000000000000000000003';
    /**
     * The reason why the verifier asks, 1 to 64 of `a-z 0-9 _ . -`.
     */
    purpose: string;
    /**
     * Time at which the challenge expires, 5 minutes after it was created.
     */
    expiresAt: string;
};

/**
 * Credentials that are presented with a signature over the EIP-712 type CredentialPresentation(string holderDid,string audience,string purpose,string nonce,bytes32[] credentialHashes,uint64 expiresAt). The domain has the service's name, version 1, the chain in use, and the challenge's domainTag as verifyingContract. credentialHashes have the order of credentialIds, with 32 zero bytes for a credential without a signed document.
 */
export type VerifyPresentationRequest = {
    /**
     * The nonce of the challenge.
     */
    nonce: string;
    /**
     * The DID of the identity that presents.
     */
    holderDid: string;
    /**
     * The signature of the presentation, `0x` and hex digits.
     */
    signature: string;
    /**
     * The EVM address of the signing wallet, which needs an ACTIVE binding to the holder's identity. Mixed case has to pass the EIP-55 checksum.
     */
    signerAddress: string;
    /**
     * Ids of the credentials, in the order in which their hashes are signed.
     */
    credentialIds: Array<string>;
    /**
     * Time at which the signature expires, in Unix seconds. A time in the past is reported as CHALLENGE_EXPIRED.
     */
    expiresAt: number;
};

/**
 * The result for one credential.
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
     * The result of the checks. NOT_FOUND is also returned for a credential of another holder, REVOKED also for a suspended one, SIGNATURE_INVALID also for an unsigned one and for a document that no longer matches its hash.
     */
    verdict: 'VALID' | 'EXPIRED' | 'REVOKED' | 'UNTRUSTED_ISSUER' | 'SIGNATURE_INVALID' | 'NOT_FOUND';
};

/**
 * The result of a presentation. One invalid credential makes the whole presentation invalid.
 */
export type PresentationResult = {
    /**
     * True if the presentation is valid.
     */
    verified: boolean;
    /**
     * The id that was sent.
     */
    holderDid: string;
    /**
     * The result for each credential, in the order of credentialIds; empty if the holder is unknown.
     */
    credentialResults: Array<PresentedCredential>;
    /**
     * All reasons that apply, in this order; after HOLDER_UNKNOWN nothing else is checked. CHALLENGE_EXPIRED: the challenge or the signature's expiresAt has passed. HOLDER_UNKNOWN: no identity has this DID. HOLDER_MISMATCH: the challenge is for another identity. SIGNER_NOT_BOUND: signerAddress has no ACTIVE binding to the holder. PRESENTATION_SIGNATURE_INVALID: the signature was not made by signerAddress over these values. CREDENTIAL_INVALID: a verdict is not VALID.
     */
    reasonCodes: Array<'CHALLENGE_EXPIRED' | 'HOLDER_UNKNOWN' | 'HOLDER_MISMATCH' | 'SIGNER_NOT_BOUND' | 'PRESENTATION_SIGNATURE_INVALID' | 'CREDENTIAL_INVALID'>;
    /**
     * Id of this verification. It is never null.
     */
    presentationId: string;
};

/**
 * A payment DID, to which payers send money: `did:payid:` and 64 hex digits in lower case. It is random and never reused.
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
     * PAYMENT for a DID that receives payments, SUBJECT for one that is the subject of credentials.
     */
    kind: 'PAYMENT' | 'SUBJECT';
    /**
     * The current status. Only an ACTIVE identity can be used.
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
 * Whether a payment DID can be paid.
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
     * The legal name of the tenant that has the DID; null if the DID cannot be paid.
     */
    displayName: string | null;
};

/**
 * The public document of a payment DID. It contains no payment endpoint and no personal data.
 */
export type DidDocument = {
    /**
     * Always `https://www.w3.org/ns/did/v1` alone.
     */
    '@context': Array<string>;
    /**
     * The payment DID.
     */
    id: PaymentDid;
    /**
     * The DID of the tenant's identity, `did:subject:<id>`.
     */
    alsoKnownAs: Array<string>;
};

/**
 * The result of the resolution, as the W3C standard defines it.
 */
export type DidResolutionResult = {
    /**
     * The JSON-LD context of the result.
     */
    '@context': 'https://w3id.org/did-resolution/v1';
    /**
     * The DID document of the W3C standard.
     */
    didDocument: DidDocument;
    /**
     * Metadata about the resolution.
     */
    didResolutionMetadata: {
        /**
         * The media type of the document.
         */
        contentType: 'application/did+json';
    };
    /**
     * Metadata about the document.
     */
    didDocumentMetadata: {
        /**
         * Time at which the DID was created.
         */
        created: string;
        /**
         * Time at which the DID became payable.
         */
        updated: string;
    };
};

/**
 * The status of a reservation. It is CLAIMED once somebody has proved control of the contact.
 */
export const DidReservationStatus = { RESERVED: 'RESERVED', CLAIMED: 'CLAIMED' } as const;

/**
 * The status of a reservation. It is CLAIMED once somebody has proved control of the contact.
 */
export type DidReservationStatus = typeof DidReservationStatus[keyof typeof DidReservationStatus];

/**
 * A payment DID that is reserved for a contact. A contact has one reservation, for all tenants.
 */
export type DidReservation = {
    /**
     * The reserved payment DID, which can already be paid.
     */
    did: PaymentDid;
    /**
     * The status of the reservation.
     */
    status: DidReservationStatus;
    /**
     * The contact, masked: a phone number except for its last four digits, or the first character of an e-mail address, `***` and the domain.
     */
    contactMasked: string;
    /**
     * The handle that is reserved with the DID; null if there is none.
     */
    handle: string | null;
    /**
     * Time of the first reservation.
     */
    createdAt: string;
};

/**
 * The contact to reserve a payment DID for. Send exactly one of `email` and `phone`.
 */
export type CreateDidReservationRequest = {
    /**
     * The e-mail address of the contact.
     */
    email?: string;
    /**
     * The phone number of the contact in E.164 form.
     */
    phone?: string;
    /**
     * A handle to reserve with the DID. A leading `@` is removed.
     */
    handle?: string;
};

/**
 * A notification that a session has changed.
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
 * The result of receiving the notification.
 */
export type VerificationWebhookReceipt = {
    /**
     * Always true.
     */
    received: true;
    /**
     * False if no session with this reference was started here.
     */
    matched: boolean;
};

export type GetOwnDidsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/dids/me';
};

export type GetOwnDidsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type GetOwnDidsError = GetOwnDidsErrors[keyof GetOwnDidsErrors];

export type GetOwnDidsResponses = {
    /**
     * The DIDs of the caller.
     */
    200: OwnDids;
};

export type GetOwnDidsResponse = GetOwnDidsResponses[keyof GetOwnDidsResponses];

export type ResolveDidData = {
    body?: never;
    path?: never;
    query: {
        /**
         * A payment DID: `did:payid:` and 64 hex digits in lower case. A malformed DID is refused with INVALID_DID, another method with DID_NOT_RESOLVABLE.
         */
        did: string;
    };
    url: '/v1/dids/resolve';
};

export type ResolveDidErrors = {
    /**
     * INVALID_DID, DID_NOT_RESOLVABLE, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidDidError | DidNotResolvableError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type ResolveDidError = ResolveDidErrors[keyof ResolveDidErrors];

export type ResolveDidResponses = {
    /**
     * Whether the DID can be paid.
     */
    200: DidResolution;
};

export type ResolveDidResponse = ResolveDidResponses[keyof ResolveDidResponses];

export type GetDidDocumentData = {
    body?: never;
    path: {
        /**
         * The DID, percent-encoded or raw: `did:payid:` and 64 hex digits in lower case.
         */
        did: string;
    };
    query?: never;
    url: '/v1/dids/{did}/did.json';
};

export type GetDidDocumentErrors = {
    /**
     * INVALID_DID, DID_NOT_RESOLVABLE, API_VERSION_UNKNOWN, VALIDATION_FAILED
     */
    400: InvalidDidError | DidNotResolvableError | ApiVersionUnknownError | ValidationFailedError;
    /**
     * IDENTITY_NOT_FOUND
     */
    404: IdentityNotFoundError;
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

export type GetDidDocumentError = GetDidDocumentErrors[keyof GetDidDocumentErrors];

export type GetDidDocumentResponses = {
    /**
     * The DID document.
     */
    200: DidDocument;
};

export type GetDidDocumentResponse = GetDidDocumentResponses[keyof GetDidDocumentResponses];

export type ResolveDidDocumentData = {
    body?: never;
    path: {
        /**
         * The DID, percent-encoded or raw: `did:payid:` and 64 hex digits in lower case.
         */
        did: string;
    };
    query?: never;
    url: '/1.0/identifiers/{did}';
};

export type ResolveDidDocumentErrors = {
    /**
     * INVALID_DID, DID_NOT_RESOLVABLE, API_VERSION_UNKNOWN, VALIDATION_FAILED
     */
    400: InvalidDidError | DidNotResolvableError | ApiVersionUnknownError | ValidationFailedError;
    /**
     * IDENTITY_NOT_FOUND
     */
    404: IdentityNotFoundError;
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
     * VALIDATION_FAILED, INVITE_CONTACT_REQUIRED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InviteContactRequiredError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type CreateDidReservationError = CreateDidReservationErrors[keyof CreateDidReservationErrors];

export type CreateDidReservationResponses = {
    /**
     * The existing reservation of the contact.
     */
    200: DidReservation;
    /**
     * The new reservation, which is RESERVED.
     */
    201: DidReservation;
};

export type CreateDidReservationResponse = CreateDidReservationResponses[keyof CreateDidReservationResponses];

export type ListPhoneAliasesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only aliases of this status.
         */
        status?: PhoneAliasStatus;
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
    url: '/v1/phone-aliases';
};

export type ListPhoneAliasesErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, POLICY_DENIED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | PolicyDeniedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PHONE_ALIAS_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: PhoneAliasExistsError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type CreatePhoneAliasError = CreatePhoneAliasErrors[keyof CreatePhoneAliasErrors];

export type CreatePhoneAliasResponses = {
    /**
     * The new alias, which is PENDING.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS
     */
    400: ApiVersionUnknownError | TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, POLICY_DENIED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | PolicyDeniedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PHONE_ALIAS_NOT_FOUND
     */
    404: PhoneAliasNotFoundError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type RevokePhoneAliasError = RevokePhoneAliasErrors[keyof RevokePhoneAliasErrors];

export type RevokePhoneAliasResponses = {
    /**
     * The alias, which is now REVOKED.
     */
    200: RevokedPhoneAlias;
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
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type ResendPhoneAliasCodeError = ResendPhoneAliasCodeErrors[keyof ResendPhoneAliasCodeErrors];

export type ResendPhoneAliasCodeResponses = {
    /**
     * The alias; its status has not changed.
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
     * INVALID_TRANSITION, ALIAS_OTP_INVALID, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | AliasOtpInvalidError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, POLICY_DENIED, ALIAS_OTP_TOO_MANY_ATTEMPTS, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | PolicyDeniedError | AliasOtpTooManyAttemptsError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PHONE_ALIAS_NOT_FOUND
     */
    404: PhoneAliasNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * ALIAS_OTP_EXPIRED, API_VERSION_ENDED
     */
    410: AliasOtpExpiredError | ApiVersionEndedError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type VerifyPhoneAliasError = VerifyPhoneAliasErrors[keyof VerifyPhoneAliasErrors];

export type VerifyPhoneAliasResponses = {
    /**
     * The alias, which is now ACTIVE.
     */
    200: PhoneAlias;
};

export type VerifyPhoneAliasResponse = VerifyPhoneAliasResponses[keyof VerifyPhoneAliasResponses];

export type ListEmailAliasesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only aliases of this status.
         */
        status?: EmailAliasStatus;
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
    url: '/v1/email-aliases';
};

export type ListEmailAliasesErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type ListEmailAliasesError = ListEmailAliasesErrors[keyof ListEmailAliasesErrors];

export type ListEmailAliasesResponses = {
    /**
     * A page of e-mail aliases.
     */
    200: EmailAliasList;
};

export type ListEmailAliasesResponse = ListEmailAliasesResponses[keyof ListEmailAliasesResponses];

export type CreateEmailAliasData = {
    body: CreateEmailAliasRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/email-aliases';
};

export type CreateEmailAliasErrors = {
    /**
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError | InsufficientScopeError;
    /**
     * EMAIL_ALIAS_TAKEN, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: EmailAliasTakenError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreateEmailAliasError = CreateEmailAliasErrors[keyof CreateEmailAliasErrors];

export type CreateEmailAliasResponses = {
    /**
     * The alias, ACTIVE.
     */
    201: EmailAlias;
};

export type CreateEmailAliasResponse = CreateEmailAliasResponses[keyof CreateEmailAliasResponses];

export type RevokeEmailAliasData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/email-aliases/{id}';
};

export type RevokeEmailAliasErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS
     */
    400: ApiVersionUnknownError | TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, POLICY_DENIED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | PolicyDeniedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * EMAIL_ALIAS_NOT_FOUND
     */
    404: EmailAliasNotFoundError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type RevokeEmailAliasError = RevokeEmailAliasErrors[keyof RevokeEmailAliasErrors];

export type RevokeEmailAliasResponses = {
    /**
     * The alias, which is now REVOKED.
     */
    200: RevokedEmailAlias;
};

export type RevokeEmailAliasResponse = RevokeEmailAliasResponses[keyof RevokeEmailAliasResponses];

export type GetEmailAliasData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/email-aliases/{id}';
};

export type GetEmailAliasErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * EMAIL_ALIAS_NOT_FOUND
     */
    404: EmailAliasNotFoundError;
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

export type GetEmailAliasError = GetEmailAliasErrors[keyof GetEmailAliasErrors];

export type GetEmailAliasResponses = {
    /**
     * The alias.
     */
    200: EmailAlias;
};

export type GetEmailAliasResponse = GetEmailAliasResponses[keyof GetEmailAliasResponses];

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
     * MEMBER_ID_REQUIRED, VALIDATION_FAILED, LEGAL_NAME_REQUIRED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: MemberIdRequiredError | ValidationFailedError | LegalNameRequiredError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type CreateVerificationSessionError = CreateVerificationSessionErrors[keyof CreateVerificationSessionErrors];

export type CreateVerificationSessionResponses = {
    /**
     * The session of the same kind and subject that is already open.
     */
    200: VerificationSession;
    /**
     * The new session, which is CREATED.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type SimulateVerificationSessionError = SimulateVerificationSessionErrors[keyof SimulateVerificationSessionErrors];

export type SimulateVerificationSessionResponses = {
    /**
     * The session after the step.
     */
    200: VerificationSession;
};

export type SimulateVerificationSessionResponse = SimulateVerificationSessionResponses[keyof SimulateVerificationSessionResponses];

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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type CreateVerificationHandoffError = CreateVerificationHandoffErrors[keyof CreateVerificationHandoffErrors];

export type CreateVerificationHandoffResponses = {
    /**
     * The hand-off link.
     */
    201: VerificationHandoff;
};

export type CreateVerificationHandoffResponse = CreateVerificationHandoffResponses[keyof CreateVerificationHandoffResponses];

export type GetVerificationHandoffData = {
    body?: never;
    path: {
        /**
         * The secret token of the link.
         */
        token: string;
    };
    query?: never;
    url: '/v1/verification-handoffs/{token}';
};

export type GetVerificationHandoffErrors = {
    /**
     * API_VERSION_UNKNOWN, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | ValidationFailedError;
    /**
     * HANDOFF_GONE, API_VERSION_ENDED
     */
    410: HandoffGoneError | ApiVersionEndedError;
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
     * The data for opening the provider's widget.
     */
    200: VerificationHandoffRead;
};

export type GetVerificationHandoffResponse = GetVerificationHandoffResponses[keyof GetVerificationHandoffResponses];

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
    url: '/v1/credentials';
};

export type ListCredentialsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type GetCredentialStatusError = GetCredentialStatusErrors[keyof GetCredentialStatusErrors];

export type GetCredentialStatusResponses = {
    /**
     * The status.
     */
    200: CredentialStatusRead;
};

export type GetCredentialStatusResponse = GetCredentialStatusResponses[keyof GetCredentialStatusResponses];

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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type GetCredentialArtifactError = GetCredentialArtifactErrors[keyof GetCredentialArtifactErrors];

export type GetCredentialArtifactResponses = {
    /**
     * The signed document with its signature.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
     * PROVIDER_UNAVAILABLE, TRY_AGAIN
     */
    503: ProviderUnavailableError | TryAgainError;
};

export type RefreshCredentialError = RefreshCredentialErrors[keyof RefreshCredentialErrors];

export type RefreshCredentialResponses = {
    /**
     * The status after the refresh.
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
         * The key of the claim to disclose; exactly one.
         */
        key: string;
    };
    url: '/v1/credentials/{id}/disclosure';
};

export type GetCredentialDisclosureErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
     * UNKNOWN_ELIGIBILITY_ACTION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: UnknownEligibilityActionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type EvaluateEligibilityError = EvaluateEligibilityErrors[keyof EvaluateEligibilityErrors];

export type EvaluateEligibilityResponses = {
    /**
     * Whether the tenant is eligible, and which credentials are missing.
     */
    200: Eligibility;
};

export type EvaluateEligibilityResponse = EvaluateEligibilityResponses[keyof EvaluateEligibilityResponses];

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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
     * INVALID_WALLET_ADDRESS, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidWalletAddressError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type VerifyPresentationError = VerifyPresentationErrors[keyof VerifyPresentationErrors];

export type VerifyPresentationResponses = {
    /**
     * Whether the presentation is valid, with the reasons if it is not.
     */
    200: PresentationResult;
};

export type VerifyPresentationResponse = VerifyPresentationResponses[keyof VerifyPresentationResponses];

export type ListIdentitiesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only identities of this status.
         */
        status?: IdentityStatus;
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
    url: '/v1/identities';
};

export type ListIdentitiesErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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
     * MEMBER_ID_REQUIRED, VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: MemberIdRequiredError | ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type CreateIdentityError = CreateIdentityErrors[keyof CreateIdentityErrors];

export type CreateIdentityResponses = {
    /**
     * The existing identity of the subject.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
    url: '/v1/identities/{id}/wallets';
};

export type ListWalletBindingsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
     * INVALID_WALLET_ADDRESS, VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: InvalidWalletAddressError | ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type StartWalletBindingError = StartWalletBindingErrors[keyof StartWalletBindingErrors];

export type StartWalletBindingResponses = {
    /**
     * The new binding with its challenge. It is PENDING.
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
         * Id of the wallet binding.
         */
        bindingId: string;
    };
    query?: never;
    url: '/v1/identities/{id}/wallets/{bindingId}/verify';
};

export type VerifyWalletBindingErrors = {
    /**
     * WALLET_BINDING_SIGNATURE_INVALID, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: WalletBindingSignatureInvalidError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type VerifyWalletBindingError = VerifyWalletBindingErrors[keyof VerifyWalletBindingErrors];

export type VerifyWalletBindingResponses = {
    /**
     * The binding, which is now ACTIVE.
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
         * Id of the wallet binding.
         */
        bindingId: string;
    };
    query?: never;
    url: '/v1/identities/{id}/wallets/{bindingId}/rotate';
};

export type RotateWalletBindingErrors = {
    /**
     * INVALID_WALLET_ADDRESS, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidWalletAddressError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type RotateWalletBindingError = RotateWalletBindingErrors[keyof RotateWalletBindingErrors];

export type RotateWalletBindingResponses = {
    /**
     * The new binding with its challenge. It is PENDING.
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
         * Id of the wallet binding.
         */
        bindingId: string;
    };
    query?: never;
    url: '/v1/identities/{id}/wallets/{bindingId}/cancel-rotation';
};

export type CancelWalletRotationErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type CancelWalletRotationError = CancelWalletRotationErrors[keyof CancelWalletRotationErrors];

export type CancelWalletRotationResponses = {
    /**
     * The binding of the rotation, which is now REVOKED.
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
         * Id of the wallet binding.
         */
        bindingId: string;
    };
    query?: never;
    url: '/v1/identities/{id}/wallets/{bindingId}/revoke';
};

export type RevokeWalletBindingErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type RevokeWalletBindingError = RevokeWalletBindingErrors[keyof RevokeWalletBindingErrors];

export type RevokeWalletBindingResponses = {
    /**
     * The binding, which is now REVOKED.
     */
    200: WalletBinding;
};

export type RevokeWalletBindingResponse = RevokeWalletBindingResponses[keyof RevokeWalletBindingResponses];

export type ReceiveVerificationWebhookData = {
    body: ReceiveVerificationWebhookRequest;
    headers?: {
        /**
         * Time at which the provider signed, in Unix seconds. If it is missing or malformed, the error is WEBHOOK_SIGNATURE_INVALID, after the checks that come before.
         */
        'x-provider-timestamp'?: string;
        /**
         * `v1=` and 64 hex digits. If it is missing, malformed or wrong, the error is WEBHOOK_SIGNATURE_INVALID.
         */
        'x-provider-signature'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/webhooks/verification';
};

export type ReceiveVerificationWebhookErrors = {
    /**
     * UNKNOWN_PROVIDER, EMPTY_BODY, VALIDATION_FAILED, API_VERSION_UNKNOWN, BODY_TOO_LARGE
     */
    400: UnknownProviderError | EmptyBodyError | ValidationFailedError | ApiVersionUnknownError | BodyTooLargeError;
    /**
     * WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW
     */
    401: WebhookSignatureInvalidError | WebhookReplayWindowError;
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

export type ReceiveVerificationWebhookError = ReceiveVerificationWebhookErrors[keyof ReceiveVerificationWebhookErrors];

export type ReceiveVerificationWebhookResponses = {
    /**
     * The notification was received. The service will ask the provider for the state of the session.
     */
    200: VerificationWebhookReceipt;
};

export type ReceiveVerificationWebhookResponse = ReceiveVerificationWebhookResponses[keyof ReceiveVerificationWebhookResponses];
