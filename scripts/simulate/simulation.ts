import { createHash } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { parseConfig, startDefaults } from '../../src/app/config.ts';
import type { VendorName } from '../../src/payments/providers/vendors/vendors.ts';
import { deriveSecret } from '../../src/platform/crypto/index.ts';
import { openPool, type Pool } from '../../src/platform/db/connection/pool.ts';
import { chaotic, type Temper } from '../../test/payments/providers/vendor/temper.ts';
import { Vendor } from '../../test/payments/providers/vendor/vendor.ts';
import { Random } from '../chaos/random.ts';
import type { Owner } from './coming.ts';
import { SimulatedDatabase } from './database.ts';
import { SimulatedNetwork } from './network.ts';
import { ADDRESS, type Kind, SimulatedProcess } from './process.ts';
import { Receiver } from './receiver.ts';
import { asOwner, Scheduler } from './scheduler.ts';
import { Seeded } from './seeded.ts';
import { enter, simulatedWorld } from './simulated-world.ts';

/** The moment at which every simulation begins. */
const BEGINNING = new Date('2026-03-02T09:00:00.000Z');

const VENDORS = ['payapp_a', 'payapp_b'] as const satisfies readonly VendorName[];
const API_KEY = 'key-of-the-simulation';
const TIMEOUT_MS = 5000;

export interface SimulationOptions {
  readonly seed: number;
  readonly server: PGlite;
}

/** The world of one seed: a database, a network, vendors, receivers, and processes of the service that come and go. */
export class Simulation {
  readonly scheduler = new Scheduler(BEGINNING);
  readonly random: Seeded;
  readonly network: SimulatedNetwork;
  readonly database: SimulatedDatabase;
  readonly vendors = new Map<VendorName, Vendor>();
  readonly receiver: Receiver;
  readonly problems: string[] = [];
  /** The clients of the service. */
  readonly clients: Owner = { name: 'clients', isDead: false };
  /** Looks at the database while nothing happens. */
  readonly pool: Pool;
  /** By name. */
  readonly processes = new Map<string, SimulatedProcess>();
  readonly #hash = createHash('sha256');
  readonly #config;
  /** Gives the process back to the real world. */
  readonly leave: () => void;
  /** Vendors and receivers behave until the world is set up. */
  isCalm = true;

  constructor({ seed, server }: SimulationOptions) {
    this.random = new Seeded(`simulation ${seed}`);
    const { scheduler, random } = this;
    this.network = new SimulatedNetwork(scheduler, random.stream('network'));
    this.leave = enter(
      simulatedWorld(scheduler, random.stream('service'), this.network.fetch),
      scheduler,
      random.stream('packages'),
    );
    this.database = new SimulatedDatabase(server, scheduler, random.stream('database'));
    scheduler.nextDue = () => this.database.nextDue();
    this.network.onAnswer = (request, answer) => {
      this.note(`${request.method} ${request.url.href} ${answer.status}`, answer.body);
    };
    this.receiver = new Receiver(this.network, random.stream('receiver'), () => this.isCalm);
    this.#config = parseConfig({ ...VARIABLES, ...this.#vendorVariables() });
    const observer: Owner = { name: 'observer', isDead: false };
    this.pool = asOwner(observer, () =>
      openPool({ url: 'postgresql://in-process', stream: this.database.stream, applicationName: 'observer' }),
    );
  }

  /** Told of everything that goes into the hash. */
  onNote: (line: string) => void = () => {};

  /** Into the hash of the run. */
  note(what: string, bytes: Uint8Array | string = ''): void {
    this.onNote(`${this.scheduler.monotonic} ${what} ${Buffer.from(bytes).toString()}`);
    this.#hash.update(`${this.scheduler.monotonic} ${what}\n`).update(bytes);
  }

  get digest(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }

  start(name: string, kind: Kind): SimulatedProcess {
    this.kill(name);
    const process = SimulatedProcess.start(name, kind, {
      config: this.#config,
      database: this.database,
      network: this.network,
      now: () => this.scheduler.monotonic,
      onLog: (line) => this.#onLog(name, line),
    });
    this.processes.set(name, process);
    return process;
  }

