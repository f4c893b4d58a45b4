// Passes the walls of tenants: hands them to handlers.

import type { QueryResult } from 'pg';
import { constraintErrors } from '../../../generated/contract/errors.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { CommitUnknown, isConnectionLost, isLockTimeout, isRetryable, violatedConstraint } from '../db/errors.ts';
import {
  type ExecutedOperation,
  type Execution,
  type Executor,
  type IdempotencyKey,
  type Outcome,
  TryAgain,
  type Unit,
} from '../http/ports.ts';
import { Refusal } from '../http/refusal.ts';
import type { Engine } from '../lifecycle/engine.ts';
import type { Part } from '../lifecycle/flush-part.ts';
import { clockStatement } from '../lifecycle/rows.ts';
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts';
import type { Row } from '../lifecycle/writes.ts';
import { hasExpired } from './expired-credential.ts';
import * as keys from './idempotency.ts';
import { unitOfWorkFor } from './unit-of-work-for.ts';
import { countSignature, isCounted } from './used-signatures.ts';

export interface ExecutorOptions {
  readonly engine: Engine;
  readonly vault: keys.ResponseVault;
  readonly idempotencyTtlHours: number;
  /** How long a duplicate in another process waits for the first request; 10 s unless told (D-056). */
  readonly idempotencyWaitMs?: number | undefined;
}

const IDEMPOTENCY_WAIT_MS = 10_000;

/** The first run and three more (D-437). */
const ATTEMPTS = 4;

/** Runs operations: one mutation, one transaction, the lock of its idempotency key first, the answer with its effects (D-054 to D-057). */
export function createExecutor(options: ExecutorOptions): Executor {
  return {
    async run(operation, execution) {
      for (let attempt = 1; ; attempt += 1) {
        const run = new Run(options, operation, execution);
        try {
          return await run.outcome();
        } catch (error) {
          await run.abandon();
          if (error instanceof Overtaken) return error.outcome;
          const last = attempt === ATTEMPTS;
          const outcome = outcomeOf(error, last, execution.idempotency !== undefined);
          if (outcome) return outcome;
        }
      }
    },
  };
}

/** While a keyed operation asked the network, another request with its key was first. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('another request with the same key was first');
    this.outcome = outcome;
  }
}

/** In the context of an error: the lock is held by another request with the same key or the same signature. */
const OF_THE_KEY = /lock_idempotency_key|idempotency_keys|request_signatures/;

const whereOf = (error: unknown): string => (error as { readonly where?: string }).where ?? '';

/** What a failed attempt means; undefined: run the whole handler again, nothing has left it. */
function outcomeOf(error: unknown, last: boolean, isKeyed: boolean): Outcome | undefined {
  // Without a key no retry is safe, because the first request may have been committed.
  if (error instanceof CommitUnknown && !isKeyed) throw error;
  if (isConnectionLost(error)) throw new TryAgain('the database went away', { cause: error });
  if (isLockTimeout(error) && OF_THE_KEY.test(whereOf(error))) return { kind: 'running' };
  if (isLockTimeout(error)) throw new TryAgain('a lock was not to be had', { cause: error });
  if (isRetryable(error)) {
    if (last) throw new TryAgain('serialization failed', { cause: error });
    return undefined;
  }
  // A lost race: the next run's own checks refuse it with details; when they do not, the constraint's code answers.
  const constraint = violatedConstraint(error);
  const code = constraint === undefined ? undefined : constraintErrors[constraint];
  if (code === undefined) throw error;
  return last ? { kind: 'refused', refusal: new Refusal(code) } : undefined;
}

/** One attempt. A two-phase operation goes through two units of work, everything else through one. */
class Run {
  readonly #options: ExecutorOptions;
  readonly #operation: ExecutedOperation;
  readonly #execution: Execution;
  #work: UnitOfWork;
  /** Of a two-phase operation, as it stands under the key. */
  #intent: Pick<keys.StoredKey, 'intent' | 'createdAt'> | undefined;
  #isResumed = false;

  constructor(options: ExecutorOptions, operation: ExecutedOperation, execution: Execution) {
    this.#options = options;
    this.#operation = operation;
    this.#execution = execution;
    this.#work = this.#unitOfWork();
  }

