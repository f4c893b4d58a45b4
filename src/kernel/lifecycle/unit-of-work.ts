// Passes the walls of tenants: takes the role for reads of either kind; sends events to aggregates of whichever tenant.

import type { QueryResult } from 'pg';
import type { AnyEventObject } from 'xstate';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { isConnectionLost, isDatabaseError } from '../db/errors.ts';
import { forget } from '../db/once.ts';
import type { Reads } from '../db/reads.ts';
import type { Statement } from '../db/statement.ts';
import { type DatabaseRole, type Entered, type Entrance, type Reach, Transaction } from '../db/transaction.ts';
import type { Aggregate, Aggregates, AggregatesAcrossTenants, Common } from './aggregate.ts';
import { Changes, type WriteSource } from './changes.ts';
import type { AggregateView } from './definition.ts';
import type { Engine } from './engine.ts';
import { flushStatements, type OwnParts, type Provenance, ROW_VERSION } from './flush.ts';
import { newEvents } from './flush-events.ts';
import { newJobs } from './flush-jobs.ts';
import { handOver } from './hand-over.ts';
import { handleOf } from './handle.ts';
import { eventOfFacts, writesOf } from './handwritten.ts';
import { projectedEvent } from './projection.ts';
import { Proofs } from './proofs.ts';
import { RefusedEvent } from './refused.ts';
import { lockAllStatement } from './rows.ts';
import { begin, type StepResult, step } from './step.ts';
import { TenantClocks } from './tenant-clocks.ts';
import { clockTenantOf, type TrackedAggregate } from './tracked-aggregate.ts';
import { TrackedAggregates } from './tracked-aggregates.ts';
import { EVENT_BASES_LOCK } from './whole-events.ts';
import type { Enqueue, RowOf, SendEvent, Table, Write } from './writes.ts';

/** Whose transaction it is. */
export interface Scope {
  readonly role: DatabaseRole;
  /** The tenant behind both walls; null for workers and public operations. */
  readonly tenantId: string | null;
  readonly by: Omit<Provenance, 'now'>;
  /** How long it waits for a lock; without end unless told. */
  readonly lockTimeoutMs?: number | undefined;
  /** When what it stores happened, where that was before it began. */
  readonly realNow?: Date;
  /** A request's queries only read; those of the service's own work may write, such as what a worker claims. */
  readonly isRequest?: boolean;
  /**
   * Rows may be taken from the memory of the process. Whoever says so does the work again when it fails as something that
   * has met another transaction, and believes no refusal and no other failure before `prove`.
   */
  readonly remembers?: boolean;
}

/** What an executor expects of a transaction that it enters with what is sent first. */
export interface LateEntrance {
  readonly lock: bigint | undefined;
  /** Statements that fail where something is not as it is remembered. */
  readonly expectations: readonly Statement[];
  /** The tenant on whose clock the row has to be. */
  readonly clockOf: string;
}

