// Generated from spec/errors.yaml by `npm run generate`. Do not edit.

/** What `details` holds, per code; undefined where there is nothing to say. */
export interface ErrorDetails {
  /** The header X-Service-Api-Version names no version of the contract. The details list the versions. */
  API_VERSION_UNKNOWN: {
    /** The versions that are served, the newest last. */
    versions: string[];
  };
  /** This version of the contract is not served any more. The details list the versions that are. */
  API_VERSION_ENDED: {
    /** The version that has ended. */
    version: string;
    /** The versions that are served, the newest last. */
    versions: string[];
  };
  /** The request's credential does not identify a caller. */
  UNAUTHENTICATED: undefined;
  /** The request carries no credential. Send an API key in the header X-Service-Api-Key. */
  API_KEY_REQUIRED: undefined;
  /** The API key does not exist in this deployment. Check that a test key is sent to a sandbox and a live key to live. */
  API_KEY_INVALID: undefined;
  /** The API key has been revoked. Use another key. */
  API_KEY_REVOKED: undefined;
  /** The API key has expired. Create a new key. */
  API_KEY_EXPIRED: undefined;
  /** The session's user belongs to no tenant yet. Create one with POST /v1/tenants. */
  TENANT_REQUIRED: undefined;
  /** The session's user belongs to several tenants. Name one in the header X-Service-Tenant-Id. */
  TENANT_AMBIGUOUS: undefined;
  /** The tenant is suspended. Contact support. */
  TENANT_SUSPENDED: undefined;
  /** The agent that this API key belongs to is suspended. Resume the agent, then send the request again. */
  AGENT_SUSPENDED: undefined;
  /** The API key cannot be used from this IP address. The key has a list of allowed addresses. */
  IP_NOT_ALLOWED: undefined;
  /** This operation needs a signed request from this API key. Send the header X-Service-Request-Signature. */
  REQUEST_SIGNATURE_REQUIRED: undefined;
  /** The timestamp of the request signature is more than 300 seconds away from the server's clock. Sign the request again. */
  REQUEST_SIGNATURE_STALE: undefined;
  /** The request signature does not match the request. Sign the method, the path and the exact bytes of the body. */
  REQUEST_SIGNATURE_INVALID: undefined;
  /** The request is signed, but the API key has no signing secret. Use a key that was created with request signing. */
  REQUEST_SIGNING_NOT_CONFIGURED: undefined;
  /** This operation needs a member session. An API key cannot call it. */
  MEMBER_SESSION_REQUIRED: undefined;
  /** The member does not have the status ACTIVE. */
  MEMBER_NOT_ACTIVE: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The credential lacks a scope that this operation needs. The details list the missing scopes. */
  INSUFFICIENT_SCOPE: {
    /** The scopes that the credential lacks. */
    required: string[];
    /** True if API keys of agents can never hold the scope; absent otherwise. */
    agentForbidden?: boolean;
  };
  /** The role of the calling member does not permit this operation. */
  ROLE_NOT_PERMITTED: undefined;
  /** This operation exists only in the sandbox. A live deployment refuses it. */
  SANDBOX_ONLY: undefined;
  /** The request does not match the contract. The details list every field that is wrong. */
  VALIDATION_FAILED: {
    /** Every failure that was found, at most 50. */
    errors: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  };
  /** The body is not a valid JSON object. */
  INVALID_JSON: undefined;
  /** The body is larger than this operation accepts. */
  BODY_TOO_LARGE: undefined;
  /** The body has to be sent with the content type application/json. */
  UNSUPPORTED_CONTENT_TYPE: undefined;
  /** There is no operation with this path. */
  ROUTE_NOT_FOUND: undefined;
  /** You have no resource with this id that has a lifecycle. */
  RESOURCE_NOT_FOUND: undefined;
  /** The path exists, but not with this method. The header Allow lists the methods that the path accepts. */
  METHOD_NOT_ALLOWED: undefined;
  /** Too many requests. Wait for the number of seconds in the header Retry-After, then send the request again. */
  RATE_LIMITED: undefined;
  /** The Idempotency-Key was already used for a different request. Use a new key for a new request. */
  IDEMPOTENCY_KEY_REUSED: {
    /** `salient` if a field that determines what is paid differs (409). `body` if any other part of the body differs (422). `caller` if another member or key sent the first request, and its response contains a secret or your role has fewer rights (409). */
    mismatch: 'salient' | 'body' | 'caller';
  };
  /** The first request with this Idempotency-Key is still running, and its outcome is not known yet. Wait as long as Retry-After says, then send the request again with the same key. A new key could carry it out twice. */
  IDEMPOTENCY_IN_PROGRESS: undefined;
  /** Creating a payment intent needs the header Idempotency-Key. */
  IDEMPOTENCY_KEY_REQUIRED: undefined;
  /** The service failed unexpectedly. Contact support with the requestId. */
  INTERNAL_ERROR: undefined;
  /** This operation is not built yet. Nothing was changed. */
  NOT_IMPLEMENTED: undefined;
  /** The service is too busy for this request. Nothing was changed. Send it again after the time in Retry-After. */
  TRY_AGAIN: undefined;
  /** The resource's current status does not allow this operation. The details contain the status. */
  INVALID_TRANSITION: {
    /** The current status of the resource. */
    from: string;
    /** The lifecycle event that was refused. */
    event: string;
    /** The kind of this payment. Present if the operation applies only to the others: legacy payments, or those that are not. */
    generation?: 'intent' | 'offramp' | 'legacy';
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  };
  /** No tenant with this id was found. */
  TENANT_NOT_FOUND: undefined;
  /** The caller already belongs to a tenant. Send `additional: true` to create another one. */
  TENANT_EXISTS: undefined;
  /** There is no member with this id in the tenant, or no invitation of the caller. */
  MEMBER_NOT_FOUND: undefined;
  /** The tenant already has a member with this e-mail address. */
  MEMBER_EXISTS: undefined;
  /** The last ACTIVE member with role OWNER cannot be suspended, removed or demoted. Make another member an OWNER first. */
  LAST_OWNER: undefined;
  /** The signature over the registration text was not made by this address. */
  SIGNER_SIGNATURE_INVALID: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The tenant has no API key with this id. */
  API_KEY_NOT_FOUND: undefined;
  /** The tenant already has 100 API keys that are not revoked. Revoke a key first. */
  API_KEY_LIMIT_REACHED: undefined;
  /** The tenant has no agent with this id. */
  AGENT_NOT_FOUND: undefined;
  /** The tenant has no phone alias with this id. */
  PHONE_ALIAS_NOT_FOUND: undefined;
  /** The tenant already has this phone number. */
  PHONE_ALIAS_EXISTS: undefined;
  /** The tenant has no e-mail alias with this id. */
  EMAIL_ALIAS_NOT_FOUND: undefined;
  /** Another tenant is paid at this e-mail address. It has to be removed there first. */
  EMAIL_ALIAS_TAKEN: undefined;
  /** The code is wrong. The details contain the number of attempts left. */
  ALIAS_OTP_INVALID: {
    /** Number of attempts left before the code becomes invalid. */
    attemptsRemaining: number;
  };
  /** The code has expired. Request a new code. */
  ALIAS_OTP_EXPIRED: undefined;
  /** A wrong code was entered five times, and the code is no longer valid. Request a new code. */
  ALIAS_OTP_TOO_MANY_ATTEMPTS: undefined;
  /** The tenant has no verification session with this id. */
  VERIFICATION_SESSION_NOT_FOUND: undefined;
  /** The verification session has already ended. */
  VERIFICATION_SESSION_TERMINAL: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The provider has not started this verification session yet, so the session cannot be advanced. */
  VERIFICATION_SESSION_NOT_STARTED: undefined;
  /** Only verification sessions of the mock provider can be simulated, and only with a test credential. */
  SIMULATE_NOT_AVAILABLE: undefined;
  /** A verification of a member needs the field memberId. */
  MEMBER_ID_REQUIRED: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The member or business that is being verified has no legal name yet. Set the legal name first. */
  LEGAL_NAME_REQUIRED: undefined;
  /** The hand-off link no longer works. Each link works once and expires after 15 minutes. Create a new link. */
  HANDOFF_GONE: undefined;
  /** The tenant has no credential with this id. */
  CREDENTIAL_NOT_FOUND: undefined;
  /** The credential was not issued by a verification provider, so it cannot be refreshed. */
  CREDENTIAL_NOT_REFRESHABLE: undefined;
  /** The credential is not signed, so there is no signed document for it. */
  CREDENTIAL_ARTIFACT_NOT_AVAILABLE: undefined;
  /** The credential is not anchored, or does not contain this claim. */
  DISCLOSURE_NOT_AVAILABLE: undefined;
  /** The action is unknown. Four actions can be evaluated. */
  UNKNOWN_ELIGIBILITY_ACTION: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** No identity matches this reference. */
  IDENTITY_NOT_FOUND: {
    /** The failure in the terms of W3C DID Resolution. Present only for `/1.0/identifiers`. */
    didResolutionMetadata?: {
      /** The W3C error code, such as `notFound`. */
      error: 'notFound' | 'invalidDid' | 'methodNotSupported';
    };
  } | undefined;
  /** The tenant lacks a credential that this operation needs. The details list the kinds that are missing. */
  IDENTITY_REQUIRED: {
    /** The kinds of credential that the tenant lacks. */
    missing: string[];
  };
  /** The wallet address cannot be used. */
  INVALID_WALLET_ADDRESS: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The identity has no wallet binding with this id. */
  WALLET_BINDING_NOT_FOUND: undefined;
  /** The wallet binding is not PENDING. Only a PENDING binding can be verified. */
  WALLET_BINDING_NOT_PENDING: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The wallet binding has no challenge, or the challenge has expired. Start the binding again. */
  WALLET_BINDING_NO_CHALLENGE: undefined;
  /** The wallet binding is not ACTIVE. Only an ACTIVE binding can be rotated. */
  WALLET_BINDING_NOT_ACTIVE: undefined;
  /** The wallet binding is not part of a rotation. */
  WALLET_BINDING_NOT_ROTATING: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The wallet binding that this rotation replaces is no longer ACTIVE. */
  WALLET_BINDING_ROTATION_STALE: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The signature over the challenge was not made by the wallet. */
  WALLET_BINDING_SIGNATURE_INVALID: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The wallet already has an ACTIVE binding, to this identity or another one. */
  WALLET_ALREADY_BOUND: undefined;
  /** The caller has no presentation challenge with this id. */
  CHALLENGE_NOT_FOUND: undefined;
  /** The presentation challenge has already been used. A failed verification also uses it. Create a new challenge. */
  PRESENTATION_REPLAYED: undefined;
  /** The tenant has no authority grant with this id. */
  AUTHORITY_NOT_FOUND: undefined;
  /** The field allowedActions is missing or empty. */
  AUTHORITY_ACTIONS_REQUIRED: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The limit is not a positive USD amount with at most 6 decimals. */
  INVALID_USD_AMOUNT: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The field approvalWeight has to be an integer from 1 to 100. */
  INVALID_APPROVAL_WEIGHT: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The authority grant is REVOKED and can no longer be changed. */
  AUTHORITY_REVOKED: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The authority grant, or the member that it is for, is not ACTIVE. */
  AUTHORITY_NOT_ACTIVE: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The authority grant has already been attested. */
  AUTHORITY_ALREADY_ATTESTED: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The member has no ACTIVE authority grant for the action in the details. */
  AUTHORITY_MISSING: {
    /** The action that a grant has to allow. */
    action: 'payment.create' | 'payment.approve';
  };
  /** A payment of this amount would need the approval of other members, or is above what the organization allows, and this operation cannot wait for votes. The details name the limit. */
  APPROVAL_REQUIRED: {
    /** The amount that was judged, in USD. Null for ether and unknown calls, which no limit allows. */
    amountUsd: string | null;
    /** The limit of the member's grant or of the payment policy. `authorityList` stands for a list of the grant, `paymentPolicy` for a list of the policy. `maximumAmountUsd` and `paymentPolicy` cannot be approved by anybody. */
    limit: 'perTxLimitUsd'
      | 'dailyLimitUsd'
      | 'monthlyLimitUsd'
      | 'countersignAboveUsd'
      | 'authorityList'
      | 'requiresCountersignature'
      | 'approvals'
      | 'maximumAmountUsd'
      | 'paymentPolicy';
    /** The amount up to which the operation is allowed, in USD. Null if the limit is no amount. */
    limitUsd: string | null;
  };
  /** The organization's multisig wallet is not deployed. */
  ORG_MULTISIG_NOT_DEPLOYED: undefined;
  /** The organization's multisig wallet does not accept the signature (EIP-1271). */
  ORG_ATTESTATION_INVALID: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The organization has no payment policy. */
  PAYMENT_POLICY_NOT_FOUND: undefined;
  /** This version of the payment policy has already been attested. */
  PAYMENT_POLICY_ALREADY_ATTESTED: undefined;
  /** The rules contain an unknown key. */
  PAYMENT_POLICY_UNKNOWN_KEY: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** A rule of the policy is malformed. The details list every place. */
  INVALID_POLICY_RULE: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The tenant has no approval request with this id. */
  APPROVAL_NOT_FOUND: undefined;
  /** The member has no registered signing address. Register one first. */
  NO_SIGNER_ADDRESS: undefined;
  /** There is no PENDING approval request to vote on. */
  APPROVAL_NOT_PENDING: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** Only a member session can vote. An API key cannot. */
  APPROVAL_REQUIRES_MEMBER: undefined;
  /** The member is an initiator of this payment and cannot vote on it. Another member has to vote. */
  SELF_APPROVAL_FORBIDDEN: undefined;
  /** The approval request belongs to an approval group that the member is not in. */
  APPROVAL_GROUP_MISMATCH: undefined;
  /** The member has already voted on this approval request. */
  ALREADY_VOTED: undefined;
  /** The signature over the vote text is not valid. */
  APPROVAL_SIGNATURE_INVALID: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The caller has no payment with this id. */
  PAYMENT_NOT_FOUND: undefined;
  /** Only the sender of the payment may do this. */
  NOT_SENDER: undefined;
  /** Only the recipient of the payment may select a route and confirm the payment. */
  RECIPIENT_CONSENT_REQUIRED: undefined;
  /** The payment has no recipient yet who could select a route. The recipient has to sign up first. */
  RECIPIENT_UNRESOLVED: undefined;
  /** No route has been selected. Select a route with select-route first. */
  ROUTE_NOT_SELECTED: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The quote has expired. The payment has new quotes: get the routes and select one again. */
  ROUTE_QUOTE_EXPIRED: undefined;
  /** The payment's current quotes do not include this id. Get the routes and select one of them. */
  ROUTE_QUOTE_NOT_AVAILABLE: undefined;
  /** The payment can no longer be cancelled. The details contain its status. */
  CANCEL_CONFLICT: {
    /** The current status of the payment. */
    status: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  };
  /** The request names no recipient. Send one. */
  RECIPIENT_REQUIRED: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The request names more than one recipient. */
  RECIPIENT_AMBIGUOUS: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The recipient cannot be paid this way. */
  RECIPIENT_NOT_ROUTABLE: undefined;
  /** No recipient exists for this reference. */
  PAYEE_NOT_FOUND: undefined;
  /** No tenant is paid at this e-mail address. A DID reservation lets an intent pay it. */
  EMAIL_NOT_FOUND: undefined;
  /** The DID is malformed. */
  INVALID_DID: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
    /** The failure in the terms of W3C DID Resolution. Present only for `/1.0/identifiers`. */
    didResolutionMetadata?: {
      /** The W3C error code, such as `notFound`. */
      error: 'notFound' | 'invalidDid' | 'methodNotSupported';
    };
  } | undefined;
  /** The service does not resolve DIDs of this method or host. */
  DID_NOT_RESOLVABLE: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
    /** The failure in the terms of W3C DID Resolution. Present only for `/1.0/identifiers`. */
    didResolutionMetadata?: {
      /** The W3C error code, such as `notFound`. */
      error: 'notFound' | 'invalidDid' | 'methodNotSupported';
    };
  } | undefined;
  /** The request needs an e-mail address or a phone number of the person to invite. */
  INVITE_CONTACT_REQUIRED: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The handle is reserved for another contact. */
  HANDLE_RESERVED: undefined;
  /** This kind of payment cannot be sent to this kind of recipient. Intents take phoneNumber, email, did or identityId, and only legacy payments raw addresses. */
  UNSUPPORTED_RECIPIENT_KIND: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The amount is not valid. */
  INVALID_AMOUNT: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The phone number is not valid. */
  INVALID_PHONE: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** This funding mode is not available to the tenant in this environment. */
  FUNDING_MODE_NOT_AVAILABLE: {
    /** The requested asset; USDC if the request named none. */
    asset: string;
    /** The requested network; the network of the environment if the request named none. */
    network: string;
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  };
  /** The chainId is not the chain of this deployment. */
  ACCOUNT_CHAIN_MISMATCH: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The requested destination is not one of the recipient's ACTIVE destinations. */
  DESTINATION_NOT_ELIGIBLE: undefined;
  /** The payment envelope does not match the payment. The details contain the reason. */
  ENVELOPE_INVALID: {
    /** What is wrong with the envelope, as a code. */
    reason: 'SIGNATURE'
      | 'PAYER_MISMATCH'
      | 'PAYEE_MISMATCH'
      | 'AMOUNT_MISMATCH'
      | 'EXPIRED'
      | 'NONCE_USED'
      | 'MEMO_HASH_MISMATCH'
      | 'SHAPE';
  };
  /** Another payment of yours has this reference and was created with `clientReferenceUnique`. The details contain its id. Nothing was recorded. */
  CLIENT_REFERENCE_TAKEN: {
    /** Id of the payment that has the reference. */
    paymentId: string;
  };
  /** The balance is lower than the amount. Nothing was recorded. The details contain the available amount and the shortfall. */
  INSUFFICIENT_FUNDS: {
    /** The amount that is missing, in base units of the asset: 6 decimals for USD and usdc, 18 for eth. */
    shortfallBaseUnits: string;
    funding: {
      /** INTERNAL_BALANCE for the tenant's balance in the ledger, WALLET for an on-chain wallet. */
      mode: 'INTERNAL_BALANCE' | 'WALLET';
      /** The available amount, in the same base units. */
      availableBaseUnits: string;
      /** Path of the operation that gives test money: /v1/faucet/drips for the ledger, /v1/wallets/{id}/fund for a wallet; null in live. */
      faucet: string | null;
    };
  };
  /** The body has both recipient and sourceWalletId. Send recipient for an intent, sourceWalletId for a legacy payment. */
  AMBIGUOUS_PAYMENT_BODY: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The body has neither recipient nor sourceWalletId. Send recipient for an intent, sourceWalletId for a legacy payment. */
  UNRECOGNIZED_PAYMENT_BODY: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The body is not a valid payment. */
  INVALID_PAYMENT_BODY: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The signature was not made by the expected address. */
  SIGNATURE_INVALID: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** This owner has already signed the payment. */
  ALREADY_SIGNED: undefined;
  /** The spend policy denies this payment. The details name the rule. */
  POLICY_DENIED: {
    /** Name of the rule that denied the payment. */
    reason: string;
    /** An opaque id that begins with `pol_`. */
    policyId: string;
    /** Number of the policy version that was in force. */
    policyVersion: number;
    /** Id of the entry in the policy decision log. */
    decisionLogId: string;
  };
  /** The spend policy could not be evaluated, so the payment was refused. Send the request again later. */
  POLICY_UNAVAILABLE: undefined;
  /** No claim exists with this id. */
  CLAIM_NOT_FOUND: undefined;
  /** The claim link no longer works. While the claim is OPEN, the sender of the payment can send a new link. */
  CLAIM_LINK_GONE: undefined;
  /** The code is wrong. The details contain the number of attempts left. */
  CLAIM_OTP_INVALID: {
    /** Number of attempts left before the code becomes invalid. */
    attemptsRemaining: number;
  };
  /** The code has expired. Request a new code. */
  CLAIM_OTP_EXPIRED: undefined;
  /** A wrong code was entered five times, and the code is no longer valid. Request a new code. */
  CLAIM_OTP_TOO_MANY_ATTEMPTS: undefined;
  /** The claim ticket no longer works. Verify a new claim code to get another ticket. */
  CLAIM_TICKET_GONE: undefined;
  /** The tenant has no payout destination with this id. */
  DESTINATION_NOT_FOUND: undefined;
  /** The tenant already has this destination. */
  DESTINATION_EXISTS: undefined;
  /** The destination is REVOKED and can no longer be changed. */
  DESTINATION_REVOKED: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The destination is still PENDING_VERIFICATION. Verify it first. */
  DESTINATION_NOT_VERIFIED: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The destination is not ACTIVE. */
  DESTINATION_NOT_ACTIVE: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** This destination cannot be verified here: its rail has no provider in the mode mock or sandbox. */
  DESTINATION_VERIFY_NOT_AVAILABLE: undefined;
  /** The provider did not answer. Nothing was changed. Send the request again later. */
  PROVIDER_UNAVAILABLE: undefined;
  /** The field type of the destination is missing. */
  DESTINATION_TYPE_REQUIRED: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** A destination of this type needs exactly one identifier. */
  DESTINATION_IDENTIFIER_REQUIRED: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The rail does not support this combination of country, currency and asset. */
  DESTINATION_RAIL_CONSTRAINT: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The rail does not exist. */
  DESTINATION_RAIL_NOT_AVAILABLE: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The network is not supported. */
  UNSUPPORTED_NETWORK: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The identifier is not valid for the network or rail of the destination. */
  INVALID_DESTINATION_ADDRESS: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The ownership signature is not valid. */
  DESTINATION_SIGNATURE_INVALID: undefined;
  /** This request needs two-factor approval. Satisfy the challenge in the details, then send the same request again with the header x-service-2fa-challenge. */
  TWOFA_REQUIRED: {
    /** Id of the two-factor challenge, `tfc_…`. */
    challengeId: string;
    /** Time at which the challenge expires. */
    expiresAt: string;
    /** Number of factors that have to be verified. */
    requiredFactors: number;
    /** The factors that the member can use. */
    factors: {
      /** Id of the factor. */
      id: string;
      /** Type of the factor: EMAIL, SMS, IDP_MFA or TOTP. */
      type: string;
      /** Where the code is sent, masked. */
      hint: string | null;
    }[];
    /** The amount that the challenge is bound to, in USD: 0.00 for a wallet transaction, null for a change of settings. */
    amountUsd: string | null;
    /** The destination that the challenge is bound to: a masked phone number or e-mail address, a DID or an address. Null for a change of settings. */
    destinationAddress: string | null;
    /** Label of the saved payee; null if the destination is not saved. */
    destinationLabel: string | null;
    /** The change that the challenge is bound to if it has no amount: `protection settings`, or the words of the operation, such as `create member`; null otherwise. */
    change: string | null;
  };
  /** Two-factor protection is on, and the payee is not saved. Save the payee with POST /v1/contacts first. */
  NEW_PAYEE_NOT_SAVED: undefined;
  /** The saved payee, the tenant's own wallet or its own payout destination is still in the cooling-off period. The details contain the time at which it can be paid. */
  PAYEE_COOLING_OFF: {
    /** Time at which the payee can be paid. */
    availableAt: string;
    /** Number of seconds until that time. */
    secondsRemaining: number;
  };
  /** The code or signature is wrong, or the code has expired. */
  TWOFA_INVALID_CODE: {
    /** Number of attempts left before the code becomes invalid. */
    attemptsRemaining: number;
  };
  /** A wrong answer was given five times. The challenge is cancelled, or the factor that was being enrolled is deleted. */
  TWOFA_TOO_MANY_ATTEMPTS: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The two-factor challenge has expired. Send the original request again for a new challenge. */
  TWOFA_CHALLENGE_EXPIRED: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The request differs from the one that was approved. Send the approved request again without changes. The challenge remains usable. */
  TWOFA_BINDING_MISMATCH: undefined;
  /** The two-factor challenge is not yet satisfied, has been used, has expired or belongs to another member. */
  TWOFA_CHALLENGE_NOT_REDEEMABLE: undefined;
  /** The member has fewer usable factors than the protection settings require. Enroll another factor. */
  TWOFA_NOT_ENROLLED: undefined;
  /** An API key cannot complete a two-factor challenge. Use a member session for requests that need two-factor approval, and for factors, challenges and settings. */
  TWOFA_AGENT_NOT_PERMITTED: undefined;
  /** Without this factor the member would have too few usable factors, or only e-mail and SMS. Enroll another one first. */
  TWOFA_FACTOR_REQUIRED: undefined;
  /** The member has no two-factor factor with this id. */
  FACTOR_NOT_FOUND: undefined;
  /** The member already has a factor of this type, or with this e-mail address or phone number. */
  FACTOR_EXISTS: undefined;
  /** The tenant has no saved payee with this id. */
  CONTACT_NOT_FOUND: undefined;
  /** The tenant has already saved this payee. */
  CONTACT_EXISTS: undefined;
  /** The tenant has no wallet with this id. */
  WALLET_NOT_FOUND: undefined;
  /** The wallet is not DEPLOYED yet. Wait for the event wallet.deployed. */
  WALLET_NOT_DEPLOYED: undefined;
  /** The deployment of the wallet has FAILED. The wallet cannot receive money or transactions. */
  WALLET_NOT_DEPLOYABLE: undefined;
  /** The handle belongs to another tenant. */
  HANDLE_TAKEN: undefined;
  /** The tenant's accounts are not ready. GET /v1/balance?ensure=true provisions them. */
  ACCOUNT_NOT_READY: {
    /** NOT_PROVISIONED if neither account exists, FAILED if the deployment of an account failed. */
    status: 'NOT_PROVISIONED' | 'FAILED';
  };
  /** The organization account is not ready. GET /v1/balance?ensure=true provisions it. */
  ORG_ACCOUNT_NOT_READY: {
    /** NOT_PROVISIONED if the account does not exist, FAILED if its deployment failed. */
    status: 'NOT_PROVISIONED' | 'FAILED';
  };
  /** The calling member has no smart account. GET /v1/balance?ensure=true provisions it. */
  SMART_ACCOUNT_NOT_LINKED: undefined;
  /** A balance could not be read from the chain. Nothing was changed. Send the request again later. */
  BALANCE_UNAVAILABLE: undefined;
  /** The chain does not respond. Nothing was changed. Send the request again later. */
  CHAIN_UNAVAILABLE: undefined;
  /** The tenant has no drip with this id. */
  DRIP_NOT_FOUND: undefined;
  /** The faucet is not available in this deployment. It gives test money only. */
  FAUCET_NOT_AVAILABLE: undefined;
  /** The daily limit of the faucet has been reached. Retry-After contains the number of seconds until it resets. */
  FAUCET_RATE_LIMITED: {
    /** Which limit was reached: that of the funded address, or that of the tenant. */
    scope: 'address' | 'tenant';
    /** Time of the reset: the next midnight in UTC on the tenant's clock. */
    resetsAt: string;
  };
  /** The amount is too high. One drip gives at most 1000 usdc or 0.02 eth. */
  AMOUNT_EXCEEDS_CAP: undefined;
  /** The tenant has no card with this id. */
  CARD_NOT_FOUND: undefined;
  /** The configured card provider is crypto-funded and cannot add cards to phone wallets. */
  WALLET_PROVISIONING_NOT_AVAILABLE: undefined;
  /** The tenant has no treasury account with this id. */
  TREASURY_ACCOUNT_NOT_FOUND: undefined;
  /** The treasury account has no bucket with this id. */
  TREASURY_BUCKET_NOT_FOUND: undefined;
  /** The tenant has no treasury rule with this id. A deleted rule is not found either. */
  TREASURY_RULE_NOT_FOUND: undefined;
  /** The tenant has no treasury sweep with this id. */
  SWEEP_NOT_FOUND: undefined;
  /** The tenant has no invoice with this id. The public view shows only invoices that were sent or cancelled. */
  INVOICE_NOT_FOUND: undefined;
  /** Payer, payee and arbiter have to be three different addresses. Upper and lower case make no difference. The arbiter must not be the tenant's own if the payer or the payee is. */
  INVOICE_PARTIES_NOT_DISTINCT: undefined;
  /** The escrow of the SENT invoice holds money, so the invoice cannot be cancelled. With the full amount it becomes FUNDED. A smaller amount can be refunded after expiresAt. */
  INVOICE_HAS_FUNDS: undefined;
  /** The escrow holds no money that could be refunded to the payer. */
  INVOICE_NOTHING_TO_REFUND: undefined;
  /** A release or refund is already proposed. Wait until it completes, or cancel its payment. */
  SETTLEMENT_IN_FLIGHT: undefined;
  /** The tenant has no ramp with this id. */
  RAMP_NOT_FOUND: undefined;
  /** This ramp provider is not available. The only provider is simulated. */
  RAMP_PROVIDER_NOT_AVAILABLE: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The amount is too high. One ramp moves at most 10000.00 USD. */
  RAMP_AMOUNT_TOO_LARGE: undefined;
  /** The tenant would exceed 25000.00 USD of ramps in 24 hours. Both directions count, FAILED ramps do not. Retry-After contains the number of seconds to wait. */
  RAMP_DAILY_CAP: {
    /** Time at which the amount fits into the 24-hour limit, on the tenant's clock. */
    resetsAt: string;
  };
  /** The tenant has no policy with this id, or the policy is deleted. */
  POLICY_NOT_FOUND: undefined;
  /** The tenant has no policy attachment with this id, or the policy is already detached. */
  POLICY_ATTACHMENT_NOT_FOUND: undefined;
  /** The policy is still attached. Detach it first. */
  POLICY_ATTACHED: undefined;
  /** The subject already has a policy. Detach that policy first. */
  POLICY_SUBJECT_ATTACHED: undefined;
  /** The issuer has already used this id for another card, authorization or amount. */
  CARD_AUTHORIZATION_CONFLICT: undefined;
  /** The card has no authorization with this id. */
  CARD_AUTHORIZATION_NOT_FOUND: undefined;
  /** The tenant has no upload with this id. */
  UPLOAD_NOT_FOUND: undefined;
  /** No sales order exists with this id, or the caller is not a party to it. */
  SALES_ORDER_NOT_FOUND: undefined;
  /** Only the other party of the order, offer or loan may do this. */
  NOT_ORDER_PARTY: undefined;
  /** A request for changes needs the field note. */
  NOTE_REQUIRED: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** No delivery has been recorded for this order yet. */
  DELIVERY_RECORD_NOT_FOUND: undefined;
  /** The tenant has no extraction with this id. */
  EXTRACTION_NOT_FOUND: undefined;
  /** The field cannot be corrected. */
  FIELD_NOT_CORRECTABLE: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The extraction still has OPEN flags. Correct the facts that the flags name. */
  EXTRACTION_FLAGS_OPEN: undefined;
  /** A critical fact has been corrected to an empty value. Give it a value. */
  EXTRACTION_FIELDS_MISSING: undefined;
  /** No financing pool exists with this id, or the caller may not see it. */
  POOL_NOT_FOUND: undefined;
  /** The pool's phase does not allow this. A pool takes deposits in SUBSCRIPTION, offers and issues loans in ORIGINATION, and pays out in SUBSCRIPTION and CLOSED. */
  POOL_PHASE: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** With this deposit the pool would exceed its cap. */
  POOL_CAP_EXCEEDED: undefined;
  /** No purchase order exists with this id, or the caller is not a party to it. */
  PURCHASE_ORDER_NOT_FOUND: undefined;
  /** The supplier has not accepted the purchase order yet. */
  PURCHASE_ORDER_NOT_ACCEPTED: undefined;
  /** The sales order or the extraction cannot be financed: the order has to be ACCEPTED or DELIVERED and not settled, the extraction has to be APPROVED, and neither may have a purchase order yet. */
  ORDER_NOT_FINANCEABLE: undefined;
  /** Another purchase order finances the same document, and its loan is not repaid. The same bytes are the same document, however often they were uploaded. */
  DOCUMENT_IN_USE: undefined;
  /** No permit exists with this id, or the caller is not a party to it. */
  PERMIT_NOT_FOUND: undefined;
  /** The borrower has no ACTIVE permit for this pool. */
  PERMIT_REQUIRED: undefined;
  /** No offer exists with this id, or the caller is not a party to it. */
  OFFER_NOT_FOUND: undefined;
  /** The purchase order already has an open offer. */
  OFFER_OPEN: undefined;
  /** The offer has expired. Ask for a new one. */
  OFFER_EXPIRED: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The principal exceeds a limit: the permit's maxPrincipal, the face amount, the pool's cash less its reserve, or the share exposureBps of the pool's cash. */
  PRINCIPAL_EXCEEDS_LIMIT: undefined;
  /** The principal is lower than the supplier's minPrincipal. */
  PRINCIPAL_BELOW_MINIMUM: undefined;
  /** No loan exists with this id, or the caller is not a party to it. */
  LOAN_NOT_FOUND: undefined;
  /** The tenant has no agreement with this id. */
  AGREEMENT_NOT_FOUND: undefined;
  /** The tenant's feed has no event with this id. */
  EVENT_NOT_FOUND: undefined;
  /** The API key, the member or the tenant has as many event streams open as it may have. Close one, or wait for the number of seconds in the header Retry-After. */
  TOO_MANY_STREAMS: undefined;
  /** The URL is not allowed. It has to be an absolute http or https URL of at most 2048 characters, without credentials and fragment. In live, names under .test are not allowed. */
  INVALID_URL: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The URL of an endpoint in live has to use https. */
  SCHEME_NOT_ALLOWED: undefined;
  /** The URL of an endpoint in live has to use port 443. */
  PORT_NOT_ALLOWED: undefined;
  /** The host of the URL, or one of its addresses, is not public. Use a public host. To receive events on your own machine, run `npx paychart webhooks listen`. */
  PRIVATE_HOST_BLOCKED: undefined;
  /** The tenant has no webhook endpoint with this id, or the endpoint was deleted. */
  ENDPOINT_NOT_FOUND: undefined;
  /** The tenant already has 20 webhook endpoints. Delete one first. */
  ENDPOINT_LIMIT_REACHED: undefined;
  /** The webhook endpoint is DISABLED. Set its status to ENABLED first. */
  ENDPOINT_DISABLED: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The tenant has no webhook delivery with this id. */
  DELIVERY_NOT_FOUND: undefined;
  /** The signature of the webhook is not valid. */
  WEBHOOK_SIGNATURE_INVALID: undefined;
  /** The timestamp of the webhook is more than 300 seconds away from the server's clock. */
  WEBHOOK_REPLAY_WINDOW: undefined;
  /** The webhook has no body. */
  EMPTY_BODY: undefined;
  /** This provider is not enabled in this deployment. */
  UNKNOWN_PROVIDER: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** The tenant has no webhook sink with this id. */
  WEBHOOK_SINK_NOT_FOUND: undefined;
  /** The provider's liquidity is lower than the withdrawal. */
  LIQUIDITY_INSUFFICIENT: undefined;
  /** The provider has no liquidity configured in this currency. */
  LIQUIDITY_NOT_CONFIGURED: undefined;
  /** The amount of liquidity is not valid. */
  LIQUIDITY_BAD_AMOUNT: {
    /** Every failure that was found, at most 50. */
    errors?: {
      /** JSON pointer into the request. It begins with `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong with this field, in words. */
      message: string;
      /** The JSON Schema keyword that failed, or the name of another rule. */
      rule: string;
      /** The values that the field takes, as text, where the contract lists them. A list that several failures share is in the first of them, and all lists together have at most 200 values. */
      allowed?: string[];
    }[];
  } | undefined;
  /** There is no review case with this id. */
  REVIEW_CASE_NOT_FOUND: undefined;
  /** The review case was closed because its payment ended in another way. */
  REVIEW_CASE_NOT_OPEN: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
  /** The review case has already been resolved. */
  REVIEW_CASE_RESOLVED: {
    /** The current status of the resource. */
    status?: string;
    /** Ids of the operations that this status allows to the caller. */
    allowed?: string[];
  } | undefined;
}

