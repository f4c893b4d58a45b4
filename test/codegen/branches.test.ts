import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationOf } from '../../src/platform/http/operation.ts';
import type { OperationMeta } from '../../src/platform/http/operation-meta.ts';
import { bodyErrors, type Validator, validationRefusal } from '../../src/platform/http/request/validation.ts';
import { createServiceProject } from './support/service-project.ts';

let root: string;
let body: Validator;
let meta: OperationMeta;
let document: { readonly paths: Readonly<Record<string, { readonly post: object }>> };

beforeAll(async () => {
  root = await createServiceProject('orders');
  const load = (path: string) => import(pathToFileURL(join(root, path)).href);
  body = (await load('generated/contract/validators.js')).requestValidators.createPayment.body;
  const { router } = await load('generated/wiring/routes/orders.ts');
  meta = operationOf(router.route('createPayment')) as OperationMeta;
  document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'));
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

/** The code, and each failing place with its rule. */
const refused = (value: Record<string, unknown>): readonly [string, ...string[]] | undefined => {
  const errors = bodyErrors(body, value);
  if (errors.length === 0) return undefined;
  const { code, details } = validationRefusal(meta, errors);
  return [code, ...details.errors.map(({ path, rule }) => `${path} ${rule}`)];
};

test.each([
  { payer: { phone: '+1' } },
  { payer: { email: 'a@b', phone: null } },
  { method: { type: 'CASH' } },
  { method: { type: 'CARD', number: '4242' } },
  { options: { express: true }, tags: ['ab'] },
])('%j passes: null in a key means that it is absent (D-160)', (value) => {
  expect(refused(value)).toBeUndefined();
});

test.each([
  ['none', { payer: {} }, ['PAYER_REQUIRED']],
  ['none but null', { payer: { phone: null } }, ['PAYER_REQUIRED']],
  ['several', { payer: { phone: '1', email: 'a' } }, ['PAYER_AMBIGUOUS', '/body/payer not']],
  ['unknown', { payer: { wallet: 'x' } }, ['UNSUPPORTED_PAYER']],
  ['unknown beside a known one', { payer: { phone: 1, wallet: 'x' } }, ['UNSUPPORTED_PAYER']],
  ['a fault of the branch', { payer: { phone: '1' } }, ['INVALID_PHONE', '/body/payer/phone pattern']],
  ['a fault without a code', { payer: { email: 'a' } }, ['INVALID_PAYMENT', '/body/payer/email minLength']],
  ['no object', { payer: 'x' }, ['INVALID_PAYMENT', '/body/payer type']],
  ['an unknown const', { method: { type: 'BARTER' } }, ['UNSUPPORTED_METHOD', '/body/method/type enum']],
  [
    'a fault of a named branch',
    { method: { type: 'CARD', number: '1' } },
    ['INVALID_PAYMENT', '/body/method/number minLength'],
  ],
  ['a coded rule of a named branch', { method: { type: 'CARD', number: '4242', cvc: '1' } }, ['UNKNOWN_OPTION']],
  ['no const', { method: {} }, ['INVALID_PAYMENT', '/body/method/type required']],
  ['an unknown field', { options: { slow: true } }, ['UNKNOWN_OPTION', '/body/options/slow additionalProperties']],
  ['a fault beside it', { options: { express: 1 } }, ['INVALID_PAYMENT', '/body/options/express type']],
  ['an item', { tags: ['ab', 'a'] }, ['INVALID_TAG', '/body/tags/1 minLength']],
  ['an unknown field of the whole', { other: 1 }, ['INVALID_PAYMENT', '/body/other additionalProperties']],
  ['all at once', { other: 1, payer: { phone: '1' } }, ['INVALID_PHONE']],
])('%s', (_name, value, expected) => {
  expect(refused(value)?.slice(0, expected.length)).toEqual(expected);
});

test('reports the faults of the matching alternative only', () => {
  expect(refused({ payer: { phone: 1 } })).toEqual(['INVALID_PHONE', '/body/payer/phone type']);
});

test('exposes the key in the body and the deprecation as documented data', () => {
  expect(meta.bodyKey).toEqual({
    field: 'key',
    differs: 'INVALID_PAYMENT',
    required: 'IDEMPOTENCY_KEY_REQUIRED',
    when: 'payer',
  });
  const schedule = { since: '2026-01-31', sunset: '2027-01-31', successor: '/v1/orders' };
  expect(meta.deprecation).toEqual({ when: { with: ['coupon'] }, ...schedule });
  const { post } = document.paths['/v1/payments'] ?? {};
  expect(post).toMatchObject({
    responses: {
      201: { headers: { Deprecation: {}, Sunset: {}, Link: {} } },
      400: { content: { 'application/json': { examples: { IDEMPOTENCY_KEY_REQUIRED: {}, PAYER_REQUIRED: {} } } } },
    },
  });
});
