import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { VersionUses } from '../../../src/domains/accounts/keys/version-uses.ts';
import type { FaultPoint } from '../../../src/platform/db/faults.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

const BEFORE = '2026-11-28';
const OLDEST = '2026-11-27';

let service: TestService;
let acme: TestTenant;
let other: TestTenant;
let keyId: string;

beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Acme Uses');
  other = await service.signUp('Other Uses');
  ({ id: keyId } = await service.pool.owner('api_keys').where({ tenant_id: acme.tenantId }).first('id'));
}, 60_000);
afterAll(() => service?.stop());

const ask = async (path: string, version?: string, { apiKey } = acme): Promise<number> => {
  const headers = { 'X-Service-Api-Key': apiKey, ...(version && { 'X-Service-Api-Version': version }) };
  return (await fetch(`${service.url}${path}`, { headers })).status;
};
const counted = async (where: object = { api_key_id: keyId }): Promise<unknown[]> => {
  await service.engine.services.versionUses.flush();
  const rows = await service.pool.owner('version_uses').where(where).orderBy(['api_version', 'operation']);
  return rows.map(({ tenant_id, api_version, operation, requests }) => [
    tenant_id === acme.tenantId,
    api_version,
    operation,
    Number(requests),
  ]);
};
const forget = () => service.pool.owner('version_uses').delete();

describe('uses of older versions', () => {
  test('are counted by key, version and operation, refused requests too, except for the newest version', async () => {
    await forget();
    await ask('/v1/payments', BEFORE);
    await ask('/v1/payments', BEFORE);
    await ask('/v1/payments', OLDEST);
    expect(await ask('/v1/payments/pay_none', BEFORE)).toBe(404);
    await ask('/v1/me');
    await ask('/v1/me', '2026-12-01');
    expect(await counted()).toEqual([
      [true, OLDEST, 'listPayments', 1],
      [true, BEFORE, 'getPayment', 1],
      [true, BEFORE, 'listPayments', 2],
    ]);
    await ask('/v1/payments', BEFORE);
    expect(await counted({ api_key_id: keyId, api_version: BEFORE, operation: 'listPayments' })).toEqual([
      [true, BEFORE, 'listPayments', 3],
    ]);
  });

  test('are not counted for a refused credential or a session', async () => {
    await forget();
    expect(await ask('/v1/me', BEFORE, { ...acme, apiKey: `${acme.apiKey.slice(0, -1)}!` })).toBe(401);
    const headers = { Authorization: `Bearer ${acme.token}`, 'X-Service-Api-Version': BEFORE };
    expect((await fetch(`${service.url}/v1/me`, { headers })).status).toBe(200);
    expect(await counted({})).toEqual([]);
  });

  test('are not written by the request that they count', async () => {
    await forget();
    await ask('/v1/me', BEFORE);
    expect(await service.pool.owner('version_uses')).toEqual([]);
    expect(await counted()).toHaveLength(1);
  });

  test('are shown only to their own tenant', async () => {
    await ask('/v1/me', BEFORE);
    expect(await counted()).not.toEqual([]);
    const seenBy = (tenantId: string): Promise<number> =>
      service.pool.owner.transaction(async (transaction) => {
        await transaction.raw("SELECT set_config('app.tenant_id', ?, true)", [tenantId]);
        await transaction.raw('SET LOCAL ROLE paychart_app');
        return (await transaction.raw('SELECT 1 FROM version_uses')).rows.length;
      });
    expect(await seenBy(acme.tenantId)).toBeGreaterThan(0);
    expect(await seenBy(other.tenantId)).toBe(0);
  });

  test('are shown on their key, with what the key would meet in the newest version', async () => {
    await forget();
    expect(await acme.session.getApiKey({ id: keyId }).unwrap()).not.toHaveProperty('upgrade');
    await ask('/v1/payments', BEFORE);
    await ask('/v1/me', BEFORE);
    await counted();
    await service.pool.owner('version_uses').insert({
      ...{ api_key_id: keyId, tenant_id: acme.tenantId, api_version: OLDEST, operation: 'getMember', requests: 7 },
      day: service.pool.owner.raw("((now() AT TIME ZONE 'UTC')::date - 31)::text"),
    });
    const { upgrade } = await acme.session.getApiKey({ id: keyId }).unwrap();
    expect(upgrade?.calls).toEqual([
      { operation: 'getMe', apiVersion: BEFORE, requests: 1 },
      { operation: 'listPayments', apiVersion: BEFORE, requests: 1 },
    ]);
    expect(upgrade?.changes).toEqual([
      {
        apiVersion: '2026-12-01',
        summary: expect.stringContaining('`offramp`'),
        upgrade: expect.any(String),
        operations: ['listPayments'],
        events: [],
      },
    ]);
    const foreign = await other.session.getApiKey({ id: keyId });
    expect(foreign.error?.code).toBe('API_KEY_NOT_FOUND');
  });

  test('are empty for a key with an older version that was not used', async () => {
    await forget();
    const keys = service.pool.owner('api_keys').where({ id: keyId });
    await keys.clone().update({ api_version: BEFORE });
    const { upgrade } = await acme.session.getApiKey({ id: keyId }).unwrap();
    expect(upgrade).toEqual({ calls: [], changes: [] });
    await keys.clone().update({ api_version: '2026-12-01' });
  });

  test('list for a webhook endpoint the events that it receives, and no calls', async () => {
    const url = 'https://example.com/versions';
    const { id } = await acme.api.createWebhookEndpoint({ url, eventTypes: ['payment.delivered', 'card.*'] }).unwrap();
    expect(await acme.api.getWebhookEndpoint({ id }).unwrap()).not.toHaveProperty('upgrade');
    await service.pool.owner('webhook_endpoints').where({ id }).update({ api_version: BEFORE });
    const { upgrade } = await acme.api.getWebhookEndpoint({ id }).unwrap();
    expect(upgrade?.calls).toEqual([]);
    expect(upgrade?.changes.map(({ operations, events }) => [operations, events])).toEqual([
      [[], ['payment.delivered']],
    ]);
    await acme.api.deleteWebhookEndpoint({ id }).unwrap();
  });

  test('are forgotten after 40 days', async () => {
    await forget();
    const { owner } = service.pool;
    for (const days of [39, 40, 41, 400]) {
      await owner.raw(
        `INSERT INTO version_uses (api_key_id, tenant_id, day, api_version, operation, requests)
          SELECT ?, ?, ((now() AT TIME ZONE 'UTC')::date - ?::integer)::text, ?, 'getMe', 1`,
        [keyId, acme.tenantId, days, BEFORE],
      );
    }
    await ask('/v1/me', OLDEST);
    expect(await counted({ api_version: BEFORE })).toHaveLength(2);
  });
});

