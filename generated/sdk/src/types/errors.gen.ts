// Generated from spec/ by `npm run generate`. Do not edit.

/**
 * The request's credential does not say who is calling.
 */
export type UnauthenticatedError = {
    statusCode: 401;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'UNAUTHENTICATED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The request carries no credential. Send an API key in the header X-Service-Api-Key.
 */
export type ApiKeyRequiredError = {
    statusCode: 401;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'API_KEY_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The API key is not a key of this deployment.
 */
export type ApiKeyInvalidError = {
    statusCode: 401;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'API_KEY_INVALID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The API key has been revoked.
 */
export type ApiKeyRevokedError = {
    statusCode: 401;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'API_KEY_REVOKED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The API key has expired.
 */
export type ApiKeyExpiredError = {
    statusCode: 401;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'API_KEY_EXPIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The session's user belongs to no tenant yet. Create one with POST /v1/tenants.
 */
export type TenantRequiredError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TENANT_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The session's user belongs to several tenants. Name one in the header x-service-tenant-id.
 */
export type TenantAmbiguousError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TENANT_AMBIGUOUS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant is suspended.
 */
export type TenantSuspendedError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TENANT_SUSPENDED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The agent that the API key belongs to is suspended.
 */
export type AgentSuspendedError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'AGENT_SUSPENDED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The API key may not be used from this client address.
 */
export type IpNotAllowedError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'IP_NOT_ALLOWED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * This operation needs a signed request from this API key. Send the header x-service-request-signature.
 */
export type RequestSignatureRequiredError = {
    statusCode: 401;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'REQUEST_SIGNATURE_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The timestamp of the request signature is more than 300 seconds away from the server's clock.
 */
export type RequestSignatureStaleError = {
    statusCode: 401;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'REQUEST_SIGNATURE_STALE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The request signature does not match the request.
 */
export type RequestSignatureInvalidError = {
    statusCode: 401;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'REQUEST_SIGNATURE_INVALID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The request is signed, but the API key has no signing secret.
 */
export type RequestSigningNotConfiguredError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'REQUEST_SIGNING_NOT_CONFIGURED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * This operation needs a member session. An API key cannot call it.
 */
export type MemberSessionRequiredError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'MEMBER_SESSION_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The member is not ACTIVE.
 */
export type MemberNotActiveError = {
    statusCode: 403 | 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'MEMBER_NOT_ACTIVE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The credential lacks a scope that this operation needs.
 */
export type InsufficientScopeError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INSUFFICIENT_SCOPE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * The scopes that are missing.
         */
        required: Array<string>;
        /**
         * True when no key of an agent may hold the scope; absent otherwise.
         */
        agentForbidden?: boolean;
    };
};

/**
 * The role of the member who is calling does not permit this.
 */
export type RoleNotPermittedError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ROLE_NOT_PERMITTED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * This operation exists only in the sandbox.
 */
export type SandboxOnlyError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'SANDBOX_ONLY';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The request does not fit the contract. The details list every place.
 */
export type ValidationFailedError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'VALIDATION_FAILED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * Every failure that was found, at most 50.
         */
        errors: Array<{
            /**
             * JSON pointer into the request, below `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong there, for people.
             */
            message: string;
            /**
             * The keyword of JSON Schema that failed, or the name of another rule.
             */
            rule: string;
        }>;
    };
};

/**
 * The body is not one JSON object.
 */
export type InvalidJsonError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVALID_JSON';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The body is larger than this operation takes.
 */
export type BodyTooLargeError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'BODY_TOO_LARGE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The body has to be sent as application/json.
 */
export type UnsupportedContentTypeError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'UNSUPPORTED_CONTENT_TYPE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * There is no operation with this path.
 */
export type RouteNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ROUTE_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Too many requests. Wait as long as Retry-After says.
 */
export type RateLimitedError = {
    statusCode: 429;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'RATE_LIMITED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The Idempotency-Key was already used for a different request.
 */
export type IdempotencyKeyReusedError = {
    statusCode: 409 | 422;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'IDEMPOTENCY_KEY_REUSED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * `salient` if a field that says what is paid differs (409), `body` if anything else in the body does (422).
         */
        mismatch: 'salient' | 'body';
    };
};

/**
 * The first request with this Idempotency-Key is still running. Send it again after Retry-After.
 */
export type IdempotencyInProgressError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'IDEMPOTENCY_IN_PROGRESS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * A payment intent needs an Idempotency-Key.
 */
export type IdempotencyKeyRequiredError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'IDEMPOTENCY_KEY_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Something unexpected failed. Quote the requestId to support.
 */
export type InternalErrorError = {
    statusCode: 500;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INTERNAL_ERROR';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * This operation is not built yet. Nothing was changed.
 */
export type NotImplementedError = {
    statusCode: 501;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'NOT_IMPLEMENTED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The database could not serve the request just now. Nothing was changed.
 */
export type TryAgainError = {
    statusCode: 503;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TRY_AGAIN';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The resource's current state does not allow this.
 */
export type InvalidTransitionError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVALID_TRANSITION';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * The status that the resource has.
         */
        from: string;
        /**
         * The event that was refused.
         */
        event: string;
        /**
         * Present when the operation belongs to the other generation of payments.
         */
        generation?: 'intent' | 'legacy';
    };
};

/**
 * The caller knows no tenant with this id.
 */
export type TenantNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TENANT_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The caller already belongs to a tenant. Send `additional: true` to create another one.
 */
export type TenantExistsError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TENANT_EXISTS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant has no member with this id.
 */
export type MemberNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'MEMBER_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant already has a member with this e-mail address.
 */
export type MemberExistsError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'MEMBER_EXISTS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The last ACTIVE OWNER of a tenant cannot be suspended, removed or demoted.
 */
export type LastOwnerError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'LAST_OWNER';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The signature over the registration text was not made by the address.
 */
export type SignerSignatureInvalidError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'SIGNER_SIGNATURE_INVALID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The tenant has no API key with this id.
 */
export type ApiKeyNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'API_KEY_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant already has 100 API keys that are not revoked.
 */
export type ApiKeyLimitReachedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'API_KEY_LIMIT_REACHED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant has no agent with this id.
 */
export type AgentNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'AGENT_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant has no phone alias with this id.
 */
export type PhoneAliasNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PHONE_ALIAS_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant already has this phone number.
 */
export type PhoneAliasExistsError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PHONE_ALIAS_EXISTS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The code is wrong. The details say how many attempts are left.
 */
export type AliasOtpInvalidError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ALIAS_OTP_INVALID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * Attempts left before the code is void.
         */
        attemptsRemaining: number;
    };
};

/**
 * The code is no longer valid. Ask for a new one.
 */
export type AliasOtpExpiredError = {
    statusCode: 410;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ALIAS_OTP_EXPIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Five wrong codes were entered, and the code is void. Ask for a new one.
 */
export type AliasOtpTooManyAttemptsError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ALIAS_OTP_TOO_MANY_ATTEMPTS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant has no verification session with this id.
 */
export type VerificationSessionNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'VERIFICATION_SESSION_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The verification session has already ended.
 */
export type VerificationSessionTerminalError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'VERIFICATION_SESSION_TERMINAL';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The provider has not started this verification session, so it cannot be advanced.
 */
export type VerificationSessionNotStartedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'VERIFICATION_SESSION_NOT_STARTED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Only sessions of the mock provider can be simulated, with a test credential.
 */
export type SimulateNotAvailableError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'SIMULATE_NOT_AVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The request is about a member and needs memberId.
 */
export type MemberIdRequiredError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'MEMBER_ID_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The member or business to be verified has no legal name yet.
 */
export type LegalNameRequiredError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'LEGAL_NAME_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The hand-off link no longer works. Each link works once.
 */
export type HandoffGoneError = {
    statusCode: 410;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'HANDOFF_GONE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant has no credential with this id.
 */
export type CredentialNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CREDENTIAL_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The credential did not come from a verification provider, so there is nothing to refresh.
 */
export type CredentialNotRefreshableError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CREDENTIAL_NOT_REFRESHABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The credential is not signed, so it has no signed document.
 */
export type CredentialArtifactNotAvailableError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CREDENTIAL_ARTIFACT_NOT_AVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The credential is not anchored, or has no such claim.
 */
export type DisclosureNotAvailableError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DISCLOSURE_NOT_AVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The action is none of the four that can be evaluated.
 */
export type UnknownEligibilityActionError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'UNKNOWN_ELIGIBILITY_ACTION';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * There is no identity behind this reference.
 */
export type IdentityNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'IDENTITY_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Only of /1.0/identifiers: the failure as W3C names it.
         */
        didResolutionMetadata?: {
            /**
             * Why there is no document.
             */
            error: 'notFound' | 'invalidDid' | 'methodNotSupported';
        };
    };
};

/**
 * The tenant lacks a credential that this operation needs. The details name the kinds.
 */
export type IdentityRequiredError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'IDENTITY_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * The kinds of credential that are missing.
         */
        missing: Array<string>;
    };
};

/**
 * The wallet address cannot be used.
 */
export type InvalidWalletAddressError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVALID_WALLET_ADDRESS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The identity has no wallet binding with this id.
 */
export type WalletBindingNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WALLET_BINDING_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Only a PENDING binding can be verified.
 */
export type WalletBindingNotPendingError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WALLET_BINDING_NOT_PENDING';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The binding has no challenge, or it has expired.
 */
export type WalletBindingNoChallengeError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WALLET_BINDING_NO_CHALLENGE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Only an ACTIVE binding can be rotated.
 */
export type WalletBindingNotActiveError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WALLET_BINDING_NOT_ACTIVE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The binding is not a rotation.
 */
export type WalletBindingNotRotatingError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WALLET_BINDING_NOT_ROTATING';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The binding that this one replaces is no longer ACTIVE.
 */
export type WalletBindingRotationStaleError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WALLET_BINDING_ROTATION_STALE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The signature over the challenge is not by the wallet.
 */
export type WalletBindingSignatureInvalidError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WALLET_BINDING_SIGNATURE_INVALID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The wallet is ACTIVE already, under another identity or this one.
 */
export type WalletAlreadyBoundError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WALLET_ALREADY_BOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The caller has no challenge with this id.
 */
export type ChallengeNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CHALLENGE_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The presentation challenge was already used; a failed verify uses it up too.
 */
export type PresentationReplayedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PRESENTATION_REPLAYED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such authority grant.
 */
export type AuthorityNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'AUTHORITY_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The field allowedActions is missing or empty.
 */
export type AuthorityActionsRequiredError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'AUTHORITY_ACTIONS_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * A limit is not a positive USD amount with at most 6 fraction digits.
 */
export type InvalidUsdAmountError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVALID_USD_AMOUNT';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The field approvalWeight is not an integer from 1 to 100.
 */
export type InvalidApprovalWeightError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVALID_APPROVAL_WEIGHT';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * A REVOKED grant never changes.
 */
export type AuthorityRevokedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'AUTHORITY_REVOKED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The grant, or the member to receive it, is not ACTIVE.
 */
export type AuthorityNotActiveError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'AUTHORITY_NOT_ACTIVE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The grant is already attested.
 */
export type AuthorityAlreadyAttestedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'AUTHORITY_ALREADY_ATTESTED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The member has no ACTIVE grant for this action.
 */
export type AuthorityMissingError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'AUTHORITY_MISSING';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The organization's multisig is not deployed.
 */
export type OrgMultisigNotDeployedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ORG_MULTISIG_NOT_DEPLOYED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The signature does not verify against the organization's multisig (EIP-1271).
 */
export type OrgAttestationInvalidError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ORG_ATTESTATION_INVALID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The organization has no payment policy.
 */
export type PaymentPolicyNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PAYMENT_POLICY_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * This version of the payment policy is already attested.
 */
export type PaymentPolicyAlreadyAttestedError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PAYMENT_POLICY_ALREADY_ATTESTED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The rules have a key that does not exist.
 */
export type PaymentPolicyUnknownKeyError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PAYMENT_POLICY_UNKNOWN_KEY';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * A rule of a policy is malformed; details tell every place.
 */
export type InvalidPolicyRuleError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVALID_POLICY_RULE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * No such approval request.
 */
export type ApprovalNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'APPROVAL_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The member has no registered signer address.
 */
export type NoSignerAddressError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'NO_SIGNER_ADDRESS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No vote is open: 409 on approvals, 400 on the payment.
 */
export type ApprovalNotPendingError = {
    statusCode: 409 | 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'APPROVAL_NOT_PENDING';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Votes come from member sessions, never from an API key.
 */
export type ApprovalRequiresMemberError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'APPROVAL_REQUIRES_MEMBER';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Nobody approves a payment that they initiated.
 */
export type SelfApprovalForbiddenError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'SELF_APPROVAL_FORBIDDEN';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The request belongs to another approval group than the voter's.
 */
export type ApprovalGroupMismatchError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'APPROVAL_GROUP_MISMATCH';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The member has already voted on this request.
 */
export type AlreadyVotedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ALREADY_VOTED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The signature over the vote text does not verify.
 */
export type ApprovalSignatureInvalidError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'APPROVAL_SIGNATURE_INVALID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The caller has no payment with this id.
 */
export type PaymentNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PAYMENT_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Only the sender of the payment may do this.
 */
export type NotSenderError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'NOT_SENDER';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Only the recipient of the payment may select a route and confirm.
 */
export type RecipientConsentRequiredError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'RECIPIENT_CONSENT_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The payment has no onboarded recipient yet who could consent.
 */
export type RecipientUnresolvedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'RECIPIENT_UNRESOLVED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No route has been selected. Select one with select-route.
 */
export type RouteNotSelectedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ROUTE_NOT_SELECTED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The quote has expired. A fresh set of quotes is ready: read the routes and select again.
 */
export type RouteQuoteExpiredError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ROUTE_QUOTE_EXPIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The payment's current set of quotes has none with this id.
 */
export type RouteQuoteNotAvailableError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ROUTE_QUOTE_NOT_AVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The payment can no longer be cancelled.
 */
export type CancelConflictError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CANCEL_CONFLICT';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * The current status of the payment.
         */
        status: string;
    };
};

/**
 * The request names no recipient.
 */
export type RecipientRequiredError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'RECIPIENT_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The request names more than one recipient.
 */
export type RecipientAmbiguousError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'RECIPIENT_AMBIGUOUS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The recipient cannot be paid this way.
 */
export type RecipientNotRoutableError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'RECIPIENT_NOT_ROUTABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Nobody holds this recipient reference.
 */
export type PayeeNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PAYEE_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Nobody has proved to hold this e-mail address.
 */
export type EmailNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'EMAIL_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The DID is malformed.
 */
export type InvalidDidError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVALID_DID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
        /**
         * Only of /1.0/identifiers: the failure as W3C names it.
         */
        didResolutionMetadata?: {
            /**
             * Why there is no document.
             */
            error: 'notFound' | 'invalidDid' | 'methodNotSupported';
        };
    };
};

