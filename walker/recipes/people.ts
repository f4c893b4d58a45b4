import type { Step } from '../recipe.ts';

/** The key that the sandbox makes for each user: `<who>Address` is its address, and `<who>Secret` signs. */
export const signer = (who: string): Step => ({
  call: 'createTestSession',
  with: { email: `${who}-{{unique}}@walk.test`, name: `Walking ${who}` },
  keep: { [`${who}Secret`]: 'signer.privateKey', [`${who}Address`]: 'signer.address' },
});

/** Every scope: a key has those by which rights are given only if its creator names them. A test holds it to the service's. */
export const SCOPES = [
  ...['members:read', 'members:manage', 'policies:read', 'policies:write', 'policies:evaluate', 'payments:read'],
  ...['payments:create', 'payments:execute', 'ramps:read', 'ramps:write', 'cards:issue', 'cards:read', 'cards:manage'],
  ...['wallets:read', 'wallets:write', 'wallets:fund', 'treasury:read', 'treasury:write', 'invoices:read'],
  ...['invoices:write', 'invoices:release', 'status:read', 'identity:read', 'identity:write', 'webhooks:read'],
  ...['webhooks:manage', 'trade:read', 'trade:write', 'lending:read', 'lending:write'],
];

/** A tenant of its own: `<who>Session` is its founder's, and `<who>Key` an API key of it. */
export const tenant = (who: string): readonly Step[] => [
  {
    call: 'createTestSession',
    with: { email: `${who}-{{unique}}@walk.test`, name: `Walking ${who}` },
    keep: { [`${who}Session`]: 'token' },
  },
  {
    call: 'createTenant',
    as: `${who}Session`,
    with: { name: `Walk ${who}` },
    keep: { [`${who}Tenant`]: 'tenant.id', [`${who}Member`]: 'member.id' },
  },
  {
    call: 'createApiKey',
    as: `${who}Session`,
    with: { name: 'walk', scopes: SCOPES },
    keep: { [`${who}Key`]: 'apiKey' },
  },
];

export const funded = (who: string): Step => ({
  call: 'creditTestBalance',
  as: `${who}Key`,
  with: { amountUsd: '100.00' },
});

/** Proves the walk's phone number with the code that the sandbox shows. */
export const phoneOf = (who: string): readonly Step[] => [
  { call: 'createPhoneAlias', as: `${who}Key`, with: { phone: '{{phone}}' }, keep: { [`${who}Phone`]: 'id' } },
  {
    call: 'listTestMessages',
    as: `${who}Key`,
    with: { to: '{{phone}}', purpose: 'ALIAS_OTP', take: 1 },
    until: { at: 'messages.0.code' },
    keep: { code: 'messages.0.code' },
  },
  { call: 'verifyPhoneAlias', as: `${who}Key`, with: { id: `{{${who}Phone}}`, code: '{{code}}' } },
];

/** Business verification, until the credential is issued. */
export const onboarded = (who: string): readonly Step[] => [
  {
    call: 'createVerificationSession',
    as: `${who}Key`,
    with: { kind: 'KYB', country: 'US' },
    keep: { [`${who}Verification`]: 'id' },
  },
  {
    call: 'simulateVerificationSession',
    as: `${who}Key`,
    with: { id: `{{${who}Verification}}` },
    until: { at: 'status', is: 'VERIFIED' },
  },
];

export const serviceBalance = (who: string): Step => ({
  call: 'createPayoutDestination',
  as: `${who}Key`,
  with: { type: 'SERVICE_BALANCE' },
  keep: { destination: 'id' },
});
