import { newId } from '../../kernel/db/ids.ts';
import type { Request } from '../../kernel/http/handler.ts';
import type { Aggregate } from '../../kernel/lifecycle/aggregate.ts';
import { countDrips } from './drip.store.ts';
import { exceededLimit, utcDay } from './rules/faucet.ts';
import type { TokenAsset } from './rules/token-amounts.ts';
import type { WalletRecord } from './wallet.store.ts';

interface DripOrder {
  readonly asset: TokenAsset;
  readonly units: bigint;
  readonly creditsBalance: boolean;
}

/** A limit of the faucet that is reached, until its next day (D-256). */
export interface FaucetLimit {
  readonly seconds: number;
  readonly details: { readonly scope: 'address' | 'tenant'; readonly resetsAt: string };
}

/** Opens a drip into a wallet, unless the day's limits are reached; the tenant's clock says what day it is. */
export async function dripInto(
  wallet: WalletRecord,
  { asset, units, creditsBalance }: DripOrder,
  { reads, open, now }: Pick<Request<'fundWallet'>, 'reads' | 'open' | 'now'>,
): Promise<Aggregate<'drip'> | FaucetLimit> {
  const { tenantId, address, chainId } = wallet;
  const scope = exceededLimit(await countDrips(reads, tenantId, address, now));
  if (scope !== undefined) {
    const { to } = utcDay(now);
    const seconds = Math.ceil((to.getTime() - now.getTime()) / 1000);
    return { seconds, details: { scope, resetsAt: to.toISOString() } };
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