/**
 * The service cannot resolve a DID of this method and host.
 */
export type DidNotResolvableError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DID_NOT_RESOLVABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
        /**
         * Only of /1.0/identifiers: the failure as W3C names it.
         */
        didResolutionMetadata?: {
            /**
             * Why there is no document.
             */
            error: 'notFound' | 'invalidDid' | 'methodNotSupported';
        };
    };
};

/**
 * The request needs the e-mail address or the phone number of the person to invite.
 */
export type InviteContactRequiredError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVITE_CONTACT_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The handle is reserved for another contact.
 */
export type HandleReservedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'HANDLE_RESERVED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * This request shape does not pay this kind of recipient. Only the legacy shape pays raw addresses.
 */
export type UnsupportedRecipientKindError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'UNSUPPORTED_RECIPIENT_KIND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The amount is not valid.
 */
export type InvalidAmountError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVALID_AMOUNT';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The phone number is not valid.
 */
export type InvalidPhoneError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVALID_PHONE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * This way of funding is not available to this tenant in this environment.
 */
export type FundingModeNotAvailableError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'FUNDING_MODE_NOT_AVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * The asset that was asked for, USDC when none was.
         */
        asset: string;
        /**
         * The network that was asked for, the environment network when none was.
         */
        network: string;
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The chain is not the one that this deployment works on.
 */
