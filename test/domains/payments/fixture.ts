import type { Address, Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { encodeFunctionData } from 'viem/utils';
import {
  demoUsdAbi,
  erc20Abi,
  execTransaction,
  relay,
  safeTransactionHash,
} from '../../../src/payments/chain/index.ts';
import { CHAIN_ID, type TestChain } from '../../support/chain.ts';
import type { TestService, TestTenant } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { newOwner, ownersOf, runUntilChainIdle } from '../wallets/owners.ts';

/** A deployed wallet whose owners' keys the test has. */
export interface Owned {
  readonly id: string;
  readonly address: Address;
  readonly owners: readonly PrivateKeyAccount[];
}

export const CENT = 10_000n;
export const STRANGER: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

export async function ownedWallet(
  service: TestService,
  chain: TestChain,
  tenant: TestTenant,
  { owners: count = 3, threshold = 2, usdc = 1_000_000_000n, eth = 0n } = {},
): Promise<Owned> {
  const owners = Array.from({ length: count }, newOwner);
  const body = { name: 'Operations', owners: ownersOf(owners.map(({ address }) => address)), threshold };
  const { id, address } = await tenant.api.createWallet(body).unwrap();
  await mint(service, address as Address, usdc, id);
  if (eth > 0n) await chain.local.setBalance(address as Address, eth);
  await runUntilChainIdle(service);
  return { id, address: address as Address, owners };
}

/** Demo USD for an address, without the faucet's limits. */
export const mint = (service: TestService, to: Address, units: bigint, key: string): Promise<void> =>
  working(service, async (unit) => {
    const token = service.engine.services.chain.contracts.settlementToken;
    const data = encodeFunctionData({ abi: demoUsdAbi, functionName: 'mint', args: [to, units] });
    unit.write(relay({ key: `mint:${key}`, to: token, data, now: new Date() }));
  });

export const usdcOf = ({ client, chain }: TestChain, account: Address): Promise<bigint> =>
  client.readContract({
    address: chain.contracts.settlementToken,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  });

interface Wanted {
  readonly value?: string;
  readonly asset?: 'usdc' | 'eth';
  readonly address?: string;
  readonly memo?: string;
}

/** A legacy payment to an address, as a request names it. */
export const legacyBody = (
  { id }: Pick<Owned, 'id'>,
  { value = '1.50', asset, address = STRANGER, memo }: Wanted = {},
) => ({
  sourceWalletId: id,
  destination: { type: 'address' as const, address, chainId: CHAIN_ID },
  amount: { value, ...(asset && { asset }) },
  ...(memo !== undefined && { memo }),
});

/** The record of a legacy payment, whatever the operation's other generation is. */
export async function proposed({ api }: TestTenant, wallet: Pick<Owned, 'id'>, wanted: Wanted = {}) {
  return legacy(await api.createPayment(legacyBody(wallet, wanted)).unwrap());
}

/** Narrows an answer to the legacy generation. */
export function legacy<P extends { readonly generation: string }>(payment: P): Extract<P, { generation: 'legacy' }> {
  if (payment.generation !== 'legacy') throw new Error(`a payment of the generation ${payment.generation}`);
  return payment as Extract<P, { generation: 'legacy' }>;
}

export const signatureOf = (owner: PrivateKeyAccount | undefined, hash: string): Promise<Hex> => {
  if (owner === undefined) throw new Error('no such owner');
  return owner.sign({ hash: hash as Hex });
};

/** Signs with so many owners, one after the other; the last answer. */
export async function signed(
  { api }: TestTenant,
  { owners }: Pick<Owned, 'owners'>,
  { id, multisigTxHash }: { readonly id: string; readonly multisigTxHash: string },
  count = 2,
) {
  let answer: Awaited<ReturnType<typeof signOne>> | undefined;
  const signOne = async (owner: PrivateKeyAccount) =>
    api.signPayment({ id, signature: await signatureOf(owner, multisigTxHash) }).unwrap();
  for (const owner of owners.slice(0, count)) answer = await signOne(owner);
  if (answer === undefined) throw new Error('nobody has signed');
  return answer;
}

export const read = async ({ api }: TestTenant, id: string) => legacy(await api.getPayment({ id }).unwrap());

interface Executed {
  readonly to?: Address;
  readonly value?: bigint;
  readonly data?: Hex;
  readonly nonce: bigint;
}

/** The owners have the Safe do something without us: sent by the relayer's key, as anybody's could. */
export async function executeElsewhere(service: TestService, owned: Owned, executed: Executed): Promise<void> {
  await sendElsewhere(service, owned, executed);
  await runUntilChainIdle(service);
}

/** The same before anybody works on it: `relayAll` has it mined. */
export async function sendElsewhere(
  service: TestService,
  { address, owners }: Owned,
  { to = STRANGER, value = 0n, data = '0x', nonce }: Executed,
): Promise<void> {
  const call = { to, value, data, nonce };
  const hash = safeTransactionHash({ chainId: CHAIN_ID, address }, call);
  const signatures = await Promise.all(
    owners.map(async (owner) => ({ signer: owner.address, signature: await signatureOf(owner, hash) })),
  );
  await working(service, async (unit) =>
    unit.write(
      relay({ key: `elsewhere:${hash}`, to: address, data: execTransaction(call, signatures), now: new Date() }),
    ),
  );
}

/** Where a Safe keeps its threshold (Safe 1.4.1, SafeStorage.sol). */
const THRESHOLD_SLOT = '0x4';

/** Sets the threshold of a Safe without a transaction of it, so that none of its nonces is used. */
export const setThreshold = async (
  { client }: Pick<TestChain, 'client'>,
  safe: Address,
  count: number,
): Promise<void> =>
  client.request({
    method: 'anvil_setStorageAt',
    params: [safe, THRESHOLD_SLOT, `0x${count.toString(16).padStart(64, '0')}`],
  } as never);

export const statusesOf = async (service: TestService, id: string): Promise<string[]> =>
  (await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step')).map((row) => row.to_status);

/** The calls that the relayer was asked for, for one payment. */
export const callsOf = (service: TestService, id: string) =>
  service.pool.owner('chain_transactions').where('key', 'like', `multisig-payment:${id}%`);
