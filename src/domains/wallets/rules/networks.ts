/** The chains that have a name here; money on the main ones is real. */
const NETWORKS: Readonly<Record<number, { readonly name: string; readonly test: boolean }>> = {
  1: { name: 'ethereum', test: false },
  8453: { name: 'base', test: false },
  84532: { name: 'base-sepolia', test: true },
};

interface Network {
  /** CAIP-2. */
  readonly chainKey: string;
  readonly name: string;
  /** True if the chain's money has no value: a chain without a name here is one of its sandbox. */
  readonly test: boolean;
}

export function networkOf(chainId: number, environment: 'sandbox' | 'live'): Network {
  const chainKey = `eip155:${chainId}`;
  return { chainKey, ...(NETWORKS[chainId] ?? { name: chainKey, test: environment === 'sandbox' }) };
}
