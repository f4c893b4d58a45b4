import { act, asked, by, start } from "./notation.js";
import { funded, onboarded, phoneOf, serviceBalance, tenant } from "./people.js";
const sender = by('senderKey');
const resolution = { id: '{{review}}', decision: 'RELEASE', note: 'walk' };
/** A payment to somebody whom the screening watches. */
const held = [
    ...tenant('sender'),
    ...tenant('recipient'),
    funded('sender'),
    ...phoneOf('recipient'),
    ...onboarded('recipient'),
    serviceBalance('recipient'),
    sender('setTestScreening', { phone: '{{phone}}', outcome: 'MONITORING' }),
    sender('createOfframpPayment', { phone: '{{phone}}', amountUsd: '1.00' }, { keep: { payment: 'paymentId' } }),
    sender('listTestReviewCases', {}, { until: { at: 'reviewCases.0.id' }, keep: { review: 'reviewCases.0.id' } }),
];
export const reviewCase = {
    lifecycle: 'review-case',
    id: 'review',
    owner: 'senderKey',
    // Only the operator reads it by its id.
    hidden: true,
    starts: [start('OPEN', held)],
    acts: [
        act('RESOLVE', 'OPEN', 'RESOLVED', [sender('resolveTestReviewCase', resolution)]),
        act('CLOSE', 'OPEN', 'CLOSED', [
            sender('cancelOfframpPayment', { id: '{{payment}}' }),
            sender('listTestReviewCases', {}, { until: { at: 'reviewCases.0.status', is: 'CLOSED' } }),
        ]),
    ],
    asks: asked('senderKey', resolution, ['resolveTestReviewCase']),
};
