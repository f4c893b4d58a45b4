import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import { errors as registry } from '../../../generated/contract/errors.ts';
import type { OperationMeta } from '../../../generated/contract/operation-table.ts';
import type { AppOptions } from '../../../src/kernel/http/app.ts';
import type { HandlerRequest } from '../../../src/kernel/http/handler-request.ts';
import type { RequestValidators, Validator } from '../../../src/kernel/http/validation.ts';

/** A contract of a few operations, one for each thing that the kernel decides by an operation's shape. */

const both = (...scopes: string[]): OperationMeta['security'] => [
  { scheme: 'apiKey', scopes },
  { scheme: 'memberSession', scopes },
];

type Shape = Partial<Omit<OperationMeta, 'id'>> & Pick<OperationMeta, 'method' | 'path'>;

const operation = (id: string, shape: Shape): OperationMeta =>
  ({
    id,
    domain: 'things',
    status: 200,
    statuses: [200],
    security: both(),
    codes: {},
    lifecycle: [],
    transaction: 'one',
    salient: [],
    sandbox: false,
    sessionOnly: false,
    anyTenant: false,
    idempotency: shape.method === 'post',
    bodyLimit: 1_048_576,
    signed: false,
    hasBody: false,
    bodyRequired: false,
    fieldCodes: [],
    ...shape,
  }) as unknown as OperationMeta;

export const operations = Object.fromEntries(
  [
    operation('getThing', {
      method: 'get',
      path: '/v1/things/{id}',
      security: both('ramps:read'),
      codes: { PAYMENT_NOT_FOUND: { status: 404 } },
    }),
    operation('listThings', { method: 'get', path: '/v1/things' }),
    operation('createThing', {
      method: 'post',
      path: '/v1/things',
      status: 201,
      statuses: [200, 201],
      security: both('ramps:write'),
      salient: ['phone', 'amountUsd'],
      signed: true,
      location: '/v1/things/{id}',
      hasBody: true,
      bodyLimit: 4096,
      codes: { INVALID_PHONE: { status: 400 }, INVALID_AMOUNT: { status: 400 }, PAYMENT_NOT_FOUND: { status: 404 } },
      fieldCodes: [
        { pointer: '/body/phone', code: 'INVALID_PHONE' },
        { pointer: '/body/amountUsd', code: 'INVALID_AMOUNT' },
      ],
    }),
    operation('createEitherThing', {
      method: 'post',
      path: '/v1/either',
      statuses: [201, 202],
      status: 202,
      hasBody: true,
      location: '/v1/things/{id}',
      codes: { INVALID_AMOUNT: { status: 400 }, INVALID_PHONE: { status: 400 }, PAYMENT_NOT_FOUND: { status: 404 } },
      bodyKey: { field: 'idempotencyKey', differs: 'INVALID_AMOUNT', required: 'INVALID_PHONE', when: 'newer' },
      deprecation: { with: ['older', 'outer.older'] },
    }),
    operation('replaceThing', { method: 'put', path: '/v1/things/{id}', hasBody: true, deprecation: 'always' }),
    operation('optionThing', { method: 'post', path: '/v1/things/{id}/options', hasBody: true }),
    operation('confirmThing', { method: 'post', path: '/v1/things/{id}/confirm' }),
    operation('removeThing', { method: 'delete', path: '/v1/things/{id}' }),
    operation('writePolicy', { method: 'post', path: '/v1/policies', security: both('policies:write') }),
    operation('issueKey', {
      method: 'post',
      path: '/v1/api-keys',
      security: [{ scheme: 'memberSession', scopes: [] }],
      sessionOnly: true,
    }),
    operation('createTenant', {
      method: 'post',
      path: '/v1/tenants',
      security: [{ scheme: 'memberSession', scopes: [] }],
      sessionOnly: true,
      anyTenant: true,
    }),
    operation('advanceClock', { method: 'post', path: '/v1/test/clock', sandbox: true }),
    operation('getClaim', { method: 'get', path: '/v1/claims/{claimToken}', security: [], publicDocument: {} }),
    operation('getDocument', { method: 'get', path: '/v1/documents', security: [], publicDocument: { maxAge: 60 } }),
    operation('listReviewCases', {
      method: 'get',
      path: '/v1/admin/review-cases',
      security: [{ scheme: 'adminKey', scopes: [] }],
    }),
    operation('getHealth', { method: 'get', path: '/healthz', security: [], domain: 'admin' }),
  ].map((meta) => [meta.id as string, meta]),
) as unknown as AppOptions['operations'];

const request = new Ajv2020({ allErrors: true, coerceTypes: 'array', useDefaults: true });
const plain = new Ajv2020({ allErrors: true });
const compiled = (ajv: Ajv2020, schema: AnySchema): Validator => ajv.compile(schema) as Validator;

const thingBody = {
  type: 'object',
  additionalProperties: false,
  required: ['phone', 'amountUsd'],
  properties: {
    phone: { type: 'string', pattern: '^\\+[1-9][0-9]{6,14}$' },
    amountUsd: { type: 'string', pattern: '^[0-9]+(\\.[0-9]{1,6})?$' },
    memo: { type: 'string', maxLength: 500 },
    note: { type: ['string', 'null'] },
    metadata: { type: 'object' },
  },
};

/** The header that every idempotent POST takes, as the generator describes it. */
const idempotent = compiled(request, {
  type: 'object',
  properties: { 'idempotency-key': { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' } },
});

export const requestValidators = {
  listThings: {
    query: compiled(request, {
      type: 'object',
      properties: {
        take: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
        cursor: { type: 'string' },
        status: { type: 'array', items: { enum: ['OPEN', 'CLOSED'] } },
      },
    }),
  },
  createThing: { headers: idempotent, body: compiled(plain, thingBody) },
  confirmThing: { headers: idempotent },
  createEitherThing: { headers: idempotent },
  optionThing: {
    body: compiled(plain, {
      type: 'object',
      additionalProperties: false,
      properties: { inner: { type: 'object', properties: { label: { type: 'string' } } } },
    }),
  },
} as Readonly<Record<string, RequestValidators>> as AppOptions['requestValidators'];

const thing = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };

export const responseValidators: AppOptions['responseValidators'] = async () => ({
  getThing: { 200: compiled(plain, thing) },
  createThing: { 201: compiled(plain, thing) },
});

export const errors = registry;

export type TestHandler = (request: HandlerRequest) => Promise<unknown>;

/** Each handler answers with what it was given, so that tests can look at it. */
export const handlers = (replaced: Readonly<Record<string, TestHandler>> = {}): AppOptions['handlers'] => {
  const echo: TestHandler = async ({ path, query, body, caller }) => ({ id: path.id ?? 'thg_1', query, body, caller });
  return Object.fromEntries(
    Object.keys(operations).map((id) => [id, replaced[id] ?? echo]),
  ) as unknown as AppOptions['handlers'];
};
