import { enqueue } from '../../kernel/lifecycle/writes.ts';
import type { Worker } from '../../kernel/outbox/worker.ts';
import { walletsWithOpenPayments } from './multisig-payment.store.ts';
import { NONCES_TOPIC } from './topics.ts';

/** A tenant has scripted its chain anew: what it had held back is looked at again (D-461). */
export const worker: Worker = {
  topic: 'payments.release',
  async work(job, { transaction }) {
    await transaction(async ({ reads, write }) => {
      for (const { walletId } of await walletsWithOpenPayments(reads, String(job.payload.tenantId))) {
        write(enqueue(NONCES_TOPIC, { walletId }, { key: walletId }));
      }
    });
  },
};
