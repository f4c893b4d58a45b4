// Passes the walls of tenants: hands them to handlers; its own system role keeps refusals on record.

import { constraintErrors } from '../../../generated/contract/errors.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { CommitUnknown, isConnectionLost, isLockTimeout, isRetryable, violatedConstraint } from '../db/errors.ts';
import type { Caller } from '../http/caller.ts';
import type { RecordRefusal } from '../http/kernel.ts';
import {
  type ExecutedOperation,
  type Execution,
  type Executor,
  type Outcome,
  TryAgain,
  type Unit,
} from '../http/ports.ts';
import { Refusal } from '../http/refusal.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { clockStatement } from '../lifecycle/rows.ts';
import { UnitOfWork } from '../lifecycle/unit-of-work.ts';
import { audit, type Row } from '../lifecycle/writes.ts';
import * as keys from './idempotency.ts';
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

/** Runs operations: one mutation, one transaction, the idempotency row first and the answer with it (design, D-054 to D-057). */
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

/** What a failed attempt means; undefined: run the whole handler again, nothing has left it. */
function outcomeOf(error: unknown, last: boolean, isKeyed: boolean): Outcome | undefined {
  // Without a key nobody could retry safely what may have been committed: that is an error, not an invitation.
  if (error instanceof CommitUnknown && !isKeyed) throw error;
  if (isConnectionLost(error)) throw new TryAgain('the database went away', { cause: error });
  if (isLockTimeout(error)) {
    if (/idempotency_keys|request_signatures/.test((error as { where?: string }).where ?? ''))
      return { kind: 'running' };
    throw new TryAgain('a lock was not to be had', { cause: error });
  }
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
  #resumed: Row | null = null;

  constructor(options: ExecutorOptions, operation: ExecutedOperation, execution: Execution) {
    this.#options = options;
    this.#operation = operation;
    this.#execution = execution;
    this.#work = this.#unitOfWork();
  }

  async outcome(): Promise<Outcome> {
    const now = await this.#begin();
    if ('kind' in now) return now;
    const result = await this.#execution.handle(this.#unit(now.now));
    if (result instanceof Refusal) return this.#refuse(result);
    const { idempotency, keepsNothing = false } = this.#execution;
    if (keepsNothing) await this.#work.rollback();
    else await this.#work.commit(idempotency ? [keys.storeAnswer(idempotency, result, this.#options.vault)] : []);
    return { kind: 'answered', answer: result, replayed: false };
  }

  /** What ended the run is worth telling, whatever becomes of its transaction. */
  abandon(): Promise<void> {
    return this.#work.rollback().catch(() => undefined);
  }

  #unitOfWork(): UnitOfWork {
    const { caller, idempotency, signature } = this.#execution;
    const { engine, idempotencyWaitMs = IDEMPOTENCY_WAIT_MS } = this.#options;
    const waits = idempotency !== undefined || signature !== undefined;
    // A user without a tenant keeps keys under the user: no tenant has such an id, so the wall shows nothing else.
    const tenantId = caller.tenantId ?? idempotency?.scope ?? null;
    return unitOfCaller(engine, caller, tenantId, waits ? idempotencyWaitMs : undefined);
  }

  /** The signature, the key row, the tenant's clock and the contract's own lock, in the message of BEGIN. */
  async #begin(): Promise<{ now: Date } | Outcome> {
    const { caller, idempotency, prefetch, signature } = this.#execution;
    const { realNow } = this.#work;
    if (!idempotency && !prefetch && caller.tenantId === null) return { now: realNow };
    const { idempotencyTtlHours: ttlHours } = this.#options;
    const key = idempotency ? [keys.takeKey(idempotency, realNow, ttlHours)] : [];
    const lock = prefetch ? this.#work.lockFirst(prefetch.machine as LifecycleName, prefetch.id) : undefined;
    const clock = caller.tenantId === null ? [] : [clockStatement(caller.tenantId)];
    // Whatever becomes of the request, its signature has been seen: it is kept when the rest is rolled back.
    const kept = signature ? [countSignature(signature, caller.tenantId)] : [];
    const first = [...key, ...clock, ...(lock ? [lock.statement] : [])];
    const [[counted] = [], results = []] = await this.#work.runAfter(kept, first);
    if (counted && !isCounted(counted)) {
      await this.#work.rollback();
      return { kind: 'signature-used' };
    }
    if (idempotency && !keys.isTaken(results)) {
      const earlier = await this.#earlier();
      if (earlier) return earlier;
    }
    let now = realNow;
    if (caller.tenantId !== null) {
      const offset = Number(results[key.length]?.rows[0]?.offset_ms ?? 0);
      this.#work.knowClock(caller.tenantId, offset);
      now = new Date(realNow.getTime() + offset);
    }
    const locked = results[key.length + clock.length];
    if (lock && locked) lock.adopt(locked);
    return { now };
  }

  /** Somebody has used the key: the original's answer, a mismatch, or a two-phase operation to go on with. */
  async #earlier(): Promise<Outcome | undefined> {
    const key = this.#execution.idempotency;
    if (!key) return undefined;
    const [found] = await this.#work.run([keys.findKey(key)]);
    const stored = keys.storedKey(found, this.#options.vault);
    if (!stored) throw new TryAgain('the key was released while it was looked for');
    // Also between two phases: another request with the key does not go on with what the first one began.
    const mismatch = keys.mismatchOf(key, stored);
    if (mismatch === undefined && stored.answer === null && stored.intent !== null) {
      this.#resumed = stored.intent;
      return undefined;
    }
    await this.#work.rollback();
    if (mismatch !== undefined) return { kind: 'mismatched', mismatch };
    if (stored.answer === null) return { kind: 'running' };
    return { kind: 'answered', answer: stored.answer, replayed: true };
  }

  async #refuse(refusal: Refusal): Promise<Outcome> {
    if (!refusal.commits) {
      await this.#work.rollback();
      return { kind: 'refused', refusal };
    }
    const { idempotency } = this.#execution;
    await this.#work.commit(idempotency ? [keys.releaseKey(idempotency)] : []);
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
      // The very object that facts get, so that what a handler has looked up is not asked for again (`once`).
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

  /** A connection and its locks would be held for as long as the network takes: the key row, too, is taken anew. */
  async #outsideTransaction<T>(ask: () => Promise<T>): Promise<T> {
    const { id, transaction } = this.#operation;
    if (transaction !== 'read-ahead' && transaction !== 'two-phase') throw new Error(`${id} does not read ahead`);
    await this.#work.restart();
    const answer = await ask();
    const begun = await this.#begin();
    if ('kind' in begun) throw new Overtaken(begun);
    // Another request with the key has recorded its intent meanwhile, and goes on with it.
    if (this.#resumed !== null) throw new Overtaken({ kind: 'running' });
    return answer;
  }

  /** Commits the first half with the intent, unless it refuses; what follows runs in a transaction of its own, begun when it is needed. */
  async #firstPhase<T extends Row | Refusal | null>(record: () => Promise<T>): Promise<T> {
    if (this.#operation.transaction !== 'two-phase')
      throw new Error(`${this.#operation.id} is not declared as two-phase`);
    const { idempotency } = this.#execution;
    if (this.#resumed !== null) {
      await this.#work.rollback();
      this.#work = this.#unitOfWork();
      return this.#resumed as T;
    }
    const intent: Row | Refusal | null = await record();
    if (intent === null || intent instanceof Refusal) return intent as T;
    await this.#work.commit(idempotency ? [keys.storeIntent(idempotency, intent)] : []);
    this.#work = this.#unitOfWork();
    return intent as T;
  }
}

