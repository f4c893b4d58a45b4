import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'credential-anchor'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    credentialId: `cred_anchor_${tenantId}_${n}`,
    claims: [{ key: 'country', value: 'US', salt: `0x${'1a'.repeat(32)}` }],
    root: `0x${n.toString(16).padStart(64, '0')}`,
    txHash: null,
    anchoredAt: null,
  }),
  inLeaf: { ANCHORED: { txHash: `0x${'2b'.repeat(32)}`, anchoredAt: AT } },
  events: {
    CONFIRM: [{ type: 'CONFIRM', txHash: `0x${'2b'.repeat(32)}`, at: AT }],
    FAIL: [{ type: 'FAIL' }],
  },
};