const itself = (error: unknown): unknown => error;

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
  readonly #clocks: TenantClocks;
  readonly #tracked: TrackedAggregates;
  readonly #proofs: Proofs;
  /** What the owner of the transaction sends itself. */
  readonly #outgoing: SendEvent[] = [];
  #transaction: Promise<Transaction> | undefined;
  #keyLock: bigint | undefined;
  /** Rows are written behind a savepoint: not by the transaction that tells its number. */
  #isNested = false;

  constructor(engine: Engine, scope: Scope) {
    this.#engine = engine;
    this.#scope = scope;
    this.realNow = scope.realNow ?? engine.realTime();
    const rows = (pick: (reads: Reads) => Pick<Reads, 'many' | 'one'>): Pick<Reads, 'many' | 'one'> => ({
      many: async (query) => pick((await this.#begun()).reads).many(query),
      one: async (query) => pick((await this.#begun()).reads).one(query),
    });
    this.reads = { ...rows((reads) => reads), acrossTenants: rows((reads) => reads.acrossTenants) };
    this.#clocks = new TenantClocks(async (statement) => (await this.run([statement]))[0]);
    this.#tracked = new TrackedAggregates({
      engine,
      realNow: this.realNow,
      clocks: this.#clocks,
      visibleTo: scope.role === 'system' ? null : (scope.tenantId ?? ''),
      begun: () => this.#begun(),
      remembers: scope.remembers === true,
    });
    this.#proofs = new Proofs(this.#tracked, engine.rememberedRows);
  }

  /** Statements of the transaction's owner. */
  async run(statements: readonly Statement[]): Promise<QueryResult[]> {
    return (await this.#begun()).pipeline(statements);
  }

  /**
   * In place of `enter`, where the row that would be locked first is remembered: it is taken from memory, and the lock and
   * the expectations of the executor travel with whatever is sent first. Undefined where it is not remembered.
   */
  enterLater(
    machine: LifecycleName,
    id: string,
    { lock, expectations, clockOf }: LateEntrance,
  ): { readonly clockOffsetMs: number } | undefined {
    const [recalled] = this.#tracked.recall(machine, [id], 'own', clockOf) ?? [];
    if (recalled === undefined) return undefined;
    this.#keyLock = lock;
    this.#proofs.expect(expectations);
    return recalled;
  }

  /** The executor's own first statements, which travel with BEGIN. */
  async enter(entrance: Entrance): Promise<Entered> {
    if (entrance.kept !== undefined && entrance.kept.length > 0) this.#isNested = true;
    return (await this.#begun()).enter(entrance);
  }

  /** The statement that locks one row for this scope, and the way to take its result in: for `enter`. */
  lockFirst(machine: LifecycleName, id: string): { statement: Statement; adopt: (result: QueryResult) => void } {
    return {
      statement: this.#tracked.lockOf(machine, [id]),
      adopt: ({ rows }) => this.#tracked.adoptFirst(machine, id, rows),
    };
  }

  /** The clock offset of a tenant, when the caller of `enter` has already read it. */
  knowClock(tenantId: string, offsetMs: number): void {
    this.#clocks.know(tenantId, offsetMs);
  }

  aggregate<M extends LifecycleName>(machine: M, id: string): Promise<Aggregate<M> | undefined> {
    return this.#aggregate<M>(machine, id, 'own');
  }

  aggregatesWith<M extends LifecycleName>(machine: M, common: Common<M>): Promise<readonly Aggregate<M>[]> {
    return this.#aggregatesWith<M>(machine, common, 'own');
  }

  readonly acrossTenants: AggregatesAcrossTenants['acrossTenants'] = {
    aggregate: <M extends LifecycleName>(machine: M, id: string) => this.#aggregate<M>(machine, id, 'across'),
    aggregatesWith: <M extends LifecycleName>(machine: M, common: Common<M>) =>
      this.#aggregatesWith<M>(machine, common, 'across'),
  };

  /** Locks several of one machine in id order, in one round trip: for batches. */
  async aggregates<M extends LifecycleName>(machine: M, ids: readonly string[]): Promise<Map<string, Aggregate<M>>> {
    const found =
      this.#tracked.recall(machine, ids) ?? (await this.#tracked.lock(machine, this.#tracked.lockOf(machine, ids)));
    return new Map(found.map((tracked) => [tracked.id, this.#handleOf<M>(tracked)]));
  }

  async open<M extends LifecycleName>(
    machine: M,
    init: { readonly id: string; readonly context: AggregateView<M>['context'] },
  ): Promise<Aggregate<M>> {
    const outgoing: SendEvent[] = [];
    const tracked = await this.#create(machine, init.id, init.context as Readonly<Record<string, unknown>>, outgoing);
    await this.#settle(tracked, outgoing);
    return this.#handleOf<M>(tracked);
  }

  /** Records without a lifecycle. `subject` names the transfers among them; the request by default. */
  write(...writes: readonly Write[]): void {
    const source = { subject: this.#scope.by.requestId ?? 'work', step: 0, at: this.realNow };
    for (const write of writes) {
      const offset = write.kind === 'enqueue' ? this.#offsetFor(write) : 0;
      this.#collect(write, { ...source, offset }, this.#outgoing);
    }
  }

  /** How far the clock is ahead by which a job is due; whoever says when it is due has read that clock. */
  #offsetFor({ topic, dueAt, tenantId }: Enqueue): number {
    if (dueAt === null || tenantId === null) return 0;
    const offset = this.#clocks.known(tenantId);
    if (offset === undefined) throw new Error(`${topic} is due on a clock that was not read: ${tenantId}`);
    return offset;
  }

  /** Rows that are going to be inserted: nothing can be read back before the commit. */
  written<T extends Table>(table: T): readonly RowOf<T>[] {
    return this.changes.inserts.filter((write) => write.table === table).map(({ row }) => row as RowOf<T>);
  }

  /** Now on a tenant's test clock. */
  async now(tenantId: string): Promise<Date> {
    return new Date(this.realNow.getTime() + (await this.#clocks.offsetOf(tenantId)));
  }

  /** Everything to SQL, and COMMIT, in one message. */
  async commit(own: OwnParts = {}): Promise<void> {
    // What a handler itself sent, where nothing that it moved came to rest after it.
    await this.#deliver(this.#outgoing);
    const by = { ...this.#scope.by, now: this.realNow };
    const { jobKeeper, committed, wholeEvents } = this.#engine;
    const events = newEvents(this.changes, wholeEvents?.earlierOf);
    const jobs = newJobs(this.changes, this.realNow, (topic) => jobKeeper?.leaseFor(topic));
    const statements = flushStatements(this.#tracked.all(), this.changes, jobs, events, by, own);
    if (statements.length === 0) return this.#finish();
    const transaction = await this.#opened();
    const askedAt = performance.now();
    const results = await this.#proofs.commit(transaction, statements);
    this.#remember(results);
    wholeEvents?.keep(events);
    for (const table of this.changes.tables()) committed?.(table);
    handOver(this.#engine, jobs, { results, askedAt, now: this.realNow });
  }

  /** Ends the transaction of something that has only read so far; what follows begins another and remembers nothing. */
  async restart(): Promise<void> {
    if (this.#tracked.all().some(({ steps }) => steps.length > 0) || !this.changes.isEmpty())
      throw new Error('what has been written cannot be taken back by asking the network');
    await this.rollback();
    this.#transaction = undefined;
    this.#tracked.forget();
    this.#clocks.forget();
    this.#proofs.forget();
    this.#keyLock = undefined;
    forget(this.reads);
  }

  /** What was taken from memory is locked and looked at by PostgreSQL while the work on it goes on. */
  async lockAhead(): Promise<void> {
    if (this.#tracked.recalled().length > 0) this.#proofs.sendAhead(await this.#opened(), 'at once');
  }

  /** What was taken from memory is as it was, or this fails: before a refusal or a failure is believed. */
  async prove(): Promise<void> {
    if (this.#tracked.recalled().length > 0) await this.#begun();
    await this.#proofs.held();
  }

  /** Rolls back, and answers why: what was taken from memory may have been another by then. */
  async failed(error: unknown): Promise<unknown> {
    const cause =
      isDatabaseError(error) || isConnectionLost(error) ? error : await this.prove().then(() => error, itself);
    await this.rollback();
    return cause;
  }

  async rollback(): Promise<void> {
    const transaction = await this.#transaction?.catch(() => undefined);
    await transaction?.rollback();
  }

  /** What queries may have written stands before anything that follows; what was only read needs no waiting. */
  async #finish(): Promise<void> {
    await this.prove();
    const transaction = await this.#transaction;
    if (this.#scope.isRequest === true) await transaction?.finish();
    else await transaction?.commit();
  }

  /** The transaction, behind what proves that memory is right: everything that is sent next is sent behind that. */
  async #begun(): Promise<Transaction> {
    const transaction = await this.#opened();
    this.#proofs.sendAhead(transaction);
    return transaction;
  }

  #remember(results: readonly QueryResult[]): void {
    const version: unknown = results.find(({ rows }) => rows[0]?.[ROW_VERSION] !== undefined)?.rows[0]?.[ROW_VERSION];
    if (typeof version === 'string' && !this.#isNested)
      this.#engine.rememberedRows?.keep(this.#tracked.all(), version, this.realNow);
  }

  async #opened(): Promise<Transaction> {
    const { pool, fault, wholeEvents } = this.#engine;
    // Retention takes it alone.
    const sharedLock = wholeEvents && this.#scope.role !== 'retention' ? EVENT_BASES_LOCK : undefined;
    this.#transaction ??= Transaction.begin(pool, { ...this.#scope, sharedLock, lock: this.#keyLock }, fault);
    return this.#transaction;
  }

  async #aggregate<M extends LifecycleName>(machine: M, id: string, reach: Reach): Promise<Aggregate<M> | undefined> {
    const tracked = await this.#tracked.find(machine, id, reach);
    return tracked && this.#handleOf<M>(tracked);
  }

  async #aggregatesWith<M extends LifecycleName>(machine: M, common: Common<M>, reach: Reach): Promise<Aggregate<M>[]> {
    const statement = lockAllStatement(this.#tracked.compiled(machine), common, this.#tracked.wall(reach));
    return (await this.#tracked.lock(machine, statement, reach)).map((tracked) => this.#handleOf<M>(tracked));
  }

  #handleOf<M extends LifecycleName>(tracked: TrackedAggregate): Aggregate<M> {
    return handleOf<M>(tracked, (event) => this.#sendAndRunUntilIdle(tracked, event));
  }

  async #create(
    machine: string,
    id: string,
    context: Readonly<Record<string, unknown>>,
    outgoing: SendEvent[],
  ): Promise<TrackedAggregate> {
    const tenantId = clockTenantOf({ compiled: this.#tracked.compiled(machine), id, context });
    // A tenant that is founded here has no clock yet: it begins at real time.
    if (tenantId === id) this.#clocks.know(id, 0);
    return this.#initial(machine, id, context, await this.#clocks.offsetOf(tenantId), outgoing);
  }

  #initial(
    machine: string,
    id: string,
    context: Readonly<Record<string, unknown>>,
    clockOffsetMs: number,
    outgoing: SendEvent[],
  ): TrackedAggregate {
    const compiled = this.#tracked.compiled(machine);
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
    this.#tracked.add(tracked);
    this.#take(tracked, 'CREATE', first, null, outgoing);
    return tracked;
  }

  async #sendAndRunUntilIdle(tracked: TrackedAggregate, event: AnyEventObject): Promise<void> {
    const outgoing: SendEvent[] = [];
    this.#sendOne(tracked, event, outgoing);
    await this.#settle(tracked, outgoing);
  }

  #sendOne(tracked: TrackedAggregate, event: AnyEventObject, outgoing: SendEvent[]): void {
    const result = step(tracked.compiled, tracked, event);
    if (!result) throw new RefusedEvent(tracked.compiled.machine.id, tracked.id, tracked.leaf.status, event.type);
    this.#take(tracked, event.type, result, tracked.leaf, outgoing);
  }

  /** Takes a step's result in: the log row, the effects' writes, the event of a projected change, what goes out to others. */
  #take(
    tracked: TrackedAggregate,
    event: string,
    result: StepResult,
    from: TrackedAggregate['leaf'] | null,
    outgoing: SendEvent[],
  ): void {
    tracked.step += 1;
    tracked.leaf = result.leaf;
    tracked.context = result.context;
    tracked.updatedAt = tracked.now;
    tracked.steps.push({ step: tracked.step, event, from, to: result.leaf, at: tracked.now });
    for (const effect of result.effects) {
      for (const write of writesOf(this.#engine, tracked, effect)) {
        if (write.kind === 'set') tracked.context = { ...tracked.context, ...write.patch };
        else
          this.#collect(
            write,
            { subject: tracked.id, step: tracked.step, at: tracked.now, offset: tracked.clockOffsetMs },
            outgoing,
          );
      }
    }
    const projected = projectedEvent(tracked, from);
    if (projected) this.changes.events.push(projected);
  }

  /**
   * Children first, then the facts of passing states, until everything rests. Aggregates that are moved side by side have
   * their own outgoing events, so that each rests when its own children do.
   */
  async #settle(tracked: TrackedAggregate, outgoing: SendEvent[]): Promise<void> {
    for (let turn = 0; turn < MAX_PASSING_STEPS; turn += 1) {
      await this.#deliver(this.#outgoing);
      await this.#deliver(outgoing);
      if (!tracked.leaf.passing) return;
      const event = await eventOfFacts(this.#engine, tracked, this.reads);
      if (event === undefined) return;
      this.#sendOne(tracked, event, outgoing);
    }
    throw new Error(`${tracked.compiled.machine.id} ${tracked.id} does not come to rest`);
  }

  async #deliver(outgoing: SendEvent[]): Promise<void> {
    for (let next = outgoing.shift(); next; next = outgoing.shift()) {
      // It may belong to another tenant, such as the alias that loses a number (D-109).
      const tracked = await this.#tracked.find(next.machine, next.id, 'across');
      if (!tracked) throw new Error(`no ${next.machine} ${next.id} to send ${next.type} to`);
      const event = { type: next.type, ...next.payload };
      if (next.ifTaken && step(tracked.compiled, tracked, event) === undefined) continue;
      await this.#sendAndRunUntilIdle(tracked, event);
    }
  }

  /** What ends in rows waits for the flush; what concerns another aggregate goes on to it. */
  #collect(write: Write, source: WriteSource, outgoing: SendEvent[]): void {
    switch (write.kind) {
      case 'send':
        outgoing.push(write);
        return;
      case 'open':
        // A child opens within its parent's step, on its parent's clock where it has no other (D-469).
        this.#initial(write.machine, write.id, { ...write.context }, write.clockOffsetMs ?? source.offset, outgoing);
        return;
      case 'set':
        throw new Error('`set` is for the effects of an aggregate');
      default:
        this.changes.collect(write, source);
    }
  }
}
