import { describe, expect, it } from 'vitest';
import { jsonValue } from '../../../src/platform/db/rows/row-source.ts';
import { Changes, differences, jsonable, sameValue } from '../../../src/platform/lifecycle/changes.ts';
import { takeWrites } from '../../../src/platform/lifecycle/module-writes.ts';
import { adjust, type Insert, type Remove, type Update } from '../../../src/platform/lifecycle/writes.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const insert = (row: object, more: Partial<Insert> = {}): Insert => ({
  kind: 'insert',
  table: 'drips',
  row: row as Insert['row'],
  onConflict: 'fail',
  ...more,
});
const remove = (key: object, table = 'drips'): Remove => ({ kind: 'remove', table, key: key as Remove['key'] });
const update = (key: object, patch: object, table = 'drips'): Update =>
  ({ kind: 'update', table, key, patch }) as unknown as Update;

describe('rows that are inserted and removed in one transaction', () => {
  it('are not written', () => {
    const changes = new Changes();
    changes.insert(insert({ id: 'a', n: 1 }));
    changes.insert(insert({ id: 'b', n: 1 }));
    changes.insert(insert({ id: 'a' }, { table: 'others' }));
    changes.remove(remove({ id: 'a' }));
    expect(changes.inserts.map(({ table, row }) => [table, row.id])).toEqual([
      ['drips', 'b'],
      ['others', 'a'],
    ]);
    expect(changes.removes).toEqual([remove({ id: 'a' })]);
  });

  it('are matched by the whole key', () => {
    const changes = new Changes();
    changes.insert(insert({ id: 'a', n: 1 }));
    changes.remove(remove({ id: 'a', n: 2 }));
    expect(changes.inserts).toHaveLength(1);
  });

  it('are written for a removed row that is inserted again with onConflict ignore', () => {
    const changes = new Changes();
    changes.remove(remove({ id: 'a' }));
    changes.remove(remove({ id: 'b' }));
    changes.insert(insert({ id: 'a' }, { onConflict: 'ignore' }));
    expect(changes.removes).toEqual([remove({ id: 'b' })]);
    changes.insert(insert({ id: 'b' }));
    expect(changes.removes).toEqual([remove({ id: 'b' })]);
    changes.insert(insert({ id: 'b' }, { onConflict: 'ignore', table: 'others' }));
    expect(changes.removes).toEqual([remove({ id: 'b' })]);
  });
});

describe('updates of one row', () => {
  it('merge, the later value last, separately per row and table', () => {
    const changes = new Changes();
    changes.update(update({ id: 'a' }, { one: 1, two: 1 }));
    changes.update(update({ id: 'a' }, { two: 2, three: 3 }));
    changes.update(update({ id: 'b' }, { one: 9 }));
    changes.update(update({ id: 'a' }, { one: 9 }, 'others'));
    expect([...changes.updates.values()].map(({ patch }) => patch)).toEqual([
      { one: 1, two: 2, three: 3 },
      { one: 9 },
      { one: 9 },
    ]);
  });

  it('add up amounts of one row', () => {
    const changes = new Changes();
    changes.update(update({ nonce: 5n }, { one: 1 }));
    changes.update(update({ nonce: 5n }, { two: 2 }));
    changes.update(update({ nonce: 6n }, { two: 2 }));
    expect(changes.updates.size).toBe(2);
  });
});

describe('writes of modules', () => {
  const source = { subject: 's', step: 2, at: AT, offset: 0 };
  takeWrites<{ kind: 'made-up'; n: number }, string>('made-up', {
    collect: ({ n }, { subject, step }) => `${subject}:${step}:${n}`,
    first: () => [],
    last: () => [],
    invariants: [],
    behind: () => undefined,
  });

  it('are kept by kind until they are cleared', () => {
    const changes = new Changes();
    for (const n of [1, 2]) changes.collect({ kind: 'made-up', n } as never, source);
    expect(changes.ofModules).toEqual(new Map([['made-up', ['s:2:1', 's:2:2']]]));
    changes.clear();
    expect(changes.isEmpty()).toBe(true);
  });

  it('are refused if no module takes their kind', () => {
    const changes = new Changes();
    expect(() => changes.collect({ kind: 'unknown' } as never, source)).toThrow(
      'No module takes writes of the kind unknown',
    );
    expect(changes.isEmpty()).toBe(true);
  });
});

