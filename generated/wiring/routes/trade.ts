// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { acceptSalesOrderDelivery } from '../../../src/domains/trade/operations/accept-sales-order-delivery.ts';
import { approveExtraction } from '../../../src/domains/trade/operations/approve-extraction.ts';
import { cancelSalesOrder } from '../../../src/domains/trade/operations/cancel-sales-order.ts';
import { checkSalesOrderSettlement } from '../../../src/domains/trade/operations/check-sales-order-settlement.ts';
import { correctExtraction } from '../../../src/domains/trade/operations/correct-extraction.ts';
import { createExtraction } from '../../../src/domains/trade/operations/create-extraction.ts';
import { createSalesOrder } from '../../../src/domains/trade/operations/create-sales-order.ts';
import { createUpload } from '../../../src/domains/trade/operations/create-upload.ts';
import { getAgreement } from '../../../src/domains/trade/operations/get-agreement.ts';
import { getExtraction } from '../../../src/domains/trade/operations/get-extraction.ts';
import { getSalesOrderDelivery } from '../../../src/domains/trade/operations/get-sales-order-delivery.ts';
import { getSalesOrder } from '../../../src/domains/trade/operations/get-sales-order.ts';
import { listExtractions } from '../../../src/domains/trade/operations/list-extractions.ts';
import { listSalesOrders } from '../../../src/domains/trade/operations/list-sales-orders.ts';
import { recordSalesOrderDelivery } from '../../../src/domains/trade/operations/record-sales-order-delivery.ts';
import { respondToSalesOrder } from '../../../src/domains/trade/operations/respond-to-sales-order.ts';
import { submitSalesOrder } from '../../../src/domains/trade/operations/submit-sales-order.ts';
import { updateSalesOrderTerms } from '../../../src/domains/trade/operations/update-sales-order-terms.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'acceptSalesOrderDelivery',
  '/v1/trade/sales-orders/:id/delivery/accept',
  operation({
    security: [{ apiKey: ['trade:write'] }, { memberSession: ['trade:write'] }],
    validators: requestValidators.acceptSalesOrderDelivery,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: {
      SALES_ORDER_NOT_FOUND: 404,
      DELIVERY_RECORD_NOT_FOUND: 404,
      NOT_ORDER_PARTY: 403,
      INVALID_TRANSITION: 400,
    },
    handler: acceptSalesOrderDelivery,
  }),
);

router.post(
  'approveExtraction',
  '/v1/trade/extractions/:id/approve',
  operation({
    security: [{ apiKey: ['trade:write'] }, { memberSession: ['trade:write'] }],
    validators: requestValidators.approveExtraction,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'extraction', param: 'id' },
    statuses: [200],
    codes: {
      EXTRACTION_NOT_FOUND: 404,
      INVALID_TRANSITION: 400,
      EXTRACTION_FLAGS_OPEN: 409,
      EXTRACTION_FIELDS_MISSING: 409,
    },
    handler: approveExtraction,
  }),
);

router.post(
  'cancelSalesOrder',
  '/v1/trade/sales-orders/:id/cancel',
  operation({
    security: [{ apiKey: ['trade:write'] }, { memberSession: ['trade:write'] }],
    validators: requestValidators.cancelSalesOrder,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'sales-order', param: 'id' },
    statuses: [200],
    codes: { SALES_ORDER_NOT_FOUND: 404, NOT_ORDER_PARTY: 403, INVALID_TRANSITION: 400 },
    handler: cancelSalesOrder,
  }),
);

router.post(
  'checkSalesOrderSettlement',
  '/v1/trade/sales-orders/:id/settlement-check',
  operation({
    security: [{ apiKey: ['trade:write'] }, { memberSession: ['trade:write'] }],
    validators: requestValidators.checkSalesOrderSettlement,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'sales-order', param: 'id' },
    statuses: [200],
    codes: { SALES_ORDER_NOT_FOUND: 404 },
    handler: checkSalesOrderSettlement,
  }),
);

