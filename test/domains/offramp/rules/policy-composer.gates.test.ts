import { describe, expect, it } from 'vitest';
import { checkPolicy } from '../../../../src/domains/offramp/rules/policy-composer.ts';
import { gates, terms } from '../../approvals/rules/facts.ts';
import { appA, balance, policy, quoting } from './facts.ts';

const check = (more: Parameters<typeof gates>[0], destinations = [balance(), appA()]) =>
  checkPolicy({ ...policy({ destinations }), gates: gates(more) }, quoting());
const quoted = (more: Parameters<typeof gates>[0]) => {
  const verdict = check(more);
  return verdict.kind === 'pass' ? verdict.quotes.map(({ destinationId }) => destinationId).sort() : verdict;
};
const member = { isActive: true, role: 'MEMBER', approverGroup: 'sales' } as const;

describe('what the gates of the sender’s organization mean for a payment (D-198, D-228)', () => {
  it('quotes all routes where no gate holds the payment', () => {
    expect(quoted({})).toEqual(['dst_a', 'dst_balance']);
  });

  it('rejects it for a breached cap of the policy, without asking for approval', () => {
    expect(check({ rules: { maximumAmountUsd: '1' }, hasPolicy: true })).toEqual({
      kind: 'reject',
      reason: 'POLICY_DENIED',
    });
  });

  it('a breached authority holds it with the approval that clears it, and the lane for that (D-208, D-211)', () => {
    expect(check({ initiator: member })).toEqual({
      kind: 'hold',
      reasons: ['AUTHORITY_LIMIT_EXCEEDED', 'APPROVAL_THRESHOLD_NOT_MET'],
      lane: { requiredWeight: 1, approvalGroup: 'sales', open: null },
    });
  });

  it('a needed approval holds the payment with that one reason', () => {
    expect(check({ rules: { approvals: [{ aboveUsd: '5', minimumApprovals: 2 }] }, hasPolicy: true })).toMatchObject({
      kind: 'hold',
      reasons: ['APPROVAL_THRESHOLD_NOT_MET'],
      lane: { requiredWeight: 2 },
    });
  });

  it('a hold for another reason opens no lane', () => {
    expect(Object.keys(check({}, []))).toEqual(['kind', 'reasons']);
  });

  it('its rails and its destinations restrict the routes', () => {
    expect(quoted({ rules: { allowedRails: ['SERVICE_BALANCE'] }, hasPolicy: true })).toEqual(['dst_balance']);
    expect(quoted({ initiator: member, grant: terms({ allowedDestinationIds: ['dst_a'] }) })).toEqual(['dst_a']);
  });

  it('holds it when a gate throws, and reports no other gate (D-116)', () => {
    const broken = checkPolicy({ ...policy(), gates: {} as never }, quoting());
    expect(broken).toEqual({ kind: 'hold', reasons: ['POLICY_SUBSYSTEM_ERROR'], cause: expect.any(TypeError) });
    for (const [changed, message] of [
      [{ policySubsystemAvailable: false }, 'the policy subsystem is not available'],
      [{ screening: 'UNAVAILABLE' as const }, 'no screening answer'],
    ] as const)
      expect(checkPolicy(policy(changed), quoting())).toMatchObject({ cause: { message } });
  });
});
