import { expect, it } from 'vitest';
import { lifecycleFacts } from '../../generated/contract/explanations.ts';
import { deriveCatalog } from '../../src/console/derive-catalog.ts';
import { sources } from './sources.ts';

const catalog = deriveCatalog(sources());

it('has every lifecycle, with its states', () => {
  expect(catalog.resources.map(({ lifecycle }) => lifecycle).sort()).toEqual(Object.keys(lifecycleFacts).sort());
  for (const { lifecycle, states } of catalog.resources) expect(states.length, lifecycle).toBeGreaterThan(0);
});

it('lists each lifecycle that has a list in the API exactly once', () => {
  const lists = catalog.resources.flatMap(({ list }) => list ?? []);
  expect(new Set(lists).size).toBe(lists.length);
  const unlisted = catalog.resources.filter(({ list }) => list === undefined).map(({ lifecycle }) => lifecycle);
  expect(unlisted.sort()).toEqual([
    'claim',
    'claim-link',
    'credential-anchor',
    'delivery-record',
    'did-reservation',
    'offer',
    'payment-policy',
    'presentation-challenge',
    'tenant',
    'twofa-challenge',
    'verification-handoff',
    'verification-session',
    'webhook-delivery',
  ]);
});

it('knows the operations that list, read and create a payment, and its id', () => {
  expect(catalog.resources.find(({ lifecycle }) => lifecycle === 'offramp-payment')).toMatchObject({
    list: 'listOfframpPayments',
    items: 'payments',
    create: 'createOfframpPayment',
    get: { operation: 'getPayment', parameter: 'id' },
    idField: 'paymentId',
    statusField: 'status',
    title: 'Off-ramp payment',
    listTitle: 'Off-ramp payments',
  });
});

it('has every schema that a request refers to', () => {
  const missing: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '$ref') look(inner);
      else if (!catalog.schemas[String(inner).split('/').at(-1) ?? '']) missing.push(String(inner));
    }
  };
  look(Object.values(catalog.operations).map(({ body, parameters }) => [body, parameters.map(({ schema }) => schema)]));
  look(catalog.schemas);
  expect(missing).toEqual([]);
});

it('has no operations of operators or vendors', () => {
  const paths = Object.values(catalog.operations).map(({ path }) => path);
  expect(paths.filter((path) => /^\/v1\/(?:admin|webhooks)\//.test(path))).toEqual([]);
});

it('has no sandbox operations in live', () => {
  const live = deriveCatalog(sources('live'));
  expect(Object.values(live.operations).filter(({ isSandbox }) => isSandbox)).toEqual([]);
  expect(live.operations.createTestSession).toBeUndefined();
  expect(live.operations.createOfframpPayment).toBeDefined();
  expect(live.resources.flatMap(({ list }) => list ?? []).every((id) => live.operations[id])).toBe(true);
});
