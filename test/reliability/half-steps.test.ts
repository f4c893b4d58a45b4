import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sealAll, sealBatch, verifyChain, verifyInvariants } from '../../src/audit/index.ts';
import { newId } from '../../src/db/ids.ts';
import { CutConnection, cutPool } from '../support/cut-connection.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { TableChanges } from '../support/table-changes.ts';

const PHONE = '+15550104567';
const NOBODYS_PHONE = '+15550109999';

/** One thing that is done under fire. */
interface Deed<T> {
  /** Makes something fresh to act on; nothing of it counts. */
  prepare(): Promise<T>;
  /** Does it; false when it has not happened as far as its caller knows. Repeating it is safe. */
  act(subject: T): Promise<boolean>;
  /** A state between: the first half of a cut operation, or what the vendor alone knows. */
  mayStopAt?(line: string): boolean;
  /** What a repeated act may leave otherwise than a single one. */
  asideAfterRepeat?(line: string): boolean;
  /** Cuts its last transaction only: another deed begins with the same statements. */
  readonly lastTransaction?: boolean;
}

/**
 * A deed is cut off before each of its statements, and at each COMMIT with the COMMIT carried out and its answer lost.
 * Every committed row change is looked at: there is none, or there are those of an undisturbed run; and after the same
 * request again (the same key, the same job) there are those of an undisturbed run, once.
 */
