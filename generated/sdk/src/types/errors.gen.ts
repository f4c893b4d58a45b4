// Generated from spec/ by `npm run generate`. Do not edit.

/**
 * The header X-Service-Api-Version names no version of the contract. The details list the versions.
 */
export type ApiVersionUnknownError = {
    statusCode: 400;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'API_VERSION_UNKNOWN';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * The versions that are served, the newest last.
         */
        versions: Array<string>;
    };
};

/**
 * This version of the contract is not served any more. The details list the versions that are.
 */
export type ApiVersionEndedError = {
    statusCode: 410;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'API_VERSION_ENDED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * The version that has ended.
         */
        version: string;
        /**
         * The versions that are served, the newest last.
         */
        versions: Array<string>;
    };
};

/**
 * The request's credential does not identify a caller.
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
 * The API key does not exist in this deployment. Check that a test key is sent to a sandbox and a live key to live.
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
 * The API key has been revoked. Use another key.
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
 * The API key has expired. Create a new key.
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
 * The session's user belongs to several tenants. Name one in the header X-Service-Tenant-Id.
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
 * The tenant is suspended. Contact support.
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
 * The agent that this API key belongs to is suspended. Resume the agent, then send the request again.
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
 * The API key cannot be used from this IP address. The key has a list of allowed addresses.
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
 * This operation needs a signed request from this API key. Send the header X-Service-Request-Signature.
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
 * The timestamp of the request signature is more than 300 seconds away from the server's clock. Sign the request again.
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
 * The request signature does not match the request. Sign the method, the path and the exact bytes of the body.
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
 * The request is signed, but the API key has no signing secret. Use a key that was created with request signing.
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
 * The member does not have the status ACTIVE.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The credential lacks a scope that this operation needs. The details list the missing scopes.
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
         * The scopes that the credential lacks.
         */
        required: Array<string>;
        /**
         * True if API keys of agents can never hold the scope; absent otherwise.
         */
        agentForbidden?: boolean;
    };
};

/**
 * The role of the calling member does not permit this operation.
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
 * This operation exists only in the sandbox. A live deployment refuses it.
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
 * The request does not match the contract. The details list every field that is wrong.
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
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The body is not a valid JSON object.
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
 * The body is larger than this operation accepts.
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
 * The body has to be sent with the content type application/json.
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
 * You have no resource with this id that has a lifecycle.
 */
export type ResourceNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'RESOURCE_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Too many requests. Wait for the number of seconds in the header Retry-After, then send the request again.
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
 * The Idempotency-Key was already used for a different request. Use a new key for a new request.
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
         * `salient` if a field that determines what is paid differs (409). `body` if any other part of the body differs (422). `caller` if another member or key sent the first request, and its response contains a secret or your role has fewer rights (409).
         */
        mismatch: 'salient' | 'body' | 'caller';
    };
};

/**
 * The first request with this Idempotency-Key is still running, and its outcome is not known yet. Wait as long as Retry-After says, then send the request again with the same key. A new key could carry it out twice.
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
 * Creating a payment intent needs the header Idempotency-Key.
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
 * The service failed unexpectedly. Contact support with the requestId.
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
 * The service is too busy for this request. Nothing was changed. Send it again after the time in Retry-After.
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
 * The resource's current status does not allow this operation. The details contain the status.
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
         * The current status of the resource.
         */
        from: string;
        /**
         * The lifecycle event that was refused.
         */
        event: string;
        /**
         * The kind of this payment. Present if the operation applies only to the others: legacy payments, or those that are not.
         */
        generation?: 'intent' | 'offramp' | 'legacy';
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * No tenant with this id was found.
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
 * There is no member with this id in the tenant, or no invitation of the caller.
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
 * The last ACTIVE member with role OWNER cannot be suspended, removed or demoted. Make another member an OWNER first.
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
 * The signature over the registration text was not made by this address.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
 * The tenant already has 100 API keys that are not revoked. Revoke a key first.
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
 * The tenant has no e-mail alias with this id.
 */
export type EmailAliasNotFoundError = {
    statusCode: 404;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'EMAIL_ALIAS_NOT_FOUND';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * Another tenant is paid at this e-mail address. It has to be removed there first.
 */
export type EmailAliasTakenError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'EMAIL_ALIAS_TAKEN';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The code is wrong. The details contain the number of attempts left.
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
         * Number of attempts left before the code becomes invalid.
         */
        attemptsRemaining: number;
    };
};

