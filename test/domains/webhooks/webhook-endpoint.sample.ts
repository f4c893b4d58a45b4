import { LATER, type Sample } from '../../model/sample.ts';

export const sample: Sample<'webhook-endpoint'> = {
  context: ({ tenantId }) => ({
    tenantId,
    url: 'https://hooks.example/in',
    eventTypes: ['payment.*'],
    description: 'Sample',
    disabledReason: null,
    failureCount: 0,
    secretCiphertext: 'sample',
    previousSecretCiphertext: null,
    graceEndsAt: null,
    apiVersion: null,
  }),
  inLeaf: { DISABLED: { disabledReason: 'CONSECUTIVE_FAILURES', failureCount: 5 } },
  arrange: async ({ pool }, { id, leaf }) => {
    await pool.owner('webhook_switches').insert({ endpoint_id: id, enabled: leaf.status === 'ENABLED' });
  },
  events: {
    UPDATE: [{ type: 'UPDATE', patch: { description: 'Changed' } }],
    ENABLE: [{ type: 'ENABLE' }],
    DISABLE: [{ type: 'DISABLE' }],
    ROTATE_SECRET: [{ type: 'ROTATE_SECRET', secretCiphertext: 'new', graceEndsAt: LATER }],
    TEST: [{ type: 'TEST', eventId: 'evt_sample', environment: 'sandbox' }],
    DELIVERY_SUCCEEDED: [{ type: 'DELIVERY_SUCCEEDED' }],
    DELIVERY_FAILED: [{ type: 'DELIVERY_FAILED' }],
    ANSWERED_GONE: [{ type: 'ANSWERED_GONE' }],
    DELETE: [{ type: 'DELETE' }],
  },
};
