import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { AnyEventObject } from 'xstate';
import type { VerificationSessionContext } from '../../machines/identity/verification-session.machine.ts';
import { signerRegistrationText } from '../../src/accounts/signer-registration.ts';
import { DESTINATION_OWNERSHIP } from '../../src/destinations/rules/ownership-proof.ts';
import { attestationDomain } from '../../src/identity/index.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import type { TestService } from '../support/service.ts';
import { working } from '../support/working.ts';
import { claimLink } from './claim-link-machine.ts';
import type { Place } from './explore.ts';
import { type Sample, samples } from './samples.ts';
import { smallPayments } from './small-payments.ts';
import { smallWallets } from './small-wallets.ts';
import type { SmallMachine, SmallWorld } from './small-world.ts';

const phoneOf = ({ number }: SmallWorld): string => `+1555020${String(1000 + number)}`;
const invalid = (event: string) => (from: string) => ({ code: 'INVALID_TRANSITION', details: { from, event } });
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

const issuance = {
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

const proof = { ...issuance, nonce: '1' };

const payoutDestination: SmallMachine = {
  machine: 'payout-destination',
  told: ['ownershipStatus', 'isDefault'],
  events: [
    ...Object.values(samples['payout-destination'].events)
      .flat()
      .map((event) => (event.type === 'VERIFY' ? { ...event, makeDefault: true } : event)),
    { type: 'VERIFY', ownershipStatus: 'SIGNATURE_VERIFIED', proof, makeDefault: true, at: new Date(0) },
  ],
  possible: ({ root }, { type }) => {
    const { ownershipStatus, isDefault } = root.context;
    if (type === 'VERIFY') return ownershipStatus !== 'FAILED';
    if (type === 'VERIFY_FAILED') return ownershipStatus === 'DECLARED';
    if (type === 'UNSET_DEFAULT') return isDefault === true;
    return true;
  },
  acts: {
    CREATE: async (world) => {
      await onboard(world.tenant);
      const fails = world.walk.moves.some(({ trigger }) => trigger.event.type === 'VERIFY_FAILED');
      world.wallet = privateKeyToAccount(generatePrivateKey());
      const body = fails
        ? ({ type: 'PAYMENT_APP_A', email: 'will-fail@example.com' } as const)
        : ({ type: 'ONCHAIN_WALLET', address: world.wallet.address } as const);
      world.id = (await world.tenant.api.createPayoutDestination(body).unwrap()).id;
    },
    UPDATE: ({ tenant, id }) => tenant.api.updatePayoutDestination({ id, label: 'New' }).unwrap(),
    VERIFY: async (world, event) => {
      const signature = event.proof === null ? {} : await signed(world);
      return world.tenant.api.verifyPayoutDestination({ id: world.id, ...signature }).unwrap();
    },
    VERIFY_FAILED: ({ tenant, id }) => tenant.api.verifyPayoutDestination({ id }).unwrap(),
    REVOKE: ({ tenant, id }) => tenant.api.revokePayoutDestination({ id }).unwrap(),
    MAKE_DEFAULT: ({ tenant, id }) => tenant.api.setDefaultPayoutDestination({ id }).unwrap(),
    UNSET_DEFAULT: async ({ tenant }) => {
      const id = await addServiceBalance(tenant);
      await tenant.api.setDefaultPayoutDestination({ id }).unwrap();
    },
  },
  refusals: {
    UPDATE: {
      ask: ({ tenant, id }) => tenant.api.updatePayoutDestination({ id, label: 'New' }),
      answer: () => ({ code: 'DESTINATION_REVOKED' }),
    },
    VERIFY: {
      ask: ({ tenant, id }) => tenant.api.verifyPayoutDestination({ id }),
      // Without a proof there is nothing more to verify about an ACTIVE one (D-237).
      answer: (status) => (status === 'ACTIVE' ? 'as it is' : { code: 'DESTINATION_REVOKED' }),
    },
    REVOKE: {
      ask: ({ tenant, id }) => tenant.api.revokePayoutDestination({ id }),
      answer: () => ({ code: 'DESTINATION_REVOKED' }),
    },
    MAKE_DEFAULT: {
      ask: ({ tenant, id }) => tenant.api.setDefaultPayoutDestination({ id }),
      answer: (status) => ({ code: status === 'REVOKED' ? 'DESTINATION_NOT_ACTIVE' : 'DESTINATION_NOT_VERIFIED' }),
    },
  },
};

/** A fresh ownership signature of the walk's wallet (D-236). */
async function signed({ service, tenant, id, wallet }: SmallWorld) {
  const [owner] = await service.pool.owner('identities').where({ subject_type: 'TENANT', subject_id: tenant.tenantId });
  if (!wallet || !owner) throw new Error('nobody can sign');
  const nonce = BigInt(generatePrivateKey()) >> 8n;
  const expiresAt = Math.floor(Date.now() / 1000) + 600;
  const [network, asset] = ['base-sepolia', 'USDC'];
  const signature = await wallet.signTypedData({
    domain: attestationDomain(service.engine.services.config),
    types: DESTINATION_OWNERSHIP,
    primaryType: 'DestinationOwnership',
    message: {
      destinationId: id,
      ownerDid: owner.did,
      network,
      asset,
      address: wallet.address,
      nonce,
      expiresAt: BigInt(expiresAt),
    },
  });
  return { signature, nonce: String(nonce), expiresAt };
}

const emailOf = ({ number }: SmallWorld): string => `member-${number}@small.test`;

const member: SmallMachine = {
  machine: 'member',
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.session.createMember({ email: emailOf(world), role: 'FINANCE' }).unwrap()).id;
    },
    ACTIVATE: async (world) => {
      await world.tenant.api.createTestSession({ memberId: world.id }).unwrap();
    },
    UPDATE: ({ tenant, id }) => tenant.session.updateMember({ id, name: 'New' }).unwrap(),
    REGISTER_SIGNER: async ({ service, tenant, id }) => {
      const { token } = await tenant.api.createTestSession({ memberId: id }).unwrap();
      const wallet = privateKeyToAccount(generatePrivateKey());
      const signature = await wallet.signMessage({ message: signerRegistrationText(id, wallet.address) });
      const { createPaychart } = await import('#sdk');
      const own = createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 });
      return own.registerMemberSigner({ id, address: wallet.address, signature }).unwrap();
    },
    SUSPEND: ({ tenant, id }) => tenant.session.suspendMember({ id }).unwrap(),
    REACTIVATE: ({ tenant, id }) => tenant.session.reactivateMember({ id }).unwrap(),
    REMOVE: ({ tenant, id }) => tenant.session.removeMember({ id }).unwrap(),
  },
  refusals: {
    UPDATE: { ask: ({ tenant, id }) => tenant.session.updateMember({ id, name: 'New' }), answer: invalid('UPDATE') },
    SUSPEND: { ask: ({ tenant, id }) => tenant.session.suspendMember({ id }), answer: invalid('SUSPEND') },
    REACTIVATE: { ask: ({ tenant, id }) => tenant.session.reactivateMember({ id }), answer: invalid('REACTIVATE') },
    REMOVE: { ask: ({ tenant, id }) => tenant.session.removeMember({ id }), answer: () => 'as it is' },
  },
};

