import type { Hex } from 'viem';
import { decodeFunctionData } from 'viem/utils';
import { describe, expect, it, test } from 'vitest';
import { concludeMint, mintCall, mintKey } from '../../../src/domains/ramps/mint.ts';
import { worker as mints } from '../../../src/domains/ramps/mint.worker.ts';
import { worker as payments } from '../../../src/domains/ramps/ramp-payment.worker.ts';
import { erc20Abi } from '../../../src/payments/chain/index.ts';
import { sample } from './ramp.sample.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const ID = 'rmp_01k9zt5r7m8q4x2v6b3n1c0m01';
const MULTISIG = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const TOKEN = '0x036CbD53842c5426634e7929541eC2318f3dCF7e';

/** A ramp that keeps what it is sent. */
function rampIn(status = 'SUBMITTED', more: object = {}) {
  const sent: unknown[] = [];
  const context = { ...sample.context({ tenantId: 'ten_1', memberId: '', paymentId: '' }, 1), ...more };
  const send = async (...event: unknown[]) => void sent.push(event);
  return { sent, ramp: { id: ID, status, now, context, send } as unknown as Parameters<typeof concludeMint>[0] };
}

const chain = { contracts: { settlementToken: TOKEN }, relayer: { address: MULTISIG } } as never;

describe('the mint of an on-ramp (R360, D-300)', () => {
  it('is one call per ramp, with its amount and wallet, and wakes the ramp at its end', () => {
    const call = mintCall(rampIn().ramp, { address: MULTISIG }, chain);
    expect(call).toMatchObject({
      kind: 'insert',
      table: 'chain_transactions',
      onConflict: 'ignore',
      row: {
        key: `ramp:${ID}`,
        toAddress: TOKEN,
        value: 0n,
        createdAt: now,
        wakes: { topic: 'ramps.mint', key: ID, payload: { rampId: ID }, whenSettled: true },
      },
    });
    const { data } = (call as unknown as { row: { data: Hex } }).row;
    expect(decodeFunctionData({ abi: erc20Abi, data }).args).toEqual([MULTISIG, 1_000_000n]);
  });

  test.each([
    ['CONFIRMED', '0x5', ['CONFIRM', { txHash: '0x5', fiatRef: 'SIM-2V6B3N1C0M01', at: now }]],
    ['CONFIRMED', null, undefined],
    ['REVERTED', '0x5', ['FAIL', { reason: 'MINT_FAILED' }]],
    ['FAILED', null, ['FAIL', { reason: 'MINT_FAILED' }]],
    ['SENT', '0x5', undefined],
    ['QUEUED', null, undefined],
  ] as const)('in state %s with the hash %s sends the event %j', async (state, hash, event) => {
    const { sent, ramp } = rampIn();
    await concludeMint(ramp, { state, hash: hash as never });
    expect(sent).toEqual(event === undefined ? [] : [event]);
  });

  it('is recorded once', async () => {
    for (const status of ['CONFIRMED', 'FAILED']) {
      const { sent, ramp } = rampIn(status);
      await concludeMint(ramp, { state: 'REVERTED', hash: null });
      expect(sent).toEqual([]);
    }
  });
});

describe('the worker behind an off-ramp (R427, D-301)', () => {
  const off = { direction: 'off', paymentId: 'pay_1' };
  async function follow(status: string, paymentStatus: string | undefined, more: object = {}, paymentId = 'pay_1') {
    const { sent, ramp } = rampIn(status, { ...off, ...more });
    const reads = { one: async () => paymentStatus && { id: 'pay_1', status: paymentStatus } };
    const tools = { transaction: (act: (unit: object) => unknown) => act({ reads, aggregate: async () => ramp }) };
    await payments.work({ payload: { rampId: ID, paymentId } } as never, tools as never);
    return sent;
  }

  test.each([
    ['COMPLETED', ['CONFIRM', { txHash: null, fiatRef: 'SIM-2V6B3N1C0M01', at: now }]],
    ['FAILED', ['FAIL', { reason: 'PAYMENT_FAILED' }]],
    ['CANCELLED', ['FAIL', { reason: 'PAYMENT_CANCELED' }]],
  ])('ends the ramp as its payment has ended: %s', async (status, event) => {
    expect(await follow('SUBMITTED', status)).toEqual([event]);
  });

  it('ignores a ramp that has ended, and the outcome of another payment', async () => {
    expect(await follow('CONFIRMED', 'FAILED')).toEqual([]);
    expect(await follow('SUBMITTED', 'FAILED', { paymentId: 'pay_2' })).toEqual([]);
  });

  it('throws when the payment has not ended or is missing', async () => {
    for (const status of ['EXECUTING', undefined])
      await expect(follow('SUBMITTED', status)).rejects.toThrow(`the payment of ${ID} has not ended`);
  });
});

describe('the worker behind a mint (D-300)', () => {
  interface Found {
    readonly status?: string;
    readonly call?: object;
    readonly wallet?: object | undefined;
    readonly isAvailable?: boolean;
  }
  async function work({ status, call, isAvailable = true, ...more }: Found) {
    const { sent, ramp } = rampIn(status);
    const [written, waits]: [unknown[], unknown[]] = [[], []];
    const wallet = 'wallet' in more ? more.wallet : { id: 'wal_sample', address: MULTISIG };
    const controls = { available: isAvailable };
    const reads = {
      many: async () => (call === undefined ? [] : [{ key: mintKey(ID), ...call }]),
      one: async (query: { toString(): string }) => (query.toString().includes('wallets') ? wallet : controls),
    };
    const unit = {
      reads: { ...reads, acrossTenants: reads },
      aggregate: async () => ramp,
      write: (one: unknown) => void written.push(one),
    };
    const tools = {
      services: { config: { settlementIntervalMs: 250 }, chain },
      transaction: (act: (unit: object) => unknown) => act(unit),
      later: (ms: number) => void waits.push(ms),
    };
    await mints.work({ payload: { rampId: ID } } as never, tools as never);
    return { sent, written, waits };
  }

  it('records the outcome of the mint', async () => {
    expect((await work({ call: { state: 'REVERTED', hash: '0x5' } })).sent).toEqual([
      ['FAIL', { reason: 'MINT_FAILED' }],
    ]);
  });

  it('does nothing for a ramp that has ended or whose mint is pending', async () => {
    const idle = { sent: [], written: [], waits: [] };
    expect(await work({ status: 'FAILED' })).toEqual(idle);
    expect(await work({ call: { state: 'SENT', hash: '0x5' } })).toEqual(idle);
  });

  it('requests a missing mint, under the same key', async () => {
    const { sent, written } = await work({});
    expect(sent).toEqual([]);
    expect(written).toEqual([mintCall(rampIn().ramp, { address: MULTISIG }, chain)]);
  });

  it('waits while the tenant’s chain is down, and requests nothing', async () => {
    expect(await work({ isAvailable: false })).toEqual({ sent: [], written: [], waits: [250] });
  });

  it('needs the wallet', async () => {
    await expect(work({ wallet: undefined })).rejects.toThrow(`the wallet of ${ID} is gone`);
  });
});
