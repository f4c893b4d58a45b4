import { AT, type Samples } from './sample.ts';

const NEW_OWNERS = [
  { address: '0x000000000000000000000000000000000000bEEF', role: 'ADMIN_OWNER', label: null },
] as const;

export const wallets: Samples<'wallet' | 'drip'> = {
  wallet: {
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
      RETRY: [{ type: 'RETRY' }],
      OWNERS_READ: [{ type: 'OWNERS_READ', owners: NEW_OWNERS, threshold: 1 }],
    },
  },
  drip: {
    context: ({ tenantId }, n) => ({
      tenantId,
      walletId: 'wal_sample',
      address: `0x${n.toString(16).padStart(40, '0')}`,
      chainId: 84532,
      asset: 'usdc',
      amountBaseUnits: 250_000_000n,
      creditsBalance: true,
      txHash: null,
      failureReason: null,
      confirmedAt: null,
    }),
    inLeaf: {
      CONFIRMED: { txHash: `0x${'5'.repeat(64)}`, confirmedAt: AT },
      FAILED: { failureReason: 'sample' },
    },
    events: {
      CONFIRM: [{ type: 'CONFIRM', txHash: `0x${'5'.repeat(64)}`, at: AT }],
      FAIL: [{ type: 'FAIL', reason: 'sample' }],
    },
  },
};
