import type { WebhookEndpoint, WebhookEndpointIssued } from '../../../generated/contract/schemas.ts';
import type { Config } from '../../platform/config/config.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

/** Without its secrets. A deleted endpoint is shown to nobody. */
export const presentEndpoint = (
  endpoint: RecordOf<'webhook-endpoint'>,
  environment: Config['environment'],
): WebhookEndpoint => ({
  id: endpoint.id,
  url: endpoint.url,
  eventTypes: [...endpoint.eventTypes] as WebhookEndpoint['eventTypes'],
  description: endpoint.description,
  status: endpoint.status === 'ENABLED' ? 'ENABLED' : 'DISABLED',
  disabledReason: endpoint.disabledReason,
  environment,
  failureCount: endpoint.failureCount,
  createdAt: endpoint.createdAt.toISOString(),
  ...(endpoint.apiVersion !== null && { apiVersion: endpoint.apiVersion }),
});

/** With the secret that was made in this request, and is shown in its answer only (D-396). */
export const presentIssued = (
  endpoint: RecordOf<'webhook-endpoint'>,
  environment: Config['environment'],
  secret: string,
): WebhookEndpointIssued => ({ ...presentEndpoint(endpoint, environment), secret });
