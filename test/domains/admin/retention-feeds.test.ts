import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NUMBERED_EVENT } from '../../../src/platform/feed/event-renderer.ts';
import { ENTRIES, SEQUENCE } from '../../../src/platform/feed/feed-segments.ts';
import { dueForRetention, retainBatch } from '../../../src/platform/retention/run.ts';
import { anyRow } from '../../support/any-row.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { feedOf, tell } from '../../support/feed.ts';
import { retentionRules } from '../../support/retention.ts';

const NOW = new Date('2026-05-01T12:00:00.000Z');
const DAY = 86_400_000;
/** How far two of the clocks are ahead; the third one shows real time. */
const AHEAD = 2 * DAY;
/** Old on the clocks that are ahead, and on all of them; kept on all of them. */
const OLD = new Date(NOW.getTime() + AHEAD - 30 * DAY);
const [BEHIND, KEPT] = [new Date(OLD.getTime() - AHEAD), new Date(OLD.getTime() + 1)];

let engine: TestEngine;
const db = (table: string) => engine.pool.owner(table);

beforeAll(async () => {
  const retention = { eventDays: 30, memoDays: 400, messageDays: 30, quoteDays: 400, decisionDays: 400 };
  engine = await startTestEngine({ services: { config: { retention } as never } });
  engine.clock.now = NOW;
});
afterAll(() => engine.stop());
beforeEach(async () => {
  await engine.pool.owner.raw(
    'TRUNCATE events, feed_segments, feed_counters, feed_retention, tenant_clocks, audit_log CASCADE',
  );
  for (const tenant_id of ['ten_1', 'ten_2', 'ten_3']) {
    await anyRow(engine.pool.owner, 'tenant_clocks', { tenant_id, offset_ms: tenant_id === 'ten_3' ? 0 : AHEAD });
  }
});

/** An event with a number of its own, which says its transaction too unless told. */
const event = async (n: number, at: Date, parties: readonly string[], more: object = {}): Promise<string> => {
  const id = `evt_${n}`;
  const told = { at, parties: [...parties], tx: String(n), type: `claim.${n % 3}`, object: `{"n":${n}}`, ...more };
  await anyRow(engine.pool.owner, 'events', { id, presenter: 'claim', ...told });
  return id;
};
const events = async (from: number, to: number, at: Date, parties: readonly string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (let n = from; n <= to; n += 1) ids.push(await event(n, at, parties));
  return ids;
};

const erased = async (batch = 500): Promise<number> => {
  const gone = await retainBatch(engine.engine, retentionRules, { batch });
  return gone.find(({ rule }) => rule === 'events')?.rows ?? -1;
};
const due = async (): Promise<number> =>
  (await dueForRetention(engine.engine, retentionRules)).find(({ rule }) => rule === 'events')?.rows ?? -1;
const kept = async (tenant: string): Promise<string[]> =>
  (await feedOf(engine.pool.owner, tenant)).map(({ sequence, event_id }) => `${sequence} ${event_id}`);
const told = async (): Promise<string[]> =>
  (await db('events').whereRaw(`object <> '{}'`).orderBy('tx')).map(({ id }) => id);
const firstSequences = async () => (await db('feed_retention').orderBy('tenant_id')).map((row) => Object.values(row));

