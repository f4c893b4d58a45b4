import { randomBytes } from 'node:crypto';
import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { bytesToHex, hashMessage, recoverAddress } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { keyThatSigned } from '../../../src/payments/chain/key-that-signed.ts';

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const digest = hashMessage('text');
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const word = (value: bigint): string => value.toString(16).padStart(64, '0');

describe('the key that signed', () => {
  test('is the signer’s, and another for another text', async () => {
    const signature = await account.signMessage({ message: 'text' });
    expect(keyThatSigned(digest, signature)).toBe(account.address);
    expect(keyThatSigned(digest, `0x${signature.slice(2).toUpperCase()}`)).toBe(account.address);
    const another = keyThatSigned(hashMessage('texu'), signature);
    expect(another).toMatch(/^0x[0-9a-fA-F]{40}$/);
    expect(another).not.toBe(account.address);
  });

  test('is the same for v as parity or plus 27, and undefined for any other v', async () => {
    const point = (await account.signMessage({ message: 'text' })).slice(0, -2);
    const named = Array.from({ length: 256 }, (_, v) =>
      keyThatSigned(digest, `${point}${bytesToHex(Uint8Array.of(v)).slice(2)}`),
    );
    expect(named.flatMap((address, v) => (address === undefined ? [] : [v]))).toEqual([0, 1, 27, 28]);
    expect([named[0], named[1]]).toEqual([named[27], named[28]]);
    expect(named.filter((address) => address === account.address)).toHaveLength(2);
  });

  test('is undefined for a malformed signature', async () => {
    const signature = await account.signMessage({ message: 'text' });
    const r = signature.slice(2, 66);
    for (const none of [
      ...['', '0x', signature.slice(0, -2), `${signature}00`, ` ${signature}`, `${signature}\n`, signature.slice(2)],
      // The compact form of EIP-2098 has 64 bytes.
      signature.slice(0, 130),
      ...['x'.repeat(132), `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`, `0x${'ab'.repeat(64)}09`],
      // r or s is 0 or the order of the group, or r is on no point.
      ...[`0x${word(0n)}${r}1b`, `0x${r}${word(0n)}1b`, `0x${word(ORDER)}${r}1b`, `0x${r}${word(ORDER)}1b`],
      `0x${word(5n)}${r}1b`,
    ]) {
      expect(keyThatSigned(digest, none), none).toBeUndefined();
    }
  });

  test('agrees with viem for valid and random signatures, except a high s', async () => {
    const named = { both: 0, neither: 0 };
    for (let round = 0; round < 60; round += 1) {
      const hash = bytesToHex(randomBytes(32));
      const signature = await privateKeyToAccount(generatePrivateKey()).sign({ hash });
      const [r, s, v] = [signature.slice(2, 66), BigInt(`0x${signature.slice(66, 130)}`), signature.slice(130)];
      const mirrored: Hex = `0x${r}${word(ORDER - s)}${v === '1b' ? '1c' : '1b'}`;
      // Anybody can make the mirror image of a signature: it would be a second one of the same key.
      expect(await recoverAddress({ hash, signature: mirrored })).toBe(keyThatSigned(hash, signature));
      expect(keyThatSigned(hash, mirrored)).toBeUndefined();
      const point = `${randomBytes(32).toString('hex')}${word(BigInt(`0x${randomBytes(32).toString('hex')}`) >> 1n)}`;
      for (const given of [signature, `0x${point}${v}`] as const) {
        const expected = await recoverAddress({ hash, signature: given }).catch(() => undefined);
        expect(keyThatSigned(hash, given), given).toBe(expected);
        named[expected === undefined ? 'neither' : 'both'] += 1;
      }
    }
    expect(named.both).toBeGreaterThanOrEqual(60);
    expect(named.neither).toBeGreaterThan(0);
  });
});
