import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { values } from '../generated/contract/values.ts';

const PROGRAM = fileURLToPath(new URL('../src/cli/main.mjs', import.meta.url));

/** The service as it is operated: a process of its own, on a database that is there already. */
export interface Running {
  readonly url: string;
  readonly pid: number;
  /** Of it, and of operators' commands beside it. */
  environment(): NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** By which the card issuer of a bench signs. */
export const CARD_ISSUER_SECRET = 'card-issuer-secret-of-the-bench';

/** The variables of every service that a bench measures. */
export const measuredVariables: Readonly<Record<string, string>> = {
  NODE_NO_WARNINGS: '1',
  LOG_LEVEL: 'error',
  RATE_LIMIT_PER_MINUTE: '0',
  RATE_LIMIT_PUBLIC_PER_MINUTE: '0',
  SETTLEMENT_INTERVAL_MS: '100',
  PROVIDER_POLL_INTERVAL_MS: '1000',
  QUOTE_TTL_SECONDS: '7200',
  // Returns are asked for so seldom in operation that a run has no share of it.
  RETURN_WATCH_DAYS: '0',
  PROVIDER_WEBHOOK_SECRET_CARD_ISSUER: CARD_ISSUER_SECRET,
  PAYCHART_OPERATOR: 'bench',
};

/** `start` is API and workers, `serve` the API alone. */
export async function startService(
  command: 'start' | 'serve',
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const port = await freePort();
  // A folder serves one service at a time: its chain would not answer a second one.
  const folder = mkdtempSync(join(tmpdir(), 'paychart-bench-data-'));
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    ...measuredVariables,
    ...PAYOUTS,
    ...variables,
  };
  const child = spawn(process.execPath, [PROGRAM, command], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(child, url).catch((error: unknown) => {
    child.kill('SIGTERM');
    throw error;
  });
  return {
    url,
    pid: child.pid ?? 0,
    environment: () => environment,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const PAYOUTS = Object.fromEntries(
  values.PayoutProvider.map((name) => [`PAYOUT_PROVIDER_${name.toUpperCase()}_MODE`, 'mock']),
);

/** @throws when it ends instead, or is not ready within a minute. */
async function answering(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (child.exitCode === null) {
    if (performance.now() > deadline) throw new Error('the service was not ready within a minute');
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await delay(50);
  }
  throw new Error(`the service ended with ${child.exitCode}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
