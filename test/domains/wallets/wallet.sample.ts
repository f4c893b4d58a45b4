import { AT, type Sample } from '../../model/sample.ts';

const NEW_OWNERS = [
  { address: '0x000000000000000000000000000000000000bEEF', role: 'ADMIN_OWNER', label: null },
] as const;

export const sample: Sample<'wallet'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    kind: 'STANDARD',
    memberId: null,
    name: 'Sample',
    chainId: 84532,
    address: `0x${n.toString(16).padStart(40, '0')}`,
    owners: [{ address: '0x000000000000000000000000000000000000dEaD', role: 'ADMIN_OWNER', label: null }],
    threshold: 1,
    failedAttempts: 0,
    attempt: 1,
    deploymentTxHash: null,
    failureReason: null,
    deployedAt: null,
  }),
  inLeaf: {
    DEPLOYED: { deployedAt: AT },
    // An account can be tried again (D-249); a tenant has one of them.
    FAILED: { kind: 'ORGANIZATION', failureReason: 'sample' },
  },
  events: {
    SEND_DEPLOYMENT: [{ type: 'SEND_DEPLOYMENT', txHash: `0x${'5'.repeat(64)}` }],
    LAND: [{ type: 'LAND', at: AT, ownersOutOfDate: false }],
    ATTEMPT_FAILED: [{ type: 'ATTEMPT_FAILED', reason: 'sample', ownersOutOfDate: false }],
    RETRY: [{ type: 'RETRY', holdsMoney: false }],
    OWNERS_READ: [{ type: 'OWNERS_READ', owners: NEW_OWNERS, threshold: 1 }],
  },
};
