import type { BatchTools, BatchWorker, Job, WorkerTransaction } from '../../platform/outbox/worker.ts';
import { lookAtBuckets, type SeenBuckets } from './read-buckets.ts';
import { firstDue, isDue } from './rules/due.ts';
import { runRules } from './run-rules.ts';
import { areStale } from './stale-buckets.store.ts';
import { type BucketRecord, bucketsOfAccounts, readableBuckets } from './treasury-account.store.ts';
import { enabledRules } from './treasury-rule.store.ts';
import { openSweeps } from './treasury-sweep.store.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'treasury.rules': { readonly accountId: string };
  }
}

/** Money has left while the chain was asked: it is asked again. */
const STALE_MS = 100;

/**
 * Runs the rules of an account that are due, in the order of their creation; woken when the first of them is (D-284).
 * Accounts that are due together are looked at in one request and decided in one transaction.
 */
export const worker: BatchWorker<'treasury.rules'> = {
  topic: 'treasury.rules',
  discarding: null,
  network: true,
  async workAll(jobs, tools) {
    const buckets = await tools.reads.many<BucketRecord>(readableBuckets(jobs.map(accountOf)));
    const seen = await lookAtBuckets(tools.services, buckets);
    await tools.transaction(jobs, (unit) => runAll(jobs, seen, unit, tools));
  },
};

const accountOf = ({ payload }: Job<'treasury.rules'>): string => payload.accountId;

async function runAll(
  jobs: readonly Job<'treasury.rules'>[],
  seen: SeenBuckets,
  unit: WorkerTransaction,
  tools: BatchTools,
): Promise<void> {
  const accountIds = jobs.map(accountOf);
  // Rules are changed, and sweeps proposed, under the account's lock.
  const accounts = await unit.aggregates('treasury-account', accountIds);
  const [rules, buckets, sweeps] = await Promise.all([
    enabledRules(unit.reads, accountIds),
    unit.reads.many<BucketRecord>(bucketsOfAccounts(accountIds)),
    openSweeps(unit.reads, accountIds),
  ]);
  for (const job of jobs) {
    const account = accounts.get(accountOf(job));
    if (account === undefined) throw new Error(`${accountOf(job)} is gone`);
    const ofAccount = <T extends { readonly accountId: string }>(rows: readonly T[]): T[] =>
      rows.filter(({ accountId }) => accountId === account.id);
    const enabled = ofAccount(rules);
    const due = enabled.filter((rule) => isDue(rule, account.now));
    if (due.length > 0 && (await areStale(unit.reads, ofAccount(buckets), seen))) {
      tools.of(job).later(STALE_MS);
      continue;
    }
    const ground = { account, buckets: ofAccount(buckets), openSweeps: ofAccount(sweeps), seen };
    const ran = await runRules(due, ground, { ...unit, services: tools.services });
    const waiting = enabled.filter((rule) => !due.includes(rule));
    const next = firstDue([...ran.map(({ rule }) => rule), ...waiting]);
    // Kept for the next one; whoever adds or changes a rule asks for an earlier time.
    if (next !== undefined) tools.of(job).later(next.getTime() - account.now.getTime());
  }
}
