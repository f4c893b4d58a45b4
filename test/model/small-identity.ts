import type { VerificationSessionContext } from '../../machines/identity/verification-session.machine.ts';
import { onboard, verifyPhone } from '../support/recipient.ts';
import { working } from '../support/working.ts';
import type { Place } from './explore.ts';
import { samples } from './samples.ts';
import { invalid, phoneOf, type SmallMachine, type SmallWorld } from './small-world.ts';

const WEEK = 7 * 86_400 + 60;

async function codeTo(world: SmallWorld): Promise<string> {
  await world.service.settle();
  const { messages } = await world.tenant.api
    .listTestMessages({ to: phoneOf(world), purpose: 'ALIAS_OTP', take: 1 })
    .unwrap();
  return messages[0]?.code ?? '';
}

const phoneAlias: SmallMachine = {
  machine: 'phone-alias',
  told: ['otpHash'],
  possible: ({ root }, { type }) => (type === 'VERIFY' || type === 'WRONG_CODE' ? root.context.otpHash !== null : true),
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.api.createPhoneAlias({ phone: phoneOf(world) }).unwrap()).id;
    },
    RESEND: ({ tenant, id }) => tenant.api.resendPhoneAliasCode({ id }).unwrap(),
    WRONG_CODE: async (world) => {
      const code = (await codeTo(world)) === '111111' ? '222222' : '111111';
      const { error } = await world.tenant.api.verifyPhoneAlias({ id: world.id, code });
      if (error?.code !== 'ALIAS_OTP_INVALID') throw new Error(`a wrong code answers ${error?.code}`);
    },
    VERIFY: async (world) => world.tenant.api.verifyPhoneAlias({ id: world.id, code: await codeTo(world) }).unwrap(),
    EXPIRE: ({ tenant, id }) => tenant.api.expireTestPhoneAlias({ id }).unwrap(),
    REPLACE: (world) => verifyPhone(world.service, world.other, phoneOf(world)),
    REVOKE: ({ tenant, id }) => tenant.api.revokePhoneAlias({ id }).unwrap(),
  },
  refusals: {
    RESEND: { ask: ({ tenant, id }) => tenant.api.resendPhoneAliasCode({ id }), answer: invalid('RESEND') },
    VERIFY: { ask: ({ tenant, id }) => tenant.api.verifyPhoneAlias({ id, code: '111111' }), answer: invalid('VERIFY') },
    EXPIRE: { ask: ({ tenant, id }) => tenant.api.expireTestPhoneAlias({ id }), answer: invalid('EXPIRE') },
    REVOKE: { ask: ({ tenant, id }) => tenant.api.revokePhoneAlias({ id }), answer: () => 'as it is' },
  },
};

const pendingOf = (context: Place['root']['context']): number =>
  (context as unknown as VerificationSessionContext).requirements.filter(({ status }) => status === 'PENDING').length;

export const issuance = {
  credentialId: 'crd_model',
  context: samples.credential.context({ tenantId: 'ten_model', memberId: '', paymentId: '' }, 0),
  supersedes: [],
};

const verificationSession: SmallMachine = {
  machine: 'verification-session',
  told: [pendingOf],
  events: [
    ...Object.values(samples['verification-session'].events).flat(),
    { type: 'ADVANCE', at: new Date(0), issuance },
  ],
  acts: {
    CREATE: async (world) => {
      const { id } = await world.tenant.api
        .createVerificationSession({ kind: 'KYC', memberId: world.tenant.memberId })
        .unwrap();
      world.id = id;
    },
    ADVANCE: ({ tenant, id }) => tenant.api.simulateVerificationSession({ id }).unwrap(),
    END: ({ tenant, id }, { outcome }) => tenant.api.simulateVerificationSession({ id, outcome }).unwrap(),
    EXPIRE: ({ tenant }) => tenant.api.advanceTestClock({ advanceSeconds: WEEK }).unwrap(),
  },
  refusals: {
    ADVANCE: {
      ask: ({ tenant, id }) => tenant.api.simulateVerificationSession({ id }),
      answer: () => ({ code: 'VERIFICATION_SESSION_TERMINAL' }),
    },
    END: {
      ask: ({ tenant, id }) => tenant.api.simulateVerificationSession({ id, outcome: 'REJECTED' }),
      answer: () => ({ code: 'VERIFICATION_SESSION_TERMINAL' }),
    },
  },
};

