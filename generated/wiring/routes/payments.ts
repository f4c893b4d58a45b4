// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { approvePayment } from '../../../src/domains/payments/operations/approve-payment.ts';
import { cancelPayment } from '../../../src/domains/payments/operations/cancel-payment.ts';
import { confirmPayment } from '../../../src/domains/payments/operations/confirm-payment.ts';
import { createPayment } from '../../../src/domains/payments/operations/create-payment.ts';
import { createWalletTransaction } from '../../../src/domains/payments/operations/create-wallet-transaction.ts';
import { executePayment } from '../../../src/domains/payments/operations/execute-payment.ts';
import { getPaymentRoutes } from '../../../src/domains/payments/operations/get-payment-routes.ts';
import { getPayment } from '../../../src/domains/payments/operations/get-payment.ts';
import { listPayments } from '../../../src/domains/payments/operations/list-payments.ts';
import { selectPaymentRoute } from '../../../src/domains/payments/operations/select-payment-route.ts';
import { signPayment } from '../../../src/domains/payments/operations/sign-payment.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'approvePayment',
  '/v1/payments/:id/approve',
  operation({
    security: [{ apiKey: [] }, { memberSession: ['payments:execute'] }],
    validators: requestValidators.approvePayment,
    signed: true,
    risks: ['moves-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/signature', code: 'APPROVAL_SIGNATURE_INVALID' }],
    transaction: 'read-ahead',
    prefetch: { machine: 'offramp-payment', param: 'id' },
    statuses: [200],
    codes: {
      PAYMENT_NOT_FOUND: 404,
      APPROVAL_REQUIRES_MEMBER: 403,
      NOT_SENDER: 403,
      INVALID_TRANSITION: 400,
      SELF_APPROVAL_FORBIDDEN: 403,
      MEMBER_NOT_ACTIVE: 403,
      AUTHORITY_MISSING: 403,
      APPROVAL_GROUP_MISMATCH: 403,
      APPROVAL_NOT_PENDING: 400,
      ALREADY_VOTED: 409,
      NO_SIGNER_ADDRESS: 400,
      APPROVAL_SIGNATURE_INVALID: 400,
      CHAIN_UNAVAILABLE: 503,
    },
    handler: approvePayment,
  }),
);

router.post(
  'cancelPayment',
  '/v1/payments/:id/cancel',
  operation({
    security: [{ apiKey: ['payments:create'] }, { memberSession: ['payments:create'] }],
    validators: requestValidators.cancelPayment,
    signed: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'offramp-payment', param: 'id' },
    statuses: [200],
    codes: { PAYMENT_NOT_FOUND: 404, NOT_SENDER: 403, CANCEL_CONFLICT: 409 },
    deprecation: {
      since: '2026-06-30',
      sunset: '2027-06-30',
      guide: 'payments/migrate-to-intents',
      header: 'true',
      when: 'handler',
      successor: '/v1/payments',
    },
    handler: cancelPayment,
  }),
);