export type ErrorCode = keyof ErrorDetails;

export interface ErrorMeta {
  readonly statuses: readonly number[];
  readonly meaning: string;
  /** Whether the same request can succeed when it is sent again. */
  readonly retry: boolean;
  /** Answered by the platform, not by a handler. */
  readonly kernel: boolean;
}

export const errors: Readonly<Record<ErrorCode, ErrorMeta>> = {
  API_VERSION_UNKNOWN: {
    statuses: [400],
    meaning: 'The header X-Service-Api-Version names no version of the contract. The details list the versions.',
    retry: false,
    kernel: true,
  },
  API_VERSION_ENDED: {
    statuses: [410],
    meaning: 'This version of the contract is not served any more. The details list the versions that are.',
    retry: false,
    kernel: true,
  },
  UNAUTHENTICATED: {
    statuses: [401],
    meaning: 'The request\'s credential does not identify a caller.',
    retry: false,
    kernel: true,
  },
  API_KEY_REQUIRED: {
    statuses: [401],
    meaning: 'The request carries no credential. Send an API key in the header X-Service-Api-Key.',
    retry: false,
    kernel: true,
  },
  API_KEY_INVALID: {
    statuses: [401],
    meaning: 'The API key does not exist in this deployment. Check that a test key is sent to a sandbox and a live key to live.',
    retry: false,
    kernel: true,
  },
  API_KEY_REVOKED: {
    statuses: [401],
    meaning: 'The API key has been revoked. Use another key.',
    retry: false,
    kernel: true,
  },
  API_KEY_EXPIRED: {
    statuses: [401],
    meaning: 'The API key has expired. Create a new key.',
    retry: false,
    kernel: true,
  },
  TENANT_REQUIRED: {
    statuses: [403],
    meaning: 'The session\'s user belongs to no tenant yet. Create one with POST /v1/tenants.',
    retry: false,
    kernel: true,
  },
  TENANT_AMBIGUOUS: {
    statuses: [400],
    meaning: 'The session\'s user belongs to several tenants. Name one in the header X-Service-Tenant-Id.',
    retry: false,
    kernel: true,
  },
  TENANT_SUSPENDED: {
    statuses: [403],
    meaning: 'The tenant is suspended. Contact support.',
    retry: false,
    kernel: true,
  },
  AGENT_SUSPENDED: {
    statuses: [403],
    meaning: 'The agent that this API key belongs to is suspended. Resume the agent, then send the request again.',
    retry: false,
    kernel: true,
  },
  IP_NOT_ALLOWED: {
    statuses: [403],
    meaning: 'The API key cannot be used from this IP address. The key has a list of allowed addresses.',
    retry: false,
    kernel: true,
  },
  REQUEST_SIGNATURE_REQUIRED: {
    statuses: [401],
    meaning: 'This operation needs a signed request from this API key. Send the header X-Service-Request-Signature.',
    retry: false,
    kernel: true,
  },
  REQUEST_SIGNATURE_STALE: {
    statuses: [401],
    meaning: 'The timestamp of the request signature is more than 300 seconds away from the server\'s clock. Sign the request again.',
    retry: false,
    kernel: true,
  },
  REQUEST_SIGNATURE_INVALID: {
    statuses: [401],
    meaning: 'The request signature does not match the request. Sign the method, the path and the exact bytes of the body.',
    retry: false,
    kernel: true,
  },
  REQUEST_SIGNING_NOT_CONFIGURED: {
    statuses: [403],
    meaning: 'The request is signed, but the API key has no signing secret. Use a key that was created with request signing.',
    retry: false,
    kernel: true,
  },
  MEMBER_SESSION_REQUIRED: {
    statuses: [403],
    meaning: 'This operation needs a member session. An API key cannot call it.',
    retry: false,
    kernel: true,
  },
  MEMBER_NOT_ACTIVE: {
    statuses: [403, 409],
    meaning: 'The member does not have the status ACTIVE.',
    retry: false,
    kernel: true,
  },
  INSUFFICIENT_SCOPE: {
    statuses: [403],
    meaning: 'The credential lacks a scope that this operation needs. The details list the missing scopes.',
    retry: false,
    kernel: true,
  },
  ROLE_NOT_PERMITTED: {
    statuses: [403],
    meaning: 'The role of the calling member does not permit this operation.',
    retry: false,
    kernel: false,
  },
  SANDBOX_ONLY: {
    statuses: [403],
    meaning: 'This operation exists only in the sandbox. A live deployment refuses it.',
    retry: false,
    kernel: true,
  },
  VALIDATION_FAILED: {
    statuses: [400],
    meaning: 'The request does not match the contract. The details list every field that is wrong.',
    retry: false,
    kernel: true,
  },
  INVALID_JSON: { statuses: [400], meaning: 'The body is not a valid JSON object.', retry: false, kernel: true },
  BODY_TOO_LARGE: {
    statuses: [400],
    meaning: 'The body is larger than this operation accepts.',
    retry: false,
    kernel: true,
  },
  UNSUPPORTED_CONTENT_TYPE: {
    statuses: [400],
    meaning: 'The body has to be sent with the content type application/json.',
    retry: false,
    kernel: true,
  },
  ROUTE_NOT_FOUND: { statuses: [404], meaning: 'There is no operation with this path.', retry: false, kernel: true },
  RESOURCE_NOT_FOUND: {
    statuses: [404],
    meaning: 'You have no resource with this id that has a lifecycle.',
    retry: false,
    kernel: false,
  },
  METHOD_NOT_ALLOWED: {
    statuses: [405],
    meaning: 'The path exists, but not with this method. The header Allow lists the methods that the path accepts.',
    retry: false,
    kernel: true,
  },
  RATE_LIMITED: {
    statuses: [429],
    meaning: 'Too many requests. Wait for the number of seconds in the header Retry-After, then send the request again.',
    retry: true,
    kernel: true,
  },
  IDEMPOTENCY_KEY_REUSED: {
    statuses: [409, 422],
    meaning: 'The Idempotency-Key was already used for a different request. Use a new key for a new request.',
    retry: false,
    kernel: true,
  },
  IDEMPOTENCY_IN_PROGRESS: {
    statuses: [409],
    meaning: 'The first request with this Idempotency-Key is still running, and its outcome is not known yet. Wait as long as Retry-After says, then send the request again with the same key. A new key could carry it out twice.',
    retry: true,
    kernel: true,
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    statuses: [400],
    meaning: 'Creating a payment intent needs the header Idempotency-Key.',
    retry: false,
    kernel: false,
  },
  INTERNAL_ERROR: {
    statuses: [500],
    meaning: 'The service failed unexpectedly. Contact support with the requestId.',
    retry: false,
    kernel: true,
  },
  NOT_IMPLEMENTED: {
    statuses: [501],
    meaning: 'This operation is not built yet. Nothing was changed.',
    retry: false,
    kernel: true,
  },
  TRY_AGAIN: {
    statuses: [503],
    meaning: 'The service is too busy for this request. Nothing was changed. Send it again after the time in Retry-After.',
    retry: true,
    kernel: true,
  },
  INVALID_TRANSITION: {
    statuses: [400],
    meaning: 'The resource\'s current status does not allow this operation. The details contain the status.',
    retry: false,
    kernel: false,
  },
  TENANT_NOT_FOUND: { statuses: [404], meaning: 'No tenant with this id was found.', retry: false, kernel: false },
  TENANT_EXISTS: {
    statuses: [409],
    meaning: 'The caller already belongs to a tenant. Send `additional: true` to create another one.',
    retry: false,
    kernel: false,
  },
  MEMBER_NOT_FOUND: {
    statuses: [404],
    meaning: 'There is no member with this id in the tenant, or no invitation of the caller.',
    retry: false,
    kernel: false,
  },
  MEMBER_EXISTS: {
    statuses: [409],
    meaning: 'The tenant already has a member with this e-mail address.',
    retry: false,
    kernel: false,
  },
  LAST_OWNER: {
    statuses: [409],
    meaning: 'The last ACTIVE member with role OWNER cannot be suspended, removed or demoted. Make another member an OWNER first.',
    retry: false,
    kernel: false,
  },
  SIGNER_SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The signature over the registration text was not made by this address.',
    retry: false,
    kernel: false,
  },
  API_KEY_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no API key with this id.',
    retry: false,
    kernel: false,
  },
  API_KEY_LIMIT_REACHED: {
    statuses: [409],
    meaning: 'The tenant already has 100 API keys that are not revoked. Revoke a key first.',
    retry: false,
    kernel: false,
  },
  AGENT_NOT_FOUND: { statuses: [404], meaning: 'The tenant has no agent with this id.', retry: false, kernel: false },
  PHONE_ALIAS_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no phone alias with this id.',
    retry: false,
    kernel: false,
  },
  PHONE_ALIAS_EXISTS: {
    statuses: [409],
    meaning: 'The tenant already has this phone number.',
    retry: false,
    kernel: false,
  },
  EMAIL_ALIAS_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no e-mail alias with this id.',
    retry: false,
    kernel: false,
  },
  EMAIL_ALIAS_TAKEN: {
    statuses: [409],
    meaning: 'Another tenant is paid at this e-mail address. It has to be removed there first.',
    retry: false,
    kernel: false,
  },
  ALIAS_OTP_INVALID: {
    statuses: [400],
    meaning: 'The code is wrong. The details contain the number of attempts left.',
    retry: false,
    kernel: false,
  },
  ALIAS_OTP_EXPIRED: {
    statuses: [410],
    meaning: 'The code has expired. Request a new code.',
    retry: false,
    kernel: false,
  },
  ALIAS_OTP_TOO_MANY_ATTEMPTS: {
    statuses: [403],
    meaning: 'A wrong code was entered five times, and the code is no longer valid. Request a new code.',
    retry: false,
    kernel: false,
  },
  VERIFICATION_SESSION_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no verification session with this id.',
    retry: false,
    kernel: false,
  },
  VERIFICATION_SESSION_TERMINAL: {
    statuses: [409],
    meaning: 'The verification session has already ended.',
    retry: false,
    kernel: false,
  },
  VERIFICATION_SESSION_NOT_STARTED: {
    statuses: [409],
    meaning: 'The provider has not started this verification session yet, so the session cannot be advanced.',
    retry: false,
    kernel: false,
  },
  SIMULATE_NOT_AVAILABLE: {
    statuses: [403],
    meaning: 'Only verification sessions of the mock provider can be simulated, and only with a test credential.',
    retry: false,
    kernel: false,
  },
  MEMBER_ID_REQUIRED: {
    statuses: [400],
    meaning: 'A verification of a member needs the field memberId.',
    retry: false,
    kernel: false,
  },
  LEGAL_NAME_REQUIRED: {
    statuses: [400],
    meaning: 'The member or business that is being verified has no legal name yet. Set the legal name first.',
    retry: false,
    kernel: false,
  },
  HANDOFF_GONE: {
    statuses: [410],
    meaning: 'The hand-off link no longer works. Each link works once and expires after 15 minutes. Create a new link.',
    retry: false,
    kernel: false,
  },
  CREDENTIAL_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no credential with this id.',
    retry: false,
    kernel: false,
  },
  CREDENTIAL_NOT_REFRESHABLE: {
    statuses: [404],
    meaning: 'The credential was not issued by a verification provider, so it cannot be refreshed.',
    retry: false,
    kernel: false,
  },
  CREDENTIAL_ARTIFACT_NOT_AVAILABLE: {
    statuses: [404],
    meaning: 'The credential is not signed, so there is no signed document for it.',
    retry: false,
    kernel: false,
  },
  DISCLOSURE_NOT_AVAILABLE: {
    statuses: [404],
    meaning: 'The credential is not anchored, or does not contain this claim.',
    retry: false,
    kernel: false,
  },
  UNKNOWN_ELIGIBILITY_ACTION: {
    statuses: [400],
    meaning: 'The action is unknown. Four actions can be evaluated.',
    retry: false,
    kernel: false,
  },
  IDENTITY_NOT_FOUND: { statuses: [404], meaning: 'No identity matches this reference.', retry: false, kernel: false },
  IDENTITY_REQUIRED: {
    statuses: [403],
    meaning: 'The tenant lacks a credential that this operation needs. The details list the kinds that are missing.',
    retry: false,
    kernel: false,
  },
  INVALID_WALLET_ADDRESS: { statuses: [400], meaning: 'The wallet address cannot be used.', retry: false, kernel: false },
  WALLET_BINDING_NOT_FOUND: {
    statuses: [404],
    meaning: 'The identity has no wallet binding with this id.',
    retry: false,
    kernel: false,
  },
  WALLET_BINDING_NOT_PENDING: {
    statuses: [409],
    meaning: 'The wallet binding is not PENDING. Only a PENDING binding can be verified.',
    retry: false,
    kernel: false,
  },
  WALLET_BINDING_NO_CHALLENGE: {
    statuses: [409],
    meaning: 'The wallet binding has no challenge, or the challenge has expired. Start the binding again.',
    retry: false,
    kernel: false,
  },
  WALLET_BINDING_NOT_ACTIVE: {
    statuses: [409],
    meaning: 'The wallet binding is not ACTIVE. Only an ACTIVE binding can be rotated.',
    retry: false,
    kernel: false,
  },
  WALLET_BINDING_NOT_ROTATING: {
    statuses: [409],
    meaning: 'The wallet binding is not part of a rotation.',
    retry: false,
    kernel: false,
  },
  WALLET_BINDING_ROTATION_STALE: {
    statuses: [409],
    meaning: 'The wallet binding that this rotation replaces is no longer ACTIVE.',
    retry: false,
    kernel: false,
  },
  WALLET_BINDING_SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The signature over the challenge was not made by the wallet.',
    retry: false,
    kernel: false,
  },
  WALLET_ALREADY_BOUND: {
    statuses: [409],
    meaning: 'The wallet already has an ACTIVE binding, to this identity or another one.',
    retry: false,
    kernel: false,
  },
  CHALLENGE_NOT_FOUND: {
    statuses: [404],
    meaning: 'The caller has no presentation challenge with this id.',
    retry: false,
    kernel: false,
  },
  PRESENTATION_REPLAYED: {
    statuses: [409],
    meaning: 'The presentation challenge has already been used. A failed verification also uses it. Create a new challenge.',
    retry: false,
    kernel: false,
  },
  AUTHORITY_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no authority grant with this id.',
    retry: false,
    kernel: false,
  },
  AUTHORITY_ACTIONS_REQUIRED: {
    statuses: [400],
    meaning: 'The field allowedActions is missing or empty.',
    retry: false,
    kernel: false,
  },
  INVALID_USD_AMOUNT: {
    statuses: [400],
    meaning: 'The limit is not a positive USD amount with at most 6 decimals.',
    retry: false,
    kernel: false,
  },
  INVALID_APPROVAL_WEIGHT: {
    statuses: [400],
    meaning: 'The field approvalWeight has to be an integer from 1 to 100.',
    retry: false,
    kernel: false,
  },
  AUTHORITY_REVOKED: {
    statuses: [409],
    meaning: 'The authority grant is REVOKED and can no longer be changed.',
    retry: false,
    kernel: false,
  },
  AUTHORITY_NOT_ACTIVE: {
    statuses: [409],
    meaning: 'The authority grant, or the member that it is for, is not ACTIVE.',
    retry: false,
    kernel: false,
  },
  AUTHORITY_ALREADY_ATTESTED: {
    statuses: [409],
    meaning: 'The authority grant has already been attested.',
    retry: false,
    kernel: false,
  },
  AUTHORITY_MISSING: {
    statuses: [403],
    meaning: 'The member has no ACTIVE authority grant for the action in the details.',
    retry: false,
    kernel: false,
  },
  APPROVAL_REQUIRED: {
    statuses: [403],
    meaning: 'A payment of this amount would need the approval of other members, or is above what the organization allows, and this operation cannot wait for votes. The details name the limit.',
    retry: false,
    kernel: false,
  },
  ORG_MULTISIG_NOT_DEPLOYED: {
    statuses: [409],
    meaning: 'The organization\'s multisig wallet is not deployed.',
    retry: false,
    kernel: false,
  },
  ORG_ATTESTATION_INVALID: {
    statuses: [400],
    meaning: 'The organization\'s multisig wallet does not accept the signature (EIP-1271).',
    retry: false,
    kernel: false,
  },
  PAYMENT_POLICY_NOT_FOUND: {
    statuses: [404],
    meaning: 'The organization has no payment policy.',
    retry: false,
    kernel: false,
  },
  PAYMENT_POLICY_ALREADY_ATTESTED: {
    statuses: [400],
    meaning: 'This version of the payment policy has already been attested.',
    retry: false,
    kernel: false,
  },
  PAYMENT_POLICY_UNKNOWN_KEY: { statuses: [400], meaning: 'The rules contain an unknown key.', retry: false, kernel: false },
  INVALID_POLICY_RULE: {
    statuses: [400],
    meaning: 'A rule of the policy is malformed. The details list every place.',
    retry: false,
    kernel: false,
  },
  APPROVAL_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no approval request with this id.',
    retry: false,
    kernel: false,
  },
  NO_SIGNER_ADDRESS: {
    statuses: [400],
    meaning: 'The member has no registered signing address. Register one first.',
    retry: false,
    kernel: false,
  },
  APPROVAL_NOT_PENDING: {
    statuses: [409, 400],
    meaning: 'There is no PENDING approval request to vote on.',
    retry: false,
    kernel: false,
  },
  APPROVAL_REQUIRES_MEMBER: {
    statuses: [403],
    meaning: 'Only a member session can vote. An API key cannot.',
    retry: false,
    kernel: false,
  },
  SELF_APPROVAL_FORBIDDEN: {
    statuses: [403],
    meaning: 'The member is an initiator of this payment and cannot vote on it. Another member has to vote.',
    retry: false,
    kernel: false,
  },
  APPROVAL_GROUP_MISMATCH: {
    statuses: [403],
    meaning: 'The approval request belongs to an approval group that the member is not in.',
    retry: false,
    kernel: false,
  },
  ALREADY_VOTED: {
    statuses: [409],
    meaning: 'The member has already voted on this approval request.',
    retry: false,
    kernel: false,
  },
  APPROVAL_SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The signature over the vote text is not valid.',
    retry: false,
    kernel: false,
  },
  PAYMENT_NOT_FOUND: {
    statuses: [404],
    meaning: 'The caller has no payment with this id.',
    retry: false,
    kernel: false,
  },
  NOT_SENDER: {
    statuses: [403],
    meaning: 'Only the sender of the payment may do this.',
    retry: false,
    kernel: false,
  },
  RECIPIENT_CONSENT_REQUIRED: {
    statuses: [403],
    meaning: 'Only the recipient of the payment may select a route and confirm the payment.',
    retry: false,
    kernel: false,
  },
  RECIPIENT_UNRESOLVED: {
    statuses: [409],
    meaning: 'The payment has no recipient yet who could select a route. The recipient has to sign up first.',
    retry: false,
    kernel: false,
  },
  ROUTE_NOT_SELECTED: {
    statuses: [409],
    meaning: 'No route has been selected. Select a route with select-route first.',
    retry: false,
    kernel: false,
  },
  ROUTE_QUOTE_EXPIRED: {
    statuses: [409],
    meaning: 'The quote has expired. The payment has new quotes: get the routes and select one again.',
    retry: false,
    kernel: false,
  },
  ROUTE_QUOTE_NOT_AVAILABLE: {
    statuses: [404],
    meaning: 'The payment\'s current quotes do not include this id. Get the routes and select one of them.',
    retry: false,
    kernel: false,
  },
  CANCEL_CONFLICT: {
    statuses: [409],
    meaning: 'The payment can no longer be cancelled. The details contain its status.',
    retry: false,
    kernel: false,
  },
  RECIPIENT_REQUIRED: {
    statuses: [400],
    meaning: 'The request names no recipient. Send one.',
    retry: false,
    kernel: false,
  },
  RECIPIENT_AMBIGUOUS: {
    statuses: [400],
    meaning: 'The request names more than one recipient.',
    retry: false,
    kernel: false,
  },
  RECIPIENT_NOT_ROUTABLE: {
    statuses: [400],
    meaning: 'The recipient cannot be paid this way.',
    retry: false,
    kernel: false,
  },
  PAYEE_NOT_FOUND: {
    statuses: [404],
    meaning: 'No recipient exists for this reference.',
    retry: false,
    kernel: false,
  },
  EMAIL_NOT_FOUND: {
    statuses: [404],
    meaning: 'No tenant is paid at this e-mail address. A DID reservation lets an intent pay it.',
    retry: false,
    kernel: false,
  },
  INVALID_DID: { statuses: [400], meaning: 'The DID is malformed.', retry: false, kernel: false },
  DID_NOT_RESOLVABLE: {
    statuses: [400],
    meaning: 'The service does not resolve DIDs of this method or host.',
    retry: false,
    kernel: false,
  },
  INVITE_CONTACT_REQUIRED: {
    statuses: [400],
    meaning: 'The request needs an e-mail address or a phone number of the person to invite.',
    retry: false,
    kernel: false,
  },
  HANDLE_RESERVED: {
    statuses: [409],
    meaning: 'The handle is reserved for another contact.',
    retry: false,
    kernel: false,
  },
  UNSUPPORTED_RECIPIENT_KIND: {
    statuses: [400],
    meaning: 'This kind of payment cannot be sent to this kind of recipient. Intents take phoneNumber, email, did or identityId, and only legacy payments raw addresses.',
    retry: false,
    kernel: false,
  },
  INVALID_AMOUNT: { statuses: [400], meaning: 'The amount is not valid.', retry: false, kernel: false },
  INVALID_PHONE: { statuses: [400], meaning: 'The phone number is not valid.', retry: false, kernel: false },
  FUNDING_MODE_NOT_AVAILABLE: {
    statuses: [400],
    meaning: 'This funding mode is not available to the tenant in this environment.',
    retry: false,
    kernel: false,
  },
  ACCOUNT_CHAIN_MISMATCH: {
    statuses: [400],
    meaning: 'The chainId is not the chain of this deployment.',
    retry: false,
    kernel: false,
  },
  DESTINATION_NOT_ELIGIBLE: {
    statuses: [403],
    meaning: 'The requested destination is not one of the recipient\'s ACTIVE destinations.',
    retry: false,
    kernel: false,
  },
  ENVELOPE_INVALID: {
    statuses: [400],
    meaning: 'The payment envelope does not match the payment. The details contain the reason.',
    retry: false,
    kernel: false,
  },
  CLIENT_REFERENCE_TAKEN: {
    statuses: [409],
    meaning: 'Another payment of yours has this reference and was created with `clientReferenceUnique`. The details contain its id. Nothing was recorded.',
    retry: false,
    kernel: false,
  },
  INSUFFICIENT_FUNDS: {
    statuses: [402],
    meaning: 'The balance is lower than the amount. Nothing was recorded. The details contain the available amount and the shortfall.',
    retry: false,
    kernel: false,
  },
  AMBIGUOUS_PAYMENT_BODY: {
    statuses: [400],
    meaning: 'The body has both recipient and sourceWalletId. Send recipient for an intent, sourceWalletId for a legacy payment.',
    retry: false,
    kernel: false,
  },
  UNRECOGNIZED_PAYMENT_BODY: {
    statuses: [400],
    meaning: 'The body has neither recipient nor sourceWalletId. Send recipient for an intent, sourceWalletId for a legacy payment.',
    retry: false,
    kernel: false,
  },
  INVALID_PAYMENT_BODY: { statuses: [400], meaning: 'The body is not a valid payment.', retry: false, kernel: false },
  SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The signature was not made by the expected address.',
    retry: false,
    kernel: false,
  },
  ALREADY_SIGNED: {
    statuses: [409],
    meaning: 'This owner has already signed the payment.',
    retry: false,
    kernel: false,
  },
  POLICY_DENIED: {
    statuses: [403, 422],
    meaning: 'The spend policy denies this payment. The details name the rule.',
    retry: false,
    kernel: false,
  },
  POLICY_UNAVAILABLE: {
    statuses: [503],
    meaning: 'The spend policy could not be evaluated, so the payment was refused. Send the request again later.',
    retry: true,
    kernel: false,
  },
  CLAIM_NOT_FOUND: { statuses: [404], meaning: 'No claim exists with this id.', retry: false, kernel: false },
  CLAIM_LINK_GONE: {
    statuses: [410],
    meaning: 'The claim link no longer works. While the claim is OPEN, the sender of the payment can send a new link.',
    retry: false,
    kernel: false,
  },
  CLAIM_OTP_INVALID: {
    statuses: [400],
    meaning: 'The code is wrong. The details contain the number of attempts left.',
    retry: false,
    kernel: false,
  },
  CLAIM_OTP_EXPIRED: {
    statuses: [410],
    meaning: 'The code has expired. Request a new code.',
    retry: false,
    kernel: false,
  },
  CLAIM_OTP_TOO_MANY_ATTEMPTS: {
    statuses: [403],
    meaning: 'A wrong code was entered five times, and the code is no longer valid. Request a new code.',
    retry: false,
    kernel: false,
  },
  CLAIM_TICKET_GONE: {
    statuses: [410],
    meaning: 'The claim ticket no longer works. Verify a new claim code to get another ticket.',
    retry: false,
    kernel: false,
  },
  DESTINATION_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no payout destination with this id.',
    retry: false,
    kernel: false,
  },
  DESTINATION_EXISTS: {
    statuses: [409],
    meaning: 'The tenant already has this destination.',
    retry: false,
    kernel: false,
  },
  DESTINATION_REVOKED: {
    statuses: [409],
    meaning: 'The destination is REVOKED and can no longer be changed.',
    retry: false,
    kernel: false,
  },
  DESTINATION_NOT_VERIFIED: {
    statuses: [409],
    meaning: 'The destination is still PENDING_VERIFICATION. Verify it first.',
    retry: false,
    kernel: false,
  },
  DESTINATION_NOT_ACTIVE: { statuses: [409], meaning: 'The destination is not ACTIVE.', retry: false, kernel: false },
  DESTINATION_VERIFY_NOT_AVAILABLE: {
    statuses: [403],
    meaning: 'This destination cannot be verified here: its rail has no provider in the mode mock or sandbox.',
    retry: false,
    kernel: false,
  },
  PROVIDER_UNAVAILABLE: {
    statuses: [503],
    meaning: 'The provider did not answer. Nothing was changed. Send the request again later.',
    retry: true,
    kernel: false,
  },
  DESTINATION_TYPE_REQUIRED: {
    statuses: [400],
    meaning: 'The field type of the destination is missing.',
    retry: false,
    kernel: false,
  },
  DESTINATION_IDENTIFIER_REQUIRED: {
    statuses: [400],
    meaning: 'A destination of this type needs exactly one identifier.',
    retry: false,
    kernel: false,
  },
  DESTINATION_RAIL_CONSTRAINT: {
    statuses: [400],
    meaning: 'The rail does not support this combination of country, currency and asset.',
    retry: false,
    kernel: false,
  },
  DESTINATION_RAIL_NOT_AVAILABLE: { statuses: [400], meaning: 'The rail does not exist.', retry: false, kernel: false },
  UNSUPPORTED_NETWORK: { statuses: [400], meaning: 'The network is not supported.', retry: false, kernel: false },
  INVALID_DESTINATION_ADDRESS: {
    statuses: [400],
    meaning: 'The identifier is not valid for the network or rail of the destination.',
    retry: false,
    kernel: false,
  },
  DESTINATION_SIGNATURE_INVALID: { statuses: [400], meaning: 'The ownership signature is not valid.', retry: false, kernel: false },
  TWOFA_REQUIRED: {
    statuses: [403],
    meaning: 'This request needs two-factor approval. Satisfy the challenge in the details, then send the same request again with the header x-service-2fa-challenge.',
    retry: false,
    kernel: false,
  },
  NEW_PAYEE_NOT_SAVED: {
    statuses: [403],
    meaning: 'Two-factor protection is on, and the payee is not saved. Save the payee with POST /v1/contacts first.',
    retry: false,
    kernel: false,
  },
  PAYEE_COOLING_OFF: {
    statuses: [403, 409],
    meaning: 'The saved payee, the tenant\'s own wallet or its own payout destination is still in the cooling-off period. The details contain the time at which it can be paid.',
    retry: false,
    kernel: false,
  },
  TWOFA_INVALID_CODE: {
    statuses: [400],
    meaning: 'The code or signature is wrong, or the code has expired.',
    retry: false,
    kernel: false,
  },
  TWOFA_TOO_MANY_ATTEMPTS: {
    statuses: [403],
    meaning: 'A wrong answer was given five times. The challenge is cancelled, or the factor that was being enrolled is deleted.',
    retry: false,
    kernel: false,
  },
  TWOFA_CHALLENGE_EXPIRED: {
    statuses: [403],
    meaning: 'The two-factor challenge has expired. Send the original request again for a new challenge.',
    retry: false,
    kernel: false,
  },
  TWOFA_BINDING_MISMATCH: {
    statuses: [403],
    meaning: 'The request differs from the one that was approved. Send the approved request again without changes. The challenge remains usable.',
    retry: false,
    kernel: false,
  },
  TWOFA_CHALLENGE_NOT_REDEEMABLE: {
    statuses: [403],
    meaning: 'The two-factor challenge is not yet satisfied, has been used, has expired or belongs to another member.',
    retry: false,
    kernel: false,
  },
  TWOFA_NOT_ENROLLED: {
    statuses: [403],
    meaning: 'The member has fewer usable factors than the protection settings require. Enroll another factor.',
    retry: false,
    kernel: false,
  },
  TWOFA_AGENT_NOT_PERMITTED: {
    statuses: [403],
    meaning: 'An API key cannot complete a two-factor challenge. Use a member session for requests that need two-factor approval, and for factors, challenges and settings.',
    retry: false,
    kernel: false,
  },
  TWOFA_FACTOR_REQUIRED: {
    statuses: [409],
    meaning: 'Without this factor the member would have too few usable factors, or only e-mail and SMS. Enroll another one first.',
    retry: false,
    kernel: false,
  },
  FACTOR_NOT_FOUND: {
    statuses: [404],
    meaning: 'The member has no two-factor factor with this id.',
    retry: false,
    kernel: false,
  },
  FACTOR_EXISTS: {
    statuses: [409],
    meaning: 'The member already has a factor of this type, or with this e-mail address or phone number.',
    retry: false,
    kernel: false,
  },
  CONTACT_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no saved payee with this id.',
    retry: false,
    kernel: false,
  },
  CONTACT_EXISTS: {
    statuses: [409],
    meaning: 'The tenant has already saved this payee.',
    retry: false,
    kernel: false,
  },
  WALLET_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no wallet with this id.',
    retry: false,
    kernel: false,
  },
  WALLET_NOT_DEPLOYED: {
    statuses: [409],
    meaning: 'The wallet is not DEPLOYED yet. Wait for the event wallet.deployed.',
    retry: false,
    kernel: false,
  },
  WALLET_NOT_DEPLOYABLE: {
    statuses: [409],
    meaning: 'The deployment of the wallet has FAILED. The wallet cannot receive money or transactions.',
    retry: false,
    kernel: false,
  },
  HANDLE_TAKEN: { statuses: [409], meaning: 'The handle belongs to another tenant.', retry: false, kernel: false },
  ACCOUNT_NOT_READY: {
    statuses: [409],
    meaning: 'The tenant\'s accounts are not ready. GET /v1/balance?ensure=true provisions them.',
    retry: false,
    kernel: false,
  },
  ORG_ACCOUNT_NOT_READY: {
    statuses: [409],
    meaning: 'The organization account is not ready. GET /v1/balance?ensure=true provisions it.',
    retry: false,
    kernel: false,
  },
  SMART_ACCOUNT_NOT_LINKED: {
    statuses: [409],
    meaning: 'The calling member has no smart account. GET /v1/balance?ensure=true provisions it.',
    retry: false,
    kernel: false,
  },
  BALANCE_UNAVAILABLE: {
    statuses: [503],
    meaning: 'A balance could not be read from the chain. Nothing was changed. Send the request again later.',
    retry: true,
    kernel: false,
  },
  CHAIN_UNAVAILABLE: {
    statuses: [503],
    meaning: 'The chain does not respond. Nothing was changed. Send the request again later.',
    retry: true,
    kernel: false,
  },
  DRIP_NOT_FOUND: { statuses: [404], meaning: 'The tenant has no drip with this id.', retry: false, kernel: false },
  FAUCET_NOT_AVAILABLE: {
    statuses: [403],
    meaning: 'The faucet is not available in this deployment. It gives test money only.',
    retry: false,
    kernel: false,
  },
  FAUCET_RATE_LIMITED: {
    statuses: [403],
    meaning: 'The daily limit of the faucet has been reached. Retry-After contains the number of seconds until it resets.',
    retry: false,
    kernel: false,
  },
  AMOUNT_EXCEEDS_CAP: {
    statuses: [400],
    meaning: 'The amount is too high. One drip gives at most 1000 usdc or 0.02 eth.',
    retry: false,
    kernel: false,
  },
  CARD_NOT_FOUND: { statuses: [404], meaning: 'The tenant has no card with this id.', retry: false, kernel: false },
  WALLET_PROVISIONING_NOT_AVAILABLE: {
    statuses: [400],
    meaning: 'The configured card provider is crypto-funded and cannot add cards to phone wallets.',
    retry: false,
    kernel: false,
  },
  TREASURY_ACCOUNT_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no treasury account with this id.',
    retry: false,
    kernel: false,
  },
  TREASURY_BUCKET_NOT_FOUND: {
    statuses: [404],
    meaning: 'The treasury account has no bucket with this id.',
    retry: false,
    kernel: false,
  },
  TREASURY_RULE_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no treasury rule with this id. A deleted rule is not found either.',
    retry: false,
    kernel: false,
  },
  SWEEP_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no treasury sweep with this id.',
    retry: false,
    kernel: false,
  },
  INVOICE_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no invoice with this id. The public view shows only invoices that were sent or cancelled.',
    retry: false,
    kernel: false,
  },
  INVOICE_PARTIES_NOT_DISTINCT: {
    statuses: [400],
    meaning: 'Payer, payee and arbiter have to be three different addresses. Upper and lower case make no difference. The arbiter must not be the tenant\'s own if the payer or the payee is.',
    retry: false,
    kernel: false,
  },
  INVOICE_HAS_FUNDS: {
    statuses: [409],
    meaning: 'The escrow of the SENT invoice holds money, so the invoice cannot be cancelled. With the full amount it becomes FUNDED. A smaller amount can be refunded after expiresAt.',
    retry: false,
    kernel: false,
  },
  INVOICE_NOTHING_TO_REFUND: {
    statuses: [409],
    meaning: 'The escrow holds no money that could be refunded to the payer.',
    retry: false,
    kernel: false,
  },
  SETTLEMENT_IN_FLIGHT: {
    statuses: [409],
    meaning: 'A release or refund is already proposed. Wait until it completes, or cancel its payment.',
    retry: false,
    kernel: false,
  },
  RAMP_NOT_FOUND: { statuses: [404], meaning: 'The tenant has no ramp with this id.', retry: false, kernel: false },
  RAMP_PROVIDER_NOT_AVAILABLE: {
    statuses: [400],
    meaning: 'This ramp provider is not available. The only provider is simulated.',
    retry: false,
    kernel: false,
  },
  RAMP_AMOUNT_TOO_LARGE: {
    statuses: [400],
    meaning: 'The amount is too high. One ramp moves at most 10000.00 USD.',
    retry: false,
    kernel: false,
  },
  RAMP_DAILY_CAP: {
    statuses: [403],
    meaning: 'The tenant would exceed 25000.00 USD of ramps in 24 hours. Both directions count, FAILED ramps do not. Retry-After contains the number of seconds to wait.',
    retry: false,
    kernel: false,
  },
  POLICY_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no policy with this id, or the policy is deleted.',
    retry: false,
    kernel: false,
  },
  POLICY_ATTACHMENT_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no policy attachment with this id, or the policy is already detached.',
    retry: false,
    kernel: false,
  },
  POLICY_ATTACHED: {
    statuses: [409],
    meaning: 'The policy is still attached. Detach it first.',
    retry: false,
    kernel: false,
  },
  POLICY_SUBJECT_ATTACHED: {
    statuses: [409],
    meaning: 'The subject already has a policy. Detach that policy first.',
    retry: false,
    kernel: false,
  },
  CARD_AUTHORIZATION_CONFLICT: {
    statuses: [409],
    meaning: 'The issuer has already used this id for another card, authorization or amount.',
    retry: false,
    kernel: false,
  },
  CARD_AUTHORIZATION_NOT_FOUND: {
    statuses: [404],
    meaning: 'The card has no authorization with this id.',
    retry: false,
    kernel: false,
  },
  UPLOAD_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no upload with this id.',
    retry: false,
    kernel: false,
  },
  SALES_ORDER_NOT_FOUND: {
    statuses: [404],
    meaning: 'No sales order exists with this id, or the caller is not a party to it.',
    retry: false,
    kernel: false,
  },
  NOT_ORDER_PARTY: {
    statuses: [403],
    meaning: 'Only the other party of the order, offer or loan may do this.',
    retry: false,
    kernel: false,
  },
  NOTE_REQUIRED: {
    statuses: [400],
    meaning: 'A request for changes needs the field note.',
    retry: false,
    kernel: false,
  },
  DELIVERY_RECORD_NOT_FOUND: {
    statuses: [404],
    meaning: 'No delivery has been recorded for this order yet.',
    retry: false,
    kernel: false,
  },
  EXTRACTION_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no extraction with this id.',
    retry: false,
    kernel: false,
  },
  FIELD_NOT_CORRECTABLE: { statuses: [400], meaning: 'The field cannot be corrected.', retry: false, kernel: false },
  EXTRACTION_FLAGS_OPEN: {
    statuses: [409],
    meaning: 'The extraction still has OPEN flags. Correct the facts that the flags name.',
    retry: false,
    kernel: false,
  },
  EXTRACTION_FIELDS_MISSING: {
    statuses: [409],
    meaning: 'A critical fact has been corrected to an empty value. Give it a value.',
    retry: false,
    kernel: false,
  },
  POOL_NOT_FOUND: {
    statuses: [404],
    meaning: 'No financing pool exists with this id, or the caller may not see it.',
    retry: false,
    kernel: false,
  },
  POOL_PHASE: {
    statuses: [409],
    meaning: 'The pool\'s phase does not allow this. A pool takes deposits in SUBSCRIPTION, offers and issues loans in ORIGINATION, and pays out in SUBSCRIPTION and CLOSED.',
    retry: false,
    kernel: false,
  },
  POOL_CAP_EXCEEDED: {
    statuses: [409],
    meaning: 'With this deposit the pool would exceed its cap.',
    retry: false,
    kernel: false,
  },
  PURCHASE_ORDER_NOT_FOUND: {
    statuses: [404],
    meaning: 'No purchase order exists with this id, or the caller is not a party to it.',
    retry: false,
    kernel: false,
  },
  PURCHASE_ORDER_NOT_ACCEPTED: {
    statuses: [409],
    meaning: 'The supplier has not accepted the purchase order yet.',
    retry: false,
    kernel: false,
  },
  ORDER_NOT_FINANCEABLE: {
    statuses: [409],
    meaning: 'The sales order or the extraction cannot be financed: the order has to be ACCEPTED or DELIVERED and not settled, the extraction has to be APPROVED, and neither may have a purchase order yet.',
    retry: false,
    kernel: false,
  },
  DOCUMENT_IN_USE: {
    statuses: [409],
    meaning: 'Another purchase order finances the same document, and its loan is not repaid. The same bytes are the same document, however often they were uploaded.',
    retry: false,
    kernel: false,
  },
  PERMIT_NOT_FOUND: {
    statuses: [404],
    meaning: 'No permit exists with this id, or the caller is not a party to it.',
    retry: false,
    kernel: false,
  },
  PERMIT_REQUIRED: {
    statuses: [403],
    meaning: 'The borrower has no ACTIVE permit for this pool.',
    retry: false,
    kernel: false,
  },
  OFFER_NOT_FOUND: {
    statuses: [404],
    meaning: 'No offer exists with this id, or the caller is not a party to it.',
    retry: false,
    kernel: false,
  },
  OFFER_OPEN: {
    statuses: [409],
    meaning: 'The purchase order already has an open offer.',
    retry: false,
    kernel: false,
  },
  OFFER_EXPIRED: {
    statuses: [409],
    meaning: 'The offer has expired. Ask for a new one.',
    retry: false,
    kernel: false,
  },
  PRINCIPAL_EXCEEDS_LIMIT: {
    statuses: [409],
    meaning: 'The principal exceeds a limit: the permit\'s maxPrincipal, the face amount, the pool\'s cash less its reserve, or the share exposureBps of the pool\'s cash.',
    retry: false,
    kernel: false,
  },
  PRINCIPAL_BELOW_MINIMUM: {
    statuses: [409],
    meaning: 'The principal is lower than the supplier\'s minPrincipal.',
    retry: false,
    kernel: false,
  },
  LOAN_NOT_FOUND: {
    statuses: [404],
    meaning: 'No loan exists with this id, or the caller is not a party to it.',
    retry: false,
    kernel: false,
  },
  AGREEMENT_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no agreement with this id.',
    retry: false,
    kernel: false,
  },
  EVENT_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant\'s feed has no event with this id.',
    retry: false,
    kernel: false,
  },
  TOO_MANY_STREAMS: {
    statuses: [429],
    meaning: 'The API key, the member or the tenant has as many event streams open as it may have. Close one, or wait for the number of seconds in the header Retry-After.',
    retry: true,
    kernel: false,
  },
  INVALID_URL: {
    statuses: [400],
    meaning: 'The URL is not allowed. It has to be an absolute http or https URL of at most 2048 characters, without credentials and fragment. In live, names under .test are not allowed.',
    retry: false,
    kernel: false,
  },
  SCHEME_NOT_ALLOWED: {
    statuses: [400],
    meaning: 'The URL of an endpoint in live has to use https.',
    retry: false,
    kernel: false,
  },
  PORT_NOT_ALLOWED: {
    statuses: [400],
    meaning: 'The URL of an endpoint in live has to use port 443.',
    retry: false,
    kernel: false,
  },
  PRIVATE_HOST_BLOCKED: {
    statuses: [400],
    meaning: 'The host of the URL, or one of its addresses, is not public. Use a public host. To receive events on your own machine, run `npx paychart webhooks listen`.',
    retry: false,
    kernel: false,
  },
  ENDPOINT_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no webhook endpoint with this id, or the endpoint was deleted.',
    retry: false,
    kernel: false,
  },
  ENDPOINT_LIMIT_REACHED: {
    statuses: [409],
    meaning: 'The tenant already has 20 webhook endpoints. Delete one first.',
    retry: false,
    kernel: false,
  },
  ENDPOINT_DISABLED: {
    statuses: [409],
    meaning: 'The webhook endpoint is DISABLED. Set its status to ENABLED first.',
    retry: false,
    kernel: false,
  },
  DELIVERY_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no webhook delivery with this id.',
    retry: false,
    kernel: false,
  },
  WEBHOOK_SIGNATURE_INVALID: {
    statuses: [401],
    meaning: 'The signature of the webhook is not valid.',
    retry: false,
    kernel: false,
  },
  WEBHOOK_REPLAY_WINDOW: {
    statuses: [401],
    meaning: 'The timestamp of the webhook is more than 300 seconds away from the server\'s clock.',
    retry: false,
    kernel: false,
  },
  EMPTY_BODY: { statuses: [400], meaning: 'The webhook has no body.', retry: false, kernel: false },
  UNKNOWN_PROVIDER: {
    statuses: [400],
    meaning: 'This provider is not enabled in this deployment.',
    retry: false,
    kernel: false,
  },
  WEBHOOK_SINK_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no webhook sink with this id.',
    retry: false,
    kernel: false,
  },
  LIQUIDITY_INSUFFICIENT: {
    statuses: [409],
    meaning: 'The provider\'s liquidity is lower than the withdrawal.',
    retry: false,
    kernel: false,
  },
  LIQUIDITY_NOT_CONFIGURED: {
    statuses: [404],
    meaning: 'The provider has no liquidity configured in this currency.',
    retry: false,
    kernel: false,
  },
  LIQUIDITY_BAD_AMOUNT: { statuses: [409], meaning: 'The amount of liquidity is not valid.', retry: false, kernel: false },
  REVIEW_CASE_NOT_FOUND: { statuses: [404], meaning: 'There is no review case with this id.', retry: false, kernel: false },
  REVIEW_CASE_NOT_OPEN: {
    statuses: [409],
    meaning: 'The review case was closed because its payment ended in another way.',
    retry: false,
    kernel: false,
  },
  REVIEW_CASE_RESOLVED: {
    statuses: [409],
    meaning: 'The review case has already been resolved.',
    retry: false,
    kernel: false,
  },
};

