// Passes the walls of tenants: takes the role for reads and locks of either kind; sends events to aggregates of whichever tenant.

import type { QueryResult } from 'pg';
import type { AnyEventObject } from 'xstate';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { forget } from '../db/once.ts';
import type { Reads } from '../db/reads.ts';
import { type DatabaseRole, type Statement, Transaction } from '../db/transaction.ts';
import type { Services } from '../services.ts';
import type { Aggregate, Aggregates, AggregatesAcrossTenants, Common } from './aggregate.ts';
import { Changes } from './changes.ts';
import { type CompiledMachine, compiledMachine } from './compiled-machine.ts';
import type { AggregateView, AnyView } from './definition.ts';
import type { Engine } from './engine.ts';
import { flushStatements, type Provenance } from './flush.ts';
import { handleOf } from './handle.ts';
import { projectedEvent } from './projection.ts';
import { RefusedEvent } from './refused.ts';
import { clockStatement, liveOfRow, lockAllStatement, lockStatement } from './rows.ts';
import { begin, type StepResult, step } from './step.ts';
import { clockTenantOf, type TrackedAggregate, viewOf } from './tracked-aggregate.ts';
import type { Enqueue, RowOf, SendEvent, Table, Write } from './writes.ts';

/** Whose transaction it is. */
export interface Scope {
  readonly role: DatabaseRole;
  /** The tenant behind both walls; null for workers and public operations. */
  readonly tenantId: string | null;
  readonly by: Omit<Provenance, 'now'>;
  /** How long it waits for a lock; without end unless told. */
  readonly lockTimeoutMs?: number | undefined;
}

/** More steps than any lifecycle takes in one request: facts that go round in circles are a defect. */
const MAX_PASSING_STEPS = 32;

/**
 * One transaction's worth of work: locks aggregates, steps them, collects writes, and flushes once. It begins when first
 * asked for something, so that a refusal before any read costs no round trip.
 */
export class UnitOfWork implements Aggregates, AggregatesAcrossTenants {
  readonly changes = new Changes();
  readonly realNow: Date;
  readonly reads: Reads;
  readonly #engine: Engine;
  readonly #scope: Scope;
  readonly #trackedAggregates = new Map<string, TrackedAggregate>();
  readonly #outgoing: SendEvent[] = [];
  /** What `lockFirst` did not find: asked for again, an unknown row would cost more than one of somebody else. */
  #absent: string | undefined;
  readonly #clocks = new Map<string, number>();
  #transaction: Promise<Transaction> | undefined;

