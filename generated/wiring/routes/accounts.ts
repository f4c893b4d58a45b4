// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { acceptInvitation } from '../../../src/domains/accounts/operations/accept-invitation.ts';
import { createAgent } from '../../../src/domains/accounts/operations/create-agent.ts';
import { createApiKey } from '../../../src/domains/accounts/operations/create-api-key.ts';
import { createMember } from '../../../src/domains/accounts/operations/create-member.ts';
import { createTenant } from '../../../src/domains/accounts/operations/create-tenant.ts';
import { declineInvitation } from '../../../src/domains/accounts/operations/decline-invitation.ts';
import { getAgent } from '../../../src/domains/accounts/operations/get-agent.ts';
import { getApiKey } from '../../../src/domains/accounts/operations/get-api-key.ts';
import { getMe } from '../../../src/domains/accounts/operations/get-me.ts';
import { getMember } from '../../../src/domains/accounts/operations/get-member.ts';
import { getMyTenant } from '../../../src/domains/accounts/operations/get-my-tenant.ts';
import { listAgents } from '../../../src/domains/accounts/operations/list-agents.ts';
import { listApiKeys } from '../../../src/domains/accounts/operations/list-api-keys.ts';
import { listMembers } from '../../../src/domains/accounts/operations/list-members.ts';
import { reactivateMember } from '../../../src/domains/accounts/operations/reactivate-member.ts';
import { registerMemberSigner } from '../../../src/domains/accounts/operations/register-member-signer.ts';
import { removeMember } from '../../../src/domains/accounts/operations/remove-member.ts';
import { resumeAgent } from '../../../src/domains/accounts/operations/resume-agent.ts';
import { revokeApiKey } from '../../../src/domains/accounts/operations/revoke-api-key.ts';
import { suspendAgent } from '../../../src/domains/accounts/operations/suspend-agent.ts';
import { suspendMember } from '../../../src/domains/accounts/operations/suspend-member.ts';
import { updateMember } from '../../../src/domains/accounts/operations/update-member.ts';
import { updateMyTenant } from '../../../src/domains/accounts/operations/update-my-tenant.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'acceptInvitation',
  '/v1/invitations/:memberId/accept',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.acceptInvitation,
    sessionOnly: true,
    anyTenant: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: { MEMBER_NOT_FOUND: 404, MEMBER_EXISTS: 409, INVALID_TRANSITION: 400 },
    handler: acceptInvitation,
  }),
);

router.post(
  'createAgent',
  '/v1/agents',
  operation({
    security: [{ memberSession: ['members:manage'] }],
    validators: requestValidators.createAgent,
    sessionOnly: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {},
    location: '/v1/agents/{id}',
    handler: createAgent,
  }),
);

router.post(
  'createApiKey',
  '/v1/api-keys',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.createApiKey,
    showsSecret: true,
    sessionOnly: true,
    risks: ['grants-rights'],
    twoFactor: 'rights',
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {
      VALIDATION_FAILED: 400,
      MEMBER_NOT_FOUND: 404,
      AGENT_NOT_FOUND: 404,
      ROLE_NOT_PERMITTED: 403,
      INSUFFICIENT_SCOPE: 403,
      MEMBER_NOT_ACTIVE: 403,
      API_KEY_LIMIT_REACHED: 409,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    location: '/v1/api-keys/{id}',
    handler: createApiKey,
  }),
);

router.post(
  'createMember',
  '/v1/members',
  operation({
    security: [{ apiKey: ['members:manage'] }, { memberSession: ['members:manage'] }],
    validators: requestValidators.createMember,
    risks: ['grants-rights', 'none'],
    twoFactor: 'rights',
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {
      ROLE_NOT_PERMITTED: 403,
      VALIDATION_FAILED: 400,
      MEMBER_EXISTS: 409,
      RATE_LIMITED: 429,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    location: '/v1/members/{id}',
    handler: createMember,
  }),
);

router.post(
  'createTenant',
  '/v1/tenants',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.createTenant,
    sessionOnly: true,
    anyTenant: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: { VALIDATION_FAILED: 400, TENANT_EXISTS: 409 },
    location: '/v1/tenants/me',
    handler: createTenant,
  }),
);

router.post(
  'declineInvitation',
  '/v1/invitations/:memberId/decline',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.declineInvitation,
    sessionOnly: true,
    anyTenant: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: { MEMBER_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: declineInvitation,
  }),
);

router.get(
  'getAgent',
  '/v1/agents/:id',
  operation({
    security: [{ apiKey: ['members:read'] }, { memberSession: ['members:read'] }],
    query: [],
    statuses: [200],
    codes: { AGENT_NOT_FOUND: 404 },
    handler: getAgent,
  }),
);

router.get(
  'getApiKey',
  '/v1/api-keys/:id',
  operation({
    security: [{ memberSession: [] }],
    query: [],
    sessionOnly: true,
    statuses: [200],
    codes: { API_KEY_NOT_FOUND: 404, ROLE_NOT_PERMITTED: 403 },
    handler: getApiKey,
  }),
);

router.get(
  'getMe',
  '/v1/me',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    query: [],
    anyTenant: true,
    statuses: [200],
    codes: {},
    handler: getMe,
  }),
);

router.get(
  'getMember',
  '/v1/members/:id',
  operation({
    security: [{ apiKey: ['members:read'] }, { memberSession: ['members:read'] }],
    query: [],
    statuses: [200],
    codes: { MEMBER_NOT_FOUND: 404 },
    handler: getMember,
  }),
);

