import { newId } from '../db/ids.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { type Scope, UnitOfWork } from '../lifecycle/unit-of-work.ts';
import { audit } from '../lifecycle/writes.ts';
import type { Module } from '../module.ts';
import type { RetentionRule } from './rule.ts';
import { platformRules } from './rules.ts';

const BATCH = 500;

/** Other transactions queue behind one that waits for a lock. */
const LOCK_TIMEOUT_MS = 5000;

/** The rules of a service: those of the platform, then those of its modules, which may follow what the platform erased. */
export const retentionRulesOf = (modules: readonly Module[]): readonly RetentionRule[] => [
  ...platformRules,
  ...modules.flatMap(({ retention = [] }) => retention),
];

export interface Retained {
  readonly rule: string;
  readonly meaning: string;
  readonly rows: number;
}

/** The actor: the daily job, or the operator whose command it is. */
export interface RetentionRun {
  readonly by?: { readonly actorType: 'system' | 'operator'; readonly actorId: string };
  /** Rows of one rule in one transaction. */
  readonly batch?: number;
}

type Rules = readonly RetentionRule[];

/** Returns the rows that would be erased now; erases nothing. */
export async function dueForRetention(engine: Engine, rules: Rules, run: RetentionRun = {}): Promise<Retained[]> {
  const unit = new UnitOfWork(engine, scopeOf(run));
  try {
    const due: Retained[] = [];
    for (const rule of rules) {
      const [found] = await unit.run([{ text: rule.count, values: parameters(rule, engine, unit) }]);
      due.push(told(rule, Number(found?.rows[0]?.count ?? 0)));
    }
    return due;
  } finally {
    await unit.rollback();
  }
}

/** One batch of each rule, one transaction each, audited; what is left comes with the next call. */
export async function retainBatch(engine: Engine, rules: Rules, run: RetentionRun = {}): Promise<Retained[]> {
  const gone: Retained[] = [];
  const failures: unknown[] = [];
  for (const rule of rules) {
    // What keeps one rule from being carried out is no reason to keep what the others erase.
    const rows = await applyBatch(engine, rule, run).catch((error: unknown) => {
      failures.push(error);
      return 0;
    });
    gone.push(told(rule, rows));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Retention failed');
  return gone;
}

/** Batches until nothing is due. */
export async function retainAll(engine: Engine, rules: Rules, run: RetentionRun = {}): Promise<Retained[]> {
  const totals = new Map(rules.map((rule) => [rule, 0]));
  for (const rule of rules) {
    for (let rows = await applyBatch(engine, rule, run); rows > 0; rows = await applyBatch(engine, rule, run)) {
      totals.set(rule, (totals.get(rule) ?? 0) + rows);
    }
  }
  return [...totals].map(([rule, rows]) => told(rule, rows));
}

async function applyBatch(engine: Engine, rule: RetentionRule, run: RetentionRun): Promise<number> {
  const unit = new UnitOfWork(engine, { ...scopeOf(run), lockTimeoutMs: LOCK_TIMEOUT_MS });
  try {
    const [taken] = await unit.run([
      // One at a time, in any process: two would erase the same rows, the second one after a wait.
      {
        text: 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken',
        values: [`retention:${rule.name}`],
      },
    ]);
    const batch = { text: rule.batch, values: [...parameters(rule, engine, unit), run.batch ?? BATCH] };
    const [erased] = taken?.rows[0]?.taken === true ? await unit.run([batch]) : [];
    const rows = Number(erased?.rows[0]?.gone ?? 0);
    if (rows === 0) {
      await unit.rollback();
      return 0;
    }
    unit.write(audit('retention.applied', rule.name, null, { rows }));
    await unit.commit();
    return rows;
  } catch (error) {
    await unit.rollback();
    throw error;
  }
}

const parameters = (rule: RetentionRule, { services }: Engine, unit: UnitOfWork): unknown[] => [
  unit.realNow,
  rule.periodMs(services.config),
];

const scopeOf = ({ by = { actorType: 'system', actorId: 'retention' } }: RetentionRun): Scope => ({
  role: 'retention',
  tenantId: null,
  by: { ...by, requestId: newId('req') },
});

const told = ({ name, meaning }: RetentionRule, rows: number): Retained => ({ rule: name, meaning, rows });
