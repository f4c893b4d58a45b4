import type { PrivateKeyAccount } from 'viem/accounts';
import { encodeFunctionData } from 'viem/utils';
import type { AnyEventObject } from 'xstate';
import { erc20Abi } from '../../../src/payments/chain/index.ts';
import { LATER } from '../../model/sample.ts';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { strangersTransaction } from '../../support/chain.ts';
import { payer as fundedAccount, send } from '../offramp/deposit-fixture.ts';
import { executeElsewhere, read } from '../payments/fixture.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import {
  AMOUNT,
  advance,
  drafted,
  type Escrow,
  invoiceOf,
  polled,
  settledBy,
  settlementOf,
  THIRTY_DAYS_S,
} from './fixture.ts';
import { sample } from './invoice.sample.ts';

interface Kept {
  readonly escrow: Escrow;
  /** Whose transfer is nobody's to send again. */
  readonly account: PrivateKeyAccount;
  /** The block of the first transfer into the hold; 0 where there is none in the chain. */
  paidIn: bigint;
}

const kept = new WeakMap<SmallWorld, Kept>();
const keptOf = (world: SmallWorld): Kept => {
  const found = kept.get(world);
  if (!found) throw new Error('the walk has no invoice yet');
  return found;
};

async function create(world: SmallWorld): Promise<void> {
  const escrow = await drafted(world.tenant);
  world.id = escrow.id;
  kept.set(world, { escrow, account: await fundedAccount(world.chain), paidIn: 0n });
}

/** So much of the payer's own goes into the hold. */
async function payIn(world: SmallWorld, units: bigint): Promise<void> {
  const { holdAddress } = await invoiceOf(world.tenant, world.id);
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [holdAddress as `0x${string}`, units],
  });
  const state = keptOf(world);
  const { blockNumber } = await send(world.chain, state.account, [
    { to: world.chain.chain.contracts.settlementToken, data },
  ]);
  if (state.paidIn === 0n) state.paidIn = blockNumber;
  await world.service.runUntilIdle();
}

/** Funded where the money covers it. Otherwise one unit arrives: a part of the amount, or too late. */
async function poll(world: SmallWorld, { heldBaseUnits, at }: AnyEventObject): Promise<void> {
  await runUntilChainIdle(world.service);
  if (heldBaseUnits !== AMOUNT && at === LATER) await advance(world.tenant, THIRTY_DAYS_S);
  await payIn(world, heldBaseUnits === AMOUNT ? AMOUNT : 1n);
  await polled(world.tenant, world.id);
}

/** The blocks since the transfer are replaced, and nobody sends it again. */
async function orphan(world: SmallWorld): Promise<void> {
  const { chain, service } = world;
  const state = keptOf(world);
  const depth = Number((await chain.client.getBlockNumber()) - state.paidIn) + 1;
  state.paidIn = 0n;
  await chain.local.reorg(depth, [[await strangersTransaction(chain), 0]]);
  await runUntilChainIdle(service);
}

/** A cancelled payment, or one whose nonce the owners have used for something else; each after its first signature. */
async function drop(world: SmallWorld): Promise<void> {
  const { tenant, service, id } = world;
  const { escrow } = keptOf(world);
  const { paymentId, kind } = await settlementOf(tenant, id);
  await settledBy(tenant, id, [escrow.payer]);
  if (kind === 'RELEASE') {
    await tenant.api.cancelPayment({ id: paymentId }).unwrap();
    return;
  }
  const { nonce } = await read(tenant, paymentId);
  const { holdWalletId, holdAddress } = await invoiceOf(tenant, id);
  const owners = [escrow.payer, escrow.payee, escrow.arbiter];
  const hold = { id: holdWalletId ?? '', address: holdAddress as `0x${string}`, owners };
  await service.runUntilIdle();
  await executeElsewhere(service, hold, { nonce: BigInt(nonce) });
}

async function settle(world: SmallWorld): Promise<void> {
  const { escrow } = keptOf(world);
  await settledBy(world.tenant, world.id, [escrow.payee, escrow.arbiter]);
  await runUntilChainIdle(world.service);
}

/** Payloads that no state takes. */
function isNever(event: AnyEventObject): boolean {
  if (event.type === 'SEND') return event.expiresAt === event.at;
  if (event.type === 'CANCEL') return event.heldBaseUnits > 0n;
  if (event.type === 'ORPHAN_FUNDS') return event.heldBaseUnits >= AMOUNT;
  return event.type === 'REFUND' && event.heldBaseUnits === 0n;
}

export const walk: SmallMachine = {
  machine: 'invoice',
  begins: { ...sample.context({ tenantId: 'ten_model', memberId: '', paymentId: '' }, 1) },
  told: [({ settlementKind }) => String(settlementKind), ({ receivedBaseUnits }) => String(receivedBaseUnits !== 0n)],
  // What the world can bring about: each event with the payload that its door sends.
  events: Object.values(sample.events).flatMap((cases) =>
    (cases as readonly AnyEventObject[]).filter((event) => !isNever(event)),
  ),
  acts: {
    CREATE: create,
    SEND: async ({ service, tenant, id }) => {
      await tenant.api.sendInvoice({ id }).unwrap();
      await runUntilChainIdle(service);
    },
    POLL: poll,
    ORPHAN_FUNDS: orphan,
    CANCEL: ({ tenant, id }) => tenant.api.cancelInvoice({ id }).unwrap(),
    DELIVER: ({ tenant, id }) => tenant.api.deliverInvoice({ id, evidence: { note: 'Signed for' } }).unwrap(),
    RELEASE: ({ tenant, id }) => tenant.api.releaseInvoice({ id }).unwrap(),
    REFUND: ({ tenant, id }) => tenant.api.refundInvoice({ id }).unwrap(),
    SETTLE: settle,
    DROP_SETTLEMENT: drop,
  },
  refusals: {
    SEND: { by: 'sendInvoice', ask: ({ tenant, id }) => tenant.api.sendInvoice({ id }) },
    DELIVER: { by: 'deliverInvoice', ask: ({ tenant, id }) => tenant.api.deliverInvoice({ id }) },
    CANCEL: {
      by: 'cancelInvoice',
      ask: ({ tenant, id }) => tenant.api.cancelInvoice({ id }),
    },
    RELEASE: { by: 'releaseInvoice', ask: ({ tenant, id }) => tenant.api.releaseInvoice({ id }) },
    REFUND: { by: 'refundInvoice', ask: ({ tenant, id }) => tenant.api.refundInvoice({ id }) },
    POLL: { by: 'pollTestInvoice', ask: ({ tenant, id }) => tenant.api.pollTestInvoice({ id }) },
    ORPHAN_FUNDS: {
      by: 'pollTestInvoice',
      ask: ({ tenant, id }) => tenant.api.pollTestInvoice({ id, reorganized: true }),
    },
  },
};
