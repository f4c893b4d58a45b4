import { HEADERS } from '../../names.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Exchange } from '../exchange.ts';
import type { Kernel } from '../kernel.ts';
import type { Credential } from './credential.ts';
import type { LimitState } from './rate-limit.ts';

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
  return limit === undefined || limit.allowed ? undefined : overLimitBy(limit, endpoint.isPublic);
}

const isSigned = ({ signatureChecks }: Kernel, { operationId, path, request }: Exchange, body: Uint8Array) =>
  signatureChecks[operationId]?.({ path, headers: request.headers, body }) ?? false;

/**
 * Refuses a credential of an address that has nothing left, before anything is looked up, whatever it sends: whether a
 * credential is a right one is what the look-up would tell (D-500).
 */
export function exhaustedBy(kernel: Kernel, exchange: Exchange, { isPublic }: Endpoint): Refusal | undefined {
  return isPublic || !hasCredential(exchange) ? undefined : exhaustedAddress(kernel, exchange);
}

/** Charges the address for a credential that is malformed, unknown, revoked or expired (D-500). */
export function chargeBadCredential(
  kernel: Kernel,
  exchange: Exchange,
  { isPublic }: Endpoint,
  { code }: Refusal,
): void {
  if (!isPublic && hasCredential(exchange) && BAD_CREDENTIAL.has(code)) chargeAddress(kernel, exchange);
}

/** Refuses an address whose public bucket holds no whole request. */
export function exhaustedAddress(kernel: Kernel, exchange: Exchange): Refusal | undefined {
  const limit = kernel.addressLimit.exhausted(addressBucket(kernel, exchange));
  if (limit === undefined) return undefined;
  exchange.limit = limit;
  return overLimitBy(limit, true);
}

/** Takes from the address's public bucket what a failed authentication costs. */
export function chargeAddress(kernel: Kernel, exchange: Exchange): void {
  exchange.limit = kernel.addressLimit.charge(addressBucket(kernel, exchange));
}

/** The 401s of a credential that was sent. */
const BAD_CREDENTIAL: ReadonlySet<string> = new Set([
  'API_KEY_INVALID',
  'API_KEY_REVOKED',
  'API_KEY_EXPIRED',
  'UNAUTHENTICATED',
]);

const hasCredential = ({ request: { headers } }: Exchange): boolean =>
  headers[HEADERS.apiKey] !== undefined ||
  headers.authorization !== undefined ||
  headers[HEADERS.adminKey] !== undefined;

const addressBucket = ({ trustedProxyHops }: Kernel, exchange: Exchange): string =>
  exchange.clientNetwork(trustedProxyHops);

const overLimitBy = ({ retryAfterSeconds }: LimitState, isOfAddress: boolean): Refusal =>
  tooMany(isOfAddress ? 'requests from this address' : 'requests', retryAfterSeconds);

export const tooMany = (what: string, seconds: number): Refusal =>
  refuse('RATE_LIMITED', {
    retryAfterSeconds: seconds,
    message: `Too many ${what}. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  });