const apiKey: SmallMachine = {
  machine: 'api-key',
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.session.createApiKey({ name: 'walked' }).unwrap()).id;
    },
    REVOKE: ({ tenant, id }) => tenant.session.revokeApiKey({ id }).unwrap(),
  },
  refusals: { REVOKE: { ask: ({ tenant, id }) => tenant.session.revokeApiKey({ id }), answer: () => 'as it is' } },
};

/** Suspending and resuming is the operator's: it has no HTTP operation. */
const tenant: SmallMachine = {
  machine: 'tenant',
  acts: {
    CREATE: async (world) => {
      world.id = world.tenant.tenantId;
    },
    UPDATE: ({ tenant: own }) => own.session.updateMyTenant({ name: 'New' }).unwrap(),
    SET_FEATURES: ({ tenant: own }) => own.api.setTestFeatures({ onchainDeposit: true }).unwrap(),
    SUSPEND: ({ service, id }) => operate(service, 'tenant', id, 'SUSPEND'),
    RESUME: ({ service, id }) => operate(service, 'tenant', id, 'RESUME'),
  },
  refusals: {
    UPDATE: {
      ask: ({ tenant: own }) => own.session.updateMyTenant({ name: 'New' }),
      answer: () => ({ code: 'TENANT_SUSPENDED' }),
    },
    SET_FEATURES: {
      ask: ({ tenant: own }) => own.api.setTestFeatures({ onchainDeposit: true }),
      answer: () => ({ code: 'TENANT_SUSPENDED' }),
    },
  },
};

