// Reads across tenants: it takes the role for reads of either kind, and sends events to aggregates of any tenant.

import type { QueryResult } from 'pg';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { keepOrder, LockOrder, type NamedLock } from '../db/lock-order.ts';
import { forget } from '../db/once-per-transaction.ts';
import type { Reads } from '../db/reads.ts';
import type { Statement } from '../db/statement.ts';
import {
  type DatabaseRole,
  type FirstResults,
  type FirstStatements,
  type TenantScope,
  Transaction,
} from '../db/transaction.ts';
import type { Presence } from '../primary/present-primary.ts';
import { world } from '../world.ts';
import type { Aggregate, Aggregates, AggregatesAcrossTenants, Common } from './aggregates/aggregate.ts';
import { handleOf } from './aggregates/handle.ts';
import { lockAllStatement } from './aggregates/rows.ts';
import { TenantClocks } from './aggregates/tenant-clocks.ts';
import type { TrackedAggregate } from './aggregates/tracked-aggregate.ts';
import { TrackedAggregates } from './aggregates/tracked-aggregates.ts';
import { Changes } from './changes.ts';
import type { AggregateView } from './definition.ts';
import type { Engine } from './engine.ts';
import { newEvents } from './flush/events.ts';
import { flushStatements, type OwnParts, type Provenance } from './flush/flush.ts';
import { announceJobs, newJobs } from './flush/jobs.ts';
import { Stepper } from './stepper.ts';
import { advance, type Flushed } from './write-path.ts';
import type { Enqueue, RowOf, Table, Write } from './writes.ts';

/** The owner of a transaction, and the walls that it works behind. */
export interface Scope {
  readonly role: DatabaseRole;
  /** The tenant behind both walls; null for workers and public operations. */
  readonly tenantId: string | null;
  readonly by: Omit<Provenance, 'now'>;
  /** The longest wait for a lock, in milliseconds. Without it a wait has no end. */
  readonly lockTimeoutMs?: number | undefined;
  /** The operation or the topic, by which a test names the taker of locks. */
  readonly work?: string | undefined;
  /** A request's queries only read; those of the service's own work may write, such as what a worker claims. */
  readonly isRequest?: boolean;
  /** Nothing that it writes will prove that it is on the present primary: the proof is made beside its reads. */
  readonly onlyReads?: boolean;
}

/**
 * One transaction of the write path. It begins when it is first asked for something, so that a refusal before any read
 * costs no round trip.
 */
export class UnitOfWork implements Aggregates, AggregatesAcrossTenants {
  readonly changes = new Changes();
  readonly reads: Reads;
  readonly #engine: Engine;
  readonly #scope: Scope;
  readonly #clocks: TenantClocks;
  readonly #locks: LockOrder;
  readonly #tracked: TrackedAggregates;
  readonly #stepper: Stepper;
  #realNow: Date;
  #transaction: Promise<Transaction> | undefined;
  #presence: Presence | undefined;
  #isWritten = false;

