import type { AnyEventObject } from 'xstate';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { working } from '../../support/working.ts';
import { sinkEndpoint } from './fixture.ts';

/** What an attempt has come to, as the recorder tells it. */
const outcome = ({ service, id }: SmallWorld, { type }: AnyEventObject) =>
  working(service, async (unit) => {
    const endpoint = await unit.aggregate('webhook-endpoint', id);
    await endpoint?.send(type as 'DELIVERY_FAILED' | 'DELIVERY_SUCCEEDED' | 'ANSWERED_GONE');
  });

const change =
  (body: { readonly description: string } | { readonly status: 'ENABLED' | 'DISABLED' }) =>
  ({ tenant, id }: SmallWorld) =>
    tenant.api.updateWebhookEndpoint({ id, ...body });

export const walk: SmallMachine = {
  machine: 'webhook-endpoint',
  // The fifth failure in a row is not what the first is.
  told: [({ failureCount }) => Number(failureCount)],
  acts: {
    CREATE: async (world) => {
      world.id = (await sinkEndpoint(world.tenant)).endpointId;
    },
    UPDATE: (world) => change({ description: 'Walked' })(world).unwrap(),
    ENABLE: (world) => change({ status: 'ENABLED' })(world).unwrap(),
    DISABLE: (world) => change({ status: 'DISABLED' })(world).unwrap(),
    ROTATE_SECRET: ({ tenant, id }) => tenant.api.rotateWebhookEndpointSecret({ id }).unwrap(),
    TEST: ({ tenant, id }) => tenant.api.testWebhookEndpoint({ id }).unwrap(),
    DELIVERY_SUCCEEDED: outcome,
    DELIVERY_FAILED: outcome,
    ANSWERED_GONE: outcome,
    DELETE: ({ tenant, id }) => tenant.api.deleteWebhookEndpoint({ id }).unwrap(),
  },
  refusals: {
    UPDATE: { by: 'updateWebhookEndpoint', ask: change({ description: 'Refused' }) },
    ENABLE: { by: 'updateWebhookEndpoint', ask: change({ status: 'ENABLED' }) },
    DISABLE: { by: 'updateWebhookEndpoint', ask: change({ status: 'DISABLED' }) },
    ROTATE_SECRET: {
      by: 'rotateWebhookEndpointSecret',
      ask: ({ tenant, id }) => tenant.api.rotateWebhookEndpointSecret({ id }),
    },
    TEST: {
      by: 'testWebhookEndpoint',
      ask: ({ tenant, id }) => tenant.api.testWebhookEndpoint({ id }),
    },
    DELETE: { by: 'deleteWebhookEndpoint', ask: ({ tenant, id }) => tenant.api.deleteWebhookEndpoint({ id }) },
  },
};
