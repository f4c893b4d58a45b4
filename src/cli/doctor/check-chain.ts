import { type Address, formatEther } from 'viem';
import {
  type Chain,
  deploymentsLeft,
  hasCode,
  type RelayerGas,
  readRelayerGas,
  SAFE,
} from '../../payments/chain/index.ts';
import { type Finding, messageOf, ok, problem, warning } from './finding.ts';

/** The number of deployments that the balance should cover. */
const DEPLOYMENTS_LEFT = 100n;
const ANSWER_MS = 10_000;

/**
 * Checks that the chain answers, is the right one, has the contracts that the service calls, and that the relayer can
 * pay.
 */
export async function checkChain(chain: Chain): Promise<Finding[]> {
  try {
    await chain.ping(ANSWER_MS);
    const { url } = chain;
    const answers = ok('chain', `eip155:${chain.chainId} answers at ${hostOf(url.call(chain))}`);
    return [answers, await ofContracts(chain), await ofRelayer(chain)];
  } catch (error) {
    return [problem('chain', messageOf(error), 'Correct RPC_URL and CHAIN_ID, or wait until the node responds.')];
  }
}

/** Node providers put their keys into paths. */
const hostOf = (url: string | null): string => (url === null ? 'an unknown address' : new URL(url).host);

async function ofContracts(chain: Chain): Promise<Finding> {
  const { settlementToken, depositEscrow } = chain.contracts;
  const called: Readonly<Record<string, Address>> = {
    'the settlement token (SETTLEMENT_TOKEN_ADDRESS)': settlementToken,
    ...(depositEscrow && { 'the deposit escrow (OFFRAMP_ESCROW_ADDRESS)': depositEscrow }),
    'the Safe singleton': SAFE.SafeL2,
    'the Safe proxy factory': SAFE.SafeProxyFactory,
    "Safe's fallback handler": SAFE.CompatibilityFallbackHandler,
  };
  const entries = Object.entries(called);
  const there = await Promise.all(entries.map(([, address]) => hasCode(chain, address, ANSWER_MS)));
  const missing = entries.filter((_, index) => !there[index]).map(([name, address]) => `${name} at ${address}`);
  if (missing.length === 0) return ok('contracts', `${entries.length} contracts have code`);
  const todo =
    'Deploy the missing contracts, or correct their addresses. Without them, wallets and on-chain payments fail.';
  return problem('contracts', `There is no code for ${missing.join(', ')}`, todo);
}

const ofRelayer = async (chain: Chain): Promise<Finding> => ofGas(await readRelayerGas(chain, ANSWER_MS));

export function ofGas(gas: RelayerGas): Finding {
  const { address, balance } = gas;
  const deployments = deploymentsLeft(gas);
  const found = `${address} has ${formatEther(balance)} ETH`;
  const todo = `Send ETH to ${address}.`;
  if (deployments === 0n) return problem('relayer', `${found}, not enough for one wallet`, todo);
  if (deployments < DEPLOYMENTS_LEFT) return warning('relayer', `${found}, enough for ${deployments} wallets`, todo);
  return ok('relayer', found);
}
