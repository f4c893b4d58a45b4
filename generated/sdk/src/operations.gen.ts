// Generated from spec/ by `npm run generate`. Do not edit.

import type { Operation } from './operation.ts';

const shared1 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REQUIRED',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'INSUFFICIENT_SCOPE',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'MEMBER_NOT_ACTIVE',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TENANT_AMBIGUOUS',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
  'VALIDATION_FAILED',
] as const;

const shared2 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
  'VALIDATION_FAILED',
] as const;

const shared3 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REQUIRED',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'MEMBER_NOT_ACTIVE',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TENANT_AMBIGUOUS',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
  'VALIDATION_FAILED',
] as const;

const shared4 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REQUIRED',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'MEMBER_NOT_ACTIVE',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TENANT_AMBIGUOUS',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
] as const;

const shared5 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'INSUFFICIENT_SCOPE',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'MEMBER_NOT_ACTIVE',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TENANT_AMBIGUOUS',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
  'VALIDATION_FAILED',
] as const;

const shared6 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'MEMBER_NOT_ACTIVE',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TENANT_AMBIGUOUS',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
  'VALIDATION_FAILED',
] as const;

const shared7 = [
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'INTERNAL_ERROR',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'TRY_AGAIN',
  'VALIDATION_FAILED',
] as const;

const shared8 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REQUIRED',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'INSUFFICIENT_SCOPE',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'MEMBER_NOT_ACTIVE',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TENANT_AMBIGUOUS',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
] as const;

const shared9 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REQUIRED',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'INSUFFICIENT_SCOPE',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'MEMBER_NOT_ACTIVE',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TENANT_AMBIGUOUS',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
  'VALIDATION_FAILED',
] as const;

const shared10 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'MEMBER_NOT_ACTIVE',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TENANT_AMBIGUOUS',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
  'VALIDATION_FAILED',
] as const;

const shared11 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REQUIRED',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'MEMBER_NOT_ACTIVE',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TENANT_AMBIGUOUS',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
  'VALIDATION_FAILED',
] as const;

const shared12 = [
  'INTERNAL_ERROR',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'TRY_AGAIN',
] as const;

const shared13 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REQUIRED',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
  'VALIDATION_FAILED',
] as const;

const shared14 = [
  'INTERNAL_ERROR',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'TRY_AGAIN',
  'VALIDATION_FAILED',
] as const;

const shared15 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'MEMBER_NOT_ACTIVE',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TENANT_AMBIGUOUS',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
] as const;

const shared16 = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REQUIRED',
  'API_KEY_REVOKED',
  'API_VERSION_ENDED',
  'API_VERSION_UNKNOWN',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'INTERNAL_ERROR',
  'IP_NOT_ALLOWED',
  'MEMBER_NOT_ACTIVE',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
  'VALIDATION_FAILED',
] as const;

export const acceptClaim = {
  method: 'POST',
  path: '/v1/claims/accept',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROUTE_NOT_FOUND', 'CLAIM_TICKET_GONE', 'CLAIM_LINK_GONE'],
} as const satisfies Operation;

export const acceptInvitation = {
  method: 'POST',
  path: '/v1/invitations/{memberId}/accept',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared2,
  codes: ['INVALID_TRANSITION', 'MEMBER_SESSION_REQUIRED', 'MEMBER_NOT_FOUND', 'MEMBER_EXISTS'],
} as const satisfies Operation;

export const acceptLendingOffer = {
  method: 'POST',
  path: '/v1/lending/offers/{id}/accept',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['SIGNATURE_INVALID', 'INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'NOT_ORDER_PARTY', 'AUTHORITY_MISSING', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'OFFER_NOT_FOUND', 'OFFER_EXPIRED', 'POLICY_UNAVAILABLE', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const acceptPurchaseOrder = {
  method: 'POST',
  path: '/v1/lending/purchase-orders/{id}/accept',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'INVALID_AMOUNT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'PURCHASE_ORDER_NOT_FOUND'],
} as const satisfies Operation;

export const acceptSalesOrderDelivery = {
  method: 'POST',
  path: '/v1/trade/sales-orders/{id}/delivery/accept',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND', 'DELIVERY_RECORD_NOT_FOUND'],
} as const satisfies Operation;

export const advanceTestClock = {
  method: 'POST',
  path: '/v1/test/clock',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const anchorTestCredential = {
  method: 'POST',
  path: '/v1/test/credentials/{id}/anchor',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['INVALID_TRANSITION', 'SANDBOX_ONLY', 'CREDENTIAL_NOT_FOUND'],
} as const satisfies Operation;

export const approveExtraction = {
  method: 'POST',
  path: '/v1/trade/extractions/{id}/approve',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'SANDBOX_ONLY', 'EXTRACTION_NOT_FOUND', 'EXTRACTION_FLAGS_OPEN', 'EXTRACTION_FIELDS_MISSING'],
} as const satisfies Operation;

export const approvePayment = {
  method: 'POST',
  path: '/v1/payments/{id}/approve',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'APPROVAL_NOT_PENDING', 'NO_SIGNER_ADDRESS', 'APPROVAL_SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'APPROVAL_REQUIRES_MEMBER', 'NOT_SENDER', 'SELF_APPROVAL_FORBIDDEN', 'AUTHORITY_MISSING', 'APPROVAL_GROUP_MISMATCH', 'PAYMENT_NOT_FOUND', 'ALREADY_VOTED', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const attachPolicy = {
  method: 'POST',
  path: '/v1/policies/{id}/attachments',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'POLICY_NOT_FOUND', 'WALLET_NOT_FOUND', 'CARD_NOT_FOUND', 'AGENT_NOT_FOUND', 'TREASURY_ACCOUNT_NOT_FOUND', 'POLICY_SUBJECT_ATTACHED'],
} as const satisfies Operation;

