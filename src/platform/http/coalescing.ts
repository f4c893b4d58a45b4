import { world } from '../world.ts';
import type { ExecutedOperation, Execution, Executor, IdempotencyKey, Outcome } from './ports.ts';
import { mayReadReplay } from './replay-rights.ts';

/** The time that a duplicate waits for the first request, in milliseconds (D-056). */
const WAIT_MS = 10_000;

/** One that waits here is never seen by the database: what signs anew waits there, to be counted (D-501). */
const groupOf = ({ scope, operation, key }: IdempotencyKey, signature: Execution['signature']): string =>
  [scope, operation, key, signature?.hash, signature?.bound].join('\n');

interface Running {
  readonly key: IdempotencyKey;
  readonly outcome: Promise<Outcome>;
}

/**
 * An executor in which concurrent duplicates of one process wait without a connection and get the original's bytes.
 * Duplicates in other processes wait for the advisory lock of the key.
 */
export function coalescing(executor: Executor, waitMs = WAIT_MS): Executor {
  const running = new Map<string, Running>();
  const lead = (operation: ExecutedOperation, execution: Execution, key: IdempotencyKey): Promise<Outcome> => {
    const name = groupOf(key, execution.signature);
    const outcome = executor.run(operation, execution).finally(() => running.delete(name));
    outcome.catch(() => undefined);
    running.set(name, { key, outcome });
    return outcome;
  };
  const follow = async (operation: ExecutedOperation, execution: Execution, key: IdempotencyKey): Promise<Outcome> => {
    const deadline = world.monotonic() + waitMs;
    for (;;) {
      const first = running.get(groupOf(key, execution.signature));
      if (first === undefined) return lead(operation, execution, key);
      const outcome = await settled(first.outcome, deadline);
      if (outcome === 'late') return { kind: 'running' };
      // What was refused has released its key: this request is then the first.
      if (outcome?.kind === 'answered') return replay(outcome, first.key, key);
    }
  };
  return {
    run(operation, execution) {
      const key = execution.idempotency;
      return key === undefined ? executor.run(operation, execution) : follow(operation, execution, key);
    },
  };
}

/** Salient fields first, then the bytes, which only the header form compares (D-057). */
function replay(outcome: Outcome & { kind: 'answered' }, first: IdempotencyKey, key: IdempotencyKey): Outcome {
  if (!mayReadReplay(key, first.caller)) return { kind: 'mismatched', mismatch: 'caller' };
  if (first.salientHash !== key.salientHash) return { kind: 'mismatched', mismatch: 'salient' };
  const bothBytes = first.bodyHash !== undefined && key.bodyHash !== undefined;
  if (bothBytes && first.bodyHash !== key.bodyHash) return { kind: 'mismatched', mismatch: 'body' };
  return { ...outcome, replayed: true };
}

function settled(outcome: Promise<Outcome>, deadline: number): Promise<Outcome | 'late' | undefined> {
  return new Promise((resolve) => {
    const timer = world.setTimeout(() => resolve('late'), Math.max(0, deadline - world.monotonic()));
    const done = (value: Outcome | undefined): void => {
      world.clearTimeout(timer);
      resolve(value);
    };
    outcome.then(done, () => done(undefined));
  });
}
