import { describe, expect, test } from 'vitest';
import { wakeLane } from '../../../../src/domains/webhooks/deliveries/lane.ts';
import { effects as ofDeliveries } from '../../../../src/domains/webhooks/webhook-delivery.effects.ts';
import { presentDelivery } from '../../../../src/domains/webhooks/webhook-delivery.present.ts';
import { newDelivery } from '../../../../src/domains/webhooks/webhook-delivery.store.ts';
import { effects as ofEndpoints } from '../../../../src/domains/webhooks/webhook-endpoint.effects.ts';
import { presentEndpoint, presentIssued } from '../../../../src/domains/webhooks/webhook-endpoint.present.ts';
import type { AggregateView } from '../../../../src/platform/lifecycle/definition.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const later = new Date('2026-03-02T09:00:05.000Z');
const shared = { step: 2, now: later, createdAt: at, updatedAt: later };
const succeeded = { at: at.toISOString(), httpStatus: 204, lastError: null, durationMs: 5 } as const;

const delivery = (context: object = {}): AggregateView<'webhook-delivery'> => ({
  machine: 'webhook-delivery',
  id: 'whd_1',
  status: 'PENDING',
  publicStatus: 'PENDING',
  ...shared,
  context: {
    ...newDelivery(
      { tenantId: 'ten_1', endpointId: 'whe_1' },
      { eventId: 'evt_1', type: 'policy.activated', resourceId: 'pol_1', sequence: 7n },
      at,
    ),
    ...context,
  },
});
const endpoint = (context: object = {}): AggregateView<'webhook-endpoint'> => ({
  machine: 'webhook-endpoint',
  id: 'whe_1',
  status: 'ENABLED',
  publicStatus: 'ENABLED',
  ...shared,
  context: {
    tenantId: 'ten_1',
    url: 'https://user.example:8443/in?token=s3cret',
    eventTypes: ['policy.*', '*'],
    description: 'Mine',
    disabledReason: null,
    failureCount: 3,
    secretCiphertext: 'sealed',
    previousSecretCiphertext: 'before',
    graceEndsAt: later,
    apiVersion: null,
    ...context,
  },
});
const none = undefined as never;
const audited = (action: string, data: object = {}) => ({
  kind: 'audit',
  action: `webhook_endpoint.${action}`,
  resourceId: 'whe_1',
  tenantId: 'ten_1',
  data,
});
const switched = (enabled: boolean) => ({
  kind: 'insert',
  table: 'webhook_switches',
  row: { endpointId: 'whe_1', enabled },
  onConflict: 'fail',
});
const told = (type: string) => ({
  kind: 'send',
  machine: 'webhook-endpoint',
  id: 'whe_1',
  type,
  payload: {},
  ifTaken: true,
});
const lane = {
  kind: 'enqueue',
  topic: 'webhooks.lane',
  payload: { endpointId: 'whe_1' },
  key: 'whe_1',
  dueAt: null,
  tenantId: null,
};

describe('the effects of a delivery', () => {
  test('schedule one job per lane, due at once (D-391, D-482)', () => {
    expect(wakeLane('whe_1')).toEqual(lane);
    expect(ofDeliveries.scheduleAttempt(delivery(), none)).toEqual([lane]);
  });

  test('create a delivery without attempts that is due now (D-390)', () => {
    expect(delivery().context).toEqual({
      tenantId: 'ten_1',
      endpointId: 'whe_1',
      eventId: 'evt_1',
      eventType: 'policy.activated',
      resourceId: 'pol_1',
      sequence: 7n,
      attempts: [],
      attemptCount: 0,
      seriesAttempts: 0,
      nextAttemptAt: at,
      leftAt: null,
      lastError: null,
    });
  });

  test('report a success to the endpoint only when it ends failures in a row (D-395)', () => {
    expect(ofDeliveries.reportSuccess(delivery(), { endsFailures: false })).toEqual([]);
    expect(ofDeliveries.reportSuccess(delivery(), { endsFailures: true })).toEqual([told('DELIVERY_SUCCEEDED')]);
  });
});

describe('the effects of an endpoint', () => {
  const place = { url: 'https://user.example:8443/in', eventTypes: ['policy.*', '*'] };

  test('audit its URL without the query, which may hold a token', () => {
    expect(ofEndpoints.recordCreation(endpoint(), none)).toEqual([audited('created', place), switched(true)]);
    expect(ofEndpoints.recordChange(endpoint(), none)).toEqual([audited('updated', place)]);
  });

  test('audit the end of the grace of a rotation, and neither secret (D-396)', () => {
    const until = (graceEndsAt: string | null) => [audited('secret_rotated', { graceEndsAt })];
    expect(ofEndpoints.recordRotation(endpoint(), none)).toEqual(until(later.toISOString()));
    expect(ofEndpoints.recordRotation(endpoint({ graceEndsAt: null }), none)).toEqual(until(null));
  });

  test('send a test event of the endpoint’s tenant, about the endpoint and without its secrets (D-379)', () => {
    expect(ofEndpoints.announceTest(endpoint(), { eventId: 'evt_9', environment: 'live' })).toEqual([
      audited('tested', { eventId: 'evt_9' }),
      {
        kind: 'notify',
        id: 'evt_9',
        type: 'endpoint.test',
        resourceId: 'whe_1',
        parties: ['ten_1'],
        presenter: 'endpoint',
        previousStatus: null,
        object: shown('live'),
      },
    ]);
  });
});

const shown = (environment: 'sandbox' | 'live', more: object = {}) => ({
  id: 'whe_1',
  url: 'https://user.example:8443/in?token=s3cret',
  eventTypes: ['policy.*', '*'],
  description: 'Mine',
  status: 'ENABLED',
  disabledReason: null,
  environment,
  failureCount: 3,
  createdAt: at.toISOString(),
  ...more,
});

describe('the presented webhooks', () => {
  const record = ({ context, id, status }: AggregateView<'webhook-endpoint'>) =>
    ({ id, status, step: 2, createdAt: at, updatedAt: later, ...context }) as never;

  test('show an endpoint without its secrets (D-379, D-396)', () => {
    expect(presentEndpoint(record(endpoint()), 'sandbox')).toEqual(shown('sandbox'));
    const disabled = { ...endpoint({ disabledReason: 'ENDPOINT_GONE' }), status: 'DISABLED' } as const;
    const its = { status: 'DISABLED', disabledReason: 'ENDPOINT_GONE' };
    expect(presentEndpoint(record(disabled), 'sandbox')).toEqual(shown('sandbox', its));
  });

  test('show a secret in the answer to the request that created it (D-396)', () => {
    expect(presentIssued(record(endpoint()), 'live', 'whsec_1')).toEqual(shown('live', { secret: 'whsec_1' }));
  });

  test('show a delivery with its attempts (D-392)', () => {
    const read = (context: object) =>
      presentDelivery({ id: 'whd_1', status: 'PENDING', createdAt: at, ...delivery(context).context } as never);
    const its = {
      id: 'whd_1',
      endpointId: 'whe_1',
      eventId: 'evt_1',
      eventType: 'policy.activated',
      status: 'PENDING',
      attempts: [],
      attemptCount: 0,
      nextAttemptAt: at.toISOString(),
      lastError: null,
      createdAt: at.toISOString(),
    };
    expect(read({})).toEqual(its);
    const over = { attempts: [succeeded], attemptCount: 1, nextAttemptAt: null, lastError: null };
    expect(read(over)).toEqual({ ...its, ...over });
  });
});
