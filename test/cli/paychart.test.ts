import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runningEmbeddedPostgres } from '../../src/embedded/postgres/index.ts';
import { hashToken } from '../../src/platform/crypto/index.ts';
import { createDataFolder } from '../support/data-folder.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { answers, rowsOf, spawnOwner } from '../support/database-owner.ts';
import { createDatabase, dropDatabase, onDatabase } from '../support/database-server.ts';
import { eventually } from '../support/eventually.ts';
import { type Ended, run, runProcess } from './run.ts';

interface Refusal {
  readonly error: { readonly code: string };
}

describe('paychart (D-428)', () => {
  let database: TestDatabase;
  const paychart = (...args: readonly string[]): Promise<Ended> => run({ DATABASE_URL: database.url }, args);
  const rows = (statement: string) => rowsOf(database.url, statement);

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  afterAll(() => database?.drop());

  const founded = async (name: string): Promise<string> => {
    const args = ['tenants', 'create', '--name', name, '--owner', `${name}@test.example`, '--json'];
    return (await paychart(...args)).json<{ id: string }>().id;
  };

  test('restore-marks continues the numbers of a restored database, once', async () => {
    // The numbers of a cluster that was a million transactions further.
    await rows(
      `UPDATE cursors SET tx = (pg_current_xact_id()::text::bigint + 1000000)::text::xid8 WHERE name = 'relay'`,
    );
    const first = (await paychart('restore-marks', '--json')).json<{ transactionsBehind: string }>();
    expect(Number(first.transactionsBehind)).toBeGreaterThan(999_000);
    const second = (await paychart('restore-marks', '--json')).json();
    expect(second).toEqual({ transactionsBehind: '0', eventsRenumbered: 0 });
  });

  test('seed writes the prices of D-137 and the liquidity of D-144 once', async () => {
    expect((await paychart('seed', '--json')).json()).toEqual({ added: { fxRates: 10, liquidity: 20 } });
    await rows(`UPDATE provider_liquidity SET balance_minor = 5 WHERE provider = 'payapp_a' AND currency = 'JPY'`);
    expect((await paychart('seed', '--json')).json()).toEqual({ added: { fxRates: 0, liquidity: 0 } });
    expect(await rows(`SELECT rate, version FROM fx_rates WHERE currency = 'INR'`)).toEqual([
      { rate: '83.20000000', version: 1 },
    ]);
    const balances = await rows(`SELECT provider, currency, balance_minor FROM provider_liquidity
      WHERE currency IN ('EUR', 'JPY') ORDER BY 1, 2`);
    expect(balances).toEqual([
      { provider: 'payapp_a', currency: 'EUR', balance_minor: '100000000' },
      { provider: 'payapp_a', currency: 'JPY', balance_minor: '5' },
      { provider: 'payapp_b', currency: 'EUR', balance_minor: '100000000' },
      { provider: 'payapp_b', currency: 'JPY', balance_minor: '1000000' },
    ]);
  });

  test('tenants create stores the owner’s address in its one form, and refuses one that gets no mail (D-503)', async () => {
    const founding = async (owner: string) => {
      const { id } = (await paychart('tenants', 'create', '--name', 'Mail', '--owner', owner, '--json')).json<{
        id: string;
      }>();
      const [member] = await rows(`SELECT user_id, email_index FROM members WHERE tenant_id = '${id}'`);
      return member;
    };
    const owner = await founding('Owner@BÜCHER.example');
    expect(await founding('owner@xn--bcher-kva.example')).toEqual(owner);
    // U+212A, the Kelvin sign, is no k.
    for (const address of ['a b@test.example', '\u212aim@test.example']) {
      expect((await paychart('tenants', 'create', '--name', 'x', '--owner', address)).status, address).toBe(2);
    }
  });

  test('tenants: create, suspend once, resume, list, each audited under the name of the operator', async () => {
    const id = await founded('acme');
    expect((await paychart('tenants', 'suspend', id, '--json')).json()).toEqual({ id, status: 'SUSPENDED' });
    const again = await paychart('tenants', 'suspend', id, '--json');
    expect([again.status, again.json<Refusal>().error.code]).toEqual([1, 'INVALID_TRANSITION']);
    expect((await paychart('tenants', 'resume', id)).stdout).toBe(`${id}  ACTIVE\n`);
    const { tenants } = (await paychart('tenants', 'list', '--json')).json<{
      tenants: { id: string; status: string }[];
    }>();
    expect(tenants).toContainEqual(
      expect.objectContaining({ id, name: 'acme', status: 'ACTIVE', environment: 'sandbox' }),
    );
    const audited = await rows(
      `SELECT action, actor_type, actor_id FROM audit_log WHERE resource_id = '${id}' ORDER BY id`,
    );
    const by = { actor_type: 'operator', actor_id: 'ada' };
    const actions = ['tenant.created', 'tenant.suspended', 'tenant.resumed'];
    expect(audited).toEqual(actions.map((action) => ({ action, ...by })));
    const unknown = await paychart('tenants', 'suspend', 'ten_unknown', '--json');
    expect([unknown.status, unknown.json<Refusal>().error.code]).toEqual([1, 'TENANT_NOT_FOUND']);
  });

  test('keys: issued for the oldest active owner, kept as a hash, revoked once (D-429, D-010)', async () => {
    const tenant = await founded('keyholder');
    const issue = await paychart('keys', 'issue', '--tenant', tenant, '--scopes', 'ramps:read,ramps:write', '--json');
    const key = issue.json<{ id: string; memberId: string; apiKey: string }>();
    expect(key.apiKey).toMatch(/^svc_test_[0-9A-Za-z]{40}$/);
    const [stored] = await rows(`SELECT key_hash, member_id, scopes FROM api_keys WHERE id = '${key.id}'`);
    const [owner] = await rows(`SELECT id FROM members WHERE tenant_id = '${tenant}' AND role = 'OWNER'`);
    const scopes = ['ramps:read', 'ramps:write'];
    expect(stored).toEqual({ key_hash: hashToken(key.apiKey), member_id: owner?.id, scopes });
    const list = await paychart('keys', 'list', '--tenant', tenant);
    expect(list.stdout).toContain(key.id);
    expect(list.stdout).not.toContain(key.apiKey);
    expect((await paychart('keys', 'revoke', key.id, '--json')).json()).toEqual({ id: key.id, status: 'REVOKED' });
    expect((await paychart('keys', 'revoke', key.id)).status).toBe(1);
    await rows(`UPDATE members SET status = 'SUSPENDED' WHERE tenant_id = '${tenant}'`);
    const orphan = await paychart('keys', 'issue', '--tenant', tenant, '--scopes', 'ramps:read', '--json');
    expect([orphan.status, orphan.json<Refusal>().error.code]).toEqual([1, 'MEMBER_NOT_FOUND']);
    await rows(`UPDATE members SET status = 'ACTIVE' WHERE tenant_id = '${tenant}'`);
  });

  test('ledger: a reference credits once, and is refused for another credit', async () => {
    const [tenant, other] = [await founded('rich'), await founded('poor')];
    const credit = (to: string, amount: string) =>
      paychart('ledger', 'credit', '--tenant', to, '--amount', amount, '--reference', 'wire-1', '--json');
    const first = { tenantId: tenant, asset: 'USDC', amountBaseUnits: '25500000', reference: 'wire-1', credited: true };
    expect((await credit(tenant, '25.50')).json()).toEqual(first);
    const again = await credit(tenant, '25.50');
    expect([again.status, again.json()]).toEqual([0, { ...first, credited: false }]);
    for (const refused of [await credit(tenant, '25.51'), await credit(other, '25.50')]) {
      expect([refused.status, refused.json<Refusal>().error.code]).toEqual([1, 'REFERENCE_USED']);
    }
    const nobody = await credit(`ten_${'0'.repeat(26)}`, '1');
    expect([nobody.status, nobody.json<Refusal>().error.code]).toEqual([1, 'TENANT_NOT_FOUND']);
    const account = `available:${tenant}:USDC`;
    const shown = { account, kind: 'available', asset: 'USDC', balanceBaseUnits: '25500000' };
    expect((await paychart('ledger', 'show', '--tenant', tenant, '--json')).json()).toEqual({
      tenantId: tenant,
      accounts: [shown],
    });
    expect((await paychart('ledger', 'show')).stdout).toMatch(/operator_issuance:USDC +-25\.50 +USDC/);
  });

  test('audit verify: ends with 0 while the chain holds, and with 1 and the name of the fault otherwise', async () => {
    // Of its own: what is broken here stays broken.
    const broken = await createTestDatabase();
    const on = (...args: readonly string[]) => run({ DATABASE_URL: broken.url }, args);
    const change = (statement: string) => rowsOf(broken.url, statement);
    try {
      const founding = ['tenants', 'create', '--name', 'broken', '--owner', 'broken@test.example', '--json'];
      const { id } = (await on(...founding)).json<{ id: string }>();
      await on('ledger', 'credit', '--tenant', id, '--amount', '1.00');
      await eventually('a sealed row', async () => {
        const good = await on('audit', 'verify', '--json');
        const { ok, invariants } = good.json<{ ok: boolean; invariants: { name: string; ok: boolean }[] }>();
        expect([good.status, ok, invariants.filter((one) => !one.ok)]).toEqual([0, true, []]);
        return (await change('SELECT first_seq FROM seals')).length > 0;
      });
      await change(`UPDATE ledger_balances SET balance = balance + 1; UPDATE audit_log SET actor_id = 'eve'
        WHERE id = (SELECT id FROM audit_log ORDER BY tx LIMIT 1)`);
      await change(`INSERT INTO seals (first_seq, last_seq, first_tx, last_tx, prev_hash, sources, row_ids, hashes)
        SELECT first_seq + 1000000, last_seq + 1000000, first_tx, last_tx, prev_hash, sources, row_ids, hashes FROM seals LIMIT 1`);
      const bad = await on('audit', 'verify');
      expect(bad.status).toBe(1);
      expect(bad.stdout).toMatch(/chain: broken at seq \d+: ROW_ALTERED/);
      expect(bad.stdout).toMatch(/chain: (audit|lifecycle)_log \w+(:\d+)? has more than one link/);
      expect(bad.stdout).toContain('balances_equal_transfers: 1 VIOLATED');
      expect(bad.stdout).toContain('history_is_a_path: ok');
    } finally {
      await broken.drop();
    }
  });

  test.each([
    [[]],
    [['tenants']],
    [['unknown']],
    [['tenants', 'create', '--name', 'x']],
    [['tenants', 'create', '--name', 'x', '--owner', 'nobody']],
    [['keys', 'issue', '--tenant', 'ten_x', '--scopes', 'ramps:read']],
    [['keys', 'issue', '--tenant', `ten_${'0'.repeat(26)}`, '--scopes', '*']],
    [['ledger', 'credit', '--tenant', `ten_${'0'.repeat(26)}`, '--amount', '1e3']],
    [['audit', 'verify', '--force']],
  ])('usage: %j ends with 2 and one JSON document', async (args) => {
    const ended = await paychart(...args, '--json');
    expect([ended.status, ended.json<Refusal>().error.code]).toEqual([2, 'USAGE']);
  });

  test('help ends without an error, an unusable configuration with one', async () => {
    const help = await paychart('ledger', 'credit', '--help');
    expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('--reference <text>')]);
    const odd = await run({ DATABASE_URL: database.url, PORT: 'eighty' }, ['tenants', 'list', '--json']);
    expect([odd.status, odd.json<Refusal>().error.code]).toEqual([2, 'CONFIGURATION']);
  });

  test('the launcher runs the same program as the command', async () => {
    const launcher = fileURLToPath(new URL('../../src/cli/paychart.mjs', import.meta.url));
    const ended = await runProcess({ DATABASE_URL: database.url }, ['tenants', 'list', '--json'], launcher);
    expect([ended.status, Object.keys(ended.json())]).toEqual([0, ['tenants']]);
    expect((await runProcess({}, ['unknown'], launcher)).status).toBe(2);
  });

  test('as a process it prints outcomes on standard output, errors on standard error, and ends with their status', async () => {
    const [help, unknown, refused] = await Promise.all([
      runProcess({}, ['--help']),
      runProcess({}, ['unknown']),
      runProcess({ DATABASE_URL: database.url }, ['tenants', 'suspend', 'ten_unknown', '--json']),
    ]);
    expect([help.status, help.stderr, help.stdout]).toEqual([0, '', expect.stringContaining('Usage: paychart')]);
    expect([unknown.status, unknown.stdout, unknown.stderr]).toEqual([2, '', "error: unknown command 'unknown'\n"]);
    expect([refused.status, refused.stderr, refused.json<Refusal>().error.code]).toEqual([1, '', 'TENANT_NOT_FOUND']);
  });
});

