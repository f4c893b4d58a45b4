import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Account, serverAccount } from '../../src/embedded/postgres/account.ts';
import { firstFreePorts } from '../cluster/free-ports.ts';
import { postgresPrograms } from '../cluster/layout.ts';
import { until } from './gate.ts';

const run = promisify(execFile);
const READY_MS = 60_000;

/** Debian's PostgreSQL with its default configuration, and the user of docs/operate/deploy.md, which is no superuser. */
export class DebianPostgres {
  /** Of the service. */
  readonly url: string;
  readonly #superuserUrl: string;
  readonly #folder: string;
  readonly #account: Account | undefined;
  readonly #port: number;
  #server: ChildProcess | undefined;

  private constructor(folder: string, account: Account | undefined, port: number, password: string) {
    this.#folder = folder;
    this.#account = account;
    this.#port = port;
    this.url = `postgres://paychart:${password}@127.0.0.1:${port}/paychart`;
    this.#superuserUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  }

  /** A new server. @throws where PostgreSQL is not installed. */
  static async create(): Promise<DebianPostgres> {
    const folder = await mkdtemp(join(tmpdir(), 'paychart-debian-'));
    const account = await serverAccount(folder);
    if (account) await chown(folder, account.uid, account.gid);
    const password = randomBytes(12).toString('hex');
    const server = new DebianPostgres(folder, account, await firstFreePorts(1), password);
    const initdb = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    await run(join(postgresPrograms(), 'initdb'), initdb, { ...account, cwd: folder });
    await server.start();
    await server.#asSuperuser(`CREATE ROLE paychart LOGIN CREATEROLE PASSWORD '${password}'`);
    await server.#asSuperuser('CREATE DATABASE paychart OWNER paychart');
    return server;
  }

  /** Starts it, unless it runs, and waits until it takes connections. */
  async start(): Promise<void> {
    if (this.#server !== undefined) return;
    await until('PostgreSQL to take connections', READY_MS, async () => {
      // After a kill it refuses to start while a process of the old one is left.
      if (this.#server === undefined || this.#server.exitCode !== null) this.#server = this.#spawn();
      return this.#asSuperuser('SELECT 1').then(
        () => ({}),
        (error: Error) => error.message,
      );
    });
  }

  #spawn(): ChildProcess {
    const sockets = `unix_socket_directories=${this.#folder}`;
    const settings = ['listen_addresses=127.0.0.1', `port=${this.#port}`, sockets].flatMap((one) => ['-c', one]);
    return spawn(join(postgresPrograms(), 'postgres'), ['-D', join(this.#folder, 'data'), ...settings], {
      ...this.#account,
      cwd: this.#folder,
      stdio: 'ignore',
    });
  }

  /** Ends it at once, as a loss of power does. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }

  async #asSuperuser(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#superuserUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
}
