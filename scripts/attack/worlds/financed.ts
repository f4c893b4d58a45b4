import type { AttackWorld } from '../world.ts';
import { payable, secrets, step, stranger, VICTIM_USD } from './parts.ts';

/** A lender with a pool, from which the attacker borrows on documents. */
export const financedWorld: AttackWorld = {
  name: 'financed',
  tenants: [
    { name: 'victim', balanceUsd: VICTIM_USD },
    { name: 'attacker', balanceUsd: '100.00' },
  ],
  setup: [
    ...payable,
    ...secrets,
    step('getBalance', 'attackerSession', { ensure: true }),
    step('createFinancingPool', 'victimKey', { name: 'Pool', subscriptionSeconds: 3600 }, { victimPool: 'id' }),
    step('depositToPool', 'victimKey', { id: '{{victimPool}}', amountAtoms: '500000000' }),
  ],
  holders: stranger,
  deeds: [],
  allowance: { usd: 0 },
  isFinancing: true,
};
