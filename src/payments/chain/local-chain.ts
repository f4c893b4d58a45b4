import type { Address, Hex, PublicClient, TransactionReceipt } from 'viem';
import { world } from '../../platform/world.ts';
import { type Deployment, SINGLETON_FACTORY, SINGLETON_FACTORY_CODE, ZERO_SALT } from './contracts/addresses.ts';

/**
 * What only the embedded chain can do. The object exists where that chain does and nowhere else, so that no such call
 * can ever be sent to another node.
 */
export interface LocalChain {
  /** Mines blocks, pending transactions first; their number in all. */
  mine(blocks?: number): Promise<void>;
  /**
   * Replaces the last `depth` blocks; `transactions` go into the new ones: [signed transaction, offset of the block].
   */
  reorg(depth: number, transactions?: readonly (readonly [Hex, number])[]): Promise<void>;
  setCode(address: Address, code: Hex): Promise<void>;
  setBalance(address: Address, wei: bigint): Promise<void>;
  setNonce(address: Address, nonce: number): Promise<void>;
  /** Deploys what does not stand yet. */
  deploy(deployments: readonly Deployment[]): Promise<void>;
}

export function localChain(client: PublicClient): LocalChain {
  const request = client.request as (call: { method: string; params: readonly unknown[] }) => Promise<unknown>;
  const hex = (value: bigint | number): Hex => `0x${value.toString(16)}`;
  const call = async (method: string, ...params: readonly unknown[]): Promise<void> => {
    await request({ method, params });
  };
  const setCode = (address: Address, code: Hex) => call('anvil_setCode', address, code);
  return {
    mine: (blocks = 1) => call('anvil_mine', hex(blocks)),
    reorg: (depth, transactions = []) => call('anvil_reorg', depth, transactions),
    setCode,
    setBalance: (address, wei) => call('anvil_setBalance', address, hex(wei)),
    setNonce: (address, nonce) => call('anvil_setNonce', address, hex(nonce)),
    async deploy(deployments) {
      const codes = await Promise.all(deployments.map(({ address }) => client.getCode({ address })));
      const missing = deployments.filter((_, index) => codes[index] === undefined);
      if (missing.length === 0) return;
      if ((await client.getCode({ address: SINGLETON_FACTORY })) === undefined) {
        await setCode(SINGLETON_FACTORY, SINGLETON_FACTORY_CODE);
      }
      const [from] = (await request({ method: 'eth_accounts', params: [] })) as readonly Address[];
      for (const { address, initCode, name } of missing) {
        const sent = { from, to: SINGLETON_FACTORY, data: `${ZERO_SALT}${initCode.slice(2)}`, gas: hex(10_000_000) };
        const hash = (await request({ method: 'eth_sendTransaction', params: [sent] })) as Hex;
        await receiptOf(client, hash);
        if ((await client.getCode({ address })) === undefined) throw new Error(`${name} did not come to ${address}`);
      }
    },
  };
}

const RECEIPT_WAIT_MS = 10_000;

/**
 * The receipt of a transaction on a chain that mines each one at once. viem's own wait looks again at a new block alone,
 * and such a chain may show a block a moment before the receipts in it, and then make no other.
 */
export async function receiptOf(client: PublicClient, hash: Hex): Promise<TransactionReceipt> {
  const until = world.monotonic() + RECEIPT_WAIT_MS;
  for (;;) {
    try {
      return await client.getTransactionReceipt({ hash });
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TransactionReceiptNotFoundError') throw error;
      if (world.monotonic() > until) throw error;
    }
    await world.delay(10);
  }
}
