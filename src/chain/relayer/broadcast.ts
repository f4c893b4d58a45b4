import type { Logger } from 'pino';
import type { Hex, PublicClient } from 'viem';
import { causeOf } from '../causes.ts';

const ATTEMPTS = 3;

/**
 * Sends signed bytes, in order. After any error the node is asked whether it has them: a reply can be lost after the
 * bytes were taken, and to send the same bytes again never makes a second transaction. It stops at the first that does
 * not arrive: the next ones would only wait for it. Answers how many arrived.
 */
export async function broadcast(
  client: PublicClient,
  signed: readonly { readonly hash: Hex; readonly raw: Hex; readonly key: string }[],
  log: Logger,
): Promise<number> {
  for (const [index, { hash, raw, key }] of signed.entries()) {
    if (await arrives(client, hash, raw, (error) => log.warn({ err: error, key, hash }, 'not sent'))) continue;
    return index;
  }
  return signed.length;
}

async function arrives(client: PublicClient, hash: Hex, raw: Hex, refused: (error: unknown) => void): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      // Tried again here and not below: only here is the node asked first what became of it.
      await client.request({ method: 'eth_sendRawTransaction', params: [raw] }, { retryCount: 0 });
      return true;
    } catch (error) {
      if (isKnown(error) || (await isThere(client, hash)) === true) return true;
      if (attempt === ATTEMPTS || isRefused(error)) {
        refused(error);
        return false;
      }
    }
  }
  return false;
}

/** Undefined: the node does not say. */
export async function isThere(client: PublicClient, hash: Hex): Promise<boolean | undefined> {
  try {
    await client.getTransaction({ hash });
    return true;
  } catch (error) {
    return causeOf(error, 'TransactionNotFoundError') ? false : undefined;
  }
}

/** It has it already, or has mined one of its nonce: the receipts tell which. */
const isKnown = (error: unknown): boolean => /already known|already imported|nonce too low/i.test(said(error));

/** To try again now would not help. */
const isRefused = (error: unknown): boolean =>
  /insufficient funds|underpriced|intrinsic gas|exceeds block gas limit/i.test(said(error));

/** Its message has in it what the node said. */
const said = (error: unknown): string => (error instanceof Error ? error.message : '');