describe('the counts of a process', () => {
  const usesOf = (log: object = { warn: vi.fn() }): VersionUses => new VersionUses(service.engine, log as never);

  test('hold no more than 5000 keys and operations, and say how many were not counted', async () => {
    await forget();
    const log = { warn: vi.fn() };
    const uses = usesOf(log);
    for (let at = 0; at < 5003; at += 1) uses.note(keyId, BEFORE, `operation${at}`);
    uses.note(keyId, BEFORE, 'operation0');
    await uses.flush();
    const [row] = await service.pool.owner('version_uses').count('*').sum('requests');
    expect([Number(row?.count), Number(row?.sum)]).toEqual([5000, 5001]);
    expect(log.warn.mock.calls).toEqual([[{ dropped: 3 }, expect.any(String)]]);
    await uses.close();
  });

  test('leave out a deleted key, and add up what two processes counted', async () => {
    await forget();
    const [first, second] = [usesOf(), usesOf()];
    for (const uses of [first, second]) {
      uses.note(keyId, BEFORE, 'getMe');
      uses.note('key_gone', BEFORE, 'getMe');
    }
    await Promise.all([first.close(), second.close()]);
    expect(await counted({})).toEqual([[true, BEFORE, 'getMe', 2]]);
  });

  test('are written with the next write if the database is away', async () => {
    await forget();
    let isAway = true;
    const fault: FaultPoint = {
      hit: () => {
        if (isAway) throw new Error('away');
      },
    };
    const uses = new VersionUses({ ...service.engine, fault }, { warn: vi.fn() } as never);
    uses.note(keyId, BEFORE, 'getMe');
    await uses.flush();
    expect(await counted({})).toEqual([]);
    isAway = false;
    uses.note(keyId, BEFORE, 'getMe');
    await uses.close();
    expect(await counted({})).toEqual([[true, BEFORE, 'getMe', 2]]);
  });
});
