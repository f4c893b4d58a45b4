// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { cancelInvoice } from '../../../src/domains/invoices/operations/cancel-invoice.ts';
import { createInvoice } from '../../../src/domains/invoices/operations/create-invoice.ts';
import { deliverInvoice } from '../../../src/domains/invoices/operations/deliver-invoice.ts';
import { getInvoice } from '../../../src/domains/invoices/operations/get-invoice.ts';
import { getPublicInvoice } from '../../../src/domains/invoices/operations/get-public-invoice.ts';
import { getTestArbiter } from '../../../src/domains/invoices/operations/get-test-arbiter.ts';
import { listInvoices } from '../../../src/domains/invoices/operations/list-invoices.ts';
import { pollTestInvoice } from '../../../src/domains/invoices/operations/poll-test-invoice.ts';
import { refundInvoice } from '../../../src/domains/invoices/operations/refund-invoice.ts';
import { releaseInvoice } from '../../../src/domains/invoices/operations/release-invoice.ts';
import { sendInvoice } from '../../../src/domains/invoices/operations/send-invoice.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'cancelInvoice',
  '/v1/invoices/:id/cancel',
  operation({
    security: [{ apiKey: ['invoices:write'] }, { memberSession: ['invoices:write'] }],
    validators: requestValidators.cancelInvoice,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'read-ahead',
    prefetch: { machine: 'invoice', param: 'id' },
    statuses: [200],
    codes: {
      INVOICE_NOT_FOUND: 404,
      INVALID_TRANSITION: 400,
      BALANCE_UNAVAILABLE: 503,
      INVOICE_HAS_FUNDS: 409,
    },
    handler: cancelInvoice,
  }),
);

router.post(
  'createInvoice',
  '/v1/invoices',
  operation({
    security: [{ apiKey: ['invoices:write'] }, { memberSession: ['invoices:write'] }],
    validators: requestValidators.createInvoice,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [
      { pointer: '/body/payerAddress', code: 'INVALID_WALLET_ADDRESS' },
      { pointer: '/body/payeeAddress', code: 'INVALID_WALLET_ADDRESS' },
      { pointer: '/body/arbiterAddress', code: 'INVALID_WALLET_ADDRESS' },
    ],
    statuses: [201],
    codes: { INVALID_WALLET_ADDRESS: 400, VALIDATION_FAILED: 400, INVOICE_PARTIES_NOT_DISTINCT: 400 },
    location: '/v1/invoices/{id}',
    handler: createInvoice,
  }),
);

router.post(
  'deliverInvoice',
  '/v1/invoices/:id/deliver',
  operation({
    security: [{ apiKey: ['invoices:write'] }, { memberSession: ['invoices:write'] }],
    validators: requestValidators.deliverInvoice,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'invoice', param: 'id' },
    statuses: [200],
    codes: { INVOICE_NOT_FOUND: 404, UPLOAD_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: deliverInvoice,
  }),
);

router.get(
  'getInvoice',
  '/v1/invoices/:id',
  operation({
    security: [{ apiKey: ['invoices:read'] }, { memberSession: ['invoices:read'] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { INVOICE_NOT_FOUND: 404 },
    handler: getInvoice,
  }),
);

router.get(
  'getPublicInvoice',
  '/v1/invoices/public/:id',
  operation({
    security: [],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { INVOICE_NOT_FOUND: 404 },
    publicDocument: {},
    handler: getPublicInvoice,
  }),
);

router.get(
  'getTestArbiter',
  '/v1/test/arbiter',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: getTestArbiter,
  }),
);

router.get(
  'listInvoices',
  '/v1/invoices',
  operation({
    security: [{ apiKey: ['invoices:read'] }, { memberSession: ['invoices:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listInvoices,
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: listInvoices,
  }),
);

router.post(
  'pollTestInvoice',
  '/v1/test/invoices/:id/poll',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.pollTestInvoice,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'read-ahead',
    prefetch: { machine: 'invoice', param: 'id' },
    statuses: [200],
    codes: { INVOICE_NOT_FOUND: 404 },
    handler: pollTestInvoice,
  }),
);

router.post(
  'refundInvoice',
  '/v1/invoices/:id/refund',
  operation({
    security: [{ apiKey: ['invoices:release'] }, { memberSession: ['invoices:release'] }],
    validators: requestValidators.refundInvoice,
    sandbox: true,
    signed: true,
    risks: ['moves-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'read-ahead',
    prefetch: { machine: 'invoice', param: 'id' },
    statuses: [200],
    codes: {
      INVOICE_NOT_FOUND: 404,
      INVALID_TRANSITION: 400,
      SETTLEMENT_IN_FLIGHT: 409,
      BALANCE_UNAVAILABLE: 503,
      INVOICE_NOTHING_TO_REFUND: 409,
      WALLET_NOT_DEPLOYED: 409,
      AUTHORITY_MISSING: 403,
      APPROVAL_REQUIRED: 403,
      POLICY_DENIED: 403,
      POLICY_UNAVAILABLE: 503,
    },
    commits: ['WALLET_NOT_DEPLOYED', 'POLICY_DENIED'],
    handler: refundInvoice,
  }),
);

router.post(
  'releaseInvoice',
  '/v1/invoices/:id/release',
  operation({
    security: [{ apiKey: ['invoices:release'] }, { memberSession: ['invoices:release'] }],
    validators: requestValidators.releaseInvoice,
    sandbox: true,
    signed: true,
    risks: ['moves-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'read-ahead',
    prefetch: { machine: 'invoice', param: 'id' },
    statuses: [200],
    codes: {
      INVOICE_NOT_FOUND: 404,
      INVALID_TRANSITION: 400,
      SETTLEMENT_IN_FLIGHT: 409,
      WALLET_NOT_DEPLOYED: 409,
      AUTHORITY_MISSING: 403,
      POLICY_DENIED: 403,
      POLICY_UNAVAILABLE: 503,
      BALANCE_UNAVAILABLE: 503,
      APPROVAL_REQUIRED: 403,
      INSUFFICIENT_FUNDS: 402,
    },
    commits: ['WALLET_NOT_DEPLOYED', 'POLICY_DENIED'],
    handler: releaseInvoice,
  }),
);

router.post(
  'sendInvoice',
  '/v1/invoices/:id/send',
  operation({
    security: [{ apiKey: ['invoices:write'] }, { memberSession: ['invoices:write'] }],
    validators: requestValidators.sendInvoice,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'invoice', param: 'id' },
    statuses: [200],
    codes: { INVOICE_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: sendInvoice,
  }),
);
