import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../src/domains/webhooks/claim.cross-tenant.ts';
import { DirectAttempts } from '../../../src/domains/webhooks/direct-attempts.ts';

const success = { at: '2026-03-02T09:00:00.000Z', httpStatus: 204, lastError: null, durationMs: 1 };

/** Attempts that end when they are told to. */
function receivers() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const make = ({ deliveryId }: Claim) => {
    begun.push(deliveryId);
    const { promise, resolve } = Promise.withResolvers<typeof success>();
    ends.set(deliveryId, () => resolve(success));
    return promise;
  };
  const end = async (...ids: string[]): Promise<void> => {
    for (const id of ids) ends.get(id)?.();
    await delay(1);
  };
  return { begun, make, end };
}

const claim = (deliveryId: string, more: Partial<Claim> = {}): Claim =>
  ({ deliveryId, endpointId: 'whe_1', tenantId: 'ten_1', resourceId: `res_${deliveryId}`, ...more }) as Claim;
const roomFor = (rooms: Record<string, number>) => new Map(Object.entries(rooms));
const numbered = (count: number, more: Partial<Claim> = {}) =>
  Array.from({ length: count }, (_, nth) => claim(`${more.endpointId ?? ''}${nth}`, more));

describe('attempts before their deliveries are stored', () => {
  test('are over when the last one has ended, and are known by what came of them', async () => {
    const { begun, make, end } = receivers();
    const attempts = new DirectAttempts(make);
    let isOver = false;
    const run = attempts.run([claim('a'), claim('b')], roomFor({ ten_1: 96 }), 60_000).then(() => {
      isOver = true;
    });
    expect(begun).toEqual(['a', 'b']);
    expect([...attempts.underWay.keys()]).toEqual(['a', 'b']);
    await end('b');
    expect([isOver, [...attempts.underWay.keys()], [...attempts.made]]).toEqual([false, ['a'], [['b', success]]]);
    await end('a');
    await run;
    expect([...attempts.made.keys()]).toEqual(['b', 'a']);
    expect(attempts.underWay.size).toBe(0);
  });

  test('of a resource leave one after the other, at each endpoint (D-390)', async () => {
    const { begun, make, end } = receivers();
    const same = { resourceId: 'res' };
    const attempts = new DirectAttempts(make);
    const claims = [claim('a', same), claim('b', same), claim('c'), claim('d', { ...same, endpointId: 'whe_2' })];
    const run = attempts.run(claims, roomFor({ ten_1: 96 }), 60_000);
    expect(begun).toEqual(['a', 'c', 'd']);
    await end('c', 'd');
    expect(begun).toEqual(['a', 'c', 'd']);
    await end('a');
    expect(begun).toEqual(['a', 'c', 'd', 'b']);
    await end('b');
    await run;
  });

  test('are 16 of an endpoint at once, and of a tenant as many as it has room for', async () => {
    const { begun, make, end } = receivers();
    const attempts = new DirectAttempts(make);
    const others = numbered(3, { endpointId: 'whe_2', tenantId: 'ten_2' });
    const third = numbered(2, { endpointId: 'whe_3', tenantId: 'ten_2' });
    void attempts.run([...numbered(17), ...others, ...third], roomFor({ ten_1: 96, ten_2: 2 }), 60_000);
    expect(begun).toHaveLength(18);
    expect(begun.slice(16)).toEqual(['whe_20', 'whe_21']);
    await end('3');
    expect(begun.at(-1)).toBe('16');
    // Room that one endpoint makes is its tenant's other endpoints' too.
    await end('whe_20', 'whe_21');
    expect(begun.slice(19)).toEqual(['whe_22', 'whe_30']);
    await end('whe_22');
    expect(begun.at(-1)).toBe('whe_31');
  });

  test('of a tenant without room do not begin', async () => {
    const { begun, make } = receivers();
    await new DirectAttempts(make).run([claim('a')], roomFor({}), 5);
    expect(begun).toEqual([]);
  });

  test('begin no more when the time is over; those under way go on', async () => {
    const { begun, make, end } = receivers();
    const same = { resourceId: 'res' };
    const attempts = new DirectAttempts(make);
    const at = performance.now();
    await attempts.run([claim('a', same), claim('b', same)], roomFor({ ten_1: 96 }), 30);
    expect(performance.now() - at).toBeGreaterThanOrEqual(29);
    const attempt = attempts.underWay.get('a');
    await end('a');
    expect(await attempt).toBe(success);
    expect(begun).toEqual(['a']);
    expect([...attempts.made.keys()]).toEqual(['a']);
  });
});
