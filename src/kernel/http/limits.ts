import type { IncomingHttpHeaders } from 'node:http';
import { authenticate, type Credential } from './credential.ts';
import type { Endpoint } from './endpoint.ts';
import type { Exchange } from './exchange.ts';
import type { Kernel } from './kernel.ts';
import type { LimitState } from './rate-limit.ts';
import { Refusal, refuse } from './refusal.ts';

/** A request of a public operation whose sender may prove itself by a signature of the body. */
export interface SignedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
}

/** Tells whether the signature is valid, by operationId: such a request does not count against its address (D-499). */
export type SignatureChecks = Readonly<Record<string, ((request: SignedRequest) => boolean) | undefined>>;

/** The rate limit of D-052: of the key or the user, and of the address on public operations. */
export function overLimit(
  kernel: Kernel,
  exchange: Exchange,
  endpoint: Endpoint,
  { bucket }: Credential,
  body: Uint8Array,
): Refusal | undefined {
  if (endpoint.meta.unlimited || (endpoint.isPublic && isSigned(kernel, exchange, body))) return undefined;
  const limit = (endpoint.isPublic ? kernel.addressLimit : kernel.callerLimit).take(bucket);
  exchange.limit = limit;
  return limit === undefined || limit.allowed ? undefined : overLimitBy(limit);
}

const isSigned = ({ signatureChecks }: Kernel, { operationId, path, request }: Exchange, body: Uint8Array) =>
  signatureChecks[operationId]?.({ path, headers: request.headers, body }) ?? false;

/**
 * Authenticates, and charges the address for each credential that is malformed, unknown, revoked or expired. An address
 * that has nothing left is refused before anything is looked up, whatever it sends: whether a credential is a right one
 * is what the look-up would tell (D-500).
 */
export function authenticateWithinLimit(
  kernel: Kernel,
  exchange: Exchange,
  endpoint: Endpoint,
): Promise<Credential | Refusal> | Credential | Refusal {
  if (endpoint.isPublic || !hasCredential(exchange)) return authenticate(kernel, exchange, endpoint);
  const address = addressBucket(kernel, exchange);
  const exhausted = kernel.addressLimit.exhausted(address);
  if (exhausted !== undefined) {
    exchange.limit = exhausted;
    return overLimitBy(exhausted);
  }
  const charged = (found: Credential | Refusal): Credential | Refusal => {
    if (found instanceof Refusal && BAD_CREDENTIAL.has(found.code))
      exchange.limit = kernel.addressLimit.charge(address);
    return found;
  };
  const found = authenticate(kernel, exchange, endpoint);
  return found instanceof Promise ? found.then(charged) : charged(found);
}

/** The 401s of a credential that was sent. */
const BAD_CREDENTIAL: ReadonlySet<string> = new Set([
  'API_KEY_INVALID',
  'API_KEY_REVOKED',
  'API_KEY_EXPIRED',
  'UNAUTHENTICATED',
]);

const hasCredential = ({ request: { headers } }: Exchange): boolean =>
  headers['x-service-api-key'] !== undefined ||
  headers.authorization !== undefined ||
  headers['x-service-admin-key'] !== undefined;

const addressBucket = ({ trustedProxyHops }: Kernel, exchange: Exchange): string =>
  `ip:${exchange.clientAddress(trustedProxyHops)}`;

const overLimitBy = ({ retryAfterSeconds }: LimitState): Refusal => refuse('RATE_LIMITED', { retryAfterSeconds });
