import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { tablesOf } from '../contract/rows.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { onboard, verifyPhone } from '../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { run } from './run.ts';

const [OLD, NEW, NEWEST] = ['11'.repeat(32), '22'.repeat(32), '33'.repeat(32)];
const ADDRESS = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0';
const PHONE = '+15550101234';

interface Rotation {
  readonly currentKeyId: string;
  readonly remaining: number;
  readonly rewritten: number;
}

/** The same tenant at another process. */
const at = (service: TestService, { apiKey }: TestTenant) =>
  createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });

describe('rotating DATA_ENCRYPTION_KEY under a running service (D-066)', { shuffle: false }, () => {
  let database: TestDatabase;
  let before: TestService;
  let tenant: TestTenant;
  let parkedId: string;
  let storedId: string;
  const rotated = { DATA_ENCRYPTION_KEY: `k2:${NEW},k1:${OLD}` };
  const paychart = (keys: string, ...args: string[]) =>
    run({ DATABASE_URL: database.url, DATA_ENCRYPTION_KEY: keys }, [...args, '--json']);

  /** Rows of any table and column that hold something under a key. */
  async function under(keyId: string): Promise<string[]> {
    const found: string[] = [];
    for (const table of await tablesOf(before.pool.owner)) {
      const { rows } = await before.pool.owner.raw(
        `SELECT count(*)::int AS count FROM ${table} t WHERE to_jsonb(t)::text ~ '"v[12]\\.${keyId}\\.'`,
      );
      if (rows[0].count > 0) found.push(`${table}: ${rows[0].count}`);
    }
    return found;
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    // First of all, every process learns the new key and goes on encrypting with the old one.
    const DATA_ENCRYPTION_KEY = `k1:${OLD},k2:${NEW}`;
    before = await startTestService({ databaseUrl: database.url, variables: { DATA_ENCRYPTION_KEY } });
    tenant = await before.signUp('Turning Keys');
    await tenant.fund('500.00');
    await verifyPhone(before, tenant, PHONE);
    await onboard(tenant);
    storedId = (await tenant.api.createPayoutDestination({ address: ADDRESS }).unwrap()).id;
    await tenant.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email: 'turn@keys.test' }).unwrap();
    await tenant.session.createApiKey({ name: 'Signing', requestSigning: true }, { idempotencyKey: 'sign' }).unwrap();
    const parked = await tenant.api.createOfframpPayment({ phone: '+15550101235', amountUsd: '5.00' }).unwrap();
    parkedId = parked.paymentId;
    await tenant.session.enrollTwoFactorFactor({ type: 'EMAIL', email: 'turn@factors.test' }).unwrap();
    await tenant.session.enrollTwoFactorFactor({ type: 'TOTP' }).unwrap();
    await tenant.session.createContact({ label: 'Turning', phone: PHONE }).unwrap();
    // A code that has not been sent yet: its job carries it.
    await tenant.api.createPhoneAlias({ phone: '+15550101236' }).unwrap();
  });
  afterAll(async () => {
    await before.stop();
    await database.drop();
  });

  test('counts every stored secret as sealed under the old key', async () => {
    const stale = (await paychart(rotated.DATA_ENCRYPTION_KEY, 'encryption', 'status')).json<{
      columns: { table: string; column: string; rows: number }[];
      remaining: number;
    }>();
    expect(stale.columns.map(({ table, column }) => `${table}.${column}`)).toEqual(
      expect.arrayContaining([
        'api_keys.signing_secret_ciphertext',
        'claims.phone_ciphertext',
        'contacts.target_ciphertext',
        'idempotency_keys.response',
        'members.email_ciphertext',
        'offramp_payments.phone_ciphertext',
        'outbox_jobs.payload',
        'payout_destinations.identifier_ciphertext',
        'phone_aliases.phone_ciphertext',
        'test_messages.body_ciphertext',
        'test_messages.code_ciphertext',
        'test_messages.recipient_ciphertext',
        'twofa_factors.secret_ciphertext',
        'twofa_factors.target_ciphertext',
      ]),
    );
    // What the command counts is all there is, in whatever column a scan of everything finds it.
    const tables = new Set(stale.columns.map(({ table }) => table));
    expect((await under('k1')).map((line) => line.split(':')[0])).toEqual([...tables].toSorted());
    expect((await paychart(rotated.DATA_ENCRYPTION_KEY, 'encryption', 'status')).status).toBe(1);
  });

  test('serves from processes with either key order while it runs, and loses nothing when the old key is removed', async () => {
    const indexes = () => before.pool.owner('payout_destinations').orderBy('id').select('id', 'identifier_index');
    const blind = await indexes();
    const after = await startTestService({ databaseUrl: database.url, variables: rotated });
    let turning = true;
    const lanes = [before, after].map(async (service, lane) => {
      const api = at(service, tenant);
      let served = 0;
      for (; turning; served += 1) {
        const email = `lane${lane}.${served}@keys.test`;
        const { id } = await api.createPayoutDestination({ type: 'PAYMENT_APP_A', email }).unwrap();
        await api.verifyPayoutDestination({ id }).unwrap();
        expect((await api.getPayoutDestination({ id: storedId }).unwrap()).address).toBe(ADDRESS);
        const { destinations } = await api.listPayoutDestinations({ take: 5 }).unwrap();
        expect(destinations.map((destination) => destination.id)).toContain(id);
        const same = await api.createPayoutDestination({ address: ADDRESS.toLowerCase() });
        expect(same.error).toMatchObject({ code: 'DESTINATION_EXISTS' });
      }
      return served;
    });
    const traffic = Promise.all(lanes);
    // A lane that fails meanwhile is heard below, after the command.
    traffic.catch(() => undefined);
    const first = await paychart(rotated.DATA_ENCRYPTION_KEY, 'encryption', 'rotate');
    expect(first.json<Rotation>().rewritten).toBeGreaterThan(10);
    turning = false;
    for (const served of await traffic) expect(served).toBeGreaterThan(0);

    // The processes that encrypt with the old key are gone: what they wrote meanwhile is taken now.
    const last = await paychart(rotated.DATA_ENCRYPTION_KEY, 'encryption', 'rotate');
    expect([last.status, last.json<Rotation>().remaining]).toEqual([0, 0]);
    expect(await under('k1')).toEqual([]);
    expect((await indexes()).slice(0, blind.length)).toEqual(blind);
    const again = await paychart(rotated.DATA_ENCRYPTION_KEY, 'encryption', 'rotate');
    expect(again.json()).toEqual({ currentKeyId: 'k2', rewritten: 0, remaining: 0 });
    await after.stop();

    const alone = await startTestService({
      databaseUrl: database.url,
      variables: { DATA_ENCRYPTION_KEY: `k2:${NEW}` },
    });
    try {
      const api = at(alone, tenant);
      await alone.runUntilIdle();
      const { messages } = await api.listTestMessages({ to: '+15550101236' }).unwrap();
      expect(messages[0]).toMatchObject({ to: '+15550101236', code: expect.stringMatching(/^[0-9]{6}$/) });
      const { destinations } = await api.listPayoutDestinations({ type: 'STABLECOIN_ADDRESS' }).unwrap();
      expect(destinations.map(({ address }) => address)).toEqual([ADDRESS]);
      const { members } = await api.listMembers().unwrap();
      expect(members[0]?.email).toBe('owner@turning-keys.test');
      const session = createPaychart({ baseUrl: alone.url, session: tenant.token, maxRetries: 0 });
      const replayed = await session.createApiKey(
        { name: 'Signing', requestSigning: true },
        { idempotencyKey: 'sign' },
      );
      expect(replayed.data?.signingSecret).toMatch(/^sgs_/);
      const paid = await api.createOfframpPayment({ phone: PHONE, amountUsd: '5.00' }).unwrap();
      expect(paid.status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
      expect((await api.getOfframpPayment({ id: parkedId }).unwrap()).status).toBe('PENDING_CLAIM');
    } finally {
      await alone.stop();
    }
  });

  test('rotates everything to a third key, and back to the second', async () => {
    for (const [to, keys] of [
      ['k3', `k3:${NEWEST},k2:${NEW}`],
      ['k2', `k2:${NEW},k3:${NEWEST}`],
    ] as const) {
      const turned = await paychart(keys, 'encryption', 'rotate');
      expect([turned.status, turned.json<Rotation>()]).toMatchObject([0, { currentKeyId: to, remaining: 0 }]);
      const other = to === 'k3' ? 'k2' : 'k3';
      expect([await under('k1'), await under(other)]).toEqual([[], []]);
      const [only = ''] = keys.split(',');
      const alone = await startTestService({ databaseUrl: database.url, variables: { DATA_ENCRYPTION_KEY: only } });
      try {
        const { destinations } = await at(alone, tenant)
          .listPayoutDestinations({ type: 'STABLECOIN_ADDRESS' })
          .unwrap();
        expect(destinations.map(({ address }) => address)).toEqual([ADDRESS]);
        const { members } = await at(alone, tenant).listMembers().unwrap();
        expect(members[0]?.email).toBe('owner@turning-keys.test');
      } finally {
        await alone.stop();
      }
    }
  });

  test('is audited, without keys or contents', async () => {
    const audited = await before.pool.owner('audit_log').where({ action: 'encryption.rotated' });
    expect(audited[0]).toMatchObject({ actor_type: 'operator', actor_id: 'ada', data: { currentKeyId: 'k2' } });
    expect(JSON.stringify(audited)).not.toMatch(new RegExp(`${OLD}|${NEW}|keys\\.test`));
  });
});
