import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { world } from '../../platform/world.ts';

const PREFIX = 'whsec_';
const KEY_BYTES = 32;

/** A new signing secret, in the form of Standard Webhooks (D-383). */
export const newSigningSecret = (): string => `${PREFIX}${world.randomBytes(KEY_BYTES).toString('base64')}`;

/** The signed parts of a delivery. */
export interface Signed {
  /** The event's id, the same in every attempt. */
  readonly id: string;
  /** Unix seconds of this attempt. */
  readonly timestamp: number;
  /** The bytes of the body: never JSON that was printed anew. */
  readonly body: string;
}

/**
 * A signing key from a secret. It is made once for many signatures: making it costs four times what a signature does.
 */
export const signingKey = (secret: string): KeyObject =>
  createSecretKey(Buffer.from(secret.slice(PREFIX.length), 'base64'));

/** The value of `webhook-signature`: one signature for each key, separated by spaces (D-383, D-396). */
export const signaturesOf = (keys: readonly KeyObject[], { id, timestamp, body }: Signed): string =>
  keys.map((key) => `v1,${mac(key, `${id}.${timestamp}.${body}`)}`).join(' ');

const mac = (key: KeyObject, covered: string): string =>
  createHmac('sha256', key).update(covered, 'utf8').digest('base64');

/** The headers of a delivery. */
export const deliveryHeaders = (keys: readonly KeyObject[], signed: Signed): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  'user-agent': 'Service-Webhooks/1',
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.timestamp),
  'webhook-signature': signaturesOf(keys, signed),
});
