import type { Mutations } from '../../platform/audit/mutation.ts';
import { payingWallet } from '../payments/audited.ts';

export const mutations: Mutations = {
  createRamp: {
    ask: async (world) => ({ body: { walletId: (await payingWallet(world)).id, direction: 'off', amount: '1.00' } }),
    action: 'ramp.submitted',
  },
};
