import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../codegen/load/json.ts';
import type { Version, VersionChange } from '../../codegen/versions/change.ts';
import { compile } from '../../codegen/versions/compile.ts';
import { differences } from '../../codegen/versions/differences.ts';
import { DoesNotApply, undo } from '../../codegen/versions/undo.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } });

/** A shop, as it is today. */
const shop: JsonObject = {
  openapi: '3.1.0',
  paths: {
    '/v1/orders': {
      post: {
        operationId: 'createOrder',
        'x-errors': ['SOLD_OUT'],
        requestBody: json(ref('NewOrder')),
        responses: { '201': json(ref('Order')) },
      },
      get: {
        operationId: 'listOrders',
        parameters: [{ name: 'status', in: 'query', schema: { type: 'array', items: ref('OrderStatus') } }],
        responses: { '200': json({ type: 'object', properties: { orders: { type: 'array', items: ref('Order') } } }) },
      },
    },
    '/v1/events': {
      get: { operationId: 'listEvents', responses: { '200': json({ type: 'array', items: ref('Event') }) } },
    },
  },
  webhooks: {
    'order.placed': { post: { requestBody: json(ref('OrderEvent')) } },
    'order.packed': { post: { requestBody: json(ref('OrderEvent')) } },
  },
  components: {
    schemas: {
      OrderStatus: { type: 'string', 'x-states': 'order', enum: ['PLACED', 'PACKED', 'SHIPPED'] },
      EventType: { type: 'string', 'x-event-types': true, enum: ['order.placed', 'order.packed'] },
      NewOrder: {
        type: 'object',
        required: ['article', 'currency'],
        properties: {
          article: { type: 'string', pattern: '^[a-z]+$' },
          currency: { type: 'string', enum: ['EUR', 'USD'] },
          express: { type: 'boolean', default: true },
        },
      },
      Order: {
        type: 'object',
        required: ['article', 'status'],
        properties: {
          article: { type: 'string' },
          status: ref('OrderStatus'),
          price: { type: 'object', properties: { value: { type: 'string' } } },
        },
      },
      Event: { type: 'object', 'x-webhook-payload': true, properties: { type: ref('EventType') } },
      OrderEvent: {
        type: 'object',
        properties: {
          type: ref('EventType'),
          data: { type: 'object', properties: { object: ref('Order'), previousStatus: { type: 'string' } } },
        },
      },
    },
  },
};

const versions = (...changes: VersionChange[]): Version[] => [
  { date: '2026-01-01', release: '1', sunset: '2027-02-01', isPublished: true, files: [] },
  {
    date: '2026-02-01',
    release: '2',
    sunset: undefined,
    isPublished: false,
    files: [
      {
        file: 'spec/versions/2026-02-01/what.yaml',
        summary: '',
        upgrade: '',
        changes,
        place: { file: '' },
        hasFunctions: true,
      },
    ],
  },
];

const compiled = (...changes: VersionChange[]) => {
  const { conversions, documents } = compile(shop, versions(...changes), (_file, error) => {
    throw error;
  });
  const [conversion] = conversions;
  if (conversion === undefined) throw new Error('nothing was compiled');
  return { conversion, older: documents.get('2026-01-01') ?? {} };
};

