import type { PublicClient } from 'viem';
import { expect, it } from 'vitest';
import { deploymentsLeft, isOutOfGas } from '../../../../src/kernel/chain/gas.ts';
import { GasWatch } from '../../../../src/kernel/chain/relayer/gas-watch.ts';

const ADDRESS = '0x00000000000000000000000000000000000000Aa';

function watching() {
  const account = { balance: 10n };
  const clock = { now: 0 };
  const said: unknown[] = [];
  const client = { getBalance: async () => account.balance } as unknown as PublicClient;
  const write = (level: string) => (about: object, text: string) => void said.push([level, about, text]);
  const watch = new GasWatch({ error: write('error'), info: write('info') } as never, () => clock.now);
  return {
    ...{ account, clock, said },
    isShort: () => watch.isShort(client, ADDRESS),
    note: (refused: boolean) => watch.note(client, ADDRESS, refused),
  };
}

it('waits for more than there was, or for a minute, in which the price may have fallen', async () => {
  const { account, clock, isShort, note } = watching();
  expect(await isShort()).toBe(false);
  await note(true);
  expect(await isShort()).toBe(true);
  account.balance = 9n;
  expect(await isShort()).toBe(true);
  account.balance = 11n;
  expect(await isShort()).toBe(false);
  account.balance = 10n;
  clock.now = 59_999;
  expect(await isShort()).toBe(true);
  clock.now = 60_000;
  expect(await isShort()).toBe(false);
});

it('tells the beginning and the end, with the address and what it has', async () => {
  const { said, note } = watching();
  await note(false);
  await note(true);
  await note(true);
  await note(false);
  await note(false);
  expect(said).toEqual([
    ['error', { relayer: ADDRESS, balanceWei: '10' }, expect.stringContaining('out of gas')],
    ['info', { relayer: ADDRESS }, 'the relayer can pay again'],
  ]);
});

it.each([
  [399_999n, 1n, 0n, true],
  [400_000n, 1n, 1n, false],
  [799_999n, 2n, 0n, true],
  [800_000n, 0n, 2n, false],
])('%d wei at a price of %d: %d wallets', (balance, gasPrice, left, isOut) => {
  const gas = { address: ADDRESS, balance, gasPrice } as const;
  expect([deploymentsLeft(gas), isOutOfGas(gas)]).toEqual([left, isOut]);
});
