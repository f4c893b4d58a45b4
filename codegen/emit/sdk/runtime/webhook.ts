import { fromBase64, hmacKey, toBase64, utf8 } from './encoding.ts';

/** A delivery that must not be believed. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly reason: 'HEADERS' | 'SECRET' | 'STALE' | 'SIGNATURE' | 'BODY';

  constructor(reason: WebhookVerificationError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Node's `request.headers`, the Fetch API's `Headers`, or a plain record. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyWebhookOptions {
  /** How far `webhook-timestamp` may be from now; 300 s unless told. */
  toleranceSeconds?: number;
  /** Milliseconds; `Date.now` unless told. */
  now?: () => number;
}

/**
 * Verifies a delivery by Standard Webhooks and returns its payload. `body` is the raw body as received: a
 * parsed and re-printed one has other bytes. Deliveries repeat; the payload's `id` tells.
 */
export async function verifySignedBody(
  secret: string | readonly string[],
  headers: WebhookHeaders,
  body: string,
  options: VerifyWebhookOptions = {},
): Promise<unknown> {
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature');
  const ageSeconds = Math.abs((options.now ?? Date.now)() / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || ageSeconds > (options.toleranceSeconds ?? 300)) {
    throw new WebhookVerificationError('STALE', 'webhook-timestamp is too far from now');
  }
  const covered = utf8(`${id}.${timestamp}.${body}`);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    if (await matches(one, covered, signatures)) return parse(body);
  }
  throw new WebhookVerificationError('SIGNATURE', 'no signature matches');
}

/** A delivery as the service would send it: for tests of your own receiver. */
export interface TestWebhook {
  headers: Record<'content-type' | 'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>;
  /** The raw body that the signature covers. */
  body: string;
}

export interface SignTestWebhookOptions {
  /** `webhook-id`; the payload's own `id`, or a made-up one. Send it twice to test that a repetition is recognised. */
  id?: string;
  /** Milliseconds; `Date.now` unless told. Give an old time to test that a stale delivery is refused. */
  now?: () => number;
}

/**
 * Signs a payload as the service does, so that a test can call its receiver without one. Throws a
 * WebhookVerificationError where the secret is not of the form `whsec_…`.
 */
export async function signTestWebhook(
  secret: string,
  payload: object,
  options: SignTestWebhookOptions = {},
): Promise<TestWebhook> {
  const body = JSON.stringify(payload);
  const own = (payload as { id?: unknown }).id;
  const id = options.id ?? (typeof own === 'string' ? own : `evt_${crypto.randomUUID()}`);
  const timestamp = String(Math.floor((options.now ?? Date.now)() / 1000));
  const key = await hmacKey(keyOf(secret), 'sign');
  const signature = await crypto.subtle.sign('HMAC', key, utf8(`${id}.${timestamp}.${body}`));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${toBase64(signature)}`,
  };
  return { headers, body };
}

/** The bytes of a `whsec_…` secret. */
function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = secret.startsWith('whsec_') ? fromBase64(secret.slice('whsec_'.length)) : undefined;
  if (bytes === undefined || bytes.length === 0) throw new WebhookVerificationError('SECRET', 'not a whsec_ secret');
  return bytes;
}

async function matches(secret: string, covered: Uint8Array<ArrayBuffer>, signatures: string): Promise<boolean> {
  const key = await hmacKey(keyOf(secret), 'verify');
  for (const entry of signatures.split(' ')) {
    const signature = entry.startsWith('v1,') ? fromBase64(entry.slice(3)) : undefined;
    // WebCrypto compares in constant time.
    if (signature !== undefined && (await crypto.subtle.verify('HMAC', key, signature, covered))) return true;
  }
  return false;
}

function header(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookVerificationError('HEADERS', `${name} is missing`);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new WebhookVerificationError('BODY', 'the body is not JSON');
  }
}
