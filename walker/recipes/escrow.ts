import type { Recipe, Signing, Step } from '../recipe.ts';
import { act, asked, byKey, owner, signed, start } from './notation.ts';
import { signer } from './people.ts';

const id = { id: '{{invoice}}' };
const DAY = 86_400;

/** The owner pays, and somebody else is paid. */
const drafted: readonly Step[] = [
  ...owner,
  ...['owner', 'payee'].map(signer),
  byKey(
    'createInvoice',
    { amountUsd: '12.00', payerAddress: '{{ownerAddress}}', payeeAddress: '{{payeeAddress}}', payeeName: 'Walk' },
    { keep: { invoice: 'id' } },
  ),
];
const sent: Step = byKey('sendInvoice', id, { keep: { hold: 'holdWalletId' } });
const paid = (amount: string): readonly Step[] => [
  byKey('fundWallet', { id: '{{hold}}', amount }, { keep: { drip: 'id' } }),
  byKey('getDrip', { dripId: '{{drip}}' }, { until: { at: 'status', is: 'CONFIRMED' } }),
];
const poll = byKey('pollTestInvoice', id);
type Settlement = 'releaseInvoice' | 'refundInvoice';

/** Proposes to pay the escrow out. The escrow is a wallet, which can pay once it is deployed. */
export const settlementOf = (call: Settlement, name = 'settlement'): readonly Step[] => [
  byKey('getWallet', { id: '{{hold}}' }, { until: { at: 'status', is: 'DEPLOYED' } }),
  byKey(call, id, { keep: { [name]: 'settlement.paymentId' } }),
  byKey('getPayment', { id: `{{${name}}}` }, { keep: { [`${name}Hash`]: 'multisigTxHash' } }),
];
const drop = byKey('cancelPayment', { id: '{{settlement}}' });
/** Two of the three parties sign, and the service executes what they have signed. */
const settled: readonly (Step | Signing)[] = ['owner', 'payee'].flatMap((party) => [
  signed('hash', '{{settlementHash}}', party),
  byKey('signPayment', { id: '{{settlement}}', signature: '{{signature}}' }),
]);
/** An invoice whose money is in the escrow. */
export const escrowed: readonly Step[] = [
  ...drafted,
  sent,
  ...paid('12'),
  poll,
  byKey('getInvoice', id, { until: { at: 'status', is: 'FUNDED' } }),
];
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
      act('RELEASE', state, state, settlementOf('releaseInvoice'), {
        when: { settling: false },
        sets: { settling: 'release' },
      }),
    ),
    ...HOLDING.map((state) =>
      act('REFUND', state, state, settlementOf('refundInvoice'), {
        when: { settling: false, ...(state === 'EXPIRED' && { part: true }) },
        sets: { settling: 'refund' },
      }),
    ),
    ...HOLDING.flatMap((state) =>
      (
        [
          ['release', 'RELEASED'],
          ['refund', 'REFUNDED'],
        ] as const
      ).flatMap(([settling, ended]) => [
        act('DROP_SETTLEMENT', state, state, [drop], { when: { settling }, sets: { settling: false } }),
        act('SETTLE', state, ended, settled, { when: { settling } }),
      ]),
    ),
  ],
  asks: asked('ownerKey', id, ['sendInvoice', 'cancelInvoice', 'deliverInvoice', 'releaseInvoice', 'refundInvoice']),
};
