import { type ChainFilter, findChainLog, type LogKey } from '../../kernel/chain/index.ts';
import type { Config } from '../../kernel/config/config.ts';
import { lockByName } from '../../kernel/db/named-lock.ts';
import type { Worker } from '../../kernel/outbox/worker.ts';
import { applyDeposit } from './apply-deposit.ts';
import { DEPOSITED, DEPOSITS, paymentOfDeal } from './deposit.lookup.ts';

const TOPIC = 'offramp.deposit';

/** Every deposit with the escrow, those of no payment too: they have to go back. */
export const depositFilter = ({ depositConfirmations }: Pick<Config, 'depositConfirmations'>): ChainFilter => ({
  name: DEPOSITS,
  address: ({ depositEscrow }) => depositEscrow,
  events: [DEPOSITED],
  confirmations: depositConfirmations,
  wakes: TOPIC,
});

/** A deposit was seen, became final, or was reorganised away: its payment follows (D-085). */
export const depositWorker: Worker = {
  topic: TOPIC,
  async work(job, { services, transaction, log }) {
    await transaction(async ({ reads, aggregate, write }) => {
      const [, dealId] = (await findChainLog(reads, job.payload as unknown as LogKey))?.topics ?? [];
      if (dealId === undefined) throw new Error('the log of a deposit is gone');
      const found = await paymentOfDeal(reads, dealId);
      const payment = found && (await aggregate('offramp-payment', found.id));
      if (payment === undefined) await lockByName(reads, `deal:${dealId}`);
      await applyDeposit(dealId, payment, { reads, write, log, now: services.realTime() });
    });
  },
};
