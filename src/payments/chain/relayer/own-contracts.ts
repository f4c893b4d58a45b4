// Reads across tenants: the one relayer sends the transactions of all tenants.

import type { Address, PublicClient } from 'viem';
import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import type { Chain, ReadyChain } from '../chain.ts';
import { type Deployment, SINGLETON_FACTORY, ZERO_SALT } from '../contracts/addresses.ts';
import { sandboxDeployments } from '../contracts/deployments.ts';
import { relay } from './call.ts';
import type { TransactionState } from './transaction.cross-tenant.ts';

/** The contracts that a sandbox needs and this node has not got, in the order in which they may be deployed. */
export async function missingContracts(chain: Chain, { client }: ReadyChain): Promise<readonly Deployment[]> {
  const deployments = await sandboxDeployments(chain.relayer.address, chain.contracts);
  const codes = await Promise.all(deployments.map(({ address }) => client.getCode({ address })));
  return deployments.filter((_, index) => codes[index] === undefined);
}

/** The total cost of deploying them. */
export async function deploymentGas(
  client: PublicClient,
  account: Address,
  missing: readonly Deployment[],
): Promise<bigint> {
  const data = missing.map(({ initCode }) => `${ZERO_SALT}${initCode.slice(2)}` as const);
  const gas = await Promise.all(data.map((one) => client.estimateGas({ account, to: SINGLETON_FACTORY, data: one })));
  return gas.reduce((sum, one) => sum + one, 0n);
}

/** Tells whether the node has the factory, without which nothing comes to its address. */
export const hasFactory = async ({ client }: ReadyChain): Promise<boolean> =>
  (await client.getCode({ address: SINGLETON_FACTORY })) !== undefined;

/**
 * Asks for the contracts that a sandbox on somebody else's node misses (D-432): by the same factory, at the same
 * addresses, but paid for by the relayer. Answers the keys of the calls. @throws where that node has no factory.
 */
export async function deployOwn(engine: Engine, ready: ReadyChain): Promise<readonly string[]> {
  const missing = await missingContracts(engine.services.chain, ready);
  if (missing.length === 0) return [];
  if (!(await hasFactory(ready))) {
    throw new Error(`the node at RPC_URL has no singleton factory at ${SINGLETON_FACTORY}: deploy that first`);
  }
  return transact(engine, 'chain.relayer', async (unit) => {
    const keys: string[] = [];
    for (const { address, initCode } of missing) {
      const key = await keyOf(unit.reads, address);
      const data = `${ZERO_SALT}${initCode.slice(2)}` as const;
      unit.write(relay({ key, to: SINGLETON_FACTORY, data, now: unit.realNow }));
      keys.push(key);
    }
    return keys;
  });
}

/** The call that is on its way; else the next: one that has ended, and left no code, is never sent again. */
async function keyOf(reads: RowReads, address: Address): Promise<string> {
  const base = `contract:${address}`;
  const asked = await reads.many<{ key: string; state: TransactionState }>(
    sql('chain_transactions').where('key', base).orWhere('key', 'like', `${base}:%`).select('key', 'state'),
  );
  const open = asked.find(({ state }) => state === 'QUEUED' || state === 'SENT');
  return open?.key ?? (asked.length === 0 ? base : `${base}:${asked.length + 1}`);
}