  kill(name: string): void {
    this.processes.get(name)?.kill();
    this.processes.delete(name);
  }

  /** A client of the service waits for an answer, and the world goes on meanwhile. */
  ask<T>(work: () => Promise<T>): Promise<T> {
    return this.scheduler.until(asOwner(this.clients, work));
  }

  /** Hashes every row of every table, and answers the hash of the run. */
  async hashRows(): Promise<string> {
    const { owner } = this.pool;
    const rowsOf = async (statement: string): Promise<Record<string, string>[]> =>
      (await this.scheduler.until(Promise.resolve(owner.raw(statement)))).rows;
    const tables = await rowsOf(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    for (const { name = '' } of tables) {
      const rows = await rowsOf(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
      this.note(name, rows.map(({ row }) => row).join('\n'));
    }
    return this.digest;
  }

  #onLog(name: string, line: string): void {
    const { level, msg, err } = JSON.parse(line) as {
      level: number | string;
      msg?: string;
      err?: { message?: string; stack?: string };
    };
    const isError = typeof level === 'number' ? level >= 50 : level === 'error' || level === 'fatal';
    const isLate = msg?.startsWith('the database is unavailable') && this.processes.get(name)?.isThawing;
    if (isError && !isLate) this.problems.push(`${name} logs: ${msg ?? ''} ${err?.stack ?? err?.message ?? ''}`.trim());
  }

  #vendorVariables(): Record<string, string> {
    const variables: Record<string, string> = {};
    for (const name of VENDORS) {
      const url = `http://127.0.0.1:${9000 + this.vendors.size}`;
      const owner: Owner = { name, isDead: false };
      const vendor = asOwner(owner, () =>
        Vendor.at(url, {
          name,
          apiKey: API_KEY,
          webhookSecret: deriveSecret('service-sandbox', `PROVIDER_WEBHOOK_SECRET_${name.toUpperCase()}`),
          temper: this.#temperOf(name),
          lateMs: 2 * TIMEOUT_MS,
          webhookUrl: () => `${ADDRESS}/v1/webhooks/providers/${name}`,
        }),
      );
      this.network.listen(new URL(url).host, owner, vendor.listener);
      this.vendors.set(name, vendor);
      const prefix = `PAYOUT_PROVIDER_${name.toUpperCase()}`;
      variables[`${prefix}_MODE`] = 'sandbox';
      variables[`${prefix}_BASE_URL`] = url;
      variables[`${prefix}_API_KEY`] = API_KEY;
      variables[`${prefix}_TIMEOUT_MS`] = String(TIMEOUT_MS);
    }
    return variables;
  }

  /** What a vendor does that no contract mentions, once the world is set up. */
  #temperOf(name: string): Temper {
    const random = this.random.stream(name);
    const chaos = chaotic(new Random(random.integer(0, 2 ** 31)), {
      stepMs: random.pick([1000, 20_000, 600_000]),
      webhookMs: random.pick([200, 10_000, 300_000]),
    });
    return { ...chaos, mannerOf: (call) => (this.isCalm ? 'well' : chaos.mannerOf(call)) };
  }
}

/** Nobody else is there whom limits of the rate would protect, and nobody waits for milliseconds. */
const VARIABLES: Readonly<Record<string, string>> = {
  ...startDefaults,
  RATE_LIMIT_PER_MINUTE: '0',
  RATE_LIMIT_PUBLIC_PER_MINUTE: '0',
  CLAIM_REQUESTS_PER_MINUTE_PER_IP: '0',
  CLAIM_REQUESTS_PER_MINUTE_PER_TOKEN: '0',
  CLAIM_OTP_SENDS_PER_HOUR_PER_IP: '0',
  CLAIM_OTP_VERIFIES_PER_HOUR_PER_IP: '0',
  SETTLEMENT_INTERVAL_MS: '60000',
  PROVIDER_POLL_INTERVAL_MS: '1800000',
};
