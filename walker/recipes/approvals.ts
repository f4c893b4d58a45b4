import type { Recipe } from '../recipe.ts';
import { act, bySession, owner, start } from './notation.ts';

const path = { memberId: '{{memberId}}', authorityId: '{{it}}' };
const granted = [
  ...owner,
  bySession('createMember', { email: 'member-{{unique}}@walk.test', role: 'FINANCE' }, { keep: { memberId: 'id' } }),
  { call: 'createTestSession', with: { memberId: '{{memberId}}' } },
  bySession(
    'createAuthority',
    { memberId: '{{memberId}}', allowedActions: ['payment.approve'] },
    { keep: { it: 'authority.id' } },
  ),
];
const OPEN = ['ACTIVE', 'SUSPENDED'];
const terms = { ...path, approvalWeight: 2 };

export const authority: Recipe = {
  lifecycle: 'authority',
  id: 'it',
  owner: 'ownerSession',
  starts: [start('ACTIVE', granted)],
  acts: [
    ...OPEN.map((state) => act('UPDATE', state, state, [bySession('updateAuthority', terms)])),
    act('SUSPEND', 'ACTIVE', 'SUSPENDED', [bySession('suspendAuthority', path)]),
    act('REACTIVATE', 'SUSPENDED', 'ACTIVE', [bySession('reactivateAuthority', path)]),
    act('REVOKE', OPEN, 'REVOKED', [bySession('revokeAuthority', path)]),
  ],
  beyond: { 'ACTIVE --ATTEST--> ACTIVE': 'needs the signature of a wallet' },
  asks: {
    updateAuthority: { as: 'ownerSession', with: terms },
    suspendAuthority: { as: 'ownerSession', with: path, notIn: ['REVOKED'] },
    reactivateAuthority: { as: 'ownerSession', with: path, notIn: ['REVOKED'] },
    revokeAuthority: { as: 'ownerSession', with: path },
  },
};
