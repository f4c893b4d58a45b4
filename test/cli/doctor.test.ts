import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig, startDefaults } from '../../src/app/config.ts';
import { checkChain, ofGas } from '../../src/cli/doctor/check-chain.ts';
import { checkDatabase, ofClock } from '../../src/cli/doctor/check-database.ts';
import { checkSettings } from '../../src/cli/doctor/check-settings.ts';
import type { Finding } from '../../src/cli/doctor/finding.ts';
import { createChain } from '../../src/payments/chain/chain.ts';
import { migrate } from '../../src/platform/migrate/migrate.ts';
import { CHAIN_ID, RELAYER_KEY, startTestChain, type TestChain } from '../support/chain.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { rowsOf } from '../support/database-owner.ts';
import { createDatabase, dropDatabase, onDatabase } from '../support/database-server.ts';
import { run } from './run.ts';

const of = (findings: readonly Finding[], check: string): Finding | undefined =>
  findings.find((finding) => finding.check === check);
const statesOf = (findings: readonly Finding[]) => findings.map(({ check, state }) => [check, state]);

describe('the check of the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());

  const asUser = (user: string): string => {
    const url = new URL(database.url);
    url.username = user;
    url.password = 'secret';
    return url.href;
  };

  test('finds no problem in a database that this release has migrated', async () => {
    const findings = await checkDatabase(database.url);
    expect(statesOf(findings)).toEqual([
      ['database', 'ok'],
      ['database role', 'ok'],
      ['database space', 'ok'],
      ['database settings', 'ok'],
      // The server of the tests loses nothing that matters.
      ['server settings', 'warning'],
      ['connections', 'ok'],
      ['migrations', 'ok'],
      ['transaction numbers', 'ok'],
      ['open transactions', 'ok'],
      ['clock', 'ok'],
    ]);
    expect(JSON.stringify(findings)).not.toContain(new URL(database.url).password);
  });

  test('says that an empty database needs its migrations', async () => {
    const name = `${new URL(database.url).pathname.slice(1)}_empty`;
    await createDatabase(database.url, name);
    try {
      expect(of(await checkDatabase(onDatabase(database.url, name)), 'migrations')).toMatchObject({
        state: 'problem',
        todo: 'Run: paychart migrate',
      });
    } finally {
      await dropDatabase(database.url, name);
    }
  });

  test('says that a database belongs to a newer release', async () => {
    await rowsOf(database.url, `INSERT INTO knex_migrations (name, batch) VALUES ('999_later', 9) RETURNING id`);
    const finding = of(await checkDatabase(database.url), 'migrations');
    expect(finding).toMatchObject({ state: 'problem', found: expect.stringContaining('999_later') });
    await rowsOf(database.url, `DELETE FROM knex_migrations WHERE name = '999_later' RETURNING id`);
  });

  test('gives the statement for a user who may not take on the roles of the service', async () => {
    await rowsOf(database.url, `CREATE ROLE doctor_guest LOGIN PASSWORD 'secret'`);
    try {
      expect(of(await checkDatabase(asUser('doctor_guest')), 'database role')).toEqual({
        check: 'database role',
        state: 'problem',
        found:
          'doctor_guest is no member of paychart_app, paychart_system, paychart_retention, which every transaction takes on',
        todo: 'As a superuser: GRANT paychart_app, paychart_system, paychart_retention TO "doctor_guest";',
      });
    } finally {
      await rowsOf(database.url, 'DROP ROLE doctor_guest');
    }
  });

  test('finds missing connection settings in a copied database, and gives the command that sets them', async () => {
    const [user, name] = [new URL(database.url).username, new URL(database.url).pathname.slice(1)];
    await rowsOf(database.url, `ALTER ROLE "${user}" IN DATABASE "${name}" RESET enable_seqscan`);
    expect(of(await checkDatabase(database.url), 'database settings')).toEqual({
      check: 'database settings',
      state: 'problem',
      found: 'enable_seqscan is on instead of off',
      todo: expect.stringContaining(`ALTER ROLE "${user}" IN DATABASE "${name}" SET enable_seqscan = 'off';`),
    });
    await migrate(database.url);
    expect(of(await checkDatabase(database.url), 'database settings')).toMatchObject({ state: 'ok' });
  });

  test('reports a missing database once, with its remedy', async () => {
    const findings = await checkDatabase('postgres://nobody:secret@127.0.0.1:1/none');
    expect(statesOf(findings)).toEqual([['database', 'problem']]);
    expect(findings[0]?.todo).toContain('DATABASE_URL');
    expect(JSON.stringify(findings)).not.toContain('secret');
  });

  test.each([
    [999, 'ok', '1.0 s ahead of'],
    [1000, 'warning', '1.0 s ahead of'],
    [-1000, 'warning', '1.0 s behind'],
    [29_999, 'warning', '30.0 s ahead of'],
    [30_000, 'problem', '30.0 s ahead of'],
    [-30_000, 'problem', '30.0 s behind'],
  ])('compares its clock, %d ms ahead: %s', (aheadMs, state, words) => {
    expect(ofClock(aheadMs)).toMatchObject({ state, found: `the database is ${words} this machine` });
  });
});

