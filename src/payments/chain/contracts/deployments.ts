import type { Address, Hex } from 'viem';
import { type ChainContracts, type Deployment, demoUsdDeployment, depositEscrowDeployment, SAFE } from './addresses.ts';

/** Returns the contracts that a sandbox's chain needs, in the order of their deployment. Live deploys nothing. */
export async function sandboxDeployments(relayer: Address, contracts: ChainContracts): Promise<Deployment[]> {
  const { default: safe } = await import('./artifacts/safe-1.4.1.json', { with: { type: 'json' } });
  const own = [demoUsdDeployment(relayer), depositEscrowDeployment(contracts.settlementToken, relayer)];
  const used = new Set([contracts.settlementToken, contracts.depositEscrow]);
  return [
    ...Object.entries(SAFE).map(([name, address]) => ({
      name,
      address,
      initCode: safe.contracts[name as keyof typeof SAFE] as Hex,
    })),
    // A token or an escrow that the configuration names stands already.
    ...own.filter(({ address }) => used.has(address)),
  ];
}
