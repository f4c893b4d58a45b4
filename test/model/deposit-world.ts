import type { Hex } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { expect } from 'vitest';
import { parseUsd } from '../../src/payments/ledger/money.ts';
import { depositCalls, instructionsOf, mine, payer, send, tokensOf } from '../domains/offramp/deposit-fixture.ts';
import type { TestChain } from '../support/chain.ts';
import type { TestService, TestTenant } from '../support/service.ts';
import { leafName, type ModelStep } from './explore.ts';
import type { PaymentWorld } from './payment-world.ts';

/** Deep enough that what happens beside a walk makes no deposit final: a wallet, the refund of a walk before it. */
export const CONFIRMATIONS = 6;

/** Who pays a walk's deposit in. */
export interface Depositor {
  readonly chain: TestChain;
  readonly account: PrivateKeyAccount;
  /** Nobody else's, so that what comes back to it is this walk's. */
  readonly refundAddress: Hex;
}

export async function newDepositor(service: TestService, { api }: TestTenant, chain: TestChain): Promise<Depositor> {
  await api.setTestFeatures({ onchainDeposit: true }).unwrap();
  const account = await payer(chain);
  // The wallets of new tenants are blocks too, and stand before the walk begins.
  await service.runUntilIdle();
  return { chain, account, refundAddress: privateKeyToAccount(generatePrivateKey()).address };
}

/** Sends what the payment's instructions ask for, and lets the service see it. */
export async function payIn(world: PaymentWorld): Promise<void> {
  const { chain, account } = depositorOf(world);
  const payment = await world.sender.api.getOfframpPayment({ id: world.paymentId }).unwrap();
  await send(chain, account, instructionsOf(payment).steps);
  await world.service.runUntilIdle();
}

/** Pays a base unit less than was asked for: it goes back once it is final. */
export async function payTooLittle(world: PaymentWorld): Promise<void> {
  const { chain, account, refundAddress } = depositorOf(world);
  const told = instructionsOf(await world.sender.api.getOfframpPayment({ id: world.paymentId }).unwrap());
  await send(chain, account, depositCalls(told, BigInt(told.amountMinor) - 1n, refundAddress));
  await world.service.runUntilIdle();
}

/** Takes the block of the deposit off the chain, and those that came after it. */
export async function reorganise(world: PaymentWorld): Promise<void> {
  const { service } = world;
  const { chain } = depositorOf(world);
  const { block_number: block } = await depositLog(world);
  await chain.local.reorg(Number((await chain.client.getBlockNumber()) - BigInt(block)) + 1);
  await mine(chain, service);
}

/** Mines until whatever was sent is final, and lets the service follow. */
export const becomeFinal = (world: PaymentWorld): Promise<void> =>
  mine(depositorOf(world).chain, world.service, CONFIRMATIONS);

/** The deposit's log as the indexer has it, the newest if there were several; undefined when nothing was paid in. */
export const depositLog = ({ service, paymentId }: PaymentWorld) =>
  service.pool
    .owner('chain_logs')
    .whereRaw(
      `topics->>1 IN (SELECT deal_id FROM offramp_payments WHERE id = :id
        UNION SELECT deal_id FROM offramp_deposits WHERE payment_id = :id)`,
      { id: paymentId },
    )
    .orderBy('seen_at', 'desc')
    .first();

/** Once a walk is over and all is final: the escrow has kept nothing, and what was not paid out came back (D-087, D-103). */
export async function checkChain(world: PaymentWorld, steps: readonly ModelStep[]): Promise<void> {
  const { depositor, service, amountUsd } = world;
  if (depositor === undefined) return;
  const { chain, refundAddress } = depositor;
  // The deposit becomes final, and then what the escrow did with it.
  await mine(chain, service, CONFIRMATIONS);
  await mine(chain, service, CONFIRMATIONS);
  const amount = parseUsd(amountUsd) ?? 0n;
  const types = steps.map(({ event }) => event.type);
  const wrong = types.filter((type) => type === 'DEPOSIT_RETURNED').length;
  const latest = types.findLast((type) => ['DEPOSIT_SEEN', 'DEPOSIT_CONFIRMED', 'DEPOSIT_REORGED'].includes(type));
  const isIn = latest !== undefined && latest !== 'DEPOSIT_REORGED';
  const isPaidOut = leafName(steps.at(-1)?.to.root.leaf ?? null) === 'DELIVERED';
  const returned = BigInt(wrong) * (amount - 1n) + (isIn && !isPaidOut ? amount : 0n);
  expect(await tokensOf(chain, refundAddress), 'came back').toBe(returned);
  const { depositEscrow } = chain.chain.contracts;
  expect(await tokensOf(chain, depositEscrow ?? refundAddress), 'the escrow keeps').toBe(0n);
}

function depositorOf({ depositor }: PaymentWorld): Depositor {
  if (depositor === undefined) throw new Error('this world has no chain');
  return depositor;
}
