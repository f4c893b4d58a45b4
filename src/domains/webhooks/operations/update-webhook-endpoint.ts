import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { knownVersions } from '../../../platform/versions/index.ts';
import { urlFault } from '../url-fault.ts';
import { presentEndpoint } from '../webhook-endpoint.present.ts';

/** Changes an endpoint; a new URL is judged like that of a new one (D-380, D-479). */
export const updateWebhookEndpoint: Handler<'updateWebhookEndpoint'> = async (request) => {
  const { path, body, aggregate, services, fail, outsideTransaction } = request;
  const { url, eventTypes, description, status, apiVersion } = body;
  if (apiVersion != null && !knownVersions.includes(apiVersion))
    return fail('VALIDATION_FAILED', { errors: [unknown()] });
  if (typeof url === 'string') {
    const fault = await outsideTransaction(() => urlFault(services, url));
    if (fault !== undefined) return fail(fault);
  }
  const endpoint = await aggregate('webhook-endpoint', path.id);
  if (!endpoint || endpoint.status === 'DELETED') return fail('ENDPOINT_NOT_FOUND');
  // Absent or null leaves a field as it is.
  const patch = {
    ...(url && { url }),
    ...(eventTypes && { eventTypes }),
    ...(description != null && { description }),
    ...(apiVersion != null && { apiVersion }),
  };
  if (Object.keys(patch).length > 0) await endpoint.send('UPDATE', { patch });
  if (status === 'ENABLED') await endpoint.send('ENABLE');
  if (status === 'DISABLED' && endpoint.status === 'ENABLED') await endpoint.send('DISABLE');
  return presentEndpoint(recordOf(endpoint), services.config.environment);
};

const unknown = () => ({
  path: '/body/apiVersion',
  message: `must be one of ${knownVersions.join(', ')}`,
  rule: 'enum',
});
