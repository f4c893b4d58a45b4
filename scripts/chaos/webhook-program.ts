import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/embedded/postgres/index.ts';
import { migrate } from '../../src/platform/migrate/migrate.ts';
import { Random } from './random.ts';
import { runWebhookChaos, type WebhookChaosOptions, type WebhookChaosReport } from './webhook-run.ts';

export interface WebhookProgramOptions {
  readonly events: number;
  readonly kills: number;
  readonly seed: number;
  readonly keep: boolean;
  readonly say: (line: string) => void;
}

export interface WebhookProgramReport {
  readonly sick: WebhookChaosReport;
  readonly healthy: WebhookChaosReport;
  readonly problems: readonly string[];
}

const ENDPOINTS = 50;
const SICK = 5;
const RATE = 400;
/** The sick may cost the healthy so much of their delay. */
const SLOWER_AT_MOST = 2;

/** Twice the same: with endpoints that hang, fail and are gone, and without: `npm run chaos -- --webhooks`. */
export async function runWebhookProgram(options: WebhookProgramOptions): Promise<WebhookProgramReport> {
  const { events, kills, seed, keep, say } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'paychart-chaos-'));
  const database = await startEmbeddedPostgres({ dataDir, log: () => {}, onLost: () => {} });
  try {
    const once = async (sick: number): Promise<WebhookChaosReport> => {
      say(`${events} events to ${ENDPOINTS} endpoints, ${3 * sick} of them sick, ${kills} kills`);
      const databaseUrl = await created(database.url);
      const run: WebhookChaosOptions = {
        databaseUrl,
        events,
        endpoints: ENDPOINTS,
        sick,
        kills,
        rate: RATE,
        random: new Random(seed),
        say,
      };
      const report = await runWebhookChaos(run);
      const { deliveries, medianDelayMs, expiredLeases } = report;
      say(`  ${deliveries} arrived, median delay ${medianDelayMs} ms, ${expiredLeases} leases expired`);
      return report;
    };
    const healthy = await once(0);
    const sick = await once(SICK);
    const problems = [...healthy.problems, ...sick.problems];
    if (sick.medianDelayMs > SLOWER_AT_MOST * healthy.medianDelayMs)
      problems.push(
        `the median delay is ${sick.medianDelayMs} ms beside the sick, ${healthy.medianDelayMs} ms without`,
      );
    for (const problem of problems) say(`PROBLEM ${problem}`);
    return { sick, healthy, problems };
  } finally {
    await database.stop();
    if (!keep) await rm(dataDir, { recursive: true, force: true });
  }
}

async function created(url: string): Promise<string> {
  const name = `chaos_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  await migrate(own.href);
  return own.href;
}
