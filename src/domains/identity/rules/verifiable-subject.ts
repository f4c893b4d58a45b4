import { type Refusal, refuse } from '../../../platform/refusal.ts';

/** The subject of a verification, and its name (D-313). */
export interface VerifiableSubject {
  readonly subjectType: 'TENANT' | 'TENANT_MEMBER';
  readonly subjectId: string;
  readonly legalName: string;
  /** The tenant's; alpha-2. */
  readonly country: string | null;
}

export type SubjectRefusal = Refusal<'MEMBER_NOT_FOUND' | 'MEMBER_NOT_ACTIVE' | 'LEGAL_NAME_REQUIRED'>;

interface Business {
  readonly id: string;
  readonly legalName: string | null;
  readonly country: string | null;
}

interface Person {
  readonly id: string;
  readonly status: string;
  readonly name: string | null;
}

/**
 * The tenant itself, or its ACTIVE member; either needs a name to be verified under (D-313). `member` is null when the
 * business is meant, undefined when the member that is meant does not exist.
 */
export function verifiableSubject(
  business: Business | undefined,
  member: Person | null | undefined,
): VerifiableSubject | SubjectRefusal {
  const country = business?.country ?? null;
  if (member === null) {
    if (!business?.legalName) return refuse('LEGAL_NAME_REQUIRED');
    return { subjectType: 'TENANT', subjectId: business.id, legalName: business.legalName, country };
  }
  if (member === undefined) return refuse('MEMBER_NOT_FOUND');
  if (member.status !== 'ACTIVE') return refuse('MEMBER_NOT_ACTIVE');
  if (!member.name) return refuse('LEGAL_NAME_REQUIRED');
  return { subjectType: 'TENANT_MEMBER', subjectId: member.id, legalName: member.name, country };
}