/**
 * The code has expired. Request a new code.
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
 * A wrong code was entered five times, and the code is no longer valid. Request a new code.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The provider has not started this verification session yet, so the session cannot be advanced.
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
 * Only verification sessions of the mock provider can be simulated, and only with a test credential.
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
 * A verification of a member needs the field memberId.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The member or business that is being verified has no legal name yet. Set the legal name first.
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
 * The hand-off link no longer works. Each link works once and expires after 15 minutes. Create a new link.
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
 * The credential was not issued by a verification provider, so it cannot be refreshed.
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
 * The credential is not signed, so there is no signed document for it.
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
 * The credential is not anchored, or does not contain this claim.
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
 * The action is unknown. Four actions can be evaluated.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * No identity matches this reference.
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
         * The failure in the terms of W3C DID Resolution. Present only for `/1.0/identifiers`.
         */
        didResolutionMetadata?: {
            /**
             * The W3C error code, such as `notFound`.
             */
            error: 'notFound' | 'invalidDid' | 'methodNotSupported';
        };
    };
};

/**
 * The tenant lacks a credential that this operation needs. The details list the kinds that are missing.
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
         * The kinds of credential that the tenant lacks.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
 * The wallet binding is not PENDING. Only a PENDING binding can be verified.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The wallet binding has no challenge, or the challenge has expired. Start the binding again.
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
 * The wallet binding is not ACTIVE. Only an ACTIVE binding can be rotated.
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
 * The wallet binding is not part of a rotation.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The wallet binding that this rotation replaces is no longer ACTIVE.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The signature over the challenge was not made by the wallet.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The wallet already has an ACTIVE binding, to this identity or another one.
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
 * The caller has no presentation challenge with this id.
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
 * The presentation challenge has already been used. A failed verification also uses it. Create a new challenge.
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
 * The tenant has no authority grant with this id.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The limit is not a positive USD amount with at most 6 decimals.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The field approvalWeight has to be an integer from 1 to 100.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The authority grant is REVOKED and can no longer be changed.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The authority grant, or the member that it is for, is not ACTIVE.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The authority grant has already been attested.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The member has no ACTIVE authority grant for the action in the details.
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
    details: {
        /**
         * The action that a grant has to allow.
         */
        action: 'payment.create' | 'payment.approve';
    };
};

/**
 * A payment of this amount would need the approval of other members, or is above what the organization allows, and this operation cannot wait for votes. The details name the limit.
 */
export type ApprovalRequiredError = {
    statusCode: 403;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'APPROVAL_REQUIRED';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * The amount that was judged, in USD. Null for ether and unknown calls, which no limit allows.
         */
        amountUsd: string | null;
        /**
         * The limit of the member's grant or of the payment policy. `authorityList` stands for a list of the grant, `paymentPolicy` for a list of the policy. `maximumAmountUsd` and `paymentPolicy` cannot be approved by anybody.
         */
        limit: 'perTxLimitUsd' | 'dailyLimitUsd' | 'monthlyLimitUsd' | 'countersignAboveUsd' | 'authorityList' | 'requiresCountersignature' | 'approvals' | 'maximumAmountUsd' | 'paymentPolicy';
        /**
         * The amount up to which the operation is allowed, in USD. Null if the limit is no amount.
         */
        limitUsd: string | null;
    };
};

/**
 * The organization's multisig wallet is not deployed.
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
 * The organization's multisig wallet does not accept the signature (EIP-1271).
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
 * This version of the payment policy has already been attested.
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
 * The rules contain an unknown key.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * A rule of the policy is malformed. The details list every place.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The tenant has no approval request with this id.
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
 * The member has no registered signing address. Register one first.
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
 * There is no PENDING approval request to vote on.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * Only a member session can vote. An API key cannot.
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
 * The member is an initiator of this payment and cannot vote on it. Another member has to vote.
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
 * The approval request belongs to an approval group that the member is not in.
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
 * The member has already voted on this approval request.
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
 * The signature over the vote text is not valid.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
 * Only the recipient of the payment may select a route and confirm the payment.
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
 * The payment has no recipient yet who could select a route. The recipient has to sign up first.
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
 * No route has been selected. Select a route with select-route first.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The quote has expired. The payment has new quotes: get the routes and select one again.
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
 * The payment's current quotes do not include this id. Get the routes and select one of them.
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
 * The payment can no longer be cancelled. The details contain its status.
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
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The request names no recipient. Send one.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
 * No recipient exists for this reference.
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
 * No tenant is paid at this e-mail address. A DID reservation lets an intent pay it.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
        /**
         * The failure in the terms of W3C DID Resolution. Present only for `/1.0/identifiers`.
         */
        didResolutionMetadata?: {
            /**
             * The W3C error code, such as `notFound`.
             */
            error: 'notFound' | 'invalidDid' | 'methodNotSupported';
        };
    };
};

