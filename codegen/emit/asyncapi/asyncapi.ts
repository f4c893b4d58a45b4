import { asObject, type Json, type JsonObject } from '../../load/json.ts';
import type { Lifecycle } from '../../model/model.ts';
import type { Emitter } from '../emitter.ts';
import { asyncSchemas, payloadOfType } from './schemas.ts';

/** `generated/asyncapi.json`: what the service sends by itself, as AsyncAPI 3. */
export const emitAsyncapi: Emitter = ({ document, lifecycles }) => {
  const described = asyncapiOf(document, lifecycles);
  return [
    { path: 'generated/asyncapi.json', madeFrom: described, text: () => `${JSON.stringify(described, null, 2)}\n` },
  ];
};

/** Of the document of a version, too. Both ways carry the same messages. */
export function asyncapiOf(document: JsonObject, lifecycles: readonly Lifecycle[]): JsonObject {
  const { title, version, license } = asObject(document.info);
  const webhooks = Object.entries(asObject(document.webhooks));
  const types = webhooks.map(([type]) => type);
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${title} events`,
      version: version ?? '',
      description: DESCRIPTION,
      license: { name: asObject(license).name ?? '' },
    },
    defaultContentType: 'application/json',
    channels: {
      webhooks: { address: null, title: 'Webhooks', description: WEBHOOKS, messages: messagesOf(types) },
      events: { address: '/v1/events', title: 'The feed of events', description: FEED, messages: messagesOf(types) },
    },
    operations: {
      deliverWebhook: operation('webhooks', 'Deliver an event to a webhook endpoint', {
        http: { method: 'POST', bindingVersion: '0.3.0' },
      }),
      streamEvents: operation('events', 'Stream events to a client', {
        http: { method: 'GET', query: FILTERS, bindingVersion: '0.3.0' },
      }),
    },
    components: {
      messages: Object.fromEntries(webhooks.map(([type, item]) => [type, messageOf(type, item, lifecycles)])),
      schemas: asyncSchemas(document),
    },
  };
}

const DESCRIPTION =
  'Every change of a resource is an event. The service delivers it to webhook endpoints, and streams it to clients of GET /v1/events. Both carry the same messages. The operations of the API are described by /openapi.json.';

const WEBHOOKS =
  'The URL of an endpoint that was created with POST /v1/webhook-endpoints. A delivery is a POST with the headers webhook-id, webhook-timestamp and webhook-signature (Standard Webhooks). Deliveries can come twice and out of order: sort by resourceSequence.';

const FEED =
  'Server-sent events, for requests with Accept: text/event-stream. `data` is a message, and `id` its sequence, behind which the header Last-Event-ID continues. The order is that of the feed, and each event comes once.';

const FILTERS: JsonObject = {
  type: 'object',
  properties: {
    type: { type: 'string', description: 'A type of event, or a family: the beginning of types, a dot and a star.' },
    resourceId: { type: 'string', description: 'The id of a resource.' },
  },
};

const messagesOf = (types: readonly string[]): JsonObject =>
  Object.fromEntries(types.map((type) => [type, { $ref: `#/components/messages/${type}` }]));

const operation = (channel: string, title: string, bindings: JsonObject): JsonObject => ({
  action: 'send',
  channel: { $ref: `#/channels/${channel}` },
  title,
  bindings,
});

function messageOf(type: string, item: Json | undefined, lifecycles: readonly Lifecycle[]): JsonObject {
  const { summary, requestBody } = asObject(asObject(item).post);
  const { schema, examples } = asObject(asObject(asObject(requestBody).content)['application/json']);
  const named = Object.entries(asObject(examples));
  return {
    name: type,
    title: summary ?? type,
    ...toldBy(type, lifecycles),
    payload: payloadOfType(type, asObject(schema)),
    examples: named.map(([name, example]) => ({ name, payload: asObject(example).value ?? null })),
  };
}

/** The lifecycle whose change the event tells, and the status that it leads to. */
function toldBy(type: string, lifecycles: readonly Lifecycle[]): JsonObject {
  const end = type.lastIndexOf('.');
  const lifecycle = lifecycles.find(({ family }) => family === type.slice(0, end));
  const status = lifecycle?.publics.find((one) => one.toLowerCase() === type.slice(end + 1));
  return lifecycle === undefined || status === undefined ? {} : { 'x-lifecycle': { id: lifecycle.id, status } };
}
