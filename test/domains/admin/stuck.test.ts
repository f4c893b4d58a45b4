import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import { findStuck, type Stuck } from '../../../src/domains/admin/index.ts';
import { relay } from '../../../src/payments/chain/index.ts';
import type { EffectsOf } from '../../../src/platform/lifecycle/definition.ts';
import { enqueue } from '../../../src/platform/lifecycle/writes.ts';
import { anyRow } from '../../support/any-row.ts';
import { verifyPhone } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { advance, confirm, payable, type Recipient, read } from '../offramp/fixture.ts';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

const HOUR = 3600;
const DAY = 24 * HOUR;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Stuck Sender');
  await sender.fund('1000.00');
  recipient = await payable(service, 'Stuck Recipient', '+15550604001');
});
afterAll(() => service.stop());

const db = (table: string) => service.pool.owner(table);
const list = (query: { olderThanSeconds?: number; limit?: number } = {}): Promise<Stuck[]> =>
  working(service, (unit) => findStuck(unit.reads, unit.realNow, query));
const of = async (id: string): Promise<Stuck[]> => (await list()).filter((one) => one.id === id);
const pay = async (amountUsd = '10.00', phone = recipient.phone): Promise<string> =>
  (await sender.api.createOfframpPayment({ phone, amountUsd }).unwrap()).paymentId;
/** The rows as they would be so long later: nothing runs meanwhile. */
const age = (id: string, seconds: number) =>
  service.pool.owner.raw(`UPDATE offramp_payments SET updated_at = updated_at - ? * interval '1 second' WHERE id = ?`, [
    seconds,
    id,
  ]);
const submitted = async (amountUsd: string, steps: number): Promise<string> => {
  const id = await pay(amountUsd);
  await confirm(recipient, id);
  await sender.api.stepTestProvider({ id, steps }).unwrap();
  return id;
};

