import type { RequirementType } from '../../../machines/identity/verification-session.machine.ts';
import { AT, LATER, type Sample } from '../../model/sample.ts';

export const sample: Sample<'verification-session'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    kind: 'KYB',
    subjectType: 'TENANT',
    subjectId: `${tenantId}-${n}`,
    legalName: 'Sample Inc',
    country: 'US',
    requirements: (['business_registry', 'beneficial_ownership'] satisfies RequirementType[]).map((type) => ({
      type,
      status: 'PENDING' as const,
      subjectRef: tenantId,
    })),
    client: { provider: 'mock', sessionRef: 's', token: 't', templateId: 'x', environmentId: 'sandbox' },
    credentialId: null,
    expiresAt: LATER,
    completedAt: null,
  }),
  inLeaf: { VERIFIED: { credentialId: 'crd_sample', completedAt: AT } },
  events: {
    START: [
      {
        type: 'START',
        client: { provider: 'mock', sessionRef: 's', token: 't', templateId: 'x', environmentId: 'sandbox' },
      },
    ],
    ADVANCE: [{ type: 'ADVANCE', at: AT, issuance: null }],
    END: (['REJECTED', 'EXPIRED', 'CANCELED', 'ERROR'] as const).map((outcome) => ({
      type: 'END' as const,
      outcome,
      at: AT,
    })),
    EXPIRE: [{ type: 'EXPIRE' }],
  },
};
