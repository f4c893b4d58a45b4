import type { Furnishing } from '../../contract/furnishing.ts';

export const furnishing: Furnishing = {
  async furnish(service, { api }) {
    const { sinkId, url } = await api.createTestWebhookSink().unwrap();
    const { id } = await api.createWebhookEndpoint({ url, description: 'Operations' }).unwrap();
    await api.testWebhookEndpoint({ id }).unwrap();
    await service.runUntilIdle();
    const { deliveries } = await api.listWebhookDeliveries({ id }).unwrap();
    return { 'webhook-endpoints': id, 'webhook-deliveries': deliveries[0]?.id ?? '', 'webhook-sinks': sinkId };
  },
};
