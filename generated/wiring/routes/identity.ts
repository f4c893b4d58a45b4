// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { cancelWalletRotation } from '../../../src/domains/identity/operations/cancel-wallet-rotation.ts';
import { createDidReservation } from '../../../src/domains/identity/operations/create-did-reservation.ts';
import { createEmailAlias } from '../../../src/domains/identity/operations/create-email-alias.ts';
import { createIdentity } from '../../../src/domains/identity/operations/create-identity.ts';
import { createPhoneAlias } from '../../../src/domains/identity/operations/create-phone-alias.ts';
import { createPresentationChallenge } from '../../../src/domains/identity/operations/create-presentation-challenge.ts';
import { createVerificationHandoff } from '../../../src/domains/identity/operations/create-verification-handoff.ts';
import { createVerificationSession } from '../../../src/domains/identity/operations/create-verification-session.ts';
import { evaluateEligibility } from '../../../src/domains/identity/operations/evaluate-eligibility.ts';
import { getCredentialArtifact } from '../../../src/domains/identity/operations/get-credential-artifact.ts';
import { getCredentialDisclosure } from '../../../src/domains/identity/operations/get-credential-disclosure.ts';
import { getCredentialStatus } from '../../../src/domains/identity/operations/get-credential-status.ts';
import { getCredential } from '../../../src/domains/identity/operations/get-credential.ts';
import { getDidDocument } from '../../../src/domains/identity/operations/get-did-document.ts';
import { getEmailAlias } from '../../../src/domains/identity/operations/get-email-alias.ts';
import { getIdentity } from '../../../src/domains/identity/operations/get-identity.ts';
import { getOwnDids } from '../../../src/domains/identity/operations/get-own-dids.ts';
import { getVerificationHandoff } from '../../../src/domains/identity/operations/get-verification-handoff.ts';
import { getVerificationSession } from '../../../src/domains/identity/operations/get-verification-session.ts';
import { listCredentials } from '../../../src/domains/identity/operations/list-credentials.ts';
import { listEmailAliases } from '../../../src/domains/identity/operations/list-email-aliases.ts';
import { listIdentities } from '../../../src/domains/identity/operations/list-identities.ts';
import { listPhoneAliases } from '../../../src/domains/identity/operations/list-phone-aliases.ts';
import { listWalletBindings } from '../../../src/domains/identity/operations/list-wallet-bindings.ts';
import { receiveVerificationWebhook } from '../../../src/domains/identity/operations/receive-verification-webhook.ts';
import { refreshCredential } from '../../../src/domains/identity/operations/refresh-credential.ts';
import { resendPhoneAliasCode } from '../../../src/domains/identity/operations/resend-phone-alias-code.ts';
import { resolveDidDocument } from '../../../src/domains/identity/operations/resolve-did-document.ts';
import { resolveDid } from '../../../src/domains/identity/operations/resolve-did.ts';
import { revokeEmailAlias } from '../../../src/domains/identity/operations/revoke-email-alias.ts';
import { revokePhoneAlias } from '../../../src/domains/identity/operations/revoke-phone-alias.ts';
import { revokeWalletBinding } from '../../../src/domains/identity/operations/revoke-wallet-binding.ts';
import { rotateWalletBinding } from '../../../src/domains/identity/operations/rotate-wallet-binding.ts';
import { simulateVerificationSession } from '../../../src/domains/identity/operations/simulate-verification-session.ts';
import { startWalletBinding } from '../../../src/domains/identity/operations/start-wallet-binding.ts';
import { verifyPhoneAlias } from '../../../src/domains/identity/operations/verify-phone-alias.ts';
import { verifyPresentation } from '../../../src/domains/identity/operations/verify-presentation.ts';
import { verifyWalletBinding } from '../../../src/domains/identity/operations/verify-wallet-binding.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'cancelWalletRotation',
  '/v1/identities/:id/wallets/:bindingId/cancel-rotation',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.cancelWalletRotation,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: { IDENTITY_NOT_FOUND: 404, WALLET_BINDING_NOT_FOUND: 404, WALLET_BINDING_NOT_ROTATING: 409 },
    handler: cancelWalletRotation,
  }),
);

router.post(
  'createDidReservation',
  '/v1/dids/reservations',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.createDidReservation,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body', rule: '#/allOf/0', code: 'INVITE_CONTACT_REQUIRED' }],
    statuses: [200, 201],
    codes: { VALIDATION_FAILED: 400, INVITE_CONTACT_REQUIRED: 400, HANDLE_RESERVED: 409 },
    handler: createDidReservation,
  }),
);

