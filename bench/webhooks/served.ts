import { setTimeout as delay } from 'node:timers/promises';
import { wiring } from '../../generated/wiring/wiring.ts';
import { parseConfig, startDefaults } from '../../src/app/config.ts';
import { fanOutBatch, newSigningSecret } from '../../src/domains/webhooks/index.ts';
import { createService, type Service } from '../../src/platform/app/service.ts';
import { newId } from '../../src/platform/db/ids.ts';
import { createLog } from '../../src/platform/http/server/log.ts';
import { UnitOfWork } from '../../src/platform/lifecycle/unit-of-work.ts';
import { insert, notify } from '../../src/platform/lifecycle/writes.ts';
import { ENDPOINTS, OBJECT } from './events.ts';

const TENANTS = 10;
const BATCH = 200;

export interface Served {
  /** Deliveries a second, from the first event that is queued to the last outcome that is recorded. */
  run(count: number): Promise<number>;
  /** Of the last run, seconds spent on each of its parts. */
  readonly parts: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

/** The sender with its database, its receivers behind a public address. */
export async function startServed(databaseUrl: string, port: number): Promise<Served> {
  const config = parseConfig({ ...startDefaults, LOG_LEVEL: 'silent' });
  const log = createLog({ level: 'silent', environment: 'sandbox' });
  const webhookNetwork = {
    resolve: async () => ['93.184.216.34'],
    dial: () => ({ address: '127.0.0.1', port }),
  };
  const service = createService({ ...wiring, routers: {}, config, databaseUrl, log, version: 'bench', webhookNetwork });
  const tenants = await register(service);
  const parts: Record<string, number> = {};
  return {
    parts,
    async run(count) {
      await writeEvents(service, tenants, count);
      await service.relay.drain();
      return deliver(service, count, parts);
    },
    stop: () => service.close(),
  };
}

async function within<T>({ engine }: Service, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  const by = { actorType: 'system', actorId: 'bench', requestId: newId('req') } as const;
  const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
  const result = await work(unit);
  await unit.commit();
  return result;
}

async function register(service: Service): Promise<readonly string[]> {
  const tenants = Array.from({ length: TENANTS }, () => newId('ten'));
  await within(service, async (unit) => {
    for (let nth = 0; nth < ENDPOINTS; nth += 1) {
      const tenantId = tenants[nth % TENANTS] ?? '';
      const eventTypes = [TYPES[Math.floor(nth / TENANTS)] ?? '*'];
      await unit.open('webhook-endpoint', {
        id: newId('whe'),
        context: {
          tenantId,
          url: `http://h${nth}.example/`,
          eventTypes,
          description: null,
          disabledReason: null,
          failureCount: 0,
          secretCiphertext: service.engine.services.vault.encrypt(newSigningSecret()),
          previousSecretCiphertext: null,
          graceEndsAt: null,
        },
      });
    }
    for (const tenantId of tenants) unit.write(insert('webhook_marks', { tenantId, sequence: 0n }));
  });
  return tenants;
}

const TYPES = ['policy.activated', 'policy.deleted', 'policy.attached', 'policy.detached', 'drip.confirmed'] as const;

/** Each of a resource of its own: what has an order among itself is slower, and no comparison. */
async function writeEvents(service: Service, tenants: readonly string[], count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    await within(service, async (unit) => {
      for (let nth = from; nth < Math.min(count, from + BATCH); nth += 1) {
        const type = TYPES[Math.floor(nth / TENANTS) % TYPES.length] ?? TYPES[0];
        const parties = [tenants[nth % TENANTS] ?? ''];
        unit.write(notify(type, { resourceId: newId('pol'), parties, object: OBJECT as never }));
      }
    });
  }
}

async function deliver(service: Service, count: number, parts: Record<string, number>): Promise<number> {
  const { engine, runner } = service;
  const { webhooks } = engine.services;
  let done = 0;
  webhooks.onAttempt = () => {
    done += 1;
  };
  const begunAt = performance.now();
  // Beside the lanes, as in service.
  const queueing = (async () => {
    const queue = async (): Promise<void> => {
      while (done < count) if ((await fanOutBatch(engine)) === 0) await delay(2);
    };
    await Promise.all([queue(), queue(), queue()]);
    parts.queueing = (performance.now() - begunAt) / 1000;
  })();
  let claiming = 0;
  while (done < count) {
    const at = performance.now();
    const jobs = await runner.runDue({ topic: 'webhooks.lane' }, 64);
    claiming += performance.now() - at;
    if (jobs === 0) await delay(2);
  }
  await Promise.all([queueing, webhooks.drain()]);
  const seconds = (performance.now() - begunAt) / 1000;
  parts.claiming = claiming / 1000;
  parts.all = seconds;
  return count / seconds;
}