/**
 * The service does not resolve DIDs of this method or host.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
        /**
         * The failure in the terms of W3C DID Resolution. Present only for `/1.0/identifiers`.
         */
        didResolutionMetadata?: {
            /**
             * The W3C error code, such as `notFound`.
             */
            error: 'notFound' | 'invalidDid' | 'methodNotSupported';
        };
    };
};

/**
 * The request needs an e-mail address or a phone number of the person to invite.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
 * This kind of payment cannot be sent to this kind of recipient. Intents take phoneNumber, email, did or identityId, and only legacy payments raw addresses.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * This funding mode is not available to the tenant in this environment.
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
         * The requested asset; USDC if the request named none.
         */
        asset: string;
        /**
         * The requested network; the network of the environment if the request named none.
         */
        network: string;
        /**
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The chainId is not the chain of this deployment.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
 * The payment envelope does not match the payment. The details contain the reason.
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
         * What is wrong with the envelope, as a code.
         */
        reason: 'SIGNATURE' | 'PAYER_MISMATCH' | 'PAYEE_MISMATCH' | 'AMOUNT_MISMATCH' | 'EXPIRED' | 'NONCE_USED' | 'MEMO_HASH_MISMATCH' | 'SHAPE';
    };
};

/**
 * Another payment of yours has this reference and was created with `clientReferenceUnique`. The details contain its id. Nothing was recorded.
 */
export type ClientReferenceTakenError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'CLIENT_REFERENCE_TAKEN';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
    details: {
        /**
         * Id of the payment that has the reference.
         */
        paymentId: string;
    };
};

/**
 * The balance is lower than the amount. Nothing was recorded. The details contain the available amount and the shortfall.
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
         * The amount that is missing, in base units of the asset: 6 decimals for USD and usdc, 18 for eth.
         */
        shortfallBaseUnits: string;
        funding: {
            /**
             * INTERNAL_BALANCE for the tenant's balance in the ledger, WALLET for an on-chain wallet.
             */
            mode: 'INTERNAL_BALANCE' | 'WALLET';
            /**
             * The available amount, in the same base units.
             */
            availableBaseUnits: string;
            /**
             * Path of the operation that gives test money: /v1/faucet/drips for the ledger, /v1/wallets/{id}/fund for a wallet; null in live.
             */
            faucet: string | null;
        };
    };
};

/**
 * The body has both recipient and sourceWalletId. Send recipient for an intent, sourceWalletId for a legacy payment.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The body has neither recipient nor sourceWalletId. Send recipient for an intent, sourceWalletId for a legacy payment.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The body is not a valid payment.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The signature was not made by the expected address.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * This owner has already signed the payment.
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
 * The spend policy denies this payment. The details name the rule.
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
         * Name of the rule that denied the payment.
         */
        reason: string;
        /**
         * An opaque id that begins with `pol_`.
         */
        policyId: string;
        /**
         * Number of the policy version that was in force.
         */
        policyVersion: number;
        /**
         * Id of the entry in the policy decision log.
         */
        decisionLogId: string;
    };
};

/**
 * The spend policy could not be evaluated, so the payment was refused. Send the request again later.
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
 * No claim exists with this id.
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
 * The claim link no longer works. While the claim is OPEN, the sender of the payment can send a new link.
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
 * The code is wrong. The details contain the number of attempts left.
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
         * Number of attempts left before the code becomes invalid.
         */
        attemptsRemaining: number;
    };
};