describe('the retention of a feed', () => {
  test('erases whole segments, and the old beginning of a segment that is partly old', async () => {
    await tell(engine.pool.owner, 'ten_1', 3, ...(await events(1, 3, OLD, ['ten_1'])));
    const mixed = [...(await events(4, 5, OLD, ['ten_1'])), ...(await events(6, 8, KEPT, ['ten_1']))];
    await tell(engine.pool.owner, 'ten_1', 8, ...mixed);
    await tell(engine.pool.owner, 'ten_1', 9, await event(9, OLD, ['ten_1']));
    expect(await due()).toBe(5);
    expect(await erased()).toBe(5);
    expect(await kept('ten_1')).toEqual(['6 evt_6', '7 evt_7', '8 evt_8', '9 evt_9']);
    expect(await told()).toEqual(['evt_6', 'evt_7', 'evt_8', 'evt_9']);
    expect(await firstSequences()).toEqual([['ten_1', 6n]]);
    expect(await db('feed_segments').orderBy('last_sequence').first()).toEqual({
      tenant_id: 'ten_1',
      last_sequence: 8n,
      event_ids: ['evt_6', 'evt_7', 'evt_8'],
      types: ['claim.0', 'claim.1', 'claim.2'],
      type_numbers: [1, 2, 3],
      first_tx: '6',
      last_tx: '8',
    });
    expect([await due(), await erased()]).toEqual([0, 0]);
  });

  test('erases the types and transactions of deleted events from their segment', async () => {
    const head = await event(1, OLD, ['ten_1'], { type: 'claim.x', tx: '99' });
    const rest = await event(2, KEPT, ['ten_1'], { type: 'claim.z', tx: '7' });
    const last = await event(3, KEPT, ['ten_1'], { type: 'claim.y', tx: '8' });
    await tell(engine.pool.owner, 'ten_1', 3, head, rest, last);
    expect(await erased()).toBe(1);
    expect(await db('feed_segments')).toEqual([
      {
        tenant_id: 'ten_1',
        last_sequence: 3n,
        event_ids: ['evt_2', 'evt_3'],
        types: ['claim.y', 'claim.z'],
        type_numbers: [2, 1],
        first_tx: '7',
        last_tx: '8',
      },
    ]);
  });

  test.each([1, 2, 3, 4, 7])('erases in batches of %d events, also within a segment', async (batch) => {
    await tell(engine.pool.owner, 'ten_1', 4, ...(await events(1, 4, OLD, ['ten_1'])));
    await tell(engine.pool.owner, 'ten_1', 5, await event(5, OLD, ['ten_1']));
    const mixed = [...(await events(6, 8, OLD, ['ten_1'])), ...(await events(9, 10, KEPT, ['ten_1']))];
    await tell(engine.pool.owner, 'ten_1', 10, ...mixed);
    for (let gone = 0; gone < 8; ) {
      const now = await erased(batch);
      expect(now).toBe(Math.min(batch, 8 - gone));
      gone += now;
      const ids = Array.from({ length: 10 - gone }, (_, n) => `evt_${gone + n + 1}`);
      expect([await told(), await kept('ten_1')]).toEqual([ids, ids.map((id) => `${id.slice(4)} ${id}`)]);
      expect(await firstSequences()).toEqual([['ten_1', BigInt(gone + 1)]]);
    }
    expect(await erased(batch)).toBe(0);
  });

  test('erases a feed up to its last event', async () => {
    await tell(engine.pool.owner, 'ten_1', 42, ...(await events(1, 2, OLD, ['ten_1'])));
    expect(await erased()).toBe(2);
    expect([await kept('ten_1'), await told(), await firstSequences()]).toEqual([[], [], [['ten_1', 43n]]]);
  });

  test('keeps an old event behind a newer one', async () => {
    const fresh = await event(1, KEPT, ['ten_1']);
    await tell(engine.pool.owner, 'ten_1', 2, fresh, await event(2, OLD, ['ten_1']));
    expect([await due(), await erased()]).toEqual([0, 0]);
  });
});

