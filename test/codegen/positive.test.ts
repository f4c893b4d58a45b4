import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Output } from '../../codegen/emit/emitter.ts';
import { serverEmitters } from '../../codegen/emit/emitters.ts';
import { sdkEmitter } from '../../codegen/emit/sdk-package.ts';
import { generate } from '../../codegen/generate.ts';
import { hashInputs } from '../../codegen/output/manifest.ts';
import { writeStubs } from '../../codegen/output/stubs.ts';
import { stubsLeft } from '../../codegen/output/stubs-left.ts';
import { manifestOf, writeOutputs } from '../../codegen/output/write.ts';
import { copyProject } from './support/project.ts';

const project = async (root: string) => {
  const generated = await generate(root, async (heyApi) => [sdkEmitter(heyApi), ...serverEmitters]);
  if (generated.diagnostics) throw new Error(generated.diagnostics.join('\n'));
  return { ...generated, manifest: manifestOf(hashInputs(root), generated) };
};

const textOf = (outputs: readonly Output[], path: string): string => {
  const output = outputs.find((one) => one.path === path);
  if (!output) throw new Error(`${path} is not generated`);
  return output.text;
};

describe('the project `orders`', () => {
  let root: string;
  let outputs: readonly Output[];
  const module = async (path: string): Promise<GeneratedModule> => import(pathToFileURL(join(root, path)).href);

  beforeAll(async () => {
    root = copyProject('orders');
    const generated = await project(root);
    outputs = generated.outputs;
    writeOutputs(root, outputs, generated.manifest);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('generates every file with the same bytes the second time', async () => {
    const before = outputs.map(({ path }) => [path, statSync(join(root, path)).mtimeMs]);
    const again = await project(root);
    expect(again.outputs).toEqual(outputs);
    expect(writeOutputs(root, again.outputs, again.manifest)).toEqual({ written: [], removed: [] });
    expect(outputs.map(({ path }) => [path, statSync(join(root, path)).mtimeMs])).toEqual(before);
  });

  test('takes the enum of x-states from the machine', () => {
    const types = textOf(outputs, 'generated/sdk/src/types/orders.gen.ts');
    const [, members = ''] = /^export const OrderStatus = \{([^}]*)\}/m.exec(types) ?? [];
    expect([...members.matchAll(/'(\w+)'/g)].map(([, value]) => value)).toEqual([
      'RECEIVED',
      'HELD',
      'PLACED',
      'SHIPPED',
      'CANCELED',
    ]);
  });

  test('query validators read integers in decimal digits, wrap a single value of a list and fill in defaults', async () => {
    const { requestValidators } = await module('generated/contract/validators.js');
    const { query } = requestValidators.listOrders;
    const one = { status: 'PLACED', take: '7' };
    expect(query(one)).toBe(true);
    expect(one).toEqual({ status: ['PLACED'], take: 7 });
    const several: Record<string, unknown> = { status: ['PLACED', 'HELD'] };
    expect(query(several)).toBe(true);
    expect(several).toEqual({ status: ['PLACED', 'HELD'], take: 50 });
    expect(query({ take: '201' })).toBe(false);
    for (const take of ['many', '', '1e2', '0x1', '+5', ' 5', '5.0', 'Infinity', '9'.repeat(400), ['7']]) {
      expect([take, query({ take })]).toEqual([take, false]);
      expect(query.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual(['/take type']);
    }
    expect(query({ status: 'GONE' })).toBe(false);
  });

  test('body validators coerce nothing and report everything', async () => {
    const { requestValidators } = await module('generated/contract/validators.js');
    const { body } = requestValidators.createOrder;
    expect(body({ phone: '+15550104567', lines: [{ sku: 'A1', quantity: 2 }] })).toBe(true);
    expect(body({ phone: '1', lines: [{ sku: 'A1', quantity: '2' }], extra: 1 })).toBe(false);
    const found = body.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).sort();
    expect(found).toEqual([' additionalProperties', '/lines/0/quantity type', '/phone pattern']);
  });

  test('has response validators for each documented 2xx', async () => {
    const { responseValidators } = await module('generated/contract/response-validators.js');
    const created = responseValidators.createOrder[201];
    const order = { id: 'ord_1', status: 'PLACED', phone: '+1', lines: [], note: null };
    expect(created(order)).toBe(true);
    expect(created({ ...order, status: 'GONE' })).toBe(false);
  });

  test('shows one example for each code of a refusal', () => {
    const { paths, components } = inlined(textOf(outputs, 'generated/openapi.json'));
    const { responses } = paths['/v1/orders/{id}/cancel'].post;
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '422',
      '429',
      '500',
      '501',
      '503',
    ]);
    const conflict = responses['409'].content['application/json'];
    const codes = ['ORDER_SHIPPED', 'PRICE_CHANGED', 'IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'];
    expect(Object.keys(conflict.examples)).toEqual(codes);
    expect(conflict.schema.oneOf).toHaveLength(4);
    const { statusCode, code } = components.schemas.OrderShippedError.properties;
    expect([statusCode.const, code.const]).toEqual([409, 'ORDER_SHIPPED']);
    expect(components.examples.IDEMPOTENCY_KEY_REUSED_422.value.statusCode).toBe(422);
  });

  test('shares one named response among operations that refuse in the same way', () => {
    const { paths, components } = JSON.parse(textOf(outputs, 'generated/openapi.json'));
    expect(paths['/v1/orders/{id}/cancel'].post.responses['429']).toEqual({
      $ref: '#/components/responses/TooManyRequests_RateLimited',
    });
    expect(components.responses.TooManyRequests_RateLimited.description).toBe('RATE_LIMITED');
    const written = Object.values<PathItem>(paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ responses = {} }) => Object.values(responses).map((response) => JSON.stringify(response)))
      .filter((response) => !response.startsWith('{"$ref"'));
    const refused = written.filter((response) => /"description":"[A-Z_, ]+","headers"/.test(response));
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused).size).toBe(refused.length);
    for (const response of Object.values(components.responses)) expect(refused).not.toContain(JSON.stringify(response));
  });

  test('bundles to valid OpenAPI 3.1', async () => {
    const document = JSON.parse(textOf(outputs, 'generated/openapi.json'));
    await expect(SwaggerParser.validate(document)).resolves.toBeDefined();
  });

  test('adds the platform’s codes by the shape of the operation', () => {
    const { paths } = inlined(textOf(outputs, 'generated/openapi.json'));
    const codesOf = (path: string, method: string, status: string): string[] =>
      Object.keys(paths[path][method].responses[status]?.content['application/json'].examples ?? {});
    expect(codesOf('/v1/orders', 'post', '401')).toContain('REQUEST_SIGNATURE_REQUIRED');
    expect(codesOf('/v1/orders', 'get', '401')).not.toContain('REQUEST_SIGNATURE_REQUIRED');
    expect(codesOf('/v1/orders/{id}/cancel', 'post', '403')).toContain('MEMBER_SESSION_REQUIRED');
    expect(codesOf('/v1/orders', 'post', '400')).toContain('INVALID_PHONE');
    expect(codesOf('/orders/{id}.html', 'get', '401')).toEqual([]);
    expect(codesOf('/orders/{id}.html', 'get', '429')).toEqual(['RATE_LIMITED']);
  });

  test('passes a raw body as bytes, and leaves its faults to the handler', () => {
    expect(textOf(outputs, 'generated/wiring/routes/orders.ts')).toMatch(
      /'receiveCarrierNews',[^;]*\n {4}rawBody: true,\n/,
    );
    const types = textOf(outputs, 'generated/contract/operations.ts');
    expect(types).toContain('export interface UnverifiedBody<Body> {');
    expect(types).toMatch(/body: UnverifiedBody<\{[^}]*orderId: string;\s+\}>;/);
    const { paths } = inlined(textOf(outputs, 'generated/openapi.json'));
    const { examples } = paths['/v1/webhooks/carriers'].post.responses['400'].content['application/json'];
    expect(Object.keys(examples).sort()).toEqual(['BODY_TOO_LARGE', 'VALIDATION_FAILED']);
  });

  test('exports each lifecycle as data: leaves with projection, deadline and hash', async () => {
    const { lifecycleTable } = await module('generated/contract/lifecycles.ts');
    expect(lifecycleTable.order).toMatchObject({
      initial: 'RECEIVED',
      publics: ['RECEIVED', 'WAITING', 'IN_REVIEW', 'PLACED', 'SHIPPED', 'CANCELED'],
      leaves: {
        RECEIVED: { passing: true },
        'HELD.REVIEW_PENDING': { status: 'HELD', public: 'IN_REVIEW' },
        PLACED: { deadline: { event: 'EXPIRE', at: 'expiresAt' }, tags: ['open'] },
        SHIPPED: { final: true },
      },
    });
  });

  test('draws every state in a diagram', () => {
    for (const format of ['mmd', 'svg']) {
      const diagram = textOf(outputs, `generated/docs/lifecycles/order.${format}`);
      for (const state of ['RECEIVED', 'REVIEW_PENDING', 'PLACED', 'CANCELED']) expect(diagram).toContain(state);
    }
  });

  test('writes a stub for a new file once, and never changes an existing file', async () => {
    const { sources } = await project(root);
    const before = readFileSync(join(root, 'src/domains/orders/operations/cancel-order.ts'), 'utf8');
    const first = writeStubs(root, sources);
    expect(first.created).toEqual([
      'src/domains/orders/operations/create-order.ts',
      'src/domains/orders/operations/create-payment.ts',
      'src/domains/orders/operations/get-order.ts',
      'src/domains/orders/operations/receive-carrier-news.ts',
      'src/domains/orders/operations/render-order-page.ts',
      'src/domains/orders/order.present.ts',
    ]);
    expect(writeStubs(root, sources)).toEqual({ created: [], gaps: [] });
    expect(readFileSync(join(root, 'src/domains/orders/operations/cancel-order.ts'), 'utf8')).toBe(before);
    const left = stubsLeft(
      root,
      sources.map(({ path }) => path),
    );
    const names = ['createOrder', 'createPayment', 'getOrder', 'receiveCarrierNews', 'renderOrderPage'];
    expect(left).toEqual(first.created.map((path, index) => `${path}  ${[...names, 'order presentEvent'][index]}`));
    for (const file of first.created) expect(existsSync(join(root, file))).toBe(true);
  });
});

interface PathItem {
  readonly [method: string]: { readonly responses?: object };
}

/** The document with its shared responses in their places. */
const inlined = (text: string) => {
  const document = JSON.parse(text);
  const shared = document.components.responses;
  return JSON.parse(
    text,
    (_key, value) => shared[/^#\/components\/responses\/(.*)/.exec(value?.$ref)?.[1] ?? ''] ?? value,
  );
};

interface Validate {
  (value: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string }[] | null;
}

/** What these tests take from modules that are generated while they run. */
interface GeneratedModule {
  readonly requestValidators: { readonly listOrders: { query: Validate }; readonly createOrder: { body: Validate } };
  readonly responseValidators: { readonly createOrder: { readonly 201: Validate } };
  readonly lifecycleTable: { readonly order: object };
}
