// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { createTreasuryAccount } from '../../../src/domains/treasury/operations/create-treasury-account.ts';
import { createTreasuryRule } from '../../../src/domains/treasury/operations/create-treasury-rule.ts';
import { createTreasurySweep } from '../../../src/domains/treasury/operations/create-treasury-sweep.ts';
import { deleteTreasuryRule } from '../../../src/domains/treasury/operations/delete-treasury-rule.ts';
import { getTreasuryAccount } from '../../../src/domains/treasury/operations/get-treasury-account.ts';
import { getTreasurySweep } from '../../../src/domains/treasury/operations/get-treasury-sweep.ts';
import { listTreasuryAccounts } from '../../../src/domains/treasury/operations/list-treasury-accounts.ts';
import { listTreasuryRules } from '../../../src/domains/treasury/operations/list-treasury-rules.ts';
import { listTreasurySweeps } from '../../../src/domains/treasury/operations/list-treasury-sweeps.ts';
import { runTestTreasuryRule } from '../../../src/domains/treasury/operations/run-test-treasury-rule.ts';
import { updateTreasuryRule } from '../../../src/domains/treasury/operations/update-treasury-rule.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'createTreasuryAccount',
  '/v1/treasury/accounts',
  operation({
    security: [{ apiKey: ['treasury:write'] }, { memberSession: ['treasury:write'] }],
    validators: requestValidators.createTreasuryAccount,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/chainId', code: 'ACCOUNT_CHAIN_MISMATCH' }],
    statuses: [202],
    codes: {
      VALIDATION_FAILED: 400,
      ACCOUNT_CHAIN_MISMATCH: 400,
      MEMBER_NOT_FOUND: 404,
      PAYEE_NOT_FOUND: 404,
      NO_SIGNER_ADDRESS: 400,
    },
    location: '/v1/treasury/accounts/{id}',
    handler: createTreasuryAccount,
  }),
);

router.post(
  'createTreasuryRule',
  '/v1/treasury/accounts/:id/rules',
  operation({
    security: [{ apiKey: ['treasury:write'] }, { memberSession: ['treasury:write'] }],
    validators: requestValidators.createTreasuryRule,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: { VALIDATION_FAILED: 400, TREASURY_ACCOUNT_NOT_FOUND: 404, TREASURY_BUCKET_NOT_FOUND: 404 },
    handler: createTreasuryRule,
  }),
);

router.post(
  'createTreasurySweep',
  '/v1/treasury/accounts/:id/sweeps',
  operation({
    security: [{ apiKey: ['treasury:write'] }, { memberSession: ['treasury:write'] }],
    validators: requestValidators.createTreasurySweep,
    sandbox: true,
    signed: true,
    idempotency: true,
    salient: ['sourceBucketId', 'destBucketId', 'amountUsd'],
    bodyLimit: 1048576,
    transaction: 'read-ahead',
    statuses: [201],
    codes: {
      VALIDATION_FAILED: 400,
      TREASURY_ACCOUNT_NOT_FOUND: 404,
      TREASURY_BUCKET_NOT_FOUND: 404,
      WALLET_NOT_DEPLOYED: 409,
      POLICY_DENIED: 403,
      POLICY_UNAVAILABLE: 503,
      BALANCE_UNAVAILABLE: 503,
      INSUFFICIENT_FUNDS: 402,
    },
    commits: ['POLICY_DENIED'],
    location: '/v1/treasury/sweeps/{id}',
    handler: createTreasurySweep,
  }),
);

router.delete(
  'deleteTreasuryRule',
  '/v1/treasury/rules/:ruleId',
  operation({
    security: [{ apiKey: ['treasury:write'] }, { memberSession: ['treasury:write'] }],
    sandbox: true,
    statuses: [200],
    codes: { TREASURY_RULE_NOT_FOUND: 404 },
    handler: deleteTreasuryRule,
  }),
);

router.get(
  'getTreasuryAccount',
  '/v1/treasury/accounts/:id',
  operation({
    security: [{ apiKey: ['treasury:read'] }, { memberSession: ['treasury:read'] }],
    query: [],
    sandbox: true,
    transaction: 'read-ahead',
    statuses: [200],
    codes: { TREASURY_ACCOUNT_NOT_FOUND: 404 },
    handler: getTreasuryAccount,
  }),
);

router.get(
  'getTreasurySweep',
  '/v1/treasury/sweeps/:sweepId',
  operation({
    security: [{ apiKey: ['treasury:read'] }, { memberSession: ['treasury:read'] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { SWEEP_NOT_FOUND: 404 },
    handler: getTreasurySweep,
  }),
);

router.get(
  'listTreasuryAccounts',
  '/v1/treasury/accounts',
  operation({
    security: [{ apiKey: ['treasury:read'] }, { memberSession: ['treasury:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listTreasuryAccounts,
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: listTreasuryAccounts,
  }),
);

router.get(
  'listTreasuryRules',
  '/v1/treasury/accounts/:id/rules',
  operation({
    security: [{ apiKey: ['treasury:read'] }, { memberSession: ['treasury:read'] }],
    query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listTreasuryRules,
    sandbox: true,
    statuses: [200],
    codes: { TREASURY_ACCOUNT_NOT_FOUND: 404 },
    handler: listTreasuryRules,
  }),
);

router.get(
  'listTreasurySweeps',
  '/v1/treasury/accounts/:id/sweeps',
  operation({
    security: [{ apiKey: ['treasury:read'] }, { memberSession: ['treasury:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listTreasurySweeps,
    sandbox: true,
    statuses: [200],
    codes: { TREASURY_ACCOUNT_NOT_FOUND: 404 },
    handler: listTreasurySweeps,
  }),
);

router.post(
  'runTestTreasuryRule',
  '/v1/test/treasury/rules/:ruleId/run',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.runTestTreasuryRule,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'read-ahead',
    statuses: [200],
    codes: { TREASURY_RULE_NOT_FOUND: 404 },
    handler: runTestTreasuryRule,
  }),
);

router.patch(
  'updateTreasuryRule',
  '/v1/treasury/rules/:ruleId',
  operation({
    security: [{ apiKey: ['treasury:write'] }, { memberSession: ['treasury:write'] }],
    validators: requestValidators.updateTreasuryRule,
    sandbox: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: { TREASURY_RULE_NOT_FOUND: 404, VALIDATION_FAILED: 400, TREASURY_BUCKET_NOT_FOUND: 404 },
    handler: updateTreasuryRule,
  }),
);