describe('the content of an event', () => {
  test('is erased with the last feed that has the event, each on its own clock', async () => {
    const shared = ['ten_1', 'ten_3'];
    const ids = [...(await events(1, 2, OLD, shared)), await event(3, OLD, ['ten_1']), await event(4, BEHIND, shared)];
    await tell(engine.pool.owner, 'ten_1', 4, ...ids);
    await tell(engine.pool.owner, 'ten_3', 3, 'evt_1', 'evt_2', 'evt_4');
    expect(await erased()).toBe(4);
    expect([await kept('ten_1'), await kept('ten_3')]).toEqual([[], ['1 evt_1', '2 evt_2', '3 evt_4']]);
    expect(await told()).toEqual(['evt_1', 'evt_2', 'evt_4']);
    await db('events').where({ id: 'evt_1' }).update({ at: BEHIND });
    expect(await erased()).toBe(1);
    expect([await kept('ten_3'), await told()]).toEqual([
      ['2 evt_2', '3 evt_4'],
      ['evt_2', 'evt_4'],
    ]);
    await db('events').where({ id: 'evt_2' }).update({ at: BEHIND });
    expect(await erased()).toBe(2);
    expect([await kept('ten_3'), await told()]).toEqual([[], []]);
  });

  test('is erased when two feeds let the event go at once', async () => {
    const ids = await events(1, 3, OLD, ['ten_1', 'ten_2']);
    await tell(engine.pool.owner, 'ten_1', 3, ...ids);
    await tell(engine.pool.owner, 'ten_2', 9, ...ids);
    expect(await erased()).toBe(6);
    expect([await told(), await firstSequences()]).toEqual([
      [],
      [
        ['ten_1', 4n],
        ['ten_2', 10n],
      ],
    ]);
  });

  test('stays when a batch ends between two feeds', async () => {
    const ids = await events(1, 2, OLD, ['ten_1', 'ten_2']);
    await tell(engine.pool.owner, 'ten_1', 2, ...ids);
    await tell(engine.pool.owner, 'ten_2', 2, ...ids);
    expect(await erased(3)).toBe(3);
    const left = [...(await kept('ten_1')), ...(await kept('ten_2'))];
    expect([left, await told()]).toEqual([['2 evt_2'], ['evt_2']]);
    expect(await erased(3)).toBe(1);
    expect(await told()).toEqual([]);
  });

  test('is looked for in every feed, whatever transactions its segments span', async () => {
    // Behind the event's own segment stand some of another cluster, whose transactions began anew.
    const shared = await event(50, OLD, ['ten_1', 'ten_3']);
    await tell(engine.pool.owner, 'ten_1', 1, shared);
    await tell(engine.pool.owner, 'ten_3', 2, await event(49, OLD, ['ten_3']), shared);
    await tell(engine.pool.owner, 'ten_3', 4, ...(await events(47, 48, KEPT, ['ten_3'])));
    await tell(engine.pool.owner, 'ten_3', 5, await event(51, KEPT, ['ten_3'], { tx: '50' }));
    expect(await erased()).toBe(1);
    expect(await told()).toContain('evt_50');
  });

  test.each([1, 2, 3, 4])(
    'can be read as a difference as long as a feed has the event, in batches of %d',
    async (batch) => {
      const whole = { k: 0, n: 3 };
      const first = await event(1, OLD, ['ten_1'], { tx: '9', object: '{"n":1}', base_id: 'evt_3' });
      const second = await event(2, OLD, ['ten_1', 'ten_3'], { tx: '9', object: '{"n":2}', base_id: 'evt_3' });
      const base = await event(3, OLD, ['ten_1', 'ten_3'], { tx: '9', object: JSON.stringify(whole) });
      await tell(engine.pool.owner, 'ten_1', 3, first, second, base);
      await tell(engine.pool.owner, 'ten_3', 2, second, base);
      const read = async () => {
        const { rows } = await engine.pool.owner.raw(`SELECT ${NUMBERED_EVENT} FROM (
        SELECT s.tenant_id, ${SEQUENCE} AS sequence, u.event_id FROM feed_segments s CROSS JOIN LATERAL ${ENTRIES}) f
        JOIN events e ON e.id = f.event_id ORDER BY f.tenant_id, f.sequence`);
        return rows.map(({ event_id, object }: { event_id: string; object: object }) => [event_id, object]);
      };
      const all = [first, second, base, second, base].map((id) => [id, { ...whole, n: Number(id.slice(4)) }]);
      expect(await read()).toEqual(all);
      let left = all;
      for (const at of [OLD, BEHIND]) {
        await db('events').update({ at });
        for (let gone = await erased(batch); gone > 0; gone = await erased(batch)) {
          left = left.slice(gone);
          expect(await read()).toEqual(left);
        }
      }
      expect(left).toEqual([]);
      expect(await db('events').select('object', 'base_id')).toEqual(Array(3).fill({ object: {}, base_id: null }));
    },
  );

  // Release 0.1 stored events as differences to events of earlier transactions.
  describe('as the base of an event of a later transaction', () => {
    const resource_id = 'pay_1';
    const readers = ['ten_1', 'ten_3'];
    const eraseAll = async (batch: number): Promise<void> => {
      for (let gone = await erased(batch); gone > 0; gone = await erased(batch));
    };
    const stored = async () =>
      (await db('events').orderBy('id')).map(({ object: { n, k }, base_id }) => [n, k, base_id] as const);
    const ERASED = [undefined, undefined, null] as const;

    beforeEach(async () => {
      await event(1, OLD, readers, { resource_id, object: '{"k":0,"n":1}' });
      await event(2, OLD, readers, { resource_id, object: '{"n":2}', base_id: 'evt_1' });
      await event(3, KEPT, readers, { resource_id, object: '{"n":3}', base_id: 'evt_1' });
    });

    test.each([1, 2, 500])(
      'is erased once no feed has it, and the later event becomes whole, in batches of %d',
      async (batch) => {
        for (const tenant of readers) await tell(engine.pool.owner, tenant, 3, 'evt_1', 'evt_2', 'evt_3');
        const asItWas = await stored();
        await eraseAll(batch);
        // The feed of the tenant with the slower clock still has all of them.
        expect([await kept('ten_1'), await stored()]).toEqual([['3 evt_3'], asItWas]);
        await db('events').whereIn('id', ['evt_1', 'evt_2']).update({ at: BEHIND });
        await eraseAll(batch);
        expect([await kept('ten_3'), await stored()]).toEqual([['3 evt_3'], [ERASED, ERASED, [3, 0, null]]]);
        await db('events').update({ at: BEHIND });
        await eraseAll(batch);
        expect(await stored()).toEqual([ERASED, ERASED, ERASED]);
      },
    );

    test('makes an event whole that is in no feed yet', async () => {
      for (const tenant of readers) await tell(engine.pool.owner, tenant, 2, 'evt_1', 'evt_2');
      await db('events').update({ at: BEHIND });
      await eraseAll(500);
      expect(await stored()).toEqual([ERASED, ERASED, [3, 0, null]]);
    });

    test('is erased with the first of its differences, where release 0.1 kept it longer than its feeds', async () => {
      for (const tenant of readers) await tell(engine.pool.owner, tenant, 3, 'evt_2', 'evt_3');
      await db('events').where({ id: 'evt_2' }).update({ at: BEHIND });
      await eraseAll(500);
      expect(await stored()).toEqual([ERASED, ERASED, [3, 0, null]]);
    });

    test('stays while a feed has it', async () => {
      await db('events')
        .whereIn('id', ['evt_2', 'evt_3'])
        .update({ parties: ['ten_1'], at: OLD });
      await tell(engine.pool.owner, 'ten_1', 3, 'evt_1', 'evt_2', 'evt_3');
      await tell(engine.pool.owner, 'ten_3', 1, 'evt_1');
      await eraseAll(500);
      expect(await stored()).toEqual([[1, 0, null], ERASED, ERASED]);
    });

    test('changes no event of another resource', async () => {
      await db('events').whereIn('id', ['evt_2', 'evt_3']).update({ resource_id: 'pay_2' });
      for (const tenant of readers) await tell(engine.pool.owner, tenant, 1, 'evt_1');
      await db('events').update({ at: BEHIND });
      await eraseAll(500);
      expect(await stored()).toEqual([ERASED, [2, undefined, 'evt_1'], [3, undefined, 'evt_1']]);
    });
  });
});
