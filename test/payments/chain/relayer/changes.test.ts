import { expect, it } from 'vitest';
import { change } from '../../../../src/payments/chain/relayer/changes.ts';

/** What is written when a transaction changes; `whenSettled` of whoever is woken, null for nobody. */
function written(state: string, whenSettled: boolean | undefined | null): object[] {
  const writes: object[] = [];
  const unit = { write: (...given: object[]) => void writes.push(...given) } as never;
  const wakes = whenSettled === null ? null : { topic: 'test.woken', key: 'w', payload: { id: 1 }, whenSettled };
  change(unit, { traceparent: null, key: 'a', wakes: wakes as never }, { state, error: null });
  return writes;
}
const update = (state: string) => ({
  kind: 'update',
  table: 'chain_transactions',
  key: { key: 'a' },
  patch: { state, error: null },
});
const job = { kind: 'enqueue', topic: 'test.woken', key: 'w', payload: { id: 1 }, dueAt: null, tenantId: null };

it.each([
  ['nobody', null, 'SENT', false],
  ['nobody', null, 'CONFIRMED', false],
  ['whoever follows it', undefined, 'SENT', true],
  ['whoever follows it', false, 'SENT', true],
  ['whoever follows it', false, 'CONFIRMED', true],
  ['who waits for its end', true, 'SENT', false],
  ['who waits for its end', true, 'CONFIRMED', true],
  ['who waits for its end', true, 'REVERTED', true],
  ['who waits for its end', true, 'FAILED', true],
] as const)('a change wakes %s (%s) when it is %s: %s', (_who, whenSettled, state, woken) => {
  expect(written(state, whenSettled)).toEqual(woken ? [update(state), job] : [update(state)]);
});
