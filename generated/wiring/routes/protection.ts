// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { createContact } from '../../../src/domains/protection/operations/create-contact.ts';
import { enrollTwoFactorFactor } from '../../../src/domains/protection/operations/enroll-two-factor-factor.ts';
import { getContact } from '../../../src/domains/protection/operations/get-contact.ts';
import { getProtectionSettings } from '../../../src/domains/protection/operations/get-protection-settings.ts';
import { getTwoFactorChallenge } from '../../../src/domains/protection/operations/get-two-factor-challenge.ts';
import { listContacts } from '../../../src/domains/protection/operations/list-contacts.ts';
import { listTwoFactorFactors } from '../../../src/domains/protection/operations/list-two-factor-factors.ts';
import { removeContact } from '../../../src/domains/protection/operations/remove-contact.ts';
import { removeTwoFactorFactor } from '../../../src/domains/protection/operations/remove-two-factor-factor.ts';
import { resendTwoFactorFactorCode } from '../../../src/domains/protection/operations/resend-two-factor-factor-code.ts';
import { sendTwoFactorChallengeCode } from '../../../src/domains/protection/operations/send-two-factor-challenge-code.ts';
import { updateProtectionSettings } from '../../../src/domains/protection/operations/update-protection-settings.ts';
import { verifyTwoFactorChallenge } from '../../../src/domains/protection/operations/verify-two-factor-challenge.ts';
import { verifyTwoFactorFactor } from '../../../src/domains/protection/operations/verify-two-factor-factor.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'createContact',
  '/v1/contacts',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.createContact,
    sessionOnly: true,
    risks: ['directs-money'],
    waives: ['money-role', 'two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/address', code: 'INVALID_WALLET_ADDRESS' }],
    statuses: [201],
    codes: { VALIDATION_FAILED: 400, INVALID_WALLET_ADDRESS: 400, CONTACT_EXISTS: 409 },
    location: '/v1/contacts/{id}',
    handler: createContact,
  }),
);

router.post(
  'enrollTwoFactorFactor',
  '/v1/2fa/factors',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.enrollTwoFactorFactor,
    showsSecret: true,
    sessionOnly: true,
    risks: ['grants-rights'],
    twoFactor: 'approval',
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {
      TWOFA_AGENT_NOT_PERMITTED: 403,
      VALIDATION_FAILED: 400,
      NO_SIGNER_ADDRESS: 400,
      FACTOR_EXISTS: 409,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
      RATE_LIMITED: 429,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: enrollTwoFactorFactor,
  }),
);

router.get(
  'getContact',
  '/v1/contacts/:id',
  operation({
    security: [{ memberSession: [] }],
    query: [],
    sessionOnly: true,
    statuses: [200],
    codes: { CONTACT_NOT_FOUND: 404 },
    handler: getContact,
  }),
);

router.get(
  'getProtectionSettings',
  '/v1/2fa/protection',
  operation({
    security: [{ memberSession: [] }],
    query: [],
    sessionOnly: true,
    statuses: [200],
    codes: { TWOFA_AGENT_NOT_PERMITTED: 403 },
    handler: getProtectionSettings,
  }),
);

router.get(
  'getTwoFactorChallenge',
  '/v1/2fa/challenges/:id',
  operation({
    security: [{ memberSession: [] }],
    query: [],
    sessionOnly: true,
    statuses: [200],
    codes: { TWOFA_AGENT_NOT_PERMITTED: 403, CHALLENGE_NOT_FOUND: 404 },
    handler: getTwoFactorChallenge,
  }),
);

router.get(
  'listContacts',
  '/v1/contacts',
  operation({
    security: [{ memberSession: [] }],
    query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listContacts,
    sessionOnly: true,
    statuses: [200],
    codes: {},
    handler: listContacts,
  }),
);

