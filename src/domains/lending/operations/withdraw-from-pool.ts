import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentPool } from '../pools/financing-pool.present.ts';
import { lockPool } from '../pools/lock-pool.ts';
import { fundsOfPool } from '../pools/pool-funds.store.ts';
import { withdrawable } from '../rules/pool-phase.ts';
import { shortfall } from '../shortfall.ts';

/** Takes cash out of the caller's pool: before it lends, or when no loan is open any more (B 4.9, D-370). */
export const withdrawFromPool: Handler<'withdrawFromPool'> = async (request) => {
  const { path, body, tenantId, reads, services, fail } = request;
  const pool = await lockPool(request, path.id);
  if (pool === undefined) return fail('POOL_NOT_FOUND');
  if (pool.status !== 'SUBSCRIPTION' && pool.status !== 'CLOSED') return fail('POOL_PHASE');
  const amount = BigInt(body.amountAtoms);
  const funds = await fundsOfPool(reads, tenantId, pool.id);
  if (!pool.can('WITHDRAW', { amount, funds })) return shortfall(services, amount, withdrawable(pool.status, funds));
  await pool.send('WITHDRAW', { amount, funds });
  return presentPool(recordOf(pool), { ...funds, cashAtoms: funds.cashAtoms - amount }, pool.now);
};
