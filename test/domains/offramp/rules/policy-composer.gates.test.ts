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

describe('the gates of the sender’s organization (D-198, D-228)', () => {
  it('quote all routes when no gate holds the payment', () => {
    expect(quoted({})).toEqual(['dst_a', 'dst_balance']);
  });

  it('reject the payment for a breached policy cap, without an approval', () => {
    expect(check({ rules: { maximumAmountUsd: '1' }, hasPolicy: true })).toEqual({
      kind: 'reject',
      reason: 'POLICY_DENIED',
    });
  });

  it('hold the payment for a breached authority, and open the lane for its approval (D-208, D-211)', () => {
    expect(check({ initiator: member })).toEqual({
      kind: 'hold',
      reasons: ['AUTHORITY_LIMIT_EXCEEDED', 'APPROVAL_THRESHOLD_NOT_MET'],
      lane: { requiredWeight: 1, approvalGroup: 'sales', open: null },
    });
  });

  it('hold the payment for a missing approval, with that one reason', () => {
    expect(check({ rules: { approvals: [{ aboveUsd: '5', minimumApprovals: 2 }] }, hasPolicy: true })).toMatchObject({
      kind: 'hold',
      reasons: ['APPROVAL_THRESHOLD_NOT_MET'],
      lane: { requiredWeight: 2 },
    });
  });

  it('open no lane when the payment is held for another reason', () => {
    expect(Object.keys(check({}, []))).toEqual(['kind', 'reasons']);
  });

  it('restrict the routes to the allowed rails and destinations', () => {
    expect(quoted({ rules: { allowedRails: ['SERVICE_BALANCE'] }, hasPolicy: true })).toEqual(['dst_balance']);
    expect(quoted({ initiator: member, grant: terms({ allowedDestinationIds: ['dst_a'] }) })).toEqual(['dst_a']);
  });

  it('hold the payment with one reason when a gate throws (D-116)', () => {
    const broken = checkPolicy({ ...policy(), gates: {} as never }, quoting());
    expect(broken).toEqual({ kind: 'hold', reasons: ['POLICY_SUBSYSTEM_ERROR'], cause: expect.any(TypeError) });
    for (const [changed, message] of [
      [{ policySubsystemAvailable: false }, 'the policy subsystem is not available'],
      [{ screening: 'UNAVAILABLE' as const }, 'no screening answer'],
    ] as const)
      expect(checkPolicy(policy(changed), quoting())).toMatchObject({ cause: { message } });
  });
});
