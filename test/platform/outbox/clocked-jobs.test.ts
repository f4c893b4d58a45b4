import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { enqueue } from '../../../src/platform/lifecycle/writes.ts';
import { sample } from '../../domains/treasury/treasury-account.sample.ts';
import { anyRow } from '../../support/any-row.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

const AHEAD_MS = 3_600_000;
const dueAt = new Date('2026-03-02T09:00:00.000Z');

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine({ lifecycles });
  await anyRow(test.pool.owner, 'tenant_clocks', { tenant_id: 'ten_ahead', offset_ms: AHEAD_MS });
});
afterAll(() => test?.stop());

const unit = () => {
  const by = { actorType: 'system', actorId: 'test', requestId: null } as const;
  return new UnitOfWork(test.engine, { role: 'system', tenantId: null, by });
};
const job = (key: string) => enqueue('treasury.rules', { accountId: key }, { key, tenantId: 'ten_ahead', dueAt });
const stored = (key: string) => test.pool.owner('outbox_jobs').where({ key }).first('due_at', 'fires_at');

describe('a job that is due on a tenant’s clock (D-067)', () => {
  it('is due earlier in real time by the offset of the clock, for every worker', async () => {
    const work = unit();
    const context = sample.context({ tenantId: 'ten_ahead', memberId: '', paymentId: '' }, 1);
    await work.open('treasury-account', { id: 'trs_ahead', context });
    work.write(job('by-aggregate'));
    await work.commit();
    const known = unit();
    await known.now('ten_ahead');
    known.write(job('by-clock'));
    await known.commit();
    for (const key of ['by-aggregate', 'by-clock']) {
      expect(await stored(key)).toEqual({ due_at: dueAt, fires_at: new Date(dueAt.getTime() - AHEAD_MS) });
    }
  });

  it('is refused if its clock was not read, because it would be due at a wrong time', async () => {
    const work = unit();
    expect(() => work.write(job('unread'))).toThrow(/treasury\.rules is due on a clock that was not read: ten_ahead/);
    await work.rollback();
  });
});
