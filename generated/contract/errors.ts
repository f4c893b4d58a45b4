// Generated from spec/errors.yaml by `npm run generate`. Do not edit.

/** What `details` holds, per code; undefined where there is nothing to say. */
export interface ErrorDetails {
  /** No session on a session-only operation, a session that does not verify, or two credentials of different tenants (D-011, D-012). */
  UNAUTHENTICATED: undefined;
  /** The request carries no credential at all (D-011). */
  API_KEY_REQUIRED: undefined;
  /** The API key is malformed, unknown or of the other environment (D-010). */
  API_KEY_INVALID: undefined;
  /** The API key has been revoked. */
  API_KEY_REVOKED: undefined;
  /** The API key is past its expiresAt. */
  API_KEY_EXPIRED: undefined;
  /** The session user belongs to no tenant yet; create one with POST /v1/tenants (D-004). */
  TENANT_REQUIRED: undefined;
  /** The session user has several memberships; name one in the header x-service-tenant-id (D-004). */
  TENANT_AMBIGUOUS: undefined;
  /** The tenant is suspended (D-006). */
  TENANT_SUSPENDED: undefined;
  /** The agent behind the API key is suspended (D-022). */
  AGENT_SUSPENDED: undefined;
  /** The client address is outside the allowlist of the API key (D-026). */
  IP_NOT_ALLOWED: undefined;
  /** This route demands the header x-service-request-signature from this API key (D-029). */
  REQUEST_SIGNATURE_REQUIRED: undefined;
  /** The timestamp of the request signature is more than 300 s away from the server clock. */
  REQUEST_SIGNATURE_STALE: undefined;
  /** The request signature is malformed, does not match, or was used with another Idempotency-Key or another query before (D-028, D-501). */
  REQUEST_SIGNATURE_INVALID: undefined;
  /** The request is signed, but the API key has no signing secret (D-027). */
  REQUEST_SIGNING_NOT_CONFIGURED: undefined;
  /** The operation is for member sessions only, never for an API key (D-013). */
  MEMBER_SESSION_REQUIRED: undefined;
  /** The member who acts, or in whose name a key acts, is not ACTIVE (403); or the member to be verified is not (409) (D-021, D-313, D-405, D-452). */
  MEMBER_NOT_ACTIVE: undefined;
  /** The credential lacks a scope that the operation needs (D-019, D-023). */
  INSUFFICIENT_SCOPE: {
    /** The scopes that are missing. */
    required: string[];
    /** Present and true when an agent key may never hold the scope (D-023). */
    agentForbidden?: boolean;
  };
  /** The member's role may not do this, or may not touch a member of that role (D-016, D-018, D-460). */
  ROLE_NOT_PERMITTED: undefined;
  /** The operation exists in the sandbox only; live refuses it to everyone (D-068, D-070). */
  SANDBOX_ONLY: undefined;
  /** The request does not fit the contract; details name every place (D-034). */
  VALIDATION_FAILED: {
    /** Every failure found, at most 50 (D-034). */
    errors: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  };
  /** The body is not a JSON object, or repeats a key (D-035, D-036). */
  INVALID_JSON: undefined;
  /** The body is larger than the operation's limit (D-036). */
  BODY_TOO_LARGE: undefined;
  /** The body is not application/json (D-035). */
  UNSUPPORTED_CONTENT_TYPE: undefined;
  /** No operation has this path and method (D-035). */
  ROUTE_NOT_FOUND: undefined;
  /** Too many requests; wait for the seconds in Retry-After (D-052). */
  RATE_LIMITED: undefined;
  /** The Idempotency-Key was used with other salient fields (409) or with another body (422) (D-057). */
  IDEMPOTENCY_KEY_REUSED: {
    /** Which comparison failed. */
    mismatch: 'salient' | 'body';
  };
  /** The first request with this Idempotency-Key still runs; ask again after Retry-After (D-056). */
  IDEMPOTENCY_IN_PROGRESS: undefined;
  /** This request shape needs an Idempotency-Key (D-059). */
  IDEMPOTENCY_KEY_REQUIRED: undefined;
  /** Something unexpected failed; quote the requestId to support (D-033). */
  INTERNAL_ERROR: undefined;
  /** The operation or a step that it would take is not built yet; nothing was changed. */
  NOT_IMPLEMENTED: undefined;
  /** The database could not serve the request just now; nothing was changed (D-437). */
  TRY_AGAIN: undefined;
  /** The current state does not allow this verb (D-041). */
  INVALID_TRANSITION: {
    /** The status that the resource has. */
    from: string;
    /** The event that was refused. */
    event: string;
    /** Set when the verb belongs to the other kind of payment (D-169). */
    generation?: 'intent' | 'legacy';
  };
  /** No such tenant, or not yours to see (D-006). */
  TENANT_NOT_FOUND: undefined;
  /** The caller already belongs to a tenant; send additional: true for another (D-005). */
  TENANT_EXISTS: undefined;
  /** No such member in this tenant. */
  MEMBER_NOT_FOUND: undefined;
  /** The tenant already has a member with this e-mail (D-016). */
  MEMBER_EXISTS: undefined;
  /** The last ACTIVE OWNER cannot be suspended, removed or demoted (D-017). */
  LAST_OWNER: undefined;
  /** The signature over the signer registration does not recover the address (D-020). */
  SIGNER_SIGNATURE_INVALID: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** No such API key in this tenant. */
  API_KEY_NOT_FOUND: undefined;
  /** The tenant has 100 unrevoked API keys (D-009). */
  API_KEY_LIMIT_REACHED: undefined;
  /** No such agent in this tenant. */
  AGENT_NOT_FOUND: undefined;
  /** No such phone alias in this tenant. */
  PHONE_ALIAS_NOT_FOUND: undefined;
  /** The tenant already has this phone (D-108). */
  PHONE_ALIAS_EXISTS: undefined;
  /** The code is wrong; details tell how many attempts are left (D-108, D-443). */
  ALIAS_OTP_INVALID: {
    /** Attempts left before the code is void. */
    attemptsRemaining: number;
  };
  /** The code has expired or was replaced; ask for a new one (D-108). */
  ALIAS_OTP_EXPIRED: undefined;
  /** Five wrong codes; the code is void, ask for a new one (D-108, D-443). */
  ALIAS_OTP_TOO_MANY_ATTEMPTS: undefined;
  /** No such verification session in this tenant. */
  VERIFICATION_SESSION_NOT_FOUND: undefined;
  /** The verification session has already ended. */
  VERIFICATION_SESSION_TERMINAL: undefined;
  /** There is no provider session to advance (D-315). */
  VERIFICATION_SESSION_NOT_STARTED: undefined;
  /** Simulation needs a test credential and the mock provider (D-315). */
  SIMULATE_NOT_AVAILABLE: undefined;
  /** What is about a member needs memberId (D-313, D-321). */
  MEMBER_ID_REQUIRED: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The subject has no legal name to verify (D-313). */
  LEGAL_NAME_REQUIRED: undefined;
  /** The one-time link was used, has expired or never existed (D-317). */
  HANDOFF_GONE: undefined;
  /** No such credential in this tenant. */
  CREDENTIAL_NOT_FOUND: undefined;
  /** The credential has no provider behind it (D-328). */
  CREDENTIAL_NOT_REFRESHABLE: undefined;
  /** The credential is unsigned and has no artifact. */
  CREDENTIAL_ARTIFACT_NOT_AVAILABLE: undefined;
  /** The credential is not anchored, or has no such claim (D-329). */
  DISCLOSURE_NOT_AVAILABLE: undefined;
  /** The action is none of the four that can be evaluated (D-338). */
  UNKNOWN_ELIGIBILITY_ACTION: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The identity, or the reference to it, did not resolve. */
  IDENTITY_NOT_FOUND: {
    /** Only of /1.0/identifiers: the failure as W3C names it (D-334). */
    didResolutionMetadata?: {
      /** Why there is no document. */
      error: 'notFound' | 'invalidDid' | 'methodNotSupported';
    };
  } | undefined;
  /** The tenant lacks a credential that the operation needs. */
  IDENTITY_REQUIRED: {
    /** The kinds of credential that are missing. */
    missing: string[];
  };
  /** Not a valid wallet address (D-064). */
  INVALID_WALLET_ADDRESS: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The identity has no such wallet binding. */
  WALLET_BINDING_NOT_FOUND: undefined;
  /** Only a PENDING binding can be verified (D-323). */
  WALLET_BINDING_NOT_PENDING: undefined;
  /** The binding has no challenge, or it has expired (D-322). */
  WALLET_BINDING_NO_CHALLENGE: undefined;
  /** Only an ACTIVE binding can be rotated. */
  WALLET_BINDING_NOT_ACTIVE: undefined;
  /** The binding is not a rotation (D-477). */
  WALLET_BINDING_NOT_ROTATING: undefined;
  /** The binding that this one replaces is no longer ACTIVE. */
  WALLET_BINDING_ROTATION_STALE: undefined;
  /** The signature over the challenge is not by the wallet (D-323, D-324). */
  WALLET_BINDING_SIGNATURE_INVALID: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The wallet is ACTIVE already, under another identity or this one (D-322). */
  WALLET_ALREADY_BOUND: undefined;
  /** No such challenge of this tenant (presentations, D-331) or of this member (two-factor, D-347). */
  CHALLENGE_NOT_FOUND: undefined;
  /** The presentation challenge was already used; a failed verify uses it up too. */
  PRESENTATION_REPLAYED: undefined;
  /** No such authority grant. */
  AUTHORITY_NOT_FOUND: undefined;
  /** The field allowedActions is missing or empty. */
  AUTHORITY_ACTIONS_REQUIRED: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** A limit is not a positive USD amount with at most 6 fraction digits (D-048, D-201). */
  INVALID_USD_AMOUNT: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The field approvalWeight is not an integer from 1 to 100 (D-201). */
  INVALID_APPROVAL_WEIGHT: {
    /** Every failure found, at most 50 (D-034). */
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
  /** The member has no ACTIVE grant for this action (D-199). */
  AUTHORITY_MISSING: undefined;
  /** The organization's multisig is not deployed. */
  ORG_MULTISIG_NOT_DEPLOYED: undefined;
  /** The signature does not verify against the organization's multisig (EIP-1271). */
  ORG_ATTESTATION_INVALID: {
    /** Every failure found, at most 50 (D-034). */
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
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** A rule of a policy is malformed; details tell every place (D-306). */
  INVALID_POLICY_RULE: {
    /** Every failure found, at most 50 (D-034). */
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
  /** No vote is open: 409 on approvals, 400 on the payment (D-170). */
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
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** No such payment, or the caller is no party to it (D-039, D-151). */
  PAYMENT_NOT_FOUND: undefined;
  /** Only the sender may do this. */
  NOT_SENDER: undefined;
  /** Only the recipient selects a route and confirms (D-100). */
  RECIPIENT_CONSENT_REQUIRED: undefined;
  /** The payment has no recipient who could consent yet: it is in a claim or in onboarding (D-100). */
  RECIPIENT_UNRESOLVED: undefined;
  /** No quote has been selected (D-101). */
  ROUTE_NOT_SELECTED: undefined;
  /** The quote has expired; a fresh set is there, read the routes and select again (D-098). */
  ROUTE_QUOTE_EXPIRED: undefined;
  /** No such quote in the current set of this payment (D-099). */
  ROUTE_QUOTE_NOT_AVAILABLE: undefined;
  /** The payment is past the point of cancellation (D-103). */
  CANCEL_CONFLICT: {
    /** The status that the payment has. */
    status: string;
  };
  /** The request names no recipient. */
  RECIPIENT_REQUIRED: {
    /** Every failure found, at most 50 (D-034). */
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
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The recipient cannot be paid this way (D-156, D-157). */
  RECIPIENT_NOT_ROUTABLE: undefined;
  /** The recipient reference is well-formed, and nobody holds it (D-112). */
  PAYEE_NOT_FOUND: undefined;
  /** No verified holder of this e-mail (D-156). */
  EMAIL_NOT_FOUND: undefined;
  /** Not a well-formed payment-identity DID; nor a handle, where one is taken too (D-111, D-333). */
  INVALID_DID: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
    /** Only of /1.0/identifiers: the failure as W3C names it (D-334). */
    didResolutionMetadata?: {
      /** Why there is no document. */
      error: 'notFound' | 'invalidDid' | 'methodNotSupported';
    };
  } | undefined;
  /** A DID of another method or host (D-111). */
  DID_NOT_RESOLVABLE: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
    /** Only of /1.0/identifiers: the failure as W3C names it (D-334). */
    didResolutionMetadata?: {
      /** Why there is no document. */
      error: 'notFound' | 'invalidDid' | 'methodNotSupported';
    };
  } | undefined;
  /** An e-mail or a phone is needed, to invite the holder of a handle (D-112) or to reserve a DID (D-336). */
  INVITE_CONTACT_REQUIRED: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The handle is reserved to another contact (D-112). */
  HANDLE_RESERVED: undefined;
  /** The recipient is of a kind that this request shape does not pay (D-158). */
  UNSUPPORTED_RECIPIENT_KIND: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The amount is malformed, zero or too large (D-048). */
  INVALID_AMOUNT: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The phone number is not E.164, or no country has such a number (D-065). */
  INVALID_PHONE: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** This way of funding is not available to this tenant in this environment (D-081 to D-083). */
  FUNDING_MODE_NOT_AVAILABLE: {
    /** The asset that was asked for, USDC when none was. */
    asset: string;
    /** The network that was asked for, the environment network when none was. */
    network: string;
  };
  /** The chain is not the one of this environment or account (D-080). */
  ACCOUNT_CHAIN_MISMATCH: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The requested destination is not one of the recipient's ACTIVE destinations (D-115). */
  DESTINATION_NOT_ELIGIBLE: undefined;
  /** The payment envelope does not verify or does not fit the payment (D-148). */
  ENVELOPE_INVALID: {
    /** What is wrong with the envelope. */
    reason: 'SIGNATURE' | 'PAYER_MISMATCH' | 'PAYEE_MISMATCH' | 'AMOUNT_MISMATCH' | 'EXPIRED' | 'NONCE_USED' | 'MEMO_HASH_MISMATCH' | 'SHAPE';
  };
  /** The balance does not cover the amount; nothing was recorded (D-089). */
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
  /** The body has both recipient and sourceWalletId (A 4.2). */
  AMBIGUOUS_PAYMENT_BODY: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The body has neither recipient nor sourceWalletId (A 4.2). */
  UNRECOGNIZED_PAYMENT_BODY: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The body is not a valid payment of its shape (D-160). */
  INVALID_PAYMENT_BODY: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The signature is malformed or not an owner's (D-175). */
  SIGNATURE_INVALID: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** This owner has already signed (D-175). */
  ALREADY_SIGNED: undefined;
  /** The spend policy refuses it: 403 when it is proposed, 422 when it is executed (D-179). */
  POLICY_DENIED: {
    /** The rule that refused. */
    reason: string;
    /** The policy. */
    policyId: string;
    /** Its version. */
    policyVersion: number;
    /** The recorded decision. */
    decisionLogId: string;
  };
  /** The policy subsystem is down and enforcement fails closed (B 4.6, D-179). */
  POLICY_UNAVAILABLE: undefined;
  /** No such claim, or the payment never had one (D-183). */
  CLAIM_NOT_FOUND: undefined;
  /** The claim link was used, has expired or was cancelled (D-191). */
  CLAIM_LINK_GONE: undefined;
  /** The code is wrong; details tell how many attempts are left (D-193). */
  CLAIM_OTP_INVALID: {
    /** Attempts left before the code is void. */
    attemptsRemaining: number;
  };
  /** The code has expired; ask for a new one (D-193). */
  CLAIM_OTP_EXPIRED: undefined;
  /** Five wrong codes; ask for a new one (D-193). */
  CLAIM_OTP_TOO_MANY_ATTEMPTS: undefined;
  /** The claim ticket was used, has expired or never existed (D-194). */
  CLAIM_TICKET_GONE: undefined;
  /** No such payout destination in this tenant. */
  DESTINATION_NOT_FOUND: undefined;
  /** The tenant already has this destination (D-243). */
  DESTINATION_EXISTS: undefined;
  /** A REVOKED destination never changes (A 2.4). */
  DESTINATION_REVOKED: undefined;
  /** The destination is still PENDING_VERIFICATION (D-244). */
  DESTINATION_NOT_VERIFIED: undefined;
  /** The destination is not ACTIVE (D-244). */
  DESTINATION_NOT_ACTIVE: undefined;
  /** Nothing can verify this destination: its rail has no adapter in mode mock or sandbox (D-237). */
  DESTINATION_VERIFY_NOT_AVAILABLE: undefined;
  /** The provider did not answer; nothing is assumed, nothing was changed (D-237). */
  PROVIDER_UNAVAILABLE: undefined;
  /** The type is missing, and there is no address to tell it. */
  DESTINATION_TYPE_REQUIRED: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The identifier of the type is missing, or there are two where one is wanted (D-238). */
  DESTINATION_IDENTIFIER_REQUIRED: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The rail does not go to this country, in this currency or with this asset (D-239, D-240). */
  DESTINATION_RAIL_CONSTRAINT: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** No such rail (D-238). */
  DESTINATION_RAIL_NOT_AVAILABLE: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The network is not supported (D-240). */
  UNSUPPORTED_NETWORK: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The identifier does not fit its network or rail (D-239, D-240). */
  INVALID_DESTINATION_ADDRESS: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** The ownership signature is expired, replayed or not by the address (D-235). */
  DESTINATION_SIGNATURE_INVALID: undefined;
  /** The transfer, or the weakening of protection, needs two-factor approval: satisfy the challenge, then send the same request again with x-service-2fa-challenge (D-341, D-345). */
  TWOFA_REQUIRED: {
    /** The challenge. */
    challengeId: string;
    /** When it expires. */
    expiresAt: string;
    /** How many factors are needed. */
    requiredFactors: number;
    /** The usable factors. */
    factors: {
      /** The factor. */
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
  /** Protection is on, and the payee is no saved contact: save it with POST /v1/contacts (D-343). */
  NEW_PAYEE_NOT_SAVED: undefined;
  /** The contact is younger than the cooling-off time; details tell when it can be paid (D-343, D-355). */
  PAYEE_COOLING_OFF: {
    /** When it can be paid. */
    availableAt: string;
    /** The seconds until then. */
    secondsRemaining: number;
  };
  /** The code or signature is wrong, or the code is no longer valid (D-348, D-349). */
  TWOFA_INVALID_CODE: {
    /** Attempts left before the code is void. */
    attemptsRemaining: number;
  };
  /** The fifth wrong answer: the challenge is cancelled, or the factor that was being enrolled is gone (D-348, D-349, D-443). */
  TWOFA_TOO_MANY_ATTEMPTS: undefined;
  /** The challenge has expired; send the request again for a new one (D-347). */
  TWOFA_CHALLENGE_EXPIRED: undefined;
  /** The request differs from the one that was approved; the challenge stays (D-346). */
  TWOFA_BINDING_MISMATCH: undefined;
  /** The challenge is used, expired, not yet satisfied or not yours (D-346). */
  TWOFA_CHALLENGE_NOT_REDEEMABLE: undefined;
  /** The member has fewer usable factors than protection requires (D-341, D-343). */
  TWOFA_NOT_ENROLLED: undefined;
  /** An API key cannot complete a challenge: from the threshold on it cannot pay, and factors, challenges and settings are for member sessions (D-013, D-344). */
  TWOFA_AGENT_NOT_PERMITTED: undefined;
  /** Removing the factor would leave too few usable ones, or only e-mail and SMS (D-353). */
  TWOFA_FACTOR_REQUIRED: undefined;
  /** No such factor of this member. */
  FACTOR_NOT_FOUND: undefined;
  /** The member already has a TOTP, an IDP_MFA, or this e-mail or phone (D-349). */
  FACTOR_EXISTS: undefined;
  /** No such contact in this tenant. */
  CONTACT_NOT_FOUND: undefined;
  /** The tenant has saved this target already (D-355). */
  CONTACT_EXISTS: undefined;
  /** No such wallet in this tenant. */
  WALLET_NOT_FOUND: undefined;
  /** The wallet is not DEPLOYED; wait for wallet.deployed, or read it until it is (D-172). */
  WALLET_NOT_DEPLOYED: undefined;
  /** The deployment of the wallet has FAILED, so nothing is sent to it (D-253). */
  WALLET_NOT_DEPLOYABLE: undefined;
  /** The handle belongs to another tenant (D-182). */
  HANDLE_TAKEN: undefined;
  /** There is no account, or one has FAILED; ?ensure=true provisions it (D-250). */
  ACCOUNT_NOT_READY: {
    /** NOT_PROVISIONED when neither account is there, FAILED when the deployment of one failed. */
    status: 'NOT_PROVISIONED' | 'FAILED';
  };
  /** The organization account is missing or has FAILED; GET /v1/balance?ensure=true provisions it (D-254). */
  ORG_ACCOUNT_NOT_READY: {
    /** NOT_PROVISIONED when there is none, FAILED when its deployment failed. */
    status: 'NOT_PROVISIONED' | 'FAILED';
  };
  /** The acting member has no smart account; GET /v1/balance?ensure=true provisions it (D-254). */
  SMART_ACCOUNT_NOT_LINKED: undefined;
  /** A balance could not be read on chain; nothing is assumed, nothing was changed (D-251). */
  BALANCE_UNAVAILABLE: undefined;
  /** The chain does not answer. */
  CHAIN_UNAVAILABLE: undefined;
  /** No such drip in this tenant. */
  DRIP_NOT_FOUND: undefined;
  /** There is no faucet in live, nor for a wallet of a main chain (D-255). */
  FAUCET_NOT_AVAILABLE: undefined;
  /** The daily limit of the faucet is reached; Retry-After tells when (D-053). */
  FAUCET_RATE_LIMITED: {
    /** Which limit it is: of the funded address, or of the tenant (D-256). */
    scope: 'address' | 'tenant';
    /** The next UTC midnight of the tenant's clock. */
    resetsAt: string;
  };
  /** One drip gives at most 1000 usdc or 0.02 eth (B 2.2). */
  AMOUNT_EXCEEDS_CAP: undefined;
  /** No such card in this tenant. */
  CARD_NOT_FOUND: undefined;
  /** The crypto-funded card provider is configured, which cannot put cards into phone wallets (D-276). */
  WALLET_PROVISIONING_NOT_AVAILABLE: undefined;
  /** No such treasury account in this tenant. */
  TREASURY_ACCOUNT_NOT_FOUND: undefined;
  /** The treasury account has no such bucket. */
  TREASURY_BUCKET_NOT_FOUND: undefined;
  /** No such treasury rule in this tenant; a deleted one is not found either (D-283). */
  TREASURY_RULE_NOT_FOUND: undefined;
  /** No such treasury sweep in this tenant. */
  SWEEP_NOT_FOUND: undefined;
  /** No such invoice in this tenant; publicly, none that was sent or cancelled (D-288). */
  INVOICE_NOT_FOUND: undefined;
  /** Payer, payee and arbiter must be three different addresses, whatever their letter case (D-289). */
  INVOICE_PARTIES_NOT_DISTINCT: undefined;
  /** The escrow of the SENT invoice holds some money, so it is not cancelled: the full amount makes it FUNDED, less leaves by refund after expiresAt (D-291). */
  INVOICE_HAS_FUNDS: undefined;
  /** The escrow holds nothing that could go back to the payer (B 3). */
  INVOICE_NOTHING_TO_REFUND: undefined;
  /** A release or refund is already proposed; it has to complete, or its payment be cancelled, first (D-296). */
  SETTLEMENT_IN_FLIGHT: undefined;
  /** No such ramp in this tenant. */
  RAMP_NOT_FOUND: undefined;
  /** Only the provider simulated is there (D-299). */
  RAMP_PROVIDER_NOT_AVAILABLE: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** One ramp moves at most 10000.00 USD (D-299). */
  RAMP_AMOUNT_TOO_LARGE: undefined;
  /** With this ramp the tenant would move more than 25000.00 USD in 24 hours, both directions counted, FAILED ramps not; Retry-After tells when to come back (D-053, D-299). */
  RAMP_DAILY_CAP: {
    /** When enough has left the 24 hours for this amount, on the tenant's clock. */
    resetsAt: string;
  };
  /** No such policy in this tenant, or it is deleted (D-309). */
  POLICY_NOT_FOUND: undefined;
  /** No such attachment in this tenant, or it is detached. */
  POLICY_ATTACHMENT_NOT_FOUND: undefined;
  /** The policy is attached to a subject; detach it first (D-309). */
  POLICY_ATTACHED: undefined;
  /** The subject has a policy already, this one or another; detach that first (D-309). */
  POLICY_SUBJECT_ATTACHED: undefined;
  /** The card has no such authorization (D-040). */
  CARD_AUTHORIZATION_NOT_FOUND: undefined;
  /** No such upload in this tenant. */
  UPLOAD_NOT_FOUND: undefined;
  /** No such sales order, or the caller is no party to it (D-474). */
  SALES_ORDER_NOT_FOUND: undefined;
  /** Another party of the order, the offer or the loan does this (D-361, D-378, D-474). */
  NOT_ORDER_PARTY: undefined;
  /** A request for changes needs a note (D-361). */
  NOTE_REQUIRED: {
    /** Every failure found, at most 50 (D-034). */
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
  /** The field is none of the facts that can be corrected (B 2.10, D-368). */
  FIELD_NOT_CORRECTABLE: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** Flags are still OPEN; correct the facts that they name (D-368, D-473). */
  EXTRACTION_FLAGS_OPEN: undefined;
  /** A critical fact was corrected to an empty value; give it one (D-368, D-473). */
  EXTRACTION_FIELDS_MISSING: undefined;
  /** No such financing pool, or not yours to see. */
  POOL_NOT_FOUND: undefined;
  /** The pool is in another phase: it takes deposits in SUBSCRIPTION, offers and issues loans in ORIGINATION, and pays out in SUBSCRIPTION and CLOSED (D-369, D-370). */
  POOL_PHASE: undefined;
  /** The deposit would take the pool over its cap (D-370). */
  POOL_CAP_EXCEEDED: undefined;
  /** No such purchase order, or the caller is no party to it (D-474). */
  PURCHASE_ORDER_NOT_FOUND: undefined;
  /** The supplier has not accepted the purchase order (D-470). */
  PURCHASE_ORDER_NOT_ACCEPTED: undefined;
  /** The sales order is not ACCEPTED or DELIVERED, is settled, or has a purchase order; or the extraction is not APPROVED, or has one (D-363, D-371). */
  ORDER_NOT_FINANCEABLE: undefined;
  /** No such permit, or the caller is no party to it. */
  PERMIT_NOT_FOUND: undefined;
  /** The borrower has no ACTIVE permit with this pool (D-373). */
  PERMIT_REQUIRED: undefined;
  /** No such offer, or the caller is no party to it (D-474). */
  OFFER_NOT_FOUND: undefined;
  /** The purchase order already has an open offer (D-470). */
  OFFER_OPEN: undefined;
  /** The offer is past its deadline; ask for a new one (D-373). */
  OFFER_EXPIRED: undefined;
  /** The principal is more than the permit's maxPrincipal, the face amount, the pool's cash less its reserve, or exposureBps of its cash (D-373). */
  PRINCIPAL_EXCEEDS_LIMIT: undefined;
  /** The principal is less than the supplier's minPrincipal (D-373). */
  PRINCIPAL_BELOW_MINIMUM: undefined;
  /** No such loan, or the caller is no party to it (D-474). */
  LOAN_NOT_FOUND: undefined;
  /** No such agreement in this tenant. */
  AGREEMENT_NOT_FOUND: undefined;
  /** No such event in this tenant's feed. */
  EVENT_NOT_FOUND: undefined;
  /** Not an absolute http or https URL of at most 2048 characters, or one with credentials or a fragment; in live also a name under .test (D-380, D-382). */
  INVALID_URL: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** Live endpoints must be https (B 6). */
  SCHEME_NOT_ALLOWED: undefined;
  /** Live endpoints must be on port 443 (B 6). */
  PORT_NOT_ALLOWED: undefined;
  /** The host, or one of its addresses, is not public; nothing overrides it (B 6, D-381). */
  PRIVATE_HOST_BLOCKED: undefined;
  /** No such webhook endpoint in this tenant, or it was deleted. */
  ENDPOINT_NOT_FOUND: undefined;
  /** The tenant has 20 webhook endpoints; delete one first (D-379). */
  ENDPOINT_LIMIT_REACHED: undefined;
  /** The webhook endpoint is DISABLED; enable it with PATCH first (D-393, D-395). */
  ENDPOINT_DISABLED: undefined;
  /** No such webhook delivery in this tenant. */
  DELIVERY_NOT_FOUND: undefined;
  /** The provider's signature is missing, malformed or wrong (D-133). */
  WEBHOOK_SIGNATURE_INVALID: undefined;
  /** The provider's timestamp is more than 300 s away. */
  WEBHOOK_REPLAY_WINDOW: undefined;
  /** The provider webhook has no body. */
  EMPTY_BODY: undefined;
  /** No such provider, or its mode is off (D-133). */
  UNKNOWN_PROVIDER: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** No such webhook sink in this tenant (D-382). */
  WEBHOOK_SINK_NOT_FOUND: undefined;
  /** Less liquidity than the withdrawal takes (D-144). */
  LIQUIDITY_INSUFFICIENT: undefined;
  /** The provider has no liquidity in this currency (D-144). */
  LIQUIDITY_NOT_CONFIGURED: undefined;
  /** The liquidity amount is zero, negative or malformed (D-144). */
  LIQUIDITY_BAD_AMOUNT: {
    /** Every failure found, at most 50 (D-034). */
    errors?: {
      /** JSON pointer into the request: /body/…, /query/… or /headers/…. */
      path: string;
      /** What is wrong, for people. */
      message: string;
      /** The JSON Schema keyword, or the named rule, that failed. */
      rule: string;
    }[];
  } | undefined;
  /** No such review case. */
  REVIEW_CASE_NOT_FOUND: undefined;
  /** The review case was closed, because its payment ended otherwise (D-426). */
  REVIEW_CASE_NOT_OPEN: undefined;
  /** The review case is already resolved (D-426). */
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
    meaning: 'No session on a session-only operation, a session that does not verify, or two credentials of different tenants (D-011, D-012).',
    retry: false,
    kernel: true,
  },
  API_KEY_REQUIRED: { statuses: [401], meaning: 'The request carries no credential at all (D-011).', retry: false, kernel: true },
  API_KEY_INVALID: {
    statuses: [401],
    meaning: 'The API key is malformed, unknown or of the other environment (D-010).',
    retry: false,
    kernel: true,
  },
  API_KEY_REVOKED: { statuses: [401], meaning: 'The API key has been revoked.', retry: false, kernel: true },
  API_KEY_EXPIRED: { statuses: [401], meaning: 'The API key is past its expiresAt.', retry: false, kernel: true },
  TENANT_REQUIRED: {
    statuses: [403],
    meaning: 'The session user belongs to no tenant yet; create one with POST /v1/tenants (D-004).',
    retry: false,
    kernel: true,
  },
  TENANT_AMBIGUOUS: {
    statuses: [400],
    meaning: 'The session user has several memberships; name one in the header x-service-tenant-id (D-004).',
    retry: false,
    kernel: true,
  },
  TENANT_SUSPENDED: { statuses: [403], meaning: 'The tenant is suspended (D-006).', retry: false, kernel: true },
  AGENT_SUSPENDED: { statuses: [403], meaning: 'The agent behind the API key is suspended (D-022).', retry: false, kernel: true },
  IP_NOT_ALLOWED: {
    statuses: [403],
    meaning: 'The client address is outside the allowlist of the API key (D-026).',
    retry: false,
    kernel: true,
  },
  REQUEST_SIGNATURE_REQUIRED: {
    statuses: [401],
    meaning: 'This route demands the header x-service-request-signature from this API key (D-029).',
    retry: false,
    kernel: true,
  },
  REQUEST_SIGNATURE_STALE: {
    statuses: [401],
    meaning: 'The timestamp of the request signature is more than 300 s away from the server clock.',
    retry: false,
    kernel: true,
  },
  REQUEST_SIGNATURE_INVALID: {
    statuses: [401],
    meaning: 'The request signature is malformed, does not match, or was used with another Idempotency-Key or another query before (D-028, D-501).',
    retry: false,
    kernel: true,
  },
  REQUEST_SIGNING_NOT_CONFIGURED: {
    statuses: [403],
    meaning: 'The request is signed, but the API key has no signing secret (D-027).',
    retry: false,
    kernel: true,
  },
  MEMBER_SESSION_REQUIRED: {
    statuses: [403],
    meaning: 'The operation is for member sessions only, never for an API key (D-013).',
    retry: false,
    kernel: true,
  },
  MEMBER_NOT_ACTIVE: {
    statuses: [403, 409],
    meaning: 'The member who acts, or in whose name a key acts, is not ACTIVE (403); or the member to be verified is not (409) (D-021, D-313, D-405, D-452).',
    retry: false,
    kernel: true,
  },
  INSUFFICIENT_SCOPE: {
    statuses: [403],
    meaning: 'The credential lacks a scope that the operation needs (D-019, D-023).',
    retry: false,
    kernel: true,
  },
  ROLE_NOT_PERMITTED: {
    statuses: [403],
    meaning: 'The member\'s role may not do this, or may not touch a member of that role (D-016, D-018, D-460).',
    retry: false,
    kernel: false,
  },
  SANDBOX_ONLY: {
    statuses: [403],
    meaning: 'The operation exists in the sandbox only; live refuses it to everyone (D-068, D-070).',
    retry: false,
    kernel: true,
  },
  VALIDATION_FAILED: {
    statuses: [400],
    meaning: 'The request does not fit the contract; details name every place (D-034).',
    retry: false,
    kernel: true,
  },
  INVALID_JSON: {
    statuses: [400],
    meaning: 'The body is not a JSON object, or repeats a key (D-035, D-036).',
    retry: false,
    kernel: true,
  },
  BODY_TOO_LARGE: {
    statuses: [400],
    meaning: 'The body is larger than the operation\'s limit (D-036).',
    retry: false,
    kernel: true,
  },
  UNSUPPORTED_CONTENT_TYPE: { statuses: [400], meaning: 'The body is not application/json (D-035).', retry: false, kernel: true },
  ROUTE_NOT_FOUND: { statuses: [404], meaning: 'No operation has this path and method (D-035).', retry: false, kernel: true },
  RATE_LIMITED: {
    statuses: [429],
    meaning: 'Too many requests; wait for the seconds in Retry-After (D-052).',
    retry: true,
    kernel: true,
  },
  IDEMPOTENCY_KEY_REUSED: {
    statuses: [409, 422],
    meaning: 'The Idempotency-Key was used with other salient fields (409) or with another body (422) (D-057).',
    retry: false,
    kernel: true,
  },
  IDEMPOTENCY_IN_PROGRESS: {
    statuses: [409],
    meaning: 'The first request with this Idempotency-Key still runs; ask again after Retry-After (D-056).',
    retry: true,
    kernel: true,
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    statuses: [400],
    meaning: 'This request shape needs an Idempotency-Key (D-059).',
    retry: false,
    kernel: false,
  },
  INTERNAL_ERROR: {
    statuses: [500],
    meaning: 'Something unexpected failed; quote the requestId to support (D-033).',
    retry: false,
    kernel: true,
  },
  NOT_IMPLEMENTED: {
    statuses: [501],
    meaning: 'The operation or a step that it would take is not built yet; nothing was changed.',
    retry: false,
    kernel: true,
  },
  TRY_AGAIN: {
    statuses: [503],
    meaning: 'The database could not serve the request just now; nothing was changed (D-437).',
    retry: true,
    kernel: true,
  },
  INVALID_TRANSITION: {
    statuses: [400],
    meaning: 'The current state does not allow this verb (D-041).',
    retry: false,
    kernel: false,
  },
  TENANT_NOT_FOUND: { statuses: [404], meaning: 'No such tenant, or not yours to see (D-006).', retry: false, kernel: false },
  TENANT_EXISTS: {
    statuses: [409],
    meaning: 'The caller already belongs to a tenant; send additional: true for another (D-005).',
    retry: false,
    kernel: false,
  },
  MEMBER_NOT_FOUND: { statuses: [404], meaning: 'No such member in this tenant.', retry: false, kernel: false },
  MEMBER_EXISTS: {
    statuses: [409],
    meaning: 'The tenant already has a member with this e-mail (D-016).',
    retry: false,
    kernel: false,
  },
  LAST_OWNER: {
    statuses: [409],
    meaning: 'The last ACTIVE OWNER cannot be suspended, removed or demoted (D-017).',
    retry: false,
    kernel: false,
  },
  SIGNER_SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The signature over the signer registration does not recover the address (D-020).',
    retry: false,
    kernel: false,
  },
  API_KEY_NOT_FOUND: { statuses: [404], meaning: 'No such API key in this tenant.', retry: false, kernel: false },
  API_KEY_LIMIT_REACHED: { statuses: [409], meaning: 'The tenant has 100 unrevoked API keys (D-009).', retry: false, kernel: false },
  AGENT_NOT_FOUND: { statuses: [404], meaning: 'No such agent in this tenant.', retry: false, kernel: false },
  PHONE_ALIAS_NOT_FOUND: { statuses: [404], meaning: 'No such phone alias in this tenant.', retry: false, kernel: false },
  PHONE_ALIAS_EXISTS: { statuses: [409], meaning: 'The tenant already has this phone (D-108).', retry: false, kernel: false },
  ALIAS_OTP_INVALID: {
    statuses: [400],
    meaning: 'The code is wrong; details tell how many attempts are left (D-108, D-443).',
    retry: false,
    kernel: false,
  },
  ALIAS_OTP_EXPIRED: {
    statuses: [410],
    meaning: 'The code has expired or was replaced; ask for a new one (D-108).',
    retry: false,
    kernel: false,
  },
  ALIAS_OTP_TOO_MANY_ATTEMPTS: {
    statuses: [403],
    meaning: 'Five wrong codes; the code is void, ask for a new one (D-108, D-443).',
    retry: false,
    kernel: false,
  },
  VERIFICATION_SESSION_NOT_FOUND: { statuses: [404], meaning: 'No such verification session in this tenant.', retry: false, kernel: false },
  VERIFICATION_SESSION_TERMINAL: { statuses: [409], meaning: 'The verification session has already ended.', retry: false, kernel: false },
  VERIFICATION_SESSION_NOT_STARTED: { statuses: [409], meaning: 'There is no provider session to advance (D-315).', retry: false, kernel: false },
  SIMULATE_NOT_AVAILABLE: {
    statuses: [403],
    meaning: 'Simulation needs a test credential and the mock provider (D-315).',
    retry: false,
    kernel: false,
  },
  MEMBER_ID_REQUIRED: {
    statuses: [400],
    meaning: 'What is about a member needs memberId (D-313, D-321).',
    retry: false,
    kernel: false,
  },
  LEGAL_NAME_REQUIRED: { statuses: [400], meaning: 'The subject has no legal name to verify (D-313).', retry: false, kernel: false },
  HANDOFF_GONE: {
    statuses: [410],
    meaning: 'The one-time link was used, has expired or never existed (D-317).',
    retry: false,
    kernel: false,
  },
  CREDENTIAL_NOT_FOUND: { statuses: [404], meaning: 'No such credential in this tenant.', retry: false, kernel: false },
  CREDENTIAL_NOT_REFRESHABLE: { statuses: [404], meaning: 'The credential has no provider behind it (D-328).', retry: false, kernel: false },
  CREDENTIAL_ARTIFACT_NOT_AVAILABLE: { statuses: [404], meaning: 'The credential is unsigned and has no artifact.', retry: false, kernel: false },
  DISCLOSURE_NOT_AVAILABLE: {
    statuses: [404],
    meaning: 'The credential is not anchored, or has no such claim (D-329).',
    retry: false,
    kernel: false,
  },
  UNKNOWN_ELIGIBILITY_ACTION: {
    statuses: [400],
    meaning: 'The action is none of the four that can be evaluated (D-338).',
    retry: false,
    kernel: false,
  },
  IDENTITY_NOT_FOUND: {
    statuses: [404],
    meaning: 'The identity, or the reference to it, did not resolve.',
    retry: false,
    kernel: false,
  },
  IDENTITY_REQUIRED: {
    statuses: [403],
    meaning: 'The tenant lacks a credential that the operation needs.',
    retry: false,
    kernel: false,
  },
  INVALID_WALLET_ADDRESS: { statuses: [400], meaning: 'Not a valid wallet address (D-064).', retry: false, kernel: false },
  WALLET_BINDING_NOT_FOUND: { statuses: [404], meaning: 'The identity has no such wallet binding.', retry: false, kernel: false },
  WALLET_BINDING_NOT_PENDING: { statuses: [409], meaning: 'Only a PENDING binding can be verified (D-323).', retry: false, kernel: false },
  WALLET_BINDING_NO_CHALLENGE: {
    statuses: [409],
    meaning: 'The binding has no challenge, or it has expired (D-322).',
    retry: false,
    kernel: false,
  },
  WALLET_BINDING_NOT_ACTIVE: { statuses: [409], meaning: 'Only an ACTIVE binding can be rotated.', retry: false, kernel: false },
  WALLET_BINDING_NOT_ROTATING: { statuses: [409], meaning: 'The binding is not a rotation (D-477).', retry: false, kernel: false },
  WALLET_BINDING_ROTATION_STALE: {
    statuses: [409],
    meaning: 'The binding that this one replaces is no longer ACTIVE.',
    retry: false,
    kernel: false,
  },
  WALLET_BINDING_SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The signature over the challenge is not by the wallet (D-323, D-324).',
    retry: false,
    kernel: false,
  },
  WALLET_ALREADY_BOUND: {
    statuses: [409],
    meaning: 'The wallet is ACTIVE already, under another identity or this one (D-322).',
    retry: false,
    kernel: false,
  },
  CHALLENGE_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such challenge of this tenant (presentations, D-331) or of this member (two-factor, D-347).',
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
  AUTHORITY_ACTIONS_REQUIRED: { statuses: [400], meaning: 'The field allowedActions is missing or empty.', retry: false, kernel: false },
  INVALID_USD_AMOUNT: {
    statuses: [400],
    meaning: 'A limit is not a positive USD amount with at most 6 fraction digits (D-048, D-201).',
    retry: false,
    kernel: false,
  },
  INVALID_APPROVAL_WEIGHT: {
    statuses: [400],
    meaning: 'The field approvalWeight is not an integer from 1 to 100 (D-201).',
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
    meaning: 'The member has no ACTIVE grant for this action (D-199).',
    retry: false,
    kernel: false,
  },
  ORG_MULTISIG_NOT_DEPLOYED: { statuses: [409], meaning: 'The organization\'s multisig is not deployed.', retry: false, kernel: false },
  ORG_ATTESTATION_INVALID: {
    statuses: [400],
    meaning: 'The signature does not verify against the organization\'s multisig (EIP-1271).',
    retry: false,
    kernel: false,
  },
  PAYMENT_POLICY_NOT_FOUND: { statuses: [404], meaning: 'The organization has no payment policy.', retry: false, kernel: false },
  PAYMENT_POLICY_ALREADY_ATTESTED: {
    statuses: [400],
    meaning: 'This version of the payment policy is already attested.',
    retry: false,
    kernel: false,
  },
  PAYMENT_POLICY_UNKNOWN_KEY: { statuses: [400], meaning: 'The rules have a key that does not exist.', retry: false, kernel: false },
  INVALID_POLICY_RULE: {
    statuses: [400],
    meaning: 'A rule of a policy is malformed; details tell every place (D-306).',
    retry: false,
    kernel: false,
  },
  APPROVAL_NOT_FOUND: { statuses: [404], meaning: 'No such approval request.', retry: false, kernel: false },
  NO_SIGNER_ADDRESS: { statuses: [400], meaning: 'The member has no registered signer address.', retry: false, kernel: false },
  APPROVAL_NOT_PENDING: {
    statuses: [409, 400],
    meaning: 'No vote is open: 409 on approvals, 400 on the payment (D-170).',
    retry: false,
    kernel: false,
  },
  APPROVAL_REQUIRES_MEMBER: {
    statuses: [403],
    meaning: 'Votes come from member sessions, never from an API key.',
    retry: false,
    kernel: false,
  },
  SELF_APPROVAL_FORBIDDEN: { statuses: [403], meaning: 'Nobody approves a payment that they initiated.', retry: false, kernel: false },
  APPROVAL_GROUP_MISMATCH: {
    statuses: [403],
    meaning: 'The request belongs to another approval group than the voter\'s.',
    retry: false,
    kernel: false,
  },
  ALREADY_VOTED: { statuses: [409], meaning: 'The member has already voted on this request.', retry: false, kernel: false },
  APPROVAL_SIGNATURE_INVALID: { statuses: [400], meaning: 'The signature over the vote text does not verify.', retry: false, kernel: false },
  PAYMENT_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such payment, or the caller is no party to it (D-039, D-151).',
    retry: false,
    kernel: false,
  },
  NOT_SENDER: { statuses: [403], meaning: 'Only the sender may do this.', retry: false, kernel: false },
  RECIPIENT_CONSENT_REQUIRED: {
    statuses: [403],
    meaning: 'Only the recipient selects a route and confirms (D-100).',
    retry: false,
    kernel: false,
  },
  RECIPIENT_UNRESOLVED: {
    statuses: [409],
    meaning: 'The payment has no recipient who could consent yet: it is in a claim or in onboarding (D-100).',
    retry: false,
    kernel: false,
  },
  ROUTE_NOT_SELECTED: { statuses: [409], meaning: 'No quote has been selected (D-101).', retry: false, kernel: false },
  ROUTE_QUOTE_EXPIRED: {
    statuses: [409],
    meaning: 'The quote has expired; a fresh set is there, read the routes and select again (D-098).',
    retry: false,
    kernel: false,
  },
  ROUTE_QUOTE_NOT_AVAILABLE: {
    statuses: [404],
    meaning: 'No such quote in the current set of this payment (D-099).',
    retry: false,
    kernel: false,
  },
  CANCEL_CONFLICT: {
    statuses: [409],
    meaning: 'The payment is past the point of cancellation (D-103).',
    retry: false,
    kernel: false,
  },
  RECIPIENT_REQUIRED: { statuses: [400], meaning: 'The request names no recipient.', retry: false, kernel: false },
  RECIPIENT_AMBIGUOUS: { statuses: [400], meaning: 'The request names more than one recipient.', retry: false, kernel: false },
  RECIPIENT_NOT_ROUTABLE: {
    statuses: [400],
    meaning: 'The recipient cannot be paid this way (D-156, D-157).',
    retry: false,
    kernel: false,
  },
  PAYEE_NOT_FOUND: {
    statuses: [404],
    meaning: 'The recipient reference is well-formed, and nobody holds it (D-112).',
    retry: false,
    kernel: false,
  },
  EMAIL_NOT_FOUND: { statuses: [404], meaning: 'No verified holder of this e-mail (D-156).', retry: false, kernel: false },
  INVALID_DID: {
    statuses: [400],
    meaning: 'Not a well-formed payment-identity DID; nor a handle, where one is taken too (D-111, D-333).',
    retry: false,
    kernel: false,
  },
  DID_NOT_RESOLVABLE: { statuses: [400], meaning: 'A DID of another method or host (D-111).', retry: false, kernel: false },
  INVITE_CONTACT_REQUIRED: {
    statuses: [400],
    meaning: 'An e-mail or a phone is needed, to invite the holder of a handle (D-112) or to reserve a DID (D-336).',
    retry: false,
    kernel: false,
  },
  HANDLE_RESERVED: {
    statuses: [409],
    meaning: 'The handle is reserved to another contact (D-112).',
    retry: false,
    kernel: false,
  },
  UNSUPPORTED_RECIPIENT_KIND: {
    statuses: [400],
    meaning: 'The recipient is of a kind that this request shape does not pay (D-158).',
    retry: false,
    kernel: false,
  },
  INVALID_AMOUNT: {
    statuses: [400],
    meaning: 'The amount is malformed, zero or too large (D-048).',
    retry: false,
    kernel: false,
  },
  INVALID_PHONE: {
    statuses: [400],
    meaning: 'The phone number is not E.164, or no country has such a number (D-065).',
    retry: false,
    kernel: false,
  },
  FUNDING_MODE_NOT_AVAILABLE: {
    statuses: [400],
    meaning: 'This way of funding is not available to this tenant in this environment (D-081 to D-083).',
    retry: false,
    kernel: false,
  },
  ACCOUNT_CHAIN_MISMATCH: {
    statuses: [400],
    meaning: 'The chain is not the one of this environment or account (D-080).',
    retry: false,
    kernel: false,
  },
  DESTINATION_NOT_ELIGIBLE: {
    statuses: [403],
    meaning: 'The requested destination is not one of the recipient\'s ACTIVE destinations (D-115).',
    retry: false,
    kernel: false,
  },
  ENVELOPE_INVALID: {
    statuses: [400],
    meaning: 'The payment envelope does not verify or does not fit the payment (D-148).',
    retry: false,
    kernel: false,
  },
  INSUFFICIENT_FUNDS: {
    statuses: [402],
    meaning: 'The balance does not cover the amount; nothing was recorded (D-089).',
    retry: false,
    kernel: false,
  },
  AMBIGUOUS_PAYMENT_BODY: {
    statuses: [400],
    meaning: 'The body has both recipient and sourceWalletId (A 4.2).',
    retry: false,
    kernel: false,
  },
  UNRECOGNIZED_PAYMENT_BODY: {
    statuses: [400],
    meaning: 'The body has neither recipient nor sourceWalletId (A 4.2).',
    retry: false,
    kernel: false,
  },
  INVALID_PAYMENT_BODY: {
    statuses: [400],
    meaning: 'The body is not a valid payment of its shape (D-160).',
    retry: false,
    kernel: false,
  },
  SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The signature is malformed or not an owner\'s (D-175).',
    retry: false,
    kernel: false,
  },
  ALREADY_SIGNED: { statuses: [409], meaning: 'This owner has already signed (D-175).', retry: false, kernel: false },
  POLICY_DENIED: {
    statuses: [403, 422],
    meaning: 'The spend policy refuses it: 403 when it is proposed, 422 when it is executed (D-179).',
    retry: false,
    kernel: false,
  },
  POLICY_UNAVAILABLE: {
    statuses: [503],
    meaning: 'The policy subsystem is down and enforcement fails closed (B 4.6, D-179).',
    retry: true,
    kernel: false,
  },
  CLAIM_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such claim, or the payment never had one (D-183).',
    retry: false,
    kernel: false,
  },
  CLAIM_LINK_GONE: {
    statuses: [410],
    meaning: 'The claim link was used, has expired or was cancelled (D-191).',
    retry: false,
    kernel: false,
  },
  CLAIM_OTP_INVALID: {
    statuses: [400],
    meaning: 'The code is wrong; details tell how many attempts are left (D-193).',
    retry: false,
    kernel: false,
  },
  CLAIM_OTP_EXPIRED: { statuses: [410], meaning: 'The code has expired; ask for a new one (D-193).', retry: false, kernel: false },
  CLAIM_OTP_TOO_MANY_ATTEMPTS: { statuses: [403], meaning: 'Five wrong codes; ask for a new one (D-193).', retry: false, kernel: false },
  CLAIM_TICKET_GONE: {
    statuses: [410],
    meaning: 'The claim ticket was used, has expired or never existed (D-194).',
    retry: false,
    kernel: false,
  },
  DESTINATION_NOT_FOUND: { statuses: [404], meaning: 'No such payout destination in this tenant.', retry: false, kernel: false },
  DESTINATION_EXISTS: { statuses: [409], meaning: 'The tenant already has this destination (D-243).', retry: false, kernel: false },
  DESTINATION_REVOKED: { statuses: [409], meaning: 'A REVOKED destination never changes (A 2.4).', retry: false, kernel: false },
  DESTINATION_NOT_VERIFIED: {
    statuses: [409],
    meaning: 'The destination is still PENDING_VERIFICATION (D-244).',
    retry: false,
    kernel: false,
  },
  DESTINATION_NOT_ACTIVE: { statuses: [409], meaning: 'The destination is not ACTIVE (D-244).', retry: false, kernel: false },
  DESTINATION_VERIFY_NOT_AVAILABLE: {
    statuses: [403],
    meaning: 'Nothing can verify this destination: its rail has no adapter in mode mock or sandbox (D-237).',
    retry: false,
    kernel: false,
  },
  PROVIDER_UNAVAILABLE: {
    statuses: [503],
    meaning: 'The provider did not answer; nothing is assumed, nothing was changed (D-237).',
    retry: true,
    kernel: false,
  },
  DESTINATION_TYPE_REQUIRED: {
    statuses: [400],
    meaning: 'The type is missing, and there is no address to tell it.',
    retry: false,
    kernel: false,
  },
  DESTINATION_IDENTIFIER_REQUIRED: {
    statuses: [400],
    meaning: 'The identifier of the type is missing, or there are two where one is wanted (D-238).',
    retry: false,
    kernel: false,
  },
  DESTINATION_RAIL_CONSTRAINT: {
    statuses: [400],
    meaning: 'The rail does not go to this country, in this currency or with this asset (D-239, D-240).',
    retry: false,
    kernel: false,
  },
  DESTINATION_RAIL_NOT_AVAILABLE: { statuses: [400], meaning: 'No such rail (D-238).', retry: false, kernel: false },
  UNSUPPORTED_NETWORK: { statuses: [400], meaning: 'The network is not supported (D-240).', retry: false, kernel: false },
  INVALID_DESTINATION_ADDRESS: {
    statuses: [400],
    meaning: 'The identifier does not fit its network or rail (D-239, D-240).',
    retry: false,
    kernel: false,
  },
  DESTINATION_SIGNATURE_INVALID: {
    statuses: [400],
    meaning: 'The ownership signature is expired, replayed or not by the address (D-235).',
    retry: false,
    kernel: false,
  },
  TWOFA_REQUIRED: {
    statuses: [403],
    meaning: 'The transfer, or the weakening of protection, needs two-factor approval: satisfy the challenge, then send the same request again with x-service-2fa-challenge (D-341, D-345).',
    retry: false,
    kernel: false,
  },
  NEW_PAYEE_NOT_SAVED: {
    statuses: [403],
    meaning: 'Protection is on, and the payee is no saved contact: save it with POST /v1/contacts (D-343).',
    retry: false,
    kernel: false,
  },
  PAYEE_COOLING_OFF: {
    statuses: [403],
    meaning: 'The contact is younger than the cooling-off time; details tell when it can be paid (D-343, D-355).',
    retry: false,
    kernel: false,
  },
  TWOFA_INVALID_CODE: {
    statuses: [400],
    meaning: 'The code or signature is wrong, or the code is no longer valid (D-348, D-349).',
    retry: false,
    kernel: false,
  },
  TWOFA_TOO_MANY_ATTEMPTS: {
    statuses: [403],
    meaning: 'The fifth wrong answer: the challenge is cancelled, or the factor that was being enrolled is gone (D-348, D-349, D-443).',
    retry: false,
    kernel: false,
  },
  TWOFA_CHALLENGE_EXPIRED: {
    statuses: [403],
    meaning: 'The challenge has expired; send the request again for a new one (D-347).',
    retry: false,
    kernel: false,
  },
  TWOFA_BINDING_MISMATCH: {
    statuses: [403],
    meaning: 'The request differs from the one that was approved; the challenge stays (D-346).',
    retry: false,
    kernel: false,
  },
  TWOFA_CHALLENGE_NOT_REDEEMABLE: {
    statuses: [403],
    meaning: 'The challenge is used, expired, not yet satisfied or not yours (D-346).',
    retry: false,
    kernel: false,
  },
  TWOFA_NOT_ENROLLED: {
    statuses: [403],
    meaning: 'The member has fewer usable factors than protection requires (D-341, D-343).',
    retry: false,
    kernel: false,
  },
  TWOFA_AGENT_NOT_PERMITTED: {
    statuses: [403],
    meaning: 'An API key cannot complete a challenge: from the threshold on it cannot pay, and factors, challenges and settings are for member sessions (D-013, D-344).',
    retry: false,
    kernel: false,
  },
  TWOFA_FACTOR_REQUIRED: {
    statuses: [409],
    meaning: 'Removing the factor would leave too few usable ones, or only e-mail and SMS (D-353).',
    retry: false,
    kernel: false,
  },
  FACTOR_NOT_FOUND: { statuses: [404], meaning: 'No such factor of this member.', retry: false, kernel: false },
  FACTOR_EXISTS: {
    statuses: [409],
    meaning: 'The member already has a TOTP, an IDP_MFA, or this e-mail or phone (D-349).',
    retry: false,
    kernel: false,
  },
  CONTACT_NOT_FOUND: { statuses: [404], meaning: 'No such contact in this tenant.', retry: false, kernel: false },
  CONTACT_EXISTS: { statuses: [409], meaning: 'The tenant has saved this target already (D-355).', retry: false, kernel: false },
  WALLET_NOT_FOUND: { statuses: [404], meaning: 'No such wallet in this tenant.', retry: false, kernel: false },
  WALLET_NOT_DEPLOYED: {
    statuses: [409],
    meaning: 'The wallet is not DEPLOYED; wait for wallet.deployed, or read it until it is (D-172).',
    retry: false,
    kernel: false,
  },
  WALLET_NOT_DEPLOYABLE: {
    statuses: [409],
    meaning: 'The deployment of the wallet has FAILED, so nothing is sent to it (D-253).',
    retry: false,
    kernel: false,
  },
  HANDLE_TAKEN: { statuses: [409], meaning: 'The handle belongs to another tenant (D-182).', retry: false, kernel: false },
  ACCOUNT_NOT_READY: {
    statuses: [409],
    meaning: 'There is no account, or one has FAILED; ?ensure=true provisions it (D-250).',
    retry: false,
    kernel: false,
  },
  ORG_ACCOUNT_NOT_READY: {
    statuses: [409],
    meaning: 'The organization account is missing or has FAILED; GET /v1/balance?ensure=true provisions it (D-254).',
    retry: false,
    kernel: false,
  },
  SMART_ACCOUNT_NOT_LINKED: {
    statuses: [409],
    meaning: 'The acting member has no smart account; GET /v1/balance?ensure=true provisions it (D-254).',
    retry: false,
    kernel: false,
  },
  BALANCE_UNAVAILABLE: {
    statuses: [503],
    meaning: 'A balance could not be read on chain; nothing is assumed, nothing was changed (D-251).',
    retry: true,
    kernel: false,
  },
  CHAIN_UNAVAILABLE: { statuses: [503], meaning: 'The chain does not answer.', retry: true, kernel: false },
  DRIP_NOT_FOUND: { statuses: [404], meaning: 'No such drip in this tenant.', retry: false, kernel: false },
  FAUCET_NOT_AVAILABLE: {
    statuses: [403],
    meaning: 'There is no faucet in live, nor for a wallet of a main chain (D-255).',
    retry: false,
    kernel: false,
  },
  FAUCET_RATE_LIMITED: {
    statuses: [403],
    meaning: 'The daily limit of the faucet is reached; Retry-After tells when (D-053).',
    retry: false,
    kernel: false,
  },
  AMOUNT_EXCEEDS_CAP: {
    statuses: [400],
    meaning: 'One drip gives at most 1000 usdc or 0.02 eth (B 2.2).',
    retry: false,
    kernel: false,
  },
  CARD_NOT_FOUND: { statuses: [404], meaning: 'No such card in this tenant.', retry: false, kernel: false },
  WALLET_PROVISIONING_NOT_AVAILABLE: {
    statuses: [400],
    meaning: 'The crypto-funded card provider is configured, which cannot put cards into phone wallets (D-276).',
    retry: false,
    kernel: false,
  },
  TREASURY_ACCOUNT_NOT_FOUND: { statuses: [404], meaning: 'No such treasury account in this tenant.', retry: false, kernel: false },
  TREASURY_BUCKET_NOT_FOUND: { statuses: [404], meaning: 'The treasury account has no such bucket.', retry: false, kernel: false },
  TREASURY_RULE_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such treasury rule in this tenant; a deleted one is not found either (D-283).',
    retry: false,
    kernel: false,
  },
  SWEEP_NOT_FOUND: { statuses: [404], meaning: 'No such treasury sweep in this tenant.', retry: false, kernel: false },
  INVOICE_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such invoice in this tenant; publicly, none that was sent or cancelled (D-288).',
    retry: false,
    kernel: false,
  },
  INVOICE_PARTIES_NOT_DISTINCT: {
    statuses: [400],
    meaning: 'Payer, payee and arbiter must be three different addresses, whatever their letter case (D-289).',
    retry: false,
    kernel: false,
  },
  INVOICE_HAS_FUNDS: {
    statuses: [409],
    meaning: 'The escrow of the SENT invoice holds some money, so it is not cancelled: the full amount makes it FUNDED, less leaves by refund after expiresAt (D-291).',
    retry: false,
    kernel: false,
  },
  INVOICE_NOTHING_TO_REFUND: {
    statuses: [409],
    meaning: 'The escrow holds nothing that could go back to the payer (B 3).',
    retry: false,
    kernel: false,
  },
  SETTLEMENT_IN_FLIGHT: {
    statuses: [409],
    meaning: 'A release or refund is already proposed; it has to complete, or its payment be cancelled, first (D-296).',
    retry: false,
    kernel: false,
  },
  RAMP_NOT_FOUND: { statuses: [404], meaning: 'No such ramp in this tenant.', retry: false, kernel: false },
  RAMP_PROVIDER_NOT_AVAILABLE: { statuses: [400], meaning: 'Only the provider simulated is there (D-299).', retry: false, kernel: false },
  RAMP_AMOUNT_TOO_LARGE: { statuses: [400], meaning: 'One ramp moves at most 10000.00 USD (D-299).', retry: false, kernel: false },
  RAMP_DAILY_CAP: {
    statuses: [403],
    meaning: 'With this ramp the tenant would move more than 25000.00 USD in 24 hours, both directions counted, FAILED ramps not; Retry-After tells when to come back (D-053, D-299).',
    retry: false,
    kernel: false,
  },
  POLICY_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such policy in this tenant, or it is deleted (D-309).',
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
    meaning: 'The policy is attached to a subject; detach it first (D-309).',
    retry: false,
    kernel: false,
  },
  POLICY_SUBJECT_ATTACHED: {
    statuses: [409],
    meaning: 'The subject has a policy already, this one or another; detach that first (D-309).',
    retry: false,
    kernel: false,
  },
  CARD_AUTHORIZATION_NOT_FOUND: { statuses: [404], meaning: 'The card has no such authorization (D-040).', retry: false, kernel: false },
  UPLOAD_NOT_FOUND: { statuses: [404], meaning: 'No such upload in this tenant.', retry: false, kernel: false },
  SALES_ORDER_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such sales order, or the caller is no party to it (D-474).',
    retry: false,
    kernel: false,
  },
  NOT_ORDER_PARTY: {
    statuses: [403],
    meaning: 'Another party of the order, the offer or the loan does this (D-361, D-378, D-474).',
    retry: false,
    kernel: false,
  },
  NOTE_REQUIRED: { statuses: [400], meaning: 'A request for changes needs a note (D-361).', retry: false, kernel: false },
  DELIVERY_RECORD_NOT_FOUND: { statuses: [404], meaning: 'Nothing was delivered for this order yet.', retry: false, kernel: false },
  EXTRACTION_NOT_FOUND: { statuses: [404], meaning: 'No such extraction in this tenant.', retry: false, kernel: false },
  FIELD_NOT_CORRECTABLE: {
    statuses: [400],
    meaning: 'The field is none of the facts that can be corrected (B 2.10, D-368).',
    retry: false,
    kernel: false,
  },
  EXTRACTION_FLAGS_OPEN: {
    statuses: [409],
    meaning: 'Flags are still OPEN; correct the facts that they name (D-368, D-473).',
    retry: false,
    kernel: false,
  },
  EXTRACTION_FIELDS_MISSING: {
    statuses: [409],
    meaning: 'A critical fact was corrected to an empty value; give it one (D-368, D-473).',
    retry: false,
    kernel: false,
  },
  POOL_NOT_FOUND: { statuses: [404], meaning: 'No such financing pool, or not yours to see.', retry: false, kernel: false },
  POOL_PHASE: {
    statuses: [409],
    meaning: 'The pool is in another phase: it takes deposits in SUBSCRIPTION, offers and issues loans in ORIGINATION, and pays out in SUBSCRIPTION and CLOSED (D-369, D-370).',
    retry: false,
    kernel: false,
  },
  POOL_CAP_EXCEEDED: {
    statuses: [409],
    meaning: 'The deposit would take the pool over its cap (D-370).',
    retry: false,
    kernel: false,
  },
  PURCHASE_ORDER_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such purchase order, or the caller is no party to it (D-474).',
    retry: false,
    kernel: false,
  },
  PURCHASE_ORDER_NOT_ACCEPTED: {
    statuses: [409],
    meaning: 'The supplier has not accepted the purchase order (D-470).',
    retry: false,
    kernel: false,
  },
  ORDER_NOT_FINANCEABLE: {
    statuses: [409],
    meaning: 'The sales order is not ACCEPTED or DELIVERED, is settled, or has a purchase order; or the extraction is not APPROVED, or has one (D-363, D-371).',
    retry: false,
    kernel: false,
  },
  PERMIT_NOT_FOUND: { statuses: [404], meaning: 'No such permit, or the caller is no party to it.', retry: false, kernel: false },
  PERMIT_REQUIRED: {
    statuses: [403],
    meaning: 'The borrower has no ACTIVE permit with this pool (D-373).',
    retry: false,
    kernel: false,
  },
  OFFER_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such offer, or the caller is no party to it (D-474).',
    retry: false,
    kernel: false,
  },
  OFFER_OPEN: {
    statuses: [409],
    meaning: 'The purchase order already has an open offer (D-470).',
    retry: false,
    kernel: false,
  },
  OFFER_EXPIRED: {
    statuses: [409],
    meaning: 'The offer is past its deadline; ask for a new one (D-373).',
    retry: false,
    kernel: false,
  },
  PRINCIPAL_EXCEEDS_LIMIT: {
    statuses: [409],
    meaning: 'The principal is more than the permit\'s maxPrincipal, the face amount, the pool\'s cash less its reserve, or exposureBps of its cash (D-373).',
    retry: false,
    kernel: false,
  },
  PRINCIPAL_BELOW_MINIMUM: {
    statuses: [409],
    meaning: 'The principal is less than the supplier\'s minPrincipal (D-373).',
    retry: false,
    kernel: false,
  },
  LOAN_NOT_FOUND: {
    statuses: [404],
    meaning: 'No such loan, or the caller is no party to it (D-474).',
    retry: false,
    kernel: false,
  },
  AGREEMENT_NOT_FOUND: { statuses: [404], meaning: 'No such agreement in this tenant.', retry: false, kernel: false },
  EVENT_NOT_FOUND: { statuses: [404], meaning: 'No such event in this tenant\'s feed.', retry: false, kernel: false },
  INVALID_URL: {
    statuses: [400],
    meaning: 'Not an absolute http or https URL of at most 2048 characters, or one with credentials or a fragment; in live also a name under .test (D-380, D-382).',
    retry: false,
    kernel: false,
  },
  SCHEME_NOT_ALLOWED: { statuses: [400], meaning: 'Live endpoints must be https (B 6).', retry: false, kernel: false },
  PORT_NOT_ALLOWED: { statuses: [400], meaning: 'Live endpoints must be on port 443 (B 6).', retry: false, kernel: false },
  PRIVATE_HOST_BLOCKED: {
    statuses: [400],
    meaning: 'The host, or one of its addresses, is not public; nothing overrides it (B 6, D-381).',
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
    meaning: 'The tenant has 20 webhook endpoints; delete one first (D-379).',
    retry: false,
    kernel: false,
  },
  ENDPOINT_DISABLED: {
    statuses: [409],
    meaning: 'The webhook endpoint is DISABLED; enable it with PATCH first (D-393, D-395).',
    retry: false,
    kernel: false,
  },
  DELIVERY_NOT_FOUND: { statuses: [404], meaning: 'No such webhook delivery in this tenant.', retry: false, kernel: false },
  WEBHOOK_SIGNATURE_INVALID: {
    statuses: [401],
    meaning: 'The provider\'s signature is missing, malformed or wrong (D-133).',
    retry: false,
    kernel: false,
  },
  WEBHOOK_REPLAY_WINDOW: {
    statuses: [401],
    meaning: 'The provider\'s timestamp is more than 300 s away.',
    retry: false,
    kernel: false,
  },
  EMPTY_BODY: { statuses: [400], meaning: 'The provider webhook has no body.', retry: false, kernel: false },
  UNKNOWN_PROVIDER: { statuses: [400], meaning: 'No such provider, or its mode is off (D-133).', retry: false, kernel: false },
  WEBHOOK_SINK_NOT_FOUND: { statuses: [404], meaning: 'No such webhook sink in this tenant (D-382).', retry: false, kernel: false },
  LIQUIDITY_INSUFFICIENT: { statuses: [409], meaning: 'Less liquidity than the withdrawal takes (D-144).', retry: false, kernel: false },
  LIQUIDITY_NOT_CONFIGURED: {
    statuses: [404],
    meaning: 'The provider has no liquidity in this currency (D-144).',
    retry: false,
    kernel: false,
  },
  LIQUIDITY_BAD_AMOUNT: {
    statuses: [409],
    meaning: 'The liquidity amount is zero, negative or malformed (D-144).',
    retry: false,
    kernel: false,
  },
  REVIEW_CASE_NOT_FOUND: { statuses: [404], meaning: 'No such review case.', retry: false, kernel: false },
  REVIEW_CASE_NOT_OPEN: {
    statuses: [409],
    meaning: 'The review case was closed, because its payment ended otherwise (D-426).',
    retry: false,
    kernel: false,
  },
  REVIEW_CASE_RESOLVED: { statuses: [409], meaning: 'The review case is already resolved (D-426).', retry: false, kernel: false },
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
};
