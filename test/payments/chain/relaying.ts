import { type Address, encodeFunctionData, type PublicClient, pad, toHex } from 'viem';
import {
  type ChainCall,
  type ChainTransaction,
  demoUsdAbi,
  erc20Abi,
  relay,
} from '../../../src/payments/chain/index.ts';
import type { TestService } from '../../support/service.ts';
import { working } from '../../support/working.ts';

/** A recipient of its own for each call: what it got tells how often the call has happened. */
export const recipientOf = (index: number): Address => pad(toHex(0xbeef0000 + index), { size: 20 });

export const mintCall = (service: TestService, index: number, given: Partial<ChainCall> = {}): ChainCall => ({
  key: `mint:${index}`,
  to: service.engine.services.chain.contracts.settlementToken,
  data: encodeFunctionData({ abi: demoUsdAbi, functionName: 'mint', args: [recipientOf(index), 1_000_000n] }),
  now: new Date(),
  ...given,
});

export const ask = (service: TestService, calls: readonly ChainCall[]) =>
  working(service, async (unit) => unit.write(...calls.map(relay)));

export async function transactionsOf(service: TestService): Promise<Map<string, ChainTransaction>> {
  const rows = await service.pool.owner('chain_transactions').orderBy('seq');
  return new Map(
    rows.map((row) => [
      row.key,
      { ...row, blockNumber: row.block_number, blockHash: row.block_hash } as ChainTransaction,
    ]),
  );
}

/** How often each recipient was minted to, by the chain's own logs. */
export async function mintsByRecipient(client: PublicClient, token: Address): Promise<Map<string, number>> {
  const logs = await client.getContractEvents({ address: token, abi: erc20Abi, eventName: 'Transfer', fromBlock: 0n });
  const counts = new Map<string, number>();
  for (const { args } of logs) {
    const to = String(args.to).toLowerCase();
    counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}

/** Runs the relayer until everything that was asked for has ended. */
export async function relayAll(service: TestService, deadlineMs = 180_000): Promise<void> {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    await service.relayer.run().catch(() => undefined);
    const [{ open }] = await service.pool
      .owner('chain_transactions')
      .whereIn('state', ['QUEUED', 'SENT'])
      .select(service.pool.owner.raw('count(*)::int AS open'));
    if (open === 0) return;
    if (performance.now() > deadline) throw new Error(`${open} calls have not ended`);
  }
}