export type AccountChainMismatchError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ACCOUNT_CHAIN_MISMATCH';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The requested destination is not one of the recipient's ACTIVE destinations.
 */
export type DestinationNotEligibleError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DESTINATION_NOT_ELIGIBLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The payment envelope does not fit the payment. The details give the reason.
 */
export type EnvelopeInvalidError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ENVELOPE_INVALID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * What is wrong with the envelope.
         */
        reason: 'SIGNATURE' | 'PAYER_MISMATCH' | 'PAYEE_MISMATCH' | 'AMOUNT_MISMATCH' | 'EXPIRED' | 'NONCE_USED' | 'MEMO_HASH_MISMATCH' | 'SHAPE';
    };
};

/**
 * The balance does not cover the amount. Nothing was recorded.
 */
export type InsufficientFundsError = {
    statusCode: 402;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INSUFFICIENT_FUNDS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * What is missing, in base units of the asset: 6 decimals for USD and usdc, 18 for eth.
         */
        shortfallBaseUnits: string;
        funding: {
            /**
             * INTERNAL_BALANCE for the tenant's ledger, WALLET where a wallet on chain pays.
             */
            mode: 'INTERNAL_BALANCE' | 'WALLET';
            /**
             * What is available, in the same base units.
             */
            availableBaseUnits: string;
            /**
             * Where test money comes from: /v1/faucet/drips for the ledger, /v1/wallets/{id}/fund for a wallet; null in live.
             */
            faucet: string | null;
        };
    };
};

