import { expect, test } from 'vitest';
import { cryptoAccount } from '../../../../src/domains/cards/rules/crypto-account.ts';

const EVM = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const SOLANA = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T';

test.each([
  ['base', EVM, EVM],
  ['world_chain', EVM.toLowerCase(), EVM],
  ['base', EVM.replace('C', 'c'), undefined],
  ['base', SOLANA, undefined],
  ['solana', SOLANA, SOLANA],
  ['solana', SOLANA.slice(4), undefined],
  ['solana', `${SOLANA}1111`, undefined],
  ['solana', `0${SOLANA.slice(1)}`, undefined],
  ['solana', EVM, undefined],
] as const)('an account on %s: %s (R331, D-275)', (chain, address, account) => {
  expect(cryptoAccount(chain, address)).toBe(account);
});