/**
 * The code has expired. Request a new code.
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
 * A wrong code was entered five times, and the code is no longer valid. Request a new code.
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
 * The claim ticket no longer works. Verify a new claim code to get another ticket.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The destination is still PENDING_VERIFICATION. Verify it first.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * This destination cannot be verified here: its rail has no provider in the mode mock or sandbox.
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
 * The provider did not answer. Nothing was changed. Send the request again later.
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
 * The field type of the destination is missing.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The rail does not support this combination of country, currency and asset.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The rail does not exist.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The identifier is not valid for the network or rail of the destination.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The ownership signature is not valid.
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
 * This request needs two-factor approval. Satisfy the challenge in the details, then send the same request again with the header x-service-2fa-challenge.
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
         * Id of the two-factor challenge, `tfc_…`.
         */
        challengeId: string;
        /**
         * Time at which the challenge expires.
         */
        expiresAt: string;
        /**
         * Number of factors that have to be verified.
         */
        requiredFactors: number;
        /**
         * The factors that the member can use.
         */
        factors: Array<{
            /**
             * Id of the factor.
             */
            id: string;
            /**
             * Type of the factor: EMAIL, SMS, IDP_MFA or TOTP.
             */
            type: string;
            /**
             * Where the code is sent, masked.
             */
            hint: string | null;
        }>;
        /**
         * The amount that the challenge is bound to, in USD: 0.00 for a wallet transaction, null for a change of settings.
         */
        amountUsd: string | null;
        /**
         * The destination that the challenge is bound to: a masked phone number or e-mail address, a DID or an address. Null for a change of settings.
         */
        destinationAddress: string | null;
        /**
         * Label of the saved payee; null if the destination is not saved.
         */
        destinationLabel: string | null;
        /**
         * The change that the challenge is bound to if it has no amount: `protection settings`, or the words of the operation, such as `create member`; null otherwise.
         */
        change: string | null;
    };
};

/**
 * Two-factor protection is on, and the payee is not saved. Save the payee with POST /v1/contacts first.
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
 * The saved payee, the tenant's own wallet or its own payout destination is still in the cooling-off period. The details contain the time at which it can be paid.
 */
export type PayeeCoolingOffError = {
    statusCode: 403 | 409;
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
         * Time at which the payee can be paid.
         */
        availableAt: string;
        /**
         * Number of seconds until that time.
         */
        secondsRemaining: number;
    };
};

/**
 * The code or signature is wrong, or the code has expired.
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
         * Number of attempts left before the code becomes invalid.
         */
        attemptsRemaining: number;
    };
};

/**
 * A wrong answer was given five times. The challenge is cancelled, or the factor that was being enrolled is deleted.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The two-factor challenge has expired. Send the original request again for a new challenge.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The request differs from the one that was approved. Send the approved request again without changes. The challenge remains usable.
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
 * The two-factor challenge is not yet satisfied, has been used, has expired or belongs to another member.
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
 * The member has fewer usable factors than the protection settings require. Enroll another factor.
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
 * An API key cannot complete a two-factor challenge. Use a member session for requests that need two-factor approval, and for factors, challenges and settings.
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
 * Without this factor the member would have too few usable factors, or only e-mail and SMS. Enroll another one first.
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
 * The member has no two-factor factor with this id.
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
 * The member already has a factor of this type, or with this e-mail address or phone number.
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
 * The tenant has no saved payee with this id.
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
 * The tenant has already saved this payee.
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
 * The deployment of the wallet has FAILED. The wallet cannot receive money or transactions.
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
         * NOT_PROVISIONED if neither account exists, FAILED if the deployment of an account failed.
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
         * NOT_PROVISIONED if the account does not exist, FAILED if its deployment failed.
         */
        status: 'NOT_PROVISIONED' | 'FAILED';
    };
};

/**
 * The calling member has no smart account. GET /v1/balance?ensure=true provisions it.
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
 * A balance could not be read from the chain. Nothing was changed. Send the request again later.
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
 * The chain does not respond. Nothing was changed. Send the request again later.
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
 * The faucet is not available in this deployment. It gives test money only.
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
 * The daily limit of the faucet has been reached. Retry-After contains the number of seconds until it resets.
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
         * Which limit was reached: that of the funded address, or that of the tenant.
         */
        scope: 'address' | 'tenant';
        /**
         * Time of the reset: the next midnight in UTC on the tenant's clock.
         */
        resetsAt: string;
    };
};

/**
 * The amount is too high. One drip gives at most 1000 usdc or 0.02 eth.
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
 * The tenant has no card with this id.
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
 * The configured card provider is crypto-funded and cannot add cards to phone wallets.
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
 * The tenant has no treasury account with this id.
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
 * The treasury account has no bucket with this id.
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
 * The tenant has no treasury rule with this id. A deleted rule is not found either.
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
 * The tenant has no treasury sweep with this id.
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
 * The tenant has no invoice with this id. The public view shows only invoices that were sent or cancelled.
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
 * Payer, payee and arbiter have to be three different addresses. Upper and lower case make no difference. The arbiter must not be the tenant's own if the payer or the payee is.
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
 * The escrow of the SENT invoice holds money, so the invoice cannot be cancelled. With the full amount it becomes FUNDED. A smaller amount can be refunded after expiresAt.
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
 * The escrow holds no money that could be refunded to the payer.
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
 * A release or refund is already proposed. Wait until it completes, or cancel its payment.
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
 * The tenant has no ramp with this id.
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
 * This ramp provider is not available. The only provider is simulated.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The amount is too high. One ramp moves at most 10000.00 USD.
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
 * The tenant would exceed 25000.00 USD of ramps in 24 hours. Both directions count, FAILED ramps do not. Retry-After contains the number of seconds to wait.
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
         * Time at which the amount fits into the 24-hour limit, on the tenant's clock.
         */
        resetsAt: string;
    };
};

