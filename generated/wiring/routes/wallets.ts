// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { createDrip } from '../../../src/domains/wallets/operations/create-drip.ts';
import { createWallet } from '../../../src/domains/wallets/operations/create-wallet.ts';
import { fundWallet } from '../../../src/domains/wallets/operations/fund-wallet.ts';
import { getBalance } from '../../../src/domains/wallets/operations/get-balance.ts';
import { getCapabilities } from '../../../src/domains/wallets/operations/get-capabilities.ts';
import { getDrip } from '../../../src/domains/wallets/operations/get-drip.ts';
import { getWallet } from '../../../src/domains/wallets/operations/get-wallet.ts';
import { listDrips } from '../../../src/domains/wallets/operations/list-drips.ts';
import { listWallets } from '../../../src/domains/wallets/operations/list-wallets.ts';
import { setDirectoryHandle } from '../../../src/domains/wallets/operations/set-directory-handle.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'createDrip',
  '/v1/faucet/drips',
  operation({
    security: [{ apiKey: ['wallets:fund'] }, { memberSession: ['wallets:fund'] }],
    validators: requestValidators.createDrip,
    idempotency: true,
    salient: ['account', 'asset', 'amount'],
    salientDefaults: [{ field: 'account', value: 'smart' }, { field: 'asset', value: 'usdc' }],
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/amount', code: 'INVALID_AMOUNT' }],
    statuses: [201],
    codes: {
      INVALID_AMOUNT: 400,
      FAUCET_NOT_AVAILABLE: 403,
      SMART_ACCOUNT_NOT_LINKED: 409,
      ORG_ACCOUNT_NOT_READY: 409,
      WALLET_NOT_DEPLOYABLE: 409,
      AMOUNT_EXCEEDS_CAP: 400,
      FAUCET_RATE_LIMITED: 403,
    },
    location: '/v1/faucet/drips/{id}',
    handler: createDrip,
  }),
);

router.post(
  'createWallet',
  '/v1/wallets',
  operation({
    security: [{ apiKey: ['wallets:write'] }, { memberSession: ['wallets:write'] }],
    validators: requestValidators.createWallet,
    risks: ['directs-money'],
    waives: ['two-factor'],
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [
      { pointer: '/body/owners/*/address', code: 'INVALID_WALLET_ADDRESS' },
      { pointer: '/body/chainId', code: 'ACCOUNT_CHAIN_MISMATCH' },
    ],
    statuses: [201],
    codes: {
      ROLE_NOT_PERMITTED: 403,
      INVALID_WALLET_ADDRESS: 400,
      VALIDATION_FAILED: 400,
      ACCOUNT_CHAIN_MISMATCH: 400,
    },
    location: '/v1/wallets/{id}',
    handler: createWallet,
  }),
);

router.post(
  'fundWallet',
  '/v1/wallets/:id/fund',
  operation({
    security: [{ apiKey: ['wallets:fund'] }, { memberSession: ['wallets:fund'] }],
    validators: requestValidators.fundWallet,
    idempotency: true,
    salient: ['asset', 'amount'],
    salientDefaults: [{ field: 'asset', value: 'usdc' }],
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/amount', code: 'INVALID_AMOUNT' }],
    statuses: [201],
    codes: {
      INVALID_AMOUNT: 400,
      FAUCET_NOT_AVAILABLE: 403,
      WALLET_NOT_FOUND: 404,
      WALLET_NOT_DEPLOYABLE: 409,
      AMOUNT_EXCEEDS_CAP: 400,
      FAUCET_RATE_LIMITED: 403,
    },
    location: '/v1/faucet/drips/{id}',
    handler: fundWallet,
  }),
);

router.get(
  'getBalance',
  '/v1/balance',
  operation({
    security: [{ apiKey: ['status:read'] }, { memberSession: ['status:read'] }],
    query: ['ensure'],
    validators: requestValidators.getBalance,
    transaction: 'read-ahead',
    statuses: [200],
    codes: { ACCOUNT_NOT_READY: 409, BALANCE_UNAVAILABLE: 503 },
    handler: getBalance,
  }),
);

router.get(
  'getCapabilities',
  '/v1/capabilities',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    query: [],
    statuses: [200],
    codes: {},
    handler: getCapabilities,
  }),
);

router.get(
  'getDrip',
  '/v1/faucet/drips/:dripId',
  operation({
    security: [{ apiKey: ['wallets:fund'] }, { memberSession: ['wallets:fund'] }],
    query: [],
    statuses: [200],
    codes: { FAUCET_NOT_AVAILABLE: 403, DRIP_NOT_FOUND: 404 },
    handler: getDrip,
  }),
);

router.get(
  'getWallet',
  '/v1/wallets/:id',
  operation({
    security: [{ apiKey: ['wallets:read'] }, { memberSession: ['wallets:read'] }],
    query: [],
    transaction: 'read-ahead',
    statuses: [200],
    codes: { WALLET_NOT_FOUND: 404, BALANCE_UNAVAILABLE: 503 },
    handler: getWallet,
  }),
);

router.get(
  'listDrips',
  '/v1/faucet/drips',
  operation({
    security: [{ apiKey: ['wallets:fund'] }, { memberSession: ['wallets:fund'] }],
    query: ['walletId', 'status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listDrips,
    statuses: [200],
    codes: { FAUCET_NOT_AVAILABLE: 403 },
    handler: listDrips,
  }),
);

router.get(
  'listWallets',
  '/v1/wallets',
  operation({
    security: [{ apiKey: ['wallets:read'] }, { memberSession: ['wallets:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listWallets,
    statuses: [200],
    codes: {},
    handler: listWallets,
  }),
);

router.put(
  'setDirectoryHandle',
  '/v1/directory/handle',
  operation({
    security: [{ apiKey: ['wallets:write'] }, { memberSession: ['wallets:write'] }],
    validators: requestValidators.setDirectoryHandle,
    risks: ['directs-money'],
    twoFactor: 'approval',
    bodyLimit: 1048576,
    statuses: [200],
    codes: {
      ROLE_NOT_PERMITTED: 403,
      WALLET_NOT_FOUND: 404,
      HANDLE_RESERVED: 409,
      HANDLE_TAKEN: 409,
      POLICY_UNAVAILABLE: 503,
      POLICY_DENIED: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      TWOFA_NOT_ENROLLED: 403,
      TWOFA_REQUIRED: 403,
      TWOFA_BINDING_MISMATCH: 403,
      TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
    },
    commits: ['POLICY_DENIED', 'TWOFA_REQUIRED'],
    deprecation: {
      since: '2026-06-30',
      sunset: '2027-06-30',
      guide: 'payments/migrate-to-intents',
      header: 'true',
      when: 'always',
    },
    handler: setDirectoryHandle,
  }),
);
