import { createHmac } from 'node:crypto';
import { equalSecrets, sha256Hex } from '../../crypto/index.ts';
import { HEADERS } from '../../names.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { KeyRecord } from '../ports.ts';

/** A signature that holds. */
export interface VerifiedSignature {
  /** SHA-256 of the signature: what may be kept, since it opens nothing. */
  readonly hash: string;
  /** From then on its timestamp is stale. */
  readonly expiresAt: Date;
}

/** The greatest distance of a signature's timestamp from the server's clock, either way (B 5). */
const TOLERANCE_SECONDS = 300;

const FORM = /^t=([0-9]{1,12})((?:,v1=[^,]*)+)$/;

export interface SignedRequest {
  readonly method: string;
  /** The path as received, without the query string. */
  readonly pathname: string;
  readonly rawBody: Buffer;
  /** `x-service-request-signature`. */
  readonly signature: string | undefined;
}

/** The text that is signed (D-028): `<t>.<METHOD>.<pathname>.<hex sha256 of the raw body>`. */
export const coveredText = (timestamp: string, request: Omit<SignedRequest, 'signature'>): string =>
  `${timestamp}.${request.method}.${request.pathname}.${sha256Hex(request.rawBody)}`;

/** HMAC-SHA256 keyed by the whole secret string, lowercase hex (D-027). */
export const sign = (secret: string, covered: string): string =>
  createHmac('sha256', secret).update(covered).digest('hex');

/**
 * Header present, parse, stale, match: the order of D-028. `isHighRisk` routes demand it of signing keys (D-029). Undefined
 * where none was sent and none is demanded.
 */
export function checkSignature(
  key: KeyRecord,
  isHighRisk: boolean,
  request: SignedRequest,
  nowMs: number,
): VerifiedSignature | Refusal | undefined {
  if (request.signature === undefined) {
    return isHighRisk && key.requestSigning ? refuse('REQUEST_SIGNATURE_REQUIRED') : undefined;
  }
  const secret = key.signingSecret;
  if (secret === null) return refuse('REQUEST_SIGNING_NOT_CONFIGURED');
  const [, timestamp, values] = FORM.exec(request.signature) ?? [];
  if (timestamp === undefined || values === undefined) {
    const message = `The header ${HEADERS.requestSignature} has to be t=<Unix seconds>,v1=<signature in hex>.`;
    return refuse('REQUEST_SIGNATURE_INVALID', { message });
  }
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return refuse('REQUEST_SIGNATURE_STALE');
  const expected = sign(secret, coveredText(timestamp, request));
  const matches = values.split(',v1=').some((value) => equalSecrets(value, expected));
  if (!matches) return refuse('REQUEST_SIGNATURE_INVALID');
  return { hash: sha256Hex(expected), expiresAt: new Date((Number(timestamp) + TOLERANCE_SECONDS) * 1000) };
}
