import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'member'> = {
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
};
