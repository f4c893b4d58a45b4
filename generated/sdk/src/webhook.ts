// Written by codegen from codegen/emit/sdk/runtime/webhook.ts: edit that file.

import { fromBase64, hmacKey, subtle, toBase64, utf8, uuid } from './encoding.ts';

/** Thrown for a delivery that cannot be verified. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly reason: 'HEADERS' | 'SECRET' | 'STALE' | 'SIGNATURE' | 'BODY';

  constructor(reason: WebhookVerificationError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Node's `request.headers`, the Fetch API's `Headers`, or a plain record with names in any case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The raw body: text, or its bytes, such as Node's buffers, a `Uint8Array` or an `ArrayBuffer`. */
export type WebhookBody = string | ArrayBufferView | ArrayBuffer;

export interface VerifyWebhookOptions {
  /** The largest allowed difference between `webhook-timestamp` and now; 300 s by default. */
  toleranceSeconds?: number;
  /** Returns the time in milliseconds; `Date.now` by default. */
  now?: () => number;
}

/**
 * Verifies a delivery by Standard Webhooks and returns its payload. `body` is the raw body as received: a parsed and
 * serialized body has different bytes. A delivery may arrive more than once; the payload's `id` identifies it.
 */
export async function verifySignedBody(
  secret: string | readonly string[],
  headers: WebhookHeaders,
  body: WebhookBody,
  options: VerifyWebhookOptions = {},
): Promise<unknown> {
  const raw = bytesOf(body);
  const keys = (typeof secret === 'string' ? [secret] : secret).map(keyOf);
  if (keys.length === 0) throw new WebhookVerificationError('SECRET', 'there is no secret to verify with');
  const id = one(headers, 'webhook-id');
  const timestamp = one(headers, 'webhook-timestamp');
  // A signature may come more than once: any that matches will do.
  const signatures = valuesOf(headers, 'webhook-signature').flatMap((value) => value.split(/[\s]+|,\s+/));
  const ageSeconds = Math.abs((options.now ?? Date.now)() / 1000 - Number(timestamp));
  // What is not a number is not within the tolerance either.
  if (!/^\d+$/.test(timestamp) || !(ageSeconds <= (options.toleranceSeconds ?? 300))) {
    throw new WebhookVerificationError('STALE', 'webhook-timestamp is too far from now');
  }
  const covered = joined(utf8(`${id}.${timestamp}.`), raw);
  for (const key of keys) if (await matches(key, covered, signatures)) return parse(raw);
  throw new WebhookVerificationError('SIGNATURE', 'no signature matches');
}

/** The bytes of a raw body. Whatever a parser has made of it says so: its signature could never match. */
function bytesOf(body: unknown): Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return utf8(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(new Uint8Array(body.buffer, body.byteOffset, body.byteLength));
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  const given = body === undefined || body === null ? String(body) : 'what a JSON parser has made of it';
  throw new WebhookVerificationError('BODY', `pass the raw body as it was received, as text or bytes, not ${given}`);
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  return bytes;
}

/** A delivery as the service would send it: for tests of your own receiver. */
export interface TestWebhook {
  headers: Record<'content-type' | 'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>;
  /** The raw body that the signature covers. */
  body: string;
}

export interface SignTestWebhookOptions {
  /** The header `webhook-id`; by default the payload's `id`, or a random one. Send the same id twice to test that your receiver recognizes duplicates. */
  id?: string;
  /** Returns the time in milliseconds; `Date.now` by default. Return an old time to test that a stale delivery is refused. */
  now?: () => number;
}

/**
 * Signs a payload in the same way as the service, so that a test can call its receiver without the service. Throws a
 * WebhookVerificationError if the secret does not have the form `whsec_…`.
 */
export async function signTestWebhook(
  secret: string,
  payload: object,
  options: SignTestWebhookOptions = {},
): Promise<TestWebhook> {
  const body = JSON.stringify(payload);
  const own = (payload as { id?: unknown }).id;
  const id = options.id ?? (typeof own === 'string' ? own : `evt_${uuid()}`);
  const timestamp = String(Math.floor((options.now ?? Date.now)() / 1000));
  const key = await hmacKey(keyOf(secret), 'sign');
  const signature = await subtle().sign('HMAC', key, utf8(`${id}.${timestamp}.${body}`));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${toBase64(signature)}`,
  };
  return { headers, body };
}

/** The bytes of a `whsec_…` secret. The message says which of a list is wrong, and never repeats it. */
function keyOf(secret: unknown, place = 0, all: readonly unknown[] = []): Uint8Array<ArrayBuffer> {
  const isSecret = typeof secret === 'string' && secret.startsWith('whsec_');
  const bytes = isSecret ? fromBase64(secret.slice('whsec_'.length)) : undefined;
  if (bytes !== undefined && bytes.length > 0) return bytes;
  const which = all.length > 1 ? `secret ${place + 1} of ${all.length}` : 'the secret';
  const fault = secret ? 'is not a whsec_ secret' : 'is empty: is the environment variable that holds it set?';
  throw new WebhookVerificationError('SECRET', `${which} ${fault}`);
}

async function matches(
  secret: Uint8Array<ArrayBuffer>,
  covered: Uint8Array<ArrayBuffer>,
  signatures: readonly string[],
): Promise<boolean> {
  const key = await hmacKey(secret, 'verify');
  for (const entry of signatures) {
    const signature = entry.startsWith('v1,') ? fromBase64(entry.slice(3)) : undefined;
    // WebCrypto compares in constant time.
    if (signature !== undefined && (await subtle().verify('HMAC', key, signature, covered))) return true;
  }
  return false;
}

/** The one value of a header; a second value would leave open which of them was signed. */
function one(headers: WebhookHeaders, name: string): string {
  const [value, ...more] = new Set(valuesOf(headers, name));
  if (value !== undefined && more.length === 0) return value;
  throw new WebhookVerificationError('HEADERS', `${name} has several values`);
}

/** Names of headers are the same in any case, and a value can stand there more than once. */
function valuesOf(headers: WebhookHeaders, name: string): string[] {
  const entries = Symbol.iterator in headers ? [...(headers as Headers)] : Object.entries(headers);
  const named = entries.filter(([given]) => given.toLowerCase() === name).flatMap(([, value]) => value ?? []);
  const values = named.filter((value) => value !== '');
  if (values.length === 0) throw new WebhookVerificationError('HEADERS', `${name} is missing`);
  return values;
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown;
  } catch {
    throw new WebhookVerificationError('BODY', 'the body is not JSON');
  }
}
