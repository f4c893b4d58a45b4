import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endDeposit } from '../../../src/domains/offramp/deposits/apply-deposit.ts';
import { enqueue } from '../../../src/platform/lifecycle/writes.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import {
  type Call,
  checkBooks,
  dealStatus,
  depositCalls,
  depositor,
  instructionsOf,
  mine,
  payer,
  REFUND_TO,
  send,
  signed,
  tokensOf,
} from './deposit-fixture.ts';
import { advance, claimOf, confirm, payable, type Recipient, read, refusal } from './fixture.ts';

const CONFIRMATIONS = 13;

let chain: TestChain;
let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  chain = await startTestChain();
  const variables = { DEPOSIT_CONFIRMATIONS: String(CONFIRMATIONS) };
  service = await startTestService({ chain: chain.source, variables });
  sender = await depositor(service, 'Outcome Sender');
  recipient = await payable(service, 'Outcome Recipient', '+15550261001');
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

async function awaiting(amountUsd = '25.00', phone = recipient.phone) {
  const body = { phone, amountUsd, fundingMode: 'ONCHAIN_DEPOSIT', refundAddress: REFUND_TO } as const;
  const created = await sender.api.createOfframpPayment(body).unwrap();
  return { id: created.paymentId, told: instructionsOf(created) };
}

/** A deposit as it is asked for, seen by the service. */
async function deposited(amountUsd = '25.00', phone?: string) {
  const payment = await awaiting(amountUsd, phone);
  const account = await payer(chain);
  // New tenants' wallets are blocks too: none is to count as a confirmation.
  await service.runUntilIdle();
  const { blockNumber } = await send(chain, account, payment.told.steps);
  await service.runUntilIdle();
  return { ...payment, account, blockNumber };
}

/** How many blocks have to go, so that this one goes. */
const depthOf = async (blockNumber: bigint): Promise<number> =>
  Number((await chain.client.getBlockNumber()) - blockNumber) + 1;

const statusOf = async (id: string) => (await read(sender, id)).status;
const final = () => mine(chain, service, CONFIRMATIONS);

async function decided(dealId: string) {
  const row = await service.pool.owner('offramp_deposits').where({ deal_id: dealId }).first();
  return row && [row.disposition, row.reason];
}

describe('reorganisations (D-085)', () => {
  it.each(Array.from({ length: CONFIRMATIONS - 1 }, (_, index) => index + 1))(
    'a deposit reorganised away at depth %i is undone, and can be paid in again',
    async (depth) => {
      const { id, told, account, blockNumber } = await deposited();
      if (depth > 1) await mine(chain, service, depth - 1);
      expect(await statusOf(id)).toBe('SOURCE_FUNDS_CONFIRMING');
      await chain.local.reorg(await depthOf(blockNumber));
      await mine(chain, service);
      expect([await statusOf(id), await dealStatus(chain, told)]).toEqual(['AWAITING_SOURCE_FUNDS', 'NONE']);
      expect(instructionsOf(await read(sender, id))).toEqual(told);
      await send(chain, account, told.steps.slice(1));
      await service.runUntilIdle();
      expect(await statusOf(id)).toBe('SOURCE_FUNDS_CONFIRMING');
      await final();
      expect(await statusOf(id)).toBe('AWAITING_RECIPIENT_CONFIRMATION');
      await checkBooks(service);
    },
  );

  it('a deposit that is mined again counts its confirmations from its new block', async () => {
    const { id, told, account } = await deposited();
    await mine(chain, service, 2);
    const nonce = (await chain.client.getTransactionCount({ address: account.address })) - 1;
    const again = await signed(chain.client, account, told.steps[1] as Call, nonce);
    await chain.local.reorg(3, [[again, 2]]);
    await mine(chain, service);
    expect(await statusOf(id)).toBe('SOURCE_FUNDS_CONFIRMING');
    await mine(chain, service, CONFIRMATIONS - 3);
    expect(await statusOf(id)).toBe('SOURCE_FUNDS_CONFIRMING');
    await mine(chain, service, 2);
    expect(await statusOf(id)).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    expect(await decided(told.dealId)).toEqual(['FUNDED', null]);
    await checkBooks(service);
  });
});