describe('cut off anywhere, a step is there whole or not at all', { timeout: 120_000 }, () => {
  const cutter = new CutConnection();
  let service: TestService;
  let changes: TableChanges;
  let acme: TestTenant;
  let harbor: TestTenant;
  let cuts = 0;

  beforeAll(async () => {
    service = await startTestService({ fault: cutter, variables: { QUOTE_TTL_SECONDS: '7200' } });
    acme = await service.signUp('Acme Imports');
    harbor = await service.signUp('Blue Harbor');
    await acme.fund('100000.00');
    await verifyPhone(service, harbor, PHONE);
    await onboard(harbor);
    await addServiceBalance(harbor);
    await service.settle();
    changes = await TableChanges.watch(service.pool.owner);
    cutter.watch = async (pid) => {
      const { rows } = await service.pool.owner.raw('SELECT state, query FROM pg_stat_activity WHERE pid = ?', [pid]);
      return rows[0];
    };
  });
  afterEach(async () => {
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });
  afterAll(async () => {
    await service.stop();
    expect(cuts).toBeGreaterThan(200);
  });

  const without = (lines: string[], aside: ((line: string) => boolean) | undefined) =>
    aside ? lines.filter((line) => !aside(line)) : lines;

  async function everywhere<T>(name: string, deed: Deed<T>): Promise<void> {
    const run = async (at: number | undefined, answer: 'none' | 'lost') => {
      const subject = await deed.prepare();
      await changes.reset();
      cutter.arm(at, answer);
      let isDone = await deed.act(subject);
      const statements = await cutter.disarm();
      const left = await changes.lines();
      for (let again = 0; !isDone && again < 3; again += 1) isDone = await deed.act(subject);
      return { statements, cut: cutter.cut, left, isDone, after: await changes.lines() };
    };
    // The first of its kind also makes what later ones find.
    await run(undefined, 'none');
    const clean = await run(undefined, 'none');
    expect(clean.isDone, name).toBe(true);
    expect(clean.statements.length, `${name} sends statements`).toBeGreaterThan(0);
    const from = deed.lastTransaction ? clean.statements.findLastIndex((text) => text.startsWith('BEGIN')) : 0;
    const points = clean.statements
      .slice(from)
      .flatMap((text, index) => [
        { at: from + index + 1, answer: 'none' as const },
        ...(text === 'COMMIT' ? [{ at: from + index + 1, answer: 'lost' as const }] : []),
      ]);
    for (const { at, answer } of points) {
      const cut = await run(at, answer);
      const where = `${name}, ${answer === 'lost' ? 'answer lost of' : 'cut before'} statement ${at}: ${clean.statements[at - 1]?.slice(0, 60)}`;
      expect(cut.cut, where).toBe(true);
      const left = without(cut.left, deed.mayStopAt);
      if (left.length > 0) expect(left, `${where}: what is left`).toEqual(without(clean.after, deed.mayStopAt));
      expect(cut.isDone, `${where}: asked again, it is done`).toBe(true);
      expect(without(cut.after, deed.asideAfterRepeat), `${where}: asked again`).toEqual(
        without(clean.after, deed.asideAfterRepeat),
      );
      cuts += 1;
    }
    console.info(`${name}: ${clean.statements.length} statements, ${points.length} cuts`);
  }

  interface Sent {
    readonly ok: boolean;
    readonly error?: { readonly code: string } | undefined;
  }
  const answered = ({ ok, error }: Sent): boolean => {
    if (!ok) expect(error?.code).toBe('TRY_AGAIN');
    return ok;
  };
  const under = () => ({ idempotencyKey: randomUUID() });
  const quoted = (amountUsd = '1.00') => acme.api.createOfframpPayment({ phone: PHONE, amountUsd }).unwrap();
  const selected = async (amountUsd?: string): Promise<string> => {
    const { paymentId: id, quotes } = await quoted(amountUsd);
    await harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
    return id;
  };
  const locked = async (amountUsd?: string): Promise<string> => {
    const id = await selected(amountUsd);
    await harbor.api.confirmOfframpPayment({ id }).unwrap();
    return id;
  };

  test('create, routable', () =>
    everywhere('create', {
      prepare: async () => under(),
      act: async (options) =>
        answered(await acme.api.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }, options)),
    }));

  test('create, parked as a claim', () =>
    everywhere('create a claim', {
      prepare: async () => under(),
      act: async (options) =>
        answered(await acme.api.createOfframpPayment({ phone: NOBODYS_PHONE, amountUsd: '1.00' }, options)),
    }));

  test('select, confirm, cancel', async () => {
    await everywhere('select', {
      prepare: async () => ({ ...(await quoted()), options: under() }),
      act: async ({ paymentId: id, quotes, options }) => {
        const routeQuoteId = quotes[0]?.routeId ?? '';
        return answered(await harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId }, options));
      },
    });
    await everywhere('confirm', {
      prepare: async () => ({ id: await selected(), options: under() }),
      act: async ({ id, options }) => answered(await harbor.api.confirmOfframpPayment({ id }, options)),
    });
    await everywhere('cancel', {
      prepare: async () => ({ ...(await quoted()), options: under() }),
      act: async ({ paymentId: id, options }) => answered(await acme.api.cancelOfframpPayment({ id }, options)),
    });
  });

  test('verify a phone, the last step of KYB, declare a destination', async () => {
    let number = 2000;
    await everywhere('verify a phone alias', {
      prepare: async () => {
        number += 1;
        const phone = `+1555020${number}`;
        const { id } = await harbor.api.createPhoneAlias({ phone }).unwrap();
        await service.settle();
        const { messages } = await harbor.api.listTestMessages({ to: phone, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
        return { id, code: messages[0]?.code ?? '', options: under() };
      },
      act: async ({ id, code, options }) => answered(await harbor.api.verifyPhoneAlias({ id, code }, options)),
    });
    await everywhere('the last step of KYB', {
      prepare: async () => {
        const session = await harbor.api.createVerificationSession({ kind: 'KYB', country: 'US' }).unwrap();
        const { id, requirements } = session;
        for (let step = 1; step < requirements.length; step += 1) {
          await harbor.api.simulateVerificationSession({ id }).unwrap();
        }
        return { id, options: under() };
      },
      act: async ({ id, options }) => answered(await harbor.api.simulateVerificationSession({ id }, options)),
    });
    await everywhere('declare a destination', {
      prepare: async () => ({ email: `${randomUUID()}@harbor.test`, options: under() }),
      act: async ({ email, options }) =>
        answered(await harbor.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email }, options)),
    });
  });

  const jobs = () => service.pool.owner('outbox_jobs');
  /** Whose process died keeps a lease for a minute, and a backoff: that time is skipped. `anew` also forgets the tries. */
  const free = (key: string, anew = false) =>
    jobs()
      .where({ key })
      .update({ lease_until: null, last_error: null, ...(anew && { attempts: 0 }) });
  /** Runs one job now; whether it is done, or kept for later by its own wish. */
  const runJob = async (topic: string, key: string, anew = false): Promise<boolean> => {
    await free(key, anew);
    try {
      await service.runner.runDue({ topic, key, early: true });
    } catch {
      return false;
    }
    const kept = await jobs().where({ topic, key }).first('lease_until', 'last_error');
    return kept === undefined || (kept.lease_until === null && kept.last_error === null);
  };

  test('the submit worker', () =>
    everywhere('submit', { prepare: () => locked(), act: (id) => runJob('offramp.submit', id) }));

  /** The amount's script, how many answers are in before, and what the vendor says then (D-127). */
  const outcomes = [
    { says: 'SUBMITTED', amountUsd: '1.000000', before: 0, anew: true },
    { says: 'REJECTED', amountUsd: '1.000006', before: 0, anew: true },
    { says: 'PENDING', amountUsd: '1.000009', before: 1 },
    { says: 'SUCCEEDED', amountUsd: '1.000000', before: 2 },
    { says: 'FAILED', amountUsd: '1.000001', before: 1 },
    { says: 'RETURNED', amountUsd: '1.000007', before: 2 },
    // What the vendor said to a process that died it does not say again: the next answer is the next one's.
    { says: 'TIMEOUT', amountUsd: '1.000008', before: 0, saysOnce: true },
    { says: 'HELD', amountUsd: '1.000005', before: 1, saysOnce: true },
  ];
  test.each(outcomes)(
    'the provider worker, when it says $says',
    async ({ says, amountUsd, before, anew, saysOnce }) => {
      const vendors = (line: string) => line.includes(' mock_provider_progress ');
      await everywhere(`provider ${says}`, {
        prepare: async () => {
          const id = await locked(amountUsd);
          await runJob('offramp.submit', id);
          for (let answer = 0; answer < before; answer += 1) await runJob('offramp.provider', id);
          return id;
        },
        act: (id) => runJob('offramp.provider', id, anew),
        mayStopAt: vendors,
        lastTransaction: says !== 'SUCCEEDED',
        ...(saysOnce && { asideAfterRepeat: () => true }),
      });
    },
  );

  test('the refund worker', () =>
    everywhere('refund', {
      prepare: async () => {
        const id = await locked('1.000006');
        await runJob('offramp.submit', id);
        await runJob('offramp.provider', id);
        return id;
      },
      act: (id) => runJob('offramp.refund', id),
    }));

  test('the fan-out of a re-check', () =>
    everywhere('recheck', {
      prepare: async () => {
        const key = randomUUID();
        const at = new Date();
        const payload = { tenantId: harbor.tenantId };
        const times = { due_at: at, fires_at: at, created_at: at };
        const id = newId('job');
        await jobs().insert({ id, topic: 'offramp.recheck', key, payload, generation: 1, attempts: 0, ...times });
        return key;
      },
      act: (key) => runJob('offramp.recheck', key),
    }));

  test('a timer that fires: the expiry of a claim', () =>
    everywhere('claim expiry', {
      prepare: async () => {
        const { paymentId: id } = await acme.api
          .createOfframpPayment({ phone: NOBODYS_PHONE, amountUsd: '1.00' })
          .unwrap();
        const { claimId } = await service.pool.owner('offramp_payments').where({ id }).first({ claimId: 'claim_id' });
        const due = await service.pool
          .owner('timers')
          .whereIn('aggregate_id', [id, claimId])
          .update({ fires_at: new Date(0) });
        expect(due).toBe(1);
        return id;
      },
      act: async (id) => {
        try {
          await service.timers.fireDue();
        } catch {
          return false;
        }
        const { status } = await service.pool.owner('offramp_payments').where({ id }).first('status');
        return status !== 'PENDING_CLAIM';
      },
    }));

  test('a batch of the relay', () =>
    everywhere('relay', {
      prepare: async () => {
        await service.relay.drain();
        await quoted();
      },
      act: () =>
        service.relay.relayBatch().then(
          () => true,
          () => false,
        ),
    }));

  test('a batch of the sealer', async () => {
    const pool = cutPool(service.pool, cutter);
    await everywhere('sealer', {
      prepare: async () => {
        await sealAll(service.pool);
        await quoted();
      },
      act: () =>
        sealBatch(pool).then(
          () => true,
          () => false,
        ),
    });
    await sealAll(service.pool);
    expect(await verifyChain(service.pool)).toMatchObject({ broken: null, unsealed: [] });
  });

  test('an advance of the clock, which is cut in two', async () => {
    const patient = await service.signUp('Patient Imports');
    await patient.fund('1000.00');
    await everywhere('advance the clock', {
      prepare: async () => {
        await patient.api.createOfframpPayment({ phone: NOBODYS_PHONE, amountUsd: '1.00' }).unwrap();
        return under();
      },
      act: async (options) => {
        await jobs().where({ tenant_id: patient.tenantId }).update({ lease_until: null, fires_at: new Date() });
        return answered(await patient.api.advanceTestClock({ advanceSeconds: 15 * 86_400 }, options));
      },
      // The move and the intent are there first; what falls due follows, each step whole: the invariants see to that.
      mayStopAt: () => true,
    });
  });
});
