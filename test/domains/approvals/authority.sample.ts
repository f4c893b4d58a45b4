import { AT, type Sample } from '../../model/sample.ts';

const TERMS = {
  allowedActions: ['payment.create'],
  perTxLimitBaseUnits: 1_000_000n,
  dailyLimitBaseUnits: null,
  monthlyLimitBaseUnits: null,
  allowedCurrencies: [],
  allowedAssets: [],
  allowedChains: [],
  allowedDestinationIds: [],
  approvalWeight: 1,
  requiresCountersignature: false,
  countersignAboveBaseUnits: null,
} as const;

export const sample: Sample<'authority'> = {
  context: ({ tenantId, memberId }, n) => ({
    ...TERMS,
    tenantId,
    memberId,
    version: n + 1,
    versionedAt: AT,
    credentialId: null,
    suspendedAt: null,
    revokedAt: null,
    // The row keeps it itself, from its actions.
    everCoveredPayments: true,
  }),
  inLeaf: { SUSPENDED: { suspendedAt: AT }, REVOKED: { revokedAt: AT } },
  events: {
    // Above every version of a sample row.
    UPDATE: [{ type: 'UPDATE', terms: TERMS, version: 1_000_000, at: AT }],
    ATTEST: [
      {
        type: 'ATTEST',
        credential: {
          credentialId: 'cred_sample',
          context: {
            tenantId: 'ten_sample',
            kind: 'AUTHORITY_DELEGATION',
            subjectType: 'TENANT_MEMBER',
            subjectId: 'mem_sample',
            subjectDid: 'did:subject:idn_sample',
            legalName: null,
            issuedAt: AT,
            expiresAt: null,
            revokedAt: null,
            revokedReason: null,
            issuerKind: 'ORGANIZATION',
            issuerRef: '0x',
            schemaVersion: 'service/credential/AUTHORITY_DELEGATION/v1',
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
    SUSPEND: [{ type: 'SUSPEND', at: AT }],
    REACTIVATE: [{ type: 'REACTIVATE' }],
    REVOKE: [{ type: 'REVOKE', at: AT }],
  },
  // Two rows of one member cannot both become that version.
  legal: { SUSPENDED: 'REVOKE' },
};
