import { describe, expect, test } from 'vitest';
import type { Step } from '../../generated/versions/conversions.ts';
import { parseKeeping, renderJson } from '../../src/platform/json/index.ts';
import { applySteps, olderPointer } from '../../src/platform/versions/apply.ts';

describe('a step', () => {
  test('renames a field in its position, wherever its path leads', () => {
    const steps: Step[] = [{ do: 'rename', at: ['orders', '*'], from: 'sku', to: 'article' }];
    const value = { orders: [{ a: 1, sku: 'x', b: 2 }, { b: 3 }], sku: 'untouched' };
    expect(JSON.stringify(applySteps(value, steps))).toBe(
      '{"orders":[{"a":1,"article":"x","b":2},{"b":3}],"sku":"untouched"}',
    );
  });

  test('keeps a value that has both names', () => {
    expect(applySteps({ sku: 1, article: 2 }, [{ do: 'rename', at: [], from: 'sku', to: 'article' }])).toEqual({
      sku: 1,
      article: 2,
    });
  });

  test('renames a null, and does not create an absent field', () => {
    const step: Step = { do: 'rename', at: [], from: 'a', to: 'b' };
    expect(applySteps({ a: null }, [step])).toEqual({ b: null });
    expect(applySteps({}, [step])).toEqual({});
  });

  test('moves a field into an object and out of it', () => {
    const up: Step = { do: 'move', at: [], from: ['amount'], to: ['money', 'value'] };
    const down: Step = { do: 'move', at: [], from: ['money', 'value'], to: ['amount'] };
    expect(applySteps({ amount: '1', x: 1 }, [up])).toEqual({ x: 1, money: { value: '1' } });
    expect(applySteps({ x: 1, money: { value: '1', currency: 'USD' } }, [down])).toEqual({
      x: 1,
      money: { currency: 'USD' },
      amount: '1',
    });
    expect(applySteps({ x: 1 }, [up])).toEqual({ x: 1 });
  });

  test('sets a field only if it is absent, each time to its own value', () => {
    const step: Step = { do: 'set', at: ['*'], field: 'tags', value: [] };
    const [first, second, third] = applySteps([{}, {}, { tags: ['a'] }], [step]) as { tags: unknown[] }[];
    expect([first, second, third]).toEqual([{ tags: [] }, { tags: [] }, { tags: ['a'] }]);
    expect(first?.tags).not.toBe(second?.tags);
  });

  test('removes a field', () => {
    expect(applySteps({ a: 1, b: 2 }, [{ do: 'remove', at: [], field: 'a' }])).toEqual({ b: 2 });
  });

  test('replaces a value, alone or in a list, and no similar value', () => {
    const step: Step = { do: 'values', at: ['status'], values: { NEW: 'OLD' } };
    expect(applySteps({ status: 'NEW' }, [step])).toEqual({ status: 'OLD' });
    expect(applySteps({ status: ['NEW', 'OTHER'] }, [step])).toEqual({ status: ['OLD', 'OTHER'] });
    const inQuery: Step = { do: 'values', at: ['status', '*'], values: { NEW: 'OLD' } };
    expect(applySteps({ status: 'NEW' }, [inQuery])).toEqual({ status: 'OLD' });
    expect(applySteps({ status: ['NEW', 'OTHER'] }, [inQuery])).toEqual({ status: ['OLD', 'OTHER'] });
    expect(applySteps({ status: 'constructor' }, [step])).toEqual({ status: 'constructor' });
    expect(applySteps({ status: null }, [step])).toEqual({ status: null });
  });

  test('applies only to its alternative', () => {
    const step: Step = { do: 'rename', at: [{ is: { kind: 'card' } }], from: 'to', to: 'target' };
    expect(applySteps({ kind: 'card', to: 1 }, [step])).toEqual({ kind: 'card', target: 1 });
    expect(applySteps({ kind: 'bank', to: 1 }, [step])).toEqual({ kind: 'bank', to: 1 });
  });

  test('reads a text in the form that older clients could write', () => {
    const of = (form: 'trim' | 'lower' | 'upper') => applySteps({ a: ' Ab ' }, [{ do: 'text', at: ['a'], form }]);
    expect([of('trim'), of('lower'), of('upper')]).toEqual([{ a: 'Ab' }, { a: ' ab ' }, { a: ' AB ' }]);
  });

  test('calls the function of its direction', () => {
    const functions = [{ up: () => ({ way: 'up' }), down: () => ({ way: 'down' }) }];
    const step: Step = { do: 'call', at: ['*'], call: 0 };
    expect(applySteps([{}], [step], functions, 'up')).toEqual([{ way: 'up' }]);
    expect(applySteps([{}], [step], functions, 'down')).toEqual([{ way: 'down' }]);
  });

  test('changes nothing that does not match its path', () => {
    const step: Step = { do: 'rename', at: ['a', '*', 'b'], from: 'x', to: 'y' };
    for (const value of [null, 1, 'text', [], {}, { a: null }, { a: [1, null] }, { a: [{ b: 2 }] }]) {
      expect(applySteps(structuredClone(value), [step])).toEqual(value);
    }
  });
});

describe('the pointer of a refused field', () => {
  const steps: Step[] = [
    { do: 'rename', at: ['lines', '*'], from: 'sku', to: 'article' },
    { do: 'move', at: [], from: ['amount'], to: ['money', 'value'] },
  ];

  test('is the path in the older request', () => {
    expect(olderPointer('/body/lines/3/article', steps)).toBe('/body/lines/3/sku');
    expect(olderPointer('/body/lines/3/article/0', steps)).toBe('/body/lines/3/sku/0');
    expect(olderPointer('/body/money/value', steps)).toBe('/body/amount');
  });

  test('is unchanged if no step led from it', () => {
    for (const pointer of ['/body', '/body/lines', '/body/article', '/body/lines/3/articles', '/body/money']) {
      expect(olderPointer(pointer, steps)).toBe(pointer);
    }
  });
});

describe('a verbatim text', () => {
  const kept = (text: string) => renderJson(parseKeeping(text, ['metadata']));

  test('keeps its bytes in a conversion', () => {
    for (const text of [
      '{"id":"a","metadata":{"2":1.0,"1":1e400,"b":{"a":[1.50]}},"z":1}',
      '{"list":[{"metadata":{"10":0,"9":0}},{"metadata":{}}]}',
      '{"metadata":"a text with \\"metadata\\": in it","x":"\\"metadata\\":{}"}',
      '{"metadata":null,"a":[]}',
      '{"metadata":7}',
      '{"a":"no such member"}',
    ])
      expect(kept(text)).toBe(text);
  });
});
