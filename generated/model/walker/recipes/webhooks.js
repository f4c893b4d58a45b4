import { act, asked, byKey, owner, start } from "./notation.js";
const id = { id: '{{endpoint}}' };
const created = [
    ...owner,
    byKey('createTestWebhookSink', {}, { keep: { sink: 'sinkId', url: 'url' } }),
    byKey('createWebhookEndpoint', { url: '{{url}}', eventTypes: ['policy.*'] }, { keep: { endpoint: 'id' } }),
];
const BOTH = ['ENABLED', 'DISABLED'];
const status = (value) => byKey('updateWebhookEndpoint', { ...id, status: value });
const answers = (respondWith) => byKey('updateTestWebhookSink', { id: '{{sink}}', respondWith });
const happens = byKey('createPolicy', { name: 'Walk', document: {} });
/** Attempts of earlier events would tell of their own outcome. */
const QUIET = { tested: false };
const FAILURES = 'needs deliveries that have failed for days';
const LATE = 'needs an attempt that is under way while the endpoint is disabled';
export const webhookEndpoint = {
    lifecycle: 'webhook-endpoint',
    id: 'endpoint',
    owner: 'ownerKey',
    gone: ['DELETED'],
    starts: [start('ENABLED', created)],
    acts: [
        ...BOTH.flatMap((state) => [
            act('UPDATE', state, state, [byKey('updateWebhookEndpoint', { ...id, description: 'Walked' })]),
            act('ENABLE', state, 'ENABLED', [status('ENABLED')]),
            act('ROTATE_SECRET', state, state, [byKey('rotateWebhookEndpointSecret', id)]),
            act('DELETE', state, 'DELETED', [byKey('deleteWebhookEndpoint', id)]),
        ]),
        act('DISABLE', 'ENABLED', 'DISABLED', [status('DISABLED')]),
        act('TEST', 'ENABLED', 'ENABLED', [byKey('testWebhookEndpoint', id)], { sets: { tested: true } }),
        act('ANSWERED_GONE', 'ENABLED', 'DISABLED', [answers(410), happens], { when: QUIET }),
    ],
    beyond: {
        'ENABLED --DELIVERY_SUCCEEDED--> ENABLED': FAILURES,
        'ENABLED --DELIVERY_FAILED--> DISABLED': FAILURES,
        'DISABLED --DELIVERY_SUCCEEDED--> DISABLED': LATE,
        'DISABLED --DELIVERY_FAILED--> DISABLED': LATE,
        'DISABLED --ANSWERED_GONE--> DISABLED': LATE,
    },
    asks: {
        ...asked('ownerKey', id, ['testWebhookEndpoint', 'rotateWebhookEndpointSecret', 'deleteWebhookEndpoint']),
        updateWebhookEndpoint: { as: 'ownerKey', with: { ...id, description: 'Walked' } },
    },
};
