import type { IncomingHttpHeaders } from 'node:http';
import type { Credential } from './credential.ts';
import type { Endpoint } from './endpoint.ts';
import type { Exchange } from './exchange.ts';
import type { Kernel } from './kernel.ts';
import type { LimitState } from './rate-limit.ts';
import { type Refusal, refuse } from './refusal.ts';

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
  if (!endpoint.isLimited || (endpoint.isPublic && isSigned(kernel, exchange, endpoint, body))) return undefined;
  const limit = (endpoint.isPublic ? kernel.addressLimit : kernel.callerLimit).take(bucket);
  exchange.limit = limit;
  return limit === undefined || limit.allowed ? undefined : overLimitBy(limit);
}

const isSigned = ({ signatureChecks }: Kernel, { path, request }: Exchange, { meta }: Endpoint, body: Uint8Array) =>
  signatureChecks[meta.id]?.({ path, headers: request.headers, body }) ?? false;

const overLimitBy = ({ retryAfterSeconds }: LimitState): Refusal => refuse('RATE_LIMITED', { retryAfterSeconds });
