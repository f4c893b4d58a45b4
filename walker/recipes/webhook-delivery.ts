import type { Act, Recipe, Step } from '../recipe.ts';
import { act, byKey, owner, start } from './notation.ts';

const id = { id: '{{delivery}}' };
const endpoint = { id: '{{endpoint}}' };
const answers = (respondWith: number) => byKey('updateTestWebhookSink', { id: '{{sink}}', respondWith });
const run = byKey('runTestWebhookDeliveries');
const redeliver = byKey('redeliverWebhookDelivery', id);

/** The delivery of a test event to a sink that answers so. */
const delivered = (respondWith: number): readonly Step[] => [
  ...owner,
  byKey('createTestWebhookSink', {}, { keep: { sink: 'sinkId', url: 'url' } }),
  answers(respondWith),
  byKey('createWebhookEndpoint', { url: '{{url}}', eventTypes: ['policy.*'] }, { keep: { endpoint: 'id' } }),
  byKey('testWebhookEndpoint', endpoint),
  byKey('listWebhookDeliveries', endpoint, {
    until: { at: 'deliveries.0.id' },
    keep: { delivery: 'deliveries.0.id' },
  }),
];
const startOf = (respondWith: number): Act => start('PENDING', delivered(respondWith), { answers: `${respondWith}` });

/** The tenth attempt is the last. The service makes the first by itself. */
const LAST = 10;
const failures = Array.from({ length: LAST - 1 }, (_, index): Act => {
  const count = index + 1;
  return act('ATTEMPT_FAILED', 'PENDING', 'PENDING', count === 1 ? [] : [run], {
    when: { answers: '500', failed: count === 1 ? false : `${count - 1}` },
    sets: { failed: `${count}` },
  });
});
const retried = { answers: '500', failed: '1' };

export const webhookDelivery: Recipe = {
  lifecycle: 'webhook-delivery',
  id: 'delivery',
  owner: 'ownerKey',
  starts: [startOf(200), startOf(500), startOf(410)],
  restless: ['PENDING'],
  acts: [
    act('ATTEMPT_SUCCEEDED', 'PENDING', 'DELIVERED', [], { when: { answers: '200' } }),
    act('ATTEMPT_SUCCEEDED', 'PENDING', 'DELIVERED', [answers(200), run], { when: retried }),
    act('ANSWERED_GONE', 'PENDING', 'FAILED', [], { when: { answers: '410' } }),
    ...failures,
    act('ATTEMPT_FAILED', 'PENDING', 'FAILED', [run], { when: { answers: '500', failed: `${LAST - 1}` } }),
    act('DROP', 'PENDING', 'FAILED', [byKey('deleteWebhookEndpoint', endpoint)], {
      when: retried,
      sets: { dropped: true },
    }),
    act('REDELIVER', 'PENDING', 'PENDING', [redeliver], { when: retried, sets: { failed: false } }),
    act('REDELIVER', 'DELIVERED', 'PENDING', [redeliver]),
    act(
      'REDELIVER',
      'FAILED',
      'PENDING',
      [answers(200), byKey('updateWebhookEndpoint', { ...endpoint, status: 'ENABLED' }), redeliver],
      { when: { dropped: false }, sets: { answers: '200', failed: false } },
    ),
  ],
};
