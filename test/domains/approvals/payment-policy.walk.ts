import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { blobOf, type Organization, standUp } from './organization.ts';

const kept = new WeakMap<SmallWorld, { readonly organization: Organization; readonly message: object }>();

export const walk: SmallMachine = {
  machine: 'payment-policy',
  told: [({ credentialId }) => credentialId !== null],
  acts: {
    CREATE: async (world) => {
      const { service, tenant } = world;
      const attests = world.walk.moves.some(({ trigger }) => trigger.event.type === 'ATTEST');
      const organization = attests ? await standUp(service, tenant) : { ...tenant, owners: [], safe: '0x' as const };
      const { policyId, attestation } = await tenant.session.setPaymentPolicy({ rules: {} }).unwrap();
      kept.set(world, { organization, message: attestation.message });
      // The first version's row has the policy's own id.
      world.id = policyId;
    },
    ATTEST: async (world) => {
      const { organization, message } = kept.get(world) ?? {};
      if (!organization || !message) throw new Error('the walk has no policy yet');
      const signature = await blobOf(organization, message);
      return world.tenant.session.attestPaymentPolicy({ signature }).unwrap();
    },
    SUPERSEDE: ({ tenant }) => tenant.session.setPaymentPolicy({ rules: {} }).unwrap(),
  },
  refusals: {
    ATTEST: {
      by: 'attestPaymentPolicy',
      // The operation attests the version in force, which is another one.
      not: ['SUPERSEDED'],
      ask: ({ tenant }) => tenant.session.attestPaymentPolicy({ signature: `0x${'11'.repeat(65)}` }),
    },
  },
};
