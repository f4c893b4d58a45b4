import { enqueue } from '../../../platform/lifecycle/writes.ts';
import type { Worker } from '../../../platform/outbox/worker.ts';
import { walletsWithOpenPayments } from '../multisig-payment.store.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'payments.release': { readonly tenantId: string };
  }
}

/** A tenant has scripted its chain anew: what it had held back is looked at again (D-461). */
export const worker: Worker<'payments.release'> = {
  topic: 'payments.release',
  discarding: null,
  async work(job, { transaction }) {
    await transaction(async ({ reads, write }) => {
      for (const { walletId } of await walletsWithOpenPayments(reads, job.payload.tenantId)) {
        write(enqueue('payments.nonces', { walletId }, { key: walletId }));
      }
    });
  },
};
