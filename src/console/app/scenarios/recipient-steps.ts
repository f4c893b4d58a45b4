import type { Step, World } from './scenario.ts';

interface Inbox {
  readonly messages: readonly { readonly code: string | null }[];
}

interface Session {
  readonly id: string;
  readonly status: string;
}

/** Keeps the id of an answer for later steps. */
const keepId =
  (name: string) =>
  (world: World, answer: unknown): void => {
    world.kept[name] = (answer as { readonly id: string }).id;
  };

/** The business is verified, and its phone number proved. */
export const READY: readonly Step[] = [
  {
    kind: 'call',
    by: 'recipient',
    says: 'The recipient begins to verify its business',
    operation: 'createVerificationSession',
    params: () => ({ kind: 'KYB', country: 'US' }),
    keep: keepId('session'),
  },
  {
    kind: 'call',
    by: 'recipient',
    says: 'The vendor verifies it',
    operation: 'simulateVerificationSession',
    params: ({ kept }) => ({ id: kept.session }),
    tells: (answer) => ((answer as Session).status === 'VERIFIED' ? 'VERIFIED' : undefined),
  },
  {
    kind: 'call',
    by: 'recipient',
    says: 'It claims a phone number',
    operation: 'createPhoneAlias',
    params: ({ phone }) => ({ phone }),
    keep: keepId('alias'),
    tells: (_, { phone }) => phone,
  },
  {
    kind: 'call',
    by: 'recipient',
    says: 'The code arrives in its inbox',
    operation: 'listTestMessages',
    params: ({ phone }) => ({ to: phone, purpose: 'ALIAS_OTP', take: 1 }),
    keep: (world, answer) => {
      world.kept.code = (answer as Inbox).messages[0]?.code ?? '';
    },
    tells: (_, { kept }) => kept.code || undefined,
  },
  {
    kind: 'call',
    by: 'recipient',
    says: 'It proves the number',
    operation: 'verifyPhoneAlias',
    params: ({ kept }) => ({ id: kept.alias, code: kept.code }),
  },
];

/** A balance in the service, which pays at once. */
export const WITH_BALANCE: readonly Step[] = [
  ...READY,
  {
    kind: 'call',
    by: 'recipient',
    says: 'It adds its service balance as a destination',
    operation: 'createPayoutDestination',
    params: () => ({ type: 'SERVICE_BALANCE' }),
  },
];

/** An account of a payment app, so that the liquidity of its provider counts. */
export const WITH_PAYMENT_APP: readonly Step[] = [
  ...READY,
  {
    kind: 'call',
    by: 'recipient',
    says: 'It adds an account of a payment app as its only destination',
    operation: 'createPayoutDestination',
    params: ({ phone }) => ({ type: 'PAYMENT_APP_A', email: `app${phone.slice(1)}@recipient.test` }),
    keep: keepId('destination'),
  },
  {
    kind: 'call',
    by: 'recipient',
    says: 'It verifies that account',
    operation: 'verifyPayoutDestination',
    params: ({ kept }) => ({ id: kept.destination }),
  },
];
