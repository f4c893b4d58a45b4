import { currentTraceparent, inClientSpan } from '../../platform/tracing/index.ts';
import { world } from '../../platform/world.ts';
import type { VendorConnection } from '../config/payouts.ts';

/** The answer of a vendor: a status with its JSON object, or nothing that could be read. */
export type VendorReply =
  | {
      readonly kind: 'reply';
      readonly status: number;
      /** Undefined where the body is no JSON object. */
      readonly body: Readonly<Record<string, unknown>> | undefined;
      readonly retryAfterMs: number | undefined;
    }
  /** A time-out, a broken connection, an answer too long to be one. */
  | { readonly kind: 'nothing'; readonly reason: string };

export interface VendorRequest {
  readonly method: 'GET' | 'POST';
  /** Below the base URL, with its slash. */
  readonly path: string;
  readonly idempotencyKey?: string;
  readonly body?: object;
}

/** A payout's description is short: more than this is not one. */
const MAX_BYTES = 64 * 1024;

/**
 * One call of a vendor, bounded in time and size. Never throws: whatever happens on the way is no answer, and no answer is
 * never a failure (D-095). Redirects are not followed: they would carry the key elsewhere.
 */
export const callVendor = (connection: VendorConnection, request: VendorRequest): Promise<VendorReply> =>
  inClientSpan(
    { method: request.method, url: connection.baseUrl },
    () => sendTo(connection, request),
    (reply) => (reply.kind === 'reply' ? reply.status : undefined),
  );

async function sendTo(connection: VendorConnection, request: VendorRequest): Promise<VendorReply> {
  // What only asks goes on nowhere: a poll would otherwise need a span of its own each time.
  const traceparent = request.method === 'POST' ? currentTraceparent() : null;
  try {
    const response = await world.fetch(`${connection.baseUrl}${request.path}`, {
      method: request.method,
      redirect: 'error',
      signal: world.timeoutSignal(connection.timeoutMs),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${connection.apiKey}`,
        ...(request.idempotencyKey !== undefined && { 'idempotency-key': request.idempotencyKey }),
        ...(traceparent !== null && { traceparent }),
        ...(request.body && { 'content-type': 'application/json' }),
      },
      ...(request.body && { body: JSON.stringify(request.body) }),
    });
    const text = await boundedText(response);
    const retryAfterMs = secondsOf(response.headers.get('retry-after'));
    return { kind: 'reply', status: response.status, body: objectOf(text), retryAfterMs };
  } catch (error) {
    return { kind: 'nothing', reason: reasonOf(error) };
  }
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`the answer is longer than ${MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text, (_, one: unknown) => (typeof one === 'string' ? storable(one) : one));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
const CONTROL = /[\u0000-\u0008\u000b-\u001f]/g;

/** What no column takes becomes U+FFFD: a vendor that says it would have its answer fail again and again. */
const storable = (text: string): string => text.replaceAll(CONTROL, '\ufffd').toWellFormed();

/** Retry-After in seconds; dates are left to the usual interval. */
const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^[0-9]{1,6}$/.test(header) ? Number(header) * 1000 : undefined;

/** undici says only "fetch failed"; what failed is its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return 'the vendor did not answer in time';
  const cause = error.cause instanceof Error ? error.cause : error;
  return (cause as NodeJS.ErrnoException).code ?? (cause.message || error.message);
}
