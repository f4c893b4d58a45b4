import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/platform/db/ids.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { confirm, payable, type Recipient, read } from '../offramp/fixture.ts';
import { admin, auditedBy, OPERATOR } from './admin.ts';

let service: TestService;
let sender: TestTenant;
let other: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Review Sender');
  other = await service.signUp('Other Sender');
  await sender.fund('1000.00');
  await other.fund('1000.00');
  recipient = await payable(service, 'Review Recipient', '+15550601001');
});
afterAll(() => service.stop());

const ask = (path: string, body?: object, headers?: Record<string, string | undefined>) =>
  admin(service, path, body, headers);

/** A payment that monitoring holds, and its open case. */
async function heldPayment(by: TestTenant = sender): Promise<{ paymentId: string; caseId: string }> {
  await by.api.setTestScreening({ phone: recipient.phone, outcome: 'MONITORING' }).unwrap();
  const { paymentId } = await by.api.createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' }).unwrap();
  await service.runUntilIdle();
  return { paymentId, caseId: await openCase(by, paymentId) };
}

async function openCase({ api }: TestTenant, paymentId: string): Promise<string> {
  const { reviewCases } = await api.listTestReviewCases({ status: 'OPEN' }).unwrap();
  return reviewCases.find((one) => one.paymentId === paymentId)?.id ?? '';
}

/** Delivered, then returned by the provider (script 07). */
async function returnedPayment(): Promise<{ paymentId: string; caseId: string }> {
  await sender.api.setTestScreening({ phone: recipient.phone, outcome: 'CLEAR' }).unwrap();
  const { paymentId: id } = await sender.api
    .createOfframpPayment({ phone: recipient.phone, amountUsd: '10.000007' })
    .unwrap();
  await confirm(recipient, id);
  await sender.api.stepTestProvider({ id, steps: 3 }).unwrap();
  await service.runUntilIdle();
  return { paymentId: id, caseId: await openCase(sender, id) };
}

