import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/db/sql.ts';
import type { Engine } from '../../../src/platform/lifecycle/engine.ts';
import { sharedReads } from '../../../src/platform/outbox/shared-reads.ts';
import { type Outbox, startOutbox } from '../../support/outbox.ts';

let outbox: Outbox;

beforeAll(async () => {
  outbox = await startOutbox();
});
afterAll(() => outbox.stop());

/** Reads with what they send; `fails` says of which texts the database has none. */
function observed(fails: (text: string) => boolean = () => false) {
  const sent: string[] = [];
  const fault: Engine['fault'] = {
    hit: (_client, text) => {
      sent.push(text);
      if (fails(text)) throw new Error('the database says no');
    },
  };
  return { reads: sharedReads({ ...outbox.engine, fault }), sent };
}

const number = (n: number) => sql.raw('SELECT ?::int AS n, current_user AS role', [n]);
const answered = (n: number) => ({ n, role: 'paychart_system' });
const begun = (sent: readonly string[]) => sent.filter((text) => text.startsWith('BEGIN'));

describe('the queries of one turn', () => {
  test('share a transaction of the system role, which is ended', async () => {
    const { reads, sent } = observed();
    expect(await Promise.all([reads.one(number(1)), reads.many(number(2)), reads.one(number(3))])).toEqual([
      answered(1),
      [answered(2)],
      answered(3),
    ]);
    expect(begun(sent)).toEqual(["BEGIN; SELECT set_config('role', 'paychart_system', true)"]);
    expect(sent.at(-1)).toBe('COMMIT');
  });

  test('do not share it with later queries', async () => {
    const { reads, sent } = observed();
    await reads.one(number(1));
    await Promise.all([reads.one(number(2)), reads.one(number(3))]);
    expect(begun(sent)).toHaveLength(2);
  });

  test('fail separately', async () => {
    const { reads, sent } = observed();
    const wrong = reads.many(sql.raw('SELECT 1 / ?::int', [0]));
    const asked = await Promise.allSettled([reads.one(number(1)), wrong, reads.one(number(2))]);
    expect(asked).toEqual([
      { status: 'fulfilled', value: answered(1) },
      { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) },
      { status: 'fulfilled', value: answered(2) },
    ]);
    expect(begun(sent)).toHaveLength(4);
  });
});

test('a query without a row returns undefined', async () => {
  const { reads } = observed();
  const nothing = sql('outbox_jobs').where({ id: 'job_none' });
  expect(await Promise.all([reads.one(nothing), reads.many(nothing)])).toEqual([undefined, []]);
});

test('a failure is returned, and the connection is given back', async () => {
  const { reads } = observed();
  await expect(reads.one(sql.raw('SELECT 1 / ?::int', [0]))).rejects.toMatchObject({ code: '22012' });
  const { numUsed } = outbox.pool.owner.client.pool as { numUsed(): number };
  // The end of a transaction that has only read, another test's too, is waited for by nobody.
  await expect.poll(() => numUsed.call(outbox.pool.owner.client.pool)).toBe(0);
});