/**
 * The body has both recipient and sourceWalletId.
 */
export type AmbiguousPaymentBodyError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'AMBIGUOUS_PAYMENT_BODY';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The body has neither recipient nor sourceWalletId.
 */
export type UnrecognizedPaymentBodyError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'UNRECOGNIZED_PAYMENT_BODY';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The body is not a valid payment of its shape.
 */
export type InvalidPaymentBodyError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVALID_PAYMENT_BODY';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The signature was not made by the address that has to sign.
 */
export type SignatureInvalidError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'SIGNATURE_INVALID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * This owner has already signed.
 */
export type AlreadySignedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ALREADY_SIGNED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The spend policy denies it. The details name the rule.
 */
export type PolicyDeniedError = {
    statusCode: 403 | 422;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'POLICY_DENIED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * Name of the rule that denied.
         */
        reason: string;
        /**
         * An opaque id that begins with `pol_`.
         */
        policyId: string;
        /**
         * The version of the policy that was in force.
         */
        policyVersion: number;
        /**
         * Id of the decision in the log.
         */
        decisionLogId: string;
    };
};

/**
 * The spend policy could not be evaluated, so the payment is refused.
 */
export type PolicyUnavailableError = {
    statusCode: 503;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'POLICY_UNAVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * There is no such claim.
 */
export type ClaimNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CLAIM_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The claim link no longer works.
 */
export type ClaimLinkGoneError = {
    statusCode: 410;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CLAIM_LINK_GONE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The code is wrong. The details say how many attempts are left.
 */
export type ClaimOtpInvalidError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CLAIM_OTP_INVALID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * Attempts left before the code is void.
         */
        attemptsRemaining: number;
    };
};

