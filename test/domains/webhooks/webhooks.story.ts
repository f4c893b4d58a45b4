import { newId } from '../../../src/platform/db/ids.ts';
import { insert } from '../../../src/platform/lifecycle/writes.ts';
import { type Chapter, within } from '../../platform/audit/chapter.ts';

declare module '../../platform/audit/chapter.ts' {
  interface Story {
    /** An endpoint with a delivery that waits and is being attempted, and a sink that has received something. */
    readonly endpoint: string;
    readonly delivery: string;
    readonly sink: string;
  }
}

export const chapter: Chapter = {
  async tell(engine, { sender }) {
    const { tenantId } = sender;
    return within(engine, async (unit) => {
      const endpoint = await unit.open('webhook-endpoint', {
        id: newId('whe'),
        context: {
          tenantId,
          url: 'https://hooks.example/',
          eventTypes: ['*'],
          description: null,
          disabledReason: null,
          failureCount: 0,
          secretCiphertext: 'story',
          previousSecretCiphertext: null,
          graceEndsAt: null,
          apiVersion: null,
        },
      });
      await endpoint.send('UPDATE', { patch: { description: 'Told' } });
      const delivery = await unit.open('webhook-delivery', {
        id: newId('whd'),
        context: {
          tenantId,
          endpointId: endpoint.id,
          eventId: newId('evt'),
          eventType: 'policy.activated',
          resourceId: 'pol_story',
          sequence: 1n,
          attempts: [],
          attemptCount: 0,
          seriesAttempts: 0,
          nextAttemptAt: new Date('2100-01-01'),
          leftAt: null,
          lastError: null,
        },
      });
      const sink = newId('sink').slice('sink_'.length);
      const at = new Date();
      const attempt = { deliveryId: delivery.id, endpointId: endpoint.id, tenantId, token: 'story', beganAt: at };
      unit.write(
        insert('webhook_attempts', { ...attempt, leaseUntil: new Date('2100-01-01') }),
        insert('test_webhook_sinks', { id: sink, tenantId, respondWith: '200', createdAt: at }),
        insert('test_webhook_sink_requests', {
          id: newId('sreq'),
          tenantId,
          sinkId: sink,
          headers: {},
          body: '{}',
          createdAt: at,
        }),
      );
      return { endpoint: endpoint.id, delivery: delivery.id, sink };
    });
  },
};
