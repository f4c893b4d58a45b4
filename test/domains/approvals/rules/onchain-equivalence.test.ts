import { describe, expect, test } from 'vitest';
import { type Confirmer, onchainCredit } from '../../../../src/domains/approvals/index.ts';

const A = '0xAaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const B = '0xBbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
const request = { requiredWeight: 3, approvalGroup: null, initiatorIds: ['mem_i', 'mem_k'] };
const member = (memberId: string, signerAddress: string | null, more: Partial<Confirmer> = {}): Confirmer => ({
  memberId,
  signerAddress,
  isActive: true,
  approvalWeight: 2,
  approvalGroups: [],
  ...more,
});

describe('signing the multisig’s transaction is the vote (R166, D-229)', () => {
  test('credits the weights of members whose signer confirmed, each once, whatever the case of an address', () => {
    const members = [member('mem_a', A), member('mem_b', B, { approvalWeight: 1 }), member('mem_c', null)];
    expect(onchainCredit(request, members, [A.toLowerCase()])).toEqual({
      weight: 2,
      isReached: false,
      memberIds: ['mem_a'],
    });
    expect(onchainCredit(request, members, [A, A, B])).toEqual({
      weight: 3,
      isReached: true,
      memberIds: ['mem_a', 'mem_b'],
    });
    expect(onchainCredit(request, members, ['0xC'])).toEqual({ weight: 0, isReached: false, memberIds: [] });
  });

  test.each([
    ['a member who is not ACTIVE', { isActive: false }],
    ['a member without authority to approve', { approvalWeight: null }],
    ['the initiator', { memberId: 'mem_i' }],
    ['who issued the key that initiated it (D-510)', { memberId: 'mem_k' }],
  ])('counts as no vote for %s', (_, more) => {
    const nothing = { weight: 0, isReached: false, memberIds: [] };
    expect(onchainCredit(request, [member('mem_a', A, more)], [A])).toEqual(nothing);
  });

  test('credits only members of the group, and each signer for one member', () => {
    const grouped = { ...request, approvalGroup: 'sales' };
    expect(onchainCredit(grouped, [member('mem_a', A)], [A]).weight).toBe(0);
    expect(onchainCredit(grouped, [member('mem_a', A, { approvalGroups: ['sales'] })], [A]).weight).toBe(2);
    expect(onchainCredit(request, [member('mem_a', A), member('mem_b', A)], [A])).toMatchObject({
      weight: 2,
      memberIds: ['mem_a'],
    });
    // Whoever may not vote does not take the place of whoever may.
    expect(
      onchainCredit(request, [member('mem_a', A, { isActive: false }), member('mem_b', A)], [A]).memberIds,
    ).toEqual(['mem_b']);
  });
});
