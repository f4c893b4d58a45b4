// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { createRamp } from '../../../src/domains/ramps/operations/create-ramp.ts';
import { getRamp } from '../../../src/domains/ramps/operations/get-ramp.ts';
import { listRamps } from '../../../src/domains/ramps/operations/list-ramps.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'createRamp',
  '/v1/ramps',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.createRamp,
    sandbox: true,
    signed: true,
    risks: ['moves-money'],
    twoFactor: 'transfer',
    idempotency: true,
    salient: ['walletId', 'direction', 'amount'],
    bodyLimit: 1048576,
    fieldCodes: [
      { pointer: '/body/amount', code: 'INVALID_AMOUNT' },
      { pointer: '/body/provider', code: 'RAMP_PROVIDER_NOT_AVAILABLE' },
    ],
    transaction: 'two-phase',
    statuses: [201],
    codes: {
      INVALID_AMOUNT: 400,
      RAMP_PROVIDER_NOT_AVAILABLE: 400,
      WALLET_NOT_FOUND: 404,
      WALLET_NOT_DEPLOYABLE: 409,
      WALLET_NOT_DEPLOYED: 409,
      RAMP_AMOUNT_TOO_LARGE: 400,
      RAMP_DAILY_CAP: 403,
      AUTHORITY_MISSING: 403,
      NEW_PAYEE_NOT_SAVED: 403,
      PAYEE_COOLING_OFF: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
      POLICY_DENIED: 403,
      POLICY_UNAVAILABLE: 503,
      BALANCE_UNAVAILABLE: 503,
      APPROVAL_REQUIRED: 403,
      INSUFFICIENT_FUNDS: 402,
    },
    commits: ['TWOFA_REQUIRED', 'POLICY_DENIED'],
    location: '/v1/ramps/{id}',
    handler: createRamp,
  }),
);

router.get(
  'getRamp',
  '/v1/ramps/:id',
  operation({
    security: [{ apiKey: ['ramps:read'] }, { memberSession: ['ramps:read'] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { RAMP_NOT_FOUND: 404 },
    handler: getRamp,
  }),
);

router.get(
  'listRamps',
  '/v1/ramps',
  operation({
    security: [{ apiKey: ['ramps:read'] }, { memberSession: ['ramps:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listRamps,
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: listRamps,
  }),
);
