import { verifyWebhook } from '#sdk';
import type { TestTenant } from '../../support/service.ts';

/** A sink of a tenant, and an endpoint that sends there. */
export interface Sunk {
  readonly sinkId: string;
  readonly endpointId: string;
  readonly secret: string;
}

/** Registers an endpoint at a sink of its own. */
export async function sinkEndpoint({ api }: TestTenant, eventTypes: string[] = ['*']): Promise<Sunk> {
  const { sinkId, url } = await api.createTestWebhookSink().unwrap();
  const { id, secret } = await api.createWebhookEndpoint({ url, eventTypes: eventTypes as ['*'] }).unwrap();
  return { sinkId, endpointId: id, secret };
}

/** What a sink has received, oldest first, each verified as its receiver would. */
export async function received({ api }: TestTenant, { sinkId, secret }: Sunk) {
  const { requests } = await api.listTestWebhookSinkRequests({ id: sinkId, take: 200 }).unwrap();
  return Promise.all(
    requests.reverse().map(async ({ headers, body }) => ({
      headers,
      body,
      event: await verifyWebhook(secret, headers, body),
    })),
  );
}

/** Something that happens to a tenant: a policy is written, which tells policy.activated. */
export const happen = async ({ api }: TestTenant, name = 'Something'): Promise<string> =>
  (await api.createPolicy({ name, document: {} }).unwrap()).policyId;
