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

describe('an approval request (A 2.8)', () => {
  it('shows all its votes, lapsed ones included, without their signatures (D-219)', () => {
    expect(presentApproval(recordOf(request))).toEqual(shown);
  });

  it.each([
    ['announceRequested', 'requested', null],
    ['announceVoted', 'voted', null],
    ['announceApproved', 'approved', 'PENDING'],
    ['announceRejected', 'rejected', 'PENDING'],
  ] as const)('%s tells the sender’s organization alone', (effect, change, previousStatus) => {
    expect(effects[effect](request, undefined as never)).toEqual([
      {
        kind: 'audit',
        action: `approval.${change}`,
        resourceId: 'apr_1',
        tenantId: 'ten_1',
        data: { paymentId: 'pay_1', requiredWeight: 3, receivedWeight: 2, closedReason: null },
      },
      {
        kind: 'notify',
        type: `approval.${change}`,
        resourceId: 'apr_1',
        parties: ['ten_1'],
        presenter: 'approval',
        previousStatus,
        object: shown,
      },
    ]);
  });

  it.each([
    ['tellVoted', 'VOTE_RECORDED', {}],
    ['tellApproved', 'RECHECK', {}],
    ['tellRejected', 'APPROVAL_REJECTED', { reason: 'APPROVAL_REJECTED' }],
    ['tellNoVotesLeft', 'VOTES_INVALIDATED', {}],
  ] as const)('%s: its payment, if that still waits for it (D-215, D-220)', (effect, type, payload) => {
    expect(effects[effect](request, undefined as never)).toEqual([
      { kind: 'send', machine: 'offramp-payment', id: 'pay_1', type, payload, ifTaken: true },
    ]);
  });

  it('closes nothing when it has been decided', () => {
    expect(effects.ignoreClose(request, undefined as never)).toEqual([]);
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

  it('stays on record when it has lapsed (D-220)', () => {
    expect(effects.voidVote(request, { memberId: 'mem_2', at })).toEqual([
      {
        kind: 'update',
        table: 'approval_votes',
        patch: { invalidatedAt: at },
        key: { approvalRequestId: 'apr_1', memberId: 'mem_2' },
      },
      audited('approval.vote_invalidated', { memberId: 'mem_2' }),
    ]);
  });
});