/**
 * The code has expired. Ask for a new one.
 */
export type ClaimOtpExpiredError = {
    statusCode: 410;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CLAIM_OTP_EXPIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Five wrong codes were entered, and the code is void. Ask for a new one.
 */
export type ClaimOtpTooManyAttemptsError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CLAIM_OTP_TOO_MANY_ATTEMPTS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The claim ticket no longer works.
 */
export type ClaimTicketGoneError = {
    statusCode: 410;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CLAIM_TICKET_GONE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant has no payout destination with this id.
 */
export type DestinationNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DESTINATION_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant already has this destination.
 */
export type DestinationExistsError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DESTINATION_EXISTS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The destination is REVOKED and can no longer be changed.
 */
export type DestinationRevokedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DESTINATION_REVOKED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The destination is still PENDING_VERIFICATION.
 */
export type DestinationNotVerifiedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DESTINATION_NOT_VERIFIED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The destination is not ACTIVE.
 */
export type DestinationNotActiveError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DESTINATION_NOT_ACTIVE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Nothing can verify this destination: its rail has no provider in mode mock or sandbox.
 */
export type DestinationVerifyNotAvailableError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DESTINATION_VERIFY_NOT_AVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The provider did not answer. Nothing was changed.
 */
export type ProviderUnavailableError = {
    statusCode: 503;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PROVIDER_UNAVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The type of the destination is missing.
 */
export type DestinationTypeRequiredError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DESTINATION_TYPE_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * A destination of this type needs exactly one identifier.
 */
export type DestinationIdentifierRequiredError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DESTINATION_IDENTIFIER_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The rail does not serve this combination of country, currency and asset.
 */
export type DestinationRailConstraintError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DESTINATION_RAIL_CONSTRAINT';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * There is no such rail.
 */
export type DestinationRailNotAvailableError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DESTINATION_RAIL_NOT_AVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The network is not supported.
 */
export type UnsupportedNetworkError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'UNSUPPORTED_NETWORK';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The identifier does not fit the network or rail of the destination.
 */
export type InvalidDestinationAddressError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVALID_DESTINATION_ADDRESS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The ownership signature cannot be accepted.
 */
export type DestinationSignatureInvalidError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DESTINATION_SIGNATURE_INVALID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The transfer, or the weakening of protection, needs two-factor approval: satisfy the challenge, then send the same request again with x-service-2fa-challenge.
 */
export type TwofaRequiredError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TWOFA_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * Id of the challenge.
         */
        challengeId: string;
        /**
         * When it expires.
         */
        expiresAt: string;
        /**
         * The number of methods that have to answer.
         */
        requiredFactors: number;
        /**
         * The usable factors.
         */
        factors: Array<{
            /**
             * Id of the two-factor method.
             */
            id: string;
            /**
             * EMAIL, SMS, IDP_MFA or TOTP.
             */
            type: string;
            /**
             * Where its code goes, masked.
             */
            hint: string | null;
        }>;
        /**
         * The bound amount; 0.00 for a transaction of a wallet, null for a change of settings.
         */
        amountUsd: string | null;
        /**
         * The bound destination: masked phone or e-mail, DID or address; null for a change of settings.
         */
        destinationAddress: string | null;
        /**
         * The contact's label; null where it is none.
         */
        destinationLabel: string | null;
    };
};

/**
 * Protection is on, and the payee is no saved contact: save it with POST /v1/contacts.
 */
export type NewPayeeNotSavedError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'NEW_PAYEE_NOT_SAVED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The contact is younger than the cooling-off time; details tell when it can be paid.
 */
export type PayeeCoolingOffError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PAYEE_COOLING_OFF';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * Time from which the payee can be paid.
         */
        availableAt: string;
        /**
         * The seconds until then.
         */
        secondsRemaining: number;
    };
};