router.post(
  'confirmPayment',
  '/v1/payments/:id/confirm',
  operation({
    security: [{ apiKey: ['payments:execute'] }, { memberSession: ['payments:execute'] }],
    validators: requestValidators.confirmPayment,
    signed: true,
    risks: ['directs-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'offramp-payment', param: 'id' },
    statuses: [200],
    codes: {
      ROLE_NOT_PERMITTED: 403,
      PAYMENT_NOT_FOUND: 404,
      RECIPIENT_UNRESOLVED: 409,
      RECIPIENT_CONSENT_REQUIRED: 403,
      INVALID_TRANSITION: 400,
      ROUTE_NOT_SELECTED: 409,
      PAYEE_COOLING_OFF: 409,
      ROUTE_QUOTE_EXPIRED: 409,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
    },
    commits: ['ROUTE_QUOTE_EXPIRED', 'POLICY_DENIED'],
    handler: confirmPayment,
  }),
);

router.post(
  'createPayment',
  '/v1/payments',
  operation({
    security: [{ apiKey: ['payments:create'] }, { memberSession: ['payments:create'] }],
    validators: requestValidators.createPayment,
    signed: true,
    risks: ['moves-money'],
    twoFactor: 'transfer',
    idempotency: true,
    salient: ['recipient', 'amount', 'funding.mode', 'requestedDestinationId', 'sourceWalletId', 'destination'],
    salientDefaults: [{ field: 'amount.asset', value: 'usdc' }, { field: 'funding.mode', value: 'INTERNAL_BALANCE' }],
    bodyKey: {
      field: 'idempotencyKey',
      differs: 'INVALID_PAYMENT_BODY',
      required: 'IDEMPOTENCY_KEY_REQUIRED',
      when: 'recipient',
    },
    bodyLimit: 1048576,
    verbatim: 'metadata',
    lateBodyCodes: ['INVALID_WALLET_ADDRESS', 'INVALID_PAYMENT_BODY'],
    fieldCodes: [
      { pointer: '/body', rule: '#/allOf/1', code: 'UNRECOGNIZED_PAYMENT_BODY' },
      { pointer: '/body', rule: '#/allOf/2', code: 'AMBIGUOUS_PAYMENT_BODY' },
      { pointer: '/body/recipient', rule: '#/allOf/1', code: 'UNSUPPORTED_RECIPIENT_KIND' },
      { pointer: '/body/recipient', rule: '#/allOf/2', code: 'RECIPIENT_REQUIRED' },
      { pointer: '/body/recipient', rule: '#/allOf/3', code: 'RECIPIENT_AMBIGUOUS' },
      { pointer: '/body/recipient/did', rule: '#/allOf/0', code: 'DID_NOT_RESOLVABLE' },
      { pointer: '/body/recipient/did', code: 'INVALID_DID' },
      { pointer: '/body/recipient/phoneNumber', code: 'INVALID_PHONE' },
      { pointer: '/body/recipient/walletAddress', code: 'UNSUPPORTED_RECIPIENT_KIND' },
      { pointer: '/body/amount/value', code: 'INVALID_AMOUNT' },
      { pointer: '/body/funding/chainId', code: 'ACCOUNT_CHAIN_MISMATCH' },
      { pointer: '/body/funding/refundAddress', code: 'INVALID_WALLET_ADDRESS' },
      { pointer: '/body/destination', rule: '#/allOf/0', code: 'INVALID_PAYMENT_BODY' },
      { pointer: '/body/destination', rule: '#/allOf/1', code: 'UNSUPPORTED_RECIPIENT_KIND' },
      { pointer: '/body/destination/address', code: 'INVALID_WALLET_ADDRESS' },
      { pointer: '/body/destination/chainId', code: 'ACCOUNT_CHAIN_MISMATCH' },
      { pointer: '/body/amount/value', code: 'INVALID_AMOUNT' },
      { pointer: '/body', code: 'INVALID_PAYMENT_BODY' },
    ],
    transaction: 'read-ahead',
    statuses: [201, 202],
    codes: {
      AMBIGUOUS_PAYMENT_BODY: 400,
      UNRECOGNIZED_PAYMENT_BODY: 400,
      RECIPIENT_REQUIRED: 400,
      RECIPIENT_AMBIGUOUS: 400,
      UNSUPPORTED_RECIPIENT_KIND: 400,
      INVALID_PHONE: 400,
      INVALID_DID: 400,
      DID_NOT_RESOLVABLE: 400,
      INVALID_AMOUNT: 400,
      ACCOUNT_CHAIN_MISMATCH: 400,
      FUNDING_MODE_NOT_AVAILABLE: 400,
      INVALID_WALLET_ADDRESS: 400,
      INVALID_PAYMENT_BODY: 400,
      ENVELOPE_INVALID: 400,
      IDEMPOTENCY_KEY_REQUIRED: 400,
      WALLET_NOT_FOUND: 404,
      PAYEE_NOT_FOUND: 404,
      EMAIL_NOT_FOUND: 404,
      IDENTITY_NOT_FOUND: 404,
      RECIPIENT_NOT_ROUTABLE: 400,
      INVOICE_NOT_FOUND: 404,
      DESTINATION_NOT_ELIGIBLE: 403,
      AUTHORITY_MISSING: 403,
      CLIENT_REFERENCE_TAKEN: 409,
      WALLET_NOT_DEPLOYED: 409,
      NEW_PAYEE_NOT_SAVED: 403,
      PAYEE_COOLING_OFF: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
      CHAIN_UNAVAILABLE: 503,
      APPROVAL_REQUIRED: 403,
      INSUFFICIENT_FUNDS: 402,
    },
    commits: ['TWOFA_REQUIRED', 'POLICY_DENIED'],
    location: '/v1/payments/{id}',
    deprecation: {
      since: '2026-06-30',
      sunset: '2027-06-30',
      guide: 'payments/migrate-to-intents',
      header: 'true',
      when: { with: ['sourceWalletId', 'recipient.handle'] },
    },
    handler: createPayment,
  }),
);

router.post(
  'createWalletTransaction',
  '/v1/wallets/:id/transactions',
  operation({
    security: [{ apiKey: ['wallets:write'] }, { memberSession: ['wallets:write'] }],
    validators: requestValidators.createWalletTransaction,
    signed: true,
    risks: ['moves-money'],
    twoFactor: 'transfer',
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/to', code: 'INVALID_WALLET_ADDRESS' }],
    transaction: 'read-ahead',
    statuses: [201],
    codes: {
      INVALID_WALLET_ADDRESS: 400,
      WALLET_NOT_FOUND: 404,
      WALLET_NOT_DEPLOYED: 409,
      AUTHORITY_MISSING: 403,
      NEW_PAYEE_NOT_SAVED: 403,
      PAYEE_COOLING_OFF: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
      CHAIN_UNAVAILABLE: 503,
      APPROVAL_REQUIRED: 403,
      INSUFFICIENT_FUNDS: 402,
    },
    commits: ['TWOFA_REQUIRED', 'POLICY_DENIED'],
    location: '/v1/payments/{id}',
    handler: createWalletTransaction,
  }),
);

router.post(
  'executePayment',
  '/v1/payments/:id/execute',
  operation({
    security: [{ apiKey: ['payments:execute'] }, { memberSession: ['payments:execute'] }],
    validators: requestValidators.executePayment,
    signed: true,
    risks: ['moves-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'two-phase',
    prefetch: { machine: 'multisig-payment', param: 'id' },
    statuses: [200],
    codes: { PAYMENT_NOT_FOUND: 404, INVALID_TRANSITION: 400, POLICY_DENIED: 422, CHAIN_UNAVAILABLE: 503 },
    commits: ['POLICY_DENIED'],
    deprecation: {
      since: '2026-06-30',
      sunset: '2027-06-30',
      guide: 'payments/migrate-to-intents',
      header: 'true',
      when: 'always',
      successor: '/v1/payments',
    },
    handler: executePayment,
  }),
);

router.get(
  'getPayment',
  '/v1/payments/:id',
  operation({
    security: [{ apiKey: ['payments:read'] }, { memberSession: ['payments:read'] }],
    query: [],
    statuses: [200],
    codes: { PAYMENT_NOT_FOUND: 404 },
    deprecation: {
      since: '2026-06-30',
      sunset: '2027-06-30',
      guide: 'payments/migrate-to-intents',
      header: 'true',
      when: 'handler',
      successor: '/v1/payments',
    },
    handler: getPayment,
  }),
);

router.get(
  'getPaymentRoutes',
  '/v1/payments/:id/routes',
  operation({
    security: [{ apiKey: ['payments:read'] }, { memberSession: ['payments:read'] }],
    query: [],
    prefetch: { machine: 'offramp-payment', param: 'id' },
    statuses: [200],
    codes: { PAYMENT_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: getPaymentRoutes,
  }),
);

router.get(
  'listPayments',
  '/v1/payments',
  operation({
    security: [{ apiKey: ['payments:read'] }, { memberSession: ['payments:read'] }],
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
    validators: requestValidators.listPayments,
    statuses: [200],
    codes: {},
    handler: listPayments,
  }),
);

router.post(
  'selectPaymentRoute',
  '/v1/payments/:id/select-route',
  operation({
    security: [{ apiKey: ['payments:execute'] }, { memberSession: ['payments:execute'] }],
    validators: requestValidators.selectPaymentRoute,
    signed: true,
    risks: ['directs-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'offramp-payment', param: 'id' },
    statuses: [200],
    codes: {
      ROLE_NOT_PERMITTED: 403,
      PAYMENT_NOT_FOUND: 404,
      RECIPIENT_UNRESOLVED: 409,
      RECIPIENT_CONSENT_REQUIRED: 403,
      INVALID_TRANSITION: 400,
      ROUTE_QUOTE_NOT_AVAILABLE: 404,
      PAYEE_COOLING_OFF: 409,
      ROUTE_QUOTE_EXPIRED: 409,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
    },
    commits: ['ROUTE_QUOTE_EXPIRED', 'POLICY_DENIED'],
    handler: selectPaymentRoute,
  }),
);

router.post(
  'signPayment',
  '/v1/payments/:id/sign',
  operation({
    security: [{ apiKey: ['payments:create'] }, { memberSession: ['payments:create'] }],
    validators: requestValidators.signPayment,
    signed: true,
    risks: ['moves-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/signature', code: 'SIGNATURE_INVALID' }],
    transaction: 'two-phase',
    prefetch: { machine: 'multisig-payment', param: 'id' },
    statuses: [200],
    codes: { PAYMENT_NOT_FOUND: 404, INVALID_TRANSITION: 400, SIGNATURE_INVALID: 400, ALREADY_SIGNED: 409 },
    deprecation: {
      since: '2026-06-30',
      sunset: '2027-06-30',
      guide: 'payments/migrate-to-intents',
      header: 'true',
      when: 'always',
      successor: '/v1/payments',
    },
    handler: signPayment,
  }),
);
