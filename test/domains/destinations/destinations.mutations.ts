import { newId } from '../../../src/platform/db/ids.ts';
import type { AuditedWorld, Mutations } from '../../platform/audit/mutation.ts';

const destination = async (world: AuditedWorld, verified: boolean): Promise<string> => {
  const email = `${newId('dst')}@acmeimports.test`;
  const { id } = await world.acme.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email }).unwrap();
  if (verified) await world.acme.api.verifyPayoutDestination({ id }).unwrap();
  return id;
};

export const mutations: Mutations = {
  createPayoutDestination: {
    ask: () => ({ body: { type: 'PAYMENT_APP_A', email: 'audited.payout@acmeimports.test' } }),
    action: 'payout_destination.created',
  },
  revokePayoutDestination: {
    ask: async (world) => ({ id: await destination(world, true) }),
    action: 'payout_destination.revoked',
  },
  setDefaultPayoutDestination: {
    ask: async (world) => ({ id: await destination(world, true) }),
    action: 'payout_destination.changed',
  },
  updatePayoutDestination: {
    ask: async (world) => ({ id: await destination(world, true), body: { priority: 7 } }),
    action: 'payout_destination.changed',
  },
  verifyPayoutDestination: {
    ask: async (world) => ({ id: await destination(world, false) }),
    action: 'payout_destination.verified',
  },
};
