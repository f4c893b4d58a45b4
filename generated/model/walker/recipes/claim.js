import { act, by, start } from "./notation.js";
import { funded, onboarded, phoneOf, serviceBalance, tenant } from "./people.js";
/** Seconds past the life of a claim, and past the time that a locked one has for its payout. */
const CLAIM_LIFE = 14 * 86_400 + 60;
const GRACE_LIFE = 17 * 86_400 + 60;
const sender = by('senderKey');
const recipient = by('recipientKey');
const payment = { id: '{{payment}}' };
const wait = (advanceSeconds) => sender('advanceTestClock', { advanceSeconds });
/** A payment to a number that nobody has. The last digits leave the payout with the provider. */
const sent = [
    ...tenant('sender'),
    ...tenant('recipient'),
    funded('sender'),
    sender('createOfframpPayment', { phone: '{{phone}}', amountUsd: '25.000009' }, { keep: { payment: 'paymentId', claim: 'claimId' } }),
];
const paidOut = [
    recipient('getOfframpPaymentRoutes', payment, { keep: { route: 'routes.0.routeId' } }),
    recipient('selectOfframpPaymentRoute', { ...payment, routeQuoteId: '{{route}}' }),
    recipient('confirmOfframpPayment', payment),
    sender('explainResource', payment, { until: { at: 'resource.status', is: 'PROVIDER_SUBMITTED' } }),
    sender('stepTestProvider', { ...payment, status: 'SUCCEEDED' }),
];
export const claim = {
    lifecycle: 'claim',
    id: 'claim',
    owner: 'senderKey',
    restless: ['EXPIRED'],
    starts: [start('OPEN', sent)],
    acts: [
        act('BIND', 'OPEN', 'OPEN', phoneOf('recipient'), { when: { bound: false }, sets: { bound: true } }),
        act('LOCK', 'OPEN', 'LOCKED', [...onboarded('recipient'), serviceBalance('recipient')], { when: { bound: true } }),
        act('EXPIRE', 'OPEN', 'EXPIRED', [wait(CLAIM_LIFE)]),
        act('CANCEL', 'OPEN', 'CANCELED', [sender('cancelOfframpPayment', payment)]),
        act('RELEASE', 'LOCKED', 'RELEASED', paidOut),
        act('REFUND', 'LOCKED', 'REFUNDED', [wait(GRACE_LIFE)]),
        act('REFUND', 'EXPIRED', 'REFUNDED', []),
    ],
};
