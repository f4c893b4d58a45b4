import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyDestinationNews } from '../../../src/domains/destinations/index.ts';
import { transact } from '../../../src/platform/lifecycle/transact.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { confirm, payable, type Recipient, read, refusal } from '../offramp/fixture.ts';

let service: TestService;
let sender: TestTenant;
let count = 0;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Paying Far');
  await sender.fund('1000.00');
});
afterAll(() => service.stop());

const recipient = (): Promise<Recipient> => {
  count += 1;
  return payable(service, `Provider Case ${count}`, `+15550508${String(count).padStart(3, '0')}`);
};

async function paymentApp({ api }: TestTenant): Promise<string> {
  count += 1;
  const { id } = await api.createPayoutDestination({ type: 'PAYMENT_APP_A', email: `p${count}@news.test` }).unwrap();
  await api.verifyPayoutDestination({ id }).unwrap();
  return id;
}

const report = ({ api }: TestTenant, revokeDestinationId: string, provider: 'payapp_a' | 'onchain' = 'payapp_a') =>
  api.setTestProviderControls({ provider, revokeDestinationId });

const pay = (to: Recipient, requestedDestinationId?: string) =>
  sender.api
    .createOfframpPayment({
      phone: to.phone,
      amountUsd: '10.00',
      ...(requestedDestinationId && { requestedDestinationId }),
    })
    .unwrap();

describe('a provider reports a destination revoked (D-120, D-234)', () => {
  test('revokes it as its owner would: event, audit, and the default passes on', async () => {
    const to = await recipient();
    const app = await paymentApp(to);
    await to.api.setDefaultPayoutDestination({ id: app }).unwrap();
    expect((await report(to, app)).ok).toBe(true);
    const gone = await to.api.getPayoutDestination({ id: app }).unwrap();
    expect(gone).toMatchObject({ status: 'REVOKED', isDefault: false });
    expect(gone.revokedAt).not.toBeNull();
    expect(await to.api.getPayoutDestination({ id: to.destinationId }).unwrap()).toMatchObject({ isDefault: true });
    expect(refusal(await to.api.revokePayoutDestination({ id: app }))).toMatchObject({ code: 'DESTINATION_REVOKED' });
    await service.runUntilIdle();
    const { events } = await to.api.listEvents({ resourceId: app }).unwrap();
    expect(events[0]).toMatchObject({ type: 'payout_destination.revoked', data: { previousStatus: 'ACTIVE' } });
    const audit = await service.pool.owner('audit_log').where({ resource_id: app }).orderBy('id');
    expect(audit.map(({ action }) => action)).toContain('payout_destination.revoked_by_provider');
    expect(await service.pool.owner('provider_events').where({ destination_id: app })).toMatchObject([
      { provider: 'payapp_a', status: 'CANCELED', disposition: 'applied', payment_id: null },
    ]);
  });

  test('holds payments that requested it as PROVIDER_DESTINATION_REVOKED until the recipient chooses (R062, D-441)', async () => {
    const to = await recipient();
    const app = await paymentApp(to);
    const { paymentId } = await pay(to, app);
    await report(to, app);
    await service.runUntilIdle();
    const held = { status: 'COMPLIANCE_HOLD', holdReasons: ['PROVIDER_DESTINATION_REVOKED'] };
    expect(await read(sender, paymentId)).toMatchObject(held);
    expect(await read(to, paymentId)).toMatchObject(held);
    await paymentApp(to);
    await service.runUntilIdle();
    expect(await read(sender, paymentId)).toMatchObject({ status: 'AWAITING_RECIPIENT_CONFIRMATION', holdReasons: [] });
  });

  test('holds with PAYOUT_DESTINATION_NOT_SELECTED alone when there is no other destination (D-120)', async () => {
    const to = await recipient();
    const app = await paymentApp(to);
    await to.api.revokePayoutDestination({ id: to.destinationId }).unwrap();
    const { paymentId } = await pay(to, app);
    await report(to, app);
    await service.runUntilIdle();
    expect(await read(sender, paymentId)).toMatchObject({
      status: 'PAYOUT_SELECTION_REQUIRED',
      holdReasons: ['PAYOUT_DESTINATION_NOT_SELECTED'],
    });
  });

  test('unlocks and holds a payment that was locked for it (R136)', async () => {
    const to = await recipient();
    const app = await paymentApp(to);
    const { paymentId } = await pay(to, app);
    await confirm(to, paymentId);
    expect(await read(sender, paymentId)).toMatchObject({ status: 'FUNDS_LOCKED' });
    await report(to, app);
    await service.runUntilIdle();
    expect(await read(sender, paymentId)).toMatchObject({
      status: 'COMPLIANCE_HOLD',
      holdReasons: ['PROVIDER_DESTINATION_REVOKED'],
      selectedRouteQuoteId: null,
    });
  });

  test('changes nothing when repeated, for another provider’s destination, or for another recipient’s', async () => {
    const [to, stranger] = [await recipient(), await recipient()];
    const app = await paymentApp(to);
    expect(refusal(await report(to, app, 'onchain'))).toMatchObject({ code: 'DESTINATION_NOT_FOUND' });
    expect(refusal(await report(stranger, app))).toMatchObject({ code: 'DESTINATION_NOT_FOUND' });
    expect(refusal(await report(stranger, 'dst_nobody'))).toMatchObject({ code: 'DESTINATION_NOT_FOUND' });
    expect(await to.api.getPayoutDestination({ id: app }).unwrap()).toMatchObject({ status: 'ACTIVE' });
    await report(to, app);
    const gone = await to.api.getPayoutDestination({ id: app }).unwrap();
    expect((await report(to, app)).ok).toBe(true);
    expect(await to.api.getPayoutDestination({ id: app }).unwrap()).toEqual(gone);
  });

  test('revokes only by CANCELED, and stores an event once (D-131)', async () => {
    const to = await recipient();
    const app = await paymentApp(to);
    const tell = async (eventId: string, status: 'SUCCEEDED' | 'CANCELED') => {
      const by = { actorType: 'provider', actorId: 'payapp_a', requestId: null } as const;
      return transact(service.engine, by, async (work) => {
        const destination = await work.aggregate('payout-destination', app);
        if (!destination) throw new Error('it is gone');
        return applyDestinationNews(
          destination,
          { provider: 'payapp_a', eventId, status, occurredAt: destination.now },
          {
            reads: work.reads,
            aggregatesWith: (machine, common) => work.aggregatesWith(machine, common),
            write: (...writes) => work.write(...writes),
          },
        );
      });
    };
    expect(await tell('evt-1', 'SUCCEEDED')).toBe('ignored');
    expect((await to.api.getPayoutDestination({ id: app }).unwrap()).status).toBe('ACTIVE');
    const seen = await Promise.all(Array.from({ length: 4 }, () => tell('evt-2', 'CANCELED')));
    expect(seen.toSorted()).toEqual(['applied', 'ignored', 'ignored', 'ignored']);
    expect((await to.api.getPayoutDestination({ id: app }).unwrap()).status).toBe('REVOKED');
    const stored = await service.pool.owner('provider_events').where({ destination_id: app }).orderBy('event_id');
    expect(stored.map(({ event_id, disposition }) => [event_id, disposition])).toEqual([
      ['evt-1', 'no_change'],
      ['evt-2', 'applied'],
    ]);
  });
});
