import { describe, expect, it } from 'vitest';
import { effects } from '../../../src/domains/approvals/approval-request.effects.ts';
import { presentApproval } from '../../../src/domains/approvals/approval-request.present.ts';
import type { AggregateView } from '../../../src/platform/lifecycle/definition.ts';
import { recordOf } from '../../../src/platform/lifecycle/record.ts';
import { sample } from './approval-request.sample.ts';

const createdAt = new Date('2026-03-02T09:00:00.000Z');
const at = new Date('2026-03-02T10:00:00.000Z');
const vote = { memberId: 'mem_2', decision: 'APPROVE', weight: 2, signature: '0xab', at } as const;

const request: AggregateView<'approval-request'> = {
  machine: 'approval-request',
  id: 'apr_1',
  status: 'PENDING',
  publicStatus: 'PENDING',
  step: 2,
  now: at,
  createdAt,
  updatedAt: at,
  context: {
    ...sample.context({ tenantId: 'ten_1', memberId: 'mem_1', paymentId: 'pay_1' }, 1),
    approvalGroup: 'treasury',
    receivedWeight: 2,
    closedReason: null,
    votes: [
      {
        memberId: 'mem_2',
        decision: 'APPROVE',
        weight: 2,
        invalidatedAt: null,
        at: at.toISOString(),
      },
      {
        memberId: 'mem_3',
        decision: 'APPROVE',
        weight: 1,
        invalidatedAt: at.toISOString(),
        at: createdAt.toISOString(),
      },
    ],
  },
};
const shown = {
  id: 'apr_1',
  paymentId: 'pay_1',
  requiredWeight: 3,
  approvalGroup: 'treasury',
  status: 'PENDING',
  receivedWeight: 2,
  signatures: [
    {
      memberId: 'mem_2',
      decision: 'APPROVE',
      weightAtSigning: 2,
      invalidatedAt: null,
      createdAt: at.toISOString(),
    },
    {
      memberId: 'mem_3',
      decision: 'APPROVE',
      weightAtSigning: 1,
      invalidatedAt: at.toISOString(),
      createdAt: createdAt.toISOString(),
    },
  ],
  closedReason: null,
  createdAt: createdAt.toISOString(),
};

/** What the samples reach stands in test/model/effects/approvals.txt. */
describe('an approval request (A 2.8)', () => {
  it('shows all its votes, lapsed ones included, without their signatures (D-219)', () => {
    expect(presentApproval(recordOf(request))).toEqual(shown);
  });
});

describe('a vote', () => {
  const audited = (action: string, data: object) => ({
    kind: 'audit',
    action,
    resourceId: 'apr_1',
    tenantId: 'ten_1',
    data,
  });

  it.each([
    ['0xab', true],
    [null, false],
  ])('is stored with its weight and with its signature %s, and audited without it (A 2.8)', (signature, isSigned) => {
    expect(effects.storeVote(request, { vote: { ...vote, signature } })).toEqual([
      {
        kind: 'insert',
        table: 'approval_votes',
        onConflict: 'fail',
        row: {
          approvalRequestId: 'apr_1',
          tenantId: 'ten_1',
          memberId: 'mem_2',
          decision: 'APPROVE',
          weight: 2,
          signature,
          invalidatedAt: null,
          createdAt: at,
        },
      },
      audited('approval.vote_given', { memberId: 'mem_2', decision: 'APPROVE', weight: 2, isSigned }),
    ]);
  });
});
