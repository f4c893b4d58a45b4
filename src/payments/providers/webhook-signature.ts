import { createHmac } from 'node:crypto';
import { equalSecrets } from '../../platform/crypto/index.ts';

/** The greatest distance of a provider's timestamp from the real clock, either way (D-133). */
const TOLERANCE_SECONDS = 300;

const TIMESTAMP = /^[0-9]{1,12}$/;

/** `v1=` and the hex HMAC-SHA256 of `<timestamp>.<raw body>`, keyed by the secret's UTF-8 bytes (D-132, D-454). */
export const signProviderWebhook = (secret: string, timestamp: string, body: Uint8Array): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;

export interface SignedWebhook {
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
  readonly body: Uint8Array;
}

/** Signature before age: a stranger learns nothing of the clock (D-133). Undefined: it is the provider's. */
export function refusalOfWebhook(
  { timestamp, signature, body }: SignedWebhook,
  secret: string | undefined,
  now: Date,
): 'WEBHOOK_SIGNATURE_INVALID' | 'WEBHOOK_REPLAY_WINDOW' | undefined {
  if (secret === undefined || signature === undefined || timestamp === undefined || !TIMESTAMP.test(timestamp))
    return 'WEBHOOK_SIGNATURE_INVALID';
  if (!equalSecrets(signature, signProviderWebhook(secret, timestamp, body))) return 'WEBHOOK_SIGNATURE_INVALID';
  return isInReplayWindow(Number(timestamp), now) ? undefined : 'WEBHOOK_REPLAY_WINDOW';
}

export const isInReplayWindow = (timestampSeconds: number, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - timestampSeconds) <= TOLERANCE_SECONDS;
