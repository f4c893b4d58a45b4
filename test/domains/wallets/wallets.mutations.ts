import type { Mutations } from '../../platform/audit/mutation.ts';
import { payingWallet } from '../payments/audited.ts';
import { STRANGER } from '../payments/fixture.ts';

export const mutations: Mutations = {
  createWalletTransaction: {
    ask: async (world) => ({ id: (await payingWallet(world)).id, body: { to: STRANGER } }),
    action: 'multisig_payment.proposed',
  },
};
