import { describe, expect, test } from 'vitest';
import { isEvmAddress, isSolanaAddress, isTronAddress } from '../../../../src/domains/destinations/rules/addresses.ts';

describe('EVM addresses (D-240, D-064)', () => {
  const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

  test('accept a single case, and mixed case only with an EIP-55 checksum', () => {
    expect(isEvmAddress(checksummed)).toBe(true);
    expect(isEvmAddress(checksummed.toLowerCase())).toBe(true);
    expect(isEvmAddress(`0x${checksummed.slice(2).toUpperCase()}`)).toBe(true);
    expect(isEvmAddress(checksummed.replace('aAeb', 'AAeb'))).toBe(false);
  });

  test.each([
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['a digit too few', checksummed.slice(0, -1)],
    ['a digit too many', `${checksummed}0`],
    ['no prefix', checksummed.slice(2)],
    ['an upper-case prefix', `0X${checksummed.slice(2).toLowerCase()}`],
    ['no hex', `0x${'g'.repeat(40)}`],
    ['a space', ` ${checksummed}`],
  ])('%s is refused', (_what, address) => {
    expect(isEvmAddress(address)).toBe(false);
  });
});

describe('Solana addresses (D-240)', () => {
  test.each(['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'])(
    '%s passes (R258)',
    (address) => {
      expect(isSolanaAddress(address)).toBe(true);
    },
  );

  test.each([
    ['no point of the curve', '5ZPhjbF4wyeXrRB7QrtY5NqGZxnrrjegkBpgAoiLZAhz'],
    ['the system program, 32 zero bytes', '11111111111111111111111111111111'],
    ['31 bytes', '1111111111111111111111111111111'],
    ['33 bytes', '111111111111111111111111111111111'],
    ['a character outside the alphabet', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt10'],
    ['nothing', ''],
    ['far too much', '1'.repeat(128)],
  ])('%s is refused', (_what, address) => {
    expect(isSolanaAddress(address)).toBe(false);
  });
});

describe('Tron addresses (D-240)', () => {
  const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

  test('accept base58check with the version byte', () => {
    expect(isTronAddress(usdt)).toBe(true);
  });

  test.each([
    ['a wrong checksum', usdt.replace('6t', '6u')],
    ['a bitcoin address', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['33 characters', usdt.slice(0, -1)],
    ['lower case', usdt.toLowerCase()],
  ])('%s is refused', (_what, address) => {
    expect(isTronAddress(address)).toBe(false);
  });
});
