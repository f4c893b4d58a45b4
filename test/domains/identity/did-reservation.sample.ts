import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'did-reservation'> = {
  context: ({ tenantId }, n) => ({
    reservedByTenantId: tenantId,
    claimedByTenantId: null,
    did: `did:payid:${n.toString(16).padStart(64, '0')}`,
    contactKind: 'EMAIL',
    contactCiphertext: 'sample',
    contactIndex: `sample-${n}`,
    contactMasked: 's***@sample.test',
    handle: null,
    redirectsTo: null,
    claimedAt: null,
  }),
  inLeaf: { CLAIMED: { claimedByTenantId: 'ten_sample', claimedAt: AT } },
  events: {
    NAME: [{ type: 'NAME', handle: 'sample-handle' }],
    CLAIM: [
      { type: 'CLAIM', tenantId: 'ten_sample', redirectsTo: null, at: AT },
      { type: 'CLAIM', tenantId: 'ten_sample', redirectsTo: `did:payid:${'1'.repeat(64)}`, at: AT },
    ],
  },
};
