import type { Logger } from 'pino';
import type { Address, PublicClient } from 'viem';
import { world } from '../../../platform/world.ts';

/** The price of gas falls, too: after so long it is tried again with what is there. */
const RETRY_MS = 60_000;

/**
 * A relayer without gas is one event, however many calls wait for it: told once, and once more when it can pay again.
 * Meanwhile nothing is sent or signed; what is signed already keeps its nonce and leaves first.
 */
export class GasWatch {
  readonly #log: Logger;
  #short: { readonly balance: bigint; readonly at: number } | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Tells whether there is still no use in sending. */
  async isShort(client: PublicClient, address: Address): Promise<boolean> {
    if (this.#short === undefined || world.monotonic() - this.#short.at >= RETRY_MS) return false;
    return (await client.getBalance({ address })) <= this.#short.balance;
  }

  /** Notes the result of sending: whether the node required more than the relayer has. */
  async note(client: PublicClient, address: Address, wasRefused: boolean): Promise<void> {
    const before = this.#short;
    if (!wasRefused) {
      this.#short = undefined;
      if (before !== undefined) this.#log.info({ relayer: address }, 'the relayer can pay again');
      return;
    }
    const balance = await client.getBalance({ address });
    this.#short = { balance, at: world.monotonic() };
    if (before !== undefined) return;
    const about = { relayer: address, balanceWei: balance.toString() };
    this.#log.error(about, 'the relayer is out of gas: calls wait until somebody sends ETH to its address');
  }
}