router.post(
  'correctExtraction',
  '/v1/trade/extractions/:id/corrections',
  operation({
    security: [{ apiKey: ['trade:write'] }, { memberSession: ['trade:write'] }],
    validators: requestValidators.correctExtraction,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/field', code: 'FIELD_NOT_CORRECTABLE' }],
    prefetch: { machine: 'extraction', param: 'id' },
    statuses: [200],
    codes: { FIELD_NOT_CORRECTABLE: 400, EXTRACTION_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: correctExtraction,
  }),
);

router.post(
  'createExtraction',
  '/v1/trade/extractions',
  operation({
    security: [{ apiKey: ['trade:write'] }, { memberSession: ['trade:write'] }],
    validators: requestValidators.createExtraction,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'read-ahead',
    statuses: [201],
    codes: { VALIDATION_FAILED: 400, UPLOAD_NOT_FOUND: 404 },
    location: '/v1/trade/extractions/{id}',
    handler: createExtraction,
  }),
);

router.post(
  'createSalesOrder',
  '/v1/trade/sales-orders',
  operation({
    security: [{ apiKey: ['trade:write'] }, { memberSession: ['trade:write'] }],
    validators: requestValidators.createSalesOrder,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {
      VALIDATION_FAILED: 400,
      TENANT_NOT_FOUND: 404,
      EXTRACTION_NOT_FOUND: 404,
      AGREEMENT_NOT_FOUND: 404,
    },
    location: '/v1/trade/sales-orders/{id}',
    handler: createSalesOrder,
  }),
);

router.post(
  'createUpload',
  '/v1/uploads',
  operation({
    security: [{ apiKey: ['trade:write'] }, { memberSession: ['trade:write'] }],
    validators: requestValidators.createUpload,
    sandbox: true,
    idempotency: true,
    bodyLimit: 8388608,
    statuses: [200, 201],
    codes: { VALIDATION_FAILED: 400 },
    handler: createUpload,
  }),
);

router.get(
  'getAgreement',
  '/v1/trade/agreements/:id',
  operation({
    security: [{ apiKey: ['trade:read'] }, { memberSession: ['trade:read'] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { AGREEMENT_NOT_FOUND: 404 },
    handler: getAgreement,
  }),
);

router.get(
  'getExtraction',
  '/v1/trade/extractions/:id',
  operation({
    security: [{ apiKey: ['trade:read'] }, { memberSession: ['trade:read'] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { EXTRACTION_NOT_FOUND: 404 },
    handler: getExtraction,
  }),
);

router.get(
  'getSalesOrder',
  '/v1/trade/sales-orders/:id',
  operation({
    security: [{ apiKey: ['trade:read'] }, { memberSession: ['trade:read'] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { SALES_ORDER_NOT_FOUND: 404 },
    handler: getSalesOrder,
  }),
);

router.get(
  'getSalesOrderDelivery',
  '/v1/trade/sales-orders/:id/delivery',
  operation({
    security: [{ apiKey: ['trade:read'] }, { memberSession: ['trade:read'] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { SALES_ORDER_NOT_FOUND: 404, DELIVERY_RECORD_NOT_FOUND: 404 },
    handler: getSalesOrderDelivery,
  }),
);

router.get(
  'listExtractions',
  '/v1/trade/extractions',
  operation({
    security: [{ apiKey: ['trade:read'] }, { memberSession: ['trade:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listExtractions,
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: listExtractions,
  }),
);

router.get(
  'listSalesOrders',
  '/v1/trade/sales-orders',
  operation({
    security: [{ apiKey: ['trade:read'] }, { memberSession: ['trade:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listSalesOrders,
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: listSalesOrders,
  }),
);

router.post(
  'recordSalesOrderDelivery',
  '/v1/trade/sales-orders/:id/delivery',
  operation({
    security: [{ apiKey: ['trade:write'] }, { memberSession: ['trade:write'] }],
    validators: requestValidators.recordSalesOrderDelivery,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: { SALES_ORDER_NOT_FOUND: 404, UPLOAD_NOT_FOUND: 404, NOT_ORDER_PARTY: 403, INVALID_TRANSITION: 400 },
    location: '/v1/trade/sales-orders/{orderId}/delivery',
    handler: recordSalesOrderDelivery,
  }),
);

router.post(
  'respondToSalesOrder',
  '/v1/trade/sales-orders/:id/respond',
  operation({
    security: [{ apiKey: ['trade:write'] }, { memberSession: ['trade:write'] }],
    validators: requestValidators.respondToSalesOrder,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body', rule: '#/allOf/0', code: 'NOTE_REQUIRED' }],
    prefetch: { machine: 'sales-order', param: 'id' },
    statuses: [200],
    codes: { NOTE_REQUIRED: 400, SALES_ORDER_NOT_FOUND: 404, NOT_ORDER_PARTY: 403, INVALID_TRANSITION: 400 },
    handler: respondToSalesOrder,
  }),
);

router.post(
  'submitSalesOrder',
  '/v1/trade/sales-orders/:id/submit',
  operation({
    security: [{ apiKey: ['trade:write'] }, { memberSession: ['trade:write'] }],
    validators: requestValidators.submitSalesOrder,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'sales-order', param: 'id' },
    statuses: [200],
    codes: { SALES_ORDER_NOT_FOUND: 404, NOT_ORDER_PARTY: 403, INVALID_TRANSITION: 400 },
    handler: submitSalesOrder,
  }),
);

router.put(
  'updateSalesOrderTerms',
  '/v1/trade/sales-orders/:id/terms',
  operation({
    security: [{ apiKey: ['trade:write'] }, { memberSession: ['trade:write'] }],
    validators: requestValidators.updateSalesOrderTerms,
    sandbox: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'sales-order', param: 'id' },
    statuses: [200],
    codes: { SALES_ORDER_NOT_FOUND: 404, NOT_ORDER_PARTY: 403, INVALID_TRANSITION: 400 },
    handler: updateSalesOrderTerms,
  }),
);
