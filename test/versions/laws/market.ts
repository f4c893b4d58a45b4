import type { Json, JsonObject } from '../../../codegen/load/json.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } });
const text: JsonObject = { type: 'string' };
const object = (properties: JsonObject, required: string[] = Object.keys(properties)): JsonObject => ({
  type: 'object',
  required,
  properties,
});
const list = (items: Json): JsonObject => ({ type: 'array', items });

/** What requests and answers have in common: lists of lists, maps, parents that may be null, and alternatives. */
const PARTS: JsonObject = {
  lines: list(list(ref('Line'))),
  labels: { type: 'object', additionalProperties: ref('Line') },
  gift: { anyOf: [ref('Gift'), { type: 'null' }] },
  pay: ref('Payment'),
};

/** The contract of a market, as it is today: small, with every form that a schema has. */
export const market: JsonObject = {
  openapi: '3.1.0',
  paths: {
    '/v1/orders': {
      post: {
        operationId: 'createOrder',
        'x-errors': ['SOLD_OUT', 'CLOSED'],
        requestBody: json(ref('NewOrder')),
        responses: { '201': json(ref('Order')) },
      },
      get: {
        operationId: 'listOrders',
        parameters: [
          { name: 'status', in: 'query', schema: list(ref('OrderStatus')) },
          { name: 'currency', in: 'query', schema: ref('Currency') },
        ],
        responses: { '200': json(object({ orders: list(ref('Order')) })) },
      },
    },
    '/v1/events': {
      get: {
        operationId: 'listEvents',
        parameters: [{ name: 'type', in: 'query', schema: ref('EventType') }],
        responses: { '200': json(object({ events: list(ref('Event')) })) },
      },
    },
    '/v1/explanations': {
      get: { operationId: 'getExplanation', responses: { '200': json(ref('Explanation')) } },
    },
  },
  webhooks: {
    'order.placed': { post: { requestBody: json(ref('OrderPlaced')) } },
    'order.packed': { post: { requestBody: json(ref('OrderPacked')) } },
  },
  components: {
    schemas: {
      OrderStatus: { type: 'string', 'x-states': 'order', enum: ['PLACED', 'PACKED', 'SHIPPED'] },
      Currency: { type: 'string', enum: ['EUR', 'USD', 'CHF'] },
      EventType: { type: 'string', 'x-event-types': true, enum: ['order.placed', 'order.packed'] },
      Line: object({ article: text, remark: { type: ['string', 'null'] } }, ['article']),
      Gift: object({ card: text }),
      Cash: object({ method: { const: 'CASH' }, payer: text }),
      Transfer: object({ method: { const: 'TRANSFER' }, payer: text, currency: ref('Currency') }),
      Payment: { oneOf: [ref('Cash'), ref('Transfer')] },
      NewOrder: object(
        {
          article: { type: 'string', pattern: '^[a-z]+$' },
          currency: ref('Currency'),
          express: { type: 'boolean', default: true },
          delivery: object({ street: text }, []),
          town: text,
          ...PARTS,
        },
        ['article', 'currency'],
      ),
      Order: object({
        article: text,
        currency: ref('Currency'),
        status: ref('OrderStatus'),
        price: object({ value: text }, []),
        ...PARTS,
      }),
      Event: {
        ...object({
          type: ref('EventType'),
          data: object({ object: {}, previousStatus: { type: ['string', 'null'] } }),
        }),
        'x-webhook-payload': true,
      },
      OrderPlaced: orderEvent('order.placed'),
      OrderPacked: orderEvent('order.packed'),
      Explanation: object({
        resource: object({ lifecycle: { type: 'string', examples: ['order'] }, status: status() }),
        timeline: list(object({ from: { anyOf: [status(), { type: 'null' }] }, to: status() })),
        next: list(object({ to: list(status()) })),
      }),
    },
  },
};

/** Their schemas name no machine, as those of the service. */
function status(): JsonObject {
  return { type: 'string', examples: ['PLACED', 'PACKED', 'SHIPPED'] };
}

function orderEvent(type: string): JsonObject {
  const previousStatus = { type: ['string', 'null'], examples: ['PLACED', 'PACKED', null] };
  return object({
    type: { ...ref('EventType'), examples: [type] },
    data: object({ object: ref('Order'), previousStatus }),
  });
}
