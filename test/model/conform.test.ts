import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformanceOf, type FeedEvent } from '../../walker/conform.ts';
import { eventsIn } from '../../walker/conform-command.ts';
import { ownLifecycles } from '../../walker/own-lifecycles.ts';
import { payable } from '../domains/offramp/fixture.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

const lifecycles = await ownLifecycles();

const event = (sequence: number, status: string, more: object = {}): FeedEvent => ({
  id: `evt_${sequence}`,
  type: 'claim.opened',
  resourceId: 'clm_1',
  resourceSequence: sequence,
  data: { object: { status }, ...more },
});
const judged = (...events: FeedEvent[]) => conformanceOf(events, lifecycles).violations.map(({ message }) => message);

describe('a history', () => {
  test('conforms when its lifecycle allows it, in any order and with repeated events', () => {
    const history = [event(1, 'OPEN'), event(2, 'LOCKED'), event(3, 'RELEASED')];
    expect(judged(...history)).toEqual([]);
    expect(judged(...history.toReversed(), ...history)).toEqual([]);
  });

  test('is judged by the lifecycle that names the family of its events', () => {
    const told = { ...event(1, 'DELIVERED'), type: 'payment.delivered' };
    const { violations, unknown } = conformanceOf([told], lifecycles);
    expect([violations.map(({ lifecycle }) => lifecycle), unknown]).toEqual([['offramp-payment'], []]);
  });

  test('is judged by the only lifecycle whose name begins with the family, if no lifecycle names it', () => {
    const { violations } = conformanceOf([{ ...event(1, 'EXECUTED'), type: 'approval.executed' }], lifecycles);
    expect(violations.map(({ lifecycle }) => lifecycle)).toEqual(['approval-request']);
  });

  test('is not judged when an older deployment names no families and no lifecycle matches', () => {
    const older = Object.fromEntries(Object.entries(lifecycles).map(([id, { family: _, ...rest }]) => [id, rest]));
    const { violations, unknown } = conformanceOf([{ ...event(1, 'NONE'), type: 'payment.created' }], older);
    expect([violations, unknown]).toEqual([[], ['payment.created']]);
  });

  test('may skip exactly as many steps as have no event', () => {
    expect(judged(event(1, 'OPEN'), event(4, 'LOCKED'))).toEqual([]);
    expect(judged(event(1, 'OPEN'), event(3, 'RELEASED'))).toEqual([]);
    expect(judged(event(1, 'OPEN'), event(2, 'RELEASED'))).toEqual([
      'step 2: no transition leads from OPEN to RELEASED (claim.opened)',
    ]);
  });

  test('may start in the middle, but not with a wrong first status', () => {
    expect(judged(event(2, 'LOCKED'), event(3, 'REFUNDED'))).toEqual([]);
    expect(judged(event(1, 'LOCKED'))).toHaveLength(1);
  });

  test('may not continue after its end', () => {
    expect(judged(event(1, 'OPEN'), event(2, 'CANCELED'), event(3, 'OPEN'))).toHaveLength(1);
  });

  test('is compared with the previous status, when the event has it', () => {
    expect(judged(event(1, 'OPEN'), event(2, 'LOCKED', { previousStatus: 'EXPIRED' }))).toHaveLength(1);
  });

  test('with an unknown status is reported', () => {
    expect(judged(event(1, 'LOST'))).toEqual(['claim.opened tells of LOST, which is no status of the lifecycle']);
  });
});

test('a line that is not an event is reported with its number', () => {
  expect(() => eventsIn('{}')).toThrow('Line 1 is no event');
  expect(() => eventsIn(`${JSON.stringify(event(1, 'OPEN'))}\n\nnothing`)).toThrow('Line 3 is no JSON');
});

describe('the feed of a service', () => {
  let service: TestService;
  let sender: TestTenant;
  beforeAll(async () => {
    service = await startTestService();
    sender = await service.signUp('Conform Sender');
    await sender.fund('100.00');
  });
  afterAll(() => service.stop());

  test('conforms, and no longer does once an event has lost its step', async () => {
    const recipient = await payable(service, 'Conform Recipient', '+15550700101');
    const { paymentId: id } = await sender.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' })
      .unwrap();
    const { routes } = await recipient.api.getOfframpPaymentRoutes({ id }).unwrap();
    await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: routes[0]?.routeId ?? '' }).unwrap();
    await recipient.api.confirmOfframpPayment({ id }).unwrap();
    await service.runUntilIdle();
    await sender.api.stepTestProvider({ id, steps: 3 }).unwrap();
    await service.runUntilIdle();
    const feed = (await sender.api.listEvents({ take: 100 }).unwrap()).events as unknown as FeedEvent[];
    expect(feed.map(({ type }) => type)).toContain('payment.delivered');
    expect(conformanceOf(feed, lifecycles).violations).toEqual([]);
    const planted = feed.map((one) => (one.type === 'payment.delivered' ? { ...one, resourceSequence: 3 } : one));
    expect(conformanceOf(planted, lifecycles).violations).toMatchObject([
      { resourceId: id, lifecycle: 'offramp-payment' },
    ]);
  });
});