async function operate(service: TestService, machine: 'tenant' | 'agent', id: string, type: string): Promise<void> {
  await working(service, async (unit) => {
    const found = (await unit.aggregate(machine, id)) as
      | { send(type: string, payload: object): Promise<unknown> }
      | undefined;
    await found?.send(type, type === 'SUSPEND' && machine === 'agent' ? { at: new Date() } : {});
  });
}

/** Agents have no operation in this slice: the engine alone. */
const agent: SmallMachine = {
  machine: 'agent',
  acts: {
    CREATE: async (world) => {
      world.id = `agt_model_${world.number}`;
      const context = { tenantId: world.tenant.tenantId, name: 'Model', suspendedAt: null };
      await working(world.service, (unit) => unit.open('agent', { id: world.id, context }));
    },
    SUSPEND: ({ service, id }) => operate(service, 'agent', id, 'SUSPEND'),
    RESUME: ({ service, id }) => operate(service, 'agent', id, 'RESUME'),
  },
  refusals: {},
};

const reviewCase: SmallMachine = {
  machine: 'review-case',
  acts: {
    CREATE: async (world) => {
      const { service, tenant: sender, other } = world;
      await sender.fund('10.00');
      await verifyPhone(service, other, phoneOf(world));
      await onboard(other);
      await addServiceBalance(other);
      await sender.api.setTestScreening({ phone: phoneOf(world), outcome: 'MONITORING' }).unwrap();
      const { paymentId } = await sender.api
        .createOfframpPayment({ phone: phoneOf(world), amountUsd: '1.00' })
        .unwrap();
      await service.settle();
      const { reviewCases } = await sender.api.listTestReviewCases({}).unwrap();
      world.paymentId = paymentId;
      world.id = reviewCases[0]?.id ?? '';
    },
    RESOLVE: ({ tenant: sender, id }) =>
      sender.api.resolveTestReviewCase({ id, decision: 'RELEASE', note: 'walked' }).unwrap(),
    CLOSE: async ({ service, tenant: sender, paymentId }) => {
      await sender.api.cancelOfframpPayment({ id: paymentId ?? '' }).unwrap();
      await service.settle();
    },
  },
  refusals: {
    RESOLVE: {
      ask: ({ tenant: sender, id }) => sender.api.resolveTestReviewCase({ id, decision: 'REJECT', note: 'again' }),
      answer: (status) => ({ code: status === 'RESOLVED' ? 'REVIEW_CASE_RESOLVED' : 'REVIEW_CASE_NOT_OPEN' }),
    },
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

export const smallMachines: readonly SmallMachine[] = [
  didReservation,
  walletBinding,
  phoneAlias,
  verificationSession,
  credential,
  payoutDestination,
  member,
  apiKey,
  tenant,
  agent,
  reviewCase,
  claimLink,
  ...smallWallets,
  ...smallPayments,
];

/** The payloads that the model tries. */
export const eventsOf = ({ machine, events }: SmallMachine): readonly AnyEventObject[] =>
  events ?? (Object.values((samples[machine] as Sample<typeof machine>).events).flat() as AnyEventObject[]);
