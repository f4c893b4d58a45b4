// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { createCardEphemeralKey } from '../../../src/domains/cards/operations/create-card-ephemeral-key.ts';
import { createProviderCard } from '../../../src/domains/cards/operations/create-provider-card.ts';
import { createTestCardAuthorization } from '../../../src/domains/cards/operations/create-test-card-authorization.ts';
import { freezeCard } from '../../../src/domains/cards/operations/freeze-card.ts';
import { getCardAuthorization } from '../../../src/domains/cards/operations/get-card-authorization.ts';
import { getCardLimits } from '../../../src/domains/cards/operations/get-card-limits.ts';
import { getCard } from '../../../src/domains/cards/operations/get-card.ts';
import { issueCard } from '../../../src/domains/cards/operations/issue-card.ts';
import { listCardAuthorizations } from '../../../src/domains/cards/operations/list-card-authorizations.ts';
import { listWalletCards } from '../../../src/domains/cards/operations/list-wallet-cards.ts';
import { receiveCardAuthorization } from '../../../src/domains/cards/operations/receive-card-authorization.ts';
import { receiveCardReversal } from '../../../src/domains/cards/operations/receive-card-reversal.ts';
import { reverseTestCardAuthorization } from '../../../src/domains/cards/operations/reverse-test-card-authorization.ts';
import { setCardLimits } from '../../../src/domains/cards/operations/set-card-limits.ts';
import { unfreezeCard } from '../../../src/domains/cards/operations/unfreeze-card.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'createCardEphemeralKey',
  '/v1/cards/:id/ephemeral-keys',
  operation({
    security: [{ apiKey: ['cards:manage'] }, { memberSession: ['cards:manage'] }],
    validators: requestValidators.createCardEphemeralKey,
    liveFeature: 'cards',
    showsSecret: true,
    risks: ['lets-draw'],
    twoFactor: 'rights',
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'read-ahead',
    statuses: [201],
    codes: {
      CARD_NOT_FOUND: 404,
      INVALID_TRANSITION: 400,
      WALLET_PROVISIONING_NOT_AVAILABLE: 400,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: createCardEphemeralKey,
  }),
);

router.post(
  'createProviderCard',
  '/v1/provider-cards',
  operation({
    security: [{ apiKey: ['cards:issue'] }, { memberSession: ['cards:issue'] }],
    validators: requestValidators.createProviderCard,
    liveFeature: 'cards',
    signed: true,
    risks: ['lets-draw'],
    waives: ['not-agent'],
    twoFactor: 'approval',
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'two-phase',
    statuses: [201],
    codes: {
      VALIDATION_FAILED: 400,
      INVALID_WALLET_ADDRESS: 400,
      IDENTITY_REQUIRED: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    location: '/v1/cards/{cardId}',
    handler: createProviderCard,
  }),
);

router.post(
  'createTestCardAuthorization',
  '/v1/test/cards/:id/authorizations',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.createTestCardAuthorization,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/merchantAddress', code: 'INVALID_WALLET_ADDRESS' }],
    transaction: 'read-ahead',
    statuses: [201],
    codes: { INVALID_WALLET_ADDRESS: 400, CARD_NOT_FOUND: 404 },
    location: '/v1/cards/{cardId}/authorizations/{authorizationId}',
    handler: createTestCardAuthorization,
  }),
);

router.post(
  'freezeCard',
  '/v1/cards/:id/freeze',
  operation({
    security: [{ apiKey: ['cards:manage'] }, { memberSession: ['cards:manage'] }],
    validators: requestValidators.freezeCard,
    liveFeature: 'cards',
    risks: ['takes-rights'],
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'card', param: 'id' },
    statuses: [200],
    codes: { CARD_NOT_FOUND: 404 },
    handler: freezeCard,
  }),
);

router.get(
  'getCard',
  '/v1/cards/:id',
  operation({
    security: [{ apiKey: ['cards:read'] }, { memberSession: ['cards:read'] }],
    query: [],
    liveFeature: 'cards',
    statuses: [200],
    codes: { CARD_NOT_FOUND: 404 },
    handler: getCard,
  }),
);

router.get(
  'getCardAuthorization',
  '/v1/cards/:id/authorizations/:authorizationId',
  operation({
    security: [{ apiKey: ['cards:read'] }, { memberSession: ['cards:read'] }],
    query: [],
    liveFeature: 'cards',
    statuses: [200],
    codes: { CARD_NOT_FOUND: 404, CARD_AUTHORIZATION_NOT_FOUND: 404 },
    handler: getCardAuthorization,
  }),
);

router.get(
  'getCardLimits',
  '/v1/cards/:id/limits',
  operation({
    security: [{ apiKey: ['cards:read'] }, { memberSession: ['cards:read'] }],
    query: [],
    liveFeature: 'cards',
    statuses: [200],
    codes: { CARD_NOT_FOUND: 404 },
    handler: getCardLimits,
  }),
);

