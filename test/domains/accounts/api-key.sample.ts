import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'api-key'> = {
  context: ({ tenantId, memberId }, n) => ({
    tenantId,
    memberId,
    issuedByMemberId: memberId,
    agentId: null,
    name: 'Sample',
    keyHash: `sample-${n}`,
    prefix: 'sample',
    last4: '0000',
    environment: 'sandbox',
    scopes: ['ramps:read'],
    ipAllowlist: ['10.0.0.0/8'],
    signingSecretCiphertext: null,
    apiVersion: null,
    expiresAt: null,
    revokedAt: null,
  }),
  inLeaf: { REVOKED: { revokedAt: AT } },
  events: { REVOKE: [{ type: 'REVOKE', at: AT }] },
};
