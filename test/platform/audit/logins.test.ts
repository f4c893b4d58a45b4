import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeyMachine } from '../../../machines/accounts/api-key.machine.ts';
import {
  assertStoredStates,
  checkInvariants,
  sealAll,
  sealedRows,
  verifyChain,
  verifyInvariants,
} from '../../../src/platform/audit/index.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { anyRow } from '../../support/any-row.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';

const AT = '2026-03-02T09:00:00.123Z';
let database: TestDatabase;
let owner: Pool;
/** As a login that row-level security holds back: other than that of the tests, which is a superuser's. */
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openPool({ url: database.url, max: 1 });
  const url = new URL(database.url);
  url.searchParams.set('options', '-c role=paychart_app');
  pool = openPool({ url: url.href, max: 2 });
  await owner.owner.raw(`INSERT INTO audit_log (id, at, tenant_id, actor_type, action, resource_id, data)
    VALUES ('aud_1', '${AT}', 'ten_a', 'system', 'test', 'x', '{}')`);
  await owner.owner.raw(`SET session_replication_role = replica;
    INSERT INTO ledger_balances (account_id, tenant_id, balance) VALUES ('lost', 'ten_a', 1);
    SET session_replication_role = DEFAULT; ALTER TABLE api_keys DROP CONSTRAINT api_keys_status_known`);
  await anyRow(owner.owner, 'api_keys', { id: 'key_1', environment: 'sandbox', status: 'FROZEN', step: 1 });
});
afterAll(async () => {
  await pool?.close();
  await owner?.close();
  await database?.drop();
});

describe('whichever tenants the login of the service may see', () => {
  it('the histories of all tenants are sealed, verified and read (D-430)', async () => {
    let sealed = 0;
    await eventually('the row to be sealed', async () => {
      sealed += await sealAll(pool);
      return sealed > 0;
    });
    expect(sealed).toBe(1);
    expect(await verifyChain(pool)).toMatchObject({ links: 1, broken: null, unsealed: [] });
    expect(await sealedRows(pool, { after: 0n, limit: 10 })).toMatchObject([{ seq: '1', content: { id: 'aud_1' } }]);
  });

  it('invariants are checked in the rows of all tenants', async () => {
    const machines = { 'api-key': { machine: apiKeyMachine } };
    const broken = expect.arrayContaining([
      expect.objectContaining({
        invariant: 'balances_equal_transfers',
        rows: [{ account: 'lost', balance: 1n, folded: null }],
      }),
    ]);
    expect(await verifyInvariants(pool, machines)).toEqual(broken);
    expect(await checkInvariants(pool, machines)).toEqual(broken);
    await expect(assertStoredStates(pool, machines)).rejects.toThrow('api-key FROZEN');
  });
});
