import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';

interface Link {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}
interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly links?: Readonly<Record<string, Link>> }>>;
}

const operations = new Map<string, Operation & { readonly path: string }>();

beforeAll(async () => {
  const text = await readFile(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
  for (const [path, item] of Object.entries(paths))
    for (const operation of Object.values(item)) operations.set(operation.operationId, { ...operation, path });
});

const linksOf = (id: string): Readonly<Record<string, Link>> =>
  Object.assign({}, ...Object.values(operations.get(id)?.responses ?? {}).map(({ links }) => links ?? {}));

test('each link leads to an existing operation, and names its one path parameter', () => {
  let count = 0;
  for (const id of operations.keys())
    for (const { operationId, parameters } of Object.values(linksOf(id))) {
      const path = operations.get(operationId)?.path ?? '';
      expect(Object.keys(parameters), `${id} to ${operationId}`).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      );
      count += 1;
    }
  expect(count).toBeGreaterThan(100);
});

test('a create links to the operations that the first state accepts, with the id of the response', () => {
  const links = linksOf('createOfframpPayment');
  expect(Object.keys(links)).toEqual(
    expect.arrayContaining(['cancelOfframpPayment', 'selectOfframpPaymentRoute', 'confirmOfframpPayment']),
  );
  expect(links.cancelOfframpPayment?.parameters).toEqual({ id: '$response.body#/paymentId' });
});

test('an operation that ends a resource has no links', () => {
  expect(linksOf('cancelOfframpPayment')).toEqual({});
  expect(linksOf('revokeApiKey')).toEqual({});
});

test('an operation links only to what the next state accepts', () => {
  expect(Object.keys(linksOf('suspendAgent'))).toEqual(['resumeAgent']);
  expect(Object.keys(linksOf('resumeAgent'))).toEqual(['suspendAgent']);
});