describe('the access to /v1/admin (D-425)', () => {
  test('answers 401 without the operator key, whatever other credential was sent', async () => {
    for (const key of [undefined, '', 'wrong', `${'admin-key-of-the-tests-0123456789'} `.slice(0, 5)]) {
      const { status, body } = await ask('/review-cases', undefined, { 'x-service-admin-key': key });
      expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
    const headers = { 'x-service-admin-key': undefined, 'x-service-api-key': sender.apiKey };
    expect((await ask('/liquidity', undefined, headers)).body.code).toBe('UNAUTHENTICATED');
  });

  test('requires the name of an operator', async () => {
    for (const name of [undefined, '', 'x'.repeat(121)]) {
      const { status, body } = await ask('/review-cases', undefined, { 'x-service-operator': name });
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  test('answers 404 on every path when no key is configured', async () => {
    const closed = await startTestService({ databaseUrl: service.databaseUrl, variables: { ADMIN_API_KEY: '' } });
    try {
      for (const headers of [{}, { 'x-service-admin-key': undefined }, { 'x-service-admin-key': 'undefined' }]) {
        for (const path of ['/review-cases', '/review-cases/rvw_x', '/liquidity']) {
          const { status, body } = await admin(closed, path, undefined, headers);
          expect([status, body.code]).toEqual([404, 'ROUTE_NOT_FOUND']);
        }
        const { status, body } = await admin(closed, '/liquidity/payapp_a/top-up', {}, headers);
        expect([status, body.code]).toEqual([404, 'ROUTE_NOT_FOUND']);
      }
    } finally {
      await closed.stop();
    }
  });
});

describe('review cases of all tenants (D-426)', () => {
  test('are listed newest first, filtered, paged without a repetition, and each look is audited', async () => {
    const made = [];
    for (const by of [sender, other, sender]) made.push((await heldPayment(by)).caseId);
    const listed = await ask('/review-cases');
    const ids = (listed.body.reviewCases as { id: string }[]).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(made.toReversed());
    const walked: string[] = [];
    for (let next = '/review-cases?take=1'; next; ) {
      const { body, headers } = await ask(next);
      walked.push(...(body.reviewCases as { id: string }[]).map(({ id }) => id));
      next = /<\/v1\/admin([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(walked).toEqual(ids);
    const none = await ask('/review-cases?status=OPEN&reason=PROVIDER_STUCK');
    expect(none.body.reviewCases).toEqual([]);
    expect((await ask('/review-cases?status=DONE')).body.code).toBe('VALIDATION_FAILED');
    expect(await auditedBy(service, listed.requestId)).toMatchObject([
      { action: 'admin.review_cases_listed', actor_type: 'operator', actor_id: OPERATOR, tenant_id: null },
    ]);
  });

  test("a tenant lists its own payments' cases, and cannot ask for another's", async () => {
    const { caseId } = await heldPayment(other);
    const headers = { 'x-service-api-key': other.apiKey };
    const list = (search: string) => fetch(`${service.url}/v1/test/review-cases${search}`, { headers });
    const { reviewCases } = (await (await list('')).json()) as { reviewCases: { id: string }[] };
    expect(reviewCases.map(({ id }) => id)).toContain(caseId);
    expect((await list(`?senderTenantId=${sender.tenantId}`)).status).toBe(400);
  });

  test('are read by their id, and answer 404 for an unknown id', async () => {
    const { caseId, paymentId } = await heldPayment(other);
    const found = await ask(`/review-cases/${caseId}`);
    expect(found.body).toMatchObject({
      id: caseId,
      paymentId,
      status: 'OPEN',
      reason: 'TRANSACTION_MONITORING_REVIEW',
    });
    expect(await auditedBy(service, found.requestId)).toMatchObject([
      { action: 'admin.review_case_read', resource_id: caseId, actor_id: OPERATOR, tenant_id: other.tenantId },
    ]);
    for (const id of [newId('rvw'), 'x']) {
      const { status, body } = await ask(`/review-cases/${id}`);
      expect([status, body.code]).toEqual([404, 'REVIEW_CASE_NOT_FOUND']);
      const resolved = await ask(`/review-cases/${id}/resolve`, { decision: 'RELEASE', note: 'n' });
      expect([resolved.status, resolved.body.code]).toEqual([404, 'REVIEW_CASE_NOT_FOUND']);
    }
  });
});

describe('a decision (D-122, R035, R059, R061)', () => {
  test('takes effect while an outage hides the reason: RELEASE lifts it, REJECT ends the attempt', async () => {
    const [released, rejected] = [await heldPayment(), await heldPayment()];
    await sender.api.setTestPolicySubsystem({ available: false }).unwrap();
    await service.runUntilIdle();
    expect((await read(sender, released.paymentId)).holdReasons).toEqual(['POLICY_SUBSYSTEM_ERROR']);
    await ask(`/review-cases/${released.caseId}/resolve`, { decision: 'RELEASE', note: 'meanwhile' });
    await ask(`/review-cases/${rejected.caseId}/resolve`, { decision: 'REJECT', note: 'meanwhile' });
    expect((await read(sender, rejected.paymentId)).status).toBe('CANCELED');
    await sender.api.setTestPolicySubsystem({ available: true }).unwrap();
    await service.runUntilIdle();
    expect(await read(sender, released.paymentId)).toMatchObject({
      status: 'AWAITING_RECIPIENT_CONFIRMATION',
      holdReasons: [],
    });
  });

  test('RELEASE clears the reason for this payment permanently, runs the policy again, and is audited by name', async () => {
    const { caseId, paymentId } = await heldPayment();
    const { status, body, requestId } = await ask(`/review-cases/${caseId}/resolve`, {
      decision: 'RELEASE',
      note: 'Known customer',
    });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        status: 'RESOLVED',
        decision: 'RELEASE',
        note: 'Known customer',
        resolvedBy: OPERATOR,
      }),
    ]);
    expect(await read(sender, paymentId)).toMatchObject({ status: 'AWAITING_RECIPIENT_CONFIRMATION', holdReasons: [] });
    // Screening still says MONITORING: nothing holds this payment for it again, another one it does.
    await service.runUntilIdle();
    await confirm(recipient, paymentId);
    expect((await read(sender, paymentId)).status).toBe('FUNDS_LOCKED');
    const audited = await auditedBy(service, requestId);
    expect(audited.map(({ action, actor_type, actor_id }) => [action, actor_type, actor_id])).toEqual(
      expect.arrayContaining([
        ['review_case.decided', 'operator', OPERATOR],
        ['review_case.resolved', 'operator', OPERATOR],
      ]),
    );
    const steps = await service.pool.owner('lifecycle_log').where({ request_id: requestId }).orderBy('at');
    expect(steps.map(({ actor }) => actor)).toEqual(steps.map(() => `operator:${OPERATOR}`));
    expect(steps.map(({ event }) => event)).toEqual(expect.arrayContaining(['RESOLVE', 'REVIEW_RELEASED']));
  });

  test('REJECT ends an unfunded payment in CANCELED with the money back', async () => {
    const { caseId, paymentId } = await heldPayment();
    const before = await sender.balances();
    expect((await ask(`/review-cases/${caseId}/resolve`, { decision: 'REJECT', note: 'no' })).status).toBe(200);
    expect(await read(sender, paymentId)).toMatchObject({ status: 'CANCELED', failureReason: 'REVIEW_REJECTED' });
    expect((await sender.balances()).available).toBe((before.available ?? 0n) + 10_000_000n);
  });

  test('REJECT ends a funded payment in REFUNDED', async () => {
    const phone = '+15550601002';
    const { paymentId } = await sender.api.createOfframpPayment({ phone, amountUsd: '10.00' }).unwrap();
    await sender.api.setTestScreening({ phone, outcome: 'MONITORING' }).unwrap();
    await payable(service, 'Late Claimant', phone);
    expect((await read(sender, paymentId)).status).toBe('COMPLIANCE_HOLD');
    const caseId = await openCase(sender, paymentId);
    await ask(`/review-cases/${caseId}/resolve`, { decision: 'REJECT', note: 'no' });
    expect(await read(sender, paymentId)).toMatchObject({ status: 'REFUNDED', failureReason: 'REVIEW_REJECTED' });
  });

  test('a released POST_DELIVERY_RETURN credits the sender once and changes no field of the payment (D-130)', async () => {
    const { caseId, paymentId } = await returnedPayment();
    const [payment, before] = [await read(sender, paymentId), await sender.balances()];
    expect((await ask(`/review-cases/${caseId}/resolve`, { decision: 'RELEASE', note: 'back' })).status).toBe(200);
    expect(((await sender.balances()).available ?? 0n) - (before.available ?? 0n)).toBe(10_000_007n);
    expect(await read(sender, paymentId)).toEqual(payment);
    await ask(`/review-cases/${caseId}/resolve`, { decision: 'RELEASE', note: 'again' });
    expect(((await sender.balances()).available ?? 0n) - (before.available ?? 0n)).toBe(10_000_007n);
  });

  test('is made once: a second one, or one on a closed case, is 409 and audited; a key replays the first', async () => {
    const { caseId } = await heldPayment();
    const path = `/review-cases/${caseId}/resolve`;
    const body = { decision: 'RELEASE', note: 'once' };
    const key = { 'idempotency-key': 'once' };
    const first = await ask(path, body, key);
    await changesNothing(service, 'a replay', async () => {
      const replay = await ask(path, body, key);
      expect([replay.status, replay.body, replay.headers.get('idempotency-replayed')]).toEqual([
        200,
        first.body,
        'true',
      ]);
    });
    expect((await ask(path, { ...body, note: 'other' }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const second = await ask(path, body);
    expect([second.status, second.body.code]).toEqual([409, 'REVIEW_CASE_RESOLVED']);
    expect(await auditedBy(service, second.requestId)).toMatchObject([
      { action: 'operation.refused', resource_id: caseId, actor_id: OPERATOR, data: { code: 'REVIEW_CASE_RESOLVED' } },
    ]);
    const ended = await heldPayment();
    await sender.api.cancelOfframpPayment({ id: ended.paymentId }).unwrap();
    await service.runUntilIdle();
    const closed = await ask(`/review-cases/${ended.caseId}/resolve`, body);
    expect([closed.status, closed.body.code]).toEqual([409, 'REVIEW_CASE_NOT_OPEN']);
  });

  test('accepts one of two simultaneous decisions', async () => {
    const { caseId, paymentId } = await heldPayment();
    const path = `/review-cases/${caseId}/resolve`;
    const answers = await Promise.all(
      (['RELEASE', 'REJECT', 'RELEASE', 'REJECT'] as const).map((decision) => ask(path, { decision, note: 'race' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.decision;
    const { status } = await read(sender, paymentId);
    expect(status).toBe(won === 'REJECT' ? 'CANCELED' : 'AWAITING_RECIPIENT_CONFIRMATION');
  });

  test.each([{}, { decision: 'RELEASE' }, { decision: 'MAYBE', note: 'n' }, { decision: 'REJECT', note: '' }])(
    'refuses the body %j',
    async (body) => {
      const { caseId } = await heldPayment();
      expect((await ask(`/review-cases/${caseId}/resolve`, body)).body.code).toBe('VALIDATION_FAILED');
    },
  );
});