/**
 * The code or signature is wrong, or the code is no longer valid.
 */
export type TwofaInvalidCodeError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TWOFA_INVALID_CODE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * Attempts left before the code is void.
         */
        attemptsRemaining: number;
    };
};

/**
 * The fifth wrong answer: the challenge is cancelled, or the factor that was being enrolled is gone.
 */
export type TwofaTooManyAttemptsError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TWOFA_TOO_MANY_ATTEMPTS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The challenge has expired; send the request again for a new one.
 */
export type TwofaChallengeExpiredError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TWOFA_CHALLENGE_EXPIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The request differs from the one that was approved; the challenge stays.
 */
export type TwofaBindingMismatchError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TWOFA_BINDING_MISMATCH';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The challenge is used, expired, not yet satisfied or not yours.
 */
export type TwofaChallengeNotRedeemableError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TWOFA_CHALLENGE_NOT_REDEEMABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The member has fewer usable factors than protection requires.
 */
export type TwofaNotEnrolledError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TWOFA_NOT_ENROLLED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * An API key cannot complete a challenge: from the threshold on it cannot pay, and factors, challenges and settings are for member sessions.
 */
export type TwofaAgentNotPermittedError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TWOFA_AGENT_NOT_PERMITTED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Removing the factor would leave too few usable ones, or only e-mail and SMS.
 */
export type TwofaFactorRequiredError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TWOFA_FACTOR_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such factor of this member.
 */
export type FactorNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'FACTOR_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The member already has a TOTP, an IDP_MFA, or this e-mail or phone.
 */
export type FactorExistsError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'FACTOR_EXISTS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such contact in this tenant.
 */
export type ContactNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CONTACT_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant has saved this target already.
 */
export type ContactExistsError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CONTACT_EXISTS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant has no wallet with this id.
 */
export type WalletNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WALLET_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The wallet is not DEPLOYED yet. Wait for the event wallet.deployed.
 */
export type WalletNotDeployedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WALLET_NOT_DEPLOYED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The deployment of the wallet has FAILED, so nothing is sent to it.
 */
export type WalletNotDeployableError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WALLET_NOT_DEPLOYABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The handle belongs to another tenant.
 */
export type HandleTakenError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'HANDLE_TAKEN';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant's accounts are not ready. GET /v1/balance?ensure=true provisions them.
 */
export type AccountNotReadyError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ACCOUNT_NOT_READY';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * NOT_PROVISIONED when neither account is there, FAILED when the deployment of one failed.
         */
        status: 'NOT_PROVISIONED' | 'FAILED';
    };
};

/**
 * The organization account is not ready. GET /v1/balance?ensure=true provisions it.
 */
export type OrgAccountNotReadyError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ORG_ACCOUNT_NOT_READY';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * NOT_PROVISIONED when there is none, FAILED when its deployment failed.
         */
        status: 'NOT_PROVISIONED' | 'FAILED';
    };
};

/**
 * The acting member has no smart account. GET /v1/balance?ensure=true provisions it.
 */
export type SmartAccountNotLinkedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'SMART_ACCOUNT_NOT_LINKED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * A balance could not be read on the chain. Nothing was changed.
 */
