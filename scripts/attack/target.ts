import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig, startDefaults } from '../../src/app/config.ts';
import { startAll } from '../../src/app/main.ts';
import { startEmbeddedPostgres } from '../../src/embedded/postgres/index.ts';

/** The deployment that is attacked. The oracles that read rows need its database. */
export interface Target {
  readonly url: string;
  readonly databaseUrl?: string | undefined;
  stop(): Promise<void>;
}

/** Limits on requests would only slow the attacker down: what they stop has tests of its own. */
const VARIABLES = {
  RATE_LIMIT_PER_MINUTE: '0',
  RATE_LIMIT_PUBLIC_PER_MINUTE: '0',
  CLAIM_REQUESTS_PER_MINUTE_PER_IP: '0',
  CLAIM_REQUESTS_PER_MINUTE_PER_TOKEN: '0',
  CLAIM_OTP_SENDS_PER_HOUR_PER_IP: '0',
  CLAIM_OTP_VERIFIES_PER_HOUR_PER_IP: '0',
  CARD_KEYS_PER_MINUTE_PER_IP: '0',
  PROVIDER_POLL_INTERVAL_MS: '20',
  SETTLEMENT_INTERVAL_MS: '20',
  LOG_LEVEL: 'error',
};

/** A whole sandbox in this process, on a database of its own unless one is named. */
export async function startTarget(named?: string): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'paychart-attack-'));
  const embedded =
    named === undefined
      ? await startEmbeddedPostgres({ dataDir: join(folder, 'database'), durable: false })
      : undefined;
  const remove = async () => {
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const databaseUrl = named ?? embedded?.url ?? '';
  try {
    const running = await startAll(
      parseConfig({
        ...startDefaults,
        ...VARIABLES,
        ADMIN_API_KEY: randomBytes(24).toString('hex'),
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, 'data'),
        PORT: '0',
      }),
    );
    return { url: running.url, databaseUrl, stop: () => running.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
