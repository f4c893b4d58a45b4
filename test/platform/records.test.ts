import { setFlagsFromString } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { recordCopier, recordMaker } from '../../src/platform/records.ts';

setFlagsFromString('--allow-natives-syntax');
/** Whether V8 keeps the object's keys in its shape, and not in a hash table of its own. */
const isFast = new Function('object', 'return %HasFastProperties(object)') as (object: object) => boolean;

const KEYS = Array.from({ length: 70 }, (_, at) => `column${at}`);

describe('the records of a list of keys', () => {
  it('have the keys in order, without values, each record separately', () => {
    const make = recordMaker(['b', 'a']);
    const one = make();
    expect(Object.entries(one)).toEqual([
      ['b', null],
      ['a', null],
    ]);
    one.a = 1;
    expect(make()).toEqual({ b: null, a: null });
    expect(recordMaker([])()).toEqual({});
  });

  it('are fast to copy, with any number of keys, with values and after a copy', () => {
    const one = recordMaker(KEYS)();
    for (const key of KEYS) one[key] = `value of ${key}`;
    expect(isFast(one)).toBe(true);
    expect(isFast(Object.assign({}, one, { column3: 3 }))).toBe(true);
    const slow: Record<string, unknown> = { ...one };
    for (const key of KEYS.slice(1)) delete slow[key];
    expect(isFast(slow)).toBe(false);
  });
});

describe('copies of records', () => {
  const copy = recordCopier((key) => (key.startsWith('_') ? undefined : key.toUpperCase()), ['more']);

  it('have the given names, no key without a name, and later values', () => {
    expect(Object.entries(copy({ b: 1, _hidden: 2, a: undefined }))).toEqual([
      ['B', 1],
      ['A', undefined],
      ['more', null],
    ]);
  });

  it('are made of any source, whatever keys the previous one had', () => {
    expect(copy({ a: 1, b: 2 })).toEqual({ A: 1, B: 2, more: null });
    expect(copy({ b: 3, a: 4 })).toEqual({ A: 4, B: 3, more: null });
    expect(Object.keys(copy({ b: 3, a: 4 }))).toEqual(['B', 'A', 'more']);
    expect(copy({ a: 5 })).toEqual({ A: 5, more: null });
    expect(copy({ a: 6, b: 7 })).toEqual({ A: 6, B: 7, more: null });
    expect(copy({})).toEqual({ more: null });
  });

  it('have no other keys if nothing is to be set later', () => {
    expect(recordCopier((key) => key)({ a: 1 })).toEqual({ a: 1 });
  });

  it('read the names of a list of keys once, whatever was copied in between', () => {
    const asked: string[] = [];
    const named = recordCopier((key) => {
      asked.push(key);
      return key;
    });
    for (const source of [{ a: 1 }, { a: 2 }, { b: 3 }, { a: 4 }, { b: 5 }]) expect(named(source)).toEqual(source);
    expect(asked).toEqual(['a', 'b']);
  });

  it('leave the source and each other unchanged', () => {
    const source = { a: 1 };
    const [one, other] = [copy(source), copy(source)];
    one.A = 2;
    expect([source, other]).toEqual([{ a: 1 }, { A: 1, more: null }]);
  });

  it('are fast to copy in turn', () => {
    const source = recordMaker(KEYS)();
    expect(isFast(recordCopier((key) => `${key}Name`)(source))).toBe(true);
  });
});
