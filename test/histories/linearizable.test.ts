import { describe, expect, test } from 'vitest';
import { type Call, type Model, notLinearizable } from '../../scripts/histories/linearizable.ts';

type Input = { readonly write: number } | 'read';
type Output = number;

/** A number that is written and read. */
const register: Model<number, Input, Output> = {
  initial: 0,
  after: (state, input, output) => {
    if (input !== 'read') return [input.write];
    return output === undefined || output === state ? [state] : [];
  },
  nameOf: String,
};

let clients = 0;
const call = (input: Input, output: Output | undefined, calledAt: number, returnedAt: number): Call<Input, Output> => {
  clients += 1;
  return { client: `c${clients}`, input, output, calledAt, returnedAt };
};
const write = (value: number, from: number, to: number) => call({ write: value }, value, from, to);
const read = (value: number, from: number, to: number) => call('read', value, from, to);
const NEVER = Number.POSITIVE_INFINITY;

describe('a history of one object', () => {
  test.each([
    ['of nothing', []],
    ['of reads of the first value', [read(0, 0, 1), read(0, 2, 3)]],
    ['of a read behind a write', [write(1, 0, 1), read(1, 2, 3)]],
    ['of a read of the old value during a write', [write(1, 0, 10), read(0, 2, 3)]],
    ['of a read of the new value during a write', [write(1, 0, 10), read(1, 2, 3)]],
    ['of two writes at once, in either order', [write(1, 0, 10), write(2, 0, 10), read(1, 11, 12)]],
    [
      'of a write without an answer that is seen later',
      [call({ write: 1 }, undefined, 0, NEVER), read(0, 5, 6), read(1, 7, 8)],
    ],
    [
      'of a write without an answer that is never seen',
      [call({ write: 1 }, undefined, 0, NEVER), read(0, 5, 6), read(0, 7, 8)],
    ],
    ['of a call that returns when another one is made', [write(1, 0, 5), read(0, 5, 6)]],
  ])('%s is linearizable', (_, history) => expect(notLinearizable(register, history)).toBeUndefined());

  test.each([
    ['reads what nobody has written', [read(7, 0, 1)]],
    ['reads the old value behind a write', [write(1, 0, 1), read(0, 2, 3)]],
    ['reads the new value and then the old one', [write(1, 0, 10), read(1, 2, 3), read(0, 4, 5)]],
    ['sees two writes in two orders', [write(1, 0, 3), write(2, 0, 3), read(1, 4, 5), read(2, 6, 7)]],
    [
      'sees a write without an answer, and then no more',
      [call({ write: 1 }, undefined, 0, NEVER), read(1, 1, 2), read(0, 3, 4)],
    ],
  ])('is not linearizable if it %s', (_, history) => expect(notLinearizable(register, history)).toBeDefined());

  test('is reported with the calls that could be ordered and those that could not follow', () => {
    const [good, bad] = [write(1, 0, 1), read(0, 2, 3)];
    expect(notLinearizable(register, [bad, good])).toEqual({ ordered: [good], stuck: [bad] });
  });

  test('of forty calls is judged although eight were concurrent', () => {
    const writes = Array.from({ length: 8 }, (_, at) => write(at, 0, 100));
    const reads = Array.from({ length: 28 }, (_, at) => read(7, 101 + at, 102 + at));
    expect(notLinearizable(register, [...writes, ...reads])).toBeUndefined();
    expect(notLinearizable(register, [...writes, ...reads, read(99, 200, 201)])).toBeDefined();
  });
});
