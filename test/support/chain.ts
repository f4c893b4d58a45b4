import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Chain,
  createChain,
  type LocalChain,
  type ReadyChain,
  startEmbeddedChain,
} from '../../src/chain/index.ts';
import type { RpcOptions } from '../../src/chain/rpc.ts';
import { deriveSecret } from '../../src/crypto/index.ts';

export const CHAIN_ID = 84_532;

/** The relayer of a service that nothing is configured for. */
export const RELAYER_KEY = `0x${deriveSecret('service-sandbox', 'RELAYER_PRIVATE_KEY')}` as const;

export interface TestChain {
  readonly chain: Chain;
  readonly client: ReadyChain['client'];
  readonly local: LocalChain;
  readonly url: string;
  readonly dataDir: string;
  pid(): number | undefined;
  stop(): Promise<void>;
}

/**
 * An anvil of one test file, with every contract in place: 0.2 s. `stop` it in afterAll. A machine without the program
 * fails here at once, and says so.
 */
export async function startTestChain(relayerKey: `0x${string}` = RELAYER_KEY): Promise<TestChain> {
  const dataDir = await mkdtemp(join(tmpdir(), 'paychart-chain-'));
  let pid: () => number | undefined = () => undefined;
  const chain = createChain({
    chainId: CHAIN_ID,
    relayerKey,
    deploys: true,
    source: {
      kind: 'embedded',
      start: async (prepare) => {
        const embedded = await startEmbeddedChain({ dataDir, chainId: CHAIN_ID, prepare });
        pid = () => embedded.pid();
        return embedded;
      },
    },
  });
  const stop = async () => {
    await chain.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const { client, local, urls } = await chain.ready(15_000);
    if (local === undefined || urls[0] === undefined) throw new Error('an embedded chain is local');
    return { chain, client, local, url: urls[0], dataDir, pid: () => pid(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The same chain as a service reaches it by `RPC_URL`, perhaps through something in between. */
export function reachTestChain(
  urls: readonly string[],
  options: { readonly relayerKey?: `0x${string}`; readonly rpc?: Partial<RpcOptions> } = {},
): Chain {
  const { relayerKey = RELAYER_KEY, rpc } = options;
  return createChain({
    chainId: CHAIN_ID,
    relayerKey,
    deploys: true,
    source: { kind: 'rpc', urls },
    ...(rpc && { rpc }),
  });
}