describe('the changes for a commit', () => {
  const job = (dueAt: Date | null) => ({
    kind: 'enqueue',
    topic: 't',
    payload: {},
    key: 'k',
    dueAt,
    tenantId: null,
    fromClockMs: 0,
  });

  it('are counted by table, separately from jobs', () => {
    const changes = new Changes();
    expect([...changes.tables()]).toEqual([]);
    changes.insert(insert({ id: 'a' }));
    changes.jobs.push(job(null) as never);
    expect([...changes.tables()]).toEqual(['drips']);
  });

  it.each<[string, (changes: Changes) => void]>([
    ['an insert', (changes) => changes.insert(insert({ id: 'a' }))],
    ['an update', (changes) => changes.update(update({ id: 'a' }, {}))],
    ['an adjustment', (changes) => changes.adjust(adjust('provider_liquidity', {}, { balanceMinor: 1n }))],
    ['a removal', (changes) => changes.remove(remove({ id: 'a' }))],
    ['a write of a module', (changes) => changes.ofModules.set('made-up', [{}])],
    ['a job', (changes) => changes.jobs.push(job(null) as never)],
    ['an event', (changes) => changes.events.push({} as never)],
    ['an audit', (changes) => changes.audits.push({} as never)],
  ])('are not empty with %s', (_what, act) => {
    const changes = new Changes();
    expect(changes.isEmpty()).toBe(true);
    act(changes);
    expect(changes.isEmpty()).toBe(false);
  });
});

describe('values compared as in the database', () => {
  it.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, 2, false],
    [5n, 5n, true],
    [5n, '5', false],
    [null, null, true],
    [null, undefined, false],
    [AT, new Date(AT), true],
    [AT, new Date(AT.getTime() + 1), false],
    [AT, AT.toISOString(), false],
    [{ a: 5n }, { a: 5n }, true],
    [{ a: 5n }, { a: 6n }, false],
    [{ a: 1 }, { b: 1 }, false],
    [['a'], ['a'], true],
    [['a'], ['b'], false],
    [{}, null, false],
    [null, {}, false],
    ['{}', {}, false],
    [{}, '{}', false],
  ])('are equal for %o and %o: %s', (a, b, same) => expect(sameValue(a, b)).toBe(same));

  it('differ if any column differs', () => {
    expect(differences({ a: 1, b: AT, c: null }, { a: 1, b: new Date(AT), c: 'x', d: 2 })).toEqual({ c: 'x', d: 2 });
    expect(differences({ a: 1 }, {})).toEqual({});
  });

  it('are JSON with amounts as texts, at any depth', () => {
    const value = { a: 5n, b: [1n, { c: 2n }], d: AT, e: null, f: 'x', g: true };
    expect(jsonValue(value)).toEqual({ a: '5', b: ['1', { c: '2' }], d: AT.toISOString(), e: null, f: 'x', g: true });
    expect(jsonValue(7n)).toBe('7');
    expect(value).toEqual({ a: 5n, b: [1n, { c: 2n }], d: AT, e: null, f: 'x', g: true });
  });

  it.each([[{ a: 'x', b: [1, { c: null }] }], [[]], [['a', ['b']]], [{}]])(
    'are unchanged if they are JSON: %j',
    (value) => {
      expect(jsonValue(value)).toBe(value);
    },
  );

  it('are amounts as texts for a JSON replacer', () => {
    expect([jsonable('', 7n), jsonable('', 7)]).toEqual(['7', 7]);
  });
});