router.post(
  'issueCard',
  '/v1/wallets/:walletId/cards',
  operation({
    security: [{ apiKey: ['cards:issue'] }, { memberSession: ['cards:issue'] }],
    validators: requestValidators.issueCard,
    liveFeature: 'cards',
    signed: true,
    risks: ['lets-draw'],
    waives: ['not-agent'],
    twoFactor: 'approval',
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'two-phase',
    statuses: [201],
    codes: {
      WALLET_NOT_FOUND: 404,
      AGENT_NOT_FOUND: 404,
      IDENTITY_REQUIRED: 403,
      WALLET_NOT_DEPLOYED: 409,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    location: '/v1/cards/{cardId}',
    handler: issueCard,
  }),
);

router.get(
  'listCardAuthorizations',
  '/v1/cards/:id/authorizations',
  operation({
    security: [{ apiKey: ['cards:read'] }, { memberSession: ['cards:read'] }],
    query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listCardAuthorizations,
    liveFeature: 'cards',
    statuses: [200],
    codes: { CARD_NOT_FOUND: 404 },
    handler: listCardAuthorizations,
  }),
);

router.get(
  'listWalletCards',
  '/v1/wallets/:walletId/cards',
  operation({
    security: [{ apiKey: ['cards:read'] }, { memberSession: ['cards:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listWalletCards,
    liveFeature: 'cards',
    statuses: [200],
    codes: { WALLET_NOT_FOUND: 404 },
    handler: listWalletCards,
  }),
);

router.post(
  'receiveCardAuthorization',
  '/v1/webhooks/card-issuer/authorizations',
  operation({
    security: [],
    validators: requestValidators.receiveCardAuthorization,
    risks: ['moves-money'],
    bodyLimit: 65536,
    rawBody: true,
    transaction: 'read-ahead',
    statuses: [200],
    codes: {
      UNKNOWN_PROVIDER: 400,
      EMPTY_BODY: 400,
      WEBHOOK_SIGNATURE_INVALID: 401,
      WEBHOOK_REPLAY_WINDOW: 401,
      VALIDATION_FAILED: 400,
      CARD_NOT_FOUND: 404,
      CARD_AUTHORIZATION_CONFLICT: 409,
    },
    handler: receiveCardAuthorization,
  }),
);

router.post(
  'receiveCardReversal',
  '/v1/webhooks/card-issuer/reversals',
  operation({
    security: [],
    validators: requestValidators.receiveCardReversal,
    bodyLimit: 65536,
    rawBody: true,
    statuses: [200],
    codes: {
      UNKNOWN_PROVIDER: 400,
      EMPTY_BODY: 400,
      WEBHOOK_SIGNATURE_INVALID: 401,
      WEBHOOK_REPLAY_WINDOW: 401,
      VALIDATION_FAILED: 400,
      CARD_AUTHORIZATION_NOT_FOUND: 404,
      CARD_AUTHORIZATION_CONFLICT: 409,
      INVALID_TRANSITION: 400,
      INVALID_AMOUNT: 400,
    },
    handler: receiveCardReversal,
  }),
);

router.post(
  'reverseTestCardAuthorization',
  '/v1/test/cards/:id/authorizations/:authorizationId/reverse',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.reverseTestCardAuthorization,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: {
      CARD_NOT_FOUND: 404,
      CARD_AUTHORIZATION_NOT_FOUND: 404,
      INVALID_TRANSITION: 400,
      INVALID_AMOUNT: 400,
    },
    handler: reverseTestCardAuthorization,
  }),
);

router.put(
  'setCardLimits',
  '/v1/cards/:id/limits',
  operation({
    security: [{ apiKey: ['cards:manage'] }, { memberSession: ['cards:manage'] }],
    validators: requestValidators.setCardLimits,
    liveFeature: 'cards',
    risks: ['lets-draw', 'takes-rights'],
    twoFactor: 'rights',
    bodyLimit: 1048576,
    prefetch: { machine: 'card', param: 'id' },
    statuses: [200],
    codes: {
      CARD_NOT_FOUND: 404,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: setCardLimits,
  }),
);

router.post(
  'unfreezeCard',
  '/v1/cards/:id/unfreeze',
  operation({
    security: [{ apiKey: ['cards:manage'] }, { memberSession: ['cards:manage'] }],
    validators: requestValidators.unfreezeCard,
    liveFeature: 'cards',
    risks: ['lets-draw', 'none'],
    twoFactor: 'rights',
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'card', param: 'id' },
    statuses: [200],
    codes: {
      CARD_NOT_FOUND: 404,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['TWOFA_REQUIRED'],
    handler: unfreezeCard,
  }),
);
