import { type Address, getAddress, type Hex } from 'viem';
import { encodeFunctionData } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { spendOfCall } from '../../../../src/domains/payments/rules/spend-of-call.ts';
import { erc20Abi } from '../../../../src/payments/chain/index.ts';

const TOKEN = getAddress(`0x${'ab'.repeat(20)}`);
const PAYEE = getAddress(`0x${'12'.repeat(20)}`);
const OTHER = getAddress(`0x${'34'.repeat(20)}`);
const word = (hex: string): string => hex.padStart(64, '0');
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [PAYEE, 400_000_000n] });
const approve: Hex = `0x095ea7b3${word(PAYEE.slice(2).toLowerCase())}${'f'.repeat(64)}`;
const transferFrom: Hex = `0x23b872dd${word(OTHER.slice(2))}${word(PAYEE.slice(2))}${word('64')}`;

const spend = (data: Hex, to: string = TOKEN, value = 0n) => spendOfCall({ to, value, data }, TOKEN as Address);
const unjudged = (counterparty: string) => ({ amountBaseUnits: null, counterparty, isUnjudgedCall: true });

describe('a call of the known token is judged as the payment that it makes (D-508)', () => {
  test.each([
    ['transfer', transfer, 400_000_000n],
    ['transferFrom, whoever it draws from', transferFrom, 100n],
    ['approve, in full', approve, 2n ** 256n - 1n],
  ])('%s', (_what, data, amountBaseUnits) => {
    expect(spend(data)).toEqual({ amountBaseUnits, counterparty: PAYEE, isUnjudgedCall: false });
    expect(spend(data.toUpperCase().replace('0X', '0x') as Hex, TOKEN.toLowerCase())).toEqual(spend(data));
  });
});

describe('any other call is not judged', () => {
  test.each<[string, Hex, string?, bigint?]>([
    ['a transfer of another token', transfer, OTHER],
    ['a transfer that sends ether along', transfer, TOKEN, 1n],
    ['bytes behind the arguments', `${transfer}00`],
    ['an argument too few', transfer.slice(0, -64) as Hex],
    ['an address with a byte too many', `0xa9059cbb${word(`1${PAYEE.slice(2)}`)}${word('1')}`],
    ['another function of the token', `0x39509351${word(PAYEE.slice(2))}${word('1')}`],
    ['ether', '0x', OTHER, 1n],
  ])('%s', (_what, data, to = TOKEN, value = 0n) => {
    expect(spend(data, to, value)).toEqual(unjudged(to));
  });

  test('a call without ether and data moves nothing, and is judged', () => {
    expect(spend('0x', OTHER)).toEqual({ amountBaseUnits: null, counterparty: OTHER, isUnjudgedCall: false });
  });
});
