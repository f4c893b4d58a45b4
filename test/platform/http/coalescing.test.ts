import { expect, it } from 'vitest';
import { coalescing } from '../../../src/platform/http/coalescing.ts';
import type { Execution, IdempotencyKey, Outcome } from '../../../src/platform/http/ports.ts';
import { Refusal } from '../../../src/platform/refusal.ts';

const operation = { id: 'createThing' };

const key = (changed: Partial<IdempotencyKey> = {}): IdempotencyKey => ({
  scope: 'ten_1',
  operation: 'POST /v1/things',
  key: 'key-1',
  salientHash: 's',
  bodyHash: 'b',
  caller: { memberId: 'mem_1', apiKeyId: null, role: 'OWNER' },
  showsSecret: false,
  ...changed,
});

const answered: Outcome = {
  kind: 'answered',
  answer: { status: 201, body: '{}', location: undefined, link: undefined },
  replayed: false,
};
const failed: Outcome = { kind: 'refused', refusal: new Refusal('INTERNAL_ERROR') };

/** An executor whose runs end when the test says so. */
function held(waitMs?: number) {
  const runs: { readonly end: (outcome: Outcome | Error) => void }[] = [];
  const run = (): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      runs.push({ end: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)) });
    });
  const executor = coalescing({ run }, waitMs);
  const start = (idempotency: IdempotencyKey | undefined) => executor.run(operation, { idempotency } as Execution);
  return { runs, start };
}

it('twenty duplicates execute once (D-056)', async () => {
  const { runs, start } = held();
  const twenty = Array.from({ length: 20 }, () => start(key()));
  expect(runs).toHaveLength(1);
  runs[0]?.end(answered);
  const outcomes = await Promise.all(twenty);
  expect(outcomes.filter((outcome) => outcome.kind === 'answered' && outcome.replayed)).toHaveLength(19);
  expect(new Set(outcomes.map((outcome) => outcome.kind === 'answered' && outcome.answer))).toEqual(
    new Set([answered.answer]),
  );
});

it('requests with other keys, other scopes, or no key run in parallel', () => {
  const { runs, start } = held();
  for (const one of [
    key(),
    key({ key: 'key-2' }),
    key({ scope: 'ten_2' }),
    key({ operation: 'POST /v1/x' }),
    undefined,
    undefined,
  ]) {
    void start(one);
  }
  expect(runs).toHaveLength(6);
});

it('duplicates are compared by salient fields, then by bytes if both keys came in headers (D-057)', async () => {
  const { runs, start } = held();
  const first = start(key());
  const others = [key({ salientHash: 'x', bodyHash: 'x' }), key({ bodyHash: 'x' }), key({ bodyHash: undefined })].map(
    start,
  );
  runs[0]?.end(answered);
  await first;
  expect(await Promise.all(others)).toEqual([
    { kind: 'mismatched', mismatch: 'salient' },
    { kind: 'mismatched', mismatch: 'body' },
    { ...answered, replayed: true },
  ]);
});

it.each([
  ['refused', failed],
  ['broken', new Error('lost')],
] as const)('the next duplicate runs when the first is %s (D-055)', async (_, end) => {
  const { runs, start } = held();
  const first = start(key()).catch((error: unknown) => error);
  const second = start(key());
  const third = start(key());
  runs[0]?.end(end);
  expect(await first).toBe(end);
  await new Promise((resolve) => setImmediate(resolve));
  expect(runs).toHaveLength(2);
  runs[1]?.end(answered);
  expect([await second, await third]).toEqual([answered, { ...answered, replayed: true }]);
});

it('a duplicate stops waiting in time', async () => {
  const { runs, start } = held(5);
  void start(key());
  expect(await start(key())).toEqual({ kind: 'running' });
  expect(runs).toHaveLength(1);
});
