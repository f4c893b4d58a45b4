import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drawnFrom, spentWindows } from '../../../src/payments/card-spend/index.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine?.stop());
beforeEach(async () => {
  await engine.pool.owner('card_authorizations').delete();
  await engine.pool.owner('card_spend').delete();
});

let count = 0;

/** An authorization of 7 base units; what it adds up to is the trigger's. */
async function taken(at: string, more: object = {}): Promise<string> {
  count += 1;
  const id = `auz_${count}`;
  const created = new Date(at);
  await engine.pool.owner('card_authorizations').insert({
    id,
    tenant_id: 'ten_1',
    card_id: 'card_1',
    agent_id: 'agt_1',
    wallet_id: 'wal_1',
    status: 'APPROVED',
    step: 2,
    amount_base_units: 7,
    reversed_base_units: 0,
    created_at: created,
    updated_at: created,
    spent_daily_base_units: 0,
    spent_weekly_base_units: 0,
    spent_monthly_base_units: 0,
    ...more,
  });
  return id;
}

const windows = (now: string, subjectType: 'card' | 'agent' = 'card', tenantId: string | null = 'ten_1') =>
  asking(engine, async (reads) => {
    const subjectId = subjectType === 'card' ? 'card_1' : 'agt_1';
    const spent = await spentWindows(reads, tenantId, { subjectType, subjectId }, new Date(now));
    const drawn = await drawnFrom(reads, tenantId, 'wal_1');
    return [spent.dailyBaseUnits, spent.weeklyBaseUnits, spent.monthlyBaseUnits, drawn].map(Number);
  });

describe('what counts in a window, to the millisecond (R322, D-271)', () => {
  test.each([
    // Taken; asked one millisecond before the end of the window, at it, and after it.
    ['a day', '2026-03-03T00:00:00.000Z', '2026-03-03T23:59:59.999Z', [7, 7, 7]],
    ['a day', '2026-03-03T23:59:59.999Z', '2026-03-04T00:00:00.000Z', [0, 7, 7]],
    ['a day', '2026-03-03T23:59:59.999Z', '2026-03-04T00:00:00.001Z', [0, 7, 7]],
    ['an ISO week', '2026-03-02T00:00:00.000Z', '2026-03-08T23:59:59.999Z', [0, 7, 7]],
    ['an ISO week', '2026-03-08T23:59:59.999Z', '2026-03-09T00:00:00.000Z', [0, 0, 7]],
    ['an ISO week', '2026-03-01T23:59:59.999Z', '2026-03-02T00:00:00.000Z', [0, 0, 7]],
    ['a month', '2026-03-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z', [0, 0, 7]],
    ['a month', '2026-03-31T23:59:59.999Z', '2026-04-01T00:00:00.000Z', [0, 7, 0]],
    ['a month', '2026-03-31T23:59:59.999Z', '2026-04-01T00:00:00.001Z', [0, 7, 0]],
    ['a year', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', [0, 7, 0]],
    ['a leap day', '2028-02-29T23:59:59.999Z', '2028-03-01T00:00:00.000Z', [0, 7, 0]],
  ])('%s: taken at %s, asked at %s', async (_, at, now, expected) => {
    await taken(at);
    expect(await windows(now)).toEqual([...expected, 7]);
    expect(await windows(now, 'agent')).toEqual([...expected, 7]);
  });

  test('declined and undecided authorizations do not count, nor those of another tenant', async () => {
    await taken('2026-03-03T09:00:00.000Z', { status: 'DECLINED', decline_reason: 'DAILY_CAP' });
    await taken('2026-03-03T09:00:00.000Z', { status: 'RECEIVED' });
    expect(await windows('2026-03-03T10:00:00.000Z')).toEqual([0, 0, 0, 0]);
    await taken('2026-03-03T09:00:00.000Z');
    expect(await windows('2026-03-03T10:00:00.000Z', 'card', 'ten_2')).toEqual([0, 0, 0, 0]);
    expect(await windows('2026-03-03T10:00:00.000Z', 'card', null)).toEqual([0, 0, 0, 0]);
  });

  test('a card without a tenant has its own windows (D-277)', async () => {
    await taken('2026-03-03T09:00:00.000Z', { tenant_id: null, agent_id: null, wallet_id: null });
    expect(await windows('2026-03-03T10:00:00.000Z', 'card', null)).toEqual([7, 7, 7, 0]);
  });

  test('a reversal credits the day of its authorization, whenever it comes (R324, D-272)', async () => {
    const id = await taken('2026-03-31T23:59:59.999Z');
    await taken('2026-04-01T00:00:00.000Z');
    const { owner } = engine.pool;
    await owner('card_authorizations')
      .where({ id })
      .update({ reversed_base_units: 3, updated_at: new Date('2026-04-01T00:00:00.001Z') });
    expect(await windows('2026-04-01T00:00:00.001Z')).toEqual([7, 11, 7, 11]);
    expect(await windows('2026-03-31T23:59:59.999Z')).toEqual([11, 11, 11, 11]);
    await owner('card_authorizations').where({ id }).update({ reversed_base_units: 7, status: 'REVERSED' });
    expect(await windows('2026-04-01T00:00:00.001Z')).toEqual([7, 7, 7, 7]);
  });
});