/** Audits refusals, each in a transaction of its own (D-431). */
export const refusalRecorder =
  (engine: Engine): RecordRefusal =>
  async ({ caller, operation, code, resourceId }) => {
    const work = unitOfCaller(engine, caller, caller.tenantId);
    work.write(audit('operation.refused', resourceId, caller.tenantId, { operation, code }));
    try {
      await work.commit();
    } catch (error) {
      await work.rollback();
      throw isConnectionLost(error) ? new TryAgain('the database went away', { cause: error }) : error;
    }
  };

function unitOfCaller(engine: Engine, caller: Caller, tenantId: string | null, lockTimeoutMs?: number): UnitOfWork {
  const by = { ...actorOf(caller), requestId: caller.requestId };
  // Nobody's wall stands around public and operators' operations: what they may see is their handlers' rule.
  const role = caller.kind === 'public' || caller.kind === 'operator' ? 'system' : 'app';
  return new UnitOfWork(engine, { role, tenantId, by, lockTimeoutMs, isRequest: true });
}

function actorOf(caller: Caller): {
  actorType: 'member' | 'key' | 'operator' | 'system' | 'public';
  actorId: string | null;
} {
  switch (caller.kind) {
    case 'apiKey':
      return { actorType: 'key', actorId: caller.apiKeyId };
    case 'member':
      return { actorType: 'member', actorId: caller.memberId ?? caller.userId };
    case 'operator':
      // Who stands behind the deployment's one key (D-425).
      return { actorType: 'operator', actorId: caller.userId };
    default:
      return { actorType: caller.kind, actorId: null };
  }
}