export type BalanceUnavailableError = {
    statusCode: 503;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'BALANCE_UNAVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The chain does not answer. Nothing was changed.
 */
export type ChainUnavailableError = {
    statusCode: 503;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CHAIN_UNAVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant has no drip with this id.
 */
export type DripNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DRIP_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * There is no faucet here: it gives test money only.
 */
export type FaucetNotAvailableError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'FAUCET_NOT_AVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The daily limit of the faucet is reached. Retry-After says when it is over.
 */
export type FaucetRateLimitedError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'FAUCET_RATE_LIMITED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * Which limit it is: of the funded address, or of the tenant.
         */
        scope: 'address' | 'tenant';
        /**
         * The next UTC midnight of the tenant's clock.
         */
        resetsAt: string;
    };
};

/**
 * One drip gives at most 1000 usdc or 0.02 eth.
 */
export type AmountExceedsCapError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'AMOUNT_EXCEEDS_CAP';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such card in this tenant.
 */
export type CardNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CARD_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The crypto-funded card provider is configured, which cannot put cards into phone wallets.
 */
export type WalletProvisioningNotAvailableError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WALLET_PROVISIONING_NOT_AVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such treasury account in this tenant.
 */
export type TreasuryAccountNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TREASURY_ACCOUNT_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The treasury account has no such bucket.
 */
export type TreasuryBucketNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TREASURY_BUCKET_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such treasury rule in this tenant; a deleted one is not found either.
 */
export type TreasuryRuleNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TREASURY_RULE_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such treasury sweep in this tenant.
 */
export type SweepNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'SWEEP_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such invoice in this tenant; publicly, none that was sent or cancelled.
 */
export type InvoiceNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVOICE_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Payer, payee and arbiter must be three different addresses, whatever their letter case.
 */
export type InvoicePartiesNotDistinctError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVOICE_PARTIES_NOT_DISTINCT';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The escrow of the SENT invoice holds some money, so it is not cancelled: the full amount makes it FUNDED, less leaves by refund after expiresAt.
 */
export type InvoiceHasFundsError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVOICE_HAS_FUNDS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The escrow holds nothing that could go back to the payer.
 */
export type InvoiceNothingToRefundError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVOICE_NOTHING_TO_REFUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * A release or refund is already proposed; it has to complete, or its payment be cancelled, first.
 */
export type SettlementInFlightError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'SETTLEMENT_IN_FLIGHT';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such ramp in this tenant.
 */
export type RampNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'RAMP_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Only the provider simulated is there.
 */
export type RampProviderNotAvailableError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'RAMP_PROVIDER_NOT_AVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * One ramp moves at most 10000.00 USD.
 */
export type RampAmountTooLargeError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'RAMP_AMOUNT_TOO_LARGE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * With this ramp the tenant would move more than 25000.00 USD in 24 hours, both directions counted, FAILED ramps not; Retry-After tells when to come back.
 */
export type RampDailyCapError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'RAMP_DAILY_CAP';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * When enough has left the 24 hours for this amount, on the tenant's clock.
         */
        resetsAt: string;
    };
};

/**
 * No such policy in this tenant, or it is deleted.
 */
export type PolicyNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'POLICY_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such attachment in this tenant, or it is detached.
 */
export type PolicyAttachmentNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'POLICY_ATTACHMENT_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The policy is attached to a subject; detach it first.
 */
export type PolicyAttachedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'POLICY_ATTACHED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The subject has a policy already, this one or another; detach that first.
 */
export type PolicySubjectAttachedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'POLICY_SUBJECT_ATTACHED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The issuer has used this id before, for another card, authorization or amount.
 */
export type CardAuthorizationConflictError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CARD_AUTHORIZATION_CONFLICT';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The card has no such authorization.
 */
export type CardAuthorizationNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CARD_AUTHORIZATION_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such upload in this tenant.
 */
export type UploadNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'UPLOAD_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such sales order, or the caller is no party to it.
 */
export type SalesOrderNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'SALES_ORDER_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Another party of the order, the offer or the loan does this.
 */
export type NotOrderPartyError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'NOT_ORDER_PARTY';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * A request for changes needs a note.
 */
export type NoteRequiredError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'NOTE_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * Nothing was delivered for this order yet.
 */
export type DeliveryRecordNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DELIVERY_RECORD_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such extraction in this tenant.
 */
export type ExtractionNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'EXTRACTION_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The field is none of the facts that can be corrected.
 */
export type FieldNotCorrectableError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'FIELD_NOT_CORRECTABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * Flags are still OPEN; correct the facts that they name.
 */
export type ExtractionFlagsOpenError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'EXTRACTION_FLAGS_OPEN';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Too many documents are waiting to be read. Nothing was changed. Send the request again after Retry-After.
 */
