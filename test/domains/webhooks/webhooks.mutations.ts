import type { AuditedWorld, Mutations } from '../../platform/audit/mutation.ts';

const sink = async ({ acme }: AuditedWorld) => acme.api.createTestWebhookSink().unwrap();

const endpoint = async (world: AuditedWorld): Promise<string> => {
  const { url } = await sink(world);
  return (await world.acme.api.createWebhookEndpoint({ url }).unwrap()).id;
};

const delivery = async (world: AuditedWorld): Promise<string> => {
  const id = await endpoint(world);
  await world.acme.api.testWebhookEndpoint({ id }).unwrap();
  await world.service.runUntilIdle();
  return (await world.acme.api.listWebhookDeliveries({ id }).unwrap()).deliveries[0]?.id ?? '';
};

export const mutations: Mutations = {
  createTestWebhookSink: { ask: () => ({}), action: 'test.webhook_sink.created' },
  createWebhookEndpoint: {
    ask: async (world) => ({ body: { url: (await sink(world)).url } }),
    action: 'webhook_endpoint.created',
  },
  deleteWebhookEndpoint: { ask: async (world) => ({ id: await endpoint(world) }), action: 'webhook_endpoint.deleted' },
  redeliverWebhookDelivery: {
    ask: async (world) => ({ id: await delivery(world) }),
    action: 'webhook_delivery.redelivered',
  },
  replayWebhookEndpoint: {
    ask: async (world) => ({ id: await endpoint(world), body: { since: new Date(0).toISOString() } }),
    action: 'webhook_endpoint.replayed',
  },
  rotateWebhookEndpointSecret: {
    ask: async (world) => ({ id: await endpoint(world) }),
    action: 'webhook_endpoint.secret_rotated',
  },
  runTestWebhookDeliveries: { ask: () => ({}), action: 'test.webhook_deliveries.run' },
  testWebhookEndpoint: { ask: async (world) => ({ id: await endpoint(world) }), action: 'webhook_endpoint.tested' },
  updateTestWebhookSink: {
    ask: async (world) => ({ id: (await sink(world)).sinkId, body: { respondWith: 503 } }),
    action: 'test.webhook_sink.updated',
  },
  updateWebhookEndpoint: {
    ask: async (world) => ({ id: await endpoint(world), body: { description: 'Changed' } }),
    action: 'webhook_endpoint.updated',
  },
};
