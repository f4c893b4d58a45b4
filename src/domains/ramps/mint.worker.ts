import { findChainTransactions, isChainDown } from '../../payments/chain/index.ts';
import type { Worker } from '../../platform/outbox/worker.ts';
import { findWallet } from '../wallets/index.ts';
import { concludeMint, mintCall, mintKey } from './mint.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'ramps.mint': { readonly rampId: string };
  }
}

/** Finishes the mint of an on-ramp that nobody waits for any more (D-300). */
export const worker: Worker<'ramps.mint'> = {
  topic: 'ramps.mint',
  discarding: null,
  work: ({ payload: { rampId } }, { services, transaction, later }) =>
    transaction(async ({ reads, aggregate, write }) => {
      const ramp = await aggregate('ramp', rampId);
      if (ramp?.status !== 'SUBMITTED') return;
      const sent = (await findChainTransactions(reads, [mintKey(rampId)])).get(mintKey(rampId));
      if (sent) return concludeMint(ramp, sent);
      const { tenantId, walletId } = ramp.context;
      const wallet = await findWallet(reads, tenantId, walletId);
      if (wallet === undefined) throw new Error(`the wallet of ${rampId} is gone`);
      if (await isChainDown(reads, tenantId)) return later(services.config.settlementIntervalMs);
      write(mintCall(ramp, wallet, services.chain));
    }),
};