describe('a deposit log that is orphaned while a worker waits for its payment', () => {
  it('does not move the payment', async () => {
    const { id, told } = await deposited();
    const { owner } = service.pool;
    const log = await owner('chain_logs').whereRaw('topics->>1 = ?', [told.dealId]).first();
    await owner('chain_logs').where({ block_hash: log.block_hash }).update({ state: 'ORPHANED' });
    const key = { filter: log.filter, blockHash: log.block_hash, logIndex: log.log_index };
    await working(service, async (unit) => unit.write(enqueue('offramp.deposit', key, { key: told.dealId })));
    const replacing = await owner.transaction();
    await replacing('offramp_payments')
      .where({ id })
      .update({ deal_id: `0x${'7'.repeat(64)}` });
    const worked = service.runner.runDue({ topic: 'offramp.deposit' });
    await eventually('the worker to wait for the payment', async () => {
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
      return (await owner.raw(waiting)).rows.length > 0;
    });
    await replacing.commit();
    expect(await worked).toBe(1);
    expect(await statusOf(id)).toBe('SOURCE_FUNDS_CONFIRMING');
  });
});

describe('returned deposits (D-087, D-103)', () => {
  const expectReturned = async (told: Parameters<typeof dealStatus>[1], before: bigint, amount: bigint) => {
    await final();
    await final();
    expect(await dealStatus(chain, told)).toBe('REFUNDED');
    expect((await tokensOf(chain, REFUND_TO)) - before).toBe(amount);
    await checkBooks(service);
  };

  it('a deposit is returned when its payment is canceled after it was seen', async () => {
    const before = await tokensOf(chain, REFUND_TO);
    const { id, told } = await deposited();
    expect(await statusOf(id)).toBe('SOURCE_FUNDS_CONFIRMING');
    await sender.api.cancelOfframpPayment({ id }).unwrap();
    expect(await dealStatus(chain, told)).toBe('HELD');
    await expectReturned(told, before, 25_000_000n);
    expect(await decided(told.dealId)).toEqual(['RETURNED', 'NOT_AWAITED']);
    expect(await statusOf(id)).toBe('CANCELED');
  });

  it('a deposit is returned when it arrives after the cancellation', async () => {
    const before = await tokensOf(chain, REFUND_TO);
    const { id, told } = await awaiting();
    await sender.api.cancelOfframpPayment({ id }).unwrap();
    await send(chain, await payer(chain), told.steps);
    await service.runUntilIdle();
    await expectReturned(told, before, 25_000_000n);
    expect(await statusOf(id)).toBe('CANCELED');
  });

  it.each([
    ['UNDERPAID', 24_999_999n],
    ['OVERPAID', 25_000_001n],
  ] as const)('a deposit is returned when it is %s', async (reason, amount) => {
    const before = await tokensOf(chain, REFUND_TO);
    const { id, told } = await awaiting();
    await send(chain, await payer(chain), depositCalls(told, amount));
    await service.runUntilIdle();
    expect(await statusOf(id)).toBe('AWAITING_SOURCE_FUNDS');
    await expectReturned(told, before, amount);
    expect(await decided(told.dealId)).toEqual(['RETURNED', reason]);
    expect(await statusOf(id)).toBe('AWAITING_SOURCE_FUNDS');
    await sender.api.cancelOfframpPayment({ id }).unwrap();
  });

  it('a wrong deposit leads to a new deal, whose refund alone ends the payment (D-084, D-094)', async () => {
    const { id, told } = await awaiting('25.000001');
    const account = await payer(chain);
    await send(chain, account, depositCalls(told, 25_000_000n));
    await final();
    await final();
    expect([await statusOf(id), await dealStatus(chain, told)]).toEqual(['AWAITING_SOURCE_FUNDS', 'REFUNDED']);
    const again = instructionsOf(await read(sender, id));
    expect(again).toMatchObject({ escrowAddress: told.escrowAddress, amountMinor: '25000001' });
    expect(again.dealId).not.toBe(told.dealId);
    await send(chain, account, again.steps);
    await service.runUntilIdle();
    expect(await statusOf(id)).toBe('SOURCE_FUNDS_CONFIRMING');
    await final();
    await confirm(recipient, id);
    await recipient.api.stepTestProvider({ id, steps: 3 }).unwrap();
    await service.runUntilIdle();
    expect(await statusOf(id)).toBe('REFUND_PENDING');
    const { dealId, escrowAddress } = told;
    const late = endDeposit({ dealId, escrowAddress, end: 'refund', paymentId: id });
    await working(service, async (unit) => unit.write(late));
    expect(await service.runner.runDue({ topic: 'offramp.end-deposit', key: `${dealId}:refund` })).toBe(1);
    expect(await statusOf(id)).toBe('REFUND_PENDING');
    await final();
    expect([await statusOf(id), await dealStatus(chain, again)]).toEqual(['REFUNDED', 'REFUNDED']);
    await checkBooks(service);
  });

  it('a deposit is returned when its refund address differs from the payment’s', async () => {
    const { id, told } = await awaiting();
    const account = await payer(chain);
    await send(chain, account, depositCalls(told, 25_000_000n, account.address));
    await final();
    await final();
    expect(await decided(told.dealId)).toEqual(['RETURNED', 'OTHER_REFUND_ADDRESS']);
    expect([await statusOf(id), await tokensOf(chain, account.address)]).toEqual([
      'AWAITING_SOURCE_FUNDS',
      1_000_000_000n,
    ]);
  });

  it('a deposit for an unknown deal is returned, and the escrow takes one deposit per deal', async () => {
    const before = await tokensOf(chain, REFUND_TO);
    const { told } = await awaiting();
    const stray = { ...told, dealId: `0x${'5'.repeat(64)}` };
    await send(chain, await payer(chain), depositCalls(stray, 7_000_000n));
    await service.runUntilIdle();
    await expectReturned(stray, before, 7_000_000n);
    expect(await decided(stray.dealId)).toEqual(['RETURNED', 'UNKNOWN_DEAL']);
    const second = await send(chain, await payer(chain), depositCalls(stray, 7_000_000n));
    expect(second.status).toBe('reverted');
  });

  it('a payment that its provider failed is REFUNDED once the refund transaction is final (D-094)', async () => {
    const before = await tokensOf(chain, REFUND_TO);
    const { id, told } = await deposited('25.000001');
    await final();
    await confirm(recipient, id);
    await recipient.api.stepTestProvider({ id, steps: 3 }).unwrap();
    await service.runUntilIdle();
    expect([await statusOf(id), await dealStatus(chain, told)]).toEqual(['REFUND_PENDING', 'REFUNDED']);
    expect(await sender.balances()).toMatchObject({ escrow: expect.any(BigInt) });
    await checkBooks(service);
    await expectReturned(told, before, 25_000_001n);
    const refunded = await read(sender, id);
    expect([refunded.status, refunded.refundedAt]).toEqual(['REFUNDED', expect.any(String)]);
    expect(await decided(told.dealId)).toEqual(['FUNDED', null]);
    const calls = await service.pool.owner('chain_transactions').where('key', 'like', `deposit:${told.dealId}:%`);
    expect(calls.map(({ key }) => key)).toEqual([`deposit:${told.dealId}:refund:1`]);
  });

  it('a refund that the escrow refuses is retried, and its payment waits for it (D-094)', async () => {
    const { id, told } = await deposited('25.000001');
    await final();
    const escrow = chain.chain.contracts.depositEscrow as `0x${string}`;
    const code = await chain.client.getCode({ address: escrow });
    await chain.local.setCode(escrow, '0x60006000fd');
    await confirm(recipient, id);
    await recipient.api.stepTestProvider({ id, steps: 3 }).unwrap();
    await service.runUntilIdle();
    await mine(chain, service);
    const call = () => service.pool.owner('chain_transactions').where({ key: `deposit:${told.dealId}:refund:1` });
    expect((await call()).map(({ state }) => state)).toEqual(['FAILED']);
    expect(await statusOf(id)).toBe('REFUND_PENDING');
    await chain.local.setCode(escrow, code ?? '0x');
    await call().update({ settled_at: new Date(Date.now() - 61_000) });
    await service.engine.services.jobs.runNow({ topic: 'offramp.end-deposit', key: `${told.dealId}:refund` });
    await service.runUntilIdle();
    await final();
    expect([await statusOf(id), await dealStatus(chain, told)]).toEqual(['REFUNDED', 'REFUNDED']);
    await checkBooks(service);
  });
});

