import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';

/** Makes one attempt of every delivery that waits, however long it would (D-391, D-449). */
export const runTestWebhookDeliveries: Handler<'runTestWebhookDeliveries'> = async (request) => {
  const { tenantId, services, write, firstPhase } = request;
  await firstPhase(async () => {
    write(audit('test.webhook_deliveries.run', tenantId, tenantId));
    return {};
  });
  return { attempted: await services.webhooks.runNow(tenantId) };
};
