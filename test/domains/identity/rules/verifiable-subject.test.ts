import { expect, test } from 'vitest';
import { verifiableSubject } from '../../../../src/domains/identity/rules/verifiable-subject.ts';
import { refuse } from '../../../../src/platform/refusal.ts';

const business = { id: 'ten_a', legalName: 'Blue Harbor Trading Ltd', country: 'US' };
const ana = { id: 'mem_a', status: 'ACTIVE', name: 'Ana Silva' };

test.each([
  [business, null, { subjectType: 'TENANT', subjectId: 'ten_a', legalName: 'Blue Harbor Trading Ltd', country: 'US' }],
  [{ ...business, legalName: null }, null, refuse('LEGAL_NAME_REQUIRED')],
  [business, ana, { subjectType: 'TENANT_MEMBER', subjectId: 'mem_a', legalName: 'Ana Silva', country: 'US' }],
  [business, undefined, refuse('MEMBER_NOT_FOUND')],
  [business, { ...ana, status: 'SUSPENDED', name: null }, refuse('MEMBER_NOT_ACTIVE')],
  [business, { ...ana, name: null }, refuse('LEGAL_NAME_REQUIRED')],
])('who can be verified (D-313): %j, %j', (tenant, member, subject) => {
  expect(verifiableSubject(tenant, member)).toEqual(subject);
});