describe('the check of the chain', () => {
  let chain: TestChain;
  beforeAll(async () => {
    chain = await startTestChain();
  });
  afterAll(() => chain?.stop());

  const reached = (more: Partial<Parameters<typeof createChain>[0]> = {}) =>
    createChain({
      chainId: CHAIN_ID,
      relayerKey: RELAYER_KEY,
      deploys: true,
      source: { kind: 'rpc', urls: [chain.url] },
      ...more,
    });
  const examined = async (more: Partial<Parameters<typeof createChain>[0]> = {}) => checkChain(reached(more));

  test('finds no problem when the chain answers, has the contracts, and its relayer can pay', async () => {
    expect(statesOf(await examined())).toEqual([
      ['chain', 'ok'],
      ['contracts', 'ok'],
      ['relayer', 'ok'],
    ]);
  });

  test('names the variable of a token without code', async () => {
    const settlementToken = '0x00000000000000000000000000000000000000AA';
    expect(of(await examined({ settlementToken }), 'contracts')).toMatchObject({
      state: 'problem',
      found: expect.stringContaining(`(SETTLEMENT_TOKEN_ADDRESS) at ${settlementToken}`),
    });
  });

  test('reports only a chain other than CHAIN_ID, and checks nothing more on it', async () => {
    const findings = await examined({ chainId: 8453 });
    expect(statesOf(findings)).toEqual([['chain', 'problem']]);
    expect(findings[0]?.found).toContain(`RPC_URL is chain ${CHAIN_ID}, and CHAIN_ID says 8453`);
  });

  test('says where to send gas for a relayer without any', async () => {
    const relayerKey = `0x${'77'.repeat(32)}` as const;
    const { address } = reached({ relayerKey }).relayer;
    const settlementToken = chain.chain.contracts.settlementToken;
    const depositEscrow = chain.chain.contracts.depositEscrow;
    expect(of(await examined({ relayerKey, settlementToken, depositEscrow }), 'relayer')).toMatchObject({
      state: 'problem',
      todo: `Send ETH to ${address}.`,
    });
  });

  test.each([
    [399_999n, 'problem'],
    [400_000n, 'warning'],
    [39_999_999n, 'warning'],
    [40_000_000n, 'ok'],
  ])('judges gas of %d wei at a price of 1: %s', (balance, state) => {
    expect(ofGas({ address: '0x00000000000000000000000000000000000000Aa', balance, gasPrice: 1n }).state).toBe(state);
  });
});

describe('the check of the settings', () => {
  const statesFor = (variables: Readonly<Record<string, string>>) => statesOf(checkSettings(parseConfig(variables)));

  test('warns of features that are off, and shows no secret', () => {
    expect(statesFor({})).toEqual([
      ['environment', 'ok'],
      ['payout providers', 'warning'],
      ['verification provider', 'warning'],
      ['keys', 'ok'],
    ]);
    expect(statesFor({ ...startDefaults }).every(([, state]) => state === 'ok')).toBe(true);
    const config = parseConfig({});
    expect(JSON.stringify(checkSettings(config))).not.toContain(config.issuerPrivateKey.slice(2));
  });
});

describe('paychart doctor', () => {
  test('checks everything, prints one line for each check, and ends with 1 when it finds a problem', async () => {
    const unreachable = { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none', RPC_URL: 'http://127.0.0.1:1' };
    const { status, stdout } = await run(unreachable, ['doctor']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^PROBLEM {2}database: /m);
    expect(stdout).toMatch(/^PROBLEM {2}chain: /m);
    expect(stdout).toMatch(/^ok {7}environment: sandbox/m);
    const { findings } = (await run(unreachable, ['doctor', '--json'])).json<{ findings: Finding[] }>();
    expect(findings.map(({ check }) => check)).toEqual([
      ...['environment', 'payout providers', 'verification provider', 'keys', 'database', 'chain'],
    ]);
  });
});
