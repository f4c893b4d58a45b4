// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { attachPolicy } from '../../../src/domains/policies/operations/attach-policy.ts';
import { createPolicyVersion } from '../../../src/domains/policies/operations/create-policy-version.ts';
import { createPolicy } from '../../../src/domains/policies/operations/create-policy.ts';
import { deletePolicy } from '../../../src/domains/policies/operations/delete-policy.ts';
import { detachPolicy } from '../../../src/domains/policies/operations/detach-policy.ts';
import { evaluatePolicy } from '../../../src/domains/policies/operations/evaluate-policy.ts';
import { getPolicy } from '../../../src/domains/policies/operations/get-policy.ts';
import { listPolicies } from '../../../src/domains/policies/operations/list-policies.ts';
import { listPolicyAttachments } from '../../../src/domains/policies/operations/list-policy-attachments.ts';
import { listPolicyDecisions } from '../../../src/domains/policies/operations/list-policy-decisions.ts';
import { listPolicyVersions } from '../../../src/domains/policies/operations/list-policy-versions.ts';
import { setTestPolicyEnforcement } from '../../../src/domains/policies/operations/set-test-policy-enforcement.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'attachPolicy',
  '/v1/policies/:id/attachments',
  operation({
    security: [{ apiKey: ['policies:write'] }, { memberSession: ['policies:write'] }],
    validators: requestValidators.attachPolicy,
    risks: ['takes-rights'],
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {
      POLICY_NOT_FOUND: 404,
      WALLET_NOT_FOUND: 404,
      CARD_NOT_FOUND: 404,
      AGENT_NOT_FOUND: 404,
      TREASURY_ACCOUNT_NOT_FOUND: 404,
      POLICY_SUBJECT_ATTACHED: 409,
    },
    handler: attachPolicy,
  }),
);

router.post(
  'createPolicy',
  '/v1/policies',
  operation({
    security: [{ apiKey: ['policies:write'] }, { memberSession: ['policies:write'] }],
    validators: requestValidators.createPolicy,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [
      { pointer: '/body', rule: '#/additionalProperties', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/document', rule: '#/additionalProperties', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/document/limits', rule: '#/additionalProperties', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/document/mcc', rule: '#/additionalProperties', code: 'INVALID_POLICY_RULE' },
      {
        pointer: '/body/document/counterparties',
        rule: '#/additionalProperties',
        code: 'INVALID_POLICY_RULE',
      },
      { pointer: '/body/document', code: 'INVALID_POLICY_RULE' },
    ],
    statuses: [201],
    codes: { INVALID_POLICY_RULE: 400 },
    location: '/v1/policies/{policyId}',
    handler: createPolicy,
  }),
);

router.post(
  'createPolicyVersion',
  '/v1/policies/:id/versions',
  operation({
    security: [{ apiKey: ['policies:write'] }, { memberSession: ['policies:write'] }],
    validators: requestValidators.createPolicyVersion,
    risks: ['grants-rights', 'none'],
    twoFactor: 'rights',
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [
      { pointer: '/body', rule: '#/additionalProperties', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/document', rule: '#/additionalProperties', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/document/limits', rule: '#/additionalProperties', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/document/mcc', rule: '#/additionalProperties', code: 'INVALID_POLICY_RULE' },
      {
        pointer: '/body/document/counterparties',
        rule: '#/additionalProperties',
        code: 'INVALID_POLICY_RULE',
      },
      { pointer: '/body/document', code: 'INVALID_POLICY_RULE' },
    ],
    prefetch: { machine: 'policy', param: 'id' },
    statuses: [201],
    codes: {
      INVALID_POLICY_RULE: 400,
      POLICY_NOT_FOUND: 404,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: createPolicyVersion,
  }),
);

router.delete(
  'deletePolicy',
  '/v1/policies/:id',
  operation({
    security: [{ apiKey: ['policies:write'] }, { memberSession: ['policies:write'] }],
    prefetch: { machine: 'policy', param: 'id' },
    statuses: [200],
    codes: { POLICY_NOT_FOUND: 404, POLICY_ATTACHED: 409 },
    handler: deletePolicy,
  }),
);

router.delete(
  'detachPolicy',
  '/v1/policies/attachments/:attachmentId',
  operation({
    security: [{ apiKey: ['policies:write'] }, { memberSession: ['policies:write'] }],
    validators: requestValidators.detachPolicy,
    risks: ['grants-rights'],
    twoFactor: 'rights',
    statuses: [200],
    codes: {
      POLICY_ATTACHMENT_NOT_FOUND: 404,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: detachPolicy,
  }),
);

router.post(
  'evaluatePolicy',
  '/v1/policies/evaluate',
  operation({
    security: [{ apiKey: ['policies:evaluate'] }, { memberSession: ['policies:evaluate'] }],
    validators: requestValidators.evaluatePolicy,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: { VALIDATION_FAILED: 400, POLICY_NOT_FOUND: 404, POLICY_UNAVAILABLE: 503 },
    handler: evaluatePolicy,
  }),
);

router.get(
  'getPolicy',
  '/v1/policies/:id',
  operation({
    security: [{ apiKey: ['policies:read'] }, { memberSession: ['policies:read'] }],
    query: [],
    statuses: [200],
    codes: { POLICY_NOT_FOUND: 404 },
    handler: getPolicy,
  }),
);

router.get(
  'listPolicies',
  '/v1/policies',
  operation({
    security: [{ apiKey: ['policies:read'] }, { memberSession: ['policies:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listPolicies,
    statuses: [200],
    codes: {},
    handler: listPolicies,
  }),
);

router.get(
  'listPolicyAttachments',
  '/v1/policies/:id/attachments',
  operation({
    security: [{ apiKey: ['policies:read'] }, { memberSession: ['policies:read'] }],
    query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listPolicyAttachments,
    statuses: [200],
    codes: { POLICY_NOT_FOUND: 404 },
    handler: listPolicyAttachments,
  }),
);

router.get(
  'listPolicyDecisions',
  '/v1/policies/decisions',
  operation({
    security: [{ apiKey: ['policies:read'] }, { memberSession: ['policies:read'] }],
    query: [
      'policyId',
      'subjectType',
      'subjectId',
      'allow',
      'skip',
      'take',
      'cursor',
      'createdAfter',
      'createdBefore',
    ],
    validators: requestValidators.listPolicyDecisions,
    statuses: [200],
    codes: {},
    handler: listPolicyDecisions,
  }),
);

router.get(
  'listPolicyVersions',
  '/v1/policies/:id/versions',
  operation({
    security: [{ apiKey: ['policies:read'] }, { memberSession: ['policies:read'] }],
    query: ['skip', 'take', 'cursor'],
    validators: requestValidators.listPolicyVersions,
    statuses: [200],
    codes: { POLICY_NOT_FOUND: 404 },
    handler: listPolicyVersions,
  }),
);

router.post(
  'setTestPolicyEnforcement',
  '/v1/test/policy-enforcement',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.setTestPolicyEnforcement,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: {},
    handler: setTestPolicyEnforcement,
  }),
);
