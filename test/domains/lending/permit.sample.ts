import { LATER, type Sample } from '../../model/sample.ts';

const ADDRESS = `0x${'1'.repeat(40)}`;

export const sample: Sample<'permit'> = {
  context: ({ tenantId }, n) => ({
    borrowerTenantId: tenantId,
    lenderTenantId: 'ten_nobody',
    poolId: `pool_sample_${n}`,
    subjectAddress: ADDRESS,
    mode: 'synthetic',
    riskTier: 2,
    maxPrincipal: 25_000_000_000n,
    permitDigest: `0x${'a'.repeat(64)}`,
    signature: `0x${'b'.repeat(130)}`,
    issuerAddress: ADDRESS,
    expiresAt: LATER,
  }),
  events: { EXPIRE: [{ type: 'EXPIRE' }], REVOKE: [{ type: 'REVOKE' }] },
};
