// Generated from spec/ by `npm run generate`. Do not edit.

import type {
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRevokedError,
  BodyTooLargeError,
  ChallengeNotFoundError,
  ContactExistsError,
  ContactNotFoundError,
  FactorExistsError,
  FactorNotFoundError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InternalErrorError,
  InvalidJsonError,
  InvalidTransitionError,
  InvalidWalletAddressError,
  IpNotAllowedError,
  MemberNotActiveError,
  MemberSessionRequiredError,
  NoSignerAddressError,
  NotImplementedError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  RoleNotPermittedError,
  TenantAmbiguousError,
  TenantRequiredError,
  TenantSuspendedError,
  TryAgainError,
  TwofaAgentNotPermittedError,
  TwofaBindingMismatchError,
  TwofaChallengeExpiredError,
  TwofaChallengeNotRedeemableError,
  TwofaFactorRequiredError,
  TwofaInvalidCodeError,
  TwofaNotEnrolledError,
  TwofaRequiredError,
  TwofaTooManyAttemptsError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  ValidationFailedError,
} from './errors.gen.ts';
import type { Usd } from './offramp.gen.ts';

/**
 * A code by e-mail or text, a signature of the identity provider's signer, or an authenticator app.
 */
export const TwoFactorFactorType = {
    EMAIL: 'EMAIL',
    SMS: 'SMS',
    IDP_MFA: 'IDP_MFA',
    TOTP: 'TOTP'
} as const;

/**
 * A code by e-mail or text, a signature of the identity provider's signer, or an authenticator app.
 */
export type TwoFactorFactorType = typeof TwoFactorFactorType[keyof typeof TwoFactorFactorType];

/**
 * PENDING until it is verified; a removed one is never read.
 */
export const TwoFactorFactorStatus = { PENDING: 'PENDING', VERIFIED: 'VERIFIED' } as const;

/**
 * PENDING until it is verified; a removed one is never read.
 */
export type TwoFactorFactorStatus = typeof TwoFactorFactorStatus[keyof typeof TwoFactorFactorStatus];

/**
 * PENDING until enough factors have answered; SATISFIED until the request is sent again; REDEEMED, CANCELLED and EXPIRED are the ends.
 */
export const TwoFactorChallengeStatus = {
    PENDING: 'PENDING',
    SATISFIED: 'SATISFIED',
    REDEEMED: 'REDEEMED',
    CANCELLED: 'CANCELLED',
    EXPIRED: 'EXPIRED'
} as const;

/**
 * PENDING until enough factors have answered; SATISFIED until the request is sent again; REDEEMED, CANCELLED and EXPIRED are the ends.
 */
export type TwoFactorChallengeStatus = typeof TwoFactorChallengeStatus[keyof typeof TwoFactorChallengeStatus];

/**
 * A two-factor method of the calling member.
 */
export type TwoFactorFactor = {
    /**
     * Id of the two-factor method.
     */
    id: string;
    /**
     * TOTP, EMAIL, SMS or IDP_MFA.
     */
    type: TwoFactorFactorType;
    /**
     * PENDING until it is verified, then ACTIVE.
     */
    status: TwoFactorFactorStatus;
    /**
     * The member's own text.
     */
    label: string | null;
    /**
     * The masked e-mail, phone or signer address; null for TOTP.
     */
    hint: string | null;
    /**
     * Null while the factor is PENDING.
     */
    verifiedAt: string | null;
    /**
     * From when it counts: at once for the member's first verified factor while protection is off, else after the cooling-off; null until it is verified.
     */
    usableAt: string | null;
    /**
     * True if the method can be used now.
     */
    usableNow: boolean;
    /**
     * Time at which it last approved a request; null before.
     */
    lastUsedAt: string | null;
    /**
     * Time of enrollment.
     */
    createdAt: string;
};

/**
 * The new factor and, once only, what sets it up.
 */
