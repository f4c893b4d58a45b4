import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '../../generated/contract/limits.ts';
import { deliveryHeaders, signingKey } from '../domains/webhooks/index.ts';
import { type FedEvent, FeedRefused, type WebhookFeed } from './webhook-feed.ts';

export interface ListenOptions {
  /** Where deliveries go: the developer's own machine, usually. */
  readonly forwardTo: URL;
  /** The number of past events that are sent first. */
  readonly replay: number;
  readonly secret: string;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  readonly pollMs?: number;
}

const POLL_MS = 1000;
const LIMIT_MS = limits.webhookAnswer;

/**
 * Follows a feed and delivers its events to an address of one's own, signed as the service does (D-383). This runs in the
 * developer's process: the service itself sends to no private address (D-381).
 */
export async function listenToFeed(feed: WebhookFeed, options: ListenOptions): Promise<void> {
  const { replay, signal, say, pollMs = POLL_MS } = options;
  let last: bigint | undefined;
  let isLost = false;
  while (!signal.aborted) {
    try {
      last ??= startingPoint(await feed.newest(), BigInt(replay));
      for (const event of await feed.after(last)) {
        if (signal.aborted) return;
        say(await forward(event, options));
        last = event.sequence;
      }
      if (isLost) say('the service responds again');
      isLost = false;
    } catch (error) {
      if (error instanceof FeedRefused && !error.isTemporary) throw error;
      // A restart of the service or a sleeping laptop: the listener continues where it stopped.
      if (!isLost) say(`the service does not respond, waiting for it: ${reasonOf(error)}`);
      isLost = true;
    }
    await delay(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

const startingPoint = (newest: bigint, replay: bigint): bigint => (newest > replay ? newest - replay : 0n);

/** `fetch failed` alone would not tell a refused connection from an unknown host. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
};

/** Makes one delivery and returns its line for the log. */
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
