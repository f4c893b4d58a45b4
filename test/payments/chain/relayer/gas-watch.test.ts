import type { PublicClient } from 'viem';
import { afterEach, expect, it, vi } from 'vitest';
import { deploymentsLeft, isOutOfGas } from '../../../../src/payments/chain/gas.ts';
import { GasWatch } from '../../../../src/payments/chain/relayer/gas-watch.ts';

const ADDRESS = '0x00000000000000000000000000000000000000Aa';
const START = 100_000;

afterEach(() => void vi.restoreAllMocks());

function watching() {
  const account = { balance: 10n };
  const clock = { now: START };
  const said: unknown[] = [];
  // Everybody else is rich.
  const getBalance = async ({ address }: { address: string }) => (address === ADDRESS ? account.balance : 1000n);
  const client = { getBalance } as unknown as PublicClient;
  const write = (level: string) => (about: object, text: string) => void said.push([level, about, text]);
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  const watch = new GasWatch({ error: write('error'), info: write('info') } as never);
  return {
    account,
    clock,
    said,
    isShort: () => watch.isShort(client, ADDRESS),
    note: (refused: boolean) => watch.note(client, ADDRESS, refused),
  };
}

it('a gas shortage lasts until the balance rises, or for a minute, since the price may have fallen', async () => {
  const { account, clock, isShort, note } = watching();
  expect(await isShort()).toBe(false);
  await note(true);
  expect(await isShort()).toBe(true);
  account.balance = 9n;
  expect(await isShort()).toBe(true);
  account.balance = 11n;
  expect(await isShort()).toBe(false);
  account.balance = 10n;
  clock.now = START + 59_999;
  expect(await isShort()).toBe(true);
  clock.now = START + 60_000;
  expect(await isShort()).toBe(false);
});

it('a gas shortage is logged at its beginning and its end, with the address and its balance', async () => {
  const { said, note } = watching();
  const begins = ['error', { relayer: ADDRESS, balanceWei: '10' }, expect.stringContaining('out of gas')];
  const ends = ['info', { relayer: ADDRESS }, 'the relayer can pay again'];
  await note(false);
  expect(said).toEqual([]);
  await note(true);
  expect(said).toEqual([begins]);
  await note(true);
  expect(said).toEqual([begins]);
  await note(false);
  await note(false);
  expect(said).toEqual([begins, ends]);
});

it.each([
  [399_999n, 1n, 0n, true],
  [400_000n, 1n, 1n, false],
  [799_999n, 2n, 0n, true],
  [800_000n, 0n, 2n, false],
])('%d wei at a gas price of %d pay for %d wallets', (balance, gasPrice, left, isOut) => {
  const gas = { address: ADDRESS, balance, gasPrice } as const;
  expect([deploymentsLeft(gas), isOutOfGas(gas)]).toEqual([left, isOut]);
});
