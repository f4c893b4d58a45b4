import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'payment-policy'> = {
  context: ({ tenantId, memberId }, n) => ({
    // One is in force for a tenant.
    tenantId: `${tenantId}_${n}`,
    policyId: `ppo_sample_${n}`,
    version: 1,
    rules: { maximumAmountUsd: '10' },
    createdByMemberId: memberId,
    activatedAt: AT,
    credentialId: null,
    supersededAt: null,
  }),
  inLeaf: { SUPERSEDED: { supersededAt: AT } },
  events: {
    ATTEST: [
      {
        type: 'ATTEST',
        credential: {
          credentialId: 'cred_sample',
          context: {
            tenantId: 'ten_sample',
            kind: 'PAYMENT_POLICY',
            subjectType: 'TENANT',
            subjectId: 'ten_sample',
            subjectDid: 'did:subject:idn_sample',
            legalName: null,
            issuedAt: AT,
            expiresAt: null,
            revokedAt: null,
            revokedReason: null,
            issuerKind: 'ORGANIZATION',
            issuerRef: '0x',
            schemaVersion: 'service/credential/PAYMENT_POLICY/v1',
            document: null,
            docHash: null,
            signature: null,
            nonce: null,
            verificationSessionId: null,
            statusSource: 'PLATFORM',
            statusRefreshedAt: null,
          },
        },
      },
    ],
    SUPERSEDE: [{ type: 'SUPERSEDE', at: AT }],
  },
};
