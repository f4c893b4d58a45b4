import { describe, expect, test } from 'vitest';
import { feedCursor, presentEvent, retainedSince, sequenceOf } from '../../../../src/domains/webhooks/event.store.ts';
import { likeFamily } from '../../../../src/domains/webhooks/feed-entries.ts';
import { lockMark, newestOf } from '../../../../src/domains/webhooks/mark.store.ts';
import { replayable } from '../../../../src/domains/webhooks/replay.store.ts';
import { sinkRequestsOf, sinksOf } from '../../../../src/domains/webhooks/sink.store.ts';
import { deliveriesOf } from '../../../../src/domains/webhooks/webhook-delivery.store.ts';
import {
  countEndpoints,
  endpointsOf,
  findEndpoint,
  MAX_ENDPOINTS,
} from '../../../../src/domains/webhooks/webhook-endpoint.store.ts';
import { writeCursor } from '../../../../src/kernel/db/paging.ts';
import { renderJson } from '../../../../src/kernel/json/index.ts';

const at = new Date('2026-03-31T09:00:00.000Z');

describe('the feed', () => {
  test('an event is shown with its number, and to the byte (D-490)', () => {
    const text = '{"id":"evt_1","data":{"b":1.50,"a":"\\u00e9"},"sequence":"7"}';
    expect(renderJson(presentEvent({ render: () => text }, {} as never))).toBe(text);
  });

  test('a cursor is the place of its event; one of another list is none (D-439)', () => {
    const cursor = feedCursor({ sequence: 42n, at });
    expect(sequenceOf(cursor)).toBe('42');
    const other = (id: string) => sequenceOf(writeCursor({ createdAt: at, id }));
    expect(other('9'.repeat(18))).toBe('9'.repeat(18));
    for (const id of ['9'.repeat(19), 'pay_1', '1x', 'x1', '']) expect(other(id)).toBeUndefined();
    expect(sequenceOf('nothing')).toBeUndefined();
  });

  test('30 days are kept (D-389)', () => {
    expect(retainedSince(at)).toEqual(new Date('2026-03-01T09:00:00.000Z'));
  });

  test('a family is a pattern whose underscores are letters', () => {
    expect(likeFamily('payment.*')).toBe('payment.%');
    expect(likeFamily('payout_destination_x.*')).toBe('payout\\_destination\\_x.%');
  });
});

describe('what stores ask for is one tenant’s', () => {
  test.each([
    [newestOf('ten_1'), `select max("last_sequence") as "sequence" from "feed_segments" where "tenant_id" = 'ten_1'`],
    [sinksOf('ten_1'), `select * from "test_webhook_sinks" where "tenant_id" = 'ten_1'`],
    [
      sinkRequestsOf('ten_1', 'sink_1'),
      `select * from "test_webhook_sink_requests" where "tenant_id" = 'ten_1' and "sink_id" = 'sink_1'`,
    ],
    [deliveriesOf('ten_1'), `select * from "webhook_deliveries" where "tenant_id" = 'ten_1'`],
    [
      endpointsOf('ten_1'),
      `select * from "webhook_endpoints" where "tenant_id" = 'ten_1' and not "status" = 'DELETED'`,
    ],
    [
      countEndpoints('ten_1'),
      `select count(*) from "webhook_endpoints" where "tenant_id" = 'ten_1' and not "status" = 'DELETED'`,
    ],
  ])('%#', (query, text) => {
    expect(query.toString().startsWith(text)).toBe(true);
  });

  test('an endpoint that is not deleted, by its id (D-379)', async () => {
    const asked: string[] = [];
    const reads = { many: async () => [], one: async (query: object) => void asked.push(String(query)) };
    await findEndpoint(reads as never, 'ten_1', 'whe_1');
    await lockMark(reads as never, 'ten_1');
    expect(asked).toEqual([
      `select * from "webhook_endpoints" where "tenant_id" = 'ten_1' and not "status" = 'DELETED' and "id" = 'whe_1'`,
      `select "sequence" from "webhook_marks" where "tenant_id" = 'ten_1' for update`,
    ]);
    expect(MAX_ENDPOINTS).toBe(20n);
  });
});

describe('what is replayed (D-393)', () => {
  const span = { since: at, until: null, retainedSince: new Date('2026-03-01T09:00:00.000Z') };
  const asked = (eventTypes: string[], until: Date | null = null): string =>
    replayable('ten_1', { id: 'whe_1', eventTypes } as never, { ...span, until }).toString();

  test('events of the types that the endpoint wants, by name, family or all', () => {
    const some = asked(['claim.opened', 'payout_destination.*']);
    expect(some).toContain(`types && '{"claim.opened"}', false) OR EXISTS (`);
    expect(some).toMatch(/type LIKE ANY \(E'\{"payout\\+_destination\.%"\}'/);
    expect(asked(['claim.opened', '*'])).not.toContain('claim.opened');
  });

  test('of its tenant, from the start of the span to before its end, oldest first, and no test of another endpoint', () => {
    const text = asked(['*'], at);
    expect(
      text.startsWith(
        'select "f"."event_id", "f"."type", "e"."resource_id", "f"."sequence", "d"."id" as "deliveryId" from (SELECT ',
      ),
    ).toBe(true);
    expect(text).toContain(`FROM feed_segments WHERE tenant_id = 'ten_1'`);
    expect(text).toContain('ORDER BY s.last_sequence asc, sequence asc) AS f');
    expect(text).toContain(
      `AS f inner join "events" as "e" on "e"."id" = "f"."event_id" left join "webhook_deliveries" as "d" on "d"."event_id" = "f"."event_id" and "d"."endpoint_id" = 'whe_1' and "d"."tenant_id" = 'ten_1' where `,
    );
    expect(text).toContain(
      `not exists (select * from "webhook_batches" as "b" inner join "webhook_marks" as "m" on "m"."tenant_id" = "b"."tenant_id" where "b"."tenant_id" = 'ten_1' and f.sequence > m.sequence AND f.sequence <= b.to_sequence AND 'whe_1' = ANY(b.endpoint_ids))`,
    );
    expect(text).toMatch(/"e"\."at" >= '[^']+' and "e"\."at" > '[^']+'/);
    expect(text).toContain(`(not "f"."type" = 'endpoint.test' or "e"."resource_id" = 'whe_1')`);
    expect(text).toMatch(/"e"\."at" < '[^']+' order by "f"\."last_sequence" asc, "f"\."sequence" asc limit 1000$/);
    expect(asked(['*'])).not.toContain('"e"."at" < ');
  });
});
