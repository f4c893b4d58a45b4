import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EVENTS_AT_ONCE, EventRelay } from '../../../src/platform/feed/relay.ts';
import type { Engine } from '../../../src/platform/lifecycle/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { feedOf, tell } from '../../support/feed.ts';
import { horizonPassed, takenByLook } from '../../support/horizon.ts';
import { type Outbox, startOutbox } from '../../support/outbox.ts';

const AT = new Date('2026-05-01T12:00:00.123Z');

let outbox: Outbox;

beforeAll(async () => {
  outbox = await startOutbox();
});
afterAll(() => outbox.stop());
beforeEach(async () => {
  const { owner } = outbox.pool;
  await owner.raw('TRUNCATE events, feed_segments, feed_counters');
  await owner('cursors').where({ name: 'relay' }).update({ tx: '0', row_id: '' });
});

const stored = async (...events: readonly { readonly id: string; readonly [column: string]: unknown }[]) => {
  const rest = { type: 'claim.opened', resource_id: 'clm_1', resource_sequence: 1, at: AT, parties: ['ten_1'] };
  const what = { presenter: 'claim', object: { id: 'clm_1', amount: '17' }, previous_status: null };
  await outbox.pool.owner('events').insert(events.map((event) => ({ ...rest, ...what, ...event })));
};
const feed = (tenant = 'ten_1') => feedOf(outbox.pool.owner, tenant);
const segments = () => outbox.pool.owner('feed_segments').orderBy(['tenant_id', 'last_sequence']);
const ids = async (tenant = 'ten_1') => (await feed(tenant)).map(({ sequence, event_id }) => `${sequence} ${event_id}`);

const relayOf = (engine: Partial<Engine> = {}): EventRelay => new EventRelay({ ...outbox.engine, ...engine });

