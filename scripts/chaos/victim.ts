import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runningEmbeddedPostgres } from '../../src/embedded/postgres/index.ts';
import { DebianPostgres } from './debian-postgres.ts';

const PROGRAM = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));

/** `paychart start` on a data folder of its own: the real process with its real database, to be killed. */
export class Victim {
  readonly url: string;
  readonly dataDir: string;
  /** On top of its own environment, from its next start on. */
  variables: Readonly<Record<string, string>> = {};
  readonly #port: number;
  /** In place of the embedded database. */
  readonly #debian: DebianPostgres | undefined;
  #child: ChildProcess | undefined;
  #said: string[] = [];

  private constructor(dataDir: string, port: number, debian: DebianPostgres | undefined) {
    this.#debian = debian;
    this.dataDir = dataDir;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** On a port that stays the same over every restart, as a client's base URL does. */
  static async at(dataDir: string, debian?: DebianPostgres): Promise<Victim> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    probe.close();
    await once(probe, 'close');
    return new Victim(dataDir, port, debian);
  }

  /** Until it answers; milliseconds that it took. @throws with what it said when it ends instead. */
  async start(): Promise<number> {
    const startedAt = performance.now();
    await this.#debian?.start();
    const child = spawn(process.execPath, [PROGRAM, 'start'], {
      env: this.environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#said = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => this.#said.push(text));
    const lines = createInterface({ input: child.stdout });
    for await (const line of lines) {
      if (!line.includes('listens on')) continue;
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('"level"')) this.#said.push(text);
      });
      return performance.now() - startedAt;
    }
    throw new Error(`it did not start: ${this.#said.join('\n')}`);
  }

  /** Of the process and of operators' commands on its data. */
  environment(): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_NO_WARNINGS: '1',
      DATA_DIR: this.dataDir,
      ...(this.#debian && { DATABASE_URL: this.#debian.url }),
      PORT: String(this.#port),
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '0',
      RATE_LIMIT_PUBLIC_PER_MINUTE: '0',
      SETTLEMENT_INTERVAL_MS: '20',
      PROVIDER_POLL_INTERVAL_MS: '50',
      QUOTE_TTL_SECONDS: '7200',
      PAYCHART_OPERATOR: 'chaos',
      ...this.variables,
    };
  }

  /** The node process, at once; PostgreSQL goes on as an orphan. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** The postmaster, at once: its children see that it is gone and end. */
  async killDatabase(): Promise<void> {
    if (this.#debian) return this.#debian.kill();
    const file = await readFile(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(file.split('\n')[0]), 'SIGKILL');
  }

  /** The URL of its database, which runs. */
  async databaseUrl(): Promise<string> {
    const url = this.#debian?.url ?? (await runningEmbeddedPostgres(this.dataDir));
    if (url === undefined) throw new Error('no database runs');
    return url;
  }

  /** The embedded chain, which outlives its owner. @throws when a clean end has taken its file away. */
  async killChain(): Promise<void> {
    const pid = await readFile(join(this.dataDir, 'chain', 'anvil.pid'), 'utf8');
    process.kill(Number(pid), 'SIGKILL');
  }

  /** As an operator ends it; the exit status. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** What it has written since it started, errors above all. */
  get said(): string {
    return this.#said.join('');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [status] = (await exited) as [number | null];
    return status;
  }
}

/** A victim in a folder of its own for as long as the work lasts: no process of it outlives that, and no file unless kept. */
export async function withVictim<T>(
  {
    keep,
    say,
    isOnDebian = false,
  }: { readonly keep: boolean; readonly say: (line: string) => void; readonly isOnDebian?: boolean },
  work: (victim: Victim) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'paychart-chaos-'));
  const debian = isOnDebian ? await DebianPostgres.create() : undefined;
  const victim = await Victim.at(dataDir, debian);
  try {
    return await work(victim);
  } finally {
    await victim.kill();
    await victim.killDatabase().catch(() => {});
    await victim.killChain().catch(() => {});
    await debian?.remove();
    if (keep) say(`Kept: ${dataDir}`);
    else await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
