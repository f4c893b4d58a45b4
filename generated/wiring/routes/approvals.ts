// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { attestAuthority } from '../../../src/domains/approvals/operations/attest-authority.ts';
import { attestPaymentPolicy } from '../../../src/domains/approvals/operations/attest-payment-policy.ts';
import { createAuthority } from '../../../src/domains/approvals/operations/create-authority.ts';
import { getApproval } from '../../../src/domains/approvals/operations/get-approval.ts';
import { getPaymentPolicy } from '../../../src/domains/approvals/operations/get-payment-policy.ts';
import { listApprovals } from '../../../src/domains/approvals/operations/list-approvals.ts';
import { listAuthorities } from '../../../src/domains/approvals/operations/list-authorities.ts';
import { listPaymentPolicyVersions } from '../../../src/domains/approvals/operations/list-payment-policy-versions.ts';
import { reactivateAuthority } from '../../../src/domains/approvals/operations/reactivate-authority.ts';
import { rejectApproval } from '../../../src/domains/approvals/operations/reject-approval.ts';
import { revokeAuthority } from '../../../src/domains/approvals/operations/revoke-authority.ts';
import { setPaymentPolicy } from '../../../src/domains/approvals/operations/set-payment-policy.ts';
import { signApproval } from '../../../src/domains/approvals/operations/sign-approval.ts';
import { suspendAuthority } from '../../../src/domains/approvals/operations/suspend-authority.ts';
import { updateAuthority } from '../../../src/domains/approvals/operations/update-authority.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'attestAuthority',
  '/v1/members/:memberId/authorities/:authorityId/attest',
  operation({
    security: [{ apiKey: ['members:manage'] }, { memberSession: ['members:manage'] }],
    validators: requestValidators.attestAuthority,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/signature', code: 'ORG_ATTESTATION_INVALID' }],
    transaction: 'read-ahead',
    statuses: [200],
    codes: {
      MEMBER_NOT_FOUND: 404,
      AUTHORITY_NOT_FOUND: 404,
      AUTHORITY_NOT_ACTIVE: 409,
      AUTHORITY_ALREADY_ATTESTED: 409,
      ORG_MULTISIG_NOT_DEPLOYED: 409,
      ORG_ATTESTATION_INVALID: 400,
      CHAIN_UNAVAILABLE: 503,
    },
    handler: attestAuthority,
  }),
);

router.post(
  'attestPaymentPolicy',
  '/v1/payment-policy/attest',
  operation({
    security: [{ apiKey: ['policies:write'] }, { memberSession: ['policies:write'] }],
    validators: requestValidators.attestPaymentPolicy,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/signature', code: 'ORG_ATTESTATION_INVALID' }],
    transaction: 'read-ahead',
    statuses: [200],
    codes: {
      PAYMENT_POLICY_NOT_FOUND: 404,
      PAYMENT_POLICY_ALREADY_ATTESTED: 400,
      ORG_MULTISIG_NOT_DEPLOYED: 409,
      ORG_ATTESTATION_INVALID: 400,
      CHAIN_UNAVAILABLE: 503,
    },
    handler: attestPaymentPolicy,
  }),
);

