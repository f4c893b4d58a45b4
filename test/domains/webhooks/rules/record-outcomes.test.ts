import { describe, expect, test } from 'vitest';
import type { DeliveryAttempt } from '../../../../machines/webhooks/webhook-delivery.machine.ts';
import { wakeLane } from '../../../../src/domains/webhooks/deliveries/lane.ts';
import {
  type Outcome,
  recordAttempt,
  recordOutcomes,
} from '../../../../src/domains/webhooks/deliveries/record-outcomes.cross-tenant.ts';

const URL = 'https://hooks.example/in';
const at = '2026-03-02T09:00:00.000Z';
const made = (lastError: DeliveryAttempt['lastError'] = null): DeliveryAttempt => ({
  at,
  httpStatus: lastError === null ? 204 : 500,
  lastError,
  durationMs: 700,
});
const outcome = (nth: number, endpointId: string, attempt = made()): Outcome => ({
  claim: { deliveryId: `whd_${nth}`, endpointId, token: `token_${nth}`, traceparent: null, url: URL },
  attempt,
});

/** A delivery that keeps what it is sent, in the order in which deliveries are sent anything. */
const delivery = (id: string, sent: unknown[], { status = 'PENDING', seriesAttempts = 0 } = {}) =>
  ({
    id,
    status,
    context: { seriesAttempts, url: URL },
    send: async (...event: unknown[]) => void sent.push([id, ...event]),
  }) as never;

/** A transaction in which these attempts are held and these endpoints have failures; `statuses` other than PENDING. */
function unitWith(held: readonly string[], failing: readonly string[], statuses: Record<string, string> = {}) {
  const sent: unknown[] = [];
  const written: unknown[] = [];
  const locked: (readonly string[])[] = [];
  const unit = {
    reads: {
      many: async (query: { toString(): string }) =>
        query.toString().startsWith('DELETE')
          ? held.map((deliveryId) => ({ deliveryId }))
          : failing.map((id) => ({ id })),
    },
    aggregates: async (_: string, ids: readonly string[]) => {
      locked.push(ids);
      return new Map(ids.map((id) => [id, delivery(id, sent, { status: statuses[id] ?? 'PENDING' })]));
    },
    write: (...writes: unknown[]) => void written.push(...writes),
  };
  return { unit: unit as never, sent, written, locked };
}

describe('recording the outcomes of attempts', () => {
  test('uses their own tokens only, and wakes each lane once (D-394)', async () => {
    const { unit, sent, written, locked } = unitWith(['whd_2', 'whd_1'], ['whe_b']);
    await recordOutcomes(unit, [outcome(2, 'whe_b'), outcome(1, 'whe_a'), outcome(3, 'whe_b')]);
    expect(locked).toEqual([['whd_1', 'whd_2']]);
    // By endpoint, whoever records: what is sent to endpoints locks them.
    expect(sent).toEqual([
      ['whd_1', 'ATTEMPT_SUCCEEDED', { attempt: made(), endsFailures: false }],
      ['whd_2', 'ATTEMPT_SUCCEEDED', { attempt: made(), endsFailures: true }],
    ]);
    expect(written).toEqual([wakeLane('whe_a'), wakeLane('whe_b')]);
  });

  test('sends no event for a delivery that no longer waits (D-395)', async () => {
    const { unit, sent } = unitWith(['whd_1', 'whd_2'], [], { whd_1: 'FAILED' });
    await recordOutcomes(unit, [outcome(1, 'whe_a'), outcome(2, 'whe_a', made('ENDPOINT_GONE'))]);
    expect(sent).toEqual([['whd_2', 'ANSWERED_GONE', { attempt: made('ENDPOINT_GONE') }]]);
  });
});

describe('the event of a failed attempt', () => {
  const step = async (attempt: DeliveryAttempt, seriesAttempts: number) => {
    const sent: [string, string, { nextAttemptAt?: Date | null }][] = [];
    await recordAttempt(delivery('whd_1', sent, { seriesAttempts }), attempt, { endsFailures: true });
    return sent[0];
  };

  test('plans the next attempt of its series, counted from its end (D-391)', async () => {
    const [, type, event] = (await step(made('HTTP_5XX'), 0)) ?? [];
    expect(type).toBe('ATTEMPT_FAILED');
    const waited = (event?.nextAttemptAt?.getTime() ?? 0) - (Date.parse(at) + 700);
    expect(waited).toBeGreaterThanOrEqual(4000);
    expect(waited).toBeLessThanOrEqual(6000);
  });

  test.each([
    [8, true],
    [9, false],
  ])('plans another attempt after %i of the series: %s (D-391)', async (before, follows) => {
    const [, , event] = (await step(made('TIMEOUT'), before)) ?? [];
    expect(event?.nextAttemptAt instanceof Date).toBe(follows);
    if (!follows) expect(event?.nextAttemptAt).toBeNull();
  });
});
