import { describe, expect, it } from 'vitest';
import type { MockPayout } from '../../../src/payments/providers/mock-progress.ts';
import { createMockProvider } from '../../../src/payments/providers/mock-provider.ts';
import { mockVerification } from '../../../src/payments/providers/mock-verification.ts';

/** A memory that keeps what it was asked for. */
function memory(standing?: number) {
  const asked: unknown[] = [];
  return {
    asked,
    begin: async (submitted: MockPayout) => void asked.push(submitted),
    advance: async (key: string, lastStep: number) => {
      asked.push([key, lastStep]);
      return standing;
    },
  };
}
const payout = { idempotencyKey: 'k:1', paymentId: 'pay_1', sourceAmountBaseUnits: 2_500n } as never;

describe('the mock adapter’s memory', () => {
  it('stores each submit', async () => {
    const progress = memory();
    await createMockProvider('onchain', progress).submit(payout);
    expect(progress.asked).toEqual([{ idempotencyKey: 'k:1', paymentId: 'pay_1', provider: 'onchain' }]);
  });

  it.each([
    [1, 'PENDING'],
    [2, 'SUCCEEDED'],
    // A script may have become shorter since.
    [3, 'SUCCEEDED'],
  ])('answers at step %i with the status of the script', async (standing, status) => {
    const progress = memory(standing);
    expect(await createMockProvider('onchain', progress).poll(payout)).toMatchObject({ status });
    expect(progress.asked).toEqual([['k:1', 2]]);
  });

  it('answers unknown when the script has no answer', async () => {
    const slow = createMockProvider('onchain', memory());
    expect(slow.mode).toBe('mock');
    expect(await slow.submit({ ...(payout as object), sourceAmountBaseUnits: 2_508n } as never)).toEqual({
      kind: 'unknown',
      reason: 'the mock provider timed out',
    });
  });
});

describe('the mock adapter’s answer about a destination (D-237)', () => {
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
  ])('for %j is %s', async (identifier, kind) => {
    const answer = await createMockProvider('payapp_a', memory()).verifyDestination({ identifier } as never);
    expect(answer).toEqual(kind === 'refused' ? { kind, reason: 'the mock provider refuses it' } : { kind });
  });
});

describe('the mock verification', () => {
  it('starts at once, with references of its own', async () => {
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
