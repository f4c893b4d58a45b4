import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import { isOutage } from '../../../src/platform/db/errors.ts';
import { refusalRecorder } from '../../../src/platform/execution/refusal-recorder.ts';
import { TryAgain, type Unit } from '../../../src/platform/http/ports.ts';
import { audit, enqueue, insert } from '../../../src/platform/lifecycle/writes.ts';
import { sample } from '../../domains/treasury/treasury-account.sample.ts';
import { anyRow } from '../../support/any-row.ts';
import { answered, callerOf, type Executing, keyOf, startExecutor } from './executing.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const AHEAD_MS = 3_600_000;

let test: Executing;
beforeAll(async () => {
  test = await startExecutor(lifecycles);
});
beforeEach(() => test.clear());
afterAll(() => test?.stop());

const user = callerOf({ kind: 'member', tenantId: null, memberId: null, userId: 'usr_1' });
const nobody = callerOf({ kind: 'public', tenantId: null });

describe('a handler', () => {
  it('uses real time if its caller has neither a tenant nor a key', async () => {
    test.clock.now = NOW;
    let seen: Date | undefined;
    const look = async ({ now }: Unit) => {
      seen = now;
      return answered('{}');
    };
    await test.run(undefined, look, { caller: nobody });
    expect(seen).toEqual(NOW);
  });

  it('schedules jobs by the clock that came with BEGIN, without another query (D-067)', async () => {
    await anyRow(test.pool.owner, 'tenant_clocks', { tenant_id: 'ten_1', offset_ms: AHEAD_MS });
    const clocks: string[] = [];
    test.faults.hit = (_client, text) => void (text.includes('tenant_clocks') && clocks.push(text));
    await test.run(keyOf(), async ({ write }) => {
      write(enqueue('treasury.rules', { accountId: 'trs_1' }, { key: 'ahead', tenantId: 'ten_1', dueAt: NOW }));
      return answered('{}');
    });
    const job = await test.pool.owner('outbox_jobs').where({ key: 'ahead' }).first('due_at', 'fires_at');
    expect(job).toEqual({ due_at: NOW, fires_at: new Date(NOW.getTime() - AHEAD_MS) });
    expect(clocks).toHaveLength(1);
  });

  it('looks up no clock for a user without a tenant', async () => {
    const clocks: string[] = [];
    test.faults.hit = (_client, text) => void (text.includes('tenant_clocks') && clocks.push(text));
    await test.run(keyOf({ scope: 'user:usr_1' }), async () => answered('{}'), { caller: user });
    expect(clocks).toEqual([]);
  });

  it('opens aggregates, and sees rows before they are inserted', async () => {
    const context = sample.context({ tenantId: 'ten_1', memberId: '', paymentId: '' }, 1);
    await test.run(keyOf(), async ({ open, write, written }) => {
      const opened = await open('treasury-account', { id: 'trs_1', context });
      expect(opened).toMatchObject({ id: 'trs_1' });
      expect(written('webhook_marks')).toEqual([]);
      write(insert('webhook_marks', { tenantId: 'ten_1', sequence: 7n }));
      expect(written('webhook_marks')).toEqual([{ tenantId: 'ten_1', sequence: 7n }]);
      return answered('{}');
    });
    expect(await test.pool.owner('treasury_accounts').where({ id: 'trs_1' })).toHaveLength(1);
  });
});

describe('a TRY_AGAIN answer', () => {
  const lost = () => Object.assign(new Error('read'), { code: 'ECONNRESET' });
  const database = (code: string) => Object.assign(new Error('no'), { severity: 'ERROR', code });
  const failing = (error: Error) => {
    test.faults.hit = (_client, text) => {
      if (text === 'COMMIT') throw error;
    };
  };
  const act = async ({ write }: Unit) => {
    write(audit('test.acted', 'thg_1', 'ten_1'));
    return answered('{}');
  };
  const thrown = (run: Promise<unknown>): Promise<unknown> =>
    run.then(
      () => undefined,
      (error: unknown) => error,
    );

  it.each([
    ['an outage', lost(), true],
    ['a lock', database('55P03'), false],
    ['a deadlock', database('40P01'), false],
  ])('names its cause: %s', async (_, error, outage) => {
    failing(error);
    const invitation = await thrown(test.run(keyOf(), act));
    expect(invitation).toBeInstanceOf(TryAgain);
    const { cause } = invitation as TryAgain;
    expect(outage ? isOutage(cause) : cause === error).toBe(true);
    expect(isOutage(invitation)).toBe(outage);
  });

  it('names the outage if a refusal could not be recorded', async () => {
    failing(lost());
    const record = refusalRecorder(test.engine);
    const refusal = { caller: callerOf(), operation: 'confirmThing', code: 'X', resourceId: 'thg_1' };
    const { cause } = (await thrown(record(refusal))) as TryAgain;
    expect(isOutage(cause)).toBe(true);
  });
});
