import { ASSET } from '../../../payments/ledger/money.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { protectionOf } from '../../protection/index.ts';
import { availableBalance } from '../../wallets/index.ts';
import { judgeLending } from '../judge-use.ts';
import { presentPool } from '../pools/financing-pool.present.ts';
import { lockPool } from '../pools/lock-pool.ts';
import { fundsOfPool } from '../pools/pool-funds.store.ts';
import { shortfall } from '../shortfall.ts';

/** Puts test money of the caller into its pool while that takes subscriptions (B 4.9, D-370). */
export const depositToPool: Handler<'depositToPool'> = async (request) => {
  const { path, body, tenantId, reads, services, fail } = request;
  const pool = await lockPool(request, path.id);
  if (pool === undefined) return fail('POOL_NOT_FOUND');
  if (pool.status !== 'SUBSCRIPTION') return fail('POOL_PHASE');
  const amount = BigInt(body.amountAtoms);
  // Protection is asked for the gate, which comes later.
  const [funds] = await Promise.all([fundsOfPool(reads, tenantId, pool.id), protectionOf(request)]);
  if (!pool.can('DEPOSIT', { amount, funds })) return fail('POOL_CAP_EXCEEDED');
  const approval = await judgeLending(request, {
    amountBaseUnits: amount,
    destinationAddress: pool.id,
    destinationLabel: null,
    resourceId: pool.id,
  });
  if (approval instanceof Refusal) return approval;
  const balance = await availableBalance(reads, tenantId, ASSET);
  if (balance < amount) return shortfall(services, amount, balance);
  await approval.redeem();
  await pool.send('DEPOSIT', { amount, funds });
  return presentPool(recordOf(pool), { ...funds, cashAtoms: funds.cashAtoms + amount }, pool.now);
};