/**
 * The tenant has no policy with this id, or the policy is deleted.
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
 * The tenant has no policy attachment with this id, or the policy is already detached.
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
 * The policy is still attached. Detach it first.
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
 * The subject already has a policy. Detach that policy first.
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
 * The issuer has already used this id for another card, authorization or amount.
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
 * The card has no authorization with this id.
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
 * The tenant has no upload with this id.
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
 * No sales order exists with this id, or the caller is not a party to it.
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
 * Only the other party of the order, offer or loan may do this.
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
 * A request for changes needs the field note.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * No delivery has been recorded for this order yet.
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
 * The tenant has no extraction with this id.
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
 * The field cannot be corrected.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The extraction still has OPEN flags. Correct the facts that the flags name.
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
 * A critical fact has been corrected to an empty value. Give it a value.
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
 * No financing pool exists with this id, or the caller may not see it.
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
 * The pool's phase does not allow this. A pool takes deposits in SUBSCRIPTION, offers and issues loans in ORIGINATION, and pays out in SUBSCRIPTION and CLOSED.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * With this deposit the pool would exceed its cap.
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
 * No purchase order exists with this id, or the caller is not a party to it.
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
 * The supplier has not accepted the purchase order yet.
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
 * The sales order or the extraction cannot be financed: the order has to be ACCEPTED or DELIVERED and not settled, the extraction has to be APPROVED, and neither may have a purchase order yet.
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
 * Another purchase order finances the same document, and its loan is not repaid. The same bytes are the same document, however often they were uploaded.
 */
export type DocumentInUseError = {
    statusCode: 409;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'DOCUMENT_IN_USE';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The borrower has no ACTIVE permit for this pool.
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
 * No offer exists with this id, or the caller is not a party to it.
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
 * The offer has expired. Ask for a new one.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The principal exceeds a limit: the permit's maxPrincipal, the face amount, the pool's cash less its reserve, or the share exposureBps of the pool's cash.
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
 * The principal is lower than the supplier's minPrincipal.
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
 * No loan exists with this id, or the caller is not a party to it.
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
 * The tenant has no agreement with this id.
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
 * The API key, the member or the tenant has as many event streams open as it may have. Close one, or wait for the number of seconds in the header Retry-After.
 */
export type TooManyStreamsError = {
    statusCode: 429;
    /**
     * For people; never part of the contract.
     */
    message: string;
    code: 'TOO_MANY_STREAMS';
    /**
     * Quote it to support: it names this request in our logs.
     */
    requestId: string;
};

/**
 * The URL is not allowed. It has to be an absolute http or https URL of at most 2048 characters, without credentials and fragment. In live, names under .test are not allowed.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
        }>;
    };
};

/**
 * The URL of an endpoint in live has to use https.
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
 * The URL of an endpoint in live has to use port 443.
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
 * The host of the URL, or one of its addresses, is not public. Use a public host. To receive events on your own machine, run `npx paychart webhooks listen`.
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
 * The tenant has no webhook endpoint with this id, or the endpoint was deleted.
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
 * The tenant already has 20 webhook endpoints. Delete one first.
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
 * The webhook endpoint is DISABLED. Set its status to ENABLED first.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The tenant has no webhook delivery with this id.
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
 * The signature of the webhook is not valid.
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
 * The timestamp of the webhook is more than 300 seconds away from the server's clock.
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
 * The webhook has no body.
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
 * This provider is not enabled in this deployment.
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
         * Every failure that was found, at most 50.
         */
        errors?: Array<{
            /**
             * JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
             */
            path: string;
            /**
             * What is wrong with this field, in words.
             */
            message: string;
            /**
             * The JSON Schema keyword that failed, or the name of another rule.
             */
            rule: string;
            /**
             * The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values.
             */
            allowed?: Array<string>;
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
 * The review case was closed because its payment ended in another way.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};

/**
 * The review case has already been resolved.
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
    details?: {
        /**
         * The current status of the resource.
         */
        status?: string;
        /**
         * Ids of the operations that this status allows to the caller.
         */
        allowed?: Array<string>;
    };
};
