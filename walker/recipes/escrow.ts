import type { Recipe, Step } from '../recipe.ts';
import { act, asked, byKey, owner, start } from './notation.ts';

const id = { id: '{{invoice}}' };
const PAYER = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1';
const PAYEE = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0';
const DAY = 86_400;
const SIGNED = 'needs the signatures of two parties';

const drafted: readonly Step[] = [
  ...owner,
  byKey(
    'createInvoice',
    { amountUsd: '12.00', payerAddress: PAYER, payeeAddress: PAYEE, payeeName: 'Walk' },
    { keep: { invoice: 'id' } },
  ),
];
const sent: Step = byKey('sendInvoice', id, { keep: { hold: 'holdWalletId' } });
const paid = (amount: string): readonly Step[] => [
  byKey('fundWallet', { id: '{{hold}}', amount }, { keep: { drip: 'id' } }),
  byKey('getDrip', { dripId: '{{drip}}' }, { until: { at: 'status', is: 'CONFIRMED' } }),
];
const poll = byKey('pollTestInvoice', id);
/** The escrow is a wallet, which can pay once it is deployed. */
const settle = (call: string): readonly Step[] => [
  byKey('getWallet', { id: '{{hold}}' }, { until: { at: 'status', is: 'DEPLOYED' } }),
  byKey(call, id, { keep: { settlement: 'settlement.paymentId' } }),
];
const drop = byKey('cancelPayment', { id: '{{settlement}}' });
const late = byKey('advanceTestClock', { advanceSeconds: 31 * DAY });

/** States with money in the escrow, and what may be done with it there. */
const HOLDING = ['FUNDED', 'DELIVERED', 'EXPIRED'];

export const invoice: Recipe = {
  lifecycle: 'invoice',
  needs: 'chain',
  id: 'invoice',
  owner: 'ownerKey',
  starts: [start('DRAFT', drafted)],
  // The service reads the escrow by itself.
  restless: ['SENT'],
  acts: [
    act('SEND', 'DRAFT', 'SENT', [sent]),
    act('CANCEL', ['DRAFT', 'SENT'], 'CANCELLED', [byKey('cancelInvoice', id)], { when: { lost: false } }),
    act('POLL', 'SENT', 'FUNDED', [...paid('12'), poll], { when: { lost: false } }),
    act('POLL', 'SENT', 'SENT', [...paid('1'), poll], {
      when: { part: false, lost: false },
      sets: { part: true, lost: true },
    }),
    act('POLL', 'SENT', 'EXPIRED', [late, poll]),
    act('ORPHAN_FUNDS', 'FUNDED', 'SENT', [byKey('pollTestInvoice', { ...id, reorganized: true })], {
      when: { settling: false },
      sets: { lost: true },
    }),
    act('DELIVER', 'FUNDED', 'DELIVERED', [byKey('deliverInvoice', id)], { when: { settling: false } }),
    ...['FUNDED', 'DELIVERED'].map((state) =>
      act('RELEASE', state, state, settle('releaseInvoice'), { when: { settling: false }, sets: { settling: true } }),
    ),
    ...HOLDING.map((state) =>
      act('REFUND', state, state, settle('refundInvoice'), {
        when: { settling: false, ...(state === 'EXPIRED' && { part: true }) },
        sets: { settling: true },
      }),
    ),
    ...HOLDING.map((state) =>
      act('DROP_SETTLEMENT', state, state, [drop], { when: { settling: true }, sets: { settling: false } }),
    ),
  ],
  beyond: Object.fromEntries(
    [
      'FUNDED --SETTLE--> RELEASED',
      'FUNDED --SETTLE--> REFUNDED',
      'DELIVERED --SETTLE--> RELEASED',
      'DELIVERED --SETTLE--> REFUNDED',
      'EXPIRED --SETTLE--> REFUNDED',
    ].map((edge) => [edge, SIGNED]),
  ),
  asks: asked('ownerKey', id, ['sendInvoice', 'cancelInvoice', 'deliverInvoice', 'releaseInvoice', 'refundInvoice']),
};
