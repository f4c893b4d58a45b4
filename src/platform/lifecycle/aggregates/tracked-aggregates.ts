// Reads across tenants: it takes the role for locks of either kind.

import type { LifecycleName } from '../../../../generated/contract/lifecycles.ts';
import type { LockOrder } from '../../db/lock-order.ts';
import type { Statement } from '../../db/statement.ts';
import type { TenantScope, Transaction } from '../../db/transaction.ts';
import { meetTrace } from '../../tracing/index.ts';
import { type CompiledMachine, compiledMachine } from '../compiled-machine.ts';
import type { Engine } from '../engine.ts';
import { lockStatement, trackedFromRow } from './rows.ts';
import type { TenantClocks } from './tenant-clocks.ts';
import { clockTenantOf, type TrackedAggregate } from './tracked-aggregate.ts';

interface TrackedAggregatesDeps {
  readonly engine: Engine;
  readonly realNow: () => Date;
  readonly clocks: TenantClocks;
  /** The first wall; null for those who see all tenants. */
  readonly visibleTo: string | null;
  begun(): Promise<Transaction>;
  readonly locks: LockOrder;
}

/**
 * The aggregates of one transaction: each is locked once, and found again as the transaction has left it, whichever role
 * asks for it.
 */
export class TrackedAggregates {
  readonly #tracked = new Map<string, TrackedAggregate>();
  readonly #given: TrackedAggregatesDeps;
  /** The row that `trackFirst` did not find. A second query would let a client tell it from another tenant's row by time. */
  #absent: string | undefined;

  constructor(given: TrackedAggregatesDeps) {
    this.#given = given;
  }

  all(): TrackedAggregate[] {
    return [...this.#tracked.values()];
  }

  forget(): void {
    this.#tracked.clear();
    this.#absent = undefined;
  }

  /** One that this transaction creates. */
  add(tracked: TrackedAggregate): void {
    this.#tracked.set(keyOf(tracked.compiled.machine.id, tracked.id), tracked);
  }

  compiled(machine: string): CompiledMachine {
    return compiledMachine(this.#given.engine.lifecycles[machine as LifecycleName].machine);
  }

  async find(machine: string, id: string, scope: TenantScope = 'own'): Promise<TrackedAggregate | undefined> {
    const key = keyOf(machine, id);
    const known = this.#tracked.get(key);
    if (known !== undefined || (scope === 'own' && this.#absent === key)) return known;
    const [found] = await this.lock(machine, this.lockOf(machine, [id], scope), scope);
    return found;
  }

  lockOf(machine: string, ids: readonly string[], scope: TenantScope = 'own'): Statement {
    return lockStatement(this.compiled(machine), ids, this.wall(scope));
  }

  /** The tenant behind the wall of the query. */
  wall(scope: TenantScope): string | null {
    return scope === 'own' ? this.#given.visibleTo : null;
  }

  /** Locks what a statement finds and takes it in. */
  async lock(machine: string, statement: Statement, scope: TenantScope = 'own'): Promise<TrackedAggregate[]> {
    this.#given.locks.rows(machine);
    const transaction = await this.#given.begun();
    return this.track(machine, (await transaction.ask(statement, scope)).rows);
  }

  /** Tracks the row that the first statements have locked, or notes its absence. */
  trackFirst(machine: string, id: string, rows: readonly Record<string, unknown>[]): void {
    this.#given.locks.rows(machine);
    this.track(machine, rows);
    if (rows.length === 0) this.#absent = keyOf(machine, id);
  }

  /** A row that was taken in before is as this transaction has left it. */
  track(machine: string, rows: readonly Record<string, unknown>[]): TrackedAggregate[] {
    const compiled = this.compiled(machine);
    const isNew = (row: Record<string, unknown>): boolean => !this.#tracked.has(keyOf(machine, String(row.id)));
    this.#given.locks.locked(
      machine,
      rows.filter(isNew).map(({ id }) => String(id)),
    );
    return rows.map((row) => {
      const known = this.#tracked.get(keyOf(compiled.machine.id, String(row.id)));
      if (known !== undefined) return known;
      const tracked = trackedFromRow(compiled, row, this.#given.realNow());
      this.#given.clocks.know(clockTenantOf(tracked), tracked.clockOffsetMs);
      meetTrace(tracked.traceparent);
      this.add(tracked);
      return tracked;
    });
  }
}

const keyOf = (machine: string, id: string): string => `${machine}:${id}`;