describe('what is stuck, and why', () => {
  test('leaves out payments that proceed or have ended', async () => {
    const delivered = await submitted('10.00', 3);
    await pay();
    expect((await read(sender, delivered)).status).toBe('DELIVERED');
    await age(delivered, 4000 * DAY);
    expect(await list()).toEqual([]);
    expect((await list({ olderThanSeconds: 0 })).map(({ id }) => id)).not.toContain(delivered);
  });

  test('lists a payment that waits for approval, with the votes that it has and needs', async () => {
    const { session, api } = sender;
    await session.setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '20', minimumApprovals: 2 }] } }).unwrap();
    const { paymentId: id, approvalRequestId } = await api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '21.00' })
      .unwrap();
    await session.setPaymentPolicy({ rules: {} }).unwrap();
    const decided = { payment_id: id, status: 'APPROVED', votes: '[]', required_weight: 1, received_weight: 1 };
    await anyRow(service.pool.owner, 'approval_requests', { id: 'apr_decided', ...decided });
    await age(id, DAY + 60);
    const why = `held for APPROVAL_THRESHOLD_NOT_MET; ${approvalRequestId} has 0 of 2 votes`;
    expect(await of(id)).toMatchObject([{ kind: 'HELD', status: 'COMPLIANCE_HOLD', why }]);
    await db('approval_requests').where({ id: 'apr_decided' }).delete();
    await api.cancelOfframpPayment({ id }).unwrap();
    expect(await of(id)).toEqual([]);
  });

  test('lists a hold, with its reasons and its open case', async () => {
    await sender.api.setTestScreening({ phone: recipient.phone, outcome: 'MONITORING' }).unwrap();
    const id = await pay();
    await sender.api.setTestScreening({ phone: recipient.phone, outcome: 'CLEAR' }).unwrap();
    await service.runner.runDue({ topic: 'offramp.review-case' });
    const { reviewCases } = await sender.api.listTestReviewCases({ status: 'OPEN' }).unwrap();
    const caseId = reviewCases.find(({ paymentId }) => paymentId === id)?.id;
    await age(id, DAY - 60);
    expect(await of(id)).toEqual([]);
    await age(id, 60);
    expect(await of(id)).toMatchObject([
      {
        kind: 'HELD',
        status: 'COMPLIANCE_HOLD',
        tenantId: sender.tenantId,
        why: `held for TRANSACTION_MONITORING_REVIEW; open review cases: ${caseId} TRANSACTION_MONITORING_REVIEW`,
      },
    ]);
    await service.pool.owner.raw(`UPDATE review_cases SET created_at = created_at - interval '1 day' WHERE id = ?`, [
      caseId ?? '',
    ]);
    expect(await of(caseId ?? '')).toMatchObject([
      { kind: 'REVIEW_WAITING', why: `nobody has decided TRANSACTION_MONITORING_REVIEW of ${id}` },
    ]);
    await sender.api.resolveTestReviewCase({ id: caseId ?? '', decision: 'REJECT', note: 'done' }).unwrap();
    expect(await of(id)).toEqual([]);
    expect(await of(caseId ?? '')).toEqual([]);
  });

  test('lists a claim without a claimant, one whose recipient is not ready, and one that expired', async () => {
    const phone = '+15550604900';
    const id = await pay('10.00', phone);
    await age(id, 7 * DAY);
    expect(await of(id)).toMatchObject([
      { kind: 'AWAITING_CLAIM', why: expect.stringMatching(/^nobody has claimed it; the claim is OPEN until 20/) },
    ]);
    const claimant = await service.signUp('Stuck Claimant');
    await verifyPhone(service, claimant, phone);
    await service.runUntilIdle();
    await age(id, 8 * DAY);
    expect(await of(id)).toMatchObject([
      { why: expect.stringMatching(`claimed by ${claimant.tenantId}, which is not onboarded`) },
    ]);
    const past = new Date(Date.now() - HOUR * 1000);
    await db('offramp_payments').where({ id }).update({ claim_expires_at: past });
    await db('timers').where({ aggregate_id: id }).update({ due_at: past, fires_at: past });
    expect(await of(id)).toMatchObject([
      { kind: 'AWAITING_CLAIM', why: expect.stringMatching(/^its claim expired at .* and was not ended$/) },
      {
        kind: 'TIMER_OVERDUE',
        why: 'the deadline EXPIRE_CLAIM of this offramp-payment has passed but was not carried out',
      },
    ]);
    await service.timers.fireDue();
    expect((await read(sender, id)).status).toBe('REFUNDED');
    expect(await of(id)).toEqual([]);
  });

  test('lists a recipient who does not confirm', async () => {
    const id = await pay();
    await age(id, 3 * DAY);
    expect(await of(id)).toMatchObject([
      { kind: 'AWAITING_CONFIRMATION', why: `waits for ${recipient.tenantId} to select a route and confirm` },
    ]);
    await sender.api.cancelOfframpPayment({ id }).unwrap();
  });

  test('lists a call of the chain that is not sent, and one that is in no block', async () => {
    const at = new Date(Date.now() - 5 * 60_000 - 1000);
    const keys = ['stuck:queued', 'stuck:sent'] as const;
    const calls = keys.map((key) => relay({ key, to: `0x${'ab'.repeat(20)}`, now: at }));
    await working(service, async (unit) => unit.write(...calls));
    const sent = { state: 'SENT', chain_id: 1, sender: `0x${'cd'.repeat(20)}`, nonce: 0, gas_limit: 1, sent_at: at };
    await db('chain_transactions')
      .where({ key: 'stuck:sent' })
      .update({ ...sent, hash: '0x01' });
    const fees = { max_fee_per_gas: 1, max_priority_fee_per_gas: 1, signed_at: at };
    await db('chain_signed').insert({ hash: '0x01', key: 'stuck:sent', raw: '0x', ...fees });
    const kind = 'CHAIN_CALL_WAITING';
    const why = 'waits for the relayer; paychart chain status shows the chain and the balance of the relayer';
    expect(await of('stuck:queued')).toMatchObject([{ kind, status: 'QUEUED', tenantId: null, why }]);
    const signed = 'was signed, and is in no block yet; paychart chain status shows the balance of the relayer';
    expect(await of('stuck:sent')).toMatchObject([{ kind, status: 'SENT', why: signed }]);
    await db('chain_transactions')
      .where({ key: 'stuck:queued' })
      .update({ created_at: new Date(at.getTime() + 60_000) });
    expect(await of('stuck:queued')).toEqual([]);
    await db('chain_signed').where({ key: 'stuck:sent' }).delete();
    await db('chain_transactions').whereLike('key', 'stuck:%').delete();
  });

  test('lists a submission that no worker takes, one that fails, and one whose job is gone', async () => {
    const id = await pay();
    await confirm(recipient, id);
    await age(id, 10 * 60);
    expect(await of(id)).toMatchObject([
      { kind: 'AWAITING_SUBMISSION', why: 'waits for its submission; offramp.submit waits for its turn' },
    ]);
    const job = { topic: 'offramp.submit', key: id };
    const { id: jobId } = await db('outbox_jobs').where(job).first('id');
    await db('outbox_jobs')
      .where(job)
      .update({ fires_at: new Date(Date.now() - 6 * 60_000) });
    expect(await of(jobId)).toMatchObject([
      { kind: 'JOB_OVERDUE', why: `offramp.submit of ${id} is due, but no worker takes it` },
    ]);
    const lease = (minutes: number) =>
      db('outbox_jobs')
        .where(job)
        .update({ lease_until: new Date(Date.now() + minutes * 60_000) });
    await lease(1);
    expect(await of(jobId), 'a worker is at it').toEqual([]);
    await lease(-1);
    expect(await of(jobId), 'the worker is gone').toMatchObject([{ kind: 'JOB_OVERDUE' }]);
    await db('outbox_jobs').where(job).update({ attempts: 7, last_error: 'the vault is shut' });
    expect(await of(id)).toMatchObject([
      { why: 'waits for its submission; offramp.submit was tried 7 times, at last: the vault is shut' },
    ]);
    expect(await of(jobId)).toMatchObject([
      { kind: 'JOB_FAILING', why: `offramp.submit of ${id} was tried 7 times, at last: the vault is shut` },
    ]);
    await db('outbox_jobs').where(job).delete();
    expect(await of(id)).toMatchObject([{ why: 'waits for its submission; no job is left to do it' }]);
    await working(service, async (unit) => unit.write(enqueue('offramp.submit', { paymentId: id }, { key: id })));
    await sender.api.stepTestProvider({ id, steps: 3 }).unwrap();
  });

  test('lists a provider that does not finish, and one that requires an action', async () => {
    const id = await submitted('10.000009', 3);
    await age(id, HOUR - 60);
    expect(await of(id)).toEqual([]);
    await age(id, 60);
    expect(await of(id)).toMatchObject([
      {
        kind: 'WITH_PROVIDER',
        status: 'PROVIDER_PROCESSING',
        why: 'waits for internal, which said PENDING; offramp.provider waits for its turn',
      },
    ]);
    await sender.api.stepTestProvider({ id, status: 'HELD' }).unwrap();
    await age(id, DAY);
    expect(await of(id)).toMatchObject([{ kind: 'ACTION_REQUIRED', why: 'internal reports PROVIDER_HELD' }]);
    await sender.api.stepTestProvider({ id, status: 'SUCCEEDED' }).unwrap();
    expect(await of(id)).toEqual([]);
  });

  test('gives a slow route twice the time of its quote (D-138, D-491)', async () => {
    const id = await submitted('10.000009', 3);
    await db('route_quotes')
      .where({ payment_id: id })
      .update({ estimated_delivery_seconds: 2 * HOUR });
    await age(id, 4 * HOUR - 60);
    expect(await of(id)).toEqual([]);
    expect((await list({ olderThanSeconds: HOUR })).map((one) => one.id)).toContain(id);
    await age(id, 60);
    expect(await of(id)).toMatchObject([{ kind: 'WITH_PROVIDER', status: 'PROVIDER_PROCESSING' }]);
    await sender.api.stepTestProvider({ id, status: 'SUCCEEDED' }).unwrap();
  });

  test('measures ages on the tenant’s clock', async () => {
    const other = await service.signUp('Ahead Of Time');
    await other.fund('100.00');
    const { paymentId: id } = await other.api
      .createOfframpPayment({ phone: '+15550604901', amountUsd: '10.00' })
      .unwrap();
    await advance(other, 6 * DAY);
    expect(await of(id)).toEqual([]);
    await advance(other, DAY);
    const [found] = await of(id);
    expect(found?.ageSeconds).toBeGreaterThanOrEqual(7 * DAY);
    expect(found?.ageSeconds).toBeLessThan(7 * DAY + HOUR);
    await other.api.cancelOfframpPayment({ id }).unwrap();
  });

  test('shows earlier with olderThanSeconds, less with limit, and the oldest first', async () => {
    const ids = [await pay(), await pay(), await pay()];
    await age(ids[1] ?? '', HOUR);
    await age(ids[2] ?? '', 2 * HOUR);
    const found = await list({ olderThanSeconds: HOUR });
    expect(found.filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect((await list({ olderThanSeconds: HOUR, limit: 1 })).length).toBe(1);
    for (const id of ids) await sender.api.cancelOfframpPayment({ id }).unwrap();
  });
});