router.get(
  'listTwoFactorFactors',
  '/v1/2fa/factors',
  operation({
    security: [{ memberSession: [] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listTwoFactorFactors,
    sessionOnly: true,
    statuses: [200],
    codes: { TWOFA_AGENT_NOT_PERMITTED: 403 },
    handler: listTwoFactorFactors,
  }),
);

router.delete(
  'removeContact',
  '/v1/contacts/:id',
  operation({
    security: [{ memberSession: [] }],
    sessionOnly: true,
    prefetch: { machine: 'contact', param: 'id' },
    statuses: [200],
    codes: { CONTACT_NOT_FOUND: 404 },
    handler: removeContact,
  }),
);

router.delete(
  'removeTwoFactorFactor',
  '/v1/2fa/factors/:id',
  operation({
    security: [{ memberSession: [] }],
    sessionOnly: true,
    risks: ['takes-rights'],
    prefetch: { machine: 'twofa-factor', param: 'id' },
    statuses: [200],
    codes: { TWOFA_AGENT_NOT_PERMITTED: 403, FACTOR_NOT_FOUND: 404, TWOFA_FACTOR_REQUIRED: 409 },
    handler: removeTwoFactorFactor,
  }),
);

router.post(
  'resendTwoFactorFactorCode',
  '/v1/2fa/factors/:id/resend',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.resendTwoFactorFactorCode,
    sessionOnly: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'twofa-factor', param: 'id' },
    locksLater: true,
    statuses: [200],
    codes: {
      TWOFA_AGENT_NOT_PERMITTED: 403,
      FACTOR_NOT_FOUND: 404,
      VALIDATION_FAILED: 400,
      INVALID_TRANSITION: 400,
      RATE_LIMITED: 429,
    },
    handler: resendTwoFactorFactorCode,
  }),
);

router.post(
  'sendTwoFactorChallengeCode',
  '/v1/2fa/challenges/:id/send',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.sendTwoFactorChallengeCode,
    sessionOnly: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'twofa-challenge', param: 'id' },
    locksLater: true,
    statuses: [200],
    codes: {
      TWOFA_AGENT_NOT_PERMITTED: 403,
      CHALLENGE_NOT_FOUND: 404,
      FACTOR_NOT_FOUND: 404,
      VALIDATION_FAILED: 400,
      TWOFA_CHALLENGE_EXPIRED: 403,
      TWOFA_TOO_MANY_ATTEMPTS: 403,
      INVALID_TRANSITION: 400,
      RATE_LIMITED: 429,
    },
    handler: sendTwoFactorChallengeCode,
  }),
);

router.put(
  'updateProtectionSettings',
  '/v1/2fa/protection',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.updateProtectionSettings,
    sessionOnly: true,
    risks: ['grants-rights', 'takes-rights'],
    twoFactor: 'approval',
    bodyLimit: 1048576,
    statuses: [200],
    codes: {
      TWOFA_AGENT_NOT_PERMITTED: 403,
      ROLE_NOT_PERMITTED: 403,
      VALIDATION_FAILED: 400,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: updateProtectionSettings,
  }),
);

router.post(
  'verifyTwoFactorChallenge',
  '/v1/2fa/challenges/:id/verify',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.verifyTwoFactorChallenge,
    sessionOnly: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'twofa-challenge', param: 'id' },
    statuses: [200],
    codes: {
      TWOFA_AGENT_NOT_PERMITTED: 403,
      CHALLENGE_NOT_FOUND: 404,
      FACTOR_NOT_FOUND: 404,
      VALIDATION_FAILED: 400,
      TWOFA_CHALLENGE_EXPIRED: 403,
      INVALID_TRANSITION: 400,
      RATE_LIMITED: 429,
      TWOFA_TOO_MANY_ATTEMPTS: 403,
      TWOFA_INVALID_CODE: 400,
    },
    commits: ['TWOFA_TOO_MANY_ATTEMPTS', 'TWOFA_INVALID_CODE'],
    handler: verifyTwoFactorChallenge,
  }),
);

router.post(
  'verifyTwoFactorFactor',
  '/v1/2fa/factors/:id/verify',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.verifyTwoFactorFactor,
    sessionOnly: true,
    risks: ['grants-rights'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'twofa-factor', param: 'id' },
    statuses: [200],
    codes: {
      TWOFA_AGENT_NOT_PERMITTED: 403,
      FACTOR_NOT_FOUND: 404,
      VALIDATION_FAILED: 400,
      INVALID_TRANSITION: 400,
      TWOFA_TOO_MANY_ATTEMPTS: 403,
      TWOFA_INVALID_CODE: 400,
    },
    commits: ['TWOFA_TOO_MANY_ATTEMPTS', 'TWOFA_INVALID_CODE'],
    handler: verifyTwoFactorFactor,
  }),
);
