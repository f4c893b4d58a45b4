// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { configureLiquidity } from '../../../src/domains/admin/operations/configure-liquidity.ts';
import { getHealth } from '../../../src/domains/admin/operations/get-health.ts';
import { getOpenApiDocument } from '../../../src/domains/admin/operations/get-open-api-document.ts';
import { getReadiness } from '../../../src/domains/admin/operations/get-readiness.ts';
import { getReviewCase } from '../../../src/domains/admin/operations/get-review-case.ts';
import { listLiquidity } from '../../../src/domains/admin/operations/list-liquidity.ts';
import { listReviewCases } from '../../../src/domains/admin/operations/list-review-cases.ts';
import { resolveReviewCase } from '../../../src/domains/admin/operations/resolve-review-case.ts';
import { topUpLiquidity } from '../../../src/domains/admin/operations/top-up-liquidity.ts';
import { withdrawLiquidity } from '../../../src/domains/admin/operations/withdraw-liquidity.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'configureLiquidity',
  '/v1/admin/liquidity/:provider',
  operation({
    security: [{ adminKey: [] }],
    validators: requestValidators.configureLiquidity,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/path/provider', code: 'UNKNOWN_PROVIDER' }],
    statuses: [200],
    codes: { ROUTE_NOT_FOUND: 404, UNKNOWN_PROVIDER: 400 },
    handler: configureLiquidity,
  }),
);

router.get(
  'getHealth',
  '/healthz',
  operation({
    security: [],
    unlimited: true,
    statuses: [200],
    codes: {},
    handler: getHealth,
  }),
);

router.get(
  'getOpenApiDocument',
  '/openapi.json',
  operation({
    security: [],
    unlimited: true,
    statuses: [200],
    codes: {},
    handler: getOpenApiDocument,
  }),
);

router.get(
  'getReadiness',
  '/readyz',
  operation({
    security: [],
    validators: requestValidators.getReadiness,
    unlimited: true,
    statuses: [200],
    codes: { TRY_AGAIN: 503, CHAIN_UNAVAILABLE: 503 },
    handler: getReadiness,
  }),
);

router.get(
  'getReviewCase',
  '/v1/admin/review-cases/:id',
  operation({
    security: [{ adminKey: [] }],
    query: [],
    validators: requestValidators.getReviewCase,
    statuses: [200],
    codes: { ROUTE_NOT_FOUND: 404, REVIEW_CASE_NOT_FOUND: 404 },
    handler: getReviewCase,
  }),
);

router.get(
  'listLiquidity',
  '/v1/admin/liquidity',
  operation({
    security: [{ adminKey: [] }],
    query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listLiquidity,
    statuses: [200],
    codes: { ROUTE_NOT_FOUND: 404 },
    handler: listLiquidity,
  }),
);

router.get(
  'listReviewCases',
  '/v1/admin/review-cases',
  operation({
    security: [{ adminKey: [] }],
    query: ['status', 'reason', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listReviewCases,
    statuses: [200],
    codes: { ROUTE_NOT_FOUND: 404 },
    handler: listReviewCases,
  }),
);

router.post(
  'resolveReviewCase',
  '/v1/admin/review-cases/:id/resolve',
  operation({
    security: [{ adminKey: [] }],
    validators: requestValidators.resolveReviewCase,
    risks: ['moves-money'],
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'review-case', param: 'id' },
    locksLater: true,
    statuses: [200],
    codes: {
      ROUTE_NOT_FOUND: 404,
      REVIEW_CASE_NOT_FOUND: 404,
      REVIEW_CASE_RESOLVED: 409,
      REVIEW_CASE_NOT_OPEN: 409,
    },
    handler: resolveReviewCase,
  }),
);

router.post(
  'topUpLiquidity',
  '/v1/admin/liquidity/:provider/top-up',
  operation({
    security: [{ adminKey: [] }],
    validators: requestValidators.topUpLiquidity,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/amountMinor', code: 'LIQUIDITY_BAD_AMOUNT' }],
    statuses: [200],
    codes: { ROUTE_NOT_FOUND: 404, LIQUIDITY_BAD_AMOUNT: 409, LIQUIDITY_NOT_CONFIGURED: 404 },
    handler: topUpLiquidity,
  }),
);

router.post(
  'withdrawLiquidity',
  '/v1/admin/liquidity/:provider/withdraw',
  operation({
    security: [{ adminKey: [] }],
    validators: requestValidators.withdrawLiquidity,
    risks: ['moves-money'],
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/amountMinor', code: 'LIQUIDITY_BAD_AMOUNT' }],
    statuses: [200],
    codes: {
      ROUTE_NOT_FOUND: 404,
      LIQUIDITY_BAD_AMOUNT: 409,
      LIQUIDITY_NOT_CONFIGURED: 404,
      LIQUIDITY_INSUFFICIENT: 409,
    },
    handler: withdrawLiquidity,
  }),
);
