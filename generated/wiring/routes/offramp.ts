// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { cancelOfframpPayment } from '../../../src/domains/offramp/operations/cancel-offramp-payment.ts';
import { confirmOfframpPayment } from '../../../src/domains/offramp/operations/confirm-offramp-payment.ts';
import { createOfframpPayment } from '../../../src/domains/offramp/operations/create-offramp-payment.ts';
import { depositOfframpPayment } from '../../../src/domains/offramp/operations/deposit-offramp-payment.ts';
import { getOfframpPaymentRoutes } from '../../../src/domains/offramp/operations/get-offramp-payment-routes.ts';
import { getOfframpPayment } from '../../../src/domains/offramp/operations/get-offramp-payment.ts';
import { listOfframpPayments } from '../../../src/domains/offramp/operations/list-offramp-payments.ts';
import { receiveProviderWebhook } from '../../../src/domains/offramp/operations/receive-provider-webhook.ts';
import { selectOfframpPaymentRoute } from '../../../src/domains/offramp/operations/select-offramp-payment-route.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'cancelOfframpPayment',
  '/v1/offramp/payments/:id/cancel',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.cancelOfframpPayment,
    signed: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'offramp-payment', param: 'id' },
    statuses: [200],
    codes: { PAYMENT_NOT_FOUND: 404, NOT_SENDER: 403, CANCEL_CONFLICT: 409 },
    handler: cancelOfframpPayment,
  }),
);

router.post(
  'confirmOfframpPayment',
  '/v1/offramp/payments/:id/confirm',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.confirmOfframpPayment,
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
    handler: confirmOfframpPayment,
  }),
);

router.post(
  'createOfframpPayment',
  '/v1/offramp/payments',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.createOfframpPayment,
    signed: true,
    risks: ['moves-money'],
    twoFactor: 'transfer',
    idempotency: true,
    salient: ['phone', 'did', 'amountUsd', 'chainId', 'fundingMode', 'requestedDestinationId'],
    salientDefaults: [{ field: 'chainId', from: 'chainId' }, { field: 'fundingMode', value: 'INTERNAL_BALANCE' }],
    bodyLimit: 1048576,
    elsewhere: {
      email: 'This operation pays phone numbers and DIDs. To pay an e-mail address, send POST /v1/payments with recipient.email and amount.',
      recipient: 'This operation pays phone numbers and DIDs, by the fields phone and did. A body with recipient belongs to POST /v1/payments.',
    },
    fieldCodes: [
      { pointer: '/body', rule: '#/allOf/0', code: 'RECIPIENT_REQUIRED' },
      { pointer: '/body', rule: '#/allOf/1', code: 'RECIPIENT_AMBIGUOUS' },
      { pointer: '/body/phone', code: 'INVALID_PHONE' },
      { pointer: '/body/did', rule: '#/properties/did/allOf/0', code: 'DID_NOT_RESOLVABLE' },
      { pointer: '/body/did', code: 'INVALID_DID' },
      { pointer: '/body/amountUsd', code: 'INVALID_AMOUNT' },
      { pointer: '/body/chainId', code: 'ACCOUNT_CHAIN_MISMATCH' },
      { pointer: '/body/refundAddress', code: 'INVALID_WALLET_ADDRESS' },
      { pointer: '/body/invite/phone', code: 'INVALID_PHONE' },
    ],
    transaction: 'read-ahead',
    statuses: [201],
    codes: {
      RECIPIENT_REQUIRED: 400,
      RECIPIENT_AMBIGUOUS: 400,
      INVALID_PHONE: 400,
      INVALID_DID: 400,
      DID_NOT_RESOLVABLE: 400,
      INVALID_AMOUNT: 400,
      ACCOUNT_CHAIN_MISMATCH: 400,
      FUNDING_MODE_NOT_AVAILABLE: 400,
      INVALID_WALLET_ADDRESS: 400,
      VALIDATION_FAILED: 400,
      CHAIN_UNAVAILABLE: 503,
      ENVELOPE_INVALID: 400,
      PAYEE_NOT_FOUND: 404,
      INVITE_CONTACT_REQUIRED: 400,
      HANDLE_RESERVED: 409,
      DESTINATION_NOT_ELIGIBLE: 403,
      AUTHORITY_MISSING: 403,
      CLIENT_REFERENCE_TAKEN: 409,
      NEW_PAYEE_NOT_SAVED: 403,
      PAYEE_COOLING_OFF: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
      INSUFFICIENT_FUNDS: 402,
    },
    commits: ['TWOFA_REQUIRED'],
    location: '/v1/offramp/payments/{paymentId}',
    handler: createOfframpPayment,
  }),
);

router.post(
  'depositOfframpPayment',
  '/v1/offramp/payments/:id/deposit',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.depositOfframpPayment,
    signed: true,
    risks: ['moves-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/amountMinor', code: 'INVALID_AMOUNT' }],
    transaction: 'read-ahead',
    prefetch: { machine: 'offramp-payment', param: 'id' },
    statuses: [200],
    codes: {
      INVALID_AMOUNT: 400,
      PAYMENT_NOT_FOUND: 404,
      NOT_SENDER: 403,
      INVALID_TRANSITION: 400,
      CHAIN_UNAVAILABLE: 503,
    },
    handler: depositOfframpPayment,
  }),
);

router.get(
  'getOfframpPayment',
  '/v1/offramp/payments/:id',
  operation({
    security: [{ apiKey: ['ramps:read'] }, { memberSession: ['ramps:read'] }],
    query: [],
    statuses: [200],
    codes: { PAYMENT_NOT_FOUND: 404 },
    handler: getOfframpPayment,
  }),
);

router.get(
  'getOfframpPaymentRoutes',
  '/v1/offramp/payments/:id/routes',
  operation({
    security: [{ apiKey: ['ramps:read'] }, { memberSession: ['ramps:read'] }],
    query: [],
    prefetch: { machine: 'offramp-payment', param: 'id' },
    statuses: [200],
    codes: { PAYMENT_NOT_FOUND: 404 },
    handler: getOfframpPaymentRoutes,
  }),
);

router.get(
  'listOfframpPayments',
  '/v1/offramp/payments',
  operation({
    security: [{ apiKey: ['ramps:read'] }, { memberSession: ['ramps:read'] }],
    query: ['status', 'role', 'clientReference', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listOfframpPayments,
    statuses: [200],
    codes: {},
    handler: listOfframpPayments,
  }),
);

router.post(
  'receiveProviderWebhook',
  '/v1/webhooks/providers/:provider',
  operation({
    security: [],
    validators: requestValidators.receiveProviderWebhook,
    bodyLimit: 262144,
    rawBody: true,
    fieldCodes: [{ pointer: '/path/provider', code: 'UNKNOWN_PROVIDER' }],
    statuses: [200],
    codes: {
      UNKNOWN_PROVIDER: 400,
      EMPTY_BODY: 400,
      WEBHOOK_SIGNATURE_INVALID: 401,
      WEBHOOK_REPLAY_WINDOW: 401,
      VALIDATION_FAILED: 400,
    },
    handler: receiveProviderWebhook,
  }),
);

router.post(
  'selectOfframpPaymentRoute',
  '/v1/offramp/payments/:id/select-route',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.selectOfframpPaymentRoute,
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
    handler: selectOfframpPaymentRoute,
  }),
);
