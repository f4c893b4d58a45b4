import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealAll, sealBatch, verifyChain } from '../../src/platform/audit/index.ts';
import { newId } from '../../src/platform/db/ids.ts';
import type { Topic } from '../../src/platform/lifecycle/topics.ts';
import { cutPool } from '../support/cut-connection.ts';
import { type Cutting, type Deed, NOBODYS_PHONE, startCutting } from '../support/half-steps.ts';
import { horizonPassed } from '../support/horizon.ts';
import { rounds } from '../support/rounds.ts';

describe('work that is interrupted anywhere is stored completely or not at all', () => {
  let service: Cutting['service'];
  let acme: Cutting['acme'];
  let harbor: Cutting['harbor'];
  let cutting: Cutting;
  let cuts = 0;

  beforeAll(async () => {
    cutting = await startCutting();
    ({ service, acme, harbor } = cutting);
  });
  afterAll(async () => {
    await service.stop();
    expect(cuts).toBeGreaterThan(rounds(25, 100));
  });

  const everywhere = async <T>(name: string, deed: Deed<T>): Promise<void> => {
    cuts += await cutting.everywhere(name, deed);
  };

  const jobs = () => service.pool.owner('outbox_jobs');
  /** Whose process died keeps a lease for five seconds, and a backoff: that time is skipped. `anew` also forgets the tries. */
  const free = (key: string, anew = false) =>
    jobs()
      .where({ key })
      .update({ lease_until: null, last_error: null, ...(anew && { attempts: 0 }) });
  /** Runs one job now; whether it is done, or kept for later by its own wish. */
  const runJob = async (topic: Topic, key: string, anew = false): Promise<boolean> => {
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
    everywhere('submit', { prepare: () => cutting.locked(), act: (id) => runJob('offramp.submit', id) }));

  /** The amount's script, how many answers are in before, and what the vendor says then (D-127). */
  const outcomes = [
    // A payout that is acknowledged is asked for and not submitted again: the next answer is the next one's.
    { says: 'SUBMITTED', amountUsd: '1.000000', before: 0, anew: true, saysOnce: true },
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
          const id = await cutting.locked(amountUsd);
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
        const id = await cutting.locked('1.000006');
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

  test('the timer of a claim’s expiry', () =>
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
        // What was left by the cut before is not in this batch.
        await horizonPassed(service.pool.owner);
        await service.relay.drain();
        await cutting.quoted();
      },
      ready: () => horizonPassed(service.pool.owner),
      act: () =>
        service.relay.relayBatch().then(
          () => true,
          () => false,
        ),
    }));

  test('a batch of the sealer', async () => {
    const pool = cutPool(service.pool, cutting.cutter);
    await everywhere('sealer', {
      prepare: async () => {
        await horizonPassed(service.pool.owner);
        await sealAll(service.pool);
        await cutting.quoted();
      },
      ready: () => horizonPassed(service.pool.owner),
      act: () =>
        sealBatch(pool).then(
          () => true,
          () => false,
        ),
    });
    await sealAll(service.pool);
    expect(await verifyChain(service.pool)).toMatchObject({ broken: null, unsealed: [] });
  });
});
