// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { acceptLendingOffer } from '../../../src/domains/lending/operations/accept-lending-offer.ts';
import { acceptPurchaseOrder } from '../../../src/domains/lending/operations/accept-purchase-order.ts';
import { createFinancingPool } from '../../../src/domains/lending/operations/create-financing-pool.ts';
import { createLendingOffer } from '../../../src/domains/lending/operations/create-lending-offer.ts';
import { depositToPool } from '../../../src/domains/lending/operations/deposit-to-pool.ts';
import { getFinancingPool } from '../../../src/domains/lending/operations/get-financing-pool.ts';
import { getLendingOffer } from '../../../src/domains/lending/operations/get-lending-offer.ts';
import { getLoan } from '../../../src/domains/lending/operations/get-loan.ts';
import { getPoolPosition } from '../../../src/domains/lending/operations/get-pool-position.ts';
import { issueLendingOffer } from '../../../src/domains/lending/operations/issue-lending-offer.ts';
import { issuePermit } from '../../../src/domains/lending/operations/issue-permit.ts';
import { listFinancingPools } from '../../../src/domains/lending/operations/list-financing-pools.ts';
import { listLoans } from '../../../src/domains/lending/operations/list-loans.ts';
import { listPermits } from '../../../src/domains/lending/operations/list-permits.ts';
import { listPurchaseOrders } from '../../../src/domains/lending/operations/list-purchase-orders.ts';
import { registerPurchaseOrder } from '../../../src/domains/lending/operations/register-purchase-order.ts';
import { repayLoan } from '../../../src/domains/lending/operations/repay-loan.ts';
import { withdrawFromPool } from '../../../src/domains/lending/operations/withdraw-from-pool.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'acceptLendingOffer',
  '/v1/lending/offers/:id/accept',
  operation({
    security: [{ apiKey: ['lending:write'] }, { memberSession: ['lending:write'] }],
    validators: requestValidators.acceptLendingOffer,
    sandbox: true,
    signed: true,
    risks: ['moves-money'],
    twoFactor: 'approval',
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/signature', code: 'SIGNATURE_INVALID' }],
    transaction: 'read-ahead',
    prefetch: { machine: 'offer', param: 'id' },
    statuses: [200],
    codes: {
      SIGNATURE_INVALID: 400,
      OFFER_NOT_FOUND: 404,
      NOT_ORDER_PARTY: 403,
      OFFER_EXPIRED: 409,
      INVALID_TRANSITION: 400,
      AUTHORITY_MISSING: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
      APPROVAL_REQUIRED: 403,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
      CHAIN_UNAVAILABLE: 503,
    },
    commits: ['TWOFA_REQUIRED', 'POLICY_DENIED'],
    handler: acceptLendingOffer,
  }),
);

router.post(
  'acceptPurchaseOrder',
  '/v1/lending/purchase-orders/:id/accept',
  operation({
    security: [{ apiKey: ['lending:write'] }, { memberSession: ['lending:write'] }],
    validators: requestValidators.acceptPurchaseOrder,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'purchase-order', param: 'id' },
    statuses: [200],
    codes: {
      PURCHASE_ORDER_NOT_FOUND: 404,
      NOT_ORDER_PARTY: 403,
      INVALID_TRANSITION: 400,
      INVALID_AMOUNT: 400,
    },
    handler: acceptPurchaseOrder,
  }),
);

router.post(
  'createFinancingPool',
  '/v1/lending/pools',
  operation({
    security: [{ apiKey: ['lending:write'] }, { memberSession: ['lending:write'] }],
    validators: requestValidators.createFinancingPool,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {},
    location: '/v1/lending/pools/{id}',
    handler: createFinancingPool,
  }),
);

