import { describe, expect, it } from 'vitest';
import { isAdministrator, mayGrantRole, mayManageMember } from '../../../src/domains/accounts/role-rules.ts';
import type { Role } from '../../../src/kernel/http/caller.ts';

const ROLES: readonly Role[] = ['OWNER', 'ADMIN', 'FINANCE', 'MEMBER', 'VIEWER'];
const session = (role: Role) => ({ kind: 'member', role, memberId: 'mem_self' }) as const;
/** A key acts for an OWNER here: what it may do to members does not follow from that. */
const key = { kind: 'apiKey', role: 'OWNER', memberId: 'mem_self' } as const;
const other = (role: Role) => ({ id: 'mem_other', role });

describe('who may touch whom (D-016, D-018)', () => {
  it('an OWNER touches everybody and gives every role', () => {
    for (const from of ROLES) {
      for (const to of ROLES) expect(mayManageMember(session('OWNER'), other(from), to)).toBe(true);
    }
  });

  it('an ADMIN touches everybody but an OWNER, and makes none', () => {
    for (const from of ROLES) {
      for (const to of ROLES) {
        expect(mayManageMember(session('ADMIN'), other(from), to)).toBe(from !== 'OWNER' && to !== 'OWNER');
      }
    }
  });

  it('a key touches neither OWNER nor ADMIN, and makes neither', () => {
    const plain = (role: Role) => role !== 'OWNER' && role !== 'ADMIN';
    for (const from of ROLES) {
      for (const to of ROLES) expect(mayManageMember(key, other(from), to)).toBe(plain(from) && plain(to));
    }
    expect(ROLES.filter((role) => mayGrantRole(key, role))).toEqual(['FINANCE', 'MEMBER', 'VIEWER']);
  });

  it('nobody changes the own role but an OWNER; other changes of oneself are fine (D-475)', () => {
    expect(mayManageMember(session('ADMIN'), { id: 'mem_self', role: 'ADMIN' }, 'FINANCE')).toBe(false);
    expect(mayManageMember(session('ADMIN'), { id: 'mem_self', role: 'ADMIN' })).toBe(true);
    expect(mayManageMember(session('OWNER'), { id: 'mem_self', role: 'OWNER' }, 'VIEWER')).toBe(true);
  });
});

it('OWNER and ADMIN administer (D-460)', () => {
  expect(ROLES.filter((role) => isAdministrator(session(role)))).toEqual(['OWNER', 'ADMIN']);
  expect(isAdministrator({ kind: 'member', role: null, memberId: null })).toBe(false);
});
