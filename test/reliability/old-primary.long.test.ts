import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Paychart } from '#sdk';
import { clientOf, credit, PHONE, signUp } from '../../scripts/chaos/tenants.ts';
import { startDefaults } from '../../src/app/config.ts';
import { migrate } from '../../src/platform/migrate/migrate.ts';
import { PresentPrimary } from '../../src/platform/primary/present-primary.ts';
import { PrimaryFinder } from '../../src/platform/primary/primary.ts';
import { eventually } from '../support/eventually.ts';
import { type PostgresCluster, postgresPrograms, startPostgresCluster } from '../support/postgres-cluster.ts';
import { listeningUrl, type Process, spawnProcess } from '../support/processes.ts';

const QUIET = { RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_PUBLIC_PER_MINUTE: '0' };
/** A heartbeat, the wait for it, and a look at the hosts; the machine may be busy. */
const MOVED_MS = 20_000;
const IDLE_MS = 30_000;

const ask = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
};

/** A primary whose commits wait for its standby. */
async function synchronousPair(): Promise<Record<'primary' | 'standby', PostgresCluster>> {
  // What it does by itself is not to be counted.
  const primary = await startPostgresCluster(postgresPrograms ?? '', ['autovacuum=off']);
  const standby = await primary.standby();
  await ask(primary.url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
  await ask(primary.url, 'SELECT pg_reload_conf()');
  await eventually('the standby to be synchronous', async () => {
    const [found] = await ask(primary.url, 'SELECT sync_state FROM pg_stat_replication');
    return found?.sync_state === 'sync';
  });
  return { primary, standby };
}

const hostOf = ({ url }: PostgresCluster): string => new URL(url).host;

const urlOf = (...clusters: readonly PostgresCluster[]): string =>
  `postgres://postgres@${clusters.map(hostOf).join(',')}/paychart?target_session_attrs=read-write`;

/**
 * The old primary goes on after its standby was promoted, as it does when its Patroni hangs: it takes connections, answers
 * reads, and says that it is not in recovery.
 */
describe.skipIf(postgresPrograms === undefined)('an old primary that still runs', { shuffle: false }, () => {
  let primary: PostgresCluster;
  let standby: PostgresCluster;
  const serves: Process[] = [];
  const urls: string[] = [];
  /** Of one tenant, at each serve. */
  let readers: readonly Paychart[] = [];

  beforeAll(async () => {
    ({ primary, standby } = await synchronousPair());
    await migrate(urlOf(primary, standby));
    for (const url of [urlOf(primary, standby), urlOf(standby, primary)]) {
      const serve = spawnProcess('serve', url, QUIET);
      serves.push(serve);
      urls.push(await listeningUrl(serve));
    }
    const [url = ''] = urls;
    const acme = await signUp(url, 'Acme Imports');
    readers = urls.map((one) => clientOf(one, acme.apiKey));
    const environment = () => ({
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_NO_WARNINGS: '1',
      ...startDefaults,
      DATABASE_URL: urlOf(primary, standby),
    });
    await credit({ url, environment }, acme.tenantId);
  });
  afterAll(async () => {
    for (const serve of serves) await serve.end('SIGKILL');
    await standby?.stop();
    await primary?.stop();
  });

  const ready = (url: string): Promise<number> => fetch(`${url}/readyz`).then(({ status }) => status);

  test('is not read once another server has written, in either order of the hosts', async () => {
    const [first] = readers;
    if (first === undefined) throw new Error('there is no serve');
    const body = { phone: PHONE, amountUsd: '1.00', clientReference: 'old' };
    const { paymentId: id } = await first.createOfframpPayment(body).unwrap();
    for (const reader of readers)
      expect(await reader.getOfframpPayment({ id }).unwrap()).toMatchObject({ clientReference: 'old' });

    await ask(standby.url, 'SELECT pg_promote()');
    await ask(standby.url, `UPDATE offramp_payments SET client_reference = 'new' WHERE id = '${id}'`);

    const seen = await Promise.all(readers.map((reader) => untilAnswered(reader, id)));
    for (const told of seen) expect(told.filter((one) => one !== 'TRY_AGAIN')).toEqual(['new']);
    // The old one still says what it said.
    const [old] = await ask(
      primary.url,
      `SELECT client_reference AS told, pg_is_in_recovery() AS standby FROM offramp_payments WHERE id = '${id}'`,
    );
    expect(old).toEqual({ told: 'old', standby: false });
    for (const url of urls) expect(await ready(url)).toBe(200);
    const created = await Promise.all(readers.map((reader) => reader.createOfframpPayment(body).unwrap()));
    const ids = created.map(({ paymentId }) => `'${paymentId}'`).join(', ');
    expect(await ask(standby.url, `SELECT id FROM offramp_payments WHERE id IN (${ids})`)).toHaveLength(readers.length);
  });

  /** What a reader is told until it is told of the payment: references, and codes of refusals. */
  async function untilAnswered(reader: Paychart, id: string): Promise<string[]> {
    const seen: string[] = [];
    await eventually(
      'an answer',
      async () => {
        const answer = await reader.getOfframpPayment({ id });
        seen.push(answer.ok ? (answer.data.clientReference ?? 'none') : answer.error.code);
        return answer.ok;
      },
      MOVED_MS,
    );
    return seen;
  }

  test('an idle process sends less than two transactions a second', { timeout: 120_000 }, async () => {
    const work = spawnProcess('work', urlOf(standby, primary), { SETTLEMENT_INTERVAL_MS: '1000', ...QUIET });
    serves.push(work);
    const count = async (): Promise<number> => {
      const text = "SELECT xact_commit + xact_rollback AS n FROM pg_stat_database WHERE datname = 'paychart'";
      const [one, other] = await Promise.all([ask(primary.url, text), ask(standby.url, text)]);
      return Number(one?.[0]?.n) + Number(other?.[0]?.n);
    };
    // What it does once, when it starts.
    await delay(15_000);
    const before = await count();
    await delay(IDLE_MS);
    const each = (await count()) - before;
    console.info(`${each} transactions of 3 idle processes in ${IDLE_MS / 1000} s`);
    expect(each).toBeLessThan((2 * 3 * IDLE_MS) / 1000);
  });

  test('loses to the server of the later timeline, in either order of the hosts', async () => {
    for (const url of [urlOf(primary, standby), urlOf(standby, primary)]) {
      expect(new URL(await new PrimaryFinder(url).find()).host).toBe(hostOf(standby));
    }
  });

  test('makes the service not ready when the new primary cannot be reached', async () => {
    const nowhere = 'postgres://postgres@127.0.0.1:1/paychart';
    const url = `postgres://postgres@${hostOf(primary)},${new URL(nowhere).host}/paychart`;
    // It starts, because it can ask nobody but the past.
    const serve = spawnProcess('serve', url, QUIET);
    serves.push(serve);
    const status = await ready(await listeningUrl(serve));
    expect(status).toBe(503);
  });
});

describe.skipIf(postgresPrograms === undefined)('the proof of a primary', () => {
  let primary: PostgresCluster;
  let standby: PostgresCluster;

  beforeAll(async () => {
    ({ primary, standby } = await synchronousPair());
  });
  afterAll(async () => {
    await standby?.stop();
    await primary?.stop();
  });

  test('needs a commit that the standby has, and does not accept a cancelled wait', async () => {
    const present = new PresentPrimary(urlOf(primary, standby));
    try {
      await present.presence().proved();
      await standby.pause();
      const proof = present.presence().proved();
      const outcome = proof.then(
        () => 'proved',
        (error: Error) => error.name,
      );
      await eventually('the heartbeat to wait', async () => {
        const waiting = `SELECT pg_cancel_backend(pid) AS is_cancelled FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;
        return (await ask(primary.url, waiting))[0]?.is_cancelled === true;
      });
      expect(await outcome).toBe('NoPrimary');
      expect(() => present.assertHeld()).toThrow('does not prove');
      await standby.resume();
      await eventually('the proof', () =>
        present
          .presence()
          .proved()
          .then(
            () => true,
            () => false,
          ),
      );
      const left = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'paychart heartbeat'`;
      await eventually('one heartbeat to be left', async () => (await ask(primary.url, left))[0]?.n === 1);
    } finally {
      present.close();
    }
  });
});
