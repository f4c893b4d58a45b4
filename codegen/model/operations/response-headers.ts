import type { JsonObject } from '../../load/json.ts';
import { ownHeader } from '../../load/product/headers.ts';
import type { Product } from '../../load/product/product.ts';
import type { ErrorEntry, Operation } from '../model.ts';

/** A header that the platform adds, and of which responses it does. */
interface Header {
  readonly description: string;
  readonly requirements: readonly string[];
  readonly schema: JsonObject;
  /** True if every such response carries the header. */
  readonly required?: true;
  readonly isOn: (response: Described) => boolean;
}

/** The facts that decide which headers a response may carry. */
interface Described {
  readonly operation: Pick<Operation, 'rateLimited' | 'idempotency'>;
  readonly status: number;
  /** The codes of a refusal; none for a success. */
  readonly codes: readonly ErrorEntry[];
}

const count = (example: number): JsonObject => ({ type: 'integer', minimum: 0, examples: [example] });
const isLimited = ({ operation }: Described): boolean => operation.rateLimited;

const headersFor = (product: Product): Readonly<Record<string, Header>> => ({
  'X-Request-Id': {
    description: 'The id of the request: quote it to support. A valid `X-Request-Id` that you send is used as it is.',
    requirements: ['D-032'],
    schema: { type: 'string', examples: ['req_01k9zt5r7m8q4x2v6b3n1c0d99'] },
    required: true,
    isOn: () => true,
  },
  [ownHeader(product, 'Version')]: {
    description: 'The release that answered.',
    requirements: ['D-062'],
    schema: { type: 'string', examples: ['0.1.0'] },
    required: true,
    isOn: () => true,
  },
  [ownHeader(product, 'Api-Version')]: {
    description: 'The version of the contract that the response has.',
    requirements: ['D-531'],
    schema: { type: 'string', examples: ['2026-12-01'] },
    isOn: () => true,
  },
  'RateLimit-Limit': {
    description:
      'The highest number of requests that can be sent at once. It is absent where the request was not counted.',
    requirements: ['D-052'],
    schema: count(600),
    isOn: isLimited,
  },
  'RateLimit-Remaining': {
    description: 'The number of requests that can still be sent at once.',
    requirements: ['D-052'],
    schema: count(599),
    isOn: isLimited,
  },
  'RateLimit-Reset': {
    description: 'The number of seconds until all of them can be sent at once again.',
    requirements: ['D-052'],
    schema: count(1),
    isOn: isLimited,
  },
  'Idempotency-Replayed': {
    description:
      '`true` where the response is that of an earlier request with the same Idempotency-Key; absent otherwise.',
    requirements: ['D-055'],
    schema: { type: 'string', enum: ['true'] },
    isOn: ({ operation, codes }) => operation.idempotency && codes.length === 0,
  },
  'Retry-After': {
    description: 'The number of seconds after which the request can succeed.',
    requirements: ['D-053'],
    schema: { type: 'integer', minimum: 0, examples: [1] },
    isOn: ({ status, codes }) => status === 429 || status === 503 || codes.some(({ retry, waits }) => retry || waits),
  },
  'WWW-Authenticate': {
    description: 'The credential that is wanted.',
    requirements: ['D-011'],
    schema: { type: 'string', examples: ['Bearer realm="service"'] },
    required: true,
    isOn: ({ status }) => status === 401,
  },
});

/** The headers as `components.headers` has them. */
export const headerComponents = (product: Product): JsonObject =>
  Object.fromEntries(
    Object.entries(headersFor(product)).map(([name, { description, requirements, schema, required }]) => [
      name,
      { description, 'x-requirements': [...requirements], ...(required ? { required } : {}), schema },
    ]),
  );

/** References to the headers that the platform adds to a response. */
export const headersOf = (response: Described, product: Product): JsonObject =>
  Object.fromEntries(
    Object.entries(headersFor(product))
      .filter(([, { isOn }]) => isOn(response))
      .map(([name]) => [name, { $ref: `#/components/headers/${name}` }]),
  );