router.post(
  'createEmailAlias',
  '/v1/email-aliases',
  operation({
    security: [{ memberSession: ['identity:write'] }],
    validators: requestValidators.createEmailAlias,
    sessionOnly: true,
    risks: ['directs-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: { ROLE_NOT_PERMITTED: 403, VALIDATION_FAILED: 400, EMAIL_ALIAS_TAKEN: 409 },
    location: '/v1/email-aliases/{id}',
    handler: createEmailAlias,
  }),
);

router.post(
  'createIdentity',
  '/v1/identities',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.createIdentity,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200, 201],
    codes: { MEMBER_ID_REQUIRED: 400, VALIDATION_FAILED: 400, MEMBER_NOT_FOUND: 404 },
    location: '/v1/identities/{id}',
    handler: createIdentity,
  }),
);

router.post(
  'createPhoneAlias',
  '/v1/phone-aliases',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.createPhoneAlias,
    risks: ['directs-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {
      ROLE_NOT_PERMITTED: 403,
      VALIDATION_FAILED: 400,
      PHONE_ALIAS_EXISTS: 409,
      RATE_LIMITED: 429,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
    },
    commits: ['POLICY_DENIED'],
    handler: createPhoneAlias,
  }),
);

router.post(
  'createPresentationChallenge',
  '/v1/credential-presentations/challenge',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    validators: requestValidators.createPresentationChallenge,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: { IDENTITY_NOT_FOUND: 404, PAYMENT_NOT_FOUND: 404 },
    handler: createPresentationChallenge,
  }),
);

router.post(
  'createVerificationHandoff',
  '/v1/verification-sessions/:id/handoff',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.createVerificationHandoff,
    showsSecret: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {
      VERIFICATION_SESSION_NOT_FOUND: 404,
      VERIFICATION_SESSION_TERMINAL: 409,
      VERIFICATION_SESSION_NOT_STARTED: 409,
    },
    handler: createVerificationHandoff,
  }),
);

router.post(
  'createVerificationSession',
  '/v1/verification-sessions',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.createVerificationSession,
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'two-phase',
    statuses: [200, 201],
    codes: {
      MEMBER_ID_REQUIRED: 400,
      VALIDATION_FAILED: 400,
      MEMBER_NOT_FOUND: 404,
      MEMBER_NOT_ACTIVE: 409,
      LEGAL_NAME_REQUIRED: 400,
    },
    location: '/v1/verification-sessions/{id}',
    handler: createVerificationSession,
  }),
);

router.post(
  'evaluateEligibility',
  '/v1/eligibility/evaluate',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    validators: requestValidators.evaluateEligibility,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/action', code: 'UNKNOWN_ELIGIBILITY_ACTION' }],
    statuses: [200],
    codes: { UNKNOWN_ELIGIBILITY_ACTION: 400 },
    handler: evaluateEligibility,
  }),
);

router.get(
  'getCredential',
  '/v1/credentials/:id',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: [],
    statuses: [200],
    codes: { CREDENTIAL_NOT_FOUND: 404 },
    handler: getCredential,
  }),
);

router.get(
  'getCredentialArtifact',
  '/v1/credentials/:id/artifact',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: [],
    statuses: [200],
    codes: { CREDENTIAL_NOT_FOUND: 404, CREDENTIAL_ARTIFACT_NOT_AVAILABLE: 404 },
    handler: getCredentialArtifact,
  }),
);

router.get(
  'getCredentialDisclosure',
  '/v1/credentials/:id/disclosure',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: ['key'],
    validators: requestValidators.getCredentialDisclosure,
    statuses: [200],
    codes: { CREDENTIAL_NOT_FOUND: 404, DISCLOSURE_NOT_AVAILABLE: 404 },
    handler: getCredentialDisclosure,
  }),
);

router.get(
  'getCredentialStatus',
  '/v1/credentials/:id/status',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: [],
    statuses: [200],
    codes: { CREDENTIAL_NOT_FOUND: 404 },
    handler: getCredentialStatus,
  }),
);

router.get(
  'getDidDocument',
  '/v1/dids/:did/did.json',
  operation({
    security: [],
    query: [],
    statuses: [200],
    codes: { INVALID_DID: 400, DID_NOT_RESOLVABLE: 400, IDENTITY_NOT_FOUND: 404 },
    mediaType: 'application/did+json',
    publicDocument: { maxAge: 60 },
    handler: getDidDocument,
  }),
);

router.get(
  'getEmailAlias',
  '/v1/email-aliases/:id',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: [],
    statuses: [200],
    codes: { EMAIL_ALIAS_NOT_FOUND: 404 },
    handler: getEmailAlias,
  }),
);

router.get(
  'getIdentity',
  '/v1/identities/:id',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: [],
    statuses: [200],
    codes: { IDENTITY_NOT_FOUND: 404 },
    handler: getIdentity,
  }),
);

