import { describe, expect, it } from 'vitest';
import {
  isAdministrator,
  mayChangeMember,
  mayManageRole,
  riskOfChange,
  riskOfRole,
  type Standing,
} from '../../../src/domains/accounts/members/role-rules.ts';
import type { Role } from '../../../src/platform/http/caller.ts';

const ROLES: readonly Role[] = ['OWNER', 'ADMIN', 'FINANCE', 'MEMBER', 'VIEWER'];
const session = (role: Role | null) => ({ kind: 'member', role, memberId: 'mem_self', keyIssuerId: null }) as const;
/** A key acts for an OWNER here: what it may do to members does not follow from that. */
const key = { kind: 'apiKey', role: 'OWNER', memberId: 'mem_self', keyIssuerId: 'mem_issuer' } as const;
const standing = (role: Role): Standing => ({ role, approvalGroups: ['ops', 'sales'], approverGroup: 'board' });
const member = (id: string, role: Role) => ({ id, ...standing(role) });

/** Which role the caller may give to a member of another one. */
const changes = (caller: Parameters<typeof mayChangeMember>[0], from: Role, to: Role): boolean =>
  mayChangeMember(caller, member('mem_other', from), standing(to));

describe('who may manage whom (D-016, D-018)', () => {
  it('an OWNER manages every member and gives every role', () => {
    for (const from of ROLES) for (const to of ROLES) expect(changes(session('OWNER'), from, to)).toBe(true);
  });

  it('an ADMIN manages every member but an OWNER, and makes no OWNER', () => {
    for (const from of ROLES) {
      for (const to of ROLES) expect(changes(session('ADMIN'), from, to)).toBe(from !== 'OWNER' && to !== 'OWNER');
    }
    expect(ROLES.filter((role) => !mayManageRole(session('ADMIN'), role))).toEqual(['OWNER']);
  });

  it('a key manages neither OWNER nor ADMIN, and makes neither', () => {
    const plain = (role: Role) => role !== 'OWNER' && role !== 'ADMIN';
    for (const from of ROLES) for (const to of ROLES) expect(changes(key, from, to)).toBe(plain(from) && plain(to));
    expect(ROLES.filter((role) => mayManageRole(key, role))).toEqual(['FINANCE', 'MEMBER', 'VIEWER']);
  });
});

describe('nobody changes their own role or groups (D-510)', () => {
  const changed: readonly (readonly [string, Partial<Standing>])[] = [
    ['the role', { role: 'VIEWER' }],
    ['the approver group', { approverGroup: null }],
    ['an approval group more', { approvalGroups: ['ops', 'sales', 'board'] }],
    ['an approval group less', { approvalGroups: ['ops'] }],
    ['no approval group', { approvalGroups: [] }],
  ];

  it.each(changed)('%s, by a session, by a key of the member or by a key that the member issued', (_, next) => {
    const may = (caller: Parameters<typeof mayChangeMember>[0], id: string, role: Role) =>
      mayChangeMember(caller, member(id, role), { ...standing(role), ...next });
    for (const role of ['OWNER', 'ADMIN'] as const) expect(may(session(role), 'mem_self', role)).toBe(false);
    expect(may(key, 'mem_self', 'FINANCE')).toBe(false);
    expect(may(key, 'mem_issuer', 'FINANCE')).toBe(false);
    expect(may(key, 'mem_other', 'FINANCE')).toBe(true);
  });

  it('allows other changes of the own record, such as the name, and the same groups in another order', () => {
    const same = { ...standing('ADMIN'), approvalGroups: ['sales', 'ops', 'ops'] };
    expect(mayChangeMember(session('ADMIN'), member('mem_self', 'ADMIN'), same)).toBe(true);
  });
});

it('only OWNER and ADMIN are administrators (D-460)', () => {
  expect(ROLES.filter((role) => isAdministrator(session(role)))).toEqual(['OWNER', 'ADMIN']);
  expect(isAdministrator(session(null))).toBe(false);
});

describe('the risk of a change to a member (D-518)', () => {
  it('is grants-rights for the roles OWNER, ADMIN and FINANCE, and none for the others', () => {
    expect(ROLES.filter((role) => riskOfRole(role) === 'grants-rights')).toEqual(['OWNER', 'ADMIN', 'FINANCE']);
    expect(ROLES.filter((role) => riskOfRole(role) === 'none')).toEqual(['MEMBER', 'VIEWER']);
  });

  it.each(ROLES)(
    'is grants-rights from %s to a higher role with rights, and takes-rights to any other role',
    (from) => {
      const risks = ROLES.map((to) => riskOfChange(standing(from), standing(to)));
      const expected = ROLES.map((to, rank) => {
        if (to === from) return 'none';
        return rank < ROLES.indexOf(from) && rank <= ROLES.indexOf('FINANCE') ? 'grants-rights' : 'takes-rights';
      });
      expect(risks).toEqual(expected);
    },
  );

  it.each([
    ['another group', { approvalGroups: ['ops', 'sales', 'board'] }, 'grants-rights'],
    ['one group in the place of another', { approvalGroups: ['ops', 'board'] }, 'grants-rights'],
    ['a group less', { approvalGroups: ['ops'] }, 'takes-rights'],
    ['no group', { approvalGroups: [] }, 'takes-rights'],
    ['the same groups in another order', { approvalGroups: ['sales', 'ops'] }, 'none'],
    ['another group of approvers', { approverGroup: 'ops' }, 'grants-rights'],
    ['no group of approvers', { approverGroup: null }, 'grants-rights'],
  ] as const)('is the same in every role for %s', (_, change, risk) => {
    for (const role of ROLES) expect(riskOfChange(standing(role), { ...standing(role), ...change })).toBe(risk);
  });
});
