import { createWalletClient, encodeFunctionData, type Hex, http, nonceManager, pad, toHex } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { baseSepolia } from 'viem/chains';
import {
  demoUsdAbi,
  erc20Abi,
  execTransaction,
  predictSafe,
  safeTransactionHash,
} from '../../src/payments/chain/index.ts';
import { RELAYER_KEY, startTestChain } from '../../test/support/chain.ts';
import { type Call, type Deed, type Driver, inTurns, PAID } from './driver.ts';

/** Receipts come as soon as anvil has mined, which it does at once. */
const POLL_MS = 5;
/** Now and then it forgets one of those that came out of their order, until it is told to mine. */
const PUSH_MS = 1000;

/** The same chain, contracts and calls, driven by viem and nothing else: a key, its nonces in memory, receipts waited for. */
export async function startBare(callers: number): Promise<Driver> {
  const { client, chain, local, url, stop } = await startTestChain();
  const token = chain.contracts.settlementToken;
  const account = privateKeyToAccount(RELAYER_KEY, { nonceManager });
  const wallet = createWalletClient({ account, chain: baseSepolia, transport: http(url), pollingInterval: POLL_MS });
  const send = async (call: Call): Promise<void> => {
    const hash = await wallet.sendTransaction(call);
    const { status } = await client.waitForTransactionReceipt({ hash, pollingInterval: POLL_MS });
    if (status !== 'success') throw new Error(`${hash} was reverted`);
  };
  const mint = (to: Hex, units: bigint): Call => ({
    to: token,
    data: encodeFunctionData({ abi: demoUsdAbi, functionName: 'mint', args: [to, units] }),
  });
  const safes: Safe[] = [];
  for (let caller = 0; caller < callers; caller += 1) {
    const owners = Array.from({ length: 3 }, () => privateKeyToAccount(generatePrivateKey()));
    const { address, deployment } = predictSafe({
      owners: owners.map((owner) => owner.address),
      threshold: 2,
      saltNonce: BigInt(caller),
    });
    await send(deployment);
    await send(mint(address, 10n ** 12n));
    safes.push({ address, owners, nonce: 0n });
  }
  /** Addresses that nobody has; the first ones mean something to a Safe. */
  let sent = 0xbeef0000;
  const deeds: Record<Deed, (caller: number) => Promise<void>> = {
    deployments: () => {
      sent += 1;
      const owners = [pad(toHex(sent), { size: 20 })];
      return send(predictSafe({ owners, threshold: 1, saltNonce: 0n }).deployment);
    },
    drips: () => {
      sent += 1;
      return send(mint(pad(toHex(sent), { size: 20 }), PAID));
    },
    executions: async (caller) => {
      const safe = safes[caller] as Safe;
      await send(await execution(safe, token, chain.chainId));
      safe.nonce += 1n;
    },
  };
  const push = setInterval(() => void local.mine().catch(() => undefined), PUSH_MS);
  return {
    name: 'viem alone',
    run: (deed, count) => inTurns(callers, count, deeds[deed]),
    stop: () => {
      clearInterval(push);
      return stop();
    },
  };
}

interface Safe {
  readonly address: Hex;
  readonly owners: readonly PrivateKeyAccount[];
  nonce: bigint;
}

/** A transfer that two of three owners have signed. */
async function execution({ address, owners, nonce }: Safe, token: Hex, chainId: number): Promise<Call> {
  const to = owners[0]?.address as Hex;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, PAID] });
  const call = { to: token, value: 0n, data, nonce };
  const hash = safeTransactionHash({ chainId, address }, call);
  const signatures = await Promise.all(
    owners.slice(0, 2).map(async (owner) => ({ signer: owner.address, signature: await owner.sign({ hash }) })),
  );
  return { to: address, data: execTransaction(call, signatures) };
}