router.post(
  'createAuthority',
  '/v1/members/:memberId/authorities',
  operation({
    security: [{ apiKey: ['members:manage'] }, { memberSession: ['members:manage'] }],
    validators: requestValidators.createAuthority,
    risks: ['grants-rights'],
    twoFactor: 'rights',
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [
      { pointer: '/body/allowedActions/*', code: 'VALIDATION_FAILED' },
      { pointer: '/body/allowedActions', code: 'AUTHORITY_ACTIONS_REQUIRED' },
      { pointer: '/body/perTxLimitUsd', code: 'INVALID_USD_AMOUNT' },
      { pointer: '/body/dailyLimitUsd', code: 'INVALID_USD_AMOUNT' },
      { pointer: '/body/monthlyLimitUsd', code: 'INVALID_USD_AMOUNT' },
      { pointer: '/body/approvalWeight', code: 'INVALID_APPROVAL_WEIGHT' },
      { pointer: '/body/countersignAboveUsd', code: 'INVALID_USD_AMOUNT' },
    ],
    statuses: [201],
    codes: {
      AUTHORITY_ACTIONS_REQUIRED: 400,
      INVALID_USD_AMOUNT: 400,
      INVALID_APPROVAL_WEIGHT: 400,
      MEMBER_NOT_FOUND: 404,
      ROLE_NOT_PERMITTED: 403,
      AUTHORITY_NOT_ACTIVE: 409,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: createAuthority,
  }),
);

router.get(
  'getApproval',
  '/v1/approvals/:id',
  operation({
    security: [{ apiKey: ['payments:read'] }, { memberSession: ['payments:read'] }],
    query: [],
    statuses: [200],
    codes: { APPROVAL_NOT_FOUND: 404 },
    handler: getApproval,
  }),
);

router.get(
  'getPaymentPolicy',
  '/v1/payment-policy',
  operation({
    security: [{ apiKey: ['policies:read'] }, { memberSession: ['policies:read'] }],
    query: [],
    statuses: [200],
    codes: {},
    handler: getPaymentPolicy,
  }),
);

router.get(
  'listApprovals',
  '/v1/approvals',
  operation({
    security: [{ apiKey: ['payments:read'] }, { memberSession: ['payments:read'] }],
    query: ['status', 'paymentId', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listApprovals,
    statuses: [200],
    codes: {},
    handler: listApprovals,
  }),
);

router.get(
  'listAuthorities',
  '/v1/members/:memberId/authorities',
  operation({
    security: [{ apiKey: ['members:read'] }, { memberSession: ['members:read'] }],
    query: ['status', 'skip', 'take', 'cursor'],
    validators: requestValidators.listAuthorities,
    statuses: [200],
    codes: { MEMBER_NOT_FOUND: 404 },
    handler: listAuthorities,
  }),
);

router.get(
  'listPaymentPolicyVersions',
  '/v1/payment-policy/history',
  operation({
    security: [{ apiKey: ['policies:read'] }, { memberSession: ['policies:read'] }],
    query: ['skip', 'take', 'cursor'],
    validators: requestValidators.listPaymentPolicyVersions,
    statuses: [200],
    codes: {},
    handler: listPaymentPolicyVersions,
  }),
);

router.post(
  'reactivateAuthority',
  '/v1/members/:memberId/authorities/:authorityId/reactivate',
  operation({
    security: [{ apiKey: ['members:manage'] }, { memberSession: ['members:manage'] }],
    validators: requestValidators.reactivateAuthority,
    risks: ['grants-rights'],
    twoFactor: 'rights',
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: {
      MEMBER_NOT_FOUND: 404,
      AUTHORITY_NOT_FOUND: 404,
      ROLE_NOT_PERMITTED: 403,
      AUTHORITY_REVOKED: 409,
      AUTHORITY_NOT_ACTIVE: 409,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: reactivateAuthority,
  }),
);

router.post(
  'rejectApproval',
  '/v1/approvals/:id/reject',
  operation({
    security: [{ apiKey: [] }, { memberSession: ['payments:execute'] }],
    validators: requestValidators.rejectApproval,
    risks: ['takes-rights'],
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/signature', code: 'APPROVAL_SIGNATURE_INVALID' }],
    transaction: 'read-ahead',
    prefetch: { machine: 'offramp-payment', param: 'id' },
    statuses: [200],
    codes: {
      APPROVAL_NOT_FOUND: 404,
      APPROVAL_REQUIRES_MEMBER: 403,
      SELF_APPROVAL_FORBIDDEN: 403,
      MEMBER_NOT_ACTIVE: 403,
      AUTHORITY_MISSING: 403,
      APPROVAL_GROUP_MISMATCH: 403,
      APPROVAL_NOT_PENDING: 409,
      ALREADY_VOTED: 409,
      NO_SIGNER_ADDRESS: 400,
      APPROVAL_SIGNATURE_INVALID: 400,
      CHAIN_UNAVAILABLE: 503,
    },
    handler: rejectApproval,
  }),
);

router.delete(
  'revokeAuthority',
  '/v1/members/:memberId/authorities/:authorityId',
  operation({
    security: [{ apiKey: ['members:manage'] }, { memberSession: ['members:manage'] }],
    risks: ['takes-rights'],
    statuses: [200],
    codes: { MEMBER_NOT_FOUND: 404, AUTHORITY_NOT_FOUND: 404, ROLE_NOT_PERMITTED: 403, AUTHORITY_REVOKED: 409 },
    handler: revokeAuthority,
  }),
);

router.put(
  'setPaymentPolicy',
  '/v1/payment-policy',
  operation({
    security: [{ apiKey: ['policies:write'] }, { memberSession: ['policies:write'] }],
    validators: requestValidators.setPaymentPolicy,
    signed: true,
    risks: ['grants-rights', 'takes-rights'],
    twoFactor: 'rights',
    bodyLimit: 1048576,
    fieldCodes: [
      { pointer: '/body/rules', rule: '#/additionalProperties', code: 'PAYMENT_POLICY_UNKNOWN_KEY' },
      { pointer: '/body/rules/maximumFeeMinor', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/rules/maximumAmountUsd', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/rules/allowedRails/*', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/rules/allowedRails', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/rules/allowedAssets/*', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/rules/allowedAssets', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/rules/allowedChains/*', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/rules/allowedChains', code: 'INVALID_POLICY_RULE' },
      {
        pointer: '/body/rules/approvals/*',
        rule: '#/additionalProperties',
        code: 'INVALID_POLICY_RULE',
      },
      { pointer: '/body/rules/approvals/*/aboveUsd', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/rules/approvals/*/minimumApprovals', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/rules/approvals/*', code: 'INVALID_POLICY_RULE' },
      { pointer: '/body/rules/approvals', code: 'INVALID_POLICY_RULE' },
    ],
    statuses: [200],
    codes: {
      PAYMENT_POLICY_UNKNOWN_KEY: 400,
      INVALID_POLICY_RULE: 400,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: setPaymentPolicy,
  }),
);

router.post(
  'signApproval',
  '/v1/approvals/:id/sign',
  operation({
    security: [{ apiKey: [] }, { memberSession: ['payments:execute'] }],
    validators: requestValidators.signApproval,
    risks: ['moves-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/signature', code: 'APPROVAL_SIGNATURE_INVALID' }],
    transaction: 'read-ahead',
    prefetch: { machine: 'offramp-payment', param: 'id' },
    statuses: [200],
    codes: {
      APPROVAL_NOT_FOUND: 404,
      APPROVAL_REQUIRES_MEMBER: 403,
      SELF_APPROVAL_FORBIDDEN: 403,
      MEMBER_NOT_ACTIVE: 403,
      AUTHORITY_MISSING: 403,
      APPROVAL_GROUP_MISMATCH: 403,
      APPROVAL_NOT_PENDING: 409,
      ALREADY_VOTED: 409,
      NO_SIGNER_ADDRESS: 400,
      APPROVAL_SIGNATURE_INVALID: 400,
      CHAIN_UNAVAILABLE: 503,
    },
    handler: signApproval,
  }),
);

router.post(
  'suspendAuthority',
  '/v1/members/:memberId/authorities/:authorityId/suspend',
  operation({
    security: [{ apiKey: ['members:manage'] }, { memberSession: ['members:manage'] }],
    validators: requestValidators.suspendAuthority,
    risks: ['takes-rights'],
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: {
      MEMBER_NOT_FOUND: 404,
      AUTHORITY_NOT_FOUND: 404,
      ROLE_NOT_PERMITTED: 403,
      AUTHORITY_REVOKED: 409,
      AUTHORITY_NOT_ACTIVE: 409,
    },
    handler: suspendAuthority,
  }),
);

router.patch(
  'updateAuthority',
  '/v1/members/:memberId/authorities/:authorityId',
  operation({
    security: [{ apiKey: ['members:manage'] }, { memberSession: ['members:manage'] }],
    validators: requestValidators.updateAuthority,
    risks: ['grants-rights', 'takes-rights'],
    twoFactor: 'rights',
    bodyLimit: 1048576,
    fieldCodes: [
      { pointer: '/body/allowedActions/*', code: 'VALIDATION_FAILED' },
      { pointer: '/body/allowedActions', code: 'AUTHORITY_ACTIONS_REQUIRED' },
      { pointer: '/body/perTxLimitUsd', code: 'INVALID_USD_AMOUNT' },
      { pointer: '/body/dailyLimitUsd', code: 'INVALID_USD_AMOUNT' },
      { pointer: '/body/monthlyLimitUsd', code: 'INVALID_USD_AMOUNT' },
      { pointer: '/body/approvalWeight', code: 'INVALID_APPROVAL_WEIGHT' },
      { pointer: '/body/countersignAboveUsd', code: 'INVALID_USD_AMOUNT' },
    ],
    statuses: [200],
    codes: {
      AUTHORITY_ACTIONS_REQUIRED: 400,
      INVALID_USD_AMOUNT: 400,
      INVALID_APPROVAL_WEIGHT: 400,
      MEMBER_NOT_FOUND: 404,
      AUTHORITY_NOT_FOUND: 404,
      ROLE_NOT_PERMITTED: 403,
      AUTHORITY_REVOKED: 409,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: updateAuthority,
  }),
);
