import type { Config } from '../config.ts';

const NETWORKS: Readonly<Record<number, string>> = { 84532: 'base-sepolia', 8453: 'base' };

/** USDC of Base Sepolia: what the sandbox names until it has deployed a token of its own. */
const SANDBOX_TOKEN = '0x036cbd53842c5426634e7929541ec2318f3dcf7e';

/** The environment chain as payments name it (D-080): CAIP-2 key, CAIP-19 asset with the token in lower case. */
export interface SourceChain {
  readonly chainId: number;
  readonly chainKey: string;
  readonly assetId: string;
  /** `base` or `base-sepolia`. */
  readonly network: string;
}

export function sourceChain({ chainId, settlementTokenAddress }: Config): SourceChain {
  const chainKey = `eip155:${chainId}`;
  const token = (settlementTokenAddress ?? SANDBOX_TOKEN).toLowerCase();
  return { chainId, chainKey, assetId: `${chainKey}/erc20:${token}`, network: NETWORKS[chainId] ?? chainKey };
}
