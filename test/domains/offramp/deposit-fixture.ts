import { type Hex, parseEther, type TransactionReceipt } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { encodeFunctionData } from 'viem/utils';
import { expect } from 'vitest';
import type { FundingInstructions } from '../../../generated/contract/schemas.ts';
import { demoUsdAbi, depositEscrowAbi, erc20Abi } from '../../../src/payments/chain/index.ts';
import { receiptOf } from '../../../src/payments/chain/local-chain.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { RELAYER_KEY, type TestChain } from '../../support/chain.ts';
import type { TestService, TestTenant } from '../../support/service.ts';

export const REFUND_TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A tenant that may pay by deposit. */
export async function depositor(service: TestService, name: string): Promise<TestTenant> {
  const tenant = await service.signUp(name);
  await tenant.api.setTestFeatures({ onchainDeposit: true }).unwrap();
  return tenant;
}

/** An account of its own on the chain, with gas money and Demo USD. */
export async function payer({ client, local, chain }: TestChain, minor = 1_000_000_000n): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey());
  await local.setBalance(account.address, parseEther('10'));
  const data = encodeFunctionData({ abi: demoUsdAbi, functionName: 'mint', args: [account.address, minor] });
  const relayer = privateKeyToAccount(RELAYER_KEY);
  const { settlementToken } = chain.contracts;
  const hash = await client.request({
    method: 'eth_sendRawTransaction',
    params: [await signed(client, relayer, { to: settlementToken, data })],
  });
  await receiptOf(client, hash);
  return account;
}

export interface Call {
  readonly to: string;
  readonly data: string;
}

/** A signed transaction of the account, with its next nonce. */
export async function signed(
  client: TestChain['client'],
  account: PrivateKeyAccount,
  { to, data }: Call,
  nonce?: number,
): Promise<Hex> {
  return account.signTransaction({
    type: 'eip1559',
    chainId: 84_532,
    nonce: nonce ?? (await client.getTransactionCount({ address: account.address })),
    to: to as Hex,
    data: data as Hex,
    gas: 300_000n,
    maxFeePerGas: 10_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  });
}

/** Sends calls one after the other; the receipt of the last. */
export async function send(
  { client }: TestChain,
  account: PrivateKeyAccount,
  calls: readonly Call[],
): Promise<TransactionReceipt> {
  let receipt: TransactionReceipt | undefined;
  for (const call of calls) {
    const params = [await signed(client, account, call)] as [Hex];
    const hash = await client.request({ method: 'eth_sendRawTransaction', params });
    receipt = await receiptOf(client, hash);
  }
  if (receipt === undefined) throw new Error('nothing was sent');
  return receipt;
}

/** The instructions as their payer follows them. */
export function instructionsOf(payment: { fundingInstructions?: FundingInstructions | null }): FundingInstructions {
  if (!payment.fundingInstructions) throw new Error('there is nothing to pay in');
  return payment.fundingInstructions;
}

/** A deposit that the instructions do not ask for. */
export function depositCalls(
  { escrowAddress, tokenAddress, dealId }: FundingInstructions,
  amount: bigint,
  refundTo = REFUND_TO,
): Call[] {
  const escrow = escrowAddress as Hex;
  const args = [dealId as Hex, amount, refundTo as Hex] as const;
  return [
    {
      to: tokenAddress,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [escrow, amount] }),
    },
    { to: escrow, data: encodeFunctionData({ abi: depositEscrowAbi, functionName: 'deposit', args }) },
  ];
}

export const tokensOf = ({ client, chain }: TestChain, address: string): Promise<bigint> =>
  client.readContract({
    address: chain.contracts.settlementToken,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address as Hex],
  });

/** 0 none, 1 held, 2 released, 3 refunded: what the escrow itself says. */
export async function dealStatus({ client }: TestChain, { escrowAddress, dealId }: FundingInstructions) {
  const [, , , status] = await client.readContract({
    address: escrowAddress as Hex,
    abi: depositEscrowAbi,
    functionName: 'deposits',
    args: [dealId as Hex],
  });
  return ['NONE', 'HELD', 'RELEASED', 'REFUNDED'][status];
}

/** Mines blocks and lets the service follow. */
export async function mine({ local }: TestChain, service: TestService, blocks = 1): Promise<void> {
  await local.mine(blocks);
  await service.runUntilIdle();
}

export const checkBooks = async ({ pool, engine }: TestService): Promise<void> =>
  expect(await verifyInvariants(pool, engine.lifecycles)).toEqual([]);
