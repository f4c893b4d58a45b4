import { findChainLog, type LogKey } from '../../../payments/chain/index.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Worker } from '../../../platform/outbox/worker.ts';
import { applyDeposit } from './apply-deposit.ts';
import { paymentOfDeal } from './deposit.cross-tenant.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'offramp.deposit': LogKey;
  }
}

/** A deposit was seen, became final, or was reorganised away: its payment follows (D-085). */
export const worker: Worker<'offramp.deposit'> = {
  topic: 'offramp.deposit',
  discarding: null,
  async work(job, { services, transaction, log }) {
    await transaction(async ({ reads, aggregate, write }) => {
      const [, dealId] = (await findChainLog(reads, job.payload))?.topics ?? [];
      if (dealId === undefined) throw new Error('the log of a deposit is gone');
      const found = await paymentOfDeal(reads, dealId);
      const locked = found && (await aggregate('offramp-payment', found.id));
      // Its deal may have been replaced before the row was locked. The old deal's deposit is then not the payment's.
      const payment = locked?.context.dealId === dealId ? locked : undefined;
      if (payment === undefined) await lockByName(reads, 'deal', dealId);
      await applyDeposit(dealId, payment, { reads, write, log, now: services.realTime() });
    });
  },
};
