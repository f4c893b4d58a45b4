import { sha256Hex } from '../../crypto/index.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Exchange } from '../exchange.ts';
import type { UsedSignature } from '../ports.ts';
import { bodyKeyOf } from '../request/body-key.ts';
import type { FieldError } from '../request/validation.ts';
import type { VerifiedSignature } from './request-signature.ts';

type Body = Readonly<Record<string, unknown>> | undefined;

/**
 * A signature covers neither the idempotency key nor the query: whoever has captured a signed mutation could send it anew
 * under another key. So a signed mutation needs a key, and its signature counts for that key and that query alone (D-501).
 */
export function usedSignature(
  exchange: Exchange,
  endpoint: Endpoint,
  body: Body,
  signature: VerifiedSignature | undefined,
): UsedSignature | undefined {
  if (signature === undefined) return undefined;
  const key = exchange.header(KEY_HEADER) ?? bodyKeyOf(endpoint, body);
  return { ...signature, bound: sha256Hex(`${key}\n${exchange.search}`) };
}

const KEY_HEADER = 'idempotency-key';

/** The form that the contract gives the header where an operation keeps answers by it (D-054). */
const KEY_FORM = /^[\x20-\x7e]{1,255}$/;

const PATH = `/headers/${KEY_HEADER}`;
const LACKING: FieldError = { path: PATH, message: 'is required with a request signature', rule: 'required' };
const MALFORMED: FieldError = { path: PATH, message: 'must be 1 to 255 printable ASCII characters', rule: 'pattern' };

/** Refuses a signed mutation without an idempotency key. The contract's own validator has checked the header where the operation takes it. */
export function errorsOfSigned(exchange: Exchange, endpoint: Endpoint, body: Body): FieldError[] {
  const key = exchange.header(KEY_HEADER);
  if (key === undefined) return bodyKeyOf(endpoint, body) === undefined ? [LACKING] : [];
  return endpoint.takesIdempotencyKey || KEY_FORM.test(key) ? [] : [MALFORMED];
}
