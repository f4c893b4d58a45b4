import { describe, expect, test } from 'vitest';
import { offrampPaymentMachine } from '../../../machines/offramp/offramp-payment.machine.ts';
import type { ApprovalNeed, OfframpPaymentContext } from '../../../machines/offramp/offramp-payment.types.ts';
import { presentUnifiedPayment } from '../../../src/domains/offramp/intents/payment.present.ts';
import { compiledMachine, type Leaf } from '../../../src/platform/lifecycle/compiled-machine.ts';
import { step } from '../../../src/platform/lifecycle/step.ts';
import { newPayment } from '../../support/new-payment.ts';

const shape = compiledMachine(offrampPaymentMachine);
const AT = new Date('2026-03-02T09:00:00.000Z');

interface At {
  readonly leaf: Leaf;
  readonly context: Readonly<Record<string, unknown>>;
}

const leafNamed = (status: string): Leaf => {
  const leaf = shape.leaves.find((one) => one.status === status);
  if (!leaf) throw new Error(`no ${status}`);
  return leaf;
};
const checked: At = { leaf: leafNamed('POLICY_CHECK'), context: { ...newPayment('INTERNAL_BALANCE') } };

/** The machine's own answer; what it refuses is a defect here. */
function stepped(from: At, type: string, payload: object = {}): At {
  const next = step(shape, from, { type, ...payload });
  if (!next) throw new Error(`${from.leaf.status} refuses ${type}`);
  return next;
}

const shown = ({ leaf, context }: At) => {
  const payment = { id: 'pay_1', status: leaf.status, publicStatus: leaf.publicStatus, createdAt: AT, updatedAt: AT };
  const { status, internalStatus, holdReasons } = presentUnifiedPayment(
    { ...payment, context: context as unknown as OfframpPaymentContext },
    'ten_model_sender',
  );
  return [status, internalStatus, holdReasons];
};

const approval = (votes: number): ApprovalNeed => ({
  requestId: 'apr_1',
  isOpen: votes > 0,
  votes,
  requiredWeight: 2,
  approvalGroup: null,
});
const held = (reasons: string[], votes: number | null) =>
  stepped(checked, 'POLICY_HELD', { reasons, legalName: null, approval: votes === null ? null : approval(votes) });

/** No operation brings these about while approvals are not built: the machine is asked, and the presenter. */
describe('the projection of COMPLIANCE_HOLD (A 3.6, D-163)', () => {
  const APPROVAL = 'APPROVAL_THRESHOLD_NOT_MET';

  test('shows the state of a needed approval, and CREDENTIAL_HOLD for any other reason (R171)', () => {
    expect(shown(held([APPROVAL], 0))).toEqual(['APPROVAL_REQUIRED', 'COMPLIANCE_HOLD', [APPROVAL]]);
    expect(shown(held([APPROVAL], 1))).toEqual(['APPROVAL_PENDING', 'COMPLIANCE_HOLD', [APPROVAL]]);
    const both = ['AUTHORITY_LIMIT_EXCEEDED', APPROVAL, 'PROVIDER_UNAVAILABLE'];
    expect(shown(held(both, 0))).toEqual(['APPROVAL_REQUIRED', 'COMPLIANCE_HOLD', both]);
    for (const reason of ['RECIPIENT_NOT_ONBOARDED', 'INSUFFICIENT_ROUTE_LIQUIDITY', 'POLICY_SUBSYSTEM_ERROR']) {
      expect(shown(held([reason], null))).toEqual(['CREDENTIAL_HOLD', 'COMPLIANCE_HOLD', [reason]]);
    }
    expect(shown(stepped(held([APPROVAL], 0), 'VOTE_RECORDED'))[0]).toBe('APPROVAL_PENDING');
  });

  test('an approved payment goes through POLICY_CHECK to ROUTE_QUOTED, and never shows APPROVED or CREDENTIAL_CHECK (R172, D-164)', () => {
    const rechecked = stepped(stepped(held([APPROVAL], 0), 'VOTE_RECORDED'), 'RECHECK');
    const passed = stepped(rechecked, 'POLICY_PASSED', { quotes: [], exclusions: [], legalName: null });
    expect([rechecked, passed].map((at) => shown(at)[0])).toEqual(['POLICY_CHECK', 'ROUTE_QUOTED']);
    const words = shape.leaves.map(({ publicStatus }) => publicStatus);
    expect(words).toContain('APPROVAL_PENDING');
    for (const never of ['APPROVED', 'CREDENTIAL_CHECK']) expect(words).not.toContain(never);
  });
});
