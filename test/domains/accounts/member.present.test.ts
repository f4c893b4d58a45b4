import { describe, expect, it } from 'vitest';
import { memberEventObject, presentMember } from '../../../src/domains/accounts/member.present.ts';

const at = (ms: number) => new Date(Date.UTC(2026, 2, 2, 9) + ms);
const vault = { decrypt: (sealed: string) => `opened ${sealed}` } as never;
const member = (changed: object = {}) =>
  ({
    id: 'mem_1',
    tenantId: 'ten_1',
    userId: 'usr_1',
    emailCiphertext: 'sealed',
    emailIndex: 'index',
    name: 'Ana',
    role: 'OWNER',
    status: 'INVITED',
    signerAddress: null,
    approvalGroups: ['grp_1'],
    approverGroup: null,
    createdAt: at(0),
    activatedAt: null,
    suspendedAt: null,
    removedAt: null,
    ...changed,
  }) as never;
const told = {
  id: 'mem_1',
  tenantId: 'ten_1',
  role: 'OWNER',
  status: 'INVITED',
  signerAddress: null,
  approvalGroups: ['grp_1'],
  approverGroup: null,
  createdAt: at(0).toISOString(),
  activatedAt: null,
  suspendedAt: null,
  removedAt: null,
};

describe('a member', () => {
  it('is shown with the e-mail and the name (D-015)', () => {
    expect(presentMember(member(), vault)).toEqual({ ...told, email: 'opened sealed', name: 'Ana' });
  });

  it('is shown in events without e-mail and name (D-466)', () => {
    expect(memberEventObject(member())).toEqual(told);
  });

  it('says when it was activated, suspended and removed', () => {
    expect(memberEventObject(member({ activatedAt: at(1), suspendedAt: at(2), removedAt: at(3) }))).toEqual({
      ...told,
      activatedAt: at(1).toISOString(),
      suspendedAt: at(2).toISOString(),
      removedAt: at(3).toISOString(),
    });
  });
});
