import { update } from '../../platform/lifecycle/writes.ts';
import type { BatchTools, BatchWorker, Job, WorkerTransaction } from '../../platform/outbox/worker.ts';
import { readBucketBalances } from './read-buckets.ts';
import { midnightOf, midnightsBetween, nextMidnight, yieldOfDay } from './rules/simulated-yield.ts';
import { type BucketRecord, bucketsOfAccounts, readableBuckets } from './treasury-account.store.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'treasury.yield': { readonly accountId: string };
  }
}

/** Counts the simulated yield at each UTC midnight of the tenant's clock; it moves nothing (D-282). */
export const worker: BatchWorker<'treasury.yield'> = {
  topic: 'treasury.yield',
  discarding: null,
  network: true,
  async workAll(jobs, tools) {
    const buckets = await tools.reads.many<BucketRecord>(readableBuckets(jobs.map(accountOf)));
    const read = await readBucketBalances(tools.services, buckets);
    const balances = new Map(buckets.map(({ id }, index) => [id, read[index] ?? null]));
    await tools.transaction(jobs, (unit) => accrueAll(jobs, balances, unit, tools));
  },
};

const accountOf = ({ payload }: Job<'treasury.yield'>): string => payload.accountId;

async function accrueAll(
  jobs: readonly Job<'treasury.yield'>[],
  balances: ReadonlyMap<string, bigint | null>,
  unit: WorkerTransaction,
  tools: BatchTools,
): Promise<void> {
  const accountIds = jobs.map(accountOf);
  const accounts = await unit.aggregates('treasury-account', accountIds);
  const buckets = await unit.reads.many<BucketRecord>(bucketsOfAccounts(accountIds));
  for (const job of jobs) {
    const account = accounts.get(accountOf(job));
    if (account === undefined) throw new Error(`${accountOf(job)} is gone`);
    const { now } = account;
    for (const { id, accountId, apyBps, accruedUntil, accruedYieldBaseUnits } of buckets) {
      const midnights = midnightsBetween(accruedUntil, now);
      if (accountId !== account.id || apyBps === null || midnights === 0) continue;
      // A balance that could not be read adds nothing, and is not made up for.
      const balance = balances.get(id) ?? null;
      const added = balance === null ? 0n : yieldOfDay(balance, apyBps) * BigInt(midnights);
      const accrued = { accruedYieldBaseUnits: accruedYieldBaseUnits + added, accruedUntil: midnightOf(now) };
      unit.write(update('treasury_buckets', { id }, accrued));
    }
    tools.of(job).later(nextMidnight(now).getTime() - now.getTime());
  }
}