router.get(
  'getMyTenant',
  '/v1/tenants/me',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    query: [],
    statuses: [200],
    codes: {},
    handler: getMyTenant,
  }),
);

router.get(
  'listAgents',
  '/v1/agents',
  operation({
    security: [{ apiKey: ['members:read'] }, { memberSession: ['members:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listAgents,
    statuses: [200],
    codes: {},
    handler: listAgents,
  }),
);

router.get(
  'listApiKeys',
  '/v1/api-keys',
  operation({
    security: [{ memberSession: [] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listApiKeys,
    sessionOnly: true,
    statuses: [200],
    codes: { ROLE_NOT_PERMITTED: 403 },
    handler: listApiKeys,
  }),
);

router.get(
  'listMembers',
  '/v1/members',
  operation({
    security: [{ apiKey: ['members:read'] }, { memberSession: ['members:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listMembers,
    statuses: [200],
    codes: {},
    handler: listMembers,
  }),
);

router.post(
  'reactivateMember',
  '/v1/members/:id/reactivate',
  operation({
    security: [{ apiKey: ['members:manage'] }, { memberSession: ['members:manage'] }],
    validators: requestValidators.reactivateMember,
    risks: ['grants-rights', 'none'],
    twoFactor: 'rights',
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'member', param: 'id' },
    statuses: [200],
    codes: {
      MEMBER_NOT_FOUND: 404,
      ROLE_NOT_PERMITTED: 403,
      INVALID_TRANSITION: 400,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: reactivateMember,
  }),
);

router.put(
  'registerMemberSigner',
  '/v1/members/:id/signer',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.registerMemberSigner,
    sessionOnly: true,
    risks: ['grants-rights'],
    twoFactor: 'rights',
    bodyLimit: 1048576,
    fieldCodes: [
      { pointer: '/body/address', code: 'INVALID_WALLET_ADDRESS' },
      { pointer: '/body/signature', code: 'SIGNER_SIGNATURE_INVALID' },
    ],
    prefetch: { machine: 'member', param: 'id' },
    statuses: [200],
    codes: {
      INVALID_WALLET_ADDRESS: 400,
      SIGNER_SIGNATURE_INVALID: 400,
      MEMBER_NOT_FOUND: 404,
      ROLE_NOT_PERMITTED: 403,
      INVALID_TRANSITION: 400,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: registerMemberSigner,
  }),
);

router.delete(
  'removeMember',
  '/v1/members/:id',
  operation({
    security: [{ apiKey: ['members:manage'] }, { memberSession: ['members:manage'] }],
    risks: ['takes-rights'],
    prefetch: { machine: 'member', param: 'id' },
    statuses: [200],
    codes: { MEMBER_NOT_FOUND: 404, ROLE_NOT_PERMITTED: 403, LAST_OWNER: 409 },
    handler: removeMember,
  }),
);

router.post(
  'resumeAgent',
  '/v1/agents/:id/resume',
  operation({
    security: [{ memberSession: ['members:manage'] }],
    validators: requestValidators.resumeAgent,
    sessionOnly: true,
    risks: ['grants-rights'],
    twoFactor: 'rights',
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'agent', param: 'id' },
    statuses: [200],
    codes: {
      AGENT_NOT_FOUND: 404,
      INVALID_TRANSITION: 400,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: resumeAgent,
  }),
);

router.delete(
  'revokeApiKey',
  '/v1/api-keys/:id',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.revokeApiKey,
    sessionOnly: true,
    risks: ['takes-rights'],
    prefetch: { machine: 'api-key', param: 'id' },
    locksLater: true,
    statuses: [200],
    codes: { API_KEY_NOT_FOUND: 404, ROLE_NOT_PERMITTED: 403 },
    handler: revokeApiKey,
  }),
);

router.post(
  'suspendAgent',
  '/v1/agents/:id/suspend',
  operation({
    security: [{ memberSession: ['members:manage'] }],
    validators: requestValidators.suspendAgent,
    sessionOnly: true,
    risks: ['takes-rights'],
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'agent', param: 'id' },
    statuses: [200],
    codes: { AGENT_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: suspendAgent,
  }),
);

router.post(
  'suspendMember',
  '/v1/members/:id/suspend',
  operation({
    security: [{ apiKey: ['members:manage'] }, { memberSession: ['members:manage'] }],
    validators: requestValidators.suspendMember,
    risks: ['takes-rights'],
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'member', param: 'id' },
    statuses: [200],
    codes: { MEMBER_NOT_FOUND: 404, ROLE_NOT_PERMITTED: 403, INVALID_TRANSITION: 400, LAST_OWNER: 409 },
    handler: suspendMember,
  }),
);

router.patch(
  'updateMember',
  '/v1/members/:id',
  operation({
    security: [{ apiKey: ['members:manage'] }, { memberSession: ['members:manage'] }],
    validators: requestValidators.updateMember,
    risks: ['grants-rights', 'takes-rights', 'none'],
    twoFactor: 'rights',
    bodyLimit: 1048576,
    prefetch: { machine: 'member', param: 'id' },
    statuses: [200],
    codes: {
      MEMBER_NOT_FOUND: 404,
      ROLE_NOT_PERMITTED: 403,
      INVALID_TRANSITION: 400,
      LAST_OWNER: 409,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: updateMember,
  }),
);

router.patch(
  'updateMyTenant',
  '/v1/tenants/me',
  operation({
    security: [{ memberSession: [] }],
    validators: requestValidators.updateMyTenant,
    sessionOnly: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: { ROLE_NOT_PERMITTED: 403, TENANT_SUSPENDED: 403 },
    handler: updateMyTenant,
  }),
);
