import { describe, expect, it, test } from 'vitest';
import { offRamp } from '../../../src/domains/ramps/off-ramp.ts';
import { type OrderRefusal, orderOf } from '../../../src/domains/ramps/order.ts';
import { Refusal, refuse } from '../../../src/platform/refusal.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const DAY_MS = 86_400_000;

interface Stands {
  readonly direction?: 'on' | 'off';
  readonly amount?: string;
  readonly wallet?: object | undefined;
  readonly isEscrow?: boolean;
  readonly counted?: readonly { createdAt: Date; amountBaseUnits: bigint }[];
}

/** A request for a ramp, at most 10 USD, and 25 in 24 hours. */
function asked({ direction = 'on', amount = '1.00', isEscrow = false, counted = [], ...more }: Stands) {
  const wallet = 'wallet' in more ? more.wallet : { id: 'wal_1', status: 'DEPLOYED' };
  const reads = {
    one: async (query: { toString(): string }) =>
      query.toString().includes('"wallets"') && !isEscrow ? wallet : undefined,
    many: async () => counted,
  };
  const fail = Object.assign((code: 'INVALID_AMOUNT' | 'WALLET_NOT_FOUND') => refuse(code), {
    until: (retryAfterSeconds: number, code: never, details: never) => refuse(code, { details, retryAfterSeconds }),
  });
  const services = { config: { rampMaxBaseUnits: 10_000_000n, rampDailyBaseUnits: 25_000_000n } };
  const request = { body: { walletId: 'wal_1', direction, amount }, tenantId: 'ten_1', now, reads, services, fail };
  return request as unknown as Parameters<typeof orderOf>[0];
}

const codeOf = async (stands: Stands) => ((await orderOf(asked(stands))) as OrderRefusal).code;

describe('the order of a ramp (R570, D-299, D-300)', () => {
  it('has the wallet and the amount', async () => {
    expect(await orderOf(asked({}))).toEqual({
      wallet: { id: 'wal_1', status: 'DEPLOYED' },
      amountBaseUnits: 1_000_000n,
    });
  });

  test.each([
    ['no amount', { amount: '0.0000001' }, 'INVALID_AMOUNT'],
    ['no wallet', { wallet: undefined }, 'WALLET_NOT_FOUND'],
    ['off, of an escrow', { direction: 'off', isEscrow: true }, 'WALLET_NOT_FOUND'],
    ['on, to an escrow', { isEscrow: true }, 'WALLET_NOT_FOUND'],
    ['on, to a wallet that has failed', { wallet: { status: 'FAILED' } }, 'WALLET_NOT_DEPLOYABLE'],
    ['off, from a wallet that has failed', { direction: 'off', wallet: { status: 'FAILED' } }, 'WALLET_NOT_DEPLOYED'],
    ['off, not deployed', { direction: 'off', wallet: { status: 'DEPLOYING' } }, 'WALLET_NOT_DEPLOYED'],
    ['more than one may move', { amount: '10.000001' }, 'RAMP_AMOUNT_TOO_LARGE'],
    ['all of it, and the wallet comes first', { amount: '11', wallet: undefined }, 'WALLET_NOT_FOUND'],
  ] as const)('%s is refused', async (_, stands, code) => expect(await codeOf(stands)).toBe(code));

  it('accepts the maximum amount, into a wallet that is still being deployed or out of one', async () => {
    for (const stands of [{ wallet: { status: 'DEPLOYING' } }, { direction: 'off' as const }])
      expect(await orderOf(asked({ ...stands, amount: '10' }))).toMatchObject({ amountBaseUnits: 10_000_000n });
  });

  test.each([
    ['a millisecond is left', DAY_MS - 1, 1],
    ['a second', DAY_MS - 1000, 1],
    ['a millisecond more', DAY_MS - 1001, 2],
    ['none', DAY_MS, 1],
  ])('over the cap tells when it fits again: %s', async (_, agoMs, seconds) => {
    const createdAt = new Date(now.getTime() - agoMs);
    const refusal = await orderOf(asked({ counted: [{ createdAt, amountBaseUnits: 24_000_001n }] }));
    expect(refusal).toMatchObject({
      code: 'RAMP_DAILY_CAP',
      retryAfterSeconds: seconds,
      details: { resetsAt: new Date(createdAt.getTime() + DAY_MS).toISOString() },
    });
  });
});

describe('an off-ramp (D-251, D-301)', () => {
  const off = (begun: unknown) =>
    offRamp({ tenantId: 'ten_1', firstPhase: async () => begun } as unknown as Parameters<typeof offRamp>[0]);

  it('answers BALANCE_UNAVAILABLE when the chain does not tell the balance, and keeps any other refusal', async () => {
    const unavailable = { code: 'BALANCE_UNAVAILABLE', retryAfterSeconds: 2 };
    expect(await off(refuse('CHAIN_UNAVAILABLE'))).toMatchObject(unavailable);
    const denied = refuse('TWOFA_AGENT_NOT_PERMITTED');
    expect(await off(denied)).toBe(denied);
    expect(denied).toBeInstanceOf(Refusal);
  });

  it('throws when its payment is neither proposed nor refused', async () => {
    await expect(off(null)).rejects.toThrow('neither proposed nor refused');
  });
});
