import process from 'node:process';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Documented, documented } from '../contract/documented.ts';
import { send, targetOf } from '../contract/exchange.ts';
import { Random } from '../contract/random.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor } from '../contract/world.ts';
import { eventually } from '../support/eventually.ts';
import { recorderOfWorker } from '../support/lock-recorder.ts';
import { rounds } from '../support/rounds.ts';
import { startTestService, type TestService } from '../support/service.ts';

/** At once: as many transactions meet. */
const AT_ONCE = 16;
const REQUESTS = rounds(400, 5_000);
const SEED = Number(process.env.STORM_SEED ?? 20_261_129);

/** After these the rest of the storm would be refused. */
const ENDING =
  /^(revokeApiKey|removeMember|updateMember|suspendMember|setTestTenantStatus|advanceTestClock|setTestClock)$/;

const operations = documented.filter(({ id, meta }) => meta.method !== 'get' && !ENDING.test(id));

/** What PostgreSQL has counted in this database; a backend tells it within a second. */
async function deadlocks(owner: Knex): Promise<number> {
  await owner.raw('SELECT pg_stat_clear_snapshot()');
  const { rows } = await owner.raw('SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()');
  return rows[0].deadlocks;
}

/**
 * Operations that learn the name of a lock from a row that they have locked, or find out behind it that they need the lock.
 * They run a second time, with the lock first.
 */
const LATE: Readonly<Record<string, string>> = {
  acceptClaim: 'phone: the number of the claim',
  createTestSession: 'identity: where an invited member gets its identity',
  createTreasurySweep: 'safe-nonces: the wallet of the bucket that pays',
  refundInvoice: 'safe-nonces: the wallet behind the invoice',
  releaseInvoice: 'safe-nonces: the wallet behind the invoice',
  removeTwoFactorFactor: 'twofa-factors: where the factor is a verified one',
  revokePayoutDestination: 'default-destination: where the destination is the default',
  setDefaultPayoutDestination: 'default-destination: the destination is locked with the beginning',
  simulateVerificationSession: 'credential: the subject of the session',
  updateProtectionSettings: 'twofa-factors: where protection is loosened',
  verifyPayoutDestination: 'default-destination: the destination is locked with the beginning',
  verifyPhoneAlias: 'phone: the number of the alias',
  verifyTwoFactorChallenge: 'twofa-answers: the challenge is locked with the beginning',
  verifyTwoFactorFactor: 'twofa-factors: the factor is locked with the beginning',
};

describe('all operations of two tenants at once', () => {
  let service: TestService;
  let tenants: readonly Furnished[];
  beforeAll(async () => {
    // Other files of the worker have noted what they saw.
    recorderOfWorker().late.clear();
    service = await startTestService({ checkResponses: 'never' });
    const { acme, harbor } = await furnish(service);
    tenants = [acme, harbor];
    for (const { api } of tenants)
      for (let nth = 0; nth < 4; nth += 1)
        await api.createPayoutDestination({ type: 'SERVICE_BALANCE', label: `Balance ${nth}` });
  });
  afterAll(() => service?.stop());

  /** Ids that the tenant has now, by the collection of their paths. */
  async function idsOf(tenant: Furnished): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = new Map<string, readonly string[]>();
    for (const list of documented.filter(({ isList, meta }) => isList && !meta.path.includes('{'))) {
      const target = `${list.meta.path}?take=20`;
      const { status, body } = await send(service.url, { method: 'get', target, headers: credentialFor(list, tenant) });
      if (status !== 200) continue;
      const rows = Object.values(body as object)[0] as readonly Record<string, unknown>[];
      const ids = rows.map((row) => Object.values(row)[0]).filter((id): id is string => typeof id === 'string');
      found.set(list.meta.path, ids);
    }
    return found;
  }

  function requestOf(
    random: Random,
    operation: Documented,
    ids: ReadonlyMap<Furnished, ReadonlyMap<string, readonly string[]>>,
  ) {
    const tenant = random.of(tenants);
    const collection = operation.meta.path.slice(0, Math.max(0, operation.meta.path.indexOf('/{')));
    const known = ids.get(tenant)?.get(collection) ?? [];
    const [own = ''] = [idFor(operation, tenant)];
    const id = own.includes('/') || known.length === 0 || random.below(4) === 0 ? own : random.of(known);
    const bodies = bodiesFor(operation, tenant);
    return {
      method: operation.meta.method,
      target: targetOf(operation, id),
      headers: credentialFor(operation, tenant),
      ...(bodies.length > 0 && { body: random.of(bodies) }),
    };
  }

  test(`has no deadlock in ${REQUESTS} requests`, async () => {
    const { owner } = service.pool;
    const random = new Random(SEED);
    const before = await deadlocks(owner);
    const answers = new Map<number, number>();
    const failed: string[] = [];
    let ids = new Map<Furnished, ReadonlyMap<string, readonly string[]>>();
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
      if (sent % (AT_ONCE * 20) === 0)
        ids = new Map(await Promise.all(tenants.map(async (one) => [one, await idsOf(one)] as const)));
      // Half of them at one operation: those that meet at one lock.
      const often = random.of(operations);
      const requests = Array.from({ length: AT_ONCE }, () =>
        requestOf(random, random.below(2) === 0 ? often : random.of(operations), ids),
      );
      const [answered] = await Promise.all([
        Promise.all(requests.map((request) => send(service.url, request))),
        service.runner.runDue({}, 16),
      ]);
      for (const [at, { status, text }] of answered.entries()) {
        answers.set(status, (answers.get(status) ?? 0) + 1);
        // Others mean what they say: no chain runs here, and a sandbox can be told to have no policies.
        if (status === 500 || text.includes('TRY_AGAIN'))
          failed.push(`${requests[at]?.method} ${requests[at]?.target}: ${status} ${text.slice(0, 200)}`);
      }
    }
    const succeeded = [200, 201, 202, 204].reduce((total, status) => total + (answers.get(status) ?? 0), 0);
    expect(succeeded, JSON.stringify([...answers])).toBeGreaterThan(REQUESTS / 8);
    await expect.poll(() => deadlocks(owner), { interval: 300, timeout: 1500 }).toBe(before);
    expect(failed).toEqual([]);
  });

  test('has no request that runs twice because it takes a named lock after rows', () => {
    const late = [...recorderOfWorker().late].filter(([work]) => operations.some(({ id }) => id === work));
    expect(late.filter(([work]) => !(work in LATE))).toEqual([]);
  });

  test('counts a planted deadlock', async () => {
    const { owner } = service.pool;
    const before = await deadlocks(owner);
    let held = 0;
    const circle = async (first: number, second: number): Promise<void> => {
      await owner.transaction(async (trx) => {
        await trx.raw('SELECT pg_advisory_xact_lock(?)', [first]);
        held += 1;
        await eventually('both to hold their first lock', async () => held === 2);
        await trx.raw('SELECT pg_advisory_xact_lock(?)', [second]);
      });
    };
    await Promise.allSettled([circle(71, 72), circle(72, 71)]);
    await expect.poll(() => deadlocks(owner), { interval: 300 }).toBe(before + 1);
  });
});
