import type { WebhookEndpoint, WebhookEndpointIssued } from '../../../generated/contract/schemas.ts';
import type { Config } from '../../platform/config/config.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import { metOnUpgrade, olderVersion } from '../../platform/versions/index.ts';
import { wants } from './rules/event-filter.ts';

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

/** For an endpoint that has an older version. */
export const upgradeOfEndpoint = ({
  apiVersion,
  eventTypes,
}: Pick<RecordOf<'webhook-endpoint'>, 'apiVersion' | 'eventTypes'>): Pick<WebhookEndpoint, 'upgrade'> => {
  if (apiVersion === null || olderVersion(apiVersion) === undefined) return {};
  const met = metOnUpgrade(apiVersion, { operations: new Set(), receives: (type) => wants(eventTypes, type) });
  const changes = met.map(({ operations: _none, events, ...words }) => ({
    ...words,
    operations: [],
    events: [...events],
  }));
  return { upgrade: { calls: [], changes } };
};

/** With the secret that was made in this request, and is shown in its answer only (D-396). */
export const presentIssued = (
  endpoint: RecordOf<'webhook-endpoint'>,
  environment: Config['environment'],
  secret: string,
): WebhookEndpointIssued => ({ ...presentEndpoint(endpoint, environment), secret });
