import type { Registry } from 'prom-client';
import { SEALED_AT_ONCE, sealBatch, watchInvariants } from '../audit/index.ts';
import { DueWatch } from '../background/due-watch.ts';
import type { WakeSignal } from '../background/wake-signal.ts';
import type { BackgroundTask } from '../background/work-loop.ts';
import { EVENTS_AT_ONCE } from '../feed/relay.ts';
import type { Module, TaskTools } from '../module.ts';
import { JobLane } from '../outbox/job-lane.ts';
import { JOBS_AT_ONCE } from '../outbox/runner.ts';
import { TIMERS_AT_ONCE } from '../outbox/timers.ts';
import { retainBatch, retentionRulesOf } from '../retention/run.ts';
import type { Backend } from './backend.ts';

/** Calls of other systems at once, in one process. */
const NETWORK_JOBS = 64;

/**
 * Jobs that share a transaction cost half of what they cost alone. While many come, a tenth of a second makes a lifecycle's
 * transactions in the background half as many.
 */
const JOBS = { ms: 25, batch: JOBS_AT_ONCE, busy: { from: 3, ms: 100 } };

const SECOND = 1000;
/** Short enough for a task that compares itself with another system four times a minute. */
const UNTOLD_MS = 15 * SECOND;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Events that follow each other closely are numbered in one transaction. */
const EVENTS_LINGER_MS = 100;

/** The recurring tasks of the platform and of the modules. Without lifecycles somebody else asks for the invariants. */
export function backgroundTasks(
  backend: Backend,
  modules: readonly Module[],
  registry: Registry,
  lifecycles: Parameters<typeof watchInvariants>[1] | undefined,
): BackgroundTask[] {
  const tools = taskTools(backend, registry);
  const invariants = lifecycles && watchInvariants(registry, lifecycles);
  return [
    ...platformTasks(backend, tools),
    ...modules.flatMap((module) => module.tasks?.(tools) ?? []),
    retentionTask(backend, modules),
    ...(invariants ? [tools.paced('invariants', 10 * MINUTE, () => invariants.check(backend.pool))] : []),
  ];
}

function taskTools({ engine, wakeSignals }: Backend, registry: Registry): TaskTools {
  const signalOf = (table: string): WakeSignal => {
    const signal = wakeSignals.get(table);
    if (signal === undefined) throw new Error(`No module has ${table} among its due sources`);
    return signal;
  };
  return {
    engine,
    registry,
    signalOf,
    woken: (table, task) => ({ ...task, idleMs: UNTOLD_MS, wakeSignal: signalOf(table) }),
    paced: (name, idleMs, run) => ({
      name,
      idleMs,
      run: async () => {
        await run();
        return 0;
      },
    }),
  };
}

/** Batch after batch while there is something to erase, then a day's rest. */
function retentionTask({ engine }: Backend, modules: readonly Module[]): BackgroundTask {
  const rules = retentionRulesOf(modules);
  const run = async (): Promise<number> =>
    (await retainBatch(engine, rules)).reduce((total, { rows }) => total + rows, 0);
  return { name: 'retention', idleMs: DAY, run };
}

function platformTasks(backend: Backend, { signalOf, woken }: TaskTools): BackgroundTask[] {
  const { engine, runner, timers, dueSources } = backend;
  const { pool, services } = engine;
  const soon = services.config.settlementIntervalMs;
  const network = runner.networkTopics;
  const lane = (width: number, are: boolean): JobLane =>
    new JobLane(runner, {
      scope: { topics: { among: network, are } },
      width,
      due: signalOf('outbox_jobs'),
      // The task looks after its own rest, which a timer may end a little early.
      untoldMs: UNTOLD_MS - SECOND,
    });
  const lanes = { own: lane(JOBS_AT_ONCE, false), network: lane(NETWORK_JOBS, true) };
  const dueWatch = new DueWatch(engine, dueSources, (table) => signalOf(table).raise());
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
      run: () => services.relay.relayBatch(),
    }),
    woken('histories', {
      name: 'sealer',
      linger: { ms: SECOND, batch: SEALED_AT_ONCE },
      run: () => sealBatch(pool),
    }),
  ];
}

const ofLane = (name: string, lane: JobLane): BackgroundTask => ({
  name,
  linger: JOBS,
  idleMs: UNTOLD_MS,
  wakeSignal: lane.wakeSignal,
  run: () => lane.run(),
  drain: () => lane.drain(),
});
