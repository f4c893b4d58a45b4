import { type SignedRequest, signRequest } from './signature.ts';

/** The largest distance by which a signature is dated ahead of the clock; the server allows 300 s. */
const MAX_AHEAD_SECONDS = 200;

interface Sent {
  timestamp: number;
  binding: string;
}

/** The signatures of this process in this second, and ahead of it. */
const sent = new Map<string, Sent>();

/**
 * Signs a request that changes something. The server takes a signature for one idempotency key and one query, the
 * `binding`, so that calls which are alike but for these are dated a second apart.
 */
export async function signOnce(request: Omit<SignedRequest, 'timestamp'>, binding: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  for (const [signature, { timestamp }] of sent) if (timestamp < now) sent.delete(signature);
  for (let timestamp = now; ; timestamp += 1) {
    const signature = await signRequest({ ...request, timestamp });
    const earlier = sent.get(signature);
    const isFree = earlier === undefined || earlier.binding === binding;
    if (!isFree && timestamp < now + MAX_AHEAD_SECONDS) continue;
    sent.set(signature, { timestamp, binding });
    return signature;
  }
}
