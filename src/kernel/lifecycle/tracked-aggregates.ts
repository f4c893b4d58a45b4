// Passes the walls of tenants: takes the role for locks of either kind.

import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { Statement } from '../db/statement.ts';
import type { Reach, Transaction } from '../db/transaction.ts';
import { type CompiledMachine, compiledMachine } from './compiled-machine.ts';
import type { Engine } from './engine.ts';
import { liveOfRow, lockStatement } from './rows.ts';
import type { TenantClocks } from './tenant-clocks.ts';
import { clockTenantOf, type TrackedAggregate } from './tracked-aggregate.ts';

interface Surroundings {
  readonly engine: Engine;
  readonly realNow: Date;
  readonly clocks: TenantClocks;
  /** The first wall; null for those who see all tenants. */
  readonly visibleTo: string | null;
  begun(): Promise<Transaction>;
}

/**
 * The aggregates of one transaction: each is locked once, and found again as the transaction has left it, whichever role
 * asks for it.
 */
export class TrackedAggregates {
  readonly #tracked = new Map<string, TrackedAggregate>();
  readonly #given: Surroundings;
  /** What `adoptFirst` did not find: asked for again, an unknown row would cost more than one of somebody else. */
  #absent: string | undefined;

  constructor(given: Surroundings) {
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

  async find(machine: string, id: string, reach: Reach = 'own'): Promise<TrackedAggregate | undefined> {
    const key = keyOf(machine, id);
    const known = this.#tracked.get(key);
    if (known !== undefined || (reach === 'own' && this.#absent === key)) return known;
    const [found] = await this.lock(machine, this.lockOf(machine, [id], reach), reach);
    return found;
  }

  lockOf(machine: string, ids: readonly string[], reach: Reach = 'own'): Statement {
    return lockStatement(this.compiled(machine), ids, this.wall(reach));
  }

  /** The tenant behind the wall of the query. */
  wall(reach: Reach): string | null {
    return reach === 'own' ? this.#given.visibleTo : null;
  }

  /** Locks what a statement finds and takes it in. */
  async lock(machine: string, statement: Statement, reach: Reach = 'own'): Promise<TrackedAggregate[]> {
    const transaction = await this.#given.begun();
    return this.adopt(machine, (await transaction.ask(statement, reach)).rows);
  }

  /** What came of looking for one row before anything else. */
  adoptFirst(machine: string, id: string, rows: readonly Record<string, unknown>[]): void {
    this.adopt(machine, rows);
    if (rows.length === 0) this.#absent = keyOf(machine, id);
  }

  /** A row that was taken in before is as this transaction has left it. */
  adopt(machine: string, rows: readonly Record<string, unknown>[]): TrackedAggregate[] {
    const compiled = this.compiled(machine);
    return rows.map((row) => {
      const known = this.#tracked.get(keyOf(compiled.machine.id, String(row.id)));
      if (known !== undefined) return known;
      const tracked = liveOfRow(compiled, row, this.#given.realNow);
      this.#given.clocks.know(clockTenantOf(tracked), tracked.clockOffsetMs);
      this.add(tracked);
      return tracked;
    });
  }
}

const keyOf = (machine: string, id: string): string => `${machine}:${id}`;
