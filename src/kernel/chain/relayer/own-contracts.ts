import type { Engine } from '../../lifecycle/engine.ts';
import type { ReadyChain } from '../chain.ts';
import { SINGLETON_FACTORY, ZERO_SALT } from '../contracts/addresses.ts';
import { sandboxDeployments } from '../contracts/deployments.ts';
import { transact } from '../transact.ts';
import { relay } from './call.ts';

/**
 * Asks for the contracts that a sandbox on somebody else's node misses (D-432): by the same factory, at the same
 * addresses, but paid for by the relayer. Answers how many are asked for. @throws where that node has no factory.
 */
export async function deployOwn(engine: Engine, { client }: ReadyChain): Promise<number> {
  const { chain } = engine.services;
  const deployments = await sandboxDeployments(chain.relayer.address, chain.contracts);
  const codes = await Promise.all(deployments.map(({ address }) => client.getCode({ address })));
  const missing = deployments.filter((_, index) => codes[index] === undefined);
  if (missing.length === 0) return 0;
  if ((await client.getCode({ address: SINGLETON_FACTORY })) === undefined) {
    throw new Error(`the node at RPC_URL has no singleton factory at ${SINGLETON_FACTORY}: deploy that first`);
  }
  await transact(engine, 'chain.relayer', async (unit) => {
    for (const { address, initCode } of missing) {
      const data = `${ZERO_SALT}${initCode.slice(2)}` as const;
      unit.write(relay({ key: `contract:${address}`, to: SINGLETON_FACTORY, data, now: unit.realNow }));
    }
  });
  return missing.length;
}
