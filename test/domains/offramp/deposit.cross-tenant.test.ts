import { encodeAbiParameters } from 'viem/utils';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callsNamed,
  DEPOSITED,
  DEPOSITS,
  decidedDeposit,
  depositOf,
  partnersPayment,
  paymentOfDeal,
} from '../../../src/domains/offramp/deposits/deposit.cross-tenant.ts';
import { TRON } from '../../../src/domains/offramp/providers/tron-partner.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

const hash = (digit: string): `0x${string}` => `0x${digit.repeat(64)}`;
const DEAL = hash('a');
const OTHER = hash('b');
const ESCROW = `0x${'d'.repeat(40)}`;
const REFUND = `0x${'e'.repeat(40)}` as const;

let engine: TestEngine;
const row = (table: string, given: object): Promise<void> => anyRow(engine.pool.owner, table, { ...given });
const log = (block_number: number, amount: bigint, more: object = {}): Promise<void> => {
  const depositor = `0x${'0'.repeat(24)}${'f'.repeat(40)}`;
  const data = encodeAbiParameters([{ type: 'uint256' }, { type: 'address' }], [amount, REFUND]);
  return row('chain_logs', {
    filter: DEPOSITS,
    block_number,
    block_hash: hash(String(block_number)),
    transaction_hash: hash('9'),
    address: ESCROW,
    topics: JSON.stringify([DEPOSITED, DEAL, depositor]),
    data,
    state: 'SEEN',
    ...more,
  });
};

beforeAll(async () => {
  engine = await startTestEngine();
});
beforeEach(() =>
  engine.pool.owner.raw('TRUNCATE chain_logs, offramp_payments, offramp_deposits, chain_transactions CASCADE'),
);
afterAll(() => engine.stop());

describe('the deposit of a deal (D-084, D-085)', () => {
  const deposit = (dealId: string) => asking(engine, (reads) => depositOf(reads, dealId));

  it('is read with its current confirmation', async () => {
    await log(1, 25_000_003n);
    expect(await deposit(DEAL)).toEqual({
      dealId: DEAL,
      escrowAddress: ESCROW,
      amountMinor: 25_000_003n,
      transactionHash: hash('9'),
      refundAddress: expect.stringMatching(new RegExp(`^${REFUND}$`, 'i')),
      confirmed: false,
    });
    expect(await deposit(OTHER)).toBeUndefined();
    await engine.pool.owner('chain_logs').update({ state: 'CONFIRMED' });
    expect(await deposit(DEAL)).toMatchObject({ confirmed: true });
  });

  it('is the newest deposit that no reorganisation has orphaned', async () => {
    await log(5, 5n, { state: 'ORPHANED' });
    expect(await deposit(DEAL)).toBeUndefined();
    await log(3, 3n);
    await log(4, 4n);
    await log(2, 2n);
    expect(await deposit(DEAL)).toMatchObject({ amountMinor: 4n });
  });

  it('ignores the logs of other filters', async () => {
    await log(1, 1n, { filter: 'other' });
    expect(await deposit(DEAL)).toBeUndefined();
  });

  it('keeps its first decision', async () => {
    const decided = (dealId: string) => asking(engine, (reads) => decidedDeposit(reads, dealId));
    await row('offramp_deposits', {
      deal_id: DEAL,
      disposition: 'RETURNED',
      reason: 'UNDERPAID',
      transaction_hash: hash('9'),
      escrow_address: ESCROW,
      refund_address: REFUND,
    });
    expect(await decided(DEAL)).toMatchObject({ dealId: DEAL, paymentId: null, disposition: 'RETURNED' });
    expect(await decided(OTHER)).toBeUndefined();
  });
});

describe('the payment of a deal', () => {
  const payment = (id: string, deal_id: string | null, more: object = {}) =>
    row('offramp_payments', {
      id,
      deal_id,
      escrow_address: deal_id && ESCROW,
      status: 'AWAITING_SOURCE_FUNDS',
      custody: 'none',
      funding_mode: 'ONCHAIN_DEPOSIT',
      ...more,
    });

  it('is found by its deal', async () => {
    await payment('pay_1', DEAL);
    await payment('pay_2', null);
    const paid = (dealId: string) => asking(engine, (reads) => paymentOfDeal(reads, dealId));
    expect(await paid(DEAL)).toEqual({ id: 'pay_1' });
    expect(await paid(OTHER)).toBeUndefined();
  });

  it('is found by the partner with its id or its deal, on tron only (D-082)', async () => {
    await payment('pay_1', DEAL, { source_chain_key: TRON.chainKey });
    await payment('pay_2', OTHER, { source_chain_key: 'eip155:84532' });
    const meant = (reference: string) => asking(engine, (reads) => partnersPayment(reads, reference));
    expect(await meant('pay_1')).toEqual({ id: 'pay_1' });
    expect(await meant(DEAL)).toEqual({ id: 'pay_1' });
    expect(await meant('pay_2')).toBeUndefined();
    expect(await meant(OTHER)).toBeUndefined();
    expect(await meant('pay_3')).toBeUndefined();
  });
});

it('the calls of a name are those of its attempts, newest first', async () => {
  for (const key of ['deal:1', 'deal:2', 'deal', 'deals:1', 'dea:9', 'deal;1', 'deal:1:refund']) {
    await row('chain_transactions', { key, state: 'QUEUED' });
  }
  const calls = await asking(engine, (reads) => callsNamed(reads, 'deal'));
  expect(calls.map(({ key }) => key)).toEqual(['deal:1:refund', 'deal:2', 'deal:1']);
  expect(await asking(engine, (reads) => callsNamed(reads, 'de'))).toEqual([]);
});
