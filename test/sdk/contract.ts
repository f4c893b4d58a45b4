import { make } from '../../codegen/emit/emitter.ts';
import { HeyApi } from '../../codegen/emit/sdk/hey-api.ts';
import { emitSdk } from '../../codegen/emit/sdk.ts';
import type { JsonObject } from '../../codegen/load/json.ts';
import { noCache } from '../../codegen/model/cache.ts';

/** The package of a document, whose errors stand in a domain of their own: path -> content. */
export async function emitted(openapi: JsonObject = contract, version = '1.2.3'): Promise<Map<string, string>> {
  const ofSchema = (name: string) => (name.endsWith('Error') ? 'errors' : 'payments');
  const domains = { ofSchema, ofOperation: () => 'payments' };
  const heyApi = new HeyApi();
  const targets = emitSdk({ openapi, version, apiVersion: undefined, domains, lifecycles: [], folder: '' }, heyApi);
  const files = await Promise.all(targets.map((target) => make(target, noCache))).finally(() => heyApi.end());
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** A bundled document as codegen writes it, small: every shape that the SDK's emitter tells apart. */
export const contract: JsonObject & { readonly paths: JsonObject } = {
  openapi: '3.1.0',
  info: { title: 'Paychart', version: '0.1.0' },
  paths: {
    '/v1/payments': {
      post: operation('createPayment', {
        parameters: [parameter('Idempotency-Key', 'header')],
        requestBody: json('CreatePayment'),
        responses: { '201': success('Payment'), '402': refusals('INSUFFICIENT_BALANCE') },
      }),
      get: operation('listPayments', {
        parameters: [parameter('take', 'query', { type: 'integer' }), parameter('cursor', 'query')],
        responses: { '200': success('PaymentList') },
      }),
    },
    '/v1/payments/{id}/confirm': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      post: operation('confirmPayment', {
        parameters: [parameter('Idempotency-Key', 'header')],
        responses: {
          '200': success('Payment'),
          '404': refusals('PAYMENT_NOT_FOUND'),
          '409': refusals('INVALID_TRANSITION', 'ROUTE_QUOTE_EXPIRED'),
        },
      }),
    },
    '/v1/payments/{id}/memo': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      put: operation('updateMemo', { requestBody: json('Memo'), responses: { '204': { description: 'Done' } } }),
    },
    '/v1/claims': {
      post: operation('openClaim', { responses: { '200': success('Payment') } }),
    },
    '/metrics': {
      get: {
        operationId: 'getMetrics',
        tags: ['Payments'],
        security: [],
        responses: { '200': { description: 'Text', content: { 'text/plain': { schema: { type: 'string' } } } } },
      },
    },
  },
  webhooks: {
    'payment.delivered': { post: { requestBody: json('PaymentDelivered'), responses: {} } },
    'payment.failed': { post: { requestBody: json('PaymentFailed'), responses: {} } },
  },
  components: {
    parameters: { Id: parameter('id', 'path') },
    schemas: {
      Payment: object({
        id: { type: 'string' },
        status: { $ref: '#/components/schemas/PaymentStatus' },
        sequence: { type: 'integer', format: 'int64' },
        memo: { type: ['string', 'null'] },
      }),
      PaymentStatus: { type: 'string', enum: ['HELD', 'DELIVERED'] },
      PaymentList: object({ payments: { type: 'array', items: { $ref: '#/components/schemas/Payment' } } }),
      CreatePayment: {
        oneOf: [{ $ref: '#/components/schemas/ByPhone' }, { $ref: '#/components/schemas/ByDid' }],
      },
      ByPhone: object({ phone: { type: 'string' } }),
      ByDid: object({ did: { type: 'string' } }),
      Memo: object({ id: { type: 'string' } }),
      PaymentDelivered: object({
        type: { const: 'payment.delivered' },
        payment: { $ref: '#/components/schemas/Payment' },
      }),
      PaymentFailed: object({ type: { const: 'payment.failed' }, reason: { type: 'string' } }),
      InsufficientScopeError: refusal(403, 'INSUFFICIENT_SCOPE', object({ required: { type: 'string' } })),
      InsufficientBalanceError: refusal(402, 'INSUFFICIENT_BALANCE'),
      PaymentNotFoundError: refusal(404, 'PAYMENT_NOT_FOUND'),
      InvalidTransitionError: refusal(409, 'INVALID_TRANSITION', object({ status: { type: 'string' } })),
      RouteQuoteExpiredError: refusal(409, 'ROUTE_QUOTE_EXPIRED'),
    },
  },
};

function operation(operationId: string, { responses, ...rest }: JsonObject & { readonly responses: JsonObject }) {
  const security = [{ apiKey: ['payments:write'] }];
  return {
    operationId,
    tags: ['Payments'],
    summary: `Does ${operationId}`,
    security,
    ...rest,
    responses: { ...responses, '403': refusals('INSUFFICIENT_SCOPE') },
  };
}

function parameter(name: string, place: string, schema: JsonObject = { type: 'string' }) {
  return { name, in: place, required: place === 'path', schema };
}

function object(properties: JsonObject) {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

function refusal(statusCode: number, code: string, details?: JsonObject) {
  const envelope = { statusCode: { const: statusCode }, code: { const: code }, message: { type: 'string' } };
  return object({ ...envelope, requestId: { type: 'string' }, ...(details === undefined ? {} : { details }) });
}

function json(schema: string) {
  return { required: true, content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } };
}

function success(schema: string) {
  return { description: schema, content: json(schema).content };
}

function refusals(...codes: string[]) {
  const schemas = codes.map((code) => {
    const name = code.toLowerCase().replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
    return { $ref: `#/components/schemas/${name}Error` };
  });
  return { description: codes.join(', '), content: { 'application/json': { schema: { oneOf: schemas } } } };
}
