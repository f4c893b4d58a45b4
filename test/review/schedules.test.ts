import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../codegen/load/json.ts';
import type { Change } from '../../codegen/review/change.ts';
import { classify } from '../../codegen/review/classify.ts';
import { noticeOfRemoval } from '../../codegen/review/schedules.ts';

const ends = (sunset: string): JsonObject => ({
  deprecated: true,
  'x-deprecation': { since: '2020-01-01', sunset, replacement: 'other' },
});
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });

/** Each part that is deprecated has a sunset of its own. */
const document: JsonObject = {
  paths: {
    '/v1/orders': {
      parameters: [{ $ref: '#/components/parameters/Page' }],
      post: {
        operationId: 'createOrder',
        ...ends('2021-01-01'),
        requestBody: json(ref('Order')),
        responses: { '201': json({ type: 'object', properties: { hint: { ...ends('2021-02-01') } } }) },
      },
      get: {
        operationId: 'listOrders',
        parameters: [
          { name: 'sort', in: 'query', ...ends('2021-03-01'), schema: { enum: ['a', 'b'] } },
          { name: 'of', in: 'query', schema: {} },
        ],
        responses: { '200': json({ type: 'array', items: ref('Order') }) },
      },
      put: {
        operationId: 'setOrders',
        'x-deprecation': { when: 'handler', since: '2020-01-01', sunset: '2021-01-01' },
      },
    },
  },
  components: {
    parameters: { Page: { name: 'page', in: 'query', ...ends('2021-04-01') } },
    schemas: {
      Order: {
        type: 'object',
        properties: {
          sku: { type: 'string', ...ends('2021-05-01') },
          lines: { type: 'array', items: { properties: { price: ends('2021-06-01'), amount: {} } } },
          payer: { oneOf: [ref('Phone'), ref('Handle')] },
          kind: {
            enum: ['A', 'B'],
            'x-deprecated-values': { A: { since: '2020-01-01', sunset: '2021-07-01', replacement: 'x' } },
          },
        },
      },
      Phone: { type: 'object', properties: { phone: {} } },
      Handle: { type: 'object', ...ends('2021-08-01'), properties: { handle: {} } },
    },
  },
};

const inOperation = (subject: string, rule: Change['rule'], at = '', was?: string): Change => ({
  area: 'operation',
  subject,
  rule,
  at,
  ...(was !== undefined && { was }),
});
const inSchema = (subject: string, rule: Change['rule'], at = '', was?: string): Change => ({
  ...inOperation(subject, rule, at, was),
  area: 'schema',
  roles: ['request'],
});
const sunsetOf = (change: Change) => noticeOfRemoval(change, document, '2026-01-01')?.sunset;

describe('the promised end of an element', () => {
  test.each([
    ['an operation', inOperation('createOrder', 'operation-removed'), '2021-01-01'],
    ['a parameter', inOperation('listOrders', 'parameter-removed', 'query.sort'), '2021-03-01'],
    ['a shared parameter of the path', inOperation('listOrders', 'parameter-removed', 'query.page'), '2021-04-01'],
    [
      'a value of a parameter that goes as a whole',
      inOperation('listOrders', 'value-removed', 'query.sort', 'a'),
      '2021-03-01',
    ],
    [
      'a field of a response, whose operation ends first',
      inOperation('createOrder', 'property-removed', '201.hint'),
      '2021-01-01',
    ],
    ['a field', inSchema('Order', 'property-removed', 'sku'), '2021-05-01'],
    ['a field of the entries of a list', inSchema('Order', 'property-removed', 'lines[].price'), '2021-06-01'],
    ['a field through an operation', inOperation('listOrders', 'property-removed', '200[].sku'), '2021-05-01'],
    ['a value', inSchema('Order', 'value-removed', 'kind', 'A'), '2021-07-01'],
    ['an alternative', inSchema('Order', 'alternative-removed', 'payer', 'Handle'), '2021-08-01'],
    ['a field of an alternative', inSchema('Order', 'property-removed', 'payer<Handle>.handle'), '2021-08-01'],
  ])('is the sunset of %s', (_name, change, sunset) => expect(sunsetOf(change)).toBe(sunset));

  test.each([
    ['an operation of which some requests are deprecated', inOperation('setOrders', 'operation-removed')],
    ['another operation', inOperation('listOrders', 'operation-removed')],
    ['another parameter', inOperation('listOrders', 'parameter-removed', 'query.of')],
    ['another field', inSchema('Order', 'property-removed', 'lines[].amount')],
    ['another value', inSchema('Order', 'value-removed', 'kind', 'B')],
    ['another alternative', inSchema('Order', 'alternative-removed', 'payer', 'Phone')],
    ['what is not there', inSchema('Nothing', 'property-removed', 'at.all')],
  ])('is unknown for %s', (_name, change) => expect(sunsetOf(change)).toBeUndefined());

  test('is not required of a change that removes nothing', () => {
    expect(noticeOfRemoval(inSchema('Order', 'property-required', 'sku'), document, '2026-01-01')).toBeUndefined();
  });
});

describe('a removal', () => {
  const removed = inSchema('Order', 'property-removed', 'sku');
  const judged = (change: Change, today: string) => {
    const notice = noticeOfRemoval(change, document, today);
    const { api, because } = classify({ ...change, ...(notice && { notice }) });
    return [api, because];
  };

  test('breaks clients through the last promised day, and none from the next day on', () => {
    expect(judged(removed, '2021-05-01')).toEqual(['breaking', 'deprecated, but promised until 2021-05-01']);
    expect(judged(removed, '2021-05-02')).toEqual(['compatible', 'deprecated, and served until 2021-05-01']);
  });

  test('breaks clients without a deprecation, whatever the day', () => {
    const untold = inSchema('Order', 'property-removed', 'lines[].amount');
    expect(judged(untold, '2999-01-01')).toEqual([
      'breaking',
      'it was not deprecated: deprecate it first, with a schedule (x-deprecation)',
    ]);
  });
});
