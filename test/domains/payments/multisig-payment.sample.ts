import type { Sample } from '../../model/sample.ts';

const SIGNERS = ['0x000000000000000000000000000000000000bEEF', '0x000000000000000000000000000000000000dEaD'] as const;

export const sample: Sample<'multisig-payment'> = {
  context: ({ tenantId, memberId }, n) => ({
    tenantId,
    initiatorMemberId: memberId,
    origin: 'PAYMENT',
    originId: null,
    sourceWalletId: 'wal_sample',
    destinationType: 'address',
    destinationHandle: null,
    destinationEmailCiphertext: null,
    destinationEmailMasked: null,
    destinationAddress: '0x000000000000000000000000000000000000dEaD',
    destinationChainId: 84532,
    asset: 'eth',
    amountBaseUnits: 1000n,
    memo: null,
    safeTo: '0x000000000000000000000000000000000000dEaD',
    safeValue: 1000n,
    safeData: '0x',
    nonce: BigInt(n),
    multisigTxHash: `0x${n.toString(16).padStart(64, '0')}`,
    signaturesRequired: 2,
    signers: [],
    blockedByNonce: null,
    executedTxHash: null,
    failureReason: null,
  }),
  inLeaf: {
    SIGNING: { origin: 'SETTLEMENT', originId: 'inv_sample', signaturesRequired: 3, signers: [SIGNERS[0]] },
    READY_TO_EXECUTE: { signers: SIGNERS },
    EXECUTING: { signers: SIGNERS },
    COMPLETED: { signers: SIGNERS, executedTxHash: `0x${'5'.repeat(64)}` },
    FAILED: { failureReason: 'NONCE_CONFLICT' },
  },
  events: {
    PROPOSED: [{ type: 'PROPOSED' }],
    SIGN: [{ type: 'SIGN', signer: SIGNERS[1], signature: `0x${'5'.repeat(130)}` }],
    QUORUM_CHANGED: [{ type: 'QUORUM_CHANGED', quorum: { owners: SIGNERS, threshold: 3 } }],
    WAIT_TURN: [{ type: 'WAIT_TURN', nonce: 0n }],
    EXECUTE: [{ type: 'EXECUTE' }],
    EXECUTION_CONFIRMED: [{ type: 'EXECUTION_CONFIRMED', txHash: `0x${'5'.repeat(64)}` }],
    FAIL: [{ type: 'FAIL', reason: 'NONCE_CONFLICT' }],
    CANCEL: [{ type: 'CANCEL' }],
  },
};
