import { defineModule } from '../../platform/module.ts';
import { creditBalance } from './credit-balance.ts';

/** 1,000.00 USD. */
const OPENING_BALANCE = 1_000_000_000n;

export const module = defineModule({
  name: 'ledger',
  endowSandbox: async (engine, tenantId) => {
    const opening = { asset: 'USDC', reference: `opening:${tenantId}`, operator: 'start' };
    await creditBalance(engine, { tenantId, amount: OPENING_BALANCE, ...opening });
  },
});
