import type { Address } from 'viem';
import type { Services } from '../../kernel/services.ts';

/** Of each kind that is remembered; the oldest goes first. */
const MOST_REMEMBERED = 10_000;

/** What is to be asked about a payment: its Safe and its nonce never change, how many signatures it lacks is a guess. */
export interface KnownPayment {
  readonly safe: Address;
  readonly nonce: bigint;
  readonly lacking: number;
}

/**
 * The Safes of wallets and payments that this process has asked the chain about. It is enough to ask again before a
 * transaction begins, and decides nothing: the transaction reads the wallet and the payment itself. A Safe that the chain
 * said nothing of is forgotten, so that a request whose answer is on record does not wait for a node that is gone.
 */
export class SafeMemory {
  readonly #wallets = new Map<string, Address>();
  readonly #payments = new Map<string, KnownPayment>();

  wallet(tenantId: string, id: string): Address | undefined {
    return this.#wallets.get(keyOf(tenantId, id));
  }

  payment(tenantId: string, id: string): KnownPayment | undefined {
    return this.#payments.get(keyOf(tenantId, id));
  }

  rememberWallet(tenantId: string, id: string, safe: Address): void {
    remember(this.#wallets, keyOf(tenantId, id), safe);
  }

  rememberPayment(tenantId: string, id: string, known: KnownPayment): void {
    remember(this.#payments, keyOf(tenantId, id), known);
  }

  forget(tenantId: string, id: string): void {
    this.#wallets.delete(keyOf(tenantId, id));
    this.#payments.delete(keyOf(tenantId, id));
  }
}

const keyOf = (tenantId: string, id: string): string => `${tenantId} ${id}`;

function remember<V>(into: Map<string, V>, key: string, value: V): void {
  into.delete(key);
  into.set(key, value);
  const [oldest] = into.keys();
  if (into.size > MOST_REMEMBERED && oldest !== undefined) into.delete(oldest);
}

const memories = new WeakMap<object, SafeMemory>();

/** Of the process that has these services. */
export function safeMemoryOf(services: Pick<Services, 'chain'>): SafeMemory {
  const memory = memories.get(services) ?? new SafeMemory();
  memories.set(services, memory);
  return memory;
}
