import { describe, expect, test } from 'vitest';
import { worker } from '../../../../src/domains/webhooks/deliveries/lane.worker.ts';
import type { Job } from '../../../../src/platform/outbox/worker.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const inMs = (ms: number): Date => new Date(now.getTime() + ms);
const jobs = (...endpointIds: string[]) =>
  endpointIds.map((endpointId) => ({ id: `job_${endpointId}`, payload: { endpointId } }) as Job<'webhooks.lane'>);

interface World {
  /** What each statement answers, told by how it begins. */
  readonly expired?: readonly object[];
  readonly claims?: readonly object[];
  readonly lanes?: readonly object[];
  readonly waiting?: readonly string[];
  /** Deliveries that do not wait any more. */
  readonly ended?: readonly string[];
}

/** The worker's tools on a database that answers what the test says; what it does is written down. */
function toolsOf({ expired = [], claims = [], lanes = [], waiting = [], ended = [] }: World) {
  const sent: unknown[] = [];
  const later: [string, number][] = [];
  const asked: string[] = [];
  const started: unknown[] = [];
  const many = async (query: object): Promise<readonly object[]> => {
    const text = String(query);
    asked.push(text);
    if (text.startsWith('DELETE')) return expired;
    if (text.includes('AS has_begun')) return claims;
    if (text.includes('AS is_due')) return lanes;
    return waiting.map((id) => ({ id }));
  };
  const locked: unknown[] = [];
  const aggregates = async (machine: string, ids: readonly string[]) => {
    locked.push([machine, ...ids]);
    return new Map(
      ids
        .filter((id) => id !== 'whd_erased')
        .map((id) => [
          id,
          {
            id,
            status: ended.includes(id) ? 'DELIVERED' : 'PENDING',
            context: { seriesAttempts: 0 },
            send: async (...event: unknown[]) => void sent.push([id, ...event]),
          },
        ]),
    );
  };
  const sender = {
    begin: async (_: unknown, claim: (capacity: object) => Promise<readonly object[]>) =>
      void started.push(await claim({ leaseMs: 60_000, room: 5, unprovenRoom: 3, proven: ['whe_a'] })),
  };
  const tools = {
    services: { webhooks: sender, realTime: () => now },
    transaction: async (_: unknown, work: (transaction: object) => unknown) => work({ reads: { many }, aggregates }),
    of: ({ id }: Job) => ({ later: (ms: number) => void later.push([id, ms]) }),
  };
  return { tools: tools as never, sent, later, asked, started, locked };
}

const lane = (endpointId: string, more: object = {}) => ({
  endpointId,
  status: 'ENABLED',
  busy: 0,
  leaseUntil: null,
  isDue: false,
  nextAt: null,
  ...more,
});

describe('the worker of endpoint lanes (D-391, D-394, D-395)', () => {
  test('starts due attempts while the process has room, and lets each lane rest until its next', async () => {
    const claims = [{ deliveryId: 'whd_1', hasBegun: true }];
    const lanes = [
      lane('whe_a', { busy: 1, leaseUntil: inMs(60_000) }),
      lane('whe_b', { nextAt: inMs(5000) }),
      lane('whe_c'),
    ];
    // Another process has begun the second in the meantime.
    const world = toolsOf({ claims: [...claims, { deliveryId: 'whd_2', hasBegun: false }], lanes });
    await worker.workAll(jobs('whe_a', 'whe_b', 'whe_c', 'whe_gone'), world.tools);
    expect(world.started).toEqual([claims]);
    expect(world.later).toEqual([
      ['job_whe_a', 60_000],
      ['job_whe_b', 5000],
    ]);
    const claim = world.asked.find((text) => text.includes('AS has_begun'));
    expect(claim).toContain('LIMIT 5)');
    expect(claim).toContain('place_in_share <= 3');
    expect(claim).toContain('next_attempt_at <= ');
  });

  test('records the attempts of killed processes, and does not start these again at once', async () => {
    const expired = [
      { deliveryId: 'whd_2', beganAt: inMs(-61_000) },
      { deliveryId: 'whd_1', beganAt: inMs(-60_000) },
      { deliveryId: 'whd_3', beganAt: inMs(1) },
      { deliveryId: 'whd_erased', beganAt: now },
    ];
    const world = toolsOf({ expired, lanes: [lane('whe_a')], ended: ['whd_1'] });
    await worker.workAll(jobs('whe_a'), world.tools);
    const attempt = (beganAt: Date, durationMs: number) => ({
      attempt: { at: beganAt.toISOString(), httpStatus: null, lastError: 'LEASE_EXPIRED', durationMs },
      nextAttemptAt: expect.any(Date),
    });
    expect(world.sent).toEqual([
      ['whd_2', 'ATTEMPT_FAILED', attempt(inMs(-61_000), 61_000)],
      ['whd_3', 'ATTEMPT_FAILED', attempt(inMs(1), 0)],
    ]);
    expect(world.asked.find((text) => text.includes('AS has_begun'))).toContain(
      '{"whd_1","whd_2","whd_3","whd_erased"}',
    );
    expect(world.locked).toEqual([['webhook-delivery', 'whd_1', 'whd_2', 'whd_3', 'whd_erased']]);
  });

  test('drops the waiting deliveries of a deleted endpoint', async () => {
    const lanes = [lane('whe_a', { status: 'DELETED' }), lane('whe_b', { status: 'DISABLED' })];
    const world = toolsOf({ lanes, waiting: ['whd_1', 'whd_2'], ended: ['whd_2'] });
    await worker.workAll(jobs('whe_a', 'whe_b'), world.tools);
    expect(world.sent).toEqual([['whd_1', 'DROP']]);
    expect(world.locked).toEqual([['webhook-delivery', 'whd_1', 'whd_2']]);
    expect(world.later).toEqual([]);
    expect(world.asked.at(-1)).toContain(`"endpoint_id" in ('whe_a') and "status" = 'PENDING' limit 200`);
  });

  test.each([
    [199, []],
    [200, [['job_whe_a', 0]]],
  ])('runs again at once after %i drops when more deliveries wait', async (count, later) => {
    const waiting = Array.from({ length: count }, (_, nth) => `whd_${nth}`);
    const world = toolsOf({ lanes: [lane('whe_a', { status: 'DELETED' })], waiting });
    await worker.workAll(jobs('whe_a'), world.tools);
    expect(world.sent).toHaveLength(count);
    expect(world.later).toEqual(later);
  });

  test('reads nothing to drop when no endpoint was deleted', async () => {
    const world = toolsOf({ lanes: [lane('whe_a')] });
    await worker.workAll(jobs('whe_a'), world.tools);
    expect(world.asked).toHaveLength(3);
    expect(world.locked).toEqual([]);
  });

  test('lets other lanes rest while deliveries of a deleted endpoint are dropped', async () => {
    const waiting = Array.from({ length: 200 }, (_, nth) => `whd_${nth}`);
    const lanes = [lane('whe_a', { status: 'DELETED' }), lane('whe_b', { nextAt: inMs(5000) })];
    const world = toolsOf({ lanes, waiting });
    await worker.workAll(jobs('whe_a', 'whe_b', 'whe_gone'), world.tools);
    expect(world.later).toEqual([
      ['job_whe_a', 0],
      ['job_whe_b', 5000],
    ]);
  });

  test('locks nothing when a deleted endpoint has no waiting deliveries', async () => {
    const world = toolsOf({ lanes: [lane('whe_a', { status: 'DELETED' })] });
    await worker.workAll(jobs('whe_a'), world.tools);
    expect([world.locked, world.later]).toEqual([[], []]);
  });
});
