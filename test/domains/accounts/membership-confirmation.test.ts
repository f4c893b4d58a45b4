import { describe, expect, it } from 'vitest';
import { membershipConfirmation } from '../../../src/domains/accounts/members/membership-confirmation.ts';
import type { Membership } from '../../../src/platform/http/ports.ts';

const membership: Membership = {
  memberId: 'mem_1',
  tenantId: 'ten_1',
  tenantStatus: 'ACTIVE',
  role: 'ADMIN',
  active: true,
  scopes: [],
};
const row = { role: 'ADMIN', status: 'ACTIVE', tenant_status: 'ACTIVE' };

const confirms = (found: object | undefined): boolean => {
  const confirmation = membershipConfirmation(membership);
  const confirmed = confirmation.confirm(found === undefined ? [] : [found as never]);
  expect(confirmation.isConfirmed).toBe(confirmed);
  return confirmed;
};

describe('the membership of a session, judged again in the transaction of the request (D-504)', () => {
  it('is confirmed when it has not changed', () => {
    expect(membershipConfirmation(membership).isConfirmed).toBe(false);
    expect(membershipConfirmation(membership).statement.values).toEqual(['mem_1']);
    expect(confirms(row)).toBe(true);
  });

  it.each([
    ['another role', { ...row, role: 'VIEWER' }],
    ['a suspended member', { ...row, status: 'SUSPENDED' }],
    ['a removed member', { ...row, status: 'REMOVED' }],
    ['a suspended tenant', { ...row, tenant_status: 'SUSPENDED' }],
    ['no member', undefined],
  ])('is not confirmed for %s', (_what, found) => {
    expect(confirms(found)).toBe(false);
  });

  it('is confirmed as suspended only while it is suspended', () => {
    const suspended = membershipConfirmation({ ...membership, active: false });
    expect(suspended.confirm([{ ...row, status: 'SUSPENDED' }])).toBe(true);
    expect(suspended.confirm([row])).toBe(false);
  });
});