export type TwoFactorEnrollment = {
    /**
     * Id of the two-factor method.
     */
    id: string;
    /**
     * The same as id.
     */
    factorId: string;
    /**
     * TOTP, EMAIL, SMS or IDP_MFA.
     */
    type: TwoFactorFactorType;
    /**
     * PENDING.
     */
    status: TwoFactorFactorStatus;
    /**
     * The member's own text.
     */
    label: string | null;
    /**
     * The masked e-mail, phone or signer address; null for TOTP.
     */
    hint: string | null;
    /**
     * Null: it is not verified yet.
     */
    verifiedAt: string | null;
    /**
     * Null: it is not verified yet.
     */
    usableAt: string | null;
    /**
     * False: it is not verified yet.
     */
    usableNow: boolean;
    /**
     * Null: it has approved nothing.
     */
    lastUsedAt: string | null;
    /**
     * Time of enrollment.
     */
    createdAt: string;
    /**
     * TOTP: the shared secret, 20 bytes in base32 without padding; null for the others.
     */
    secretBase32: string | null;
    /**
     * TOTP: the same for a QR code; null for the others.
     */
    otpauthUri: string | null;
    /**
     * IDP_MFA: whose signature verifies it, checksummed; null for the others.
     */
    signerAddress: string | null;
};

/**
 * The calling member's factors, newest first, and how many are needed.
 */
export type TwoFactorFactorList = {
    /**
     * The entries of this page.
     */
    factors: Array<TwoFactorFactor>;
    /**
     * The number of methods that the tenant requires.
     */
    requiredFactors: number;
    /**
     * How many of the member's own count now, on all pages.
     */
    usableFactors: number;
};

/**
 * Codes by e-mail.
 */
export type EnrollEmailFactor = {
    /**
     * EMAIL.
     */
    type: 'EMAIL';
    /**
     * The e-mail address to which codes are sent.
     */
    email: string;
    /**
     * A label of your own.
     */
    label?: string;
};

/**
 * Codes by text.
 */
export type EnrollSmsFactor = {
    /**
     * SMS.
     */
    type: 'SMS';
    /**
     * The phone number to which codes are sent, in E.164 form.
     */
    phoneE164: string;
    /**
     * A label of your own.
     */
    label?: string;
};

/**
 * An authenticator app.
 */
export type EnrollTotpFactor = {
    /**
     * TOTP.
     */
    type: 'TOTP';
    /**
     * A label of your own.
     */
    label?: string;
};

/**
 * The identity provider's signer, as registered for the member.
 */
export type EnrollIdpMfaFactor = {
    /**
     * IDP_MFA.
     */
    type: 'IDP_MFA';
    /**
     * A label of your own.
     */
    label?: string;
};

/**
 * What to enroll; its fields follow from type.
 */
export type EnrollTwoFactorFactorRequest = EnrollEmailFactor | EnrollSmsFactor | EnrollTotpFactor | EnrollIdpMfaFactor;

/**
 * A code, from a message or an authenticator.
 */
export type TwoFactorCodeAnswer = {
    /**
     * Six digits.
     */
    code: string;
};

/**
 * A signature of the factor's signer.
 */
export type TwoFactorSignatureAnswer = {
    /**
     * EIP-191 personal_sign over three lines: <Service> factor enrollment, factor: <id>, signer: <checksummed address>.
     */
    signature: string;
};

/**
 * A code for EMAIL, SMS and TOTP, a signature for IDP_MFA; exactly one.
 */
export type VerifyTwoFactorFactorRequest = TwoFactorCodeAnswer | TwoFactorSignatureAnswer;

/**
 * A usable factor, as a challenge names it.
 */
export type TwoFactorFactorRef = {
    /**
     * Id of the two-factor method.
     */
    id: string;
    /**
     * TOTP, EMAIL, SMS or IDP_MFA.
     */
    type: TwoFactorFactorType;
    /**
     * The masked e-mail, phone or signer address; null for TOTP.
     */
    hint: string | null;
};

/**
 * A request that waits for approval by factors, and what it would do.
 */
