import { newId } from '../../platform/db/ids.ts';
import type { RequestContext, UnitTools } from '../../platform/http/handler.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { countDrips } from './drip.store.ts';
import { exceededLimit, utcDay } from './rules/faucet.ts';
import type { TokenAsset } from './rules/token-amounts.ts';
import type { WalletRecord } from './wallet.store.ts';

interface DripOrder {
  readonly asset: TokenAsset;
  readonly units: bigint;
  readonly creditsBalance: boolean;
}

/** Opens a drip into a wallet, unless the day's limits are reached, until the next day of the tenant's clock (D-256). */
export async function dripInto(
  wallet: WalletRecord,
  { asset, units, creditsBalance }: DripOrder,
  { reads, open, now }: Pick<RequestContext, 'reads' | 'now'> & Pick<UnitTools, 'open'>,
): Promise<Aggregate<'drip'> | Refusal<'FAUCET_RATE_LIMITED'>> {
  const { tenantId, address, chainId } = wallet;
  const scope = exceededLimit(await countDrips(reads, tenantId, address, now));
  if (scope !== undefined) {
    const { to } = utcDay(now);
    const seconds = Math.ceil((to.getTime() - now.getTime()) / 1000);
    const details = { scope, resetsAt: to.toISOString() };
    return refuse('FAUCET_RATE_LIMITED', { details, retryAfterSeconds: seconds });
  }
  return open('drip', {
    id: newId('drip'),
    context: {
      tenantId,
      walletId: wallet.id,
      address,
      chainId,
      asset,
      amountBaseUnits: units,
      creditsBalance,
      txHash: null,
      failureReason: null,
      confirmedAt: null,
    },
  });
}
