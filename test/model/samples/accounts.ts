import { AT, type Samples } from './sample.ts';

export const accounts: Samples<'tenant' | 'member' | 'agent' | 'api-key'> = {
  tenant: {
    context: () => ({ name: 'Sample', legalName: 'Sample Inc', country: 'US', environment: 'sandbox', features: {} }),
    events: {
      UPDATE: [{ type: 'UPDATE', name: 'New', legalName: 'New Inc', country: null }],
      SUSPEND: [{ type: 'SUSPEND' }],
      RESUME: [{ type: 'RESUME' }],
      SET_FEATURES: [{ type: 'SET_FEATURES', features: { onchainDeposit: true } }],
    },
  },
  member: {
    context: ({ tenantId }, n) => ({
      tenantId,
      userId: null,
      emailCiphertext: 'sample',
      emailIndex: `sample-${n}`,
      emailVerifiedAt: null,
      name: null,
      role: 'VIEWER',
      signerAddress: null,
      approvalGroups: ['treasury'],
      approverGroup: null,
      activatedAt: null,
      suspendedAt: null,
      removedAt: null,
    }),
    events: {
      ACTIVATE: [AT, null].map((emailVerifiedAt) => ({
        type: 'ACTIVATE',
        userId: 'usr_sample',
        emailVerifiedAt,
        at: AT,
      })),
      VERIFY_EMAIL: [{ type: 'VERIFY_EMAIL', at: AT }],
      UPDATE: [{ type: 'UPDATE', name: 'New', role: 'FINANCE', approvalGroups: [], approverGroup: null }],
      REGISTER_SIGNER: [{ type: 'REGISTER_SIGNER', signerAddress: '0x000000000000000000000000000000000000dEaD' }],
      SUSPEND: [{ type: 'SUSPEND', at: AT }],
      REACTIVATE: [{ type: 'REACTIVATE' }],
      REMOVE: [{ type: 'REMOVE', at: AT }],
    },
  },
  agent: {
    context: ({ tenantId }) => ({ tenantId, name: 'Sample', suspendedAt: null }),
    inLeaf: { SUSPENDED: { suspendedAt: AT } },
    events: { SUSPEND: [{ type: 'SUSPEND', at: AT }], RESUME: [{ type: 'RESUME' }] },
  },
  'api-key': {
    context: ({ tenantId, memberId }, n) => ({
      tenantId,
      memberId,
      agentId: null,
      name: 'Sample',
      keyHash: `sample-${n}`,
      prefix: 'sample',
      last4: '0000',
      environment: 'sandbox',
      scopes: ['ramps:read'],
      ipAllowlist: ['10.0.0.0/8'],
      signingSecretCiphertext: null,
      expiresAt: null,
      revokedAt: null,
    }),
    inLeaf: { REVOKED: { revokedAt: AT } },
    events: { REVOKE: [{ type: 'REVOKE', at: AT }] },
  },
};
