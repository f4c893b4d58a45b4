import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchOperations } from '../../../src/domains/admin/index.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { confirm, payable, type Recipient, read } from './fixture.ts';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

// The tests tell one story, in the order in which they stand.
describe('provider news that contradict a final status', { shuffle: false }, () => {
  beforeAll(async () => {
    service = await startTestService({ variables: { FUNDING_PARTNER_TRON_MODE: 'mock' } });
    sender = await service.signUp('Contradicted Sender');
    await sender.fund('1000.00');
    recipient = await payable(service, 'Contradicted Recipient', '+15550311001');
  });
  afterAll(async () => {
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    await service.stop();
  });

  type Status = Parameters<TestTenant['api']['sendTestProviderWebhook']>[0]['status'];
  const TRON = { asset: 'USDT', network: 'tron' };

  /** What the provider or the funding partner says, and what it says against it afterwards. */
  interface Contradiction {
    readonly provider: 'internal' | 'tron_partner';
    readonly says: readonly Status[];
    readonly then: Status;
    readonly ends: string;
    readonly reason: 'PAYOUT_CONTRADICTED' | 'FUNDING_CONTRADICTED';
  }

  const payout = (ends: string, says: readonly Status[], then: Status): Contradiction => ({
    provider: 'internal',
    says,
    then,
    ends,
    reason: 'PAYOUT_CONTRADICTED',
  });
  const deposit = (then: Status): Contradiction => ({
    provider: 'tron_partner',
    says: ['PENDING', 'SUCCEEDED'],
    then,
    ends: 'AWAITING_RECIPIENT_CONFIRMATION',
    reason: 'FUNDING_CONTRADICTED',
  });

  /**
   * Everything that a provider or a partner can say against what it has said for good. Its webhooks have neither an amount
   * nor a currency, so that those cannot differ; a deposit on chain of another amount goes back (deposits.test.ts), one that
   * leaves the chain is in deposit-outcomes.test.ts, and a return is POST_DELIVERY_RETURN (provider-outcomes.test.ts).
   */
  const CONTRADICTIONS: readonly Contradiction[] = [
    ...(['FAILED', 'REJECTED', 'CANCELED', 'RETURNED'] as const).map((status) =>
      payout('REFUNDED', [status], 'SUCCEEDED'),
    ),
    ...(['FAILED', 'REJECTED', 'CANCELED'] as const).map((status) => payout('DELIVERED', ['SUCCEEDED'], status)),
    payout('DELIVERED', ['SUCCEEDED', 'RETURNED'], 'SUCCEEDED'),
    ...(['FAILED', 'REJECTED', 'CANCELED', 'RETURNED'] as const).map(deposit),
  ];

  async function paymentOf({ provider }: Contradiction): Promise<string> {
    const funding = provider === 'tron_partner' ? { funding: TRON } : {};
    const created = sender.api.createOfframpPayment({ phone: recipient.phone, amountUsd: '10.000009', ...funding });
    const { paymentId: id } = await created.unwrap();
    if (provider === 'tron_partner') return id;
    await confirm(recipient, id);
    await sender.api.stepTestProvider({ id, steps: 1 }).unwrap();
    return id;
  }

  describe.each(CONTRADICTIONS)('$says and then $then of $provider', (contradiction) => {
    const { provider, says, then, ends, reason } = contradiction;
    let id: string;
    const tell = async (status: Status, eventId: string = randomUUID()) => {
      await sender.api.sendTestProviderWebhook({ provider, paymentId: id, status, eventId }).unwrap();
      await service.runUntilIdle();
    };
    const casesOf = async () => {
      const { reviewCases } = await sender.api.listTestReviewCases({ reason, take: 200 }).unwrap();
      return reviewCases.filter(({ paymentId }) => paymentId === id);
    };
    const openedOf = async () => {
      const { events } = await sender.api.listEvents({ type: 'review_case.opened', order: 'desc', take: 200 }).unwrap();
      return events.filter(
        ({ data }) =>
          (data as { object?: { paymentId?: string; reason?: string } }).object?.paymentId === id &&
          (data as { object?: { reason?: string } }).object?.reason === reason,
      );
    };
    const openByMetric = async (): Promise<number> => {
      const registry = new Registry();
      await watchOperations(registry).check(service.engine);
      const text = await registry.metrics();
      return Number(
        new RegExp(`^paychart_review_cases_open\\{reason="${reason}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0,
      );
    };
    const money = async () => [await sender.balances(), await recipient.balances()];

    beforeAll(async () => {
      id = await paymentOf(contradiction);
      for (const status of says) await tell(status);
    });

    test('opens one review case, with its event, metric and audit entry, and moves no money', async () => {
      const before = await read(sender, id);
      expect(before.status).toBe(ends);
      const [had, open] = [await money(), await openByMetric()];
      const eventId = randomUUID();
      await tell(then, eventId);
      expect(await casesOf()).toMatchObject([{ status: 'OPEN', reason, decision: null }]);
      expect(await openedOf()).toHaveLength(1);
      expect(await openByMetric()).toBe(open + 1);
      const audits = service.pool.owner('audit_log').where({ action: 'offramp_payment.contradicted', resource_id: id });
      expect(await audits).toHaveLength(1);
      expect(await service.pool.owner('provider_events').where({ event_id: eventId }).first()).toMatchObject({
        disposition: 'contradiction',
        payment_id: id,
      });
      expect(await read(sender, id)).toEqual(before);
      expect(await money()).toEqual(had);
    });

    test('opens no second case when repeated, before or after the decision of the first', async () => {
      await tell(then);
      expect(await casesOf()).toHaveLength(1);
      const [caseId, had] = [(await casesOf())[0]?.id ?? '', await money()];
      await sender.api.resolveTestReviewCase({ id: caseId, decision: 'RELEASE', note: 'settled by hand' }).unwrap();
      await tell(then);
      expect(await casesOf()).toMatchObject([{ id: caseId, status: 'RESOLVED' }]);
      expect(await openedOf()).toHaveLength(1);
      expect((await read(sender, id)).status).toBe(ends);
      expect(await money()).toEqual(had);
    });
  });
});
