// Generated from spec/ by `npm run generate`. Do not edit.

import type {
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
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
 * The type of a two-factor method: EMAIL and SMS for a code by e-mail or text message, IDP_MFA for a signature of the identity provider's signer, TOTP for an authenticator app.
 */
export const TwoFactorFactorType = {
    EMAIL: 'EMAIL',
    SMS: 'SMS',
    IDP_MFA: 'IDP_MFA',
    TOTP: 'TOTP'
} as const;

/**
 * The type of a two-factor method: EMAIL and SMS for a code by e-mail or text message, IDP_MFA for a signature of the identity provider's signer, TOTP for an authenticator app.
 */
export type TwoFactorFactorType = typeof TwoFactorFactorType[keyof typeof TwoFactorFactorType];

/**
 * The status of a two-factor method. It is PENDING until it is verified. Removed methods are never returned.
 */
export const TwoFactorFactorStatus = { PENDING: 'PENDING', VERIFIED: 'VERIFIED' } as const;

/**
 * The status of a two-factor method. It is PENDING until it is verified. Removed methods are never returned.
 */
export type TwoFactorFactorStatus = typeof TwoFactorFactorStatus[keyof typeof TwoFactorFactorStatus];

/**
 * The status of a two-factor challenge: PENDING until enough methods have answered, SATISFIED until the request is sent again. REDEEMED, CANCELLED and EXPIRED are final.
 */
export const TwoFactorChallengeStatus = {
    PENDING: 'PENDING',
    SATISFIED: 'SATISFIED',
    REDEEMED: 'REDEEMED',
    CANCELLED: 'CANCELLED',
    EXPIRED: 'EXPIRED'
} as const;

/**
 * The status of a two-factor challenge: PENDING until enough methods have answered, SATISFIED until the request is sent again. REDEEMED, CANCELLED and EXPIRED are final.
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
     * The type of the method: TOTP, EMAIL, SMS or IDP_MFA.
     */
    type: TwoFactorFactorType;
    /**
     * The status of the method: PENDING until it is verified, then VERIFIED.
     */
    status: TwoFactorFactorStatus;
    /**
     * The member's own label for the method.
     */
    label: string | null;
    /**
     * The masked e-mail address, phone number or signing address; null for TOTP.
     */
    hint: string | null;
    /**
     * Time of the verification; null while the method is PENDING.
     */
    verifiedAt: string | null;
    /**
     * Time from which the method can be used: at once for the member's first verified method while protection is disabled, otherwise after the cooling-off period; null until it is verified.
     */
    usableAt: string | null;
    /**
     * True if the method can be used now.
     */
    usableNow: boolean;
    /**
     * Time at which the method last approved a request; null before.
     */
    lastUsedAt: string | null;
    /**
     * Time at which the method was added.
     */
    createdAt: string;
};

/**
 * The new factor and, shown only once, the data to set it up.
 */
export type TwoFactorEnrollment = {
    /**
     * Id of the two-factor method.
     */
    id: string;
    /**
     * Id of the factor, the same as `id`.
     */
    factorId: string;
    /**
     * The type of the method: TOTP, EMAIL, SMS or IDP_MFA.
     */
    type: TwoFactorFactorType;
    /**
     * Always PENDING.
     */
    status: TwoFactorFactorStatus;
    /**
     * The member's own label for the method.
     */
    label: string | null;
    /**
     * The masked e-mail address, phone number or signing address; null for TOTP.
     */
    hint: string | null;
    /**
     * Always null, because the method is not verified yet.
     */
    verifiedAt: string | null;
    /**
     * Always null, because the method is not verified yet.
     */
    usableAt: string | null;
    /**
     * Always false, because the method is not verified yet.
     */
    usableNow: boolean;
    /**
     * Always null, because the method has not been used yet.
     */
    lastUsedAt: string | null;
    /**
     * Time at which the method was added.
     */
    createdAt: string;
    /**
     * For TOTP: the shared secret, 20 bytes in base32 without padding. Null for other types.
     */
    secretBase32: string | null;
    /**
     * For TOTP: the URI with the shared secret, to be shown as a QR code. Null for other types.
     */
    otpauthUri: string | null;
    /**
     * For IDP_MFA: the EVM address whose signature verifies the method, with EIP-55 checksum. Null for other types.
     */
    signerAddress: string | null;
};

