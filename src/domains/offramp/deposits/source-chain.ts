import { privateKeyToAccount } from 'viem/accounts';
import { contractsOf } from '../../../payments/chain/index.ts';
import type { Config } from '../../../platform/config/config.ts';

const NETWORKS: Readonly<Record<number, string>> = { 84532: 'base-sepolia', 8453: 'base' };

/** Derived from a key, which is too much work for each request. */
const tokens = new WeakMap<Config, string>();

/** The environment chain as payments name it (D-080): CAIP-2 key, CAIP-19 asset with the token in lower case. */
export interface SourceChain {
  readonly chainId: number;
  readonly chainKey: string;
  readonly assetId: string;
  /** `base` or `base-sepolia`. */
  readonly network: string;
}

export function sourceChain(config: Config): SourceChain {
  const { chainId } = config;
  const chainKey = `eip155:${chainId}`;
  const token = tokens.get(config) ?? tokenOf(config);
  tokens.set(config, token);
  return { chainId, chainKey, assetId: `${chainKey}/erc20:${token}`, network: NETWORKS[chainId] ?? chainKey };
}

const CAIP2 = /^eip155:([1-9][0-9]{0,9})$/;

/** The chain that a text names, by CAIP-2 or by its network (D-155); undefined for one that nobody here knows. */
export function chainIdOf(text: string): number | undefined {
  const [, digits] = CAIP2.exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  const [chainId] = Object.entries(NETWORKS).find(([, network]) => network === text) ?? [];
  return chainId === undefined ? undefined : Number(chainId);
}

/** Demo USD where no token is named, which stands at an address that follows from the relayer's key (D-432). */
function tokenOf({ settlementTokenAddress: settlementToken, relayerPrivateKey, environment }: Config): string {
  const { address } = privateKeyToAccount(relayerPrivateKey);
  return contractsOf({ settlementToken, deploys: environment === 'sandbox' }, address).settlementToken.toLowerCase();
}