router.get(
  'getOwnDids',
  '/v1/dids/me',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: [],
    statuses: [200],
    codes: {},
    handler: getOwnDids,
  }),
);

router.get(
  'getVerificationHandoff',
  '/v1/verification-handoffs/:token',
  operation({
    security: [],
    query: [],
    statuses: [200],
    codes: { HANDOFF_GONE: 410 },
    handler: getVerificationHandoff,
  }),
);

router.get(
  'getVerificationSession',
  '/v1/verification-sessions/:id',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: [],
    statuses: [200],
    codes: { VERIFICATION_SESSION_NOT_FOUND: 404 },
    handler: getVerificationSession,
  }),
);

router.get(
  'listCredentials',
  '/v1/credentials',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: ['kind', 'status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listCredentials,
    statuses: [200],
    codes: {},
    handler: listCredentials,
  }),
);

router.get(
  'listEmailAliases',
  '/v1/email-aliases',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listEmailAliases,
    statuses: [200],
    codes: {},
    handler: listEmailAliases,
  }),
);

router.get(
  'listIdentities',
  '/v1/identities',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listIdentities,
    statuses: [200],
    codes: {},
    handler: listIdentities,
  }),
);

router.get(
  'listPhoneAliases',
  '/v1/phone-aliases',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listPhoneAliases,
    statuses: [200],
    codes: {},
    handler: listPhoneAliases,
  }),
);

router.get(
  'listWalletBindings',
  '/v1/identities/:id/wallets',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listWalletBindings,
    statuses: [200],
    codes: { IDENTITY_NOT_FOUND: 404 },
    handler: listWalletBindings,
  }),
);

router.post(
  'receiveVerificationWebhook',
  '/v1/webhooks/verification',
  operation({
    security: [],
    validators: requestValidators.receiveVerificationWebhook,
    bodyLimit: 65536,
    rawBody: true,
    statuses: [200],
    codes: {
      UNKNOWN_PROVIDER: 400,
      EMPTY_BODY: 400,
      WEBHOOK_SIGNATURE_INVALID: 401,
      WEBHOOK_REPLAY_WINDOW: 401,
      VALIDATION_FAILED: 400,
    },
    handler: receiveVerificationWebhook,
  }),
);

router.post(
  'refreshCredential',
  '/v1/credentials/:id/refresh',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.refreshCredential,
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'read-ahead',
    prefetch: { machine: 'credential', param: 'id' },
    statuses: [200],
    codes: { CREDENTIAL_NOT_FOUND: 404, CREDENTIAL_NOT_REFRESHABLE: 404, PROVIDER_UNAVAILABLE: 503 },
    handler: refreshCredential,
  }),
);

router.post(
  'resendPhoneAliasCode',
  '/v1/phone-aliases/:id/resend',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.resendPhoneAliasCode,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'phone-alias', param: 'id' },
    locksLater: true,
    statuses: [200],
    codes: { PHONE_ALIAS_NOT_FOUND: 404, INVALID_TRANSITION: 400, RATE_LIMITED: 429 },
    handler: resendPhoneAliasCode,
  }),
);

router.get(
  'resolveDid',
  '/v1/dids/resolve',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    query: ['did'],
    validators: requestValidators.resolveDid,
    fieldCodes: [{ pointer: '/query/did', code: 'INVALID_DID' }],
    statuses: [200],
    codes: { INVALID_DID: 400, DID_NOT_RESOLVABLE: 400 },
    handler: resolveDid,
  }),
);

router.get(
  'resolveDidDocument',
  '/1.0/identifiers/:did',
  operation({
    security: [],
    query: [],
    statuses: [200],
    codes: { INVALID_DID: 400, DID_NOT_RESOLVABLE: 400, IDENTITY_NOT_FOUND: 404 },
    publicDocument: { maxAge: 60 },
    handler: resolveDidDocument,
  }),
);

router.delete(
  'revokeEmailAlias',
  '/v1/email-aliases/:id',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    risks: ['directs-money'],
    waives: ['two-factor'],
    prefetch: { machine: 'email-alias', param: 'id' },
    statuses: [200],
    codes: { ROLE_NOT_PERMITTED: 403, EMAIL_ALIAS_NOT_FOUND: 404, POLICY_UNAVAILABLE: 503, POLICY_DENIED: 403 },
    commits: ['POLICY_DENIED'],
    handler: revokeEmailAlias,
  }),
);

