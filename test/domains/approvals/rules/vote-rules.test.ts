import { describe, expect, test } from 'vitest';
import { faultOfVote, type VotedRequest, type Voter } from '../../../../src/domains/approvals/rules/vote-rules.ts';
import { voteText } from '../../../../src/domains/approvals/rules/vote-text.ts';

const voter = (more: Partial<Voter> = {}): Voter => ({
  memberId: 'mem_v',
  isActive: true,
  signerAddress: '0x1',
  approvalGroups: [],
  weight: 1,
  authorityId: 'gra_1',
  ...more,
});
const request = (more: Partial<VotedRequest> = {}): VotedRequest => ({
  initiatorIds: ['mem_i'],
  approvalGroup: null,
  isPending: true,
  votedBy: [],
  ...more,
});

describe('who may vote (A 4.3)', () => {
  test('judges the actor before the state, rule by rule (D-216)', () => {
    // Each step mends what the one before refused, and breaks everything behind it.
    const broken = { approvalGroup: 'sales', isPending: false, votedBy: ['mem_v'] };
    const nobody = { isActive: false, weight: null, signerAddress: null };
    expect(faultOfVote(request({ ...broken, initiatorIds: ['mem_v'] }), null, true)).toBe('APPROVAL_REQUIRES_MEMBER');
    expect(faultOfVote(request({ ...broken, initiatorIds: ['mem_v'] }), voter(nobody), true)).toBe(
      'SELF_APPROVAL_FORBIDDEN',
    );
    expect(faultOfVote(request(broken), voter(nobody), true)).toBe('MEMBER_NOT_ACTIVE');
    expect(faultOfVote(request(broken), voter({ ...nobody, isActive: true }), true)).toBe('AUTHORITY_MISSING');
    const grouped = voter({ signerAddress: null });
    expect(faultOfVote(request(broken), grouped, true)).toBe('APPROVAL_GROUP_MISMATCH');
    const member = voter({ signerAddress: null, approvalGroups: ['other', 'sales'] });
    expect(faultOfVote(request(broken), member, true)).toBe('APPROVAL_NOT_PENDING');
    expect(faultOfVote(request({ ...broken, isPending: true }), member, true)).toBe('ALREADY_VOTED');
    expect(faultOfVote(request({ votedBy: ['mem_other'] }), member, true)).toBe('NO_SIGNER_ADDRESS');
    expect(faultOfVote(request({ votedBy: ['mem_other'] }), member, false)).toBeUndefined();
    expect(faultOfVote(request(), voter(), true)).toBeUndefined();
  });

  test('counts the member of a key and its issuer as initiators (D-510)', () => {
    for (const initiatorIds of [['mem_v'], ['mem_v', 'mem_issuer'], ['mem_member', 'mem_v']]) {
      expect(faultOfVote(request({ initiatorIds }), voter(), false)).toBe('SELF_APPROVAL_FORBIDDEN');
    }
    expect(faultOfVote(request({ initiatorIds: ['mem_member', 'mem_issuer'] }), voter(), false)).toBeUndefined();
  });

  test('lets only members of the group vote, and every member when the request has no group (D-212)', () => {
    expect(faultOfVote(request({ approvalGroup: 'a' }), voter({ approvalGroups: ['b'] }), false)).toBe(
      'APPROVAL_GROUP_MISMATCH',
    );
    expect(faultOfVote(request({ approvalGroup: 'a' }), voter({ approvalGroups: ['b', 'a'] }), false)).toBeUndefined();
    expect(faultOfVote(request(), voter({ approvalGroups: [] }), false)).toBeUndefined();
  });

  test('the text of a vote has five lines (R243, D-217)', () => {
    const vote = { requestId: 'apr_1', paymentId: 'pay_1', memberId: 'mem_1' };
    expect(voteText('Service', { ...vote, decision: 'APPROVE' })).toBe(
      'Service approval vote\nrequest: apr_1\npayment: pay_1\ndecision: APPROVE\nmember: mem_1',
    );
    expect(voteText('Other', { ...vote, decision: 'REJECT' })).toBe(
      'Other approval vote\nrequest: apr_1\npayment: pay_1\ndecision: REJECT\nmember: mem_1',
    );
  });
});
