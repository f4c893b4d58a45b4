import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import type { Engine } from '../../../src/platform/lifecycle/engine.ts';
import { dueForRetention, type Retained, retainAll, retainBatch } from '../../../src/platform/retention/run.ts';
import { feedOf } from '../../support/feed.ts';
import { horizonPassed } from '../../support/horizon.ts';
import { retentionRules } from '../../support/retention.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { confirm, payable, type Recipient, read } from '../offramp/fixture.ts';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;
/** Real time stands still while rows are planted around their boundary. */
let now: Date;
let engine: Engine;

const SECOND = 1000;
const DAY = 86_400_000;
/** How far the sender's clock is ahead. */
const AHEAD = 40 * DAY;

// The tests tell one story, in the order in which they stand.
describe('retention', { shuffle: false }, () => {
  beforeAll(async () => {
    service = await startTestService();
    sender = await service.signUp('Retention Sender');
    await sender.fund('1000.00');
    recipient = await payable(service, 'Retention Recipient', '+15550603001');
    now = new Date();
    engine = { ...service.engine, realTime: () => now };
    await db('tenant_clocks').where({ tenant_id: sender.tenantId }).update({ offset_ms: AHEAD });
  });
  afterAll(() => service.stop());

  const db = (table: string) => service.pool.owner(table);
  const on = (tenant: TestTenant): number => (tenant === sender ? AHEAD : 0);
  /** So long before now on the tenant's clock. */
  const ago = (tenant: TestTenant, ms: number): Date => new Date(now.getTime() + on(tenant) - ms);
  const rowsOf = (found: readonly Retained[], rule: string) => found.find((one) => one.rule === rule)?.rows;

  const pay = async (memo: string): Promise<string> =>
    (await sender.api.createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00', memo }).unwrap()).paymentId;

  const canceled = async (memo: string): Promise<string> => {
    const id = await pay(memo);
    await sender.api.cancelOfframpPayment({ id }).unwrap();
    return id;
  };

  /** Says first what would go, then erases it; the two agree. */
  async function retain(rule: string): Promise<number> {
    const due = rowsOf(await dueForRetention(engine, retentionRules), rule);
    const gone = rowsOf(await retainAll(engine, retentionRules), rule);
    expect(gone).toBe(due);
    expect(rowsOf(await dueForRetention(engine, retentionRules), rule)).toBe(0);
    return gone ?? -1;
  }

  describe('memos (D-150)', () => {
    test('are erased 400 days after a terminal status on the sender’s clock, to the second, and nothing else is', async () => {
      const ids = [await canceled('past'), await canceled('now'), await canceled('soon')] as const;
      for (const [at, id] of ids.entries()) {
        await db('offramp_payments')
          .where({ id })
          .update({ canceled_at: ago(sender, 400 * DAY + (1 - at) * SECOND) });
      }
      const before = await Promise.all(ids.map((id) => read(sender, id)));
      expect(await retain('payment_memos')).toBe(2);
      const after = await Promise.all(ids.map((id) => read(sender, id)));
      expect(after.map(({ memo }) => memo)).toEqual([null, null, 'soon']);
      expect(after.map((payment, at) => ({ ...payment, memo: before[at]?.memo }))).toEqual(before);
    });

    test.each([
      ['DELIVERED', 'delivered_at'],
      ['REFUNDED', 'refunded_at'],
      ['CANCELED', 'canceled_at'],
    ])('of a %s payment are erased by %s', async (status, column) => {
      const id = await pay('ended');
      if (status === 'CANCELED') await sender.api.cancelOfframpPayment({ id }).unwrap();
      else {
        await confirm(recipient, id);
        await sender.api.stepTestProvider({ id, steps: 1 }).unwrap();
        const told = status === 'DELIVERED' ? 'SUCCEEDED' : 'FAILED';
        await sender.api.stepTestProvider({ id, status: told }).unwrap();
        await service.runUntilIdle();
      }
      expect((await read(sender, id)).status).toBe(status);
      await retain('payment_memos');
      expect((await read(sender, id)).memo).toBe('ended');
      await db('offramp_payments')
        .where({ id })
        .update({ [column]: ago(sender, 400 * DAY) });
      expect(await retain('payment_memos')).toBe(1);
      expect((await read(sender, id)).memo).toBeNull();
    });

    test('of the purpose of an intent are erased with those of its payment', async () => {
      const created = await sender.api
        .createPayment({
          recipient: { phoneNumber: recipient.phone },
          amount: { value: '10.00', currency: 'USD' },
          purpose: { type: 'vendor', memo: 'of the purpose' },
          metadata: { kept: true },
          idempotencyKey: 'retained-intent',
        })
        .unwrap();
      await sender.api.cancelPayment({ id: created.id }).unwrap();
      await db('offramp_payments')
        .where({ id: created.id })
        .update({ canceled_at: ago(sender, 400 * DAY) });
      expect(await retain('payment_memos')).toBe(1);
      expect(await sender.api.getPayment({ id: created.id }).unwrap()).toMatchObject({
        memo: null,
        purpose: { type: 'vendor', invoiceId: null, memo: null },
        recipient: { kind: 'phoneNumber' },
        metadata: { kept: true },
      });
    });

    test('of a payment that has not ended stay at any age', async () => {
      const id = await pay('alive');
      const old = ago(sender, 4000 * DAY);
      const [created] = await db('offramp_payments').where({ id }).pluck('created_at');
      const aged = (createdAt: Date) => db('offramp_payments').where({ id }).update({ created_at: createdAt });
      await aged(old);
      expect(await retain('payment_memos')).toBe(0);
      expect((await read(sender, id)).memo).toBe('alive');
      // What the member spent stands at the time when it was: no payment's own time ever changes.
      await aged(created);
    });

    test('stay while the sender’s own clock keeps them, though another tenant’s is years ahead', async () => {
      const id = await canceled('another clock');
      await db('offramp_payments')
        .where({ id })
        .update({ canceled_at: ago(sender, 400 * DAY - SECOND) });
      const clock = () => db('tenant_clocks').where({ tenant_id: recipient.tenantId });
      await clock().update({ offset_ms: AHEAD + 4000 * DAY });
      const gone = rowsOf(await dueForRetention(engine, retentionRules), 'payment_memos');
      await clock().update({ offset_ms: 0 });
      expect(gone).toBe(0);
    });

    test('are erased MEMO_RETENTION_DAYS after the end when the test clock moves', async () => {
      const id = await canceled('walked');
      const { config } = service.engine.services;
      const services = {
        ...service.engine.services,
        config: { ...config, retention: { ...config.retention, memoDays: 2 } },
      };
      const impatient = { ...service.engine, services };
      expect(rowsOf(await retainAll(impatient, retentionRules), 'payment_memos')).toBeGreaterThanOrEqual(0);
      expect((await read(sender, id)).memo).toBe('walked');
      await sender.api.advanceTestClock({ advanceSeconds: 2 * 86_400 }).unwrap();
      await retainAll(impatient, retentionRules);
      expect((await read(sender, id)).memo).toBeNull();
      await db('tenant_clocks').where({ tenant_id: sender.tenantId }).update({ offset_ms: AHEAD });
    });
  });

  describe('messages, idempotency keys and throttle windows', () => {
    test('messages go after 30 days of their tenant’s clock, to the second (D-069)', async () => {
      await db('test_messages').delete();
      const plant = async (tenant: TestTenant, ms: number): Promise<string> => {
        const id = newId('msg');
        await db('test_messages').insert({
          id,
          tenant_id: tenant.tenantId,
          channel: 'sms',
          recipient_ciphertext: 'x',
          recipient_index: 'x',
          purpose: 'ALIAS_OTP',
          body_ciphertext: 'x',
          created_at: ago(tenant, ms),
        });
        return id;
      };
      const gone = [];
      const kept = [];
      for (const tenant of [sender, recipient]) {
        gone.push(await plant(tenant, 30 * DAY + SECOND), await plant(tenant, 30 * DAY));
        kept.push(await plant(tenant, 30 * DAY - SECOND));
      }
      expect(await retain('messages')).toBe(gone.length);
      expect((await db('test_messages').pluck('id')).sort()).toEqual(kept.sort());
    });

    test('decisions of spend policies go after 400 days of the tenant’s clock, to the second (D-308)', async () => {
      const plant = async (tenant: TestTenant, ms: number): Promise<string> => {
        const id = newId('dec');
        await db('policy_decisions').insert({
          id,
          tenant_id: tenant.tenantId,
          source: 'evaluate',
          allow: true,
          enforced: false,
          reason: 'NO_POLICY',
          rule_trace: '[]',
          created_at: ago(tenant, ms),
        });
        return id;
      };
      const kept = [];
      for (const tenant of [sender, recipient]) {
        await plant(tenant, 400 * DAY + SECOND);
        await plant(tenant, 400 * DAY);
        kept.push(await plant(tenant, 400 * DAY - SECOND));
      }
      expect(await retain('policy_decisions')).toBe(4);
      expect((await db('policy_decisions').pluck('id')).sort()).toEqual(kept.sort());
    });

    test('uses of money go after 31 days of the later clock, to the second (D-528)', async () => {
      const kept: string[] = [];
      for (const { tenantId: tenant_id } of [sender, recipient]) {
        for (const ms of [31 * DAY + SECOND, 31 * DAY, 31 * DAY - SECOND]) {
          const resource_id = `spe_${tenant_id}_${ms}`;
          const created_at = new Date(now.getTime() - ms);
          await db('spends').insert({
            resource_id,
            spender_id: 'agt_spent',
            tenant_id,
            amount_base_units: 1,
            created_at,
          });
          if (ms < 31 * DAY) kept.push(resource_id);
        }
      }
      expect(await retain('spends')).toBe(4);
      const planted = () => db('spends').where({ spender_id: 'agt_spent' });
      expect((await planted().pluck('resource_id')).sort()).toEqual(kept.sort());
      await planted().delete();
    });

    test('small sums of what a member spent go after 31 days of the later clock, to the second; the days stay (D-207)', async () => {
      const planted = () => db('member_spend').where({ member_id: 'mem_spent' });
      const plant = (tenant: TestTenant, level: number, since: Date) =>
        db('member_spend').insert({
          tenant_id: tenant.tenantId,
          member_id: 'mem_spent',
          level,
          since,
          amount_base_units: 1,
        });
      const kept: string[] = [];
      for (const level of [0, 1, 2, 3]) {
        // The sender's clock is ahead and may be set back: real time counts.
        for (const tenant of [sender, recipient]) {
          for (const ms of [31 * DAY + SECOND, 31 * DAY, 31 * DAY - SECOND]) {
            const since = new Date(now.getTime() - ms);
            await plant(tenant, level, since);
            if (level === 3 || ms < 31 * DAY) kept.push(`${tenant.tenantId} ${level} ${since.toISOString()}`);
          }
        }
      }
      expect(await retain('member_spend')).toBe(12);
      const left = await planted().select('tenant_id', 'level', 'since');
      expect(left.map((row) => `${row.tenant_id} ${row.level} ${row.since.toISOString()}`).sort()).toEqual(kept.sort());
      await planted().delete();
    });

    test('deliveries go with their events, and what sinks received after 30 days of real time (D-389, D-392)', async () => {
      const { tenantId } = sender;
      const plant = async (sequence: number): Promise<string> => {
        const id = newId('whd');
        await db('webhook_deliveries').insert({
          id,
          tenant_id: tenantId,
          endpoint_id: 'whe_old',
          event_id: newId('evt'),
          event_type: 'policy.deleted',
          resource_id: 'pol_old',
          sequence,
          attempts: '[]',
          attempt_count: 0,
          series_attempts: 0,
          step: 1,
          status: 'FAILED',
          last_error: 'ENDPOINT_GONE',
          created_at: now,
          updated_at: now,
        });
        return id;
      };
      await db('feed_retention').insert({ tenant_id: tenantId, first_sequence: 1000 }).onConflict('tenant_id').merge();
      await plant(999);
      const kept = await plant(1000);
      expect(await retain('webhook_deliveries')).toBe(1);
      expect(await db('webhook_deliveries').pluck('id')).toEqual([kept]);
      const received = async (ms: number): Promise<string> => {
        const id = newId('sreq');
        const row = { id, tenant_id: tenantId, sink_id: 'x', headers: '{}', body: '{}' };
        await db('test_webhook_sink_requests').insert({ ...row, created_at: new Date(now.getTime() - ms) });
        return id;
      };
      await received(30 * DAY);
      const young = await received(30 * DAY - 1);
      expect(await retain('webhook_sink_requests')).toBe(1);
      expect(await db('test_webhook_sink_requests').pluck('id')).toEqual([young]);
      for (const table of ['webhook_deliveries', 'test_webhook_sink_requests', 'feed_retention'])
        await db(table).delete();
    });

    test('idempotency keys go on the real clock, whatever the tenant’s says (D-054, D-067)', async () => {
      await db('idempotency_keys').delete();
      const plant = (key: string, ms: number) =>
        db('idempotency_keys').insert({
          scope: sender.tenantId,
          key,
          tenant_id: sender.tenantId,
          created_at: now,
          expires_at: new Date(now.getTime() + ms),
        });
      for (const [key, ms] of [
        ['past', -SECOND],
        ['now', 0],
        ['soon', SECOND],
      ] as const)
        await plant(key, ms);
      expect(await retain('idempotency_keys')).toBe(1);
      expect((await db('idempotency_keys').orderBy('key').pluck('key')).sort()).toEqual(['now', 'soon']);
    });

    test('signatures go when their time is over, on the real clock (D-501)', async () => {
      const plant = (hash: string, ms: number) => {
        const expires_at = new Date(now.getTime() + ms);
        return db('request_signatures').insert({ hash, bound: hash, tenant_id: sender.tenantId, expires_at });
      };
      await plant('past', -SECOND);
      await plant('now', 0);
      await plant('soon', SECOND);
      expect(await retain('request_signatures')).toBe(1);
      expect((await db('request_signatures').pluck('hash')).sort()).toEqual(['now', 'soon']);
    });

    test('windows of throttles go when they are over, on the real clock (D-486)', async () => {
      const plant = (key: string, ms: number) =>
        db('throttle_windows').insert({ key, starts_at: now, ends_at: new Date(now.getTime() + ms), count: 1 });
      await plant('past', -SECOND);
      await plant('now', 0);
      await plant('soon', SECOND);
      expect(await retain('throttle_windows')).toBe(1);
      expect((await db('throttle_windows').pluck('key')).sort()).toEqual(['now', 'soon']);
    });

    test('counts of codes to an address go after an hour, on the real clock (D-526)', async () => {
      const plant = (id: string, ms: number) =>
        db('address_sends').insert({
          id,
          recipient_index: 'an address',
          tenant_id: sender.tenantId,
          sent_at: ago(sender, 3600 * SECOND + ms),
          created_at: new Date(now.getTime() - 3600 * SECOND + ms),
        });
      await plant('past', -SECOND);
      await plant('now', 0);
      await plant('soon', SECOND);
      expect(await retain('address_sends')).toBe(2);
      expect(await db('address_sends').where({ recipient_index: 'an address' }).pluck('id')).toEqual(['soon']);
    });

    test.each([
      ['idempotency_keys', 'expires_at', { scope: 'taken', tenant_id: 'ten_taken', created_at: new Date(0) }],
      ['throttle_windows', 'ends_at', { starts_at: new Date(0), count: 1 }],
    ])('%s that a request takes over meanwhile are kept', async (table, ends, row) => {
      await db(table).insert({ ...row, key: 'taken', [ends]: new Date(now.getTime() - SECOND) });
      const taking = await service.pool.owner.transaction();
      await taking(table)
        .where({ key: 'taken' })
        .update({ [ends]: new Date(now.getTime() + DAY) });
      const retained = retainAll(engine, retentionRules);
      await eventually('the erasure to wait for the request', async () => {
        const { rows } = await service.pool.owner.raw(
          `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        );
        return rows.length > 0;
      });
      await taking.commit();
      expect(rowsOf(await retained, table)).toBe(0);
      expect(await db(table).where({ key: 'taken' }).pluck('key')).toEqual(['taken']);
    });
  });

  describe('events (D-389)', () => {
    test('are deleted from the beginning of a feed, without a gap', async () => {
      await service.runUntilIdle();
      await horizonPassed(service.pool.owner);
      await service.relay.drain();
      const feed = (tenant: TestTenant) => feedOf(service.pool.owner, tenant.tenantId);
      const told = await feed(sender);
      expect(told.length).toBeGreaterThan(6);
      const places: [number, number][] = [
        [0, SECOND],
        [1, 0],
        [2, -SECOND],
        [3, DAY],
      ];
      await db('events').update({ at: ago(sender, DAY) });
      // The fourth is old enough and stands behind one that is not: it stays, for a feed has no gap.
      for (const [at, over] of places) {
        await db('events')
          .where({ id: told[at]?.event_id })
          .update({ at: ago(sender, 30 * DAY + over) });
      }
      expect(await retain('events')).toBe(2);
      expect(await feed(sender)).toEqual(told.slice(2));
      const others = await feed(recipient);
      for (const { event_id } of told.slice(0, 2)) {
        const event = await db('events').where({ id: event_id }).first();
        const isTold = others.some((other) => other.event_id === event_id);
        expect(Object.keys(event.object).length > 0).toBe(isTold);
      }
      expect(
        (await verifyInvariants(service.pool, lifecycles)).map(({ invariant, rows }) => [invariant, rows]),
      ).toEqual([]);
    });

    test('keep their object until both feeds have deleted them', async () => {
      const [shared] = await db('events')
        .whereRaw('cardinality(parties) > 1')
        .whereRaw(`object <> '{}'`)
        .orderBy('id')
        .limit(1);
      const erase = async (tenant: TestTenant) => {
        const told = await feedOf(service.pool.owner, tenant.tenantId);
        const until = told.findIndex(({ event_id }) => event_id === shared.id);
        const ids = told.slice(0, until + 1).map(({ event_id }) => event_id);
        expect(ids).toContain(shared.id);
        await db('events')
          .whereIn('id', ids)
          .update({ at: ago(tenant, 31 * DAY) });
        await retain('events');
        return Object.keys((await db('events').where({ id: shared.id }).first()).object).length;
      };
      // The sender's clock is ahead.
      expect(await erase(sender)).toBeGreaterThan(0);
      expect(await erase(recipient)).toBe(0);
      expect(await verifyInvariants(service.pool, lifecycles)).toEqual([]);
    });
  });

  describe('quotes (D-140)', () => {
    const expire = (id: string, ms: number) =>
      service.pool.owner.raw('UPDATE route_quotes SET quote_expires_at = ? WHERE payment_id = ?', [
        ago(sender, ms),
        id,
      ]);
    const setsOf = async (id: string): Promise<number[]> =>
      [...new Set<number>(await db('route_quotes').where({ payment_id: id }).pluck('quote_set_version'))].sort();

    test('superseded sets of an ended payment go, the executed one and its exclusions stay', async () => {
      const id = await pay('quoted');
      await expire(id, 0);
      await recipient.api.getOfframpPaymentRoutes({ id }).unwrap();
      expect(await setsOf(id)).toEqual([1, 2]);
      await confirm(recipient, id);
      await sender.api.stepTestProvider({ id, steps: 3 }).unwrap();
      expect((await read(sender, id)).status).toBe('DELIVERED');
      await expire(id, 400 * DAY - SECOND);
      expect(await retain('quotes')).toBe(0);
      await expire(id, 400 * DAY);
      const executed = await db('route_quotes').where({ payment_id: id, quote_set_version: 2 });
      expect(await retain('quotes')).toBeGreaterThan(0);
      expect(await db('route_quotes').where({ payment_id: id })).toEqual(executed);
      expect((await recipient.api.getOfframpPaymentRoutes({ id }).unwrap()).routes).toHaveLength(executed.length);
      expect(await verifyInvariants(service.pool, lifecycles)).toEqual([]);
    });

    test('a live payment keeps all of its sets, and a canceled payment keeps none', async () => {
      const id = await pay('living');
      await expire(id, 4000 * DAY);
      await retain('quotes');
      expect(await setsOf(id)).toEqual([1]);
      await sender.api.cancelOfframpPayment({ id }).unwrap();
      await retain('quotes');
      expect(await setsOf(id)).toEqual([]);
      expect(await db('route_exclusions').where({ payment_id: id })).toEqual([]);
    });
  });

  describe('the job', () => {
    const old = async (count: number): Promise<string[]> => {
      const ids: string[] = [];
      for (let nth = 0; nth < count; nth += 1) ids.push(await canceled(`old ${nth}`));
      await db('offramp_payments')
        .whereIn('id', ids)
        .update({ canceled_at: ago(sender, 401 * DAY) });
      return ids;
    };

    test('erases in bounded batches, and audits each with what it erased and by whom', async () => {
      const ids = await old(5);
      const memos = () => db('offramp_payments').whereIn('id', ids).whereNotNull('memo').pluck('id');
      const audited = () =>
        db('audit_log').where({ action: 'retention.applied', resource_id: 'payment_memos' }).orderBy('id');
      const before = (await audited()).length;
      expect(rowsOf(await retainBatch(engine, retentionRules, { batch: 2 }), 'payment_memos')).toBe(2);
      expect(await memos()).toHaveLength(3);
      expect(rowsOf(await retainAll(engine, retentionRules, { batch: 2 }), 'payment_memos')).toBe(3);
      expect(await memos()).toEqual([]);
      const rows = (await audited()).slice(before);
      expect(rows.map(({ data }) => data.rows)).toEqual([2, 2, 1]);
      expect(rows.map(({ actor_type, actor_id }) => [actor_type, actor_id])).toEqual(
        rows.map(() => ['system', 'retention']),
      );
      expect(rows.every(({ request_id }) => /^req_/.test(request_id))).toBe(true);
      await retainAll(engine, retentionRules);
      expect(await audited()).toHaveLength(before + 3);
    });

    test('erases nothing twice and does not wait when two run at once', async () => {
      await old(3);
      const [one, other] = await Promise.all([
        retainBatch(engine, retentionRules),
        retainBatch(engine, retentionRules),
      ]);
      expect((rowsOf(one, 'payment_memos') ?? 0) + (rowsOf(other, 'payment_memos') ?? 0)).toBe(3);
    });

    test('has a role that can erase no history, ledger, audit row or status', async () => {
      for (const statement of [
        'DELETE FROM lifecycle_log',
        'DELETE FROM audit_log',
        'DELETE FROM seals',
        'DELETE FROM ledger_transfers',
        'UPDATE ledger_balances SET balance = 0',
        `UPDATE offramp_payments SET status = 'CANCELED'`,
        'DELETE FROM offramp_payments',
        'DELETE FROM provider_attempts',
        'DELETE FROM events',
        'UPDATE feed_segments SET last_sequence = 1',
        'UPDATE route_quotes SET rank = 1',
      ]) {
        const tried = service.pool.owner.transaction(async (transaction) => {
          await transaction.raw('SET LOCAL ROLE paychart_retention');
          await transaction.raw(statement);
        });
        await expect(tried, statement).rejects.toThrow(/permission denied/);
      }
    });
  });
});
