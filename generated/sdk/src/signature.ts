// Written by codegen from codegen/emit/sdk/runtime/signature.ts: edit that file.

import { hex, hmacKey, subtle, utf8 } from './encoding.ts';

export interface SignedRequest {
  /** `sgs_…`; the whole string is the key. */
  secret: string;
  /** Unix seconds; the server allows 300 s either way. */
  timestamp: number;
  method: string;
  /** As sent, without the query. */
  pathname: string;
  /** The raw body; the empty string where there is none. */
  body: string;
}

/** The value of `x-service-request-signature`: HMAC-SHA256 of `<t>.<METHOD>.<pathname>.<sha256 of the body>`. */
export async function signRequest({ secret, timestamp, method, pathname, body }: SignedRequest): Promise<string> {
  const digest = hex(await subtle().digest('SHA-256', utf8(body)));
  const covered = `${timestamp}.${method.toUpperCase()}.${pathname}.${digest}`;
  const signature = await subtle().sign('HMAC', await hmacKey(utf8(secret), 'sign'), utf8(covered));
  return `t=${timestamp},v1=${hex(signature)}`;
}