export type TwoFactorChallengeRecord = {
    /**
     * An opaque id that begins with `tfc_`.
     */
    challengeId: string;
    /**
     * The current status.
     */
    status: TwoFactorChallengeStatus;
    /**
     * The number of methods that have to answer.
     */
    requiredFactors: number;
    /**
     * The number of methods that have answered.
     */
    satisfiedFactors: number;
    /**
     * The member's usable factors.
     */
    factors: Array<TwoFactorFactorRef>;
    /**
     * The bound amount; 0.00 for a transaction of a wallet, which has no amount in USD, null for a change of protection settings.
     */
    amountUsd: string | null;
    /**
     * The bound destination: a masked phone or e-mail, a DID or an address; null for a change of settings.
     */
    destinationAddress: string | null;
    /**
     * The contact's label, if it is one.
     */
    destinationLabel: string | null;
    /**
     * When it expires: 10 minutes to satisfy it, then 10 minutes to redeem it.
     */
    expiresAt: string;
};

/**
 * Which factor gets a code.
 */
export type SendTwoFactorCodeRequest = {
    /**
     * An EMAIL or SMS factor of the challenge.
     */
    factorId: string;
};

/**
 * That a code is on its way.
 */
export type TwoFactorCodeSent = {
    /**
     * An opaque id that begins with `tfc_`.
     */
    challengeId: string;
    /**
     * Id of the factor, `fac_…`.
     */
    factorId: string;
    /**
     * Time at which the code was sent.
     */
    sentAt: string;
    /**
     * When the code ends: 10 minutes later.
     */
    expiresAt: string;
};

/**
 * The code of an EMAIL, SMS or TOTP factor.
 */
export type AnswerChallengeByCode = {
    /**
     * A factor of the challenge.
     */
    factorId: string;
    /**
     * Six digits.
     */
    code: string;
};

/**
 * The signature of an IDP_MFA factor.
 */
export type AnswerChallengeBySignature = {
    /**
     * A factor of the challenge.
     */
    factorId: string;
    /**
     * EIP-191 personal_sign over the lines <Service> transfer approval, challenge: <id>, amount: <amountUsd> USD, destination: <destinationAddress>; without an amount the last two are one, change: protection settings.
     */
    signature: string;
};

/**
 * A factor and its code or signature; exactly one of the two.
 */
export type VerifyTwoFactorChallengeRequest = AnswerChallengeByCode | AnswerChallengeBySignature;

/**
 * How far the approval has come.
 */
export type TwoFactorChallengeProgress = {
    /**
     * An opaque id that begins with `tfc_`.
     */
    challengeId: string;
    /**
     * SATISFIED once enough factors have answered.
     */
    status: TwoFactorChallengeStatus;
    /**
     * The number of methods that have answered.
     */
    satisfiedFactors: number;
    /**
     * The number of methods that have to answer.
     */
    requiredFactors: number;
};

/**
 * How the tenant's transfers are protected.
 */
export type ProtectionSettings = {
    /**
     * False until somebody enables it.
     */
    enabled: boolean;
    /**
     * How long new contacts and factors wait; at least 86400 while enabled.
     */
    coolingOffSeconds: number;
    /**
     * From this amount on, inclusive, transfers need factors; 0.00 means all.
     */
    thresholdUsd: Usd;
    /**
     * The number of factors.
     */
    requiredFactors: number;
    /**
     * When they last changed; the tenant's creation while they never did.
     */
    updatedAt: string;
};

/**
 * What to change; an absent or null field stays as it is.
 */
export type UpdateProtectionSettingsRequest = {
    /**
     * Whether transfers are protected.
     */
    enabled?: boolean;
    /**
     * How long new contacts and factors wait; at least 86400 where the result is enabled.
     */
    coolingOffSeconds?: number;
    /**
     * From which amount on: zero to 1000000000.
     */
    thresholdUsd?: string;
    /**
     * The number of factors.
     */
    requiredFactors?: number;
};

/**
 * How a contact is addressed.
 */
export const ContactKind = {
    PHONE: 'PHONE',
    EMAIL: 'EMAIL',
    DID: 'DID',
    ADDRESS: 'ADDRESS',
    HANDLE: 'HANDLE'
} as const;

/**
 * How a contact is addressed.
 */
export type ContactKind = typeof ContactKind[keyof typeof ContactKind];

