// Reads across tenants: it hands reads of either kind to handlers.

import type { QueryResult } from 'pg';
import { constraintErrors } from '../../../generated/contract/errors.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { sha256Hex } from '../crypto/index.ts';
import { CommitUnknown, isLockTimeout, isRetryable, isUnavailable, violatedConstraint } from '../db/errors.ts';
import { FairQueue, type FairQueueLimits, TooBusy } from '../fair-queue.ts';
import {
  type ExecutedOperation,
  type Execution,
  type Executor,
  type IdempotencyKey,
  type Outcome,
  TryAgain,
  type Unit,
} from '../http/ports.ts';
import { tooManyUnderWay } from '../http/too-many-under-way.ts';
import { clockStatement } from '../lifecycle/aggregates/rows.ts';
import type { Engine } from '../lifecycle/engine.ts';
import type { Part } from '../lifecycle/flush/part.ts';
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts';
import { type Attempt, type Decision, mutate } from '../lifecycle/write-path.ts';
import type { Row } from '../lifecycle/writes.ts';
import { Refusal } from '../refusal.ts';
import { world } from '../world.ts';
import { hasExpired } from './expired-credential.ts';
import * as keys from './idempotency.ts';
import { unitOfWorkFor } from './unit-of-work-for.ts';
import { countSignature, isCounted } from './used-signatures.ts';

export interface ExecutorOptions {
  readonly engine: Engine;
  readonly vault: keys.ResponseVault;
  readonly idempotencyTtlHours: number;
  /** The time that a duplicate in another process waits for the first request; 10 s by default (D-056). */
  readonly idempotencyWaitMs?: number | undefined;
  /** The bounds of what requests ask the network. */
  readonly outside?: FairQueueLimits | undefined;
}

/** Vendors are everybody's: a tenant that asks much must not keep the others waiting (D-525). */
const OUTSIDE: FairQueueLimits = { places: 64, waiting: 128, waitMs: 10_000, workMs: 5000 };

const IDEMPOTENCY_WAIT_MS = 10_000;

/** Runs each operation as one mutation: the lock of its idempotency key first, the answer with its effects (D-054 to D-057). */
export function createExecutor(options: ExecutorOptions): Executor {
  const outside = new FairQueue(options.outside ?? OUTSIDE);
  return {
    run: async (operation, execution) => {
      let attempt: RequestAttempt | undefined;
      const kept: Kept = { orderKey: orderKeyOf(execution.idempotency), intent: undefined };
      const outcome = await mutate(
        () => {
          attempt = new RequestAttempt({ ...options, outsideQueue: outside }, operation, execution, kept);
          return attempt;
        },
        (error, isLast) => outcomeOf(error, isLast, execution.idempotency !== undefined),
      );
      await attempt?.unit.proved().catch((error: unknown) => {
        throw new TryAgain('what was read may be of the past', { cause: error });
      });
      return outcome;
    },
  };
}

/** What a request that runs again goes on with. */
interface Kept {
  /** Under it the network is asked for something that must happen once. */
  readonly orderKey: string;
  /** The intent of a first phase that was committed without an idempotency key: nothing else has it. */
  intent: Pick<keys.StoredKey, 'intent' | 'createdAt'> | undefined;
}

/** The same for each run of a request, and for each request under one idempotency key. */
const orderKeyOf = (key: IdempotencyKey | undefined): string =>
  key === undefined
    ? `req_${world.randomUUID()}`
    : `req_${sha256Hex(JSON.stringify([key.scope, key.operation, key.key]))}`;

