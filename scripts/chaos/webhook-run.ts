import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseConfig, startDefaults } from '../../src/app/config.ts';
import { openEngine } from '../../src/app/main.ts';
import { toolsOf } from '../../src/cli/operator.ts';
import { foundTenant } from '../../src/domains/accounts/index.ts';
import { newSigningSecret } from '../../src/domains/webhooks/index.ts';
import { newId } from '../../src/platform/db/ids.ts';
import { createLog } from '../../src/platform/http/server/log.ts';
import type { Engine } from '../../src/platform/lifecycle/engine.ts';
import { UnitOfWork } from '../../src/platform/lifecycle/unit-of-work.ts';
import { insert, notify } from '../../src/platform/lifecycle/writes.ts';
import type { Random } from './random.ts';
import { type Health, Receivers } from './webhook-receivers.ts';

export interface WebhookChaosOptions {
  readonly databaseUrl: string;
  readonly events: number;
  readonly endpoints: number;
  /** Of each kind: so many hang, answer 500, and answer 410. */
  readonly sick: number;
  readonly kills: number;
  /** Events a second. */
  readonly rate: number;
  /** As in service where nothing is said: 60 s. */
  readonly leaseMs?: number;
  readonly random: Random;
  readonly say: (line: string) => void;
}

export interface WebhookChaosReport {
  readonly events: number;
  readonly deliveries: number;
  readonly kills: number;
  /** Of what arrived at healthy endpoints, from the event to its arrival. */
  readonly medianDelayMs: number;
  readonly expiredLeases: number;
  readonly problems: readonly string[];
}

const TENANTS = 10;
const RESOURCES = 40;
const BATCH = 50;
const WORK = fileURLToPath(new URL('./webhook-work.ts', import.meta.url));

/** Events to endpoints while `work` is killed; at the end every healthy endpoint has all that is its own, in order. */
export async function runWebhookChaos(options: WebhookChaosOptions): Promise<WebhookChaosReport> {
  const { databaseUrl, kills, random, say } = options;
  const config = parseConfig({ ...startDefaults, LOG_LEVEL: 'silent' });
  const log = createLog({ level: 'silent', environment: 'sandbox' });
  const { engine, pool } = openEngine({ config, databaseUrl, log });
  const receivers = await Receivers.start();
  const worker = new KilledWorker(databaseUrl, receivers.port, options.leaseMs);
  try {
    const places = await registerEndpoints(engine, receivers, options);
    worker.start();
    let going = true;
    const killing = (async () => {
      for (let kill = 1; kill <= kills && going; kill += 1) {
        await delay(((options.events / options.rate) * 1000 * (0.5 + random.next())) / (kills + 1));
        await worker.kill();
        say(`  kill ${kill} of ${kills}`);
      }
    })();
    const sent = await writeEvents(engine, places, options);
    await killing;
    going = false;
    const problems = await arrived(receivers, sent, (options.leaseMs ?? 60_000) + 60_000);
    problems.push(...disorder(receivers), ...forgeries(receivers));
    const [row] = (
      await pool.owner.raw(
        `SELECT count(*) FILTER (WHERE a ->> 'lastError' = 'LEASE_EXPIRED') AS expired
        FROM webhook_deliveries d, jsonb_array_elements(d.attempts) a`,
      )
    ).rows as { expired: bigint }[];
    const healthy = receivers.all().filter(({ receiving }) => receiving.health === 'healthy');
    const delays = healthy.flatMap(({ first }) => [...first].map(([id, { at }]) => at - (sent.at.get(id) ?? at)));
    return {
      events: sent.at.size,
      deliveries: healthy.reduce((sum, { first }) => sum + first.size, 0),
      kills: worker.kills,
      medianDelayMs: delays.sort((a, b) => a - b)[Math.floor(delays.length / 2)] ?? 0,
      expiredLeases: Number(row?.expired ?? 0),
      problems,
    };
  } finally {
    await worker.stop();
    await receivers.stop();
    await pool.close();
  }
}

/** An endpoint and the events of its tenant that are its own. */
interface PlaceOf {
  readonly tenantId: string;
  readonly host: string;
  readonly type: 'policy.activated' | 'policy.deleted' | 'policy.attached' | 'policy.detached' | 'drip.confirmed';
}

const TYPES = ['policy.activated', 'policy.deleted', 'policy.attached', 'policy.detached', 'drip.confirmed'] as const;

const healthOf = (nth: number, { sick }: WebhookChaosOptions): Health => {
  if (nth >= 3 * sick) return 'healthy';
  return (['hangs', 'fails', 'gone'] as const)[nth % 3] ?? 'healthy';
};

