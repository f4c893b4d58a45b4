import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../src/platform/db/sql.ts';
import { refusalRecorder } from '../../../src/platform/execution/refusal-recorder.ts';
import { type Answer, TryAgain, type Unit } from '../../../src/platform/http/ports.ts';
import { audit } from '../../../src/platform/lifecycle/writes.ts';
import { answered, callerOf, type Executing, keyOf, refused, startExecutor } from './executing.ts';

/** More than there are connections: one that does not come back holds the last of these up. */
const ROUNDS = 8;

let test: Executing;
beforeAll(async () => {
  test = await startExecutor();
});
beforeEach(() => test.clear());
afterAll(() => test?.stop());

const twoPhase = { transaction: 'two-phase' } as const;
const keyRow = `SELECT count(*)::int AS rows FROM idempotency_keys`;
/** Asks the database, so that a connection is there to come back. */
const asks = async ({ reads, write }: Unit): Promise<Answer> => {
  await reads.one(sql.raw(keyRow));
  write(audit('test.acted', 'thg_1', 'ten_1'));
  return answered('{}');
};
const signature = (bound: string) => ({ hash: 'signature', bound, expiresAt: new Date('2026-03-02T09:05:00.000Z') });

/** The same ending, again and again. */
async function again(ends: (round: number) => Promise<unknown>): Promise<unknown[]> {
  const endings: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) endings.push(await ends(round));
  return endings;
}
const all = (ending: unknown) => Array.from({ length: ROUNDS }, () => ending);

describe('a request gives its connection back', () => {
  it('after an answer, also when it stores nothing', async () => {
    const answer = { kind: 'answered', answer: answered('{}'), replayed: false };
    expect(await again(() => test.run(undefined, asks))).toEqual(all(answer));
    expect(await test.audits()).toHaveLength(ROUNDS);
    expect(await again(() => test.run(undefined, asks, { keepsNothing: true }))).toEqual(all(answer));
    expect(await test.audits()).toHaveLength(ROUNDS);
  });

  it('after a refusal, with and without its writes', async () => {
    for (const commits of [false, true]) {
      const refusal = refused('PAYMENT_NOT_FOUND', commits);
      const handle = async (unit: Unit) => {
        await asks(unit);
        return refusal;
      };
      expect(await again(() => test.run(keyOf(), handle))).toEqual(all({ kind: 'refused', refusal }));
      expect(await test.audits()).toHaveLength(commits ? ROUNDS : 0);
    }
  });

  it('after a reused key, for the same or for another request', async () => {
    await test.run(keyOf(), asks);
    expect(await again(() => test.run(keyOf(), asks))).toMatchObject(all({ replayed: true }));
    const other = keyOf({ salientHash: 'other' });
    expect(await again(() => test.run(other, asks))).toEqual(all({ kind: 'mismatched', mismatch: 'salient' }));
    expect(await test.audits()).toHaveLength(1);
  });

  it('after a locked key without an answer or an intent', async () => {
    await test.run(keyOf(), asks);
    await test.pool.owner('idempotency_keys').update({ status: null, response: null, headers: null });
    expect(await again(() => test.run(keyOf(), asks))).toEqual(all({ kind: 'running' }));
    expect(await test.audits()).toHaveLength(1);
  });

  it('after a signature that another request used', async () => {
    await test.run(undefined, asks, { signature: signature('first') });
    const used = await again(() => test.run(undefined, asks, { signature: signature('second') }));
    expect(used).toEqual(all({ kind: 'signature-used' }));
  });

  it('after it continues from its intent after a crash', async () => {
    const conclude =
      (crashes: boolean) =>
      async ({ firstPhase, reads, write }: Unit): Promise<Answer> => {
        const intended = await firstPhase(async () => ({ half: 1 }));
        if (crashes) throw new Error('a crash');
        await reads.one(sql.raw(keyRow));
        write(audit('test.concluded', 'x', 'ten_1'));
        return answered(JSON.stringify(intended));
      };
    const ends = async (round: number) => {
      const key = keyOf({ key: `key-${round}` });
      await expect(test.run(key, conclude(true), twoPhase)).rejects.toThrow('a crash');
      return test.run(key, conclude(false), twoPhase);
    };
    expect(await again(ends)).toEqual(all({ kind: 'answered', answer: answered('{"half":1}'), replayed: false }));
    expect(await test.audits()).toHaveLength(ROUNDS);
  });

  it('after another request overtook it during the network call', async () => {
    const ends = (round: number) => {
      const key = keyOf({ key: `key-${round}` });
      return test.run(
        key,
        async (unit) => {
          await unit.reads.one(sql.raw(keyRow));
          await unit.outsideTransaction(() => test.run(key, asks));
          return answered('"own"');
        },
        { transaction: 'read-ahead' },
      );
    };
    expect(await again(ends)).toEqual(all({ kind: 'answered', answer: answered('{}'), replayed: true }));
  });

  it('after its handler throws', async () => {
    const ends = async () => {
      const run = test.run(keyOf(), async (unit) => {
        await asks(unit);
        throw new Error('a bug');
      });
      await expect(run).rejects.toThrow('a bug');
    };
    await again(ends);
    expect([await test.keys(), await test.audits()]).toEqual([[], []]);
  });

  it('after its refusal could not be recorded', async () => {
    test.faults.hit = (_client, text) => {
      if (text.startsWith('COMMIT')) throw Object.assign(new Error('read'), { code: 'ECONNRESET' });
    };
    const record = refusalRecorder(test.engine);
    const refusal = { caller: callerOf(), operation: 'confirmThing', code: 'X', resourceId: 'thg_1' };
    await again(() => expect(record(refusal)).rejects.toThrow(new TryAgain('the database is not available')));
    test.faults.hit = () => undefined;
    await record(refusal);
    expect(await test.audits()).toEqual(['operation.refused']);
  });
});
