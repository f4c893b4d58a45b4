import type { ChainSource } from '../../payments/chain/index.ts';
import { runningEmbeddedChain, startEmbeddedChain } from './embedded-chain.ts';

/** The settings that decide where the chain is (D-432). */
interface Settings {
  readonly rpcUrl: string | undefined;
  readonly dataDir: string;
  readonly chainId: number;
}

/** A chain of this process's own, under its data folder (D-435). */
export const embeddedChain = ({ dataDir, chainId }: Settings, log: (message: string) => void): ChainSource => ({
  kind: 'embedded',
  start: (prepare) => startEmbeddedChain({ dataDir, chainId, log, prepare }),
});

/**
 * Without `RPC_URL` the others share the chain that a `start` runs on the same data folder, if one does. Undefined
 * leaves it to `RPC_URL`.
 */
export async function sharedChain({ rpcUrl, dataDir }: Settings): Promise<ChainSource | undefined> {
  const url = rpcUrl === undefined ? await runningEmbeddedChain(dataDir) : undefined;
  return url === undefined ? undefined : { kind: 'rpc', urls: [url] };
}