export const attestAuthority = {
  method: 'POST',
  path: '/v1/members/{memberId}/authorities/{authorityId}/attest',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['ORG_ATTESTATION_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'MEMBER_NOT_FOUND', 'AUTHORITY_NOT_FOUND', 'AUTHORITY_NOT_ACTIVE', 'AUTHORITY_ALREADY_ATTESTED', 'ORG_MULTISIG_NOT_DEPLOYED', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const attestPaymentPolicy = {
  method: 'POST',
  path: '/v1/payment-policy/attest',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['PAYMENT_POLICY_ALREADY_ATTESTED', 'ORG_ATTESTATION_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'PAYMENT_POLICY_NOT_FOUND', 'ORG_MULTISIG_NOT_DEPLOYED', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const cancelInvoice = {
  method: 'POST',
  path: '/v1/invoices/{id}/cancel',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'SANDBOX_ONLY', 'INVOICE_NOT_FOUND', 'INVOICE_HAS_FUNDS', 'BALANCE_UNAVAILABLE'],
} as const satisfies Operation;

export const cancelOfframpPayment = {
  method: 'POST',
  path: '/v1/offramp/payments/{id}/cancel',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['REQUEST_SIGNATURE_REQUIRED', 'NOT_SENDER', 'PAYMENT_NOT_FOUND', 'CANCEL_CONFLICT'],
} as const satisfies Operation;

export const cancelPayment = {
  method: 'POST',
  path: '/v1/payments/{id}/cancel',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['REQUEST_SIGNATURE_REQUIRED', 'NOT_SENDER', 'PAYMENT_NOT_FOUND', 'CANCEL_CONFLICT'],
} as const satisfies Operation;

export const cancelSalesOrder = {
  method: 'POST',
  path: '/v1/trade/sales-orders/{id}/cancel',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND'],
} as const satisfies Operation;

export const cancelWalletRotation = {
  method: 'POST',
  path: '/v1/identities/{id}/wallets/{bindingId}/cancel-rotation',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['IDENTITY_NOT_FOUND', 'WALLET_BINDING_NOT_FOUND', 'WALLET_BINDING_NOT_ROTATING'],
} as const satisfies Operation;

export const checkSalesOrderSettlement = {
  method: 'POST',
  path: '/v1/trade/sales-orders/{id}/settlement-check',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND'],
} as const satisfies Operation;

export const clearTestProviderControls = {
  method: 'DELETE',
  path: '/v1/test/providers/{provider}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared4,
  codes: ['UNKNOWN_PROVIDER', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const confirmOfframpPayment = {
  method: 'POST',
  path: '/v1/offramp/payments/{id}/confirm',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'RECIPIENT_CONSENT_REQUIRED', 'POLICY_DENIED', 'PAYMENT_NOT_FOUND', 'RECIPIENT_UNRESOLVED', 'ROUTE_NOT_SELECTED', 'PAYEE_COOLING_OFF', 'ROUTE_QUOTE_EXPIRED', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const confirmPayment = {
  method: 'POST',
  path: '/v1/payments/{id}/confirm',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'RECIPIENT_CONSENT_REQUIRED', 'POLICY_DENIED', 'PAYMENT_NOT_FOUND', 'RECIPIENT_UNRESOLVED', 'ROUTE_NOT_SELECTED', 'PAYEE_COOLING_OFF', 'ROUTE_QUOTE_EXPIRED', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const correctExtraction = {
  method: 'POST',
  path: '/v1/trade/extractions/{id}/corrections',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['FIELD_NOT_CORRECTABLE', 'INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'EXTRACTION_NOT_FOUND'],
} as const satisfies Operation;

export const createAgent = {
  method: 'POST',
  path: '/v1/agents',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared5,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'MEMBER_SESSION_REQUIRED'],
} as const satisfies Operation;

export const createApiKey = {
  method: 'POST',
  path: '/v1/api-keys',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared5,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_SESSION_REQUIRED', 'MEMBER_NOT_FOUND', 'AGENT_NOT_FOUND', 'API_KEY_LIMIT_REACHED'],
} as const satisfies Operation;

export const createAuthority = {
  method: 'POST',
  path: '/v1/members/{memberId}/authorities',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['AUTHORITY_ACTIONS_REQUIRED', 'INVALID_USD_AMOUNT', 'INVALID_APPROVAL_WEIGHT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_NOT_FOUND', 'AUTHORITY_NOT_ACTIVE'],
} as const satisfies Operation;

export const createCardEphemeralKey = {
  method: 'POST',
  path: '/v1/cards/{id}/ephemeral-keys',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'WALLET_PROVISIONING_NOT_AVAILABLE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'SANDBOX_ONLY', 'CARD_NOT_FOUND'],
} as const satisfies Operation;

export const createContact = {
  method: 'POST',
  path: '/v1/contacts',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared6,
  codes: ['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'MEMBER_SESSION_REQUIRED', 'CONTACT_EXISTS'],
} as const satisfies Operation;

export const createDidReservation = {
  method: 'POST',
  path: '/v1/dids/reservations',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVITE_CONTACT_REQUIRED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'HANDLE_RESERVED'],
} as const satisfies Operation;

export const createDrip = {
  method: 'POST',
  path: '/v1/faucet/drips',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_AMOUNT', 'AMOUNT_EXCEEDS_CAP', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'FAUCET_NOT_AVAILABLE', 'FAUCET_RATE_LIMITED', 'SMART_ACCOUNT_NOT_LINKED', 'ORG_ACCOUNT_NOT_READY', 'WALLET_NOT_DEPLOYABLE'],
} as const satisfies Operation;

export const createEmailAlias = {
  method: 'POST',
  path: '/v1/email-aliases',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared5,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED', 'EMAIL_ALIAS_TAKEN'],
} as const satisfies Operation;

export const createExtraction = {
  method: 'POST',
  path: '/v1/trade/extractions',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'UPLOAD_NOT_FOUND'],
} as const satisfies Operation;

export const createFinancingPool = {
  method: 'POST',
  path: '/v1/lending/pools',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const createIdentity = {
  method: 'POST',
  path: '/v1/identities',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['MEMBER_ID_REQUIRED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'MEMBER_NOT_FOUND'],
} as const satisfies Operation;

export const createInvoice = {
  method: 'POST',
  path: '/v1/invoices',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_WALLET_ADDRESS', 'INVOICE_PARTIES_NOT_DISTINCT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const createLendingOffer = {
  method: 'POST',
  path: '/v1/lending/offers',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'NOT_ORDER_PARTY', 'PERMIT_REQUIRED', 'AUTHORITY_MISSING', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'POOL_NOT_FOUND', 'PURCHASE_ORDER_NOT_FOUND', 'PURCHASE_ORDER_NOT_ACCEPTED', 'OFFER_OPEN', 'POOL_PHASE', 'PRINCIPAL_EXCEEDS_LIMIT', 'PRINCIPAL_BELOW_MINIMUM', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const createMember = {
  method: 'POST',
  path: '/v1/members',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_EXISTS'],
} as const satisfies Operation;

export const createOfframpPayment = {
  method: 'POST',
  path: '/v1/offramp/payments',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['RECIPIENT_REQUIRED', 'RECIPIENT_AMBIGUOUS', 'INVALID_PHONE', 'INVALID_DID', 'DID_NOT_RESOLVABLE', 'INVALID_AMOUNT', 'ACCOUNT_CHAIN_MISMATCH', 'FUNDING_MODE_NOT_AVAILABLE', 'INVALID_WALLET_ADDRESS', 'ENVELOPE_INVALID', 'INVITE_CONTACT_REQUIRED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'DESTINATION_NOT_ELIGIBLE', 'AUTHORITY_MISSING', 'NEW_PAYEE_NOT_SAVED', 'PAYEE_COOLING_OFF', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'PAYEE_NOT_FOUND', 'HANDLE_RESERVED', 'CLIENT_REFERENCE_TAKEN', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const createPayment = {
  method: 'POST',
  path: '/v1/payments',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['AMBIGUOUS_PAYMENT_BODY', 'UNRECOGNIZED_PAYMENT_BODY', 'RECIPIENT_REQUIRED', 'RECIPIENT_AMBIGUOUS', 'UNSUPPORTED_RECIPIENT_KIND', 'INVALID_PHONE', 'INVALID_DID', 'DID_NOT_RESOLVABLE', 'INVALID_AMOUNT', 'ACCOUNT_CHAIN_MISMATCH', 'FUNDING_MODE_NOT_AVAILABLE', 'INVALID_WALLET_ADDRESS', 'INVALID_PAYMENT_BODY', 'ENVELOPE_INVALID', 'IDEMPOTENCY_KEY_REQUIRED', 'RECIPIENT_NOT_ROUTABLE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'DESTINATION_NOT_ELIGIBLE', 'AUTHORITY_MISSING', 'NEW_PAYEE_NOT_SAVED', 'PAYEE_COOLING_OFF', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'POLICY_DENIED', 'APPROVAL_REQUIRED', 'WALLET_NOT_FOUND', 'PAYEE_NOT_FOUND', 'EMAIL_NOT_FOUND', 'IDENTITY_NOT_FOUND', 'INVOICE_NOT_FOUND', 'CLIENT_REFERENCE_TAKEN', 'WALLET_NOT_DEPLOYED', 'POLICY_UNAVAILABLE', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const createPayoutDestination = {
  method: 'POST',
  path: '/v1/payout-destinations',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['DESTINATION_TYPE_REQUIRED', 'DESTINATION_RAIL_NOT_AVAILABLE', 'DESTINATION_IDENTIFIER_REQUIRED', 'UNSUPPORTED_NETWORK', 'INVALID_DESTINATION_ADDRESS', 'DESTINATION_RAIL_CONSTRAINT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'IDENTITY_REQUIRED', 'POLICY_DENIED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'DESTINATION_EXISTS', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const createPhoneAlias = {
  method: 'POST',
  path: '/v1/phone-aliases',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'PHONE_ALIAS_EXISTS', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const createPolicy = {
  method: 'POST',
  path: '/v1/policies',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_POLICY_RULE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON'],
} as const satisfies Operation;

export const createPolicyVersion = {
  method: 'POST',
  path: '/v1/policies/{id}/versions',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_POLICY_RULE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'POLICY_NOT_FOUND'],
} as const satisfies Operation;

export const createPresentationChallenge = {
  method: 'POST',
  path: '/v1/credential-presentations/challenge',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'IDENTITY_NOT_FOUND', 'PAYMENT_NOT_FOUND'],
} as const satisfies Operation;

export const createProviderCard = {
  method: 'POST',
  path: '/v1/provider-cards',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'IDENTITY_REQUIRED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const createRamp = {
  method: 'POST',
  path: '/v1/ramps',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_AMOUNT', 'RAMP_PROVIDER_NOT_AVAILABLE', 'RAMP_AMOUNT_TOO_LARGE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'RAMP_DAILY_CAP', 'AUTHORITY_MISSING', 'NEW_PAYEE_NOT_SAVED', 'PAYEE_COOLING_OFF', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'POLICY_DENIED', 'APPROVAL_REQUIRED', 'SANDBOX_ONLY', 'WALLET_NOT_FOUND', 'WALLET_NOT_DEPLOYABLE', 'WALLET_NOT_DEPLOYED', 'POLICY_UNAVAILABLE', 'BALANCE_UNAVAILABLE'],
} as const satisfies Operation;

export const createSalesOrder = {
  method: 'POST',
  path: '/v1/trade/sales-orders',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'TENANT_NOT_FOUND', 'EXTRACTION_NOT_FOUND', 'AGREEMENT_NOT_FOUND'],
} as const satisfies Operation;

export const createTenant = {
  method: 'POST',
  path: '/v1/tenants',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared2,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'MEMBER_SESSION_REQUIRED', 'TENANT_EXISTS'],
} as const satisfies Operation;

export const createTestCardAuthorization = {
  method: 'POST',
  path: '/v1/test/cards/{id}/authorizations',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'CARD_NOT_FOUND'],
} as const satisfies Operation;

export const createTestSession = {
  method: 'POST',
  path: '/v1/test/sessions',
  query: [],
  body: 'rest',
  replay: 'refused',
  result: 'json',
  sharedCodes: shared7,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'TENANT_NOT_FOUND', 'MEMBER_NOT_FOUND'],
} as const satisfies Operation;

export const createTestWebhookSink = {
  method: 'POST',
  path: '/v1/test/webhook-sinks',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const createTreasuryAccount = {
  method: 'POST',
  path: '/v1/treasury/accounts',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['ACCOUNT_CHAIN_MISMATCH', 'NO_SIGNER_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'MEMBER_NOT_FOUND', 'PAYEE_NOT_FOUND'],
} as const satisfies Operation;

export const createTreasuryRule = {
  method: 'POST',
  path: '/v1/treasury/accounts/{id}/rules',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'TREASURY_ACCOUNT_NOT_FOUND', 'TREASURY_BUCKET_NOT_FOUND'],
} as const satisfies Operation;

export const createTreasurySweep = {
  method: 'POST',
  path: '/v1/treasury/accounts/{id}/sweeps',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'POLICY_DENIED', 'SANDBOX_ONLY', 'TREASURY_ACCOUNT_NOT_FOUND', 'TREASURY_BUCKET_NOT_FOUND', 'WALLET_NOT_DEPLOYED', 'POLICY_UNAVAILABLE', 'BALANCE_UNAVAILABLE'],
} as const satisfies Operation;

export const createUpload = {
  method: 'POST',
  path: '/v1/uploads',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const createVerificationHandoff = {
  method: 'POST',
  path: '/v1/verification-sessions/{id}/handoff',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['VERIFICATION_SESSION_NOT_FOUND', 'VERIFICATION_SESSION_TERMINAL', 'VERIFICATION_SESSION_NOT_STARTED'],
} as const satisfies Operation;

export const createVerificationSession = {
  method: 'POST',
  path: '/v1/verification-sessions',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['MEMBER_ID_REQUIRED', 'LEGAL_NAME_REQUIRED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'MEMBER_NOT_FOUND'],
} as const satisfies Operation;

export const createWallet = {
  method: 'POST',
  path: '/v1/wallets',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_WALLET_ADDRESS', 'ACCOUNT_CHAIN_MISMATCH', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED'],
} as const satisfies Operation;

export const createWalletTransaction = {
  method: 'POST',
  path: '/v1/wallets/{id}/transactions',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'AUTHORITY_MISSING', 'NEW_PAYEE_NOT_SAVED', 'PAYEE_COOLING_OFF', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'POLICY_DENIED', 'APPROVAL_REQUIRED', 'WALLET_NOT_FOUND', 'WALLET_NOT_DEPLOYED', 'POLICY_UNAVAILABLE', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const createWebhookEndpoint = {
  method: 'POST',
  path: '/v1/webhook-endpoints',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_URL', 'SCHEME_NOT_ALLOWED', 'PORT_NOT_ALLOWED', 'PRIVATE_HOST_BLOCKED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ENDPOINT_LIMIT_REACHED'],
} as const satisfies Operation;

export const creditTestBalance = {
  method: 'POST',
  path: '/v1/test/balance',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['INVALID_AMOUNT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const declineInvitation = {
  method: 'POST',
  path: '/v1/invitations/{memberId}/decline',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared2,
  codes: ['INVALID_TRANSITION', 'MEMBER_SESSION_REQUIRED', 'MEMBER_NOT_FOUND'],
} as const satisfies Operation;

export const deletePolicy = {
  method: 'DELETE',
  path: '/v1/policies/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared8,
  codes: ['POLICY_NOT_FOUND', 'POLICY_ATTACHED'],
} as const satisfies Operation;

export const deleteTreasuryRule = {
  method: 'DELETE',
  path: '/v1/treasury/rules/{ruleId}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared8,
  codes: ['SANDBOX_ONLY', 'TREASURY_RULE_NOT_FOUND'],
} as const satisfies Operation;

export const deleteWebhookEndpoint = {
  method: 'DELETE',
  path: '/v1/webhook-endpoints/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared8,
  codes: ['ENDPOINT_NOT_FOUND'],
} as const satisfies Operation;

export const deliverInvoice = {
  method: 'POST',
  path: '/v1/invoices/{id}/deliver',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'INVOICE_NOT_FOUND', 'UPLOAD_NOT_FOUND'],
} as const satisfies Operation;

export const depositOfframpPayment = {
  method: 'POST',
  path: '/v1/offramp/payments/{id}/deposit',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_AMOUNT', 'INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'NOT_SENDER', 'PAYMENT_NOT_FOUND', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const depositToPool = {
  method: 'POST',
  path: '/v1/lending/pools/{id}/deposit',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'INSUFFICIENT_FUNDS', 'AUTHORITY_MISSING', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'POOL_NOT_FOUND', 'POOL_PHASE', 'POOL_CAP_EXCEEDED', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const detachPolicy = {
  method: 'DELETE',
  path: '/v1/policies/attachments/{attachmentId}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'POLICY_ATTACHMENT_NOT_FOUND'],
} as const satisfies Operation;

export const enrollTwoFactorFactor = {
  method: 'POST',
  path: '/v1/2fa/factors',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared6,
  codes: ['NO_SIGNER_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_SESSION_REQUIRED', 'FACTOR_EXISTS'],
} as const satisfies Operation;

export const evaluateEligibility = {
  method: 'POST',
  path: '/v1/eligibility/evaluate',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['UNKNOWN_ELIGIBILITY_ACTION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON'],
} as const satisfies Operation;

export const evaluatePolicy = {
  method: 'POST',
  path: '/v1/policies/evaluate',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'POLICY_NOT_FOUND', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const executePayment = {
  method: 'POST',
  path: '/v1/payments/{id}/execute',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  deprecated: 'Deprecated since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'PAYMENT_NOT_FOUND', 'POLICY_DENIED', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const expireTestCredential = {
  method: 'POST',
  path: '/v1/test/credentials/{id}/expire',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['INVALID_TRANSITION', 'SANDBOX_ONLY', 'CREDENTIAL_NOT_FOUND'],
} as const satisfies Operation;

export const expireTestPhoneAlias = {
  method: 'POST',
  path: '/v1/test/phone-aliases/{id}/expire',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['INVALID_TRANSITION', 'SANDBOX_ONLY', 'PHONE_ALIAS_NOT_FOUND'],
} as const satisfies Operation;

export const explainResource = {
  method: 'GET',
  path: '/v1/explanations/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['MEMBER_SESSION_REQUIRED', 'TWOFA_AGENT_NOT_PERMITTED', 'ROLE_NOT_PERMITTED', 'RESOURCE_NOT_FOUND'],
} as const satisfies Operation;

export const freezeCard = {
  method: 'POST',
  path: '/v1/cards/{id}/freeze',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['SANDBOX_ONLY', 'CARD_NOT_FOUND'],
} as const satisfies Operation;

export const fundWallet = {
  method: 'POST',
  path: '/v1/wallets/{id}/fund',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_AMOUNT', 'AMOUNT_EXCEEDS_CAP', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'FAUCET_NOT_AVAILABLE', 'FAUCET_RATE_LIMITED', 'WALLET_NOT_FOUND', 'WALLET_NOT_DEPLOYABLE'],
} as const satisfies Operation;

export const getAgent = {
  method: 'GET',
  path: '/v1/agents/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['AGENT_NOT_FOUND'],
} as const satisfies Operation;

export const getAgreement = {
  method: 'GET',
  path: '/v1/trade/agreements/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'AGREEMENT_NOT_FOUND'],
} as const satisfies Operation;

export const getApiKey = {
  method: 'GET',
  path: '/v1/api-keys/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared10,
  codes: ['ROLE_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED', 'API_KEY_NOT_FOUND'],
} as const satisfies Operation;

export const getApproval = {
  method: 'GET',
  path: '/v1/approvals/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['APPROVAL_NOT_FOUND'],
} as const satisfies Operation;

export const getBalance = {
  method: 'GET',
  path: '/v1/balance',
  query: ['ensure'],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['ACCOUNT_NOT_READY', 'BALANCE_UNAVAILABLE'],
} as const satisfies Operation;

export const getCapabilities = {
  method: 'GET',
  path: '/v1/capabilities',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared11,
  codes: [],
} as const satisfies Operation;

export const getCard = {
  method: 'GET',
  path: '/v1/cards/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'CARD_NOT_FOUND'],
} as const satisfies Operation;

export const getCardAuthorization = {
  method: 'GET',
  path: '/v1/cards/{id}/authorizations/{authorizationId}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'CARD_NOT_FOUND', 'CARD_AUTHORIZATION_NOT_FOUND'],
} as const satisfies Operation;

export const getCardLimits = {
  method: 'GET',
  path: '/v1/cards/{id}/limits',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'CARD_NOT_FOUND'],
} as const satisfies Operation;

export const getClaimLink = {
  method: 'GET',
  path: '/v1/claims/{claimToken}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared7,
  codes: ['ROUTE_NOT_FOUND', 'CLAIM_NOT_FOUND', 'CLAIM_LINK_GONE'],
} as const satisfies Operation;

export const getContact = {
  method: 'GET',
  path: '/v1/contacts/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared10,
  codes: ['MEMBER_SESSION_REQUIRED', 'CONTACT_NOT_FOUND'],
} as const satisfies Operation;

export const getCredential = {
  method: 'GET',
  path: '/v1/credentials/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['CREDENTIAL_NOT_FOUND'],
} as const satisfies Operation;

export const getCredentialArtifact = {
  method: 'GET',
  path: '/v1/credentials/{id}/artifact',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['CREDENTIAL_NOT_FOUND', 'CREDENTIAL_ARTIFACT_NOT_AVAILABLE'],
} as const satisfies Operation;

export const getCredentialDisclosure = {
  method: 'GET',
  path: '/v1/credentials/{id}/disclosure',
  query: ['key'],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['CREDENTIAL_NOT_FOUND', 'DISCLOSURE_NOT_AVAILABLE'],
} as const satisfies Operation;

export const getCredentialStatus = {
  method: 'GET',
  path: '/v1/credentials/{id}/status',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['CREDENTIAL_NOT_FOUND'],
} as const satisfies Operation;

export const getDidDocument = {
  method: 'GET',
  path: '/v1/dids/{did}/did.json',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  accept: 'application/did+json, application/json',
  sharedCodes: shared7,
  codes: ['INVALID_DID', 'DID_NOT_RESOLVABLE', 'IDENTITY_NOT_FOUND'],
} as const satisfies Operation;

export const getDrip = {
  method: 'GET',
  path: '/v1/faucet/drips/{dripId}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['FAUCET_NOT_AVAILABLE', 'DRIP_NOT_FOUND'],
} as const satisfies Operation;

export const getEmailAlias = {
  method: 'GET',
  path: '/v1/email-aliases/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['EMAIL_ALIAS_NOT_FOUND'],
} as const satisfies Operation;

export const getEvent = {
  method: 'GET',
  path: '/v1/events/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['EVENT_NOT_FOUND'],
} as const satisfies Operation;

export const getExtraction = {
  method: 'GET',
  path: '/v1/trade/extractions/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'EXTRACTION_NOT_FOUND'],
} as const satisfies Operation;

export const getFinancingPool = {
  method: 'GET',
  path: '/v1/lending/pools/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'POOL_NOT_FOUND'],
} as const satisfies Operation;

export const getHealth = {
  method: 'GET',
  path: '/healthz',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared12,
  codes: [],
} as const satisfies Operation;

export const getIdentity = {
  method: 'GET',
  path: '/v1/identities/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['IDENTITY_NOT_FOUND'],
} as const satisfies Operation;

export const getInvoice = {
  method: 'GET',
  path: '/v1/invoices/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'INVOICE_NOT_FOUND'],
} as const satisfies Operation;

export const getLendingOffer = {
  method: 'GET',
  path: '/v1/lending/offers/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'OFFER_NOT_FOUND'],
} as const satisfies Operation;

export const getLoan = {
  method: 'GET',
  path: '/v1/lending/loans/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'LOAN_NOT_FOUND'],
} as const satisfies Operation;

export const getMe = {
  method: 'GET',
  path: '/v1/me',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared13,
  codes: [],
} as const satisfies Operation;

export const getMember = {
  method: 'GET',
  path: '/v1/members/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['MEMBER_NOT_FOUND'],
} as const satisfies Operation;

export const getMyTenant = {
  method: 'GET',
  path: '/v1/tenants/me',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared11,
  codes: [],
} as const satisfies Operation;

export const getOfframpPayment = {
  method: 'GET',
  path: '/v1/offramp/payments/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['PAYMENT_NOT_FOUND'],
} as const satisfies Operation;

export const getOfframpPaymentClaim = {
  method: 'GET',
  path: '/v1/offramp/payments/{id}/claim',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['NOT_SENDER', 'PAYMENT_NOT_FOUND', 'CLAIM_NOT_FOUND'],
} as const satisfies Operation;

export const getOfframpPaymentRoutes = {
  method: 'GET',
  path: '/v1/offramp/payments/{id}/routes',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['PAYMENT_NOT_FOUND'],
} as const satisfies Operation;

export const getOpenApiDocument = {
  method: 'GET',
  path: '/openapi.json',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared12,
  codes: [],
} as const satisfies Operation;

export const getOwnDids = {
  method: 'GET',
  path: '/v1/dids/me',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const getPayment = {
  method: 'GET',
  path: '/v1/payments/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['PAYMENT_NOT_FOUND'],
} as const satisfies Operation;

export const getPaymentClaim = {
  method: 'GET',
  path: '/v1/payments/{id}/claim',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['NOT_SENDER', 'PAYMENT_NOT_FOUND', 'CLAIM_NOT_FOUND'],
} as const satisfies Operation;

export const getPaymentPolicy = {
  method: 'GET',
  path: '/v1/payment-policy',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const getPaymentRoutes = {
  method: 'GET',
  path: '/v1/payments/{id}/routes',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['INVALID_TRANSITION', 'PAYMENT_NOT_FOUND'],
} as const satisfies Operation;

export const getPayoutDestination = {
  method: 'GET',
  path: '/v1/payout-destinations/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['DESTINATION_NOT_FOUND'],
} as const satisfies Operation;

export const getPolicy = {
  method: 'GET',
  path: '/v1/policies/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['POLICY_NOT_FOUND'],
} as const satisfies Operation;

export const getPoolPosition = {
  method: 'GET',
  path: '/v1/lending/pools/{id}/position',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'POOL_NOT_FOUND'],
} as const satisfies Operation;

export const getProtectionSettings = {
  method: 'GET',
  path: '/v1/2fa/protection',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared10,
  codes: ['TWOFA_AGENT_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED'],
} as const satisfies Operation;

export const getPublicInvoice = {
  method: 'GET',
  path: '/v1/invoices/public/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared7,
  codes: ['SANDBOX_ONLY', 'INVOICE_NOT_FOUND'],
} as const satisfies Operation;

export const getRamp = {
  method: 'GET',
  path: '/v1/ramps/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'RAMP_NOT_FOUND'],
} as const satisfies Operation;

export const getReadiness = {
  method: 'GET',
  path: '/readyz',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared14,
  codes: ['CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const getSalesOrder = {
  method: 'GET',
  path: '/v1/trade/sales-orders/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND'],
} as const satisfies Operation;

export const getSalesOrderDelivery = {
  method: 'GET',
  path: '/v1/trade/sales-orders/{id}/delivery',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND', 'DELIVERY_RECORD_NOT_FOUND'],
} as const satisfies Operation;

export const getTestArbiter = {
  method: 'GET',
  path: '/v1/test/arbiter',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared11,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const getTestChain = {
  method: 'GET',
  path: '/v1/test/chain',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared11,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const getTestClock = {
  method: 'GET',
  path: '/v1/test/clock',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared11,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const getTestProvider = {
  method: 'GET',
  path: '/v1/test/payments/{id}/provider',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared11,
  codes: ['SANDBOX_ONLY', 'PAYMENT_NOT_FOUND'],
} as const satisfies Operation;

export const getTreasuryAccount = {
  method: 'GET',
  path: '/v1/treasury/accounts/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'TREASURY_ACCOUNT_NOT_FOUND'],
} as const satisfies Operation;

export const getTreasurySweep = {
  method: 'GET',
  path: '/v1/treasury/sweeps/{sweepId}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'SWEEP_NOT_FOUND'],
} as const satisfies Operation;

export const getTwoFactorChallenge = {
  method: 'GET',
  path: '/v1/2fa/challenges/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared10,
  codes: ['TWOFA_AGENT_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED', 'CHALLENGE_NOT_FOUND'],
} as const satisfies Operation;

export const getVerificationHandoff = {
  method: 'GET',
  path: '/v1/verification-handoffs/{token}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared7,
  codes: ['HANDOFF_GONE'],
} as const satisfies Operation;

export const getVerificationSession = {
  method: 'GET',
  path: '/v1/verification-sessions/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['VERIFICATION_SESSION_NOT_FOUND'],
} as const satisfies Operation;

export const getWallet = {
  method: 'GET',
  path: '/v1/wallets/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['WALLET_NOT_FOUND', 'BALANCE_UNAVAILABLE'],
} as const satisfies Operation;

export const getWebhookDelivery = {
  method: 'GET',
  path: '/v1/webhook-deliveries/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['DELIVERY_NOT_FOUND'],
} as const satisfies Operation;

export const getWebhookEndpoint = {
  method: 'GET',
  path: '/v1/webhook-endpoints/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['ENDPOINT_NOT_FOUND'],
} as const satisfies Operation;

export const issueCard = {
  method: 'POST',
  path: '/v1/wallets/{walletId}/cards',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'IDENTITY_REQUIRED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'SANDBOX_ONLY', 'WALLET_NOT_FOUND', 'AGENT_NOT_FOUND', 'WALLET_NOT_DEPLOYED'],
} as const satisfies Operation;

export const issueLendingOffer = {
  method: 'POST',
  path: '/v1/lending/offers/{id}/issue',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'NOT_ORDER_PARTY', 'AUTHORITY_MISSING', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'OFFER_NOT_FOUND', 'OFFER_EXPIRED', 'POOL_PHASE', 'PRINCIPAL_EXCEEDS_LIMIT', 'DOCUMENT_IN_USE', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const issuePermit = {
  method: 'POST',
  path: '/v1/lending/permits',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'AUTHORITY_MISSING', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'POOL_NOT_FOUND', 'ORG_ACCOUNT_NOT_READY', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const issueTestCredential = {
  method: 'POST',
  path: '/v1/test/credentials',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['MEMBER_ID_REQUIRED', 'LEGAL_NAME_REQUIRED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'MEMBER_NOT_FOUND'],
} as const satisfies Operation;

export const listAgents = {
  method: 'GET',
  path: '/v1/agents',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'agents',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listApiKeys = {
  method: 'GET',
  path: '/v1/api-keys',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'apiKeys',
  sharedCodes: shared10,
  codes: ['ROLE_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED'],
} as const satisfies Operation;

export const listApprovals = {
  method: 'GET',
  path: '/v1/approvals',
  query: ['status', 'paymentId', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'approvals',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listAuthorities = {
  method: 'GET',
  path: '/v1/members/{memberId}/authorities',
  query: ['status', 'skip', 'take', 'cursor'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'authorities',
  sharedCodes: shared9,
  codes: ['MEMBER_NOT_FOUND'],
} as const satisfies Operation;

export const listCardAuthorizations = {
  method: 'GET',
  path: '/v1/cards/{id}/authorizations',
  query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'authorizations',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'CARD_NOT_FOUND'],
} as const satisfies Operation;

export const listContacts = {
  method: 'GET',
  path: '/v1/contacts',
  query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'contacts',
  sharedCodes: shared10,
  codes: ['MEMBER_SESSION_REQUIRED'],
} as const satisfies Operation;

export const listCredentials = {
  method: 'GET',
  path: '/v1/credentials',
  query: ['kind', 'status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'credentials',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listDrips = {
  method: 'GET',
  path: '/v1/faucet/drips',
  query: ['walletId', 'status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'drips',
  sharedCodes: shared9,
  codes: ['FAUCET_NOT_AVAILABLE'],
} as const satisfies Operation;

export const listEmailAliases = {
  method: 'GET',
  path: '/v1/email-aliases',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'emailAliases',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listEvents = {
  method: 'GET',
  path: '/v1/events',
  query: ['type', 'resourceId', 'order', 'skip', 'take', 'cursor'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'events',
  sharedCodes: shared9,
  codes: ['TOO_MANY_STREAMS'],
} as const satisfies Operation;

export const listExtractions = {
  method: 'GET',
  path: '/v1/trade/extractions',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'extractions',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const listFinancingPools = {
  method: 'GET',
  path: '/v1/lending/pools',
  query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'pools',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const listIdentities = {
  method: 'GET',
  path: '/v1/identities',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'identities',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listInvoices = {
  method: 'GET',
  path: '/v1/invoices',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'invoices',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const listLoans = {
  method: 'GET',
  path: '/v1/lending/loans',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'loans',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const listMembers = {
  method: 'GET',
  path: '/v1/members',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'members',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listOfframpPayments = {
  method: 'GET',
  path: '/v1/offramp/payments',
  query: ['status', 'role', 'clientReference', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'payments',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listPaymentPolicyVersions = {
  method: 'GET',
  path: '/v1/payment-policy/history',
  query: ['skip', 'take', 'cursor'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'versions',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listPayments = {
  method: 'GET',
  path: '/v1/payments',
  query: [
    'status',
    'role',
    'generation',
    'clientReference',
    'skip',
    'take',
    'cursor',
    'createdAfter',
    'createdBefore',
  ],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'payments',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listPayoutDestinations = {
  method: 'GET',
  path: '/v1/payout-destinations',
  query: ['status', 'type', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'destinations',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listPermits = {
  method: 'GET',
  path: '/v1/lending/permits',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'permits',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const listPhoneAliases = {
  method: 'GET',
  path: '/v1/phone-aliases',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'phoneAliases',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listPolicies = {
  method: 'GET',
  path: '/v1/policies',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'policies',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listPolicyAttachments = {
  method: 'GET',
  path: '/v1/policies/{id}/attachments',
  query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'attachments',
  sharedCodes: shared9,
  codes: ['POLICY_NOT_FOUND'],
} as const satisfies Operation;

export const listPolicyDecisions = {
  method: 'GET',
  path: '/v1/policies/decisions',
  query: [
    'policyId',
    'subjectType',
    'subjectId',
    'allow',
    'skip',
    'take',
    'cursor',
    'createdAfter',
    'createdBefore',
  ],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'decisions',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listPolicyVersions = {
  method: 'GET',
  path: '/v1/policies/{id}/versions',
  query: ['skip', 'take', 'cursor'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'versions',
  sharedCodes: shared9,
  codes: ['POLICY_NOT_FOUND'],
} as const satisfies Operation;

export const listPurchaseOrders = {
  method: 'GET',
  path: '/v1/lending/purchase-orders',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'purchaseOrders',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const listRamps = {
  method: 'GET',
  path: '/v1/ramps',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'ramps',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const listSalesOrders = {
  method: 'GET',
  path: '/v1/trade/sales-orders',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'salesOrders',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const listTestMessages = {
  method: 'GET',
  path: '/v1/test/messages',
  query: ['channel', 'to', 'purpose', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'messages',
  sharedCodes: shared11,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const listTestReviewCases = {
  method: 'GET',
  path: '/v1/test/review-cases',
  query: ['status', 'reason', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'reviewCases',
  sharedCodes: shared11,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const listTestWebhookSinkRequests = {
  method: 'GET',
  path: '/v1/test/webhook-sinks/{id}/requests',
  query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'requests',
  sharedCodes: shared11,
  codes: ['SANDBOX_ONLY', 'WEBHOOK_SINK_NOT_FOUND'],
} as const satisfies Operation;

export const listTreasuryAccounts = {
  method: 'GET',
  path: '/v1/treasury/accounts',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'accounts',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const listTreasuryRules = {
  method: 'GET',
  path: '/v1/treasury/accounts/{id}/rules',
  query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'rules',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'TREASURY_ACCOUNT_NOT_FOUND'],
} as const satisfies Operation;

export const listTreasurySweeps = {
  method: 'GET',
  path: '/v1/treasury/accounts/{id}/sweeps',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'sweeps',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'TREASURY_ACCOUNT_NOT_FOUND'],
} as const satisfies Operation;

export const listTwoFactorFactors = {
  method: 'GET',
  path: '/v1/2fa/factors',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'factors',
  sharedCodes: shared10,
  codes: ['TWOFA_AGENT_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED'],
} as const satisfies Operation;

export const listWalletBindings = {
  method: 'GET',
  path: '/v1/identities/{id}/wallets',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'wallets',
  sharedCodes: shared9,
  codes: ['IDENTITY_NOT_FOUND'],
} as const satisfies Operation;

export const listWalletCards = {
  method: 'GET',
  path: '/v1/wallets/{walletId}/cards',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'cards',
  sharedCodes: shared9,
  codes: ['SANDBOX_ONLY', 'WALLET_NOT_FOUND'],
} as const satisfies Operation;

export const listWallets = {
  method: 'GET',
  path: '/v1/wallets',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'wallets',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const listWebhookDeliveries = {
  method: 'GET',
  path: '/v1/webhook-endpoints/{id}/deliveries',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'deliveries',
  sharedCodes: shared9,
  codes: ['ENDPOINT_NOT_FOUND'],
} as const satisfies Operation;

export const listWebhookEndpoints = {
  method: 'GET',
  path: '/v1/webhook-endpoints',
  query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
  body: 'none',
  replay: 'always',
  result: 'json',
  items: 'webhookEndpoints',
  sharedCodes: shared9,
  codes: [],
} as const satisfies Operation;

export const pollTestInvoice = {
  method: 'POST',
  path: '/v1/test/invoices/{id}/poll',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'INVOICE_NOT_FOUND'],
} as const satisfies Operation;

export const reactivateAuthority = {
  method: 'POST',
  path: '/v1/members/{memberId}/authorities/{authorityId}/reactivate',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_NOT_FOUND', 'AUTHORITY_NOT_FOUND', 'AUTHORITY_REVOKED', 'AUTHORITY_NOT_ACTIVE'],
} as const satisfies Operation;

export const reactivateMember = {
  method: 'POST',
  path: '/v1/members/{id}/reactivate',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_NOT_FOUND'],
} as const satisfies Operation;

export const receiveCardAuthorization = {
  method: 'POST',
  path: '/v1/webhooks/card-issuer/authorizations',
  query: [],
  body: 'rest',
  replay: 'refused',
  result: 'json',
  sharedCodes: shared7,
  codes: ['UNKNOWN_PROVIDER', 'EMPTY_BODY', 'BODY_TOO_LARGE', 'WEBHOOK_SIGNATURE_INVALID', 'WEBHOOK_REPLAY_WINDOW', 'CARD_NOT_FOUND', 'CARD_AUTHORIZATION_CONFLICT'],
} as const satisfies Operation;

export const receiveCardReversal = {
  method: 'POST',
  path: '/v1/webhooks/card-issuer/reversals',
  query: [],
  body: 'rest',
  replay: 'refused',
  result: 'json',
  sharedCodes: shared7,
  codes: ['UNKNOWN_PROVIDER', 'EMPTY_BODY', 'INVALID_TRANSITION', 'INVALID_AMOUNT', 'BODY_TOO_LARGE', 'WEBHOOK_SIGNATURE_INVALID', 'WEBHOOK_REPLAY_WINDOW', 'CARD_AUTHORIZATION_NOT_FOUND', 'CARD_AUTHORIZATION_CONFLICT'],
} as const satisfies Operation;

export const receiveProviderWebhook = {
  method: 'POST',
  path: '/v1/webhooks/providers/{provider}',
  query: [],
  body: 'rest',
  replay: 'refused',
  result: 'json',
  sharedCodes: shared7,
  codes: ['UNKNOWN_PROVIDER', 'EMPTY_BODY', 'BODY_TOO_LARGE', 'WEBHOOK_SIGNATURE_INVALID', 'WEBHOOK_REPLAY_WINDOW'],
} as const satisfies Operation;

export const receiveVerificationWebhook = {
  method: 'POST',
  path: '/v1/webhooks/verification',
  query: [],
  body: 'rest',
  replay: 'refused',
  result: 'json',
  sharedCodes: shared7,
  codes: ['UNKNOWN_PROVIDER', 'EMPTY_BODY', 'BODY_TOO_LARGE', 'WEBHOOK_SIGNATURE_INVALID', 'WEBHOOK_REPLAY_WINDOW'],
} as const satisfies Operation;

export const recordSalesOrderDelivery = {
  method: 'POST',
  path: '/v1/trade/sales-orders/{id}/delivery',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND', 'UPLOAD_NOT_FOUND'],
} as const satisfies Operation;

export const redeliverWebhookDelivery = {
  method: 'POST',
  path: '/v1/webhook-deliveries/{id}/redeliver',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['DELIVERY_NOT_FOUND', 'ENDPOINT_NOT_FOUND', 'ENDPOINT_DISABLED'],
} as const satisfies Operation;

export const reevaluateTestPayment = {
  method: 'POST',
  path: '/v1/test/payments/{id}/reevaluate',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['INVALID_TRANSITION', 'SANDBOX_ONLY', 'PAYMENT_NOT_FOUND'],
} as const satisfies Operation;

export const refreshCredential = {
  method: 'POST',
  path: '/v1/credentials/{id}/refresh',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['CREDENTIAL_NOT_FOUND', 'CREDENTIAL_NOT_REFRESHABLE', 'PROVIDER_UNAVAILABLE'],
} as const satisfies Operation;

export const refundInvoice = {
  method: 'POST',
  path: '/v1/invoices/{id}/refund',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'AUTHORITY_MISSING', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'INVOICE_NOT_FOUND', 'SETTLEMENT_IN_FLIGHT', 'INVOICE_NOTHING_TO_REFUND', 'WALLET_NOT_DEPLOYED', 'BALANCE_UNAVAILABLE', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const registerMemberSigner = {
  method: 'PUT',
  path: '/v1/members/{id}/signer',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  sharedCodes: shared10,
  codes: ['INVALID_WALLET_ADDRESS', 'SIGNER_SIGNATURE_INVALID', 'INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_SESSION_REQUIRED', 'MEMBER_NOT_FOUND'],
} as const satisfies Operation;

export const registerPurchaseOrder = {
  method: 'POST',
  path: '/v1/lending/purchase-orders',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_WALLET_ADDRESS', 'INVALID_AMOUNT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'POOL_NOT_FOUND', 'SALES_ORDER_NOT_FOUND', 'EXTRACTION_NOT_FOUND', 'TENANT_NOT_FOUND', 'ORG_ACCOUNT_NOT_READY', 'ORDER_NOT_FINANCEABLE', 'DOCUMENT_IN_USE'],
} as const satisfies Operation;

export const reinstateTestCredential = {
  method: 'POST',
  path: '/v1/test/credentials/{id}/reinstate',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['INVALID_TRANSITION', 'SANDBOX_ONLY', 'CREDENTIAL_NOT_FOUND'],
} as const satisfies Operation;

export const rejectApproval = {
  method: 'POST',
  path: '/v1/approvals/{id}/reject',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['NO_SIGNER_ADDRESS', 'APPROVAL_SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'APPROVAL_REQUIRES_MEMBER', 'SELF_APPROVAL_FORBIDDEN', 'AUTHORITY_MISSING', 'APPROVAL_GROUP_MISMATCH', 'APPROVAL_NOT_FOUND', 'APPROVAL_NOT_PENDING', 'ALREADY_VOTED', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const releaseInvoice = {
  method: 'POST',
  path: '/v1/invoices/{id}/release',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'AUTHORITY_MISSING', 'POLICY_DENIED', 'APPROVAL_REQUIRED', 'SANDBOX_ONLY', 'INVOICE_NOT_FOUND', 'SETTLEMENT_IN_FLIGHT', 'WALLET_NOT_DEPLOYED', 'POLICY_UNAVAILABLE', 'BALANCE_UNAVAILABLE'],
} as const satisfies Operation;

export const removeContact = {
  method: 'DELETE',
  path: '/v1/contacts/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared15,
  codes: ['MEMBER_SESSION_REQUIRED', 'CONTACT_NOT_FOUND'],
} as const satisfies Operation;

export const removeMember = {
  method: 'DELETE',
  path: '/v1/members/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared8,
  codes: ['ROLE_NOT_PERMITTED', 'MEMBER_NOT_FOUND', 'LAST_OWNER'],
} as const satisfies Operation;

export const removeTwoFactorFactor = {
  method: 'DELETE',
  path: '/v1/2fa/factors/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared15,
  codes: ['TWOFA_AGENT_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED', 'FACTOR_NOT_FOUND', 'TWOFA_FACTOR_REQUIRED'],
} as const satisfies Operation;

export const repayLoan = {
  method: 'POST',
  path: '/v1/lending/loans/{id}/repay',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'NOT_ORDER_PARTY', 'AUTHORITY_MISSING', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'LOAN_NOT_FOUND', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const replayWebhookEndpoint = {
  method: 'POST',
  path: '/v1/webhook-endpoints/{id}/replay',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ENDPOINT_NOT_FOUND', 'ENDPOINT_DISABLED'],
} as const satisfies Operation;

export const resendOfframpPaymentClaim = {
  method: 'POST',
  path: '/v1/offramp/payments/{id}/claim/resend',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'NOT_SENDER', 'ROUTE_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'CLAIM_NOT_FOUND'],
} as const satisfies Operation;

export const resendPhoneAliasCode = {
  method: 'POST',
  path: '/v1/phone-aliases/{id}/resend',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'PHONE_ALIAS_NOT_FOUND'],
} as const satisfies Operation;

export const resendTwoFactorFactorCode = {
  method: 'POST',
  path: '/v1/2fa/factors/{id}/resend',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared6,
  codes: ['INVALID_TRANSITION', 'TWOFA_AGENT_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED', 'FACTOR_NOT_FOUND'],
} as const satisfies Operation;

export const resolveDid = {
  method: 'GET',
  path: '/v1/dids/resolve',
  query: ['did'],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['INVALID_DID', 'DID_NOT_RESOLVABLE'],
} as const satisfies Operation;

export const resolveDidDocument = {
  method: 'GET',
  path: '/1.0/identifiers/{did}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared7,
  codes: ['INVALID_DID', 'DID_NOT_RESOLVABLE', 'IDENTITY_NOT_FOUND'],
} as const satisfies Operation;

export const resolveTestReviewCase = {
  method: 'POST',
  path: '/v1/test/review-cases/{id}/resolve',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'REVIEW_CASE_NOT_FOUND', 'REVIEW_CASE_RESOLVED', 'REVIEW_CASE_NOT_OPEN'],
} as const satisfies Operation;

export const respondToSalesOrder = {
  method: 'POST',
  path: '/v1/trade/sales-orders/{id}/respond',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['NOTE_REQUIRED', 'INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND'],
} as const satisfies Operation;

export const resumeAgent = {
  method: 'POST',
  path: '/v1/agents/{id}/resume',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared5,
  codes: ['INVALID_TRANSITION', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_SESSION_REQUIRED', 'AGENT_NOT_FOUND'],
} as const satisfies Operation;

export const reverseTestCardAuthorization = {
  method: 'POST',
  path: '/v1/test/cards/{id}/authorizations/{authorizationId}/reverse',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['INVALID_TRANSITION', 'INVALID_AMOUNT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'CARD_NOT_FOUND', 'CARD_AUTHORIZATION_NOT_FOUND'],
} as const satisfies Operation;

export const revokeApiKey = {
  method: 'DELETE',
  path: '/v1/api-keys/{id}',
  query: ['disableCreated'],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared10,
  codes: ['ROLE_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED', 'API_KEY_NOT_FOUND'],
} as const satisfies Operation;

export const revokeAuthority = {
  method: 'DELETE',
  path: '/v1/members/{memberId}/authorities/{authorityId}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared8,
  codes: ['ROLE_NOT_PERMITTED', 'MEMBER_NOT_FOUND', 'AUTHORITY_NOT_FOUND', 'AUTHORITY_REVOKED'],
} as const satisfies Operation;

export const revokeEmailAlias = {
  method: 'DELETE',
  path: '/v1/email-aliases/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared8,
  codes: ['ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'EMAIL_ALIAS_NOT_FOUND', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const revokePayoutDestination = {
  method: 'POST',
  path: '/v1/payout-destinations/{id}/revoke',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'DESTINATION_NOT_FOUND', 'DESTINATION_REVOKED', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const revokePhoneAlias = {
  method: 'DELETE',
  path: '/v1/phone-aliases/{id}',
  query: [],
  body: 'none',
  replay: 'always',
  result: 'json',
  sharedCodes: shared8,
  codes: ['ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'PHONE_ALIAS_NOT_FOUND', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const revokeTestCredential = {
  method: 'POST',
  path: '/v1/test/credentials/{id}/revoke',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['INVALID_TRANSITION', 'SANDBOX_ONLY', 'CREDENTIAL_NOT_FOUND'],
} as const satisfies Operation;

export const revokeWalletBinding = {
  method: 'POST',
  path: '/v1/identities/{id}/wallets/{bindingId}/revoke',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'IDENTITY_NOT_FOUND', 'WALLET_BINDING_NOT_FOUND'],
} as const satisfies Operation;

export const rotateWalletBinding = {
  method: 'POST',
  path: '/v1/identities/{id}/wallets/{bindingId}/rotate',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'IDENTITY_NOT_FOUND', 'WALLET_BINDING_NOT_FOUND', 'WALLET_BINDING_NOT_ACTIVE', 'WALLET_ALREADY_BOUND'],
} as const satisfies Operation;

export const rotateWebhookEndpointSecret = {
  method: 'POST',
  path: '/v1/webhook-endpoints/{id}/rotate-secret',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ENDPOINT_NOT_FOUND'],
} as const satisfies Operation;

export const runTestTreasuryRule = {
  method: 'POST',
  path: '/v1/test/treasury/rules/{ruleId}/run',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['SANDBOX_ONLY', 'TREASURY_RULE_NOT_FOUND'],
} as const satisfies Operation;

export const runTestWebhookDeliveries = {
  method: 'POST',
  path: '/v1/test/webhook-deliveries/run',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['SANDBOX_ONLY'],
} as const satisfies Operation;

export const selectOfframpPaymentRoute = {
  method: 'POST',
  path: '/v1/offramp/payments/{id}/select-route',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'RECIPIENT_CONSENT_REQUIRED', 'POLICY_DENIED', 'PAYMENT_NOT_FOUND', 'ROUTE_QUOTE_NOT_AVAILABLE', 'RECIPIENT_UNRESOLVED', 'PAYEE_COOLING_OFF', 'ROUTE_QUOTE_EXPIRED', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const selectPaymentRoute = {
  method: 'POST',
  path: '/v1/payments/{id}/select-route',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'RECIPIENT_CONSENT_REQUIRED', 'POLICY_DENIED', 'PAYMENT_NOT_FOUND', 'ROUTE_QUOTE_NOT_AVAILABLE', 'RECIPIENT_UNRESOLVED', 'PAYEE_COOLING_OFF', 'ROUTE_QUOTE_EXPIRED', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const sendClaimOtp = {
  method: 'POST',
  path: '/v1/claims/{claimToken}/otp',
  query: [],
  body: 'none',
  replay: 'refused',
  result: 'json',
  sharedCodes: shared7,
  codes: ['ROUTE_NOT_FOUND', 'CLAIM_NOT_FOUND', 'CLAIM_LINK_GONE'],
} as const satisfies Operation;

export const sendInvoice = {
  method: 'POST',
  path: '/v1/invoices/{id}/send',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'SANDBOX_ONLY', 'INVOICE_NOT_FOUND'],
} as const satisfies Operation;

export const sendTestProviderWebhook = {
  method: 'POST',
  path: '/v1/test/provider-webhooks',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['UNKNOWN_PROVIDER', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'WEBHOOK_REPLAY_WINDOW', 'SANDBOX_ONLY', 'PAYMENT_NOT_FOUND'],
} as const satisfies Operation;

export const sendTwoFactorChallengeCode = {
  method: 'POST',
  path: '/v1/2fa/challenges/{id}/send',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared6,
  codes: ['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_CHALLENGE_EXPIRED', 'TWOFA_TOO_MANY_ATTEMPTS', 'MEMBER_SESSION_REQUIRED', 'CHALLENGE_NOT_FOUND', 'FACTOR_NOT_FOUND'],
} as const satisfies Operation;

export const setCardLimits = {
  method: 'PUT',
  path: '/v1/cards/{id}/limits',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'SANDBOX_ONLY', 'CARD_NOT_FOUND'],
} as const satisfies Operation;

export const setDefaultPayoutDestination = {
  method: 'POST',
  path: '/v1/payout-destinations/{id}/default',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'DESTINATION_NOT_FOUND', 'DESTINATION_NOT_VERIFIED', 'DESTINATION_NOT_ACTIVE', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const setDirectoryHandle = {
  method: 'PUT',
  path: '/v1/directory/handle',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  deprecated: 'Deprecated since 2026-06-30, and served until 2027-06-30. Use `IntentPhoneRecipient` instead.',
  sharedCodes: shared9,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'WALLET_NOT_FOUND', 'HANDLE_RESERVED', 'HANDLE_TAKEN', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const setPaymentPolicy = {
  method: 'PUT',
  path: '/v1/payment-policy',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['PAYMENT_POLICY_UNKNOWN_KEY', 'INVALID_POLICY_RULE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE'],
} as const satisfies Operation;

export const setTestChain = {
  method: 'POST',
  path: '/v1/test/chain',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const setTestFeatures = {
  method: 'POST',
  path: '/v1/test/features',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const setTestMessageGateway = {
  method: 'POST',
  path: '/v1/test/message-gateway',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const setTestPolicyEnforcement = {
  method: 'POST',
  path: '/v1/test/policy-enforcement',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const setTestPolicySubsystem = {
  method: 'POST',
  path: '/v1/test/policy-subsystem',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const setTestProviderControls = {
  method: 'POST',
  path: '/v1/test/providers/{provider}',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['UNKNOWN_PROVIDER', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'DESTINATION_NOT_FOUND'],
} as const satisfies Operation;

export const setTestScreening = {
  method: 'POST',
  path: '/v1/test/screening',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'TENANT_NOT_FOUND'],
} as const satisfies Operation;

export const setTestTenantStatus = {
  method: 'POST',
  path: '/v1/test/tenant',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared16,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'],
} as const satisfies Operation;

export const signApproval = {
  method: 'POST',
  path: '/v1/approvals/{id}/sign',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['NO_SIGNER_ADDRESS', 'APPROVAL_SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'APPROVAL_REQUIRES_MEMBER', 'SELF_APPROVAL_FORBIDDEN', 'AUTHORITY_MISSING', 'APPROVAL_GROUP_MISMATCH', 'APPROVAL_NOT_FOUND', 'APPROVAL_NOT_PENDING', 'ALREADY_VOTED', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const signPayment = {
  method: 'POST',
  path: '/v1/payments/{id}/sign',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  deprecated: 'Deprecated since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'PAYMENT_NOT_FOUND', 'ALREADY_SIGNED'],
} as const satisfies Operation;

export const simulateVerificationSession = {
  method: 'POST',
  path: '/v1/verification-sessions/{id}/simulate',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SIMULATE_NOT_AVAILABLE', 'VERIFICATION_SESSION_NOT_FOUND', 'VERIFICATION_SESSION_TERMINAL', 'VERIFICATION_SESSION_NOT_STARTED'],
} as const satisfies Operation;

export const startWalletBinding = {
  method: 'POST',
  path: '/v1/identities/{id}/wallets',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'IDENTITY_NOT_FOUND', 'WALLET_ALREADY_BOUND'],
} as const satisfies Operation;

export const stepTestProvider = {
  method: 'POST',
  path: '/v1/test/payments/{id}/provider-step',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'PAYMENT_NOT_FOUND'],
} as const satisfies Operation;

export const submitSalesOrder = {
  method: 'POST',
  path: '/v1/trade/sales-orders/{id}/submit',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND'],
} as const satisfies Operation;

export const suspendAgent = {
  method: 'POST',
  path: '/v1/agents/{id}/suspend',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared5,
  codes: ['INVALID_TRANSITION', 'MEMBER_SESSION_REQUIRED', 'AGENT_NOT_FOUND'],
} as const satisfies Operation;

export const suspendAuthority = {
  method: 'POST',
  path: '/v1/members/{memberId}/authorities/{authorityId}/suspend',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['ROLE_NOT_PERMITTED', 'MEMBER_NOT_FOUND', 'AUTHORITY_NOT_FOUND', 'AUTHORITY_REVOKED', 'AUTHORITY_NOT_ACTIVE'],
} as const satisfies Operation;

export const suspendMember = {
  method: 'POST',
  path: '/v1/members/{id}/suspend',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'ROLE_NOT_PERMITTED', 'MEMBER_NOT_FOUND', 'LAST_OWNER'],
} as const satisfies Operation;

export const suspendTestCredential = {
  method: 'POST',
  path: '/v1/test/credentials/{id}/suspend',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared3,
  codes: ['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'CREDENTIAL_NOT_FOUND'],
} as const satisfies Operation;

export const testWebhookEndpoint = {
  method: 'POST',
  path: '/v1/webhook-endpoints/{id}/test',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['ENDPOINT_NOT_FOUND', 'ENDPOINT_DISABLED'],
} as const satisfies Operation;

export const unfreezeCard = {
  method: 'POST',
  path: '/v1/cards/{id}/unfreeze',
  query: [],
  body: 'none',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'SANDBOX_ONLY', 'CARD_NOT_FOUND'],
} as const satisfies Operation;

export const updateAuthority = {
  method: 'PATCH',
  path: '/v1/members/{memberId}/authorities/{authorityId}',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['AUTHORITY_ACTIONS_REQUIRED', 'INVALID_USD_AMOUNT', 'INVALID_APPROVAL_WEIGHT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_NOT_FOUND', 'AUTHORITY_NOT_FOUND', 'AUTHORITY_REVOKED'],
} as const satisfies Operation;

export const updateMember = {
  method: 'PATCH',
  path: '/v1/members/{id}',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_NOT_FOUND', 'LAST_OWNER'],
} as const satisfies Operation;

export const updateMyTenant = {
  method: 'PATCH',
  path: '/v1/tenants/me',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  sharedCodes: shared10,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED'],
} as const satisfies Operation;

export const updatePayoutDestination = {
  method: 'PATCH',
  path: '/v1/payout-destinations/{id}',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'DESTINATION_NOT_FOUND', 'DESTINATION_REVOKED', 'DESTINATION_NOT_VERIFIED', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const updateProtectionSettings = {
  method: 'PUT',
  path: '/v1/2fa/protection',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  sharedCodes: shared10,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'ROLE_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_SESSION_REQUIRED'],
} as const satisfies Operation;

export const updateSalesOrderTerms = {
  method: 'PUT',
  path: '/v1/trade/sales-orders/{id}/terms',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND'],
} as const satisfies Operation;

export const updateTestWebhookSink = {
  method: 'PATCH',
  path: '/v1/test/webhook-sinks/{id}',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  sharedCodes: shared11,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'WEBHOOK_SINK_NOT_FOUND'],
} as const satisfies Operation;

export const updateTreasuryRule = {
  method: 'PATCH',
  path: '/v1/treasury/rules/{ruleId}',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'TREASURY_RULE_NOT_FOUND', 'TREASURY_BUCKET_NOT_FOUND'],
} as const satisfies Operation;

export const updateWebhookEndpoint = {
  method: 'PATCH',
  path: '/v1/webhook-endpoints/{id}',
  query: [],
  body: 'rest',
  replay: 'always',
  result: 'json',
  sharedCodes: shared9,
  codes: ['INVALID_URL', 'SCHEME_NOT_ALLOWED', 'PORT_NOT_ALLOWED', 'PRIVATE_HOST_BLOCKED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ENDPOINT_NOT_FOUND'],
} as const satisfies Operation;

export const verifyClaimOtp = {
  method: 'POST',
  path: '/v1/claims/{claimToken}/otp/verify',
  query: [],
  body: 'rest',
  replay: 'refused',
  result: 'json',
  sharedCodes: shared7,
  codes: ['CLAIM_OTP_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'CLAIM_OTP_TOO_MANY_ATTEMPTS', 'ROUTE_NOT_FOUND', 'CLAIM_NOT_FOUND', 'CLAIM_LINK_GONE', 'CLAIM_OTP_EXPIRED'],
} as const satisfies Operation;

export const verifyPayoutDestination = {
  method: 'POST',
  path: '/v1/payout-destinations/{id}/verify',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['DESTINATION_SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'DESTINATION_VERIFY_NOT_AVAILABLE', 'DESTINATION_NOT_FOUND', 'DESTINATION_REVOKED', 'POLICY_UNAVAILABLE', 'PROVIDER_UNAVAILABLE', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const verifyPhoneAlias = {
  method: 'POST',
  path: '/v1/phone-aliases/{id}/verify',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_TRANSITION', 'ALIAS_OTP_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'ALIAS_OTP_TOO_MANY_ATTEMPTS', 'PHONE_ALIAS_NOT_FOUND', 'ALIAS_OTP_EXPIRED', 'POLICY_UNAVAILABLE'],
} as const satisfies Operation;

export const verifyPresentation = {
  method: 'POST',
  path: '/v1/credential-presentations/verify',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'CHALLENGE_NOT_FOUND', 'PRESENTATION_REPLAYED', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const verifyTwoFactorChallenge = {
  method: 'POST',
  path: '/v1/2fa/challenges/{id}/verify',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared6,
  codes: ['INVALID_TRANSITION', 'TWOFA_INVALID_CODE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_CHALLENGE_EXPIRED', 'TWOFA_TOO_MANY_ATTEMPTS', 'MEMBER_SESSION_REQUIRED', 'CHALLENGE_NOT_FOUND', 'FACTOR_NOT_FOUND'],
} as const satisfies Operation;

export const verifyTwoFactorFactor = {
  method: 'POST',
  path: '/v1/2fa/factors/{id}/verify',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared6,
  codes: ['INVALID_TRANSITION', 'TWOFA_INVALID_CODE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_TOO_MANY_ATTEMPTS', 'MEMBER_SESSION_REQUIRED', 'FACTOR_NOT_FOUND'],
} as const satisfies Operation;

export const verifyWalletBinding = {
  method: 'POST',
  path: '/v1/identities/{id}/wallets/{bindingId}/verify',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['WALLET_BINDING_SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'IDENTITY_NOT_FOUND', 'WALLET_BINDING_NOT_FOUND', 'WALLET_BINDING_NOT_PENDING', 'WALLET_BINDING_ROTATION_STALE', 'WALLET_BINDING_NO_CHALLENGE', 'WALLET_ALREADY_BOUND', 'CHAIN_UNAVAILABLE'],
} as const satisfies Operation;

export const withdrawFromPool = {
  method: 'POST',
  path: '/v1/lending/pools/{id}/withdraw',
  query: [],
  body: 'rest',
  replay: 'key',
  result: 'json',
  sharedCodes: shared1,
  codes: ['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'INSUFFICIENT_FUNDS', 'SANDBOX_ONLY', 'POOL_NOT_FOUND', 'POOL_PHASE'],
} as const satisfies Operation;
