import { describe, expect, test } from 'vitest';
import {
  presentRules,
  readRules,
  rulesHash,
  thresholdOf,
} from '../../../../src/domains/approvals/rules/payment-policy-rules.ts';

const paths = (result: unknown) => (Array.isArray(result) ? result.map(({ path }) => path) : []);

describe('the rules of a payment policy', () => {
  test('require an amount above zero, and allow a threshold of zero (D-224)', () => {
    expect(paths(readRules({ maximumAmountUsd: '0' }))).toEqual(['/body/rules/maximumAmountUsd']);
    expect(paths(readRules({ maximumAmountUsd: '1000000000' }))).toEqual([]);
    const approvals = ['0', '0.000000', '1000000000', '1000000000.000001'].map((aboveUsd) => ({
      aboveUsd,
      minimumApprovals: 1,
    }));
    expect(paths(readRules({ approvals }))).toEqual(['/body/rules/approvals/3/aboveUsd']);
    expect(readRules({ maximumAmountUsd: '0', approvals: approvals.slice(3) })).toEqual([
      { path: '/body/rules/maximumAmountUsd', message: 'must be above zero and at most 1000000000', rule: 'usd' },
      { path: '/body/rules/approvals/0/aboveUsd', message: 'must be at most 1000000000', rule: 'usd' },
    ]);
    expect(readRules({})).toEqual({});
    expect([thresholdOf('0'), thresholdOf('0.00'), thresholdOf('0.000001'), thresholdOf('-1')]).toEqual([
      ...[0n, 0n, 1n, undefined],
    ]);
  });

  test('are shown with two decimals in amounts, and otherwise as they were stored (D-050)', () => {
    expect(
      presentRules({
        maximumAmountUsd: '10',
        maximumFeeMinor: '7',
        allowedRails: [],
        allowedChains: ['eip155:1'],
        approvals: [{ aboveUsd: '0', minimumApprovals: 2 }],
      }),
    ).toEqual({
      maximumAmountUsd: '10.00',
      maximumFeeMinor: '7',
      allowedRails: [],
      allowedChains: ['eip155:1'],
      approvals: [{ aboveUsd: '0.00', minimumApprovals: 2 }],
    });
    expect(presentRules({})).toEqual({});
  });

  test('have one hash, whatever the order of their keys and the notation of their amounts (D-149)', () => {
    const one = rulesHash({ maximumAmountUsd: '10', maximumFeeMinor: '7' });
    expect(rulesHash({ maximumFeeMinor: '7', maximumAmountUsd: '10.00' })).toBe(one);
    expect(rulesHash({ maximumFeeMinor: '8', maximumAmountUsd: '10.00' })).not.toBe(one);
    expect(rulesHash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});