export type ExtractionUnavailableError = {
    statusCode: 503;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'EXTRACTION_UNAVAILABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * A critical fact was corrected to an empty value; give it one.
 */
export type ExtractionFieldsMissingError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'EXTRACTION_FIELDS_MISSING';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such financing pool, or not yours to see.
 */
export type PoolNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'POOL_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The pool is in another phase: it takes deposits in SUBSCRIPTION, offers and issues loans in ORIGINATION, and pays out in SUBSCRIPTION and CLOSED.
 */
export type PoolPhaseError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'POOL_PHASE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The deposit would take the pool over its cap.
 */
export type PoolCapExceededError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'POOL_CAP_EXCEEDED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such purchase order, or the caller is no party to it.
 */
export type PurchaseOrderNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PURCHASE_ORDER_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The supplier has not accepted the purchase order.
 */
export type PurchaseOrderNotAcceptedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PURCHASE_ORDER_NOT_ACCEPTED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The sales order is not ACCEPTED or DELIVERED, is settled, or has a purchase order; or the extraction is not APPROVED, or has one.
 */
export type OrderNotFinanceableError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ORDER_NOT_FINANCEABLE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The borrower has no ACTIVE permit with this pool.
 */
export type PermitRequiredError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PERMIT_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such offer, or the caller is no party to it.
 */
export type OfferNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'OFFER_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The purchase order already has an open offer.
 */
export type OfferOpenError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'OFFER_OPEN';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The offer is past its deadline; ask for a new one.
 */
export type OfferExpiredError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'OFFER_EXPIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The principal is more than the permit's maxPrincipal, the face amount, the pool's cash less its reserve, or exposureBps of its cash.
 */
export type PrincipalExceedsLimitError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PRINCIPAL_EXCEEDS_LIMIT';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The principal is less than the supplier's minPrincipal.
 */
export type PrincipalBelowMinimumError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PRINCIPAL_BELOW_MINIMUM';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such loan, or the caller is no party to it.
 */
export type LoanNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'LOAN_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such agreement in this tenant.
 */
export type AgreementNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'AGREEMENT_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant's feed has no event with this id.
 */
export type EventNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'EVENT_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Not an absolute http or https URL of at most 2048 characters, or one with credentials or a fragment; in live also a name under .test.
 */
export type InvalidUrlError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'INVALID_URL';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * Live endpoints must be https.
 */
export type SchemeNotAllowedError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'SCHEME_NOT_ALLOWED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Live endpoints must be on port 443.
 */
export type PortNotAllowedError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PORT_NOT_ALLOWED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The host, or one of its addresses, is not public; nothing overrides it.
 */
export type PrivateHostBlockedError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'PRIVATE_HOST_BLOCKED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such webhook endpoint in this tenant, or it was deleted.
 */
export type EndpointNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ENDPOINT_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The tenant has 20 webhook endpoints; delete one first.
 */
export type EndpointLimitReachedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ENDPOINT_LIMIT_REACHED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The webhook endpoint is DISABLED; enable it with PATCH first.
 */
export type EndpointDisabledError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'ENDPOINT_DISABLED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * No such webhook delivery in this tenant.
 */
export type DeliveryNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DELIVERY_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The provider's signature does not verify.
 */
export type WebhookSignatureInvalidError = {
    statusCode: 401;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WEBHOOK_SIGNATURE_INVALID';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The provider's timestamp is more than 300 seconds away from the server's clock.
 */
export type WebhookReplayWindowError = {
    statusCode: 401;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WEBHOOK_REPLAY_WINDOW';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The provider's webhook has no body.
 */
export type EmptyBodyError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'EMPTY_BODY';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * This deployment has no such provider switched on.
 */
export type UnknownProviderError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'UNKNOWN_PROVIDER';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details?: {
        /**
         * Every failure found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request: /body/…, /query/… or /headers/….
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
            /**
             * The JSON Schema keyword, or the named rule, that failed.
             */
            rule: string;
        }>;
    };
};

/**
 * The tenant has no webhook sink with this id.
 */
export type WebhookSinkNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'WEBHOOK_SINK_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * There is no review case with this id.
 */
export type ReviewCaseNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'REVIEW_CASE_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The review case was closed because its payment ended otherwise.
 */
export type ReviewCaseNotOpenError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'REVIEW_CASE_NOT_OPEN';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The review case is already resolved.
 */
export type ReviewCaseResolvedError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'REVIEW_CASE_RESOLVED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};
