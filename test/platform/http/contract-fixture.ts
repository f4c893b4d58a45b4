import Router from '@koa/router';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import type { DefaultState } from 'koa';
import { errors as registry } from '../../../generated/contract/errors.ts';
import type { OperationId } from '../../../generated/contract/operations.ts';
import type { AppOptions } from '../../../src/platform/http/app.ts';
import type { KernelContext } from '../../../src/platform/http/context.ts';
import type { HandlerRequest } from '../../../src/platform/http/handler-request.ts';
import { type OperationRoute, type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import type { OperationMeta } from '../../../src/platform/http/operation-meta.ts';
import type { RequestValidators, Validator } from '../../../src/platform/http/request/validation.ts';

/** A contract of a few operations, one for each thing that the platform decides by an operation's shape. */

interface Shape extends Partial<OperationMeta> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
}

const both = (...scopes: string[]): OperationMeta['security'] => [{ apiKey: scopes }, { memberSession: scopes }];

/** A schedule whose header was published before RFC 9745. */
const LEGACY = {
  since: '2026-06-30',
  sunset: '2027-06-30',
  guide: 'payments/migrate-to-intents',
  header: 'true',
} as const;

const shapes: Readonly<Record<string, Shape>> = {
  getThing: {
    method: 'get',
    path: '/v1/things/:id',
    security: both('ramps:read'),
    codes: { PAYMENT_NOT_FOUND: 404 },
  },
  listThings: { method: 'get', path: '/v1/things' },
  createThing: {
    method: 'post',
    path: '/v1/things',
    statuses: [200, 201],
    security: both('ramps:write'),
    salient: ['phone', 'amountUsd'],
    signed: true,
    location: '/v1/things/{id}',
    bodyLimit: 4096,
    codes: { INVALID_PHONE: 400, INVALID_AMOUNT: 400, PAYMENT_NOT_FOUND: 404 },
    fieldCodes: [
      { pointer: '/body/phone', code: 'INVALID_PHONE' },
      { pointer: '/body/amountUsd', code: 'INVALID_AMOUNT' },
    ],
  },
  createEitherThing: {
    method: 'post',
    path: '/v1/either',
    statuses: [201, 202],
    location: '/v1/things/{id}',
    codes: { INVALID_AMOUNT: 400, INVALID_PHONE: 400, PAYMENT_NOT_FOUND: 404 },
    bodyKey: { field: 'idempotencyKey', differs: 'INVALID_AMOUNT', required: 'INVALID_PHONE', when: 'newer' },
    deprecation: { when: { with: ['older', 'outer.older'] }, ...LEGACY },
  },
  replaceThing: { method: 'put', path: '/v1/things/:id', deprecation: { when: 'always', ...LEGACY } },
  optionThing: { method: 'post', path: '/v1/things/:id/options' },
  confirmThing: { method: 'post', path: '/v1/things/:id/confirm' },
  removeThing: { method: 'delete', path: '/v1/things/:id' },
  writePolicy: { method: 'post', path: '/v1/policies', security: both('policies:write') },
  issueKey: {
    method: 'post',
    path: '/v1/api-keys',
    security: [{ memberSession: [] }],
    sessionOnly: true,
  },
  createTenant: {
    method: 'post',
    path: '/v1/tenants',
    security: [{ memberSession: [] }],
    sessionOnly: true,
    anyTenant: true,
  },
  advanceClock: { method: 'post', path: '/v1/test/clock', sandbox: true },
  getClaim: { method: 'get', path: '/v1/claims/:claimToken', security: [], publicDocument: {} },
  getDocument: { method: 'get', path: '/v1/documents', security: [], publicDocument: { maxAge: 60 } },
  listReviewCases: {
    method: 'get',
    path: '/v1/admin/review-cases',
    security: [{ adminKey: [] }],
  },
  getHealth: { method: 'get', path: '/healthz', security: [], unlimited: true },
};

const described = ({ method, ...shape }: Shape): OperationMeta => ({
  security: both(),
  statuses: [200],
  codes: {},
  idempotency: method === 'post',
  bodyLimit: 1_048_576,
  ...shape,
});

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

const anything = compiled(plain, { type: 'object' });

/** The header that every idempotent POST takes, as the generator describes it. */
const idempotent = compiled(request, {
  type: 'object',
  properties: { 'idempotency-key': { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' } },
});

const validators: Readonly<Record<string, RequestValidators>> = {
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
  createEitherThing: { headers: idempotent, body: anything },
  replaceThing: { body: anything },
  optionThing: {
    body: compiled(plain, {
      type: 'object',
      additionalProperties: false,
      properties: { inner: { type: 'object', properties: { label: { type: 'string' } } } },
    }),
  },
};

const thing = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };

export const responseValidators: AppOptions['responseValidators'] = async () => ({
  getThing: { 200: compiled(plain, thing) },
  createThing: { 201: compiled(plain, thing) },
});

export const errors = registry;

export type TestHandler = (request: HandlerRequest) => Promise<unknown>;

/** Each handler answers with what it was given, so that tests can look at it. */
const echo: TestHandler = async ({ path, query, body, caller }) => ({ id: path.id ?? 'thg_1', query, body, caller });

/** The routes of the contract, with other handlers for some. */
export function routers(replaced: Readonly<Record<string, TestHandler>> = {}): { readonly things: OperationRouter } {
  const things = new Router<DefaultState, KernelContext>({ sensitive: true, strict: true });
  for (const [id, shape] of Object.entries(shapes)) {
    const route = { ...described(shape), validators: validators[id], handler: replaced[id] ?? echo };
    things[shape.method](id, shape.path, operation(route as unknown as OperationRoute<OperationId>));
  }
  return { things };
}