interface AttemptOptions extends ExecutorOptions {
  readonly outsideQueue: FairQueue;
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

/** The outcome that a failed attempt means. Undefined runs the whole handler again: nothing has left it. */
function outcomeOf(error: unknown, last: boolean, isKeyed: boolean): Outcome | undefined {
  if (error instanceof Overtaken) return error.outcome;
  // Without a key no retry is safe, because the first request may have been committed.
  if (error instanceof CommitUnknown && !isKeyed) throw error;
  if (isUnavailable(error)) throw new TryAgain('the database is not available', { cause: error });
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

/** One attempt at a request. The second phase of a two-phase operation is a transaction of its own. */
class RequestAttempt implements Attempt<Outcome> {
  readonly unit: UnitOfWork;
  readonly #options: AttemptOptions;
  readonly #operation: ExecutedOperation;
  readonly #execution: Execution;
  readonly #kept: Kept;
  #now: Date;
  /** The intent of a two-phase operation, as it stands under the key. */
  #intent: Pick<keys.StoredKey, 'intent' | 'createdAt'> | undefined;
  #isResumed = false;

  constructor(options: AttemptOptions, operation: ExecutedOperation, execution: Execution, kept: Kept) {
    this.#kept = kept;
    this.#intent = kept.intent;
    this.#isResumed = kept.intent !== undefined;
    this.#options = options;
    this.#operation = operation;
    this.#execution = execution;
    const { caller, idempotency, signature } = execution;
    const waits = idempotency !== undefined || signature !== undefined;
    // A user without a tenant keeps keys under the user: no tenant has such an id, so the wall shows nothing else.
    const tenantId = caller.tenantId ?? idempotency?.scope ?? null;
    const lockTimeoutMs = waits ? (options.idempotencyWaitMs ?? IDEMPOTENCY_WAIT_MS) : undefined;
    this.unit = unitOfWorkFor(options.engine, caller, tenantId, {
      lockTimeoutMs,
      work: operation.id,
      onlyReads: idempotency === undefined,
    });
    this.#now = this.unit.realNow;
  }

  /** Locks the key, then the root. The caller's credential and clock, and what stands under the key, are read behind that. */
  async lock(): Promise<Decision<Outcome> | undefined> {
    const { caller, idempotency: key, prefetch, signature, confirmations = [] } = this.#execution;
    if (hasExpired(this.#execution, this.unit.realNow)) return ended({ kind: 'unconfirmed' });
    if (!key && !prefetch && caller.tenantId === null) return undefined;
    const root = prefetch ? this.unit.lockFirst(prefetch.machine as LifecycleName, prefetch.id) : undefined;
    const entered = await this.unit.enter({
      // Whatever becomes of the request, its signature has been seen: it is kept when the rest is rolled back.
      kept: signature ? [countSignature(signature, caller.tenantId)] : [],
      lock: key && keys.lockOf(key),
      locks: root ? [root.statement] : [],
      reads: [
        ...(caller.tenantId === null ? [] : [clockStatement(caller.tenantId)]),
        ...confirmations.map(({ statement }) => statement),
        ...(key ? [keys.findKey(key)] : []),
      ],
    });
    const found = entered.reads.slice(1);
    if (!confirmations.every(({ confirm }, at) => confirm(found[at]?.rows ?? [])))
      return ended({ kind: 'unconfirmed' });
    const [counted] = entered.kept;
    if (counted && !isCounted(counted)) return ended({ kind: 'signature-used' });
    const earlier = key && this.#earlier(key, entered.reads.at(-1));
    if (earlier) return ended(earlier);
    const [locked] = entered.locks;
    if (root && locked) root.track(locked);
    this.#now = this.#onClock(entered.reads[0]);
    return undefined;
  }

  /** Runs the handler. Its answer is stored with its effects; a refusal takes everything back unless it says that it commits. */
  async decide(): Promise<Decision<Outcome>> {
    const { idempotency, keepsNothing } = this.#execution;
    const result = await this.#execution.handle(this.#handlerUnit());
    if (result instanceof Refusal) {
      const released = idempotency && this.#intent ? [keys.release(idempotency)] : [];
      return { result: { kind: 'refused', refusal: result }, commits: result.commits ? { also: released } : null };
    }
    const also = this.#storedAnswer({ answer: result, intent: this.#intent?.intent ?? null });
    const outcome: Outcome = { kind: 'answered', answer: result, replayed: false };
    return { result: outcome, commits: keepsNothing ? null : { also } };
  }

  #onClock(clock: QueryResult | undefined): Date {
    const { realNow } = this.unit;
    const { tenantId } = this.#execution.caller;
    if (tenantId === null) return realNow;
    const offset = Number(clock?.rows[0]?.offset_ms ?? 0);
    this.unit.knowClock(tenantId, offset);
    return new Date(realNow.getTime() + offset);
  }

  /** The outcome that stands under the key: the original's answer, or a mismatch. A two-phase operation goes on with its intent. */
  #earlier(key: IdempotencyKey, found: QueryResult | undefined): Outcome | undefined {
    const stored = keys.storedKey(found, this.#options.vault, this.unit.realNow);
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

  /** The row that stands under the key from now on. */
  #storedAnswer(what: Pick<keys.StoredAnswer, 'answer' | 'intent'>): Part[] {
    const { idempotency } = this.#execution;
    if (!idempotency) return [];
    const { vault, idempotencyTtlHours: ttlHours } = this.#options;
    const createdAt = this.#intent?.createdAt ?? this.unit.realNow;
    const expiresAt = new Date(createdAt.getTime() + ttlHours * 3_600_000);
    return [keys.storeAnswer(idempotency, { ...what, createdAt, expiresAt }, vault)];
  }

  /** Handlers take it apart, so that its members are functions that need no `this`. */
  #handlerUnit(): Unit {
    const { unit } = this;
    return {
      now: this.#now,
      services: this.#options.engine.services,
      orderKey: this.#kept.orderKey,
      reads: unit.reads,
      aggregate: (machine, id) => unit.aggregate(machine, id),
      aggregatesWith: (machine, common) => unit.aggregatesWith(machine, common),
      acrossTenants: unit.acrossTenants,
      open: (machine, init) => unit.open(machine, init),
      write: (...writes) => unit.write(...writes),
      discard: () => unit.discard(),
      written: (table) => unit.written(table),
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
    await this.unit.restart();
    // A public operation has no tenant: all callers of it share.
    const holder = this.#execution.caller.tenantId ?? this.#operation.id;
    const answer = await this.#options.outsideQueue.take(holder, ask);
    if (answer instanceof TooBusy) throw tooManyUnderWay(answer);
    const known = await this.lock();
    if (known !== undefined) throw new Overtaken(known.result);
    // Another request with the key has recorded its intent meanwhile, and goes on with it.
    if (this.#isResumed && this.#kept.intent === undefined) throw new Overtaken({ kind: 'running' });
    return answer;
  }

  /** Commits the first half with the intent, unless it refuses. What follows is a transaction of its own. */
  async #firstPhase<T extends Row | Refusal | null>(record: () => Promise<T>): Promise<T> {
    const { unit } = this;
    if (this.#operation.transaction !== 'two-phase')
      throw new Error(`${this.#operation.id} is not declared as two-phase`);
    if (this.#isResumed) {
      await unit.rollback();
      unit.beginAgain();
      return this.#intent?.intent as T;
    }
    const intent: Row | Refusal | null = await record();
    if (intent === null || intent instanceof Refusal) return intent as T;
    const createdAt = unit.realNow;
    await unit.commit(await unit.flush({ also: this.#storedAnswer({ answer: null, intent }) }));
    this.#intent = { intent, createdAt };
    if (this.#execution.idempotency === undefined) this.#kept.intent = this.#intent;
    unit.beginAgain();
    return intent as T;
  }
}

/** Writes nothing, and does not call the handler. */
const ended = (result: Outcome): Decision<Outcome> => ({ result, commits: null });
