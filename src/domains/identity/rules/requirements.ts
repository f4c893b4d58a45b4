import type { Requirement, RequirementType } from '../../../../machines/identity/verification-session.machine.ts';

const TYPES: Readonly<Record<'KYC' | 'KYB', readonly RequirementType[]>> = {
  KYC: ['identity_document', 'liveness'],
  KYB: ['business_registry', 'authorized_representative_kyc', 'beneficial_ownership'],
};

/**
 * What a session asks for, in the order in which it is met (D-314). The member who begins a business verification is its
 * authorized representative.
 */
export const requirementsOf = (kind: 'KYC' | 'KYB', subjectId: string, actingMember: string | null): Requirement[] =>
  TYPES[kind].map((type) => ({
    type,
    status: 'PENDING',
    subjectRef: type === 'authorized_representative_kyc' ? (actingMember ?? subjectId) : subjectId,
  }));

/** Tells whether the next step satisfies the last requirement, and so issues the credential (D-314). */
export const isLastStep = (requirements: readonly Requirement[]): boolean =>
  requirements.filter(({ status }) => status === 'PENDING').length === 1;
