import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'email-alias'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    memberId: 'mem_sample',
    emailCiphertext: 'sample',
    emailIndex: `sample-${n}`,
    verifiedAt: AT,
    revokedAt: null,
  }),
  inLeaf: { REVOKED: { revokedAt: AT } },
  events: { REVOKE: [{ type: 'REVOKE', at: AT }] },
};