router.delete(
  'revokePhoneAlias',
  '/v1/phone-aliases/:id',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    risks: ['directs-money'],
    waives: ['two-factor'],
    prefetch: { machine: 'phone-alias', param: 'id' },
    statuses: [200],
    codes: { ROLE_NOT_PERMITTED: 403, PHONE_ALIAS_NOT_FOUND: 404, POLICY_UNAVAILABLE: 503, POLICY_DENIED: 403 },
    commits: ['POLICY_DENIED'],
    handler: revokePhoneAlias,
  }),
);

router.post(
  'revokeWalletBinding',
  '/v1/identities/:id/wallets/:bindingId/revoke',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.revokeWalletBinding,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: { IDENTITY_NOT_FOUND: 404, WALLET_BINDING_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: revokeWalletBinding,
  }),
);

router.post(
  'rotateWalletBinding',
  '/v1/identities/:id/wallets/:bindingId/rotate',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.rotateWalletBinding,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/newWalletAddress', code: 'INVALID_WALLET_ADDRESS' }],
    statuses: [201],
    codes: {
      INVALID_WALLET_ADDRESS: 400,
      IDENTITY_NOT_FOUND: 404,
      WALLET_BINDING_NOT_FOUND: 404,
      WALLET_BINDING_NOT_ACTIVE: 409,
      WALLET_ALREADY_BOUND: 409,
    },
    handler: rotateWalletBinding,
  }),
);

router.post(
  'simulateVerificationSession',
  '/v1/verification-sessions/:id/simulate',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.simulateVerificationSession,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'verification-session', param: 'id' },
    statuses: [200],
    codes: {
      VERIFICATION_SESSION_NOT_FOUND: 404,
      SIMULATE_NOT_AVAILABLE: 403,
      VERIFICATION_SESSION_TERMINAL: 409,
      VERIFICATION_SESSION_NOT_STARTED: 409,
    },
    handler: simulateVerificationSession,
  }),
);

router.post(
  'startWalletBinding',
  '/v1/identities/:id/wallets',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.startWalletBinding,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/walletAddress', code: 'INVALID_WALLET_ADDRESS' }],
    statuses: [201],
    codes: {
      INVALID_WALLET_ADDRESS: 400,
      VALIDATION_FAILED: 400,
      IDENTITY_NOT_FOUND: 404,
      WALLET_ALREADY_BOUND: 409,
    },
    handler: startWalletBinding,
  }),
);

router.post(
  'verifyPhoneAlias',
  '/v1/phone-aliases/:id/verify',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.verifyPhoneAlias,
    risks: ['directs-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'phone-alias', param: 'id' },
    statuses: [200],
    codes: {
      ROLE_NOT_PERMITTED: 403,
      PHONE_ALIAS_NOT_FOUND: 404,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
      INVALID_TRANSITION: 400,
      ALIAS_OTP_TOO_MANY_ATTEMPTS: 403,
      ALIAS_OTP_EXPIRED: 410,
      ALIAS_OTP_INVALID: 400,
    },
    commits: ['POLICY_DENIED', 'ALIAS_OTP_TOO_MANY_ATTEMPTS', 'ALIAS_OTP_INVALID'],
    handler: verifyPhoneAlias,
  }),
);

router.post(
  'verifyPresentation',
  '/v1/credential-presentations/verify',
  operation({
    security: [{ apiKey: ['identity:read'] }, { memberSession: ['identity:read'] }],
    validators: requestValidators.verifyPresentation,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/signerAddress', code: 'INVALID_WALLET_ADDRESS' }],
    transaction: 'read-ahead',
    statuses: [200],
    codes: {
      INVALID_WALLET_ADDRESS: 400,
      CHALLENGE_NOT_FOUND: 404,
      PRESENTATION_REPLAYED: 409,
      CHAIN_UNAVAILABLE: 503,
    },
    handler: verifyPresentation,
  }),
);

router.post(
  'verifyWalletBinding',
  '/v1/identities/:id/wallets/:bindingId/verify',
  operation({
    security: [{ apiKey: ['identity:write'] }, { memberSession: ['identity:write'] }],
    validators: requestValidators.verifyWalletBinding,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/signature', code: 'WALLET_BINDING_SIGNATURE_INVALID' }],
    transaction: 'read-ahead',
    statuses: [200],
    codes: {
      IDENTITY_NOT_FOUND: 404,
      WALLET_BINDING_NOT_FOUND: 404,
      WALLET_BINDING_NOT_PENDING: 409,
      WALLET_BINDING_ROTATION_STALE: 409,
      WALLET_BINDING_NO_CHALLENGE: 409,
      CHAIN_UNAVAILABLE: 503,
      WALLET_BINDING_SIGNATURE_INVALID: 400,
      WALLET_ALREADY_BOUND: 409,
    },
    handler: verifyWalletBinding,
  }),
);