router.post(
  'createLendingOffer',
  '/v1/lending/offers',
  operation({
    security: [{ apiKey: ['lending:write'] }, { memberSession: ['lending:write'] }],
    validators: requestValidators.createLendingOffer,
    sandbox: true,
    risks: ['moves-money'],
    twoFactor: 'approval',
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {
      POOL_NOT_FOUND: 404,
      PURCHASE_ORDER_NOT_FOUND: 404,
      NOT_ORDER_PARTY: 403,
      PURCHASE_ORDER_NOT_ACCEPTED: 409,
      OFFER_OPEN: 409,
      POOL_PHASE: 409,
      PERMIT_REQUIRED: 403,
      PRINCIPAL_EXCEEDS_LIMIT: 409,
      PRINCIPAL_BELOW_MINIMUM: 409,
      AUTHORITY_MISSING: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
      APPROVAL_REQUIRED: 403,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
    },
    commits: ['TWOFA_REQUIRED', 'POLICY_DENIED'],
    location: '/v1/lending/offers/{id}',
    handler: createLendingOffer,
  }),
);

router.post(
  'depositToPool',
  '/v1/lending/pools/:id/deposit',
  operation({
    security: [{ apiKey: ['lending:write'] }, { memberSession: ['lending:write'] }],
    validators: requestValidators.depositToPool,
    sandbox: true,
    risks: ['moves-money'],
    twoFactor: 'approval',
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'financing-pool', param: 'id' },
    statuses: [200],
    codes: {
      POOL_NOT_FOUND: 404,
      POOL_PHASE: 409,
      POOL_CAP_EXCEEDED: 409,
      AUTHORITY_MISSING: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
      APPROVAL_REQUIRED: 403,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
      INSUFFICIENT_FUNDS: 402,
    },
    commits: ['TWOFA_REQUIRED', 'POLICY_DENIED'],
    handler: depositToPool,
  }),
);

