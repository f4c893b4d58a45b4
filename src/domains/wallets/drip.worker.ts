import {
  type Chain,
  type ChainScript,
  type ChainTransaction,
  findChainTransactions,
  lockChainScripts,
  relay,
} from '../../payments/chain/index.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import type { BatchTools, BatchWorker, Job, WorkerTransaction } from '../../platform/outbox/worker.ts';
import { testMoney } from './test-money.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'wallets.drip': { readonly dripId: string };
  }
}

type Drip = Aggregate<'drip'>;

/** Has drips paid by the relayer, and sees what became of them: CONFIRMED after one confirmation (D-257). */
export const worker: BatchWorker<'wallets.drip'> = {
  topic: 'wallets.drip',
  discarding: null,
  workAll: (jobs, tools) => tools.transaction(jobs, (unit) => advance(jobs, unit, tools)),
};

const dripOf = ({ payload }: Job<'wallets.drip'>): string => payload.dripId;
const transferKey = ({ id }: Drip): string => `drip:${id}`;

async function advance(
  jobs: readonly Job<'wallets.drip'>[],
  unit: WorkerTransaction,
  tools: BatchTools,
): Promise<void> {
  const drips = await unit.aggregates('drip', jobs.map(dripOf));
  const open = [...drips.values()].filter(({ status }) => status === 'SUBMITTED');
  const sent = await findChainTransactions(unit.reads, open.map(transferKey));
  const fresh = open.filter((drip) => !sent.has(transferKey(drip)));
  const scripts = await lockChainScripts(
    unit.reads,
    fresh.map(({ context }) => context.tenantId),
  );
  const { chain, config } = tools.services;
  for (const job of jobs) {
    const drip = drips.get(dripOf(job));
    if (drip?.status !== 'SUBMITTED') continue;
    const transaction = sent.get(transferKey(drip));
    if (transaction !== undefined) await conclude(drip, transaction);
    else if (!(await begin(drip, scripts(drip.context.tenantId), chain, unit)))
      tools.of(job).later(config.settlementIntervalMs);
  }
}

async function conclude(drip: Drip, { state, hash, error }: ChainTransaction): Promise<void> {
  if (state === 'CONFIRMED' && hash !== null) await drip.send('CONFIRM', { txHash: hash, at: drip.now });
  else if (state === 'REVERTED' || state === 'FAILED') await drip.send('FAIL', { reason: error ?? 'UNKNOWN' });
}

/** False while the tenant has scripted that the chain does not answer. */
async function begin(drip: Drip, script: ChainScript, chain: Chain, { write }: WorkerTransaction): Promise<boolean> {
  if (!script.controls.available) return false;
  const failure = script.useUp('failNextDrips');
  if (failure) {
    write(failure);
    await drip.send('FAIL', { reason: 'SIMULATED_FAILURE' });
    return true;
  }
  write(
    relay({
      key: transferKey(drip),
      ...testMoney(chain, drip.context),
      wakes: { topic: 'wallets.drip', key: drip.id, payload: { dripId: drip.id }, whenSettled: true },
      now: drip.now,
    }),
  );
  return true;
}
