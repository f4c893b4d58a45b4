// Generated from spec/errors.yaml by `npm run generate`. Do not edit.

/** What `details` holds, per code; undefined where there is nothing to say. */
export interface ErrorDetails {
  /** The request's credential does not say who is calling. */
  UNAUTHENTICATED: undefined;
  /** The request carries no credential. Send an API key in the header X-Service-Api-Key. */
  API_KEY_REQUIRED: undefined;
  /** The API key is not a key of this deployment. */
  API_KEY_INVALID: undefined;
  /** The API key has been revoked. */
  API_KEY_REVOKED: undefined;
  /** The API key has expired. */
  API_KEY_EXPIRED: undefined;
  /** The session's user belongs to no tenant yet. Create one with POST /v1/tenants. */
  TENANT_REQUIRED: undefined;
  /** The session's user belongs to several tenants. Name one in the header x-service-tenant-id. */
  TENANT_AMBIGUOUS: undefined;
  /** The tenant is suspended. */
  TENANT_SUSPENDED: undefined;
  /** The agent that the API key belongs to is suspended. */
  AGENT_SUSPENDED: undefined;
  /** The API key may not be used from this client address. */
  IP_NOT_ALLOWED: undefined;
  /** This operation needs a signed request from this API key. Send the header x-service-request-signature. */
  REQUEST_SIGNATURE_REQUIRED: undefined;
  /** The timestamp of the request signature is more than 300 seconds away from the server's clock. */
  REQUEST_SIGNATURE_STALE: undefined;
  /** The request signature does not match the request. */
  REQUEST_SIGNATURE_INVALID: undefined;
  /** The request is signed, but the API key has no signing secret. */
  REQUEST_SIGNING_NOT_CONFIGURED: undefined;
  /** This operation needs a member session. An API key cannot call it. */
  MEMBER_SESSION_REQUIRED: undefined;
  /** The member is not ACTIVE. */
  MEMBER_NOT_ACTIVE: undefined;
  /** The credential lacks a scope that this operation needs. */
  INSUFFICIENT_SCOPE: {
    /** The scopes that are missing. */
    required: string[];
    /** True when no key of an agent may hold the scope; absent otherwise. */
    agentForbidden?: boolean;
  };
  /** The role of the member who is calling does not permit this. */
  ROLE_NOT_PERMITTED: undefined;
  /** This operation exists only in the sandbox. */
  SANDBOX_ONLY: undefined;
  /** The request does not fit the contract. The details list every place. */
  VALIDATION_FAILED: {
    /** Every failure that was found, at most 50. */
    errors: {
      /** JSON pointer into the request, below `/body`, `/query` or `/headers`. */
      path: string;
      /** What is wrong there, for people. */
      message: string;
      /** The keyword of JSON Schema that failed, or the name of another rule. */
      rule: string;
    }[];
  };
  /** The body is not one JSON object. */
  INVALID_JSON: undefined;
  /** The body is larger than this operation takes. */
  BODY_TOO_LARGE: undefined;
  /** The body has to be sent as application/json. */
  UNSUPPORTED_CONTENT_TYPE: undefined;
  /** There is no operation with this path. */
  ROUTE_NOT_FOUND: undefined;
  /** The path exists, but not with this method. The header Allow lists the methods that it has. */
  METHOD_NOT_ALLOWED: undefined;
  /** Too many requests. Wait as long as Retry-After says. */
  RATE_LIMITED: undefined;
  /** The Idempotency-Key was already used for a different request. */
  IDEMPOTENCY_KEY_REUSED: {
    /** `salient` if a field that says what is paid differs (409), `body` if anything else in the body does (422). */
    mismatch: 'salient' | 'body';
  };
  /** The first request with this Idempotency-Key is still running. Send it again after Retry-After. */
  IDEMPOTENCY_IN_PROGRESS: undefined;
  /** A payment intent needs an Idempotency-Key. */
  IDEMPOTENCY_KEY_REQUIRED: undefined;
  /** Something unexpected failed. Quote the requestId to support. */
  INTERNAL_ERROR: undefined;
  /** This operation is not built yet. Nothing was changed. */
  NOT_IMPLEMENTED: undefined;
  /** The database could not serve the request just now. Nothing was changed. */
  TRY_AGAIN: undefined;
  /** The resource's current state does not allow this. */
  INVALID_TRANSITION: {
    /** The status that the resource has. */
    from: string;
    /** The event that was refused. */
    event: string;
    /** Present when the operation belongs to the other generation of payments. */
    generation?: 'intent' | 'legacy';
  };
  /** The caller knows no tenant with this id. */
  TENANT_NOT_FOUND: undefined;
  /** The caller already belongs to a tenant. Send `additional: true` to create another one. */
  TENANT_EXISTS: undefined;
  /** The tenant has no member with this id. */
  MEMBER_NOT_FOUND: undefined;
  /** The tenant already has a member with this e-mail address. */
  MEMBER_EXISTS: undefined;
  /** The last ACTIVE OWNER of a tenant cannot be suspended, removed or demoted. */
  LAST_OWNER: undefined;
  /** The signature over the registration text was not made by the address. */
  SIGNER_SIGNATURE_INVALID: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The tenant has no API key with this id. */
  API_KEY_NOT_FOUND: undefined;
  /** The tenant already has 100 API keys that are not revoked. */
  API_KEY_LIMIT_REACHED: undefined;
  /** The tenant has no agent with this id. */
  AGENT_NOT_FOUND: undefined;
  /** The tenant has no phone alias with this id. */
  PHONE_ALIAS_NOT_FOUND: undefined;
  /** The tenant already has this phone number. */
  PHONE_ALIAS_EXISTS: undefined;
  /** The code is wrong. The details say how many attempts are left. */
  ALIAS_OTP_INVALID: {
    /** Attempts left before the code is void. */
    attemptsRemaining: number;
  };
  /** The code is no longer valid. Ask for a new one. */
  ALIAS_OTP_EXPIRED: undefined;
  /** Five wrong codes were entered, and the code is void. Ask for a new one. */
  ALIAS_OTP_TOO_MANY_ATTEMPTS: undefined;
  /** The tenant has no verification session with this id. */
  VERIFICATION_SESSION_NOT_FOUND: undefined;
  /** The verification session has already ended. */
  VERIFICATION_SESSION_TERMINAL: undefined;
  /** The provider has not started this verification session, so it cannot be advanced. */
  VERIFICATION_SESSION_NOT_STARTED: undefined;
  /** Only sessions of the mock provider can be simulated, with a test credential. */
  SIMULATE_NOT_AVAILABLE: undefined;
  /** The request is about a member and needs memberId. */
  MEMBER_ID_REQUIRED: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The member or business to be verified has no legal name yet. */
  LEGAL_NAME_REQUIRED: undefined;
  /** The hand-off link no longer works. Each link works once. */
  HANDOFF_GONE: undefined;
  /** The tenant has no credential with this id. */
  CREDENTIAL_NOT_FOUND: undefined;
  /** The credential did not come from a verification provider, so there is nothing to refresh. */
  CREDENTIAL_NOT_REFRESHABLE: undefined;
  /** The credential is not signed, so it has no signed document. */
  CREDENTIAL_ARTIFACT_NOT_AVAILABLE: undefined;
  /** The credential is not anchored, or has no such claim. */
  DISCLOSURE_NOT_AVAILABLE: undefined;
  /** The action is none of the four that can be evaluated. */
  UNKNOWN_ELIGIBILITY_ACTION: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** There is no identity behind this reference. */
  IDENTITY_NOT_FOUND: {
    /** Only of /1.0/identifiers: the failure as W3C names it. */
    didResolutionMetadata?: {
      /** Why there is no document. */
      error: 'notFound' | 'invalidDid' | 'methodNotSupported';
    };
  } | undefined;
  /** The tenant lacks a credential that this operation needs. The details name the kinds. */
  IDENTITY_REQUIRED: {
    /** The kinds of credential that are missing. */
    missing: string[];
  };
  /** The wallet address cannot be used. */
  INVALID_WALLET_ADDRESS: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The identity has no wallet binding with this id. */
  WALLET_BINDING_NOT_FOUND: undefined;
  /** Only a PENDING binding can be verified. */
  WALLET_BINDING_NOT_PENDING: undefined;
  /** The binding has no challenge, or it has expired. */
  WALLET_BINDING_NO_CHALLENGE: undefined;
  /** Only an ACTIVE binding can be rotated. */
  WALLET_BINDING_NOT_ACTIVE: undefined;
  /** The binding is not a rotation. */
  WALLET_BINDING_NOT_ROTATING: undefined;
  /** The binding that this one replaces is no longer ACTIVE. */
  WALLET_BINDING_ROTATION_STALE: undefined;
  /** The signature over the challenge is not by the wallet. */
  WALLET_BINDING_SIGNATURE_INVALID: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The wallet is ACTIVE already, under another identity or this one. */
  WALLET_ALREADY_BOUND: undefined;
  /** The caller has no challenge with this id. */
  CHALLENGE_NOT_FOUND: undefined;
  /** The presentation challenge was already used; a failed verify uses it up too. */
  PRESENTATION_REPLAYED: undefined;
  /** No such authority grant. */
  AUTHORITY_NOT_FOUND: undefined;
  /** The field allowedActions is missing or empty. */
  AUTHORITY_ACTIONS_REQUIRED: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** A limit is not a positive USD amount with at most 6 fraction digits. */
  INVALID_USD_AMOUNT: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The field approvalWeight is not an integer from 1 to 100. */
  INVALID_APPROVAL_WEIGHT: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** A REVOKED grant never changes. */
  AUTHORITY_REVOKED: undefined;
  /** The grant, or the member to receive it, is not ACTIVE. */
  AUTHORITY_NOT_ACTIVE: undefined;
  /** The grant is already attested. */
  AUTHORITY_ALREADY_ATTESTED: undefined;
  /** The member has no ACTIVE grant for this action. */
  AUTHORITY_MISSING: undefined;
  /** The organization's multisig is not deployed. */
  ORG_MULTISIG_NOT_DEPLOYED: undefined;
  /** The signature does not verify against the organization's multisig (EIP-1271). */
  ORG_ATTESTATION_INVALID: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The organization has no payment policy. */
  PAYMENT_POLICY_NOT_FOUND: undefined;
  /** This version of the payment policy is already attested. */
  PAYMENT_POLICY_ALREADY_ATTESTED: undefined;
  /** The rules have a key that does not exist. */
  PAYMENT_POLICY_UNKNOWN_KEY: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** A rule of a policy is malformed; details tell every place. */
  INVALID_POLICY_RULE: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** No such approval request. */
  APPROVAL_NOT_FOUND: undefined;
  /** The member has no registered signer address. */
  NO_SIGNER_ADDRESS: undefined;
  /** No vote is open: 409 on approvals, 400 on the payment. */
  APPROVAL_NOT_PENDING: undefined;
  /** Votes come from member sessions, never from an API key. */
  APPROVAL_REQUIRES_MEMBER: undefined;
  /** Nobody approves a payment that they initiated. */
  SELF_APPROVAL_FORBIDDEN: undefined;
  /** The request belongs to another approval group than the voter's. */
  APPROVAL_GROUP_MISMATCH: undefined;
  /** The member has already voted on this request. */
  ALREADY_VOTED: undefined;
  /** The signature over the vote text does not verify. */
  APPROVAL_SIGNATURE_INVALID: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The caller has no payment with this id. */
  PAYMENT_NOT_FOUND: undefined;
  /** Only the sender of the payment may do this. */
  NOT_SENDER: undefined;
  /** Only the recipient of the payment may select a route and confirm. */
  RECIPIENT_CONSENT_REQUIRED: undefined;
  /** The payment has no onboarded recipient yet who could consent. */
  RECIPIENT_UNRESOLVED: undefined;
  /** No route has been selected. Select one with select-route. */
  ROUTE_NOT_SELECTED: undefined;
  /** The quote has expired. A fresh set of quotes is ready: read the routes and select again. */
  ROUTE_QUOTE_EXPIRED: undefined;
  /** The payment's current set of quotes has none with this id. */
  ROUTE_QUOTE_NOT_AVAILABLE: undefined;
  /** The payment can no longer be cancelled. */
  CANCEL_CONFLICT: {
    /** The current status of the payment. */
    status: string;
  };
  /** The request names no recipient. */
  RECIPIENT_REQUIRED: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The request names more than one recipient. */
  RECIPIENT_AMBIGUOUS: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The recipient cannot be paid this way. */
  RECIPIENT_NOT_ROUTABLE: undefined;
  /** Nobody holds this recipient reference. */
  PAYEE_NOT_FOUND: undefined;
  /** Nobody has proved to hold this e-mail address. */
  EMAIL_NOT_FOUND: undefined;
  /** The DID is malformed. */
  INVALID_DID: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
    /** Only of /1.0/identifiers: the failure as W3C names it. */
    didResolutionMetadata?: {
      /** Why there is no document. */
      error: 'notFound' | 'invalidDid' | 'methodNotSupported';
    };
  } | undefined;
  /** The service cannot resolve a DID of this method and host. */
  DID_NOT_RESOLVABLE: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
    /** Only of /1.0/identifiers: the failure as W3C names it. */
    didResolutionMetadata?: {
      /** Why there is no document. */
      error: 'notFound' | 'invalidDid' | 'methodNotSupported';
    };
  } | undefined;
  /** The request needs the e-mail address or the phone number of the person to invite. */
  INVITE_CONTACT_REQUIRED: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The handle is reserved for another contact. */
  HANDLE_RESERVED: undefined;
  /** This request shape does not pay this kind of recipient. Only the legacy shape pays raw addresses. */
  UNSUPPORTED_RECIPIENT_KIND: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The amount is not valid. */
  INVALID_AMOUNT: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The phone number is not valid. */
  INVALID_PHONE: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** This way of funding is not available to this tenant in this environment. */
  FUNDING_MODE_NOT_AVAILABLE: {
    /** The asset that was asked for, USDC when none was. */
    asset: string;
    /** The network that was asked for, the environment network when none was. */
    network: string;
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  };
  /** The chain is not the one that this deployment works on. */
  ACCOUNT_CHAIN_MISMATCH: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The requested destination is not one of the recipient's ACTIVE destinations. */
  DESTINATION_NOT_ELIGIBLE: undefined;
  /** The payment envelope does not fit the payment. The details give the reason. */
  ENVELOPE_INVALID: {
    /** What is wrong with the envelope. */
    reason: 'SIGNATURE'
      | 'PAYER_MISMATCH'
      | 'PAYEE_MISMATCH'
      | 'AMOUNT_MISMATCH'
      | 'EXPIRED'
      | 'NONCE_USED'
      | 'MEMO_HASH_MISMATCH'
      | 'SHAPE';
  };
  /** The balance does not cover the amount. Nothing was recorded. */
  INSUFFICIENT_FUNDS: {
    /** What is missing, in base units of the asset: 6 decimals for USD and usdc, 18 for eth. */
    shortfallBaseUnits: string;
    funding: {
      /** INTERNAL_BALANCE for the tenant's ledger, WALLET where a wallet on chain pays. */
      mode: 'INTERNAL_BALANCE' | 'WALLET';
      /** What is available, in the same base units. */
      availableBaseUnits: string;
      /** Where test money comes from: /v1/faucet/drips for the ledger, /v1/wallets/{id}/fund for a wallet; null in live. */
      faucet: string | null;
    };
  };
  /** The body has both recipient and sourceWalletId. */
  AMBIGUOUS_PAYMENT_BODY: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The body has neither recipient nor sourceWalletId. */
  UNRECOGNIZED_PAYMENT_BODY: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The body is not a valid payment of its shape. */
  INVALID_PAYMENT_BODY: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The signature was not made by the address that has to sign. */
  SIGNATURE_INVALID: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** This owner has already signed. */
  ALREADY_SIGNED: undefined;
  /** The spend policy denies it. The details name the rule. */
  POLICY_DENIED: {
    /** Name of the rule that denied. */
    reason: string;
    /** An opaque id that begins with `pol_`. */
    policyId: string;
    /** The version of the policy that was in force. */
    policyVersion: number;
    /** Id of the decision in the log. */
    decisionLogId: string;
  };
  /** The spend policy could not be evaluated, so the payment is refused. */
  POLICY_UNAVAILABLE: undefined;
  /** There is no such claim. */
  CLAIM_NOT_FOUND: undefined;
  /** The claim link no longer works. */
  CLAIM_LINK_GONE: undefined;
  /** The code is wrong. The details say how many attempts are left. */
  CLAIM_OTP_INVALID: {
    /** Attempts left before the code is void. */
    attemptsRemaining: number;
  };
  /** The code has expired. Ask for a new one. */
  CLAIM_OTP_EXPIRED: undefined;
  /** Five wrong codes were entered, and the code is void. Ask for a new one. */
  CLAIM_OTP_TOO_MANY_ATTEMPTS: undefined;
  /** The claim ticket no longer works. */
  CLAIM_TICKET_GONE: undefined;
  /** The tenant has no payout destination with this id. */
  DESTINATION_NOT_FOUND: undefined;
  /** The tenant already has this destination. */
  DESTINATION_EXISTS: undefined;
  /** The destination is REVOKED and can no longer be changed. */
  DESTINATION_REVOKED: undefined;
  /** The destination is still PENDING_VERIFICATION. */
  DESTINATION_NOT_VERIFIED: undefined;
  /** The destination is not ACTIVE. */
  DESTINATION_NOT_ACTIVE: undefined;
  /** Nothing can verify this destination: its rail has no provider in mode mock or sandbox. */
  DESTINATION_VERIFY_NOT_AVAILABLE: undefined;
  /** The provider did not answer. Nothing was changed. */
  PROVIDER_UNAVAILABLE: undefined;
  /** The type of the destination is missing. */
  DESTINATION_TYPE_REQUIRED: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** A destination of this type needs exactly one identifier. */
  DESTINATION_IDENTIFIER_REQUIRED: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The rail does not serve this combination of country, currency and asset. */
  DESTINATION_RAIL_CONSTRAINT: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** There is no such rail. */
  DESTINATION_RAIL_NOT_AVAILABLE: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The network is not supported. */
  UNSUPPORTED_NETWORK: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The identifier does not fit the network or rail of the destination. */
  INVALID_DESTINATION_ADDRESS: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The ownership signature cannot be accepted. */
  DESTINATION_SIGNATURE_INVALID: undefined;
  /** The transfer, or the weakening of protection, needs two-factor approval: satisfy the challenge, then send the same request again with x-service-2fa-challenge. */
  TWOFA_REQUIRED: {
    /** Id of the challenge. */
    challengeId: string;
    /** When it expires. */
    expiresAt: string;
    /** The number of methods that have to answer. */
    requiredFactors: number;
    /** The usable factors. */
    factors: {
      /** Id of the two-factor method. */
      id: string;
      /** EMAIL, SMS, IDP_MFA or TOTP. */
      type: string;
      /** Where its code goes, masked. */
      hint: string | null;
    }[];
    /** The bound amount; 0.00 for a transaction of a wallet, null for a change of settings. */
    amountUsd: string | null;
    /** The bound destination: masked phone or e-mail, DID or address; null for a change of settings. */
    destinationAddress: string | null;
    /** The contact's label; null where it is none. */
    destinationLabel: string | null;
  };
  /** Protection is on, and the payee is no saved contact: save it with POST /v1/contacts. */
  NEW_PAYEE_NOT_SAVED: undefined;
  /** The contact is younger than the cooling-off time; details tell when it can be paid. */
  PAYEE_COOLING_OFF: {
    /** Time from which the payee can be paid. */
    availableAt: string;
    /** The seconds until then. */
    secondsRemaining: number;
  };
  /** The code or signature is wrong, or the code is no longer valid. */
  TWOFA_INVALID_CODE: {
    /** Attempts left before the code is void. */
    attemptsRemaining: number;
  };
  /** The fifth wrong answer: the challenge is cancelled, or the factor that was being enrolled is gone. */
  TWOFA_TOO_MANY_ATTEMPTS: undefined;
  /** The challenge has expired; send the request again for a new one. */
  TWOFA_CHALLENGE_EXPIRED: undefined;
  /** The request differs from the one that was approved; the challenge stays. */
  TWOFA_BINDING_MISMATCH: undefined;
  /** The challenge is used, expired, not yet satisfied or not yours. */
  TWOFA_CHALLENGE_NOT_REDEEMABLE: undefined;
  /** The member has fewer usable factors than protection requires. */
  TWOFA_NOT_ENROLLED: undefined;
  /** An API key cannot complete a challenge: from the threshold on it cannot pay, and factors, challenges and settings are for member sessions. */
  TWOFA_AGENT_NOT_PERMITTED: undefined;
  /** Removing the factor would leave too few usable ones, or only e-mail and SMS. */
  TWOFA_FACTOR_REQUIRED: undefined;
  /** No such factor of this member. */
  FACTOR_NOT_FOUND: undefined;
  /** The member already has a TOTP, an IDP_MFA, or this e-mail or phone. */
  FACTOR_EXISTS: undefined;
  /** No such contact in this tenant. */
  CONTACT_NOT_FOUND: undefined;
  /** The tenant has saved this target already. */
  CONTACT_EXISTS: undefined;
  /** The tenant has no wallet with this id. */
  WALLET_NOT_FOUND: undefined;
  /** The wallet is not DEPLOYED yet. Wait for the event wallet.deployed. */
  WALLET_NOT_DEPLOYED: undefined;
  /** The deployment of the wallet has FAILED, so nothing is sent to it. */
  WALLET_NOT_DEPLOYABLE: undefined;
  /** The handle belongs to another tenant. */
  HANDLE_TAKEN: undefined;
  /** The tenant's accounts are not ready. GET /v1/balance?ensure=true provisions them. */
  ACCOUNT_NOT_READY: {
    /** NOT_PROVISIONED when neither account is there, FAILED when the deployment of one failed. */
    status: 'NOT_PROVISIONED' | 'FAILED';
  };
  /** The organization account is not ready. GET /v1/balance?ensure=true provisions it. */
  ORG_ACCOUNT_NOT_READY: {
    /** NOT_PROVISIONED when there is none, FAILED when its deployment failed. */
    status: 'NOT_PROVISIONED' | 'FAILED';
  };
  /** The acting member has no smart account. GET /v1/balance?ensure=true provisions it. */
  SMART_ACCOUNT_NOT_LINKED: undefined;
  /** A balance could not be read on the chain. Nothing was changed. */
  BALANCE_UNAVAILABLE: undefined;
  /** The chain does not answer. Nothing was changed. */
  CHAIN_UNAVAILABLE: undefined;
  /** The tenant has no drip with this id. */
  DRIP_NOT_FOUND: undefined;
  /** There is no faucet here: it gives test money only. */
  FAUCET_NOT_AVAILABLE: undefined;
  /** The daily limit of the faucet is reached. Retry-After says when it is over. */
  FAUCET_RATE_LIMITED: {
    /** Which limit it is: of the funded address, or of the tenant. */
    scope: 'address' | 'tenant';
    /** The next UTC midnight of the tenant's clock. */
    resetsAt: string;
  };
  /** One drip gives at most 1000 usdc or 0.02 eth. */
  AMOUNT_EXCEEDS_CAP: undefined;
  /** No such card in this tenant. */
  CARD_NOT_FOUND: undefined;
  /** The crypto-funded card provider is configured, which cannot put cards into phone wallets. */
  WALLET_PROVISIONING_NOT_AVAILABLE: undefined;
  /** No such treasury account in this tenant. */
  TREASURY_ACCOUNT_NOT_FOUND: undefined;
  /** The treasury account has no such bucket. */
  TREASURY_BUCKET_NOT_FOUND: undefined;
  /** No such treasury rule in this tenant; a deleted one is not found either. */
  TREASURY_RULE_NOT_FOUND: undefined;
  /** No such treasury sweep in this tenant. */
  SWEEP_NOT_FOUND: undefined;
  /** No such invoice in this tenant; publicly, none that was sent or cancelled. */
  INVOICE_NOT_FOUND: undefined;
  /** Payer, payee and arbiter must be three different addresses, whatever their letter case. */
  INVOICE_PARTIES_NOT_DISTINCT: undefined;
  /** The escrow of the SENT invoice holds some money, so it is not cancelled: the full amount makes it FUNDED, less leaves by refund after expiresAt. */
  INVOICE_HAS_FUNDS: undefined;
  /** The escrow holds nothing that could go back to the payer. */
  INVOICE_NOTHING_TO_REFUND: undefined;
  /** A release or refund is already proposed; it has to complete, or its payment be cancelled, first. */
  SETTLEMENT_IN_FLIGHT: undefined;
  /** No such ramp in this tenant. */
  RAMP_NOT_FOUND: undefined;
  /** Only the provider simulated is there. */
  RAMP_PROVIDER_NOT_AVAILABLE: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** One ramp moves at most 10000.00 USD. */
  RAMP_AMOUNT_TOO_LARGE: undefined;
  /** With this ramp the tenant would move more than 25000.00 USD in 24 hours, both directions counted, FAILED ramps not; Retry-After tells when to come back. */
  RAMP_DAILY_CAP: {
    /** When enough has left the 24 hours for this amount, on the tenant's clock. */
    resetsAt: string;
  };
  /** No such policy in this tenant, or it is deleted. */
  POLICY_NOT_FOUND: undefined;
  /** No such attachment in this tenant, or it is detached. */
  POLICY_ATTACHMENT_NOT_FOUND: undefined;
  /** The policy is attached to a subject; detach it first. */
  POLICY_ATTACHED: undefined;
  /** The subject has a policy already, this one or another; detach that first. */
  POLICY_SUBJECT_ATTACHED: undefined;
  /** The issuer has used this id before, for another card, authorization or amount. */
  CARD_AUTHORIZATION_CONFLICT: undefined;
  /** The card has no such authorization. */
  CARD_AUTHORIZATION_NOT_FOUND: undefined;
  /** No such upload in this tenant. */
  UPLOAD_NOT_FOUND: undefined;
  /** No such sales order, or the caller is no party to it. */
  SALES_ORDER_NOT_FOUND: undefined;
  /** Another party of the order, the offer or the loan does this. */
  NOT_ORDER_PARTY: undefined;
  /** A request for changes needs a note. */
  NOTE_REQUIRED: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** Nothing was delivered for this order yet. */
  DELIVERY_RECORD_NOT_FOUND: undefined;
  /** No such extraction in this tenant. */
  EXTRACTION_NOT_FOUND: undefined;
  /** The field is none of the facts that can be corrected. */
  FIELD_NOT_CORRECTABLE: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** Flags are still OPEN; correct the facts that they name. */
  EXTRACTION_FLAGS_OPEN: undefined;
  /** Too many documents are waiting to be read. Nothing was changed. Send the request again after Retry-After. */
  EXTRACTION_UNAVAILABLE: undefined;
  /** A critical fact was corrected to an empty value; give it one. */
  EXTRACTION_FIELDS_MISSING: undefined;
  /** No such financing pool, or not yours to see. */
  POOL_NOT_FOUND: undefined;
  /** The pool is in another phase: it takes deposits in SUBSCRIPTION, offers and issues loans in ORIGINATION, and pays out in SUBSCRIPTION and CLOSED. */
  POOL_PHASE: undefined;
  /** The deposit would take the pool over its cap. */
  POOL_CAP_EXCEEDED: undefined;
  /** No such purchase order, or the caller is no party to it. */
  PURCHASE_ORDER_NOT_FOUND: undefined;
  /** The supplier has not accepted the purchase order. */
  PURCHASE_ORDER_NOT_ACCEPTED: undefined;
  /** The sales order is not ACCEPTED or DELIVERED, is settled, or has a purchase order; or the extraction is not APPROVED, or has one. */
  ORDER_NOT_FINANCEABLE: undefined;
  /** No such permit, or the caller is no party to it. */
  PERMIT_NOT_FOUND: undefined;
  /** The borrower has no ACTIVE permit with this pool. */
  PERMIT_REQUIRED: undefined;
  /** No such offer, or the caller is no party to it. */
  OFFER_NOT_FOUND: undefined;
  /** The purchase order already has an open offer. */
  OFFER_OPEN: undefined;
  /** The offer is past its deadline; ask for a new one. */
  OFFER_EXPIRED: undefined;
  /** The principal is more than the permit's maxPrincipal, the face amount, the pool's cash less its reserve, or exposureBps of its cash. */
  PRINCIPAL_EXCEEDS_LIMIT: undefined;
  /** The principal is less than the supplier's minPrincipal. */
  PRINCIPAL_BELOW_MINIMUM: undefined;
  /** No such loan, or the caller is no party to it. */
  LOAN_NOT_FOUND: undefined;
  /** No such agreement in this tenant. */
  AGREEMENT_NOT_FOUND: undefined;
  /** The tenant's feed has no event with this id. */
  EVENT_NOT_FOUND: undefined;
  /** Not an absolute http or https URL of at most 2048 characters, or one with credentials or a fragment; in live also a name under .test. */
  INVALID_URL: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** Live endpoints must be https. */
  SCHEME_NOT_ALLOWED: undefined;
  /** Live endpoints must be on port 443. */
  PORT_NOT_ALLOWED: undefined;
  /** The host, or one of its addresses, is not public; nothing overrides it. */
  PRIVATE_HOST_BLOCKED: undefined;
  /** No such webhook endpoint in this tenant, or it was deleted. */
  ENDPOINT_NOT_FOUND: undefined;
  /** The tenant has 20 webhook endpoints; delete one first. */
  ENDPOINT_LIMIT_REACHED: undefined;
  /** The webhook endpoint is DISABLED; enable it with PATCH first. */
  ENDPOINT_DISABLED: undefined;
  /** No such webhook delivery in this tenant. */
  DELIVERY_NOT_FOUND: undefined;
  /** The provider's signature does not verify. */
  WEBHOOK_SIGNATURE_INVALID: undefined;
  /** The provider's timestamp is more than 300 seconds away from the server's clock. */
  WEBHOOK_REPLAY_WINDOW: undefined;
  /** The provider's webhook has no body. */
  EMPTY_BODY: undefined;
  /** This deployment has no such provider switched on. */
  UNKNOWN_PROVIDER: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The tenant has no webhook sink with this id. */
  WEBHOOK_SINK_NOT_FOUND: undefined;
  /** The provider's liquidity is less than the withdrawal. */
  LIQUIDITY_INSUFFICIENT: undefined;
  /** The provider has no liquidity configured in this currency. */
  LIQUIDITY_NOT_CONFIGURED: undefined;
  /** The amount of liquidity is not valid. */
  LIQUIDITY_BAD_AMOUNT: {
    /** Every failure found, at most 50. */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** There is no review case with this id. */
  REVIEW_CASE_NOT_FOUND: undefined;
  /** The review case was closed because its payment ended otherwise. */
  REVIEW_CASE_NOT_OPEN: undefined;
  /** The review case is already resolved. */
  REVIEW_CASE_RESOLVED: undefined;
}

