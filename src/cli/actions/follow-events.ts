import process from 'node:process';
import { newSigningSecret } from '../../domains/webhooks/index.ts';
import type { Options } from '../command.ts';
import { Refused } from '../outcome.ts';
import { FeedRefused, WebhookFeed } from '../webhook-feed.ts';
import { listenToFeed } from '../webhook-listener.ts';

/** Until the process is told to end. */
export async function followEvents(
  access: { readonly baseUrl: string; readonly apiKey: string },
  options: Options,
): Promise<void> {
  const secret = options.secret ?? newSigningSecret();
  const forwardTo = new URL(options.forwardTo ?? '');
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
  console.log(`Forwarding events of ${access.baseUrl} to ${forwardTo.href}\nSigning secret: ${secret}`);
  const listening = { forwardTo, replay: Number(options.replay), secret, signal: end.signal, say: console.log };
  await listenToFeed(new WebhookFeed(access), listening).catch((error: unknown) => {
    throw error instanceof FeedRefused ? new Refused(error.code, error.message) : error;
  });
}
