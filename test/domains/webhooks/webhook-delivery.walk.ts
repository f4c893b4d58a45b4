import type { AnyEventObject } from 'xstate';
import type { DeliveryAttempt } from '../../../machines/webhooks/webhook-delivery.machine.ts';
import { fanOutBatch } from '../../../src/domains/webhooks/index.ts';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { eventually } from '../../support/eventually.ts';
import { sinkEndpoint } from './fixture.ts';

/** One attempt, answered so by the sink. */
async function attempt(world: SmallWorld, respondWith: number): Promise<void> {
  const { tenant, paymentId: sinkId = '' } = world;
  await tenant.api.updateTestWebhookSink({ id: sinkId, respondWith }).unwrap();
  await tenant.api.runTestWebhookDeliveries().unwrap();
}

const endpointOf = async ({ tenant, id }: SmallWorld): Promise<string> =>
  (await tenant.api.getWebhookDelivery({ id }).unwrap()).endpointId;

const isDropped = ({ lastError, attempts }: Readonly<Record<string, unknown>>): boolean =>
  lastError === 'ENDPOINT_GONE' && (attempts as DeliveryAttempt[]).at(-1)?.lastError !== 'ENDPOINT_GONE';

export const walk: SmallMachine = {
  machine: 'webhook-delivery',
  told: [isDropped],
  // Its endpoint is gone.
  possible: ({ root }, { type }) => type !== 'REDELIVER' || root.leaf.status !== 'FAILED' || !isDropped(root.context),
  acts: {
    CREATE: async (world) => {
      const { tenant, service } = world;
      const { endpointId: id, sinkId } = await sinkEndpoint(tenant);
      world.paymentId = sinkId;
      await tenant.api.testWebhookEndpoint({ id }).unwrap();
      world.id = await eventually('the delivery', async () => {
        await service.relay.drain();
        while ((await fanOutBatch(service.engine, { tenantId: tenant.tenantId })) > 0);
        return (await tenant.api.listWebhookDeliveries({ id }).unwrap()).deliveries[0]?.id;
      });
    },
    ATTEMPT_SUCCEEDED: (world) => attempt(world, 200),
    ATTEMPT_FAILED: async (world, { nextAttemptAt }: AnyEventObject) => {
      const series = { series_attempts: nextAttemptAt === null ? 9 : 0 };
      await world.service.pool.owner('webhook_deliveries').where({ id: world.id }).update(series);
      await attempt(world, 500);
    },
    ANSWERED_GONE: (world) => attempt(world, 410),
    DROP: async (world) => {
      await world.tenant.api.deleteWebhookEndpoint({ id: await endpointOf(world) }).unwrap();
      await world.service.runUntilIdle();
    },
    REDELIVER: async (world) => {
      const { tenant, id } = world;
      await tenant.api.updateWebhookEndpoint({ id: await endpointOf(world), status: 'ENABLED' }).unwrap();
      await tenant.api.redeliverWebhookDelivery({ id }).unwrap();
    },
  },
  refusals: {},
};
