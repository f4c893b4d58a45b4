import { describe, expect, test } from 'vitest';
import { verbatim } from '../../../src/kernel/json/index.ts';
import { boundedPayload, MAX_PAYLOAD_BYTES } from '../../../src/kernel/outbox/event-payload.ts';

const payload = (note: string, previousStatus?: string) => ({
  id: 'evt_1',
  resourceId: 'pol_1',
  data: { object: { id: 'pol_1', note }, ...(previousStatus && { previousStatus }) },
});
/** As it is sent with the highest number that a feed can have. */
const sent = (one: object): number =>
  Buffer.byteLength(`${JSON.stringify(one).slice(0, -1)},"sequence":"${2n ** 63n - 1n}"}`);
const room = MAX_PAYLOAD_BYTES - sent(payload(''));

describe('the size of an event (D-384)', () => {
  test.each([-1, 0])('%i bytes from 64 KiB it holds all of its object', (beyond) => {
    const one = payload('x'.repeat(room + beyond));
    expect(sent(one)).toBe(64 * 1024 + beyond);
    expect(boundedPayload(one)).toBe(one);
  });

  test('a byte beyond 64 KiB it holds the id of its object alone', () => {
    const one = payload('x'.repeat(room + 1), 'DRAFT');
    expect(boundedPayload(one)).toEqual({
      id: 'evt_1',
      resourceId: 'pol_1',
      data: { object: { id: 'pol_1' }, previousStatus: 'DRAFT' },
    });
  });

  test('bytes count, not characters', () => {
    const fits = payload('é'.repeat(Math.floor(room / 2)));
    expect(boundedPayload(fits)).toBe(fits);
    expect(boundedPayload(payload('é'.repeat(Math.floor(room / 2) + 1))).data.object).toEqual({ id: 'pol_1' });
  });

  test('what is shown as it was sent counts as it was sent, and large numbers as their digits', () => {
    const metadata = verbatim(`{"a":${'1'.repeat(MAX_PAYLOAD_BYTES)}}`);
    expect(boundedPayload({ ...payload(''), data: { object: { id: 'pol_1', metadata } } }).data.object).toEqual({
      id: 'pol_1',
    });
    const amount = { ...payload(''), data: { object: { id: 'pol_1', amount: 10n ** 30n } } };
    expect(boundedPayload(amount)).toBe(amount);
  });
});