  constructor(engine: Engine, scope: Scope) {
    this.#engine = engine;
    this.#scope = scope;
    this.#realNow = engine.realTime();
    const realNow = (): Date => this.#realNow;
    const rows = (pick: (reads: Reads) => Pick<Reads, 'many' | 'one'>): Pick<Reads, 'many' | 'one'> => ({
      many: async (query) => pick((await this.#begun()).reads).many(query),
      one: async (query) => pick((await this.#begun()).reads).one(query),
    });
    this.reads = { ...rows((reads) => reads), acrossTenants: rows((reads) => reads.acrossTenants) };
    this.#locks = new LockOrder(scope.work ?? scope.by.actorId ?? scope.by.actorType);
    keepOrder(this.reads, this.#locks);
    keepOrder(this.reads.acrossTenants, this.#locks);
    this.#clocks = new TenantClocks(async (statement) => (await this.run([statement]))[0]);
    this.#tracked = new TrackedAggregates({
      engine,
      realNow,
      clocks: this.#clocks,
      visibleTo: scope.role === 'system' ? null : (scope.tenantId ?? ''),
      begun: () => this.#begun(),
      locks: this.#locks,
    });
    const { changes, reads } = this;
    this.#stepper = new Stepper({ engine, realNow, tracked: this.#tracked, clocks: this.#clocks, changes, reads });
  }

  /** When the transaction began, in real time. */
  get realNow(): Date {
    return this.#realNow;
  }

  // Locks.

  /** The first statements of a request, which travel with BEGIN. */
  async enter(first: FirstStatements): Promise<FirstResults> {
    // Behind the key, and before the root.
    const names = this.#locks.open();
    const { locks = [] } = first;
    const entered = await (await this.#begun()).enter({ ...first, locks: [...names, ...locks] });
    return { ...entered, locks: entered.locks.slice(names.length) };
  }

  /** Named locks with which the transaction begins. */
  expectLocks(locks: readonly NamedLock[]): void {
    this.#locks.expect(locks);
  }

  /** A named lock that was asked for behind what comes later: nothing of this attempt may stand. */
  get lateLock(): NamedLock | undefined {
    return this.#locks.late;
  }

  /** The statement that locks one row for this scope, and the way to take its result in: for `enter`. */
  lockFirst(machine: LifecycleName, id: string): { statement: Statement; track: (result: QueryResult) => void } {
    return {
      statement: this.#tracked.lockOf(machine, [id]),
      track: ({ rows }) => this.#tracked.trackFirst(machine, id, rows),
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
    aggregate: <M extends LifecycleName>(machine: M, id: string) => this.#aggregate<M>(machine, id, 'all'),
    aggregatesWith: <M extends LifecycleName>(machine: M, common: Common<M>) =>
      this.#aggregatesWith<M>(machine, common, 'all'),
  };

  /** Locks several of one machine in id order, in one round trip: for batches. */
  async aggregates<M extends LifecycleName>(machine: M, ids: readonly string[]): Promise<Map<string, Aggregate<M>>> {
    const found = await this.#tracked.lock(machine, this.#tracked.lockOf(machine, ids));
    return new Map(found.map((tracked) => [tracked.id, this.#handleOf<M>(tracked)]));
  }

  // Decisions: nothing of them is written before the flush.

  async open<M extends LifecycleName>(
    machine: M,
    init: { readonly id: string; readonly context: AggregateView<M>['context'] },
  ): Promise<Aggregate<M>> {
    return this.#handleOf<M>(await this.#stepper.open(machine, init.id, init.context));
  }

  /** Records without a lifecycle. `subject` names the transfers among them; the request by default. */
  write(...writes: readonly Write[]): void {
    const source = { subject: this.#scope.by.requestId ?? 'work', step: 0, at: this.realNow };
    for (const write of writes) {
      const offset = write.kind === 'enqueue' ? this.#offsetFor(write) : 0;
      this.#stepper.collect(write, { ...source, offset });
    }
  }

  /** The offset of the clock by which a job is due. Code that sets the due time has read that clock. */
  #offsetFor({ topic, dueAt, tenantId }: Enqueue): number {
    if (dueAt === null || tenantId === null) return 0;
    const offset = this.#clocks.known(tenantId);
    if (offset === undefined) throw new Error(`${topic} is due on a clock that was not read: ${tenantId}`);
    return offset;
  }

  /** Takes back everything that was decided so far. The locks are kept, and what follows decides anew. */
  discard(): void {
    this.changes.clear();
    this.#tracked.forget();
    this.#stepper.forget();
  }

  /** Rows that are going to be inserted: nothing can be read back before the commit. */
  written<T extends Table>(table: T): readonly RowOf<T>[] {
    return this.changes.inserts.filter((write) => write.table === table).map(({ row }) => row as RowOf<T>);
  }

  /** Now on a tenant's test clock. */
  async now(tenantId: string): Promise<Date> {
    return new Date(this.realNow.getTime() + (await this.#clocks.offsetOf(tenantId)));
  }

  /** Statements of the transaction's owner, sent at once. */
  async run(statements: readonly Statement[]): Promise<QueryResult[]> {
    return (await this.#begun()).pipeline(statements);
  }

  // The end.

  /** Delivers the last events, and turns everything that was collected into statements. */
  async flush(own: OwnParts = {}): Promise<Flushed> {
    await this.#stepper.sendToOthers();
    const jobs = newJobs(this.changes, this.realNow, this.#engine.jobKeeper);
    const by = { ...this.#scope.by, now: this.realNow };
    return {
      statements: flushStatements(this.#tracked.all(), this.changes, jobs, newEvents(this.changes), by, own),
      jobs,
    };
  }

  /** Sends the flush and COMMIT in one message, and then tells this process what there is to do. */
  async commit(flushed?: Flushed): Promise<void> {
    const { statements, jobs } = flushed ?? (await this.flush());
    this.#locks.end();
    if (statements.length === 0) return this.#finish();
    const transaction = await this.#begun();
    const askedAt = world.monotonic();
    const results = await transaction.commit(statements);
    this.#isWritten = true;
    for (const table of this.changes.tables()) this.#engine.committed?.(table);
    announceJobs(this.#engine, jobs, { results, askedAt, now: this.realNow });
  }

  /** Ends the transaction of something that has only read so far; what follows begins another and remembers nothing. */
  async restart(): Promise<void> {
    if (this.#tracked.all().some(({ steps }) => steps.length > 0) || !this.changes.isEmpty())
      throw new Error('what has been written cannot be taken back by asking the network');
    await this.rollback();
    this.#forget();
  }

  /** After a commit or a roll-back: what follows begins another transaction, later. */
  beginAgain(): void {
    this.#realNow = this.#engine.realTime();
    this.#isWritten = false;
    this.changes.clear();
    this.#forget();
  }

  /**
   * What a request has read and is answered with was present: the server has proved since then that it is the primary. What
   * it has written proves that by itself, because a COMMIT waits for the standby. @throws NoPrimary
   */
  async proved(): Promise<void> {
    if (!this.#isWritten) await this.#presence?.proved();
  }

  #forget(): void {
    this.#locks.end();
    this.#transaction = undefined;
    this.#tracked.forget();
    this.#clocks.forget();
    forget(this.reads);
  }

  async rollback(): Promise<void> {
    this.#locks.end();
    const transaction = await this.#transaction?.catch(() => undefined);
    await transaction?.rollback();
  }

  /** Waits for the commit only where queries may have written something. A request's queries only read. */
  async #finish(): Promise<void> {
    const transaction = await this.#transaction;
    if (this.#scope.isRequest === true) await transaction?.finish();
    else await transaction?.commit();
  }

  #begun(): Promise<Transaction> {
    const { pool, fault } = this.#engine;
    if (this.#scope.isRequest) this.#present();
    this.#transaction ??= Transaction.begin(pool, this.#scope, fault).then((transaction) => this.#opened(transaction));
    return this.#transaction;
  }

  /** Before anything is read. */
  #present(): void {
    if (this.#presence !== undefined) return;
    this.#presence = this.#engine.pool.presence?.();
    if (this.#scope.onlyReads) this.#presence?.begin();
  }

  #opened(transaction: Transaction): Transaction {
    const names = this.#locks.open();
    // If they fail, so does everything behind them.
    if (names.length > 0) void transaction.pipeline(names).catch(() => undefined);
    return transaction;
  }

  async #aggregate<M extends LifecycleName>(
    machine: M,
    id: string,
    scope: TenantScope,
  ): Promise<Aggregate<M> | undefined> {
    const tracked = await this.#tracked.find(machine, id, scope);
    return tracked && this.#handleOf<M>(tracked);
  }

  async #aggregatesWith<M extends LifecycleName>(
    machine: M,
    common: Common<M>,
    scope: TenantScope,
  ): Promise<Aggregate<M>[]> {
    const statement = lockAllStatement(this.#tracked.compiled(machine), common, this.#tracked.wall(scope));
    return (await this.#tracked.lock(machine, statement, scope)).map((tracked) => this.#handleOf<M>(tracked));
  }

  #handleOf<M extends LifecycleName>(tracked: TrackedAggregate): Aggregate<M> {
    return handleOf<M>(tracked, (event) => advance(this.#stepper, tracked, event));
  }
}
