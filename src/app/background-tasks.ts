import { type HorizonWatch, type OperationsWatch, retainBatch } from '../domains/admin/index.ts';
import { HoldSweep } from '../domains/offramp/index.ts';
import { EVENTS_QUEUED_AT_ONCE, queueEvents, type WebhookWatch } from '../domains/webhooks/index.ts';
import { BLOCKS_AT_ONCE, CALLS_AT_ONCE, type ChainWatch, type Indexer, type Relayer } from '../payments/chain/index.ts';
import { type InvariantWatch, SEALED_AT_ONCE, sealBatch } from '../platform/audit/index.ts';
import type { Engine } from '../platform/lifecycle/engine.ts';
import { type DueSource, DueWatch } from '../platform/outbox/due-watch.ts';
import { JobLane } from '../platform/outbox/job-lane.ts';
import { EVENTS_AT_ONCE, type EventRelay } from '../platform/outbox/relay.ts';
import { JOBS_AT_ONCE, type JobRunner } from '../platform/outbox/runner.ts';
import { TIMERS_AT_ONCE, type TimerSweep } from '../platform/outbox/timers.ts';
import type { WakeSignal } from '../platform/outbox/wake-signal.ts';
import type { BackgroundTask } from '../platform/outbox/work-loop.ts';

/** Whatever works beside the requests. */
export interface Workforce {
  readonly runner: JobRunner;
  readonly timers: TimerSweep;
  readonly relay: EventRelay;
  readonly relayer: Relayer;
  readonly indexer: Indexer;
  /** None where somebody else asks for them, such as a simulation. */
  readonly invariants: InvariantWatch | undefined;
  readonly operators: OperationsWatch;
  readonly horizonWatch: HorizonWatch;
  readonly chainWatch: ChainWatch;
  readonly webhookWatch: WebhookWatch;
  readonly wakeSignals: Readonly<Record<DueSource, WakeSignal>>;
}

/** Calls of other systems at once, in one process. */
const NETWORK_JOBS = 64;

/** Nobody notices so short a rest, and under load it makes one transaction of several. */
const LINGER_MS = 10;
/**
 * Jobs that share a transaction cost half of what they cost alone. While many come, a tenth of a second makes a payment's
 * transactions in the background half as many.
 */
const JOBS = { ms: 25, batch: JOBS_AT_ONCE, busy: { from: 3, ms: 100 } };
const CALLS = { ms: LINGER_MS, batch: CALLS_AT_ONCE };

const SECOND = 1000;
/** Short enough for the relayer, which compares its nonce with the chain's four times a minute. */
const UNTOLD_MS = 15 * SECOND;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Events that follow each other closely are numbered in one transaction. */
const EVENTS_LINGER_MS = 100;

/** The recurring tasks, each with its pause after a run that found nothing to do, and one with a fixed pace. */
export function backgroundTasks(engine: Engine, force: Workforce): BackgroundTask[] {
  const { runner, timers, relay, invariants, operators, wakeSignals } = force;
  const { horizonWatch, chainWatch, webhookWatch } = force;
  const { pool, services } = engine;
  const soon = services.config.settlementIntervalMs;
  const network = runner.networkTopics;
  const lane = (width: number, are: boolean): JobLane =>
    new JobLane(runner, {
      scope: { topics: { among: network, are } },
      width,
      due: wakeSignals.outbox_jobs,
      // The task looks after its own rest, which a timer may end a little early.
      untoldMs: UNTOLD_MS - SECOND,
    });
  const lanes = { own: lane(JOBS_AT_ONCE, false), network: lane(NETWORK_JOBS, true) };
  const sweep = new HoldSweep(engine);
  const dueWatch = new DueWatch(engine, (source) => wakeSignals[source].raise());
  const woken = wokenBy(wakeSignals);
  return [
    {
      name: 'due-watch',
      idleMs: soon,
      slowsDown: true,
      linger: { ms: soon, batch: Number.POSITIVE_INFINITY },
      wakesOthers: true,
      run: () => dueWatch.look(),
    },
    ofLane('jobs', lanes.own),
    ofLane('network-jobs', lanes.network),
    woken('timers', { name: 'timers', linger: { ms: soon, batch: TIMERS_AT_ONCE }, run: () => timers.fireDue() }),
    woken('events', {
      name: 'relay',
      linger: { ms: Math.min(soon, EVENTS_LINGER_MS), batch: EVENTS_AT_ONCE },
      run: () => relay.relayBatch(),
    }),
    woken('feed_segments', {
      name: 'webhook-queue',
      linger: { ms: LINGER_MS, batch: EVENTS_QUEUED_AT_ONCE },
      run: () => queueEvents(engine),
      drain: () => services.webhooks.drain(),
    }),
    woken('histories', {
      name: 'sealer',
      linger: { ms: SECOND, batch: SEALED_AT_ONCE },
      run: () => sealBatch(pool),
    }),
    ...(services.chain.status().state === 'off' ? [] : chainTasks(force, soon)),
    paced('hold-sweep', MINUTE, () => sweep.run()),
    paced('horizon-watch', 15 * SECOND, () => horizonWatch.check(engine)),
    paced('chain-watch', 15 * SECOND, () => chainWatch.check()),
    paced('webhook-watch', 15 * SECOND, () => webhookWatch.check(engine)),
    paced('watch', MINUTE, () => operators.check(engine)),
    ...(invariants ? [paced('invariants', 10 * MINUTE, () => invariants.check(pool))] : []),
    // Batch after batch while there is something to erase, then a day's rest.
    { name: 'retention', idleMs: DAY, run: async () => sum(await retainBatch(engine)) },
  ];
}

/** Rests until it is woken; now and then it looks for itself, should nobody have told it. */
const wokenBy =
  (wakeSignals: Workforce['wakeSignals']) =>
  (source: DueSource, task: Omit<BackgroundTask, 'idleMs' | 'wakeSignal'>): BackgroundTask => ({
    ...task,
    idleMs: UNTOLD_MS,
    wakeSignal: wakeSignals[source],
  });

/** Without a chain there is nothing for them to do. */
const chainTasks = ({ relayer, indexer, wakeSignals }: Workforce, soon: number): BackgroundTask[] => [
  wokenBy(wakeSignals)('chain_transactions', { name: 'chain-relayer', linger: CALLS, run: () => relayer.run() }),
  {
    name: 'chain-indexer',
    idleMs: soon,
    slowsDown: true,
    // Nobody tells of blocks, but after a transaction of our own there will be one.
    wakeSignal: wakeSignals.chain_transactions,
    linger: { ms: soon, batch: BLOCKS_AT_ONCE },
    run: () => indexer.run(),
  },
];

const ofLane = (name: string, lane: JobLane): BackgroundTask => ({
  name,
  linger: JOBS,
  idleMs: UNTOLD_MS,
  wakeSignal: lane.wakeSignal,
  run: () => lane.run(),
  drain: () => lane.drain(),
});

/** Rests however much it found. */
const paced = (name: string, idleMs: number, run: () => Promise<unknown>): BackgroundTask => ({
  name,
  idleMs,
  run: async () => {
    await run();
    return 0;
  },
});

const sum = (retained: readonly { readonly rows: number }[]): number =>
  retained.reduce((total, { rows }) => total + rows, 0);
