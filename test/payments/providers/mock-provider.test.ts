import { describe, expect, it } from 'vitest';
import { createMockProvider } from '../../../src/payments/providers/mock-provider.ts';
import { mockScript } from '../../../src/payments/providers/mock-script.ts';
import {
  type PayoutInstruction,
  PROVIDER_NAMES,
  type ProviderAnswer,
  payoutIdempotencyKey,
  pollEventId,
} from '../../../src/payments/providers/payout-provider.ts';
import { progressMap } from './progress-map.ts';

const payout = (digits: string, paymentId = 'pay_1'): PayoutInstruction => ({
  idempotencyKey: payoutIdempotencyKey(paymentId, 'rq_1'),
  paymentId,
  quoteId: 'rq_1',
  providerRef: null,
  sourceAmountBaseUnits: BigInt(`250000${digits}`),
  payee: { destinationId: 'dst_1', type: 'PAYMENT_APP_A', identifier: 'a@b.test', country: null },
  destinationCurrency: 'USD',
  destinationAmountMinor: 2475n,
});
const word = (answer: ProviderAnswer): string =>
  answer.kind === 'status' ? answer.status : answer.kind === 'unknown' ? 'TIMEOUT' : 'ABSENT';
const PAIRS = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'));

describe('the mock adapter', () => {
  it('uses the key <paymentId>:<quoteId> (D-095)', () =>
    expect(payoutIdempotencyKey('pay_1', 'rq_1')).toBe('pay_1:rq_1'));

  it.each(PAIRS)(
    'advances script %s by one step per submit or poll, and repeats the last (D-128, R026)',
    async (digits) => {
      const mock = createMockProvider('payapp_a', progressMap());
      const script = mockScript(BigInt(digits));
      const answers = [await mock.submit(payout(digits))];
      for (let poll = 0; poll < script.length + 2; poll += 1) answers.push(await mock.poll(payout(digits)));
      const last = script.at(-1) ?? '';
      expect(answers.map(word)).toEqual([...script, last, last, last]);
    },
  );

  it.each(PROVIDER_NAMES)('follows the script as %s, including the internal rail (D-126)', async (name) => {
    const mock = createMockProvider(name, progressMap());
    const answers = [await mock.submit(payout('03')), await mock.poll(payout('03')), await mock.poll(payout('03'))];
    expect(answers.map(word)).toEqual(['SUBMITTED', 'BLOCKED', 'FAILED']);
  });

  it('answers a repeated submit alike, and does not move the script (D-095)', async () => {
    const progress = progressMap();
    const mock = createMockProvider('payapp_a', progress);
    const first = await mock.submit(payout('00'));
    expect(await mock.submit(payout('00'))).toEqual(first);
    await mock.poll(payout('00'));
    expect(await mock.submit(payout('00'))).toEqual(first);
    expect(word(await mock.poll(payout('00')))).toBe('SUCCEEDED');
    expect(progress.rows.size).toBe(1);
  });

  it('08: finds a payout by its key after a submit without an answer, which is not a failure (D-095)', async () => {
    const mock = createMockProvider('onchain', progressMap());
    expect((await mock.submit(payout('08'))).kind).toBe('unknown');
    const found = await mock.poll({ ...payout('08'), providerRef: null });
    expect(found).toMatchObject({ kind: 'status', status: 'PENDING', providerRef: 'mock-onchain-pay_1-rq_1' });
  });

  it('answers absent for a payout that was never submitted', async () => {
    const mock = createMockProvider('onchain', progressMap());
    expect(await mock.poll(payout('00'))).toEqual({ kind: 'absent' });
  });

  it('gives each answer its own event id, and a repeated last answer the same one (D-134)', async () => {
    const mock = createMockProvider('payapp_b', progressMap());
    const ids: string[] = [];
    const note = (answer: ProviderAnswer): number => ids.push(answer.kind === 'status' ? answer.eventId : answer.kind);
    note(await mock.submit(payout('09')));
    note(await mock.poll(payout('09')));
    note(await mock.poll(payout('09')));
    const ref = 'mock-payapp_b-pay_1-rq_1';
    expect(ids).toEqual([`submit:${ref}`, `poll:${ref}:1`, `poll:${ref}:1`]);
    expect(pollEventId(ref, 'SUCCEEDED')).toBe(`poll:${ref}:SUCCEEDED`);
  });

  it('keeps its position in the store only: a new adapter continues where the old one stopped (D-128)', async () => {
    const progress = progressMap();
    await createMockProvider('payapp_a', progress).submit(payout('05'));
    await createMockProvider('payapp_a', progress).poll(payout('05'));
    expect(word(await createMockProvider('payapp_a', progress).poll(payout('05')))).toBe('PENDING');
  });

  it('advances one step for two simultaneous polls', async () => {
    const mock = createMockProvider('payapp_a', progressMap());
    await mock.submit(payout('05'));
    const both = await Promise.all([mock.poll(payout('05')), mock.poll(payout('05'))]);
    expect(both.map(word)).toEqual(['HELD', 'HELD']);
    expect(word(await mock.poll(payout('05')))).toBe('PENDING');
  });

  it('keeps payments apart', async () => {
    const mock = createMockProvider('payapp_a', progressMap());
    await mock.submit(payout('00', 'pay_1'));
    await mock.submit(payout('00', 'pay_2'));
    await mock.poll(payout('00', 'pay_1'));
    await mock.poll(payout('00', 'pay_1'));
    expect(word(await mock.poll(payout('00', 'pay_2')))).toBe('PENDING');
  });
});