  constructor(engine: Engine, scope: Scope) {
    this.#engine = engine;
    this.#scope = scope;
    this.realNow = engine.realTime();
    const rows = (pick: (reads: Reads) => Pick<Reads, 'many' | 'one'>): Pick<Reads, 'many' | 'one'> => ({
      many: async (query) => pick((await this.#begun()).reads).many(query),
      one: async (query) => pick((await this.#begun()).reads).one(query),
    });
    this.reads = { ...rows((reads) => reads), acrossTenants: rows((reads) => reads.acrossTenants) };
  }

  /** The executor's own statements; the first ones travel with BEGIN. */
  async run(first: readonly Statement[]): Promise<QueryResult[]> {
    return (await this.#begun()).pipeline(first);
  }

  /** The same, where the first of two groups is kept even when the rest is rolled back; answers the results of both. */
  async runAfter(kept: readonly Statement[], first: readonly Statement[]): Promise<QueryResult[][]> {
    return (await this.#begun()).pipelineAfter(kept, first);
  }

  /** The statement that locks one row for this scope, and the way to take its result in: for `run`. */
  lockFirst(machine: LifecycleName, id: string): { statement: Statement; adopt: (result: QueryResult) => void } {
    const compiled = this.#compiled(machine);
    return {
      statement: lockStatement(compiled, [id], this.#visibleTo()),
      adopt: ({ rows }) => {
        this.#adopt(compiled, rows);
        if (rows.length === 0) this.#absent = keyOf(machine, id);
      },
    };
  }

  /** The clock offset of a tenant, when the caller of `run` has already read it. */
  knowClock(tenantId: string, offsetMs: number): void {
    this.#clocks.set(tenantId, offsetMs);
  }

  async aggregate<M extends LifecycleName>(machine: M, id: string): Promise<Aggregate<M> | undefined> {
    const tracked = await this.#find(machine, id);
    return tracked && this.#handleOf<M>(tracked);
  }

  readonly acrossTenants: AggregatesAcrossTenants['acrossTenants'] = {
    aggregate: async <M extends LifecycleName>(machine: M, id: string) => {
      const tracked = await this.#findAcross(machine, id);
      return tracked && this.#handleOf<M>(tracked);
    },
    aggregatesWith: <M extends LifecycleName>(machine: M, common: Common<M>) =>
      this.#lockAll<M>(machine, (compiled) => lockAllStatement(compiled, common, null), 'across'),
  };

  aggregatesWith<M extends LifecycleName>(machine: M, common: Common<M>): Promise<readonly Aggregate<M>[]> {
    return this.#lockAll<M>(machine, (compiled) => lockAllStatement(compiled, common, this.#visibleTo()));
  }

  /** Locks several of one machine in id order, in one round trip: for batches. */
  async aggregates<M extends LifecycleName>(machine: M, ids: readonly string[]): Promise<Map<string, Aggregate<M>>> {
    const found = await this.#lockAll<M>(machine, (compiled) => lockStatement(compiled, ids, this.#visibleTo()));
    return new Map(found.map((aggregate) => [aggregate.id, aggregate]));
  }

  async open<M extends LifecycleName>(
    machine: M,
    init: { readonly id: string; readonly context: AggregateView<M>['context'] },
  ): Promise<Aggregate<M>> {
    const tracked = await this.#create(machine, init.id, init.context as Readonly<Record<string, unknown>>);
    await this.#settle(tracked);
    return this.#handleOf<M>(tracked);
  }

  /** Records without a lifecycle. `subject` names the transfers among them; the request by default. */
  write(...writes: readonly Write[]): void {
    const source = { subject: this.#scope.by.requestId ?? 'work', step: 0, at: this.realNow };
    for (const write of writes) {
      const offset = write.kind === 'enqueue' ? this.#offsetFor(write) : 0;
      this.#collect(write, { ...source, offset });
    }
  }

  /** How far the clock is ahead by which a job is due; whoever says when it is due has read that clock. */
  #offsetFor({ topic, dueAt, tenantId }: Enqueue): number {
    if (dueAt === null || tenantId === null) return 0;
    const tracked = [...this.#trackedAggregates.values()].find((one) => clockTenantOf(one) === tenantId);
    const offset = tracked?.clockOffsetMs ?? this.#clocks.get(tenantId);
    if (offset === undefined) throw new Error(`${topic} is due on a clock that was not read: ${tenantId}`);
    return offset;
  }

  /** Rows that are going to be inserted: nothing can be read back before the commit. */
  written<T extends Table>(table: T): readonly RowOf<T>[] {
    return this.changes.inserts.filter((write) => write.table === table).map(({ row }) => row as RowOf<T>);
  }

  /** Now on a tenant's test clock. */
  async now(tenantId: string): Promise<Date> {
    return new Date(this.realNow.getTime() + (await this.#clock(tenantId)));
  }

  /** Everything to SQL, and COMMIT, in one message. */
  async commit(also: readonly Statement[] = []): Promise<void> {
    // What a handler itself sent, where nothing that it moved came to rest after it.
    await this.#deliver();
    const by = { ...this.#scope.by, now: this.realNow };
    const statements = [...also, ...flushStatements([...this.#trackedAggregates.values()], this.changes, by)];
    if (statements.length === 0) return (await this.#transaction)?.finish();
    await (await this.#begun()).commit(statements);
    const { committed } = this.#engine;
    if (committed) for (const table of this.changes.tables()) committed(table);
  }

  /** Ends the transaction of something that has only read so far; what follows begins another and remembers nothing. */
  async restart(): Promise<void> {
    if ([...this.#trackedAggregates.values()].some(({ steps }) => steps.length > 0) || !this.changes.isEmpty())
      throw new Error('what has been written cannot be taken back by asking the network');
    await this.rollback();
    this.#transaction = undefined;
    this.#trackedAggregates.clear();
    this.#absent = undefined;
    this.#clocks.clear();
    forget(this.reads);
  }

  async rollback(): Promise<void> {
    const transaction = await this.#transaction?.catch(() => undefined);
    await transaction?.rollback();
  }

  async #begun(): Promise<Transaction> {
    this.#transaction ??= Transaction.begin(this.#engine.pool, this.#scope, this.#engine.fault);
    return this.#transaction;
  }

  #visibleTo(): string | null {
    return this.#scope.role === 'system' ? null : (this.#scope.tenantId ?? '');
  }

  #compiled(machine: string): CompiledMachine {
    return compiledMachine(this.#engine.lifecycles[machine as LifecycleName].machine);
  }

  /** A row that was taken in before is as this transaction has left it. */
  #adopt(compiled: CompiledMachine, rows: readonly Record<string, unknown>[]): TrackedAggregate[] {
    return rows.map((row) => {
      const key = keyOf(compiled.machine.id, String(row.id));
      const tracked = this.#trackedAggregates.get(key) ?? liveOfRow(compiled, row, this.realNow);
      this.#trackedAggregates.set(key, tracked);
      return tracked;
    });
  }

  async #lockAll<M extends LifecycleName>(
    machine: string,
    statementOf: (compiled: CompiledMachine) => Statement,
    reach: 'own' | 'across' = 'own',
  ): Promise<Aggregate<M>[]> {
    return (await this.#lock(machine, statementOf, reach)).map((tracked) => this.#handleOf<M>(tracked));
  }

  /** Locks what a statement finds and takes it in; `across` tenants with the system role. */
  async #lock(
    machine: string,
    statementOf: (compiled: CompiledMachine) => Statement,
    reach: 'own' | 'across',
  ): Promise<TrackedAggregate[]> {
    const compiled = this.#compiled(machine);
    const transaction = await this.#begun();
    const statements = [statementOf(compiled)];
    const [result] = await (reach === 'own' ? transaction.pipeline(statements) : transaction.asSystem(statements));
    return this.#adopt(compiled, result?.rows ?? []);
  }

  #handleOf<M extends LifecycleName>(tracked: TrackedAggregate): Aggregate<M> {
    return handleOf<M>(tracked, (event) => this.#sendAndRunUntilIdle(tracked, event));
  }

  async #find(machine: string, id: string): Promise<TrackedAggregate | undefined> {
    const key = keyOf(machine, id);
    const known = this.#trackedAggregates.get(key);
    if (known !== undefined || this.#absent === key) return known;
    return (await this.#lock(machine, (compiled) => lockStatement(compiled, [id], this.#visibleTo()), 'own'))[0];
  }

  /** Locks whom an effect sends to: it may belong to another tenant, such as the alias that loses a number (D-109). */
  async #findAcross(machine: string, id: string): Promise<TrackedAggregate | undefined> {
    const known = this.#trackedAggregates.get(keyOf(machine, id));
    return known ?? (await this.#lock(machine, (compiled) => lockStatement(compiled, [id], null), 'across'))[0];
  }

  async #clock(tenantId: string): Promise<number> {
    let offset = this.#clocks.get(tenantId);
    if (offset === undefined) {
      const [result] = await (await this.#begun()).pipeline([clockStatement(tenantId)]);
      offset = Number(result?.rows[0]?.offset_ms ?? 0);
      this.#clocks.set(tenantId, offset);
    }
    return offset;
  }

  async #create(machine: string, id: string, context: Readonly<Record<string, unknown>>): Promise<TrackedAggregate> {
    // A tenant that is founded here has no clock yet: it begins at real time.
    const tenantId = clockTenantOf({ compiled: this.#compiled(machine), id, context });
    const offset = tenantId === id ? 0 : await this.#clock(tenantId);
    return this.#initial(machine, id, context, offset);
  }

  #initial(
    machine: string,
    id: string,
    context: Readonly<Record<string, unknown>>,
    clockOffsetMs: number,
  ): TrackedAggregate {
    const compiled = this.#compiled(machine);
    const first = begin(compiled, context);
    const now = new Date(this.realNow.getTime() + clockOffsetMs);
    const times = { clockOffsetMs, now, createdAt: now, updatedAt: now };
    const tracked: TrackedAggregate = {
      compiled,
      id,
      loaded: null,
      leaf: first.leaf,
      context: first.context,
      step: 0,
      steps: [],
      ...times,
    };
    this.#trackedAggregates.set(keyOf(machine, id), tracked);
    this.#take(tracked, 'CREATE', first, null);
    return tracked;
  }

  async #sendAndRunUntilIdle(tracked: TrackedAggregate, event: AnyEventObject): Promise<void> {
    this.#sendOne(tracked, event);
    await this.#settle(tracked);
  }

  #sendOne(tracked: TrackedAggregate, event: AnyEventObject): void {
    const result = step(tracked.compiled, tracked, event);
    if (!result) throw new RefusedEvent(tracked.compiled.machine.id, tracked.id, tracked.leaf.status, event.type);
    this.#take(tracked, event.type, result, tracked.leaf);
  }

  /** Takes a step's result in: the log row, the effects' writes, the event of a projected change. */
  #take(tracked: TrackedAggregate, event: string, result: StepResult, from: TrackedAggregate['leaf'] | null): void {
    tracked.step += 1;
    tracked.leaf = result.leaf;
    tracked.context = result.context;
    tracked.updatedAt = tracked.now;
    tracked.steps.push({ step: tracked.step, event, from, to: result.leaf, at: tracked.now });
    const effects = this.#engine.lifecycles[tracked.compiled.machine.id as LifecycleName].effects as Record<
      string,
      (view: AnyView, params: unknown) => readonly Write[]
    >;
    for (const { name, params } of result.effects) {
      const effect = effects[name];
      if (effect === undefined) throw new Error(`${tracked.compiled.machine.id} has no effect ${name}`);
      for (const write of effect(viewOf(tracked), params)) {
        if (write.kind === 'set') tracked.context = { ...tracked.context, ...write.patch };
        else
          this.#collect(write, {
            subject: tracked.id,
            step: tracked.step,
            at: tracked.now,
            offset: tracked.clockOffsetMs,
          });
      }
    }
    const projected = projectedEvent(tracked, from);
    if (projected) this.changes.events.push({ ...projected, at: tracked.now, sequence: tracked.step });
  }

  /** Children first, then the facts of passing states, until everything rests. */
  async #settle(tracked: TrackedAggregate): Promise<void> {
    for (let turn = 0; turn < MAX_PASSING_STEPS; turn += 1) {
      await this.#deliver();
      if (!tracked.leaf.passing) return;
      const { facts } = this.#engine.lifecycles[tracked.compiled.machine.id as LifecycleName];
      const load = (
        facts as Record<
          string,
          (view: AnyView, reads: Reads, services: Services) => Promise<AnyEventObject | undefined>
        >
      )[tracked.leaf.status];
      if (load === undefined) throw new Error(`${tracked.compiled.machine.id} has no facts for ${tracked.leaf.status}`);
      const event = await load(viewOf(tracked), this.reads, this.#engine.services);
      if (event === undefined) return;
      this.#sendOne(tracked, event);
    }
    throw new Error(`${tracked.compiled.machine.id} ${tracked.id} does not come to rest`);
  }

  async #deliver(): Promise<void> {
    for (let next = this.#outgoing.shift(); next; next = this.#outgoing.shift()) {
      const tracked = await this.#findAcross(next.machine, next.id);
      if (!tracked) throw new Error(`no ${next.machine} ${next.id} to send ${next.type} to`);
      const event = { type: next.type, ...next.payload };
      if (next.ifTaken && step(tracked.compiled, tracked, event) === undefined) continue;
      await this.#sendAndRunUntilIdle(tracked, event);
    }
  }

  #collect(write: Write, source: { subject: string; step: number; at: Date; offset?: number }): void {
    const { subject, step: sequence, at } = source;
    switch (write.kind) {
      case 'insert':
        this.changes.insert(write);
        return;
      case 'update':
        this.changes.update(write);
        return;
      case 'adjust':
        this.changes.adjustments.push(write);
        return;
      case 'remove':
        this.changes.remove(write);
        return;
      case 'transfer':
        this.changes.transfer(write, write.subject ?? subject, sequence, at);
        return;
      case 'enqueue':
        this.changes.jobs.push({ ...write, fromClockMs: source.offset ?? 0 });
        return;
      case 'notify':
        this.changes.events.push({ ...write, at, sequence });
        return;
      case 'audit':
        this.changes.audits.push({ ...write, at });
        return;
      case 'send':
        this.#outgoing.push(write);
        return;
      case 'open':
        // A child opens within its parent's step, on its parent's clock (D-469).
        this.#initial(write.machine, write.id, { ...write.context }, source.offset ?? 0);
        return;
      case 'set':
        throw new Error('`set` is for the effects of an aggregate');
    }
  }
}

const keyOf = (machine: string, id: string): string => `${machine}:${id}`;
