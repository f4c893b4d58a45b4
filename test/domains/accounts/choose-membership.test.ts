import { describe, expect, it } from 'vitest';
import type { MembershipRow } from '../../../src/domains/accounts/keys/authenticate.cross-tenant.ts';
import { chooseMembership } from '../../../src/domains/accounts/members/choose-membership.ts';

const row = (id: string, status: MembershipRow['status'] = 'ACTIVE'): MembershipRow => ({
  id: `mem_${id}`,
  tenantId: `ten_${id}`,
  tenantStatus: 'ACTIVE',
  role: 'MEMBER',
  status,
  provesEmail: false,
});
const nobody = { memberId: null };

describe('the tenant of a session (D-004)', () => {
  it('is that of the membership that the token names, whatever the header names', () => {
    expect(chooseMembership([row('a'), row('b')], { memberId: 'mem_b' }, 'ten_a')).toEqual(row('b'));
  });

  it('is that of the only membership when nothing names one', () => {
    expect(chooseMembership([row('a')], nobody, undefined)).toEqual(row('a'));
    expect(chooseMembership([row('a'), row('b', 'REMOVED')], nobody, undefined)).toEqual(row('a'));
    expect(chooseMembership([row('a')], { memberId: 'mem_of_somebody_else' }, undefined)).toEqual(row('a'));
  });

  it('is the one that the header names, when the user has several', () => {
    expect(chooseMembership([row('a'), row('b')], nobody, undefined)).toBe('ambiguous');
    expect(chooseMembership([row('a'), row('b')], nobody, 'ten_b')).toEqual(row('b'));
    expect(chooseMembership([row('a'), row('b')], nobody, 'ten_c')).toBeNull();
    expect(chooseMembership([row('a'), row('b'), row('c', 'REMOVED')], nobody, 'ten_c')).toBeNull();
  });

  it('is undefined for a user who belongs to no tenant', () => {
    expect(chooseMembership([], nobody, 'ten_a')).toBeNull();
    expect(chooseMembership([row('a', 'REMOVED')], nobody, undefined)).toBeNull();
  });

  it('is found for a token that names a removed membership (D-452)', () => {
    expect(chooseMembership([row('a', 'REMOVED')], { memberId: 'mem_a' }, undefined)).toEqual(row('a', 'REMOVED'));
  });
});