/** The database constraints whose violation is a declared refusal: a lost race is no 500. */
export const constraintErrors: Readonly<Record<string, ErrorCode>> = {
  members_email_unique: 'MEMBER_EXISTS',
  phone_aliases_phone_unique: 'PHONE_ALIAS_EXISTS',
  email_aliases_one_holder: 'EMAIL_ALIAS_TAKEN',
  wallet_bindings_active_unique: 'WALLET_ALREADY_BOUND',
  directory_handles_handle_unique: 'HANDLE_RESERVED',
  payment_envelopes_nonce_unique: 'ENVELOPE_INVALID',
  offramp_payments_client_reference_unique: 'CLIENT_REFERENCE_TAKEN',
  ledger_balances_not_negative: 'INSUFFICIENT_FUNDS',
  payout_destinations_identifier_unique: 'DESTINATION_EXISTS',
  twofa_factors_one_each: 'FACTOR_EXISTS',
  contacts_target_unique: 'CONTACT_EXISTS',
  policy_attachments_one_per_subject: 'POLICY_SUBJECT_ATTACHED',
  purchase_orders_trade_order_unique: 'ORDER_NOT_FINANCEABLE',
  purchase_orders_extraction_unique: 'ORDER_NOT_FINANCEABLE',
  purchase_orders_document_in_use: 'DOCUMENT_IN_USE',
};
