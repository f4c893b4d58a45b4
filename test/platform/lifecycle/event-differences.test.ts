import { describe, expect, it } from 'vitest';
import { jsonable } from '../../../src/platform/lifecycle/changes.ts';
import { asDifferences } from '../../../src/platform/lifecycle/flush/event-differences.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');

let ids = 0;
const event = (object: object, more: object = {}) => {
  ids += 1;
  return {
    id: `evt_${String(ids).padStart(4, '0')}`,
    resourceId: 'pay_1',
    resourceSequence: ids,
    presenter: 'payment',
    parties: ['ten_1'],
    at: AT,
    object,
    ...more,
  };
};
type Given = ReturnType<typeof event>;

/** What is left of each object, and the place of its base among the events. */
const stored = (...events: readonly Given[]): [object, number | null][] =>
  asDifferences(events).map(({ object, baseId }) => [
    object,
    baseId === null ? null : events.findIndex(({ id }) => id === baseId),
  ]);

describe('events of one transaction are stored as differences', () => {
  it('to the last one of their resource', () => {
    const [first, last] = [event({ id: 'pay_1', status: 'A', fee: 1n }), event({ id: 'pay_1', status: 'B', fee: 1n })];
    expect(asDifferences([first, last])).toEqual([
      { ...first, object: { status: 'A' }, baseId: last.id },
      { ...last, baseId: null },
    ]);
  });

  it('so that two of three events are differences to the last one', () => {
    expect(stored(event({ n: 1, m: 0 }), event({ n: 2, m: 1 }), event({ n: 3, m: 1 }))).toEqual([
      [{ n: 1, m: 0 }, 2],
      [{ n: 2 }, 2],
      [{ n: 3, m: 1 }, null],
    ]);
  });

  it('beyond one that has to keep its object', () => {
    const more = { parties: ['ten_1', 'ten_2'] };
    expect(stored(event({ n: 1, m: 0 }), event({ n: 2, m: 0 }, more), event({ n: 3, m: 0 }))).toEqual([
      [{ n: 1 }, 2],
      [{ n: 2, m: 0 }, null],
      [{ n: 3, m: 0 }, null],
    ]);
  });

  it('which are empty for equal objects', () => {
    expect(stored(event({ n: 1 }), event({ n: 1 }))).toEqual([
      [{}, 1],
      [{ n: 1 }, null],
    ]);
  });

  it('after a comparison of values as JSON: times, amounts and nested values', () => {
    const one = { at: new Date(AT), amount: 5n, terms: { days: [1, 2] }, kept: null };
    const other = { at: new Date(AT), amount: 5n, terms: { days: [1, 2] }, kept: null };
    expect(stored(event(one), event(other))[0]).toEqual([{}, 1]);
    const changed = { at: new Date(0), amount: 6n, terms: { days: [1, 3] }, kept: 'x' };
    expect(stored(event(one), event(changed))[0]).toEqual([one, 1]);
  });

  it('but a single event is whole, and so are those of other resources and presenters', () => {
    expect(stored()).toEqual([]);
    expect(stored(event({ n: 1 }))).toEqual([[{ n: 1 }, null]]);
    const others = [event({ n: 1 }, { resourceId: 'pay_2' }), event({ n: 1 }, { presenter: 'claim' }), event({ n: 1 })];
    expect(stored(...others)).toEqual(others.map(({ object }) => [object, null]));
  });

  it('with a base of the same resource', () => {
    const [a, b] = [{ resourceId: 'pay_a' }, { resourceId: 'pay_b' }];
    expect(
      stored(event({ n: 1, k: 0 }, a), event({ n: 1, k: 1 }, b), event({ n: 2, k: 0 }, a), event({ n: 2, k: 1 }, b)),
    ).toEqual([
      [{ n: 1 }, 2],
      [{ n: 1 }, 3],
      [{ n: 2, k: 0 }, null],
      [{ n: 2, k: 1 }, null],
    ]);
  });

  it.each<[string, object, object, boolean]>([
    ['the same', { a: 1, b: 2 }, { b: 3, a: 1 }, true],
    ['one more', { a: 1, b: 2, c: 3 }, { a: 1, b: 2 }, false],
    ['one less', { a: 1 }, { a: 1, b: 2 }, false],
    ['another', { a: 1, b: 2 }, { a: 1, c: 2 }, false],
    ['one that is undefined, which is no key', { a: 1, b: undefined }, { a: 1, b: 2 }, false],
    ['one that is undefined there', { a: 1, b: 2 }, { a: 1, b: undefined }, false],
    ['one that is undefined in both', { a: 1, b: undefined }, { a: 2, b: undefined }, true],
    [
      'one that is undefined here and another one there',
      { a: 1, b: 2, c: undefined },
      { a: 1, b: undefined, c: 2 },
      false,
    ],
  ])('but not between different keys: %s', (_what, object, base, isDifference) => {
    const [[, at] = [], last] = stored(event(object), event(base));
    expect([at, last]).toEqual([isDifference ? 1 : null, [base, null]]);
  });

  it.each<[string[], string[], boolean]>([
    [['ten_1'], ['ten_1'], true],
    [['ten_1'], ['ten_2', 'ten_1'], true],
    [[], ['ten_1'], true],
    [['ten_1', 'ten_2'], ['ten_1'], false],
    [['ten_2'], ['ten_1'], false],
  ])('but not if a reader cannot read the base: %j and %j', (parties, all, isDifference) => {
    expect(stored(event({ n: 1 }, { parties }), event({ n: 2 }, { parties: all }))[0]?.[1]).toBe(
      isDifference ? 1 : null,
    );
  });

  it.each([
    ['an earlier step', 4, 5, true],
    ['the same step', 5, 5, true],
    ['a later step', 6, 5, false],
  ])('only before their base in the feeds: %s', (_what, step, last, isDifference) => {
    const events = [event({ n: 1 }, { resourceSequence: step }), event({ n: 2 }, { resourceSequence: last })];
    expect(stored(...events)[0]?.[1]).toBe(isDifference ? 1 : null);
  });

  it('but no event with a later id is one', () => {
    const [early, late] = [event({ n: 2 }, { resourceSequence: 5 }), event({ n: 1 }, { resourceSequence: 5 })];
    expect(stored(late, early)).toEqual([
      [{ n: 1 }, null],
      [{ n: 2 }, null],
    ]);
  });

  it('which restore the objects when they are applied to their bases', () => {
    const values = [null, 0, 1, '', 'x', 7n, true, [], [1], {}, { a: 1 }, AT, new Date(0)];
    const object = (seed: number) =>
      Object.fromEntries(['a', 'b', 'c', 'd'].map((key, at) => [key, values[(seed * (at + 3)) % values.length]]));
    const json = (value: object) => JSON.parse(JSON.stringify(value, jsonable));
    const events = Array.from({ length: 40 }, (_, seed) => event(object(seed)));
    const all = asDifferences(events);
    const base = all.at(-1);
    for (const [at, { object: difference, baseId }] of all.slice(0, -1).entries()) {
      expect(baseId).toBe(base?.id);
      expect({ ...json(base?.object ?? {}), ...json(difference) }).toEqual(json(events[at]?.object ?? {}));
    }
  });
});
