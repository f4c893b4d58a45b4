// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { createPayoutDestination } from '../../../src/domains/destinations/operations/create-payout-destination.ts';
import { getPayoutDestination } from '../../../src/domains/destinations/operations/get-payout-destination.ts';
import { listPayoutDestinations } from '../../../src/domains/destinations/operations/list-payout-destinations.ts';
import { revokePayoutDestination } from '../../../src/domains/destinations/operations/revoke-payout-destination.ts';
import { setDefaultPayoutDestination } from '../../../src/domains/destinations/operations/set-default-payout-destination.ts';
import { updatePayoutDestination } from '../../../src/domains/destinations/operations/update-payout-destination.ts';
import { verifyPayoutDestination } from '../../../src/domains/destinations/operations/verify-payout-destination.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'createPayoutDestination',
  '/v1/payout-destinations',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.createPayoutDestination,
    signed: true,
    risks: ['directs-money'],
    twoFactor: 'approval',
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [
      { pointer: '/body/type', code: 'DESTINATION_RAIL_NOT_AVAILABLE' },
      { pointer: '/body/asset', code: 'DESTINATION_RAIL_CONSTRAINT' },
      { pointer: '/body/network', code: 'UNSUPPORTED_NETWORK' },
      { pointer: '/body/address', code: 'INVALID_DESTINATION_ADDRESS' },
      { pointer: '/body/handle', code: 'INVALID_DESTINATION_ADDRESS' },
      { pointer: '/body/routingNumber', code: 'INVALID_DESTINATION_ADDRESS' },
      { pointer: '/body/accountNumber', code: 'INVALID_DESTINATION_ADDRESS' },
      { pointer: '/body/iban', code: 'INVALID_DESTINATION_ADDRESS' },
    ],
    statuses: [201],
    codes: {
      ROLE_NOT_PERMITTED: 403,
      DESTINATION_TYPE_REQUIRED: 400,
      DESTINATION_RAIL_NOT_AVAILABLE: 400,
      VALIDATION_FAILED: 400,
      DESTINATION_IDENTIFIER_REQUIRED: 400,
      UNSUPPORTED_NETWORK: 400,
      INVALID_DESTINATION_ADDRESS: 400,
      DESTINATION_RAIL_CONSTRAINT: 400,
      IDENTITY_REQUIRED: 403,
      DESTINATION_EXISTS: 409,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['POLICY_DENIED', 'TWOFA_REQUIRED'],
    location: '/v1/payout-destinations/{id}',
    handler: createPayoutDestination,
  }),
);

router.get(
  'getPayoutDestination',
  '/v1/payout-destinations/:id',
  operation({
    security: [{ apiKey: ['ramps:read'] }, { memberSession: ['ramps:read'] }],
    query: [],
    statuses: [200],
    codes: { DESTINATION_NOT_FOUND: 404 },
    handler: getPayoutDestination,
  }),
);

router.get(
  'listPayoutDestinations',
  '/v1/payout-destinations',
  operation({
    security: [{ apiKey: ['ramps:read'] }, { memberSession: ['ramps:read'] }],
    query: ['status', 'type', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listPayoutDestinations,
    statuses: [200],
    codes: {},
    handler: listPayoutDestinations,
  }),
);

router.post(
  'revokePayoutDestination',
  '/v1/payout-destinations/:id/revoke',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.revokePayoutDestination,
    signed: true,
    risks: ['directs-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'payout-destination', param: 'id' },
    statuses: [200],
    codes: {
      ROLE_NOT_PERMITTED: 403,
      DESTINATION_NOT_FOUND: 404,
      DESTINATION_REVOKED: 409,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
    },
    commits: ['POLICY_DENIED'],
    handler: revokePayoutDestination,
  }),
);

router.post(
  'setDefaultPayoutDestination',
  '/v1/payout-destinations/:id/default',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.setDefaultPayoutDestination,
    risks: ['directs-money'],
    twoFactor: 'approval',
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'payout-destination', param: 'id' },
    statuses: [200],
    codes: {
      ROLE_NOT_PERMITTED: 403,
      DESTINATION_NOT_FOUND: 404,
      DESTINATION_NOT_VERIFIED: 409,
      DESTINATION_NOT_ACTIVE: 409,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['POLICY_DENIED', 'TWOFA_REQUIRED'],
    handler: setDefaultPayoutDestination,
  }),
);

router.patch(
  'updatePayoutDestination',
  '/v1/payout-destinations/:id',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.updatePayoutDestination,
    risks: ['directs-money'],
    twoFactor: 'approval',
    bodyLimit: 1048576,
    prefetch: { machine: 'payout-destination', param: 'id' },
    statuses: [200],
    codes: {
      ROLE_NOT_PERMITTED: 403,
      DESTINATION_NOT_FOUND: 404,
      DESTINATION_REVOKED: 409,
      DESTINATION_NOT_VERIFIED: 409,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['POLICY_DENIED', 'TWOFA_REQUIRED'],
    handler: updatePayoutDestination,
  }),
);

router.post(
  'verifyPayoutDestination',
  '/v1/payout-destinations/:id/verify',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.verifyPayoutDestination,
    signed: true,
    risks: ['directs-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'read-ahead',
    prefetch: { machine: 'payout-destination', param: 'id' },
    statuses: [200],
    codes: {
      ROLE_NOT_PERMITTED: 403,
      VALIDATION_FAILED: 400,
      DESTINATION_NOT_FOUND: 404,
      DESTINATION_REVOKED: 409,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
      DESTINATION_VERIFY_NOT_AVAILABLE: 403,
      PROVIDER_UNAVAILABLE: 503,
      DESTINATION_SIGNATURE_INVALID: 400,
      CHAIN_UNAVAILABLE: 503,
    },
    commits: ['POLICY_DENIED'],
    handler: verifyPayoutDestination,
  }),
);
