import { findChainLogs, type LogKey } from '../../../payments/chain/index.ts';
import { enqueue } from '../../../platform/lifecycle/writes.ts';
import type { BatchWorker } from '../../../platform/outbox/worker.ts';
import { walletsOfSafes } from './executed.cross-tenant.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'payments.executed': LogKey;
  }
}

/** Safes with open payments have executed something for good: whoever waits for their nonces looks (D-455). */
export const worker: BatchWorker<'payments.executed'> = {
  topic: 'payments.executed',
  discarding: null,
  async workAll(jobs, { transaction }) {
    await transaction(jobs, async ({ reads, write }) => {
      const logs = await findChainLogs(
        reads,
        jobs.map(({ payload }) => payload),
      );
      const addresses = logs.filter(({ state }) => state === 'CONFIRMED').map(({ address }) => address);
      const walletIds = await walletsOfSafes(reads, addresses);
      write(...walletIds.map((walletId) => enqueue('payments.nonces', { walletId }, { key: walletId })));
    });
  },
};
