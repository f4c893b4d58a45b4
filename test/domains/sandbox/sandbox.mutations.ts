import type { AuditedWorld, Mutations } from '../../platform/audit/mutation.ts';
import { verifyPhone } from '../../support/recipient.ts';
import { payment, quoted, reviewCase, submitted } from '../offramp/audited.ts';

const decision = { decision: 'RELEASE', note: 'Known customer' };

const credential = async (world: AuditedWorld): Promise<string> =>
  (await world.acme.api.issueTestCredential({ kind: 'PERSON_IDENTITY', memberId: world.acme.memberId }).unwrap()).id;

export const mutations: Mutations = {
  advanceTestClock: { ask: () => ({ body: { advanceSeconds: 1 } }), action: 'test.clock.advanced' },
  clearTestProviderControls: { ask: () => ({ id: 'payapp_b' }), action: 'test.provider_controls.set' },
  sendTestProviderWebhook: {
    ask: async (world) => ({
      body: { provider: 'internal', paymentId: (await submitted(world)).id, status: 'PENDING' },
    }),
    action: 'test.provider_webhook.sent',
  },
  creditTestBalance: { ask: () => ({ body: { amountUsd: '1.00' } }), action: 'test.balance.credited' },
  createTestSession: {
    ask: () => ({ body: { email: 'audited@nowhere.test' }, headers: {} }),
    action: 'test.session.created',
  },
  expireTestCredential: { ask: async (world) => ({ id: await credential(world) }), action: 'test.credential.expired' },
  expireTestPhoneAlias: {
    ask: async (world) => ({ id: await verifyPhone(world.service, world.acme, '+15550779902') }),
    action: 'test.phone_alias.expired',
  },
  issueTestCredential: {
    ask: (world) => ({ body: { kind: 'PERSON_IDENTITY', memberId: world.acme.memberId } }),
    action: 'test.credential.issued',
  },
  reevaluateTestPayment: {
    ask: async (world) => {
      const newcomer = await world.service.signUp('Not Onboarded');
      await verifyPhone(world.service, newcomer, '+15550779904');
      return { id: await payment(world, '+15550779904') };
    },
    action: 'test.payment.reevaluated',
  },
  reinstateTestCredential: {
    ask: async (world) => {
      const id = await credential(world);
      await world.acme.api.suspendTestCredential({ id }).unwrap();
      return { id };
    },
    action: 'test.credential.reinstated',
  },
  resolveTestReviewCase: {
    ask: async (world) => ({ id: await reviewCase(world), body: decision }),
    action: 'review_case.decided',
  },
  revokeTestCredential: { ask: async (world) => ({ id: await credential(world) }), action: 'test.credential.revoked' },
  // The chain stays there: whatever comes after this asks it.
  setTestChain: { ask: () => ({ body: { available: true } }), action: 'test.chain.set' },
  setTestFeatures: { ask: () => ({ body: { onchainDeposit: true } }), action: 'tenant.updated' },
  setTestMessageGateway: { ask: () => ({ body: { available: true } }), action: 'test.message_gateway.set' },
  // The tenant stays ACTIVE: whatever comes after this is refused otherwise.
  setTestTenantStatus: {
    // It suspends a tenant of its own, because a suspended tenant's other requests are refused.
    ask: async ({ service, acme }) => {
      const as = { ...acme, ...(await service.signUp('Suspends Itself')) };
      return { as, headers: { authorization: `Bearer ${as.token}` }, body: { status: 'SUSPENDED' } };
    },
    action: 'test.tenant_status.set',
  },
  setTestPolicySubsystem: { ask: () => ({ body: { available: true } }), action: 'test.policy_subsystem.set' },
  setTestProviderControls: {
    ask: () => ({ id: 'payapp_b', body: { available: true } }),
    action: 'test.provider_controls.set',
  },
  setTestScreening: {
    ask: () => ({ body: { phone: '+15550779903', outcome: 'CLEAR' } }),
    action: 'test.screening.set',
  },
  stepTestProvider: {
    ask: async (world) => ({ id: (await quoted(world, 'confirmed')).id }),
    action: 'test.provider.stepped',
  },
  suspendTestCredential: {
    ask: async (world) => ({ id: await credential(world) }),
    action: 'test.credential.suspended',
  },
};
