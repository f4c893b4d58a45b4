import { type Address, formatEther } from 'viem';
import {
  type Chain,
  ChainUnavailable,
  deploymentGas,
  deployOwn,
  hasFactory,
  missingContracts,
  type ReadyChain,
  type RelayerGas,
  readRelayerGas,
  SINGLETON_FACTORY,
  sandboxDeployments,
} from '../payments/chain/index.ts';
import type { Engine } from '../platform/lifecycle/engine.ts';
import { Refused } from './outcome.ts';

export interface PreparedChain {
  readonly chainId: number;
  readonly relayer: RelayerGas;
  readonly contracts: readonly {
    readonly name: string;
    readonly address: Address;
    readonly state: 'there' | 'deployed' | 'missing';
  }[];
}

const ANSWER_MS = 15_000;
/** Blocks of public test chains come every few seconds; nine contracts fit into a few of them. */
const DEPLOY_MS = 180_000;

/** Deploys what is missing, and waits until it stands. @throws Refused with what to do where that is not possible. */
export async function prepareChain(engine: Engine): Promise<PreparedChain> {
  const { chain } = engine.services;
  const ready = await chain.ready(ANSWER_MS).catch((error: unknown) => {
    if (!(error instanceof ChainUnavailable)) throw error;
    throw new Refused('CHAIN_UNAVAILABLE', `${error.message}. Correct RPC_URL and CHAIN_ID, or wait for the node`);
  });
  const missing = chain.deploys ? await missingContracts(chain, ready) : [];
  if (missing.length > 0) await deploy(engine, ready, missing);
  const deployed = new Set(missing.map(({ address }) => address));
  const needed = await contractsOf(chain);
  const codes = await Promise.all(needed.map(({ address }) => ready.client.getCode({ address })));
  return {
    chainId: chain.chainId,
    relayer: await readRelayerGas(chain, ANSWER_MS),
    contracts: needed.map((one, index) => ({
      ...one,
      state: codes[index] === undefined ? 'missing' : deployed.has(one.address) ? 'deployed' : 'there',
    })),
  };
}

/** For a table. */
export const rowsOf = ({ chainId, relayer, contracts }: PreparedChain): readonly (readonly string[])[] => [
  ['CHAIN', `eip155:${chainId}`, 'ready'],
  ['relayer', relayer.address, `${formatEther(relayer.balance)} ETH`],
  ...contracts.map(({ name, address, state }) => [name, address, state]),
];

async function contractsOf(chain: Chain): Promise<readonly { name: string; address: Address }[]> {
  const { settlementToken, depositEscrow } = chain.contracts;
  const deployments = await sandboxDeployments(chain.relayer.address, chain.contracts);
  const named = deployments.map(({ name, address }) => ({ name, address }));
  const has = (address: Address): boolean => named.some((one) => one.address === address);
  return [
    { name: 'SingletonFactory', address: SINGLETON_FACTORY },
    ...named,
    ...(has(settlementToken) ? [] : [{ name: 'settlement token', address: settlementToken }]),
    ...(depositEscrow === undefined || has(depositEscrow) ? [] : [{ name: 'deposit escrow', address: depositEscrow }]),
  ];
}

type Missing = Awaited<ReturnType<typeof missingContracts>>;

async function deploy(engine: Engine, ready: ReadyChain, missing: Missing): Promise<void> {
  const { chain } = engine.services;
  if (!(await hasFactory(ready))) throw new Refused('NO_SINGLETON_FACTORY', noFactory(chain.chainId));
  await assertFunds(chain, ready, missing);
  const { relayer } = engine.services;
  const keys = await deployOwn(engine, ready);
  const outcomes = await Promise.all(keys.map((key) => relayer.waitForOutcome(key, DEPLOY_MS)));
  const failed = keys.filter((_, index) => outcomes[index]?.state !== 'CONFIRMED');
  if (failed.length === 0) return;
  const todo = 'paychart chain status shows the waiting calls. Run the command again to continue';
  throw new Refused('NOT_DEPLOYED', `${failed.length} of ${keys.length} contracts are not deployed yet. ${todo}`);
}

const noFactory = (chainId: number): string =>
  `Chain ${chainId} has no Safe singleton factory at ${SINGLETON_FACTORY}, which deploys every contract to the same ` +
  'address on each chain. Request it at https://github.com/safe-global/safe-singleton-factory, or use a chain that has it';

/** All of it at once: a relayer that runs dry half way would leave calls that wait. */
async function assertFunds(chain: Chain, { client }: ReadyChain, missing: Missing): Promise<void> {
  const { address, balance, gasPrice } = await readRelayerGas(chain, ANSWER_MS);
  const gas = await deploymentGas(client, address, missing);
  // Twice the price of now: wallets only promise to pay twice the base fee.
  const needed = gas * gasPrice * 2n;
  if (balance >= needed) return;
  const todo = `Send at least ${formatEther(needed - balance)} ETH to ${address}, and run the command again`;
  throw new Refused(
    'RELAYER_OUT_OF_GAS',
    `The relayer ${address} has ${formatEther(balance)} ETH, and ${missing.length} contracts cost up to ${formatEther(needed)} ETH. ${todo}`,
  );
}