describe('a change', () => {
  test('of a field converts requests up, and answers and events down', () => {
    const { conversion, older } = compiled(
      { kind: 'field-renamed', schema: 'NewOrder', from: 'sku', to: 'article' },
      { kind: 'field-renamed', schema: 'Order', from: 'sku', to: 'article' },
    );
    expect(conversion.operations).toEqual({
      createOrder: {
        request: [{ do: 'rename', at: [], from: 'sku', to: 'article' }],
        answer: [{ do: 'rename', at: [], from: 'article', to: 'sku' }],
      },
      listOrders: { answer: [{ do: 'rename', at: ['orders', '*'], from: 'article', to: 'sku' }] },
      listEvents: { events: [['*']] },
    });
    const down = { do: 'rename', at: ['data', 'object'], from: 'article', to: 'sku' };
    expect(conversion.events).toEqual({ 'order.placed': { steps: [down] }, 'order.packed': { steps: [down] } });
    expect(JSON.stringify(older)).not.toContain('article');
  });

  test('of a status is shown in answers, in events and as the previous status', () => {
    const { conversion, older } = compiled({ kind: 'state-shown', machine: 'order', state: 'PACKED', as: 'PLACED' });
    const values = { PACKED: 'PLACED' };
    expect(conversion.operations.createOrder).toEqual({ answer: [{ do: 'values', at: ['status'], values }] });
    expect(conversion.events['order.packed']?.steps).toEqual([
      { do: 'values', at: ['data', 'object', 'status'], values },
      { do: 'values', at: ['data', 'previousStatus'], values },
    ]);
    expect(JSON.stringify(older)).toContain('"enum":["PLACED","SHIPPED"]');
  });

  test('of a value applies to lists in a query', () => {
    const { conversion } = compiled({ kind: 'value-renamed', schema: 'OrderStatus', from: 'SENT', to: 'SHIPPED' });
    expect(conversion.operations.listOrders?.query).toEqual([
      { do: 'values', at: ['status', '*'], values: { SENT: 'SHIPPED' } },
    ]);
  });

  test('of an event renames it, with the lists of types', () => {
    const { conversion, older } = compiled({ kind: 'event-renamed', from: 'order.ready', to: 'order.packed' });
    expect(conversion.events['order.packed']).toMatchObject({ name: 'order.ready' });
    expect(Object.keys(older.webhooks as JsonObject).sort()).toEqual(['order.placed', 'order.ready']);
    expect(JSON.stringify(older)).not.toContain('order.packed');
  });

  test('that came later is undone first', () => {
    const { conversion } = compiled(
      { kind: 'field-renamed', schema: 'NewOrder', from: 'sku', to: 'item' },
      { kind: 'field-renamed', schema: 'NewOrder', from: 'item', to: 'article' },
    );
    expect(conversion.operations.createOrder?.request).toEqual([
      { do: 'rename', at: [], from: 'sku', to: 'item' },
      { do: 'rename', at: [], from: 'item', to: 'article' },
    ]);
  });

  const undoable: [VersionChange, string][] = [
    [{ kind: 'field-renamed', schema: 'NewOrder', from: 'sku', to: 'nothing' }, 'there is no field nothing'],
    [{ kind: 'field-renamed', schema: 'Nothing', from: 'sku', to: 'article' }, 'there is no schema Nothing'],
    [{ kind: 'field-removed', schema: 'Order', field: 'article', was: {} }, 'the field article is there'],
    [{ kind: 'value-renamed', schema: 'OrderStatus', from: 'A', to: 'B' }, 'there is no value B'],
    [{ kind: 'state-shown', machine: 'order', state: 'LOST', as: 'PLACED' }, 'no status of order has the state LOST'],
    [{ kind: 'event-hidden', event: 'order.lost' }, 'there is no event order.lost'],
    [{ kind: 'status-changed', operation: 'createOrder', from: 200, to: 202 }, 'createOrder does not answer 202'],
    [
      { kind: 'code-replaced', from: 'SOLD_OUT', to: 'NO_STOCK', operations: ['createOrder'] },
      'createOrder still answers SOLD_OUT',
    ],
  ];
  test.each(undoable)('with an unknown target does not apply: %o', (change, message) => {
    expect(() => undo(shop, change)).toThrow(DoesNotApply);
    expect(() => undo(shop, change)).toThrow(message);
  });

  const made: VersionChange[] = [
    { kind: 'field-renamed', schema: 'NewOrder', from: 'sku', to: 'article' },
    { kind: 'field-moved', schema: 'Order', from: 'amount', to: 'price.value' },
    { kind: 'field-removed', schema: 'NewOrder', field: 'note', was: { type: 'string' } },
    { kind: 'field-required', schema: 'NewOrder', field: 'currency', value: 'EUR' },
    { kind: 'value-renamed', schema: 'NewOrder', field: 'currency', from: 'EURO', to: 'EUR' },
    { kind: 'value-shown', schema: 'OrderStatus', value: 'PACKED', as: 'PLACED' },
    { kind: 'value-split', schema: 'OrderStatus', value: 'UNDERWAY', into: ['PACKED', 'SHIPPED'] },
    { kind: 'value-removed', schema: 'NewOrder', field: 'currency', value: 'DEM', becomes: 'EUR' },
    { kind: 'state-shown', machine: 'order', state: 'PACKED', as: 'PLACED' },
    { kind: 'event-renamed', from: 'order.ready', to: 'order.packed' },
    { kind: 'event-hidden', event: 'order.packed' },
    { kind: 'code-replaced', from: 'NO_STOCK', to: 'SOLD_OUT', operations: ['createOrder'] },
    { kind: 'status-changed', operation: 'createOrder', from: 200, to: 201 },
    { kind: 'pattern-tightened', schema: 'NewOrder', field: 'article', was: null, accept: 'lower' },
    { kind: 'default-changed', schema: 'NewOrder', field: 'express', was: false },
    { kind: 'computed', schema: 'Order', was: { type: 'object', properties: { article: { type: 'integer' } } } },
  ];
  test.each(made)('of each kind makes a difference, so that one without effect is found: %o', (change) => {
    const older = undo(shop, change);
    expect([...differences(older, shop), ...differences(shop, older)]).not.toEqual([]);
    expect(differences(older, older)).toEqual([]);
  });
});
