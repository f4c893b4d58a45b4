import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const KEY_BYTES = 32;

/** A new signing secret, in the form of Standard Webhooks (D-383). */
export const newSigningSecret = (): string => `${PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`;

/** What is signed of a delivery. */
export interface Signed {
  /** The event's id, the same in every attempt. */
  readonly id: string;
  /** Unix seconds of this attempt. */
  readonly timestamp: number;
  /** The bytes of the body: never JSON that was printed anew. */
  readonly body: string;
}

/** The value of `webhook-signature`: one signature for each secret, separated by spaces (D-383, D-396). */
export const signaturesOf = (secrets: readonly string[], { id, timestamp, body }: Signed): string =>
  secrets.map((secret) => `v1,${mac(secret, `${id}.${timestamp}.${body}`)}`).join(' ');

const mac = (secret: string, covered: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(covered, 'utf8')
    .digest('base64');

/** The headers of a delivery. */
export const deliveryHeaders = (secrets: readonly string[], signed: Signed): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  'user-agent': 'Service-Webhooks/1',
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.timestamp),
  'webhook-signature': signaturesOf(secrets, signed),
});
