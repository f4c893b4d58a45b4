// Passes the walls of tenants: takes the role for locks of either kind.

import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { Statement } from '../db/statement.ts';
import type { Proof, Reach, Transaction } from '../db/transaction.ts';
import { type CompiledMachine, compiledMachine } from './compiled-machine.ts';
import type { Engine } from './engine.ts';
import type { RememberedRow } from './remembered-rows.ts';
import { type ExpectedRow, liveOfRow, lockStatement, unchangedStatement } from './rows.ts';
import type { TenantClocks } from './tenant-clocks.ts';
import { clockTenantOf, type TrackedAggregate } from './tracked-aggregate.ts';

interface Surroundings {
  readonly engine: Engine;
  readonly realNow: Date;
  readonly clocks: TenantClocks;
  /** The first wall; null for those who see all tenants. */
  readonly visibleTo: string | null;
  begun(): Promise<Transaction>;
  /** Rows may be taken from the process's memory. */
  readonly remembers: boolean;
}

/** Rows that were taken from memory at once, and that PostgreSQL has not been asked about yet. */
interface Unproved {
  readonly compiled: CompiledMachine;
  readonly reach: Reach;
  readonly rows: readonly ExpectedRow[];
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
  /** What was taken from memory: all of it, and what is not on its way to PostgreSQL. */
  #recalled: TrackedAggregate[] = [];
  #unproved: Unproved[] = [];

  constructor(given: Surroundings) {
    this.#given = given;
  }

  all(): TrackedAggregate[] {
    return [...this.#tracked.values()];
  }

  forget(): void {
    this.#tracked.clear();
    this.#absent = undefined;
    this.#recalled = [];
    this.#unproved = [];
  }

  /** Those that were taken from memory. */
  recalled(): readonly TrackedAggregate[] {
    return this.#recalled;
  }

  /** Statements that lock what was taken from memory since the last call, in that order, and fail where it has changed. */
  proofs(): Proof[] {
    const unproved = this.#unproved;
    this.#unproved = [];
    return unproved.map(({ compiled, reach, rows }) => ({
      statement: unchangedStatement(compiled, rows, this.wall(reach)),
      reach,
    }));
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
    const [recalled] = this.recall(machine, [id], reach) ?? [];
    if (recalled !== undefined) return recalled;
    const [found] = await this.lock(machine, this.lockOf(machine, [id], reach), reach);
    return found;
  }

  lockOf(machine: string, ids: readonly string[], reach: Reach = 'own'): Statement {
    return lockStatement(this.compiled(machine), ids, this.wall(reach));
  }

  /**
   * All of these from the memory of the process, or none: what is locked at once is locked in the order of the ids. With
   * `clockOf` those alone that are on the clock of that tenant.
   */
  recall(
    machine: string,
    ids: readonly string[],
    reach: Reach = 'own',
    clockOf?: string,
  ): TrackedAggregate[] | undefined {
    const { engine, realNow, remembers } = this.#given;
    if (!remembers || engine.rememberedRows === undefined) return undefined;
    const compiled = this.compiled(machine);
    const rows: { id: string; row: RememberedRow }[] = [];
    for (const id of new Set(ids)) {
      if (this.#tracked.has(keyOf(machine, id))) return undefined;
      const row = engine.rememberedRows.find(machine, id, realNow);
      if (
        row === undefined ||
        !this.#isVisible(compiled, id, row, reach) ||
        !this.#isOnClock(compiled, id, row, clockOf)
      )
        return undefined;
      rows.push({ id, row });
    }
    const expected = rows.map(({ id, row: { version, clockOffsetMs } }) => ({ id, version, clockOffsetMs }));
    this.#unproved.push({ compiled, reach, rows: expected });
    return rows.map(({ id, row }) => this.#takeIn(compiled, id, row));
  }

  #isVisible({ meta }: CompiledMachine, id: string, { context }: RememberedRow, reach: Reach): boolean {
    const tenantId = this.wall(reach);
    return tenantId === null || meta.parties.some((party) => (party === 'id' ? id : context[party]) === tenantId);
  }

  /** The clock that rules it is where it was for what else is in this transaction. */
  #isOnClock(
    compiled: CompiledMachine,
    id: string,
    { context, clockOffsetMs }: RememberedRow,
    clockOf: string | undefined,
  ): boolean {
    const tenantId = clockTenantOf({ compiled, id, context });
    const known = this.#given.clocks.known(tenantId);
    return (clockOf ?? tenantId) === tenantId && (known ?? clockOffsetMs) === clockOffsetMs;
  }

  #takeIn(compiled: CompiledMachine, id: string, row: RememberedRow): TrackedAggregate {
    const { leaf, context, step, clockOffsetMs, createdAt, updatedAt } = row;
    const now = new Date(this.#given.realNow.getTime() + clockOffsetMs);
    const times = { clockOffsetMs, now, createdAt, updatedAt };
    const tracked: TrackedAggregate = {
      ...{ compiled, id, loaded: { leaf, context }, leaf, context, step, steps: [] },
      ...times,
    };
    this.#given.clocks.know(clockTenantOf(tracked), clockOffsetMs);
    this.add(tracked);
    this.#recalled.push(tracked);
    return tracked;
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
