import { AT, LATER, type Sample } from '../../model/sample.ts';
import { AMOUNT } from './amount.ts';

const address = (digit: string, n: number): string => `0x${digit}${n.toString(16).padStart(39, '0')}`;

const HELD = {
  holdWalletId: 'wal_sample',
  holdAddress: '0x000000000000000000000000000000000000dEaD',
  expiresAt: LATER,
  sentAt: AT,
} as const;
/** Each has an escrow and a settlement of its own. */
const held = (name: string) => ({ ...HELD, holdWalletId: `wal_${name}` });
const settled = (kind: 'RELEASE' | 'REFUND') => ({ settlementKind: kind, settlementPaymentId: `pay_${kind}` }) as const;

export const sample: Sample<'invoice'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    amountBaseUnits: AMOUNT,
    payerAddress: address('a', n),
    payeeAddress: address('b', n),
    arbiterAddress: address('c', n),
    payeeName: 'Sample',
    chainId: 84532,
    holdWalletId: null,
    holdAddress: null,
    expiresAt: null,
    receivedBaseUnits: 0n,
    evidence: null,
    settlementKind: null,
    settlementPaymentId: null,
    sentAt: null,
    fundedAt: null,
    deliveredAt: null,
    releasedAt: null,
    refundedAt: null,
    cancelledAt: null,
    expiredAt: null,
  }),
  inLeaf: {
    SENT: held('sent'),
    FUNDED: { ...held('funded'), fundedAt: AT },
    DELIVERED: { ...held('delivered'), fundedAt: AT, deliveredAt: AT },
    RELEASED: { ...held('released'), fundedAt: AT, releasedAt: AT, ...settled('RELEASE') },
    REFUNDED: { ...held('funded'), fundedAt: AT, refundedAt: AT, ...settled('REFUND') },
    EXPIRED: { ...held('expired'), expiredAt: AT },
    CANCELLED: { cancelledAt: AT },
  },
  events: {
    SEND: [
      { type: 'SEND', holdWalletId: HELD.holdWalletId, holdAddress: HELD.holdAddress, expiresAt: LATER, at: AT },
      { type: 'SEND', holdWalletId: HELD.holdWalletId, holdAddress: HELD.holdAddress, expiresAt: AT, at: AT },
    ],
    CANCEL: [
      { type: 'CANCEL', heldBaseUnits: 0n, at: AT },
      { type: 'CANCEL', heldBaseUnits: 1n, at: AT },
    ],
    POLL: [
      { type: 'POLL', heldBaseUnits: AMOUNT, at: LATER },
      { type: 'POLL', heldBaseUnits: AMOUNT - 1n, at: LATER },
      { type: 'POLL', heldBaseUnits: AMOUNT - 1n, at: AT },
    ],
    ORPHAN_FUNDS: [
      { type: 'ORPHAN_FUNDS', heldBaseUnits: 0n },
      { type: 'ORPHAN_FUNDS', heldBaseUnits: AMOUNT },
    ],
    DELIVER: [{ type: 'DELIVER', evidence: null, settlementStatus: null, at: AT }],
    RELEASE: [{ type: 'RELEASE', paymentId: 'pay_release' }],
    REFUND: [
      { type: 'REFUND', paymentId: 'pay_refund', heldBaseUnits: 1n },
      { type: 'REFUND', paymentId: 'pay_refund', heldBaseUnits: 0n },
    ],
    SETTLE: [{ type: 'SETTLE', at: AT }],
    DROP_SETTLEMENT: [{ type: 'DROP_SETTLEMENT' }],
  },
};
