import { describe, expect, it } from 'vitest';
import { compilePolicy } from '../../../../src/domains/policies/rules/compile.ts';
import { type GateFacts, gate } from '../../../../src/domains/policies/rules/gate.ts';

const policy = {
  policyId: 'pol_1',
  policyVersion: 3,
  ...compilePolicy({ limits: { perTransactionUsd: '10.00' } }),
};
const facts = (more: Partial<GateFacts> = {}): GateFacts => ({ mode: 'enforce', isAvailable: true, policy, ...more });
const spend = (usd: bigint) => ({ amountBaseUnits: usd * 1_000_000n, mcc: null, counterparty: null });
const unreadable = { ...policy, ir: { schemaVersion: 1 as const, rules: [{ rule: 'NONE' } as never] } };

describe('the effect of the mode on a verdict (B 4.6)', () => {
  it('off does not ask the policy, even if it is down (R465)', () => {
    for (const more of [{}, { isAvailable: false }, { policy: null }, { policy: unreadable }]) {
      expect(gate(facts({ mode: 'off', ...more }), spend(11n))).toEqual({ kind: 'ungated', verdict: 'allowed' });
    }
  });

  it('log evaluates and lets a deny pass (R466)', () => {
    expect(gate(facts({ mode: 'log' }), spend(11n))).toMatchObject({
      kind: 'judged',
      verdict: 'allowed',
      mode: 'log',
      policy,
      evaluation: { allow: false, reason: 'PER_TXN_LIMIT' },
    });
  });

  it('enforce blocks a denial, and nothing else (R467)', () => {
    expect(gate(facts(), spend(11n))).toMatchObject({ kind: 'judged', verdict: 'denied', mode: 'enforce' });
    expect(gate(facts(), spend(10n))).toMatchObject({
      kind: 'judged',
      verdict: 'allowed',
      mode: 'enforce',
      evaluation: { allow: true, reason: null },
    });
  });

  it.each(['log', 'enforce'] as const)('%s allows a subject without a policy, and records nothing', (mode) => {
    expect(gate(facts({ mode, policy: null }), spend(11n))).toEqual({ kind: 'ungated', verdict: 'allowed' });
  });

  it.each([
    ['the subsystem is down', { isAvailable: false }],
    ['it is down for a subject without a policy', { isAvailable: false, policy: null }],
    ['the policy cannot be read', { policy: unreadable }],
  ])('log fails open and enforce fails closed when %s (R469, R470)', (_, more) => {
    const cause = expect.any(Error);
    expect(gate(facts({ mode: 'log', ...more }), spend(1n))).toEqual({ kind: 'failed', verdict: 'allowed', cause });
    expect(gate(facts(more), spend(1n))).toEqual({ kind: 'failed', verdict: 'unavailable', cause });
  });
});
