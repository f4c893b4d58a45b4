import type { Ask, Recipe } from '../recipe.ts';
import { act, by, start } from './notation.ts';
import { funded, onboarded, phoneOf, serviceBalance, tenant } from './people.ts';
import { approvals, request, vote } from './voters.ts';

const sender = by('senderKey');
const cancel = sender('cancelOfframpPayment', { id: '{{payment}}' });

/** A payment to somebody who can be paid, which needs more votes than one voter has. */
const requested = [
  ...tenant('sender'),
  ...tenant('recipient'),
  funded('sender'),
  ...phoneOf('recipient'),
  ...onboarded('recipient'),
  serviceBalance('recipient'),
  ...approvals,
  sender('createOfframpPayment', { phone: '{{phone}}', amountUsd: '1.00' }, { keep: { payment: 'paymentId' } }),
  request,
];
const revoked = {
  call: 'revokeAuthority',
  as: 'senderSession',
  with: { memberId: '{{oneMember}}', authorityId: '{{oneAuthority}}' },
};
const ask = (decision: string): Ask => ({ as: 'threeSession', with: { id: '{{approval}}', decision } });

export const approvalRequest: Recipe = {
  lifecycle: 'approval-request',
  id: 'approval',
  owner: 'senderKey',
  starts: [start('PENDING', requested)],
  acts: [
    act('APPROVE', 'PENDING', 'PENDING', [vote('one', 'APPROVE')], { when: { voted: false }, sets: { voted: true } }),
    act('APPROVE', 'PENDING', 'APPROVED', [vote('three', 'APPROVE')]),
    act('REJECT', 'PENDING', 'REJECTED', [vote('three', 'REJECT')]),
    act('INVALIDATE', 'PENDING', 'PENDING', [revoked], { when: { voted: true }, sets: { voted: 'invalidated' } }),
    act('CLOSE', 'PENDING', 'REJECTED', [cancel]),
    act('CLOSE', 'APPROVED', 'APPROVED', [cancel], { when: { closed: false }, sets: { closed: true } }),
  ],
  asks: {
    'signApproval APPROVE': ask('APPROVE'),
    'signApproval REJECT': ask('REJECT'),
    rejectApproval: { as: 'threeSession', with: { id: '{{approval}}' } },
  },
};