  async outcome(): Promise<Outcome> {
    const begun = await this.#begin();
    if ('kind' in begun) return begun;
    const result = await this.#execution.handle(this.#unit(begun.now));
    if (result instanceof Refusal) return this.#refuse(result);
    if (this.#execution.keepsNothing) await this.#work.rollback();
    else
      await this.#work.commit({ also: this.#storedAnswer({ answer: result, intent: this.#intent?.intent ?? null }) });
    return { kind: 'answered', answer: result, replayed: false };
  }

  /** Rolls back. What ended the run is reported, even where the roll-back fails too. */
  async abandon(): Promise<void> {
    await this.#work.rollback().catch(() => undefined);
  }

  #unitOfWork(): UnitOfWork {
    const { caller, idempotency, signature } = this.#execution;
    const { engine, idempotencyWaitMs = IDEMPOTENCY_WAIT_MS } = this.#options;
    const waits = idempotency !== undefined || signature !== undefined;
    // A user without a tenant keeps keys under the user: no tenant has such an id, so the wall shows nothing else.
    const tenantId = caller.tenantId ?? idempotency?.scope ?? null;
    const lockTimeoutMs = waits ? idempotencyWaitMs : undefined;
    return unitOfWorkFor(engine, caller, tenantId, { lockTimeoutMs });
  }

  /** The key's lock, what is found under it, the caller's credential and clock, and the contract's own lock, in the message of BEGIN. */
  async #begin(): Promise<{ now: Date } | Outcome> {
    const { caller, idempotency: key, prefetch, signature, confirmations = [] } = this.#execution;
    const { realNow } = this.#work;
    if (hasExpired(this.#execution, realNow)) return this.#end({ kind: 'unconfirmed' });
    if (!key && !prefetch && caller.tenantId === null) return { now: realNow };
    const lock = prefetch ? this.#work.lockFirst(prefetch.machine as LifecycleName, prefetch.id) : undefined;
    const entered = await this.#work.enter({
      // Whatever becomes of the request, its signature has been seen: it is kept when the rest is rolled back.
      kept: signature ? [countSignature(signature, caller.tenantId)] : [],
      lock: key && keys.lockOf(key),
      locks: lock ? [lock.statement] : [],
      reads: [
        ...(caller.tenantId === null ? [] : [clockStatement(caller.tenantId)]),
        ...confirmations.map(({ statement }) => statement),
        ...(key ? [keys.findKey(key)] : []),
      ],
    });
    const found = entered.reads.slice(1);
    if (!confirmations.every(({ confirm }, at) => confirm(found[at]?.rows ?? [])))
      return this.#end({ kind: 'unconfirmed' });
    const [counted] = entered.kept;
    if (counted && !isCounted(counted)) return this.#end({ kind: 'signature-used' });
    const earlier = key && this.#earlier(key, entered.reads.at(-1));
    if (earlier) return this.#end(earlier);
    const [locked] = entered.locks;
    if (lock && locked) lock.track(locked);
    return { now: this.#onClock(entered.reads[0]) };
  }

