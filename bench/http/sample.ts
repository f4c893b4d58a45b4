import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What every candidate serves: two operations of the real contract, with the contract's own example answers. */

interface Content {
  readonly 'application/json': { readonly examples: Readonly<Record<string, { readonly value: object }>> };
}
export interface DocumentOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

export const document = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Document;

/** Method, path template and id of everything in the contract. */
export const documented = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    ['get', 'post', 'put', 'patch', 'delete'].includes(method) ? [{ path, method, id: operation.operationId }] : [],
  ),
);

function exampleOf(path: string, method: string, status: string): object {
  const [example] = Object.values(
    document.paths[path]?.[method]?.responses[status]?.content?.['application/json'].examples ?? {},
  );
  if (!example) throw new Error(`${method} ${path} has no example of ${status}`);
  return example.value;
}

export const payment = exampleOf('/v1/offramp/payments/{id}', 'get', '200');
export const created = exampleOf('/v1/offramp/payments', 'post', '201');

export const getPath = '/v1/offramp/payments/pay_01k9zt5r7m8q4x2v6b3n1c0d10';
export const postPath = '/v1/offramp/payments';
/** Some 700 bytes. */
export const postBody = JSON.stringify({
  phone: '+15550104567',
  amountUsd: '25.00',
  speedPreference: 'FASTEST',
  maximumFeeMinor: '100',
  allowedRails: ['PAYMENT_APP_A', 'SERVICE_BALANCE'],
  memo: 'Invoice 1042, the second of three. '.repeat(15).slice(0, 490),
});

export const apiKey = `svc_test_${'a'.repeat(40)}`;
const keyHash = createHash('sha256').update(apiKey).digest('hex');

/** The hook that each candidate with authentication runs: hash the key, look it up, compare its scopes. */
const keys = new Map([
  [keyHash, { tenantId: 'ten_01k9zt5r7m8q4x2v6b3n1c0d01', scopes: ['ramps:read', 'ramps:write'] }],
]);
export function isAllowed(key: unknown, scope: 'ramps:read' | 'ramps:write'): boolean {
  if (typeof key !== 'string') return false;
  return keys.get(createHash('sha256').update(key).digest('hex'))?.scopes.includes(scope) ?? false;
}
export const knowsHash = (hash: string): boolean => hash === keyHash;
