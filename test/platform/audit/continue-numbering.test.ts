import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchOperations } from '../../../src/domains/admin/index.ts';
import { continueNumbering } from '../../../src/platform/audit/continue-numbering.ts';
import { isIntact, sealAll, verifyChain, verifyInvariants } from '../../../src/platform/audit/index.ts';
import { anyRow } from '../../support/any-row.ts';
import { feedOf } from '../../support/feed.ts';
import { everyEventNumbered } from '../../support/horizon.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../../support/service.ts';

const FAR = 1_000_000_000;

/**
 * All numbers that are stored are raised, which leaves the database as a restore into a new cluster does: the hashes are
 * made of them, so that the chain is begun anew. test/reliability/restore.long.test.ts restores a real dump.
 */
describe('numbering continues after a restore', { shuffle: false }, () => {
  let service: TestService;
  let acme: TestTenant;
  const warnings: unknown[] = [];
  const log = { warn: (...said: unknown[]) => void warnings.push(said) } as never;
  const db = (table: string) => service.pool.owner(table);
  const continued = () => continueNumbering(service.pool, log);

  const restoreIntoNewCluster = async (): Promise<void> => {
    await everyEventNumbered(service.pool.owner, service.relay);
    await service.pool.owner.raw('TRUNCATE seals');
    for (const table of ['events', 'lifecycle_log', 'audit_log', 'webhook_switches', 'cursors']) {
      await service.pool.owner.raw(`UPDATE ${table} SET tx = (tx::text::bigint + ${FAR})::text::xid8`);
    }
    await service.pool.owner.raw(`UPDATE feed_segments SET first_tx = (first_tx::text::bigint + ${FAR})::text::xid8,
      last_tx = (last_tx::text::bigint + ${FAR})::text::xid8`);
    await service.pool.owner.raw(`UPDATE cursors SET tx = '0', row_id = '' WHERE name = 'sealer'`);
  };
  const pay = async (): Promise<string> =>
    (await acme.api.createOfframpPayment({ phone: '+15550104567', amountUsd: '1.00' }).unwrap()).paymentId;
  const toldOf = async (resourceId: string): Promise<number> =>
    (await acme.api.listEvents({ take: 200 }).unwrap()).events.filter((event) => event.resourceId === resourceId)
      .length;
  const allHolds = async (): Promise<void> => {
    await eventually('the sealer to pass every row', async () => {
      await sealAll(service.pool);
      const { links, ...report } = await verifyChain(service.pool);
      expect(isIntact({ links, ...report }), JSON.stringify(report)).toBe(true);
      const [audits, logged] = await Promise.all([db('audit_log').count(), db('lifecycle_log').count()]);
      return links === Number(audits[0]?.count) + Number(logged[0]?.count);
    });
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  };

  beforeAll(async () => {
    service = await startTestService();
    acme = await service.signUp('Acme Imports');
    await acme.fund('100.00');
    await pay();
    await service.runUntilIdle();
  });
  afterAll(() => service.stop());

  test('and leaves a database that was not restored unchanged', async () => {
    expect(await continued()).toBeUndefined();
    expect(warnings).toEqual([]);
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });

  test('for later events, and each earlier event is numbered once', async () => {
    await restoreIntoNewCluster();
    const lost = await pay();
    await service.runUntilIdle();
    expect(await toldOf(lost)).toBe(0);

    const found = await Promise.all([continued(), continued()]);
    // Two processes start at once: one of them has nothing left to do.
    expect(found.filter((one) => one !== undefined)).toHaveLength(1);
    expect(warnings).toHaveLength(1);
    expect(await continued()).toBeUndefined();

    const later = await pay();
    await everyEventNumbered(service.pool.owner, service.relay);
    expect(await toldOf(lost)).toBeGreaterThan(0);
    expect(await toldOf(later)).toBeGreaterThan(0);
    await allHolds();
  });

  test('after a second restore as after the first one, in running processes', async () => {
    await restoreIntoNewCluster();
    const registry = new Registry();
    const watch = watchOperations(registry);
    await watch.check(service.engine);
    expect(await registry.metrics()).toMatch(/^paychart_transactions_behind 1?\d{9}$/m);
    const id = await pay();
    await everyEventNumbered(service.pool.owner, service.relay);
    expect(await toldOf(id)).toBeGreaterThan(0);
    await watch.check(service.engine);
    expect(await registry.metrics()).toMatch(/^paychart_transactions_behind 0$/m);
    await allHolds();
  });

  test('without an event that retention has removed from its feed', async () => {
    const old = { parties: [acme.tenantId], presenter: 'claim', type: 'claim.created', object: '{}', tx: '1' };
    await anyRow(service.pool.owner, 'events', { id: 'evt_00000000000000000000000000', ...old });
    await restoreIntoNewCluster();
    await continued();
    await everyEventNumbered(service.pool.owner, service.relay);
    const ids = (await feedOf(service.pool.owner, acme.tenantId)).map(({ event_id }) => event_id);
    expect(ids).not.toContain('evt_00000000000000000000000000');
    await db('events').where('id', 'evt_00000000000000000000000000').delete();
  });

  test('while an endpoint that was disabled after the restore stays disabled', async () => {
    const { id } = await acme.api.createWebhookEndpoint({ url: 'https://hooks.acme.test/events' }).unwrap();
    await restoreIntoNewCluster();
    await acme.api.updateWebhookEndpoint({ id, status: 'DISABLED' }).unwrap();
    await continued();
    const newest = await db('webhook_switches').where('endpoint_id', id).orderBy('tx', 'desc').first('enabled');
    expect(newest).toEqual({ enabled: false });
    await everyEventNumbered(service.pool.owner, service.relay);
    await allHolds();
  });

  test('after a running writer has ended, whose events are numbered, too', async () => {
    await restoreIntoNewCluster();
    const writer = await service.pool.owner.transaction();
    await anyRow(writer, 'events', {
      id: 'evt_7zzzzzzzzzzzzzzzzzzzzzzzzz',
      parties: [acme.tenantId],
      presenter: 'claim',
      type: 'claim.created',
      resource_id: 'clm_late',
      resource_sequence: 1,
      object: '{"n":1}',
    });
    const waiting = continued();
    await eventually('somebody who waits for the writer', async () => {
      const { rows } = await service.pool.owner.raw(`SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE NOT l.granted AND d.datname = current_database()`);
      return rows.length > 0;
    });
    await writer.commit();
    expect(await waiting).toMatchObject({ events: 1 });
    await everyEventNumbered(service.pool.owner, service.relay);
    const feed = await feedOf(service.pool.owner, acme.tenantId);
    expect(feed.at(-1)?.event_id).toBe('evt_7zzzzzzzzzzzzzzzzzzzzzzzzz');
  });
});