const credential: SmallMachine = {
  machine: 'credential',
  // The provider of identities is asked again by an operation that has no handler yet.
  possible: (_place, { type }) => type !== 'REFRESH',
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.api.issueTestCredential({ kind: 'BUSINESS_IDENTITY' }).unwrap()).id;
    },
    SUSPEND: ({ tenant, id }) => tenant.api.suspendTestCredential({ id }).unwrap(),
    REINSTATE: ({ tenant, id }) => tenant.api.reinstateTestCredential({ id }).unwrap(),
    REVOKE: ({ tenant, id }) => tenant.api.revokeTestCredential({ id }).unwrap(),
    EXPIRE: ({ tenant, id }) => tenant.api.expireTestCredential({ id }).unwrap(),
  },
  refusals: {
    SUSPEND: { ask: ({ tenant, id }) => tenant.api.suspendTestCredential({ id }), answer: invalid('SUSPEND') },
    REINSTATE: { ask: ({ tenant, id }) => tenant.api.reinstateTestCredential({ id }), answer: invalid('REINSTATE') },
    REVOKE: { ask: ({ tenant, id }) => tenant.api.revokeTestCredential({ id }), answer: invalid('REVOKE') },
    EXPIRE: { ask: ({ tenant, id }) => tenant.api.expireTestCredential({ id }), answer: invalid('EXPIRE') },
  },
};

const contactOf = ({ number }: SmallWorld): string => `+1555030${String(1000 + number)}`;

const didReservation: SmallMachine = {
  machine: 'did-reservation',
  told: ['handle', 'redirectsTo'],
  acts: {
    CREATE: async (world) => {
      const { did } = await world.tenant.api.createDidReservation({ phone: contactOf(world) }).unwrap();
      world.id = (await world.service.pool.owner('did_reservations').where({ did }).first('id')).id;
    },
    // Whoever names the contact later may be another tenant than the one that reserved (D-336).
    NAME: (world) =>
      world.other.api.createDidReservation({ phone: contactOf(world), handle: `walked-${world.number}` }).unwrap(),
    CLAIM: async (world, { redirectsTo }) => {
      if (redirectsTo !== null) await onboard(world.other);
      await verifyPhone(world.service, world.other, contactOf(world));
      await world.service.settle();
    },
  },
  refusals: {
    NAME: {
      ask: (world) =>
        world.tenant.api.createDidReservation({ phone: contactOf(world), handle: `again-${world.number}` }),
      // The first handle of a contact stays, and what is claimed is nobody else's to name.
      answer: () => 'as it is',
    },
  },
};

/** Wallets have no operation in this slice: the engine alone. */
const walletBinding: SmallMachine = {
  machine: 'wallet-binding',
  acts: {
    CREATE: async (world) => {
      world.id = `bnd_model_${world.number}`;
      const owners = { tenantId: world.tenant.tenantId, memberId: '', paymentId: '' };
      const context = samples['wallet-binding'].context(owners, world.number);
      await working(world.service, (unit) => unit.open('wallet-binding', { id: world.id, context }));
    },
    VERIFY: (world) => bind(world, 'VERIFY'),
    ROTATE: (world) => bind(world, 'ROTATE'),
    REVOKE: (world) => bind(world, 'REVOKE'),
  },
  refusals: {},
};

const bind = ({ service, id }: SmallWorld, type: 'VERIFY' | 'ROTATE' | 'REVOKE'): Promise<void> =>
  working(service, async (unit) => {
    const binding = await unit.aggregate('wallet-binding', id);
    await binding?.send(type, { at: binding.now });
  });

export const smallIdentity: readonly SmallMachine[] = [
  didReservation,
  walletBinding,
  phoneAlias,
  verificationSession,
  credential,
];