describe('a refund that cannot be posted', () => {
  test('shows how often it was tried, and its last error', async () => {
    const { effects, ...rest } = lifecycles['offramp-payment'];
    const refundFunds: EffectsOf<'offramp-payment'>['refundFunds'] = () => {
      throw new Error('the ledger is shut');
    };
    const planted = { ...lifecycles, 'offramp-payment': { ...rest, effects: { ...effects, refundFunds } } };
    const broken = await startTestService({ databaseUrl: service.databaseUrl, lifecycles: planted });
    try {
      const id = await submitted('10.000001', 1);
      await sender.api.stepTestProvider({ id, status: 'FAILED' }).unwrap();
      for (let nth = 0; nth < 5; nth += 1) {
        await broken.runner.runDue({ topic: 'offramp.refund', key: id, early: true });
      }
      await age(id, 10 * 60);
      const [payment] = await of(id);
      expect(payment).toMatchObject({
        kind: 'REFUND',
        status: 'FAILED',
        why: 'its refund is not posted (PROVIDER_FAILED); offramp.refund was tried 5 times, at last: the ledger is shut',
      });
      const failing = (await list()).filter(({ kind }) => kind === 'JOB_FAILING');
      expect(failing.map(({ why }) => why)).toEqual([
        `offramp.refund of ${id} was tried 5 times, at last: the ledger is shut`,
      ]);
      await service.runner.runDue({ topic: 'offramp.refund', key: id, early: true });
      expect((await read(sender, id)).status).toBe('REFUNDED');
      expect(await of(id)).toEqual([]);
    } finally {
      await broken.stop();
    }
  });
});
