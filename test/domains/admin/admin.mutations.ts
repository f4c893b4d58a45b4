import type { Mutations } from '../../platform/audit/mutation.ts';
import { reviewCase } from '../offramp/audited.ts';

const move = { currency: 'USD', amountMinor: '100', reference: 'Wire 17' };
const decision = { decision: 'RELEASE', note: 'Known customer' };

export const mutations: Mutations = {
  configureLiquidity: {
    ask: async (world) => {
      await world.service.pool.owner('provider_liquidity').where({ provider: 'payapp_b', currency: 'JPY' }).delete();
      return { id: 'payapp_b', body: { currency: 'JPY' } };
    },
    action: 'liquidity.configured',
  },
  resolveReviewCase: {
    ask: async (world) => ({ id: await reviewCase(world), body: decision }),
    action: 'review_case.decided',
  },
  topUpLiquidity: { ask: () => ({ id: 'payapp_b', body: move }), action: 'liquidity.topped_up' },
  withdrawLiquidity: { ask: () => ({ id: 'payapp_b', body: move }), action: 'liquidity.withdrawn' },
};
