import { setTimeout as delay } from 'node:timers/promises';
import { deliveryHeaders, signingKey } from '../domains/webhooks/index.ts';
import type { FedEvent, WebhookFeed } from './webhook-feed.ts';

export interface ListenOptions {
  /** Where deliveries go: the developer's own machine, usually. */
  readonly forwardTo: URL;
  /** How many of the last events are sent first. */
  readonly replay: number;
  readonly secret: string;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  readonly pollMs?: number;
}

const POLL_MS = 1000;
const LIMIT_MS = 15_000;

/**
 * Follows a feed and delivers its events to an address of one's own, signed as the service does (D-383). This runs in the
 * developer's process: the service itself sends to no private address (D-381).
 */
export async function listenToFeed(feed: WebhookFeed, options: ListenOptions): Promise<void> {
  const { replay, signal, say, pollMs = POLL_MS } = options;
  const newest = await feed.newest();
  let last = newest > BigInt(replay) ? newest - BigInt(replay) : 0n;
  let isLost = false;
  while (!signal.aborted) {
    try {
      for (const event of await feed.after(last)) {
        if (signal.aborted) return;
        say(await forward(event, options));
        last = event.sequence;
      }
      isLost = false;
    } catch (error) {
      // Deployments and sleeping laptops: it goes on where it was.
      if (!isLost) say(`the service does not answer: ${error instanceof Error ? error.message : String(error)}`);
      isLost = true;
    }
    await delay(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

/** One delivery; what it says is a line of the log. */
async function forward({ id, type, body }: FedEvent, { forwardTo, secret }: ListenOptions): Promise<string> {
  const begunAt = performance.now();
  const timestamp = Math.floor(Date.now() / 1000);
  const outcome = await fetch(forwardTo, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...deliveryHeaders([signingKey(secret)], { id, timestamp, body }) },
    body,
    signal: AbortSignal.timeout(LIMIT_MS),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return String(response.status);
    },
    (error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'CONNECTION_FAILED'),
  );
  return `${outcome}  ${Math.round(performance.now() - begunAt)} ms  ${type}  ${id}`;
}