/** Somebody waits for what another transaction of this database holds. */
async function isLockAwaited(): Promise<boolean> {
  const { rows } = await outbox.pool.owner.raw(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

/** One batch, when nothing older runs on the server. */
const relayed = (relay: EventRelay) => takenByLook(outbox.pool.owner, () => relay.relayBatch());

describe('a batch of the relay', () => {
  test('numbers each party’s events without a gap, continuing from the last number', async () => {
    await stored({ id: 'evt_a' }, { id: 'evt_b', resource_id: 'clm_2', parties: ['ten_1', 'ten_2'] });
    const relay = relayOf();
    expect(await relayed(relay)).toBe(2);
    await stored({ id: 'evt_c', resource_id: 'clm_3', parties: ['ten_2'] });
    await stored({ id: 'evt_0', resource_id: 'clm_4', parties: ['ten_1'] });
    expect(await relayed(relay)).toBe(2);
    expect(await relayed(relay)).toBe(0);
    expect([await ids('ten_1'), await ids('ten_2')]).toEqual([
      ['1 evt_a', '2 evt_b', '3 evt_0'],
      ['1 evt_b', '2 evt_c'],
    ]);
  });

  test('stores one segment per party: its events, their types, and their range of transactions', async () => {
    const both = ['ten_1', 'ten_2'];
    await stored({ id: 'evt_d', parties: both, type: 'claim.opened', tx: '12' });
    await stored({ id: 'evt_a', parties: both, resource_id: 'clm_2', type: 'claim.locked', tx: '12' });
    await stored({ id: 'evt_c', parties: ['ten_1'], resource_id: 'clm_3', type: 'claim.opened', tx: '9' });
    await stored({ id: 'evt_b', parties: [], resource_id: 'clm_4', tx: '11' });
    expect(await relayed(relayOf())).toBe(4);
    expect(await segments()).toEqual([
      {
        tenant_id: 'ten_1',
        last_sequence: 3n,
        event_ids: ['evt_c', 'evt_a', 'evt_d'],
        types: ['claim.locked', 'claim.opened'],
        type_numbers: [2, 1, 2],
        first_tx: '9',
        last_tx: '12',
      },
      {
        tenant_id: 'ten_2',
        last_sequence: 2n,
        event_ids: ['evt_a', 'evt_d'],
        types: ['claim.locked', 'claim.opened'],
        type_numbers: [1, 2],
        first_tx: '12',
        last_tx: '12',
      },
    ]);
  });

  test('accepts an event of every type', async () => {
    const { webhooks } = JSON.parse(
      await readFile(join(import.meta.dirname, '../../../generated/openapi.json'), 'utf8'),
    );
    const types = Object.keys(webhooks);
    expect(types.length).toBeGreaterThan(100);
    const longTenant = `ten_${'x'.repeat(60)}`;
    await stored(...types.map((type, n) => ({ id: `evt_${n}`, resource_id: `res_${n}`, type, parties: [longTenant] })));
    expect(await relayed(relayOf())).toBe(types.length);
    expect((await feed(longTenant)).map(({ type }) => type).toSorted()).toEqual(types.toSorted());
  });

  test("puts each resource's events in the order of its steps, in the places that they have", async () => {
    await stored(
      { id: 'evt_a', resource_id: 'clm_1', resource_sequence: 3 },
      { id: 'evt_b', resource_id: 'clm_2', resource_sequence: 1 },
      { id: 'evt_c', resource_id: 'clm_1', resource_sequence: 1 },
      { id: 'evt_d', resource_id: 'clm_1', resource_sequence: 2 },
    );
    await relayed(relayOf());
    expect(await ids()).toEqual(['1 evt_c', '2 evt_b', '3 evt_d', '4 evt_a']);
  });

  test('takes two hundred events at most, by transaction number and then by id', async () => {
    expect(EVENTS_AT_ONCE).toBe(200);
    const { rows } = await outbox.pool.owner.raw('SELECT pg_current_xact_id()::text AS tx');
    // Transactions 99 and 100: as texts they would change places.
    expect(Number(rows[0].tx)).toBeGreaterThan(101);
    const names = Array.from({ length: 205 }, (_, n) => `evt_${String(n).padStart(3, '0')}`);
    await stored(...names.map((id, n) => ({ id, resource_id: id, tx: n < 3 ? '100' : '99' })));
    const relay = relayOf();
    expect(await relayed(relay)).toBe(200);
    expect(await relayed(relay)).toBe(5);
    expect((await feed()).map(({ event_id }) => event_id)).toEqual([...names.slice(3), ...names.slice(0, 3)]);
  });

  test('leaves out events that an older open transaction may still precede', async () => {
    const older = await outbox.pool.owner.transaction();
    await older.raw('SELECT pg_current_xact_id()');
    await stored({ id: 'evt_a' });
    const relay = relayOf();
    expect(await relay.relayBatch()).toBe(0);
    await older.commit();
    expect(await relayed(relay)).toBe(1);
  });

  test('is left to another relay that is working', async () => {
    await stored({ id: 'evt_a' });
    await horizonPassed(outbox.pool.owner);
    const other = await outbox.pool.owner.transaction();
    await other.raw(`SELECT FROM cursors WHERE name = 'relay' FOR UPDATE`);
    const relay = relayOf();
    for (let round = 0; round < 8; round += 1) expect(await relay.relayBatch()).toBe(0);
    await other.rollback();
    expect(await relayed(relay)).toBe(1);
  });

  test('is awaited by a drain until it has ended', async () => {
    await stored({ id: 'evt_a' });
    await horizonPassed(outbox.pool.owner);
    const other = await outbox.pool.owner.transaction();
    await other.raw(`SELECT FROM cursors WHERE name = 'relay' FOR UPDATE`);
    const drained = relayOf().drain();
    await eventually('the drain to wait for the cursor', isLockAwaited);
    await other.rollback();
    await drained;
    expect(await ids()).toEqual(['1 evt_a']);
  });

  test('numbers nothing when it fails, and leaves no connection behind', async () => {
    await stored({ id: 'evt_a' });
    await horizonPassed(outbox.pool.owner);
    const relay = relayOf();
    await outbox.refusing('cursors', async () => {
      for (let round = 0; round < 8; round += 1) await expect(relay.relayBatch()).rejects.toThrow('refused');
    });
    expect(await feed()).toEqual([]);
    expect(await relayed(relayOf())).toBe(1);
    expect(await ids()).toEqual(['1 evt_a']);
  });

  test('writes nothing when it finds nothing, and takes no lock', async () => {
    const relay = relayOf();
    const written = async (work: () => Promise<unknown>): Promise<boolean> => {
      const { rows } = await outbox.pool.owner.raw(`SELECT xmax::text FROM cursors WHERE name = 'relay'`);
      await work();
      const after = await outbox.pool.owner.raw(`SELECT xmax::text FROM cursors WHERE name = 'relay'`);
      return rows[0].xmax !== after.rows[0].xmax;
    };
    expect(await written(() => relay.relayBatch())).toBe(false);
    expect(await written(() => relay.drain())).toBe(true);
  });

  test('continues after what another relay has numbered since it began to look', async () => {
    await stored({ id: 'evt_a' }, { id: 'evt_b', resource_id: 'clm_2' });
    await horizonPassed(outbox.pool.owner);
    const { owner } = outbox.pool;
    const { rows } = await owner.raw(`SELECT pg_get_functiondef('settled_horizon'::regproc) AS definition`);
    // The horizon is asked for once the statement has its snapshot, and before it locks the cursor.
    await owner.raw(`CREATE OR REPLACE FUNCTION settled_horizon() RETURNS xid8 LANGUAGE plpgsql STABLE AS $$ BEGIN
      PERFORM pg_advisory_lock_shared(7), pg_advisory_unlock_shared(7); RETURN pg_snapshot_xmax(pg_current_snapshot()); END $$`);
    const other = await owner.transaction();
    await other.raw('SELECT pg_advisory_xact_lock(7)');
    const relaying = relayOf().relayBatch();
    await eventually('the relay to look', isLockAwaited);
    await tell(other, 'ten_1', 1, 'evt_a');
    await other.raw(`INSERT INTO feed_counters VALUES ('ten_1', 1)`);
    await other.raw(
      `UPDATE cursors SET tx = (SELECT tx FROM events WHERE id = 'evt_a'), row_id = 'evt_a' WHERE name = 'relay'`,
    );
    await other.commit();
    expect(await relaying).toBe(1);
    await owner.raw(rows[0].definition);
    expect(await ids()).toEqual(['1 evt_a', '2 evt_b']);
    expect(await relayed(relayOf())).toBe(0);
  });

  test('leaves out numbered events after the cursor was set back', async () => {
    await stored({ id: 'evt_a' }, { id: 'evt_b', resource_id: 'clm_2', parties: ['ten_1', 'ten_2'] });
    expect(await relayed(relayOf())).toBe(2);
    await stored({ id: 'evt_c', resource_id: 'clm_3', parties: ['ten_2', 'ten_1'] });
    await outbox.pool.owner('cursors').where({ name: 'relay' }).update({ tx: '0', row_id: '' });
    expect(await relayed(relayOf())).toBe(3);
    expect([await ids('ten_1'), await ids('ten_2')]).toEqual([
      ['1 evt_a', '2 evt_b', '3 evt_c'],
      ['1 evt_b', '2 evt_c'],
    ]);
    await outbox.pool.owner('cursors').where({ name: 'relay' }).update({ tx: '0', row_id: '' });
    expect(await relayed(relayOf())).toBe(3);
    expect(await relayed(relayOf())).toBe(0);
    expect(await segments()).toHaveLength(4);
  });

  test('is not numbered again if another relay has numbered it during the wait', async () => {
    await stored({ id: 'evt_a' });
    await horizonPassed(outbox.pool.owner);
    const other = await outbox.pool.owner.transaction();
    await other.raw(`UPDATE cursors SET tx = (SELECT tx FROM events), row_id = 'evt_a' WHERE name = 'relay'`);
    const drained = relayOf().drain();
    await eventually('the drain to wait for the cursor', isLockAwaited);
    await other.commit();
    await drained;
    expect(await feed()).toEqual([]);
  });

  test('wakes listeners for numbered events once, and none for an empty batch', async () => {
    const woken: string[] = [];
    const relay = relayOf({ committed: (table) => woken.push(table) });
    expect(await relayed(relay)).toBe(0);
    expect(woken).toEqual([]);
    await stored({ id: 'evt_a' }, { id: 'evt_b', resource_id: 'clm_2' });
    expect(await relayed(relay)).toBe(2);
    expect(woken).toEqual(['feed_segments']);
  });

  test('is numbered with the system role', async () => {
    await stored({ id: 'evt_a' });
    const begun: string[] = [];
    const fault: Engine['fault'] = { hit: (_client, text) => void (text.startsWith('BEGIN') && begun.push(text)) };
    await relayed(relayOf({ fault }));
    expect(begun).toEqual(["BEGIN; SELECT set_config('role', 'paychart_system', true)"]);
  });

  test('is followed by others until nothing is left', async () => {
    await stored(...Array.from({ length: 401 }, (_, n) => ({ id: `evt_${n}`, resource_id: `clm_${n}` })));
    await horizonPassed(outbox.pool.owner);
    // A look that other tests' transactions keep from seeing the newest rows takes none: there is another one.
    await eventually('the events to be taken', async () => {
      await relayOf().drain();
      return (await feed()).length > 0;
    });
    expect(await feed()).toHaveLength(401);
  });
});
