import { rm } from 'node:fs/promises';
import { type Hex, parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { type EmbeddedChain, startEmbeddedChain } from '../../src/embedded/chain/index.ts';
import {
  type Chain,
  type ChainSource,
  createChain,
  type LocalChain,
  type ReadyChain,
} from '../../src/payments/chain/index.ts';
import { deriveSecret } from '../../src/platform/crypto/index.ts';
import { createDataFolder } from './data-folder.ts';

export const CHAIN_ID = 84_532;

/** The relayer of a service that nothing is configured for. */
export const RELAYER_KEY = `0x${deriveSecret('service-sandbox', 'RELAYER_PRIVATE_KEY')}` as const;

/** Somebody whom the service does not know: one of anvil's own accounts, which has ETH. */
const STRANGER = privateKeyToAccount('0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba');

/** A signed transaction of the stranger's: what makes the new blocks of a reorganisation differ from the old. */
export const strangersTransaction = async ({ client }: Pick<TestChain, 'client'>): Promise<Hex> =>
  STRANGER.signTransaction({
    type: 'eip1559',
    chainId: CHAIN_ID,
    nonce: await client.getTransactionCount({ address: STRANGER.address }),
    to: '0x000000000000000000000000000000000000dEaD',
    value: 1n,
    gas: 21_000n,
    maxFeePerGas: parseEther('0.000001'),
    maxPriorityFeePerGas: 1n,
  });

export interface TestChain {
  readonly chain: Chain;
  readonly client: ReadyChain['client'];
  readonly local: LocalChain;
  readonly url: string;
  readonly dataDir: string;
  /** For a test service: this chain as its embedded one, which ends with the test and not with the service. */
  readonly source: ChainSource;
  pid(): number | undefined;
  stop(): Promise<void>;
}

/**
 * An anvil of one test file, with every contract in place: 0.2 s. `stop` it in afterAll. A machine without the program
 * fails here at once, and says so.
 */
export async function startTestChain(relayerKey: `0x${string}` = RELAYER_KEY): Promise<TestChain> {
  const dataDir = await createDataFolder('paychart-chain-');
  let running: EmbeddedChain | undefined;
  const chain = createChain({
    chainId: CHAIN_ID,
    relayerKey,
    deploys: true,
    source: {
      kind: 'embedded',
      start: async (prepare) => {
        running = await startEmbeddedChain({ dataDir, chainId: CHAIN_ID, prepare });
        return running;
      },
    },
  });
  const stop = async () => {
    await chain.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const { client, local, urls } = await chain.ready(15_000);
    const [url] = urls;
    if (running === undefined || local === undefined || url === undefined)
      throw new Error('an embedded chain is local');
    const embedded = { url, port: running.port, pid: running.pid.bind(running), stop: async () => {} };
    const start = async (prepare: (url: string) => Promise<void>) => {
      await prepare(url);
      return embedded;
    };
    return { chain, client, local, url, dataDir, source: { kind: 'embedded', start }, pid: embedded.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
