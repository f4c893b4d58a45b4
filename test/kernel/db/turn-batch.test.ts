import { expect, test } from 'vitest';
import { TurnBatch } from '../../../src/kernel/db/turn-batch.ts';

function doubling() {
  const batches: (readonly number[])[] = [];
  const batch = new TurnBatch<number, number>(async (numbers) => {
    batches.push(numbers);
    if (numbers.includes(13)) throw new Error('no thirteen');
    return numbers.map((number) => 2 * number);
  });
  return { batch, batches };
}

test('what is asked in one turn is answered together, each with its own', async () => {
  const { batch, batches } = doubling();
  expect(await Promise.all([batch.ask(1), batch.ask(2), batch.ask(3)])).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('what is asked later is of another batch, also while one is answered', async () => {
  const { batch, batches } = doubling();
  const first = batch.ask(1);
  await Promise.resolve();
  expect(await Promise.all([first, batch.ask(2)])).toEqual([2, 4]);
  expect(await batch.ask(3)).toBe(6);
  expect(batches).toEqual([[1], [2], [3]]);
});

test('a failure is told to all of its batch, and to no other', async () => {
  const { batch } = doubling();
  const asked = await Promise.allSettled([batch.ask(1), batch.ask(13)]);
  expect(asked.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
    'no thirteen',
    'no thirteen',
  ]);
  expect(await batch.ask(2)).toBe(4);
});
