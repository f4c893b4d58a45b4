import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../codegen/load/json.ts';
import type { ChangeFile, Version, VersionChange } from '../../codegen/versions/change.ts';
import { reachOf } from '../../codegen/versions/reach.ts';
import { differences } from '../../generated/versions/differences.ts';
import { callsSince, knownVersions, metByKey, metOnUpgrade, newestVersion } from '../../src/platform/versions/index.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });

const shop: JsonObject = {
  paths: {
    '/v1/orders': {
      post: {
        operationId: 'createOrder',
        requestBody: json(ref('NewOrder')),
        responses: { '201': json(ref('Order')) },
      },
      get: { operationId: 'listOrders', responses: { '200': json({ type: 'array', items: ref('Order') }) } },
    },
    '/v1/me': { get: { operationId: 'getMe', responses: { '200': json({ type: 'object' }) } } },
  },
  webhooks: { 'order.placed': { post: { requestBody: json({ properties: { object: ref('Order') } }) } } },
  components: {
    schemas: {
      NewOrder: { type: 'object', properties: { article: { type: 'string' } } },
      Order: {
        type: 'object',
        properties: { item: { type: 'string' }, status: { type: 'string', 'x-states': 'order' } },
      },
    },
  },
};

const file = (date: string, name: string, ...changes: VersionChange[]): ChangeFile => ({
  file: `spec/versions/${date}/${name}.yaml`,
  summary: `${name} is different.`,
  upgrade: 'Follow.',
  changes,
  place: { file: '' },
  hasFunctions: false,
});
const version = (date: string, ...files: ChangeFile[]): Version => ({
  date,
  release: '1.0',
  sunset: undefined,
  isPublished: true,
  files,
});
const [FIRST, SECOND, THIRD] = ['2026-01-01', '2026-02-01', '2026-03-01'];

/** The name of a field has changed in each version: its schema has the newest name only today. */
const shops = [
  version(FIRST),
  version(SECOND, file(SECOND, 'names', { kind: 'field-renamed', schema: 'Order', from: 'thing', to: 'article' })),
  version(
    THIRD,
    file(THIRD, 'codes', { kind: 'code-replaced', from: 'GONE', to: 'SOLD_OUT', operations: ['createOrder'] }),
    file(THIRD, 'approval', {
      kind: 'kept-for-security',
      because: '',
      changes: ['getMe: restriction-added two-factor approval', 'NewOrder: limit-tightened maxLength none at article'],
    }),
    file(THIRD, 'items', { kind: 'field-renamed', schema: 'Order', from: 'article', to: 'item' }),
    file(THIRD, 'states', { kind: 'lifecycle-differs', sees: '', because: '', changes: ['order: sees A > B'] }),
  ),
];

test('a change applies to the operations and events whose clients meet it', () => {
  const reached = reachOf(shop, shops).map(({ change, operations, events }) => [change, operations, events]);
  const orders = ['createOrder', 'listOrders'];
  expect(reached).toEqual([
    ['names', orders, ['order.placed']],
    ['codes', ['createOrder'], []],
    ['approval', ['createOrder', 'getMe'], []],
    ['items', orders, ['order.placed']],
    ['states', orders, ['order.placed']],
  ]);
});

describe('what a client has to change on an upgrade', () => {
  const all = reachOf(shop, shops);
  const met = (from: string, operations: string[], receives = (_event: string) => false) =>
    metOnUpgrade(from, { operations: new Set(operations), receives }, all).map((one) => [
      one.apiVersion,
      one.summary,
      ...one.operations,
      ...one.events,
    ]);

  test('is each later change to an operation that it calls', () => {
    expect(met(FIRST, ['listOrders', 'getThing'])).toEqual([
      [SECOND, 'names is different.', 'listOrders'],
      [THIRD, 'items is different.', 'listOrders'],
      [THIRD, 'states is different.', 'listOrders'],
    ]);
    expect(met(SECOND, ['getMe'])).toEqual([[THIRD, 'approval is different.', 'getMe']]);
  });

  test('is each later change to an event that it receives', () => {
    const changes = met(SECOND, [], (event) => event === 'order.placed');
    expect(changes).toEqual([
      [THIRD, 'items is different.', 'order.placed'],
      [THIRD, 'states is different.', 'order.placed'],
    ]);
  });

  test('is empty for the newest version, and for a client that uses nothing', () => {
    expect(met(THIRD, ['createOrder'], () => true)).toEqual([]);
    expect(met(FIRST, [])).toEqual([]);
  });

  test('is available for the versions of this contract', () => {
    const generation = differences.find(({ change }) => change === 'generation-of-payments');
    expect(generation?.operations).toEqual(expect.arrayContaining(['getPayment', 'listPayments', 'createPayment']));
    expect(generation?.operations).not.toContain('getMe');
    const approval = differences.find(({ change }) => change === 'two-factor-approval-of-rights');
    expect(approval?.operations).toContain('createApiKey');
  });
});

describe('what a key has to change on an upgrade', () => {
  const [first = ''] = knownVersions;
  const newest = newestVersion ?? '';
  const call = (apiVersion: string) => ({ operation: 'createPayment', apiVersion, requests: 1 });
  const all = metOnUpgrade(first, { operations: new Set(['createPayment']), receives: () => false });

  test.each([
    ['is pinned to the oldest', first, [call(newest)]],
    ['called in the oldest by the header, first', newest, [call(first), call(newest)]],
    ['called in the oldest by the header, last', newest, [call(newest), call(first)]],
  ])('is counted from the oldest version that it %s', (_, pinned, calls) => {
    expect(all.length).toBeGreaterThan(0);
    expect(metByKey(pinned, calls)).toEqual(all);
  });

  test('is empty without calls', () => {
    expect(metByKey(first, [])).toEqual([]);
  });
});

test.each([
  ['2026-03-31T00:00:00.000Z', '2026-03-01'],
  ['2026-03-31T23:59:59.999Z', '2026-03-01'],
  ['2026-03-01T00:30:00.000Z', '2026-01-30'],
])('calls at %s are counted since %s, a day in UTC', (now, day) => {
  expect(callsSince(new Date(now))).toBe(day);
});
