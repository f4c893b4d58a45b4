import { describe, expect, it } from 'vitest';
import type { AttemptedPayout } from '../../../src/domains/offramp/providers/attempt.cross-tenant.ts';
import { worker } from '../../../src/domains/offramp/providers/provider.worker.ts';
import type { ProviderAnswer } from '../../../src/payments/providers/payout-provider.ts';
import type { WorkerTools } from '../../../src/platform/outbox/worker.ts';

/** When the provider is asked, and when it is asked again. What is applied has tests with a database. */

const DAY = 86_400_000;
const POLL = 5000;
const NOW = new Date('2026-03-01T12:00:00.000Z');
const ago = (ms: number): Date => new Date(NOW.getTime() - ms);

const PAYOUT: AttemptedPayout = {
  idempotencyKey: 'pay_1:rq_1',
  paymentId: 'pay_1',
  quoteId: 'rq_1',
  provider: 'payapp_a',
  providerRef: 'po_1',
  lastStatus: 'PENDING',
  lastWebhookAppliedAt: null,
  lastPollAppliedAt: null,
  returnedAt: null,
  live: true,
  createdAt: ago(DAY),
  paymentStatus: 'PROVIDER_PROCESSING',
  deliveredAt: null,
  lastEventId: 'poll:po_1:2',
  clockOffsetMs: 0n,
  sourceAmountBaseUnits: 10_000_000n,
  destinationId: 'dst_1',
  destinationType: 'PAYMENT_APP_A',
  destinationCurrency: 'USD',
  destinationAmountMinor: 975n,
  identifierCiphertext: null,
  country: null,
};

/** What the vendor has said before. */
const REPEATED: ProviderAnswer = {
  kind: 'status',
  providerRef: 'po_1',
  status: 'PENDING',
  eventId: 'poll:po_1:2',
  occurredAt: NOW,
  reason: null,
};

interface Given {
  readonly payout?: Partial<AttemptedPayout>;
  readonly answer?: ProviderAnswer;
  readonly isOff?: boolean;
  readonly pollMs?: number;
}

/** The calls of the provider by one run of the job, and the pause after it; undefined where the job has ended. */
async function looked({ payout = {}, answer = REPEATED, isOff = false, pollMs = POLL }: Given) {
  const calls: string[] = [];
  const pauses: number[] = [];
  const told = (call: string) => async (): Promise<ProviderAnswer> => {
    calls.push(call);
    return answer;
  };
  const provider = { poll: told('poll'), submit: told('submit') };
  const tools = {
    log: { warn: () => {}, error: () => {} },
    reads: { one: async () => ({ ...PAYOUT, ...payout }) },
    later: (ms: number) => pauses.push(ms),
    transaction: () => expect.unreachable('nothing is new'),
    services: {
      providers: { provider: () => (isOff ? undefined : provider) },
      config: { providerPollIntervalMs: pollMs, returnWatchDays: 60 },
      realTime: () => NOW,
    },
  } as unknown as WorkerTools;
  const job = { id: 'job_1', topic: worker.topic, key: 'pay_1', payload: { paymentId: 'pay_1' }, attempts: 2 };
  await worker.work(job, tools);
  expect(pauses.length).toBeLessThan(2);
  return { calls, pauseMs: pauses[0] };
}

const unknown = (retryAfterMs?: number): ProviderAnswer => ({
  kind: 'unknown',
  reason: 'status 429',
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

describe('a provider that does not answer', () => {
  it.each([
    [undefined, POLL],
    [POLL - 1, POLL],
    [60_000, 60_000],
    [300_000, 300_000],
    [300_001, 300_000],
    [86_400_000, 300_000],
  ])('is asked again after its pause: %s ms lead to %s ms', async (retryAfterMs, pauseMs) => {
    expect(await looked({ answer: unknown(retryAfterMs) })).toEqual({ calls: ['poll'], pauseMs });
  });

  it('is not called while it is switched off', async () => {
    expect(await looked({ isOff: true })).toEqual({ calls: [], pauseMs: POLL });
  });
});

describe('a payout that the provider does not know', () => {
  it.each([
    ['by its reference', { providerRef: 'po_1', lastStatus: null }],
    ['by its status alone', { providerRef: null, lastStatus: 'PENDING' }],
  ])('is not submitted again when it was acknowledged %s', async (_, payout) => {
    expect(await looked({ payout, answer: { kind: 'absent' } })).toEqual({ calls: ['poll'], pauseMs: POLL });
  });

  it('is submitted when it was never acknowledged', async () => {
    const payout = { providerRef: null, lastStatus: null };
    expect((await looked({ payout, answer: { kind: 'absent' } })).calls).toEqual(['poll', 'submit']);
  });
});

describe('polling a payout', () => {
  it('continues while the payout is with its provider', async () => {
    for (const paymentStatus of ['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'ACTION_REQUIRED'])
      expect(await looked({ payout: { paymentStatus } })).toEqual({ calls: ['poll'], pauseMs: POLL });
  });

  it('stops once the payout has failed', async () => {
    expect(await looked({ payout: { paymentStatus: 'FAILED' } })).toEqual({ calls: [], pauseMs: undefined });
  });

  it.each([
    ['at once', 0, 4 * POLL],
    ['after a day', DAY, DAY / 10],
    ['on the last day', 60 * DAY, 6 * DAY],
    ['after the last day', 60 * DAY + 1, undefined],
  ])('becomes rare once the payout is delivered: %s', async (_, age, pauseMs) => {
    const payout = { paymentStatus: 'DELIVERED', deliveredAt: ago(age) };
    expect(await looked({ payout })).toEqual({ calls: ['poll'], pauseMs });
  });

  it('follows the clock of the sender once the payout is delivered', async () => {
    const payout = { paymentStatus: 'DELIVERED', deliveredAt: NOW, clockOffsetMs: BigInt(10 * DAY) };
    expect((await looked({ payout })).pauseMs).toBe(DAY);
  });

  it('stops once the payout was returned', async () => {
    const payout = { paymentStatus: 'DELIVERED', deliveredAt: ago(DAY), returnedAt: ago(1) };
    expect((await looked({ payout })).pauseMs).toBeUndefined();
  });
});