/**
 * A saved payee of the tenant; it never changes.
 */
export type Contact = {
    /**
     * The contact.
     */
    id: string;
    /**
     * A label of your own.
     */
    label: string;
    /**
     * The kind of recipient.
     */
    kind: ContactKind;
    /**
     * The target; phones and e-mails masked, the others whole.
     */
    masked: string;
    /**
     * From when it may be paid under protection: createdAt and the cooling-off of that moment, createdAt itself where protection was off.
     */
    availableAt: string;
    /**
     * Time at which the payee was saved.
     */
    createdAt: string;
};

/**
 * Contacts, newest first.
 */
export type ContactList = {
    /**
     * The entries of this page.
     */
    contacts: Array<Contact>;
};

/**
 * A payee by phone.
 */
export type SavePhoneContact = {
    /**
     * A label of your own.
     */
    label: string;
    /**
     * The phone, E.164.
     */
    phone: string;
};

/**
 * A payee by e-mail.
 */
export type SaveEmailContact = {
    /**
     * A label of your own.
     */
    label: string;
    /**
     * The e-mail, in any case.
     */
    email: string;
};

/**
 * A payee by DID.
 */
export type SaveDidContact = {
    /**
     * A label of your own.
     */
    label: string;
    /**
     * did:payid and 64 lowercase hex digits, or a did:web of this service.
     */
    did: string;
};

/**
 * A payee by EVM address.
 */
export type SaveAddressContact = {
    /**
     * A label of your own.
     */
    label: string;
    /**
     * The address; mixed case must pass EIP-55.
     */
    address: string;
    /**
     * The chain that it is paid on; the environment's by default.
     */
    chainId?: number;
};

/**
 * A payee by handle.
 */
export type SaveHandleContact = {
    /**
     * A label of your own.
     */
    label: string;
    /**
     * The handle; a leading @ is dropped.
     */
    handle: string;
};

/**
 * A label and exactly one target: phone, email, did, address or handle.
 */
export type CreateContactRequest = SavePhoneContact | SaveEmailContact | SaveDidContact | SaveAddressContact | SaveHandleContact;

/**
 * What is gone.
 */
export type ProtectionRemoval = {
    /**
     * The factor or contact.
     */
    id: string;
    /**
     * Always true.
     */
    deleted: true;
};

export type ListTwoFactorFactorsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only factors of this status.
         */
        status?: TwoFactorFactorStatus;
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
    url: '/v1/2fa/factors';
};

export type ListTwoFactorFactorsErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
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

export type ListTwoFactorFactorsError = ListTwoFactorFactorsErrors[keyof ListTwoFactorFactorsErrors];

export type ListTwoFactorFactorsResponses = {
    /**
     * A page of factors.
     */
    200: TwoFactorFactorList;
};

export type ListTwoFactorFactorsResponse = ListTwoFactorFactorsResponses[keyof ListTwoFactorFactorsResponses];

export type EnrollTwoFactorFactorData = {
    body: EnrollTwoFactorFactorRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/2fa/factors';
};

export type EnrollTwoFactorFactorErrors = {
    /**
     * VALIDATION_FAILED, NO_SIGNER_ADDRESS, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | NoSignerAddressError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * FACTOR_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: FactorExistsError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type EnrollTwoFactorFactorError = EnrollTwoFactorFactorErrors[keyof EnrollTwoFactorFactorErrors];

export type EnrollTwoFactorFactorResponses = {
    /**
     * The factor, PENDING.
     */
    201: TwoFactorEnrollment;
};

export type EnrollTwoFactorFactorResponse = EnrollTwoFactorFactorResponses[keyof EnrollTwoFactorFactorResponses];

export type RemoveTwoFactorFactorData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/2fa/factors/{id}';
};

export type RemoveTwoFactorFactorErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * FACTOR_NOT_FOUND
     */
    404: FactorNotFoundError;
    /**
     * TWOFA_FACTOR_REQUIRED
     */
    409: TwofaFactorRequiredError;
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

export type RemoveTwoFactorFactorError = RemoveTwoFactorFactorErrors[keyof RemoveTwoFactorFactorErrors];