describe('claims that a deposit funds (D-085, D-187)', () => {
  const CLAIM_LIFE = 14 * 86_400 + 60;

  it('a deposit funds a parked claim without a change of status, and its later owner is paid', async () => {
    const phone = '+15550261010';
    const { id, told } = await deposited('30.00', phone);
    expect([await statusOf(id), (await claimOf(sender, id)).funded]).toEqual(['PENDING_CLAIM', false]);
    await final();
    const funded = await read(sender, id);
    expect([funded.status, 'fundingInstructions' in funded]).toEqual(['PENDING_CLAIM', false]);
    expect((await claimOf(sender, id)).funded).toBe(true);
    expect(refusal(await sender.api.cancelOfframpPayment({ id })).code).toBe('CANCEL_CONFLICT');
    await checkBooks(service);
    const late = await service.signUp('Late Recipient');
    await verifyPhone(service, late, phone);
    await onboard(late);
    await addServiceBalance(late);
    await service.runUntilIdle();
    await confirm(late, id);
    await late.api.stepTestProvider({ id, steps: 3 }).unwrap();
    await service.runUntilIdle();
    await final();
    expect([await statusOf(id), (await claimOf(sender, id)).status]).toEqual(['DELIVERED', 'RELEASED']);
    expect(await dealStatus(chain, told)).toBe('RELEASED');
    await checkBooks(service);
  });

  it('a complete claim waits for its deposit, and locks with it', async () => {
    const phone = '+15550261011';
    const { id, told } = await awaiting('30.00', phone);
    const early = await service.signUp('Early Recipient');
    await verifyPhone(service, early, phone);
    await onboard(early);
    await addServiceBalance(early);
    await service.runUntilIdle();
    expect([await statusOf(id), (await claimOf(sender, id)).status]).toEqual(['AWAITING_SOURCE_FUNDS', 'OPEN']);
    await send(chain, await payer(chain), told.steps);
    await service.runUntilIdle();
    await final();
    expect((await claimOf(sender, id)).status).toBe('LOCKED');
    expect(await statusOf(id)).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    await checkBooks(service);
  });

  it('an expired claim is refunded on the chain when it was funded, and only ends when it was not', async () => {
    const before = await tokensOf(chain, REFUND_TO);
    const funded = await deposited('30.00', '+15550261012');
    const unfunded = await awaiting('30.00', '+15550261013');
    await final();
    await advance(sender, CLAIM_LIFE);
    await service.runUntilIdle();
    expect([await statusOf(funded.id), await statusOf(unfunded.id)]).toEqual(['REFUND_PENDING', 'CANCELED']);
    await final();
    expect([await statusOf(funded.id), (await claimOf(sender, funded.id)).status]).toEqual(['REFUNDED', 'REFUNDED']);
    expect((await tokensOf(chain, REFUND_TO)) - before).toBe(30_000_000n);
    await checkBooks(service);
  });
});
