import type { Address } from 'viem';
import { type HeldTokens, readHeldTokens } from '../../payments/chain/index.ts';
import type { BatchTools, BatchWorker, Job, WorkerTransaction } from '../../platform/outbox/worker.ts';
import { type WatchedHold, watchedHolds } from './invoice.store.ts';
import { applyReading } from './poll.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'invoices.poll': { readonly invoiceId: string };
  }
}

/** D-293. */
const INTERVAL_MS = 5000;

/**
 * Reads the holds of SENT invoices, those of a batch in one request, and looks again after the interval while they stay
 * SENT. What cannot be read changes nothing.
 */
export const worker: BatchWorker<'invoices.poll'> = {
  topic: 'invoices.poll',
  discarding: null,
  network: true,
  async workAll(jobs, tools) {
    const { chain, config, realTime } = tools.services;
    const askedAt = realTime().getTime();
    const holds = new Map((await watchedHolds(tools.reads, jobs.map(invoiceOf))).map((hold) => [hold.id, hold]));
    const sent = jobs.flatMap((job) => {
      const hold = holds.get(invoiceOf(job));
      return hold?.status === 'SENT' && hold.holdAddress !== null ? [{ job, hold, holdAddress: hold.holdAddress }] : [];
    });
    const readable = sent.filter(({ hold }) => hold.chainAvailable !== false);
    const addresses = readable.map(({ holdAddress }) => holdAddress as Address);
    const balances = addresses.length === 0 ? [] : await readHeldTokens(chain, addresses, config.depositConfirmations);
    const read = readable.flatMap(({ job, hold }, index) => {
      const held = balances[index];
      return held == null ? [] : [{ job, held, at: atOf(hold, askedAt) }];
    });
    for (const { job } of sent) if (!read.some((one) => one.job === job)) tools.of(job).later(INTERVAL_MS);
    if (read.length > 0)
      await tools.transaction(
        read.map(({ job }) => job),
        (unit) => apply(read, unit, tools),
      );
  },
};

interface Reading {
  readonly job: Job<'invoices.poll'>;
  readonly held: HeldTokens;
  /** When the hold was asked, on the clock of the invoice's tenant as it stood then. */
  readonly at: Date;
}

async function apply(read: readonly Reading[], { aggregates }: WorkerTransaction, tools: BatchTools): Promise<void> {
  const invoices = await aggregates(
    'invoice',
    read.map(({ job }) => invoiceOf(job)),
  );
  for (const { job, held, at } of read) {
    const invoice = invoices.get(invoiceOf(job));
    if (invoice === undefined) continue;
    await applyReading(invoice, held, at);
    if (invoice.status === 'SENT') tools.of(job).later(INTERVAL_MS);
  }
}

const invoiceOf = ({ payload }: Job<'invoices.poll'>): string => payload.invoiceId;

const atOf = ({ offsetMs }: WatchedHold, askedAt: number): Date => new Date(askedAt + Number(offsetMs ?? 0n));