describe('paychart migrate', () => {
  test('migrates an empty database that asks for it, and then has nothing left to do', async () => {
    const { url: server, run: prefix } = inject('testServer');
    const name = `${prefix}_empty`;
    await createDatabase(server, name);
    try {
      const variables = { DATABASE_URL: onDatabase(server, name) };
      const early = await run(variables, ['tenants', 'list', '--json']);
      expect([early.status, early.json<Refusal>().error.code]).toEqual([1, 'MIGRATIONS_PENDING']);
      const { applied } = (await run(variables, ['migrate', '--json'])).json<{ applied: string[] }>();
      expect(applied[0]).toBe('001_kernel.ts');
      expect((await run(variables, ['migrate', '--json'])).json()).toEqual({ applied: [] });
      expect((await run(variables, ['tenants', 'list', '--json'])).json()).toEqual({ tenants: [] });
    } finally {
      await dropDatabase(server, name);
    }
  });
});

describe('the embedded database', () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await createDataFolder('paychart-cli-');
  });

  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test('starts for a command and stops after it, or is shared with the process that owns it', async () => {
    const variables = { DATA_DIR: dataDir };
    expect((await runProcess(variables, ['migrate'])).status).toBe(0);
    expect(await runningEmbeddedPostgres(dataDir)).toBeUndefined();
    const owner = await spawnOwner({ dataDir });
    try {
      const list = await run(variables, ['tenants', 'list', '--json']);
      expect([list.status, list.json()]).toEqual([0, { tenants: [] }]);
      expect(await answers(owner.url)).toBe(true);
      expect(await runningEmbeddedPostgres(dataDir)).toBe(owner.url);
    } finally {
      await owner.end('SIGTERM');
    }
  });
});