router.get(
  'getFinancingPool',
  '/v1/lending/pools/:id',
  operation({
    security: [{ apiKey: ['lending:read'] }, { memberSession: ['lending:read'] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { POOL_NOT_FOUND: 404 },
    handler: getFinancingPool,
  }),
);

router.get(
  'getLendingOffer',
  '/v1/lending/offers/:id',
  operation({
    security: [{ apiKey: ['lending:read'] }, { memberSession: ['lending:read'] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { OFFER_NOT_FOUND: 404 },
    handler: getLendingOffer,
  }),
);

router.get(
  'getLoan',
  '/v1/lending/loans/:id',
  operation({
    security: [{ apiKey: ['lending:read'] }, { memberSession: ['lending:read'] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { LOAN_NOT_FOUND: 404 },
    handler: getLoan,
  }),
);

router.get(
  'getPoolPosition',
  '/v1/lending/pools/:id/position',
  operation({
    security: [{ apiKey: ['lending:read'] }, { memberSession: ['lending:read'] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { POOL_NOT_FOUND: 404 },
    handler: getPoolPosition,
  }),
);

router.post(
  'issueLendingOffer',
  '/v1/lending/offers/:id/issue',
  operation({
    security: [{ apiKey: ['lending:write'] }, { memberSession: ['lending:write'] }],
    validators: requestValidators.issueLendingOffer,
    sandbox: true,
    signed: true,
    risks: ['moves-money'],
    twoFactor: 'approval',
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'offer', param: 'id' },
    statuses: [200],
    codes: {
      OFFER_NOT_FOUND: 404,
      NOT_ORDER_PARTY: 403,
      OFFER_EXPIRED: 409,
      INVALID_TRANSITION: 400,
      POOL_PHASE: 409,
      PRINCIPAL_EXCEEDS_LIMIT: 409,
      AUTHORITY_MISSING: 403,
      DOCUMENT_IN_USE: 409,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
      APPROVAL_REQUIRED: 403,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
    },
    commits: ['TWOFA_REQUIRED', 'POLICY_DENIED'],
    handler: issueLendingOffer,
  }),
);

router.post(
  'issuePermit',
  '/v1/lending/permits',
  operation({
    security: [{ apiKey: ['lending:write'] }, { memberSession: ['lending:write'] }],
    validators: requestValidators.issuePermit,
    sandbox: true,
    risks: ['lets-draw'],
    waives: ['not-agent'],
    twoFactor: 'approval',
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {
      POOL_NOT_FOUND: 404,
      ORG_ACCOUNT_NOT_READY: 409,
      AUTHORITY_MISSING: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
      APPROVAL_REQUIRED: 403,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
    },
    commits: ['TWOFA_REQUIRED', 'POLICY_DENIED'],
    handler: issuePermit,
  }),
);

router.get(
  'listFinancingPools',
  '/v1/lending/pools',
  operation({
    security: [{ apiKey: ['lending:read'] }, { memberSession: ['lending:read'] }],
    query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listFinancingPools,
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: listFinancingPools,
  }),
);

router.get(
  'listLoans',
  '/v1/lending/loans',
  operation({
    security: [{ apiKey: ['lending:read'] }, { memberSession: ['lending:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listLoans,
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: listLoans,
  }),
);

router.get(
  'listPermits',
  '/v1/lending/permits',
  operation({
    security: [{ apiKey: ['lending:read'] }, { memberSession: ['lending:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listPermits,
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: listPermits,
  }),
);

router.get(
  'listPurchaseOrders',
  '/v1/lending/purchase-orders',
  operation({
    security: [{ apiKey: ['lending:read'] }, { memberSession: ['lending:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listPurchaseOrders,
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: listPurchaseOrders,
  }),
);

router.post(
  'registerPurchaseOrder',
  '/v1/lending/purchase-orders',
  operation({
    security: [{ apiKey: ['lending:write'] }, { memberSession: ['lending:write'] }],
    validators: requestValidators.registerPurchaseOrder,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/supplierWallet', code: 'INVALID_WALLET_ADDRESS' }],
    statuses: [201],
    codes: {
      INVALID_WALLET_ADDRESS: 400,
      VALIDATION_FAILED: 400,
      POOL_NOT_FOUND: 404,
      SALES_ORDER_NOT_FOUND: 404,
      EXTRACTION_NOT_FOUND: 404,
      TENANT_NOT_FOUND: 404,
      NOT_ORDER_PARTY: 403,
      ORG_ACCOUNT_NOT_READY: 409,
      ORDER_NOT_FINANCEABLE: 409,
      DOCUMENT_IN_USE: 409,
      INVALID_AMOUNT: 400,
    },
    handler: registerPurchaseOrder,
  }),
);

router.post(
  'repayLoan',
  '/v1/lending/loans/:id/repay',
  operation({
    security: [{ apiKey: ['lending:write'] }, { memberSession: ['lending:write'] }],
    validators: requestValidators.repayLoan,
    sandbox: true,
    signed: true,
    risks: ['moves-money'],
    twoFactor: 'approval',
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'loan', param: 'id' },
    statuses: [200],
    codes: {
      LOAN_NOT_FOUND: 404,
      NOT_ORDER_PARTY: 403,
      INVALID_TRANSITION: 400,
      AUTHORITY_MISSING: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
      APPROVAL_REQUIRED: 403,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
      INSUFFICIENT_FUNDS: 402,
    },
    commits: ['TWOFA_REQUIRED', 'POLICY_DENIED'],
    handler: repayLoan,
  }),
);

router.post(
  'withdrawFromPool',
  '/v1/lending/pools/:id/withdraw',
  operation({
    security: [{ apiKey: ['lending:write'] }, { memberSession: ['lending:write'] }],
    validators: requestValidators.withdrawFromPool,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'financing-pool', param: 'id' },
    statuses: [200],
    codes: { POOL_NOT_FOUND: 404, POOL_PHASE: 409, INSUFFICIENT_FUNDS: 402 },
    handler: withdrawFromPool,
  }),
);