export type ErrorCode = keyof ErrorDetails;

export interface ErrorMeta {
  readonly statuses: readonly number[];
  readonly meaning: string;
  /** Whether the same request can succeed when it is sent again. */
  readonly retry: boolean;
  /** Answered by the kernel, not by a handler. */
  readonly kernel: boolean;
}

export const errors: Readonly<Record<ErrorCode, ErrorMeta>> = {
  UNAUTHENTICATED: {
    statuses: [401],
    meaning: 'The request\'s credential does not say who is calling.',
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
    meaning: 'The API key is not a key of this deployment.',
    retry: false,
    kernel: true,
  },
  API_KEY_REVOKED: { statuses: [401], meaning: 'The API key has been revoked.', retry: false, kernel: true },
  API_KEY_EXPIRED: { statuses: [401], meaning: 'The API key has expired.', retry: false, kernel: true },
  TENANT_REQUIRED: {
    statuses: [403],
    meaning: 'The session\'s user belongs to no tenant yet. Create one with POST /v1/tenants.',
    retry: false,
    kernel: true,
  },
  TENANT_AMBIGUOUS: {
    statuses: [400],
    meaning: 'The session\'s user belongs to several tenants. Name one in the header x-service-tenant-id.',
    retry: false,
    kernel: true,
  },
  TENANT_SUSPENDED: { statuses: [403], meaning: 'The tenant is suspended.', retry: false, kernel: true },
  AGENT_SUSPENDED: {
    statuses: [403],
    meaning: 'The agent that the API key belongs to is suspended.',
    retry: false,
    kernel: true,
  },
  IP_NOT_ALLOWED: {
    statuses: [403],
    meaning: 'The API key may not be used from this client address.',
    retry: false,
    kernel: true,
  },
  REQUEST_SIGNATURE_REQUIRED: {
    statuses: [401],
    meaning: 'This operation needs a signed request from this API key. Send the header x-service-request-signature.',
    retry: false,
    kernel: true,
  },
  REQUEST_SIGNATURE_STALE: {
    statuses: [401],
    meaning: 'The timestamp of the request signature is more than 300 seconds away from the server\'s clock.',
    retry: false,
    kernel: true,
  },
  REQUEST_SIGNATURE_INVALID: {
    statuses: [401],
    meaning: 'The request signature does not match the request.',
    retry: false,
    kernel: true,
  },
  REQUEST_SIGNING_NOT_CONFIGURED: {
    statuses: [403],
    meaning: 'The request is signed, but the API key has no signing secret.',
    retry: false,
    kernel: true,
  },
  MEMBER_SESSION_REQUIRED: {
    statuses: [403],
    meaning: 'This operation needs a member session. An API key cannot call it.',
    retry: false,
    kernel: true,
  },
  MEMBER_NOT_ACTIVE: { statuses: [403, 409], meaning: 'The member is not ACTIVE.', retry: false, kernel: true },
  INSUFFICIENT_SCOPE: {
    statuses: [403],
    meaning: 'The credential lacks a scope that this operation needs.',
    retry: false,
    kernel: true,
  },
  ROLE_NOT_PERMITTED: {
    statuses: [403],
    meaning: 'The role of the member who is calling does not permit this.',
    retry: false,
    kernel: false,
  },
  SANDBOX_ONLY: {
    statuses: [403],
    meaning: 'This operation exists only in the sandbox.',
    retry: false,
    kernel: true,
  },
  VALIDATION_FAILED: {
    statuses: [400],
    meaning: 'The request does not fit the contract. The details list every place.',
    retry: false,
    kernel: true,
  },
  INVALID_JSON: { statuses: [400], meaning: 'The body is not one JSON object.', retry: false, kernel: true },
  BODY_TOO_LARGE: {
    statuses: [400],
    meaning: 'The body is larger than this operation takes.',
    retry: false,
    kernel: true,
  },
  UNSUPPORTED_CONTENT_TYPE: {
    statuses: [400],
    meaning: 'The body has to be sent as application/json.',
    retry: false,
    kernel: true,
  },
  ROUTE_NOT_FOUND: { statuses: [404], meaning: 'There is no operation with this path.', retry: false, kernel: true },
  METHOD_NOT_ALLOWED: {
    statuses: [405],
    meaning: 'The path exists, but not with this method. The header Allow lists the methods that it has.',
    retry: false,
    kernel: true,
  },
  RATE_LIMITED: {
    statuses: [429],
    meaning: 'Too many requests. Wait as long as Retry-After says.',
    retry: true,
    kernel: true,
  },
  IDEMPOTENCY_KEY_REUSED: {
    statuses: [409, 422],
    meaning: 'The Idempotency-Key was already used for a different request.',
    retry: false,
    kernel: true,
  },
  IDEMPOTENCY_IN_PROGRESS: {
    statuses: [409],
    meaning: 'The first request with this Idempotency-Key is still running. Send it again after Retry-After.',
    retry: true,
    kernel: true,
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    statuses: [400],
    meaning: 'A payment intent needs an Idempotency-Key.',
    retry: false,
    kernel: false,
  },
  INTERNAL_ERROR: {
    statuses: [500],
    meaning: 'Something unexpected failed. Quote the requestId to support.',
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
    meaning: 'The database could not serve the request just now. Nothing was changed.',
    retry: true,
    kernel: true,
  },
  INVALID_TRANSITION: {
    statuses: [400],
    meaning: 'The resource\'s current state does not allow this.',
    retry: false,
    kernel: false,
  },
  TENANT_NOT_FOUND: {
    statuses: [404],
    meaning: 'The caller knows no tenant with this id.',
    retry: false,
    kernel: false,
  },
  TENANT_EXISTS: {
    statuses: [409],
    meaning: 'The caller already belongs to a tenant. Send `additional: true` to create another one.',
    retry: false,
    kernel: false,
  },
  MEMBER_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant has no member with this id.',
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
    meaning: 'The last ACTIVE OWNER of a tenant cannot be suspended, removed or demoted.',
    retry: false,
    kernel: false,
  },
  SIGNER_SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The signature over the registration text was not made by the address.',
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
    meaning: 'The tenant already has 100 API keys that are not revoked.',
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
  ALIAS_OTP_INVALID: {
    statuses: [400],
    meaning: 'The code is wrong. The details say how many attempts are left.',
    retry: false,
    kernel: false,
  },
  ALIAS_OTP_EXPIRED: {
    statuses: [410],
    meaning: 'The code is no longer valid. Ask for a new one.',
    retry: false,
    kernel: false,
  },
  ALIAS_OTP_TOO_MANY_ATTEMPTS: {
    statuses: [403],
    meaning: 'Five wrong codes were entered, and the code is void. Ask for a new one.',
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
    meaning: 'The provider has not started this verification session, so it cannot be advanced.',
    retry: false,
    kernel: false,
  },
  SIMULATE_NOT_AVAILABLE: {
    statuses: [403],
    meaning: 'Only sessions of the mock provider can be simulated, with a test credential.',
    retry: false,
    kernel: false,
  },
  MEMBER_ID_REQUIRED: {
    statuses: [400],
    meaning: 'The request is about a member and needs memberId.',
    retry: false,
    kernel: false,
  },
  LEGAL_NAME_REQUIRED: {
    statuses: [400],
    meaning: 'The member or business to be verified has no legal name yet.',
    retry: false,
    kernel: false,
  },
  HANDOFF_GONE: {
    statuses: [410],
    meaning: 'The hand-off link no longer works. Each link works once.',
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
    meaning: 'The credential did not come from a verification provider, so there is nothing to refresh.',
    retry: false,
    kernel: false,
  },
  CREDENTIAL_ARTIFACT_NOT_AVAILABLE: {
    statuses: [404],
    meaning: 'The credential is not signed, so it has no signed document.',
    retry: false,
    kernel: false,
  },
  DISCLOSURE_NOT_AVAILABLE: {
    statuses: [404],
    meaning: 'The credential is not anchored, or has no such claim.',
    retry: false,
    kernel: false,
  },
  UNKNOWN_ELIGIBILITY_ACTION: {
    statuses: [400],
    meaning: 'The action is none of the four that can be evaluated.',
    retry: false,
    kernel: false,
  },
  IDENTITY_NOT_FOUND: {
    statuses: [404],
    meaning: 'There is no identity behind this reference.',
    retry: false,
    kernel: false,
  },
  IDENTITY_REQUIRED: {
    statuses: [403],
    meaning: 'The tenant lacks a credential that this operation needs. The details name the kinds.',
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
    meaning: 'Only a PENDING binding can be verified.',
    retry: false,
    kernel: false,
  },
  WALLET_BINDING_NO_CHALLENGE: {
    statuses: [409],
    meaning: 'The binding has no challenge, or it has expired.',
    retry: false,
    kernel: false,
  },
  WALLET_BINDING_NOT_ACTIVE: {
    statuses: [409],
    meaning: 'Only an ACTIVE binding can be rotated.',
    retry: false,
    kernel: false,
  },
  WALLET_BINDING_NOT_ROTATING: { statuses: [409], meaning: 'The binding is not a rotation.', retry: false, kernel: false },
  WALLET_BINDING_ROTATION_STALE: {
    statuses: [409],
    meaning: 'The binding that this one replaces is no longer ACTIVE.',
    retry: false,
    kernel: false,
  },
  WALLET_BINDING_SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The signature over the challenge is not by the wallet.',
    retry: false,
    kernel: false,
  },
  WALLET_ALREADY_BOUND: {
    statuses: [409],
    meaning: 'The wallet is ACTIVE already, under another identity or this one.',
    retry: false,
    kernel: false,
  },
  CHALLENGE_NOT_FOUND: {
    statuses: [404],
    meaning: 'The caller has no challenge with this id.',
    retry: false,
    kernel: false,
  },
  PRESENTATION_REPLAYED: {
    statuses: [409],
    meaning: 'The presentation challenge was already used; a failed verify uses it up too.',
    retry: false,
    kernel: false,
  },
  AUTHORITY_NOT_FOUND: { statuses: [404], meaning: 'No such authority grant.', retry: false, kernel: false },
  AUTHORITY_ACTIONS_REQUIRED: {
    statuses: [400],
    meaning: 'The field allowedActions is missing or empty.',
    retry: false,
    kernel: false,
  },
  INVALID_USD_AMOUNT: {
    statuses: [400],
    meaning: 'A limit is not a positive USD amount with at most 6 fraction digits.',
    retry: false,
    kernel: false,
  },
  INVALID_APPROVAL_WEIGHT: {
    statuses: [400],
    meaning: 'The field approvalWeight is not an integer from 1 to 100.',
    retry: false,
    kernel: false,
  },
  AUTHORITY_REVOKED: { statuses: [409], meaning: 'A REVOKED grant never changes.', retry: false, kernel: false },
  AUTHORITY_NOT_ACTIVE: {
    statuses: [409],
    meaning: 'The grant, or the member to receive it, is not ACTIVE.',
    retry: false,
    kernel: false,
  },
  AUTHORITY_ALREADY_ATTESTED: { statuses: [409], meaning: 'The grant is already attested.', retry: false, kernel: false },
  AUTHORITY_MISSING: {
    statuses: [403],
    meaning: 'The member has no ACTIVE grant for this action.',
    retry: false,
    kernel: false,
  },
  ORG_MULTISIG_NOT_DEPLOYED: {
    statuses: [409],
    meaning: 'The organization\'s multisig is not deployed.',
    retry: false,
    kernel: false,
  },
  ORG_ATTESTATION_INVALID: {
    statuses: [400],
    meaning: 'The signature does not verify against the organization\'s multisig (EIP-1271).',
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
    meaning: 'This version of the payment policy is already attested.',
    retry: false,
    kernel: false,
  },
  PAYMENT_POLICY_UNKNOWN_KEY: {
    statuses: [400],
    meaning: 'The rules have a key that does not exist.',
    retry: false,
    kernel: false,
  },
  INVALID_POLICY_RULE: {
    statuses: [400],
    meaning: 'A rule of a policy is malformed; details tell every place.',
    retry: false,
    kernel: false,
  },
  APPROVAL_NOT_FOUND: { statuses: [404], meaning: 'No such approval request.', retry: false, kernel: false },
  NO_SIGNER_ADDRESS: {
    statuses: [400],
    meaning: 'The member has no registered signer address.',
    retry: false,
    kernel: false,
  },
  APPROVAL_NOT_PENDING: {
    statuses: [409, 400],
    meaning: 'No vote is open: 409 on approvals, 400 on the payment.',
    retry: false,
    kernel: false,
  },
  APPROVAL_REQUIRES_MEMBER: {
    statuses: [403],
    meaning: 'Votes come from member sessions, never from an API key.',
    retry: false,
    kernel: false,
  },
  SELF_APPROVAL_FORBIDDEN: {
    statuses: [403],
    meaning: 'Nobody approves a payment that they initiated.',
    retry: false,
    kernel: false,
  },
  APPROVAL_GROUP_MISMATCH: {
    statuses: [403],
    meaning: 'The request belongs to another approval group than the voter\'s.',
    retry: false,
    kernel: false,
  },
  ALREADY_VOTED: {
    statuses: [409],
    meaning: 'The member has already voted on this request.',
    retry: false,
    kernel: false,
  },
  APPROVAL_SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The signature over the vote text does not verify.',
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
    meaning: 'Only the recipient of the payment may select a route and confirm.',
    retry: false,
    kernel: false,
  },
  RECIPIENT_UNRESOLVED: {
    statuses: [409],
    meaning: 'The payment has no onboarded recipient yet who could consent.',
    retry: false,
    kernel: false,
  },
  ROUTE_NOT_SELECTED: {
    statuses: [409],
    meaning: 'No route has been selected. Select one with select-route.',
    retry: false,
    kernel: false,
  },
  ROUTE_QUOTE_EXPIRED: {
    statuses: [409],
    meaning: 'The quote has expired. A fresh set of quotes is ready: read the routes and select again.',
    retry: false,
    kernel: false,
  },
  ROUTE_QUOTE_NOT_AVAILABLE: {
    statuses: [404],
    meaning: 'The payment\'s current set of quotes has none with this id.',
    retry: false,
    kernel: false,
  },
  CANCEL_CONFLICT: {
    statuses: [409],
    meaning: 'The payment can no longer be cancelled.',
    retry: false,
    kernel: false,
  },
  RECIPIENT_REQUIRED: { statuses: [400], meaning: 'The request names no recipient.', retry: false, kernel: false },
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
    meaning: 'Nobody holds this recipient reference.',
    retry: false,
    kernel: false,
  },
  EMAIL_NOT_FOUND: {
    statuses: [404],
    meaning: 'Nobody has proved to hold this e-mail address.',
    retry: false,
    kernel: false,
  },
  INVALID_DID: { statuses: [400], meaning: 'The DID is malformed.', retry: false, kernel: false },
  DID_NOT_RESOLVABLE: {
    statuses: [400],
    meaning: 'The service cannot resolve a DID of this method and host.',
    retry: false,
    kernel: false,
  },
  INVITE_CONTACT_REQUIRED: {
    statuses: [400],
    meaning: 'The request needs the e-mail address or the phone number of the person to invite.',
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
    meaning: 'This request shape does not pay this kind of recipient. Only the legacy shape pays raw addresses.',
    retry: false,
    kernel: false,
  },
  INVALID_AMOUNT: { statuses: [400], meaning: 'The amount is not valid.', retry: false, kernel: false },
  INVALID_PHONE: { statuses: [400], meaning: 'The phone number is not valid.', retry: false, kernel: false },
  FUNDING_MODE_NOT_AVAILABLE: {
    statuses: [400],
    meaning: 'This way of funding is not available to this tenant in this environment.',
    retry: false,
    kernel: false,
  },
  ACCOUNT_CHAIN_MISMATCH: {
    statuses: [400],
    meaning: 'The chain is not the one that this deployment works on.',
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
    meaning: 'The payment envelope does not fit the payment. The details give the reason.',
    retry: false,
    kernel: false,
  },
  INSUFFICIENT_FUNDS: {
    statuses: [402],
    meaning: 'The balance does not cover the amount. Nothing was recorded.',
    retry: false,
    kernel: false,
  },
  AMBIGUOUS_PAYMENT_BODY: {
    statuses: [400],
    meaning: 'The body has both recipient and sourceWalletId.',
    retry: false,
    kernel: false,
  },
  UNRECOGNIZED_PAYMENT_BODY: {
    statuses: [400],
    meaning: 'The body has neither recipient nor sourceWalletId.',
    retry: false,
    kernel: false,
  },
  INVALID_PAYMENT_BODY: {
    statuses: [400],
    meaning: 'The body is not a valid payment of its shape.',
    retry: false,
    kernel: false,
  },
  SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The signature was not made by the address that has to sign.',
    retry: false,
    kernel: false,
  },
  ALREADY_SIGNED: { statuses: [409], meaning: 'This owner has already signed.', retry: false, kernel: false },
  POLICY_DENIED: {
    statuses: [403, 422],
    meaning: 'The spend policy denies it. The details name the rule.',
    retry: false,
    kernel: false,
  },
  POLICY_UNAVAILABLE: {
    statuses: [503],
    meaning: 'The spend policy could not be evaluated, so the payment is refused.',
    retry: true,
    kernel: false,
  },
  CLAIM_NOT_FOUND: { statuses: [404], meaning: 'There is no such claim.', retry: false, kernel: false },
  CLAIM_LINK_GONE: { statuses: [410], meaning: 'The claim link no longer works.', retry: false, kernel: false },
  CLAIM_OTP_INVALID: {
    statuses: [400],
    meaning: 'The code is wrong. The details say how many attempts are left.',
    retry: false,
    kernel: false,
  },
  CLAIM_OTP_EXPIRED: {
    statuses: [410],
    meaning: 'The code has expired. Ask for a new one.',
    retry: false,
    kernel: false,
  },
  CLAIM_OTP_TOO_MANY_ATTEMPTS: {
    statuses: [403],
    meaning: 'Five wrong codes were entered, and the code is void. Ask for a new one.',
    retry: false,
    kernel: false,
  },
  CLAIM_TICKET_GONE: { statuses: [410], meaning: 'The claim ticket no longer works.', retry: false, kernel: false },
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
    meaning: 'The destination is still PENDING_VERIFICATION.',
    retry: false,
    kernel: false,
  },
  DESTINATION_NOT_ACTIVE: { statuses: [409], meaning: 'The destination is not ACTIVE.', retry: false, kernel: false },
  DESTINATION_VERIFY_NOT_AVAILABLE: {
    statuses: [403],
    meaning: 'Nothing can verify this destination: its rail has no provider in mode mock or sandbox.',
    retry: false,
    kernel: false,
  },
  PROVIDER_UNAVAILABLE: {
    statuses: [503],
    meaning: 'The provider did not answer. Nothing was changed.',
    retry: true,
    kernel: false,
  },
  DESTINATION_TYPE_REQUIRED: {
    statuses: [400],
    meaning: 'The type of the destination is missing.',
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
    meaning: 'The rail does not serve this combination of country, currency and asset.',
    retry: false,
    kernel: false,
  },
  DESTINATION_RAIL_NOT_AVAILABLE: { statuses: [400], meaning: 'There is no such rail.', retry: false, kernel: false },
  UNSUPPORTED_NETWORK: { statuses: [400], meaning: 'The network is not supported.', retry: false, kernel: false },
  INVALID_DESTINATION_ADDRESS: {
    statuses: [400],
    meaning: 'The identifier does not fit the network or rail of the destination.',
    retry: false,
    kernel: false,
  },
  DESTINATION_SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The ownership signature cannot be accepted.',
    retry: false,
    kernel: false,
  },
  TWOFA_REQUIRED: {
    statuses: [403],
    meaning: 'The transfer, or the weakening of protection, needs two-factor approval: satisfy the challenge, then send the same request again with x-service-2fa-challenge.',
    retry: false,
    kernel: false,
  },
  NEW_PAYEE_NOT_SAVED: {
    statuses: [403],
    meaning: 'Protection is on, and the payee is no saved contact: save it with POST /v1/contacts.',
    retry: false,
    kernel: false,
  },
  PAYEE_COOLING_OFF: {
    statuses: [403],
    meaning: 'The contact is younger than the cooling-off time; details tell when it can be paid.',
    retry: false,
    kernel: false,
  },
  TWOFA_INVALID_CODE: {
    statuses: [400],
    meaning: 'The code or signature is wrong, or the code is no longer valid.',
    retry: false,
    kernel: false,
  },
  TWOFA_TOO_MANY_ATTEMPTS: {
    statuses: [403],
    meaning: 'The fifth wrong answer: the challenge is cancelled, or the factor that was being enrolled is gone.',
    retry: false,
    kernel: false,
  },
  TWOFA_CHALLENGE_EXPIRED: {
    statuses: [403],
    meaning: 'The challenge has expired; send the request again for a new one.',
    retry: false,
    kernel: false,
  },
  TWOFA_BINDING_MISMATCH: {
    statuses: [403],
    meaning: 'The request differs from the one that was approved; the challenge stays.',
    retry: false,
    kernel: false,
  },
  TWOFA_CHALLENGE_NOT_REDEEMABLE: {
    statuses: [403],
    meaning: 'The challenge is used, expired, not yet satisfied or not yours.',
    retry: false,
    kernel: false,
  },
  TWOFA_NOT_ENROLLED: {
    statuses: [403],
    meaning: 'The member has fewer usable factors than protection requires.',
    retry: false,
    kernel: false,
  },
  TWOFA_AGENT_NOT_PERMITTED: {
    statuses: [403],
    meaning: 'An API key cannot complete a challenge: from the threshold on it cannot pay, and factors, challenges and settings are for member sessions.',
    retry: false,
    kernel: false,
  },
  TWOFA_FACTOR_REQUIRED: {
    statuses: [409],
    meaning: 'Removing the factor would leave too few usable ones, or only e-mail and SMS.',
    retry: false,
    kernel: false,
  },
  FACTOR_NOT_FOUND: { statuses: [404], meaning: 'No such factor of this member.', retry: false, kernel: false },
  FACTOR_EXISTS: {
    statuses: [409],
    meaning: 'The member already has a TOTP, an IDP_MFA, or this e-mail or phone.',
    retry: false,
    kernel: false,
  },
  CONTACT_NOT_FOUND: { statuses: [404], meaning: 'No such contact in this tenant.', retry: false, kernel: false },
  CONTACT_EXISTS: {
    statuses: [409],
    meaning: 'The tenant has saved this target already.',
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
    meaning: 'The deployment of the wallet has FAILED, so nothing is sent to it.',
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
    meaning: 'The acting member has no smart account. GET /v1/balance?ensure=true provisions it.',
    retry: false,
    kernel: false,
  },
  BALANCE_UNAVAILABLE: {
    statuses: [503],
    meaning: 'A balance could not be read on the chain. Nothing was changed.',
    retry: true,
    kernel: false,
  },
  CHAIN_UNAVAILABLE: {
    statuses: [503],
    meaning: 'The chain does not answer. Nothing was changed.',
    retry: true,
    kernel: false,
  },
  DRIP_NOT_FOUND: { statuses: [404], meaning: 'The tenant has no drip with this id.', retry: false, kernel: false },
  FAUCET_NOT_AVAILABLE: {
    statuses: [403],
    meaning: 'There is no faucet here: it gives test money only.',
    retry: false,
    kernel: false,
  },
  FAUCET_RATE_LIMITED: {
    statuses: [403],
    meaning: 'The daily limit of the faucet is reached. Retry-After says when it is over.',
    retry: false,
    kernel: false,
  },
  AMOUNT_EXCEEDS_CAP: {
    statuses: [400],
    meaning: 'One drip gives at most 1000 usdc or 0.02 eth.',
    retry: false,
    kernel: false,
  },
  CARD_NOT_FOUND: { statuses: [404], meaning: 'No such card in this tenant.', retry: false, kernel: false },
  WALLET_PROVISIONING_NOT_AVAILABLE: {
    statuses: [400],
    meaning: 'The crypto-funded card provider is configured, which cannot put cards into phone wallets.',
    retry: false,
    kernel: false,
  },
  TREASURY_ACCOUNT_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such treasury account in this tenant.',
    retry: false,
    kernel: false,
  },
  TREASURY_BUCKET_NOT_FOUND: {
    statuses: [404],
    meaning: 'The treasury account has no such bucket.',
    retry: false,
    kernel: false,
  },
  TREASURY_RULE_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such treasury rule in this tenant; a deleted one is not found either.',
    retry: false,
    kernel: false,
  },
  SWEEP_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such treasury sweep in this tenant.',
    retry: false,
    kernel: false,
  },
  INVOICE_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such invoice in this tenant; publicly, none that was sent or cancelled.',
    retry: false,
    kernel: false,
  },
  INVOICE_PARTIES_NOT_DISTINCT: {
    statuses: [400],
    meaning: 'Payer, payee and arbiter must be three different addresses, whatever their letter case.',
    retry: false,
    kernel: false,
  },
  INVOICE_HAS_FUNDS: {
    statuses: [409],
    meaning: 'The escrow of the SENT invoice holds some money, so it is not cancelled: the full amount makes it FUNDED, less leaves by refund after expiresAt.',
    retry: false,
    kernel: false,
  },
  INVOICE_NOTHING_TO_REFUND: {
    statuses: [409],
    meaning: 'The escrow holds nothing that could go back to the payer.',
    retry: false,
    kernel: false,
  },
  SETTLEMENT_IN_FLIGHT: {
    statuses: [409],
    meaning: 'A release or refund is already proposed; it has to complete, or its payment be cancelled, first.',
    retry: false,
    kernel: false,
  },
  RAMP_NOT_FOUND: { statuses: [404], meaning: 'No such ramp in this tenant.', retry: false, kernel: false },
  RAMP_PROVIDER_NOT_AVAILABLE: { statuses: [400], meaning: 'Only the provider simulated is there.', retry: false, kernel: false },
  RAMP_AMOUNT_TOO_LARGE: { statuses: [400], meaning: 'One ramp moves at most 10000.00 USD.', retry: false, kernel: false },
  RAMP_DAILY_CAP: {
    statuses: [403],
    meaning: 'With this ramp the tenant would move more than 25000.00 USD in 24 hours, both directions counted, FAILED ramps not; Retry-After tells when to come back.',
    retry: false,
    kernel: false,
  },
  POLICY_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such policy in this tenant, or it is deleted.',
    retry: false,
    kernel: false,
  },
  POLICY_ATTACHMENT_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such attachment in this tenant, or it is detached.',
    retry: false,
    kernel: false,
  },
  POLICY_ATTACHED: {
    statuses: [409],
    meaning: 'The policy is attached to a subject; detach it first.',
    retry: false,
    kernel: false,
  },
  POLICY_SUBJECT_ATTACHED: {
    statuses: [409],
    meaning: 'The subject has a policy already, this one or another; detach that first.',
    retry: false,
    kernel: false,
  },
  CARD_AUTHORIZATION_CONFLICT: {
    statuses: [409],
    meaning: 'The issuer has used this id before, for another card, authorization or amount.',
    retry: false,
    kernel: false,
  },
  CARD_AUTHORIZATION_NOT_FOUND: { statuses: [404], meaning: 'The card has no such authorization.', retry: false, kernel: false },
  UPLOAD_NOT_FOUND: { statuses: [404], meaning: 'No such upload in this tenant.', retry: false, kernel: false },
  SALES_ORDER_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such sales order, or the caller is no party to it.',
    retry: false,
    kernel: false,
  },
  NOT_ORDER_PARTY: {
    statuses: [403],
    meaning: 'Another party of the order, the offer or the loan does this.',
    retry: false,
    kernel: false,
  },
  NOTE_REQUIRED: { statuses: [400], meaning: 'A request for changes needs a note.', retry: false, kernel: false },
  DELIVERY_RECORD_NOT_FOUND: {
    statuses: [404],
    meaning: 'Nothing was delivered for this order yet.',
    retry: false,
    kernel: false,
  },
  EXTRACTION_NOT_FOUND: { statuses: [404], meaning: 'No such extraction in this tenant.', retry: false, kernel: false },
  FIELD_NOT_CORRECTABLE: {
    statuses: [400],
    meaning: 'The field is none of the facts that can be corrected.',
    retry: false,
    kernel: false,
  },
  EXTRACTION_FLAGS_OPEN: {
    statuses: [409],
    meaning: 'Flags are still OPEN; correct the facts that they name.',
    retry: false,
    kernel: false,
  },
  EXTRACTION_UNAVAILABLE: {
    statuses: [503],
    meaning: 'Too many documents are waiting to be read. Nothing was changed. Send the request again after Retry-After.',
    retry: true,
    kernel: false,
  },
  EXTRACTION_FIELDS_MISSING: {
    statuses: [409],
    meaning: 'A critical fact was corrected to an empty value; give it one.',
    retry: false,
    kernel: false,
  },
  POOL_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such financing pool, or not yours to see.',
    retry: false,
    kernel: false,
  },
  POOL_PHASE: {
    statuses: [409],
    meaning: 'The pool is in another phase: it takes deposits in SUBSCRIPTION, offers and issues loans in ORIGINATION, and pays out in SUBSCRIPTION and CLOSED.',
    retry: false,
    kernel: false,
  },
  POOL_CAP_EXCEEDED: {
    statuses: [409],
    meaning: 'The deposit would take the pool over its cap.',
    retry: false,
    kernel: false,
  },
  PURCHASE_ORDER_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such purchase order, or the caller is no party to it.',
    retry: false,
    kernel: false,
  },
  PURCHASE_ORDER_NOT_ACCEPTED: {
    statuses: [409],
    meaning: 'The supplier has not accepted the purchase order.',
    retry: false,
    kernel: false,
  },
  ORDER_NOT_FINANCEABLE: {
    statuses: [409],
    meaning: 'The sales order is not ACCEPTED or DELIVERED, is settled, or has a purchase order; or the extraction is not APPROVED, or has one.',
    retry: false,
    kernel: false,
  },
  PERMIT_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such permit, or the caller is no party to it.',
    retry: false,
    kernel: false,
  },
  PERMIT_REQUIRED: {
    statuses: [403],
    meaning: 'The borrower has no ACTIVE permit with this pool.',
    retry: false,
    kernel: false,
  },
  OFFER_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such offer, or the caller is no party to it.',
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
    meaning: 'The offer is past its deadline; ask for a new one.',
    retry: false,
    kernel: false,
  },
  PRINCIPAL_EXCEEDS_LIMIT: {
    statuses: [409],
    meaning: 'The principal is more than the permit\'s maxPrincipal, the face amount, the pool\'s cash less its reserve, or exposureBps of its cash.',
    retry: false,
    kernel: false,
  },
  PRINCIPAL_BELOW_MINIMUM: {
    statuses: [409],
    meaning: 'The principal is less than the supplier\'s minPrincipal.',
    retry: false,
    kernel: false,
  },
  LOAN_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such loan, or the caller is no party to it.',
    retry: false,
    kernel: false,
  },
  AGREEMENT_NOT_FOUND: { statuses: [404], meaning: 'No such agreement in this tenant.', retry: false, kernel: false },
  EVENT_NOT_FOUND: {
    statuses: [404],
    meaning: 'The tenant\'s feed has no event with this id.',
    retry: false,
    kernel: false,
  },
  INVALID_URL: {
    statuses: [400],
    meaning: 'Not an absolute http or https URL of at most 2048 characters, or one with credentials or a fragment; in live also a name under .test.',
    retry: false,
    kernel: false,
  },
  SCHEME_NOT_ALLOWED: { statuses: [400], meaning: 'Live endpoints must be https.', retry: false, kernel: false },
  PORT_NOT_ALLOWED: { statuses: [400], meaning: 'Live endpoints must be on port 443.', retry: false, kernel: false },
  PRIVATE_HOST_BLOCKED: {
    statuses: [400],
    meaning: 'The host, or one of its addresses, is not public; nothing overrides it.',
    retry: false,
    kernel: false,
  },
  ENDPOINT_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such webhook endpoint in this tenant, or it was deleted.',
    retry: false,
    kernel: false,
  },
  ENDPOINT_LIMIT_REACHED: {
    statuses: [409],
    meaning: 'The tenant has 20 webhook endpoints; delete one first.',
    retry: false,
    kernel: false,
  },
  ENDPOINT_DISABLED: {
    statuses: [409],
    meaning: 'The webhook endpoint is DISABLED; enable it with PATCH first.',
    retry: false,
    kernel: false,
  },
  DELIVERY_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such webhook delivery in this tenant.',
    retry: false,
    kernel: false,
  },
  WEBHOOK_SIGNATURE_INVALID: {
    statuses: [401],
    meaning: 'The provider\'s signature does not verify.',
    retry: false,
    kernel: false,
  },
  WEBHOOK_REPLAY_WINDOW: {
    statuses: [401],
    meaning: 'The provider\'s timestamp is more than 300 seconds away from the server\'s clock.',
    retry: false,
    kernel: false,
  },
  EMPTY_BODY: { statuses: [400], meaning: 'The provider\'s webhook has no body.', retry: false, kernel: false },
  UNKNOWN_PROVIDER: {
    statuses: [400],
    meaning: 'This deployment has no such provider switched on.',
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
    meaning: 'The provider\'s liquidity is less than the withdrawal.',
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
    meaning: 'The review case was closed because its payment ended otherwise.',
    retry: false,
    kernel: false,
  },
  REVIEW_CASE_RESOLVED: { statuses: [409], meaning: 'The review case is already resolved.', retry: false, kernel: false },
};

/** The database constraints whose violation is a declared refusal: a lost race is no 500. */
export const constraintErrors: Readonly<Record<string, ErrorCode>> = {
  members_email_unique: 'MEMBER_EXISTS',
  phone_aliases_phone_unique: 'PHONE_ALIAS_EXISTS',
  wallet_bindings_active_unique: 'WALLET_ALREADY_BOUND',
  directory_handles_handle_unique: 'HANDLE_RESERVED',
  payment_envelopes_nonce_unique: 'ENVELOPE_INVALID',
  ledger_balances_not_negative: 'INSUFFICIENT_FUNDS',
  payout_destinations_identifier_unique: 'DESTINATION_EXISTS',
  twofa_factors_one_each: 'FACTOR_EXISTS',
  contacts_target_unique: 'CONTACT_EXISTS',
  policy_attachments_one_per_subject: 'POLICY_SUBJECT_ATTACHED',
  purchase_orders_trade_order_unique: 'ORDER_NOT_FINANCEABLE',
  purchase_orders_extraction_unique: 'ORDER_NOT_FINANCEABLE',
};
