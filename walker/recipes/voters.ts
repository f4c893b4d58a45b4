import type { Step } from '../recipe.ts';

/** A member who may vote with a weight. */
const voter = (name: string, approvalWeight: number): readonly Step[] => [
  {
    call: 'createMember',
    as: 'senderSession',
    with: { email: `${name}-{{unique}}@walk.test`, role: 'FINANCE', name },
    keep: { [`${name}Member`]: 'id' },
  },
  { call: 'createTestSession', with: { memberId: `{{${name}Member}}` }, keep: { [`${name}Session`]: 'token' } },
  {
    call: 'createAuthority',
    as: 'senderSession',
    with: { memberId: `{{${name}Member}}`, allowedActions: ['payment.approve'], approvalWeight },
    keep: { [`${name}Authority`]: 'authority.id' },
  },
];

/** Every payment needs the weight of three, which one voter has and another lacks. */
export const approvals: readonly Step[] = [
  {
    call: 'setPaymentPolicy',
    as: 'senderSession',
    with: { rules: { approvals: [{ aboveUsd: '0', minimumApprovals: 3 }] } },
  },
  ...voter('one', 1),
  ...voter('three', 3),
];

/** Finds the approval request of the payment. */
export const request: Step = {
  call: 'listApprovals',
  as: 'senderKey',
  with: { paymentId: '{{payment}}' },
  until: { at: 'approvals.0.id' },
  keep: { approval: 'approvals.0.id' },
};

export const vote = (name: string, decision: 'APPROVE' | 'REJECT'): Step => ({
  call: 'signApproval',
  as: `${name}Session`,
  with: { id: '{{approval}}', decision },
});
