import { findChainLog, type LogKey } from '../chain/index.ts';
import { enqueue } from '../lifecycle/writes.ts';
import type { Worker } from '../outbox/worker.ts';
import { walletOfSafe } from './executed.lookup.ts';
import { EXECUTED_TOPIC, NONCES_TOPIC } from './topics.ts';

/** A Safe with open payments has executed something for good: whoever waits for its nonce looks (D-455). */
export const executedWorker: Worker = {
  topic: EXECUTED_TOPIC,
  async work(job, { transaction }) {
    await transaction(async ({ reads, write }) => {
      const log = await findChainLog(reads, job.payload as unknown as LogKey);
      if (log?.state !== 'CONFIRMED') return;
      const wallet = await walletOfSafe(reads, log.address);
      if (wallet) write(enqueue(NONCES_TOPIC, { walletId: wallet.id }, { key: wallet.id }));
    });
  },
};
