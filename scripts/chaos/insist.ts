import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Gate } from './gate.ts';
import type { Promises } from './ledger-of-promises.ts';
import type { Random } from './random.ts';

const REPLAYED = 0.15;
const RETRY_MS = 20;

/** Nothing is known of the outcome, or the service asks to try again: the same key will tell. */
const UNDECIDED = new Set(['NETWORK_ERROR', 'TRY_AGAIN', 'IDEMPOTENCY_IN_PROGRESS', 'INVALID_RESPONSE']);

export interface Asking {
  readonly gate: Gate;
  readonly promises: Promises;
  readonly random: Random;
  /** What the loser of a race is told; any other refusal is a problem. */
  readonly expected: ReadonlySet<string>;
}

type Answered<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

/**
 * Until there is an answer, under one key; undefined when the service refuses. Some are sent once more: the first answer
 * binds the later one to its bytes.
 */
export async function insist<T extends object>(
  { gate, promises, random, expected }: Asking,
  by: string,
  call: (options: { idempotencyKey: string }) => Promise<Answered<T>>,
): Promise<T | undefined> {
  const idempotencyKey = randomUUID();
  let repeats = random.chance(REPLAYED) ? 1 : 0;
  let first: T | undefined;
  for (;;) {
    await gate.passed();
    promises.count('requests');
    const result = await call({ idempotencyKey });
    if (!result.ok && UNDECIDED.has(result.error.code)) {
      promises.count(result.error.code);
      await delay(RETRY_MS);
      continue;
    }
    if (first !== undefined)
      promises.replayed(`${by} under ${idempotencyKey}`, first, result.ok ? result.data : result);
    if (!result.ok) {
      if (first !== undefined) return first;
      promises.refused(by, result.error, expected);
      return undefined;
    }
    if (first === undefined) promises.count(`${by} acknowledged`);
    first ??= result.data;
    if (repeats === 0) return first;
    repeats -= 1;
  }
}
