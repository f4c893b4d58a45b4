import { describe, expect, it } from 'vitest';
import { getEvent } from '../../../../src/domains/webhooks/operations/get-event.ts';
import { getWebhookDelivery } from '../../../../src/domains/webhooks/operations/get-webhook-delivery.ts';
import { getWebhookEndpoint } from '../../../../src/domains/webhooks/operations/get-webhook-endpoint.ts';
import { listEvents } from '../../../../src/domains/webhooks/operations/list-events.ts';
import { listWebhookDeliveries } from '../../../../src/domains/webhooks/operations/list-webhook-deliveries.ts';
import { listWebhookEndpoints } from '../../../../src/domains/webhooks/operations/list-webhook-endpoints.ts';
import { newDelivery } from '../../../../src/domains/webhooks/webhook-delivery.store.ts';
import { feedCursor } from '../../../../src/platform/feed/event.store.ts';
import { renderJson } from '../../../../src/platform/json/index.ts';

const NOW = new Date('2026-03-31T12:00:00.000Z');

const event = (sequence: number) => ({
  sequence: BigInt(sequence),
  eventId: `evt_${sequence}`,
  at: NOW,
});
const endpoint = {
  id: 'whe_1',
  url: 'https://user.example/',
  eventTypes: ['*'],
  description: null,
  status: 'ENABLED',
  disabledReason: null,
  failureCount: 0,
  createdAt: NOW,
};
const delivery = (id: string) => ({
  ...newDelivery(
    { tenantId: 'ten_1', endpointId: 'whe_1' },
    { eventId: 'evt_1', type: 'policy.activated', resourceId: 'pol_1', sequence: 1n },
    NOW,
  ),
  id,
  status: 'PENDING',
  createdAt: NOW,
});

const eventRenderer = {
  render: ({ eventId, sequence }: { eventId: string; sequence: bigint }) =>
    `{"id":"${eventId}","sequence":"${sequence}"}`,
};

/** Asks an operation of these rows, by table; answers what it asked for, and what it said. */
async function ask(handler: unknown, given: { query?: object; id?: string; rows?: Record<string, object[]> }) {
  const { query = {}, id = 'x_1', rows = {} } = given;
  const asked: string[] = [];
  const find = (sql: object): object[] => {
    asked.push(String(sql));
    return rows[/from "?([a-z_]+)/i.exec(String(sql))?.[1] ?? ''] ?? [];
  };
  const next: unknown[] = [];
  const answer = await (handler as (request: object) => Promise<Record<string, object[]> & { code?: string }>)({
    query,
    path: { id },
    tenantId: 'ten_1',
    now: NOW,
    services: { config: { environment: 'sandbox' }, eventRenderer },
    reads: { many: async (sql: object) => find(sql), one: async (sql: object) => find(sql)[0] },
    nextPage: (cursor: unknown) => void next.push(cursor),
    fail: (code: string, details?: object) => ({ code, details }),
  });
  return { answer, asked, next };
}

describe('the list of events (D-389, D-439)', () => {
  const list = (query: object = {}, rows: object[] = []) => ask(listEvents, { query, rows: { events: rows } });

  it('refuses the cursor of another list', async () => {
    const { answer, asked: texts } = await list({ cursor: 'nothing' });
    const errors = [{ path: '/query/cursor', message: 'is not a cursor of this list', rule: 'cursor' }];
    expect([answer, texts]).toEqual([{ code: 'VALIDATION_FAILED', details: { errors } }, []]);
  });

  it('returns a page whose cursor is the position of its last event', async () => {
    const rows = [3, 2, 1].map(event);
    const page = await list({ take: 2 }, rows);
    expect(renderJson(page.answer)).toBe('{"events":[{"id":"evt_3","sequence":"3"},{"id":"evt_2","sequence":"2"}]}');
    expect(page.next).toEqual([feedCursor(event(2))]);
    expect((await list({ take: 1 }, rows)).next).toEqual([feedCursor(event(3))]);
    expect((await list({ take: 3 }, rows)).next).toEqual([undefined]);
    expect((await list()).next).toEqual([undefined]);
  });
});

describe('a single event or delivery', () => {
  it.each([
    [getEvent, 'events', 'EVENT_NOT_FOUND', event(7)],
    [getWebhookDelivery, 'webhook_deliveries', 'DELIVERY_NOT_FOUND', delivery('x_1')],
    [getWebhookEndpoint, 'webhook_endpoints', 'ENDPOINT_NOT_FOUND', endpoint],
  ])('%# is presented, or refused by its own code', async (handler, table, code, row) => {
    expect((await ask(handler, {})).answer.code).toBe(code);
    const found = await ask(handler, { rows: { [table]: [row] } });
    expect(found.answer.code).toBeUndefined();
    expect(renderJson(found.answer)).toContain('"id":"');
  });
});

describe('the lists of endpoints and deliveries (D-379, D-392)', () => {
  it('return endpoints page by page', async () => {
    const { answer, next } = await ask(listWebhookEndpoints, { rows: { webhook_endpoints: [endpoint] } });
    expect(answer.webhookEndpoints).toMatchObject([{ id: 'whe_1', environment: 'sandbox' }]);
    expect(next).toEqual([undefined]);
    const more = await ask(listWebhookEndpoints, {
      query: { take: 1 },
      rows: { webhook_endpoints: [endpoint, { ...endpoint, id: 'whe_0' }] },
    });
    expect(more.next).toEqual([expect.any(String)]);
  });

  it('return the deliveries of an existing endpoint only', async () => {
    const rows = { webhook_endpoints: [endpoint], webhook_deliveries: [delivery('whd_2'), delivery('whd_1')] };
    const found = await ask(listWebhookDeliveries, { id: 'whe_1', rows, query: { take: 1 } });
    expect(found.answer.deliveries).toMatchObject([{ id: 'whd_2', endpointId: 'whe_1' }]);
    expect(found.next).toEqual([expect.any(String)]);
    const { webhook_deliveries } = rows;
    const gone = await ask(listWebhookDeliveries, { id: 'whe_1', rows: { webhook_deliveries }, query: { take: 1 } });
    expect([gone.answer, gone.next]).toEqual([{ code: 'ENDPOINT_NOT_FOUND', details: undefined }, []]);
  });
});
