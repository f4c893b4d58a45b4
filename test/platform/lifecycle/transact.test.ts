import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../src/platform/db/sql.ts';
import { transact } from '../../../src/platform/lifecycle/transact.ts';
import { audit } from '../../../src/platform/lifecycle/writes.ts';
import { type MadeUp, NOW, startMadeUp } from './made-up.ts';

let test: MadeUp;
beforeAll(async () => {
  test = await startMadeUp();
});
beforeEach(() => test.clear());
afterAll(() => test?.stop());

const note = audit('noted', 'inv_1', 'ten_a');
const retryable = () => Object.assign(new Error('deadlock detected'), { code: '40P01', severity: 'ERROR' });

describe('a transaction of the service itself', () => {
  it('is audited as a whole, under the name of the acting part', async () => {
    await test.stands('inv_1', { owner_id: 'ten_b' });
    const answer = await transact(test.engine, 'sweep', async (unit) => {
      unit.write(note);
      return (await unit.aggregate('invoice', 'inv_1'))?.id;
    });
    expect(answer).toBe('inv_1');
    const [row] = await test.rows('audit_log');
    expect(row).toMatchObject({ actor_type: 'system', actor_id: 'sweep', request_id: null, at: NOW });
  });

  it('has its name as the actor of its steps', async () => {
    const by = { actorType: 'operator', actorId: 'ada', requestId: 'req_9' } as const;
    await transact(test.engine, by, async (unit) => unit.write(note));
    const [row] = await test.rows('audit_log');
    expect(row).toMatchObject({ actor_type: 'operator', actor_id: 'ada', request_id: 'req_9', at: NOW });
  });

  it('is repeated from the beginning after a conflict, four times at most', async () => {
    let attempts = 0;
    const failing = (times: number) =>
      transact(test.engine, 'sweep', async (unit) => {
        attempts += 1;
        unit.write(note);
        await unit.reads.one(sql.raw('SELECT 1'));
        if (attempts <= times) throw retryable();
        return attempts;
      });
    expect(await failing(3)).toBe(4);
    expect(await test.rows('audit_log')).toHaveLength(1);
    attempts = 0;
    await expect(failing(4)).rejects.toThrow('deadlock detected');
    expect([attempts, (await test.rows('audit_log')).length]).toEqual([4, 1]);
  });

  it('is given up at once after any other failure, and leaves nothing', async () => {
    let attempts = 0;
    const failing = transact(test.engine, 'sweep', async (unit) => {
      attempts += 1;
      unit.write(note);
      await unit.reads.one(sql.raw(`INSERT INTO counters VALUES ('ten_a', 'claimed', 1) RETURNING n`));
      throw new Error('a defect');
    });
    await expect(failing).rejects.toThrow('a defect');
    expect([attempts, await test.rows('audit_log'), await test.rows('counters')]).toEqual([1, [], []]);
  });
});
