import type { IncomingMessage } from 'node:http';
import { errors } from '../../generated/contract/errors.ts';
import type { OperationId } from '../../generated/contract/operations.ts';
import { requestValidators } from '../../generated/contract/validators.js';
import { routers } from '../../generated/wiring/routes.ts';
import { type Endpoint, endpointOf } from '../../src/platform/http/endpoint.ts';
import { Exchange } from '../../src/platform/http/exchange.ts';
import { operationOf } from '../../src/platform/http/operation.ts';
import { parseInput } from '../../src/platform/http/request/request-input.ts';
import { envelope } from '../../src/platform/http/response/envelope.ts';
import { statusOf } from '../../src/platform/http/response/reply.ts';
import { HEADERS } from '../../src/platform/names.ts';
import { Refusal } from '../../src/platform/refusal.ts';

/** A refusal as it goes over the wire. */
export interface InvalidAnswer {
  readonly status: number;
  readonly requestId: string;
  readonly body: string;
}

const noHandler = (): never => {
  throw new Error('the mock runs no handlers');
};

/** How the service reads the requests of each operation. */
const endpoints = new Map<string, Endpoint>(
  Object.values(routers).flatMap(({ stack }) =>
    stack.flatMap((layer) => {
      const meta = operationOf(layer);
      const id = layer.name as OperationId;
      return meta === undefined
        ? []
        : [[id, endpointOf({ ...meta, validators: requestValidators[id], handler: noHandler })] as const];
    }),
  ),
);

const CREDENTIALS = [HEADERS.apiKey, 'authorization', HEADERS.adminKey];

/**
 * What the service answers to a request of a wrong form, by the service's own validation; undefined where nothing is wrong
 * with it. A request without a credential is refused for that before.
 */
export function invalidAnswer(incoming: IncomingMessage, operationId: string, body: Buffer): InvalidAnswer | undefined {
  const endpoint = endpoints.get(operationId);
  if (endpoint === undefined) return undefined;
  if (!endpoint.isPublic && !CREDENTIALS.some((name) => name in incoming.headers)) return undefined;
  // Validation turns texts of headers into numbers, in place.
  const exchange = new Exchange(Object.create(incoming, { headers: { value: { ...incoming.headers } } }));
  exchange.endpoint = endpoint;
  const input = parseInput(exchange, endpoint, body, false);
  const refused = input instanceof Refusal ? input : input.invalidBody;
  if (refused === undefined) return undefined;
  const refusal =
    refused instanceof Refusal
      ? refused
      : new Refusal(refused.code as Refusal['code'], { details: { errors: refused.errors } });
  const rules = { errors, version: '', baseUrl: '', deprecation: undefined, isDraining: () => false };
  const status = statusOf(rules, exchange, refusal);
  const { requestId } = exchange;
  return { status, requestId, body: envelope(errors, requestId, status, refusal) };
}
