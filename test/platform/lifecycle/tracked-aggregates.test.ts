import { describe, expect, it } from 'vitest';
import { apiKeyMachine } from '../../../machines/accounts/api-key.machine.ts';
import { LockOrder } from '../../../src/platform/db/lock-order.ts';
import type { Statement } from '../../../src/platform/db/statement.ts';
import { viewOf } from '../../../src/platform/lifecycle/aggregates/tracked-aggregate.ts';
import { TrackedAggregates } from '../../../src/platform/lifecycle/aggregates/tracked-aggregates.ts';
import { eventOfFacts, writesOf } from '../../../src/platform/lifecycle/handwritten.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const row = (id: string, more: object = {}) => ({
  id,
  status: 'ACTIVE',
  step: 1,
  created_at: AT,
  updated_at: AT,
  clock_offset_ms: 1000n,
  tenant_id: 'ten_1',
  ...more,
});

/** The aggregates of a transaction that finds these rows, and what it was asked for, and how far. */
function transaction(visibleTo: string | null = 'ten_1', ...rows: readonly ReturnType<typeof row>[]) {
  const asked: { scope: string; statement: Statement }[] = [];
  const knows: unknown[] = [];
  const ask = async (statement: Statement, scope: string) => {
    asked.push({ scope, statement });
    return { rows };
  };
  const aggregates = new TrackedAggregates({
    engine: { lifecycles: { 'api-key': { machine: apiKeyMachine } } },
    realNow: () => AT,
    clocks: { know: (...given: unknown[]) => void knows.push(given) },
    visibleTo,
    begun: async () => ({ ask }),
    locks: new LockOrder('test'),
  } as never);
  return { aggregates, asked, knows };
}
const idsOf = (tracked: readonly { id: string }[]) => tracked.map(({ id }) => id);

describe('an aggregate of a transaction', () => {
  it('is locked once, behind its tenant’s wall, and then returned in its current state', async () => {
    const { aggregates, asked, knows } = transaction('ten_1', row('key_1'));
    const found = await aggregates.find('api-key', 'key_1');
    expect(found).toMatchObject({ id: 'key_1', step: 1, now: new Date(AT.getTime() + 1000) });
    if (found) found.step = 7;
    expect(await aggregates.find('api-key', 'key_1')).toBe(found);
    expect(await aggregates.find('api-key', 'key_1', 'all')).toBe(found);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ scope: 'own', statement: { values: ['key_1', 'ten_1'] } });
    expect(knows).toEqual([['ten_1', 1000]]);
    expect(aggregates.all()).toEqual([found]);
  });

  it('is read across tenants with the system’s role, without the wall', async () => {
    const { aggregates, asked } = transaction('ten_1', row('key_1', { tenant_id: 'ten_2' }));
    await aggregates.find('api-key', 'key_1', 'all');
    expect(asked).toMatchObject([{ scope: 'all', statement: { values: ['key_1'] } }]);
    expect([aggregates.wall('own'), aggregates.wall('all'), transaction(null).aggregates.wall('own')]).toEqual([
      'ten_1',
      null,
      null,
    ]);
  });

  it('is read without the wall for a worker', async () => {
    const { aggregates, asked } = transaction(null, row('key_1'));
    await aggregates.find('api-key', 'key_1');
    expect(asked).toMatchObject([{ scope: 'own', statement: { values: ['key_1'] } }]);
  });

  it('is read again if it was missing, except after the first statement', async () => {
    const { aggregates, asked } = transaction();
    expect(await aggregates.find('api-key', 'key_1')).toBeUndefined();
    expect(await aggregates.find('api-key', 'key_1')).toBeUndefined();
    expect(asked).toHaveLength(2);
    aggregates.trackFirst('api-key', 'key_1', []);
    expect(await aggregates.find('api-key', 'key_1')).toBeUndefined();
    expect(asked).toHaveLength(2);
    // Of another tenant it may be there, and another may be there too.
    await aggregates.find('api-key', 'key_1', 'all');
    await aggregates.find('api-key', 'key_2');
    expect(asked).toHaveLength(4);
    aggregates.forget();
    await aggregates.find('api-key', 'key_1');
    expect(asked).toHaveLength(5);
  });

  it('is taken over from the first statement', async () => {
    const { aggregates, asked } = transaction();
    aggregates.trackFirst('api-key', 'key_1', [row('key_1')]);
    expect(await aggregates.find('api-key', 'key_1')).toMatchObject({ id: 'key_1' });
    expect(asked).toEqual([]);
  });

  it('is kept once when several are locked together, and known ones keep their state', async () => {
    const { aggregates, asked } = transaction('ten_1', row('key_1'), row('key_2'));
    const [first] = aggregates.track('api-key', [row('key_1')]);
    const both = await aggregates.lock('api-key', aggregates.lockOf('api-key', ['key_1', 'key_2']));
    expect(both[0]).toBe(first);
    expect(idsOf(both)).toEqual(['key_1', 'key_2']);
    expect(asked).toMatchObject([{ scope: 'own', statement: { values: [['key_1', 'key_2'], 'ten_1'] } }]);
    expect(idsOf(aggregates.all())).toEqual(['key_1', 'key_2']);
    await aggregates.lock('api-key', aggregates.lockOf('api-key', ['key_3'], 'all'), 'all');
    expect(asked.at(-1)).toMatchObject({ scope: 'all', statement: { values: ['key_3'] } });
  });

  it('is found after the transaction has created it, and forgotten with the transaction', async () => {
    const { aggregates, asked } = transaction();
    const [made] = transaction().aggregates.track('api-key', [row('key_1')]);
    if (made) aggregates.add(made);
    expect(await aggregates.find('api-key', 'key_1')).toBe(made);
    aggregates.forget();
    expect(aggregates.all()).toEqual([]);
    expect(await aggregates.find('api-key', 'key_1')).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});

describe('the functions of a domain for a machine', () => {
  const adopted = () => {
    const [tracked] = transaction().aggregates.track('api-key', [row('key_1')]);
    if (tracked === undefined) throw new Error('not adopted');
    return tracked;
  };
  const services = { log: 'its services' };
  const engine = (of: object) => ({ services, lifecycles: { 'api-key': { effects: {}, facts: {}, ...of } } }) as never;

  it('get the aggregate as it is and the event', () => {
    const tracked = adopted();
    const calls: unknown[] = [];
    const announce = (...given: unknown[]) => {
      calls.push(given);
      return ['a write'];
    };
    const effect = { name: 'announce', params: { a: 1 } } as never;
    expect(writesOf(engine({ effects: { announce } }), tracked, effect)).toEqual(['a write']);
    expect(calls).toEqual([[viewOf(tracked), { a: 1 }]]);
    expect(() => writesOf(engine({}), tracked, effect)).toThrow('api-key has no effect announce');
  });

  it('choose the event of a passing state from its facts', async () => {
    const tracked = adopted();
    const calls: unknown[] = [];
    const ACTIVE = async (...given: unknown[]) => {
      calls.push(given);
      return { type: 'PASSED' };
    };
    const reads = { many: 'its reads' } as never;
    expect(await eventOfFacts(engine({ facts: { ACTIVE } }), tracked, reads)).toEqual({ type: 'PASSED' });
    expect(calls).toEqual([[viewOf(tracked), reads, services]]);
    expect(() => eventOfFacts(engine({}), tracked, reads)).toThrow('api-key has no facts for ACTIVE');
  });
});