/**
 * The calling member's two-factor methods, newest first, and the number that is required.
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
     * The number of the member's methods that can be used now, on all pages.
     */
    usableFactors: number;
};

/**
 * A two-factor method that sends codes by e-mail.
 */
export type EnrollEmailFactor = {
    /**
     * Always EMAIL.
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
 * A two-factor method that sends codes by text message.
 */
export type EnrollSmsFactor = {
    /**
     * Always SMS.
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
 * A two-factor method that uses an authenticator app.
 */
export type EnrollTotpFactor = {
    /**
     * Always TOTP.
     */
    type: 'TOTP';
    /**
     * A label of your own.
     */
    label?: string;
};

/**
 * A two-factor method that uses the identity provider's signer, which is registered for the member.
 */
export type EnrollIdpMfaFactor = {
    /**
     * Always IDP_MFA.
     */
    type: 'IDP_MFA';
    /**
     * A label of your own.
     */
    label?: string;
};

/**
 * The two-factor method to add. Its fields depend on `type`.
 */
export type EnrollTwoFactorFactorRequest = EnrollEmailFactor | EnrollSmsFactor | EnrollTotpFactor | EnrollIdpMfaFactor;

/**
 * A code from a message or an authenticator app.
 */
export type TwoFactorCodeAnswer = {
    /**
     * The code of six digits.
     */
    code: string;
};

/**
 * A signature of the method's signing address.
 */
export type TwoFactorSignatureAnswer = {
    /**
     * EIP-191 `personal_sign` over three lines: `<Service> factor enrollment`, `factor: <id>`, `signer: <checksummed address>`.
     */
    signature: string;
};

/**
 * A code for EMAIL, SMS and TOTP, or a signature for IDP_MFA. Send exactly one of them.
 */
export type VerifyTwoFactorFactorRequest = TwoFactorCodeAnswer | TwoFactorSignatureAnswer;

/**
 * A usable two-factor method, as a challenge contains it.
 */
export type TwoFactorFactorRef = {
    /**
     * Id of the two-factor method.
     */
    id: string;
    /**
     * The type of the method: TOTP, EMAIL, SMS or IDP_MFA.
     */
    type: TwoFactorFactorType;
    /**
     * The masked e-mail address, phone number or signing address; null for TOTP.
     */
    hint: string | null;
};

/**
 * A request that needs two-factor approval, with what it would do.
 */
export type TwoFactorChallengeRecord = {
    /**
     * An opaque id that begins with `tfc_`.
     */
    challengeId: string;
    /**
     * The status of the challenge.
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
     * The member's usable two-factor methods.
     */
    factors: Array<TwoFactorFactorRef>;
    /**
     * The amount that the challenge is bound to, in USD: 0.00 for a wallet transaction, which has no amount in USD, null for a change of settings, rights or cards.
     */
    amountUsd: string | null;
    /**
     * The destination that the challenge is bound to: a masked phone number or e-mail address, a DID or an address; null for a change of settings.
     */
    destinationAddress: string | null;
    /**
     * The change that the challenge is bound to if it has no amount: `protection settings`, or the words of the operation, such as `create member`; null otherwise.
     */
    change: string | null;
    /**
     * The label of the saved payee; null if the destination is not saved.
     */
    destinationLabel: string | null;
    /**
     * Time at which the challenge expires: 10 minutes to satisfy it, then 10 minutes to redeem it.
     */
    expiresAt: string;
};

/**
 * The factor to which to send a code.
 */
export type SendTwoFactorCodeRequest = {
    /**
     * Id of an EMAIL or SMS factor of the challenge.
     */
    factorId: string;
};

/**
 * Confirms that a code was sent.
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
     * Time at which the code expires, 10 minutes after it was sent.
     */
    expiresAt: string;
};

/**
 * The code of an EMAIL, SMS or TOTP factor.
 */
export type AnswerChallengeByCode = {
    /**
     * Id of a factor of the challenge.
     */
    factorId: string;
    /**
     * The code of six digits.
     */
    code: string;
};

/**
 * The signature of an IDP_MFA factor.
 */
export type AnswerChallengeBySignature = {
    /**
     * Id of a factor of the challenge.
     */
    factorId: string;
    /**
     * EIP-191 `personal_sign` over the lines `<Service> transfer approval`, `challenge: <id>`, `amount: <amountUsd> USD`, `destination: <destinationAddress>`. Without an amount the last two lines are replaced by one, `change: protection settings`.
     */
    signature: string;
};

/**
 * A factor and its code or its signature. Send exactly one of the two.
 */
export type VerifyTwoFactorChallengeRequest = AnswerChallengeByCode | AnswerChallengeBySignature;

/**
 * The progress of a two-factor approval.
 */
export type TwoFactorChallengeProgress = {
    /**
     * An opaque id that begins with `tfc_`.
     */
    challengeId: string;
    /**
     * The status of the challenge. It is SATISFIED once enough factors have answered.
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
 * The settings for the two-factor protection of the tenant's transfers.
 */
export type ProtectionSettings = {
    /**
     * True if protection is enabled; false by default.
     */
    enabled: boolean;
    /**
     * The cooling-off period of new payees and two-factor methods, in seconds; at least 86400 while protection is enabled.
     */
    coolingOffSeconds: number;
    /**
     * Transfers of this amount or more, in USD, need two-factor approval; 0.00 for all transfers.
     */
    thresholdUsd: Usd;
    /**
     * The number of two-factor methods that a transfer needs.
     */
    requiredFactors: number;
    /**
     * Time of the last change; the time at which the tenant was created if there was none.
     */
    updatedAt: string;
};

/**
 * The settings to update. A field that is absent or null does not change.
 */
export type UpdateProtectionSettingsRequest = {
    /**
     * True to enable protection, false to disable it.
     */
    enabled?: boolean;
    /**
     * The cooling-off period of new payees and two-factor methods, in seconds; at least 86400 if protection is enabled after this request.
     */
    coolingOffSeconds?: number;
    /**
     * Transfers of this amount or more, in USD, need two-factor approval: zero to 1000000000.
     */
    thresholdUsd?: string;
    /**
     * The number of two-factor methods that a transfer needs.
     */
    requiredFactors?: number;
};

/**
 * The kind of reference by which a saved payee is paid.
 */
export const ContactKind = {
    PHONE: 'PHONE',
    EMAIL: 'EMAIL',
    DID: 'DID',
    ADDRESS: 'ADDRESS',
    HANDLE: 'HANDLE'
} as const;

/**
 * The kind of reference by which a saved payee is paid.
 */
export type ContactKind = typeof ContactKind[keyof typeof ContactKind];

/**
 * A saved payee of the tenant. It never changes.
 */
export type Contact = {
    /**
     * The saved payee.
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
     * The reference of the payee. Phone numbers and e-mail addresses are masked, the others are complete.
     */
    masked: string;
    /**
     * Time from which the payee can be paid under protection: `createdAt` plus the cooling-off period at that time, or `createdAt` itself if protection was disabled.
     */
    availableAt: string;
    /**
     * Time at which the payee was saved.
     */
    createdAt: string;
};

/**
 * Saved payees, newest first.
 */
export type ContactList = {
    /**
     * The entries of this page.
     */
    contacts: Array<Contact>;
};

/**
 * A payee given by phone number.
 */
export type SavePhoneContact = {
    /**
     * A label of your own.
     */
    label: string;
    /**
     * The payee's phone number in E.164 form.
     */
    phone: string;
};

/**
 * A payee given by e-mail address.
 */
export type SaveEmailContact = {
    /**
     * A label of your own.
     */
    label: string;
    /**
     * The payee's e-mail address, in any letter case.
     */
    email: string;
};

/**
 * A payee given by DID.
 */
export type SaveDidContact = {
    /**
     * A label of your own.
     */
    label: string;
    /**
     * The payee's DID: `did:payid:` and 64 hex digits in lower case, or a `did:web` of this service.
     */
    did: string;
};

/**
 * A payee given by EVM address.
 */
export type SaveAddressContact = {
    /**
     * A label of your own.
     */
    label: string;
    /**
     * The payee's EVM address. Mixed case has to pass the EIP-55 checksum.
     */
    address: string;
    /**
     * EIP-155 id of the chain on which the payee is paid; the deployment's chain by default.
     */
    chainId?: number;
};

/**
 * A payee given by handle.
 */
export type SaveHandleContact = {
    /**
     * A label of your own.
     */
    label: string;
    /**
     * The payee's handle. A leading `@` is removed.
     */
    handle: string;
};

/**
 * The payee to save: a label and exactly one of `phone`, `email`, `did`, `address` and `handle`.
 */
export type CreateContactRequest = SavePhoneContact | SaveEmailContact | SaveDidContact | SaveAddressContact | SaveHandleContact;

/**
 * Confirms that the factor or saved payee was deleted.
 */
export type ProtectionRemoval = {
    /**
     * Id of the deleted factor or saved payee.
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
    url: '/v1/2fa/factors';
};

export type ListTwoFactorFactorsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
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
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
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
     * VALIDATION_FAILED, NO_SIGNER_ADDRESS, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | NoSignerAddressError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
    /**
     * FACTOR_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: FactorExistsError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type EnrollTwoFactorFactorError = EnrollTwoFactorFactorErrors[keyof EnrollTwoFactorFactorErrors];

export type EnrollTwoFactorFactorResponses = {
    /**
     * The new factor, which is PENDING.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS
     */
    400: ApiVersionUnknownError | TenantAmbiguousError;
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

export type RemoveTwoFactorFactorError = RemoveTwoFactorFactorErrors[keyof RemoveTwoFactorFactorErrors];

export type RemoveTwoFactorFactorResponses = {
    /**
     * The factor or saved payee has been deleted.
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
     * VALIDATION_FAILED, INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS
     */
    400: ValidationFailedError | InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError;
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

export type ResendTwoFactorFactorCodeError = ResendTwoFactorFactorCodeErrors[keyof ResendTwoFactorFactorCodeErrors];

export type ResendTwoFactorFactorCodeResponses = {
    /**
     * The factor; its status has not changed.
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
     * VALIDATION_FAILED, INVALID_TRANSITION, TWOFA_INVALID_CODE, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidTransitionError | TwofaInvalidCodeError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type VerifyTwoFactorFactorError = VerifyTwoFactorFactorErrors[keyof VerifyTwoFactorFactorErrors];

export type VerifyTwoFactorFactorResponses = {
    /**
     * The factor, which is now VERIFIED.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
     * VALIDATION_FAILED, INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type SendTwoFactorChallengeCodeError = SendTwoFactorChallengeCodeErrors[keyof SendTwoFactorChallengeCodeErrors];

export type SendTwoFactorChallengeCodeResponses = {
    /**
     * The code has been sent.
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
     * VALIDATION_FAILED, INVALID_TRANSITION, TWOFA_INVALID_CODE, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidTransitionError | TwofaInvalidCodeError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type VerifyTwoFactorChallengeError = VerifyTwoFactorChallengeErrors[keyof VerifyTwoFactorChallengeErrors];

export type VerifyTwoFactorChallengeResponses = {
    /**
     * The progress of the approval.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
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
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/2fa/protection';
};

export type UpdateProtectionSettingsErrors = {
    /**
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, ROLE_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TwofaAgentNotPermittedError | RoleNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
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

export type UpdateProtectionSettingsError = UpdateProtectionSettingsErrors[keyof UpdateProtectionSettingsErrors];

export type UpdateProtectionSettingsResponses = {
    /**
     * The updated settings.
     */
    200: ProtectionSettings;
};

export type UpdateProtectionSettingsResponse = UpdateProtectionSettingsResponses[keyof UpdateProtectionSettingsResponses];

export type ListContactsData = {
    body?: never;
    path?: never;
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
    url: '/v1/contacts';
};

export type ListContactsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, MEMBER_SESSION_REQUIRED
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | MemberSessionRequiredError;
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

export type ListContactsError = ListContactsErrors[keyof ListContactsErrors];

export type ListContactsResponses = {
    /**
     * A page of saved payees.
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
     * VALIDATION_FAILED, INVALID_WALLET_ADDRESS, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidWalletAddressError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type CreateContactError = CreateContactErrors[keyof CreateContactErrors];

export type CreateContactResponses = {
    /**
     * The saved payee.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS
     */
    400: ApiVersionUnknownError | TenantAmbiguousError;
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

export type RemoveContactError = RemoveContactErrors[keyof RemoveContactErrors];

export type RemoveContactResponses = {
    /**
     * The factor or saved payee has been deleted.
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
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type GetContactError = GetContactErrors[keyof GetContactErrors];

export type GetContactResponses = {
    /**
     * The saved payee.
     */
    200: Contact;
};

export type GetContactResponse = GetContactResponses[keyof GetContactResponses];
