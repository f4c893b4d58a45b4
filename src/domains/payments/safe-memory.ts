import type { Address } from 'viem';
import { RecentMap } from '../../kernel/recent-map.ts';
import type { Services } from '../../kernel/services.ts';

const MOST_REMEMBERED = 10_000;

/** What is to be asked about a payment: its Safe and its nonce never change, how many signatures it lacks is a guess. */
export interface KnownPayment {
  readonly safe: Address;
  readonly nonce: bigint;
  readonly lacking: number;
}

/** By tenant and id. */
class Known<V> {
  readonly #known = new RecentMap<string, V>(MOST_REMEMBERED);

  of(tenantId: string, id: string): V | undefined {
    return this.#known.get(`${tenantId} ${id}`);
  }

  remember(tenantId: string, id: string, value: V): void {
    this.#known.set(`${tenantId} ${id}`, value);
  }

  forget(tenantId: string, id: string): void {
    this.#known.delete(`${tenantId} ${id}`);
  }
}

/**
 * The Safes of wallets and payments that this process has asked the chain about. It is enough to ask again before a
 * transaction begins, and decides nothing: the transaction reads the wallet and the payment itself. A Safe that the chain
 * said nothing of is forgotten, so that a request whose answer is on record does not wait for a node that is gone.
 */
export interface SafeMemory {
  readonly wallets: Known<Address>;
  readonly payments: Known<KnownPayment>;
}

const memories = new WeakMap<object, SafeMemory>();

/** Of the process that has these services. */
export function safeMemoryOf(services: Pick<Services, 'chain'>): SafeMemory {
  const memory = memories.get(services) ?? { wallets: new Known(), payments: new Known() };
  memories.set(services, memory);
  return memory;
}
