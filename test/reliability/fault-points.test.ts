import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../src/audit/index.ts';
import { Killer } from '../support/faults.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

const PHONE = '+15550104567';

/** Tables whose rows say nothing of a step: throttles, notes of use, marks. */
const ASIDE = new Set([
  'api_key_uses',
  'cursors',
  'knex_migrations',
  'knex_migrations_lock',
  // What the provider said and a killed worker did not hear is not said again.
  'provider_events',
]);

/**
 * A step is killed before each of its statements, and once more with each COMMIT already sent; then it is asked for
 * again, as a client or a worker does. What stands afterwards is exactly what an undisturbed run leaves: the same rows in
 * every table, every invariant kept. The counts are compared, because ids and times differ from run to run.
 */
describe('a step killed between any two statements leaves no half step', () => {
  const killer = new Killer();
  let service: TestService;
  let acme: TestTenant;
  let harbor: TestTenant;
  let tables: string[];

  beforeAll(async () => {
    service = await startTestService({ fault: killer });
    acme = await service.signUp('Acme Imports');
    harbor = await service.signUp('Blue Harbor');
    await acme.fund('10000.00');
    await verifyPhone(service, harbor, PHONE);
    await onboard(harbor);
    await addServiceBalance(harbor);
    await service.settle();
    const found = await service.pool.owner('pg_tables').where({ schemaname: 'public' }).select('tablename');
    tables = found
      .map(({ tablename }) => tablename)
      .filter((name) => !ASIDE.has(name))
      .sort();
  });
  afterAll(() => service.stop());

  async function rowCounts(): Promise<Record<string, number>> {
    const counts = tables.map((table) => `SELECT '${table}' AS name, count(*)::int AS rows FROM ${table}`);
    const { rows } = await service.pool.owner.raw(counts.join(' UNION ALL '));
    return Object.fromEntries(rows.map(({ name, rows: count }: { name: string; rows: number }) => [name, count]));
  }

  const changed = (before: Record<string, number>, after: Record<string, number>): Record<string, number> =>
    Object.fromEntries(
      Object.keys(after)
        .map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)] as const)
        .filter(([, difference]) => difference !== 0),
    );

  /** `prepare` makes something fresh to act on; `act` may be repeated until it succeeds, and says what it saw. */
  async function killEverywhere<T>(prepare: () => Promise<T>, act: (subject: T) => Promise<boolean>): Promise<number> {
    const once = async (
      at: number | undefined,
      when: 'before' | 'after',
    ): Promise<[Record<string, number>, string[]]> => {
      const subject = await prepare();
      const before = await rowCounts();
      killer.arm(at, when);
      let succeeded = await act(subject);
      const seen = [...killer.statements];
      const { fired } = killer;
      killer.arm(undefined);
      if (at !== undefined && at <= seen.length) expect(fired).toBe(true);
      for (let again = 0; !succeeded && again < 3; again += 1) succeeded = await act(subject);
      expect(succeeded, `killed ${when} statement ${at}, it can be asked for again`).toBe(true);
      return [changed(before, await rowCounts()), seen];
    };
    // The first of its kind also makes what later ones find: accounts, prepared statements.
    await once(undefined, 'before');
    const [clean, statements] = await once(undefined, 'before');
    expect(statements.length).toBeGreaterThan(0);
    for (const [index, statement] of statements.entries()) {
      const moments = statement === 'COMMIT' ? (['before', 'after'] as const) : (['before'] as const);
      for (const when of moments) {
        const [difference] = await once(index + 1, when);
        expect(difference, `killed ${when} statement ${index + 1} of ${statements.length}: ${statement}`).toEqual(
          clean,
        );
      }
    }
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    return statements.length;
  }

  let serial = 0;
  const fresh = () => {
    serial += 1;
    return `key-${serial}`;
  };
  /** A client's answer: done, or asked to try again; anything else is a wrong answer. */
  const done = (result: { ok: boolean; error?: { code: string } | undefined }): boolean => {
    if (!result.ok) expect(['TRY_AGAIN', 'INTERNAL_ERROR']).toContain(result.error?.code);
    return result.ok;
  };
  const create = (phone: string, idempotencyKey: string, amountUsd = '1.00') =>
    acme.api.createOfframpPayment({ phone, amountUsd }, { idempotencyKey });
  const quoted = async () => create(PHONE, fresh()).unwrap();
  const selected = async () => {
    const { paymentId: id, quotes } = await quoted();
    await harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
    return id;
  };
  const locked = async () => {
    const id = await selected();
    await harbor.api.confirmOfframpPayment({ id }).unwrap();
    return id;
  };
  /** Frees what a killed worker still holds: the test does not wait for leases and backoffs. */
  const free = async () => {
    const jobs = service.pool.owner('outbox_jobs');
    await jobs.clone().update({ lease_until: null });
    await jobs.where('fires_at', '<', new Date(Date.now() + 86_400_000)).update({ fires_at: new Date() });
  };
  /** Runs the workers until the payment is delivered and every event is numbered. */
  const deliver = async (id: string): Promise<boolean> => {
    try {
      await service.settle();
      for (let poll = 0; poll < 4; poll += 1) {
        await service.runner.runDue({ topic: 'offramp.provider', key: id, early: true });
      }
      await service.settle();
      const payment = await service.pool.owner('offramp_payments').where({ id }).first('status');
      const { rows } = await service.pool.owner.raw(
        `SELECT count(*)::int AS due FROM outbox_jobs WHERE fires_at < now() + interval '1 day'`,
      );
      const isDone = payment.status === 'DELIVERED' && rows[0].due === 0;
      if (!isDone) await free();
      return isDone;
    } catch {
      await free();
      return false;
    }
  };

  test('create, routable', { timeout: 60_000 }, async () => {
    await killEverywhere(
      async () => fresh(),
      async (key) => done(await create(PHONE, key)),
    );
  });

  test('create, parked as a claim', { timeout: 60_000 }, async () => {
    await killEverywhere(
      async () => fresh(),
      async (key) => done(await create(`+1555019${1000 + serial}`, key)),
    );
  });

  test('select a route', { timeout: 60_000 }, async () => {
    await killEverywhere(
      async () => ({ ...(await quoted()), key: fresh() }),
      async ({ paymentId: id, quotes, key }) =>
        done(
          await harbor.api.selectOfframpPaymentRoute(
            { id, routeQuoteId: quotes[0]?.routeId ?? '' },
            { idempotencyKey: key },
          ),
        ),
    );
  });

  test('confirm', { timeout: 60_000 }, async () => {
    await killEverywhere(
      async () => ({ id: await selected(), key: fresh() }),
      async ({ id, key }) => done(await harbor.api.confirmOfframpPayment({ id }, { idempotencyKey: key })),
    );
  });

  test('cancel', { timeout: 60_000 }, async () => {
    await killEverywhere(
      async () => ({ ...(await quoted()), key: fresh() }),
      async ({ paymentId: id, key }) => done(await acme.api.cancelOfframpPayment({ id }, { idempotencyKey: key })),
    );
  });

  test('the workers: submission, provider, relay', { timeout: 120_000 }, async () => {
    const settled = async () => {
      await service.settle();
      return locked();
    };
    const statements = await killEverywhere(settled, deliver);
    expect(statements).toBeGreaterThan(30);
  });
});