export type RemoveTwoFactorFactorResponses = {
    /**
     * It is gone.
     */
    200: ProtectionRemoval;
};

export type RemoveTwoFactorFactorResponse = RemoveTwoFactorFactorResponses[keyof RemoveTwoFactorFactorResponses];

export type ResendTwoFactorFactorCodeData = {
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
    url: '/v1/2fa/factors/{id}/resend';
};

export type ResendTwoFactorFactorCodeErrors = {
    /**
     * VALIDATION_FAILED, INVALID_TRANSITION, TENANT_AMBIGUOUS
     */
    400: ValidationFailedError | InvalidTransitionError | TenantAmbiguousError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * FACTOR_NOT_FOUND
     */
    404: FactorNotFoundError;
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

export type ResendTwoFactorFactorCodeError = ResendTwoFactorFactorCodeErrors[keyof ResendTwoFactorFactorCodeErrors];

export type ResendTwoFactorFactorCodeResponses = {
    /**
     * The factor; its status stays.
     */
    200: TwoFactorFactor;
};

export type ResendTwoFactorFactorCodeResponse = ResendTwoFactorFactorCodeResponses[keyof ResendTwoFactorFactorCodeResponses];

export type VerifyTwoFactorFactorData = {
    body: VerifyTwoFactorFactorRequest;
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
    url: '/v1/2fa/factors/{id}/verify';
};

export type VerifyTwoFactorFactorErrors = {
    /**
     * VALIDATION_FAILED, INVALID_TRANSITION, TWOFA_INVALID_CODE, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidTransitionError | TwofaInvalidCodeError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TWOFA_TOO_MANY_ATTEMPTS, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | TwofaTooManyAttemptsError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * FACTOR_NOT_FOUND
     */
    404: FactorNotFoundError;
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

export type VerifyTwoFactorFactorError = VerifyTwoFactorFactorErrors[keyof VerifyTwoFactorFactorErrors];

export type VerifyTwoFactorFactorResponses = {
    /**
     * The factor, VERIFIED.
     */
    200: TwoFactorFactor;
};

export type VerifyTwoFactorFactorResponse = VerifyTwoFactorFactorResponses[keyof VerifyTwoFactorFactorResponses];

export type GetTwoFactorChallengeData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/2fa/challenges/{id}';
};

export type GetTwoFactorChallengeErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * CHALLENGE_NOT_FOUND
     */
    404: ChallengeNotFoundError;
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

export type GetTwoFactorChallengeError = GetTwoFactorChallengeErrors[keyof GetTwoFactorChallengeErrors];

export type GetTwoFactorChallengeResponses = {
    /**
     * The challenge.
     */
    200: TwoFactorChallengeRecord;
};

export type GetTwoFactorChallengeResponse = GetTwoFactorChallengeResponses[keyof GetTwoFactorChallengeResponses];

export type SendTwoFactorChallengeCodeData = {
    body: SendTwoFactorCodeRequest;
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
    url: '/v1/2fa/challenges/{id}/send';
};

export type SendTwoFactorChallengeCodeErrors = {
    /**
     * VALIDATION_FAILED, INVALID_TRANSITION, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidTransitionError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TWOFA_CHALLENGE_EXPIRED, TWOFA_TOO_MANY_ATTEMPTS, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | TwofaChallengeExpiredError | TwofaTooManyAttemptsError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * CHALLENGE_NOT_FOUND, FACTOR_NOT_FOUND
     */
    404: ChallengeNotFoundError | FactorNotFoundError;
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

export type SendTwoFactorChallengeCodeError = SendTwoFactorChallengeCodeErrors[keyof SendTwoFactorChallengeCodeErrors];

export type SendTwoFactorChallengeCodeResponses = {
    /**
     * A code is on its way.
     */
    200: TwoFactorCodeSent;
};

export type SendTwoFactorChallengeCodeResponse = SendTwoFactorChallengeCodeResponses[keyof SendTwoFactorChallengeCodeResponses];

export type VerifyTwoFactorChallengeData = {
    body: VerifyTwoFactorChallengeRequest;
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
    url: '/v1/2fa/challenges/{id}/verify';
};

export type VerifyTwoFactorChallengeErrors = {
    /**
     * VALIDATION_FAILED, INVALID_TRANSITION, TWOFA_INVALID_CODE, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidTransitionError | TwofaInvalidCodeError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TWOFA_CHALLENGE_EXPIRED, TWOFA_TOO_MANY_ATTEMPTS, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | TwofaChallengeExpiredError | TwofaTooManyAttemptsError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * CHALLENGE_NOT_FOUND, FACTOR_NOT_FOUND
     */
    404: ChallengeNotFoundError | FactorNotFoundError;
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

export type VerifyTwoFactorChallengeError = VerifyTwoFactorChallengeErrors[keyof VerifyTwoFactorChallengeErrors];

export type VerifyTwoFactorChallengeResponses = {
    /**
     * How far it has come.
     */
    200: TwoFactorChallengeProgress;
};

export type VerifyTwoFactorChallengeResponse = VerifyTwoFactorChallengeResponses[keyof VerifyTwoFactorChallengeResponses];

export type GetProtectionSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/2fa/protection';
};

export type GetProtectionSettingsErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
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

export type GetProtectionSettingsError = GetProtectionSettingsErrors[keyof GetProtectionSettingsErrors];

export type GetProtectionSettingsResponses = {
    /**
     * The settings.
     */
    200: ProtectionSettings;
};

export type GetProtectionSettingsResponse = GetProtectionSettingsResponses[keyof GetProtectionSettingsResponses];

export type UpdateProtectionSettingsData = {
    body: UpdateProtectionSettingsRequest;
    headers?: {
        /**
         * Id of the satisfied challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. From an API key it is TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/2fa/protection';
};

export type UpdateProtectionSettingsErrors = {
    /**
     * VALIDATION_FAILED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, ROLE_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | RoleNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
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

export type UpdateProtectionSettingsError = UpdateProtectionSettingsErrors[keyof UpdateProtectionSettingsErrors];

export type UpdateProtectionSettingsResponses = {
    /**
     * The settings as they are now.
     */
    200: ProtectionSettings;
};

export type UpdateProtectionSettingsResponse = UpdateProtectionSettingsResponses[keyof UpdateProtectionSettingsResponses];

export type ListContactsData = {
    body?: never;
    path?: never;
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
    url: '/v1/contacts';
};

export type ListContactsErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
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

export type ListContactsError = ListContactsErrors[keyof ListContactsErrors];

export type ListContactsResponses = {
    /**
     * A page of contacts.
     */
    200: ContactList;
};

export type ListContactsResponse = ListContactsResponses[keyof ListContactsResponses];

export type CreateContactData = {
    body: CreateContactRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/contacts';
};

export type CreateContactErrors = {
    /**
     * VALIDATION_FAILED, INVALID_WALLET_ADDRESS, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidWalletAddressError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * CONTACT_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: ContactExistsError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreateContactError = CreateContactErrors[keyof CreateContactErrors];

export type CreateContactResponses = {
    /**
     * The contact.
     */
    201: Contact;
};

export type CreateContactResponse = CreateContactResponses[keyof CreateContactResponses];

export type RemoveContactData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/contacts/{id}';
};

export type RemoveContactErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * CONTACT_NOT_FOUND
     */
    404: ContactNotFoundError;
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

export type RemoveContactError = RemoveContactErrors[keyof RemoveContactErrors];

export type RemoveContactResponses = {
    /**
     * It is gone.
     */
    200: ProtectionRemoval;
};

export type RemoveContactResponse = RemoveContactResponses[keyof RemoveContactResponses];

export type GetContactData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/contacts/{id}';
};

export type GetContactErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * CONTACT_NOT_FOUND
     */
    404: ContactNotFoundError;
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

export type GetContactError = GetContactErrors[keyof GetContactErrors];

export type GetContactResponses = {
    /**
     * The contact.
     */
    200: Contact;
};

export type GetContactResponse = GetContactResponses[keyof GetContactResponses];
