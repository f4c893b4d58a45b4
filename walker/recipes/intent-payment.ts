import type { Recipe } from '../recipe.ts';
import { act, start } from './notation.ts';
import { holdSubmission, people, reachable, recipient, screen, sender } from './payer-and-payee.ts';
import { phoneOf, serviceBalance } from './people.ts';

/** Seconds past the life of a claim. */
const CLAIM_LIFE = 14 * 86_400 + 60;

const AWAITING = 'AWAITING_RECIPIENT_CONFIRMATION';
const id = { id: '{{payment}}' };
const provider = (status: string) => sender('stepTestProvider', { ...id, status });

/** The last digits leave the payout with the provider until it is told what to report. */
const pay = sender(
  'createPayment',
  { recipient: { phoneNumber: '{{phone}}' }, amount: { value: '25.000009', currency: 'USD' } },
  { keep: { payment: 'id' } },
);
const RESOLVED = { resolved: true };

/** Payments that were created as intents: their own operations, in the states that an intent rests in. */
export const intentPayment: Recipe = {
  lifecycle: 'offramp-payment',
  id: 'payment',
  owner: 'senderKey',
  starts: [
    start(AWAITING, [...reachable, serviceBalance('recipient'), pay], RESOLVED),
    start('PAYOUT_SELECTION_REQUIRED', [...reachable, pay], RESOLVED),
    start(
      'COMPLIANCE_HOLD.CREDENTIAL_HOLD',
      [...reachable, serviceBalance('recipient'), screen('MONITORING'), pay],
      RESOLVED,
    ),
    start('PENDING_CLAIM', [...people, pay]),
  ],
  acts: [
    act('CLAIM_BOUND', 'PENDING_CLAIM', 'PENDING_CLAIM', phoneOf('recipient'), {
      when: { resolved: false },
      sets: RESOLVED,
    }),
    act('EXPIRE_CLAIM', 'PENDING_CLAIM', 'REFUNDED', [sender('advanceTestClock', { advanceSeconds: CLAIM_LIFE })], {
      when: RESOLVED,
    }),
    act('CANCEL', AWAITING, 'CANCELED', [sender('cancelPayment', id)]),
    act(
      'SELECT_ROUTE',
      AWAITING,
      AWAITING,
      [
        recipient('getPaymentRoutes', id, { keep: { route: 'routes.0.routeId' } }),
        recipient('selectPaymentRoute', { ...id, routeQuoteId: '{{route}}' }),
      ],
      { when: { selected: false }, sets: { selected: true } },
    ),
    act('CONFIRM', AWAITING, 'FUNDS_LOCKED', [recipient('confirmPayment', id)], { when: { selected: true } }),
    act('SUBMIT', 'FUNDS_LOCKED', 'PROVIDER_SUBMITTED', [holdSubmission(false)]),
    act('PROVIDER_BLOCKED', 'PROVIDER_SUBMITTED', 'ACTION_REQUIRED', [provider('HELD')]),
    act('PROVIDER_PENDING', 'ACTION_REQUIRED', 'PROVIDER_PROCESSING', [provider('PENDING')]),
    act('PROVIDER_SUCCEEDED', 'PROVIDER_PROCESSING', 'DELIVERED', [provider('SUCCEEDED')]),
  ],
  asks: {
    cancelPayment: { as: 'senderKey', with: id },
    selectPaymentRoute: {
      as: 'recipientKey',
      with: { ...id, routeQuoteId: 'rq_00000000000000000000000000' },
      when: RESOLVED,
    },
    confirmPayment: { as: 'recipientKey', with: id, when: RESOLVED },
  },
};