  /** Before the handler was asked. */
  async #end(outcome: Outcome): Promise<Outcome> {
    await this.#work.rollback();
    return outcome;
  }

  #onClock(clock: QueryResult | undefined): Date {
    const { realNow } = this.#work;
    const { tenantId } = this.#execution.caller;
    if (tenantId === null) return realNow;
    const offset = Number(clock?.rows[0]?.offset_ms ?? 0);
    this.#work.knowClock(tenantId, offset);
    return new Date(realNow.getTime() + offset);
  }

  /** What stands under the key: the original's answer, a mismatch, or a two-phase operation to go on with. */
  #earlier(key: IdempotencyKey, found: QueryResult | undefined): Outcome | undefined {
    const stored = keys.storedKey(found, this.#options.vault, this.#work.realNow);
    if (!stored) return undefined;
    // Also between two phases: another request with the key does not go on with what the first one began.
    const mismatch = keys.mismatchOf(key, stored);
    if (mismatch === undefined && stored.answer === null && stored.intent !== null) {
      this.#intent = stored;
      this.#isResumed = true;
      return undefined;
    }
    if (mismatch !== undefined) return { kind: 'mismatched', mismatch };
    if (stored.answer === null) return { kind: 'running' };
    return { kind: 'answered', answer: stored.answer, replayed: true };
  }

  /** What stands under the key from now on. */
  #storedAnswer(what: Pick<keys.StoredAnswer, 'answer' | 'intent'>): Part[] {
    const { idempotency } = this.#execution;
    if (!idempotency) return [];
    const { vault, idempotencyTtlHours: ttlHours } = this.#options;
    const createdAt = this.#intent?.createdAt ?? this.#work.realNow;
    const expiresAt = new Date(createdAt.getTime() + ttlHours * 3_600_000);
    return [keys.storeAnswer(idempotency, { ...what, createdAt, expiresAt }, vault)];
  }

  async #refuse(refusal: Refusal): Promise<Outcome> {
    const { idempotency } = this.#execution;
    if (refusal.commits)
      await this.#work.commit({ also: idempotency && this.#intent ? [keys.release(idempotency)] : [] });
    else await this.#work.rollback();
    return { kind: 'refused', refusal };
  }

  /** Handlers take it apart, so its members reach the current unit of work through this. */
  #unit(now: Date): Unit {
    const isTwoPhase = this.#operation.transaction === 'two-phase';
    const rows = (pick: (work: UnitOfWork) => Unit['reads'] | Unit['reads']['acrossTenants']) => ({
      many: <T extends object>(query: Parameters<Unit['reads']['many']>[0]) => pick(this.#work).many<T>(query),
      one: <T extends object>(query: Parameters<Unit['reads']['one']>[0]) => pick(this.#work).one<T>(query),
    });
    return {
      now,
      services: this.#options.engine.services,
      // The object that facts get too, so that they share what `oncePerTransaction` has loaded.
      reads: isTwoPhase
        ? { ...rows((work) => work.reads), acrossTenants: rows((work) => work.reads.acrossTenants) }
        : this.#work.reads,
      aggregate: (machine, id) => this.#work.aggregate(machine, id),
      aggregatesWith: (machine, common) => this.#work.aggregatesWith(machine, common),
      acrossTenants: {
        aggregate: (machine, id) => this.#work.acrossTenants.aggregate(machine, id),
        aggregatesWith: (machine, common) => this.#work.acrossTenants.aggregatesWith(machine, common),
      },
      open: (machine, init) => this.#work.open(machine, init),
      write: (...writes) => this.#work.write(...writes),
      written: (table) => this.#work.written(table),
      firstPhase: (record) => this.#firstPhase(record),
      outsideTransaction: (ask) => this.#outsideTransaction(ask),
    };
  }

  #expectReadAhead(): void {
    const { id, transaction } = this.#operation;
    if (transaction !== 'read-ahead' && transaction !== 'two-phase') throw new Error(`${id} does not read ahead`);
  }

  /** No connection and no lock is held while the network answers. Afterwards the key is locked and looked up again. */
  async #outsideTransaction<T>(ask: () => Promise<T>): Promise<T> {
    this.#expectReadAhead();
    await this.#work.restart();
    const answer = await ask();
    const begun = await this.#begin();
    if ('kind' in begun) throw new Overtaken(begun);
    // Another request with the key has recorded its intent meanwhile, and goes on with it.
    if (this.#isResumed) throw new Overtaken({ kind: 'running' });
    return answer;
  }

  /** Commits the first half with the intent, unless it refuses; what follows runs in a transaction of its own, begun when it is needed. */
  async #firstPhase<T extends Row | Refusal | null>(record: () => Promise<T>): Promise<T> {
    if (this.#operation.transaction !== 'two-phase')
      throw new Error(`${this.#operation.id} is not declared as two-phase`);
    if (this.#isResumed) {
      await this.#work.rollback();
      this.#work = this.#unitOfWork();
      return this.#intent?.intent as T;
    }
    const intent: Row | Refusal | null = await record();
    if (intent === null || intent instanceof Refusal) return intent as T;
    const { realNow } = this.#work;
    await this.#work.commit({ also: this.#storedAnswer({ answer: null, intent }) });
    this.#intent = { intent, createdAt: realNow };
    this.#work = this.#unitOfWork();
    return intent as T;
  }
}