async function registerEndpoints(
  engine: Engine,
  receivers: Receivers,
  options: WebhookChaosOptions,
): Promise<PlaceOf[]> {
  const tenants: string[] = [];
  const places: PlaceOf[] = [];
  for (let nth = 0; nth < Math.min(TENANTS, options.endpoints); nth += 1) {
    tenants.push(await within(engine, (unit) => founded(unit, engine.services, nth)));
  }
  for (let nth = 0; nth < options.endpoints; nth += 1) {
    const [tenantId = '', type = 'policy.activated'] = [
      tenants[nth % tenants.length],
      TYPES[Math.floor(nth / tenants.length) % TYPES.length],
    ];
    const host = `h${nth}.hooks.example`;
    const secret = newSigningSecret();
    await within(engine, async (unit) => {
      await unit.open('webhook-endpoint', {
        id: newId('whe'),
        context: {
          tenantId,
          url: `http://${host}/`,
          eventTypes: [type],
          description: null,
          disabledReason: null,
          failureCount: 0,
          secretCiphertext: engine.services.vault.encrypt(secret),
          previousSecretCiphertext: null,
          graceEndsAt: null,
          apiVersion: null,
        },
      });
      unit.write(insert('webhook_marks', { tenantId, sequence: 0n }, 'ignore'));
    });
    receivers.expect({ host, secret, health: healthOf(nth, options) });
    places.push({ tenantId, host, type });
  }
  return places;
}

async function founded(unit: UnitOfWork, services: Engine['services'], nth: number): Promise<string> {
  const name = `Chaos ${nth}`;
  const founder = { userId: `chaos-${nth}`, email: `chaos-${nth}@chaos.test`, isEmailVerified: false, userName: null };
  const founding = { name, legalName: name, country: null, ...founder, at: unit.realNow };
  const { tenant } = await foundTenant(toolsOf(unit), services, founding);
  return tenant.id;
}

interface Sent {
  /** When each event was written. */
  readonly at: Map<string, number>;
  /** By host, the events that it has to get. */
  readonly wanted: Map<string, Set<string>>;
}

/** Events at their rate, each of a resource of its endpoint's, in few transactions. */
async function writeEvents(engine: Engine, places: readonly PlaceOf[], options: WebhookChaosOptions): Promise<Sent> {
  const sent: Sent = { at: new Map(), wanted: new Map(places.map(({ host }) => [host, new Set()])) };
  const begunAt = performance.now();
  for (let from = 0; from < options.events; from += BATCH) {
    await delay(Math.max(0, (from / options.rate) * 1000 - (performance.now() - begunAt)));
    await within(engine, async (unit) => {
      for (let nth = from; nth < Math.min(from + BATCH, options.events); nth += 1) {
        const place = places[nth % places.length];
        if (place === undefined) continue;
        const id = newId('evt');
        const resourceId = `res_${place.host}_${Math.floor(nth / places.length) % RESOURCES}`;
        const object = { nth, note: 'é', of: place.host } as never;
        unit.write(notify(place.type, { id, resourceId, parties: [place.tenantId], object }));
        sent.at.set(id, Date.now());
        sent.wanted.get(place.host)?.add(id);
      }
    });
  }
  return sent;
}

/** Until every healthy endpoint has all that is its own; what is missing then. */
async function arrived(receivers: Receivers, { wanted }: Sent, patienceMs: number): Promise<string[]> {
  const missing = (): string[] =>
    receivers.all().flatMap(({ receiving: { host, health }, first }) => {
      const lacks = [...(wanted.get(host) ?? [])].filter((id) => !first.has(id)).length;
      return health === 'healthy' && lacks > 0 ? [`${host} has not got ${lacks} events`] : [];
    });
  // It is late only when nothing comes any more.
  let [count, since] = [-1, performance.now()];
  while (missing().length > 0) {
    const now = receivers.all().reduce((sum, { first }) => sum + first.size, 0);
    if (now !== count) [count, since] = [now, performance.now()];
    if (performance.now() - since > patienceMs) break;
    await delay(100);
  }
  return missing();
}

/** First arrivals of a resource that are not in the order of the feed (D-390). */
const disorder = (receivers: Receivers): string[] =>
  receivers.all().flatMap(({ receiving, first }) => {
    const newest = new Map<string, number>();
    let wrong = 0;
    for (const { resourceId, sequence } of first.values()) {
      if (sequence < (newest.get(resourceId) ?? 0)) wrong += 1;
      else newest.set(resourceId, sequence);
    }
    return wrong > 0 ? [`${receiving.host} got ${wrong} events behind later ones of their resource`] : [];
  });

const forgeries = (receivers: Receivers): string[] =>
  receivers.all().flatMap(({ receiving, forged }) => (forged > 0 ? [`${receiving.host}: ${forged} not signed`] : []));

async function within<T>(engine: Engine, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  const by = { actorType: 'system', actorId: 'chaos', requestId: newId('req') } as const;
  const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
  const result = await work(unit);
  await unit.commit();
  return result;
}

/** A worker that is killed and started again. */
class KilledWorker {
  kills = 0;
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  constructor(databaseUrl: string, port: number, leaseMs: number | undefined) {
    this.#environment = {
      ...startDefaults,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_NO_WARNINGS: '1',
      DATABASE_URL: databaseUrl,
      WORK_PORT: 'off',
      LOG_LEVEL: 'warn',
      SETTLEMENT_INTERVAL_MS: '50',
      CHAOS_RECEIVERS_PORT: String(port),
      ...(leaseMs !== undefined && { CHAOS_LEASE_MS: String(leaseMs) }),
    };
  }

  start(): void {
    this.#child = spawn(process.execPath, [WORK], { env: this.#environment, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
    this.kills += 1;
    this.start();
  }

  stop = (): Promise<void> => this.#end('SIGKILL');

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
