import type { Handler } from '../../../platform/http/handler.ts';

/** Deletes an endpoint. What waits for it is dropped by its lane, however much that is (D-395). */
export const deleteWebhookEndpoint: Handler<'deleteWebhookEndpoint'> = async ({ path, aggregate, fail }) => {
  const endpoint = await aggregate('webhook-endpoint', path.id);
  if (!endpoint || endpoint.status === 'DELETED') return fail('ENDPOINT_NOT_FOUND');
  await endpoint.send('DELETE');
  return { id: endpoint.id, deleted: true };
};
