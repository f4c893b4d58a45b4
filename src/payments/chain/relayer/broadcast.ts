import type { Logger } from 'pino';
import type { Hex, PublicClient } from 'viem';
import { causeOf } from '../causes.ts';

const ATTEMPTS = 3;

/**
 * Sends signed bytes, in order and in one request: a node that works on several at once keeps one that comes too early
 * until those before it are there. After any error the node is asked whether it has them: a reply can be lost after the
 * bytes were taken, and to send the same bytes again never makes a second transaction. What does not arrive is sent again
 * by the next round, and the others wait for it in the node. Answers whether the node wants more than the relayer has:
 * that is no event of these transactions, and is told by `GasWatch`.
 */
export async function broadcast(
  client: PublicClient,
  signed: readonly { readonly hash: Hex; readonly raw: Hex; readonly key: string }[],
  log: Logger,
): Promise<boolean> {
  const errors = await Promise.all(signed.map((one) => send(client, one)));
  const refused = errors.flatMap((error, index) =>
    error === undefined || isUnpaid(error) ? [] : [{ error, ...(signed[index] as (typeof signed)[number]) }],
  );
  const [first] = refused;
  if (first) {
    const { error: err, key, hash } = first;
    log.warn({ err, key, hash, refused: refused.length }, 'not sent');
  }
  return errors.some(isUnpaid);
}

/** Undefined when it has arrived, else why it has not. */
async function send(client: PublicClient, { hash, raw }: { readonly hash: Hex; readonly raw: Hex }): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Tried again here and not below: only here is the node asked first what became of it.
      await client.request({ method: 'eth_sendRawTransaction', params: [raw] }, { retryCount: 0 });
      return undefined;
    } catch (error) {
      if (isKnown(error) || (await isThere(client, hash)) === true) return undefined;
      if (attempt === ATTEMPTS || isRefused(error)) return error;
    }
  }
}

/** Undefined means that the node does not say. */
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

/** The relayer has less than the transaction may cost. */
const isUnpaid = (error: unknown): boolean => /insufficient funds/i.test(said(error));

/** To try again now would not help. */
const isRefused = (error: unknown): boolean =>
  isUnpaid(error) || /underpriced|intrinsic gas|exceeds block gas limit/i.test(said(error));

/** Its message has in it what the node said. */
const said = (error: unknown): string => (error instanceof Error ? error.message : '');
