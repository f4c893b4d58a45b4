import { describe, expect, it } from 'vitest';
import type { MockProgress } from '../../../src/kernel/providers/mock-progress.ts';
import { createMockProvider } from '../../../src/kernel/providers/mock-provider.ts';
import { mockVerification } from '../../../src/kernel/providers/mock-verification.ts';

/** A memory that keeps what it was asked to write. */
function memory(standing?: number) {
  const written: unknown[] = [];
  const row = (step: number): MockProgress => ({
    idempotencyKey: 'k:1',
    paymentId: 'pay_1',
    provider: 'onchain',
    step,
  });
  return {
    written,
    get: async () => (standing === undefined ? undefined : row(standing)),
    advance: async (next: MockProgress, from: number | null) => {
      written.push([next.step, from]);
      return next;
    },
  };
}
const payout = { idempotencyKey: 'k:1', paymentId: 'pay_1', sourceAmountBaseUnits: 2_500n } as never;

describe('the mock adapter’s memory', () => {
  it('begins with the first submit alone', async () => {
    const [fresh, known] = [memory(), memory(1)];
    await createMockProvider('onchain', fresh).submit(payout);
    await createMockProvider('onchain', known).submit(payout);
    expect([fresh.written, known.written]).toEqual([[[0, null]], []]);
  });

  it.each([
    [0, [[1, 0]], 'PENDING'],
    [1, [[2, 1]], 'SUCCEEDED'],
    [2, [], 'SUCCEEDED'],
  ])('at step %i moves on only as far as the script', async (standing, written, status) => {
    const progress = memory(standing);
    expect(await createMockProvider('onchain', progress).poll(payout)).toMatchObject({ status });
    expect(progress.written).toEqual(written);
  });

  it('says that there was no answer, where the script has none', async () => {
    const slow = createMockProvider('onchain', memory());
    expect(slow.mode).toBe('mock');
    expect(await slow.submit({ ...(payout as object), sourceAmountBaseUnits: 2_508n } as never)).toEqual({
      kind: 'unknown',
      reason: 'the mock provider timed out',
    });
  });
});

describe('the mock adapter on destinations (D-237)', () => {
  it.each([
    [null, 'confirmed'],
    ['ana@b.test', 'confirmed'],
    ['Failing@b.test', 'refused'],
    ['+15550000', 'refused'],
    ['+0000', 'refused'],
    ['+155500001', 'confirmed'],
    ['15550000', 'confirmed'],
    ['x+15550000', 'confirmed'],
    ['+1x0000', 'confirmed'],
  ])('%j: %s', async (identifier, kind) => {
    const answer = await createMockProvider('payapp_a', memory()).verifyDestination({ identifier } as never);
    expect(answer).toEqual(kind === 'refused' ? { kind, reason: 'the mock provider refuses it' } : { kind });
  });
});

describe('the mock verification', () => {
  it('begins at once, with names of its own', async () => {
    const [one, two] = [
      await mockVerification.start({ kind: 'KYB' } as never),
      await mockVerification.start({ kind: 'KYB' } as never),
    ];
    expect(one).toEqual({
      kind: 'started',
      client: {
        provider: 'mock',
        sessionRef: expect.stringMatching(/^mock_[\w-]{16}/),
        token: expect.stringMatching(/^[\w-]{20,}$/),
        templateId: 'mock-kyb',
        environmentId: 'mock-sandbox',
      },
    });
    expect(two).not.toEqual(one);
    expect(await mockVerification.read({} as never)).toEqual({ kind: 'unchanged' });
  });
});
