import { transfer } from '../../payments/ledger/transfer.ts';
import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit } from '../../platform/lifecycle/writes.ts';
import { available, poolAccount } from './money.ts';

const party = ({ id, context }: AggregateView<'financing-pool'>) => ({ poolId: id, lenderTenantId: context.tenantId });

export const effects: EffectsOf<'financing-pool'> = {
  moveDeposit: (pool, { amount }) => [
    transfer(available(pool.context.tenantId), poolAccount('pool_cash', party(pool)), amount, 'deposit'),
  ],
  moveWithdrawal: (pool, { amount }) => [
    transfer(poolAccount('pool_cash', party(pool)), available(pool.context.tenantId), amount, 'withdrawal'),
  ],
  record: ({ id, context }, { action }) => {
    const { tenantId, name, outcome } = context;
    return [audit(`financing_pool.${action}`, id, tenantId, { name, outcome })];
  },
};
