import { type Chain, type ChainTransaction, relay } from '../../payments/chain/index.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import type { Write } from '../../platform/lifecycle/writes.ts';
import { testMoney } from '../wallets/index.ts';
import { fiatRefOf } from './rules/fiat-ref.ts';

type Ramp = Aggregate<'ramp'>;

/** However often it is asked for, it is one transaction. */
export const mintKey = (rampId: string): string => `ramp:${rampId}`;

/** Credits the wallet from the test pool, deployed or not (B 4.5, D-300). */
export const mintCall = ({ id, context, now }: Ramp, wallet: { readonly address: string }, chain: Chain): Write =>
  relay({
    key: mintKey(id),
    ...testMoney(chain, { address: wallet.address, asset: 'usdc', amountBaseUnits: context.amountBaseUnits }),
    wakes: { topic: 'ramps.mint', key: id, payload: { rampId: id }, whenSettled: true },
    now,
  });

/** Records what became of the mint, as far as it is settled; a second call finds it recorded. */
export async function concludeMint(
  ramp: Ramp,
  { state, hash }: Pick<ChainTransaction, 'state' | 'hash'>,
): Promise<void> {
  if (ramp.status !== 'SUBMITTED') return;
  if (state === 'CONFIRMED' && hash !== null) {
    await ramp.send('CONFIRM', { txHash: hash, fiatRef: fiatRefOf(ramp.id), at: ramp.now });
  } else if (state === 'REVERTED' || state === 'FAILED') await ramp.send('FAIL', { reason: 'MINT_FAILED' });
}
