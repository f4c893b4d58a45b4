import { expect, test } from 'vitest';
import { TickBatcher } from '../../../src/platform/db/tick-batcher.ts';

function doubling() {
  const batches: (readonly number[])[] = [];
  const batch = new TickBatcher<number, number>(async (numbers) => {
    batches.push(numbers);
    if (numbers.includes(13)) throw new Error('no thirteen');
    return numbers.map((number) => 2 * number);
  });
  return { batch, batches };
}

test('answers the queries of one turn together, each with its own row', async () => {
  const { batch, batches } = doubling();
  expect(await Promise.all([batch.ask(1), batch.ask(2), batch.ask(3)])).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('puts later queries into another batch, even while one is answered', async () => {
  const { batch, batches } = doubling();
  const first = batch.ask(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await Promise.all([first, batch.ask(2)])).toEqual([2, 4]);
  expect(await batch.ask(3)).toBe(6);
  expect(batches).toEqual([[1], [2], [3]]);
});

test('ends a turn when no promise is left to settle', async () => {
  const { batch, batches } = doubling();
  const later = async (hops: number): Promise<number> => {
    for (let hop = 0; hop < hops; hop += 1) await Promise.resolve();
    return batch.ask(hops);
  };
  expect(await Promise.all([later(0), later(1), later(9)])).toEqual([0, 2, 18]);
  expect(batches).toEqual([[0, 1, 9]]);
});

test('answers open queries at once when it is closed', async () => {
  const { batch, batches } = doubling();
  const first = batch.ask(1);
  await batch.close();
  expect([await first, await batch.ask(2)]).toEqual([2, 4]);
  await batch.close();
  expect(batches).toEqual([[1], [2]]);
});

test('reports a failure to its whole batch, and to no other', async () => {
  const { batch } = doubling();
  const asked = await Promise.allSettled([batch.ask(1), batch.ask(13)]);
  expect(asked.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
    'no thirteen',
    'no thirteen',
  ]);
  expect(await batch.ask(2)).toBe(4);
});
